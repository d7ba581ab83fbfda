"""The contract of `MemoryStore`, but for erasing."""

from datetime import datetime, timedelta
from typing import Any

import msgspec
import numpy as np
import pytest

from memory.model.errors import Conflict, EmbeddingError, ScopeError
from memory.model.memory import (
    HistoryEvent,
    Memory,
    MemoryType,
    Profile,
    ProfileField,
    ProfileValue,
    Provenance,
    Reason,
    Retention,
)
from memory.model.scope import ANY, NONE, Reach, Scope
from memory.model.session import SessionEntry
from memory.model.turn import Injection
from memory.model.types import Vector
from memory.ports.changes import Applied, Cause, Close, RedactSessions, Reopen, SetField, Update
from memory.ports.engine import Engine
from memory.ports.memories import Erasure, Listing, Subjects
from memory.store.bodies import body_of
from tests.contract.conftest import InMemoryStore, Store
from tests.contract.examples import (
    ALICE,
    BOB,
    NOW,
    STRANGER,
    add,
    close,
    memory,
    remember,
    texts,
    turn,
    update,
    vector,
)
from tests.contract.test_recollector import recollect

LATER = NOW + timedelta(hours=1)


async def listed(engine: Engine, scope: Scope = ALICE, **listing: object) -> list[str]:
    wanted = Listing(reach=Reach.of(scope), **listing)  # pyright: ignore[reportArgumentType] - fields by name
    return [memory.text for memory in await engine.memories.list(wanted)]


# ── Applying ──────────────────────────────────────────────────────────────────────────────────────────────────


async def test_a_memory_is_read_as_it_was_written(engine: Engine):
    told = memory("Has a cat", turn="t1", pinned=True, tags=("pets",), metadata={"n": [1, {"x": None}]}, valid_from=NOW)
    await remember(engine, told)

    assert await engine.memories.get(Reach("acme"), [told.id]) == (told,)


async def test_I05_a_turn_that_is_applied_twice_leaves_one_memory(worker: Engine):
    await worker.journal.append(turn("t1"))
    (job,) = await worker.queue.claim(1, now=NOW)

    first = await worker.memories.apply(job.record, [add(memory("Has a cat", turn="t1"))], at=NOW)
    second = await worker.memories.apply(job.record, [add(memory("Has a cat", turn="t1"))], at=NOW)

    assert (first, second) == (Applied.APPLIED, Applied.ALREADY)
    assert await listed(worker) == ["Has a cat"]


async def test_I05_the_same_fact_of_a_turn_is_left_out_even_without_its_job(engine: Engine):
    await remember(engine, memory("Has a cat", turn="t1"))
    await remember(engine, memory("Has a tomcat", turn="t1"), memory("Has a dog", turn="t1", fact_index=1))

    assert sorted(await listed(engine)) == ["Has a cat", "Has a dog"]


async def test_users_whose_turns_are_named_alike_each_keep_their_facts(engine: Engine):
    await remember(engine, memory("Alice's", ALICE, turn="t1"), memory("Bob's", BOB, turn="t1"))

    assert (await listed(engine, ALICE), await listed(engine, BOB)) == (["Alice's"], ["Bob's"])


async def test_a_fact_that_was_closed_is_not_added_again_by_its_turn(engine: Engine):
    told = memory("Has a cat", turn="t1")
    await remember(engine, told)
    await engine.memories.apply(None, [close(told)], at=NOW)
    await remember(engine, memory("Has a cat", turn="t1"))

    assert await listed(engine) == []


async def test_changes_are_applied_all_or_none(engine: Engine):
    with pytest.raises(EmbeddingError):
        await engine.memories.apply(None, [add(memory("Has a cat")), add(memory("Has a dog"), vector(1) * 0)], at=NOW)

    assert await listed(engine) == []


@pytest.mark.parametrize(
    "poison",
    [np.full(8, np.nan), np.full(8, np.inf), np.zeros(8), np.ones(7), np.ones((1, 8)), np.array([])],
    ids=["nan", "infinity", "zeros", "another dimension", "a matrix", "nothing"],
)
async def test_I08_a_poisoned_vector_is_refused_and_nothing_written(engine: Engine, poison: "np.ndarray"):
    told = memory("Has a cat")
    await engine.memories.apply(None, [add(told, vector(1))], at=NOW)
    bad = poison.astype(np.float32)

    for change in (add(memory("Has a dog"), bad), update(memory("Has a dog", id=told.id), bad)):
        with pytest.raises(EmbeddingError):
            await engine.memories.apply(None, [change], at=NOW)
    with pytest.raises(EmbeddingError):
        await engine.memories.embed("test", [(told, bad)])

    assert await listed(engine) == ["Has a cat"]
    assert await texts(engine, vector=vector(1)) == {"Has a cat"}


async def test_a_turn_cannot_write_into_another_users_memories(engine: Engine):
    with pytest.raises(ScopeError):
        await engine.memories.apply(turn("t1", ALICE), [add(memory("Has a cat", BOB))], at=NOW)

    assert await listed(engine, BOB) == []


async def test_a_memory_that_is_updated_or_closed_too_late_stays_closed(engine: Engine):
    told = memory("Has a cat")
    await remember(engine, told)
    for change in (close(told), update(memory("Has a dog", id=told.id)), close(told)):
        await engine.memories.apply(None, [change], at=NOW)

    assert await listed(engine) == []
    assert len(await engine.memories.history(Reach("acme"), told.id)) == 2


