"""Reading a body: whole, within its limit, and in little memory."""

import tracemalloc
from collections.abc import Iterable
from typing import Any

import pytest

from proxy.http.body import BodyTooLarge, ClientDisconnected, read_body
from proxy.http.client import Receive


def receiving(pieces: Iterable[bytes | None]) -> Receive:
    """A `receive` that gives these pieces, the last one as such; None: the client left."""
    messages = iter(pieces)
    ahead = [next(messages, b"")]

    async def receive() -> dict[str, Any]:
        piece = ahead.pop()
        ahead.extend([following] if (following := next(messages, b"end")) != b"end" else [])
        if piece is None:
            return {"type": "http.disconnect"}
        return {"type": "http.request", "body": piece, "more_body": bool(ahead)}

    return receive


@pytest.mark.parametrize("pieces", [[b""], [b"abc"], [b"a", b"bc"], [b"a", b"", b"b", b"c", b""]])
async def test_a_body_is_read_whole_however_it_is_split(pieces: list[bytes]):
    assert await read_body(receiving(pieces), limit=3) == b"".join(pieces)


@pytest.mark.parametrize("pieces", [[b"abcd"], [b"abc", b"d"], [b"abc", b"d", b"e"], [b"", b"abcd"]])
async def test_B06_a_body_beyond_its_limit_is_refused(pieces: list[bytes]):
    with pytest.raises(BodyTooLarge):
        await read_body(receiving(pieces), limit=3)


@pytest.mark.parametrize("pieces", [[None], [b"a", None]])
async def test_a_client_that_leaves_has_sent_no_body(pieces: list[bytes | None]):
    with pytest.raises(ClientDisconnected):
        await read_body(receiving(pieces), limit=3)


@pytest.mark.parametrize("size", [7, 65_536])
async def test_B06_reading_takes_less_than_twice_the_limit(size: int):
    limit = 256 * 1024
    receive = receiving(b"x" * size for _ in range(2 * limit // size))
    tracemalloc.start()
    try:
        with pytest.raises(BodyTooLarge):
            await read_body(receive, limit=limit)
        assert tracemalloc.get_traced_memory()[1] < 2 * limit
    finally:
        tracemalloc.stop()
