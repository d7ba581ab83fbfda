"""The contract of `Recollector`."""

from datetime import timedelta

import msgspec
import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from adapters.embedders.wordllama import WordLlamaEmbedder
from memory.model.errors import EmbeddingError
from memory.model.ids import uuid7
from memory.model.memory import CONCLUSIONS_FROM, MemoryType, Provenance
from memory.model.scope import Reach, Scope
from memory.ports.engine import Engine
from memory.ports.search import Candidate, RecallQuery, Recollection, SearchQuery, Surroundings
from memory.retrieval.candidates import Candidates
from memory.retrieval.question_vectors import question_vectors
from tests.contract.conftest import RedisStore, Store
from tests.contract.examples import ALICE, BOB, NOW, STRANGER, add, close, memory, remember, texts, turn, update, vector


async def recollect(engine: Engine, scope: Scope = ALICE, **query: object) -> Recollection:
    return await engine.recollector.recollect(RecallQuery(scope=scope, **query))  # pyright: ignore[reportArgumentType] - fields by name


async def test_a_scope_without_memories_has_nothing_to_recall(engine: Engine):
    found = await recollect(engine, text="anything", vector=vector(1), turn="t", session="s", chains=(b"c" * 16,))

    assert msgspec.structs.replace(found, basis=None) == Recollection(epoch=0)


async def test_the_words_of_a_question_find_the_memory_that_has_them(engine: Engine):
    await remember(engine, memory("Has two cats"), memory("Works as a plumber"))

    assert await texts(engine, "What about my cat?") == {"Has two cats"}


async def test_the_vector_of_a_question_finds_the_nearest_memories(engine: Engine):
    changes = [add(memory(f"fact {angle}"), vector(10, angle)) for angle in range(10)]
    await engine.memories.apply(None, changes, at=NOW)

    assert await texts(engine, vector=vector(10, 0), pool=3) == {"fact 0", "fact 1", "fact 2"}


async def test_the_dense_score_is_the_cosine_weighted_by_the_number_of_distinct_stems(engine: Engine):
    await engine.memories.apply(None, [add(memory("Cats like warm cat beds"), vector(3, 4))], at=NOW)

    found = await recollect(engine, vector=vector(1))

    assert found.candidates[0].dense == pytest.approx(0.6 * 4 / (4 + 2), abs=0.01)


async def test_both_scores_are_given_whichever_search_found_the_memory(engine: Engine):
    near, worded = memory("Plays the piano daily"), memory("Adopted a grey cat")
    await engine.memories.apply(None, [add(near, vector(1)), add(worded, vector(1, 2))], at=NOW)

    found = {
        candidate.memory.id: candidate
        for candidate in (await recollect(engine, text="cat", vector=vector(1), pool=1)).candidates
    }

    assert found.keys() == {near.id, worded.id}
    assert found[near.id].lexical == 0
    assert found[worded.id].dense > 0
    assert found[worded.id].lexical > 0


async def test_a_rare_word_counts_more_than_a_frequent_one(engine: Engine):
    await remember(engine, *(memory(f"likes tea number {n}") for n in range(9)), memory("likes saxophones"))

    found = await recollect(engine, text="likes saxophone")

    best = max(found.candidates, key=lambda candidate: candidate.lexical)
    assert best.memory.text == "likes saxophones"


async def test_a_memory_without_a_vector_is_found_by_its_words(engine: Engine):
    await remember(engine, memory("Has a parrot"))

    assert await texts(engine, "parrot", vector=vector(1)) == {"Has a parrot"}
    assert await texts(engine, vector=vector(1)) == set()


async def test_nobody_recalls_the_memories_of_another_user_or_tenant(engine: Engine):
    await remember(engine, memory("Alice's cat", ALICE), memory("Bob's cat", BOB), memory("A stranger's cat", STRANGER))

    assert await texts(engine, "cat", ALICE) == {"Alice's cat"}
    assert await texts(engine, "cat", BOB) == {"Bob's cat"}
    assert await texts(engine, "cat", STRANGER) == {"A stranger's cat"}


