"""Recall, memory and journal of the Redis engine.

    python -m bench.redis_store redis://127.0.0.1:6379 [--million] [--quick] [--json FILE]

The server must have the Query Engine (else only what needs none is measured) and be otherwise idle; all keys lie under
a prefix of their own and are deleted afterwards. Memories as in `bench.store`, 100 a user. Times are milliseconds of
wall clock (p50, p99) and of CPU of this process and of the server (mean).
"""

import argparse
import asyncio
import itertools
import json
import platform
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from adapters.analyzers import SnowballAnalyzer
from adapters.redis import RedisEngine, RedisOptions
from adapters.redis.connection import RedisConnection, client_of
from adapters.redis.documents import Documents
from adapters.redis.keys import Keyspace
from bench.store import DIMENSION, NOW, Row, World
from memory.model.ids import uuid7
from memory.model.scope import Digests, Scope
from memory.model.store_options import IndexOptions
from memory.model.turn import Injection

DIGESTS, ANALYZE = Digests(b"bench"), SnowballAnalyzer()
EACH = 100
"""Memories of a user."""
CHUNK = 500
CLIENTS = (1, 16, 64)

SETTINGS = {
    "flat float32": IndexOptions(),
    "flat float16": IndexOptions(width="float16"),
    "hnsw float32": IndexOptions(algorithm="hnsw"),
}


class Server:
    """What the server says of itself."""

    def __init__(self, url: str) -> None:
        self.url = url
        self._client: Any = client_of(url)
        self._prefixes: list[str] = []

    async def info(self, section: str) -> dict[str, Any]:
        return await self._client.info(section)

    async def cpu(self) -> float:
        cpu = await self.info("cpu")
        return float(cpu["used_cpu_user"]) + float(cpu["used_cpu_sys"])

    async def used_bytes(self) -> int:
        return int((await self.info("memory"))["used_memory"])

    async def searches(self) -> bool:
        """Whether it has the Query Engine."""
        return b"search" in repr(await self._client.execute_command("MODULE", "LIST")).encode()

    def corner(self) -> str:
        """A prefix for a measurement's keys."""
        self._prefixes.append(f"bench:{uuid7()}:")
        return self._prefixes[-1]

    async def clear(self) -> None:
        """Delete all that was written here."""
        for prefix in self._prefixes:
            if await self.searches():
                names = [name.decode() for name in await self._client.execute_command("FT._LIST")]
                for name in names:
                    if name.startswith(prefix):
                        await self._client.execute_command("FT.DROPINDEX", name)
            keys = [key async for key in self._client.scan_iter(match=f"{prefix}*", count=10_000)]
            for start in range(0, len(keys), CHUNK):
                await self._client.unlink(*keys[start : start + CHUNK])
        self._prefixes.clear()

    async def close(self) -> None:
        await self._client.aclose()


async def opened(server: Server, prefix: str, options: IndexOptions, *, cache_bytes: int = 0) -> RedisEngine:
    """`cache_bytes`: 0, as the server is to search for each recall."""
    return await RedisEngine.open(
        server.url,
        digests=DIGESTS,
        analyze=ANALYZE,
        embedder="e",
        dimension=DIMENSION,
        options=RedisOptions(
            prefix=prefix, index=options, accept_risks=("version", "aof", "fsync", "eviction", "search", "unknown")
        ),
        cache_bytes=cache_bytes,
    )


async def measured(server: Server, work: Callable[[int], Awaitable[object]], times: int, *, clients: int = 1) -> Row:
    """`times` calls by `clients` at once."""
    walls: list[float] = []
    numbers = iter(range(times))

    async def client() -> None:
        for number in numbers:
            start = time.perf_counter()
            await work(number)
            walls.append(time.perf_counter() - start)

    ours, theirs, began = time.process_time(), await server.cpu(), time.perf_counter()
    await asyncio.gather(*(client() for _ in range(clients)))
    seconds = time.perf_counter() - began
    p50, p99 = np.percentile(walls, (50, 99))
    return {
        "p50_ms": round(float(p50) * 1e3, 3),
        "p99_ms": round(float(p99) * 1e3, 3),
        "cpu_ms": round((time.process_time() - ours) / times * 1e3, 3),
        "server_cpu_ms": round((await server.cpu() - theirs) / times * 1e3, 3),
        "per_second": round(times / seconds),
    }


