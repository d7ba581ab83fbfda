"""The engines that the contract suites run against.

Redis: the server that RICORDO_TEST_REDIS_URL names (one with the Query Engine, which no other data is on), else a
redis-server of the suite's own, on which the tests that search are skipped.
"""

import os
import sqlite3
from collections.abc import AsyncGenerator, AsyncIterator, Callable, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, closing
from pathlib import Path
from typing import Any, Protocol, cast

import pytest
import redis

from adapters.analyzers import SnowballAnalyzer
from adapters.in_memory import Data, InMemoryEngine
from adapters.redis import RedisEngine, RedisOptions
from adapters.sqlite import SqliteEngine
from memory.model.ids import uuid7
from memory.model.scope import Digests
from memory.model.types import Analyze
from memory.ports.engine import Engine
from tests.contract.examples import DIMENSION
from tests.former import write_files, write_keys
from tests.redis_server import RedisServer, everything

ENGLISH = SnowballAnalyzer()


class Store(Protocol):
    """One store that several engines may open, as several processes do."""

    def opened(self, embedder: str = "test", analyze: Analyze = ENGLISH) -> AbstractAsyncContextManager[Engine]:
        """An engine as a proxy has it."""
        ...

    def worker(self) -> AbstractAsyncContextManager[Engine]:
        """An engine that ingests: the only one of its store. Leaving it with unfinished jobs is a worker's death."""
        ...

    def put_entry(self, entry_id: str, body: bytes) -> None:
        """Spell an entry of a session in another way, as another release did."""
        ...

    def put_memory(self, memory_id: str, body: bytes) -> None:
        """The same of a memory."""
        ...

    def holds(self, word: str) -> bool:
        """Whether it is anywhere in the store; of a server's files, what they keep until they are rewritten is not."""
        ...


class InMemoryStore:
    def __init__(self) -> None:
        self._data = Data()

    @asynccontextmanager
    async def opened(self, embedder: str = "test", analyze: Analyze = ENGLISH) -> AsyncGenerator[InMemoryEngine]:
        engine = InMemoryEngine(self._data, digests=Digests(b"secret"), analyze=analyze, embedder=embedder)
        try:
            yield engine
        finally:
            await engine.close()

    @asynccontextmanager
    async def worker(self) -> AsyncGenerator[InMemoryEngine]:
        async with self.opened() as engine, engine.ingesting():
            yield engine

    def put_entry(self, entry_id: str, body: bytes) -> None:
        (session,) = self._data.sessions.values()
        session.entries[entry_id] = session.entries[entry_id]._replace(body=body)

    def put_memory(self, memory_id: str, body: bytes) -> None:
        self._data.memories[memory_id].body = body

    def holds(self, word: str) -> bool:
        return word in repr(vars(self._data))


class SqliteStore:
    def __init__(self, path: Path) -> None:
        self._path = path

    @asynccontextmanager
    async def opened(self, embedder: str = "test", analyze: Analyze = ENGLISH) -> AsyncGenerator[SqliteEngine]:
        digests = Digests(b"secret")
        engine = await SqliteEngine.open(self._path, digests=digests, analyze=analyze, embedder=embedder)
        try:
            yield engine
        finally:
            await engine.close()

    @asynccontextmanager
    async def worker(self) -> AsyncGenerator[SqliteEngine]:
        async with self.opened() as engine, engine.ingesting():
            yield engine

    def put_entry(self, entry_id: str, body: bytes) -> None:
        self._put("session_entries", entry_id, body)

    def put_memory(self, memory_id: str, body: bytes) -> None:
        self._put("memories", memory_id, body)

    def put_release_before(self) -> None:
        """Be the store that the release before left."""
        write_files(self._path)

    def holds(self, word: str) -> bool:
        files = (file for file in self._path.parent.iterdir() if file.is_file())
        return any(word.encode() in file.read_bytes() for file in files)

    def _put(self, table: str, row_id: str, body: bytes) -> None:
        with closing(sqlite3.connect(self._path, isolation_level=None)) as connection:
            done = connection.execute(f"UPDATE {table} SET body = ? WHERE id = ?", (body, row_id))  # noqa: S608 - ours
            assert done.rowcount == 1


