"""The keyspace: the name of everything that the store keeps in Redis.

A user's keys lie in one shard, chosen by the owner's digest; the shard is the hash tag `{s07}`. So whatever belongs
together lies in one slot of a cluster, and one script can change all of it. Names of tenants, users, sessions and
turns appear as keyed digests only; texts stand in values.

    {prefix}meta                          hash: verifier, shards, schema, when a worker was last at work, since when
                                          the trash is emptied
    {prefix}keys                          hash: public part → proxy key
    {prefix}compaction                    hash: which erasures wait for a rewrite, and how far it is (compaction.py)
    {prefix}{s07}:m:<memory>              hash: a live memory, what the index indexes (documents.py, changes.py)
    {prefix}{s07}:h:<memory>              list: its history
    {prefix}{s07}:t:<seq>                 hash: a turn: its record, its link, and how far its job is (records.py)
    {prefix}{s07}:n:<turn>                hash: owner, step, attempt → seq and time of a turn's records
    {prefix}{s07}:o:<owner>:live          sorted set: ids of the live memories, in their order
    {prefix}{s07}:o:<owner>:standing      set: ids of those that are pinned or procedural
    {prefix}{s07}:o:<owner>:changed       list: its last changes, newest first, and of which memories
                                          (scripts.CHANGED)
    {prefix}{s07}:o:<owner>:closed        hash: id of a closed memory → where it came from
    {prefix}{s07}:o:<owner>:corrected     hash: id of a closed memory → when it was last corrected
    {prefix}{s07}:o:<owner>:facts         hash: turn and fact index → memory id, or a tombstone
    {prefix}{s07}:o:<owner>:profile       hash: name → field (profiles.py)
    {prefix}{s07}:o:<owner>:retrieved     hash: memory id → how often and when last it was retrieved (scripts.py)
    {prefix}{s07}:o:<owner>:sessions      sorted set: its logs, by agent, run and name (logs.py)
    {prefix}{s07}:o:<owner>:parts         hash: code of agent and run → their names, of the logs that have any (logs.py)
    {prefix}{s07}:o:<owner>:chains        sorted set: chains that lead to a summary
    {prefix}{s07}:o:<owner>:episodes      set: ids of live memories that sessions became (changes.py)
    {prefix}{s07}:o:<owner>:links         hash: what leads to a turn → seq (scripts.LINK)
    {prefix}{s07}:o:<owner>:held          hash: digest of a provider's id → seq of its turn, and what is known of it
                                          (holdings.py)
    {prefix}{s07}:o:<owner>:turns         sorted set: seqs of all turns
    {prefix}{s07}:o:<owner>:jobs          sorted set: seqs of unfinished jobs, by their place in the queue
    {prefix}{s07}:x:<log>, x:<log>:…      a session's head and its parts (logs.py)
    {prefix}{s07}:ready, waiting, leased  sorted sets: owners with jobs (scripts.py)
    {prefix}{s07}:unfinished, times       sorted sets: seqs of unfinished jobs, and of all turns, by their time
    {prefix}{s07}:dead, finished          sorted sets: seqs of dead letters, and of what `trim` is to empty
    {prefix}{s07}:working                 sorted set: ids of working memories that are not pinned, by when last touched
    {prefix}{s07}:tentative, :passage     the same for what else is closed when nobody comes back to it
    {prefix}{s07}:held                    sorted set: owners and digests of ids that belong to no turn, by since when
    {prefix}{s07}:expiring                sorted set: ids of memories that have a date, by that
    {prefix}{s07}:trash                   sorted set: ids of closed memories that are to be deleted, by when
    {prefix}{s07}:lost                    how many jobs were without their record (FAULTS R15)
    {prefix}{s07}:clock, epochs           the last seq; hash: digest → epoch (epochs.py)
    {prefix}{s07}:changes                 hash: owner → the number of the last change to its memories and fields
    {prefix}{s07}:sizes                   hash: owner → how many bytes its live memories had, and when (memories.py)
    {prefix}{s07}:tenant:<tenant>         set: owners
    {prefix}{s07}:talking                 set: digests of tenants whose users have sessions, or had some
    {prefix}{s07}:users, tenants          sorted sets: digest → how many live memories
    {prefix}{s07}:scopes, scopes:order    hash: exact scope → how many live memories; sorted set: the same in order
    {prefix}{s07}:reindexed               how far memories were looked at for how words are read now (reindexing.py)
    {prefix}{s07}:embedders               hash: digest → name of an embedder
    {prefix}{s07}:embedded:<embedder>     sorted set: ids of memories with its vectors (`none`: without a vector)
"""

