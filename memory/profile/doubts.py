"""What new memories take from a profile unsaid: what a text of theirs said before, and what may have changed.

A profile asserts: what it does not know any longer it does not say. A value goes with the words that it was read from,
and one that a sign of change touches is withdrawn, or marked where it could harm to leave it out (docs/rules.md,
Change).
"""

from collections.abc import Iterator, Sequence

from memory.language.change import LAPSES, changes_in, is_named, slot_of, touches_value
from memory.language.change_signs import language_of, news_in
from memory.language.first_person import own_sentences
from memory.language.sign_table import GONE, LEFT
from memory.language.wording import USER, alike, wording
from memory.model.memory import MEASURED, Memory, MemoryType, Profile, ProfileValue, Retention
from memory.profile.fields import CERTAIN, SAFETY, Statement

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
    own = {memory.id for memory in memories}
    for memory in memories:
        # What is said in passing, or of a project, changes nothing of the person.
        if memory.type is MemoryType.WORKING or memory.retention is Retention.TENTATIVE or memory.project:
            continue
        found = changes_in(memory.text, by_model=memory.is_by_model)
        left: set[str | None] = set()
        for name, value in _values(profile) if found else ():
            if value.memory_id in own or (name, value.text) in said or name in CERTAIN or name.startswith(MEASURED):
                continue
            touching = [change for change in found if touches_value(change, name, value.text)]
            if touching:
                act = "mark" if all(change.slot in LAPSES for change in touching) else "doubt"
                left |= {value.memory_id} if name in _OF_WORK else set()
                yield Statement(field=name, value=value.text, act=act, day=memory.mentioned_at, memory_id=memory.id)
        for name, value in _values(profile) if left else ():
            if name in _OF_WORK and value.memory_id in left and (name, value.text) not in said:
                yield Statement(field=name, value=value.text, act="mark", day=memory.mentioned_at, memory_id=memory.id)


def marks(profile: Profile, memories: Sequence[Memory]) -> Iterator[Statement]:
    """What rests on memories that are in doubt, where each says but one thing of the profile: else nobody knows which.

    A sign that touches the value itself has withdrawn it by then (`doubts`); it stays with a mark where the whole
    statement is in doubt, as by weight (docs/rules.md, Change). What somebody of the household must not eat stays with
    a mark if the sign names both: "the allergist says Lily outgrew her egg allergy". What a sign names beside a value
    takes nothing of it: "I'm vegan and live with Tom" after "Tom moved out".
    """
    written = {memory.id: memory for memory in memories}
    for memory in memories:
        if memory.doubt is None:
            continue
        day, by = memory.doubt.day, memory.doubt.memory_id
        values = [(name, value) for name, value in _values(profile) if value.memory_id == memory.id]
        for name, value in values:
            if _is_doubtful(name, value.text, memory, written.get(by), alone=len(values) == 1):
                yield Statement(field=name, value=value.text, act="mark", day=day, memory_id=by)


def _is_doubtful(name: str, value: str, memory: Memory, sign: Memory | None, *, alone: bool) -> bool:
    """Whether a value is in doubt with the memory that it was read from. `alone`: it is all that was read from it."""
    if sign is not None and name == "household":
        return _names(sign.text, value)
    if sign is not None and slot_of(name) == "partner" and not _may_part(sign.text, memory.text, value):
        return False
    if sign is not None and not name.startswith("family.") and _is_beside(_named(sign), memory.text, value):
        return False
    return alone and name not in _UNMARKED and not name.startswith(MEASURED) and not _is_kin(name)


def _names(text: str, value: str) -> bool:
    """Whether a text names whom a value of the household is of, and of what: `son Leo: allergic to nuts`."""
    who, _, what = value.partition(":")
    words = wording(text).words
    return is_named(who.split()[-1].casefold(), words) and any(
        is_named(word, words) for word in wording(what).words if word not in _ADDED
    )


def _named(memory: Memory) -> frozenset[str]:
    """What a memory says has changed, by its words; nothing where it says so of a slot, whatever is called how."""
    found = changes_in(memory.text, by_model=memory.is_by_model)
    slots = any(change.slot and change.slot != "partner" for change in found)
    return frozenset[str]() if slots else frozenset(word for change in found for word in change.words)


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


def _is_beside(named: frozenset[str], text: str, value: str) -> bool:
    """Whether what has changed is named in a text, and not in this value of it."""
    told, of_value = wording(text).words, wording(value).words
    shared = [word for word in named if is_named(word, told)]
    return bool(shared) and not any(is_named(word, of_value) for word in shared)


def _is_kin(name: str) -> bool:
    """Whether a field is of the family that one is born to: it mostly says something else of a daughter that changed.

    From a partner one parts, and a dog dies.
    """
    return name.startswith("family.") and slot_of(name) != "partner" and name not in _PETS


def _values(profile: Profile) -> Iterator[tuple[str, ProfileValue]]:
    return ((field.name, value) for field in profile.fields for value in field.values)
