"""Which memories an order to forget closes, and what becomes of the rest of each."""

import asyncio
from collections.abc import AsyncIterator, Iterable, Iterator, Sequence
from contextlib import aclosing
from datetime import date
from typing import Literal, NamedTuple

import msgspec

from memory.ingestion.batch import FactOrigin
from memory.ingestion.forgetting.by_name import SoughtNamed, SoughtNames
from memory.ingestion.forgetting.clearly import clearly, is_kept_safe
from memory.ingestion.forgetting.leftover import dropped, is_meant, left_of, what_is_left
from memory.ingestion.forgetting.meanings import Meaning, meanings
from memory.ingestion.forgetting.named import sought
from memory.ingestion.forgetting.nearness import Nearness, SoughtPart
from memory.ingestion.forgetting.otherwise import partly
from memory.ingestion.forgetting.parts import parts_of
from memory.ingestion.forgetting.traces import skimmed, trace_of
from memory.language.figures import is_amount
from memory.language.grounding import marks
from memory.language.heard import Foreseen, Retraction
from memory.model.memory import AUTO_PINNED, Memory
from memory.model.scope import Reach, Scope
from memory.model.types import MakeId
from memory.ports.memories import Listing, MemoryStore
from memory.profile.pins import harms_if_lost
from memory.store.pages import all_of, pages_of

FEW = 3
"""Memories that an order by weight may mean however few are known."""

PAGE = 100
"""Memories read at once: some 50 ms."""


class Closing(NamedTuple):
    """What the user's orders to forget come to."""

    closed: tuple[Memory, ...] = ()
    left: tuple[Memory, ...] = ()
    """What closed ones say beside, as memories of their own."""
    stays: tuple[Memory, ...] = ()
    """What the orders may mean, and do not name clearly enough for what could harm if it were lost (`clearly.py`)."""
    unknown: tuple[Retraction, ...] = ()
    """Of these nothing was found."""


async def foreseen(
    store: MemoryStore,
    retractions: Sequence[Retraction],
    scope: Scope,
    *,
    project: str | None = None,
    said: Sequence[str] = (),
    nearness: Nearness | None = None,
) -> Foreseen:
    """What `closing` will find for these orders, as far as the store knows.

    `project`: in which they are given. `said`: what the user said before in the same conversation, which may not be
    ingested. Raises `StoreUnavailable`.
    """
    ladders = await asyncio.to_thread(lambda: [Rungs(each, project=project) for each in retractions])
    pinned = await all_of(store, Listing(reach=Reach.of(scope), limit=PAGE, pinned=True))
    meant = await asyncio.to_thread(_meant_in, pinned, ladders)
    profile = await store.profile(Scope(scope.tenant, scope.user))
    named = [named for each in retractions if (named := clearly(sought(each), each))]
    goes = _is_sure(retractions, meant) or dropped(profile, named, day=date.min)
    likenesses = [Likeness(each, project=project) for each in retractions]
    is_like, known = False, len(pinned)
    if not goes:
        async with aclosing(pages_of(store, Listing(reach=Reach.of(scope), limit=PAGE, pinned=False))) as pages:
            async for page in pages:
                more = await asyncio.to_thread(_meant_in, page, ladders)
                meant = [each.with_(other) for each, other in zip(meant, more, strict=True)]
                known += len(page)
                if goes := _is_sure(retractions, meant):
                    break
                is_like = is_like or await asyncio.to_thread(_is_any_like, page, likenesses)
    meant = _in_measure(retractions, meant, known)
    goes = goes or any(each.goes for each in meant)
    if goes or any(each.stays for each in meant):
        return Foreseen(goes=bool(goes), stays=any(each.stays for each in meant))
    every = [meaning for ladder in ladders for meaning in ladder.meanings]
    if await asyncio.to_thread(lambda: any(what_is_left(text, every) != text for text in said)):
        return Foreseen(goes=None)
    is_near = await _is_near(nearness, retractions, scope, said, project=project) if nearness else False
    return Foreseen(goes=is_near, is_like=is_like)


async def _is_near(
    nearness: Nearness, retractions: Sequence[Retraction], scope: Scope, said: Sequence[str], *, project: str | None
) -> bool | None:
    """The same of what nothing but nearness tells."""
    for each in retractions:
        if (near := await nearness.memory(each, scope, session=None)) and is_within(near[0], each, project):
            return True
    lately = [(text, True) for text in said]
    is_said = [each for each in retractions if await nearness.statement(each, lately)]
    return None if is_said else False


