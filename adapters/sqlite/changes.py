"""Changes of memories: made ready outside, written inside the one transaction that also marks their job as done."""

import sqlite3
from collections.abc import Sequence
from datetime import datetime
from typing import Any

import msgspec

from adapters.sqlite import epochs, profiles, sessions
from adapters.sqlite.marks import Mark, annul, finish, is_finished
from adapters.sqlite.rows import (
    SearchEntry,
    body_of,
    checked,
    closed_entry,
    dimension_of,
    entry_of,
    memory_of,
    micros,
    packed,
    session_digest,
    with_vector,
)
from memory.model.errors import Conflict, EmbeddingError, ScopeError
from memory.model.memory import HistoryEvent, Memory
from memory.model.scope import Digests, refuse_another
from memory.model.types import Analyze, Vector
from memory.ports.changes import (
    Add,
    AppendEntries,
    Applied,
    Change,
    Close,
    RedactSessions,
    SessionChange,
    SetField,
    Update,
)


class PreparedMemory(msgspec.Struct, frozen=True, kw_only=True):
    """A memory to be written, with all that is costly to make."""

    row: dict[str, Any]
    memory: Memory
    entry: SearchEntry
    event_id: str
    new: bool
    seen: datetime | None


COMMIT_SECONDS = 1.0
"""What is left of a transaction when it writes a correction."""

Work = PreparedMemory | Close | SetField | SessionChange


class ChangeWriter:
    """Writes memories, their entries and their history, and the profiles."""

    def __init__(self, *, digests: Digests, analyze: Analyze, embedder: str | None) -> None:
        self.dimension: int | None = None
        """Of the embedder's vectors; None until one was seen."""
        self._digests = digests
        self._analyze = analyze
        self._embedder = embedder

    def prepared(self, changes: Sequence[Change | SessionChange]) -> list[Work]:
        """Everything that can fail or takes time. Raises `EmbeddingError` and `InvalidInput`."""
        work: list[Work] = []
        for change in changes:
            if not isinstance(change, Add | Update):
                work.append(change)
                continue
            memory, vector = change.memory, None
            if change.vector is not None:
                if self._embedder is None:
                    raise EmbeddingError("the store was opened without an embedder: it takes no vectors")
                vector = packed(checked(change.vector, self.dimension))
                self.dimension = dimension_of(vector)
            closed = memory.valid_to is not None
            entry = closed_entry() if closed else entry_of(memory, vector, self._analyze)
            work.append(
                PreparedMemory(
                    row=self._row(memory, embedder=self._embedder if entry.vector else None),
                    memory=memory,
                    entry=entry,
                    event_id=change.event_id,
                    new=isinstance(change, Add),
                    seen=None if isinstance(change, Add) else change.seen,
                )
            )
        return work

    def apply(
        self,
        connection: sqlite3.Connection,
        work: Sequence[Work],
        *,
        mark: Mark | None,
        retrieved: Sequence[str],
        at: datetime,
        corrected: int,
    ) -> Applied:
        """All of it, unless the job was done before or its scope erased since it was read.

        `corrected`, in microseconds: the blocks with what is corrected or dropped here are older than that.
        """
        if mark is not None and is_finished(connection, mark):
            return Applied.ALREADY
        if mark is not None and epochs.latest(connection, mark.digests) > mark.epoch:
            annul(connection, mark)
            return Applied.VOID
        owner = None if mark is None else mark.owner
        for change in work:
            self._write(connection, change, owner=owner, at=micros(at), corrected=corrected)
        connection.executemany(_RETRIEVED, [(micros(at), memory_id, owner, owner) for memory_id in retrieved])
        if mark is not None:
            finish(connection, mark)
        return Applied.APPLIED

    def _write(
        self, connection: sqlite3.Connection, change: Work, *, owner: bytes | None, at: int, corrected: int
    ) -> None:
        """One change. `owner`: whose job it is; None: it is a command's, made by hand."""
        match change:
            case SetField():
                self._set_field(connection, change, by_hand=owner is None, corrected=corrected)
            case AppendEntries():
                sessions.append(connection, change, self._digests)
            case RedactSessions():
                sessions.forget_said(connection, change, self._digests)
            case Close():
                _close(connection, change, owner=owner, corrected=corrected)
            case PreparedMemory(new=True):
                _add(connection, change, at=at)
            case PreparedMemory():
                _update(connection, change, at=at, corrected=corrected if owner is None else None)

    def vectors(self, embedder: str, vectors: Sequence[tuple[str, Vector]]) -> list[tuple[str, bytes]]:
        """Vectors as stored. Raises `EmbeddingError`."""
        known = self.dimension if embedder == self._embedder else None
        stored: list[tuple[str, bytes]] = []
        for memory_id, vector in vectors:
            unit = checked(vector, known)
            known = unit.size
            stored.append((memory_id, packed(unit)))
        return stored

    def embed(self, connection: sqlite3.Connection, embedder: str, vectors: Sequence[tuple[str, bytes]]) -> None:
        """Set the vectors of those memories that are still there."""
        sql = "SELECT seq, owner, tenant, changed FROM memories WHERE id = ? AND closed = 0"
        for memory_id, vector in vectors:
            found = connection.execute(sql, (memory_id,)).fetchone()
            if found is None:
                continue
            seq, owner, tenant, changed = found
            entry = _take_entry(connection, owner, changed)
            if entry is None:
                continue
            row = {"seq": seq, "owner": owner, "embedder": embedder, "changed": _next(connection, owner, tenant)}
            connection.execute("UPDATE memories SET embedder = :embedder, changed = :changed WHERE seq = :seq", row)
            _put_entry(connection, row, with_vector(entry, vector))

    def _set_field(self, connection: sqlite3.Connection, change: SetField, *, by_hand: bool, corrected: int) -> None:
        if change.scope.user is None:
            raise ScopeError("a profile is a user's: name one")
        tenant, owner = self._digests.tenant(change.scope.tenant), self._digests.owner(change.scope)
        profiles.set_field(connection, change.field, tenant=tenant, owner=owner, by_hand=by_hand, corrected=corrected)
        _next(connection, owner, tenant)  # who keeps the profile reads it again

    def _row(self, memory: Memory, *, embedder: str | None) -> dict[str, Any]:
        scope, session, last = memory.scope, memory.provenance.session, memory.last_retrieved_at
        return {
            "id": memory.id,
            "tenant": self._digests.tenant(scope.tenant),
            "owner": self._digests.owner(scope),
            "session": None if session is None else session_digest(self._digests, scope, session),
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
            "body": body_of(memory),
        }


