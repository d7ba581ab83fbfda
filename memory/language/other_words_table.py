"""What the table of a language is made of: words of daily life that call one thing, or ask for what others tell."""

from typing import NamedTuple


class OtherWordsTable(NamedTuple):
    """All of a language."""

    groups: tuple[str, ...]
    """Words with `|` between them: who asks with one of a group may have told it with another."""
    kinds: tuple[tuple[str, str], ...]
    """Words that are asked with, and what is told in their place, but not the other way round: "pet", "dog|cat"."""
    eating: str
    """What a question for something to eat says."""
