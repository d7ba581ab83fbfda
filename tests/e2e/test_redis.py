"""Ricordo on Redis: a server that is away, dies, stands still, is full or refuses; and a fleet on one server.

Each test starts a redis-server of its own (RICORDO_TEST_REDIS_SERVER names another program than the one on the path).
Where it has no Query Engine nothing is ingested, and what is journalled is looked at instead; the fleet's test then
says that it did not run.
"""

import asyncio
import itertools
import json
import os
import random
import re
import signal
import subprocess
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable, Generator, Iterator
from contextlib import ExitStack, contextmanager
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Any

import httpx2
import pytest
from typer.testing import CliRunner

from config.settings import Settings
from memory.model.scope import Reach, Scope
from memory.ports.changes import Add
from memory.ports.memories import Listing
from ricordo.cli.app import app
from ricordo.stores import engine_of
from tests.contract.examples import memory
from tests.e2e.conftest import KEY, Ricordo, ricordo_of, settings_for
from tests.e2e.proxies import START_SECONDS, Proxies
from tests.e2e.subprocesses import Served, until
from tests.e2e.test_kill import Chatter, chatting, free_port, texts_of
from tests.redis_server import RedisServer
from tests.scripted_upstream import Chat, ScriptedUpstream, hold, pace

pytestmark = [
    pytest.mark.long,
    pytest.mark.skipif(not RedisServer.available(), reason="there is no redis-server on this machine"),
]

CANARY = "Zerbinetta"
FAST = {"journal__wait_seconds": 0.6}
"""The store is waited for half of it, then a turn is spooled."""


@pytest.fixture(scope="module")
def _running() -> Iterator[ScriptedUpstream]:
    with ScriptedUpstream.in_thread() as upstream:
        yield upstream


@pytest.fixture
def upstream(_running: ScriptedUpstream) -> ScriptedUpstream:
    _running.script(Chat("Noted, thank you."), pace(0.002))
    _running.requests.clear()
    return _running


@pytest.fixture
def server(tmp_path: Path) -> Iterator[RedisServer]:
    with RedisServer(tmp_path / "redis") as server:
        yield server


@pytest.fixture(scope="module")
def searches(tmp_path_factory: pytest.TempPathFactory) -> bool:
    """Whether the redis-server of this machine has the Query Engine."""
    with RedisServer(tmp_path_factory.mktemp("probe")) as server:
        return server.searches


@pytest.fixture
def settings(tmp_path: Path, server: RedisServer, upstream: ScriptedUpstream) -> Settings:
    return settings_on(server, tmp_path, upstream, searches=server.searches)


def settings_on(
    server: RedisServer, folder: Path, upstream: ScriptedUpstream, *, searches: bool, **more: object
) -> Settings:
    chosen: dict[str, Any] = {
        "store__path_or_url": server.url,
        "store__local_dir": str(folder / "local"),
        "store__redis__accept_risks": [] if searches else ["version", "search"],
        **FAST,
    }
    return settings_for(folder, upstream, **(chosen | more))


def environ_of(settings: Settings) -> dict[str, str]:
    """What a process of its own is told of them."""
    return {
        "RICORDO_STORE": settings.store.path_or_url,
        "RICORDO_STORE__LOCAL_DIR": settings.store.local_dir,
        "RICORDO_STORE__REDIS__ACCEPT_RISKS": ", ".join(settings.store.redis.accept_risks),
        "RICORDO_UPSTREAM": settings.upstream.base,
        "RICORDO_LOGS__LEVEL": "error",
    }


def say(ricordo: Ricordo, text: str, user: str = "ada", **headers: str) -> httpx2.Response:
    body = {"model": "m", "messages": [{"role": "user", "content": text}]}
    sent = {"Authorization": f"Bearer {KEY}", "X-Memory-User": user}
    return httpx2.post(f"{ricordo.origin}/v1/chat/completions", json=body, headers=sent | headers, timeout=30)


