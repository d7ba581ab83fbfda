"""Areas of life, and what befalls people: what "forget my debts" means, though "I owe the bank 30k" has no word of it.

An area is told by what people call it, and by the words of what they say of it: a table for each language
(`topic_table.py`), and for what is sensitive the table of that (`sensitive_table.py`). A matter ("the surgery") is told
by the same words, whoever names it.
"""

import re
from collections.abc import Collection, Iterator
from functools import cache
from typing import NamedTuple

from memory.language.alternatives import any_of
from memory.language.languages import LANGUAGES, SENSITIVE, TOPICS
from memory.language.sensitivity import folded
from memory.text.stop_words import OF_LATIN_SCRIPT

_AREAS = tuple(dict.fromkeys(area for table in TOPICS for area in table.areas))
_MATTERS = tuple(dict.fromkeys(matter for table in TOPICS for matter in table.matters))


SHARED = frozenset(
    ("parting", "affair", "crime", "death", "quarrel", "moving", "wedding", "accident", "ruin", "eviction", "windfall")
)
"""Matters in which others have a part: "my wife has left" is the user's separation. A job is lost by who had it."""

_UNBORN = frozenset({"child"})
"""Who tells of a pregnancy need not speak of a child."""

_OF_DRINKING = frozenset({"drinking", "addiction"})

_PLANNED = frozenset({"work", "pay", "leaving", "moving", "wedding", "weight", "failing"})
"""Matters that are plans and tasks, too: "forget the exam" may drop one."""


class AreaNamed(NamedTuple):
    """An area that a topic names, and what else it says: "Pepper's illness"."""

    area: str
    beside: str

    def is_told_in(self, text: str) -> bool:
        """Whether a text tells of the area, whoever it is about."""
        plain = folded(text)
        found = {hit[0] for hit in _tells(self.area).finditer(plain)}
        return bool(found) and not (self.area in _OF_DRINKING and _only_drinks(found, plain))

    def may_be_told_in(self, text: str) -> bool:
        """Whether some part of a text may tell of the area."""
        return _tells(self.area).search(folded(text)) is not None


class MattersNamed(NamedTuple):
    """What befell somebody, as an order names it, and whom: "my sister's trouble with the police"."""

    matters: tuple[str, ...]
    relatives: frozenset[str]
    """Kinds of relatives, in English: "sister"."""
    beside: tuple[str, ...]
    """What else is named, folded: names, and words that say which one is meant."""

    def told_in(self, text: str) -> tuple[str, ...]:
        """Of which of these matters a text tells, of these relatives, whatever it says beside."""
        plain = folded(text)
        if not self.relatives <= _relatives_in(plain):
            return ()
        found = {each: {hit[0] for hit in _matter(each).finditer(plain)} for each in self.matters}
        return tuple(
            each for each, hits in found.items() if hits and not (each in _OF_DRINKING and _only_drinks(hits, plain))
        )

    def may_be_told_in(self, text: str) -> bool:
        """Whether some part of a text may tell of one of these matters, of these relatives."""
        plain = folded(text)
        return self.relatives <= _relatives_in(plain) and any(_matter(each).search(plain) for each in self.matters)


def matters_named(topic: str) -> MattersNamed | None:
    """What befell somebody that a topic or a fact tells of; None if nothing did."""
    plain = folded(topic)
    matters = tuple(each for each in _MATTERS if _matter(each).search(plain))
    if not matters:
        return None
    relatives = _relatives_in(plain) - (_UNBORN if "pregnancy" in matters else frozenset())
    for each in matters:
        plain = _matter(each).sub(" ", plain)
    words = map(_bare, _WORD.findall(plain))
    return MattersNamed(matters, relatives, tuple(w for w in words if not (_is_idle(w) or w in _called())))


