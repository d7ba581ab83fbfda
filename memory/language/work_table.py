"""What the table of a language is made of: the words of which orders about work are made."""

from typing import NamedTuple


class WorkWords(NamedTuple):
    """All of a language: each alternatives of an expression that is matched without case, `|` between them."""

    leads: str
    """In front of such an order: "and", "please", "make sure to", "you should"; with spaces."""
    ever: str
    """Says that it is for good: "always", "never", "under no circumstances"."""
    no: str
    """What a verb is denied with: "do not"."""
    acts: str
    """What is done in work on code, texts and data, as an order says it: "run", "pushe", "no borres"."""
    last: str = r"(?!)"
    """The same, where an order ends with its verb ("immer erst die Tests laufen lassen")."""
