"""A store as a whole: all that an engine brings."""

from contextlib import AbstractAsyncContextManager
from typing import Protocol

import msgspec

from memory.ports.holdings import Holdings
from memory.ports.jobs import JobQueue
from memory.ports.journal import TurnArchive, TurnJournal
from memory.ports.keys import KeyRing
from memory.ports.memories import MemoryStore
from memory.ports.notes import Notes
from memory.ports.search import Recollector
from memory.ports.sessions import SessionStore


class Check(msgspec.Struct, frozen=True):
    """One thing that is well, or not: a line of the readiness report."""

    name: str
    ok: bool
    detail: str = ""


COMPACTION = "compaction"
"""The check that tells which erasures wait for a file of the store to be rewritten, since when, and how far it is."""


class Engine(Protocol):
    """One store with all its ports, as the composition root opens it. Whoever opens it closes it."""

    recollector: Recollector
    journal: TurnJournal
    queue: JobQueue
    memories: MemoryStore
    archive: TurnArchive
    keys: KeyRing
    notes: Notes
    holdings: Holdings
    sessions: "SessionStore"

    @property
    def foreign(self) -> int:
        """Records that were skipped since the start because they are garbage or another owner's (FAULTS R14)."""
        ...

    def checks(self) -> tuple[Check, ...]:
        """What is known of the store's parts without asking it; nothing where there is nothing to tell apart."""
        ...

    async def ping(self) -> None:
        """Returns when the store answers, and took what was to be written lately. Raises `StoreUnavailable`."""
        ...

    async def check_embedder(self, name: str, dimension: int) -> None:
        """Raises `EmbedderChanged` if there are vectors of another embedder, or of another dimension."""
        ...

    async def compacted(self) -> None:
        """Returns when the text of what was erased so far is in no file of the store any more, however long it takes.

        May be left at any time: whoever has the store open carries it on. Raises `StoreUnavailable`, and `StoreUnfit`
        for a server that does not let its file be rewritten.
        """
        ...

    def ingesting(self) -> AbstractAsyncContextManager[None]:
        """Be a process that claims jobs. Raises `StoreUnavailable` where there may be only one and another is it."""
        ...

    async def close(self) -> None:
        """Flush and close."""
        ...
