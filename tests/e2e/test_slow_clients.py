"""Clients that read slowly or not at all (FAULTS C03, C04), against a `ricordo serve` whose memory can be measured."""

import asyncio
import json
import resource
import socket
import statistics
import sys
import threading
import time
from collections.abc import Generator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx2
import msgspec
import pytest

from memory.model.memory import HistoryEvent, HistoryRecord
from memory.model.scope import Scope
from memory.upkeep.exchange import VERSION, FirstLine, LastLine, WholeMemory
from tests.contract.examples import NOW, memory
from tests.e2e.conftest import settings_for
from tests.e2e.subprocesses import Line, Served, descriptors, resident_bytes, until
from tests.e2e.test_kill import free_port
from tests.scripted_upstream import Chat, ScriptedUpstream, endless, reply

PIECE = b"data: " + b"x" * 4_000 + b"\n\n"

BYTES_PER_CONNECTION = 100 * 1024
"""What a client that does not read may cost (FAULTS C03)."""

RESTS = 6
"""Half seconds without a change in a process's memory: it compiles what it reads by two seconds after its start."""

SLACK_BYTES = 8 * 1024 * 1024
"""What a process may grow by for other reasons, however many clients there are."""

BUFFER_BYTES = 4_096
"""A client's own receive buffer, small so that the kernel does not read for it."""


def request_of(user: str) -> bytes:
    body = json.dumps({"model": "flood", "stream": True, "messages": [{"role": "user", "content": "Hi"}]}).encode()
    fields = f"Host: 127.0.0.1\r\nX-Memory-User: {user}\r\nContent-Length: {len(body)}"
    return f"POST /v1/chat/completions HTTP/1.1\r\n{fields}\r\n\r\n".encode() + body


@contextmanager
def served(folder: Path, *, write_stall_seconds: float) -> Generator[tuple[Served, ScriptedUpstream, httpx2.Client]]:
    """A Ricordo that has warmed up, before an upstream that floods whoever asks for the model `flood`."""
    with ScriptedUpstream.in_thread() as upstream:
        flood = endless()(reply(b"data: {}\n\n", PIECE, content_type=b"text/event-stream"))
        upstream.script(lambda request: flood if request.json()["model"] == "flood" else Chat("Hello"))
        serving = Served(
            settings_for(folder / "ricordo.db", upstream),
            free_port(),
            RICORDO_UPSTREAM__MAX_CONNECTIONS="20000",
            RICORDO_LISTENER__CONNECTIONS="20000",
            RICORDO_LISTENER__WRITE_STALL_SECONDS=str(write_stall_seconds),
        )
        with serving, httpx2.Client(base_url=f"http://127.0.0.1:{serving.port}", timeout=30) as http:
            for _ in range(20):
                ask(http)
            yield serving, upstream, http


def ask(http: httpx2.Client) -> float:
    """Ask as a healthy client does; the seconds to the first byte."""
    body = {"model": "m", "stream": True, "messages": [{"role": "user", "content": "Hi"}]}
    started = time.perf_counter()
    with http.stream("POST", "/v1/chat/completions", json=body) as answer:
        pieces = answer.iter_bytes()
        first = next(pieces)
        seconds = time.perf_counter() - started
        assert b"[DONE]" in first + b"".join(pieces)
    return seconds


@contextmanager
def not_reading(port: int) -> Generator[None]:
    """Fifty clients that ask and do not read."""
    with ExitStack() as stack:
        lines = [stack.enter_context(Line(port, buffer_bytes=BUFFER_BYTES)) for _ in range(50)]
        for number, line in enumerate(lines):
            line.send(request_of(f"c03-{number}"))
        yield


def settled_bytes(pid: int) -> int:
    """The process's memory once it has compiled what it reads messages by: it begins two seconds after its start."""
    sizes = [resident_bytes(pid)]

    def rests() -> bool:
        sizes.append(resident_bytes(pid))
        return len(sizes) > RESTS and len({*sizes[-RESTS:]}) == 1

    until(rests, seconds=120, pause=0.5)
    return sizes[-1]


def test_C03_clients_that_stop_reading_cost_little_and_hold_the_upstream_back(tmp_path: Path):
    with served(tmp_path, write_stall_seconds=600) as (serving, upstream, http):
        before = settled_bytes(serving.process.pid)
        with not_reading(serving.port):
            until(lambda: upstream.open_connections >= 50 and standing_still(upstream))

            assert resident_bytes(serving.process.pid) - before <= 50 * BYTES_PER_CONNECTION + SLACK_BYTES
            assert ask(http)


def test_C03_clients_that_stop_reading_are_left(tmp_path: Path):
    with served(tmp_path, write_stall_seconds=1.0) as (serving, upstream, _):
        pid, idle = serving.process.pid, upstream.open_connections
        asked, files = len(upstream.requests), descriptors(pid)
        with not_reading(serving.port):
            until(lambda: len(upstream.requests) >= asked + 50)

            until(lambda: upstream.open_connections <= idle + 1 and descriptors(pid) <= files + 20)


def standing_still(upstream: ScriptedUpstream) -> bool:
    """Whether the upstream can send nothing more."""
    before = sum(connection.sent_bytes for connection in upstream.connections)
    time.sleep(0.1)
    return before == sum(connection.sent_bytes for connection in upstream.connections)


EXPORTED = 600
"""Memories of 30 kB each: many times what a process may grow by."""


