"""A fact: one thing that was said in a turn, before it is compared with what is known."""

from collections.abc import Iterable
from datetime import UTC, date, datetime
from itertools import islice
from zoneinfo import ZoneInfo

import msgspec

from memory.cleaning import cut, one_line, sanitise
from memory.memories import MemoryType, Source


class FactOptions(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How much a turn may tell (DESIGN §4, FAULTS I02)."""

    per_turn: int = 10
    """More facts in one turn are a document, or an extractor that went wrong."""
    chars: int = 512
    """A fact is a sentence or two: longer ones are cut at a word."""


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
    """A model's own judgement, which no threshold questions; None: by the formula of spec 002 §1.5."""
    tags: tuple[str, ...] = ()
    mentioned_at: date
    prompt_version: str | None = None
    """What the fact was found with; None: by rules."""


def bounded(facts: Iterable[Fact], options: FactOptions) -> tuple[Fact, ...]:
    """The first `per_turn` facts, sanitised, each on one line and cut, numbered; empty ones are left out."""
    texts = ((fact, cut(one_line(sanitise(fact.text)), options.chars)) for fact in facts)
    kept = islice(((fact, text) for fact, text in texts if text), options.per_turn)
    return tuple(msgspec.structs.replace(fact, text=text, index=index) for index, (fact, text) in enumerate(kept))


def day_of(at: datetime, timezone: str) -> date:
    """The day of `at` where the user is; in UTC when nobody knows the zone."""
    try:
        zone = ZoneInfo(timezone)
    except (KeyError, ValueError, OSError):  # unknown, no proper key, or a folder of the zone database ("America")
        return at.astimezone(UTC).date()
    return at.astimezone(zone).date()