def ready(ricordo: Ricordo) -> dict[str, Any]:
    """Status, and the checks that are not well."""
    answer = httpx2.get(f"{ricordo.origin}/health/ready", timeout=10)
    assert answer.status_code == 200, "a proxy that serves is not dead"
    told = answer.json()
    return {"status": told["status"], **{check["name"]: check["detail"] for check in told["checks"] if not check["ok"]}}


def spooled_bytes(ricordo: Ricordo) -> float:
    metrics = httpx2.get(f"{ricordo.origin}/metrics", timeout=10).text
    (found,) = re.findall(r"^ricordo_spool_bytes (\S+)$", metrics, re.MULTILINE)
    return float(found)


def journalled(settings: Settings) -> dict[str, list[str]]:
    """What each user's turns say, in their order: they are claimed as a worker does it, and none becomes a memory."""

    async def drained() -> dict[str, list[str]]:
        found: dict[str, list[str]] = {}
        async with engine_of(settings) as engine, engine.ingesting():
            while jobs := await engine.queue.claim(1_000, now=datetime.now(UTC)):
                for job in jobs:
                    found.setdefault(job.record.scope.user or "", []).append(job.record.user_text)
                    await engine.memories.apply(job.record, [], at=job.record.at)
            assert not (await engine.queue.backlog()).pending
        return found

    return asyncio.run(drained())


def check_kept(kept: dict[str, list[str]], chatters: list[Chatter]) -> None:
    """No chat failed, and each acknowledged turn is there, once, in its order."""
    for chatter in chatters:
        assert chatter.sent == chatter.acknowledged
        assert kept[chatter.user] == chatter.sent


# ── Away ──────────────────────────────────────────────────────────────────────────────────────────────────────


def test_R01_without_its_server_ricordo_starts_chats_go_on_and_are_caught_up_when_it_comes(
    tmp_path: Path,
    upstream: ScriptedUpstream,
    searches: bool,
):
    server = RedisServer(tmp_path / "redis")
    settings = settings_on(server, tmp_path, upstream, searches=searches)
    texts = [f"I live in house number {n}." for n in range(5)]
    with ricordo_of(settings, upstream, worker=False) as ricordo:
        answers = [say(ricordo, text) for text in texts]
        away = ready(ricordo)
        with server:
            until(lambda: not spooled_bytes(ricordo), seconds=30)
            until(lambda: not ready(ricordo).keys() - {"status", "index", "recall"}, seconds=30)

            assert {answer.status_code for answer in answers} == {200}
            assert {answer.headers["x-memory-status"] for answer in answers} == {"degraded"}
            assert away["status"] == "degraded"
            assert {"store", "spool"} <= away.keys()
            assert journalled(settings) == {"ada": texts}


def test_D05_an_export_while_the_server_is_away_is_a_503_and_whole_afterwards(
    settings: Settings, server: RedisServer, upstream: ScriptedUpstream
):
    with ricordo_of(settings, upstream) as ricordo:

        def export() -> httpx2.Response:
            headers = {"Authorization": f"Bearer {KEY}", "X-Memory-User": "ada"}
            return httpx2.get(f"{ricordo.origin}/memory/v1/export", headers=headers, timeout=30)

        say(ricordo, "I live in house number 7.")
        until(lambda: b"house number 7" in export().content)
        server.kill()
        away = export()
        server.start()
        until(lambda: export().status_code == 200, seconds=30)
        there = export()

    assert (away.status_code, away.json()["error"]["code"]) == (503, "memory_unavailable")
    assert b"house number 7" in there.content
    assert there.text.splitlines()[-1].startswith('{"kind":"end"')


