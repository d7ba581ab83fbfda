"""What is written here can be read by processes of the release before, while a fleet is renewed."""

from collections.abc import AsyncIterator, Iterator
from datetime import datetime
from pathlib import Path

import msgspec
import pytest

from adapters.redis import RedisEngine
from memory.model.memory import HistoryEvent, Provenance
from memory.ports.changes import Reopen
from tests.adapters.redis.servers import opened
from tests.contract.examples import NOW, add, close, memory, turn, update
from tests.redis_server import RedisServer, everything

pytestmark = pytest.mark.skipif(not RedisServer.available(), reason="there is no redis-server on this machine")


class FormerRecord(msgspec.Struct, frozen=True, kw_only=True):
    """What happened, as that release reads it."""

    id: str
    memory_id: str
    event: HistoryEvent
    old_value: str | None
    new_value: str | None
    timestamp: datetime
    is_deleted: bool = False


class FormerEvent(msgspec.Struct, frozen=True, kw_only=True):
    """A line of the history as that release reads it: a field without a default must be there."""

    tenant: bytes
    owner: bytes
    fact: str | None
    line: FormerRecord
    session: str = ""


@pytest.fixture
def server(tmp_path: Path) -> Iterator[RedisServer]:
    with RedisServer(tmp_path / "redis") as server:
        yield server


@pytest.fixture
async def engine(server: RedisServer) -> AsyncIterator[RedisEngine]:
    async with opened(server.url) as engine:
        yield engine


async def test_it_finds_whose_a_memory_is_and_so_erases_it(server: RedisServer, engine: RedisEngine):
    """By the lines of its history, which it took for garbage if one of its fields were missing."""
    told = memory("Has a cat", id="m1", turn="t1")
    reopened = Reopen(memory_id="m1", at=NOW, event_id="e4")
    two = msgspec.structs.replace(told, text="Has two cats")
    for job, change in ((turn("t1"), add(told)), (None, update(two)), (None, close(two)), (None, reopened)):
        await engine.memories.apply(job, [change], at=NOW)

    with server.raw() as client:
        (key,) = client.keys("*:h:m1")
        lines = [msgspec.msgpack.decode(line, type=FormerEvent) for line in client.lrange(key, 0, -1)]

    assert [(each.line.event, each.line.new_value) for each in lines] == [
        ("ADD", "Has a cat"),
        ("UPDATE", "Has two cats"),
        ("DELETE", None),
        ("ADD", "Has two cats"),
    ]


async def test_P9_what_a_closed_memory_said_before_stands_where_it_looks_for_it(
    server: RedisServer, engine: RedisEngine
):
    """In lines of the history alone, which it takes away by their session, and not with what was closed."""
    told = memory("Lives in Oslo", id="m1", turn="t1")
    later = Provenance(turn="t2", session="s2")
    moved = msgspec.structs.replace(told, text="Lives in Bergen", replaces=told.text, provenance=later)
    await engine.memories.apply(turn("t1"), [add(told)], at=NOW)
    await engine.memories.apply(turn("t2", session="s2"), [update(moved)], at=NOW)
    await engine.memories.apply(None, [close(moved)], at=NOW)

    with server.raw() as client:
        (key,) = client.keys("*:h:m1")
        client.lpop(key)  # "Lives in Oslo", said in s1
        client.lset(key, 0, client.lindex(key, 0).replace(b"Oslo", b"...."))  # what came in its place tells of it

        assert "Oslo" not in everything(client)
