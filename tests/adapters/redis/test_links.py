"""Both engines find the same turn, the same ledger and the same turns of the past, in any history of conversations."""

import random
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from adapters.analyzers import SnowballAnalyzer
from adapters.redis import RedisEngine
from adapters.redis.links import Look, RedisLinks
from adapters.sqlite import SqliteEngine
from memory.model.ids import uuid7
from memory.model.scope import Reach, Scope
from memory.model.turn import Injection, TurnKey
from memory.ports.engine import Engine
from memory.ports.memories import Erasure
from memory.ports.search import RecallQuery, Recollection
from tests.adapters.redis.servers import DIGESTS, KEYS, opened
from tests.contract.examples import NOW, add, close, memory, turn
from tests.redis_server import RedisServer

pytestmark = pytest.mark.skipif(not RedisServer.available(), reason="there is no redis-server on this machine")

ROUNDS = 6
STEPS = 40
QUESTIONS = 25


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RedisServer]:
    with RedisServer(tmp_path_factory.mktemp("redis")) as server:
        yield server


@pytest.fixture
async def redis(server: RedisServer) -> AsyncIterator[RedisEngine]:
    async with opened(server.url) as engine:
        yield engine


@pytest.fixture
async def sqlite(tmp_path: Path) -> AsyncIterator[SqliteEngine]:
    engine = await SqliteEngine.open(tmp_path / "ricordo.db", digests=DIGESTS, analyze=SnowballAnalyzer())
    yield engine
    await engine.close()


def digest(kind: str, number: int) -> bytes:
    return f"{kind}{number}".encode().ljust(16, b".")


class History:
    """Random turns of a few users, sessions, chains and pairs, that often meet."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)
        tenant = uuid7()
        self.scopes = (Scope(tenant, "alice"), Scope(tenant, "alice", "coach"), Scope(tenant, "bob"))
        self.memories = [memory(f"fact {n}", self.scopes[0]) for n in range(3)]

    async def step(self, number: int, *engines: Engine) -> None:
        chance, some = self.chance, self.memories[0]
        if number == STEPS // 2:
            for engine in engines:
                await engine.memories.apply(None, [close(some)], at=NOW)
        if number == 3 * STEPS // 4:
            for engine in engines:
                await engine.memories.erase(
                    Erasure(what="session", tenant=some.scope.tenant, user="alice", session="s0"), at=NOW
                )
        scope = chance.choice(self.scopes)
        told = chance.sample(self.memories, chance.randrange(3)) if scope.user == "alice" else ()
        ids = tuple(each.id for each in told)
        block = f"block {number}" if chance.random() < 0.7 else ""
        record = turn(
            f"t{chance.randrange(12)}",
            scope,
            minutes=number,
            session=f"s{chance.randrange(3)}",
            chain=digest("c", chance.randrange(6)),
            pair=digest("p", chance.randrange(4)) if chance.random() < 0.9 else b"",
            epoch=-1,
            injection=Injection(stable="[stable]", dynamic=block, memory_ids=ids, tokens=7, status="hit"),
        )
        for engine in engines:
            await engine.journal.append(record)

    def question(self) -> RecallQuery:
        chance = self.chance
        return RecallQuery(
            scope=chance.choice(self.scopes),
            turn=f"t{chance.randrange(14)}" if chance.random() < 0.3 else None,
            session=f"s{chance.randrange(4)}" if chance.random() < 0.3 else None,
            chains=tuple(digest("c", n) for n in chance.sample(range(9), chance.randrange(6))),
            pairs=tuple(digest("p", n) for n in chance.sample(range(4), chance.randrange(5))),
            ledger=chance.random() < 0.8,
            shown=chance.random() < 0.8,
        )


async def place(engine: Engine, query: RecallQuery) -> object:
    return of(await engine.recollector.recollect(query))


def of(found: Recollection | Look) -> object:
    previous = found.link if isinstance(found, Look) else found.previous_turn
    ledger = frozenset((entry.chain, entry.dynamic, entry.memory_ids) for entry in found.ledger)
    return previous, ledger, frozenset((each.digest, each.turn) for each in found.shown)


async def place_on_redis(engine: RedisEngine, query: RecallQuery) -> object:
    links = RedisLinks(KEYS, DIGESTS)
    (reply,) = await engine._connection.read([links.question(query)])  # pyright: ignore[reportPrivateUsage] - without the search
    return of(links.answer(reply, query))


@pytest.mark.parametrize("seed", range(ROUNDS))
async def test_both_engines_find_the_same_of_the_past(seed: int, redis: RedisEngine, sqlite: SqliteEngine):
    history = History(seed)
    for engine in (redis, sqlite):
        await engine.memories.apply(None, [add(each) for each in history.memories], at=NOW)
    for number in range(STEPS):
        await history.step(number, redis, sqlite)

    for query in [history.question() for _ in range(QUESTIONS)]:
        assert await place_on_redis(redis, query) == await place(sqlite, query), query


async def test_the_archive_tells_of_every_attempt_whether_it_is_the_latest(redis: RedisEngine):
    tenant = uuid7()
    scope = Scope(tenant, "alice")
    for name, minutes in (("t1", 0), ("t2", 1), ("t1", 2)):
        await redis.journal.append(turn(name, scope, minutes=minutes))

    told = [(link.key, link.latest) for link in await redis.archive.turn(Reach(tenant), "t1")]

    assert told == [(TurnKey("t1"), False), (TurnKey("t1", 0, 1), True)]
