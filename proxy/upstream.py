"""The port to the model behind the proxy: requests out, raw pieces of the answer back.

UpstreamError
├── UpstreamUnreachable   refused, DNS, TLS, connect deadline: no byte was sent
├── UpstreamEjected       failed too often of late: nothing was sent
├── UpstreamOverloaded    every connection of the pool is in use and the queue's wait is over
├── UpstreamTimeout       first byte, idle or total deadline
├── UpstreamTruncated     the body ended early: FIN or RST before its framing was complete
├── UpstreamRedirect      a 3xx with a Location: refused, credentials do not travel
└── UpstreamInvalid       what came back is not HTTP, or beyond our limits
"""

from collections.abc import AsyncIterator, Sequence
from typing import Literal, Protocol

import msgspec

from memory.model.timespans import Seconds

Pair = tuple[bytes, bytes]
Headers = Sequence[Pair]


class UpstreamError(Exception):
    """The upstream failed; `answered` tells whether any byte of its answer was seen."""

    def __init__(self, message: str, *, answered: bool = False) -> None:
        super().__init__(message)
        self.answered = answered


class UpstreamUnreachable(UpstreamError):
    """No connection could be made: nothing was sent."""


class UpstreamEjected(UpstreamError):
    """The upstream failed too often of late and is left alone; `wait_seconds`: until somebody may try again."""

    def __init__(self, message: str, *, wait_seconds: float) -> None:
        super().__init__(message)
        self.wait_seconds = wait_seconds


class UpstreamOverloaded(UpstreamError):
    """No connection became free in time."""


class UpstreamTimeout(UpstreamError):
    """A deadline passed."""

    def __init__(
        self,
        message: str,
        *,
        phase: Literal["first_byte", "idle", "total"],
        answered: bool = False,
    ) -> None:
        super().__init__(message, answered=answered)
        self.phase = phase


class UpstreamTruncated(UpstreamError):
    """The body ended before its framing said so."""


class UpstreamRedirect(UpstreamError):
    """The upstream wants us to go elsewhere."""


class UpstreamInvalid(UpstreamError):
    """The answer is not HTTP as we accept it."""


class Deadlines(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How long the upstream may take, in seconds."""

    connect: Seconds = 10.0
    first_byte: Seconds = 300.0
    """Until the response's status line: a model may think for minutes before its first byte."""
    idle: Seconds = 120.0
    """Between two pieces of the body."""
    total: Seconds = 900.0
    """From the request to the last byte (FAULTS U20: 15 minutes)."""
    pool: Seconds = 1.0
    """Until a connection of a full pool is free (FAULTS U26)."""


class UpstreamResponse(Protocol):
    """An answer whose head has arrived. Whoever gets it closes it."""

    status: int
    headers: list[tuple[bytes, bytes]]
    """As sent, names in lower case."""

    async def read(self) -> bytes:
        """The next piece of the body as it came (still content-encoded), `b""` at its proper end.

        Raises `UpstreamTruncated`, `UpstreamTimeout` or `UpstreamInvalid`.
        """
        ...

    def close(self) -> None:
        """Give the connection back if the body was read to its end, else close it. May be called twice."""
        ...


class Upstream(Protocol):
    """Sends one request; never follows redirects, decodes nothing, retries only before a byte was sent on."""

    async def send(
        self,
        method: bytes,
        target: bytes,
        headers: Headers,
        body: bytes | AsyncIterator[bytes],
        *,
        deadlines: Deadlines,
    ) -> UpstreamResponse:
        """Send to `base + target` (path and query below the base URL) and wait for the answer's head.

        `headers` carry neither Host nor framing headers: those are made here. A `bytes` body is sent with
        Content-Length, an iterator chunked (unless `headers` has a content-length). Raises `UpstreamError`.
        """
        ...

    async def close(self) -> None:
        """Close idle connections."""
        ...


class Tunnel(Protocol):
    """An answer to who asked for a tunnel of bytes: opened, if its status is 101. Whoever gets it closes it."""

    status: int
    headers: list[tuple[bytes, bytes]]
    """As sent, names in lower case."""
    body: bytes
    """Why it was not opened."""

    async def read(self) -> bytes:
        """The next bytes as they come; empty at the end, however it came."""
        ...

    async def write(self, data: bytes) -> None:
        """Send bytes on; waits while the upstream does not read."""
        ...

    def close(self) -> None:
        """Send what was written, and close. May be called twice."""
        ...


class Tunnels(Protocol):
    """Opens tunnels to a server: WebSockets."""

    async def open(self, target: bytes, headers: Headers, *, deadlines: Deadlines) -> Tunnel:
        """Ask for one below the base URL, and wait for the answer. `headers` as for `Upstream.send`.

        Raises `UpstreamError`.
        """
        ...