class OnRung(NamedTuple):
    """That a memory has a meaning of an order."""

    memory: Memory
    meaning: Meaning
    rung: int
    """Which one it is."""
    how: Literal["first", "clearly", "vaguely"]
    """`first`: it is meant if no memory has a meaning that is surer. What is kept safe goes if it is named clearly,
    whatever else is meant, and stays if it is not."""


class Meant(NamedTuple):
    """All that an order may mean."""

    found: tuple[OnRung, ...] = ()

    @classmethod
    def of(cls, rungs: "Rungs", memories: Iterable[Memory]) -> "Meant":
        """What of these memories an order may mean."""
        return cls(tuple(found for memory in memories if (found := rungs.found(memory))))

    def with_(self, more: "Meant") -> "Meant":
        """The same, and what else it may mean."""
        return Meant(self.found + more.found)

    @property
    def goes(self) -> tuple[OnRung, ...]:
        """What it does mean."""
        least = self._least
        return tuple(
            each for each in self.found if each.how == "clearly" or (each.how == "first" and each.rung == least)
        )

    @property
    def stays(self) -> tuple[OnRung, ...]:
        """What it may mean, and is kept safe."""
        least = self._least
        vague = (each for each in self.found if each.how == "vaguely")
        return tuple(each for each in vague if least is None or each.rung <= least)

    @property
    def _least(self) -> int | None:
        return min((each.rung for each in self.found if each.how == "first"), default=None)


def _is_sure(orders: Sequence[Retraction], meant: Sequence[Meant]) -> bool:
    """Whether something is meant, whatever else is known."""
    return any(each.goes and not order.weighed for order, each in zip(orders, meant, strict=True))


