"""A session that is deleted is erased: with its memories, from every file, whatever is under way (P9)."""

import subprocess
import threading
from collections.abc import Generator, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx2
import pytest
from typer.testing import CliRunner

from config.settings import Settings
from ricordo.cli.app import app
from tests.e2e.conftest import KEY, Ricordo, ricordo_of, settings_for
from tests.e2e.subprocesses import Line, until
from tests.redis_server import RedisServer
from tests.scripted_upstream import Chat, ScriptedUpstream, default, hold

pytestmark = pytest.mark.long

CANARY = "Zerbinetta"
SAID = f"My sister {CANARY} lives in Naxos."


@pytest.fixture(scope="module")
def upstream() -> Iterator[ScriptedUpstream]:
    with ScriptedUpstream.in_thread() as upstream:
        yield upstream


@pytest.fixture(params=["sqlite", "redis"])
def settings(request: pytest.FixtureRequest, tmp_path: Path, upstream: ScriptedUpstream) -> Iterator[Settings]:
    upstream.script(default)
    upstream.requests.clear()
    with ExitStack() as stack:
        more: dict[str, object] = {}
        if request.param == "redis":
            if not RedisServer.available():
                pytest.skip("there is no redis-server on this machine")
            server = stack.enter_context(RedisServer(tmp_path / "redis", rdbcompression="no"))
            more = {"store__path_or_url": server.url, "store__local_dir": str(tmp_path / "local")}
            more["store__redis__accept_risks"] = [] if server.searches else ["version", "search"]
        yield settings_for(tmp_path / "store" / "ricordo.db", upstream, **more)


def headers(user: str = "ada", session: str = "s1") -> dict[str, str]:
    return {"Authorization": f"Bearer {KEY}", "X-Memory-User": user, "X-Memory-Session": session}


def say(ricordo: Ricordo, text: str, **named: str) -> httpx2.Response:
    body = {"model": "m", "messages": [{"role": "user", "content": text}]}
    return httpx2.post(f"{ricordo.origin}/v1/chat/completions", json=body, headers=headers(**named), timeout=30)


def ask(ricordo: Ricordo, method: str, path: str, body: Any = None, *, user: str = "ada") -> httpx2.Response:
    url = f"{ricordo.origin}/memory/v1/sessions{path}"
    return httpx2.request(method, url, json=body, headers=headers(user), timeout=60)


@contextmanager
def streaming(ricordo: Ricordo) -> Generator[list[str]]:
    """A turn of the canary whose answer has begun, and goes on when the context is left; gives what came of it."""
    upstream, answers = ricordo.upstream, list[str]()
    before = len(upstream.requests)
    upstream.script(Chat(f"Noted: {CANARY}"), hold(before=2, until=(left := threading.Event())))
    body = {"model": "m", "stream": True, "messages": [{"role": "user", "content": SAID}]}
    url = f"{ricordo.origin}/v1/chat/completions"
    asking = threading.Thread(
        target=lambda: answers.append(httpx2.post(url, json=body, headers=headers(), timeout=200).text)
    )
    asking.start()
    until(lambda: len(upstream.requests) > before)
    try:
        yield answers
    finally:
        left.set()
        asking.join()


def holding(folder: Path) -> list[str]:
    """The files that hold the canary; read by another process: closing a file here drops SQLite's locks on it."""
    found = subprocess.run(["grep", "-rlaF", CANARY, folder], capture_output=True, text=True, check=False)
    return [Path(name).name for name in found.stdout.splitlines()]


def contents(ricordo: Ricordo, session: str = "s1", user: str = "ada") -> list[str]:
    return [entry["content"] for entry in ask(ricordo, "GET", f"/{session}/entries", user=user).json()["entries"]]


