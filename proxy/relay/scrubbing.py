"""The upstream's key that we hold, taken out of whatever the upstream says: some echo in an error what they were sent.

Its bytes become as many asterisks, so that lengths still hold; all other bytes stay as they came (P1), and so does
everything that was asked with a key of the client's own.
"""

from collections.abc import AsyncIterator
from urllib.parse import quote

from proxy.upstream import Deadlines, Headers, Upstream, UpstreamResponse

IDENTITY = (b"accept-encoding", b"identity")


class ScrubbingUpstream:
    """Implements `proxy.upstream.Upstream` around another one."""

    def __init__(self, inner: Upstream, key: str) -> None:
        self._inner = inner
        self._key = key.encode()
        self._spellings = _spellings(key)

    async def send(
        self,
        method: bytes,
        target: bytes,
        headers: Headers,
        body: bytes | AsyncIterator[bytes],
        *,
        deadlines: Deadlines,
    ) -> UpstreamResponse:
        """As the inner one; where our key is sent, the answer is asked for without a content coding."""
        if not any(self._key in value for _, value in headers):
            return await self._inner.send(method, target, headers, body, deadlines=deadlines)
        plain = [*(pair for pair in headers if pair[0] != IDENTITY[0]), IDENTITY]
        response = await self._inner.send(method, target, plain, body, deadlines=deadlines)
        return ScrubbedResponse(response, self._spellings)

    async def close(self) -> None:
        """Close the inner one."""
        await self._inner.close()


class ScrubbedResponse:
    """Implements `proxy.upstream.UpstreamResponse` around another one, of whose answer the key is no part."""

    def __init__(self, inner: UpstreamResponse, spellings: tuple[bytes, ...]) -> None:
        self.status = inner.status
        self.headers = [(name, _masked(value, spellings)) for name, value in inner.headers]
        self._inner = inner
        self._spellings = spellings
        self._held = b""
        """The end of what was read, if a key may begin in it."""

    async def read(self) -> bytes:
        """As the inner one. What may be the beginning of a key waits for the next piece."""
        while piece := await self._inner.read():
            text = _masked(self._held + piece, self._spellings)
            kept = len(text) - max(_begun(text, spelled) for spelled in self._spellings)
            self._held = text[kept:]
            if kept:
                return text[:kept]
        text, self._held = self._held, b""
        return text

    def close(self) -> None:
        """Close the inner one."""
        self._inner.close()


def masked(text: bytes, key: str) -> bytes:
    """`text` without a key that we hold, if there is one."""
    return _masked(text, _spellings(key)) if key else text


def _spellings(key: str) -> tuple[bytes, ...]:
    """The key as it is, as some write it in JSON, and as a part of an address."""
    return tuple(dict.fromkeys(spelled.encode() for spelled in (key, key.replace("/", "\\/"), quote(key, safe=""))))


def _masked(text: bytes, spellings: tuple[bytes, ...]) -> bytes:
    for spelled in spellings:
        if spelled in text:
            text = text.replace(spelled, b"*" * len(spelled))
    return text


def _begun(text: bytes, spelled: bytes) -> int:
    """How many bytes at the end may be the beginning of a key."""
    tail = text[-(len(spelled) - 1) :] if len(spelled) > 1 else b""
    at = tail.find(spelled[:1])
    while at >= 0:
        if spelled.startswith(tail[at:]):
            return len(tail) - at
        at = tail.find(spelled[:1], at + 1)
    return 0