def dies_under_load(settings: Settings, server: RedisServer, upstream: ScriptedUpstream, *, seconds: float) -> None:
    with ricordo_of(settings, upstream, worker=False) as ricordo, chatting(ricordo.port) as chatters:
        for _ in range(2):
            time.sleep(seconds / 3)
            with server.away():
                time.sleep(seconds)
        until(lambda: not spooled_bytes(ricordo), seconds=60)
        until(lambda: min(len(chatter.sent) for chatter in chatters) > 2, seconds=60)
        for chatter in chatters:
            chatter.stop()
        for chatter in chatters:
            chatter.join(60)
        until(lambda: not spooled_bytes(ricordo), seconds=60)
    check_kept(journalled(settings), chatters)


def test_R02_a_server_that_dies_under_load_and_comes_back_costs_no_chat_and_no_turn(
    settings: Settings, server: RedisServer, upstream: ScriptedUpstream
):
    dies_under_load(settings, server, upstream, seconds=0.5)


@pytest.mark.campaign
@pytest.mark.timeout(600)
def test_R02_campaign(settings: Settings, server: RedisServer, upstream: ScriptedUpstream):
    dies_under_load(settings, server, upstream, seconds=30)


def kept_of(settings: Settings, chatters: list[Chatter]) -> dict[str, Counter[str]]:
    """What is remembered of who has said all, once all that was acknowledged is: a spool is replayed first."""
    for chatter in chatters:
        chatter.stop()
    for chatter in chatters:
        chatter.join(60)
        until(lambda each=chatter: {*each.acknowledged} <= {*texts_of(settings, each.user)})
    return {chatter.user: Counter(texts_of(settings, chatter.user)) for chatter in chatters}


def test_I01_I05_each_turn_is_kept_once_though_worker_proxy_and_server_are_killed_while_clients_talk(
    settings: Settings, server: RedisServer, tmp_path: Path
):
    served = Served(settings, free_port(), log=tmp_path / "log", **environ_of(settings))

    def kill_proxy() -> None:
        served.kill()
        served.start()
        served.wait()

    def kill_server() -> None:
        server.kill()
        server.start()

    with served, chatting(served.port) as chatters:

        def has_heard(wanted: int) -> bool:
            return sum(len(each.acknowledged) for each in chatters) >= wanted and served.worker is not None

        for at, kill in enumerate((served.kill_worker, kill_server, kill_proxy, served.kill_worker, kill_server)):
            until(partial(has_heard, 30 * (at + 1)))
            kill()
        kept = kept_of(settings, chatters)

    for each in chatters:
        assert [text for text, count in kept[each.user].items() if count > 1 or text not in each.sent] == []


def stands_still(settings: Settings, server: RedisServer, upstream: ScriptedUpstream, *, seconds: float) -> None:
    with ricordo_of(settings, upstream, worker=False) as ricordo, chatting(ricordo.port) as chatters:
        time.sleep(0.3)
        connections = int(server.info("clients")["connected_clients"])
        with server.frozen():
            end = time.monotonic() + seconds
            numbers = itertools.count()
            while time.monotonic() < end:
                answer = say(ricordo, f"Number {next(numbers)}", "timed")
                assert answer.status_code == 200
                assert answer.headers["x-memory-status"] == "degraded"
            frozen = ready(ricordo)
        until(lambda: not spooled_bytes(ricordo), seconds=60)
        until(lambda: min(len(chatter.sent) for chatter in chatters) > 2, seconds=60)
        for chatter in chatters:
            chatter.stop()
        for chatter in chatters:
            chatter.join(60)
        until(lambda: not spooled_bytes(ricordo), seconds=60)
        left = int(server.info("clients")["connected_clients"])

    assert frozen["status"] == "degraded"
    assert "does not answer" in frozen["store"]
    assert left <= connections + 4
    check_kept(journalled(settings), chatters)


def test_R03_a_server_that_stands_still_holds_no_chat_up_and_nothing_piles_up(
    settings: Settings, server: RedisServer, upstream: ScriptedUpstream
):
    stands_still(settings, server, upstream, seconds=1.5)