@pytest.mark.parametrize("what", ["corrected", "unpinned", "erased", "closed"])
@pytest.mark.parametrize("change", ["update", "close"])
async def test_P9_a_change_that_rests_on_an_older_state_is_a_conflict_and_changes_nothing(
    engine: Engine, what: str, change: str
):
    told, other = memory("Has a cat", pinned=True), memory("Likes tea")
    await remember(engine, told)
    now: dict[str, dict[str, Any]] = {"corrected": {"text": "Has a wolf"}, "unpinned": {"pinned": False}}
    if what in now:
        newer = msgspec.structs.replace(told, updated_at=NOW + timedelta(seconds=1), **now[what])
        await engine.memories.apply(None, [update(newer)], at=NOW)
    elif what == "erased":
        await engine.memories.erase(Erasure(what="memory", tenant="acme", memory_ids=(told.id,)), at=NOW)
    else:
        await engine.memories.apply(None, [close(told)], at=NOW)
    before = await engine.memories.get(Reach("acme"), [told.id])

    stale = update(msgspec.structs.replace(told, text="Has two cats")) if change == "update" else close(told)
    for job in (None, turn("t1")):
        with pytest.raises(Conflict):
            await engine.memories.apply(job, [add(other), msgspec.structs.replace(stale, seen=1)], at=NOW)

    assert await engine.memories.get(Reach("acme"), [told.id]) == before
    assert await engine.memories.get(Reach("acme"), [other.id]) == ()


@pytest.mark.parametrize("seen", [None, 1])
@pytest.mark.parametrize("stranger", [BOB, STRANGER, Scope("acme", "alice", "coach"), Scope("acme", "alice", run="r")])
async def test_a_change_that_names_a_memory_of_another_scope_is_refused_and_changes_nothing(
    engine: Engine, stranger: Scope, seen: int | None
):
    told, beside = memory("Has a cat", stranger), memory("Has a dog")
    await remember(engine, told)
    mine = msgspec.structs.replace(told, scope=ALICE, text="Has two cats")
    change = msgspec.structs.replace(update(mine), seen=seen)

    for job in (None, turn("t1")):
        with pytest.raises(ScopeError):
            await engine.memories.apply(job, [add(beside), change], at=NOW)

    assert await engine.memories.get(Reach(stranger.tenant), [told.id]) == (told,)
    assert await engine.memories.get(Reach("acme"), [beside.id]) == ()
    assert len(await engine.memories.history(Reach(stranger.tenant), told.id)) == 1


@pytest.mark.parametrize("stranger", [BOB, STRANGER])
async def test_a_turn_that_closes_a_memory_of_another_user_is_refused(engine: Engine, stranger: Scope):
    told = memory("Has a cat", stranger)
    await remember(engine, told)

    with pytest.raises(ScopeError):
        await engine.memories.apply(turn("t1"), [close(told)], at=NOW)

    assert await engine.memories.get(Reach(stranger.tenant), [told.id]) == (told,)


async def test_a_change_that_rests_on_the_present_state_is_made(engine: Engine):
    told = memory("Has a cat")
    await remember(engine, told)

    await engine.memories.apply(
        turn("t1"),
        [msgspec.structs.replace(update(msgspec.structs.replace(told, text="Has two cats")), seen=1)],
        at=NOW,
    )

    assert [each.text for each in await engine.memories.get(Reach("acme"), [told.id])] == ["Has two cats"]


async def test_retrievals_are_counted_with_the_job(engine: Engine):
    told, other = memory("Has a cat"), memory("Has a dog", BOB)
    await remember(engine, told, other)
    await engine.memories.apply(turn("t1"), [], retrieved=[told.id, other.id], at=NOW)
    await engine.memories.apply(turn("t1"), [], retrieved=[told.id], at=NOW)
    await engine.memories.apply(turn("t2"), [], retrieved=[told.id], at=LATER)

    (mine,) = await engine.memories.get(Reach("acme"), [told.id])
    assert (mine.retrieval_count, mine.last_retrieved_at) == (2, LATER)
    assert await engine.memories.get(Reach("acme"), [other.id]) == (other,)


# ── History ───────────────────────────────────────────────────────────────────────────────────────────────────


async def test_the_history_tells_what_a_memory_was(engine: Engine):
    told = memory("Lives in Berlin")
    changes = (add(told), update(memory("Lives in Munich", id=told.id)), close(told, at=LATER))
    for change in changes:
        await engine.memories.apply(None, [change], at=NOW)

    history = await engine.memories.history(Reach("acme"), told.id)

    assert [(line.event, line.old_value, line.new_value, line.timestamp, line.is_deleted) for line in history] == [
        (HistoryEvent.ADD, None, "Lives in Berlin", NOW, False),
        (HistoryEvent.UPDATE, "Lives in Berlin", "Lives in Munich", NOW, False),
        (HistoryEvent.DELETE, "Lives in Munich", None, LATER, True),
    ]
    assert [line.id for line in history] == [change.event_id for change in changes]


async def test_what_a_turn_weighs_otherwise_makes_no_history(engine: Engine):
    told = memory("Has a cat")
    await remember(engine, told)
    weighed = update(memory("Has a cat", id=told.id, importance=1.0, tags=("pets",)))
    await engine.memories.apply(turn("t1"), [weighed], at=NOW)

    assert len(await engine.memories.history(Reach("acme"), told.id)) == 1


async def test_the_history_of_another_tenants_memory_is_empty(engine: Engine):
    told = memory("Has a cat")
    await remember(engine, told)

    assert await engine.memories.history(Reach("other"), told.id) == ()


# ── Reach ─────────────────────────────────────────────────────────────────────────────────────────────────────

REACHES = {
    "of the user, whatever agent and run": (Reach("acme", "alice"), {"hers", "coach's", "run's"}),
    "of a chat of the user": (Reach.of(ALICE), {"hers", "coach's"}),
    "of the user alone": (Reach.only(ALICE), {"hers"}),
    "of an agent, whoever asked it": (Reach("acme", agent="coach"), {"coach's", "nobody's"}),
    "of no user": (Reach("acme", NONE), {"nobody's"}),
    "of a run": (Reach("acme", "alice", ANY, "r1"), {"run's"}),
    "of a tenant": (Reach("acme"), {"hers", "coach's", "run's", "nobody's", "Bob's"}),
    "of another tenant": (Reach("other"), {"theirs"}),
}


