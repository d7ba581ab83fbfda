"""What was closed is deleted by itself after a while: until then it can be reopened.

What ended because the user said so later stays: it was true in its time, and nobody wanted it gone. The words that a
memory was said in are its session's, and live as long as that; who closes one by hand, or orders it to be forgotten,
has taken them away already. docs/rules.md, Deleting.
"""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta

import msgspec

from memory.model.types import Clock
from memory.ports.memories import Erased, Erasure, MemoryStore

EVERY = timedelta(days=1)
"""How often it is looked for what is to go: each time the store's files may have to be rewritten."""

AT_ONCE = 10_000
"""Memories that are read, and deleted, at once. Those of several tenants share the rewrite of a file."""

MOST_COUNTED = 1_000
"""Closed memories that are counted for whoever asks what will go."""


class Outlook(msgspec.Struct, frozen=True, kw_only=True):
    """What will be deleted."""

    memories: int
    """At most MOST_COUNTED."""
    first: datetime
    """When the first of them goes, at the earliest."""
    is_new: bool
    """Some were closed before anything was deleted by itself here: whoever closed them did not know."""


class Trash:
    """Deletes what was closed `days` ago from one store; 0: nothing. `erase` carries out an erasure."""

    def __init__(
        self,
        store: MemoryStore,
        erase: Callable[[Erasure], Awaitable[Erased]],
        *,
        days: float,
        clock: Clock,
    ) -> None:
        self._store = store
        self._erase = erase
        self._kept = timedelta(days=days)
        self._clock = clock
        self._emptied_at: datetime | None = None

    async def empty(self) -> int:
        """Delete what is to go, if it is time to look; how many. Raises `StoreUnavailable`.

        A store that this is new to loses nothing before its closed memories had all their days.
        """
        now = self._clock()
        if not self._kept or (self._emptied_at is not None and now - self._emptied_at < EVERY):
            return 0
        deleted = 0
        if now - await self._store.trash_since(now=now) >= self._kept:
            while found := await self._store.trash(before=now - self._kept, limit=AT_ONCE):
                by_tenant: dict[str, list[str]] = {}
                for memory in found:
                    by_tenant.setdefault(memory.scope.tenant, []).append(memory.id)
                erasures = [
                    Erasure(what="trash", tenant=tenant, memory_ids=tuple(ids)) for tenant, ids in by_tenant.items()
                ]
                erased = await asyncio.gather(*map(self._erase, erasures))
                count = sum(each.memories for each in erased)
                deleted += count
                if not count:  # what is reopened meanwhile stays, and is not asked for again and again
                    break
        self._emptied_at = now
        return deleted

    async def outlook(self) -> Outlook | None:
        """What will go; None: nothing was closed, or nothing is to go."""
        now = self._clock()
        if not self._kept:
            return None
        since = await self._store.trash_since(now=now)
        found = await self._store.trash(before=now, limit=MOST_COUNTED)
        if not found:
            return None
        first = min(memory.valid_to or now for memory in found)
        return Outlook(memories=len(found), first=max(first, since) + self._kept, is_new=first < since)
