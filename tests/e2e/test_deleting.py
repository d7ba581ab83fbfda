"""Every face that deletes leaves no byte, and every face that closes leaves a history until `trash_days` have passed.

On SQLite and on Redis, whose append-only file is looked at once the server has rewritten it. A session that is deleted
is in test_session_erasure.py.
"""

import asyncio
import os
import subprocess
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, NamedTuple

import httpx2
import pytest
from typer.testing import CliRunner

from config.settings import Settings
from ricordo import Memory
from ricordo.cli.app import app
from ricordo.stores import engine_of
from ricordo.working import upkeep_of
from tests.e2e.conftest import KEY, Ricordo, ricordo_of, settings_for
from tests.e2e.subprocesses import until
from tests.e2e.test_redis import environ_of
from tests.redis_server import RedisServer
from tests.scripted_upstream import ScriptedUpstream

pytestmark = pytest.mark.long

CANARY = "Zerbinetta"
DAY = timedelta(days=1)
ADA, BOB = ({"Authorization": f"Bearer {KEY}", "X-Memory-User": name} for name in ("ada", "bob"))
NOBODY = {"Authorization": f"Bearer {KEY}"}


@pytest.fixture(scope="module")
def upstream() -> Iterator[ScriptedUpstream]:
    with ScriptedUpstream.in_thread() as upstream:
        yield upstream


@pytest.fixture(params=["sqlite", "redis"])
def settings(request: pytest.FixtureRequest, tmp_path: Path, upstream: ScriptedUpstream) -> Iterator[Settings]:
    with ExitStack() as stack:
        more: dict[str, object] = {}
        if request.param == "redis":
            if not RedisServer.available():
                pytest.skip("there is no redis-server on this machine")
            server = stack.enter_context(RedisServer(tmp_path / "redis", rdbcompression="no"))
            more = {"store__path_or_url": server.url, "store__local_dir": str(tmp_path / "local")}
            more["store__redis__accept_risks"] = [] if server.searches else ["version", "search"]
        yield settings_for(tmp_path / "store" / "ricordo.db", upstream, **more)


@pytest.fixture
def ricordo(
    settings: Settings, upstream: ScriptedUpstream, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Ricordo]:
    for name, value in environ_of(settings).items():
        monkeypatch.setenv(name, value)
    with ricordo_of(settings, upstream, worker=False) as ricordo:
        yield ricordo
    assert files(tmp_path, "cello"), "what is somebody else's stays"


def call(ricordo: Ricordo, method: str, path: str, body: Any = None, who: dict[str, str] = ADA) -> httpx2.Response:
    return httpx2.request(method, f"{ricordo.origin}{path}", json=body, headers=who, timeout=60)


def files(folder: Path, word: str = CANARY) -> list[str]:
    """The files that hold it; read by another process: closing a file here drops SQLite's locks on it."""
    found = subprocess.run(["grep", "-rlaF", word, folder], capture_output=True, text=True, check=False)
    return [Path(name).name for name in found.stdout.splitlines()]


class Known(NamedTuple):
    """What is known of Ada: a memory that had another text before, one that is closed, and a document."""

    changed: str
    closed: str


def add(ricordo: Ricordo, text: str, who: dict[str, str] = ADA) -> str:
    new = {"text": text, "infer": False, "metadata": {"about": CANARY if who is ADA else "cello"}, "tags": ["kin"]}
    return call(ricordo, "POST", "/memory/v1/memories", new, who).json()["results"][0]["id"]


def told(ricordo: Ricordo) -> Known:
    changed, closed = add(ricordo, f"{CANARY} lives in Naxos"), add(ricordo, f"{CANARY} sang in Naxos")
    add(ricordo, "I play the cello", BOB)
    new = {"text": f"{CANARY} lives in Paros"}
    assert call(ricordo, "PATCH", f"/memory/v1/memories/{changed}", new).status_code == 200
    assert call(ricordo, "POST", f"/memory/v1/memories/{closed}/close").status_code == 200
    return Known(changed, closed)


def command(*arguments: str) -> None:
    result = CliRunner().invoke(app, ["memories", "delete", *arguments, "--yes"])
    assert result.exit_code == 0, result.output


def in_process(verb: Callable[[Memory], Any]) -> None:
    with Memory(os.environ["RICORDO_STORE"]) as memory:
        verb(memory)


