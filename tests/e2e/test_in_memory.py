"""`ricordo serve --store memory:`, through its own door: it remembers, it forgets, and it leaves nothing."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx2
import pytest
from typer.testing import CliRunner

from config.settings import Settings
from ricordo.cli.app import app
from tests.e2e.conftest import KEY, settings_for
from tests.e2e.subprocesses import Served, until
from tests.e2e.test_kill import free_port
from tests.e2e.test_lost_store import is_well
from tests.e2e.test_workers import told
from tests.scripted_upstream import ScriptedUpstream

pytestmark = pytest.mark.long

SAID = "My dog is called Biscuit."
ASKED = "What is my dog called?"
ADA = {"Authorization": f"Bearer {KEY}", "X-Memory-User": "ada"}


@pytest.fixture
def upstream() -> Iterator[ScriptedUpstream]:
    with ScriptedUpstream.in_thread() as upstream:
        yield upstream


@pytest.fixture
def settings(upstream: ScriptedUpstream) -> Settings:
    return settings_for(Path("memory:"), upstream)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Where it is started, and what it takes for its user's home."""
    (tmp_path / "home").mkdir()
    return tmp_path / "home"


@pytest.fixture
def log(tmp_path: Path) -> Path:
    return tmp_path / "log"


@pytest.fixture
def served(settings: Settings, folder: Path, log: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Served]:
    monkeypatch.chdir(folder)
    home = {"HOME": str(folder), "XDG_DATA_HOME": str(folder / "data"), "PYTHONPATH": str(Path(__file__).parents[2])}
    with Served(settings, free_port(), log=log, RICORDO_LOGS__LEVEL="info", **home) as served:
        until(lambda: is_well(served))
        yield served


def say(served: Served, text: str, *, session: str) -> None:
    answer = httpx2.post(
        f"http://127.0.0.1:{served.port}/v1/chat/completions",
        headers=ADA | {"X-Memory-Session": session},
        json={"model": "m", "messages": [{"role": "user", "content": text}]},
        timeout=60,
    )
    assert answer.status_code == 200, answer.text


def recalled(served: Served, upstream: ScriptedUpstream, *, session: str) -> bool:
    """Whether the name stands in the prompt of a question that does not have it."""
    say(served, ASKED, session=session)
    return b"Biscuit" in upstream.requests[-1].body


def api(served: Served, method: str, path: str) -> Any:
    return httpx2.request(method, f"http://127.0.0.1:{served.port}{path}", headers=ADA, timeout=60)


def test_what_is_said_in_one_conversation_is_recalled_in_another_until_it_is_erased(
    served: Served, upstream: ScriptedUpstream, folder: Path
):
    say(served, SAID, session="one")
    until(lambda: recalled(served, upstream, session="two"), seconds=30)

    erased = {name: api(served, "DELETE", f"/memory/v1/sessions/{name}") for name in ("one", "two")}

    assert {name: answer.status_code for name, answer in erased.items()} == {"one": 204, "two": 204}
    assert not recalled(served, upstream, session="three")
    assert "Biscuit" not in api(served, "GET", "/memory/v1/sessions/one").text
    assert "Biscuit" not in api(served, "GET", "/memory/v1/profile").text
    assert served.stop() == 0
    assert [file for file in folder.rglob("*") if file.is_file()] == []


def test_there_is_one_process_and_what_it_had_is_gone_with_it(served: Served, upstream: ScriptedUpstream):
    say(served, SAID, session="one")
    until(lambda: recalled(served, upstream, session="two"), seconds=30)
    assert served.worker is None

    served.kill()
    served.start()
    served.wait()

    assert not recalled(served, upstream, session="three")


def test_it_says_that_nothing_is_kept_where_it_starts_and_where_it_is_asked(served: Served, log: Path):
    until(lambda: told(log, "listening"))

    (line,) = told(log, "listening")
    report = api(served, "GET", "/health/ready").json()
    assert "store=memory:" in line
    assert "kept='nothing after this process ends'" in line
    assert report["status"] == "ok"
    checks = {check["name"]: check for check in report["checks"]}
    assert checks["worker"]["ok"]
    assert checks["kept"] == {"name": "kept", "ok": True, "detail": "nothing after this process ends"}


# ── What it is not for ────────────────────────────────────────────────────────────────────────────────────────

REFUSED: dict[str, tuple[list[str], dict[str, str], str]] = {
    "a disk that there is not": (
        ["serve"],
        {"RICORDO_JOURNAL__DURABILITY": "strict"},
        'journal.durability: "strict" needs a store that keeps something',
    ),
    "keys that nobody can have": (["serve"], {"RICORDO_IDENTITY__MODE": "keys"}, 'identity.mode: "keys" needs a store'),
    "several proxies": (["serve", "--proxies", "2"], {}, "server.proxies: a store in memory"),
    "several workers": (["serve", "--workers", "2"], {}, "--workers 2: a store in memory"),
    "no worker": (["serve", "--no-worker"], {}, "--no-worker: a store in memory"),
    "a worker of its own": (["worker"], {}, "no other command reaches it"),
    "a look at its memories": (["memories", "list"], {}, "no other command reaches it"),
    "its keys": (["keys", "create", "--tenant", "acme"], {}, "no other command reaches it"),
    "its jobs": (["jobs", "list"], {}, "no other command reaches it"),
    "new vectors": (["reembed"], {}, "no other command reaches it"),
    "a copy of it": (["migrate", "elsewhere.db"], {}, "no other command reaches it"),
}


@pytest.mark.parametrize("name", REFUSED)
def test_what_needs_a_store_that_lasts_is_refused_in_one_line_before_anything_starts(
    name: str, folder: Path, monkeypatch: pytest.MonkeyPatch
):
    arguments, environ, why = REFUSED[name]
    monkeypatch.chdir(folder)
    for variable, value in (environ | {"HOME": str(folder), "RICORDO_STORE": "memory:"}).items():
        monkeypatch.setenv(variable, value)

    done = CliRunner().invoke(app, arguments)

    assert done.exit_code == 2
    assert len(done.stderr.splitlines()) == 1
    assert why in done.stderr
    assert list(folder.iterdir()) == []


def test_check_says_that_nothing_is_kept(settings: Settings, folder: Path):
    command = [sys.executable, "-P", "-m", "ricordo", "check", "--store", "memory:", "--upstream"]
    done = subprocess.run(
        [*command, settings.upstream.base], cwd=folder, capture_output=True, text=True, check=False, timeout=120
    )

    assert "memory: keeps nothing after its process ends" in done.stdout
    assert list(folder.iterdir()) == []
