"""Of which of the user's states a text speaks, in more ways than `claims` reads: home, work, diet, partner.

    "User works in tech"                    work
    "I live in Oslo with my wife"           home
    "Nos mudamos a Sevilla"                 home
    "User's sister lives in Rome"           none: it is not the user's

A claim has a value that another one replaces; this is less: two texts that may be about one thing, to be shown to who
decides. They are found by it as by their slots, however much else is nearer (docs/rules.md, Comparison).
"""

import re

from memory.language.claims import facets
from memory.text.chunking import sentences
from memory.text.expressions import Expressions
from memory.text.reading import once
from memory.text.regex import regex

SENTENCES = 8
"""So many sentences are looked at: a passage has fewer, a document speaks of nobody's state."""

_MARK = "\x1fstate\x1f"
"""Begins the word of a state in an index: no analyzer leaves it in one."""


def slots(text: str) -> tuple[str, ...]:
    """The slots that a text claims and the states that it speaks of, each a word that no text has."""
    return (*facets(text), *(f"{_MARK}{state}" for state in sorted(states(text))))


@once
def states(text: str) -> frozenset[str]:
    """The states of the user that a text speaks of."""
    told = [(state, words) for words, state in _STATES.possible(text) if words.search(text)]
    own = [each for each in sentences(text)[:SENTENCES] if _OWN.match(each)] if told else []
    return frozenset(state for state, words in told if words.match(text) or any(map(words.search, own)))


def spoken(words: str, unspaced: str = "") -> re.Pattern[str]:
    """An expression of phrases between `|`, as whole words, and of characters of scripts that have no spaces."""
    return regex(_phrases(words, unspaced), re.IGNORECASE)


def _phrases(words: str, unspaced: str) -> str:
    phrases = "|".join(phrase.strip() for phrase in words.split("|"))
    return rf"(?<![^\W_])(?:{phrases})(?![^\W_])" + (f"|{unspaced}" if unspaced else "")


_OWN = regex(
    r"(?i)\s*(?:(?:now|currently|recently|actually|ahora|ya|ora|agora|jetzt|maintenant),? )?"
    r"(?:(?:the )?user(?!['’]s)|i|we|ich|wir|yo|nosotr[oa]s|me|nos|je|nous|j['’]|io|noi|mi|ci|eu|nós|der nutzer"
    r"|die nutzerin|el usuario|la usuaria|l['’]utilisat(?:eur|rice)|l['’]utente|o usuário|a usuária)\b"
    r"|\s*(?:我|用户|私|ユーザー)"
)
"""Begins what a user says of themselves, or a model of them; a verb without a pronoun does, too."""

_STATES = Expressions(
    (_phrases(words, unspaced), state)
    for state, words, unspaced in (
        (
            "home",
            r"""
            liv(?:es?|ing) (?:in|at|with|near)|resid(?:es?|ing)|mov(?:ed?|ing) (?:to|back|out|in|from)|relocated
            |wohn(?:e|t|en)|(?:um)?gezogen|vivo|vive|vivimos|vivono|viviamo|mud(?:é|ó|amos|ado|ei|ou|ámos)|trasla\w{1,9}
            |mudei-me|habit[eo]|habitons|d[ée]m[ée]nag\w{1,6}|emménag\w{1,6}|trasfer\w{1,7}|abit[oa]|moro|mora
            """,
            "住在|搬到|搬家|住んで|引っ越",
        ),
        (
            "work",
            r"""
            work(?:s|ing)? (?:in|at|for|as)(?! (?:home|night|the gym))|new job
            |(?:switched|changed|left|lost|quit) (?:my |their |a )?jobs?|employe[dr]|joined|hired|promoted|retired
            |laid off|arbeite[tn]?|gekündigt|trabaj\w{1,6}|travaill\w{1,6}|lavor[oa]|trabalh\w{1,6}
            """,
            "工作|上班|働い|勤め",
        ),
        (
            "diet",
            r"""
            vegetarian\w{0,2}|vegan\w{0,3}|pescatarian|omnivore|(?:eat(?:s|ing)? )?meat|vegetarier\w{0,2}|fleisch|carne
            |viande|végétarien\w{0,3}
            """,
            "吃素|素食|吃肉|ベジタリアン|肉を食べ",
        ),
        (
            "partner",
            """
            single|engaged|married|divorced|widowed|separated|broke up|(?:girl|boy)friend|verheiratet|geschieden|verlobt
            |ledig|casad[oa]|divorciad[oa]|solter[oa]|mariée?|divorcée?|célibataire|sposat[oa]|divorziat[oa]
            """,
            "结婚|离婚|単身|結婚|離婚",
        ),
    )
)
"""The states, with what speaks of them; somebody's work "with Anna" or "out" is none."""
