"""`ricordo serve` and `ricordo worker` as most are started, read without the library of the command line.

It and what it loads take a fifth of a second and 20 MB, which whoever serves would keep for as long as it runs. What is
not plain is read by it as ever: `--help`, a value that is wrong, and every other command.
"""

from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from ricordo.cli.errors import FORESEEN, told
from ricordo.cli.logs import load_logs

SHORT = {"-c": "--config", "-p": "--port", "-w": "--workers"}
NUMBERS = frozenset({"--port", "--proxies", "--workers"})
FLAGS = frozenset({"--no-worker", "--supervised"})


def plain_command(arguments: list[str]) -> Callable[[], int] | None:
    """What runs the command and gives its exit code; None: these arguments are not plain."""
    if arguments[:1] not in (["serve"], ["worker"]):
        return None
    load_logs()
    from ricordo.cli import starting  # noqa: PLC0415 - no other command, and no help, waits for it

    options = starting.ServeCommand if arguments[0] == "serve" else starting.WorkerCommand
    run = starting.serve if arguments[0] == "serve" else starting.work
    try:
        chosen = msgspec.convert(dict(_given(arguments[1:])), options, dec_hook=_path)
    except ValueError:
        return None
    return partial(_run, run, chosen)


def _given(words: Iterable[str]) -> Iterable[tuple[str, object]]:
    """Options and their values. Raises `ValueError` where they are not plain."""
    words = iter(words)
    for word in words:
        name, joined, value = word.partition("=")
        name = SHORT.get(name, name) if not joined else name
        field = name.removeprefix("--").replace("-", "_")
        if name in FLAGS and not joined:
            yield field, True
            continue
        value = value if joined else next(words, "")
        if not name.startswith("--") or "_" in name or not value or value.startswith("-"):
            raise ValueError(name)
        yield field, int(value) if name in NUMBERS else value


def _path(kind: type[Any], value: Any) -> Any:  # noqa: ANN401 - how msgspec asks for it
    return kind(value) if kind is Path else value


def _run(run: Callable[[Any], int], options: msgspec.Struct) -> int:
    try:
        return run(options)
    except FORESEEN as error:
        return told(error)
