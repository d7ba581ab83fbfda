"""Who is meant by an order to forget that names somebody by a pronoun: "Forget him."."""

from collections.abc import Iterable, Iterator

from memory.language.alternatives import any_of
from memory.language.languages import FORGETTING, ORDERS, TYPED
from memory.language.names import CAPITAL_NOUNS
from memory.language.signals import names
from memory.language.small_talk import is_small_talk
from memory.language.statements import asks
from memory.text.chunking import sentences
from memory.text.languages import language_of_text
from memory.text.regex import regex
from memory.text.stop_words import OF_LATIN_SCRIPT

_SMALL = frozenset[str]().union(*OF_LATIN_SCRIPT.values())
_WORD = regex(r"[^\W\d_][\w'’-]*")
_PLACE = regex(rf"(?i:\b(?:{any_of(FORGETTING, 'places')})\s+)([A-ZÀ-Þ][\w-]*)")
_WITH_CAPITALS = tuple(each for each in FORGETTING if each.capitals)
_WITHOUT_CAPITALS = tuple(each for each in FORGETTING if not each.capitals)
_DOES = any_of(TYPED.values(), "does")
_BEGINS = regex(rf"([A-ZÀ-Þ][\w-]*\w)(?P<does> (?:{_DOES}|{any_of(_WITHOUT_CAPITALS, 'ands')}|[a-z]+ed)\b)?")
"""A word that begins a sentence, and what somebody does behind it."""
_OF_MINE = regex(rf"(?i:\b(?:{any_of(_WITH_CAPITALS, 'possessive')}))\s+[A-ZÄÖÜ][\w-]+\s+([A-ZÄÖÜ][\w-]+)")
"""In German, where each noun has a capital: "meine Ex Dana"."""
_SOMEBODY = regex(rf"(?i)(?:{any_of(ORDERS, 'somebody')})[\s.!…]*$")

_UNCLEAR = ""
"""A word that may be a name, or only begins a sentence."""


def forgets_somebody(sentence: str) -> bool:
    """Whether all of a sentence is an order to forget somebody whom a pronoun names."""
    return _SOMEBODY.match(sentence) is not None


def last_named(said: Iterable[str]) -> str:
    """Who was named last in these texts, the newest first; empty if nobody was, or if that is not clear."""
    for text in said:
        if named := frozenset(_named_in(text)):
            return next(iter(named)) if len(named) == 1 else ""
    return ""


def _named_in(text: str) -> Iterator[str]:
    """The names in a text that may be somebody's."""
    if language_of_text(text) == CAPITAL_NOUNS:
        yield from _OF_MINE.findall(text)
        return
    inner, places = names(text), frozenset(_PLACE.findall(text))
    yield from (
        word for word in _WORD.findall(text) if word.casefold() in inner and word[0].isupper() and word not in places
    )
    for sentence in sentences(text):
        begins = _BEGINS.match(sentence)
        if begins and begins[1].casefold() not in _SMALL and not (asks(sentence) or is_small_talk(sentence)):
            yield begins[1] if begins["does"] else _UNCLEAR
