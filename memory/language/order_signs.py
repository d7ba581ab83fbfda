"""What speaks for and against a sentence being an order to forget: the kinds of its words, and how they stand.

    "Can you lose what I said about Derek?"   erases, memory, politely, asked to drop, few words …
    "I got rid of the notes on Derek."        erases, memory, somebody else, few words …

The words of each kind stand in the languages' tables (`OrderWords`). What a sign weighs was learned
(`order_weights.py`, `python -m bench.orders`); which signs there are is said here alone, for learning and for hearing.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import NamedTuple

from memory.language import phrases
from memory.language.alternatives import any_of
from memory.language.languages import ORDERS
from memory.language.order_table import Orders, OrderWords
from memory.language.weights import Signs, words_as_signs
from memory.text.expressions import Expressions
from memory.text.regex import by_first_letter, grouped_by_first_letter, regex

FEW_WORDS = 9
MANY_WORDS = 25
"""Orders to forget are short: most have no more words than the one, and next to none has more than the other."""

DENIED_WITHIN = 8
"""So many words may stand between "not" and what is not to be kept, or known."""

KINDS = (
    *("forgets", "keeps", "holds", "wants", "denied", "erases", "memory", "addressed", "never", "works", "mentions"),
    *("rues", "shares"),
)
"""Kinds of words that are signs wherever they stand."""

KEEPING = ("forgets", "keeps", "holds", "denied", "erases", "memory", "rues", "mentions")
"""Those of what may be said of keeping."""


class Language(NamedTuple):
    """The words of a language as expressions, for texts in lower case."""

    words: OrderWords
    drops: tuple[re.Pattern[str], ...]
    """One of these an order has: a verb of dropping, a denied one of keeping, or something that is taken back."""
    signs: Mapping[str, re.Pattern[str]]
    works: re.Pattern[str]
    plain_words: frozenset[str]
    """The words that stand in the table as they are."""

    @classmethod
    def of(cls, table: Orders, words: OrderWords) -> "Language":
        """A language's table."""
        drops, unkept = f"{words.forgets}|{words.erases}", _unkept(words)
        begins = rf"\A\W*(?:{drops}|(?:{words.denied})\W+(?:\w+\W+){{0,2}}(?:{words.keeps}|{words.holds}))(?!\w)"
        signs = {
            **{kind: by_first_letter(getattr(words, kind), whole=True) for kind in KINDS},
            "begins": regex(begins),
            "denies keeping": by_first_letter(unkept, whole=True),
            "denies dropping": by_first_letter(_within(words.denied, drops, 3), whole=True),
            "asked to drop": by_first_letter(_within(words.addressed, drops, 4), whole=True),
            "asked not to keep": by_first_letter(_within(words.addressed, unkept, 3), whole=True),
            "somebody else": by_first_letter(_within(words.herself, drops, 0), whole=True),
            "affair": regex(rf"\b(?:{table.parts.affair})"),
            "meanwhile": regex(rf"\b(?:{'|'.join(table.meanwhile)})\b"),
        }
        must = (by_first_letter(f"{drops}|{words.rues}", whole=True), signs["denies keeping"])
        plain_words = frozenset(word for kind in words for word in kind.split("|") if word.isalpha())
        return cls(words, must, signs, signs["works"], plain_words)

    def may_be_order(self, plain: str) -> bool:
        """Whether a text has what no order lacks."""
        return any(pattern.search(plain) for pattern in self.drops)


def may_be_order(plain: str) -> bool:
    """Whether a text in lower case has what no order lacks, in any language."""
    return _must().find(plain)


def language_of(plain: str) -> Language | None:
    """The language of a sentence in lower case, by most of its words; None if it has not what an order has there.

    "Tu peux m'aider ?" has a German verb of dropping, and three French words.
    """
    if not may_be_order(plain):  # what all languages are asked for at once
        return None
    words = _WORD.findall(plain)
    known = [(sum(word in each.plain_words for word in words), each.may_be_order(plain), each) for each in _languages()]
    _, has, best = max(known, key=lambda found: found[:2])
    return best if has else None


