"""The memory API, put together: the verbs of `memory/api.py` on an open store. The server and the library share it.

remembering   → open store, embedder, model → MemoryApi, ContextMaker        (the library; of a server `serving` opens)
"""

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from typing import NamedTuple

import structlog

from adapters.analyzers import SnowballAnalyzer
from adapters.rerankers.registry import build_reranker
from config.settings import Settings
from memory.api import MemoryApi
from memory.ingestion.pipeline import Ingestor
from memory.ingestion.rounds import FailedStep, UpkeepStep, tried
from memory.llm.instructions import InstructionBook
from memory.model.errors import EmbeddingError, StoreLost
from memory.model.ids import uuid7
from memory.model.scope import Digests
from memory.model.types import Clock
from memory.ports.embedding import Embedder, Reranker
from memory.ports.engine import Engine
from memory.ports.memories import Erased, Erasure
from memory.ports.search import Recollection
from memory.retrieval.calibration import Calibration, scales_of
from memory.retrieval.recall import Recaller
from memory.retrieval.searching import Searcher
from memory.text.line_counts import LineCounts
from memory.turn.switches import Switches
from memory.upkeep.corrections import Corrector
from memory.upkeep.deletion import Deleter
from proxy.api.context import ContextMaker, ContextPrompt
from proxy.dialects.chat_completions.cache_hints import CacheHints
from proxy.dialects.chat_completions.dialect import ChatCompletions
from ricordo.parts import count_tokens_for, embedder_of, model_of, now
from ricordo.recalling import assembler_of, fingerprints_of, recaller_of
from ricordo.stores import engine_of, eraser_of, journal_of, quotas_of, secret_of, switches_of
from ricordo.working import fault_name, ingestor_of, upkeep_of

log = structlog.get_logger()

UPKEEP_SECONDS = 3_600.0
"""How often a library's store is kept up: what is over is counted in days, and a worker beside it does the same."""


MEASURE_SECONDS = 2.0
"""So long the embedder is measured before a store is open, so that its first scores are those of all others."""


def memory_api_of(  # noqa: PLR0913 - its parts are handed in
    settings: Settings,
    *,
    engine: Engine,
    embedder: Embedder,
    ingestor: Ingestor,
    erase: Callable[[Erasure], Awaitable[Erased]],
    switches: Switches,
    calibration: Calibration,
    reranker: Reranker | None,
    clock: Clock = now,
) -> MemoryApi:
    """All that may be done to what an open store remembers."""
    memories = engine.memories
    return MemoryApi(
        store=memories,
        ingestor=ingestor,
        searcher=Searcher(
            recollector=engine.recollector,
            store=memories,
            embedder=embedder,
            options=settings.recall,
            calibration=calibration,
            analyze=SnowballAnalyzer(),
            clock=clock,
            reranker=reranker,
        ),
        corrector=Corrector(memories, options=settings.profile, clock=clock, make_id=uuid7, pins=settings.pins),
        deleter=Deleter(memories, erase),
        embedder=embedder,
        switches=switches,
        quotas=quotas_of(settings, engine, clock=clock),
        clock=clock,
        make_id=uuid7,
    )


def context_maker_of(
    settings: Settings, *, recaller: Recaller, count_line: LineCounts, switches: Switches, clock: Clock = now
) -> ContextMaker:
    """What gives an application the blocks of a chat. Its parts are the chat's own."""
    digests = Digests(secret_of(settings, makes=False))
    return ContextMaker(
        dialect=ChatCompletions(CacheHints(form="none", digests=digests)),
        recaller=recaller,
        prompts={
            each.name: ContextPrompt(assembler_of(settings, each, count_line=count_line), each.memory)
            for each in settings.every_upstream.values()
        },
        fingerprints=fingerprints_of(digests),
        switches=switches,
        clock=clock,
    )


class Remembering(NamedTuple):
    """An open memory."""

    api: MemoryApi
    context: ContextMaker


@asynccontextmanager
async def remembering(
    settings: Settings, *, book: InstructionBook | None = None, clock: Clock = now
) -> AsyncGenerator[Remembering]:
    """A store of this process, kept up as long as it is open. `book`: instructions of its own.

    Raises `SettingsError`, and as `engine_of`.
    """
    async with AsyncExitStack() as stack:
        embedder = await stack.enter_async_context(embedder_of(settings))
        engine = await stack.enter_async_context(engine_of(settings, embedder=embedder))
        journal = await stack.enter_async_context(journal_of(settings, engine, clock=clock))
        asking = await stack.enter_async_context(model_of(settings))
        calibration = Calibration()
        with suppress(EmbeddingError, TimeoutError):
            async with asyncio.timeout(MEASURE_SECONDS):
                calibration.scales = await scales_of(embedder)
        if not calibration.scales:
            await stack.enter_async_context(calibration.measuring(embedder))
        ingestor = ingestor_of(settings, engine=engine, embedder=embedder, asking=asking, clock=clock, book=book)
        # What an older release read otherwise may not be found until it is read anew: nobody is to wait hours for it.
        steps = upkeep_of(settings, engine=engine, clock=clock, at_once=True)
        await stack.enter_async_context(_kept_up(steps, ingestor))
        count_line = LineCounts(count_tokens_for(settings))
        recaller = recaller_of(
            settings,
            engine=engine,
            embedder=embedder,
            count_line=count_line,
            calibration=calibration,
            epoch=Recollection().epoch,
        )
        switches = switches_of(settings, engine, clock=clock)
        api = memory_api_of(
            settings,
            engine=engine,
            embedder=embedder,
            ingestor=ingestor,
            erase=eraser_of(engine, journal, clock=clock),
            switches=switches,
            calibration=calibration,
            reranker=build_reranker(settings.recall.reranker),
            clock=clock,
        )
        context = context_maker_of(settings, recaller=recaller, count_line=count_line, switches=switches, clock=clock)
        yield Remembering(api, context)


@asynccontextmanager
async def _kept_up(steps: Sequence[UpkeepStep], ingestor: Ingestor) -> AsyncGenerator[None]:
    """What a worker does beside its turns, while the context is open."""

    async def backfill() -> None:
        await ingestor.backfill()

    async def rounds() -> None:
        while True:
            try:
                faults = await tried((*steps, UpkeepStep("backfill", backfill)))
            except StoreLost as error:  # whoever asks the store next is told
                faults = (FailedStep("store", error),)
            for fault in faults:
                log.warning("upkeep", step=fault.step, error=fault_name(fault))
            await asyncio.sleep(UPKEEP_SECONDS)

    task = asyncio.create_task(rounds())
    try:
        yield
    finally:
        task.cancel()
        await asyncio.wait([task])
