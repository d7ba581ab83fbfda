"""Whose words a fact rests on, which no model is believed about (FAULTS I11).

A fact is confirmed only if the user's own words carry it. A model that is told so by a web page in the assistant's
answer would otherwise confirm whatever stands there; and a weak one gives the examples of its own prompt back.
"""

from collections.abc import Iterable, Sequence

from memory.language.signals import names
from memory.language.wording import USER, Wording, alike, say_the_same, wording
from memory.text.regex import regex


def source_is_user(fact: str, *, user: str, assistant: str) -> bool:
    """Whether `fact` rests on the user's words.

    Some of its words are theirs, and neither a name or number nor most of it is the assistant's alone.
    """
    said, answered = _vocabulary(user), _vocabulary(assistant)
    words = _weighty(wording(fact))
    mine = [word for word in words if _within(word, said)]
    theirs = [word for word in words if not _within(word, said) and _within(word, answered)]
    if not mine or len(theirs) > len(mine):
        return False
    marked = marks(fact)
    return not any(word in marked or word[0].isdigit() for word in theirs)


def is_example(fact: str, examples: Iterable[str], *, conversation: str) -> bool:
    """Whether `fact` repeats an example of the prompt, and the conversation does not say it."""
    told = wording(fact)
    if not any(say_the_same(told, wording(example)) for example in examples):
        return False
    said = _vocabulary(conversation)
    return not all(_within(word, said) for word in _weighty(told) if word not in _GENERIC)


def echoes(fact: str, shown: Sequence[str]) -> bool:
    """Whether a fact of the assistant's only gives back memories that were put before it (P7)."""
    words = _weighty(wording(fact))
    known = [_weighty(wording(text)) for text in shown]
    everything = frozenset(word for told in known for word in told)
    marked = marks(fact)
    if any((word in marked or word[0].isdigit()) and not _within(word, everything) for word in words):
        return False
    mine = frozenset(words)
    for told in filter(None, known):
        theirs = frozenset(told)
        is_mostly_theirs = 2 * sum(_within(word, theirs) for word in words) >= len(words)
        if is_mostly_theirs or all(_within(word, mine) for word in told):
            return True
    return False


_NUMBER = regex(r"\d+(?:[.,:/-]\d+)*")
_THE_USER = regex(r"\bUser\b")


def marks(text: str) -> frozenset[str]:
    """The names and numbers of a text, which nobody gets right by chance. A model's "User" is no name."""
    return names(_THE_USER.sub("user", text)) | frozenset(_NUMBER.findall(text))


_GENERIC = frozenset(("name", "work", "prefer", "live"))
"""Verbs of the third person that a conversation need not use: "I'm Alice" says "User's name is Alice"."""


def _weighty(told: Wording) -> tuple[str, ...]:
    return tuple(word for word in told.words if word != USER)


def _vocabulary(text: str) -> frozenset[str]:
    return frozenset(wording(text).words)


def _within(word: str, vocabulary: frozenset[str]) -> bool:
    return word in vocabulary or any(alike(word, other) for other in vocabulary)
