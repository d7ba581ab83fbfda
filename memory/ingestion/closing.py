"""Which memories the user wants forgotten, and what is left of each (see `retraction.py`).

    a fact     "I live in Graz"         what says the same of the same person: in its words, as a claim, or as a field
                                        of the profile ("I moved to Graz"); not "My sister lives in Graz"
    a topic    "my peanut allergy"      what has all its words and is about the user, or fills its field of the profile
               "Marcus"                 whatever names him
               "my dog"                 and what tells of Rex, if one that is meant says "my dog is called Rex"

A memory is read part by part: who takes back where she lives keeps the allergy that she named in the same breath. When
in doubt nothing is meant: a memory too many is taken back once more, an allergy too few is missed. But what is named in
other words is meant where nothing else is: "my therapy" is "I'm seeing a therapist". That closes nothing pinned.
"""

# ruff: noqa: E501, ISC004 - a pattern is one line, or two where it has two parts: a table is read by line

import asyncio
import re
from collections.abc import AsyncIterator, Iterable, Iterator, Sequence
from contextlib import aclosing
from datetime import date, timedelta
from itertools import pairwise, takewhile
from typing import NamedTuple

import msgspec

from memory.ingestion.batch import FactOrigin
from memory.ingestion.decide_by_model import subject
from memory.language import phrases
from memory.language.change import slots_of
from memory.language.claims import Claim, claims, same_value
from memory.language.grounding import marks
from memory.language.languages import LANGUAGES, ORDERS
from memory.language.retraction import Retraction, heard
from memory.language.sayings import said_by
from memory.language.sensitivity import folded
from memory.language.topics import SHARED, AreaNamed, MattersNamed, area_named, befell_user, matters_named, relatives_in
from memory.language.wording import USER, Wording, alike, wording
from memory.model.memory import AUTO_PINNED, TURN_PREFIX, Memory, Profile
from memory.model.scope import Reach, Scope
from memory.model.types import MakeId
from memory.ports.memories import Listing, MemoryStore
from memory.profile.fields import Statement, key_of
from memory.profile.pins import harms_if_lost
from memory.store.pages import pages_of
from memory.text.chunking import sentences
from memory.text.languages import language_of_text
from memory.text.regex import regex

PAGE = 100
"""Memories read at once: some 50 ms."""

COVERED = 0.6
"""So much of the words of a topic a text has to have that is meant in other words."""

ROOT = 6
"""Words that begin with so many letters alike are of one root: "therapy" and "therapist", not "general" and "genuine"."""
SHORT_ROOT = 5
ROOT_SHARE = 0.7
"""Fewer are enough where they are most of the shorter word: "séparée" and "séparation", not "internet" and "interview"."""
FEW_WORDS = 10
"""A longer part says more than what it says of the one before it."""
ASIDE = (1, 2)
"""Words of a phrase that may stand within a fact and not be named: "I have been out of work since March"."""


class SoughtFact(NamedTuple):
    """A fact that is to be forgotten, read once for all memories."""

    told: Wording
    denials: int
    """How often it says no."""
    claims: tuple[Claim, ...]
    values: frozenset[tuple[str, str, str]]
    """What it says of the profile: field, key of the value, and whether it is so or no longer."""
    language: str
    """In which it is told: a memory in another one need not share a word with it."""

    def is_in(self, part: str, told: Wording) -> bool:
        """Whether a part of a memory says it."""
        words = self.told.words
        if _denials(part, told) % 2 == self.denials % 2 and (
            _says(part, told, words) or ((bare := _ROLE.sub("", part)) != part and _says(bare, wording(bare), words))
        ):
            return True
        if any(_are_one(one, other) for one in self.claims for other in claims(part)):
            return True
        # Reading a part for the profile takes a hundred times as long as to see that it shares no word.
        shares_word = any(alike(word, other) for word in words if word != USER for other in told.words)
        if not self.values or not (shares_word or language_of_text(part) != self.language):
            return False
        return not self.values.isdisjoint(_values(part))


class SoughtTopic(NamedTuple):
    """What all is to be forgotten about, read once for all memories."""

    words: tuple[str, ...]
    own: bool
    """It is the user's own: another's allergy is not meant."""
    fields: frozenset[str]
    """Fields of the profile, and slots of claims, that it names: what fills them need not name it."""
    named: re.Pattern[str] | None
    """How a text has to name it where its words alone tell too little: "my address" is not "my e-mail address", and "I'm
    allergic to dogs" is not about the user's dog."""

    def is_in(self, part: str, told: Wording) -> bool:
        """Whether a part of a memory is about it."""
        if self.fields and _is_of(part, self.words):
            slots = {claim.slot[0] for claim in claims(part) if claim.slot[1] == USER}
            slots |= _OF_SIGNS & self.fields & slots_of(part, by_model=True) if _OF_SIGNS & self.fields else set()
            if not self.fields.isdisjoint(slots | {field.partition(".")[0] for field, _, _ in _values(part)}):
                return True
        if self.named is not None:
            return self.named.search(part) is not None
        return bool(self.words) and _has(told.words, self.words) and (not self.own or _is_of(part, self.words))

    def goes_on_in(self, told: Wording, before: str) -> bool:
        """Whether a part says what is meant of somebody whom the part `before` names: "…, the asthma is worse"."""
        missing = [word for word in self.words if not _has(told.words, (word,))]
        if self.own or self.named is not None or not 0 < len(missing) < len(self.words):
            return False
        named = marks(f"so {before}")
        return all(any(alike(word, name) for name in named) for word in missing)


class SoughtSaid(NamedTuple):
    """Whatever was said with the words of a message: "scratch my last message"."""

    words: str
    """The message, without what may have been changed in a memory of it."""

    def is_in(self, part: str, told: Wording) -> bool:
        """Whether a part of a memory stands in the message."""
        del told  # as it was typed
        return len(part.split()) > 1 and f" {_bare_words(part)} " in f" {self.words} "


