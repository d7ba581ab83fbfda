"""What examples/operating has for who operates Ricordo: it speaks of metrics that there are, and streams pass nginx."""

import json
import os
import re
import subprocess
import threading
from collections.abc import Generator
from configparser import ConfigParser
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx2
import pytest
import yaml

from config.settings import Settings
from ricordo.cli.plain import plain_command
from ricordo.proxies import CLOSING_SECONDS
from ricordo.supervisor import STOP_SECONDS
from tests.e2e.asking import ask
from tests.e2e.conftest import KEY, Ricordo
from tests.e2e.subprocesses import until
from tests.e2e.test_kill import free_port
from tests.e2e.test_local import NGINX, answers_on, needs_nginx
from tests.scripted_upstream import Chat, hold

EXAMPLES = Path(__file__).parent.parent.parent / "examples" / "operating"
OF_THE_SCRAPE = {"job", "instance", "le"}


def dashboard() -> list[str]:
    panels: list[Any] = json.loads((EXAMPLES / "grafana.json").read_text())["panels"]
    return [target["expr"] for panel in panels for target in panel["targets"]]


def alerts() -> list[str]:
    groups: list[Any] = yaml.safe_load((EXAMPLES / "alerts.yml").read_text())["groups"]
    return [rule["expr"] for group in groups for rule in group["rules"]]


@pytest.fixture(scope="module")
def exposed(_shared: Ricordo) -> str:
    """What `/metrics` says after a chat."""
    ask(_shared, "watched", [{"role": "user", "content": "I live in Lisbon."}])
    return httpx2.get(f"{_shared.origin}/metrics").text


@pytest.mark.parametrize("expression", [*dashboard(), *alerts()])
def test_what_is_asked_of_prometheus_is_told_by_metrics(exposed: str, expression: str):
    kinds = dict(re.findall(r"^# TYPE (\w+) (\w+)$", exposed, re.MULTILINE))
    names = {f"{name}_bucket" if kind == "histogram" else name for name, kind in kinds.items()}
    asked = re.findall(r"ricordo_\w+", expression)
    labels = set(re.findall(r"(\w+)(?:!?[=~]+)\"", expression))
    labels |= {label.strip() for by in re.findall(r"by \(([^)]*)\)", expression) for label in by.split(",")}

    assert asked
    assert set(asked) <= names
    for samples in (re.findall(rf"^{name}\{{(.*)\}} ", exposed, re.MULTILINE) for name in asked):
        known = {label for sample in samples for label in re.findall(r"(\w+)=\"", sample)}
        assert not samples or labels <= known | OF_THE_SCRAPE


def test_the_unit_starts_a_command_that_there_is_and_waits_for_its_end():
    unit = ConfigParser(interpolation=None)
    unit.optionxform = str  # pyright: ignore[reportAttributeAccessIssue] - as its documentation says
    unit.read(EXAMPLES / "ricordo.service")
    server = Settings().server

    _, *arguments = unit["Service"]["ExecStart"].split()

    assert plain_command(arguments) is not None
    assert int(unit["Service"]["TimeoutStopSec"]) > server.drain_seconds + CLOSING_SECONDS + STOP_SECONDS


@contextmanager
def behind_nginx(ricordo: Ricordo, folder: Path) -> Generator[int]:
    """The example in front of it, without TLS; its port."""
    port = free_port()
    example = re.sub(r"\n *ssl_certificate.*", "", (EXAMPLES / "nginx.conf").read_text())
    for before, now in (
        ("listen 443 ssl", f"listen 127.0.0.1:{port}"),
        ("127.0.0.1:8000", f"127.0.0.1:{ricordo.port}"),
    ):
        assert example.count(before) == 1
        example = example.replace(before, now)
    own = "user root root;" if os.geteuid() == 0 else ""
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    folders = " ".join(f"{kind}_temp_path {folder}/{kind};" for kind in kinds)
    (folder / "nginx.conf").write_text(
        f"daemon off; pid {folder}/nginx.pid; error_log {folder}/error.log; {own}\n"
        f"events {{ }}\nhttp {{ access_log off; {folders}\n{example}\n}}\n"
    )
    assert NGINX
    command = [NGINX, "-p", str(folder), "-e", str(folder / "error.log"), "-c", str(folder / "nginx.conf")]
    with subprocess.Popen(command) as process:
        try:
            until(lambda: answers_on(port))
            yield port
        finally:
            process.terminate()


@needs_nginx
def test_behind_the_nginx_of_the_example_a_stream_comes_piece_by_piece(ricordo: Ricordo, tmp_path: Path):
    ricordo.upstream.script(Chat("one two three"), hold(before=2, until=(seen := threading.Event())))
    body = {"model": "m", "stream": True, "messages": [{"role": "user", "content": "My cat is called Miso."}]}
    headers = {"Authorization": f"Bearer {KEY}", "X-Memory-User": "nginx"}

    with (
        behind_nginx(ricordo, tmp_path) as port,
        httpx2.stream(
            "POST", f"http://127.0.0.1:{port}/v1/chat/completions", json=body, headers=headers, timeout=20
        ) as answer,
    ):
        pieces = answer.iter_text()
        before = ""
        while "one" not in before:  # only the beginning can come until the rest is let go, in any number of pieces
            before += next(pieces)
        seen.set()
        rest = "".join(pieces)

    assert "three" not in before
    assert rest.rstrip().endswith("[DONE]")


@needs_nginx
def test_behind_the_nginx_of_the_example_metrics_are_for_some_machines_alone(ricordo: Ricordo, tmp_path: Path):
    elsewhere = httpx2.HTTPTransport(local_address="127.0.0.2")
    with behind_nginx(ricordo, tmp_path) as port, httpx2.Client(transport=elsewhere) as http:
        near = [httpx2.get(f"http://127.0.0.1:{port}{path}").status_code for path in ("/metrics", "/health/ready")]
        far = [http.get(f"http://127.0.0.1:{port}{path}").status_code for path in ("/metrics", "/health", "/v1/models")]

    assert near == [200, 200]
    assert far == [403, 403, 200]
