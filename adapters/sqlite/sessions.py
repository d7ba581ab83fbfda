"""Sessions in the memory file: entries and summaries of a log, the log being one session of one exact scope."""

import json
import sqlite3
from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any, NamedTuple

import msgspec

from adapters.sqlite import episodes
from adapters.sqlite.readers import Readers
from adapters.sqlite.rows import micros, moment, session_digest
from adapters.sqlite.writer import Writer
from memory.model.errors import Conflict, InvalidInput
from memory.model.scope import Digests, Scope
from memory.model.session import Session, SessionEntry, SessionHead, SessionInfo, SessionTotals, Summary
from memory.ports.changes import AppendEntries, RedactSessions
from memory.ports.search import CoveringSummary
from memory.store.former import read_entry

MOST_COVERING = 8
"""Of a session, so many of the newest summaries are considered: older ones would leave a longer history than fits."""

_encode = msgspec.msgpack.Encoder().encode
_summary = msgspec.msgpack.Decoder(Summary).decode
_overrides = msgspec.msgpack.Decoder(dict[str, Any]).decode


class SessionKey(NamedTuple):
    """Where a session is kept."""

    tenant: bytes
    owner: bytes
    session: bytes
    agent: str
    run: str
    name: str


def place_of(digests: Digests, scope: Scope, session: str) -> SessionKey:
    """The place of a scope's session."""
    tenant, owner = digests.tenant(scope.tenant), digests.owner(scope)
    return SessionKey(
        tenant, owner, session_digest(digests, scope, session), scope.agent or "", scope.run or "", session
    )


class SqliteSessions:
    """Implements `memory.ports.sessions.SessionStore`."""

    def __init__(self, writer: Writer, readers: Readers, *, digests: Digests) -> None:
        self._writer = writer
        self._readers = readers
        self._digests = digests

    async def append(self, scope: Scope, session: str, entries: Sequence[SessionEntry]) -> None:
        change = AppendEntries(scope=scope, session=session, entries=tuple(entries))
        await self._writer.run(lambda connection: append(connection, change, self._digests))

    async def head(self, scope: Scope, session: str) -> SessionHead:
        place = place_of(self._digests, scope, session)
        return await self._readers.run(lambda connection: _head(connection, place))

    async def load(self, scope: Scope, session: str, *, compressed: bool = True) -> Session:
        place = place_of(self._digests, scope, session)
        return await self._readers.run(lambda connection: _load(connection, place, compressed=compressed))

    async def compress(self, scope: Scope, session: str, summary: Summary, *, version: int) -> None:
        place = place_of(self._digests, scope, session)
        await self._writer.run(lambda connection: _compress(connection, place, summary, version))

    async def override(self, scope: Scope, session: str, overrides: Mapping[str, Any]) -> None:
        place, blob = place_of(self._digests, scope, session), _encode(dict(overrides))

        def write(connection: sqlite3.Connection) -> None:
            log = _opened(connection, place, at=0)
            connection.execute("UPDATE sessions SET overrides = ? WHERE id = ?", (blob, log))

        await self._writer.run(write)

    async def replace(self, scope: Scope, session: Session) -> None:
        place = place_of(self._digests, scope, session.id)
        await self._writer.run(lambda connection: _replace(connection, place, session))

    async def clear(self, scope: Scope, session: str) -> None:
        place = place_of(self._digests, scope, session)
        await self._writer.run(lambda connection: _clear(connection, place))

    async def sessions(self, scope: Scope, *, after: str | None = None, limit: int = 100) -> tuple[SessionInfo, ...]:
        query = (self._digests.owner(scope), scope.agent or "", scope.run or "", after or "", limit)
        rows = await self._readers.run(lambda connection: connection.execute(_LIST, query).fetchall())
        return tuple(SessionInfo(id=name, entries=count, updated_at=moment(at)) for name, at, count in rows)


# ── Entries ───────────────────────────────────────────────────────────────────────────────────────────────────

_LOG = "SELECT id FROM sessions WHERE owner = ? AND agent = ? AND run = ? AND session = ?"
_OPEN = """
    INSERT INTO sessions (tenant, owner, session, agent, run, name, updated_at, overrides)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (owner, agent, run, session) DO UPDATE SET updated_at = max(updated_at, excluded.updated_at)
    RETURNING id
"""
_SUPERSEDE = """
    DELETE FROM session_entries
    WHERE log = ? AND turn = ? AND step >= ? AND attempt < ? AND summary IS NULL
"""
_APPEND = """
    INSERT OR IGNORE INTO session_entries (log, id, turn, step, attempt, tokens, summary, body)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?)
"""
_LIST = """
    SELECT name, updated_at, (SELECT count(*) FROM session_entries WHERE log = sessions.id) FROM sessions
    WHERE owner = ? AND agent = ? AND run = ? AND name > ? ORDER BY name LIMIT ?
"""


