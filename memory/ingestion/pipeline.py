"""From a journalled turn, or a document, to memories (docs/rules.md, The way of a turn).

    turn           clean → extract (→ checkpoint) → embed → compare → decide → apply, with the job's done-mark
    conversation   clean → extract → embed → compare → decide → apply
    document       clean → chunk → embed → compare → decide → apply

The checkpoint holds the facts with all that is made once: ids, the time and what they were found with. A run after a
crash takes them from there and so leaves the same memories, whatever a second extraction would have said (FAULTS I06).
Decisions are not kept: they depend on what is known when they are applied, and applying is one transaction, so a
second decision stands in the place of the first one and doubles nothing. What rules find needs no checkpoint: they
find it again, for less than it takes to keep it, and nobody has seen the ids of before.
"""

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager
from datetime import date, datetime
from functools import partial
from itertools import chain

import msgspec
import numpy as np

from memory.ingestion.answers import answer_pieces
from memory.ingestion.batch import (
    Batch,
    FactOrigin,
    KeptFact,
    KnownScope,
    MemoryChange,
    Reconciler,
    Settled,
    said_again,
    texts_to_embed,
    updated,
)
from memory.ingestion.belonging import is_of_person
from memory.ingestion.closing import closing, dropped, sought, takes_back
from memory.ingestion.decide_by_model import DOCUMENT, Decider, RuleDecider, Ruling
from memory.ingestion.doubting import with_doubts
from memory.ingestion.extract_by_rules import Extractor, HeuristicExtractor
from memory.ingestion.fact import Fact, bounded, day_of
from memory.ingestion.importance import centroid_novelty, importance, nearest_novelty
from memory.ingestion.pin_and_profile import PinAndProfile
from memory.ingestion.reembed import reembed
from memory.language.change import changes_in
from memory.language.comparison import Verdict
from memory.language.conclusions import conclusions
from memory.language.material import parted
from memory.language.memory_type import route
from memory.language.prompt_injection import gives_orders, suspicious
from memory.language.retraction import Retraction, asked_for, needs_name, without_orders
from memory.language.sayings import corrections_in, said_by
from memory.language.signals import Signals, signals
from memory.language.statements import is_only_asking
from memory.language.whose import is_in_play
from memory.model.errors import Conflict, EmbeddingError
from memory.model.identity import LOCAL, is_called
from memory.model.memory import (
    ANSWERS_FROM,
    CONCLUSIONS_FROM,
    Actor,
    Memory,
    MemoryType,
    Profile,
    Provenance,
    Reason,
    Retention,
    Source,
    dated,
)
from memory.model.options import IngestOptions
from memory.model.scope import Reach, Scope
from memory.model.turn import Injection, Spoken, TurnRecord, blanked
from memory.model.types import Clock, CountTokens, MakeId, Vector, Vectors
from memory.model.where import Where, holds
from memory.ports.changes import Add, Applied, Basis, Cause, Change, Close, RedactSessions, SessionChange, Update
from memory.ports.embedding import Embedder
from memory.ports.jobs import Job, JobQueue
from memory.ports.llm import ModelError
from memory.ports.memories import MemoryStore, Neighbourhood
from memory.ports.sessions import SessionStore
from memory.profile.fields import field_of
from memory.profile.pins import harms_if_lost
from memory.retrieval.embedding_cache import unit_vectors
from memory.sessions.entries import asked_last, entries_of
from memory.text.chunking import chunk, sentences
from memory.text.cleaning import clean, sanitise
from memory.text.markup import QUARANTINED
from memory.text.secrets import REDACTED, redact, redact_beside
from memory.turn.echo import without_echo
from memory.turn.quotas import Quotas
from memory.turn.switches import Switches

ENTRIES = 8
"""So many of a session's newest entries are looked at for what was asked last: an answer has calls of tools beside."""

PLAYED = 60
"""So many of a session's newest entries are looked at for a play that was begun."""

TRIES = 10
"""How often a batch is decided because somebody else wrote there meanwhile: a person with a form, or a program that
adds in parallel. Of those who decide at once one is done each time."""


FILTERED = 10
"""So many times as many neighbours are fetched where only some of them count."""


class IngestReport(msgspec.Struct, frozen=True, kw_only=True):
    """What became of one turn or document; counters, no content."""

    applied: Applied = Applied.APPLIED
    facts: int = 0
    """Found, and compared."""
    added: int = 0
    updated: int = 0
    """Memories that were given a new text."""
    closed: int = 0
    """Memories that are no longer valid."""
    duplicates: int = 0
    """Said before, in the same or in other words."""
    echoes: int = 0
    """The assistant gave back what had been put before it (P7)."""
    discarded: int = 0
    """Below the importance threshold."""
    material: int = 0
    """Pieces of what was sent that were set aside as no word of the user's: `reingest --material` brings them back."""
    redacted: int = 0
    """Secrets taken out of the text."""
    withheld: int = 0
    """Facts left out because a secret stood in them (FAULTS I16)."""
    quarantined: int = 0
    """Stored, but never to be injected (FAULTS I10)."""
    unembedded: int = 0
    """Stored without a vector, to be filled in later (FAULTS I09)."""
    overruled: int = 0
    """What a model wanted done with memories, and was not done: it would have lost something."""
    retrieved: int = 0
    """Memories whose retrieval was counted."""
    left_out: int = 0
    """Facts for which the tenant has no room (docs/decisions/0040)."""


class MemoryEvent(msgspec.Struct, frozen=True, kw_only=True):
    """What became of a fact (docs/rules.md, History)."""

    event: Verdict
    id: str | None
    old_memory: str | None = None
    new_memory: str | None = None
    reason: str = ""
    """Why: the rules' (`changed`, `duplicate` …), `model`, or what speaks against what the model wanted."""


