"""The composition root: where settings become a running Ricordo. Read it from the bottom up.

serve   → serving → services: engine, embedder, recaller, upstream … → Front on uvicorn, a worker process beside it
                                                                        (of a store in memory: within it)

What the worker is made of stands in `working`, what both are made of in `parts` and `stores`.
"""

import asyncio
import os
import platform
import socket
from collections.abc import AsyncGenerator, Callable, Coroutine, Generator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, closing, contextmanager, suppress
from datetime import timedelta
from functools import partial
from pathlib import Path
from threading import Thread
from time import monotonic
from typing import Any, NamedTuple, cast

import msgspec
import structlog
import uvicorn

from adapters.rerankers.registry import build_reranker
from config.instructions import load_instructions, load_prompt
from config.settings import Settings
from config.upstreams import UpstreamSettings
from memory.language.files_read import read_files
from memory.llm.client import Asking
from memory.model.errors import StoreUnavailable
from memory.model.identity import LOCAL, namespaces_of
from memory.model.ids import uuid7
from memory.model.scope import Digests, Scope
from memory.model.types import Clock, CountTokens
from memory.ports.embedding import Embedder
from memory.ports.engine import Check, Engine
from memory.ports.journal import TurnJournal
from memory.ports.search import RecallQuery, Recollection
from memory.prompt.cache_accounting import Accounts
from memory.prompt.mode import PromptModes
from memory.prompt.shortening import Shortener
from memory.retrieval.calibration import Calibration
from memory.retrieval.ranking import floor_among
from memory.retrieval.recall import Recaller
from memory.retrieval.rehearsal import rehearse
from memory.sessions.events import Listeners
from memory.sessions.lifecycle import rest_before
from memory.text.line_counts import LineCounts
from memory.text.secrets import redact
from memory.turn.kind import Classifier
from memory.turn.switches import Switches
from proxy.api.counted import Counted
from proxy.api.health import Health
from proxy.api.jobs import ApiJobs
from proxy.api.repeats import Repeats
from proxy.api.services import Services
from proxy.dialects.chat_completions.cache_hints import CacheHints
from proxy.dialects.chat_completions.dialect import ChatCompletions
from proxy.dialects.dialect import Dialect
from proxy.dialects.held_ids import HeldIds
from proxy.dialects.messages.dialect import Messages
from proxy.dialects.responses.dialect import Responses
from proxy.front import Front
from proxy.http.cors import Cors, Shared
from proxy.http.framing import ListenerLimits
from proxy.http.listener import guarded_protocol
from proxy.http.port import listening_on
from proxy.identity.advice import Advice
from proxy.identity.audit import Audit, AuditLog
from proxy.identity.auth import Authenticator, Keys, ProviderKeys
from proxy.identity.confirmation import KeyConfirmation
from proxy.identity.gate import Gate
from proxy.identity.local import Locality, audience_of, is_loopback
from proxy.identity.rates import Rates
from proxy.identity.throttle import Throttle
from proxy.ops.doorman import Connect, Doorman
from proxy.ops.logs import configure_logs
from proxy.ops.metrics import Metrics
from proxy.ops.readiness import Readiness, StoreWatch, announce, tell_changes
from proxy.ops.siblings import Siblings
from proxy.relay.destinations import Destination, Destinations
from proxy.relay.passthrough import Passthrough
from proxy.relay.sockets import SocketLimits, Sockets
from proxy.turn import Prompting, Turns
from ricordo import build
from ricordo.event_loop import on_signals, run, time_to_end
from ricordo.heap import give_back
from ricordo.late import LateApplication
from ricordo.parts import (
    compressor_of,
    count_tokens_for,
    embedder_of,
    model_of,
    now,
    settle,
    tell_compressed,
    webhooks_of,
)
from ricordo.proxies import Seat, place_of, tell_limits
from ricordo.recalling import assembler_of, fingerprints_of, recaller_of
from ricordo.stores import engine_of_proxy, eraser_of, journal_of, secret_of, spool_of, switches_of
from ricordo.supervisor import AT_WORK, Supervisor, stop_with_supervisor, tell_supervisor
from ricordo.upstreams import destinations_of

log = structlog.get_logger()