def test_P9_nothing_of_a_deleted_session_is_left_in_any_file(
    settings: Settings, upstream: ScriptedUpstream, tmp_path: Path
):
    """Its turns wait, or are ingested; entries by hand and a summary are in it; others stay."""
    with ricordo_of(settings, upstream) as ricordo:
        say(ricordo, SAID)
        say(ricordo, "I play the cello.", session="s2")
        assert any(CANARY in text for text in ricordo.remembered())
        for n in range(20):
            ask(ricordo, "POST", "/s1/entries", {"content": f"{CANARY} {n}", "metadata": {"mine": CANARY}})
        ask(ricordo, "POST", "/s2/entries", {"content": "stays"})
        ask(ricordo, "POST", "/s1/compress")
        assert holding(tmp_path)

        deleted = ask(ricordo, "DELETE", "/s1")

        assert (deleted.status_code, deleted.content) == (204, b"")
        assert holding(tmp_path) == []
        assert contents(ricordo) == []
        assert "stays" in contents(ricordo, "s2")
        say(ricordo, "What is my sister called?")
        assert CANARY not in upstream.requests[-1].body.decode()
        assert ricordo.remembered() == ["I play the cello."]


def test_P9_a_turn_whose_stream_is_open_while_its_session_is_deleted_leaves_nothing(
    settings: Settings, upstream: ScriptedUpstream, tmp_path: Path
):
    """It is answered and acknowledged to its client, and kept nowhere: nor is the session made anew by it."""
    with ricordo_of(settings, upstream) as ricordo:
        say(ricordo, "Hello.")
        with streaming(ricordo) as answers:
            deleted = ask(ricordo, "DELETE", "/s1")
            assert not answers, "it is under way"

        assert deleted.status_code == 204
        assert answers[0].endswith("data: [DONE]\n\n")
        if not settings.store.is_remote:
            assert ricordo.remembered() == []
        assert contents(ricordo) == []
        assert ask(ricordo, "GET", "").json() == {"sessions": []}
        assert holding(tmp_path) == []


def test_P9_the_first_turn_of_a_session_is_void_if_it_is_deleted_while_that_is_under_way(
    settings: Settings, upstream: ScriptedUpstream, tmp_path: Path
):
    """Nothing is known of it yet."""
    with ricordo_of(settings, upstream, worker=False) as ricordo:
        with streaming(ricordo) as answers:
            deleted = ask(ricordo, "DELETE", "/s1")
            assert not answers, "it is under way"

        assert deleted.status_code == 404
        assert holding(tmp_path) == []


def test_a_deletion_may_be_repeated_and_a_session_that_nobody_knows_is_not_found(
    settings: Settings, upstream: ScriptedUpstream
):
    with ricordo_of(settings, upstream, worker=False) as ricordo:
        ask(ricordo, "POST", "/s1/entries", {"content": "hello"})
        foreign = ask(ricordo, "DELETE", "/s1", user="mallory")
        kept = contents(ricordo)
        twice = [ask(ricordo, "DELETE", "/s1").status_code for _ in range(2)]

    assert (foreign.status_code, foreign.json()["error"]["code"]) == (404, "not_found")
    assert kept == ["hello"]
    assert twice == [204, 204]


def test_what_is_said_in_a_session_after_its_deletion_is_kept(settings: Settings, upstream: ScriptedUpstream):
    with ricordo_of(settings, upstream, worker=False) as ricordo:
        ask(ricordo, "POST", "/s1/entries", {"content": "before"})
        ask(ricordo, "DELETE", "/s1")
        ask(ricordo, "POST", "/s1/entries", {"content": "after"})

        assert contents(ricordo) == ["after"]


def test_a_session_is_cleared_and_its_memories_and_waiting_turns_stay(
    settings: Settings, upstream: ScriptedUpstream, tmp_path: Path
):
    with ricordo_of(settings, upstream, worker=False) as ricordo:
        say(ricordo, SAID)
        ask(ricordo, "POST", "/s1/entries", {"content": "by hand"})

        cleared = [ask(ricordo, "POST", f"/{session}/clear").status_code for session in ("s1", "s1", "unknown")]

        assert cleared == [204, 204, 204]
        assert contents(ricordo) == []
        assert holding(tmp_path), "the turn waits to be ingested"
    if not settings.store.is_remote:
        with ricordo_of(settings, upstream) as ricordo:
            assert any(CANARY in text for text in ricordo.remembered())


