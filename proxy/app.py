"""The composition root: where settings become a running Ricordo. Read it from the bottom up.

serve   → serving → services: engine, embedder, recaller, upstream … → Front on uvicorn, a worker process beside it
worker  → working → engine, ingestor → Worker
"""

import asyncio
import os
import random
import signal
import socket
import sys
from collections.abc import AsyncGenerator, Callable, Coroutine, Generator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, closing, contextmanager, suppress
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path
from time import monotonic
from typing import Any

import httpx2
import msgspec
import structlog
import uvicorn
import uvloop

from adapters.embedders.registry import build_embedder
from adapters.llms.registry import build_model
from adapters.rerankers.registry import build_reranker
from adapters.tokens.tiktoken import TiktokenCounter, cached_encoding
from adapters.upstreams.pool import PoolLimits
from adapters.upstreams.pooled import PooledUpstream
from adapters.upstreams.stock import StockUpstream
from config.instructions import load_instructions
from config.settings import Settings
from memory.accounting import Accounts
from memory.asking import Asking
from memory.breaker import ShareBreaker
from memory.deciding import ModelDecider
from memory.embedding import CachedEmbedder
from memory.errors import StoreUnavailable
from memory.expiry import expire_working
from memory.extracting import Forbearing, ModelExtractor, Patience, load_extractor
from memory.extraction import Extractor, HeuristicExtractor
from memory.fingerprints import Fingerprints
from memory.formatting import load_formatter
from memory.identity import LOCAL, namespaces_of
from memory.ids import uuid7
from memory.ingest import Ingestor
from memory.instructions import InstructionBook
from memory.ports import CountTokens, Embedder, Engine, KeyRing, RecallQuery, Recollection, TurnJournal
from memory.profile_model import Profiler
from memory.prompt import Assembler
from memory.ranking import LineCounts
from memory.recall import Recaller
from memory.scope import Digests, Scope
from memory.secrets import redact
from memory.spending import ProcessSpending
from memory.standing import Standing
from memory.threads import rest_before
from memory.tokens import estimate_tokens
from memory.turns import Classifier
from memory.upstream import Upstream
from memory.worker import Outcome, Upkeep, Worker
from proxy.audit import log_denial
from proxy.auth import Authenticator, Keys, is_loopback
from proxy.auth import Passthrough as ProviderKeys
from proxy.chat import Chat
from proxy.confirmation import KeyConfirmation
from proxy.ejection import EjectingUpstream
from proxy.framing import ListenerLimits
from proxy.front import Front
from proxy.gate import Gate
from proxy.hints import CacheHints
from proxy.listener import guarded_protocol
from proxy.logs import configure_logs
from proxy.metrics import Metrics
from proxy.passthrough import Passthrough
from proxy.readiness import Readiness
from proxy.routes import Services, make_application
from proxy.routes_profile import Corrections, profile_router
from proxy.stores import engine_of, journal_of, named, secret_of, spool_of
from proxy.supervisor import Supervisor

log = structlog.get_logger()

BACKLOG = 2048
"""Connections that may wait to be accepted: a burst of as many clients loses none."""

CHAIN_PURPOSE = "chain"
"""Separates the key of conversation digests from all other digests of the same secret."""


def now() -> datetime:
    """The time, aware, in UTC."""
    return datetime.now(UTC)


# ── Parts ─────────────────────────────────────────────────────────────────────────────────────────────────────


def count_tokens_for(settings: Settings) -> CountTokens:
    """Exact counts where a vocabulary is at hand, else the estimate."""
    if not settings.tokens.cache_dir:
        return estimate_tokens
    load = partial(cached_encoding, Path(settings.tokens.cache_dir), settings.tokens.encoding)
    return TiktokenCounter(load, on_missing=lambda error: log.warning("tokens_estimated", error=str(error)))


def build_embedder_for(
    settings: Settings, *, http_client: Callable[[], httpx2.AsyncClient] = httpx2.AsyncClient
) -> Embedder:
    """The configured embedder, its vectors checked and cached."""
    chosen = settings.embedder
    inner = build_embedder(
        chosen.kind,
        model=chosen.model,
        base_url=chosen.base_url,
        api_key=chosen.api_key.reveal(),
        api_version=chosen.api_version,
        dimensions=chosen.dimensions,
        http_client=http_client,
    )
    return CachedEmbedder(inner, capacity_bytes=chosen.cache_bytes)