def _in_measure(orders: Sequence[Retraction], meant: Sequence[Meant], known: int) -> list[Meant]:
    """What orders mean of so many known memories, without what one by weight means too much of.

    What it names was put together of its words: a name is meant by it wherever it stands, a word that every fifth
    memory has tells nothing of what is meant.
    """
    return [
        Meant() if order.weighed and not marks(f"so {order.what}") and len(each.goes) > max(FEW, known // 5) else each
        for order, each in zip(orders, meant, strict=True)
    ]


def is_within(memory: Memory, order: Retraction, project: str | None) -> bool:
    """Whether an order that is given in a project, or None, outside of any, may mean a memory.

    What belongs to another project is meant only by an order that says so.
    """
    return project is None or order.everywhere or memory.is_of(project)


class Rungs:
    """The meanings of an order, with what a text has to have for each: most memories have nothing of it."""

    def __init__(self, retraction: Retraction, *, project: str | None = None) -> None:
        self._order, self._project = retraction, project
        self.meanings = meanings(retraction)
        self._rungs = [(meaning, clearly(meaning, retraction), trace_of(meaning)) for meaning in self.meanings]

    def found(self, memory: Memory) -> OnRung | None:
        """The first meaning that a memory has, or the first that names it clearly if it is kept safe."""
        if not is_within(memory, self._order, self._project):
            return None
        texts, vague = skimmed(memory), None
        for at, (meaning, clear, trace) in enumerate(self._rungs):
            if not any(map(trace, texts)) or left_of(memory, (meaning,)) is None:
                continue
            if (clear is meaning and not at) or not is_kept_safe(memory):
                return OnRung(memory, meaning, at, "first")
            if clear is not None and left_of(memory, (clear,)) is not None:
                return OnRung(memory, clear, at, "clearly")
            vague = vague or OnRung(memory, meaning, at, "vaguely")
        return vague


class Likeness:
    """What a memory has that an order may mean by other words than it was told in: it is not closed for that.

    What is kept safe is none: what may mean it is told already (`Meant.stays`), and peanuts are no walnuts.
    """

    def __init__(self, retraction: Retraction, *, project: str | None = None) -> None:
        self._order, self._project = retraction, project
        self._parts = [(meaning, trace_of(meaning)) for meaning in partly(retraction)]

    def is_in(self, memory: Memory) -> bool:
        """Whether a memory has a part of what the order names."""
        is_none = is_kept_safe(memory) or not is_within(memory, self._order, self._project)
        texts = () if is_none else skimmed(memory)
        return any(any(map(trace, texts)) and left_of(memory, (part,)) is not None for part, trace in self._parts)


def _is_any_like(memories: Sequence[Memory], orders: Sequence[Likeness]) -> bool:
    return any(each.is_in(memory) for memory in memories for each in orders)


def _meant_in(memories: Sequence[Memory], orders: Sequence[Rungs]) -> list[Meant]:
    return [Meant.of(rungs, memories) for rungs in orders]


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
    ladders = [Rungs(each, project=origin.project) for each in retractions]
    meant, known, amounts = [Meant() for _ in ladders], 0, list[Memory]()
    async with aclosing(pages_of(store, Listing(reach=Reach.of(origin.scope), limit=PAGE))) as pages:
        async for page in pages:
            meant = [each.with_(Meant.of(ladder, page)) for each, ladder in zip(meant, ladders, strict=True)]
            amounts += (memory for memory in page if is_amount(memory.text))
            known += len(page)
            await asyncio.sleep(0)  # other jobs go on meanwhile
    meant = _in_measure(retractions, meant, known)
    wanted: dict[str, tuple[Memory, list[Meaning]]] = {}
    for found in (found for each in meant for found in each.goes):
        wanted.setdefault(found.memory.id, (found.memory, []))[1].append(found.meaning)
    closed = [(memory, left) for memory, by in wanted.values() if (left := left_of(memory, by)) is not None]
    closed += [(each, "") for each in _said_right_behind(closed, amounts)]
    by_name: list[tuple[Retraction, SoughtNamed | SoughtNames]] = [
        (each, named)
        for each, ladder, found in zip(retractions, ladders, meant, strict=True)
        if (named := SoughtNamed.of(each, ladder.meanings[0], (found.memory.text for found in found.goes)))
    ]
    by_name += [
        (each, names)
        for each, found in zip(retractions, meant, strict=True)
        for one in found.goes
        if not one.memory.is_conclusion
        for part in parts_of(one.memory.text)
        if is_meant(part, (one.meaning,)) and (names := SoughtNames.of(part))
    ]
    if by_name:
        closed = [(memory, left) async for memory, left in _with_named(store, closed, by_name, origin)]
    unknown = [each for each, found in zip(retractions, meant, strict=True) if not (found.goes or found.stays)]
    near = await _near_to(unknown, origin, nearness) if nearness else {}
    closed += [(memory, left_of(memory, (part,)) or "") for memory, part in near.values() if memory.id not in wanted]
    places = enumerate(((memory, left) for memory, left in closed if left), first_index)
    return Closing(
        closed=tuple(memory for memory, _ in closed),
        left=tuple(_rest(memory, left, origin, index=at, make_id=make_id) for at, (memory, left) in places),
        stays=tuple(found.memory for each in meant for found in each.stays if found.memory.id not in wanted),
        unknown=tuple(each for each in unknown if each not in near),
    )


def _said_right_behind(closed: Sequence[tuple[Memory, str]], amounts: Sequence[Memory]) -> Iterator[Memory]:
    """The amounts of what is closed whole, where its message says them in a sentence of their own: "5 weeks"."""
    before = {(each.provenance.turn, each.provenance.fact_index) for each, left in closed if not left}
    known = {each.id for each, _ in closed}
    for each in amounts:
        at = each.provenance
        if at.turn is not None and each.id not in known and (at.turn, at.fact_index - 1) in before:
            yield each


async def _near_to(
    retractions: Sequence[Retraction], origin: FactOrigin, nearness: Nearness
) -> dict[Retraction, tuple[Memory, SoughtPart]]:
    """Of the orders of which nothing was found, those that nearness explains."""
    session = origin.provenance.session
    found = {each: await nearness.memory(each, origin.scope, session=session) for each in retractions}
    return {each: near for each, near in found.items() if near and is_within(near[0], each, origin.project)}


async def _with_named(
    store: MemoryStore,
    found: Sequence[tuple[Memory, str]],
    by_name: Sequence[tuple[Retraction, SoughtNamed | SoughtNames]],
    origin: FactOrigin,
) -> AsyncIterator[tuple[Memory, str]]:
    """What was found, and what names it; what is pinned or could harm if it were lost is not meant by a name alone.

    Of what the assistant said that goes which has all names of a statement that was found.
    """
    known, traces = {memory.id for memory, _ in found}, {named: trace_of(named) for _, named in by_name}
    for memory, left in found:
        things = [named for named in traces if isinstance(named, SoughtNamed)]
        yield memory, left if memory.pinned else what_is_left(left, things)
    async with aclosing(pages_of(store, Listing(reach=Reach.of(origin.scope), limit=PAGE))) as pages:
        async for page in pages:
            for memory in page:
                if memory.id in known or memory.pinned:
                    continue
                within = [
                    named
                    for each, named in by_name
                    if is_within(memory, each, origin.project)
                    and (memory.is_conclusion or isinstance(named, SoughtNamed))
                ]
                if not any(traces[named](text) for text in skimmed(memory) for named in within):
                    continue
                left = left_of(memory, within)
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
