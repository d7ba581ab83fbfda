"""The worker, put together: where journalled turns become memories and sessions. Read it from the bottom up."""

import asyncio
import os
import random
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from typing import Any

import msgspec
import structlog

from config.instructions import load_instructions, load_prompt
from config.settings import Settings
from memory.ingestion.decide_by_model import ModelDecider
from memory.ingestion.extract_by_model import Forbearing, ModelExtractor, Patience, load_extractor
from memory.ingestion.extract_by_rules import Extractor, HeuristicExtractor
from memory.ingestion.pin_and_profile import PinAndProfile
from memory.ingestion.pipeline import Ingestor
from memory.ingestion.rounds import FailedStep, UpkeepStep
from memory.ingestion.worker import Outcome, Upkeep, Worker, described
from memory.language.files_read import read_files
from memory.llm.client import Asking
from memory.llm.instructions import InstructionBook
from memory.model.errors import MemoryFault, StoreCorrupt, StoreLost, StoreTaken
from memory.model.ids import uuid7
from memory.model.turn import TurnRecord
from memory.model.types import Clock
from memory.ports.embedding import Embedder
from memory.ports.engine import Check, Engine
from memory.profile.by_model import Profiler
from memory.sessions.entries import entries_of
from memory.sessions.events import Listeners, added
from memory.sessions.lifecycle import rest_before
from memory.upkeep.eviction import Evictor
from memory.upkeep.expiry import expire
from memory.upkeep.fields_anew import read_fields_anew
from memory.upkeep.old_sessions import EpisodicCompressor
from memory.upkeep.profiled_runs import take_out_runs
from memory.upkeep.reindexing import read_anew
from memory.upkeep.transcripts import Transcripts
from memory.upkeep.trash import Trash
from proxy.ops.logs import configure_logs, error_name
from ricordo.event_loop import on_signals, run
from ricordo.languages import MADE_FOR_ENGLISH, languages_in
from ricordo.parts import (
    compressor_of,
    count_tokens_for,
    embedder_of,
    model_of,
    now,
    own,
    settle,
    spans_of,
    tell_compressed,
    told,
    trash_of,
    webhooks_of,
)
from ricordo.stores import engine_of, named, quotas_of, switches_of, until_brought_back
from ricordo.supervisor import (
    AT_WORK,
    AWAY,
    IN_LINE,
    STOP_SECONDS,
    is_told_when_to_begin,
    stop_with_supervisor,
    tell_supervisor,
    wait_to_begin,
)

log = structlog.get_logger()


def extractor_of(settings: Settings, *, book: InstructionBook, asking: Asking | None) -> Extractor:
    """What finds the facts of a turn."""
    chosen = settings.extraction
    rules = HeuristicExtractor(count=count_tokens_for(settings), options=settings.ingest.facts)
    if chosen.extractor == "heuristic" or (chosen.extractor == "auto" and asking is None):
        return rules
    inner: Extractor
    if asking is None or ":" in chosen.extractor:
        inner = own("extraction.extractor", load_extractor, chosen.extractor)
    else:
        inner = ModelExtractor(model_of=asking.for_tenant, instructions=book, reflect=chosen.reflect)
    patience = Patience(attempts=settings.worker.deliveries, unusable_attempts=chosen.attempts, seconds=chosen.seconds)
    return Forbearing(inner, fallback=rules if chosen.fallback == "heuristic" else None, patience=patience)


def ingestor_of(
    settings: Settings,
    *,
    engine: Engine,
    embedder: Embedder,
    asking: Asking | None,
    clock: Clock = now,
    book: InstructionBook | None = None,
) -> Ingestor:
    """What turns journalled turns into memories. `book`: instructions in the place of those that the settings name."""
    book = book or load_instructions(settings.extraction.prompts, settings.extraction.tenants)
    ask = asking.for_tenant if asking else None
    by_model = ask if settings.extraction.decision == "auto" else None
    profiler = Profiler(store=engine.memories, options=settings.profile, model_of=ask, instructions=book)
    return Ingestor(
        store=engine.memories,
        queue=engine.queue,
        embedder=embedder,
        extractor=extractor_of(settings, book=book, asking=asking),
        decider=ModelDecider(model_of=by_model, instructions=book) if by_model else None,
        pin_and_profile=PinAndProfile(engine.memories, profiler=profiler, pins=settings.pins, make_id=uuid7),
        count=count_tokens_for(settings),
        clock=clock,
        make_id=uuid7,
        sessions=engine.sessions,
        switches=switches_of(settings, engine, clock=clock),
        quotas=quotas_of(settings, engine, clock=clock),
        deliveries=settings.worker.deliveries,
        options=settings.ingest,
    )


