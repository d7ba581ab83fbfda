"""A circuit breaker: after too many misses in a row nobody asks for a while, then one asks whether it is well again."""

from collections.abc import Callable
from typing import Annotated

import msgspec
from msgspec import Meta


class BreakerOptions(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """When it opens, and for how long."""

    misses: Annotated[int, Meta(ge=1)] = 5
    """So many in a row are no accident; at 150 ms each they cost the users less than a second in all."""
    pause_seconds: Annotated[float, Meta(gt=0)] = 5.0
    """One probe in so many seconds neither burdens a store that recovers nor leaves it unnoticed for long."""


class Breaker:
    """Closed: all may ask. Open: nobody may. Half-open, after the pause: one may, and its outcome decides.

    `monotonic` gives seconds that never go backwards.
    """

    def __init__(self, options: BreakerOptions, *, monotonic: Callable[[], float]) -> None:
        self._options = options
        self._monotonic = monotonic
        self._misses = 0
        self._next_probe = 0.0

    @property
    def is_open(self) -> bool:
        """Whether the last `misses` outcomes were all misses."""
        return self._misses >= self._options.misses

    def admits(self) -> bool:
        """Whether to ask now. A probe starts the next pause: if it never comes back, another one may try then."""
        if not self.is_open:
            return True
        now = self._monotonic()
        if now < self._next_probe:
            return False
        self._next_probe = now + self._options.pause_seconds
        return True

    def succeeded(self) -> None:
        """An answer came: close."""
        self._misses = 0

    def failed(self) -> None:
        """No answer, or too late; opens after enough of them in a row."""
        self._misses += 1
        if self.is_open:
            self._next_probe = self._monotonic() + self._options.pause_seconds
