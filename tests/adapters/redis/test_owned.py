"""What an owner has is kept in a process as it is on the server: what anybody changes there is in the next recall."""

import asyncio
import random
from collections.abc import AsyncGenerator, Iterator
from contextlib import asynccontextmanager
from datetime import timedelta
from typing import Any

import msgspec
import pytest

from adapters.redis import RedisEngine, RedisOptions, owned
from adapters.redis.documents import BODY, TERMS
from adapters.redis.owned import PAGE
from adapters.redis.plans import TOLD_IDS
from adapters.redis.scripts import TOLD_CHANGES
from memory.model.errors import EmbeddingError, StoreUnavailable
from memory.model.ids import uuid7
from memory.model.memory import Memory, MemoryType, ProfileField, ProfileValue
from memory.model.scope import Digests, Reach, Scope
from memory.ports.changes import Reopen, SetField
from memory.ports.memories import Erasure
from memory.ports.search import Candidate, RecallQuery, Recollection, SearchQuery, Surroundings
from memory.store.bodies import body_of
from tests.adapters.redis.servers import DIGESTS, ENGLISH, KEYS
from tests.contract.examples import ALICE, BOB, NOW, add, close, memory, remember, update, vector
from tests.redis_server import RedisServer

pytestmark = pytest.mark.skipif(not RedisServer.available(), reason="there is no redis-server on this machine")

WORDS = ("cat", "dog", "piano", "cello", "Berlin", "Munich", "tea", "coffee", "garden", "sister")
OWNER = DIGESTS.owner(ALICE)
CHANGES = KEYS.of_shard(KEYS.shard_of(OWNER), "changes")
TOLD = KEYS.of_owner(OWNER, "changed")


@pytest.fixture(scope="module")
def _shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RedisServer]:
    with RedisServer(tmp_path_factory.mktemp("redis")) as server:
        yield server


@pytest.fixture
def server(_shared: RedisServer) -> RedisServer:
    _shared.flush()
    return _shared


@asynccontextmanager
async def opened(
    server: RedisServer, *, cache_bytes: int = 1 << 24, embedder: str = "test"
) -> AsyncGenerator[RedisEngine]:
    engine = await RedisEngine.open(
        server.url,
        digests=Digests(b"secret"),
        analyze=ENGLISH,
        embedder=embedder,
        dimension=8,
        options=RedisOptions(accept_risks=() if server.searches else ("version", "search")),
        cache_bytes=cache_bytes,
    )
    try:
        yield engine
    finally:
        await engine.close()


async def recollect(engine: RedisEngine, scope: Scope = ALICE, **asked: Any) -> Recollection:
    return await engine.recollector.recollect(RecallQuery(scope=scope, **asked))


async def texts(engine: RedisEngine, scope: Scope = ALICE, text: str = "cat dog", **asked: Any) -> set[str]:
    found = await recollect(engine, scope, text=text, **asked)
    assert found.complete
    return {each.memory.text for each in (*found.candidates,)} | {each.text for each in found.always_on}


def read(server: RedisServer) -> int:
    """How many memories were read so far."""
    return server.info("commandstats").get("cmdstat_hmget", {}).get("calls", 0)


def hash_of(told: Memory) -> str:
    return KEYS.memory(KEYS.shard_of(DIGESTS.owner(told.scope)), told.id)


# ── The same as all read anew ─────────────────────────────────────────────────────────────────────────────────


