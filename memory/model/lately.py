"""What is kept as long as it is asked for, and not for long after that, within a bound of bytes.

For what was read of memories: so that nothing of one that was erased, by whatever process, stays here for long (P9), a
thing that is not asked for goes after a while; an erased one is never asked for again.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Hashable
from time import monotonic
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")

KEPT_SECONDS = 600.0
"""How long a thing stays that is not asked for: longer than people pause in a conversation, and short enough for what
was erased meanwhile. Whoever comes back later costs some milliseconds once."""


class _Entry(Generic[V]):
    __slots__ = ("nbytes", "used_at", "value")

    def __init__(self, value: V, nbytes: int) -> None:
        self.value = value
        self.nbytes = nbytes
        self.used_at = monotonic()


class Lately(Generic[K, V]):
    """Things by their keys, those that were asked for lately. For one event loop, and to be used on it."""

    def __init__(self, *, limit_bytes: int, kept_seconds: float = KEPT_SECONDS) -> None:
        self._limit_bytes = limit_bytes
        self._kept_seconds = kept_seconds
        self._entries: OrderedDict[K, _Entry[V]] = OrderedDict()
        """The one that was not asked for longest comes first."""
        self.nbytes = 0
        """Bytes held, as far as they were told."""
        self._sweep: asyncio.TimerHandle | None = None

    def __len__(self) -> int:
        """How many are kept."""
        return len(self._entries)

    def get(self, key: K) -> V | None:
        """What is kept under a key."""
        entry = self._entries.get(key)
        if entry is None:
            return None
        entry.used_at = monotonic()
        self._entries.move_to_end(key)
        return entry.value

    def keep(self, key: K, value: V, *, nbytes: int) -> None:
        """Keep a thing, in the place of what was kept under its key; the longest unused ones make room for it."""
        self.drop(key)
        self._entries[key] = _Entry(value, nbytes)
        self.nbytes += nbytes
        while self.nbytes > self._limit_bytes:
            self.drop(next(iter(self._entries)))
        if self._sweep is None:
            self._sweep_in(self._kept_seconds)

    def drop(self, key: K) -> None:
        """Keep it no longer."""
        if (entry := self._entries.pop(key, None)) is not None:
            self.nbytes -= entry.nbytes

    def _sweep_in(self, seconds: float) -> None:
        self._sweep = asyncio.get_running_loop().call_later(seconds, self._forget_unused)

    def _forget_unused(self) -> None:
        self._sweep = None
        while self._entries:
            oldest, entry = next(iter(self._entries.items()))
            left = entry.used_at + self._kept_seconds - monotonic()
            if left > 0:
                self._sweep_in(left)
                return
            self.drop(oldest)
