"""The engines that the contract suites run against."""

from collections.abc import AsyncGenerator, AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import Protocol

import pytest

from adapters.analyzers import EnglishAnalyzer
from adapters.sqlite import SqliteEngine
from memory.ports import Engine
from memory.scope import Digests


class Store(Protocol):
    """One store that several engines may open, as several processes do."""

    def opened(self, embedder: str = "test") -> AbstractAsyncContextManager[Engine]:
        """An engine as a proxy has it."""
        ...

    def worker(self) -> AbstractAsyncContextManager[Engine]:
        """An engine that ingests: the only one of its store. Leaving it with unfinished jobs is a worker's death."""
        ...


class SqliteStore:
    def __init__(self, path: Path) -> None:
        self._path = path

    @asynccontextmanager
    async def opened(self, embedder: str = "test") -> AsyncGenerator[SqliteEngine]:
        digests, analyze = Digests(b"secret"), EnglishAnalyzer()
        engine = await SqliteEngine.open(self._path, digests=digests, analyze=analyze, embedder=embedder)
        try:
            yield engine
        finally:
            await engine.close()

    @asynccontextmanager
    async def worker(self) -> AsyncGenerator[SqliteEngine]:
        async with self.opened() as engine, engine.ingesting():
            yield engine


STORES = {"sqlite": SqliteStore}


@pytest.fixture(params=STORES)
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Store:
    return STORES[request.param](tmp_path / "store" / "ricordo.db")


@pytest.fixture
async def engine(store: Store) -> AsyncIterator[Engine]:
    async with store.opened() as engine:
        yield engine


@pytest.fixture
async def worker(store: Store) -> AsyncIterator[Engine]:
    async with store.worker() as engine:
        yield engine
