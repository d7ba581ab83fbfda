"""Recall by a real Query Engine: runs where RICORDO_TEST_REDIS_URL names a Redis that has one."""

import asyncio
import os
import time
from collections.abc import AsyncIterator
from itertools import product
from typing import Any

import msgspec
import numpy as np
import pytest

from adapters.analyzers import SnowballAnalyzer
from adapters.redis import RedisEngine, RedisOptions
from adapters.redis.connection import Client, RedisConnection, client_of
from adapters.redis.documents import Documents
from adapters.redis.index import Indexes, IndexState
from adapters.redis.keys import Keyspace
from adapters.redis.links import RedisLinks
from adapters.redis.owned import OwnedRows
from adapters.redis.recollector import RedisRecollector
from adapters.sqlite import SqliteEngine
from memory.model.errors import EmbeddingError, StoreUnavailable, StoreUnfit
from memory.model.ids import uuid7
from memory.model.memory import Memory, MemoryType
from memory.model.scope import Digests, Reach, Scope
from memory.model.store_options import IndexOptions
from memory.model.types import Vector
from memory.ports.search import Candidate, RecallQuery, Recollection, Surroundings
from memory.store.vectors import unit
from tests.contract.examples import ALICE, BOB, NOW, STRANGER, add, memory, vector

URL = os.environ.get("RICORDO_TEST_REDIS_URL", "")

pytestmark = pytest.mark.skipif(
    not URL, reason="THE INDEX SUITE DID NOT RUN: RICORDO_TEST_REDIS_URL names no Redis with the Query Engine"
)

DIGESTS = Digests(b"secret")
WORDS = [
    "cat",
    "dog",
    "piano",
    "cello",
    "Berlin",
    "Munich",
    "tea",
    "coffee",
    "bicycle",
    "garden",
    "doctor",
    "sister",
    "plays",
]


class World:
    """Memories on a server, in a corner of the test's own, and the recall of them."""

    def __init__(self, *, url: str = URL, prefix: str | None = None, dimension: int = 8, **options: Any) -> None:
        self.client: Any = client_of(url)
        self.connection = RedisConnection(self.client, name="the server", prepare=_as_it_is)
        self.keys = Keyspace(prefix=prefix or f"test:{uuid7()}:", shards=2)
        chosen = IndexOptions(**options)
        self.documents = Documents(digests=DIGESTS, analyze=SnowballAnalyzer(), width=chosen.width)
        self.indexes = Indexes(
            self.connection,
            prefix=self.keys.prefix,
            memory_prefixes=self.keys.memory_prefixes,
            documents=self.documents,
            options=chosen,
            space=("test", dimension),
            monotonic=time.monotonic,
        )
        self.recollector = RedisRecollector(
            self.connection,
            keys=self.keys,
            links=RedisLinks(self.keys, DIGESTS),
            indexes=self.indexes,
            documents=self.documents,
            owned=OwnedRows(
                self.connection, keys=self.keys, documents=self.documents, indexes=self.indexes, limit_bytes=0
            ),
            digests=DIGESTS,
        )

    def key(self, told: Memory) -> str:
        return self.keys.memory(self.keys.shard_of(DIGESTS.owner(told.scope)), told.id)

    async def remember(self, *memories: Memory, vectors: Any = None, **planted: Any) -> None:
        commands: list[Any] = []
        for told, its_vector in zip(memories, vectors or [None] * len(memories), strict=True):
            fields = self.documents.fields(told, its_vector, embedder="test") | planted
            commands.append(("HSET", self.key(told), *(word for pair in fields.items() for word in pair)))
            if told.pinned:
                commands.append(("SADD", self.keys.standing(DIGESTS.owner(told.scope)), told.id))
        await self.connection.write(commands)

    async def recollect(self, scope: Scope = ALICE, **query: Any) -> Recollection:
        return await self.recollector.recollect(RecallQuery(scope=scope, **query))

    async def texts(self, text: str = "", scope: Scope = ALICE, **query: Any) -> set[str]:
        return {one.memory.text for one in (await self.recollect(scope, text=text, **query)).candidates}

    async def until_ready(self, tenant: str = ALICE.tenant) -> None:
        async with asyncio.timeout(20):
            while not (await self.recollect(Scope(tenant, "anyone"))).complete:  # noqa: ASYNC110 - a server tells nobody
                await asyncio.sleep(0.02)

    async def names(self) -> list[str]:
        return [
            name.decode() for name in await self.client.execute_command("FT._LIST") if self.keys.prefix in name.decode()
        ]

    async def close(self) -> None:
        await self.indexes.close()
        await self.connection.close()

    async def clear(self) -> None:
        for name in await self.names():
            await self.client.execute_command("FT.DROPINDEX", name)
        if keys := [key async for key in self.client.scan_iter(match=f"{self.keys.prefix}*", count=10_000)]:
            await self.client.unlink(*keys)
        await self.close()


