"""What `ricordo connect` prints works as it is printed, with the clients that are on every developer's machine."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from ricordo.cli.app import app
from tests.e2e.conftest import Ricordo


def printed(ricordo: Ricordo, client: str, *options: str) -> str:
    """The settings as the command prints them, between its sentences."""
    shown = CliRunner().invoke(app, ["connect", client, "--url", ricordo.origin, *options])
    assert shown.exit_code == 0, shown.output
    return shown.stdout.partition("):\n\n" if client == "openai" else "shell:\n\n")[2].partition("\n\nsuccess ")[0]


def ran(command: list[str], folder: Path) -> str:
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=folder, timeout=120)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_ten_lines_for_python_remember(ricordo: Ricordo, tmp_path: Path):
    told = printed(ricordo, "openai", "--user", "fay", "--key", "none")
    asked = told.replace("I live in Lisbon.", "Where do I live, in Lisbon?")

    first = ran([sys.executable, "-c", told], tmp_path)
    assert ricordo.remembered("fay") == ["I live in Lisbon."]
    second = ran([sys.executable, "-c", asked], tmp_path)

    assert [line.split()[0] for line in (first, second)] == ["miss", "hit"]


def test_the_script_of_the_readmes_first_screen_remembers(ricordo: Ricordo, tmp_path: Path):
    readme = Path(__file__).parents[2].joinpath("README.md").read_text("utf-8")
    script = readme.partition("```python\n")[2].partition("```")[0]
    told, asked = re.findall(r'\$ python hello.py "(.*?)"', readme)
    script = script.replace("http://127.0.0.1:8000", ricordo.origin)

    first = ran([sys.executable, "-c", script, told], tmp_path)
    assert ricordo.remembered("local") == [told]
    second = ran([sys.executable, "-c", script, asked], tmp_path)

    assert first.startswith("[miss]")
    assert second.startswith("[hit]")
    assert told.encode() in ricordo.upstream.requests[-1].body


@pytest.mark.skipif(shutil.which("curl") is None, reason="there is no curl on this machine")
@pytest.mark.parametrize("options", [(), ("--user", "Gil d'Ávila"), ("--key", "none", "--user", "gil")])
def test_the_lines_for_curl_remember(ricordo: Ricordo, tmp_path: Path, options: tuple[str, ...]):
    shown = ran([shutil.which("sh") or os.devnull, "-c", printed(ricordo, "curl", *options)], tmp_path)

    assert re.search(r"^x-memory-status: (miss|hit)", shown, re.MULTILINE)
