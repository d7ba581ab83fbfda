"""Of which of the user's states a text speaks, in more ways than `claims` reads: home, work, diet, partner.

    "User works in tech"                    work
    "I live in Oslo with my wife"           home
    "Nos mudamos a Sevilla"                 home
    "User's sister lives in Rome"           none: it is not the user's

A claim has a value that another one replaces; this is less: two texts that may be about one thing, to be shown to who
decides. They are found by it as by their slots, however much else is nearer (docs/rules.md, Comparison).
"""

import re

from memory.language.claim_table import ClaimTable
from memory.language.claims import facets
from memory.language.contraries import matters_ordered
from memory.language.languages import CLAIMS
from memory.text.chunking import sentences
from memory.text.expressions import Expressions
from memory.text.reading import once
from memory.text.regex import regex

LONGEST_QUESTION = 80
"""Characters: who writes more asks for something else, too."""

SENTENCES = 8
"""So many sentences are looked at: a passage has fewer, a document speaks of nobody's state."""

_MARK = "\x1fstate\x1f"
"""Begins the word of a state in an index: no analyzer leaves it in one."""

_ORDERED = "\x1forder\x1f"
"""Begins that of a matter of a standing instruction."""


@once
def slots(text: str) -> tuple[str, ...]:
    """The slots that a text claims, the states that it speaks of and the matters it orders: words that no text has."""
    of_states = (f"{_MARK}{state}" for state in sorted(states(text)))
    return (*facets(text), *of_states, *(f"{_ORDERED}{matter}" for matter in matters_ordered(text)))


@once
def states(text: str) -> frozenset[str]:
    """The states of the user that a text speaks of."""
    told = [(state, words) for words, state in _STATES.possible(text) if words.search(text)]
    own = [each for each in sentences(text)[:SENTENCES] if _OWN.match(each)] if told else []
    return frozenset(state for state, words in told if words.match(text) or any(map(words.search, own)))


def all_states() -> tuple[str, ...]:
    """The words of all states that a text may speak of, as `slots` gives them."""
    return tuple(f"{_MARK}{state}" for table in CLAIMS for state in table.spoken)


def spoken(words: str, unspaced: str = "") -> re.Pattern[str]:
    """An expression of phrases between `|`, as whole words, and of characters of scripts that have no spaces."""
    return regex(_phrases(words, unspaced), re.IGNORECASE)


def _phrases(words: str, unspaced: str) -> str:
    phrases = "|".join(phrase.strip() for phrase in words.split("|"))
    return rf"(?<![^\W_])(?:{phrases})(?![^\W_])" + (f"|{unspaced}" if unspaced else "")


def _subject(table: ClaimTable) -> str:
    if not table.words_are_parted:
        return rf"\s*(?:{table.subject})"
    return rf"\s*(?:(?:{table.now}),? )?(?:{table.subject})\b"


_OWN = regex("|".join(map(_subject, CLAIMS)), re.IGNORECASE)
"""Begins what a user says of themselves, or a model of them; a verb without a pronoun does, too."""

_STATES = Expressions(
    (_phrases(words, "") if table.words_are_parted else words, state)
    for table in CLAIMS
    for state, words in table.spoken.items()
)

_ASKS_HOME = Expressions((rf"[\s¿]*(?:{each.asks_home})(?![^\W_])", each.moves) for each in CLAIMS if each.asks_home)

_ASKS_WORK = Expressions((rf"[\s¿]*(?:{each.asks_work})(?![^\W_])", None) for each in CLAIMS if each.asks_work)


def asks_for_work(question: str) -> bool:
    """Whether a question asks what its user does for a living, or where or for whom."""
    short = len(question) <= LONGEST_QUESTION
    return short and any(words.match(question) for words, _ in _ASKS_WORK.possible(question))


def moves_meant(question: str) -> str:
    """What who moves says of it, if a question asks where its user lives, or will; else nothing."""
    if len(question) > LONGEST_QUESTION:
        return ""
    return next((moves for words, moves in _ASKS_HOME.possible(question) if words.match(question)), "")