class SoughtArea(NamedTuple):
    """An area of life that is to be forgotten: "my debts", "everything about music", "Pepper's illness"."""

    area: AreaNamed
    words: tuple[str, ...]
    """What else the topic says, and a text has to."""
    own: bool

    @classmethod
    def of(cls, retraction: Retraction) -> "SoughtArea | None":
        """The area that a retraction names, if it names one."""
        area = area_named(_MINE.sub("", retraction.what)) if retraction.kind == "topic" else None
        if area is None:
            return None
        words = _words_of(area.beside)
        return cls(area, words, phrases.OF_OWN.search(retraction.what) is not None)

    def is_in(self, part: str, told: Wording) -> bool:
        """Whether a part of a memory tells of the area, of the user where it is hers, and says what else is named."""
        if not self.area.is_told_in(part) or (self.own and not _is_of(part, self.words)):
            return False
        return _has(told.words, self.words)


Sought = SoughtFact | SoughtTopic | SoughtSaid


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
        if named.relatives or any(map(str.istitle, retraction.what.split()[1:])):
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
        words = [folded(word) for word in _WORD.findall(part)]
        return all(any(_of_one_root(each, word) or each == f"{word}s" for word in words) for each in self.named.beside)


class SoughtNearly(NamedTuple):
    """A topic that is to be forgotten, for a text that names it in other words.

    A fact says itself what is meant: "I live in Graz" is not "My sister lives in Graz".
    """

    words: tuple[str, ...]
    marks: frozenset[str]
    """Names and numbers: none may be another."""
    own: bool
    share: float = COVERED

    @classmethod
    def of(cls, retraction: Retraction) -> "SoughtNearly":
        """A retraction of which nothing was found."""
        told = _words_of(_MINE.sub("", retraction.what)) if retraction.kind == "topic" else ()
        words = tuple(word for word in told if not _KIND_OF_THING.fullmatch(word)) or told
        own = phrases.OF_SPEAKER.search(retraction.what) or phrases.OF_OWN.search(retraction.what)
        named = marks(f"so {retraction.what}")  # what begins a sentence has its capital letter from that
        return cls(words, named.intersection(words), bool(own), 1.0 if retraction.by_words else COVERED)

    def is_in(self, part: str, told: Wording) -> bool:
        """Whether a part of a memory has most of its words, or words of their roots, and each of its names."""
        if not self.words or (self.own and not _is_of(part, self.words)):
            return False
        has = [word for word in self.words if any(_of_one_root(word, other) for other in told.words)]
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
        return cls(words, _denials(retraction.what, told)) if len(words) > 1 else None

    def is_in(self, part: str, told: Wording) -> bool:
        """Whether a part of a memory says all of it, of nobody but the user; "without" denies only what is behind it."""
        main = _WITHOUT.split(part, 1)[0]
        return self._is_said(part, told) or (main != part and self._is_said(main, wording(main)))

    def _is_said(self, part: str, told: Wording) -> bool:
        places = [
            next((at for at, word in enumerate(told.words) if _of_one_root(word, each)), None) for each in self.words
        ]
        if None in places or _denials(part, told) % 2 != self.denials % 2 or _whom(part) != USER:
            return False
        before = told.words[: min(at for at in places if at is not None)]
        whose = [word for word in before if not (_DEGREE.fullmatch(word) or _AUXILIARY.fullmatch(word))]
        return not whose or whose[-1] == USER


class SoughtNamed(NamedTuple):
    """A thing or somebody of the user's that is to be forgotten, by the name that a closed memory gives: "Rex"."""

    words: tuple[str, ...]
    """What it is: "dog"."""
    names: frozenset[str]

    @classmethod
    def of(cls, retraction: Retraction, thing: "Sought", closed: Iterable[str]) -> "SoughtNamed | None":
        """The names that these texts give to what a retraction means; None if they give none.

        Neither a field of the profile is a thing (who forgets a job does not forget Anna from work), nor somebody who
        is named by the order itself, nor what is only suspected.
        """
        is_fact = retraction.kind == "fact"
        if not isinstance(thing, SoughtTopic) or thing.fields or retraction.by_words:
            return None
        if not (is_fact or _MINE.match(retraction.what) or retraction.what.islower()):
            return None
        names = frozenset(
            name for text in closed for part in _parts(text) for name in _names_given(part, thing, is_any=is_fact)
        )
        return cls(thing.words, names) if names else None

    def is_in(self, part: str, told: Wording) -> bool:
        """Whether a part of a memory names it, and tells of it or of the user: "my boss Nico" is not the flatmate."""
        del told  # a name is compared as it is written
        if self.names.isdisjoint(_WORD.findall(part)):
            return False
        whom, names = _whom(part).split(), {name.casefold() for name in self.names}
        return whom == [USER] or names.issuperset(whom) or any(alike(whom[0], word) for word in self.words)


def _names_given(part: str, thing: SoughtTopic, *, is_any: bool) -> Iterator[str]:
    """The names that stand right behind what a thing is called. `is_any`: one of its words calls it so already."""
    if thing.own and not _is_of(part, thing.words):
        return
    before: list[str] = []
    for word in _WORD.finditer(part):
        called = (wording(word[0]).words or (word[0].casefold(),))[0]
        before.append(called)
        if not any(alike(called, each) for each in thing.words) or not (is_any or _has(before, thing.words)):
            continue
        if found := _NAMES.match(part, word.end()):
            sure = found["called"] is not None or not _GERMAN.search(part)
            given = (name for name in _WORD.findall(found["names"]) if name[0].isupper())
            yield from (name for name in given if marks(f"of {name}") and (sure or name.casefold() in marks(part)))


