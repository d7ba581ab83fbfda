"""Which build runs is told, whether it was made of a commit that is known or not."""

import subprocess
from pathlib import Path
from typing import Any

import pytest
from hatchling.builders.sdist import SdistBuilder
from hatchling.builders.wheel import WheelBuilder
from typer.testing import CliRunner

from ricordo import build
from ricordo.cli.app import app

ROOT = Path(__file__).parent.parent.parent
COMMIT = "cb67205113fe"


def git(folder: Path, *arguments: str) -> str:
    """What git says in this folder."""
    who = ("-c", "user.name=a", "-c", "user.email=a@b.c")
    return subprocess.run(["git", *who, *arguments], cwd=folder, capture_output=True, text=True, check=True).stdout


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A repository with one commit, and a tag on it."""
    (tmp_path / "file").write_text("a")
    for command in ("init", "add .", "commit -m first", "tag v1"):
        git(tmp_path, *command.split())
    return tmp_path


def test_a_checkout_tells_its_commit_and_whether_files_differ_from_it(checkout: Path):
    clean = build.commit_of(checkout)
    (checkout / "file").write_text("b")
    changed = build.commit_of(checkout)

    assert clean == git(checkout, "rev-parse", "--short=12", "HEAD").strip()
    assert changed == f"{clean}+changed"


def test_where_there_is_no_checkout_the_commit_is_the_one_that_is_given(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    unknown = build.commit_of(tmp_path)
    monkeypatch.setenv("SOURCE_COMMIT", COMMIT + "0" * 28)

    assert (unknown, build.commit_of(tmp_path)) == ("", COMMIT)


def test_a_folder_below_another_repository_is_not_taken_for_its_checkout(checkout: Path):
    below = checkout / "site-packages"
    below.mkdir()

    assert build.commit_of(below) == ""


@pytest.mark.parametrize("is_known", [True, False])
def test_the_command_tells_version_and_commit(is_known: bool, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(build, "commit", lambda: COMMIT if is_known else "")

    told = CliRunner().invoke(app, ["--version"]).stdout

    assert told == f"ricordo 0.1.0{f' (commit {COMMIT})' if is_known else ''}\n"


@pytest.mark.parametrize("made_by", [SdistBuilder, WheelBuilder])
def test_what_is_built_runs_the_hook_that_records_the_commit(made_by: type[SdistBuilder] | type[WheelBuilder]):
    """What comes of it is looked at when the package is built (.ci/package)."""
    builder: Any = made_by(str(ROOT))

    assert [type(hook).__name__ for hook in builder.get_build_hooks("").values()] == ["CommitHook"]
