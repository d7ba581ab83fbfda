"""The guarded listener: uvicorn's HTTP protocol, with an end to everything that would never end.

What is read of a connection, and how long each state may last:

    QUIET ──────────▶ HEAD ──────────▶ BODY ──────────▶ QUIET …
    idle_seconds      header_seconds   body_stall_seconds

    BODY ──answered early──▶ DISCARDING   linger_seconds, then QUIET (the rest came) or the end
    any  ──refused─────────▶ REFUSED      linger_seconds after the refusal was written
    any  ──closed by us────▶ CLOSING      as long as the client reads what is left, write_stall_seconds at a time

Answering goes on beside it: a request that is refused while an earlier one is being answered is refused after it, in
its turn. A FIN of the client is a disconnect (FAULTS C05: it cannot be told from a close).

There is one timer a connection. It is moved only to an earlier time, which a busy connection never needs; when it fires
too early, because the deadline was moved on since, it is set again.

What is inherited stands in modules of uvicorn's that promise nothing to others. So its version has an upper bound, and
tests/proxy/http/test_uvicorn.py holds it to what was read here:

    HttpToolsProtocol     __init__, connection_made, connection_lost, on_message_begin, on_url, _start_asgi_task,
                          pause_writing, resume_writing, and the fields that they set; all else that runs is ours
    RequestResponseCycle  __init__ and its fields, receive
    FlowControl           all of it, and HIGH_WATER_LIMIT; STATUS_LINE beside it
    ServerState           connections, tasks, total_requests, default_headers
    Server                serve, startup, servers, should_exit, server_state, capture_signals (ricordo/serving.py)
"""

import asyncio
import re
import socket
from collections.abc import Callable
from contextlib import suppress
from enum import IntEnum
from functools import cached_property
from math import inf
from types import SimpleNamespace
from typing import Any, ClassVar, cast
from urllib.parse import unquote

import httptools
import structlog
import uvicorn
from uvicorn.protocols.http.flow_control import HIGH_WATER_LIMIT, FlowControl
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol, RequestResponseCycle
from uvicorn.server import ServerState

from memory.model.types import MakeId
from proxy.http.client import CODE, CONNECTION, HELD
from proxy.http.cors import Cors
from proxy.http.errors import ApiError, error_body, error_headers
from proxy.http.framing import (
    HEAD_TOO_LARGE,
    MALFORMED,
    TIMEOUT,
    TOO_MANY_CONNECTIONS,
    TOO_MANY_REQUESTS,
    ListenerLimits,
    head_bytes,
    judge,
    refusal,
)
from proxy.http.peer import is_own
from proxy.ops.logs import error_name

log = structlog.get_logger()

UNSENT_BYTES = 64 * 1024
"""How much unsent data the kernel keeps of one connection. It would keep megabytes, which we would take for read."""

UNWRITTEN_BYTES = 16 * 1024
"""How much of an answer waits here for a client, give or take a piece, before its upstream is read no further."""

NOTSENT_LOWAT: int | None = getattr(socket, "TCP_NOTSENT_LOWAT", None)
"""The socket option that says so; not every platform has it."""


BODILESS = frozenset({204, 304})
"""Statuses of answers without a body (RFC 9112 §6.3)."""

LAST_CHUNK = b"0\r\n\r\n"

FRAMING_RATIO = 8
"""So much longer than what it brings may a chunked body be without end: chunks of one byte each are six times as long.
What is beyond that (extensions, leading zeros of sizes, trailers) may be as long as a head, over the whole body."""

UNSAFE = re.compile(rb"[\x00-\x08\x0a-\x1f\x7f]")
"""What would break the head apart; the upstream's headers were checked by its parser, this is the second lock."""


class Reading(IntEnum):
    """What is being read of a connection."""

    QUIET = 0
    HEAD = 1
    BODY = 2
    DISCARDING = 3
    REFUSED = 4
    CLOSING = 5


QUIET, HEAD, BODY, DISCARDING, REFUSED, CLOSING = Reading


