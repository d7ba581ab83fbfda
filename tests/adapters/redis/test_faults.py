"""FAULTS group R, as far as journal, queue and spool go: on a real Redis, killed, frozen, cut off and filled up."""

import asyncio
import os
import random
import resource
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence, Set
from functools import partial
from pathlib import Path
from typing import Any, Literal, TypeVar

import msgspec
import pytest

from adapters.redis import RedisEngine
from adapters.redis.connection import Client, RedisConnection, client_of
from adapters.redis.epochs import Epochs
from adapters.redis.erase import Erasing, RedisEraser
from memory.model.errors import StoreUnavailable, StoreUnfit
from memory.model.memory import Memory, ProfileField, ProfileValue, Provenance
from memory.model.scope import Reach, Scope
from memory.model.session import SessionEntry
from memory.model.turn import TurnRecord
from memory.ports.changes import SetField
from memory.ports.memories import Erasure, Listing
from tests import redis_server
from tests.adapters.redis.servers import DIGESTS, KEYS, opened, spooled, unfinished, until, working
from tests.contract.examples import ALICE, BOB, NOW, add, injected, memory, turn, update
from tests.e2e.subprocesses import frozen
from tests.faulty_proxy import Fault, FaultyProxy, black_hole, cut_reply, cut_request, delay
from tests.redis_server import DURABLE, RedisServer

T = TypeVar("T")

pytestmark = pytest.mark.skipif(not RedisServer.available(), reason="there is no redis-server on this machine")


@pytest.fixture(scope="module")
def _shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RedisServer]:
    with RedisServer(tmp_path_factory.mktemp("redis")) as server:
        yield server


@pytest.fixture
def server(_shared: RedisServer) -> RedisServer:
    """Running and empty; a test leaves it so, or at least able to be emptied."""
    _shared.flush()
    return _shared


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[RedisServer]:
    """For a test that leaves it in no state to be used again."""
    with RedisServer(tmp_path / "redis") as server:
        yield server


@pytest.fixture
async def engine(server: RedisServer) -> AsyncIterator[RedisEngine]:
    async with opened(server.url) as engine:
        yield engine


@pytest.fixture
async def proxy(server: RedisServer) -> AsyncIterator[FaultyProxy]:
    async with FaultyProxy(server.port) as proxy:
        yield proxy


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "spool"


async def told(engine: RedisEngine, scope: Scope = ALICE) -> list[str]:
    return [memory.text for memory in await engine.memories.list(Listing(reach=Reach.of(scope), limit=10_000))]


def user(n: int) -> Scope:
    return Scope("acme", f"u{n}")


async def kept_by(server: RedisServer) -> list[str]:
    """What another process finds in the journal."""
    async with opened(server.url) as engine:
        return await unfinished(engine)


class Talkers:
    """Users who talk, one turn after the other, and remember what was acknowledged."""

    def __init__(self, append: Callable[[TurnRecord], Awaitable[None]], users: int = 8) -> None:
        self.acknowledged: list[str] = []
        self.failures = 0
        self._append = append
        self._users = users
        self._stop = False

    async def talk(self) -> None:
        await asyncio.gather(*(self._talk(n) for n in range(self._users)))

    def stop(self) -> None:
        self._stop = True

    async def _talk(self, n: int) -> None:
        count = 0
        while not self._stop:
            name = f"u{n}-{count:06d}"
            try:
                await self._append(turn(name, user(n)))
            except StoreUnavailable:
                self.failures += 1
                await asyncio.sleep(0.01)
                continue
            self.acknowledged.append(name)
            count += 1
            await asyncio.sleep(0.001)

    def check(self, kept: list[str]) -> None:
        """Nothing acknowledged is lost, nothing is there twice, each user's turns are in order."""
        assert set(self.acknowledged) <= set(kept)
        assert len(kept) == len(set(kept))
        for n in range(self._users):
            mine = [name for name in kept if name.startswith(f"u{n}-")]
            assert mine == sorted(mine)


# ── Away ──────────────────────────────────────────────────────────────────────────────────────────────────────


async def test_R01_turns_are_kept_although_the_store_was_never_there(tmp_path: Path, folder: Path):
    server = RedisServer(tmp_path / "redis")
    async with opened(server.url) as engine, spooled(engine, folder) as journal:
        for n in range(20):
            await journal.append(turn(f"t{n:02d}", epoch=-1))
        assert journal.away
        with server:
            await until(lambda: not journal.counts.bytes)

            assert await kept_by(server) == [f"t{n:02d}" for n in range(20)]


async def test_R02_a_store_that_dies_under_load_costs_no_acknowledged_turn(own_server: RedisServer, folder: Path):
    async with opened(own_server.url) as engine, spooled(engine, folder) as journal:
        talkers = Talkers(journal.append)
        talking = asyncio.create_task(talkers.talk())
        for _ in range(2):
            await asyncio.sleep(0.3)
            with own_server.away():
                spooled_before = journal.counts.spooled
                await until(lambda before=spooled_before: journal.counts.spooled > before)
        talkers.stop()
        await talking
        await until(lambda: not journal.counts.bytes)
        kept = await kept_by(own_server)

    talkers.check(kept)
    assert talkers.failures == 0
    assert set(kept) == set(talkers.acknowledged)


