"""What waits for a person: what is shown to no model, or may not hold any more (docs/rules.md, What users see)."""

from datetime import datetime

import msgspec

from memory.model.memory import Memory
from memory.model.scope import Reach
from memory.model.views import View, view_of
from memory.ports.memories import Listing, MemoryStore
from memory.store.pages import all_of
from memory.upkeep.doubts import doubts_of

PAGE = 500
"""Memories that are read at once."""


class ForReview(msgspec.Struct, frozen=True):
    """A memory that waits, and the newer one that puts it in doubt."""

    memory: Memory
    newer: Memory | None = None


async def for_review(store: MemoryStore, reach: Reach, *, at: datetime | None = None) -> tuple[ForReview, ...]:
    """What is in quarantine, what was inferred of the user, and what is in doubt, oldest first.

    `at`: without what is over then.
    """
    known = await all_of(store, Listing(reach=reach, limit=PAGE, at=at))
    doubts = await doubts_of(store, reach, known)
    signs = ((memory, doubts.of(memory)) for memory in known)
    found = (ForReview(memory, None if sign is None else doubts.newer[sign.memory_id]) for memory, sign in signs)
    return tuple(each for each in found if each.newer is not None or view_of(each.memory) is View.REVIEW)
