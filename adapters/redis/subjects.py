"""Of whom the server keeps anything, and by which name.

Names stand in memories, in the histories of closed ones and in the turns' links; sessions and profiles have digests.
"""

from collections.abc import Sequence

from adapters.redis.connection import Command, RedisConnection
from adapters.redis.documents import BODY
from adapters.redis.keys import Keyspace
from adapters.redis.profiles import profile_of
from adapters.redis.records import scope_of
from adapters.redis.stored import event_of
from memory.model.scope import Digests, Scope
from memory.ports.memories import Subjects
from memory.store.bodies import memory_of

AT_ONCE = 200
"""Owners who are asked about in one round trip."""


async def owners_of(connection: RedisConnection, keys: Keyspace, tenant: str | None = None) -> list[bytes]:
    """Everybody of a tenant, who is given by the digest; None: whoever has live memories or sessions."""
    shards = range(keys.shards)
    if tenant is None:
        remembering = [("ZRANGE", keys.of_shard(shard, "tenants"), 0, -1) for shard in shards]
        talking = [("SMEMBERS", keys.of_shard(shard, "talking")) for shard in shards]
        listed = await connection.read([*remembering, *talking])
        tenants = sorted({digest.decode() for reply in listed for digest in reply})
    else:
        tenants = [tenant]
    asked = [("SMEMBERS", keys.of_shard(shard, f"tenant:{each}")) for each in tenants for shard in shards]
    replies = await connection.read(asked) if asked else ()
    return [bytes.fromhex(member.decode()) for reply in replies for member in reply]


async def subjects(connection: RedisConnection, keys: Keyspace, digests: Digests, owners: Sequence[bytes]) -> Subjects:
    """Those of the owners who have anything, in their order."""
    scopes, only_closed, unnamed = list[Scope](), list[Scope](), 0
    for start in range(0, len(owners), AT_ONCE):
        some = owners[start : start + AT_ONCE]
        there = await connection.read([command for owner in some for command in _asked(keys, owner)])
        width = len(there) // len(some)
        for at, owner in enumerate(some):
            live, turns, closed, sessions, fields = there[at * width : (at + 1) * width]
            is_there = bool(live or turns or sessions or profile_of(fields).fields)
            if not (is_there or closed):
                continue
            scope = await _named(connection, keys, owner, live, turns, closed)
            if scope is not None and digests.owner(scope) == owner:
                (scopes if is_there else only_closed).append(scope)
            else:
                unnamed += 1
    return Subjects(scopes=tuple(scopes), closed=tuple(only_closed), unnamed=unnamed)


def _asked(keys: Keyspace, owner: bytes) -> list[Command]:
    return [
        ("ZRANGE", keys.live(owner), 0, 0),
        ("ZRANGE", keys.turns(owner), -1, -1),
        ("HKEYS", keys.closed(owner)),
        ("ZCARD", keys.sessions(owner)),
        ("HVALS", keys.profile(owner)),
    ]


async def _named(
    connection: RedisConnection,
    keys: Keyspace,
    owner: bytes,
    live: Sequence[bytes],
    turns: Sequence[bytes],
    closed: Sequence[bytes],
) -> Scope | None:
    """A scope of an owner's, by what names her; None: nothing does."""
    shard = keys.shard_of(owner)
    for memory_id in live:
        (body,) = await connection.read([("HGET", keys.memory(shard, memory_id.decode()), BODY)])
        if (memory := memory_of(body or b"")) is not None:
            return memory.scope
    for seq in turns:
        (link,) = await connection.read([("HGET", keys.record(shard, seq.decode()), "bare")])
        if (scope := scope_of(link)) is not None:
            return scope
    for memory_id in closed[:1]:
        (line,) = await connection.read([("LINDEX", keys.history(shard, memory_id.decode()), -1)])
        event = None if line is None else event_of(line)
        if event is not None and (memory := memory_of(event.closed or b"")) is not None:
            return memory.scope
    return None
