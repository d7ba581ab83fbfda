"""Erasing without a trace: from the rows of both files, from what is in flight, and from the files' free space.

secure_delete overwrites a row where it stood, but not the copies that SQLite leaves behind when it balances its pages
(measured: after a thousand erasures among changing rows the text of one in five could still be found in the file). So
an erasure ends by rewriting both files (VACUUM, about 15 ms a megabyte) and truncating their write-ahead logs.
"""

import asyncio
import json
import sqlite3
import time
from collections.abc import Awaitable, Callable
from contextlib import closing
from datetime import datetime
from itertools import groupby
from operator import itemgetter
from pathlib import Path
from typing import Any

import msgspec

from adapters.sqlite import epochs, sessions
from adapters.sqlite.changes import COMMIT_SECONDS, ChangeWriter, drop
from adapters.sqlite.files import Files, connect, translated
from adapters.sqlite.index import IndexCache
from adapters.sqlite.journal import content_of, record_of
from adapters.sqlite.known import history_line
from adapters.sqlite.links import Corrected, blob_of, fields_since, link_of
from adapters.sqlite.marks import State
from adapters.sqlite.readers import Readers
from adapters.sqlite.writer import Writer
from memory.model.errors import StoreUnavailable
from memory.model.moments import micros
from memory.model.scope import Digests, Reach, Scope
from memory.model.turn import blanked
from memory.ports.memories import Erased, Erasure
from memory.store.changes import AnyChange, ForgetFields, RedactMemory, RedactOwner
from memory.store.correcting import corrected_at
from memory.store.erasing import BY_ID, PARTS, STEPS, SaidLine, Step, named, unsaid
from memory.store.holds import fields_hold

BATCH = 200
"""Journal rows in one transaction: the proxies' appends wait for it."""

COMPACT_SECONDS = 30.0
"""How long a compaction waits for other writers, among them another process's compaction."""

TRUNCATE_SECONDS = 5.0
"""How long the truncation waits for readers; theirs take milliseconds."""


class Target(msgspec.Struct, frozen=True, kw_only=True):
    """What is erased."""

    erasure: Erasure
    where: str
    """Chooses its rows, in `memories` and `sessions`."""
    turns: str
    """Chooses its rows in `jobs` and the journal's `turns`; of an agent or a run all that may be its, see `is_part`."""
    values: dict[str, Any]
    digest: bytes | None
    """Whose epoch rises; None for memories that are named, which leave tombstones instead."""

    @property
    def steps(self) -> tuple[Step, ...]:
        """What is done, in this order."""
        return STEPS[self.erasure.what]

    @property
    def is_part(self) -> bool:
        """Whether it is of an agent or a run: of a turn only what is kept of it tells."""
        return self.erasure.what in PARTS

    def is_its(self, link: bytes) -> bool:
        """Whether a turn belongs to it, by its link; one that is garbage nobody can tell."""
        kept = link_of(link)
        return kept is None or self.erasure.reach.covers(kept.scope)


