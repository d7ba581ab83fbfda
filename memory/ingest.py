"""From a journalled turn, or a document, to memories (DESIGN §2, spec 002 §1).

    turn       clean → extract → checkpoint → embed → compare → decide → apply, with the job's done-mark
    document   clean → chunk → embed → compare → decide → apply

The checkpoint holds the facts with all that is made once: ids and the time. A run after a crash takes them from there
and so leaves the same memories, whatever a second extraction would have said (FAULTS I06).
"""

from collections.abc import Iterable, Sequence
from datetime import datetime

import msgspec
import numpy as np

from memory.chunking import ChunkOptions, chunk
from memory.cleaning import clean, sanitise
from memory.comparison import Decision, Known, Verdict, compare
from memory.echo import without_echo
from memory.embedding import unit_vectors
from memory.errors import EmbeddingError
from memory.extraction import Extractor, Spoken
from memory.facts import Fact, FactOptions, bounded, day_of
from memory.importance import ImportanceOptions, centroid_novelty, importance, nearest_novelty
from memory.memories import Memory, MemoryType, Provenance, Source, dated
from memory.neutralise import QUARANTINED
from memory.ports import (
    Add,
    Applied,
    Clock,
    CountTokens,
    Embedder,
    Job,
    JobQueue,
    MakeId,
    MemoryStore,
    Neighbourhood,
    Vector,
    Vectors,
)
from memory.quarantine import gives_orders, suspicious
from memory.reembedding import reembed
from memory.routing import route
from memory.scope import Scope
from memory.secrets import REDACTED, redact
from memory.signals import signals
from memory.turns import TurnRecord


