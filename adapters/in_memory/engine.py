"""The engine in memory: all ports of a store on dictionaries. What it has is gone with its process."""

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from datetime import timedelta

from adapters.in_memory.changes import Changes
from adapters.in_memory.data import Data
from adapters.in_memory.holdings import InMemoryHoldings
from adapters.in_memory.journal import InMemoryJournal
from adapters.in_memory.keys import InMemoryKeys
from adapters.in_memory.memories import InMemoryMemories
from adapters.in_memory.notes import InMemoryNotes
from adapters.in_memory.queue import InMemoryQueue
from adapters.in_memory.recollector import InMemoryRecollector
from adapters.in_memory.sessions import InMemorySessions
from memory.model.errors import EmbedderChanged, StoreUnavailable
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
"""How long the link of a turn is kept, as in every store."""


class InMemoryEngine:
    """Implements the port `Engine`, in the event loop of whoever uses it. Nothing is waited for but news of turns."""

    foreign = 0
    """Nobody else can write here."""

    def __init__(
        self,
        data: Data | None = None,
        *,
        digests: Digests,
        analyze: Analyze,
        embedder: str,
        keep_turns: timedelta = KEEP_TURNS,
    ) -> None:
        """`data`: what other engines have as well; None: a store of its own. `embedder`: whose vectors are searched."""
        self._data = data = data or Data()
        self._queue = queue = InMemoryQueue(data, keep_turns=keep_turns)
        changes = Changes(data, digests=digests, analyze=analyze, embedder=embedder)
        recollector = InMemoryRecollector(data, digests=digests, analyze=analyze, embedder=embedder)
        journal = InMemoryJournal(data, digests=digests)
        self.recollector: Recollector = recollector
        self.journal: TurnJournal = journal
        self.archive: TurnArchive = journal
        self.queue: JobQueue = queue
        self.memories: MemoryStore = InMemoryMemories(data, changes=changes, recollector=recollector, digests=digests)
        self.sessions: SessionStore = InMemorySessions(data, digests=digests)
        self.keys: KeyRing = InMemoryKeys(data)
        self.notes: Notes = InMemoryNotes(data)
        self.holdings: Holdings = InMemoryHoldings(data, digests=digests)

    @asynccontextmanager
    async def ingesting(self) -> AsyncGenerator[None]:
        """Be the one that claims jobs; those of one that left are pending again. Raises `StoreUnavailable`."""
        if self._data.is_ingested:
            raise StoreUnavailable("another worker ingests this store already")
        self._data.is_ingested = True
        try:
            self._queue.recover()
            yield
        finally:
            self._data.is_ingested = False

    def checks(self) -> tuple[Check, ...]:
        """That nothing of it lasts, for whoever takes it for a store."""
        return (Check("kept", ok=True, detail="nothing after this process ends"),)

    async def ping(self) -> None:
        """It is always there."""

    async def compacted(self) -> None:
        """There is no file."""

    async def check_embedder(self, name: str, dimension: int) -> None:
        """Raises `EmbedderChanged` if there are vectors of another embedder, or of another dimension."""
        others = (await self.memories.counts()).vectors.keys() - {name}
        known = self._data.dimensions.setdefault(name, dimension)
        if others or known != dimension:
            there = ", ".join(others) or f"{name} with {known} dimensions"
            raise EmbedderChanged(f"the store has vectors of {there}, not of {name} with {dimension}")

    async def close(self) -> None:
        """Nothing is open."""
