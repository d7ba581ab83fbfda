"""Whose a medicine is that is told alone: whom the sentence before is about. "My dad is 80. Metformin at night."."""

from collections.abc import Iterable, Iterator

from memory.language.languages import LANGUAGES
from memory.language.relatives import is_of_relative
from memory.language.terse import NAME, alone
from memory.text.expressions import Expressions
from memory.text.regex import regex

_NAME = regex(rf"(?i){NAME}")
_ALONE = Expressions((alone(each.words), None) for each in LANGUAGES)
"""Asked where `_NAME` is found alone: to read these takes half a second, for which no question can wait."""
_OF_PATIENT = regex(r"(?i)(?:(?:the|der|die|le|la|el|il|o|a) )?(?:patient|paciente|paziente)")


def without_others_medicines(stated: Iterable[str]) -> Iterator[str]:
    """Sentences without the medicines of whom the one before is about."""
    about = ""
    for each in stated:
        if not is_medicine_of(about, each):
            about = each
            yield each


def is_medicine_of(before: str, sentence: str) -> bool:
    """Whether a sentence is a medicine alone that another takes, whom the sentence before is about."""
    if not (is_of_relative(before) or _OF_PATIENT.match(before)) or not _NAME.search(sentence):
        return False
    return any(pattern.match(sentence) for pattern, _ in _ALONE.possible(sentence))