class Life:
    """Random changes of one user's memories, each by one of two processes."""

    def __init__(self, engines: tuple[RedisEngine, ...], server: RedisServer, seed: int) -> None:
        self.chance = random.Random(seed)
        self.server = server
        self.engines = engines
        self.live: list[Memory] = []
        self.closed: list[Memory] = []
        self.days = 0

    async def step(self) -> None:
        self.days += 1
        engine, chosen = self.chance.choice(self.engines), self.chance.random()
        if chosen < 0.4 or len(self.live) < 3:
            await self.add(engine, self.chance.randint(1, 4))
        else:
            told = self.live.pop(self.chance.randrange(len(self.live)))
            done = (
                self.update,
                self.close,
                self.retrieve,
                self.embed,
                self.erase,
                self.reopen,
                self.by_the_release_before,
            )
            await self.chance.choice(done)(engine, told)

    @property
    def at(self) -> Any:
        return NOW + timedelta(days=self.days)

    def text(self) -> str:
        return " ".join(self.chance.choices(WORDS, k=self.chance.randint(1, 5)))

    def vector(self) -> Any:
        return vector(*(self.chance.gauss(0, 1) for _ in range(8))) if self.chance.random() < 0.8 else None

    def told(self, **fields: Any) -> Memory:
        kind = self.chance.choice((MemoryType.EPISODIC, MemoryType.EPISODIC, MemoryType.WORKING, MemoryType.PROCEDURAL))
        scope = self.chance.choice((ALICE, msgspec.structs.replace(ALICE, agent="coach")))
        named: dict[str, Any] = {
            "session": f"s{self.chance.randint(0, 2)}",
            "project": self.chance.choice((None, None, "p1")),
        }
        return memory(self.text(), scope, type=kind, **named, **fields)

    async def add(self, engine: RedisEngine, count: int) -> None:
        new = [self.told(pinned=self.chance.random() < 0.1) for _ in range(count)]
        await engine.memories.apply(None, [add(each, self.vector()) for each in new], at=self.at)
        self.live += new

    async def update(self, engine: RedisEngine, told: Memory) -> None:
        changed = msgspec.structs.replace(told, text=self.text())
        await engine.memories.apply(None, [update(changed, self.vector())], at=self.at)
        self.live.append(changed)

    async def close(self, engine: RedisEngine, told: Memory) -> None:
        await engine.memories.apply(None, [close(told, at=self.at)], at=self.at)
        self.closed.append(told)

    async def reopen(self, engine: RedisEngine, told: Memory) -> None:
        self.live.append(told)
        if self.closed:
            back = self.closed.pop()
            await engine.memories.apply(None, [Reopen(memory_id=back.id, at=self.at, event_id=uuid7())], at=self.at)
            self.live.append(back)

    async def retrieve(self, engine: RedisEngine, told: Memory) -> None:
        await engine.memories.apply(None, [], retrieved=[told.id], at=self.at)
        self.live.append(told)

    async def embed(self, engine: RedisEngine, told: Memory) -> None:
        await engine.memories.embed("test", [(told, vector(*(self.chance.gauss(0, 1) for _ in range(8))))])
        self.live.append(told)

    async def erase(self, engine: RedisEngine, told: Memory) -> None:
        if self.chance.random() < 0.7:
            erasure = Erasure(what="memory", tenant="acme", memory_ids=(told.id,))
        else:
            session = told.provenance.session
            erasure = Erasure(what="session", tenant="acme", user="alice", session=session)
            self.live = [each for each in self.live if each.provenance.session != session]
            self.closed = [each for each in self.closed if each.provenance.session != session]
        await engine.memories.erase(erasure, at=self.at)

    async def by_the_release_before(self, engine: RedisEngine, told: Memory) -> None:
        """It counts its changes, and tells nobody what they were."""
        last = int(self.server.run("HGET", CHANGES, OWNER.hex()) or 0)
        before = self.server.run("LRANGE", TOLD, 0, -1)
        await self.update(engine, told)
        self.server.run("HSET", CHANGES, OWNER.hex(), last + 1)
        self.server.run("DEL", TOLD)
        if before:
            self.server.run("RPUSH", TOLD, *before)


QUESTIONS: list[dict[str, Any]] = [
    {"text": "the cat plays the cello in Berlin", "vector": vector(1, 2, 3), "session": "s1"},
    {"text": "tea for my sister", "pool": 5, "surroundings": Surroundings(previous=0.5, following=0.4, beside=0.5)},
    {"text": "coffee", "vector": vector(-1, 0, 2), "project": "p1", "newest": 3},
    {"text": "dog", "scope": msgspec.structs.replace(ALICE, agent="coach"), "session": "s2", "vectors": True},
]


