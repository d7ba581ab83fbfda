"""The proxy keys."""

from datetime import datetime

import msgspec

from adapters.sqlite.readers import Readers
from adapters.sqlite.writer import Writer
from memory.model.errors import InvalidInput, NotFound
from memory.model.moments import micros
from memory.ports.keys import ProxyKey

_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(ProxyKey).decode


class SqliteKeys:
    """Implements `memory.ports.keys.KeyRing`."""

    def __init__(self, writer: Writer, readers: Readers) -> None:
        self._writer = writer
        self._readers = readers

    async def add(self, key: ProxyKey) -> None:
        """Raises `InvalidInput` if there is a key of this public part."""
        row = (key.public, micros(key.created_at), _encode(key))
        sql = "INSERT OR IGNORE INTO keys VALUES (?, ?, ?)"
        if not await self._writer.run(lambda connection: connection.execute(sql, row).rowcount):
            raise InvalidInput(f"there is a key {key.public} already")

    async def find(self, public: str) -> ProxyKey | None:
        sql = "SELECT body FROM keys WHERE public = ?"
        row = await self._readers.read(lambda connection: connection.execute(sql, (public,)).fetchone())
        return None if row is None else _decode(row[0])

    async def keys(self) -> tuple[ProxyKey, ...]:
        sql = "SELECT body FROM keys ORDER BY created_at, public"
        rows = await self._readers.run(lambda connection: connection.execute(sql).fetchall())
        return tuple(_decode(row[0]) for row in rows)

    async def revoke(self, public: str, *, at: datetime) -> None:
        """The first revocation's time stays."""
        key = await self.find(public)
        if key is None:
            raise NotFound(f"no key {public}")
        if key.revoked_at is None:
            row = (_encode(msgspec.structs.replace(key, revoked_at=at)), public)
            sql = "UPDATE keys SET body = ? WHERE public = ?"
            await self._writer.run(lambda connection: connection.execute(sql, row).rowcount)
