"""The search of the memory API on Redis: all of an owner's memories, read page by page and scored here.

It is complete whatever the filter, needs no Query Engine, and scores as the other stores do, among all that the owner
has. It costs what reading that costs; for a chat the server searches instead.
"""

import asyncio
from collections.abc import Sequence

import numpy as np

from adapters.redis.candidates import columns_of
from adapters.redis.connection import RedisConnection
from adapters.redis.documents import READ, TERMS, Documents, Stored
from adapters.redis.index import Indexes
from adapters.redis.keys import Keyspace
from adapters.redis.surroundings import Surrounded
from memory.model.memory import Memory
from memory.model.scope import Digests
from memory.ports.search import Candidate, SearchQuery
from memory.retrieval.index import Ask, MemoryIndex, searched
from memory.retrieval.rows import SearchColumns, code
from memory.store.vectors import unit

PAGE = 200
"""Memories that are read in one round trip, and decoded before anything else of this process goes on."""


class OwnedSearch:
    """Implements `Recollector.search`."""

    def __init__(
        self,
        connection: RedisConnection,
        *,
        keys: Keyspace,
        documents: Documents,
        indexes: Indexes,
        digests: Digests,
    ) -> None:
        self._connection = connection
        self._keys = keys
        self._documents = documents
        self._indexes = indexes
        self._digests = digests

    async def search(self, query: SearchQuery) -> tuple[Candidate, ...]:
        """What `Recollector.search` says."""
        owner = self._digests.reached(query.reach) or b""  # it is of one owner, or not asked
        vector = None if query.vector is None else unit(query.vector, self._indexes.dimension)
        ask = Ask.search(query, vector if self._indexes.field else None, self._documents.asked_terms(query.text))
        pages, wanted = list[SearchColumns](), dict[int, Memory]()
        after, count = "-", 0
        while ids := await self._ids(owner, after):
            after = f"({ids[-1]}"
            if rows := await self._read(owner, ids):
                numbers = range(count, count + len(rows))
                count += len(rows)
                pages.append(self._columns(rows, numbers))
                wanted |= {at: memory for at, (memory, _) in zip(numbers, rows, strict=True) if query.wants(memory)}

        def found() -> tuple[Candidate, ...]:
            index = MemoryIndex()
            for page in pages:
                index.extend(page)
            return searched(index, query, ask, lambda numbers: {at: wanted[at] for at in numbers if at in wanted})

        return await asyncio.to_thread(found)

    async def _ids(self, owner: bytes, after: str) -> list[str]:
        """The next ids of an owner's live memories: they sort by the time at which they were made."""
        page = ("BYLEX", "LIMIT", 0, PAGE)
        (members,) = await self._connection.read([("ZRANGE", self._keys.live(owner), after, "+", *page)])
        return [member.decode() for member in members]

    async def _read(self, owner: bytes, ids: Sequence[str]) -> list[tuple[Memory, Stored]]:
        """Memories with what is stored of them; what is garbage, or gone meanwhile, is left out."""
        shard, fields = self._keys.shard_of(owner), (*READ, TERMS, *filter(None, [self._indexes.field]))
        rows = await self._connection.read([("HMGET", self._keys.memory(shard, one), *fields) for one in ids])
        names = [name.encode() for name in fields]
        stored = [dict(zip(names, row, strict=True)) for row in rows if row[0] is not None]
        return [(memory, each) for each in stored if (memory := self._documents.memory(each)) is not None]

    def _columns(self, rows: Sequence[tuple[Memory, Stored]], numbers: range) -> SearchColumns:
        """The rows of memories, with the codes of the names that a search narrows by."""
        sessions = [code(memory.provenance.session) for memory, _ in rows]
        columns = columns_of(
            [stored for _, stored in rows],
            Surrounded(sessions, list(numbers), [False] * len(rows), []),
            field=self._indexes.field,
            dimension=self._indexes.dimension or 0,
            width=self._documents.width,
        )
        agents = np.array([code(memory.scope.agent) for memory, _ in rows], np.uint64)
        runs = np.array([code(memory.scope.run) for memory, _ in rows], np.uint64)
        return columns._replace(agents=agents, runs=runs)
