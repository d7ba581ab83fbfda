"""kill -9 at each of the kill points K1 … K12 (FAULTS I01), none of which the product knows of.

Where a request stands is told by what the upstream has seen and what the client has got (K1 … K5, K7). Between the
journal's commit and `[DONE]` (K6), and within a job (K8 … K12), a process is frozen at some moment; the store then tells
where it stands, and either it is killed there or it goes on. So every kill is where its name says, to the transaction.

The oracle is what the clients were told. CI kills at each point once, `-m campaign` fifty times.
"""

import itertools
import json
import random
import sqlite3
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path

import msgspec
import pytest

from adapters.sqlite.files import Files
from adapters.sqlite.journal import record_of
from config.settings import Settings
from tests.e2e.conftest import ricordo_of, settings_for
from tests.e2e.subprocesses import Line, Served, Working, frozen, until
from tests.e2e.test_kill import NAMES, free_port, texts_of
from tests.scripted_upstream import Answer, Chat, Received, ScriptedUpstream, render, silence, stall

ANSWER = Chat("Noted, thank you.")

STALLED = {"K3": stall(before=0), "K4": stall(before=2)}


def by_point(request: Received) -> Answer:
    """What the upstream does to a request, whose `model` names the kill point that it is to be brought to."""
    point = str(request.json()["model"])
    answer = silence() if point == "K2" else render(ANSWER, request)
    return STALLED[point](answer) if point in STALLED else answer


class Said(msgspec.Struct, frozen=True, kw_only=True):
    """One turn of a client, by the point to which it is brought; sent again it is the same turn."""

    point: str
    number: int

    @property
    def user(self) -> str:
        return f"{self.point}-{self.number}".lower()

    @property
    def text(self) -> str:
        return f"I prefer the {NAMES[self.number % len(NAMES)]} number {self.number + 1000}."

    def request(self, *, point: str | None = None, expect: bool = False) -> tuple[bytes, bytes]:
        """Head and body."""
        messages = [{"role": "user", "content": self.text}]
        body = json.dumps({"model": point or self.point, "stream": True, "messages": messages}).encode()
        head = (
            "POST /v1/chat/completions HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
            f"X-Memory-User: {self.user}\r\nX-Memory-Turn: {self.user}\r\nContent-Length: {len(body)}\r\n"
            f"{'Expect: 100-continue' if expect else 'Connection: close'}\r\n\r\n"
        )
        return head.encode(), body


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

    def ask(self, said: Said) -> Line:
        line = self.line()
        line.send(b"".join(said.request()))
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
    line = site.ask(said)
    until(lambda: site.reaches_upstream(said))
    return line


def bring_to_k3(site: Site, said: Said) -> Line:
    """The upstream's head was passed on, its first piece stalls."""
    line = site.ask(said)
    line.read_until(b"\r\n\r\n")
    assert b"data:" not in line.got
    return line


def bring_to_k4(site: Site, said: Said) -> Line:
    """Mid-stream."""
    line = site.ask(said)
    line.read_until(b"Noted")
    return line


def bring_to_k5(site: Site, said: Said) -> Line:
    """The upstream said all, the journal is locked by another: nothing is journalled, and nothing ends."""
    line = site.ask(said)
    line.read_until(b'"finish_reason":"stop"')
    return line


def bring_to_k7(site: Site, said: Said) -> Line:
    """After `[DONE]`."""
    line = site.ask(said)
    line.read_until(b"data: [DONE]\n\n")
    return line


UNACKNOWLEDGED = {"K1": bring_to_k1, "K2": bring_to_k2, "K3": bring_to_k3, "K4": bring_to_k4}