@pytest.mark.campaign
@pytest.mark.timeout(600)
def test_R03_campaign(settings: Settings, server: RedisServer, upstream: ScriptedUpstream):
    stands_still(settings, server, upstream, seconds=30)


# ── Full, and refusing ────────────────────────────────────────────────────────────────────────────────────────


def is_full(server: RedisServer) -> None:
    server.configure("maxmemory", "1")


def has_room(server: RedisServer) -> None:
    server.configure("maxmemory", "0")


def is_replica(server: RedisServer) -> None:
    server.run("REPLICAOF", "127.0.0.1", "1")


def is_primary(server: RedisServer) -> None:
    server.run("REPLICAOF", "NO", "ONE")


def grants_no_scripts(server: RedisServer) -> None:
    server.run("ACL", "SETUSER", "default", "-evalsha", "-eval")


def grants_all(server: RedisServer) -> None:
    server.run("ACL", "SETUSER", "default", "+@all")


@pytest.mark.parametrize(
    ("breaks", "heals", "said"),
    [
        pytest.param(is_full, has_room, "out of memory", id="R06_out_of_memory"),
        pytest.param(is_replica, is_primary, "is a replica", id="R08_READONLY"),
        pytest.param(grants_no_scripts, grants_all, "lets this user not do that", id="R08_NOPERM"),
    ],
)
def test_R06_R08_a_server_that_takes_nothing_degrades_the_memory_and_no_chat(
    settings: Settings,
    server: RedisServer,
    upstream: ScriptedUpstream,
    breaks: Callable[[RedisServer], None],
    heals: Callable[[RedisServer], None],
    said: str,
):
    texts = [f"I live in house number {n}." for n in range(4)]
    with ricordo_of(settings, upstream, worker=False) as ricordo:
        assert say(ricordo, texts[0]).status_code == 200
        breaks(server)
        statuses = [say(ricordo, text).status_code for text in texts[1:3]]
        key = {"Authorization": f"Bearer {KEY}"}
        cat = {"text": "I have a cat.", "user_id": "ada"}
        refused = httpx2.post(f"{ricordo.origin}/memory/v1/memories", json=cat, headers=key, timeout=30)
        broken = ready(ricordo)
        report = httpx2.get(f"{ricordo.origin}/memory/v1/turns/unknown", headers=key)
        heals(server)
        until(lambda: not spooled_bytes(ricordo), seconds=30)
        statuses.append(say(ricordo, texts[3]).status_code)

    assert statuses == [200, 200, 200]
    assert broken["status"] == "degraded"
    assert said in broken["spool"]
    assert said in broken["store"]
    assert (refused.status_code, said in refused.json()["error"]["message"]) == (503, True)
    assert report.status_code in {404, 503}
    assert said in refusal_of(settings, server, breaks, heals)
    assert journalled(settings) == {"ada": texts}


def refusal_of(
    settings: Settings,
    server: RedisServer,
    breaks: Callable[[RedisServer], None],
    heals: Callable[[RedisServer], None],
) -> str:
    """What a command says while the server is like that."""
    breaks(server)
    result = CliRunner(env=environ_of(settings)).invoke(app, ["memories", "delete", "--user", "nobody", "--yes"])
    heals(server)
    assert result.exit_code == 3, result.output
    return result.stderr


def test_R08_a_server_that_wants_another_password_lets_nobody_in_where_keys_are_the_memorys(
    tmp_path: Path, server: RedisServer, upstream: ScriptedUpstream
):
    more = {"identity__mode": "keys", "upstream__api_key": "sk-upstream"}
    settings = settings_on(server, tmp_path, upstream, searches=server.searches, **more)
    made = CliRunner(env=environ_of(settings)).invoke(app, ["keys", "create", "test", "--json"])
    (key,) = re.findall(r"rk_[\w-]+", made.stdout)
    with ricordo_of(settings, upstream, worker=False) as ricordo:
        server.configure("requirepass", "other")
        server.password = "other"
        server.run("CLIENT", "KILL", "TYPE", "normal", "SKIPME", "yes")
        refused = say(ricordo, "Hello?", Authorization=f"Bearer {key}")
        reached = len(upstream.requests)
        server.configure("requirepass", "")
        until(lambda: say(ricordo, "Hello?", Authorization=f"Bearer {key}").status_code == 200)

    assert (refused.status_code, reached) == (503, 0)


