"""The behaviours of spec 003 (its §15, and the examples of its §13), through each face of the memory API on each store.

docs/behaviours.md is their table. A case is played by eight callers at once wherever it speaks of one user: the first
of them has a thousand other memories, the others nothing. The model is a scripted server that says what the spec says,
of what it is shown.
"""

import asyncio
from collections.abc import Sequence
from hashlib import md5
from typing import Any

import pytest

from ricordo import ScopeError
from tests.contract.faces import ALICE, Caller, Routes, by_all, callers, places
from tests.curator import Wish
from tests.scripted_models import refusal

__all__ = ["callers"]

place = places("python", "server", "routes")

pytestmark = [pytest.mark.long, pytest.mark.asyncio(loop_scope="module")]


# ── CRUD ──────────────────────────────────────────────────────────────────────────────────────────────────────


@by_all
async def test_15_1_a_single_fact_is_added(caller: Caller):
    (event,) = await caller.add("My name is Bob", "User's name is Bob")

    assert (event.event, event.new_memory) == ("ADD", "User's name is Bob")
    assert await caller.texts() == ["User's name is Bob"]


@by_all
async def test_15_2_a_conversation_gives_several_facts(caller: Caller):
    said = [
        {"role": "user", "content": "Hi, I'm Alice. I keep bees."},
        {"role": "assistant", "content": "Nice to meet you, Alice!"},
        {"role": "user", "content": "And I sail."},
    ]

    events = await caller.add(said, "User keeps bees", "User sails")

    assert [(event.event, event.new_memory) for event in events] == [("ADD", "User keeps bees"), ("ADD", "User sails")]


@by_all
async def test_15_3_where_nothing_is_said_nothing_is_learned(caller: Caller):
    assert await caller.add("hello") == []
    assert await caller.texts() == []


@by_all
async def test_15_4_what_means_the_same_has_more_than_half_a_score(caller: Caller):
    known = await caller.know("User likes Python")

    found = await caller.found("programming languages")

    scores = {each.id: each.score or 0 for each in found}
    assert scores[known] > 0.5
    assert list(scores.values()) == sorted(scores.values(), reverse=True)
    assert all(0 <= score <= 1 for score in scores.values())


@by_all
async def test_15_5_a_search_has_a_limit(caller: Caller):
    for text in ("User's cousin sails", "User's cousin keeps bees", "User's cousin plays chess", "User's cousin sings"):
        await caller.know(text)

    assert len(await caller.found("What does my cousin do?", limit=3)) == 3


@by_all
async def test_15_6_what_was_added_is_read_by_its_id(caller: Caller):
    known = await caller.know("User keeps bees", metadata={"tag": "hobby"})

    item = await caller.memory.get(known)

    assert item is not None
    assert (item.memory, item.user_id, item.metadata) == ("User keeps bees", caller.user, {"tag": "hobby"})
    assert item.hash == hash_of("User keeps bees")
    assert item.created_at <= item.updated_at


@by_all
async def test_15_7_what_is_not_there_is_none(caller: Caller):
    assert await caller.memory.get("fake-id") is None


@by_all
async def test_15_8_all_within_a_scope_is_listed(caller: Caller):
    texts = ("User sails", "User keeps bees", "User plays chess")
    ids = [await caller.know(text, agent_id="diary") for text in texts]

    listed = await caller.listed(agent_id="diary")

    assert [(each.id, each.memory) for each in listed] == list(zip(ids, texts, strict=True))
    assert [each.id for each in await caller.known()] == ids


@by_all
async def test_15_9_an_update_overwrites_the_text(caller: Caller):
    known = await caller.know("User keeps bees")

    await caller.memory.update(known, "User keeps hens")

    item = await caller.memory.get(known)
    assert item is not None
    assert item.memory == "User keeps hens"
    assert await caller.texts() == ["User keeps hens"]


@by_all
async def test_15_10_an_update_changes_the_hash(caller: Caller):
    known = await caller.know("User keeps bees")

    await caller.memory.update(known, "User keeps hens")

    item = await caller.memory.get(known)
    assert item is not None
    assert item.hash == hash_of("User keeps hens")


def hash_of(text: str) -> str:
    return md5(text.encode(), usedforsecurity=False).hexdigest()


@by_all
async def test_15_11_what_is_deleted_is_gone(caller: Caller):
    known = await caller.know("User keeps bees")

    await caller.memory.delete(known)

    assert await caller.memory.get(known) is None
    assert await caller.texts() == []
    assert known not in [each.id for each in await caller.found("Who keeps bees?")]


