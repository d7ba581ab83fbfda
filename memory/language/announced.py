"""What a sentence says of the day on which it begins to be so, where that is to come: "from the first of December".

"We move to Setúbal on December 20."         announced, if it is said before
"We moved to Setúbal on November 20."        not: it is so
"I live in Graz and fly on the 20th."        not: the day is of another clause
"""

from datetime import date, timedelta

from memory.language import phrases
from memory.language.agenda import days_named
from memory.language.alternatives import any_of
from memory.language.languages import LANGUAGES, SPANS
from memory.text.regex import regex

AHEAD = timedelta(92)
"""Farther ahead lies a day of which nobody says the year: it was one of the last year."""

_ANDS = regex(
    rf"(?i)[;:!?]\s|(?<!\d)\.\s|\s(?:{any_of((each.words for each in LANGUAGES), 'ands')}|{phrases.of_all('but')})\s"
)
_HAS_BEGUN = regex(rf"(?i)\b(?:{any_of(SPANS, 'moved')})(?!\w)")
_NEXT = regex(rf"(?i)\b(?:{any_of(SPANS, 'coming')})(?!\w)")


def is_announced(sentence: str, value: str, said: date) -> bool:
    """Whether a value holds only from a day on that is to come for who said the sentence on that day."""
    clause = _clause_of(value, sentence)
    if _HAS_BEGUN.search(clause):
        return False
    days = days_named(clause, said)
    return _NEXT.search(clause) is not None or any(said < first <= said + AHEAD for first, _ in days)


def _clause_of(value: str, sentence: str) -> str:
    """The clause of a value, with what stands beside it in which nobody speaks: "from December, we're in Setúbal"."""
    told = next((part for part in _ANDS.split(sentence) if value in part), sentence)
    parts = told.split(",")
    return " ".join(part for part in parts if value in part or not phrases.OF_SPEAKER.search(part))
