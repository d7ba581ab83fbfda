"""A deadline for what mostly need not wait at all: an embedder and an index that live in the process."""

import asyncio
from collections.abc import Coroutine, Generator
from typing import Any, TypeVar

T = TypeVar("T")


async def within(seconds: float, work: Coroutine[Any, Any, T]) -> T:
    """The result of `work`. Raises `TimeoutError` if it has to wait for longer than that.

    asyncio.timeout makes a timer and drops it again, which costs more than a search in a small index. So `work` takes
    its first step without one, and only what waits for something gets it.
    """
    try:
        waited_for = work.send(None)
    except StopIteration as done:
        return done.value
    async with asyncio.timeout(seconds):
        return await _Remaining(work, waited_for)


class _Remaining:
    """A coroutine that has taken its first step, as something to await."""

    def __init__(self, work: Coroutine[Any, Any, Any], waited_for: object) -> None:
        self._work = work
        self._waited_for = waited_for

    def __await__(self) -> Generator[Any, Any, Any]:
        """What `yield from` does (PEP 380), but for the first step."""
        waited_for = self._waited_for
        try:
            while True:
                try:
                    sent = yield waited_for
                except BaseException as error:  # noqa: BLE001 - a cancellation is the work's to handle
                    waited_for = self._work.throw(error)
                else:
                    waited_for = self._work.send(sent)
        except StopIteration as done:
            return done.value