def afterwards_of(
    settings: Settings, engine: Engine, asking: Asking | None, listeners: Listeners
) -> Callable[[TurnRecord], Awaitable[None]]:
    """What follows a turn that was applied: its session, and its user's old sessions, are kept within their bounds."""
    count = count_tokens_for(settings)
    compressor = compressor_of(settings, engine, asking, on_event=tell_compressed(listeners))
    episodic = EpisodicCompressor(
        store=engine.memories,
        model_of=asking.for_tenant if asking else None,
        prompt=load_prompt("", "episodic_summary", setting=""),
        count=count,
        clock=now,
        make_id=uuid7,
        options=settings.compression,
    )

    async def follow(record: TurnRecord) -> None:
        if listeners.listen:
            for entry in entries_of(record, count=count).entries:
                listeners.tell(added(record.scope, record.session, entry))
        await compressor.after(record, prompt_tokens=record.usage.prompt_tokens)
        await episodic.after(record)

    return follow


async def warn(settings: Settings, engine: Engine, trash: Trash) -> None:
    """What a worker says of its store once, when it starts."""
    if settings.embedder.kind in MADE_FOR_ENGLISH:
        languages = await languages_in(engine.memories)
        if languages.is_mixed:
            log.warning("languages", found=str(languages), advice="`ricordo check` says what to do")
    outlook = await trash.outlook()
    if outlook is not None and outlook.is_new:
        log.warning("trash", found=told(outlook), advice="`ricordo check` says what to do")


def fault_name(fault: FailedStep) -> str:
    """How a step that failed is logged: by the text of our own errors, by the place of those that nobody foresaw."""
    return described(fault.error) if isinstance(fault.error, MemoryFault) else error_name(fault.error)


def upkeep_of(
    settings: Settings, *, engine: Engine, clock: Clock = now, at_once: bool = False
) -> tuple[UpkeepStep, ...]:
    """What is done with memories as time passes and room is needed, beside the worker's own.

    `at_once`: all that an older release wrote is read anew in one round.
    """
    evictor = Evictor(engine.memories, most=settings.limits.memories, clock=clock, make_id=uuid7)
    transcripts = Transcripts(engine.sessions, days=settings.retention.session_days, clock=clock)
    trash, is_told = trash_of(settings, engine, clock=clock), False

    async def warn_once() -> None:
        nonlocal is_told
        if not is_told:
            is_told = True
            await warn(settings, engine, trash)

    memories, notes = engine.memories, engine.notes
    return (
        UpkeepStep("warnings", warn_once),
        UpkeepStep("eviction", evictor.evict),
        UpkeepStep("expiry", lambda: expire(memories, now=clock(), make_id=uuid7, spans=spans_of(settings))),
        _told("trash", "deleted", trash.empty),
        _told("sessions_dropped", "sessions", transcripts.drop),
        _told("reindex", "memories", lambda: read_anew(memories, at_once=at_once)),
        _told("profiles_without_runs", "fields", lambda: take_out_runs(memories, notes, at=clock())),
        _told(
            "profiles_read",
            "fields",
            lambda: read_fields_anew(memories, notes, settings.profile, at=clock(), at_once=at_once),
        ),
    )


def _told(name: str, unit: str, do: Callable[[], Awaitable[int]]) -> UpkeepStep:
    """A step of which the log tells what came of it, where something did."""

    async def tell() -> None:
        if count := await do():
            log.info(name, **{unit: count})

    return UpkeepStep(name, tell)


def worker_of(
    settings: Settings,
    *,
    engine: Engine,
    embedder: Embedder,
    asking: Asking | None,
    listeners: Listeners,
    clock: Clock = now,
) -> Worker:
    """The worker of an open store."""

    def tell(upkeep: Upkeep) -> None:
        for fault in upkeep.faults:
            log.warning("upkeep", step=fault.step, error=fault_name(fault), rounds=upkeep.failures)

    def report(outcome: Outcome) -> None:
        counted: dict[str, Any] = msgspec.to_builtins(outcome.report) if outcome.report else {}
        figures = {name: figure for name, figure in counted.items() if figure}  # most of a dozen are zero
        level = log.info if outcome.result == "done" else log.warning
        failed = {"error": outcome.error} if outcome.error else {}
        level("job", turn=outcome.key.turn, result=outcome.result, **failed, **figures)
        if outcome.report is not None and outcome.report.left_out:
            advice = "the tenant has reached its quota: `ricordo memories usage --tenant NAME`"
            log.warning("quota", left_out=outcome.report.left_out, advice=advice)

    return Worker(
        queue=engine.queue,
        ingestor=ingestor_of(settings, engine=engine, embedder=embedder, asking=asking, clock=clock),
        clock=clock,
        chance=random.random,
        on_outcome=report,
        on_upkeep=tell,
        upkeep=upkeep_of(settings, engine=engine, clock=clock),
        afterwards=afterwards_of(settings, engine, asking, listeners),
        rested=rest_before(settings.ingest.when, settings.threads),
        options=settings.worker,
    )