def signs(language: Language, sentence: str, *, beside: Sequence[str] = ()) -> Signs:
    """The signs of a sentence with straight apostrophes, each of which weighs together with each other; and its words.

    `beside`: the other sentences of its message.
    """
    plain = sentence.lower()
    found = {sign for sign, pattern in language.signs.items() if pattern.search(plain)}
    found |= {sign for sign, has in _OF_SENTENCES.items() if has(sentence)}
    if any(language.works.search(each.lower()) for each in beside):
        found.add("works beside")
    if any(_asks_else(language, each) for each in (*beside, *_CLAUSES.split(sentence)[1:])):
        found.add("asks else")
    words = {*words_as_signs("says", _WORD.findall(plain))}
    return Signs(tuple((sign,) for sign in sorted(found)), tuple(sorted(words)))


def kinds_in(text: str) -> frozenset[str]:
    """Which kinds of words about keeping and memory stand in a text, in any language."""
    plain = text.lower()
    return frozenset(kind for kind, pattern in _of_keeping().items() if pattern.search(plain))


@cache
def _of_keeping() -> Mapping[str, re.Pattern[str]]:
    words = [table.told_by for table in ORDERS]
    return {kind: by_first_letter("|".join(getattr(each, kind) for each in words), whole=True) for kind in KEEPING}


@cache
def _languages() -> tuple[Language, ...]:
    return tuple(Language.of(table, table.told_by) for table in ORDERS)


@cache
def _must() -> Expressions[None]:
    """What an order has, of all languages: one expression of all is asked faster than one of each."""
    words = [table.told_by for table in ORDERS]
    sources = (
        [each.forgets for each in words],
        [each.erases for each in words],
        [each.rues for each in words],
        [_unkept(each) for each in words],
    )
    return Expressions(((grouped_by_first_letter("|".join(each), whole=True), None) for each in sources), flags=0)


def _asks_else(language: Language, clause: str) -> bool:
    """Whether something is asked or ordered that is no forgetting."""
    asks = phrases.ASKING.match(clause) or phrases.REQUEST.match(clause) or _QUESTION.search(clause)
    return bool(asks) and not language.may_be_order(clause.lower())


def _unkept(words: OrderWords) -> str:
    return _within(words.denied, f"{words.keeps}|{words.holds}", DENIED_WITHIN)


def _within(first: str, second: str, between: int) -> str:
    """One behind the other, with at most so many words between them."""
    return rf"(?:{first})(?:\W+\w+){{0,{between}}}?\W+(?:{second})"


_WORD = regex(r"[^\W\d_]+(?:'[^\W\d_]+)?")
_CLAUSES = regex(r"[,;:–—]\s+")
_QUESTION = regex(r"[?？]\W*$")
_POLITELY = regex(rf"(?i)\b(?:{any_of(ORDERS, 'could')})\b")
"""A question with this asks somebody to do it."""
_MARKS = regex(r"[\"“”„«»`{}<>=/\\|]|--|\w\(|https?:|\n|:\s*\S+(?:\s+\S+){5}")
"""Of quotations, code, addresses, and texts that are given."""

_OF_SENTENCES: Mapping[str, Callable[[str], object]] = {
    "own": phrases.OF_OWN.search,
    "question": lambda sentence: _QUESTION.search(sentence) and not _POLITELY.search(sentence),
    "politely": lambda sentence: _QUESTION.search(sentence) and _POLITELY.search(sentence),
    "marks": _MARKS.search,
    "few words": lambda sentence: len(_WORD.findall(sentence)) <= FEW_WORDS,
    "many words": lambda sentence: len(_WORD.findall(sentence)) > MANY_WORDS,
}
"""Signs that are the same in all languages."""
