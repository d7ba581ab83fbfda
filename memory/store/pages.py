"""All of a listing, or all scopes, page by page."""

from collections.abc import AsyncGenerator, Iterable
from contextlib import aclosing
from heapq import nsmallest
from typing import NamedTuple

import msgspec

from memory.model.memory import Memory
from memory.model.scope import Reach, Scope
from memory.model.where import Where, holds
from memory.ports.memories import Listing, MemoryStore, ScopeCount

PAGE = 1_000
"""Closed memories that are read at once."""

SCOPES = 1_000
"""Scopes that are asked for at once."""


async def pages_of(store: MemoryStore, listing: Listing) -> AsyncGenerator[tuple[Memory, ...]]:
    """The pages of a listing, none of them empty. Raises `StoreUnavailable`."""
    while page := await store.list(listing):
        yield page
        listing = msgspec.structs.replace(listing, after=page[-1].id)


async def all_of(store: MemoryStore, listing: Listing) -> list[Memory]:
    """All that is listed, in one list. Raises `StoreUnavailable`."""
    async with aclosing(pages_of(store, listing)) as pages:
        return [memory async for page in pages for memory in page]


async def all_closed(store: MemoryStore, reach: Reach) -> list[Memory]:
    """All that was closed within reach, in one list. Raises `StoreUnavailable`."""
    async with aclosing(store.closed(reach, limit=PAGE)) as pages:
        return [memory async for page in pages for memory in page]


class PageAsked(NamedTuple):
    """Which of many memories are shown: so many behind an id, of those for which `where` holds, oldest first."""

    limit: int
    after: str | None = None
    where: Where | None = None

    def has(self, memory: Memory) -> bool:
        """Whether a memory is on this page, or on a later one."""
        return memory.id > (self.after or "") and (self.where is None or holds(self.where, memory))

    def of(self, memories: Iterable[Memory]) -> tuple[Memory, ...]:
        """Those of the page."""
        return tuple(nsmallest(self.limit, filter(self.has, memories), key=lambda memory: memory.id))


async def closed_page(store: MemoryStore, reach: Reach, page: PageAsked) -> tuple[Memory, ...]:
    """A page of what was closed within reach. All of it is read. Raises `StoreUnavailable`."""
    found: tuple[Memory, ...] = ()
    async with aclosing(store.closed(reach, limit=PAGE)) as pages:
        async for memories in pages:
            found = page.of((*found, *memories))
    return found


async def scopes_of(store: MemoryStore) -> AsyncGenerator[Scope]:
    """All scopes that have live memories, of all tenants; one user's follow one another. Raises `StoreUnavailable`."""
    after: str | None = None
    while page := await store.scopes(after=after, limit=SCOPES):
        for count in page:
            yield count.scope
        after = page[-1].cursor


class Everybody(NamedTuple):
    """Of whom anything is kept."""

    counts: tuple[ScopeCount, ...]
    """Exact scopes with their live memories, and users without any."""
    unnamed: int
    """As `Subjects.unnamed`."""


async def everybody(store: MemoryStore, tenant: str | None, *, closed: bool = True) -> Everybody:
    """Of whom anything of a tenant, or of all, is kept, if only what is `closed`. Raises `StoreUnavailable`."""
    counts: list[ScopeCount] = []
    after: str | None = None
    while page := await store.scopes(tenant=tenant, after=after, limit=SCOPES):
        counts += page
        after = page[-1].cursor
    subjects = await store.subjects(tenant)
    listed = {(each.scope.tenant, each.scope.user) for each in counts}
    for scope in (*subjects.scopes, *(subjects.closed if closed else ())):
        if (scope.tenant, scope.user) not in listed:
            whose = scope if scope.user is None else Scope(scope.tenant, scope.user)
            counts.append(ScopeCount(scope=whose, memories=0, cursor=""))
    return Everybody(tuple(counts), subjects.unnamed)
