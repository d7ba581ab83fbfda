"""WebSockets through Ricordo, over real sockets: the bytes of both sides as they came."""

import hashlib
import json
import random
import socket
import threading
import time
from base64 import b64encode
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from ricordo.cli.app import app
from tests.e2e.conftest import KEY, Ricordo, ricordo_of, settings_for
from tests.e2e.test_keys_mode import SECRET, UPSTREAM_KEY
from tests.e2e.test_kill import free_port
from tests.scripted_upstream import ScriptedUpstream

GUID = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
"""RFC 6455 §1.3."""

TEXT_FRAME = b"\x81\x85\x01\x02\x03\x04" + bytes(a ^ b for a, b in zip(b"Hello", b"\x01\x02\x03\x04\x01", strict=True))

Converse = Callable[[socket.socket], None]


def echo(connection: socket.socket) -> None:
    """Send back whatever comes."""
    while data := connection.recv(65536):
        connection.sendall(data)


class SocketServer:
    """A server of WebSockets, which knows nothing of frames."""

    def __init__(self) -> None:
        self.heads: list[bytes] = []
        self.ended = threading.Event()
        self.converse: Converse = echo
        self.refusal = b""
        self._listener = socket.create_server(("127.0.0.1", 0))
        self._open: list[socket.socket] = []
        threading.Thread(target=self._accept, daemon=True).start()

    @property
    def base_url(self) -> str:
        return f"http://127.0.0.1:{self._listener.getsockname()[1]}/v1"

    def close(self) -> None:
        self._listener.close()
        for connection in self._open:
            connection.close()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                connection, _ = self._listener.accept()
                self._open.append(connection)
                threading.Thread(target=self._serve, args=(connection,), daemon=True).start()

    def _serve(self, connection: socket.socket) -> None:
        with connection, suppress(OSError):
            head = b""
            while b"\r\n\r\n" not in head:
                head += connection.recv(1)
            self.heads.append(head)
            connection.sendall(self.refusal or opened(head))
            if not self.refusal:
                self.converse(connection)
        self.ended.set()


def opened(head: bytes) -> bytes:
    key = field(head, b"sec-websocket-key")
    accept = b64encode(hashlib.sha1(key + GUID, usedforsecurity=False).digest())
    lines = (b"Upgrade: websocket", b"Connection: Upgrade", b"Sec-WebSocket-Accept: " + accept, b"X-Request-Id: r1")
    return b"\r\n".join((b"HTTP/1.1 101 Switching Protocols", *lines, b"", b""))


def field(head: bytes, name: bytes) -> bytes:
    """The value of a header."""
    lines = (line.partition(b":") for line in head.split(b"\r\n"))
    return next((value.strip() for key, _, value in lines if key.lower() == name), b"")


CALLERS: list["Caller"] = []


@pytest.fixture(autouse=True)
def _hang_up() -> Iterator[None]:
    yield
    while CALLERS:
        CALLERS.pop().close()


class Caller:
    """A client of WebSockets, which knows nothing of frames."""

    def __init__(self, port: int, path: str, early: bytes = b"", **headers: str) -> None:
        self.connection = socket.create_connection(("127.0.0.1", port), timeout=30)
        CALLERS.append(self)
        fields = {
            "Host": f"127.0.0.1:{port}",
            "Connection": "keep-alive, Upgrade",
            "Upgrade": "websocket",
            "Sec-WebSocket-Version": "13",
            "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
            **headers,
        }
        lines = [f"GET {path} HTTP/1.1", *(f"{name}: {value}" for name, value in fields.items()), "", ""]
        self.connection.sendall("\r\n".join(lines).encode() + early)
        self.head = b""
        while b"\r\n\r\n" not in self.head:
            byte = self.connection.recv(1)
            if not byte:
                break
            self.head += byte

    @property
    def status(self) -> int:
        return int(self.head.split(b" ")[1])

    def read(self, size: int) -> bytes:
        got = b""
        while len(got) < size and (piece := self.connection.recv(size - len(got))):
            got += piece
        return got

    def read_to_end(self) -> bytes:
        got = b""
        with suppress(ConnectionResetError):
            while piece := self.connection.recv(65536):
                got += piece
        return got

    def close(self) -> None:
        self.connection.close()


@pytest.fixture
def server() -> Iterator[SocketServer]:
    server = SocketServer()
    yield server
    server.close()


@contextmanager
def through(folder: Path, base_url: str, **settings: Any) -> Generator[Ricordo]:
    """A Ricordo in front of that server."""
    with ScriptedUpstream.in_thread() as unused:
        chosen = settings_for(folder / "ricordo.db", unused, **{"upstream__base": base_url, **settings})
        with ricordo_of(chosen, unused, worker=False) as ricordo:
            yield ricordo


@pytest.fixture
def ricordo(server: SocketServer, tmp_path: Path) -> Iterator[Ricordo]:
    with through(tmp_path, server.base_url) as ricordo:
        yield ricordo