@pytest.mark.parametrize("name", REACHES)
async def test_what_is_listed_read_and_told_the_history_of_is_what_is_within_reach(engine: Engine, name: str):
    reach, texts = REACHES[name]
    everyones = (
        memory("hers"),
        memory("coach's", Scope("acme", "alice", agent="coach")),
        memory("run's", Scope("acme", "alice", run="r1")),
        memory("nobody's", Scope("acme", agent="coach")),
        memory("Bob's", BOB),
        memory("theirs", Scope("other", "alice")),
    )
    closed = memory("coach's, once", Scope("acme", "alice", agent="coach"))
    await remember(engine, *everyones, closed)
    await engine.memories.apply(None, [close(closed)], at=LATER)

    pages = list[tuple[str, ...]]()
    last: str | None = None
    while page := await engine.memories.list(Listing(reach=reach, limit=2, after=last)):
        pages.append(tuple(memory.text for memory in page))
        last = page[-1].id
    read = await engine.memories.get(reach, [memory.id for memory in everyones])
    told = {each.text for each in everyones if await engine.memories.history(reach, each.id)}

    assert [text for page in pages for text in page] == [each.text for each in everyones if each.text in texts]
    assert {memory.text for memory in read} == texts
    assert told == texts
    assert bool(await engine.memories.history(reach, closed.id)) == reach.covers(closed.scope)
    newest = await engine.memories.last(reach, [each.id for each in everyones])
    assert sorted(newest, key=lambda each: each.id) == [each for each in everyones if each.text in texts]


async def test_a_memory_is_told_as_it_was_last_until_it_is_erased(engine: Engine):
    told = memory("Has a cat", turn="t1")
    await remember(engine, told)
    (now,) = await engine.memories.get(Reach.of(ALICE), [told.id])
    found = [await engine.memories.last(Reach.of(ALICE), [told.id])]
    await engine.memories.apply(None, [close(told, at=LATER)], at=LATER)
    found.append(await engine.memories.last(Reach.of(ALICE), [told.id]))
    of_another = await engine.memories.last(Reach.of(BOB), [told.id])
    await engine.memories.apply(None, [Reopen(memory_id=told.id, at=LATER, event_id="e")], at=LATER)
    (reopened,) = await engine.memories.get(Reach.of(ALICE), [told.id])
    found.append(await engine.memories.last(Reach.of(ALICE), [told.id]))
    await engine.memories.erase(Erasure(what="memory", tenant="acme", memory_ids=(told.id,)), at=LATER)
    found.append(await engine.memories.last(Reach.of(ALICE), [told.id]))

    closed = msgspec.structs.replace(now, valid_to=LATER, closed_for="closed", revision=2)
    assert found == [(now,), (closed,), (reopened,), ()]
    assert of_another == ()


# ── Trash ─────────────────────────────────────────────────────────────────────────────────────────────────────


async def test_what_was_closed_is_trash_but_for_what_was_true_in_its_time(engine: Engine):
    reasons = {Reason.FORGOTTEN: ALICE, Reason.EXPIRED: BOB, Reason.CLOSED: STRANGER, Reason.ENDED: ALICE}
    told = {reason: memory(reason.value, scope) for reason, scope in reasons.items()}
    later, back = memory("later"), memory("reopened")
    await remember(engine, memory("live"), later, back, *told.values())
    for n, (reason, each) in enumerate(told.items()):
        at = NOW + timedelta(minutes=n)
        over = Close(memory_id=each.id, at=at, event_id="e", cause=Cause(reason=reason))
        await engine.memories.apply(None, [over], at=at)
    await engine.memories.apply(None, [close(later, at=LATER), close(back)], at=LATER)
    await engine.memories.apply(None, [Reopen(memory_id=back.id, at=LATER, event_id="r")], at=LATER)

    found = await engine.memories.trash(before=LATER, limit=9)

    assert [(each.text, each.closed_for) for each in found] == [
        (why, why) for why in ("forgotten", "expired", "closed")
    ]
    assert await engine.memories.trash(before=LATER, limit=2) == found[:2]
    assert [each.text for each in await engine.memories.trash(before=LATER + timedelta(seconds=1), limit=9)][3:] == [
        "later"
    ]
    ids = tuple(each.id for each in found)
    await engine.memories.erase(Erasure(what="trash", tenant="acme", memory_ids=ids), at=LATER)
    assert [each.text for each in await engine.memories.trash(before=LATER, limit=9)] == ["closed"]


async def test_a_store_knows_since_when_its_trash_is_emptied(store: Store):
    async with store.opened() as engine:
        assert await engine.memories.trash_since(now=NOW) == NOW
    async with store.opened() as engine:
        assert await engine.memories.trash_since(now=LATER) == NOW


# ── Reading ───────────────────────────────────────────────────────────────────────────────────────────────────


async def test_memories_are_given_in_the_order_of_the_ids_that_were_asked(engine: Engine):
    first, second, gone, foreign = memory("1"), memory("2"), memory("3"), memory("4", STRANGER)
    await remember(engine, first, second, gone, foreign)
    await engine.memories.apply(None, [close(gone)], at=NOW)

    found = await engine.memories.get(Reach("acme"), [second.id, "unknown", gone.id, foreign.id, first.id])

    assert found == (second, first)


async def test_a_listing_goes_page_by_page_oldest_first(engine: Engine):
    await remember(engine, *(memory(f"fact {n}") for n in range(5)), memory("Bob's", BOB))

    pages: list[list[str]] = []
    last = None
    while page := await engine.memories.list(Listing(reach=Reach.of(ALICE), limit=2, after=last)):
        pages.append([memory.text for memory in page])
        last = page[-1].id

    assert pages == [["fact 0", "fact 1"], ["fact 2", "fact 3"], ["fact 4"]]