async def test_a_named_agent_narrows_and_a_run_isolates(engine: Engine):
    coach, run = Scope("acme", "alice", agent="coach"), Scope("acme", "alice", run="r1")
    await remember(engine, memory("cat of all", ALICE), memory("cat of the coach", coach), memory("cat of a run", run))

    assert await texts(engine, "cat", ALICE) == {"cat of all", "cat of the coach"}
    assert await texts(engine, "cat", coach) == {"cat of the coach"}
    assert await texts(engine, "cat", run) == {"cat of a run"}


async def test_working_memories_are_recalled_in_their_session_only(engine: Engine):
    await remember(engine, memory("working on a cat", type=MemoryType.WORKING, session="s1"))

    assert await texts(engine, "cat", session="s1") == {"working on a cat"}
    assert await texts(engine, "cat", session="s2") == set()
    assert await texts(engine, "cat") == set()


async def test_working_memories_are_recalled_in_a_session_that_was_found_by_its_chain(engine: Engine):
    await remember(engine, memory("working on a cat", type=MemoryType.WORKING, session="s1"))
    await engine.journal.append(turn("t1", session="s1"))

    assert await texts(engine, "cat", chains=(turn("t1").chain,)) == {"working on a cat"}


async def test_what_a_question_calls_otherwise_is_found_and_need_not_be_there(engine: Engine):
    await remember(engine, memory("My manager is Femke"), memory("The boss of the shop"))

    alone = await recollect(engine, text="boss")
    found = await recollect(engine, text="boss", meant="manager supervisor")

    assert {each.memory.text for each in found.candidates} == {"My manager is Femke", "The boss of the shop"}
    covered = {each.memory.text: each.covered for each in found.candidates}
    assert covered["The boss of the shop"] == pytest.approx(alone.candidates[0].covered)


async def test_pinned_and_procedural_memories_stand_apart_oldest_first(engine: Engine):
    rule = memory("Answer about cats in French", type=MemoryType.PROCEDURAL, created_at=NOW + timedelta(days=1))
    pinned = memory("Is allergic to cats", pinned=True)
    await remember(engine, rule, pinned, memory("Has a cat"))

    found = await recollect(engine, text="cats")

    assert [memory.id for memory in found.always_on] == [pinned.id, rule.id]
    assert [candidate.memory.text for candidate in found.candidates] == ["Has a cat"]


async def test_what_a_document_prefers_is_found_by_questions_and_stands_nowhere(engine: Engine):
    letter = Provenance(document="letter")
    part = memory("I prefer cats", type=MemoryType.PROCEDURAL, provenance=letter)
    pinned = memory("Never give cats aspirin", type=MemoryType.PROCEDURAL, provenance=letter, pinned=True)
    await remember(engine, part, pinned)

    found = await recollect(engine, text="cats")

    assert [each.id for each in found.always_on] == [pinned.id], "a person has pinned it"
    assert [candidate.memory.id for candidate in found.candidates] == [part.id]


async def test_closed_memories_are_not_recalled(engine: Engine):
    gone, pinned = memory("Has a cat"), memory("Is called Cat", pinned=True)
    await remember(engine, gone, pinned)
    await texts(engine, "cat")
    await engine.memories.apply(None, [close(gone), close(pinned)], at=NOW)

    found = await recollect(engine, text="cat")

    assert found.candidates == ()
    assert found.always_on == ()


async def test_compressed_memories_are_candidates_that_say_so(engine: Engine):
    await remember(engine, memory("Has a cat", compressed=True))

    assert (await recollect(engine, text="cat")).candidates[0].memory.compressed