async def test_15_12_all_of_somebody_is_deleted_and_nothing_else(callers: Sequence[Caller]):
    alice, bob, *_ = callers
    kept = await bob.know("User sails")

    await alice.memory.delete_all(user_id=ALICE)

    assert await alice.listed() == []
    assert await alice.found("What does my cousin do?") == []
    assert await bob.memory.get(kept) is not None


# ── Update intelligence ───────────────────────────────────────────────────────────────────────────────────────


@by_all
async def test_15_14_the_same_again_is_none(caller: Caller):
    known = await caller.know("User likes Python")

    (event,) = await caller.add("I like Python", "User likes Python")

    assert (event.event, event.id) == ("NONE", known)
    assert await caller.texts() == ["User likes Python"]


async def _is_updated(caller: Caller, old: str, fact: str, merged: str) -> None:
    known = await caller.know(old)
    caller.wants(fact, Wish("UPDATE", old, merged))

    (event,) = await caller.add(fact.replace("User", "I", 1), fact)

    assert (event.event, event.id, event.old_memory, event.new_memory) == ("UPDATE", known, old, merged)
    assert await caller.texts() == [merged]


@by_all
async def test_15_15_what_contradicts_updates(caller: Caller):
    await _is_updated(caller, "User lives in NYC", "User moved to San Francisco", "User lives in San Francisco")


@by_all
async def test_15_16_what_refines_is_merged(caller: Caller):
    google = "User works at Google as a senior engineer"
    await _is_updated(caller, "User works in tech", google, "User works in tech, at Google as a senior engineer")


@by_all
async def test_15_17_what_negates_updates(caller: Caller):
    fact = "User started eating meat again"
    await _is_updated(caller, "User is vegetarian", fact, fact)


@by_all
async def test_15_17_what_negates_may_delete(caller: Caller):
    await caller.know("User is vegetarian")
    caller.wants("User is no longer vegetarian", Wish("DELETE", "User is vegetarian"))

    (event,) = await caller.add("I'm no longer vegetarian", "User is no longer vegetarian")

    assert event.event in {"DELETE", "UPDATE"}
    assert "User is vegetarian" not in await caller.texts()


@by_all
async def test_15_18_one_call_gives_adds_and_updates(caller: Caller):
    await caller.know("User lives in NYC")
    caller.wants("User moved to Tromsø", Wish("UPDATE", "User lives in NYC", "User lives in Tromsø"))

    events = await caller.add("I moved to Tromsø and keep bees", "User moved to Tromsø", "User keeps bees")

    assert [event.event for event in events] == ["UPDATE", "ADD"]
    assert sorted(await caller.texts()) == ["User keeps bees", "User lives in Tromsø"]


async def test_eight_equal_adds_at_once_leave_one_memory(callers: Sequence[Caller]):
    alice = callers[0]

    results = await asyncio.gather(*(alice.add("I keep bees", "User keeps bees") for _ in callers))

    assert sorted(event.event for events in results for event in events) == ["ADD"] + ["NONE"] * 7
    assert await alice.texts() == ["User keeps bees"]


# ── Scoping ───────────────────────────────────────────────────────────────────────────────────────────────────


@by_all
async def test_15_19_nobody_finds_the_memories_of_somebody_else(caller: Caller):
    stranger = f"not-{caller.user}"
    known = await caller.know("User keeps bees")

    assert known in [each.id for each in await caller.found("Who keeps bees?")]
    assert await caller.found("Who keeps bees?", user_id=stranger) == []
    assert await caller.listed(user_id=stranger) == []


@by_all
async def test_15_20_every_name_must_match(caller: Caller):
    known = await caller.know("User likes short functions", agent_id="helper")

    async def is_found(**names: str) -> bool:
        searched = await caller.found("How long are functions?", **names)
        listed = await caller.listed(limit=1_000, **names)
        is_searched, is_listed = (known in [each.id for each in items] for items in (searched, listed))
        if names:  # else a page of a thousand has not all
            assert is_searched is is_listed
        return is_searched

    assert await is_found(agent_id="helper")
    assert await is_found()
    assert not await is_found(agent_id="another")
    assert not await is_found(user_id=f"not-{caller.user}", agent_id="helper")


@by_all
async def test_15_21_who_adds_must_name_somebody(caller: Caller):
    with pytest.raises(ScopeError, match="At least one of user_id, agent_id, or run_id must be provided") as told:
        await caller.memory.add("I keep bees")

    assert told.value.code == "memory_scope_required"


@by_all
async def test_15_22_a_run_is_apart_from_another(caller: Caller):
    known = await caller.know("User likes short functions", run_id="session-1")

    async def found(run: str) -> list[str]:
        return [each.id for each in await caller.found("How long are functions?", run_id=run)]

    assert await found("session-1") == [known]
    assert await found("session-2") == []


# ── History ───────────────────────────────────────────────────────────────────────────────────────────────────


