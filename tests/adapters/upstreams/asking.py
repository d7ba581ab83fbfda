"""Asking an upstream, as the tests of this folder do it."""

import ssl
from collections.abc import AsyncIterator, Sequence

import msgspec

from proxy.upstream import Deadlines, Headers, Upstream, UpstreamError

PATIENT = Deadlines()
TLS = ssl.create_default_context()
"""Made once: it reads all certificates of the system, and the stock client makes one even for plain HTTP."""


class Asked(msgspec.Struct, frozen=True):
    """What became of a request."""

    status: int
    headers: list[tuple[bytes, bytes]]
    body: bytes
    error: UpstreamError | None = None
    """What ended the body, if that was no proper end."""


async def ask(
    client: Upstream,
    target: bytes = b"/any",
    *,
    method: bytes = b"GET",
    headers: Headers = (),
    body: bytes | AsyncIterator[bytes] = b"",
    deadlines: Deadlines = PATIENT,
) -> Asked:
    """Send a request and read its answer to the end, whichever that is."""
    response = await client.send(method, target, headers, body, deadlines=deadlines)
    pieces: list[bytes] = []
    error = None
    try:
        while piece := await response.read():
            pieces.append(piece)
    except UpstreamError as raised:
        error = raised
    finally:
        response.close()
    return Asked(response.status, response.headers, b"".join(pieces), error)


async def in_pieces(pieces: Sequence[bytes]) -> AsyncIterator[bytes]:
    """A body as an application sends it."""
    for piece in pieces:
        yield piece
