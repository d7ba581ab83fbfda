"""What stays of a statement that lists several things, of which an order names one.

"Forget my cat allergy" leaves "I'm allergic to peanuts" of "I'm allergic to peanuts and to cats". Which things are
listed the tables of the profile tell, and of what the user has their articles ("a dog called Rex and a mortgage"): of
no other list is it known where a thing ends.
"""

import re
from collections.abc import Iterator, Sequence
from itertools import groupby, pairwise
from typing import NamedTuple

from memory.ingestion.forgetting.meanings import Meaning
from memory.ingestion.forgetting.named import SoughtFact, SoughtTopic
from memory.ingestion.forgetting.otherwise import SoughtArea, SoughtLoosely, SoughtNearly
from memory.ingestion.forgetting.words import is_told_in, of_one_root
from memory.language.alternatives import any_of
from memory.language.languages import FORGETTING, LANGUAGES
from memory.language.sayings import said_by
from memory.language.wording import USER, wording
from memory.text.regex import regex


class _ThingListed(NamedTuple):
    """One of several things, and what stands before it: of the first the words that all need, "I'm allergic to"."""

    before: str
    text: str
    is_named: bool


def rest_of_list(part: str, wanted: Sequence[Meaning]) -> str:
    """What a statement that is meant says beside what is named of a list; nothing if it is no list, or all is named."""
    named = {word for meaning in wanted for word in _words_of(meaning)}
    for items, behind in (*_lists_in(part, named), *_had_in(part, wanted, named)):
        left = [each for each in items if not each.is_named]
        if left and len(left) < len(items):
            first = left[0] if left[0] is items[0] else _as_first(left[0], items[0].before)
            return "".join((*(each.before + each.text for each in (first, *left[1:])), behind)).strip()
    return ""


def _lists_in(part: str, named: set[str]) -> Iterator[tuple[list[_ThingListed], str]]:
    """The lists of a statement, each with what stands behind it."""
    said = sorted((each.field, each.value) for each, act in said_by(part, by_model=True) if act == "say")
    for _, values in groupby(said, key=lambda each: each[0]):
        found = [re.search(rf"(?i)(?<!\w){re.escape(value)}(?!\w)", part) for _, value in values]
        places = sorted(each.span() for each in found if each)
        if len(places) == len(found) > 1 and all(one[1] < other[0] for one, other in pairwise(places)):
            places = [places[0], *((_start_of_words(part, *place), place[1]) for place in places[1:])]
            starts = (0, *(end for _, end in places))
            items = [
                _ThingListed(part[begin:start], part[start:end], _is_named(part[start:end], named))
                for begin, (start, end) in zip(starts, places, strict=False)
            ]
            yield items, part[places[-1][1] :]


def _had_in(part: str, wanted: Sequence[Meaning], named: set[str]) -> Iterator[tuple[list[_ThingListed], str]]:
    """What the user has, each thing with an article of its own."""
    for had, between in _HAD:
        if (head := had.match(part)) is None:
            continue
        whole = part.rstrip(" .!?…")
        gaps = [*between.finditer(whole, head.end())]
        starts, ends = [head.end(), *(gap.end() for gap in gaps)], [*(gap.start() for gap in gaps), len(whole)]
        befores = [head[0], *(gap[0] for gap in gaps)]
        texts = [whole[start:end] for start, end in zip(starts, ends, strict=True)]
        said = [f"{head[0]}{text}" for text in texts]
        meant = [any(each.is_in(text, wording(text)) for each in wanted) for text in said]
        items = [
            _ThingListed(before, text, is_meant or _is_named(text, named))
            for before, text, is_meant in zip(befores, texts, meant, strict=True)
        ]
        yield items, part[len(whole) :]
        return


def _start_of_words(part: str, start: int, end: int) -> int:
    """Where a thing begins behind the small words that part it from the one before: "to cats"."""
    while (gap := part.find(" ", start, end)) >= 0 and not wording(part[start:gap]).words:
        start = gap + 1
    return start


def _as_first(item: _ThingListed, frame: str) -> _ThingListed:
    """A thing that stood behind others behind what they all need, with what stood before it: "allergic", "to cats"."""
    own, words = _JOIN.sub("", item.before).strip(), frame.split()
    while own and words and not wording(words[-1]).words:
        words.pop()
    if words and words[-1] == item.text.partition(" ")[0]:  # "gegen … und gegen"
        words.pop()
    return item._replace(before=" ".join((*words, own, "")).replace("  ", " "))


def _is_named(item: str, named: set[str]) -> bool:
    """Whether an order has a word of a thing, perhaps in a word that is put together: "Nussallergie"."""
    words = [word for word in wording(item).words if word != USER]
    return any(of_one_root(word, each) or is_told_in(each, words) for word in words for each in named)


def _words_of(meaning: Meaning) -> tuple[str, ...]:
    match meaning:
        case SoughtFact():
            return tuple(word for word in meaning.told.words if word != USER)
        case SoughtTopic() | SoughtNearly() | SoughtLoosely() | SoughtArea():
            return meaning.words
        case _:
            return ()


_HAD = tuple(
    (
        regex(rf"(?i)(?:{table.words.has_one})\s+"),
        regex(rf"(?i)(?:,|,?\s(?:{table.words.ands}))\s+(?:{table.words.articles}|\d+)\s+"),
    )
    for table in LANGUAGES
)
"""How somebody says that she has something, up to that, and what stands before the next thing, with its article."""

_JOIN = re.compile(
    rf"(?i)^[\s,;/&+]*(?:(?:{any_of(FORGETTING, 'ands', 'ors')})(?=\s))?(?:\s+(?:{any_of(FORGETTING, 'too')})(?=\s))?"
)
"""Stands between two things of a list, in front of what the second one has of its own."""