Otherwise = SoughtArea | SoughtNearly | SoughtLoosely | SoughtMatter
"""What a retraction may mean where no memory names it."""

Ladder = tuple[Sought, *tuple[Otherwise, ...]]
"""What a retraction may mean: the first that any memory has is what it means."""


def sought(retraction: Retraction) -> Sought:
    """A retraction as memories are compared with it."""
    what = retraction.what
    if retraction.kind == "said":
        return SoughtSaid(_bare_words(what))
    if retraction.kind == "fact":
        if (has := _HAS_BEING.fullmatch(what)) and (names := _names_of(has["being"] or has["kind"])):
            return SoughtTopic(names, own=True, fields=frozenset(), named=_named_being("|".join(map(re.escape, names))))
        told, main = wording(what), _VERB_LAST.sub(r"\g<subject> \g<verb> \g<rest>", what)
        return SoughtFact(
            told, _denials(what, told), claims(main), frozenset(_values(main)), language_of_text(f"{what}.")
        )
    topic = _MINE.sub("", _HOW.sub("", what))
    words = _words_of(topic)
    fields = next((fields for pattern, fields in _FIELDS if pattern.fullmatch(what)), frozenset[str]())
    is_mine, named = _MINE.match(what), None
    if is_mine and fields:
        named = regex(rf"(?i)\b{_MY}(?:new |full )?{re.escape(_MINE.sub('', what))}\b")
    elif is_mine and (whom := _whom(what)) != USER and _is_all_of(topic, whom):
        named = _named_being(re.escape(whom.split()[0].removesuffix("'s")))
    elif is_mine and not words:  # too short to tell anything alone: "my ex"
        named = regex(rf"(?i)\b{_POSSESSIVE}(?: [\w-]+){{0,2}}? {re.escape(_MINE.sub('', what))}\b")
    own = phrases.OF_SPEAKER.search(what) or phrases.OF_OWN.search(what) or _ASKS.match(what)
    return SoughtTopic(words, own is not None, fields, named)


def meanings(retraction: Retraction) -> Ladder:
    """All that a retraction may mean: as it names it, and in other words, the surest first."""
    named = sought(retraction)
    if isinstance(named, SoughtFact) and any(claim.slot[0] == "status" for claim in named.claims):
        # Who is engaged is not married, though both is told of weddings.
        return named, *(each for each in otherwise(retraction) if not isinstance(each, SoughtMatter))
    return named, *otherwise(retraction)


def otherwise(retraction: Retraction) -> tuple[Otherwise, ...]:
    """What a retraction means if no memory names it: the first of these that is found."""
    if retraction.kind == "said":
        return ()
    worded = SoughtArea.of(retraction) or SoughtLoosely.of(retraction) or SoughtNearly.of(retraction)
    return worded, *SoughtMatter.of(retraction)


def _is_all_of(topic: str, whom: str) -> bool:
    """Whether a topic is somebody, perhaps with a name, and not what is his: "my kids' school"."""
    return not topic.startswith(whom) or not any(map(str.islower, topic[len(whom) :].split()))


def _named_being(being: str) -> re.Pattern[str]:
    """How a text names a person or an animal of the user's, given its names as an expression."""
    his = rf"{_POSSESSIVE}(?: (?![\w-]+['’]s)[\w-]+){{0,2}} (?:{being})\b"
    owned = rf"(?:{_HAVE})(?: [\w-]+){{0,2}}? (?:{being})s?(?= (?:{_FURTHER})\b|\s*(?:[.,;!]|$))"
    return regex(rf"(?i)\b(?:{his}|{owned})")


def _names_of(being: str) -> tuple[str, ...]:
    """What else a relative or an animal is called in any language: who has no kids has neither a son nor a daughter."""
    called = {name: kind for language in LANGUAGES for name, kind in language.words.relatives.items()}
    kinds = {kind for name in (being.casefold(), being.casefold().removesuffix("s")) if (kind := called.get(name, ""))}
    kinds |= {being.casefold()} & {*called.values()}
    kinds |= {"son", "daughter"} if "child" in kinds else set()
    return tuple(sorted(kinds | {name for name, kind in called.items() if kind in kinds}))


def left_of(memory: Memory, wanted: Sequence[Sought | Otherwise | SoughtNamed]) -> str | None:
    """What a memory says beside what is to be forgotten, perhaps nothing; None if it does not speak of it.

    A summary of sessions is not looked at: it goes with what it stands for.
    """
    if (memory.provenance.turn or "").startswith(TURN_PREFIX):
        return None
    left = what_is_left(memory.text, wanted)
    if left != memory.text:
        return "" if memory.is_conclusion else left  # half of what was concluded is another conclusion
    former = memory.replaces
    return memory.text if former is not None and _is_meant(former, wanted) else None


def what_is_left(text: str, wanted: Sequence[Sought | Otherwise | SoughtNamed]) -> str:
    """What a text says beside what is to be forgotten, perhaps nothing; the text itself if it does not speak of it."""
    parts, kept, meant = _parts(text), list[str](), False
    for before, part in pairwise(("", *parts)):
        meant = _is_meant(part, wanted, before) or (meant and _refers_back(part))
        if not meant:
            kept.append(part if part[-1] in ".!?…" else f"{part}.")
    return " ".join(kept) if len(kept) < len(parts) else text


def _refers_back(part: str) -> bool:
    """Whether a part means the one before it: "He went home early.", "I don't want to talk about it."."""
    if phrases.ANAPHORA.match(part):
        return True
    return len(part.split()) <= FEW_WORDS and phrases.OF_BEFORE.search(part) is not None


