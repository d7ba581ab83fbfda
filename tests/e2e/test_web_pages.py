"""Web pages of other origins: those in `server.cors_origins` may read every answer, no other page may read any."""

import json
import shutil
import subprocess
import threading
from collections.abc import Generator, Iterator
from contextlib import ExitStack, contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from queue import Queue
from typing import Any, cast

import httpx2
import pytest

from tests.e2e.conftest import KEY, Ricordo, ricordo_of, settings_for
from tests.e2e.subprocesses import Line
from tests.e2e.test_local import exchange
from tests.scripted_upstream import ScriptedUpstream, reply, with_headers

PAGE, APP, STRANGER = "https://chat.example", "app://obsidian.md", "https://evil.example"
CHAT = "/v1/chat/completions"
ROUTES = [CHAT, "/v1/models", "/v1/responses", "/memory/v1/profile", "/memory/v1/sessions/s_1", "/health", "/metrics"]
TOLD = {
    *("x-memory-status", "x-memory-reason", "x-memory-count", "x-memory-tokens", "x-memory-replayed-tokens"),
    *("x-memory-prompt-mode", "x-memory-session", "x-memory-turn", "server-timing", "x-request-id", "retry-after"),
}
UPSTREAMS_OWN = with_headers(
    (b"Access-Control-Allow-Origin", b"*"),
    (b"Access-Control-Allow-Credentials", b"true"),
    (b"Access-Control-Expose-Headers", b"X-Of-Upstream"),
    (b"Vary", b"Accept-Encoding"),
    (b"X-RateLimit-Remaining", b"7"),
)


@pytest.fixture(scope="module")
def _shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Ricordo]:
    with ExitStack() as stack:
        upstream = stack.enter_context(ScriptedUpstream.in_thread())
        settings = settings_for(
            tmp_path_factory.mktemp("store") / "ricordo.db",
            upstream,
            server__cors_origins=[PAGE, APP],
            listener__body_stall_seconds=0.4,
        )
        yield stack.enter_context(ricordo_of(settings, upstream))


@pytest.fixture
def ricordo(_shared: Ricordo) -> Ricordo:
    _shared.reset()
    return _shared


def ask(ricordo: Ricordo, method: str, path: str, *, origin: str | None = PAGE, **more: Any) -> httpx2.Response:
    sent = {"Authorization": f"Bearer {KEY}", **({"Origin": origin} if origin else {}), **more.pop("headers", {})}
    return httpx2.request(method, f"{ricordo.origin}{path}", headers=sent, timeout=30, **more)


def chat(ricordo: Ricordo, *, origin: str | None = PAGE, **more: object) -> httpx2.Response:
    body = {"model": "m", "messages": [{"role": "user", "content": "hi"}], **more}
    return ask(ricordo, "POST", CHAT, origin=origin, json=body)


def preflight(port: int, path: str, origin: str, *fields: str) -> tuple[int, dict[str, str]]:
    """Status and headers of the answer to the question that a browser asks first."""
    with Line(port) as line:
        head = [f"OPTIONS {path} HTTP/1.1", "Host: 127.0.0.1", f"Origin: {origin}", "Connection: close"]
        line.send("\r\n".join([*head, "Access-Control-Request-Method: POST", *fields, "", ""]).encode())
        status, *lines = line.read_to_end().partition(b"\r\n\r\n")[0].decode().split("\r\n")
    return int(status.split()[1]), {name.lower(): value for name, _, value in (each.partition(": ") for each in lines)}


def names_in(value: str) -> set[str]:
    return {name.strip().lower() for name in value.split(",")}


def check_readable(headers: httpx2.Headers, origin: str = PAGE) -> None:
    """A page of `origin` can read this answer and what it says of itself, and no cache gives it to another page."""
    assert headers.get_list("access-control-allow-origin") == [origin]
    assert "access-control-allow-credentials" not in headers
    assert names_in(headers["access-control-expose-headers"]) >= TOLD
    assert "origin" in names_in(headers["vary"])


