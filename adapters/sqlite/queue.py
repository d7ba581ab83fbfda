"""The journal as the worker sees it.

The journal itself is written by the proxies alone. What the worker knows of a record stands in `jobs`, in the memory
file, where it can be committed together with what the turn changed: `claim` first takes up the journal's new records
there. The content of finished records is erased from the journal later, a few at a time.

Up to which record that was done is a number and the record's stamp. If the journal has another stamp there, or none, it
is another one, or was restored, as was the memory file: it is read again from its beginning, and what is known of its
records decides what is still to be done (docs/decisions/0019).
"""

import asyncio
import json
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import suppress
from datetime import datetime, timedelta
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from adapters.sqlite import epochs
from adapters.sqlite.files import translated
from adapters.sqlite.journal import content_of, record_of
from adapters.sqlite.links import Kept, link_of
from adapters.sqlite.marks import State
from adapters.sqlite.readers import Busy, Readers
from adapters.sqlite.writer import Passing, Writer
from memory.model.errors import NotFound
from memory.model.moments import micros, moment
from memory.model.scope import Digests, Scope
from memory.model.turn import TurnKey
from memory.ports.jobs import Backlog, Job, JobInfo, JobState

POLL_SECONDS = 0.02
"""How often another process's appends are looked for: two PRAGMAs of 2 µs each."""

IMPORT = 1_000
"""Most records that one claim takes up from the journal."""

TRIM = 200
"""Most records in one transaction of `trim`: the proxies' appends wait for it."""

_STATES = {State.PENDING: JobState.PENDING, State.RUNNING: JobState.RUNNING, State.DEAD: JobState.DEAD}


