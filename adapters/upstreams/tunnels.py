"""A connection to an upstream that becomes a tunnel of bytes: a WebSocket's, asked for with a GET (RFC 6455 §4.1).

Each has a connection of its own, because it never carries anything else again.
"""

import asyncio
import ssl
from contextlib import suppress

import httptools

from adapters.upstreams.answer import HEAD_BYTES
from adapters.upstreams.head import HeadWriter
from adapters.upstreams.origin import parse_base_url
from adapters.upstreams.pool import default_ssl_context
from proxy.upstream import Deadlines, Headers, UpstreamInvalid, UpstreamTimeout, UpstreamTruncated, UpstreamUnreachable

SWITCHING = 101

READ_BYTES = 16 * 1024
"""Most bytes of one read, and about what waits for a client that does not read."""

REFUSAL_BYTES = 64 * 1024
"""So much of the body of an answer that opens nothing is read: it is an error's."""

UPGRADE = b"connection: upgrade\r\nupgrade: websocket\r\n\r\n"


class UpstreamTunnel:
    """Implements `proxy.upstream.Tunnel`."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, answer: "_Opening") -> None:
        self.status = answer.status
        self.headers = answer.headers
        self.body = b"".join(answer.body)
        self._reader = reader
        self._writer = writer
        self._rest = answer.rest

    async def read(self) -> bytes:
        """What comes next; empty at the end."""
        if self._rest:
            piece, self._rest = self._rest, b""
            return piece
        try:
            return await self._reader.read(READ_BYTES)
        except OSError:
            return b""

    async def write(self, data: bytes) -> None:
        """Send it on, and wait while the upstream does not read."""
        self._writer.write(data)
        with suppress(OSError):  # that it is gone is told by `read`
            await self._writer.drain()

    def close(self) -> None:
        """Send what was written, and close."""
        self._writer.close()


class UpstreamTunnels:
    """Implements `proxy.upstream.Tunnels` for one base URL. Raises ValueError for one that cannot be."""

    def __init__(self, base_url: str, *, ssl_context: ssl.SSLContext | None = None) -> None:
        self._origin, path = parse_base_url(base_url)
        self._heads = HeadWriter(self._origin, path)
        self._ssl = (ssl_context or default_ssl_context()) if self._origin.scheme == "https" else None

    async def open(self, target: bytes, headers: Headers, *, deadlines: Deadlines) -> UpstreamTunnel:
        """See `proxy.upstream.Tunnels.open`."""
        head = self._heads.write(b"GET", target, headers, 0).removesuffix(b"\r\n") + UPGRADE
        reader, writer = await self._connected(deadlines)
        try:
            writer.write(head)
            async with asyncio.timeout(deadlines.first_byte):
                answer = await _answered(reader)
        except BaseException as error:
            writer.close()
            if isinstance(error, TimeoutError):
                raise UpstreamTimeout("no answer in time", phase="first_byte") from error
            if isinstance(error, OSError):
                raise UpstreamTruncated(f"the connection ended before the answer began: {error}") from error
            raise
        return UpstreamTunnel(reader, writer, answer)

    async def _connected(self, deadlines: Deadlines) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        host, port = self._origin.host, self._origin.port
        try:
            async with asyncio.timeout(deadlines.connect):
                return await asyncio.open_connection(
                    host, port, ssl=self._ssl, server_hostname=host if self._ssl else None, limit=READ_BYTES
                )
        except (OSError, UnicodeError) as error:
            raise UpstreamUnreachable(f"no connection to {host}:{port}: {error or 'it took too long'}") from error


class _Opening:
    """The answer to the request for a tunnel, read from the bytes of a connection."""

    def __init__(self) -> None:
        self.status = 0
        self.headers: list[tuple[bytes, bytes]] = []
        self.body: list[bytes] = []
        self.rest = b""
        """What came behind the head that opens it."""
        self.complete = False
        self._parser = httptools.HttpResponseParser(self)
        self._read = 0

    def feed(self, data: bytes) -> None:
        """Read on. Raises `UpstreamInvalid`."""
        self._read += len(data)
        try:
            self._parser.feed_data(data)
        except httptools.HttpParserUpgrade as upgrade:
            self.rest, self.complete = data[upgrade.args[0] :], True
        except httptools.HttpParserError as error:
            raise UpstreamInvalid(f"not HTTP: {error}", answered=True) from error
        if self._read > HEAD_BYTES + REFUSAL_BYTES and not self.complete:
            raise UpstreamInvalid("more than an answer that opens nothing may have", answered=True)

    def on_header(self, name: bytes, value: bytes) -> None:
        self.headers.append((name.lower(), value))

    def on_headers_complete(self) -> None:
        self.status = self._parser.get_status_code()

    def on_body(self, body: bytes) -> None:
        self.body.append(body)

    def on_message_complete(self) -> None:
        self.complete = True


async def _answered(reader: asyncio.StreamReader) -> _Opening:
    answer = _Opening()
    while not answer.complete:
        data = await reader.read(READ_BYTES)
        if not data:
            if not answer.status:
                raise UpstreamTruncated("the connection ended before the answer began")
            break
        answer.feed(data)
    if answer.status == SWITCHING and not any(
        name == b"upgrade" and value.lower() == b"websocket" for name, value in answer.headers
    ):
        raise UpstreamInvalid("it switches to another protocol than was asked for", answered=True)
    return answer
