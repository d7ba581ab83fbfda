"""A user's memories stay within a bound: what is worth least goes first, and what could harm never does."""

from datetime import UTC, datetime, timedelta
from itertools import count
from typing import Any, cast

import msgspec
import pytest

from adapters.in_memory import InMemoryEngine
from memory.model.memory import ANSWERS_FROM, Memory, MemoryType, Provenance, Retention
from memory.model.scope import Reach, Scope
from memory.ports.changes import Add, Applied, Update
from memory.ports.memories import Listing, MemoryStore
from memory.upkeep.eviction import EVERY, TRIES, Evictor
from memory.upkeep.expiry import BATCH
from tests.memory.in_memory import engine_in_memory
from tests.memory.meanwhile import written_meanwhile

NOW = datetime(2025, 3, 1, 12, tzinfo=UTC)
ADA, BOB = Scope("acme", "ada"), Scope("acme", "bob")
IDS = count()


def said(text: str, *, days_ago: float = 1, scope: Scope = ADA, **more: Any) -> Memory:
    at = NOW - timedelta(days=days_ago)
    told: dict[str, Any] = {"type": MemoryType.EPISODIC, "retention": Retention.PASSAGE, **more}
    return Memory(
        id=f"m{next(IDS):05}", scope=scope, text=text, created_at=at, updated_at=at, mentioned_at=at.date(), **told
    )


@pytest.fixture
def engine() -> InMemoryEngine:
    return engine_in_memory()


async def keep(engine: InMemoryEngine, *memories: Memory) -> None:
    adds = [Add(memory=memory, vector=None, event_id=f"e{memory.id}") for memory in memories]
    await engine.memories.apply(None, adds, at=NOW)


async def texts(engine: InMemoryEngine, scope: Scope = ADA) -> set[str]:
    return {memory.text for memory in await engine.memories.list(Listing(reach=Reach.of(scope), limit=10_000))}


def evictor(engine: InMemoryEngine, *, most: int) -> Evictor:
    return Evictor(engine.memories, most=most, clock=lambda: NOW, make_id=lambda: f"x{next(IDS)}")


async def test_what_was_said_for_once_goes_first_then_the_passages_that_are_worth_least(engine: InMemoryEngine):
    await keep(
        engine,
        said("known", retention=Retention.LASTING, importance=0.1, days_ago=900),
        said("for once", retention=Retention.TENTATIVE, importance=1.0),
        said("old", days_ago=300),
        said("of little weight", importance=0.1),
        said("young"),
    )

    assert await evictor(engine, most=2).evict() == 3
    assert await texts(engine) == {"known", "young"}


async def test_what_the_assistant_answered_goes_before_what_the_user_said_whatever_it_warns_of(engine: InMemoryEngine):
    answered = Provenance(fact_index=ANSWERS_FROM, role="assistant")
    await keep(
        engine,
        said("old", days_ago=300, importance=0.1),
        said("“what about ibuprofen” I'm allergic to it, said the patient.", importance=1.0, provenance=answered),
        said("young"),
    )

    assert await evictor(engine, most=2).evict() == 1
    assert await texts(engine) == {"old", "young"}


async def test_what_could_harm_what_is_pinned_and_standing_preferences_never_go(engine: InMemoryEngine):
    kept = (
        said("I'm allergic to penicillin.", days_ago=999, retention=Retention.TENTATIVE),
        said("pinned", days_ago=999, pinned=True),
        said("Answer in French.", days_ago=999, type=MemoryType.PROCEDURAL),
    )
    await keep(engine, *kept, said("anything", retention=Retention.LASTING))

    assert await evictor(engine, most=1).evict() == 1
    assert await texts(engine) == {memory.text for memory in kept}


async def test_one_users_memories_count_with_all_agents_and_runs_and_nobody_elses_do(engine: InMemoryEngine):
    coach, trial = Scope("acme", "ada", agent="coach"), Scope("acme", "ada", run="trial")
    await keep(engine, said("oldest", days_ago=50), said("coached", scope=coach), said("tried", scope=trial))
    await keep(engine, *(said(f"bob {n}", scope=BOB) for n in range(2)))

    assert await evictor(engine, most=2).evict() == 1
    assert await texts(engine) | await texts(engine, trial) == {"coached", "tried"}
    assert len(await texts(engine, BOB)) == 2


async def test_what_went_stays_in_the_history(engine: InMemoryEngine):
    memory = said("old", days_ago=50)
    await keep(engine, memory, said("young"))

    await evictor(engine, most=1).evict()

    history = await engine.memories.history(Reach("acme"), memory.id)
    assert [line.event.value for line in history] == ["ADD", "DELETE"]
    assert (history[-1].actor, history[-1].reason) == ("upkeep", "evicted")


async def test_many_go_in_several_transactions(engine: InMemoryEngine):
    await keep(engine, *(said(f"passage {n}") for n in range(BATCH + 15)))

    assert await evictor(engine, most=10).evict() == BATCH + 5


async def test_users_are_counted_once_an_hour(engine: InMemoryEngine):
    now = [NOW]
    keeper = Evictor(engine.memories, most=1, clock=lambda: now[0], make_id=lambda: f"x{next(IDS)}")
    await keep(engine, said("one"))
    await keeper.evict()

    await keep(engine, said("two"))
    assert await keeper.evict() == 0
    now[0] += EVERY
    assert await keeper.evict() == 1


async def test_without_a_bound_all_stay(engine: InMemoryEngine):
    await keep(engine, said("one"), said("two"))

    assert await evictor(engine, most=0).evict() == 0


async def test_what_is_pinned_while_it_is_decided_stays_and_the_next_one_goes(engine: InMemoryEngine):
    """Of thousands of memories that takes seconds."""
    old, older = said("old", days_ago=50), said("older", days_ago=90)
    await keep(engine, older, old, said("young"))

    async def pin() -> None:
        pinned = msgspec.structs.replace(older, pinned=True)
        await engine.memories.apply(None, [Update(memory=pinned, vector=None, event_id="pin")], at=NOW)

    busy = written_meanwhile(engine.memories, pin)
    evicted = await Evictor(busy, most=2, clock=lambda: NOW, make_id=lambda: f"x{next(IDS)}").evict()

    assert evicted == 1
    assert await texts(engine) == {"older", "young"}


async def test_who_never_stops_writing_is_left_as_it_is_until_the_next_count(engine: InMemoryEngine):
    told = said("old", days_ago=50)
    await keep(engine, told, said("young"))
    written = count(1)

    class NeverStill:
        def __getattr__(self, name: str) -> Any:
            return getattr(engine.memories, name)

        async def apply(self, *args: Any, **kwargs: Any) -> Applied:
            changed = msgspec.structs.replace(told, importance=0.01 * next(written))
            await engine.memories.apply(None, [Update(memory=changed, vector=None, event_id="w")], at=NOW)
            return await engine.memories.apply(*args, **kwargs)

    busy = cast("MemoryStore", NeverStill())

    assert await Evictor(busy, most=1, clock=lambda: NOW, make_id=lambda: f"x{next(IDS)}").evict() == 0
    assert next(written) == TRIES + 1
