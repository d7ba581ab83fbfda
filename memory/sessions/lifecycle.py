"""The life of a conversation: active, cooling, dormant, closed.

    active ── cooling_hours of silence ──▶ cooling ── dormant_hours more ──▶ dormant ── closed_days more ──▶ closed
       ◀──────────────────────────── a message ───────────────────────────────┘

The state is computed from the time of the last message and from what is left to do; it is never stored. So a crash
cannot come between a state and its work: a thread whose turns are not all ingested has not become dormant, whatever the
clock says, and the next look finds it as it was. The last message's day is the thread's date.

docs/rules.md, The life of a conversation.
"""

from datetime import datetime, timedelta
from enum import StrEnum
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from memory.model.options import When
from memory.model.session import SessionInfo
from memory.model.timespans import CENTURY_HOURS, Days, Hours


class SessionState(StrEnum):
    """Where a conversation stands."""

    ACTIVE = "active"
    COOLING = "cooling"
    """Nothing was said for a while: a message makes it active again."""
    DORMANT = "dormant"
    """All that was said is ingested. A message makes it active again; that turn is ingested next time."""
    CLOSED = "closed"
    """Over, as far as anybody can tell; what is said in it all the same makes it active again."""


class Lifetime(msgspec.Struct, frozen=True):
    """How long a thread stays in a state before it goes on to the next."""

    cooling: timedelta
    dormant: timedelta
    closed: timedelta


Preset = Literal["default", "daily-checkin", "weekly-therapy", "on-demand", "long-term"]

PRESETS: dict[Preset, Lifetime] = {
    "default": Lifetime(timedelta(hours=6), timedelta(hours=6), timedelta(days=30)),
    "daily-checkin": Lifetime(timedelta(hours=2), timedelta(minutes=30), timedelta(days=7)),
    "weekly-therapy": Lifetime(timedelta(hours=24), timedelta(hours=6), timedelta(days=90)),
    "on-demand": Lifetime(timedelta(minutes=30), timedelta(minutes=15), timedelta(days=30)),
    "long-term": Lifetime(timedelta(hours=12), timedelta(hours=6), timedelta(days=365)),
}
"""Vitamem's: a talk that is taken up every day is over within hours, one that is taken up every week after a day."""


class LifecycleOptions(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Settings of a conversation's life; what is not given is the preset's."""

    preset: Preset = "default"
    cooling_hours: Hours = 0.0
    """Without a message for so long it cools. 0: the preset's."""
    dormant_hours: Hours = 0.0
    """After so long again it is dormant. 0: the preset's."""
    closed_days: Days = 0.0
    """After so long again it is closed. 0: the preset's."""
    working_hours: Annotated[float, Meta(gt=0, le=CENTURY_HOURS)] = 24.0
    """A working memory that was neither said nor recalled for so long is over, as is the session that it was for."""

    @property
    def lifetime(self) -> Lifetime:
        """The preset's, with what was given instead."""
        preset = PRESETS[self.preset]
        return Lifetime(
            timedelta(hours=self.cooling_hours) or preset.cooling,
            timedelta(hours=self.dormant_hours) or preset.dormant,
            timedelta(days=self.closed_days) or preset.closed,
        )


def state_of(session: SessionInfo, *, now: datetime, options: LifecycleOptions) -> SessionState:
    """The state of a session. A time that lies ahead (a clock was set back) counts as now."""
    unfinished = session.unfinished_at
    lifetime, rested = options.lifetime, now - max(session.updated_at, unfinished or session.updated_at)
    if rested < lifetime.cooling:
        return SessionState.ACTIVE
    if unfinished is not None or rested < lifetime.cooling + lifetime.dormant:
        return SessionState.COOLING
    if rested < lifetime.cooling + lifetime.dormant + lifetime.closed:
        return SessionState.DORMANT
    return SessionState.CLOSED


def rest_before(when: When, options: LifecycleOptions) -> timedelta:
    """How long a session must have rested before its turns are ingested: what a queue is to be asked with."""
    lifetime = options.lifetime
    return lifetime.cooling + lifetime.dormant if when == "dormant" else timedelta(0)