def dropped(profile: Profile, wanted: Iterable[Sought], *, day: date) -> tuple[Statement, ...]:
    """What a profile is to lose beside what closed memories said: what was set by hand, on that `day` too."""
    named: list[tuple[str, str]] = []
    for each in wanted:
        if isinstance(each, SoughtFact):
            named += [(field, value) for field, value, _ in each.values]
        elif isinstance(each, SoughtTopic):
            named += [(name, "") for name in each.fields]
    heads = [(field.name, value) for name, value in named for field in profile.fields if field.name == name]
    return tuple(Statement(field=name, value=value, act="drop", day=day + timedelta(days=1)) for name, value in heads)


# ── All memories ──────────────────────────────────────────────────────────────────────────────────────────────


class Closing(NamedTuple):
    """What the user's orders to forget come to."""

    closed: tuple[Memory, ...] = ()
    left: tuple[Memory, ...] = ()
    """What closed ones say beside, as memories of their own."""
    unknown: tuple[Retraction, ...] = ()
    """Of these nothing was found."""


async def is_known(
    store: MemoryStore, retractions: Sequence[Retraction], scope: Scope, *, said: Sequence[str] = ()
) -> bool | None:
    """Whether `closing` will find anything for these orders, as far as the store knows; None: that cannot be told yet.

    `said`: what the user said before in the same conversation, which may not be ingested. Raises `StoreUnavailable`.
    """
    ladders = await asyncio.to_thread(lambda: [meanings(each) for each in retractions])
    profile = await store.profile(Scope(scope.tenant, scope.user))
    if dropped(profile, [ladder[0] for ladder in ladders], day=date.min):
        return True

    def is_any_of(page: Iterable[Memory]) -> bool:
        return any(_rung(each, ladder) is not None for each in page for ladder in ladders)

    async with aclosing(pages_of(store, Listing(reach=Reach.of(scope), limit=PAGE))) as pages:
        async for page in pages:
            if await asyncio.to_thread(is_any_of, page):
                return True
    every = [meaning for ladder in ladders for meaning in ladder]
    is_said = await asyncio.to_thread(lambda: any(what_is_left(text, every) != text for text in said))
    return None if is_said else False


def _rung(memory: Memory, ladder: Ladder) -> int | None:
    """The first meaning of an order that a memory has; None: none. What is pinned is meant by its own words alone."""
    rungs = ladder[:1] if memory.pinned else ladder
    return next((at for at, meaning in enumerate(rungs) if left_of(memory, (meaning,)) is not None), None)


async def closing(
    store: MemoryStore, retractions: Sequence[Retraction], origin: FactOrigin, *, first_index: int, make_id: MakeId
) -> Closing:
    """What is to be closed; what is left of it are the turn's facts from `first_index` on.

    All memories of the scope are looked at: how near one is to an order to forget tells nothing. Raises
    `StoreUnavailable`.
    """
    if not retractions:
        return Closing()
    ladders = [meanings(each) for each in retractions]
    meant: list[list[tuple[int, Memory]]] = [[] for _ in ladders]
    """Of each order the memories that it may mean, and by which of its meanings."""
    async with aclosing(pages_of(store, Listing(reach=Reach.of(origin.scope), limit=PAGE))) as pages:
        async for page in pages:
            for ladder, found in zip(ladders, meant, strict=True):
                found += [(rung, memory) for memory in page if (rung := _rung(memory, ladder)) is not None]
            await asyncio.sleep(0)  # other jobs go on meanwhile
    rungs = [min((rung for rung, _ in found), default=None) for found in meant]
    chosen = [ladder[rung] for ladder, rung in zip(ladders, rungs, strict=True) if rung is not None]
    memories = {
        memory.id: memory for found, least in zip(meant, rungs, strict=True) for rung, memory in found if rung == least
    }
    closed = [(memory, left) for memory in memories.values() if (left := left_of(memory, chosen)) is not None]
    by_name = [
        named
        for each, ladder, found, least in zip(retractions, ladders, meant, rungs, strict=True)
        if least is not None
        and (named := SoughtNamed.of(each, ladder[0], (memory.text for rung, memory in found if rung == least)))
    ]
    if by_name:
        closed = [(memory, left) async for memory, left in _with_named(store, closed, by_name, origin)]
    places = enumerate(((memory, left) for memory, left in closed if left), first_index)
    return Closing(
        closed=tuple(memory for memory, _ in closed),
        left=tuple(_rest(memory, left, origin, index=at, make_id=make_id) for at, (memory, left) in places),
        unknown=tuple(each for each, rung in zip(retractions, rungs, strict=True) if rung is None),
    )


async def _with_named(
    store: MemoryStore,
    found: Sequence[tuple[Memory, str]],
    by_name: Sequence[SoughtNamed],
    origin: FactOrigin,
) -> AsyncIterator[tuple[Memory, str]]:
    """What was found, and what names it; what is pinned or could harm if it were lost is not meant by a name alone."""
    known = {memory.id for memory, _ in found}
    for memory, left in found:
        yield memory, left if memory.pinned else what_is_left(left, by_name)
    async with aclosing(pages_of(store, Listing(reach=Reach.of(origin.scope), limit=PAGE))) as pages:
        async for page in pages:
            for memory in page:
                if memory.id in known or memory.pinned or (harms_if_lost(memory.text) and not memory.is_answer):
                    continue
                if (left := left_of(memory, by_name)) is not None:
                    yield memory, left
            await asyncio.sleep(0)  # other jobs go on meanwhile


def takes_back(retractions: Iterable[Retraction], text: str, *, before: str) -> bool:
    """Whether a text of a message says no more than what that wants forgotten.

    Of a topic it has to be said `before` (`said_before_order`): of "My therapist is called Mara. Forget my therapist."
    nothing is kept, of "Forget my address, I live in Ulm now" Ulm is.
    """
    wanted = [
        meaning
        for each in retractions
        if each.kind == "fact" or (each.kind == "topic" and each.sure and text in before)
        for meaning in (meanings(each) if each.kind == "topic" else (sought(each),))
    ]
    return bool(wanted) and all(_is_meant(part, wanted) for part in _parts(text))