# ── Preflights ────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("origin", [PAGE, APP])
@pytest.mark.parametrize("path", [*ROUTES, "/nowhere", "/v1/models/a%2Fb", "/v1//x"])
def test_a_preflight_is_answered_without_a_key_and_without_the_upstream(ricordo: Ricordo, path: str, origin: str):
    wanted = "authorization,content-type,x-memory-user,x-stainless-lang"

    status, headers = preflight(ricordo.port, path, origin, f"Access-Control-Request-Headers: {wanted}")

    assert status == 204
    assert headers["access-control-allow-origin"] == origin
    assert names_in(headers["access-control-allow-methods"]) >= {"get", "post", "put", "patch", "delete"}
    assert names_in(headers["access-control-allow-headers"]) >= names_in(wanted)
    assert int(headers["access-control-max-age"]) > 0
    assert "origin" in names_in(headers["vary"])
    assert "access-control-allow-credentials" not in headers
    assert "access-control-allow-private-network" not in headers
    assert ricordo.upstream.requests == []


def test_a_page_on_the_internet_may_ask_an_address_of_this_machine_if_it_is_trusted(ricordo: Ricordo):
    wish = "Access-Control-Request-Private-Network: true"

    assert preflight(ricordo.port, CHAT, PAGE, wish)[1]["access-control-allow-private-network"] == "true"
    assert "access-control-allow-private-network" not in preflight(ricordo.port, CHAT, STRANGER, wish)[1]


@pytest.mark.parametrize(
    "origin",
    [STRANGER, "null", "https://chat.example:8443", "http://chat.example", "https://chat.example.evil.example"],
)
@pytest.mark.parametrize("path", ROUTES)
def test_no_other_page_gets_an_answer_to_its_preflight_that_lets_it_in(ricordo: Ricordo, path: str, origin: str):
    ricordo.upstream.script(reply(b""), UPSTREAMS_OWN)

    status, headers = preflight(ricordo.port, path, origin)

    assert status == 403
    assert not [name for name in headers if name.startswith("access-control-")]
    assert "origin" in names_in(headers["vary"])
    assert ricordo.upstream.requests == []


def test_where_an_application_needs_a_key_its_preflight_needs_none(tmp_path: Path):
    with ScriptedUpstream.in_thread() as upstream:
        settings = settings_for(tmp_path / "ricordo.db", upstream, server__cors_origins=[PAGE], identity__mode="keys")
        with ricordo_of(settings, upstream, worker=False) as ricordo:
            statuses = [preflight(ricordo.port, path, PAGE)[0] for path in ROUTES]
            refused = [ask(ricordo, "GET", path) for path in ("/v1/models", "/memory/v1/profile")]

    assert statuses == [204] * len(ROUTES)
    for answer in refused:
        assert answer.status_code == 401
        check_readable(answer.headers)


# ── Answers ───────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("stream", [True, False])
def test_a_chat_can_be_read_with_what_it_says_of_its_memory(ricordo: Ricordo, stream: bool):
    ricordo.upstream.script("Noted.", UPSTREAMS_OWN)

    answer = chat(ricordo, stream=stream)

    check_readable(answer.headers)
    assert answer.headers["x-memory-status"] == "miss"
    assert "x-ratelimit-remaining" in names_in(answer.headers["access-control-expose-headers"])
    assert names_in(answer.headers["vary"]) == {"accept-encoding", "origin"}


def test_what_is_relayed_can_be_read_and_the_upstreams_own_permission_does_not_count(ricordo: Ricordo):
    ricordo.upstream.script(reply(b"{}"), UPSTREAMS_OWN)

    check_readable(ask(ricordo, "GET", "/v1/models").headers)
    check_readable(ask(ricordo, "POST", "/v1/responses", json={}, origin=APP).headers, APP)
    for origin in (STRANGER, None):
        headers = ask(ricordo, "GET", "/v1/models", origin=origin).headers
        assert not [name for name in headers if name.startswith("access-control-")]
        assert "origin" in names_in(headers["vary"])


@pytest.mark.parametrize("path", ["/memory/v1/profile", "/memory/v1/sessions", "/health", "/metrics", "/schema"])
def test_our_own_pages_can_be_read(ricordo: Ricordo, path: str):
    answer = ask(ricordo, "GET", path, headers={"X-Memory-User": "ada"})

    assert answer.status_code == 200
    check_readable(answer.headers)


