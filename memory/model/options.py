"""The settings of ingestion, apart from what they govern: a proxy reads them, and ingests nothing itself."""

import re
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from memory.model.timespans import Days, Seconds

Count = Annotated[int, Meta(ge=1)]
Dangers = Literal["safety", "health"]


When = Literal["turn", "dormant"]
"""When turns are ingested: each at once, or a conversation's all together once it is dormant."""


class ChunkOptions(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Sizes of the chunks that documents are stored in (docs/rules.md, Chunks)."""

    max_tokens: Annotated[int, Meta(ge=1)] = 300
    """More than this says several things: split at sentences."""
    min_tokens: Annotated[int, Meta(ge=0)] = 50
    """Less than this says too little alone: merged with its neighbour."""


class FactOptions(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How much a turn may tell (docs/rules.md, How much a turn may tell; FAULTS I02)."""

    per_turn: int = 25
    """More facts in one turn are a document, or an extractor that went wrong. What could harm the user if it were left
    out comes first."""
    chars: int = 512
    """A statement or a passage is no longer: a sentence that is gets cut at a word."""
    passage_tokens: Count = 120
    """What the user says is kept in passages of so many tokens, cut at the ends of sentences."""


class ImportanceOptions(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The numbers of docs/rules.md, Importance."""

    novelty: Literal["centroid", "nearest"] = "centroid"
    """What a fact is measured against: the centroid as published, or the nearest memories as well."""
    novelty_weight: float = 0.6
    salience_weight: float = 0.4
    threshold: float = 0.3
    """A fact found by rules is discarded below this."""
    about_user: float = 0.5
    """The least importance of a statement about the user: with hundreds of memories the novelty of "I'm allergic to
    penicillin" no longer carries it over the threshold, and it has neither name nor number."""


class IngestOptions(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Settings of the ingestion."""

    facts: FactOptions = FactOptions()
    chunks: ChunkOptions = ChunkOptions()
    importance: ImportanceOptions = ImportanceOptions()
    when: When = "turn"
    """`turn`: each turn at once; `dormant`: a conversation's turns when it has rested (see the settings of threads),
    under the day of its last message."""
    tentative_days: Days = 30.0
    """What was said for once is over when nobody has come back to it for so long; 0: never."""
    neighbours: int = 10
    """How many memories of each kind of search a fact is compared with: a duplicate is among the very nearest."""
    concurrent_decisions: Annotated[int, Meta(ge=1)] = 4
    """Facts of a turn about which a model is asked at once."""
    decision_seconds: Seconds = 40.0
    """How long a model may take for the first decisions of a turn: the rest of a job's 60 s is for those made anew."""
    backfill_batch: int = 64
    """How many memories get their missing vectors at once: some milliseconds of an embedder on this machine."""


class RetentionOptions(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Settings of how long is kept what was said (docs/rules.md, How long it is kept)."""

    passage_days: Days = 365.0
    """Something said in a chat is over when nobody has come back to it for so long; 0: never."""
    trash_days: Days = 30.0
    """What was closed is deleted after so long, and can be reopened until then; 0: never."""
    session_days: Days = 0.0
    """A conversation in which nothing was said for so long is deleted; 0: never."""


class PinOptions(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Settings of the pins that rules make."""

    presets: tuple[Dangers, ...] = ("safety",)
    """`safety`: allergies, what must not be given, interactions, conditions and medicines with which a wrong answer
    harms, emergency contacts, blood type, "never …". `health`: doses of the user's own medications as well. Empty:
    nothing is pinned by itself."""
    patterns: tuple[str, ...] = ()
    """Regular expressions of one's own, without case: what they find in the user's own words is pinned as well."""
    most: Annotated[int, Meta(ge=0)] = 20
    """Of one user: half of what the pins' budget of tokens holds, so that those made by hand have their room."""

    def __post_init__(self) -> None:
        for pattern in self.patterns:
            try:
                re.compile(pattern)
            except re.error as error:
                raise ValueError(f"patterns: {pattern!r} is no regular expression: {error}") from None


class WorkerOptions(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Settings of the worker."""

    concurrency: Count = 4
    """Users whose jobs run at once: a model's extraction waits for the network, a heuristic one takes milliseconds."""
    job_seconds: Seconds = 60.0
    """How long extracting or applying a turn may take before it counts as hanging (FAULTS I04)."""
    deliveries: Annotated[int, Meta(ge=1, le=100)] = 5
    """How often a job is tried before it is a dead letter."""
    retry_seconds: Seconds = 10.0
    """The pause before the second delivery."""
    retry_factor: Annotated[float, Meta(ge=1, le=100)] = 4.0
    """Each further pause is so much longer: 10, 40, 160 and 640 s bridge an outage of ten minutes (FAULTS I03)."""
    jitter: Annotated[float, Meta(ge=0, lt=1)] = 0.25
    """Pauses vary by this share, so that what failed together does not come back together."""
    idle_seconds: Seconds = 5.0
    """How long to wait for news before looking all the same."""
    store_seconds: Seconds = 1.0
    """The pause before asking a store again that is away."""
    upkeep_seconds: Seconds = 60.0
    """How often finished records are trimmed and missing vectors filled in."""
    stalled_seconds: Seconds = 60.0
    """A job that could run and has waited so long without a sign of a worker degrades the readiness: it stands still,
    or there is none."""
    behind_seconds: Seconds = 300.0
    """A job that has waited so long though a worker is at work is told of: a chat that follows another at once does not
    know yet what was said there, and at the pace that got it so far it will get longer."""
    nice: Annotated[int, Meta(ge=0, le=19)] = 10
    """What is added to the niceness of the worker's process: ingestion can wait, a chat cannot. At 10 it gets a tenth
    of a core that a proxy wants whole, and all of one that nobody wants."""