# ── Erasing ───────────────────────────────────────────────────────────────────────────────────────────────────


def test_D01_after_the_command_that_erases_a_user_nothing_of_him_is_in_the_server_its_file_or_the_spool(
    tmp_path: Path,
    upstream: ScriptedUpstream,
    searches: bool,
):
    server = RedisServer(tmp_path / "redis", rdbcompression="no")
    settings = settings_on(server, tmp_path, upstream, searches=searches)
    with server:
        pin(settings, f"Ada's sister is called {CANARY}")
        with ricordo_of(settings, upstream, worker=False) as ricordo:
            say(ricordo, f"My sister {CANARY} sings.")
            server.kill()
            say(ricordo, f"And {CANARY} dances.")
        assert holding(tmp_path) >= {"redis", "local"}
        server.start()
        assert CANARY in dumped(server)

        result = CliRunner(env=environ_of(settings)).invoke(app, ["memories", "delete", "--user", "ada", "--yes"])

        assert result.exit_code == 0, result.output
        assert CANARY not in dumped(server)
        assert holding(tmp_path) == set()
        with ricordo_of(settings, upstream, worker=False) as ricordo:
            say(ricordo, "What is my sister called?")
        assert CANARY not in upstream.requests[-1].body.decode()
        assert CANARY not in dumped(server)


def pin(settings: Settings, text: str) -> None:
    async def run() -> None:
        async with engine_of(settings) as engine:
            told = memory(text, Scope("local", "ada"), pinned=True)
            await engine.memories.apply(None, [Add(memory=told, vector=None, event_id="e1")], at=told.created_at)

    asyncio.run(run())


def holding(folder: Path) -> set[str]:
    """The folders with a file that holds the canary."""
    files = [path for path in folder.rglob("*") if path.is_file()]
    return {path.relative_to(folder).parts[0] for path in files if CANARY.encode() in path.read_bytes()}


def dumped(server: RedisServer) -> str:
    """All keys and values as the server dumps them."""
    with server.raw() as client:
        keys = list(client.scan_iter(count=1_000))
        return b"".join(key + client.dump(key) for key in keys).decode("latin-1")


def test_D05_erasing_while_the_server_is_away_says_so_and_is_finished_by_asking_again(
    settings: Settings, server: RedisServer
):
    pin(settings, f"Ada's sister is called {CANARY}")
    erase = ["memories", "delete", "--user", "ada", "--yes"]
    with server.away():
        stalled = CliRunner(env=environ_of(settings)).invoke(app, erase)
    again = CliRunner(env=environ_of(settings)).invoke(app, erase)
    once_more = CliRunner(env=environ_of(settings)).invoke(app, erase)

    assert stalled.exit_code == 3
    assert "cannot be reached" in stalled.stderr
    assert again.exit_code == 0
    assert once_more.exit_code == 1
    assert CANARY not in dumped(server)


def test_I01_K15_a_command_that_is_killed_while_it_erases_is_finished_by_the_next(
    settings: Settings, server: RedisServer
):
    erase = [sys.executable, "-m", "ricordo", "memories", "delete", "--user", "ada", "--yes"]
    environ = dict(os.environ, **environ_of(settings))
    learn(settings, 1_000)
    before = erasures(server)
    killed = subprocess.Popen(erase, env=environ)
    until(lambda: erasures(server) != before, seconds=30)
    killed.kill()
    killed.wait()
    finished = subprocess.run(erase, env=environ, check=False)

    assert finished.returncode in {0, 1}, "1: the first one was as good as done"
    assert CANARY not in dumped(server)


