"""The memory API over HTTP: a real server with its worker, on a real file, asked as applications do."""

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any
from urllib.parse import quote

import httpx2
import pytest

from config.loading import load_settings
from ricordo.serving import serving
from tests.hostile_filters import HOSTILE

pytestmark = pytest.mark.long


class Api:
    """A client of one user of this machine's."""

    def __init__(self, client: httpx2.AsyncClient) -> None:
        self.client = client

    async def __call__(
        self, method: str, path: str, body: Any = None, *, user: str | None = "ada", **headers: str
    ) -> httpx2.Response:
        named = {"X-Memory-User": user} if user else {}
        sent = {**named, **{name.replace("_", "-"): value for name, value in headers.items()}}
        where = path if path.startswith("/") else f"/memory/v1/{path}"
        return await self.client.request(method, where, json=body, headers=sent)

    async def know(self, text: str, **fields: Any) -> str:
        """The id of a memory that is kept as it is given."""
        user = fields.pop("user", "ada")
        answer = await self("POST", "memories", {"text": text, "infer": False} | fields, user=user)
        assert answer.status_code == 200, answer.text
        return answer.json()["results"][0]["id"]

    async def texts(self, path: str = "memories", **fields: Any) -> list[str]:
        answer = await self("GET", path, **fields)
        return [memory["memory"] for memory in answer.json()["results"]]


@pytest.fixture
async def api(tmp_path: Path) -> AsyncIterator[Api]:
    flags = {"store.path_or_url": str(tmp_path / "r.db"), "server.port": 0, "upstream.base": "http://127.0.0.1:9/v1"}
    async with serving(load_settings(environ={}, flags=flags)) as port:  # noqa: SIM117 - the client ends first
        async with httpx2.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=30) as client:
            yield Api(client)


@pytest.fixture
async def beside(api: Api, tmp_path: Path) -> AsyncIterator[Api]:  # noqa: ARG001 - the file is there
    """Another server on the same file, as another process would have it."""
    flags = {"store.path_or_url": str(tmp_path / "r.db"), "server.port": 0, "upstream.base": "http://127.0.0.1:9/v1"}
    async with serving(load_settings(environ={}, flags=flags)) as port:  # noqa: SIM117 - the client ends first
        async with httpx2.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=30) as client:
            yield Api(client)


async def test_what_is_kept_as_given_can_be_corrected_however_long_it_is(api: Api):
    text = "The code of the gate. " * 360
    memory_id = await api.know(text)

    changed = await api("PATCH", f"memories/{memory_id}", {"text": f"{text}It is 14."})
    taken_back = await api("POST", f"memories/{memory_id}/undo")

    assert changed.json()["memory"] == f"{text}It is 14."
    assert taken_back.json()["memory"] == text.strip()


async def test_all_of_one_patch_is_one_write_that_one_undo_takes_back(api: Api):
    memory_id = await api.know("I have a parrot called Polly.", tags=["pets"], metadata={"from": "form"})
    patch: dict[str, Any] = {
        "text": "I have a parrot called Molly.",
        "pinned": True,
        "importance": 0.9,
        "tags": ["birds"],
        "metadata": {},
        "expires_at": "2099-05-01T00:00:00Z",
    }
    told = (await api("GET", f"memories/{memory_id}")).json()

    refused = await api("PATCH", f"memories/{memory_id}", patch, If_Match=f'"{told["revision"] + 1}"')
    unchanged = (await api("GET", f"memories/{memory_id}")).json()
    changed = (await api("PATCH", f"memories/{memory_id}", patch, If_Match=f'"{told["revision"]}"')).json()
    lines = (await api("GET", f"memories/{memory_id}/history")).json()["lines"]
    undone = (await api("POST", f"memories/{memory_id}/undo")).json()
    again = (await api("POST", f"memories/{memory_id}/undo")).json()

    names = ("memory", "pinned", "importance", "tags", "metadata", "expires_at")
    assert (refused.status_code, unchanged) == (409, told)
    assert (changed["memory"], changed["pinned"], changed["tags"]) == (patch["text"], True, ["birds"])
    assert changed["revision"] == told["revision"] + 1
    assert [line["reason"] for line in lines] == ["added", "corrected"]
    assert lines[-1]["former"] == {
        "pinned": False,
        "importance": told["importance"],
        "tags": ["pets"],
        "metadata": {"from": "form"},
        "expires_at": None,
    }
    assert [undone[name] for name in names] == [told[name] for name in names]
    assert [again[name] for name in names] == [changed[name] for name in names]


async def test_what_is_added_is_learned_listed_found_and_put_into_a_prompt(api: Api):
    added = await api("POST", "memories", {"messages": [{"role": "user", "content": "I am allergic to peanuts."}]})

    (event,) = added.json()["results"]
    assert (event["event"], event["new_memory"]) == ("ADD", "I am allergic to peanuts.")
    assert await api.texts() == ["I am allergic to peanuts."]
    assert await api.texts("memories/search?q=peanuts") == ["I am allergic to peanuts."]
    context = (await api("POST", "context", {"query": "Suggest a snack."})).json()
    assert "peanuts" in context["stable"]
    assert context["messages"][-1] == {"role": "user", "content": "Suggest a snack."}
    assert "peanuts" in context["messages"][0]["content"]


