"""What was known at a time that is past: each memory with the text that it had then (docs/rules.md, Searching)."""

from collections.abc import Sequence
from datetime import datetime

import msgspec

from memory.model.memory import HistoryRecord, Memory
from memory.model.scope import Reach
from memory.ports.memories import Listing, MemoryStore
from memory.store.pages import all_closed, all_of

PAGE = 1_000


async def known_then(store: MemoryStore, reach: Reach, at: datetime) -> list[Memory]:
    """What was live within reach at a time, oldest first. Of what was erased since there is nothing.

    All but the text is as it is now, or was when the memory was closed. Raises `StoreUnavailable`.
    """
    live = await all_of(store, Listing(reach=reach, limit=PAGE))
    closed = [each for each in await all_closed(store, reach) if each.valid_to is not None and each.valid_to > at]
    known: list[Memory] = []
    for memory in (*live, *closed):
        if memory.said_at > at or memory.is_over(at):
            continue
        if memory.updated_at <= at:
            known.append(memory)
        elif (text := text_at(await store.history(reach, memory.id), at, last=memory.text)) is not None:
            known.append(memory if text == memory.text else msgspec.structs.replace(memory, text=text, replaces=None))
    return sorted(known, key=lambda memory: (memory.said_at, memory.id))


def text_at(lines: Sequence[HistoryRecord], at: datetime, *, last: str) -> str | None:
    """What a memory said at a time, by its history, in any order; None: it was closed then.

    What was imported counts from when it was said.

    Where no line tells, as an older release told less, it is what it said next, at last its `last` text.
    """
    lines = sorted(lines, key=lambda line: line.moment)
    before = [line for line in lines if line.moment <= at]
    if before and before[-1].is_deleted:
        return None
    said = next((line.new_value for line in reversed(before) if line.new_value), None)
    later = (text for line in lines[len(before) :] for text in (line.old_value, line.new_value) if text)
    return said or next(later, last)
