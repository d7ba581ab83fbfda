"""Pure readings of a text that several rules ask for while a turn is learned from, or recalled for: each is made once.

Nothing is kept beyond that: what was read is the content of memories, and no copy of one that is erased may stay in a
process (P9).
"""

from collections.abc import Awaitable, Callable, Generator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import wraps
from typing import Any, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

MOST = 4_000
"""Readings that are kept at once. A turn has hundreds; an order to forget is compared with all that is remembered, and
of each of 10,000 memories there are four: tens of megabytes, of which a process gives none back."""

_UNREAD = object()


class _Readings(dict[object, Any]):
    """What was read. A task that was begun in its context may outlive it, as that of a connection does."""

    is_over = False


_read: ContextVar[_Readings | None] = ContextVar("what was read of texts", default=None)


@contextmanager
def reading_once() -> Generator[None]:
    """Within this context, and the tasks and threads that are begun in it, what is `once` is read once."""
    readings = _Readings()
    token = _read.set(readings)
    try:
        yield
    finally:
        _read.reset(token)
        readings.is_over = True
        readings.clear()


def reads_once(function: Callable[P, Awaitable[T]]) -> Callable[P, Awaitable[T]]:
    """A coroutine function that runs within `reading_once`."""

    @wraps(function)
    async def within(*args: P.args, **kwargs: P.kwargs) -> T:
        with reading_once():
            return await function(*args, **kwargs)

    return within


def once(function: Callable[P, T]) -> Callable[P, T]:
    """A pure function of hashable arguments that is called once for each of them within `reading_once`."""

    @wraps(function)
    def read(*args: P.args, **kwargs: P.kwargs) -> T:
        known = _read.get()
        if known is None or known.is_over:
            return function(*args, **kwargs)
        asked = (function, args, tuple(kwargs.items())) if kwargs else (function, args)
        found = known.get(asked, _UNREAD)  # one look: what is asked for is hashed anew by every one
        if found is _UNREAD:
            found = function(*args, **kwargs)
            if len(known) >= MOST:
                known.clear()
            if not known.is_over:  # in a thread that is waited for no longer
                known[asked] = found
        return found

    return read
