"""Notes: one hash, by their names."""

from collections.abc import Mapping

from adapters.redis.connection import RedisConnection, Script
from adapters.redis.keys import Keyspace
from memory.ports.notes import NOTHING

SWAP = Script(
    """
    local is = redis.call('HGET', KEYS[1], ARGV[1])
    if (is and '=' .. is or '-') ~= ARGV[2] then return 0 end
    redis.call('HSET', KEYS[1], unpack(ARGV, 3))
    return 1
    """,
)
"""Replaces a note, and others with it, if it is what was seen; gives whether it did."""


class RedisNotes:
    """Implements `memory.ports.notes.Notes`."""

    def __init__(self, connection: RedisConnection, keys: Keyspace) -> None:
        self._connection = connection
        self._key = keys.notes

    async def put(self, name: str, body: bytes) -> None:
        await self._connection.keep([("HSET", self._key, name, body)])

    async def swap(self, name: str, body: bytes, *, seen: bytes | None, beside: Mapping[str, bytes] = NOTHING) -> bool:
        expected = b"-" if seen is None else b"=" + seen
        written = [part for note in {name: body, **beside}.items() for part in note]
        (done,) = await self._connection.keep([SWAP.call([self._key], [name, expected, *written])])
        return bool(done)

    async def get(self, name: str) -> bytes | None:
        (body,) = await self._connection.read([("HGET", self._key, name)])
        return body

    async def under(self, prefix: str) -> dict[str, bytes]:
        (names,) = await self._connection.read([("HKEYS", self._key)])
        ours = sorted(name for name in names if name.startswith(prefix.encode()))
        if not ours:
            return {}
        (bodies,) = await self._connection.read([("HMGET", self._key, *ours)])
        told = zip(ours, bodies, strict=True)
        return {name.decode().removeprefix(prefix): body for name, body in told if body is not None}
