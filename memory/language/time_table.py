"""How a language names times: read as the English words for them (`memory/language/dates.py`).

Each field is an expression, or several, matched without case.
"""

from typing import NamedTuple


class TimeWords(NamedTuple):
    """All of a language."""

    months: tuple[str, ...]
    """The twelve."""
    weekdays: tuple[str, ...]
    """The seven, from Monday on, as they name the one day that is meant."""
    units: tuple[str, str, str, str]
    """Day, week, month, year: one or several."""
    counts: tuple[str, ...]
    """One, two, three, four, five, six."""
    ago: str
    """Where COUNT and UNIT stand."""
    last: str
    """The one before this; where UNIT stands."""
    this: str
    """Where UNIT stands."""
    today: str
    yesterday: str
    day_before: str
    """The day before yesterday."""
    weekend: str
    """The last one."""
    tomorrow: str
    day_behind: str
    """The day after tomorrow."""
    next: str
    """The one behind this; where UNIT stands."""
    ahead: str
    """Where COUNT and UNIT stand."""
    day_of_month: str
    """A day without its month, with its number in a group."""
    this_weekend: str
    """The last one or the next."""
    begin: str
    """How the words begin without one of which no time is named, by three or four letters; a number may be a day."""
    agenda: str
    """Words with which somebody asks what there is at a time, and for nothing else."""
    past: str
    """Those of these words that ask for what is over."""
