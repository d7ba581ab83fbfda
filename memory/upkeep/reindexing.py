"""What an older release read otherwise is read anew: how words are cut and stemmed, and what a text claims."""

from itertools import count

from memory.ports.memories import MemoryStore

BATCH = 200
"""Memories in one transaction: some 60 ms of the only writer's time where they all differ. They are read before it."""

ROUND = 50
"""Batches in one round of upkeep, so that the rest of it has its turn: 10,000 memories a minute."""


async def read_anew(store: MemoryStore, *, at_once: bool) -> int:
    """The next memories of a store whose words are read otherwise now; how many were looked at, 0 when all were.

    `at_once`: all that there are, else those of one round. Raises `StoreUnavailable`.
    """
    total = 0
    for _ in count() if at_once else range(ROUND):
        read = await store.reindex(limit=BATCH)
        total += read
        if not read:
            break
    return total
