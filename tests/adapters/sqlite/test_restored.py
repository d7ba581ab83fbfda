"""A store one of whose files is older than the other (docs/decisions/0019)."""

import asyncio
import shutil
import sqlite3
from collections.abc import Generator
from contextlib import closing, contextmanager
from datetime import datetime, timedelta
from pathlib import Path
from random import Random

import pytest

from adapters.sqlite import SqliteEngine
from adapters.sqlite.files import Files
from adapters.sqlite.queue import IMPORT
from memory.model.scope import Reach
from memory.model.turn import TurnKey
from memory.ports.memories import Erasure, Listing
from tests.adapters.sqlite.conftest import Open
from tests.contract.examples import ALICE, BOB, NOW, add, memory, turn

MUCH_LATER = NOW + timedelta(days=40)


async def append(engine: SqliteEngine, *names: str) -> None:
    for name in names:
        await engine.journal.append(turn(name))


async def work(engine: SqliteEngine, *, now: datetime = NOW) -> list[str]:
    """Finish all that waits, as a worker does; which turns it was."""
    done: list[str] = []
    while jobs := await engine.queue.claim(9, now=now):
        for job in jobs:
            told = memory(job.record.user_text, job.record.scope, turn=job.record.key.turn)
            await engine.memories.apply(job.record, [add(told)], at=now)
            done.append(job.record.key.turn)
    return done


@contextmanager
def restored(file: Path) -> Generator[None]:
    """What happens to a store while the context is open did not happen to this file. The store must be closed."""
    backup = shutil.copy(file, file.with_suffix(".backup"))
    yield
    shutil.copy(backup, file)


def contents(path: Path) -> list[str]:
    """The turns of which the journal still has what was said."""
    with closing(sqlite3.connect(Files(path).journal)) as connection:
        return [row[0] for row in connection.execute("SELECT turn FROM turns WHERE content IS NOT NULL ORDER BY seq")]


async def test_what_a_restored_journal_was_told_is_ingested_and_what_was_done_before_is_not(path: Path, opened: Open):
    async with opened() as engine, engine.ingesting():
        await append(engine, "t1", "t2")
    with restored(Files(path).journal):
        async with opened() as engine, engine.ingesting():
            await append(engine, "t3", "t4", "t5")
            await work(engine)
    async with opened() as proxy:
        await append(proxy, "t6", "t7", "t8", "t9")
        waiting = (await proxy.queue.backlog()).pending

    async with opened() as engine, engine.ingesting():
        await engine.queue.trim(now=NOW)
        done = await work(engine)
        await engine.queue.trim(now=NOW)

    assert waiting == 4
    assert done == ["t6", "t7", "t8", "t9"]
    assert contents(path) == []


async def test_P9_nothing_erased_comes_back_with_a_restored_journal(path: Path, opened: Open):
    async with opened() as engine:
        await append(engine, "t1")
        await engine.journal.append(turn("t2", BOB))
    with restored(Files(path).journal):
        async with opened() as engine, engine.ingesting():
            await work(engine)
            (told,) = await engine.memories.list(Listing(reach=Reach.of(ALICE)))
            await engine.memories.erase(Erasure(what="memory", tenant="acme", memory_ids=(told.id,)), at=NOW)
            await engine.memories.erase(Erasure(what="user", tenant="acme", user="bob"), at=NOW)

    async with opened() as engine, engine.ingesting():
        delivered = await work(engine)
        await engine.queue.trim(now=NOW)

        assert delivered == []
        assert (await engine.memories.counts()).memories == 0
    assert contents(path) == []


async def test_a_turn_whose_done_mark_was_forgotten_is_not_ingested_again(path: Path, opened: Open):
    async with opened() as engine:
        await append(engine, "t1", "t2")
    with restored(Files(path).journal):
        async with opened() as engine, engine.ingesting():
            await work(engine)
            await engine.queue.trim(now=MUCH_LATER)
    async with opened() as proxy:
        await proxy.journal.append(turn("t3", at=MUCH_LATER))

    async with opened() as engine, engine.ingesting():
        delivered = await work(engine, now=MUCH_LATER)
        await engine.queue.trim(now=MUCH_LATER)

    assert delivered == ["t3"]
    assert contents(path) == []


async def test_turns_that_wait_longer_than_marks_are_kept_are_ingested_all_the_same(opened: Open):
    async with opened() as engine, engine.ingesting():
        await append(engine, "t1")
        await work(engine)
        await append(engine, "t2")

    async with opened() as engine, engine.ingesting():
        await engine.queue.trim(now=MUCH_LATER)

        assert await work(engine, now=MUCH_LATER) == ["t2"]


async def test_with_an_older_memory_file_what_the_journal_still_has_is_ingested(path: Path, opened: Open):
    async with opened() as engine, engine.ingesting():
        await append(engine, "t1")
        await work(engine)
    with restored(path):
        async with opened() as engine, engine.ingesting():
            await append(engine, "t2")
            await work(engine)
            await engine.queue.trim(now=NOW)
            await append(engine, "t3")

    async with opened() as engine, engine.ingesting():
        assert (await engine.queue.backlog()).pending == 1
        assert await work(engine) == ["t3"]
        assert (await engine.queue.backlog()).pending == 0


async def test_a_turn_that_waited_and_went_with_its_journal_is_counted_as_lost(path: Path, opened: Open):
    async with opened() as engine:
        await append(engine, "t1")
    with restored(Files(path).journal):
        async with opened() as engine, engine.ingesting():
            await append(engine, "t2")
            await engine.queue.jobs()

    async with opened() as engine, engine.ingesting():
        await append(engine, "t3", "t4")

        assert await work(engine) == ["t1", "t3", "t4"]
        assert (await engine.queue.backlog()).lost == 1


