"""Applying changes: what is there is read, what is to be written is decided, one script writes it, or it is read anew.

Used for a turn's changes, a command's, and by an erasure, which changes what stays.
"""

import time
from collections.abc import Mapping, Sequence
from datetime import datetime

import msgspec

from adapters.redis import scripts
from adapters.redis.changes import (
    FACT,
    NO_JOB,
    STORED_FIELDS,
    Plan,
    PlannedChanges,
    RedactMemory,
    RedactOwnersSessions,
    Step,
    Stored,
    StoreView,
    stored_of,
)
from adapters.redis.connection import Command, RedisConnection, Script
from adapters.redis.documents import OWNER, micros
from adapters.redis.keys import Keyspace
from adapters.redis.logs import Logs, TellingEntries
from memory.model.errors import ScopeError, StoreUnavailable
from memory.model.scope import Digests, Scope
from memory.model.types import Vector
from memory.ports.changes import Add, AppendEntries, Applied, Close, SetField, Update
from memory.store.correcting import corrected_at

ATTEMPTS = 10
"""How often a change is decided anew because what it rested on was changed meanwhile: one user's jobs run one after
the other, so only commands meet it."""

SCRIPT_SECONDS = 5.0
"""A script was run so long after it was made ready at the latest: as long as a reply is waited for."""

Rows = Sequence[tuple[str, Sequence[bytes | None], Sequence[bytes]]]
"""Memories that a shard has: id, the values of the fields that were asked for, and the names of all fields."""

FETCH = Script(
    scripts.KEYS,
    """
    local count, found = tonumber(ARGV[2]), {}
    local names = {unpack(ARGV, 3, 2 + count)}
    for i = 3 + count, #ARGV do
      local key = base .. 'm:' .. ARGV[i]
      if redis.call('EXISTS', key) == 1 then
        local values, owner = redis.call('HMGET', key, unpack(names)), redis.call('HGET', key, 'owner')
        local retrieved = owner and redis.call('HGET', own(owner, 'retrieved'), ARGV[i])
        for j, name in ipairs(retrieved and names or {}) do
          if name == 'retrievals' then values[j] = retrieved:match('^%d+') end
          if name == 'retrieved_at' then values[j] = retrieved:match(':([1-9]%d*)$') or false end
        end
        found[#found + 1] = {ARGV[i], values, redis.call('HKEYS', key)}
      end
    end
    return found
    """,
)
"""Which of these memories a shard has, as `Rows`."""