class Taken(msgspec.Struct, kw_only=True):
    """What the memory file lost, so far."""

    late: datetime
    """What is corrected here is older than that."""
    epoch: int = 0
    memory_ids: frozenset[str] = frozenset()
    said: dict[str, frozenset[str]] = msgspec.field(default_factory=dict[str, frozenset[str]])
    """Memories that stay, and the texts that an erased session said by them."""
    owners: frozenset[bytes] = frozenset()
    turns: frozenset[int] = frozenset()
    """The journal's numbers of the turns of an agent or a run, as far as they were looked at."""
    jobs: tuple[tuple[int | None, int], ...] = ()
    """Of jobs and dead letters the journal's number (None: it is no longer there) and the state."""
    sessions: int = 0
    again: bool = False
    """Its epoch had risen before."""

    @property
    def told(self) -> frozenset[str]:
        """All memories of which something is erased."""
        return self.memory_ids | self.said.keys()

    @property
    def dead(self) -> tuple[int | None, ...]:
        """Journal numbers of dead letters."""
        return tuple(seq for seq, state in self.jobs if state == State.DEAD)

    @property
    def is_nothing(self) -> bool:
        # The mark of a job that was never journalled tells of no turn.
        had_turns = bool(self.dead) or any(seq is not None for seq, _ in self.jobs)
        return not (self.again or self.memory_ids or self.said or had_turns or self.sessions)


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
        changes: ChangeWriter,
        digests: Digests,
        trim_finished: Callable[[], Awaitable[int]],
    ) -> None:
        self._writer = writer
        self._journal_writer = journal_writer
        self._readers = readers
        self._files = files
        self._cache = cache
        self._changes = changes
        self._digests = digests
        self._trim_finished = trim_finished
        self._compacting = asyncio.Lock()
        self._asked = self._compacted = 0

    async def erase(self, erasure: Erasure, *, at: datetime) -> Erased:
        """Returns when nothing of it is left; may be repeated. Raises `InvalidInput` and `StoreUnavailable`."""
        target, since = self._target(named(erasure)), time.monotonic()
        # Once the epoch has risen, a worker may find its turns void and drop them before they are counted.
        found, there = await self._readers.run(lambda reader: _found(reader, target))

        def take(connection: sqlite3.Connection) -> Taken:
            late = corrected_at(at, since=since, within=COMMIT_SECONDS)
            return self._take(connection, target, Taken(late=late, turns=there))

        taken = await self._writer.run(take)
        if Step.DROP_TURNS in target.steps:
            await self._erase_turns(target, taken)
        if erasure.what == "session" and found.is_nothing and taken.is_nothing:
            return Erased(memories=0, turns=0, known=False)  # not worth rewriting the files for
        # What of it stands in finished records goes with the content of all finished records.
        await self._trim_finished()
        if Step.BLANK_LINKS in target.steps:
            await self._blank_links(target, taken)
        self._cache.clear()
        await self.compact()
        return found

    async def extent(self, erasure: Erasure) -> Erased:
        """How much it would be. Raises `InvalidInput` and `StoreUnavailable`."""
        target = self._target(named(erasure))
        found, _ = await self._readers.run(lambda reader: _found(reader, target))
        return found

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
        """The erasure by digests."""
        digests, tenant = self._digests, self._digests.tenant(erasure.tenant)
        scope = None if erasure.user is None else Scope(erasure.tenant, erasure.user)
        owner = None if scope is None else digests.owner(scope)
        session = digests.session(scope, erasure.session) if scope and erasure.session else None
        part = digests.part(erasure.reach) if erasure.what in PARTS else None
        values = {"tenant": tenant, "owner": owner, "session": session, "memories": json.dumps(erasure.memory_ids)}
        return Target(
            erasure=erasure,
            where=_WHERE[erasure.what],
            turns=_OF_ANY_PART if part is not None else _WHERE[erasure.what],
            values=values | {"agent": erasure.agent, "run": erasure.run},
            digest={"tenant": tenant, "user": owner, "session": session}.get(erasure.what, part),
        )

    # ── The memory file, in one transaction ───────────────────────────────────────────────────────────────────

    def _take(self, connection: sqlite3.Connection, target: Target, taken: Taken) -> Taken:
        """What an erasure does to the memory file, step by step."""
        sql = f"SELECT id, owner FROM memories WHERE {target.where}"  # noqa: S608 - a constant
        rows = connection.execute(sql, target.values).fetchall()
        named = target.values["owner"]
        taken.memory_ids = frozenset(memory_id for memory_id, _ in rows)
        taken.owners = frozenset(owner for _, owner in rows) or frozenset([named] if named is not None else [])
        for step in target.steps:
            _take_step(connection, target, taken, step)
            if changes := _redactions(target, taken, step):
                self._changes.redact(connection, changes, corrected=taken.late)
        for owner in taken.owners:
            _blank_dead_letters(connection, owner, taken.told)
        return taken

    # ── The journal ───────────────────────────────────────────────────────────────────────────────────────────

    async def _erase_turns(self, target: Target, taken: Taken) -> set[int]:
        """The journal's records, but for those that were read after the erasure."""
        erased: set[int] = set()
        query = target.values | {"epoch": taken.epoch, "limit": BATCH, "after": 0}
        find = f"SELECT seq, link FROM turns WHERE {target.turns} AND epoch < :epoch AND seq > :after ORDER BY seq LIMIT :limit"  # noqa: S608, E501 - a constant

        def drop_some(connection: sqlite3.Connection) -> int:
            rows = connection.execute(find, query).fetchall()
            seqs = [(seq,) for seq, link in rows if not target.is_part or target.is_its(link)]
            connection.executemany("DELETE FROM turns WHERE seq = ?", seqs)
            erased.update(seq for (seq,) in seqs)
            query["after"] = rows[-1][0] if rows else query["after"]
            return len(rows)

        while await self._journal_writer.run(drop_some):
            pass
        if Step.DROP_REST in target.steps:
            sql = f"DELETE FROM held WHERE {target.where} AND seq IS NULL"  # noqa: S608 - a constant
            await self._journal_writer.run(lambda connection: connection.execute(sql, target.values).rowcount)
        # A claim may have taken up some of them meanwhile.
        taken.turns |= erased
        await self._writer.run(lambda connection: _drop_jobs(connection, target, taken))
        return erased

    async def _blank_links(self, target: Target, taken: Taken) -> None:
        """Injections that hold what was erased are replayed no more (P9).

        That is all of the owners' that are not intact, not only those with what this run has `taken`: an erasure that
        is repeated does not know any more what the one before it took.
        """
        ids = taken.told.union(target.erasure.memory_ids)
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


