"""Erasing without a trace: from all keys of an owner, from what is in flight, and from the server's file.

Each step may be repeated after a crash or a stall, and an erasure that was not acknowledged is to be asked for again
(FAULTS D05): the epochs rise first, so that nothing in flight brings anything back meanwhile. What tells a repeated
erasure what there is to erase, a memory and its history, goes only after all that was found by it.
"""

import time
from collections.abc import Collection, Iterable, Sequence, Set
from datetime import datetime

import msgspec

from adapters.redis import scripts
from adapters.redis.applying import ATTEMPTS, SCRIPT_SECONDS, Applier
from adapters.redis.changes import (
    SESSION,
    TOMBSTONE,
    RedactMemory,
    RedactOwnersSessions,
    blob_of_event,
    event_of,
)
from adapters.redis.compaction import Compaction
from adapters.redis.connection import RedisConnection, Script
from adapters.redis.documents import micros
from adapters.redis.epochs import Epochs
from adapters.redis.keys import Keyspace
from adapters.redis.profiles import kept_field, written
from adapters.redis.queue import RedisQueue
from adapters.redis.records import BLOCKS, session_digest
from adapters.redis.sessions import RedisSessions
from memory.model.errors import InvalidInput, StoreUnavailable
from memory.model.scope import Digests, Scope
from memory.ports.memories import Erased, Erasure
from memory.store.correcting import corrected_at

BATCH = 200
"""Most memories or turns in one run of a script: a few milliseconds in which the server does nothing else."""

COMPACTION_SECONDS = 2.0
"""How long an erasure waits for the file to be rewritten before it says that it is not yet: some 100 MB."""

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
    scripts.INTACT,
    f"local BLOCKS = {{{', '.join(repr(name) for name in BLOCKS)}}}",
    """
    local owner, count = ARGV[2], tonumber(ARGV[3])
    local erased = {}
    for i = 4, 3 + count do erased[ARGV[i]] = true end
    for i = 4 + count, #ARGV do
      local seq, record = ARGV[i], record_of(ARGV[i])
      local f = redis.call('HMGET', record, 'ids', 'session', 'chain', 'pair', 'bare', 'names', 'at')
      local tells = not is_intact(owner, f[7] or 0, '', f[6])
      for id in (f[1] or ''):gmatch('[^\\n]+') do tells = tells or erased[id] end
      if tells then redis.call('HDEL', record, unpack(BLOCKS)) end
      -- A turn of an erased session may have hidden it.
      if f[5] then lead_to(seq, owner, f[2], f[3], f[4]) end
    end
    """,
)
"""Takes the blocks with erased memories, and with fields of the profile that were corrected since, out of the links
that stay (P9), and leads to all of these anew."""

REPLACE_FIELD = Script(
    """
    if redis.call('HGET', KEYS[1], ARGV[2]) ~= ARGV[3] then return 0 end
    redis.call('HSET', KEYS[1], ARGV[2], ARGV[4])
    return 1
    """,
)
"""Replaces a field of a profile if it is still as it was read."""

REPLACE_HISTORY = Script(
    """
    if redis.call('LLEN', KEYS[1]) ~= tonumber(ARGV[2]) then return 0 end
    redis.call('DEL', KEYS[1])
    for i = 3, #ARGV do redis.call('RPUSH', KEYS[1], ARGV[i]) end
    return 1
    """,
)
"""Replaces a memory's history if no line was added since it was read; gives whether it did."""


class Owner(msgspec.Struct, frozen=True, kw_only=True):
    """Whose memories and turns are erased."""

    shard: int
    owner: bytes
    tenant: bytes