@pytest.mark.parametrize(
    ("method", "path", "more", "status"),
    [
        ("POST", CHAT, {"content": b"{"}, 400),
        ("POST", CHAT, {"json": {"model": "m", "messages": []}, "headers": {"X-Memory-Oops": "a"}}, 400),
        ("POST", CHAT, {"content": b"{}", "headers": {"Content-Type": "text/plain"}}, 415),
        ("GET", "/v1/chat%2F..%2Fmemories", {}, 400),
        ("POST", "/chat/completions", {}, 404),
        ("POST", "/health", {}, 405),
        ("GET", "/memory/v1/turns/t", {}, 404),
        ("GET", "/v1/models", {"headers": {"Upgrade": "websocket", "Connection": "Upgrade"}}, 501),
        ("GET", "/v1/models", {"headers": {"X-Long": "a" * 20_000}}, 431),
    ],
)
def test_our_errors_can_be_read(ricordo: Ricordo, method: str, path: str, more: dict[str, Any], status: int):
    answer = ask(ricordo, method, path, **more)

    assert answer.status_code == status
    assert answer.json()["error"]["message"]
    check_readable(answer.headers)


@pytest.mark.parametrize(("length", "status"), [(10**12, 413), (3, 408)])
def test_what_the_listener_refuses_can_be_read(ricordo: Ricordo, length: int, status: int):
    fields = (f"Origin: {PAGE}", "Host: 127.0.0.1", "Content-Type: application/json", f"Content-Length: {length}")

    answered, headers, body = exchange(ricordo.port, "\r\n".join([f"POST {CHAT} HTTP/1.1", *fields, "", "{}"]).encode())

    assert answered == status
    assert json.loads(body)["error"]["message"]
    check_readable(httpx2.Headers(headers))


def test_an_upstream_that_is_away_can_be_told_from_one_that_refuses(ricordo: Ricordo):
    async def leave() -> None:
        await ricordo.upstream.refuse()
        ricordo.upstream.hang_up()

    ricordo.upstream.run(leave())
    try:
        answer = chat(ricordo)
    finally:
        ricordo.upstream.run(ricordo.upstream.accept())

    assert answer.json()["error"]["code"] == "upstream_unreachable"
    check_readable(answer.headers)


def test_the_upstream_is_not_told_of_an_origin_that_is_trusted_here(ricordo: Ricordo):
    """Many a server for models refuses origins that it does not know; who may ask was decided here."""
    for origin in (PAGE, STRANGER):
        chat(ricordo, origin=origin)
        ask(ricordo, "GET", "/v1/models", origin=origin)

    assert [seen.header("origin") for seen in ricordo.upstream.requests] == [None, None, STRANGER, STRANGER]


def test_by_default_nothing_is_added_and_the_upstreams_own_headers_are_relayed(tmp_path: Path):
    with ExitStack() as stack:
        upstream = stack.enter_context(ScriptedUpstream.in_thread())
        settings = settings_for(tmp_path / "ricordo.db", upstream)
        ricordo = stack.enter_context(ricordo_of(settings, upstream, worker=False))
        plain = [chat(ricordo).headers, ask(ricordo, "GET", "/health").headers, ask(ricordo, "GET", "/x").headers]
        upstream.script(reply(b"{}"), UPSTREAMS_OWN)
        relayed = ask(ricordo, "GET", "/v1/models").headers
        _, asked = preflight(ricordo.port, "/v1/models", PAGE)

    for headers in plain:
        assert not {"vary", *(name for name in headers if name.startswith("access-control-"))} & set(headers)
    for headers in (relayed, asked):
        assert headers["access-control-allow-origin"] == "*"
        assert headers["vary"] == "Accept-Encoding"
    assert upstream.requests[-1].method == "OPTIONS"


# ── A real browser ────────────────────────────────────────────────────────────────────────────────────────────

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
needs_chromium = pytest.mark.skipif(CHROMIUM is None, reason="there is no Chromium on this machine")

