"""Changes of memories: what is there is read, what is to be written is decided here, and one script writes it.

The script does so only if nothing that the decision rests on has changed since (conditions), the job was not done
before and its scope not erased; else it is read and decided anew. It also marks the job as done.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import datetime
from typing import Any

import msgspec

from adapters.redis import scripts
from adapters.redis.connection import Command, Script
from adapters.redis.documents import (
    BODY,
    EMBEDDER,
    OWNER,
    SPACE,
    TENANT,
    Documents,
    body_of,
    memory_of,
    micros,
    moment,
    unit,
)
from adapters.redis.keys import Keyspace
from adapters.redis.profiles import kept_field, written
from adapters.redis.records import Owners, session_digest, turn_digest
from memory.model.errors import Conflict, EmbeddingError, ScopeError
from memory.model.memory import HistoryEvent, HistoryRecord, Memory, MemoryType, ProfileField
from memory.model.scope import Digests, Scope, refuse_another
from memory.model.turn import TurnRecord
from memory.model.types import Vector
from memory.ports.changes import Add, AppendEntries, Change, Close, RedactSessions, SessionChange, SetField, Update
from memory.store.unlearning import without_former, without_texts

REV, FACT, SESSION, SCOPE, CORRECTED = "rev", "fact", "session", "scope", "corrected"
"""Fields of a memory's hash beside the document's: how often it was written, which fact of which turn it was, the
digest of the session in which it was said, its exact scope as it is counted, and when its text was last corrected by
hand (microseconds)."""

VECTOR_PREFIX = "vector_"
"""What the names of the fields with vectors begin with."""

UNEMBEDDED = "none"
"""Stands for the embedder of memories without a vector."""

TOMBSTONE = "-"
"""Stands for the id of a fact's memory that was erased: its turn does not bring it back."""

Condition = tuple[str, str, bytes | None]
"""A hash's key, a field, and what is there; with an empty field, whether the key is (b"1", or None)."""