async def test_a_listing_can_be_narrowed(engine: Engine):
    await remember(
        engine,
        memory("plain"),
        memory("pinned", pinned=True),
        memory("compressed", compressed=True),
        memory("rule", type=MemoryType.PROCEDURAL),
        memory("coach's", Scope("acme", "alice", agent="coach")),
        memory("a run's", Scope("acme", "alice", run="r1")),
    )

    assert await listed(engine) == ["plain", "pinned", "compressed", "rule", "coach's"]
    assert await listed(engine, pinned=True) == ["pinned"]
    assert await listed(engine, include_compressed=False, pinned=False) == ["plain", "rule", "coach's"]
    assert await listed(engine, types=("procedural", "working")) == ["rule"]
    assert await listed(engine, Scope("acme", "alice", agent="coach")) == ["coach's"]
    assert await listed(engine, Scope("acme", "alice", run="r1")) == ["a run's"]


async def test_a_scope_without_a_user_has_memories_of_its_own(engine: Engine):
    agent = Scope("acme", agent="coach")
    await remember(engine, memory("The coach's", agent), memory("Alice's", Scope("acme", "alice", agent="coach")))

    assert await listed(engine, agent) == ["The coach's"]


async def test_counts_tell_how_much_there_is(engine: Engine):
    gone = memory("gone")
    await remember(engine, memory("a"), memory("b", BOB), memory("c", STRANGER))
    await engine.memories.apply(None, [add(gone, vector(1)), add(memory("d"), vector(1))], at=NOW)
    await engine.memories.apply(None, [close(gone)], at=NOW)

    counts = await engine.memories.counts()

    assert (counts.tenants, counts.users, counts.memories, counts.vectors) == (2, 3, 4, {"test": 1})


# ── Vectors ───────────────────────────────────────────────────────────────────────────────────────────────────


async def test_I09_a_memory_without_a_vector_gets_one_later(engine: Engine):
    old, new, gone = memory("old"), memory("new"), memory("gone")
    await remember(engine, old, new, gone)
    assert [memory.text for memory in await engine.memories.unembedded("test", limit=2)] == ["old", "new"]
    await texts(engine, "old")
    await engine.memories.apply(None, [close(gone)], at=NOW)
    unknown = memory("unknown")

    done = await engine.memories.embed("test", [(old, vector(1)), (gone, vector(1)), (unknown, vector(1))])

    assert done == 1
    assert await texts(engine, vector=vector(1)) == {"old"}
    assert [memory.text for memory in await engine.memories.unembedded("test", limit=9)] == ["new"]


async def test_all_memories_can_be_embedded_anew(store: Store, engine: Engine):
    await engine.memories.apply(None, [add(memory("Has a cat"), vector(1))], at=NOW)

    async with store.opened(embedder="newer") as other:
        await other.memories.embed(
            "newer", [(memory, vector(0, 1)) for memory in await other.memories.unembedded("newer", limit=9)]
        )
        assert await other.memories.unembedded("newer", limit=9) == ()
        assert await texts(other, vector=vector(0, 1)) == {"Has a cat"}
        assert (await other.memories.counts()).vectors == {"newer": 1}


async def test_a_text_that_changes_without_a_new_vector_waits_for_one(engine: Engine):
    told = memory("Lives in Berlin")
    await engine.memories.apply(None, [add(told, vector(1))], at=NOW)
    await engine.memories.apply(None, [update(memory("Lives in Munich", id=told.id))], at=NOW)

    assert [memory.text for memory in await engine.memories.unembedded("test", limit=9)] == ["Lives in Munich"]
    assert await texts(engine, vector=vector(1)) == set()


@pytest.mark.parametrize("of_the_new", [None, vector(0, 1)])
async def test_a_vector_of_a_text_that_was_reworded_meanwhile_is_not_set(engine: Engine, of_the_new: Vector | None):
    """An embedder takes its time; what is told meanwhile comes with a vector of its own, or waits for one."""
    told = memory("I live in Graz")
    await remember(engine, told)
    await engine.memories.apply(None, [update(memory("I live in Linz", id=told.id), of_the_new)], at=NOW)

    done = await engine.memories.embed("test", [(told, vector(1))])

    found = await engine.memories.neighbours(ALICE, vectors=np.stack([vector(1)]), texts=["Linz"], limit=1)
    waits = await engine.memories.unembedded("test", limit=9)
    assert done == 0
    assert [candidate.dense for candidate in found.nearest[0]] == [pytest.approx(0, abs=0.01)]
    assert [each.text for each in waits] == ([] if of_the_new is not None else ["I live in Linz"])


async def test_a_vector_of_a_memory_that_was_pinned_meanwhile_is_set(engine: Engine):
    told = memory("I live in Graz")
    await remember(engine, told)
    await engine.memories.apply(None, [update(memory("I live in Graz", id=told.id, pinned=True))], at=NOW)

    assert await engine.memories.embed("test", [(told, vector(1))]) == 1


# ── Words that are read otherwise ─────────────────────────────────────────────────────────────────────────────


def unstemmed(text: str) -> tuple[str, ...]:
    return tuple(text.casefold().replace(".", "").split())


async def test_what_an_older_release_read_otherwise_is_read_anew_a_batch_at_a_time(store: Store):
    if isinstance(store, InMemoryStore):
        pytest.skip("no other release has written there")
    async with store.opened(analyze=unstemmed) as former:
        told = [memory(f"Number {number} has cats.") for number in range(5)]
        await remember(former, *told, memory("Bob's cats.", BOB), memory("Grey cats.", pinned=True))
        await former.memories.apply(None, [close(told[0])], at=NOW)
        await former.memories.embed("test", [(told[1], vector(1))])

    async with store.opened() as engine:
        looked_at = [await engine.memories.reindex(limit=2) for _ in range(9)]
        assert sum(looked_at) == 6
        assert looked_at[-1] == 0
        assert all(count <= 2 for count in looked_at)
        assert await texts(engine, "cat") == {f"Number {number} has cats." for number in range(1, 5)}
        assert await texts(engine, vector=vector(1)) == {"Number 1 has cats."}

    async with store.opened() as again:
        assert await again.memories.reindex(limit=2) == 0
        assert await texts(again, "cat", scope=BOB) == {"Bob's cats."}