def authenticator_of(
    settings: Settings,
    *,
    engine: Engine,
    digests: Digests,
    destinations: Destinations,
    throttle: Throttle,
    audit: Audit,
) -> Authenticator:
    """Who tells who is asking, by the configured mode."""
    if settings.identity.mode == "keys":
        return Keys(
            engine.keys,
            digests=digests,
            audit=audit,
            ticks=monotonic,
            throttle=throttle,
            notes=engine.notes,
        )
    loopback = is_loopback(settings.server.host)
    return ProviderKeys(
        Locality(settings.identity, loopback=loopback, origins=settings.server.cors_origins),
        digests=digests,
        namespaces=namespaces_of(settings.identity, os.environ),
        upstream_name=settings.upstream.name,
        confirm={each.name: KeyConfirmation(each.bare.inner, ticks=monotonic) for each in destinations.all},
    )


def _named(each: Destination, destinations: Destinations) -> str:
    return "upstream" if each is destinations.default else f"upstream {each.name}"


def _fails(each: Destination) -> bool:
    return each.bare.breaker.failed_lately


def dialects_of(upstream: UpstreamSettings, digests: Digests) -> tuple[Dialect[Any], ...]:
    """The wire protocols that have a memory, as one upstream takes them."""
    hints = CacheHints(form=upstream.cache_hints, digests=digests)
    form = upstream.cache_hints
    return (
        ChatCompletions(hints),
        Messages(hints=form == "anthropic"),
        Responses(digests if form == "openai" else None),
    )


def front_of(  # noqa: PLR0913 - its parts are handed in
    settings: Settings,
    *,
    engine: Engine,
    journal: TurnJournal,
    embedder: Embedder,
    destinations: Destinations,
    asking: Asking | None,
    listeners: Listeners,
    epoch: int,
    metrics: Metrics,
    watch: StoreWatch,
    throttle: Throttle,
    siblings: Siblings,
    dialects: Sequence[Dialect[Any]],
    calibration: Calibration,
    jobs: ApiJobs,
    clock: Clock = now,
) -> tuple[Front, Services, LateApplication]:
    """The ASGI application, and what else of it must be reached. `clock` says when a turn is."""
    secret = secret_of(settings, makes=False)
    digests = Digests(secret)
    spool = spool_of(journal)
    if spool is not None:
        metrics.watch_spool(lambda: spool.counts)
    count_tokens = count_tokens_for(settings)
    count_line = LineCounts(count_tokens)
    writes = Rates(0, ticks=monotonic, code="too_many_writes")
    audit = AuditLog(digests, clock=now, make_id=uuid7)
    gate = Gate(
        authenticator_of(
            settings, engine=engine, digests=digests, destinations=destinations, throttle=throttle, audit=audit
        ),
        options=settings.identity,
        digests=digests,
        audit=audit,
        origins=settings.server.cors_origins,
        rates=Rates(settings.limits.token_requests_per_minute, ticks=monotonic),
        writes=lambda tenant: writes.count((tenant,), most=settings.quotas.of(tenant).writes_per_minute),
        upstreams=destinations.names,
    )
    recaller = recaller_of(
        settings, engine=engine, embedder=embedder, count_line=count_line, calibration=calibration, epoch=epoch
    )
    readiness = Readiness(
        monotonic,
        breakers={
            "recall": lambda: recaller.breaker.failed_lately,
            "embedder": lambda: recaller.embedding_breaker.failed_lately,
            **{_named(each, destinations): partial(_fails, each) for each in destinations.all},
        },
        watched=lambda: (*engine.checks(), *((spool.check,) if spool is not None else ())),
    )
    fingerprints = fingerprints_of(digests)
    classifier = Classifier(settings.turns)
    switches = switches_of(settings, engine, clock=clock)
    # By the name of each upstream: how its prompts are made, in each dialect.
    prompting = {
        upstream.name: promptings_of(settings, upstream, (*dialects_of(upstream, digests), *dialects), count_line)
        for upstream in settings.every_upstream.values()
    }

    ids = HeldIds(
        holdings=engine.holdings,
        recollector=engine.recollector,
        journal=journal,
        journal_options=settings.journal,
        gate=gate,
        destinations=destinations,
        fingerprints=fingerprints,
        redact=redact,
        clock=clock,
        shared_ids=settings.identity.shared_ids,
        client_secrets_for_tokens=settings.identity.client_secrets_for_tokens,
    )

    def turns_of(dialect: Dialect[Any]) -> Turns[Any]:
        return Turns(
            dialect=dialect,
            gate=gate,
            switches=switches,
            advice=Advice(settings.identity, host=settings.server.host),
            destinations=destinations,
            prompting={name: made[dialect.name] for name, made in prompting.items()},
            classifier=classifier,
            recaller=recaller,
            shortener=Shortener(settings.compression, max_tokens=settings.sessions.max_tokens),
            journal=journal,
            journal_options=settings.journal,
            redact=redact,
            fingerprints=fingerprints,
            ids=ids,
            clock=clock,
            make_id=uuid7,
            metrics=metrics,
            readiness=readiness,
            body_bytes=settings.limits.body_bytes,
        )

    of_default = prompting[settings.upstream.name]
    spoken = [each.dialect for each in of_default.values()]
    passthrough = Passthrough(
        gate=gate,
        destinations=destinations,
        body_bytes=settings.limits.relay_bytes,
        model_bytes=settings.limits.body_bytes,
        metrics=metrics,
        with_memory=[dialect.path for dialect in spoken],
        kept=ids,
    )
    services = Services(
        engine=engine,
        gate=gate,
        metrics=metrics,
        readiness=readiness,
        watch=watch,
        siblings=siblings,
        version=build.version(),
        commit=build.commit(),
    )
    application = _api_of(
        settings,
        services,
        journal=journal,
        asking=asking,
        listeners=listeners,
        count=count_tokens,
        recalling=Recalling(embedder, recaller, count_line, calibration, switches),
        jobs=jobs,
    )
    front = Front(
        turns=[turns_of(dialect) for dialect in spoken],
        passthrough=passthrough,
        sockets=Sockets(
            gate=gate,
            destinations=destinations,
            limits=SocketLimits(
                idle_seconds=settings.limits.socket_idle_seconds, seconds=settings.limits.socket_seconds
            ),
        ),
        application=Health(services, Counted(application, metrics)),
        make_id=uuid7,
        metrics=metrics,
    )
    return front, services, application


