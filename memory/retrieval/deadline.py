"""A deadline for what mostly need not wait at all: an embedder and an index that live in the process."""

import asyncio
from collections.abc import Coroutine, Generator
from typing import Any, TypeVar

T = TypeVar("T")


async def within(seconds: float, work: Coroutine[Any, Any, T]) -> T:
    """The result of `work`. Raises `TimeoutError` if it has to wait for longer than that.

    What counts is how long the result takes to come, not how late a busy event loop gets round to it: one that has come
    is taken, and the time by which the loop was late for its own timer is given on top.

    asyncio.timeout makes a timer and drops it again, which costs more than a search in a small index. So `work` takes
    its first step without one, and only what waits for something gets it.
    """
    try:
        waited_for = work.send(None)
    except StopIteration as done:
        return done.value
    remaining = _Remaining(work, waited_for)
    async with asyncio.timeout(None) as limit:
        timer = _Timer(remaining, limit, seconds)
        try:
            return await remaining
        finally:
            timer.stop()


class _Timer:
    """Ends a limit when the seconds are over, unless what is waited for has come."""

    def __init__(self, remaining: "_Remaining", limit: asyncio.Timeout, seconds: float) -> None:
        self._remaining = remaining
        self._limit = limit
        self._loop = loop = asyncio.get_running_loop()
        self._due = loop.time() + seconds
        self._next: asyncio.Handle = loop.call_later(seconds, self._make_up)

    def stop(self) -> None:
        self._next.cancel()

    def _make_up(self) -> None:
        self._next = self._loop.call_later(self._loop.time() - self._due, self._look)

    def _look(self) -> None:
        if self._remaining.has_come:
            self._next = self._loop.call_soon(self._look)  # it may have to wait for something else after it
        else:
            self._limit.reschedule(self._loop.time())


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
