"""The client's side of one request: what it is sent, and whether it is still there."""

import asyncio
from collections.abc import Awaitable, Callable, MutableMapping
from types import TracebackType
from typing import Any, Protocol, Self

from memory.model.types import MakeId

Message = MutableMapping[str, Any]
ASGIScope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]

CONNECTION = "ricordo.connection"
"""The ASGI extension under which our listener tells of the connection."""


CODE = "ricordo.code"
"""In the scope of a request that was answered with an error, or refused while it was served: the error's code."""

CALLER = "ricordo.caller"
"""In the scope of a request whose sender is known: how the log names who it is."""

HELD = "ricordo.held"
"""In the start of a response: its whole body follows at once, so both may go out in one write."""


class Arrival(Protocol):
    """How a request came in, as far as its connection tells."""

    @property
    def http_version(self) -> str:
        """`1.0` or `1.1`."""
        ...

    @property
    def peer(self) -> tuple[str, int] | None:
        """Address and port of the client."""
        ...

    @property
    def is_own(self) -> bool | None:
        """Whether a process of our own account holds the other end; None: that cannot be told."""
        ...


class Arrived(Arrival, Protocol):
    """The same, of a connection on which something is kept from one request to the next."""

    judged: object
    """What was made of the last request's headers; None: nothing yet."""


class ClientTunnel(Protocol):
    """The client's side of a connection that has become a tunnel of bytes."""

    async def read(self) -> bytes:
        """The next bytes as they come; empty when the client is gone."""
        ...

    async def write(self, data: bytes) -> None:
        """Send bytes; waits while the client does not read."""
        ...

    def close(self) -> None:
        """Send what was written, and close."""
        ...


class ClientConnection(Protocol):
    """What the listener knows of the client's connection."""

    def on_lost(self, callback: Callable[[], None]) -> None:
        """Call back once when the client is gone; at once, if it is gone already."""
        ...

    def forget(self, callback: Callable[[], None]) -> None:
        """Do not call back any more."""
        ...

    def abort(self) -> None:
        """Close the connection at once, so that an unfinished answer shows as such."""
        ...

    def open_tunnel(self, head: bytes) -> ClientTunnel:
        """Answer a request for a WebSocket with this head; from then on the connection is a tunnel."""
        ...


class ClientGone(Exception):
    """The client has left before its answer was complete."""


class Client:
    """Sends one answer to the client."""

    __slots__ = ("_connection", "_make_id", "_request_id", "_send", "lost", "started")

    def __init__(self, scope: ASGIScope, send: Send, *, make_id: MakeId) -> None:
        self._connection: ClientConnection = scope["extensions"][CONNECTION]
        self._send = send
        self._make_id = make_id
        self._request_id = ""
        self.started = False
        self.lost = False
        self._connection.on_lost(self._on_lost)

    def _on_lost(self) -> None:
        self.lost = True

    @property
    def request_id(self) -> str:
        """The id under which the log and an error tell of this request; made when first asked for."""
        self._request_id = self._request_id or self._make_id()
        return self._request_id

    async def answer(self, status: int, headers: list[tuple[bytes, bytes]], body: bytes) -> None:
        """Send a whole answer."""
        self.started = True
        await self._send({"type": "http.response.start", "status": status, "headers": headers, HELD: True})
        await self.finish(body)

    async def start(self, status: int, headers: list[tuple[bytes, bytes]]) -> None:
        """Send the head of the answer."""
        self.started = True
        await self._send({"type": "http.response.start", "status": status, "headers": headers})

    def send(self, piece: bytes) -> Awaitable[None]:
        """Send a piece of the body; waits while the client does not read."""
        return self._send({"type": "http.response.body", "body": piece, "more_body": True})

    def finish(self, piece: bytes = b"") -> Awaitable[None]:
        """Send the last piece of the body."""
        return self._send({"type": "http.response.body", "body": piece, "more_body": False})

    def open_tunnel(self, head: bytes) -> ClientTunnel:
        """Answer a request for a WebSocket with this head; from then on the connection is a tunnel."""
        self.started = True
        return self._connection.open_tunnel(head)

    def abort(self) -> None:
        """End the answer so that the client sees that it is not whole."""
        self._connection.abort()

    def present(self) -> "Presence":
        """A context that ends with `ClientGone` as soon as the client leaves; raises it if it has left already."""
        if self.lost:
            raise ClientGone
        return Presence(self._connection)


class Presence:
    """Cancels what is awaited inside when the client leaves, and says so with `ClientGone`.

    Made as asyncio.timeout is: the cancellation is ours only if we asked for it and nobody else did.
    """

    __slots__ = ("_connection", "_gone", "_task")

    def __init__(self, connection: ClientConnection) -> None:
        self._connection = connection
        self._gone = False
        self._task: asyncio.Task[Any] | None = None

    def __enter__(self) -> Self:
        self._task = asyncio.current_task()
        self._connection.on_lost(self._on_lost)
        return self

    def _on_lost(self) -> None:
        self._gone = True
        if self._task is not None:
            self._task.cancel()

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._connection.forget(self._on_lost)
        task, self._task = self._task, None
        if not self._gone or task is None:
            return
        others = task.uncancel()
        if kind is None or (others == 0 and issubclass(kind, asyncio.CancelledError)):
            raise ClientGone from error
