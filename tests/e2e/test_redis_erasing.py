"""Erasing on Redis until no text is left in its file: rewrites that are slow, die, or outlive whoever waits for them.

A key that is saved slowly (`rdb-key-save-delay`) makes a rewrite last as long as the test needs it to.
"""

import asyncio
import json
import os
import signal
import subprocess
import sys
from collections.abc import Generator, Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import httpx2
import pytest
from typer.testing import CliRunner, Result

from config.settings import Settings
from memory.model.scope import Scope
from memory.ports.changes import Add
from memory.ports.memories import Erased, Erasure
from ricordo.cli.app import app
from ricordo.stores import engine_of
from tests.contract.examples import memory
from tests.e2e.conftest import Ricordo, ricordo_of
from tests.e2e.subprocesses import until
from tests.e2e.test_redis import environ_of, ready, say, settings_on
from tests.redis_server import DURABLE, RedisServer
from tests.scripted_upstream import ScriptedUpstream

pytestmark = [
    pytest.mark.long,
    pytest.mark.skipif(not RedisServer.available(), reason="there is no redis-server on this machine"),
]

CANARY = "Zerbinetta"
OTHERS = 40
"""Memories of others: so many keys and more are to be saved, slowly."""

SLOWLY = "2000000"
"""Microseconds that each key takes: the rewrite ends when the test lets it."""


@pytest.fixture(scope="module")
def upstream() -> Iterator[ScriptedUpstream]:
    with ScriptedUpstream.in_thread() as upstream:
        yield upstream


@pytest.fixture
def server(tmp_path: Path) -> Iterator[RedisServer]:
    with RedisServer(tmp_path / "redis", rdbcompression="no") as server:
        yield server


@pytest.fixture
def settings(tmp_path: Path, server: RedisServer, upstream: ScriptedUpstream) -> Settings:
    settings = settings_on(server, tmp_path, upstream, searches=server.searches)
    learn(settings, "ada", f"Her sister is called {CANARY}")
    for n in range(OTHERS):
        learn(settings, f"u{n}", f"fact {n}")
    assert CANARY in in_files(server)
    return settings


def learn(settings: Settings, user: str, text: str) -> None:
    async def run() -> None:
        async with engine_of(settings) as engine:
            told = memory(text, Scope("local", user))
            await engine.memories.apply(None, [Add(memory=told, vector=None, event_id=told.id)], at=told.created_at)

    asyncio.run(run())


def in_files(server: RedisServer) -> str:
    """All that the server's append-only files say."""
    folder = server.folder / "appendonlydir"
    while True:
        with suppress(FileNotFoundError):  # the server has given a file another name meanwhile: look again
            return b"".join(path.read_bytes() for path in sorted(folder.iterdir())).decode("latin-1")


def delete(settings: Settings, *flags: str, user: str = "ada") -> Result:
    command = ["memories", "delete", "--user", user, "--yes", "--json", *flags]
    return CliRunner(env=environ_of(settings)).invoke(app, command)


class Deleting:
    """The same command as a process of its own."""

    def __init__(self, settings: Settings, folder: Path) -> None:
        command = [sys.executable, "-m", "ricordo", "memories", "delete", "--user", "ada", "--yes", "--json"]
        self._said = folder / "said"
        with self._said.open("wb") as said:
            self.process = subprocess.Popen(
                command, env=dict(os.environ, **environ_of(settings)), stdout=subprocess.PIPE, stderr=said
            )

    @property
    def said(self) -> str:
        """What it said so far on standard error."""
        return self._said.read_text()

    def ended(self) -> tuple[int, Any]:
        """Its exit code and what it gives."""
        output, _ = self.process.communicate(timeout=60)
        return self.process.returncode, json.loads(output)

    def kill(self) -> None:
        self.process.kill()
        self.process.communicate()


