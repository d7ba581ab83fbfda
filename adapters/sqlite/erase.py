"""Erasing without a trace: from the rows of both files, from what is in flight, and from the files' free space.

secure_delete overwrites a row where it stood, but not the copies that SQLite leaves behind when it balances its pages
(measured: after a thousand erasures among changing rows the text of one in five could still be found in the file). So
an erasure ends by rewriting both files (VACUUM, about 15 ms a megabyte) and truncating their write-ahead logs.
"""

import asyncio
import sqlite3
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import closing
from datetime import datetime
from itertools import groupby
from operator import itemgetter
from pathlib import Path
from typing import Any

import msgspec

from adapters.sqlite import episodes, epochs, profiles, sessions, unsaying
from adapters.sqlite.changes import COMMIT_SECONDS
from adapters.sqlite.files import Files, connect, translated
from adapters.sqlite.index import IndexCache
from adapters.sqlite.journal import content_of, record_of
from adapters.sqlite.links import LATE, blob_of, fields_since, intact, link_of
from adapters.sqlite.marks import State
from adapters.sqlite.readers import Readers
from adapters.sqlite.rows import micros, session_digest
from adapters.sqlite.writer import Writer
from memory.model.errors import InvalidInput, StoreUnavailable
from memory.model.scope import Digests, Scope
from memory.model.turn import blanked
from memory.ports.memories import Erased, Erasure
from memory.upkeep.corrections import corrected_at

BATCH = 200
"""Journal rows in one transaction: the proxies' appends wait for it."""

COMPACT_SECONDS = 30.0
"""How long a compaction waits for other writers, among them another process's compaction."""

TRUNCATE_SECONDS = 5.0
"""How long the truncation waits for readers; theirs take milliseconds."""


class Target(msgspec.Struct, frozen=True, kw_only=True):
    """What is erased."""

    what: str
    where: str
    """Chooses its rows, in `memories` and (but for a single memory) in `jobs` and the journal's `turns`."""
    values: dict[str, Any]
    digest: bytes | None
    """Whose epoch rises; None for a single memory, which leaves a tombstone instead."""


class Taken(msgspec.Struct, frozen=True, kw_only=True):
    """What the memory file lost."""

    epoch: int
    memory_ids: frozenset[str]
    changed: frozenset[str]
    """Memories that stay, and no longer say what an erased session said by them."""
    owners: frozenset[bytes]
    jobs: tuple[tuple[int | None, int], ...]
    """Of jobs and dead letters the journal's number (None: it is no longer there) and the state."""
    sessions: int
    again: bool
    """Its epoch had risen before."""

    @property
    def dead(self) -> tuple[int | None, ...]:
        """Journal numbers of dead letters."""
        return tuple(seq for seq, state in self.jobs if state == State.DEAD)

    @property
    def is_nothing(self) -> bool:
        return not (self.again or self.memory_ids or self.changed or self.jobs or self.sessions)


