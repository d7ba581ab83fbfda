"""A turn is acknowledged though the store is away, and is in the store once, in its order, when that is back."""

import asyncio
from collections.abc import AsyncGenerator, AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest

from adapters.analyzers import SnowballAnalyzer
from adapters.spool import SpoolingJournal, SpoolOptions, erase_spooled, spooling
from adapters.spool.frames import framed
from adapters.sqlite import SqliteEngine
from memory.model.errors import InvalidInput, StoreUnavailable
from memory.model.scope import Digests, Scope
from memory.ports.engine import Check
from memory.ports.memories import Erasure
from tests.adapters.spool.stores import Store
from tests.contract.examples import ALICE, BOB, NOW, STRANGER, turn

FAST = SpoolOptions(
    store_seconds=0.05,
    replay_seconds=0.05,
    first_pause_seconds=0.002,
    longest_pause_seconds=0.01,
    segment_bytes=2_000,
    batch=8,
)

PATIENT = msgspec.structs.replace(FAST, first_pause_seconds=60, longest_pause_seconds=60)
"""A store that is away is left alone."""

ERASE_ALICE = Erasure(what="user", tenant="acme", user="alice")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "spool"


@pytest.fixture
def store() -> Store:
    return Store()


@asynccontextmanager
async def opened(store: Store, folder: Path, options: SpoolOptions = FAST) -> AsyncGenerator[SpoolingJournal]:
    async with spooling(store, folder, options=options, clock=lambda: NOW) as journal:
        yield journal


@pytest.fixture
async def journal(store: Store, folder: Path) -> AsyncIterator[SpoolingJournal]:
    async with opened(store, folder) as journal:
        yield journal


async def until(condition: Callable[[], object]) -> None:
    async with asyncio.timeout(50):
        while not condition():  # noqa: ASYNC110 - the store is none that tells
            await asyncio.sleep(0.001)


async def test_while_the_store_is_there_nothing_is_spooled(store: Store, journal: SpoolingJournal, folder: Path):
    await journal.append(turn("t1"))

    assert store.turns == ["t1"]
    assert list(folder.iterdir()) == []


async def test_R02_turns_are_kept_while_the_store_is_away_and_replayed_when_it_is_back(
    store: Store, journal: SpoolingJournal, folder: Path
):
    store.away = True
    for n in range(30):
        await journal.append(turn(f"t{n}"))
    assert journal.away
    assert journal.counts.bytes > 0
    store.away = False
    await until(lambda: not journal.counts.bytes)

    assert store.turns == [f"t{n}" for n in range(30)]
    assert list(folder.iterdir()) == []
    assert not journal.away


async def test_R03_a_store_that_hangs_costs_its_share_of_the_wait_once(store: Store, folder: Path):
    async with opened(store, folder, PATIENT) as journal:
        store.hangs = True
        await journal.append(turn("t0"))
        await until(lambda: store.appends == 2)  # ours, and the replay's
        for n in range(1, 10):
            await journal.append(turn(f"t{n}", Scope("acme", f"u{n}")))

        assert store.appends == 2
        assert journal.counts.spooled == 10
        assert journal.away


async def test_a_users_next_turns_go_behind_those_that_wait_and_others_do_not(store: Store, journal: SpoolingJournal):
    store.away = True
    await journal.append(turn("t1"))
    store.away, store.refuses = False, ""
    store.breaks_at = 1
    await journal.append(turn("t2"))
    await until(lambda: store.turns == ["t1"])
    store.breaks_at = None
    await until(lambda: journal.counts.replayed == 2)
    await journal.append(turn("t3", BOB))

    assert store.turns == ["t1", "t2", "t3"]
    assert journal.counts.spooled == 2


async def test_the_order_of_each_user_survives_a_store_that_comes_and_goes(store: Store, journal: SpoolingJournal):
    async def flaps() -> None:
        while True:
            store.away = not store.away
            await asyncio.sleep(0.003)

    async def talks(user: str) -> None:
        scope = ALICE if user == "a" else BOB
        for n in range(150):
            await journal.append(turn(f"{user}{n}", scope))

    flapping = asyncio.create_task(flaps())
    await asyncio.gather(talks("a"), talks("b"))
    flapping.cancel()
    store.away = False
    await until(lambda: len(store.turns) == 300)

    for user in "ab":
        assert [name for name in store.turns if name[0] == user] == [f"{user}{n}" for n in range(150)]
    assert journal.counts.spooled > 0