def check_same(kept: Recollection, anew: Recollection) -> None:
    """The same memories, with the same scores."""
    assert [*map(retrieved_never, kept.always_on)] == [*map(retrieved_never, anew.always_on)]
    assert kept.complete
    mine, theirs = ({each.memory.id: each for each in found.candidates} for found in (kept, anew))
    assert mine.keys() == theirs.keys()
    for memory_id, one in mine.items():
        other = theirs[memory_id]
        # How often a memory was retrieved is no change, and counts by days.
        assert retrieved_never(one.memory) == retrieved_never(other.memory)
        assert (one.vector is None) == (other.vector is None)
        assert one.vector is None or one.vector.tolist() == other.vector.tolist()  # pyright: ignore[reportOptionalMemberAccess] - looked at above
        assert scores(one) == pytest.approx(scores(other), abs=1e-5)


def retrieved_never(told: Memory) -> Memory:
    return msgspec.structs.replace(told, retrieval_count=0, last_retrieved_at=None)


def scores(one: Candidate) -> list[float]:
    return [one.dense, one.lexical, one.context, one.session, one.beside, one.covered, one.among]


@pytest.mark.parametrize("seed", range(6))
async def test_whatever_is_changed_by_whom_a_recall_finds_what_one_that_reads_all_anew_finds(
    server: RedisServer, seed: int
):
    async with opened(server) as here, opened(server) as there:
        life = Life((here, there), server, seed)
        for _ in range(40):
            await life.step()
            async with opened(server) as fresh:
                for asked in QUESTIONS:
                    query: dict[str, Any] = {"scope": ALICE, **asked}
                    kept, anew = await recollect(here, **query), await recollect(fresh, **query)

                    check_same(kept, anew)
        assert here.foreign == 0


# ── What is read ──────────────────────────────────────────────────────────────────────────────────────────────


async def test_a_second_recall_reads_no_memory(server: RedisServer):
    async with opened(server) as engine:
        await remember(engine, memory("Has a cat"), memory("Has a dog"), vector=vector(1))
        assert await texts(engine) == {"Has a cat", "Has a dog"}
        before = read(server)

        assert await texts(engine) == {"Has a cat", "Has a dog"}
        assert read(server) == before


async def test_of_what_another_process_changed_nothing_else_is_read(server: RedisServer):
    told = [memory(f"Has cat number {n}") for n in range(50)]
    async with opened(server) as here, opened(server) as there:
        await remember(here, *told)
        assert len(await texts(here, pool=100)) == 50
        await remember(there, memory("Has a dog"))
        await there.memories.apply(None, [update(memory("Has two cats", id=told[3].id)), close(told[7])], at=NOW)
        before = read(server)

        found = await texts(here, pool=100)
        assert found == {*(it.text for it in told), "Has a dog", "Has two cats"} - {told[3].text, told[7].text}
        # The three, and the record that the recall looks for; asked for by one script.
        assert read(server) - before < 8


async def test_a_profile_alone_changes_no_row(server: RedisServer):
    async with opened(server) as engine:
        await remember(engine, memory("Has a cat"))
        await texts(engine)
        says = ProfileField(name="pet", values=(ProfileValue(text="a cat"),))
        await engine.memories.apply(None, [SetField(scope=ALICE, field=says)], at=NOW)
        before = read(server)

        assert [each.name for each in (await recollect(engine, text="cat")).profile.fields] == ["pet"]
        assert await texts(engine) == {"Has a cat"}
        assert read(server) == before


async def test_more_changes_than_are_told_are_seen_all_the_same(server: RedisServer):
    async with opened(server) as here, opened(server) as there:
        await remember(here, memory("Has a cat"))
        await texts(here)
        for n in range(TOLD_CHANGES + 1):
            await remember(there, memory(f"Has dog number {n}"))

        assert len(await texts(here, pool=100)) == TOLD_CHANGES + 2
        assert len(server.run("LRANGE", TOLD, 0, -1)) == TOLD_CHANGES


