"""kill -9 at each of the kill points K1 … K12 (FAULTS I01), none of which the product knows of.

Where a request stands is told by what the upstream has seen and what the client has got (K1 … K5, K7). Between the
journal's commit and `[DONE]` (K6), and within a job (K8 … K12), a process is frozen at some moment; the store then
tells where it stands, and either it is killed there or it goes on. So every kill is where its name says, to the
transaction.

The oracle is what the clients were told. CI kills at each point once, `-m campaign` fifty times.
"""

import asyncio
import itertools
import json
import random
import signal
import sqlite3
import time
from collections.abc import Generator, Iterator, Mapping, Sequence
from contextlib import ExitStack, closing, contextmanager
from datetime import UTC, datetime
from pathlib import Path

import msgspec
import pytest

from adapters.sqlite.files import Files
from adapters.sqlite.journal import record_of
from config.settings import Settings
from memory.ports.memories import Erasure
from ricordo.stores import engine_of
from tests.e2e.conftest import ricordo_of, settings_for
from tests.e2e.subprocesses import Line, Served, Working, frozen, until
from tests.e2e.test_kill import NAMES, free_port, texts_of
from tests.scripted_upstream import Answer, Chat, Received, ScriptedUpstream, pace, render, silence, stall

pytestmark = pytest.mark.long

ANSWER = Chat("Noted, thank you.")

FAULTS = {"K3": stall(before=0), "K4": stall(before=2), "slow": pace(0.2)}


def by_point(request: Received) -> Answer:
    """What the upstream does to a request, whose `model` names the kill point that it is to be brought to."""
    point = str(request.json()["model"])
    answer = silence() if point == "K2" else render(ANSWER, request)
    return FAULTS[point](answer) if point in FAULTS else answer


class Said(msgspec.Struct, frozen=True, kw_only=True):
    """One turn of a client; sent again it is the same turn."""

    user: str
    number: int

    @property
    def turn(self) -> str:
        return f"{self.user}-{self.number}"

    @property
    def text(self) -> str:
        return f"I prefer the {NAMES[self.number % len(NAMES)]} number {self.number + 1000}."

    def request(self, *, point: str = "", expect: bool = False) -> tuple[bytes, bytes]:
        """Head and body, for an upstream that does what brings a request to `point`."""
        messages = [{"role": "user", "content": self.text}]
        body = json.dumps({"model": point, "stream": True, "messages": messages}).encode()
        expectation = "Expect: 100-continue\r\n" if expect else ""
        head = (
            "POST /v1/chat/completions HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
            f"X-Memory-User: {self.user}\r\nX-Memory-Turn: {self.turn}\r\nContent-Length: {len(body)}\r\n"
            f"{expectation}\r\n"
        )
        return head.encode(), body


def say(port: int, said: Said) -> None:
    """Say it, to an upstream that is well, and see it acknowledged."""
    with Line(port) as line:
        line.send(b"".join(said.request()))
        line.read_until(b"data: [DONE]\n\n")


# ── K1 … K7: the proxy ────────────────────────────────────────────────────────────────────────────────────────


class Site:
    """A served Ricordo and what a test sees of it from outside."""

    def __init__(self, settings: Settings, serving: Served, upstream: ScriptedUpstream, stack: ExitStack) -> None:
        self.settings = settings
        self.serving = serving
        self.upstream = upstream
        self.journal = Files(Path(settings.store.path_or_url)).journal
        self._stack = stack

    def line(self) -> Line:
        return self._stack.enter_context(Line(self.serving.port))

    def ask(self, said: Said, *, point: str = "") -> Line:
        line = self.line()
        line.send(b"".join(said.request(point=point)))
        return line

    def reaches_upstream(self, said: Said) -> bool:
        return any(said.text in request.body.decode() for request in self.upstream.requests)


def bring_to_k1(site: Site, said: Said) -> Line:
    """Request accepted: its head was read, its body is waited for."""
    line = site.line()
    head, body = said.request(expect=True)
    line.send(head)
    line.read_until(b"100 Continue\r\n\r\n")
    line.send(body[:20])
    return line


def bring_to_k2(site: Site, said: Said) -> Line:
    """After recall: the upstream was asked and is silent."""
    line = site.ask(said, point="K2")
    until(lambda: site.reaches_upstream(said))
    return line