async def test_what_an_older_release_listed_of_a_document_is_found_by_questions_once_it_is_read_anew(
    store: Store, monkeypatch: pytest.MonkeyPatch
):
    if isinstance(store, InMemoryStore):
        pytest.skip("no other release has written there")
    letter = memory("I prefer cats", type=MemoryType.PROCEDURAL, provenance=Provenance(document="letter"))
    with monkeypatch.context() as former:
        former.setattr(Memory, "is_standing", property(lambda each: each.type is MemoryType.PROCEDURAL))
        async with store.opened() as engine:
            await remember(engine, letter)

    async with store.opened() as engine:
        while await engine.memories.reindex(limit=9):
            pass
        found = await recollect(engine, text="cats")

        assert found.always_on == ()
        assert [each.memory.id for each in found.candidates] == [letter.id]


async def test_what_is_read_as_before_is_not_written_again(store: Store):
    async with store.opened() as engine:
        await remember(engine, memory("Has a cat."))
        before = await engine.memories.neighbours(ALICE, vectors=np.stack([vector(1)]), texts=["cat"], limit=1)
        while await engine.memories.reindex(limit=9):
            pass
        after = await engine.memories.neighbours(ALICE, vectors=np.stack([vector(1)]), texts=["cat"], limit=1)

        assert after.basis == before.basis


# ── Neighbours ────────────────────────────────────────────────────────────────────────────────────────────────


async def test_neighbours_are_found_by_vector_and_by_words_pinned_ones_included(engine: Engine):
    near, worded, far = memory("Owns a feline", pinned=True), memory("The cat is grey"), memory("Likes tea")
    changes = [add(near, vector(1)), add(worded, vector(0, 1)), add(far, vector(0, 0, 1))]
    await engine.memories.apply(None, changes, at=NOW)

    found = await engine.memories.neighbours(ALICE, vectors=np.stack([vector(1)]), texts=["Has a cat"], limit=1)

    scores = {candidate.memory.id: candidate for candidate in found.nearest[0]}
    assert scores.keys() == {near.id, worded.id}
    assert scores[near.id].dense == pytest.approx(1, abs=0.01)
    assert scores[worded.id].lexical > 0


async def test_what_claims_the_state_of_the_same_thing_is_a_neighbour_however_much_is_nearer(engine: Engine):
    home, sisters = memory("I live in Oslo.", pinned=True), memory("My sister lives in Rome.")
    nearer = [memory(f"We moved the fair to Denver, number {number}.") for number in range(12)]
    await engine.memories.apply(None, [add(home), add(sisters), *(add(each, vector(1)) for each in nearer)], at=NOW)

    async def found(text: str) -> set[str]:
        near = await engine.memories.neighbours(ALICE, vectors=np.stack([vector(1)]), texts=[text], limit=3)
        return {candidate.memory.text for candidate in near.nearest[0]} - {each.text for each in nearer}

    assert await found("We moved to Denver.") == {home.text}
    assert await found("I love Denver.") == set()
    assert await found("My sister moved to Denver.") >= {sisters.text}


async def test_a_state_is_a_neighbour_of_what_it_cannot_stand_beside_however_much_is_nearer(engine: Engine):
    cast, aunts = memory("I'm on crutches."), memory("My aunt is on crutches.")
    nearer = [memory(f"The tram came off its rails, number {number}.") for number in range(12)]
    await engine.memories.apply(None, [add(cast), add(aunts), *(add(each, vector(1)) for each in nearer)], at=NOW)

    async def found(text: str) -> set[str]:
        near = await engine.memories.neighbours(ALICE, vectors=np.stack([vector(1)]), texts=[text], limit=3)
        return {candidate.memory.text for candidate in near.nearest[0]} - {each.text for each in nearer}

    assert await found("The cast came off today.") == {cast.text}
    assert await found("My aunt was discharged.") == {aunts.text}
    assert await found("The lid came off today.") == set()


async def test_the_neighbourhood_tells_the_mean_vector_of_the_scope_to_who_asks(engine: Engine):
    changes = [add(memory("a"), vector(1)), add(memory("b"), vector(0, 1)), add(memory("c"))]
    await engine.memories.apply(None, [*changes, add(memory("Bob's", BOB), vector(0, 0, 1))], at=NOW)

    found = await engine.memories.neighbours(
        ALICE, vectors=np.stack([vector(1), vector(0, 1)]), texts=["", ""], limit=9, centre=True
    )

    assert found.centroid is not None
    assert found.centroid[:3] == pytest.approx([0.5, 0.5, 0], abs=0.01)
    assert len(found.nearest) == 2


async def test_the_neighbourhood_tells_the_profile_as_it_is_now(engine: Engine):
    async def told() -> Profile | None:
        near = await engine.memories.neighbours(ALICE, vectors=np.stack([vector(1)]), texts=["cat"], limit=1)
        return near.profile

    home = ProfileField(name="home", values=(ProfileValue(text="Oslo", recorded_at=NOW.date()),))
    await engine.memories.apply(None, [add(memory("I live in Oslo."), vector(1))], at=NOW)
    before = await told()
    await engine.memories.apply(None, [SetField(scope=ALICE, field=home)], at=NOW)
    after = await told()
    await engine.memories.apply(None, [SetField(scope=BOB, field=home)], at=NOW)

    assert before == Profile()
    assert after == await engine.memories.profile(ALICE) == await told()
    assert after is not None
    assert [each.name for each in after.fields] == ["home"]


async def test_the_neighbourhood_of_an_empty_scope_is_empty(engine: Engine):
    found = await engine.memories.neighbours(ALICE, vectors=np.stack([vector(1)]), texts=["cat"], limit=9)

    assert (found.centroid, found.nearest) == (None, ((),))


