"""Times in other languages, read as the English words for them: "am 3. Mai", "la semana pasada", "il y a deux jours".

The language is told by the question's small words: "mai" is a month in French and German, and "never" in Italian.
"""

import re
from collections.abc import Iterator
from functools import cache

from memory.language.languages import TIMES
from memory.language.time_table import TimeWords
from memory.text.expressions import Expressions
from memory.text.languages import language_of_text

_MONTHS = ("jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec")
_DAYS = ("mon", "tue", "wed", "thu", "fri", "sat", "sun")
_UNITS = ("day", "week", "month", "year")
_WORD = re.compile(r"[^\W\d_]{2,}")
_NUMBER = re.compile(r"\d")


def in_english(text: str, language: str) -> str:
    """A text in lower case with its times in English words; as it is if no table has its `language`.

    What is read already is in capitals until the end: "jan" is a month in German, too.
    """
    words = TIMES.get(language)
    return text if words is None else _read(text, words) or text


def _read(text: str, words: TimeWords) -> str:
    """A text in lower case with its times in English; empty if it names none, as most do."""
    read = text
    for pattern, english in _table(words).possible(text):
        read = pattern.sub(english, read)
    return "" if read == text else read.lower()


def readings_in_english(text: str) -> Iterator[str]:
    """A text in lower case as it is, then with its times by each language that may have them.

    Its own comes first, but a short text has few words that tell which that is.
    """
    yield text
    begin = {part for word in _WORD.findall(text) for part in (word[:3], word[:4])}
    found = [name for name, words in TIMES.items() if not begin.isdisjoint(_begins(words.begin))]
    own = language_of_text(text) if found or _NUMBER.search(text) else ""
    # A day without its month has no word of its own ("am 17.").
    for name in sorted({*found, own} & TIMES.keys(), key=lambda name: (name != own, name)):
        if read := _read(text, TIMES[name]):
            yield read


@cache
def _begins(parts: str) -> frozenset[str]:
    return frozenset(parts.split())


@cache
def _table(words: TimeWords) -> Expressions[str]:
    """How each kind of time is read."""
    rows = ((rf"(?<!\w)(?:{source})(?!\w)", english.upper()) for source, english in _expressions(words))
    return Expressions(rows, flags=0)


def _expressions(words: TimeWords) -> Iterator[tuple[str, str]]:
    """Expressions and what each is in English; what is longer comes before what is part of it."""
    yield words.day_before, "the day before yesterday"
    yield words.day_behind, "the day after tomorrow"
    yield words.tomorrow, "tomorrow"
    yield words.yesterday, "yesterday"
    yield words.today, "today"
    yield words.weekend, "last weekend"
    yield words.this_weekend, "the weekend"
    for unit, english in zip(words.units, _UNITS, strict=True):
        yield words.last.replace("UNIT", f"(?:{unit})"), f"last {english}"
        yield words.this.replace("UNIT", f"(?:{unit})"), f"this {english}"
        yield words.next.replace("UNIT", f"(?:{unit})"), f"next {english}"
        for number, count in enumerate((r"\d{1,4}", *words.counts)):
            for form in words.ago.split("|"):
                told = form.replace("COUNT", f"({count})").replace("UNIT", f"(?:{unit})")
                yield told, f"{number or chr(92) + '1'} {english} ago"
            for form in words.ahead.split("|"):
                told = form.replace("COUNT", f"({count})").replace("UNIT", f"(?:{unit})")
                yield told, f"in {number or chr(92) + '1'} {english}"
    for month, english in zip(words.months, _MONTHS, strict=True):
        yield rf"(\d{{1,2}})(?:\.|er|º)?(?: de)? (?:{month})(?:(?: del?)? (\d{{4}}))?", rf"\1 {english} \2"
        yield rf"(?:{month})(?: del?)? (\d{{4}})", rf"{english} \1"
        yield month, f"in {english}"
    yield words.day_of_month, r"on the \1th"
    for day, english in zip(words.weekdays, _DAYS, strict=True):
        yield day, f"on {english}"