async def _as_it_is(_: Client) -> None:
    """A server is taken as it is."""


async def made(**options: Any) -> World:
    world = World(**options)
    await world.indexes.prepare(patience_seconds=10)
    return world


@pytest.fixture
async def world() -> AsyncIterator[World]:
    world = await made()
    yield world
    await world.clear()


SETTINGS = {
    "flat": {},
    "graph": {"algorithm": "hnsw"},
    "half": {"width": "float16"},
    "tenants": {"per_tenant": True},
    "RESP2": {"url": f"{URL}{'&' if '?' in URL else '?'}protocol=2"},
    "RESP3": {"url": f"{URL}{'&' if '?' in URL else '?'}protocol=3"},
}


@pytest.fixture(params=SETTINGS)
async def any_world(request: pytest.FixtureRequest) -> AsyncIterator[World]:
    world = await made(**SETTINGS[request.param])
    await world.until_ready()
    await world.until_ready(STRANGER.tenant)
    yield world
    await world.clear()


def by_text(found: Recollection) -> dict[str, Candidate]:
    return {candidate.memory.text: candidate for candidate in found.candidates}


# ── What is found ─────────────────────────────────────────────────────────────────────────────────────────────


async def test_both_searches_find_and_both_scores_are_given(any_world: World):
    near, worded = memory("Plays the piano daily"), memory("Adopted a grey cat")
    await any_world.remember(near, worded, memory("No vector, no word"), vectors=[vector(1), vector(1, 2), None])

    found = by_text(await any_world.recollect(text="cat", vector=vector(1), pool=1, vectors=True))

    assert found.keys() == {near.text, worded.text}
    assert found[near.text].dense == pytest.approx(3 / 5, abs=0.002)
    assert found[near.text].lexical == 0
    assert found[worded.text].dense == pytest.approx(3 / 5 / np.sqrt(5), abs=0.002)
    assert found[worded.text].lexical > 0
    assert found[worded.text].vector == pytest.approx(vector(1, 2), abs=0.002)


async def test_a_dense_hit_has_the_score_of_its_words_though_the_pool_of_words_is_full(world: World):
    often, seldom = memory("cat cat cat"), memory("A cat in a very long and winding sentence about gardens and tea")
    await world.remember(often, seldom, vectors=[vector(0, 1), vector(1)])

    found = by_text(await world.recollect(text="cat", vector=vector(1), pool=1))

    assert found[often.text].lexical > found[seldom.text].lexical > 0


async def test_nobody_finds_the_memories_of_another(any_world: World):
    coach, run = Scope("acme", "alice", agent="coach"), Scope("acme", "alice", run="r1")
    everyone = (ALICE, BOB, STRANGER, coach, run)
    await any_world.remember(*(memory(f"cat of {scope}", scope) for scope in everyone), vectors=[vector(1)] * 5)
    await any_world.remember(*(memory(f"pin of {scope}", scope, pinned=True) for scope in everyone))

    for asking in everyone:
        found = await any_world.recollect(asking, text="cat", vector=vector(1))

        mine = {scope for scope in everyone if Reach.of(asking).covers(scope)}
        assert {one.memory.scope for one in found.candidates} == mine
        assert {one.scope for one in found.always_on} == mine
    assert any_world.documents.foreign == 0