def said_before_order(message: str, left: str) -> str:
    """What a message says before its first order to forget. `left`: the message without its orders."""
    alike = takewhile(lambda pair: pair[0] == pair[1], zip(message, left, strict=False))
    return "".join(each for each, _ in alike)


def without_taken_back(retractions: Sequence[Retraction], message: str) -> str:
    """A message, with its orders, without the sentences that say no more than what is forgotten (`takes_back`)."""
    if not retractions:
        return message
    told = heard(message).left
    before = said_before_order(message, told)
    for sentence in sentences(told):
        if takes_back(retractions, sentence, before=before):
            message = message.replace(sentence, "", 1)
    return message


def _rest(memory: Memory, left: str, origin: FactOrigin, *, index: int, make_id: MakeId) -> Memory:
    """What a closed memory says beside, under a new id: no block or field that has the old one holds any longer."""
    return msgspec.structs.replace(
        memory,
        id=make_id(),
        text=left,
        pinned=memory.pinned and AUTO_PINNED not in memory.tags,
        tags=tuple(tag for tag in memory.tags if tag != AUTO_PINNED),
        replaces=None,
        updated_at=origin.at,
        compressed=False,
        provenance=msgspec.structs.replace(memory.provenance, turn=origin.provenance.turn, fact_index=index),
    )


# ── One part of a memory ──────────────────────────────────────────────────────────────────────────────────────


def _parts(text: str) -> list[str]:
    """The statements of a memory, each with a subject of its own."""
    parts: list[str] = []
    for sentence in map(_with_subjects, sentences(text)):
        start = 0
        for gap in _AND.finditer(sentence):
            if gap["comma"] and not _STATES.match(sentence, start, gap.start()):  # "When I was young, I lived in Graz"
                continue
            if not _SOMEBODY.fullmatch(sentence, start, gap.start()):  # "My wife and I"
                parts.append(sentence[start : gap.start()])
                start = gap.end()
        parts.append(sentence[start:])
    return parts


def _with_subjects(sentence: str) -> str:
    """A sentence of the user's with a subject for each verb: "I'm Ana and work at …" has two statements."""
    for herself, second, whose in _SECOND:
        if herself.match(sentence):
            return second.sub(f"{whose} ", sentence)
    return sentence


def _is_meant(part: str, wanted: Sequence[Sought | Otherwise | SoughtNamed], before: str = "") -> bool:
    told = wording(_NAMED.sub(" as ", part))
    if any(each.is_in(part, told) for each in wanted):
        return True
    return bool(before) and any(isinstance(each, SoughtTopic) and each.goes_on_in(told, before) for each in wanted)


def _says(part: str, told: Wording, words: tuple[str, ...]) -> bool:
    """Whether the words stand in the part: about the user, together and to the end of a phrase; else of whom they name.

    "I live in Graz" is in "My wife and I live in Graz", not in "I have a sister who lives in Graz"; and "I have a dog"
    is not in "I have a dog allergy".
    """
    if USER in words:
        ends = {*told.breaks, len(told.words)}
        aside = (told.words[:at] + told.words[at + most :] for at in told.breaks for most in ASIDE)
        within = (told.words[start:end] for end in ends for start in range(end))
        return any(_are(each, words) for each in (*within, *aside))
    if len(words) == 1:
        return _are(told.words, words) or _are(told.words, (USER, *words))
    return _has(told.words, words) and _is_of(part, words)


def _is_of(part: str, words: Sequence[str]) -> bool:
    """Whether a part is about the user, or about somebody whom the words name."""
    whom = _whom(part)
    return whom == USER or any(alike(name, word) for name in whom.split() for word in words)


def _befell_her(part: str, *, is_shared: bool) -> bool:
    """Whether a part tells what befell the user. `is_shared`: others may have a part in that."""
    if not is_shared and relatives_in(part) - {"child"}:  # "I think my sister is pregnant"
        return False
    whom = _whom(part)
    return whom == USER or befell_user(part) or not _PARTNERS.isdisjoint(relatives_in(whom))


def _whom(text: str) -> str:
    """Of whom a text speaks: `@user`, a person or animal of hers, or a name."""
    being = _BEING.match(text)
    whom = being["being"].casefold() if being else subject(text)
    return USER if wording(whom).words == (USER,) else whom  # "Je dois …" begins with no name


def _bare_words(text: str) -> str:
    return " ".join(_WORD.findall(text.casefold()))


def _denials(text: str, told: Wording) -> int:
    """How often a text says no."""
    return max(told.negations, len(_NO.findall(text)))


def _words_of(topic: str) -> tuple[str, ...]:
    """The words that a text about a topic has to have: whose it is is none of them ("mio figlio"), a name is ("Mia")."""
    told = (wording(_OWN.sub(" ", topic)).words, wording(topic).words)
    said = (tuple(word for word in words if word != USER and word not in _GENERAL) for words in told)
    return next(filter(None, said), ())


def _has(words: Sequence[str], sought: Sequence[str]) -> bool:
    return all(any(alike(word, other) for other in words) for word in sought)


