"""Idempotency keys: what is done once, and when a key is free again."""

import asyncio

import pytest

from memory.model.errors import StoreUnavailable
from proxy.api.repeats import WHOLE, Repeats


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
