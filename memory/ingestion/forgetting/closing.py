"""Which memories an order to forget closes, and what becomes of the rest of each."""

import asyncio
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import aclosing
from datetime import date
from typing import NamedTuple

import msgspec

from memory.ingestion.batch import FactOrigin
from memory.ingestion.forgetting.by_name import SoughtNamed
from memory.ingestion.forgetting.leftover import dropped, left_of, what_is_left
from memory.ingestion.forgetting.meanings import Ladder, meanings
from memory.ingestion.forgetting.nearness import Nearness, SoughtPart
from memory.ingestion.forgetting.traces import skimmed, trace_of
from memory.language.retraction import Retraction
from memory.model.memory import AUTO_PINNED, Memory
from memory.model.scope import Reach, Scope
from memory.model.types import MakeId
from memory.ports.memories import Listing, MemoryStore
from memory.profile.pins import harms_if_lost
from memory.store.pages import pages_of

PAGE = 100
"""Memories read at once: some 50 ms."""


class Closing(NamedTuple):
    """What the user's orders to forget come to."""

    closed: tuple[Memory, ...] = ()
    left: tuple[Memory, ...] = ()
    """What closed ones say beside, as memories of their own."""
    unknown: tuple[Retraction, ...] = ()
    """Of these nothing was found."""


async def is_known(
    store: MemoryStore,
    retractions: Sequence[Retraction],
    scope: Scope,
    *,
    said: Sequence[str] = (),
    nearness: Nearness | None = None,
) -> bool | None:
    """Whether `closing` will find anything for these orders, as far as the store knows; None: that cannot be told yet.

    `said`: what the user said before in the same conversation, which may not be ingested. Raises `StoreUnavailable`.
    """
    ladders = await asyncio.to_thread(lambda: [Rungs(meanings(each)) for each in retractions])
    profile = await store.profile(Scope(scope.tenant, scope.user))
    if dropped(profile, [ladder.meanings[0] for ladder in ladders], day=date.min):
        return True

    def is_any_of(page: Iterable[Memory]) -> bool:
        return any(ladder.rung(each) is not None for each in page for ladder in ladders)

    async with aclosing(pages_of(store, Listing(reach=Reach.of(scope), limit=PAGE))) as pages:
        async for page in pages:
            if await asyncio.to_thread(is_any_of, page):
                return True
    every = [meaning for ladder in ladders for meaning in ladder.meanings]
    if await asyncio.to_thread(lambda: any(what_is_left(text, every) != text for text in said)):
        return None
    return await _is_near(nearness, retractions, scope, said) if nearness else False


async def _is_near(
    nearness: Nearness, retractions: Sequence[Retraction], scope: Scope, said: Sequence[str]
) -> bool | None:
    """The same of what nothing but nearness tells."""
    for each in retractions:
        if await nearness.memory(each, scope, session=None):
            return True
    lately = [(text, True) for text in said]
    is_said = [each for each in retractions if await nearness.statement(each, lately)]
    return None if is_said else False


class Rungs:
    """The meanings of an order, with what a text has to have for each: most memories have nothing of it."""

    def __init__(self, ladder: Ladder) -> None:
        self.meanings = ladder
        self._traces = [trace_of(meaning) for meaning in ladder]

    def rung(self, memory: Memory) -> int | None:
        """The first meaning that a memory has; None: none. What is pinned is meant by its own words alone."""
        texts = skimmed(memory)
        for at, (meaning, trace) in enumerate(zip(self.meanings, self._traces, strict=True)):
            if at and memory.pinned:
                return None
            if any(map(trace, texts)) and left_of(memory, (meaning,)) is not None:
                return at
        return None