def bring_to_k3(site: Site, said: Said) -> Line:
    """The upstream's head was passed on, its first piece stalls."""
    line = site.ask(said, point="K3")
    line.read_until(b"\r\n\r\n")
    assert b"data:" not in line.got
    return line


def bring_to_k4(site: Site, said: Said) -> Line:
    """Mid-stream."""
    line = site.ask(said, point="K4")
    line.read_until(b"Noted")
    return line


def bring_to_k5(site: Site, said: Said) -> Line:
    """The upstream said all, the journal is locked by another: nothing is journalled, and nothing ends."""
    line = site.ask(said)
    line.read_until(b'"finish_reason":"stop"')
    return line


UNACKNOWLEDGED = {"k1": bring_to_k1, "k2": bring_to_k2, "k3": bring_to_k3, "k4": bring_to_k4, "k5": bring_to_k5}


def kill_at_k1_to_k5_and_k7(site: Site, round_: int) -> tuple[Said, list[Said]]:
    """One kill that meets a client at each point: the one that had its `[DONE]` (K7), and the others."""
    done = Said(user=f"k7-{round_}", number=round_)
    say(site.serving.port, done)
    cut = [Said(user=f"{point}-{round_}", number=round_) for point in UNACKNOWLEDGED]
    *brings, bring_last = UNACKNOWLEDGED.values()
    lines = [bring(site, said) for bring, said in zip(brings, cut, strict=False)]
    with locked(site.journal):
        lines.append(bring_last(site, cut[-1]))
        time.sleep(0.05)  # for the append to be waiting for the lock
        site.serving.kill()
    assert [line for line in lines if b"[DONE]" in line.read_what_is_there()] == []
    return done, cut


@contextmanager
def locked(path: Path) -> Generator[None]:
    """Nobody else writes to a SQLite file."""
    with closing(sqlite3.connect(path, timeout=5, isolation_level=None)) as connection:
        connection.execute("BEGIN IMMEDIATE")
        yield


def kill_at_k6(site: Site, numbers: Iterator[int]) -> tuple[list[Said], Said]:
    """Kill when a turn stands in the journal and its client has no `[DONE]` yet; the turns that were faster, and it."""
    acknowledged: list[Said] = []
    with closing(sqlite3.connect(site.journal, isolation_level=None)) as journal:
        for number in itertools.islice(numbers, 500):
            said = Said(user=f"k6-{number}", number=number)
            line = site.ask(said)
            until(lambda said=said: in_journal(journal, said), pause=0.0)
            with frozen(site.serving.process):
                if b"[DONE]" not in line.read_what_is_there(seconds=0.02):
                    site.serving.kill()
                    assert b"[DONE]" not in line.read_what_is_there()
                    return acknowledged, said
            line.read_until(b"[DONE]")
            line.socket.close()
            acknowledged.append(said)
    raise AssertionError("the proxy was never frozen between journal and [DONE]")


def in_journal(journal: sqlite3.Connection, said: Said) -> bool:
    return journal.execute("SELECT 1 FROM turns WHERE turn = ?", (said.turn,)).fetchone() is not None


def whole_records(journal: Path) -> set[tuple[str | None, str]]:
    """User and text of each turn in the journal; each must be one whole record (I7)."""
    with closing(sqlite3.connect(journal)) as connection:
        rows = connection.execute("SELECT content, link FROM turns WHERE content IS NOT NULL").fetchall()
    records = [record_of(content, (link, None, None)) for content, link in rows]
    assert None not in records
    return {(record.scope.user, record.user_text) for record in records if record is not None}


@contextmanager
def site_of(folder: Path) -> Generator[Site]:
    with ScriptedUpstream.in_thread() as upstream, ExitStack() as stack:
        upstream.script(by_point)
        settings = settings_for(folder / "ricordo.db", upstream)
        serving = stack.enter_context(Served(settings, free_port(), RICORDO_JOURNAL__WAIT_SECONDS="30"))
        yield Site(settings, serving, upstream, stack)


def restart(site: Site) -> None:
    site.serving.start()
    site.serving.wait()


