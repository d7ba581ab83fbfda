"""Many who ask at once of a proxy that has just started: at default settings each of them has memories (P4)."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import httpx2
import pytest

from bench.load.seed import seed_memories
from tests.e2e.conftest import KEY, settings_for
from tests.e2e.proxies import Proxies
from tests.scripted_upstream import ScriptedUpstream

CLIENTS = 64
MEMORIES = 1_000
TURNS = 4


@pytest.fixture
def upstream() -> Iterator[ScriptedUpstream]:
    with ScriptedUpstream.in_thread() as upstream:
        yield upstream


@pytest.mark.campaign
@pytest.mark.timeout(600)
async def test_P4_a_burst_after_the_start_leaves_nobody_without_memories(tmp_path: Path, upstream: ScriptedUpstream):
    store = tmp_path / "ricordo.db"
    await asyncio.to_thread(seed_memories, store, user="ada", count=MEMORIES)
    settings = settings_for(store, upstream, recall__deadline_seconds=0.15)

    async def chat(proxies: Proxies, client: int) -> list[str]:
        headers = {"Authorization": f"Bearer {KEY}", "X-Memory-User": "ada"}
        async with httpx2.AsyncClient(base_url=proxies.origin, headers=headers, timeout=120) as http:
            bodies = (
                {"model": "m", "messages": [{"role": "user", "content": f"Who planted apple trees? {client} {turn}"}]}
                for turn in range(TURNS)
            )
            answers = [await http.post("/v1/chat/completions", json=body) for body in bodies]
        return [answer.headers["x-memory-status"] for answer in answers]

    with Proxies(settings, count=2) as proxies:
        told = await asyncio.gather(*(chat(proxies, client) for client in range(CLIENTS)))

    assert [status for each in told for status in each] == ["hit"] * (CLIENTS * TURNS)
