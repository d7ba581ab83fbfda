"""A new address that is told as a form has it, or as a request, in full.

    "change of address: 40 Garden Way, Hull"           my new address is 40 Garden Way, Hull
    "can you change my address to 8 Park Row, Ely?"    my new address is 8 Park Row, Ely

It has a number, and is nobody's but the user's: "my mum's new address: …", "new e-mail address: …" are none.
"""

from collections.abc import Iterator

from memory.language.alternatives import any_of
from memory.language.languages import ADDRESSES
from memory.text.chunking import sentences
from memory.text.reading import once
from memory.text.regex import regex

LONGEST = 120
"""Characters of an address."""


@once
def new_address(sentence: str) -> str:
    """A sentence of the user's that tells a new address, as a statement; empty if it tells none."""
    plain = sentence.replace("’", "'")
    if not any(map(str.isdigit, plain)) or _MAY.search(plain) is None:
        return ""
    for says, full in _FORMS:
        if found := says.search(plain):
            return full.format(found["address"].strip(" .!?"))
    return ""


def new_addresses(text: str) -> Iterator[str]:
    """The new addresses that a text of the user's tells."""
    return filter(None, map(new_address, sentences(text)))


_OF = rf"(?:(?:{any_of(ADDRESSES, 'of')}) )"
_ADDRESS = rf"(?P<address>(?=(?:{_OF}*[^\s?]+ ){{0,3}}[^\s\d?]{{0,2}}\d)[^\s?][^?\n]{{5,{LONGEST}}})"
"""With a number of its own, at once or behind the name of a street."""
_MAY = regex(rf"(?i){any_of(ADDRESSES, 'stems')}")
_FORMS = tuple(
    (
        regex(
            rf"(?i)(?:^|[.!;,]\s+)(?:(?:{words.labels})(?:\s*[:=–—-]+\s*|\s+(?={words.now})|\s*,\s*(?={words.now}))"
            rf"(?:{words.now})?|(?:[^?:]{{0,60}}\s)?(?:{words.requests})\s+(?:{words.now})?){_ADDRESS}"
        ),
        words.full,
    )
    for words in ADDRESSES
)
