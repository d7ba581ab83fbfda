"""What a new fact is compared with: found by the server, brought once, and kept for as long as it stays as it is.

The facts of a user are compared with much the same memories turn after turn. A search for them gives keys and
revisions alone; a hash is brought when it is not at hand in that very revision. Every write of a hash changes its
revision, and a hash that is made anew begins with one that none before it had.
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from adapters.redis.connection import RedisConnection
from adapters.redis.documents import BODY, RETRIEVALS, RETRIEVED_AT, TERMS, Documents, Stored
from adapters.redis.stored import REV
from memory.model.lately import Lately
from memory.model.memory import Memory

LIMIT_BYTES = 32 << 20
"""Some 8,000 memories: a worker's of eight users with a thousand each."""

HIT_BYTES = 2_500
"""What is kept of a hit beside its fields, about: the memory that was read from them."""


class Brought(NamedTuple):
    """A hash that a search found, as far as it is compared."""

    stored: Stored
    memory: Memory | None
    """None: it is garbage. Whether it may be seen is asked each time."""


class _Kept(NamedTuple):
    revision: bytes
    brought: Brought


class KeptHits:
    """Brings what was found. For one event loop."""

    def __init__(self, connection: RedisConnection, *, documents: Documents, field: str | None) -> None:
        """`field`: where the vectors stand; None: there are none."""
        self._connection = connection
        self._documents = documents
        self._fields = (REV, BODY, RETRIEVALS, RETRIEVED_AT, TERMS, *([field] if field else []))
        self._names = [name.encode() for name in self._fields]
        self._kept = Lately[bytes, _Kept](limit_bytes=LIMIT_BYTES)

    async def of(self, found: Mapping[bytes, bytes | None]) -> dict[bytes, Brought]:
        """What stands under these keys, of which a search said these revisions; what is gone meanwhile is left out."""
        hits: dict[bytes, Brought] = {}
        absent: list[bytes] = []
        for key, revision in found.items():
            kept = self._kept.get(key)
            if kept is not None and kept.revision == revision:
                hits[key] = kept.brought
            else:
                absent.append(key)
        if absent:
            rows = await self._connection.read([("HMGET", key, *self._fields) for key in absent])
            hits |= {key: self._brought(key, row) for key, row in zip(absent, rows, strict=True) if row[1] is not None}
        return hits

    def _brought(self, key: bytes, row: Sequence[bytes | None]) -> Brought:
        """What was read of a hash, which is kept if it has a revision."""
        stored = {name: it for name, it in zip(self._names, row, strict=True) if it is not None}
        brought = Brought(stored, self._documents.found(stored))
        if (revision := stored.get(REV.encode())) is not None:
            nbytes = HIT_BYTES + sum(map(len, stored.values()))
            self._kept.keep(key, _Kept(revision, brought), nbytes=nbytes)
        return brought
