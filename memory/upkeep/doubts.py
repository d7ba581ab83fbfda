"""What puts memories in doubt, for who is shown them: whether it still does, and what it says."""

from collections.abc import Iterable, Mapping

import msgspec

from memory.model.memory import QUARANTINED, Doubt, Memory
from memory.model.scope import NONE, Reach
from memory.ports.memories import MemoryStore


class Doubts(msgspec.Struct, frozen=True):
    """What puts memories in doubt, by the ids of what does."""

    newer: Mapping[str, Memory]
    reach: Reach

    def of(self, memory: Memory) -> Doubt | None:
        """What puts a memory in doubt; what was closed or erased does no more (P9)."""
        return memory.doubt if memory.doubt is not None and memory.doubt.memory_id in self.newer else None

    def said(self, doubt: Doubt) -> str | None:
        """What that says; None: it is not within reach."""
        newer = self.newer[doubt.memory_id]
        return newer.text if self.reach.covers(newer.scope) else None


async def doubts_of(store: MemoryStore, reach: Reach, memories: Iterable[Memory]) -> Doubts:
    """What puts these in doubt that were found within reach. Raises `StoreUnavailable`."""
    wanted: dict[str | None, list[str]] = {}
    for memory in memories:
        if memory.doubt is not None:
            wanted.setdefault(memory.scope.user, []).append(memory.doubt.memory_id)
    newer: dict[str, Memory] = {}
    for user, ids in wanted.items():
        found = await store.get(Reach(reach.tenant, user or NONE), ids)
        newer |= {memory.id: memory for memory in found if QUARANTINED not in memory.tags}
    return Doubts(newer, reach)
