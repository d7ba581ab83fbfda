import pytest

from memory.model.breaker_options import BreakerOptions, ShareBreakerOptions
from memory.retrieval.breaker import Breaker, ShareBreaker, Trial


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
        breaker.failed(since=100.0)


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


def test_what_fails_while_others_are_answered_is_no_sign(breaker: Breaker, seconds: Seconds):
    seconds.now += 0.1
    breaker.succeeded()
    miss(breaker, 100)
    assert not breaker.is_open

    for _ in range(3):
        breaker.failed(since=100.2)
    assert breaker.is_open


def test_R03_a_minute_after_the_last_failure_nothing_is_known_of_what_nobody_asked_since(
    breaker: Breaker, seconds: Seconds
):
    miss(breaker, 2)
    assert not breaker.failed_lately
    miss(breaker, 1)
    seconds.now += 50
    assert breaker.failed_lately
    miss(breaker, 1)
    seconds.now += 50
    assert breaker.failed_lately

    seconds.now += 10

    assert not breaker.failed_lately
    assert breaker.is_open


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
    breaker.failed(since=105.0)

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


def outcomes(breaker: ShareBreaker, *well: bool, source: object = None) -> None:
    for each in well:
        admitted(breaker, source).ended(well=each)


def admitted(breaker: ShareBreaker, source: object = None) -> Trial:
    trial = breaker.admit(source)
    assert trial is not None
    return trial


def served(breaker: ShareBreaker, source: object, *, well: bool) -> bool:
    """Whether a request that would end so was admitted, and ended so."""
    trial = breaker.admit(source)
    if trial is not None:
        trial.ended(well=well)
    return trial is not None and well


def test_every_second_failure_opens_it_once_there_are_enough_requests(by_share: ShareBreaker):
    outcomes(by_share, *(True, False) * 4, True)
    assert not by_share.is_open

    outcomes(by_share, False)

    assert by_share.is_open
    assert by_share.admit() is None
    assert by_share.wait_seconds == 5


def test_U25_a_minute_after_the_last_failure_nothing_is_known_of_what_nobody_asked_since(
    by_share: ShareBreaker, seconds: Seconds
):
    outcomes(by_share, *(True, False) * 5)
    assert by_share.failed_lately
    seconds.now += 50
    outcomes(by_share, False)
    seconds.now += 50
    assert by_share.failed_lately

    seconds.now += 10

    assert not by_share.failed_lately
    assert by_share.is_open


def test_what_fails_for_one_of_those_who_ask_keeps_nobody_out(by_share: ShareBreaker):
    for _ in range(50):
        outcomes(by_share, True, source="ada")
        outcomes(by_share, False, False, source="bob")

    assert not by_share.is_open


def test_a_source_that_fails_now_and_then_is_none_for_which_it_fails(by_share: ShareBreaker):
    outcomes(by_share, False, *(True,) * 59, source="ada")
    outcomes(by_share, *(False,) * 100, source="bob")

    assert not by_share.is_open


def test_what_fails_for_most_of_those_who_ask_opens_it(by_share: ShareBreaker):
    outcomes(by_share, True, True, True, source="ada")
    outcomes(by_share, False, False, False, source="bob")
    outcomes(by_share, False, False, False, source="eve")
    assert not by_share.is_open

    outcomes(by_share, False, source="eve")

    assert by_share.is_open


def test_of_very_many_who_ask_only_so_many_are_told_apart(by_share: ShareBreaker):
    for source in range(1_000):
        outcomes(by_share, True, source=source)

    for source in range(1_000, 3_000):
        outcomes(by_share, False, source=source)

    assert not by_share.is_open, "those who came later were counted among those who ask"


def test_who_is_not_told_apart_waits_with_those_that_fail(seconds: Seconds):
    class OfTwo(ShareBreaker):
        SOURCES = 2

    breaker = OfTwo(ShareBreakerOptions(least=10, pause_seconds=5), monotonic=seconds)
    outcomes(breaker, True, *(False,) * 5, source="bob")
    outcomes(breaker, True, *(False,) * 3, source="eve")

    assert breaker.is_open
    assert breaker.admit("ada") is None


# ── By share: who is kept out while it is open ────────────────────────────────────────────────────────────────


@pytest.fixture
def opened_by_bob(by_share: ShareBreaker) -> ShareBreaker:
    """Opened by the one who asked."""
    outcomes(by_share, *(False,) * 10, source="bob")
    return by_share


@pytest.fixture
def opened_by_two(by_share: ShareBreaker) -> ShareBreaker:
    """Opened by two of three; the third does well."""
    outcomes(by_share, True, source="ada")
    outcomes(by_share, *(False,) * 5, source="bob")
    outcomes(by_share, *(False,) * 4, source="eve")
    return by_share


def test_who_alone_asked_and_failed_keeps_nobody_out_however_often_he_asks(
    opened_by_bob: ShareBreaker, seconds: Seconds
):
    asked = well = 0
    for tenth in range(6_000):
        seconds.now += 0.1
        served(opened_by_bob, "bob", well=False)
        if tenth % 5 == 0:
            asked += 1
            well += served(opened_by_bob, "ada", well=True)

    assert well == asked


