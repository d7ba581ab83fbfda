"""What the user said last, and was of somebody else, or meant for another conversation, as she says then.

    "Sorry, that was about my brother, not me."     of another
    "Oops, wrong chat, that was for a customer."    elsewhere

Its sentence says nothing else. "The cake was for my brother, not me" speaks of a thing, and is none.
"""

import re
from typing import Literal

from memory.language.languages import MISDIRECTED
from memory.language.misdirected_table import Misdirected
from memory.text.regex import by_first_letter, regex

Misdirection = Literal["elsewhere", "another", "perhaps"]
"""`perhaps`: of another, or a thing that was for him: "that was for my brother, not me"."""


def misdirection(spoken: str) -> Misdirection | None:
    """What a sentence says of what was said before it, if it says that this was not of the user."""
    plain = spoken.replace("’", "'").lower()
    if not may_be_misdirected(plain):
        return None
    for kind, pattern in _FORMS:
        if pattern.match(plain):
            return kind
    return None


def may_be_misdirected(plain: str) -> bool:
    """Whether a text in lower case may say so: the others are looked at no further."""
    return _SIGN.search(plain) is not None


_GAP = r"(?:\s*[,.;:!–—-]+\s*|\s+)"
_ENDS = r"[\s.!…)]*$"
_WHOM = r"[^,;:.!?–—]{2,40}?"


def _of(words: Misdirected) -> dict[Misdirection, str]:
    """The forms of a language: behind what opens it, with whom it was about, or meant for."""
    not_me = rf"{_GAP}(?:{words.not_me})"
    begins = rf"[\s¿¡]*(?:(?:{words.opens}){_GAP})*(?:(?:{words.not_me}){_GAP})?"
    strangers = rf"(?:{words.strangers})"
    behind = rf"(?:{_GAP}(?:{words.had}|{words.theirs}))*"
    said = rf"(?:{words.that}) "
    forms: dict[Misdirection, str] = {
        "elsewhere": (
            rf"{begins}(?:(?:{words.elsewhere})(?!\w)(?:{_GAP}[^?]{{0,100}})?"
            rf"|{said}(?:(?:{words.about}|{words.meant}|{words.aimed}) ?)?{strangers}{_REST}){_ENDS}"
        ),
        "another": (
            rf"{begins}(?:(?:{said}(?:{words.about}|{words.meant}) ?|(?:{words.speaking}) ){_WHOM}{behind}"
            rf"(?:{not_me}|(?<=\w){_GAP}(?:{words.theirs}))"
            rf"|{said}{_WHOM}(?:{_GAP}(?:{words.had})){not_me}){_ENDS}"
        ),
        "perhaps": rf"{begins}{said}(?:{words.aimed}) {_WHOM}{behind}{not_me}{_ENDS}",
    }
    return forms


_REST = rf"(?:{_GAP}[^?]{{0,40}})?"
_FORMS: tuple[tuple[Misdirection, re.Pattern[str]], ...] = tuple(
    (kind, regex(says)) for words in MISDIRECTED for kind, says in _of(words).items()
)
_SIGN = by_first_letter("|".join(words.signs for words in MISDIRECTED), whole=False)
