"""The journal: turns appended durably, and what later requests find of them.

A record is kept in two parts. `content` (what was said) goes as soon as the turn is ingested; `link` (what was put
into the prompt) stays, so that the next request can replay it.
"""

import json
import sqlite3
from collections.abc import Sequence
from typing import Any

import msgspec

from adapters.sqlite import epochs
from adapters.sqlite.readers import Readers
from adapters.sqlite.rows import micros, moment, session_digest
from adapters.sqlite.writer import Writer
from memory.errors import InvalidInput, NotFound, StoreUnavailable
from memory.ports import RecallQuery, TurnLink
from memory.scope import Digests, Scope
from memory.turns import Injection, TurnKey, TurnRecord

COLUMNS = "seq, owner, session, turn, step, attempt, chain, epoch, at, link"


class KeptLink(msgspec.Struct, frozen=True):
    """What stays of a turn once it is ingested, beside its row's columns."""

    scope: Scope
    session: str
    injection: Injection


_encode = msgspec.msgpack.Encoder().encode
_record = msgspec.msgpack.Decoder(TurnRecord).decode
_link = msgspec.msgpack.Decoder(KeptLink).decode


class SqliteJournal:
    """Implements `memory.ports.TurnJournal` and `TurnArchive`."""

    def __init__(self, writer: Writer, readers: Readers, *, links: "Links", digests: Digests) -> None:
        self._writer = writer
        self._readers = readers
        self._links = links
        self._digests = digests

    async def append(self, record: TurnRecord) -> None:
        if record.epoch < 0:
            record = msgspec.structs.replace(record, epoch=await self._readers.read(epochs.current))
        if record.injection.memory_ids:
            record = await self._without_erased(record)
        row = _row_of(record, self._digests)
        await self._writer.run(lambda connection: _insert(connection, row))

    async def _without_erased(self, record: TurnRecord) -> TurnRecord:
        """The record without the blocks of what was erased while the answer came: no later erasure would find them."""
        try:
            left = await self._readers.read(lambda connection: _without_deleted(connection, record.injection))
        except StoreUnavailable:
            return record  # a turn is kept although the memories are away
        return msgspec.structs.replace(record, injection=left)

    async def turn(self, tenant: str, turn: str) -> tuple[TurnLink, ...]:
        digest = self._digests.tenant(tenant)
        links = await self._readers.run(lambda connection: self._links.of_turn(connection, digest, turn))
        if not links:
            raise NotFound(f"no turn {turn} is kept")
        return links


class Links:
    """Finds a conversation's newest journalled turn."""

    def __init__(self, digests: Digests) -> None:
        self.foreign = 0
        """Links that were garbage or another owner's: skipped."""
        self._digests = digests

    def find(self, connection: sqlite3.Connection, query: RecallQuery, *, epoch: int) -> TurnLink | None:
        """By the named turn; else by the named session; else by the longest known chain; of each the newest.

        In a named session, which agents that work side by side may share, this very conversation's turn comes first.
        `epoch`: the store's latest; a turn that was read since then need not be asked about.
        """
        owner = self._digests.owner(query.scope)
        if query.turn is not None:
            sql = _ONE.format("tenant = ? AND turn = ? AND owner = ?", "seq DESC")
            tenant = self._digests.tenant(query.scope.tenant)
            if row := connection.execute(sql, (tenant, query.turn, owner)).fetchone():
                return self._read(connection, row, epoch, query.scope)
        if query.session is not None:
            session = session_digest(self._digests, query.scope, query.session)
            return self._read(connection, _in_session(connection, owner, session, query.chains), epoch, query.scope)
        row = _longest(connection, owner, query.chains) if query.chains else None
        return self._read(connection, row, epoch, query.scope)

    def of_turn(self, connection: sqlite3.Connection, tenant: bytes, turn: str) -> tuple[TurnLink, ...]:
        """All steps and attempts of a turn, oldest first."""
        sql = f"SELECT {COLUMNS} FROM journal.turns WHERE tenant = ? AND turn = ? ORDER BY seq"  # noqa: S608 - constant
        rows = connection.execute(sql, (tenant, turn)).fetchall()
        epoch = epochs.current(connection)
        return tuple(link for row in rows if (link := self._read(connection, row, epoch)) is not None)

    def _read(
        self, connection: sqlite3.Connection, row: Sequence[Any] | None, latest: int, scope: Scope | None = None
    ) -> TurnLink | None:
        """The link of a row; None if it is garbage, another owner's, of another `scope`, or erased but not yet gone."""
        if row is None:
            return None
        seq, owner, session, turn, step, attempt, chain, epoch, at, blob = row
        kept = link_of(blob)
        if kept is None or self._digests.owner(kept.scope) != owner:
            self.foreign += 1
            return None
        if scope is not None and kept.scope != scope:
            return None  # another agent's: what it was given is not this one's to have
        if latest > epoch:
            digests = (self._digests.tenant(kept.scope.tenant), owner, session)
            if epochs.latest(connection, digests) > epoch:
                return None
        return TurnLink(
            key=TurnKey(turn, step, attempt),
            session=kept.session,
            chain=chain,
            at=moment(at),
            injection=_without_deleted(connection, kept.injection),
            latest=connection.execute(_LATER, (owner, session, seq, turn)).fetchone() is None,
        )


