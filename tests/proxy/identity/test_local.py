"""What shows that a request is not the local user's own, and who is told to have a memory."""

import logging
import socket
import subprocess
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from typing import NamedTuple

import pytest
import structlog
from structlog.testing import capture_logs
from structlog.typing import EventDict

from memory.model.identity import IdentityOptions
from proxy.http.peer import is_own
from proxy.identity.headers import HeaderReader, Incoming
from proxy.identity.local import Locality, Sign, audience_of, is_loopback
from tests.accounts import NOBODY, needs_kernel, needs_root, python

READER = HeaderReader(IdentityOptions())


class At(NamedTuple):
    """How a request came in."""

    http_version: str = "1.1"
    peer: tuple[str, int] | None = ("127.0.0.1", 50_000)
    is_own: bool | None = True


def request(**headers: str) -> Incoming:
    fields = {"host": "127.0.0.1:8000"} | {name.replace("_", "-"): value for name, value in headers.items()}
    return READER.read([(name.encode(), value.encode("latin-1")) for name, value in fields.items()], readable=True)


def locality(*origins: str, **options: object) -> Locality:
    return Locality(IdentityOptions(**options), loopback=True, origins=origins)  # type: ignore[arg-type] - a test's own


@pytest.mark.parametrize("host", ["localhost", "LOCALHOST:8000", "127.0.0.1", "127.1.2.3:80", "[::1]", "[::1]:8000"])
@pytest.mark.parametrize("is_own", [True, None])
def test_what_shows_nothing_else_is_local(host: str, is_own: bool | None):
    assert locality().sign(request(host=host), At(is_own=is_own)) is None


@pytest.mark.parametrize(
    "host",
    [
        *("", "evil.example", "127.0.0.1.evil.example", "evil@127.0.0.1", "localhost/", "0.0.0.0", "\xff", "127.1"),  # noqa: S104 - a name
        *("localhost.", "localhost.evil.example", "a.localhost", "[::]", "::1", "2130706433", "0x7f.1", "127.0.0.1:x"),
        *("host.docker.internal", "ricordo:8000", "localhost, evil.example", "127.0.0.1:8000:9"),
    ],
)
def test_a_host_that_is_not_literally_loopback_is_a_sign(host: str):
    assert locality().sign(request(host=host), At()) is Sign.HOST


@pytest.mark.parametrize(
    "origin",
    [
        *("https://evil.example", "null", "http://127.0.0.1.evil.example", "", "\xff", "http://localhost@evil.example"),
        *("app://obsidian.md", "file://", "http://localhost:3000, http://evil.example", "tauri://localhost"),
    ],
)
@pytest.mark.parametrize("local", ["auto", "on"])
def test_a_web_page_of_another_origin_is_a_sign(origin: str, local: str):
    assert locality(local=local).sign(request(origin=origin), At()) is Sign.ORIGIN


@pytest.mark.parametrize("origin", ["http://localhost:3000", "https://127.0.0.1", "http://[::1]", "app://obsidian.md"])
def test_a_page_of_this_machine_or_of_a_trusted_origin_is_none(origin: str):
    assert locality("app://obsidian.md").sign(request(origin=origin), At()) is None


def test_what_stands_in_between_is_a_sign():
    local = locality()

    assert local.sign(request(), At(http_version="1.0")) is Sign.VERSION
    assert local.sign(request(connection="Keep-Alive, Close"), At()) is Sign.CLOSES
    assert local.sign(request(via="1.1 x"), At()) is Sign.FORWARDED
    assert local.sign(request(), At(is_own=False)) is Sign.ACCOUNT


def test_where_all_are_trusted_only_a_web_page_is_a_sign():
    local = locality(local="on")
    strange = request(host="evil.example", connection="close", via="1.1 x")

    assert local.exists
    assert local.sign(strange, At(http_version="1.0", is_own=False)) is None


@pytest.mark.parametrize(("local", "exists"), [("auto", False), ("on", True), ("off", False)])
def test_elsewhere_than_on_loopback_there_is_a_local_user_only_if_that_is_set(local: str, exists: bool):
    options = IdentityOptions(local=local)  # type: ignore[arg-type] - a case of a literal

    assert Locality(options, loopback=False, origins=()).exists is exists


def test_names_count_once_they_are_set_whatever_their_case():
    local = locality(local_hosts=("Ricordo", "host.docker.internal"))

    assert local.sign(request(host="ricordo:8000"), At()) is None
    assert local.sign(request(host="HOST.docker.internal"), At()) is None


