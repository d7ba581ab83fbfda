"""What the table of a language is made of: how two of its texts are compared word by word (`wording.py`).

Words stand with spaces between them, in lower case. Patterns are matched without case, one after the other.
"""

from typing import NamedTuple

USER = "@user"
"""Stands for the user, whichever person the text speaks in."""


class WordingTable(NamedTuple):
    """All of a language; what it leaves out it has not."""

    opened: tuple[tuple[str, str], ...] = ()
    """Contractions, and how they are written out."""
    phrases: tuple[tuple[str, str], ...] = ()
    """Turns of phrase that become one token before the text is cut into words: whole words."""
    past: str = ""
    """What speaks of what happened once: alternatives of an expression."""
    resumed: str = ""
    """What says that it is so again."""
    joined: str = ""
    """And, or."""
    breaks: str = ""
    """What a phrase begins with."""
    particles: str = ""
    """Short prepositions of place or time."""
    negations: str = ""
    glue: str = ""
    """Words that a paraphrase may add or leave out."""
    short_glue: str = ""
    """The same of one or two letters: every other word as short tells two texts apart."""
    ordinals: str = ""
    """What is written at a number and says no more than that."""
    first: str = ""
    """I, me."""
    possessive: str = ""
    """My."""
    third: str = ""
    """They, in a model's words the user."""
    same: str = ""
    """Forms and synonyms of one word on a line, between `|` or line breaks; the first stands for all."""
    counts: str = ""
    """Numbers as words, from zero on; `-` for one that is another word, too."""
    frames: str = ""
    """Words that say of what kind a statement is: its value is another word."""
    endings: str = ""
    """What forms of one word may differ by."""
