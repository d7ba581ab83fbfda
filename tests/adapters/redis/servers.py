"""The engine on a server of a test's own, for all that needs no Query Engine; and the journal as the proxy has it."""

import asyncio
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from adapters.analyzers import SnowballAnalyzer
from adapters.redis import RedisEngine, RedisOptions
from adapters.redis.keys import Keyspace
from adapters.spool import SpoolingJournal, SpoolOptions, spooling
from memory.model.scope import Digests
from memory.model.types import Analyze
from memory.ports.engine import Engine
from tests.contract.examples import NOW

DIGESTS = Digests(b"secret")
KEYS = Keyspace()
ENGLISH = SnowballAnalyzer()

FAST = SpoolOptions(store_seconds=0.2, replay_seconds=1, first_pause_seconds=0.01, longest_pause_seconds=0.1)


@asynccontextmanager
async def opened(url: str, analyze: Analyze = ENGLISH) -> AsyncGenerator[RedisEngine]:
    engine = await RedisEngine.open(
        url,
        digests=DIGESTS,
        analyze=analyze,
        options=RedisOptions(accept_risks=("version", "search", "unknown")),
    )
    try:
        yield engine
    finally:
        await engine.close()


@asynccontextmanager
async def working(url: str) -> AsyncGenerator[RedisEngine]:
    """An engine that ingests."""
    async with opened(url) as engine, engine.ingesting():
        yield engine


@asynccontextmanager
async def spooled(engine: Engine, folder: Path) -> AsyncGenerator[SpoolingJournal]:
    """The journal as the proxy has it."""
    async with spooling(engine.journal, folder, options=FAST, clock=lambda: NOW) as journal:
        yield journal


async def unfinished(engine: Engine) -> list[str]:
    """The names of all unfinished turns, in their order."""
    return [job.key.turn for job in await engine.queue.jobs(limit=100_000)]


async def until(condition: Callable[[], object], *, seconds: float = 60) -> None:
    async with asyncio.timeout(seconds):
        while not condition():  # noqa: ASYNC110 - a server is nothing that tells
            await asyncio.sleep(0.005)
