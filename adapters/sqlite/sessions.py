"""Sessions in the memory file: entries and summaries of a log, the log being one session of one exact scope."""

import json
import sqlite3
from collections.abc import Callable, Mapping, Sequence
from datetime import datetime
from typing import Any

import msgspec

from adapters.sqlite.known import SessionKey, head_of, known_session, loaded, log_of, newest_of, summaries_of
from adapters.sqlite.queue import NOT_TAKEN_UP
from adapters.sqlite.readers import Readers
from adapters.sqlite.writer import Writer
from memory.model.moments import EPOCH, micros, moment
from memory.model.scope import Digests, Scope
from memory.model.session import Session, SessionEntry, SessionHead, SessionInfo, SessionTotals, Summary
from memory.ports.search import CoveringSummary
from memory.store import sessions as rules
from memory.store.bodies import body_of, overrides_of
from memory.store.plan import (
    BlankEntries,
    DropEntries,
    DropSession,
    DropSummaries,
    KeepSession,
    MarkEntries,
    PutEntries,
    PutSummary,
    SessionOperation,
)

AT_ONCE = 100
"""Idle sessions that are dropped in one transaction: a worker's other writes wait for it."""


class SqliteSessions:
    """Implements `memory.ports.sessions.SessionStore`."""

    def __init__(self, writer: Writer, readers: Readers, *, digests: Digests) -> None:
        self._writer = writer
        self._readers = readers
        self._digests = digests

    async def append(self, scope: Scope, session: str, entries: Sequence[SessionEntry]) -> None:
        ids, turns = {entry.id for entry in entries}, {entry.turn.turn for entry in entries if entry.turn}

        def decide(connection: sqlite3.Connection, place: SessionKey) -> tuple[SessionOperation, ...]:
            return rules.appended(known_session(connection, place, ids=ids, turns=turns), entries)

        await self._change(scope, session, decide)

    async def head(self, scope: Scope, session: str) -> SessionHead:
        place = SessionKey.of(self._digests, scope, session)

        def read(connection: sqlite3.Connection) -> SessionHead:
            log = log_of(connection, place)
            if log is None:
                return SessionHead()
            head = head_of(connection, log)
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
            return SessionHead(
                totals=totals, version=head.version, overrides=dict(head.overrides), updated_at=head.updated_at
            )

        return await self._readers.read(read)  # with each turn, beside a claim's thread

    async def load(self, scope: Scope, session: str, *, compressed: bool = True) -> Session:
        place = SessionKey.of(self._digests, scope, session)

        def load(connection: sqlite3.Connection) -> Session:
            log = log_of(connection, place)
            return Session(id=session) if log is None else loaded(connection, log, session, compressed=compressed)

        return await self._readers.run(load)

    async def newest(self, scope: Scope, session: str, *, limit: int) -> tuple[SessionEntry, ...]:
        place = SessionKey.of(self._digests, scope, session)

        def newest(connection: sqlite3.Connection) -> tuple[SessionEntry, ...]:
            log = log_of(connection, place)
            return () if log is None else newest_of(connection, log, limit=limit)

        return await self._readers.read(newest)

    async def compress(self, scope: Scope, session: str, summary: Summary, *, version: int) -> None:
        def decide(connection: sqlite3.Connection, place: SessionKey) -> tuple[SessionOperation, ...]:
            known = known_session(connection, place, ids=summary.original_entry_ids, summaries=True)
            return rules.compressed(known, session, summary, version=version)

        await self._change(scope, session, decide)

    async def override(self, scope: Scope, session: str, overrides: Mapping[str, Any]) -> None:
        def decide(connection: sqlite3.Connection, place: SessionKey) -> tuple[SessionOperation, ...]:
            return rules.overridden(known_session(connection, place), overrides, epoch=EPOCH)

        await self._change(scope, session, decide)

    async def replace(self, scope: Scope, session: Session) -> None:
        await self._change(scope, session.id, lambda _connection, _place: rules.replaced(session, epoch=EPOCH))

    async def clear(self, scope: Scope, session: str) -> None:
        await self._change(scope, session, lambda _connection, _place: (DropSession(),))

    async def drop_idle(self, *, before: datetime) -> int:
        def drop(connection: sqlite3.Connection) -> int:
            idle = [log for (log,) in connection.execute(_IDLE, (micros(EPOCH), micros(before), AT_ONCE)).fetchall()]
            return erase(connection, "id IN (SELECT value FROM json_each(:idle))", {"idle": json.dumps(idle)})

        dropped = 0
        while some := await self._writer.run(drop):
            dropped += some
        return dropped

    async def sessions(self, scope: Scope, *, after: str | None = None, limit: int = 100) -> tuple[SessionInfo, ...]:
        query = (self._digests.owner(scope), scope.agent or "", scope.run or "", after or "", limit)
        rows = await self._readers.run(lambda connection: connection.execute(_LIST, query).fetchall())
        return tuple(
            SessionInfo(
                id=name,
                entries=count,
                updated_at=moment(at),
                unfinished_at=None if unfinished is None else moment(unfinished),
            )
            for name, at, count, unfinished in rows
        )

    async def _change(
        self,
        scope: Scope,
        session: str,
        decide: Callable[[sqlite3.Connection, SessionKey], tuple[SessionOperation, ...]],
    ) -> None:
        place = SessionKey.of(self._digests, scope, session)
        await self._writer.run(lambda connection: carry_out(connection, place, decide(connection, place)))