def promptings_of(
    settings: Settings, upstream: UpstreamSettings, dialects: Sequence[Dialect[Any]], count_line: LineCounts
) -> dict[str, Prompting[Any]]:
    """How one upstream's prompts are made, by the name of each dialect."""
    cache = timedelta(seconds=upstream.cache_seconds)
    assembler = assembler_of(settings, upstream, count_line=count_line)
    modes = PromptModes(settings.prompt, cache=cache, prices=upstream.cache_prices, count_line=count_line)
    accounts = Accounts(count_line=count_line, cache=cache)
    return {
        dialect.name: Prompting(
            upstream=upstream.name,
            dialect=dialect,
            assembler=assembler,
            modes=modes,
            accounts=accounts,
            cache=cache,
            memory=upstream.memory,
        )
        for dialect in dialects
    }


class Recalling(NamedTuple):
    """What the memory's own API shares with the chats."""

    embedder: Embedder
    recaller: Recaller
    count_line: LineCounts
    calibration: Calibration
    switches: Switches


def _api_of(
    settings: Settings,
    services: Services,
    *,
    journal: TurnJournal,
    asking: Asking | None,
    listeners: Listeners,
    count: CountTokens,
    recalling: Recalling,
    jobs: ApiJobs,
) -> LateApplication:
    """The memory's own API. What its settings name is read at once: one that is wrong is a start that fails."""
    engine, gate, readiness = services.engine, services.gate, services.readiness
    prompt = load_prompt(settings.compression.prompt, "session_summary", setting="compression.prompt")
    book = load_instructions(settings.extraction.prompts, settings.extraction.tenants)
    compressor = compressor_of(settings, engine, asking, on_event=tell_compressed(listeners))

    def make() -> object:
        from memory.upkeep.corrections import Corrector  # noqa: PLC0415 - see ricordo/late.py
        from proxy.api.aliases import aliases_router  # noqa: PLC0415 - the same
        from proxy.api.application import make_application  # noqa: PLC0415 - the same
        from proxy.api.asking import MemoryParts  # noqa: PLC0415 - the same
        from proxy.api.keys import KeyParts, keys_router  # noqa: PLC0415 - the same
        from proxy.api.memories import memories_router  # noqa: PLC0415 - the same
        from proxy.api.profile import Corrections, profile_router, rules_of  # noqa: PLC0415 - the same
        from proxy.api.sessions import SessionParts, sessions_router  # noqa: PLC0415 - the same
        from proxy.api.switches import SwitchParts, switches_router  # noqa: PLC0415 - the same
        from ricordo.remembering import context_maker_of, memory_api_of  # noqa: PLC0415 - the same
        from ricordo.working import ingestor_of  # noqa: PLC0415 - the same

        corrector = Corrector(engine.memories, options=settings.profile, clock=now, make_id=uuid7, pins=settings.pins)
        sessions = SessionParts(
            store=engine.sessions,
            switches=recalling.switches,
            erase=eraser_of(engine, journal, clock=now),
            compressor=compressor,
            listeners=listeners,
            gate=gate,
            prompt=prompt,
            count=count,
            clock=now,
            make_id=uuid7,
            lifecycle=settings.threads,
            beside=jobs.beside,
            repeats=Repeats(jobs.beside),
            is_draining=lambda: readiness.draining,
        )
        corrections = Corrections(
            store=engine.memories, gate=gate, corrector=corrector, switches=recalling.switches, clock=now
        )
        parts = MemoryParts(
            api=memory_api_of(
                settings,
                engine=engine,
                embedder=recalling.embedder,
                ingestor=ingestor_of(settings, engine=engine, embedder=recalling.embedder, asking=asking, book=book),
                erase=eraser_of(engine, journal, clock=now),
                switches=recalling.switches,
                calibration=recalling.calibration,
                reranker=build_reranker(settings.recall.reranker),
            ),
            gate=gate,
            context=context_maker_of(
                settings, recaller=recalling.recaller, count_line=recalling.count_line, switches=recalling.switches
            ),
            jobs=jobs,
            clock=now,
            repeats=Repeats(jobs.beside),
        )
        routers = (
            profile_router(corrections),
            switches_router(SwitchParts(switches=recalling.switches, gate=gate)),
            sessions_router(sessions),
            memories_router(parts),
            aliases_router(parts),
            keys_router(
                KeyParts(ring=engine.keys, gate=gate, digests=Digests(secret_of(settings, makes=False)), clock=now)
            ),
        )
        return make_application(services, *routers, rules=rules_of(settings.profile))

    return LateApplication(make)


