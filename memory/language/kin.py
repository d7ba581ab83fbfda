"""One name for all that a relative is called.

"My mother lives with us."    "Mum moved into a home."    the same one
"""

import re
from collections.abc import Mapping, Sequence
from functools import cache

from memory.language.languages import LANGUAGES, SIGNS

_WORD = re.compile(r"[^\W\d_][\w-]+")
_PARENTS = frozenset(("mother", "father"))

_OTHERWISE = frozenset(("kind", "chat"))
"""Words of one language that mean something else in another."""


@cache
def _called() -> Mapping[str, str]:
    """What relatives are called → one name for each, as in the profile, or the first of its group."""
    told = {word: kind for language in LANGUAGES for word, kind in language.words.relatives.items()}
    elders = {word: group[0] for language in SIGNS for group in language.elders for word in group}
    return {word.casefold(): kin for word, kin in (told | elders).items() if word not in _OTHERWISE}


def kin_of(word: str) -> str:
    """One name for all that call somebody what this word does; the word itself if it calls nobody so."""
    return _called().get(word.casefold(), word)


def elders_in(text: str) -> frozenset[str]:
    """The parents, grandparents, uncles and aunts of whom a text speaks, by one name for each: "gran", "oma"."""
    called, elders = _called(), _elders()
    words = (word.casefold() for word in _WORD.findall(text))
    return frozenset(called[word] for word in words if word in elders)


@cache
def _elders() -> frozenset[str]:
    """What those are called who are spoken of without "my", as by a name."""
    called = _called()
    elders = {word.casefold() for language in SIGNS for group in language.elders for word in group}
    return frozenset(elders | {word for word, kin in called.items() if kin in _PARENTS})


def is_kin_among(word: str, words: Sequence[str]) -> bool:
    """Whether somebody is called so by another word: "mum" where words have "mother"."""
    called = _called()
    kin = called.get(word, word)
    return (kin != word and kin in words) or any(called.get(other) == kin for other in words)


def relatives_among(words: Sequence[str]) -> tuple[str, ...]:
    """The words that call a relative, or somebody of his, by what they are to the user: "mum", "husband's"."""
    return tuple(word for word in words if whose_kin(word))


def whose_kin(word: str) -> str:
    """The relative whom a word calls, or of whom it says that something is his: "husband's", "Mannes"; or nothing."""
    called = _called()
    kinds = frozenset(called.values())
    bare = (word, word.removesuffix("'s"), word.removesuffix("es"), word.removesuffix("s"))
    return next((called.get(each, each) for each in bare if each in called or each in kinds), "")
