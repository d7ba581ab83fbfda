"""Whether somebody works on what was said: what readiness and the log tell of the worker beside a proxy."""

import os
import signal
from collections.abc import Iterator
from pathlib import Path

import httpx2
import pytest

from config.settings import Settings
from tests.e2e.conftest import settings_for
from tests.e2e.subprocesses import Served, until
from tests.e2e.test_kill import free_port, texts_of
from tests.e2e.test_lost_store import acknowledged, is_well, metric, readiness, say
from tests.scripted_upstream import ScriptedUpstream

pytestmark = pytest.mark.long

SOON = {"RICORDO_WORKER__STALLED_SECONDS": "0.5"}
FACTS = sorted(f"I prefer the Kestrel number {number}." for number in range(1000, 1020))


@pytest.fixture
def settings(tmp_path: Path) -> Iterator[Settings]:
    with ScriptedUpstream.in_thread() as upstream:
        yield settings_for(tmp_path / "store" / "ricordo.db", upstream)


@pytest.fixture
def log(tmp_path: Path) -> Path:
    return tmp_path / "log"


@pytest.fixture
def served(settings: Settings, log: Path) -> Iterator[Served]:
    with Served(settings, free_port(), log=log, **SOON, RICORDO_LOGS__LEVEL="info") as served:
        until(lambda: is_well(served), seconds=30)
        yield served


def told(log: Path, event: str) -> list[str]:
    """The lines of the log that tell of an event."""
    return [line for line in log.read_text().splitlines() if f"] {event} " in line]


def test_a_worker_that_stands_still_degrades_readiness_until_it_goes_on(settings: Settings, served: Served):
    worker = served.worker
    assert worker is not None
    os.kill(worker, signal.SIGSTOP)

    assert all(acknowledged(say(served, fact)) for fact in FACTS)
    until(lambda: "ingestion" in readiness(served))
    degraded = readiness(served)
    os.kill(worker, signal.SIGCONT)

    assert degraded["status"] == "degraded"
    assert "no worker is at work" in degraded["ingestion"]
    assert sorted(texts_of(settings, "ada")) == FACTS
    until(lambda: is_well(served))


@pytest.mark.parametrize("nice", [0, 7])
def test_a_worker_gives_way_to_the_proxy_as_far_as_it_is_told(settings: Settings, nice: int):
    with Served(settings, free_port(), RICORDO_WORKER__NICE=str(nice)) as served:
        until(lambda: is_well(served), seconds=30)
        worker = served.worker
        assert worker is not None

        ours = os.getpriority(os.PRIO_PROCESS, served.process.pid)
        assert os.getpriority(os.PRIO_PROCESS, worker) == min(ours + nice, 19)


def test_a_backlog_that_grows_is_told_while_readiness_stays_well(settings: Settings, log: Path):
    patient = {"RICORDO_WORKER__STALLED_SECONDS": "600", "RICORDO_WORKER__BEHIND_SECONDS": "0.5"}

    def ingestion() -> str:
        report = httpx2.get(f"http://127.0.0.1:{served.port}/health/ready", timeout=30).json()
        assert report["status"] == "ok"
        return next(check["detail"] for check in report["checks"] if check["name"] == "ingestion")

    with Served(settings, free_port(), log=log, **patient) as served:
        until(lambda: is_well(served), seconds=30)
        worker = served.worker
        assert worker is not None
        assert ingestion() == ""
        os.kill(worker, signal.SIGSTOP)
        assert all(acknowledged(say(served, fact)) for fact in FACTS)
        until(ingestion)
        told = ingestion()
        age = metric(served, "ricordo_backlog_oldest_seconds")
        os.kill(worker, signal.SIGCONT)

        assert f"{len(FACTS)} of them: more are said than are ingested" in told
        assert age > 0.5
        until(lambda: not ingestion())
        assert metric(served, "ricordo_backlog_oldest_seconds") < 0.5


def test_it_is_listening_once_the_store_and_the_worker_work(log: Path, served: Served):
    until(lambda: told(log, "listening"))

    (line,) = told(log, "listening")
    assert "ready=['store', 'ingestion', 'quotas', 'worker']" in line
    assert str(served.port) in line


def test_the_log_says_that_it_is_degraded_why_and_that_all_is_well_again(log: Path, served: Served):
    until(lambda: told(log, "listening"))
    worker = served.worker
    assert worker is not None
    os.kill(worker, signal.SIGSTOP)
    assert acknowledged(say(served, "I prefer tea."))
    until(lambda: told(log, "readiness"), seconds=60)
    os.kill(worker, signal.SIGCONT)
    until(lambda: len(told(log, "readiness")) == 2, seconds=60)

    degraded, well = told(log, "readiness")
    assert "no worker is at work" in degraded
    assert "status=ok" in well


def test_a_log_that_cannot_be_written_holds_no_chat_up(settings: Settings):
    full = Path("/dev/full")
    if not full.exists():
        pytest.skip("this system has no device that is always full")
    with Served(settings, free_port(), log=full, RICORDO_LOGS__LEVEL="info") as served:
        assert acknowledged(say(served, FACTS[0]))
        until(lambda: texts_of(settings, "ada") == FACTS[:1], seconds=30)


def test_it_is_not_listening_while_another_process_ingests_into_the_store(settings: Settings, log: Path):
    with (
        Served(settings, free_port()) as first,
        Served(settings, free_port(), log=log, RICORDO_LOGS__LEVEL="info") as served,
    ):
        until(lambda: told(log, "not_ready"), seconds=30)
        assert "worker" in readiness(served)
        assert acknowledged(say(served, "I prefer tea."))
        assert not told(log, "listening")
        first.kill()

        until(lambda: told(log, "listening"), seconds=30)


def test_a_worker_ends_with_the_proxy_that_supervises_it(served: Served):
    worker = served.worker
    assert worker is not None
    os.kill(served.process.pid, signal.SIGKILL)
    served.process.wait()

    until(lambda: not Path(f"/proc/{worker}").exists(), seconds=30)


def test_a_second_serve_on_a_file_says_once_what_to_do_and_takes_over_when_the_first_ends(
    settings: Settings, served: Served, tmp_path: Path
):
    log = tmp_path / "second.log"
    with Served(settings, free_port(), log=log, RICORDO_LOGS__LEVEL="info") as second:
        until(lambda: "--no-worker" in readiness(second).get("worker", ""))
        until(lambda: told(log, "not_ready"))
        assert acknowledged(say(second, "I prefer tea."))
        assert texts_of(settings, "ada") == ["I prefer tea."]
        served.kill()
        until(lambda: is_well(second))

        assert metric(second, "ricordo_worker_restarts_total") == 0
        (taken,) = told(log, "store_taken")
        (amiss,) = told(log, "not_ready")
        assert "--no-worker" in taken
        assert "--no-worker" in amiss
        assert acknowledged(say(second, "I prefer coffee."))
        until(lambda: "I prefer coffee." in texts_of(settings, "ada"))