class SqliteEraser:
    """Erases from both files. Each step may be repeated after a crash."""

    def __init__(
        self,
        writer: Writer,
        journal_writer: Writer,
        readers: Readers,
        *,
        files: Files,
        cache: IndexCache,
        digests: Digests,
        trim_finished: Callable[[], Awaitable[int]],
    ) -> None:
        self._writer = writer
        self._journal_writer = journal_writer
        self._readers = readers
        self._files = files
        self._cache = cache
        self._digests = digests
        self._trim_finished = trim_finished
        self._compacting = asyncio.Lock()
        self._asked = self._compacted = 0

    async def erase(self, erasure: Erasure, *, at: datetime) -> Erased:
        """Returns when nothing of it is left; may be repeated. Raises `InvalidInput` and `StoreUnavailable`."""
        target, since = self._target(erasure), time.monotonic()
        # Once the epoch has risen, a worker may find its turns void and drop them before they are counted below.
        had_turns = target.what == "session" and await self._has_turns(target)
        taken = await self._writer.run(
            lambda connection: _take(connection, target, corrected=corrected_at(at, since=since, within=COMMIT_SECONDS))
        )
        # What of it stands in finished records goes with the content of all finished records.
        await self._trim_finished()
        turns = {seq for seq in taken.dead if seq is not None}
        if target.digest is not None:
            turns |= await self._erase_turns(target, taken.epoch)
        if target.what == "session" and taken.is_nothing and not (turns or had_turns):
            return Erased(memories=0, turns=0, known=False)  # not worth rewriting the files for
        if target.what in {"memory", "session"}:
            await self._blank_links(target, taken, erasure.memory_id)
        self._cache.clear()
        await self.compact()
        return Erased(
            memories=len(taken.memory_ids), turns=len(turns) + taken.dead.count(None), sessions=taken.sessions
        )

    async def compact(self) -> None:
        """Rewrite both files without their free space. Those who ask while one runs share the next one."""
        self._asked = number = self._asked + 1
        async with self._compacting:
            if self._compacted >= number:
                return
            covers = self._asked
            for path in (self._files.journal, self._files.memory):
                await asyncio.to_thread(_compact, path)
            self._compacted = covers

    def _target(self, erasure: Erasure) -> Target:
        """The erasure by digests. Raises `InvalidInput` if a name is missing."""
        needed = _NEEDED[erasure.what]
        if any(not getattr(erasure, name) for name in needed):
            raise InvalidInput(f"to erase a {erasure.what}, name its {', '.join(needed)}")
        digests, tenant = self._digests, self._digests.tenant(erasure.tenant)
        scope = None if erasure.user is None else Scope(erasure.tenant, erasure.user)
        owner = None if scope is None else digests.owner(scope)
        session = session_digest(digests, scope, erasure.session) if scope and erasure.session else None
        return Target(
            what=erasure.what,
            where=_WHERE[erasure.what],
            values={"tenant": tenant, "owner": owner, "session": session, "memory": erasure.memory_id},
            digest={"tenant": tenant, "user": owner, "session": session}.get(erasure.what),
        )

    async def _has_turns(self, target: Target) -> bool:
        sql = f"SELECT 1 FROM journal.turns WHERE {target.where} LIMIT 1"  # noqa: S608 - a constant
        return await self._readers.run(lambda reader: reader.execute(sql, target.values).fetchone()) is not None

    async def _erase_turns(self, target: Target, epoch: int) -> set[int]:
        """The journal's records, but for those that were read after the erasure."""
        taken: set[int] = set()
        query = target.values | {"epoch": epoch, "limit": BATCH}
        find = f"SELECT seq FROM turns WHERE {target.where} AND epoch < :epoch LIMIT :limit"  # noqa: S608 - a constant
        sql = f"DELETE FROM turns WHERE seq IN ({find}) RETURNING seq"  # noqa: S608 - constants
        while rows := await self._journal_writer.run(lambda connection: connection.execute(sql, query).fetchall()):
            taken |= {row[0] for row in rows}
        # A claim may have taken up some of them meanwhile.
        await self._writer.run(lambda connection: _drop_jobs(connection, target, epoch))
        return taken

    async def _blank_links(self, target: Target, taken: Taken, memory_id: str | None) -> None:
        """Injections that hold what was erased are replayed no more (P9).

        That is all of the owners' that are not intact, not only those with what this run has `taken`: an erasure that
        is repeated does not know any more what the one before it took.
        """
        ids = taken.memory_ids | taken.changed | frozenset([memory_id] if memory_id else [])
        # Who holds the journal now may not have seen the erasure; whoever has it after that has.
        await self._journal_writer.run(lambda _: None)
        column, digests = ("owner", taken.owners) if taken.owners else ("tenant", {target.values["tenant"]})
        for digest in digests:
            blank = await self._readers.run(lambda reader, digest=digest: _links_with(reader, column, digest, ids))
            for start in range(0, len(blank), BATCH):
                batch = blank[start : start + BATCH]
                await self._journal_writer.run(
                    lambda writer, batch=batch: (
                        writer.executemany("UPDATE turns SET link = ?, stable = NULL WHERE seq = ?", batch).rowcount
                    )
                )


_NEEDED = {
    "memory": ("tenant", "memory_id"),
    "session": ("tenant", "user", "session"),
    "user": ("tenant", "user"),
    "tenant": ("tenant",),
}
_WHERE = {
    "memory": "tenant = :tenant AND id = :memory AND (:owner IS NULL OR owner = :owner)",
    "session": "owner = :owner AND session = :session",
    "user": "owner = :owner",
    "tenant": "tenant = :tenant",
}
_REST = """
    DELETE FROM entries WHERE owner IN (SELECT owner FROM owners WHERE {0});
    DELETE FROM history WHERE {0};
    DELETE FROM profiles WHERE {0};
    DELETE FROM tombstones WHERE {0}
"""


