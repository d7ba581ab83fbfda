"""What a new fact is against what is known, before any threshold (DESIGN §4).

Cosine alone decides nothing: a small embedder puts "metformin 500 mg" beside "metformin 850 mg", and "allergic to
penicillin" beside "allergic to amoxicillin". So two texts that are near say the same only if no number, date, negation
or proper noun tells them apart, and not each has a word of its own. A paraphrase kept twice costs a line in a prompt;
an allergy taken for another is lost.
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


SHORTEST = 3
"""Letters: shorter words are glue in every language that has spaces."""

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
_GLUE = frozenset(
    """
    the and for with that this have has had are was were been being but you your from they its our just very really also
    still quite much some any now then there here about will would can i've i'm it's got too
    ich bin und der die das ein eine einen mein meine que una los las des les
    """.split()  # noqa: SIM905 - reads better
)
"""Words that a paraphrase may add or leave out."""
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
        or not (_names_all(one, other) and _names_all(other, one))
        or (_has_own_word(mine, theirs) and _has_own_word(theirs, mine))
    )


def _words(text: str) -> list[str]:
    words: list[str] = _TOKEN.findall(text.casefold())
    return [str(_COUNTS.index(word)) if word in _COUNTS else word for word in words]


def _names_all(text: str, names_of: str) -> bool:
    plain = text.casefold()
    return all(name in plain for name in names(names_of))


def _numbers_and_dates(words: list[str]) -> set[str]:
    return {word for word in words if word[0].isdigit() or _DATE.fullmatch(word)}


def _has_own_word(words: list[str], others: list[str]) -> bool:
    return any(
        not any(_alike(word, other) for other in others)
        for word in set(words)
        if len(word) >= SHORTEST and word not in _GLUE and not _NEGATED.fullmatch(word)
    )


def _alike(one: str, other: str) -> bool:
    """Whether two words are forms of one ("hike", "hiking"): they begin alike up to the shorter one's last letter."""
    length = max(SHORTEST, min(len(one), len(other)) - 1)
    return one[:length] == other[:length]


def _negations(words: list[str]) -> int:
    return sum(bool(_NEGATED.fullmatch(word)) for word in words)
