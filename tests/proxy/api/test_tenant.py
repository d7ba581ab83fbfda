"""Lists of everybody, page by page."""

from typing import Any

import httpx2
import pytest

from tests.proxy.api.test_examples import served

pytestmark = pytest.mark.long


async def pages(client: httpx2.AsyncClient, path: str) -> list[list[Any]]:
    found: list[list[Any]] = []
    after: dict[str, str] = {}
    while True:
        answer = (await client.get(path, params={"limit": 2} | after)).json()
        found.append(answer["results"])
        if answer["next"] is None:
            return found
        after = {"after": answer["next"]}


async def test_of_whom_anything_is_kept_is_told_page_by_page():
    async with served() as client:
        for n, name in enumerate(("cleo", "ada", "b:ob", "dörte", "b")):
            told = {"text": "Tea", "infer": False, "user_id": name} | ({"agent_id": "coach"} if n == 0 else {})
            await client.post("/memory/v1/memories", json=told)
        whole = [(await client.get(f"/memory/v1/{path}")).json() for path in ("users", "entities")]
        users, entities = [await pages(client, f"/memory/v1/{path}") for path in ("users", "entities")]
        wrong = [await client.get(f"/memory/v1/users?{each}") for each in ("after=x", "after=e30=", "limit=0")]

    assert [each["next"] for each in whole] == [None, None]
    assert [len(page) for page in users] == [2, 2, 1]
    assert [each["user_id"] for page in users for each in page] == ["ada", "b", "b:ob", "cleo", "dörte"]
    for found, all_of_it in ((users, whole[0]), (entities, whole[1])):
        assert sorted(str(each) for page in found for each in page) == sorted(map(str, all_of_it["results"]))
    assert [(each.status_code, each.json()["error"]["param"]) for each in wrong] == [
        (400, "after"),
        (400, "after"),
        (400, "limit"),
    ]