async def test_the_scopes_that_have_memories_are_listed_page_by_page(engine: Engine):
    coach = Scope("acme", "alice", "coach")
    trial, again, more = (Scope("acme", "alice", None, run) for run in ("trial", "trial-2", "trial 3"))
    house = Scope("acme", agent="house")
    for scope, count in {ALICE: 2, coach: 1, trial: 1, again: 1, more: 1, BOB: 1, house: 1, STRANGER: 1}.items():
        await remember(engine, *(memory(f"{scope} {number}", scope) for number in range(count)))
    gone = memory("closed", Scope("acme", "carol"))
    await engine.memories.apply(None, [add(gone), close(gone)], at=NOW)

    async def listed(tenant: str | None) -> dict[Scope, int]:
        found: dict[Scope, int] = {}
        after = None
        while page := await engine.memories.scopes(tenant=tenant, after=after, limit=1):
            found |= {each.scope: each.memories for each in page}
            after = page[-1].cursor
        return found

    assert await listed("acme") == {ALICE: 2, coach: 1, trial: 1, again: 1, more: 1, BOB: 1, house: 1}
    assert await listed(None) == await listed("acme") | {STRANGER: 1}
    assert await listed("nobody") == {}


async def test_what_belongs_to_a_project_is_listed_with_all_else_or_alone(engine: Engine):
    await remember(engine, memory("everywhere"), memory("here", project="shop"), memory("there", project="blog"))

    assert await listed(engine) == ["everywhere", "here", "there"]
    assert await listed(engine, project="shop") == ["here"]
    assert await listed(engine, project="garden") == []


async def test_working_memories_that_were_left_alone_are_found_to_pass(engine: Engine):
    old = NOW - timedelta(days=2)
    working: dict[str, Any] = {"type": MemoryType.WORKING, "updated_at": old}
    left, used, pinned = (
        memory("left alone", **working),
        memory("used", BOB, last_retrieved_at=NOW, **working),
        memory("pinned", pinned=True, **working),
    )
    young, lasting = memory("young", type=MemoryType.WORKING), memory("lasting", updated_at=old)
    gone = memory("gone", **working)
    await remember(engine, left, used, pinned, young, lasting, gone)
    await engine.memories.apply(None, [close(gone)], at=NOW)

    found = await engine.memories.passing(Retention.WORKING, before=NOW - timedelta(days=1), limit=9)
    assert [each.id for each in found] == [left.id]


@pytest.mark.parametrize("kept_as", [Retention.TENTATIVE, Retention.PASSAGE])
async def test_what_was_said_and_left_alone_is_found_to_pass(engine: Engine, kept_as: Retention):
    old = NOW - timedelta(days=40)
    left = memory("left alone", retention=kept_as, updated_at=old)
    used = memory("used", BOB, retention=kept_as, updated_at=old, last_retrieved_at=NOW, retrieval_count=1)
    pinned = memory("pinned", retention=kept_as, updated_at=old, pinned=True)
    young, lasting = memory("young", retention=kept_as), memory("lasting", updated_at=old)
    confirmed = memory("said again", retention=kept_as, updated_at=old)
    await remember(engine, left, used, pinned, young, lasting, confirmed)
    again = msgspec.structs.replace(confirmed, retention=Retention.LASTING)
    await engine.memories.apply(None, [Update(memory=again, vector=None, event_id="u1")], at=NOW)

    async def passing() -> list[str]:
        found = await engine.memories.passing(kept_as, before=NOW - timedelta(days=30), limit=9)
        return [each.id for each in found]

    assert await passing() == [left.id]
    await engine.memories.apply(None, [close(left)], at=NOW)
    assert await passing() == []


async def test_what_has_a_date_passes_on_it_whatever_it_is_and_as_before_without_it(engine: Engine):
    days = {name: NOW + timedelta(days=n) for name, n in {"near": 1, "far": 9}.items()}
    one = memory("pinned", pinned=True, expires_at=days["near"])
    passage = memory("a passage", BOB, retention=Retention.PASSAGE, expires_at=days["near"], updated_at=NOW)
    later = memory("later", expires_at=days["far"])
    gone = memory("gone", expires_at=days["near"])
    await remember(engine, one, passage, later, gone, memory("known"))
    await engine.memories.apply(None, [close(gone)], at=NOW)
    await engine.memories.apply(None, [], retrieved=[one.id], at=days["near"] + timedelta(hours=1))

    async def over(kept_as: Retention = Retention.EXPIRING) -> list[str]:
        before = days["near"] + timedelta(minutes=1)
        return sorted(each.text for each in await engine.memories.passing(kept_as, before=before, limit=9))

    assert await over() == ["a passage", "pinned"]
    assert await over(Retention.PASSAGE) == []
    for memory_, date in ((later, days["near"]), (passage, days["far"])):  # nearer, and farther away
        (now,) = await engine.memories.get(Reach("acme"), [memory_.id])
        await engine.memories.apply(None, [update(msgspec.structs.replace(now, expires_at=date))], at=NOW)
    assert await over() == ["later", "pinned"]
    for each in (passage, one):
        (now,) = await engine.memories.get(Reach("acme"), [each.id])
        await engine.memories.apply(None, [update(msgspec.structs.replace(now, expires_at=None))], at=NOW)
    assert await over() == ["later"]
    assert await over(Retention.PASSAGE) == ["a passage"]


async def test_what_is_over_is_listed_to_nobody_who_says_when_it_is(engine: Engine):
    await remember(engine, memory("over", expires_at=NOW), memory("to come", expires_at=LATER), memory("known"))

    assert await listed(engine) == ["over", "to come", "known"]
    assert await listed(engine, at=NOW, limit=2) == ["to come", "known"]


async def test_a_date_is_read_as_it_was_written_and_is_gone_when_what_it_closed_is_reopened(engine: Engine):
    dates = {"past": NOW, "to come": NOW + timedelta(days=2)}
    told = {name: memory(name, expires_at=date) for name, date in dates.items()}
    await remember(engine, *told.values())
    for each in told.values():
        assert await engine.memories.get(Reach("acme"), [each.id]) == (each,)
        await engine.memories.apply(None, [close(each)], at=LATER)
        await engine.memories.apply(None, [Reopen(memory_id=each.id, at=LATER, event_id="r")], at=LATER)

    found = await engine.memories.get(Reach("acme"), [each.id for each in told.values()])

    assert [each.expires_at for each in found] == [None, dates["to come"]]


