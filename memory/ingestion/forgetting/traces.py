"""What a text has to have to be meant by an order to forget: it is looked for first, so that few memories are read.

A user has thousands of memories, and to read one, statement by statement, takes some two hundred times as long as to
see that it has no word of what is sought. A trace never says no of a text that would be meant: of each word the first
letters of all its forms and of what stands for it, of a field of the profile nothing: what fills it need not name it.
"""

import re
from collections.abc import Callable, Iterable, Sequence
from functools import cached_property, singledispatch
from math import ceil

from memory.ingestion.forgetting.by_name import SoughtNamed, SoughtNames
from memory.ingestion.forgetting.meanings import Meaning
from memory.ingestion.forgetting.named import SoughtFact, SoughtSaid, SoughtTopic, statuses_like
from memory.ingestion.forgetting.otherwise import SoughtArea, SoughtJoining, SoughtLoosely, SoughtMatter, SoughtNearly
from memory.ingestion.forgetting.parts import parts_of
from memory.ingestion.forgetting.words import DEGREE, WORD
from memory.language.claims import Claim
from memory.language.sensitivity import folded
from memory.language.wording import USER, beginnings_of
from memory.model.memory import Memory
from memory.text.anchors import anchors
from memory.text.languages import language_of_text
from memory.text.regex import regex


class Skimmed:
    """A text as a trace is looked for in it."""

    def __init__(self, text: str) -> None:
        self.text = text

    @cached_property
    def plain(self) -> str:
        """It in small letters, without accents."""
        return folded(self.text)


def skimmed(memory: Memory) -> tuple[Skimmed, ...]:
    """The texts of a memory: what it says, and what that stands in the place of."""
    return tuple(Skimmed(text) for text in (memory.text, memory.replaces) if text)


Trace = Callable[[Skimmed], bool]
"""Whether a text may be meant; where it says no, the text is not."""


@singledispatch
def trace_of(meaning: Meaning) -> Trace:
    """What a text has to have to be meant so."""
    raise NotImplementedError(f"no trace is known of {type(meaning).__name__}")


@trace_of.register
def _of_fact(fact: SoughtFact) -> Trace:
    words = fact.told.words
    weighty = [word for word in words if not DEGREE.fullmatch(word)]
    needed = weighty if len(weighty) > 1 else words  # as `are_alike` has it
    # What says it for the profile shares a word with it, or says it in another language.
    told = _some_of([word for word in words if word != USER], least=1) if fact.values else _all_of(needed)
    claimed = [*map(_of_claim, fact.claims)]

    def is_there(seen: Skimmed) -> bool:
        if told(seen) or any(each(seen) for each in claimed):
            return True
        return bool(fact.values) and any(language_of_text(part) != fact.language for part in parts_of(seen.text))

    return is_there


@trace_of.register
def _of_topic(topic: SoughtTopic) -> Trace:
    if topic.fields:
        return lambda seen: bool(seen.text)
    if topic.named is not None:
        needed = [*map(folded, anchors(topic.named.pattern, topic.named.flags))]
        return lambda seen: not needed or any(word in seen.plain for word in needed)
    return _all_of(topic.words)


@trace_of.register
def _of_said(said: SoughtSaid) -> Trace:
    words = frozenset(said.words.split())
    return lambda seen: not words.isdisjoint(WORD.findall(seen.text.casefold()))


@trace_of.register
def _of_area(area: SoughtArea) -> Trace:
    beside = _all_of(area.words)
    return lambda seen: beside(seen) and area.area.may_be_told_in(seen.text)


@trace_of.register
def _of_matter(matter: SoughtMatter) -> Trace:
    beside = _all_of(word.removesuffix("s") for word in matter.named.beside)
    return lambda seen: beside(seen) and matter.named.may_be_told_in(seen.text)


@trace_of.register
def _of_nearly(nearly: SoughtNearly) -> Trace:
    return _some_of(nearly.words, least=ceil(nearly.share * len(nearly.words)))


@trace_of.register
def _of_loosely(loosely: SoughtLoosely) -> Trace:
    return _all_of(loosely.words)


@trace_of.register
def _of_joining(joining: SoughtJoining) -> Trace:
    name = folded(joining.name)
    return lambda seen: name in seen.plain


@trace_of.register
def _of_named(named: SoughtNamed) -> Trace:
    return lambda seen: any(name in seen.text for name in named.names)


@trace_of.register
def _of_names(names: SoughtNames) -> Trace:
    return lambda seen: all(name in seen.text.casefold() for name in names.names)


def _of_claim(claim: Claim) -> Trace:
    """A state is the same if its value has the same words, is short for it, or is the same in another language."""
    words = claim.value.split()
    if claim.slot[0] == "status" or not words:
        known = statuses_like(claim.value)
        return lambda seen: not known or any(each.search(seen.text) for each in known)
    value = _all_of(words)
    dotted = r"\.?".join(re.escape(folded(word[0])) for word in words)
    spelled = r"\w*\s+".join(re.escape(letter) for letter in folded(claim.value.replace(".", "")))
    short = regex(rf"(?<!\w)(?:{dotted if len(words) > 1 else spelled})")
    return lambda seen: value(seen) or short.search(seen.plain) is not None


def _all_of(words: Iterable[str]) -> Trace:
    asked = tuple(words)
    return _some_of(asked, least=len(asked))


def _some_of(words: Sequence[str], *, least: int) -> Trace:
    """Whether at least so many of the words may be in a text, in whatever form; of none nothing is known."""
    begun = [*map(_begun, words)]
    known = [each for each in begun if each is not None]
    needed = least - (len(begun) - len(known))

    def is_there(seen: Skimmed) -> bool:
        missing = len(known) - needed
        for each in known:
            if each.search(seen.plain) is None:
                missing -= 1
                if missing < 0:
                    return False
        return True

    return is_there


def _begun(word: str) -> re.Pattern[str] | None:
    """Finds a word that begins like one of the forms of a word; None: it may have any form."""
    beginnings = beginnings_of(word)
    if beginnings is None:
        return None
    return regex("|".join(_at_beginning(folded(each)) for each in sorted(beginnings)))


def _at_beginning(letters: str) -> str:
    """Finds where a word begins so; in scripts that may have no spaces, and after what is no letter, anywhere."""
    return rf"(?<![^\W\d_]){letters}" if letters.isascii() and letters.isalpha() else re.escape(letters)
