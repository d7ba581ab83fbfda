"""Commands of several callers in one round trip, over a connection of the client's that is kept.

The client's own `Pipeline` makes, beside what is sent and read, some thirty calls for each command, and its pool and
its streams some hundred for each round trip, of which an ingested turn takes eight. What is needed of them is here:
all commands are packed at once, the connection stays with who sends them, what comes is handed from the socket to the
parser and to who waits, and one timer stands for all replies. To connect, to log in, and to find the server that a
sentinel names stay the client's.
"""

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, TypeAlias, cast

import hiredis
from redis import exceptions
from redis.asyncio import Redis
from redis.asyncio.sentinel import SentinelManagedConnection

Command: TypeAlias = tuple[str | bytes | int | float, ...]

_packed = cast("Callable[[Command], bytes]", hiredis.pack_command)  # pyright: ignore[reportUnknownMemberType] - for one argument alone

_NO_MORE = object()
"""What the parser gives when it has no whole reply."""


class Pipe:
    """A way to the server, for one caller at a time: it connects when it is first used, and anew when it was cut."""

    def __init__(self, client: Redis) -> None:
        self._client: Any = client
        self._connection: Any = None
        self._link: _Link | None = None

    async def exchange(self, commands: Sequence[Command], *, reply_seconds: float) -> list[Any]:
        """The replies in order, as the client gives them, errors of single commands among them.

        `reply_seconds`: how long the next reply is waited for. Raises the client's errors, and `OSError`.
        """
        packed = b"".join(map(_packed, commands))
        await self._connect()
        try:
            replies = await self._exchanged(packed, len(commands), reply_seconds)
        except exceptions.ConnectionError:  # all that is sent may be sent again
            await self._connect()
            replies = await self._exchanged(packed, len(commands), reply_seconds)
        shapes = self._client.response_callbacks
        for at, command in enumerate(commands):
            shape = shapes.get(command[0])
            if shape is not None and not isinstance(replies[at], Exception):
                replies[at] = shape(replies[at])
        return replies

    async def close(self) -> None:
        """Give the connection back."""
        if self._connection is not None:
            await self._connection.disconnect()
            await self._client.connection_pool.release(self._connection)
            self._connection = self._link = None

    async def _connect(self) -> None:
        """Be connected: what the server closed while nothing was asked is made anew."""
        if self._link is not None and not self._link.is_lost:
            return
        if self._connection is None:
            self._connection = await self._client.connection_pool.get_connection()
        else:
            await self._connection.disconnect()
            await self._connection.connect()
        self._link = _Link(self._connection)

    async def _exchanged(self, packed: bytes, count: int, reply_seconds: float) -> list[Any]:
        assert self._link is not None  # noqa: S101 - for the type checker: it is connected
        link, is_whole = self._link, False
        try:
            replies = await link.exchanged(packed, count, reply_seconds)
            if isinstance(self._connection, SentinelManagedConnection) and _is_replica(replies):
                raise exceptions.ConnectionError("the server was a primary, and is a replica now")
            is_whole = True
        finally:
            if not is_whole:  # no later reply may be taken for another's (FAULTS R10)
                link.is_lost = True
        return replies


class _Link(asyncio.Protocol):
    """A connection that is logged in, taken over from the client's streams."""

    def __init__(self, connection: Any) -> None:  # noqa: ANN401 - its parts have no public names
        self.is_lost = False
        """It is of no more use."""
        self._loop = asyncio.get_running_loop()
        # The parser makes the client's errors of what the server says.
        self._parser = hiredis.Reader(
            protocolError=exceptions.InvalidResponse,
            replyError=connection._parser.parse_error,  # noqa: SLF001 - see above
            notEnoughData=_NO_MORE,
        )
        self._transport: asyncio.Transport = connection._writer.transport  # noqa: SLF001 - the same
        self._streams: Any = self._transport.get_protocol()
        self._transport.set_protocol(self)
        self._waiting: asyncio.Future[list[Any]] | None = None
        self._replies: list[Any] = []
        self._count = 0
        self._heard_at = 0.0
        self._limit: asyncio.TimerHandle | None = None

    async def exchanged(self, packed: bytes, count: int, reply_seconds: float) -> list[Any]:
        """Send what is packed; the replies to so many commands."""
        waiting = self._waiting = self._loop.create_future()
        self._replies, self._count = [], count
        self._heard_at = self._loop.time()
        self._limit = self._loop.call_later(reply_seconds, self._look, reply_seconds)
        self._transport.write(packed)
        try:
            return await waiting
        finally:
            self._waiting = None
            self._limit.cancel()

    def _look(self, reply_seconds: float) -> None:
        """Whether it is too late for the next reply."""
        left = self._heard_at + reply_seconds - self._loop.time()
        if left > 0:
            self._limit = self._loop.call_later(left, self._look, reply_seconds)
        else:
            self._fail(exceptions.TimeoutError("Timeout reading from the server"))

    def _fail(self, error: Exception) -> None:
        self.is_lost = True
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_exception(error)

    # ── What the event loop tells ─────────────────────────────────────────────────────────────────────────────

    def data_received(self, data: bytes) -> None:
        self._heard_at = self._loop.time()
        self._parser.feed(data)
        try:
            while (reply := self._parser.gets()) is not _NO_MORE:
                if not isinstance(reply, hiredis.PushNotification):  # nobody has subscribed to anything here
                    self._take(reply)
        except exceptions.InvalidResponse as error:
            self._fail(error)

    def _take(self, reply: Any) -> None:  # noqa: ANN401 - replies are of any kind
        if isinstance(reply, exceptions.ConnectionError):  # as while it is loading
            self._fail(reply)
        elif self._waiting is None or len(self._replies) == self._count:  # nobody asked for it
            self.is_lost = True
        else:
            self._replies.append(reply)
            if len(self._replies) == self._count and not self._waiting.done():
                self._waiting.set_result(self._replies)

    def connection_lost(self, exc: Exception | None) -> None:
        self._fail(exceptions.ConnectionError("Connection closed by server."))
        self._streams.connection_lost(exc)  # the client waits for it when it disconnects


def _is_replica(replies: Sequence[Any]) -> bool:
    return any(isinstance(reply, exceptions.ReadOnlyError) for reply in replies)
