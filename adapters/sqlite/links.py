"""What stays of a journalled turn: what was put into the prompt for it, for later requests of its conversation.

`link` holds the dynamic block and is read for every past turn of a conversation; apart from it stands what is read of
one turn only: the `stable` block, and why what was `recalled`.
"""

import sqlite3
from collections.abc import Sequence
from typing import Any, TypeVar

import msgspec

from adapters.sqlite import epochs
from memory.model.moments import moment
from memory.model.scope import Digests, Reach, Scope
from memory.model.turn import Added, Injection, RecalledMemory, TurnKey, Usage, blanked
from memory.ports.search import LedgerEntry, PastTurn, RecallQuery, ShownTurn
from memory.store.holds import still_holds
from memory.store.links import LOOKED_UP, ChainedTurn, by_chain, cut_off, previous

COLUMNS = "seq, owner, session, turn, step, attempt, chain, epoch, at, link, stable, recalled"


class KeptLink(msgspec.Struct, frozen=True):
    """What stays of a turn once it is ingested, beside its row's columns; of the injection what has no column."""

    scope: Scope
    session: str
    injection: Injection
    usage: Usage = Usage()
    added: Added = Added()
    around: bytes = b""
    pair_before: bytes = b""


Kept = tuple[bytes, str | None, bytes | None]
"""The columns link, stable and recalled."""

T = TypeVar("T")

_encode = msgspec.msgpack.Encoder().encode
_link = msgspec.msgpack.Decoder(KeptLink).decode
_recalled = msgspec.msgpack.Decoder(tuple[RecalledMemory, ...]).decode


class SqliteLinks:
    """Finds a conversation's newest journalled turn."""

    def __init__(self, digests: Digests) -> None:
        self.foreign = 0
        """Links that were garbage or another owner's: skipped."""
        self._digests = digests

    def journalled(self, connection: sqlite3.Connection, query: RecallQuery) -> "SqliteJournalled":
        """What the journal has of the user's turns, as far as the query asks."""
        return SqliteJournalled(connection, query, self._digests)

    def previous(self, journalled: "SqliteJournalled", query: RecallQuery, *, epoch: int) -> PastTurn | None:
        """The turn that the request follows. `epoch`: the store's latest; a newer turn need not be asked about."""
        session = None if query.session is None else self._digests.session(query.scope, query.session)
        number = previous(query, journalled, session=session)
        if number is None:
            return None
        row = journalled.connection.execute(_ONE, (number,)).fetchone()
        return self._read(journalled.connection, row, epoch, Reach.only(query.scope), journalled.corrected)

    def past(
        self, journalled: "SqliteJournalled", query: RecallQuery, link: PastTurn | None, *, epoch: int
    ) -> tuple[tuple[LedgerEntry, ...], tuple[ShownTurn, ...]]:
        """What was put in front of the past user messages of this conversation, and whose turns its messages are."""
        if not (query.ledger or query.shown):
            return (), ()
        session = None if link is None else self._digests.session(query.scope, link.session)
        seqs = by_chain(journalled.of_chains(), query, session=session)
        if query.shown and (pairs := cut_off(query, seqs)):
            seqs |= journalled.newest_of(pairs)
        if not seqs:
            return (), ()
        connection, numbers = journalled.connection, tuple(seqs.values())
        sql = f"SELECT seq, turn, owner, session, epoch, at, link FROM journal.turns WHERE seq IN ({_marks(numbers)})"  # noqa: S608 - marks
        rows = {seq: row for seq, *row in connection.execute(sql, _padded(numbers)).fetchall()}
        found = {digest: rows[seq] for digest, seq in seqs.items() if seq in rows}
        past = {chain: found[chain] for chain in query.chains[1:] if query.ledger and chain in found}
        shown = tuple(ShownTurn(digest, turn) for digest, (turn, *_) in found.items())
        return self._ledger(journalled, query, past, epoch=epoch), shown if query.shown else ()

    def _ledger(
        self, journalled: "SqliteJournalled", query: RecallQuery, past: dict[bytes, list[Any]], *, epoch: int
    ) -> tuple[LedgerEntry, ...]:
        connection, corrected = journalled.connection, journalled.corrected
        found: list[tuple[bytes, int, KeptLink]] = []
        for chain, (_, owned_by, in_session, written, at, blob) in past.items():
            kept = self._kept(connection, blob, owned_by, in_session, epoch=written, latest=epoch)
            if kept is not None and kept.scope == query.scope and kept.injection.dynamic:
                found.append((chain, at, kept))
        holds = corrected.leaves([(at, kept.injection) for _, at, kept in found])
        return tuple(
            LedgerEntry(
                chain=chain,
                dynamic=kept.injection.dynamic,
                memory_ids=kept.injection.memory_ids,
                mode=kept.added.mode,
                until=kept.injection.until,
            )
            for (chain, _, kept), is_intact in zip(found, holds, strict=True)
            if is_intact
        )

    def of_turn(self, connection: sqlite3.Connection, reach: Reach, turn: str) -> tuple[PastTurn, ...]:
        """All steps and attempts of a turn that are within reach, oldest first."""
        sql = f"SELECT {COLUMNS} FROM journal.turns WHERE tenant = ? AND turn = ? ORDER BY seq"  # noqa: S608 - constant
        rows = connection.execute(sql, (self._digests.tenant(reach.tenant), turn)).fetchall()
        epoch = epochs.current(connection)
        found = (self._read(connection, row, epoch, reach, Corrected(connection, row[1])) for row in rows)
        return tuple(link for link in found if link is not None)

    def _read(
        self,
        connection: sqlite3.Connection,
        row: Sequence[Any] | None,
        latest: int,
        reach: Reach,
        corrected: "Corrected",
    ) -> PastTurn | None:
        """The link of a row; None if it is garbage, another owner's, out of reach, or erased but not yet gone."""
        if row is None:
            return None
        seq, owner, session, turn, step, attempt, chain, epoch, at, blob, stable, recalled = row
        kept = self._kept(connection, blob, owner, session, epoch=epoch, latest=latest)
        if kept is None or not reach.covers(kept.scope):
            return None  # another agent's, too: what it was given is not this one's to have
        return PastTurn(
            key=TurnKey(turn, step, attempt),
            session=kept.session,
            chain=chain,
            around=kept.around,
            at=moment(at),
            injection=corrected.left(at, whole(kept.injection, stable, recalled)),
            latest=connection.execute(_LATER, (owner, session, seq, turn)).fetchone() is None,
            usage=kept.usage,
            added=kept.added,
        )

    def _kept(
        self, connection: sqlite3.Connection, blob: bytes, owner: bytes, session: bytes, *, epoch: int, latest: int
    ) -> KeptLink | None:
        """What is kept in a row; None if it is garbage, another owner's, or erased but not yet gone."""
        kept = link_of(blob)
        if kept is None or self._digests.owner(kept.scope) != owner:
            self.foreign += 1
            return None
        digests = () if latest <= epoch else epochs.voiding(self._digests, kept.scope, session=session)
        return None if digests and epochs.latest(connection, digests) > epoch else kept


