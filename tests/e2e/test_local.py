"""Who counts as this machine's own user: the owner does, and nobody who comes through a reverse proxy.

The owner has told Ricordo where she lives, and it holds a key of hers. A stranger shall get at neither.
"""

import json
import os
import shutil
import subprocess
from collections.abc import Generator, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx2
import openai
import pytest
from typer.testing import CliRunner

from ricordo.cli.app import app
from tests.accounts import NOBODY, needs_kernel, needs_root, python
from tests.e2e.conftest import KEY, Ricordo, ricordo_of, settings_for
from tests.e2e.subprocesses import Line, Served, until
from tests.e2e.test_kill import free_port
from tests.scripted_upstream import ScriptedUpstream

HELD = "sk-held-by-ricordo-Xq3vT8nBz51KdWm0"
FACT = "I live in Lisbon."
QUESTION = "Where do I live, in Lisbon?"

NGINX = shutil.which("nginx", path=f"{os.environ.get('PATH', '')}:/usr/sbin:/usr/local/sbin")
needs_nginx = pytest.mark.skipif(NGINX is None, reason="there is no nginx on this machine")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Ricordo]:
    """A Ricordo as its owner runs it, who has said where she lives."""
    with ExitStack() as stack:
        upstream = stack.enter_context(ScriptedUpstream.in_thread())
        settings = settings_for(tmp_path_factory.mktemp("store") / "ricordo.db", upstream, upstream__api_key=HELD)
        ricordo = stack.enter_context(ricordo_of(settings, upstream))
        ask(ricordo.client(None), FACT)
        assert ricordo.remembered("local") == [FACT]
        yield ricordo


@pytest.fixture(autouse=True)
def _fresh(house: Ricordo) -> None:
    house.reset()


def ask(client: openai.OpenAI, text: str) -> httpx2.Headers:
    """Chat; the answer's headers."""
    messages: Any = [{"role": "user", "content": text}]
    return client.chat.completions.with_raw_response.create(model="m", messages=messages).headers


def exchange(port: int, request: bytes) -> tuple[int, dict[str, str], bytes]:
    """Status, headers and body of the answer to raw bytes."""
    with Line(port) as line:
        line.send(request)
        line.read_until(b"\r\n\r\n")
        head, _, body = line.got.partition(b"\r\n\r\n")
        status, *lines = head.decode().split("\r\n")
        headers = {name.lower(): value for name, _, value in (each.partition(": ") for each in lines)}
        while len(body) < int(headers["content-length"]):
            body += line.socket.recv(65_536)
    return int(status.split()[1]), headers, body


def written(method: str, path: str, *fields: str, version: str = "HTTP/1.1", body: bytes = b"") -> bytes:
    named = {field.partition(":")[0].lower() for field in fields}
    default = () if "host" in named else ("Host: 127.0.0.1",)
    length = ("Content-Type: application/json", f"Content-Length: {len(body)}") if body else ()
    return "\r\n".join([f"{method} {path} {version}", *default, *fields, *length, "", ""]).encode() + body


def chat(*fields: str, version: str = "HTTP/1.1") -> bytes:
    body = json.dumps({"model": "m", "messages": [{"role": "user", "content": QUESTION}]}).encode()
    return written("POST", "/v1/chat/completions", *fields, version=version, body=body)


# ── What shows that a request is somebody else's ──────────────────────────────────────────────────────────────

