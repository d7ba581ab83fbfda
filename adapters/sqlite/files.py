"""The engine's files: how they are made, opened and locked, and what SQLite's errors mean to the memory."""

import errno
import fcntl
import os
import sqlite3
import time
from collections.abc import Generator
from contextlib import contextmanager, suppress
from pathlib import Path

import msgspec

from memory.model.errors import StoreCorrupt, StoreGone, StoreReadOnly, StoreTaken, StoreUnavailable

BUSY_SECONDS = 5.0
"""How long a writer waits for another process's transaction; theirs are short, only a compaction takes seconds."""

CORRUPT = frozenset({sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB})
BUSY = frozenset({sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED})


READ_ONLY = "is on a file system that is read-only: mount it for writing"
FULL = "has no room left: make some on its disk"
_NO_ROOM = frozenset({errno.ENOSPC, errno.EDQUOT})


class Files(msgspec.Struct, frozen=True):
    """Where a store lives: `ricordo.db`, `ricordo.journal.db` and `ricordo.worker.lock`."""

    memory: Path

    @property
    def journal(self) -> Path:
        """The journal's file; its name cannot meet SQLite's own suffixes (-journal, -wal, -shm)."""
        return self.memory.with_name(f"{self.memory.stem}.journal{self.memory.suffix or '.db'}")

    @property
    def worker_lock(self) -> Path:
        """Held by the one process that ingests."""
        return self.memory.with_name(f"{self.memory.stem}.worker.lock")

    @property
    def is_read_only(self) -> bool:
        """Whether the file system below it takes nothing."""
        return is_read_only(self.memory)

    def traces(self) -> tuple[tuple[int, int, int], ...] | None:
        """What changes when other files are put here, or these are repaired; None as long as one is missing."""
        try:
            found = [path.stat() for path in (self.memory, self.journal)]
        except OSError:
            return None
        return tuple((it.st_ino, it.st_size, it.st_mtime_ns) for it in found)


def check_whole(files: Files) -> None:
    """Raise `StoreCorrupt` for a journal without its memories: an empty store must not be made in their place unsaid.

    A first start makes the memories first, so that no interrupted one leaves this behind.
    """
    if files.journal.exists() and not files.memory.exists():
        raise StoreCorrupt(
            f"{files.memory} is not there, but its journal {files.journal} is: the memories were deleted or moved, or "
            "not restored. Bring the file back and start again; or, to begin without them, put an empty one in its "
            f"place (`install -m 600 /dev/null {files.memory}`): then only what the journal still has is learned again"
        )


def create(path: Path) -> None:
    """Make an empty file with mode 0600 (its -wal and -shm get the same), and its folder with 0700.

    Never opens a file that is there: closing it would drop the locks that SQLite holds on it in this process.
    """
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    try:
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
    except FileExistsError:
        return


def existing(path: Path) -> str:
    """A file to SQLite that it may write and must not make."""
    return f"{path.absolute().as_uri()}?mode=rw"


def connect(path: Path, *, busy_seconds: float = BUSY_SECONDS) -> sqlite3.Connection:
    """A connection in autocommit mode that any one thread at a time may use. It makes no file: `create` does."""
    connection = sqlite3.connect(
        existing(path), timeout=busy_seconds, isolation_level=None, check_same_thread=False, uri=True
    )
    try:
        _to_wal(connection, until=time.monotonic() + busy_seconds)
        # FULL: a commit is fsynced before it is acknowledged. secure_delete: what is deleted is overwritten.
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA secure_delete = ON")
        connection.execute("PRAGMA trusted_schema = OFF")
    except BaseException:
        connection.close()
        raise
    return connection


def _to_wal(connection: sqlite3.Connection, *, until: float) -> None:
    """Switch to WAL; two processes that create the same file need not heed SQLite's busy timeout here."""
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL").fetchone()
        except sqlite3.OperationalError as error:
            if not is_busy(error) or time.monotonic() > until:
                raise
            time.sleep(0.01)
        else:
            return


def is_busy(error: sqlite3.Error) -> bool:
    """Whether another connection's lock was in the way."""
    return (getattr(error, "sqlite_errorcode", 0) & 0xFF) in BUSY


def is_read_only(path: Path) -> bool:
    """Whether the file system of a file, or of its folder, takes nothing."""
    with suppress(OSError):
        return bool(os.statvfs(path.parent).f_flag & os.ST_RDONLY)
    return False


