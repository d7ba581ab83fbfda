"""Long texts are read beside the event loop: it belongs to everybody's requests, and one text may take seconds."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextvars import copy_context
from functools import partial
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

READ_HERE = 2_000
"""Characters: what is longer is read in a thread, since it takes tens of milliseconds and more."""


class Beside:
    """A thread of its own, for one text after the other: more at once would be no faster, and hold up others more.

    The threads that asyncio has are left to short work: a caller with a hundred long texts takes none of them.
    """

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="reading")

    async def read(self, chars: int, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What `work` makes of so many characters: here if they are few, else in the thread. Raises what it raises."""
        if chars <= READ_HERE:
            return work(*args, **kwargs)
        within = copy_context()  # what is read once (`memory/text/reading.py`) is so there, too
        return await asyncio.get_running_loop().run_in_executor(
            self._thread, partial(within.run, work, *args, **kwargs)
        )
