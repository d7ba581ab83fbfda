"""The connections to one origin: kept for the next request, bounded, and waited for no longer than is useful."""

import asyncio
import ssl
from collections import OrderedDict
from collections.abc import AsyncIterator

import msgspec

from adapters.upstreams.connection import Connection, Exchange
from adapters.upstreams.origin import Origin
from memory.upstream import Deadlines, UpstreamOverloaded, UpstreamUnreachable


class PoolLimits(msgspec.Struct, frozen=True, kw_only=True):
    """How many connections a pool may have, and how long it keeps them."""

    max_connections: int = 1_000
    max_idle_connections: int = 100
    idle_seconds: float = 15.0
    max_waiting: int = 1_000
    """Requests that wait for a connection; one more is refused at once (FAULTS U26)."""


class Pool:
    """Connections to one origin. The last one used is used first, so that the others can grow old and go."""

    def __init__(self, origin: Origin, limits: PoolLimits, ssl_context: ssl.SSLContext | None = None) -> None:
        self._origin = origin
        self._limits = limits
        self._ssl = (ssl_context or default_ssl_context()) if origin.scheme == "https" else None
        self._idle: list[Connection] = []
        self._open = 0
        """Connections that exist or are being made."""
        self._waiting: OrderedDict[asyncio.Future[Connection | None], None] = OrderedDict()
        self._closing = False

    async def ask(
        self, method: bytes, head: bytes, body: bytes | AsyncIterator[bytes], *, length: int | None, deadlines: Deadlines
    ) -> Exchange:
        """Send a request and wait for its answer's head. `length` is that of a body in pieces, if it is known."""
        loop = asyncio.get_running_loop()
        started = loop.time()
        connection = self._take(started) or await self._acquire(loop, deadlines)
        exchange = Exchange(
            connection, method, deadlines=deadlines, started=started, loop=loop, release=self._release
        )
        try:
            if isinstance(body, bytes):
                exchange.send(head, body)
            else:
                exchange.upload(head, body, length)
            await exchange.head()
        except BaseException:
            exchange.close()
            raise
        return exchange

    async def close(self) -> None:
        """Close the idle connections, and each other one when its exchange is over."""
        self._closing = True
        while self._idle:
            self._idle.pop().abort()
        await asyncio.sleep(0)  # the loop closes the sockets

    def _take(self, now: float) -> Connection | None:
        while self._idle:
            connection = self._idle.pop()
            if connection.usable(now):
                return connection
            connection.abort()
        return None

    async def _acquire(self, loop: asyncio.AbstractEventLoop, deadlines: Deadlines) -> Connection:
        if self._open < self._limits.max_connections:
            return await self._connect(loop, deadlines)
        connection = await self._wait(loop, deadlines)
        return connection or await self._connect(loop, deadlines)

    async def _wait(self, loop: asyncio.AbstractEventLoop, deadlines: Deadlines) -> Connection | None:
        """Wait for a connection, or for None: the right to make one."""
        if len(self._waiting) >= self._limits.max_waiting:
            raise UpstreamOverloaded(f"{self._open} connections are in use, {len(self._waiting)} requests wait for one")
        turn: asyncio.Future[Connection | None] = loop.create_future()
        self._waiting[turn] = None
        timer = loop.call_later(min(deadlines.pool, 3600.0), self._give_up, turn)
        ...
