"""What nobody comes back to passes; all else stays."""

from datetime import UTC, datetime, timedelta
from itertools import count
from typing import Any, cast

import msgspec
import pytest

from adapters.in_memory import InMemoryEngine
from memory.model.memory import Memory, MemoryType, Retention
from memory.model.options import PinOptions
from memory.model.scope import Reach, Scope
from memory.model.turn import TurnKey, TurnRecord
from memory.ports.changes import Add, Update
from memory.ports.memories import Listing, MemoryStore
from memory.profile.pins import Pinner
from memory.store.pages import all_closed
from memory.upkeep.expiry import BATCH, expire
from tests.memory.in_memory import engine_in_memory
from tests.memory.meanwhile import written_meanwhile

NOW = datetime(2025, 3, 1, 12, tzinfo=UTC)
ADA, BOB = Scope("acme", "ada"), Scope("acme", "bob")
SPANS = {
    Retention.WORKING: timedelta(hours=24),
    Retention.TENTATIVE: timedelta(days=30),
    Retention.PASSAGE: timedelta(days=365),
}
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
        return [memory.text for memory in await self.memories.list(Listing(reach=Reach.of(scope), limit=10_000))]


@pytest.fixture
def store() -> Store:
    return Store(engine_in_memory())


async def swept(store: Store) -> int:
    return await expire(store.memories, now=NOW, make_id=lambda: f"x{next(IDS)}", spans=SPANS)


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

    history = await store.memories.history(Reach("acme"), memory.id)
    assert [record.event.value for record in history] == ["ADD", "DELETE"]
    assert (history[-1].actor, history[-1].reason) == ("upkeep", "expired")


async def test_a_second_round_finds_nothing(store: Store):
    await store.keep(remembered("old", hours_ago=25))

    assert (await swept(store), await swept(store)) == (1, 0)


async def test_many_pass_in_several_transactions(store: Store):
    await store.keep(*(remembered(f"old {n}", hours_ago=30) for n in range(BATCH + 5)))

    assert await swept(store) == BATCH + 5
    assert await store.texts() == []


def test_a_session_that_uses_it_keeps_it():
    used = msgspec.structs.replace(remembered("old", hours_ago=30), last_retrieved_at=NOW - timedelta(hours=1))

    assert used.passes_at(SPANS) == NOW + timedelta(hours=23)


def test_a_pinned_one_stays():
    pinned = msgspec.structs.replace(remembered("old", hours_ago=30), pinned=True)

    assert pinned.passes_at(SPANS) is None


@pytest.mark.parametrize("kind", [kind for kind in MemoryType if kind is not MemoryType.WORKING])
def test_other_kinds_never_pass(kind: MemoryType):
    assert remembered("x", hours_ago=99_999, kind=kind).passes_at(SPANS) is None


async def test_what_was_said_for_once_passes_after_a_month_and_a_passage_after_a_year(store: Store):
    once, passage = Retention.TENTATIVE, Retention.PASSAGE
    told = {
        "a request": (31, once),
        "a request of this month": (29, once),
        "a passage": (366, passage),
        "a passage of this year": (364, passage),
        "known": (9_999, Retention.LASTING),
    }
    for text, (days, kept_as) in told.items():
        said = remembered(text, hours_ago=24 * days, kind=MemoryType.EPISODIC)
        await store.keep(msgspec.structs.replace(said, retention=kept_as))

    assert await swept(store) == 2
    assert await store.texts() == ["a request of this month", "a passage of this year", "known"]


async def test_what_has_a_date_is_closed_on_it_pinned_or_not(store: Store):
    dates = {"over": -1, "to come": 1}
    for text, minutes in dates.items():
        told = remembered(text, hours_ago=1, kind=MemoryType.SEMANTIC)
        date = NOW + timedelta(minutes=minutes)
        await store.keep(msgspec.structs.replace(told, pinned=True, expires_at=date))
        assert msgspec.structs.replace(told, expires_at=date).passes_at(SPANS) == date

    assert (await swept(store), await swept(store)) == (1, 0)
    assert await store.texts() == ["to come"]
    (closed,) = await all_closed(store.memories, Reach.of(ADA))
    assert (await store.memories.history(Reach.of(ADA), closed.id))[-1].reason == "expired"


def test_what_no_span_is_set_for_stays():
    said = msgspec.structs.replace(
        remembered("x", hours_ago=99_999, kind=MemoryType.EPISODIC), retention=Retention.PASSAGE
    )

    assert said.passes_at({Retention.WORKING: timedelta(hours=24)}) is None


