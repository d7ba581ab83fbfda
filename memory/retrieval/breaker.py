"""Circuit breakers: when too much fails nobody asks for a while, then one asks whether it is well again.

`Breaker` looks at misses in a row, and suits what is asked all the time; `ShareBreaker` at the share of failures
in a window, and suits what fails for some and not for others.
"""

from collections import defaultdict, deque
from collections.abc import Callable

from memory.model.breaker_options import BreakerOptions, ShareBreakerOptions

NEWS_SECONDS = 60.0
"""What failed longer ago says nothing of now: where nobody asks, what is well again would be told of as failing."""


class Breaker:
    """Closed: all may ask. Open: nobody may. Half-open, after the pause: one may, and its outcome decides.

    `monotonic` gives seconds that never go backwards.
    """

    def __init__(self, options: BreakerOptions, *, monotonic: Callable[[], float]) -> None:
        self._options = options
        self._monotonic = monotonic
        self._misses = 0
        self._next_probe = 0.0
        self._last_success = self._last_miss = float("-inf")

    @property
    def failed_lately(self) -> bool:
        """Whether it is open, and something failed within the last minute: for readiness."""
        return self.is_open and self._monotonic() - self._last_miss < NEWS_SECONDS

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
        self._last_success = self._monotonic()

    def failed(self, *, since: float) -> None:
        """No answer to what was asked at `since`, or too late; opens after enough of them in a row.

        Who answered others meanwhile is at work: of many who ask at once, the last ones have waited for the first.
        """
        if self._last_success > since:
            return
        self._misses += 1
        self._last_miss = self._monotonic()
        if self.is_open:
            self._next_probe = self._last_miss + self._options.pause_seconds


class Trial:
    """One admitted request, whose outcome is to be told."""

    __slots__ = ("_breaker", "probe", "source")

    def __init__(self, breaker: "ShareBreaker", *, source: object, probe: bool = False) -> None:
        self._breaker = breaker
        self.source = source
        self.probe = probe

    def ended(self, *, well: bool) -> None:
        """How it ended; a request that nobody can tell it of need not say."""
        self._breaker.note(self, well=well)


class _Tally:
    """So many requests, of which so many failed."""

    __slots__ = ("failures", "requests")

    def __init__(self) -> None:
        self.requests = self.failures = 0

    def add(self, requests: int, failures: int) -> None:
        self.requests += requests
        self.failures += failures


class _Slot:
    """A part of the window."""

    __slots__ = ("began", "by_source", "total")

    def __init__(self, began: float) -> None:
        self.began = began
        self.total = _Tally()
        self.by_source = defaultdict[object, _Tally](_Tally)


class _Window:
    """The outcomes of the last seconds, in all and of each source: summed up as they come and go, never anew."""

    SLOTS = 12
    """Parts that are counted together and forgotten together."""

    def __init__(self, options: ShareBreakerOptions, *, most_sources: int) -> None:
        self._options = options
        self._most_sources = most_sources
        self.clear()

    def clear(self) -> None:
        self._slots = deque[_Slot]()
        self._total = _Tally()
        self._by_source: dict[object, _Tally] = {}
        self._failing = set[object]()

    def count(self, source: object, *, well: bool, now: float) -> None:
        self.forget(now)
        if not self._slots or now - self._slots[-1].began >= self._options.window_seconds / self.SLOTS:
            self._slots.append(_Slot(now))
        slot, failures = self._slots[-1], int(not well)
        slot.total.add(1, failures)
        self._total.add(1, failures)
        if source in self._by_source or self._has_room:
            slot.by_source[source].add(1, failures)
            self._add(source, 1, failures)

    def forget(self, now: float) -> None:
        """What is older than the window."""
        while self._slots and now - self._slots[0].began >= self._options.window_seconds:
            slot = self._slots.popleft()
            self._total.add(-slot.total.requests, -slot.total.failures)
            for source, tally in slot.by_source.items():
                self._add(source, -tally.requests, -tally.failures)

    def is_well(self, source: object) -> bool:
        return source in self._by_source and source not in self._failing

    def is_failing(self, source: object) -> bool:
        return source in self._failing

    def is_new(self, source: object) -> bool:
        """Whether nothing is known of it, and its outcome would be."""
        return source not in self._by_source and self._has_room

    @property
    def fails_too_often(self) -> bool:
        return self._total.requests >= self._options.least and self._fails(self._total)

    @property
    def fails_for_most(self) -> bool:
        return 2 * len(self._failing) > len(self._by_source)

    @property
    def fails_for_several(self) -> bool:
        return len(self._failing) > 1

    @property
    def _has_room(self) -> bool:
        return len(self._by_source) < self._most_sources

    def _fails(self, tally: _Tally) -> bool:
        return tally.failures >= self._options.share * tally.requests

    def _add(self, source: object, requests: int, failures: int) -> None:
        tally = self._by_source.setdefault(source, _Tally())
        tally.add(requests, failures)
        if tally.requests and self._fails(tally):
            self._failing.add(source)
        else:
            self._failing.discard(source)
        if not tally.requests:
            del self._by_source[source]