async def test_an_import_is_seen_all_the_same(server: RedisServer):
    async with opened(server) as here, opened(server) as there:
        await remember(here, memory("Has a cat"))
        await texts(here)
        await remember(there, *(memory(f"Has dog number {n}") for n in range(TOLD_IDS + 1)))

        assert len(await texts(here, pool=100)) == TOLD_IDS + 2
        assert server.run("EXISTS", TOLD) == 0


async def test_more_memories_than_a_page_has_are_all_there(server: RedisServer):
    async with opened(server) as engine:
        told = [memory(f"Has cat number {n}") for n in range(2 * PAGE + 1)]
        for start in range(0, len(told), PAGE):
            await remember(engine, *told[start : start + PAGE])

        assert len(await texts(engine, pool=1_000)) == len(told)


async def test_one_that_was_said_before_others_and_written_later_stands_before_them(server: RedisServer):
    """By its id: the clocks of two machines differ, and an import brings ids of its own."""
    early, late = memory("Has a cat called Tom"), memory("He is grey")
    asked: dict[str, Any] = {
        "text": "cat",
        "vector": vector(1),
        "surroundings": Surroundings(previous=0.5),
        "newest": 2,
    }
    async with opened(server) as here, opened(server) as fresh:
        await remember(here, late, vector=vector(0, 1))
        await recollect(here, **asked)
        await remember(here, early, vector=vector(1))

        kept = await recollect(here, **asked)
        check_same(kept, await recollect(fresh, **asked))
        assert next(each for each in kept.candidates if each.memory.id == late.id).context > 0


async def test_after_hours_all_is_read_anew_with_how_often_it_was_retrieved(
    server: RedisServer, monkeypatch: pytest.MonkeyPatch
):
    told = memory("Has a cat")
    async with opened(server) as engine:
        await remember(engine, told)
        await texts(engine)
        await engine.memories.apply(None, [], retrieved=[told.id], at=NOW)
        monkeypatch.setattr(owned, "READ_AGAIN_SECONDS", 0.0)

        (found,) = (await recollect(engine, text="cat")).candidates
        assert found.memory.retrieval_count == 1


async def test_a_crowd_that_comes_at_once_reads_once(server: RedisServer):
    async with opened(server) as engine:
        await remember(engine, *(memory(f"Has cat number {n}") for n in range(20)))
        before = read(server)

        found = await asyncio.gather(*(texts(engine) for _ in range(40)))

        assert {len(each) for each in found} == {20}
        assert read(server) - before < 2 * 20 + 40  # each looks for its turn, too


async def test_a_crowd_that_comes_after_a_change_has_what_changed(server: RedisServer):
    told = [memory(f"Has cat number {n}") for n in range(20)]
    async with opened(server) as here, opened(server) as there:
        await remember(here, *told)
        await texts(here)
        await there.memories.apply(None, [update(memory("Has two dogs", id=told[3].id)), close(told[7])], at=NOW)
        before = read(server)

        found = await asyncio.gather(*(texts(here) for _ in range(40)))

        assert {"Has two dogs" in each and len(each) == 19 for each in found} == {True}
        assert read(server) - before < 40 * 4  # each is told the two, and looks for its turn; none reads all


async def test_more_than_a_page_of_changes_is_seen_all_the_same(server: RedisServer):
    told = [memory(f"Has cat number {n}") for n in range(PAGE + 50)]
    async with opened(server) as here, opened(server) as there:
        await remember(here, *told)
        await texts(here)
        for start in range(0, len(told), TOLD_IDS):
            changed = [update(memory(f"Has a dog called D{n}", id=it.id)) for n, it in enumerate(told)]
            await there.memories.apply(None, changed[start : start + TOLD_IDS], at=NOW)

        found = await texts(here, text="dog", pool=2 * PAGE)
        assert found == {f"Has a dog called D{n}" for n in range(len(told))}


