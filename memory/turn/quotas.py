"""Quotas: how much a tenant may keep, and how often it may write.

Who asks the memory itself is refused what goes beyond (`QuotaReached`). A chat is refused nothing, and no turn is lost:
what it would add is left out and counted, what it changes, closes or forgets is done, and its words stay in the session
(docs/decisions/0040).
"""

from datetime import datetime
from typing import Annotated

import msgspec
from msgspec import Meta

from memory.model.errors import QuotaReached
from memory.model.memory import Memory
from memory.model.scope import Digests
from memory.model.types import Clock
from memory.ports.memories import MemoryStore, StoreUsage
from memory.ports.notes import Notes, change_note
from memory.store.bodies import body_of

_LEFT_OUT = "quotas/left_out/"

Bound = Annotated[int, Meta(ge=0)]


class Quota(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What one tenant may have; 0: as much as it likes."""

    memories: Bound = 0
    bytes: Bound = 0
    """Of live memories, as they are kept."""
    writes_per_minute: Bound = 0


class QuotaOptions(Quota, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What each tenant may have, and what those may that are named."""

    tenants: dict[str, Quota] = msgspec.field(default_factory=dict[str, Quota])
    """By its name, in the place of all that holds for the others."""

    def of(self, tenant: str) -> Quota:
        """What a tenant may have."""
        return self.tenants.get(tenant, self)


class LeftOut(msgspec.Struct, frozen=True, kw_only=True):
    """What chats of one tenant would have added."""

    facts: int = 0
    last: datetime
    """When that was last."""


class UsageReport(msgspec.Struct, frozen=True, kw_only=True):
    """How much a tenant keeps, and how much it may; 0: as much as it likes."""

    memories: int
    bytes: int
    """Of live memories, as they are kept."""
    most_memories: int
    most_bytes: int
    writes_per_minute: int
    left_out: int
    """Facts of chats that were not kept because there was no room."""
    left_out_at: datetime | None
    """When that was last."""


class Room:
    """What a tenant may still add."""

    def __init__(self, quota: Quota, usage: StoreUsage) -> None:
        self._quota = quota
        self._memories = usage.memories
        self._bytes = usage.bytes

    def take(self, memory: Memory) -> bool:
        """Whether there is room for one more; if so, it is taken."""
        memories, size = self._memories + 1, self._bytes + len(body_of(memory))
        if _beyond(memories, self._quota.memories) or _beyond(size, self._quota.bytes):
            return False
        self._memories, self._bytes = memories, size
        return True

    @property
    def reached(self) -> QuotaReached:
        """What is told who wanted more."""
        return QuotaReached(
            f"This tenant has {self._memories} memories of {self._bytes} bytes and may have "
            f"{self._quota.memories or 'any number'} of {self._quota.bytes or 'any number of'} bytes. Close or delete "
            "some, or ask the operator for more (`quotas`)."
        )


def _beyond(number: int, most: int) -> bool:
    return 0 < most < number


class Quotas:
    """The quotas of an installation."""

    def __init__(
        self, store: MemoryStore, notes: Notes, *, options: QuotaOptions, digests: Digests, clock: Clock
    ) -> None:
        self._store = store
        self._notes = notes
        self._options = options
        self._digests = digests
        self._clock = clock

    async def room(self, tenant: str) -> Room | None:
        """What a tenant may still add; None: as much as it likes. Raises `StoreUnavailable`."""
        quota = self._options.of(tenant)
        if not (quota.memories or quota.bytes):
            return None
        return Room(quota, await self._store.usage(tenant))

    async def leave_out(self, tenant: str, facts: int) -> None:
        """Count what a chat would have added. Raises `Conflict` if others do so all the time, and as `room`."""

        def with_more(kept: bytes | None) -> bytes:
            before = 0 if kept is None else _decode(kept).facts
            return _encode(LeftOut(facts=before + facts, last=self._clock()))

        name = _LEFT_OUT + self._digests.of("quotas", tenant).hex()
        await change_note(self._notes, name, with_more)

    async def report(self, tenant: str) -> UsageReport:
        """How it stands with a tenant. Raises `StoreUnavailable`."""
        quota, usage = self._options.of(tenant), await self._store.usage(tenant)
        kept = await self._notes.get(_LEFT_OUT + self._digests.of("quotas", tenant).hex())
        left_out = None if kept is None else _decode(kept)
        return UsageReport(
            memories=usage.memories,
            bytes=usage.bytes,
            most_memories=quota.memories,
            most_bytes=quota.bytes,
            writes_per_minute=quota.writes_per_minute,
            left_out=left_out.facts if left_out else 0,
            left_out_at=left_out.last if left_out else None,
        )


async def all_left_out(notes: Notes) -> tuple[LeftOut, ...]:
    """What chats would have added, tenant by tenant. Raises `StoreUnavailable`."""
    return tuple([_decode(body) for body in (await notes.under(_LEFT_OUT)).values()])


_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(LeftOut).decode
