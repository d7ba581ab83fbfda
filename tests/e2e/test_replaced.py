"""The program's own files are replaced while it runs, as an upgrade in place does."""

import shutil
from pathlib import Path

import pytest

from tests.e2e.conftest import settings_for
from tests.e2e.subprocesses import Served, until
from tests.e2e.test_kill import free_port, texts_of
from tests.e2e.test_lost_store import acknowledged, is_well, say
from tests.scripted_upstream import ScriptedUpstream

pytestmark = pytest.mark.long

ROOT = Path(__file__).parents[2]
PACKAGES = ("adapters", "config", "memory", "proxy", "ricordo")


def test_what_is_read_from_files_is_read_before_they_are_taken_away(tmp_path: Path):
    for package in PACKAGES:
        shutil.copytree(ROOT / package, tmp_path / "installed" / package)
    log = tmp_path / "log"
    with ScriptedUpstream.in_thread() as upstream:
        settings = settings_for(tmp_path / "ricordo.db", upstream)
        installed = {"PYTHONPATH": str(tmp_path / "installed"), "PYTHONSAFEPATH": "1"}
        with Served(settings, free_port(), log=log, **installed) as served:
            until(lambda: is_well(served))
            for file in (tmp_path / "installed" / "memory").rglob("*.txt"):
                file.unlink()

            said = ["I live in Graz.", "I moved to Vienna last week, and forget about Graz."]
            answers = [say(served, text) for text in said]

            assert all(map(acknowledged, answers))
            until(lambda: any("Vienna" in text for text in texts_of(settings, "ada")))
    assert "FileNotFoundError" not in log.read_text()
