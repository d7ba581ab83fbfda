"""What the table of a language is made of: how it says that something is so for a while, and until when.

Each field is an expression, or several, matched without case within one clause (`memory/language/spans.py`).
"""

from typing import NamedTuple


class SpanWords(NamedTuple):
    """All of a language."""

    months: tuple[str, ...]
    """The twelve."""
    weekdays: tuple[str, ...]
    """The seven, from Monday on."""
    units: tuple[str, str, str]
    """Day, week, month: one or several. What lasts for years is no matter of a while."""
    counts: tuple[str, ...]
    """One to twelve, where they are spelled."""
    few: str
    """A few."""
    seasons: str
    """What comes and goes with the year beside the months: "Lent", "the summer"."""
    until: str
    """In front of the end."""
    no_end: str
    """What stands behind `until` and is none: "now"."""
    lasting: str
    """Where SPAN stands, a count and a unit: it begins now."""
    so_far: str
    """What says anywhere in the clause that SPAN lies behind: "have been"."""
    during: str
    """Where SEASON stands, a month or a season, or THIS: that alone."""
    this: str
    """Where UNIT stands: the week, month or season that it is. So is the day."""
    begins: str
    """What says anywhere in the clause that something has begun by then: "I moved this week"."""
    passing: str
    """What says it otherwise: "temporarily", "as a challenge"."""
    moved: str
    """What says anywhere in the clause of a home that it is one already: "since", "I moved"."""
    coming: str
    """A week, a month, a year that is to come."""
