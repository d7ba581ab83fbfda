"""Erasing without a trace: from all keys of an owner, from what is in flight, and from the server's file.

Each step may be repeated after a crash or a stall, and an erasure that was not acknowledged is to be asked for again
(FAULTS D05): the epochs rise first, so that nothing in flight brings anything back meanwhile. What tells a repeated
erasure what there is to erase, a memory and its history, goes only after all that was found by it.
"""

from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence, Set
from datetime import datetime

import msgspec

from adapters.redis import scripts
from adapters.redis.applying import ATTEMPTS, Applier
from adapters.redis.compaction import Compaction
from adapters.redis.connection import RedisConnection, Script
from adapters.redis.documents import BODY
from adapters.redis.epochs import Epochs
from adapters.redis.keys import Keyspace
from adapters.redis.logs import Log
from adapters.redis.profiles import profile_of
from adapters.redis.queue import RedisQueue
from adapters.redis.records import BLOCKS, scope_of
from adapters.redis.sessions import RedisSessions
from adapters.redis.stored import SESSION, TOMBSTONE, blob_of_event, event_of
from memory.model.errors import StoreUnavailable
from memory.model.moments import EPOCH
from memory.model.scope import Digests, Scope
from memory.ports.memories import Erased, Erasure
from memory.store.bodies import memory_of
from memory.store.changes import AnyChange, ForgetFields, RedactMemory, RedactOwner
from memory.store.erasing import BY_ID, PARTS, STEPS, WHOLE, SaidLine, Step, named, unsaid

BATCH = 200
"""Most memories or turns in one run of a script: a few milliseconds in which the server does nothing else."""

MOST_TOLD = 1_000
"""Most erased memories that a run of a script compares a batch of turns with."""

COMPACTION_SECONDS = 2.0
"""How long an erasure waits for the file to be rewritten before it says that it is not yet: some 100 MB."""

FORGET = Script(
    scripts.KEYS,
    scripts.TIME,
    scripts.COUNT,
    scripts.CHANGED,
    scripts.PASSING_NAMES,
    """
    local owner, tenant, tombstone, only_closed, total = ARGV[2], ARGV[3], ARGV[4], ARGV[5] == '1', 0
    local embedders = redis.call('HKEYS', base .. 'embedders')
    embedders[#embedders + 1] = 'none'
    local function forget(id)
      local key, history = base .. 'm:' .. id, base .. 'h:' .. id
      local f = redis.call('HMGET', key, 'owner', 'fact', 'scope')
      local origin = redis.call('HGET', own(owner, 'closed'), id)
      if only_closed and f[1] then return end
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
      redis.call('HDEL', own(owner, 'corrected'), id)
      redis.call('HDEL', own(owner, 'retrieved'), id)
      redis.call('ZREM', base .. 'trash', id)
      for _, kept_as in ipairs(PASSING) do redis.call('ZREM', base .. kept_as, id) end
    end
    for i = 6, #ARGV do forget(ARGV[i]) end
    -- Nobody tells what: an id of something erased is not to stay in the list of what changed.
    changed(owner)
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
      local f = redis.call('HMGET', record, 'ids', 'session', 'chain', 'pair', 'bare', 'names', 'at',
        'before')
      local tells = not is_intact(owner, f[7] or 0, '', f[6])
      for id in (f[1] or ''):gmatch('[^\\n]+') do tells = tells or erased[id] end
      if tells then redis.call('HDEL', record, unpack(BLOCKS)) end
      -- A turn of an erased session may have hidden it.
      if f[5] then lead_to(seq, owner, f[2], f[3], f[4], f[8] or '') end
    end
    """,
)
"""Takes the blocks with erased memories, and with fields of the profile that were corrected since, out of the links
that stay (P9), and leads to all of these anew."""

