"""The writing thread: shared commits, and what happens when one fails."""

import asyncio
import errno
import os
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import closing
from itertools import cycle
from pathlib import Path

import pytest

from adapters.sqlite import writer as module
from adapters.sqlite.files import OpenFile, connect, create
from adapters.sqlite.writer import BATCH, WAITING, Checkpointer, Passing, Writer
from memory.model.errors import NotFound, StoreUnavailable


@pytest.fixture
def connection(tmp_path: Path) -> sqlite3.Connection:
    create(tmp_path / "file.db")
    connection = connect(tmp_path / "file.db", busy_seconds=0.05)
    connection.execute("CREATE TABLE words (word TEXT)")
    return connection


@pytest.fixture
def commits() -> list[int]:
    return []


@pytest.fixture
def writer(connection: sqlite3.Connection, tmp_path: Path, commits: list[int]) -> Iterator[Writer]:
    writer = Writer(connection, OpenFile(tmp_path / "file.db"), committed=commits.append)
    yield writer
    writer.close()


def insert(word: str):
    def work(connection: sqlite3.Connection) -> str:
        connection.execute("INSERT INTO words VALUES (?)", (word,))
        return word

    return work


def passing(word: str):
    def work(connection: sqlite3.Connection) -> Passing[str]:
        return Passing(insert(word)(connection))

    return work


def words(tmp_path: Path) -> list[str]:
    connection = sqlite3.connect(tmp_path / "file.db")
    try:
        return [row[0] for row in connection.execute("SELECT word FROM words")]
    finally:
        connection.close()


async def test_work_that_comes_together_shares_commits(writer: Writer, commits: list[int], tmp_path: Path):
    wanted = [str(n) for n in range(100)]

    assert await asyncio.gather(*(writer.run(insert(word)) for word in wanted)) == wanted
    assert words(tmp_path) == wanted
    assert sum(commits) == 100
    assert len(commits) < 20


