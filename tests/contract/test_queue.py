"""The contract of `JobQueue`."""

import asyncio
from datetime import UTC, datetime, timedelta

import pytest

from memory.model.errors import NotFound
from memory.model.turn import TurnKey
from memory.ports.engine import Engine
from memory.ports.jobs import Backlog, Job, JobState
from tests.contract.conftest import Store
from tests.contract.examples import ALICE, BOB, NOW, STRANGER, injected, turn

LATER = NOW + timedelta(minutes=5)


async def claimed(worker: Engine, limit: int = 9, **when: object) -> list[str]:
    return [job.record.key.turn for job in await claim(worker, limit, **when)]


async def claim(worker: Engine, limit: int = 9, **when: object) -> tuple[Job, ...]:
    return await worker.queue.claim(limit, **({"now": NOW} | when))  # pyright: ignore[reportArgumentType]


async def done(worker: Engine, *jobs: Job) -> None:
    for job in jobs:
        await worker.memories.apply(job.record, [], at=NOW)


async def test_the_jobs_of_a_user_come_one_after_the_other_in_order(worker: Engine):
    for name in ("t1", "t2", "t3"):
        await worker.journal.append(turn(name))

    order: list[str] = []
    while jobs := await claim(worker):
        order += [job.record.key.turn for job in jobs]
        await done(worker, *jobs)

    assert order == ["t1", "t2", "t3"]


async def test_the_oldest_jobs_of_several_users_come_together(worker: Engine):
    for name, scope in (("a1", ALICE), ("a2", ALICE), ("b1", BOB), ("s1", STRANGER)):
        await worker.journal.append(turn(name, scope))

    assert await claimed(worker, 2) == ["a1", "b1"]
    assert await claimed(worker) == ["s1"]
    assert await claimed(worker) == []


async def test_two_users_turns_of_one_name_come_one_after_the_other(worker: Engine):
    await worker.journal.append(turn("t1", ALICE))
    await worker.journal.append(turn("t1", BOB))

    first = await claim(worker)
    assert await claim(worker) == ()
    await done(worker, *first)
    second = await claim(worker)

    assert [job.record.scope for job in (*first, *second)] == [ALICE, BOB]


async def test_a_failed_job_comes_again_from_its_time_on_and_its_user_waits_with_it(worker: Engine):
    await worker.journal.append(turn("t1"))
    await worker.journal.append(turn("t2"))
    await claim(worker)
    await worker.queue.retry(TurnKey("t1"), error="no model", at=LATER)

    assert await claimed(worker) == []
    assert await claimed(worker, now=LATER) == ["t1"]


async def test_every_claim_counts(worker: Engine):
    await worker.journal.append(turn("t1"))
    attempts: list[int] = []
    for _ in range(3):
        attempts += [job.attempts for job in await claim(worker)]
        await worker.queue.retry(TurnKey("t1"), error="no model", at=NOW)

    assert attempts == [1, 2, 3]


async def test_I07_the_job_of_a_worker_that_died_comes_again_and_was_counted(store: Store):
    async with store.worker() as worker:
        await worker.journal.append(turn("t1"))
        await claim(worker)
    async with store.worker() as worker:
        (job,) = await claim(worker)

    assert job.record.key.turn == "t1"
    assert job.attempts == 2


async def test_I07_a_job_says_whether_its_worker_may_have_died_of_it(store: Store):
    async with store.worker() as worker:
        await worker.journal.append(turn("t1"))
        (first,) = await claim(worker)
    async with store.worker() as worker:
        (orphan,) = await claim(worker)
        await worker.queue.retry(TurnKey("t1"), error="failed", at=NOW)
        (failed,) = await claim(worker)
    async with store.worker() as worker:
        (again,) = await claim(worker)

    assert [job.is_cut_off for job in (first, orphan, failed, again)] == [False, True, False, True]


async def test_I06_a_checkpoint_comes_back_with_its_job(store: Store):
    async with store.worker() as worker:
        await worker.journal.append(turn("t1"))
        await claim(worker)
        await worker.queue.checkpoint(TurnKey("t1"), b"facts")
    async with store.worker() as worker:
        (job,) = await claim(worker)

    assert job.checkpoint == b"facts"


async def test_a_buried_job_frees_its_user_and_keeps_its_record(worker: Engine):
    record = turn("t1", injection=injected())
    await worker.journal.append(record)
    await worker.journal.append(turn("t2"))
    await claim(worker)
    await worker.queue.bury(TurnKey("t1"), error="poison")

    assert await claimed(worker) == ["t2"]
    assert await worker.queue.backlog() == Backlog(pending=1, dead=1, oldest=NOW)
    await worker.memories.apply(turn("t2"), [], at=NOW)
    await worker.queue.trim(now=NOW)
    await worker.queue.revive(ALICE, TurnKey("t1"))
    (job,) = await claim(worker)
    assert job.record == record
    assert job.attempts == 1


async def test_a_discarded_dead_letter_is_gone_for_good(worker: Engine):
    await worker.journal.append(turn("t1"))
    await claim(worker)
    await worker.queue.bury(TurnKey("t1"), error="poison")
    await worker.queue.discard(ALICE, TurnKey("t1"))

    assert await worker.queue.jobs() == ()
    assert await worker.queue.backlog() == Backlog(pending=0, dead=0)
    assert await worker.memories.apply(turn("t1"), [], at=NOW) == "already"