class Connection:
    """What an application may know of the connection behind its request, and ask of it: `scope["extensions"]`."""

    __slots__ = ("_callbacks", "_protocol", "http_version", "lost", "peer", "tls", "wants_websocket")

    def __init__(self, protocol: "GuardedProtocol", http_version: str, *, wants_websocket: bool) -> None:
        self.lost = False
        self.http_version = http_version
        self.wants_websocket = wants_websocket
        self.peer = protocol.client
        """Address and port of the client; None on a Unix socket."""
        self.tls = protocol.scheme == "https"
        self._protocol = protocol
        self._callbacks: list[Callable[[], None]] = []

    @property
    def is_own(self) -> bool | None:
        """Whether a process of our own account holds the other end; None: that cannot be told."""
        return self._protocol.is_own

    @property
    def judged(self) -> object:
        """What was made of the headers of this connection's last request, by whoever judges them; None: nothing yet."""
        return self._protocol.judged

    @judged.setter
    def judged(self, judged: object) -> None:
        self._protocol.judged = judged

    def on_lost(self, callback: Callable[[], None]) -> None:
        """Call back once when the client is gone, before its answer is complete; at once, if it is gone already."""
        if self.lost:
            callback()
        else:
            self._callbacks.append(callback)

    def forget(self, callback: Callable[[], None]) -> None:
        """Do not call back any more."""
        with suppress(ValueError):
            self._callbacks.remove(callback)

    def abort(self) -> None:
        """Send what was written and close, so that an unfinished answer shows as such."""
        self._protocol.close()

    def open_tunnel(self, head: bytes) -> "ByteTunnel":
        """Answer a request for a WebSocket with this head; from then on the connection is a tunnel."""
        return self._protocol.open_tunnel(head)

    def lose(self) -> None:
        """The client is gone."""
        self.lost = True
        callbacks, self._callbacks = self._callbacks, []
        for callback in callbacks:
            callback()

    def release(self) -> None:
        """The answer is complete: nobody is called back any more."""
        self._callbacks.clear()


class ByteTunnel:
    """The client's side of a connection that has become a tunnel of bytes: `ClientTunnel`."""

    def __init__(self, protocol: "GuardedProtocol", came: bytes) -> None:
        self._protocol = protocol
        self._came = bytearray(came)
        self._news = asyncio.Event()
        self._ended = False

    def feed(self, data: bytes) -> None:
        """What the client sent; it is read no further while much of it waits."""
        self._came += data
        if len(self._came) > UNWRITTEN_BYTES:
            self._protocol.flow.pause_reading()
        self._news.set()

    def end(self) -> None:
        """The client is gone, or has nothing more to say."""
        self._ended = True
        self._news.set()

    async def read(self) -> bytes:
        """The next bytes as they come; empty at the end."""
        while not (self._came or self._ended):
            self._news.clear()
            await self._news.wait()
        piece = bytes(self._came)
        self._came.clear()
        self._protocol.flow.resume_reading()
        return piece

    async def write(self, data: bytes) -> None:
        """Send bytes; waits while the client does not read."""
        self._protocol.transport.write(data)
        if self._protocol.flow.write_paused:
            await self._protocol.flow.drain()

    def close(self) -> None:
        """Send what was written, and close."""
        self._protocol.close()


