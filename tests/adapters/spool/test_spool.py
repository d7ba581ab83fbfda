"""A spool keeps turns in order over crashes, full disks and processes, within its bounds."""

import asyncio
import resource
import stat
from collections.abc import AsyncGenerator, Collection, Generator, Sequence
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

import msgspec
import pytest

from adapters.spool import Spool, SpoolCounts, SpoolOptions
from adapters.spool.frames import framed
from memory.model.errors import InvalidInput, StoreUnavailable
from memory.model.scope import Scope
from memory.model.turn import TurnRecord
from tests.contract.examples import ALICE, BOB, NOW, turn

SMALL = SpoolOptions(segment_bytes=1_000, batch=3)
"""A few turns a segment."""

LARGE = SpoolOptions()
"""All turns of a test in one segment."""


@asynccontextmanager
async def opened(folder: Path, options: SpoolOptions = SMALL) -> AsyncGenerator[Spool]:
    spool = await Spool.open(folder, options=options, clock=lambda: NOW)
    try:
        yield spool
    finally:
        await spool.close()


class Journal:
    """Takes turns, but for those of stubborn users, and not more than `limit`."""

    def __init__(self, *, stubborn: Collection[str | None] = (), limit: int = 1_000) -> None:
        self.turns: list[str] = []
        self.offered: list[str] = []
        self._stubborn = stubborn
        self._limit = limit

    async def put(self, records: Sequence[TurnRecord]) -> bool:
        self.offered += [record.key.turn for record in records]
        if records[0].scope.user in self._stubborn or len(self.turns) + len(records) > self._limit:
            return False
        self.turns += [record.key.turn for record in records]
        return True


async def drained(spool: Spool) -> list[str]:
    """The names of all turns that wait, in order; they do so no more."""
    journal = Journal()
    assert await spool.replay(journal.put)
    assert spool.empty
    return journal.turns


def files(folder: Path) -> list[Path]:
    return sorted(folder.glob("*.spool"))