async def test_S05_hostile_ids_find_their_own_memories_alone(world: World):
    names = [
        "alice",
        "Alice",
        "alice ",
        "al,ice",
        "alice|bob",
        "*",
        "a*",
        "x}) | (@views:{*",
        "-@user:{a}",
        "a\x00",
        "ß",
        "ss",
    ]
    scopes = [Scope(tenant, user) for tenant, user in product(names, repeat=2)]
    await world.remember(*(memory("Has a cat", scope) for scope in scopes), vectors=[vector(1)] * len(scopes))

    found = await asyncio.gather(*(world.recollect(scope, text="cat", vector=vector(1)) for scope in scopes))

    assert [[one.memory.scope for one in each.candidates] for each in found] == [[scope] for scope in scopes]


async def test_working_memories_are_found_in_their_session_alone(world: World):
    await world.remember(memory("working on a cat", type=MemoryType.WORKING, session="s1"))

    assert await world.texts("cat", session="s1") == {"working on a cat"}
    assert await world.texts("cat", session="s2") == set()
    assert await world.texts("cat") == set()


async def test_standing_memories_stand_apart_oldest_first(world: World):
    rule = memory("Answer about cats in French", type=MemoryType.PROCEDURAL)
    pinned = memory("Is allergic to cats", pinned=True, created_at=NOW.replace(year=2024))
    await world.remember(rule, pinned, memory("Has a cat"))

    found = await world.recollect(text="cats")

    assert [one.id for one in found.always_on] == [pinned.id, rule.id]
    assert by_text(found).keys() == {"Has a cat"}


async def test_a_vector_of_another_dimension_is_refused(world: World):
    with pytest.raises(EmbeddingError):
        await world.recollect(vector=vector(1)[:3])


async def test_a_fact_is_compared_with_the_nearest_by_plain_cosine(any_world: World):
    short, long = memory("Tea"), memory("Drinks green tea every morning in the garden", pinned=True)
    await any_world.remember(short, long, memory("Wordless"), vectors=[vector(1), vector(4, 3), None])

    found = await any_world.recollector.neighbours(
        ALICE, vectors=np.stack([vector(1), vector(0, 1)]), texts=["Tea", "something else"], limit=1, centre=True
    )

    assert found.centroid == pytest.approx(np.mean([vector(1), vector(4, 3)], axis=0), abs=0.002)
    assert found.nearest[0][0].memory == short
    assert found.nearest[0][0].dense == pytest.approx(1, abs=0.002)
    assert [one.memory for one in found.nearest[1]] == [long]
    assert found.nearest[1][0].dense == pytest.approx(0.6, abs=0.002)


async def test_what_others_say_and_what_was_rewritten_does_not_change_the_score_of_a_word(world: World):
    told = [memory("Has a cat"), memory("Has a dog"), memory("Has a bird")]
    await world.remember(*told)
    before = by_text(await world.recollect(text="cat"))["Has a cat"].lexical
    await world.remember(*(memory("cat", Scope("acme", f"user{n}")) for n in range(50)))
    for _ in range(20):
        await world.remember(told[0])

    assert by_text(await world.recollect(text="cat"))["Has a cat"].lexical == before > 0


async def test_a_scope_without_memories_has_no_neighbours(world: World):
    found = await world.recollector.neighbours(ALICE, vectors=np.stack([vector(1)]), texts=["Tea"], limit=5)

    assert (found.centroid, found.nearest) == (None, ((),))


async def test_both_engines_find_the_same(world: World, tmp_path: Any):
    numbers = np.random.default_rng(5)
    told = [memory(" ".join(numbers.choice(WORDS, 6))) for _ in range(120)]
    vectors: list[Vector] = [unit(numbers.standard_normal(8).astype(np.float32)) for _ in told]
    await world.remember(*told, vectors=vectors)
    embedded = await SqliteEngine.open(tmp_path / "r.db", digests=DIGESTS, analyze=SnowballAnalyzer(), embedder="test")
    try:
        await embedded.memories.apply(None, [add(one, its) for one, its in zip(told, vectors, strict=True)], at=NOW)
        for asked in ("Who plays the cello?", "Berlin or Munich", "tea for my sister", "nothing of all"):
            question = RecallQuery(scope=ALICE, text=asked, vector=vectors[3], pool=200)
            mine, theirs = [
                {one.memory.id: one for one in (await engine.recollect(question)).candidates}
                for engine in (world.recollector, embedded.recollector)
            ]

            assert mine.keys() == theirs.keys()
            for memory_id, one in mine.items():
                assert one.dense == pytest.approx(theirs[memory_id].dense, abs=0.01)
                assert one.lexical == pytest.approx(theirs[memory_id].lexical, rel=0.1)
    finally:
        await embedded.close()


