"""What stands in the dictionaries of a store in memory."""

from datetime import datetime
from typing import NamedTuple

import msgspec

from memory.model.memory import Memory, ProfileField
from memory.model.moments import EPOCH
from memory.model.scope import Digests, Scope
from memory.model.turn import TurnRecord
from memory.model.types import Vector
from memory.ports.holdings import Holding
from memory.ports.jobs import JobState
from memory.retrieval.rows import SearchRow
from memory.store.bodies import memory_of
from memory.store.known import FactPlace, KeptSummary
from memory.store.plan import KeptEntry

NO_OVERRIDES = msgspec.msgpack.encode({})


class KeptMemory(msgspec.Struct, kw_only=True, eq=False):
    """A memory, live or closed. As bytes, because its metadata is its client's to change."""

    number: int
    """Greater for what was said later."""
    changed: int
    """Its last change: greater than those of all memories before it in the dictionary."""
    tenant: bytes
    owner: bytes
    place: FactPlace | None
    """Where it first came from, whatever it says now."""
    body: bytes
    is_closed: bool
    search: SearchRow
    vector: Vector | None = None
    embedder: str | None = None
    """Whose vector it is."""
    retrievals: int = 0
    retrieved_at: int | None = None
    corrected: int = 0
    """When it was corrected last, as the retrievals in microseconds."""

    def read(self) -> Memory | None:
        """The memory; None for garbage."""
        return memory_of(self.body, self.retrievals, self.retrieved_at)


class InMemoryField(msgspec.Struct, frozen=True):
    """A field of a profile; one without values was dropped."""

    field: ProfileField
    corrected: int


class SessionPlace(NamedTuple):
    """Where a session is kept: one of an exact scope."""

    tenant: bytes
    owner: bytes
    agent: str | None
    run: str | None
    name: str

    @classmethod
    def of(cls, digests: Digests, scope: Scope, name: str) -> "SessionPlace":
        """The place of a scope's session."""
        return cls(digests.tenant(scope.tenant), digests.owner(scope), scope.agent, scope.run, name)


class KeptWords(NamedTuple):
    """An entry of a session."""

    entry: KeptEntry
    body: bytes


class KeptSession(msgspec.Struct):
    """A session: its entries by their ids, in their order, and its summaries, oldest first."""

    updated_at: datetime = EPOCH
    version: int = 0
    overrides: bytes = NO_OVERRIDES
    entries: dict[str, KeptWords] = msgspec.field(default_factory=dict[str, KeptWords])
    summaries: list[KeptSummary] = msgspec.field(default_factory=list[KeptSummary])


class HeldId(NamedTuple):
    """An id of a provider's that belongs to no turn."""

    tenant: bytes
    holding: Holding
    at: datetime | None
    """Since when; None: it is kept for good."""


class KeptTurn(msgspec.Struct, kw_only=True):
    """A journalled turn, and how far its job is: later requests find it long after that."""

    number: int
    """Greater for what was journalled later."""
    tenant: bytes
    owner: bytes
    session: bytes
    parts: tuple[bytes, ...]
    """Of agent and run; an erasure of one voids it, as those of tenant, owner and session do."""
    record: TurnRecord
    """Whole until it is trimmed; then what was put into its prompt, and what that cost."""
    state: JobState | None = JobState.PENDING
    """None: it is done. What is kept is brought into another one by `KeptTurns`."""
    is_found: bool = True
    """By later requests; else it is a dead letter beyond its keeping time, or a mark that a turn is done."""
    has_words: bool = True
    attempts: int = 0
    retry_at: datetime | None = None
    error: str = ""
    checkpoint: bytes | None = None

    @property
    def digests(self) -> tuple[bytes, ...]:
        """Whose erasure voids it."""
        return (self.tenant, self.owner, self.session, *self.parts)

    @property
    def is_open(self) -> bool:
        """Whether it waits to be ingested, or is being ingested."""
        return self.state in (JobState.PENDING, JobState.RUNNING)

    def trim(self) -> None:
        """What was said goes; what was put into its prompt stays."""
        said = self.record
        self.has_words = False
        self.record = TurnRecord(
            key=said.key,
            scope=said.scope,
            session=said.session,
            chain=said.chain,
            pair=said.pair,
            pair_before=said.pair_before,
            around=said.around,
            epoch=said.epoch,
            at=said.at,
            injection=said.injection,
            usage=said.usage,
            added=said.added,
            upstream=said.upstream,
            answer_id=said.answer_id,
            part_ids=said.part_ids,
            is_awaited=said.is_awaited,
        )