_ONE = f"SELECT {COLUMNS} FROM journal.turns WHERE {{}} ORDER BY {{}} LIMIT 1"  # noqa: S608 - constants
_LATER = "SELECT 1 FROM journal.turns WHERE owner = ? AND session = ? AND seq > ? AND turn <> ? LIMIT 1"


def _in_session(
    connection: sqlite3.Connection, owner: bytes, session: bytes, chains: Sequence[bytes]
) -> Sequence[Any] | None:
    """The newest row of this conversation in a session, or of the session. The plus keeps to the chain's index."""
    own = _ONE.format("owner = ? AND chain = ? AND +session = ?", "seq DESC")
    if chains and (row := connection.execute(own, (owner, chains[0], session)).fetchone()):
        return row
    return connection.execute(_ONE.format("owner = ? AND session = ?", "seq DESC"), (owner, session)).fetchone()


def _longest(connection: sqlite3.Connection, owner: bytes, chains: Sequence[bytes]) -> Sequence[Any] | None:
    """The newest row of the first chain that is known."""
    marks = ", ".join("?" * len(chains))
    sql = f"SELECT chain, max(seq) FROM journal.turns WHERE owner = ? AND chain IN ({marks}) GROUP BY chain"  # noqa: S608 - marks
    known: dict[bytes, int] = dict(connection.execute(sql, (owner, *chains)).fetchall())
    seq = next((known[chain] for chain in chains if chain in known), None)
    return None if seq is None else connection.execute(_ONE.format("seq = ?", "seq"), (seq,)).fetchone()


def _without_deleted(connection: sqlite3.Connection, injection: Injection) -> Injection:
    """The injection, blank if a memory in it was deleted since: its lines are not replayed (P9)."""
    if not injection.memory_ids:
        return injection
    sql = "SELECT count(*) FROM memories WHERE closed = 0 AND id IN (SELECT value FROM json_each(?))"
    ids = set(injection.memory_ids)
    live = connection.execute(sql, (json.dumps(sorted(ids)),)).fetchone()[0]
    return injection if live == len(ids) else blanked(injection)


def blanked(injection: Injection) -> Injection:
    """The injection without its blocks. Which of them held the memory cannot be told: they may hold its older text."""
    return msgspec.structs.replace(injection, stable="", dynamic="", memory_ids=(), tokens=0)


def link_of(blob: bytes) -> KeptLink | None:
    """A kept link, or None if the blob is garbage."""
    try:
        return _link(blob)
    except msgspec.DecodeError:
        return None


def blob_of(link: KeptLink) -> bytes:
    """A link as it is kept."""
    return _encode(link)


def record_of(content: bytes, link: bytes | None = None) -> TurnRecord | None:
    """A record from its content, and from its link unless the content is whole; None if it is garbage."""
    try:
        record = _record(content)
        return record if link is None else msgspec.structs.replace(record, injection=_link(link).injection)
    except msgspec.DecodeError:
        return None


def content_of(record: TurnRecord) -> bytes:
    """A whole record, injection and all."""
    return _encode(record)


def _row_of(record: TurnRecord, digests: Digests) -> tuple[Any, ...]:
    scope, key = record.scope, record.key
    link = KeptLink(scope, record.session, record.injection)
    try:
        content = _encode(msgspec.structs.replace(record, injection=Injection()))
        kept = _encode(link)
    except (ValueError, TypeError) as error:
        raise InvalidInput(f"turn {key.turn} cannot be stored: {error}") from error
    session = session_digest(digests, scope, record.session)
    owners = (digests.tenant(scope.tenant), digests.owner(scope), session)
    return (*owners, key.turn, key.step, key.attempt, record.chain, record.epoch, micros(record.at), kept, content)


def _insert(connection: sqlite3.Connection, row: tuple[Any, ...]) -> None:
    """Keep a record; one whose key another request of the turn has already gets the next attempt."""
    if connection.execute(_KEEP, row).rowcount:
        return
    tenant, owner, _, turn, step, _, _, _, at, *_ = row
    there, newest = connection.execute(_ATTEMPTS, (at, tenant, turn, owner, step)).fetchone()
    if not there:
        connection.execute(_KEEP, (*row[:5], newest + 1, *row[6:]))


_KEEP = """
    INSERT OR IGNORE INTO turns (tenant, owner, session, turn, step, attempt, chain, epoch, at, link, content)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
"""
_ATTEMPTS = """
    SELECT max(at = ?), max(attempt) FROM turns WHERE tenant = ? AND turn = ? AND owner = ? AND step = ?
"""
