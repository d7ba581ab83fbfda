"""What the table of a language is made of that tells whether one fact may take the place of another.

Where words are spoken of they stand with spaces between them, in small letters; alternatives have `|` between them and
are read as whole words. They are read in all languages at once (`memory/ingestion/replacement.py`).
"""

from typing import NamedTuple


class ReplacementWords(NamedTuple):
    """All of a language."""

    doings: dict[str, str]
    """What one can do, be or have several times over: words, by the kind that they have in all languages."""
    times: str
    """Words that say when something is: two texts that have nothing else in common have nothing in common."""
    glue: str
    """Words that say how, when or how much, in any text."""
    phrase_ends: str
    """Alternatives: ends what a verb is about."""
    unsure: str
    """Alternatives: of a wish, a plan or what once was, which changes nothing that is so."""
    changes: str
    """Alternatives: says that something is otherwise now."""
    over: str
    """Alternatives: says of something that it is over, in ways that the wording does not count."""
    denials: str = ""
    """Alternatives: negations that the wording does not count."""