_OF_ANY_PART = "tenant = :tenant AND (:owner IS NULL OR owner = :owner)"
_OF_PART = f"{_OF_ANY_PART} AND (:agent IS NULL OR agent = :agent) AND (:run IS NULL OR run = :run)"
_OF_IDS = f"{_OF_ANY_PART} AND id IN (SELECT value FROM json_each(:memories))"  # noqa: S608 - constants
_OF_CLOSED_IDS = f"{_OF_IDS} AND closed <> 0"
_WHERE = {
    "memory": _OF_IDS,
    "session": "owner = :owner AND session = :session",
    "trash": _OF_CLOSED_IDS,
    **dict.fromkeys(PARTS, _OF_PART),
    "user": "owner = :owner",
    "tenant": "tenant = :tenant",
}
_TOMBSTONES = """
    INSERT OR IGNORE INTO tombstones SELECT owner, turn, fact, tenant FROM memories WHERE {0} AND turn IS NOT NULL
"""
_REST = (
    "DELETE FROM entries WHERE owner IN (SELECT owner FROM owners WHERE {0})",
    "DELETE FROM history WHERE {0}",
    "DELETE FROM profiles WHERE {0}",
    "DELETE FROM tombstones WHERE {0}",
)


_SAID = "SELECT DISTINCT memory FROM history WHERE owner = :owner AND session = :session"
_LINES = """
    SELECT history.seq, id, memory, event, old_value, new_value, at, deleted, cause, session FROM history
    WHERE memory = ? ORDER BY history.seq
"""


def _read_histories(connection: sqlite3.Connection, target: Target, taken: Taken) -> None:
    """The texts that were said in the session by memories that stay, as their histories tell."""
    for (memory_id,) in connection.execute(_SAID, target.values).fetchall():
        if memory_id not in taken.memory_ids:
            lines = [line for _, line in _lines(connection, memory_id)]
            _, taken.said[memory_id] = unsaid(lines, target.values["session"].hex())