@asynccontextmanager
async def embedder_of(settings: Settings) -> AsyncGenerator[Embedder]:
    """The configured embedder; its connections are closed with the context."""
    async with AsyncExitStack() as stack:

        def http_client() -> httpx2.AsyncClient:
            client = httpx2.AsyncClient()
            stack.push_async_callback(client.aclose)
            return client

        yield build_embedder_for(settings, http_client=http_client)


def build_upstream_for(settings: Settings) -> EjectingUpstream:
    """The transport to the model's server, with a breaker in front of it."""
    chosen = settings.upstream
    limits = PoolLimits(
        max_connections=chosen.max_connections,
        max_idle_connections=chosen.max_idle_connections,
        idle_seconds=chosen.idle_seconds,
    )
    make = StockUpstream if chosen.transport == "stock" else PooledUpstream
    breaker = ShareBreaker(chosen.breaker, monotonic=monotonic)
    return EjectingUpstream(make(chosen.base, limits=limits), breaker)


def build_model_for(settings: Settings, *, http_client: Callable[[], httpx2.AsyncClient]) -> Asking | None:
    """The language model that works for the memory, asked patiently; None: there is none."""
    chosen = settings.llm
    if chosen.kind == "none":
        return None
    model = build_model(
        chosen.kind,
        model=chosen.model,
        base_url=chosen.base_url,
        api_key=chosen.api_key.reveal(),
        api_version=chosen.api_version,
        http_client=http_client,
    )
    return Asking(
        model,
        spending=ProcessSpending(),
        clock=now,
        sleep=asyncio.sleep,
        chance=random.random,
        options=chosen.asking,
    )


@asynccontextmanager
async def model_of(settings: Settings) -> AsyncGenerator[Asking | None]:
    """The configured language model; its connections are closed with the context."""
    async with httpx2.AsyncClient() as client:
        yield build_model_for(settings, http_client=lambda: client)


# ── The proxy ─────────────────────────────────────────────────────────────────────────────────────────────────


def authenticator_of(settings: Settings, *, keys: KeyRing, digests: Digests, upstream: Upstream) -> Authenticator:
    """Who tells who is asking, by the configured mode."""
    upstream_key = settings.upstream.api_key.reveal()
    if settings.identity.mode == "keys":
        return Keys(keys, digests=digests, upstream_key=upstream_key, audit=log_denial, ticks=monotonic)
    return ProviderKeys(
        settings.identity,
        digests=digests,
        namespaces=namespaces_of(settings.identity, os.environ),
        upstream_name=settings.upstream.name,
        upstream_key=upstream_key,
        loopback=is_loopback(settings.server.host),
        confirm=KeyConfirmation(upstream, ticks=monotonic),
    )


def front_of(
    settings: Settings,
    *,
    engine: Engine,
    journal: TurnJournal,
    embedder: Embedder,
    upstream: EjectingUpstream,
    epoch: int,
) -> tuple[Front, Metrics, Readiness]:
    """The ASGI application, and what else of it must be reached."""
    secret = secret_of(settings)
    digests = Digests(secret)
    metrics, spool = Metrics(), spool_of(journal)
    if spool is not None:
        metrics.watch_spool(lambda: spool.counts)
    count_tokens = count_tokens_for(settings)
    gate = Gate(
        authenticator_of(settings, keys=engine.keys, digests=digests, upstream=upstream),
        options=settings.identity,
        digests=digests,
        audit=log_denial,
    )
    recaller = Recaller(
        embedder=embedder,
        recollector=engine.recollector,
        count_tokens=count_tokens,
        options=settings.recall,
        formats=settings.format,
        monotonic=monotonic,
        epoch=epoch,
        reranker=build_reranker(settings.recall.reranker),
        ledger=settings.prompt.mode == "replay",
    )
    readiness = Readiness(
        monotonic,
        breakers={
            "recall": lambda: recaller.breaker.is_open,
            "embedder": lambda: recaller.embedding_breaker.is_open,
            "upstream": lambda: upstream.breaker.is_open,
            "spool": lambda: spool is not None and spool.away,
        },
    )
    assembler = Assembler(
        count_tokens=count_tokens,
        formats=settings.format,
        budget=settings.stable,
        prompt=settings.prompt,
        system=settings.upstream.system,
        custom=load_formatter(settings.format.formatter) if settings.format.formatter else None,
    )
    deadlines = settings.upstream.deadlines
    cache = timedelta(seconds=settings.upstream.cache_seconds)
    chat = Chat(
        gate=gate,
        upstream=upstream,
        deadlines=deadlines,
        classifier=Classifier(settings.turns),
        recaller=recaller,
        assembler=assembler,
        hints=CacheHints(form=settings.upstream.cache_hints, digests=digests),
        accounts=Accounts(count_line=LineCounts(count_tokens), cache=cache, replays=settings.prompt.mode == "replay"),
        journal=journal,
        journal_options=settings.journal,
        redact=redact,
        fingerprints=Fingerprints(digests.of(CHAIN_PURPOSE)),
        cache=cache,
        clock=now,
        make_id=uuid7,
        metrics=metrics,
        readiness=readiness,
        body_bytes=settings.limits.body_bytes,
    )
    passthrough = Passthrough(gate=gate, upstream=upstream, deadlines=deadlines, body_bytes=settings.limits.relay_bytes)
    services = Services(engine=engine, gate=gate, metrics=metrics, readiness=readiness)
    corrections = Corrections(store=engine.memories, gate=gate, options=settings.profile, clock=now, make_id=uuid7)
    application = make_application(services, profile_router(corrections))
    front = Front(chat=chat, passthrough=passthrough, application=application, make_id=uuid7, metrics=metrics)
    return front, metrics, readiness