def test_whoever_listens_hears_that_a_session_was_deleted(settings: Settings, upstream: ScriptedUpstream):
    with ricordo_of(settings, upstream, worker=False) as ricordo:
        ask(ricordo, "POST", "/s1/entries", {"content": "hello"})
        line = Line(ricordo.port)
        with line:
            line.send(
                b"GET /memory/v1/sessions/s1/events HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Memory-User: ada\r\n"
                b"Authorization: Bearer %s\r\n\r\n" % KEY.encode()
            )
            line.read_until(b": listening")
            ask(ricordo, "DELETE", "/s1")
            line.read_until(b"event: session:cleared")


# ── By command ────────────────────────────────────────────────────────────────────────────────────────────────


def command(settings: Settings, *arguments: str) -> Any:
    environ = {
        "RICORDO_STORE": settings.store.path_or_url,
        "RICORDO_STORE__LOCAL_DIR": settings.store.local_dir,
        "RICORDO_STORE__REDIS__ACCEPT_RISKS": ", ".join(settings.store.redis.accept_risks),
    }
    return CliRunner(env=environ).invoke(app, ["memories", "delete", *arguments, "--yes"])


def test_P9_the_command_that_deletes_a_session_leaves_nothing_of_it(
    settings: Settings, upstream: ScriptedUpstream, tmp_path: Path
):
    with ricordo_of(settings, upstream, worker=False) as ricordo:
        say(ricordo, SAID)
        ask(ricordo, "POST", "/s1/entries", {"content": CANARY})
        say(ricordo, "I play the cello.", session="s2")

        foreign = command(settings, "--session", "s1", "--user", "mallory")
        kept = holding(tmp_path)
        deleted = command(settings, "--session", "s1", "--user", "ada", "--json")
        again = command(settings, "--session", "s1", "--user", "ada")

    assert (foreign.exit_code, deleted.exit_code, again.exit_code) == (1, 0, 1), deleted.output
    assert kept
    assert '"turns": 1' in deleted.stdout
    assert '"sessions": 1' in deleted.stdout
    assert holding(tmp_path) == []


def test_a_session_of_entries_by_hand_alone_is_known_to_the_command(settings: Settings, upstream: ScriptedUpstream):
    with ricordo_of(settings, upstream, worker=False) as ricordo:
        ask(ricordo, "POST", "/s1/entries", {"content": "hello"})

    assert command(settings, "--session", "s1", "--user", "ada").exit_code == 0


@pytest.mark.parametrize("arguments", [("m1", "--session", "s1"), ()])
def test_a_command_that_does_not_say_which_of_them_is_refused(tmp_path: Path, arguments: tuple[str, ...]):
    runner = CliRunner(env={"RICORDO_STORE": str(tmp_path / "ricordo.db")})

    assert runner.invoke(app, ["memories", "delete", *arguments, "--yes"]).exit_code == 2


@pytest.mark.parametrize("arguments", [("",), ("--session", ""), ("--session", "x" * 513)])
def test_what_a_script_left_empty_is_not_taken_for_the_whole_user(tmp_path: Path, arguments: tuple[str, ...]):
    runner = CliRunner(env={"RICORDO_STORE": str(tmp_path / "ricordo.db")})
    runner.invoke(app, ["memories", "add", "I play the cello", "--user", "ada"])

    refused = runner.invoke(app, ["memories", "delete", *arguments, "--user", "ada", "--yes"])

    assert refused.exit_code == 1
    assert "cello" in runner.invoke(app, ["memories", "list", "--user", "ada"]).stdout
