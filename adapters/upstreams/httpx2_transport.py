"""Our connections behind httpx2's interface, for the SDKs of the memory's own model calls.

AsyncOpenAI(http_client=httpx2.AsyncClient(transport=PooledTransport(limits=PoolLimits())))
"""

import math
import ssl
from collections.abc import AsyncIterator, Generator, Mapping
from contextlib import contextmanager

import httpx2

from adapters.upstreams.connection import Exchange
from adapters.upstreams.head import HeadWriter, split_length
from adapters.upstreams.origin import DEFAULT_PORTS, Origin
from adapters.upstreams.pool import Pool, PoolLimits
from proxy.upstream import (
    Deadlines,
    UpstreamError,
    UpstreamInvalid,
    UpstreamOverloaded,
    UpstreamTimeout,
    UpstreamTruncated,
    UpstreamUnreachable,
)

OURS = frozenset({b"host", b"connection", b"transfer-encoding"})
"""What httpx2 adds and our head writer makes itself."""


class PooledTransport(httpx2.AsyncBaseTransport):
    """Serves any origin, each from a pool of its own. Redirects are the client's to follow, or not."""

    def __init__(self, *, limits: PoolLimits, ssl_context: ssl.SSLContext | None = None) -> None:
        self._limits = limits
        self._ssl_context = ssl_context
        self._pools: dict[Origin, tuple[HeadWriter, Pool]] = {}

    async def handle_async_request(self, request: httpx2.Request) -> httpx2.Response:
        """Send one request. Raises `httpx2.TransportError`."""
        heads, pool = self._pool(request.url)
        method = request.method.encode("ascii")
        body = _body(request)
        headers, length = split_length([pair for pair in request.headers.raw if pair[0].lower() not in OURS])
        if isinstance(body, bytes):
            length = len(body)
        with _httpx2_errors(request):
            head = heads.write(method, request.url.raw_path, headers, length)
            exchange = await pool.ask(method, head, body, length=length, deadlines=_deadlines(request))
        return httpx2.Response(
            exchange.status,
            headers=exchange.headers,
            stream=_BodyStream(exchange, request),
            extensions={"http_version": b"HTTP/1.1"},
        )

    async def aclose(self) -> None:
        """Close idle connections."""
        for _, pool in self._pools.values():
            await pool.close()

    def _pool(self, url: httpx2.URL) -> tuple[HeadWriter, Pool]:
        if url.scheme not in DEFAULT_PORTS:
            raise httpx2.UnsupportedProtocol(f"no connection for {url.scheme!r}")
        origin = Origin(url.scheme, url.raw_host.decode("ascii"), url.port or DEFAULT_PORTS[url.scheme])
        if origin not in self._pools:
            self._pools[origin] = HeadWriter(origin, b""), Pool(origin, self._limits, self._ssl_context)
        return self._pools[origin]


class _BodyStream(httpx2.AsyncByteStream):
    """An answer's body as httpx2 reads it."""

    def __init__(self, exchange: Exchange, request: httpx2.Request) -> None:
        self._exchange = exchange
        self._request = request

    async def __aiter__(self) -> AsyncIterator[bytes]:
        with _httpx2_errors(self._request):
            while piece := await self._exchange.read():
                yield piece

    async def aclose(self) -> None:
        self._exchange.close()


def _body(request: httpx2.Request) -> bytes | AsyncIterator[bytes]:
    try:
        return request.content
    except httpx2.RequestNotRead:
        if not isinstance(request.stream, httpx2.AsyncByteStream):
            raise
        return aiter(request.stream)


def _deadlines(request: httpx2.Request) -> Deadlines:
    """httpx2's timeouts: one for reading, none in total."""
    waits: Mapping[str, float | None] = request.extensions.get("timeout", {})

    def seconds(key: str) -> float:
        wait = waits.get(key)
        return math.inf if wait is None else wait

    return Deadlines(
        connect=seconds("connect"),
        first_byte=seconds("read"),
        idle=seconds("read"),
        total=math.inf,
        pool=seconds("pool"),
    )


@contextmanager
def _httpx2_errors(request: httpx2.Request) -> Generator[None]:
    try:
        yield
    except UpstreamError as error:
        raise _httpx2_error(error)(str(error), request=request) from error
    except ValueError as error:
        raise httpx2.LocalProtocolError(str(error), request=request) from error


def _httpx2_error(error: UpstreamError) -> type[httpx2.TransportError]:
    match error:
        case UpstreamUnreachable():
            return httpx2.ConnectTimeout if isinstance(error.__cause__, TimeoutError) else httpx2.ConnectError
        case UpstreamOverloaded():
            return httpx2.PoolTimeout
        case UpstreamTimeout():
            return httpx2.ReadTimeout
        case UpstreamTruncated() if not error.answered:
            return httpx2.ReadError
        case UpstreamTruncated() | UpstreamInvalid():
            return httpx2.RemoteProtocolError
        case _:
            return httpx2.TransportError
