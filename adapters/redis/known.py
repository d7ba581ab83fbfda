"""What a shard has, as `memory.store.known.Knowledge` asks: read before, and whatever is asked for is a condition.

The script that carries a plan out does so only if nothing that the plan rests on was changed meanwhile.
"""

from collections.abc import Collection, Mapping, Sequence, Set

import msgspec

from adapters.redis.keys import Keyspace
from adapters.redis.logs import Head, KnownLog, Log, Logs
from adapters.redis.profiles import kept_field
from adapters.redis.records import turn_digest
from adapters.redis.stored import ClosedMemory, Stored
from memory.model.memory import Memory, ProfileField
from memory.model.scope import Digests, Scope
from memory.model.turn import TurnRecord
from memory.store.known import FactPlace, KnownSession, LoadedSession, StoredMemory

Condition = tuple[str, str, bytes | None]
"""A hash's key, a field, and what is there; with an empty field, whether the key is (b"1", or None)."""


class ShardView(msgspec.Struct, frozen=True, kw_only=True):
    """What was read of a shard for a group of changes."""

    memories: dict[str, Stored | None]
    elsewhere: dict[str, bytes] = msgspec.field(default_factory=dict[str, bytes])
    """Memories in other shards: whose they are."""
    closed: dict[str, ClosedMemory] = msgspec.field(default_factory=dict[str, ClosedMemory])
    histories: frozenset[str] = frozenset()
    """Memories that have a history."""
    facts: dict[tuple[str, str], bytes | None] = msgspec.field(default_factory=dict[tuple[str, str], "bytes | None"])
    """Key and field of a place among the facts → its memory's id, or a tombstone."""
    profiles: dict[str, dict[str, bytes]] = msgspec.field(default_factory=dict[str, dict[str, bytes]])
    """Key of a profile → name of a field → as it is kept."""
    episodes: dict[bytes, list[str]] = msgspec.field(default_factory=dict[bytes, list[str]])
    turns: dict[bytes, frozenset[str]] = msgspec.field(default_factory=dict[bytes, frozenset[str]])
    """Owner → digests of the turns that the memories which are to be forgotten come from."""
    counts: dict[bytes, bytes | None] = msgspec.field(default_factory=dict[bytes, "bytes | None"])
    """Owner → how many changes there were."""
    holds: bool = True
    """Whether what stood in the turn's prompt does, where that was asked."""
    logs: dict[Log, KnownLog] = msgspec.field(default_factory=dict[Log, KnownLog])
    sessions: dict[bytes, list[LoadedSession]] = msgspec.field(default_factory=dict[bytes, list[LoadedSession]])


class RedisKnown:
    """Implements `memory.store.known.Knowledge` of what was read of one shard."""

    def __init__(self, seen: ShardView, *, shard: int, keys: Keyspace, digests: Digests, logs: Logs) -> None:
        self.seen = seen
        self.conditions: list[Condition] = []
        self._shard = shard
        self._keys = keys
        self._digests = digests
        self._logs = logs

    def memory(self, memory_id: str) -> StoredMemory | None:
        stored = self.seen.memories.get(memory_id)
        if stored is not None:
            self.rests_on(memory_id)
            return StoredMemory(bytes.fromhex(stored.owner), stored.memory)
        if memory_id in self.seen.closed:
            closed = self.seen.closed[memory_id]
            self.conditions.append((self._keys.closed(closed.owner), memory_id, closed.origin))
            return StoredMemory(closed.owner, closed.memory, is_closed=True)
        owner = self.seen.elsewhere.get(memory_id)
        return None if owner is None else StoredMemory(owner, None)

    def rests_on(self, memory_id: str) -> None:
        """The plan rests on this memory."""
        if (stored := self.seen.memories.get(memory_id)) is not None:
            from_rev = (self._keys.memory(self._shard, memory_id), "rev", stored.rev)
            self.conditions.append(from_rev)

    def was_there(self, memory_id: str) -> bool:
        there = memory_id in self.seen.histories or self.seen.memories.get(memory_id) is not None
        if not there:
            self.conditions.append((self._keys.history(self._shard, memory_id), "", None))
        return there

    def is_taken(self, place: FactPlace) -> bool:
        where = place_of(self._keys, self._digests, place)
        taken = self.seen.facts.get(where)
        self.conditions.append((*where, taken))
        return taken is not None

    def fields(self, owner: bytes) -> Mapping[str, ProfileField]:
        kept = {
            name: (value, field)
            for name, value in self.seen.profiles.get(self._keys.profile(owner), {}).items()
            if (field := kept_field(value)) is not None
        }
        return {name: field.field for name, (_, field) in sorted(kept.items(), key=lambda it: it[1][1].place)}

    def episodes(self, owner: bytes) -> Sequence[Memory]:
        stored = (self.seen.memories.get(memory_id) for memory_id in self.seen.episodes.get(owner, ()))
        return [each.memory for each in stored if each is not None and each.memory is not None]

    def changes(self, owner: bytes) -> int:
        count = self.seen.counts.get(owner)
        self.conditions.append((self._keys.of_shard(self._shard, "changes"), owner.hex(), count))
        return int(count or 0)

    def holds(self, record: TurnRecord) -> bool:  # noqa: ARG002 - it was asked before
        return self.seen.holds

    def entries(self, scope: Scope, session: str, *, ids: Collection[str], turns: Collection[str]) -> KnownSession:  # noqa: ARG002 - they were read before
        known = self.seen.logs[self._logs.of(scope, session)]
        self.rests_on_log(known.log, known.head)
        return known.session

    def rests_on_log(self, log: Log, head: Head | None) -> None:
        """The plan rests on this session."""
        self.conditions.append((log.key(), "rev", None if head is None else str(head.rev).encode()))

    def sessions(self, owner: bytes) -> Sequence[LoadedSession]:
        loaded = self.seen.sessions.get(owner, [])
        for each in loaded:
            self.rests_on_log(each.at, self.seen.logs[each.at].head)
        return loaded

    def turns_of(self, owner: bytes, memory_ids: Set[str]) -> Set[str]:
        return self.seen.turns.get(owner, frozenset()) if memory_ids else frozenset()

    def turn_name(self, tenant: str, turn: str) -> str:
        return turn_digest(self._digests, tenant, turn).hex()


def place_of(keys: Keyspace, digests: Digests, place: FactPlace) -> tuple[str, str]:
    """Key and field of a place among an owner's facts."""
    turn = turn_digest(digests, place.tenant, place.turn).hex()
    return keys.facts(place.owner), f"{turn}:{place.fact}"