class ShareBreaker:
    """Opens when `share` of `least` or more requests of the last `window_seconds` failed, for most of those who ask.

    It fails for a source when `share` of that source's own requests failed: what fails for one alone is his own affair,
    however often he tries. As he may be the only one who asked when it opened, it keeps out nobody but those that fail:

    - a source that does well goes on as before;
    - a source of which nothing is known (all that is older than the window is forgotten) sends one request, and is then
      one that does well or one that fails: of all these one at a time;
    - of those that fail, one in each pause is a probe.

    It closes when a probe succeeds, and when it no longer fails for most. `monotonic` gives seconds that never go
    backwards.
    """

    SOURCES = 1_000
    """So many are told apart; who comes later is not counted among those who ask, and waits with those that fail."""

    def __init__(self, options: ShareBreakerOptions, *, monotonic: Callable[[], float]) -> None:
        self._options = options
        self._monotonic = monotonic
        self._window = _Window(options, most_sources=self.SOURCES)
        self._is_open = False
        self._next_probe = self._next_newcomer = 0.0
        self._last_failure = float("-inf")
        self._last_probe: Trial | None = None
        self._newcomer: Trial | None = None

    @property
    def failed_lately(self) -> bool:
        """Whether it is open, and something failed within the last minute: for readiness."""
        return self._is_open and self._monotonic() - self._last_failure < NEWS_SECONDS

    @property
    def is_open(self) -> bool:
        """Whether those for whom it fails are kept out."""
        return self._is_open

    @property
    def wait_seconds(self) -> float:
        """Until one who was not admitted may be: the next probe, or the one after the one he leaves to others."""
        if not self._is_open:
            return 0.0
        return max(0.0, self._next_probe - self._monotonic()) or self._options.pause_seconds

    def admit(self, source: object = None) -> Trial | None:
        """A request that may be made now, or None. A probe that never tells how it ended is followed by another.

        `source`: who asks, anything hashable.
        """
        if not self._is_open:
            return Trial(self, source=source)
        now = self._monotonic()
        self._window.forget(now)
        if self._window.is_well(source):
            return Trial(self, source=source)
        if self._window.is_new(source) and now >= self._next_newcomer:
            self._next_newcomer = now + self._options.pause_seconds
            self._newcomer = trial = Trial(self, source=source)
            return trial
        # Who had the last probe leaves this one to others that fail, for a pause's time: or who asks most had all.
        had_last = self._last_probe is not None and self._last_probe.source == source
        others_first = (
            had_last and self._window.fails_for_several and now < self._next_probe + self._options.pause_seconds
        )
        if now >= self._next_probe and not others_first:
            self._next_probe = now + self._options.pause_seconds
            self._last_probe = trial = Trial(self, source=source, probe=True)
            return trial
        return None

    def note(self, trial: Trial, *, well: bool) -> None:
        """Count an outcome."""
        if not well:
            self._last_failure = self._monotonic()
        if trial is self._newcomer:
            self._next_newcomer = 0.0
        if not self._is_open:
            self._count(trial.source, well=well)
        elif trial.probe and well:
            self._is_open = False
            self._window.clear()
        elif trial.probe or not self._window.is_failing(trial.source):
            # Else it was under way when its source was found to fail: only a probe tells what is so since then.
            self._count(trial.source, well=well)

    def _count(self, source: object, *, well: bool) -> None:
        now, window = self._monotonic(), self._window
        window.count(source, well=well, now=now)
        if self._is_open:
            self._is_open = window.fails_for_most
        elif self._options.enabled and not well and window.fails_too_often and window.fails_for_most:
            self._is_open = True
            self._next_probe = now + self._options.pause_seconds
