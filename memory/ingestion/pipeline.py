"""From a journalled turn, or a document, to memories (docs/rules.md, The way of a turn).

    turn           clean → extract (→ checkpoint) → embed → compare → decide → apply, with the job's done-mark
    conversation   clean → extract → embed → compare → decide → apply
    document       clean → chunk → embed → compare → decide → apply

`reading.py` gives facts and orders to forget, `survey.py` their vectors and what stands near them, `deciding.py` what
they change, `new_memory.py` what a memory becomes by that, and `pin_and_profile.py` what every prompt has of it.

The checkpoint holds the facts with all that is made once: ids, the time and what they were found with. A run after a
crash takes them from there and so leaves the same memories, whatever a second extraction would have said (FAULTS I06).
Decisions are not kept: they depend on what is known when they are applied, and applying is one transaction, so a
second decision stands in the place of the first one and doubles nothing. What rules find needs no checkpoint: they
find it again, for less than it takes to keep it, and nobody has seen the ids of before.
"""

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from datetime import date
from functools import partial

import msgspec

from memory.ingestion.batch import FactOrigin, MemoryChange, Reconciler
from memory.ingestion.decide_by_model import Decider, RuleDecider
from memory.ingestion.deciding import BatchDecider
from memory.ingestion.extract_by_rules import Extractor, HeuristicExtractor
from memory.ingestion.fact import Fact, day_of
from memory.ingestion.forgetting.clearly import clearly
from memory.ingestion.forgetting.leftover import dropped
from memory.ingestion.forgetting.named import sought
from memory.ingestion.forgetting.nearness import Nearness
from memory.ingestion.forgetting.taken_back import without_taken_back
from memory.ingestion.pin_and_profile import PinAndProfile
from memory.ingestion.prompted import (
    MemoriesShown,
    is_grounded,
    may_be_trusted,
    resting_on,
    retrieved_in,
    shown_in,
)
from memory.ingestion.reading import Checkpoint, Extracted, FactReader
from memory.ingestion.reading_ahead import read_ahead
from memory.ingestion.reembed import reembed
from memory.ingestion.report import Decided, IngestedText, IngestReport, MemoryEvent
from memory.ingestion.survey import Surveyor
from memory.language.heard import Retraction
from memory.model.memory import Memory, MemoryType, Provenance, Source
from memory.model.options import IngestOptions
from memory.model.scope import Reach, Scope
from memory.model.turn import TurnRecord, blanked
from memory.model.types import Clock, CountTokens, MakeId
from memory.ports.changes import AppendEntries, Applied, Change, Close, RedactSessions, SessionChange
from memory.ports.embedding import Embedder
from memory.ports.jobs import Job, JobQueue
from memory.ports.llm import ModelError
from memory.ports.memories import MemoryStore
from memory.ports.sessions import SessionStore
from memory.retrieval.calibration import scales_when_asked
from memory.sessions.entries import entries_of
from memory.store.in_turn import WAIT_SECONDS, InTurn
from memory.text.reading import reads_once
from memory.turn.quotas import Quotas
from memory.turn.switches import Switches


