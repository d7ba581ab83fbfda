"""Changes of memories: made ready outside, decided and carried out inside the one transaction that marks their job."""

import asyncio
import sqlite3
from collections.abc import Callable, Mapping, Sequence
from datetime import datetime
from typing import Any, NamedTuple

import msgspec

from adapters.sqlite import epochs, sessions
from adapters.sqlite.known import SqliteKnown, cause_of
from adapters.sqlite.marks import JobMark, annul, finish, is_finished
from adapters.sqlite.rows import (
    SearchEntry,
    closed_entry,
    entry_again,
    entry_of,
    packed,
    with_vector,
)
from memory.model.errors import EmbeddingError
from memory.model.memory import Memory
from memory.model.moments import micros
from memory.model.scope import Digests, Scope
from memory.model.turn import TurnRecord
from memory.model.types import Analyze, Vector
from memory.ports.changes import Add, Applied, Basis, Change, SessionChange, Update
from memory.retrieval.rows import ANALYSIS
from memory.store.bodies import body_of, memory_of
from memory.store.changes import AnyChange, decide
from memory.store.plan import (
    ChangeSession,
    CloseMemory,
    CountRetrieval,
    DropMemory,
    Operation,
    PutField,
    PutMemory,
    WriteHistory,
)
from memory.store.vectors import still_says, unit

COMMIT_SECONDS = 1.0
"""What is left of a transaction when it writes a correction."""


class PreparedChanges(msgspec.Struct, frozen=True):
    """Changes whose vectors are good, with the search entries of the memories that are new or have a new text."""

    changes: tuple[Change | SessionChange, ...]
    entries: dict[str, SearchEntry]


class Turn(msgspec.Struct, frozen=True, kw_only=True):
    """Whose job a transaction finishes, and how."""

    scope: Scope
    mark: JobMark


Behind = tuple[int, bytes]
"""A live memory that was not looked at yet: the number of its row, and its body."""


class ReadAnew(NamedTuple):
    """What the search is to keep of some memories."""

    entries: list[tuple[int, bytes, SearchEntry]]
    """Row, body as it was read, and entry without a vector."""
    last: int
    """The row of the last that was looked at; `ALL` when none is left."""


