"""What the table of a language is made of: how somebody asks what is known of her, was decided or said altogether.

Each is an expression that is matched without case; empty: the language has none that are known.
"""

from typing import NamedTuple


class OverviewWords(NamedTuple):
    """All of a language."""

    asks: tuple[str, ...]
    """Each anywhere in a question for what is known, decided or was said altogether."""
    of_self: tuple[str, ...] = ()
    """Each anywhere in a request for a text about the asker: "a short bio of me", "my CV"."""
    about: str = ""
    """In front of what a question is about: "about", "regarding"."""
    elided: str = ""
    """The same in front of an apostrophe: "dell"."""
    asker: str = ""
    """What behind these is the asker, or all there is, and no topic: "me", "everything"."""
    times: str = ""
    """What behind them is a time, and no topic: "last week"."""