SCRIPT = """
const seen = {};
const headers = {Authorization: "Bearer KEY", "Content-Type": "application/json", "X-Memory-User": "ada"};
const body = JSON.stringify({model: "m", stream: true, messages: [{role: "user", content: "hello"}]});
async function ask(name, path, options) {
  try {
    const answer = await fetch("RICORDO" + path, options);
    const reader = answer.body.getReader(), decoder = new TextDecoder();
    let text = "";
    for (let piece; !(piece = await reader.read()).done;) text += decoder.decode(piece.value, {stream: true});
    seen[name] = {status: answer.status, headers: Object.fromEntries(answer.headers), text};
  } catch (error) { seen[name] = {failed: String(error)}; }
}
(async () => {
  await ask("chat", "/v1/chat/completions", {method: "POST", headers, body});
  await ask("models", "/v1/models", {headers});
  await ask("profile", "/memory/v1/profile", {headers});
  await ask("wrong", "/v1/chat/completions", {method: "POST", headers, body: "{"});
  await ask("lost", "/chat/completions", {method: "POST", headers, body});
  await ask("health", "/health", {});
  await fetch("/seen", {method: "POST", body: JSON.stringify(seen)});
})();
"""


class Page(ThreadingHTTPServer):
    """A web page on an origin of its own, and what its script has told of what it saw."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), _Visit)
        self.script = ""
        self.seen: Queue[dict[str, Any]] = Queue()

    @property
    def origin(self) -> str:
        return f"http://localhost:{self.server_address[1]}"


class _Visit(BaseHTTPRequestHandler):
    @property
    def _page(self) -> Page:
        return cast("Page", self.server)

    def do_GET(self) -> None:
        found = f"<!doctype html><meta charset=utf-8><script>{self._page.script}</script>".encode()
        self._answer(found if self.path == "/" else b"")

    def do_POST(self) -> None:
        self._page.seen.put(json.loads(self.rfile.read(int(self.headers["Content-Length"]))))
        self._answer(b"")

    def _answer(self, body: bytes) -> None:
        self.send_response(200)
        self.send_header("Content-Type", "text/html")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *_: object) -> None:  # noqa: A002 - its name in the base class
        """Say nothing."""


@contextmanager
def page() -> Generator[Page]:
    with Page() as served:
        thread = threading.Thread(target=served.serve_forever)
        thread.start()
        try:
            yield served
        finally:
            served.shutdown()
            thread.join()


def visited(page: Page, profile: Path) -> dict[str, Any]:
    """What the page's script saw in a browser that has never been anywhere."""
    options = ("--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-sync")
    quiet = ("--disable-background-networking", "--disable-component-update", f"--user-data-dir={profile}")
    assert CHROMIUM is not None
    with subprocess.Popen(
        [CHROMIUM, *options, *quiet, page.origin], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    ) as browser:
        try:
            return page.seen.get(timeout=240)
        finally:
            browser.terminate()


@needs_chromium
def test_a_page_in_a_browser_chats_and_reads_what_it_is_told_and_another_page_reads_nothing(tmp_path: Path):
    with ExitStack() as stack:
        trusted, other = stack.enter_context(page()), stack.enter_context(page())
        upstream = stack.enter_context(ScriptedUpstream.in_thread())
        settings = settings_for(tmp_path / "ricordo.db", upstream, server__cors_origins=[trusted.origin])
        ricordo = stack.enter_context(ricordo_of(settings, upstream, worker=False))
        trusted.script = other.script = SCRIPT.replace("RICORDO", ricordo.origin).replace("KEY", KEY)
        seen, denied = visited(trusted, tmp_path / "trusted"), visited(other, tmp_path / "other")

    answer = seen["chat"]
    assert answer["status"] == 200
    assert answer["headers"]["x-memory-status"] == "miss"
    assert answer["headers"]["x-memory-turn"]
    assert "server-timing" in answer["headers"]
    assert answer["text"].endswith("data: [DONE]\n\n")
    assert json.loads(seen["models"]["text"])["data"]
    assert seen["profile"]["status"] == seen["health"]["status"] == 200
    assert (seen["wrong"]["status"], seen["lost"]["status"]) == (400, 404)
    assert seen["wrong"]["headers"]["x-request-id"] == json.loads(seen["wrong"]["text"])["error"]["request_id"]
    assert "Did you mean" in seen["lost"]["text"]
    assert all(each == {"failed": "TypeError: Failed to fetch"} for each in denied.values())
