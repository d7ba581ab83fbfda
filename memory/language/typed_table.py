"""What a language brings for reading chats: how its words are typed in a hurry."""

from collections.abc import Mapping
from typing import NamedTuple


class TypedTable(NamedTuple):
    """How a language is typed."""

    words: Mapping[str, str]
    """What is typed → how it is spelled: a word, or two, in lower case."""
    naming: frozenset[str]
    """Behind which words a name stands."""


def typed(pairs: str, *, naming: str) -> TypedTable:
    """The pairs are parted by bars, what is typed and how it is spelled by a colon; the naming words by spaces.

    What is a word of its own, too, has a place here with the next one alone: "qual e" is "qual è", and "e" is "and".
    """
    each = (pair.partition(":") for line in pairs.strip().splitlines() for pair in line.split("|"))
    return TypedTable({short.strip(): spelled.strip() for short, _, spelled in each}, frozenset(naming.split()))
