"""Reading connections: what one read sees while others write."""

import sqlite3
import threading
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from adapters.sqlite.files import Files, OpenFile, connect, create
from adapters.sqlite.readers import Readers
from memory.model.errors import StoreUnavailable


@pytest.fixture
def files(tmp_path: Path) -> Files:
    return Files(tmp_path / "ricordo.db")


@pytest.fixture
def writer(files: Files) -> Iterator[sqlite3.Connection]:
    create(files.memory)
    with closing(connect(files.memory)) as writer:
        writer.execute("CREATE TABLE words (word TEXT)")
        writer.execute("INSERT INTO words VALUES ('first')")
        yield writer


@pytest.fixture
def readers(files: Files, writer: sqlite3.Connection) -> Iterator[Readers]:
    assert writer, "the file is made before it is read"
    create(files.journal)
    with (
        closing(connect(files.journal)),
        closing(Readers(files, memory=OpenFile(files.memory), journal=OpenFile(files.journal))) as readers,
    ):
        yield readers


@pytest.mark.parametrize("on_the_loop", [True, False])
async def test_all_that_one_read_asks_sees_one_state(readers: Readers, writer: sqlite3.Connection, on_the_loop: bool):
    """Else a session that is cleared between two of its statements is there in the first, and not in the second."""

    def twice(connection: sqlite3.Connection) -> tuple[int, int]:
        def count() -> int:
            return connection.execute("SELECT count(*) FROM words").fetchone()[0]

        before = count()
        writer.execute("DELETE FROM words")
        return before, count()

    assert (readers.inline(twice) if on_the_loop else await readers.run(twice)) == (1, 1)
    assert await readers.read(lambda connection: connection.execute("SELECT * FROM words").fetchall()) == []


async def test_a_read_that_fails_leaves_its_connection_fit_for_the_next(readers: Readers, writer: sqlite3.Connection):
    for _ in range(3):
        with pytest.raises(StoreUnavailable, match="no such table"):
            readers.inline(lambda connection: connection.execute("SELECT * FROM absent"))
    writer.execute("INSERT INTO words VALUES ('second')")

    assert readers.inline(lambda connection: connection.execute("SELECT count(*) FROM words").fetchone()) == (2,)


def test_what_the_event_loop_reads_is_read_to_its_end_before_the_store_is_closed(readers: Readers):
    """A timer looks for what came of a turn while another thread closes: SQLite would end the process."""
    closer = threading.Thread(target=readers.close)

    def slowly(connection: sqlite3.Connection) -> tuple[int]:
        closer.start()
        closer.join(0.2)  # as long as whoever closes would take
        return connection.execute("SELECT count(*) FROM words").fetchone()

    assert readers.inline(slowly) == (1,)
    closer.join()
    with pytest.raises(StoreUnavailable, match="closed"):
        readers.inline(lambda connection: connection.execute("SELECT 1"))


@pytest.mark.parametrize("whose", ["memory", "journal"])
def test_a_file_that_another_process_has_to_itself_for_a_moment_is_waited_for(files: Files, whose: str):
    """As one does that recovers or migrates it: of several that started at once one ended ("database is locked")."""
    for path in (files.memory, files.journal):
        create(path)
    with closing(connect(files.memory)), closing(connect(files.journal)):
        opened = {"memory": OpenFile(files.memory), "journal": OpenFile(files.journal)}
    other = sqlite3.connect(getattr(files, whose), isolation_level=None, check_same_thread=False)
    other.execute("PRAGMA locking_mode = EXCLUSIVE")
    other.execute("CREATE TABLE held (at INTEGER)")
    leaves = threading.Timer(0.2, other.close)
    leaves.start()
    try:
        with closing(Readers(files, **opened)) as readers:
            held = readers.inline(lambda connection: connection.execute("SELECT * FROM held").fetchall())
    finally:
        leaves.join()
    assert held == []
