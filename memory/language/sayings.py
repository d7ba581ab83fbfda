"""What a text of the user's says of them, by the tables of the languages: fields and values.

A pattern wants the user as its subject (`first_person.py`). What no table knows is left out: a profile that is short
is better than one that is wrong.
"""

import re
from collections.abc import Iterable
from functools import cache

from memory.language.first_person import own_sentences
from memory.language.table import Act, ReadValue, Saying
from memory.language.tables import english
from memory.text.reading import once


@once
def said_by(text: str, *, by_model: bool) -> tuple[tuple[ReadValue, Act], ...]:
    """What a text of the user's says of any field."""
    return tuple(said for sentence in own_sentences(text, by_model=by_model) for said in said_in(sentence))


@once
def said_in(sentence: str) -> tuple[tuple[ReadValue, Act], ...]:
    """What one of `own_sentences` says of any field."""
    told: dict[tuple[str, str], tuple[ReadValue, Act]] = {}
    for saying, pattern in _compiled().among(sentence):
        for found in pattern.finditer(sentence):
            for said in saying.read(saying.field, found):
                told.setdefault((said.field, said.value.casefold()), (said, saying.act))
    return tuple(told.values())


class _Compiled:
    """The patterns in their order, found by their first words: there are hundreds, in four languages."""

    def __init__(self, sayings: Iterable[Saying]) -> None:
        self._sayings = [(saying, re.compile(f"(?i){pattern}")) for saying in sayings for pattern in saying.patterns]
        self._by_word: dict[str, list[int]] = {}
        self._others: list[int] = []
        """Those that begin otherwise than with a word."""
        for at, (_, pattern) in enumerate(self._sayings):
            begins = _FIRST.match(pattern.pattern.removeprefix("(?i)"))
            for word in [] if begins is None else (begins["several"] or begins["one"]).casefold().split("|"):
                self._by_word.setdefault(word, []).append(at)
            if begins is None:
                self._others.append(at)

    def among(self, sentence: str) -> list[tuple[Saying, re.Pattern[str]]]:
        """Those that may match a sentence, as far as its words tell."""
        spoken = set(_WORDS.findall(sentence.casefold()))
        found = {at for word in spoken for at in self._by_word.get(word, ())}
        return [self._sayings[at] for at in sorted(found.union(self._others))]


_WORDS = re.compile(r"\w+")
_FIRST = re.compile(r"\\b(?:\(\?:(?P<several>[a-z|]+)\)|(?P<one>[A-Za-z]+)) ")


@cache
def _compiled() -> _Compiled:
    """What no longer holds comes first: who says "I quit Stripe, I work at Acme now" works at Acme."""
    return _Compiled(sorted(english.SAYINGS, key=lambda saying: saying.act))
