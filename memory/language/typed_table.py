"""What a language brings for reading chats: how its words are typed in a hurry."""

from collections.abc import Mapping
from typing import NamedTuple

from memory.language.saying_table import NOTHING


class TypedTable(NamedTuple):
    """How a language is typed."""

    words: Mapping[str, str]
    """What is typed → how it is spelled: a word, or two, in lower case."""
    naming: frozenset[str]
    """Behind which words a name stands."""
    does: str = NOTHING
    """What a relative is or does, right behind the name: "my daughter claire lives in leeds". Alternatives of an
    expression, with `|` between them."""
    no_name: str = NOTHING
    """What may stand between a relative and such a word and is no name: "my daughter always has". The same."""
    asks: tuple[str, ...] = ()
    """How what is spelled begins where it asks: within a sentence the same letters go on about something, "que es"."""


def typed(
    pairs: str, *, naming: str, does: str = NOTHING, no_name: str = NOTHING, asks: tuple[str, ...] = ()
) -> TypedTable:
    """The pairs are parted by bars, what is typed and how it is spelled by a colon; the naming words by spaces.

    What is a word of its own, too, has a place here with the next one alone: "qual e" is "qual è", and "e" is "and".
    """
    each = (pair.partition(":") for line in pairs.strip().splitlines() for pair in line.split("|"))
    return TypedTable(
        {short.strip(): spelled.strip() for short, _, spelled in each}, frozenset(naming.split()), does, no_name, asks
    )