async def closing(
    store: MemoryStore,
    retractions: Sequence[Retraction],
    origin: FactOrigin,
    *,
    first_index: int,
    make_id: MakeId,
    nearness: Nearness | None = None,
) -> Closing:
    """What is to be closed; what is left of it are the turn's facts from `first_index` on.

    All memories of the scope are looked at; what none of them tells of is looked for by `nearness`. Raises
    `StoreUnavailable`.
    """
    if not retractions:
        return Closing()
    ladders = [Rungs(meanings(each)) for each in retractions]
    meant: list[list[tuple[int, Memory]]] = [[] for _ in ladders]
    """Of each order the memories that it may mean, and by which of its meanings."""
    async with aclosing(pages_of(store, Listing(reach=Reach.of(origin.scope), limit=PAGE))) as pages:
        async for page in pages:
            for ladder, found in zip(ladders, meant, strict=True):
                found += [(rung, memory) for memory in page if (rung := ladder.rung(memory)) is not None]
            await asyncio.sleep(0)  # other jobs go on meanwhile
    rungs = [min((rung for rung, _ in found), default=None) for found in meant]
    chosen = [ladder.meanings[rung] for ladder, rung in zip(ladders, rungs, strict=True) if rung is not None]
    memories = {
        memory.id: memory for found, least in zip(meant, rungs, strict=True) for rung, memory in found if rung == least
    }
    closed = [(memory, left) for memory in memories.values() if (left := left_of(memory, chosen)) is not None]
    by_name = [
        named
        for each, ladder, found, least in zip(retractions, ladders, meant, rungs, strict=True)
        if least is not None
        and (
            named := SoughtNamed.of(each, ladder.meanings[0], (memory.text for rung, memory in found if rung == least))
        )
    ]
    if by_name:
        closed = [(memory, left) async for memory, left in _with_named(store, closed, by_name, origin)]
    unknown = [each for each, rung in zip(retractions, rungs, strict=True) if rung is None]
    near = await _near_to(unknown, origin, nearness) if nearness else {}
    closed += [(memory, left_of(memory, (part,)) or "") for memory, part in near.values() if memory.id not in memories]
    places = enumerate(((memory, left) for memory, left in closed if left), first_index)
    return Closing(
        closed=tuple(memory for memory, _ in closed),
        left=tuple(_rest(memory, left, origin, index=at, make_id=make_id) for at, (memory, left) in places),
        unknown=tuple(each for each in unknown if each not in near),
    )


async def _near_to(
    retractions: Sequence[Retraction], origin: FactOrigin, nearness: Nearness
) -> dict[Retraction, tuple[Memory, SoughtPart]]:
    """Of the orders of which nothing was found, those that nearness explains."""
    session = origin.provenance.session
    found = {each: await nearness.memory(each, origin.scope, session=session) for each in retractions}
    return {each: near for each, near in found.items() if near}


async def _with_named(
    store: MemoryStore,
    found: Sequence[tuple[Memory, str]],
    by_name: Sequence[SoughtNamed],
    origin: FactOrigin,
) -> AsyncIterator[tuple[Memory, str]]:
    """What was found, and what names it; what is pinned or could harm if it were lost is not meant by a name alone."""
    known, traces = {memory.id for memory, _ in found}, [trace_of(named) for named in by_name]
    for memory, left in found:
        yield memory, left if memory.pinned else what_is_left(left, by_name)
    async with aclosing(pages_of(store, Listing(reach=Reach.of(origin.scope), limit=PAGE))) as pages:
        async for page in pages:
            for memory in page:
                if memory.id in known or memory.pinned:
                    continue
                if not any(trace(text) for text in skimmed(memory) for trace in traces):
                    continue
                left = left_of(memory, by_name)
                if left is not None and (memory.is_answer or not harms_if_lost(memory.text)):
                    yield memory, left
            await asyncio.sleep(0)  # other jobs go on meanwhile


def _rest(memory: Memory, left: str, origin: FactOrigin, *, index: int, make_id: MakeId) -> Memory:
    """What a closed memory says beside, under a new id: no block or field that has the old one holds any longer."""
    return msgspec.structs.replace(
        memory,
        id=make_id(),
        text=left,
        pinned=memory.pinned and AUTO_PINNED not in memory.tags,
        tags=tuple(tag for tag in memory.tags if tag != AUTO_PINNED),
        replaces=None,
        updated_at=origin.at,
        compressed=False,
        provenance=msgspec.structs.replace(memory.provenance, turn=origin.provenance.turn, fact_index=index),
    )
