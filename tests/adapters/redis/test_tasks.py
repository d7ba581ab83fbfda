"""Tasks that wait for a server end, whatever its client makes of a cancellation."""

import asyncio
from contextlib import suppress

from adapters.redis.tasks import end


async def test_a_task_that_takes_a_cancellation_for_something_else_is_cancelled_again():
    taken = 0

    async def stubborn() -> None:
        nonlocal taken
        while True:
            try:
                await asyncio.sleep(60)
            except asyncio.CancelledError:
                taken += 1
                if taken == 3:
                    raise

    task = asyncio.create_task(stubborn())
    await asyncio.sleep(0)

    await end([task])

    assert (taken, task.cancelled()) == (3, True)


async def test_what_a_task_ended_with_is_nobodys_concern():
    async def failing() -> None:
        with suppress(asyncio.CancelledError):
            await asyncio.sleep(60)
        raise OSError

    task = asyncio.create_task(failing())
    await asyncio.sleep(0)

    await end([task])

    assert isinstance(task.exception(), OSError)
