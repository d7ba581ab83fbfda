"""Erasing without a trace: from all keys of an owner, from what is in flight, and from the server's file.

Each step may be repeated after a crash or a stall, and an erasure that was not acknowledged is to be asked for again
(FAULTS D05): the epochs rise first, so that nothing in flight brings anything back meanwhile.
"""

from collections.abc import Collection, Iterable, Sequence
from datetime import datetime

import msgspec

from adapters.redis import scripts
from adapters.redis.applying import Applier
from adapters.redis.changes import SESSION, TOMBSTONE, Forget, event_of
from adapters.redis.compaction import Compaction
from adapters.redis.connection import Connection, Script
from adapters.redis.epochs import Epochs
from adapters.redis.keys import Keyspace
from adapters.redis.profiles import kept_field, written
from adapters.redis.queue import RedisQueue
from adapters.redis.records import BLOCKS, session_digest
from adapters.redis.sessions import RedisSessions
from memory.errors import Conflict, InvalidInput
from memory.ports import Erased, Erasure
from memory.scope import Digests, Scope

BATCH = 200
"""Most memories or turns in one run of a script: a few milliseconds in which the server does nothing else."""

FORGET = Script(
    scripts.KEYS,
    scripts.COUNT,
    """
    local owner, tenant, tombstone, total = ARGV[2], ARGV[3], ARGV[4], 0
    local embedders = redis.call('HKEYS', base .. 'embedders')
    embedders[#embedders + 1] = 'none'
    for i = 5, #ARGV do
      local id = ARGV[i]
      local key, history = base .. 'm:' .. id, base .. 'h:' .. id
      local f = redis.call('HMGET', key, 'owner', 'fact', 'scope')
      local origin = redis.call('HGET', own(owner, 'closed'), id)
      if f[1] == owner or origin then
        local fact = f[2] or (origin and origin:match('|(.*)$'))
        if f[1] then
          for _, tag in ipairs(embedders) do redis.call('ZREM', base .. 'embedded:' .. tag, id) end
          count(owner, tenant, f[3] or '', -1)
        end
        if fact and fact ~= '' then
          if tombstone ~= '' then
            redis.call('HSET', own(owner, 'facts'), fact, tombstone)
          else
            redis.call('HDEL', own(owner, 'facts'), fact)
          end
        end
        redis.call('DEL', key, history)
        total = total + 1
      end
      redis.call('ZREM', own(owner, 'live'), id)
      redis.call('SREM', own(owner, 'standing'), id)
      redis.call('SREM', own(owner, 'episodes'), id)
      redis.call('HDEL', own(owner, 'closed'), id)
      redis.call('HDEL', own(owner, 'retrieved'), id)
      redis.call('ZREM', base .. 'working', id)
    end
    return total
    """,
)
"""Erases memories of an owner, with their history; gives how many there were."""

DROP_TURNS = Script(
    scripts.KEYS,
    scripts.JOBS,
    scripts.DROP,
    """
    local count = 0
    for i = 4, #ARGV do
      local f = redis.call('HMGET', record_of(ARGV[i]), 'epoch', 'session')
      if not f[1] or (tonumber(f[1]) < tonumber(ARGV[2]) and (ARGV[3] == '' or f[2] == ARGV[3])) then
        if drop(ARGV[i]) then count = count + 1 end
      end
    end
    return count
    """,
)
"""Erases an owner's turns (of a session) that were read before an erasure; gives how many were journalled ones."""

BLANK = Script(
    scripts.KEYS,
    scripts.LINK,
    f"local BLOCKS = {{{', '.join(repr(name) for name in BLOCKS)}}}",
    """
    local owner, count = ARGV[2], tonumber(ARGV[3])
    local erased = {}
    for i = 4, 3 + count do erased[ARGV[i]] = true end
    for i = 4 + count, #ARGV do
      local seq, record = ARGV[i], record_of(ARGV[i])
      local f = redis.call('HMGET', record, 'ids', 'session', 'chain', 'pair', 'bare')
      for id in (f[1] or ''):gmatch('[^\\n]+') do
        if erased[id] then redis.call('HDEL', record, unpack(BLOCKS)) break end
      end
      -- A turn of an erased session may have hidden it.
      if f[5] then lead_to(seq, owner, f[2], f[3], f[4]) end
    end
    """,
)
"""Takes the blocks with erased memories out of the links that stay (P9), and leads to all of these anew."""

FORGET_FIELD = Script(
    """
    if redis.call('HGET', KEYS[1], ARGV[2]) ~= ARGV[3] then return 0 end
    if ARGV[4] == '' then redis.call('HDEL', KEYS[1], ARGV[2]) else redis.call('HSET', KEYS[1], ARGV[2], ARGV[4]) end
    return 1
    """,
)
"""Replaces a field of a profile if it is still as it was read."""


class Owner(msgspec.Struct, frozen=True, kw_only=True):
    """Whose memories and turns are erased."""

    shard: int
    owner: bytes
    tenant: bytes


