"""Sessions that are ingested when they have rested."""

from datetime import timedelta

from memory.ports.engine import Engine
from memory.ports.jobs import Job
from tests.contract.examples import BOB, NOW, turn

HOUR = timedelta(hours=1)


async def claimed(worker: Engine, *, hours: int) -> list[Job]:
    return list(await worker.queue.claim(9, now=NOW + hours * HOUR, rested=12 * HOUR))


async def drained(worker: Engine, *, hours: int) -> list[str]:
    names: list[str] = []
    while jobs := await claimed(worker, hours=hours):
        for job in jobs:
            names.append(job.record.key.turn)
            await worker.memories.apply(job.record, [], at=NOW)
    return names


async def test_a_sessions_turns_wait_until_it_has_rested_and_come_in_order(worker: Engine):
    for name, minutes in (("t1", 0), ("t2", 60)):
        await worker.journal.append(turn(name, minutes=minutes))

    assert await drained(worker, hours=12) == []
    assert await drained(worker, hours=13) == ["t1", "t2"]


async def test_they_carry_the_time_of_the_sessions_last_turn(worker: Engine):
    for name, minutes in (("t1", 0), ("t2", 60)):
        await worker.journal.append(turn(name, minutes=minutes))

    (job,) = await claimed(worker, hours=24)

    assert job.session_at == NOW + HOUR
    assert (await worker.queue.claim(9, now=NOW)) == ()


async def test_a_session_that_goes_on_holds_no_other_one_back(worker: Engine):
    await worker.journal.append(turn("going on", session="a"))
    await worker.journal.append(turn("over", session="b"))
    await worker.journal.append(turn("another's", BOB, session="c"))
    await worker.journal.append(turn("said again", session="a", minutes=600))

    assert await drained(worker, hours=13) == ["over", "another's"]
    assert await drained(worker, hours=22) == ["going on", "said again"]


async def test_a_running_job_keeps_an_older_turn_of_its_user_waiting_that_had_not_rested(worker: Engine):
    await worker.journal.append(turn("t1", session="a"))
    await worker.journal.append(turn("t2", session="b"))
    await worker.journal.append(turn("t3", session="a", minutes=600))

    assert [job.record.key.turn for job in await claimed(worker, hours=13)] == ["t2"]
    assert await worker.queue.claim(9, now=NOW + 13 * HOUR) == ()


async def test_a_running_job_keeps_its_users_other_sessions_waiting(worker: Engine):
    await worker.journal.append(turn("t1", session="a"))
    await worker.journal.append(turn("t2", session="b"))

    assert len(await claimed(worker, hours=24)) == 1
    assert await claimed(worker, hours=24) == []


async def test_a_turn_that_comes_after_its_session_was_ingested_waits_for_the_next_rest(worker: Engine):
    await worker.journal.append(turn("t1"))
    assert await drained(worker, hours=24) == ["t1"]
    await worker.journal.append(turn("t2", minutes=25 * 60))

    assert await drained(worker, hours=36) == []
    assert await drained(worker, hours=37) == ["t2"]
