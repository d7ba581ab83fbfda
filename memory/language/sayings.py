"""What a text of the user's says of them, by the tables of the languages: fields and values.

A pattern wants the user as its subject (`first_person.py`). What no table knows is left out: a profile that is short
is better than one that is wrong.
"""

import re
from collections.abc import Iterable, Iterator
from functools import cache

from memory.language.first_person import own_sentences
from memory.language.languages import LANGUAGES
from memory.language.saying_table import Act, ReadValue, Saying, Table
from memory.text.reading import once
from memory.text.regex import regex

Said = tuple[ReadValue, Act]


@once
def said_by(text: str, *, by_model: bool) -> tuple[Said, ...]:
    """What a text of the user's says of any field."""
    return tuple(said for sentence in own_sentences(text, by_model=by_model) for said in said_in(sentence))


@once
def said_in(sentence: str) -> tuple[Said, ...]:
    """What one of `own_sentences` says of any field.

    What no longer holds comes first: who says "I quit Stripe, I work at Acme now" works at Acme.
    """
    spoken = frozenset(_WORDS.findall(sentence.casefold()))
    read = [(language, told) for language in _languages() if (told := language.told_in(sentence, spoken))]
    read.sort(key=lambda each: -each[0].shared(spoken))
    return tuple(sorted(_by_field(told for _, told in read), key=lambda said: said[1]))


_Told = dict[str, dict[tuple[str, str], Said]]
"""What patterns found, by field, each value once; nothing where they found no value that may stand there."""


def _by_field(told: Iterable[_Told]) -> Iterator[Said]:
    """Each field as the likeliest language has it that knows the words: "tomo" and "odio" are of more than one."""
    known: set[str] = set()
    for fields in told:
        for field, said in fields.items():
            yield from said.values() if field not in known else ()
        known.update(fields)


class _Language:
    """The patterns of a language in their order, found by their first words: they are hundreds."""

    def __init__(self, table: Table) -> None:
        self._words = table.words
        self._sayings: list[tuple[Saying, re.Pattern[str]]] = []
        self._by_word: dict[str, list[int]] = {}
        self._others: list[int] = []
        """Those that begin otherwise than with a word."""
        dropping_first = sorted(table.sayings, key=lambda saying: saying.act)
        sources = ((saying, source) for saying in dropping_first for source in saying.patterns)
        for at, (saying, source) in enumerate(sources):
            self._sayings.append((saying, regex(f"(?i){source}")))
            begins = _FIRST.match(source)
            for each in [] if begins is None else (begins["several"] or begins["one"]).casefold().split("|"):
                self._by_word.setdefault(_WORDS.findall(each)[0], []).append(at)
            if begins is None:
                self._others.append(at)

    def shared(self, spoken: frozenset[str]) -> int:
        """How many of the words that were spoken are frequent ones of the language."""
        return len(self._words.frequent & spoken)

    def told_in(self, sentence: str, spoken: frozenset[str]) -> _Told:
        """What its patterns find in a sentence of these words."""
        told: _Told = {}
        possible = {at for word in spoken.intersection(self._by_word) for at in self._by_word[word]}
        for at in sorted(possible.union(self._others)):
            saying, pattern = self._sayings[at]
            for found in pattern.finditer(sentence):
                values = told.setdefault(saying.field, {})
                for said in saying.read(saying.field, found, self._words):
                    values.setdefault((said.field, said.value.casefold()), (said, saying.act))
        return told


_WORDS = re.compile(r"\w+")
_FIRST = re.compile(
    r"(?:\(\?<[!=][^()]*\)){0,9}(?:\(\?:\^(?:[^()]|\([^()]*\))*\))?(?:\\b|\^)?(?:\(\?P<value>)?"
    r"(?:\(\?:(?P<several>(?:[^\W\d_]|[|' -])+)\)(?![?*{])|(?P<one>[^\W\d_]+)(?=[ '-]|\\b))"
)
"""The words that a pattern begins with, behind what must or must not stand before them: `(?<!my )`, `(?:^|, )`."""


@cache
def _languages() -> tuple[_Language, ...]:
    return tuple(map(_Language, LANGUAGES))
