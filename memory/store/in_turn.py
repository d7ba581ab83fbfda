"""Who writes what depends on what is known: one after the other in this process, anew where another was faster.

A decision that was made beside another one is void once that is written. Of twenty callers who decide at once for one
user, one is done each time: the last would decide twenty times, and pay a model for each. So each waits for its turn,
and has it while it decides, whoever is asked for that. Other processes are not waited for: what they were faster with
is decided anew, after a pause that grows, for as long as the caller waits.

Chats never wait here: they journal what was said, and a worker writes it (P4).
"""

import asyncio
import random
from collections.abc import AsyncGenerator, Awaitable, Callable, Hashable
from contextlib import asynccontextmanager
from typing import TypeVar
from weakref import WeakValueDictionary

from memory.model.errors import Conflict, Contended, Outdated

T = TypeVar("T")

WAIT_SECONDS = 20.0
"""So long a caller waits who does not say how long: clients of HTTP give up after 30 s and more."""

FIRST_PAUSE_SECONDS, LONGEST_PAUSE_SECONDS = 0.005, 1.0
"""Between two decisions: another process writes within milliseconds where rules decide, seconds where a model does."""


class InTurn:
    """The turns of one process. For one event loop."""

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[Hashable, asyncio.Lock] = WeakValueDictionary()
        """Each for as long as somebody waits there, or writes."""

    async def write(
        self, whose: Hashable, once: Callable[[], Awaitable[T]], *, seconds: float | None = WAIT_SECONDS
    ) -> T:
        """What `once` gives, which reads, decides and writes: in turn with all others of `whose`, and till it is done.

        `seconds`: after so many it is not begun any more; None: there is no hurry. What was begun is finished. Raises
        `Contended` then, and whatever else `once` raises, `Outdated` at once.
        """
        loop = asyncio.get_running_loop()
        until = None if seconds is None else loop.time() + seconds
        async with self._turn(whose, until):
            pause = FIRST_PAUSE_SECONDS
            while True:
                try:
                    return await once()
                except Outdated:
                    raise
                except Conflict:
                    # By chance, so that two processes that met do not meet again.
                    waited = random.uniform(pause / 2, pause)  # noqa: S311 - nothing secret
                    if until is not None and loop.time() + waited > until:
                        raise _contended() from None
                await asyncio.sleep(waited)
                pause = min(2 * pause, LONGEST_PAUSE_SECONDS)

    @asynccontextmanager
    async def _turn(self, whose: Hashable, until: float | None) -> AsyncGenerator[None]:
        lock = self._locks.setdefault(whose, asyncio.Lock())
        try:
            async with asyncio.timeout_at(until):
                await lock.acquire()
        except TimeoutError:
            raise _contended() from None
        try:
            yield
        finally:
            lock.release()


def _contended() -> Contended:
    return Contended("others write there all the time, and nothing was changed: send it again in a moment")