async def test_a_dead_letter_outlives_its_journal(path: Path, opened: Open):
    async with opened() as engine, engine.ingesting():
        await append(engine, "t1")
        await engine.queue.claim(1, now=NOW)
        await engine.queue.bury(TurnKey("t1"), error="poison")
    Files(path).journal.unlink()

    async with opened() as engine, engine.ingesting():
        await append(engine, "t2")
        await work(engine)
        await engine.queue.revive(ALICE, TurnKey("t1"))

        assert await work(engine) == ["t1"]


async def test_a_journal_of_many_records_is_read_again_at_once(path: Path, opened: Open):
    names = [f"t{number}" for number in range(IMPORT + 50)]
    async with opened() as engine:
        await asyncio.gather(*(engine.journal.append(turn(name)) for name in names))
    with restored(Files(path).journal):
        async with opened() as engine, engine.ingesting():
            await append(engine, "lost")
            await engine.queue.jobs()

    async with opened() as engine, engine.ingesting():
        await append(engine, "new", "newer")
        await engine.queue.claim(1, now=NOW)
        waiting = {job.key.turn for job in await engine.queue.jobs(limit=2 * IMPORT)}

    assert waiting >= {*names, "new", "newer"}


async def test_stamps_are_kept_from_the_mark_on(path: Path, opened: Open):
    async with opened() as engine, engine.ingesting():
        await append(engine, "t1", "t2", "t3")
        await engine.queue.trim(now=NOW)
        await append(engine, "t4")
    with closing(sqlite3.connect(Files(path).journal)) as connection:
        kept = [row[0] for row in connection.execute("SELECT seq FROM stamps")]

    assert kept == [3, 4]


# ── A store of the release before ─────────────────────────────────────────────────────────────────────────────


def as_the_release_before_left_it(path: Path) -> None:
    """Take back what opening a store of that release adds to it."""
    with closing(sqlite3.connect(Files(path).journal, isolation_level=None)) as connection:
        connection.executescript(
            "DROP TRIGGER turns_held; DROP TABLE held; DROP TRIGGER turns_stamp; DROP TABLE stamps;"
            "PRAGMA user_version = 2"
        )
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.executescript(
            "DELETE FROM meta WHERE name IN ('imported_as', 'forgotten', 'lost'); PRAGMA user_version = 5;"
            "DROP TRIGGER memories_come; DROP TRIGGER memories_change; DROP TRIGGER memories_go; DROP TABLE usage;"
            "DROP INDEX history_owner_at; DROP INDEX history_tenant_at; CREATE INDEX history_owner ON history (owner);"
            "DROP INDEX jobs_running; DROP INDEX memories_page;"
            "DROP INDEX memories_trash; DROP INDEX memories_passing; ALTER TABLE memories DROP COLUMN kept_as;"
            "ALTER TABLE memories DROP COLUMN written_at; ALTER TABLE history DROP COLUMN cause;"
            "CREATE INDEX memories_working ON memories (seq) WHERE type = 'working' AND closed = 0"
        )


async def test_a_store_of_the_release_before_is_migrated_with_its_waiting_turns(path: Path, opened: Open):
    async with opened() as engine, engine.ingesting():
        await append(engine, "t1", "t2")
        await work(engine)
        await append(engine, "t3")
        await engine.queue.jobs()
        await append(engine, "t4")
    as_the_release_before_left_it(path)

    async with opened() as engine, engine.ingesting():
        assert (await engine.queue.backlog()).pending == 2
        assert await work(engine) == ["t3", "t4"]
        await append(engine, "t5")
        assert await work(engine) == ["t5"]


async def test_what_the_release_before_left_out_is_ingested_by_this_one(path: Path, opened: Open):
    async with opened() as engine, engine.ingesting():
        await append(engine, "t1")
        await work(engine)
    with restored(Files(path).journal):
        async with opened() as engine, engine.ingesting():
            await append(engine, "t2", "t3")
            await work(engine)
    async with opened() as engine:
        await append(engine, "t4", "t5", "t6")
    as_the_release_before_left_it(path)

    async with opened() as engine, engine.ingesting():
        assert await work(engine) == ["t4", "t5", "t6"]


# ── At random ─────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("seed", range(12))
async def test_whatever_is_restored_no_turn_of_the_journal_is_left_out_or_done_twice(
    path: Path, opened: Open, seed: int
):
    dice, backup = Random(seed), path.with_name("backup")
    delivered: list[str] = []
    journalled: list[str] = []
    copied: list[str] = []
    for number in range(20):
        async with opened() as engine, engine.ingesting():
            names = [f"t{number}.{each}" for each in range(dice.randrange(5))]
            await append(engine, *names)
            journalled += names
            if dice.random() < 0.6:
                delivered += await work(engine)
            if dice.random() < 0.5:
                await engine.queue.trim(now=NOW)
        if dice.random() < 0.3:
            shutil.copy(Files(path).journal, backup)
            copied = list(journalled)
        elif backup.exists() and dice.random() < 0.4:
            shutil.copy(backup, Files(path).journal)
            journalled = list(copied)
    async with opened() as engine, engine.ingesting():
        delivered += await work(engine)

    assert sorted(delivered) == sorted(set(delivered))
    assert set(delivered) >= set(journalled)