def remember_much(http: httpx2.Client, user: str, *, memories: int) -> None:
    """Read in so many large memories of this user."""
    scope = Scope("-", user)
    lines = [FirstLine(version=VERSION, exported_at=NOW), *(whole(scope, number) for number in range(memories))]
    body = b"\n".join(map(msgspec.json.encode, [*lines, LastLine(lines=len(lines))]))
    answer = http.post("/memory/v1/import", content=body, headers={"X-Memory-User": user})
    assert answer.json()["memories"] == memories


def whole(scope: Scope, number: int) -> WholeMemory:
    text = f"Has seen bird {number}"
    told = memory(text, scope, metadata={"note": f"{scope.user} " * 5_000})
    added = HistoryRecord(
        id=f"e{told.id}", memory_id=told.id, event=HistoryEvent.ADD, old_value=None, new_value=text, timestamp=NOW
    )
    return WholeMemory(memory=told, history=(added,))


@pytest.mark.long
def test_D04_an_export_costs_little_while_its_client_does_not_read_and_is_whole_when_it_does(tmp_path: Path):
    with served(tmp_path, write_stall_seconds=600) as (serving, _, http):
        remember_much(http, "ada", memories=EXPORTED)
        remember_much(http, "bob", memories=3)
        before = settled_bytes(serving.process.pid)
        with Line(serving.port, buffer_bytes=BUFFER_BYTES) as line:
            line.send(b"GET /memory/v1/export HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Memory-User: ada\r\n\r\n")
            line.read_until(b'"kind":"memory"')
            stopped = settled_bytes(serving.process.pid)
            assert ask(http)
            line.read_until(b'"kind":"end"')

        assert stopped - before <= SLACK_BYTES
        assert line.got.count(b'"kind":"memory"') == EXPORTED
        assert b"bob" not in line.got


class SlowReaders(threading.Thread):
    """So many clients, each of which reads so many bytes a second."""

    def __init__(self, port: int, *, readers: int, bytes_per_second: int, reads_per_second: int) -> None:
        super().__init__()
        self.stopping = threading.Event()
        self.received = [0] * readers
        self.broken: list[int] = []
        self._port = port
        self._bytes = bytes_per_second // reads_per_second
        self._pause = 1 / reads_per_second

    def run(self) -> None:
        asyncio.run(self._all())

    async def _all(self) -> None:
        async with asyncio.TaskGroup() as group:
            for number in range(len(self.received)):
                group.create_task(self._read(number))
                if number % 20 == 19:
                    await asyncio.sleep(0.05)  # 400 a second, so that no queue of connections overflows

    async def _read(self, number: int) -> None:
        loop = asyncio.get_running_loop()
        with socket.socket() as connection:
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, BUFFER_BYTES)
            connection.setblocking(False)
            await loop.sock_connect(connection, ("127.0.0.1", self._port))
            await loop.sock_sendall(connection, request_of(f"c04-{number}"))
            while not self.stopping.is_set():
                piece = await loop.sock_recv(connection, self._bytes)
                if not piece:
                    self.broken.append(number)
                    return
                self.received[number] += len(piece)
                await asyncio.sleep(self._pause)

    def __enter__(self) -> "SlowReaders":
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stopping.set()
        self.join(60)


def read_slowly(
    folder: Path, *, readers: int, bytes_per_second: int, seconds: float, asks: int
) -> tuple[list[float], list[float]]:
    """Healthy clients' seconds to the first byte, without and beside slow readers; at least `asks` of each."""
    with served(folder, write_stall_seconds=60) as (serving, _, http):
        pid = serving.process.pid
        alone = [ask(http) for _ in range(asks)]
        before = settled_bytes(pid)
        slow = SlowReaders(serving.port, readers=readers, bytes_per_second=bytes_per_second, reads_per_second=2)
        with slow:
            until(lambda: all(slow.received), seconds=120)
            started = time.monotonic()
            beside: list[float] = []
            while time.monotonic() - started < seconds or len(beside) < asks:
                beside.append(ask(http))
            at_least = 0.5 * bytes_per_second * seconds
            until(lambda: all(each >= at_least for each in slow.received), seconds=120)

            assert slow.broken == []
            assert resident_bytes(pid) - before <= readers * BYTES_PER_CONNECTION + SLACK_BYTES
    return alone, beside


def test_C04_slow_readers_are_all_served_in_bounded_memory_and_stop_nobody(tmp_path: Path):
    alone, beside = read_slowly(tmp_path, readers=200, bytes_per_second=2_048, seconds=2.0, asks=20)

    assert len(alone) == 20
    assert len(beside) >= 20


@pytest.mark.campaign
@pytest.mark.timeout(600)
def test_C04_ten_thousand_readers_of_a_kilobyte_a_second(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    readers = min(10_000, (hard - 200) // 2)  # each takes two descriptors, of ours and of the proxy
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    try:
        alone, beside = read_slowly(tmp_path, readers=readers, bytes_per_second=1_024, seconds=60.0, asks=1_000)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    # Clients, upstream and proxy share the machine here: the figures are for the reader, no verdict.
    p99 = [statistics.quantiles(seconds, n=100)[98] for seconds in (alone, beside)]
    with capsys.disabled():
        sys.stdout.write("\nfirst byte at p99: {:.4f} s alone, {:.4f} s beside the slow readers\n".format(*p99))
