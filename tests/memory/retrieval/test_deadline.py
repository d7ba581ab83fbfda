"""A deadline that lets work which need not wait pass, and stops what waits too long."""

import asyncio
import threading
import time

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


async def test_what_has_come_in_time_is_taken_although_the_loop_was_busy_until_the_deadline_was_over():
    held, come = threading.Event(), threading.Event()

    def in_a_thread() -> str:
        held.wait(60)
        come.set()
        return "done"

    async def work() -> str:
        return await asyncio.to_thread(in_a_thread)

    def busy() -> None:
        held.set()
        come.wait(60)
        time.sleep(0.1)  # the deadline passes while the loop cannot look

    asyncio.get_running_loop().call_soon(busy)
    assert await within(0.05, work()) == "done"


async def test_the_time_for_which_the_loop_was_held_up_is_given_on_top():
    async def work() -> str:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        with_what = await reader.read()
        writer.close()
        return with_what.decode()

    async def answer(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        time.sleep(0.3)  # noqa: ASYNC251 - another request's work, on this loop
        writer.write(b"done")
        writer.close()

    async with await asyncio.start_server(answer, "127.0.0.1", 0) as server:
        port = server.sockets[0].getsockname()[1]
        assert await within(0.1, work()) == "done"


async def test_what_waits_again_after_the_deadline_is_not_waited_for():
    async def work() -> None:
        await asyncio.to_thread(time.sleep, 0.05)
        await asyncio.sleep(60)

    asyncio.get_running_loop().call_soon(time.sleep, 0.1)
    with pytest.raises(TimeoutError):
        await within(0.01, work())