class IngestedText(msgspec.Struct, frozen=True, kw_only=True):
    """What a document became."""

    memories: tuple[Memory, ...]
    """Those that are new."""
    events: tuple[MemoryEvent, ...]
    """What became of each chunk that was important enough."""


class Extracted(msgspec.Struct, frozen=True, kw_only=True):
    """What is to be learned, and what is to be forgotten."""

    facts: tuple[KeptFact, ...] = ()
    retractions: tuple[Retraction, ...] = ()
    as_given: bool = False
    """Each fact is kept as it is, whatever is known."""


Taken = tuple[tuple[MemoryChange, MemoryEvent], ...]
"""What is closed because the user wants it forgotten, and what is left of it."""


class Checkpoint(msgspec.Struct, frozen=True, kw_only=True):
    """The result of an extraction, as it is kept in the queue."""

    facts: tuple[KeptFact, ...]
    at: datetime
    redacted: int = 0
    withheld: int = 0
    material: int = 0
    retractions: tuple[Retraction, ...] = ()
    """What the user wants forgotten."""


class ExtractedJob(msgspec.Struct, frozen=True, kw_only=True):
    """A job, and what its turn says."""

    job: Job
    found: Checkpoint
    is_kept: bool = True
    """The queue has it, or nobody needs it."""


class _Decided(msgspec.Struct, frozen=True, kw_only=True):
    """What is decided about a batch."""

    changes: tuple[MemoryChange, ...] = ()
    forgotten: tuple[str, ...] = ()
    """The ids of what the user wants forgotten: what it said leaves the sessions, too."""
    events: tuple[MemoryEvent, ...] = ()
    basis: Basis | None = None
    """What was decided on, if anything was compared."""
    profile: Profile | None = None
    """The user's, of the same moment."""
    facts: int = 0
    echoes: int = 0
    overruled: int = 0
    left_out: int = 0

    @property
    def report(self) -> IngestReport:
        """What there is to count in it."""
        counts = {verdict: sum(event.event is verdict for event in self.events) for verdict in Verdict}
        adds = [change for change in self.changes if isinstance(change, Add)]
        return IngestReport(
            facts=self.facts,
            added=counts[Verdict.ADD],
            updated=counts[Verdict.UPDATE],
            closed=counts[Verdict.DELETE],
            duplicates=counts[Verdict.NONE] - self.echoes,
            echoes=self.echoes,
            discarded=max(self.facts - len(self.events) - self.left_out, 0),
            quarantined=sum(QUARANTINED in add.memory.tags for add in adds),
            unembedded=sum(add.vector is None for add in adds),
            overruled=self.overruled,
            left_out=self.left_out,
        )


