"""The history of a memory as a person reads it: who changed what, and why (docs/rules.md, History)."""

from datetime import datetime

import msgspec

from memory.model.errors import NotFound
from memory.model.memory import Former, HistoryEvent, HistoryRecord, Memory, Reason
from memory.model.scope import Reach
from memory.ports.memories import MemoryStore


class HistoryLine(msgspec.Struct, frozen=True, kw_only=True):
    """A line of a history; the names are stable."""

    id: str
    memory_id: str
    event: HistoryEvent
    timestamp: datetime
    actor: str
    """Empty: an older release did not tell."""
    reason: str
    change: str
    """What it said before, if it said anything else, and what it says since."""
    old_value: str | None
    new_value: str | None
    turn: str | None
    session: str | None
    former: Former | None
    """What else a person has changed with it, as it was before."""
    is_deleted: bool
    """Whether it was closed."""
    sign: str | None
    """The memory that puts it in doubt now; None where that is no more."""


async def told_history(store: MemoryStore, reach: Reach, memory_id: str) -> tuple[HistoryLine, ...]:
    """The history of a memory within reach, closed or not, oldest first. Raises `NotFound`."""
    lines = await store.history(reach, memory_id)
    if not lines:
        raise NotFound(f"{reach.whose} has no memory {memory_id}")
    doubted = next((line.id for line in reversed(lines) if line.reason == Reason.IN_DOUBT), None)
    sign = None if doubted is None else await _sign_of(store, reach, memory_id)
    return tuple(_line_of(line, sign.id if sign is not None and line.id == doubted else None) for line in lines)


async def _sign_of(store: MemoryStore, reach: Reach, memory_id: str) -> Memory | None:
    """What puts a memory in doubt, if it is still there."""
    doubts = [memory.doubt for memory in await store.get(reach, [memory_id])]
    named = [doubt.memory_id for doubt in doubts if doubt is not None]
    return next(iter(await store.get(reach, named)), None) if named else None


def _line_of(line: HistoryRecord, sign: str | None) -> HistoryLine:
    texts = dict.fromkeys(text for text in (line.old_value, line.new_value) if text)
    return HistoryLine(
        id=line.id,
        memory_id=line.memory_id,
        event=line.event,
        timestamp=line.timestamp,
        actor=line.actor,
        reason=line.reason or line.event.lower(),
        change=" → ".join(texts),
        old_value=line.old_value,
        new_value=line.new_value,
        turn=line.turn,
        session=line.session,
        former=line.former,
        is_deleted=line.is_deleted,
        sign=sign,
    )