async def test_a_pin_that_said_until_when_is_one_no_longer_and_can_still_be_found(store: Store):
    text = "No lifting for six weeks after surgery."
    said = remembered(text, hours_ago=24 * 50, kind=MemoryType.EPISODIC)
    (pinned,) = Pinner(PinOptions()).pin([said], ()).memories
    by_hand = msgspec.structs.replace(pinned, id="by hand", expires_at=NOW - timedelta(days=1))
    await store.keep(pinned, by_hand)

    assert await swept(store) == 1

    (left,) = await store.memories.list(Listing(reach=Reach.of(ADA), limit=10))
    assert (left.id, left.pinned, left.expires_at) == (said.id, False, None)


def passage(text: str, *, days: float = 400) -> Memory:
    said = remembered(text, hours_ago=24 * days, kind=MemoryType.SEMANTIC)
    return msgspec.structs.replace(said, retention=Retention.PASSAGE)


def turn_of(name: str) -> TurnRecord:
    return TurnRecord(key=TurnKey(name), scope=ADA, session="s", chain=b"c" * 16, epoch=1 << 40, at=NOW)


async def test_what_is_pinned_or_of_use_between_the_look_and_the_closing_stays(store: Store):
    told, other = passage("My locker is number 12"), passage("The gym opens at six")
    pins = [Update(memory=msgspec.structs.replace(told, pinned=True), vector=None, event_id="pin")]

    async def pin() -> None:
        await store.memories.apply(None, pins, at=NOW)

    async def use() -> None:
        await store.memories.apply(turn_of("t"), [], retrieved=[other.id], at=NOW)

    for happens in (pin, use):
        await store.keep(told if happens is pin else other)
        busy = written_meanwhile(store.memories, happens)

        closed = [await expire(busy, now=NOW, make_id=lambda: f"x{next(IDS)}", spans=SPANS) for _ in range(2)]

        assert closed == [0, 0]
    assert await store.texts() == [told.text, other.text]


async def test_a_page_of_which_one_memory_was_written_meanwhile_passes_in_the_next_round(store: Store):
    told, other = passage("My locker is number 12"), passage("The gym opens at six")
    await store.keep(told, other)

    async def pin() -> None:
        pinned = msgspec.structs.replace(told, pinned=True)
        await store.memories.apply(None, [Update(memory=pinned, vector=None, event_id="pin")], at=NOW)

    busy = written_meanwhile(store.memories, pin)
    closed = [await expire(busy, now=NOW, make_id=lambda: f"x{next(IDS)}", spans=SPANS) for _ in range(2)]

    assert closed == [0, 1]
    assert await store.texts() == [told.text]


async def test_a_pin_that_is_reworded_while_it_would_end_keeps_what_was_said(store: Store):
    said = remembered("No lifting for six weeks after surgery.", hours_ago=24 * 50, kind=MemoryType.EPISODIC)
    (pinned,) = Pinner(PinOptions()).pin([said], ()).memories
    reworded = msgspec.structs.replace(pinned, text="No lifting for two years after surgery.", expires_at=None)
    await store.keep(pinned)

    async def reword() -> None:
        await store.memories.apply(None, [Update(memory=reworded, vector=None, event_id="said")], at=NOW)

    await expire(written_meanwhile(store.memories, reword), now=NOW, make_id=lambda: f"x{next(IDS)}", spans=SPANS)

    assert await store.texts() == [reworded.text]


class Generous:
    """A store that gives for what has passed what has not, too: it is not asked for the same for ever."""

    def __init__(self, memories: MemoryStore) -> None:
        self._memories = memories
        self.asked = 0

    def __getattr__(self, name: str) -> Any:
        return getattr(self._memories, name)

    async def passing(self, kept_as: Retention, *, before: datetime, limit: int) -> tuple[Memory, ...]:
        self.asked += 1
        assert self.asked < 100
        return await self._memories.passing(kept_as, before=before + timedelta(days=400), limit=limit)


async def test_a_store_that_gives_what_is_not_due_is_not_asked_for_it_for_ever(store: Store):
    await store.keep(*(passage(f"young {number}", days=3) for number in range(BATCH + 1)))
    generous = Generous(store.memories)

    closed = await expire(cast("MemoryStore", generous), now=NOW, make_id=lambda: f"x{next(IDS)}", spans=SPANS)

    assert closed == 0
    assert len(await store.texts()) == BATCH + 1