def test_who_is_new_is_let_in_while_it_is_open_and_closes_it_if_it_no_longer_fails_for_most(
    opened_by_bob: ShareBreaker,
):
    assert opened_by_bob.is_open
    assert opened_by_bob.admit("bob") is None

    outcomes(opened_by_bob, True, source="ada")

    assert not opened_by_bob.is_open


def test_who_is_new_and_fails_is_one_of_those_that_fail(opened_by_bob: ShareBreaker):
    outcomes(opened_by_bob, False, source="ada")

    assert opened_by_bob.admit("ada") is None


def test_those_who_are_new_are_let_in_one_at_a_time(opened_by_bob: ShareBreaker):
    first = admitted(opened_by_bob, "ada")
    assert opened_by_bob.admit("ada") is None
    assert opened_by_bob.admit("cyd") is None

    first.ended(well=False)

    assert opened_by_bob.admit("cyd") is not None


def test_who_is_new_and_never_tells_how_it_ended_is_followed_by_another(opened_by_bob: ShareBreaker, seconds: Seconds):
    opened_by_bob.admit("ada")
    seconds.now += 5

    assert opened_by_bob.admit("cyd") is not None
    assert opened_by_bob.admit("bob") is not None, "it was no probe"


def test_one_who_is_new_takes_no_probe_from_those_that_fail(opened_by_bob: ShareBreaker, seconds: Seconds):
    seconds.now += 5
    outcomes(opened_by_bob, False, source="ada")

    outcomes(opened_by_bob, True, source="bob")

    assert not opened_by_bob.is_open


def test_who_does_well_goes_on_while_it_fails_for_most(opened_by_two: ShareBreaker):
    trials = [opened_by_two.admit("ada") for _ in range(10)]

    assert opened_by_two.is_open
    assert None not in trials


def test_who_did_well_and_fails_as_often_as_the_others_is_kept_out_with_them(opened_by_two: ShareBreaker):
    outcomes(opened_by_two, False, source="ada")

    assert opened_by_two.admit("ada") is None


def test_the_probe_is_not_always_his_who_asks_most(by_share: ShareBreaker, seconds: Seconds):
    outcomes(by_share, *(False,) * 5, source="ada")
    outcomes(by_share, *(False,) * 5, source="bob")
    well = False
    for tenth in range(110):
        served(by_share, "bob", well=False)
        well = well or (tenth % 5 == 0 and served(by_share, "ada", well=True))
        seconds.now += 0.1

    assert well
    assert not by_share.is_open


def test_the_probe_is_his_who_had_the_last_one_if_nobody_else_takes_it(opened_by_two: ShareBreaker, seconds: Seconds):
    seconds.now += 5
    outcomes(opened_by_two, False, source="bob")
    seconds.now += 5
    assert opened_by_two.admit("bob") is None
    assert opened_by_two.wait_seconds == 5
    seconds.now += 5

    assert opened_by_two.admit("bob") is not None


def test_who_failed_before_the_window_is_as_good_as_new(opened_by_two: ShareBreaker, seconds: Seconds):
    seconds.now += 58
    outcomes(opened_by_two, False, source="bob")  # a probe
    assert opened_by_two.admit("eve") is None
    seconds.now += 2

    outcomes(opened_by_two, True, source="eve")

    assert not opened_by_two.is_open


def test_a_probe_that_fails_tells_that_it_fails_still(opened_by_two: ShareBreaker, seconds: Seconds):
    seconds.now += 58
    outcomes(opened_by_two, False, source="bob")
    seconds.now += 2

    assert opened_by_two.admit("bob") is None


# ── By share: the window and the probes ───────────────────────────────────────────────────────────────────────


def test_fewer_failures_than_the_share_never_open_it(by_share: ShareBreaker):
    outcomes(by_share, *(True, True, False) * 50)

    assert not by_share.is_open


def test_what_is_older_than_the_window_is_forgotten(by_share: ShareBreaker, seconds: Seconds):
    outcomes(by_share, *(False,) * 9)
    seconds.now += 60

    outcomes(by_share, *(False,) * 9)

    assert not by_share.is_open


def test_who_asked_before_the_window_is_none_of_those_who_ask(by_share: ShareBreaker, seconds: Seconds):
    outcomes(by_share, True, source="ada")
    seconds.now += 60

    outcomes(by_share, *(False,) * 10, source="bob")

    assert by_share.is_open


def test_only_a_failure_opens_it(by_share: ShareBreaker):
    outcomes(by_share, *(False,) * 9, True)
    assert not by_share.is_open

    outcomes(by_share, False)

    assert by_share.is_open


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
    early = [admitted(by_share) for _ in range(20)]
    outcomes(by_share, *(False,) * 10)

    for trial in early:
        trial.ended(well=True)

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
