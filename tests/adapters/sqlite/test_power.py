"""What a loss of power takes: of each file all that came after its last fsync."""

import os
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from adapters.sqlite import SqliteEngine
from adapters.sqlite import writer as module
from adapters.sqlite.files import Files
from memory.model.scope import Reach
from memory.model.turn import TurnRecord
from memory.ports.jobs import Backlog
from memory.ports.memories import Listing
from tests.adapters.sqlite.conftest import Open
from tests.contract.examples import ALICE, NOW, add, memory, turn


class Disk:
    """What of a store's two files would be there after a loss of power."""

    def __init__(self, path: Path, folder: Path) -> None:
        self._files = [Files(path).memory, Files(path).journal]
        self._folder = folder
        self.fsynced: list[str] = []
        """The names of the files, as they were fsynced."""

    def keep(self, of: Callable[[Path], bool] = lambda _: True) -> None:
        """Those of the files are on the disk, as they are now, whose logs are meant."""
        for path in self._files:
            if of(log := path.with_name(f"{path.name}-wal")):
                shutil.copy(path, self._folder)
                shutil.copy(log, self._folder)
                self.fsynced.append(path.name)

    def fsync(self, descriptor: int) -> None:
        os.fsync(descriptor)
        self.keep(lambda log: os.path.samestat(log.stat(), os.fstat(descriptor)))

    def lose_power(self) -> None:
        """While nobody has the store open: as if it had not been closed either."""
        for path in self._files:
            for end in ("", "-wal", "-shm"):
                path.with_name(path.name + end).unlink(missing_ok=True)
                if (kept := self._folder / (path.name + end)).exists():
                    shutil.copy(kept, path.parent)


@pytest.fixture
def disk(path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Disk:
    (folder := tmp_path / "disk").mkdir()
    disk = Disk(path, folder)
    monkeypatch.setattr(module, "fsync", disk.fsync)
    return disk


async def say(engine: SqliteEngine, disk: Disk) -> None:
    """Alice says something, and it is acknowledged."""
    disk.keep()  # a new store is made with fsyncs of SQLite's own
    await engine.journal.append(turn("t1"))


async def work(engine: SqliteEngine) -> list[TurnRecord]:
    """Ingest what waits; which turns it was."""
    jobs = await engine.queue.claim(9, now=NOW)
    for job in jobs:
        told = memory(job.record.user_text, turn=job.record.key.turn)
        await engine.memories.apply(job.record, [add(told)], at=NOW)
    return [job.record for job in jobs]


async def texts(engine: SqliteEngine) -> list[str]:
    return [found.text for found in await engine.memories.list(Listing(reach=Reach.of(ALICE)))]


async def test_P2_a_turn_whose_memories_the_power_takes_is_ingested_again(opened: Open, disk: Disk):
    async with opened() as engine, engine.ingesting():
        await say(engine, disk)
        await work(engine)
        before = await texts(engine)
    disk.lose_power()

    async with opened() as engine, engine.ingesting():
        assert await texts(engine) == []
        assert await engine.queue.backlog() == Backlog(1, 0, NOW)
        await work(engine)
        assert await texts(engine) == before == ["the words of t1"]


async def test_P2_no_turn_leaves_the_journal_whose_memories_the_power_may_take(opened: Open, disk: Disk):
    async with opened() as engine, engine.ingesting():
        await say(engine, disk)
        await work(engine)
        await engine.queue.trim(now=NOW)
    disk.lose_power()

    async with opened() as engine, engine.ingesting():
        assert await work(engine) == []
        assert await texts(engine) == ["the words of t1"]


async def test_what_a_worker_makes_of_a_turn_waits_for_no_disk(opened: Open, disk: Disk):
    async with opened() as engine, engine.ingesting():
        await say(engine, disk)
        disk.fsynced.clear()

        await work(engine)

        assert disk.fsynced == []


async def test_what_is_made_by_hand_of_a_turn_is_fsynced(opened: Open, disk: Disk):
    """No worker has it: nobody would make it again."""
    async with opened() as engine:
        await say(engine, disk)
        disk.fsynced.clear()

        await engine.memories.apply(turn("t1"), [add(memory("I moved to Rome", turn="t1"))], at=NOW)

        assert disk.fsynced == ["ricordo.db"]
