"""What of a batch goes into every prompt, beside what the batch itself closes."""

from collections.abc import Sequence
from datetime import timedelta
from typing import Any

import msgspec
import pytest

from memory.ingestion.pin_and_profile import PinAndProfile
from memory.model.memory import AUTO_PINNED, Source
from memory.model.options import PinOptions
from memory.model.scope import Reach, Scope
from memory.ports.changes import Add, Close
from memory.ports.engine import Engine
from memory.ports.memories import Listing
from tests.contract.examples import ALICE, NOW, add, memory
from tests.memory.in_memory import engine_in_memory


class Silent:
    """A profiler that has nothing to say."""

    async def changes(self, _: Scope, __: Sequence[Any]) -> tuple[()]:
        return ()


@pytest.fixture
def engine() -> Engine:
    return engine_in_memory()


async def test_a_pin_of_the_users_does_not_let_go_for_what_a_run_is_told(engine: Engine):
    profiler: Any = Silent()
    upkeep = PinAndProfile(engine.memories, profiler=profiler, pins=PinOptions(most=1), make_id=lambda: "event")
    old = memory("I am allergic to peanuts.", pinned=True, tags=(AUTO_PINNED,), source=Source.CONFIRMED)
    await engine.memories.apply(None, [add(old)], at=NOW)
    run = Scope(ALICE.tenant, ALICE.user, run="trip")
    told = [memory("I am allergic to penicillin.", run), memory("I am not allergic to peanuts.", run)]

    changes = await upkeep.pinned(run, [add(each) for each in told])

    assert [change.memory.pinned for change in changes if isinstance(change, Add)] == [True, False]
    assert len(changes) == 2


async def test_a_pin_that_is_closed_in_the_same_batch_need_not_let_go(engine: Engine):
    profiler: Any = Silent()
    upkeep = PinAndProfile(engine.memories, profiler=profiler, pins=PinOptions(most=1), make_id=lambda: "event")
    old = memory("I am allergic to peanuts.", pinned=True, tags=(AUTO_PINNED,), source=Source.CONFIRMED)
    await engine.memories.apply(None, [add(old)], at=NOW)
    later = NOW + timedelta(minutes=1)
    new = msgspec.structs.replace(memory("I am allergic to penicillin."), created_at=later)
    batch = [Close(memory_id=old.id, at=later, event_id="closed", seen=old.revision), add(new)]

    await engine.memories.apply(None, await upkeep.pinned(ALICE, batch), at=later)

    (now,) = await engine.memories.list(Listing(reach=Reach.of(ALICE)))
    assert (now.text, now.pinned) == ("I am allergic to penicillin.", True)
