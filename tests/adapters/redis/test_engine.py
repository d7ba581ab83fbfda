"""The Redis engine as a whole: how it starts, what it refuses, many workers, and erasing without a trace."""

import asyncio
import random
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, ExitStack
from datetime import timedelta
from pathlib import Path

import msgspec
import pytest

from adapters.analyzers import SnowballAnalyzer
from adapters.redis import RedisEngine, RedisOptions
from memory.model.errors import InvalidInput, SecretMismatch, StoreUnavailable, StoreUnfit
from memory.model.memory import TURN_PREFIX, Memory, ProfileField, ProfileValue, Reason
from memory.model.scope import Digests, Reach, Scope
from memory.model.session import SessionEntry, Summary, TimeRange
from memory.model.turn import Answer, TurnKey
from memory.ports.changes import Applied, Cause, Close, SetField
from memory.ports.jobs import Backlog, Job
from memory.ports.memories import Erasure, Listing
from memory.ports.search import RecallQuery
from memory.sessions.entries import entries_of
from tests.adapters.redis.servers import opened, working
from tests.contract.examples import ALICE, BOB, NOW, add, close, injected, memory, remember, taken, turn, update, vector
from tests.faulty_proxy import free_port
from tests.redis_server import RedisServer

pytestmark = pytest.mark.skipif(not RedisServer.available(), reason="there is no redis-server on this machine")

CANARY = "CANARY-7f3a"
ACCEPTED = RedisOptions(accept_risks=("version", "search"))


@pytest.fixture(scope="module")
def _shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RedisServer]:
    with RedisServer(tmp_path_factory.mktemp("redis")) as server:
        yield server


@pytest.fixture
def server(_shared: RedisServer) -> RedisServer:
    _shared.flush()
    return _shared


@pytest.fixture
async def engine(server: RedisServer) -> AsyncIterator[RedisEngine]:
    async with working(server.url) as engine:
        yield engine


async def start(url: str, *, secret: bytes = b"secret", options: RedisOptions = ACCEPTED) -> RedisEngine:
    return await RedisEngine.open(url, digests=Digests(secret), analyze=SnowballAnalyzer(), options=options)


# ── Starting ──────────────────────────────────────────────────────────────────────────────────────────────────


async def test_R01_an_engine_opens_although_its_server_is_away_and_works_once_it_is_there(tmp_path: Path):
    server = RedisServer(tmp_path / "redis")
    async with opened(server.url) as engine:
        with pytest.raises(StoreUnavailable):
            await engine.ping()
        with server:
            await engine.ping()
            await remember(engine, memory("Has a cat"))

            assert [it.text for it in await engine.memories.list(Listing(reach=Reach.of(ALICE)))] == ["Has a cat"]


@pytest.mark.parametrize(
    ("setting", "value", "advice"),
    [
        ("appendonly", "no", "appendonly yes"),
        ("appendfsync", "everysec", "appendfsync always"),
        ("maxmemory-policy", "allkeys-lru", "maxmemory-policy noeviction"),
    ],
)
async def test_R07_a_start_on_a_server_that_would_lose_something_says_what_to_set(
    tmp_path: Path, setting: str, value: str, advice: str
):
    settings = {setting.replace("-", "_"): value}
    with RedisServer(tmp_path / "redis", **settings) as server, pytest.raises(StoreUnfit, match=advice):
        await start(server.url)


async def test_R07_an_accepted_risk_is_said_at_every_start(tmp_path: Path):
    options = RedisOptions(accept_risks=("version", "search", "fsync"))
    with RedisServer(tmp_path / "redis", appendfsync="everysec") as server:
        engine = await start(server.url, options=options)
        await engine.close()

        assert any("appendfsync always" in risk for risk in engine.risks)


async def test_R08_a_wrong_password_fails_the_start(tmp_path: Path):
    with RedisServer(tmp_path / "redis") as server:
        url = server.grant("proxy", "right", "~ricordo:*", "&ricordo:*", "+@all").replace("right", "wrong")

        with pytest.raises(StoreUnfit, match="password"):
            await start(url)


