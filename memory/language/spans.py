"""What is so for a while only, and until when: "vegan for January", "no lifting for six weeks".

    "I'm vegan until Easter."                     for a while
    "I've been vegan for ten weeks."              not: so long it has been so
    "I moved to Leeds this week."                 not: it has begun this week
    "This week I'm in Rome, but I live in Leeds"  the first clause alone

A span belongs to the clause in which it stands, or in front of which. What lasts for years is for good.
"""

import re
from calendar import monthrange
from collections.abc import Iterator, Sequence
from datetime import date, timedelta
from functools import cached_property

from memory.language import phrases
from memory.language.alternatives import any_of
from memory.language.languages import LANGUAGES, SPANS
from memory.language.span_table import SpanWords
from memory.text.chunking import sentences
from memory.text.expressions import Expressions
from memory.text.reading import once
from memory.text.regex import regex

_COMMA = regex(r"\s*(?:[,;:!?()]|\.(?=\s)|\s[-–—])\s+")
_JOINT = regex(rf"\s+(?:{any_of((each.words for each in LANGUAGES), 'ands')}|{phrases.of_all('but')})\s+")


FEW = 3
"""What "a few weeks" are at least."""
_DAYS_OF_UNIT = (1, 7, 31)
_DAYS_OF_WEEK, _MONTHS_OF_YEAR = 7, 12


class _Spans:
    """How one language says it."""

    def __init__(self, words: SpanWords) -> None:
        self._table = words
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
        self._span = _words(rf"(?P<count>{count})[ -](?P<unit>{unit})")
        weekday = "|".join(words.weekdays)
        dated = rf"(?:(?P<day>\d{{1,2}})(?:st|nd|rd|th|\.|º|er)? (?:[^\W\d]{{1,3}} ?'?)?)?(?P<month>{month})"
        self._day = regex(
            rf"(?i)(?:{words.until})\s?(?:[^\W\d]+[ '’-]){{0,4}}?(?:(?P<weekday>{weekday})"
            rf"|{dated}(?: (?P<behind>\d{{1,2}})(?:st|nd|rd|th)?)?)(?!\w)"
        )

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

    def ends(self, sentence: str, said: date, *, counted: bool) -> Iterator[date | None]:
        """The last days of the spans in a sentence that was said on that day; None for an end that is no day."""
        for found in self.lasting.finditer(sentence) if counted else ():
            if span := self._span.search(found[0]):
                unit = _index(self._table.units, span["unit"])
                yield said + timedelta(self._count(span["count"]) * _DAYS_OF_UNIT[unit])
        for found in self.until.finditer(sentence):
            end = self._day.match(sentence, found.start())
            yield None if end is None else self._last_day(end, said)

    def _count(self, count: str) -> int:
        if count.isdigit():
            return int(count)
        return FEW if re.fullmatch(self._table.few, count, re.IGNORECASE) else _index(self._table.counts, count) + 1

    def _last_day(self, end: re.Match[str], said: date) -> date | None:
        if end["weekday"]:
            ahead = (_index(self._table.weekdays, end["weekday"]) - said.weekday()) % _DAYS_OF_WEEK
            return said + timedelta(ahead or _DAYS_OF_WEEK)
        month = _index(self._table.months, end["month"]) + 1
        year = said.year + (month < said.month)
        last = monthrange(year, month)[1]
        named = end["day"] or end["behind"]
        day = date(year, month, min(int(named), last) or last) if named else date(year, month, last)
        return day if day >= said else date(year + 1, month, min(day.day, monthrange(year + 1, month)[1]))


def _index(patterns: Sequence[str], word: str) -> int:
    return next(at for at, each in enumerate(patterns) if re.fullmatch(each, word, re.IGNORECASE))


def end_of(text: str, said: date, *, counted: bool = True) -> date | None:
    """The last day of what a text says is so for a while, as it was said on that day; None: it names no such day.

    `counted`: also what lasts for so and so long. Of several the latest.
    """
    ends: list[date | None] = []
    for sentence in sentences(text):
        if found := _languages_of(sentence):
            spoken = frozenset(_WORD.findall(sentence.casefold()))
            likeliest = max(sorted(found), key=lambda at: len(LANGUAGES[at].words.frequent & spoken))
            ends += _READERS[likeliest].ends(sentence, said, counted=counted)
    known = [end for end in ends if end is not None]
    return max(known) if known and len(known) == len(ends) else None


_WORD = regex(r"\w+")


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
        behind = _COMMA.split(sentence[joint.end() :], 1)[0]
        if phrases.CLAUSE_OF_SPEAKER.match(behind) or phrases.OF_SPEAKER.search(behind):
            ends.add(joint.end())
    start = 0
    for end in sorted({*ends, len(sentence)}):
        if end > start:
            yield start, end
            start = end