class _ProxyServer(uvicorn.Server):
    """uvicorn's server with a doorman of ours, and without handlers of signals.

    Theirs would cut what drains at a second SIGINT (FAULTS D07).
    """

    def __init__(self, config: uvicorn.Config, doorman: Callable[[Connect], Doorman]) -> None:
        super().__init__(config)
        self._doorman = doorman

    @contextmanager
    def capture_signals(self) -> Generator[None]:
        """Leave the signals to `serve`."""
        yield

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:  # noqa: ARG002 - its doorman has it
        await super().startup(sockets=[])
        protocol: Any = self.config.http_protocol_class
        make = partial(protocol, config=self.config, server_state=self.server_state, app_state=self.lifespan.state)
        connect = partial(asyncio.get_running_loop().connect_accepted_socket, make)
        self.servers.append(cast("asyncio.Server", self._doorman(connect)))  # all that it does with it is to close it


def server_of(settings: Settings, front: Front, *, listener: socket.socket, siblings: Siblings) -> uvicorn.Server:
    """The HTTP server: uvicorn, with our listener in front of it."""
    page, number = siblings.page(), siblings.number
    config = config_of(settings, front, on_lost=lambda: page.lost(number))
    return _ProxyServer(config, lambda connect: Doorman(listener, page, number, connect=connect))


