"""Messages that say and ask nothing: a greeting, thanks, a word of assent."""

from memory.language import phrases
from memory.language.signals import names
from memory.language.typed import spelled
from memory.text.regex import regex

LONGEST = 60
"""Characters: who says more asks or tells something."""

_GAP = regex(r"[\s,!.:;…–—)(-]*")
_WORDS = 4
"""Behind thanks: "that's perfect", "you too"."""


def is_small_talk(text: str) -> bool:
    """Whether nothing that is known of somebody could help to answer."""
    rest = text.strip().lstrip("¡")
    if len(rest) > LONGEST or "?" in rest:
        return False
    rest = spelled(rest)
    polite = False
    while opening := next(filter(None, (pattern.match(rest) for pattern in _OPENINGS)), None):
        polite, rest = True, _GAP.sub("", rest[opening.end() :], count=1)
    is_empty = len(rest.split()) <= _WORDS and phrases.EMPTY_STATEMENT.match(rest) and not names(rest)
    return not rest or (polite and bool(is_empty))


_OPENINGS = (phrases.GREETING, phrases.THANKS, phrases.FILLER)
