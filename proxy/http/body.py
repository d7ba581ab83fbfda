"""A request's body: reading it, with a limit, and sending it on.

BodyError
├── BodyTooLarge         the client sent more than it may
└── ClientDisconnected   the client left before its body was whole
"""

from collections.abc import AsyncIterator
from io import BytesIO

from proxy.http.client import Receive
from proxy.upstream import Headers

Pieces = tuple[bytes | memoryview, ...]
"""A body that is in several places: the client's bytes, and what is put between them."""

SENT_BYTES = 64 * 1024
"""A body up to this is sent in one piece. Of a larger one each piece waits until the upstream has taken the one before:
a photograph is copied nowhere whole, and encrypted piece by piece."""


class BodyError(Exception):
    """The body could not be read."""


class BodyTooLarge(BodyError):
    """The body is beyond its limit; what is left of it was not read."""


class ClientDisconnected(BodyError):
    """There is nobody left to answer."""


def declared_length(headers: Headers) -> int | None:
    """The body's length as its head declares it, if it does; the listener has seen to it that it is a number."""
    return next((int(value) for name, value in headers if name == b"content-length"), None)


async def read_body(receive: Receive, *, limit: int) -> bytes:
    """The whole body, at most `limit` bytes of it. Raises `BodyTooLarge` or `ClientDisconnected`."""
    piece, more = await _next(receive)
    if not more and len(piece) <= limit:
        return piece
    body = BytesIO()  # gives its bytes away without a copy, and a thousand little pieces take no more than a large one
    while body.tell() + len(piece) <= limit:
        body.write(piece)
        if not more:
            return body.getvalue()
        piece, more = await _next(receive)
    raise BodyTooLarge


def sendable(pieces: Pieces) -> tuple[bytes | AsyncIterator[bytes], list[tuple[bytes, bytes]]]:
    """A body as an upstream takes it, and the header that goes with it."""
    length = sum(map(len, pieces))
    if length <= SENT_BYTES:
        return b"".join(pieces), []

    async def sliced() -> AsyncIterator[bytes]:
        for piece in map(memoryview, pieces):
            for start in range(0, len(piece), SENT_BYTES):
                yield bytes(piece[start : start + SENT_BYTES])

    return sliced(), [(b"content-length", b"%d" % length)]


async def _next(receive: Receive) -> tuple[bytes, bool]:
    message = await receive()
    if message["type"] == "http.disconnect":
        raise ClientDisconnected
    return message.get("body", b""), message.get("more_body", False)
