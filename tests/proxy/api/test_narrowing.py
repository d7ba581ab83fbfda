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


async def test_no_route_takes_a_parameter_that_it_does_not_know():
    async with served() as client:
        told = {
            route.name: await said(
                client, route.command, address=with_parameter(route.command.address, "whose"), body=route.command.body
            )
            for route in await routes(client)
        }

    assert {name: each for name, each in told.items() if each != "400 whose"} == {}


async def test_no_route_takes_a_field_that_it_does_not_know():
    wrong = dict[str, str]()
    async with served() as client:
        for route in [each for each in await routes(client) if each.name != LINES_SENT]:
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


# ── mem0's names ──────────────────────────────────────────────────────────────────────────────────────────────


async def add(client: httpx2.AsyncClient, text: str, **whose: Any) -> str:
    answer = await client.post("/v1/memories/", json={"messages": text, "infer": False} | whose)
    assert answer.status_code == 200, answer.text
    return answer.json()["results"][0]["id"]


async def texts(client: httpx2.AsyncClient, **asked: Any) -> list[str]:
    answer = await client.post("/v3/memories/", json=asked)
    assert answer.status_code == 200, answer.text
    return [each["memory"] for each in answer.json()["results"]]


@pytest.mark.parametrize(
    ("query", "param"),
    [
        ("user_id=ada&runid=r9", "runid"),
        ("user_id=ada&dry_run=true", "dry_run"),
        ("user_id=ada&metadata=%7B%22cat%22%3A%22nope%22%7D", "metadata"),
        ("user_id=ada&metadata=%7B%27cat%27%3A+%27nope%27%7D", "metadata"),
        ("user_id=ada&categories=zzz", "categories"),
        ("user_id=ada&userid=bob", "userid"),
        ("user_id=ada&user_id=bob", "user_id"),
        ("user_id=ada&filters=%7B%27kind%27%3A+%27x%27%7D", "filters"),
        ("user_id=ada&start_date=2026-01-01", "start_date"),
    ],
)
async def test_what_narrows_a_deletion_of_mem0s_client_and_cannot_be_obeyed_is_refused(query: str, param: str):
    async with served() as client:
        await add(client, "I sail.", user_id="ada")
        answer = await client.delete(f"/v1/memories/?{query}")
        left = await texts(client, user_id="ada")

    assert (answer.status_code, answer.json()["error"]["param"], left) == (400, param, ["I sail."])
    assert answer.json()["detail"] == answer.json()["error"]["message"]


@pytest.mark.parametrize("field", ["includes", "excludes", "immutable", "appid", "show_expired", "reference_date"])
async def test_what_mem0s_client_asks_beside_and_nobody_obeys_is_refused(field: str):
    async with served() as client:
        added = await client.post("/v3/memories/add/", json={"messages": "I sail.", "user_id": "ada", field: True})
        found = await client.post("/v2/memories/search/", json={"query": "sail", "user_id": "ada", field: True})
        paged = await client.post("/v3/memories/", json={"user_id": "ada", field: True})
        left = await texts(client, user_id="ada")

    assert [each.json()["error"]["param"] for each in (added, found, paged)] == [field] * 3
    assert left == []


async def test_an_application_is_obeyed_wherever_it_is_named():
    async with served() as client:
        await add(client, "I sail.", user_id="ada", app_id="boats", metadata={"kind": "sport"})
        second = await add(client, "I sing.", filters={"AND": [{"user_id": "ada"}, {"app_id": "music"}]})
        await add(client, "I run.", user_id="ada")
        again = await add(client, "I sail.", user_id="ada", app_id="music")
        all_of_it = await texts(client, user_id="ada")
        boats = await texts(client, user_id="ada", app_id="boats")
        music = await texts(client, filters={"AND": [{"user_id": "ada"}, {"app_id": "music"}]})
        found = (
            await client.post("/v2/memories/search/", json={"query": "sail", "user_id": "ada", "app_id": "x"})
        ).json()
        item = (await client.put(f"/v1/memories/{second}/", json={"metadata": {"a": 1}})).json()
        closed = (await client.delete("/v1/memories/?user_id=ada&app_id=OTHER")).json()["count"]
        gone = (await client.delete("/v1/memories/?user_id=ada&app_id=boats")).json()["count"]
        left = await texts(client, user_id="ada")

    assert again
    assert all_of_it == ["I sail.", "I sing.", "I run.", "I sail."]
    assert (boats, music, found["results"]) == (["I sail."], ["I sing.", "I sail."], [])
    assert (item["app_id"], item["metadata"]) == ("music", {"a": 1})
    assert (closed, gone, left) == (0, 1, ["I sing.", "I run.", "I sail."])


