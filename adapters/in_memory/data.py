"""All that a store in memory has. Engines that share one `Data` are what processes on one file are."""

import asyncio
from collections.abc import Iterator
from datetime import datetime

import msgspec

from adapters.in_memory.index import InMemoryIndex
from adapters.in_memory.kept import HeldId, InMemoryField, KeptMemory, KeptSession, KeptTurn, SessionPlace
from adapters.in_memory.turns import KeptTurns
from memory.model.moments import EPOCH
from memory.ports.keys import ProxyKey
from memory.store.erasing import SaidLine
from memory.store.known import FactPlace


class Owner(msgspec.Struct):
    """What is a user's beside memories, sessions and turns."""

    tenant: bytes
    changes: int = 0
    fields: dict[str, InMemoryField] = msgspec.field(default_factory=dict[str, InMemoryField])
    indexes: dict[str, InMemoryIndex] = msgspec.field(default_factory=dict[str, InMemoryIndex])
    """By embedder."""


class Data:
    """The dictionaries. Names stand in what is kept, as in every store; their digests are what it is found by."""

    def __init__(self) -> None:
        self.memories: dict[str, KeptMemory] = {}
        """By id, the last one changed last."""
        self.places = set[FactPlace]()
        """Taken by a memory, or by one that was erased."""
        self.history: dict[str, list[SaidLine]] = {}
        """By memory."""
        self.owners: dict[bytes, Owner] = {}
        self.sessions: dict[SessionPlace, KeptSession] = {}
        self.turns = KeptTurns()
        self.held: dict[tuple[bytes, bytes], HeldId] = {}
        """By owner and digest."""
        self.epochs: dict[bytes, int] = {}
        """Of tenants, owners and sessions that were erased: the number of their last erasure."""
        self.keys: dict[str, ProxyKey] = {}
        self.notes: dict[str, bytes] = {}
        self.dimensions: dict[str, int] = {}
        """By embedder."""
        self.beat = EPOCH
        """The last sign of a worker."""
        self.is_ingested = False
        self.trash_since: datetime | None = None
        self.news = 0
        """How often something came that a worker may wait for."""
        self._number = 0
        self._told = asyncio.Event()

    def next_number(self) -> int:
        """One that is greater than all before it."""
        self._number += 1
        return self._number

    def next_change(self, owner: bytes, tenant: bytes) -> int:
        """The number of an owner's change; no erasure lets an owner have one twice."""
        number = self.next_number()
        self.owners.setdefault(owner, Owner(tenant)).changes = number
        return number

    def fields(self, owner: bytes) -> dict[str, InMemoryField]:
        """A user's profile in the order in which its fields came."""
        return self.owners[owner].fields if owner in self.owners else {}

    def kept_fields(self, owner: bytes) -> int:
        """How many of them there are: one that was dropped only tells when."""
        return sum(kept.field.is_kept for kept in self.fields(owner).values())

    def live(self) -> Iterator[KeptMemory]:
        """The live memories of everybody, in the order in which they came."""
        return iter(
            sorted((kept for kept in self.memories.values() if not kept.is_closed), key=lambda kept: kept.number)
        )

    def drop(self, memory_id: str) -> None:
        """A memory, if it is still there, goes with its history and what the searches know of it; its place is free."""
        kept = self.memories.pop(memory_id, None)
        if kept is None:
            return
        self.history.pop(memory_id, None)
        if kept.place is not None:
            self.places.discard(kept.place)
        self.next_change(kept.owner, kept.tenant)
        self.owners[kept.owner].indexes.clear()

    @property
    def epoch(self) -> int:
        """The number of the latest erasure."""
        return max(self.epochs.values(), default=0)

    def epoch_of(self, *digests: bytes) -> int:
        """That of the latest erasure of one of these."""
        return max(self.epochs.get(digest, 0) for digest in digests)

    def finish(self, turn: KeptTurn) -> None:
        """A turn's job is done; of one that was never journalled there is a mark."""
        there = self.turns.get(turn.owner, turn.record.key)
        if there is None:
            turn.is_found = False
            turn.trim()
            self.turns.put(turn)
        self.end(there or turn)
        self.tell()

    def end(self, turn: KeptTurn) -> None:
        """Nothing is to be done any more for a turn that is kept."""
        self.turns.turn_to(turn, None)
        turn.retry_at, turn.error, turn.checkpoint = None, "", None

    def tell(self) -> None:
        """There may be something to do for whoever waits."""
        self.news += 1
        self._told.set()
        self._told = asyncio.Event()

    async def hear(self, *, since: int) -> None:
        """Returns when there were more news than those."""
        while self.news == since:
            await self._told.wait()