SIGNS: dict[str, tuple[str, ...]] = {
    "HTTP/1.0": (),
    "HTTP/1.0, kept alive": ("Connection: keep-alive",),
    "Connection: close": ("Connection: close",),
    "Connection: Close among others": ("Connection: TE, Close",),
    "a container's name": ("Host: host.docker.internal:8000",),
    "a service's name": ("Host: ricordo:8000",),
    "an address that is not loopback": ("Host: 0.0.0.0:8000",),
    "a name that begins as loopback": ("Host: 127.0.0.1.evil.example",),
    "an empty Host": ("Host:",),
    "a web page": ("Origin: https://evil.example",),
    "a page without an origin": ("Origin: null",),
    "an installed program's page": ("Origin: app://obsidian.md",),
} | {
    f"{name}: …": (f"{name}: 127.0.0.1",)
    for name in (
        *("X-Forwarded-For", "X-Forwarded-Proto", "X-Forwarded", "Forwarded", "X-Real-IP", "Via", "X-Real-Port"),
        *("X-Original-Host", "X-Original-URL", "X-Original-Forwarded-For", "CF-Connecting-IP", "CF-Ray", "CDN-Loop"),
        *("True-Client-IP", "X-Client-IP", "X-Cluster-Client-IP", "X-Remote-Addr", "Fly-Client-IP", "X_Forwarded_For"),
        *("X-Azure-ClientIP", "X-ProxyUser-Ip", "X-Envoy-External-Address", "Tailscale-User-Login"),
    )
}


def version_of(sign: str) -> str:
    return "HTTP/1.0" if sign.startswith("HTTP/1.0") else "HTTP/1.1"


@pytest.mark.parametrize("sign", SIGNS)
def test_who_is_not_local_chats_with_a_key_of_her_own_and_without_the_owners_memory(house: Ricordo, sign: str):
    request = chat(f"Authorization: Bearer {KEY}", *SIGNS[sign], version=version_of(sign))

    status, headers, _ = exchange(house.port, request)

    assert (status, headers["x-memory-status"], headers["x-memory-reason"]) == (200, "off", "not_local")
    assert b"I live in Lisbon" not in house.upstream.requests[-1].body
    assert house.upstream.requests[-1].header("authorization") == f"Bearer {KEY}"


@pytest.mark.parametrize("key", ["", "none"])
@pytest.mark.parametrize("sign", SIGNS)
def test_who_is_not_local_spends_no_key_of_the_owners(house: Ricordo, sign: str, key: str):
    credential = (f"Authorization: Bearer {key}",) if key else ()
    version = version_of(sign)

    exchange(house.port, chat(*credential, *SIGNS[sign], version=version))
    exchange(house.port, written("GET", "/v1/models", *credential, *SIGNS[sign], version=version))

    assert len(house.upstream.requests) == 2
    for seen in house.upstream.requests:
        assert seen.header("authorization") == (f"Bearer {key}" if key else None)


def test_K02_the_sdk_works_with_a_key_of_several_words(house: Ricordo):
    """As the suites of openai-python and openai-node have it."""
    assert ask(house.client(None, api_key="My API Key"), QUESTION)["x-memory-status"] == "hit"
    assert house.upstream.requests[-1].header("authorization") == "Bearer My API Key"


@pytest.mark.parametrize(
    ("credential", "status"),
    [
        *(("Bearer My API Key", "hit"), ("Bearer", "hit"), ("Basic YTpi", "off"), ("sk-bare", "off")),
        ("AWS4-HMAC-SHA256 Credential=a/b, SignedHeaders=host, Signature=c", "off"),
    ],
)
def test_K02_the_owners_foreign_credentials_go_to_the_upstream_as_they_came(
    house: Ricordo, credential: str, status: str
):
    """Under another scheme than Bearer the body may be signed: nothing is added to it."""
    request = chat(f"Authorization: {credential}")

    _, headers, _ = exchange(house.port, request)

    seen = house.upstream.requests[-1]
    assert headers["x-memory-status"] == status
    assert seen.header("authorization") == credential
    assert (seen.body == request.partition(b"\r\n\r\n")[2]) == (status == "off")


@pytest.mark.parametrize("sign", SIGNS)
def test_who_is_not_local_is_refused_by_the_memorys_api(house: Ricordo, sign: str):
    for key in ((), (f"Authorization: Bearer {KEY}",)):
        request = written("GET", "/memory/v1/profile", *key, *SIGNS[sign], version=version_of(sign))
        status, _, body = exchange(house.port, request)

        assert (status, json.loads(body)["error"]["code"]) == (403, "not_local")
        assert b"identity.local" in body