class ExtractedJob(msgspec.Struct, frozen=True, kw_only=True):
    """A job, and what its turn says."""

    job: Job
    found: Checkpoint
    is_kept: bool = True
    """The queue has it, or nobody needs it."""


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
        wait_seconds: float = WAIT_SECONDS,
        options: IngestOptions | None = None,
    ) -> None:
        """Without `decider` the rules decide, without `pin_and_profile` nothing is pinned and no profile is kept.

        Without `sessions` nobody knows what a message answers, without `switches` nobody has switched saving off,
        without `quotas` there may be as much as there is.

        `deliveries`: how often a job comes, as the worker has it. `wait_seconds`: so long a turn waits for others who
        write for its user; a worker begins to wait anew.
        """
        options = options or IngestOptions()
        self._store = store
        self._queue = queue
        self._embedder = embedder
        self._count = count
        self._clock = clock
        self._pin_and_profile = pin_and_profile
        self._switches = switches
        self._quotas = quotas
        self._deliveries = deliveries
        self._wait_seconds = wait_seconds
        self._made_ready: asyncio.Task[None] | None = None
        self._in_turn = InTurn()
        self._backfill_batch = options.backfill_batch
        self._finds_again = isinstance(extractor, HeuristicExtractor)
        self._reader = FactReader(
            extractor, store=store, sessions=sessions, count=count, clock=clock, make_id=make_id, options=options
        )
        self._decider = BatchDecider(
            store,
            Surveyor(store, embedder, sessions=sessions, neighbours=options.neighbours),
            Reconciler(
                decider=decider or RuleDecider(),
                duplicate_cosine=embedder.duplicate_cosine,
                concurrency=options.concurrent_decisions,
                seconds=options.decision_seconds,
            ),
            Nearness(store, embedder, scales_when_asked(embedder)),
            count=count,
            make_id=make_id,
            options=options.importance,
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
        found = await self._reader.turn(job)
        # Nothing is found that a second run could contradict, or the same is found again: it needs no durable write.
        return ExtractedJob(job=job, found=found, is_kept=self._finds_again or not found.facts)

    async def apply(self, extracted: ExtractedJob) -> IngestReport:
        """Compare, decide, and write everything with the job's done-mark in one transaction.

        What was found is kept while that is compared, and before it is written. A turn that says nothing (a step of a
        tool loop) only counts what was retrieved. Raises `StoreUnavailable`, `Contended`, and `EmbeddingError` for
        vectors that do not fit the store's.
        """
        async with self._keeping(extracted) as kept:
            return await self._applied(extracted, kept)

    async def ingest(self, job: Job) -> IngestReport:
        """Both steps."""
        return await self.apply(await self.extract(job))

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
        asked, found = extracted.job.record, extracted.found
        record = resting_on(asked, found.rests_on)
        shown = MemoriesShown(asked.injection.memory_ids)
        if shown.ids and any(kept.fact.source is not Source.CONFIRMED for kept in found.facts):
            shown = await shown_in(self._store, asked)
        origin = FactOrigin(
            scope=record.scope,
            provenance=Provenance(turn=record.key.turn, session=record.session),
            at=found.at,
            timezone=record.timezone,
            project=record.project,
            injected=(*shown.ids, *found.rests_on),
            shown=shown.texts,
            last=extracted.job.attempts >= self._deliveries,
            wait_seconds=self._wait_seconds,
        )
        told = Extracted(facts=found.facts, retractions=found.retractions)
        retrieved = await retrieved_in(self._store, asked)
        applied, decided = await self._learn(told, origin, record, kept, retrieved)
        return msgspec.structs.replace(
            decided.report,
            applied=applied,
            redacted=found.redacted,
            withheld=found.withheld,
            material=found.material,
            retrieved=len(asked.injection.memory_ids),
        )

    # ── Conversations and documents ───────────────────────────────────────────────────────────────────────────

    @reads_once
    async def add(
        self,
        messages: str | Sequence[tuple[str, str]],
        origin: FactOrigin,
        *,
        instructions: str = "",
    ) -> tuple[MemoryEvent, ...]:
        """What a conversation (role and text of each message, or the user's words) taught.

        `instructions`: a system prompt for the extraction, for this call alone. What is added again under the same
        turn (`origin`) is left out. System messages and results of tools are no source. When the model fails nothing is
        learned. Raises `StoreUnavailable`, and `Contended` if others write for as long as it waits (`origin`).
        """
        await self._ready_for([messages] if isinstance(messages, str) else [text for _, text in messages])
        day = day_of(origin.provenance.said_at or origin.at, origin.timezone)
        tenant = origin.scope.tenant
        try:
            learned = await self._reader.conversation(
                messages, day=day, timezone=origin.timezone, tenant=tenant, instructions=instructions
            )
        except ModelError:
            return ()
        _, decided = await self._learn(learned, origin)
        events = await self._as_written(decided, origin)
        return (*events, MemoryEvent.of_everything()) if learned.everything else events

    @reads_once
    async def keep_as_given(self, messages: Sequence[tuple[str, str]], origin: FactOrigin) -> tuple[MemoryEvent, ...]:
        """Keep messages as they are given, a memory each, whatever is known. Raises as `add`.

        What a user said counts as hers, what an assistant said as inferred; all other roles are no source.
        """
        await self._ready_for([text for _, text in messages])
        day = day_of(origin.provenance.said_at or origin.at, origin.timezone)
        facts = await self._reader.as_given(messages, day=day)
        _, decided = await self._learn(Extracted(facts=facts, as_given=True), origin)
        return await self._as_written(decided, origin)

    async def _as_written(self, decided: Decided, origin: FactOrigin) -> tuple[MemoryEvent, ...]:
        """What became of what was added; under a key the store leaves out what was added before, whatever became of it.

        Raises `StoreUnavailable`.
        """
        if origin.provenance.turn is None or not decided.added:
            return decided.events
        new = [memory.id for memory in decided.added]
        there = {memory.id for memory in await self._store.last(Reach.only(origin.scope), new)}
        gone = {memory_id for memory_id in new if memory_id not in there}
        return tuple(MemoryEvent.of_done_before() if each.id in gone else each for each in decided.events)

    @reads_once
    async def ingest_text(
        self, text: str, origin: FactOrigin, *, hint: MemoryType | None = None, source: Source = Source.INFERRED
    ) -> IngestedText:
        """What a document became; chunks that are not new, or not important enough, are left out.

        A document is context, not something that the user said: `source` says so unless it is told otherwise. Raises
        `StoreUnavailable`, and `Contended` as `add`.
        """
        await self._ready_for([text])
        day = day_of(origin.at, origin.timezone)
        facts = await self._reader.document(text, day=day, hint=hint, source=source)
        _, decided = await self._learn(Extracted(facts=facts), origin)
        return IngestedText(memories=decided.added, events=decided.events)

    async def _ready_for(self, texts: Sequence[str]) -> None:
        """Once what facts are read by is compiled, in a thread: who writes first waits, and nobody beside."""
        if self._made_ready is None:
            self._made_ready = asyncio.create_task(asyncio.to_thread(read_ahead, texts, count=self._count))
        with suppress(Exception):  # the texts themselves are read next, and tell
            await asyncio.shield(self._made_ready)

    # ── What was said before ──────────────────────────────────────────────────────────────────────────────────

    @reads_once
    async def read(
        self, text: str, *, day: date, tenant: str, without: Sequence[str] = (), material: bool = False
    ) -> Extracted:
        """What a message of a user's says that was said on that day (`FactReader.message`)."""
        return await self._reader.message(text, day=day, tenant=tenant, without=without, material=material)

    def read_answer(self, said: str, answer: str, *, step: int, day: date, gives_back: bool) -> tuple[Fact, ...]:
        """What was answered to that on that day (`FactReader.answer`)."""
        return self._reader.answer(said, answer, step=step, day=day, gives_back=gives_back)

    @reads_once
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
        corrected after that is a conflict (P9). Gives what was added, or would be. Raises `Contended` and
        `StoreUnavailable`.
        """
        told = self._reader.with_ids(facts)

        async def once() -> tuple[Memory, ...]:
            adds, basis = await self._decider.news(told, origin)
            if adds and not await is_still_there():
                return ()
            if record is None or not adds:
                return tuple(add.memory for add in adds)
            applied = await self._store.apply(record, adds, basis=basis, at=self._clock())
            return tuple(add.memory for add in adds) if applied is Applied.APPLIED else ()

        return await self._in_turn.write(_writer(origin.scope), once, seconds=origin.wait_seconds) if told else ()

    # ── Vectors that are missing ──────────────────────────────────────────────────────────────────────────────

    async def backfill(self) -> int:
        """Embed what was stored while the embedder was down; how many. Raises `EmbeddingError` if it still is."""
        done = await reembed(
            self._store, self._embedder, batch=self._backfill_batch, progress=lambda _done, _total: None
        )
        return done.embedded

    # ── All ───────────────────────────────────────────────────────────────────────────────────────────────────

    async def _learn(
        self,
        learned: Extracted,
        origin: FactOrigin,
        record: TurnRecord | None = None,
        kept: Awaitable[None] | None = None,
        retrieved: Sequence[str] = (),
    ) -> tuple[Applied, Decided]:
        """Decide, and write it with the session's part, the done-mark and the retrievals of a turn: all or nothing.

        In turn with others of the user (`InTurn`), and not before what a turn says is `kept`. Raises `Contended` and
        `StoreUnavailable`.
        """
        said_by_user = tuple(kept for kept in learned.facts if kept.fact.source is Source.CONFIRMED)
        # Where nothing is compared that may be the answer's, what is written is looked at then.
        looks = iter((len(said_by_user) < len(learned.facts),))

        async def once() -> tuple[Applied, Decided]:
            told, known = record, learned
            is_asked = next(looks, True)  # a second time something may have been erased or corrected meanwhile
            if record is not None and not await may_be_trusted(self._store, record, is_asked=is_asked):
                told = msgspec.structs.replace(record, injection=blanked(record.injection))
                # An answer to a prompt with something erased in it may be nothing but that (P7, P9).
                known = msgspec.structs.replace(learned, facts=said_by_user)
            decided = await self._decider.decided(known, origin)
            decided = await self._within_quota(decided, origin.scope.tenant, refuse=record is None)
            changes = await self._with_pins_and_profile(learned.retractions, origin, decided)
            if kept is not None:
                await kept
            said = () if told is None else (self._entries(told, learned.retractions, decided.said),)
            applied = await self._store.apply(
                record,
                (*changes, *said),
                retrieved=retrieved,
                basis=decided.basis,
                holding=record is not None and told is record and is_grounded(record.grounds),
                at=self._clock(),
            )
            return applied, decided

        applied, decided = await self._in_turn.write(_writer(origin.scope), once, seconds=origin.wait_seconds)
        if decided.left_out and self._quotas is not None:
            await self._quotas.leave_out(origin.scope.tenant, decided.left_out)
        return applied, decided

    async def _within_quota(self, decided: Decided, tenant: str, *, refuse: bool) -> Decided:
        """What of it there is room for. Raises `QuotaReached` for the rest if it is to `refuse`."""
        room = await self._quotas.room(tenant) if self._quotas is not None and decided.grows > 0 else None
        return decided if room is None else decided.within(room, refuse=refuse)

    def _entries(self, record: TurnRecord, retractions: Sequence[Retraction], learned: Sequence[str]) -> AppendEntries:
        """The session's part of a turn, without what its user takes back in it."""
        told = msgspec.structs.replace(record, user_text=without_taken_back(retractions, record.user_text))
        return entries_of(told, count=self._count, learned=learned)

    async def _with_pins_and_profile(
        self, retractions: Sequence[Retraction], origin: FactOrigin, decided: Decided
    ) -> Sequence[Change | SessionChange]:
        """The changes, with what they pin, what they say of the profile, and what the sessions lose with them."""
        changes: Sequence[MemoryChange] = decided.changes
        fields: Sequence[Change] = ()
        if self._pin_and_profile is not None and (changes or retractions):
            wanted = [named for each in retractions if (named := clearly(sought(each), each))]
            day = day_of(origin.at, origin.timezone)
            lost = partial(dropped, wanted=wanted, day=day) if wanted else None
            changes = await self._pin_and_profile.pinned(origin.scope, changes)
            fields = await self._pin_and_profile.fields(
                origin.scope, changes, lost, forgotten=decided.forgotten, profile=decided.profile
            )
        closed = [change for change in changes if isinstance(change, Close)]
        forget = [RedactSessions(scope=origin.scope, memory_ids=decided.forgotten)] if decided.forgotten else []
        return (*closed, *forget, *fields, *(change for change in changes if not isinstance(change, Close)))


def _writer(scope: Scope) -> tuple[str, str | None]:
    """For whom it is written: what is known of one user is compared, and her profile written, whatever the agent."""
    return scope.tenant, scope.user