COMMIT = Script(
    scripts.KEYS,
    scripts.TIME,
    scripts.EPOCHS,
    scripts.JOBS,
    scripts.COUNT,
    scripts.RETRIEVED,
    """
    local owner, tenant, session, epoch = ARGV[2], ARGV[3], ARGV[4], ARGV[5]
    local name, turn, step, attempt, at = ARGV[6], ARGV[7], ARGV[8], ARGV[9], ARGV[10]
    local names, field, seq = base .. 'n:' .. name, owner .. ':' .. step .. ':' .. attempt, false

    if owner ~= '' then
      local kept = redis.call('HGET', names, field)
      seq = kept and kept:match('^%d+')
      if seq and redis.call('HGET', record_of(seq), 'state') == '3' then return 'already' end
      if is_void(epoch, tenant, owner, session) then
        if seq then finish(owner, seq, '4') end
        return 'void'
      end
    end

    local i = 12
    for _ = 1, tonumber(ARGV[11]) do
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


class RedactOwnersSessions(msgspec.Struct, frozen=True, kw_only=True):
    """What these memories of an owner said leaves his sessions, as `RedactSessions` says."""

    owner: bytes
    tenant: str
    memory_ids: frozenset[str]
    staying: frozenset[str] = frozenset()
    """Memories of which an older text is erased: answers with them go, and summaries, but not what was said of them."""

    @property
    def all_ids(self) -> frozenset[str]:
        """Both."""
        return self.memory_ids | self.staying


class RedactMemory(msgspec.Struct, frozen=True, kw_only=True):
    """A memory stays and no longer tells of these former texts (see `memory.store.unlearning`)."""

    memory_id: str
    texts: frozenset[str]


Work = Change | AppendEntries | RedactOwnersSessions
"""A change with all that was checked and looked up before."""

Step = Work | RedactMemory
"""The same, and what an erasure changes of what stays."""


class KeptEvent(msgspec.Struct, frozen=True, kw_only=True):
    """A line of a memory's history, and whose it is."""

    tenant: bytes
    owner: bytes
    fact: str | None
    line: HistoryRecord
    session: str = ""
    """The digest of the session in which the new text was said, in hex."""


class Stored(msgspec.Struct, frozen=True, kw_only=True):
    """What is known of a live memory before it is changed."""

    owner: str
    tenant: str
    rev: bytes | None
    memory: Memory | None
    """None: the body is garbage."""
    embedder: str | None
    """The name of who made its vector."""
    session: str
    fact: str | None
    scope: bytes
    vector_fields: tuple[str, ...]


class StoreView(msgspec.Struct, frozen=True):
    """What is there, of all that a group of changes speaks of; brought up to date as they are decided."""

    memories: dict[str, Stored | None]
    known: dict[str, bool]
    """Memory id → whether it ever was."""
    facts: dict[tuple[str, str], bytes | None]
    """Key and field of a fact → its memory's id, or a tombstone."""
    profiles: dict[str, dict[str, bytes]]
    """Key of a profile → name of a field → as it is kept."""


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


NO_JOB = ("", "", "", 0, "", "", 0, 0, 0)

_encode = msgspec.msgpack.Encoder().encode
_scope = msgspec.msgpack.Decoder(Scope).decode
_event = msgspec.msgpack.Decoder(KeptEvent).decode

STORED_FIELDS = (OWNER, TENANT, REV, BODY, EMBEDDER, SESSION, FACT, SCOPE)


def mark_of(record: TurnRecord, digests: Digests) -> tuple[str | int, ...]:
    """Which job a script finishes."""
    owners, key = Owners.of(record, digests), record.key
    names = (owners.owner.hex(), owners.tenant.hex(), owners.session.hex(), record.epoch)
    return (*names, owners.turn.hex(), key.turn, key.step, key.attempt, micros(record.at))


def blob_of_event(event: KeptEvent) -> bytes:
    """A line of the history as it is kept."""
    return _encode(event)


def event_of(line: bytes) -> KeptEvent | None:
    """A line of the history, or None if it is garbage."""
    try:
        return _event(line)
    except ValueError:  # msgspec's errors are ValueErrors
        return None


def scope_of_member(member: bytes) -> Scope | None:
    """The exact scope of a member of the shard's list of scopes, or None if it is garbage."""
    try:
        return _scope(member.split(b"/", 2)[-1])
    except ValueError:
        return None


def stored_of(values: Sequence[bytes | None], names: Iterable[bytes]) -> Stored | None:
    """What STORED_FIELDS and the names of all fields say of a memory; None if there is none."""
    owner, tenant, rev, body, embedder, session, fact, scope = values
    if owner is None or body is None:
        return None
    fields = {name.encode(): value for name, value in zip(STORED_FIELDS, values, strict=True) if value is not None}
    return Stored(
        owner=owner.decode(),
        tenant=(tenant or b"").decode(),
        rev=rev,
        memory=memory_of(fields),
        embedder=None if embedder is None else embedder.decode(),
        session=(session or b"").decode(),
        fact=None if fact is None else fact.decode(),
        scope=scope or b"",
        vector_fields=tuple(it.decode() for it in names if it.startswith(VECTOR_PREFIX.encode())),
    )


class PlannedChanges:
    """Decides what is to be written for changes of one shard."""

    def __init__(self, *, keys: Keyspace, digests: Digests, documents: Documents, embedder: str | None) -> None:
        self.dimension: int | None = None
        """Of the embedder's vectors; None until one was seen."""
        self._keys = keys
        self._digests = digests
        self._documents = documents
        self._embedder = embedder

    # ── Before anything is read ───────────────────────────────────────────────────────────────────────────────

    def checked(self, changes: Sequence[Change | SessionChange]) -> list[Work]:
        """The changes with vectors of unit length. Raises `EmbeddingError`, `InvalidInput` and `ScopeError`."""
        return [self._checked(change) for change in changes]

    def units(self, embedder: str, vectors: Sequence[tuple[str, Vector]]) -> dict[str, Vector]:
        """Vectors of unit length by memory. Raises `EmbeddingError`."""
        known = self.dimension if embedder == self._embedder else None
        found: dict[str, Vector] = {}
        for memory_id, vector in vectors:
            found[memory_id] = unit(vector, known)
            known = found[memory_id].size
        return found

    def _checked(self, change: Change | SessionChange) -> Work:
        if isinstance(change, RedactSessions):
            owner = self._digests.owner(change.scope)
            return RedactOwnersSessions(
                owner=owner, tenant=change.scope.tenant, memory_ids=frozenset(change.memory_ids)
            )
        if isinstance(change, SetField):
            if change.scope.user is None:
                raise ScopeError("a profile is a user's: name one")
            return change
        if isinstance(change, Close | AppendEntries):
            return change
        body_of(change.memory)
        if change.vector is None:
            return change
        if self._embedder is None:
            raise EmbeddingError("the store was opened without an embedder: it takes no vectors")
        vector = unit(change.vector, self.dimension)
        self.dimension = vector.size
        return msgspec.structs.replace(change, vector=vector)

    def fact_of(self, memory: Memory) -> tuple[str, str] | None:
        """Key and field of a memory's fact; None if no turn is known."""
        provenance, scope = memory.provenance, memory.scope
        if provenance.turn is None:
            return None
        turn = turn_digest(self._digests, scope.tenant, provenance.turn).hex()
        return self._keys.facts(self._digests.owner(scope)), f"{turn}:{provenance.fact_index}"

    def profile_of(self, change: SetField) -> str:
        """The key of the profile."""
        return self._keys.profile(self._digests.owner(change.scope))

    # ── Deciding ──────────────────────────────────────────────────────────────────────────────────────────────

    def plan(
        self,
        shard: int,
        changes: Sequence[Step],
        view: StoreView,
        *,
        owner: str | None,
        retrieved: Iterable[str],
        at: int,
        corrected: int,
    ) -> Plan:
        """What to do where `view` is what there is. `owner`: whose memories alone may be changed (None: anybody's).

        `corrected`, in microseconds: blocks with what is corrected or dropped here are older than that.
        Raises `Conflict`.
        """
        plan = Plan()
        writing = _Writing(shard, self._keys, self._digests, self._documents, self._embedder, view, plan, corrected)
        for place, change in enumerate(changes):
            if isinstance(change, SetField):
                key = self.profile_of(change)
                writing.set_field(change, key, place=(at, place), by_hand=owner is None)
            else:
                self._plan_one(writing, change, owner=owner, at=at)
        writing.count_retrievals(retrieved, owner=owner, at=at)
        return plan

    def _plan_one(
        self,
        writing: "_Writing",
        change: Add | Update | Close | AppendEntries | RedactOwnersSessions | RedactMemory,
        *,
        owner: str | None,
        at: int,
    ) -> None:
        match change:
            case Add():
                writing.add(change, self.fact_of(change.memory), at=at)
            case Update():
                writing.update(change, at=at, by_hand=owner is None)
            case Close():
                writing.close(change, owner=owner)
            case RedactOwnersSessions():
                writing.unsummarise(change.all_ids)
            case RedactMemory():
                writing.unsay(change)
            case AppendEntries():
                pass  # `logs.py` plans it

    def embedding(self, shard: int, embedder: str, vectors: Mapping[str, Vector], view: StoreView) -> Plan:
        """What to do to set the vectors of those memories that are there."""
        plan = Plan()
        writing = _Writing(shard, self._keys, self._digests, self._documents, embedder, view, plan, 0)
        for memory_id, vector in vectors.items():
            writing.embed(memory_id, vector)
        return plan


class _Writing:
    """One plan under way: each change adds its conditions and commands, and brings the view up to date."""

    def __init__(
        self,
        shard: int,
        keys: Keyspace,
        digests: Digests,
        documents: Documents,
        embedder: str | None,
        view: StoreView,
        plan: Plan,
        corrected: int,
    ) -> None:
        self._corrected = corrected
        self._shard = shard
        self._keys = keys
        self._digests = digests
        self._documents = documents
        self._embedder = embedder
        self._view = view
        self._do = plan.commands
        self._if = plan.conditions
        self._fresh: set[str] = set()
        self._written: set[tuple[str, str]] = set()

    def add(self, change: Add, fact: tuple[str, str] | None, *, at: int) -> None:
        memory = change.memory
        if self._view.known.get(memory.id) or (fact and self._view.facts.get(fact)):
            return
        if memory.id not in self._fresh:
            self._if.append((self._history(memory.id), "", None))
        owner, tenant = self._digests.owner(memory.scope), self._digests.tenant(memory.scope.tenant)
        if fact:
            self._if.append((*fact, None))
            self._do.append(("HSET", *fact, memory.id))
            self._view.facts[fact] = memory.id.encode()
        fact_field = fact[1] if fact else None
        self._view.known[memory.id] = True
        self._fresh.add(memory.id)
        self._do.append(("SADD", self._of_shard(f"tenant:{tenant.hex()}"), owner.hex()))
        said = (memory, change.event_id, HistoryEvent.ADD)
        self._remember(*said, old=None, new=memory.text, at=at, fact=fact_field, session=self._session(memory))
        if memory.valid_to is not None:
            self._do.append(("HSET", self._keys.closed(owner), memory.id, _origin(self._session(memory), fact_field)))
            return
        self._put(memory, change.vector, None, fact_field)

    def update(self, change: Update, *, at: int, by_hand: bool) -> None:
        memory, before = change.memory, self._seen(change.memory.id)
        if before is not None and before.owner != self._digests.owner(memory.scope).hex():
            refuse_another(memory.id, None, memory.scope)
        if before is not None and before.memory is not None:
            refuse_another(memory.id, before.memory.scope, memory.scope)
        _check_seen(memory.id, before, change.seen)
        if before is None:
            return
        old = None if before.memory is None else before.memory.text
        if old != memory.text:
            session = "" if by_hand else self._session(memory)
            said = (memory, change.event_id, HistoryEvent.UPDATE)
            self._remember(*said, old=old, new=memory.text, at=at, fact=before.fact, session=session)
        if memory.valid_to is not None:
            self._gone(memory.id, before)
        else:
            self._put(memory, change.vector, before, before.fact)
            if by_hand and old != memory.text:
                self._correct(memory.id)

    def close(self, change: Close, *, owner: str | None) -> None:
        before = self._seen(change.memory_id)
        if before is not None and owner not in (None, before.owner):
            raise ScopeError(f"memory {change.memory_id} is not of this turn's user: nothing was changed")
        _check_seen(change.memory_id, before, change.seen)
        if before is None or before.memory is None:
            return
        memory, at = before.memory, micros(change.at)
        self._remember(memory, change.event_id, HistoryEvent.DELETE, old=memory.text, new=None, at=at, fact=before.fact)
        self._gone(memory.id, before)

    def set_field(self, change: SetField, key: str, *, place: tuple[int, int], by_hand: bool) -> None:
        if self._write_field(key, change.field, place=place, by_hand=by_hand):
            tenant, owner = self._digests.tenant(change.scope.tenant), self._digests.owner(change.scope)
            self._do.append(("SADD", self._of_shard(f"tenant:{tenant.hex()}"), owner.hex()))

    def unsay(self, change: RedactMemory) -> None:
        before = self._seen(change.memory_id)
        if before is None or before.memory is None:
            return
        memory = before.memory
        # Whoever has read it before must not write back what is taken here: it is another version now.
        left = msgspec.structs.replace(without_texts(memory, change.texts), updated_at=moment(self._corrected))
        self._put(left, None, before, before.fact)
        self._correct(change.memory_id)
        self._change_fields(before, lambda field: without_former(field, memory))

    def unsummarise(self, memory_ids: frozenset[str]) -> None:
        """What sessions became goes with what it stands for; what else it stands for is recalled again."""
        for memory_id, stored in list(self._view.memories.items()):
            originals = () if stored is None or stored.memory is None else stored.memory.source_memory_ids
            if stored is None or memory_ids.isdisjoint(originals):
                continue
            self._drop(memory_id, stored)
            for original in originals:
                before = self._seen(original)
                if before is not None and before.memory is not None and before.memory.compressed:
                    whole = msgspec.structs.replace(before.memory, compressed=False)
                    self._put(whole, None, before, before.fact)

    def count_retrievals(self, memory_ids: Iterable[str], *, owner: str | None, at: int) -> None:
        for memory_id in memory_ids:
            before = self._seen(memory_id)
            if before is not None and owner in (None, before.owner):
                self._do.append(("RETRIEVED", before.owner, memory_id, 1, at))

    def embed(self, memory_id: str, vector: Vector) -> None:
        before = self._seen(memory_id)
        if before is not None and before.memory is not None:
            self._put(before.memory, vector, before, before.fact)

    # ── Fields of a profile ───────────────────────────────────────────────────────────────────────────────────

    def _write_field(self, key: str, field: ProfileField, *, place: tuple[int, int], by_hand: bool) -> bool:
        """Write or drop a field; whether there is anything to be kept of it."""
        profile = self._view.profiles.setdefault(key, {})
        before = profile.get(field.name)
        now = written(field, before, place=place, by_hand=by_hand, corrected=self._corrected)
        if (key, field.name) not in self._written:
            self._if.append((key, field.name, before))
            self._written.add((key, field.name))
        if now is not None:
            profile[field.name] = now
            self._do.append(("HSET", key, field.name, now))
        return now is not None

    def _change_fields(self, said_by: Stored, change: Callable[[ProfileField], ProfileField]) -> None:
        """Change those fields of an owner's profile that are changed by this."""
        key = self._keys.profile(bytes.fromhex(said_by.owner))
        for value in list(self._view.profiles.get(key, {}).values()):
            kept = kept_field(value)
            if kept is not None and (left := change(kept.field)) != kept.field:
                self._write_field(key, left, place=kept.place, by_hand=True)

    # ── One memory ────────────────────────────────────────────────────────────────────────────────────────────

    def _seen(self, memory_id: str) -> Stored | None:
        """What is there of a memory; the plan then rests on it."""
        stored = self._view.memories.get(memory_id)
        if stored is not None and memory_id not in self._fresh:
            self._if.append((self._keys.memory(self._shard, memory_id), REV, stored.rev))
            self._fresh.add(memory_id)
        return stored

    def _put(self, memory: Memory, vector: Vector | None, before: Stored | None, fact: str | None) -> None:
        """Write a live memory. Its vector stays if the text did."""
        key, owner = self._keys.memory(self._shard, memory.id), self._digests.owner(memory.scope)
        old = None if before is None else before.memory
        keeps = vector is None and old is not None and old.dated_text == memory.dated_text
        embedder = self._embedder if vector is not None else None
        fields: dict[str, Any] = dict(self._documents.fields(memory, vector, embedder=embedder))
        had = before.vector_fields if before is not None else ()
        if gone := [] if keeps else sorted({*had, *((EMBEDDER, SPACE) if had else ())} - fields.keys()):
            self._do.append(("HDEL", key, *gone))
        rev, session = str(int((before.rev if before else None) or 0) + 1), self._session(memory)
        tenant, scope = self._digests.tenant(memory.scope.tenant).hex(), _encode(memory.scope)
        fields |= {REV: rev, SESSION: session, SCOPE: scope} | ({FACT: fact} if fact else {})
        self._do.append(("HSET", key, *(part for pair in fields.items() for part in pair)))
        self._do.append(("ZADD", self._keys.live(owner), 0, memory.id))
        if memory.source_memory_ids:
            self._do.append(("SADD", self._keys.episodes(owner), memory.id))
        self._stand(memory, owner)
        if before is None and (memory.retrieval_count or memory.last_retrieved_at):  # it comes from another store
            last = 0 if memory.last_retrieved_at is None else micros(memory.last_retrieved_at)
            self._do.append(("RETRIEVED", owner.hex(), memory.id, memory.retrieval_count, last))
        if before is None or before.scope != scope:
            self._do += [("COUNT", owner.hex(), tenant, before.scope, -1)] if before is not None else []
            self._do.append(("COUNT", owner.hex(), tenant, scope, 1))
        now = before.embedder if before is not None and keeps else embedder
        self._embedded(memory.id, before, now)
        self._view.memories[memory.id] = Stored(
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

    def _stand(self, memory: Memory, owner: bytes) -> None:
        stands = memory.pinned or memory.type is MemoryType.PROCEDURAL
        self._do.append(("SADD" if stands else "SREM", self._keys.standing(owner), memory.id))
        if memory.type is MemoryType.WORKING and not memory.pinned:
            self._do.append(("ZADD", self._of_shard("working"), "GT", micros(memory.updated_at), memory.id))
        else:
            self._do.append(("ZREM", self._of_shard("working"), memory.id))

    def _embedded(self, memory_id: str, before: Stored | None, now: str | None) -> None:
        if before is not None and before.embedder != now:
            self._do.append(("ZREM", self._embedded_by(before.embedder), memory_id))
        self._do.append(("ZADD", self._embedded_by(now), 0, memory_id))
        if now is not None:
            self._do.append(("HSET", self._of_shard("embedders"), self._digests.of("embedder", now).hex(), now))

    def _embedded_by(self, embedder: str | None) -> str:
        tag = UNEMBEDDED if embedder is None else self._digests.of("embedder", embedder).hex()
        return self._of_shard(f"embedded:{tag}")

    def _correct(self, memory_id: str) -> None:
        """No block is replayed that may have an older text of a memory (P9)."""
        self._do.append(("HSET", self._keys.memory(self._shard, memory_id), CORRECTED, self._corrected))

    def _gone(self, memory_id: str, before: Stored) -> None:
        """A memory is live no more; where it came from stays."""
        self._take(memory_id, before)
        closed = self._keys.closed(bytes.fromhex(before.owner))
        self._do.append(("HSET", closed, memory_id, _origin(before.session, before.fact)))

    def _drop(self, memory_id: str, before: Stored) -> None:
        """A memory goes without a trace."""
        self._seen(memory_id)
        self._take(memory_id, before)
        self._do.append(("DEL", self._history(memory_id)))
        if before.fact:
            self._do.append(("HDEL", self._keys.facts(bytes.fromhex(before.owner)), before.fact))

    def _take(self, memory_id: str, before: Stored) -> None:
        owner = bytes.fromhex(before.owner)
        self._do += [
            ("DEL", self._keys.memory(self._shard, memory_id)),
            ("ZREM", self._keys.live(owner), memory_id),
            ("SREM", self._keys.standing(owner), memory_id),
            ("ZREM", self._embedded_by(before.embedder), memory_id),
            ("HDEL", self._keys.retrieved(owner), memory_id),
            ("ZREM", self._of_shard("working"), memory_id),
            ("SREM", self._keys.episodes(owner), memory_id),
        ]
        self._do.append(("COUNT", before.owner, before.tenant, before.scope, -1))
        self._change_fields(before, lambda field: field.without({memory_id}))
        self._view.memories[memory_id] = None

    def _remember(
        self,
        memory: Memory,
        event_id: str,
        event: HistoryEvent,
        *,
        old: str | None,
        new: str | None,
        at: int,
        fact: str | None,
        session: str = "",
    ) -> None:
        line = HistoryRecord(
            id=event_id,
            memory_id=memory.id,
            event=event,
            old_value=old,
            new_value=new,
            timestamp=moment(at),
            is_deleted=event is HistoryEvent.DELETE,
        )
        kept = KeptEvent(
            tenant=self._digests.tenant(memory.scope.tenant),
            owner=self._digests.owner(memory.scope),
            fact=fact,
            line=line,
            session=session,
        )
        self._do.append(("RPUSH", self._history(memory.id), blob_of_event(kept)))

    def _session(self, memory: Memory) -> str:
        session = memory.provenance.session
        return "" if session is None else session_digest(self._digests, memory.scope, session).hex()

    def _history(self, memory_id: str) -> str:
        return self._keys.history(self._shard, memory_id)

    def _of_shard(self, name: str) -> str:
        return self._keys.of_shard(self._shard, name)


def _check_seen(memory_id: str, before: Stored | None, seen: datetime | None) -> None:
    memory = None if before is None else before.memory
    if seen is not None and (memory is None or memory.updated_at != seen):
        raise Conflict(f"memory {memory_id} was written or erased meanwhile")


def _origin(session: str, fact: str | None) -> str:
    """Where a closed memory came from, for whoever erases it: its session's digest and its fact."""
    return f"{session}|{fact or ''}"