@contextmanager
def disk_full_at(size: int) -> Generator[None]:
    """No file of this process grows beyond `size` bytes."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "spool"


NAMES = [f"t{n}" for n in range(20)]


async def test_turns_come_back_in_order_and_leave_nothing_behind(folder: Path):
    async with opened(folder) as spool:
        for name in NAMES:
            await spool.append(turn(name))
        assert len(files(folder)) > 3

        assert await drained(spool) == NAMES
        assert files(folder) == []
        assert spool.empty
        assert spool.counts == SpoolCounts(spooled=20, replayed=20, dropped=0, stalled=0, bytes=0)


async def test_a_turn_comes_back_as_it_was(folder: Path):
    record, found = turn("t1", partial=True, timezone="Europe/Rome"), list[TurnRecord]()

    async def put(records: Sequence[TurnRecord]) -> bool:
        found.extend(records)
        return True

    async with opened(folder) as spool:
        await spool.append(record)
        await spool.replay(put)

    assert found == [record]


async def test_the_next_start_goes_on_where_the_last_one_ended(folder: Path):
    async with opened(folder) as spool:
        for name in NAMES:
            await spool.append(turn(name))
        assert not await spool.replay(Journal(limit=11).put)
        assert spool.holds(ALICE)

    async with opened(folder) as spool:
        assert spool.holds(ALICE)
        assert not spool.holds(BOB)
        again = await drained(spool)
    # What lay in one segment with the twelfth comes again.
    assert again == NAMES[-len(again) :]
    assert 9 <= len(again) <= 13


async def test_turns_that_come_while_others_are_replayed_go_behind_them(folder: Path):
    journal = Journal()
    async with opened(folder) as spool:

        async def put(records: Sequence[TurnRecord]) -> bool:
            if not journal.turns:
                await asyncio.gather(*(spool.append(turn(name)) for name in NAMES[5:]))
            return await journal.put(records)

        for name in NAMES[:5]:
            await spool.append(turn(name))
        await spool.replay(put)

        assert journal.turns + await drained(spool) == NAMES


async def test_a_user_whose_turns_are_not_taken_holds_up_nobody_else_and_keeps_his_order(folder: Path):
    journal = Journal(stubborn=["alice"])
    async with opened(folder) as spool:
        for name in NAMES:
            await spool.append(turn(name, ALICE if int(name[1:]) % 5 == 2 else BOB))

        assert not await spool.replay(journal.put)
        assert journal.turns == [name for name in NAMES if int(name[1:]) % 5 != 2]
        assert journal.offered.count("t2") == 1
        assert "t7" not in journal.offered
        assert (spool.holds(ALICE), spool.holds(BOB)) == (True, False)
        assert spool.counts.stalled == 1
        await spool.append(turn("t9", BOB))
        await spool.append(turn("last", ALICE))

        assert [name for name in await drained(spool) if name != "t9"] == ["t2", "t7", "t12", "t17", "last"]
    assert files(folder) == []


async def test_segments_without_stalled_turns_are_deleted_before_older_ones(folder: Path):
    async with opened(folder) as spool:
        await spool.append(turn("t0"))
        for name in NAMES[1:]:
            await spool.append(turn(name, BOB))
        before = files(folder)
        await spool.replay(Journal(stubborn=["alice"]).put)

        assert files(folder) == before[:1]


async def test_a_store_that_takes_nothing_is_not_offered_everything(folder: Path):
    journal = Journal(limit=0)
    async with opened(folder) as spool:
        for name in NAMES:
            await spool.append(turn(name, Scope("acme", name)))

        assert not await spool.replay(journal.put)
        assert len(journal.offered) == 9
        assert all(spool.holds(Scope("acme", name)) for name in NAMES)
        assert len(await drained(spool)) == 20


async def test_a_drained_spool_takes_turns_again_even_when_the_clock_went_back(folder: Path):
    times = iter([NOW, NOW.replace(year=2020)])
    spool = await Spool.open(folder, options=SMALL, clock=lambda: next(times))
    await spool.append(turn("t1"))
    await drained(spool)
    await spool.append(turn("t2"))

    assert spool.holds(ALICE)
    assert await drained(spool) == ["t2"]
    await spool.close()


async def test_turns_that_come_at_once_share_a_segment_and_are_all_kept(folder: Path):
    async with opened(folder) as spool:
        await asyncio.gather(*(spool.append(turn(f"t{n}")) for n in range(300)))
    assert len(files(folder)) <= 3

    async with opened(folder) as spool:
        assert sorted(await drained(spool)) == sorted(f"t{n}" for n in range(300))


async def test_a_turn_is_kept_though_nobody_waits_for_it_any_more(folder: Path):
    async with opened(folder) as spool:
        task = asyncio.create_task(spool.append(turn("t1")))
        await asyncio.sleep(0)
        task.cancel()
        await spool.append(turn("t2", BOB))

        assert spool.holds(ALICE)
        assert await drained(spool) == ["t1", "t2"]


async def test_only_its_owner_reads_the_spool(folder: Path):
    async with opened(folder) as spool:
        await spool.append(turn("t1"))

    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    assert [stat.S_IMODE(file.stat().st_mode) for file in files(folder)] == [0o600]


# ── Bounds and faults ─────────────────────────────────────────────────────────────────────────────────────────


async def test_a_full_spool_says_so_and_takes_turns_again_when_it_is_drained(folder: Path):
    async with opened(folder, msgspec.structs.replace(SMALL, max_bytes=3_000)) as spool:
        kept = await asyncio.gather(*(spool.append(turn(name)) for name in NAMES), return_exceptions=True)
        with pytest.raises(StoreUnavailable, match="full"):
            await spool.append(turn("t1", BOB))
        assert not spool.holds(BOB)
        assert await drained(spool) == NAMES[: kept.count(None)]
        await spool.append(turn("t1"))

    assert 1 < kept.count(None) < 10


async def test_I17_a_full_disk_is_an_error_and_costs_no_turn_that_was_kept(folder: Path):
    async with opened(folder, LARGE) as spool:
        await spool.append(turn("t1"))
        size = files(folder)[0].stat().st_size
        # The next one is cut by the disk in its middle.
        with disk_full_at(size + 50), pytest.raises(StoreUnavailable):
            await spool.append(turn("t2"))
        assert files(folder)[0].stat().st_size == size
        await spool.append(turn("t3"))

    async with opened(folder, LARGE) as spool:
        assert await drained(spool) == ["t1", "t3"]
        assert spool.counts.dropped == 0


async def test_I18_of_a_torn_tail_only_the_torn_turn_is_dropped(folder: Path):
    async with opened(folder, LARGE) as spool:
        for name in NAMES[:4]:
            await spool.append(turn(name))
    (file,) = files(folder)
    file.write_bytes(file.read_bytes()[:-1])

    async with opened(folder, LARGE) as spool:
        await spool.append(turn("t9"))
        assert await drained(spool) == ["t0", "t1", "t2", "t9"]
        assert spool.counts.dropped == 1


async def test_a_damaged_turn_in_the_middle_costs_no_other(folder: Path):
    async with opened(folder, LARGE) as spool:
        for name in NAMES[:4]:
            await spool.append(turn(name))
    (file,) = files(folder)
    content = bytearray(file.read_bytes())
    content[len(framed(turn("t0"))) + 30] ^= 1
    file.write_bytes(content)

    async with opened(folder, LARGE) as spool:
        assert await drained(spool) == ["t0", "t2", "t3"]
        assert spool.counts.dropped == 1
    assert files(folder) == []


async def test_an_empty_segment_of_a_crash_while_rotating_is_cleared_away(folder: Path):
    folder.mkdir()
    (folder / f"{1:020d}.spool").touch(0o600)

    async with opened(folder) as spool:
        assert await drained(spool) == []
    assert files(folder) == []


async def test_a_turn_that_cannot_be_encoded_is_refused(folder: Path):
    async with opened(folder) as spool:
        with pytest.raises(InvalidInput):
            await spool.append(turn("t1", user_text="\ud800"))
        assert spool.empty


async def test_a_closed_spool_takes_nothing(folder: Path):
    async with opened(folder) as spool:
        pass

    with pytest.raises(StoreUnavailable):
        await spool.append(turn("t1"))


def test_no_bound_may_be_zero():
    with pytest.raises(ValueError, match="batch"):
        SpoolOptions(batch=0)


# ── Several processes ─────────────────────────────────────────────────────────────────────────────────────────


async def test_processes_have_their_own_segments_in_one_folder(folder: Path):
    async with opened(folder) as one, opened(folder) as other:
        await one.append(turn("t1"))
        await other.append(turn("t2"))

        assert await drained(other) == ["t2"]
        assert await drained(one) == ["t1"]


async def test_the_next_start_adopts_what_the_dead_left_but_not_what_the_living_have(folder: Path):
    async with opened(folder) as alive:
        await alive.append(turn("t1"))
        async with opened(folder) as dead:
            await dead.append(turn("t2"))

        async with opened(folder) as heir:
            await heir.append(turn("t3"))
            assert await drained(heir) == ["t2", "t3"]
        assert await drained(alive) == ["t1"]


# ── Erasing ───────────────────────────────────────────────────────────────────────────────────────────────────


def hers(record: TurnRecord) -> bool:
    return record.scope == ALICE


async def test_D01_an_erased_turn_is_gone_from_the_disk_and_from_the_replay(folder: Path):
    async with opened(folder) as spool:
        for name in NAMES:
            await spool.append(turn(name, ALICE if name != "t7" else BOB, user_text=f"canary {name}"))

        assert await spool.erase(hers) == 19
        assert b"".join(file.read_bytes() for file in files(folder)).count(b"canary") == 1
        assert await drained(spool) == ["t7"]
        assert spool.counts.dropped == 0
        assert files(folder) == []


async def test_D01_an_erasure_reaches_the_spools_of_other_processes(folder: Path):
    async with opened(folder) as one, opened(folder) as other:
        await one.append(turn("t1"))
        await other.append(turn("t2"))

        assert await one.erase(hers) == 2
        await other.append(turn("t3"))
        assert await drained(other) == ["t3"]


async def test_turns_after_an_erasure_are_kept(folder: Path):
    async with opened(folder) as spool:
        await spool.append(turn("t1"))
        await spool.erase(hers)
        await spool.append(turn("t2"))

    async with opened(folder) as spool:
        assert await drained(spool) == ["t2"]
