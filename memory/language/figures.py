"""The figures of a text by what they count: days, times of the day, years, an amount of something.

    "It's about 7 hours"     hours: 7
    "on June 21st"           day: 21
    "April 28 at 9:30"       day: 28, clock: 9:30
    "the rent is $1,975"     $: 1,975

Only figures of one kind can take each other's place: seven hours are nothing instead of the 21st of June.
"""

import re
from collections import defaultdict
from collections.abc import Mapping

from memory.language.languages import SIGNS, TIMES, WORDINGS
from memory.language.wording import alike
from memory.text.chunking import sentences
from memory.text.reading import once
from memory.text.regex import grouped_by_first_letter, regex
from memory.text.stop_words import OF_LATIN_SCRIPT

DAY, CLOCK, YEAR, WEEKDAY = "day", "clock", "year", "weekday"
BARE = ""
"""Of a number beside which nothing stands that it counts: it may be any amount."""

_MONTHS = (
    r"jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?"
    r"|nov(?:ember)?|dec(?:ember)?"
)
_MONTH = (
    grouped_by_first_letter(
        "|".join((_MONTHS, *(month for words in TIMES.values() for month in words.months))), whole=True
    )
    + r"\.?"
)
_COUNTS = {
    word: str(number)
    for wording in WORDINGS
    for number, word in enumerate(wording.counts.split())
    if number > 1 and word != "-"
}
"""Spelled numbers: "a" and "one" are mostly no figures."""
_NUMBER = rf"\d+(?:[.,:/-]\d+)*|{grouped_by_first_letter('|'.join(_COUNTS), whole=True)}"
_FIGURE = regex(
    rf"(?i)(?<![\w.,])(?P<month>(?:{_MONTH}|d[ií]a)(?: the)? )?(?P<sign>[$€£¥])?(?P<number>{_NUMBER})"
    rf"(?P<day>(?:st|nd|rd|th|º|er)(?!\w)|\.?(?: (?:of|de|di|do|del))? {_MONTH})?"
    r"(?:[\s-]?(?P<what>[^\W\d_]+|[$€£¥%]))?"
)
_ALONE = regex(
    r"(?i)[^\w$€£¥]*(?P<sign>[$€£¥])?(?:\d+(?:[.,]\d+)*)\s?k?(?:[\s-]?(?P<what>[^\W\d_]{2,}|[$€£¥%]))?"
    r"(?P<behind>(?:[\s,]+[^\W\d_]+){0,4})[\s!.…]*"
)
_OCLOCK = regex(r"(?i)[ap]\.?m|uhr|o|h|heures?|horas?")
_YEARS = regex(r"(?:19|20)\d\d")
_WEEKDAYS = {
    word: str(number) for signs in SIGNS for number, group in enumerate(signs.days.split("|")) for word in group.split()
}
_WORD = regex(r"[^\W\d_]+")
_SMALL = frozenset[str]().union(
    *OF_LATIN_SCRIPT.values(), *(f"{each.glue} {each.breaks} {each.particles}".split() for each in WORDINGS)
)
"""What counts nothing where it stands behind a number."""
_MAY_HAVE = regex(rf"(?i)\d|{grouped_by_first_letter('|'.join((*_COUNTS, *_WEEKDAYS)), whole=True)}")
OF_TIMES = regex(rf"(?i){_MONTH}|{'|'.join(_WEEKDAYS)}")
"""Matches a word that names a month or a day of the week: it counts as a figure, and tells of nothing."""


@once
def figures(text: str) -> Mapping[str, frozenset[str]]:
    """What kinds of figures a text has, and which: a kind is `day`, `clock`, `year`, `weekday` or what is counted."""
    if not _MAY_HAVE.search(text):
        return {}
    found = defaultdict[str, set[str]](set)
    for each in _FIGURE.finditer(text):
        found[_kind(each)].add(_COUNTS.get(each["number"].lower(), each["number"]))
    for word in _WORD.findall(text.lower()):
        if word in _WEEKDAYS:
            found[WEEKDAY].add(_WEEKDAYS[word])
    return {kind: frozenset(values) for kind, values in found.items()}


def _kind(found: "re.Match[str]") -> str:
    if found["month"] or found["day"]:
        return DAY
    what = (found["sign"] or found["what"] or BARE).lower()
    if ":" in found["number"] or _OCLOCK.fullmatch(what):
        return CLOCK
    if _YEARS.fullmatch(found["number"]):
        return YEAR
    return BARE if what in _SMALL else what


def counted_alone(text: str) -> str:
    """What a text counts whose first sentence is nothing but a figure: "words" of "86,200 words. It is done."."""
    first = next(iter(sentences(text)), "")
    if (found := _ALONE.fullmatch(first)) is None:
        return ""
    others = (word for word in _WORD.findall(found["behind"].lower()) if word not in _SMALL)
    return "" if any(others) else (found["sign"] or found["what"] or "").lower()


def is_amount(text: str) -> bool:
    """Whether a text is one sentence and only an amount, with a word beside it at most: "5 weeks", "9 weeks today"."""
    found = _ALONE.fullmatch(text)
    if found is None or not (found["sign"] or found["what"]):
        return False
    return sum(word not in _SMALL for word in _WORD.findall(found["behind"].lower())) <= 1


def counts(text: str, what: str) -> bool:
    """Whether a text has a figure, and what is counted: "word count's now 74 thousand" counts words."""
    found = figures(text)
    kinds = found.keys() - {DAY, CLOCK, YEAR, WEEKDAY}
    return bool(kinds) and (what in kinds or any(alike(what, word) for word in _WORD.findall(text.lower())))


def differ(now: Mapping[str, frozenset[str]], before: Mapping[str, frozenset[str]]) -> bool:
    """Whether any kind of figure is another now than it was before."""
    return any(
        values.isdisjoint(former)
        for kind, values in now.items()
        for other, former in before.items()
        if _are_one(kind, other)
    )


def _are_one(kind: str, other: str) -> bool:
    if kind == other:
        return True
    if {kind, other} & {DAY, CLOCK, YEAR, WEEKDAY}:
        return False
    return BARE in {kind, other} or alike(kind, other)