async def test_a_store_of_another_secret_or_number_of_shards_is_refused(server: RedisServer):
    await (await start(server.url)).close()

    with pytest.raises(SecretMismatch):
        await start(server.url, secret=b"another")
    with pytest.raises(StoreUnfit, match="shards 16"):
        await start(server.url, options=RedisOptions(shards=8, accept_risks=("version", "search")))


@pytest.mark.parametrize("url", ["redis+magic://localhost", "http://localhost", "redis+sentinel://localhost"])
async def test_a_url_that_leads_nowhere_is_refused(url: str):
    with pytest.raises(InvalidInput):
        await start(url)


async def test_R13_a_store_that_was_emptied_is_not_ready(server: RedisServer, engine: RedisEngine):
    await engine.ping()
    server.flush()

    with pytest.raises(StoreUnavailable, match="emptied"):
        await engine.ping()


async def test_an_acl_user_that_is_limited_to_the_prefix_can_do_everything(tmp_path: Path):
    with RedisServer(tmp_path / "redis") as server:
        rules = ("~ricordo:*", "&ricordo:*", "+@all", "-@dangerous", "+info", "+config|get", "+bgrewriteaof")
        async with working(server.grant("proxy", "right", *rules)) as engine:
            await one_life(engine)

            assert engine.risks or server.searches
            assert await engine.memories.erase(Erasure(what="tenant", tenant="acme"), at=NOW)


async def one_life(engine: RedisEngine) -> None:
    """A bit of everything, with an assertion on what is left."""
    told = memory("Has a cat", turn="t1")
    await engine.journal.append(turn("t1"))
    (job,) = await engine.queue.claim(9, now=NOW)
    await engine.queue.checkpoint(TurnKey("t1"), b"facts")
    assert await engine.memories.apply(job.record, [add(told)], retrieved=[told.id], at=NOW) is Applied.APPLIED
    await engine.memories.apply(None, [update(memory("Has a tomcat", id=told.id)), close(told)], at=NOW)
    await engine.journal.append(turn("t2", BOB))
    await engine.queue.claim(9, now=NOW)
    await engine.queue.bury(TurnKey("t2"), error="poison")
    await engine.queue.revive(BOB, TurnKey("t2"))
    assert await engine.queue.trim(now=NOW) == 1
    assert await engine.queue.backlog() == Backlog(1, 0, NOW)
    assert len(await engine.memories.history(Reach("acme"), told.id)) == 3
    assert (await engine.recollector.recollect(RecallQuery(scope=ALICE, turn="t1"))).previous_turn is not None
    assert len(await engine.archive.turn(Reach("acme"), "t2")) == 1
    assert await engine.keys.keys() == ()
    await talked(engine, told)
    asked = RecallQuery(scope=ALICE, chains=(b"c" * 16,), summaries=True)
    assert len((await engine.recollector.recollect(asked)).summaries) == 1
    assert len(await engine.sessions.sessions(ALICE)) == 1


# ── A cluster ─────────────────────────────────────────────────────────────────────────────────────────────────


async def test_a_cluster_serves_all_of_it_and_no_command_crosses_slots(tmp_path: Path):
    with ExitStack() as stack:
        nodes = [
            stack.enter_context(
                RedisServer(tmp_path / str(n), cluster_enabled="yes", cluster_port=str(free_port())),
            )
            for n in range(3)
        ]
        await join(nodes)
        async with working(nodes[0].url.replace("redis:", "redis+cluster:").removesuffix("/0")) as engine:
            await one_life(engine)
            waiting = asyncio.create_task(engine.queue.wait(NEWS))
            for n in range(20):
                await engine.journal.append(turn(f"t{n}", Scope("acme", f"u{n}")))
            await waiting

            assert all(node.run("DBSIZE") for node in nodes)
            assert taken(await engine.memories.erase(Erasure(what="tenant", tenant="acme"), at=NOW)) == (1, 22, 1)
            assert await engine.queue.backlog() == Backlog(0, 0)


async def test_a_cluster_behind_one_address_serves_all_of_it_too(tmp_path: Path):
    with RedisServer(tmp_path, cluster_enabled="yes", cluster_port=str(free_port())) as node:
        await join([node])
        async with working(node.url) as engine:
            await one_life(engine)

            await engine.journal.append(turn("t9", Scope("acme", "u9")))
            jobs = await engine.queue.claim(4, now=NOW)
            assert {job.record.key.turn for job in jobs} == {"t2", "t9"}


