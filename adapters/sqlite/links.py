"""What stays of a journalled turn: what was put into the prompt for it, for later requests of its conversation.

`link` holds the dynamic block and is read for every past turn of a conversation; apart from it stands what is read of
one turn only: the `stable` block, and why what was `recalled`.
"""

import json
import sqlite3
from collections.abc import Sequence
from typing import Any, TypeVar

import msgspec

from adapters.sqlite import epochs
from adapters.sqlite.rows import moment, session_digest
from memory.model.scope import Digests, Scope
from memory.model.turn import Added, Injection, RecalledMemory, TurnKey, Usage, blanked
from memory.ports.search import LedgerEntry, PastTurn, RecallQuery, ShownTurn
from memory.turn.fingerprints import TELLING_PAIRS

COLUMNS = "seq, owner, session, turn, step, attempt, chain, epoch, at, link, stable, recalled"


class KeptLink(msgspec.Struct, frozen=True):
    """What stays of a turn once it is ingested, beside its row's columns; of the injection what has no column."""

    scope: Scope
    session: str
    injection: Injection
    usage: Usage = Usage()
    added: Added = Added()
    around: bytes = b""


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

    def known(self, connection: sqlite3.Connection, query: RecallQuery) -> "Known":
        """What is known of the query's chains: read once, for the newest turn and for the ledger."""
        every = query.ledger or query.shown
        if not query.chains or not (every or query.session is None):
            return []
        chains = query.chains if every else query.chains[:LOOKED_UP]
        return _known(connection, self._digests.owner(query.scope), chains)

    def find(
        self, connection: sqlite3.Connection, query: RecallQuery, known: "Known", *, epoch: int
    ) -> PastTurn | None:
        """By the named turn; else by the named session; else by the longest known chain; of each the newest.

        Of a chain's rows that of its own pair, if there is one. If no chain is known, a row is found by its pairs.
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
            # The plus keeps to the chain's index.
            own = _ONE.format("owner = ? AND chain = ? AND +session = ?", "seq DESC")
            row = connection.execute(own, (owner, query.chains[0], session)).fetchone() if query.chains else None
            if row is None:
                sql = _ONE.format("owner = ? AND session = ?", "seq DESC")
                row = connection.execute(sql, (owner, session)).fetchone()
            return self._read(connection, row, epoch, query.scope)
        if not query.chains:
            return None
        seqs = _best(_own(known, query), query, session=None)
        seq = next((seqs[chain] for chain in query.chains[:LOOKED_UP] if chain in seqs), None)
        seq = seq or _by_pairs(connection, owner, query.pairs)
        row = None if seq is None else connection.execute(_ONE.format("seq = ?", "seq"), (seq,)).fetchone()
        return self._read(connection, row, epoch, query.scope)

    def past(
        self, connection: sqlite3.Connection, query: RecallQuery, link: PastTurn | None, known: "Known", *, epoch: int
    ) -> tuple[tuple[LedgerEntry, ...], tuple[ShownTurn, ...]]:
        """What was put in front of the past user messages of this conversation, and whose turns its messages are."""
        seqs = self._shown(connection, query, link, known)
        if not seqs:
            return (), ()
        numbers = tuple(seqs.values())
        sql = f"SELECT seq, turn, owner, session, epoch, at, link FROM journal.turns WHERE seq IN ({_marks(numbers)})"  # noqa: S608 - marks
        rows = {seq: row for seq, *row in connection.execute(sql, _padded(numbers)).fetchall()}
        found = {digest: rows[seq] for digest, seq in seqs.items() if seq in rows}
        past = {chain: found[chain] for chain in query.chains[1:] if query.ledger and chain in found}
        shown = tuple(ShownTurn(digest, turn) for digest, (turn, *_) in found.items())
        return self._ledger(connection, query, past, epoch=epoch), shown if query.shown else ()

    def _shown(
        self, connection: sqlite3.Connection, query: RecallQuery, link: PastTurn | None, known: "Known"
    ) -> dict[bytes, int]:
        """For each message of the history its row: by its chain, else, where a client cut it off, by its pair."""
        session = None if link is None else session_digest(self._digests, query.scope, link.session)
        seqs = _best(known, query, session=session)
        cut_off = [pair for chain, pair in zip(query.chains[1:], query.pairs, strict=False) if chain not in seqs]
        if query.shown and cut_off:
            seqs |= _newest_of(connection, self._digests.owner(query.scope), cut_off)
        return seqs

    def _ledger(
        self, connection: sqlite3.Connection, query: RecallQuery, past: dict[bytes, list[Any]], *, epoch: int
    ) -> tuple[LedgerEntry, ...]:
        found: list[tuple[bytes, int, Injection]] = []
        for chain, (_, owned_by, in_session, written, at, blob) in past.items():
            kept = self._kept(connection, blob, owned_by, in_session, epoch=written, latest=epoch)
            if kept is not None and kept.scope == query.scope and kept.injection.dynamic:
                found.append((chain, at, kept.injection))
        owner = self._digests.owner(query.scope)
        holds = intact(connection, owner, [(at, injection) for _, at, injection in found])
        return tuple(
            LedgerEntry(chain=chain, dynamic=injection.dynamic, memory_ids=injection.memory_ids)
            for (chain, _, injection), is_intact in zip(found, holds, strict=True)
            if is_intact
        )

    def of_turn(self, connection: sqlite3.Connection, tenant: bytes, turn: str) -> tuple[PastTurn, ...]:
        """All steps and attempts of a turn, oldest first."""
        sql = f"SELECT {COLUMNS} FROM journal.turns WHERE tenant = ? AND turn = ? ORDER BY seq"  # noqa: S608 - constant
        rows = connection.execute(sql, (tenant, turn)).fetchall()
        epoch = epochs.current(connection)
        return tuple(link for row in rows if (link := self._read(connection, row, epoch)) is not None)

    def _read(
        self, connection: sqlite3.Connection, row: Sequence[Any] | None, latest: int, scope: Scope | None = None
    ) -> PastTurn | None:
        """The link of a row; None if it is garbage, another owner's, of another `scope`, or erased but not yet gone."""
        if row is None:
            return None
        seq, owner, session, turn, step, attempt, chain, epoch, at, blob, stable, recalled = row
        kept = self._kept(connection, blob, owner, session, epoch=epoch, latest=latest)
        if kept is None or (scope is not None and kept.scope != scope):
            return None  # another agent's: what it was given is not this one's to have
        return PastTurn(
            key=TurnKey(turn, step, attempt),
            session=kept.session,
            chain=chain,
            around=kept.around,
            at=moment(at),
            injection=checked_injection(connection, owner, at, whole(kept.injection, stable, recalled)),
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
        if latest > epoch:
            digests = (self._digests.tenant(kept.scope.tenant), owner, session)
            if epochs.latest(connection, digests) > epoch:
                return None
        return kept


_ONE = f"SELECT {COLUMNS} FROM journal.turns WHERE {{}} ORDER BY {{}} LIMIT 1"  # noqa: S608 - constants
_LATER = "SELECT 1 FROM journal.turns WHERE owner = ? AND session = ? AND seq > ? AND turn <> ? LIMIT 1"


LOOKED_UP = 32
"""So many of the longest prefixes are looked up for the newest turn: a client does not take back more than that."""


def _by_pairs(connection: sqlite3.Connection, owner: bytes, pairs: Sequence[bytes]) -> int | None:
    """The newest turn whose pair and whose session's last pairs before it are these (the history was cut off)."""
    telling = pairs[:TELLING_PAIRS]
    if len(telling) < TELLING_PAIRS:
        return None
    sql = "SELECT seq, session FROM journal.turns WHERE owner = ? AND pair = ? ORDER BY seq DESC LIMIT 8"
    for seq, session in connection.execute(sql, (owner, pairs[0])).fetchall():
        before = connection.execute(_PAIRS_BEFORE, (owner, session, seq, pairs[0], len(telling) - 1)).fetchall()
        if [pair for (pair,) in before] == list(telling[1:]):
            return seq
    return None


def _newest_of(connection: sqlite3.Connection, owner: bytes, pairs: Sequence[bytes]) -> dict[bytes, int]:
    """The newest row of each of these pairs that is known."""
    sql = f"""
        SELECT pair, max(seq) FROM journal.turns WHERE owner = ? AND pair IN ({_marks(pairs)}) GROUP BY pair
    """  # noqa: S608 - marks
    return dict(connection.execute(sql, (owner, *_padded(pairs))).fetchall())


# A turn that was asked again, or whose tools took several steps, has several rows.
_PAIRS_BEFORE = """
    SELECT pair FROM journal.turns WHERE owner = ? AND session = ? AND seq < ? AND pair <> ?
    GROUP BY pair ORDER BY max(seq) DESC LIMIT ?
"""


Known = list[tuple[bytes, bytes, bytes | None, int]]
"""Chain, session, pair and the newest such row."""


def _known(connection: sqlite3.Connection, owner: bytes, chains: Sequence[bytes]) -> Known:
    """The turns that these chains stand for, in all sessions."""
    sql = f"""
        SELECT chain, session, pair, max(seq) FROM journal.turns
        WHERE owner = ? AND chain IN ({_marks(chains)}) GROUP BY chain, session, pair
    """  # noqa: S608 - marks
    return connection.execute(sql, (owner, *_padded(chains))).fetchall()


def _own(known: Known, query: RecallQuery) -> Known:
    """Of the turns of this very chain only those that followed the turn before with its answer, the newest such one.

    Others belong to conversations in which the user said the same: to another answer, or all over again.
    """
    if not query.pairs or len(query.chains) == 1:
        return known
    before = [
        (seq, session) for chain, session, pair, seq in known if (chain, pair) == (query.chains[1], query.pairs[0])
    ]
    if not before:
        return known
    _, session = max(before)
    return [row for row in known if row[0] != query.chains[0] or row[1] == session]


def _best(known: Known, query: RecallQuery, *, session: bytes | None) -> dict[bytes, int]:
    """Of each chain the row of this session, else the one with its pair, else the newest."""
    pairs = dict(zip(query.chains[1:], query.pairs, strict=False))
    best: dict[bytes, tuple[bool, bool, int]] = {}
    for chain, in_session, pair, seq in known:
        merit = (in_session == session, pair is not None and pair == pairs.get(chain), seq)
        best[chain] = max(best.get(chain, merit), merit)
    return {chain: seq for chain, (_, _, seq) in best.items()}


def _marks(values: Sequence[object]) -> str:
    """Marks for at least these values: few different numbers of them, so that SQLite prepares few statements."""
    return ", ".join("?" * _room(len(values)))


def _padded(values: Sequence[T]) -> list[T]:
    return [*values, *[values[-1]] * (_room(len(values)) - len(values))]


def _room(count: int) -> int:
    return 1 << max(count - 1, 0).bit_length()


def intact(
    connection: sqlite3.Connection, owner: bytes, given: Sequence[tuple[int, Injection]], *, closed: bool = False
) -> list[bool]:
    """Whether all that each injection says still holds: nothing of it was deleted, or corrected since its time (P9).

    What the worker supersedes is another thing: the old line stays where it was said, and the new one tells of it.
    `closed`: a memory that the worker closed counts as one that was true.
    """
    ids = sorted({memory_id for _, injection in given for memory_id in injection.memory_ids})
    fields = {name for _, injection in given for name in injection.fields}
    sought = (int(closed), json.dumps(ids))
    rows: list[tuple[str, int]] = connection.execute(_MEMORIES_SINCE, sought).fetchall() if ids else []
    memories = dict(rows)
    profile = fields_since(connection, owner) if fields else {}
    return [
        all(memories.get(memory_id, LATE) <= at for memory_id in injection.memory_ids)
        and all(profile.get(name, LATE) <= at for name in injection.fields)
        for at, injection in given
    ]


def fields_since(connection: sqlite3.Connection, owner: bytes) -> dict[str, int]:
    """When each field of the owner's profile was last corrected; one that is not there was dropped."""
    return dict(connection.execute(_FIELDS_SINCE, (owner,)).fetchall())


LATE = 1 << 62
"""Later than any time: what is no longer there was deleted since."""

_MEMORIES_SINCE = """
    SELECT id, coalesce(corrected, 0) FROM memories
    WHERE closed <= ? AND id IN (SELECT value FROM json_each(?))
"""
_FIELDS_SINCE = "SELECT name, coalesce(corrected, 0) FROM profiles WHERE owner = ? AND length(body) > 0"


def checked_injection(connection: sqlite3.Connection, owner: bytes, at: int, injection: Injection) -> Injection:
    """The injection, blank unless it is intact: its lines are not replayed."""
    return injection if all(intact(connection, owner, [(at, injection)])) else blanked(injection)


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
