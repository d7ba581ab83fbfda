"""What the memory file has, as `memory.store.known.Knowledge` asks for it: read in the transaction that changes it."""

import json
import sqlite3
from collections.abc import Collection, Mapping, Sequence, Set
from datetime import datetime
from typing import Any, NamedTuple

import msgspec

from adapters.sqlite.links import Corrected
from memory.model.memory import (
    CONCLUSIONS_FROM,
    TURN_PREFIX,
    Former,
    HistoryEvent,
    HistoryRecord,
    Memory,
    Profile,
    ProfileField,
)
from memory.model.moments import micros, moment
from memory.model.scope import Digests, Scope
from memory.model.session import Session, SessionEntry, Summary
from memory.model.turn import TurnRecord
from memory.store.bodies import entry_of, memory_of
from memory.store.known import FactPlace, KeptHead, KeptSummary, KnownSession, LoadedSession, StoredMemory
from memory.store.plan import KeptEntry

_summary = msgspec.msgpack.Decoder(Summary).decode
_overrides = msgspec.msgpack.Decoder(dict[str, Any]).decode
_field = msgspec.msgpack.Decoder(ProfileField).decode


class SessionKey(NamedTuple):
    """Where a session is kept: one session of one exact scope is a log."""

    tenant: bytes
    owner: bytes
    session: bytes
    agent: str
    run: str
    name: str

    @classmethod
    def of(cls, digests: Digests, scope: Scope, session: str) -> "SessionKey":
        """The place of a scope's session."""
        return cls(
            tenant=digests.tenant(scope.tenant),
            owner=digests.owner(scope),
            session=digests.session(scope, session),
            agent=scope.agent or "",
            run=scope.run or "",
            name=session,
        )


_MEMORY = "SELECT owner, body, retrievals, retrieved_at, closed FROM memories WHERE id = ?"
_TAKEN = """
    SELECT 1 FROM memories WHERE owner = :owner AND turn = :turn AND fact = :fact
    UNION ALL SELECT 1 FROM tombstones WHERE owner = :owner AND turn = :turn AND fact = :fact
"""
_EPISODES = """
    SELECT body, retrievals, retrieved_at FROM memories
    WHERE owner = :owner AND turn IS NOT NULL AND closed = 0
        AND (turn >= :episodes AND turn < :behind_them OR fact >= :conclusions)
    ORDER BY seq
"""
_TURNS = "SELECT turn FROM memories WHERE owner = ? AND turn IS NOT NULL AND id IN (SELECT value FROM json_each(?))"
# Two searches: with OR all entries of the session would be looked through.
_ENTRIES = """
    SELECT id, turn, coalesce(step, 0), coalesce(attempt, 0), tokens, summary FROM session_entries
    WHERE seq IN (
        SELECT seq FROM session_entries WHERE log = :log AND id IN (SELECT value FROM json_each(:ids))
        UNION ALL SELECT seq FROM session_entries WHERE log = :log AND turn IN (SELECT value FROM json_each(:turns))
    )
    ORDER BY seq
"""


