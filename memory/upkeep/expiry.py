"""What nobody comes back to passes: it is closed, not erased, and the history keeps it.

A working memory ("for now …") is recalled in its own session alone and is over a day after that last used it. What was
said for once is over after a month, other passages of chats after a year, counted from when it was last said or
recalled. What is pinned, what is known of the user, and what somebody put there by hand stays. What somebody has given
a date passes on that, whatever it is; a pin that says itself until when it holds is one no longer.

Who writes or uses a memory between the look at it and its closing keeps it: the page is left as it is then, and the
next round looks anew. docs/rules.md, How long it is kept.
"""

from datetime import datetime, timedelta

from memory.model.errors import Conflict
from memory.model.memory import PASSING, Actor, Memory, Reason, Retention, Spans
from memory.model.types import MakeId
from memory.ports.changes import Cause, Close, Update
from memory.ports.memories import MemoryStore
from memory.profile.pins import after_its_end

BATCH = 200
"""Closed in one transaction: a worker's other writes wait for it."""

_CAUSE = Cause(actor=Actor.UPKEEP, reason=Reason.EXPIRED)
_UNPINNED = Cause(actor=Actor.UPKEEP)
"""What the user said would end by then was true in its time: it stands in no prompt any more, and can be found."""


async def expire(store: MemoryStore, *, now: datetime, make_id: MakeId, spans: Spans) -> int:
    """Close the memories whose time is over, and unpin the pins; how many were closed. Raises `StoreUnavailable`."""
    closed = 0
    spans = {**spans, Retention.EXPIRING: timedelta(0)}
    for kept_as in PASSING:
        if kept_as not in spans:
            continue
        while found := await store.passing(kept_as, before=now - spans[kept_as], limit=BATCH):
            over = [memory for memory in found if (end := memory.passes_at(spans)) is not None and end <= now]
            changes = [_passed(memory, now=now, event_id=make_id()) for memory in over]
            try:
                if changes:
                    await store.apply(None, changes, at=now)
            except Conflict:
                break
            closed += sum(isinstance(change, Close) for change in changes)
            if len(over) < BATCH:  # those were all, or the store gives what is not due: it is not asked for ever
                break
    return closed


def for_want_of_use(memory: Memory, *, at: datetime, event_id: str, cause: Cause) -> Close:
    """That a memory is closed because nobody came back to it, as long as that is so."""
    return Close(
        memory_id=memory.id,
        at=at,
        event_id=event_id,
        seen=memory.revision,
        unused_since=memory.last_used_at,
        cause=cause,
    )


def _passed(memory: Memory, *, now: datetime, event_id: str) -> Close | Update:
    after = after_its_end(memory)
    if after is None:
        return for_want_of_use(memory, at=now, event_id=event_id, cause=_CAUSE)
    return Update(memory=after, vector=None, event_id=event_id, seen=memory.revision, cause=_UNPINNED)
