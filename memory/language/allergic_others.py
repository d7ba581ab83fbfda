"""Whether a request tells of somebody else's allergy: it is lost with the request otherwise."""

from memory.language import phrases
from memory.language.languages.allergic_others import PATTERNS
from memory.text.expressions import Expressions
from memory.text.reading import once

_TOLD = Expressions((pattern, None) for pattern in PATTERNS)


@once
def tells_of_allergic(sentence: str) -> bool:
    """Whether it says, of somebody the user knows, what they are allergic to: nobody made up, and not "a guest"."""
    return _TOLD.find(sentence) and not phrases.FICTION.find(sentence)