class Eraser:
    """Erases memories, sessions, users and tenants."""

    def __init__(
        self,
        connection: Connection,
        *,
        keys: Keyspace,
        epochs: Epochs,
        queue: RedisQueue,
        applier: Applier,
        sessions: RedisSessions,
        compaction: Compaction,
        digests: Digests,
    ) -> None:
        self._connection = connection
        self._keys = keys
        self._epochs = epochs
        self._queue = queue
        self._applier = applier
        self._sessions = sessions
        self._compaction = compaction
        self._digests = digests

    async def erase(self, erasure: Erasure, *, at: datetime) -> Erased:
        """Returns when nothing of it is left; may be repeated. Raises `InvalidInput` and `StoreUnavailable`."""
        needed = _NEEDED[erasure.what]
        if any(not getattr(erasure, name) for name in needed):
            raise InvalidInput(f"to erase a {erasure.what}, name its {', '.join(needed)}")
        erased = await self._erase(erasure, at)
        await self._compaction.run()
        return erased

    async def _erase(self, erasure: Erasure, at: datetime) -> Erased:
        tenant = self._digests.tenant(erasure.tenant)
        scope = None if not erasure.user else Scope(erasure.tenant, erasure.user)
        owner = None if scope is None else self._owner(self._digests.owner(scope), tenant)
        if erasure.what == "tenant" or owner is None:
            if erasure.what == "memory":
                return await self._erase_memory(erasure, tenant, None, at=at)
            return await self._erase_tenant(tenant)
        if erasure.what == "memory":
            return await self._erase_memory(erasure, tenant, owner.owner, at=at)
        if erasure.what == "session" and scope is not None:
            return await self._erase_session(erasure, owner, scope, at=at)
        return await self._erase_user(owner)

    # ── What is erased ────────────────────────────────────────────────────────────────────────────────────────

    async def _erase_tenant(self, tenant: bytes) -> Erased:
        shards = list(range(self._keys.shards))
        epochs = await self._epochs.advance(tenant, shards)
        total = Erased(memories=0, turns=0)
        for shard in shards:
            key = self._keys.of_shard(shard, f"tenant:{tenant.hex()}")
            (owners,) = await self._connection.read([("SMEMBERS", key)])
            for name in owners:
                owner = Owner(shard=shard, owner=bytes.fromhex(name.decode()), tenant=tenant)
                total = _sum(total, await self._erase_all(owner, epochs[shard]))
        return total

    async def _erase_user(self, owner: Owner) -> Erased:
        epochs = await self._epochs.advance(owner.owner, [owner.shard])
        return await self._erase_all(owner, epochs[owner.shard])

    async def _erase_all(self, owner: Owner, epoch: int) -> Erased:
        """Everything of an owner but what was read after the erasure. It is off its tenant's list at last."""
        memories = await self._forget(owner, await self._memory_ids(owner))
        turns = await self._drop_turns(owner, epoch, session="")
        keys, tenant = self._keys, self._keys.of_shard(owner.shard, f"tenant:{owner.tenant.hex()}")
        leftover = [keys.facts(owner.owner), keys.profile(owner.owner)]
        for log in await self._sessions.logs.of_owner(owner.owner):
            leftover += log.all_keys
        leftover += [keys.sessions(owner.owner), keys.chains(owner.owner)]
        await self._connection.write([("DEL", *leftover)])
        if not await self._turns(owner):
            await self._connection.write([("DEL", keys.links(owner.owner)), ("SREM", tenant, owner.owner.hex())])
        return Erased(memories=memories, turns=turns)

    async def _erase_session(self, erasure: Erasure, owner: Owner, scope: Scope, *, at: datetime) -> Erased:
        name = erasure.session or ""
        session = session_digest(self._digests, scope, name)
        epochs = await self._epochs.advance(session, [owner.shard])
        for log in await self._sessions.logs.of_owner(owner.owner):
            if log.name == name:
                await self._sessions.drop(log)
        ids = await self._memory_ids_of_session(owner, session.hex())
        await self._unsay(erasure, owner, ids, at=at)
        memories = await self._forget(owner, ids)
        turns = await self._drop_turns(owner, epochs[owner.shard], session=session.hex())
        await self._leave_no_lines(owner, ids)
        return Erased(memories=memories, turns=turns)

    async def _erase_memory(self, erasure: Erasure, tenant: bytes, only: bytes | None, *, at: datetime) -> Erased:
        """A memory of the tenant, and of one owner if that is named. It leaves a tombstone."""
        memory_id, memories = erasure.memory_id or "", 0
        for owner in await self._owners_of(memory_id, tenant):
            if only in (None, owner.owner):
                await self._unsay(erasure, owner, [memory_id], at=at)
                memories += await self._forget(owner, [memory_id], tombstone=TOMBSTONE)
                await self._queue.trim_finished(owner.shard)
                await self._leave_no_lines(owner, [memory_id])
        return Erased(memories=memories, turns=0)

    async def _unsay(self, erasure: Erasure, owner: Owner, ids: Sequence[str], *, at: datetime) -> None:
        """What these memories said leaves the sessions that stay."""
        forget = Forget(owner=owner.owner, tenant=erasure.tenant, memory_ids=frozenset(ids))
        await self._applier.forget(owner.shard, forget, at=at)

    # ── Steps ─────────────────────────────────────────────────────────────────────────────────────────────────

    async def _forget(self, owner: Owner, ids: Sequence[str], *, tombstone: str = "") -> int:
        args = (owner.owner.hex(), owner.tenant.hex(), tombstone)
        return sum([await self._run(FORGET, owner.shard, *args, *batch) for batch in _batches(ids)])

    async def _drop_turns(self, owner: Owner, epoch: int, *, session: str) -> int:
        seqs = await self._turns(owner)
        return sum([await self._run(DROP_TURNS, owner.shard, epoch, session, *batch) for batch in _batches(seqs)])

    async def _leave_no_lines(self, owner: Owner, ids: Collection[str]) -> None:
        """Neither the kept injections nor the profile say any more what was erased."""
        for batch in _batches(await self._turns(owner)):
            await self._run(BLANK, owner.shard, owner.owner.hex(), len(ids), *ids, *batch)
        await self._forget_fields(owner, frozenset(ids))

    async def _forget_fields(self, owner: Owner, ids: frozenset[str]) -> None:
        """What these memories said leaves the profile; a field that is written meanwhile is read again."""
        key = self._keys.profile(owner.owner)
        while stale := [pair for pair in await self._fields(key) if _says(pair[1], ids)]:
            for name, value in stale:
                left = _without(value, ids)
                await self._connection.write([FORGET_FIELD.call([key], ["", name, value, left])])

    async def _fields(self, key: str) -> list[tuple[bytes, bytes]]:
        (fields,) = await self._connection.read([("HGETALL", key)])
        return list(fields.items())

    # ── What there is ─────────────────────────────────────────────────────────────────────────────────────────

    async def _memory_ids(self, owner: Owner) -> list[str]:
        live, closed = await self._connection.read(
            [("ZRANGE", self._keys.live(owner.owner), 0, -1), ("HKEYS", self._keys.closed(owner.owner))]
        )
        return [memory_id.decode() for memory_id in (*live, *closed)]

    async def _memory_ids_of_session(self, owner: Owner, session: str) -> list[str]:
        live, closed = await self._connection.read(
            [("ZRANGE", self._keys.live(owner.owner), 0, -1), ("HGETALL", self._keys.closed(owner.owner))]
        )
        ids = [memory_id.decode() for memory_id in live]
        found = [memory_id.decode() for memory_id, origin in closed.items() if origin.startswith(session.encode())]
        for batch in _batches(ids):
            keys = [self._keys.memory(owner.shard, memory_id) for memory_id in batch]
            tags = await self._connection.read([("HGET", key, SESSION) for key in keys])
            found += [memory_id for memory_id, tag in zip(batch, tags, strict=True) if tag == session.encode()]
        return found

    async def _turns(self, owner: Owner) -> list[str]:
        (seqs,) = await self._connection.read([("ZRANGE", self._keys.turns(owner.owner), 0, -1)])
        return [seq.decode() for seq in seqs]

    async def _owners_of(self, memory_id: str, tenant: bytes) -> list[Owner]:
        """Whose memory it is, of this tenant; its history tells, even if it was closed."""
        replies = await self._connection.read(
            [("LINDEX", self._keys.history(shard, memory_id), 0) for shard in range(self._keys.shards)]
        )
        found = [(shard, event_of(line)) for shard, line in enumerate(replies) if line is not None]
        return [
            Owner(shard=shard, owner=event.owner, tenant=tenant)
            for shard, event in found
            if event is not None and event.tenant == tenant
        ]

    def _owner(self, owner: bytes, tenant: bytes) -> Owner:
        return Owner(shard=self._keys.shard_of(owner), owner=owner, tenant=tenant)

    async def _run(self, script: Script, shard: int, *args: str | int) -> int:
        base, key = self._keys.of_shard(shard, ""), self._keys.of_shard(shard, "clock")
        (reply,) = await self._connection.write([script.call([key], [base, *args])])
        return reply or 0


_NEEDED = {
    "memory": ("tenant", "memory_id"),
    "session": ("tenant", "user", "session"),
    "user": ("tenant", "user"),
    "tenant": ("tenant",),
}


def _batches(items: Sequence[str]) -> Iterable[Sequence[str]]:
    return (items[start : start + BATCH] for start in range(0, len(items), BATCH))


def _sum(one: Erased, other: Erased) -> Erased:
    return Erased(memories=one.memories + other.memories, turns=one.turns + other.turns)


def _says(value: bytes, ids: frozenset[str]) -> bool:
    kept = kept_field(value)
    return kept is not None and kept.field.without(ids) != kept.field


def _without(value: bytes, ids: frozenset[str]) -> bytes:
    """The field without what these memories said, as it is kept; empty if nothing is left."""
    kept = kept_field(value)
    if kept is None:
        raise Conflict("the profile's field was written meanwhile")
    return written(kept.field.without(ids), value, place=kept.place) or b""
