"""Which of two standing instructions cannot both hold: the older one may have changed then.

    "Always answer in French"      "from now on reply in Polish"           another value of one matter
    "prices in dollars, always"    "use euros from now on"
    "No emojis."                   "emojis are fine again"                 asked for, and not
    "Call me Kit."                 "I go by Katherine these days"          another name
    "Keep it short."               "no emojis from now on"                 both hold
    "use imperial units"           "for recipes use grams"                 both hold: the one is an exception

A matter is what an order has one value of: a table for what is called the same everywhere
(`languages/matters.py`), and each language's own (`LastingWords.contraries`). What holds on an occasion ("for
recipes", "when I write in German") is compared with what holds on the same one alone.
"""

import re
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from memory.language.alternatives import any_of
from memory.language.languages import DICTATIONS, LASTING
from memory.language.languages.matters import MATTERS
from memory.language.lasting_orders import is_standing_instruction, orders_work
from memory.language.wording import alike
from memory.text.expressions import Expressions
from memory.text.reading import once
from memory.text.regex import regex

_SPOKEN = tuple(each for each in LASTING if each.contraries)
_CLAUSES = regex(
    rf"[,;:.!?]+(?:\s+|$)|\s[-–—]\s|(?i:\s+(?:{'|'.join(dict.fromkeys(each.joints for each in DICTATIONS))})\s+)"
)
_WORD = regex(r"[^\W\d_]{2,}|\d+|@")
_AHEAD = 24
"""Characters in front of a value in which it is denied: "no tables", "don't use so many tables"."""
_NEAR = 3
"""So many words behind a preposition say on what occasion something is to be so: "for lease contracts"."""


class OrderedValue(NamedTuple):
    """What a clause of an order asks of a matter."""

    matter: str
    value: str
    is_wanted: bool
    occasion: frozenset[str]
    """What alone it holds for: "recipes"."""


def _merged() -> Mapping[str, Mapping[str, str]]:
    """The matters of all languages, each value's alternatives joined."""
    found: dict[str, dict[str, list[str]]] = {}
    for matters in (MATTERS, *(each.contraries for each in _SPOKEN)):
        for matter, values in matters.items():
            for value, words in values.items():
                found.setdefault(matter, {}).setdefault(value, []).append(words)
    return {matter: {value: "|".join(words) for value, words in values.items()} for matter, values in found.items()}


def _whole(words: str) -> str:
    return rf"(?i)(?<![\w-])(?:{words})(?!\w)"


_VALUES = Expressions(
    (_whole(words), (matter, value)) for matter, values in _merged().items() for value, words in values.items()
)
_LANGUAGE = regex(_whole(any_of(_SPOKEN, "languages")))
_DENIES = regex(rf"(?i)(?<!\w)(?:{any_of(_SPOKEN, 'denies')})(?!\w)[^,;:.!?]{{0,{_AHEAD}}}$")
_ALLOWS = regex(rf"(?i)\s+(?:{any_of(_SPOKEN, 'allows')})(?!\w)")
_DROPS = regex(rf"(?i)\s+(?:{any_of(_SPOKEN, 'drops')})(?!\w)")
_CALLED = regex(
    rf"(?i)(?<!\w)(?:{any_of(_SPOKEN, 'called', 'naming')})\s*[\"“„«']?"
    r"(?P<name>(?-i:[A-ZÀ-Þ])[\w.'’-]*(?: (?-i:[A-ZÀ-Þ])[\w.'’-]*){0,2})"
)
_CONDITION = regex(rf"(?i)(?:{any_of(_SPOKEN, 'when', 'whenever')})(?!\w)")
_OF_SOME = regex(rf"(?i)(?<!\w)(?:{any_of(_SPOKEN, 'of_some')})(?!\w)")
_ANYWHERE = regex(_whole(f"{any_of(_SPOKEN, 'henceforth', 'within')}"))
"""Says from when on, and in which project: what belongs to one is compared with what does alone."""
_IDLE = frozenset(word for each in _SPOKEN for words in (each.idle, each.of_any) for word in words.split())


@once
def asked_in(text: str) -> tuple[OrderedValue, ...]:
    """What a standing instruction asks for, matter by matter."""
    clauses = [each for each in _CLAUSES.split(text) if each]
    conditions = [each for each in clauses if _CONDITION.match(each) or (_OF_SOME.match(each) and not _values(each))]
    when = frozenset(word for each in conditions for word in _telling(each))
    return tuple(each for clause in clauses if clause not in conditions for each in _of_clause(clause, when))


def matters_ordered(text: str) -> tuple[str, ...]:
    """The matters of a standing instruction, or a rule for work, sorted; none of what is neither."""
    if not (is_standing_instruction(text) or orders_work(text)):
        return ()
    return tuple(sorted({each.matter for each in asked_in(text)}))


def contradicts(new: str, old: str) -> bool:
    """Whether the new one of two standing instructions leaves nothing of the old one."""
    before = asked_in(old)
    return bool(before) and all(_is_over(each, asked_in(new)) for each in before)


def _is_over(before: OrderedValue, now: tuple[OrderedValue, ...]) -> bool:
    of_it = [each for each in now if each.matter == before.matter and _is_same(each.occasion, before.occasion)]
    if any((each.value, each.is_wanted) == (before.value, before.is_wanted) for each in of_it):
        return False
    return any(
        each.is_wanted != before.is_wanted if each.value == before.value else each.is_wanted and before.is_wanted
        for each in of_it
    )


def _is_same(one: frozenset[str], other: frozenset[str]) -> bool:
    return all(_is_among(word, other) for word in one) and all(_is_among(word, one) for word in other)


def _is_among(word: str, others: frozenset[str]) -> bool:
    return word in others or any(alike(word, other) for other in others)


def _telling(words: str) -> list[str]:
    return [word for word in map(str.casefold, _WORD.findall(words)) if word not in _IDLE]


def _values(clause: str) -> list[tuple[str, str, re.Match[str]]]:
    """The matters of which a clause names a value, that value, and where."""
    found: list[tuple[str, str, re.Match[str]]] = []
    if called := _CALLED.search(clause):
        found.append(("name", called["name"].casefold(), called))
    found += (("language", spoken[0].casefold(), spoken) for spoken in _LANGUAGE.finditer(clause))
    found += (
        (matter, value, match)
        for words, (matter, value) in _VALUES.possible(clause)
        for match in words.finditer(clause)
    )
    return found


def _of_clause(clause: str, when: frozenset[str]) -> Iterator[OrderedValue]:
    found = _values(clause)
    rest = _ANYWHERE.sub(lambda match: " " * len(match[0]), clause)
    for _, _, match in found:
        rest = rest[: match.start()] + "@" * (match.end() - match.start()) + rest[match.end() :]
    behind = (_telling(" ".join(rest[match.end() :].split()[:_NEAR])) for match in _OF_SOME.finditer(rest))
    occasion = when.union(*(words for words in behind if "@" not in words))
    for matter, value, match in found:
        is_denied = _DENIES.search(clause[: match.start()]) or _DROPS.match(clause, match.end())
        is_wanted = bool(_ALLOWS.match(clause, match.end())) or not is_denied
        yield OrderedValue(matter, value, is_wanted, occasion)
