"""The command line: its help, its exit codes, its errors and its settings."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
import typer.main
from typer.testing import CliRunner

from config.reference import default_toml
from proxy.cli import app


def commands(command: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:  # noqa: ANN401 - typer keeps its classes to itself
    """The path of every command that does something."""
    for name, below in getattr(command, "commands", {}).items():
        yield from commands(below, (*path, name))
    if not hasattr(command, "commands"):
        yield path


COMMANDS = tuple(commands(typer.main.get_command(app)))


@pytest.fixture
def run(tmp_path: Path):
    runner = CliRunner(env={"RICORDO_STORE": str(tmp_path / "store.db"), "TERM": "dumb", "COLUMNS": "200"})
    return lambda *arguments, **more: runner.invoke(app, list(arguments), **more)


def test_every_command_of_the_manual_is_there():
    assert {" ".join(path) for path in COMMANDS} == {
        "serve",
        "worker",
        "demo",
        "reembed",
        "check",
        "config show",
        "config default",
        *(f"memories {name}" for name in ("list", "search", "add", "pin", "unpin", "delete")),
        *(f"keys {name}" for name in ("create", "list", "revoke")),
        *(f"jobs {name}" for name in ("list", "retry", "discard")),
    }


@pytest.mark.parametrize("path", COMMANDS, ids=" ".join)
def test_the_help_of_each_command_teaches_with_an_example(run: Any, path: tuple[str, ...]):
    result = run(*path, "--help")

    assert result.exit_code == 0
    examples = result.stdout.partition("Example")[2]
    assert f"ricordo {' '.join(path)}" in examples


@pytest.mark.parametrize("path", COMMANDS, ids=" ".join)
def test_each_command_that_reports_something_can_do_so_as_json(run: Any, path: tuple[str, ...]):
    silent = {("serve",), ("worker",), ("config", "default")}

    assert ("--json" in run(*path, "--help").stdout) == (path not in silent)


def test_the_exit_codes_are_documented(run: Any):
    assert "Exit codes: 0 done" in run("--help").stdout


def test_D08_a_wrong_setting_is_one_line_on_standard_error_and_exit_code_2(run: Any):
    result = run("serve", env={"RICORDO_SERVER__PRT": "1"})

    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr == "ricordo: RICORDO_SERVER__PRT is not a setting; did you mean RICORDO_SERVER__PORT?\n"


def test_D08_a_wrong_flag_names_the_setting(run: Any):
    result = run("serve", "--upstream", "localhost:11434")

    assert result.exit_code == 2
    assert result.stderr.startswith("ricordo: command line: upstream.base: 'localhost:11434' is not an http")


def test_a_store_that_cannot_be_opened_is_one_line_and_exit_code_3(run: Any, tmp_path: Path):
    (tmp_path / "file").write_text("no folder")

    result = run("memories", "list", "--store", str(tmp_path / "file" / "ricordo.db"))

    assert result.exit_code == 3
    assert len(result.stderr.splitlines()) == 1
    assert "Traceback" not in result.output


def test_a_file_that_is_no_store_is_left_alone(run: Any, tmp_path: Path):
    other = tmp_path / "letter.txt"
    other.write_text("Dear Ada, " * 500)

    result = run("memories", "list", "--store", str(other))

    assert result.exit_code == 3
    assert other.read_text() == "Dear Ada, " * 500


def test_config_show_tells_values_and_where_they_came_from(run: Any, tmp_path: Path):
    file = tmp_path / "ricordo.toml"
    file.write_text("[logs]\nlevel = 'debug'\n")

    result = run("config", "show", "--config", str(file), "--json", env={"RICORDO_SERVER__PORT": "9"})

    shown = {line["setting"]: line for line in msgspec.json.decode(result.stdout)}
    assert shown["logs.level"] == {"setting": "logs.level", "value": "debug", "origin": str(file)}
    assert shown["server.port"] == {"setting": "server.port", "value": 9, "origin": "RICORDO_SERVER__PORT"}
    assert shown["server.host"]["origin"] == "default"


def test_D10_config_show_masks_secrets(run: Any):
    environ = {"RICORDO_SECRET": "canary-1", "OPENAI_API_KEY": "canary-2", "RICORDO_UPSTREAM__API_KEY": "canary-3"}

    for arguments in (("config", "show"), ("config", "show", "--json")):
        assert "canary" not in run(*arguments, env=environ).output


def test_config_show_of_one_section_shows_only_that(run: Any):
    result = run("config", "show", "server")

    assert [line.split("\t")[0] for line in result.stdout.splitlines()] == ["server.host", "server.port"]
    assert run("config", "show", "sever").exit_code == 2


def test_config_default_prints_a_file_that_can_be_used(run: Any):
    assert run("config", "default").stdout == default_toml()


# ── As the shell sees it ──────────────────────────────────────────────────────────────────────────────────────


def ricordo(*arguments: str, **environ: str) -> subprocess.CompletedProcess[str]:
    inherited = {name: value for name, value in os.environ.items() if not name.startswith("RICORDO_")}
    return subprocess.run(
        [sys.executable, "-m", "ricordo", *arguments],
        env=inherited | environ,
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )


def test_the_shell_completes_commands():
    completed = ricordo(_RICORDO_COMPLETE="complete_bash", COMP_WORDS="ricordo me", COMP_CWORD="1")

    assert completed.stdout.split() == ["memories"]


def test_a_missing_configuration_file_is_one_line_and_exit_code_2(tmp_path: Path):
    completed = ricordo("config", "show", RICORDO_CONFIG=str(tmp_path / "nowhere.toml"))

    assert completed.returncode == 2
    assert completed.stderr == f"ricordo: {tmp_path / 'nowhere.toml'}: no such file or directory\n"


def test_the_demonstration_remembers_across_conversations():
    completed = ricordo("demo", "--json")

    assert completed.returncode == 0, completed.stderr
    report = msgspec.json.decode(completed.stdout)
    asked = report["conversations"][1]
    assert report["remembered"]
    assert len(asked) == 1
    assert "penicillin" not in asked[0]["user"]
    assert "scripted stand-in" in asked[0]["answer"]
    assert "penicillin" in asked[0]["answer"]
    assert any("penicillin" in text for text in report["memories"])