async def test_what_belongs_to_an_application_stays_there_whatever_is_written_into_the_metadata():
    async with served() as client:
        tractor = await add(client, "I drive a red tractor.", user_id="ada", app_id="farm")
        await add(client, "I sing.", user_id="ada")
        patched: list[Any] = []
        for metadata in ({"colour": "red"}, {"app_id": "other"}):
            where = f"/memory/v1/memories/{tractor}?user_id=ada"
            patched.append((await client.patch(where, json={"metadata": metadata})).json())
        farm, other = [await texts(client, user_id="ada", app_id=app) for app in ("farm", "other")]
        body = {"user_id": "ada", "filters": {"app_id": "farm"}}
        found = (await client.post("/memory/v1/memories/query", json=body)).json()["results"]
        gone = (await client.delete("/v1/memories/?user_id=ada&app_id=farm")).json()["count"]

    assert [(each["app_id"], each["metadata"]) for each in patched] == [
        ("farm", {"colour": "red"}),
        ("farm", {"app_id": "other"}),
    ]
    assert (farm, other) == (["I drive a red tractor."], [])
    assert ([each["id"] for each in found], gone) == ([tractor], 1)


async def test_an_application_that_a_memorys_own_metadata_names_is_found_as_ever():
    async with served() as client:
        body = {"text": "I sail.", "infer": False, "user_id": "ada", "metadata": {"app_id": "boats"}}
        await client.post("/memory/v1/memories", json=body)

        assert await texts(client, user_id="ada", app_id="boats") == ["I sail."]


@pytest.mark.parametrize(
    ("asked", "expected"),
    [
        ({"metadata": {"cat": "nope"}}, []),
        ({"metadata": {"cat": "sea"}}, ["I sail."]),
        ({"metadata": {"cat": "*"}}, []),
        ({"categories": ["zzz"]}, []),
        ({"agent_id": "coach"}, ["I run."]),
        ({"run_id": "r9"}, []),
        ({"agent_id": "coach", "metadata": {"cat": "sea"}}, []),
    ],
)
async def test_what_narrows_a_search_or_a_list_of_mem0s_client_is_obeyed(asked: dict[str, Any], expected: list[str]):
    async with served() as client:
        await add(client, "I sail.", user_id="ada", metadata={"cat": "sea"})
        await add(client, "I run.", user_id="ada", agent_id="coach")
        listed = await texts(client, user_id="ada", **asked)
        body = {"query": "What do I do?", "user_id": "ada"} | asked
        found = [(await client.post(f"/v{n}/memories/search/", json=body)).json()["results"] for n in (1, 2, 3)]

    assert listed == expected
    assert [[each["memory"] for each in one] for one in found] == [expected] * 3


async def test_the_timestamp_of_mem0s_client_is_when_it_was_created():
    async with served() as client:
        await add(client, "I finished my PhD.", user_id="ada", timestamp=1_700_000_000)
        (item,) = (await client.post("/v3/memories/", json={"user_id": "ada"})).json()["results"]
        within = {"created_at": {"gte": "2023-01-01", "lte": "2023-12-31"}}
        in_2023 = await texts(client, filters={"AND": [{"user_id": "ada"}, within]})
        in_2026 = await texts(client, user_id="ada", start_date="2026-01-01")
        since = await texts(client, user_id="ada", start_date="2023-11-01", end_date="2023-11-30")

    assert item["created_at"] == "2023-11-14T22:13:20Z"
    assert (in_2023, in_2026, since) == (["I finished my PhD."], [], ["I finished my PhD."])


