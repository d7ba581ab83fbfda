"""How this process is: health and metrics, which are asked for every few seconds and need no framework.

The memory's own API, whose document they stand in, answers them in the same way, but is loaded only when it is used.
"""

import asyncio
from collections.abc import Awaitable, Callable, Mapping

import msgspec
import structlog

from memory.model.ids import uuid7
from memory.ports.engine import Check
from proxy.api.services import Services
from proxy.http.client import ASGIScope, Receive, Send
from proxy.http.errors import ApiError, error_body, error_headers
from proxy.ops.logs import error_name
from proxy.ops.readiness import StoreHealth, joined
from proxy.ops.siblings import Bulletin, presence

log = structlog.get_logger()

JSON = "application/json"
ALIVE = {"status": "ok"}


class Ready(msgspec.Struct, frozen=True):
    """The readiness report: `ok`, `degraded` (it serves, something is amiss) or `draining`."""

    status: str
    checks: tuple[Check, ...]
    version: str = ""
    commit: str = ""
    """Which build the process is that answers; empty: unknown."""

    @property
    def code(self) -> int:
        """The HTTP status: it should get traffic, or none."""
        return 503 if self.status == "draining" else 200


async def readiness_of(services: Services) -> Ready:
    """Whether this process should get traffic."""
    seen, others = await asyncio.gather(services.watch.look(), services.siblings.reports())
    checks = checks_of(services, seen, others)
    well = "ok" if all(check.ok for check in checks) else "degraded"
    status = "draining" if services.readiness.leaving else well
    return Ready(status, checks, services.version, services.commit)


async def metrics_of(services: Services) -> tuple[bytes, str]:
    """Prometheus metrics, and their content type."""
    services.metrics.foreign.set(services.engine.foreign)
    seen, others = await asyncio.gather(services.watch.look(), services.siblings.reports())
    for check in checks_of(services, seen, others):
        services.metrics.checks.labels(check.name).set(check.ok)
    if seen.backlog is not None:  # the scrape must not fail with the store: the readiness tells of it
        services.metrics.backlog.labels("pending").set(seen.backlog.pending)
        services.metrics.backlog.labels("dead").set(seen.backlog.dead)
        services.metrics.backlog.labels("lost").set(seen.backlog.lost)
        services.metrics.oldest.set(seen.oldest_seconds)
        services.metrics.left_out.set(seen.left_out)
    siblings = services.siblings
    return services.metrics.render() if siblings.alone else services.metrics.render_with(siblings.number, others)


def checks_of(services: Services, seen: StoreHealth, others: Mapping[int, Bulletin | None]) -> tuple[Check, ...]:
    """What is known of this process, and of the others beside it."""
    own = (*seen.checks, *services.readiness.checks())
    if services.siblings.alone:
        return own
    number = services.siblings.number
    told = {number: own} | {other: report.checks for other, report in others.items() if report is not None}
    return (*joined(told), presence(number, others))


Told = tuple[int, bytes, list[tuple[bytes, bytes]]]
"""An answer: status, body, headers."""


def _told(status: int, body: bytes, content_type: str) -> Told:
    return status, body, [(b"content-type", content_type.encode()), (b"content-length", b"%d" % len(body))]


async def _alive(_: Services) -> Told:
    return _told(200, msgspec.json.encode(ALIVE), JSON)


async def _ready(services: Services) -> Told:
    report = await readiness_of(services)
    return _told(report.code, msgspec.json.encode(report), JSON)


async def _metrics(services: Services) -> Told:
    body, content_type = await metrics_of(services)
    return _told(200, body, content_type)


ASKED: Mapping[tuple[str, str], Callable[[Services], Awaitable[Told]]] = {
    ("GET", "/health"): _ready,
    ("HEAD", "/health"): _ready,
    ("GET", "/health/ready"): _ready,
    ("HEAD", "/health/ready"): _ready,
    ("GET", "/health/live"): _alive,
    ("HEAD", "/health/live"): _alive,
    ("GET", "/metrics"): _metrics,
}


class Health:
    """The ASGI application that answers for this process; all else is the affair of the `application`."""

    def __init__(self, services: Services, application: Callable[[ASGIScope, Receive, Send], Awaitable[None]]) -> None:
        self._services = services
        self._application = application

    async def __call__(self, scope: ASGIScope, receive: Receive, send: Send) -> None:
        """One ASGI connection."""
        asked = ASKED.get((scope["method"], scope["path"].rstrip("/"))) if scope["type"] == "http" else None
        if asked is None:
            await self._application(scope, receive, send)
            return
        try:
            told = await asked(self._services)
        except Exception as error:  # noqa: BLE001 - whatever it is, who asks gets an answer
            told = unforeseen(error)
        await answer(told, send)


def unforeseen(error: Exception) -> Told:
    """The answer to what nobody foresaw, which is a line in the log."""
    told, request_id = ApiError.of("internal_error"), uuid7()
    log.error("unforeseen", error=error_name(error), request_id=request_id)
    return told.status, error_body(told, request_id), error_headers(told, request_id)


async def answer(told: Told, send: Send) -> None:
    """Send an answer; the server leaves the body of one to a HEAD out."""
    status, body, headers = told
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