class Ingestor:
    """Turns jobs and documents into memories."""

    def __init__(  # noqa: PLR0913 - all that an ingestion needs is handed in
        self,
        *,
        store: MemoryStore,
        queue: JobQueue,
        embedder: Embedder,
        extractor: Extractor,
        count: CountTokens,
        clock: Clock,
        make_id: MakeId,
        decider: Decider | None = None,
        pin_and_profile: PinAndProfile | None = None,
        sessions: SessionStore | None = None,
        switches: Switches | None = None,
        quotas: Quotas | None = None,
        deliveries: int = 1,
        options: IngestOptions | None = None,
    ) -> None:
        """Without `decider` the rules decide, without `pin_and_profile` nothing is pinned and no profile is kept.

        Without `sessions` nobody knows what a message answers, without `switches` nobody has switched saving off,
        without `quotas` there may be as much as there is.

        `deliveries`: how often a job comes, as the worker has it.
        """
        self._store = store
        self._queue = queue
        self._embedder = embedder
        self._extractor = extractor
        self._count = count
        self._clock = clock
        self._make_id = make_id
        self._options = options or IngestOptions()
        self._pin_and_profile = pin_and_profile
        self._sessions = sessions
        self._switches = switches
        self._quotas = quotas
        self._deliveries = deliveries
        self._reconciler = Reconciler(
            decider=decider or RuleDecider(),
            duplicate_cosine=embedder.duplicate_cosine,
            concurrency=self._options.concurrent_decisions,
            seconds=self._options.decision_seconds,
        )

    # ── Turns ─────────────────────────────────────────────────────────────────────────────────────────────────

    async def extract(self, job: Job) -> ExtractedJob:
        """What a job's turn says: what an earlier run kept of it, else read now. It is kept when it is applied.

        Raises `StoreUnavailable`, and whatever the extractor raises.
        """
        record = job.record if self._switches is None else await self._switches.kept_of(job.record)
        if record is not job.record:
            job = msgspec.structs.replace(job, record=record, checkpoint=None)
        if job.checkpoint is not None:
            return ExtractedJob(job=job, found=msgspec.msgpack.decode(job.checkpoint, type=Checkpoint))
        if not record.user_text.strip() or not await self._is_hers(record):
            return ExtractedJob(job=job, found=Checkpoint(facts=(), at=record.at))
        injection = record.injection
        answer = "" if record.partial else record.answer.text
        own = parted(without_echo(sanitise(record.user_text), injection))
        words = redact(clean(own.prose))
        spoken = Spoken(
            user=words.text,
            assistant=redact(clean(without_echo(sanitise(answer), injection))).text,
            mentioned_at=day_of(job.session_at or record.at, record.timezone),
            timezone=record.timezone,
            tenant=record.scope.tenant,
            attempt=job.attempts,
            gives_back=record.gives_back,
        )
        before = await self._said_before(record) if needs_name(spoken.user) else ()
        told, withheld = await self._told(spoken, before)
        found = Checkpoint(
            facts=_as_played(told.facts) if await self._is_in_play(record, spoken.user, told.facts) else told.facts,
            retractions=told.retractions,
            at=self._clock(),
            redacted=words.count,
            withheld=withheld,
            material=len(own.material),
        )
        # Nothing is found that a second run could contradict, or the same is found again: it needs no durable write.
        is_found_again = not found.facts or isinstance(self._extractor, HeuristicExtractor)
        return ExtractedJob(job=job, found=found, is_kept=is_found_again)

    async def apply(self, extracted: ExtractedJob) -> IngestReport:
        """Compare, decide, and write everything with the job's done-mark in one transaction.

        What was found is kept while that is compared, and before it is written. A turn that says nothing (a step of a
        tool loop) only counts what was retrieved. Raises `StoreUnavailable`, and `EmbeddingError` for vectors that do
        not fit the store's.
        """
        async with self._keeping(extracted) as kept:
            return await self._applied(extracted, kept)

    @asynccontextmanager
    async def _keeping(self, extracted: ExtractedJob) -> AsyncGenerator[Awaitable[None]]:
        """What was found is being kept: to be awaited before anything that comes of it is written (P3)."""
        if extracted.is_kept:
            keeping = asyncio.get_running_loop().create_future()
            keeping.set_result(None)
        else:
            encoded = msgspec.msgpack.encode(extracted.found)
            keeping = asyncio.create_task(self._queue.checkpoint(extracted.job.record.key, encoded))
        try:
            yield keeping
        except Exception:
            await keeping  # whatever came of it: the next run need not find it again
            raise
        finally:
            keeping.cancel()

    async def _applied(self, extracted: ExtractedJob, kept: Awaitable[None]) -> IngestReport:
        record, checkpoint = extracted.job.record, extracted.found
        # The memories that stood in the prompt, where an answer's words may be nothing but theirs.
        shown: list[str] = []
        rests_on = [*record.injection.memory_ids]
        ids, reach = record.injection.memory_ids, Reach.of(record.scope)
        if ids and any(kept.fact.source is not Source.CONFIRMED for kept in checkpoint.facts):
            found = await self._store.get(reach, ids)
            shown += [memory.text for memory in found]
            # What rests on a conclusion rests on all that this rests on.
            rests_on += [each for memory in found if memory.is_conclusion for each in memory.source_memory_ids]
            for memory_id in ids:
                shown += [line.old_value for line in await self._store.history(reach, memory_id) if line.old_value]
        origin = FactOrigin(
            scope=record.scope,
            provenance=Provenance(turn=record.key.turn, session=record.session),
            at=checkpoint.at,
            timezone=record.timezone,
            project=record.project,
            injected=tuple(rests_on),
            shown=tuple(shown),
            last=extracted.job.attempts >= self._deliveries,
        )
        told = Extracted(facts=checkpoint.facts, retractions=checkpoint.retractions)
        applied, decided = await self._learn(told, origin, record, kept)
        return msgspec.structs.replace(
            decided.report,
            applied=applied,
            redacted=checkpoint.redacted,
            withheld=checkpoint.withheld,
            material=checkpoint.material,
            retrieved=len(ids),
        )

    async def ingest(self, job: Job) -> IngestReport:
        """Both steps."""
        return await self.apply(await self.extract(job))

    async def _is_hers(self, record: TurnRecord) -> bool:
        """Whether the user said it: under no name, or under the one that her profile knows.

        What another speaker says of himself in her conversation must not become what is known of her.
        """
        if not record.speaker:
            return True
        name = field_of(await self._store.profile(Scope(record.scope.tenant, record.scope.user)), "name")
        return name is not None and any(
            is_called(record.speaker, (value.text, *value.text.split())) for value in name.values
        )

    async def _told(self, spoken: Spoken, before: Sequence[str] = ()) -> tuple[Extracted, int]:
        """What was told, and how many facts were withheld for a secret in them. Raises what the extractor raises."""
        heard, retractions = without_orders(spoken, before=before)
        found = [*await self._extractor.extract(heard)]
        if not retractions and heard.user == spoken.user:  # what is answered off the record is off the record, too
            found += _by_assistant(spoken, self._count)
        told = bounded(found, self._options.facts)
        safe = [fact for fact in told if REDACTED not in redact(fact.text).text]
        asked = {fact.index: () if fact.is_conclusion else asked_for(fact.text) for fact in safe}
        facts = self._with_ids(fact for fact in safe if not asked[fact.index])
        learned = Extracted(facts=facts, retractions=(*retractions, *chain.from_iterable(asked.values())))
        return learned, len(told) - len(safe)

    async def _is_in_play(self, record: TurnRecord, said: str, facts: Sequence[KeptFact]) -> bool:
        """Whether what these facts assert is said in a part that the user plays in this conversation."""
        asserted = (kept.fact.text for kept in facts if kept.fact.source is Source.CONFIRMED)
        if self._sessions is None or not any(harms_if_lost(text) or said_by(text, by_model=False) for text in asserted):
            return False
        return is_in_play((*reversed(await self._said_before(record)), said))

    async def _said_before(self, record: TurnRecord) -> tuple[str, ...]:
        """What the user said before in the conversation, the newest first."""
        if self._sessions is None:
            return ()
        before = await self._sessions.newest(record.scope, record.session, limit=PLAYED)
        return tuple(entry.content for entry in reversed(before) if entry.role == "user")

    def _with_ids(self, facts: Iterable[Fact]) -> tuple[KeptFact, ...]:
        return tuple(KeptFact(fact=fact, memory_id=self._make_id(), event_id=self._make_id()) for fact in facts)

    async def _holds(self, record: TurnRecord, *, is_asked: bool) -> bool:
        """Whether the answer may be trusted: it may repeat what stood in its prompt, which must hold still (P9).

        As far as the turn tells, unless the store `is_asked`.
        """
        injection = record.injection
        if injection.is_blanked:
            return False
        return not (is_asked and _rests(injection)) or await self._store.holds(record)

    # ── Conversations ─────────────────────────────────────────────────────────────────────────────────────────

    async def add(  # noqa: PLR0913 - all that a caller may say of a conversation
        self,
        messages: str | Sequence[tuple[str, str]],
        *,
        scope: Scope,
        session: str | None = None,
        timezone: str = "UTC",
        instructions: str = "",
        metadata: Mapping[str, object] | None = None,
        tags: tuple[str, ...] = (),
        project: str | None = None,
        said_at: datetime | None = None,
        expires_at: datetime | None = None,
        turn: str | None = None,
        where: Where | None = None,
    ) -> tuple[MemoryEvent, ...]:
        """What a conversation (role and text of each message, or the user's words) taught.

        `instructions`: a system prompt for the extraction, for this call alone. `said_at`: when it was said, if not
        now. `expires_at`: until when what it taught holds. `turn`: its id; what is added again under the same one is
        left out. `where`: with which memories it is compared, if not with all. System messages and results of tools
        are no source. When the model fails nothing is learned. Raises `StoreUnavailable`, and `Conflict` if others
        write all the time.
        """
        said = _said(messages)
        day = day_of(said_at or self._clock(), timezone)
        spoken = Spoken(
            user="\n\n".join(text for role, text in said if role == "user"),
            assistant="\n\n".join(text for role, text in said if role == "assistant"),
            messages=said,
            mentioned_at=day,
            timezone=timezone,
            tenant=scope.tenant,
            instructions=instructions,
        )
        try:
            learned, _ = await self._told(spoken)
        except ModelError:
            return ()
        origin = FactOrigin(
            scope=scope,
            provenance=Provenance(turn=turn, session=session),
            at=self._clock(),
            timezone=timezone,
            project=project,
            metadata=metadata or {},
            tags=tags,
            expires_at=expires_at,
            where=where,
        )
        _, decided = await self._learn(learned, origin)
        return decided.events

    async def keep_as_given(  # noqa: PLR0913 - the same
        self,
        messages: Sequence[tuple[str, str]],
        *,
        scope: Scope,
        session: str | None = None,
        timezone: str = "UTC",
        metadata: Mapping[str, object] | None = None,
        tags: tuple[str, ...] = (),
        project: str | None = None,
        said_at: datetime | None = None,
        expires_at: datetime | None = None,
        turn: str | None = None,
    ) -> tuple[MemoryEvent, ...]:
        """Keep messages as they are given, a memory each, whatever is known. Raises as `add`.

        What a user said counts as hers, what an assistant said as inferred; all other roles are no source.
        """
        day = day_of(said_at or self._clock(), timezone)
        told = [(role, sanitise(text).strip()) for role, text in messages if role in _SOURCES]
        facts = [
            Fact(text=text, index=index, role=role, source=_SOURCES[role], mentioned_at=day)
            for index, (role, text) in enumerate(told)
            if text
        ]
        origin = FactOrigin(
            scope=scope,
            provenance=Provenance(turn=turn, session=session),
            at=self._clock(),
            timezone=timezone,
            project=project,
            metadata=metadata or {},
            tags=tags,
            expires_at=expires_at,
        )
        _, decided = await self._learn(Extracted(facts=self._with_ids(facts), as_given=True), origin)
        return decided.events

    # ── What was said before ──────────────────────────────────────────────────────────────────────────────────

    async def read(
        self, text: str, *, day: date, tenant: str, without: Sequence[str] = (), material: bool = False
    ) -> Extracted:
        """What a message of a user's says that was said on that day, `without` the sentences that these memories have.

        `material`: what is material in it counts, too. Raises what the extractor raises.
        """
        own = clean(sanitise(text)) if material else _own_prose(sanitise(text))
        for sentence in sentences(own) if without else ():
            if _is_in(sentence, without):
                own = own.replace(sentence, "", 1)
        told, _ = await self._told(Spoken(user=redact(own).text, mentioned_at=day, tenant=tenant))
        return told

    async def recover(
        self,
        facts: Sequence[Fact],
        origin: FactOrigin,
        record: TurnRecord | None,
        *,
        is_still_there: Callable[[], Awaitable[bool]],
    ) -> tuple[Memory, ...]:
        """Add those of a turn's facts that are neither known nor out of date, and change nothing that is known.

        They are `record`'s, which is marked as done with them; without one nothing is written. Whether what they were
        read from `is_still_there` is asked behind what the decision rests on: whatever is erased, forgotten or
        corrected after that is a conflict (P9). Gives what was added, or would be. Raises `Conflict` and
        `StoreUnavailable`.
        """
        told = self._with_ids(facts)
        texts = [dated(kept.fact.text, kept.fact.mentioned_at) for kept in told]
        for _ in range(TRIES if told else 0):
            vectors, near = await self._near(origin, texts)
            adds = self._news(Batch(facts=told, vectors=vectors, near=near, origin=origin))
            if adds and not await is_still_there():
                return ()
            if record is None or not adds:
                return tuple(add.memory for add in adds)
            try:
                applied = await self._store.apply(record, adds, basis=near.basis, at=self._clock())
            except Conflict:
                continue
            return tuple(add.memory for add in adds) if applied is Applied.APPLIED else ()
        if told:
            raise Conflict("what is known of the user is written by somebody else all the time")
        return ()

    def _news(self, batch: Batch) -> list[Add]:
        """The facts that are neither known nor, as far as rules can tell, states of which a newer one is known."""
        view, adds = KnownScope(batch), list[Add]()
        for at, kept in enumerate(batch.facts):
            asked = self._reconciler.question(batch, view, at)
            other = view.memory(asked.by_rules.memory_id or "")
            is_old = other is not None and other.mentioned_at >= kept.fact.mentioned_at
            if asked.by_rules.verdict is Verdict.NONE or is_old:
                continue
            vector = None if batch.vectors is None else batch.vectors[at]
            settled = Settled(kept=kept, vector=vector, rulings=(), known=asked.known)
            ruling = Ruling(verdict=Verdict.ADD, reason="new", text=kept.fact.text)
            cause = _cause(ruling, kept.fact, batch.origin)
            found = (change for change, _ in self._added(ruling, settled, batch) if isinstance(change, Add))
            adds += (msgspec.structs.replace(add, cause=cause) for add in found)
        return adds

    # ── Documents ─────────────────────────────────────────────────────────────────────────────────────────────

    async def ingest_text(  # noqa: PLR0913 - all that a caller may say of a document
        self,
        text: str,
        *,
        scope: Scope,
        session: str | None,
        hint: MemoryType | None = None,
        source: Source = Source.INFERRED,
        timezone: str = "UTC",
        document: str | None = None,
        metadata: Mapping[str, object] | None = None,
        tags: tuple[str, ...] = (),
        project: str | None = None,
    ) -> IngestedText:
        """What a document became; chunks that are not new, or not important enough, are left out.

        A document is context, not something that the user said: `source` says so unless it is told otherwise.
        `document`: its id, which each of its memories carries. Raises `StoreUnavailable`, and `Conflict` if others
        write all the time.
        """
        at = self._clock()
        safe = await asyncio.to_thread(redact_beside, sanitise(text))
        chunks = chunk(clean(safe.text), count=self._count, options=self._options.chunks)
        facts = tuple(
            Fact(text=part, index=index, type=hint, source=source, role="document", mentioned_at=day_of(at, timezone))
            for index, part in enumerate(chunks)
        )
        origin = FactOrigin(
            scope=scope,
            provenance=Provenance(session=session, document=document),
            at=at,
            timezone=timezone,
            project=project,
            metadata=metadata or {},
            tags=tags,
        )
        _, decided = await self._learn(Extracted(facts=self._with_ids(facts)), origin)
        added = tuple(change.memory for change in decided.changes if isinstance(change, Add))
        return IngestedText(memories=added, events=decided.events)

    # ── Vectors that are missing ──────────────────────────────────────────────────────────────────────────────

    async def backfill(self) -> int:
        """Embed what was stored while the embedder was down; how many. Raises `EmbeddingError` if it still is."""
        done = await reembed(
            self._store, self._embedder, batch=self._options.backfill_batch, progress=lambda _done, _total: None
        )
        return done.embedded

    # ── All ───────────────────────────────────────────────────────────────────────────────────────────────────

    async def _learn(
        self,
        learned: Extracted,
        origin: FactOrigin,
        record: TurnRecord | None = None,
        kept: Awaitable[None] | None = None,
    ) -> tuple[Applied, _Decided]:
        """Decide, and write it, with the session's part and the done-mark of a turn: all or nothing.

        Anew as often as somebody else was faster there, and not before what a turn says is `kept`. Raises `Conflict`
        if somebody is so all the time, and `StoreUnavailable`.
        """
        retrieved = () if record is None else await self._retrieved(record)
        said_by_user = tuple(kept for kept in learned.facts if kept.fact.source is Source.CONFIRMED)
        # Where nothing is compared that may be the answer's, what is written is looked at then.
        is_asked = len(said_by_user) < len(learned.facts)
        for _ in range(TRIES):
            told, known = record, learned
            if record is not None and not await self._holds(record, is_asked=is_asked):
                told = msgspec.structs.replace(record, injection=blanked(record.injection))
                # An answer to a prompt with something erased in it may be nothing but that (P7, P9).
                known = msgspec.structs.replace(learned, facts=said_by_user)
            decided = await (self._given if known.as_given else self._decided)(known, origin)
            decided = await self._within_quota(decided, origin.scope.tenant, refuse=record is None)
            changes = await self._with_pins_and_profile(learned, origin, decided)
            if kept is not None:
                await kept
            said = () if told is None else (entries_of(told, count=self._count),)
            try:
                applied = await self._store.apply(
                    record,
                    (*changes, *said),
                    retrieved=retrieved,
                    basis=decided.basis,
                    holding=record is not None and told is record and _rests(record.injection),
                    at=self._clock(),
                )
            except Conflict:
                is_asked = True  # something may have been erased or corrected meanwhile
                continue
            if decided.left_out and self._quotas is not None:
                await self._quotas.leave_out(origin.scope.tenant, decided.left_out)
            return applied, decided
        raise Conflict("what is known of the user is written by somebody else all the time")

    async def _retrieved(self, record: TurnRecord) -> tuple[str, ...]:
        """The memories that a prompt was of use by: not what only asks, and is found by whoever asks alike."""
        ids, asking = record.injection.answering, record.injection.asking
        if asking is None:  # a release before has written it
            found = await self._store.get(Reach.of(record.scope), ids) if ids else ()
            asking = {each.id for each in found if is_only_asking(each)}
        return tuple(each for each in ids if each not in asking)

    async def _within_quota(self, decided: _Decided, tenant: str, *, refuse: bool) -> _Decided:
        """What is decided, without what there is no room for. Raises `QuotaReached` for that if it is to `refuse`.

        What takes the place of something takes no room, and what could harm if it were lost is kept whatever there is.
        """
        adds = sum(isinstance(change, Add) for change in decided.changes)
        closes = sum(isinstance(change, Close) for change in decided.changes)
        room = await self._quotas.room(tenant) if self._quotas is not None and adds > closes else None
        if room is None:
            return decided
        changes, gone = list[MemoryChange](), set[str]()
        for change in decided.changes:
            memory_id = change.memory_id if isinstance(change, Close) else change.memory.id
            if not isinstance(change, Add) or room.take(change.memory):
                changes += [] if memory_id in gone else [change]
            elif refuse:
                raise room.reached
            elif closes > 0 or (harms_if_lost(change.memory.text) and not change.memory.is_answer):
                closes -= 1
                changes.append(change)
            else:
                gone.add(memory_id)
        events = tuple(event for event in decided.events if event.id not in gone)
        return msgspec.structs.replace(decided, changes=tuple(changes), events=events, left_out=len(gone))

    async def _with_pins_and_profile(
        self, learned: Extracted, origin: FactOrigin, decided: _Decided
    ) -> Sequence[Change | SessionChange]:
        """The changes, with what they pin, what they say of the profile, and what the sessions lose with them."""
        changes: Sequence[MemoryChange] = decided.changes
        fields: Sequence[Change] = ()
        if self._pin_and_profile is not None and (changes or learned.retractions):
            wanted = [sought(each) for each in learned.retractions]
            day = day_of(origin.at, origin.timezone)
            lost = partial(dropped, wanted=wanted, day=day) if wanted else None
            changes = await self._pin_and_profile.pinned(origin.scope, changes)
            fields = await self._pin_and_profile.fields(
                origin.scope, changes, lost, forgotten=decided.forgotten, profile=decided.profile
            )
        closed = [change for change in changes if isinstance(change, Close)]
        forget = [RedactSessions(scope=origin.scope, memory_ids=decided.forgotten)] if decided.forgotten else []
        return (*closed, *forget, *fields, *(change for change in changes if not isinstance(change, Close)))

    async def _given(self, learned: Extracted, origin: FactOrigin) -> _Decided:
        """All facts, as they are."""
        texts = [dated(kept.fact.text, kept.fact.mentioned_at) for kept in learned.facts]
        vectors = await self._embed(texts) if texts else None
        batch = Batch(facts=learned.facts, vectors=vectors, near=Neighbourhood(None, ()), origin=origin)
        changes: list[MemoryChange] = []
        events: list[MemoryEvent] = []
        for at, kept in enumerate(learned.facts):
            ruling = Ruling(verdict=Verdict.ADD, reason="given", text=kept.fact.text)
            vector = None if vectors is None else vectors[at]
            settled = Settled(kept=kept, vector=vector, rulings=(ruling,), known=())
            cause = Cause(actor=Actor.PERSON, reason=Reason.ADDED)
            for change, event in self._added(ruling, settled, batch):
                if isinstance(change, Add):
                    kept_for_good = msgspec.structs.replace(change.memory, retention=Retention.LASTING)
                    changes.append(msgspec.structs.replace(change, memory=kept_for_good, cause=cause))
                events.append(msgspec.structs.replace(event, reason=ruling.reason))
        return _Decided(changes=tuple(changes), events=tuple(events), facts=len(learned.facts))

    async def _decided(self, learned: Extracted, origin: FactOrigin) -> _Decided:
        if not learned.facts and not learned.retractions:
            return _Decided()
        taken = await self._taken_back(learned, origin)
        facts = tuple(kept for kept in learned.facts if not takes_back(learned.retractions, kept.fact.text))
        texts = [dated(kept.fact.text, kept.fact.mentioned_at) for kept in facts]
        documents = any(kept.fact.role == DOCUMENT for kept in facts)
        # At once: a store that is asked over a network is asked in one round trip.
        (vectors, near), answering = await asyncio.gather(
            self._near(origin, texts, centre=documents), self._answering(facts, origin)
        )
        batch = Batch(facts=facts, vectors=vectors, near=near, origin=origin, answering=answering)
        view = KnownScope(batch)
        for change, _ in taken:
            view.take(change)
        first = await self._reconciler.first_rulings(batch, view)
        changes: list[MemoryChange] = [change for change, _ in taken]
        beside: dict[str, tuple[str, ...]] = {}
        events = [event for _, event in taken]
        echoes = overruled = 0
        for at in range(len(facts)):
            settled = await self._reconciler.settle(batch, view, at, first)
            for ruling in settled.rulings:
                echoes += ruling.reason == "echo"
                overruled += ruling.overruled
                for carried, event in self._carried_out(ruling, settled, view, batch):
                    change = _resting(carried, origin, events)
                    events.append(msgspec.structs.replace(event, reason=ruling.reason))
                    if change is not None:
                        change = msgspec.structs.replace(change, cause=_cause(ruling, settled.kept.fact, origin))
                        view.take(change)
                        changes.append(change)
                        if not isinstance(change, Close):
                            beside[change.memory.id] = tuple(each.id for each in settled.known)
        changes = with_doubts(changes, beside, view, read=self._reconciler.read, make_id=self._make_id)
        return _Decided(
            changes=tuple(await self._with_merged_vectors(changes, near)),
            forgotten=tuple(change.memory_id for change, _ in taken if isinstance(change, Close)),
            events=tuple(events),
            basis=near.basis,
            profile=near.profile,
            facts=len(facts),
            echoes=echoes,
            overruled=overruled,
        )

    async def _near(
        self, origin: FactOrigin, texts: Sequence[str], *, centre: bool = False
    ) -> tuple[Vectors | None, Neighbourhood]:
        """The texts' vectors (None: the embedder is down), and what stands near them."""
        if not texts:
            return None, Neighbourhood(None, ())
        vectors = await self._embed(texts)
        directions = vectors
        if directions is None:  # some direction, whose cosines nobody looks at
            directions = np.zeros((len(texts), self._embedder.dimension), dtype=np.float32)
            directions[:, 0] = 1.0
        limit = self._options.neighbours
        near = await self._store.neighbours(
            origin.scope,
            vectors=directions,
            texts=texts,
            limit=limit if origin.where is None else limit * FILTERED,
            project=origin.project,
            centre=centre,
        )
        return vectors, near if origin.where is None else _only(near, origin.where)

    async def _answering(self, facts: Sequence[KeptFact], origin: FactOrigin) -> Mapping[str, Vector]:
        """The vectors of passages that answer what the assistant asked last, each behind that question.

        "The coast, mostly" is found by who asks about the holidays. The question is in no memory: an erasure that
        empties the answer in which it stood leaves no word of it.
        """
        passages = [kept for kept in facts if kept.fact.type is MemoryType.EPISODIC and kept.fact.role == "user"]
        if (
            self._sessions is None
            or origin.provenance.turn is None
            or origin.provenance.session is None
            or not passages
        ):
            return {}
        newest = await self._sessions.newest(origin.scope, origin.provenance.session, limit=ENTRIES)
        question = asked_last(newest, before=origin.provenance.turn)
        if not question:
            return {}
        texts = [f"{question} {dated(kept.fact.text, kept.fact.mentioned_at)}" for kept in passages]
        vectors = await self._embed(texts)
        return {} if vectors is None else {kept.memory_id: row for kept, row in zip(passages, vectors, strict=True)}

    async def _taken_back(self, learned: Extracted, origin: FactOrigin) -> Taken:
        """What closes what the user wants forgotten: by the rules, else by whoever decides of what stands near it."""
        found = await closing(
            self._store, learned.retractions, origin, first_index=len(learned.facts), make_id=self._make_id
        )
        texts = [each.what for each in found.unknown]
        vectors, near = await self._near(origin, texts)
        also = await self._reconciler.taken_back(texts, near, origin, compared=vectors is not None)
        taken: list[tuple[MemoryChange, MemoryEvent]] = []
        cause = Cause(actor=Actor.USER, reason=Reason.FORGOTTEN)
        for memory in {memory.id: memory for memory in (*found.closed, *also)}.values():
            event_id = self._make_id()
            close = Close(memory_id=memory.id, at=origin.at, event_id=event_id, seen=memory.revision, cause=cause)
            taken.append((close, _event(Verdict.DELETE, memory)))
        for memory in found.left:
            add = Add(memory=memory, vector=None, event_id=self._make_id(), cause=cause)
            taken.append((add, _event(Verdict.ADD, memory)))
        return tuple(taken)

    async def _embed(self, texts: Sequence[str]) -> Vectors | None:
        """One batch; None when the embedder is down, or gives what must not be stored (FAULTS I08, I09)."""
        try:
            rows = await self._embedder.embed(texts)
            return unit_vectors(rows, count=len(texts), dimension=self._embedder.dimension)
        except EmbeddingError:
            return None

    def _carried_out(
        self, ruling: Ruling, settled: Settled, view: KnownScope, batch: Batch
    ) -> Iterable[tuple[MemoryChange | None, MemoryEvent]]:
        """What a ruling comes to: a change and its event; nothing for a fact that is not worth keeping."""
        old = view.memory(ruling.memory_id) if ruling.memory_id else None
        fact = settled.kept.fact
        if ruling.verdict is Verdict.ADD:
            return self._added(ruling, settled, batch)
        if old is None or ruling.verdict is Verdict.NONE:
            event = MemoryEvent(event=Verdict.NONE, id=old.id if old else None)
            memory = None if old is None else said_again(old, fact, batch.origin)
            if memory is None or memory == old:
                return ((None, event),)
            update = Update(memory=memory, vector=None, event_id=settled.kept.event_id, seen=view.seen(memory))
            return ((update, event),)
        event_id = self._make_id()
        if ruling.verdict is Verdict.DELETE:
            close = Close(memory_id=old.id, at=batch.origin.at, event_id=event_id, seen=view.seen(old))
            return ((close, _event(Verdict.DELETE, old)),)
        memory = updated(old, fact, ruling.text, batch.origin, version=ruling.prompt_version)
        vector = settled.vector if ruling.text == fact.text else None
        update = Update(memory=memory, vector=vector, event_id=event_id, seen=view.seen(old))
        event = MemoryEvent(event=Verdict.UPDATE, id=old.id, old_memory=old.text, new_memory=memory.text)
        return ((update, event),)

    def _added(self, ruling: Ruling, settled: Settled, batch: Batch) -> Iterable[tuple[MemoryChange, MemoryEvent]]:
        fact, origin = settled.kept.fact, batch.origin
        found = signals(fact.text, count=self._count)
        weight = self._weight(settled, batch, found)
        if fact.role == DOCUMENT and fact.importance is None and weight < self._options.importance.threshold:
            return ()  # of documents the new is kept; what a user says is, and recall decides whether it matters
        quarantined = gives_orders(fact.text) if fact.role == DOCUMENT else suspicious(fact.text)
        # A quarantined one must not stand in the stable block: procedural memories do.
        within = origin.project is not None
        kind = MemoryType.EPISODIC if quarantined else route(fact.text, found, hint=fact.type, in_project=within)
        memory = Memory(
            id=settled.kept.memory_id,
            scope=origin.scope,
            text=ruling.text,
            type=kind,
            source=fact.source,
            importance=weight,
            tags=tuple(dict.fromkeys((*fact.tags, *origin.tags, *((QUARANTINED,) if quarantined else ())))),
            metadata=dict(origin.metadata),
            expires_at=origin.expires_at,
            created_at=origin.at,
            updated_at=origin.at,
            mentioned_at=fact.mentioned_at,
            retention=_retention(fact, kind, origin.scope),
            project=None if not fact.is_answer and is_of_person(fact.text, kind) else origin.project,
            provenance=msgspec.structs.replace(
                origin.provenance,
                role=fact.role,
                fact_index=fact.index + _first_index(fact),
                prompt_version=fact.prompt_version,
            ),
        )
        vector = batch.answering.get(memory.id, settled.vector) if ruling.text == fact.text else None
        add = Add(memory=memory, vector=vector, event_id=settled.kept.event_id)
        return ((add, MemoryEvent(event=Verdict.ADD, id=memory.id, new_memory=memory.text)),)

    def _weight(self, settled: Settled, batch: Batch, found: Signals) -> float:
        """The importance of a new fact (docs/rules.md, Importance)."""
        fact, options = settled.kept.fact, self._options.importance
        if fact.importance is not None:
            return fact.importance
        nearest = nearest_novelty(memory.cosine for memory in settled.known)
        if fact.role != DOCUMENT:
            return importance(nearest, found, options)
        novelty = centroid_novelty(settled.vector, batch.near.centroid)
        return importance(min(novelty, nearest) if options.novelty == "nearest" else novelty, found, options)

    async def _with_merged_vectors(
        self, changes: Sequence[MemoryChange], near: Neighbourhood
    ) -> Iterable[MemoryChange]:
        """The changes, with the vectors of the texts that the model merged; without, if the embedder is down."""
        texts = texts_to_embed(changes, near)
        vectors = await self._embed(texts) if texts else None
        if vectors is None:
            return changes
        found = dict(zip(texts, vectors, strict=True))
        return [
            msgspec.structs.replace(change, vector=found[change.memory.dated_text])
            if not isinstance(change, Close) and change.vector is None and change.memory.dated_text in found
            else change
            for change in changes
        ]