def _leave_histories(connection: sqlite3.Connection, target: Target, taken: Taken) -> None:
    """What was said in the session leaves the histories of memories that stay."""
    for memory_id in taken.said:
        kept = _lines(connection, memory_id)
        left, _ = unsaid([line for _, line in kept], target.values["session"].hex())
        for (seq, line), now in zip(kept, left, strict=True):
            if now is None:
                connection.execute("DELETE FROM history WHERE seq = ?", (seq,))
            elif now is not line:
                connection.execute("UPDATE history SET old_value = NULL WHERE seq = ?", (seq,))


def _lines(connection: sqlite3.Connection, memory_id: str) -> list[tuple[int, SaidLine]]:
    return [
        (seq, SaidLine(history_line(*line), session.hex() if session else ""))
        for seq, *line, session in connection.execute(_LINES, (memory_id,)).fetchall()
    ]


def _forget(connection: sqlite3.Connection, target: Target, taken: Taken) -> None:
    """The memories go, with their histories; a single one leaves a tombstone."""
    if target.erasure.what in BY_ID:
        connection.execute(_TOMBSTONES.format(target.where), target.values)
    for memory_id in taken.memory_ids:
        drop(connection, memory_id)
    sql = "UPDATE owners SET changed = changed + 1, generation = generation + 1 WHERE owner = ?"
    connection.executemany(sql, [(owner,) for owner in taken.owners])
    if target.erasure.what == "tenant":
        connection.execute(
            "UPDATE owners SET changed = changed + 1, generation = generation + 1 WHERE tenant = :tenant", target.values
        )


def _found(reader: sqlite3.Connection, target: Target) -> tuple[Erased, frozenset[int]]:
    """How much there is to erase, and the journal's numbers of its turns."""

    def counted(table: str, step: Step) -> int:
        sql = f"SELECT count(*) FROM {table} WHERE {target.where}"  # noqa: S608 - constants
        return reader.execute(sql, target.values).fetchone()[0] if step in target.steps else 0

    turns = _turns_of(reader, target) if Step.DROP_TURNS in target.steps else frozenset[int]()
    dead = _dead_of(reader, target, turns) if Step.DROP_TURNS in target.steps else []
    erased = Erased(
        memories=counted("memories", Step.FORGET_MEMORIES),
        turns=len(turns.union(filter(None, dead))) + dead.count(None),
        sessions=counted("sessions", Step.DROP_SESSIONS),
        fields=counted("(SELECT * FROM profiles WHERE body <> x'')", Step.DROP_REST),
    )
    return erased, turns


def _turns_of(reader: sqlite3.Connection, target: Target) -> frozenset[int]:
    """The journal's numbers of its turns."""
    link = "link" if target.is_part else "NULL"
    sql = f"SELECT seq, {link} FROM journal.turns WHERE {target.turns}"  # noqa: S608 - constants
    with closing(reader.execute(sql, target.values)) as rows:
        return frozenset(seq for seq, link in rows if not target.is_part or target.is_its(link))


def _dead_of(reader: sqlite3.Connection, target: Target, turns: frozenset[int]) -> list[int | None]:
    """The journal's numbers of its dead letters; None for what the journal no longer has."""
    sql = f"SELECT seq, record FROM jobs WHERE {target.turns} AND state = {State.DEAD:d}"  # noqa: S608 - constants
    rows = reader.execute(sql, target.values).fetchall()
    reach = target.erasure.reach
    return [seq for seq, record in rows if not target.is_part or seq in turns or _is_said_in(record, reach)]


