"""What an order to forget means where no memory names it: in other words, an area of life, what befell somebody."""

from collections.abc import Sequence
from typing import NamedTuple

from memory.ingestion.forgetting.words import (
    DEGREE,
    MINE,
    WORD,
    denials_in,
    has_all,
    is_made_of,
    is_of,
    is_told_in,
    of_one_root,
    whom_of,
    words_of,
)
from memory.language import phrases
from memory.language.alternatives import any_of
from memory.language.grounding import marks
from memory.language.heard import Retraction
from memory.language.languages import FORGETTING
from memory.language.sensitivity import folded
from memory.language.topics import (
    SHARED,
    AreaNamed,
    MattersNamed,
    area_named,
    befell_user,
    matters_named,
    relatives_in,
    tells_of_joining,
)
from memory.language.wording import USER, Wording, wording
from memory.text.regex import regex

COVERED = 0.6
"""So much of the words of a topic a text has to have that is meant in other words."""

RESEMBLES = 0.5
"""With so many of them it is like what is meant: the model must not be told that nothing is known."""


class SoughtArea(NamedTuple):
    """An area of life that is to be forgotten: "my debts", "everything about music", "Pepper's illness"."""

    area: AreaNamed
    words: tuple[str, ...]
    """What else the topic says, and a text has to."""
    own: bool

    @classmethod
    def of(cls, retraction: Retraction) -> "SoughtArea | None":
        """The area that a retraction names, if it names one."""
        area = area_named(MINE.sub("", retraction.what)) if retraction.kind == "topic" else None
        if area is None:
            return None
        words = words_of(area.beside)
        return cls(area, words, phrases.OF_OWN.search(retraction.what) is not None)

    def is_in(self, part: str, told: Wording) -> bool:
        """Whether a part of a memory tells of the area, of the user where it is hers, and says what else is named."""
        if not self.area.is_told_in(part) or (self.own and not is_of(part, self.words)):
            return False
        return has_all(told.words, self.words)


class SoughtMatter(NamedTuple):
    """What befell the user or somebody whom the order names, in whatever words: "the surgery", "Brid leaving"."""

    named: MattersNamed
    hers: bool
    """It befell the user, or who shares her life; else whoever is named, or anybody."""

    @classmethod
    def of(cls, retraction: Retraction) -> "tuple[SoughtMatter, ...]":
        """What a retraction means if it names a matter: hers, and if it does not say whose it is, then anybody's."""
        named = matters_named(retraction.what)
        if named is None:
            return ()
        if named.relatives or any(folded(word) in named.beside for word in _CAPITALISED.findall(retraction.what)):
            return (cls(named, hers=False),)
        hers = cls(named, hers=True)
        is_own = phrases.OF_OWN.search(retraction.what) or phrases.OF_SPEAKER.search(retraction.what)
        return (hers,) if is_own or retraction.by_words else (hers, cls(named, hers=False))

    def is_in(self, part: str, told: Wording) -> bool:
        """Whether a part of a memory tells of it, and names all that the order names beside."""
        del told  # its own words are compared, whatever their ending
        matters = self.named.told_in(part)
        if self.hers:
            matters = tuple(each for each in matters if _befell_her(part, is_shared=each in SHARED))
        if not matters:
            return False
        words = [folded(word) for word in WORD.findall(part)]
        return all(any(of_one_root(each, word) or each == f"{word}s" for word in words) for each in self.named.beside)


class SoughtNearly(NamedTuple):
    """A topic that is to be forgotten, for a text that names it in other words.

    A fact says itself what is meant: "I live in Graz" is not "My sister lives in Graz".
    """

    words: tuple[str, ...]
    marks: frozenset[str]
    """Names and numbers: none may be another."""
    own: bool
    share: float = COVERED
    fully: bool = False
    """All of each word has to be told, but for its ending."""

    @classmethod
    def of(cls, retraction: Retraction) -> "SoughtNearly":
        """A retraction of which nothing was found."""
        told = words_of(_KIND_JOINED.sub("", MINE.sub("", retraction.what))) if retraction.kind == "topic" else ()
        kinds = _KIND_OF_THING if _OF_SOMEBODY.search(retraction.what) else _KIND_OF_NAMED
        words = tuple(word for word in told if not kinds.fullmatch(word)) or told
        own = phrases.OF_SPEAKER.search(retraction.what) or phrases.OF_OWN.search(retraction.what)
        named = marks(f"so {retraction.what}")  # what begins a sentence has its capital letter from that
        return cls(words, named.intersection(words), bool(own), 1.0 if retraction.by_words else COVERED)

    def is_in(self, part: str, told: Wording) -> bool:
        """Whether a part of a memory has most of its words, or words of their roots, and each of its names."""
        if not self.words or (self.own and not is_of(part, self.words)):
            return False
        has = [word for word in self.words if (is_told_in if self.fully else _is_rooted_in)(word, told.words)]
        return len(has) >= self.share * len(self.words) and self.marks.issubset(has)


