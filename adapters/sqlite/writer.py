"""One thread that writes to one file, and lets those who wait share a transaction and its fsync.

The fsync is the writer's own, of the write-ahead log, after SQLite's commit: at `synchronous = FULL` SQLite makes the
same one, but with the file's lock held, so that every other process waits for this one's disk as well as for its own.
Nobody is told before it is through that anything is kept. What another process reads before that stands in the log
before all that it writes there itself, which lasts only if that does. What the worker has written to the other file of
a record that a loss of power then takes from the journal is what it is after a restored journal: `queue` tells the next
record of that number by its stamp.
"""

import asyncio
import os
import sqlite3
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any, Generic, NamedTuple, TypeVar, cast

from adapters.sqlite.files import OpenFile, connect
from memory.model.errors import StoreUnavailable
from memory.store.refusals import Refusals

fsync = getattr(os, "fdatasync", os.fsync)
"""Not all systems have the one that leaves out what only tells the times of a file."""

T = TypeVar("T")


class Passing(NamedTuple, Generic[T]):
    """The result of work that may be lost with the power, because what it was made of is kept elsewhere.

    It outlives the process, and is fsynced with what comes next. What is in the file stays whole whenever that is; what
    was committed later is not there without it.
    """

    result: T


Work = Callable[[sqlite3.Connection], T | Passing[T]]

BATCH = 128
"""Most pieces of work in one transaction: some milliseconds of work beside an fsync of as many."""

WAITING = 4_096
"""Most pieces of work that wait: seconds of it, then the store counts as unavailable."""


ITS_OWN = (sqlite3.IntegrityError, sqlite3.DataError, sqlite3.ProgrammingError, sqlite3.InterfaceError)
"""Errors that one piece of work has with its own values."""


class _Piece:
    """A piece of work, who waits for it, and what became of it."""

    __slots__ = ("error", "future", "is_lasting", "loop", "result", "work")

    def __init__(self, work: Work[Any]) -> None:
        self.work = work
        self.is_lasting = True
        self.loop = asyncio.get_running_loop()
        self.future: asyncio.Future[Any] = self.loop.create_future()
        self.result: Any = None
        self.error: BaseException | None = None

    def resolve(self) -> None:
        if self.future.done():
            return
        if self.error is not None:
            self.future.set_exception(self.error)
        else:
            self.future.set_result(self.result)


class Writer:
    """Runs pieces of work in order, each in a savepoint of its own: one that fails takes no other with it.

    Natural batching: whatever came while the last transaction was being committed makes up the next one.
    """

    def __init__(
        self,
        connection: sqlite3.Connection,
        file: OpenFile,
        *,
        committed: Callable[[int], None] = lambda _: None,
        empty_log: Callable[[], None] = lambda: None,
    ) -> None:
        self.empty_log = empty_log
        """To be called once something has left the file for good: soon it is in its log no more."""
        self._connection = connection
        self._file = file
        self._path = path = file.path
        self._committed = committed
        self._queue: SimpleQueue[_Piece | None] = SimpleQueue()
        self._closed = False
        self.refusals = Refusals()
        # The log's header, when it begins anew, and checkpoints are fsynced by SQLite at NORMAL, too.
        connection.execute("PRAGMA synchronous = NORMAL")
        self._log: int | None = None
        self._thread = threading.Thread(target=self._serve, name=f"write {path.name}", daemon=True)
        self._thread.start()

    async def run(self, work: Work[T]) -> T:
        """Run `work` in a transaction and return its result once that is fsynced, in a file that is still in its place.

        What the work itself gives as `Passing` is not waited for. Raises what `work` raises, and `StoreUnavailable`.
        """
        if self._closed:
            raise StoreUnavailable(f"{self._path}: closed")
        if self._queue.qsize() >= WAITING:
            raise StoreUnavailable(f"{self._path}: {WAITING} writes wait already")
        piece = _Piece(work)
        self._queue.put(piece)
        return cast("T", await piece.future)

    def close(self) -> None:
        """Finish what waits and close the connection. Blocks."""
        self._closed = True
        self._queue.put(None)
        self._thread.join()
        self._connection.close()
        if self._log is not None:
            os.close(self._log)

    def _serve(self) -> None:
        while batch := self._next():
            try:
                with self._file.translated():
                    self._commit(batch)
                self.refusals.written()
            except BaseException as error:  # noqa: BLE001 - whatever it was, those who wait must hear of it
                self.refusals.failed(error)
                for piece in batch:
                    piece.error = error
            _hand_back(batch)

    def _next(self) -> list[_Piece]:
        first = self._queue.get()
        batch: list[_Piece] = []
        while first is not None:
            batch.append(first)
            if len(batch) == BATCH:
                break
            try:
                first = self._queue.get_nowait()
            except Empty:
                break
        else:
            if batch:
                self._queue.put(None)
        return batch

    def _commit(self, batch: Sequence[_Piece]) -> None:
        connection = self._connection
        connection.execute("BEGIN IMMEDIATE")
        try:
            for piece in batch:
                self._attempt(piece)
            connection.execute("COMMIT")
        except BaseException:
            connection.rollback()
            raise
        if any(piece.is_lasting for piece in batch):
            self._sync()
        self._file.check()  # before anybody is told that it is kept
        self._committed(len(batch))

    def _sync(self) -> None:
        """Fsync the log, which is there, and the same, for as long as the connection has read or written."""
        if self._log is None:
            self._log = os.open(f"{self._path}-wal", os.O_RDONLY | os.O_CLOEXEC)
        fsync(self._log)

    def _attempt(self, piece: _Piece) -> None:
        connection = self._connection
        connection.execute("SAVEPOINT piece")
        try:
            result: Any = piece.work(connection)
            piece.is_lasting = not isinstance(result, Passing)
            piece.result = result if piece.is_lasting else result.result
        except ITS_OWN as error:
            piece.error = StoreUnavailable(f"{self._path}: {error}")
            connection.execute("ROLLBACK TO piece")
        except sqlite3.Error:
            # Full, I/O, corrupt: the whole transaction is in doubt.
            raise
        except Exception as error:  # noqa: BLE001 - it is handed to the one who waits
            piece.error = error
            connection.execute("ROLLBACK TO piece")
        connection.execute("RELEASE piece")


