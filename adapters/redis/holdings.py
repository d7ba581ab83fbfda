"""Ids that providers gave: a hash of each user's.

Before the colon of a value stands the seq of the turn that it goes with, if there is one; behind it what is known.
"""

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
    local owner, tenant, digest, at, holding = ARGV[2], ARGV[3], ARGV[4], ARGV[5], ARGV[6]
    if redis.call('HSETNX', own(owner, 'held'), digest, ':' .. holding) == 0 then return 0 end
    redis.call('SADD', base .. 'tenant:' .. tenant, owner)
    if at ~= '' then redis.call('ZADD', base .. 'held', at, owner .. ':' .. digest) end
    return 1
    """,
)
"""Keeps an id that belongs to no turn, unless it is kept already; gives whether it did."""


class RedisHoldings:
    """Implements `memory.ports.holdings.Holdings`."""

    def __init__(self, connection: RedisConnection, *, keys: Keyspace, digests: Digests) -> None:
        self._connection = connection
        self._keys = keys
        self._digests = digests

    async def hold(self, reach: Reach, digest: bytes, holding: Holding, *, at: datetime | None) -> None:
        owner, tenant = self._owner(reach), self._digests.tenant(reach.tenant)
        base = self._keys.of_shard(self._keys.shard_of(owner), "")
        since = "" if at is None else micros(at)
        args = [base, owner.hex(), tenant.hex(), digest.hex(), since, blob_of(holding)]
        await self._connection.keep([HOLD.call([self._keys.held(owner)], args)])

    async def held(self, reach: Reach, digest: bytes) -> Holding | None:
        (found,) = await self._connection.read([("HGET", self._keys.held(self._owner(reach)), digest.hex())])
        return None if found is None else holding_in(found.partition(b":")[2])

    def _owner(self, reach: Reach) -> bytes:
        owner = self._digests.reached(reach)
        if owner is None:
            raise ScopeError("an id is one user's, or of those that name none")
        return owner
