"""What stands in the stable block: the profile, pinned and procedural memories, each within a budget of its own."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from operator import is_
from typing import NamedTuple

import msgspec

from memory.language import phrases
from memory.language.lasting_orders import without_since
from memory.model.derived import room
from memory.model.memory import QUARANTINED, Memory, Profile, ProfileField, Source
from memory.model.prompt_options import StableBudget
from memory.model.turn import RecalledMemory
from memory.model.types import CountTokens
from memory.profile.fields import in_order
from memory.prompt.formatting import profile_lines
from memory.retrieval.ranking import Render, Rendered
from memory.text.regex import regex

IN_PROFILE = "in_profile"
"""Why an instruction is left out: a line of the profile says the same, in its words."""

LEFT_OUT = frozenset((QUARANTINED, IN_PROFILE))


class Stable(msgspec.Struct, frozen=True, kw_only=True):
    """What fits, in the order in which it came, and why each memory is in it or not."""

    profile: Profile = Profile()
    pinned: tuple[Rendered, ...] = ()
    procedural: tuple[Rendered, ...] = ()
    explained: tuple[RecalledMemory, ...] = ()


class _StableLine(NamedTuple):
    rendered: Rendered
    section: str
    """`pinned` or `procedural`, or why it belongs to neither."""


class _Budgeted(NamedTuple):
    """What was chosen, and of what by whom."""

    standing: tuple[Memory, ...]
    budget: StableBudget
    render: Render
    stable: Stable


def budget_stable(
    profile: Profile,
    standing: Iterable[Memory],
    budget: StableBudget,
    *,
    render: Render,
    count_line: CountTokens,
) -> Stable:
    """Choose what stays in each section.

    Confirmed before inferred, then the more important, then the newer; of a profile its first fields. What does not
    fit is skipped, as in recall. What was chosen keeps its order (oldest first), so that a new memory changes
    no line above it. Of the very same profile and memories, which is so until one of them changes, it is done once.
    """
    # An older release listed what a document prefers among what stands.
    memories = tuple(each for each in standing if each.pinned or each.provenance.document is None)
    kept = room(profile)
    known: _Budgeted | None = kept.get(_BUDGETED)
    if known is not None and known.budget == budget and known.render is render and _are(memories, known.standing):
        return known.stable
    stable = _budgeted(profile, memories, budget, render=render, count_line=count_line)
    if profile.fields:  # an empty one may be everybody's, and would keep what was somebody's
        kept[_BUDGETED] = _Budgeted(memories, budget, render, stable)
    return stable


_BUDGETED = "budgeted"


def _are(memories: Sequence[Memory], others: Sequence[Memory]) -> bool:
    """Whether they are the same values, not only like ones."""
    return len(memories) == len(others) and all(map(is_, memories, others))


def _budgeted(
    profile: Profile,
    standing: Sequence[Memory],
    budget: StableBudget,
    *,
    render: Render,
    count_line: CountTokens,
) -> Stable:
    if not profile.fields and not standing:
        return Stable()
    shown = _fitting_profile(profile, budget.profile, count_line)
    said = defaultdict[str | None, list[str]](list)
    for value in (value for field in shown.fields for value in field.values):
        said[value.memory_id].append(_bare(value.text))

    beside_pins = {each.doubt.memory_id for each in standing if each.pinned and each.doubt is not None}

    def section(memory: Memory) -> str:
        if QUARANTINED in memory.tags:
            return QUARANTINED
        if memory.pinned or memory.id in beside_pins:
            return "pinned"
        told = _bare(without_since(memory.text)) if memory.id in said else ""
        return IN_PROFILE if any(_says_no_more(told, value) for value in said.get(memory.id, ())) else "procedural"

    judged = [
        _StableLine(Rendered(memory, "", 0) if where in LEFT_OUT else render(memory), where)
        for memory, where in ((memory, section(memory)) for memory in standing)
    ]
    pinned = _fitting([each for each, section in judged if section == "pinned"], budget.pinned)
    procedural = _fitting([each for each, section in judged if section == "procedural"], budget.procedural)
    kept = {each.id for each in (*pinned, *procedural)}
    return Stable(
        profile=shown,
        pinned=pinned,
        procedural=procedural,
        explained=tuple(
            RecalledMemory(
                id=each.id,
                score=0.0,
                dense=0.0,
                lexical=0.0,
                importance=each.memory.importance,
                tokens=each.tokens,
                injected=each.id in kept,
                reason=section if each.id in kept or section in LEFT_OUT else "over_budget",
            )
            for each, section in judged
        ),
    )


PREFERS = "prefers "
"""How a value says what the user told in the first person."""


def _says_no_more(told: str, said: str) -> bool:
    """Whether what was told is what a line of the profile says: "I prefer Celsius", "prefers Celsius"."""
    if told == said:
        return True
    head, found, behind = told.rpartition(said.removeprefix(PREFERS))
    return said.startswith(PREFERS) and bool(found) and not behind and len(head.split()) <= FEW_WORDS


FEW_WORDS = 3
"""In front of what is preferred, to prefer it: "I'd prefer"."""


def _bare(text: str) -> str:
    """The words of what somebody wants, without courtesies."""
    return " ".join(_WORD.findall(phrases.COURTESY.sub(" ", text.casefold())))


_WORD = regex(r"\w+")


def _fitting(rendered: Sequence[Rendered], budget: int) -> tuple[Rendered, ...]:
    used = 0
    kept: set[str] = set()
    first_to_stay = sorted(
        rendered,
        key=lambda each: (
            each.memory.source is not Source.CONFIRMED,
            -each.memory.importance,
            -each.memory.created_at.timestamp(),
            each.id,
        ),
    )
    for each in first_to_stay:
        if used + each.tokens <= budget:
            used += each.tokens
            kept.add(each.id)
    return tuple(each for each in rendered if each.id in kept)


def _fitting_profile(profile: Profile, budget: int, count_line: CountTokens) -> Profile:
    used = 0
    kept: list[ProfileField] = []
    for field in in_order(profile).fields:
        for fewer in _newest_of(field):
            tokens = sum(count_line(line) for line in profile_lines(Profile((fewer,))))
            if used + tokens <= budget:
                used += tokens
                kept.append(fewer)
                break
    return Profile(tuple(kept))


def _newest_of(field: ProfileField) -> Iterator[ProfileField]:
    """The field, and with fewer and fewer of its values: the last ones, which are the newest of a list."""
    yield field
    for at in range(1, len(field.values)):
        yield msgspec.structs.replace(field, values=field.values[at:])
