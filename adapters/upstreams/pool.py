"""The connections to one origin: kept for the next request, bounded, and waited for no longer than is useful."""

import asyncio
import ssl
from collections import OrderedDict
from collections.abc import AsyncIterator

import msgspec

from adapters.upstreams.connection import LONGEST_TICK, READ_BYTES, Exchange, UpstreamConnection
from adapters.upstreams.origin import Origin
from proxy.upstream import Deadlines, UpstreamOverloaded, UpstreamUnreachable


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
        self._buffer = memoryview(bytearray(READ_BYTES))
        self._ssl = (ssl_context or default_ssl_context()) if origin.scheme == "https" else None
        self._idle: list[UpstreamConnection] = []
        self._connections: set[UpstreamConnection] = set()
        """All that exist or are being made."""
        self._slots = 0
        """How many they are, and those whom it was just given to to make one."""
        self._waiting: OrderedDict[asyncio.Future[UpstreamConnection | None], None] = OrderedDict()
        self._closing = False

    async def ask(
        self,
        method: bytes,
        head: bytes,
        body: bytes | AsyncIterator[bytes],
        *,
        length: int | None,
        deadlines: Deadlines,
    ) -> Exchange:
        """Send a request and wait for its answer's head. `length` is that of a body in pieces, if it is known."""
        loop = asyncio.get_running_loop()
        started = loop.time()
        connection = self._take(started) or await self._acquire(loop, deadlines)
        exchange = Exchange(connection, method, deadlines=deadlines, started=started, loop=loop, release=self._release)
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

    # Getting a connection.

    def _take(self, now: float) -> UpstreamConnection | None:
        while self._idle:
            connection = self._idle.pop()
            if connection.usable(now):
                return connection
            connection.abort()
        return None

    async def _acquire(self, loop: asyncio.AbstractEventLoop, deadlines: Deadlines) -> UpstreamConnection:
        if self._slots < self._limits.max_connections:
            self._slots += 1
            return await self._connect(loop, deadlines)
        connection = await self._wait(loop, deadlines)
        if connection is None:
            return await self._connect(loop, deadlines)
        if connection.closed:  # between our turn and now
            return await self._acquire(loop, deadlines)
        return connection

    async def _connect(self, loop: asyncio.AbstractEventLoop, deadlines: Deadlines) -> UpstreamConnection:
        """Make a connection, in a slot that is already ours."""
        connection = UpstreamConnection(
            loop, buffer=self._buffer, idle_seconds=self._limits.idle_seconds, on_lost=self._on_lost
        )
        self._connections.add(connection)
        host, port = self._origin.host, self._origin.port
        try:
            async with asyncio.timeout(min(deadlines.connect, LONGEST_TICK)):
                await loop.create_connection(
                    lambda: connection, host, port, ssl=self._ssl, server_hostname=host if self._ssl else None
                )
        except (OSError, UnicodeError) as error:
            self._abandon(connection)
            raise UpstreamUnreachable(f"no connection to {host}:{port}: {error or 'it took too long'}") from error
        except BaseException:
            self._abandon(connection)
            raise
        if connection.closed:
            raise UpstreamUnreachable(f"{host}:{port} accepts and hangs up")
        return connection

    async def _wait(self, loop: asyncio.AbstractEventLoop, deadlines: Deadlines) -> UpstreamConnection | None:
        """Wait for a connection, or for None: a slot to make one in."""
        if len(self._waiting) >= self._limits.max_waiting:
            raise UpstreamOverloaded(f"all {self._slots} connections are in use, {len(self._waiting)} requests wait")
        turn: asyncio.Future[UpstreamConnection | None] = loop.create_future()
        self._waiting[turn] = None

        def give_up() -> None:
            if self._waiting.pop(turn, turn) is None:
                turn.set_exception(UpstreamOverloaded(f"all {self._slots} connections are in use"))

        timer = loop.call_later(min(deadlines.pool, LONGEST_TICK), give_up)
        try:
            return await turn
        except asyncio.CancelledError:
            self._waiting.pop(turn, None)
            if turn.done() and not turn.cancelled() and turn.exception() is None:  # our turn came with the cancellation
                granted = turn.result()
                if granted is None:
                    self._free_slot()
                elif not granted.closed:
                    self._release(granted)
            raise
        finally:
            timer.cancel()

    # Getting it back.

    def _release(self, connection: UpstreamConnection) -> None:
        turn = self._next_turn()
        if turn is not None:
            turn.set_result(connection)
        elif self._closing or len(self._idle) >= self._limits.max_idle_connections:
            connection.abort()
        else:
            self._idle.append(connection)

    def _on_lost(self, connection: UpstreamConnection) -> None:
        if connection in self._idle:
            self._idle.remove(connection)
        if connection in self._connections:  # else abandoned, and its slot is free already
            self._connections.remove(connection)
            self._free_slot()

    def _abandon(self, connection: UpstreamConnection) -> None:
        """A connection was not made, or is not wanted; the loop may still tell it that it was made, and lost."""
        connection.abort()
        self._on_lost(connection)

    def _free_slot(self) -> None:
        turn = self._next_turn()
        if turn is None:
            self._slots -= 1
        else:
            turn.set_result(None)

    def _next_turn(self) -> asyncio.Future[UpstreamConnection | None] | None:
        """Whose turn it is: the longest-waiting request that is still there."""
        while self._waiting:
            turn, _ = self._waiting.popitem(last=False)
            if not turn.done():
                return turn
        return None


def default_ssl_context() -> ssl.SSLContext:
    """Verified against the system's certificates (`SSL_CERT_FILE` and `SSL_CERT_DIR` name others)."""
    context = ssl.create_default_context()
    context.set_alpn_protocols(["http/1.1"])
    return context
