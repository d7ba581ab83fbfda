"""Of whom the two files keep anything, and by which name.

Names stand in memories, in the journal's links and in the jobs that wait; sessions and profiles have their digests.
"""

import sqlite3

from adapters.sqlite.links import link_of
from adapters.sqlite.marks import State
from memory.model.scope import Digests, Scope
from memory.ports.memories import Subjects
from memory.store.bodies import memory_of

_CLOSED = "SELECT DISTINCT owner FROM memories{whose}"
_OWNERS = """
    SELECT owner FROM (SELECT owner, tenant FROM memories WHERE closed = 0){whose}
    UNION SELECT owner FROM sessions{whose}
    UNION SELECT owner FROM (SELECT owner, tenant FROM profiles WHERE body <> x''){whose}
    UNION SELECT owner FROM journal.turns{whose}
    UNION SELECT owner FROM (SELECT owner, tenant FROM jobs WHERE state <= {dead:d}){whose}
"""
_BODY = "SELECT body FROM memories WHERE owner = ? ORDER BY id DESC LIMIT 1"
_LINK = "SELECT link FROM journal.turns WHERE owner = ? LIMIT 1"
_NAMES = "SELECT tenant_name, user_name FROM jobs WHERE owner = ? AND user_name IS NOT NULL LIMIT 1"


def subjects(connection: sqlite3.Connection, digests: Digests, tenant: str | None) -> Subjects:
    """Everybody of a tenant, or of all, in the order of their digests."""
    whose = "" if tenant is None else " WHERE tenant = :tenant"
    query = {} if tenant is None else {"tenant": digests.tenant(tenant)}

    def owners(sql: str) -> set[bytes]:
        return {owner for (owner,) in connection.execute(sql.format(whose=whose, dead=State.DEAD), query).fetchall()}

    there = owners(_OWNERS)
    named = [_named(connection, digests, owner) for owner in sorted(there)]
    closed = [_named(connection, digests, owner) for owner in sorted(owners(_CLOSED) - there)]
    return Subjects(
        scopes=tuple(filter(None, named)), closed=tuple(filter(None, closed)), unnamed=[*named, *closed].count(None)
    )


def _named(connection: sqlite3.Connection, digests: Digests, owner: bytes) -> Scope | None:
    """A scope of an owner's, by what names her; None: nothing does."""
    if found := connection.execute(_BODY, (owner,)).fetchone():
        memory = memory_of(found[0])
        if memory is not None and digests.owner(memory.scope) == owner:
            return memory.scope
    if found := connection.execute(_LINK, (owner,)).fetchone():
        link = link_of(found[0])
        if link is not None and digests.owner(link.scope) == owner:
            return link.scope
    found = connection.execute(_NAMES, (owner,)).fetchone()
    return None if found is None else Scope(*found)
