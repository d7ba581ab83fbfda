"""What the table of a language is made of: how texts of schools are handed over (`schoolwork.py`)."""

from typing import NamedTuple


class Schoolwork(NamedTuple):
    """Words of a language, alternatives of expressions. `{work}`, `{pupils}`: those of the same table."""

    work: str
    """What such texts are called: "essay", "dictation"."""
    pupils: str
    """Who writes them, beside the user."""
    label: str
    """All that stands in its clause before the mark behind which such a text is: "exercise 3", "my essay"."""
    asked: str
    """Asks about a sentence which stands behind the question: "is this sentence correct"."""
    sums: str
    """In the place of a label, of what is to be reckoned, if that is asked behind it: "problem"."""
    riddles: str
    """In the place of a label, whatever is asked."""
    asks_sum: str
    """Asks for what is to be reckoned: "how old"."""