async def test_K17_a_replay_that_is_cut_anywhere_loses_and_doubles_nothing(store: Store, folder: Path):
    names = [f"t{n}" for n in range(40)]
    store.away = True
    async with opened(store, folder) as journal:
        for name in names:
            await journal.append(turn(name))
    store.away = False
    for store.breaks_at in range(0, 40, 3):
        async with opened(store, folder) as journal:
            await until(lambda: len(store.turns) == store.breaks_at)
    store.breaks_at = None
    async with opened(store, folder):
        await until(lambda: len(store.turns) == 40)

    assert store.turns == names
    assert list(folder.iterdir()) == []


async def test_a_process_that_ends_drains_its_spool_if_the_store_is_there(store: Store, folder: Path):
    store.away = True
    async with opened(store, folder) as journal:
        await journal.append(turn("t1"))
        await journal.append(turn("t2"))
        store.away = False
        await until(lambda: not journal.away)

    assert store.turns == ["t1", "t2"]
    assert list(folder.iterdir()) == []


async def test_a_process_that_ends_while_the_store_is_away_leaves_its_spool_to_the_next(store: Store, folder: Path):
    store.away = True
    async with opened(store, folder) as journal:
        await journal.append(turn("t1"))
    store.away = False
    async with opened(store, folder) as journal:
        await journal.append(turn("t2"))
        await until(lambda: len(store.turns) == 2)

    assert store.turns == ["t1", "t2"]


async def test_a_turn_goes_to_the_store_when_the_spool_is_full(store: Store, folder: Path):
    options = SpoolOptions(max_bytes=1, store_seconds=0.05)
    async with opened(store, folder, options) as journal:
        store.away = True
        with pytest.raises(StoreUnavailable, match="full"):
            await journal.append(turn("t1"))
        store.away = False
        await journal.append(turn("t2"))

    assert store.turns == ["t2"]


async def test_a_store_that_is_back_takes_what_a_full_spool_does_not(store: Store, folder: Path):
    options = msgspec.structs.replace(PATIENT, max_bytes=len(framed(turn("t1"))))
    async with opened(store, folder, options) as journal:
        store.away = True
        await journal.append(turn("t1"))
        await until(lambda: store.appends == 2)
        store.away = False
        assert journal.away
        await journal.append(turn("t2", BOB))

        assert store.turns == ["t2"]
        assert not journal.away


async def test_a_turn_that_waits_counts_all_through_a_replay_that_fails(store: Store, folder: Path):
    async with opened(store, folder, PATIENT) as journal:
        store.away = True
        await journal.append(turn("t1"))
        for _ in range(2_000):  # the replay's attempt, and all that it does afterwards
            assert journal.away
            await asyncio.sleep(0)
        await until(lambda: journal.counts.stalled)

        assert journal.away


async def test_R06_readiness_says_what_the_store_said_and_of_one_that_is_away_not_that_it_refuses(
    store: Store, journal: SpoolingJournal
):
    store.away = True
    await journal.append(turn("t1"))
    await until(lambda: journal.counts.stalled)

    assert not journal.check.ok
    assert journal.check.detail == f"turns wait on this machine's disk: {journal.counts.bytes} bytes; away"
    store.away = False
    await until(lambda: journal.check == Check("spool", ok=True))


async def test_R06_of_a_user_whose_turns_are_refused_readiness_says_so_and_why(store: Store, journal: SpoolingJournal):
    store.fails = "poison"
    store.away = True
    await journal.append(turn("poison"))
    await journal.append(turn("t2", BOB))
    store.away = False
    await until(lambda: journal.counts.replayed)  # bob's

    assert not journal.check.ok
    assert journal.check.detail.endswith("; those of 1 users are refused again and again; ZeroDivisionError")


