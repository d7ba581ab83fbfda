"""WebSockets, relayed untouched both ways: what is said in them nobody reads, so they have no memory.

Who asks is checked as for every request, and again while the socket is open: it ends with the key or the token that
opened it. The key that we hold is lent as for every request. Where users share that
key, no responses are spoken over sockets: what a frame names could be anybody's (docs/responses.md, Whose responses
are).
"""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from time import monotonic
from typing import Annotated
from urllib.parse import parse_qs, unquote_to_bytes

import msgspec
from msgspec import Meta

from proxy.http.client import ASGIScope, Client, ClientTunnel, Receive
from proxy.http.errors import ApiError
from proxy.identity.gate import Entered, Gate
from proxy.identity.headers import response_headers
from proxy.relay.destinations import Destination, Destinations, dialect_at, headers_for
from proxy.relay.relay import End, Relayed, relayed_opaque
from proxy.relay.scrubbing import masked
from proxy.upstream import Tunnel

REALTIME, RESPONSES = "/v1/realtime", "/v1/responses"

PATHS = frozenset({REALTIME, RESPONSES})
"""Where providers speak over sockets."""

NO_MEMORY = [(b"x-memory-status", b"off"), (b"x-memory-reason", b"endpoint")]

UPGRADED = [(b"connection", b"upgrade"), (b"upgrade", b"websocket")]

SWITCHING = 101

FRAMING = frozenset({b"content-length", b"transfer-encoding"})

LOOK_SECONDS = 1.0
"""How often the key of an open socket is looked at: of a revoked one that is known at most `CACHE_SECONDS` later."""

Patience = Annotated[float, Meta(gt=0)]


class SocketLimits(msgspec.Struct, frozen=True, kw_only=True):
    """How long a socket may be open, in seconds."""

    idle_seconds: Patience
    """In which neither side says anything."""
    seconds: Patience
    """In all."""


class Sockets:
    """Relays WebSockets."""

    def __init__(self, *, gate: Gate, destinations: Destinations, limits: SocketLimits) -> None:
        self._gate = gate
        self._destinations = destinations
        self._limits = limits

    async def __call__(self, client: Client, scope: ASGIScope, receive: Receive) -> Relayed:  # noqa: ARG002 - a socket has no body
        """Relay one. Raises `ApiError` or `UpstreamError` as long as nothing was sent."""
        if scope["method"] != "GET" or scope["raw_path"].decode() not in PATHS:
            raise ApiError.of("websocket_unsupported")
        entered = await self._gate.enter(scope, readable=False)
        destination = self._destination(entered, scope)
        headers = headers_for(destination, entered, dialect_at(scope["path"]))
        # A telephone call that is under way is listened to by whoever names it.
        names_call = b"call_id" in unquote_to_bytes(scope["query_string"])
        if (names_call or scope["path"] == RESPONSES) and destination.key.is_shared(entered.principal, headers):
            raise ApiError.of("websocket_unsupported", SHARED)
        started = monotonic()
        with client.present():
            upstream = await destination.tunnels.open(entered.target, headers, deadlines=destination.deadlines)
        waited = monotonic() - started
        try:
            answered = [*response_headers(upstream.headers), *NO_MEMORY]
            if not self._destinations.is_one:
                answered.append((b"x-memory-upstream", destination.name.encode()))
            if upstream.status != SWITCHING:
                return await _refused(client, upstream, answered, destination, waited=waited)
            downstream = client.open_tunnel(_head([*answered, *UPGRADED]))
            end = await relayed_both_ways(
                downstream, upstream, limits=self._limits, may_stay=lambda: self._gate.lets_stay(scope, entered)
            )
            return Relayed(end, waited, {"memory": "off", "reason": "endpoint"})
        finally:
            upstream.close()

    def _destination(self, entered: Entered, scope: ASGIScope) -> Destination:
        named, dialect = entered.incoming.memory.upstream, dialect_at(scope["path"])
        model = parse_qs(scope["query_string"].decode("latin-1")).get("model", [""])[0]
        if named is None and model:
            return self._destinations.of(dialect, model)
        return self._destinations.choose(named, dialect, None)


SHARED = (
    "Responses are not spoken over WebSockets here, and calls (`call_id`) not listened to, because the provider's key "
    "is shared: nobody could tell whose they are. Send requests for responses over plain HTTP."
)


async def _refused(
    client: Client, upstream: Tunnel, answered: list[tuple[bytes, bytes]], destination: Destination, *, waited: float
) -> Relayed:
    """The upstream opens none, and says why."""
    key = destination.key.key
    body = masked(upstream.body, key)
    headers = [(name, masked(value, key)) for name, value in answered if name not in FRAMING]
    await client.answer(upstream.status, [*headers, (b"content-length", b"%d" % len(body))], body)
    return relayed_opaque(upstream.status, waited)


def _head(headers: list[tuple[bytes, bytes]]) -> bytes:
    lines = [b"%b: %b\r\n" % pair for pair in headers]
    return b"".join([b"HTTP/1.1 101 Switching Protocols\r\n", *lines, b"\r\n"])


async def relayed_both_ways(
    downstream: ClientTunnel, upstream: Tunnel, *, limits: SocketLimits, may_stay: Callable[[], Awaitable[bool]]
) -> End:
    """Relay until one side ends, or the client may not stay, or nobody says anything, or it has lasted long enough.

    Both are closed then.
    """
    began = heard = monotonic()

    async def pump(read: Callable[[], Awaitable[bytes]], write: Callable[[bytes], Awaitable[None]]) -> None:
        nonlocal heard
        while piece := await read():
            heard = monotonic()
            await write(piece)

    async def over() -> None:
        while await may_stay():
            left = min(heard + limits.idle_seconds, began + limits.seconds) - monotonic()
            if left <= 0:
                return
            await asyncio.sleep(min(left, LOOK_SECONDS))

    outwards = asyncio.create_task(pump(downstream.read, upstream.write))
    inwards = asyncio.create_task(pump(upstream.read, downstream.write))
    end = asyncio.create_task(over())
    tasks = {outwards, inwards, end}
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        return End.CUT if end in done else End.LEFT if outwards in done else End.WHOLE
    finally:
        for task in tasks:
            task.cancel()
        with suppress(asyncio.CancelledError):
            await asyncio.gather(*tasks, return_exceptions=True)
        upstream.close()
        downstream.close()
