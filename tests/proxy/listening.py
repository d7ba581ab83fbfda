"""A guarded uvicorn on a free port, and a client that sends raw bytes."""

import asyncio
import select
import socket
import threading
import time
from collections.abc import Generator, MutableMapping, Sequence
from contextlib import contextmanager, suppress
from typing import Any, Literal, Self

import msgspec
import uvicorn

from memory.model.ids import uuid7
from proxy.http.body import BodyTooLarge, ClientDisconnected, read_body
from proxy.http.client import CONNECTION, Receive, Send
from proxy.http.cors import Cors
from proxy.http.listener import ListenerLimits, guarded_protocol

WAIT_SECONDS = 60
"""How long a test waits for what must happen; nothing waits as long unless it fails."""

HEAD = b"POST /echo HTTP/1.1\r\nHost: a\r\n"


class Seen(msgspec.Struct, frozen=True):
    """A request as the application saw it."""

    method: str
    path: str
    query: str
    headers: list[str]
    body: str
    peer: str
    tls: bool


class App:
    """Answers by path, and notes what becomes of its requests."""

    def __init__(self) -> None:
        self.calls: list[str] = []
        self.lost = threading.Event()
        self.callbacks = 0
        self.held = threading.Event()
        self.release = asyncio.Event()

    async def __call__(self, scope: MutableMapping[str, Any], receive: Receive, send: Send) -> None:
        self.calls.append(scope["path"])
        serve = getattr(self, scope["path"].strip("/").split("/")[0])
        await serve(scope, receive, send)

    async def echo(self, scope: MutableMapping[str, Any], receive: Receive, send: Send) -> None:
        try:
            body = await read_body(receive, limit=1_000_000)
        except ClientDisconnected:
            self.lost.set()
            return
        except BodyTooLarge:
            await answer(send, 413, b"{}")
            return
        connection = scope["extensions"][CONNECTION]
        seen = Seen(
            scope["method"],
            scope["path"],
            scope["query_string"].decode(),
            [name.decode() for name, _ in scope["headers"]],
            f"{len(body)}:{body[:20].decode('latin-1')}",
            connection.peer[0],
            connection.tls,
        )
        await answer(send, 200, msgspec.json.encode(seen))

    async def late(self, scope: MutableMapping[str, Any], receive: Receive, send: Send) -> None:
        """Reads after as many seconds as the path says."""
        await asyncio.sleep(float(scope["path"].split("/")[-1]))
        await self.echo(scope, receive, send)

    async def hold(self, scope: MutableMapping[str, Any], receive: Receive, send: Send) -> None:
        """Answers when the test says so, or never, if the client leaves."""
        await read_body(receive, limit=1_000_000)
        scope["extensions"][CONNECTION].on_lost(self.on_lost)
        self.held.set()
        await self.release.wait()
        await answer(send, 200, b"held")

    def on_lost(self) -> None:
        self.callbacks += 1
        self.lost.set()

    async def forget(self, scope: MutableMapping[str, Any], receive: Receive, _: Send) -> None:
        """Is told only of what it did not forget."""
        connection = scope["extensions"][CONNECTION]
        connection.on_lost(self.on_lost)
        connection.forget(self.on_lost)
        connection.forget(self.on_lost)
        self.held.set()
        while (await receive())["type"] != "http.disconnect":
            pass
        connection.on_lost(self.lost.set)

    async def flood(self, scope: MutableMapping[str, Any], _: Receive, send: Send) -> None:
        """Writes until nobody is there."""
        connection = scope["extensions"][CONNECTION]
        connection.on_lost(self.on_lost)
        await send({"type": "http.response.start", "status": 200, "headers": []})
        while not connection.lost:
            await send({"type": "http.response.body", "body": b"x" * 16_384, "more_body": True})
            await asyncio.sleep(0)

    async def large(self, scope: MutableMapping[str, Any], _: Receive, send: Send) -> None:
        """Writes four megabytes and is done."""
        scope["extensions"][CONNECTION].on_lost(self.on_lost)
        await answer(send, 200, b"x" * 4_000_000)

    async def pieces(self, scope: MutableMapping[str, Any], __: Receive, send: Send) -> None:
        """Writes four megabytes as fast as they are read."""
        scope["extensions"][CONNECTION].on_lost(self.on_lost)
        await send({"type": "http.response.start", "status": 200, "headers": []})
        for _ in range(400):
            await send({"type": "http.response.body", "body": b"x" * 10_000, "more_body": True})
        await send({"type": "http.response.body"})

    async def early(self, _: MutableMapping[str, Any], __: Receive, send: Send) -> None:
        """Answers without reading."""
        await answer(send, 200, b"early")

    async def half(self, scope: MutableMapping[str, Any], _: Receive, send: Send) -> None:
        """Breaks off."""
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b"half", "more_body": True})
        scope["extensions"][CONNECTION].abort()

    async def begin(self, scope: MutableMapping[str, Any], receive: Receive, send: Send) -> None:
        """Begins to answer before it reads."""
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b"begun", "more_body": True})
        await self.echo(scope, receive, send)

    async def crash(self, _: MutableMapping[str, Any], __: Receive, ___: Send) -> None:
        raise RuntimeError("a defect")

    async def silent(self, _: MutableMapping[str, Any], __: Receive, ___: Send) -> None:
        """Leaves without an answer."""

    async def silent_late(self, _: MutableMapping[str, Any], __: Receive, send: Send) -> None:
        """Leaves in the middle of its answer."""
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b"half", "more_body": True})

    async def crash_late(self, scope: MutableMapping[str, Any], receive: Receive, send: Send) -> None:
        await self.silent_late(scope, receive, send)
        raise RuntimeError("a defect")