class SqliteQueue:
    """Implements `memory.ports.jobs.JobQueue`."""

    def __init__(
        self,
        writer: Writer,
        journal_writer: Writer,
        readers: Readers,
        *,
        journal: sqlite3.Connection,
        journal_path: Path,
        keep_turns: timedelta,
        digests: Digests,
    ) -> None:
        self._writer = writer
        self._journal_writer = journal_writer
        self._readers = readers
        self._journal = journal  # used in the memory writer's thread only
        self._journal_path = journal_path
        self._keep_turns = keep_turns
        self._digests = digests
        self._seen: int | None = None
        self._looked_at = 0.0
        """When `claim` last looked, by the event loop's clock."""

    # ── The worker's loop ─────────────────────────────────────────────────────────────────────────────────────

    async def recover(self) -> None:
        """What a dead worker had claimed is pending again. For the one process that ingests."""

        def write(connection: sqlite3.Connection) -> None:
            connection.execute("UPDATE jobs SET state = 0 WHERE state = 1")
            # What a restored journal has again is to go once more.
            seq = connection.execute(_IMPORTED).fetchone()[0]
            waiting = set(connection.execute("SELECT seq FROM jobs WHERE trimmed = 0 AND seq IS NOT NULL"))
            if not waiting.issuperset(self._journal.execute(_WITH_CONTENT, (seq,))):
                _import_again(connection, self._journal, self._digests)

        await self._writer.run(write)

    async def claim(self, limit: int, *, now: datetime, rested: timedelta = timedelta(0)) -> tuple[Job, ...]:
        self._seen, self._looked_at = await self._readers.read(_version), asyncio.get_running_loop().time()
        query = {"now": micros(now), "limit": limit}
        if rested:
            query |= {"until": micros(now - rested)}

        def claim(connection: sqlite3.Connection) -> Passing[tuple[Job, ...]]:
            _import(connection, self._journal, self._digests)
            jobs: dict[TurnKey, Job] = {}
            # If none of them could be taken they are gone, and others are the oldest.
            while not jobs and (rows := connection.execute(_RESTED if rested else _CLAIMABLE, query).fetchall()):
                for row in rows:
                    key = TurnKey(*row[2:5])
                    # Two users may have named a turn alike: the second waits, so that a running job's key tells its
                    # owner.
                    if key not in jobs and (job := self._take(connection, row)) is not None:
                        jobs[key] = job
            if jobs:
                connection.execute(_BEAT, (query["now"],))
            # A job that the power takes away was not begun, and is pending again in any case.
            return Passing(tuple(jobs.values()))

        return await self._writer.run(claim)

    async def checkpoint(self, key: TurnKey, result: bytes) -> None:
        sql = f"UPDATE jobs SET checkpoint = ? WHERE {_RUNNING}"  # noqa: S608 - a constant
        await self._writer.run(lambda connection: connection.execute(sql, (result, *_key(key))).rowcount)

    async def retry(self, key: TurnKey, *, error: str, at: datetime) -> None:
        sql = f"UPDATE jobs SET state = 0, error = ?, retry_at = ? WHERE {_RUNNING}"  # noqa: S608 - a constant
        await self._writer.run(lambda connection: connection.execute(sql, (error, micros(at), *_key(key))).rowcount)

    async def bury(self, key: TurnKey, *, error: str) -> None:
        def bury(connection: sqlite3.Connection) -> None:
            found = connection.execute(f"SELECT id, seq, record FROM jobs WHERE {_RUNNING}", _key(key)).fetchone()  # noqa: S608 - a constant
            if found is None:
                return
            job, seq, record = found
            if record is None:
                content, link = self._content(seq)
                whole = None if content is None else record_of(content, link)
                record = None if whole is None else content_of(whole)
            sql = "UPDATE jobs SET state = 2, record = ?, error = ?, retry_at = NULL, trimmed = 0 WHERE id = ?"
            connection.execute(sql, (record, error, job))

        await self._writer.run(bury)

    async def wait(self, timeout: timedelta) -> None:
        loop = asyncio.get_running_loop()
        until = loop.time() + timeout.total_seconds()
        while (left := until - loop.time()) > 0:
            await asyncio.sleep(min(POLL_SECONDS, left))
            if loop.time() < self._looked_at + POLL_SECONDS:
                continue  # `claim` has just looked
            with suppress(Busy):
                if self._readers.inline(_version) != self._seen:
                    return

    # ── Keeping the journal small ─────────────────────────────────────────────────────────────────────────────

    async def trim(self, *, now: datetime) -> int:
        before = micros(now - self._keep_turns)
        trimmed = await self.trim_finished() + await self._trim_links(before)
        await self._journal_writer.run(lambda connection: connection.execute(_LET_GO, (before,)).rowcount)

        def forget_marks(connection: sqlite3.Connection) -> None:
            if times := connection.execute(_MARKS, (before,)).fetchall():
                connection.execute(_FORGET, max(times))

        await self._writer.run(forget_marks)
        # Stamps of records that the mark has passed go, if it is this journal's mark.
        passed = await self._readers.run(lambda connection: connection.execute(_MARK_OF_PASSED).fetchone())
        if passed is not None:
            mark = {"seq": passed[0], "stamp": passed[1]}
            await self._journal_writer.run(lambda connection: connection.execute(_DROP_PASSED, mark).rowcount)
        if trimmed:  # what was said off the record has left the file by now
            self._journal_writer.empty_log()
            self._writer.empty_log()
        return trimmed

    async def trim_finished(self) -> int:
        """Erase the content of finished records; void ones go altogether."""
        # What the jobs know of the records' numbers holds for this journal: it may have been restored since.
        await self._writer.run(lambda connection: _import(connection, self._journal, self._digests))

        def finished(connection: sqlite3.Connection) -> list[tuple[int, int, int]]:
            """Those of which all is fsynced here: the writer reads them. No other turn may leave the journal."""
            return connection.execute(_FINISHED, (TRIM,)).fetchall()

        def empty(connection: sqlite3.Connection, rows: Sequence[tuple[int, int, int]]) -> None:
            void = [(seq,) for _, seq, state in rows if state == State.VOID]
            connection.executemany("DELETE FROM turns WHERE seq = ?", void)
            rest = [(seq,) for _, seq, state in rows if state != State.VOID]
            connection.executemany("UPDATE turns SET content = NULL WHERE seq = ?", rest)

        def note(connection: sqlite3.Connection, rows: Sequence[tuple[int, int, int]]) -> None:
            # The state is asked again: a dead letter may have been revived meanwhile.
            connection.executemany("DELETE FROM jobs WHERE id = ? AND state = 4", [(job,) for job, _, _ in rows])
            connection.executemany("UPDATE jobs SET trimmed = 1 WHERE id = ?", [(job,) for job, _, _ in rows])

        total = 0
        while rows := await self._writer.run(finished):
            await self._journal_writer.run(partial(empty, rows=rows))
            await self._writer.run(partial(note, rows=rows))
            total += len(rows)
        return total

    async def _trim_links(self, before: int) -> int:
        """Records are in the order of their times, nearly: the first that is young enough ends it."""

        def forget(connection: sqlite3.Connection, old: Sequence[tuple[int, int]]) -> None:
            seqs = [(seq,) for seq, _ in old]
            connection.executemany("DELETE FROM jobs WHERE seq = ? AND state >= 3", seqs)
            connection.executemany("UPDATE jobs SET seq = NULL WHERE seq = ?", seqs)
            connection.execute(_FORGET, (max(at for _, at in old),))

        total, after = 0, 0
        while True:
            query = (after, TRIM)
            rows = await self._readers.run(
                lambda connection, query=query: connection.execute(_OLDEST, query).fetchall()
            )
            old = [(seq, at) for seq, at, finished in rows if at < before and finished]
            if old:
                seqs = [(seq,) for seq, _ in old]
                await self._journal_writer.run(
                    lambda connection, seqs=seqs: connection.executemany(_DROP_EMPTY, seqs).rowcount
                )
                await self._writer.run(partial(forget, old=old))
            total += len(old)
            if len(rows) < TRIM or rows[-1][1] >= before:
                return total
            after = rows[-1][0]

    # ── For operators ─────────────────────────────────────────────────────────────────────────────────────────

    async def backlog(self) -> Backlog:
        pending, dead, oldest, lost = await self._readers.run(
            lambda connection: connection.execute(_BACKLOG).fetchone()
        )
        return Backlog(pending, dead, None if oldest is None else moment(oldest), lost)

    async def beat(self, *, now: datetime) -> None:
        await self._writer.run(lambda connection: connection.execute(_BEAT, (micros(now),)).rowcount)

    async def stalled_since(self, *, now: datetime, rested: timedelta = timedelta(0)) -> datetime | None:
        query = {"now": micros(now), "until": micros(now - rested), "rested": rested // timedelta(microseconds=1)}
        sql = _STALLED_RESTED if rested else _STALLED
        since, beat = await self._readers.run(lambda connection: connection.execute(sql, query).fetchone())
        return None if since is None else moment(max(since, beat))

    async def jobs(self, *, state: JobState | None = None, limit: int = 100) -> tuple[JobInfo, ...]:
        while await self._writer.run(lambda connection: _import(connection, self._journal, self._digests)):
            pass
        wanted = [stored.value for stored, named in _STATES.items() if state in (None, named)]
        query = (json.dumps(wanted), limit)
        rows = await self._readers.run(lambda connection: connection.execute(_JOBS, query).fetchall())
        return tuple(
            JobInfo(
                key=TurnKey(*key),
                tenant=tenant or "",
                user=user,
                state=_STATES[stored],
                attempts=attempts,
                queued_at=moment(queued_at),
                retry_at=None if retry_at is None else moment(retry_at),
                error=error,
            )
            for *key, tenant, user, stored, attempts, queued_at, retry_at, error in rows
        )

    async def revive(self, whose: Scope, key: TurnKey) -> None:
        sql = f"UPDATE jobs SET state = 0, attempts = 0, retry_at = NULL WHERE {_DEAD}"  # noqa: S608 - a constant
        await self._of_dead(whose, key, sql)

    async def discard(self, whose: Scope, key: TurnKey) -> None:
        sql = f"""
            UPDATE jobs SET state = 3, record = NULL, checkpoint = NULL, error = '', tenant_name = NULL,
                user_name = NULL WHERE {_DEAD}
        """  # noqa: S608 - a constant
        await self._of_dead(whose, key, sql)

    async def _of_dead(self, whose: Scope, key: TurnKey, sql: str) -> None:
        query = (self._digests.owner(whose), *_key(key))
        if not await self._writer.run(lambda connection: connection.execute(sql, query).rowcount):
            raise NotFound(f"no dead letter {key.turn}, step {key.step}, attempt {key.attempt}")

    # ── In the memory writer's transaction ────────────────────────────────────────────────────────────────────

    def _take(self, connection: sqlite3.Connection, row: Sequence[Any]) -> Job | None:
        """Claim one job; what cannot be read is buried, what was erased meanwhile is dropped."""
        job, seq, _, _, _, attempts, retry_at, checkpoint, kept, session_at = row
        content, link = (kept, None) if kept is not None else self._content(seq)
        if content is None:
            connection.execute("DELETE FROM jobs WHERE id = ?", (job,))
            if seq is None:  # not erased: the journal that had it was replaced
                connection.execute(_LOST)
            return None
        record = record_of(content, link)
        if record is None:
            connection.execute("UPDATE jobs SET state = 2, error = 'the record is garbled' WHERE id = ?", (job,))
            return None
        connection.execute("UPDATE jobs SET state = 1, attempts = attempts + 1, retry_at = NULL WHERE id = ?", (job,))
        record = msgspec.structs.replace(record, key=TurnKey(*row[2:5]))  # the journal gives the attempt
        last = None if session_at is None else moment(session_at)
        is_cut_off = attempts > 0 and retry_at is None  # what fails has a time at which it comes again
        return Job(record=record, attempts=attempts + 1, checkpoint=checkpoint, is_cut_off=is_cut_off, session_at=last)

    def _content(self, seq: int) -> tuple[bytes | None, Kept | None]:
        sql = "SELECT content, link, stable, recalled FROM turns WHERE seq = ?"
        with translated(self._journal_path):
            found = self._journal.execute(sql, (seq,)).fetchone()
        return (found[0], found[1:]) if found else (None, None)


_RUNNING = "turn = ? AND step = ? AND attempt = ? AND state = 1"
_DEAD = "owner = ? AND turn = ? AND step = ? AND attempt = ? AND state = 2"
_CLAIM = """
    SELECT id, seq, turn, step, attempt, attempts, retry_at, checkpoint, record, {session_at} FROM jobs
    WHERE id IN (SELECT min(id) FROM jobs WHERE {ready} GROUP BY owner)
        AND state = 0 AND coalesce(retry_at, 0) <= :now
        AND NOT EXISTS (
            SELECT 1 FROM jobs AS other WHERE other.turn = jobs.turn AND other.step = jobs.step
                AND other.attempt = jobs.attempt AND other.state = 1
        )
    ORDER BY id LIMIT :limit
"""
_SESSION_AT = """
    (SELECT max(queued_at) FROM jobs AS said WHERE said.owner = jobs.owner AND said.session = jobs.session)
"""
_HAS_RESTED = """
    state < 2
    AND NOT EXISTS (
        SELECT 1 FROM jobs AS later
        WHERE later.owner = jobs.owner AND later.session = jobs.session AND later.queued_at > :until
    )
"""
_IDLE = " AND owner NOT IN (SELECT owner FROM jobs WHERE state = 1)"
_CLAIMABLE = _CLAIM.format(session_at="NULL", ready="state < 2" + _IDLE)
_RESTED = _CLAIM.format(session_at=_SESSION_AT, ready=_HAS_RESTED + _IDLE)
_NEW = """
    SELECT seq, tenant, owner, session, turn, step, attempt, epoch, at, link, content IS NULL, stamp
    FROM turns LEFT JOIN stamps USING (seq) WHERE seq > ? ORDER BY seq LIMIT ?
"""
_WITH_CONTENT = "SELECT seq FROM turns WHERE seq <= ? AND content IS NOT NULL"
_IMPORT = """
    INSERT INTO jobs (seq, tenant, owner, session, turn, step, attempt, epoch, queued_at, tenant_name, user_name, state)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (turn, step, attempt, owner) DO UPDATE SET seq = excluded.seq, trimmed = 0
"""
_PLACE = "UPDATE jobs SET seq = ? WHERE turn = ? AND step = ? AND attempt = ? AND owner = ?"
_IMPORTED = "SELECT coalesce((SELECT value FROM meta WHERE name = 'imported'), 0)"
_IMPORTED_AS = "SELECT value FROM meta WHERE name = 'imported_as'"
_STAMP = "SELECT (SELECT stamp FROM stamps WHERE seq = ?)"
_FINISHED = "SELECT id, seq, state FROM jobs WHERE state >= 2 AND trimmed = 0 AND seq IS NOT NULL LIMIT ?"
_MARKS = "DELETE FROM jobs WHERE seq IS NULL AND state >= 3 AND queued_at < ? RETURNING queued_at"
_FORGOTTEN = "SELECT coalesce((SELECT value FROM meta WHERE name = 'forgotten'), 0)"
_FORGET = "INSERT INTO meta VALUES ('forgotten', ?) ON CONFLICT (name) DO UPDATE SET value = max(value, excluded.value)"
_LOST = "INSERT INTO meta VALUES ('lost', 1) ON CONFLICT (name) DO UPDATE SET value = value + 1"
_MARK_OF_PASSED = f"SELECT ({_IMPORTED}), ({_IMPORTED_AS}) FROM journal.stamps WHERE seq < ({_IMPORTED}) LIMIT 1"  # noqa: S608 - constants
_DROP_PASSED = """
    DELETE FROM stamps WHERE seq < :seq AND EXISTS (SELECT 1 FROM stamps WHERE seq = :seq AND stamp = :stamp)
"""
_OLDEST = "SELECT seq, at, content IS NULL FROM journal.turns WHERE seq > ? ORDER BY seq LIMIT ?"
_LET_GO = "DELETE FROM held WHERE at < ?"
_DROP_EMPTY = "DELETE FROM turns WHERE seq = ? AND content IS NULL"
_NEW_SINCE = f"""
    SELECT CASE WHEN (SELECT stamp FROM journal.stamps WHERE seq = ({_IMPORTED})) IS ({_IMPORTED_AS})
        THEN ({_IMPORTED}) ELSE 0 END
"""  # noqa: S608 - constants
NOT_TAKEN_UP = f"""
    SELECT at FROM journal.turns WHERE seq > ({_NEW_SINCE}) AND content IS NOT NULL AND NOT EXISTS (
        SELECT 1 FROM jobs WHERE jobs.turn = turns.turn AND jobs.step = turns.step
            AND jobs.attempt = turns.attempt AND jobs.owner = turns.owner
    )
"""  # noqa: S608 - constants
_BACKLOG = f"""
    WITH new AS ({NOT_TAKEN_UP})
    SELECT (SELECT count(*) FROM jobs WHERE state < 2) + (SELECT count(*) FROM new),
        (SELECT count(*) FROM jobs WHERE state = 2),
        (SELECT min(at) FROM (SELECT min(queued_at) AS at FROM jobs WHERE state < 2 UNION ALL SELECT min(at) FROM new)),
        coalesce((SELECT value FROM meta WHERE name = 'lost'), 0)
"""  # noqa: S608 - constants
_BEAT = "INSERT OR REPLACE INTO meta VALUES ('beat', ?)"
# What no worker has taken up yet waits for one, whatever else it would have to wait for.
_STALLED_BY = f"""
    WITH waiting AS (
        SELECT max({{since}}, coalesce(retry_at, 0)) AS at FROM jobs
        WHERE id IN (SELECT min(id) FROM jobs WHERE {{ready}} GROUP BY owner) AND coalesce(retry_at, 0) <= :now
        UNION ALL {NOT_TAKEN_UP}
    )
    SELECT (SELECT min(at) FROM waiting), coalesce((SELECT value FROM meta WHERE name = 'beat'), 0)
"""  # noqa: S608 - constants
_STALLED = _STALLED_BY.format(since="queued_at", ready="state < 2")
_STALLED_RESTED = _STALLED_BY.format(since=f"{_SESSION_AT} + :rested", ready=_HAS_RESTED)
_JOBS = """
    SELECT turn, step, attempt, tenant_name, user_name, state, attempts, queued_at, retry_at, error FROM jobs
    WHERE state IN (SELECT value FROM json_each(?)) ORDER BY id LIMIT ?
"""


def _key(key: TurnKey) -> tuple[str, int, int]:
    return key.turn, key.step, key.attempt


def _version(connection: sqlite3.Connection) -> int:
    """A number that changes when another connection commits to the journal, where new turns come from.

    The memory file tells nothing: the worker itself writes there, several times a turn.
    """
    return connection.execute("PRAGMA journal.data_version").fetchone()[0]


def _import(connection: sqlite3.Connection, journal: sqlite3.Connection, digests: Digests) -> int:
    """Take up new records of the journal; how many. Numbers are given under the journal's lock: none comes late."""
    seq = connection.execute(_IMPORTED).fetchone()[0]
    if seq and journal.execute(_STAMP, (seq,)).fetchone() != connection.execute(_IMPORTED_AS).fetchone():
        return _import_again(connection, journal, digests)
    return _take_up(connection, journal, after=seq, state_of=lambda _: State.PENDING)


def _import_again(connection: sqlite3.Connection, journal: sqlite3.Connection, digests: Digests) -> int:
    """Take up all records of a journal that is not the one we knew; how many.

    At once, however many they are: a job whose record is there must not be taken for one whose record is lost.
    """
    connection.execute("UPDATE jobs SET seq = NULL")
    forgotten = connection.execute(_FORGOTTEN).fetchone()[0]

    def state_of(row: Sequence[Any]) -> State:
        _, tenant, owner, session, _, _, _, epoch, at, link, *_ = row
        kept = link_of(link)
        parts = () if kept is None else digests.parts(kept.scope)
        if epochs.is_void(connection, (tenant, owner, session, *parts), since=epoch):
            return State.VOID
        return State.DONE if at <= forgotten else State.PENDING

    total = last = 0
    while count := _take_up(connection, journal, after=last, state_of=state_of):
        total, last = total + count, connection.execute(_IMPORTED).fetchone()[0]
    if not total:
        connection.execute("DELETE FROM meta WHERE name IN ('imported', 'imported_as')")
    return total


def _take_up(
    connection: sqlite3.Connection,
    journal: sqlite3.Connection,
    *,
    after: int,
    state_of: Callable[[Sequence[Any]], State],
) -> int:
    """Take up the next records after a number; how many. `state_of` is asked for the state of an unknown one."""
    rows = journal.execute(_NEW, (after, IMPORT)).fetchall()
    for row in rows:
        *keys, link, is_finished, _ = row
        seq, _, owner, _, *key, _, _ = keys
        if is_finished:
            connection.execute(_PLACE, (seq, *key, owner))
            continue
        kept = link_of(link)
        names = ("", None) if kept is None else (kept.scope.tenant, kept.scope.user)
        connection.execute(_IMPORT, (*keys, *names, state_of(row)))
    if rows:
        seq, *_, stamp = rows[-1]
        connection.executemany("INSERT OR REPLACE INTO meta VALUES (?, ?)", [("imported", seq), ("imported_as", stamp)])
    return len(rows)
