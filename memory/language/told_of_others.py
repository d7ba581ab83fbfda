"""Whose it is what a sentence tells without anybody: of whom the one before is about.

"My dad is 80. Metformin at night. Diabetic since 2010."
"""

from collections.abc import Iterable, Iterator, Sequence

from memory.language.ailments_named import speaks_of_others, tells_alone
from memory.language.alternatives import any_of
from memory.language.languages import LANGUAGES, NOTES
from memory.language.relatives import is_of_relative
from memory.language.terse import NAME, alone
from memory.text.expressions import Expressions
from memory.text.regex import regex

_NAME = regex(rf"(?i){NAME}")
_ALONE = Expressions((alone(each.words), None) for each in LANGUAGES)
"""Asked where `_NAME` is found alone: to read these takes half a second, for which no question can wait."""
_OF_PATIENT = regex(rf"(?i)(?:(?:{any_of(NOTES, 'the')}) )?(?:{any_of(NOTES, 'patient')})")


def without_told_of_others(sentences: Iterable[str]) -> Iterator[str]:
    """Sentences without what they tell tersely of whom the one before is about."""
    about = ""
    for each in sentences:
        if not (about and is_told_of([about], each)):
            about = each
            yield each


def is_told_of(before: Sequence[str], sentence: str) -> bool:
    """Whether a sentence is a medicine or an illness alone, of another whom one of those before is about."""
    is_illness = tells_alone(sentence)
    if not (is_illness or _is_medicine(sentence)):  # most are neither, and many may stand before
        return False
    return any(is_of_relative(each) or _OF_PATIENT.match(each) for each in before) or (
        is_illness and any(map(speaks_of_others, before))
    )


def _is_medicine(sentence: str) -> bool:
    return bool(_NAME.search(sentence)) and any(pattern.match(sentence) for pattern, _ in _ALONE.possible(sentence))
