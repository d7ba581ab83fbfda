"""What people told, and what they ask for weeks later: `data/*.txt`.

Of each person lines "N [topics] text": something told; and "> [topics] text | N …": a request, and all of what was told
that a friend would think of when answering. "-": nothing. Who filed them under topics saw each line by itself.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

OTHERS = 136
"""So much that others of the same language told stands beside what a person told, where that is measured."""
DATA = Path(__file__).parent / "data"

_LINE = re.compile(r"(\d+|>) \[([a-z ]*)\] (.+)")


class Text(NamedTuple):
    """Something told, or a request."""

    text: str
    topics: tuple[str, ...]
    needs: tuple[int, ...] = ()
    """Of a request: the places of what was told that helps to answer it."""


class Person(NamedTuple):
    """One person, by a language and a few words."""

    language: str
    name: str
    told: tuple[Text, ...]
    asks: tuple[Text, ...]


def people() -> Iterator[Person]:
    """All of them."""
    for path in sorted(DATA.glob("*.txt")):
        for block in path.read_text(encoding="utf-8").split("\n\n"):
            name, *lines = block.strip().splitlines()
            yield _person(path.stem.partition("_")[0], name.removeprefix("# "), lines)


def _person(language: str, name: str, lines: list[str]) -> Person:
    told: list[Text] = []
    asks: list[Text] = []
    for line in lines:
        found = _LINE.fullmatch(line)
        if found is None:
            raise ValueError(f"neither something told nor a request: {line!r}")
        mark, topics, text = found.groups()
        if mark == ">":
            text, _, needs = text.rpartition(" | ")
            asks.append(
                Text(text, tuple(topics.split()), tuple(int(each) - 1 for each in needs.split() if each != "-"))
            )
        else:
            told.append(Text(text, tuple(topics.split())))
    return Person(language, name, tuple(told), tuple(asks))
