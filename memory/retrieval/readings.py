"""Readings of what is measured again and again, of which the older ones are out of date ("My A1C was 8.1")."""

import re
from collections.abc import Sequence
from datetime import date

from memory.model.derived import derived
from memory.model.memory import Memory

_DIGIT = re.compile(r"\d")
_NUMBER = re.compile(r"(?<![\w.,:/-])\d+(?:[.,:/]\d+)*%?(?![\w-])")
_WORD = re.compile(r"[^\W_]+")
_DATED = re.compile(
    r"(?i)\b(?:\d+(?:st|nd|rd|th)|(?:mon|tues|wednes|thurs|fri|satur|sun)day|jan(?:uary)?|feb(?:ruary)?|march|april|may"
    r"|june?|july?|aug(?:ust)?|sep(?:t(?:ember)?)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|tomorrow|\d+ ?[ap]m"
    r"|\d+:\d\d|\d{4}-\d\d-\d\d|(?:19|20)\d\d)\b"
)
_GLUE = frozenset(
    """
    a an the my his her their i he she is was are were be been has had have at of to in on it its now today currently
    about around only just still new newest latest current last this time s user users me down up measured
    """.split()  # noqa: SIM905 - reads better
)


def stale(memories: Sequence[Memory]) -> frozenset[str]:
    """The ids of readings for which a newer one of the same thing, of a later day, is among `memories`."""
    newest: dict[str, date] = {}
    readings = [(memory, memory.mentioned_at, thing) for memory in memories if (thing := measured(memory))]
    for _, day, thing in readings:
        if (known := newest.get(thing)) is None or day > known:
            newest[thing] = day
    return frozenset(memory.id for memory, day, thing in readings if day < newest[thing])


def measured(memory: Memory) -> str:
    """The words of what a memory is a reading of (`measured_thing`), in order, told once for its life; empty: none.

    One string, since sets of words are compared word by word.
    """
    return derived(memory, "measured", _measured)


def _measured(memory: Memory) -> str:
    return " ".join(sorted(measured_thing(memory.text)))


def measured_thing(text: str) -> frozenset[str]:
    """The words of a reading without its values ("My A1C was 8.1" → {a1c}); none if it is no reading.

    A text that states a day is an event of that day and never out of date. Only equal words are the same thing: a
    reading that is shown twice costs a line, one that is hidden is missed.
    """
    if not _DIGIT.search(text) or not _NUMBER.search(text) or _DATED.search(text):
        return frozenset()
    words: list[str] = _WORD.findall(_NUMBER.sub(" ", text.casefold()))
    return frozenset(words) - _GLUE
