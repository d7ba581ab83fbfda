"""What is concluded from what a server says of its rewrites, and what waits for one on a real server."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from itertools import chain
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from adapters.redis import RedisEngine
from adapters.redis.compaction import (
    LATE_SECONDS,
    LONGEST_RETRY_MS,
    RETRY_MS,
    Attempt,
    Server,
    Stand,
    retry_after_ms,
    server_of,
    stand_of,
)
from adapters.redis.keys import Keyspace
from memory.model.errors import StoreUnavailable
from memory.ports.engine import COMPACTION, Check
from memory.ports.memories import Erasure
from tests.adapters.redis.servers import opened
from tests.contract.examples import NOW
from tests.redis_server import RedisServer

KEY = Keyspace().compaction
ERASE_ALICE = Erasure(what="user", tenant="acme", user="alice")

needs_server = pytest.mark.skipif(not RedisServer.available(), reason="there is no redis-server on this machine")


# ── What a server says ────────────────────────────────────────────────────────────────────────────────────────


def server(name: str = "a", *, begun: int = 3, running: bool = False, scheduled: bool = False, ok: bool = True):
    return Server(name=name, begun=begun, running=running, scheduled=scheduled, ok=ok)


@pytest.mark.parametrize(
    ("seen", "stand"),
    [
        pytest.param(server(), Stand.NEW, id="nothing was begun since"),
        pytest.param(server(ok=False), Stand.NEW, id="an older one failed, which is no matter"),
        pytest.param(server(running=True), Stand.BUSY, id="an older one runs: it would not serve"),
        pytest.param(server(scheduled=True), Stand.BUSY, id="ours waits for another child"),
        pytest.param(
            server(begun=4, running=True, ok=False), Stand.RUNNING, id="how the one before ended is no matter"
        ),
        pytest.param(server(begun=4), Stand.DONE, id="one was begun since and ended well"),
        pytest.param(server(begun=5, scheduled=True), Stand.DONE, id="the server's own ones count"),
        pytest.param(server(begun=4, ok=False), Stand.FAILED, id="its child died"),
        pytest.param(server(begun=0), Stand.NEW, id="its counters were reset"),
    ],
)
def test_a_rewrite_serves_that_was_begun_since_and_ended_well(seen: Server, stand: Stand):
    assert stand_of(seen, begun=3) is stand


@pytest.mark.parametrize(
    ("servers", "under_way"),
    [
        ((server("a"), server("b")), False),
        ((server("a", begun=4), server("b")), True),
        ((server("a", begun=4), server("c")), False),
        ((server("a", begun=4),), True),
    ],
    ids=["none has begun: more may share it", "one has begun", "another server came", "one went"],
)
def test_an_attempt_holds_while_the_servers_are_the_same(servers: tuple[Server, ...], under_way: bool):
    assert Attempt(covers=1, at=0, begun={"a": 3, "b": 3}).is_under_way(servers) is under_way


INFO = {
    "run_id": "f00",
    "aof_enabled": 1,
    "aof_rewrites": 4,
    "aof_rewrite_in_progress": 0,
    "aof_rewrite_scheduled": 0,
    "aof_last_bgrewrite_status": "ok",
    "current_save_keys_processed": 1,
    "current_save_keys_total": 4,
}


@pytest.mark.parametrize("change", [{"run_id": "f01"}, {"aof_enabled": 0}])
def test_a_server_that_restarted_or_whose_file_was_switched_off_goes_by_another_name(change: dict[str, Any]):
    """A rewrite that such a change ends leaves the status of the one before."""
    assert server_of(INFO | change).name != server_of(INFO).name


def test_how_far_a_rewrite_is_is_told_while_it_runs():
    assert server_of(INFO | {"aof_rewrite_in_progress": 1}).percent == 25
    assert server_of(INFO).percent == 0


@given(st.integers(1, 10_000))
def test_the_pause_after_a_failure_grows_and_is_bounded(failures: int):
    assert RETRY_MS <= retry_after_ms(failures) <= retry_after_ms(failures + 1) <= LONGEST_RETRY_MS


# ── What waits ────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.fixture
def redis_server(tmp_path: Path) -> Iterator[RedisServer]:
    with RedisServer(tmp_path / "redis") as server:
        yield server


@pytest.fixture
async def engine(redis_server: RedisServer) -> AsyncIterator[RedisEngine]:
    async with opened(redis_server.url) as engine:
        yield engine


def check_of(engine: RedisEngine) -> Check:
    (check,) = [check for check in engine.checks() if check.name == COMPACTION]
    return check


def stands_still(server: RedisServer) -> None:
    """No rewrite that begins from now on ends."""
    server.configure("rdb-key-save-delay", "1000000")
    server.run("MSET", *(word for n in range(100) for word in (f"other{n}", "x")))


@needs_server
async def test_an_erasure_whose_text_is_still_in_the_file_after_minutes_is_amiss(
    redis_server: RedisServer, engine: RedisEngine
):
    stands_still(redis_server)
    erased = await engine.memories.erase(ERASE_ALICE, at=NOW)
    await engine.ping()
    fresh = check_of(engine)
    since = int(redis_server.run("HGET", KEY, "since"))
    redis_server.run("HSET", KEY, "since", since - int(1_000 * LATE_SECONDS))
    await engine.ping()
    old = check_of(engine)

    assert erased.state == "compacting"
    assert (fresh.ok, old.ok) == (True, False)


@needs_server
async def test_R14_garbage_in_the_place_of_what_waits_stops_no_erasure(redis_server: RedisServer, engine: RedisEngine):
    garbage = {"attempt": "{", "failures": "-x", "retry_at": "soon", "error": b"\xff"}
    redis_server.run("HSET", KEY, *chain.from_iterable(garbage.items()))

    await engine.memories.erase(ERASE_ALICE, at=NOW)
    await engine.compacted()

    assert redis_server.info("persistence")["aof_rewrites"] == 1
    assert check_of(engine) == Check(COMPACTION, ok=True)


@needs_server
async def test_R13_who_waits_on_a_store_that_is_emptied_is_not_told_that_the_text_is_gone(
    redis_server: RedisServer, engine: RedisEngine
):
    stands_still(redis_server)
    await engine.memories.erase(ERASE_ALICE, at=NOW)
    waiting = asyncio.create_task(engine.compacted())
    await engine.ping()  # it has begun to wait
    redis_server.flush()

    with pytest.raises(StoreUnavailable, match="emptied"):
        await waiting