def of_server(ricordo: Ricordo, verb: Callable[[Memory], Any]) -> None:
    with Memory(base_url=ricordo.origin, api_key=KEY) as memory:
        verb(memory)


# ── Deleting ──────────────────────────────────────────────────────────────────────────────────────────────────

Way = Callable[[Ricordo, str], object]

ONE: dict[str, Way] = {
    "DELETE a memory": lambda ricordo, one: call(ricordo, "DELETE", f"/memory/v1/memories/{one}"),
    "a batch": lambda ricordo, one: call(
        ricordo, "POST", "/memory/v1/memories/batch", {"operations": [{"op": "delete", "id": one}]}
    ),
    "the command": lambda _, one: command(one, "--user", "ada"),
    "the class": lambda _, one: in_process(lambda memory: memory.delete(one, erase=True)),
    "the class of a server": lambda ricordo, one: of_server(ricordo, lambda memory: memory.delete(one, erase=True)),
}


@pytest.mark.parametrize("way", ONE)
def test_P9_a_memory_that_is_deleted_is_in_no_file(ricordo: Ricordo, tmp_path: Path, way: str):
    known = told(ricordo)
    assert files(tmp_path)

    for one in known:
        ONE[way](ricordo, one)

    until(lambda: files(tmp_path) == [])
    _is_unknown(ricordo, known)


HERS = "/memory/v1/memories?user_id=ada"
FILTERED = {"field": "metadata.about", "operator": "eq", "value": CANARY}

ALL: dict[str, Callable[[Ricordo], object]] = {
    "DELETE all of a user": lambda ricordo: call(ricordo, "DELETE", HERS),
    "the command": lambda _: command("--user", "ada"),
    "the class": lambda _: in_process(lambda memory: memory.delete_all(user_id="ada", erase=True)),
    "the class of a server": lambda ricordo: of_server(
        ricordo, lambda memory: memory.delete_all(user_id="ada", erase=True)
    ),
}


@pytest.mark.parametrize("way", ALL)
def test_P9_a_user_who_is_deleted_is_in_no_file(ricordo: Ricordo, tmp_path: Path, way: str):
    known = told(ricordo)
    said = {"model": "m", "messages": [{"role": "user", "content": f"My sister {CANARY} lives in Naxos."}]}
    document = {"id": "d1", "text": f"{CANARY} was born on Naxos in 1943 and wrote a compiler there. " * 6}
    assert call(ricordo, "POST", "/v1/chat/completions", said).status_code == 200
    if ricordo.settings.store.redis.accept_risks == ():
        assert call(ricordo, "POST", "/memory/v1/documents", document).status_code == 200
    assert call(ricordo, "POST", "/memory/v1/sessions/s1/entries", {"content": CANARY}).status_code < 300

    ALL[way](ricordo)

    until(lambda: files(tmp_path) == [])
    _is_unknown(ricordo, known)


@pytest.mark.parametrize("way", ["route", "class", "class of a server"])
def test_P9_what_a_filter_holds_for_is_deleted_from_every_file(ricordo: Ricordo, tmp_path: Path, way: str):
    known = told(ricordo)
    kept = call(ricordo, "POST", "/memory/v1/memories", {"text": "I like tea", "infer": False}).json()["results"][0]

    def delete(memory: Memory) -> Any:
        return memory.delete_all(user_id="ada", filters=FILTERED, erase=True)

    if way == "route":
        narrowed = f"""{HERS}&filters={{"metadata.about": "{CANARY}"}}"""
        assert call(ricordo, "DELETE", narrowed).status_code == 200
    elif way == "class":
        in_process(delete)
    else:
        of_server(ricordo, delete)

    until(lambda: files(tmp_path) == [])
    _is_unknown(ricordo, known)
    assert call(ricordo, "GET", f"/memory/v1/memories/{kept['id']}").status_code == 200