_ONE = f"SELECT {COLUMNS} FROM journal.turns WHERE seq = ?"  # noqa: S608 - a constant
_LINK = "SELECT link FROM journal.turns WHERE seq = ?"
_ANSWER = "SELECT seq FROM journal.held WHERE owner = ? AND digest = ?"
_LATER = "SELECT 1 FROM journal.turns WHERE owner = ? AND session = ? AND seq > ? AND turn <> ? LIMIT 1"
# A turn that was asked again, or whose tools took several steps, has several rows.
_PAIRS_BEFORE = """
    SELECT pair FROM journal.turns WHERE owner = ? AND session = ? AND seq < ? AND pair <> ?
    GROUP BY pair ORDER BY max(seq) DESC LIMIT ?
"""


class SqliteJournalled:
    """Implements `memory.store.links.Journalled` for one query."""

    def __init__(self, connection: sqlite3.Connection, query: RecallQuery, digests: Digests) -> None:
        self.connection = connection
        self._query = query
        self._owner = digests.owner(query.scope)
        self._tenant = digests.tenant(query.scope.tenant)
        self.corrected = Corrected(connection, self._owner)
        self._chained: list[ChainedTurn] | None = None

    def of_turn(self, turn: str) -> int | None:
        return self._newest("tenant = ? AND turn = ? AND owner = ?", self._tenant, turn, self._owner)

    def of_answer(self, answer_id: bytes) -> int | None:
        found = self.connection.execute(_ANSWER, (self._owner, answer_id)).fetchone()
        return None if found is None else found[0]

    def of_session(self, session: bytes, *, chain: bytes | None = None) -> int | None:
        if chain is None:
            return self._newest("owner = ? AND session = ?", self._owner, session)
        # The plus keeps to the chain's index.
        return self._newest("owner = ? AND chain = ? AND +session = ?", self._owner, chain, session)

    def of_chains(self) -> list[ChainedTurn]:
        """Read once, for the newest turn and for the ledger."""
        if self._chained is None:
            query = self._query
            chains = query.chains if query.ledger or query.shown else query.chains[:LOOKED_UP]
            sql = f"""
                SELECT chain, session, pair, max(seq) FROM journal.turns
                WHERE owner = ? AND chain IN ({_marks(chains)}) GROUP BY chain, session, pair
            """  # noqa: S608 - marks
            rows = self.connection.execute(sql, (self._owner, *_padded(chains))).fetchall() if chains else []
            self._chained = [ChainedTurn(*row) for row in rows]
        return self._chained

    def pair_before(self, number: int) -> bytes:
        row = self.connection.execute(_LINK, (number,)).fetchone()
        kept = None if row is None else link_of(row[0])
        return b"" if kept is None else kept.pair_before

    def of_pair(self, pair: bytes, *, most: int) -> list[tuple[int, bytes]]:
        sql = "SELECT seq, session FROM journal.turns WHERE owner = ? AND pair = ? ORDER BY seq DESC LIMIT ?"
        return self.connection.execute(sql, (self._owner, pair, most)).fetchall()

    def pairs_before(self, number: int, session: bytes, pair: bytes, *, most: int) -> list[bytes]:
        rows = self.connection.execute(_PAIRS_BEFORE, (self._owner, session, number, pair, most)).fetchall()
        return [before for (before,) in rows]

    def newest_of(self, pairs: Sequence[bytes]) -> dict[bytes, int]:
        """The newest row of each of these pairs that is known."""
        sql = f"""
            SELECT pair, max(seq) FROM journal.turns WHERE owner = ? AND pair IN ({_marks(pairs)}) GROUP BY pair
        """  # noqa: S608 - marks
        return dict(self.connection.execute(sql, (self._owner, *_padded(pairs))).fetchall())

    def _newest(self, where: str, *values: object) -> int | None:
        sql = f"SELECT seq FROM journal.turns WHERE {where} ORDER BY seq DESC LIMIT 1"  # noqa: S608 - a constant
        found = self.connection.execute(sql, values).fetchone()
        return None if found is None else found[0]


