"""Applying changes: what is there is read, the rulebook decides, one script writes it, or it is read anew.

Used for a turn's changes, a command's, and by an erasure, which changes what stays.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from datetime import datetime
from itertools import chain, islice

import msgspec

from adapters.redis import scripts
from adapters.redis.connection import Command, RedisConnection, Script
from adapters.redis.documents import OWNER, Documents
from adapters.redis.keys import Keyspace
from adapters.redis.known import RedisKnown, ShardView, place_of
from adapters.redis.logs import KnownLog, Log, Logs, part_of, told_session
from adapters.redis.plans import NO_JOB, PlanWriting
from adapters.redis.stored import FACT, STORED_FIELDS, ClosedMemory, Stored, event_of, fact_of, stored_of
from memory.model.errors import EmbeddingError, StoreUnavailable
from memory.model.memory import Memory
from memory.model.moments import micros
from memory.model.scope import Digests, Scope
from memory.model.turn import TurnRecord
from memory.model.types import Vector
from memory.ports.changes import (
    Add,
    AppendEntries,
    Applied,
    Basis,
    Change,
    Close,
    RedactSessions,
    Reopen,
    SessionChange,
    SetField,
    Update,
)
from memory.store.bodies import body_of
from memory.store.changes import AnyChange, ForgetFields, RedactMemory, RedactOwner, decide
from memory.store.correcting import corrected_at
from memory.store.known import FactPlace, LoadedSession
from memory.store.plan import ChangeSession, SessionOperation
from memory.store.vectors import still_says, unit

ATTEMPTS = 10
"""How often a change is decided anew because what it rested on was changed meanwhile: one user's jobs run one after
the other, so only commands meet it."""

WRITTEN_HERE = 16
"""Operations: more are written down in a thread, since each memory's words take milliseconds to be read."""

SCRIPT_SECONDS = 5.0
"""A script was run so long after it was made ready at the latest: as long as a reply is waited for."""

Found = Sequence[tuple[str, Sequence[bytes | None], Sequence[bytes]]]
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
"""Which of these memories a shard has, as `Found`."""

HOLDS = Script(
    scripts.KEYS,
    scripts.INTACT,
    """
    local owner, at, ids, fields = ARGV[2], ARGV[3], ARGV[4], ARGV[5]
    for id in ids:gmatch('[^\\n]+') do
      local memory = base .. 'm:' .. id
      if redis.call('EXISTS', memory) == 1 then
        if not holds(memory, 'owner', at) then return 0 end
      else
        -- What the worker closed has its history; of what was erased there is nothing.
        if redis.call('EXISTS', base .. 'h:' .. id) == 0 then return 0 end
        if tonumber(redis.call('HGET', own(owner, 'corrected'), id) or '0') > tonumber(at) then return 0 end
      end
    end
    return is_intact(owner, at, '', fields) and 1 or 0
    """,
)
"""Whether what stood in a turn's prompt still holds, as `MemoryStore.holds` says."""