def kill_the_proxy(folder: Path, *, rounds: int) -> None:
    numbers = itertools.count()
    every: list[Said] = []
    with site_of(folder) as site:
        for round_ in range(rounds):
            done, cut = kill_at_k1_to_k5_and_k7(site, round_)
            assert whole_records(site.journal).isdisjoint((said.user, said.text) for said in cut)
            restart(site)
            fast, at_k6 = kill_at_k6(site, numbers)
            assert (at_k6.user, at_k6.text) in whole_records(site.journal)
            restart(site)

            assert [texts_of(site.settings, said.user) for said in cut] == [[]] * len(cut)
            assert [said for said in (done, *fast, at_k6) if texts_of(site.settings, said.user) != [said.text]] == []

            for said in (*cut, at_k6):
                say(site.serving.port, said)
            every += [done, *cut, *fast, at_k6]
        assert [said for said in every if texts_of(site.settings, said.user) != [said.text]] == []


def test_I01_a_proxy_killed_at_K1_to_K7_keeps_what_it_acknowledged_and_a_retry_doubles_nothing(tmp_path: Path):
    kill_the_proxy(tmp_path, rounds=1)


@pytest.mark.campaign
@pytest.mark.timeout(1800)
def test_I01_a_proxy_killed_fifty_times_at_each_of_K1_to_K7(tmp_path: Path):
    kill_the_proxy(tmp_path, rounds=50)


@pytest.mark.parametrize("second", [signal.SIGTERM, signal.SIGINT, signal.SIGKILL])
def test_D07_a_second_signal_or_a_kill_during_the_drain_loses_nothing(tmp_path: Path, second: signal.Signals):
    with site_of(tmp_path) as site:
        turns = [Said(user=f"d07-{number}", number=number) for number in range(5)]
        lines = [site.ask(said, point="slow") for said in turns]
        until(lambda: all(site.reaches_upstream(said) for said in turns))
        site.serving.process.send_signal(signal.SIGTERM)
        time.sleep(0.1)
        site.serving.process.send_signal(second)
        done = [b"[DONE]" in line.read_what_is_there(seconds=60.0) for line in lines]
        site.serving.process.wait(100)
        restart(site)

        kept = [texts_of(site.settings, said.user) == [said.text] for said in turns]
        assert [said for said, told, is_kept in zip(turns, done, kept, strict=True) if told and not is_kept] == []
        assert all(done) == (second != signal.SIGKILL)


# ── K8 … K12: the worker ──────────────────────────────────────────────────────────────────────────────────────


class Whole:
    """An extractor that takes each message as it is. What an own one finds is kept, unlike what rules find."""

    async def extract_memories(self, messages: Sequence[Mapping[str, str]], _: str) -> Sequence[object]:
        return [{"content": each["content"], "source": "confirmed"} for each in messages if each["role"] == "user"]


POINTS = ("K8", "K9", "K10", "K11", "K12")

BACKLOG = 40
"""Turns that are said before a worker starts, and again when it has done them all without being met at its point."""

SECONDS = 600.0
"""In which a worker must be met: it takes one or two, most of them its start. Beside four busy loops on two cores a
worker, who is nice to others, has a twentieth of one."""


def point_of(memory: sqlite3.Connection) -> str | None:
    """Where a frozen worker stands with its one job; None: anywhere else.

    K8: claimed. K9: extracted, in the transaction that keeps the result. K10: that is kept. K11: in the transaction
    that applies it. K12: applied, and the journal's record not yet emptied.
    """
    running: list[tuple[int]] = memory.execute("SELECT checkpoint IS NOT NULL FROM jobs WHERE state = 1").fetchall()
    applied = memory.execute("SELECT 1 FROM jobs WHERE state >= 3 AND trimmed = 0").fetchone()
    writing = is_locked(memory)
    if not running:
        return "K12" if applied and not writing else None
    return POINTS[2 * running[0][0] + writing]


def is_locked(memory: sqlite3.Connection) -> bool:
    """Whether another is in the middle of a transaction that writes."""
    try:
        memory.execute("BEGIN IMMEDIATE")
    except sqlite3.OperationalError:
        return True
    memory.execute("ROLLBACK")
    return False


