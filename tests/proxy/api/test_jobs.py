"""Jobs that nobody waits for: what was accepted is done."""

import asyncio
from collections.abc import Callable
from datetime import UTC, datetime

import pytest

from memory.model.errors import Contended, InvalidInput, StoreGone, StoreUnavailable
from memory.model.ids import uuid7
from memory.model.scope import Reach, Scope
from proxy.api import jobs as module
from proxy.api.jobs import ApiJobs, JobReport

ADA = Scope("acme", "ada")


@pytest.fixture
def jobs(monkeypatch: pytest.MonkeyPatch) -> ApiJobs:
    monkeypatch.setattr(module, "FIRST_PAUSE_SECONDS", 0.001)
    return ApiJobs(clock=lambda: datetime(2026, 11, 30, tzinfo=UTC), make_id=uuid7)


async def ended(jobs: ApiJobs, begun: JobReport) -> JobReport:
    async with asyncio.timeout(30):
        while (report := jobs.report(Reach.only(ADA), begun.id)).state == "running":  # noqa: ASYNC110 - it is polled
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

    report = await ended(jobs, jobs.start(ADA, work))

    assert (report.state, report.results) == ("done", "kept")


@pytest.mark.parametrize(
    ("error", "code"), [(StoreGone("moved"), "memory_gone"), (InvalidInput("wrong"), "invalid_input")]
)
async def test_a_job_that_no_waiting_helps_fails_and_says_why(jobs: ApiJobs, error: Exception, code: str):
    async def work() -> None:
        raise error

    report = await ended(jobs, jobs.start(ADA, work))

    assert (report.state, report.error) == ("failed", code)