@pytest.mark.parametrize("act", ["revive", "discard"])
async def test_a_dead_letter_that_another_user_named_alike_stays(worker: Engine, act: str):
    for scope in (ALICE, BOB):
        await worker.journal.append(turn("t1", scope))
        await claim(worker)
        await worker.queue.bury(TurnKey("t1"), error="poison")
    await getattr(worker.queue, act)(ALICE, TurnKey("t1"))

    assert [job.user for job in await worker.queue.jobs(state=JobState.DEAD)] == [BOB.user]
    with pytest.raises(NotFound):
        await getattr(worker.queue, act)(ALICE, TurnKey("t1"))


async def test_only_dead_letters_are_revived_and_discarded(worker: Engine):
    await worker.journal.append(turn("t1"))

    for act in (worker.queue.revive, worker.queue.discard):
        with pytest.raises(NotFound):
            await act(ALICE, TurnKey("t1"))


async def test_jobs_are_listed_oldest_first_without_content(worker: Engine):
    for name, scope in (("a1", ALICE), ("b1", BOB), ("b2", BOB), ("s1", STRANGER)):
        await worker.journal.append(turn(name, scope))
    await claim(worker, 3)
    await worker.queue.retry(TurnKey("a1"), error="no model", at=LATER)
    await worker.queue.bury(TurnKey("b1"), error="poison")

    listed = {
        job.key.turn: (job.tenant, job.user, job.state, job.attempts, job.error) for job in await worker.queue.jobs()
    }

    assert list(listed.items()) == [
        ("a1", ("acme", "alice", JobState.PENDING, 1, "no model")),
        ("b1", ("acme", "bob", JobState.DEAD, 1, "poison")),
        ("b2", ("acme", "bob", JobState.PENDING, 0, "")),
        ("s1", ("other", "alice", JobState.RUNNING, 1, "")),
    ]
    assert [job.key.turn for job in await worker.queue.jobs(state=JobState.DEAD)] == ["b1"]
    assert [job.key.turn for job in await worker.queue.jobs(limit=2)] == ["a1", "b1"]


async def test_the_backlog_counts_what_no_worker_has_seen_yet(engine: Engine):
    await engine.journal.append(turn("t2", minutes=2))
    await engine.journal.append(turn("t1", BOB, minutes=1))

    assert await engine.queue.backlog() == Backlog(pending=2, dead=0, oldest=turn("", minutes=1).at)


async def test_a_waiting_worker_hears_of_a_turn_that_another_process_appends(store: Store, worker: Engine):
    await claim(worker)
    async with store.opened() as proxy:
        waiting = asyncio.create_task(worker.queue.wait(timedelta(hours=1)))
        await proxy.journal.append(turn("t1"))
        await waiting

    assert await claimed(worker) == ["t1"]


async def test_a_turn_that_is_appended_between_claim_and_wait_is_not_missed(worker: Engine):
    await claim(worker)
    await worker.journal.append(turn("t1"))

    await worker.queue.wait(timedelta(hours=1))


async def test_waiting_ends_after_its_time(worker: Engine):
    await claim(worker)

    await worker.queue.wait(timedelta(milliseconds=1))


# ── Whether somebody works ────────────────────────────────────────────────────────────────────────────────────

SOON = datetime.now(UTC) + timedelta(days=1)
"""Some time after now, by the clocks of tests and servers."""


async def test_a_turn_that_no_worker_takes_up_is_stalled(engine: Engine):
    await engine.journal.append(turn("t1"))

    assert await engine.queue.stalled_since(now=SOON) is not None


async def test_nothing_is_stalled_where_nothing_waits(worker: Engine):
    assert await worker.queue.stalled_since(now=SOON) is None
    await worker.journal.append(turn("t1"))
    await claim(worker)
    await worker.memories.apply(turn("t1"), [], at=NOW)

    assert await worker.queue.stalled_since(now=SOON) is None


async def test_what_waits_is_stalled_since_the_last_sign_of_a_worker(worker: Engine):
    for name, scope in (("a1", ALICE), ("a2", ALICE), ("b1", BOB)):
        await worker.journal.append(turn(name, scope))
    await worker.queue.claim(1, now=SOON)
    claimed_at = await worker.queue.stalled_since(now=SOON)
    await worker.queue.beat(now=SOON + timedelta(minutes=5))

    assert claimed_at == SOON
    assert await worker.queue.stalled_since(now=SOON + timedelta(hours=1)) == SOON + timedelta(minutes=5)


async def test_a_turn_that_waits_for_its_retry_is_not_stalled_nor_one_behind_it(worker: Engine):
    await worker.journal.append(turn("t1"))
    await worker.journal.append(turn("t2"))
    await claim(worker)
    await worker.queue.retry(TurnKey("t1"), error="no model", at=SOON)
    await claim(worker)

    assert await worker.queue.stalled_since(now=SOON - timedelta(minutes=1)) is None
    assert await worker.queue.stalled_since(now=SOON + timedelta(minutes=1)) == SOON
