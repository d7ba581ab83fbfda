"""Reading connections: one for the event loop, which never waits, and a few in threads, which may."""

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Generator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import TypeVar

from adapters.sqlite.files import Files, OpenFile, connect, existing, is_busy
from memory.model.errors import StoreUnavailable

T = TypeVar("T")

THREADS = 2
"""Cold loads are parsing and numpy: more threads would only take turns."""

WAITING = 1_024
"""Most reads that wait for a thread (P5); beyond, the store counts as unavailable and the chat goes on without. After a
start everybody's first question needs one: so many users are served within seconds."""


class Readers:
    """Connections that see the memory file as `main` and the journal as `journal`."""

    def __init__(self, files: Files, *, memory: OpenFile, journal: OpenFile) -> None:
        self._files = files
        self._memory = memory
        self._journal = journal
        self._inline = self._connect()
        # Only from now on: while it opens, another process may just bring the file up to date.
        self._inline.execute("PRAGMA busy_timeout = 0")
        self._in_use = threading.Lock()
        """Held while the event loop reads: SQLite does not survive that its connection is closed meanwhile."""
        self._local = threading.local()
        self._opened = [self._inline]
        self._waiting = 0
        self._closed = False
        self._pool = ThreadPoolExecutor(THREADS, thread_name_prefix=f"read {files.memory.name}")

    def inline(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Run a short read on the event loop. Raises `Busy` when it would have to wait."""
        with self._in_use:
            if self._closed:
                raise StoreUnavailable(f"{self._files.memory}: closed")
            try:
                with self._in_place(), _snapshot(self._inline):
                    return work(self._inline)
            except StoreUnavailable as error:
                if isinstance(error.__cause__, sqlite3.Error) and is_busy(error.__cause__):
                    raise Busy from None
                raise

    async def read(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Run a short read on the event loop, or in a thread if it would have to wait."""
        try:
            return self.inline(work)
        except Busy:
            return await self.run(work)

    async def run(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Run a read in a thread. Raises `StoreUnavailable`, also when too many wait already."""
        if self._closed:
            raise StoreUnavailable(f"{self._files.memory}: closed")
        if self._waiting >= WAITING:
            raise StoreUnavailable(f"{self._files.memory}: {WAITING} reads wait already")
        self._waiting += 1

        def read() -> T:
            with self._in_place():
                connection: sqlite3.Connection | None = getattr(self._local, "connection", None)
                if connection is None:
                    connection = self._local.connection = self._connect()
                    self._opened.append(connection)
                with _snapshot(connection):
                    return work(connection)

        try:
            return await asyncio.get_running_loop().run_in_executor(self._pool, read)
        finally:
            self._waiting -= 1

    def close(self) -> None:
        """Wait for whoever reads and close all connections. Blocks, and is not called on the event loop."""
        self._closed = True
        self._pool.shutdown(wait=True, cancel_futures=True)
        with self._in_use:
            for connection in self._opened:
                connection.close()

    @contextmanager
    def _in_place(self) -> Generator[None]:
        """Nothing is read of files that were deleted, though they can be: whoever did it may have meant it."""
        with self._memory.translated():
            self._memory.check()
            self._journal.check()
            yield

    def _connect(self) -> sqlite3.Connection:
        connection = connect(self._files.memory)
        try:
            connection.execute("ATTACH ? AS journal", (existing(self._files.journal),))
            connection.execute("PRAGMA query_only = ON")
        except BaseException:
            connection.close()
            raise
        return connection


@contextmanager
def _snapshot(connection: sqlite3.Connection) -> Generator[None]:
    """All that one read asks sees one state of each file, from its first statement on: nothing goes in the middle."""
    connection.execute("BEGIN")
    try:
        yield
    finally:
        connection.rollback()  # nothing was written; it does nothing where SQLite has ended the transaction itself


class Busy(StoreUnavailable):
    """A read on the event loop would have to wait for a lock."""