def _rests(injection: Injection) -> bool:
    """Whether an answer to a prompt rests on what was put into it."""
    return bool(injection.memory_ids or injection.fields)


def _only(near: Neighbourhood, where: Where) -> Neighbourhood:
    """What is near, and for which that holds."""
    nearest = tuple(tuple(each for each in found if holds(where, each.memory)) for found in near.nearest)
    return msgspec.structs.replace(near, nearest=nearest)


def _is_in(sentence: str, memories: Sequence[str]) -> bool:
    """Whether a memory says a sentence, or all of it but an opening ("Quick update: …")."""
    said = _bare(sentence)
    return any(said in told or (told in said and 2 * len(told) > len(said)) for told in map(_bare, memories))


def _bare(text: str) -> str:
    return " ".join(text.casefold().split()).rstrip(".!… ")


def _by_assistant(spoken: Spoken, count: CountTokens) -> Iterator[Fact]:
    """What the assistant concluded, whoever extracts what the user said, and what it answered in a chat.

    docs/rules.md, Conclusions and Answers.
    """
    answered = () if spoken.messages or spoken.gives_back else answer_pieces(spoken, count=count)
    for texts, is_answer in ((conclusions(spoken.assistant), False), (answered, True)):
        for text in texts:
            yield Fact(
                text=text,
                type=MemoryType.EPISODIC,
                source=Source.INFERRED,
                role="assistant",
                is_conclusion=True,
                is_answer=is_answer,
                mentioned_at=spoken.mentioned_at,
            )