def rewriting(server: RedisServer) -> list[int]:
    """The process that rewrites the file, if there is one."""
    if not server.info("persistence")["aof_rewrite_in_progress"]:
        return []
    pid = server.process.pid
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def kill_the_rewrite(server: RedisServer) -> None:
    """The one that runs, or the next."""
    until(lambda: rewriting(server), seconds=30)
    (child,) = rewriting(server)
    os.kill(child, signal.SIGKILL)
    until(lambda: child not in rewriting(server), seconds=30)


@contextmanager
def slow_rewrites(server: RedisServer) -> Generator[None]:
    """No rewrite that begins while the context is open ends but by a signal."""
    server.configure("rdb-key-save-delay", SLOWLY)
    yield
    server.configure("rdb-key-save-delay", "0")


def compaction(ricordo: Ricordo) -> dict[str, Any]:
    checks = httpx2.get(f"{ricordo.origin}/health/ready", timeout=10).json()["checks"]
    (check,) = [check for check in checks if check["name"] == "compaction"]
    return check


# ── Erasing ───────────────────────────────────────────────────────────────────────────────────────────────────


def test_D01_a_rewrite_that_dies_is_begun_again_and_nothing_is_said_to_be_gone_before_it_ended_well(
    settings: Settings, server: RedisServer, tmp_path: Path
):
    with slow_rewrites(server):
        deleting = Deleting(settings, tmp_path)
        kill_the_rewrite(server)
        until(lambda: rewriting(server), seconds=30)
        still_waits = deleting.process.poll() is None and CANARY in in_files(server)
    kill_the_rewrite(server)
    code, erased = deleting.ended()

    assert still_waits
    assert (code, erased["memories"], erased["state"]) == (0, 1, "erased")
    assert CANARY not in in_files(server)


def test_who_waits_for_a_rewrite_may_leave_it_and_readiness_tells_how_it_goes(
    settings: Settings, server: RedisServer, tmp_path: Path, upstream: ScriptedUpstream
):
    with ricordo_of(settings, upstream, worker=False) as ricordo:
        with slow_rewrites(server):
            deleting = Deleting(settings, tmp_path)
            until(lambda: "You may leave" in deleting.said, seconds=30)
            deleting.kill()
            until(lambda: compaction(ricordo)["detail"])
            pending = compaction(ricordo)
            kill_the_rewrite(server)
            until(lambda: "compaction" in ready(ricordo), seconds=30)
            failing = ready(ricordo)
            until(lambda: rewriting(server), seconds=30)
        kill_the_rewrite(server)
        until(lambda: ready(ricordo) == {"status": "ok"}, seconds=30)

    assert pending["ok"], "it has not waited for long"
    assert "to be rewritten: 1, the oldest since 20" in pending["detail"]
    assert (failing["status"], "see its log" in failing["compaction"]) == ("degraded", True)
    assert CANARY not in in_files(server)


def test_D01_one_rewrite_serves_all_that_wait_for_it_and_none_is_begun_beside_it(
    settings: Settings, server: RedisServer
):
    async def erase(user: str) -> Erased:
        async with engine_of(settings) as engine:
            return await engine.memories.erase(Erasure(what="user", tenant="local", user=user), at=datetime.now(UTC))

    async def erase_all() -> list[Erased]:
        first = await erase("ada")
        return [first, *await asyncio.gather(*(erase(f"u{n}") for n in range(4)))]

    async def until_all_is_gone() -> None:
        async with engine_of(settings) as engine:
            await engine.compacted()

    with slow_rewrites(server):
        erased = asyncio.run(erase_all())
        begun = server.info("persistence")["aof_rewrites"]
    kill_the_rewrite(server)
    asyncio.run(until_all_is_gone())

    assert [each.state for each in erased] == ["compacting"] * 5
    assert begun == 1
    assert server.info("persistence")["aof_rewrites"] == 2
    assert CANARY not in in_files(server)


