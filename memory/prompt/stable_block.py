"""What stands in the stable block: the profile, pinned and procedural memories, each within a budget of its own."""

from collections.abc import Callable, Iterable, Sequence
from typing import Annotated, NamedTuple

import msgspec
from msgspec import Meta

from memory.model.memory import Memory, Profile, ProfileField, Source
from memory.model.turn import RecalledMemory
from memory.model.types import CountTokens
from memory.profile.fields import in_order
from memory.prompt.formatting import profile_lines
from memory.text.markup import QUARANTINED

Tokens = Annotated[int, Meta(ge=0)]


class StableBudget(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Most tokens of each section: the block is sent with every request, if mostly from the provider's cache."""

    profile: Tokens = 400
    """Some twenty lines of fields."""
    pinned: Tokens = 800
    """About forty memories: who pins more has stopped choosing."""
    procedural: Tokens = 400
    """About twenty preferences."""


class Stable(msgspec.Struct, frozen=True, kw_only=True):
    """What fits, in the order in which it came, and why each memory is in it or not."""

    profile: Profile = Profile()
    pinned: tuple[Memory, ...] = ()
    procedural: tuple[Memory, ...] = ()
    explained: tuple[RecalledMemory, ...] = ()


class _StableLine(NamedTuple):
    memory: Memory
    tokens: int
    section: str
    """`pinned` or `procedural`, or why it belongs to neither."""


def budget_stable(
    profile: Profile,
    standing: Iterable[Memory],
    budget: StableBudget,
    *,
    cost: Callable[[Memory], int],
    count_line: CountTokens,
) -> Stable:
    """Choose what stays in each section.

    Confirmed before inferred, then the more important, then the newer; of a profile its first fields. What does not
    fit is skipped, as in spec 002 §2.6. What was chosen keeps its order (oldest first), so that a new memory changes
    no line above it.
    """
    judged = [_judged(memory, cost) for memory in standing]
    pinned = _fitting([each for each in judged if each.section == "pinned"], budget.pinned)
    procedural = _fitting([each for each in judged if each.section == "procedural"], budget.procedural)
    kept = {memory.id for memory in (*pinned, *procedural)}
    return Stable(
        profile=_fitting_profile(profile, budget.profile, count_line),
        pinned=pinned,
        procedural=procedural,
        explained=tuple(
            RecalledMemory(
                id=each.memory.id,
                score=0.0,
                dense=0.0,
                lexical=0.0,
                importance=each.memory.importance,
                tokens=each.tokens,
                injected=each.memory.id in kept,
                reason=each.section if each.memory.id in kept or each.section == QUARANTINED else "over_budget",
            )
            for each in judged
        ),
    )


def _judged(memory: Memory, cost: Callable[[Memory], int]) -> _StableLine:
    if QUARANTINED in memory.tags:
        return _StableLine(memory, 0, QUARANTINED)
    return _StableLine(memory, cost(memory), "pinned" if memory.pinned else "procedural")


def _fitting(judged: Sequence[_StableLine], budget: int) -> tuple[Memory, ...]:
    used = 0
    kept: set[str] = set()
    for memory, tokens, _ in sorted(judged, key=_first_to_stay):
        if used + tokens <= budget:
            used += tokens
            kept.add(memory.id)
    return tuple(each.memory for each in judged if each.memory.id in kept)


def _first_to_stay(judged: _StableLine) -> tuple[bool, float, float, str]:
    memory = judged.memory
    inferred = memory.source is not Source.CONFIRMED
    return inferred, -memory.importance, -memory.created_at.timestamp(), memory.id


def _fitting_profile(profile: Profile, budget: int, count_line: CountTokens) -> Profile:
    used = 0
    kept: list[ProfileField] = []
    for field in in_order(profile).fields:
        tokens = sum(count_line(line) for line in profile_lines(Profile((field,))))
        if used + tokens <= budget:
            used += tokens
            kept.append(field)
    return Profile(tuple(kept))
