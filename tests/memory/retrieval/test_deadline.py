"""A deadline that lets work which need not wait pass, and stops what waits too long."""

import asyncio

import pytest

from memory.retrieval.deadline import within


async def test_what_need_not_wait_is_done_at_once_whatever_the_deadline():
    async def work() -> str:
        return "done"

    assert await within(-1.0, work()) == "done"


async def test_what_waits_is_done_within_the_deadline():
    async def work() -> str:
        for _ in range(3):
            await asyncio.sleep(0)
        return await asyncio.to_thread(lambda: "done")

    assert await within(5.0, work()) == "done"


async def test_what_waits_for_too_long_is_cancelled_and_may_tidy_up():
    tidied: list[str] = []

    async def work() -> None:
        try:
            await asyncio.sleep(60)
        finally:
            await asyncio.sleep(0)
            tidied.append("tidied")

    with pytest.raises(TimeoutError):
        await within(0.01, work())

    assert tidied == ["tidied"]


@pytest.mark.parametrize("steps", [0, 2])
async def test_an_error_of_the_work_is_raised_as_it_is(steps: int):
    async def work() -> None:
        for _ in range(steps):
            await asyncio.sleep(0)
        raise LookupError("its own")

    with pytest.raises(LookupError, match="its own"):
        await within(5.0, work())


async def test_a_cancellation_from_outside_reaches_the_work_and_stays_a_cancellation():
    reached = asyncio.Event()

    async def work() -> None:
        try:
            await asyncio.sleep(60)
        except asyncio.CancelledError:
            reached.set()
            raise

    task = asyncio.create_task(within(60.0, work()))
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task

    assert reached.is_set()
