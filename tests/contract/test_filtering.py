"""The contract of filters and of `Recollector.search`: every engine lists and finds what `holds` says."""

from collections.abc import Mapping
from datetime import timedelta
from math import cos, sin
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, example, given, reject, settings
from hypothesis import strategies as st

from memory.model.errors import InvalidInput, ScopeError
from memory.model.ids import uuid7
from memory.model.memory import CONCLUSIONS_FROM, Memory, MemoryType
from memory.model.scope import ANY, NONE, Reach, Scope
from memory.model.where import FIELDS, JOINS, OPERATORS, Where, holds, parse_where
from memory.ports.engine import Engine
from memory.ports.memories import Listing
from memory.ports.search import Candidate, SearchQuery, Surroundings
from memory.retrieval.candidates import Candidates
from memory.retrieval.rows import row_of
from memory.store.pages import all_of
from tests.contract.conftest import ENGLISH, InMemoryStore
from tests.contract.examples import ALICE, BOB, NOW, STRANGER, add, close, memory, remember, update, vector

Json = dict[str, Any]

HERS = Reach.of(ALICE)
COACH = Scope("acme", agent="coach")

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


# ── Searching ─────────────────────────────────────────────────────────────────────────────────────────────────

QUESTION = "Who likes the cello, cats or Python?"
TOWARDS = vector(1, 2, 1)
AROUND = Surroundings(previous=0.5, following=0.4, beside=0.5)
ALL = 1_000


async def told(engine: Engine) -> None:
    """What is known of Alice and Bob, once."""
    if not await engine.memories.list(Listing(reach=Reach("acme"), limit=1)):
        await engine.memories.apply(None, TOLD, at=NOW)


TOLD = [
    add(each, None if at % 6 == 5 else vector(cos(at), sin(at), at / 36))
    for user in ("alice", "bob")
    for at, each in enumerate(known(user))
]


async def found(engine: Engine, reach: Reach = HERS, **query: Any) -> dict[str, Candidate]:
    """What is found, by its id."""
    asked: Any = {"text": QUESTION, "vector": TOWARDS, "surroundings": AROUND, **query}
    found = await engine.recollector.search(SearchQuery(reach=reach, **asked))
    return {each.memory.id: each for each in found}


def scores(candidates: Mapping[str, Candidate]) -> dict[str, Any]:
    """All raw scores of each, as near as stores are."""
    return {
        name: pytest.approx((each.dense, each.lexical, each.context, each.session, each.beside, each.covered), abs=0.01)
        for name, each in candidates.items()
    }


def raw(candidates: Mapping[str, Candidate]) -> dict[str, Any]:
    return {
        name: (each.dense, each.lexical, each.context, each.session, each.beside, each.covered)
        for name, each in candidates.items()
    }


def above(scores: Mapping[str, float], pool: int) -> set[str]:
    """Those that are among the best `pool` however equals are put in order."""
    least = sorted(scores.values(), reverse=True)[pool : pool + 1]
    return {name for name, score in scores.items() if not least or score > least[0]}


@example(
    where=parse_where({"NOT": [{"memory": {"gt": "1"}}]}), reach=Reach("acme", "alice"), types=(), project=None, pool=1
)
@settings(max_examples=25, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    where=st.none() | filters(),
    reach=reaches(),
    types=st.sampled_from([(), (MemoryType.EPISODIC, MemoryType.WORKING)]),
    project=st.sampled_from([None, "shop"]),
    pool=st.sampled_from([1, 3, 7]),
)
async def test_a_search_finds_the_best_of_what_is_meant_scored_as_among_all(
    engine: Engine,
    where: Where | None,
    reach: Reach,
    types: tuple[MemoryType, ...],
    project: str | None,
    pool: int,
):
    await told(engine)
    query = SearchQuery(reach=reach, where=where, types=types, project=project)
    within = await engine.memories.list(Listing(reach=reach))
    everything = await found(engine, reach, pool=ALL)
    meant = {name: each for name, each in everything.items() if query.wants(each.memory)}

    best = await found(engine, reach, where=where, types=types, project=project, pool=pool)

    embedded = {each.memory.id for each in TOLD if each.vector is not None}
    by_meaning = {name: each.dense + each.beside for name, each in meant.items() if name in embedded}
    by_words = {name: each.lexical + each.context for name, each in meant.items()}
    wanted = set(meant) if pool >= len(meant) else above(by_meaning, pool) | above(by_words, pool)
    assert everything.keys() <= {each.id for each in within}
    assert everything.keys() >= embedded & {each.id for each in within}
    assert wanted <= best.keys() <= meant.keys()
    assert len(best) <= 2 * pool
    assert raw(best) == {name: each for name, each in scores(meant).items() if name in best}


async def test_every_store_scores_alike(engine: Engine):
    await told(engine)
    async with InMemoryStore().opened() as reference:
        await told(reference)
        asked: list[Json] = [
            {},
            {"text": ""},
            {"vector": None},
            {"where": parse_where({"category": "a"}), "unrelated": 0.1},
            {"reach": Reach("acme", "alice", agent="coach")},
            {"reach": Reach("acme", "alice"), "project": "shop"},
        ]
        for query in asked:
            there = await found(reference, pool=ALL, **query)
            here = await found(engine, pool=ALL, **query)

            assert raw(here) == scores(there)
            assert {each.among for each in here.values()} == {each.among for each in there.values()}
            assert {name: each.memory for name, each in here.items()} == {
                name: each.memory for name, each in there.items()
            }


