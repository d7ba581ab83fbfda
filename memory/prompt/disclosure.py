"""What is left of the memory for an upstream that may see nothing sensitive (docs/upstreams.md).

Decided by what is said, not by where it came from: memories, pins, values of the profile, summaries, and the blocks
that were made for another upstream. What cannot be read is held back.
"""

from collections.abc import Callable, Iterable

import msgspec

from memory.language.sensitivity import is_sensitive, lists_sensitive
from memory.model.derived import derived
from memory.model.memory import Memory, Profile, ProfileField, ProfileValue
from memory.model.profile_options import FIELD_NAME
from memory.model.turn import RecalledMemory
from memory.model.types import Disclosure
from memory.ports.search import Recollection
from memory.profile.fields import is_private
from memory.profile.pins import harms_if_lost
from memory.prompt.formatting import profile_lines, told_in
from memory.retrieval.ranking import Ranking
from memory.retrieval.recall import Recalled
from memory.text.reading import reading_once

MOST_READ = 16_384
"""Lines: to read one takes up to half a millisecond, and the ledger of a long conversation has hundreds. 2 MB."""

HELD_BACK = "sensitive"
"""Why a memory is not injected that was to be; and why a prompt has less than is known."""


def disclosed(recalled: Recalled, to: Disclosure) -> Recalled:
    """What was recalled, as far as an upstream may see it; for one that may see nothing, nothing is recalled.

    The blocks of the turn before are not looked at: see `may_stand`.
    """
    if to != "no_sensitive":
        return recalled
    with reading_once():
        return _without_sensitive(recalled)


def may_stand(blocks: Iterable[str], to: Disclosure) -> bool:
    """Whether an upstream may see blocks that were made before, for whichever one."""
    if to != "no_sensitive":
        return True
    with reading_once():
        return not any(map(_tells_in_lines, blocks))


def _without_sensitive(recalled: Recalled) -> Recalled:
    found, ranking = recalled.recollection, recalled.ranking
    always_on, held_always = _parted(found.always_on)
    memories, held_found = _parted(match.memory for match in ranking.selected)
    ids = frozenset(memory.id for memory in memories)
    selected = tuple(match for match in ranking.selected if match.id in ids)
    left = msgspec.structs.replace(
        found,
        always_on=always_on,
        profile=derived(found.profile, "without sensitive", _profile_without),
        ledger=tuple(entry for entry in found.ledger if not _tells_in_lines(entry.dynamic)),
        summaries=tuple(summary for summary in found.summaries if not _tells_in_lines(summary.text)),
    )
    is_less = held_always or held_found or _said_of(left) != _said_of(found)
    return msgspec.structs.replace(
        recalled,
        recollection=left,
        ranking=Ranking(
            selected=selected,
            explained=_explained(ranking, held_found, held_always),
            tokens=sum(match.tokens for match in selected),
            floor=ranking.floor,
        ),
        reason=recalled.reason or (HELD_BACK if is_less else ""),
    )


def _said_of(found: Recollection) -> tuple[int, int]:
    """How much the profile says, and the summaries."""
    fields = found.profile.fields
    return sum(len(each.values) + (each.previous is not None) for each in fields), len(found.summaries)


def _parted(memories: Iterable[Memory]) -> tuple[tuple[Memory, ...], tuple[Memory, ...]]:
    """Those that may be seen, and those that may not."""
    parted: tuple[list[Memory], list[Memory]] = ([], [])
    for memory in memories:
        parted[derived(memory, "sensitive", lambda told: _tells(told.text))].append(memory)
    return tuple(parted[False]), tuple(parted[True])


def _explained(ranking: Ranking, found: Iterable[Memory], always_on: Iterable[Memory]) -> tuple[RecalledMemory, ...]:
    """Why each memory is injected or not, those that are held back among them."""
    ids = {memory.id for memory in found}
    told = (
        msgspec.structs.replace(each, injected=False, tokens=0, reason=HELD_BACK) if each.id in ids else each
        for each in ranking.explained
    )
    held = (
        RecalledMemory(
            id=memory.id,
            score=0.0,
            dense=0.0,
            lexical=0.0,
            importance=memory.importance,
            tokens=0,
            injected=False,
            reason=HELD_BACK,
        )
        for memory in always_on
    )
    return (*told, *held)


def _profile_without(profile: Profile) -> Profile:
    left = map(_field_without, (field for field in profile.fields if not is_private(field.name)))
    return Profile(tuple(field for field in left if field.values))


def _field_without(field: ProfileField) -> ProfileField:
    """A field with the values that may be seen."""

    def may_be_seen(value: ProfileValue) -> bool:
        alone = msgspec.structs.replace(field, values=(value,), previous=None)
        return not any(map(_field_tells, profile_lines(Profile((alone,)))))

    values = tuple(filter(may_be_seen, field.values))
    previous = field.previous if field.previous and may_be_seen(field.previous) else None
    return msgspec.structs.replace(field, values=values, previous=previous)


def _remembered(read: Callable[[str], bool]) -> Callable[[str], bool]:
    """`read`, which remembers what it said of so many lines, by their digests: a line comes again with each turn."""
    known: dict[tuple[int, int], bool] = {}

    def asked(text: str) -> bool:
        digest = hash(text), len(text)  # no text: what is erased stays in no process (P9)
        found = known.get(digest)
        if found is None:
            if len(known) >= MOST_READ:
                known.clear()
            found = known[digest] = read(text)
        return found

    return asked


def _tells_in_lines(block: str) -> bool:
    return any(
        _field_tells(line.text) if line.may_be_field else _tells(line.text) for line in dict.fromkeys(told_in(block))
    )


@_remembered
def _field_tells(line: str) -> bool:
    """Whether a line tells what is sensitive that may be one of the profile: `Family: sister: Beatrice, dog: Rex`."""
    heading, is_headed, said = line.partition(": ")
    if not (is_headed and FIELD_NAME.fullmatch(heading.replace(" ", "_"))):
        return _tells(line)
    is_named = is_private(heading.lower().replace(" ", "_"))
    return is_named or lists_sensitive(line) or harms_if_lost(line) or harms_if_lost(said)


@_remembered
def _tells(text: str) -> bool:
    """Whether a text tells what is sensitive, or what could harm its user if it were left out: that is of health."""
    return is_sensitive(text) or harms_if_lost(text)
