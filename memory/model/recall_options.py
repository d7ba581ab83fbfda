"""The settings of recall, apart from what they govern: config names them, ranking and recall obey them."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from memory.model.breaker_options import BreakerOptions
from memory.model.memory import MemoryType
from memory.model.timespans import Seconds, WholeDays

Share = Annotated[float, Meta(ge=0, le=1)]
Count = Annotated[int, Meta(ge=1)]


class RankingOptions(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How candidates are judged."""

    top_k: Count = 20
    """Most memories that are retrieved for a question (docs/rules.md, Candidates and budget)."""
    token_budget: Count = 760
    """Most tokens that they may take, as rendered."""
    dense_weight: Share = 0.5
    """Weight of meaning against words. Half and half was best on dialogue and level with all else on long chats."""
    previous_weight: Share = 0.5
    """A word that a memory lacks counts so much if the memory before it in its session has it, half of that if the one
    before that has it, and so on; 0: off. An answer lacks the words of its question (+6 points of recall at 10)."""
    following_weight: Share = 0.4
    """The same for the memories after it."""
    beside_weight: Share = 0.5
    """A memory takes so much of the meaning of the one right before or after it in its session, whichever is nearer to
    the question: what is asked and what is answered belong together."""
    session_weight: Share = 0.15
    """Weight of how many of the question's words were said anywhere in the memory's session."""
    time_weight: Share = 0.1
    """Weight of a memory being of the time that the question names; all others stay in."""
    speaker_weight: Share = 0.15
    """Weight of a memory being the words of the one speaker whom the question names (+2 points of dialogues)."""
    importance_weight: Share = 0.0
    """Weight of importance. Off: what is worth keeping is not for that what answers the question."""
    feedback_weight: Share = 0.1
    """Weight of what people said of its use, where they said anything."""
    recency_weight: Share = 0.0
    """Weight of newness against all else. Off, as in Vitamem: most questions are about the past."""
    recency_days: WholeDays = 90
    """What is older is not new at all (Vitamem)."""
    forgetting: bool = False
    """Whether memories fade that are not retrieved. Off, as in Vitamem: a memory that must be forgotten is deleted."""
    half_life_days: WholeDays = 180
    """So long until a memory counts half; never less than a tenth, and more if it was often retrieved (Vitamem)."""
    diversity: Share = 0.0
    """Weight of being unlike what was selected already (MMR). Off: it cost recall wherever it was measured."""
    suppress_stale: bool = True
    """Leave out an older reading of what was measured anew ("weighs 82 kg"), unless the question is about the past."""
    min_importance: Share = 0.0
    """Less important memories are left out (docs/rules.md, What is left out). Off: a question decides what matters."""
    min_score: Share | Literal["auto"] = "auto"
    """Less relevant ones are left out, by the absolute score (docs/rules.md, The floor). `auto`: none is if the best
    one is above the floor, and all are if it is not."""
    min_merit: Share = 0.58
    """Where a floor was passed, behind the first few (five for a question about the asker's own, else three): what has
    less than so much of the best one's merit is left out: how many are shown is decided by this rather than by `top_k`
    (docs/decisions/0045)."""
    types: tuple[MemoryType, ...] = ()
    """Only memories of these types; empty: of all."""
    include_compressed: bool = False
    """Also those that a summary stands for (docs/rules.md, Old sessions)."""


class RecallOptions(RankingOptions, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Settings of recall."""

    deadline_seconds: Seconds = 0.150
    """Embedding and reading together. A tenth of what a model takes to its first token, and not felt."""
    forget_seconds: Seconds = 0.5
    """So long the prompt of an order to forget waits for whether what it means is remembered: a few thousand memories
    are looked at. Without an answer by then the model is told that the memory sees to it."""
    question_bytes: Annotated[int, Meta(ge=1)] = 2_048
    """So much of the end of what the user said is the question. What was pasted stands above what is asked; for an
    embedder that is a transformer 256 (some 60 tokens) keeps within the deadline."""
    reranker: str = ""
    """A cross-encoder for the best candidates (docs/rules.md, Cross-encoder): the name of a model of
    sentence-transformers, or a folder. Off: some milliseconds a candidate are beyond the deadline on most CPUs."""
    breaker: BreakerOptions = BreakerOptions()
    """When the store, or the embedder, is left alone for a while."""