async def test_what_is_told_to_a_run_is_that_runs_and_in_no_profile(api: Api):
    await api("POST", "memories", {"text": "I live in Graz."})
    for told in ("I moved to Rome and I am allergic to peanuts.", "Forget where I live."):
        await api("POST", "memories", {"text": told, "run_id": "trip"})

    profile = (await api("GET", "profile")).json()["fields"]
    context = (await api("POST", "context", {"query": "Where do I live, and what snack may I eat?"})).json()

    assert [(field["name"], field["values"][0]["text"], field["withdrawn"]) for field in profile] == [
        ("home", "Graz", [])
    ]
    assert "peanuts" not in context["stable"] + context["dynamic"]
    assert len(await api.texts("memories?run_id=trip")) == 1


async def test_who_corrects_or_reopens_what_a_run_was_told_leaves_the_profile_as_it_is(api: Api):
    known = await api.know("I live in Graz.", run_id="trip")
    await api("PATCH", f"memories/{known}", {"text": "I live in Rome."})
    await api("POST", f"memories/{known}/close")
    reopened = await api("POST", f"memories/{known}/undo")

    assert reopened.status_code == 200
    assert (await api("GET", "profile")).json()["fields"] == []


async def test_what_is_said_again_is_known(api: Api):
    said = {"text": "I live in Graz."}
    await api("POST", "memories", said)

    (event,) = (await api("POST", "memories", said)).json()["results"]

    assert event["event"] == "NONE"
    assert await api.texts() == ["I live in Graz."]


async def test_who_says_again_what_is_known_is_told_which_memory_says_it(api: Api):
    added = await api("POST", "memories", {"text": "I live in Graz."})
    known = added.json()["results"][0]["id"]

    (event,) = (await api("POST", "memories", {"text": "I live in Graz"})).json()["results"]

    assert (event["event"], event["id"], event["old_memory"]) == ("NONE", known, "I live in Graz.")
    assert event["reason"] in {"same_text", "duplicate"}


@pytest.mark.parametrize(
    ("first", "again"),
    [
        ("I play golf.", "I play golf."),
        ("I live in Graz.", "My home is in Graz."),
        ("Ich wohne in Graz.", "Ich wohne in Graz!"),
        ("Vivo en Graz.", "Vivo en Graz"),
        ("J'habite à Graz.", "J'habite à Graz."),
        ("Abito a Graz.", "Abito a Graz"),
        ("Moro em Graz.", "Moro em Graz!"),
    ],
)
async def test_what_is_given_with_what_is_known_is_kept_with_it(api: Api, first: str, again: str):
    await api("POST", "memories", {"text": first, "metadata": {"a": 1, "src": "crm"}, "tags": ["one"]})

    given = {"metadata": {"b": 2, "src": "form"}, "tags": ["two", "one"]}
    (event,) = (await api("POST", "memories", {"text": again} | given)).json()["results"]

    (memory,) = (await api("GET", "memories")).json()["results"]
    assert (event["event"], event["id"]) == ("NONE", memory["id"])
    assert memory["metadata"] == {"a": 1, "b": 2, "src": "form"}
    assert memory["tags"] == ["one", "two"]


async def test_what_is_given_with_a_piece_of_a_document_stays_out_of_what_a_user_said(api: Api):
    said = "The boiler in the cellar needs 1.5 bar in winter, says Heinrich Huber."
    await api("POST", "memories", {"text": said, "metadata": {"a": 1}})
    manual = {"id": "manual", "text": said}
    await api("POST", "documents", manual | {"metadata": {"page": 1}})

    assert [memory["metadata"] for memory in (await api("GET", "memories")).json()["results"]] == [{"a": 1}]


SOON, LATER = "2099-01-01T00:00:00Z", "2099-06-01T00:00:00Z"


@pytest.mark.parametrize(
    ("first", "again", "holds"),
    [
        (SOON, None, None),
        (SOON, LATER, LATER),
        (LATER, SOON, LATER),
        (None, SOON, None),
    ],
)
async def test_what_is_said_again_holds_as_long_as_either_says(
    api: Api, first: str | None, again: str | None, holds: str | None
):
    for until in (first, again):
        await api("POST", "memories", {"text": "I live in Graz.", "expires_at": until})

    (memory,) = (await api("GET", "memories")).json()["results"]
    assert memory["expires_at"] == holds


async def test_what_was_said_before_makes_nothing_hold_longer_nor_does_an_assistant(api: Api):
    await api("POST", "memories", {"text": "I live in Graz.", "expires_at": SOON})
    await api("POST", "memories", {"text": "I live in Graz.", "at": "2020-01-01T00:00:00Z"})
    await api("POST", "memories", {"messages": [{"role": "assistant", "content": "You live in Graz."}]})

    (memory,) = (await api("GET", "memories")).json()["results"]
    assert memory["expires_at"] == SOON


async def test_eight_equal_adds_at_once_leave_one_memory(api: Api):
    answers = await asyncio.gather(*(api("POST", "memories", {"text": "I live in Graz."}) for _ in range(8)))

    assert [answer.status_code for answer in answers] == [200] * 8
    assert await api.texts() == ["I live in Graz."]


@pytest.mark.parametrize(
    ("asked", "twice"), [("memories?limit=1&limit=2", "limit"), ("memories/search?q=tea&q=coffee", "q")]
)
async def test_a_parameter_that_is_given_twice_is_refused(api: Api, asked: str, twice: str):
    await api.know("Tea")

    answer = await api("GET", asked)

    assert (answer.status_code, answer.json()["error"]["param"]) == (400, twice)


