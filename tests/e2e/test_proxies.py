"""Several proxies on one port and one store: whoever answers, it is one Ricordo."""

import asyncio
import fcntl
import json
import os
import random
import re
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx2
import pytest
from typer.testing import CliRunner

from config.settings import Settings
from memory.model.memory import Memory, Source
from memory.model.scope import Reach, Scope
from memory.ports.changes import Add
from memory.ports.memories import Listing
from ricordo.cli.app import app
from ricordo.parts import embedder_of, now
from ricordo.stores import engine_of
from tests.contract.examples import memory
from tests.e2e.conftest import settings_for
from tests.e2e.proxies import START_SECONDS, Proxies, ToOne
from tests.e2e.subprocesses import until
from tests.e2e.test_kill import Chatter, OneTurn, chatting, free_port, texts_of
from tests.scripted_upstream import Chat, ScriptedUpstream, default, hold, pace

pytestmark = pytest.mark.long

CANARY = "Zerbinetta"
FACTS = ("Ada plays the cello.", "The dog of Ada is called Rex.", "The boat of Ada is called Andrea Doria.")


@pytest.fixture(scope="module")
def _upstream() -> Iterator[ScriptedUpstream]:
    with ScriptedUpstream.in_thread() as upstream:
        yield upstream


@pytest.fixture
def upstream(_upstream: ScriptedUpstream) -> ScriptedUpstream:
    _upstream.script(default)
    _upstream.requests.clear()
    return _upstream


@pytest.fixture(scope="module")
def settings(_upstream: ScriptedUpstream, tmp_path_factory: pytest.TempPathFactory) -> Settings:
    return settings_for(tmp_path_factory.mktemp("store") / "ricordo.db", _upstream)


