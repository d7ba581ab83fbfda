"""What a new fact is against what is known, before any threshold (DESIGN §4).

Cosine alone decides nothing: a small embedder puts "metformin 500 mg" beside "metformin 850 mg". So two texts that are
near say the same only if no number, date, negation or proper noun tells them apart.
"""

import re
from collections.abc import Sequence
from enum import StrEnum

import msgspec

from memory.signals import names


class Verdict(StrEnum):
    """What is to be done with a fact."""

    ADD = "ADD"
    NONE = "NONE"


class Decision(msgspec.Struct, frozen=True, kw_only=True):
    """A verdict, why, and the known memory that it speaks of."""

    verdict: Verdict
    reason: str
    """`new`, `same_text` or `duplicate`."""
    memory_id: str | None = None


class Known(msgspec.Struct, frozen=True):
    """A memory that a fact is compared with, and their cosine (0 where one has no vector)."""

    id: str
    text: str
    cosine: float


_TOKEN = re.compile(r"\d+(?:[.,:/-]\d+)*|[^\W\d_]+(?:['’][^\W\d_]+)?")
_NEGATED = re.compile(
    r"not|no|never|none|nothing|nobody|neither|nor|without|cannot|\w+n['’]t|stopped|quit|hate|dislike"
    r"|nicht|kein\w{0,2}|nie|niemals|ohne|nunca|jamás|sin|tampoco|ne|pas|jamais|sans|aucune?"
)
_DATE = re.compile(
    r"(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|may|june|july|august|september|october"
    r"|november|december|yesterday|today|tomorrow|mornings?|noon|evenings?|night|spring|summer|autumn|winter"
    r"|montags?|dienstags?|mittwochs?|donnerstags?|freitags?|samstags?|sonntags?|januar|februar|märz|mai|juni|juli"
    r"|oktober|dezember|lunes|martes|miércoles|jueves|viernes|sábado|domingo|enero|febrero|marzo|abril|mayo|junio"
    r"|julio|agosto|septiembre|octubre|noviembre|diciembre|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche"
    r"|janvier|février|mars|avril|juin|juillet|août|septembre|octobre|novembre|décembre"
)
_COUNTS = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")


def compare(text: str, known: Sequence[Known], *, duplicate_cosine: float) -> Decision:
    """NONE for what is known already, in the same words or in others; else ADD."""
    for memory in known:
        if memory.text == text:
            return Decision(verdict=Verdict.NONE, reason="same_text", memory_id=memory.id)
    for memory in known:
        if memory.cosine >= duplicate_cosine and not differ(text, memory.text):
            return Decision(verdict=Verdict.NONE, reason="duplicate", memory_id=memory.id)
    return Decision(verdict=Verdict.ADD, reason="new")


def differ(one: str, other: str) -> bool:
    """Whether a number, a date stated in the text, a negation or a proper noun is in one text and not in the other."""
    mine, theirs = _words(one), _words(other)
    return (
        _numbers_and_dates(mine) != _numbers_and_dates(theirs)
        or _negations(mine) % 2 != _negations(theirs) % 2
        or not (names(one) <= _parts(theirs) and names(other) <= _parts(mine))
    )


def _words(text: str) -> list[str]:
    words: list[str] = _TOKEN.findall(text.casefold())
    return [str(_COUNTS.index(word)) if word in _COUNTS else word for word in words]


def _parts(words: list[str]) -> set[str]:
    return {part for word in words for part in (word, word.partition("'")[0], word.partition("’")[0])}


def _numbers_and_dates(words: list[str]) -> set[str]:
    return {word for word in words if word[0].isdigit() or _DATE.fullmatch(word)}


def _negations(words: list[str]) -> int:
    return sum(bool(_NEGATED.fullmatch(word)) for word in words)
