"""Most starts are read without the library of the command line, to the same effect."""

import subprocess
import sys
from pathlib import Path
from typing import Any, get_args, get_type_hints

import pytest
import typer.main
from typer.testing import CliRunner

from ricordo.cli import starting
from ricordo.cli.app import app
from ricordo.cli.plain import FLAGS, NUMBERS, SHORT, plain_command
from ricordo.cli.serve import serve, worker

PLAIN = [
    "serve",
    "serve --port 9000",
    "serve --port=9000 --host 0.0.0.0",
    "serve -p 9000 -w 2 -c ricordo.toml",
    "serve --upstream http://127.0.0.1:11434/v1?a=b --store redis://127.0.0.1:6379/0",
    "serve --upstream=http://127.0.0.1:11434/v1?a=b",
    "serve --store 9000 --config ricordo.toml --no-worker",
    "serve --proxies 2 --workers 64",
    "serve --port 1 --port 2",
    'serve --one-of {"number":1}',
    "worker",
    "worker --supervised --store ricordo.db --config=ricordo.toml",
]

OTHERS = [
    "",
    "--help",
    "--version",
    "check",
    "serve --help",
    "serve -h",
    "serve -p9000",
    "serve 9000",
    "serve --",
    "serve --port",
    "serve --port=",
    "serve --port --no-worker",
    "serve --port many",
    "serve --port 65536",
    "serve --port -1",
    "serve --workers 0",
    "serve --proxies 65",
    "serve --no-worker=yes",
    "serve --no_worker",
    "serve --one_of x",
    "serve --colour red",
    "serve --supervised",
    "serve port 9000",
    "worker --port 9000",
]


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """The options that would have been started with."""
    started: list[Any] = []

    def start(options: Any) -> int:
        started.append(options)
        return 3

    monkeypatch.setattr(starting, "serve", start)
    monkeypatch.setattr(starting, "work", start)
    monkeypatch.setattr("ricordo.cli.serve.start_serving", start)
    monkeypatch.setattr("ricordo.cli.serve.work", start)
    return started


@pytest.mark.parametrize("line", PLAIN)
def test_what_is_plain_means_what_it_means_to_the_library(started: list[Any], line: str):
    run = plain_command(line.split())
    assert run is not None
    code = run()
    of_library = CliRunner().invoke(app, line.split())

    assert code == of_library.exit_code == 3
    assert started[0] == started[1]


@pytest.mark.parametrize("line", OTHERS)
def test_what_is_not_plain_is_left_to_the_library(line: str):
    assert plain_command(line.split()) is None


def test_every_option_can_be_plain():
    for command, options in ((serve, starting.ServeCommand), (worker, starting.WorkerCommand)):
        alone = typer.Typer(add_completion=False)
        alone.command()(command)
        known: dict[str, Any] = {name: param for param in typer.main.get_command(alone).params for name in param.opts}
        short = {name: param.opts[0] for name, param in known.items() if not name.startswith("--")}
        fields = {f"--{name.replace('_', '-')}" for name in options.__struct_fields__}

        assert {name for name in known if name.startswith("--")} - {"--help"} == fields
        assert short.items() <= SHORT.items()
        assert {name for name in fields if known[name].is_flag} == FLAGS & fields
        assert {name for name in fields if _is_number(options, name)} == NUMBERS & fields


def _is_number(options: type[Any], name: str) -> bool:
    kind = get_type_hints(options)[name.removeprefix("--").replace("-", "_")]
    return int in (kind, *get_args(kind))


def test_what_is_foreseen_to_go_wrong_is_one_line_and_an_exit_code(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setenv("RICORDO_STORE", str(tmp_path / "ricordo.db"))
    run = plain_command(["serve", "--upstream", "nowhere"])
    assert run is not None

    assert run() == 2
    assert capsys.readouterr().err.startswith("ricordo: command line: upstream.base: ")


LOADED = """
import sys
from ricordo.cli.plain import plain_command
import ricordo.serving, ricordo.working
assert plain_command(["serve", "--port", "9000"])
print(*sorted({"typer", "pydantic", "litestar", "click", "tiktoken"} & sys.modules.keys()))
"""


def test_who_serves_or_works_loads_neither_the_library_nor_the_framework_nor_what_nobody_has_set():
    done = subprocess.run([sys.executable, "-c", LOADED], check=True, capture_output=True, text=True)

    assert done.stdout.split() == ["click"]  # by uvicorn, for a command line of its own