async def test_a_page_of_mem0s_client_has_the_days_the_size_and_the_fields_that_are_asked_for():
    async with served() as client:
        for text in ("I sail.", "I sing.", "I run."):
            await add(client, text, user_id="ada")
        second = await client.post("/v2/memories/", json={"user_id": "ada", "page": 2, "page_size": 2})
        late = await texts(client, user_id="ada", start_date="2999-01-01")
        early = await texts(client, user_id="ada", end_date="2001-01-01")
        fields = await client.post("/v3/memories/", json={"user_id": "ada", "fields": ["memory"]})

    assert [each["memory"] for each in second.json()["results"]] == ["I run."]
    assert (late, early) == ([], [])
    assert {name for each in fields.json()["results"] for name in each} == {"id", "memory"}


@pytest.mark.parametrize(
    ("filters", "expected"),
    [
        ({"OR": [{"user_id": "ada"}, {"user_id": "bob"}]}, ["I sail.", "I run."]),
        ({"user_id": {"in": ["ada", "bob"]}}, ["I sail.", "I run."]),
        ({"AND": [{"user_id": {"in": ["bob", "ada"]}}, {"cat": "sea"}]}, ["I sail."]),
        ({"AND": [{"OR": [{"user_id": "ada"}]}]}, ["I sail."]),
        ({"OR": [{"user_id": "ada"}, {"agent_id": "coach"}]}, ["I sail.", "I fly."]),
        ({"OR": [{"user_id": "bob"}, {"AND": [{"user_id": "eve"}, {"cat": "sea"}]}]}, ["I run."]),
        ({"AND": [{"user_id": "ada"}, {"user_id": "bob"}]}, []),
        ({"user_id": "*"}, ["I sail.", "I run.", "I fly."]),
    ],
)
async def test_filters_over_several_users_find_what_is_theirs(filters: Any, expected: list[str]):
    async with served() as client:
        await add(client, "I sail.", user_id="ada", metadata={"cat": "sea"})
        await add(client, "I run.", user_id="bob")
        await add(client, "I fly.", user_id="eve", agent_id="coach")
        listed = await texts(client, filters=filters)
        found = (await client.post("/v3/memories/search/", json={"query": "hobby", "filters": filters})).json()[
            "results"
        ]

    assert listed == expected
    assert sorted(each["memory"] for each in found) == sorted(expected)


@pytest.mark.parametrize(
    "filters", [{"NOT": {"user_id": "ada"}}, {"OR": [{"user_id": "ada"}, {"cat": "sea"}]}, {"cat": "sea"}]
)
async def test_filters_that_name_nobody_in_some_way_are_refused(filters: Any):
    async with served() as client:
        await add(client, "I sail.", user_id="ada", metadata={"cat": "sea"})
        answer = await client.post("/v3/memories/", json={"filters": filters})

    assert (answer.status_code, answer.json()["error"]["code"]) == (400, "memory_scope_required")


@pytest.mark.parametrize(
    "filters",
    [{"user_id": {"in": ["ada", "bob"]}}, {"user_id": "ada", "cat": "sea"}, {"NOT": {"user_id": "ada"}}],
)
async def test_what_is_added_belongs_to_whom_its_filters_name_and_they_say_nothing_else(filters: Any):
    async with served() as client:
        answer = await client.post("/v3/memories/add/", json={"messages": "I sail.", "filters": filters})

    assert (answer.status_code, answer.json()["error"]["param"]) == (400, "filters")


