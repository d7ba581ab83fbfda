"""Plans of the rulebook as commands: one script checks what they rest on, and carries them out.

It does so only if nothing has changed since (conditions), the job was not done before and its scope not erased; else
it is read and decided anew. It also marks the job as done.
"""

from collections.abc import Callable, Sequence
from secrets import randbits
from typing import Any

import msgspec

from adapters.redis import scripts
from adapters.redis.connection import Command, Script
from adapters.redis.documents import EMBEDDER, SPACE, Documents
from adapters.redis.keys import Keyspace
from adapters.redis.known import Condition, RedisKnown, place_of
from adapters.redis.logs import LogWriting
from adapters.redis.profiles import spelled
from adapters.redis.records import Owners
from adapters.redis.stored import (
    CORRECTED,
    FACT,
    REV,
    SCOPE,
    SESSION,
    TRASH,
    VECTOR_PREFIX,
    KeptEvent,
    Stored,
    blob_of_event,
    origin_of,
    scope_member,
)
from memory.model.memory import PASSING, Memory, Retention
from memory.model.moments import micros
from memory.model.scope import Digests
from memory.model.turn import TurnRecord
from memory.model.types import Vector
from memory.store.bodies import body_of
from memory.store.known import FactPlace
from memory.store.plan import (
    ChangeSession,
    CloseMemory,
    CountRetrieval,
    DropMemory,
    Operation,
    PutField,
    PutMemory,
    WriteHistory,
)

UNEMBEDDED = "none"
"""Stands for the embedder of memories without a vector."""

TOLD_IDS = 64
"""A change of more memories, as an import is, does not tell which: whoever held them reads all anew."""

REV_BITS = 48
"""Of a hash's first revision, which is a random number."""

COMMIT = Script(
    scripts.KEYS,
    scripts.TIME,
    scripts.EPOCHS,
    scripts.JOBS,
    scripts.COUNT,
    scripts.PROLONGED_NAMES,
    scripts.CHANGED,
    scripts.RETRIEVED,
    """
    local owner, tenant, session, epoch = ARGV[2], ARGV[3], ARGV[4], ARGV[5]
    local name, turn, step, attempt, at = ARGV[6], ARGV[7], ARGV[8], ARGV[9], ARGV[10]
    local parts = ARGV[11]
    local names, field, seq = base .. 'n:' .. name, owner .. ':' .. step .. ':' .. attempt, false

    if owner ~= '' then
      local kept = redis.call('HGET', names, field)
      seq = kept and kept:match('^%d+')
      if seq and redis.call('HGET', record_of(seq), 'state') == '3' then return 'already' end
      if is_void(epoch, tenant, owner, session, parts) then
        -- The erasure may have taken the job already, and the same turn may have been said anew.
        if seq and tonumber(redis.call('HGET', record_of(seq), 'epoch')) <= tonumber(epoch) then
          finish(owner, seq, '4')
        end
        return 'void'
      end
    end

    local i = 13
    for _ = 1, tonumber(ARGV[12]) do
      local is
      if ARGV[i + 1] == '' then
        is = redis.call('EXISTS', ARGV[i]) == 1 and '1'
      else
        is = redis.call('HGET', ARGV[i], ARGV[i + 1])
      end
      if (is and '=' .. is or '-') ~= ARGV[i + 2] then return 'changed' end
      i = i + 3
    end
    while i <= #ARGV do
      local last = i + tonumber(ARGV[i])
      if ARGV[i + 1] == 'COUNT' then
        count(unpack(ARGV, i + 2, last))
      elseif ARGV[i + 1] == 'RETRIEVED' then
        retrieved(unpack(ARGV, i + 2, last))
      elseif ARGV[i + 1] == 'CHANGED' then
        changed(unpack(ARGV, i + 2, last))
      elseif ARGV[i + 1] == 'MOVE' then
        local from, field = ARGV[i + 2], ARGV[i + 3]
        local kept = redis.call('HGET', from, field)
        if kept then redis.call('HSET', ARGV[i + 4], ARGV[i + 5], kept) end
        redis.call('HDEL', from, field)
      else
        redis.call(unpack(ARGV, i + 1, last))
      end
      i = last + 1
    end

    if owner ~= '' then
      if not seq then
        -- A job that was never queued leaves its mark, too.
        seq = next_seq()
        redis.call('HSET', record_of(seq), 'owner', owner, 'tenant', tenant, 'session', session, 'name', name,
          'turn', turn, 'step', step, 'attempt', attempt, 'epoch', epoch, 'at', at)
        redis.call('HSET', names, field, seq .. ':' .. at)
        redis.call('ZADD', own(owner, 'turns'), seq, seq)
        redis.call('ZADD', times, at, seq)
        redis.call('SADD', base .. 'tenant:' .. tenant, owner)
      end
      finish(owner, seq, '3')
    end
    return 'applied'
    """,
)
"""Gives `applied`, `already`, `void` or `changed`."""


