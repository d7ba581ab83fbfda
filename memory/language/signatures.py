"""The name with which somebody signs each of her messages: it is no word of what she says.

    "I still feel tired. Margaret"              I still feel tired.
    "Was ist sieben mal acht? LG Inge"          Was ist sieben mal acht?
    "What's my wife called? Margaret"           as it is: it may be the answer

Signed messages share that word with every question, so that all of them would be found for each.
"""

from memory.language import phrases
from memory.language.languages import TYPED
from memory.language.languages.given_names import GIVEN_NAMES
from memory.text.reading import once
from memory.text.regex import regex

_ENDS = regex(
    rf"(?i)(?<=[.!?…])[ \t]*\n?[ \t]*(?P<closing>(?:[-–—~]|(?:{phrases.of_all('sign_off')}),?(?=[ \t\n]))[ \t]*\n?)?"
    r"[ \t]*(?P<name>[^\W\d_]{2,})(?P<kiss>[ \t]+x+)?[ \t]*\.?[ \t]*\Z"
)
"""A closing, or a kiss behind it, makes a name of any word with a capital."""
_NAMING = "|".join(sorted({each for of in TYPED.values() for each in of.naming}))
_CALLED = regex(rf"(?i)(?<!\w)(?:{_NAMING})(?!\w)")
"""In a question before it: the name may be who is asked for."""


@once
def without_signature(text: str) -> str:
    """A message without the given name that stands alone behind its last sentence."""
    found = _ENDS.search(text)
    if found is None:
        return text
    is_closed = (found["closing"] or found["kiss"]) and found["name"][0].isupper()
    if not is_closed and found["name"].casefold() not in GIVEN_NAMES:
        return text
    before = text[: found.start()]
    last = max(before.rfind(mark, 0, -1) for mark in ".!?…\n")
    asks_for_name = before.endswith("?") and _CALLED.search(before, last + 1)
    return text if asks_for_name else before
