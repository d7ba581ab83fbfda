"""Whether a user says that she is not whose account it is, but somebody else, or writes for him.

    "I'm not Mr Hughes, I'm his daughter Kate."
    "I'm calling for my dad, this is his account."
    "This is Priya, Tom's wife."
    "Now Mia is typing: hi its mia. i like horses"

What she says of herself then is nobody's fact whom the memory knows. "I'm Kate, Martin's daughter" may be the user.
"""

from collections.abc import Iterable, Iterator

from memory.language import vocabulary
from memory.language.languages import LANGUAGES, SPEAKING_FOR
from memory.text.expressions import Expressions
from memory.text.reading import once

LOOKED_AT = 600
"""So many characters of a message are looked at: who speaks is said where it begins."""


def is_for_another(messages: Iterable[str]) -> bool:
    """Whether somebody else writes the last of a user's messages, in their order.

    Whoever is given the keyboard writes until the user says that she is back; another's account stays another's.
    """
    is_anothers = is_lent = False
    for message in messages:
        is_anothers = is_anothers or speaks_for_another(message)
        is_lent = _lends(message) or (is_lent and not _is_back(message))
    return is_anothers or is_lent


@once
def speaks_for_another(text: str) -> bool:
    """Whether who writes this says so."""
    return _FORMS.find(text[:LOOKED_AT].replace("’", "'"))


def _lends(text: str) -> bool:
    """Whether it says that somebody else is typing."""
    return _TYPING.find(text[:LOOKED_AT].replace("’", "'"))


def _is_back(text: str) -> bool:
    return _RETURNS.find(text[:LOOKED_AT].replace("’", "'"))


def _of(at: int) -> Iterator[str]:
    """The forms of a language."""
    words = SPEAKING_FOR[at]
    ends = rf"(?: {_NAME})?(?=\s*(?:[,.;:!?)–—-]|$))"
    for form, behind in ((words.not_him, r"(?!\w)"), (words.introduces, r"(?!\w)"), (words.not_hers, ends)):
        yield rf"{_BEGINS}(?:{_named(form, at)}){behind}"
    yield rf"{_BEGINS}(?:{words.for_him})"
    yield rf"{_BEGINS}(?:{words.for_relative}) (?:\w+ )?(?:{_relatives(at)}){ends}"


def _named(form: str, at: int) -> str:
    """A form with the names and relatives of its language."""
    relative = f"(?:{_relatives(at)})"
    who = rf"(?:(?:{SPEAKING_FOR[at].my}) (?:\w+ )?{relative}(?: {_NAME})?|{_NAME})"
    return form.replace("{who}", who).replace("{name}", _NAME).replace("{rel}", relative)


def _relatives(at: int) -> str:
    known = LANGUAGES[at].words
    named = (known.relative, vocabulary.RELATIVE, SPEAKING_FOR[at].relatives, *known.relatives)
    return "|".join(filter(None, named))


_NAME = r"(?-i:(?!(?:I|I'm|He|She|It)\b)[A-ZÀ-Þ][\w'-]*\w(?: [A-ZÀ-Þ][\w'-]*\w){0,2}?)"
_BEGINS = r"(?:^|[\s(])"

_FORMS = Expressions((says, None) for at in range(len(SPEAKING_FOR)) for says in _of(at))
_TYPING = Expressions(
    (rf"{_BEGINS}(?:{_named(words.typing, at)})(?!\w)", None) for at, words in enumerate(SPEAKING_FOR)
)
_RETURNS = Expressions((rf"{_BEGINS}(?:{words.returns})(?!\w)", None) for words in SPEAKING_FOR)
