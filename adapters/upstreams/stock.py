"""The upstream over httpx2's own transport: dearer, but it knows web proxies (from the environment) and HTTP/2."""

import asyncio
import ssl
from collections.abc import AsyncIterator, Awaitable, Generator
from contextlib import contextmanager
from http.cookiejar import CookieJar, DefaultCookiePolicy
from typing import Literal, TypeVar

import httpx2

from adapters.upstreams.answer import BEYOND_FINAL
from adapters.upstreams.head import HeadWriter, split_length
from adapters.upstreams.origin import parse_base_url
from adapters.upstreams.pool import PoolLimits
from adapters.upstreams.pooled import is_redirect, redirected
from proxy.upstream import (
    Deadlines,
    Headers,
    UpstreamInvalid,
    UpstreamOverloaded,
    UpstreamTimeout,
    UpstreamTruncated,
    UpstreamUnreachable,
)

T = TypeVar("T")


class StockUpstream:
    """`proxy.upstream.Upstream` for one base URL; the same contract as `PooledUpstream`.

    `http2=True` needs the package `h2`. Two promises of ours it cannot keep: `max_waiting` has no counterpart in
    httpx2; and what an upstream sends behind an answer's end, httpx2 takes for the next answer on that connection.
    """

    def __init__(
        self,
        base_url: str,
        *,
        limits: PoolLimits,
        ssl_context: ssl.SSLContext | None = None,
        http2: bool = False,
    ) -> None:
        origin, self._path = parse_base_url(base_url)
        self._origin = f"{origin.scheme}://{origin.authority.decode('ascii')}"
        self._heads = HeadWriter(origin, self._path)
        self._closing: set[asyncio.Task[None]] = set()
        self._client = httpx2.AsyncClient(
            verify=ssl_context or True,
            http2=http2,
            limits=httpx2.Limits(
                max_connections=limits.max_connections,
                max_keepalive_connections=limits.max_idle_connections,
                keepalive_expiry=limits.idle_seconds,
            ),
            # A jar would pour one user's cookies into the memory of the process.
            cookies=CookieJar(policy=DefaultCookiePolicy(allowed_domains=[])),
        )

    async def send(
        self,
        method: bytes,
        target: bytes,
        headers: Headers,
        body: bytes | AsyncIterator[bytes],
        *,
        deadlines: Deadlines,
    ) -> "StockResponse":
        """See `proxy.upstream.Upstream.send`."""
        clock = _Clock(deadlines)
        unframed, length = (headers, len(body)) if isinstance(body, bytes) else split_length(headers)
        self._heads.write(method, target, unframed, length)  # for its checks: httpx2 repairs what it can
        path = (self._path + target) or b"/"
        waits = {"connect": deadlines.connect, "read": None, "write": None, "pool": deadlines.pool}
        # Of exactly these headers: the client would add its own.
        request = httpx2.Request(
            method.decode("ascii"),
            self._origin,
            headers=list(headers),
            content=body,
            extensions={"timeout": waits, "target": path},
        )
        sending = self._client.send(request, stream=True, auth=None, follow_redirects=False)
        with _upstream_errors(answered=False):
            answer = await clock.within(sending, seconds=deadlines.first_byte, phase="first_byte")
        response = StockResponse(answer, clock, self._closing)
        if response.status >= BEYOND_FINAL:  # h11 takes any three digits, a server in front of us only these
            response.close()
            raise UpstreamInvalid(f"there is no status {response.status}", answered=True)
        if is_redirect(response):
            response.close()
            raise redirected(response)
        return response

    async def close(self) -> None:
        """Close idle connections."""
        await asyncio.gather(*self._closing)
        await self._client.aclose()


class StockResponse:
    """An answer of httpx2 as an `UpstreamResponse`."""

    def __init__(self, answer: httpx2.Response, clock: "_Clock", closing: set[asyncio.Task[None]]) -> None:
        self.status = answer.status_code
        self.headers = [(name.lower(), value) for name, value in answer.headers.raw]
        self._answer = answer
        self._clock = clock
        self._closing = closing
        self._closed = False
        self._pieces = answer.aiter_raw()

    async def read(self) -> bytes:
        """See `proxy.upstream.UpstreamResponse.read`."""
        if self._closed and not self._answer.is_closed:
            raise UpstreamTruncated("the answer was closed before its end", answered=True)
        try:
            with _upstream_errors(answered=True):
                return await self._clock.within(
                    anext(self._pieces, b""), seconds=self._clock.deadlines.idle, phase="idle"
                )
        except BaseException:
            self.close()
            raise

    def close(self) -> None:
        """Close the answer, which takes httpx2 a task."""
        if self._closed or self._answer.is_closed:
            return
        self._closed = True
        task = asyncio.get_running_loop().create_task(self._answer.aclose())
        self._closing.add(task)
        task.add_done_callback(self._closing.discard)


class _Clock:
    """The deadlines of one request, from its start."""

    def __init__(self, deadlines: Deadlines) -> None:
        self.deadlines = deadlines
        self._loop = asyncio.get_running_loop()
        self._end = self._loop.time() + deadlines.total

    async def within(self, step: Awaitable[T], *, seconds: float, phase: Literal["first_byte", "idle"]) -> T:
        due = self._loop.time() + seconds
        try:
            async with asyncio.timeout_at(min(due, self._end)):
                return await step
        except TimeoutError as error:
            missed = phase if due < self._end else "total"
            raise UpstreamTimeout(
                f"the upstream has exceeded its {missed} deadline", phase=missed, answered=phase == "idle"
            ) from error


@contextmanager
def _upstream_errors(*, answered: bool) -> Generator[None]:
    try:
        yield
    except httpx2.LocalProtocolError as error:
        raise ValueError(str(error)) from error
    except httpx2.TransportError as error:
        message = str(error) or type(error).__name__
        match error:
            case httpx2.PoolTimeout():
                raise UpstreamOverloaded(message) from error
            case httpx2.ConnectError() | httpx2.ConnectTimeout() | httpx2.ProxyError() | httpx2.UnsupportedProtocol():
                raise UpstreamUnreachable(message) from error
            case httpx2.RemoteProtocolError() if not answered and "disconnected" not in message:
                raise UpstreamInvalid(message, answered=True) from error
            case _:
                raise UpstreamTruncated(message, answered=answered) from error
