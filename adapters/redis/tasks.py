"""Ending tasks that wait for a server."""

import asyncio
from collections.abc import Iterable
from typing import Any

AGAIN_SECONDS = 0.1
"""Between two cancellations."""


async def end(tasks: Iterable[asyncio.Task[Any]]) -> None:
    """Cancel tasks until they have ended: a client may take a cancellation for the end of a wait of its own."""
    left = set(tasks)
    while left:
        for task in left:
            task.cancel()
        ended, left = await asyncio.wait(left, timeout=AGAIN_SECONDS)
        await asyncio.gather(*ended, return_exceptions=True)  # nobody asks what became of them