@asynccontextmanager
async def working_within(worker: Worker, engine: Engine) -> AsyncGenerator[Callable[[], tuple[Check, ...]]]:
    """Ingest in this very event loop while the context is open: a store in memory has no other. Gives how it is."""
    stop = asyncio.Event()
    async with engine.ingesting():
        task = asyncio.create_task(worker.run(stop))

        def ended(task: asyncio.Task[None]) -> None:
            if not task.cancelled() and (error := task.exception()) is not None:
                log.error("worker_ended", error=error_name(error))

        task.add_done_callback(ended)
        try:
            yield lambda: (
                Check("worker", ok=not task.done(), detail="it ended: the log says why" if task.done() else ""),
            )
        finally:
            stop.set()
            await asyncio.wait([task], timeout=STOP_SECONDS)
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)


async def working(
    settings: Settings,
    *,
    stop: asyncio.Event,
    tell: Callable[[bytes], None] = lambda _: None,
    makes_store: bool = True,
    waits: bool = False,
) -> None:
    """Ingest what is journalled until `stop` is set; what runs then is finished. `tell` is told `AT_WORK` and `AWAY`.

    A store that is lost while it is worked on is waited for, and none is made in its place: whatever stands there is
    opened then. Unless `makes_store`, so is one that is not there at first. One into which another process ingests is
    `StoreTaken`, or `waits` until it ends.
    """
    while not stop.is_set():
        try:
            await _working(settings, stop=stop, tell=tell, makes_store=makes_store, waits=waits)
        except StoreLost as error:
            if isinstance(error, StoreCorrupt) and settings.store.damaged == "refuse":
                raise
            log.error("store_lost", store=named(settings), error=str(error))  # noqa: TRY400 - its text says it all
            makes_store = False
            await until_brought_back(settings, error, stop=stop)


async def _working(
    settings: Settings, *, stop: asyncio.Event, tell: Callable[[bytes], None], makes_store: bool, waits: bool
) -> None:
    async with AsyncExitStack() as stack:
        embedder = await stack.enter_async_context(embedder_of(settings))
        engine = await stack.enter_async_context(engine_of(settings, embedder=embedder, makes=makes_store))
        stack.callback(tell, AWAY)
        try:
            await stack.enter_async_context(engine.ingesting())
        except StoreTaken as error:
            if not waits:
                raise
            log.warning("store_taken", store=named(settings), error=str(error))
            tell(IN_LINE)
            if not await _its_turn(stack, engine, stop=stop):
                return
        asking = await stack.enter_async_context(model_of(settings))
        listeners = Listeners()
        await stack.enter_async_context(webhooks_of(settings, listeners))
        worker = worker_of(settings, engine=engine, embedder=embedder, asking=asking, listeners=listeners)
        await asyncio.to_thread(read_files)
        settle()
        tell(AT_WORK)
        await worker.run(stop)


LOOK_SECONDS = 1.0
"""How often a worker that stands in line looks whether it is its turn: one lock that is tried."""


async def _its_turn(stack: AsyncExitStack, engine: Engine, *, stop: asyncio.Event) -> bool:
    """Be the one process that ingests, while `stack` is open, once no other is any more; False: it is time to stop."""
    while not stop.is_set():
        with suppress(TimeoutError):
            async with asyncio.timeout(LOOK_SECONDS):
                await stop.wait()
        with suppress(StoreTaken):
            await stack.enter_async_context(engine.ingesting())
            return True
    return False


def run_worker(settings: Settings, *, supervised: bool = False) -> int:
    """Run the worker until a signal ends it; `supervised`, also until standard input ends: its supervisor is gone."""

    async def main() -> None:
        stop = asyncio.Event()
        on_signals(stop=stop)
        if supervised:
            stop_with_supervisor(stop)
        tell: Callable[[bytes], None] = tell_supervisor if supervised else lambda _: None
        # Who is told when to begin has a store that is open: in the place of one that was moved away, none is to stand.
        makes_store = not (supervised and is_told_when_to_begin())
        await working(settings, stop=stop, tell=tell, makes_store=makes_store, waits=supervised)

    configure_logs(level=settings.logs.level, form=settings.logs.format)
    if hasattr(os, "nice"):  # not on Windows
        # Of this thread and those that it starts.
        os.nice(settings.worker.nice)
    if supervised and not wait_to_begin():
        return 0
    run(main)
    return 0