@pytest.mark.parametrize(
    ("method", "path", "param", "said"),
    [
        ("PUT", "profile/ho%20me", "name", "'ho me' is no field's name: a word of at most 32 letters"),
        ("GET", "memories?after=zzz", "after", "take it from the page before"),
        ("POST", "memories/query", "after", "take it from the page before"),
        ("GET", "history?after=garbage", "after", "take it from the last line of the page before"),
        ("DELETE", "/v2/entities/user/%20/", "user_id", "Not a valid name: send"),
    ],
)
async def test_what_is_spelled_wrongly_in_an_address_is_told_in_words(
    api: Api, method: str, path: str, param: str, said: str
):
    body = {"PUT": {"values": ["Graz"]}, "POST": {"after": "zzz"}}.get(method)
    error = (await api(method, path, body)).json()["error"]

    assert (error["code"].startswith("invalid_"), error["param"], said in error["message"]) == (True, param, True), (
        error
    )


@pytest.mark.parametrize("key", ["user_id", "user\\u005fid"])
async def test_B05_a_body_that_names_two_users_is_kept_for_none(api: Api, key: str):
    body = f'{{"text":"Tea","infer":false,"user_id":"ada","{key}":"bob"}}'

    answer = await api.client.request(
        "POST", "/memory/v1/memories", content=body, headers={"content-type": "application/json"}
    )

    assert (answer.status_code, answer.json()["error"]["code"]) == (400, "duplicate_key")
    assert (await api.texts(user="ada"), await api.texts(user="bob")) == ([], [])


async def test_what_two_users_are_named_for_is_not_deleted(api: Api):
    await api.know("Tea", user="ada")
    await api.know("Coffee", user="bob")

    answer = await api("DELETE", "memories?user_id=ada&user_id=bob", user=None)

    assert (answer.status_code, answer.json()["error"]["param"]) == (400, "user_id")
    assert (await api.texts(user="ada"), await api.texts(user="bob")) == (["Tea"], ["Coffee"])


async def test_P6_nobody_reads_or_changes_anothers_memory(api: Api):
    hers = await api.know("Tea")

    assert await api.texts(user="bob") == []
    for method, path in (
        ("GET", f"memories/{hers}"),
        ("DELETE", f"memories/{hers}"),
        ("GET", f"memories/{hers}/history"),
        ("POST", f"memories/{hers}/close"),
        ("POST", f"memories/{hers}/pin"),
        ("POST", f"memories/{hers}/undo"),
    ):
        assert (await api(method, path, user="bob")).status_code == 404, path
    assert (await api("PATCH", f"memories/{hers}", {"text": "Coffee"}, user="bob")).status_code == 404
    assert await api.texts() == ["Tea"]


async def test_a_parameter_that_is_not_known_is_refused_and_nothing_is_done(api: Api):
    await api.know("Tea")

    for method, path in (
        ("DELETE", "memories?dryrun=true"),
        ("DELETE", "memories?userid=bob"),
        ("GET", "memories?limt=3"),
        ("PUT", "profile/home?userid=bob"),
        ("GET", "sessions?user_id=bob"),
    ):
        answer = await api(method, path, {"values": ["Graz"]} if method == "PUT" else None)
        error = answer.json()["error"]
        assert (answer.status_code, error["code"]) == (400, "invalid_input"), path
        assert error["param"] == path.partition("?")[2].partition("=")[0]
    assert await api.texts() == ["Tea"]
    assert (await api("GET", "/v1/memories/?user_id=ada&org_id=x")).status_code == 200


async def test_a_day_where_a_time_is_wanted_is_answered_with_an_example(api: Api):
    error = (await api("POST", "memories", {"text": "Tea", "at": "2025-01-01"})).json()["error"]

    assert (error["param"], error["message"]) == ("at", "Expected a time, as 2026-01-31T12:00:00Z")


async def test_a_parameter_that_is_missing_is_named(api: Api):
    answer = await api("GET", "memories/search")

    assert (answer.status_code, answer.json()["error"]["code"]) == (400, "invalid_input")
    assert answer.json()["error"]["message"] == "Missing required query parameter 'q'"
    assert answer.json()["error"]["param"] == "q"


async def test_a_page_names_the_next_one(api: Api):
    for number in range(5):
        await api.know(f"Fact {number}")

    first = (await api("GET", "memories?limit=3")).json()
    second = (await api("GET", f"memories?limit=3&after={first['next']}")).json()

    assert [len(first["results"]), len(second["results"]), second["next"]] == [3, 2, None]


async def test_a_sync_goes_on_behind_what_was_erased_meanwhile(api: Api):
    ids = [(await api.know(f"Fact {number}")) for number in range(5)]
    first = (await api("GET", "memories?limit=3")).json()
    await api("DELETE", f"memories/{first['next']}")

    second = (await api("GET", f"memories?limit=3&after={first['next']}")).json()

    assert len(ids) == len(first["results"]) + len(second["results"])


async def test_filters_narrow_lists_and_searches_and_name_what_is_wrong_with_them(api: Api):
    await api.know("The draft of the report", metadata={"category": "work", "size": 3})
    await api.know("The report for the club", metadata={"category": "home"})
    work = {"AND": [{"field": "category", "operator": "eq", "value": "work"}, {"size": {"gte": 2}}]}

    listed = (await api("POST", "memories/query", {"filters": work})).json()["results"]
    found = (await api("POST", "memories/search", {"query": "report", "filters": work})).json()["results"]
    wrong = await api("POST", "memories/query", {"filters": {"OR": [{"a": {"near": 1}}]}})

    assert [each["memory"] for each in listed] == [each["memory"] for each in found] == ["The draft of the report"]
    assert wrong.status_code == 400
    assert "filters.OR[0]" in wrong.json()["error"]["message"]
    assert wrong.json()["error"]["param"].startswith("filters.OR[0]")


