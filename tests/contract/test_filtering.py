"""The contract of filters: every engine lists what `holds` says, whatever is asked, a page at a time."""

from datetime import timedelta
from typing import Any

import msgspec
from hypothesis import HealthCheck, given, reject, settings
from hypothesis import strategies as st

from memory.model.errors import InvalidInput
from memory.model.ids import uuid7
from memory.model.memory import Memory, MemoryType
from memory.model.scope import ANY, NONE, Reach, Scope
from memory.model.where import FIELDS, JOINS, OPERATORS, Where, holds, parse_where
from memory.ports.engine import Engine
from memory.ports.memories import Listing
from memory.store.pages import all_of
from tests.contract.examples import ALICE, NOW, memory, remember

Json = dict[str, Any]

AGENTS = (None, "coach", "chef")
RUNS = (None, "r1")
TEXTS = ("Plays the cello", "Has two cats", "Likes green tea", "likes Python", "Répare des vélos", "")


def known(user: str) -> list[Memory]:
    """Three dozen memories of a user that differ in all that a filter may ask for."""
    return [
        memory(
            f"{TEXTS[at % len(TEXTS)]} {at}",
            Scope("acme", user, AGENTS[at % 3], RUNS[at % 2]),
            type=list(MemoryType)[at % 4],
            session=f"s{at % 5}",
            pinned=at % 7 == 0,
            importance=at / 36,
            tags=("work", "green")[: at % 3],
            metadata={"k": [None, True, 1, "1", at, ["red", at], {"deep": at}][at % 7], "category": "ab"[at % 2]},
            project=(None, "shop")[at % 2],
            created_at=NOW + timedelta(hours=at),
        )
        for at in range(36)
    ]


VALUES: st.SearchStrategy[Any] = st.sampled_from(
    ["work", "a", "1", "s1", "*", "cats", "likes", "semantic", "shop", "coach"]
) | st.sampled_from([True, False, 0, 1, 5, 0.5, "2025-05-07", "2025-05-08T00:00:00Z"])


@st.composite
def conditions(draw: st.DrawFn) -> Json:
    operator = draw(st.sampled_from(OPERATORS))
    value = [draw(VALUES), draw(VALUES)] if operator in ("in", "nin") else draw(VALUES)
    field = draw(st.sampled_from([*FIELDS, "k", "k.deep", "category", "metadata.type"]))
    return {"field": field, "operator": operator, "value": value}


@st.composite
def joined(draw: st.DrawFn, inner: st.SearchStrategy[Json]) -> Json:
    return {draw(st.sampled_from(JOINS)): draw(st.lists(inner, min_size=1, max_size=3))}


@st.composite
def filters(draw: st.DrawFn) -> Where:
    """Any filter that may be asked for: what compares a time with what is none is not."""
    given = draw(st.recursive(conditions(), joined, max_leaves=4))
    try:
        where = parse_where(given)
    except InvalidInput:
        reject()
    assert where is not None
    return where


@st.composite
def reaches(draw: st.DrawFn, user: str = "alice") -> Reach:
    agent, run = draw(st.sampled_from([ANY, NONE, "coach"])), draw(st.sampled_from([ANY, NONE, "r1"]))
    return Reach("acme", user, agent, run)


@settings(max_examples=40, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(where=filters(), reach=reaches(), limit=st.sampled_from([1, 2, 100]))
async def test_a_page_is_filled_with_what_the_filter_holds_for(engine: Engine, where: Where, reach: Reach, limit: int):
    if not await engine.memories.list(Listing(reach=Reach("acme"), limit=1)):
        await remember(engine, *known("alice"), *known("bob"))
    everything = await engine.memories.list(Listing(reach=reach))

    page = await engine.memories.list(Listing(reach=reach, where=where, limit=limit))
    listed = await all_of(engine.memories, Listing(reach=reach, where=where, limit=limit))

    assert listed == [each for each in everything if holds(where, each)]
    assert list(page) == listed[:limit]


async def test_what_is_looked_for_is_found_behind_hundreds_of_others(engine: Engine):
    others = [memory(f"other {n}", metadata={"kind": "other"}) for n in range(450)]
    await remember(engine, *others, memory("the one", metadata={"kind": "one"}))

    listed = await engine.memories.list(Listing(reach=Reach.of(ALICE), where=parse_where({"kind": "one"}), limit=2))

    assert [each.text for each in listed] == ["the one"]


async def test_a_filter_reaches_no_farther_than_who_asks(engine: Engine):
    await remember(engine, memory("Alice's"), memory("Bob's", Scope("acme", "bob")))
    everybody = parse_where({"OR": [{"user_id": "bob"}, {"user_id": "alice"}, {"NOT": {"user_id": "alice"}}]})
    of_bob = parse_where({"user_id": "bob"})

    assert [each.text for each in await engine.memories.list(Listing(reach=Reach.of(ALICE), where=everybody))] == [
        "Alice's"
    ]
    assert await engine.memories.list(Listing(reach=Reach.of(ALICE), where=of_bob)) == ()
    assert [each.text for each in await engine.memories.list(Listing(reach=Reach("acme"), where=of_bob))] == ["Bob's"]


HOSTILE = ["' OR 1=1 --", "*", "%", "_", "@views:{x}", "\x00", "a|b", "}) RETURN 1", "\\", "🐈" * 64, "alice\nbob"]


async def test_what_means_something_to_a_query_language_is_a_text_to_a_filter(engine: Engine):
    told = [memory(f"says {n}", metadata={"k": text, text: n}) for n, text in enumerate(HOSTILE)]
    await remember(engine, *told)

    for n, text in enumerate(HOSTILE):
        for asked in (
            {"field": "k", "operator": "eq", "value": text},
            {"field": text, "operator": "eq", "value": n},
            {"k": {"in": [text, uuid7()]}},
        ):
            listing = Listing(reach=Reach.of(ALICE), where=parse_where(asked))
            assert [each.text for each in await engine.memories.list(listing)] == [f"says {n}"]
            narrowed = msgspec.structs.replace(listing, pinned=True)
            assert await engine.memories.list(narrowed) == ()
