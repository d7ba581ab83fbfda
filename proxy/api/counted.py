"""The memory's API as operations see it: each of its requests is counted, and is a line in the log, as chats are.

What is asked for every few seconds, health and metrics, is answered in front of it and not counted.
"""

from collections.abc import Awaitable, Callable
from time import perf_counter

import structlog

from proxy.http.client import CALLER, CODE, CONNECTION, ASGIScope, Message, Receive, Send
from proxy.ops.metrics import Metrics

log = structlog.get_logger()

MEMORY, OTHER = "memory", "other"
"""Its routes: the memory's own API, by whichever of its paths, and what else there is, as the schema's page."""

BELOW = ("/memory/", "/v1/")
"""What the memory's API is below; of `/v1/` only those paths get here by which clients of mem0 call it."""

WHOLE = "whole"

TEMPLATE = "path_template"
"""In the scope of a request for which there is a handler: its path without what a client put into it (Litestar)."""

FAILED = 400
"""From this status on an answer is an error."""


class Counted:
    """The ASGI application of the memory's API, with its requests counted by route and by how they ended."""

    def __init__(self, application: Callable[[ASGIScope, Receive, Send], Awaitable[None]], metrics: Metrics) -> None:
        self._application = application
        self._requests = metrics.requests
        self._active = {MEMORY: 0, OTHER: 0}
        for route in self._active:
            metrics.active.labels(route).set_function(lambda route=route: self._active[route])

    async def __call__(self, scope: ASGIScope, receive: Receive, send: Send) -> None:
        """One ASGI connection."""
        route = MEMORY if scope["path"].startswith(BELOW) else OTHER
        sent = _Outgoing(send)
        started = perf_counter()
        self._active[route] += 1
        try:
            await self._application(scope, receive, sent.send)
        finally:
            self._active[route] -= 1
            end = sent.end_of(scope)
            self._requests.labels(route, end).inc()
            named = {"path": scope[TEMPLATE]} if TEMPLATE in scope else {}
            took = round((perf_counter() - started) * 1e3, 2)
            log.info("request", route=route, end=end, **named, **scope.get(CALLER, {}), **sent.named, ms=took)


class _Outgoing:
    """What is sent to a client on its way through."""

    def __init__(self, send: Send) -> None:
        self._send = send
        self._status = 0
        self._complete = False
        self.named: dict[str, str] = {}
        """The request's id, if the answer tells one."""

    async def send(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self._status = message["status"]
            ids = [value.decode() for name, value in message.get("headers", ()) if name == b"x-request-id"]
            self.named = {"request_id": ids[0]} if ids else {}
        await self._send(message)
        if message["type"] == "http.response.body":
            self._complete = not message.get("more_body", False)

    def end_of(self, scope: ASGIScope) -> str:
        """How a request ended, in the words of the other routes: `whole`, `left`, `cut`, or an error's code."""
        if not self._complete:
            return scope.get(CODE, "left") if scope["extensions"][CONNECTION].lost else "cut"
        return WHOLE if self._status < FAILED else scope.get(CODE, "internal_error")