@pytest.mark.parametrize("whose", ["user_id=bob", "user_id=ada&agent_id=coach", "user_id=ada&run_id=r1"])
async def test_who_is_named_beside_an_id_must_be_its_owner(whose: str):
    async with served() as client:
        one = await add(client, "I sail.", user_id="ada")
        place = f"/v1/memories/{one}/"
        answers = [
            await client.get(f"{place}?{whose}"),
            await client.put(f"{place}?{whose}", json={"text": "I drown."}),
            await client.delete(f"{place}?{whose}"),
            await client.get(f"{place}history/?{whose}"),
        ]
        owner = [await client.get(f"{place}?user_id=ada"), await client.get(f"{place}history/?user_id=ada")]
        batch = {"memories": [{"memory_id": one, "text": "I drown."}]}
        several = [
            await client.put("/v1/batch/?user_id=bob", json=batch),
            await client.request("DELETE", "/v1/batch/?user_id=bob", json=batch),
            await client.post("/v1/feedback/?user_id=bob", json={"memory_id": one, "feedback": "POSITIVE"}),
        ]
        left = await texts(client, user_id="ada")

    assert [each.status_code for each in answers + several] == [404] * 7
    assert [each.status_code for each in owner] == [200, 200]
    assert left == ["I sail."]


async def test_what_older_clients_of_mem0_say_of_themselves_is_taken():
    async with served() as client:
        mine = (await client.get("/v1/ping/?org_id=o&project_id=p")).json()
        known = {"org_id": mine["org_id"], "project_id": mine["project_id"]}
        said = known | {"async_mode": True, "output_format": "v1.1", "version": "v2", "enable_graph": False}
        added = await client.post("/v1/memories/", json={"messages": "I sail.", "user_id": "ada"} | said)
        one = added.json()["results"][0]["id"]
        query = "&".join(f"{name}={value}" for name, value in known.items())
        told = [
            await client.get(f"/v1/memories/{one}/?{query}"),
            await client.post("/v2/memories/", json={"user_id": "ada"} | said),
            await client.post("/v2/memories/search/", json={"query": "sail", "user_id": "ada"} | said),
            await client.get(f"/v1/entities/?{query}"),
            await client.delete(f"/v1/memories/{one}/?{query}&delete_linked=true"),
            await client.delete(f"/v1/memories/?user_id=ada&{query}"),
        ]
        await add(client, "I ski.", user_id="ada")
        others = [
            await client.post("/v2/memories/", json={"user_id": "ada", "project_id": "another"}),
            await client.delete("/v1/memories/?user_id=ada&project_id=another"),
        ]
        left = await texts(client, user_id="ada")

    assert [each.status_code for each in told] == [200] * 6
    assert [(each.status_code, each.json()["error"]["param"]) for each in others] == [(403, "project_id")] * 2
    assert left == ["I ski."]


# ── What was dropped without a word ───────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("message", "infer", "param"),
    [
        ({"role": "martian", "content": "I sail."}, True, "messages[1].role"),
        ({"role": "martian", "content": "I sail."}, False, "messages[1].role"),
        ({"role": "", "content": "I sail."}, True, "messages[1].role"),
        ({"role": "tool", "content": "I sail."}, False, "messages[1].role"),
        ({"role": "system", "content": "I sail."}, False, "messages[1].role"),
        ({"role": "user"}, True, "messages[1].content"),
        ({"role": "user", "content": None}, True, "messages[1].content"),
        ({"role": "user", "content": " "}, False, "messages[1].content"),
        ({"role": "assistant", "content": None}, False, "messages[1].content"),
    ],
)
async def test_a_message_that_nobody_can_keep_is_refused(message: dict[str, Any], infer: bool, param: str):
    sent = {"messages": [{"role": "user", "content": "I live in Graz."}, message], "infer": infer, "user_id": "ada"}
    async with served() as client:
        ours = await client.post("/memory/v1/memories", json=sent)
        mem0s = await client.post("/v3/memories/add/", json=sent)
        left = await known(client)

    assert [(each.status_code, each.json()["error"]["param"]) for each in (ours, mem0s)] == [(400, param)] * 2
    assert left == 0