def call(ricordo: Ricordo, path: str = "/v1/realtime?model=gpt-realtime", **more: Any) -> Caller:
    sent: dict[str, Any] = {"Authorization": f"Bearer {KEY}", **more}
    return Caller(ricordo.port, path, **sent)


@pytest.mark.parametrize("path", ["/v1/realtime?model=gpt-realtime", "/v1/responses"])
def test_what_both_sides_say_arrives_as_it_was_said(ricordo: Ricordo, server: SocketServer, path: str):
    caller = call(ricordo, path, **{"Sec-WebSocket-Protocol": "realtime", "OpenAI-Beta": "realtime=v1"})
    dice = random.Random(1)
    said = dice.randbytes(3 << 20)

    def speak() -> None:
        at = 0
        while at < len(said):
            size = dice.choice((1, 2, 7, 1000, 16_384, 100_000))
            caller.connection.sendall(said[at : at + size])
            at += size

    speaking = threading.Thread(target=speak)
    speaking.start()
    heard = caller.read(len(said))
    speaking.join()

    assert caller.status == 101
    assert heard == said
    assert field(caller.head, b"sec-websocket-accept") == b"s3pPLMBiTxaQ9kYGzzhZRbK+xOo="
    assert (field(caller.head, b"x-request-id"), field(caller.head, b"x-memory-status")) == (b"r1", b"off")
    (head,) = server.heads
    assert head.startswith(f"GET {path} HTTP/1.1\r\n".encode())
    assert field(head, b"authorization") == f"Bearer {KEY}".encode()
    told = {name: field(head, name) for name in (b"sec-websocket-protocol", b"sec-websocket-version", b"openai-beta")}
    assert told == {
        b"sec-websocket-protocol": b"realtime",
        b"sec-websocket-version": b"13",
        b"openai-beta": b"realtime=v1",
    }
    caller.close()


def test_what_is_said_behind_the_request_at_once_is_not_lost(ricordo: Ricordo):
    caller = call(ricordo, early=TEXT_FRAME)

    assert caller.read(len(TEXT_FRAME)) == TEXT_FRAME
    caller.close()


def test_what_the_server_says_at_once_and_then_leaves_arrives_whole(ricordo: Ricordo, server: SocketServer):
    def converse(connection: socket.socket) -> None:
        connection.sendall(b"x" * 500_000)

    server.converse = converse
    caller = call(ricordo)

    assert caller.read_to_end() == b"x" * 500_000


def test_a_client_that_leaves_takes_its_upstream_with_it(ricordo: Ricordo, server: SocketServer):
    caller = call(ricordo)
    caller.connection.sendall(TEXT_FRAME)
    assert caller.read(len(TEXT_FRAME)) == TEXT_FRAME
    caller.close()

    assert server.ended.wait(30)


def test_who_does_not_read_is_waited_for(ricordo: Ricordo, server: SocketServer):
    sent = 0

    def converse(connection: socket.socket) -> None:
        nonlocal sent
        connection.settimeout(1)
        with suppress(TimeoutError):
            while sent < 200 << 20:
                sent += connection.send(b"x" * 65536)

    server.converse = converse
    caller = call(ricordo)
    assert server.ended.wait(60)

    assert sent < 200 << 20
    caller.close()


@pytest.mark.parametrize("limit", ["socket_idle_seconds", "socket_seconds"])
def test_one_in_which_nobody_speaks_or_that_lasts_too_long_is_closed(server: SocketServer, tmp_path: Path, limit: str):
    with through(tmp_path, server.base_url, **{f"limits__{limit}": 0.5}) as ricordo:
        caller = call(ricordo)
        assert caller.status == 101

        assert caller.read_to_end() == b""
        assert server.ended.wait(30)


def test_who_speaks_keeps_it_open(server: SocketServer, tmp_path: Path):
    with through(tmp_path, server.base_url, limits__socket_idle_seconds=2.0) as ricordo:
        caller = call(ricordo)
        end = time.monotonic() + 4
        while time.monotonic() < end:
            caller.connection.sendall(TEXT_FRAME)
            assert caller.read(len(TEXT_FRAME)) == TEXT_FRAME
            time.sleep(0.1)
        caller.close()


def test_a_drain_ends_it_when_its_time_is_over(server: SocketServer, tmp_path: Path):
    with through(tmp_path, server.base_url, server__drain_seconds=1) as ricordo:
        caller = call(ricordo)
        caller.connection.sendall(TEXT_FRAME)
        assert caller.read(len(TEXT_FRAME)) == TEXT_FRAME

    assert caller.read_to_end() == b""
    assert server.ended.wait(30)


