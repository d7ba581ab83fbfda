"""kill -9 at random while clients chat: what a client saw acknowledged is there, once (invariants I1, I2, I4, I7).

The oracle is the clients' own list of acknowledged turns, not the server. CI kills a few times, `make campaign-kill` a
hundred.
"""

import asyncio
import os
import random
import signal
import socket
import ssl
import subprocess
import sys
import threading
import time
from collections import Counter
from collections.abc import Generator
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx2
import pytest

from config.settings import Settings
from memory.model.scope import Reach, Scope
from memory.ports.memories import Listing
from ricordo.stores import engine_of
from tests.e2e.conftest import settings_for
from tests.e2e.dialects.door import Door, User
from tests.e2e.dialects.doors import CHAT, DOORS
from tests.scripted_provider import ScriptedProvider
from tests.scripted_upstream import ScriptedUpstream, pace

pytestmark = pytest.mark.long

CLIENTS = 8
NAMES = ("Kestrel", "Osprey", "Harrier", "Merlin", "Condor", "Goshawk", "Buzzard", "Falcon")

NO_CERTIFICATES = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""For clients that are made anew for each call: nothing here is encrypted, and to load the world's certificates for it
takes 70 ms of a core. Eight who find nobody would take the whole machine from the worker, which gives way to them."""


class Serving:
    """`ricordo serve` as a user starts it, in a process group of its own; killed with everything that it started."""

    def __init__(self, settings: Settings, port: int) -> None:
        self.port = port
        self._command = [sys.executable, "-m", "ricordo", "serve", "--port", str(port)]
        self._environ = dict(
            os.environ,
            RICORDO_STORE=settings.store.path_or_url,
            RICORDO_UPSTREAM=settings.upstream.base,
            RICORDO_LOGS__LEVEL="error",
            RICORDO_RECALL__DEADLINE_SECONDS=str(settings.recall.deadline_seconds),
        )
        self.start()

    def start(self) -> None:
        self.process = subprocess.Popen(self._command, env=self._environ, start_new_session=True)

    def kill(self) -> None:
        with suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(60)

    def wait(self) -> None:
        end = time.monotonic() + 100
        while time.monotonic() < end:
            with suppress(httpx2.HTTPError):
                if httpx2.get(f"http://127.0.0.1:{self.port}/health/ready", verify=NO_CERTIFICATES).status_code == 200:
                    return
            time.sleep(0.02)
        raise TimeoutError("ricordo did not start")


class Chatter(threading.Thread):
    """A client that says one new thing after the other, and writes down what was acknowledged."""

    def __init__(self, port: int, name: str, stop: threading.Event, door: Door = CHAT) -> None:
        super().__init__()
        self._door = door
        self.user = name.lower()
        self.sent: list[str] = []
        self.acknowledged: list[str] = []
        self._port = port
        self._name = name
        self._stopping = stop

    def stop(self) -> None:
        """What is being said is finished."""
        self._stopping.set()

    def run(self) -> None:
        while not self._stopping.is_set():
            text = f"I prefer the {self._name} number {len(self.sent) + 1000}."
            self.sent.append(text)
            with suppress(httpx2.HTTPError):
                if self._say(text):
                    self.acknowledged.append(text)
                    continue
            time.sleep(0.05)

    def _say(self, text: str) -> bool:
        """Say it once; whether the terminal event was seen. Odd turns are streamed, even ones plain."""
        stream = len(self.sent) % 2 == 1
        body = self._door.body(User(text), stream=stream)
        url = f"http://127.0.0.1:{self._port}{self._door.path}"
        sent = {"X-Memory-User": self.user}
        with httpx2.stream("POST", url, json=body, headers=sent, timeout=30, verify=NO_CERTIFICATES) as answer:
            seen = b"".join(answer.iter_bytes())
        return answer.status_code == 200 and self._door.is_acknowledged(seen, stream=stream)


def texts_of(settings: Settings, user: str) -> list[str]:
    async def listed() -> list[str]:
        async with engine_of(settings) as engine:
            least, end = sys.maxsize, 0.0
            while pending := (await engine.queue.backlog()).pending:
                if pending < least:  # the worker gives way to whatever else the machine does
                    least, end = pending, time.monotonic() + 60
                assert time.monotonic() < end, f"I4: of {pending} pending turns none was ingested for 60 s"
                await asyncio.sleep(0.05)
            listing = Listing(reach=Reach.of(Scope("local", user)), limit=100_000)
            return [memory.text for memory in await engine.memories.list(listing)]

    return asyncio.run(listed())


@contextmanager
def chatting(port: int, door: Door = CHAT) -> Generator[list[Chatter]]:
    stop = threading.Event()
    chatters = [Chatter(port, name, stop, door) for name in NAMES[:CLIENTS]]
    for chatter in chatters:
        chatter.start()
    try:
        yield chatters
    finally:
        stop.set()
        for chatter in chatters:
            chatter.join(60)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def kill_at_random(folder: Path, door: Door, *, times: int, seed: int) -> None:
    dice = random.Random(seed)
    with ScriptedUpstream.in_thread() as upstream:
        upstream.script(door.says("Noted, thank you."), pace(0.002))
        settings = settings_for(folder / "ricordo.db", upstream)
        serving = Serving(settings, free_port())
        try:
            serving.wait()
            with chatting(serving.port, door) as chatters:
                for _ in range(times):
                    time.sleep(dice.uniform(0.05, 0.8))
                    serving.kill()
                    serving.start()
                    serving.wait()
                time.sleep(0.5)
            kept = {chatter.user: Counter(texts_of(settings, chatter.user)) for chatter in chatters}
            assert serving.stop() == 0
        finally:
            serving.kill()
    assert sum(len(chatter.acknowledged) for chatter in chatters) > times
    for chatter in chatters:
        assert [text for text in chatter.acknowledged if kept[chatter.user][text] != 1] == []
        assert [text for text, count in kept[chatter.user].items() if count > 1 or text not in chatter.sent] == []


@pytest.mark.parametrize("door", DOORS, ids=lambda door: door.name)
def test_I01_no_acknowledged_turn_is_lost_or_doubled_by_kill_9(tmp_path: Path, door: Door):
    kill_at_random(tmp_path, door, times=4, seed=1)


@pytest.mark.campaign
@pytest.mark.timeout(1200)
@pytest.mark.parametrize("door", DOORS, ids=lambda door: door.name)
def test_I01_kill_9_a_hundred_times(tmp_path: Path, door: Door):
    kill_at_random(tmp_path, door, times=100, seed=2)


class HeldChatter(Chatter):
    """A client of responses whose provider keeps the conversation: it says a thing until it is acknowledged."""

    last: str | None = None
    sessions: set[str]

    def run(self) -> None:
        self.sessions = set()
        while not self._stopping.is_set():
            text = f"I prefer the {self._name} number {len(self.sent) + 1000}."
            self.sent.append(text)
            while not self._stopping.is_set():
                with suppress(httpx2.HTTPError):
                    if self._say(text):
                        self.acknowledged.append(text)
                        break
                time.sleep(0.05)

    def _say(self, text: str) -> bool:
        body = {"model": "m", "input": text, "previous_response_id": self.last}
        url, sent = f"http://127.0.0.1:{self._port}/v1/responses", {"X-Memory-User": self.user}
        answer = httpx2.post(url, json=body, headers=sent, timeout=30, verify=NO_CERTIFICATES)
        if answer.status_code != 200:
            return False
        self.last = answer.json()["id"]
        self.sessions.add(answer.headers["x-memory-session"])
        return True


def kill_held_conversations(folder: Path, *, times: int, seed: int) -> None:
    dice = random.Random(seed)
    with ScriptedUpstream.in_thread() as upstream:
        upstream.script(ScriptedProvider(), pace(0.002))
        settings = settings_for(folder / "ricordo.db", upstream)
        serving, stop = Serving(settings, free_port()), threading.Event()
        chatters = [HeldChatter(serving.port, name, stop) for name in NAMES[:CLIENTS]]
        try:
            serving.wait()
            for chatter in chatters:
                chatter.start()
            for _ in range(times):
                time.sleep(dice.uniform(0.05, 0.8))
                serving.kill()
                serving.start()
                serving.wait()
            time.sleep(0.5)
            stop.set()
            for chatter in chatters:
                chatter.join(60)
            kept = {chatter.user: Counter(texts_of(settings, chatter.user)) for chatter in chatters}
            assert serving.stop() == 0
        finally:
            stop.set()
            serving.kill()
    assert sum(len(chatter.acknowledged) for chatter in chatters) > times
    for chatter in chatters:
        assert [text for text in chatter.acknowledged if kept[chatter.user][text] != 1] == []
        assert [text for text, count in kept[chatter.user].items() if count > 1 or text not in chatter.sent] == []
        assert len(chatter.sessions) == 1


def test_I01_conversations_that_the_provider_keeps_go_on_through_kill_9(tmp_path: Path):
    kill_held_conversations(tmp_path, times=4, seed=3)


@pytest.mark.campaign
@pytest.mark.timeout(1200)
def test_I01_kill_9_a_hundred_times_while_the_provider_keeps_conversations_of_responses(tmp_path: Path):
    kill_held_conversations(tmp_path, times=100, seed=4)


@pytest.mark.parametrize("door", DOORS, ids=lambda door: door.name)
def test_D06_a_drain_cuts_no_stream_and_takes_no_new_one(tmp_path: Path, door: Door):
    with ScriptedUpstream.in_thread() as upstream:
        upstream.script(door.says("One two three four five six seven eight"), pace(0.15))
        settings = settings_for(tmp_path / "ricordo.db", upstream)
        serving = Serving(settings, free_port())
        try:
            serving.wait()
            chatters = [OneTurn(serving.port, f"{name}{number}", door) for number in range(5) for name in NAMES]
            for chatter in chatters:
                chatter.start()
            end = time.monotonic() + 100
            while len(upstream.requests) < len(chatters):
                assert time.monotonic() < end
                time.sleep(0.01)
            serving.process.send_signal(signal.SIGTERM)
            time.sleep(0.4)
            with pytest.raises(httpx2.ConnectError):
                httpx2.get(f"http://127.0.0.1:{serving.port}/health/live")
            assert serving.process.wait(100) == 0
        finally:
            serving.kill()
        for chatter in chatters:
            chatter.join(60)
        assert [chatter.acknowledged for chatter in chatters] == [chatter.sent for chatter in chatters]
        restarted = Serving(settings, serving.port)
        try:
            restarted.wait()
            assert [texts_of(settings, chatter.user) for chatter in chatters] == [chatter.sent for chatter in chatters]
        finally:
            restarted.kill()


class OneTurn(Chatter):
    """A client that says one thing."""

    def __init__(self, port: int, name: str, door: Door = CHAT) -> None:
        super().__init__(port, name, threading.Event(), door)

    def run(self) -> None:
        self.sent.append(f"I prefer the {self._name}.")
        if self._say(self.sent[0]):
            self.acknowledged.append(self.sent[0])