async def answer(send: Send, status: int, body: bytes) -> None:
    headers = [(b"content-length", b"%d" % len(body))]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})


class Listening:
    """A running server."""

    def __init__(self, limits: ListenerLimits, cors: Cors, loop: Literal["uvloop", "asyncio"] = "uvloop") -> None:
        self.app = App()
        self.limits = limits
        config = uvicorn.Config(
            self.app,
            http=guarded_protocol(limits, make_id=uuid7, cors=cors),
            ws="none",
            loop=loop,
            lifespan="off",
            log_config=None,
            access_log=False,
            proxy_headers=False,
            timeout_graceful_shutdown=5,
        )
        self.server = uvicorn.Server(config)
        self.thread = threading.Thread(target=self._run)
        self._socket = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._socket.getsockname()[1]
        self._loop: asyncio.AbstractEventLoop | None = None

    def _run(self) -> None:
        async def serve() -> None:
            self._loop = asyncio.get_running_loop()
            await self.server.serve(sockets=[self._socket])

        with asyncio.Runner(loop_factory=self.server.config.get_loop_factory()) as runner:
            runner.run(serve())

    def start(self) -> None:
        self.thread.start()
        wait_until(lambda: self.server.started)

    def release(self) -> None:
        """Let the held requests be answered."""
        assert self._loop is not None
        self._loop.call_soon_threadsafe(self.app.release.set)

    def sockets(self) -> list[socket.socket]:
        """Its ends of the connections."""
        return [each.transport.get_extra_info("socket") for each in self.server.server_state.connections]

    def stop(self) -> None:
        self.server.should_exit = True
        with suppress(RuntimeError):  # its loop is closed: the test has stopped it
            self.release()
        self.thread.join(WAIT_SECONDS)
        assert not self.thread.is_alive()

    def client(self) -> "RawClient":
        return RawClient(self.port)

    def exchange(self, data: bytes) -> list["Answer"]:
        """Send `data` and read until the server closes, or until it has nothing more to say."""
        with self.client() as client:
            client.send(data)
            client.send(b"GET /early HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
            return answers(client.read_all())


@contextmanager
def listening(
    *, origins: Sequence[str] = (), loop: Literal["uvloop", "asyncio"] = "uvloop", **limits: float
) -> Generator[Listening]:
    running = Listening(msgspec.convert(limits, ListenerLimits), Cors(origins), loop)
    running.start()
    try:
        yield running
    finally:
        running.stop()


class RawClient:
    """A TCP connection."""

    def __init__(self, port: int) -> None:
        self._socket = socket.create_connection(("127.0.0.1", port), timeout=WAIT_SECONDS)
        self.began = time.monotonic()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._socket.close()

    def send(self, data: bytes) -> None:
        with suppress(BrokenPipeError, ConnectionResetError):  # it has refused: what it said can still be read
            self._socket.sendall(data)

    def read(self, size: int = 65_536) -> bytes:
        try:
            return self._socket.recv(size)
        except ConnectionResetError:
            return b""

    def read_all(self) -> bytes:
        """Everything until the server closes."""
        return b"".join(iter(self.read, b""))

    def read_answer(self) -> "Answer":
        """One answer with a Content-Length."""
        data = b""
        while True:
            piece = self.read()
            assert piece, "closed"
            data += piece
            found = answers(data)
            if found and len(found[0].body) == int(found[0].headers["content-length"]):
                return found[0]

    @property
    def answered(self) -> bool:
        """There is something to read, or the connection is closed."""
        return bool(select.select([self._socket], [], [], 0)[0])

    def finish(self) -> None:
        """Say that nothing more will be sent."""
        self._socket.shutdown(socket.SHUT_WR)

    def leave(self) -> None:
        self._socket.close()

    def buffer(self, size: int) -> None:
        """Take no more than that (the kernel doubles it) before it is read."""
        self._socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, size)

    @property
    def seconds(self) -> float:
        return time.monotonic() - self.began


class Answer(msgspec.Struct):
    """An answer as it came."""

    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def code(self) -> str:
        """The code of an OpenAI-shaped error, which must name the request."""
        error = msgspec.json.decode(self.body)["error"]
        assert set(error) >= {"message", "type", "param", "code"}
        assert len(self.headers["x-request-id"]) == 36
        assert self.headers["content-type"] == "application/json"
        return error["code"]

    @property
    def seen(self) -> Seen:
        return msgspec.json.decode(self.body, type=Seen)


def answers(data: bytes) -> list[Answer]:
    """The answers in `data`; one without a Content-Length takes all that is left."""
    found: list[Answer] = []
    while b"\r\n\r\n" in data:
        head, _, data = data.partition(b"\r\n\r\n")
        status, *lines = head.decode("latin-1").split("\r\n")
        headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in lines)}
        size = int(headers.get("content-length", len(data) if status[9:12] != "100" else 0))
        found.append(Answer(int(status[9:12]), headers, data[:size]))
        data = data[size:]
    return found


def wait_until(happened: Any) -> None:
    deadline = time.monotonic() + WAIT_SECONDS
    while not happened():
        assert time.monotonic() < deadline, "it did not happen"
        time.sleep(0.005)