def _first_index(fact: Fact) -> int:
    """Where the places of facts of its kind begin."""
    if fact.is_answer:
        return ANSWERS_FROM
    return CONCLUSIONS_FROM if fact.is_conclusion else 0


def _resting(change: MemoryChange | None, origin: FactOrigin, events: Sequence[MemoryEvent]) -> MemoryChange | None:
    """A change that adds what the assistant concluded names what that rests on, and goes with (P9).

    That is what stood in its prompt, and what the user said in the turn.
    """
    if not isinstance(change, Add) or not change.memory.is_conclusion:
        return change
    rests_on = dict.fromkeys((*origin.injected, *(event.id for event in events if event.id is not None)))
    return msgspec.structs.replace(
        change, memory=msgspec.structs.replace(change.memory, source_memory_ids=tuple(rests_on))
    )


def _cause(ruling: Ruling, fact: Fact, origin: FactOrigin) -> Cause:
    """Who changes a memory with a fact, and in which turn its new text was said; why, the change itself tells."""
    is_old_text = ruling.verdict in {Verdict.DELETE, Verdict.NONE}
    turn = None if is_old_text else origin.provenance.turn
    if fact.role == DOCUMENT:
        return Cause(actor=Actor.PERSON, turn=turn)
    is_decided = ruling.prompt_version is not None and ruling.verdict is not Verdict.ADD
    is_models = fact.source is Source.INFERRED or is_decided
    return Cause(actor=Actor.MODEL if is_models else Actor.USER, turn=turn)