def erasures(server: RedisServer) -> list[object]:
    """What rises first when something is erased."""
    return [server.run("HGETALL", key) for key in sorted(server.run("KEYS", "*:epochs"))]


def learn(settings: Settings, count: int) -> None:
    async def run() -> None:
        async with engine_of(settings) as engine:
            told = [memory(f"{CANARY} {n}", Scope("local", "ada")) for n in range(count)]
            for start in range(0, count, 500):
                adds = [Add(memory=one, vector=None, event_id=one.id) for one in told[start : start + 500]]
                await engine.memories.apply(None, adds, at=told[0].created_at)

    asyncio.run(run())


# ── A fleet ───────────────────────────────────────────────────────────────────────────────────────────────────


class Proxy(Served):
    """`ricordo serve` with flags."""

    def __init__(self, settings: Settings, *flags: str) -> None:
        self._flags = flags
        super().__init__(settings, free_port(), log=None, **environ_of(settings))

    def start(self) -> None:
        self._command = [*self._command, *self._flags]
        super().start()


class Work:
    """`ricordo worker` as a process of its own."""

    def __init__(self, settings: Settings) -> None:
        command = [sys.executable, "-m", "ricordo", "worker"]
        self.process = subprocess.Popen(command, env=dict(os.environ, **environ_of(settings)))

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()

    def stop(self) -> int:
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(100)


class Roaming(Chatter):
    """A user who says each thing through another proxy, so many times."""

    def __init__(self, ports: list[int], name: str, turns: int) -> None:
        super().__init__(ports[0], name, threading.Event())
        self._ports = ports
        self._turns = turns

    def run(self) -> None:
        for n in range(self._turns):
            self._port = self._ports[n % len(self._ports)]
            text = f"I prefer the {self._name} number {n + 1000}."
            self.sent.append(text)
            if self._say(text):
                self.acknowledged.append(text)


def leases_end(server: RedisServer) -> None:
    """As if the workers that died had been silent for half a minute."""
    for key in server.run("KEYS", "*:leased"):
        for owner in server.run("ZRANGE", key, 0, -1):
            server.run("ZADD", key, 0, owner)


@contextmanager
def two_proxies(settings: Settings) -> Generator[list[Proxy]]:
    with ExitStack() as stack:
        proxies = [Proxy(settings, "--no-worker") for _ in range(2)]
        for proxy in proxies:
            stack.callback(proxy.kill)
        for proxy in proxies:
            proxy.wait()
        yield proxies


def talk(proxies: list[Proxy], *, users: int, turns: int) -> list[Chatter]:
    return [Roaming([proxy.port for proxy in proxies], f"Wing{n}", turns) for n in range(users)]


def test_two_proxies_on_one_server_keep_each_users_turns_once_and_in_their_order(settings: Settings):
    with two_proxies(settings) as proxies:
        chatters = talk(proxies, users=8, turns=8)
        for chatter in chatters:
            chatter.start()
        for chatter in chatters:
            chatter.join(60)

    check_kept(journalled(settings), chatters)


def test_several_proxies_on_one_port_keep_what_is_said_through_them_though_one_is_killed(settings: Settings):
    with Proxies(settings, "--no-worker", environ=environ_of(settings)) as proxies:
        with chatting(proxies.port) as chatters:
            until(lambda: all(chatter.acknowledged for chatter in chatters))
            killed = proxies.kill_one(1)
            said = [len(chatter.acknowledged) for chatter in chatters]
            until(lambda: all(len(it.acknowledged) > n for it, n in zip(chatters, said, strict=True)))
            until(proxies.is_well, seconds=START_SECONDS)
        assert proxies.pid(1) != killed

    kept = journalled(settings)
    for chatter in chatters:
        assert [text for text in chatter.acknowledged if kept[chatter.user].count(text) != 1] == []


