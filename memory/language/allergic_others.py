"""Whether a request tells of somebody else's allergy: it is lost with the request otherwise.

"a snack for Leo, he is allergic to peanuts?"    "what can I cook for my mother who is allergic to fish?"
"""

from collections.abc import Iterator

from memory.language import phrases
from memory.language.allergy_table import AllergyWords
from memory.language.languages import ALLERGIES, LANGUAGES
from memory.text.expressions import Expressions
from memory.text.reading import once


@once
def tells_of_allergic(sentence: str) -> bool:
    """Whether it says, of somebody the user knows, what they are allergic to: nobody made up, and not "a guest"."""
    return _TOLD.find(sentence) and not phrases.FICTION.find(sentence)


_NAME = r"(?P<name>[^\W\d_][\w-]*)(?: [^\W\d_][\w-]*){0,2}?"
"""Of one word, with what stands behind a relative: "my son Leo"."""


def _forms(words: AllergyWords, allergens: str) -> Iterator[str]:
    """Those of a language: of him or her, whoever that is, and of somebody who is named or the user's."""
    is_told = rf"^(?!.*(?<!\w)(?:{words.unless})(?!\w)).*(?<!\w)"
    somebody = rf"(?:{words.before})(?:(?<=')| )(?!(?:{words.nobody})(?!\w)){_NAME}"
    to = rf"{words.allergic_to}(?:[\w'-]+[ ']){{0,3}}?(?:{allergens})(?!\w)"
    yield rf"{is_told}(?:{words.he_is}) {to}"
    yield rf"{is_told}{somebody},? (?:{words.who_is}) {to}"


_TOLD = Expressions(
    (form, None)
    for words, language in zip(ALLERGIES, LANGUAGES, strict=True)
    for form in _forms(words, language.words.allergens)
)
