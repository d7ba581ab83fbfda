"""What the scripts of foreign clients share. It runs in the client's own environment: nothing but the standard library.

A script plays its cases one after the other and writes a JSON line for each. After the case `tell` it waits for a line
on its input: until what was told is remembered. The other cases are conversations of their own.
"""

import asyncio
import inspect
import json
import os
import sys
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

BASE_URL = os.environ["FOREIGN_BASE_URL"]
ORIGIN = BASE_URL.removesuffix("/v1")
KEY = os.environ["OPENAI_API_KEY"]
HEADERS = {"X-Memory-User": "ada"}
MODEL = "gpt-4o-mini"

SAY = SimpleNamespace(**json.loads((Path(__file__).parent.parent / "phrases.json").read_text()))
PICTURE = (
    "data:image/png;base64,"
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=="
)
DEGREES = {"Turin": 21, "Rome": 25}
CITY = {
    "type": "object",
    "properties": {"city": {"type": "string"}},
    "required": ["city"],
    "additionalProperties": False,
}
TOOL = {
    "type": "function",
    "function": {"name": "look_up", "description": "The weather of a city.", "parameters": CITY},
}

# What libraries print goes to the log: the lines on standard output are ours alone.
_lines = os.fdopen(os.dup(1), "w")
os.dup2(2, 1)


def look_up(city: str) -> str:
    """The weather of a city.

    Args:
        city: its name
    """
    return f"{DEGREES[city]} degrees"


def user(text: str) -> list[dict[str, Any]]:
    """A conversation that begins."""
    return [{"role": "user", "content": text}]


def seen(headers: Any) -> None:
    """Tell what a response's headers say of the memory, where a client shows them."""
    _write(memory=[headers.get("x-memory-status"), headers.get("x-memory-reason"), headers.get("x-memory-count")])


def play(*cases: Callable[[], Any]) -> None:
    """Play the cases; what one raises is its result."""
    with asyncio.Runner() as runner:  # one loop for all: a client's connections belong to it
        for case in cases:
            _play(case, runner)


def _play(case: Callable[[], Any], runner: asyncio.Runner) -> None:
    try:
        result = case()
        if inspect.iscoroutine(result):
            result = runner.run(result)
    except Exception as error:  # noqa: BLE001 - an error is compared like any other result
        print(f"{case.__name__}: {error!r}", file=sys.stderr)
        result = {"error": type(error).__name__, "status": getattr(error, "status_code", None)}
    _write(case=case.__name__, result=result)
    if case.__name__ == "tell":
        _write(told=True)
        sys.stdin.readline()


def _write(**line: Any) -> None:
    print(json.dumps(line, default=repr), file=_lines, flush=True)