async def test_a_cluster_with_the_query_engine_is_searched_by_any_of_its_nodes(tmp_path: Path):
    with ExitStack() as stack:
        nodes = [
            stack.enter_context(
                RedisServer(tmp_path / str(n), cluster_enabled="yes", cluster_port=str(free_port())),
            )
            for n in range(3)
        ]
        if not nodes[0].searches:
            pytest.skip("this redis-server has no Query Engine: see RICORDO_TEST_REDIS_SERVER")
        await join(nodes)
        url = nodes[0].url.replace("redis:", "redis+cluster:").removesuffix("/0")
        engine = await RedisEngine.open(
            url, digests=Digests(b"secret"), analyze=SnowballAnalyzer(), embedder="test", dimension=8
        )
        scopes = [Scope("acme", f"u{n}") for n in range(20)]
        told = [add(memory(f"Has cat number {n}", scope), vector(1, n)) for n, scope in enumerate(scopes * 5)]
        await engine.memories.apply(None, told, at=NOW)

        queries = [RecallQuery(scope=scope, text="cat", vector=vector(1)) for scope in scopes]
        found = [await engine.recollector.recollect(query) for query in queries]
        await engine.close()

    assert {(len(each.candidates), each.complete) for each in found} == {(5, True)}


NEWS = timedelta(hours=1)
"""Half a minute: longer than the test may take."""


async def join(nodes: list[RedisServer]) -> None:
    share = 16_384 // len(nodes)
    for n, node in enumerate(nodes):
        last = 16_383 if node is nodes[-1] else (n + 1) * share - 1
        node.run("CLUSTER", "ADDSLOTSRANGE", n * share, last)
        nodes[0].run("CLUSTER", "MEET", "127.0.0.1", node.port, node.settings["cluster-port"])
    while not all(is_joined(node, len(nodes)) for node in nodes):  # noqa: ASYNC110 - other processes do not tell
        await asyncio.sleep(0.05)


def is_joined(node: RedisServer, count: int) -> bool:
    info = str(node.run("CLUSTER", "INFO"))
    return "cluster_state:ok" in info and f"cluster_known_nodes:{count}" in info


# ── Many workers ──────────────────────────────────────────────────────────────────────────────────────────────


async def test_R16_many_workers_do_each_job_once_and_each_users_in_order(server: RedisServer):
    chance = random.Random(7)
    done: dict[str, list[str]] = {}
    running: set[str] = set()

    async def work(engine: RedisEngine, job: Job) -> None:
        user = job.record.scope.user or ""
        assert user not in running
        running.add(user)
        await asyncio.sleep(chance.random() / 500)
        running.discard(user)
        if chance.random() < 0.2:
            await engine.queue.retry(job.record.key, error="once more", at=NOW)
            return
        said = memory(job.record.key.turn, job.record.scope, turn=job.record.key.turn)
        assert await engine.memories.apply(job.record, [add(said)], at=NOW) is Applied.APPLIED
        done.setdefault(user, []).append(job.record.key.turn)

    async def serve(engine: RedisEngine) -> None:
        while (await engine.queue.backlog()).pending:
            await asyncio.gather(*(work(engine, job) for job in await engine.queue.claim(4, now=NOW)))

    names = [(f"u{n % 10}", f"t{n:03}") for n in range(150)]
    async with AsyncExitStack() as stack:
        engines = [await stack.enter_async_context(working(server.url)) for _ in range(4)]
        for user, name in names:
            await engines[0].journal.append(turn(name, Scope("acme", user)))
        await asyncio.gather(*map(serve, engines))

        assert done == {f"u{n}": [name for user, name in names if user == f"u{n}"] for n in range(10)}
        assert (await engines[0].memories.counts()).memories == len(names)


async def test_I07_the_job_of_a_worker_that_was_killed_comes_again_when_its_lease_ran_out(server: RedisServer):
    async with opened(server.url) as dead, working(server.url) as alive:
        await dead.journal.append(turn("t1"))
        await dead.queue.claim(1, now=NOW)  # it ingests no more: nobody renews
        assert await alive.queue.claim(1, now=NOW) == ()
        run_out(server)

        (job,) = await alive.queue.claim(1, now=NOW)
        assert job.attempts == 2
        await dead.queue.bury(job.record.key, error="too late")
        assert (await alive.queue.backlog()).dead == 0


