"""What an older release wrote of runs into profiles leaves them once."""

from adapters.in_memory import InMemoryEngine
from memory.model.memory import Doubt, ProfileField, ProfileValue
from memory.model.scope import Scope
from memory.ports.changes import SetField
from memory.upkeep.profiled_runs import take_out_runs
from tests.contract.examples import ALICE, BOB, NOW, memory, remember
from tests.memory.in_memory import engine_in_memory

RUN = Scope(ALICE.tenant, ALICE.user, run="trip")


async def with_fields(engine: InMemoryEngine, *fields: ProfileField, scope: Scope = ALICE) -> None:
    await engine.memories.apply(None, [SetField(scope=scope, field=each) for each in fields], at=NOW)


async def values_of(engine: InMemoryEngine, scope: Scope = ALICE) -> dict[str, tuple[ProfileValue, ...]]:
    return {field.name: field.values for field in (await engine.memories.profile(scope)).fields}


async def test_what_runs_said_goes_what_they_put_in_doubt_is_back_and_the_rest_stays():
    engine = engine_in_memory()
    own, told = memory("I live in Graz"), memory("I moved to Rome, and am vegan", RUN)
    await remember(engine, own, told, memory("Bob's", BOB))
    doubted = ProfileValue(text="Graz", memory_id=own.id, doubt=Doubt(told.id, NOW.date()))
    by_run, by_hand = (ProfileValue(text="vegan", memory_id=told.id), ProfileValue(text="no pork"))
    await with_fields(
        engine,
        ProfileField(name="home", values=(), withdrawn=(doubted,)),
        ProfileField(name="diet", values=(by_run, by_hand)),
        ProfileField(name="goals", values=(by_run,)),
    )
    await with_fields(engine, ProfileField(name="diet", values=(by_hand,)), scope=BOB)

    changed = await take_out_runs(engine.memories, engine.notes, at=NOW)

    assert changed == 3
    assert await values_of(engine) == {"home": (ProfileValue(text="Graz", memory_id=own.id),), "diet": (by_hand,)}
    assert await values_of(engine, BOB) == {"diet": (by_hand,)}


async def test_it_is_done_once_for_a_store():
    engine = engine_in_memory()
    await take_out_runs(engine.memories, engine.notes, at=NOW)
    told = memory("I am vegan", RUN)
    await remember(engine, told)
    await with_fields(engine, ProfileField(name="diet", values=(ProfileValue(text="vegan", memory_id=told.id),)))

    assert await take_out_runs(engine.memories, engine.notes, at=NOW) == 0
    assert "diet" in await values_of(engine)
