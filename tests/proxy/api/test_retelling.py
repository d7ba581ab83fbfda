"""What is told again, under a key or of a job, is what is still there: what was erased does not come back (P9)."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any, NamedTuple

import httpx2
import pytest

from config.loading import load_settings
from proxy.api.repeats import Repeats
from ricordo.serving import serving
from tests.proxy.api.test_memories import Api

pytestmark = pytest.mark.long


class TwoProcesses(NamedTuple):
    """Two proxies on one store, each of which knows its own keys alone."""

    one: Api
    other: Api


@pytest.fixture
async def both(tmp_path: Path) -> AsyncIterator[TwoProcesses]:
    flags = {"store.path_or_url": str(tmp_path / "r.db"), "server.port": 0, "upstream.base": "http://127.0.0.1:9/v1"}
    async with AsyncExitStack() as stack:
        settings = load_settings(environ={}, flags=flags)
        ports = [await stack.enter_async_context(serving(settings)) for _ in range(2)]
        asking = [
            await stack.enter_async_context(httpx2.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=30))
            for port in ports
        ]
        yield TwoProcesses(*map(Api, asking))


async def finished(api: Api, begun: httpx2.Response) -> str:
    """The path of a job that is done."""
    where = f"jobs/{begun.json()['id']}"
    async with asyncio.timeout(30):
        while (await api("GET", where)).json()["state"] == "running":  # noqa: ASYNC110 - it is polled
            await asyncio.sleep(0.01)
    return where


class Asked(NamedTuple):
    """A request that is sent again, and what its answer has to say as long as it may."""

    method: str
    path: str
    body: Any
    text: str


async def asked_of(api: Api) -> list[Asked]:
    """What an application may ask again, each once asked."""
    first = await api("POST", "memories", {"text": "My emu is called Quagga."}, Idempotency_Key="memories")
    memory = first.json()["results"][0]["id"]
    job = await finished(api, await api("POST", "memories", {"text": "My cow is called Bella.", "wait": False}))
    operations = {"operations": [{"op": "pin", "id": memory}]}
    requests = [
        Asked("POST", "memories", {"text": "My emu is called Quagga."}, "Quagga"),
        Asked("POST", f"memories/{memory}/feedback", {"useful": True}, "Quagga"),
        Asked("POST", "memories/batch", operations, "Quagga"),
        Asked("POST", "documents", {"id": "d", "text": "The plan of the vineyard says south."}, "vineyard"),
        Asked("POST", "sessions/s1/entries", {"content": "I saw a heron."}, "heron"),
        Asked("GET", job, None, "Bella"),
    ]
    for each in requests:
        answer = await again(api, each)
        assert each.text in answer.text, answer.text
    return requests


async def again(api: Api, asked: Asked) -> httpx2.Response:
    keyed = {"Idempotency_Key": asked.path} if asked.method == "POST" else {}
    answer = await api(asked.method, asked.path, asked.body, **keyed)
    assert answer.status_code in {200, 201}, answer.text
    return answer


async def test_what_is_there_is_told_again_as_it_was(both: TwoProcesses):
    for each in await asked_of(both.one):
        first, second = [await again(both.one, each) for _ in range(2)]

        assert second.json() == first.json()
        assert each.text in second.text


@pytest.mark.parametrize("elsewhere", [False, True])
async def test_what_was_erased_is_not_told_again_in_whatever_process_it_was(both: TwoProcesses, elsewhere: bool):
    asked = await asked_of(both.one)

    erased = await (both.other if elsewhere else both.one)("DELETE", "memories?user_id=ada")
    told = [(each, (await again(both.one, each)).text) for each in asked]

    assert erased.json()["state"] == "erased"
    assert [each.path for each, text in told if each.text in text] == []


async def test_what_was_said_in_a_session_that_was_erased_is_not_told_again(both: TwoProcesses):
    asked = await asked_of(both.one)

    await both.other("DELETE", "sessions/s1")
    (entry,) = [each for each in asked if each.path == "sessions/s1/entries"]

    assert "heron" not in (await again(both.one, entry)).text


async def test_one_memory_that_was_erased_is_not_told_again_and_others_are(both: TwoProcesses):
    said = {"text": "My emu is called Quagga. My sister Ana lives in Porto."}
    added = await both.one("POST", "memories", said, Idempotency_Key="k")
    gone, *others = added.json()["results"]

    await both.one("DELETE", f"memories/{gone['id']}")
    told = await both.one("POST", "memories", said, Idempotency_Key="k")

    assert others
    assert told.json()["results"] == [
        {"event": "NONE", "id": None, "old_memory": None, "new_memory": None, "reason": "done_before"},
        *others,
    ]


@pytest.mark.parametrize("fields", [{}, {"infer": False}])
async def test_what_is_added_again_elsewhere_after_it_was_erased_is_not_said_to_be_there(
    both: TwoProcesses, fields: dict[str, Any]
):
    said = {"text": "My emu is called Quagga."} | fields
    added = await both.one("POST", "memories", said, Idempotency_Key="k")
    (event,) = added.json()["results"]
    await both.one("DELETE", f"memories/{event['id']}")

    told = await both.other("POST", "memories", said, Idempotency_Key="k")

    assert [(each["event"], each["id"], each["reason"]) for each in told.json()["results"]] == [
        ("NONE", None, "done_before")
    ]
    assert await both.other.texts() == []


async def test_nothing_that_was_said_is_kept_with_a_key(both: TwoProcesses, monkeypatch: pytest.MonkeyPatch):
    kept: list[Any] = []
    once: Any = Repeats.once

    async def noted(self: Any, *args: Any) -> Any:
        answer = await once(self, *args)
        kept.extend([await future for _, future in self._answers.values()])
        return answer

    monkeypatch.setattr(Repeats, "once", noted)
    asked = await asked_of(both.one)

    assert kept
    assert [each.text for each in asked if each.text in repr(kept)] == []
