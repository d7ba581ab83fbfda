"""An upstream that fails too often is left alone for a while (FAULTS U25): its clients hear of it at once.

What counts as a failure is the server's own (5xx) or the way to it: no answer, none in time, a broken one. What it says
of a request (4xx, 429) is an answer, and so is a stream that breaks off after its head: that is told where it happens.
Who asks is told apart by credentials: what fails with one key alone, such as a request that the server stumbles over,
sent again and again, keeps nobody else out; and when it fails for most keys, the others go on.
"""

from collections.abc import AsyncIterator

from memory.retrieval.breaker import ShareBreaker
from proxy.identity.headers import CREDENTIALS
from proxy.upstream import (
    Deadlines,
    Headers,
    Upstream,
    UpstreamEjected,
    UpstreamError,
    UpstreamOverloaded,
    UpstreamRedirect,
    UpstreamResponse,
)

SERVER_ERROR = 500
"""From this status on it is the server that failed."""

NOT_ITS_FAULT = (UpstreamOverloaded, UpstreamRedirect)
"""Our own pool is full; and a redirect is a setting of ours that is wrong."""


class EjectingUpstream:
    """Implements `proxy.upstream.Upstream` around another one."""

    def __init__(self, inner: Upstream, breaker: ShareBreaker) -> None:
        self.breaker = breaker
        self.inner = inner
        """For questions of our own: they are asked whatever became of the clients' requests."""

    async def send(
        self,
        method: bytes,
        target: bytes,
        headers: Headers,
        body: bytes | AsyncIterator[bytes],
        *,
        deadlines: Deadlines,
    ) -> UpstreamResponse:
        """As the inner one. Raises `UpstreamEjected` besides."""
        # Stands for who asks: nothing from which a key could be told is kept.
        credential = hash(tuple([value for name, value in headers if name in CREDENTIALS]))
        trial = self.breaker.admit(credential)
        if trial is None:
            raise UpstreamEjected("the upstream failed too often", wait_seconds=self.breaker.wait_seconds)
        try:
            response = await self.inner.send(method, target, headers, body, deadlines=deadlines)
        except UpstreamError as error:
            trial.ended(well=isinstance(error, NOT_ITS_FAULT))
            raise
        trial.ended(well=response.status < SERVER_ERROR)
        return response

    async def close(self) -> None:
        """Close the inner one."""
        await self.inner.close()
