"""The embedded engine: all ports of a store on two SQLite files."""

import asyncio
import sqlite3
from collections.abc import AsyncGenerator
from contextlib import ExitStack, asynccontextmanager, closing
from datetime import timedelta
from pathlib import Path

from adapters.sqlite.changes import ChangeWriter
from adapters.sqlite.erase import SqliteEraser
from adapters.sqlite.files import Files, OpenFile, check_quickly, connect, create, exclusive, translated
from adapters.sqlite.holdings import SqliteHoldings
from adapters.sqlite.index import IndexCache
from adapters.sqlite.journal import SqliteJournal
from adapters.sqlite.keys import SqliteKeys
from adapters.sqlite.links import SqliteLinks
from adapters.sqlite.memories import SqliteMemories
from adapters.sqlite.notes import SqliteNotes
from adapters.sqlite.queue import SqliteQueue
from adapters.sqlite.readers import Readers
from adapters.sqlite.recollector import SqliteRecollector
from adapters.sqlite.rows import dimension_of
from adapters.sqlite.schema import JOURNAL, MEMORY, migrate
from adapters.sqlite.sessions import SqliteSessions
from adapters.sqlite.writer import Checkpointer, Writer
from memory.model.errors import EmbedderChanged, SecretMismatch, StoreGone, StoreUnavailable
from memory.model.scope import Digests
from memory.model.types import Analyze
from memory.ports.engine import Check
from memory.ports.holdings import Holdings
from memory.ports.jobs import JobQueue
from memory.ports.journal import TurnArchive, TurnJournal
from memory.ports.keys import KeyRing
from memory.ports.memories import MemoryStore
from memory.ports.notes import Notes
from memory.ports.search import Recollector
from memory.ports.sessions import SessionStore

KEEP_TURNS = timedelta(days=30)
"""How long the link of a turn is kept: a conversation that rests for longer begins a new session."""

CACHE_BYTES = 64 << 20
"""Search arrays in one process: 45,000 memories of 256 dimensions, and the process stays below 150 MB."""

CHECK_SECONDS = 1.0
"""How long the quick check at start may take; what it does not reach, SQLite still checks as it reads it."""

VERIFIER = "SELECT value FROM meta WHERE name = 'verifier'"
OTHERS = """
    SELECT embedder FROM memories WHERE closed = 0 AND embedder < :name
    UNION ALL SELECT embedder FROM memories WHERE closed = 0 AND embedder > :name LIMIT 1
"""
ONE_VECTOR = """
    SELECT vector FROM memories JOIN entries ON entries.owner = memories.owner AND entries.changed = memories.changed
    WHERE memories.closed = 0 AND memories.embedder = ? LIMIT 1
"""


