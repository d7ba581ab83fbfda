"""Deleting many memories at once: all that is within a reach, or what of it a condition holds for.

To close and to delete are two words: what is closed can be reopened, of what is deleted nothing is left (P9).
"""

from collections.abc import Awaitable, Callable, Iterable, Mapping
from contextlib import aclosing
from itertools import islice

import msgspec

from memory.model.memory import Memory
from memory.model.scope import NONE, Reach, Scope
from memory.ports.memories import Erased, Erasure, Listing, MemoryStore
from memory.store.pages import pages_of

PAGE = 500
"""Memories that are read at once."""

AT_ONCE = 10_000
"""Memories of one erasure: the rewrite of a store's files is the same for one and for thousands, but a store takes them
in one transaction, and other writers wait for that."""

Condition = Callable[[Memory], bool]

Found = Mapping[str, Scope]
"""What is to be deleted by its id, and whose it is."""


class Deleter:
    """Deletes from one store. `erase` carries out an erasure wherever its words are, in the spool, too."""

    def __init__(self, store: MemoryStore, erase: Callable[[Erasure], Awaitable[Erased]]) -> None:
        self._store = store
        self._erase = erase

    async def delete(
        self, reach: Reach, *, where: Condition | None = None, closed: bool = True, dry_run: bool = False
    ) -> Erased:
        """Delete every memory within reach, live or closed, for which `where` holds; `closed` False: live ones alone.

        What is not narrowed by a condition goes with the sessions and turns that it was said in: a tenant's, a user's,
        an agent's or a run's. `dry_run`: nothing goes, and the same is counted. Raises `StoreUnavailable`.
        """
        whole = whole_of(reach) if where is None and closed else None
        if whole is not None and whole.what != "agent":  # what a run was told is in no profile
            return await self._store.extent(whole) if dry_run else await self._erase(whole)
        found = await self._found(reach, where or (lambda _: True), closed=closed)
        fields = await self._fields(found)
        if whole is not None:
            erased = await self._store.extent(whole) if dry_run else await self._erase(whole)
        elif dry_run:
            erased = Erased(memories=len(found), turns=0)
        else:
            user = reach.user if isinstance(reach.user, str) else None
            erased = await self._delete(reach.tenant, found, user=user)
        return msgspec.structs.replace(erased, fields=fields)

    async def delete_these(self, tenant: str, memories: Iterable[Memory], *, user: str | None = None) -> Erased:
        """Delete these memories of a tenant, and of a `user` alone where one is named. Raises `StoreUnavailable`."""
        found = {memory.id: memory.scope for memory in memories}
        fields = await self._fields(found)
        return msgspec.structs.replace(await self._delete(tenant, found, user=user), fields=fields)

    async def _delete(self, tenant: str, found: Found, *, user: str | None) -> Erased:
        total, left = Erased(memories=0, turns=0), iter(found)
        while ids := tuple(islice(left, AT_ONCE)):
            erased = await self._erase(Erasure(what="memory", tenant=tenant, user=user, memory_ids=ids))
            total = Erased(
                memories=total.memories + erased.memories,
                turns=total.turns + erased.turns,
                state="compacting" if "compacting" in (total.state, erased.state) else "erased",
            )
        return total

    async def _fields(self, found: Found) -> int:
        """How many fields of profiles say nothing without these memories: they go with them."""
        ids = dict[Scope, set[str]]()
        for memory_id, scope in found.items():
            if (user := scope.profiled) is not None:
                ids.setdefault(user, set()).add(memory_id)
        gone = 0
        for user, mine in ids.items():
            fields = (await self._store.profile(user)).fields
            gone += sum(not field.without(mine).is_kept for field in fields if field.is_kept)
        return gone

    async def _found(self, reach: Reach, where: Condition, *, closed: bool) -> Found:
        found = dict[str, Scope]()
        async with aclosing(pages_of(self._store, Listing(reach=reach, limit=PAGE))) as pages:
            async for page in pages:
                found |= {memory.id: memory.scope for memory in page if where(memory)}
        if closed:
            async with aclosing(self._store.closed(reach, limit=PAGE)) as pages:
                async for page in pages:
                    found |= {memory.id: memory.scope for memory in page if where(memory)}
        return found


def whole_of(reach: Reach) -> Erasure | None:
    """The erasure of all that is within reach; None: it says of user, agent or run that none is to be named."""
    if NONE in (reach.user, reach.agent, reach.run):
        return None
    user, agent, run = (name if isinstance(name, str) else None for name in (reach.user, reach.agent, reach.run))
    if run is not None:
        return Erasure(what="run", tenant=reach.tenant, user=user, agent=agent, run=run)
    if agent is not None:
        return Erasure(what="agent", tenant=reach.tenant, user=user, agent=agent)
    if user is not None:
        return Erasure(what="user", tenant=reach.tenant, user=user)
    return Erasure(what="tenant", tenant=reach.tenant)
