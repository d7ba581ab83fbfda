"""Other ways to the server than one plain port: TLS, sentinels with a failover, replicas that are waited for."""

import asyncio
import ssl
import subprocess
import time
from collections.abc import AsyncGenerator, Generator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path

import pytest
import redis

from adapters.analyzers import SnowballAnalyzer
from adapters.redis import RedisEngine, RedisOptions
from adapters.redis.connection import LANES, client_of, shown
from memory.model.errors import InvalidInput, StoreUnavailable
from memory.model.scope import Scope
from tests.adapters.redis.servers import DIGESTS, opened, spooled, unfinished, until
from tests.contract.examples import turn
from tests.faulty_proxy import FaultyProxy, free_port
from tests.redis_server import PLAIN, RedisServer

pytestmark = pytest.mark.skipif(not RedisServer.available(), reason="there is no redis-server on this machine")

CERTIFICATE = Path(__file__).parents[1] / "upstreams" / "localhost.pem"
SERVICE = "memory"


@asynccontextmanager
async def replicated(url: str, *, replicas: int) -> AsyncGenerator[RedisEngine]:
    """An engine that waits for so many replicas."""
    engine = await RedisEngine.open(
        url,
        digests=DIGESTS,
        analyze=SnowballAnalyzer(),
        options=RedisOptions(replicas=replicas, accept_risks=("version", "search", "unknown")),
    )
    try:
        yield engine
    finally:
        await engine.close()


@contextmanager
def following(primary: RedisServer, folder: Path) -> Generator[RedisServer]:
    """A replica that has all that the primary has."""
    with RedisServer(folder) as replica:
        replica.run("REPLICAOF", "127.0.0.1", primary.port)
        end = time.monotonic() + 20
        while replica.info("replication")["master_link_status"] != "up":
            assert time.monotonic() < end, replica.log()
            time.sleep(0.02)
        yield replica


def has_all(primary: RedisServer) -> bool:
    """Whether the replica has said that it has all that the primary has."""
    info = primary.info("replication")
    return info["slave0"]["offset"] == info["master_repl_offset"]


@contextmanager
def watching(primary: RedisServer, folder: Path) -> Generator[int]:
    """One sentinel that is a quorum, and takes half a second of silence for death; gives its port."""
    port = free_port()
    folder.mkdir()
    config = folder / "sentinel.conf"
    config.write_text(
        f"port {port}\nbind 127.0.0.1\ndir {folder}\n"
        f"sentinel monitor {SERVICE} 127.0.0.1 {primary.port} 1\n"
        f"sentinel down-after-milliseconds {SERVICE} 500\n"
        f"sentinel failover-timeout {SERVICE} 5000\n"
    )
    # A server with modules of its own has none as a sentinel: the plain program is enough.
    process = subprocess.Popen([PLAIN, str(config), "--sentinel"], stdout=subprocess.DEVNULL)
    try:
        yield port
    finally:
        process.kill()
        process.wait()


@pytest.fixture
def primary(tmp_path: Path) -> Iterator[RedisServer]:
    with RedisServer(tmp_path / "primary", repl_diskless_sync_delay="0") as server:
        yield server