@pytest.mark.parametrize(
    "fields",
    [
        (),
        ("Host: localhost:8000",),
        ("Host: LOCALHOST",),
        ("Host: 127.1.2.3:80",),
        ("Host: [::1]:8000",),
        ("Connection: keep-alive",),
        ("Origin: http://localhost:3000",),
        ("Origin: http://127.0.0.1:5173",),
    ],
)
def test_the_owners_own_programs_have_her_memory_and_her_key(house: Ricordo, fields: tuple[str, ...]):
    status, headers, _ = exchange(house.port, chat(*fields))

    assert (status, headers["x-memory-status"]) == (200, "hit")
    assert house.upstream.requests[-1].header("authorization") == f"Bearer {HELD}"


@needs_kernel
@needs_root
def test_a_program_of_another_account_has_no_memory(house: Ricordo):
    """Nothing in its request tells it from the owner's own: the kernel knows whose the connection is."""
    script = (
        "import http.client, sys; c = http.client.HTTPConnection('127.0.0.1', int(sys.argv[1]));"
        "c.request('GET', '/memory/v1/profile'); r = c.getresponse(); print(r.status, r.read().decode())"
    )
    command = [python(), "-c", script, str(house.port)]

    def said(**options: Any) -> str:
        return subprocess.run(command, capture_output=True, text=True, check=True, cwd="/", **options).stdout

    assert "Lisbon" in said()
    assert said(user=NOBODY, group=NOBODY, extra_groups=[]).startswith("403 ")


def test_where_a_user_is_required_who_is_not_local_is_told_so(tmp_path: Path):
    with ScriptedUpstream.in_thread() as upstream:
        settings = settings_for(tmp_path / "ricordo.db", upstream, identity__require_user=True)
        with ricordo_of(settings, upstream, worker=False) as ricordo:
            status, _, body = exchange(ricordo.port, chat(f"Authorization: Bearer {KEY}", "Connection: close"))

            assert (status, json.loads(body)["error"]["code"]) == (403, "not_local")
            assert upstream.requests == []


# ── A real nginx in front ─────────────────────────────────────────────────────────────────────────────────────

CONFIGURATION = """
daemon off; master_process on; worker_processes 1; pid {folder}/nginx.pid; error_log {folder}/error.log; {account}
events {{ worker_connections 64; }}
http {{
    access_log off; client_body_buffer_size 1m; proxy_buffering off;
    client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy; fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi; scgi_temp_path {folder}/scgi;
    upstream localhost {{ server 127.0.0.1:{behind}; keepalive 8; }}
    server {{ listen 127.0.0.1:{port}; location / {{ {location} }} }}
}}
"""

PLAIN = "proxy_pass http://127.0.0.1:{behind};"
KEPT = 'proxy_http_version 1.1; proxy_set_header Connection "";'

PROXIES = {
    "plain": PLAIN,
    "a Host of its own": PLAIN + "proxy_set_header Host $host;",
    "forwarding headers": PLAIN + KEPT + "proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;",
    "HTTP/1.1": PLAIN + "proxy_http_version 1.1;",
}
BY_ACCOUNT_ALONE = {
    "kept alive": PLAIN + KEPT,
    "kept alive in a pool": KEPT + "proxy_pass http://localhost;",
}
"""What newer releases do by themselves: nothing in the request shows that it passed through."""


@contextmanager
def nginx(folder: Path, location: str, *, behind: int, account: str = "") -> Generator[int]:
    """A running nginx in front of a port, whose workers are of the account that it was built with; its own port."""
    port = free_port()
    conf = folder / "nginx.conf"
    location = location.format(behind=behind)
    conf.write_text(CONFIGURATION.format(folder=folder, port=port, behind=behind, location=location, account=account))
    assert NGINX
    command = [NGINX, "-p", str(folder), "-e", str(folder / "error.log"), "-c", str(conf)]
    with subprocess.Popen(command) as process:
        try:
            until(lambda: answers_on(port))
            yield port
        finally:
            process.terminate()


