"""What the index keeps of words is read anew, on a server without an index."""

import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from adapters.redis.applying import WRITTEN_HERE
from adapters.redis.documents import TERMS, VIEWS
from adapters.redis.search import tokens_of
from adapters.redis.stored import REV
from memory.model.memory import Memory, MemoryType, Provenance
from memory.retrieval.lexical import hashed
from tests.adapters.redis.servers import KEYS, opened
from tests.contract.examples import BOB, NOW, memory, remember, update
from tests.redis_server import RedisServer

pytestmark = pytest.mark.skipif(not RedisServer.available(), reason="there is no redis-server on this machine")


@pytest.fixture
def server(tmp_path: Path) -> Iterator[RedisServer]:
    with RedisServer(tmp_path / "redis") as server:
        yield server


def unstemmed(text: str) -> tuple[str, ...]:
    return tuple(text.casefold().split())


def indexed(server: RedisServer, word: str) -> int:
    """Of how many memories the index has this word."""
    (token,) = tokens_of(hashed([word]))
    keys = [key for shard in range(KEYS.shards) for key in server.run("KEYS", f"{KEYS.of_shard(shard, 'm:')}*")]
    return sum(token in server.run("HGET", key, TERMS) for key in keys)


def values(server: RedisServer, field: str) -> list[str]:
    """What the memories have in a field."""
    keys = [key for shard in range(KEYS.shards) for key in server.run("KEYS", f"{KEYS.of_shard(shard, 'm:')}*")]
    return [server.run("HGET", key, field) for key in keys]


async def test_what_is_read_anew_has_another_revision(server: RedisServer):
    async with opened(server.url, unstemmed) as former:
        await remember(former, memory("3 cats"))
    before = values(server, REV)

    async with opened(server.url) as engine:
        await engine.memories.reindex(limit=2)

    assert values(server, REV) != before


async def test_words_of_many_memories_are_read_beside_the_event_loop(server: RedisServer):
    """Leases, other turns and answers wait for it: a memory's words take milliseconds."""
    loop = threading.get_ident()
    read_in: set[int] = set()

    def read(text: str) -> tuple[str, ...]:
        read_in.add(threading.get_ident())
        return tuple(text.split())

    many = [memory(f"{number} cats") for number in range(WRITTEN_HERE)]
    async with opened(server.url, read) as engine:
        await remember(engine, *many)
        assert read_in, "they are read at all"
        assert loop not in read_in
    async with opened(server.url, unstemmed) as other:
        await other.memories.apply(None, [update(each) for each in many], at=NOW)
    read_in.clear()
    async with opened(server.url, read) as engine:
        await engine.memories.reindex(limit=2 * WRITTEN_HERE)
        assert read_in
        assert loop not in read_in


async def test_who_sees_a_memory_is_read_anew_as_well(server: RedisServer, monkeypatch: pytest.MonkeyPatch):
    letter = memory("I prefer cats", type=MemoryType.PROCEDURAL, provenance=Provenance(document="letter"))
    with monkeypatch.context() as older:
        older.setattr(Memory, "is_standing", property(lambda each: each.type is MemoryType.PROCEDURAL))
        async with opened(server.url) as former:
            await remember(former, letter)
    before = values(server, VIEWS)

    async with opened(server.url) as engine:
        await engine.memories.reindex(limit=2)
        after = values(server, VIEWS)
        await engine.memories.apply(None, [update(letter)], at=NOW)

    assert before != after == values(server, VIEWS)


async def test_whoever_goes_on_after_an_end_goes_on_where_it_was(server: RedisServer):
    async with opened(server.url, unstemmed) as former:
        await remember(former, *(memory(f"{number} cats") for number in range(5)), memory("cats", BOB))
    assert (indexed(server, "cats"), indexed(server, "cat")) == (6, 0)

    async with opened(server.url) as first:
        assert 0 < await first.memories.reindex(limit=2) <= 2
    assert 0 < indexed(server, "cat") <= 2
    async with opened(server.url) as second:
        looked_at = [await second.memories.reindex(limit=2) for _ in range(6)]

    assert sum(looked_at) + 2 >= 6
    assert looked_at[-1] == 0
    assert (indexed(server, "cats"), indexed(server, "cat")) == (0, 6)