class _Cycle(RequestResponseCycle):
    """uvicorn's request and response, with the connection that the application is told of."""

    connection: Connection
    guard: "_Guard"
    head: bytes = b""
    """A head that goes out with the body."""

    def lose(self) -> None:
        """There is nobody left to answer."""
        self.disconnected = True
        self.message_event.set()
        self.connection.lose()

    async def send(self, message: Any) -> None:  # noqa: ANN401 - an ASGI event
        """Send as uvicorn does, but a head with HELD in one write with the body that follows at once."""
        if self.flow.write_paused and not self.disconnected:
            await self.flow.drain()
        if self.disconnected:
            return
        if self.response_complete or (message["type"] == "http.response.start") is self.response_started:
            raise RuntimeError(f"{message['type']} is out of its turn")  # it would get into the next answer
        if not self.response_started:
            self.head = self._begin_answer(message["status"], message.get("headers", []))
            if HELD not in message:
                self.transport.write(self.head)
                self.head = b""
            return
        head, self.head = self.head, b""
        body: bytes = message.get("body", b"")
        more: bool = message.get("more_body", False)
        self.transport.write(head + self._framed(body, more=more))
        if not more:
            self.response_complete = True
            self.message_event.set()
            if not self.keep_alive:
                self.transport.close()
            self.on_response()

    def _begin_answer(self, status: int, headers: list[tuple[bytes, bytes]]) -> bytes:
        self.response_started = True
        self.waiting_for_100_continue = False
        length = next((value for name, value in headers if name == b"content-length"), None)
        bodiless = self.scope["method"] == "HEAD" or status in BODILESS
        self.chunked_encoding = length is None and not bodiless
        self.expected_content_length = 0 if length is None or bodiless else int(length)
        self.keep_alive = self.keep_alive and (b"connection", b"close") not in headers
        lines = [STATUS_LINE[status]]
        for name, value in headers:
            if UNSAFE.search(name) or UNSAFE.search(value):
                raise RuntimeError("a header has a control character in it")
            lines += (name, b": ", value, b"\r\n")
        if self.chunked_encoding:
            lines.append(b"transfer-encoding: chunked\r\n")
        if not self.keep_alive and (b"connection", b"close") not in headers:
            lines.append(b"connection: close\r\n")
        lines.append(b"\r\n")
        return b"".join(lines)

    def _framed(self, body: bytes, *, more: bool) -> bytes:
        if self.chunked_encoding:
            piece = b"%x\r\n%b\r\n" % (len(body), body) if body else b""
            return piece if more else piece + LAST_CHUNK
        if self.scope["method"] == "HEAD":
            return b""
        self.expected_content_length -= len(body)
        if self.expected_content_length < 0 or not (more or self.expected_content_length == 0):
            raise RuntimeError("the body is not as long as its Content-Length")
        return body

    async def run_asgi(self, app: Any) -> None:  # noqa: ANN401 - uvicorn's own union
        """Run the application; answer for one that raises, or leaves without an answer."""
        try:
            await app(self.scope, self.receive, self.send)
            if not (self.response_complete or self.disconnected or self.transport.is_closing()):
                raise RuntimeError("the application has not answered")  # noqa: TRY301 - it is a failure like its own
        except BaseException as raised:  # noqa: BLE001 - the server goes on, whatever it is; a drain cancels, too
            request_id = self.guard.make_id()
            if isinstance(raised, asyncio.CancelledError):
                error = ApiError.of("shutting_down")
                log.warning("cut", why=error.code, request_id=request_id)
            else:
                error = ApiError.of("internal_error")
                log.error("unforeseen", error=error_name(raised), request_id=request_id)  # noqa: TRY400 - its name says it all
            if self.response_started:
                self.transport.close()
                return
            shared = self.guard.cors.added(list(self.scope["headers"]))
            headers = [*error_headers(error, request_id), *shared, (b"connection", b"close")]
            await self.send({"type": "http.response.start", "status": error.status, "headers": headers})
            await self.send({"type": "http.response.body", "body": error_body(error, request_id), "more_body": False})
        finally:
            self.on_response = lambda: None


class _Flow(FlowControl):
    """uvicorn's flow control, which tells when reading goes on: until then it is not the client who is slow."""

    def __init__(self, transport: asyncio.Transport, resumed: Callable[[], None]) -> None:
        super().__init__(transport)
        self._resumed = resumed

    def resume_reading(self) -> None:
        """Read on."""
        if self.read_paused:
            super().resume_reading()
            self._resumed()


class _Guard:
    """What the connections of one listener share."""

    def __init__(
        self,
        limits: ListenerLimits,
        make_id: MakeId,
        cors: Cors,
        on_lost: Callable[[], None],
        on_refused: Callable[[str, str], None],
    ) -> None:
        self.limits = limits
        self.make_id = make_id
        self.cors = cors
        self.on_lost = on_lost
        self.on_refused = on_refused
        self.idle: dict[GuardedProtocol, None] = {}
        """Connections on which nothing goes on, the longest idle first."""


