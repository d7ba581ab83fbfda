"""In which languages users write, and whether the embedder was made for them."""

import re
from collections import Counter

import msgspec

from adapters.analyzers.languages import DEFAULT, language_of
from memory.model.scope import Reach
from memory.ports.memories import Listing, MemoryStore
from memory.text.scripts import LATIN, main_script

MADE_FOR_ENGLISH = frozenset(("wordllama", "minilm"))
"""Embedders, by what the settings call them, that find what is meant in English alone."""

SCOPES, OF_EACH = 40, 15
"""Of so many users so many memories are looked at."""

MANY = 0.2
"""A share of what was looked at that is no chance: names and quotations are in other languages, too."""

_WORD = re.compile(r"[^\W\d_]+(?:'[^\W\d_]+)*")


class Languages(msgspec.Struct, frozen=True):
    """How many memories are in English, and in which other languages or scripts."""

    english: int
    others: Counter[str]

    @property
    def is_mixed(self) -> bool:
        """Whether so much is not in English that an embedder that reads only that is the wrong one."""
        return self.others.total() > MANY * (self.english + self.others.total())

    def __str__(self) -> str:
        named = ", ".join(f"{language} {count}" for language, count in self.others.most_common(3))
        return f"{self.others.total()} of {self.english + self.others.total()} memories are not in English ({named})"


async def languages_in(store: MemoryStore) -> Languages:
    """The languages of a sample of what a store has, each user's oldest. Raises `StoreUnavailable`."""
    found = Counter[str]()
    for each in await store.scopes(limit=SCOPES):
        page = await store.list(Listing(reach=Reach.of(each.scope), limit=OF_EACH))
        found.update(language_of_text(memory.text) for memory in page)
    english = found.pop(DEFAULT, 0)
    return Languages(english, found)


def language_of_text(text: str) -> str:
    """The language of a text of Latin script, English if it is not likely another one; of any other its script."""
    script = main_script(text)
    words = (word.lower() for word in _WORD.findall(text.replace("’", "'")))
    return language_of(words) if script == LATIN else script