def config_of(settings: Settings, front: Front, *, on_lost: Callable[[], None] = lambda: None) -> uvicorn.Config:
    """How uvicorn serves; `on_lost` is told of each connection that has ended."""
    limits = ListenerLimits(**msgspec.structs.asdict(settings.listener), body_bytes=settings.limits.relay_bytes)
    cors = Cors(settings.server.cors_origins)
    return uvicorn.Config(
        Shared(front, cors, make_id=uuid7) if settings.server.cors_origins else front,
        host=settings.server.host,
        port=settings.server.port,
        http=guarded_protocol(limits, make_id=uuid7, cors=cors, on_lost=on_lost, on_refused=front.refused),
        ws="none",
        lifespan="off",
        log_config=None,
        access_log=False,
        proxy_headers=False,
        server_header=False,
        date_header=False,
        timeout_graceful_shutdown=settings.server.drain_seconds,
    )


REHEARSED_AFTER = 2.0
"""Seconds after the port is open: what a start has to do, and what is asked at once, comes first."""


def _rehearse() -> None:
    rehearse()
    give_back()  # 1.4 MB that only compiling needed


Announce = Callable[[int, Services], Coroutine[None, None, None]]
"""Tells that a port is served, as soon as store and worker work, and from then on what is amiss."""


async def silently(_: int, __: Services) -> None:
    """Announce nothing: whoever started it knows."""


@asynccontextmanager
async def serving(
    settings: Settings,
    *,
    workers: Supervisor | None = None,
    announce: Announce = silently,
    listener: socket.socket | None = None,
    siblings: Siblings | None = None,
    dialects: Sequence[Dialect[Any]] = (),
    clock: Clock = now,
    hurry: asyncio.Event | None = None,
) -> AsyncGenerator[int]:
    """A running proxy; gives its port. `workers`: the processes beside it, loaded, which begin when the store is open.

    It takes connections as soon as it runs; `announce` is to tell when store and worker work as well.
    Ends as SIGTERM ends it: after the notice, which `hurry` cuts short, nothing new is accepted, what runs finishes
    within the drain time, then all is closed.

    `listener`, `siblings`: the port that it shares with others, and these. `dialects`: protocols of one's own, beside
    those of `dialects_of`. `clock` says when a turn is.
    """
    siblings, workers = siblings or Siblings(), workers or Supervisor("worker", lambda _: (), processes=0)
    async with AsyncExitStack() as stack:
        listener = stack.enter_context(closing(listener or listening_on(settings.server.host, settings.server.port)))
        embedder = await stack.enter_async_context(embedder_of(settings))
        engine = await stack.enter_async_context(engine_of_proxy(settings, embedder=embedder))
        workers.begin()
        await asyncio.to_thread(read_files)
        metrics = Metrics()
        version, commit = build.version(), await asyncio.to_thread(build.commit)
        metrics.build.labels(version, commit or "unknown", platform.python_version()).set(1)
        destinations = destinations_of(settings, metrics)
        stack.push_async_callback(destinations.close)
        listeners = Listeners()
        await stack.enter_async_context(webhooks_of(settings, listeners))
        journal = await stack.enter_async_context(journal_of(settings, engine, clock=now))
        workers.tell_restarts(lambda _: metrics.worker_restarts.inc())
        asking = await stack.enter_async_context(model_of(settings))
        within = await stack.enter_async_context(
            _worker_within(settings, engine=engine, embedder=embedder, asking=asking, listeners=listeners)
        )
        watch = StoreWatch(
            engine=engine,
            clock=now,
            patience=timedelta(seconds=settings.worker.stalled_seconds),
            late=timedelta(seconds=settings.worker.behind_seconds),
            rested=rest_before(settings.ingest.when, settings.threads),
            workers=lambda: (*workers.checks(), *within()),
        )
        throttle = Throttle(siblings.wrong_key)
        calibration = Calibration()
        await stack.enter_async_context(calibration.measuring(embedder))
        jobs = ApiJobs(clock=now, make_id=uuid7)
        front, services, application = front_of(
            settings,
            engine=engine,
            journal=journal,
            embedder=embedder,
            destinations=destinations,
            asking=asking,
            listeners=listeners,
            epoch=await _epoch_of(engine),
            metrics=metrics,
            watch=watch,
            throttle=throttle,
            siblings=siblings,
            dialects=dialects,
            calibration=calibration,
            jobs=jobs,
            clock=clock,
        )
        door = siblings.door(report=services.report, wrong_key=lambda site: throttle.heard(site, now=monotonic()))
        await stack.enter_async_context(door)
        stack.push_async_callback(workers.stop)
        server = server_of(settings, front, listener=listener, siblings=siblings)
        task = asyncio.create_task(server.serve(sockets=[listener]))
        port = listener.getsockname()[1]
        announcing = asyncio.create_task(announce(port, services))
        loop = asyncio.get_running_loop()
        rehearsal = loop.call_later(REHEARSED_AFTER, Thread(target=_rehearse, name="rehearsal", daemon=True).start)
        try:
            yield port
        finally:
            announcing.cancel()
            rehearsal.cancel()
            services.readiness.leaving = True
            await _given_notice(settings.server.notice_seconds, hurry or asyncio.Event())
            services.readiness.draining = True
            server.should_exit = True
            drained = loop.time() + settings.server.drain_seconds
            await task
            # uvicorn cancels what the drain time was too short for, but does not wait for it.
            await asyncio.gather(*server.server_state.tasks, application.made(), announcing, return_exceptions=True)
            if lost := await jobs.finished(seconds=max(0.0, drained - loop.time())):
                log.warning("jobs_lost", jobs=lost, advice="give server.drain_seconds more, or add with `wait`")


