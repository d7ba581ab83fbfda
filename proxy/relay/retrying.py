"""A request that an upstream did not take is sent once more, within a budget (FAULTS U01, U04).

Not taken is one for which no connection could be made, and one that was answered by a 503 or 529: nothing was begun,
nothing is charged. Any other failure may hide work that was done, so it is told, not tried again
(docs/decisions/0008). When many requests fail, retries would only add to what the other side cannot bear: there are
never more than a tenth of all requests.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable

from proxy.upstream import Deadlines, Headers, Upstream, UpstreamResponse, UpstreamUnreachable

NOT_TAKEN = frozenset({503, 529})

EARNED = 0.1
"""What each request adds to the budget, of which a retry takes one."""

MOST = 10.0
"""A burst of retries after a long calm."""

PAUSE_SECONDS = 0.2
"""A server that restarts, or sheds load, is not there again at once."""

PATIENCE_SECONDS = 2.0
"""Who says that it will take longer is not waited for."""

Sleep = Callable[[float], Awaitable[None]]


class RetryingUpstream:
    """Implements `proxy.upstream.Upstream` around another one."""

    def __init__(self, inner: Upstream, *, retries: int, sleep: Sleep = asyncio.sleep) -> None:
        self._inner = inner
        self._retries = retries
        self._sleep = sleep
        self._budget = MOST

    async def send(
        self,
        method: bytes,
        target: bytes,
        headers: Headers,
        body: bytes | AsyncIterator[bytes],
        *,
        deadlines: Deadlines,
    ) -> UpstreamResponse:
        """As the inner one. A body that has begun to stream is not sent again."""
        self._budget = min(self._budget + EARNED, MOST)
        for _ in range(self._retries):
            pause = PAUSE_SECONDS
            try:
                response = await self._inner.send(method, target, headers, body, deadlines=deadlines)
            except UpstreamUnreachable:  # not even the beginning of the body was asked for
                if not self._may_retry(pause):
                    raise
            else:
                pause = wait_of(response)
                is_whole = isinstance(body, bytes)
                if response.status not in NOT_TAKEN or not is_whole or not self._may_retry(pause):
                    return response
                response.close()
            await self._sleep(pause)
        return await self._inner.send(method, target, headers, body, deadlines=deadlines)

    async def close(self) -> None:
        """Close the inner one."""
        await self._inner.close()

    def _may_retry(self, pause: float) -> bool:
        if pause > PATIENCE_SECONDS or self._budget < 1:
            return False
        self._budget -= 1
        return True


def wait_of(response: UpstreamResponse) -> float:
    """How long an upstream wants to be left alone, in seconds; a date is longer than anybody waits."""
    said = next((value for name, value in response.headers if name == b"retry-after"), None)
    if said is None:
        return PAUSE_SECONDS
    return float(said) if said.isdigit() else PATIENCE_SECONDS + 1