class SqliteEngine:
    """Implements the port `Engine`. Any number of processes may have a store open, one may be `ingesting`."""

    def __init__(
        self,
        files: Files,
        *,
        digests: Digests,
        analyze: Analyze,
        embedder: str | None,
        keep_turns: timedelta,
        cache_bytes: int,
    ) -> None:
        """Opens connections to files that are ready; callers use `open`."""
        with ExitStack() as stack:
            checked = stack.enter_context(closing(connect(files.memory)))
            journal_writer, journal_file = open_writer(files.journal, stack)
            imported = stack.enter_context(closing(connect(files.journal)))
            writer, memory_file = open_writer(files.memory, stack)
            readers = stack.enter_context(closing(Readers(files, memory=memory_file, journal=journal_file)))

            self._links = links = SqliteLinks(digests)
            cache = IndexCache(cache_bytes)
            self._changes = changes = ChangeWriter(digests=digests, analyze=analyze, embedder=embedder)
            self._recollector = recollector = SqliteRecollector(
                readers, links=links, cache=cache, digests=digests, analyze=analyze, embedder=embedder
            )
            self._queue = queue = SqliteQueue(
                writer,
                journal_writer,
                readers,
                journal=imported,
                journal_path=files.journal,
                keep_turns=keep_turns,
                digests=digests,
            )
            eraser = SqliteEraser(
                writer,
                journal_writer,
                readers,
                files=files,
                cache=cache,
                changes=changes,
                digests=digests,
                trim_finished=queue.trim_finished,
            )
            journal = SqliteJournal(
                journal_writer,
                readers,
                memory=checked,
                memory_file=memory_file,
                links=links,
                digests=digests,
                kept=recollector.look_after,
            )

            self.files = files
            self.recollector: Recollector = recollector
            self.journal: TurnJournal = journal
            self.archive: TurnArchive = journal
            self.queue: JobQueue = queue
            self.memories: MemoryStore = SqliteMemories(
                writer, readers, changes=changes, recollector=recollector, eraser=eraser, digests=digests
            )
            self.sessions: SessionStore = SqliteSessions(writer, readers, digests=digests)
            self.keys: KeyRing = SqliteKeys(writer, readers)
            self.notes: Notes = SqliteNotes(writer, readers)
            self.holdings: Holdings = SqliteHoldings(journal_writer, readers, digests=digests)
            self._readers = readers
            self._writers = (writer, journal_writer)
            self._closing = stack.pop_all()

    @classmethod
    async def open(
        cls,
        path: Path,
        *,
        digests: Digests,
        analyze: Analyze,
        embedder: str | None = None,
        keep_turns: timedelta = KEEP_TURNS,
        cache_bytes: int = CACHE_BYTES,
        makes: bool = True,
    ) -> "SqliteEngine":
        """Open the store at `path`, migrated if need be. `embedder`: whose vectors are searched and written.

        `makes`: it is made where it is missing; else that is `StoreGone`, and no file or folder comes of it, whenever
        it is taken away.

        Raises `StoreUnavailable` (also for the file of a newer version), `StoreCorrupt`, `StoreGone` and
        `SecretMismatch`.
        """
        files = Files(path)

        def opened() -> SqliteEngine:
            with translated(path):
                _make_ready(files, digests, makes=makes)
                return cls(
                    files,
                    digests=digests,
                    analyze=analyze,
                    embedder=embedder,
                    keep_turns=keep_turns,
                    cache_bytes=cache_bytes,
                )

        try:
            return await asyncio.to_thread(opened)
        except StoreUnavailable:
            if makes or files.traces() is not None:
                raise
            raise StoreGone(f"{path} was deleted or moved while another process had it open: put it back") from None

    @property
    def foreign(self) -> int:
        """Rows that were skipped because they are garbage or another owner's (FAULTS R14)."""
        return self._recollector.foreign + self._links.foreign

    @asynccontextmanager
    async def ingesting(self) -> AsyncGenerator[None]:
        """Be the one process that claims jobs; those of a worker that died are pending again.

        Raises `StoreTaken` if another process is it.
        """
        with exclusive(self.files.worker_lock):
            await self._queue.recover()
            yield

    def checks(self) -> tuple[Check, ...]:
        """A file is there or not: `ping` tells."""
        return ()

    async def compacted(self) -> None:
        """An erasure itself waits for both files."""

    async def check_embedder(self, name: str, dimension: int) -> None:
        """Raises `EmbedderChanged` if there are vectors of another embedder, or of another dimension."""

        def vectors(connection: sqlite3.Connection) -> tuple[str | None, bytes | None]:
            """Another embedder that has vectors in the store, and one vector of the named."""
            other = connection.execute(OTHERS, {"name": name}).fetchone()
            vector = connection.execute(ONE_VECTOR, (name,)).fetchone()
            return other and other[0], vector and vector[0]

        other, vector = await self._readers.run(vectors)
        if other is not None:
            raise EmbedderChanged(f"the store has vectors of {other}, not {name}: run `ricordo reembed`, or go back")
        if vector is not None and dimension_of(vector) != dimension:
            raise EmbedderChanged(
                f"the store's vectors of {name} have {dimension_of(vector)} dimensions, not {dimension}: "
                "run `ricordo reembed`, or go back"
            )
        self._changes.dimension = dimension

    async def ping(self) -> None:
        for writer in self._writers:
            writer.refusals.check()
        await self._readers.run(lambda connection: connection.execute("SELECT max(seq) FROM journal.turns").fetchone())

    async def close(self) -> None:
        await asyncio.to_thread(self._closing.close)


def open_writer(path: Path, stack: ExitStack) -> tuple[Writer, OpenFile]:
    """Who writes to a file, until the stack is closed."""
    checkpointer = stack.enter_context(closing(Checkpointer(path)))
    connection = connect(path)
    # Checkpoints off the path: the checkpointer makes them.
    connection.execute("PRAGMA wal_autocheckpoint = 0")
    file = OpenFile(path)
    writer = Writer(connection, file, committed=checkpointer.committed, empty_log=checkpointer.empty)
    return stack.enter_context(closing(writer)), file


def _make_ready(files: Files, digests: Digests, *, makes: bool) -> None:
    for path in (files.memory, files.journal):
        if makes:
            create(path)
        check_quickly(path, seconds=CHECK_SECONDS)  # before anything is written to a damaged file
    for path, steps in ((files.memory, MEMORY), (files.journal, JOURNAL)):
        with translated(path), closing(connect(path)) as connection:
            migrate(connection, steps)
            if path == files.memory:
                # The first start writes a digest of nothing but the secret; later ones must make the same.
                verifier = digests.of("verifier")
                if connection.execute(VERIFIER).fetchone() is None:
                    connection.execute("INSERT OR IGNORE INTO meta VALUES ('verifier', ?)", (verifier,))
                if connection.execute(VERIFIER).fetchone()[0] != verifier:
                    raise SecretMismatch(
                        "the store was written under another RICORDO_SECRET: set that one, or use another store"
                    )