class ChangeWriter:
    """Writes memories, their search entries and history, profiles and sessions, as the rulebook decides."""

    def __init__(self, *, digests: Digests, analyze: Analyze, embedder: str | None) -> None:
        self.dimension: int | None = None
        """Of the embedder's vectors; None until one was seen."""
        self._digests = digests
        self._analyze = analyze
        self._embedder = embedder

    async def prepared(self, changes: Sequence[Change | SessionChange]) -> PreparedChanges:
        """Everything that can fail or takes time. Raises `EmbeddingError` and `InvalidInput`."""
        ready: list[Change | SessionChange] = []
        entries: dict[str, SearchEntry] = {}
        for change in changes:
            if not isinstance(change, Add | Update):
                ready.append(change)
                continue
            memory, vector = change.memory, change.vector
            body_of(memory)
            if vector is not None:
                if self._embedder is None:
                    raise EmbeddingError("the store was opened without an embedder: it takes no vectors")
                vector = unit(vector, self.dimension)
                self.dimension = vector.size
            # Without a vector an update mostly leaves the text as it is, and the entry with it.
            if memory.valid_to is None and (vector is not None or isinstance(change, Add)):
                entries[memory.id] = entry_of(memory, None if vector is None else packed(vector), self._analyze)
                await asyncio.sleep(0)  # a document is hundreds: others have the event loop meanwhile
            ready.append(msgspec.structs.replace(change, vector=vector))
        return PreparedChanges(tuple(ready), entries)

    def apply(
        self,
        connection: sqlite3.Connection,
        prepared: PreparedChanges,
        *,
        turn: Turn | None,
        retrieved: Sequence[str],
        basis: Basis | None,
        holding: TurnRecord | None,
        at: datetime,
        corrected: datetime,
    ) -> Applied:
        """All of it, unless the job was done before or its scope erased since it was read.

        `corrected`: the blocks with what is corrected or dropped here are older than that.
        """
        mark = None if turn is None else turn.mark
        if mark is not None and is_finished(connection, mark):
            return Applied.ALREADY
        if mark is not None and epochs.is_void(connection, mark.digests, since=mark.epoch):
            annul(connection, mark)
            return Applied.VOID
        plan = decide(
            SqliteKnown(connection, self._digests),
            prepared.changes,
            digests=self._digests,
            job=None if turn is None else turn.scope,
            retrieved=retrieved,
            basis=basis,
            holding=holding,
            at=at,
            corrected=corrected,
        )
        self.carry_out(connection, plan, at=at, corrected=corrected, entries=prepared.entries)
        if mark is not None:
            finish(connection, mark)
        return Applied.APPLIED

    def redact(self, connection: sqlite3.Connection, changes: Sequence[AnyChange], *, corrected: datetime) -> None:
        """What an erasure changes of what stays."""
        known = SqliteKnown(connection, self._digests)
        plan = decide(known, changes, digests=self._digests, at=corrected, corrected=corrected)
        self.carry_out(connection, plan, at=corrected, corrected=corrected)

    def carry_out(
        self,
        connection: sqlite3.Connection,
        plan: Sequence[Operation],
        *,
        at: datetime,
        corrected: datetime,
        entries: dict[str, SearchEntry] | None = None,
    ) -> None:
        """Carry a plan out. `entries`: of memories that are written as they were prepared."""
        carrying = _Carrying(
            connection,
            digests=self._digests,
            analyze=self._analyze,
            embedder=self._embedder,
            at=micros(at),
            corrected=micros(corrected),
            entries=entries or {},
        )
        carrying.carry_out(plan)

    # ── Vectors that are filled in later ──────────────────────────────────────────────────────────────────────

    def vectors(self, embedder: str, vectors: Sequence[tuple[Memory, Vector]]) -> list[tuple[Memory, bytes]]:
        """Vectors as stored. Raises `EmbeddingError`."""
        known = self.dimension if embedder == self._embedder else None
        stored: list[tuple[Memory, bytes]] = []
        for read, vector in vectors:
            found = unit(vector, known)
            known = found.size
            stored.append((read, packed(found)))
        return stored

    def embed(self, connection: sqlite3.Connection, embedder: str, vectors: Sequence[tuple[Memory, bytes]]) -> int:
        """Set the vectors of those memories that still say what was read; of how many it was done."""
        sql = "SELECT seq, owner, tenant, changed, body FROM memories WHERE id = ? AND closed = 0"
        done = 0
        for read, vector in vectors:
            found = connection.execute(sql, (read.id,)).fetchone()
            if found is None or not still_says(memory_of(found[4], 0, None), read):
                continue
            seq, owner, tenant, changed, _ = found
            entry = _take_entry(connection, owner, changed)
            if entry is None:
                continue
            row = {"seq": seq, "owner": owner, "embedder": embedder, "changed": _next(connection, owner, tenant)}
            connection.execute("UPDATE memories SET embedder = :embedder, changed = :changed WHERE seq = :seq", row)
            _put_entry(connection, row, with_vector(entry, vector))
            done += 1
        return done

    # ── Words that an older release read otherwise ────────────────────────────────────────────────────────────────

    def read_anew(self, rows: Sequence[Behind]) -> ReadAnew:
        """How words of memories are read now. It reads each text from its beginning: 8 ms of a core a memory."""
        entries: list[tuple[int, bytes, SearchEntry]] = []
        for seq, body in rows:
            memory = memory_of(body, 0, None)
            if memory is not None:  # else garbage: left to who finds it
                entries.append((seq, body, entry_of(memory, None, self._analyze)))
        return ReadAnew(entries, rows[-1][0] if rows else ALL)

    def rewrite(self, connection: sqlite3.Connection, read: ReadAnew) -> None:
        """Write what is read otherwise now, but for what was written meanwhile: its words were read then."""
        for seq, body, entry in read.entries:
            row = connection.execute(_AS_IT_WAS, (seq, body)).fetchone()
            before = None if row is None else _entry(connection, row[0], row[2])
            if row is None or before is None:
                continue
            after = with_vector(entry, before.vector) if before.vector else entry
            if after == before:
                continue
            owner, tenant, changed, embedder = row
            _take_entry(connection, owner, changed)
            row = {"seq": seq, "owner": owner, "embedder": embedder, "changed": _next(connection, owner, tenant)}
            connection.execute("UPDATE memories SET changed = :changed WHERE seq = :seq", row)
            _put_entry(connection, row, after)
        connection.execute("INSERT OR REPLACE INTO meta VALUES ('reindexed', ?)", (f"{ANALYSIS}:{read.last}",))


def behind(connection: sqlite3.Connection, *, limit: int) -> list[Behind] | None:
    """The next live memories to be looked at for how their words are read now; None when all have been."""
    is_done, last = _reindexed(connection)
    return None if is_done else connection.execute(_LIVE_BEHIND, (last, limit)).fetchall()


ALL = -1
"""Stands for the number of a memory when all have been looked at."""


def _reindexed(connection: sqlite3.Connection) -> tuple[bool, int]:
    """Whether all memories have been looked at, and else the number of the last one that was."""
    kept = connection.execute("SELECT value FROM meta WHERE name = 'reindexed'").fetchone()
    analysis, _, last = (kept[0] if kept else "0:0").partition(":")
    if int(analysis) != ANALYSIS:
        return False, 0
    return int(last) == ALL, int(last)