# ── Redis ─────────────────────────────────────────────────────────────────────────────────────────────────────


class RedisStore:
    """A store under a prefix of its own. `searches`: the server has the Query Engine."""

    def __init__(self, url: str, *, searches: bool) -> None:
        self.prefix = f"test-{uuid7()}:"
        self.dimension = DIMENSION
        """How long the vectors are that are to be kept; to be set before it is opened."""
        self.url = url
        self._searches = searches

    @asynccontextmanager
    async def opened(self, embedder: str = "test", analyze: Analyze = ENGLISH) -> AsyncGenerator[RedisEngine]:
        engine = await RedisEngine.open(
            self.url,
            digests=Digests(b"secret"),
            analyze=analyze,
            embedder=embedder,
            dimension=self.dimension,
            options=RedisOptions(prefix=self.prefix, accept_risks=() if self._searches else ("version", "search")),
        )
        try:
            yield engine
        finally:
            await engine.close()

    @asynccontextmanager
    async def worker(self) -> AsyncGenerator[RedisEngine]:
        async with self.opened() as engine, engine.ingesting():
            yield engine

    def put_entry(self, entry_id: str, body: bytes) -> None:
        with self._client() as client:
            (key,) = client.scan_iter(f"{self.prefix}*:x:*:entries", count=1_000)
            assert client.hset(key, entry_id, body) == 0

    def put_memory(self, memory_id: str, body: bytes) -> None:
        with self._client() as client:
            (key,) = client.scan_iter(f"{self.prefix}*:m:{memory_id}", count=1_000)
            assert client.hset(key, "body", body) == 0

    def put_release_before(self) -> None:
        """Be the store that the release before left."""
        with self._client() as client:
            write_keys(client, self.prefix)

    def holds(self, word: str) -> bool:
        with self._client() as client:
            return word in everything(client, f"{self.prefix}*")

    def _client(self) -> Any:
        return cast("Any", redis.Redis).from_url(self.url)

    def clear(self) -> None:
        """Take everything away from a server that is not the suite's own."""
        with cast("Any", redis.Redis).from_url(self.url, decode_responses=True) as client:
            for name in client.execute_command("FT._LIST"):
                if name.startswith(self.prefix):
                    client.execute_command("FT.DROPINDEX", name)
            for key in client.scan_iter(f"{self.prefix}*", count=1_000):
                client.delete(key)


@pytest.fixture(scope="session")
def _redis_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RedisServer]:
    if not RedisServer.available():
        pytest.skip("there is no redis-server on this machine, and RICORDO_TEST_REDIS_URL names none")
    with RedisServer(tmp_path_factory.mktemp("redis")) as server:
        yield server


# ── The fixtures ──────────────────────────────────────────────────────────────────────────────────────────────


def _in_memory(_: pytest.FixtureRequest) -> Iterator[Store]:
    yield InMemoryStore()


def _sqlite(request: pytest.FixtureRequest) -> Iterator[Store]:
    yield SqliteStore(request.getfixturevalue("tmp_path") / "store" / "ricordo.db")


def _redis(request: pytest.FixtureRequest) -> Iterator[Store]:
    if url := os.environ.get("RICORDO_TEST_REDIS_URL"):
        store = RedisStore(url, searches=True)
        yield store
        store.clear()
    else:
        yield RedisStore(request.getfixturevalue("_redis_server").url, searches=False)


STORES: dict[str, Callable[[pytest.FixtureRequest], Iterator[Store]]] = {
    "in_memory": _in_memory,
    "sqlite": _sqlite,
    "redis": _redis,
}


@pytest.fixture(params=STORES)
def store(request: pytest.FixtureRequest) -> Iterator[Store]:
    yield from STORES[request.param](request)


@pytest.fixture
async def engine(store: Store) -> AsyncIterator[Engine]:
    async with store.opened() as engine:
        yield engine


@pytest.fixture
async def worker(store: Store) -> AsyncIterator[Engine]:
    async with store.worker() as engine:
        yield engine
