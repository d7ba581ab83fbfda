"""From the embedded file to Redis, and back: the same memories come out."""

from pathlib import Path

import pytest

from adapters.analyzers import SnowballAnalyzer
from adapters.redis import RedisEngine, RedisOptions
from adapters.sqlite import SqliteEngine
from memory.model.ids import uuid7
from memory.model.memory import ProfileField, ProfileValue
from memory.model.scope import Reach, Scope
from memory.ports.changes import SetField
from memory.ports.engine import Engine
from memory.ports.keys import ProxyKey
from memory.ports.memories import Listing
from memory.upkeep.migrate import Migrated, Migration
from tests.adapters.redis.servers import DIGESTS
from tests.contract.examples import ALICE, BOB, NOW, memory, remember
from tests.contract.test_sessions import of_turn, summary
from tests.memory.upkeep.test_migrate import Embedder
from tests.redis_server import RedisServer

pytestmark = pytest.mark.skipif(not RedisServer.available(), reason="there is no redis-server on this machine")

SCOPES = (ALICE, BOB, Scope("acme", "alice", agent="a1"), *(Scope(f"t{n}", f"u{n}", run="r") for n in range(40)))


async def opened(path: Path) -> SqliteEngine:
    return await SqliteEngine.open(path, digests=DIGESTS, analyze=SnowballAnalyzer(), embedder="test")


async def moved(source: Engine, target: Engine) -> Migrated:
    migration = Migration(
        source, target, embedder=Embedder(), at=NOW, make_id=uuid7, progress=lambda _what, _count, _total: None
    )
    return await migration.run()


async def test_memories_go_to_redis_and_back(tmp_path: Path):
    field = ProfileField(name="home", values=(ProfileValue(text="Turin", recorded_at=NOW.date()),))
    key = ProxyKey(public="abc", digest=b"d" * 32, tenant="acme", name="web", created_at=NOW)
    first, last = await opened(tmp_path / "first.db"), await opened(tmp_path / "last.db")
    for scope in SCOPES:
        await remember(first, *(memory(f"fact {n}", scope, pinned=n == 1, tags=("x",)) for n in range(5)))
    await first.memories.apply(None, [SetField(scope=ALICE, field=field)], at=NOW)
    await first.keys.add(key)
    said = [of_turn(n, f"words {n}") for n in range(4)]
    await first.sessions.append(ALICE, "s1", said)
    await first.sessions.compress(ALICE, "s1", summary(*said[:2]), version=0)
    with RedisServer(tmp_path / "redis") as server:
        options = RedisOptions(accept_risks=("version", "search"))
        engine = await RedisEngine.open(
            server.url, digests=DIGESTS, analyze=SnowballAnalyzer(), embedder="test", dimension=8, options=options
        )
        there, back = await moved(first, engine), await moved(engine, last)
        await engine.close()
    lists = [[await it.memories.list(Listing(reach=Reach.of(scope))) for scope in SCOPES] for it in (first, last)]
    profiles = [(await it.memories.profile(ALICE)).fields for it in (first, last)]
    keys = [await it.keys.keys() for it in (first, last)]
    sessions = [await it.sessions.load(ALICE, "s1") for it in (first, last)]
    await first.close()
    await last.close()

    count = 5 * len(SCOPES)
    assert (
        there
        == back
        == Migrated(
            memories=count, copied=count, fields=1, keys=1, dead=0, sessions=1, different=(), different_sessions=()
        )
    )
    assert lists[0] == lists[1]
    assert profiles[0] == profiles[1]
    assert keys[0] == keys[1] == (key,)
    assert sessions[0] == sessions[1]
    assert sessions[0].summaries
