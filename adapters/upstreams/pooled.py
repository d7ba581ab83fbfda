"""The upstream over our own connections: HTTP/1.1, kept alive, with the least CPU that Python allows."""

import ssl
from collections.abc import AsyncIterator

from adapters.upstreams.connection import Exchange
from adapters.upstreams.head import HeadWriter, split_length
from adapters.upstreams.origin import parse_base_url
from adapters.upstreams.pool import Pool, PoolLimits
from proxy.upstream import Deadlines, Headers, UpstreamRedirect, UpstreamResponse

REDIRECTS = frozenset({301, 302, 303, 307, 308})


class PooledUpstream:
    """`proxy.upstream.Upstream` for one base URL. Raises ValueError for one that cannot be (see `parse_base_url`).

    Besides `UpstreamError`, `send` raises ValueError for a method, target or header that would break the framing, and
    whatever a request body's iterator raises.
    """

    def __init__(self, base_url: str, *, limits: PoolLimits, ssl_context: ssl.SSLContext | None = None) -> None:
        origin, path = parse_base_url(base_url)
        self._heads = HeadWriter(origin, path)
        self._pool = Pool(origin, limits, ssl_context)

    async def send(
        self,
        method: bytes,
        target: bytes,
        headers: Headers,
        body: bytes | AsyncIterator[bytes],
        *,
        deadlines: Deadlines,
    ) -> Exchange:
        """See `proxy.upstream.Upstream.send`."""
        if isinstance(body, bytes):
            length = len(body)
        else:
            headers, length = split_length(headers)
        head = self._heads.write(method, target, headers, length)
        exchange = await self._pool.ask(method, head, body, length=length, deadlines=deadlines)
        if is_redirect(exchange):
            exchange.close()
            raise redirected(exchange)
        return exchange

    async def close(self) -> None:
        """Close idle connections."""
        await self._pool.close()


def is_redirect(response: UpstreamResponse) -> bool:
    """Whether the upstream wants us elsewhere; a 3xx without a Location is an answer like any other."""
    return response.status in REDIRECTS and any(name == b"location" for name, _ in response.headers)


def redirected(response: UpstreamResponse) -> UpstreamRedirect:
    """The error for that. The Location is not in it: it may hold a secret, and is the upstream's words."""
    return UpstreamRedirect(f"the upstream answers {response.status}: redirects are not followed", answered=True)