class IngestOptions(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Settings of the ingestion."""

    facts: FactOptions = FactOptions()
    chunks: ChunkOptions = ChunkOptions()
    importance: ImportanceOptions = ImportanceOptions()
    neighbours: int = 10
    """How many memories of each kind of search a fact is compared with: a duplicate is among the very nearest."""
    backfill_batch: int = 64
    """How many memories get their missing vectors at once: some milliseconds of an embedder on this machine."""


class IngestReport(msgspec.Struct, frozen=True, kw_only=True):
    """What became of one turn or document; counters, no content."""

    applied: Applied = Applied.APPLIED
    facts: int = 0
    """Found, and compared."""
    added: int = 0
    duplicates: int = 0
    """Said before, in the same or in other words."""
    discarded: int = 0
    """Below the importance threshold."""
    redacted: int = 0
    """Secrets taken out of the text."""
    withheld: int = 0
    """Facts left out because a secret stood in them (FAULTS I16)."""
    quarantined: int = 0
    """Stored, but never to be injected (FAULTS I10)."""
    unembedded: int = 0
    """Stored without a vector, to be filled in later (FAULTS I09)."""
    retrieved: int = 0
    """Memories whose retrieval was counted."""


class KeptFact(msgspec.Struct, frozen=True, kw_only=True):
    """A fact with the ids that its memory will have."""

    fact: Fact
    memory_id: str
    event_id: str


class Checkpoint(msgspec.Struct, frozen=True, kw_only=True):
    """The result of an extraction, as it is kept in the queue."""

    facts: tuple[KeptFact, ...]
    at: datetime
    redacted: int = 0
    withheld: int = 0


class _Origin(msgspec.Struct, frozen=True, kw_only=True):
    """Where a batch of facts comes from, and how it is treated."""

    scope: Scope
    provenance: Provenance
    at: datetime


class _Batch(msgspec.Struct, frozen=True, kw_only=True):
    """What is decided about a batch."""

    adds: tuple[Add, ...]
    report: IngestReport


class Ingestor:
    """Turns jobs and documents into memories."""

    def __init__(
        self,
        *,
        store: MemoryStore,
        queue: JobQueue,
        embedder: Embedder,
        extractor: Extractor,
        count: CountTokens,
        clock: Clock,
        make_id: MakeId,
        options: IngestOptions | None = None,
    ) -> None:
        self._store = store
        self._queue = queue
        self._embedder = embedder
        self._extractor = extractor
        self._count = count
        self._clock = clock
        self._make_id = make_id
        self._options = options or IngestOptions()

    # ── Turns ─────────────────────────────────────────────────────────────────────────────────────────────────

    async def extract(self, job: Job) -> Job:
        """The job with its checkpoint, durable if it has facts; as it is if it has one, or nothing to extract.

        Raises `StoreUnavailable`, and whatever the extractor raises.
        """
        if job.checkpoint is not None or not job.record.user_text.strip():
            return job
        found = await self._checkpoint(job.record)
        checkpoint = msgspec.msgpack.encode(found)
        if found.facts:  # finding nothing is nothing that a second run could contradict: it needs no durable write
            await self._queue.checkpoint(job.record.key, checkpoint)
        return msgspec.structs.replace(job, checkpoint=checkpoint)

    async def apply(self, job: Job) -> IngestReport:
        """Compare, decide, and write everything with the job's done-mark in one transaction.

        A job without a checkpoint (a step of a tool loop) only counts what was retrieved. Raises `StoreUnavailable`,
        and `EmbeddingError` for vectors that do not fit the store's.
        """
        record = job.record
        checkpoint = _checkpoint_of(job)
        origin = _Origin(
            scope=record.scope,
            provenance=Provenance(
                turn=record.key.turn, session=record.session, prompt_version=self._extractor.prompt_version
            ),
            at=checkpoint.at,
        )
        batch = await self._decided(checkpoint.facts, origin)
        retrieved = record.injection.memory_ids
        applied = await self._store.apply(record, batch.adds, retrieved=retrieved, at=self._clock())
        return msgspec.structs.replace(
            batch.report,
            applied=applied,
            redacted=checkpoint.redacted,
            withheld=checkpoint.withheld,
            retrieved=len(retrieved),
        )

    async def ingest(self, job: Job) -> IngestReport:
        """Both steps."""
        return await self.apply(await self.extract(job))

    async def _checkpoint(self, record: TurnRecord) -> Checkpoint:
        spoken = self._spoken(record)
        words = redact(spoken.user)
        facts = await self._extractor.extract(msgspec.structs.replace(spoken, user=words.text))
        told = bounded(facts, self._options.facts)
        safe = [fact for fact in told if REDACTED not in redact(fact.text).text]
        return Checkpoint(
            facts=self._with_ids(safe), at=self._clock(), redacted=words.count, withheld=len(told) - len(safe)
        )

    def _spoken(self, record: TurnRecord) -> Spoken:
        injection = record.injection
        answer = "" if record.partial else record.answer.text
        return Spoken(
            user=clean(without_echo(sanitise(record.user_text), injection)),
            assistant=clean(without_echo(sanitise(answer), injection)),
            mentioned_at=day_of(record.at, record.timezone),
        )

    def _with_ids(self, facts: Iterable[Fact]) -> tuple[KeptFact, ...]:
        return tuple(KeptFact(fact=fact, memory_id=self._make_id(), event_id=self._make_id()) for fact in facts)

    # ── Documents ─────────────────────────────────────────────────────────────────────────────────────────────

    async def ingest_text(
        self,
        text: str,
        *,
        scope: Scope,
        session: str | None,
        hint: MemoryType | None = None,
        source: Source = Source.INFERRED,
        timezone: str = "UTC",
    ) -> tuple[Memory, ...]:
        """The memories that a document became (spec 002 §1.1): its chunks that are new and important enough.

        A document is context, not something that the user said: `source` says so unless it is told otherwise.
        Raises `StoreUnavailable`.
        """
        at = self._clock()
        chunks = chunk(clean(redact(sanitise(text)).text), count=self._count, options=self._options.chunks)
        facts = tuple(
            Fact(text=part, index=index, type=hint, source=source, role="document", mentioned_at=day_of(at, timezone))
            for index, part in enumerate(chunks)
        )
        origin = _Origin(scope=scope, provenance=Provenance(session=session), at=at)
        batch = await self._decided(self._with_ids(facts), origin)
        await self._store.apply(None, batch.adds, at=at)
        return tuple(add.memory for add in batch.adds)

    # ── Vectors that are missing ──────────────────────────────────────────────────────────────────────────────

    async def backfill(self) -> int:
        """Embed what was stored while the embedder was down; how many. Raises `EmbeddingError` if it still is."""
        done = await reembed(
            self._store, self._embedder, batch=self._options.backfill_batch, progress=lambda _done, _total: None
        )
        return done.embedded

    # ── Both ──────────────────────────────────────────────────────────────────────────────────────────────────

    async def _decided(self, facts: Sequence[KeptFact], origin: _Origin) -> _Batch:
        if not facts:
            return _Batch(adds=(), report=IngestReport())
        texts = [dated(kept.fact.text, kept.fact.mentioned_at) for kept in facts]
        vectors = await self._embed(texts)
        near = await self._store.neighbours(
            origin.scope,
            vectors=_no_direction(len(texts), self._embedder.dimension) if vectors is None else vectors,
            texts=texts,
            limit=self._options.neighbours,
        )
        return self._sorted_out(facts, vectors, near, origin)

    async def _embed(self, texts: Sequence[str]) -> Vectors | None:
        """One batch; None when the embedder is down, or gives what must not be stored (FAULTS I08, I09)."""
        try:
            rows = await self._embedder.embed(texts)
            return unit_vectors(rows, count=len(texts), dimension=self._embedder.dimension)
        except EmbeddingError:
            return None

    def _sorted_out(
        self, facts: Sequence[KeptFact], vectors: Vectors | None, near: Neighbourhood, origin: _Origin
    ) -> _Batch:
        adds: list[Add] = []
        duplicates = 0
        for at, kept in enumerate(facts):
            vector = None if vectors is None else vectors[at]
            known = [*_known(near, at, embedded=vector is not None), *_said_before(adds, vector)]
            decision = compare(kept.fact.text, known, duplicate_cosine=self._embedder.duplicate_cosine)
            duplicates += decision.verdict is Verdict.NONE
            memory = self._memory(kept, origin, self._novelty(vector, near.centroid, known))
            if self._is_kept(kept.fact, memory, decision):
                adds.append(Add(memory=memory, vector=vector, event_id=kept.event_id))
        report = IngestReport(
            facts=len(facts),
            added=len(adds),
            duplicates=duplicates,
            discarded=len(facts) - len(adds) - duplicates,
            quarantined=sum(QUARANTINED in add.memory.tags for add in adds),
            unembedded=len(adds) if vectors is None else 0,
        )
        return _Batch(adds=tuple(adds), report=report)

    def _is_kept(self, fact: Fact, memory: Memory, decision: Decision) -> bool:
        """Comparison first; the threshold then gates what was found by rules alone (DESIGN §4)."""
        if decision.verdict is not Verdict.ADD:
            return False
        return fact.importance is not None or memory.importance >= self._options.importance.threshold

    def _novelty(self, vector: Vector | None, centroid: Vector | None, known: Sequence[Known]) -> float:
        novelty = centroid_novelty(vector, centroid)
        if self._options.importance.novelty == "nearest":
            novelty = min(novelty, nearest_novelty(memory.cosine for memory in known))
        return novelty

    def _memory(self, kept: KeptFact, origin: _Origin, novelty: float) -> Memory:
        fact = kept.fact
        found = signals(fact.text, count=self._count)
        weight = fact.importance
        quarantined = gives_orders(fact.text) if fact.role == "document" else suspicious(fact.text)
        return Memory(
            id=kept.memory_id,
            scope=origin.scope,
            text=fact.text,
            # A quarantined one must not stand in the stable block: procedural memories do.
            type=MemoryType.EPISODIC if quarantined else route(fact.text, found, hint=fact.type),
            source=fact.source,
            importance=importance(novelty, found, self._options.importance) if weight is None else weight,
            tags=(*fact.tags, QUARANTINED) if quarantined else fact.tags,
            created_at=origin.at,
            updated_at=origin.at,
            mentioned_at=fact.mentioned_at,
            provenance=msgspec.structs.replace(origin.provenance, role=fact.role, fact_index=fact.index),
        )


def _checkpoint_of(job: Job) -> Checkpoint:
    if job.checkpoint is None:
        return Checkpoint(facts=(), at=job.record.at)
    return msgspec.msgpack.decode(job.checkpoint, type=Checkpoint)


def _no_direction(count: int, dimension: int) -> Vectors:
    """Stands for vectors that are not to be had: some direction, whose cosines nobody looks at."""
    vectors = np.zeros((count, dimension), dtype=np.float32)
    vectors[:, 0] = 1.0
    return vectors


def _known(near: Neighbourhood, at: int, *, embedded: bool) -> list[Known]:
    return [
        Known(candidate.memory.id, candidate.memory.text, candidate.dense if embedded else 0.0)
        for candidate in near.nearest[at]
    ]


def _said_before(adds: Sequence[Add], vector: Vector | None) -> list[Known]:
    """What the same turn said already."""
    return [
        Known(
            add.memory.id,
            add.memory.text,
            0.0 if vector is None or add.vector is None else float(vector @ add.vector),
        )
        for add in adds
    ]
