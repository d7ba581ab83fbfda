"""The truth about memories, as `memory.ports.memories.MemoryStore` wants it told; every row that is read is checked."""

import asyncio
import json
import sqlite3
import time
from collections.abc import AsyncGenerator, Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import closing
from datetime import datetime
from itertools import islice
from typing import Any

from adapters.sqlite.changes import COMMIT_SECONDS, ChangeWriter, Turn, behind
from adapters.sqlite.erase import SqliteEraser
from adapters.sqlite.known import history_line, profile_of
from adapters.sqlite.links import Corrected
from adapters.sqlite.marks import JobMark, is_running
from adapters.sqlite.readers import Readers
from adapters.sqlite.recollector import SqliteRecollector
from adapters.sqlite.subjects import subjects
from adapters.sqlite.writer import Passing, Writer
from memory.model.memory import HistoryRecord, Memory, Profile, Retention, place_of_line
from memory.model.moments import micros, moment
from memory.model.scope import Digests, Reach, Scope
from memory.model.turn import TurnRecord
from memory.model.types import Vector, Vectors
from memory.ports.changes import Applied, Basis, Change, SessionChange
from memory.ports.memories import Erased, Erasure, Listing, Neighbourhood, ScopeCount, StoreCounts, StoreUsage, Subjects
from memory.store.bodies import memory_of
from memory.store.correcting import corrected_at

# By the ids: but for the + SQLite would go through all that the tenant has.
_GET = """
    SELECT owner, body, retrievals, retrieved_at FROM memories
    WHERE +tenant = ? AND closed = 0 AND id IN (SELECT value FROM json_each(?))
"""
_OF_OTHERS = "SELECT id FROM memories WHERE owner IS NOT ? AND id IN (SELECT value FROM json_each(?))"
_LIST = """
    SELECT owner, body, retrievals, retrieved_at FROM memories
    WHERE {whose} AND id > :after AND closed = 0
        AND (:types IS NULL OR type IN (SELECT value FROM json_each(:types)))
        AND (:pinned IS NULL OR pinned = :pinned)
        AND (:compressed OR compressed = 0)
    ORDER BY id
"""
_CLOSED = """
    SELECT owner, body, retrievals, retrieved_at FROM memories WHERE {whose} AND id > :after AND closed != 0
    ORDER BY id
"""
_WHOSE_MEMORIES = ("owner = :owner", "tenant = :tenant")
_OF_ONE_USER, _OF_TENANT = (_LIST.format(whose=whose) for whose in _WHOSE_MEMORIES)
_CLOSED_OF_ONE_USER, _CLOSED_OF_TENANT = (_CLOSED.format(whose=whose) for whose in _WHOSE_MEMORIES)
_WHOSE = "SELECT owner, body, retrievals, retrieved_at FROM memories WHERE id = ? AND tenant = ?"
_HISTORY = """
    SELECT id, memory, event, old_value, new_value, at, deleted, cause FROM history
    WHERE memory = ? AND tenant = ? ORDER BY seq
"""
_EVENTS = """
    SELECT history.id, memory, event, old_value, new_value, at, deleted, cause,
        memories.owner, body, retrievals, retrieved_at
    FROM history JOIN memories ON memories.id = history.memory
    WHERE history.{whose} AND (at, history.id) < (:at, :line)
    ORDER BY at DESC, history.id DESC
"""
_EVENTS_OF_ONE_USER, _EVENTS_OF_TENANT = (
    _EVENTS.format(whose=whose) for whose in ("owner = :owner", "tenant = :tenant")
)
_LAST_PLACE = ((1 << 63) - 1, "")
# Three ranges of one index, because <> would read every row.
_UNEMBEDDED = """
    SELECT owner, body, retrievals, retrieved_at FROM memories WHERE seq IN (
        SELECT seq FROM memories WHERE closed = 0 AND embedder IS NULL
        UNION ALL SELECT seq FROM memories WHERE closed = 0 AND embedder < :embedder
        UNION ALL SELECT seq FROM memories WHERE closed = 0 AND embedder > :embedder
    ) ORDER BY seq LIMIT :limit
"""
# What is lasting is asked for by nobody: that it is said lets SQLite use the index of all else.
_PASSING = """
    SELECT owner, body, retrievals, retrieved_at FROM memories
    WHERE kept_as = :kept_as AND kept_as <> 'lasting' AND written_at < :before AND closed = 0
        AND (:dated OR coalesce(retrieved_at, 0) < :before)
    ORDER BY written_at
"""
_TRASH = """
    SELECT owner, body, retrievals, retrieved_at FROM memories
    WHERE kept_as = 'trash' AND closed <> 0 AND written_at < ? ORDER BY written_at
"""
_TRASH_SINCE = "SELECT value FROM meta WHERE name = 'trash_since'"
# The next owners that have anything, each found by the index, and only their memories are counted: a page costs what it
# shows, however many others there are. The newest memory names the scope.
_SCOPES = """
    WITH RECURSIVE page(owner) AS (
        SELECT (SELECT owner FROM memories WHERE closed = 0{whose} AND owner >= :owner ORDER BY owner LIMIT 1)
        UNION ALL
        SELECT (
            SELECT memories.owner FROM memories
            WHERE closed = 0{whose} AND memories.owner > page.owner ORDER BY memories.owner LIMIT 1
        ) FROM page WHERE page.owner IS NOT NULL
        LIMIT :limit + 1
    ),
    found AS (
        SELECT count(*) AS count, max(seq) AS newest,
            hex(owner) || '/' || coalesce(run, '') || '/' || coalesce(agent, '') AS cursor
        FROM memories WHERE closed = 0 AND owner IN (SELECT owner FROM page)
        GROUP BY owner, coalesce(run, ''), coalesce(agent, '')
        HAVING :after IS NULL OR cursor > :after
        ORDER BY cursor LIMIT :limit
    )
    SELECT owner, body, 0, NULL, count, cursor FROM found JOIN memories ON seq = newest ORDER BY cursor
"""
_SCOPES_OF_TENANT, _SCOPES_OF_ALL = (_SCOPES.format(whose=whose) for whose in (" AND tenant = :tenant", ""))
_COUNTS = "SELECT count(DISTINCT tenant), count(DISTINCT owner), count(*) FROM memories WHERE closed = 0"
_VECTORS = "SELECT embedder, count(*) FROM memories WHERE closed = 0 AND embedder IS NOT NULL GROUP BY embedder"