_LIVE_BEHIND = "SELECT seq, body FROM memories WHERE seq > ? AND closed = 0 ORDER BY seq LIMIT ?"
_AS_IT_WAS = "SELECT owner, tenant, changed, embedder FROM memories WHERE seq = ? AND closed = 0 AND body = ?"
_INSERT = """
    INSERT INTO memories (id, tenant, owner, session, agent, run, type, pinned, compressed, turn, fact, closed,
        embedder, changed, retrievals, retrieved_at, kept_as, written_at, body)
    VALUES (:id, :tenant, :owner, :session, :agent, :run, :type, :pinned, :compressed, :turn, :fact, :closed,
        :embedder, :changed, :retrievals, :retrieved_at, :kept_as, :written_at, :body)
"""
_PLACE = "SELECT seq, changed, embedder FROM memories WHERE id = :id"
# Turn and fact stay: they say where the memory first came from, and the retrievals are counted by the store.
_UPDATE = """
    UPDATE memories SET session = :session, agent = :agent, run = :run, type = :type, pinned = :pinned,
        compressed = :compressed, closed = :closed, embedder = :embedder, changed = :changed,
        kept_as = :kept_as, written_at = :written_at, body = :body,
        corrected = coalesce(:corrected, corrected)
    WHERE seq = :seq
"""
_HISTORY = """
    INSERT INTO history (id, memory, tenant, owner, session, event, old_value, new_value, at, deleted, cause)
    VALUES (:id, :memory, :tenant, :owner, :session, :event, :old, :new, :at, :deleted, :cause)
"""
_RETRIEVED = """
    UPDATE memories SET retrievals = retrievals + 1, retrieved_at = max(coalesce(retrieved_at, 0), ?) WHERE id = ?
"""
_FIELD = """
    INSERT INTO profiles (tenant, owner, name, version, body, corrected)
    VALUES (:tenant, :owner, :name, :version, :body, :corrected)
    ON CONFLICT (owner, name) DO UPDATE SET
        version = excluded.version, body = excluded.body, corrected = coalesce(excluded.corrected, corrected)
"""
TRASH = "trash"
"""What closed memories are kept as that are to be deleted."""

DROPPED = b""
"""The body of a field that was dropped: its row stays, and tells when (P9)."""