async def test_roles_are_taken_as_langchain_calls_them_and_others_of_openai_are_passed_over():
    said = [
        ("system", "Be brief."),
        ("human", "I live in Graz."),
        ("AI", "Nice."),
        ("tool", "12 C"),
        ("User", "I sail."),
    ]
    messages = [{"role": role, "content": text} for role, text in said]
    calls = {"role": "assistant", "content": None, "tool_calls": [{"id": "c1"}]}
    async with served() as client:
        added = await client.post("/memory/v1/memories", json={"messages": [*messages, calls], "user_id": "ada"})
        kept = [{"role": "human", "content": "I play the flute."}, {"role": "ai", "content": "I recommend oil."}]
        given = await client.post("/memory/v1/memories", json={"messages": kept, "infer": False, "user_id": "eve"})

    assert any("Graz" in event["new_memory"] for event in added.json()["results"])
    assert [event["new_memory"] for event in given.json()["results"]] == ["I play the flute.", "I recommend oil."]


SECRET = "sk-proj-abcdefghijklmnop1234567890ABCDEF"


@pytest.mark.parametrize(
    ("metadata", "kept"),
    [
        ({"pw": SECRET}, {"pw": "[redacted]"}),
        ({"password": "hunter2"}, {"password": "[redacted]"}),
        ({"card": {"of": ["4111111111111111"]}}, {"card": {"of": ["[redacted]"]}}),
        ({"note": f"use {SECRET} there"}, {"note": "use [redacted] there"}),
        (
            {"source": "signup", "n": 4, "ok": True, "none": None},
            {"source": "signup", "n": 4, "ok": True, "none": None},
        ),
        ({"id": "0193c0de-7a11-7000-8000-000000000001"}, {"id": "0193c0de-7a11-7000-8000-000000000001"}),
        ({"thread": "thread_abc123DEF456ghi789JKL"}, {"thread": "thread_abc123DEF456ghi789JKL"}),
    ],
)
async def test_no_secret_is_kept_in_metadata(metadata: dict[str, Any], kept: dict[str, Any]):
    async with served() as client:
        one = await add(client, "I sail.", user_id="ada", metadata=metadata)
        added = (await client.get(f"/memory/v1/memories/{one}")).json()["metadata"]
        patched = await client.patch(f"/memory/v1/memories/{one}", json={"metadata": {"x": 1}})
        changed = await client.patch(f"/memory/v1/memories/{one}", json={"metadata": metadata})
        document = {"id": "d", "text": "Invoices are due within 30 days.", "metadata": metadata, "user_id": "ada"}
        parts = (await client.post("/memory/v1/documents", json=document)).json()["memories"]

    assert (added, patched.json()["metadata"], changed.json()["metadata"]) == (kept, {"x": 1}, kept)
    assert [part["metadata"] for part in parts] == [kept]


async def test_each_parameter_of_the_document_is_described_in_one_way():
    async with served() as client:
        document = (await client.get("/schema/openapi.json")).json()

    parameters = [
        parameter
        for item in document["paths"].values()
        for operation in item.values()
        for parameter in operation.get("parameters", ())
    ]
    spelled = {"style", "explode", "allowReserved", "allowEmptyValue", "schema"}
    assert sum("content" in each for each in parameters) >= 1
    assert [each["name"] for each in parameters if ("schema" in each) == ("content" in each)] == []
    assert [each["name"] for each in parameters if "content" in each and spelled & each.keys()] == []


async def test_what_is_said_instead_of_mem0s_profiles_is_a_call_that_there_is():
    async with served() as client:
        told = await client.get("/v2/profiles/settings/")
        instead = await client.get("/memory/v1/profile?user_id=ada")

    assert (told.status_code, instead.status_code) == (501, 200)
    assert "/memory/v1/profile?user_id=…" in told.json()["detail"]