async def test_what_was_said_for_once_and_is_recalled_on_two_days_is_a_passage(engine: Engine):
    once = memory("translate this", retention=Retention.TENTATIVE)
    await remember(engine, once)

    async def recalled(at: datetime) -> Retention:
        await engine.memories.apply(None, [], retrieved=[once.id], at=at)
        (found,) = await engine.memories.get(Reach("acme"), [once.id])
        return found.retention

    assert [await recalled(NOW + timedelta(hours=hours)) for hours in (0, 1, 24)] == [
        *(Retention.TENTATIVE, Retention.TENTATIVE),
        Retention.PASSAGE,
    ]


async def test_what_is_said_again_on_another_day_has_both_days_in_its_history(engine: Engine):
    said = memory("tea, not coffee")
    await remember(engine, said)

    again = msgspec.structs.replace(said, mentioned_at=said.mentioned_at + timedelta(days=3))
    await engine.memories.apply(None, [Update(memory=again, vector=None, event_id="u1")], at=NOW + timedelta(days=3))

    lines = await engine.memories.history(Reach("acme"), said.id)
    assert [(line.event.value, line.new_value, line.timestamp) for line in lines] == [
        ("ADD", "tea, not coffee", NOW),
        ("UPDATE", "tea, not coffee", NOW + timedelta(days=3)),
    ]


async def test_who_wants_back_what_had_passed_keeps_it(engine: Engine):
    once = memory("translate this", retention=Retention.TENTATIVE)
    await remember(engine, once)
    await engine.memories.apply(None, [close(once)], at=NOW)

    await engine.memories.apply(None, [Reopen(memory_id=once.id, at=NOW, event_id="r1")], at=NOW)

    (found,) = await engine.memories.get(Reach("acme"), [once.id])
    assert found.retention is Retention.LASTING


# ── What stood in a prompt ────────────────────────────────────────────────────────────────────────────────────


async def test_P9_what_stood_in_a_prompt_holds_until_it_is_erased_or_corrected(engine: Engine):
    told = memory("Lives in Oslo")
    home = ProfileField(name="home", values=(ProfileValue(text="Oslo", recorded_at=NOW.date(), memory_id=told.id),))
    await remember(engine, told)
    await engine.memories.apply(None, [SetField(scope=ALICE, field=home)], at=NOW - timedelta(hours=1))
    moved = msgspec.structs.replace(told, text="Lives in Bergen", updated_at=LATER)
    corrected = Update(memory=moved, vector=None, event_id="corrected", seen=told.revision)
    asked = turn("t1", injection=Injection(status="hit", dynamic="…", memory_ids=(told.id,), fields=("home",)))

    assert await engine.memories.holds(asked)
    assert await engine.memories.holds(turn("t1", injection=Injection()))
    assert not await engine.memories.holds(turn("t1", injection=Injection(memory_ids=("unknown",))))

    await engine.memories.apply(None, [corrected, RedactSessions(scope=ALICE, memory_ids=(told.id,))], at=LATER)
    assert not await engine.memories.holds(asked)

    await engine.memories.erase(Erasure(what="memory", tenant="acme", user="alice", memory_ids=(told.id,)), at=LATER)
    assert not await engine.memories.holds(turn("t2", minutes=60, injection=Injection(memory_ids=(told.id,))))


async def test_P9_what_a_turn_supersedes_or_closes_was_true_when_it_stood_in_a_prompt(worker: Engine):
    old, gone = memory("Lives in Oslo"), memory("Has a cat")
    await remember(worker, old, gone)
    moved = msgspec.structs.replace(old, text="Lives in Bergen", updated_at=LATER)
    changes = [update(moved), Close(memory_id=gone.id, at=LATER, event_id="closed")]
    await worker.memories.apply(turn("t1"), changes, at=LATER)

    assert await worker.memories.holds(turn("t2", injection=Injection(memory_ids=(old.id, gone.id))))


async def test_P9_what_was_corrected_by_hand_and_then_closed_does_not_hold_for_who_was_shown_it(worker: Engine):
    told = memory("Has a cat")
    shown = Injection(memory_ids=(told.id,))
    await remember(worker, told)
    await worker.memories.apply(None, [update(msgspec.structs.replace(told, text="Has a dog"))], at=LATER)

    await worker.memories.apply(None, [Close(memory_id=told.id, at=LATER, event_id="c1")], at=LATER)
    assert not await worker.memories.holds(turn("t1", injection=shown))

    await worker.memories.apply(None, [Reopen(memory_id=told.id, at=LATER, event_id="r1")], at=LATER)
    assert not await worker.memories.holds(turn("t1", injection=shown))
    assert await worker.memories.holds(turn("t2", minutes=600, injection=shown))


@pytest.mark.parametrize("what", ["erased", "corrected", "dropped"])
async def test_P9_a_turn_that_is_to_rest_on_its_prompt_is_refused_when_that_holds_no_more(worker: Engine, what: str):
    told, said = memory("Lives in Oslo"), memory("Likes tea", turn="t1")
    home = ProfileField(name="home", values=(ProfileValue(text="Oslo", recorded_at=NOW.date(), memory_id=told.id),))
    await remember(worker, told)
    await worker.memories.apply(None, [SetField(scope=ALICE, field=home)], at=NOW - timedelta(hours=1))
    asked = turn("t1", injection=Injection(memory_ids=(told.id,), fields=("home",)))
    again = turn("t2", injection=Injection(memory_ids=(told.id,), fields=("home",)))
    assert await worker.memories.apply(asked, [], holding=True, at=NOW) is Applied.APPLIED

    if what == "erased":
        await worker.memories.erase(
            Erasure(what="memory", tenant="acme", user="alice", memory_ids=(told.id,)), at=LATER
        )
    elif what == "corrected":
        corrected = update(msgspec.structs.replace(told, text="Lives in Bergen", updated_at=LATER))
        await worker.memories.apply(None, [corrected], at=LATER)
    else:
        (field,) = (await worker.memories.profile(ALICE)).fields
        gone = msgspec.structs.replace(field, values=())
        await worker.memories.apply(None, [SetField(scope=ALICE, field=gone)], at=LATER)
    with pytest.raises(Conflict):
        await worker.memories.apply(again, [add(said)], holding=True, at=LATER)

    assert "Likes tea" not in await listed(worker)
    assert await worker.memories.apply(again, [add(said)], at=LATER) is Applied.APPLIED