def append(connection: sqlite3.Connection, change: AppendEntries, digests: Digests) -> None:
    """What `AppendEntries` says. Raises `InvalidInput` for metadata that cannot be stored."""
    if not change.entries:
        return
    place = place_of(digests, change.scope, change.session)
    log = _opened(connection, place, at=max(micros(entry.timestamp) for entry in change.entries))
    for key in {entry.turn for entry in change.entries if entry.turn is not None}:
        connection.execute(_SUPERSEDE, (log, key.turn, key.step, key.attempt))
    connection.executemany(_APPEND, [_row_of(log, entry) for entry in change.entries])


def _opened(connection: sqlite3.Connection, place: SessionKey, *, at: int) -> int:
    """The session's log, made if need be."""
    row = (place.tenant, place.owner, place.session, place.agent, place.run, place.name, at, _encode({}))
    return connection.execute(_OPEN, row).fetchone()[0]


def _found(connection: sqlite3.Connection, place: SessionKey) -> int | None:
    row = connection.execute(_LOG, (place.owner, place.agent, place.run, place.session)).fetchone()
    return None if row is None else row[0]


def _row_of(log: int, entry: SessionEntry) -> tuple[Any, ...]:
    key = entry.turn
    turn = (None, None, None) if key is None else (key.turn, key.step, key.attempt)
    return (log, entry.id, *turn, entry.token_count, entry.summary_id, _body_of(entry))


def _body_of(value: SessionEntry | Summary) -> bytes:
    try:
        return _encode(value)
    except (TypeError, ValueError, OverflowError, RecursionError) as error:
        raise InvalidInput(f"{value.id} cannot be stored: {error}") from error


# ── Reading ───────────────────────────────────────────────────────────────────────────────────────────────────

_TOTALS = """
    SELECT count(*), coalesce(sum(tokens), 0), count(summary), coalesce(sum(tokens) FILTER (WHERE summary IS NULL), 0)
    FROM session_entries WHERE log = ?
"""
_IN_USE = "SELECT count(*), coalesce(sum(tokens), 0) FROM session_summaries WHERE log = ? AND folded IS NULL"


def _head(connection: sqlite3.Connection, place: SessionKey) -> SessionHead:
    log = _found(connection, place)
    if log is None:
        return SessionHead()
    version, _, overrides = _state(connection, log)
    entries, tokens, compressed, active = connection.execute(_TOTALS, (log,)).fetchone()
    summaries, summed = connection.execute(_IN_USE, (log,)).fetchone()
    totals = SessionTotals(
        total_entries=entries,
        active_entries=entries - compressed,
        compressed_entries=compressed,
        summaries=summaries,
        total_tokens=tokens,
        active_tokens=active + summed,
    )
    return SessionHead(totals=totals, version=version, overrides=overrides)


def _load(connection: sqlite3.Connection, place: SessionKey, *, compressed: bool) -> Session:
    log = _found(connection, place)
    if log is None:
        return Session(id=place.name)
    version, updated_at, overrides = _state(connection, log)
    sql = "SELECT summary, body FROM session_entries WHERE log = ? AND (? OR summary IS NULL) ORDER BY seq"
    rows = connection.execute(sql, (log, compressed)).fetchall()
    read = (_entry_of(body, summary) for summary, body in rows)
    entries = tuple(entry for entry in read if entry is not None)  # garbage is left out
    return Session(
        id=place.name,
        entries=entries,
        summaries=tuple(summary for _, folded, summary in _summaries(connection, log) if folded is None),
        version=version,
        overrides=overrides,
        created_at=entries[0].timestamp if entries else updated_at,
        updated_at=updated_at,
    )


def _state(connection: sqlite3.Connection, log: int) -> tuple[int, datetime, dict[str, Any]]:
    sql = "SELECT version, updated_at, overrides FROM sessions WHERE id = ?"
    version, updated_at, overrides = connection.execute(sql, (log,)).fetchone()
    return version, moment(updated_at), _overrides(overrides)


def _entry_of(body: bytes, summary: str | None) -> SessionEntry | None:
    try:
        entry = read_entry(body)
    except (ValueError, TypeError, RecursionError):
        return None
    return msgspec.structs.replace(entry, compressed=summary is not None, summary_id=summary)


