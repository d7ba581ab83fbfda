"""Of whom a statement is: the user, somebody or an animal of theirs, or who is named."""

from memory.language.languages.beings import CALLED_BY_NAME, OF_THE_USER
from memory.language.signals import names
from memory.language.wording import USER
from memory.text.regex import regex

_BEING = regex(OF_THE_USER)
_NAMED = regex(CALLED_BY_NAME)


def subject(text: str) -> str:
    """Of whom a fact speaks: `@user`, a person or animal of theirs, or a name."""
    if being := _BEING.match(text):
        return " ".join(part for part in (being["being"], being["name"]) if part).casefold()
    named = _NAMED.match(text)
    if named and names(f"of {named['name']}"):
        return named["name"].casefold()
    return USER
