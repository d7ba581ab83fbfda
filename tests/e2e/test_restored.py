"""A store one of whose files is older than the other: restored from a backup, or without its write-ahead log."""

import shutil
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from adapters.sqlite.files import Files
from config.settings import Settings
from tests.e2e.conftest import Ricordo, ricordo_of, settings_for
from tests.scripted_upstream import ScriptedUpstream


@pytest.fixture
def upstream() -> Iterator[ScriptedUpstream]:
    with ScriptedUpstream.in_thread() as upstream:
        yield upstream


@pytest.fixture
def settings(tmp_path: Path, upstream: ScriptedUpstream) -> Settings:
    return settings_for(tmp_path / "ricordo.db", upstream)


def said(number: int) -> str:
    return f"I prefer the Kestrel number {number + 1000}."


def say(ricordo: Ricordo, *numbers: int) -> None:
    for number in numbers:
        messages = [{"role": "user", "content": said(number)}]
        ricordo.client().chat.completions.create(model="m", messages=messages)  # pyright: ignore[reportArgumentType]


@pytest.fixture
def saying(settings: Settings, upstream: ScriptedUpstream) -> Callable[..., list[str]]:
    """Say something to a Ricordo that is started for it, and stopped; what is remembered after it."""

    def saying(*numbers: int, worker: bool = True) -> list[str]:
        with ricordo_of(settings, upstream, worker=worker) as ricordo:
            say(ricordo, *numbers)
            return sorted(ricordo.remembered()) if worker else []

    return saying


def test_turns_acknowledged_into_a_restored_journal_are_ingested(settings: Settings, saying: Callable[..., list[str]]):
    journal = Files(Path(settings.store.path_or_url)).journal
    saying(*range(10))
    backup = shutil.copy(journal, journal.with_suffix(".backup"))
    saying(*range(10, 13))
    shutil.copy(backup, journal)
    saying(*range(13, 18), worker=False)

    remembered = saying()

    assert remembered == sorted(said(number) for number in range(18))


def test_a_backup_that_is_made_while_it_runs_the_journal_first_is_whole(
    settings: Settings, upstream: ScriptedUpstream, tmp_path: Path, saying: Callable[..., list[str]]
):
    files = Files(Path(settings.store.path_or_url))
    backup = Files(tmp_path / "backup" / files.memory.name)
    backup.memory.parent.mkdir()
    saying(0, 1, worker=False)  # these wait when the journal is copied
    with ricordo_of(settings, upstream, worker=False) as ricordo:
        copy(files.journal, backup.journal)
        say(ricordo, 2)
    saying()  # … and were ingested before the memories are
    with ricordo_of(settings, upstream, worker=False) as ricordo:
        copy(files.memory, backup.memory)
        say(ricordo, 3)

    shutil.copy(secret_beside(files), secret_beside(backup))
    restored = settings_for(backup.memory, upstream)
    with ricordo_of(restored, upstream) as ricordo:
        say(ricordo, 4)
        remembered = sorted(ricordo.remembered())

    assert remembered == sorted(said(number) for number in (0, 1, 2, 4))


def secret_beside(files: Files) -> Path:
    return files.memory.with_name(f"{files.memory.name}.secret")


def copy(source: Path, target: Path) -> None:
    """As `sqlite3 SOURCE ".backup TARGET"` does."""
    with closing(sqlite3.connect(source)) as there, closing(sqlite3.connect(target)) as here:
        there.backup(here)
