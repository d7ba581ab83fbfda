"""How a waiting worker hears of new jobs: an append publishes that its user has one, and whoever listens looks.

A message that gets lost costs nothing but time: whoever waits looks again after a while.
"""

import asyncio
import contextlib
from datetime import timedelta
from typing import Any, cast

from redis.asyncio.client import PubSub
from redis.exceptions import RedisError

from adapters.redis.connection import Client
from adapters.redis.tasks import end

AGAIN_SECONDS = 1.0
"""The pause before listening again; and how often is looked while nothing can be heard."""

POLL_SECONDS = 2.0
"""How long one read waits: below the client's socket timeout."""


class News:
    """Listens on a channel from the first `listen` on."""

    def __init__(self, client: Client, channel: str) -> None:
        self._client = client
        self._channel = channel
        self._task: asyncio.Task[None] | None = None
        self._heard = asyncio.Event()
        self._listening = asyncio.Event()

    async def listen(self) -> None:
        """What is published from here on will be heard by the next `wait`."""
        if self._task is None:
            self._task = asyncio.create_task(self._keep_listening(), name="redis news")
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._listening.wait(), AGAIN_SECONDS)
        self._heard.clear()

    async def wait(self, timeout: timedelta) -> None:
        """Returns when something was heard since `listen`, at the latest after `timeout`."""
        seconds = timeout.total_seconds()
        if not self._listening.is_set():
            seconds = min(seconds, AGAIN_SECONDS)
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._heard.wait(), seconds)

    async def close(self) -> None:
        if self._task is not None:
            await end([self._task])

    async def _keep_listening(self) -> None:
        while True:
            subscription = cast("PubSub", self._client.pubsub())  # pyright: ignore[reportUnknownMemberType] - untyped
            try:
                await subscription.subscribe(self._channel)
                while True:
                    if await cast("Any", subscription).get_message(timeout=POLL_SECONDS) is not None:
                        # Also the confirmation of the subscription: something may have come before it.
                        self._listening.set()
                        self._heard.set()
            except (RedisError, OSError):
                self._listening.clear()
                self._heard.set()
                await asyncio.sleep(AGAIN_SECONDS)
            finally:
                with contextlib.suppress(RedisError, OSError):
                    await subscription.aclose()
