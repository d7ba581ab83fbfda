"""What new facts are compared with is brought once for as long as it stays as it is, on a server without an index."""

from collections.abc import AsyncGenerator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from adapters.redis import RedisEngine
from adapters.redis.brought import KeptHits
from adapters.redis.connection import RedisConnection, client_of
from adapters.redis.documents import Documents
from adapters.redis.stored import REV
from memory.model.memory import Memory
from memory.ports.changes import Reopen
from tests.adapters.redis.servers import DIGESTS, ENGLISH, KEYS, opened
from tests.contract.examples import NOW, close, memory, remember, update
from tests.redis_server import RedisServer

pytestmark = pytest.mark.skipif(not RedisServer.available(), reason="there is no redis-server on this machine")

CAT = memory("Has a cat")


@pytest.fixture
def server(tmp_path: Path) -> Iterator[RedisServer]:
    with RedisServer(tmp_path / "redis") as server:
        yield server


@asynccontextmanager
async def comparing(server: RedisServer) -> AsyncGenerator[KeptHits]:
    async def as_it_is(_: object) -> None: ...

    connection = RedisConnection(client_of(server.url), name="the server", prepare=as_it_is)
    yield KeptHits(connection, documents=Documents(digests=DIGESTS, analyze=ENGLISH), field=None)
    await connection.close()


def key_of(told: Memory) -> bytes:
    return KEYS.memory(KEYS.shard_of(DIGESTS.owner(told.scope)), told.id).encode()


def found(server: RedisServer, told: Memory) -> dict[bytes, bytes | None]:
    """What a search says of a memory: its key, and its revision as it is now."""
    revision = server.run("HGET", key_of(told), REV)
    return {key_of(told): None if revision is None else revision.encode()}


async def text_of(hits: KeptHits, said: dict[bytes, bytes | None]) -> str | None:
    (brought,) = (await hits.of(said)).values()
    return None if brought.memory is None else brought.memory.text


async def change(engine: RedisEngine, *changes: object) -> None:
    await engine.memories.apply(None, changes, at=NOW)  # pyright: ignore[reportArgumentType] - of any kind


async def test_a_hash_is_brought_once_for_as_long_as_its_revision_stays(server: RedisServer):
    async with opened(server.url) as engine, comparing(server) as hits:
        await remember(engine, CAT)
        said = found(server, CAT)
        first = await hits.of(said)
        calls = server.info("commandstats")["cmdstat_hmget"]["calls"]

        again = await hits.of(said)

        assert again == first
        assert server.info("commandstats")["cmdstat_hmget"]["calls"] == calls


async def test_what_was_written_since_is_brought_anew(server: RedisServer):
    async with opened(server.url) as engine, comparing(server) as hits:
        await remember(engine, CAT)
        assert await text_of(hits, found(server, CAT)) == "Has a cat"
        await change(engine, update(memory("Has two cats", id=CAT.id)))

        assert await text_of(hits, found(server, CAT)) == "Has two cats"


async def test_what_was_closed_and_came_back_has_no_revision_of_before(server: RedisServer):
    """Written once again after its return, it is no more the hash that was written once before it was closed."""
    async with opened(server.url) as engine, comparing(server) as hits:
        await remember(engine, CAT)
        assert await text_of(hits, found(server, CAT)) == "Has a cat"
        dog = memory("Has a dog", id=CAT.id)
        await change(engine, update(dog), close(dog))
        await change(engine, Reopen(memory_id=CAT.id, at=NOW, event_id="reopened"))

        assert await text_of(hits, found(server, CAT)) == "Has a dog"


async def test_what_is_gone_by_now_is_left_out(server: RedisServer):
    async with opened(server.url) as engine, comparing(server) as hits:
        await remember(engine, CAT)
        said = found(server, CAT)
        await change(engine, close(CAT))

        assert await hits.of(said) == {}


async def test_R14_a_hash_without_a_revision_is_not_kept(server: RedisServer):
    async with opened(server.url) as engine, comparing(server) as hits:
        await remember(engine, CAT)
        server.run("HDEL", key_of(CAT), REV)
        assert await text_of(hits, found(server, CAT)) == "Has a cat"
        server.run("HSET", key_of(CAT), "body", "garbage")

        assert await text_of(hits, found(server, CAT)) is None
