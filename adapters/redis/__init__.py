"""The Redis engine: all ports of a store on Redis 8 with the Query Engine."""

from adapters.redis.engine import RedisEngine
from memory.model.store_options import RedisOptions

__all__ = ["RedisEngine", "RedisOptions"]
