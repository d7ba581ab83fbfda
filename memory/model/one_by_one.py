"""Work on many things that leaves the event loop to others between any two of them."""

import asyncio
from collections.abc import Callable, Iterable
from typing import TypeVar

T = TypeVar("T")


async def one_by_one(work: Callable[..., T], *things: Iterable[object]) -> list[T]:
    """What `work` makes of each, in their order; of several iterables of one length it takes one of each, as `map`.

    Each takes milliseconds, and hundreds may be asked for at once.
    """
    found: list[T] = []
    for each in zip(*things, strict=True):
        found.append(work(*each))
        await asyncio.sleep(0)
    return found