def test_P9_a_stream_at_one_process_leaves_nothing_of_a_session_that_is_deleted_through_another(
    settings: Settings, upstream: ScriptedUpstream
):
    answers = list[str]()
    with (
        Proxies(settings, "--no-worker", environ=environ_of(settings)) as proxies,
        proxies.line(1) as one,
        proxies.line(2) as other,
    ):
        one.say("Hello.", session="s1")
        one.say("I play the cello.", session="s2")
        asked = len(upstream.requests)
        upstream.script(Chat(f"Noted: {CANARY}"), hold(before=2, until=(deletion := threading.Event())))
        words = f"My sister is called {CANARY}."
        asking = threading.Thread(target=lambda: answers.append(other.say(words, session="s1", stream=True).text))
        asking.start()
        until(lambda: len(upstream.requests) > asked)
        deleted = one.request("DELETE", "/memory/v1/sessions/s1")
        under_way = not answers
        deletion.set()
        asking.join()

    assert (deleted.status_code, under_way) == (204, True)
    assert answers[0].endswith("data: [DONE]\n\n")
    assert journalled(settings) == {"ada": ["I play the cello."]}


def fleet(settings: Settings, server: RedisServer, *, users: int, turns: int, kills: int) -> None:
    dice = random.Random(users)
    with two_proxies(settings) as proxies, ExitStack() as stack:
        workers = [Work(settings) for _ in range(2)]
        stack.callback(lambda: [worker.kill() for worker in workers])
        chatters = talk(proxies, users=users, turns=turns)
        for chatter in chatters:
            chatter.start()
        for _ in range(kills):
            time.sleep(dice.uniform(0.5, 2.5))
            number = dice.randrange(2)
            workers[number].kill()
            leases_end(server)
            workers[number] = Work(settings)
        for chatter in chatters:
            chatter.join(300)
        kept = remembered(settings, [chatter.user for chatter in chatters])
        assert {worker.stop() for worker in workers} <= {0, -signal.SIGTERM}  # one that had only just begun
    for chatter in chatters:
        assert chatter.acknowledged == chatter.sent
        assert kept[chatter.user] == chatter.sent


def remembered(settings: Settings, users: list[str]) -> dict[str, list[str]]:
    """What is kept of each user, in the order in which it was learned."""

    async def listed() -> dict[str, list[str]]:
        async with engine_of(settings) as engine:
            end = time.monotonic() + 120
            while (backlog := await engine.queue.backlog()).pending:
                assert time.monotonic() < end, "I4: pending work did not reach 0"
                await asyncio.sleep(0.1)
            assert (backlog.dead, backlog.lost) == (0, 0)
            listings = [Listing(reach=Reach.of(Scope("local", user)), limit=100_000) for user in users]
            pages = [await engine.memories.list(listing) for listing in listings]
            return {user: [it.text for it in page] for user, page in zip(users, pages, strict=True)}

    return asyncio.run(listed())


def test_two_proxies_and_two_workers_that_are_killed_keep_order_exactly_once_and_isolation(
    settings: Settings, server: RedisServer
):
    fleet(settings, server, users=6, turns=5, kills=3)


@pytest.mark.campaign
@pytest.mark.timeout(1200)
def test_fleet_campaign(settings: Settings, server: RedisServer):
    fleet(settings, server, users=100, turns=10, kills=20)


def test_serve_supervises_as_many_workers_as_it_is_told_and_stops_them_with_it(settings: Settings):
    with Proxy(settings, "--workers", "3") as proxy:
        until(lambda: len(children(proxy)) == 3)
        first, *others = children(proxy)
        os.kill(first, signal.SIGKILL)
        until(lambda: len(children(proxy)) == 3 and first not in children(proxy))
        assert set(others) <= set(children(proxy))
        workers = children(proxy)
        assert proxy.stop() == 0

    assert [pid for pid in workers if Path(f"/proc/{pid}").exists()] == []