def test_D01_what_waits_for_a_rewrite_is_carried_on_after_the_server_was_restarted(
    settings: Settings, server: RedisServer, upstream: ScriptedUpstream
):
    with slow_rewrites(server):
        state = json.loads(delete(settings, "--no-wait").stdout)["state"]
        checked = CliRunner(env=environ_of(settings)).invoke(app, ["check"])
        with server.away():
            pass
        assert server.info("persistence")["aof_last_bgrewrite_status"] == "ok", "it knows of no rewrite any more"
        server.configure("rdb-key-save-delay", "0")
        kept = CANARY in in_files(server)
    with ricordo_of(settings, upstream, worker=False) as ricordo:
        until(lambda: not compaction(ricordo)["detail"], seconds=30)

    assert (state, kept) == ("compacting", True)
    assert "ok\tcompaction\terased, but still in the append-only file" in checked.stdout
    assert CANARY not in in_files(server)


def test_a_user_who_may_not_rewrite_is_told_so_and_the_servers_own_rewrite_serves(
    settings: Settings, server: RedisServer, tmp_path: Path, upstream: ScriptedUpstream
):
    url = server.grant("ricordo", "secret", "~ricordo:*", "&ricordo:*", "+@all", "-@dangerous", "+info", "+config|get")
    limited = settings_on(server, tmp_path, upstream, searches=server.searches, store__path_or_url=url)
    deleted = delete(limited)
    server.run("BGREWRITEAOF")
    until(lambda: CANARY not in in_files(server))
    again = delete(settings)

    assert deleted.exit_code == 0, deleted.output
    assert json.loads(deleted.stdout)["state"] == "compacting"
    assert "+bgrewriteaof" in deleted.stderr
    assert json.loads(again.stdout)["state"] == "erased"


# ── The server's settings ─────────────────────────────────────────────────────────────────────────────────────


def test_R07_settings_that_are_changed_later_degrade_readiness_until_they_are_put_right(
    settings: Settings, server: RedisServer, upstream: ScriptedUpstream
):
    wrong = {"appendonly": "no", "appendfsync": "everysec", "maxmemory-policy": "allkeys-lru"}
    with ricordo_of(settings, upstream, worker=False) as ricordo:
        for name, value in wrong.items():
            server.configure(name, value)
        until(lambda: ready(ricordo).get("server", "").count("set `") == len(wrong), seconds=30)
        told = ready(ricordo)
        for name in wrong:
            server.configure(name, DURABLE[name])
        until(lambda: ready(ricordo) == {"status": "ok"}, seconds=30)

    assert told["status"] == "degraded"
    assert [name for name in wrong if f"set `{name} {DURABLE[name]}`" not in told["server"]] == []


def test_R07_another_server_in_the_place_of_the_first_degrades_readiness_if_it_is_set_otherwise(
    settings: Settings, server: RedisServer, upstream: ScriptedUpstream
):
    with ricordo_of(settings, upstream, worker=False) as ricordo:
        with server.away():
            server.settings["maxmemory-policy"] = "volatile-lru"
        until(lambda: "server" in ready(ricordo), seconds=30)

        assert "maxmemory-policy noeviction" in ready(ricordo)["server"]


def test_a_session_that_is_deleted_over_HTTP_is_told_to_be_compacting_until_the_file_was_rewritten(
    settings: Settings, server: RedisServer, upstream: ScriptedUpstream
):
    with ricordo_of(settings, upstream, worker=False) as ricordo, httpx2.Client(timeout=60) as http:
        say(ricordo, f"My sister is called {CANARY}.", "grace", **{"X-Memory-Session": "s1"})
        route, grace = f"{ricordo.origin}/memory/v1/sessions/s1", {"X-Memory-User": "grace"}
        with slow_rewrites(server):
            told = http.delete(route, headers=grace)
            waits = compaction(ricordo)
            kill_the_rewrite(server)
        until(lambda: compaction(ricordo)["detail"] == "", seconds=60)
        again = http.delete(route, headers=grace)

    assert (told.status_code, told.json()) == (202, {"state": "compacting"})
    assert "1" in waits["detail"]
    assert again.status_code == 204
