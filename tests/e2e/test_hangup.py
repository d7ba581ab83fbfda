"""The end of `ricordo serve`: its terminal is closed (SIGHUP to all processes), or an upstream outlasts the drain."""

import os
import signal
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx2
import pytest

from tests.e2e.conftest import settings_for
from tests.e2e.subprocesses import Served, until
from tests.e2e.test_kill import OneTurn, free_port
from tests.scripted_upstream import Chat, ScriptedUpstream, pace, silence

pytestmark = pytest.mark.long


@pytest.fixture(autouse=True)
def heard() -> Iterator[None]:
    """Whoever began the tests with `nohup` would have all that they start deaf to it, too."""
    before = signal.signal(signal.SIGHUP, signal.SIG_DFL)
    yield
    signal.signal(signal.SIGHUP, before)


@pytest.fixture
def upstream() -> Iterator[ScriptedUpstream]:
    with ScriptedUpstream.in_thread() as upstream:
        yield upstream


@pytest.mark.parametrize("proxies", [1, 2])
def test_D06_a_terminal_that_is_closed_cuts_no_stream(tmp_path: Path, upstream: ScriptedUpstream, proxies: int):
    settings, log = settings_for(tmp_path / "ricordo.db", upstream), tmp_path / "log"
    more = {"RICORDO_SERVER__PROXIES": str(proxies), "RICORDO_LOGS__LEVEL": "info"}
    upstream.script(Chat("One two three four five six seven eight"), pace(0.3))
    with Served(settings, free_port(), log=log, **more) as served:
        chatters = [OneTurn(served.port, f"Kestrel{number}") for number in range(3)]
        for chatter in chatters:
            chatter.start()
        until(lambda: len(upstream.requests) == len(chatters))
        os.killpg(served.process.pid, signal.SIGHUP)

        assert served.process.wait(100) == 0
        for chatter in chatters:
            chatter.join()
        assert [chatter.acknowledged for chatter in chatters] == [chatter.sent for chatter in chatters]
    assert proxies > 1 or "draining" in log.read_text()  # of several some may not have begun yet


@pytest.mark.parametrize(
    ("path", "kind"), [("chat/completions", "api_error"), ("embeddings", "api_error"), ("messages", "overloaded_error")]
)
def test_D06_what_has_no_answer_when_the_drain_ends_is_told_to_send_it_again(
    tmp_path: Path, upstream: ScriptedUpstream, path: str, kind: str
):
    settings, log = settings_for(tmp_path / "ricordo.db", upstream), tmp_path / "log"
    more = {"RICORDO_SERVER__DRAIN_SECONDS": "1", "RICORDO_LOGS__LEVEL": "info"}
    upstream.script(silence())
    body = {"model": "m", "max_tokens": 9, "messages": [{"role": "user", "content": "My boat is called Kestrel."}]}
    with Served(settings, free_port(), log=log, **more) as served, ThreadPoolExecutor(1) as pool:
        url = f"http://127.0.0.1:{served.port}/v1/{path}"
        asking = pool.submit(httpx2.post, url, json=body, headers={"X-Memory-User": "ada"}, timeout=60)
        until(lambda: upstream.requests)
        served.process.send_signal(signal.SIGTERM)
        answer = asking.result()

        assert served.process.wait(100) == 0
    assert (answer.status_code, answer.headers["retry-after"]) == (503, "1")
    assert (answer.json()["error"]["type"], answer.json()["error"]["code"]) == (kind, "shutting_down")
    assert "error" not in log.read_text()


class _Detached(Served):
    """One that `nohup` starts."""

    def start(self) -> None:
        self._command = ["nohup", *self._command]
        super().start()


def test_D06_what_nohup_started_outlives_its_terminal(tmp_path: Path, upstream: ScriptedUpstream):
    settings = settings_for(tmp_path / "ricordo.db", upstream)
    with _Detached(settings, free_port(), log=tmp_path / "log") as served:
        os.killpg(served.process.pid, signal.SIGHUP)
        for number in range(3):
            upstream.script(Chat("One two three"), pace(0.1))
            chatter = OneTurn(served.port, f"Kestrel{number}")
            chatter.run()
            assert chatter.acknowledged == chatter.sent
        assert served.worker is not None


# ── Notice ────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("proxies", [1, 2])
def test_D06_a_balancer_sees_that_a_process_leaves_while_that_still_serves(
    tmp_path: Path, upstream: ScriptedUpstream, proxies: int
):
    settings = settings_for(tmp_path / "ricordo.db", upstream)
    more = {"RICORDO_SERVER__NOTICE_SECONDS": "600", "RICORDO_SERVER__PROXIES": f"{proxies}"}
    with Served(settings, free_port(), log=None, **more) as served:
        origin = f"http://127.0.0.1:{served.port}"
        assert httpx2.get(f"{origin}/health/ready", timeout=60).status_code == 200
        served.process.send_signal(signal.SIGTERM)
        until(lambda: httpx2.get(f"{origin}/health/ready", timeout=60).status_code == 503)
        told = httpx2.get(f"{origin}/health/ready", timeout=60).json()["status"]
        chatter = OneTurn(served.port, "Kestrel")
        chatter.run()

        served.process.send_signal(signal.SIGTERM)
        assert served.process.wait(100) == 0, "a second signal cuts the notice short"
    assert told == "draining"
    assert chatter.acknowledged == chatter.sent