class _Kept(NamedTuple):
    """A summary, its number, and the number of the one that took it in."""

    seq: int
    folded: int | None
    summary: Summary


def _summaries(connection: sqlite3.Connection, log: int) -> list[_Kept]:
    """The summaries of a log, oldest first; garbage is left out."""
    sql = "SELECT seq, folded, body FROM session_summaries WHERE log = ? ORDER BY seq"
    found: list[_Kept] = []
    for seq, folded, body in connection.execute(sql, (log,)).fetchall():
        try:
            found.append(_Kept(seq, folded, _summary(body)))
        except (ValueError, TypeError, RecursionError):
            continue
    return found


# ── Compressing ───────────────────────────────────────────────────────────────────────────────────────────────

_KEEP = "INSERT INTO session_summaries (log, id, owner, chain, tokens, body) VALUES (?, ?, ?, ?, ?, ?)"
_MARK = """
    UPDATE session_entries SET summary = ?
    WHERE log = ? AND summary IS NULL AND id IN (SELECT value FROM json_each(?))
"""
_FOLD = """
    UPDATE session_summaries SET folded = ?
    WHERE log = ? AND folded IS NULL AND id IN (SELECT value FROM json_each(?))
"""
_COVERED = """
    SELECT count(*) FROM session_entries WHERE log = ? AND id IN (SELECT value FROM json_each(?))
        AND summary IN (SELECT value FROM json_each(?))
"""


def _compress(connection: sqlite3.Connection, place: SessionKey, summary: Summary, version: int) -> None:
    log = _found(connection, place)
    sql = "UPDATE sessions SET version = version + 1 WHERE id = ? AND version = ?"
    if log is None or not connection.execute(sql, (log, version)).rowcount:
        raise Conflict(f"session {place.name} was compressed or cleared meanwhile")
    seq = _keep(connection, log, place.owner, summary)
    ids, folded = json.dumps(summary.original_entry_ids), json.dumps(summary.folded)
    taken_in = _taken_in(connection, log, summary.folded)
    before = connection.execute(_COVERED, (log, ids, json.dumps(taken_in))).fetchone()[0]
    marked = connection.execute(_MARK, (summary.id, log, ids)).rowcount
    if marked + before != len(summary.original_entry_ids):
        raise Conflict(f"session {place.name}: an entry is gone, or was compressed meanwhile")
    if connection.execute(_FOLD, (seq, log, folded)).rowcount != len(summary.folded):
        raise Conflict(f"session {place.name}: an older summary is gone")


def _keep(connection: sqlite3.Connection, log: int, owner: bytes, summary: Summary) -> int:
    row = (log, summary.id, owner, summary.chain or None, summary.token_count, _body_of(summary))
    seq = connection.execute(_KEEP, row).lastrowid
    if seq is None:
        raise AssertionError("an insert gives a row number")
    return seq


def _taken_in(connection: sqlite3.Connection, log: int, folded: Sequence[str]) -> list[str]:
    """The ids of these summaries and, all the way down, of those that they took in."""
    by_id = {kept.summary.id: kept.summary for kept in _summaries(connection, log)} if folded else {}
    found: list[str] = []
    waiting = list(folded)
    while waiting:
        found.append(waiting.pop())
        if summary := by_id.get(found[-1]):
            waiting += summary.folded
    return found


# ── All of a session ──────────────────────────────────────────────────────────────────────────────────────────

_PARTS = ("session_entries", "session_summaries")


def _replace(connection: sqlite3.Connection, place: SessionKey, session: Session) -> None:
    _clear(connection, place)
    at = session.updated_at or max((entry.timestamp for entry in session.entries), default=None)
    log = _opened(connection, place, at=0 if at is None else micros(at))
    sql = "UPDATE sessions SET version = ?, overrides = ? WHERE id = ?"
    connection.execute(sql, (session.version, _encode(session.overrides), log))
    connection.executemany(_APPEND, [_row_of(log, entry) for entry in session.entries])
    for summary in session.summaries:
        _keep(connection, log, place.owner, summary)


def _clear(connection: sqlite3.Connection, place: SessionKey) -> None:
    if (log := _found(connection, place)) is not None:
        for table in _PARTS:
            connection.execute(f"DELETE FROM {table} WHERE log = ?", (log,))  # noqa: S608 - a constant
        connection.execute("DELETE FROM sessions WHERE id = ?", (log,))


# ── For the hot path ──────────────────────────────────────────────────────────────────────────────────────────


