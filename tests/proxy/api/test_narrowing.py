"""Whatever a request says beside what a route knows is refused: who narrows a deletion must not delete more."""

import json
from typing import Any, NamedTuple, cast

import httpx2
import pytest

from tests.proxy.api.test_examples import ADA, Command, read, served

pytestmark = pytest.mark.long

HEALTH = "/health"

LINES_SENT = "POST /memory/v1/import"


class Route(NamedTuple):
    """A route, and how its example asks it."""

    name: str
    command: Command


async def routes(client: httpx2.AsyncClient) -> list[Route]:
    document = (await client.get("/schema/openapi.json")).json()
    found = [
        Route(f"{method.upper()} {path}", read(operation["x-codeSamples"][0]["source"]))
        for path, item in document["paths"].items()
        for method, operation in item.items()
        if not path.startswith(HEALTH)
    ]
    assert len(found) > 75
    return found


def with_parameter(address: str, name: str) -> str:
    return f"{address}{'&' if '?' in address else '?'}{name}=bob"


def objects_in(body: object, place: str = "") -> list[str]:
    """The places of a body's own objects, but for what is the client's: metadata, filters, messages."""
    if isinstance(body, list):
        return objects_in(cast("list[object]", body)[0], f"{place}[0]")
    if not isinstance(body, dict):
        return []
    inner = [
        each
        for name, value in cast("dict[str, object]", body).items()
        if name not in {"metadata", "filters", "messages"}
        for each in objects_in(value, f"{place}.{name}")
    ]
    return [place, *inner]


async def said(client: httpx2.AsyncClient, command: Command, *, address: str = "", body: str | None = None) -> str:
    """The status, and what is wrong."""
    answer = await client.request(
        command.method,
        address or command.address,
        headers=command.headers | {"Content-Type": "application/json"},
        content=command.body if body is None else body,
    )
    return f"{answer.status_code} {answer.json()['error']['param'] if answer.is_error else ''}"


def is_ours(route: Route) -> bool:
    return "/memory/v1/" in route.name


async def test_no_route_takes_a_parameter_that_it_does_not_know():
    async with served() as client:
        told = {
            route.name: await said(
                client, route.command, address=with_parameter(route.command.address, "whose"), body=route.command.body
            )
            for route in await routes(client)
            if is_ours(route)
        }

    assert {name: each for name, each in told.items() if each != "400 whose"} == {}


async def test_no_route_takes_a_field_that_it_does_not_know():
    wrong = dict[str, str]()
    async with served() as client:
        for route in [each for each in await routes(client) if is_ours(each) and each.name != LINES_SENT]:
            sent = json.loads(route.command.body or "{}")
            for place in objects_in(sent):
                body = json.loads(json.dumps(sent))
                at: Any = body
                for step in place.replace("[0]", ".0").split(".")[1:]:
                    at = at[int(step) if step.isdigit() else step]
                at["whose"] = "bob"
                param = f"{place}.whose".removeprefix(".")
                if (told := await said(client, route.command, body=json.dumps(body))) != f"400 {param}":
                    wrong[f"{route.name} {param}"] = told

    assert wrong == {}


async def know(client: httpx2.AsyncClient, user: str, text: str = "I keep geese.") -> str:
    body = {"text": text, "infer": False, "user_id": user}
    answer = await client.post("/memory/v1/memories", json=body)
    return answer.json()["results"][0]["id"]


async def known(client: httpx2.AsyncClient) -> int:
    found = (await client.get("/memory/v1/users")).json()["results"]
    return sum(each["memories"] for each in found)


@pytest.mark.parametrize(
    ("path", "body", "headers", "param"),
    [
        ("/memory/v1/reset", {}, {}, "everybody"),
        ("/memory/v1/reset", {"everybody": False}, {}, "everybody"),
        ("/memory/v1/reset", None, {}, "body"),
        ("/memory/v1/reset", {"user_id": "ada"}, {}, "user_id"),
        ("/memory/v1/reset", {"everybody": True, "user_id": "ada"}, {}, "user_id"),
        ("/memory/v1/reset", {"everybody": True, "dryrun": True}, {}, "dryrun"),
        ("/memory/v1/reset", {"everybody": True}, ADA, "X-Memory-User"),
        ("/memory/v1/reset", {"dry_run": True}, ADA, "X-Memory-User"),
        ("/v1/reset/", {"user_id": "ada"}, {}, "user_id"),
        ("/v1/reset/", {"dry_run": True}, {}, "dry_run"),
        ("/v1/reset/", None, ADA, "X-Memory-User"),
    ],
)
async def test_a_reset_that_is_not_said_on_purpose_or_names_somebody_erases_nothing(
    path: str, body: Any, headers: dict[str, str], param: str
):
    async with served() as client:
        await know(client, "ada")
        await know(client, "bob")
        answer = await client.post(path, json=body, headers=headers)
        left = await known(client)

    assert (answer.status_code, answer.json()["error"]["param"], left) == (400, param, 2)


async def test_a_dry_run_of_a_reset_counts_and_one_that_is_meant_erases():
    async with served() as client:
        await know(client, "ada")
        await know(client, "bob")
        counted = (await client.post("/memory/v1/reset", json={"dry_run": True})).json()
        left = await known(client)
        dry = (await client.post("/memory/v1/reset", json={"dry_run": True, "everybody": True})).json()
        erased = (await client.post("/memory/v1/reset", json={"everybody": True})).json()
        after = await known(client)

    assert (counted["memories"], counted["state"], counted["dry_run"], left) == (2, "would_erase", True, 2)
    assert dry == counted
    assert (erased["memories"], erased["state"], erased["dry_run"], after) == (2, "erased", False, 0)


async def test_a_body_where_none_is_taken_is_refused_unless_it_says_nothing():
    async with served() as client:
        first = await know(client, "ada")
        told = [
            await client.request(method, path, json=body, headers=ADA)
            for method, path, body in (
                ("DELETE", "/memory/v1/memories", {"filters": {"source": "signup"}}),
                ("DELETE", "/memory/v1/memories", [1]),
                ("DELETE", f"/memory/v1/memories/{first}", {"dry_run": True}),
                ("POST", f"/memory/v1/memories/{first}/close", {"user_id": "bob"}),
                ("DELETE", "/v1/memories/?user_id=ada", {"run_id": "r1"}),
                ("POST", f"/memory/v1/memories/{first}/pin", {}),
            )
        ]
        left = await known(client)

    params = [answer.json()["error"]["param"] for answer in told[:-1]]
    assert params == ["filters", "body", "dry_run", "user_id", "run_id"]
    assert [answer.status_code for answer in told] == [400] * 5 + [200]
    assert left == 1


async def test_several_changes_find_each_memory_by_its_id_or_whose_the_batch_says():
    async with served() as client:
        first, second = await know(client, "ada"), await know(client, "bob", "I sail.")
        both = [{"op": "pin", "id": first}, {"op": "pin", "id": second}]
        by_id = await client.post("/memory/v1/memories/batch", json={"operations": both})
        named = await client.post("/memory/v1/memories/batch", json={"operations": both, "user_id": "bob"})
        one = both[0] | {"user_id": "ada"}
        each = await client.post("/memory/v1/memories/batch", json={"operations": [one, both[1]], "user_id": "bob"})

    assert [[done["ok"] for done in answer.json()["results"]] for answer in (by_id, named, each)] == [
        [True, True],
        [False, True],
        [True, True],
    ]
