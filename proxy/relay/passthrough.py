"""Everything else below `/v1/`: any method, any body, relayed untouched both ways.

A call of a model that goes this way has no memory, which nobody could tell from its answer: so it says so.
"""

from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from time import perf_counter
from typing import NamedTuple, Protocol

import structlog

from proxy.http.body import BodyTooLarge, declared_length, read_body
from proxy.http.client import ASGIScope, Client, ClientGone, Receive
from proxy.http.endpoints import endpoint_of
from proxy.http.errors import ApiError, error_frame, too_large
from proxy.http.paths import BELOW
from proxy.identity.gate import Entered, Gate
from proxy.identity.headers import response_headers
from proxy.ops.counters import Count
from proxy.ops.metrics import Metrics
from proxy.relay.destinations import Destination, Destinations, dialect_at, headers_for
from proxy.relay.model_list import PATH as MODELS
from proxy.relay.model_list import ModelList
from proxy.relay.relay import Reader, Relayed, Wire, is_event_stream, relay_opaque, relay_plain, relay_stream
from proxy.upstream import Pair, UpstreamResponse

log = structlog.get_logger()

NO_MEMORY = [(b"x-memory-status", b"off"), (b"x-memory-reason", b"endpoint")]

ONE_MODEL = f"{MODELS}/"

OK = 200

READ_BYTES = 1024 * 1024
"""An answer up to this is read beside its relay: it waits whole for that."""

WHOLE_BYTES = 64 * 1024
"""A body of known length up to this is read whole and sent in one piece; any other streams through."""


class Watched(NamedTuple):
    """How an answer is read beside its relay."""

    wire: Wire
    take: Callable[[Reader], Awaitable[None]]
    """Is given what was read, before the answer ends."""


class Admitted(NamedTuple):
    """Where a request goes, and how its answer is read; None: it is not."""

    destination: Destination
    watched: Watched | None = None


class ProviderIds(Protocol):
    """What a provider keeps under ids: whose it is, and who made it."""

    def looks_into(self, entered: Entered, path: str) -> bool:
        """Whether a request may name ids in its body: it is to be admitted with all of it."""
        ...

    async def admit(self, entered: Entered, first: Destination, method: str, path: str, body: bytes | None) -> Admitted:
        """Where a request goes, and how its answer is read; None: its body streams through.

        Raises `ApiError` for what is somebody else's.
        """
        ...


class Passthrough:
    """Relays what is nobody's turn."""

    def __init__(
        self,
        *,
        gate: Gate,
        destinations: Destinations,
        body_bytes: int,
        model_bytes: int,
        metrics: Metrics,
        with_memory: Sequence[str],
        kept: ProviderIds,
    ) -> None:
        """`model_bytes`: up to so much of a body is read for its model's name. `with_memory`: the dialects' paths."""
        self._gate = gate
        self._destinations = destinations
        self._models = ModelList(destinations)
        self._body_bytes = body_bytes
        self._model_bytes = model_bytes
        self._metrics = metrics
        self._kept = kept
        self._advice = f"only POST {' and '.join(with_memory)} has a memory"
        self._calls: dict[str, Count] = {}

    async def __call__(self, client: Client, scope: ASGIScope, receive: Receive) -> Relayed:
        """Relay one request. Raises `ApiError` or `UpstreamError` as long as nothing was sent."""
        lists = not self._destinations.is_one and scope["method"] == "GET" and scope["path"] == MODELS
        entered = await self._gate.enter(scope, readable=lists)
        if lists and entered.incoming.memory.upstream is None:
            return await self._models(client, entered)
        body, framing = await self._body(entered, scope, receive)
        whole = body if isinstance(body, bytes) else None
        first = self._destination(entered, scope["path"], whole)
        destination, watched = await self._kept.admit(entered, first, scope["method"], scope["path"], whole)
        entered = self._gate.at(entered, destination.name)
        self._gate.tell(scope, entered.principal)
        headers = headers_for(destination, entered, dialect_at(scope["path"]))
        method: bytes = scope["method"].encode()
        asked = perf_counter()
        with client.present():
            response = await destination.upstream.send(
                method, entered.target, [*headers, *framing], body, deadlines=destination.deadlines
            )
        waited = perf_counter() - asked
        answered = response_headers(response.headers)
        if not self._destinations.is_one:
            answered.append((b"x-memory-upstream", destination.name.encode()))
        if method == b"POST":  # by which every call of a model is made, whatever an upstream names it
            answered += NO_MEMORY
            self._tell(endpoint_of(scope["path"].removeprefix(BELOW)))
        relayed = await self._relay(client, response, answered, watched)
        told: dict[str, str | int] = {"memory": "off", "reason": "endpoint"} if method == b"POST" else {}
        if not self._destinations.is_one:
            told["upstream"] = destination.name
        return Relayed(relayed.end, relayed.waited + waited, {**told, **relayed.told})

    async def _relay(
        self, client: Client, response: UpstreamResponse, answered: list[Pair], watched: Watched | None
    ) -> Relayed:
        if watched is None or response.status != OK:
            return await relay_opaque(client, response, answered, error_frame=error_frame)

        async def keep(reader: Reader, cut: bool) -> bool:  # noqa: FBT001 - the relay's own callback
            if not cut:
                await watched.take(reader)
            return True

        if is_event_stream(response.headers):
            return await relay_stream(client, response, lambda _: answered, wire=watched.wire, keep=keep)
        return await relay_plain(
            client, response, lambda _: answered, wire=watched.wire, whole_bytes=READ_BYTES, keep=keep
        )

    def _destination(self, entered: Entered, path: str, body: bytes | None) -> Destination:
        named = entered.incoming.memory.upstream
        if named is None and path.startswith(ONE_MODEL):
            return self._destinations.of("", path.removeprefix(ONE_MODEL))
        return self._destinations.choose(named, dialect_at(path), body)

    async def _body(
        self, entered: Entered, scope: ASGIScope, receive: Receive
    ) -> tuple[bytes | AsyncIterator[bytes], list[Pair]]:
        """The body as it is sent on, and the header that goes with it: whole if it is short, or names a model."""
        length = declared_length(scope["headers"])
        if length is not None and length > self._body_bytes:
            raise _too_large(self._body_bytes)
        if length is None and all(name != b"transfer-encoding" for name, _ in scope["headers"]):
            return b"", []
        if self._kept.looks_into(entered, scope["path"]):
            return await self._whole(receive), []
        names_model = self._destinations.asks_for_models and _says_json(entered)
        most = self._model_bytes if names_model else WHOLE_BYTES
        if length is not None and length <= most:
            return await read_body(receive, limit=most), []
        framing = [] if length is None else [(b"content-length", b"%d" % length)]
        return _stream(receive, limit=self._body_bytes), framing

    async def _whole(self, receive: Receive) -> bytes:
        try:
            return await read_body(receive, limit=self._model_bytes)
        except BodyTooLarge:
            raise too_large(self._model_bytes, "limits.body_bytes") from None

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


def _says_json(entered: Entered) -> bool:
    return any(name == b"content-type" and b"json" in value.lower() for name, value in entered.incoming.forward)


def _too_large(limit: int) -> ApiError:
    return too_large(limit, "limits.relay_bytes")
