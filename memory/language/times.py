"""Times in other languages, read as the English words for them: "am 3. Mai", "la semana pasada", "il y a deux jours".

The language is told by the question's small words: "mai" is a month in French and German, and "never" in Italian.
"""

import re
from collections.abc import Iterator
from functools import cache

from memory.language.languages import TIMES
from memory.language.time_table import TimeWords
from memory.text.languages import language_of_text

_MONTHS = ("jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec")
_DAYS = ("mon", "tue", "wed", "thu", "fri", "sat", "sun")
_UNITS = ("day", "week", "month", "year")


def in_english(text: str) -> str:
    """A text in lower case with its times in English words; as it is if no table has its language.

    What is read already is in capitals until the end: "jan" is a month in German, too.
    """
    if (words := TIMES.get(language_of_text(text))) is None:
        return text
    hint, readings = _readings(words)
    if not hint.search(text):
        return text
    for pattern, english in readings:
        text = pattern.sub(english, text)
    return text.lower()


@cache
def _readings(words: TimeWords) -> tuple[re.Pattern[str], tuple[tuple[re.Pattern[str], str], ...]]:
    """What tells that a text names a time at all, which few do, and how each kind is read."""
    sources = [(rf"(?<!\w)(?:{source})(?!\w)", english.upper()) for source, english in _expressions(words)]
    hint = re.compile("|".join(source for source, _ in sources))
    return hint, tuple((re.compile(source), english) for source, english in sources)


def _expressions(words: TimeWords) -> Iterator[tuple[str, str]]:
    """Expressions and what each is in English; what is longer comes before what is part of it."""
    yield words.day_before, "the day before yesterday"
    yield words.yesterday, "yesterday"
    yield words.today, "today"
    yield words.weekend, "last weekend"
    for unit, english in zip(words.units, _UNITS, strict=True):
        yield words.last.replace("UNIT", f"(?:{unit})"), f"last {english}"
        yield words.this.replace("UNIT", f"(?:{unit})"), f"this {english}"
        for number, count in enumerate((r"\d{1,4}", *words.counts)):
            for form in words.ago.split("|"):
                told = form.replace("COUNT", f"({count})").replace("UNIT", f"(?:{unit})")
                yield told, f"{number or chr(92) + '1'} {english} ago"
    for month, english in zip(words.months, _MONTHS, strict=True):
        yield rf"(\d{{1,2}})(?:\.|er|º)?(?: de)? (?:{month})(?:(?: del?)? (\d{{4}}))?", rf"\1 {english} \2"
        yield rf"(?:{month})(?: del?)? (\d{{4}})", rf"{english} \1"
        yield month, f"in {english}"
    for day, english in zip(words.weekdays, _DAYS, strict=True):
        yield day, f"on {english}"
