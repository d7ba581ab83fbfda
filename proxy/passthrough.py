"""Everything else below `/v1/`: any method, any body, relayed untouched both ways."""

from collections.abc import AsyncIterator
from time import perf_counter

from memory.upstream import Deadlines, Headers, Upstream
from proxy.body import declared_length, read_body
from proxy.client import ASGIScope, Client, ClientGone, Receive
from proxy.errors import ApiError
from proxy.gate import Gate
from proxy.headers import response_headers
from proxy.relay import Relayed, relay_opaque

WHOLE_BYTES = 64 * 1024
"""A body of known length up to this is read whole and sent in one piece; any other streams through."""


class Passthrough:
    """Relays what is nobody's turn."""

    def __init__(self, *, gate: Gate, upstream: Upstream, deadlines: Deadlines, body_bytes: int) -> None:
        self._gate = gate
        self._upstream = upstream
        self._deadlines = deadlines
        self._body_bytes = body_bytes

    async def __call__(self, client: Client, scope: ASGIScope, receive: Receive) -> Relayed:
        """Relay one request. Raises `ApiError` or `UpstreamError` as long as nothing was sent."""
        entered = await self._gate.enter(scope, readable=False)
        length = declared_length(scope["headers"])
        if length is not None and length > self._body_bytes:
            raise ApiError.of("body_too_large")
        headers = list(entered.forward)
        body: bytes | AsyncIterator[bytes]
        if length is not None and length <= WHOLE_BYTES:
            body = await read_body(receive, limit=WHOLE_BYTES)
        elif length is None and not _is_chunked(scope["headers"]):
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
        relayed = await relay_opaque(client, response, response_headers(response.headers))
        return Relayed(relayed.end, relayed.waited + waited)


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
            raise ApiError.of("body_too_large")
        if piece:
            yield piece


def _is_chunked(headers: Headers) -> bool:
    return any(name == b"transfer-encoding" for name, _ in headers)