async def test_both_engines_score_surroundings_the_same(tmp_path: Any):
    """Two sessions at a time that interleave, of which pinned memories are no part; the last two are an agent's."""
    numbers = np.random.default_rng(3)
    told: list[tuple[Memory, Vector]] = []
    for n in range(90):
        scope = Scope("acme", "alice", agent="coach") if n >= 60 else ALICE
        kind = memory(" ".join(numbers.choice(WORDS, 3)), scope, session=f"s{n // 30}{n % 2}", pinned=n % 7 == 5)
        told.append((kind, unit(numbers.standard_normal(8).astype(np.float32))))
    named = Scope("acme", "alice", agent="coach")
    prefix, analyze = f"test:{uuid7()}:", SnowballAnalyzer()
    redis = await RedisEngine.open(
        URL,
        digests=DIGESTS,
        analyze=analyze,
        embedder="test",
        dimension=8,
        options=RedisOptions(prefix=prefix),
        cache_bytes=0,
    )
    embedded = await SqliteEngine.open(tmp_path / "r.db", digests=DIGESTS, analyze=analyze, embedder="test")
    world = World(prefix=prefix)
    try:
        for engine in (redis, embedded):
            await engine.memories.apply(None, [add(*each) for each in told], at=NOW)
        asked = RecallQuery(
            scope=ALICE,
            text="Who of Berlin plays the cello?",
            vector=told[3][1],
            pool=200,
            surroundings=Surroundings(previous=0.5, following=0.4, beside=0.5),
        )
        for scope in (ALICE, named):
            question = msgspec.structs.replace(asked, scope=scope)
            mine, theirs = [
                {one.memory.id: one for one in (await engine.recollector.recollect(question)).candidates}
                for engine in (redis, embedded)
            ]

            assert mine.keys() == theirs.keys() != set()
            for memory_id, one in mine.items():
                other = theirs[memory_id]
                assert one.dense == pytest.approx(other.dense, abs=0.01)
                # What is near to everything is known where all memories are: it counts for less beside others, too.
                assert one.beside == pytest.approx(other.beside, abs=0.03)
                assert one.crowding == 0
                if scope == ALICE:  # the embedded engine counts terms among all memories of the owner
                    assert (one.lexical, one.context) == pytest.approx((other.lexical, other.context), rel=0.1)
                    assert one.session == pytest.approx(other.session)
    finally:
        await embedded.close()
        await redis.close()
        await world.clear()


# ── Faults ────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("other", [BOB, STRANGER, Scope("acme", "alice", run="r1")])
async def test_R14_a_planted_memory_of_another_is_skipped_and_counted(world: World, other: Scope):
    foreign = world.documents.fields(memory("Bob's cat", other))
    await world.remember(memory("Has a cat"), body=foreign["body"], owner=foreign["owner"])

    assert await world.texts("cat") == set()
    assert world.documents.foreign == 1


async def test_R14_a_planted_memory_of_another_session_is_skipped_and_counted(world: World):
    foreign = world.documents.fields(memory("Working on a cat", type=MemoryType.WORKING, session="s9"))
    await world.remember(memory("Has a cat"), body=foreign["body"])

    assert await world.texts("cat", session="s1") == set()
    assert world.documents.foreign == 1


@pytest.mark.parametrize("planted", [{"body": b"garbage"}, {"body": ""}, {"body": b""}, {"retrievals": "many"}])
async def test_R14_garbage_in_a_memory_is_skipped_and_counted(world: World, planted: dict[str, Any]):
    await world.remember(memory("Has a cat"), vectors=[vector(1)], **planted)
    await world.remember(memory("Is a cat person", pinned=True), **planted)
    await world.remember(memory("Has another cat"))

    found = await world.recollect(text="cat", vector=vector(1))

    assert by_text(found).keys() == {"Has another cat"}
    assert found.always_on == ()
    assert world.documents.foreign == 2