class RedisEraser:
    """Erases memories, sessions, users and tenants."""

    def __init__(
        self,
        connection: RedisConnection,
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
        """Returns when nothing of it is left but what compaction is to take out of the file; may be repeated.

        Raises `InvalidInput` and `StoreUnavailable`.
        """
        needed = _NEEDED[erasure.what]
        if any(not getattr(erasure, name) for name in needed):
            raise InvalidInput(f"to erase a {erasure.what}, name its {', '.join(needed)}")
        erased = await self._erase(erasure, at)
        if not erased.known:
            return erased
        number = await self._compaction.ask()
        served = await self._compaction.served_within(number, COMPACTION_SECONDS)
        return msgspec.structs.replace(erased, state="erased" if served else "compacting")

    async def _erase(self, erasure: Erasure, at: datetime) -> Erased:
        tenant = self._digests.tenant(erasure.tenant)
        scope = None if not erasure.user else Scope(erasure.tenant, erasure.user)
        digest = None if scope is None else self._digests.owner(scope)
        owner = None if digest is None else Owner(shard=self._keys.shard_of(digest), owner=digest, tenant=tenant)
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
                erased = await self._erase_all(owner, epochs[shard])
                total = Erased(
                    memories=total.memories + erased.memories,
                    turns=total.turns + erased.turns,
                    sessions=total.sessions + erased.sessions,
                )
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
        logs = await self._sessions.logs.of_owner(owner.owner)
        for log in logs:
            leftover += log.all_keys
        leftover += [keys.sessions(owner.owner), keys.chains(owner.owner)]
        await self._connection.keep([("DEL", *leftover)])
        if not await self._turns(owner):
            await self._connection.keep([("DEL", keys.links(owner.owner)), ("SREM", tenant, owner.owner.hex())])
        return Erased(memories=memories, turns=turns, sessions=len(logs))

    async def _erase_session(self, erasure: Erasure, owner: Owner, scope: Scope, *, at: datetime) -> Erased:
        name = erasure.session or ""
        session = session_digest(self._digests, scope, name)
        again = await self._epochs.is_erased(session, owner.shard)
        # Once the epoch has risen, a worker may find its turns void and drop them before they are counted below.
        had_turns = await self._has_turns(owner, session.hex())
        epochs = await self._epochs.advance(session, [owner.shard])
        logs = [log for log in await self._sessions.logs.of_owner(owner.owner) if log.name == name]
        for log in logs:
            await self._sessions.drop(log)
        # Answers that were given with its memories stand in the content of other sessions' finished records.
        await self._queue.trim_finished(owner.shard)
        ids = await self._memory_ids_of_session(owner, session.hex())
        said = await self._said_in(owner, session.hex(), but=frozenset(ids))
        # What was said leaves the memories that stay, and the profile. See `memory.store.unlearning`.
        for memory_id, texts in said.items():
            await self._applier.carry_out(owner.shard, RedactMemory(memory_id=memory_id, texts=texts), at=at)
        await self._leave_sessions(erasure, owner, ids, said, at=at)
        await self._leave_no_lines(owner, ids, said, at=at)
        memories = await self._forget(owner, ids)
        turns = await self._drop_turns(owner, epochs[owner.shard], session=session.hex())
        # Until now the memories could be recalled and be written down once more.
        await self._leave_no_lines(owner, ids, said, at=at)
        # Nothing else tells a repeated erasure what the session said: the histories come last.
        for memory_id in said:
            await self._leave_history(self._keys.history(owner.shard, memory_id), session.hex())
        known = again or had_turns or bool(logs or ids or said or turns)
        return Erased(memories=memories, turns=turns, sessions=len(logs), known=known)

    async def _erase_memory(self, erasure: Erasure, tenant: bytes, only: bytes | None, *, at: datetime) -> Erased:
        """A memory of the tenant, and of one owner if that is named. It leaves a tombstone."""
        memory_id, memories = erasure.memory_id or "", 0
        for owner in await self._owners_of(memory_id, tenant):
            if only in (None, owner.owner):
                await self._leave_sessions(erasure, owner, [memory_id], at=at)
                await self._queue.trim_finished(owner.shard)
                await self._leave_no_lines(owner, [memory_id], at=at)
                memories += await self._forget(owner, [memory_id], tombstone=TOMBSTONE)
                # Until now it could be recalled and be written down once more.
                await self._leave_no_lines(owner, [memory_id], at=at)
        return Erased(memories=memories, turns=0)

    async def _leave_sessions(
        self, erasure: Erasure, owner: Owner, ids: Sequence[str], staying: Collection[str] = (), *, at: datetime
    ) -> None:
        """What these memories said, or say no more, leaves the sessions that stay."""
        forget = RedactOwnersSessions(
            owner=owner.owner, tenant=erasure.tenant, memory_ids=frozenset(ids), staying=frozenset(staying)
        )
        await self._applier.carry_out(owner.shard, forget, at=at)

    async def _leave_history(self, key: str, session: str) -> None:
        """What was said in a session leaves the history of a memory that stays."""
        for _ in range(ATTEMPTS):
            (lines,) = await self._connection.read([("LRANGE", key, 0, -1)])
            left, texts = _unsaid(lines, session)
            if not texts:
                return
            (replaced,) = await self._connection.keep([REPLACE_HISTORY.call([key], ["", len(lines), *left])])
            if replaced:
                return
        raise StoreUnavailable(f"{self._connection.name}: a history grows faster than it is erased from; erase again")

    # ── Steps ─────────────────────────────────────────────────────────────────────────────────────────────────

    async def _forget(self, owner: Owner, ids: Sequence[str], *, tombstone: str = "") -> int:
        args = (owner.owner.hex(), owner.tenant.hex(), tombstone)
        return sum([await self._run(FORGET, owner.shard, *args, *batch) for batch in _batches(ids)])

    async def _drop_turns(self, owner: Owner, epoch: int, *, session: str) -> int:
        seqs = await self._turns(owner)
        return sum([await self._run(DROP_TURNS, owner.shard, epoch, session, *batch) for batch in _batches(seqs)])

    async def _leave_no_lines(
        self, owner: Owner, ids: Sequence[str], changed: Collection[str] = (), *, at: datetime
    ) -> None:
        """Neither the profile nor the kept injections say any more what was erased."""
        await self._forget_fields(owner, frozenset(ids), at=at)
        told = (*ids, *changed)
        for batch in _batches(await self._turns(owner)):
            await self._run(BLANK, owner.shard, owner.owner.hex(), len(told), *told, *batch)

    async def _forget_fields(self, owner: Owner, ids: frozenset[str], *, at: datetime) -> None:
        """What these memories said leaves the profile; a field that is written meanwhile is read again."""
        key, since = self._keys.profile(owner.owner), time.monotonic()
        while True:
            (fields,) = await self._connection.read([("HGETALL", key)])
            stale = {
                name: (value, kept)
                for name, value in fields.items()
                if (kept := kept_field(value)) is not None and kept.field.without(ids) != kept.field
            }
            if not stale:
                return
            corrected = micros(corrected_at(at, since=since, within=SCRIPT_SECONDS))
            for name, (value, kept) in stale.items():
                field, place = kept.field.without(ids), kept.place
                left = written(field, value, place=place, by_hand=True, corrected=corrected) or value
                await self._connection.keep([REPLACE_FIELD.call([key], ["", name, value, left])])

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

    async def _said_in(self, owner: Owner, session: str, *, but: Set[str]) -> dict[str, frozenset[str]]:
        """The texts that were said in a session by memories that stay, as their histories tell."""
        said: dict[str, frozenset[str]] = {}
        for batch in _batches([memory_id for memory_id in await self._memory_ids(owner) if memory_id not in but]):
            keys = [self._keys.history(owner.shard, memory_id) for memory_id in batch]
            histories = await self._connection.read([("LRANGE", key, 0, -1) for key in keys])
            for memory_id, lines in zip(batch, histories, strict=True):
                _, texts = _unsaid(lines, session)
                if texts:
                    said[memory_id] = texts
        return said

    async def _turns(self, owner: Owner) -> list[str]:
        (seqs,) = await self._connection.read([("ZRANGE", self._keys.turns(owner.owner), 0, -1)])
        return [seq.decode() for seq in seqs]

    async def _has_turns(self, owner: Owner, session: str) -> bool:
        """The newest are looked at first: a session is rarely deleted years later."""
        for batch in _batches((await self._turns(owner))[::-1]):
            records = [self._keys.record(owner.shard, seq) for seq in batch]
            of = await self._connection.read([("HGET", record, "session") for record in records])
            if session.encode() in of:
                return True
        return False

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

    async def _run(self, script: Script, shard: int, *args: str | int) -> int:
        base, key = self._keys.of_shard(shard, ""), self._keys.of_shard(shard, "clock")
        (reply,) = await self._connection.keep([script.call([key], [base, *args])])
        return reply or 0


_NEEDED = {
    "memory": ("tenant", "memory_id"),
    "session": ("tenant", "user", "session"),
    "user": ("tenant", "user"),
    "tenant": ("tenant",),
}


def _batches(items: Sequence[str]) -> Iterable[Sequence[str]]:
    return (items[start : start + BATCH] for start in range(0, len(items), BATCH))


def _unsaid(lines: Sequence[bytes], session: str) -> tuple[list[bytes], frozenset[str]]:
    """A history without the lines of a session, and the texts that were said in it."""
    events = [event_of(line) for line in lines]
    texts = frozenset(
        event.line.new_value
        for event in events
        if event is not None and event.session == session and event.line.new_value
    )
    left: list[bytes] = []
    for line, event in zip(lines, events, strict=True):
        if event is None or (event.session != session and event.line.old_value not in texts):
            left.append(line)
        elif event.session != session:
            without_old = msgspec.structs.replace(event.line, old_value=None)
            left.append(blob_of_event(msgspec.structs.replace(event, line=without_old)))
    return left, texts