class Plan(msgspec.Struct, frozen=True):
    """What a script is to check and to do."""

    conditions: list[Condition] = msgspec.field(default_factory=list[Condition])
    commands: list[Command] = msgspec.field(default_factory=list[Command])

    def call(self, keys: Keyspace, shard: int, mark: Sequence[str | int]) -> Command:
        """The command that does it, in a shard, for a job's mark."""
        flat: list[str | bytes | int | float] = []
        conditions = list(dict.fromkeys(self.conditions))
        for key, field, expected in conditions:
            flat += [key, field, b"-" if expected is None else b"=" + expected]
        for command in self.commands:
            flat += [len(command), *command]
        base = keys.of_shard(shard, "")
        return COMMIT.call([keys.of_shard(shard, "clock")], [base, *mark, len(conditions), *flat])


NO_JOB = ("", "", "", 0, "", "", 0, 0, 0, "")


def listing_of(memory: Memory) -> str:
    """The command by which a live memory comes into the list of what stands, or out of it."""
    return "SADD" if memory.is_standing else "SREM"


def mark_of(record: TurnRecord, digests: Digests) -> tuple[str | int, ...]:
    """Which job a script finishes."""
    owners, key = Owners.of(record, digests), record.key
    names = (owners.owner.hex(), owners.tenant.hex(), owners.session.hex(), record.epoch)
    return (*names, owners.turn.hex(), key.turn, key.step, key.attempt, micros(record.at), owners.part_names)