_LIST = f"""
    SELECT name, updated_at, (SELECT count(*) FROM session_entries WHERE log = sessions.id), (
        SELECT max(at) FROM (
            SELECT queued_at AS at FROM jobs
            WHERE jobs.owner = sessions.owner AND jobs.session = sessions.session AND state < 2
            UNION ALL {NOT_TAKEN_UP} AND turns.owner = sessions.owner AND turns.session = sessions.session
        )
    )
    FROM sessions WHERE owner = ? AND agent = ? AND run = ? AND name > ? ORDER BY name LIMIT ?
"""  # noqa: S608 - a constant
_IDLE = "SELECT id FROM sessions WHERE updated_at > ? AND updated_at < ? LIMIT ?"
_TOTALS = """
    SELECT count(*), coalesce(sum(tokens), 0), count(summary), coalesce(sum(tokens) FILTER (WHERE summary IS NULL), 0)
    FROM session_entries WHERE log = ?
"""
_IN_USE = "SELECT count(*), coalesce(sum(tokens), 0) FROM session_summaries WHERE log = ? AND folded IS NULL"


# ── Carrying out ──────────────────────────────────────────────────────────────────────────────────────────────

_KEEP = """
    INSERT INTO sessions (tenant, owner, session, agent, run, name, updated_at, overrides, version)
    VALUES (:tenant, :owner, :session, :agent, :run, :name, coalesce(:updated, 0), coalesce(:overrides, :none),
        coalesce(:version, 0))
    ON CONFLICT (owner, agent, run, session) DO UPDATE SET
        updated_at = coalesce(:updated, updated_at), overrides = coalesce(:overrides, overrides),
        version = coalesce(:version, version)
"""
_PUT = """
    INSERT INTO session_entries (log, id, turn, step, attempt, tokens, summary, body) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
"""
_SUMMARISE = "INSERT INTO session_summaries (log, id, owner, chain, tokens, body) VALUES (?, ?, ?, ?, ?, ?)"
_FOLD = """
    UPDATE session_summaries SET folded = ?
    WHERE log = ? AND folded IS NULL AND id IN (SELECT value FROM json_each(?))
"""
_PARTS = ("session_entries", "session_summaries")


def carry_out(connection: sqlite3.Connection, place: SessionKey, operations: Sequence[SessionOperation]) -> None:
    """Operations on one session, in order. Raises `InvalidInput` for metadata that cannot be stored."""
    log = log_of(connection, place)
    for operation in operations:
        match operation:
            case KeepSession(updated_at=updated, version=version, overrides=overrides):
                row = place._asdict() | {"version": version, "none": overrides_of(place.name, {})}
                row |= {"updated": None if updated is None else micros(updated)}
                row |= {"overrides": None if overrides is None else overrides_of(place.name, overrides)}
                connection.execute(_KEEP, row)
                log = log_of(connection, place)
            case DropSession():
                for table in _PARTS:
                    connection.execute(f"DELETE FROM {table} WHERE log = ?", (log,))  # noqa: S608 - a constant
                connection.execute("DELETE FROM sessions WHERE id = ?", (log,))
            case PutSummary(summary=summary):
                row = (log, summary.id, place.owner, summary.chain or None, summary.token_count, body_of(summary))
                seq = connection.execute(_SUMMARISE, row).lastrowid
                connection.execute(_FOLD, (seq, log, json.dumps(summary.folded)))
            case DropSummaries():
                connection.execute("DELETE FROM session_summaries WHERE log = ?", (log,))
                connection.execute("UPDATE session_entries SET summary = NULL WHERE log = ?", (log,))
            case _:
                _change_entries(connection, log, operation)


def _change_entries(
    connection: sqlite3.Connection,
    log: int | None,
    operation: PutEntries | DropEntries | MarkEntries | BlankEntries,
) -> None:
    match operation:
        case PutEntries(entries=entries):
            rows: list[tuple[Any, ...]] = []
            for entry in entries:
                turn = (None, None, None) if entry.turn is None else msgspec.structs.astuple(entry.turn)
                rows.append((log, entry.id, *turn, entry.token_count, entry.summary_id, body_of(entry)))
            connection.executemany(_PUT, rows)
        case DropEntries(entries=kept):
            sql = "DELETE FROM session_entries WHERE log = ? AND id = ?"
            connection.executemany(sql, [(log, entry.id) for entry in kept])
        case MarkEntries(entries=kept, summary_id=summary_id):
            sql = "UPDATE session_entries SET summary = ? WHERE log = ? AND id = ?"
            connection.executemany(sql, [(summary_id, log, entry.id) for entry in kept])
        case BlankEntries(entries=entries):
            sql = "UPDATE session_entries SET tokens = ?, body = ? WHERE log = ? AND id = ?"
            connection.executemany(sql, [(entry.token_count, body_of(entry), log, entry.id) for entry in entries])


# ── For the hot path, and for erasures ────────────────────────────────────────────────────────────────────────


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
    """  # noqa: S608 - marks
    query = (digests.owner(scope), *chains, scope.agent or "", scope.run or "")
    numbers: dict[int, list[int]] = {}
    for log, seq in connection.execute(sql, query).fetchall():
        numbers.setdefault(log, []).append(seq)
    return tuple(
        summary for log, of_log in numbers.items() for summary in rules.covering(summaries_of(connection, log), of_log)
    )


def erase(connection: sqlite3.Connection, where: str, values: Mapping[str, Any]) -> int:
    """Delete the sessions that `where`, a constant of ours over tenant, owner and session, chooses; how many."""
    for table in _PARTS:
        sql = f"DELETE FROM {table} WHERE log IN (SELECT id FROM sessions WHERE {where})"  # noqa: S608 - constants
        connection.execute(sql, values)
    return connection.execute(f"DELETE FROM sessions WHERE {where}", values).rowcount  # noqa: S608 - a constant
