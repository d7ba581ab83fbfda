"""Which of the memories that were found are worth their tokens: fusion, filters, budget (spec 002 §2.4 and §2.6).

Dense and lexical scores live on different scales, so each is stretched to 0…1 over the candidates at hand (min-max)
and the two are added by weight. On LoCoMo that beat reciprocal rank fusion by 8 points of recall at 10: ranks forget
by how much a memory leads. Every candidate is explained, whether it was selected or not.
"""

from collections.abc import Callable, Sequence
from typing import Annotated, NamedTuple

import msgspec
from msgspec import Meta

from memory.memories import Memory, MemoryType
from memory.neutralise import QUARANTINED
from memory.ports import Candidate, CountTokens
from memory.turns import RecalledMemory

Share = Annotated[float, Meta(ge=0, le=1)]
Count = Annotated[int, Meta(ge=1)]

POOL_FACTOR = 4
"""Candidates per memory wanted: top_k · 4 leaves room for the filters (spec 002 §2.3)."""

COUNTED_LINES = 65_536
"""Lines whose number of tokens is kept: a few MB, and far more than the users of an hour have."""


class RankingOptions(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How candidates are judged."""

    top_k: Count = 5
    """Most memories that are retrieved for a question (spec 002 §2.1)."""
    token_budget: Count = 2_000
    """Most tokens that they may take, as rendered (spec 002 §2.1)."""
    dense_weight: Share = 0.5
    """Weight of meaning against words. Half and half was best on dialogue and level with all else on long chats."""
    min_importance: Share = 0.2
    """Less important memories are left out (spec 002 §2.4)."""
    min_score: Share = 0.0
    """Less relevant ones are left out. Off: a score is relative to the other candidates, so no number fits all."""
    types: tuple[MemoryType, ...] = ()
    """Only memories of these types; empty: of all (spec 002 §2.4)."""
    include_compressed: bool = False
    """Also those that a summary stands for (spec 002 §3.3)."""


class MemoryMatch(msgspec.Struct, frozen=True):
    """A memory that answers a question, and how well: 0…1, relative to what else was found."""

    memory: Memory
    score: float


class Ranking(msgspec.Struct, frozen=True, kw_only=True):
    """What was selected, best first, why everything else was not, and the tokens of what was."""

    selected: tuple[MemoryMatch, ...] = ()
    explained: tuple[RecalledMemory, ...] = ()
    tokens: int = 0


class Fused(NamedTuple):
    """A candidate's scores, each 0…1 over the candidates."""

    score: float
    dense: float
    lexical: float


class LineCounts:
    """Counts the tokens of each line once. Lines are known by their hash: no memory's text is kept."""

    def __init__(self, count_tokens: CountTokens) -> None:
        self._count_tokens = count_tokens
        self._counts: dict[int, int] = {}

    def __call__(self, line: str) -> int:
        """The tokens of a line and its line feed."""
        key = hash(line)
        tokens = self._counts.get(key)
        if tokens is None:
            if len(self._counts) >= COUNTED_LINES:
                self._counts.clear()
            tokens = self._counts[key] = self._count_tokens(line) + 1
        return tokens


def rank(
    candidates: Sequence[Candidate],
    options: RankingOptions,
    *,
    cost: Callable[[Memory], int],
    dense: bool = True,
) -> Ranking:
    """Select from `candidates`; `cost` is what a memory takes when it is rendered, in tokens.

    `dense` False: the question was not embedded, the dense scores mean nothing.
    """
    judged = sorted(zip(fuse(candidates, options, dense=dense), candidates, strict=True), key=_merit, reverse=True)
    selected: list[MemoryMatch] = []
    explained: list[RecalledMemory] = []
    used = 0
    for fused, candidate in judged:
        memory = candidate.memory
        reason = refusal(memory, fused.score, options) or ("below_top_k" if len(selected) >= options.top_k else "")
        tokens = 0 if reason else cost(memory)
        # What does not fit is skipped, not a stop: a shorter one behind it may fit (spec 002 §2.6).
        if used + tokens > options.token_budget:
            reason = "over_budget"
        if not reason:
            selected.append(MemoryMatch(memory, fused.score))
            used += tokens
        explained.append(_explained(memory, fused, tokens, reason))
    return Ranking(selected=tuple(selected), explained=tuple(explained), tokens=used)


def fuse(candidates: Sequence[Candidate], options: RankingOptions, *, dense: bool = True) -> list[Fused]:
    """The scores of all candidates, in their order; a search that found nothing leaves the other one alone."""
    denses = _stretched([candidate.dense for candidate in candidates])
    lexicals = _stretched([candidate.lexical for candidate in candidates])
    if not dense:
        weight = 0.0
    elif not any(lexicals):
        weight = 1.0
    else:
        weight = options.dense_weight
    return [
        Fused(weight * meaning + (1.0 - weight) * words, meaning, words)
        for meaning, words in zip(denses, lexicals, strict=True)
    ]


def refusal(memory: Memory, score: float, options: RankingOptions) -> str:
    """Why a memory is not to be shown, whatever room there is; empty if it may be."""
    if QUARANTINED in memory.tags:
        return "quarantined"
    if memory.importance < options.min_importance:
        return "low_importance"
    if memory.compressed and not options.include_compressed:
        return "compressed"
    if options.types and memory.type not in options.types:
        return "other_type"
    return "below_min_score" if score < options.min_score else ""


def _stretched(scores: list[float]) -> list[float]:
    """`scores` by min-max; equal ones tell nothing apart and stay as they are, within 0…1."""
    if not scores:
        return []
    low, high = min(scores), max(scores)
    if high <= low:
        return [min(max(score, 0.0), 1.0) for score in scores]
    spread = high - low
    return [(score - low) / spread for score in scores]


def _merit(judged: tuple[Fused, Candidate]) -> tuple[float, float, str]:
    """Best first, then newest first, then by id: the same candidates always rank alike."""
    fused, candidate = judged
    return fused.score, candidate.memory.created_at.timestamp(), candidate.memory.id


def _explained(memory: Memory, fused: Fused, tokens: int, reason: str) -> RecalledMemory:
    return RecalledMemory(
        id=memory.id,
        score=fused.score,
        dense=fused.dense,
        lexical=fused.lexical,
        importance=memory.importance,
        tokens=tokens,
        injected=not reason,
        reason=reason or "selected",
    )