async def test_R03_a_frozen_store_holds_nobody_up_and_nothing_piles_up(server: RedisServer, folder: Path):
    async with opened(server.url) as engine, spooled(engine, folder) as journal:
        await journal.append(turn("first"))
        with server.frozen():
            talkers = Talkers(journal.append)
            talking = asyncio.create_task(talkers.talk())
            await until(lambda: len(talkers.acknowledged) > 500)
            assert journal.away  # it is known to hang: nobody waits for it any more
            await journal.append(turn("late", BOB))
            talkers.stop()
            await talking
        await until(lambda: not journal.counts.bytes)
        kept = await kept_by(server)

    talkers.check(kept)
    assert (talkers.failures, len(kept)) == (0, len(talkers.acknowledged) + 2)


async def killed(server: RedisServer, *, rounds: int) -> None:
    for _ in range(rounds):
        server.flush()
        async with opened(server.url) as engine:
            talkers = Talkers(engine.journal.append)
            talking = asyncio.create_task(talkers.talk())
            await until(lambda talkers=talkers: talkers.acknowledged)
            await asyncio.sleep(random.uniform(0, 0.1))
            server.kill()
            talkers.stop()
            await talking
        server.start()
        talkers.check(await kept_by(server))


async def test_R04_a_killed_server_has_all_that_was_acknowledged(own_server: RedisServer):
    await killed(own_server, rounds=4)


@pytest.mark.campaign
@pytest.mark.timeout(600)
async def test_R04_campaign(own_server: RedisServer):
    await killed(own_server, rounds=200)