async def test_what_is_meant_takes_no_heed_of_a_thousand_that_are_nearer(engine: Engine):
    others = [add(memory(f"Likes the cello {n}", metadata={"kind": "other"}), TOWARDS) for n in range(1_000)]
    one = memory("Nothing like it", metadata={"kind": "one"})
    await engine.memories.apply(None, [*others, add(one, vector(0, 0, 0, 1))], at=NOW)

    best = await found(engine, where=parse_where({"kind": "one"}), pool=2)

    assert best.keys() == {one.id}


async def test_all_kinds_of_live_memories_within_reach_are_found_and_no_others(engine: Engine):
    kinds = [
        memory("cats, pinned", pinned=True),
        memory("cats, procedural", type=MemoryType.PROCEDURAL),
        memory("cats for now", type=MemoryType.WORKING, session="s9"),
        memory("cats of a summary", compressed=True),
        memory("cats, concluded", turn="t1", fact_index=CONCLUSIONS_FROM),
        memory("cats of the shop", project="shop"),
        memory("cats of the coach", Scope("acme", "alice", "coach")),
        memory("cats of a run", Scope("acme", "alice", run="r1")),
    ]
    others = [memory("cats of Bob's", BOB), memory("cats elsewhere", STRANGER), memory("cats of an agent", COACH)]
    gone = memory("cats of before")
    await remember(engine, *kinds, *others, gone, vector=TOWARDS)
    await engine.memories.apply(None, [close(gone)], at=NOW)

    whole = await found(engine, Reach("acme", "alice"), text="cats")
    of_the_shop = await found(engine, Reach("acme", "alice"), text="cats", project="shop")
    of_agents = await found(engine, Reach("acme", NONE), text="cats")

    assert whole.keys() == {each.id for each in kinds}
    assert [each.memory.text for each in of_the_shop.values()] == ["cats of the shop"]
    assert [each.memory.text for each in of_agents.values()] == ["cats of an agent"]


async def test_without_a_question_the_newest_of_what_is_meant_are_found(engine: Engine):
    said = [memory(f"number {n}", created_at=NOW - timedelta(minutes=n), importance=n % 2) for n in range(9)]
    await remember(engine, *said, vector=TOWARDS)

    newest = await found(engine, text="", vector=None, pool=2)
    meant = await found(engine, text="", vector=None, pool=2, where=parse_where({"importance": 1}), vectors=True)

    assert {each.memory.text for each in newest.values()} == {"number 0", "number 1"}
    assert {each.memory.text for each in meant.values()} == {"number 1", "number 3"}
    assert [(each.dense, each.lexical) for each in meant.values()] == [(0, 0)] * 2
    assert all(each.vector is not None for each in meant.values())


async def test_what_has_changed_is_meant_as_it_is_now(engine: Engine):
    one = memory("Has a cat", metadata={"kind": "old"})
    await remember(engine, one, vector=TOWARDS)
    old, new = parse_where({"kind": "old"}), parse_where({"kind": "new"})
    assert (await found(engine, where=old)).keys() == {one.id}

    changed = msgspec.structs.replace(one, metadata={"kind": "new"})
    await engine.memories.apply(None, [update(changed, TOWARDS)], at=NOW)

    assert await found(engine, where=old) == {}
    assert (await found(engine, where=new)).keys() == {one.id}


async def test_the_vectors_of_what_is_found_are_given_to_who_asks_for_them(engine: Engine):
    await engine.memories.apply(None, [add(memory("Has a cat"), vector(3, 4))], at=NOW)

    (plain,) = (await found(engine, text="cat")).values()
    (full,) = (await found(engine, text="cat", vectors=True)).values()

    assert plain.vector is None
    assert full.vector == pytest.approx(vector(3, 4), abs=0.01)


async def test_what_an_index_has_of_what_is_found_is_given_to_who_asks_for_it(engine: Engine):
    """As it was put in there: with words that stand in a text twice, also behind others that have gone."""
    gone = memory("Has a cat and a dog, a cat that is old")
    known = [
        memory("Has a cat and a dog, a cat that is old", project="shop", session="s9"),
        memory("Likes long walks in the rain, with a dog", pinned=True),
        memory("Sings", Scope("acme", "alice", "coach", "r1"), type=MemoryType.WORKING),
    ]
    await engine.memories.apply(None, [add(each, vector(3, 4)) for each in (gone, *known[:2])], at=NOW)
    await engine.memories.apply(None, [add(known[2]), close(gone)], at=NOW)
    query = SearchQuery(reach=Reach("acme", "alice"), text="cat", pool=9)

    plain = Candidates.of(await engine.recollector.search(query))
    query = msgspec.structs.replace(query, text="", rows=True)
    full = Candidates.of(await engine.recollector.search(query))

    assert plain.columns is None
    assert full.columns is not None
    rows = dict(zip((each.id for each in full.memories), full.columns.rows(), strict=True))
    for each in known:
        row, expected = rows[each.id], row_of(each, ENGLISH, embedded=each is not known[2])
        stems = row.stems if each is known[2] else expected.stems  # without a vector a store may have but a near number
        assert row[:4] == expected[:4]
        assert (row.stems, row.project) == (stems, expected.project)
        assert sorted(row.terms.tolist()) == sorted(expected.terms.tolist())
    vectors = dict(zip(rows, full.columns.vectors, strict=True))
    assert vectors[known[0].id] == pytest.approx(vector(3, 4), abs=0.01)
    assert not vectors[known[2].id].any()


async def test_a_user_of_whom_nothing_is_known_has_nothing_to_find(engine: Engine):
    assert await found(engine, Reach("acme", "nobody")) == {}
    assert await found(engine, Reach("acme", "nobody"), text="", vector=None) == {}


def test_a_search_is_of_one_owner():
    with pytest.raises(ScopeError):
        SearchQuery(reach=Reach("acme"))