class _Server(uvicorn.Server):
    """uvicorn's server without handlers of signals: theirs would cut what drains at a second SIGINT (FAULTS D07)."""

    @contextmanager
    def capture_signals(self) -> Generator[None]:
        """Leave the signals to `serve`."""
        yield


def server_of(settings: Settings, front: Front) -> uvicorn.Server:
    """The HTTP server: uvicorn, with our listener in front of it."""
    limits = ListenerLimits(**msgspec.structs.asdict(settings.listener), body_bytes=settings.limits.relay_bytes)
    return _Server(
        uvicorn.Config(
            front,
            host=settings.server.host,
            port=settings.server.port,
            http=guarded_protocol(limits, make_id=uuid7),
            ws="none",
            lifespan="off",
            log_config=None,
            access_log=False,
            proxy_headers=False,
            server_header=False,
            date_header=False,
            timeout_graceful_shutdown=settings.server.drain_seconds,
        )
    )


def listening_on(host: str, port: int) -> socket.socket:
    """A socket that listens; port 0 takes a free one. Raises `OSError` with the address in it."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family, backlog=BACKLOG)
    except OSError as error:
        raise OSError(
            f"cannot listen on {host}:{port}: {error.strerror}; choose another with --port or --host"
        ) from None


@asynccontextmanager
async def serving(settings: Settings, *, worker: Sequence[str] = ()) -> AsyncGenerator[int]:
    """A running proxy, with the command of a worker process beside it if one is given; gives its port.

    Ends as SIGTERM ends it: nothing new is accepted, what runs finishes within the drain time, then all is closed.
    """
    async with AsyncExitStack() as stack:
        listener = stack.enter_context(closing(listening_on(settings.server.host, settings.server.port)))
        embedder = await stack.enter_async_context(embedder_of(settings))
        engine = await stack.enter_async_context(engine_of(settings, embedder=embedder))
        upstream = build_upstream_for(settings)
        stack.push_async_callback(upstream.close)
        journal = await stack.enter_async_context(journal_of(settings, engine, clock=now))
        front, metrics, readiness = front_of(
            settings,
            engine=engine,
            journal=journal,
            embedder=embedder,
            upstream=upstream,
            epoch=await _epoch_of(engine),
        )
        if worker:
            await stack.enter_async_context(Supervisor(worker, on_restart=metrics.worker_restarts.inc))
        server = server_of(settings, front)
        task = asyncio.create_task(server.serve(sockets=[listener]))
        try:
            yield listener.getsockname()[1]
        finally:
            readiness.draining = True
            server.should_exit = True
            await task
            # uvicorn cancels what the drain time was too short for, but does not wait for it.
            await asyncio.gather(*server.server_state.tasks, return_exceptions=True)


async def _epoch_of(engine: Engine) -> int:
    """The store's epoch, as far as it can be told: a turn that is recalled in vain is journalled under it."""
    try:
        return (await engine.recollector.recollect(RecallQuery(scope=Scope(LOCAL, LOCAL)))).epoch
    except StoreUnavailable as error:
        log.warning("store_away", error=str(error))
        return Recollection().epoch


def _on_signals(*, stop: asyncio.Event) -> None:
    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(number, stop.set)


def serve(settings: Settings, *, worker: Sequence[str] = ()) -> int:
    """Run the proxy until SIGTERM or SIGINT; `worker` is the command of a worker process to supervise."""

    async def main() -> None:
        stop = asyncio.Event()
        async with serving(settings, worker=worker) as port:
            _on_signals(stop=stop)
            log.info(
                "listening",
                host=settings.server.host,
                port=port,
                upstream=settings.upstream.base,
                store=named(settings),
            )
            await stop.wait()
            log.info("draining", seconds=settings.server.drain_seconds)

    configure_logs(level=settings.logs.level, form=settings.logs.format)
    _run(main)
    return 0


