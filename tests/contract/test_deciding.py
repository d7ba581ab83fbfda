"""What is decided rests on what was seen: of those who write at once, one is first, and the others decide anew."""

import asyncio
from contextlib import AsyncExitStack
from datetime import timedelta
from typing import Any, cast

import msgspec
import numpy as np
import pytest

from memory.ingestion.batch import FactOrigin
from memory.ingestion.extract_by_rules import HeuristicExtractor
from memory.ingestion.pipeline import Ingestor
from memory.language.comparison import Verdict
from memory.model.errors import Conflict
from memory.model.ids import uuid7
from memory.model.memory import Memory, ProfileField, ProfileValue, Provenance
from memory.model.scope import Reach, Scope
from memory.model.types import Vectors
from memory.ports.changes import Change, Reopen, SetField
from memory.ports.engine import Engine
from memory.ports.memories import Erasure, Listing, MemoryStore, Neighbourhood
from memory.text.tokens import estimate_tokens
from tests.contract.conftest import Store
from tests.contract.examples import ALICE, BOB, DIMENSION, NOW, add, close, memory, remember, turn, update
from tests.memory.hashed_embedder import HashedEmbedder

LATER = NOW + timedelta(hours=1)


async def near(engine: Engine, text: str) -> Neighbourhood:
    vectors: Vectors = np.zeros((1, DIMENSION), np.float32)
    vectors[:, 0] = 1
    return await engine.memories.neighbours(ALICE, vectors=vectors, texts=[text], limit=5)


async def test_each_write_of_a_memory_is_its_next_revision(engine: Engine):
    told = memory("Has a cat")
    await remember(engine, told)
    await engine.memories.apply(None, [update(msgspec.structs.replace(told, text="Has two cats"))], at=LATER)
    await engine.memories.apply(None, [update(msgspec.structs.replace(told, pinned=True))], at=LATER)

    (now,) = await engine.memories.get(Reach("acme"), [told.id])

    assert (told.revision, now.revision) == (1, 3)


@pytest.mark.parametrize("used_before", [True, False])
async def test_what_is_closed_for_want_of_use_stays_if_it_was_of_use_meanwhile(engine: Engine, used_before: bool):
    told = memory("My locker is number 12")
    await remember(engine, told)
    if used_before:
        await engine.memories.apply(turn("t0"), [], retrieved=[told.id], at=NOW + timedelta(minutes=1))
    (seen,) = await engine.memories.get(Reach("acme"), [told.id])
    unused = msgspec.structs.replace(close(told, at=LATER), seen=seen.revision, unused_since=seen.last_used_at)
    await engine.memories.apply(turn("t1"), [], retrieved=[told.id], at=NOW + timedelta(minutes=2))

    with pytest.raises(Conflict):
        await engine.memories.apply(None, [unused], at=LATER)
    (now,) = await engine.memories.get(Reach("acme"), [told.id])
    again = msgspec.structs.replace(unused, unused_since=now.last_used_at)
    await engine.memories.apply(None, [again], at=LATER)

    assert now.last_used_at == NOW + timedelta(minutes=2)
    assert await engine.memories.get(Reach("acme"), [told.id]) == ()


async def test_eight_equal_adds_at_once_leave_one_memory(store: Store):
    """By eight callers, each of whom compares what it wants to add with what is known, and adds it if it is new."""

    async def add_if_new(engine: Engine, number: int) -> None:
        while True:
            known = await near(engine, "Has a cat")
            is_new = not any(each.memory.text == "Has a cat" for each in known.nearest[0])
            changes = [add(memory("Has a cat", turn=f"t{number}"))] if is_new else []
            try:
                await engine.memories.apply(None, changes, basis=known.basis, at=NOW)
            except Conflict:
                continue
            return

    async with store.opened() as one, store.opened() as other:
        await asyncio.gather(*(add_if_new((one, other)[number % 2], number) for number in range(8)))
        kept = await one.memories.list(Listing(reach=Reach.of(ALICE)))

    assert [each.text for each in kept] == ["Has a cat"]