DROP_REST = Script(
    scripts.KEYS,
    """
    local owner, tenant = ARGV[2], ARGV[3]
    local function has(name) return redis.call('EXISTS', own(owner, name)) == 1 end
    redis.call('DEL', own(owner, 'profile'))
    local held = redis.call('HGETALL', own(owner, 'held'))
    for i = 1, #held, 2 do
      if held[i + 1]:sub(1, 1) == ':' then
        redis.call('HDEL', own(owner, 'held'), held[i])
        redis.call('ZREM', base .. 'held', owner .. ':' .. held[i])
      end
    end
    if not has('sessions') then redis.call('DEL', own(owner, 'parts')) end
    if not has('live') then
      redis.call('DEL', own(owner, 'changed'))
      redis.call('HDEL', base .. 'changes', owner)
    end
    local remembers = has('live') or has('closed')
    if not remembers then redis.call('DEL', own(owner, 'facts')) end
    -- The lists by which the next erasure finds what is there are no leftovers, nor is its place with its tenant.
    if remembers or has('sessions') or has('turns') then return 0 end
    redis.call('DEL', own(owner, 'links'), own(owner, 'chains'))
    redis.call('SREM', base .. 'tenant:' .. tenant, owner)
    if redis.call('EXISTS', base .. 'tenant:' .. tenant) == 0 then redis.call('SREM', base .. 'talking', tenant) end
    redis.call('HDEL', base .. 'sizes', owner)
    return 1
    """,
)
"""Erases what belongs to none of an owner's memories, sessions and turns, and, unless there are some that were written
since the erasure began, its place among its tenant's; gives whether it did."""

REPLACE_HISTORY = Script(
    """
    if redis.call('LLEN', KEYS[1]) ~= tonumber(ARGV[2]) then return 0 end
    redis.call('DEL', KEYS[1])
    for i = 3, #ARGV do redis.call('RPUSH', KEYS[1], ARGV[i]) end
    return 1
    """,
)
"""Replaces a memory's history if no line was added since it was read; gives whether it did."""


