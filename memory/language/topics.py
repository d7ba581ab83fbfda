"""Areas of life: what "forget my debts" is about, though "I owe the bank 30k" has no word of it.

An area is told by what people call it, and by the words of what they say of it: a table for each language
(`topic_table.py`), and for what is sensitive the table of that (`sensitive_table.py`).
"""

import re
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from memory.language.languages import SENSITIVE, TOPICS
from memory.language.sensitivity import folded

_AREAS = tuple(dict.fromkeys(area for table in TOPICS for area in table.areas))


class AreaNamed(NamedTuple):
    """An area that a topic names, and what else it says: "Pepper's illness"."""

    area: str
    beside: str

    def is_told_in(self, text: str) -> bool:
        """Whether a text tells of the area, whoever it is about."""
        return _tells(self.area).search(folded(text)) is not None


def area_named(topic: str) -> AreaNamed | None:
    """The area that a topic names, if there is one; `topic`: without its possessive."""
    plain = folded(topic)
    for area in _AREAS:
        if found := _named(area).search(plain):
            beside = f"{topic[: found.start()]} {topic[found.end() :]}" if len(plain) == len(topic) else ""
            return AreaNamed(area, " ".join(word for word in beside.split() if not _fillers().fullmatch(folded(word))))
    return None


def _whole(words: str) -> str:
    return rf"(?<![^\W_])(?:{words})(?![^\W_])"


@cache
def _named(area: str) -> re.Pattern[str]:
    return re.compile(_whole("|".join(table.areas[area].named for table in TOPICS if area in table.areas)))


@cache
def _tells(area: str) -> re.Pattern[str]:
    return re.compile(_whole("|".join(filter(None, _telling(area)))))


def _telling(area: str) -> Iterator[str]:
    yield from (table.areas[area].tells for table in TOPICS if area in table.areas)
    yield from (getattr(table, area) for table in SENSITIVE if hasattr(table, area))


@cache
def _fillers() -> re.Pattern[str]:
    return re.compile("|".join(table.fillers for table in TOPICS))