def answers_on(port: int) -> bool:
    try:
        return httpx2.get(f"http://127.0.0.1:{port}/health/live").status_code == 200
    except httpx2.TransportError:
        return False


def check_a_stranger(house: Ricordo, port: int) -> None:
    """Somebody at another address, with the SDK: neither the owner's memory nor her key is to be had."""
    origin = f"http://127.0.0.1:{port}"
    elsewhere = httpx2.HTTPTransport(local_address="127.0.0.2")
    with httpx2.Client(transport=elsewhere) as http:
        for key in (KEY, "none"):
            sdk = openai.OpenAI(base_url=f"{origin}/v1", api_key=key, http_client=http, max_retries=0)
            headers = ask(sdk, QUESTION)
            assert (headers["x-memory-status"], headers["x-memory-reason"]) == ("off", "not_local")
            assert list(sdk.models.list())
            for user in ({}, {"x-memory-user": "local"}):
                answer = http.get(f"{origin}/memory/v1/profile", headers={"authorization": f"Bearer {key}", **user})
                assert (answer.status_code, answer.json()["error"]["code"]) == (403, "not_local")
                assert "Lisbon" not in answer.text
    assert {seen.header("authorization") for seen in house.upstream.requests} == {f"Bearer {KEY}", "Bearer none"}
    assert not any(b"I live in Lisbon" in seen.body for seen in house.upstream.requests)


@needs_nginx
@pytest.mark.parametrize("proxy", PROXIES)
def test_behind_nginx_strangers_get_neither_the_owners_memory_nor_her_key(house: Ricordo, tmp_path: Path, proxy: str):
    """Its workers are of the owner's own account: the requests alone tell."""
    own = "user root root;" if os.geteuid() == 0 else ""
    with nginx(tmp_path, PROXIES[proxy], behind=house.port, account=own) as port:
        check_a_stranger(house, port)


@needs_nginx
@needs_kernel
@needs_root  # else nginx's workers are of the owner's own account
@pytest.mark.parametrize("proxy", BY_ACCOUNT_ALONE)
def test_behind_an_nginx_that_leaves_no_mark_strangers_are_told_by_its_account(
    house: Ricordo, tmp_path: Path, proxy: str
):
    with nginx(tmp_path, BY_ACCOUNT_ALONE[proxy], behind=house.port) as port:
        check_a_stranger(house, port)


def test_the_owner_still_has_her_memory_by_the_sdk_curl_and_from_another_loopback_address(house: Ricordo):
    elsewhere = httpx2.Client(transport=httpx2.HTTPTransport(local_address="127.0.0.2"))

    with elsewhere:
        for options in ({}, {"http_client": elsewhere}):
            assert ask(house.client(None, **options), QUESTION)["x-memory-status"] == "hit"
    body = json.dumps({"model": "m", "messages": [{"role": "user", "content": QUESTION}]})
    command = ["curl", "-sS", "-i", f"{house.origin}/v1/chat/completions", "-H", "Content-Type: application/json", "-d"]
    if shutil.which("curl"):
        shown = subprocess.run([*command, body], capture_output=True, text=True, check=True).stdout
        assert "x-memory-status: hit" in shown


# ── What the settings make of it ──────────────────────────────────────────────────────────────────────────────


@contextmanager
def set_to(folder: Path, **more: object) -> Generator[Ricordo]:
    with ScriptedUpstream.in_thread() as upstream:
        settings = settings_for(folder / "ricordo.db", upstream, upstream__api_key=HELD, **more)
        with ricordo_of(settings, upstream, worker=False) as ricordo:
            yield ricordo


def status_of(ricordo: Ricordo, *fields: str, version: str = "HTTP/1.1") -> tuple[str, str]:
    _, headers, _ = exchange(ricordo.port, chat(*fields, version=version))
    return headers["x-memory-status"], headers.get("x-memory-reason", "")