class PlanWriting:
    """Writes operations down as commands for one shard."""

    def __init__(
        self,
        known: RedisKnown,
        *,
        shard: int,
        keys: Keyspace,
        digests: Digests,
        documents: Documents,
        embedder: str | None,
        at: int,
        corrected: int,
    ) -> None:
        """`at`, `corrected` in microseconds. `embedder`: who made the vectors of new memories."""
        self._known = known
        self._shard = shard
        self._keys = keys
        self._digests = digests
        self._documents = documents
        self._embedder = embedder
        self._at = at
        self._corrected = corrected
        self._do: list[Command] = []
        self._memories = dict(known.seen.memories)
        self._profiles = {key: dict(fields) for key, fields in known.seen.profiles.items()}
        self._changed: dict[bytes, set[str]] = {}
        """Owner → the memories of it that change."""
        self._dropped: set[bytes] = set()
        """Owners of whom a memory leaves no trace, in the list of what changed neither."""
        self._lines: dict[str, tuple[int, KeptEvent]] = {}
        """The newest line of each memory's history in this plan, and its command's place."""
        self._closing: dict[str, bytes] = {}
        self._ways: dict[type[Operation], Callable[[Any], None]] = {
            PutMemory: self.put_memory,
            CloseMemory: self.close,
            DropMemory: self.drop,
            WriteHistory: self.remember,
            CountRetrieval: self.count,
            PutField: self.put_field,
            ChangeSession: self.change_session,
        }

    def written(self, operations: Sequence[Operation]) -> Plan:
        """The plan of these operations. Raises `InvalidInput` for what cannot be stored."""
        for operation in operations:
            self._ways[type(operation)](operation)
        self._do += [self._told(owner, sorted(ids)) for owner, ids in sorted(self._changed.items())]
        return Plan(self._known.conditions, self._do)

    def embedded(self, memory_id: str, vector: Vector) -> None:
        """A vector is filled in."""
        before = self._memories.get(memory_id)
        if before is not None and before.memory is not None:
            self._known.rests_on(memory_id)
            self._put(before.memory, vector, before, before.fact)
            self._has_changed(bytes.fromhex(before.owner), memory_id)

    # ── One operation ─────────────────────────────────────────────────────────────────────────────────────────

    def put_memory(self, put: PutMemory) -> None:
        memory, owner = put.memory, self._digests.owner(put.memory.scope)
        before, closed = self._memories.get(memory.id), self._known.seen.closed.get(memory.id)
        fact = before.fact if before is not None else closed.fact if closed is not None else None
        if put.is_new:
            tenant = self._digests.tenant(memory.scope.tenant)
            self._do.append(("SADD", self._of_shard(f"tenant:{tenant.hex()}"), owner.hex()))
            fact = self._place(memory, owner)
        elif closed is not None:
            bare = blob_of_event(msgspec.structs.replace(closed.last, closed=b""))
            self._do.append(("LSET", self._keys.history(self._shard, memory.id), -1, bare))
            self._do.append(("HDEL", self._keys.closed(owner), memory.id))
            self._do.append(("ZREM", self._of_shard(TRASH), memory.id))
        self._put(memory, put.vector, before, fact, keeps=put.keeps_vector)
        if closed is not None:
            self._do.append(("MOVE", *self._corrected_while_closed(memory), *self._corrected_while_live(memory)))
        if put.is_corrected:  # no block is replayed that may have an older text of it (P9)
            self._do.append(("HSET", *self._corrected_while_live(memory), self._corrected))
        self._has_changed(owner, memory.id)

    def close(self, close: CloseMemory) -> None:
        memory, owner = close.memory, self._digests.owner(close.memory.scope)
        before = self._memories.get(memory.id)
        if close.is_new:
            tenant = self._digests.tenant(memory.scope.tenant)
            self._do.append(("SADD", self._of_shard(f"tenant:{tenant.hex()}"), owner.hex()))
            origin = origin_of(self._session(memory), self._place(memory, owner))
            self._do.append(("HSET", self._keys.closed(owner), memory.id, origin))
        elif before is not None:
            self._do.append(("MOVE", *self._corrected_while_live(memory), *self._corrected_while_closed(memory)))
            self._take(memory.id, before)
            origin = origin_of(before.session, before.fact)
            self._do.append(("HSET", self._keys.closed(owner), memory.id, origin))
        if close.is_corrected:
            self._do.append(("HSET", *self._corrected_while_closed(memory), self._corrected))
        if memory.is_trash:
            self._do.append(("ZADD", self._of_shard(TRASH), micros(memory.valid_to or memory.updated_at), memory.id))
        self._keep_closed(memory)
        self._has_changed(owner, memory.id)

    def _corrected_while_live(self, memory: Memory) -> tuple[str, str]:
        """Key and field that have when a live memory was last corrected by hand."""
        return self._keys.memory(self._shard, memory.id), CORRECTED

    def _corrected_while_closed(self, memory: Memory) -> tuple[str, str]:
        return self._keys.corrected(self._digests.owner(memory.scope)), memory.id

    def _keep_closed(self, memory: Memory) -> None:
        """The newest line of the history has the memory as it was last: one of this plan, or one that is there."""
        body, history = body_of(memory), self._keys.history(self._shard, memory.id)
        if memory.id in self._lines:
            place, event = self._lines[memory.id]
            self._do[place] = ("RPUSH", history, blob_of_event(msgspec.structs.replace(event, closed=body)))
        elif (closed := self._known.seen.closed.get(memory.id)) is not None:
            self._do.append(("LSET", history, -1, blob_of_event(msgspec.structs.replace(closed.last, closed=body))))
        else:
            self._closing[memory.id] = body  # its line comes behind it

    def drop(self, dropped: DropMemory) -> None:
        memory_id, owner = dropped.memory.id, self._digests.owner(dropped.memory.scope)
        before = self._memories.get(memory_id)
        if before is not None:
            self._known.rests_on(memory_id)
            self._take(memory_id, before)
            if before.fact:
                self._do.append(("HDEL", self._keys.facts(owner), before.fact))
        self._do.append(("DEL", self._keys.history(self._shard, memory_id)))
        self._has_changed(owner, memory_id)
        self._dropped.add(owner)

    def remember(self, written: WriteHistory) -> None:
        scope, session, memory_id = written.scope, written.session, written.line.memory_id
        event = KeptEvent(
            tenant=self._digests.tenant(scope.tenant),
            owner=self._digests.owner(scope),
            line=written.line,
            session="" if session is None else self._digests.session(scope, session).hex(),
            closed=self._closing.pop(memory_id, b""),
        )
        self._lines[memory_id] = (len(self._do), event)
        self._do.append(("RPUSH", self._keys.history(self._shard, memory_id), blob_of_event(event)))

    def count(self, counted: CountRetrieval) -> None:
        owner = self._digests.owner(counted.memory.scope).hex()
        self._do.append(("RETRIEVED", owner, counted.memory.id, 1, self._at))

    def put_field(self, put: PutField) -> None:
        key, name = self._keys.profile(put.owner), put.field.name
        fields = self._profiles.setdefault(key, {})
        before = fields.get(name)
        if before == self._known.seen.profiles.get(key, {}).get(name):
            self._known.conditions.append((key, name, before))
        corrected = self._corrected if put.is_corrected else None
        fields[name] = spelled(put.field, before, place=(self._at, len(self._do)), corrected=corrected)
        self._do.append(("HSET", key, name, fields[name]))
        self._do.append(("SADD", self._of_shard(f"tenant:{put.tenant.hex()}"), put.owner.hex()))
        self._has_changed(put.owner)

    def change_session(self, change: ChangeSession) -> None:
        log, known = change.at, self._known.seen.logs[change.at]
        writing = LogWriting(known, self._do)
        writing.carry_out(change.operations)
        if writing.save():
            self._do += log.listed(known.tenant, known.part)

    def _has_changed(self, owner: bytes, *memory_ids: str) -> None:
        self._changed.setdefault(owner, set()).update(memory_ids)

    def _told(self, owner: bytes, memory_ids: Sequence[str]) -> Command:
        """The command by which others learn of what changed."""
        is_told = len(memory_ids) <= TOLD_IDS and owner not in self._dropped
        return ("CHANGED", owner.hex(), *(["\n".join(memory_ids)] if is_told else []))

    # ── One memory ────────────────────────────────────────────────────────────────────────────────────────────

    def _place(self, memory: Memory, owner: bytes) -> str | None:
        """A new memory takes its place among the facts; the place's field."""
        place = FactPlace.of(owner, memory)
        if place is None:
            return None
        key, field = place_of(self._keys, self._digests, place)
        self._do.append(("HSET", key, field, memory.id))
        return field

    def _put(
        self, memory: Memory, vector: Vector | None, before: Stored | None, fact: str | None, *, keeps: bool = False
    ) -> None:
        """Write a live memory; `keeps`: with the vector and the words of its text that it has."""
        key, owner = self._keys.memory(self._shard, memory.id), self._digests.owner(memory.scope)
        embedder = self._embedder if vector is not None else None
        fields: dict[str, Any] = dict(self._documents.fields(memory, vector, embedder=embedder, keeps_words=keeps))
        had = before.vector_fields if before is not None else ()
        if gone := [] if keeps else sorted({*had, *((EMBEDDER, SPACE) if had else ())} - fields.keys()):
            self._do.append(("HDEL", key, *gone))
        rev, session = self._next_rev(before), self._session(memory)
        tenant, scope = self._digests.tenant(memory.scope.tenant).hex(), scope_member(memory.scope)
        fields |= {REV: rev, SESSION: session, SCOPE: scope} | ({FACT: fact} if fact else {})
        self._do.append(("HSET", key, *(part for pair in fields.items() for part in pair)))
        self._do.append(("ZADD", self._keys.live(owner), 0, memory.id))
        if memory.source_memory_ids or memory.is_conclusion:
            self._do.append(("SADD", self._keys.episodes(owner), memory.id))
        now = before.embedder if before is not None and keeps else embedder
        # Before its retrievals, which prolong a working memory that stands in its list.
        self._list(memory, owner, before, now)
        if before is None and (memory.retrieval_count or memory.last_retrieved_at):  # from another store, or reopened
            last = 0 if memory.last_retrieved_at is None else micros(memory.last_retrieved_at)
            self._do.append(("RETRIEVED", owner.hex(), memory.id, memory.retrieval_count, last))
        if before is None or before.scope != scope:
            self._do += [("COUNT", owner.hex(), tenant, before.scope, -1)] if before is not None else []
            self._do.append(("COUNT", owner.hex(), tenant, scope, 1))
        self._memories[memory.id] = Stored(
            owner=owner.hex(),
            tenant=tenant,
            rev=rev.encode(),
            memory=memory,
            embedder=now,
            session=session,
            fact=fact,
            scope=scope,
            vector_fields=had if keeps else tuple(name for name in fields if name.startswith(VECTOR_PREFIX)),
        )

    def _next_rev(self, before: Stored | None) -> str:
        """The revision of a hash that is written; none that is made anew has one that its memory had before."""
        return str(randbits(REV_BITS) if before is None else int(before.rev or 0) + 1)

    def _list(self, memory: Memory, owner: bytes, before: Stored | None, embedder: str | None) -> None:
        """A live memory stands in the lists in which it is looked for."""
        self._do.append((listing_of(memory), self._keys.standing(owner), memory.id))
        kept_as = memory.kept_as
        if kept_as in PASSING:
            # A date may come nearer; a later retrieval counts.
            only = () if kept_as is Retention.EXPIRING else ("GT",)
            self._do.append(("ZADD", self._of_shard(kept_as.value), *only, micros(memory.passes_from), memory.id))
        if before is not None:
            others = (each.value for each in PASSING if each is not kept_as)
            self._do += [("ZREM", self._of_shard(name), memory.id) for name in others]
        if before is not None and before.embedder != embedder:
            self._do.append(("ZREM", self._embedded_by(before.embedder), memory.id))
        self._do.append(("ZADD", self._embedded_by(embedder), 0, memory.id))
        if embedder is not None:
            tag = self._digests.of("embedder", embedder).hex()
            self._do.append(("HSET", self._of_shard("embedders"), tag, embedder))

    def _embedded_by(self, embedder: str | None) -> str:
        tag = UNEMBEDDED if embedder is None else self._digests.of("embedder", embedder).hex()
        return self._of_shard(f"embedded:{tag}")

    def _take(self, memory_id: str, before: Stored) -> None:
        """A memory is live no more."""
        owner = bytes.fromhex(before.owner)
        self._do += [
            ("DEL", self._keys.memory(self._shard, memory_id)),
            ("ZREM", self._keys.live(owner), memory_id),
            ("SREM", self._keys.standing(owner), memory_id),
            ("ZREM", self._embedded_by(before.embedder), memory_id),
            ("HDEL", self._keys.retrieved(owner), memory_id),
            *(("ZREM", self._of_shard(kept_as.value), memory_id) for kept_as in PASSING),
            ("SREM", self._keys.episodes(owner), memory_id),
        ]
        self._do.append(("COUNT", before.owner, before.tenant, before.scope, -1))
        self._memories[memory_id] = None

    def _session(self, memory: Memory) -> str:
        session = memory.provenance.session
        return "" if session is None else self._digests.session(memory.scope, session).hex()

    def _of_shard(self, name: str) -> str:
        return self._keys.of_shard(self._shard, name)
