"""The ASGI application that uvicorn runs: the hot path first, everything else behind it. See proxy/http/paths.py."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from logging import INFO
from time import perf_counter
from typing import Any

import structlog

from memory.model.errors import StoreUnavailable
from memory.model.types import MakeId
from proxy.http.body import ClientDisconnected
from proxy.http.client import CALLER, CODE, CONNECTION, ASGIScope, Client, ClientGone, Receive, Send
from proxy.http.endpoints import advice_for
from proxy.http.errors import ApiError, error_body, error_headers, error_of_memory, error_of_upstream
from proxy.http.paths import APPLICATION, REFUSED, RELAY, WRONG_BASE, Paths
from proxy.identity.confirmation import ANTHROPIC
from proxy.ops.counters import Count
from proxy.ops.logs import error_name
from proxy.ops.metrics import Metrics
from proxy.relay.destinations import dialect_at
from proxy.relay.relay import Relayed
from proxy.turn import Turns
from proxy.upstream import UpstreamError

log = structlog.get_logger()

WEBSOCKET = "websocket"
"""Beside the routes by path: whoever asks for a WebSocket."""

Serve = Callable[[Client, ASGIScope, Receive], Awaitable[Relayed]]
ErrorBody = Callable[[ApiError, str], bytes]
"""How an error and the request's id are said in the place of an answer."""

Application = Any
"""An ASGI application; each framework types the same three arguments in its own way."""


class _Route:
    """A hot route, and what is measured of it, looked up once."""

    def __init__(self, name: str, serve: Serve, metrics: Metrics, error_body: ErrorBody = error_body) -> None:
        self.name = name
        self.serve = serve
        self.error_body = error_body
        self.active = 0
        metrics.active.labels(name).set_function(lambda: self.active)
        self.overhead = metrics.overhead.labels(name)
        self.upstream = metrics.upstream.labels(name)
        self._requests = metrics.requests
        self._ends: dict[str, Count] = {}

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
        self,
        *,
        turns: Sequence[Turns[Any]],
        passthrough: Serve,
        sockets: Serve,
        application: Application,
        make_id: MakeId,
        metrics: Metrics,
    ) -> None:
        """`turns`: of each dialect."""
        self._application = application
        self._make_id = make_id
        self._requests = metrics.requests
        self._paths = Paths({each.dialect.path: each.dialect.name for each in turns})
        serves = {RELAY: passthrough, REFUSED: _refuse, WRONG_BASE: _advise, WEBSOCKET: sockets}
        self._routes = {name: _Route(name, serve, metrics) for name, serve in serves.items()}
        for each in turns:
            self._routes[each.dialect.name] = _Route(each.dialect.name, each, metrics, each.dialect.error_body)

    async def __call__(self, scope: ASGIScope, receive: Receive, send: Send) -> None:
        """One ASGI connection."""
        if scope["type"] != "http":
            name = APPLICATION
        elif scope["extensions"][CONNECTION].wants_websocket:
            name = WEBSOCKET
        else:
            name = self._paths.route_of(scope["method"], scope["path"], scope["raw_path"])
        if name == APPLICATION:
            await self._application(scope, receive, send)
            return
        route = self._routes[name]
        client = Client(scope, send, make_id=self._make_id)
        started = perf_counter()
        route.active += 1
        try:
            relayed = await route.serve(client, scope, receive)
        except (ClientGone, ClientDisconnected):
            relayed = Relayed(scope.get(CODE, "left"), 0.0)
        except (Exception, asyncio.CancelledError) as error:  # noqa: BLE001 - the edge: whatever it is, the client gets an error
            relayed = Relayed(await _answer(client, error, self._spoken(route, scope).error_body), 0.0)
        finally:
            route.active -= 1
        seconds = perf_counter() - started
        route.ended(relayed.end, seconds=seconds, waited=relayed.waited)
        if log.is_enabled_for(INFO):
            took = round(seconds * 1e3, 2)
            told = {**relayed.told, **scope.get(CALLER, {})}
            log.info("request", route=name, end=relayed.end, **told, request_id=client.request_id, ms=took)

    def refused(self, code: str, request_id: str) -> None:
        """Count what the listener refused before there was a request to serve, with the error's code, and log it."""
        self._requests.labels(REFUSED, code).inc()
        log.info("request", route=REFUSED, end=code, request_id=request_id)

    def _spoken(self, route: _Route, scope: ASGIScope) -> _Route:
        """Whose errors the client of a request reads: those of the dialect to which its path or a header belongs."""
        if route.name not in {RELAY, REFUSED, WRONG_BASE}:
            return route
        is_anthropic = any(name == ANTHROPIC[0] for name, _ in scope["headers"])
        return self._routes.get(dialect_at(scope["path"]) or ("messages" if is_anthropic else ""), route)


async def _refuse(_: Client, __: ASGIScope, ___: Receive) -> Relayed:
    raise ApiError.of("ambiguous_path")


async def _advise(_: Client, scope: ASGIScope, ___: Receive) -> Relayed:
    raise ApiError.of("not_found", advice_for(scope["path"]))


async def _answer(client: Client, raised: BaseException, error_body: ErrorBody) -> str:
    """Answer with an error, if there is still somebody to answer and nothing was sent yet.

    What nobody foresaw is a line in the log.
    """
    match raised:
        case ApiError():
            error = raised
        case UpstreamError():
            error = error_of_upstream(raised)
        case asyncio.CancelledError():  # the drain's end: nothing waits for this task but its own answer
            error = ApiError.of("shutting_down")
        case StoreUnavailable():  # who is asking cannot be told: the one thing of the memory that a chat waits for
            error = error_of_memory(raised)
        case _:
            error = ApiError.of("internal_error")
            log.error("unforeseen", error=error_name(raised), request_id=client.request_id)
    if client.lost:
        return "left"
    if client.started:
        client.abort()
        return "cut"
    body = error_body(error, client.request_id)
    await client.answer(error.status, error_headers(error, client.request_id, body), body)
    return error.code