def test_local_on_takes_whoever_reaches_the_address_for_the_owner_but_no_web_page(tmp_path: Path):
    with set_to(tmp_path, identity__local="on") as ricordo:
        for sign, fields in SIGNS.items():
            expected = ("off", "not_local") if "Origin: " in "".join(fields) else ("miss", "")
            assert status_of(ricordo, *fields, version=version_of(sign)) == expected, sign
        _, headers, _ = exchange(ricordo.port, chat("Origin: https://evil.example"))
        assert headers["x-memory-advice"] == "server.cors_origins, if the page is yours"


def test_local_off_gives_each_key_a_memory_of_its_own_and_lends_none(tmp_path: Path):
    with set_to(tmp_path, identity__local="off") as ricordo:
        own = (f"Authorization: Bearer {KEY}", "X-Memory-User: ada")
        assert status_of(ricordo, *own) == status_of(ricordo, *own, "Connection: close") == ("miss", "")
        assert status_of(ricordo) == ("off", "no_key")
        assert ricordo.upstream.requests[-1].header("authorization") is None


def test_a_containers_name_counts_once_it_is_set(tmp_path: Path):
    with set_to(tmp_path, identity__local_hosts=["Ricordo"]) as ricordo:
        assert status_of(ricordo, "Host: ricordo:8000") == ("miss", "")
        assert status_of(ricordo, "Host: host.docker.internal:8000") == ("off", "not_local")


def test_an_origin_counts_once_it_is_trusted(tmp_path: Path):
    with set_to(tmp_path, server__cors_origins=["app://obsidian.md", "https://chat.example"]) as ricordo:
        assert status_of(ricordo, "Origin: app://obsidian.md") == ("miss", "")
        assert status_of(ricordo, "Origin: https://chat.example") == ("miss", "")
        assert status_of(ricordo, "Origin: https://chat.example:8443") == ("off", "not_local")


# ── What the owner is told ────────────────────────────────────────────────────────────────────────────────────


def test_the_start_and_the_doctor_say_who_has_a_memory_and_what_to_set(tmp_path: Path):
    with ScriptedUpstream.in_thread() as upstream:
        settings, log = settings_for(tmp_path / "ricordo.db", upstream), tmp_path / "log"
        with Served(settings, free_port(), log=log, RICORDO_LOGS__FORMAT="json", RICORDO_LOGS__LEVEL="info") as served:
            until(lambda: b'"event":"memory"' in log.read_bytes())
            exchange(served.port, chat("Connection: close"))
            until(lambda: b'"sign":"Connection: close"' in log.read_bytes())
        environ = {"RICORDO_STORE": str(tmp_path / "ricordo.db"), "RICORDO_UPSTREAM": upstream.base_url}
        checked = CliRunner(env=environ).invoke(app, ["check", "--json"])
    (said,) = [line for line in map(json.loads, log.read_text().splitlines()) if line["event"] == "memory"]
    (found,) = [each for each in json.loads(checked.stdout) if each["check"] == "identity"]

    assert "your own account" in said["who"]
    assert "reverse proxy" in said["nobody"]
    assert found["level"] == "ok"
    assert said["who"] in found["detail"]
    assert said["nobody"] in found["detail"]
    for advice in (said["advice"], found["advice"]):
        assert 'identity.local = "on"' in advice
        assert 'identity.local_hosts = ["host.containers.internal", "host.docker.internal"]' in advice


def test_the_doctor_warns_where_everybody_on_the_network_is_the_owner(tmp_path: Path):
    environ = {
        "RICORDO_STORE": str(tmp_path / "ricordo.db"),
        "RICORDO_UPSTREAM": "http://127.0.0.1:9/v1",
        "RICORDO_SERVER__HOST": "0.0.0.0",  # noqa: S104 - nobody listens
        "RICORDO_IDENTITY__LOCAL": "on",
    }
    checked = CliRunner(env=environ).invoke(app, ["check", "--json"])

    assert {each["check"]: each["level"] for each in json.loads(checked.stdout)}["identity"] == "warn"