async def test_I05_of_two_workers_with_one_job_the_first_to_apply_wins(server: RedisServer):
    async with opened(server.url) as slow, working(server.url) as fast:
        await slow.journal.append(turn("t1"))
        (mine,) = await slow.queue.claim(1, now=NOW)
        run_out(server)
        (its,) = await fast.queue.claim(1, now=NOW)
        facts = [add(memory("Has a cat", turn="t1"))]

        assert await slow.memories.apply(mine.record, facts, at=NOW) is Applied.APPLIED
        assert await fast.memories.apply(its.record, facts, at=NOW) is Applied.ALREADY
        assert (await fast.memories.counts()).memories == 1
        assert await fast.queue.claim(1, now=NOW) == ()


def run_out(server: RedisServer) -> None:
    """All leases end now."""
    for key in server.run("KEYS", "*leased"):
        for owner in server.run("ZRANGE", key, 0, -1):
            server.run("ZADD", key, 1, owner)


# ── Erasing ───────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("what", ["user", "tenant", "session"])
async def test_D01_nothing_of_what_was_erased_is_left_in_the_server_or_its_files(
    server: RedisServer, engine: RedisEngine, what: str
):
    told, gone = memory(CANARY, turn="t0"), memory(f"closed {CANARY}")
    await remember(engine, told, gone, vector=None)
    await engine.memories.apply(None, [update(memory(f"{CANARY} again", id=told.id)), close(gone)], at=NOW)
    says = ProfileField(name="pet", values=(ProfileValue(text=CANARY, memory_id=told.id),))
    await engine.memories.apply(None, [SetField(scope=ALICE, field=says)], at=NOW)
    for n in range(4):
        await engine.journal.append(turn(f"t{n}", user_text=CANARY, injection=injected(told)))
    (first,) = await engine.queue.claim(1, now=NOW)
    await engine.queue.checkpoint(first.record.key, CANARY.encode())
    await engine.queue.bury(first.record.key, error=CANARY)
    (second,) = await engine.queue.claim(1, now=NOW)
    await engine.memories.apply(second.record, [], at=NOW)
    await talked(engine, told)
    await engine.journal.append(turn("b1", BOB, user_text="kept"))
    assert CANARY in everything(server)

    names = {"user": "alice"} if what != "tenant" else {}
    names |= {"session": "s1"} if what == "session" else {}
    await engine.memories.erase(Erasure(what=what, tenant="acme", **names), at=NOW)  # pyright: ignore[reportArgumentType] - by name
    await engine.compacted()

    assert CANARY not in everything(server)
    assert (await engine.queue.backlog()).pending == (0 if what == "tenant" else 1)


async def test_D01_a_tenant_that_was_erased_leaves_its_epochs_alone(server: RedisServer, engine: RedisEngine):
    await one_life(engine)
    await remember(engine, memory("Has a cat", pinned=True), memory("Has a dog", BOB), vector=None)
    await engine.memories.erase(Erasure(what="tenant", tenant="acme"), at=NOW)

    left = {key.rpartition(":")[2] for key in server.run("KEYS", "*")}

    assert left <= {"epochs", "clock", "meta", "embedders", "compaction"}


async def test_P9_a_session_that_a_release_before_began_is_erased_with_its_agent(
    server: RedisServer, engine: RedisEngine
):
    """That release did not list agents: memories and turns tell of them."""
    scopes = [Scope("acme", "alice", "coach", run) for run in (None, "told", "asked")] + [ALICE]
    for scope in scopes:
        said = SessionEntry(id="e1", role="user", content=f"{CANARY} {scope.run}", timestamp=NOW)
        await engine.sessions.append(scope, "s1", [said])
    await remember(engine, memory("Has a cat", scopes[1]), vector=None)
    await engine.journal.append(turn("t1", scopes[2]))
    for key in server.run("KEYS", "*:parts"):
        server.run("DEL", key)

    await engine.memories.erase(Erasure(what="agent", tenant="acme", user="alice", agent="coach"), at=NOW)

    assert [len(await engine.sessions.sessions(scope)) for scope in scopes] == [0, 0, 0, 1]


