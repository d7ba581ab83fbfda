"""Notes: rows of `meta`, under names of their own."""

import sqlite3
from collections.abc import Mapping

from adapters.sqlite.readers import Readers
from adapters.sqlite.writer import Writer
from memory.ports.notes import NOTHING

OURS = "note/"
"""How their names begin: `meta` has other rows."""


class SqliteNotes:
    """Implements `memory.ports.notes.Notes`."""

    def __init__(self, writer: Writer, readers: Readers) -> None:
        self._writer = writer
        self._readers = readers

    async def put(self, name: str, body: bytes) -> None:
        row, sql = (OURS + name, body), "INSERT OR REPLACE INTO meta VALUES (?, ?)"
        await self._writer.run(lambda connection: connection.execute(sql, row).rowcount)

    async def swap(self, name: str, body: bytes, *, seen: bytes | None, beside: Mapping[str, bytes] = NOTHING) -> bool:
        def swapped(connection: sqlite3.Connection) -> bool:
            found = connection.execute("SELECT value FROM meta WHERE name = ?", (OURS + name,)).fetchone()
            if (None if found is None else found[0]) != seen:
                return False
            rows = [(OURS + each, written) for each, written in {name: body, **beside}.items()]
            connection.executemany("INSERT OR REPLACE INTO meta VALUES (?, ?)", rows)
            return True

        return await self._writer.run(swapped)

    async def get(self, name: str) -> bytes | None:
        row, sql = (OURS + name,), "SELECT value FROM meta WHERE name = ?"
        found = await self._readers.read(lambda connection: connection.execute(sql, row).fetchone())
        return None if found is None else found[0]

    async def under(self, prefix: str) -> dict[str, bytes]:
        first = OURS + prefix
        sql = "SELECT name, value FROM meta WHERE name >= ? AND name < ?"
        bounds = (first, f"{first}\U0010ffff")
        rows = await self._readers.run(lambda connection: connection.execute(sql, bounds).fetchall())
        return {name.removeprefix(first): body for name, body in rows}