def _drop_jobs(connection: sqlite3.Connection, target: Target, taken: Taken) -> tuple[tuple[int | None, int], ...]:
    """Jobs and dead letters that were read before the erasure: the journal's number and the state of each."""
    where = f"{target.turns} AND epoch < :epoch"
    query = target.values | {"epoch": taken.epoch}
    if target.is_part:
        rows = connection.execute(f"SELECT id, seq, record FROM jobs WHERE {where}", query).fetchall()  # noqa: S608 - a constant
        its = [job for job, seq, record in rows if seq in taken.turns or _is_said_in(record, target.erasure.reach)]
        where, query = "id IN (SELECT value FROM json_each(:jobs))", {"jobs": json.dumps(its)}
    return tuple(connection.execute(f"DELETE FROM jobs WHERE {where} RETURNING seq, state", query).fetchall())  # noqa: S608 - a constant


def _is_said_in(content: bytes | None, reach: Reach) -> bool:
    """Whether a dead letter is within reach."""
    record = None if content is None else record_of(content)
    return record is not None and reach.covers(record.scope)


def _blank_dead_letters(connection: sqlite3.Connection, owner: bytes, ids: frozenset[str]) -> None:
    sql = "SELECT id, record FROM jobs WHERE owner = ? AND record IS NOT NULL"
    fields = fields_since(connection, owner)
    for job, content in connection.execute(sql, (owner,)).fetchall():
        record = record_of(content)
        if record is None:
            continue
        injection, at = record.injection, micros(record.at)
        # It has one of these memories, or a field that was corrected since, as by this erasure.
        if ids.intersection(injection.memory_ids) or not fields_hold(injection, at, fields):
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
            hold = Corrected(connection, owner, closed=True).leaves(given)
            for (seq, _, link), holds in zip(links, hold, strict=True):
                if not holds or ids.intersection(link.injection.memory_ids):
                    blank.append((blob_of(msgspec.structs.replace(link, injection=blanked(link.injection))), seq))
    return blank


def _take_step(connection: sqlite3.Connection, target: Target, taken: Taken, step: Step) -> None:
    """A step that takes rows of the memory file."""
    match step:
        case Step.RAISE_EPOCH if target.digest is not None:
            taken.again = epochs.latest(connection, [target.digest]) > 0
            taken.epoch = epochs.advance(connection, target.digest)
        case Step.DROP_SESSIONS:
            taken.sessions = sessions.erase(connection, target.where, target.values)
        case Step.READ_HISTORIES:
            _read_histories(connection, target, taken)
        case Step.FORGET_MEMORIES:
            _forget(connection, target, taken)
        case Step.DROP_TURNS:
            taken.jobs = _drop_jobs(connection, target, taken)
        case Step.LEAVE_HISTORIES:
            _leave_histories(connection, target, taken)
        case Step.DROP_REST:
            _drop_rest(connection, target)
        case _:
            pass


def _drop_rest(connection: sqlite3.Connection, target: Target) -> None:
    for sql in _REST:
        connection.execute(sql.format(target.where), target.values)


def _redactions(target: Target, taken: Taken, step: Step) -> list[AnyChange]:
    """What a step changes of what stays."""
    ids, owners = taken.memory_ids, taken.owners
    match step:
        case Step.REDACT_MEMORIES:
            return [RedactMemory(memory_id=memory_id, texts=texts) for memory_id, texts in taken.said.items()]
        case Step.REDACT_SESSIONS:
            tenant, staying = target.erasure.tenant, frozenset(taken.said)
            return [RedactOwner(owner=it, tenant=tenant, memory_ids=ids, staying=staying) for it in owners]
        case Step.FORGET_FIELDS:
            return [ForgetFields(owner=it, tenant=target.values["tenant"], memory_ids=ids) for it in owners]
        case _:
            return []


def _compact(path: Path) -> None:
    """VACUUM and truncate. Blocks; other processes go on reading, writers wait."""
    with translated(path), closing(connect(path, busy_seconds=COMPACT_SECONDS)) as connection:
        connection.execute("VACUUM")
        until = time.monotonic() + TRUNCATE_SECONDS
        while connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0]:
            if time.monotonic() > until:
                raise StoreUnavailable(f"{path}: erased, but a reader holds on to the log; erase again")
            time.sleep(0.02)