async def events_of(caller: Caller, memory_id: str) -> list[tuple[str, str | None, str | None, bool]]:
    lines = await caller.memory.history(memory_id)
    assert {line.memory_id for line in lines} == {memory_id}
    return [(line.event, line.old_value, line.new_value, line.is_deleted) for line in lines]


ADDED = ("ADD", None, "User keeps bees", False)
UPDATED = ("UPDATE", "User keeps bees", "User keeps hens", False)


@by_all
async def test_15_23_what_is_added_has_a_history(caller: Caller):
    known = await caller.know("User keeps bees")

    assert await events_of(caller, known) == [ADDED]


@by_all
async def test_15_24_an_update_is_a_line_of_the_history(caller: Caller):
    known = await caller.know("User keeps bees")

    await caller.memory.update(known, "User keeps hens")

    assert await events_of(caller, known) == [ADDED, UPDATED]


@by_all
async def test_15_25_what_is_deleted_says_so_in_its_history(caller: Caller):
    known = await caller.know("User keeps bees")

    await caller.memory.delete(known)

    assert await events_of(caller, known) == [ADDED, ("DELETE", "User keeps bees", None, True)]


@by_all
async def test_15_26_a_history_is_in_the_order_of_time(caller: Caller):
    known = await caller.know("User keeps bees")
    texts = [f"User keeps {number} bees" for number in range(2, 8)]
    for text in texts:
        await caller.memory.update(known, text)

    lines = await caller.memory.history(known)

    assert [line.new_value for line in lines] == ["User keeps bees", *texts]
    assert [line.timestamp for line in lines] == sorted(line.timestamp for line in lines)


# ── Filters ───────────────────────────────────────────────────────────────────────────────────────────────────

TAGGED = {"User likes Python for ML": "a", "User likes Rust for tools": "b", "User likes Go for servers": "c"}


def _is(field: str, operator: str, value: Any) -> dict[str, Any]:
    return {"field": field, "operator": operator, "value": value}


async def _finds(caller: Caller, filters: dict[str, Any], tags: str) -> None:
    for level, (text, tag) in enumerate(TAGGED.items(), 1):
        await caller.know(text, metadata={"tag": tag, "level": level})

    found = await caller.found("Which programming language?", filters=filters)

    assert sorted(TAGGED[each.memory] for each in found) == [*tags]


@by_all
async def test_15_27_equals(caller: Caller):
    await _finds(caller, _is("tag", "eq", "a"), "a")


@by_all
async def test_15_28_in(caller: Caller):
    await _finds(caller, _is("tag", "in", ["a", "b"]), "ab")


@by_all
async def test_15_29_and(caller: Caller):
    await _finds(caller, {"AND": [_is("tag", "in", ["a", "b"]), _is("level", "gt", 1)]}, "b")


@by_all
async def test_15_30_or(caller: Caller):
    await _finds(caller, {"OR": [_is("tag", "eq", "a"), _is("level", "gte", 3)]}, "ac")


@by_all
async def test_15_31_not(caller: Caller):
    await _finds(caller, {"AND": [_is("tag", "in", ["a", "b", "c"]), {"NOT": _is("tag", "eq", "b")}]}, "ac")


@by_all
async def test_15_32_contains(caller: Caller):
    await _finds(caller, _is("memory", "contains", "Python for"), "a")


# ── Graph ─────────────────────────────────────────────────────────────────────────────────────────────────────


@by_all
async def test_15_33_to_35_what_is_said_of_a_person_is_found_without_a_graph(caller: Caller):
    await caller.add("Alice works at Google", "User's friend Alice works at Google in Zürich")

    (found, *_) = await caller.found("Who do I know at Google in Zürich?")

    assert found.memory == "User's friend Alice works at Google in Zürich"
    if isinstance(caller.memory, Routes):
        entities = await caller.memory.ask("POST", "/entities", body={"user_id": caller.user})
        relations = await caller.memory.ask("GET", "/entities/Alice/relations", user_id=caller.user)
        assert entities["results"] == relations["results"] == []


# ── Errors ────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("kind", ["refuses", "fails", "babbles", "is away"])
async def test_15_36_without_its_model_nothing_is_learned_and_nothing_raised(callers: Sequence[Caller], kind: str):
    models = callers[0].place.models
    if kind == "is away":
        await models.refuse()
        models.hang_up()
    elif kind == "babbles":
        models.says("no facts, I'm afraid")
    else:
        models.says(refusal("openai", 400 if kind == "refuses" else 500, "not today", "scripted"))

    learned = await asyncio.gather(*(caller.memory.add("I keep bees", user_id=caller.user) for caller in callers))

    if kind == "is away":
        await models.accept()
    assert [each.results for each in learned] == [[]] * len(callers)
    assert [await caller.texts() for caller in callers] == [[]] * len(callers)