class Backlog:
    """A proxy's users, and what each of them said and was told that it is kept."""

    def __init__(self, settings: Settings, port: int) -> None:
        self.settings = settings
        self.told: dict[str, list[str]] = {name.lower(): [] for name in NAMES}
        self._port = port
        self._numbers = itertools.count()

    def grow(self, count: int = BACKLOG) -> None:
        for number in itertools.islice(self._numbers, count):
            said = Said(user=NAMES[number % len(NAMES)].lower(), number=number)
            say(self._port, said)
            self.told[said.user].append(said.text)

    def erase(self, user: str) -> None:
        async def erased() -> None:
            async with engine_of(self.settings) as engine:
                await engine.memories.erase(Erasure(what="user", tenant="local", user=user), at=datetime.now(UTC))

        asyncio.run(erased())
        self.told[user] = []

    def check(self) -> None:
        """What was acknowledged is there once, in its user's scope; nothing else is, nor what was erased."""
        told = {user: sorted(texts) for user, texts in self.told.items()}
        assert {user: sorted(texts_of(self.settings, user)) for user in self.told} == told


@contextmanager
def without_worker(folder: Path) -> Generator[Backlog]:
    with ScriptedUpstream.in_thread() as upstream:
        upstream.script(ANSWER)
        settings = settings_for(folder / "ricordo.db", upstream)
        with ricordo_of(settings, upstream, worker=False) as ricordo:
            yield Backlog(settings, ricordo.port)


WAITING = "SELECT 1 FROM jobs WHERE state < 2"


def user_of_running_job(memory: sqlite3.Connection) -> str | None:
    rows: list[tuple[str]] = memory.execute("SELECT user_name FROM jobs WHERE state = 1").fetchall()
    return rows[0][0] if rows else None


def kill_the_worker_at(point: str, backlog: Backlog, *, dice: random.Random) -> str | None:
    """Freeze a worker again and again until it stands at `point`, and kill it there; whose job it had."""
    backlog.grow()
    working = Working(backlog.settings, extractor=f"{__name__}:{Whole.__name__}")
    try:
        with closing(sqlite3.connect(backlog.settings.store.path_or_url, timeout=0, isolation_level=None)) as memory:
            end = time.monotonic() + SECONDS
            while time.monotonic() < end:
                time.sleep(dice.uniform(0, 0.004))
                with frozen(working.process):
                    try:
                        found, waiting = point_of(memory), memory.execute(WAITING).fetchone()
                    except sqlite3.OperationalError:  # it was frozen while it held a lock that a reader wants, too
                        continue
                    if found == point:
                        working.kill()
                        return user_of_running_job(memory)
                if not waiting and memory.execute("SELECT 1 FROM jobs WHERE state >= 3").fetchone():
                    backlog.grow()
    finally:
        working.kill()
    raise AssertionError(f"no worker was ever frozen at {point}")


def kill_the_worker(folder: Path, points: Sequence[str]) -> None:
    dice = random.Random(3)
    with without_worker(folder) as backlog:
        for point in points:
            user = kill_the_worker_at(point, backlog, dice=dice)
            if point == "K10" and user:
                backlog.erase(user)
        last = Working(backlog.settings)
        try:
            backlog.check()
        finally:
            last.kill()


@pytest.mark.timeout(900)
@pytest.mark.parametrize("point", POINTS)
def test_I01_a_worker_killed_at_K8_to_K12_applies_each_turn_once_and_nothing_erased(tmp_path: Path, point: str):
    kill_the_worker(tmp_path, [point])


@pytest.mark.campaign
@pytest.mark.timeout(3600)
def test_I01_a_worker_killed_fifty_times_at_each_of_K8_to_K12(tmp_path: Path):
    kill_the_worker(tmp_path, POINTS * 50)


def kill_the_supervised_worker(folder: Path, *, times: int) -> None:
    dice = random.Random(4)
    with site_of(folder) as site:
        backlog = Backlog(site.settings, site.serving.port)
        for _ in range(times):
            backlog.grow(40)
            until(lambda: site.serving.worker, seconds=60)
            time.sleep(dice.uniform(0, 1.0))
            site.serving.kill_worker()
        backlog.check()


def test_I01_a_supervised_worker_that_is_killed_is_started_again_and_loses_nothing(tmp_path: Path):
    kill_the_supervised_worker(tmp_path, times=3)


@pytest.mark.campaign
@pytest.mark.timeout(1200)
def test_I01_a_supervised_worker_is_killed_again_and_again(tmp_path: Path):
    kill_the_supervised_worker(tmp_path, times=15)
