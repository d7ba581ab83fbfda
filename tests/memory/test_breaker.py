import pytest

from memory.breaker import Breaker, BreakerOptions


class Seconds:
    """A clock that goes when it is told to."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def seconds() -> Seconds:
    return Seconds()


@pytest.fixture
def breaker(seconds: Seconds) -> Breaker:
    return Breaker(BreakerOptions(misses=3, pause_seconds=5), monotonic=seconds)


def miss(breaker: Breaker, times: int) -> None:
    for _ in range(times):
        breaker.failed()


def test_it_opens_after_enough_misses_in_a_row(breaker: Breaker):
    miss(breaker, 2)
    assert breaker.admits()

    miss(breaker, 1)

    assert breaker.is_open
    assert not breaker.admits()


def test_a_success_between_them_begins_the_count_anew(breaker: Breaker):
    miss(breaker, 2)
    breaker.succeeded()
    miss(breaker, 2)

    assert breaker.admits()


def test_after_the_pause_one_may_try_and_nobody_else(breaker: Breaker, seconds: Seconds):
    miss(breaker, 3)
    seconds.now += 4.9
    assert not breaker.admits()

    seconds.now += 0.1

    assert breaker.admits()
    assert not breaker.admits()


def test_a_probe_that_succeeds_closes_it(breaker: Breaker, seconds: Seconds):
    miss(breaker, 3)
    seconds.now += 5
    breaker.admits()

    breaker.succeeded()

    assert not breaker.is_open
    assert breaker.admits()


def test_a_probe_that_fails_begins_another_pause(breaker: Breaker, seconds: Seconds):
    miss(breaker, 3)
    seconds.now += 5
    breaker.admits()
    seconds.now += 2
    breaker.failed()

    seconds.now += 4.9
    assert not breaker.admits()
    seconds.now += 0.1
    assert breaker.admits()


def test_a_probe_that_never_comes_back_does_not_keep_it_open_for_good(breaker: Breaker, seconds: Seconds):
    miss(breaker, 3)
    seconds.now += 5
    assert breaker.admits()

    seconds.now += 5

    assert breaker.admits()
