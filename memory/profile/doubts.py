"""What new memories take from a profile unsaid: what a text of theirs said before, and what may have changed.

A profile asserts: what it does not know any longer it does not say. A value goes with the words that it was read from,
and one that a sign of change touches is withdrawn, or marked where it could harm to leave it out (docs/rules.md,
Change).
"""

from collections.abc import Collection, Iterator, Sequence, Set
from typing import Literal

import msgspec

from memory.language.change import LAPSES, changes_in, is_named, slot_of, touches_value
from memory.language.change_reader import CLEAR, PairRead, likeliest
from memory.language.change_signs import language_of, news_in
from memory.language.first_person import own_sentences
from memory.language.new_address import new_addresses
from memory.language.sign_table import GONE, LEFT
from memory.language.texts_read import told_by
from memory.language.wording import USER, alike, wording
from memory.model.memory import MEASURED, Memory, MemoryType, Profile, ProfileValue, Retention
from memory.profile.fields import CERTAIN, SAFETY
from memory.profile.merging import Statement

_UNMARKED = CERTAIN | SAFETY - {"medications"}
"""What is marked by no sign that says less than which value it touches. An allergy hardly ends: "The bees are gone for
the winter". """

_ADDED = frozenset(("allergic", "intolerance", "reacts"))
"""What the profile says beside a thing that somebody must not eat."""

_OF_WORK = frozenset(("job", "employer"))
"""What one does, and where: who leaves one mostly leaves the other."""

_PETS = frozenset(("family.dog", "family.cat"))


def unsaid(profile: Profile, memories: Sequence[Memory], statements: Sequence[Statement]) -> Iterator[Statement]:
    """What these memories said before their text became another, and say no longer."""
    said = {(each.memory_id, each.field, each.value) for each in statements if each.act == "say"}
    written = {memory.id: memory for memory in memories}
    for name, value in _values(profile):
        memory = written.get(value.memory_id or "")
        if memory is None or (memory.id, name, value.text) in said or _is_in(value.text, memory.text):
            continue
        yield Statement(field=name, value=value.text, act="drop", day=memory.mentioned_at)


def _is_in(value: str, text: str) -> bool:
    """Whether a text has all words of a value: a model that leaves it out the second time takes nothing back."""
    words = wording(text).words
    return all(any(alike(word, other) for other in words) for word in wording(value).words)


def doubts(profile: Profile, memories: Sequence[Memory], statements: Sequence[Statement]) -> Iterator[Statement]:
    """What may not be so any more because of these memories, and what they say themselves is not."""
    said = {(each.field, each.value) for each in statements if each.act == "say"}
    found = [*_signed(profile, memories, said), *_in_doubt(profile, memories)]
    yield from found
    gone = {(each.field, each.value): each for each in found if each.field in _OF_WORK and each.act == "doubt"}
    of_work = [(name, value) for name, value in _values(profile) if name in _OF_WORK and (name, value.text) not in said]
    for name, value in of_work:
        for other, with_it in of_work:
            if other != name and with_it.memory_id == value.memory_id and (sign := gone.get((other, with_it.text))):
                yield msgspec.structs.replace(sign, field=name, value=value.text, act="mark")


def _signed(profile: Profile, memories: Sequence[Memory], said: Set[tuple[str, str]]) -> Iterator[Statement]:
    """What a form of change says has changed: of a state, of somebody, or for what is in its place."""
    told = [memory for memory in memories if memory.doubt is None]
    for memory in told:
        # What is said in passing, or of a project, changes nothing of the person.
        if memory.type is MemoryType.WORKING or memory.retention is Retention.TENTATIVE or memory.project:
            continue
        found = changes_in(memory.text, by_model=memory.is_by_model)
        for name, value in _values(profile) if found else ():
            if (name, value.text) in said or name in CERTAIN or name.startswith(MEASURED):
                continue
            if name == "home" and any(_is_in(value.text, each) for each in new_addresses(memory.text)):
                continue  # another street of the same town
            touching = [change for change in found if touches_value(change, name, value.text)]
            if touching:
                act = "mark" if all(change.slot in LAPSES for change in touching) else "doubt"
                yield Statement(field=name, value=value.text, act=act, day=memory.mentioned_at, memory_id=memory.id)


