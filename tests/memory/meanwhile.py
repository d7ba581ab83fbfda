"""A store of memories that others write to just before one does."""

from collections.abc import Awaitable, Callable
from typing import Any, cast

from memory.ports.changes import Applied
from memory.ports.memories import MemoryStore


class WrittenMeanwhile:
    """A store in which something happens before the next write, and not again."""

    def __init__(self, memories: MemoryStore, happens: Callable[[], Awaitable[object]]) -> None:
        self._memories = memories
        self._happens: Callable[[], Awaitable[object]] | None = happens

    def __getattr__(self, name: str) -> Any:
        return getattr(self._memories, name)

    async def apply(self, *args: Any, **kwargs: Any) -> Applied:
        happens, self._happens = self._happens, None
        if happens is not None:
            await happens()
        return await self._memories.apply(*args, **kwargs)


def written_meanwhile(memories: MemoryStore, happens: Callable[[], Awaitable[object]]) -> MemoryStore:
    """The store, and what others do in it between a look and the write that rests on it."""
    return cast("MemoryStore", WrittenMeanwhile(memories, happens))
