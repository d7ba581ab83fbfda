"""Epochs: how a delete reaches what is still in flight.

Each erasure of a tenant, user, agent, run or session takes the store's next number and writes it beside the digest of
what it erased. A turn carries the store's number of the moment when it was read: it is void if any of its digests has a
later one. So no session need be known when the turn is read, and nobody else's erasure voids it.
"""

import sqlite3
from collections.abc import Sequence

from memory.model.scope import Digests, Scope


def current(connection: sqlite3.Connection) -> int:
    """The number of the store's latest erasure."""
    return connection.execute("SELECT coalesce(max(epoch), 0) FROM epochs").fetchone()[0]


def latest(connection: sqlite3.Connection, digests: Sequence[bytes]) -> int:
    """The number of the latest erasure of one of these, given by their digests: of a turn's `voiding` ones."""
    sql = f"SELECT coalesce(max(epoch), 0) FROM epochs WHERE digest IN ({', '.join('?' * len(digests))})"  # noqa: S608 - marks
    return connection.execute(sql, tuple(digests)).fetchone()[0]


def is_void(connection: sqlite3.Connection, digests: Sequence[bytes], *, since: int) -> bool:
    """Whether one of these was erased after the epoch `since`. Mostly nothing at all was, which is asked sooner."""
    return current(connection) > since and latest(connection, digests) > since


def voiding(digests: Digests, scope: Scope, *, session: bytes) -> tuple[bytes, ...]:
    """Whose erasure voids a turn of this scope and session."""
    return (digests.tenant(scope.tenant), digests.owner(scope), session, *digests.parts(scope))


def advance(connection: sqlite3.Connection, digest: bytes) -> int:
    """Take the next number for an erasure of `digest`."""
    epoch = current(connection) + 1
    connection.execute("INSERT OR REPLACE INTO epochs VALUES (?, ?)", (digest, epoch))
    return epoch