class Erasing(msgspec.Struct, kw_only=True):
    """An owner from whose keys something is erased, and what was found so far."""

    erasure: Erasure
    at: datetime
    shard: int
    owner: bytes
    tenant: bytes
    session: str = ""
    """The digest of the erased session, in hex; empty: another thing is erased."""
    epoch: int = 0
    ids: Sequence[str] = ()
    """The memories that go."""
    seqs: Sequence[str] = ()
    """Of an agent or a run: the turns that go."""
    scopes: Set[Scope] = frozenset()
    """Of an agent or a run: all scopes that the owner's memories and turns name."""
    said: dict[str, frozenset[str]] = msgspec.field(default_factory=dict[str, "frozenset[str]"])
    """Memories that stay, and the texts that the erased session said by them."""
    again: bool = False
    """Its epoch had risen before, or turns of it were there."""
    memories: int = 0
    turns: int = 0
    sessions: int = 0

    def redactions(self, step: Step) -> list[AnyChange]:
        """What a step changes of what stays."""
        ids, staying = frozenset(self.ids), frozenset(self.said)
        match step:
            case Step.REDACT_MEMORIES:
                return [RedactMemory(memory_id=memory_id, texts=texts) for memory_id, texts in self.said.items()]
            case Step.REDACT_SESSIONS:
                tenant = self.erasure.tenant
                return [RedactOwner(owner=self.owner, tenant=tenant, memory_ids=ids, staying=staying)]
            case Step.FORGET_FIELDS:
                return [ForgetFields(owner=self.owner, tenant=self.tenant, memory_ids=ids)]
            case _:
                return []

    @property
    def erased(self) -> Erased:
        """How much was taken; of a session also whether anything was known of it."""
        known = self.again or bool(self.sessions or self.ids or self.said or self.turns)
        return Erased(memories=self.memories, turns=self.turns, sessions=self.sessions, known=known or not self.session)


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
        self._applier = applier
        self._sessions = sessions
        self._compaction = compaction
        self._digests = digests
        self._steps: dict[Step, Callable[[Erasing], Awaitable[object]]] = {
            Step.RAISE_EPOCH: self._raise_epoch,
            Step.DROP_SESSIONS: self._drop_sessions,
            Step.TRIM_FINISHED: lambda erasing: queue.trim_finished(erasing.shard),
            Step.READ_HISTORIES: self._read_histories,
            Step.BLANK_LINKS: self._blank_links,
            Step.FORGET_MEMORIES: self._forget_memories,
            Step.DROP_TURNS: self._drop_turns,
            Step.LEAVE_HISTORIES: self._leave_histories,
            Step.DROP_REST: self._drop_rest,
        }

    async def erase(self, erasure: Erasure, *, at: datetime) -> Erased:
        """Returns when nothing of it is left but what compaction is to take out of the file; may be repeated.

        Raises `InvalidInput` and `StoreUnavailable`.
        """
        erasure = named(erasure)
        total = Erased(memories=0, turns=0, known=erasure.what != "session")
        for erasing in await self._begun(erasure, at):
            # Once the epoch has risen, a worker may find its turns void and drop them before they are counted.
            found = await self._extent_of(erasing) if erasure.what in WHOLE else None
            for step in STEPS[erasure.what]:
                if step in self._steps:
                    await self._steps[step](erasing)
                for change in erasing.redactions(step):
                    await self._applier.apply(erasing.shard, [change], at=erasing.at)
            total = _both(total, found or erasing.erased)
        if not total.known:
            return total
        number = await self._compaction.ask()
        served = await self._compaction.served_within(number, COMPACTION_SECONDS)
        return msgspec.structs.replace(total, state="erased" if served else "compacting")

    async def extent(self, erasure: Erasure) -> Erased:
        """How much it would be. Raises `InvalidInput` and `StoreUnavailable`."""
        total = Erased(memories=0, turns=0)
        for erasing in await self._erasings(named(erasure), EPOCH, {}):
            total = _both(total, await self._extent_of(erasing))
        return total

    async def _extent_of(self, erasing: Erasing) -> Erased:
        """How much of an owner's goes with an agent, a run, a user or a tenant."""
        is_part = erasing.erasure.what in PARTS
        logs = await self._logs_of(erasing)
        ids = erasing.ids if is_part else await self._memory_ids(erasing)
        seqs = erasing.seqs if is_part else await self._turns(erasing)
        journalled = 0
        for batch in _batches(seqs):
            records = [self._keys.record(erasing.shard, seq) for seq in batch]
            # A mark alone, without what was journalled, tells of no turn.
            journalled += sum(await self._connection.read([("HEXISTS", record, "bare") for record in records]))
        (kept,) = await self._connection.read([("HVALS", self._keys.profile(erasing.owner))])
        fields = len(profile_of(kept).fields)
        return Erased(memories=len(ids), turns=journalled, sessions=len(logs), fields=0 if is_part else fields)

    async def _begun(self, erasure: Erasure, at: datetime) -> list[Erasing]:
        """From whose keys something is to be erased. An epoch of several users' rises before these are read."""
        epochs = dict[int, int]()
        if erasure.what in PARTS or erasure.what == "tenant":
            tenant = self._digests.tenant(erasure.tenant)
            digest = self._digests.part(erasure.reach) if erasure.what in PARTS else tenant
            epochs = await self._epochs.advance(digest, self._shards_of(erasure))
        return await self._erasings(erasure, at, epochs)

    def _shards_of(self, erasure: Erasure) -> list[int]:
        if not erasure.user:
            return list(range(self._keys.shards))
        return [self._keys.shard_of(self._digests.owner(Scope(erasure.tenant, erasure.user)))]

    async def _erasings(self, erasure: Erasure, at: datetime, epochs: Mapping[int, int]) -> list[Erasing]:
        tenant, shards = self._digests.tenant(erasure.tenant), self._shards_of(erasure)
        owner = self._digests.owner(Scope(erasure.tenant, erasure.user)) if erasure.user else None
        ids = dict[bytes, list[str]]()
        if erasure.what in BY_ID:
            ids = await self._ids_by_owner(erasure.memory_ids, tenant, shards)
            owners = [it for it in ids if owner in (None, it)]
            if erasure.what == "trash":
                ids = {it: await self._closed_of(it, ids[it]) for it in owners}
        else:
            owners = [owner] if owner is not None else await self._owners_of(tenant, shards)
        return [
            Erasing(
                erasure=erasure,
                at=at,
                shard=shard,
                owner=it,
                tenant=tenant,
                epoch=epochs.get(shard, 0),
                ids=ids.get(it, ()),
            )
            for it in owners
            for shard in [self._keys.shard_of(it)]
        ]

    # ── Steps, in the order of `memory.store.erasing.STEPS` ───────────────────────────────────────────────────

    async def _raise_epoch(self, erasing: Erasing) -> None:
        if erasing.epoch:  # it has risen, before the users were read
            return
        erasure, digest = erasing.erasure, erasing.owner
        if erasure.what == "session":
            digest = self._digests.session(Scope(erasure.tenant, erasure.user), erasure.session or "")
            erasing.session = digest.hex()
            # Once the epoch has risen, a worker may find its turns void and drop them before they are counted.
            erasing.again = await self._epochs.is_erased(digest, erasing.shard) or await self._has_turns(erasing)
        erasing.epoch = (await self._epochs.advance(digest, [erasing.shard]))[erasing.shard]

    async def _drop_sessions(self, erasing: Erasing) -> None:
        found = await self._logs_of(erasing)
        for log in found:
            await self._sessions.drop(log)
        erasing.sessions = len(found)
        if erasing.erasure.what in PARTS and found:
            codes = dict.fromkeys(log.code for log in found)
            await self._connection.keep([("HDEL", self._keys.parts(erasing.owner), *codes)])

    async def _logs_of(self, erasing: Erasing) -> list[Log]:
        """The sessions that go; of an agent or a run its memories and turns are found first."""
        name, logs = erasing.erasure.session, self._sessions.logs
        if erasing.erasure.what in PARTS:
            await self._find_part(erasing)
            return list(await logs.of_part(erasing.owner, erasing.erasure.reach, erasing.scopes))
        return [it for it in await logs.of_owner(erasing.owner) if name is None or it.name == name]

    async def _find_part(self, erasing: Erasing) -> None:
        """What there is of an agent or a run: memories, live and closed, and turns. Their scopes tell."""
        keys, shard, reach = self._keys, erasing.shard, erasing.erasure.reach
        scopes, ids, seqs = set[Scope](), list[str](), list[str]()
        for batch in _batches(await self._memory_ids(erasing)):
            bodies = await self._connection.read([("HGET", keys.memory(shard, it), BODY) for it in batch])
            lines = await self._connection.read([("LINDEX", keys.history(shard, it), -1) for it in batch])
            for memory_id, body, line in zip(batch, bodies, lines, strict=True):
                event = None if line is None or body is not None else event_of(line)
                memory = memory_of(body or (b"" if event is None else event.closed))
                if memory is not None:
                    scopes.add(memory.scope)
                    ids += [memory_id] if reach.covers(memory.scope) else []
        for batch in _batches(await self._turns(erasing)):
            links = await self._connection.read([("HGET", keys.record(shard, seq), "bare") for seq in batch])
            for seq, link in zip(batch, links, strict=True):
                if (scope := scope_of(link)) is not None:
                    scopes.add(scope)
                    seqs += [seq] if reach.covers(scope) else []
        # Of a session that a release before began nobody may know but that it is of this very agent or run.
        named = Scope(erasing.erasure.tenant, None, erasing.erasure.agent, erasing.erasure.run)
        erasing.ids, erasing.seqs, erasing.scopes = ids, seqs, {*scopes, named}

    async def _read_histories(self, erasing: Erasing) -> None:
        """Which of the owner's memories were said in the session, first or since."""
        keys, session = self._keys, erasing.session.encode()
        live, closed = await self._connection.read(
            [("ZRANGE", keys.live(erasing.owner), 0, -1), ("HGETALL", keys.closed(erasing.owner))]
        )
        ids = [memory_id.decode() for memory_id, origin in closed.items() if origin.startswith(session)]
        for batch in _batches([memory_id.decode() for memory_id in live]):
            tags = await self._connection.read([("HGET", keys.memory(erasing.shard, it), SESSION) for it in batch])
            ids += [memory_id for memory_id, tag in zip(batch, tags, strict=True) if tag == session]
        erasing.ids = ids
        others = set(await self._memory_ids(erasing)).difference(ids)
        for batch in _batches(sorted(others)):
            lists = [keys.history(erasing.shard, memory_id) for memory_id in batch]
            histories = await self._connection.read([("LRANGE", key, 0, -1) for key in lists])
            for memory_id, lines in zip(batch, histories, strict=True):
                if texts := _unsaid(lines, erasing.session)[1]:
                    erasing.said[memory_id] = texts

    async def _blank_links(self, erasing: Erasing) -> None:
        """The kept injections no longer say what was erased."""
        told = [*erasing.ids, *erasing.said]
        turns = await self._turns(erasing)
        for start in range(0, len(told) or 1, MOST_TOLD):
            some = told[start : start + MOST_TOLD]
            for batch in _batches(turns):
                await self._run(BLANK, erasing.shard, erasing.owner.hex(), len(some), *some, *batch)

    async def _forget_memories(self, erasing: Erasing) -> None:
        """The memories go, with their histories; a single one leaves a tombstone."""
        ids = erasing.ids
        if erasing.erasure.what in {"user", "tenant"}:
            ids = await self._memory_ids(erasing)
        what = erasing.erasure.what
        tombstone, only_closed = TOMBSTONE if what in BY_ID else "", int(what == "trash")
        args = (erasing.owner.hex(), erasing.tenant.hex(), tombstone, only_closed)
        for batch in _batches(ids):
            await self._run(FORGET, erasing.shard, *args, *batch)
        # What rested on one of them may have gone with the sessions, before it was its turn.
        erasing.memories = len(ids)

    async def _drop_turns(self, erasing: Erasing) -> None:
        seqs = erasing.seqs if erasing.erasure.what in PARTS else await self._turns(erasing)
        for batch in _batches(seqs):
            erasing.turns += await self._run(DROP_TURNS, erasing.shard, erasing.epoch, erasing.session, *batch)

    async def _leave_histories(self, erasing: Erasing) -> None:
        """What was said in a session leaves the histories of memories that stay."""
        name = self._connection.name
        for memory_id in erasing.said:
            key = self._keys.history(erasing.shard, memory_id)
            for _ in range(ATTEMPTS):
                (lines,) = await self._connection.read([("LRANGE", key, 0, -1)])
                left, texts = _unsaid(lines, erasing.session)
                if not texts:
                    break
                (replaced,) = await self._connection.keep([REPLACE_HISTORY.call([key], ["", len(lines), *left])])
                if replaced:
                    break
            else:
                raise StoreUnavailable(f"{name}: a history grows faster than it is erased from; erase again")

    async def _drop_rest(self, erasing: Erasing) -> None:
        """The owner is off its tenant's list at last, unless something was written since the erasure began."""
        await self._run(DROP_REST, erasing.shard, erasing.owner.hex(), erasing.tenant.hex())

    # ── What there is ─────────────────────────────────────────────────────────────────────────────────────────

    async def _memory_ids(self, erasing: Erasing) -> list[str]:
        live, closed = await self._connection.read(
            [("ZRANGE", self._keys.live(erasing.owner), 0, -1), ("HKEYS", self._keys.closed(erasing.owner))]
        )
        return [memory_id.decode() for memory_id in (*live, *closed)]

    async def _turns(self, erasing: Erasing) -> list[str]:
        (seqs,) = await self._connection.read([("ZRANGE", self._keys.turns(erasing.owner), 0, -1)])
        return [seq.decode() for seq in seqs]

    async def _has_turns(self, erasing: Erasing) -> bool:
        """The newest are looked at first: a session is rarely deleted years later."""
        for batch in _batches((await self._turns(erasing))[::-1]):
            records = [self._keys.record(erasing.shard, seq) for seq in batch]
            fields = await self._connection.read([("HMGET", record, "session", "bare") for record in records])
            # A mark alone, without what was journalled, tells of no turn.
            if any(session == erasing.session.encode() and bare is not None for session, bare in fields):
                return True
        return False

    async def _ids_by_owner(
        self, memory_ids: Sequence[str], tenant: bytes, shards: Sequence[int]
    ) -> dict[bytes, list[str]]:
        """Whose memories these are, of this tenant; their histories tell, even of what was closed."""
        found = dict[bytes, list[str]]()
        for batch in _batches(list(dict.fromkeys(memory_ids))):
            places = [(memory_id, shard) for memory_id in batch for shard in shards]
            lines = await self._connection.read([("LINDEX", self._keys.history(shard, it), 0) for it, shard in places])
            for (memory_id, _), line in zip(places, lines, strict=True):
                event = None if line is None else event_of(line)
                if event is not None and event.tenant == tenant:
                    found.setdefault(event.owner, []).append(memory_id)
        return found

    async def _closed_of(self, owner: bytes, memory_ids: Sequence[str]) -> list[str]:
        """Those that are closed: one may have been reopened."""
        origins = [("HGET", self._keys.closed(owner), memory_id) for memory_id in memory_ids]
        found = await self._connection.read(origins)
        return [memory_id for memory_id, origin in zip(memory_ids, found, strict=True) if origin is not None]

    async def _owners_of(self, tenant: bytes, shards: Sequence[int]) -> list[bytes]:
        """All owners of a tenant."""
        keys = [self._keys.of_shard(shard, f"tenant:{tenant.hex()}") for shard in shards]
        names = await self._connection.read([("SMEMBERS", key) for key in keys])
        return [bytes.fromhex(member.decode()) for members in names for member in members]

    async def _run(self, script: Script, shard: int, *args: str | int) -> int:
        base, key = self._keys.of_shard(shard, ""), self._keys.of_shard(shard, "clock")
        (reply,) = await self._connection.keep([script.call([key], [base, *args])])
        return reply or 0


def _both(one: Erased, other: Erased) -> Erased:
    """How much two owners' are together."""
    return Erased(
        memories=one.memories + other.memories,
        turns=one.turns + other.turns,
        sessions=one.sessions + other.sessions,
        fields=one.fields + other.fields,
        known=one.known or other.known,
    )


def _batches(items: Sequence[str]) -> Iterable[Sequence[str]]:
    return (items[start : start + BATCH] for start in range(0, len(items), BATCH))


def _unsaid(lines: Sequence[bytes], session: str) -> tuple[list[bytes], frozenset[str]]:
    """A history without the lines of a session, and the texts that were said in it; garbage stays as it is."""
    events = [(line, event_of(line)) for line in lines]
    said, texts = unsaid([SaidLine(it.line, it.session) for _, it in events if it is not None], session)
    now = iter(said)
    left: list[bytes] = []
    for line, event in events:
        if event is None:
            left.append(line)
        elif (its := next(now)) is not None:
            is_same = its.line == event.line
            left.append(line if is_same else blob_of_event(msgspec.structs.replace(event, line=its.line)))
    return left, texts
