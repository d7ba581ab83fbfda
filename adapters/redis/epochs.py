"""Epochs: how a delete reaches what is still in flight.

Each erasure of a tenant, user or session takes the next number and writes it beside the digest of what it erased. A
turn carries the number of the moment when it was read: it is void if any of its three digests has a later one.

Each shard keeps its own number, so that no slot is crossed. They run together as Lamport's clocks do: an erasure takes
a number above those of all shards and then tells it to all, so that a number that was read in one shard (the last that
a proxy knew before the store went away) says what was erased in another.
"""

from collections.abc import Sequence

from adapters.redis import scripts
from adapters.redis.connection import RedisConnection, Script
from adapters.redis.keys import Keyspace

ADVANCE = Script(
    scripts.KEYS,
    """
    local epoch = math.max(tonumber(ARGV[2]), tonumber(redis.call('HGET', epochs, 'now') or '0'))
    if ARGV[3] then
      epoch = math.max(epoch, tonumber(redis.call('HGET', epochs, 'now') or '0') + 1)
      redis.call('HSET', epochs, ARGV[3], epoch)
    end
    redis.call('HSET', epochs, 'now', epoch)
    return epoch
    """,
)
"""Raises a shard's number to ARGV[2] at least; for a digest (ARGV[3]) to the next, which is written beside it."""


class Epochs:
    """The numbers of all shards."""

    def __init__(self, connection: RedisConnection, keys: Keyspace) -> None:
        self._connection = connection
        self._keys = keys

    async def advance(self, digest: bytes, shards: Sequence[int]) -> dict[int, int]:
        """Take a number for an erasure of `digest` in these shards, and tell it to the others; shard → number."""
        every = range(self._keys.shards)
        now = await self._connection.read([("HGET", self._epochs(shard), "now") for shard in every])
        base = max(int(number or 0) for number in now) + 1
        taken = await self._connection.keep([self._advance(shard, base, digest.hex()) for shard in shards])
        others = [self._advance(shard, max(taken)) for shard in every if shard not in shards]
        if others:
            await self._connection.keep(others)
        return dict(zip(shards, taken, strict=True))

    async def is_erased(self, digest: bytes, shard: int) -> bool:
        """Whether there was an erasure of `digest` before, as this shard knows."""
        (epoch,) = await self._connection.read([("HGET", self._epochs(shard), digest.hex())])
        return epoch is not None

    def _epochs(self, shard: int) -> str:
        return self._keys.of_shard(shard, "epochs")

    def _advance(self, shard: int, *args: str | int) -> tuple[str | bytes | int | float, ...]:
        return ADVANCE.call([self._epochs(shard)], [self._keys.of_shard(shard, ""), *args])
