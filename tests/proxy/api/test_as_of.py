"""What was known at a time that is past, of what is imported, too: when it was said counts, on every store."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import httpx2
import pytest

from config.loading import load_settings
from ricordo.serving import serving
from tests.redis_server import RedisServer

pytestmark = pytest.mark.long

STORES = ["sqlite", "memory", "redis"]


@pytest.fixture(params=STORES)
async def api(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[httpx2.AsyncClient]:
    flags: dict[str, Any] = {"server.port": 0, "upstream.base": "http://127.0.0.1:9/v1"}
    where = {"sqlite": str(tmp_path / "r.db"), "memory": "memory:"}.get(request.param, "")
    async with AsyncExitStack() as stack:
        if request.param == "redis":
            if not RedisServer.available():
                pytest.skip("there is no redis-server on this machine")
            server = stack.enter_context(RedisServer(tmp_path / "redis", rdbcompression="no"))
            where = server.url
            flags |= {"store.local_dir": str(tmp_path / "local")}
            flags |= {"store.redis.accept_risks": [] if server.searches else ["version", "search"]}
        settings = load_settings(environ={}, flags={**flags, "store.path_or_url": where})
        port = await stack.enter_async_context(serving(settings))
        client = httpx2.AsyncClient(base_url=f"http://127.0.0.1:{port}/memory/v1", timeout=30)
        yield await stack.enter_async_context(client)


async def say(api: httpx2.AsyncClient, text: str, at: str, **fields: Any) -> None:
    answer = await api.post("/memories", json={"text": text, "at": at, "user_id": "ada", **fields})
    assert answer.status_code == 200, answer.text


async def known(api: httpx2.AsyncClient, as_of: str, question: str = "Where do I live?") -> list[str]:
    asked = {"query": question, "as_of": as_of, "user_id": "ada"}
    answer = await api.post("/memories/search", json=asked)
    return [memory["memory"] for memory in answer.json()["results"]]


async def test_what_is_imported_was_known_from_when_it_was_said(api: httpx2.AsyncClient):
    for text, at in (
        ("I live in Graz.", "2024-01-01T10:00:00Z"),
        ("I moved to Linz.", "2025-01-01T10:00:00Z"),
        ("I moved to Bonn.", "2026-01-01T10:00:00Z"),
    ):
        await say(api, text, at)

    assert await known(api, "2024-01-01T09:00:00Z") == []
    assert (await known(api, "2024-01-01T11:00:00Z"))[0] == "I live in Graz."
    assert (await known(api, "2024-06-01T00:00:00Z")) == ["I live in Graz."]
    assert "I moved to Linz." in await known(api, "2025-06-01T00:00:00Z")
    assert "I moved to Bonn." not in await known(api, "2025-06-01T00:00:00Z")
    assert "I moved to Bonn." in await known(api, "2026-06-01T00:00:00Z")


async def test_what_took_the_place_of_something_did_so_when_it_was_said(api: httpx2.AsyncClient):
    for text, at in (
        ("My favourite colour is blue.", "2024-01-01T10:00:00Z"),
        ("My favourite colour is green.", "2025-01-01T10:00:00Z"),
        ("My favourite colour is red.", "2026-01-01T10:00:00Z"),
    ):
        await say(api, text, at)

    question = "What is my favourite colour?"
    assert await known(api, "2024-06-01T00:00:00Z", question) == ["My favourite colour is blue."]
    assert await known(api, "2025-06-01T00:00:00Z", question) == ["My favourite colour is green."]
    assert await known(api, "2026-06-01T00:00:00Z", question) == ["My favourite colour is red."]


async def test_what_is_kept_as_given_was_known_from_when_it_was_said(api: httpx2.AsyncClient):
    await say(api, "Locker 14", "2024-01-01T10:00:00Z", infer=False)

    assert await known(api, "2023-12-31T00:00:00Z", "locker") == []
    assert await known(api, "2024-02-01T00:00:00Z", "locker") == ["Locker 14"]


async def test_what_was_forgotten_then_was_known_before(api: httpx2.AsyncClient):
    await say(api, "I live in Graz.", "2024-01-01T10:00:00Z")
    await say(api, "Forget where I live.", "2025-01-01T10:00:00Z")

    assert await known(api, "2024-06-01T00:00:00Z") == ["I live in Graz."]
    assert await known(api, "2025-06-01T00:00:00Z") == []
