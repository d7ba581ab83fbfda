"""Quotas: what a tenant is refused that keeps, or writes, as much as it may (docs/decisions/0040)."""

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx2
import pytest

from config.loading import load_settings
from ricordo.library.errors import RateLimitError
from ricordo.library.memory import AsyncMemory
from ricordo.serving import serving

UPSTREAM = "http://127.0.0.1:9/v1"
ADA = {"X-Memory-User": "ada"}


@asynccontextmanager
async def bounded(tmp_path: Path, **quotas: Any) -> AsyncGenerator[httpx2.AsyncClient]:
    """A client of a Ricordo with these quotas."""
    flags = {"store.path_or_url": str(tmp_path / "r.db"), "server.port": 0, "upstream.base": UPSTREAM}
    settings = load_settings(environ={}, flags=flags | {f"quotas.{name}": value for name, value in quotas.items()})
    async with serving(settings) as port:  # noqa: SIM117 - the client ends first
        async with httpx2.AsyncClient(base_url=f"http://127.0.0.1:{port}/memory/v1", headers=ADA, timeout=30) as client:
            yield client


async def keep(client: httpx2.AsyncClient, *texts: str, **fields: Any) -> httpx2.Response:
    messages = [{"role": "user", "content": text} for text in texts]
    return await client.post("/memories", json={"messages": messages, "infer": False} | fields)


def refused(answer: httpx2.Response) -> tuple[int, str, bool]:
    """Its status, its code, and whether it says when to come again."""
    return answer.status_code, answer.json()["error"]["code"], int(answer.headers["retry-after"]) > 0


async def test_a_full_tenant_is_refused_and_has_room_again_when_it_closes_something(tmp_path: Path):
    async with bounded(tmp_path, memories=2) as client:
        first = (await keep(client, "Tea")).json()["results"][0]["id"]
        await keep(client, "Coffee")

        full = await keep(client, "Milk")
        changed = await client.patch(f"/memories/{first}", json={"text": "Green tea"})
        await client.post(f"/memories/{first}/close")
        again = await keep(client, "Milk")

    assert refused(full) == (429, "quota_reached", True)
    assert "2 memories" in full.json()["error"]["message"]
    assert (changed.status_code, again.status_code) == (200, 200)


@pytest.mark.parametrize("quotas", [{"memories": 2}, {"bytes": 1_000}])
async def test_what_goes_beyond_is_refused_as_a_whole(tmp_path: Path, quotas: dict[str, int]):
    async with bounded(tmp_path, **quotas) as client:
        over = await keep(client, "Tea", "Coffee", "Milk")
        listed = (await client.get("/memories")).json()["results"]

    assert (refused(over), listed) == ((429, "quota_reached", True), [])


async def test_documents_and_what_is_learned_are_bound_as_well(tmp_path: Path):
    async with bounded(tmp_path, memories=1) as client:
        learned = await client.post("/memories", json={"text": "I live in Graz."})
        again = await client.post("/memories", json={"text": "I am allergic to peanuts."})
        document = await client.post("/documents", json={"id": "d", "text": "Alpacas are shorn in May. " * 20})

    assert learned.status_code == 200
    assert refused(again) == refused(document) == (429, "quota_reached", True)


async def test_what_takes_the_place_of_something_takes_no_room(tmp_path: Path):
    async with bounded(tmp_path, memories=1) as client:
        await client.post("/memories", json={"text": "I live in Graz."})
        moved = await client.post("/memories", json={"text": "I moved to Vienna."})
        listed = (await client.get("/memories")).json()["results"]

    assert moved.status_code == 200
    assert [memory["memory"] for memory in listed] == ["I moved to Vienna."]


async def test_one_tenants_quota_is_not_anothers(tmp_path: Path):
    quotas = {"memories": 1, "tenants": {"local": {"memories": 3}}}
    async with bounded(tmp_path, **quotas) as client:
        kept = await keep(client, "Tea", "Coffee", "Milk")
        usage = (await client.get("/usage")).json()

    assert kept.status_code == 200
    assert (usage["memories"], usage["most_memories"], usage["left_out"]) == (3, 3, 0)
    assert usage["bytes"] > 100


async def test_a_tenant_that_writes_too_often_waits_and_may_read_and_delete_meanwhile(tmp_path: Path):
    async with bounded(tmp_path, writes_per_minute=2) as client:
        memory = (await keep(client, "Tea")).json()["results"][0]["id"]
        await keep(client, "Coffee")

        late = await keep(client, "Milk")
        read = await client.get("/memories")
        deleted = await client.delete(f"/memories/{memory}")

    assert refused(late) == (429, "too_many_writes", True)
    assert int(late.headers["retry-after"]) <= 61
    assert (read.status_code, deleted.status_code) == (200, 200)


async def test_the_library_raises_what_the_server_answers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("RICORDO_QUOTAS__MEMORIES", "1")
    async with AsyncMemory(str(tmp_path / "m.db")) as memory:
        await memory.add("Tea", user_id="ada", infer=False)

        with pytest.raises(RateLimitError) as full:
            await memory.add("Coffee", user_id="ada", infer=False)

    assert full.value.code == "quota_reached"