_SOURCES = {"user": Source.CONFIRMED, "assistant": Source.INFERRED}
"""Whose messages are a source, and of which worth."""


def _said(messages: str | Sequence[tuple[str, str]]) -> tuple[tuple[str, str], ...]:
    """A conversation as it is read: what is the user's word of it, what the assistant said, and no secrets."""
    told = [("user", messages)] if isinstance(messages, str) else messages
    read = {"user": _own_prose, "assistant": clean}
    return tuple((role, redact(read[role](sanitise(text))).text) for role, text in told if role in _SOURCES)


def _as_played(facts: Iterable[KeptFact]) -> tuple[KeptFact, ...]:
    """Facts as what a part says that the user plays: said for once, and nothing of the profile or that could harm."""
    played = {"source": Source.INFERRED, "tentative": True, "type": MemoryType.EPISODIC}
    return tuple(
        msgspec.structs.replace(kept, fact=msgspec.structs.replace(kept.fact, **played))
        if kept.fact.source is Source.CONFIRMED
        else kept
        for kept in facts
    )


def _own_prose(text: str) -> str:
    """A message as its user's word: what is material in it is no source, for no extractor."""
    return clean(parted(text).prose)


def _retention(fact: Fact, kind: MemoryType, scope: Scope) -> Retention:
    """For how long a new memory is kept (docs/rules.md, How long it is kept)."""
    if fact.is_answer:
        return Retention.PASSAGE
    is_said_in_passing = fact.tentative or kind is MemoryType.EPISODIC
    if fact.role == DOCUMENT or not is_said_in_passing or harms_if_lost(fact.text):
        return Retention.LASTING
    by_model = fact.prompt_version is not None
    # What the profile says by it, or says no longer, goes with it.
    if fact.role == "user" and any(read(fact.text, by_model=by_model) for read in (said_by, corrections_in)):
        return Retention.LASTING
    if fact.tentative:
        return Retention.TENTATIVE
    if fact.role == "user" and changes_in(fact.text, by_model=by_model):
        return Retention.LASTING
    return Retention.LASTING if scope.user == LOCAL else Retention.PASSAGE


def _event(event: Verdict, memory: Memory) -> MemoryEvent:
    old, new = (memory.text, None) if event is Verdict.DELETE else (None, memory.text)
    return MemoryEvent(event=event, id=memory.id, old_memory=old, new_memory=new)