async def test_a_change_names_the_revision_that_was_seen(api: Api):
    memory = await api.know("Tea")
    etag = (await api("GET", f"memories/{memory}")).headers["etag"]

    right = await api("PATCH", f"memories/{memory}", {"text": "Green tea"}, If_Match=etag)
    late = await api("PATCH", f"memories/{memory}", {"text": "Coffee"}, If_Match=etag)

    assert (right.status_code, right.json()["memory"]) == (200, "Green tea")
    assert right.headers["etag"] != etag
    assert (late.status_code, late.json()["error"]["code"]) == (409, "conflict")
    assert await api.texts() == ["Green tea"]


async def test_B20_a_correction_is_kept_without_what_hides_in_it(api: Api):
    memory = await api.know("Tea")

    changed = await api("PATCH", f"memories/{memory}", {"text": "Green\u0000 te\u202ea\u200b"})
    empty = await api("PATCH", f"memories/{memory}", {"text": "\u0000\u202e"})

    assert (changed.status_code, changed.json()["memory"]) == (200, "Green tea")
    assert empty.status_code == 400
    assert await api.texts() == ["Green tea"]


async def test_tags_metadata_and_a_date_are_changed_without_another_text(api: Api):
    memory = await api.know("Tea", metadata={"a": 1})
    changes = {"tags": ["drinks"], "metadata": {"b": 2}, "expires_at": "2099-01-01T00:00:00Z", "importance": 0.9}

    changed = (await api("PATCH", f"memories/{memory}", changes)).json()

    assert {name: changed[name] for name in changes} == changes
    assert changed["memory"] == "Tea"
    lines = (await api("GET", f"memories/{memory}/history")).json()["lines"]
    assert [line["reason"] for line in lines] == ["added", "edited"]


async def test_what_is_closed_is_gone_from_every_read_until_it_is_undone(api: Api):
    memory = await api.know("Tea")

    assert (await api("POST", f"memories/{memory}/close")).status_code == 200
    assert await api.texts() == await api.texts("memories/search?q=tea") == []
    assert (await api("GET", f"memories/{memory}")).status_code == 404
    assert (await api("GET", f"memories/{memory}/history")).json()["lines"][-1]["is_deleted"]

    assert (await api("POST", f"memories/{memory}/undo")).status_code == 200
    assert await api.texts() == ["Tea"]


async def test_P9_what_is_deleted_is_in_no_file(api: Api, tmp_path: Path):
    kept = await api.know("Tea with honey")
    gone = await api.know("Quixotic zeppelin", metadata={"note": "Zanzibar"})
    many = [await api.know(f"Xylophone lesson {number}", metadata={"course": "x"}) for number in range(5)]
    await api("POST", f"memories/{many[0]}/close")

    one = await api("DELETE", f"memories/{gone}")
    dry = await api("DELETE", 'memories?dry_run=true&filters={"course":"x"}')
    all_of_them = await api("DELETE", 'memories?filters={"course":"x"}')

    assert [answer.json()["memories"] for answer in (one, dry, all_of_them)] == [1, 5, 5]
    assert await api.texts() == ["Tea with honey"]
    assert (await api("GET", f"memories/{gone}/history")).status_code == 404
    assert (await api("GET", f"memories/{kept}")).status_code == 200
    for path in tmp_path.rglob("*"):
        if path.is_file():
            raw = path.read_bytes()
            assert not any(word in raw for word in (b"Quixotic", b"Zanzibar", b"Xylophone")), path


async def test_a_whole_user_is_deleted_and_nobody_else(api: Api):
    await api.know("Tea")
    await api.know("Beer", user="bob")

    assert (await api("DELETE", "memories")).json()["memories"] == 1

    assert await api.texts() == []
    assert await api.texts(user="bob") == ["Beer"]


async def test_who_names_an_agent_reads_what_that_agent_may_see_and_who_names_none_reads_all(api: Api):
    await api.know("Runs", agent_id="coach")
    await api.know("Tea")
    await api.know("A trial", run_id="trial")

    assert await api.texts() == ["Runs", "Tea", "A trial"]
    assert await api.texts("memories?agent_id=coach") == ["Runs"]
    assert await api.texts("memories?run_id=trial") == ["A trial"]
    assert await api.texts("memories?agent_id=cook") == []


async def test_an_agent_alone_is_nobodys_in_particular_and_nobody_is_this_machines_own_user(api: Api):
    await api.know("Answers in rhymes", user=None, agent_id="bard")
    await api.know("Keeps bees", user=None)
    await api.know("Sings", user=None, agent_id="bard", user_id="local")

    everybody = (await api("GET", "users", user=None)).json()["results"]

    whose = {(each["user_id"], each["agent_id"]): each["memories"] for each in everybody}
    assert whose == {(None, "bard"): 1, ("local", None): 1, ("local", "bard"): 1}
    assert await api.texts("memories?agent_id=bard", user=None) == ["Answers in rhymes", "Sings"]
    assert await api.texts(user=None) == ["Keeps bees", "Sings"]
    narrowed = await api("GET", "memories", user=None, X_Memory_Agent="bard")
    assert [each["memory"] for each in narrowed.json()["results"]] == ["Sings"]
    assert (await api("POST", "context", {"query": "Who sings?", "agent_id": "bard"}, user=None)).status_code == 200