class SeenByAll:
    """A store of memories whose callers all see the same: each waits with its first look until all have looked."""

    def __init__(self, memories: MemoryStore, looked: asyncio.Barrier) -> None:
        self._memories = memories
        self._looked: asyncio.Barrier | None = looked

    def __getattr__(self, name: str) -> Any:
        return getattr(self._memories, name)

    async def neighbours(self, scope: Scope, **asked: Any) -> Neighbourhood:
        near = await self._memories.neighbours(scope, **asked)
        if self._looked is not None:
            looked, self._looked = self._looked, None
            await looked.wait()
        return near


def ingestor(engine: Engine, looked: asyncio.Barrier) -> Ingestor:
    return Ingestor(
        store=cast("MemoryStore", SeenByAll(engine.memories, looked)),
        queue=engine.queue,
        embedder=HashedEmbedder(DIMENSION),
        extractor=HeuristicExtractor(count=estimate_tokens),
        count=estimate_tokens,
        clock=lambda: NOW,
        make_id=uuid7,
    )


async def test_eight_ingestors_that_learn_the_same_at_once_leave_one_memory(store: Store):
    """A worker with a turn, and seven callers, on two engines."""
    said = "I have a cat called Zerbinetta."
    async with store.worker() as one, store.opened() as other:
        await one.journal.append(turn("t1", user_text=said))
        (job,) = await one.queue.claim(1, now=NOW)
        looked = asyncio.Barrier(8)
        worker, *callers = [ingestor((one, other)[number % 2], looked) for number in range(8)]

        async def by_turn() -> int:
            return (await worker.ingest(job)).added

        async def by_call(caller: Ingestor) -> int:
            origin = FactOrigin(scope=ALICE, provenance=Provenance(), at=NOW)
            return sum(event.event is Verdict.ADD for event in await caller.add(said, origin))

        added = await asyncio.gather(by_turn(), *(by_call(each) for each in callers))
        kept = await one.memories.list(Listing(reach=Reach.of(ALICE)))

    assert len(kept) == 1
    assert "Zerbinetta" in kept[0].text
    assert sorted(added) == [0] * 7 + [1], "each is told what became of what it said"


@pytest.mark.parametrize("processes", [1, 3])
async def test_what_forty_callers_teach_of_one_user_at_once_is_all_kept(store: Store, processes: int):
    async with AsyncExitStack() as stack:
        engines = [await stack.enter_async_context(store.opened()) for _ in range(processes)]
        ingestors = [ingestor(each, asyncio.Barrier(1)) for each in engines]

        async def tells(number: int) -> None:
            said = f"My colleague number {number} plays tune {7 * number}."
            await ingestors[number % processes].add(
                said, FactOrigin(scope=ALICE, provenance=Provenance(), at=NOW, wait_seconds=None)
            )

        await asyncio.gather(*map(tells, range(40)))
        kept = await engines[0].memories.list(Listing(reach=Reach.of(ALICE)))

    assert len(kept) == 40


CHANGED: dict[str, Change] = {
    "added": add(memory("Has a dog")),
    "field": SetField(scope=ALICE, field=ProfileField(name="home", values=(ProfileValue(text="Rome"),))),
}


@pytest.mark.parametrize("what", ["added", "field", "updated", "closed", "erased"])
async def test_what_rests_on_what_was_changed_since_is_refused_and_changes_nothing(engine: Engine, what: str):
    told = memory("Has a cat")
    await remember(engine, told)
    basis = (await near(engine, "Has a cat")).basis
    if what == "erased":
        await engine.memories.erase(Erasure(what="memory", tenant="acme", memory_ids=(told.id,)), at=NOW)
    else:
        changed = {"updated": update(msgspec.structs.replace(told, text="Has two cats")), "closed": close(told)}
        await engine.memories.apply(None, [(CHANGED | changed)[what]], at=NOW)
    before = await engine.memories.list(Listing(reach=Reach.of(ALICE)))

    for job in (None, turn("t1")):
        with pytest.raises(Conflict):
            await engine.memories.apply(job, [add(memory("Has a bird"))], basis=basis, at=NOW)

    assert await engine.memories.list(Listing(reach=Reach.of(ALICE))) == before


async def test_what_another_user_changes_and_what_is_recalled_changes_no_basis(engine: Engine):
    told = memory("Has a cat")
    await remember(engine, told)
    basis = (await near(engine, "Has a cat")).basis
    await remember(engine, memory("Has a dog", BOB))
    await engine.memories.apply(turn("t1"), [], retrieved=[told.id], at=NOW)

    await engine.memories.apply(turn("t2"), [add(memory("Has a bird"))], basis=basis, at=NOW)

    assert {each.text for each in await engine.memories.list(Listing(reach=Reach.of(ALICE)))} == {
        "Has a cat",
        "Has a bird",
    }


