"""In which languages users write, and whether the embedder was made for them."""

from collections import Counter

import msgspec

from memory.model.scope import Reach
from memory.ports.memories import Listing, MemoryStore
from memory.text.languages import DEFAULT, language_of_text

MADE_FOR_ENGLISH = frozenset(("wordllama", "minilm"))
"""Embedders, by what the settings call them, that find what is meant in English alone."""

SCOPES, OF_EACH = 40, 15
"""Of so many users so many memories are looked at."""

MANY = 0.2
"""A share of what was looked at that is no chance: names and quotations are in other languages, too."""


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