async def test_whoever_a_body_names_comes_before_whoever_a_header_names(api: Api):
    body = {"text": "Keeps bees", "infer": False, "user_id": "bob"}
    assert (await api("POST", "memories", body, user="ada")).status_code == 200

    assert await api.texts(user="bob") == ["Keeps bees"]
    assert await api.texts("memories?user_id=bob", user="ada") == ["Keeps bees"]
    assert await api.texts(user="ada") == []


async def test_a_request_that_is_sent_again_is_done_once_and_answered_alike(api: Api):
    said = {"text": "Fed the cat", "infer": False}

    answers = [await api("POST", "memories", said, Idempotency_Key="k1") for _ in range(2)]
    other = await api("POST", "memories", said | {"text": "Fed the dog"}, Idempotency_Key="k1")

    assert answers[0].json() == answers[1].json()
    assert await api.texts() == ["Fed the cat"]
    assert (other.status_code, other.json()["error"]["code"]) == (409, "idempotency_key_reused")


async def test_a_key_that_another_user_has_sent_is_none_of_hers(api: Api):
    await api.know("I live in Graz.", user="ada")
    said = {"text": "I live in Vienna now."}

    hers = (await api("POST", "memories", said, Idempotency_Key="k1")).json()
    his = (await api("POST", "memories", said, user="bob", Idempotency_Key="k1")).json()

    assert [event["old_memory"] for event in hers["results"]] == ["I live in Graz."]
    assert [event["event"] for event in his["results"]] == ["ADD"]
    assert await api.texts(user="bob") == ["I live in Vienna now."]


async def test_a_change_that_is_sent_again_is_not_taken_back_nor_counted_twice(api: Api):
    memory = (await api("POST", "memories", {"text": "I live in Graz."})).json()["results"][0]["id"]
    await api("PATCH", f"memories/{memory}", {"text": "I live in Vienna."})

    undone = [await api("POST", f"memories/{memory}/undo", {}, Idempotency_Key="k1") for _ in range(2)]
    closed = [await api("POST", f"memories/{memory}/close", {}, Idempotency_Key="k1") for _ in range(2)]
    entries = [await api("POST", "sessions/s1/entries", {"content": "Hello"}, Idempotency_Key="k1") for _ in range(2)]

    assert [answer.json()["memory"] for answer in undone] == ["I live in Graz."] * 2
    assert [answer.status_code for answer in closed] == [200] * 2
    assert entries[0].json() == entries[1].json()
    assert (await api("GET", "sessions/s1/stats")).json()["total_entries"] == 1


async def test_a_tag_of_ricordos_own_is_refused_wherever_it_is_given(api: Api):
    said = {"text": "I'm allergic to peanuts.", "tags": ["auto_pinned"]}

    added = await api("POST", "memories", said)
    document = await api("POST", "documents", said | {"id": "d1"})

    assert [answer.status_code for answer in (added, document)] == [400, 400]
    assert added.json()["error"]["message"].startswith("tags: ")
    assert await api.texts() == []


async def test_who_does_not_wait_is_told_later(api: Api):
    begun = await api("POST", "memories", {"text": "I live in Graz.", "wait": False})
    assert begun.status_code == 202

    job = begun.json()
    while job["state"] == "running":
        await asyncio.sleep(0.01)
        job = (await api("GET", f"jobs/{job['id']}")).json()

    assert (job["state"], job["results"]["results"][0]["event"]) == ("done", "ADD")
    assert (await api("GET", "jobs/unknown")).status_code == 404
    assert (await api("GET", f"jobs/{job['id']}", user="bob")).status_code == 404


async def test_all_that_many_tell_of_one_user_at_once_is_kept(api: Api):
    """Whether they wait for it or not."""
    told = [{"text": f"My colleague number {number} plays tune {7 * number}."} for number in range(60)]
    waited = await asyncio.gather(*(api("POST", "memories", each) for each in told[:30]))
    begun = [await api("POST", "memories", each | {"wait": False}) for each in told[30:]]

    states = ["running"]
    while "running" in states:
        await asyncio.sleep(0.01)
        states = [(await api("GET", f"jobs/{each.json()['id']}")).json()["state"] for each in begun]

    assert {answer.status_code for answer in waited} == {200}
    assert set(states) == {"done"}
    assert sorted(await api.texts()) == sorted(each["text"] for each in told)


async def test_a_document_takes_the_place_of_what_was_there_under_its_id(api: Api):
    boiler = "The boiler needs 1.5 bar in winter, says Heinrich Huber of 4711 Street. " * 4
    valve = "The valve is behind the left panel, says Heinrich Huber of 4711 Street. " * 4
    first = (await api("POST", "documents", {"id": "manual", "text": f"{boiler}\n\n{valve}"})).json()
    again = (await api("POST", "documents", {"id": "manual", "text": boiler})).json()

    assert len(first["memories"]) == 2
    assert (len(again["memories"]), again["closed"]) == (1, 1)
    assert (await api("GET", "documents")).json()["results"] == [{"id": "manual", "memories": 1}]
    assert {memory["view"] for memory in again["memories"]} == {"chats"}
    assert (await api("DELETE", "documents/manual")).json()["memories"] == 2, "with what it said before"
    assert (await api("GET", "documents/manual")).status_code == 404
    assert (await api("GET", "memories/closed")).json()["results"] == []
    assert (await api("DELETE", "documents/manual")).status_code == 404


