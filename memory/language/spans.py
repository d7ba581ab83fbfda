"""What is so for a while only, and until when: "vegan for January", "no lifting for six weeks".

    "I'm vegan until Easter."                     for a while
    "I've been vegan for ten weeks."              not: so long it has been so
    "I moved to Leeds this week."                 not: it has begun this week
    "This week I'm in Rome, but I live in Leeds"  the first clause alone

A span belongs to the clause in which it stands, or in front of which. What lasts for years is for good.
"""

import re
from collections.abc import Iterator
from functools import cached_property

from memory.language import phrases
from memory.language.languages import LANGUAGES, SPANS
from memory.language.span_table import SpanWords
from memory.text.expressions import Expressions
from memory.text.reading import once
from memory.text.regex import regex

_COMMA = regex(r"\s*(?:[,;:!?()]|\.(?=\s)|\s[-–—])\s+")
_JOINT = regex(
    rf"\s+(?:{'|'.join(words.ands for words in (each.words for each in LANGUAGES))}|but|aber|pero|mais|ma|mas)\s+"
)
_NOWS = regex(r"(?i)(?:now|since then|jetzt|nun|seitdem|ahora|desde entonces|maintenant|depuis|ora|adesso|agora)\s+")


class _Spans:
    """How one language says it."""

    def __init__(self, words: SpanWords) -> None:
        month = "|".join(words.months)
        count = rf"\d{{1,3}}|{words.few}|{'|'.join(words.counts)}"
        unit = "|".join(words.units)
        span = rf"(?:{count})[ -](?:{unit})"
        named = rf"(?:{unit}|{month}|{words.seasons})"
        self.lasting = _words(words.lasting.replace("SPAN", span))
        self.so_far = _words(words.so_far)
        self.until = _words(rf"(?:{words.until})\s?(?!(?:{words.no_end})(?!\w))\w+")
        this = words.this.replace("UNIT", named)
        during = words.during.replace("SEASON", rf"(?:{month}|{words.seasons})").replace("THIS", f"(?:{this})")
        self.this = _words(f"{during}|{this}")
        self.begins = _words(words.begins)
        self.passing = _words(words.passing)

    @cached_property
    def sources(self) -> tuple[str, ...]:
        """What stands in a sentence that has a span."""
        return (self.lasting.pattern, self.until.pattern, self.this.pattern, self.passing.pattern)

    def is_in(self, clause: str) -> bool:
        """Whether a clause says that it is so for a while only."""
        if self.until.search(clause) or self.passing.search(clause):
            return True
        if self.lasting.search(clause) and not self.so_far.search(clause):
            return True
        return self.this.search(clause) is not None and not self.begins.search(clause)

    def is_alone(self, clause: str) -> bool:
        """Whether a clause is a span and nothing of the speaker's: it stands in front of what is so."""
        return self.is_in(clause) and phrases.OF_SPEAKER.search(clause) is None


def _words(source: str) -> re.Pattern[str]:
    return regex(rf"(?i)(?<!\w)(?:{source})(?!\w)")


_READERS = tuple(map(_Spans, SPANS))
_MAY_STAND = Expressions((source, at) for at, each in enumerate(_READERS) for source in each.sources)


@once
def _languages_of(sentence: str) -> frozenset[int]:
    """Of which languages a span stands in a sentence, as `LANGUAGES` has them: of few sentences any."""
    return frozenset(at for pattern, at in _MAY_STAND.possible(sentence) if pattern.search(sentence))


def is_for_a_while(sentence: str, place: int, language: int) -> bool:
    """Whether what a sentence says at a place is so for a while only. `language`: its number in `LANGUAGES`."""
    if language not in _languages_of(sentence):
        return False
    reader, clauses = _READERS[language], list(_clauses(sentence))
    at = next(at for at, (_, end) in enumerate(clauses) if place < end or at == len(clauses) - 1)
    start, end = clauses[at]
    if reader.is_in(sentence[start:end]):
        return True
    return at > 0 and reader.is_alone(sentence[slice(*clauses[at - 1])])


def _clauses(sentence: str) -> Iterator[tuple[int, int]]:
    """Where clauses begin and end: at a comma, and where the speaker goes on behind "and"."""
    ends = {found.end() for found in _COMMA.finditer(sentence)}
    for joint in _JOINT.finditer(sentence):
        behind = sentence[joint.end() :]
        rest = _NOWS.sub("", behind, count=1) if _NOWS.match(behind) else behind
        if rest is not behind or phrases.CLAUSE_OF_SPEAKER.match(rest):
            ends.add(joint.end())
    start = 0
    for end in sorted({*ends, len(sentence)}):
        if end > start:
            yield start, end
            start = end