async def test_who_does_not_wait_any_more_leaves_the_rows_for_the_next(server: RedisServer):
    async with opened(server) as engine:
        await remember(engine, memory("Has a cat"))
        with server.frozen(), pytest.raises(TimeoutError):
            async with asyncio.timeout(0.05):
                await texts(engine)

        assert await texts(engine) == {"Has a cat"}


async def test_when_the_store_closes_what_is_being_read_is_left(server: RedisServer):
    async with opened(server) as engine:
        await remember(engine, memory("Has a cat"))
        asking = asyncio.create_task(texts(engine))
        await asyncio.sleep(0)
    with pytest.raises((StoreUnavailable, asyncio.CancelledError)):
        await asking
    assert len(asyncio.all_tasks()) == 1


# ── Whose it is, and what is gone ─────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("what", ["memory", "session", "user", "tenant"])
async def test_P9_what_another_process_erased_is_in_no_recall_after_it(server: RedisServer, what: Any):
    gone, stays = memory("Has a cat", session="s1"), memory("Has a dog", session="s2")
    named: dict[str, Any] = {"memory": {"memory_ids": (gone.id,)}, "session": {"user": "alice", "session": "s1"}}
    named |= {"user": {"user": "alice"}, "tenant": {}}
    async with opened(server) as here, opened(server) as there:
        await remember(here, gone, stays, vector=vector(1))
        assert await texts(here) == {"Has a cat", "Has a dog"}

        await there.memories.erase(Erasure(what=what, tenant="acme", **named[what]), at=NOW)

        assert await texts(here, vector=vector(1)) == ({"Has a dog"} if what in {"memory", "session"} else set())
        left = server.run("LRANGE", TOLD, 0, -1)
        assert gone.id not in str(left)


async def test_P9_nothing_is_left_that_tells_of_changes_of_an_erased_user(server: RedisServer):
    async with opened(server) as engine:
        await remember(engine, memory("Has a cat"))
        await engine.memories.erase(Erasure(what="user", tenant="acme", user="alice"), at=NOW)

        assert server.run("HGET", CHANGES, OWNER.hex()) is None
        assert server.run("EXISTS", TOLD) == 0


async def test_P9_what_was_erased_does_not_stay_when_the_server_is_set_back_to_a_backup(server: RedisServer):
    """Its numbers begin anew, and lead nowhere that is known."""
    async with opened(server) as here, opened(server) as there:
        await remember(here, memory("Has a cat"))
        await texts(here)
        server.flush()
        await remember(there, memory("Has a dog"))

        assert await texts(here) == {"Has a dog"}


async def test_nobody_finds_the_memories_of_another(server: RedisServer):
    coach, stranger = msgspec.structs.replace(ALICE, agent="coach"), Scope("other", "alice")
    everyone = (ALICE, BOB, stranger, coach)
    async with opened(server) as engine:
        for scope in everyone:
            await remember(engine, memory(f"cat of {scope}", scope), memory(f"pin of {scope}", scope, pinned=True))
        for scope in everyone:
            mine = {each for each in everyone if Reach.of(scope).covers(each)}

            found = await texts(engine, scope, "cat")
            assert found == {f"{kind} of {each}" for each in mine for kind in ("cat", "pin")}
        assert engine.foreign == 0


@pytest.mark.parametrize("other", [BOB, Scope("other", "alice")])
async def test_R14_a_planted_memory_of_another_is_skipped_and_counted(server: RedisServer, other: Scope):
    told, theirs = memory("Has a cat"), memory("Has a cat, too", other)
    async with opened(server) as engine:
        await remember(engine, told, memory("Has a dog"))
        server.run("HSET", hash_of(told), BODY, body_of(theirs), "owner", DIGESTS.owner(other).hex())

        assert await texts(engine) == {"Has a dog"}
        assert engine.foreign == 1


@pytest.mark.parametrize("planted", [{BODY: b"garbage"}, {BODY: b""}, {"retrievals": "many"}, {"owner": "nobody"}])
async def test_R14_garbage_in_a_memory_is_skipped_and_counted(server: RedisServer, planted: dict[str, Any]):
    told = memory("Has a cat")
    async with opened(server) as engine:
        await remember(engine, told, memory("Has a dog"))
        server.run("HSET", hash_of(told), *(part for pair in planted.items() for part in pair))

        assert await texts(engine) == {"Has a dog"}
        assert engine.foreign == 1