async def test_what_a_release_before_closed_is_trash_from_the_first_time_that_it_is_asked_for(
    server: RedisServer, engine: RedisEngine
):
    """That release listed no closed memory by its time."""
    gone, ended = memory("Has a cat"), memory("Has a dog", BOB)
    await remember(engine, gone, ended, memory("Has a bird", BOB), vector=None)
    over = Close(memory_id=ended.id, at=NOW, event_id="e", cause=Cause(reason=Reason.ENDED))
    await engine.memories.apply(None, [close(gone), over], at=NOW)
    for key in server.run("KEYS", "*:trash"):
        server.run("DEL", key)
    soon = NOW + timedelta(seconds=1)
    assert await engine.memories.trash(before=soon, limit=9) == ()

    await engine.memories.trash_since(now=NOW)

    assert [each.text for each in await engine.memories.trash(before=soon, limit=9)] == ["Has a cat"]


async def talked(engine: RedisEngine, told: Memory) -> None:
    """A session that was compressed: the user's words, and an answer that was given with a memory in the prompt."""
    said = SessionEntry(
        id="e1", role="user", content=f"said {CANARY}", timestamp=NOW, turn=TurnKey("t0"), chain=b"c" * 16
    )
    heard = msgspec.structs.replace(said, id="e2", role="assistant", turn=None, memory_ids=(told.id,))
    short = Summary(
        id="sum",
        content=f"in short: {CANARY}",
        original_entry_ids=("e1", "e2"),
        token_count=3,
        original_token_count=20,
        compression_ratio=7,
        created_at=NOW,
        time_range=TimeRange(NOW, NOW),
        chain=said.chain,
        chains=(said.chain,),
    )
    await engine.sessions.append(ALICE, "s1", [said, heard])
    await engine.sessions.compress(ALICE, "s1", short, version=0)
    await engine.sessions.override(ALICE, "s1", {"max_tokens": 100})


async def test_D01_what_an_erased_memory_said_leaves_the_sessions_too(server: RedisServer, engine: RedisEngine):
    told = memory(CANARY, turn="t0")
    await remember(engine, told)
    await talked(engine, told)

    await engine.memories.erase(Erasure(what="memory", tenant="acme", memory_ids=(told.id,)), at=NOW)
    await engine.compacted()

    assert CANARY not in everything(server)
    assert len((await engine.sessions.load(ALICE, "s1")).active) == 2


async def test_P9_an_answer_that_repeats_an_erased_session_leaves_the_finished_turns_of_others(
    server: RedisServer, engine: RedisEngine
):
    """It stands in the record of its turn until that is trimmed, and in the file until that is rewritten once more."""
    told = memory(CANARY, turn="t0", session="s1")
    await remember(engine, told)
    answered = turn("t1", session="s2", injection=injected(told), answer=Answer(text=f"As you said: {CANARY}"))
    await engine.journal.append(answered)
    (job,) = await engine.queue.claim(1, now=NOW)
    await engine.memories.apply(job.record, [entries_of(job.record, count=len)], at=NOW)

    await engine.memories.erase(Erasure(what="session", tenant="acme", user="alice", session="s1"), at=NOW)

    assert CANARY not in everything(server)
    assert [entry.content for entry in (await engine.sessions.load(ALICE, "s2")).entries] == ["the words of t1", ""]


async def test_what_a_session_became_goes_with_what_it_stands_for(engine: RedisEngine):
    cat, dog = memory("Has a cat", compressed=True), memory("Has a dog", compressed=True)
    both = memory("Has a cat and a dog", turn=f"{TURN_PREFIX}{cat.id}", source_memory_ids=(cat.id, dog.id))
    await remember(engine, cat, dog, both)

    await engine.memories.erase(Erasure(what="memory", tenant="acme", memory_ids=(cat.id,)), at=NOW)

    (left,) = await engine.memories.list(Listing(reach=Reach.of(ALICE)))
    assert (left.text, left.compressed) == ("Has a dog", False)
    assert await engine.memories.history(Reach("acme"), both.id) == ()


def everything(server: RedisServer) -> str:
    """All that the server keeps, in memory and in its files."""
    files = [path.read_bytes() for path in server.folder.rglob("*") if path.is_file() and path.suffix != ".log"]
    return b"".join(files).decode("latin-1")