class SqliteKnown:
    """Implements `memory.store.known.Knowledge` on a connection that is in a transaction."""

    def __init__(self, connection: sqlite3.Connection, digests: Digests) -> None:
        self._connection = connection
        self._digests = digests

    def memory(self, memory_id: str) -> StoredMemory | None:
        found = self._connection.execute(_MEMORY, (memory_id,)).fetchone()
        if found is None:
            return None
        owner, *body, closed = found
        return StoredMemory(owner, memory_of(*body), is_closed=bool(closed))

    def was_there(self, memory_id: str) -> bool:
        return self._connection.execute("SELECT 1 FROM memories WHERE id = ?", (memory_id,)).fetchone() is not None

    def is_taken(self, place: FactPlace) -> bool:
        return self._connection.execute(_TAKEN, place._asdict()).fetchone() is not None

    def fields(self, owner: bytes) -> Mapping[str, ProfileField]:
        return fields_of(self._connection, owner)

    def episodes(self, owner: bytes) -> Sequence[Memory]:
        after = TURN_PREFIX[:-1] + chr(ord(TURN_PREFIX[-1]) + 1)
        query = {"owner": owner, "episodes": TURN_PREFIX, "behind_them": after, "conclusions": CONCLUSIONS_FROM}
        rows = self._connection.execute(_EPISODES, query).fetchall()
        return [memory for row in rows if (memory := memory_of(*row)) is not None]

    def changes(self, owner: bytes) -> int:
        return changes_of(self._connection, owner)

    def holds(self, record: TurnRecord) -> bool:
        owner, given = self._digests.owner(record.scope), (micros(record.at), record.grounds)
        return all(Corrected(self._connection, owner, closed=True).leaves([given]))

    def entries(self, scope: Scope, session: str, *, ids: Collection[str], turns: Collection[str]) -> KnownSession:
        place = SessionKey.of(self._digests, scope, session)
        return known_session(self._connection, place, ids=ids, turns=turns)

    def sessions(self, owner: bytes) -> Sequence[LoadedSession]:
        sql = "SELECT id, tenant, owner, session, agent, run, name FROM sessions WHERE owner = ?"
        found: list[LoadedSession] = []
        for log, *place in self._connection.execute(sql, (owner,)).fetchall():
            key = SessionKey(*place)
            found.append(LoadedSession(key, loaded(self._connection, log, key.name)))
        return found

    def turns_of(self, owner: bytes, memory_ids: Set[str]) -> Set[str]:
        rows = self._connection.execute(_TURNS, (owner, json.dumps(sorted(memory_ids)))).fetchall()
        return {turn for (turn,) in rows}

    def turn_name(self, tenant: str, turn: str) -> str:  # noqa: ARG002 - a turn is its owner's here
        return turn


# ── Profiles and counts ───────────────────────────────────────────────────────────────────────────────────────


def changes_of(connection: sqlite3.Connection, owner: bytes) -> int:
    """How many changes there were to an owner's memories and fields."""
    found = connection.execute("SELECT changed FROM owners WHERE owner = ?", (owner,)).fetchone()
    return 0 if found is None else found[0]


def fields_of(connection: sqlite3.Connection, owner: bytes) -> dict[str, ProfileField]:
    """An owner's profile by name, in the order in which the fields came; dropped ones and garbage have no values."""
    rows = connection.execute("SELECT name, version, body FROM profiles WHERE owner = ? ORDER BY seq", (owner,))
    fields: dict[str, ProfileField] = {}
    for name, version, body in rows.fetchall():
        try:
            field = _field(body)
        except msgspec.DecodeError:
            field = ProfileField(name=name, values=())
        if field.name != name:
            field = ProfileField(name=name, values=())
        fields[name] = msgspec.structs.replace(field, version=version)
    return fields


def profile_of(connection: sqlite3.Connection, owner: bytes) -> Profile:
    """An owner's profile."""
    return Profile(tuple(field for field in fields_of(connection, owner).values() if field.is_kept))


class _ToldBy(msgspec.Struct, frozen=True, array_like=True):
    """Who made a line of the history, why, where and when its new text was said, and what else was changed with it."""

    actor: str = ""
    reason: str = ""
    turn: str | None = None
    session: str | None = None
    said_at: datetime | None = None
    former: Former | None = None


_told_by = msgspec.json.Decoder(_ToldBy).decode


def cause_of(line: HistoryRecord) -> str:
    """The column that `history_line` reads it from."""
    return msgspec.json.encode(_ToldBy(*(getattr(line, name) for name in _ToldBy.__struct_fields__))).decode()


def history_line(
    event_id: str, memory: str, event: str, old: str | None, new: str | None, at: int, deleted: int, cause: str | None
) -> HistoryRecord:
    """A line of the history, from its columns. `cause`: None of what an older release wrote."""
    try:
        told = _ToldBy() if cause is None else _told_by(cause)
    except msgspec.DecodeError:
        told = _ToldBy()
    return HistoryRecord(
        id=event_id,
        memory_id=memory,
        event=HistoryEvent(event),
        old_value=old,
        new_value=new,
        timestamp=moment(at),
        is_deleted=bool(deleted),
        **msgspec.structs.asdict(told),
    )