import re

import msgspec

from memory.model.errors import InvalidInput
from memory.model.store_options import REDIS_PREFIX, REDIS_SHARDS

MAX_SHARDS = 100
"""The tag has two digits."""

_PREFIX = re.compile(r"[A-Za-z0-9._:-]{1,64}")
"""No braces: they would be the hash tag. No wildcards: the prefix stands in ACL rules and index definitions."""


class Keyspace(msgspec.Struct, frozen=True):
    """Names all keys of a store. An ACL user needs `~{prefix}*` and `&{prefix}*`, nothing else."""

    prefix: str = REDIS_PREFIX
    shards: int = REDIS_SHARDS

    def __post_init__(self) -> None:
        if not _PREFIX.fullmatch(self.prefix):
            raise InvalidInput(f"key prefix {self.prefix!r}: only letters, digits and ._:- (64 at most)")
        if not 1 <= self.shards <= MAX_SHARDS:
            raise InvalidInput(f"{self.shards} shards: 1 to {MAX_SHARDS} are possible")

    # ── The whole store ───────────────────────────────────────────────────────────────────────────────────────

    @property
    def meta(self) -> str:
        return f"{self.prefix}meta"

    @property
    def proxy_keys(self) -> str:
        return f"{self.prefix}keys"

    @property
    def notes(self) -> str:
        return f"{self.prefix}notes"

    @property
    def compaction(self) -> str:
        return f"{self.prefix}compaction"

    @property
    def news(self) -> str:
        """The channel on which an append wakes the workers."""
        return f"{self.prefix}news"

    # ── Shards ────────────────────────────────────────────────────────────────────────────────────────────────

    def shard_of(self, owner: bytes) -> int:
        """The shard of an owner's digest."""
        return int.from_bytes(owner[:8], "big") % self.shards

    def of_shard(self, shard: int, name: str) -> str:
        """A key of a shard."""
        return f"{self.prefix}{{s{shard:02d}}}:{name}"

    def of_owner(self, owner: bytes, name: str) -> str:
        """A key of an owner, in its shard."""
        return self.of_shard(self.shard_of(owner), f"o:{owner.hex()}:{name}")

    def memory(self, shard: int, memory_id: str) -> str:
        """A live memory's hash."""
        return self.of_shard(shard, f"m:{memory_id}")

    @property
    def memory_prefixes(self) -> tuple[str, ...]:
        """What the keys of all live memories begin with: the index's prefixes."""
        return tuple(self.of_shard(shard, "m:") for shard in range(self.shards))

    def history(self, shard: int, memory_id: str) -> str:
        """A memory's history."""
        return self.of_shard(shard, f"h:{memory_id}")

    def turn(self, shard: int, turn: bytes) -> str:
        """The records of a turn's name, given by its digest."""
        return self.of_shard(shard, f"n:{turn.hex()}")

    def record(self, shard: int, seq: str) -> str:
        """A journalled turn's hash."""
        return self.of_shard(shard, f"t:{seq}")

    # ── Owners ────────────────────────────────────────────────────────────────────────────────────────────────

    def live(self, owner: bytes) -> str:
        return self.of_owner(owner, "live")

    def standing(self, owner: bytes) -> str:
        return self.of_owner(owner, "standing")

    def closed(self, owner: bytes) -> str:
        return self.of_owner(owner, "closed")

    def corrected(self, owner: bytes) -> str:
        return self.of_owner(owner, "corrected")

    def facts(self, owner: bytes) -> str:
        return self.of_owner(owner, "facts")

    def profile(self, owner: bytes) -> str:
        return self.of_owner(owner, "profile")

    def retrieved(self, owner: bytes) -> str:
        return self.of_owner(owner, "retrieved")

    def sessions(self, owner: bytes) -> str:
        return self.of_owner(owner, "sessions")

    def parts(self, owner: bytes) -> str:
        return self.of_owner(owner, "parts")

    def chains(self, owner: bytes) -> str:
        return self.of_owner(owner, "chains")

    def episodes(self, owner: bytes) -> str:
        return self.of_owner(owner, "episodes")

    def links(self, owner: bytes) -> str:
        return self.of_owner(owner, "links")

    def held(self, owner: bytes) -> str:
        return self.of_owner(owner, "held")

    def jobs(self, owner: bytes) -> str:
        """Turns that are not ingested yet."""
        return self.of_owner(owner, "jobs")

    def turns(self, owner: bytes) -> str:
        return self.of_owner(owner, "turns")
