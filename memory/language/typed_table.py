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
    i_am: str = NOTHING
    """In front of one's own name, which an age follows: "im tom, 19". The same."""
    is_so: str = NOTHING
    """What else one is at an age, beside a job, a state or a diet: "im polish, 34". The same."""
    asks: tuple[str, ...] = ()
    """How what is spelled begins where it asks: within a sentence the same letters go on about something, "que es"."""


def typed(
    pairs: str, *, naming: str, does: str, no_name: str, i_am: str, is_so: str, asks: tuple[str, ...] = ()
) -> TypedTable:
    """The pairs are parted by bars, what is typed and how it is spelled by a colon; the naming words by spaces.

    What is a word of its own, too, has a place here with the next one alone: "qual e" is "qual è", and "e" is "and".
    """
    each = (pair.partition(":") for line in pairs.strip().splitlines() for pair in line.split("|"))
    words = {short.strip(): spelled.strip() for short, _, spelled in each}
    return TypedTable(words, frozenset(naming.split()), does, no_name, i_am, is_so, asks)
