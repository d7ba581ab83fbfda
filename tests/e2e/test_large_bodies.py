"""Chats with photographs, against a `ricordo serve` whose memory can be measured (FAULTS B06, B12)."""

import json
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx2
import pytest

from tests.e2e.conftest import KEY, settings_for
from tests.e2e.subprocesses import Served
from tests.e2e.test_kill import free_port
from tests.scripted_upstream import ScriptedUpstream

pytestmark = pytest.mark.long

CAP = 50 * 1024 * 1024

SLACK_BYTES = 8 * 1024 * 1024
"""What a process may grow by for other reasons."""


class Measured(Served):
    """A served Ricordo of which one process, the proxy, is measured."""

    @property
    def _proc(self) -> Path:
        return Path(f"/proc/{self.process.pid}")

    def peak_bytes(self, during: Callable[[], object]) -> int:
        """By how much the memory that it holds grew at most while something was going on."""
        before = self._status("VmRSS")
        (self._proc / "clear_refs").write_text("5")  # the peak is what is held now
        during()
        return self._status("VmHWM") - before

    def _status(self, name: str) -> int:
        lines = (self._proc / "status").read_text().splitlines()
        return next(int(line.split()[1]) * 1024 for line in lines if line.startswith(f"{name}:"))


@pytest.fixture(scope="module")
def upstream() -> Iterator[ScriptedUpstream]:
    with ScriptedUpstream.in_thread() as upstream:
        yield upstream


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory, upstream: ScriptedUpstream) -> Iterator[Measured]:
    settings = settings_for(tmp_path_factory.mktemp("store") / "ricordo.db", upstream)
    with Measured(settings, free_port()) as served:
        httpx2.get(f"http://127.0.0.1:{served.port}/health/live", timeout=30)  # the API is loaded by now
        post(served, photographed("Hello", size=1_000_000))
        yield served


def photographed(text: str, *, size: int = CAP, ascii_only: bool = True) -> bytes:
    """A chat of exactly this size, nearly all of which is a photograph."""

    def body(photograph: str) -> bytes:
        parts = [
            {"type": "text", "text": text},
            {"type": "image_url", "image_url": {"url": f"data:image/png;base64,{photograph}"}},
        ]
        chat = {"model": "gpt-4o", "messages": [{"role": "user", "content": parts}], "tools": [{"model": "x"}]}
        return json.dumps(chat, ensure_ascii=ascii_only).encode()

    return body("Q" * (size - len(body(""))))


def post(served: Served, body: bytes | Iterator[bytes], **headers: str) -> httpx2.Response:
    sent = {"Authorization": f"Bearer {KEY}", "Content-Type": "application/json", "X-Memory-User": "ada"}
    url = f"http://127.0.0.1:{served.port}/v1/chat/completions"
    return httpx2.post(url, content=body, headers=sent | headers, timeout=100)


@pytest.mark.parametrize("ascii_only", [True, False])
def test_B06_a_chat_of_fifty_megabytes_is_served_with_its_memory_and_held_once(
    served: Measured, upstream: ScriptedUpstream, ascii_only: bool
):
    body = photographed("My \U0001f408 is called Rex.", ascii_only=ascii_only)
    answers: list[httpx2.Response] = []

    peak = served.peak_bytes(lambda: answers.append(post(served, body)))

    assert (answers[0].status_code, answers[0].headers["x-memory-status"]) == (200, "miss")
    sent = upstream.requests[-1].body
    assert sent.endswith(body[-1_000_000:])
    assert len(sent) >= len(body)
    assert peak < CAP + CAP // 4 + SLACK_BYTES


def test_B06_a_chat_of_nothing_but_words_takes_less_than_four_times_its_size(served: Measured):
    body = json.dumps({"model": "m", "messages": [{"role": "user", "content": "words " * (CAP // 6 - 20)}]}).encode()

    assert served.peak_bytes(lambda: post(served, body)) < 4 * CAP


@pytest.mark.parametrize("element", [b"{},", b"0,", b'{"role":"user","content":[{},{},{},{}]},'])
def test_B06_more_messages_than_anybody_has_are_relayed_unread(
    served: Measured, upstream: ScriptedUpstream, element: bytes
):
    body = b'{"model":"m","messages":[' + element * (15_000_000 // len(element)) + b'{"role":"user","content":"hi"}]}'
    answers: list[httpx2.Response] = []

    peak = served.peak_bytes(lambda: answers.append(post(served, body)))

    assert (answers[0].headers["x-memory-status"], answers[0].headers["x-memory-reason"]) == ("off", "empty")
    assert upstream.requests[-1].body == body
    assert peak < 3 * len(body)


@pytest.mark.parametrize("chunked", [False, True])
def test_B06_one_byte_more_is_refused_with_its_limit_and_setting_and_less_than_twice_the_cap_is_held(
    served: Measured, upstream: ScriptedUpstream, chunked: bool
):
    body, asked = photographed("Hello", size=CAP + 1), len(upstream.requests)
    pieces = (body[start : start + 65_536] for start in range(0, len(body), 65_536))
    answers: list[httpx2.Response] = []

    peak = served.peak_bytes(lambda: answers.append(post(served, pieces if chunked else body)))

    failed: Any = answers[0].json()["error"]
    assert (answers[0].status_code, failed["code"]) == (413, "body_too_large")
    assert f"{CAP} bytes" in failed["message"]
    assert "`limits.body_bytes`" in failed["message"]
    assert len(upstream.requests) == asked
    assert peak < 2 * CAP


def test_B07_a_compressed_chat_is_held_once(served: Measured):
    body = photographed("Hello")

    assert served.peak_bytes(lambda: post(served, body, **{"Content-Encoding": "br"})) < CAP + CAP // 4 + SLACK_BYTES


def test_B12_while_photographs_are_read_others_are_answered(served: Measured):
    body = photographed("Ma\u00f1ana \U0001f408")
    url = f"http://127.0.0.1:{served.port}/health/live"

    with httpx2.Client() as http, ThreadPoolExecutor(1) as beside:
        posted = beside.submit(post, served, body)
        answered = 0
        while not posted.done():
            assert http.get(url).status_code == 200
            answered += 1

    assert posted.result().status_code == 200
    assert answered >= 20