class Applier:
    """Carries out changes of one shard."""

    def __init__(
        self, connection: RedisConnection, *, keys: Keyspace, changes: PlannedChanges, logs: Logs, digests: Digests
    ) -> None:
        self._connection = connection
        self._keys = keys
        self.changes = changes
        self._logs = logs
        self._digests = digests

    async def apply(
        self,
        shard: int,
        changes: Sequence[Step],
        retrieved: Sequence[str],
        *,
        owner: bytes | None,
        mark: Sequence[str | int],
        at: datetime,
    ) -> Applied:
        """Read, decide and write, until nothing has changed in between. Raises `Conflict`."""
        name, since = None if owner is None else owner.hex(), time.monotonic()
        for _ in range(ATTEMPTS):
            view = await self._view(shard, changes, retrieved)
            await self._refuse_absent(changes, view)
            corrected = micros(corrected_at(at, since=since, within=SCRIPT_SECONDS))
            plan = self.changes.plan(
                shard, changes, view, owner=name, retrieved=retrieved, at=micros(at), corrected=corrected
            )
            await self._plan_sessions(plan, changes)
            (reply,) = await self._connection.keep([plan.call(self._keys, shard, mark)])
            if reply != b"changed":
                return Applied(reply.decode())
        raise StoreUnavailable(f"{self._connection.name}: the memories change faster than they are written")

    async def embed(self, embedder: str, units: Mapping[str, Vector]) -> dict[str, Vector]:
        """Set vectors; gives those whose memory was changed meanwhile."""
        left: dict[str, Vector] = {}
        for shard, rows in (await self.fetch(list(units), STORED_FIELDS)).items():
            mine = {memory_id: units[memory_id] for memory_id, *_ in rows}
            if not mine:
                continue
            seen = {memory_id: stored_of(values, names) for memory_id, values, names in rows}
            view = StoreView(seen, dict.fromkeys(mine, True), {}, {})
            plan = self.changes.embedding(shard, embedder, mine, view)
            (reply,) = await self._connection.keep([plan.call(self._keys, shard, NO_JOB)])
            left |= mine if reply == b"changed" else {}
        return left

    async def carry_out(self, shard: int, change: RedactOwnersSessions | RedactMemory, *, at: datetime) -> None:
        """Something that an erasure changes of what stays."""
        await self.apply(shard, [change], (), owner=None, mark=NO_JOB, at=at)

    # ── Sessions ──────────────────────────────────────────────────────────────────────────────────────────────

    async def _plan_sessions(self, plan: Plan, changes: Sequence[Step]) -> None:
        said: dict[tuple[Scope, str], AppendEntries] = {}
        for change in changes:
            if isinstance(change, AppendEntries) and change.entries:
                before = said.get(key := (change.scope, change.session))
                entries = (*(before.entries if before else ()), *change.entries)
                said[key] = msgspec.structs.replace(change, entries=entries)
            elif isinstance(change, RedactOwnersSessions):
                told = TellingEntries(self._digests, change.tenant, await self._turns_of(change), change.all_ids)
                for log in await self._logs.of_owner(change.owner):
                    await self._logs.plan_forget(plan, log, told)
        for change in said.values():
            await self._logs.plan_append(plan, change)

    async def _turns_of(self, forget: RedactOwnersSessions) -> frozenset[str]:
        """The digests of the turns that memories come from, closed ones too."""
        shard, ids = self._keys.shard_of(forget.owner), sorted(forget.memory_ids)
        if not ids:
            return frozenset()
        closed, *live = await self._connection.read(
            [
                ("HMGET", self._keys.closed(forget.owner), *ids),
                *(("HGET", self._keys.memory(shard, memory_id), FACT) for memory_id in ids),
            ]
        )
        facts = (*live, *(origin.partition(b"|")[2] for origin in closed if origin is not None))
        return frozenset(fact.decode().partition(":")[0] for fact in facts if fact)

    async def _episodes(self, shard: int, forget: RedactOwnersSessions) -> list[str]:
        """What sessions became that stands for these memories, and all that it stands for."""
        (members,) = await self._connection.read([("SMEMBERS", self._keys.episodes(forget.owner))])
        if not members:
            return []
        ids = [member.decode() for member in members]
        (rows,) = await self._connection.read([self.fetch_in(shard, ids, STORED_FIELDS)])
        found: list[str] = []
        for memory_id, values, names in rows:
            stored = stored_of(values, names)
            originals = () if stored is None or stored.memory is None else stored.memory.source_memory_ids
            if not forget.all_ids.isdisjoint(originals):
                found += [memory_id.decode(), *originals]
        return found

    async def _refuse_absent(self, changes: Sequence[Step], view: StoreView) -> None:
        """Raises `ScopeError` if a memory that is to be changed is not in this shard because it is somebody else's."""
        changed = [_memory_id(change) for change in changes if isinstance(change, Update | Close)]
        added = {change.memory.id for change in changes if isinstance(change, Add)}
        absent = [it for it in changed if it is not None and view.memories.get(it) is None and it not in added]
        for memory_id in (it for rows in (await self.fetch(absent, (OWNER,))).values() for it, _, _ in rows):
            raise ScopeError(f"memory {memory_id} is not of the scope that its change names: nothing was changed")

    # ── What there is ─────────────────────────────────────────────────────────────────────────────────────────

    async def _view(self, shard: int, changes: Sequence[Step], retrieved: Sequence[str]) -> StoreView:
        """What there is of all that these changes speak of."""
        named = [it for change in changes if (it := _memory_id(change))]
        for change in changes:
            named += await self._episodes(shard, change) if isinstance(change, RedactOwnersSessions) else ()
        ids = list(dict.fromkeys([*named, *retrieved]))
        facts = [
            fact for change in changes if isinstance(change, Add) and (fact := self.changes.fact_of(change.memory))
        ]
        commands = [self.fetch_in(shard, ids, STORED_FIELDS)]
        commands += [("EXISTS", self._keys.history(shard, memory_id)) for memory_id in ids]
        commands += [("HGET", *fact) for fact in facts]
        rows, *rest = await self._connection.read(commands)
        stored: dict[str, Stored | None] = {it[0].decode(): stored_of(it[1], it[2]) for it in rows}
        return StoreView(
            stored,
            {memory_id: bool(there) for memory_id, there in zip(ids, rest[: len(ids)], strict=True)},
            dict(zip(facts, rest[len(ids) :], strict=True)),
            await self._profiles(changes, stored),
        )

    async def _profiles(
        self, changes: Sequence[Step], stored: Mapping[str, Stored | None]
    ) -> dict[str, dict[str, bytes]]:
        """The profiles that are written, or that a memory which is closed or unsaid may have said something of."""
        keys = {self.changes.profile_of(change) for change in changes if isinstance(change, SetField)}
        closed = (stored.get(change.memory_id) for change in changes if isinstance(change, Close | RedactMemory))
        keys |= {self._keys.profile(bytes.fromhex(it.owner)) for it in closed if it is not None}
        named = sorted(keys)
        replies = await self._connection.read([("HGETALL", key) for key in named]) if named else []
        return {
            key: {name.decode(): value for name, value in fields.items()}
            for key, fields in zip(named, replies, strict=True)
        }

    def fetch_in(self, shard: int, ids: Sequence[str], fields: Sequence[str]) -> Command:
        """Asks a shard for memories."""
        base = self._keys.of_shard(shard, "")
        return FETCH.call([self._keys.of_shard(shard, "clock")], [base, len(fields), *fields, *ids])

    async def fetch(self, ids: Sequence[str], fields: Sequence[str]) -> dict[int, Rows]:
        """Which shard has which of these memories: id, values and names of the fields."""
        if not ids:
            return {}
        replies = await self._connection.read([self.fetch_in(shard, ids, fields) for shard in range(self._keys.shards)])
        return {shard: [(it[0].decode(), it[1], it[2]) for it in reply] for shard, reply in enumerate(replies)}


def _memory_id(change: Step) -> str | None:
    if isinstance(change, Close | RedactMemory):
        return change.memory_id
    return change.memory.id if isinstance(change, Add | Update) else None