async def test_P9_what_was_read_before_its_session_was_erased_is_not_written_back(worker: Engine):
    told = memory("Lives in Oslo", turn="t1", session="s1")
    await worker.memories.apply(turn("t1"), [add(told)], at=NOW)
    there = Provenance(turn="t1", session="s2")
    moved = msgspec.structs.replace(
        told, text="Lives in Bergen", updated_at=LATER, provenance=there, replaces=told.text
    )
    await worker.memories.apply(turn("t2", session="s2"), [update(moved)], at=LATER)
    (read,) = await worker.memories.get(Reach("acme"), [told.id])
    await worker.memories.erase(Erasure(what="session", tenant="acme", user="alice", session="s1"), at=LATER)

    pinned = msgspec.structs.replace(read, pinned=True, updated_at=LATER + timedelta(minutes=1))
    with pytest.raises(Conflict):
        await worker.memories.apply(
            None, [Update(memory=pinned, vector=None, event_id="pin", seen=read.revision)], at=LATER
        )

    (now,) = await worker.memories.get(Reach("acme"), [told.id])
    assert now.replaces is None


# ── What a tenant takes ───────────────────────────────────────────────────────────────────────────────────────


async def taken(engine: Engine, tenant: str = "acme") -> tuple[int, int]:
    """What is counted; it must be what is there."""
    usage = await engine.memories.usage(tenant)
    live = await engine.memories.list(Listing(reach=Reach(tenant), limit=1_000))
    assert (usage.memories, usage.bytes) == (len(live), sum(len(body_of(each)) for each in live))
    return usage.memories, usage.bytes


async def test_what_a_tenant_takes_is_counted_whatever_is_done(engine: Engine):
    cat, dog = memory("Has a cat", turn="t1"), memory("Has a dog", BOB)
    assert await taken(engine) == (0, 0)

    await remember(engine, cat, dog, memory("Not theirs", STRANGER))
    assert (await taken(engine))[0] == 2
    _, before = await taken(engine)
    longer = msgspec.structs.replace(cat, text="Has a cat that is called Zerbinetta")
    await engine.memories.apply(None, [update(longer)], at=NOW)
    assert (await taken(engine))[1] > before
    await engine.memories.apply(None, [close(longer)], at=NOW)
    assert (await taken(engine))[0] == 1
    await engine.memories.apply(None, [Reopen(memory_id=cat.id, at=NOW, event_id="e")], at=NOW)
    assert (await taken(engine))[0] == 2
    await engine.memories.erase(Erasure(what="memory", tenant="acme", memory_ids=(cat.id,)), at=LATER)
    assert (await taken(engine))[0] == 1
    await remember(engine, memory("Has a bird", BOB))
    assert (await taken(engine))[0] == 2
    await engine.memories.erase(Erasure(what="tenant", tenant="acme"), at=LATER)
    assert await taken(engine) == (0, 0)


async def test_what_was_closed_is_read_a_page_at_a_time_each_once_and_of_the_reach_alone(engine: Engine):
    known = [msgspec.structs.replace(memory(f"Alice's {number}"), id=f"m{number}") for number in range(5)]
    bobs, runs = memory("Bob's", BOB), memory("A run's", Scope(ALICE.tenant, ALICE.user, run="trip"))
    await remember(engine, *known, bobs, runs, memory("still open"))
    await engine.memories.apply(None, [close(each) for each in reversed(known)], at=NOW)
    await engine.memories.apply(None, [close(bobs), close(runs)], at=NOW)

    hers = [page async for page in engine.memories.closed(Reach.of(ALICE), limit=2)]
    everybodys = [page async for page in engine.memories.closed(Reach(ALICE.tenant), limit=2)]

    assert [each.id for page in hers for each in page] == ["m0", "m1", "m2", "m3", "m4"]
    assert all(0 < len(page) <= 2 for page in (*hers, *everybodys))
    found = sorted(each.text for page in everybodys for each in page)
    assert found == sorted(each.text for each in (*known, bobs, runs))


async def test_whoever_anything_is_kept_of_is_among_the_subjects(worker: Engine):
    """By whatever names her: a live memory, a closed one, a turn; of sessions and profiles alone it is told that."""
    was, dora, emil, fay = memory("Had a cat", BOB), *(Scope("acme", name) for name in ("dora", "emil", "fay"))
    await remember(worker, memory("Has a cat"), was, memory("Runs", Scope("other", "carl")))
    await worker.memories.apply(None, [close(was)], at=NOW)
    await worker.journal.append(turn("t1", dora))
    entry = SessionEntry(id="e1", role="user", content="hello", timestamp=NOW)
    await worker.sessions.append(dora, "s1", [entry])
    await worker.sessions.append(emil, "s1", [entry])
    field = ProfileField(name="home", values=(ProfileValue(text="Graz", recorded_at=NOW.date()),))
    await worker.memories.apply(None, [SetField(scope=fay, field=field)], at=NOW)

    found = await worker.memories.subjects("acme")

    assert sorted(scope.user or "" for scope in found.scopes) == ["alice", "dora"]
    assert [scope.user for scope in found.closed] == ["bob"]
    assert found.unnamed == 2
    assert {scope.user for scope in (await worker.memories.subjects()).scopes} >= {"alice", "carl"}
    await worker.memories.erase(Erasure(what="tenant", tenant="acme"), at=NOW)
    assert await worker.memories.subjects("acme") == Subjects()