async def test_a_basis_before_all_erasures_of_a_user_is_no_basis_behind_them(engine: Engine):
    await remember(engine, memory("Has a cat"))
    basis = (await near(engine, "Has a cat")).basis
    await engine.memories.erase(Erasure(what="user", tenant="acme", user="alice"), at=NOW)

    with pytest.raises(Conflict):
        await engine.memories.apply(None, [add(memory("Has a bird"))], basis=basis, at=NOW)


# ── Reopening ─────────────────────────────────────────────────────────────────────────────────────────────────


def reopen(told: Memory) -> Reopen:
    return Reopen(memory_id=told.id, at=LATER, event_id="reopened")


async def test_a_closed_memory_that_is_reopened_is_as_it_was_last(engine: Engine):
    told = memory("Has a cat", turn="t1", session="s7", pinned=True, tags=("pet",))
    await remember(engine, told)
    await engine.memories.apply(None, [], retrieved=[told.id], at=NOW)
    await engine.memories.apply(None, [close(told)], at=NOW)

    await engine.memories.apply(None, [reopen(told)], at=LATER)

    (now,) = await engine.memories.get(Reach("acme"), [told.id])
    history = await engine.memories.history(Reach("acme"), told.id)
    as_before = msgspec.structs.replace(told, revision=3, updated_at=LATER, retrieval_count=1, last_retrieved_at=NOW)
    assert now == as_before
    assert [each.id for each in await engine.memories.unembedded("test", limit=9)] == [told.id]
    assert [(line.event, line.new_value) for line in history] == [
        ("ADD", "Has a cat"),
        ("DELETE", None),
        ("ADD", "Has a cat"),
    ]


async def test_what_a_closed_memory_replaced_is_told_by_its_history_alone(engine: Engine):
    """Its lines say in which session each text was said, and go with that (P9)."""
    told = memory("Lives in Bergen", replaces="Lives in Oslo")
    await remember(engine, told)
    await engine.memories.apply(None, [close(told), reopen(told)], at=LATER)

    (now,) = await engine.memories.get(Reach("acme"), [told.id])

    assert (now.text, now.replaces) == ("Lives in Bergen", None)


async def test_a_live_an_erased_and_an_unknown_memory_are_not_reopened(engine: Engine):
    live, erased = memory("Has a cat"), memory("Has a dog")
    await remember(engine, live, erased)
    await engine.memories.apply(None, [close(erased)], at=NOW)
    await engine.memories.erase(Erasure(what="memory", tenant="acme", memory_ids=(erased.id,)), at=NOW)

    await engine.memories.apply(None, [reopen(each) for each in (live, erased, memory("Never told"))], at=LATER)

    assert await engine.memories.list(Listing(reach=Reach.of(ALICE))) == (live,)
    assert len(await engine.memories.history(Reach("acme"), live.id)) == 1


async def test_a_reopened_memory_has_its_place_among_the_facts(engine: Engine):
    """Its turn, replayed, does not bring it a second time."""
    told = memory("Has a cat", turn="t1")
    await remember(engine, told)
    await engine.memories.apply(None, [close(told)], at=NOW)
    await engine.memories.apply(None, [reopen(told)], at=LATER)

    await remember(engine, memory("Has a cat", turn="t1"))

    assert [each.id for each in await engine.memories.list(Listing(reach=Reach.of(ALICE)))] == [told.id]


@pytest.mark.parametrize("what", ["session", "user"])
async def test_P9_what_is_erased_is_not_reopened(engine: Engine, what: str):
    told = memory("Has a cat", session="s1")
    await remember(engine, told)
    await engine.memories.apply(None, [close(told)], at=NOW)
    erasure = Erasure(what="session" if what == "session" else "user", tenant="acme", user="alice", session="s1")
    await engine.memories.erase(erasure, at=NOW)

    await engine.memories.apply(None, [reopen(told)], at=LATER)

    assert await engine.memories.list(Listing(reach=Reach.of(ALICE))) == ()