@pytest.fixture
def fsynced(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[list[str]]:
    """What stood in the file at each fsync."""
    at: list[list[str]] = []

    def fsync(descriptor: int) -> None:
        at.append(words(tmp_path))
        os.fsync(descriptor)

    monkeypatch.setattr(module, "fsync", fsync)
    return at


async def test_P2_work_is_fsynced_but_for_what_may_pass(writer: Writer, fsynced: list[list[str]]):
    for word, work in (("a", insert), ("b", passing), ("c", insert)):
        assert await writer.run(work(word)) == word
        assert fsynced[-1:] == ([["a"]] if word in "ab" else [["a", "b", "c"]])


async def test_P2_what_may_pass_is_fsynced_with_lasting_work_that_shares_its_commit(
    writer: Writer, commits: list[int], fsynced: list[list[str]]
):
    go_on = threading.Event()
    held = asyncio.ensure_future(writer.run(lambda _: Passing(go_on.wait(60))))
    pieces = zip("abc", (passing, insert, passing), strict=True)
    shared = [asyncio.ensure_future(writer.run(work(word))) for word, work in pieces]
    await asyncio.sleep(0)
    go_on.set()

    await asyncio.gather(held, *shared)
    assert fsynced == [["a", "b", "c"]]
    assert commits[-1] >= 3


async def test_P2_nobody_is_told_before_the_fsync_and_no_other_process_waits_for_it(
    writer: Writer, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
):
    begun, go_on = threading.Event(), threading.Event()

    def fsync(descriptor: int) -> None:
        begun.set()
        go_on.wait(60)
        os.fsync(descriptor)

    monkeypatch.setattr(module, "fsync", fsync)
    mine = asyncio.ensure_future(writer.run(insert("mine")))
    await asyncio.to_thread(begun.wait, 60)
    other = sqlite3.connect(tmp_path / "file.db", isolation_level=None, timeout=0)
    other.execute("INSERT INTO words VALUES ('other')")
    other.close()

    assert words(tmp_path) == ["mine", "other"]
    assert not mine.done()
    go_on.set()
    assert await mine == "mine"


async def test_an_fsync_that_fails_is_told_to_all_that_wait(writer: Writer, monkeypatch: pytest.MonkeyPatch):
    def broken(_: int) -> None:
        raise OSError(errno.EIO, "Input/output error")

    with monkeypatch.context() as patched:
        patched.setattr(module, "fsync", broken)
        results = await asyncio.gather(*(writer.run(insert(word)) for word in "ab"), return_exceptions=True)

    assert all(isinstance(result, StoreUnavailable) and "Input/output" in str(result) for result in results)
    assert await writer.run(insert("after")) == "after"


async def test_work_that_fails_takes_nothing_else_with_it(writer: Writer, tmp_path: Path):
    def failing(connection: sqlite3.Connection) -> None:
        insert("half")(connection)
        raise NotFound("no such thing")

    results = await asyncio.gather(
        writer.run(insert("before")), writer.run(failing), writer.run(insert("after")), return_exceptions=True
    )

    assert isinstance(results[1], NotFound)
    assert words(tmp_path) == ["before", "after"]


async def test_a_full_disk_is_reported_to_all_that_wait_and_writing_goes_on_when_there_is_room(
    writer: Writer, connection: sqlite3.Connection, tmp_path: Path
):
    await writer.run(insert("before"))
    pages = connection.execute("PRAGMA page_count").fetchone()[0]
    connection.execute(f"PRAGMA max_page_count = {pages}")

    results = await asyncio.gather(*(writer.run(insert("x" * 5_000)) for _ in range(3)), return_exceptions=True)

    assert all(isinstance(result, StoreUnavailable) and "full" in str(result) for result in results)
    connection.execute("PRAGMA max_page_count = 1000000")
    await writer.run(insert("after"))
    assert words(tmp_path) == ["before", "after"]


async def test_a_lock_that_another_process_holds_too_long_is_reported(writer: Writer, tmp_path: Path):
    other = sqlite3.connect(tmp_path / "file.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")

    with pytest.raises(StoreUnavailable, match="locked"):
        await writer.run(insert("late"))
    other.execute("ROLLBACK")
    other.close()
    await writer.run(insert("in time"))
    assert words(tmp_path) == ["in time"]


async def test_what_waits_is_bounded(writer: Writer):
    go_on = threading.Event()
    held = asyncio.ensure_future(writer.run(lambda _: go_on.wait(60)))
    waiting = [asyncio.ensure_future(writer.run(insert("x"))) for _ in range(WAITING + BATCH)]
    await asyncio.sleep(0)

    with pytest.raises(StoreUnavailable, match="wait already"):
        await writer.run(insert("x"))
    go_on.set()
    await held
    assert "x" in await asyncio.gather(*waiting, return_exceptions=True)


async def test_closing_finishes_what_waits(connection: sqlite3.Connection, tmp_path: Path):
    writer = Writer(connection, OpenFile(tmp_path / "file.db"))
    waiting = [asyncio.ensure_future(writer.run(insert(str(n)))) for n in range(10)]
    await asyncio.sleep(0)
    await asyncio.to_thread(writer.close)

    assert len(await asyncio.gather(*waiting)) == 10
    assert len(words(tmp_path)) == 10


async def test_whoever_stops_waiting_harms_nobody(writer: Writer, tmp_path: Path):
    gone = asyncio.ensure_future(writer.run(insert("gone")))
    kept = asyncio.ensure_future(writer.run(insert("kept")))
    await asyncio.sleep(0)
    gone.cancel()

    assert await kept == "kept"
    assert "kept" in words(tmp_path)


async def test_values_that_sqlite_refuses_are_the_fault_of_their_own_work_only(writer: Writer, tmp_path: Path):
    def poison(connection: sqlite3.Connection) -> None:
        connection.execute("INSERT INTO words VALUES (?)", (object(),))

    results = await asyncio.gather(writer.run(poison), writer.run(insert("good")), return_exceptions=True)

    assert isinstance(results[0], StoreUnavailable)
    assert words(tmp_path) == ["good"]


def read_always(path: Path, stop: threading.Event) -> None:
    """Two readers, of which one is always within a read."""
    with closing(connect(path)) as one, closing(connect(path)) as other:
        for reader, before in cycle([(one, other), (other, one)]):
            reader.execute("BEGIN")
            reader.execute("SELECT count(*) FROM words").fetchone()
            if before.in_transaction:
                before.execute("ROLLBACK")
            if stop.wait(0.002):
                return


async def test_a_log_in_which_somebody_always_reads_is_emptied_all_the_same(
    tmp_path: Path, connection: sqlite3.Connection, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(Checkpointer, "LONG", 200_000)
    monkeypatch.setattr(Checkpointer, "SECONDS", 0.02)
    path, log, stop = tmp_path / "file.db", tmp_path / "file.db-wal", threading.Event()
    connection.execute("PRAGMA busy_timeout = 30000")
    sizes: list[int] = []
    reading = asyncio.create_task(asyncio.to_thread(read_always, path, stop))
    with closing(Checkpointer(path)) as checkpointer:
        writer = Writer(connection, OpenFile(path), committed=checkpointer.committed)
        end = asyncio.get_running_loop().time() + 30
        while asyncio.get_running_loop().time() < end:
            await writer.run(insert("x" * 4_000))
            sizes.append(log.stat().st_size)
            if max(sizes) > 200_000 and sizes[-1] < 200_000:
                break
        stop.set()
        await reading
        writer.close()

    assert max(sizes) > 200_000 > sizes[-1]
    assert words(tmp_path) == ["x" * 4_000] * len(sizes)


async def test_what_a_full_disk_refuses_is_told_with_what_to_do_until_something_is_written(
    writer: Writer, connection: sqlite3.Connection
):
    pages = connection.execute("PRAGMA page_count").fetchone()[0]
    connection.execute(f"PRAGMA max_page_count = {pages}")
    with pytest.raises(StoreUnavailable) as raised:
        await writer.run(insert("long" * 100_000))
    with pytest.raises(StoreUnavailable, match="full"):
        writer.refusals.check()

    connection.execute("PRAGMA max_page_count = 1000000")
    await writer.run(insert("short"))

    writer.refusals.check()
    assert raised.value.told == "has no room left: make some on its disk"