async def test_an_update_is_recalled_by_its_new_words_and_vector(engine: Engine):
    told = memory("Lives in Berlin")
    await engine.memories.apply(None, [add(told, vector(1))], at=NOW)
    await texts(engine, "Berlin")
    moved = memory("Lives in Munich", id=told.id)
    await engine.memories.apply(None, [update(moved, vector(0, 1))], at=NOW)

    assert await texts(engine, "Berlin") == set()
    assert await texts(engine, "Munich") == {"Lives in Munich"}
    assert (await recollect(engine, vector=vector(0, 1))).candidates[0].dense > 0.1


async def test_an_update_of_anything_but_the_text_keeps_the_vector(engine: Engine):
    told = memory("Lives in Berlin")
    await engine.memories.apply(None, [add(told, vector(1))], at=NOW)
    await engine.memories.apply(None, [update(memory("Lives in Berlin", id=told.id, importance=0.9))], at=NOW)

    found = await recollect(engine, vector=vector(1))

    assert found.candidates[0].memory.importance == 0.9
    assert found.candidates[0].dense > 0.1


async def test_what_another_process_writes_is_recalled_at_once(store: Store, engine: Engine):
    await remember(engine, memory("Has a cat"))
    await texts(engine, "cat")
    async with store.opened() as other:
        await remember(other, memory("Has another cat"))

    assert await texts(engine, "cat") == {"Has a cat", "Has another cat"}


async def test_a_vector_of_another_embedder_is_never_compared(store: Store, engine: Engine):
    await engine.memories.apply(None, [add(memory("Has a cat"), vector(1))], at=NOW)

    async with store.opened(embedder="newer") as other:
        assert await texts(other, vector=vector(1)) == set()
        assert await texts(other, "cat") == {"Has a cat"}


async def test_I08_a_question_that_is_no_vector_is_refused(engine: Engine):
    await engine.memories.apply(None, [add(memory("Has a cat"), vector(1))], at=NOW)

    for poison in (vector(1) * np.float32(np.nan), vector(1)[:3]):
        with pytest.raises(EmbeddingError):
            await recollect(engine, vector=poison)