@by_all
async def test_15_37_what_cannot_be_embedded_costs_the_others_nothing(caller: Caller):
    caller.place.embedder.fails_on("poison")

    events = await caller.add("Three things", "User keeps bees", "User handles poison", "User sails")

    assert {"User keeps bees", "User sails"} <= {event.new_memory for event in events}
    assert {"User keeps bees", "User sails"} <= set(await caller.texts())


@by_all
async def test_15_38_an_empty_scope_says_what_is_wanted(caller: Caller):
    for call in (caller.memory.search("bees"), caller.memory.get_all(), caller.memory.delete_all()):
        with pytest.raises(ScopeError, match="user_id, agent_id, or run_id"):
            await call


# ── Configuration ─────────────────────────────────────────────────────────────────────────────────────────────


@by_all
async def test_15_39_a_prompt_of_the_call_is_the_models_system_prompt(caller: Caller):
    prompt = f"Find facts about animals of {caller.user}. Answer in JSON."

    await caller.add("I keep bees", "User keeps bees", prompt=prompt)

    assert prompt in {question.system for question in caller.place.models.questions}


# ── The examples ──────────────────────────────────────────────────────────────────────────────────────────────


@by_all
async def test_13_1_alice_changes_her_job(caller: Caller):
    said = [
        {"role": "user", "content": "Hi, I'm Alice. I work at Acme Corp as a data scientist."},
        {"role": "assistant", "content": "Nice to meet you, Alice! What kind of data science work do you do?"},
        {"role": "user", "content": "Mostly NLP and recommendation systems. I prefer PyTorch over TensorFlow."},
    ]
    old, new = "User works at Acme Corp as a data scientist", "User works at BigTech Inc as a data scientist"
    others = ("User specializes in NLP and recommendation systems", "User prefers PyTorch over TensorFlow")
    first = await caller.add(said, "User's name is Alice", old, *others)
    job = first[1].id or ""
    caller.wants("User switched jobs and is now at BigTech Inc", Wish("UPDATE", old, new))

    found = await caller.found("What does Alice do for work at Acme Corp?")
    (changed,) = await caller.add(
        "I just switched jobs. I'm now at BigTech Inc.", "User switched jobs and is now at BigTech Inc"
    )

    assert [(event.event, event.new_memory) for event in first] == [
        ("ADD", text) for text in ("User's name is Alice", old, *others)
    ]
    assert found[0].id == job
    assert (changed.event, changed.id, changed.old_memory, changed.new_memory) == ("UPDATE", job, old, new)
    assert await events_of(caller, job) == [("ADD", None, old, False), ("UPDATE", old, new, False)]


@by_all
async def test_13_2_an_agent_and_a_run_have_memories_of_their_own(caller: Caller):
    agents = await caller.know("User likes short functions in Python", agent_id="code-helper")
    runs = await caller.know("User tries a web framework in Python", run_id="session-20240315")

    of_agent = await caller.found("Python frameworks", agent_id="code-helper")
    of_run = await caller.found("Python frameworks", run_id="session-20240315")
    of_both = await caller.found("Python frameworks")

    assert [each.id for each in of_agent] == [agents]
    assert [each.id for each in of_run] == [runs]
    assert {agents, runs} <= {each.id for each in of_both}


@by_all
async def test_13_4_a_search_with_filters(caller: Caller):
    work = await caller.know("User's project has its deadline on Friday", metadata={"category": "work"})
    await caller.know("User's choir project has no deadlines", metadata={"category": "music"})

    async def found(since: str) -> list[str]:
        filters = {"AND": [_is("category", "eq", "work"), _is("created_at", "gte", since)]}
        return [each.id for each in await caller.found("project deadlines", filters=filters)]

    assert await found("2024-01-01") == [work]
    assert await found("2999-01-01") == []


# ── The end ───────────────────────────────────────────────────────────────────────────────────────────────────


async def test_15_13_a_reset_leaves_nothing(callers: Sequence[Caller]):
    alice, bob, *_ = callers
    known = [await alice.know("User keeps bees"), await bob.know("User sails")]

    await alice.memory.reset()

    # The route closes, as its clients' histories want it (docs/behaviours.md); the class deletes.
    events = ["ADD", "DELETE"] if alice.place.face == "routes" else []
    assert [each for each in await alice.place.keeper.users() if each["memories"]] == []
    for caller, memory_id in zip((alice, bob), known, strict=True):
        assert await caller.listed() == []
        assert await caller.memory.get(memory_id) is None
        assert [line.event for line in await caller.memory.history(memory_id)] == events