class SoughtLoosely(NamedTuple):
    """What the user did or is and wants forgotten, for a text that leaves out "I" or says more in between.

    "I'm trying to get pregnant" is "been trying to get pregnant btw", not "my sister is trying to get pregnant".
    """

    words: tuple[str, ...]
    """All that a text has to say: its verb and what it is about, at least two."""
    denials: int

    @classmethod
    def of(cls, retraction: Retraction) -> "SoughtLoosely | None":
        """A retraction of what the user says of herself, if it has enough words."""
        told = wording(retraction.what) if retraction.kind == "fact" else None
        if told is None or told.words[:1] != (USER,):
            return None
        said = tuple(word for word in told.words if word != USER)
        words = tuple(word for word in said if not _AUXILIARY.fullmatch(word))
        words = words if len(words) > 1 else said
        return cls(words, denials_in(retraction.what, told)) if len(words) > 1 else None

    def is_in(self, part: str, told: Wording) -> bool:
        """Whether a part of a memory says all of it, of nobody but the user."""
        main = _WITHOUT.split(part, 1)[0]
        return self._is_said(part, told) or (main != part and self._is_said(main, wording(main)))

    def _is_said(self, part: str, told: Wording) -> bool:
        places = [
            next((at for at, word in enumerate(told.words) if of_one_root(word, each)), None) for each in self.words
        ]
        if None in places or denials_in(part, told) % 2 != self.denials % 2 or whom_of(part) != USER:
            return False
        before = told.words[: min(at for at in places if at is not None)]
        whose = [word for word in before if not (DEGREE.fullmatch(word) or _AUXILIARY.fullmatch(word))]
        return not whose or whose[-1] == USER


def _is_rooted_in(word: str, words: Sequence[str]) -> bool:
    return any(of_one_root(word, other) for other in words) or is_made_of(word, words)


class SoughtJoining(NamedTuple):
    """That the user is on something that has a name, for a text that tells how she came there: "I'm on Tinder"."""

    name: str

    @classmethod
    def of(cls, retraction: Retraction) -> "tuple[SoughtJoining, ...]":
        """A retraction that says so and nothing else; or that she joined it."""
        on = _ON.search(retraction.what) if retraction.kind == "fact" else None
        if on is None:
            return ()
        is_plain = _IS_ON.match(retraction.what) or tells_of_joining(retraction.what, on["name"])
        return (cls(on["name"]),) if is_plain else ()

    def is_in(self, part: str, told: Wording) -> bool:
        """Whether a part of a memory tells that the user joined it, or uses it."""
        del told  # its own words are compared
        return tells_of_joining(part, self.name) and whom_of(part) == USER and not relatives_in(part)


Otherwise = SoughtArea | SoughtNearly | SoughtLoosely | SoughtMatter | SoughtJoining
"""What a retraction may mean where no memory names it."""


def otherwise(retraction: Retraction) -> tuple[Otherwise, ...]:
    """What a retraction means if no memory names it: the first of these that is found."""
    if retraction.kind == "said":
        return ()
    worded = SoughtArea.of(retraction) or SoughtLoosely.of(retraction) or SoughtNearly.of(retraction)
    return worded, *SoughtJoining.of(retraction), *SoughtMatter.of(retraction)


def partly(retraction: Retraction) -> tuple[SoughtNearly, ...]:
    """What is like a topic, and too little to be meant by it: half of its words, or one of its names.

    Of an area of life ("Pepper's illness") it is the rest that counts. A fact says itself what is meant.
    """
    if retraction.kind != "topic":
        return ()
    named, area = SoughtNearly.of(retraction), SoughtArea.of(retraction)
    words = area.words if area else named.words
    most = named._replace(words=words, marks=frozenset(), share=RESEMBLES, fully=False)
    by_name = (named._replace(words=(mark,), marks=frozenset(), own=False) for mark in sorted(named.marks & {*words}))
    return tuple(each for each in (most, *by_name) if each.words)


def _befell_her(part: str, *, is_shared: bool) -> bool:
    """Whether a part tells what befell the user. `is_shared`: others may have a part in that."""
    if not is_shared and relatives_in(part) - {"child"}:  # "I think my sister is pregnant"
        return False
    whom = whom_of(part)
    return whom == USER or befell_user(part) or not _PARTNERS.isdisjoint(relatives_in(whom))


_PARTNERS = frozenset({"husband", "wife", "partner", "girlfriend", "boyfriend", "fiancé", "fiancée"})
"""Who shares the user's life: "forget my separation" is "my wife has left", too."""

_AUXILIARY = regex(f"(?:{any_of(FORGETTING, 'have', 'was')})")
"""Says with a verb when something was, and nothing of what."""

_CAPITALISED = regex(r"(?<=\s)[A-ZÀ-Þ][^\W_]+")
"""Behind the first word: a name, or in German any noun."""

_ON = regex(
    rf"(?:^|\s)(?:{any_of(FORGETTING, 'on')})\s+(?P<name>[A-ZÀ-Þ][\w-]+)\s*(?:{any_of(FORGETTING, 'on_last')})?$"
)
"""At the end of a fact, the name of what somebody is on; German has its verb behind it."""

_IS_ON = regex(
    rf"(?i)(?:{any_of(FORGETTING, 'am')})(?: (?:{any_of(FORGETTING, 'too', 'still')}))? \w+ \S+"
    rf"(?: (?:{any_of(FORGETTING, 'am_last')}))?$"
)
"""A fact that says of the user where she is, and nothing else."""

_WITHOUT = regex(rf"(?i)\s(?:{any_of(FORGETTING, 'without')})\s")

_KIND_OF_THING = regex(rf"(?i){any_of(FORGETTING, 'things')}")
"""What something is called that a text need not call so: "my Oslo trip" is "I'm going to Oslo"."""

_KIND_OF_NAMED = regex(rf"(?i){any_of(FORGETTING, 'things', 'named_things')}")
"""The same of what is called by its name: "the Bergselaan address"; "Tom's address" is not all of Tom."""

_OF_SOMEBODY = regex(rf"(?i)['’]s\b|\b(?:{any_of(FORGETTING, 'of')})\s")

_KIND_JOINED = regex(rf"(?i)-(?:{_KIND_OF_NAMED.pattern.removeprefix('(?i)')})(?!\w)")
"""The same at the end of another word: "Halbmarathon-Ziel"."""
