"""Idempotency keys: what is done once, and when a key is free again."""

import asyncio
from datetime import UTC, datetime

import pytest

from memory.model.errors import StoreUnavailable
from memory.model.ids import uuid7
from proxy.api.jobs import ApiJobs
from proxy.api.repeats import WHOLE, Repeats


async def test_what_somebody_has_left_is_waited_for_at_the_end():
    jobs, done = ApiJobs(clock=lambda: datetime(2026, 11, 30, tzinfo=UTC), make_id=uuid7), list[str]()
    repeats = Repeats(jobs.beside)

    async def work() -> None:
        await asyncio.sleep(0.01)
        done.append("written")

    left = asyncio.create_task(repeats.once("ada", "k1", b"{}", work, WHOLE))
    await asyncio.sleep(0)
    left.cancel()
    await jobs.finished(seconds=30)

    assert done == ["written"]


async def test_a_key_is_free_again_after_a_failure_that_nobody_waited_for():
    repeats, failing = Repeats(), asyncio.Event()

    async def fail() -> str:
        await failing.wait()
        raise StoreUnavailable("away")

    async def succeed() -> str:
        return "done"

    left = asyncio.create_task(repeats.once("ada", "k1", b"{}", fail, WHOLE))
    await asyncio.sleep(0)
    left.cancel()
    with pytest.raises(asyncio.CancelledError):
        await left
    failing.set()
    await asyncio.sleep(0.01)

    assert await repeats.once("ada", "k1", b"{}", succeed, WHOLE) == "done"
