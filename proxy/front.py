"""The ASGI application that uvicorn runs: the hot path first, everything else behind it.

    POST /v1/chat/completions                     → chat
    /v1/memories…, /v1/entities…, /v1/reset       → the application (reserved for the memory API)
    any other /v1/…                               → relayed untouched
    anything else                                 → the application (Litestar)

A path is one of these once its percent-encoding is read, as the application reads it. One that a normaliser would turn
into another, or that spells what is relayed otherwise than plainly, is refused: nobody shall decide about one path and
serve another (FAULTS H17).
"""

import re
from collections.abc import Awaitable, Callable
from logging import INFO
from time import perf_counter
from typing import Any

import structlog
from prometheus_client import Counter

from memory.errors import StoreUnavailable
from memory.ports import MakeId
from memory.upstream import UpstreamError
from proxy.body import BodyTooLarge, ClientDisconnected
from proxy.client import ASGIScope, Client, ClientGone, Receive, Send
from proxy.errors import ApiError, error_body, error_headers, error_of_memory, error_of_upstream
from proxy.logs import error_name
from proxy.metrics import Metrics
from proxy.relay import Relayed

log = structlog.get_logger()

CHAT = "/v1/chat/completions"
RELAYED = "/v1/"
RELAYED_RAW = b"/v1/"
RESERVED = re.compile(r"/v1/(?:memories|entities|reset)(?:/|\Z)")
AMBIGUOUS = re.compile(rb"//|/\.{1,2}(?:/|\Z)|%2[ef]|%5c|\\", re.IGNORECASE)
"""Raw paths that a normaliser would turn into other ones."""

Serve = Callable[[Client, ASGIScope, Receive], Awaitable[Relayed]]
Application = Any
"""An ASGI application; each framework types the same three arguments in its own way."""


class _Route:
    """A hot route, and what is measured of it: looked up once, because a label costs 2 µs each time."""

    def __init__(self, name: str, serve: Serve, metrics: Metrics) -> None:
        self.name = name
        self.serve = serve
        self.active = 0
        metrics.active.labels(name).set_function(lambda: self.active)
        self.overhead = metrics.overhead.labels(name)
        self.upstream = metrics.upstream.labels(name)
        self._requests = metrics.requests
        self._ends: dict[str, Counter] = {}

    def ended(self, end: str, *, seconds: float, waited: float) -> None:
        """Count one request that took `seconds`, `waited` of them for the upstream."""
        counter = self._ends.get(end)
        if counter is None:
            counter = self._ends[end] = self._requests.labels(self.name, end)
        counter.inc()
        self.overhead.observe(seconds - waited)
        self.upstream.observe(waited)


class Front:
    """Routes a request to the hot path or to the application, and answers for what goes wrong on the way."""

    def __init__(
        self, *, chat: Serve, passthrough: Serve, application: Application, make_id: MakeId, metrics: Metrics
    ) -> None:
        self._application = application
        self._make_id = make_id
        serves = {"chat": chat, "relay": passthrough, "refused": _refuse}
        self._routes = {name: _Route(name, serve, metrics) for name, serve in serves.items()}

    async def __call__(self, scope: ASGIScope, receive: Receive, send: Send) -> None:
        """One ASGI connection."""
        name = route_of(scope)
        if name is None:
            await self._application(scope, receive, send)
            return
        route = self._routes[name]
        client = Client(scope, send, make_id=self._make_id)
        started = perf_counter()
        route.active += 1
        try:
            end, waited = await self._served(route.serve, client, scope, receive)
        finally:
            route.active -= 1
        seconds = perf_counter() - started
        route.ended(end, seconds=seconds, waited=waited)
        if log.is_enabled_for(INFO):
            log.info("request", route=name, end=end, request_id=client.request_id, ms=round(seconds * 1e3, 2))

    async def _served(self, serve: Serve, client: Client, scope: ASGIScope, receive: Receive) -> tuple[str, float]:
        try:
            relayed = await serve(client, scope, receive)
        except (ClientGone, ClientDisconnected):
            return "left", 0.0
        except Exception as error:  # noqa: BLE001 - the edge: whatever it is, the client gets an error
            return await _answer(client, _error_of(error, client)), 0.0
        return relayed.end, relayed.waited


def _error_of(error: Exception, client: Client) -> ApiError:
    """What the client is told; what nobody foresaw is a line in the log."""
    match error:
        case ApiError():
            return error
        case UpstreamError():
            return error_of_upstream(error)
        case BodyTooLarge():
            return ApiError.of("body_too_large")
        case StoreUnavailable():  # who is asking cannot be told: the one thing of the memory that a chat waits for
            return error_of_memory(error)
        case _:
            log.error("unforeseen", error=error_name(error), request_id=client.request_id)
            return ApiError.of("internal_error")


def route_of(scope: ASGIScope) -> str | None:
    """The hot route of a request; None: the application's."""
    if scope["type"] != "http":
        return None
    path: str = scope["path"]
    raw: bytes = scope["raw_path"]
    if AMBIGUOUS.search(raw):
        return "refused"
    if not path.startswith(RELAYED):
        return None
    if not raw.startswith(RELAYED_RAW):
        return "refused"
    if path == CHAT and scope["method"] == "POST":
        return "chat"
    return None if RESERVED.match(path) else "relay"


async def _refuse(_: Client, __: ASGIScope, ___: Receive) -> Relayed:
    raise ApiError.of(
        "not_found", "This path means another one. Send it without `..`, `//` and encoded slashes or letters."
    )


async def _answer(client: Client, error: ApiError) -> str:
    """Answer with an error, if there is still somebody to answer and nothing was sent yet."""
    if client.lost:
        return "left"
    if client.started:
        client.abort()
        return "cut"
    body = error_body(error, client.request_id)
    await client.answer(error.status, error_headers(error, client.request_id), body)
    return error.code