def _marks(values: Sequence[object]) -> str:
    """Marks for at least these values: few different numbers of them, so that SQLite prepares few statements."""
    return ", ".join("?" * _room(len(values)))


def _padded(values: Sequence[T]) -> list[T]:
    return [*values, *[values[-1]] * (_room(len(values)) - len(values))]


def _room(count: int) -> int:
    return 1 << max(count - 1, 0).bit_length()


class Corrected:
    """When the memories and fields of an owner were last corrected, each asked of one state of the file once."""

    def __init__(self, connection: sqlite3.Connection, owner: bytes, *, closed: bool = False) -> None:
        """`closed`: a memory that the worker closed counts as one that was true."""
        self._connection, self._owner, self._closed = connection, owner, closed
        self._memories: dict[str, int] = {}
        self._asked: set[str] = set()
        self._fields: dict[str, int] | None = None

    def leaves(self, given: Sequence[tuple[int, Injection]]) -> list[bool]:
        """Whether all that each injection says, given at a time (microseconds), still holds (P9)."""
        wanted = {memory_id for _, injection in given for memory_id in injection.memory_ids} - self._asked
        if wanted:
            ids = msgspec.json.encode(sorted(wanted)).decode()
            self._memories.update(self._connection.execute(_MEMORIES_SINCE, (int(self._closed), ids)).fetchall())
            self._asked |= wanted
        if self._fields is None and any(injection.fields for _, injection in given):
            self._fields = fields_since(self._connection, self._owner)
        fields = self._fields or {}
        return [still_holds(injection, at, memories=self._memories, fields=fields) for at, injection in given]

    def left(self, at: int, injection: Injection) -> Injection:
        """The injection, blank unless all of it holds: its lines are not replayed."""
        return injection if all(self.leaves([(at, injection)])) else blanked(injection)


def fields_since(connection: sqlite3.Connection, owner: bytes) -> dict[str, int]:
    """When each field of the owner's profile was last corrected; one that is not there was dropped."""
    return dict(connection.execute(_FIELDS_SINCE, (owner,)).fetchall())


_MEMORIES_SINCE = """
    SELECT id, coalesce(corrected, 0) FROM memories
    WHERE closed <= ? AND id IN (SELECT value FROM json_each(?))
"""
_FIELDS_SINCE = "SELECT name, coalesce(corrected, 0) FROM profiles WHERE owner = ? AND length(body) > 0"


def link_of(blob: bytes) -> KeptLink | None:
    """A kept link, or None if the blob is garbage."""
    try:
        return _link(blob)
    except msgspec.DecodeError:
        return None


def blob_of(link: KeptLink) -> bytes:
    """A link as it is kept."""
    return _encode(link)


def whole(injection: Injection, stable: str | None, recalled: bytes | None) -> Injection:
    """An injection with what is kept apart from it; what is garbage is left out."""
    try:
        told = _recalled(recalled) if recalled else injection.recalled
    except msgspec.DecodeError:
        told = ()
    return msgspec.structs.replace(injection, stable=stable or injection.stable, recalled=told)