@pytest.mark.parametrize("way", ["route", "class", "class of a server"])
def test_P9_a_reset_leaves_nothing_in_any_file(
    settings: Settings, upstream: ScriptedUpstream, tmp_path: Path, way: str
):
    with pytest.MonkeyPatch.context() as patch, ricordo_of(settings, upstream, worker=False) as ricordo:
        for name, value in environ_of(settings).items():
            patch.setenv(name, value)
        known = told(ricordo)

        if way == "route":
            assert call(ricordo, "POST", "/memory/v1/reset", {"everybody": True}, NOBODY).status_code == 200
        elif way == "class":
            in_process(Memory.reset)
        else:
            of_server(ricordo, Memory.reset)

        until(lambda: files(tmp_path) == files(tmp_path, "cello") == [])
        assert call(ricordo, "GET", "/memory/v1/users").json()["results"] == []
        _is_unknown(ricordo, known)


def _is_unknown(ricordo: Ricordo, known: Known) -> None:
    """No read tells of it, no prompt and no history."""
    for one in known:
        for path in (f"/memory/v1/memories/{one}", f"/memory/v1/memories/{one}/history", f"/v1/memories/{one}/"):
            assert call(ricordo, "GET", path).status_code == 404
    assert CANARY not in call(ricordo, "GET", "/memory/v1/history?user_id=ada").text
    _is_in_no_read_and_no_prompt(ricordo)


def _is_in_no_read_and_no_prompt(ricordo: Ricordo) -> None:
    question = f"Where does my sister {CANARY[:4]}… live, in Naxos or in Paros?"
    for path in ("/memory/v1/memories?user_id=ada", "/memory/v1/memories/search?q=Naxos+Paros", "/memory/v1/profile"):
        assert CANARY not in call(ricordo, "GET", path).text
    context = call(ricordo, "POST", "/memory/v1/context", {"query": question})
    chat = {"model": "m", "messages": [{"role": "user", "content": question}]}
    assert call(ricordo, "POST", "/v1/chat/completions", chat).status_code == 200
    assert CANARY not in context.text
    assert CANARY not in ricordo.upstream.requests[-1].body.decode()


# ── Closing ───────────────────────────────────────────────────────────────────────────────────────────────────

CLOSING: dict[str, Way] = {
    "delete, by route": lambda ricordo, one: call(ricordo, "DELETE", f"/v1/memories/{one}/"),
    "delete_all, by route": lambda ricordo, _: call(ricordo, "DELETE", "/v1/memories/?user_id=ada"),
    "delete_users, by route": lambda ricordo, _: call(ricordo, "DELETE", "/v2/entities/user/ada/"),
    "reset, by route": lambda ricordo, _: call(ricordo, "POST", "/v1/reset/", None, NOBODY),
    "delete, by class": lambda _, one: in_process(lambda memory: memory.delete(one)),
    "delete_all, by class": lambda _, __: in_process(lambda memory: memory.delete_all(user_id="ada")),
    "reset(erase=False), by class": lambda _, __: in_process(lambda memory: memory.reset(erase=False)),
    "delete, of a server": lambda ricordo, one: of_server(ricordo, lambda memory: memory.delete(one)),
    "delete_all, of a server": lambda ricordo, _: of_server(ricordo, lambda memory: memory.delete_all(user_id="ada")),
}


@pytest.mark.parametrize("way", CLOSING)
def test_what_is_closed_stands_in_its_history_until_its_days_have_passed(
    settings: Settings, upstream: ScriptedUpstream, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, way: str
):
    for name, value in environ_of(settings).items():
        monkeypatch.setenv(name, value)
    with ricordo_of(settings, upstream, worker=False) as ricordo:
        one = add(ricordo, f"{CANARY} lives in Naxos")
        kept_up(settings, after=timedelta())

        CLOSING[way](ricordo, one)

        _is_in_no_read_and_no_prompt(ricordo)
        kept_up(settings, after=29 * DAY)
        lines = call(ricordo, "GET", f"/v1/memories/{one}/history/").json()
        kept_up(settings, after=31 * DAY)
        until(lambda: files(tmp_path) == [])
        assert [(line["event"], line["old_value"], line["is_deleted"]) for line in lines] == [
            ("ADD", None, False),
            ("DELETE", f"{CANARY} lives in Naxos", True),
        ]
        assert call(ricordo, "GET", f"/v1/memories/{one}/history/").status_code == 404


def kept_up(settings: Settings, *, after: timedelta) -> None:
    """What a worker does as time passes, so long after now."""

    async def keep_up() -> None:
        async with engine_of(settings) as engine:
            for step in upkeep_of(settings, engine=engine, clock=lambda: datetime.now(UTC) + after):
                await step.do()

    asyncio.run(keep_up())
