"""Whether whom somebody works for is a person, and no company: "for Robert Kane and Dr. Sommer"."""

from memory.language import vocabulary
from memory.language.languages.companies import FOR_WHOM, NAMED_AFTER_PEOPLE
from memory.language.languages.given_names import GIVEN_NAMES
from memory.text.chunking import TITLES
from memory.text.regex import regex

_FOR = regex(rf"(?i)(?<!\w)(?:{FOR_WHOM})\s*$")
"""In front of whom somebody works for; "at John Lewis" is no person's."""
_TITLED = regex(rf"(?:{TITLES}|(?i:{vocabulary.TITLES}))\.? (?-i:[A-ZÀ-Þ])\w")
_NAME = regex(r"[A-ZÀ-Þ][\w-]+(?: [A-ZÀ-Þ][\w'-]+){0,2}")


def is_somebody(name: str, before: str) -> bool:
    """Whether a name behind `before` is a person's: a title and a name, or a given name that no company begins with."""
    plain = name.casefold().replace(".", "")
    if not _FOR.search(before) or plain.startswith(NAMED_AFTER_PEOPLE):
        return False
    is_given = plain.split()[0] in GIVEN_NAMES and _NAME.fullmatch(name) is not None
    return is_given or _TITLED.match(name) is not None
