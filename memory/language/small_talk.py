"""Messages that say and ask nothing: a greeting, thanks, a word of assent."""

from memory.language import phrases
from memory.language.signals import names
from memory.language.typed import spelled
from memory.text.regex import regex

LONGEST = 60
"""Characters: who says more asks or tells something."""

_GAP = regex(r"[\s,!.:;…–—)(-]*")
_CALLED = regex(r"\s+(?:[\w'’-]+|[A-ZÀ-Þ]\w*\.?\s+[A-ZÀ-Þ][\w'’-]*)[\s!.…]*$")
"""Who is greeted or thanked, without a mark before it: "thanks Lisa", "danke Frau Huber"; not "Thanks, Lisbon."."""
_WORDS = 4
"""Behind thanks: "that's perfect", "you too"."""


def is_small_talk(text: str) -> bool:
    """Whether nothing that is known of somebody could help to answer."""
    rest = text.strip().lstrip("¡")
    if len(rest) > LONGEST or "?" in rest:
        return False
    rest = spelled(rest)
    polite = False
    while True:
        greets = phrases.GREETING.match(rest) or phrases.THANKS.match(rest)
        opening = greets or phrases.FILLER.match(rest)
        if opening is None:
            break
        behind = rest[opening.end() :]
        if greets and _CALLED.match(behind):
            return True
        polite, rest = True, _GAP.sub("", behind, count=1)
    is_empty = len(rest.split()) <= _WORDS and phrases.EMPTY_STATEMENT.match(rest) and not names(rest)
    return not rest or (polite and bool(is_empty))
