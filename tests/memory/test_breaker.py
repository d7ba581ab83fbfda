import pytest

from memory.breaker import Breaker, BreakerOptions, ShareBreaker, ShareBreakerOptions, Trial


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


# ── By share ──────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.fixture
def by_share(seconds: Seconds) -> ShareBreaker:
    return ShareBreaker(ShareBreakerOptions(window_seconds=60, share=0.5, least=10, pause_seconds=5), monotonic=seconds)


def outcomes(breaker: ShareBreaker, *well: bool) -> None:
    for each in well:
        admitted(breaker).ended(well=each)


def admitted(breaker: ShareBreaker) -> Trial:
    trial = breaker.admit()
    assert trial is not None
    return trial


def test_every_second_failure_opens_it_once_there_are_enough_requests(by_share: ShareBreaker):
    outcomes(by_share, *(True, False) * 4, True)
    assert not by_share.is_open

    outcomes(by_share, False)

    assert by_share.is_open
    assert by_share.admit() is None
    assert by_share.wait_seconds == 5


def test_what_fails_for_one_of_those_who_ask_keeps_nobody_out(by_share: ShareBreaker):
    for _ in range(50):
        for source, well in (("ada", True), ("bob", False), ("bob", False)):
            trial = by_share.admit(source)
            assert trial is not None
            trial.ended(well=well)

    assert not by_share.is_open


def test_what_fails_for_most_of_those_who_ask_opens_it(by_share: ShareBreaker):
    for source, well in (("ada", True), ("bob", False), ("eve", False)) * 3:
        trial = by_share.admit(source)
        assert trial is not None
        trial.ended(well=well)
    outcomes(by_share, False)

    assert by_share.is_open


def test_of_very_many_who_ask_only_so_many_are_told_apart(by_share: ShareBreaker):
    for source in range(2 * ShareBreaker.SOURCES):
        trial = by_share.admit(source)
        assert trial is not None
        trial.ended(well=source % 4 > 0)
    outcomes(by_share, *(False,) * 3 * ShareBreaker.SOURCES)

    assert not by_share.is_open


def test_fewer_failures_than_the_share_never_open_it(by_share: ShareBreaker):
    outcomes(by_share, *(True, True, False) * 50)

    assert not by_share.is_open


def test_what_is_older_than_the_window_is_forgotten(by_share: ShareBreaker, seconds: Seconds):
    outcomes(by_share, *(False,) * 9)
    seconds.now += 60

    outcomes(by_share, *(True,) * 5, *(False,) * 4)

    assert not by_share.is_open


def test_one_probe_goes_after_each_pause_and_closes_it_if_it_ends_well(by_share: ShareBreaker, seconds: Seconds):
    outcomes(by_share, *(False,) * 10)
    seconds.now += 5
    first = admitted(by_share)
    assert by_share.admit() is None
    first.ended(well=False)
    assert by_share.admit() is None
    seconds.now += 5

    outcomes(by_share, True)

    assert not by_share.is_open
    outcomes(by_share, *(False,) * 9)
    assert not by_share.is_open, "what failed before it closed is forgotten"


def test_what_was_under_way_when_it_opened_does_not_close_it(by_share: ShareBreaker):
    early = admitted(by_share)
    outcomes(by_share, *(False,) * 10)

    early.ended(well=True)

    assert by_share.is_open


def test_a_probe_that_never_tells_how_it_ended_is_followed_by_another(by_share: ShareBreaker, seconds: Seconds):
    outcomes(by_share, *(False,) * 10)
    seconds.now += 5
    by_share.admit()
    seconds.now += 5

    assert by_share.admit() is not None


def test_a_breaker_that_is_switched_off_never_opens(seconds: Seconds):
    breaker = ShareBreaker(ShareBreakerOptions(enabled=False, least=1), monotonic=seconds)

    outcomes(breaker, *(False,) * 100)

    assert not breaker.is_open