class _Carrying:
    """A plan that is being carried out, operation by operation."""

    def __init__(
        self,
        connection: sqlite3.Connection,
        *,
        digests: Digests,
        analyze: Analyze,
        embedder: str | None,
        at: int,
        corrected: int,
        entries: Mapping[str, SearchEntry],
    ) -> None:
        """`at`, `corrected` in microseconds. `entries`: of memories that are written as they were prepared."""
        self._connection = connection
        self._digests = digests
        self._analyze = analyze
        self._embedder = embedder
        self._at = at
        self._corrected = corrected
        self._entries = entries
        self._ways: dict[type[Operation], Callable[[Any], None]] = {
            PutMemory: self.put,
            CloseMemory: self.close,
            DropMemory: self.drop,
            WriteHistory: self.remember,
            CountRetrieval: self.count,
            PutField: self.put_field,
            ChangeSession: self.change_session,
        }

    def carry_out(self, plan: Sequence[Operation]) -> None:
        for operation in plan:
            self._ways[type(operation)](operation)

    def put(self, put: PutMemory) -> None:
        row = self._row(put.memory, embedder=self._embedder if put.vector is not None else None)
        row["corrected"] = self._corrected if put.is_corrected else None
        if put.is_new:
            self._insert(row, self._entry_of(put))
            return
        row["seq"], changed, embedder = self._connection.execute(_PLACE, row).fetchone()
        old = _take_entry(self._connection, row["owner"], changed)
        if not put.keeps_vector or old is None:
            self._update(row, self._entry_of(put))
            return
        entry = entry_again(put.memory, old, self._analyze)
        row["embedder"] = None if entry.vector is None else embedder
        self._update(row, entry)

    def _entry_of(self, put: PutMemory) -> SearchEntry:
        vector = None if put.vector is None else packed(put.vector)
        entry = self._entries.get(put.memory.id)
        if entry is None or (entry.vector is None) != (vector is None):
            entry = entry_of(put.memory, vector, self._analyze)
        return entry

    def close(self, close: CloseMemory) -> None:
        row = self._row(close.memory, embedder=None)
        row["corrected"] = self._corrected if close.is_corrected else None
        if close.is_new:
            self._insert(row, closed_entry())
        else:
            row["seq"], changed, _ = self._connection.execute(_PLACE, row).fetchone()
            _take_entry(self._connection, row["owner"], changed)
            self._update(row, closed_entry())

    def _insert(self, row: dict[str, Any], entry: SearchEntry) -> None:
        row["changed"] = _next(self._connection, row["owner"], row["tenant"])
        row["seq"] = self._connection.execute(_INSERT, row).lastrowid
        _put_entry(self._connection, row, entry)

    def _update(self, row: dict[str, Any], entry: SearchEntry) -> None:
        """The memory at `seq`, whose entry was taken."""
        row["changed"] = _next(self._connection, row["owner"], row["tenant"])
        self._connection.execute(_UPDATE, row)
        _put_entry(self._connection, row, entry)

    def drop(self, dropped: DropMemory) -> None:
        drop(self._connection, dropped.memory.id)
        sql = "UPDATE owners SET changed = changed + 1, generation = generation + 1 WHERE owner = ?"
        self._connection.execute(sql, (self._digests.owner(dropped.memory.scope),))

    def remember(self, written: WriteHistory) -> None:
        line, scope, session = written.line, written.scope, written.session
        row = {
            "id": line.id,
            "memory": line.memory_id,
            "tenant": self._digests.tenant(scope.tenant),
            "owner": self._digests.owner(scope),
            "session": None if session is None else self._digests.session(scope, session),
            "event": line.event.value,
            "old": line.old_value,
            "new": line.new_value,
            "at": micros(line.timestamp),
            "deleted": line.is_deleted,
            "cause": cause_of(line),
        }
        self._connection.execute(_HISTORY, row)

    def count(self, counted: CountRetrieval) -> None:
        self._connection.execute(_RETRIEVED, (self._at, counted.memory.id))

    def put_field(self, put: PutField) -> None:
        field = put.field
        row: dict[str, Any] = {"tenant": put.tenant, "owner": put.owner, "name": field.name, "version": field.version}
        row["body"] = msgspec.msgpack.encode(field) if field.is_kept else DROPPED
        row["corrected"] = self._corrected if put.is_corrected else None
        self._connection.execute(_FIELD, row)
        _next(self._connection, put.owner, put.tenant)  # who keeps the profile reads it again

    def change_session(self, change: ChangeSession) -> None:
        sessions.carry_out(self._connection, change.at, change.operations)

    def _row(self, memory: Memory, *, embedder: str | None) -> dict[str, Any]:
        scope, session, last = memory.scope, memory.provenance.session, memory.last_retrieved_at
        return {
            "id": memory.id,
            "tenant": self._digests.tenant(scope.tenant),
            "owner": self._digests.owner(scope),
            "session": None if session is None else self._digests.session(scope, session),
            "agent": scope.agent,
            "run": scope.run,
            "type": memory.type.value,
            "pinned": memory.pinned,
            "compressed": memory.compressed,
            "turn": memory.provenance.turn,
            "fact": memory.provenance.fact_index,
            "closed": memory.valid_to is not None,
            "embedder": embedder,
            "retrievals": memory.retrieval_count,
            "retrieved_at": None if last is None else micros(last),
            "kept_as": TRASH if memory.is_trash else memory.kept_as.value,
            "written_at": micros(memory.valid_to or memory.passes_from),
            "body": body_of(memory),
        }


def drop(connection: sqlite3.Connection, memory_id: str) -> None:
    """A memory's rows go; the caller tells those who keep its owner's memories."""
    sql = "DELETE FROM memories WHERE id = ? RETURNING owner, changed"
    for owner, changed in connection.execute(sql, (memory_id,)).fetchall():
        connection.execute("DELETE FROM entries WHERE owner = ? AND changed = ?", (owner, changed))
    connection.execute("DELETE FROM history WHERE memory = ?", (memory_id,))


def _next(connection: sqlite3.Connection, owner: bytes, tenant: bytes) -> int:
    """The owner's next change number."""
    sql = """
        INSERT INTO owners VALUES (?, ?, 1, 0) ON CONFLICT (owner) DO UPDATE SET changed = changed + 1
        RETURNING changed
    """
    return connection.execute(sql, (owner, tenant)).fetchone()[0]


def _put_entry(connection: sqlite3.Connection, row: dict[str, Any], entry: SearchEntry) -> None:
    embedder = row["embedder"] if entry.vector is not None else None
    connection.execute(
        "INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?, ?)",
        (row["owner"], row["changed"], row["seq"], entry.header, embedder, entry.vector, entry.terms),
    )


def _entry(connection: sqlite3.Connection, owner: bytes, changed: int) -> SearchEntry | None:
    sql = "SELECT header, vector, terms FROM entries WHERE owner = ? AND changed = ?"
    found = connection.execute(sql, (owner, changed)).fetchone()
    return SearchEntry(*found) if found else None


def _take_entry(connection: sqlite3.Connection, owner: bytes, changed: int) -> SearchEntry | None:
    """Remove a memory's entry and return it."""
    sql = "DELETE FROM entries WHERE owner = ? AND changed = ? RETURNING header, vector, terms"
    found = connection.execute(sql, (owner, changed)).fetchall()
    return SearchEntry(*found[0]) if found else None
