"""The journal: turns appended durably, before they are acknowledged.

A record is kept in parts: `content` (what was said) goes as soon as the turn is ingested; what was put into the prompt
stays (see `links`).
"""

import sqlite3
from collections.abc import Callable
from typing import Any

import msgspec

from adapters.sqlite import epochs
from adapters.sqlite.files import OpenFile
from adapters.sqlite.known import changes_of
from adapters.sqlite.links import Corrected, Kept, KeptLink, SqliteLinks, blob_of, link_of, whole
from adapters.sqlite.marks import JobMark
from adapters.sqlite.readers import Readers
from adapters.sqlite.writer import Writer
from memory.model.errors import InvalidInput, NotFound, StoreUnavailable
from memory.model.moments import micros
from memory.model.scope import Digests, Reach, Scope
from memory.model.turn import Injection, TurnRecord
from memory.ports.changes import Basis
from memory.ports.search import PastTurn
from memory.store import holding

_encode = msgspec.msgpack.Encoder().encode
_record = msgspec.msgpack.Decoder(TurnRecord).decode


class SqliteJournal:
    """Implements `memory.ports.journal.TurnJournal` and `TurnArchive`."""

    def __init__(
        self,
        writer: Writer,
        readers: Readers,
        *,
        memory: sqlite3.Connection,
        memory_file: OpenFile,
        links: SqliteLinks,
        digests: Digests,
        kept: Callable[[Scope], None] = lambda _: None,
    ) -> None:
        """`kept` is told of each turn that is kept, by its scope."""
        self._kept = kept
        self._writer = writer
        self._readers = readers
        self._memory = memory  # used in the journal writer's thread only
        self._memory_file = memory_file
        self._links = links
        self._digests = digests

    async def append(self, record: TurnRecord, *, basis: Basis | None = None) -> None:
        if record.epoch < 0:
            record = msgspec.structs.replace(record, epoch=await self._readers.read(epochs.current))
        mark, row = JobMark.of(record, self._digests), row_of(record, self._digests)

        def keep(connection: sqlite3.Connection) -> None:
            left = self._left_of(record, mark, basis)
            if left is record:
                insert(connection, row)
            elif left is not None:
                insert(connection, row_of(left, self._digests))

        await self._writer.run(keep)
        self._kept(record.scope)

    def _left_of(self, record: TurnRecord, mark: JobMark, basis: Basis | None) -> TurnRecord | None:
        """The record without what was erased while the answer came, which no later erasure would find.

        That is the blocks of its prompt, or all of it: None. Asked under the journal's lock: an erasure that is not
        seen here has yet to take it, and finds the record.
        """
        injection = record.injection
        try:
            with self._memory_file.translated():
                self._memory_file.check()
                if epochs.is_void(self._memory, mark.digests, since=record.epoch):
                    return None
                if not (injection.memory_ids or injection.fields):
                    return record
                if basis is not None and changes_of(self._memory, mark.owner) == basis.changes:
                    return record
                left = Corrected(self._memory, mark.owner).left(mark.queued_at, injection)
        except StoreUnavailable:
            return record  # a turn is kept although the memories are away
        return record if left is injection else msgspec.structs.replace(record, injection=left)

    async def turn(self, reach: Reach, turn: str) -> tuple[PastTurn, ...]:
        links = await self._readers.run(lambda connection: self._links.of_turn(connection, reach, turn))
        if not links:
            raise NotFound(f"no turn {turn} is kept")
        return links


def record_of(content: bytes, kept: Kept | None = None) -> TurnRecord | None:
    """A record from its content, and from what is kept beside it unless it is whole; None if it is garbage."""
    try:
        record = _record(content)
    except msgspec.DecodeError:
        return None
    if kept is None:
        return record
    blob, stable, recalled = kept
    link = link_of(blob)
    return None if link is None else msgspec.structs.replace(record, injection=whole(link.injection, stable, recalled))


def content_of(record: TurnRecord) -> bytes:
    """A whole record, injection and all."""
    return _encode(record)


def row_of(record: TurnRecord, digests: Digests) -> dict[str, Any]:
    """A record as it is kept. Raises `InvalidInput`."""
    scope, key, injection = record.scope, record.key, record.injection
    rest = msgspec.structs.replace(injection, stable="", recalled=())
    link = KeptLink(scope, record.session, rest, record.usage, record.added, record.around, record.pair_before)
    try:
        content = _encode(msgspec.structs.replace(record, injection=Injection()))
        kept, recalled = blob_of(link), _encode(injection.recalled)
    except (ValueError, TypeError) as error:
        raise InvalidInput(f"turn {key.turn} cannot be stored: {error}") from error
    return {
        "tenant": digests.tenant(scope.tenant),
        "owner": digests.owner(scope),
        "session": digests.session(scope, record.session),
        "turn": key.turn,
        "step": key.step,
        "attempt": key.attempt,
        "chain": record.chain,
        "pair": record.pair or None,
        "epoch": record.epoch,
        "at": micros(record.at),
        "link": kept,
        "stable": injection.stable or None,
        "recalled": recalled if injection.recalled else None,
        "content": content,
        "held": holding.held_with(record),
    }


def insert(connection: sqlite3.Connection, row: dict[str, Any]) -> None:
    """Keep a record; one whose key another request of the turn has already gets the next attempt."""
    kept = connection.execute(_KEEP, row)
    if not kept.rowcount:
        there, newest = connection.execute(_ATTEMPTS, row).fetchone()
        if there:
            return
        kept = connection.execute(_KEEP, row | {"attempt": newest + 1})
    held: dict[bytes, bytes] = row["held"]
    if held:
        of_turn = (row["tenant"], kept.lastrowid)
        connection.executemany(_HOLD, [(row["owner"], digest, *of_turn, body) for digest, body in held.items()])


_KEEP = """
    INSERT OR IGNORE INTO turns (tenant, owner, session, turn, step, attempt, chain, pair, epoch, at, link, stable,
        recalled, content)
    VALUES (:tenant, :owner, :session, :turn, :step, :attempt, :chain, :pair, :epoch, :at, :link, :stable,
        :recalled, :content)
"""
_HOLD = "INSERT OR REPLACE INTO held (owner, digest, tenant, seq, body) VALUES (?, ?, ?, ?, ?)"
_ATTEMPTS = """
    SELECT max(at = :at), max(attempt) FROM turns
    WHERE tenant = :tenant AND turn = :turn AND owner = :owner AND step = :step
"""
