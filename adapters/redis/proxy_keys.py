"""The proxy keys: one hash, by their public parts."""

from datetime import datetime

import msgspec

from adapters.redis.connection import RedisConnection
from adapters.redis.keys import Keyspace
from memory.model.errors import InvalidInput, NotFound
from memory.ports.keys import ProxyKey

_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(ProxyKey).decode


class RedisKeys:
    """Implements `memory.ports.keys.KeyRing`."""

    def __init__(self, connection: RedisConnection, keys: Keyspace) -> None:
        self._connection = connection
        self._key = keys.proxy_keys

    async def add(self, key: ProxyKey) -> None:
        """Raises `InvalidInput` if there is a key of this public part."""
        (added,) = await self._connection.keep([("HSETNX", self._key, key.public, _encode(key))])
        if not added:
            raise InvalidInput(f"there is a key {key.public} already")

    async def find(self, public: str) -> ProxyKey | None:
        (body,) = await self._connection.read([("HGET", self._key, public)])
        return None if body is None else _decode(body)

    async def keys(self) -> tuple[ProxyKey, ...]:
        (bodies,) = await self._connection.read([("HVALS", self._key)])
        return tuple(sorted(map(_decode, bodies), key=lambda key: (key.created_at, key.public)))

    async def revoke(self, public: str, *, at: datetime) -> None:
        """The first revocation's time stays."""
        key = await self.find(public)
        if key is None:
            raise NotFound(f"no key {public}")
        if key.revoked_at is None:
            revoked = msgspec.structs.replace(key, revoked_at=at)
            await self._connection.keep([("HSET", self._key, public, _encode(revoked))])
