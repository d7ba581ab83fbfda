"""Working memories pass: what was "for now" is over some time after it was last said or used.

A working memory is recalled in its own session alone. While the session uses it, it lives; then it is closed, not
erased: the history keeps it.
"""

from collections.abc import Sequence
from datetime import datetime, timedelta

from memory.model.memory import Memory, MemoryType
from memory.model.types import MakeId
from memory.ports.changes import Close
from memory.ports.memories import MemoryStore
from memory.sessions.lifecycle import LifecycleOptions

BATCH = 200
"""Closed in one transaction: a worker's other writes wait for it."""


def expires_at(memory: Memory, options: LifecycleOptions) -> datetime | None:
    """When a memory passes; None: never. A pinned one stays until it is unpinned."""
    if memory.type is not MemoryType.WORKING or memory.pinned:
        return None
    last = max(memory.updated_at, memory.last_retrieved_at or memory.updated_at)
    return last + timedelta(hours=options.working_hours)


def expired(memories: Sequence[Memory], *, now: datetime, options: LifecycleOptions) -> tuple[Memory, ...]:
    """Those of `memories` whose time is over."""
    return tuple(memory for memory in memories if (end := expires_at(memory, options)) is not None and end <= now)


async def expire_working(store: MemoryStore, *, now: datetime, make_id: MakeId, options: LifecycleOptions) -> int:
    """Close the working memories whose time is over; how many. Raises `StoreUnavailable`."""
    closed = 0
    before = now - timedelta(hours=options.working_hours)
    while found := await store.passing(before=before, limit=BATCH):
        over = expired(found, now=now, options=options)
        if over:
            closes = [Close(memory_id=memory.id, at=now, event_id=make_id()) for memory in over]
            await store.apply(None, closes, at=now)
        closed += len(over)
        if len(over) < BATCH:  # those were all, or the store gives what is not due: it is not asked for ever
            break
    return closed