@pytest.fixture(scope="module")
def log(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("log") / "log"


@pytest.fixture(scope="module")
def proxies(settings: Settings, log: Path) -> Iterator[Proxies]:
    """Two proxies and a worker, of which each test uses a user of its own."""
    with Proxies(
        settings, log=log, environ={"RICORDO_LOGS__LEVEL": "info", "RICORDO_PROMPT__MODE": "replay"}
    ) as proxies:
        yield proxies


@pytest.fixture
def lines(proxies: Proxies) -> Iterator[tuple[ToOne, ToOne]]:
    """A connection to each of the two."""
    with proxies.line(1) as first, proxies.line(2) as second:
        yield first, second


def keep(settings: Settings, user: str, *texts: str, pinned: bool = False) -> list[str]:
    """Keep memories of a user; their ids."""
    memories = [memory(text, Scope("local", user), pinned=pinned, source=Source.CONFIRMED) for text in texts]

    async def kept() -> None:
        async with embedder_of(settings) as embedder, engine_of(settings, embedder=embedder) as engine:
            vectors = await embedder.embed([it.dated_text for it in memories])
            adds = [Add(memory=it, vector=vector, event_id=it.id) for it, vector in zip(memories, vectors, strict=True)]
            await engine.memories.apply(None, adds, at=now())

    asyncio.run(kept())
    return [it.id for it in memories]


def kept_of(settings: Settings, user: str) -> tuple[Memory, ...]:
    async def listed() -> tuple[Memory, ...]:
        async with engine_of(settings) as engine:
            return await engine.memories.list(Listing(reach=Reach.of(Scope("local", user))))

    return asyncio.run(listed())


def prompt(upstream: ScriptedUpstream) -> list[dict[str, Any]]:
    """What the upstream was sent last."""
    return upstream.requests[-1].json()["messages"]


# ── One conversation ──────────────────────────────────────────────────────────────────────────────────────────


def test_P8_the_prompt_begins_with_the_one_before_though_each_turn_is_another_process(
    settings: Settings, lines: tuple[ToOne, ToOne], upstream: ScriptedUpstream
):
    keep(settings, "pat", *FACTS)
    keep(settings, "pat", "Ada is allergic to penicillin.", pinned=True)
    said: list[dict[str, Any]] = [{"role": "system", "content": "You are helpful."}]
    before: list[dict[str, Any]] = []
    sessions = set[str]()
    for turn, text in enumerate(("My cello?", "And the dog?", "The boat?", "Penicillin?", "The dog again?")):
        upstream.script(Chat(f"Answer {turn}."))
        said.append({"role": "user", "content": text})
        answer = lines[turn % 2].say(*said, user="pat")
        said.append({"role": "assistant", "content": f"Answer {turn}."})

        assert prompt(upstream)[: len(before)] == before
        before = prompt(upstream)
        sessions.add(answer.headers["X-Memory-Session"])
        assert answer.headers["X-Memory-Status"] == "hit"

    assert "penicillin" in str(before[0]), "the stable block"
    assert all(fact in str(before) for fact in FACTS)
    assert len(sessions) == 1
    assert [line.told_by[0] for line in lines] == [1, 2]


def test_a_turn_that_is_sent_again_to_another_process_is_one_turn(settings: Settings, lines: tuple[ToOne, ToOne]):
    turns = [line.say("I prefer the Kestrel.", user="ron").headers["X-Memory-Turn"] for line in lines]

    assert turns[0] == turns[1]
    assert texts_of(settings, "ron") == ["I prefer the Kestrel."]


# ── Deletions ─────────────────────────────────────────────────────────────────────────────────────────────────


def test_P9_a_session_that_is_deleted_through_one_is_gone_for_all_at_once(
    settings: Settings, lines: tuple[ToOne, ToOne], upstream: ScriptedUpstream
):
    lines[0].say(f"I prefer the {CANARY}.", user="eve", session="s1")
    texts_of(settings, "eve")
    for line in lines:  # both know it, and have put it into a prompt
        line.say("Which one do I prefer?", user="eve", session="s2")
        assert CANARY in str(prompt(upstream))

    deleted = lines[0].request("DELETE", "/memory/v1/sessions/s1", user="eve")

    assert deleted.status_code == 204
    for line in reversed(lines):
        line.say("Which one do I prefer?", user="eve", session="s2")
        assert CANARY not in str(prompt(upstream))


def test_P9_a_pinned_memory_that_is_deleted_leaves_the_frozen_blocks_of_all_at_once(
    settings: Settings, lines: tuple[ToOne, ToOne], upstream: ScriptedUpstream
):
    (kept,) = keep(settings, "pia", f"Pia is allergic to {CANARY}.", pinned=True)
    said: list[dict[str, Any]] = []
    for line in lines:  # one conversation: its stable block is frozen
        said.append({"role": "user", "content": "Hello."})
        line.say(*said, user="pia")
        said.append({"role": "assistant", "content": upstream_said(upstream)})
        assert CANARY in str(prompt(upstream))

    result = CliRunner(env={"RICORDO_STORE": settings.store.path_or_url}).invoke(
        app, ["memories", "delete", kept, "--user", "pia", "--yes"]
    )

    assert result.exit_code == 0, result.output
    for line in lines:
        line.say(*said, "And now?", user="pia")
        assert CANARY not in str(prompt(upstream))


def upstream_said(upstream: ScriptedUpstream) -> str:
    """The default script says so."""
    return default(upstream.requests[-1]).text  # type: ignore[union-attr] - a chat


def test_P9_a_field_that_is_dropped_through_one_leaves_the_prompts_of_all_at_once(
    lines: tuple[ToOne, ToOne], upstream: ScriptedUpstream
):
    body = {"values": [CANARY]}
    assert lines[0].request("PUT", "/memory/v1/profile/home", body, user="flo").status_code == 200
    for line in lines:
        line.say("Hello.", user="flo")
        assert CANARY in str(prompt(upstream))

    assert lines[1].request("DELETE", "/memory/v1/profile/home", user="flo").status_code == 204

    for line in lines:
        line.say("Hello again.", user="flo")
        assert CANARY not in str(prompt(upstream))


def test_P9_a_stream_that_is_open_at_one_leaves_nothing_of_a_session_that_is_deleted_through_the_other(
    settings: Settings, lines: tuple[ToOne, ToOne], upstream: ScriptedUpstream
):
    lines[0].say("Hello.", user="sam", session="s1")
    asked = len(upstream.requests)
    upstream.script(Chat(f"Noted: {CANARY}"), hold(before=2, until=(deletion := threading.Event())))
    answers = list[str]()
    asking = threading.Thread(
        target=lambda: answers.append(
            lines[1].say(f"My sister is called {CANARY}.", user="sam", session="s1", stream=True).text
        )
    )
    asking.start()
    until(lambda: len(upstream.requests) > asked)

    deleted = lines[0].request("DELETE", "/memory/v1/sessions/s1", user="sam")
    under_way = not answers
    deletion.set()
    asking.join()

    assert (deleted.status_code, under_way) == (204, True)
    assert answers[0].endswith("data: [DONE]\n\n")
    assert texts_of(settings, "sam") == []
    folder = Path(settings.store.path_or_url).parent
    found = subprocess.run(["grep", "-rlaF", f"sister is called {CANARY}", folder], capture_output=True, check=False)
    assert found.stdout == b""


# ── One Ricordo ───────────────────────────────────────────────────────────────────────────────────────────────


def test_connections_are_shared_among_all(proxies: Proxies):
    opened = [ToOne(proxies.origin) for _ in range(8)]
    took = [line.told_by[0] for line in opened]
    for line in opened:
        line.close()

    assert set(took) == {1, 2}


def test_an_event_of_one_process_reaches_who_listens_at_another(proxies: Proxies, lines: tuple[ToOne, ToOne]):
    heard = list[str]()

    def listen() -> None:
        with proxies.line(2) as line:
            heard.extend(line.events("s1", user="liv", until="entry:added"))

    listening = threading.Thread(target=listen)
    listening.start()
    until(lambda: heard)
    lines[0].request("POST", "/memory/v1/sessions/s1/entries", {"content": "hello"}, user="liv")
    listening.join()

    assert "entry:added" in heard[-1]


def test_metrics_tell_of_all_processes_whoever_is_asked(lines: tuple[ToOne, ToOne]):
    for line in lines:
        line.say("Hello.", user="max")

    for line in lines:
        said = line.text("/metrics")
        counted = re.findall(r'^ricordo_requests_total\{.*proxy="(\d)".*route="chat"\} (\d+)', said, re.MULTILINE)
        assert {number for number, count in counted if int(count)} == {"1", "2"}
        assert re.findall(r"^ricordo_backlog_jobs\{(.*)\}", said, re.MULTILINE) == [
            'state="pending"',
            'state="dead"',
            'state="lost"',
        ]
        assert len(re.findall(r"^# TYPE ricordo_requests_total ", said, re.MULTILINE)) == 1
        assert re.findall(r"^ricordo_proxy_restarts_total (\d)", said, re.MULTILINE)


def test_readiness_tells_of_the_process_that_stands_still(proxies: Proxies, lines: tuple[ToOne, ToOne]):
    _, pid = lines[1].told_by
    os.kill(pid, signal.SIGSTOP)
    try:
        report = lines[0].request("GET", "/health/ready").json()
    finally:
        os.kill(pid, signal.SIGCONT)

    assert report["status"] == "degraded"
    assert [check for check in report["checks"] if not check["ok"]] == [
        {"name": "proxies", "ok": False, "detail": "no answer from proxy 2: the log says why"}
    ]
    until(proxies.is_well)


def test_it_says_once_that_it_is_listening_and_names_the_process_in_each_line(
    proxies: Proxies, lines: tuple[ToOne, ToOne], log: Path
):
    for line in lines:
        line.say("Hello.", user="max")

    (listening,) = told(log, "listening")
    assert "proxies=2" in listening
    assert f"port={proxies.port}" in listening
    assert "'worker', 'proxies']" in listening
    assert {number for line in told(log, "request") for number in re.findall(r"proxy=(\d)", line)} == {"1", "2"}


def told(log: Path, event: str) -> list[str]:
    """The lines of the log that tell of an event."""
    return [line for line in log.read_text().splitlines() if f"] {event} " in line]


# ── One that dies ─────────────────────────────────────────────────────────────────────────────────────────────


def test_I01_when_one_is_killed_the_others_serve_on_and_it_is_started_again(
    settings: Settings, proxies: Proxies, upstream: ScriptedUpstream, log: Path
):
    upstream.script(Chat("Noted, thank you."), pace(0.002))
    with chatting(proxies.port) as chatters:
        until(lambda: all(chatter.acknowledged for chatter in chatters))
        killed = proxies.kill_one(2)
        refused = refusals(proxies.port)
        said = [len(chatter.acknowledged) for chatter in chatters]
        until(lambda: all(len(it.acknowledged) > n for it, n in zip(chatters, said, strict=True)))
        until(proxies.is_well, seconds=START_SECONDS, pause=0.1)
        again = proxies.pid(2)

    assert refused == 0
    assert again != killed
    assert told(log, "proxy_ended")
    lost_or_doubled(settings, chatters)


def test_one_that_is_started_again_serves_the_settings_of_the_others(tmp_path: Path, upstream: ScriptedUpstream):
    file = tmp_path / "ricordo.toml"
    file.write_text("[recall]\ntop_k = 3\n")
    with Proxies(settings_for(tmp_path / "ricordo.db", upstream), "--config", str(file)) as proxies:
        file.write_text("[[[ somebody is writing it anew")
        killed = proxies.kill_one(2)
        until(lambda: proxies.is_well() and proxies.pid(2) != killed, seconds=START_SECONDS, pause=0.1)

        assert proxies.is_well()


@pytest.mark.campaign
@pytest.mark.timeout(1200)
def test_I01_one_of_three_is_killed_thirty_times(tmp_path: Path, upstream: ScriptedUpstream):
    upstream.script(Chat("Noted, thank you."), pace(0.002))
    settings = settings_for(tmp_path / "ricordo.db", upstream)
    dice = random.Random(3)
    with Proxies(settings, count=3) as proxies:
        with chatting(proxies.port) as chatters:
            for _ in range(30):
                said = [len(chatter.acknowledged) for chatter in chatters]
                proxies.kill_one(dice.choice((1, 2, 3)))
                assert refusals(proxies.port) == 0
                until(lambda said=said: all(len(it.acknowledged) > n for it, n in zip(chatters, said, strict=True)))
                until(proxies.is_well, seconds=START_SECONDS)
        lost_or_doubled(settings, chatters)
        assert proxies.stop() == 0


def refusals(port: int) -> int:
    """How many of a hundred connections are refused."""
    refused = 0
    for _ in range(100):
        try:
            socket.create_connection(("127.0.0.1", port), timeout=30).close()
        except ConnectionRefusedError:
            refused += 1
    return refused


def lost_or_doubled(settings: Settings, chatters: list[Chatter]) -> None:
    """What was acknowledged is there, once."""
    for chatter in chatters:
        kept = texts_of(settings, chatter.user)
        assert sorted(set(kept)) == sorted(kept)
        assert set(chatter.acknowledged) <= set(kept)


# ── Keys ──────────────────────────────────────────────────────────────────────────────────────────────────────


def test_K10_wrong_keys_are_counted_over_all_processes_and_right_keys_are_served_by_each(
    tmp_path: Path, upstream: ScriptedUpstream
):
    settings = settings_for(tmp_path / "ricordo.db", upstream)
    environ = {"RICORDO_IDENTITY__MODE": "keys", "RICORDO_UPSTREAM__API_KEY": "sk-held-by-ricordo-Xq3vT8nBz51KdWm0"}
    with Proxies(settings, environ=environ) as proxies, proxies.line(1) as one, proxies.line(2) as other:
        cli = CliRunner(env={"RICORDO_STORE": settings.store.path_or_url})
        made = cli.invoke(app, ["keys", "create", "a", "--json"])
        right = json.loads(made.stdout)["key"]
        wrong = [line.say("Hello.", key=f"rk_{'0' * 16}_{'x' * 43}").status_code for line in (one, other) * 60]

        assert set(wrong[:90]) == {401}
        assert wrong[-1] == wrong[-2] == 429
        assert [line.say("Hello.", key=right).status_code for line in (one, other)] == [200, 200]


# ── Beginning and end ─────────────────────────────────────────────────────────────────────────────────────────


def test_D06_a_drain_cuts_no_stream_of_any_process(tmp_path: Path, upstream: ScriptedUpstream):
    settings = settings_for(tmp_path / "ricordo.db", upstream)
    with Proxies(settings) as proxies:
        upstream.script(Chat("One two three four five six seven eight"), pace(0.3))
        chatters = [OneTurn(proxies.port, f"Kestrel{number}") for number in range(12)]
        for chatter in chatters:
            chatter.start()
        until(lambda: len(upstream.requests) == len(chatters))
        both = httpx2.get(f"{proxies.origin}/metrics", timeout=60).text
        proxies.process.send_signal(signal.SIGTERM)
        until(lambda: is_refused(proxies.port))
        answered = [chatter for chatter in chatters if not chatter.is_alive()]

        assert proxies.process.wait(100) == 0
        assert answered == [], "it refuses while it drains"
        assert set(re.findall(r'ricordo_active_requests\{proxy="(\d)",route="chat"\} [1-9]', both)) == {"1", "2"}
        for chatter in chatters:
            chatter.join()
        assert [chatter.acknowledged for chatter in chatters] == [chatter.sent for chatter in chatters]
    waiting = [text for chatter in chatters for text in journalled(settings, chatter.user)]
    assert len(waiting) == len(chatters)


def is_refused(port: int) -> bool:
    with suppress(ConnectionRefusedError):
        socket.create_connection(("127.0.0.1", port), timeout=30).close()
        return False
    return True


def journalled(settings: Settings, user: str) -> list[str]:
    """What waits to be ingested, or was."""

    async def looked() -> list[str]:
        async with engine_of(settings) as engine:
            jobs = await engine.queue.jobs(limit=1_000)
            return [job.key.turn for job in jobs if job.user == user]

    return asyncio.run(looked()) or [it.text for it in kept_of(settings, user)]


def test_all_end_with_their_supervisor(tmp_path: Path, upstream: ScriptedUpstream):
    settings = settings_for(tmp_path / "ricordo.db", upstream)
    with Proxies(settings) as proxies:
        children = [int(pid) for pid in proxies.children]
        os.kill(proxies.process.pid, signal.SIGKILL)
        proxies.process.wait()

        assert len(children) == 3
        until(lambda: not any(Path(f"/proc/{pid}").exists() for pid in children))


def served(*arguments: str, **environ: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "ricordo", "serve", "--proxies", "2", *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False, env=os.environ | environ)


def test_a_port_that_is_taken_is_one_line(tmp_path: Path):
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        completed = served("--port", port, "--store", str(tmp_path / "ricordo.db"))

    assert completed.returncode == 1
    assert completed.stderr.startswith(f"ricordo: cannot listen on 127.0.0.1:{port}: ")
    assert len(completed.stderr.splitlines()) == 1


def test_what_they_share_is_locked_against_those_who_clean_up_old_files(
    upstream: ScriptedUpstream, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    with Proxies(settings_for(tmp_path / "store" / "ricordo.db", upstream)):
        (folder,) = tmp_path.glob("ricordo-*")
        cleaner = os.open(folder, os.O_RDONLY)
        with pytest.raises(BlockingIOError):
            fcntl.flock(cleaner, fcntl.LOCK_EX | fcntl.LOCK_NB)
        os.close(cleaner)


def test_a_temporary_folder_with_too_long_a_name_is_one_line_that_says_what_to_set(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    long = tmp_path / ("x" * 100)
    long.mkdir()
    monkeypatch.setenv("TMPDIR", str(long))
    completed = served("--port", "0", "--store", str(tmp_path / "ricordo.db"))

    assert completed.returncode == 1
    assert "set TMPDIR" in completed.stderr
    assert len(completed.stderr.splitlines()) == 1


def test_a_store_that_refuses_is_told_of_once_and_nothing_is_left_running(tmp_path: Path):
    store = str(tmp_path / "ricordo.db")
    secrets = [{"RICORDO_SECRET": letter * 64} for letter in "ab"]
    made = CliRunner(env=secrets[0]).invoke(app, ["memories", "add", "I play the cello", "--store", store])
    assert made.exit_code == 0

    completed = served("--port", str(free_port()), "--store", store, **secrets[1])

    assert completed.returncode == 3
    assert "another RICORDO_SECRET" in completed.stderr
    assert len(completed.stderr.splitlines()) == 1


def test_one_proxy_has_no_process_beside_it_but_the_worker(tmp_path: Path, upstream: ScriptedUpstream):
    settings = settings_for(tmp_path / "ricordo.db", upstream)
    with Proxies(settings, count=1) as proxies:
        assert len(proxies.children) == 1
        assert "proxy=" not in httpx2.get(f"{proxies.origin}/metrics", timeout=30).text