async def test_R11_without_its_index_recall_is_incomplete_but_pins_are_there_and_it_comes_back(world: World):
    pinned = memory("Is allergic to nuts", pinned=True)
    await world.remember(memory("Has a cat"), pinned)
    (name,) = await world.names()
    await world.client.execute_command("FT.DROPINDEX", name)

    found = await world.recollect(text="cat")
    assert (found.candidates, found.always_on, found.complete) == ((), (pinned,), False)
    with pytest.raises(StoreUnavailable):
        await world.recollector.neighbours(ALICE, vectors=np.stack([vector(1)]), texts=["cat"], limit=1)
    await world.until_ready()

    assert await world.texts("cat") == {"Has a cat"}
    assert len(await world.names()) == 1


async def test_R11_an_altered_index_is_replaced_while_it_goes_on_answering(world: World):
    await world.remember(memory("Has a cat"))
    (name,) = await world.names()
    await world.client.execute_command("FT.ALTER", name, "SCHEMA", "ADD", "more", "TAG")
    await asyncio.sleep(1.01)  # until the next look

    await world.until_ready()

    assert await world.texts("cat") == {"Has a cat"}
    assert await world.names() == [f"{name.rpartition(':')[0]}:2"]


async def test_R11_a_vector_that_is_garbage_costs_its_memory_and_nothing_else(world: World):
    field = world.indexes.field
    assert field is not None
    await world.remember(memory("Has a cat"), **{field: b"short"})
    await world.remember(memory("Has a dog"), vectors=[vector(1)])

    assert await world.texts("cat dog", vector=vector(1)) == {"Has a dog"}
    await asyncio.sleep(1.01)  # until the next look
    await world.recollect()
    info = world.indexes.of(ALICE.tenant).info
    assert info is not None
    assert info.failures == 1


async def test_R11_another_dimension_has_an_index_of_its_own_and_words_are_found_by_both(world: World):
    await world.remember(memory("Has a cat"), vectors=[vector(1)])
    wider = await made(prefix=world.keys.prefix, dimension=16)

    assert await wider.texts("cat") == {"Has a cat"}
    assert await wider.texts(vector=np.eye(16, dtype=np.float32)[0]) == set()
    assert await world.texts(vector=vector(1)) == {"Has a cat"}
    await wider.close()


async def test_one_index_for_all_finds_all_after_each_tenant_had_its_own_and_the_reverse(world: World):
    scopes = (ALICE, STRANGER)
    await world.remember(*(memory(f"cat of {scope.tenant}", scope) for scope in scopes), vectors=[vector(1)] * 2)
    for per_tenant in (True, False, True):
        # A setting that the world itself does not have: its index of all is there already.
        switched = await made(prefix=world.keys.prefix, algorithm="hnsw", per_tenant=per_tenant)
        for scope in scopes:
            await switched.until_ready(scope.tenant)
            found = await switched.recollect(scope, text="cat", vector=vector(1))

            assert [one.memory.text for one in found.candidates] == [f"cat of {scope.tenant}"]
            assert found.complete
        await switched.close()


async def test_R12_a_recall_that_calls_itself_complete_found_all_though_the_index_is_being_built(world: World):
    filler = [memory(f"number{n} of many", BOB) for n in range(3_000)]
    await world.remember(*filler, *(memory(f"Has cat number{n}") for n in range(20)), vectors=[vector(1)] * 3_020)
    (name,) = await world.names()
    await world.client.execute_command("FT.DROPINDEX", name)
    late = World(prefix=world.keys.prefix)
    await late.indexes.prepare(patience_seconds=0)

    seen: list[tuple[bool, int]] = []
    while not seen or not seen[-1][0]:
        found = await late.recollect(text="cat", pool=50)
        seen.append((found.complete, len(found.candidates)))

    assert seen[-1] == (True, 20)
    assert late.indexes.state is IndexState.READY
    await late.close()


async def test_a_server_without_query_engine_is_refused_with_what_to_do(world: World):
    """What the real server says to an unknown command is what we take for it."""
    (error,) = await world.connection.ask([("FT.NOSUCHCOMMAND",)])

    assert "unknown command" in str(error).lower()
    assert issubclass(StoreUnfit, Exception)