async def test_D05_an_erasure_that_met_a_stalled_server_is_finished_by_asking_again(
    server: RedisServer, engine: RedisEngine
):
    for n in range(40):
        await remember(engine, memory(CANARY, Scope("acme", f"u{n}")))
    erasing = asyncio.create_task(engine.memories.erase(Erasure(what="tenant", tenant="acme"), at=NOW))
    await asyncio.sleep(0.01)
    with server.frozen():
        erasing.cancel()
        await asyncio.gather(erasing, return_exceptions=True)

    await engine.memories.erase(Erasure(what="tenant", tenant="acme"), at=NOW)

    assert (await engine.memories.counts()).memories == 0
    await engine.compacted()
    assert CANARY not in everything(server)


async def test_a_degraded_turn_of_another_shard_is_voided_by_a_later_erasure(engine: RedisEngine):
    """It carries the last epoch that its proxy read, which was somebody else's (P9)."""
    for n in range(5):
        await engine.memories.erase(Erasure(what="user", tenant="other", user=f"u{n}"), at=NOW)
    epoch = (await engine.recollector.recollect(RecallQuery(scope=Scope("local", "local")))).epoch
    for n in range(6):
        await engine.memories.erase(Erasure(what="user", tenant="acme", user=f"u{n}"), at=NOW)
        record = turn(f"t{n}", Scope("acme", f"u{n}"), epoch=epoch)

        assert await engine.memories.apply(record, [add(memory("late", record.scope))], at=NOW) is Applied.VOID


async def test_R14_planted_garbage_and_foreign_memories_are_skipped_and_counted(
    server: RedisServer, engine: RedisEngine
):
    mine, garbled, foreign = memory("Has a cat"), memory("Has a dog"), memory("Bob's", BOB)
    await engine.memories.apply(None, [add(mine), add(garbled), add(foreign)], at=NOW)
    (key,) = server.run("KEYS", f"*:m:{garbled.id}")
    server.run("HSET", key, "body", "garbage")
    (bobs,) = server.run("KEYS", f"*:m:{foreign.id}")
    (live,) = [name for name in server.run("KEYS", "*:live") if server.run("ZSCORE", name, mine.id) is not None]
    planted = key.replace(garbled.id, foreign.id)
    server.run("COPY", bobs, planted)
    server.run("ZADD", live, 0, foreign.id)
    server.run("HSET", planted, "owner", live.split(":")[-2])

    assert [it.text for it in await engine.memories.list(Listing(reach=Reach.of(ALICE)))] == ["Has a cat"]
    assert engine.foreign >= 2


async def test_a_vector_is_kept_with_the_embedder_that_made_it(server: RedisServer):
    async with opened(server.url) as plain:
        with pytest.raises(Exception, match="without an embedder"):
            await plain.memories.apply(None, [add(memory("Has a cat"), vector(1))], at=NOW)


async def test_a_retrieval_writes_into_the_indexed_hash_at_most_once_a_day(server: RedisServer, engine: RedisEngine):
    told = memory("Has a cat")
    await remember(engine, told)
    (key,) = server.run("KEYS", "*:m:*")

    counts: list[int] = []
    copies: list[str] = []
    for hours in (0, 1, 23, 24, 25):
        at = NOW + timedelta(hours=hours)
        await engine.memories.apply(None, [], retrieved=[told.id], at=at)
        (now,) = await engine.memories.get(Reach("acme"), [told.id])
        counts.append(now.retrieval_count)
        copies.append(server.run("HGET", key, "retrievals"))
        assert now.last_retrieved_at == at

    assert counts == [1, 2, 3, 4, 5]
    assert copies == ["1", "1", "1", "4", "4"]


async def test_the_retrieval_counts_of_another_store_come_with_the_memory_and_go_with_it(
    server: RedisServer, engine: RedisEngine
):
    told = memory("Has a cat", retrieval_count=7, last_retrieved_at=NOW)
    await remember(engine, told)

    assert await engine.memories.get(Reach("acme"), [told.id]) == (told,)
    await engine.memories.erase(Erasure(what="memory", tenant="acme", memory_ids=(told.id,)), at=NOW)
    assert server.run("KEYS", "*:retrieved") == []
