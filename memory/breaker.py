"""Circuit breakers: when too much fails nobody asks for a while, then one asks whether it is well again.

`Breaker` looks at misses in a row, and suits what is asked all the time; `ShareBreaker` at the share of failures
in a window, and suits what fails for some and not for others.
"""

from collections import deque
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


class ShareBreakerOptions(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """When it opens, and for how long."""

    enabled: bool = True
    window_seconds: Annotated[float, Meta(gt=0)] = 60.0
    """What is older says nothing of now."""
    share: Annotated[float, Meta(gt=0, le=1)] = 0.5
    """Every second request fails: whoever retries would only add to what the other side cannot bear."""
    least: Annotated[int, Meta(ge=1)] = 20
    """Fewer requests in the window tell nothing: one client's bad request, sent again and again, is no outage."""
    pause_seconds: Annotated[float, Meta(gt=0)] = 5.0
    """One probe in so many seconds: what is well again is found out within twice that."""


class Trial:
    """One admitted request, whose outcome is to be told."""

    __slots__ = ("_breaker", "probe", "source")

    def __init__(self, breaker: "ShareBreaker", *, source: object, probe: bool) -> None:
        self._breaker = breaker
        self.source = source
        self.probe = probe

    def ended(self, *, well: bool) -> None:
        """How it ended; a request that nobody can tell it of need not say."""
        self._breaker.note(self, well=well)


class _Slot:
    """A part of the window."""

    __slots__ = ("began", "failed", "failures", "requests", "sources")

    def __init__(self, began: float) -> None:
        self.began = began
        self.requests = self.failures = 0
        self.sources: set[object] = set()
        self.failed: set[object] = set()


class ShareBreaker:
    """Opens when `share` of `least` or more requests of the last `window_seconds` failed; a probe closes it again.

    They must be the failures of most of those who ask: what fails for one alone is his own affair, however often he
    tries. `monotonic` gives seconds that never go backwards.
    """

    SLOTS = 12
    """Parts of the window that are counted together and forgotten together."""

    SOURCES = 1_000
    """So many are told apart in a slot; who comes later is not counted among those who ask."""

    def __init__(self, options: ShareBreakerOptions, *, monotonic: Callable[[], float]) -> None:
        self._options = options
        self._monotonic = monotonic
        self._slots: deque[_Slot] = deque()
        self._next_probe: float | None = None

    @property
    def is_open(self) -> bool:
        """Whether only probes are admitted."""
        return self._next_probe is not None

    @property
    def wait_seconds(self) -> float:
        """Until the next probe may go."""
        return max(0.0, (self._next_probe or 0.0) - self._monotonic()) if self.is_open else 0.0

    def admit(self, source: object = None) -> Trial | None:
        """A request that may be made now, or None. A probe that never tells how it ended is followed by another.

        `source`: who asks, anything hashable.
        """
        if self._next_probe is None:
            return Trial(self, source=source, probe=False)
        if self.wait_seconds > 0:
            return None
        self._next_probe = self._monotonic() + self._options.pause_seconds
        return Trial(self, source=source, probe=True)

    def note(self, trial: Trial, *, well: bool) -> None:
        """Count an outcome. While it is open, only a probe's tells anything new."""
        if self._next_probe is None:
            self._count(trial.source, well=well)
        elif trial.probe and well:
            self._next_probe = None
            self._slots.clear()

    def _count(self, source: object, *, well: bool) -> None:
        now, options = self._monotonic(), self._options
        if not self._slots or now - self._slots[-1].began >= options.window_seconds / self.SLOTS:
            self._slots.append(_Slot(now))
        while now - self._slots[0].began >= options.window_seconds:
            self._slots.popleft()
        slot = self._slots[-1]
        slot.requests += 1
        if source in slot.sources or len(slot.sources) < self.SOURCES:
            slot.sources.add(source)
        if well:
            return
        slot.failures += 1
        if source in slot.sources:
            slot.failed.add(source)
        if options.enabled and self._fails_too_often() and self._fails_for_most():
            self._next_probe = now + options.pause_seconds

    def _fails_too_often(self) -> bool:
        requests = sum(slot.requests for slot in self._slots)
        failures = sum(slot.failures for slot in self._slots)
        return requests >= self._options.least and failures >= self._options.share * requests

    def _fails_for_most(self) -> bool:
        sources = set[object]().union(*(slot.sources for slot in self._slots))
        failed = set[object]().union(*(slot.failed for slot in self._slots))
        return 2 * len(failed) > len(sources)