def covering(
    connection: sqlite3.Connection, digests: Digests, scope: Scope, chains: Sequence[bytes]
) -> tuple[CoveringSummary, ...]:
    """What stands for one of these prefixes of a conversation; one indexed query if nothing does."""
    if not chains:
        return ()
    marks = ", ".join("?" * len(chains))
    sql = f"""
        SELECT log, session_summaries.seq FROM session_summaries JOIN sessions ON sessions.id = log
        WHERE session_summaries.owner = ? AND chain IN ({marks}) AND agent = ? AND run = ?
        ORDER BY session_summaries.seq DESC
    """  # noqa: S608 - marks
    query = (digests.owner(scope), *chains, scope.agent or "", scope.run or "")
    seqs: dict[int, list[int]] = {}
    for log, seq in connection.execute(sql, query).fetchall():
        seqs.setdefault(log, []).append(seq)
    found: list[CoveringSummary] = []
    for log, of_log in seqs.items():
        kept = _summaries(connection, log)
        # For each what was in use when it was made.
        joined = (_joined([each for each in kept if each.seq <= seq]) for seq in of_log[:MOST_COVERING])
        found += [summary for summary in joined if summary is not None]
    return tuple(found)


def _joined(kept: Sequence[_Kept]) -> CoveringSummary | None:
    """The last of these summaries with what it did not take in, if all of them cover turns."""
    if not kept or not all(each.summary.chain for each in kept):
        return None
    last = kept[-1]
    in_use = [each.summary for each in kept if each.folded is None or each.folded > last.seq]
    return CoveringSummary(
        id=last.summary.id,
        chain=last.summary.chain,
        chains=tuple(chain for each in kept for chain in each.summary.chains),
        text="\n\n".join(summary.content for summary in in_use),
        tokens=sum(summary.token_count for summary in in_use),
        by_model=all(summary.made_by for summary in in_use),
    )


# ── Forgetting ────────────────────────────────────────────────────────────────────────────────────────────────

_SAID = """
    SELECT seq, log, body FROM session_entries
    WHERE log IN (SELECT id FROM sessions WHERE owner = ?) ORDER BY seq
"""
_TURNS = "SELECT turn FROM memories WHERE owner = ? AND turn IS NOT NULL AND id IN (SELECT value FROM json_each(?))"


def forget_said(connection: sqlite3.Connection, change: RedactSessions, digests: Digests) -> None:
    """What `RedactSessions` says."""
    owner, ids = digests.owner(change.scope), frozenset(change.memory_ids)
    rows = connection.execute(_TURNS, (owner, json.dumps(sorted(ids)))).fetchall()
    blank(connection, owner, turns=frozenset(turn for (turn,) in rows), memory_ids=ids)
    if episodes.unsummarise(connection, owner, ids):
        connection.execute("UPDATE owners SET generation = generation + 1 WHERE owner = ?", (owner,))


def blank(connection: sqlite3.Connection, owner: bytes, *, turns: frozenset[str], memory_ids: frozenset[str]) -> None:
    """Take the words of these turns, and of answers that were given with these memories, out of an owner's sessions.

    The entries stay, empty, so that what is summarised anew still covers its turns without a gap.
    """
    if not turns and not memory_ids:
        return
    logs: set[int] = set()
    for seq, log, body in connection.execute(_SAID, (owner,)).fetchall():
        entry = _entry_of(body, None)
        if entry is None:
            continue
        said = entry.turn is not None and entry.turn.turn in turns
        if said or not memory_ids.isdisjoint(entry.memory_ids):
            logs.add(log)
            sql = "UPDATE session_entries SET tokens = 0, body = ? WHERE seq = ?"
            connection.execute(sql, (_body_of(entry.emptied()), seq))
    for log in logs:
        connection.execute("DELETE FROM session_summaries WHERE log = ?", (log,))
        connection.execute("UPDATE session_entries SET summary = NULL WHERE log = ?", (log,))
        connection.execute("UPDATE sessions SET version = version + 1 WHERE id = ?", (log,))


def erase(connection: sqlite3.Connection, where: str, values: Mapping[str, Any]) -> int:
    """Delete the sessions that `where`, a constant of ours over tenant, owner and session, chooses; how many."""
    for table in _PARTS:
        sql = f"DELETE FROM {table} WHERE log IN (SELECT id FROM sessions WHERE {where})"  # noqa: S608 - constants
        connection.execute(sql, values)
    return connection.execute(f"DELETE FROM sessions WHERE {where}", values).rowcount  # noqa: S608 - a constant
