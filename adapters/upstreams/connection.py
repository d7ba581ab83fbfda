"""One connection to an upstream, and the exchanges that it carries one after the other.

Deadlines cost no task and, on the way, no timer: each connection has one timer, which no byte moves. It fires at least
once per shortest deadline, looks at what is due, and is set anew; so nothing is overdue unseen, and all that a piece
of a body costs is a look at the clock.

Nothing is sent twice (RFC 9110 §9.2.2: a POST is not idempotent, and a completion costs money). A kept connection is
looked at before it is used; if the upstream has closed it by then, another one is taken. If it closes while the request
is on its way, the caller is told, with `answered=False`, and decides.
"""

import asyncio
import select
import socket
from collections.abc import AsyncGenerator, AsyncIterator, Callable
from contextlib import aclosing
from typing import Literal, cast

from adapters.upstreams.answer import ResponseParser
from proxy.upstream import Deadlines, UpstreamError, UpstreamTimeout, UpstreamTruncated

UNREAD_BYTES = 8 * 1024
"""The upstream is read no further while this much of its answer waits for the client. With the pieces that are on their
way to it, a client that does not read costs 75 KB (FAULTS C03 grants 100)."""

READ_BYTES = 16 * 1024
"""Most bytes of one read: uvloop would take up to 256 KB, and they would wait with each client that does not read."""

JOIN_BYTES = 16 * 1024
"""Up to this, copying a body behind its head is cheaper than a second write."""

PROBE_SECONDS = 0.1
"""A connection that has rested longer is probed before use. Whatever closed within it, the loop has told us."""

LONGEST_TICK = 3600.0
"""An event loop takes no infinite time."""

Phase = Literal["first_byte", "idle", "total"]


class UpstreamConnection(asyncio.BufferedProtocol):
    """The socket's side: hands bytes to the current exchange, and closes rather than keep what is not understood."""

    __slots__ = (
        "_armed_for",
        "_buffer",
        "_drained",
        "_exchange",
        "_idle_seconds",
        "_loop",
        "_on_lost",
        "_paused",
        "_probe",
        "_timer",
        "_transport",
        "closed",
        "rested_since",
    )

    def __init__(
        self,
        loop: asyncio.AbstractEventLoop,
        *,
        buffer: memoryview,
        idle_seconds: float,
        on_lost: Callable[["UpstreamConnection"], None],
    ) -> None:
        """`buffer` is read into, and is free again when the loop comes back: connections of one loop share it."""
        self._loop = loop
        self._buffer = buffer
        self._idle_seconds = idle_seconds
        self._on_lost = on_lost
        self._exchange: Exchange | None = None
        self._transport: asyncio.Transport | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._armed_for = 0.0
        self._paused = False
        self._drained: asyncio.Future[None] | None = None
        self.closed = False
        self.rested_since = 0.0

    # What the event loop tells.

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)  # uvloop's have the methods, not the base class
        if self.closed:  # no longer wanted
            self._transport.abort()
            return
        sock = transport.get_extra_info("socket")
        sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self._probe = select.poll()
        self._probe.register(sock.fileno(), select.POLLIN)

    def get_buffer(self, sizehint: int) -> memoryview:  # noqa: ARG002 - the protocol's signature
        return self._buffer

    def buffer_updated(self, nbytes: int) -> None:
        data = self._buffer[:nbytes]
        if self._exchange is None:  # nobody has asked: whatever this answers, it must not become the next answer
            self.abort()
        else:
            self._exchange.received(data)

    def eof_received(self) -> None:
        self.closed = True
        if self._exchange is not None:
            self._exchange.lost(None)

    def connection_lost(self, exc: Exception | None) -> None:
        self.closed = True
        self.resume_writing()
        if self._timer is not None:
            self._timer.cancel()
        exchange, self._exchange = self._exchange, None
        if exchange is not None:
            exchange.lost(exc)
        self._on_lost(self)

    def pause_writing(self) -> None:
        self._drained = self._loop.create_future()

    def resume_writing(self) -> None:
        if self._drained is not None and not self._drained.done():
            self._drained.set_result(None)
        self._drained = None

    # What an exchange and the pool ask.

    def usable(self, now: float) -> bool:
        """Whether this kept connection can carry another request, as far as can be known before it is sent."""
        return not (
            self.closed
            or self._transport is None
            or self._transport.is_closing()
            or (now - self.rested_since > PROBE_SECONDS and self._probe.poll(0))
        )

    def begin(self, exchange: "Exchange", now: float, shortest: float) -> None:
        """From now on the bytes are this exchange's, and its deadlines hold."""
        self._exchange = exchange
        tick = now + min(shortest, self._idle_seconds)
        if self._timer is None or self._armed_for > tick:
            self._arm(tick)

    def rest(self, now: float) -> None:
        """The exchange is over, the next may come."""
        self._exchange = None
        self.rested_since = now
        self.resume_reading()

    def write(self, data: bytes) -> None:
        if self._transport is not None and not self.closed:
            self._transport.write(data)

    def write_both(self, head: bytes, body: bytes) -> None:
        if self._transport is not None and not self.closed:
            self._transport.writelines((head, body))

    def flushed(self) -> bool:
        """Whether all that was written is on its way, on a connection that still stands."""
        return self._transport is not None and not self.closed and self._transport.get_write_buffer_size() == 0

    async def drain(self) -> None:
        """Wait until the upstream takes more."""
        if self._drained is not None:
            await self._drained

    def pause_reading(self) -> None:
        if self._transport is not None and not self._paused:
            self._paused = True
            self._transport.pause_reading()

    def resume_reading(self) -> None:
        if self._transport is not None and self._paused and not self.closed:
            self._paused = False
            self._transport.resume_reading()

    def abort(self) -> None:
        """Close at once."""
        self.closed = True
        if self._transport is not None:
            self._transport.abort()

    # Time.

    def _arm(self, when: float) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._armed_for = when
        self._timer = self._loop.call_at(when, self._tick)

    def _tick(self) -> None:
        self._timer = None
        now = self._loop.time()
        due, shortest = self.rested_since + self._idle_seconds, self._idle_seconds
        if self._exchange is not None:
            due, shortest = self._exchange.check_deadlines(now), min(shortest, self._exchange.shortest)
        elif now >= due:
            self.abort()
        if not self.closed:
            self._arm(min(due, now + shortest))