async def test_R14_words_and_vectors_that_are_garbage_cost_their_memory_alone(server: RedisServer):
    wordless, shapeless = memory("Has a cat"), memory("Has a dog")
    async with opened(server) as engine:
        await remember(engine, wordless, shapeless, memory("Has a cat and a dog"), vector=vector(1))
        server.run("HSET", hash_of(wordless), TERMS, "t1 t2 what")
        server.run("HSET", hash_of(shapeless), engine.indexes.field or "", b"short")

        assert await texts(engine) == {"Has a dog", "Has a cat and a dog"}
        found = {each.memory.text: each.dense for each in (await recollect(engine, vector=vector(1))).candidates}
        assert found.keys() == {"Has a cat", "Has a cat and a dog"}


# ── What else a store may be ──────────────────────────────────────────────────────────────────────────────────


async def test_a_store_of_an_older_release_has_a_number_from_its_first_recall_on(server: RedisServer):
    async with opened(server) as here, opened(server) as there:
        await remember(here, memory("Has a cat"))
        server.run("DEL", CHANGES, TOLD)
        assert await texts(there) == {"Has a cat"}
        before = read(server)

        assert await texts(there) == {"Has a cat"}
        assert read(server) == before
        await remember(here, memory("Has a dog"))
        assert await texts(there) == {"Has a cat", "Has a dog"}


async def test_without_an_embedder_words_are_searched(server: RedisServer):
    async with opened(server) as engine:
        await remember(engine, memory("Has a cat"), vector=vector(1))
    async with opened(server, embedder="another") as engine:
        assert await texts(engine) == {"Has a cat"}
        assert (await recollect(engine, vector=vector(1))).candidates == ()
        with pytest.raises(EmbeddingError):
            await recollect(engine, vector=vector(1)[:3])


async def test_who_has_no_memories_is_answered_without_an_index(server: RedisServer):
    async with opened(server) as engine:
        found = await recollect(engine, text="cat", vector=vector(1))

        assert (found.candidates, found.always_on, found.complete) == ((), (), True)


async def test_more_than_the_cache_holds_is_not_kept(server: RedisServer):
    async with opened(server, cache_bytes=2 * owned.ROW_BYTES) as engine:
        await remember(engine, memory("Has a cat", pinned=True), memory("Has a dog"))
        assert (await recollect(engine, text="dog")).complete
        await remember(engine, memory("Has a bird"))

        if not server.searches:  # nobody else searches
            found = await recollect(engine, text="dog")
            assert (found.complete, [it.text for it in found.always_on]) == (False, ["Has a cat"])
        assert {each.memory.text for each in await found_by_api(engine)} == {"Has a dog"}


async def found_by_api(engine: RedisEngine) -> Any:
    return await engine.recollector.search(SearchQuery(reach=Reach.of(ALICE), text="dog"))


async def test_who_has_many_is_searched_by_the_server_while_the_rows_are_read(
    server: RedisServer, monkeypatch: pytest.MonkeyPatch
):
    if not server.searches:
        pytest.skip("this redis-server has no Query Engine: see RICORDO_TEST_REDIS_SERVER")
    monkeypatch.setattr(owned, "AWAITED", 1)
    async with opened(server) as engine:
        await remember(engine, memory("Has a cat"), memory("Has a dog"), memory("Is allergic to nuts", pinned=True))
        searches = server.info("commandstats").get("cmdstat_FT.SEARCH", {}).get("calls", 0)

        for _ in range(3):
            assert await texts(engine) == {"Has a cat", "Has a dog", "Is allergic to nuts"}
            await asyncio.sleep(0.2)

        done = server.info("commandstats")["cmdstat_FT.SEARCH"]["calls"] - searches
        assert done == 3  # those of the first recall