async def torn(server: RedisServer, *, rounds: int) -> None:
    async with opened(server.url) as engine:
        for n in range(30):
            await engine.journal.append(turn(f"t{n:02d}", user(n)))
    names = [f"t{n:02d}" for n in range(30)]
    server.stop()
    file = server.append_only_files()[-1]
    whole = file.read_bytes()
    for _ in range(rounds):
        file.write_bytes(whole[: random.randrange(len(whole) // 2, len(whole))])
        with server:
            async with opened(server.url) as engine:
                kept = await unfinished(engine)
                jobs = await engine.queue.claim(99, now=NOW)
                backlog = await engine.queue.backlog()
        assert kept == names[: len(kept)]
        assert [(job.record.key.turn, job.record.user_text) for job in jobs] == [
            (name, f"the words of {name}") for name in kept
        ]
        assert (backlog.pending, backlog.lost) == (len(kept), 0)


async def test_R05_of_a_log_that_is_cut_anywhere_there_is_no_half_turn(own_server: RedisServer):
    await torn(own_server, rounds=4)


@pytest.mark.campaign
@pytest.mark.timeout(600)
async def test_R05_campaign(own_server: RedisServer):
    await torn(own_server, rounds=200)


# ── Unwilling ─────────────────────────────────────────────────────────────────────────────────────────────────


async def kept_while(
    server: RedisServer,
    folder: Path,
    engine: RedisEngine,
    unwilling: Callable[[], object],
    willing: Callable[[], object],
) -> None:
    """While the server is unwilling turns are spooled; when it is willing again they are in the journal."""
    async with spooled(engine, folder) as journal:
        await journal.append(turn("t1"))
        unwilling()
        with pytest.raises(StoreUnavailable):
            await engine.journal.append(turn("t1", BOB))
        await journal.append(turn("t2"))
        assert journal.away
        willing()
        await until(lambda: not journal.counts.bytes)

        assert await kept_by(server) == ["t1", "t2"]


async def test_R06_a_store_that_is_out_of_memory(server: RedisServer, folder: Path, engine: RedisEngine):
    await kept_while(
        server,
        folder,
        engine,
        lambda: server.configure("maxmemory", "1mb"),
        lambda: server.configure("maxmemory", "0"),
    )


async def test_R08_a_store_that_is_a_replica(server: RedisServer, folder: Path, engine: RedisEngine):
    await kept_while(
        server,
        folder,
        engine,
        lambda: server.run("REPLICAOF", "127.0.0.1", "1"),
        lambda: server.run("REPLICAOF", "NO", "ONE"),
    )


async def test_R08_a_store_that_is_loading(own_server: RedisServer, folder: Path):
    for n in range(60):
        own_server.run("SET", f"ballast{n}", os.urandom(2_000))
    own_server.run("BGREWRITEAOF")
    await until(lambda: own_server.info("persistence")["aof_rewrite_in_progress"] == 0)
    own_server.settings |= {"key-load-delay": "10000", "loading-process-events-interval-bytes": "1024"}

    async with opened(own_server.url) as engine, spooled(engine, folder) as journal:
        await journal.append(turn("t1"))
        own_server.kill()
        own_server.launch()
        await loading(engine)
        await journal.append(turn("t2"))
        await until(lambda: not journal.counts.bytes)

    assert await kept_by(own_server) == ["t1", "t2"]


async def loading(engine: RedisEngine) -> None:
    """Wait until the server answers that it is loading."""
    async with asyncio.timeout(60):
        while True:
            try:
                await engine.ping()
            except StoreUnavailable as error:
                if "loading" in str(error):
                    return
            await asyncio.sleep(0.01)


async def test_R08_a_store_that_cannot_write_to_its_disk(own_server: RedisServer, folder: Path):
    own_server.run("SET", "ballast", os.urandom(3_000_000))
    own_server.run("BGREWRITEAOF")
    await until(lambda: own_server.info("persistence")["aof_rewrite_in_progress"] == 0)

    def unwilling() -> None:
        resource.prlimit(own_server.process.pid, resource.RLIMIT_FSIZE, (1_000_000, resource.RLIM_INFINITY))
        own_server.configure("save", "3600 1")
        own_server.run("BGSAVE")
        while own_server.info("persistence")["rdb_last_bgsave_status"] != "err":
            time.sleep(0.005)

    def willing() -> None:
        own_server.configure("stop-writes-on-bgsave-error", "no")

    async with opened(own_server.url) as engine:
        await kept_while(own_server, folder, engine, unwilling, willing)


@pytest.mark.parametrize("login", ["", ":wrong@"])
async def test_R08_a_store_that_wants_a_password_is_no_store_to_start_on(own_server: RedisServer, login: str):
    own_server.configure("requirepass", "secret")

    with pytest.raises(StoreUnfit, match="password"):
        async with opened(own_server.url.replace("://", f"://{login}")):
            pass


async def test_R07_a_database_that_the_server_does_not_have_is_no_store_to_start_on(own_server: RedisServer):
    with pytest.raises(StoreUnfit, match="has no database of this number"):
        async with opened(f"{own_server.url.rpartition('/')[0]}/99"):
            pass


async def test_R08_a_store_that_wants_another_password_later(own_server: RedisServer, folder: Path):
    async with opened(own_server.grant("ricordo", "secret", "~*", "&*", "+@all")) as engine:
        await kept_while(
            own_server,
            folder,
            engine,
            lambda: (
                own_server.run("ACL", "SETUSER", "ricordo", "resetpass", ">other"),
                own_server.run("CLIENT", "KILL", "USER", "ricordo"),
            ),
            lambda: own_server.run("ACL", "SETUSER", "ricordo", ">secret"),
        )


async def test_R08_a_store_that_grants_too_little(own_server: RedisServer, folder: Path):
    async with opened(own_server.grant("ricordo", "secret", "~ricordo:*", "&*", "+@all")) as engine:
        await kept_while(
            own_server,
            folder,
            engine,
            lambda: own_server.run("ACL", "SETUSER", "ricordo", "-evalsha"),
            lambda: own_server.run("ACL", "SETUSER", "ricordo", "+evalsha"),
        )


async def test_an_acl_user_needs_its_own_keys_and_channel_alone(own_server: RedisServer):
    async with opened(own_server.grant("ricordo", "secret", "~ricordo:*", "&ricordo:*", "+@all")) as engine:
        await engine.journal.append(turn("t1"))
        (job,) = await engine.queue.claim(1, now=NOW)

        assert job.record == turn("t1")


@pytest.mark.parametrize(
    ("setting", "value", "risk"),
    [
        ("appendonly", "no", "aof"),
        ("appendfsync", "everysec", "fsync"),
        ("maxmemory-policy", "allkeys-lru", "eviction"),
    ],
)
async def test_R07_a_server_that_would_lose_something_is_refused(
    server: RedisServer, setting: str, value: str, risk: str
):
    server.configure(setting, value)
    try:
        with pytest.raises(StoreUnfit, match=risk):
            async with opened(server.url):
                pass
    finally:
        server.configure(setting, DURABLE[setting])


# ── Cut ───────────────────────────────────────────────────────────────────────────────────────────────────────


async def again(work: Callable[[], Awaitable[T]]) -> T:
    """What the caller of a store does: try again."""
    for _ in range(20):
        try:
            return await work()
        except StoreUnavailable:
            continue
    raise AssertionError("the store did not come back")


CUTS = [cut_request(after=40, on=b"EVALSHA"), cut_reply(on=b"EVALSHA")]


@pytest.mark.parametrize("fault", CUTS, ids=["request", "reply"])
@pytest.mark.parametrize("times", [1, 5])
async def test_R09_a_connection_that_is_cut_under_an_append_leaves_one_turn(
    server: RedisServer, proxy: FaultyProxy, fault: Fault, times: int
):
    async with opened(proxy.url) as engine:
        await engine.journal.append(turn("t0"))
        proxy.once(*[fault] * times)
        await again(lambda: engine.journal.append(turn("t1")))
        assert proxy.struck == times

    assert await kept_by(server) == ["t0", "t1"]


async def test_R09_a_connection_that_is_cut_anywhere_under_a_worker_has_its_effect_once(
    proxy: FaultyProxy,
):
    async with opened(proxy.url) as engine:
        for n in range(40):
            await engine.journal.append(turn(f"t{n:02d}", user(n % 4)))
        claimed: list[str] = []
        rng = random.Random(0)
        while len(claimed) < 40:
            proxy.once(rng.choice([cut_reply(on=b"EVALSHA"), cut_request(after=rng.randrange(80), on=b"EVALSHA")]))
            jobs = await again(lambda: engine.queue.claim(4, now=NOW))
            for key in [job.record.key for job in jobs]:
                proxy.once(cut_reply(on=b"EVALSHA"))
                await again(partial(engine.queue.checkpoint, key, b"checkpoint"))
                await again(partial(engine.queue.bury, key, error="done with"))
                claimed.append(key.turn)
            proxy.heal()

        backlog = await engine.queue.backlog()
    assert sorted(claimed) == [f"t{n:02d}" for n in range(40)]
    for n in range(4):
        mine = [name for name in claimed if int(name[1:]) % 4 == n]
        assert mine == sorted(mine)
    assert (backlog.pending, backlog.dead) == (0, 40)


@pytest.mark.parametrize("fault", CUTS, ids=["request", "reply"])
async def test_R09_a_claim_that_is_sent_again_is_the_same_claim(proxy: FaultyProxy, fault: Fault):
    async with opened(proxy.url) as engine:
        for n in range(3):
            await engine.journal.append(turn(f"t{n}", user(n)))
        proxy.once(fault)

        jobs = await engine.queue.claim(2, now=NOW)

        assert proxy.struck == 1
        assert [(job.record.key.turn, job.attempts) for job in jobs] == [("t0", 1), ("t1", 1)]
        assert [job.record.key.turn for job in await engine.queue.claim(2, now=NOW)] == ["t2"]


@pytest.mark.parametrize("fault", CUTS, ids=["request", "reply"])
@pytest.mark.parametrize("times", [1, 5])
async def test_R09_a_connection_that_is_cut_under_an_apply_has_its_effect_once(
    proxy: FaultyProxy, fault: Fault, times: int
):
    async with opened(proxy.url) as engine:
        await engine.journal.append(turn("t1"))
        (job,) = await engine.queue.claim(1, now=NOW)
        proxy.once(*[fault] * times)
        changes = [add(memory("Likes tea", turn="t1")), add(memory("Has a cat", turn="t1", fact_index=1))]
        end = await again(partial(engine.memories.apply, job.record, changes, at=NOW))

        assert end in {"applied", "already"}
        assert await told(engine) == ["Likes tea", "Has a cat"]
        assert (await engine.queue.backlog()).pending == 0
        history = [await engine.memories.history(Reach("acme"), change.memory.id) for change in changes]
        assert [len(lines) for lines in history] == [1, 1]


async def test_R09_a_dead_cable_is_survived_with_the_spool(server: RedisServer, proxy: FaultyProxy, folder: Path):
    async with opened(proxy.url) as engine, spooled(engine, folder) as journal:
        await journal.append(turn("t1"))
        proxy.always(black_hole())
        await journal.append(turn("t2"))
        await journal.append(turn("t3", BOB))
        proxy.heal()
        await proxy.reset()
        await until(lambda: not journal.counts.bytes)

    assert sorted(await kept_by(server)) == ["t1", "t2", "t3"]


async def as_it_is(_: Client) -> None:
    """A server is taken as it is."""


async def storm(server: RedisServer, *, operations: int) -> None:
    """Most callers go away at some moment; whoever stays gets his own answer."""
    rng = random.Random(0)
    wrong = answered = 0
    connection = RedisConnection(client_of(server.url), name="the server", prepare=as_it_is)
    try:

        async def ask(n: int) -> None:
            nonlocal wrong, answered
            name = b"%d" % n
            one, two = await connection.read([("ECHO", name), ("ECHO", name + b"!")])
            wrong += (one, two) != (name, name + b"!")
            answered += 1

        for start in range(0, operations, 200):
            tasks = [asyncio.create_task(ask(n)) for n in range(start, start + 200)]
            for task in tasks:
                if rng.random() < 0.7:
                    asyncio.get_running_loop().call_later(rng.uniform(0, 0.004), task.cancel)
            await asyncio.gather(*tasks, return_exceptions=True)
        connections = len(server.run("CLIENT", "LIST", "TYPE", "NORMAL").splitlines())
    finally:
        await connection.close()

    assert wrong == 0
    assert operations * 0.25 < answered
    assert connections <= 10


async def test_R10_a_storm_of_cancellations_mixes_up_no_replies_and_leaks_no_connection(server: RedisServer):
    await storm(server, operations=6_000)


@pytest.mark.campaign
@pytest.mark.timeout(600)
async def test_R10_campaign(server: RedisServer):
    await storm(server, operations=100_000)


async def test_R10_appends_that_are_cancelled_are_whole_or_absent(engine: RedisEngine):
    rng = random.Random(0)
    tasks = [asyncio.create_task(engine.journal.append(turn(f"t{n}", user(n)))) for n in range(300)]
    for task in tasks:
        if rng.random() < 0.7:
            asyncio.get_running_loop().call_later(rng.uniform(0, 0.02), task.cancel)
    ends = await asyncio.gather(*tasks, return_exceptions=True)
    jobs = await engine.queue.claim(1_000, now=NOW)

    assert {f"t{n}" for n, end in enumerate(ends) if end is None} <= {job.record.key.turn for job in jobs}
    for job in jobs:
        n = int(job.record.key.turn[1:])
        assert job.record == turn(f"t{n}", user(n))


# ── Damaged ───────────────────────────────────────────────────────────────────────────────────────────────────


def record_key(server: RedisServer, scope: Scope = ALICE) -> str:
    """The hash of this user's only turn."""
    base = KEYS.of_shard(KEYS.shard_of(DIGESTS.owner(scope)), "t:")
    (key,) = server.run("KEYS", f"{base.replace('{', '?').replace('}', '?')}*")
    return key


async def test_R13_after_a_flush_the_spool_replays_what_it_has_and_the_journal_goes_on(
    server: RedisServer, proxy: FaultyProxy, folder: Path
):
    async with opened(proxy.url) as engine, spooled(engine, folder) as journal:
        await journal.append(turn("t1"))
        await proxy.refuse()
        await journal.append(turn("t2"))
        server.flush()
        server.run("SCRIPT", "FLUSH")
        await proxy.accept()
        await until(lambda: not journal.counts.bytes)
        await journal.append(turn("t3"))

    assert await kept_by(server) == ["t2", "t3"]


async def test_R14_a_turn_that_was_replaced_by_garbage_is_buried_and_stops_nobody(
    server: RedisServer, engine: RedisEngine
):
    await engine.journal.append(turn("t1"))
    server.run("HSET", record_key(server), "content", "garbage")
    await engine.journal.append(turn("t2"))
    await engine.journal.append(turn("t3", BOB))

    first = await engine.queue.claim(9, now=NOW)
    second = await engine.queue.claim(9, now=NOW)

    assert sorted(job.record.key.turn for job in first + second) == ["t2", "t3"]
    assert (await engine.queue.backlog()).dead == 1


async def test_R14_a_turn_of_another_scope_is_not_given_to_a_worker(server: RedisServer, engine: RedisEngine):
    await engine.journal.append(turn("t1", ALICE))
    await engine.journal.append(turn("t2", BOB))
    server.run("COPY", record_key(server, BOB), record_key(server), "REPLACE")

    jobs = await engine.queue.claim(9, now=NOW)

    assert [job.record.key.turn for job in jobs] == ["t2"]


async def test_R15_a_turn_that_somebody_deleted_while_it_waited_is_counted_as_lost(
    server: RedisServer, engine: RedisEngine
):
    await engine.journal.append(turn("t1"))
    server.run("DEL", record_key(server))
    await engine.journal.append(turn("t2"))

    first = await engine.queue.claim(9, now=NOW)
    second = await engine.queue.claim(9, now=NOW)

    assert [job.record.key.turn for job in first + second] == ["t2"]
    assert (await engine.queue.backlog()).lost == 1


def expire_leases(server: RedisServer) -> None:
    """As if every worker had been silent for too long."""
    for key in server.run("KEYS", "*:leased"):
        for owner in server.run("ZRANGE", key, 0, -1):
            server.run("ZADD", key, 0, owner)


async def test_R16_what_a_worker_that_lost_its_lease_says_is_not_heeded(server: RedisServer, engine: RedisEngine):
    await engine.journal.append(turn("t1"))
    (slow,) = await engine.queue.claim(1, now=NOW)
    expire_leases(server)
    async with opened(server.url) as other:
        (quick,) = await other.queue.claim(1, now=NOW)
        await engine.queue.checkpoint(slow.record.key, b"too late")
        await engine.queue.bury(slow.record.key, error="too late")
        await other.queue.retry(quick.record.key, error="again", at=NOW)
        (last,) = await other.queue.claim(1, now=NOW)

    assert (quick.attempts, last.attempts, last.checkpoint) == (2, 3, None)


async def test_R16_two_workers_that_apply_one_turn_have_its_effect_once(server: RedisServer, engine: RedisEngine):
    await engine.journal.append(turn("t1"))
    (slow,) = await engine.queue.claim(1, now=NOW)
    expire_leases(server)
    async with opened(server.url) as other:
        (quick,) = await other.queue.claim(1, now=NOW)
        ends = [
            await worker.memories.apply(job.record, [add(memory(text, turn="t1"))], at=NOW)
            for worker, job, text in ((other, quick, "Likes tea"), (engine, slow, "Likes coffee"))
        ]

    assert ends == ["applied", "already"]
    assert await told(engine) == ["Likes tea"]


async def test_R17_turns_keep_their_order_when_the_servers_clock_goes_back(server: RedisServer, engine: RedisEngine):
    await engine.journal.append(turn("t1"))
    # As it is found after a step back: the last number that was given lies an hour ahead.
    clock = KEYS.of_shard(KEYS.shard_of(DIGESTS.owner(ALICE)), "clock")
    server.run("SET", clock, int(server.run("GET", clock)) + 3_600_000_000)
    for n in range(2, 6):
        await engine.journal.append(turn(f"t{n}"))
    order: list[str] = []
    while jobs := await engine.queue.claim(9, now=NOW):
        order += [job.record.key.turn for job in jobs]
        await engine.queue.bury(jobs[0].record.key, error="done with")

    assert order == ["t1", "t2", "t3", "t4", "t5"]


# ── Erasing ───────────────────────────────────────────────────────────────────────────────────────────────────

ERASE_ALICE = Erasure(what="user", tenant="acme", user="alice")
ERASE_SESSION = Erasure(what="session", tenant="acme", user="alice", session="s1")


async def test_D02_what_is_erased_between_checkpoint_and_apply_stays_so(engine: RedisEngine):
    await engine.journal.append(turn("t1"))
    (job,) = await engine.queue.claim(1, now=NOW)
    await engine.queue.checkpoint(job.record.key, b"checkpoint")
    await engine.memories.erase(ERASE_ALICE, at=NOW)

    assert await engine.memories.apply(job.record, [add(memory("Likes tea", turn="t1"))], at=NOW) == "void"
    assert await told(engine) == []


async def test_D02_a_turn_that_was_spooled_before_an_erasure_stays_void(
    server: RedisServer, proxy: FaultyProxy, folder: Path
):
    async with working(proxy.url) as engine, spooled(engine, folder) as journal:
        await proxy.refuse()
        await journal.append(turn("t1", epoch=-1))
        async with opened(server.url) as other:
            await other.memories.erase(ERASE_ALICE, at=NOW)
        await proxy.accept()
        await until(lambda: not journal.counts.bytes)
        jobs = await engine.queue.claim(9, now=NOW)
        ends = [await engine.memories.apply(job.record, [add(memory("Likes tea"))], at=NOW) for job in jobs]

        assert set(ends) <= {"void"}
        assert await told(engine) == []


async def test_D05_an_erasure_that_a_cut_interrupts_anywhere_is_finished_by_the_next(
    proxy: FaultyProxy,
):
    async with opened(proxy.url) as engine:
        for cut in range(8):
            await engine.memories.apply(None, [add(memory(f"fact {n}")) for n in range(5)], at=NOW)
            await engine.journal.append(turn(f"t{cut}"))
            proxy.once(*[cut_reply(on=b"EVALSHA")] * cut)
            await again(partial(engine.memories.erase, ERASE_ALICE, at=NOW))
            proxy.heal()

            assert await told(engine) == []
            assert (await engine.queue.backlog()).pending == 0


async def talked(engine: RedisEngine, scope: Scope) -> Memory:
    """A user who said of a boat and of Oslo in session s1, and of Bergen instead in s2: the boat's memory."""
    boat, home = memory("Has a boat", scope, turn="t1"), memory("Lives in Oslo", scope, turn="t1", fact_index=1)
    moved = msgspec.structs.replace(
        home, text="Lives in Bergen", provenance=Provenance(turn="t2", session="s2"), replaces=home.text
    )
    fields = [
        ProfileField(name="vehicle", values=(value(boat, "boat"),)),
        ProfileField(name="home", values=(value(home, "Bergen"),), previous=value(home, "Oslo")),
    ]
    await engine.memories.apply(turn("t1", scope), [add(boat), add(home)], at=NOW)
    changes = [update(moved), *(SetField(scope=scope, field=field) for field in fields)]
    await engine.memories.apply(turn("t2", scope, session="s2"), changes, at=NOW)
    await engine.journal.append(turn("t3", scope, session="s3", injection=injected(boat, home, moved)))
    return boat


def value(memory: Memory, text: str) -> ProfileValue:
    return ProfileValue(text=text, recorded_at=NOW.date(), memory_id=memory.id)


def everything(server: RedisServer) -> str:
    """All that the server holds."""
    with server.raw() as client:
        return redis_server.everything(client)


@pytest.mark.parametrize(
    ("what", "words"), [("session", "boat Oslo"), ("memory", "boat"), ("user", "boat Oslo Bergen")]
)
async def test_D05_P9_an_erasure_that_fails_at_any_step_leaves_nothing_to_the_next(
    server: RedisServer, proxy: FaultyProxy, what: Literal["memory", "session", "user"], words: str
):
    async with working(proxy.url) as engine:
        for step in range(100):
            boat = await talked(engine, user(step))
            erasure = Erasure(what=what, tenant="acme", user=f"u{step}", session="s1", memory_ids=(boat.id,))
            # The client itself tries once more: it takes two cuts to fail. The rewrites of the file go on beside it.
            cut = cut_reply(on=b"EVALSHA", unless=b":compaction")
            proxy.once(*[delay(0, on=b"EVALSHA", unless=b":compaction")] * step, cut, cut)
            struck = proxy.struck
            await again(partial(engine.memories.erase, erasure, at=NOW))
            went_through = proxy.struck - struck < step + 2
            proxy.heal()

            assert [word for word in words.split() if word in everything(server)] == []
            if went_through:
                break


async def test_P9_what_a_session_said_leaves_a_history_that_grows_meanwhile(server: RedisServer, proxy: FaultyProxy):
    async with working(server.url) as worker, opened(proxy.url) as engine:
        await talked(worker, ALICE)
        (_, home) = await worker.memories.list(Listing(reach=Reach.of(ALICE)))
        proxy.once(*[delay(0.05, on=b"LRANGE")] * 3)
        erasing = asyncio.create_task(engine.memories.erase(ERASE_SESSION, at=NOW))
        for n in range(1, 4):
            await until(lambda n=n: proxy.struck >= n or erasing.done())
            moved = msgspec.structs.replace(home, text=f"Lives in place {n}", replaces=None)
            await worker.memories.apply(turn(f"w{n}", session="s2"), [update(moved)], at=NOW)
        await erasing

        lines = await worker.memories.history(Reach("acme"), home.id)
        assert [line.new_value for line in lines] == ["Lives in Bergen", *(f"Lives in place {n}" for n in (1, 2, 3))]
        assert "Oslo" not in everything(server)


async def test_a_session_is_known_whose_only_turn_a_worker_drops_while_it_is_erased(
    engine: RedisEngine, monkeypatch: pytest.MonkeyPatch
):
    """Its worker finds it void between the rise of the epoch and the erasure's own look at what there is."""
    await engine.journal.append(turn("t1"))
    (job,) = await engine.queue.claim(1, now=NOW)
    advance = Epochs.advance

    async def then_void(epochs: Epochs, digest: bytes, shards: Sequence[int]) -> dict[int, int]:
        advanced = await advance(epochs, digest, shards)
        assert await engine.memories.apply(job.record, [add(memory("Likes tea"))], at=NOW) == "void"
        return advanced

    monkeypatch.setattr(Epochs, "advance", then_void)

    assert (await engine.memories.erase(ERASE_SESSION, at=NOW)).known


@pytest.mark.parametrize("what", ["user", "tenant"])
@pytest.mark.parametrize("written", ["session", "memory"])
async def test_P9_what_is_written_while_its_user_is_erased_is_found_by_the_next_erasure(
    server: RedisServer,
    engine: RedisEngine,
    monkeypatch: pytest.MonkeyPatch,
    what: Literal["user", "tenant"],
    written: str,
):
    said = SessionEntry(id="e1", role="user", content="Zerbinetta is hungry", timestamp=NOW)
    await engine.journal.append(turn("t1"))
    turns = RedisEraser._turns  # pyright: ignore[reportPrivateUsage] - read behind the sessions and the memories

    counted = iter([True])

    async def then_write(eraser: RedisEraser, erasing: Erasing) -> list[str]:
        if next(counted, False):  # they are read for the first time to be counted, before anything goes
            return await turns(eraser, erasing)
        monkeypatch.undo()
        if written == "session":
            await engine.sessions.append(ALICE, "s1", [said])
        else:
            await engine.memories.apply(None, [add(memory("Has a cat called Zerbinetta"))], at=NOW)
        return await turns(eraser, erasing)

    monkeypatch.setattr(RedisEraser, "_turns", then_write)
    await engine.memories.erase(Erasure(what=what, tenant="acme", user="alice"), at=NOW)
    assert "Zerbinetta" in everything(server)

    await engine.memories.erase(Erasure(what="tenant", tenant="acme"), at=NOW)

    assert "Zerbinetta" not in everything(server)


@pytest.mark.parametrize("what", ["user", "tenant"])
async def test_P9_all_sessions_of_an_erased_user_go_although_one_is_named(
    server: RedisServer, engine: RedisEngine, what: Literal["user", "tenant"]
):
    for name in ("s1", "s2"):
        said = SessionEntry(id="e1", role="user", content="Zerbinetta is hungry", timestamp=NOW)
        await engine.sessions.append(ALICE, name, [said])

    await engine.memories.erase(Erasure(what=what, tenant="acme", user="alice", session="s1"), at=NOW)

    assert "Zerbinetta" not in everything(server)


async def test_D05_an_erasure_during_a_stall_says_so(server: RedisServer, engine: RedisEngine):
    await engine.memories.apply(None, [add(memory("Likes tea"))], at=NOW)
    with server.away(), pytest.raises(StoreUnavailable):
        await engine.memories.erase(ERASE_ALICE, at=NOW)
    await engine.memories.erase(ERASE_ALICE, at=NOW)

    assert await told(engine) == []


# ── Workers ───────────────────────────────────────────────────────────────────────────────────────────────────

WORKER = """
import asyncio, sys
from adapters.redis import RedisEngine
from memory.model.scope import Digests
from tests.adapters.redis.servers import working
from tests.contract.examples import NOW, add, memory
async def main(url, pause):
    async with working(url) as engine:
        while True:
            for job in await engine.queue.claim(4, now=NOW):
                name, scope = job.record.key.turn, job.record.scope
                await asyncio.sleep(pause)
                await engine.queue.checkpoint(job.record.key, name.encode())
                await asyncio.sleep(pause)
                facts = [add(memory(f"fact {i} of {name}", scope, turn=name, fact_index=i)) for i in range(3)]
                await engine.memories.apply(job.record, facts, at=NOW)
                await engine.queue.trim(now=NOW)
asyncio.run(main(sys.argv[1], float(sys.argv[2])))
"""


def worker_of(server: RedisServer, *, pause_seconds: float = 0) -> subprocess.Popen[bytes]:
    """A process that claims, checkpoints and applies; `pause_seconds` before the checkpoint and after it."""
    return subprocess.Popen([sys.executable, "-c", WORKER, server.url, str(pause_seconds)])


async def test_I01_workers_that_are_killed_leave_nothing_half_done_and_nothing_done_twice(
    server: RedisServer, engine: RedisEngine
):
    for n in range(30):
        await engine.journal.append(turn(f"t{n:03d}", user(n % 10)))
    rng = random.Random(0)
    while pending := (await engine.queue.backlog()).pending:
        workers = [worker_of(server) for _ in range(2)]
        goal = max(0, pending - rng.randrange(5, 20))
        while (await engine.queue.backlog()).pending > goal:  # noqa: ASYNC110 - the workers are other processes
            await asyncio.sleep(0.001)
        for worker in workers:
            worker.kill()
            worker.wait()
        expire_leases(server)

    assert (await engine.queue.backlog()).dead == 0
    for n in range(10):
        names = [f"t{turn:03d}" for turn in range(n, 30, 10)]
        facts = [f"fact {i} of {name}" for name in names for i in range(3)]
        assert sorted(await told(engine, user(n))) == sorted(facts)


RUNNING, DONE = "1", "3"
PAUSE_SECONDS = 0.2
"""Long enough for a busy machine to look between two steps of a worker; a step alone takes a millisecond."""
Records = list[tuple[str, bool]]
"""Of each record its state, and whether it has a checkpoint."""


def is_claimed(records: Records) -> bool:
    """K8, K9: before the checkpoint of the first."""
    states = {state for state, _ in records}
    return RUNNING in states and DONE not in states and not any(kept for _, kept in records)


def is_checkpointed(records: Records) -> bool:
    """K10, K11: apply and done-mark are one script, so there is no moment within K11 that another process could see."""
    return any(state == RUNNING and kept for state, kept in records)


def is_applied(records: Records) -> bool:
    """K12."""
    return any(state == DONE for state, _ in records)


def looked_at(client: Any, *, but: Set[bytes] = frozenset()) -> dict[bytes, tuple[str, bool]]:
    """The records by their keys. Each look freezes the worker: those that were done long ago are left out of it."""
    keys = [key for key in client.keys("*:t:*") if key not in but]
    with client.pipeline(transaction=False) as pipeline:
        for key in keys:
            pipeline.hmget(key, "state", "checkpoint")
        rows = pipeline.execute()
    return {key: ((state or b"").decode(), kept is not None) for key, (state, kept) in zip(keys, rows, strict=True)}


def kill_the_worker_at(stands: Callable[[Records], bool], server: RedisServer, dice: random.Random) -> None:
    """Freeze a worker again and again until it stands there, and kill it."""
    end = time.monotonic() + 60
    with server.raw() as client:
        before = {key for key, (state, _) in looked_at(client).items() if state == DONE}
        worker = worker_of(server, pause_seconds=PAUSE_SECONDS)
        try:
            standing, look_seconds = False, 0.0
            while not standing:
                assert time.monotonic() < end, f"no worker was ever frozen at {stands.__doc__}"
                time.sleep(dice.uniform(0, 0.002) + look_seconds)  # it runs half of the time, however long looks take
                began = time.monotonic()
                with frozen(worker):
                    standing = stands([*looked_at(client, but=before).values()])
                look_seconds = time.monotonic() - began
        finally:
            worker.kill()
            worker.wait()


async def killed_at_each_point(server: RedisServer, engine: RedisEngine, *, rounds: int) -> None:
    """As `ricordo worker` does it, a process claims, keeps checkpoints and applies, and is killed."""
    dice, names = random.Random(1), list[str]()
    for stands in (is_claimed, is_checkpointed, is_applied) * rounds:
        for n in range(len(names), len(names) + 20):
            names.append(f"t{n:05d}")
            await engine.journal.append(turn(names[-1], user(n % 5)))
        await asyncio.to_thread(kill_the_worker_at, stands, server, dice)
        expire_leases(server)
    last = worker_of(server)
    while (await engine.queue.backlog()).pending:  # noqa: ASYNC110 - the worker is another process
        await asyncio.sleep(0.01)
    last.kill()
    last.wait()

    assert (await engine.queue.backlog()).dead == 0
    for n in range(5):
        facts = [f"fact {i} of {name}" for name in names[n::5] for i in range(3)]
        assert sorted(await told(engine, user(n))) == sorted(facts)


async def test_I01_a_worker_killed_at_K8_to_K12_on_redis_applies_each_turn_once(
    server: RedisServer, engine: RedisEngine
):
    await killed_at_each_point(server, engine, rounds=1)


@pytest.mark.campaign
@pytest.mark.timeout(1800)
async def test_I01_a_worker_killed_fifty_times_at_each_of_K8_to_K12_on_redis(server: RedisServer, engine: RedisEngine):
    await killed_at_each_point(server, engine, rounds=50)