class GuardedProtocol(HttpToolsProtocol):
    """One connection. Made by uvicorn; see `guarded_protocol`."""

    guard: ClassVar[_Guard]

    def __init__(
        self,
        config: uvicorn.Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._limits = self.guard.limits
        self._reading = QUIET
        self._deadline = inf
        self._write_deadline = inf
        self._due = inf
        self._timer: asyncio.TimerHandle | None = None
        self._unread = 0  # by the client, when the write deadline was set
        self._short = False  # the head is in one piece that cannot be too long
        self._unframed = 0  # bytes of pieces that brought the head to no end, or of a body beyond its FRAMING_RATIO
        self._body_bytes = 0  # of the piece at hand
        self._replayed = b""  # the framing of a body that llhttp will not read
        self._verdict = MALFORMED
        self._asked: list[tuple[bytes, bytes]] = []  # the headers of the request at hand, as far as they came
        self._refusal: ApiError | None = None
        self._refused_as = ""  # the id of the request that is refused
        self._running: _Cycle | None = None
        self._asks_for_tunnel = False
        self._early = b""  # sent behind a request for a tunnel, before it was there
        self._tunnel: ByteTunnel | None = None
        self.judged: object = None

    # ── The connection ────────────────────────────────────────────────────────────────────────────────────────

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """A client has connected."""
        super().connection_made(transport)
        self.flow = _Flow(transport, self._on_reading_resumed)
        transport.set_write_buffer_limits(high=UNWRITTEN_BYTES)
        if self.client is not None:
            sock = transport.get_extra_info("socket")
            # Or a body waits for the receipt of its head, 40 ms. uvloop sets it itself, asyncio not on every socket.
            sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            if NOTSENT_LOWAT is not None:
                sock.setsockopt(socket.IPPROTO_TCP, NOTSENT_LOWAT, UNSENT_BYTES)
        if len(self.connections) > self._limits.connections:
            oldest = next(iter(self.guard.idle), None)
            if oldest is None:
                self._refuse(TOO_MANY_CONNECTIONS)
                return
            oldest.close()
        self._expect(self._limits.header_seconds)
        self.guard.idle[self] = None

    @cached_property
    def is_own(self) -> bool | None:
        """Whose the other end is: asked of the kernel once a connection, and only where it matters."""
        here = cast("tuple[str, int] | None", self.server)
        return is_own(self.client, here) if self.client is not None and here is not None else None

    def eof_received(self) -> None:
        """The client has nothing more to say, and perhaps is gone: the transport closes when this returns."""
        self._lose()
        self._await_close()

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is no more."""
        self.guard.idle.pop(self, None)
        self.guard.on_lost()
        self._deadline = self._write_deadline = inf
        if self._timer is not None:
            self._timer.cancel()
        super().connection_lost(exc)
        self._lose()

    def shutdown(self) -> None:
        """The server stops: close when the running request, if any, is answered."""
        if self._running is None:
            self.close()
        else:
            self._running.keep_alive = False

    def close(self) -> None:
        """Close once the client has read what was written for it."""
        if self._running is not None and self._running.head:
            self.transport.write(self._running.head)
        self.transport.close()
        self._await_close()

    def _await_close(self) -> None:
        """The transport is closing: see to it that it gets there."""
        self.guard.idle.pop(self, None)
        self._reading = CLOSING
        self._deadline = inf
        self._expect_reading()

    def _lose(self) -> None:
        """The client is gone: whoever works for it stops, whatever it had queued is dropped."""
        if self._tunnel is not None:
            self._tunnel.end()
        self.pipeline.clear()
        self.flow.resume_writing()
        if self._running is not None:
            self._running.lose()

    # ── Reading ───────────────────────────────────────────────────────────────────────────────────────────────

    def data_received(self, data: bytes) -> None:
        """Read a piece; most are one whole request, for which no deadline is ever set."""
        before = self._reading
        if before is REFUSED or before is CLOSING:
            return
        if self._tunnel is not None or self._asks_for_tunnel:
            self._take_for_tunnel(data)
            return
        self._short = before is QUIET and len(data) <= self._limits.header_bytes
        try:
            self._parse(data)
        except httptools.HttpParserError:
            self._refuse(self._verdict)
            return
        if self._reading is BODY:
            self._await_body(len(data) if before is BODY else 0)
        elif self._reading is HEAD:
            self._unframed += len(data) if before is HEAD else 0  # it brought no end
            if self._unframed > self._limits.header_bytes:
                self._refuse(HEAD_TOO_LARGE)
            elif self._deadline == inf:
                self._expect(self._limits.header_seconds)

    def _parse(self, data: bytes) -> None:
        try:
            self.parser.feed_data(data)
        except httptools.HttpParserUpgrade as upgrade:
            if self._replayed:
                self._read_body_anyway(data[upgrade.args[0] :])
            elif self._asks_for_tunnel:
                self._take_for_tunnel(data[upgrade.args[0] :])

    def _take_for_tunnel(self, data: bytes) -> None:
        """Bytes for a tunnel, or for one that is asked for: before it is there nobody has much to say in it."""
        if self._tunnel is not None:
            self._tunnel.feed(data)
            return
        self._early += data
        if len(self._early) > self._limits.header_bytes:
            self.transport.abort()

    def open_tunnel(self, head: bytes) -> ByteTunnel:
        """Answer a request for a WebSocket with this head; from then on all bytes are the tunnel's."""
        self._tunnel, self._early = ByteTunnel(self, self._early), b""
        if self._running is not None:
            self._running.response_started = True
        self.transport.write(head)
        return self._tunnel

    def _read_body_anyway(self, rest: bytes) -> None:
        """Read the body of a request that offers an upgrade, which we ignore as RFC 9110 §7.8 permits.

        Java's HttpClient offers one with every request (`Upgrade: h2c`), and httptools would drop the body. So another
        parser, which was shown a head with the same framing, reads it. It is this connection's last request.
        (A client that wants a WebSocket cannot do without: proxy/front.py tells it.)
        """
        listener = SimpleNamespace(on_body=self.on_body, on_message_complete=self.on_message_complete)
        self.parser = httptools.HttpRequestParser(listener)
        framing, self._replayed = self._replayed, b""
        self.parser.feed_data(b"POST / HTTP/1.1\r\nconnection: close\r\n%s\r\n\r\n" % framing)
        self.parser.feed_data(rest)

    def on_message_begin(self) -> None:
        """A request begins."""
        super().on_message_begin()
        self._asked = self.headers
        self.guard.idle.pop(self, None)
        self._reading = HEAD
        self._deadline = inf
        self._unframed = 0

    def on_header(self, name: bytes, value: bytes) -> None:
        """A header field, or a trailer: that one goes where nobody looks."""
        self.headers.append((name.lower(), value))

    def on_headers_complete(self) -> None:
        """The head is whole: judge it, then begin or queue its request."""
        version = self.parser.get_http_version()
        fields = dict(self.headers)
        self._judge(fields, version)
        self._reading = BODY
        self._deadline = inf
        self._unframed = 0
        cycle = self._new_cycle(fields, self._complete_scope(fields, version))
        self.headers = []  # the scope has its own; a trailer must not pass for a header
        app = cast("Any", self.app)  # pyright: ignore[reportUnknownMemberType] - uvicorn's union of middlewares
        self.cycle = cycle
        if self._running is None:
            self._start_asgi_task(cycle, app)
        else:
            self.flow.pause_reading()
            self.pipeline.appendleft((cycle, app))

    def _judge(self, fields: dict[bytes, bytes], version: str) -> None:
        """Stop the parser if the request is to be refused, which `data_received` does then."""
        limits = self._limits
        if not self._short and head_bytes(self.url, self.headers) > limits.header_bytes:
            error = HEAD_TOO_LARGE
        elif len(self.pipeline) >= limits.pipelined:
            error = TOO_MANY_REQUESTS
        else:
            method = self.parser.get_method()
            error = judge(self.url, self.headers, fields, method=method, version=version, limits=limits)
        if error is not None:
            self._verdict = error
            raise httptools.HttpParserError(error.code)

    def _complete_scope(self, fields: dict[bytes, bytes], version: str) -> Connection:
        raw_path, _, query = self.url.partition(b"?")
        path = raw_path.decode("ascii")
        # RFC 9110 §7.8: without the option of Connection, Upgrade means nothing.
        upgrades = b"upgrade" in fields.get(b"connection", b"").lower()
        wants_websocket = upgrades and b"websocket" in fields.get(b"upgrade", b"").lower()
        connection = Connection(self, version, wants_websocket=wants_websocket)
        self.scope["method"] = self.parser.get_method().decode("ascii")
        self.scope["http_version"] = version
        self.scope["path"] = unquote(path) if "%" in path else path
        self.scope["raw_path"] = raw_path
        self.scope["query_string"] = query
        self.scope["extensions"] = {CONNECTION: cast("dict[object, object]", connection)}
        return connection

    def _new_cycle(self, fields: dict[bytes, bytes], connection: Connection) -> _Cycle:
        upgrade = self.parser.should_upgrade()
        self._asks_for_tunnel = upgrade and connection.wants_websocket and not _has_body(fields)
        if upgrade and b"transfer-encoding" in fields:
            self._replayed = b"transfer-encoding: chunked"
        elif upgrade and b"content-length" in fields:
            self._replayed = b"content-length: %s" % fields[b"content-length"]
        cycle = _Cycle(
            scope=self.scope,
            transport=self.transport,
            flow=self.flow,
            logger=self.logger,
            access_logger=self.access_logger,
            access_log=self.access_log,
            default_headers=self.server_state.default_headers,
            message_event=asyncio.Event(),
            expect_100_continue=fields.get(b"expect", b"").lower() == b"100-continue",
            keep_alive=self.scope["http_version"] == "1.1" and self.parser.should_keep_alive() and not upgrade,
            on_response=self.on_response_complete,
        )
        cycle.connection = connection
        cycle.guard = self.guard
        return cycle

    def on_body(self, body: bytes) -> None:
        """A part of the body."""
        self._body_bytes += len(body)
        cycle = self.cycle
        if cycle.response_complete:
            return
        cycle.body += body
        if len(cycle.body) > HIGH_WATER_LIMIT:
            self.flow.pause_reading()
        cycle.message_event.set()

    def on_message_complete(self) -> None:
        """The request is whole."""
        if self._replayed:
            return
        self._reading = QUIET
        self._deadline = inf
        if self._running is None:
            self._rest()
        else:
            self.cycle.more_body = False
            self.cycle.message_event.set()

    # ── Answering ─────────────────────────────────────────────────────────────────────────────────────────────

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:  # noqa: ANN401 - uvicorn's own union
        self._running = cast("_Cycle", cycle)
        super()._start_asgi_task(cycle, app)

    def on_response_complete(self) -> None:
        """The running request is answered: begin the next, or wait for one."""
        self.server_state.total_requests += 1
        if self._running is not None:
            self._running.connection.release()
            self._running = None
        if self.transport.is_closing():
            self._await_close()
            return
        self.flow.resume_reading()
        if self.pipeline:
            self._start_asgi_task(*self.pipeline.pop())
        elif self._refusal is not None:
            self._write_refusal(self._refusal)
        elif self._reading is BODY:
            self._reading = DISCARDING
            self._expect(self._limits.linger_seconds)
        elif self._reading is QUIET:
            self._rest()

    def _rest(self) -> None:
        """Nothing is being read or answered."""
        self.guard.idle[self] = None
        self._expect(self._limits.idle_seconds)

    def _refuse(self, error: ApiError) -> None:
        """Refuse what is being read, after all that came before it; read nothing more."""
        self._refused_as = self.guard.make_id()
        served = self._reading is DISCARDING or (self._reading is BODY and self._running is self.cycle)
        answered = self._reading is DISCARDING or (self._reading is BODY and self._withdraw(error))
        if not served:  # else whoever serves it tells of it
            self.guard.on_refused(error.code, self._refused_as)
        self.guard.idle.pop(self, None)
        self._refusal = error
        self._reading = REFUSED
        self._deadline = inf
        if answered:
            self.close()
        elif self._running is None:
            self._write_refusal(error)

    def _withdraw(self, error: ApiError) -> bool:
        """Take back the request whose body is being read; whether its answer has already begun."""
        cycle = self._running
        if cycle is None or cycle is not self.cycle:
            self.pipeline.popleft()  # it was queued last, and will not begin
            return False
        self._running = None
        cast("dict[str, Any]", cycle.scope)[CODE] = error.code
        cycle.lose()
        return cycle.response_started

    def _write_refusal(self, error: ApiError) -> None:
        headers = [*self.server_state.default_headers, *self.guard.cors.added(self._asked)]
        self.transport.write(refusal(error, headers=headers, request_id=self._refused_as))
        if self.transport.can_write_eof():
            self.transport.write_eof()
        self._reading = REFUSED
        self._expect(self._limits.linger_seconds)

    # ── Deadlines ─────────────────────────────────────────────────────────────────────────────────────────────

    def _await_body(self, size: int) -> None:
        """A body is not whole yet. Each byte of it buys time at the least rate; no more than a stall may last."""
        received, self._body_bytes = self._body_bytes, 0
        self._unframed = max(0, self._unframed + size - received * FRAMING_RATIO)
        if self._unframed > self._limits.header_bytes:
            self._refuse(HEAD_TOO_LARGE)  # trailers, or extensions of a chunk
            return
        stall = self._limits.body_stall_seconds
        if self._deadline == inf:
            self._expect(stall)
        else:
            bought = self._deadline + received / self._limits.body_bytes_per_second
            self._deadline = min(bought, self.loop.time() + stall)

    def _on_reading_resumed(self) -> None:
        if self._reading is BODY:
            self._expect(self._limits.body_stall_seconds)

    def pause_writing(self) -> None:
        """The client reads slower than we write."""
        super().pause_writing()
        self._expect_reading()

    def resume_writing(self) -> None:
        """The client has read nearly all."""
        super().resume_writing()
        if self._reading is not CLOSING:
            self._write_deadline = inf

    def _expect(self, seconds: float) -> None:
        """Something must happen within `seconds`, or `_on_late`."""
        self._deadline = self.loop.time() + seconds
        self._set_timer()

    def _expect_reading(self) -> None:
        """The client must read something within `write_stall_seconds`."""
        self._unread = self.transport.get_write_buffer_size()
        self._write_deadline = self.loop.time() + self._limits.write_stall_seconds
        self._set_timer()

    def _set_timer(self) -> None:
        due = min(self._deadline, self._write_deadline)
        if due >= self._due:
            return
        if self._timer is not None:
            self._timer.cancel()
        self._due = due
        self._timer = self.loop.call_at(due, self._on_timer)

    def _on_timer(self) -> None:
        self._timer = None
        self._due = inf
        now = self.loop.time()
        if now >= self._write_deadline:
            if self.transport.get_write_buffer_size() < self._unread:
                self._expect_reading()
            else:
                self._write_deadline = inf
                self.transport.abort()
        elif now >= self._deadline:
            self._on_late()
        self._set_timer()

    def _on_late(self) -> None:
        self._deadline = inf
        if self._reading is HEAD:
            self._refuse(TIMEOUT)
        elif self._reading is REFUSED:
            self.transport.abort()
        elif self._reading is not BODY:
            self.close()
        elif self.flow.read_paused or self.cycle.waiting_for_100_continue:
            self._expect(self._limits.body_stall_seconds)  # it is us who do not read
        else:
            self._refuse(TIMEOUT)


def _has_body(fields: dict[bytes, bytes]) -> bool:
    return b"transfer-encoding" in fields or b"content-length" in fields


SILENT = Cors()


def guarded_protocol(
    limits: ListenerLimits,
    *,
    make_id: MakeId,
    cors: Cors = SILENT,
    on_lost: Callable[[], None] = lambda: None,
    on_refused: Callable[[str, str], None] = lambda _, __: None,
) -> type[HttpToolsProtocol]:
    """The protocol of one listener, for `uvicorn.Config(http=...)`.

    `make_id` names refused requests; `cors` says which pages may read why, as far as a request came to say whose it is;
    `on_lost` is told of each connection that has ended, `on_refused` the error's code and the id of each request that
    is refused before anybody serves it.
    """

    class ListenerProtocol(GuardedProtocol):
        guard = _Guard(limits, make_id, cors, on_lost, on_refused)

    return ListenerProtocol
