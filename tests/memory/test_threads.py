"""A conversation's life, on a clock that is handed in."""

from datetime import UTC, datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memory.scope import Scope
from memory.threads import PRESETS, Preset, ThreadOptions, ThreadState, When, ready_at, rest_before, sittings, state_of
from memory.turns import TurnKey, TurnRecord

SAID = datetime(2025, 3, 1, 22, tzinfo=UTC)
ACTIVE, COOLING, DORMANT, CLOSED = ThreadState
HOUR, DAY = timedelta(hours=1), timedelta(days=1)


def state(rested: timedelta, *, unfinished: bool = False, options: ThreadOptions | None = None) -> ThreadState:
    return state_of(SAID, unfinished=unfinished, now=SAID + rested, options=options or ThreadOptions())


@pytest.mark.parametrize(
    ("preset", "cooling", "dormant", "closed"),
    [
        ("default", 6 * HOUR, 12 * HOUR, 12 * HOUR + 30 * DAY),
        ("daily-checkin", 2 * HOUR, 2.5 * HOUR, 2.5 * HOUR + 7 * DAY),
        ("weekly-therapy", 24 * HOUR, 30 * HOUR, 30 * HOUR + 90 * DAY),
        ("on-demand", 0.5 * HOUR, 0.75 * HOUR, 0.75 * HOUR + 30 * DAY),
        ("long-term", 12 * HOUR, 18 * HOUR, 18 * HOUR + 365 * DAY),
    ],
)
def test_a_thread_goes_through_its_states_at_its_presets_times(
    preset: Preset, cooling: timedelta, dormant: timedelta, closed: timedelta
):
    options, instant = ThreadOptions(preset=preset), timedelta(seconds=1)
    seen = [
        state(at, options=options)
        for at in (timedelta(0), cooling - instant, cooling, dormant - instant, dormant, closed - instant, closed)
    ]

    assert seen == [ACTIVE, ACTIVE, COOLING, COOLING, DORMANT, DORMANT, CLOSED]


def test_every_preset_is_tested_above():
    assert len(PRESETS) == 5


def test_a_thread_with_turns_that_are_not_ingested_has_not_become_dormant_whatever_the_clock_says():
    """The state changes after the work: a crash in between leaves it as it was."""
    assert state(400 * DAY, unfinished=True) is COOLING
    assert state(400 * DAY, unfinished=False) is CLOSED


def test_a_message_makes_it_active_again():
    options = ThreadOptions()

    assert state_of(SAID, unfinished=False, now=SAID + 20 * HOUR, options=options) is DORMANT
    assert state_of(SAID + 19 * HOUR, unfinished=True, now=SAID + 20 * HOUR, options=options) is ACTIVE


def test_a_message_from_the_future_is_one_of_now():
    assert state(-HOUR) is ACTIVE


def test_single_times_stand_before_the_presets():
    options = ThreadOptions(preset="on-demand", dormant_hours=2, closed_days=1)

    assert options.lifetime.cooling == timedelta(minutes=30)
    assert (options.lifetime.dormant, options.lifetime.closed) == (2 * HOUR, DAY)


@pytest.mark.parametrize(("when", "rest"), [("turn", timedelta(0)), ("dormant", 12 * HOUR)])
def test_turns_wait_for_the_thread_only_if_they_are_to(when: When, rest: timedelta):
    options = ThreadOptions()

    assert rest_before(when, options) == rest
    assert ready_at(SAID, when=when, options=options) == SAID + rest


def turn(name: str, session: str, at: datetime) -> TurnRecord:
    return TurnRecord(key=TurnKey(name), scope=Scope("acme", "ada"), session=session, chain=b"", epoch=0, at=at)


def test_a_dormant_sessions_turns_are_ingested_together_dated_by_the_last():
    turns = (turn("1", "old", SAID), turn("2", "new", SAID + HOUR), turn("3", "old", SAID + 2 * HOUR))
    turns += (turn("4", "new", SAID + 13 * HOUR),)

    (sitting,) = sittings(turns, when="dormant", now=SAID + 14 * HOUR, options=ThreadOptions())

    assert ([each.key.turn for each in sitting.turns], sitting.at) == (["1", "3"], SAID + 2 * HOUR)


def test_a_session_that_goes_on_keeps_all_its_turns_waiting():
    turns = (turn("1", "s", SAID), turn("2", "s", SAID + 13 * HOUR))

    assert sittings(turns, when="dormant", now=SAID + 14 * HOUR, options=ThreadOptions()) == ()


def test_turn_by_turn_each_stands_alone():
    turns = (turn("1", "s", SAID), turn("2", "s", SAID))

    found = sittings(turns, when="turn", now=SAID, options=ThreadOptions())

    assert [len(sitting.turns) for sitting in found] == [1, 1]


TURNS = st.lists(st.tuples(st.sampled_from("abc"), st.integers(0, 100)), max_size=20)


@given(TURNS, st.sampled_from(["turn", "dormant"]), st.integers(0, 200))
def test_no_turn_is_lost_and_none_is_ingested_twice(said: list[tuple[str, int]], when: When, hours: int):
    turns = [turn(str(at), session, SAID + hour * HOUR) for at, (session, hour) in enumerate(said)]
    options = ThreadOptions()

    now = [
        each
        for sitting in sittings(turns, when=when, now=SAID + hours * HOUR, options=options)
        for each in sitting.turns
    ]
    rest = [each for each in turns if each not in now]
    later = [
        each
        for sitting in sittings(rest, when=when, now=SAID + 1_000 * HOUR, options=options)
        for each in sitting.turns
    ]

    assert sorted(each.key.turn for each in (*now, *later)) == sorted(each.key.turn for each in turns)
