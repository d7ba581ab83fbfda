"""Counters and histograms of the hot path: in the exposition what prometheus_client's own are, at a tenth of the time.

But for when each number began (`_created`): in the text that we give it is a gauge beside each series, and Prometheus
takes it for no beginning.

Its own take a lock for every number, look their labels up at every use, and go through their buckets one by one. Ours
are for one thread, the event loop's; whoever renders them only reads.
"""

from bisect import bisect_left
from collections.abc import Iterable, Iterator, Sequence
from typing import Generic, TypeVar

from prometheus_client import CollectorRegistry, Metric
from prometheus_client.registry import Collector
from prometheus_client.utils import floatToGoString  # pyright: ignore[reportUnknownVariableType] - it has no types

Sample = tuple[str, dict[str, str], float]
"""The suffix of its name, its labels, its value."""


class Count:
    """A number that rises."""

    __slots__ = ("_value",)

    def __init__(self) -> None:
        self._value = 0.0

    def inc(self, amount: float = 1) -> None:
        """Count so many more."""
        self._value += amount

    def samples(self) -> Iterable[Sample]:
        """As it is told."""
        return (("_total", {}, self._value),)


class Spread:
    """How many observations fell below each of some bounds, and their sum."""

    __slots__ = ("_bounds", "_counts", "_sum")

    def __init__(self, bounds: Sequence[float]) -> None:
        self._bounds = (*bounds, float("inf"))
        self._counts = [0] * len(self._bounds)
        self._sum = 0.0

    def observe(self, amount: float) -> None:
        """Count one observation; its bound is the first that is no less."""
        self._sum += amount
        self._counts[bisect_left(self._bounds, amount)] += 1

    def samples(self) -> Iterator[Sample]:
        """As it is told: each bucket with all below it."""
        below = 0
        for bound, number in zip(self._bounds, self._counts, strict=True):
            below += number
            yield "_bucket", {"le": floatToGoString(bound)}, float(below)
        yield "_count", {}, float(below)
        yield "_sum", {}, self._sum


T = TypeVar("T", Count, Spread)


class _Labelled(Collector, Generic[T]):
    """One metric: a value for each combination of labels that was seen."""

    kind: str

    def __init__(self, name: str, said: str, labels: Sequence[str], registry: CollectorRegistry) -> None:
        self._name = name
        self._said = said
        self._labels = tuple(labels)
        self._values: dict[tuple[str, ...], T] = {}
        registry.register(self)

    def _new(self) -> T:
        raise NotImplementedError

    def labels(self, *values: str) -> T:
        """The value of these labels, in the order of their names."""
        value = self._values.get(values)
        if value is None:
            if len(values) != len(self._labels):
                raise ValueError(f"{self._name} has the labels {self._labels}, not {values}")
            value = self._values[values] = self._new()
        return value

    def collect(self) -> Iterable[Metric]:
        """All of it, as the registry wants it told."""
        metric = Metric(self._name, self._said, self.kind)
        for values, value in list(self._values.items()):
            named = dict(zip(self._labels, map(str, values), strict=True))
            for suffix, labels, number in value.samples():
                metric.add_sample(self._name + suffix, named | labels, number)
        return (metric,)

    def describe(self) -> Iterable[Metric]:
        """Its name: the registry takes none twice."""
        return (Metric(self._name, self._said, self.kind),)


class Counter(_Labelled[Count]):
    """A `Count` for each combination of labels; without labels it is there from the start."""

    kind = "counter"

    def __init__(self, name: str, said: str, labels: Sequence[str] = (), *, registry: CollectorRegistry) -> None:
        super().__init__(name, said, labels, registry)
        if not labels:
            self.inc(0)

    def _new(self) -> Count:
        return Count()

    def inc(self, amount: float = 1) -> None:
        """Count so many more, of a counter without labels."""
        self.labels().inc(amount)


class Histogram(_Labelled[Spread]):
    """A `Spread` for each combination of labels; without labels it is there from the start."""

    kind = "histogram"

    def __init__(
        self, name: str, said: str, labels: Sequence[str] = (), *, buckets: Sequence[float], registry: CollectorRegistry
    ) -> None:
        super().__init__(name, said, labels, registry)
        self._bounds = tuple(buckets)
        if not labels:
            self.labels()

    def _new(self) -> Spread:
        return Spread(self._bounds)

    def observe(self, amount: float) -> None:
        """Count one observation, of a histogram without labels."""
        self.labels().observe(amount)
