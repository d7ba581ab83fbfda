"""Events of sessions, posted to an address of the operator's: signed, retried, and never in anybody's way.

    POST <url>
    X-Ricordo-Event: compressed
    X-Ricordo-Event-Id: 0198…                      the same at each try
    X-Ricordo-Signature: t=1735689600,v1=<hex>     HMAC-SHA256 of "<t>.<body>" under the secret

An event waits in this process. What does not get through after all tries is counted and dropped, as is the oldest one
when too many or too large ones wait; a crash loses what waits. Whoever must miss nothing reads the session.
"""

import asyncio
import hmac
from collections import deque
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress

import httpx2
import msgspec
import structlog

from memory.model.types import Clock, MakeId
from memory.sessions.events import SessionEvent, payload

log = structlog.get_logger()

WAITING = 1_000
"""Events that wait: an address that is away for a minute of a busy proxy."""

WAITING_BYTES = 32 * 1024 * 1024
"""Of their bodies: an event may hold a megabyte of an entry, and a thousand of those would be a gigabyte."""

TRIES = 5
"""With pauses of 1, 2, 4 and 8 s: a restart at the other end."""

FIRST_PAUSE_SECONDS = 1.0
TIMEOUT_SECONDS = 10.0
"""Of one try. Events go out one after the other, in their order."""

ACCEPTED = range(200, 300)


class Post(msgspec.Struct, frozen=True, kw_only=True):
    """An event as it is posted."""

    id: str
    event: str
    body: bytes


class Webhooks:
    """Posts events. `sleep` takes seconds."""

    def __init__(
        self,
        *,
        url: str,
        secret: bytes,
        client: httpx2.AsyncClient,
        clock: Clock,
        make_id: MakeId,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self.dropped = 0
        """Events that did not get through."""
        self._url = url
        self._secret = secret
        self._client = client
        self._clock = clock
        self._make_id = make_id
        self._sleep = sleep
        self._waiting: deque[Post] = deque()
        self._waiting_bytes = 0
        self._news = asyncio.Event()

    def tell(self, event: SessionEvent) -> None:
        """Post an event soon; a listener of `Listeners`."""
        post_id = self._make_id()
        body = msgspec.json.encode({"id": post_id, "at": self._clock()} | payload(event))
        self._waiting.append(Post(id=post_id, event=event.event, body=body))
        self._waiting_bytes += len(body)
        while len(self._waiting) > WAITING or self._waiting_bytes > WAITING_BYTES:
            self._oldest()
            self.dropped += 1
        self._news.set()

    def _oldest(self) -> Post:
        """Take the oldest event that waits."""
        post = self._waiting.popleft()
        self._waiting_bytes -= len(post.body)
        return post

    @asynccontextmanager
    async def running(self) -> AsyncGenerator[None]:
        """Post what comes until the context ends."""

        async def run() -> None:
            while True:
                await self._news.wait()
                self._news.clear()
                while self._waiting:
                    await self._deliver(self._oldest())

        task = asyncio.create_task(run())
        try:
            yield
        finally:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)

    async def _deliver(self, post: Post) -> None:
        pause = FIRST_PAUSE_SECONDS
        for left in range(TRIES - 1, -1, -1):
            headers = {
                "content-type": "application/json",
                "x-ricordo-event": post.event,
                "x-ricordo-event-id": post.id,
                "x-ricordo-signature": signature(self._secret, post.body, at=int(self._clock().timestamp())),
            }
            with suppress(httpx2.HTTPError):
                answer = await self._client.post(self._url, content=post.body, headers=headers, timeout=TIMEOUT_SECONDS)
                if answer.status_code in ACCEPTED:
                    return
            if left:
                await self._sleep(pause)
                pause *= 2
        self.dropped += 1
        log.warning("webhook_dropped", event_name=post.event, id=post.id, tries=TRIES)


def signature(secret: bytes, body: bytes, *, at: int) -> str:
    """What proves that a body came from us at this time (seconds since 1970)."""
    return f"t={at},v1={hmac.digest(secret, b'%d.%s' % (at, body), 'sha256').hex()}"