async def test_what_a_document_said_before_is_closed_and_can_be_brought_back(api: Api):
    first = (await api("POST", "documents", {"id": "plan", "text": "The vineyard is pruned in March. " * 8})).json()
    kept = [memory["id"] for memory in first["memories"]]
    await api("POST", "documents", {"id": "plan", "text": "The orchard is mown in June. " * 8})

    closed = (await api("GET", "memories/closed")).json()["results"]
    assert [each["id"] for each in closed] == kept
    history = (await api("GET", f"memories/{kept[0]}/history")).json()["lines"]
    assert [line["event"] for line in history] == ["ADD", "DELETE"]
    assert (await api("POST", f"memories/{kept[0]}/undo")).status_code == 200
    assert any("vineyard" in text for text in await api.texts())


TEXTS = [
    "The refund window of the Zurich shop is thirty days, says Heinrich Huber of 4711 Street. " * 4,
    "Skis are waxed on Fridays in the cellar of Bahnhofstrasse 12, says Maria Keller. " * 4,
]


async def said_by(api: Api) -> list[bool]:
    """Whose text the document has, of the two."""
    parts = " ".join(memory["memory"] for memory in (await api("GET", "documents/shop")).json()["memories"])
    return ["refund" in parts, "waxed" in parts]


async def test_of_two_texts_of_one_document_that_are_sent_at_once_one_is_there(api: Api):
    await api("POST", "documents", {"id": "shop", "text": "The shop opens at nine, says Heinrich Huber. " * 4})

    sent = await asyncio.gather(*(api("POST", "documents", {"id": "shop", "text": text}) for text in TEXTS))

    assert [answer.status_code for answer in sent] == [200, 200]
    assert sum(answer.json()["closed"] for answer in sent) == 2
    assert sorted(await said_by(api)) == [False, True]


async def test_of_two_texts_that_two_processes_are_sent_at_once_one_is_there(api: Api, beside: Api):
    for _ in range(5):
        sent = await asyncio.gather(
            *(
                to("POST", "documents", {"id": "shop", "text": text})
                for to, text in zip((api, beside), TEXTS, strict=True)
            )
        )

        assert [answer.status_code for answer in sent] == [200, 200]
        assert sorted(await said_by(api)) == [False, True]


async def test_a_document_is_one_users_whatever_others_call_theirs(api: Api):
    for user in ("ada", "bob", None):
        answer = await api("POST", "documents", {"id": "cv", "text": f"Curriculum of {user}. " * 20}, user=user)
        assert answer.status_code == 200

    shown = (await api("GET", "documents/cv", user=None)).json()["memories"]
    assert {memory["user_id"] for memory in shown} == {"local"}
    assert (await api("DELETE", "documents/cv", user=None)).json()["memories"] == len(shown)
    assert (await api("GET", "documents/cv", user=None)).status_code == 404
    for user in ("ada", "bob"):
        assert (await api("GET", "documents/cv", user=user)).status_code == 200


@pytest.mark.parametrize("body", [{"text": ""}, {"text": "  \n"}, {"messages": " "}])
async def test_white_space_is_as_empty_as_nothing(api: Api, body: dict[str, str]):
    answer = await api("POST", "memories", body)

    assert (answer.status_code, answer.json()["error"]["code"]) == (400, "invalid_input")


async def test_an_operation_that_there_is_not_is_told_with_those_that_there_are(api: Api):
    answer = await api("POST", "memories/batch", {"operations": [{"op": "add", "id": "m"}]})

    error = answer.json()["error"]
    assert (answer.status_code, error["param"]) == (400, "operations[0].op")
    assert "send close, delete, pin, undo, unpin, update" in error["message"]


async def test_a_batch_says_of_each_operation_what_came_of_it(api: Api):
    tea, cake = await api.know("Tea"), await api.know("Cake")
    told = await api(
        "POST",
        "memories/batch",
        {
            "operations": [
                {"op": "update", "id": tea, "patch": {"text": "Green tea"}},
                {"op": "pin", "id": tea},
                {"op": "close", "id": "unknown"},
                {"op": "delete", "id": cake},
            ]
        },
    )

    assert [(each["ok"], each["error"]) for each in told.json()["results"]] == [
        (True, None),
        (True, None),
        (False, "not_found"),
        (True, None),
    ]
    assert await api.texts() == ["Green tea"]


async def test_a_memory_is_pinned_unpinned_and_rated(api: Api):
    memory = await api.know("I like tea")

    pinned = await api("POST", f"memories/{memory}/pin")
    again = await api("POST", f"memories/{memory}/pin")
    unpinned = await api("POST", f"memories/{memory}/unpin")
    rated = await api("POST", f"memories/{memory}/feedback", {"useful": True})

    assert [answer.json()["pinned"] for answer in (pinned, again, unpinned)] == [True, True, False]
    assert rated.status_code == 200
    first = (await api("GET", "history?limit=3")).json()
    second = (await api("GET", f"history?limit=3&after={first['next']}")).json()
    lines = (*first["lines"], *second["lines"])
    assert [line["reason"] for line in lines] == ["edited", "unpinned", "pinned", "added"]
    assert second["next"] is None


@pytest.mark.parametrize(
    ("body", "where"),
    [
        ({}, "messages"),
        ({"text": "a", "messages": "b"}, "messages"),
        ({"text": "a", "metadata": {"x": "y" * 20_000}}, "metadata"),
        ({"text": "a", "metadata": {"x": [2**64]}}, "metadata"),
        ({"text": "a", "tags": ["quarantined"]}, "tags"),
        ({"text": "a", "expires_at": "2001-01-01T00:00:00Z"}, "expires_at"),
        ({"text": "a", "at": "2999-01-01T00:00:00Z"}, "at"),
        ({"text": "x" * 9_000, "infer": False}, "messages[0]"),
        ({"text": "My password is hunter2-Xy9!", "infer": False}, "messages[0]"),
        ({"text": "a", "nonsense": 1}, "nonsense"),
        ({"text": "a", "user_id": "\x00"}, "name"),
        ({"text": "a", "timezone": "Mars/Olympus"}, "timezone"),
    ],
)
async def test_what_cannot_be_kept_is_refused_with_its_place(api: Api, body: dict[str, Any], where: str):
    answer = await api("POST", "memories", body)

    assert answer.status_code == 400
    assert where in answer.json()["error"]["message"] + (answer.json()["error"]["param"] or "")
    assert await api.texts() == []