def _take(connection: sqlite3.Connection, target: Target, *, corrected: datetime) -> Taken:
    """The memory file's part, in one transaction: the epoch rises and the rows go."""
    late = micros(corrected)
    again = target.digest is not None and epochs.latest(connection, [target.digest] * 3) > 0
    epoch = 0 if target.digest is None else epochs.advance(connection, target.digest)
    sql = f"SELECT seq, id, tenant, owner, changed, turn, fact FROM memories WHERE {target.where}"  # noqa: S608 - a constant
    rows = connection.execute(sql, target.values).fetchall()
    for row in rows:
        _take_memory(connection, row, tombstone=target.what == "memory")
    if target.what in {"user", "tenant"}:
        for statement in _REST.format(target.where).split(";"):
            connection.execute(statement, target.values)
    ids = frozenset(row[1] for row in rows)
    named = target.values["owner"]
    owners = frozenset(row[3] for row in rows) or frozenset([named] if isinstance(named, bytes) else [])
    connection.executemany("UPDATE owners SET generation = generation + 1 WHERE owner = ?", [(it,) for it in owners])
    if target.what == "tenant":
        connection.execute("UPDATE owners SET generation = generation + 1 WHERE tenant = :tenant", target.values)
    logs = 0 if target.what == "memory" else sessions.erase(connection, target.where, target.values)
    changed = frozenset[str]()
    if target.what == "session":
        changed = unsaying.take(connection, target.values, corrected=late)
    turns = frozenset(row[5] for row in rows if row[5] is not None)
    tenant = target.values["tenant"]
    for owner in owners:
        sessions.blank(connection, owner, turns=turns, memory_ids=ids | changed)
        episodes.unsummarise(connection, owner, ids | changed)
        profiles.forget(connection, tenant=tenant, owner=owner, memory_ids=ids, corrected=late)
        _blank_dead_letters(connection, owner, ids | changed)
    jobs = () if target.digest is None else _drop_jobs(connection, target, epoch)
    return Taken(epoch=epoch, memory_ids=ids, changed=changed, owners=owners, jobs=jobs, sessions=logs, again=again)


def _take_memory(connection: sqlite3.Connection, row: Sequence[Any], *, tombstone: bool) -> None:
    seq, memory_id, tenant, owner, changed, turn, fact = row
    connection.execute("DELETE FROM memories WHERE seq = ?", (seq,))
    connection.execute("DELETE FROM entries WHERE owner = ? AND changed = ?", (owner, changed))
    connection.execute("DELETE FROM history WHERE memory = ?", (memory_id,))
    if tombstone and turn is not None:
        connection.execute("INSERT OR IGNORE INTO tombstones VALUES (?, ?, ?, ?)", (owner, turn, fact, tenant))


def _drop_jobs(connection: sqlite3.Connection, target: Target, epoch: int) -> tuple[tuple[int | None, int], ...]:
    """Jobs and dead letters that were read before the erasure: the journal's number and the state of each."""
    sql = f"DELETE FROM jobs WHERE {target.where} AND epoch < :epoch RETURNING seq, state"  # noqa: S608 - a constant
    return tuple(connection.execute(sql, target.values | {"epoch": epoch}).fetchall())


def _blank_dead_letters(connection: sqlite3.Connection, owner: bytes, ids: frozenset[str]) -> None:
    sql = "SELECT id, record FROM jobs WHERE owner = ? AND record IS NOT NULL"
    fields = fields_since(connection, owner)
    for job, content in connection.execute(sql, (owner,)).fetchall():
        record = record_of(content)
        if record is None:
            continue
        injection, at = record.injection, micros(record.at)
        # It has one of these memories, or a field that was corrected since, as by this erasure.
        if ids.intersection(injection.memory_ids) or any(fields.get(name, LATE) > at for name in injection.fields):
            blank = msgspec.structs.replace(record, injection=blanked(injection))
            connection.execute("UPDATE jobs SET record = ? WHERE id = ?", (content_of(blank), job))


def _links_with(
    connection: sqlite3.Connection, column: str, digest: object, ids: frozenset[str]
) -> list[tuple[bytes, int]]:
    """Links whose injection tells of one of the memories, or is not intact: the same, blank, and their numbers."""
    blank: list[tuple[bytes, int]] = []
    sql = f"SELECT owner, seq, at, link FROM journal.turns WHERE {column} = ?"  # noqa: S608 - a constant
    cursor = connection.execute(sql, (digest,))
    while rows := cursor.fetchmany(BATCH):
        for owner, its_rows in groupby(rows, key=itemgetter(0)):
            links = [(seq, at, link) for _, seq, at, blob in its_rows if (link := link_of(blob)) is not None]
            given = [(at, link.injection) for _, at, link in links]
            # What the worker closed was not erased.
            hold = intact(connection, owner, given, closed=True)
            for (seq, _, link), holds in zip(links, hold, strict=True):
                if not holds or ids.intersection(link.injection.memory_ids):
                    blank.append((blob_of(msgspec.structs.replace(link, injection=blanked(link.injection))), seq))
    return blank


def _compact(path: Path) -> None:
    """VACUUM and truncate. Blocks; other processes go on reading, writers wait."""
    with translated(path), closing(connect(path, busy_seconds=COMPACT_SECONDS)) as connection:
        connection.execute("VACUUM")
        until = time.monotonic() + TRUNCATE_SECONDS
        while connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0]:
            if time.monotonic() > until:
                raise StoreUnavailable(f"{path}: erased, but a reader holds on to the log; erase again")
            time.sleep(0.02)