def _in_doubt(profile: Profile, memories: Sequence[Memory]) -> Iterator[Statement]:
    """What was read from memories that are in doubt (docs/rules.md, Change).

    A value that the sign clearly names is withdrawn, but for a partner and a pet: of them it may tell something else.
    Else it is marked, where it is named or all that the memory says: of several nobody knows which is meant. What a
    sign names beside a value takes nothing of it: "I'm vegan, and Tom and I have a caravan" after "the caravan is
    sold". What somebody of the household must not eat is marked if the sign names both: "the allergist says Lily
    outgrew her egg allergy".
    """
    written = {memory.id: memory for memory in memories}
    for memory in memories:
        if memory.doubt is None:
            continue
        day, sign = memory.doubt.day, written.get(memory.doubt.memory_id)
        values = [(name, value.text) for name, value in _values(profile) if value.memory_id == memory.id]
        about = likeliest(sign.text, told_by(memory.text), by_model=sign.is_by_model) if sign and values else None
        for name, value in values:
            if not _may_be_of(name, value, memory, sign):
                continue
            if act := _act(name, value, memory, about, alone=len(values) == 1):
                yield Statement(field=name, value=value, act=act, day=day, memory_id=memory.doubt.memory_id)


def _act(
    name: str, value: str, memory: Memory, about: tuple[float, PairRead] | None, *, alone: bool
) -> Literal["doubt", "mark", ""]:
    """What becomes of a value of a memory that is in doubt. `alone`: it is all that was read from it."""
    if name == "household":
        return "mark"
    if name in _UNMARKED or name.startswith(MEASURED) or _is_kin(name):
        return ""
    likelihood, read = about or (0.0, None)
    if read and _has_any(value, read.named):
        is_withdrawn = likelihood >= CLEAR and not name.startswith("family.")
        return "doubt" if is_withdrawn else "mark"
    is_beside = read and _has_any(value, wording(memory.text).words) and not _has_any(value, read.meant)
    return "mark" if alone and not is_beside else ""


def _has_any(value: str, words: Collection[str]) -> bool:
    """Whether one of the words of a value is among others."""
    return any(is_named(word, tuple(words)) for word in wording(value).words)


def _may_be_of(name: str, value: str, memory: Memory, sign: Memory | None) -> bool:
    """Whether a sign that puts a memory in doubt may be of this value, if it is of somebody."""
    if name == "household":
        return sign is not None and _names(sign.text, value)
    return sign is None or slot_of(name) != "partner" or _may_part(sign.text, memory.text, value)


def _names(text: str, value: str) -> bool:
    """Whether a text names whom a value of the household is of, and of what: `son Leo: allergic to nuts`."""
    who, _, what = value.partition(":")
    words = wording(text).words
    return is_named(who.split()[-1].casefold(), words) and any(
        is_named(word, words) for word in wording(what).words if word not in _ADDED
    )


_PARTS = frozenset(("dies", "ends", "loses", "no_more", "turns"))
"""Kinds of words (`change_signs.py`) by which a death or a parting is told."""


def _may_part(text: str, before: str, value: str) -> bool:
    """Whether a text may tell of a death or a parting: "my husband is in hospital" takes no husband away.

    Nor does what only something else ends for that the text `before` has, too: "Gerhard nimmt kein Marcumar mehr".
    """
    if any(change.reach in {GONE, LEFT} or change.slot == "partner" for change in changes_in(text, by_model=False)):
        return True
    own = wording(value).words
    if any(is_named(word, wording(before).words) for word in wording(text).words if not is_named(word, (USER, *own))):
        return False
    language = language_of(text)
    told = own_sentences(text, by_model=False) if language is not None else ()
    return any((news := news_in(each, language or 0)) is not None and news.kinds.keys() & _PARTS for each in told)


def _is_kin(name: str) -> bool:
    """Whether a field is of the family that one is born to: it mostly says something else of a daughter that changed.

    From a partner one parts, and a dog dies.
    """
    return name.startswith("family.") and slot_of(name) != "partner" and name not in _PETS


def _values(profile: Profile) -> Iterator[tuple[str, ProfileValue]]:
    return ((field.name, value) for field in profile.fields for value in field.values)