async def test_clients_of_mem0_find_the_paths_that_they_know(api: Api):
    key = {"Authorization": "Token anything"}
    added = await api("POST", "/v3/memories/add/", {"messages": "I keep bees.", "user_id": "eve"}, user=None, **key)
    (item,) = added.json()["results"]
    found = await api(
        "POST", "/v3/memories/search/", {"query": "bees", "filters": {"user_id": "eve"}}, user=None, **key
    )
    listed = await api("POST", "/v3/memories/?page=1", {"filters": {"AND": [{"user_id": "eve"}]}}, user=None, **key)
    updated = await api("PUT", f"/v1/memories/{item['id']}/", {"text": "I keep goats."}, user=None, **key)
    who = await api("GET", "/v1/entities/", user=None, **key)
    closed = await api("DELETE", f"/v1/memories/{item['id']}/", user=None, **key)
    history = await api("GET", f"/v1/memories/{item['id']}/history/", user=None, **key)

    assert item["memory"] == "I keep bees."
    assert [each["memory"] for each in found.json()["results"]] == ["I keep bees."]
    assert (listed.json()["count"], listed.json()["next"]) == (1, None)
    assert updated.json()["memory"] == "I keep goats."
    assert [each["name"] for each in who.json()["results"]] == ["eve"]
    assert closed.status_code == 200
    assert (await api("GET", f"/v1/memories/{item['id']}/", user=None, **key)).status_code == 404
    assert [line["event"] for line in history.json()] == ["ADD", "UPDATE", "DELETE"]
    assert (await api("GET", "/v1/ping/", user=None, **key)).json()["status"] == "ok"


async def test_every_route_stands_in_the_schema(api: Api):
    schema = (await api("GET", "/schema/openapi.json")).json()

    assert schema["openapi"].startswith("3.1")
    assert {"/memory/v1/memories", "/memory/v1/context", "/memory/v1/documents", "/v1/memories"} <= set(schema["paths"])


async def test_the_schema_describes_the_errors_that_are_sent(api: Api):
    schema = (await api("GET", "/schema/openapi.json")).json()
    refused = (await api("GET", "/memory/v1/memories?limit=many")).json()

    for item in schema["paths"].values():
        for operation in item.values():
            assert "400" not in operation["responses"]
            described = operation["responses"]["default"]["content"]["application/json"]["schema"]
            assert described == {"$ref": "#/components/schemas/ErrorBody"}
    assert set(schema["components"]["schemas"]["ErrorFields"]["properties"]) == set(refused["error"])


async def test_a_method_that_a_path_does_not_take_is_answered_with_those_that_it_takes(api: Api):
    answer = await api("PUT", "/memory/v1/memories/batch")

    assert answer.status_code == 405
    assert "POST" in answer.headers["allow"].split(", ")


async def test_below_the_old_routes_somebody_must_be_named_on_ones_own_machine_too(api: Api):
    await api.know("I keep bees.", user="local")
    asked: list[tuple[str, str, Any]] = [
        ("POST", "/v1/memories/", {"messages": "I sail."}),
        ("POST", "/v3/memories/add/", {"messages": "I sail."}),
        ("GET", "/v1/memories/", None),
        ("GET", "/v1/memories/search/?q=bees", None),
        ("POST", "/v3/memories/search/", {"query": "bees", "filters": {"category": "x"}}),
        ("POST", "/v3/memories/", {}),
        ("POST", "/v1/entities/", {}),
        ("DELETE", "/v1/memories/", None),
    ]

    for method, path, body in asked:
        answer = await api(method, path, body, user=None)
        assert (answer.status_code, answer.json()["error"]["code"]) == (400, "memory_scope_required"), path
    assert await api.texts(user="local") == ["I keep bees."]
    assert (await api("GET", "/v1/memories/", user="local")).json()["results"][0]["memory"] == "I keep bees."


async def test_a_client_that_resets_deletes_each_of_those_it_was_told_of(api: Api):
    await api.know("I swim.", user="eve", agent_id="helper")
    told = (await api("GET", "/v1/entities/", user=None)).json()["results"]

    answers = [await api("DELETE", f"/v2/entities/{each['type']}/{each['name']}/", user=None) for each in told]

    assert [each["name"] for each in told] == ["helper", "eve"]
    assert [answer.status_code for answer in answers] == [200, 200]
    assert (await api("DELETE", "/v2/entities/user/nobody/", user=None)).status_code == 404


async def test_a_star_alone_is_everybody_for_an_administrator(api: Api):
    for user in ("ada", "bob"):
        await api.know("I keep bees.", user=user)

    everybody = (await api("POST", "/v3/memories/", {"filters": {"user_id": "*"}}, user=None)).json()["results"]
    found = await api("POST", "/v3/memories/search/", {"query": "bees", "filters": {"user_id": "*"}}, user=None)
    of_ada = (await api("POST", "/v3/memories/", {"filters": {"user_id": "*"}})).json()["results"]

    assert [item["user_id"] for item in everybody] == ["ada", "bob"]
    assert {item["user_id"] for item in found.json()["results"]} == {"ada", "bob"}
    assert [item["user_id"] for item in of_ada] == ["ada"]