def children(proxy: Proxy) -> list[int]:
    pid = proxy.process.pid
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def test_several_workers_on_a_file_are_refused(tmp_path: Path):
    result = CliRunner().invoke(app, ["serve", "--store", str(tmp_path / "ricordo.db"), "--workers", "2"])

    assert result.exit_code == 2
    assert "one worker" in result.stderr


# ── What is searched ─────────────────────────────────────────────────────────────────────────────────────────


def test_what_was_said_through_one_proxy_is_in_the_prompt_of_the_other(settings: Settings, upstream: ScriptedUpstream):
    with ricordo_of(settings, upstream) as one, ricordo_of(settings, upstream, worker=False) as other:
        say(one, f"My sister is called {CANARY}.")
        assert one.remembered() == [f"My sister is called {CANARY}."]
        answer = say(other, "What is my sister called?")

    assert answer.headers["x-memory-status"] == "hit"
    assert CANARY in upstream.requests[-1].body.decode()


NO_SEARCH = "this redis-server has no Query Engine: see RICORDO_TEST_REDIS_SERVER"


def test_R11_R12_without_its_index_chats_go_on_degraded_until_it_is_built_again(
    server: RedisServer, tmp_path: Path, upstream: ScriptedUpstream
):
    if not server.searches:
        pytest.skip(NO_SEARCH)
    settings = settings_on(server, tmp_path, upstream, searches=True, store__cache_bytes=0)  # the server searches
    with ricordo_of(settings, upstream) as ricordo:
        say(ricordo, f"My sister is called {CANARY}.")
        ricordo.ingested()
        for name in server.run("FT._LIST"):
            server.run("FT.DROPINDEX", name)
        gone = say(ricordo, "What is my sister called?")
        again = (say(ricordo, f"What is my sister called? I ask {n} times") for n in range(2, 1_000))
        until(lambda: next(again).headers["x-memory-status"] == "hit", seconds=20, pause=0.1)

        assert gone.status_code == 200
        assert gone.headers["x-memory-status"] == "degraded"
        assert ready(ricordo) == {"status": "ok"}


ACL = ("~ricordo:*", "&ricordo:*", "+@all", "-@dangerous", "+info", "+config|get", "+bgrewriteaof")
"""What docs/redis.md says suffices."""


def test_the_documented_acl_rules_suffice(tmp_path: Path, server: RedisServer, upstream: ScriptedUpstream):
    url = server.grant("ricordo", "secret", *ACL, *(("+ft.dropindex",) if server.searches else ()))
    settings = settings_on(server, tmp_path, upstream, searches=server.searches, store__path_or_url=url)
    with ricordo_of(settings, upstream) as ricordo:
        say(ricordo, f"My sister is called {CANARY}.")
        assert ricordo.remembered()
        told = ready(ricordo)
    erase = ["memories", "delete", "--user", "ada", "--yes", "--json"]
    erased = CliRunner(env=environ_of(settings)).invoke(app, erase)

    assert told == {"status": "ok"}
    assert erased.exit_code == 0, erased.output
    assert json.loads(erased.stdout)["state"] == "erased"
    assert CANARY not in dumped(server)


def test_a_command_that_needs_no_search_makes_no_index(settings: Settings, server: RedisServer):
    if not server.searches:
        pytest.skip(NO_SEARCH)
    CliRunner(env=environ_of(settings)).invoke(app, ["memories", "users"])

    assert server.run("FT._LIST") == []


def test_what_is_counted_of_the_fleet_is_in_the_metrics(settings: Settings, upstream: ScriptedUpstream):
    with ricordo_of(settings, upstream, worker=False) as ricordo:
        say(ricordo, "I live in Lisbon.")
        metrics = httpx2.get(f"{ricordo.origin}/metrics").text

    counted = Counter(re.findall(r'^ricordo_(?:backlog_jobs|ready_check)\{\w+="(\w+)"\}', metrics, re.MULTILINE))
    assert {"pending", "dead", "lost", "spool", "journal", "compaction"} <= counted.keys()