# ── The worker ────────────────────────────────────────────────────────────────────────────────────────────────


def extractor_of(settings: Settings, *, book: InstructionBook, asking: Asking | None) -> Extractor:
    """What finds the facts of a turn."""
    chosen = settings.extraction
    rules = HeuristicExtractor(count=count_tokens_for(settings), options=settings.ingest.facts)
    if chosen.extractor == "heuristic" or (chosen.extractor == "auto" and asking is None):
        return rules
    inner: Extractor
    if asking is None or ":" in chosen.extractor:
        inner = load_extractor(chosen.extractor)
    else:
        inner = ModelExtractor(model_of=asking.for_tenant, instructions=book, reflect=chosen.reflect)
    patience = Patience(attempts=settings.worker.deliveries, unusable_attempts=chosen.attempts, seconds=chosen.seconds)
    return Forbearing(inner, fallback=rules if chosen.fallback == "heuristic" else None, patience=patience)


def ingestor_of(settings: Settings, *, engine: Engine, embedder: Embedder, asking: Asking | None) -> Ingestor:
    """What turns journalled turns into memories."""
    book = load_instructions(settings.extraction.prompts, settings.extraction.tenants)
    ask = asking.for_tenant if asking else None
    by_model = ask if settings.extraction.decision == "auto" else None
    profiler = Profiler(store=engine.memories, options=settings.profile, model_of=ask, instructions=book)
    return Ingestor(
        store=engine.memories,
        queue=engine.queue,
        embedder=embedder,
        extractor=extractor_of(settings, book=book, asking=asking),
        decider=ModelDecider(model_of=by_model, instructions=book) if by_model else None,
        standing=Standing(engine.memories, profiler=profiler, pins=settings.pins, make_id=uuid7),
        count=count_tokens_for(settings),
        clock=now,
        make_id=uuid7,
        deliveries=settings.worker.deliveries,
        options=settings.ingest,
    )


async def working(settings: Settings, *, stop: asyncio.Event) -> None:
    """Ingest what is journalled until `stop` is set; what runs then is finished."""
    async with AsyncExitStack() as stack:
        embedder = await stack.enter_async_context(embedder_of(settings))
        engine = await stack.enter_async_context(engine_of(settings, embedder=embedder))
        await stack.enter_async_context(engine.ingesting())
        asking = await stack.enter_async_context(model_of(settings))
        ingestor = ingestor_of(settings, engine=engine, embedder=embedder, asking=asking)
        worker = Worker(
            queue=engine.queue,
            ingestor=ingestor,
            clock=now,
            chance=random.random,
            on_outcome=_log_outcome,
            on_upkeep=_log_upkeep,
            upkeep=partial(_expire, engine, settings),
            rested=rest_before(settings.ingest.when, settings.threads),
            options=settings.worker,
        )
        await worker.run(stop)


async def _expire(engine: Engine, settings: Settings) -> None:
    """Close what was for now and is over."""
    await expire_working(engine.memories, now=now(), make_id=uuid7, options=settings.threads)


def _log_outcome(outcome: Outcome) -> None:
    report: dict[str, Any] = msgspec.to_builtins(outcome.report) if outcome.report else {}
    level = log.info if outcome.result == "done" else log.warning
    failed = {"error": outcome.error} if outcome.error else {}
    level("job", turn=outcome.key.turn, result=outcome.result, **failed, **report)


def _log_upkeep(upkeep: Upkeep) -> None:
    if upkeep.error:
        log.warning("upkeep", error=upkeep.error)


def run_worker(settings: Settings, *, supervised: bool = False) -> int:
    """Run the worker until SIGTERM or SIGINT; `supervised`, also until standard input ends: its supervisor is gone."""

    async def main() -> None:
        stop = asyncio.Event()
        _on_signals(stop=stop)
        if supervised:
            asyncio.get_running_loop().add_reader(sys.stdin.fileno(), _on_input, stop)
        await working(settings, stop=stop)

    configure_logs(level=settings.logs.level, form=settings.logs.format)
    _run(main)
    return 0


def _on_input(stop: asyncio.Event) -> None:
    if not os.read(sys.stdin.fileno(), 1):
        asyncio.get_running_loop().remove_reader(sys.stdin.fileno())
        stop.set()


def _run(main: Callable[[], Coroutine[None, None, None]]) -> None:
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner, suppress(KeyboardInterrupt):
        runner.run(main())