# ── TLS ───────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.fixture
async def secured(primary: RedisServer) -> AsyncGenerator[int]:
    """The port where a server is spoken to by TLS; a proxy does it, since not every redis-server was built to."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(CERTIFICATE)
    async with FaultyProxy(primary.port, ssl_context=context) as proxy:
        yield proxy.port


async def test_a_turn_is_kept_over_TLS_with_the_servers_certificate_checked(secured: int):
    async with opened(f"rediss://localhost:{secured}/0?ssl_ca_certs={CERTIFICATE}") as engine:
        await engine.journal.append(turn("t1"))

        assert await unfinished(engine) == ["t1"]


async def test_a_server_whose_certificate_nobody_vouches_for_is_not_talked_to(secured: int):
    async with opened(f"rediss://localhost:{secured}/0") as engine:
        with pytest.raises(StoreUnavailable, match=r"(?i)certificate"):
            await engine.journal.append(turn("t1"))


# ── Replicas ──────────────────────────────────────────────────────────────────────────────────────────────────


async def test_what_is_kept_is_on_the_replicas(primary: RedisServer, tmp_path: Path):
    with following(primary, tmp_path / "replica") as replica:
        async with replicated(primary.url, replicas=1) as engine:
            await engine.journal.append(turn("t1"))
        primary.kill()
        replica.run("REPLICAOF", "NO", "ONE")

        async with opened(replica.url) as engine:
            assert await unfinished(engine) == ["t1"]


async def test_a_turn_that_no_replica_has_is_not_acknowledged_and_waits_on_disk(primary: RedisServer, tmp_path: Path):
    async with replicated(primary.url, replicas=1) as engine:
        with pytest.raises(StoreUnavailable, match=r"0 of 1 replicas .* store\.redis\.replicas"):
            await engine.journal.append(turn("t1"))
        async with spooled(engine, tmp_path / "spool") as journal:
            await journal.append(turn("t2"))
            assert journal.counts.bytes
            with following(primary, tmp_path / "replica"):
                await until(lambda: not journal.counts.bytes)

                assert await unfinished(engine) == ["t1", "t2"]


async def test_P4_nobody_else_waits_for_a_replica_that_is_away(primary: RedisServer, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("adapters.redis.connection.REPLICAS_MS", 3_000)  # far longer than a read on a busy machine
    async with replicated(primary.url, replicas=1) as engine:
        await engine.ping()
        keeping: list[asyncio.Task[None]] = []
        for n in range(LANES):  # one after the other: what comes at once would share a lane
            keeping.append(asyncio.create_task(engine.journal.append(turn(f"t{n}"))))
            await asyncio.sleep(0.05)
        await unfinished(engine)

        assert not any(task.done() for task in keeping)
        said = await asyncio.gather(*keeping, return_exceptions=True)
        assert all(isinstance(error, StoreUnavailable) for error in said)


async def test_a_replica_is_waited_for_also_when_the_server_has_forgotten_the_scripts(
    primary: RedisServer, tmp_path: Path
):
    with following(primary, tmp_path / "replica") as replica:
        async with replicated(primary.url, replicas=1) as engine:
            await engine.journal.append(turn("t1"))
            primary.run("SCRIPT", "FLUSH")
            # Until then what waits for the call that failed waits for more than it.
            await until(lambda: has_all(primary))
            with replica.frozen(), pytest.raises(StoreUnavailable, match="0 of 1 replicas"):
                await engine.journal.append(turn("t2"))


async def test_a_clusters_replicas_cannot_be_waited_for():
    with pytest.raises(InvalidInput, match=r"store\.redis\.replicas"):
        async with replicated("redis+cluster://127.0.0.1:1", replicas=1):
            pass


# ── Sentinels ─────────────────────────────────────────────────────────────────────────────────────────────────


async def test_P2_a_failover_by_sentinels_loses_no_acknowledged_turn(primary: RedisServer, tmp_path: Path):
    acknowledged: list[str] = []
    stop = asyncio.Event()

    with (
        following(primary, tmp_path / "one") as one,
        following(primary, tmp_path / "two") as two,
        watching(primary, tmp_path / "sentinel") as port,
    ):
        # It hears of the replicas from the primary, and cannot promote what it does not know.
        def knows_both() -> bool:
            with suppress(redis.ConnectionError):
                return len(RedisServer.at(port).run("SENTINEL", "REPLICAS", SERVICE)) == 2
            return False

        def one_took_over() -> bool:
            with suppress(redis.ConnectionError):  # the sentinel cuts the connections to the one that it promotes
                return "master" in {one.info("replication")["role"], two.info("replication")["role"]}
            return False

        await until(knows_both)
        url = f"redis+sentinel://127.0.0.1:{port}/{SERVICE}/0"
        async with replicated(url, replicas=1) as engine, spooled(engine, tmp_path / "spool") as journal:

            async def talk(n: int) -> None:
                while not stop.is_set():
                    name = f"u{n}-{len(acknowledged):06d}"
                    await journal.append(turn(name, Scope("acme", f"u{n}")))
                    acknowledged.append(name)
                    await asyncio.sleep(0.002)

            async with asyncio.TaskGroup() as talkers:
                for n in range(4):
                    talkers.create_task(talk(n))
                await until(lambda: len(acknowledged) > 100)
                primary.kill()
                before = len(acknowledged)
                await until(one_took_over)
                await until(lambda: len(acknowledged) > before + 100)
                stop.set()
            await until(lambda: not journal.counts.bytes)
            kept = await unfinished(engine)

    assert sorted(kept) == sorted(acknowledged)


def test_a_sentinels_URL_says_what_it_does_not_know_and_hides_its_passwords():
    with pytest.raises(InvalidInput, match="pasword"):
        client_of("redis+sentinel://localhost/memory?sentinel_pasword=x")
    with pytest.raises(InvalidInput, match="ssl_ca_certs"):
        client_of("redis+sentinel://localhost/memory?ssl_ca_certs=ca.pem")  # in plain text nobody is checked
    with pytest.raises(InvalidInput, match="ssl_bogus"):
        client_of("rediss+sentinel://localhost/memory?ssl_bogus=1")
    with pytest.raises(InvalidInput, match="needs the service's name"):
        client_of("redis+sentinel://localhost")
    assert shown("redis+sentinel://u:secret@localhost/memory?sentinel_password=hidden") == (
        "redis+sentinel://localhost/memory"
    )
