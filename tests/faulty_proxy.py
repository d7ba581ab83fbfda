"""A TCP proxy that breaks connections on demand, to stand between Ricordo and a store.

    async with FaultyProxy(server.port) as proxy:    # in a synchronous test: with FaultyProxy.in_thread(port) as proxy
        engine = await RedisEngine.open(proxy.url, …)
        proxy.once(cut_reply(on=b"EXEC"))            # it is done over there, and nobody hears of it
        proxy.always(delay(0.2))                     # until `proxy.heal()`
        await proxy.refuse()                         # nobody listens any more, until `await proxy.accept()`

A fault strikes a connection when a piece of a request that holds `on` passes (b"": any piece). Cuts are resets (`by`
"rst") or clean ends ("fin"). What it saw: `struck` (how often a fault struck), `connections` (how many there were),
`open_connections`.
"""

import asyncio
import contextlib
import random
import socket
import ssl
import struct
import threading
from collections.abc import Coroutine, Generator
from dataclasses import dataclass
from types import TracebackType
from typing import Any, Literal, Self, TypeVar

T = TypeVar("T")
By = Literal["rst", "fin"]

PIECE_BYTES = 65_536


@dataclass(frozen=True, kw_only=True)
class Fault:
    """What happens to a connection once a piece of a request that holds `on` comes by."""

    on: bytes = b""
    unless: bytes | None = None
    """A piece that holds this passes unharmed: what goes on in the background."""
    request_bytes: int | None = None
    """So many bytes of that piece are passed on, then both sides are cut."""
    reply_bytes: int | None = None
    """The piece is passed on; of what is answered so many bytes come back, then both sides are cut."""
    delay_seconds: float = 0.0
    """Each piece that is answered comes this much later."""
    silent: bool = False
    """Nothing passes any more, and nobody is told."""
    by: By = "rst"


def cut_request(*, after: int = 0, on: bytes = b"", by: By = "rst") -> Fault:
    """Cut after `after` bytes of the request: it did not arrive, or not whole."""
    return Fault(on=on, request_bytes=after, by=by)


def cut_reply(*, after: int = 0, on: bytes = b"", unless: bytes | None = None, by: By = "rst") -> Fault:
    """Cut after `after` bytes of the reply: the request was obeyed, and its sender cannot know."""
    return Fault(on=on, unless=unless, reply_bytes=after, by=by)


def delay(seconds: float, *, on: bytes = b"", unless: bytes | None = None) -> Fault:
    """Answers come late."""
    return Fault(on=on, unless=unless, delay_seconds=seconds)


def black_hole(*, on: bytes = b"") -> Fault:
    """What is sent is lost, and no end is signalled: as when a cable is cut."""
    return Fault(on=on, silent=True)


