"""Whether a user says that she is not whose account it is, but somebody else, or writes for him.

    "I'm not Mr Hughes, I'm his daughter Kate."
    "I'm calling for my dad, this is his account."
    "This is Priya, Tom's wife."

What she says of herself then is nobody's fact whom the memory knows. "I'm Kate, Martin's daughter" may be the user.
"""

from collections.abc import Iterator

from memory.language import vocabulary
from memory.language.languages import LANGUAGES, SPEAKING_FOR
from memory.text.expressions import Expressions
from memory.text.reading import once

LOOKED_AT = 600
"""So many characters of a message are looked at: who speaks is said where it begins."""


@once
def speaks_for_another(text: str) -> bool:
    """Whether who writes this says so."""
    return _FORMS.find(text[:LOOKED_AT].replace("’", "'"))


def _of(at: int) -> Iterator[str]:
    """The forms of a language."""
    words, known = SPEAKING_FOR[at], LANGUAGES[at].words
    relative = "|".join(filter(None, (known.relative, vocabulary.RELATIVE, words.relatives, *known.relatives)))
    name = r"(?-i:(?!(?:I|I'm|He|She|It)\b)[A-ZÀ-Þ][\w'-]*\w(?: [A-ZÀ-Þ][\w'-]*\w){0,2}?)"
    begins = r"(?:^|[\s(])"
    ends = rf"(?: {name})?(?=\s*(?:[,.;:!?)–—-]|$))"
    for form, behind in ((words.not_him, r"(?!\w)"), (words.introduces, r"(?!\w)"), (words.not_hers, ends)):
        told = form.replace("{name}", name).replace("{rel}", f"(?:{relative})")
        yield rf"{begins}(?:{told}){behind}"
    yield rf"{begins}(?:{words.for_him})"
    yield rf"{begins}(?:{words.for_relative}) (?:\w+ )?(?:{relative}){ends}"


_FORMS = Expressions((says, None) for at in range(len(SPEAKING_FOR)) for says in _of(at))
