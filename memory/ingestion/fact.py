"""A fact: one thing that was said in a turn, before it is compared with what is known."""

from collections.abc import Iterable
from datetime import UTC, date, datetime
from itertools import islice
from zoneinfo import ZoneInfo

import msgspec

from memory.model.memory import MemoryType, Source
from memory.model.options import FactOptions
from memory.profile.pins import harms_if_lost
from memory.text.cleaning import cut, one_line, sanitise


class Fact(msgspec.Struct, frozen=True, kw_only=True):
    """One fact as an extractor found it."""

    text: str
    index: int = 0
    """Its place in the turn: (turn, index) is unique."""
    type: MemoryType | None = None
    """The extractor's own classification; None: routed by rules."""
    source: Source = Source.CONFIRMED
    role: str = "user"
    importance: float | None = None
    """A model's own judgement, which no threshold questions; None: by formula (docs/rules.md, Importance)."""
    tags: tuple[str, ...] = ()
    mentioned_at: date
    is_conclusion: bool = False
    """What the assistant recommended, or what was decided, in its own words."""
    is_answer: bool = False
    """A conclusion that is a piece of what it answered: longer than any other fact, and compared with none."""
    tentative: bool = False
    """Said for once, as far as rules can tell: nothing is stated in it."""
    beside_order: str = ""
    """It says that what an order to forget names is over: that name. It is news where the order closes nothing."""
    prompt_version: str | None = None
    """What the fact was found with; None: by rules."""


PIECE_CHARS = 2_000
"""A piece of an answer is no longer, however few its tokens."""

LOOKED_AT = 250
"""So many facts are looked at for what must not be left out: reading one for that takes up to a millisecond."""


def bounded(facts: Iterable[Fact], options: FactOptions) -> tuple[Fact, ...]:
    """At most `per_turn` facts, sanitised, each on one line and cut, numbered in their order; empty ones are left out.

    What could harm the user if it were left out stays before all else, what the assistant answered behind all else, and
    the first before the later ones.
    """
    texts = (
        (fact, cut(one_line(sanitise(fact.text)), PIECE_CHARS if fact.is_answer else options.chars)) for fact in facts
    )
    told = list(islice(((fact, text) for fact, text in texts if text), max(LOOKED_AT, options.per_turn)))
    first = range(len(told))
    if len(told) > options.per_turn:
        safe = sorted(first, key=lambda at: (told[at][0].is_answer, not harms_if_lost(told[at][1])))
        first = sorted(safe[: options.per_turn])
    kept = (told[at] for at in first)
    return tuple(msgspec.structs.replace(fact, text=text, index=index) for index, (fact, text) in enumerate(kept))


def day_of(at: datetime, timezone: str) -> date:
    """The day of `at` where the user is; in UTC when nobody knows the zone."""
    try:
        zone = ZoneInfo(timezone)
    except (KeyError, ValueError, OSError):  # unknown, no proper key, or a folder of the zone database ("America")
        return at.astimezone(UTC).date()
    return at.astimezone(zone).date()
