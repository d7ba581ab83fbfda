"""Working memories pass; others stay. On the embedded engine."""

from datetime import UTC, datetime, timedelta
from itertools import count

import msgspec
import pytest

from adapters.in_memory import InMemoryEngine
from memory.model.memory import Memory, MemoryType
from memory.model.scope import Scope
from memory.ports.changes import Add
from memory.ports.memories import Listing
from memory.sessions.lifecycle import LifecycleOptions
from memory.upkeep.expiry import BATCH, expire_working, expired, expires_at
from tests.memory.in_memory import engine_in_memory

NOW = datetime(2025, 3, 1, 12, tzinfo=UTC)
ADA, BOB = Scope("acme", "ada"), Scope("acme", "bob")
OPTIONS = LifecycleOptions(working_hours=24)
IDS = count()


def remembered(text: str, *, hours_ago: float, scope: Scope = ADA, kind: MemoryType = MemoryType.WORKING) -> Memory:
    at = NOW - timedelta(hours=hours_ago)
    return Memory(
        id=f"m{next(IDS):04}", scope=scope, text=text, type=kind, created_at=at, updated_at=at, mentioned_at=at.date()
    )


class Store:
    """A store, and what it is told."""

    def __init__(self, engine: InMemoryEngine) -> None:
        self.memories = engine.memories

    async def keep(self, *memories: Memory) -> None:
        adds = [Add(memory=memory, vector=None, event_id=f"e{memory.id}") for memory in memories]
        await self.memories.apply(None, adds, at=NOW)

    async def texts(self, scope: Scope = ADA) -> list[str]:
        return [memory.text for memory in await self.memories.list(Listing(scope=scope, limit=10_000))]


@pytest.fixture
def store() -> Store:
    return Store(engine_in_memory())


async def swept(store: Store) -> int:
    return await expire_working(store.memories, now=NOW, make_id=lambda: f"x{next(IDS)}", options=OPTIONS)


async def test_a_working_memory_passes_a_day_after_it_was_said_and_nothing_else_does(store: Store):
    await store.keep(
        remembered("old", hours_ago=25),
        remembered("bob's", hours_ago=25, scope=BOB),
        remembered("young", hours_ago=23),
        remembered("lasting", hours_ago=1_000, kind=MemoryType.SEMANTIC),
    )

    assert await swept(store) == 2
    assert (await store.texts(), await store.texts(BOB)) == (["young", "lasting"], [])


async def test_what_passed_stays_in_the_history(store: Store):
    memory = remembered("old", hours_ago=25)
    await store.keep(memory)

    await swept(store)

    history = await store.memories.history("acme", memory.id)
    assert [record.event.value for record in history] == ["ADD", "DELETE"]


async def test_a_second_round_finds_nothing(store: Store):
    await store.keep(remembered("old", hours_ago=25))

    assert (await swept(store), await swept(store)) == (1, 0)


async def test_many_pass_in_several_transactions(store: Store):
    await store.keep(*(remembered(f"old {n}", hours_ago=30) for n in range(BATCH + 5)))

    assert await swept(store) == BATCH + 5
    assert await store.texts() == []


def test_a_session_that_uses_it_keeps_it():
    used = msgspec.structs.replace(remembered("old", hours_ago=30), last_retrieved_at=NOW - timedelta(hours=1))

    assert expired([used], now=NOW, options=OPTIONS) == ()
    assert expires_at(used, OPTIONS) == NOW + timedelta(hours=23)


def test_a_pinned_one_stays():
    pinned = msgspec.structs.replace(remembered("old", hours_ago=30), pinned=True)

    assert expires_at(pinned, OPTIONS) is None


@pytest.mark.parametrize("kind", [kind for kind in MemoryType if kind is not MemoryType.WORKING])
def test_other_kinds_never_pass(kind: MemoryType):
    assert expires_at(remembered("x", hours_ago=9_999, kind=kind), OPTIONS) is None