class SqliteMemories:
    """Implements `memory.ports.memories.MemoryStore`."""

    def __init__(
        self,
        writer: Writer,
        readers: Readers,
        *,
        changes: ChangeWriter,
        recollector: SqliteRecollector,
        eraser: SqliteEraser,
        digests: Digests,
    ) -> None:
        self._writer = writer
        self._readers = readers
        self._changes = changes
        self._recollector = recollector
        self._eraser = eraser
        self._digests = digests

    async def neighbours(
        self,
        scope: Scope,
        *,
        vectors: Vectors,
        texts: Sequence[str],
        limit: int,
        project: str | None = None,
        centre: bool = False,
    ) -> Neighbourhood:
        return await self._recollector.neighbours(
            scope, vectors=vectors, texts=texts, limit=limit, project=project, centre=centre
        )

    async def apply(
        self,
        job: TurnRecord | None,
        changes: Sequence[Change | SessionChange],
        *,
        retrieved: Sequence[str] = (),
        basis: Basis | None = None,
        holding: bool = False,
        at: datetime,
    ) -> Applied:
        prepared = await self._changes.prepared(changes)
        turn = None if job is None else Turn(scope=job.scope, mark=JobMark.of(job, self._digests))
        since = time.monotonic()

        def write(connection: sqlite3.Connection) -> Applied | Passing[Applied]:
            corrected = corrected_at(at, since=since, within=COMMIT_SECONDS)
            may_pass = turn is not None and is_running(connection, turn.mark)
            applied = self._changes.apply(
                connection,
                prepared,
                turn=turn,
                retrieved=retrieved,
                basis=basis,
                holding=job if holding else None,
                at=at,
                corrected=corrected,
            )
            return Passing(applied) if may_pass else applied

        return await self._writer.run(write)

    async def get(self, reach: Reach, ids: Sequence[str]) -> tuple[Memory, ...]:
        query = (self._digests.tenant(reach.tenant), json.dumps(list(ids)))
        rows = await self._readers.run(lambda connection: connection.execute(_GET, query).fetchall())
        found = {memory.id: memory for memory in self._checked(rows) if reach.covers(memory.scope)}
        return tuple(found[memory_id] for memory_id in dict.fromkeys(ids) if memory_id in found)

    async def last(self, reach: Reach, ids: Sequence[str]) -> tuple[Memory, ...]:
        def read(connection: sqlite3.Connection) -> tuple[Memory, ...]:
            found = (self._last(connection, reach, memory_id) for memory_id in dict.fromkeys(ids))
            return tuple(memory for memory in found if memory is not None)

        return await self._readers.run(read)

    async def of_others(self, reach: Reach, ids: Sequence[str]) -> frozenset[str]:
        query = (self._digests.reached(reach), json.dumps(list(ids)))
        rows = await self._readers.run(lambda connection: connection.execute(_OF_OTHERS, query).fetchall())
        return frozenset(name for (name,) in rows)

    async def list(self, listing: Listing) -> tuple[Memory, ...]:
        """Garbage does not count: the page is filled from what follows."""
        owner = self._digests.reached(listing.reach)
        query = {
            "owner": owner,
            "tenant": self._digests.tenant(listing.reach.tenant),
            "after": listing.after or "",
            "types": json.dumps(listing.types) if listing.types else None,
            "pinned": listing.pinned,
            "compressed": listing.include_compressed,
        }

        asked = _OF_TENANT if owner is None else _OF_ONE_USER
        return await self._page(asked, query, listing.wants, limit=listing.limit)  # the query alone is but speed

    async def closed(self, reach: Reach, *, limit: int) -> AsyncGenerator[tuple[Memory, ...]]:
        owner = self._digests.reached(reach)
        query = {"owner": owner, "tenant": self._digests.tenant(reach.tenant), "after": ""}
        asked = _CLOSED_OF_TENANT if owner is None else _CLOSED_OF_ONE_USER

        def covers(memory: Memory) -> bool:
            return reach.covers(memory.scope)

        while page := await self._page(asked, query, covers, limit=limit):
            yield page
            query["after"] = page[-1].id

    async def _page(
        self, asked: str, query: Mapping[str, Any], wants: Callable[[Memory], bool], *, limit: int
    ) -> tuple[Memory, ...]:
        """The first memories that are wanted of those that a query finds."""

        def read(connection: sqlite3.Connection) -> tuple[Memory, ...]:
            # An open cursor would hold its snapshot, and an erasure's truncation waits for that.
            with closing(connection.execute(asked, query)) as rows:
                return tuple(islice(filter(wants, self._checked(rows)), limit))

        return await self._readers.run(read)

    async def trash(self, *, before: datetime, limit: int) -> tuple[Memory, ...]:
        def found(connection: sqlite3.Connection) -> tuple[Memory, ...]:
            with closing(connection.execute(_TRASH, (micros(before),))) as rows:
                closed = (each for each in self._checked(rows) if each.valid_to is not None and each.valid_to < before)
                return tuple(islice(closed, limit))

        return await self._readers.run(found)

    async def trash_since(self, *, now: datetime) -> datetime:
        def first(connection: sqlite3.Connection) -> int:
            connection.execute("INSERT OR IGNORE INTO meta VALUES ('trash_since', ?)", (micros(now),))
            return connection.execute(_TRASH_SINCE).fetchone()[0]

        known = await self._readers.run(lambda connection: connection.execute(_TRASH_SINCE).fetchone())
        return moment(known[0] if known else await self._writer.run(first))

    async def profile(self, scope: Scope) -> Profile:
        owner = self._digests.owner(scope)
        return await self._readers.read(lambda connection: profile_of(connection, owner))

    async def history(self, reach: Reach, memory_id: str) -> tuple[HistoryRecord, ...]:
        query = (memory_id, self._digests.tenant(reach.tenant))

        def read(connection: sqlite3.Connection) -> tuple[HistoryRecord, ...]:
            if self._last(connection, reach, memory_id) is None:
                return ()
            return tuple(history_line(*row) for row in connection.execute(_HISTORY, query).fetchall())

        return await self._readers.run(read)

    async def events(self, reach: Reach, *, after: str | None = None, limit: int) -> tuple[HistoryRecord, ...]:
        owner, (at, line) = self._digests.reached(reach), _LAST_PLACE if after is None else place_of_line(after)
        query = {"owner": owner, "tenant": self._digests.tenant(reach.tenant), "at": at, "line": line}

        def read(connection: sqlite3.Connection) -> tuple[HistoryRecord, ...]:
            sql = _EVENTS_OF_TENANT if owner is None else _EVENTS_OF_ONE_USER
            with closing(connection.execute(sql, query)) as rows:
                within = (
                    history_line(*row[:8])
                    for row in rows
                    if any(reach.covers(memory.scope) for memory in self._checked([row[8:]]))
                )
                return tuple(islice(within, limit))

        return await self._readers.run(read)

    async def holds(self, record: TurnRecord) -> bool:
        owner, given = self._digests.owner(record.scope), (micros(record.at), record.grounds)
        return all(
            await self._readers.run(lambda connection: Corrected(connection, owner, closed=True).leaves([given]))
        )

    async def erase(self, erasure: Erasure, *, at: datetime) -> Erased:
        return await self._eraser.erase(erasure, at=at)

    async def extent(self, erasure: Erasure) -> Erased:
        return await self._eraser.extent(erasure)

    async def unembedded(self, embedder: str, *, limit: int) -> tuple[Memory, ...]:
        query = {"embedder": embedder, "limit": limit}
        rows = await self._readers.run(lambda connection: connection.execute(_UNEMBEDDED, query).fetchall())
        return tuple(self._checked(rows))

    async def embed(self, embedder: str, vectors: Sequence[tuple[Memory, Vector]]) -> int:
        stored = self._changes.vectors(embedder, vectors)
        return await self._writer.run(lambda connection: self._changes.embed(connection, embedder, stored))

    async def reindex(self, *, limit: int) -> int:
        rows = await self._readers.run(lambda connection: behind(connection, limit=limit))
        if rows is None:
            return 0
        # In a thread, with the file left to others: reading a batch takes longer than anybody waits for its lock.
        read = await asyncio.to_thread(self._changes.read_anew, rows)
        await self._writer.run(lambda connection: self._changes.rewrite(connection, read))
        return len(rows)

    async def passing(self, kept_as: Retention, *, before: datetime, limit: int) -> tuple[Memory, ...]:
        query = {"kept_as": kept_as.value, "before": micros(before), "dated": kept_as is Retention.EXPIRING}

        def found(connection: sqlite3.Connection) -> tuple[Memory, ...]:
            with closing(connection.execute(_PASSING, query)) as rows:
                return tuple(islice((each for each in self._checked(rows) if each.passes_from < before), limit))

        return await self._readers.run(found)

    async def scopes(
        self, *, tenant: str | None = None, after: str | None = None, limit: int
    ) -> tuple[ScopeCount, ...]:
        query = {
            "tenant": None if tenant is None else self._digests.tenant(tenant),
            "owner": bytes.fromhex((after or "").partition("/")[0]),
            "after": after,
            "limit": limit,
        }
        asked = _SCOPES_OF_ALL if tenant is None else _SCOPES_OF_TENANT
        rows = await self._readers.run(lambda connection: connection.execute(asked, query).fetchall())
        return tuple(
            ScopeCount(scope=memory.scope, memories=count, cursor=cursor)
            for *row, count, cursor in rows
            for memory in self._checked([row])
        )

    async def subjects(self, tenant: str | None = None) -> Subjects:
        return await self._readers.run(lambda connection: subjects(connection, self._digests, tenant))

    async def counts(self) -> StoreCounts:
        def counted(connection: sqlite3.Connection) -> StoreCounts:
            tenants, users, memories = connection.execute(_COUNTS).fetchone()
            vectors: dict[str, int] = dict(connection.execute(_VECTORS).fetchall())
            return StoreCounts(tenants=tenants, users=users, memories=memories, vectors=vectors)

        return await self._readers.run(counted)

    async def usage(self, tenant: str) -> StoreUsage:
        sql, query = "SELECT memories, bytes FROM usage WHERE tenant = ?", (self._digests.tenant(tenant),)
        found = await self._readers.run(lambda connection: connection.execute(sql, query).fetchone())
        return StoreUsage() if found is None else StoreUsage(memories=found[0], bytes=found[1])

    def _last(self, connection: sqlite3.Connection, reach: Reach, memory_id: str) -> Memory | None:
        """A memory within reach, live or closed."""
        query = (memory_id, self._digests.tenant(reach.tenant))
        found = self._checked(connection.execute(_WHOSE, query).fetchall())
        return next((memory for memory in found if reach.covers(memory.scope)), None)

    def _checked(self, rows: Iterable[Any]) -> Iterator[Memory]:
        """The memories of rows that belong to whom the row says; garbage is skipped and counted (FAULTS R14)."""
        for owner, body, retrievals, retrieved_at in rows:
            memory = memory_of(body, retrievals, retrieved_at)
            if memory is not None and self._digests.owner(memory.scope) == owner:
                yield memory
            else:
                self._recollector.foreign += 1