class FaultyProxy:
    """Passes bytes to `127.0.0.1:target` and back, but for its faults. With `ssl_context` its clients speak TLS."""

    def __init__(self, target: int, *, ssl_context: ssl.SSLContext | None = None) -> None:
        self.port = free_port()
        self.struck = 0
        self.connections = 0
        self._target = target
        self._ssl_context = ssl_context
        self._once: list[Fault] = []
        self._always: Fault | None = None
        self._server: asyncio.Server | None = None
        self._live: set[_Connection] = set()

    async def __aenter__(self) -> Self:
        self._loop = asyncio.get_running_loop()
        await self.accept()
        return self

    async def __aexit__(
        self, _: type[BaseException] | None, __: BaseException | None, ___: TracebackType | None
    ) -> None:
        await self.refuse()
        await self.idle()

    @classmethod
    @contextlib.contextmanager
    def in_thread(cls, target: int) -> Generator[Self]:
        """The same for a synchronous test: from a thread and a loop of its own. `run` calls its coroutines."""
        proxy = cls(target)
        started, stop = threading.Event(), asyncio.Event()

        async def serve() -> None:
            async with proxy:
                started.set()
                await stop.wait()

        thread = threading.Thread(target=asyncio.run, args=(serve(),), daemon=True)
        thread.start()
        started.wait()
        try:
            yield proxy
        finally:
            proxy._loop.call_soon_threadsafe(stop.set)
            thread.join()

    def run(self, coroutine: Coroutine[Any, Any, T]) -> T:
        """From another thread: `proxy.run(proxy.refuse())`."""
        return asyncio.run_coroutine_threadsafe(coroutine, self._loop).result()

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"

    @property
    def open_connections(self) -> int:
        return len(self._live)

    # ── Faults ────────────────────────────────────────────────────────────────────────────────────────────────

    def once(self, *faults: Fault) -> None:
        """These, in turn, each for one piece of a request (and what follows on its connection)."""
        self._once.extend(faults)

    def always(self, fault: Fault) -> None:
        """This for every piece of a request from now on."""
        self._always = fault

    def heal(self) -> None:
        """No more faults; connections that were struck stay so."""
        self._once.clear()
        self._always = None

    async def refuse(self) -> None:
        """Nobody listens any more, and the connections are reset."""
        if self._server is not None:
            self._server.close()
            self._server = None
        await self.reset()

    async def reset(self) -> None:
        """Reset the connections there are."""
        for connection in tuple(self._live):
            connection.cut("rst")
        await asyncio.sleep(0)

    async def accept(self) -> None:
        """Listen (again), on the same port."""
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", self.port, ssl=self._ssl_context)

    async def idle(self) -> None:
        """Wait until the connections there are have ended."""
        await asyncio.gather(*(connection.ended.wait() for connection in tuple(self._live)))

    def strike(self, piece: bytes) -> Fault | None:
        """The fault that this piece of a request gets."""
        fault = self._once[0] if self._once else self._always
        if fault is None or fault.on not in piece or (fault.unless is not None and fault.unless in piece):
            return None
        if self._once:
            self._once.pop(0)
        self.struck += 1
        return fault

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.connections += 1
        connection = _Connection(self, reader, writer)
        self._live.add(connection)
        try:
            await connection.serve(self._target)
        finally:
            self._live.discard(connection)


class _Connection:
    """A client's connection and ours to the target."""

    def __init__(self, proxy: FaultyProxy, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.ended = asyncio.Event()
        self._proxy = proxy
        self._reader = reader
        self._writers = [writer]
        self._fault: Fault | None = None

    async def serve(self, target: int) -> None:
        try:
            replies, upstream = await asyncio.open_connection("127.0.0.1", target)
            self._writers.append(upstream)
            pumps = {asyncio.create_task(self._requests(upstream)), asyncio.create_task(self._replies(replies))}
            _, left = await asyncio.wait(pumps, return_when=asyncio.FIRST_COMPLETED)
            for pump in left:
                pump.cancel()
            await asyncio.gather(*pumps, return_exceptions=True)
        except OSError:
            self.cut("rst")  # the target refuses: so do we
        finally:
            self.cut("fin")
            self.ended.set()

    def cut(self, by: By) -> None:
        for writer in self._writers:
            if by == "rst" and not writer.is_closing():
                _unlinger(writer)
            writer.close()

    async def _requests(self, upstream: asyncio.StreamWriter) -> None:
        while piece := await self._reader.read(PIECE_BYTES):
            self._fault = self._proxy.strike(piece) or self._fault
            fault = self._fault
            if fault is not None and fault.silent:
                continue
            if fault is not None and fault.request_bytes is not None:
                upstream.write(piece[: fault.request_bytes])
                await upstream.drain()
                self.cut(fault.by)
                return
            upstream.write(piece)
            await upstream.drain()

    async def _replies(self, replies: asyncio.StreamReader) -> None:
        client = self._writers[0]
        while piece := await replies.read(PIECE_BYTES):
            fault = self._fault or Fault()
            await asyncio.sleep(fault.delay_seconds)
            if fault.silent:
                continue
            if fault.reply_bytes is not None:
                client.write(piece[: fault.reply_bytes])
                await client.drain()
                self.cut(fault.by)
                return
            client.write(piece)
            await client.drain()


def _unlinger(writer: asyncio.StreamWriter) -> None:
    """Let the close be a reset."""
    connected: socket.socket | None = writer.get_extra_info("socket")
    if connected is not None:
        connected.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))


def free_port() -> int:
    """A port that nobody listens on.

    Below those that outgoing connections get: while its server is away nobody takes it, and no client that looks for
    the server meets itself.
    """
    while True:
        port = random.randrange(20_000, 32_000)
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)):
                return port
