"""The settings of a store, apart from what they govern: config names them, the adapters obey them."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

SPOOL_BYTES = 256 * 1024 * 1024
"""Most that one process spools: about 100,000 turns of 2.5 KB, some minutes of a busy proxy or a day of a quiet one.
Beyond it turns are not acknowledged any more."""

REDIS_PREFIX = "ricordo:"

REDIS_SHARDS = 16
"""Shards of a new store: more than a cluster has nodes, so that each gets its share, and few enough to ask them all."""

Risk = Literal["version", "aof", "fsync", "eviction", "search", "unknown"]
"""What may be accepted of a Redis server by name."""

Algorithm = Literal["flat", "hnsw"]

Width = Literal["float32", "float16"]
"""How the components of a vector are stored. Half the memory costs less than 0.001 of a cosine."""


class IndexOptions(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How the index of a store on Redis is built."""

    algorithm: Algorithm = "flat"
    """Every search is bound to one scope, so the server compares that scope's vectors alone, whichever it is. FLAT has
    no graph to build and to keep; HNSW pays once a single user has tens of thousands of memories."""
    width: Width = "float32"
    """Bits of a component: float16 halves what the vectors take."""
    per_tenant: bool = False
    """One index per tenant: word statistics of its own, and it goes as a whole. For a few large tenants: each index
    looks at every write."""
    m: Annotated[int, Meta(ge=4, le=128)] = 16
    """HNSW: edges of a node."""
    ef_construction: Annotated[int, Meta(ge=16, le=4_096)] = 200
    """HNSW: candidates while building."""


class RedisOptions(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A store on Redis."""

    prefix: str = REDIS_PREFIX
    """What the names of all keys begin with: several stores may share a server."""
    shards: Annotated[int, Meta(ge=1, le=1_024)] = REDIS_SHARDS
    """Parts of the keyspace, spread over a cluster. Chosen once: a store's number cannot change."""
    accept_risks: tuple[Risk, ...] = ()
    """Reasons to refuse a server that are accepted: every one may cost memories."""
    replicas: Annotated[int, Meta(ge=0, le=16)] = 0
    """So many replicas must have what is kept before it counts as kept: then a failover loses none of it."""
    index: IndexOptions = IndexOptions()
