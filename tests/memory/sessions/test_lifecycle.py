"""A conversation's life, on a clock that is handed in."""

from datetime import UTC, datetime, timedelta

import pytest

from memory.model.options import When
from memory.model.session import SessionInfo
from memory.sessions.lifecycle import PRESETS, LifecycleOptions, Preset, SessionState, rest_before, state_of

SAID = datetime(2025, 3, 1, 22, tzinfo=UTC)
ACTIVE, COOLING, DORMANT, CLOSED = SessionState
HOUR, DAY = timedelta(hours=1), timedelta(days=1)


def state(rested: timedelta, *, unfinished: bool = False, options: LifecycleOptions | None = None) -> SessionState:
    session = SessionInfo(id="s1", entries=2, updated_at=SAID, unfinished_at=SAID if unfinished else None)
    return state_of(session, now=SAID + rested, options=options or LifecycleOptions())


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
    options, instant = LifecycleOptions(preset=preset), timedelta(seconds=1)
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
    options = LifecycleOptions()
    rested = SessionInfo(id="s1", entries=2, updated_at=SAID)
    goes_on = SessionInfo(id="s1", entries=2, updated_at=SAID, unfinished_at=SAID + 19 * HOUR)

    assert state_of(rested, now=SAID + 20 * HOUR, options=options) is DORMANT
    assert state_of(goes_on, now=SAID + 20 * HOUR, options=options) is ACTIVE


def test_a_message_from_the_future_is_one_of_now():
    assert state(-HOUR) is ACTIVE


def test_single_times_stand_before_the_presets():
    options = LifecycleOptions(preset="on-demand", dormant_hours=2, closed_days=1)

    assert options.lifetime.cooling == timedelta(minutes=30)
    assert (options.lifetime.dormant, options.lifetime.closed) == (2 * HOUR, DAY)


@pytest.mark.parametrize(("when", "rest"), [("turn", timedelta(0)), ("dormant", 12 * HOUR)])
def test_turns_wait_for_the_thread_only_if_they_are_to(when: When, rest: timedelta):
    options = LifecycleOptions()

    assert rest_before(when, options) == rest