# ── Sessions ──────────────────────────────────────────────────────────────────────────────────────────────────


def log_of(connection: sqlite3.Connection, place: SessionKey) -> int | None:
    """The log of a session; None if there is none."""
    sql = "SELECT id FROM sessions WHERE owner = ? AND agent = ? AND run = ? AND session = ?"
    found = connection.execute(sql, (place.owner, place.agent, place.run, place.session)).fetchone()
    return None if found is None else found[0]


def known_session(
    connection: sqlite3.Connection,
    place: SessionKey,
    *,
    ids: Collection[str] = (),
    turns: Collection[str] = (),
    summaries: bool = False,
) -> KnownSession:
    """A session without its words, with the entries of these ids and turns, and with its summaries if wanted."""
    log = log_of(connection, place)
    if log is None:
        return KnownSession(at=place, state=None)
    query = {"log": log, "ids": json.dumps([*ids]), "turns": json.dumps([*turns])}
    rows = connection.execute(_ENTRIES, query).fetchall() if ids or turns else []
    return KnownSession(
        at=place,
        state=head_of(connection, log),
        entries=tuple(
            KeptEntry(id=entry, turn=turn, step=step, attempt=attempt, tokens=tokens, summary_id=summary)
            for entry, turn, step, attempt, tokens, summary in rows
        ),
        summaries=summaries_of(connection, log) if summaries else (),
    )


def head_of(connection: sqlite3.Connection, log: int) -> KeptHead:
    """What is kept of a log beside its entries and summaries."""
    sql = "SELECT version, updated_at, overrides FROM sessions WHERE id = ?"
    version, updated_at, overrides = connection.execute(sql, (log,)).fetchone()
    return KeptHead(version, moment(updated_at), _overrides(overrides))


def summaries_of(connection: sqlite3.Connection, log: int) -> tuple[KeptSummary, ...]:
    """The summaries of a log, oldest first; garbage is left out."""
    sql = "SELECT seq, folded, body FROM session_summaries WHERE log = ? ORDER BY seq"
    found: list[KeptSummary] = []
    for seq, folded, body in connection.execute(sql, (log,)).fetchall():
        try:
            found.append(KeptSummary(seq, folded, _summary(body)))
        except (ValueError, TypeError, RecursionError):  # msgspec's errors are ValueErrors
            continue
    return tuple(found)


def newest_of(connection: sqlite3.Connection, log: int, *, limit: int) -> tuple[SessionEntry, ...]:
    """The newest entries of a log that are not compressed, in their order; garbage is left out."""
    sql = "SELECT body FROM session_entries WHERE log = ? AND summary IS NULL ORDER BY seq DESC LIMIT ?"
    read = [entry_of(body, None) for (body,) in connection.execute(sql, (log, limit)).fetchall()]
    return tuple(entry for entry in reversed(read) if entry is not None)


def loaded(connection: sqlite3.Connection, log: int, name: str, *, compressed: bool = True) -> Session:
    """A log with all its words, without its compressed entries if they are not wanted."""
    sql = "SELECT body, summary FROM session_entries WHERE log = ? AND (? OR summary IS NULL) ORDER BY seq"
    read = (entry_of(body, summary) for body, summary in connection.execute(sql, (log, compressed)).fetchall())
    entries = tuple(entry for entry in read if entry is not None)  # garbage is left out
    state = head_of(connection, log)
    return Session(
        id=name,
        entries=entries,
        summaries=tuple(kept.summary for kept in summaries_of(connection, log) if kept.folded is None),
        version=state.version,
        overrides=dict(state.overrides),
        created_at=entries[0].timestamp if entries else state.updated_at,
        updated_at=state.updated_at,
    )
