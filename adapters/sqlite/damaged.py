"""A damaged store in the hands of a proxy that goes on: a sound journal takes turns, everything else is refused.

Nothing is written to the damaged file, so that it can be repaired, or looked at, as it was found. A store whose file
system is read-only is served so, too, and takes no turns either.
"""

import asyncio
import sqlite3
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import ExitStack, asynccontextmanager, closing, suppress
from pathlib import Path
from typing import Any, NoReturn, cast

import msgspec

from adapters.sqlite import epochs
from adapters.sqlite.engine import CHECK_SECONDS, VERIFIER, open_writer
from adapters.sqlite.files import Files, check_quickly, connect, create, reading, translated
from adapters.sqlite.journal import insert, row_of
from adapters.sqlite.schema import JOURNAL, migrate
from adapters.sqlite.writer import Writer
from memory.model.errors import SecretMismatch, StoreLost, StoreUnavailable
from memory.model.scope import Digests
from memory.model.turn import TurnRecord
from memory.ports.changes import Basis
from memory.ports.engine import Check
from memory.ports.holdings import Holdings
from memory.ports.jobs import JobQueue
from memory.ports.journal import TurnArchive, TurnJournal
from memory.ports.keys import KeyRing
from memory.ports.memories import MemoryStore
from memory.ports.notes import Notes
from memory.ports.search import Recollector
from memory.ports.sessions import SessionStore


class Refusing:
    """Stands for a part of the store: whatever it is asked, it raises what is amiss."""

    def __init__(self, damage: StoreLost) -> None:
        self._damage = damage

    def __getattr__(self, name: str) -> Callable[..., Awaitable[NoReturn]]:
        async def refuse(*_: object, **__: object) -> NoReturn:
            raise again(self._damage)

        return refuse


def again(damage: StoreLost) -> StoreLost:
    """What is amiss, once more: an error that is raised a second time keeps the frames of the first."""
    return type(damage)(str(damage), told=damage.told)


class JournalAlone:
    """Implements `memory.ports.journal.TurnJournal` without a memory file."""

    def __init__(self, writer: Writer, *, digests: Digests, epoch: int) -> None:
        """`epoch`: the newest that is known. An erasure that it does not know of voids a turn: deletes win."""
        self._writer = writer
        self._digests = digests
        self._epoch = epoch

    async def append(self, record: TurnRecord, *, basis: Basis | None = None) -> None:  # noqa: ARG002 - it cannot look
        if record.epoch < 0:
            record = msgspec.structs.replace(record, epoch=self._epoch)
        row = row_of(record, self._digests)
        await self._writer.run(lambda connection: insert(connection, row))


class DamagedEngine:
    """Implements `memory.ports.engine.Engine`."""

    foreign = 0

    def __init__(self, damage: StoreLost, journal: TurnJournal | None, stack: ExitStack) -> None:
        """Callers use `open`."""
        refusing: Any = Refusing(damage)
        self.recollector = cast("Recollector", refusing)
        self.journal = journal or cast("TurnJournal", refusing)
        self.archive = cast("TurnArchive", refusing)
        self.queue = cast("JobQueue", refusing)
        self.memories = cast("MemoryStore", refusing)
        self.sessions = cast("SessionStore", refusing)
        self.keys = cast("KeyRing", refusing)
        self.notes = cast("Notes", refusing)
        self.holdings = cast("Holdings", refusing)
        self._damage = damage
        self._stack = stack

    @classmethod
    async def open(cls, path: Path, *, digests: Digests, damage: StoreLost) -> "DamagedEngine":
        """What is left of the store at `path`. Raises `StoreUnavailable` and `SecretMismatch`."""
        files = Files(path)

        def opened() -> DamagedEngine:
            found = None
            with suppress(sqlite3.Error), reading(files.memory) as connection:
                found = connection.execute(VERIFIER).fetchone()
            # If it can be told: turns under another secret would be nobody's.
            if found is not None and found[0] != digests.of("verifier"):
                raise SecretMismatch(
                    "the store was written under another RICORDO_SECRET: set that one, or use another store"
                )
            with ExitStack() as stack:
                journal = _journal_of(files, digests, stack)
                return cls(damage, journal, stack.pop_all())

        return await asyncio.to_thread(opened)

    def checks(self) -> tuple[Check, ...]:
        """`ping` says all."""
        return ()

    async def ping(self) -> None:
        raise again(self._damage)

    async def compacted(self) -> None:
        """Raises what is amiss: nothing is erased from such a file."""
        await self.ping()

    async def check_embedder(self, name: str, dimension: int) -> None:
        """No vector is read or written."""

    @asynccontextmanager
    async def ingesting(self) -> AsyncGenerator[None]:
        """Raises what is amiss."""
        await self.ping()
        yield

    async def close(self) -> None:
        await asyncio.to_thread(self._stack.close)


def _journal_of(files: Files, digests: Digests, stack: ExitStack) -> TurnJournal | None:
    """The journal, if it is sound and may be written; one that is missing is made, so that turns are kept."""
    try:
        with translated(files.journal):
            create(files.journal)
        check_quickly(files.journal, seconds=CHECK_SECONDS)
        with translated(files.journal):
            with closing(connect(files.journal)) as connection:
                migrate(connection, JOURNAL)
                epoch = _epoch_of(files, connection)
            writer, _ = open_writer(files.journal, stack)
    except StoreUnavailable:
        return None
    return JournalAlone(writer, digests=digests, epoch=epoch)


def _epoch_of(files: Files, journal: sqlite3.Connection) -> int:
    """The store's epoch, if its page can be read; else the newest under which a turn was journalled."""
    try:
        with reading(files.memory) as connection:
            return epochs.current(connection)
    except sqlite3.Error:
        return journal.execute("SELECT coalesce(max(epoch), 0) FROM turns").fetchone()[0]
