"""What was closed is deleted by itself after its days, on the engine in memory."""

from datetime import datetime, timedelta

import pytest

from adapters.in_memory import InMemoryEngine
from memory.model.memory import Memory
from memory.model.scope import Reach
from memory.ports.memories import Erased, Erasure, Listing
from memory.store.pages import all_closed
from memory.upkeep.trash import EVERY, Outlook, Trash
from tests.contract.examples import ALICE, BOB, NOW, STRANGER, close, memory, remember
from tests.memory.in_memory import engine_in_memory

DAYS = 30
KEPT = timedelta(days=DAYS)


class Bin:
    """A store and its trash, at a time that is told."""

    def __init__(self, engine: InMemoryEngine) -> None:
        self.engine = engine
        self.now = NOW
        self.erased: list[Erasure] = []
        self.trash = self.opened()

    def opened(self, days: float = DAYS) -> Trash:
        """As a process has it that has just started."""
        return Trash(self.engine.memories, self.erase, days=days, clock=lambda: self.now)

    async def erase(self, erasure: Erasure) -> Erased:
        self.erased.append(erasure)
        return await self.engine.memories.erase(erasure, at=self.now)

    async def close(self, *memories: Memory, at: datetime) -> None:
        await remember(self.engine, *memories)
        await self.engine.memories.apply(None, [close(each, at=at) for each in memories], at=at)

    async def left(self) -> list[str]:
        return [
            each.text for tenant in ("acme", "other") for each in await all_closed(self.engine.memories, Reach(tenant))
        ]


@pytest.fixture
def bin_() -> Bin:
    return Bin(engine_in_memory())


async def test_what_was_closed_is_deleted_after_its_days(bin_: Bin):
    await bin_.trash.empty()
    await bin_.close(memory("old"), memory("Bob's", BOB), memory("a stranger's", STRANGER), at=NOW)
    await bin_.close(memory("young"), at=NOW + timedelta(days=2))
    await remember(bin_.engine, memory("live"))

    bin_.now = NOW + KEPT
    assert await bin_.trash.empty() == 0
    bin_.now += EVERY
    assert await bin_.trash.empty() == 3

    assert await bin_.left() == ["young"]
    assert [(each.what, each.tenant, len(each.memory_ids)) for each in bin_.erased] == [
        ("trash", "acme", 2),
        ("trash", "other", 1),
    ]
    assert [each.text for each in await bin_.engine.memories.list(Listing(reach=Reach("acme")))] == ["live"]


async def test_it_is_looked_for_once_a_day(bin_: Bin):
    await bin_.trash.empty()
    bin_.now += KEPT + EVERY
    await bin_.trash.empty()
    await bin_.close(memory("old"), at=NOW)

    bin_.now += EVERY - timedelta(minutes=1)
    assert await bin_.trash.empty() == 0
    assert await bin_.opened().empty() == 1


async def test_what_was_closed_before_anything_was_deleted_by_itself_has_its_days_from_then(bin_: Bin):
    """A store of an older release: nothing vanishes on the first start."""
    await bin_.close(memory("of last year"), at=NOW - timedelta(days=365))

    outlook = await bin_.trash.outlook()
    assert outlook == Outlook(memories=1, first=NOW + KEPT, is_new=True)
    for days, deleted in ((0, 0), (DAYS - 1, 0), (DAYS, 1)):
        bin_.now = NOW + timedelta(days=days)
        assert await bin_.opened().empty() == deleted


async def test_what_will_go_is_told(bin_: Bin):
    assert await bin_.trash.outlook() is None
    await bin_.close(memory("one"), memory("two", BOB), at=NOW + timedelta(days=1))
    bin_.now += timedelta(days=2)

    assert await bin_.trash.outlook() == Outlook(memories=2, first=NOW + timedelta(days=1) + KEPT, is_new=False)


async def test_without_days_nothing_is_deleted(bin_: Bin):
    kept = bin_.opened(days=0)
    await bin_.close(memory("old", ALICE), at=NOW)
    bin_.now += timedelta(days=9_999)

    assert await kept.outlook() is None
    assert await kept.empty() == 0
    assert await bin_.left() == ["old"]