@settings(max_examples=25, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(text=st.text(max_size=60), question=st.text(max_size=60))
async def test_any_text_can_be_stored_and_any_question_asked(engine: Engine, text: str, question: str):
    scope = Scope("acme", "anyone")
    told = memory(text, scope)
    await remember(engine, told)

    found = await recollect(engine, scope, text=question, pool=1_000)

    assert all(candidate.lexical > 0 for candidate in found.candidates)
    assert (await engine.memories.get(Reach("acme"), [told.id])) == (told,)


@settings(max_examples=15, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(steps=st.lists(st.tuples(st.sampled_from(["add", "update", "close", "ask"]), st.integers(0, 5)), max_size=25))
async def test_an_index_that_was_advanced_equals_one_that_was_loaded(
    store: Store, engine: Engine, steps: list[tuple[str, int]]
):
    scope = Scope("acme", uuid7())
    told = [memory(f"tells number{n}", scope) for n in range(6)]
    for step, n in steps:
        changes = {
            "add": add(told[n], vector(1, n)),
            "update": update(memory(f"corrects number{n}", scope, id=told[n].id), vector(n, 1)),
            "close": close(told[n]),
        }
        if step == "ask":
            await texts(engine, "number1", scope)
        else:
            await engine.memories.apply(None, [changes[step]], at=NOW)

    question = {"text": "tells corrects number1 number2", "vector": vector(1, 1), "pool": 10}
    advanced = await recollect(engine, scope, **question)
    async with store.opened() as fresh:
        loaded = await recollect(fresh, scope, **question)

    assert {c.memory.text: round(c.dense, 3) for c in advanced.candidates} == {
        c.memory.text: round(c.dense, 3) for c in loaded.candidates
    }


# ── What stands around a memory ───────────────────────────────────────────────────────────────────────────────

AROUND = Surroundings(previous=0.5, following=0.25)


async def surrounded(engine: Engine, text: str, scope: Scope = ALICE, **query: object) -> dict[str, Candidate]:
    found = await recollect(engine, scope, text=text, vector=vector(1), surroundings=AROUND, **query)
    return {candidate.memory.text: candidate for candidate in found.candidates}


async def test_an_answer_is_found_by_the_words_of_the_question_before_it(engine: Engine):
    await remember(
        engine,
        memory("Which instrument?"),
        memory("The cello"),
        memory("Since when?"),
        memory("Long ago"),
        vector=vector(1),
    )

    found = await surrounded(engine, "instrument")

    assert found["The cello"].lexical == 0
    assert found["The cello"].context == pytest.approx(0.5 * found["Which instrument?"].lexical, rel=0.01)
    assert found["Since when?"].context < found["The cello"].context


async def test_what_comes_before_a_hit_takes_the_share_of_following_ones(engine: Engine):
    await remember(engine, memory("The cello"), memory("What a fine instrument"), vector=vector(1))

    found = await surrounded(engine, "instrument")

    assert found["The cello"].context == pytest.approx(0.25 * found["What a fine instrument"].lexical, rel=0.01)


async def test_a_memory_that_has_a_word_takes_nothing_for_it_from_its_neighbours(engine: Engine):
    await remember(engine, memory("an instrument"), memory("that instrument"), vector=vector(1))

    found = await surrounded(engine, "instrument")

    assert [candidate.context for candidate in found.values()] == [0, 0]


async def test_surroundings_are_of_the_same_session_scope_and_of_live_memories(engine: Engine):
    gone = memory("Which instrument do you mean?")
    of_a_run = memory("Which instrument does the run mean?", Scope("acme", "alice", run="r1"))
    await remember(engine, memory("Which instrument?"), memory("Elsewhere", session="s2"), vector=vector(1))
    await remember(engine, memory("Which instrument?", session="s3"), of_a_run, gone, vector=vector(1))
    await remember(engine, memory("Nowhere", provenance=Provenance()), memory("Later", session="s4"), vector=vector(1))
    await engine.memories.apply(None, [close(gone)], at=NOW)

    found = await surrounded(engine, "instrument")

    assert {text: candidate.context for text, candidate in found.items()} == {
        "Which instrument?": 0,
        "Elsewhere": 0,
        "Nowhere": 0,
        "Later": 0,
    }
    assert found["Nowhere"].session == 0


async def test_a_memory_that_is_gone_is_nobodys_neighbour(engine: Engine):
    gone = memory("Which instrument?")
    await remember(engine, gone, memory("The cello"), vector=vector(1))
    await surrounded(engine, "instrument")
    await engine.memories.apply(None, [close(gone)], at=NOW)

    assert (await surrounded(engine, "instrument"))["The cello"].context == 0


async def test_the_session_that_has_more_of_the_rarer_words_is_said_of_all_its_memories(engine: Engine):
    await remember(engine, memory("The cello and the bow"), memory("Nice", session="s1"), vector=vector(1))
    await remember(engine, memory("A bow", session="s2"), memory("And a bow", session="s3"), vector=vector(1))

    found = await surrounded(engine, "cello bow")

    assert found["The cello and the bow"].session > found["A bow"].session > 0
    assert found["Nice"].session == found["The cello and the bow"].session


async def test_what_stands_beside_a_hit_is_found_by_its_meaning_and_what_stands_elsewhere_is_not(engine: Engine):
    told = [memory("Which instrument do you play?"), memory("The cello, since school"), memory("Nice weather today")]
    elsewhere = memory("A long walk along the river", session="s2")
    vectors = [vector(1), vector(0, 1), vector(0, 0, 1), vector(0, 1)]
    changes = [add(each, at) for each, at in zip([*told, elsewhere], vectors, strict=True)]
    await engine.memories.apply(None, changes, at=NOW)

    found = await recollect(engine, vector=vector(1), pool=2, surroundings=Surroundings(beside=0.5))
    alone = await recollect(engine, vector=vector(1), pool=4, surroundings=Surroundings())

    hits = {candidate.memory.text: candidate for candidate in found.candidates}
    question, answer = hits["Which instrument do you play?"], hits["The cello, since school"]
    assert len(hits) == 2
    assert question.dense > 0
    assert answer.beside == pytest.approx((question.dense - question.crowding) / 2)
    assert question.beside == pytest.approx(0, abs=0.001)
    assert [candidate.beside for candidate in alone.candidates] == [0] * 4


async def test_an_answer_far_from_the_question_in_words_and_meaning_is_brought_by_the_question_before_it(
    engine: Engine,
):
    """It is none of the hits itself: others are nearer and have more of the words."""
    noise = [memory(f"The number{n} instrument of an orchestra", session=f"n{n}") for n in range(30)]
    question, answer = memory("Which instrument do you play?"), memory("A cello")
    told = [*((each, vector(1, 0.5)) for each in noise), (question, vector(1)), (answer, vector(0, 0, 1))]
    await engine.memories.apply(None, [add(*each) for each in told], at=NOW)

    found = await recollect(
        engine,
        text="which instrument do you play",
        vector=vector(1),
        pool=2,
        surroundings=Surroundings(previous=1, following=1, beside=1),
    )

    brought = {candidate.memory.text: candidate for candidate in found.candidates}[answer.text]
    assert brought.lexical == 0
    assert brought.context > 0
    assert brought.beside > 0


async def test_without_surroundings_a_memory_has_its_own_words_alone(engine: Engine):
    await remember(engine, memory("Which instrument?"), memory("The cello"), vector=vector(1))

    (found,) = (await recollect(engine, text="instrument")).candidates

    assert (found.memory.text, found.context, found.session) == ("Which instrument?", 0, 0)


async def test_the_vectors_of_candidates_are_given_to_who_asks_for_them(engine: Engine):
    await engine.memories.apply(None, [add(memory("Has a cat"), vector(3, 4))], at=NOW)

    (plain,) = (await recollect(engine, text="cat")).candidates
    (full,) = (await recollect(engine, text="cat", vectors=True)).candidates

    assert plain.vector is None
    assert full.vector is not None
    assert full.vector == pytest.approx(vector(3, 4), abs=0.01)


# ── Projects ──────────────────────────────────────────────────────────────────────────────────────────────────


async def test_what_belongs_to_a_project_is_found_and_stands_in_that_alone(engine: Engine):
    await remember(
        engine,
        memory("cats everywhere"),
        memory("cats of the shop", project="shop"),
        memory("cats of the blog", project="blog"),
        memory("shop's rule", project="shop", type=MemoryType.PROCEDURAL),
        memory("everybody's rule", type=MemoryType.PROCEDURAL),
    )

    async def seen(project: str | None) -> tuple[set[str], set[str]]:
        found = await recollect(engine, text="cats", project=project)
        return {one.memory.text for one in found.candidates}, {one.text for one in found.always_on}

    assert await seen("shop") == ({"cats everywhere", "cats of the shop"}, {"shop's rule", "everybody's rule"})
    assert await seen("blog") == ({"cats everywhere", "cats of the blog"}, {"everybody's rule"})
    assert await seen(None) == ({"cats everywhere"}, {"everybody's rule"})


async def test_other_projects_take_no_place_in_the_pool(engine: Engine):
    others = (memory(f"cats of the blog {n}", project="blog") for n in range(30))
    await remember(engine, *others, memory("cats of the shop", project="shop"), vector=vector(1))

    found = await recollect(engine, text="cats", vector=vector(1), pool=2, project="shop")

    assert [one.memory.text for one in found.candidates] == ["cats of the shop"]


async def test_new_facts_are_compared_with_what_is_known_in_their_project(engine: Engine):
    await remember(
        engine, memory("cats everywhere"), memory("cats here", project="shop"), memory("there", project="blog")
    )

    near = await engine.memories.neighbours(
        ALICE, vectors=np.stack([vector(1)]), texts=["cats"], limit=9, project="shop"
    )

    assert {one.memory.text for one in near.nearest[0]} <= {"cats everywhere", "cats here"}
    assert {one.memory.text for one in near.nearest[0]} >= {"cats here"}


async def test_a_working_memory_of_a_project_is_its_sessions(engine: Engine):
    await remember(engine, memory("cats for now", project="shop", type=MemoryType.WORKING, session="s1"))

    async def found(session: str, project: str | None) -> list[str]:
        seen = await recollect(engine, text="cats", session=session, project=project)
        return [one.memory.text for one in seen.candidates]

    assert await found("s1", "shop") == ["cats for now"]
    assert await found("s1", "blog") == await found("s2", "shop") == await found("s1", None) == []


async def test_what_was_concluded_is_found_by_who_asks_for_that_and_is_nobodys_neighbour(engine: Engine):
    conclusion = memory("I recommend the ferry to Oslo", turn="t1", fact_index=CONCLUSIONS_FROM)
    await remember(engine, memory("Which ferry goes to Oslo?", turn="t1"), conclusion, memory("Fine", turn="t2"))

    usual = await surrounded(engine, "ferry")
    asked = await texts(engine, "recommend a ferry", conclusions=True)

    assert usual.keys() == {"Which ferry goes to Oslo?", "Fine"}
    assert usual["Fine"].context == pytest.approx(0.5 * usual["Which ferry goes to Oslo?"].lexical, rel=0.01)
    assert asked == {"Which ferry goes to Oslo?", "I recommend the ferry to Oslo"}


async def test_the_newest_are_found_whatever_they_say(engine: Engine):
    said = [memory(f"number {n}", created_at=NOW + timedelta(minutes=n)) for n in range(6)]
    await remember(engine, *said)

    assert await texts(engine, "something else", newest=2) == {"number 4", "number 5"}
    assert await texts(engine, "something else") == set()


async def test_what_was_said_later_of_the_same_thing_is_found_with_what_leads_to_it(engine: Engine):
    said = (
        "Our flour comes from Shipton",
        "Has two cats",
        "Shipton had none, so it is Stoates",
        "stoates it was, now Wildfarmed",
    )
    await remember(engine, *(memory(text, created_at=NOW + timedelta(days=n)) for n, text in enumerate(said)))

    found = Candidates.of((await recollect(engine, text="flour", sequels=True)).candidates)

    told = [each.text for each in found.memories]
    leads = {told[at]: [told[each] for each in later] for at, later in found.sequels.items()}
    assert leads == {said[0]: [said[2]], said[2]: [said[3]]}
    assert await texts(engine, "flour") == {said[0]}


# ── What it bears on ──────────────────────────────────────────────────────────────────────────────────────────


async def test_what_a_request_bears_on_is_weighed_alike_in_every_store(store: Store):
    told = (
        "Choir practice is every Thursday at half past seven.",
        "Our server runs Python 3.9.",
        "I read a lot.",
    )
    question = "can the plumber come at eight in the evening on the 14th?"
    embedder = WordLlamaEmbedder()
    vectors = await embedder.embed([memory(text).dated_text for text in told])
    (asked,) = await question_vectors(embedder, [question])
    if isinstance(store, RedisStore):
        store.dimension = embedder.dimension
    async with store.opened(embedder.name) as engine:
        kept = zip(told, vectors, strict=True)
        await engine.memories.apply(None, [add(memory(text), near) for text, near in kept], at=NOW)

        found = await recollect(engine, text=question, vector=asked, bearing=True)
        searched = await engine.recollector.search(
            SearchQuery(reach=Reach.of(ALICE), text=question, vector=asked, bearing=True)
        )
        unasked = await recollect(engine, text=question, vector=asked)

    for each in (found.candidates, searched):
        bearing = {candidate.memory.text: candidate.bearing for candidate in each}
        assert max(bearing, key=bearing.__getitem__) == told[0]
        assert sum(bearing.values()) == pytest.approx(0, abs=1e-5)
    assert {candidate.bearing for candidate in unasked.candidates} == {0}
