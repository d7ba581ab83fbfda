"""Jobs that nobody waits for: what was accepted is done."""

import asyncio
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import httpx2
import pytest

from config.loading import load_settings
from memory.model.errors import Contended, InvalidInput, StoreGone, StoreUnavailable
from memory.model.ids import uuid7
from memory.model.scope import Reach, Scope
from memory.sessions.summariser import HeuristicSummariser, ToSummarise, Written
from proxy.api import jobs as module
from proxy.api.jobs import ApiJobs, JobReport
from proxy.api.repeats import WHOLE
from ricordo.serving import serving

ADA = Scope("acme", "ada")


@pytest.fixture
def jobs(monkeypatch: pytest.MonkeyPatch) -> ApiJobs:
    monkeypatch.setattr(module, "FIRST_PAUSE_SECONDS", 0.001)
    return ApiJobs(clock=lambda: datetime(2026, 11, 30, tzinfo=UTC), make_id=uuid7)


async def ended(jobs: ApiJobs, begun: JobReport) -> JobReport:
    async with asyncio.timeout(30):
        while (report := await jobs.report(Reach.only(ADA), begun.id)).state == "running":  # noqa: ASYNC110 - it is polled
            await asyncio.sleep(0.001)
    return report


@pytest.mark.parametrize("error", [lambda: StoreUnavailable("away"), lambda: Contended("others write")])
async def test_a_job_waits_for_a_store_that_is_away_and_for_others_who_write(
    jobs: ApiJobs, error: Callable[[], Exception]
):
    left = [error() for _ in range(3)]

    async def work() -> str:
        if left:
            raise left.pop()
        return "kept"

    report = await ended(jobs, jobs.start(ADA, work, WHOLE))

    assert (report.state, report.results) == ("done", "kept")


@pytest.mark.parametrize(
    ("error", "code"), [(StoreGone("moved"), "memory_gone"), (InvalidInput("wrong"), "invalid_input")]
)
async def test_a_job_that_no_waiting_helps_fails_and_says_why(jobs: ApiJobs, error: Exception, code: str):
    async def work() -> None:
        raise error

    report = await ended(jobs, jobs.start(ADA, work, WHOLE))

    assert (report.state, report.error) == ("failed", code)


async def test_who_ends_a_process_waits_for_its_jobs_no_longer_than_its_drain_time(jobs: ApiJobs):
    done, never = asyncio.Event(), asyncio.Event()
    jobs.start(ADA, done.wait, WHOLE)
    asyncio.get_running_loop().call_soon(done.set)

    assert await jobs.finished(seconds=30) == 0

    jobs.start(ADA, never.wait, WHOLE)
    jobs.start(ADA, never.wait, WHOLE)

    assert await jobs.finished(seconds=0.01) == 2


async def test_what_no_request_waits_for_is_waited_for_at_the_end_with_what_it_sets_off(jobs: ApiJobs):
    done: list[str] = []

    async def work(name: str) -> None:
        await asyncio.sleep(0.01)
        done.append(name)

    async def first() -> None:
        await work("first")
        jobs.beside(work("second"))

    jobs.beside(first())

    assert await jobs.finished(seconds=30) == 0
    assert done == ["first", "second"]


@pytest.mark.parametrize("way", ["job", "beside"])
async def test_what_is_cut_off_at_the_end_has_ended_when_the_store_is_closed(jobs: ApiJobs, way: str):
    ended: list[str] = []

    async def work() -> None:
        try:
            await asyncio.Event().wait()
        finally:
            await asyncio.sleep(0.01)
            ended.append(way)

    if way == "job":
        jobs.start(ADA, work, WHOLE)
    else:
        jobs.beside(work())
    lost = await jobs.finished(seconds=0.05)

    assert (lost, ended) == (1 if way == "job" else 0, [way])


@pytest.mark.long
async def test_a_compression_that_an_entry_set_off_is_done_before_the_store_is_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    heuristic = HeuristicSummariser.summarise

    async def slowly(self: HeuristicSummariser, source: ToSummarise) -> Written:
        await asyncio.sleep(0.5)
        return await heuristic(self, source)

    monkeypatch.setattr(HeuristicSummariser, "summarise", slowly)
    flags = {
        "store.path_or_url": str(tmp_path / "r.db"),
        "server.port": 0,
        "upstream.base": "http://127.0.0.1:9/v1",
        "sessions.max_entries": 8,
        "sessions.recent_window": 2,
    }
    settings = load_settings(environ={}, flags=flags)

    async def asked(port: int, method: str, path: str, body: Any = None) -> Any:
        async with httpx2.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=30) as client:
            where = f"/memory/v1/sessions/s1/{path}"
            return (await client.request(method, where, json=body, headers={"X-Memory-User": "ada"})).json()

    async with serving(settings) as port:
        for number in range(12):
            await asked(port, "POST", "entries", {"content": f"My tune number {number} is short."})
    async with serving(settings) as port:
        stats = await asked(port, "GET", "stats")

    assert stats["compressed_entries"] > 0


@pytest.mark.long
async def test_what_was_accepted_is_kept_when_the_server_ends_in_peace(tmp_path: Path):
    flags = {"store.path_or_url": str(tmp_path / "r.db"), "server.port": 0, "upstream.base": "http://127.0.0.1:9/v1"}
    settings = load_settings(environ={}, flags=flags)
    told = [f"My colleague number {number} plays tune {7 * number}." for number in range(30)]

    async def asked(port: int, method: str, body: Any = None) -> httpx2.Response:
        async with httpx2.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=30) as client:
            return await client.request(method, "/memory/v1/memories", json=body, headers={"X-Memory-User": "ada"})

    async with serving(settings) as port:
        for each in told:
            assert (await asked(port, "POST", {"text": each, "wait": False})).status_code == 202
    async with serving(settings) as port:
        listed = (await asked(port, "GET")).json()["results"]

    assert sorted(memory["memory"] for memory in listed) == sorted(told)