@pytest.mark.parametrize(
    ("host", "loopback"),
    [("127.0.0.1", True), ("127.9.9.9", True), ("::1", True), ("localhost", True), ("0.0.0.0", False), ("::", False)],  # noqa: S104 - nobody listens
)
def test_a_listener_on_every_address_is_not_on_loopback(host: str, loopback: bool):
    assert is_loopback(host) == loopback


# ── Who is told ───────────────────────────────────────────────────────────────────────────────────────────────


@pytest.fixture
def logs() -> Iterator[list[EventDict]]:
    """What is logged meanwhile, at any level: another test may have set one."""
    before = structlog.get_config()
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.DEBUG))
    with capture_logs() as logs:
        yield logs
    structlog.configure(**before)


def test_each_sign_is_told_in_the_log_once_with_what_to_set(logs: list[EventDict]):
    local = locality()

    for _ in range(3):
        local.sign(request(connection="close"), At())
        local.sign(request(host="evil.example"), At())
        local.sign(request(host="host.docker.internal:8000"), At())
        local.sign(request(origin="https://evil.example"), At())

    assert [(entry["event"], entry["sign"]) for entry in logs] == [
        ("not_local", Sign.CLOSES),
        ("not_local", Sign.HOST),
        ("not_local", Sign.HOST),
        ("not_local", Sign.ORIGIN),
    ]
    assert 'identity.local = "on"' in logs[0]["advice"]
    assert 'identity.local_hosts = ["host.docker.internal"]' in logs[2]["advice"]
    assert "server.cors_origins" in logs[3]["advice"]
    assert "evil" not in str(logs)


@pytest.mark.parametrize(
    ("options", "host", "who", "set_"),
    [
        (IdentityOptions(), "127.0.0.1", "your own account", 'identity.local = "on"'),
        (IdentityOptions(), "127.0.0.1", "your own account", '"host.docker.internal"'),
        (IdentityOptions(), "0.0.0.0", "each provider key", 'identity.mode = "keys"'),  # noqa: S104 - nobody listens
        (IdentityOptions(local="off"), "127.0.0.1", "each provider key", 'identity.mode = "keys"'),
        (IdentityOptions(local="on"), "0.0.0.0", "whoever reaches 0.0.0.0", 'identity.local = "auto"'),  # noqa: S104 - the same
        (IdentityOptions(mode="keys"), "0.0.0.0", "a key of Ricordo's own", "ricordo keys create"),  # noqa: S104 - the same
    ],
)
def test_it_is_said_who_has_a_memory_and_what_to_set(options: IdentityOptions, host: str, who: str, set_: str):
    audience = audience_of(options, host=host)

    assert who in audience.who
    assert audience.nobody
    assert set_ in audience.advice


# ── Whose a connection is ─────────────────────────────────────────────────────────────────────────────────────


@contextmanager
def connected(host: str = "127.0.0.1") -> Generator[tuple[socket.socket, socket.socket]]:
    """Both ends of a connection: the client's, then ours."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with (
        socket.create_server((host, 0), family=family) as server,
        socket.create_connection(server.getsockname()[:2]) as client,
        server.accept()[0] as accepted,
    ):
        yield client, accepted


def ends(accepted: socket.socket) -> tuple[tuple[str, int], tuple[str, int]]:
    return accepted.getpeername()[:2], accepted.getsockname()[:2]


@needs_kernel
@pytest.mark.parametrize("host", ["127.0.0.1", "127.3.4.5", "::1"])
def test_a_connection_of_our_own_account_is_known_as_such(host: str):
    with connected(host) as (_, accepted):
        assert is_own(*ends(accepted)) is True


@needs_kernel
def test_a_connection_that_its_process_has_closed_is_nobodys():
    with connected() as (client, accepted):
        client.close()

        assert is_own(*ends(accepted)) is False


@needs_kernel
@needs_root
def test_a_connection_of_another_account_is_known_as_such():
    script = "import socket, sys; s = socket.create_connection(('127.0.0.1', int(sys.argv[1]))); sys.stdin.read()"
    with socket.create_server(("127.0.0.1", 0)) as server:
        command = [python(), "-c", script, str(server.getsockname()[1])]
        with subprocess.Popen(command, stdin=subprocess.PIPE, user=NOBODY, group=NOBODY, extra_groups=[], cwd="/"):
            accepted, _ = server.accept()
            with accepted:
                assert is_own(*ends(accepted)) is False


def test_of_a_connection_that_the_kernel_does_not_know_nothing_is_told():
    with connected() as (_, accepted):
        peer, _ = ends(accepted)

    assert is_own(peer, ("192.0.2.1", 9)) is None


def test_where_the_kernel_has_no_such_table_nothing_is_told(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("proxy.http.peer.NETLINK", None)

    with connected() as (_, accepted):
        assert is_own(*ends(accepted)) is None
