"""Beside a line that is shown stands what was said later of the same thing, however little it resembles the question.

docs/rules.md, What was said later; docs/decisions/0097.
"""

from collections.abc import Iterable
from datetime import datetime

import msgspec

from memory.model.recall_options import RankingOptions
from memory.retrieval.candidates import Candidates
from memory.retrieval.ranking import Judged, MemoryMatch, Ranking, Render, explained, refusal

SEQUEL = "sequel"
"""Why a memory is shown that was not selected: it says something later of what one of these names."""

MOST_SEQUELS = 3
"""So many lines are added at most."""


def with_sequels(
    ranking: Ranking, judged: Judged, options: RankingOptions, *, at: datetime | None, render: Render
) -> Ranking:
    """What was selected, and the best of what goes on from it, and from that, as far as there is room."""
    if not judged.candidates.sequels or not ranking.selected:
        return ranking
    selected, told = list(ranking.selected), {each.id: each for each in ranking.explained}
    used, most = ranking.tokens, len(selected) + MOST_SEQUELS
    onward = map(judged.of, _onward(judged.candidates, [match.id for match in ranking.selected]))
    for each in sorted(onward, key=lambda each: each.merit, reverse=True):
        rendered = render(each.memory)
        if refusal(each.memory, each.score, options, at) or used + rendered.tokens > options.token_budget:
            continue
        used += rendered.tokens
        selected.append(MemoryMatch(each.memory, rendered.line, rendered.tokens, each.score))
        told[each.memory.id] = msgspec.structs.replace(explained(each, rendered.tokens, SEQUEL), injected=True)
        if len(selected) == most:
            break
    return msgspec.structs.replace(ranking, selected=tuple(selected), explained=tuple(told.values()), tokens=used)


def _onward(candidates: Candidates, shown: Iterable[str]) -> list[int]:
    """What goes on from what is shown, or from what puts that in doubt and will stand beside it (`newer.py`)."""
    memories = candidates.memories
    number_of = {memory.id: number for number, memory in enumerate(memories)}
    queue, onward = [number_of[memory_id] for memory_id in shown], list[int]()
    known = set(queue)
    for number in queue:
        memory = memories[number]
        later = [each for each in candidates.sequels.get(number, ()) if memories[each].created_at > memory.created_at]
        newer = None if memory.doubt is None else number_of.get(memory.doubt.memory_id)
        found = dict.fromkeys(later if newer is None else (newer, *later))
        queue += (new := [each for each in found if each not in known])
        known.update(new)
        onward += (each for each in new if each != newer)
    return onward
