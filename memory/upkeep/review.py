"""What waits for a person: what is shown to no model, or may not hold any more (docs/rules.md, What users see)."""

import msgspec

from memory.model.memory import Memory
from memory.model.scope import Reach
from memory.ports.memories import Listing, MemoryStore
from memory.store.pages import all_of
from memory.upkeep.views import View, view_of

PAGE = 500
"""Memories that are read at once."""


class ForReview(msgspec.Struct, frozen=True):
    """A memory that waits, and the newer one that puts it in doubt."""

    memory: Memory
    newer: Memory | None = None


async def for_review(store: MemoryStore, reach: Reach) -> tuple[ForReview, ...]:
    """What is in quarantine, what was inferred of the user, and what is in doubt, oldest first."""
    known = await all_of(store, Listing(reach=reach, limit=PAGE))
    by_id = {memory.id: memory for memory in known}
    found = (ForReview(memory, None if memory.doubt is None else by_id.get(memory.doubt.memory_id)) for memory in known)
    return tuple(each for each in found if each.newer is not None or view_of(each.memory) is View.REVIEW)