class Applier:
    """Carries out changes of one shard."""

    def __init__(
        self,
        connection: RedisConnection,
        *,
        keys: Keyspace,
        documents: Documents,
        logs: Logs,
        digests: Digests,
        embedder: str | None,
        dimension: int | None,
    ) -> None:
        self.dimension = dimension
        """Of the embedder's vectors; None until one was seen."""
        self._connection = connection
        self._keys = keys
        self._documents = documents
        self._logs = logs
        self._digests = digests
        self._embedder = embedder

    # ── Before anything is read ───────────────────────────────────────────────────────────────────────────────

    def checked(self, changes: Sequence[Change | SessionChange]) -> list[Change | SessionChange]:
        """The changes with vectors of unit length. Raises `EmbeddingError` and `InvalidInput`."""
        checked: list[Change | SessionChange] = []
        for change in changes:
            if isinstance(change, Add | Update):
                body_of(change.memory)
            if not isinstance(change, Add | Update) or change.vector is None:
                checked.append(change)
                continue
            if self._embedder is None:
                raise EmbeddingError("the store was opened without an embedder: it takes no vectors")
            vector = unit(change.vector, self.dimension)
            self.dimension = vector.size
            checked.append(msgspec.structs.replace(change, vector=vector))
        return checked

    def units(self, embedder: str, vectors: Sequence[tuple[Memory, Vector]]) -> list[tuple[Memory, Vector]]:
        """Vectors of unit length, each with its memory. Raises `EmbeddingError`."""
        known = self.dimension if embedder == self._embedder else None
        found: list[tuple[Memory, Vector]] = []
        for read, vector in vectors:
            found.append((read, unit(vector, known)))
            known = found[-1][1].size
        return found

    # ── Writing ───────────────────────────────────────────────────────────────────────────────────────────────

    async def apply(
        self,
        shard: int,
        changes: Sequence[AnyChange],
        *,
        retrieved: Sequence[str] = (),
        job: Scope | None = None,
        mark: Sequence[str | int] = NO_JOB,
        basis: Basis | None = None,
        holding: TurnRecord | None = None,
        at: datetime,
    ) -> Applied:
        """Read, decide and write, until nothing has changed in between. Raises `Conflict` and `ScopeError`."""
        since = time.monotonic()
        for _ in range(ATTEMPTS):
            known = await self._known(shard, changes, retrieved, basis, job=job, holding=holding)
            corrected = corrected_at(at, since=since, within=SCRIPT_SECONDS)
            operations = decide(
                known,
                changes,
                digests=self._digests,
                job=job,
                retrieved=retrieved,
                basis=basis,
                holding=holding,
                at=at,
                corrected=corrected,
            )
            if not operations and mark is NO_JOB:
                return Applied.APPLIED
            writing = self._writing(known, shard, embedder=self._embedder, at=micros(at), corrected=micros(corrected))
            is_short = len(operations) <= WRITTEN_HERE
            plan = writing.written(operations) if is_short else await asyncio.to_thread(writing.written, operations)
            (reply,) = await self._connection.keep([plan.call(self._keys, shard, mark)])
            if reply != b"changed":
                return Applied(reply.decode())
        raise StoreUnavailable(f"{self._connection.name}: the memories change faster than they are written")

    async def embed(
        self, embedder: str, units: Sequence[tuple[Memory, Vector]]
    ) -> tuple[int, list[tuple[Memory, Vector]]]:
        """Set vectors where the memory still says what was read; of how many, and those that changed meanwhile."""
        done, left = 0, list[tuple[Memory, Vector]]()
        for shard, rows in (await self.fetch([read.id for read, _ in units], STORED_FIELDS)).items():
            found = {memory_id: stored_of(values, names) for memory_id, values, names in rows}
            mine = [
                (read, vector)
                for read, vector in units
                if (stored := found.get(read.id)) is not None and still_says(stored.memory, read)
            ]
            if not mine:
                continue
            writing = self._writing(
                self._of(ShardView(memories=found), shard), shard, embedder=embedder, at=0, corrected=0
            )
            for read, vector in mine:
                writing.embedded(read.id, vector)
            (reply,) = await self._connection.keep([writing.written(()).call(self._keys, shard, NO_JOB)])
            if reply == b"changed":
                left += mine
            else:
                done += len(mine)
        return done, left

    async def change_session(
        self,
        log: Log,
        read: Callable[[], Awaitable[KnownLog]],
        decided: Callable[[KnownLog], tuple[SessionOperation, ...]],
    ) -> None:
        """Change one session: read, decide and write, until nothing has changed in between. Raises `Conflict`."""
        for _ in range(ATTEMPTS):
            session = await read()
            known = self._of(ShardView(memories={}, logs={log: session}), log.shard)
            known.rests_on_log(log, session.head)
            writing = self._writing(known, log.shard, embedder=None, at=0, corrected=0)
            plan = writing.written([ChangeSession(log, decided(session))])
            (reply,) = await self._connection.keep([plan.call(self._keys, log.shard, NO_JOB)])
            if reply != b"changed":
                return
        raise StoreUnavailable(f"{self._connection.name}: the session changes faster than it is written")

    def _writing(self, known: RedisKnown, shard: int, *, embedder: str | None, at: int, corrected: int) -> PlanWriting:
        return PlanWriting(
            known,
            shard=shard,
            keys=self._keys,
            digests=self._digests,
            documents=self._documents,
            embedder=embedder,
            at=at,
            corrected=corrected,
        )

    # ── What there is ─────────────────────────────────────────────────────────────────────────────────────────

    def _of(self, seen: ShardView, shard: int) -> RedisKnown:
        return RedisKnown(seen, shard=shard, keys=self._keys, digests=self._digests, logs=self._logs)

    async def _known(
        self,
        shard: int,
        changes: Sequence[AnyChange],
        retrieved: Sequence[str],
        basis: Basis | None,
        *,
        job: Scope | None,
        holding: TurnRecord | None,
    ) -> RedisKnown:
        """What there is of all that these changes speak of."""
        redacted = [change for change in changes if isinstance(change, RedactOwner)]
        redacted += [RedactOwner.of(change, self._digests) for change in changes if isinstance(change, RedactSessions)]
        episodes = {each.owner: await self._episodes(shard, each) for each in redacted}
        named = [it for change in changes if (it := _memory_id(change))]
        for found in episodes.values():
            named += found
        ids = list(dict.fromkeys([*named, *retrieved]))
        told = [it for change in changes if isinstance(change, _BY_HISTORY) and (it := _memory_id(change))]
        added = [change.memory for change in changes if isinstance(change, Add)]
        places = [FactPlace.of(self._digests.owner(memory.scope), memory) for memory in added]
        facts = [place_of(self._keys, self._digests, place) for place in places if place is not None]
        owner = None if basis is None else self._digests.owner(basis.scope)
        owners = self._written(changes, episodes, job)
        asked: list[list[Command]] = [
            [self.fetch_in(shard, ids, STORED_FIELDS)] if ids else [],
            [("LINDEX", self._keys.history(shard, memory_id), -1) for memory_id in told],
            [("HGET", *fact) for fact in facts],
            [] if owner is None else [("HGET", self._keys.of_shard(shard, "changes"), owner.hex())],
            [] if holding is None else [self.asks_if_holds(holding)],
            [("HGETALL", self._keys.profile(owner)) for owner in owners],
        ]
        # They go out together.
        replies, (logs, sessions) = await asyncio.gather(
            self._connection.read([*chain.from_iterable(asked)]), self._sessions(changes, redacted)
        )
        told_of = iter(replies)
        rows, lines, places, counts, holds, profiles = ([*islice(told_of, len(part))] for part in asked)
        stored: dict[str, Stored | None] = {it[0].decode(): stored_of(it[1], it[2]) for it in chain.from_iterable(rows)}
        histories = {it: line for it, line in zip(told, lines, strict=True) if line is not None}
        seen = ShardView(
            memories=stored,
            elsewhere=await self._elsewhere(changes, stored),
            closed=await self._closed(changes, stored, histories),
            histories=frozenset(histories),
            facts=dict(zip(facts, places, strict=True)),
            profiles=await self._profiles(changes, stored, dict(zip(owners, profiles, strict=True))),
            episodes=episodes,
            turns={each.owner: await self._turns_of(each) for each in redacted},
            counts={} if owner is None else {owner: counts[0]},
            holds=all(holds),
            logs=logs,
            sessions=sessions,
        )
        return self._of(seen, shard)

    async def _sessions(
        self, changes: Sequence[AnyChange], redacted: Sequence[RedactOwner]
    ) -> tuple[dict[Log, KnownLog], dict[bytes, list[LoadedSession]]]:
        """The sessions that entries are appended to, and all of the owners from whose sessions something is taken."""
        asked: dict[Log, tuple[Scope, list[str], list[str]]] = {}
        for change in changes:
            if isinstance(change, AppendEntries) and change.entries:
                log = self._logs.of(change.scope, change.session)
                _, ids, turns = asked.setdefault(log, (change.scope, [], []))
                ids += [entry.id for entry in change.entries]
                turns += [entry.turn.turn for entry in change.entries if entry.turn is not None]
        logs = {
            log: await self._logs.known(
                log,
                tenant=self._digests.tenant(scope.tenant),
                part=part_of(scope),
                ids=ids,
                turns=dict.fromkeys(turns),
            )
            for log, (scope, ids, turns) in asked.items()
        }
        sessions: dict[bytes, list[LoadedSession]] = {}
        for each in redacted:
            sessions[each.owner] = []
            for log in await self._logs.of_owner(each.owner):
                loaded = await self._logs.load(log)
                known = logs.get(log) or KnownLog(log=log, tenant=self._digests.tenant(each.tenant), head=loaded.head)
                logs[log] = msgspec.structs.replace(known, kept=loaded.kept)
                sessions[each.owner].append(LoadedSession(log, told_session(log.name, loaded)))
        return logs, sessions

    async def _turns_of(self, redacted: RedactOwner) -> frozenset[str]:
        """The digests of the turns that memories come from, closed ones too."""
        shard, ids = self._keys.shard_of(redacted.owner), sorted(redacted.memory_ids)
        if not ids:
            return frozenset()
        closed, *live = await self._connection.read(
            [
                ("HMGET", self._keys.closed(redacted.owner), *ids),
                *(("HGET", self._keys.memory(shard, memory_id), FACT) for memory_id in ids),
            ]
        )
        facts = [fact.decode() for fact in live if fact is not None]
        facts += [fact_of(origin) or "" for origin in closed if origin is not None]
        return frozenset(fact.partition(":")[0] for fact in facts if fact)

    async def _episodes(self, shard: int, redacted: RedactOwner) -> list[str]:
        """What was concluded, what sessions became that stands for these memories, and all that it stands for."""
        (members,) = await self._connection.read([("SMEMBERS", self._keys.episodes(redacted.owner))])
        if not members:
            return []
        ids, told = [member.decode() for member in members], redacted.memory_ids | redacted.staying
        (rows,) = await self._connection.read([self.fetch_in(shard, ids, STORED_FIELDS)])
        found: list[str] = []
        for memory_id, values, names in rows:
            stored = stored_of(values, names)
            memory = None if stored is None else stored.memory
            if memory is None:
                continue
            if memory.is_conclusion:  # whether the answer that it was goes, its session tells
                found.append(memory_id.decode())
            elif not told.isdisjoint(memory.source_memory_ids):
                found += [memory_id.decode(), *memory.source_memory_ids]
        return found

    async def _elsewhere(self, changes: Sequence[AnyChange], stored: Mapping[str, Stored | None]) -> dict[str, bytes]:
        """Whose the memories are that are to be changed, and that are in another shard: somebody else's."""
        changed = [_memory_id(change) for change in changes if isinstance(change, Update | Close)]
        added = {change.memory.id for change in changes if isinstance(change, Add)}
        absent = [it for it in changed if it is not None and stored.get(it) is None and it not in added]
        found = await self.fetch(absent, (OWNER,))
        return {
            memory_id: bytes.fromhex((values[0] or b"").decode())
            for rows in found.values()
            for memory_id, values, _ in rows
        }

    async def _closed(
        self,
        changes: Sequence[AnyChange],
        stored: Mapping[str, Stored | None],
        histories: Mapping[str, bytes],
    ) -> dict[str, ClosedMemory]:
        """The closed memories among those that may be reopened, or redacted; their histories tell whose they are."""
        asked = {change.memory_id for change in changes if isinstance(change, Reopen | RedactMemory)}
        lines = {it: histories[it] for it in asked if it in histories and stored.get(it) is None}
        events = {it: event for it, line in lines.items() if (event := event_of(line)) is not None}
        origins: list[Command] = [("HGET", self._keys.closed(event.owner), it) for it, event in events.items()]
        replies = await self._connection.read(origins) if origins else []
        return {
            memory_id: ClosedMemory(owner=event.owner, origin=origin, last=event)
            for (memory_id, event), origin in zip(events.items(), replies, strict=True)
            if origin is not None
        }

    def _written(
        self, changes: Sequence[AnyChange], episodes: Mapping[bytes, Sequence[str]], job: Scope | None
    ) -> list[bytes]:
        """Whose profiles are written, or may lose something with a memory, as far as is known before they are read."""
        owners = {
            self._digests.owner(change.scope) for change in changes if isinstance(change, SetField | RedactSessions)
        }
        owners |= {change.owner for change in changes if isinstance(change, ForgetFields)}
        owners |= {owner for owner, found in episodes.items() if found}
        owners |= {self._digests.owner(job)} if job is not None and any(map(_takes, changes)) else set()
        return sorted(owners)

    async def _profiles(
        self,
        changes: Sequence[AnyChange],
        stored: Mapping[str, Stored | None],
        known: dict[bytes, Mapping[bytes, bytes]],
    ) -> dict[str, dict[str, bytes]]:
        """The profiles that are known, and those of which something may be taken with a memory."""
        taken = (stored.get(it) for change in changes if _takes(change) and (it := _memory_id(change)))
        others = sorted({bytes.fromhex(it.owner) for it in taken if it is not None} - known.keys())
        if others:
            replies = await self._connection.read([("HGETALL", self._keys.profile(owner)) for owner in others])
            known |= zip(others, replies, strict=True)
        return {
            self._keys.profile(owner): {name.decode(): value for name, value in fields.items()}
            for owner, fields in known.items()
        }

    def asks_if_holds(self, record: TurnRecord) -> Command:
        """Asks whether what stood in a turn's prompt still holds."""
        owner, injection = self._digests.owner(record.scope), record.grounds
        base = self._keys.of_shard(self._keys.shard_of(owner), "")
        ids, fields = ("\n".join(names) for names in (injection.memory_ids, injection.fields))
        return HOLDS.call([self._keys.live(owner)], [base, owner.hex(), micros(record.at), ids, fields])

    def fetch_in(self, shard: int, ids: Sequence[str], fields: Sequence[str]) -> Command:
        """Asks a shard for memories."""
        base = self._keys.of_shard(shard, "")
        return FETCH.call([self._keys.of_shard(shard, "clock")], [base, len(fields), *fields, *ids])

    async def fetch(
        self, ids: Sequence[str], fields: Sequence[str], *, shards: Iterable[int] | None = None
    ) -> dict[int, Found]:
        """Which shard, of all or of these, has which of these memories: id, values and names of the fields."""
        if not ids:
            return {}
        asked = tuple(range(self._keys.shards) if shards is None else shards)
        replies = await self._connection.read([self.fetch_in(shard, ids, fields) for shard in asked])
        return {
            shard: [(it[0].decode(), it[1], it[2]) for it in reply] for shard, reply in zip(asked, replies, strict=True)
        }


_BY_HISTORY = Add | Reopen | RedactMemory
"""Changes that depend on whether a memory was ever there, or on what it was last."""


def _takes(change: AnyChange) -> bool:
    """Whether what the profile says by a memory may go with it."""
    if isinstance(change, Update):
        return change.memory.valid_to is not None
    return isinstance(change, Close | RedactMemory)


def _memory_id(change: AnyChange) -> str | None:
    if isinstance(change, Close | Reopen | RedactMemory):
        return change.memory_id
    return change.memory.id if isinstance(change, Add | Update) else None