# ── One change, in SQL ────────────────────────────────────────────────────────────────────────────────────────

_THERE = """
    SELECT 1 FROM memories WHERE id = :id
    UNION ALL SELECT 1 FROM memories WHERE owner = :owner AND turn = :turn AND fact = :fact
    UNION ALL SELECT 1 FROM tombstones WHERE owner = :owner AND turn = :turn AND fact = :fact
"""
_INSERT = """
    INSERT INTO memories (id, tenant, owner, session, agent, run, type, pinned, compressed, turn, fact, closed,
        embedder, changed, retrievals, retrieved_at, body)
    VALUES (:id, :tenant, :owner, :session, :agent, :run, :type, :pinned, :compressed, :turn, :fact, :closed,
        :embedder, :changed, :retrievals, :retrieved_at, :body)
"""
_OLD = """
    SELECT seq, changed, embedder, body, owner FROM memories WHERE id = :id AND closed = 0
"""
# Turn and fact stay: they say where the memory first came from, and the retrievals are counted by the store.
_UPDATE = """
    UPDATE memories SET session = :session, agent = :agent, run = :run, type = :type, pinned = :pinned,
        compressed = :compressed, closed = :closed, embedder = :embedder, changed = :changed, body = :body
    WHERE seq = :seq
"""
_CLOSE = """
    UPDATE memories SET closed = 1, embedder = NULL, changed = :changed, body = :body WHERE seq = :seq
"""
_HISTORY = """
    INSERT INTO history (id, memory, tenant, owner, session, event, old_value, new_value, at, deleted)
    VALUES (:event_id, :id, :tenant, :owner, :session, :event, :old, :new, :at, :deleted)
"""
_RETRIEVED = """
    UPDATE memories SET retrievals = retrievals + 1, retrieved_at = max(coalesce(retrieved_at, 0), ?)
    WHERE id = ? AND (? IS NULL OR owner = ?)
"""


