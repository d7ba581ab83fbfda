"""One answer, read from the bytes of a connection: a protocol core that does no I/O.

The parser (llhttp, in its strict mode) refuses what could be read in two ways: Content-Length beside chunked, two
Content-Lengths, bare line feeds, folded headers. It is made anew for each answer, so that nothing of one answer, nor
what came behind it, can get into the next.
"""

import httptools

from proxy.upstream import UpstreamError, UpstreamInvalid, UpstreamTruncated

HEAD_BYTES = 64 * 1024
"""Of a head, give or take one read; also of trailers and chunk extensions in a row. Servers send 1 to 4 KiB."""

INTERIM_ANSWERS = 100
"""More 1xx in front of an answer are an attack (FAULTS U23); servers send one or two."""

FIRST_FINAL, BEYOND_FINAL = 200, 600


class ResponseParser:
    """What has been read of one answer."""

    __slots__ = (
        "_head_only",
        "_interims",
        "_overhead",
        "_parser",
        "complete",
        "has_head",
        "headers",
        "pieces",
        "reusable",
        "status",
        "unread",
    )

    def __init__(self, method: bytes) -> None:
        self.status = 0
        self.headers: list[tuple[bytes, bytes]] = []
        self.has_head = False
        self.complete = False
        self.reusable = False
        """The connection can carry another request, once this answer is complete."""
        self.pieces: list[bytes] = []
        """Of the body, not yet taken."""
        self.unread = 0
        """Their bytes."""
        self._head_only = method == b"HEAD"
        self._interims = 0
        self._overhead = 0
        self._parser = httptools.HttpResponseParser(self)

    def feed(self, data: bytes | memoryview) -> None:
        """Read on. Raises `UpstreamInvalid`."""
        unread = self.unread
        try:
            self._parser.feed_data(data)
        except (httptools.HttpParserError, httptools.HttpParserUpgrade) as error:
            self.reusable = False
            if not self.complete:  # else it is behind the answer, and nobody's
                raise UpstreamInvalid(f"not HTTP: {error}", answered=True) from error
            return
        self._overhead = 0 if self.unread != unread else self._overhead + len(data)
        if self._overhead > HEAD_BYTES and not self.complete:
            raise UpstreamInvalid(f"more than {HEAD_BYTES} bytes of head", answered=True)

    def take(self) -> bytes:
        """All that was read of the body since the last time."""
        pieces = self.pieces
        data = pieces[0] if len(pieces) == 1 else b"".join(pieces)
        self.pieces = []
        self.unread = 0
        return data

    def end(self, error: Exception | None) -> UpstreamError | None:
        """The connection has ended, by an error or properly. What is wrong with that, if anything is."""
        if self.complete:
            return None
        framed = any(name in {b"content-length", b"transfer-encoding"} for name, _ in self.headers)
        if self.has_head and error is None and not framed:  # a body that ends with its connection
            self.complete = True
            return None
        if self.has_head:
            return UpstreamTruncated("the connection ended before the body did", answered=True)
        return UpstreamTruncated("the connection ended before the answer began", answered=bool(self._overhead))

    # What the parser found.

    def on_message_begin(self) -> None:
        if self.complete:
            self.reusable = False

    def on_header(self, name: bytes, value: bytes) -> None:
        if not self.has_head:  # else a trailer: dropped (RFC 9110 §6.5.1)
            self.headers.append((name.lower(), value))

    def on_headers_complete(self) -> None:
        status = self._parser.get_status_code()
        if status < FIRST_FINAL:
            self._interims += 1
            if status < 100 or self._interims > INTERIM_ANSWERS:  # noqa: PLR2004 - RFC 9110 §15: three digits from 100
                raise ValueError("no such status, or too many interim answers")
            self.headers.clear()
            return
        if self.complete:
            return
        if status >= BEYOND_FINAL:
            raise ValueError("no such status")
        # Another coding than chunked would reach the client without its name, because that header is hop-by-hop.
        if any(name == b"transfer-encoding" and value.lower() != b"chunked" for name, value in self.headers):
            raise ValueError("a transfer coding that we did not ask for")
        self.status = status
        self.has_head = True
        self.reusable = self._parser.should_keep_alive()
        self.complete = self._head_only

    def on_body(self, body: bytes) -> None:
        if self.complete:  # behind an answer to HEAD
            self.reusable = False
            return
        self.pieces.append(body)
        self.unread += len(body)

    def on_message_complete(self) -> None:
        if self.has_head:
            self.complete = True