def befalls(topic: str) -> bool:
    """Whether a topic is something that befalls people and that nobody plans: "the debt", not "the wedding"."""
    named = matters_named(topic)
    if named is None or _PLANNED.issuperset(named.matters):
        return False
    names = {_bare(folded(word)) for word in _WORD.findall(topic)[1:] if word[0].isupper()}
    names |= {_bare(folded(word)) for word in _POSSESSOR.findall(topic)}
    return names.issuperset(named.beside)


def tells_of_joining(text: str, name: str) -> bool:
    """Whether a text tells that somebody joined, or uses, what has this name: "I signed up for Tinder"."""
    plain, called = folded(text), re.escape(folded(name))
    found = rf"(?:{_joined()})(?:\s+\w+){{0,2}}?\s+{called}|{called}[\s-]+(?:\w+\s+)?(?:{_joined()})"
    return re.search(_whole(found), plain) is not None


def names_pregnancy(topic: str) -> bool:
    """Whether a topic or a fact names a pregnancy, by its name and no other: a person has one at a time."""
    return _pregnancy().search(folded(topic)) is not None


def befell_user(text: str) -> bool:
    """Whether a text says that something befell the user, though somebody else did it: "my boss fired me"."""
    return _to_me().search(folded(text)) is not None


def relatives_in(text: str) -> frozenset[str]:
    """The kinds of relatives that a text names, in English. Who has a son has a child, too."""
    return _relatives_in(folded(text))


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
    return re.compile(any_of(TOPICS, "fillers"))


@cache
def _matter(matter: str) -> re.Pattern[str]:
    return re.compile(_whole("|".join(table.matters[matter] for table in TOPICS if matter in table.matters)))


def _only_drinks(hits: Collection[str], plain: str) -> bool:
    """Whether a text tells no more than that somebody drinks tea."""
    return len(hits) == 1 and _drinks().search(plain) is not None


@cache
def _drinks() -> re.Pattern[str]:
    return re.compile(_whole(any_of(TOPICS, "drinks")))


@cache
def _joined() -> str:
    return any_of(TOPICS, "joined")


@cache
def _pregnancy() -> re.Pattern[str]:
    return re.compile(_whole(any_of(TOPICS, "pregnancy")))


@cache
def _to_me() -> re.Pattern[str]:
    return re.compile(_whole(any_of(TOPICS, "to_me")))


@cache
def _idle() -> re.Pattern[str]:
    return re.compile("|".join((*(table.idle for table in TOPICS), *(table.fillers for table in TOPICS))))


@cache
def _small() -> frozenset[str]:
    return frozenset(folded(word) for words in OF_LATIN_SCRIPT.values() for word in words)


@cache
def _called() -> dict[str, str]:
    """What relatives are called in any language, folded, with their kinds."""
    called = {name: kind for language in LANGUAGES for name, kind in language.words.relatives.items()}
    return {folded(name): kind for name, kind in (*((kind, kind) for kind in called.values()), *called.items())}


def _is_idle(word: str) -> bool:
    return word in _small() or _idle().fullmatch(word) is not None


def _bare(word: str) -> str:
    """A word without the ending that says whose something is: "sister's", "Papas"."""
    word = word.removesuffix("'s").removesuffix("'")
    return word[:-1] if word.endswith("s") and word[:-1] in _called() else word


def _relatives_in(plain: str) -> frozenset[str]:
    plain = _HIS.sub(" ", plain)
    kinds = frozenset(filter(None, (_called().get(_bare(word)) for word in _WORD.findall(plain))))
    return kinds | {"child"} if kinds & {"son", "daughter"} else kinds


_HIS = re.compile(r"(?<!my )(?<!our )(?<!his )(?<!her )(?<!their )(?<!'s )(?<!the )(?<!a )(?<![^\W_])son(?![^\W_])")
"""What is French for "his", and no English son."""

_POSSESSOR = re.compile(r"[A-ZÀ-Þ][\w-]*['’]s")
"""Whose something is, by name."""

_WORD = re.compile(r"[^\W_]+(?:['’]s\b|['’](?=\s|$))?")
