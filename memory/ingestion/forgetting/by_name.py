"""A thing or somebody that is to be forgotten, by the name that a closed memory gives: "my dog is called Rex"."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from memory.ingestion.forgetting.named import FURTHER, Sought, SoughtTopic
from memory.ingestion.forgetting.parts import parts_of
from memory.ingestion.forgetting.words import MINE, WORD, has_all, is_of, whom_of
from memory.language.alternatives import any_of
from memory.language.grounding import marks
from memory.language.heard import Retraction
from memory.language.languages import FORGETTING
from memory.language.wording import USER, Wording, alike, wording
from memory.text.regex import regex


class SoughtNamed(NamedTuple):
    """A thing or somebody of the user's that is to be forgotten, by the name that a closed memory gives: "Rex"."""

    words: tuple[str, ...]
    """What it is: "dog"."""
    names: frozenset[str]

    @classmethod
    def of(cls, retraction: Retraction, thing: Sought, closed: Iterable[str]) -> "SoughtNamed | None":
        """The names that these texts give to what a retraction means; None if they give none.

        Neither a field of the profile is a thing (who forgets a job does not forget Anna from work), nor somebody who
        is named by the order itself, nor what is only suspected.
        """
        is_fact = retraction.kind == "fact"
        if not isinstance(thing, SoughtTopic) or thing.fields or retraction.by_words:
            return None
        if not (is_fact or MINE.match(retraction.what) or retraction.what.islower()):
            return None
        names = frozenset(
            name for text in closed for part in parts_of(text) for name in _names_given(part, thing, is_any=is_fact)
        )
        return cls(thing.words, names) if names else None

    def is_in(self, part: str, told: Wording) -> bool:
        """Whether a part of a memory names it, and tells of it or of the user: "my boss Nico" is not the flatmate."""
        del told  # a name is compared as it is written
        if self.names.isdisjoint(WORD.findall(part)):
            return False
        whom, names = whom_of(part).split(), {name.casefold() for name in self.names}
        return whom == [USER] or names.issuperset(whom) or any(alike(whom[0], word) for word in self.words)


class SoughtNames(NamedTuple):
    """All names and numbers of a statement that is closed, for what the assistant answered or concluded of it."""

    names: frozenset[str]

    @classmethod
    def of(cls, statement: str) -> "SoughtNames | None":
        """Those of a statement; None if it has none by which one would know it again."""
        named = marks(statement)
        return cls(named) if any(not name.isdigit() for name in named) else None

    def is_in(self, part: str, told: Wording) -> bool:
        """Whether a part of a memory has them all."""
        del told  # a name is compared as it is written
        return self.names.issubset(word.casefold() for word in WORD.findall(part))


def _names_given(part: str, thing: SoughtTopic, *, is_any: bool) -> Iterator[str]:
    """The names that stand right behind what a thing is called. `is_any`: one of its words calls it so already."""
    if thing.own and not is_of(part, thing.words):
        return
    before: list[str] = []
    for word in WORD.finditer(part):
        called = (wording(word[0]).words or (word[0].casefold(),))[0]
        before.append(called)
        if not any(alike(called, each) for each in thing.words) or not (is_any or has_all(before, thing.words)):
            continue
        if found := _NAMES.match(part, word.end()):
            sure = found["called"] is not None or not _CAPITALS.search(part)
            given = (name for name in WORD.findall(found["names"]) if name[0].isupper())
            yield from (name for name in given if marks(f"of {name}") and (sure or name.casefold() in marks(part)))


_CAPITALS = regex(rf"(?i)\b(?:{any_of(FORGETTING, 'capitals')})\b")
"""A German noun has its capital letter from that: it is a name only behind "heißt", or told as one."""

_NAME = r"(?-i:[A-ZÀ-Þ][\w-]*\w)"

_SEVERAL = rf"{_NAME}(?:(?:,? (?:{any_of(FORGETTING, 'ands')}) |, | ){_NAME})*"

_FURTHER = f"{FURTHER}|{any_of(FORGETTING, 'from_')}"

_NAMES = regex(
    rf"(?i)(?:(?P<called>{any_of(FORGETTING, 'is_called')}) (?={_SEVERAL})"
    rf"| (?={_SEVERAL})|(?:, | \()(?={_SEVERAL}\s*(?:[.,;!?)]|$))"
    rf"|(?:{any_of(FORGETTING, 'is_one')}) (?:{any_of(FORGETTING, 'articles')})(?: (?:(?-i:[a-zß-ÿ]+)|\d{{4}})){{0,2}}"
    rf" (?={_SEVERAL}(?: \d+)?(?:\s*(?:[.,;!?)]|$)| (?:{_FURTHER})\b)))"
    rf"(?P<names>{_SEVERAL})"
)
"""Behind what a thing is called: the name that it has. "My sister is an English teacher" gives none."""
