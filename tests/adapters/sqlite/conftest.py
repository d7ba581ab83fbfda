"""A store on disk, and how the tests open it."""

import sqlite3
from collections.abc import AsyncGenerator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager, closing
from pathlib import Path
from typing import Any

import pytest

from adapters.analyzers import SnowballAnalyzer
from adapters.sqlite import SqliteEngine
from memory.model.scope import Digests

Open = Callable[..., AbstractAsyncContextManager[SqliteEngine]]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "store" / "ricordo.db"


@pytest.fixture
def opened(path: Path) -> Open:
    @asynccontextmanager
    async def opened(**options: Any) -> AsyncGenerator[SqliteEngine]:
        defaults: dict[str, Any] = {"digests": Digests(b"secret"), "analyze": SnowballAnalyzer(), "embedder": "test"}
        engine = await SqliteEngine.open(path, **defaults | options)
        try:
            yield engine
        finally:
            await engine.close()

    return opened


@pytest.fixture
def execute(path: Path) -> Callable[..., list[Any]]:
    """Runs a statement on the memory file beside the engine, as an intruder or a repairer does."""

    def execute(sql: str, *values: object) -> list[Any]:
        with closing(sqlite3.connect(path, isolation_level=None)) as connection:
            connection.execute("PRAGMA secure_delete = OFF")
            return connection.execute(sql, values).fetchall()

    return execute
