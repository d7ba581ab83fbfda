"""Hostile pairs of tenant and user on a real server: whatever they are called, each finds its own and nothing else."""

import asyncio
from collections.abc import AsyncGenerator, AsyncIterator, Sequence
from contextlib import asynccontextmanager
from itertools import product
from pathlib import Path

import pytest

from adapters.analyzers import SnowballAnalyzer
from adapters.redis import RedisEngine, RedisOptions
from memory.model.memory import Memory
from memory.model.scope import Digests, Reach, Scope
from memory.ports.memories import Listing
from memory.ports.search import RecallQuery
from tests.adapters.redis.test_search import NAMES
from tests.contract.examples import NOW, add, memory
from tests.redis_server import RedisServer

pytestmark = pytest.mark.skipif(not RedisServer.available(), reason="there is no redis-server on this machine")

CHUNK = 200


@pytest.fixture
async def engine(tmp_path: Path) -> AsyncIterator[RedisEngine]:
    with RedisServer(tmp_path / "redis") as server:
        async with opened(server) as engine:
            yield engine


@asynccontextmanager
async def opened(server: RedisServer) -> AsyncGenerator[RedisEngine]:
    """Where the server has the Query Engine, what is searched is looked at, too."""
    engine = await RedisEngine.open(
        server.url,
        digests=Digests(b"secret"),
        analyze=SnowballAnalyzer(),
        embedder="test",
        dimension=8,
        options=RedisOptions(accept_risks=() if server.searches else ("version", "search")),
    )
    try:
        yield engine
    finally:
        await engine.close()


async def isolated(engine: RedisEngine, names: Sequence[str]) -> None:
    scopes = [Scope(tenant, user) for tenant, user in product(names, repeat=2)]
    chunks = [scopes[start : start + CHUNK] for start in range(0, len(scopes), CHUNK)]
    for chunk in chunks:
        pinned = [add(memory(f"Has cat {scope!r}", scope, pinned=True)) for scope in chunk]
        searched = [add(memory(f"Has dog {scope!r}", scope)) for scope in chunk]
        await engine.memories.apply(None, [*pinned, *searched], at=NOW)
    for chunk in chunks:
        for scope, seen in zip(chunk, await asyncio.gather(*(seen_by(engine, scope) for scope in chunk)), strict=True):
            assert {each.scope for each in seen} == {scope}
    assert (await engine.memories.counts()).users == len(scopes)
    assert engine.foreign == 0


async def seen_by(engine: RedisEngine, scope: Scope) -> tuple[Memory, ...]:
    """All that a scope can get at; that it gets all of its own is seen to here."""
    found = await engine.recollector.recollect(RecallQuery(scope=scope, text="Who has a dog, or a cat?", pool=100))
    searched = tuple(each.memory for each in found.candidates)
    listed = await engine.memories.list(Listing(reach=Reach.of(scope)))
    assert len(listed) == 2
    assert len(found.always_on) == 1
    assert len(searched) == int(found.complete)
    return (*searched, *found.always_on, *listed)


async def test_S05_hostile_pairs_of_ids_find_their_own_alone(engine: RedisEngine):
    await isolated(engine, NAMES[:26])


@pytest.mark.campaign
@pytest.mark.timeout(900)
async def test_S05_20000_hostile_pairs_find_their_own_alone(engine: RedisEngine):
    assert len(NAMES) ** 2 > 20_000
    await isolated(engine, NAMES)
