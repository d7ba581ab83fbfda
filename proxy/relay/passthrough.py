"""Everything else below `/v1/`: any method, any body, relayed untouched both ways.

A call of a model that goes this way has no memory, which nobody could tell from its answer: so it says so.
"""

from collections.abc import AsyncIterator, Sequence
from time import perf_counter

import structlog

from proxy.http.body import declared_length, read_body
from proxy.http.client import ASGIScope, Client, ClientGone, Receive
from proxy.http.endpoints import endpoint_of
from proxy.http.errors import ApiError, error_frame, too_large
from proxy.http.paths import BELOW
from proxy.identity.gate import Gate
from proxy.identity.headers import response_headers
from proxy.ops.counters import Count
from proxy.ops.metrics import Metrics
from proxy.relay.relay import Relayed, relay_opaque
from proxy.upstream import Deadlines, Upstream

log = structlog.get_logger()

NO_MEMORY = [(b"x-memory-status", b"off"), (b"x-memory-reason", b"endpoint")]

WHOLE_BYTES = 64 * 1024
"""A body of known length up to this is read whole and sent in one piece; any other streams through."""


class Passthrough:
    """Relays what is nobody's turn."""

    def __init__(
        self,
        *,
        gate: Gate,
        upstream: Upstream,
        deadlines: Deadlines,
        body_bytes: int,
        metrics: Metrics,
        with_memory: Sequence[str],
    ) -> None:
        """`with_memory`: the paths of the dialects."""
        self._gate = gate
        self._upstream = upstream
        self._deadlines = deadlines
        self._body_bytes = body_bytes
        self._metrics = metrics
        self._advice = f"only POST {' and '.join(with_memory)} has a memory"
        self._calls: dict[str, Count] = {}

    async def __call__(self, client: Client, scope: ASGIScope, receive: Receive) -> Relayed:
        """Relay one request. Raises `ApiError` or `UpstreamError` as long as nothing was sent."""
        entered = await self._gate.enter(scope, readable=False)
        length = declared_length(scope["headers"])
        if length is not None and length > self._body_bytes:
            raise _too_large(self._body_bytes)
        headers = list(entered.forward)
        body: bytes | AsyncIterator[bytes]
        if length is not None and length <= WHOLE_BYTES:
            body = await read_body(receive, limit=WHOLE_BYTES)
        elif length is None and all(name != b"transfer-encoding" for name, _ in scope["headers"]):
            body = b""
        else:
            body = _stream(receive, limit=self._body_bytes)
            if length is not None:
                headers.append((b"content-length", b"%d" % length))
        method: bytes = scope["method"].encode()
        asked = perf_counter()
        with client.present():
            response = await self._upstream.send(method, entered.target, headers, body, deadlines=self._deadlines)
        waited = perf_counter() - asked
        answered = response_headers(response.headers)
        if method == b"POST":  # by which every call of a model is made, whatever an upstream names it
            answered += NO_MEMORY
            self._tell(endpoint_of(scope["path"].removeprefix(BELOW)))
        relayed = await relay_opaque(client, response, answered, error_frame=error_frame)
        memory: dict[str, str | int] = {"memory": "off", "reason": "endpoint"} if method == b"POST" else {}
        return Relayed(relayed.end, relayed.waited + waited, memory)

    def _tell(self, endpoint: str) -> None:
        """Count a call without memory; the first of an endpoint is a line in the log."""
        if endpoint not in self._calls:
            self._calls[endpoint] = self._metrics.relayed_calls.labels(endpoint)
            log.info("no_memory", endpoint=endpoint, advice=self._advice)
        self._calls[endpoint].inc()


async def _stream(receive: Receive, *, limit: int) -> AsyncIterator[bytes]:
    """The request's body as it comes in."""
    seen = 0
    more = True
    while more:
        message = await receive()
        if message["type"] == "http.disconnect":
            raise ClientGone
        more = message.get("more_body", False)
        piece: bytes = message.get("body", b"")
        seen += len(piece)
        if seen > limit:
            raise _too_large(limit)
        if piece:
            yield piece


def _too_large(limit: int) -> ApiError:
    return too_large(limit, "limits.relay_bytes")
