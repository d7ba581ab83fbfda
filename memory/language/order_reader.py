"""The second reader of orders to forget: how likely a sentence is one whose form no table foresaw, and what it names.

The grammar (`order_forms.py`) reads first, and what it refuses is not read here. The signs of a sentence are weighed as
learned: sigmoid(b + Σ w) over those it has (logistic regression; Hastie, Tibshirani, Friedman, The Elements of
Statistical Learning, ch. 4.4). What is left of it without the words that make it an order is what it is about. The less
sure it is, the more of that a memory must have before anything is closed (`memory/ingestion/forgetting`): whether it is
an order is decided together with what is known.
"""

import re
from collections.abc import Sequence
from functools import cache
from itertools import chain
from typing import NamedTuple

from memory.language import phrases
from memory.language.alternatives import any_of
from memory.language.languages import ALL_TABLES, ORDERS
from memory.language.order_signs import language_of, signs
from memory.language.order_table import OrderWords
from memory.language.weights import Signs, Weights
from memory.language.wording import USER, wording
from memory.text.regex import regex
from memory.text.stop_words import OF_LATIN_SCRIPT

SURE = 0.9
"""From here on a sentence counts as an order like one that the grammar knows."""
SUSPECTED = 0.65
"""From here on it is one if a memory has all that it names. Of 8,858 messages in which nobody orders anything, some two
in a thousand reach it (docs/quality.md)."""

TOPIC_WORDS = 6
"""An order names no more: else it is a text about forgetting."""

POINTING_WORDS = 7
"""No more words has an order that names nothing, and is about the sentence before it: "Can that go away, please?"."""

NEVER = frozenset({"never", "denies dropping", "meanwhile", "works beside"})
"""Whatever else speaks for it, a sentence with one of these signs is no order: "don't forget my birthday", or "delete
the intro" in a message that names a letter."""


class Told(NamedTuple):
    """A sentence that may be an order, with what it is read together with."""

    text: str
    words: OrderWords
    """Of its language."""
    before: str
    """The sentence before it, if it names nothing itself and is read with that."""
    signs: Signs

    @property
    def may_be_order(self) -> bool:
        """Whether none of its signs says that it is none, whatever the others are."""
        return NEVER.isdisjoint(chain.from_iterable(self.signs.groups))


class Weighed(NamedTuple):
    """A sentence as an order to forget."""

    likelihood: float
    """That it is one: 0 … 1."""
    topic: str
    """What it is about, word by word; empty if it names nothing, or is none."""
    before: str
    """The sentence before it, if that names the topic."""

    @property
    def is_sure(self) -> bool:
        """Whether it is one whatever is known."""
        return self.likelihood >= SURE


def told(sentence: str, *, before: str = "", beside: Sequence[str] = ()) -> Told | None:
    """What is to be weighed of a sentence; None if it has not what an order has.

    `before`: the sentence before it, or nothing. `beside`: all that stand near it in its message.
    """
    spoken, behind = sentence.replace("’", "'"), ""
    language = language_of(spoken.lower())
    if language and before and len(spoken.split()) <= POINTING_WORDS and not topic_of(language.words, spoken):
        spoken, behind = f"{before} {spoken}".replace("’", "'"), before
        language = language_of(spoken.lower())
    if language is None:
        return None
    found = signs(language, spoken, beside=[each for each in beside if each != behind])
    return Told(spoken, language.words, behind, found)


def read(sentence: str, *, before: str = "", beside: Sequence[str] = (), main: str = "") -> Weighed | None:
    """A sentence as the order that it may be; None if it is none. `main`: the clause that names the topic."""
    if (heard := told(sentence, before=before, beside=beside)) is None:
        return None
    likelihood = Weights.of("order_weights.txt").likelihood(heard.signs) if heard.may_be_order else 0.0
    topic = topic_of(heard.words, main or heard.text) if likelihood >= SUSPECTED else ""
    return Weighed(likelihood, topic, heard.before) if topic else None


def topic_of(words: OrderWords, text: str) -> str:
    """What is left without the words that make an order of it; empty if nothing is, or too much."""
    if asked := _ASKED.search(text):
        return asked[0].rstrip(" .!?")
    idle, small = _idle(words), _SMALL[words]
    left = [
        word.removesuffix("'s")
        for word in _WORD.findall(_ELIDED.sub("", text))
        if not idle.fullmatch(word.removesuffix("'s"))
        and wording(word).words not in {(), (USER,)}
        and word.casefold() not in small
    ]
    if not left or len(left) > TOPIC_WORDS:
        return ""
    return " ".join(("my", *left) if phrases.OF_OWN.search(text) else left)


@cache
def _idle(words: OrderWords) -> re.Pattern[str]:
    """A word that makes the order, or says nothing beside it."""
    kinds = (words.idle, words.forgets, words.erases, words.keeps, words.holds, words.wants, words.denied)
    return regex(rf"(?i)(?:{'|'.join((*kinds, words.addressed, words.mentions))})")


_SMALL = {table.told_by: OF_LATIN_SCRIPT[name] for name, table in zip(ALL_TABLES, ORDERS, strict=True)}
"""Words that say nothing of a subject, by the words of their language: an order by weight never means them."""

_WORD = regex(r"[^\W_]+(?:['-][^\W_]+)*")
_ELIDED = regex(r"(?i)\b(?:[cdjlmnst]|qu|un|dell|dall|all|nell|sull|quell)'")
_ASKED = regex(rf"(?i)\b(?:{any_of(ORDERS, 'asked')})\b[^,;:.!?]+")
"""A topic that is a question of the user's: "where I live"."""
