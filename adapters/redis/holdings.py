"""Ids that providers gave: a hash of each user's.

Before the colon of a value stands the seq of the turn that it goes with, if there is one; behind it what is known.
"""

from collections.abc import Sequence
from datetime import datetime

from adapters.redis import scripts
from adapters.redis.connection import RedisConnection, Script
from adapters.redis.keys import Keyspace
from memory.model.errors import ScopeError
from memory.model.moments import micros
from memory.model.scope import Digests, Reach
from memory.ports.holdings import Holding
from memory.store.holding import blob_of, holding_in

HOLD = Script(
    scripts.KEYS,
    """
    local owner, tenant, at, holding = ARGV[2], ARGV[3], ARGV[4], ARGV[5]
    redis.call('SADD', base .. 'tenant:' .. tenant, owner)
    for n = 6, #ARGV do
      local is_new = redis.call('HSETNX', own(owner, 'held'), ARGV[n], ':' .. holding) == 1
      if is_new and at ~= '' then redis.call('ZADD', base .. 'held', at, owner .. ':' .. ARGV[n]) end
    end
    return 1
    """,
)
"""Keeps ids that belong to no turn, unless they are kept already."""


class RedisHoldings:
    """Implements `memory.ports.holdings.Holdings`."""

    def __init__(self, connection: RedisConnection, *, keys: Keyspace, digests: Digests) -> None:
        self._connection = connection
        self._keys = keys
        self._digests = digests

    async def hold(self, reach: Reach, digests: Sequence[bytes], holding: Holding, *, at: datetime | None) -> None:
        owner, tenant = self._owner(reach), self._digests.tenant(reach.tenant)
        base = self._keys.of_shard(self._keys.shard_of(owner), "")
        since = "" if at is None else micros(at)
        ids = [digest.hex() for digest in digests]
        args = [base, owner.hex(), tenant.hex(), since, blob_of(holding), *ids]
        await self._connection.keep([HOLD.call([self._keys.held(owner)], args)])

    async def held(self, reach: Reach, digest: bytes) -> Holding | None:
        (found,) = await self._connection.read([("HGET", self._keys.held(self._owner(reach)), digest.hex())])
        return None if found is None else holding_in(found.partition(b":")[2])

    def _owner(self, reach: Reach) -> bytes:
        owner = self._digests.reached(reach)
        if owner is None:
            raise ScopeError("an id is one user's, or of those that name none")
        return owner