# ── Recall ────────────────────────────────────────────────────────────────────────────────────────────────────


async def fill(server: Server, world: World, prefix: str, scopes: Sequence[Scope], options: IndexOptions) -> Row:
    """The memories' hashes as the engine writes them, without history and marks."""
    documents, keys = Documents(digests=DIGESTS, analyze=ANALYZE, width=options.width), Keyspace(prefix=prefix)
    connection = RedisConnection(client_of(server.url), name="bench", prepare=_as_it_is)
    before, cpu = await server.used_bytes(), await server.cpu()
    changes = (world.add(scope) for scope in scopes for _ in range(EACH))
    while commands := [
        ("HSET", keys.memory(keys.shard_of(DIGESTS.owner(change.memory.scope)), change.memory.id), *_flat(fields))
        for change in itertools.islice(changes, CHUNK)
        for fields in (documents.fields(change.memory, change.vector, embedder="e"),)
    ]:
        await connection.write(commands)
    await connection.close()
    thousands = len(scopes) * EACH / 1_000
    return {
        "server_cpu_ms_each": round((await server.cpu() - cpu) / thousands, 4),
        "mb_per_1000": round((await server.used_bytes() - before) / thousands / 1e6, 3),
    }


async def recall(server: Server, world: World, memories: int, options: IndexOptions, asked: int) -> Row:
    """Many users: how much their memories take, and what recalls cost, one after the other and sixteen at once."""
    prefix, scopes = server.corner(), [Scope("t", f"user{number}") for number in range(memories // EACH)]
    engine = await opened(server, prefix, options)
    filled = await fill(server, world, prefix, scopes, options)
    queries = [world.query(scopes[number * 7919 % len(scopes)]) for number in range(asked)]
    # A new index looks through all keys of the server first, and until then new hashes wait.
    await engine.indexes.prepare(patience_seconds=3_600)
    alone = await measured(server, lambda number: engine.recollector.recollect(queries[number]), asked)
    crowd = await measured(server, lambda number: engine.recollector.recollect(queries[number]), asked, clients=16)
    adding = await measured(
        server, lambda number: engine.memories.apply(None, [world.add(scopes[number % len(scopes)])], at=NOW), 50
    )
    await engine.indexes.prepare(patience_seconds=0)
    info = engine.indexes.of("t").info
    await engine.close()
    await server.clear()
    index = {} if info is None else {"index_mb_per_1000": round(info.megabytes / memories * 1_000, 3)}
    return {"memories": memories} | filled | index | {"recall": alone, "recall_by_16": crowd, "apply_one": adding}


async def kept(server: Server, world: World, memories: int, asked: int) -> Row:
    """One user whose memories the process keeps: the first recall, and the next ones; and again after a change each."""
    prefix, scope, options = server.corner(), Scope("t", "user"), IndexOptions()
    writing = await opened(server, prefix, options)
    for _ in range(0, memories, EACH):
        await writing.memories.apply(None, [world.add(scope) for _ in range(EACH)], at=NOW)
    engine = await opened(server, prefix, options, cache_bytes=1 << 30)
    queries = [world.query(scope) for _ in range(asked)]

    async def after_a_change(number: int) -> None:
        await writing.memories.apply(None, [world.add(scope)], at=NOW)
        await engine.recollector.recollect(queries[number])

    first = await measured(server, lambda number: engine.recollector.recollect(queries[number]), 1)
    then = await measured(server, lambda number: engine.recollector.recollect(queries[number]), asked)
    crowd = await measured(server, lambda number: engine.recollector.recollect(queries[number]), asked, clients=16)
    changed = await measured(server, after_a_change, min(asked, 50))
    await engine.close()
    await writing.close()
    await server.clear()
    return {"kept": memories, "first": first, "then": then, "by_16": crowd, "one_written_and_recalled": changed}


async def whole(server: Server, world: World, options: IndexOptions) -> Row:
    """What memories and turns take with all that belongs to them: history, lists, links."""
    engine = await opened(server, server.corner(), options)
    await engine.indexes.prepare(patience_seconds=60)
    scopes = [Scope("t", f"user{number}") for number in range(50)]
    before = await server.used_bytes()
    for scope in scopes:
        await engine.memories.apply(None, [world.add(scope) for _ in range(EACH)], at=NOW)
    memories = await server.used_bytes()
    blocks = Injection(stable="s" * 800, dynamic="d" * 600, memory_ids=tuple(map(str, range(6))), status="hit")
    for number, scope in enumerate(scopes * 20):
        await engine.journal.append(msgspec.structs.replace(world.turn(scope, number), injection=blocks))
    async with engine.ingesting():
        while jobs := await engine.queue.claim(100, now=NOW):
            for job in jobs:
                await engine.memories.apply(job.record, [], at=NOW)
        await engine.queue.trim(now=NOW)
    turns = await server.used_bytes()
    await engine.close()
    await server.clear()
    each_thousand = len(scopes) * EACH / 1_000, len(scopes) * 20 / 1_000
    return {
        "mb_per_1000_memories": round((memories - before) / each_thousand[0] / 1e6, 2),
        "mb_per_1000_turns": round((turns - memories) / each_thousand[1] / 1e6, 2),
    }


# ── The journal ───────────────────────────────────────────────────────────────────────────────────────────────


async def journal(server: Server, world: World, clients: int, times: int) -> Row:
    """Durable appends of turns by so many clients at once."""
    engine = await opened(server, server.corner(), IndexOptions())
    turns = [world.turn(Scope("t", f"user{number % 200}"), number) for number in range(times)]
    row = await measured(server, lambda number: engine.journal.append(turns[number]), times, clients=clients)
    await engine.close()
    await server.clear()
    return {"clients": clients} | row


async def _as_it_is(_: object) -> None:
    """A server is taken as it is."""


def _flat(fields: dict[str, Any]) -> Iterator[Any]:
    return itertools.chain.from_iterable(fields.items())


# ── The command ───────────────────────────────────────────────────────────────────────────────────────────────


async def run(url: str, *, quick: bool, million: bool) -> Row:
    server, world = Server(url), World()
    try:
        sizes = (1_000,) if quick else (1_000, 100_000, *((1_000_000,) if million else ()))
        searching = await server.searches()
        recalls = [
            {"setting": name} | await recall(server, world, size, options, 200 if quick else 1_000)
            for size in (sizes if searching else ())
            for name, options in SETTINGS.items()
            if size < 1_000_000 or name == "flat float16"
        ]
        keeping = [await kept(server, world, size, 200 if quick else 1_000) for size in (100, 1_000, 4_000)]
        wholes = [
            {"setting": name} | await whole(server, world, options)
            for name, options in (SETTINGS.items() if searching else ())
        ]
        journals = [await journal(server, world, clients, 300 if quick else 2_000) for clients in CLIENTS]
        said, persistence = await server.info("server"), await server.info("persistence")
    finally:
        await server.clear()
        await server.close()
    machine = {"python": platform.python_version(), "redis": said["redis_version"], "aof": persistence["aof_enabled"]}
    return {"machine": machine, "recall": recalls, "kept": keeping, "whole": wholes, "journal": journals}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("url", help="a Redis with the Query Engine")
    parser.add_argument("--quick", action="store_true", help="1,000 memories only")
    parser.add_argument("--million", action="store_true", help="1,000,000 memories, too")
    parser.add_argument("--json", type=Path, help="write all figures to this file")
    options = parser.parse_args()
    result = asyncio.run(run(options.url, quick=options.quick, million=options.million))
    for row in (result["machine"], *result["recall"], *result["kept"], *result["whole"], *result["journal"]):
        print(json.dumps(row))
    if options.json:
        options.json.write_text(json.dumps(result, indent=2) + "\n")


if __name__ == "__main__":
    main()
