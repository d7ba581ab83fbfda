"""Several proxy processes on one port and one store, put together: `ricordo serve --proxies N`.

    the supervisor    holds the port, starts the processes, starts again what dies; answers no request
    N proxies         each accepts from the one queue of connections (see `doorman`)
    the workers       as beside a single proxy

One that dies takes with it only what it had accepted: the port and its queue are the supervisor's
(docs/decisions/0027).
"""

import asyncio
import fcntl
import os
import shutil
import tempfile
from collections.abc import Callable, Coroutine, Sequence
from contextlib import AsyncExitStack, closing
from pathlib import Path

import msgspec
import structlog

from config.limits import limit_doubts
from config.settings import Settings
from memory.ports.engine import Check
from proxy.http.port import listening_on
from proxy.identity.local import audience_of, origin_at
from proxy.ops.logs import configure_logs
from proxy.ops.readiness import announce, joined, tell_changes
from proxy.ops.siblings import SUPERVISOR, Bulletin, Family, Sample, Siblings, presence
from ricordo import build
from ricordo.event_loop import on_signals, run, time_to_end
from ricordo.stores import named
from ricordo.supervisor import NotStarted, Supervisor

log = structlog.get_logger()

CLOSING_SECONDS = 10.0
"""How long a proxy may take beyond its drain time to close what is open: a spool waits five seconds for its store."""


class Seat(msgspec.Struct, frozen=True, kw_only=True):
    """Where one of several proxies stands: what its supervisor gives it on the command line."""

    number: int
    count: int
    listener: int
    """The descriptor of the port."""
    folder: str
    """Where it finds the others."""


seat_in = msgspec.json.Decoder(Seat).decode


def place_of(settings: Settings, *, port: int) -> dict[str, object]:
    """What the line `listening` tells first."""
    host = settings.server.host
    lasting = {"kept": "nothing after this process ends"} if settings.store.is_in_memory else {}
    return {
        "version": build.version(),
        "commit": build.commit() or "unknown",
        "base_url": f"{origin_at(host, port)}/v1",
        "host": host,
        "port": port,
        "upstream": settings.upstream.base,
        "store": named(settings),
        **lasting,
    }


def tell_limits(settings: Settings) -> None:
    """Log at the start which limits make no sense."""
    for doubt in limit_doubts(settings):
        log.warning("limits", detail=doubt.detail, advice=doubt.advice)


class Restarts:
    """Counts them, by kind of process."""

    def __init__(self) -> None:
        self._counts = {"worker": 0, "proxy": 0}

    def count(self, kind: str) -> None:
        self._counts[kind] += 1

    def families(self) -> tuple[Family, ...]:
        """As metrics."""
        families: list[Family] = []
        for kind, count in self._counts.items():
            total = Sample(f"ricordo_{kind}_restarts_total", {}, float(count))
            said = f"Restarts of a supervised {kind}."
            families.append(Family(f"ricordo_{kind}_restarts", said, "counter", (total,)))
        return tuple(families)


def serve_several(
    settings: Settings, *, config: Path | None, proxy: Sequence[str], worker: Sequence[str] = (), workers: int = 1
) -> int:
    """Supervise `settings.server.proxies` proxies and the workers until a signal ends them; an exit code.

    `proxy` is the command of one proxy, which gets its place with `--one-of`; `worker` that of a worker. All of them
    read the settings of `config` as they are now: one that is started again must not serve another store than the rest.
    """
    configure_logs(level=settings.logs.level, form=settings.logs.format)
    status = 0

    async def main() -> None:
        nonlocal status
        try:
            await _supervise(settings, config=config, proxy=proxy, worker=worker, workers=workers)
        except NotStarted as failed:
            status = 1
            if isinstance(failed.status, int) and failed.status > 0:
                status = failed.status  # that of the process, which has said itself what stands in the way
            else:
                log.error("not_started", proxy=failed.number, status=failed.status)  # noqa: TRY400 - they say it all

    run(main)
    return status


async def _supervise(
    settings: Settings, *, config: Path | None, proxy: Sequence[str], worker: Sequence[str], workers: int
) -> None:
    stop, hurry = asyncio.Event(), asyncio.Event()
    on_signals(stop=stop, hurry=hurry)
    async with AsyncExitStack() as stack:
        count, restarts = settings.server.proxies, Restarts()
        folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="ricordo-"))
        # systemd-tmpfiles empties old folders, but none that somebody has locked (tmpfiles.d(5), "Age").
        lock = os.open(folder, os.O_RDONLY)
        stack.callback(os.close, lock)
        fcntl.flock(lock, fcntl.LOCK_SH)
        given = [] if config is None else ["--config", str(shutil.copyfile(config, Path(folder, "ricordo.toml")))]
        working = await stack.enter_async_context(
            Supervisor(
                "worker",
                lambda _: [*worker, *given],
                processes=workers if worker else 0,
                on_restart=lambda _: restarts.count("worker"),
            )
        )

        async def report() -> Bulletin:
            return Bulletin(working.checks(), restarts.families())

        working.load()
        siblings = Siblings(Path(folder), number=SUPERVISOR, count=count)
        await stack.enter_async_context(siblings.door(report=report))
        listener = stack.enter_context(closing(listening_on(settings.server.host, settings.server.port)))

        page = siblings.page()

        def ended(number: int) -> None:
            page.absent(number)
            restarts.count("proxy")

        def command(number: int) -> list[str]:
            place = Seat(number=number, count=count, listener=listener.fileno(), folder=folder)
            return [*proxy, *given, "--one-of", msgspec.json.encode(place).decode()]

        proxies = await stack.enter_async_context(
            Supervisor(
                "proxy",
                command,
                processes=count,
                on_restart=ended,
                stop_seconds=settings.server.notice_seconds + settings.server.drain_seconds + CLOSING_SECONDS,
                inherited=[listener.fileno()],
                hurry=hurry,
            )
        )
        if not await _unless(stop, proxies.start_first):
            return
        working.begin()
        if not await _unless(stop, proxies.start_others):
            return

        async def look() -> Sequence[Check]:
            reports = await siblings.reports()
            told = {number: it.checks for number, it in reports.items() if it is not None}
            checks = joined(told | {SUPERVISOR: working.checks()})
            return (*checks, presence(SUPERVISOR, reports))

        async def announced(port: int) -> None:
            place = await asyncio.to_thread(place_of, settings, port=port)  # git may be asked
            await announce(look, **place, proxies=count)
            await tell_changes(look)

        announcing = asyncio.create_task(announced(listener.getsockname()[1]))
        stack.callback(announcing.cancel)
        tell_limits(settings)
        log.info("memory", **audience_of(settings.identity, host=settings.server.host)._asdict())
        await stop.wait()
        log.info("draining", **time_to_end(settings.server))
        listener.close()


async def _unless(stop: asyncio.Event, work: Callable[[], Coroutine[None, None, None]]) -> bool:
    """Whether `work` was done before `stop` was set. Raises what it raises."""
    working, stopping = asyncio.create_task(work()), asyncio.create_task(stop.wait())
    await asyncio.wait({working, stopping}, return_when=asyncio.FIRST_COMPLETED)
    stopping.cancel()
    if working.done():
        working.result()
        return True
    working.cancel()
    return False