def _refused(path: Path | str, error: Exception, *, told: str = "") -> StoreUnavailable:
    """What an error of SQLite's, or of the file system's, says of the store."""
    if is_read_only(Path(path)):
        return StoreReadOnly(
            f"{path}: its file system is read-only ({error}): mount it for writing, or bring the store to another disk",
            told=READ_ONLY,
        )
    return StoreUnavailable(f"{path}: {error}", told=told)


@contextmanager
def translated(path: Path | str) -> Generator[None]:
    """SQLite's errors, and the file system's, as the memory's own."""
    try:
        yield
    except sqlite3.Error as error:
        if (getattr(error, "sqlite_errorcode", 0) & 0xFF) in CORRUPT:
            raise StoreCorrupt(
                f"{path} is damaged ({error}): stop every process that uses it, copy the file away, restore a backup "
                "or run `sqlite3 FILE .recover` into a new one"
            ) from error
        is_full = (getattr(error, "sqlite_errorcode", 0) & 0xFF) == sqlite3.SQLITE_FULL
        raise _refused(path, error, told=FULL if is_full else "") from error
    except OSError as error:
        raise _refused(path, error, told=FULL if error.errno in _NO_ROOM else "") from error


class OpenFile:
    """A file that this process has open: whether its path still leads there, and whether it was found to be damaged.

    SQLite goes on in a file that was deleted, or that another one was put in the place of: what it commits there is
    lost. Its write-ahead log is watched as well, which is there as long as anybody has the file open.
    """

    def __init__(self, path: Path) -> None:
        """To be made while a connection to it is open."""
        self.path = path
        self._paths = [it for it in (str(path), f"{path}-wal") if _identity(it)]
        self._opened = self._found()
        self._damage = ""

    def check(self) -> None:
        """Raises `StoreCorrupt` if it was found damaged, and `StoreGone` unless its path leads to what was opened.

        It takes a stat of 2 µs for each of file and log.
        """
        if self._damage:
            raise StoreCorrupt(self._damage)
        if self._found() != self._opened:
            raise StoreGone(
                f"{self.path} was deleted, moved or replaced while it was open: put it back, or restart to use what is "
                "there now"
            )

    @contextmanager
    def translated(self) -> Generator[None]:
        """As the function of that name; and once the file was found to be damaged it is left alone."""
        if self._damage:
            raise StoreCorrupt(self._damage)
        try:
            with translated(self.path):
                yield
        except StoreCorrupt as error:
            self._damage = str(error)
            raise

    def _found(self) -> list[tuple[int, int] | None]:
        return [_identity(path) for path in self._paths]


def _identity(path: str) -> tuple[int, int] | None:
    """What tells the file at a path from every other one that there is."""
    try:
        found = os.stat(path)  # noqa: PTH116 - half the time of Path.stat, and it runs with every request
    except OSError:
        return None
    return found.st_dev, found.st_ino


@contextmanager
def exclusive(path: Path) -> Generator[None]:
    """Hold `path` for this process alone; the system lets go of it when the process dies, however it dies.

    Raises `StoreTaken` if another process has it, and `StoreGone` if its folder is missing.
    """
    try:
        descriptor = os.open(path, os.O_CREAT | os.O_RDWR | os.O_CLOEXEC, 0o600)
    except FileNotFoundError:
        raise StoreGone(f"{path.parent} was deleted or moved: put it back") from None
    try:
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise StoreTaken(
                f"another process ingests into this store already ({path} is locked): stop it, or run `ricordo serve` "
                "with --no-worker"
            ) from None
        yield
    finally:
        os.close(descriptor)


def check_quickly(path: Path, *, seconds: float) -> None:
    """SQLite's quick check of a file, as far as it gets in `seconds`; nothing is written to it. None there is sound.

    Raises `StoreCorrupt` and `StoreUnavailable`.
    """
    with translated(path), reading(path) as connection:
        until = time.monotonic() + seconds
        connection.set_progress_handler(lambda: time.monotonic() > until, 10_000)
        try:
            verdict = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_INTERRUPT:
                raise
            return
        if verdict != "ok":
            damage = sqlite3.DatabaseError(verdict)
            damage.sqlite_errorcode = sqlite3.SQLITE_CORRUPT
            raise damage


def check_files(files: Files, *, seconds: float) -> None:
    """Both files of a store. Raises as `check_quickly` and `check_whole`."""
    check_whole(files)
    for path in (files.memory, files.journal):
        if path.exists():
            check_quickly(path, seconds=seconds)


@contextmanager
def reading(path: Path) -> Generator[sqlite3.Connection]:
    """A connection that leaves the file as it is: closing it moves nothing from the write-ahead log into it either."""
    connection = sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", timeout=BUSY_SECONDS, uri=True)
    try:
        yield connection
    finally:
        connection.close()