# ── Who may ────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_refusal_of_the_server_arrives_as_it_is(ricordo: Ricordo, server: SocketServer):
    server.refusal = b"HTTP/1.1 401 Unauthorized\r\nContent-Type: text/plain\r\nContent-Length: 4\r\n\r\nNo!\n"
    caller = call(ricordo)

    assert caller.status == 401
    assert caller.read_to_end() == b"No!\n"


def test_our_key_is_lent_and_never_shown(server: SocketServer, tmp_path: Path):
    said = f"wrong key {UPSTREAM_KEY}".encode()
    server.refusal = b"HTTP/1.1 401 Unauthorized\r\nTransfer-Encoding: chunked\r\n\r\n%x\r\n%b\r\n0\r\n\r\n" % (
        len(said),
        said,
    )
    with through(tmp_path, server.base_url, upstream__api_key=UPSTREAM_KEY) as ricordo:
        caller = Caller(ricordo.port, "/v1/realtime")

        assert caller.read_to_end() == b"wrong key " + b"*" * len(UPSTREAM_KEY)
        assert field(server.heads[0], b"authorization") == f"Bearer {UPSTREAM_KEY}".encode()


@pytest.mark.parametrize("path", ["/v1/responses", "/v1/realtime?call_id=rtc_1", "/v1/realtime?c%61ll_id=rtc_1"])
def test_P6_where_the_key_is_shared_no_socket_opens_that_may_be_anybodys(
    server: SocketServer, tmp_path: Path, path: str
):
    with through(tmp_path, server.base_url, upstream__api_key=UPSTREAM_KEY) as ricordo:
        caller = Caller(ricordo.port, path)

        assert caller.status == 501
        assert b"websocket_unsupported" in caller.read_to_end()
        assert server.heads == []


def test_a_page_of_another_origin_gets_no_key(server: SocketServer, tmp_path: Path):
    with through(tmp_path, server.base_url, upstream__api_key=UPSTREAM_KEY) as ricordo:
        caller = Caller(ricordo.port, "/v1/realtime", Origin="https://evil.example")
        caller.close()

    assert UPSTREAM_KEY.encode() not in b"".join(server.heads)


def test_an_identity_that_may_not_be_used_is_refused(ricordo: Ricordo, server: SocketServer):
    caller = call(ricordo, **{"X-Memory-Usr": "ada"})

    assert caller.status == 400
    assert server.heads == []


def test_K07_a_socket_ends_with_the_key_or_the_token_that_opened_it(server: SocketServer, tmp_path: Path):
    settings = {"identity__mode": "keys", "upstream__api_key": UPSTREAM_KEY, "store__secret": SECRET}
    with through(tmp_path, server.base_url, **settings) as ricordo:

        def cli(*arguments: str) -> Any:
            environ = {"RICORDO_STORE": str(tmp_path / "ricordo.db"), "RICORDO_SECRET": SECRET}
            result = CliRunner(env=environ).invoke(app, ["keys", *arguments, "--json"])
            assert result.exit_code == 0, result.output
            return json.loads(result.stdout)

        of_shop = ("--tenant", "shop")
        revoked, good = (cli("create", name, *of_shop)["key"] for name in ("revoked", "good"))
        void, hers = (cli("sign", "--user", user, *of_shop)["token"] for user in ("ada", "bob"))
        callers = {each: call(ricordo, Authorization=f"Bearer {each}") for each in (revoked, void, good, hers)}
        for caller in callers.values():
            caller.connection.sendall(TEXT_FRAME)
            assert caller.read(len(TEXT_FRAME)) == TEXT_FRAME
        cli("revoke", "--yes", revoked.split("_")[1])
        cli("void", "--user", "ada", *of_shop)

        assert [callers[each].read_to_end() for each in (revoked, void)] == [b"", b""]
        for each in (good, hers):
            callers[each].connection.sendall(TEXT_FRAME)
            assert callers[each].read(len(TEXT_FRAME)) == TEXT_FRAME


@pytest.mark.parametrize(
    "path", ["/v1/models", "/v1/chat/completions", "/v1/realtime/x", "/v1/%72ealtime", "/v1//realtime"]
)
def test_no_other_path_opens_one(ricordo: Ricordo, server: SocketServer, path: str):
    caller = call(ricordo, path)

    assert caller.status == 501
    assert server.heads == []


def test_an_upstream_that_is_away_is_told_as_for_every_request(tmp_path: Path):
    with through(tmp_path, f"http://127.0.0.1:{free_port()}/v1") as ricordo:
        caller = call(ricordo)

        assert caller.status == 502
        assert b"upstream_unreachable" in caller.read_to_end()


@pytest.mark.parametrize(
    "answer", [b"nonsense\r\n\r\n", b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: h2c\r\nConnection: Upgrade\r\n\r\n"]
)
def test_an_upstream_that_speaks_another_language_is_told(ricordo: Ricordo, server: SocketServer, answer: bytes):
    server.refusal = answer
    caller = call(ricordo)

    assert caller.status == 502
