"""What the table of a language is made of: how an answer concludes something, and how somebody asks for that.

Each field is an expression that is matched without case; empty: the language has none that are known.
"""

from typing import NamedTuple


class ConclusionWords(NamedTuple):
    """All of a language."""

    decided: str
    recommended: str
    opens: str = ""
    """What a sentence begins with that holds in a case only: nothing is concluded."""
    asked: str = ""
    """Asks what was recommended or decided."""
    said: str = ""
    """Asks what was said between the two: what the assistant did (its verb in the past), what the user told it, what
    there was; or wants to have it again."""