def _add(connection: sqlite3.Connection, change: PreparedMemory, *, at: int) -> None:
    row = change.row
    if connection.execute(_THERE, row).fetchone() is not None:
        return
    row = row | {"changed": _next(connection, row["owner"], row["tenant"])}
    row["seq"] = connection.execute(_INSERT, row).lastrowid
    _put_entry(connection, row, change.entry)
    _remember(connection, row, change.event_id, HistoryEvent.ADD, old=None, new=change.memory.text, at=at)


def _update(connection: sqlite3.Connection, change: PreparedMemory, *, at: int, corrected: int | None) -> None:
    """`corrected`: the update is made by hand."""
    found = connection.execute(_OLD, change.row).fetchone()
    before = None if found is None else memory_of(found[3], 0, None)
    if found is not None and found[4] != change.row["owner"]:
        refuse_another(change.memory.id, None, change.memory.scope)
    if before is not None:
        refuse_another(change.memory.id, before.scope, change.memory.scope)
    _check_seen(change.memory.id, before, change.seen)
    if found is None:
        return
    seq, changed, embedder, _, _ = found
    row, entry = change.row | {"seq": seq}, change.entry
    old_entry = _take_entry(connection, row["owner"], changed)
    unchanged = before is not None and before.dated_text == change.memory.dated_text
    if entry.vector is None and unchanged and old_entry is not None and old_entry.vector and not row["closed"]:
        entry, row["embedder"] = with_vector(entry, old_entry.vector), embedder
    row["changed"] = _next(connection, row["owner"], row["tenant"])
    connection.execute(_UPDATE, row)
    _put_entry(connection, row, entry)
    old = None if before is None else before.text
    if old != change.memory.text:
        if corrected is not None:
            connection.execute("UPDATE memories SET corrected = ? WHERE seq = ?", (corrected, seq))
            row["session"] = None  # nobody said it there
        _remember(connection, row, change.event_id, HistoryEvent.UPDATE, old=old, new=change.memory.text, at=at)


def _close(connection: sqlite3.Connection, change: Close, *, owner: bytes | None, corrected: int) -> None:
    sql = "SELECT seq, changed, body, tenant, owner FROM memories WHERE id = ? AND closed = 0"
    found = connection.execute(sql, (change.memory_id,)).fetchone()
    if found is not None and owner not in (None, found[4]):
        raise ScopeError(f"memory {change.memory_id} is not of this turn's user: nothing was changed")
    memory = None if found is None else memory_of(found[2], 0, None)
    _check_seen(change.memory_id, memory, change.seen)
    if found is None or memory is None:
        return
    seq, changed, _, tenant, owned_by = found
    _take_entry(connection, owned_by, changed)
    row: dict[str, Any] = {"id": memory.id, "seq": seq, "tenant": tenant, "owner": owned_by}
    row |= {"embedder": None, "session": None}
    row["body"] = body_of(msgspec.structs.replace(memory, valid_to=change.at))
    row["changed"] = _next(connection, owned_by, tenant)
    profiles.forget(connection, tenant=tenant, owner=owned_by, memory_ids={memory.id}, corrected=corrected)
    connection.execute(_CLOSE, row)
    _put_entry(connection, row, closed_entry())
    _remember(connection, row, change.event_id, HistoryEvent.DELETE, old=memory.text, new=None, at=micros(change.at))


def _check_seen(memory_id: str, memory: Memory | None, seen: datetime | None) -> None:
    if seen is not None and (memory is None or memory.updated_at != seen):
        raise Conflict(f"memory {memory_id} was written or erased meanwhile")


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


def _take_entry(connection: sqlite3.Connection, owner: bytes, changed: int) -> SearchEntry | None:
    """Remove a memory's entry and return it."""
    sql = "DELETE FROM entries WHERE owner = ? AND changed = ? RETURNING header, vector, terms"
    found = connection.execute(sql, (owner, changed)).fetchall()
    return SearchEntry(*found[0]) if found else None


def _remember(
    connection: sqlite3.Connection,
    row: dict[str, Any],
    event_id: str,
    event: HistoryEvent,
    *,
    old: str | None,
    new: str | None,
    at: int,
) -> None:
    values = {"event_id": event_id, "event": event.value, "old": old, "new": new, "at": at}
    connection.execute(_HISTORY, row | values | {"deleted": event is HistoryEvent.DELETE})