def kill_at_k1_to_k5_and_k7(site: Site, round_: int) -> tuple[list[Said], list[Said]]:
    """One kill that meets a client at each point; what was acknowledged, and what was not."""
    done = Said(point="K7", number=round_)
    bring_to_k7(site, done)
    open_ = [Said(point=point, number=round_) for point in (*UNACKNOWLEDGED, "K5")]
    lines = [bring(site, said) for said, bring in zip(open_, UNACKNOWLEDGED.values(), strict=False)]
    with locked(site.journal):
        lines.append(bring_to_k5(site, open_[-1]))
        time.sleep(0.05)  # for the append, to be waiting for the lock
        site.serving.kill()
    assert [line for line in lines if b"[DONE]" in line.read_what_is_there()] == []
    return [done], open_


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Nobody else writes to a SQLite file."""
    with closing(sqlite3.connect(path, timeout=5, isolation_level=None)) as connection:
        connection.execute("BEGIN IMMEDIATE")
        yield


def kill_at_k6(site: Site, numbers: Iterator[int]) -> tuple[list[Said], Said]:
    """Kill when a turn stands in the journal and its client has no `[DONE]` yet; the turns that were too fast, and it."""
    acknowledged: list[Said] = []
    with closing(sqlite3.connect(site.journal, isolation_level=None)) as journal:
        for number in itertools.islice(numbers, 500):
            said = Said(point="K6", number=number)
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
    return journal.execute("SELECT 1 FROM turns WHERE turn = ?", (said.user,)).fetchone() is not None


def whole_records(journal: Path) -> set[tuple[str | None, str]]:
    """User and text of each turn in the journal; each must be one whole record (I7)."""
    with closing(sqlite3.connect(journal)) as connection:
        rows = connection.execute("SELECT content, link FROM turns WHERE content IS NOT NULL").fetchall()
    records = [record_of(content, link) for content, link in rows]
    assert None not in records
    return {(record.scope.user, record.user_text) for record in records if record is not None}


@contextmanager
def site_of(folder: Path) -> Iterator[Site]:
    with ScriptedUpstream.in_thread() as upstream, ExitStack() as stack:
        upstream.script(by_point)
        settings = settings_for(folder / "ricordo.db", upstream)
        serving = stack.enter_context(Served(settings, free_port(), RICORDO_JOURNAL__WAIT_SECONDS="30"))
        yield Site(settings, serving, upstream, stack)


def restart(site: Site) -> None:
    site.serving.start()
    site.serving.wait()


def say_again(site: Site, said: Said) -> None:
    """The client's retry, as SDKs make it, to an upstream that is well now."""
    with Line(site.serving.port) as line:
        line.send(b"".join(said.request(point="well")))
        line.read_until(b"[DONE]")


def kill_the_proxy(folder: Path, *, rounds: int) -> None:
    numbers = itertools.count()
    with site_of(folder) as site:
        every: list[Said] = []
        for round_ in range(rounds):
            acknowledged, open_ = kill_at_k1_to_k5_and_k7(site, round_)
            assert whole_records(site.journal).isdisjoint((said.user, said.text) for said in open_)
            restart(site)
            fast, at_k6 = kill_at_k6(site, numbers)
            restart(site)

            assert [texts_of(site.settings, said.user) for said in open_] == [[] for _ in open_]
            for said in (*acknowledged, *fast, at_k6):
                assert texts_of(site.settings, said.user) == [said.text]

            every += [*acknowledged, *fast, at_k6, *open_]
            for said in (*open_, at_k6):
                say_again(site, said)
        assert [said for said in every if texts_of(site.settings, said.user) != [said.text]] == []


def test_I01_a_proxy_killed_at_K1_to_K7_keeps_what_it_acknowledged_and_a_retry_doubles_nothing(tmp_path: Path):
    kill_the_proxy(tmp_path, rounds=1)


@pytest.mark.campaign
@pytest.mark.timeout(1800)
def test_I01_a_proxy_killed_fifty_times_at_each_of_K1_to_K7(tmp_path: Path):
    kill_the_proxy(tmp_path, rounds=50)


# ── K8 … K12: the worker ──────────────────────────────────────────────────────────────────────────────────────


def point_of(memory: sqlite3.Connection) -> str | None:
    """Where a frozen worker stands, with its one job; None: between two jobs, or before the first."""
    running = memory.execute("SELECT checkpoint IS NOT NULL FROM jobs WHERE state = 1").fetchone()
    finished = memory.execute("SELECT 1 FROM jobs WHERE state >= 3 AND trimmed = 0").fetchone()
    writing = is_locked(memory)
    if running is None:
        return "K12" if finished and not writing else None
    return {(False, False): "K8", (False, True): "K9", (True, False): "K10", (True, True): "K11"}[
        bool(running[0]), writing
    ]


def is_locked(memory: sqlite3.Connection) -> bool:
    """Whether another is in the middle of a transaction that writes."""
    try:
        memory.execute("BEGIN IMMEDIATE")
    except sqlite3.OperationalError:
        return True
    memory.execute("ROLLBACK")
    return False


def probe(path: Path) -> None:
    from collections import Counter
    with ScriptedUpstream.in_thread() as upstream:
        upstream.script(ANSWER)
        settings = settings_for(path / "ricordo.db", upstream)
        with ricordo_of(settings, upstream, worker=False) as ricordo:
            t=time.monotonic()
            for n in range(100):
                said = Said(point="w", number=n)
                with Line(ricordo.port) as line:
                    line.send(b"".join(said.request(point="well")))
                    line.read_until(b"[DONE]")
            print("say", time.monotonic()-t)
            working = Working(settings)
            dice = random.Random(1)
            seen = Counter()
            t=time.monotonic()
            with closing(sqlite3.connect(settings.store.path_or_url, timeout=0, isolation_level=None)) as memory:
                while time.monotonic()-t<6:
                    time.sleep(dice.uniform(0,0.01))
                    with frozen(working.process):
                        seen[point_of(memory), memory.execute("select count(*) from jobs where state>=3").fetchone()[0]] += 1
            print(Counter(sum([[k[0]]*v for k,v in seen.items()],[])))
            print(list(seen)[-10:])
            working.kill()

def test_probe(tmp_path):
    probe(tmp_path)
