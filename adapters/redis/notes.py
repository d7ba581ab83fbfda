"""Notes: one hash, by their names."""

from adapters.redis.connection import RedisConnection
from adapters.redis.keys import Keyspace


class RedisNotes:
    """Implements `memory.ports.notes.Notes`."""

    def __init__(self, connection: RedisConnection, keys: Keyspace) -> None:
        self._connection = connection
        self._key = keys.notes

    async def put(self, name: str, body: bytes) -> None:
        await self._connection.keep([("HSET", self._key, name, body)])

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