def _hand_back(batch: Sequence[_Piece]) -> None:
    """Wake those who wait: one call into each event loop, however many they are."""

    def resolve(pieces: Sequence[_Piece]) -> None:
        for piece in pieces:
            piece.resolve()

    by_loop: dict[asyncio.AbstractEventLoop, list[_Piece]] = {}
    for piece in batch:
        by_loop.setdefault(piece.loop, []).append(piece)
    for loop, pieces in by_loop.items():
        try:
            loop.call_soon_threadsafe(resolve, pieces)
        except RuntimeError:
            # The loop was closed meanwhile: nobody waits any more.
            continue


class Checkpointer:
    """Moves a file's write-ahead log into it beside the request path, never on it.

    A passive checkpoint waits for nobody and stops nobody; it comes after COMMITS commits, or SECONDS after the first.
    But a log begins anew only where nobody reads in it at that moment, which with readers at all times is never: it
    would grow without end. Once it is longer than LONG, writers wait for the readers that are at it, which takes these
    milliseconds, and it is emptied. So it is where something has left the file that is not to be kept: what the log
    had of it would stay there until somebody writes over it.
    """

    COMMITS = 1_000
    SECONDS = 5.0
    LONG = 64 << 20
    """Bytes."""
    PATIENCE = 0.25
    """Seconds that writers wait at most for readers in a long log; it is tried again with the next checkpoint."""

    def __init__(self, path: Path) -> None:
        self._log = Path(f"{path}-wal")
        self._connection = connect(path)
        self._connection.execute(f"PRAGMA busy_timeout = {int(1_000 * self.PATIENCE)}")
        self._commits = 0
        self._is_to_be_emptied = False
        self._wake = threading.Event()
        self._closed = False
        self._thread = threading.Thread(target=self._serve, name=f"checkpoint {path.name}", daemon=True)
        self._thread.start()

    def committed(self, count: int) -> None:
        """Told by the writer after each commit."""
        self._commits += count
        if self._commits >= self.COMMITS:
            self._wake.set()

    def empty(self) -> None:
        """Empty the log as soon as that can be, however long it is. Returns at once."""
        self._is_to_be_emptied = True
        self._wake.set()

    def close(self) -> None:
        """Stop and close the connection. Blocks."""
        self._closed = True
        self._wake.set()
        self._thread.join()
        self._connection.close()

    def _serve(self) -> None:
        while not self._closed:
            self._wake.wait(self.SECONDS)
            self._wake.clear()
            if (self._commits or self._is_to_be_emptied) and not self._closed:
                self._commits = 0
                # Busy, full, damaged: the writer meets the same and says so; the log is moved the next time.
                with suppress(sqlite3.Error, OSError):
                    self._connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
                    if self._is_to_be_emptied or self._log.stat().st_size > self.LONG:
                        self._truncate()

    def _truncate(self) -> None:
        wanted, self._is_to_be_emptied = self._is_to_be_emptied, False
        is_busy = True
        try:
            is_busy = bool(self._connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0])
        finally:
            self._is_to_be_emptied |= wanted and is_busy
