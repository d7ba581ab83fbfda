"""Ids that providers gave: rows of the journal's `held`, beside the turns."""

from collections.abc import Sequence
from datetime import datetime

from adapters.sqlite.readers import Readers
from adapters.sqlite.writer import Writer
from memory.model.errors import ScopeError
from memory.model.moments import micros
from memory.model.scope import Digests, Reach
from memory.ports.holdings import Holding
from memory.store.holding import blob_of, holding_in


class SqliteHoldings:
    """Implements `memory.ports.holdings.Holdings`."""

    def __init__(self, writer: Writer, readers: Readers, *, digests: Digests) -> None:
        """`writer`: to the journal."""
        self._writer = writer
        self._readers = readers
        self._digests = digests

    async def hold(self, reach: Reach, digests: Sequence[bytes], holding: Holding, *, at: datetime | None) -> None:
        since = None if at is None else micros(at)
        owner, told = self._owner(reach), (self._digests.tenant(reach.tenant), since, blob_of(holding))
        rows = [(owner, digest, *told) for digest in digests]
        await self._writer.run(lambda connection: connection.executemany(_HOLD, rows).rowcount)

    async def held(self, reach: Reach, digest: bytes) -> Holding | None:
        row = (self._owner(reach), digest)
        found = await self._readers.read(lambda connection: connection.execute(_HELD, row).fetchone())
        return None if found is None else holding_in(found[0])

    def _owner(self, reach: Reach) -> bytes:
        owner = self._digests.reached(reach)
        if owner is None:
            raise ScopeError("an id is one user's, or of those that name none")
        return owner


_HOLD = "INSERT OR IGNORE INTO held (owner, digest, tenant, at, body) VALUES (?, ?, ?, ?, ?)"
_HELD = "SELECT body FROM journal.held WHERE owner = ? AND digest = ?"
