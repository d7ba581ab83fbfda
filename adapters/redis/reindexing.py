"""Memories that an older release read or listed otherwise: shard by shard, embedder by embedder, in the order of ids.

How far it came is kept in each shard, so that it goes on after an end, whoever goes on. What is written meanwhile is
read as words are read now, but for what a process of the older release writes behind that place.
"""

import asyncio
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from adapters.redis import scripts
from adapters.redis.connection import RedisConnection, Script
from adapters.redis.documents import BODY, OWNER, TERMS, VIEWS, Documents
from adapters.redis.keys import Keyspace
from adapters.redis.plans import UNEMBEDDED, listing_of
from adapters.redis.stored import REV
from memory.retrieval.rows import ANALYSIS
from memory.store.bodies import memory_of

_REWRITE = Script(
    scripts.KEYS,
    scripts.TIME,
    scripts.CHANGED,
    f"""
    for i = 3, #ARGV, 5 do
      local memory = base .. 'm:' .. ARGV[i]
      -- Else it was written meanwhile, and its words were read then.
      if redis.call('HGET', memory, '{BODY}') == ARGV[i + 1] then
        local owner = redis.call('HGET', memory, '{OWNER}')
        redis.call('HSET', memory, '{TERMS}', ARGV[i + 2], '{VIEWS}', ARGV[i + 3])
        redis.call(ARGV[i + 4], own(owner, 'standing'), ARGV[i])
        redis.call('HINCRBY', memory, '{REV}', 1)
        changed(owner, ARGV[i])
      end
    end
    redis.call('SET', base .. 'reindexed', ARGV[2])
    """,
)


class _Place(NamedTuple):
    """How far the memories of a shard were looked at: those of which embedder, up to which id."""

    tag: str = ""
    memory_id: str = ""

    @classmethod
    def of(cls, kept: bytes | None) -> "_Place":
        """The place that is kept in a shard; the beginning, if words were read in another way when it was."""
        analysis, _, place = (kept or b"").decode().partition(" ")
        return cls(*place.split(" ", 1)) if analysis == str(ANALYSIS) else cls()

    @property
    def spelled(self) -> str:
        return f"{ANALYSIS} {self.tag} {self.memory_id}"


_END = _Place("~")
"""Behind the memories of all embedders."""


class Reindexer:
    """Reads memories anew."""

    def __init__(self, connection: RedisConnection, *, keys: Keyspace, documents: Documents) -> None:
        self._connection = connection
        self._keys = keys
        self._documents = documents

    async def reindex(self, embedders: Mapping[int, Mapping[str, str]], *, limit: int) -> int:
        """What `memory.ports.memories.MemoryStore.reindex` says; `embedders`: of each shard, tag → name."""
        kept = await self._connection.read([("GET", self._kept(shard)) for shard in embedders])
        for shard, last in zip(embedders, map(_Place.of, kept), strict=True):
            if last == _END:
                continue
            tags = [tag for tag in sorted((UNEMBEDDED, *embedders[shard])) if tag >= last.tag]
            ids, place = await self._behind(shard, last, tags, limit=limit)
            base, changed = self._keys.of_shard(shard, ""), await self._read_otherwise(shard, ids)
            await self._connection.write([_REWRITE.call([self._kept(shard)], [base, place.spelled, *changed])])
            if ids:
                return len(ids)
        return 0

    def _kept(self, shard: int) -> str:
        return self._keys.of_shard(shard, "reindexed")

    async def _behind(self, shard: int, place: _Place, tags: Sequence[str], *, limit: int) -> tuple[list[str], _Place]:
        """The next live memories of a shard, and the place behind them."""
        for tag in tags:
            low = f"({place.memory_id}" if place.tag == tag else "-"
            key, page = self._keys.of_shard(shard, f"embedded:{tag}"), ("BYLEX", "LIMIT", 0, limit)
            (found,) = await self._connection.read([("ZRANGE", key, low, "+", *page)])
            if found:
                ids: list[str] = [member.decode() for member in found]
                return ids, _Place(tag, ids[-1])
        return [], _END

    async def _read_otherwise(self, shard: int, ids: Sequence[str]) -> list[str | bytes]:
        """The memories that are read or listed otherwise now: id, body, terms, views, and how each is listed."""
        asked = [("HMGET", self._keys.memory(shard, memory_id), BODY, TERMS, VIEWS) for memory_id in ids]
        found = await self._connection.read(asked) if asked else ()
        # In a thread: reading a batch takes longer than leases and other work of the loop may wait.
        return await asyncio.to_thread(self._differing, list(zip(ids, found, strict=True)))

    def _differing(self, kept_by_id: Sequence[tuple[str, Sequence[bytes | None]]]) -> list[str | bytes]:
        changed: list[str | bytes] = []
        for memory_id, (body, *kept) in kept_by_id:
            memory = None if body is None else memory_of(body, 0, None)
            if body is None or memory is None:
                continue
            now = [self._documents.terms(memory), self._documents.views(memory)]
            if now != [(each or b"").decode() for each in kept]:
                changed += [memory_id, body, *now, listing_of(memory)]
        return changed
