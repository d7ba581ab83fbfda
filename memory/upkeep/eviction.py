"""A user's memories stay within a bound: what is worth least is closed, not erased, and the history keeps it.

First what was said for once, then what the assistant answered, then passages of chats, then all else; among equals what
matters least and has not been of use for longest. What is pinned, what stands in every prompt and what could harm if it
were lost is never taken. What of it is written or used while it is decided is decided anew: of many memories that takes
seconds.

docs/rules.md, How many are kept.
"""

from collections.abc import AsyncGenerator, Collection, Iterable
from contextlib import aclosing
from datetime import datetime, timedelta
from itertools import groupby, islice

from memory.model.errors import Conflict
from memory.model.memory import Actor, Memory, Reason, Retention
from memory.model.scope import Reach, Scope
from memory.model.types import Clock, MakeId
from memory.ports.changes import Cause
from memory.ports.memories import Listing, MemoryStore, ScopeCount
from memory.profile.pins import harms_if_lost
from memory.retrieval.factors import forgetting
from memory.store.pages import all_of
from memory.upkeep.expiry import BATCH, for_want_of_use

EVERY = timedelta(hours=1)
"""All users are counted so often: a bound on what is kept may be passed for an hour."""

PAGE = 500
"""Scopes, and memories, that are read at once."""

TRIES = 5
"""To decide what of a user's goes, while others write there: what is still too much then waits for the next count."""

HALF_LIFE_DAYS = 180
"""In which a memory of which nobody makes use is worth half (Vitamem's)."""

_CAUSE = Cause(actor=Actor.UPKEEP, reason=Reason.EVICTED)
_GOES_FIRST = {Retention.TENTATIVE: 0, Retention.WORKING: 0, Retention.PASSAGE: 2, Retention.LASTING: 3}
_ANSWER = 1


class Evictor:
    """Keeps each user's memories within `most`; 0: as many as there are."""

    def __init__(self, store: MemoryStore, *, most: int, clock: Clock, make_id: MakeId) -> None:
        self._store = store
        self._most = most
        self._clock = clock
        self._make_id = make_id
        self._counted_at: datetime | None = None

    async def evict(self) -> int:
        """Close what goes beyond, if it is time to look; how many. Raises `StoreUnavailable`."""
        now = self._clock()
        if not self._most or (self._counted_at is not None and now - self._counted_at < EVERY):
            return 0
        closed = 0
        async with aclosing(self._users()) as users:
            async for scopes in users:
                excess = sum(each.memories for each in scopes) - self._most
                if excess > 0:
                    closed += await self._close_excess([each.scope for each in scopes], excess, now)
        self._counted_at = now
        return closed

    async def _users(self) -> AsyncGenerator[list[ScopeCount]]:
        """The scopes of each user: a store gives them one after the other."""
        mine, after = list[ScopeCount](), None
        while page := await self._store.scopes(after=after, limit=PAGE):
            for _, scopes in groupby(page, key=_owner):
                found = list(scopes)
                if mine and _owner(mine[0]) != _owner(found[0]):
                    yield mine
                    mine = []
                mine += found
            after = page[-1].cursor
        if mine:
            yield mine

    async def _close_excess(self, scopes: Collection[Scope], excess: int, now: datetime) -> int:
        closed = 0
        for _ in range(TRIES):
            least = await self._least(scopes, excess - closed, now)
            try:
                for first in range(0, len(least), BATCH):
                    some = least[first : first + BATCH]
                    closes = [
                        for_want_of_use(memory, at=now, event_id=self._make_id(), cause=_CAUSE) for memory in some
                    ]
                    await self._store.apply(None, closes, at=now)
                    closed += len(closes)
            except Conflict:
                continue
            break
        return closed

    async def _least(self, scopes: Iterable[Scope], excess: int, now: datetime) -> list[Memory]:
        listings = [Listing(reach=Reach.only(scope), limit=PAGE) for scope in scopes]
        known = [memory for listing in listings for memory in await all_of(self._store, listing)]
        ranked = sorted(known, key=lambda memory: worth(memory, at=now))
        # Whether it could harm takes a while to tell: only of those that would go.
        return list(islice((memory for memory in ranked if may_go(memory)), excess))


def worth(memory: Memory, *, at: datetime) -> tuple[int, float]:
    """What a memory is worth beside the user's others: the least first."""
    use = forgetting(memory, at=at, half_life_days=HALF_LIFE_DAYS)
    return _ANSWER if memory.is_answer else _GOES_FIRST[memory.kept_undated_as], memory.importance * use


def may_go(memory: Memory) -> bool:
    """Whether a memory may be closed because there are too many."""
    if memory.is_answer:  # whatever it warns of: the user did not say it
        return not memory.pinned
    return not (memory.is_standing or harms_if_lost(memory.text))


def _owner(counted: ScopeCount) -> tuple[str, str | None]:
    return counted.scope.tenant, counted.scope.user
