"""Counts what upstreams answer: how many of whose answers were errors, and which, is what an operator's alerts ask.

Every answer counts, those too of which no client hears, as another try or another upstream took their place; so does
what a question of our own gets.
"""

from collections.abc import AsyncIterator, Callable

from proxy.ops.counters import Count
from proxy.upstream import (
    Deadlines,
    Headers,
    Upstream,
    UpstreamError,
    UpstreamInvalid,
    UpstreamOverloaded,
    UpstreamRedirect,
    UpstreamResponse,
    UpstreamTimeout,
    UpstreamTruncated,
    UpstreamUnreachable,
)

_FAILED: dict[type[UpstreamError], str] = {
    UpstreamUnreachable: "unreachable",
    UpstreamOverloaded: "pool",
    UpstreamTimeout: "timeout",
    UpstreamTruncated: "truncated",
    UpstreamRedirect: "redirect",
    UpstreamInvalid: "invalid",
}
"""What is counted in the place of a status where there is none."""

CountOf = Callable[[str], Count]
"""The counter of a status, or of a failure."""


class TallyingUpstream:
    """Implements `proxy.upstream.Upstream` around another one."""

    def __init__(self, inner: Upstream, count_of: CountOf) -> None:
        self._inner = inner
        self._count_of = count_of
        self._counts: dict[str, Count] = {}

    async def send(
        self,
        method: bytes,
        target: bytes,
        headers: Headers,
        body: bytes | AsyncIterator[bytes],
        *,
        deadlines: Deadlines,
    ) -> UpstreamResponse:
        """As the inner one."""
        try:
            response = await self._inner.send(method, target, headers, body, deadlines=deadlines)
        except UpstreamError as error:
            self._count(_FAILED.get(type(error), "invalid"))
            raise
        self._count(str(response.status))
        return response

    async def close(self) -> None:
        """Close the inner one."""
        await self._inner.close()

    def _count(self, answered: str) -> None:
        count = self._counts.get(answered)
        if count is None:
            count = self._counts[answered] = self._count_of(answered)
        count.inc()