async def _given_notice(seconds: int, hurry: asyncio.Event) -> None:
    """Wait until a balancer has seen that this process leaves."""
    if seconds:
        with suppress(TimeoutError):
            await asyncio.wait_for(hurry.wait(), seconds)


@asynccontextmanager
async def _worker_within(
    settings: Settings, *, engine: Engine, embedder: Embedder, asking: Asking | None, listeners: Listeners
) -> AsyncGenerator[Callable[[], Sequence[Check]]]:
    """The worker of a store that no other process can open; gives how it is. Of other stores there is none."""
    if not settings.store.is_in_memory:
        yield tuple
        return
    from ricordo.working import worker_of, working_within  # noqa: PLC0415 - what it needs is another process's else

    worker = worker_of(settings, engine=engine, embedder=embedder, asking=asking, listeners=listeners)
    async with working_within(worker, engine) as checks:
        yield checks


async def _epoch_of(engine: Engine) -> int:
    """The store's epoch, as far as it can be told: a turn that is recalled in vain is journalled under it."""
    try:
        return (await engine.recollector.recollect(RecallQuery(scope=Scope(LOCAL, LOCAL)))).epoch
    except StoreUnavailable as error:
        log.warning("store_away", error=str(error))
        return Recollection().epoch


async def serve(settings: Settings, workers: Supervisor) -> None:
    """Run the proxy until a signal ends it, its workers with it."""

    async def announced(port: int, services: Services) -> None:
        async def store_and_worker() -> Sequence[Check]:
            return (await services.watch.look()).checks

        async def all_of_it() -> Sequence[Check]:
            return (await services.report()).checks

        await announce(store_and_worker, **place_of(settings, port=port))
        await tell_changes(all_of_it)

    stop, hurry = asyncio.Event(), asyncio.Event()
    async with serving(settings, workers=workers, announce=announced, hurry=hurry):
        on_signals(stop=stop, hurry=hurry)
        settle()
        tell_limits(settings)
        log.info("memory", **audience_of(settings.identity, host=settings.server.host)._asdict())
        if settings.recall.min_score != "auto":
            floor = round(floor_among(1_000), 3)
            log.warning("min_score", value=settings.recall.min_score, floor=floor, advice="see `ricordo check`")
        await stop.wait()
        log.info("draining", **time_to_end(settings.server))


def serve_one_of(settings: Settings, place: Seat) -> int:
    """Run one of several proxies on a port, until its supervisor says so or is gone."""

    async def main() -> None:
        stop, hurry, listener = asyncio.Event(), asyncio.Event(), socket.socket(fileno=place.listener)
        siblings = Siblings(Path(place.folder), number=place.number, count=place.count)
        async with serving(settings, listener=listener, siblings=siblings, hurry=hurry):
            on_signals(stop=stop, hurry=hurry)
            settle()
            stop_with_supervisor(stop)
            tell_supervisor(AT_WORK)
            log.debug("at_work", process=os.getpid())
            await stop.wait()

    configure_logs(level=settings.logs.level, form=settings.logs.format, proxy=place.number)
    run(main)
    return 0
