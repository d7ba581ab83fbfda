"""A deadline for what mostly need not wait at all: an embedder and an index that live in the process."""

import asyncio
from collections.abc import Coroutine, Generator
from typing import Any, TypeVar

T = TypeVar("T")

TICKS = 10
"""So often it is looked how late the loop is, of what waits to the end."""

MOST_HELD_UP = 3
"""However busy the loop is, nobody waits for more than four times the seconds."""


async def within(seconds: float, work: Coroutine[Any, Any, T]) -> T:
    """The result of `work`. Raises `TimeoutError` if it has to wait for longer than that.

    What counts is how long the result takes to come, not how long a busy event loop does something else: by how much it
    was late for the timer's ticks is given on top, up to `MOST_HELD_UP` times as much, and what has come is taken.

    asyncio.timeout makes a timer and drops it again, which costs more than a search in a small index. So `work` takes
    its first step without one, and only what waits for something gets it.
    """
    try:
        waited_for = work.send(None)
    except StopIteration as done:
        return done.value
    remaining = _Remaining(work, waited_for)
    async with asyncio.timeout(None) as limit:
        timer = _Timer(remaining, limit, max(seconds, 0.0))
        try:
            return await remaining
        finally:
            timer.stop()


class _Timer:
    """Ends a limit when the seconds are over, unless what is waited for has come."""

    def __init__(self, remaining: "_Remaining", limit: asyncio.Timeout, seconds: float) -> None:
        self._remaining = remaining
        self._limit = limit
        self._loop = asyncio.get_running_loop()
        self._left = seconds
        self._credit = MOST_HELD_UP * seconds
        self._tick = seconds / TICKS
        self._began = self._loop.time()
        self._next: asyncio.Handle = self._loop.call_later(self._tick, self._look)

    def stop(self) -> None:
        self._next.cancel()

    def _look(self) -> None:
        now = self._loop.time()
        passed = now - self._began
        held_up = min(max(passed - self._tick, 0.0), self._credit)
        self._credit -= held_up
        self._left -= passed - held_up
        self._began = now
        if self._left > self._tick / 2:
            self._next = self._loop.call_later(self._tick, self._look)
        elif self._remaining.has_come:
            self._next = self._loop.call_soon(self._look)  # it may have to wait for something else after it
        else:
            self._limit.reschedule(now)


class _Remaining:
    """A coroutine that has taken its first step, as something to await."""

    def __init__(self, work: Coroutine[Any, Any, Any], waited_for: object) -> None:
        self._work = work
        self._waited_for = waited_for

    @property
    def has_come(self) -> bool:
        """Whether what it waits for is there, and the loop only has to go on with it."""
        return asyncio.isfuture(self._waited_for) and self._waited_for.done()

    def __await__(self) -> Generator[Any, Any, Any]:
        """What `yield from` does (PEP 380), but for the first step."""
        try:
            while True:
                try:
                    sent = yield self._waited_for
                except BaseException as error:  # noqa: BLE001 - a cancellation is the work's to handle
                    self._waited_for = self._work.throw(error)
                else:
                    self._waited_for = self._work.send(sent)
        except StopIteration as done:
            return done.value
