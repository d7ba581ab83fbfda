"""Our counters and histograms tell what prometheus_client's own would."""

from collections.abc import Callable

import prometheus_client
import pytest
from hypothesis import given
from hypothesis import strategies as st
from prometheus_client import CollectorRegistry, generate_latest

from proxy.ops import counters

BOUNDS = (0.005, 0.25, 1.0, 10.0)
LABELS = st.tuples(st.sampled_from(["chat", "relay", 'a "quoted"\\ one']), st.sampled_from(["", "ok"]))


def told(registry: CollectorRegistry) -> list[str]:
    """The exposition, but for when each number began."""
    lines = generate_latest(registry).decode().splitlines()
    return [line for line in lines if "_created" not in line]


def both(count: Callable[[CollectorRegistry, bool], None]) -> tuple[list[str], list[str]]:
    """What ours and theirs tell of the same; `count` is told whether it is to use ours."""
    ours, theirs = CollectorRegistry(), CollectorRegistry()
    count(ours, True)
    count(theirs, False)
    return told(ours), told(theirs)


@given(st.lists(st.tuples(LABELS, st.floats(0, 1e9)), max_size=12), st.lists(st.integers(0, 9), max_size=5))
def test_a_counter_is_told_as_theirs(events: list[tuple[tuple[str, str], float]], plain: list[int]):
    def count(registry: CollectorRegistry, is_ours: bool) -> None:
        made = counters.Counter if is_ours else prometheus_client.Counter
        labelled = made("asked", "What was\nasked.", ["route", "end"], registry=registry)
        for labels, amount in events:
            labelled.labels(*labels).inc(amount)
        bare = made("bare", "Without labels.", registry=registry)
        for amount in plain:
            bare.inc(amount)

    ours, theirs = both(count)

    assert ours == theirs


@given(st.lists(st.tuples(LABELS, st.sampled_from(BOUNDS) | st.floats(0, 20)), max_size=12))
def test_a_histogram_is_told_as_theirs(events: list[tuple[tuple[str, str], float]]):
    def count(registry: CollectorRegistry, is_ours: bool) -> None:
        made = counters.Histogram if is_ours else prometheus_client.Histogram
        labelled = made("took", "How long.", ["route", "end"], buckets=BOUNDS, registry=registry)
        bare = made("bare", "Without labels.", buckets=BOUNDS, registry=registry)
        for labels, amount in events:
            labelled.labels(*labels).observe(amount)
            bare.observe(amount)

    ours, theirs = both(count)

    assert ours == theirs


def test_when_a_number_began_is_no_series_of_its_own():
    registry = CollectorRegistry()
    counters.Counter("asked", "Asked.", registry=registry).inc()
    counters.Histogram("took", "How long.", buckets=BOUNDS, registry=registry).observe(1)

    assert "_created" not in generate_latest(registry).decode()


def test_no_name_is_taken_twice():
    registry = CollectorRegistry()
    counters.Counter("asked", "Asked.", registry=registry)

    with pytest.raises(ValueError, match="asked"):
        counters.Counter("asked", "Asked.", registry=registry)


def test_labels_that_are_missing_are_refused():
    counter = counters.Counter("asked", "Asked.", ["route"], registry=CollectorRegistry())

    with pytest.raises(ValueError, match="route"):
        counter.inc()