def _of_one_root(one: str, other: str) -> bool:
    if alike(one, other):
        return True
    one, other = folded(one), folded(other)
    shared = next((at for at, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
    return shared >= ROOT or (shared >= SHORT_ROOT and shared >= ROOT_SHARE * min(len(one), len(other)))


def _are(words: Sequence[str], sought: Sequence[str]) -> bool:
    """Whether these are the words, with or without those that may only say how much ("daily", "Italy" do not)."""
    plain = _plain(sought)
    return _covers(words, sought) or _covers(_plain(words), plain if len(plain) > 1 else sought)


def _covers(words: Sequence[str], sought: Sequence[str]) -> bool:
    return len(words) == len(sought) and _has(words, sought) and _has(sought, words)


def _plain(words: Sequence[str]) -> list[str]:
    """The words without those that only say how much."""
    return [word for word in words if not _DEGREE.fullmatch(word)]


def _are_one(one: Claim, other: Claim) -> bool:
    """Whether two claims say the same, a status in whatever language: "verlobt" is "engaged"."""
    if same_value(one, other):
        return True
    is_status = one.slot == other.slot and one.slot[0] == "status"
    return is_status and any(each.fullmatch(one.value) and each.fullmatch(other.value) for each in _STATUSES)


def _values(part: str) -> Iterator[tuple[str, str, str]]:
    for said, act in said_by(part, by_model=True):
        # One way of eating holds at a time, and who is not vegan any more may be vegetarian.
        is_way = said.field == "diet"
        yield said.field, said.value.partition(" (")[0].casefold() if is_way else key_of(said.field, said.value), act


# ── Words ─────────────────────────────────────────────────────────────────────────────────────────────────────

_HAVE = r"have|has|had|got|own|owns|adopted|bought|habe|hat|hatte|haben|tengo|tenemos|tiene|ai|avons|ho|abbiamo|ha|tenho|temos|tem"
_SUBJECT = (
    r"(?:i|i['’]\w+|we|user|ich|wir|wohne|lebe|arbeite|habe|bin|nehme|yo|soy|tengo|vivo|trabajo|me (?:llamo|chamo)|chamo-me|mi chiamo|je|j['’]\w+|io|sono|ho|abito|lavoro"
    r"|eu|sou|estou|tenho|moro|trabalho|(?:my|our|meine?|unsere?|mi|mon|ma|(?:(?:il|la|i|le|o|a|os|as) )?(?:mi[oae]|miei|meus?|minhas?))"
    r" (?:[\w-]+(?:'s)? ){1,3}?(?:is|are|was|has|have|lives?|works?|ist|hat|heißt|wohnt|es|se llama|tiene|vive|est|s'appelle|è|ha|si chiama"
    r"|lavora|é|tem|mora|se chama|chama-se)"
    r"|(?-i:[A-ZÀ-Þ][\w-]+) (?:hat|ist|est|es|está|tiene|è|ha|é|tem)\b|(?:der|die|das) (?-i:[A-ZÄÖÜ])[\w-]+ (?:ist|sind|war|hat|haben|wird)(?= \w)|(?:el|los|las) [\w-]+ (?:es|son|está|están|tiene)\b"
    r"|(?:le|la|les|l['’])\s?[\w-]+ (?:est|sont|a|va)\b|(?:il|lo|la|i|gli|l['’])\s?[\w-]+ (?:è|sono|ha|sta)\b|[oa]s? [\w-]+ (?:é|são|está|estão|tem)\b"
    r"|(?:the [\w-]+|both|all|(?-i:[A-ZÀ-Þ][\w-]+)) (?:is|are|was|were|has|have|hates?|loves?|likes?|lives?|works?|wants?|needs?|can(?:'?t|not)?|do(?:es)?n't))\b"
)
_DOING = "|".join(table.doing for table in ORDERS if not table.subject)
_AND = regex(
    rf"(?i)(?:,?\s+(?:and|but|und|aber|y|pero|et|mais|e|ma|mas)|;|(?P<comma>,))\s+(?={_SUBJECT})"
    rf"|\s+(?:y|e)\s+(?=(?:{_DOING})\b)"
)
"""Between two statements of a sentence, each with a subject of its own."""

_HAS_BEING = regex(
    rf"(?i)(?:(?:i|we|user|ich|wir|yo|je|nous|io|noi|eu|nós) |j['’])?(?:{_HAVE}) (?:(?:an?|any|some|eine?n?|una?|une|des|uns|umas?|um|two|three|zwei|drei|dos|deux|due|dois|duas) )?(?P<being>[\w-]+)"
    r"|(?:ich|wir) (?:(?:eine?n?|zwei|drei) )?(?P<kind>[\w-]+) (?:habe|haben|hatte|hatten|besitze|besitzen)"
)
"""That the user has somebody, or an animal: all that tells of it says so."""

_STATES = regex(rf"(?i)(?:(?:hi|hello|hey|hallo|hola|salut|ciao|olá|oi)[,!.]? )?{_SUBJECT}")
"""How a statement begins."""

_SECOND = tuple(
    (
        regex(
            rf"(?i)(?:(?:hi|hello|hey|hallo|salut|bonjour)[,!.]? )?{table.subject[:1]}(?:{table.subject[1:]})?(?: |['’])"
        ),
        regex(rf"(?i)(?<=\b(?:and|und) )(?=(?:{table.doing})\b)|(?<=\bet )(?=(?:{table.doing})\b)"),
        table.subject,
    )
    for table in ORDERS
    if table.subject
)
"""How the user begins to speak of herself, where a second verb of hers stands, and whose it is."""

_ROLE = regex(r"(?i) (?:as|als|comme|como|come) (?:(?:an?|une?|eine?|una?|uma?|um) )?[\w-]+(?= )")
"""As what somebody works: who takes back where she works need not say it."""

_OF_SIGNS = frozenset({"home", "income"})
"""Slots that the signs of change know better than claims do (`change.py`): "I live at 12 Oak Lane" names no place."""

_SOMEBODY = regex(
    r"(?i)(?:my|our|meine?|unsere?|mi|mon|ma|(?:(?:il|la|o|a) )?(?:mi[oa]|meu|minha)) [\w-]+(?: [\w-]+)?|(?-i:[A-Z])[\w-]+"
)
"""Who does something with the user: no statement yet."""

_BEING = regex(
    r"(?i)(?:(?:(?:il|la|i|le|lo) )?(?:mi[oae]|miei|nostr[oaie])|(?:(?:o|a|os|as) )?(?:meus?|minhas?|noss[oa]s?)) (?P<being>moglie"
    r"|marito|partner|fidanzat[oa]|compagn[oa]|figli[oae]?|bambin[oaie]|madre|padre|mamma|papà|genitori|fratell[oi]|sorell[ae]|nonn[oaie]"
    r"|zi[oae]|cugin[oaie]|nipot[ei]|amic[oaie]|amich[ei]|capo|collegh?[aie]|vicin[oaie]|medico|dottore(?:ssa)?|dentista|can[ei]|gatt[oaie]|ex"
    r"|mulher|esposa|marido|namorad[oa]|filh[oa]s?|mãe|pai|pais|irmãos?|irmãs?|av[óô]s?|ti[oa]s?|prim[oa]s?|sobrinh[oa]s?|netos?|netas?|amig[oa]s?"
    r"|chefe|patrão|colegas?|vizinh[oa]s?|médic[oa]|dentista|terapeuta|cão|cachorr[oa]|gat[oa]s?)\b"
)
"""A person or an animal of the user's, in Italian and Portuguese: the others are `subject`'s."""

_NO = regex(r"(?i)\b(?:non|não|nem|tampouco)\b")
"""Denials of Italian and Portuguese, which `wording` does not read."""

_VERB_LAST = regex(r"(?i)^(?P<subject>ich|wir) (?P<rest>.+) (?P<verb>bin|sind|habe|haben|[a-zäöüß]{3,}(?:e|en))$")
"""A German clause behind "dass", whose verb stands last: it is read as a sentence of its own."""

_STATUSES = tuple(
    regex(rf"(?i)(?:{words})")
    for words in (
        r"single|ledig|solter[oa]|célibataire|solteir[oa]",
        r"engaged|verlobt|comprometid[oa]|fiancée?|fidanzat[oa]|noiv[oa]",
        r"married|verheiratet|casad[oa]|mariée?|sposat[oa]",
        r"divorced|geschieden|divorciad[oa]|divorcée?|divorziat[oa]",
        r"widowed|verwitwet|viud[oa]|veuve?f?|vedov[oa]|viúv[oa]",
    )
)

_ASKS = regex(
    r"(?i)(?:d[óo]nde|c[óo]mo|cu[áa]ndo|qui[ée]n|cu[áa]nt[oa]s?|où|dove|come|quando|chi|onde|como|quem|quant[oi])\b"
)
"""Begins a topic of the user's own, whose verb says whose it is: "dove lavoro"."""

_HOW = regex(r"(?i)^how (?:old|much|many|often)\b")

_NAMED = regex(
    r"(?i)(?<!\bis)(?<!\bam)(?<!\bare) (?:called|named|whose name is|namens|llamad[oa]|appelée?|chiamat[oa]|chamad[oa]) "
)
"""Begins what more is said of a thing."""

_POSSESSIVE = (
    r"(?:my|our|user's|meine?[nmrs]?|unsere?[nmrs]?|mi|mis|nuestr[oa]s?|mon|ma|mes|notre|nos"
    r"|(?:(?:il|la|i|le|lo) )?(?:mi[oae]|miei|nostr[oaie])|(?:(?:o|a|os|as) )?(?:meus?|minhas?|noss[oa]s?))"
)
_OWN = regex(rf"\b{_POSSESSIVE}\b")
"""In small letters: "Mia" is a name."""
_MINE = regex(rf"(?i)^{_POSSESSIVE} (?:home |current )?")
_FURTHER = r"called|named|who|which|that|and|but|with|from|since|for|in|at|und|y|et|der|die|das|que|qui|namens|llamad[oa]|appelée?|che|chiamat[oa]|chamad[oa]|e"
"""What may follow a thing, unlike in "a dog allergy"."""

_DEGREE = regex(
    r"\w+(?:ly|lich|mente|ment)|stark|schwer|hoch|super|quite|bit|ever|got|used|total|muy|sehr|très|auch|also"
)

_PARTNERS = frozenset({"husband", "wife", "partner", "girlfriend", "boyfriend", "fiancé", "fiancée"})
"""Who shares the user's life: "forget my separation" is "my wife has left", too."""

_AUXILIARY = regex(
    rf"(?:{_HAVE}|hab|been|being|am|was|were|get|getting|bin|war|wurde|sein|suis|été|estoy|estado|sono|stato|stata|estou)"
)
"""Says with a verb when something was, and nothing of what."""

_WITHOUT = regex(r"(?i)\s(?:without|ohne|sans|sin|senza|sem)\s")

_GENERAL = frozenset(
    """
    what where who whom when how which whose that this the fact facts memory memories information all
    was wer wie wann welche alt que qué dónde donde cómo cuándo quién où comment quand qui quel
    che chi dove come quando quanto cosa quem onde como qual
    der die das den dem des el los las le les il lo gli os as
    """.split()  # noqa: SIM905 - reads better
)
"""Words of a topic that no memory of it needs to have."""

_KIND_OF_THING = regex(
    r"(?i)trips?|travels?|visits?|holidays?|vacation|plans?|problems?|issues?|things?|stuff|story|situation|appointments?|meetings?"
    r"|reise|urlaub|besuch|pläne?|probleme?|sache|termine?|viaje|viajes|visita|planes|problema|asunto|cita|voyages?|visite|projets?|problèmes?"
    r"|affaire|rendez-vous|viaggi|viaggio|progett[oi]|problemi|appuntament[oi]|viagem|viagens|planos?|problemas?|assunto|consulta"
)
"""What something is called that a text need not call so: "my Oslo trip" is "I'm going to Oslo"."""

_WORD = regex(r"[^\W_]+(?:-[^\W_]+)*")
_GERMAN = regex(r"(?i)\b(?:ich|wir|meine?[nmrs]?|unsere?[nmrs]?|der|das|ist|und|ein|eine?n?)\b")
"""A German noun has its capital letter from that: it is a name only behind "heißt", or told as one."""

_CALLED = (
    r"(?:['’]s name is|(?: (?:is|are|was|is now))? (?:called|named)|,? namens| (?:heißt|heißen|hieß)| s['’]appell\w+|(?: \w+)? se llaman?"
    r"| si chiama(?:no)?| (?:se chamam?|chama(?:m)?-se)|,? (?:llamad[oa]s?|appelée?s?|chiamat[oaie]|chamad[oa]s?))"
)
_NAME = r"(?-i:[A-ZÀ-Þ][\w-]*\w)"
_SEVERAL = rf"{_NAME}(?:(?:,? (?:and|und|y|et|e) |, | ){_NAME})*"
_NAMES = regex(
    rf"(?i)(?:(?P<called>{_CALLED}) (?={_SEVERAL})"
    rf"| (?={_SEVERAL})|(?:, | \()(?={_SEVERAL}\s*(?:[.,;!?)]|$))"
    r"|(?:['’]s| is| are| was| ist| est| es| è| é| c['’]est) (?:an?|the|eine?n?|une?|una?|uma?|um|il|el|o|le|la)"
    rf"(?: (?:(?-i:[a-zß-ÿ]+)|\d{{4}})){{0,2}} (?={_SEVERAL}(?: \d+)?(?:\s*(?:[.,;!?)]|$)| (?:{_FURTHER}|on|de|del|di|von|aus|do|da|dal)\b)))"
    rf"(?P<names>{_SEVERAL})"
)
"""Behind what a thing is called: the name that it has. "My sister is an English teacher" gives none."""

_MY = rf"(?:{_POSSESSIVE} (?:home |current )?)"
_FIELDS = tuple(
    (regex(rf"(?i){pattern}"), frozenset(fields.split()))
    for pattern, fields in (
        (
            rf"{_MY}(?:(?:address|home|home ?town|location|city|residence|adresse|wohnort|anschrift|wohnung|dirección"
            r"|domicilio|casa|ciudad|domicile|ville|indirizzo|città|residenza|endereço|morada|cidade|residência)|place of residence)|casa mia|where (?:i|we) live|(?:the )?(?:city|town|place"
            r"|country)(?: where)? i live(?: in)?|wo (?:ich|wir) (?:wohn|leb)\w+|d[óo]nde vivo|où (?:j'habite|je vis)|dove (?:vivo|abito)|onde (?:eu )?(?:moro|vivo)",
            "home",
        ),
        (
            rf"{_MY}(?:job|work|workplace|employer|company|occupation|profession|career|arbeit|arbeitgeber|beruf|firma"
            r"|arbeitsplatz|trabajo|empleo|empresa|profesión|travail|emploi|employeur|métier|lavoro|impiego|professione|azienda|trabalho|emprego|profissão)|(?:where|what|who) i (?:work"
            r"|do)(?: (?:for|at|as|for (?:a living|work)))?|wo ich arbeite|d[óo]nde trabajo|où je travaille|dove lavoro|onde (?:eu )?trabalho",
            "job employer work occupation",
        ),
        (
            rf"{_MY}(?:salary|income|pay|wages?|earnings|gehalt|einkommen|lohn|verdienst|salario|sueldo|ingresos|salaire|revenus?|stipendio|reddito|salário|ordenado|vencimento|renda|rendimento)|(?:what|how much) i (?:earn|make|get paid)(?: (?:an?|per|every|each) \w+)?|(?:was|wie ?viel) ich verdiene|(?:cuánto|lo que) gano|(?:combien|ce que) je gagne|(?:quanto|quello che|o que) (?:guadagno|ganho)",
            "income",
        ),
        (rf"{_MY}(?:full |first |last |real )?(?:name|namen|nombre|nom|prénom|nome)", "name"),
        (
            rf"{_MY}(?:birthday|birth ?date|date of birth|geburtstag|cumpleaños|anniversaire|compleanno|data di nascita|aniversário|data de nascimento)|when i was born",
            "birthday",
        ),
        (rf"{_MY}(?:age|alter|edad|âge|età|idade)|how old i am|wie alt ich bin", "age born"),
        (rf"{_MY}(?:diet|eating habits|ernährung|dieta|régime)|what i eat", "diet"),
        (rf"{_MY}(?:allerg(?:y|ies)|allergien?|alergias?|allergies?|allergi[ae])|what i'm allergic to", "allergies"),
        (
            rf"{_MY}(?:medications?|meds|medicines?|medikamente|medicinas|medicamentos|médicaments|farmaci|medicine|remédios)",
            "medications",
        ),
        (
            rf"{_MY}(?:health|medical history|gesundheit|salud|santé|salute|saúde)",
            "conditions medications allergies",
        ),
        (
            rf"{_MY}(?:(?:medical |health )?conditions?|diagnos[ie]s|krankheit(?:en)?|enfermedades|maladies|malatti[ae]|doenças?)",
            "conditions",
        ),
        (rf"{_MY}(?:blood (?:type|group)|blutgruppe|grupo sanguíneo|groupe sanguin)", "blood_type"),
        (rf"{_MY}pronouns", "pronouns"),
        (rf"{_MY}(?:languages|sprachen|idiomas|langues|lingue|línguas)", "languages"),
        (rf"{_MY}(?:(?:relationship|marital) status|familienstand|estado civil)", "status"),
        (rf"{_MY}emergency contacts?|{_MY}notfallkontakt|{_MY}contacto de emergencia", "emergency_contacts"),
        (rf"{_MY}goals?|{_MY}ziele?|{_MY}objetivos?|{_MY}objectifs?", "goals"),
    )
)
"""Topics that have a field of the profile, or a slot of a claim: what fills it need not name it."""
