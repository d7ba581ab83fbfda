"""What in a text says that it matters: the signals of docs/rules.md, Importance, and their sum, the salience.

The published weights stand; what they are given for is detected more carefully than "a capital letter":

- a *name* is a capitalised word within a sentence, two in a row at its beginning, or a word with inner capitals. "I" is
  none, nor is a day, a month, or anything in a text that shouts. In German, where every noun has a capital, a name
  needs a cue before it ("heißt", "in") or a second one behind it.
- a *technical term* is known by its shape (`snake_case`, `v2.1`, `HTTP2`, `a.b()`), or by token rarity: a tokenizer's
  vocabulary is made by frequency, so the number of tokens that a word takes measures how rare it is, and no corpus is
  needed.
- *about the user* is not in the document's sum. Novelty falls as memories add up, and a user with hundreds would
  lose "I'm allergic to penicillin" to the threshold. So such a statement has a floor under its importance
  (`importance.py`) and the formula stays as it is.
"""

from itertools import zip_longest

import msgspec

from memory.language import phrases
from memory.language.alternatives import any_of
from memory.language.languages import SALIENCE
from memory.language.lasting_orders import is_standing_instruction
from memory.language.typed import spelled
from memory.model.types import CountTokens
from memory.text.reading import once
from memory.text.regex import grouped_by_first_letter, regex

NAME, NUMBER, PREFERENCE, TECHNICAL = 0.3, 0.2, 0.4, 0.1
"""Memory Vault's weights (docs/rules.md, Importance); together at most 1."""

RARE_TOKENS = 1.5
"""Tokens a word, on average, from which on a text counts as technical: everyday talk has 1.0, and 1.3 in one text of a
hundred."""

RARITY_LETTERS = 4
"""Shorter words are left out of that average: they are the language's glue."""

RARITY_WORDS = 60
"""So many words are looked at: the average of a chunk is clear by then."""


class Signals(msgspec.Struct, frozen=True, kw_only=True):
    """Which signals a text has."""

    name: bool = False
    number: bool = False
    preference: bool = False
    technical: bool = False
    about_user: bool = False


_WORD = regex(r"[^\W\d_]+(?:['’.-][^\W\d_]+)*")
_INNER_CAPITAL = regex(r"(?<![^\W_])(?:[a-z]{1,3}[A-Z][a-z]+|[A-Z][a-z]+[A-Z]\w*|[A-Z]{2,5}s?)(?![^\W_])")
_SENTENCE_START = regex(r"(?:^|[.!?…:\"“”„«»(\[\n—–-])\s*$")
_TITLE = regex(rf"(?i)(?:^|\s)(?:{any_of(SALIENCE, 'titles')})\.?\s$")
_NO_NAME = frozenset(word for each in SALIENCE for word in each.no_names.split())
_CAPITALS = regex(rf"(?i)(?<!\w)(?:{any_of(SALIENCE, 'capitals')})(?!\w)")
_BEFORE_NAMES = regex(rf"(?i)(?:{any_of(SALIENCE, 'before_names')})\s+$")
_NUMBER_OR_DATE = regex(
    rf"\d|(?i:{grouped_by_first_letter(any_of(SALIENCE, 'numbers', 'dates'), whole=True)})"
    r"|(?<!\w)(?:in|since|last|next|by|until|of) (?:May|March)\b"
)
_TECHNICAL_SHAPE = regex(
    r"(?<!\w)(?:\w+_\w+|[a-z]+[A-Z]\w*|[A-Z]+\d+\w*|[a-z]+\d+[a-z]\w*|v\d+(?:\.\d+)*|\w+\(\)|[\w-]{1,64}\.(?:js|py"
    r"|io|rs|ts|net|sql|json|yaml|sh)"
    r"|C\+\+|[CF]#|[A-Z]{2,5}/[A-Z]{2,5})(?!\w)"
)


@once
def signals(text: str, *, count: CountTokens) -> Signals:
    """The signals in `text`."""
    text = spelled(text)
    technical = _TECHNICAL_SHAPE.search(text) is not None
    if not technical:
        words = [word[0] for word in _WORD.finditer(text) if len(word[0]) >= RARITY_LETTERS][:RARITY_WORDS]
        technical = bool(words) and sum(count(f" {word}") for word in words) / len(words) >= RARE_TOKENS
    return Signals(
        name=bool(names(text)),
        number=bool(_NUMBER_OR_DATE.search(text)),
        preference=bool(phrases.PREFERENCE.search(text)) or is_standing_instruction(text),
        technical=technical,
        about_user=bool(phrases.ABOUT_USER.search(text)),
    )


def salience(found: Signals) -> float:
    """The salience (docs/rules.md, Importance), 0…1."""
    total = NAME * found.name + NUMBER * found.number + PREFERENCE * found.preference + TECHNICAL * found.technical
    return min(total, 1.0)


def names(text: str) -> frozenset[str]:
    """The proper nouns of a text (persons, organisations, places, products), in lower case."""
    if text.isupper():
        return frozenset()
    found = {match[0].casefold() for match in _INNER_CAPITAL.finditer(text)}
    words = list(_WORD.finditer(text))
    nouns_too = len(_CAPITALS.findall(text)) > 1
    for word, following in zip_longest(words, words[1:]):
        if not _is_capitalised(word[0]):
            continue
        before = text[max(word.start() - 16, 0) : word.start()]
        is_name = (
            _BEFORE_NAMES.search(before) if nouns_too else _TITLE.search(before) or not _SENTENCE_START.search(before)
        )
        if not is_name and following:  # "Anna Schmidt lives …"
            is_name = _is_capitalised(following[0]) and text[word.end() : following.start()] == " "
        if is_name:
            found.add(word[0].casefold())
    return frozenset(found - _NO_NAME)


def _is_capitalised(word: str) -> bool:
    return word[0].isupper() and len(word) > 1 and word.casefold() not in _NO_NAME