async def test_a_turn_that_the_store_refuses_for_good_is_refused(store: Store, journal: SpoolingJournal):
    store.refuses = "t1"

    with pytest.raises(InvalidInput):
        await journal.append(turn("t1"))
    assert journal.counts.bytes == 0


async def test_a_spooled_turn_that_the_store_refuses_for_good_does_not_stop_the_others(
    store: Store, journal: SpoolingJournal
):
    store.away, store.refuses = True, "t1"
    await journal.append(turn("t1"))
    await journal.append(turn("t2"))
    store.away = False
    await until(lambda: store.turns == ["t2"])
    await until(lambda: not journal.counts.bytes)

    assert journal.counts.dropped == 1


async def test_one_users_trouble_is_not_the_stores(store: Store, journal: SpoolingJournal):
    store.fails = "poison"
    with pytest.raises(ZeroDivisionError):
        await journal.append(turn("poison"))
    store.away = True
    await journal.append(turn("poison"))
    await journal.append(turn("t1"))
    await journal.append(turn("t2", BOB))
    store.away = False
    await until(lambda: journal.counts.replayed)  # bob's
    spooled = journal.counts.spooled
    await journal.append(turn("t3", BOB))
    await journal.append(turn("t4"))

    assert store.turns == ["t2", "t3"]
    assert (journal.counts.spooled, journal.counts.stalled) == (spooled + 1, 1)
    store.fails = ""
    await until(lambda: store.turns == ["t2", "t3", "poison", "t1", "t4"])


# ── P9 ────────────────────────────────────────────────────────────────────────────────────────────────────────


async def test_a_spooled_turn_whose_epoch_is_not_known_is_void_after_any_erasure(
    store: Store, journal: SpoolingJournal
):
    store.away = True
    await journal.append(turn("t1", epoch=-1))
    store.away = False
    await until(lambda: store.turns)

    assert store.records[0].epoch == 0


@pytest.mark.parametrize(
    ("erasure", "left"),
    [
        (ERASE_ALICE, ["bob's", "a stranger's"]),
        (Erasure(what="session", tenant="acme", user="alice", session="s2"), ["s1", "bob's", "a stranger's"]),
        (Erasure(what="tenant", tenant="acme"), ["a stranger's"]),
        (Erasure(what="memory", tenant="acme", memory_ids=("m",)), ["s1", "s2", "bob's", "a stranger's"]),
    ],
)
async def test_D01_an_erasure_reaches_what_is_spooled(store: Store, folder: Path, erasure: Erasure, left: list[str]):
    store.away = True
    async with opened(store, folder) as journal:
        await journal.append(turn("s1"))
        await journal.append(turn("s2", session="s2"))
        await journal.append(turn("bob's", BOB, session="s2"))
        await journal.append(turn("a stranger's", STRANGER))

        assert await journal.erase(erasure) == 4 - len(left)
        store.away = False
        await until(lambda: len(store.turns) == len(left))

    assert sorted(store.turns) == sorted(left)


async def test_D01_a_command_erases_from_the_spools_of_this_machine(store: Store, folder: Path):
    store.away = True
    async with opened(store, folder) as journal:
        await journal.append(turn("t1"))

        assert erase_spooled(folder, ERASE_ALICE) == 1
    assert b"words" not in b"".join(path.read_bytes() for path in folder.iterdir())


async def test_P9_a_turn_that_was_spooled_before_an_erasure_is_void_when_it_is_replayed(folder: Path, tmp_path: Path):
    engine = await SqliteEngine.open(
        tmp_path / "store.db", digests=Digests(b"secret"), analyze=SnowballAnalyzer(), embedder="test"
    )
    away = Store()
    away.away = True
    async with opened(away, folder) as journal:
        await journal.append(turn("t1", epoch=-1))
    await engine.memories.erase(ERASE_ALICE, at=NOW)
    async with engine.ingesting():
        async with spooling(engine.journal, folder, options=FAST, clock=lambda: NOW) as journal:
            await until(lambda: not journal.counts.bytes)

        assert await engine.queue.claim(9, now=NOW) == ()
    await engine.close()