class Exchange:
    """The caller's side: one request, and its answer as the `UpstreamResponse` that the caller gets."""

    __slots__ = (
        "_answer",
        "_closed",
        "_connection",
        "_deadlines",
        "_error",
        "_loop",
        "_moved_at",
        "_release",
        "_started",
        "_upload",
        "_waiter",
        "headers",
        "shortest",
        "status",
    )

    def __init__(
        self,
        connection: UpstreamConnection,
        method: bytes,
        *,
        deadlines: Deadlines,
        started: float,
        loop: asyncio.AbstractEventLoop,
        release: Callable[[UpstreamConnection], None],
    ) -> None:
        self.status = 0
        self.headers: list[tuple[bytes, bytes]] = []
        self.shortest = min(deadlines.first_byte, deadlines.idle, deadlines.total, LONGEST_TICK)
        self._answer = ResponseParser(method)
        self._closed = False
        self._connection = connection
        self._deadlines = deadlines
        self._error: Exception | None = None
        self._loop = loop
        self._moved_at = loop.time()
        """When a byte of either body last moved."""
        self._release = release
        self._started = started
        self._upload: asyncio.Task[None] | None = None
        self._waiter: asyncio.Future[None] | None = None
        connection.begin(self, self._moved_at, self.shortest)

    # The request.

    def send(self, head: bytes, body: bytes) -> None:
        """Send a request whose body is at hand."""
        if len(body) <= JOIN_BYTES:
            self._connection.write(head + body)
        else:
            self._connection.write_both(head, body)

    def upload(self, head: bytes, body: AsyncIterator[bytes], length: int | None) -> None:
        """Begin to send a request whose body comes piece by piece; the answer may come before its end."""
        self._connection.write(head)
        pieces = _chunks(body) if length is None else _measured(body, length)

        async def send() -> None:
            try:
                async with aclosing(pieces):
                    async for piece in pieces:
                        self._connection.write(piece)
                        await self._connection.drain()
                        self._moved_at = self._loop.time()
            except Exception as error:  # noqa: BLE001 - whatever the body's source raises is the caller's to handle
                self._fail(error)

        self._upload = self._loop.create_task(send())

    # The answer.

    async def head(self) -> None:
        """Wait until status and headers are here. Raises `UpstreamError`, or what the body's source raised."""
        answer = self._answer
        while not answer.has_head:
            if self._error is not None:
                raise self._error
            await self._news()
        self.status = answer.status
        self.headers = answer.headers

    async def read(self) -> bytes:
        """The next piece of the body, `b""` at its end; see `UpstreamResponse.read`."""
        answer = self._answer
        while not answer.pieces:
            if answer.complete:
                return b""
            if isinstance(self._error, UpstreamError):
                raise self._error
            if self._error is not None:  # the head is out: a body's source that fails shows as the cut that it makes
                message = "the request's body was cut while the answer came"
                raise UpstreamTruncated(message, answered=True) from self._error
            await self._news()
        if answer.unread > UNREAD_BYTES:
            self._connection.resume_reading()
        self._moved_at = self._loop.time()  # until now it was the client whom we waited for
        return answer.take()

    def close(self) -> None:
        """Give the connection back if its answer is complete, else close it."""
        if self._closed:
            return
        self._closed = True
        connection, answer = self._connection, self._answer
        uploaded = self._upload is None or self._upload.done()
        if answer.complete and answer.reusable and uploaded and connection.flushed():
            connection.rest(self._loop.time())
            self._release(connection)
            return
        if self._upload is not None:
            self._upload.cancel()
        if not answer.complete:
            self._fail(UpstreamTruncated("the answer was closed before its end", answered=answer.has_head))
        connection.abort()

    async def _news(self) -> None:
        """Wait until something has happened. Who is cancelled here leaves no connection behind."""
        self._waiter = self._loop.create_future()
        try:
            await self._waiter
        except BaseException:
            self.close()
            raise
        finally:
            self._waiter = None

    # What the connection tells.

    def received(self, data: memoryview) -> None:
        try:
            self._answer.feed(data)
        except UpstreamError as error:
            self._fail(error)
            return
        if self._answer.has_head:
            self._moved_at = self._loop.time()
        if self._answer.unread > UNREAD_BYTES:
            self._connection.pause_reading()
        self._wake()

    def lost(self, error: Exception | None) -> None:
        if self._error is None:  # else it is we who ended it
            self._error = self._answer.end(error)
        self._wake()

    def check_deadlines(self, now: float) -> float:
        """Fail if a deadline has passed; else, when the next one does."""
        answer = self._answer
        if answer.complete:
            return now + self.shortest
        if answer.pieces:  # it is the client whom we wait for, not the upstream
            self._moved_at = now
        seconds = self._deadlines.idle if answer.has_head else self._deadlines.first_byte
        phase: Phase = "idle" if answer.has_head else "first_byte"
        due, total = self._moved_at + seconds, self._started + self._deadlines.total
        if total < due:
            due, seconds, phase = total, self._deadlines.total, "total"
        if now >= due:
            message = f"the upstream has exceeded its {phase} deadline of {seconds:g} s"
            self._fail(UpstreamTimeout(message, phase=phase, answered=answer.has_head))
        return due

    def _fail(self, error: Exception) -> None:
        if self._error is None:
            self._error = error
        self._connection.abort()
        self._wake()

    def _wake(self) -> None:
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)


async def _chunks(body: AsyncIterator[bytes]) -> AsyncGenerator[bytes]:
    """A body's pieces as chunks (RFC 9112 §7.1). An empty piece would be the last chunk."""
    async for piece in body:
        if piece:
            yield b"%x\r\n%b\r\n" % (len(piece), piece)
    yield b"0\r\n\r\n"


async def _measured(body: AsyncIterator[bytes], length: int) -> AsyncGenerator[bytes]:
    """A body's pieces, no byte more or less than was announced: the next request would begin with it."""
    left = length
    async for piece in body:
        left -= len(piece)
        if left < 0:
            break
        yield piece
    if left:
        raise ValueError("the body is not as long as its content-length says")
