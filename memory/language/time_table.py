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
