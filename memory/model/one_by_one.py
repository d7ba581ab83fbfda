"""Work on many things that leaves the event loop to others between any two of them."""

import asyncio
from collections.abc import Callable, Iterable
from typing import TypeVar

T = TypeVar("T")
U = TypeVar("U")


async def one_by_one(work: Callable[[T], U], things: Iterable[T]) -> list[U]:
    """What `work` makes of each, in their order. Each takes milliseconds, and hundreds may be asked for at once."""
    found: list[U] = []
    for thing in things:
        found.append(work(thing))
        await asyncio.sleep(0)
    return found
