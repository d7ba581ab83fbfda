"""What is the engine in memory's own: what it leaves behind, and that its dictionaries are nobody else's."""

import contextlib
import sys
from collections.abc import Awaitable, Callable
from datetime import timedelta
from typing import Any

import msgspec
import pytest

from adapters.in_memory import Data, InMemoryEngine
from memory.model.errors import EmbedderChanged, InvalidInput, StoreUnavailable
from memory.model.memory import ProfileField, ProfileValue
from memory.model.scope import Reach, Scope
from memory.model.session import SessionEntry
from memory.model.turn import TurnKey
from memory.ports.changes import AppendEntries, SetField
from memory.ports.memories import Erasure, Listing
from memory.ports.search import RecallQuery
from tests.contract.examples import ALICE, BOB, NOW, add, injected, memory, remember, texts, turn, update, vector
from tests.contract.test_sessions import of_turn, summary
from tests.memory.in_memory import engine_in_memory

KEPT = ("memories", "places", "history", "owners", "sessions", "turns")


async def filled(data: Data, scope: Scope) -> None:
    """Something of the user in every dictionary: memories, a profile, a session, a dead letter, a turn under way."""
    engine = engine_in_memory(data)
    told = memory("Has a cat", scope, turn="t0", metadata={"kind": "pet"})
    diet = ProfileField(name="diet", values=(ProfileValue(text="vegan", memory_id=told.id),))
    await engine.memories.apply(None, [add(told, vector(1)), SetField(scope=scope, field=diet)], at=NOW)
    said = of_turn(1)
    await engine.sessions.append(scope, "s1", [said, of_turn(2)])
    await engine.sessions.compress(scope, "s1", summary(said), version=0)
    for name in ("t1", "t2"):
        await engine.journal.append(turn(name, scope, injection=injected(told)))
    await engine.queue.claim(1, now=NOW)
    await engine.queue.bury(TurnKey("t1"), error="poison")
    await engine.queue.claim(1, now=NOW)
    await engine.queue.checkpoint(TurnKey("t2"), b"Has a dog")
    assert await texts(engine, "cat", scope) == {"Has a cat"}


@pytest.mark.parametrize(
    "erasure", [Erasure(what="user", tenant="acme", user="alice"), Erasure(what="tenant", tenant="acme")]
)
async def test_P9_an_erasure_leaves_nothing_in_the_dictionaries(erasure: Erasure):
    data = Data()
    await filled(data, ALICE)
    assert all(getattr(data, name) for name in KEPT)

    await engine_in_memory(data).memories.erase(erasure, at=NOW)

    assert {name: len(getattr(data, name)) for name in KEPT} == dict.fromkeys(KEPT, 0)
    assert repr(data.turns) == repr(Data().turns)


def lines_run(work: Callable[[], Awaitable[None]]) -> int:
    """How many lines of Python it takes: the same on every machine."""
    lines = 0

    def trace(_: object, event: str, __: object) -> Any:
        nonlocal lines
        lines += event == "line"
        return trace

    before = sys.gettrace()
    sys.settrace(trace)
    try:
        with contextlib.suppress(StopIteration):
            work().__await__().send(None)  # nothing waits in there
    finally:
        sys.settrace(before)
    return lines


@pytest.mark.parametrize("rested", [timedelta(0), timedelta(minutes=5)])
async def test_what_a_turn_takes_does_not_grow_with_the_turns_that_are_kept(rested: timedelta):
    async def said(engine: InMemoryEngine, number: int) -> None:
        record = turn(f"t{number}", session=f"s{number}", answer_id=b"a%d" % number, pair=b"p%d" % number)
        query = RecallQuery(
            scope=ALICE,
            text="",
            turn=f"t{number}",
            session=f"s{number}",
            follows=b"a",
            chains=tuple(b"c%d" % each for each in range(9)),
            pairs=tuple(b"q%d" % each for each in range(9)),
            shown=True,
        )
        await engine.recollector.recollect(query)
        await engine.holdings.held(Reach.of(ALICE), b"unknown")
        await engine.journal.append(record)
        (job,) = await engine.queue.claim(1, now=NOW + timedelta(hours=1), rested=rested)
        await engine.queue.checkpoint(job.record.key, b"checkpoint")
        await engine.queue.stalled_since(now=NOW + timedelta(hours=1), rested=rested)
        await engine.memories.apply(job.record, [], at=NOW)
        await engine.sessions.sessions(ALICE)

    engine = engine_in_memory()
    for number in range(2):
        await said(engine, number)
    few = lines_run(lambda: said(engine, 2))
    for number in range(3, 200):
        await said(engine, number)

    assert lines_run(lambda: said(engine, 200)) == few


async def test_P9_an_erasure_leaves_what_is_anothers():
    data, alone = Data(), Data()
    await filled(alone, BOB)
    await filled(data, BOB)
    await filled(data, ALICE)

    await engine_in_memory(data).memories.erase(Erasure(what="user", tenant="acme", user="alice"), at=NOW)

    assert {name: len(getattr(data, name)) for name in KEPT} == {name: len(getattr(alone, name)) for name in KEPT}


async def test_what_a_caller_does_to_what_it_gave_or_got_does_not_reach_the_store():
    engine = engine_in_memory()
    told = memory("Has a cat", metadata={"names": ["Rex"]})
    await remember(engine, told)

    told.metadata["names"].append("given")
    (got,) = await engine.memories.get(Reach("acme"), [told.id])
    got.metadata["names"].append("got")

    (kept,) = await engine.memories.get(Reach("acme"), [told.id])
    assert kept.metadata == {"names": ["Rex"]}


async def test_of_changes_of_which_one_cannot_be_stored_none_is_made():
    engine = engine_in_memory()
    odd = SessionEntry(id="e1", role="user", content="hello", timestamp=NOW, metadata={"odd": object()})
    changes = [add(memory("Has a cat")), AppendEntries(scope=ALICE, session="s1", entries=(odd,))]

    with pytest.raises(InvalidInput):
        await engine.memories.apply(None, changes, at=NOW)

    assert await engine.memories.list(Listing(reach=Reach.of(ALICE))) == ()


async def test_a_turn_that_no_store_could_keep_is_refused():
    engine = engine_in_memory()

    with pytest.raises(InvalidInput):
        await engine.journal.append(turn("t1", user_text="half a pair: \ud800"))

    assert (await engine.queue.backlog()).pending == 0


async def test_a_store_is_ingested_by_one_worker_at_a_time():
    data = Data()
    async with engine_in_memory(data).ingesting():
        with pytest.raises(StoreUnavailable):
            async with engine_in_memory(data).ingesting():
                pass

    async with engine_in_memory(data).ingesting():
        pass


async def test_vectors_of_another_embedder_or_dimension_are_told():
    data = Data()
    await engine_in_memory(data).memories.apply(None, [add(memory("Has a cat"), vector(1))], at=NOW)

    await engine_in_memory(data).check_embedder("test", 8)
    for name, dimension in (("test", 9), ("newer", 8)):
        with pytest.raises(EmbedderChanged):
            await engine_in_memory(data).check_embedder(name, dimension)


async def test_a_search_sees_what_changed_however_often_it_was_asked_before():
    engine = engine_in_memory()
    told = [memory(f"fact number{n}") for n in range(200)]
    await remember(engine, *told, vector=vector(1))
    for n, each in enumerate(told):
        changed = msgspec.structs.replace(each, text=f"corrected number{n}")
        await engine.memories.apply(None, [update(changed)], at=NOW)
        assert await texts(engine, f"number{n}") == {changed.text}