FILTERING: tuple[tuple[str, str, dict[str, str]], ...] = (
    ("POST", "/memory/v1/memories/query", {}),
    ("POST", "/memory/v1/memories/search", {"query": "x"}),
    ("POST", "/memory/v1/memories/close", {}),
    ("POST", "/memory/v1/memories", {"text": "I sail."}),
    ("POST", "/v1/memories/search/", {"query": "x", "user_id": "ada"}),
    ("POST", "/v3/memories/search/", {"query": "x", "user_id": "ada"}),
    ("POST", "/v3/memories/", {"user_id": "ada"}),
)
"""Every route that takes filters in its body."""


async def test_what_is_no_filter_is_refused_by_every_route_that_takes_one(api: Api):
    await api.know("I keep bees.")

    for name, (filters, why) in HOSTILE.items():
        for method, path, body in FILTERING:
            answer = await api(method, path, body | {"filters": filters})
            assert (answer.status_code, answer.json()["error"]["code"]) == (400, "invalid_input"), (name, path)
            assert why in answer.json()["error"]["message"], (name, path)
        in_query = quote(json.dumps(filters))
        answer = await api("DELETE", f"/memory/v1/memories?filters={in_query}")
        assert answer.status_code in {400, 414}, name
    assert await api.texts() == ["I keep bees."]


@pytest.mark.parametrize("levels", [1_000, 100_000])
async def test_filters_that_no_stack_holds_are_refused(api: Api, levels: int):
    nested = '{"NOT":' * levels + '{"tag": "a"}' + "}" * levels

    for method, path, body in FILTERING:
        given = json.dumps(body | {"filters": 0}).replace('"filters": 0', f'"filters": {nested}')
        answer = await api.client.request(
            method, path, content=given, headers={"X-Memory-User": "ada", "Content-Type": "application/json"}
        )
        assert (answer.status_code, answer.json()["error"]["type"]) == (400, "invalid_request_error"), path


@pytest.mark.parametrize("asked", ["one", "filters", "agent"])
async def test_a_deletion_tells_how_many_fields_of_the_profile_went_with_it(api: Api, asked: str):
    agent = {"agent_id": "coach"} if asked == "agent" else {}
    for said in ("I live in Graz.", "I am allergic to soy."):
        added = await api("POST", "memories", {"text": said} | agent)
    known = added.json()["results"][0]["id"]
    await api("PUT", "profile/diet", {"values": ["vegan"]})
    filters = quote(json.dumps({"memory": {"contains": "Graz"}}))
    path = {"one": f"memories/{known}", "filters": f"memories?filters={filters}", "agent": "memories?agent_id=coach"}

    would = None if asked == "one" else (await api("DELETE", f"{path[asked]}&dry_run=true")).json()["fields"]
    erased = (await api("DELETE", path[asked])).json()["fields"]

    left = [field["name"] for field in (await api("GET", "profile")).json()["fields"]]
    assert erased == 3 - len(left) > 0
    assert would in {None, erased}
    assert "diet" in left


async def test_what_an_erasure_would_take_is_told_as_it_is_and_one_that_finds_nothing_says_so(api: Api):
    await api.know("A boat")
    await api("PUT", "profile/home", {"values": ["Graz"]})
    await api("POST", "sessions/s1/entries", {"type": "message", "role": "user", "content": "hello"})

    would = (await api("DELETE", "memories?dry_run=true")).json()
    erased = (await api("DELETE", "memories")).json()
    again = (await api("DELETE", "memories")).json()

    how_much = {"memories": 1, "sessions": 1, "turns": 0, "fields": 1}
    assert would == how_much | {"state": "would_erase", "dry_run": True, "hint": None}
    assert erased == how_much | {"state": "erased", "dry_run": False, "hint": None}
    assert again == dict.fromkeys(how_much, 0) | {"state": "nothing_found", "dry_run": False, "hint": None}


async def test_secrets_in_metadata_are_not_kept_whatever_they_are(api: Api):
    metadata = {
        "4111 1111 1111 1111": "x",
        "pin": 4711,
        "credentials": {"password": {"v": "Sunfl0wer!57"}},
        "passwords": ["Sunfl0wer!57"],
        "year": 2024,
    }
    kept = await api.know("I like chess.", metadata=metadata)
    changed = await api.know("I like Go.")
    await api("PATCH", f"memories/{changed}", {"metadata": metadata})

    for memory in (kept, changed):
        assert (await api("GET", f"memories/{memory}")).json()["metadata"] == {
            "[redacted]": "x",
            "pin": "[redacted]",
            "credentials": {"password": {"v": "[redacted]"}},
            "passwords": ["[redacted]"],
            "year": 2024,
        }


async def test_the_number_of_a_card_or_an_account_is_no_name_of_a_field(api: Api):
    answer = await api("PUT", "profile/card4111111111111111", {"values": ["tea"]})

    assert answer.status_code == 400
    assert answer.json()["error"]["param"] == "name"
    assert "no card or account number is kept" in answer.json()["error"]["message"]


async def test_an_applications_id_that_looks_like_a_cards_number_names_a_session_and_a_run(api: Api):
    named = {"run_id": "4111111111111111", "session_id": "4111111111111111"}

    assert (await api("POST", "memories", {"text": "I like tea.", **named})).status_code == 200
    assert (await api("POST", "sessions/4111111111111111/entries", {"content": "Hello"})).status_code == 201
