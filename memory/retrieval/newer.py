"""What puts a recalled memory in doubt stands behind it, however little it resembles the question.

Of what stands in every prompt it stands in every prompt, too: in the stable block, once for a session, and not in front
of each question. Whether it still holds is seen here: what was closed or erased puts nothing in doubt any more (P9).
"""

from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence, Set
from datetime import datetime

import msgspec

from memory.model.memory import QUARANTINED, Memory
from memory.model.scope import Reach, Scope
from memory.model.turn import RecalledMemory
from memory.ports.search import Recollection
from memory.retrieval.candidates import Candidates
from memory.retrieval.ranking import MemoryMatch, Ranking, Render

GetMemories = Callable[[Reach, Sequence[str]], Awaitable[Sequence[Memory]]]
"""The live memories within reach among these ids."""

NEWER = "newer"
"""Why a memory is shown that was not found: it may have changed one that was."""


def in_doubt(recollection: Recollection, ranking: Ranking) -> frozenset[str]:
    """The ids of what puts something in doubt that is to be shown."""
    shown = (*recollection.always_on, *(match.memory for match in ranking.selected))
    return frozenset(memory.doubt.memory_id for memory in shown if memory.doubt is not None)


async def newer_of(
    recollection: Recollection,
    wanted: Iterable[str],
    get: GetMemories,
    *,
    scope: Scope,
    project: str | None,
    at: datetime,
) -> dict[str, Memory]:
    """Those of the wanted memories that are there and may be shown then: as they were found, or as they are got."""
    found = {memory.id: memory for memory in Candidates.of(recollection.candidates).memories}
    missing = [memory_id for memory_id in wanted if memory_id not in found]
    got = await get(Reach.of(scope), missing) if missing else ()
    found |= {memory.id: memory for memory in got if memory.is_of(project)}
    shown = {memory.id for memory in found.values() if QUARANTINED not in memory.tags and not memory.is_over(at)}
    there = {each: found[each] for each in wanted if each in shown}
    return dict(zip(there, _trusted(there.values(), there), strict=True))


def with_newer(
    ranking: Ranking,
    newer: Mapping[str, Memory],
    *,
    standing: Iterable[Memory],
    render: Render,
    token_budget: int,
) -> Ranking:
    """What was selected, and behind it what is newer than some of that; but for what is `standing` in the prompt.

    Where the budget is spent the last ones give way that are no part of such a pair; if that is not enough, the mark
    of the older one has to do. What nothing puts in doubt any more is shown as it is.
    """
    there = {memory.id for memory in standing}
    selected = [_as_shown(match, newer, render) for match in ranking.selected if match.id not in there]
    told = {each.id: each for each in ranking.explained if each.id not in there}
    older = [(each.memory, each.score) for each in selected]
    pairs = [(old, newer[old.doubt.memory_id], score) for old, score in older if old.doubt is not None]
    stay = {memory.id for old, new, _ in pairs for memory in (old, new)}
    for _, memory, score in pairs:
        if memory.id in there or any(each.id == memory.id for each in selected):
            continue
        rendered = render(memory)
        room = token_budget - sum(each.tokens for each in selected)
        gone = _last(selected, stay, tokens=rendered.tokens - room)
        if room + sum(each.tokens for each in gone) < rendered.tokens:
            continue
        selected = [each for each in selected if each not in gone]
        for each in gone:
            told[each.id] = msgspec.structs.replace(told[each.id], injected=False, tokens=0, reason="over_budget")
        selected.append(MemoryMatch(memory, rendered.line, rendered.tokens, score))
        told[memory.id] = RecalledMemory(
            id=memory.id,
            score=score,
            dense=0.0,
            lexical=0.0,
            importance=memory.importance,
            tokens=rendered.tokens,
            injected=True,
            reason=NEWER,
        )
    return msgspec.structs.replace(
        ranking,
        selected=tuple(selected),
        explained=tuple(told.values()),
        tokens=sum(each.tokens for each in selected),
    )


def _last(selected: Sequence[MemoryMatch], stay: Set[str], *, tokens: int) -> list[MemoryMatch]:
    """The last ones but for those that `stay`, so many that they have these tokens; fewer if all have not."""
    found: list[MemoryMatch] = []
    for match in reversed(selected):
        if sum(each.tokens for each in found) >= tokens:
            break
        if match.id not in stay:
            found.append(match)
    return found


def beside_newer(standing: Sequence[Memory], newer: Mapping[str, Memory]) -> tuple[Memory, ...]:
    """What stands in every prompt, in its order (the oldest first), with what is newer than some of it."""
    known = _trusted(standing, newer)
    there = {memory.id for memory in known}
    wanted = {memory.doubt.memory_id for memory in known if memory.doubt is not None} - there
    if not wanted:
        return known
    return tuple(sorted((*known, *(newer[each] for each in wanted)), key=lambda each: (each.created_at, each.id)))


def _trusted(memories: Iterable[Memory], newer: Mapping[str, Memory]) -> tuple[Memory, ...]:
    """The memories, without the doubts that nothing gives any more."""
    return tuple(
        memory
        if memory.doubt is None or memory.doubt.memory_id in newer
        else msgspec.structs.replace(memory, doubt=None)
        for memory in memories
    )


def _as_shown(match: MemoryMatch, newer: Mapping[str, Memory], render: Render) -> MemoryMatch:
    (memory,) = _trusted((match.memory,), newer)
    if memory is match.memory:
        return match
    rendered = render(memory)
    return MemoryMatch(memory, rendered.line, rendered.tokens, match.score)
