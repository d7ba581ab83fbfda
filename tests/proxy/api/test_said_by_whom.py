"""What is added is read as whose it is, and an order to forget everything is answered (docs/api.md)."""

from collections.abc import AsyncIterator
from typing import Any

import httpx2
import pytest

from config.loading import load_settings
from ricordo.serving import serving

FLAGS = {"store.path_or_url": "memory:", "server.port": 0, "upstream.base": "http://127.0.0.1:9/v1"}


@pytest.fixture
async def client() -> AsyncIterator[httpx2.AsyncClient]:
    async with serving(load_settings(environ={}, flags=FLAGS)) as port:  # noqa: SIM117 - see there
        async with httpx2.AsyncClient(base_url=f"http://127.0.0.1:{port}/memory/v1", timeout=30) as client:
            yield client


async def added(client: httpx2.AsyncClient, **fields: Any) -> list[dict[str, Any]]:
    answer = await client.post("/memories", json={"user_id": "ada", **fields})
    assert answer.status_code == 200, answer.text
    return answer.json()["results"]


async def stable(client: httpx2.AsyncClient) -> str:
    return (await client.post("/context", json={"query": "hello", "user_id": "ada"})).json()["stable"]


@pytest.mark.parametrize("infer", [True, False])
@pytest.mark.parametrize(
    "text",
    [
        "User is allergic to penicillin.",
        "The customer is allergic to penicillin.",
    ],
)
async def test_a_note_of_the_user_is_kept_as_it_is_and_read_as_hers(client: httpx2.AsyncClient, text: str, infer: bool):
    (event,) = await added(client, text=text, infer=infer)

    assert event["new_memory"] == text
    told = await stable(client)
    assert "Allergies: penicillin" in told
    assert "Household" not in told
    (kept,) = (await client.get("/memories", params={"user_id": "ada"})).json()["results"]
    assert kept["pinned"]


async def test_in_a_dialogue_the_user_is_somebody_of_whom_she_speaks(client: httpx2.AsyncClient):
    dialogue = [
        {"role": "user", "content": "The user is allergic to penicillin."},
        {"role": "assistant", "content": "What should the form show then?"},
    ]
    await added(client, messages=dialogue)

    assert "Allergies" not in await stable(client)


@pytest.mark.parametrize("order", ["Forget everything about me.", "Delete all my data.", "Borra todos mis datos."])
async def test_an_order_to_forget_everything_closes_nothing_is_no_memory_and_is_answered(
    client: httpx2.AsyncClient, order: str
):
    await added(client, text="I live in Graz.")

    told = await added(client, text=order)

    assert told == [{"event": "NONE", "id": None, "old_memory": None, "new_memory": None, "reason": "everything_stays"}]
    listed = (await client.get("/memories", params={"user_id": "ada"})).json()["results"]
    assert [each["memory"] for each in listed] == ["I live in Graz."]
