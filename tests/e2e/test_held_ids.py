"""P6: where the provider's key is ours, what it keeps belongs to who made it; and it is asked of who made it."""

import asyncio
import contextlib
import gzip
import itertools
import json
import threading
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import Any

import httpx2
import pytest

from memory.ports.memories import Erasure
from ricordo.stores import engine_of
from tests.e2e.conftest import KEY, Ricordo, ricordo_of, settings_for
from tests.e2e.test_keys_mode import UPSTREAM_KEY
from tests.e2e.test_replay import now
from tests.scripted_provider import ScriptedProvider
from tests.scripted_upstream import Chat, ScriptedUpstream, ToolCall, hold

pytestmark = pytest.mark.long

PROVIDERS = itertools.count()
NOT_FOUND = {"response_not_found", "conversation_not_found", "id_not_found"}


@pytest.fixture(scope="module")
def _shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Ricordo]:
    """A Ricordo that holds a key."""
    with ScriptedUpstream.in_thread() as upstream:
        path = tmp_path_factory.mktemp("store") / "ricordo.db"
        with ricordo_of(settings_for(path, upstream, upstream__api_key=UPSTREAM_KEY), upstream) as ricordo:
            yield ricordo


@pytest.fixture
def provider(ricordo: Ricordo) -> ScriptedProvider:
    provider = ScriptedProvider(name=f"{next(PROVIDERS)}-")  # its ids are its own
    provider.script(ricordo.upstream)
    return provider


def ask(
    ricordo: Ricordo, method: str, path: str, body: Any = None, *, user: str | None = "ada", **headers: str
) -> httpx2.Response:
    """A request below /v1/."""
    named = {"X-Memory-User": user} if user else {}
    content = body if isinstance(body, bytes) or body is None else json.dumps(body).encode()
    typed = {"Content-Type": "application/json"} if content is not None else {}
    sent = {"Authorization": "Bearer placeholder", **named, **typed, **headers}
    return httpx2.request(method, f"{ricordo.origin}/v1/{path}", content=content, headers=sent, timeout=30)


def made(ricordo: Ricordo, **more: Any) -> str:
    """The id of a new response of ada's."""
    headers = more.pop("headers", {})
    answer = ask(ricordo, "POST", "responses", {"model": "m", "input": "Hello!", **more}, **headers)
    assert answer.status_code == 200, answer.text
    return answer.json()["id"]


def conversed(ricordo: Ricordo) -> str:
    """The id of a new conversation of ada's."""
    return ask(ricordo, "POST", "conversations", {}).json()["id"]


def is_refused(ricordo: Ricordo, answer: httpx2.Response) -> bool:
    """Whether it was refused as what is not there; then the provider was not asked."""
    is_ours = answer.status_code == 404 and answer.json()["error"]["code"] in NOT_FOUND
    return is_ours and not ricordo.upstream.requests


WAYS: dict[str, tuple[str, str, dict[str, Any] | None]] = {
    "get": ("GET", "responses/RESPONSE", None),
    "get with a query": ("GET", "responses/RESPONSE?include[]=x&stream=false", None),
    "a slash behind": ("GET", "responses/RESPONSE/", None),
    "encoded": ("GET", "%72esponses/RESPONSE", None),
    "in capitals": ("GET", "Responses/RESPONSE", None),
    "delete": ("DELETE", "responses/RESPONSE", None),
    "cancel": ("POST", "responses/RESPONSE/cancel", None),
    "input items": ("GET", "responses/RESPONSE/input_items", None),
    "what a provider may add": ("POST", "responses/RESPONSE/approve", {}),
    "go on": ("POST", "responses", {"model": "m", "input": "And?", "previous_response_id": "RESPONSE"}),
    "go on, streamed": (
        "POST",
        "responses",
        {"model": "m", "input": "And?", "previous_response_id": "RESPONSE", "stream": True},
    ),
    "go on with items we cannot read": ("POST", "responses", {"input": 5, "previous_response_id": "RESPONSE"}),
    "compact": ("POST", "responses/compact", {"model": "m", "previous_response_id": "RESPONSE"}),
    "count": ("POST", "responses/input_tokens", {"model": "m", "previous_response_id": "RESPONSE"}),
    "count in a conversation": ("POST", "responses/input_tokens", {"model": "m", "conversation": "CONVERSATION"}),
    "say in it": ("POST", "responses", {"model": "m", "input": "And?", "conversation": "CONVERSATION"}),
    "say in it, by an object": (
        "POST",
        "responses",
        {"model": "m", "input": "And?", "conversation": {"id": "CONVERSATION"}},
    ),
    "read it": ("GET", "conversations/CONVERSATION", None),
    "its items": ("GET", "conversations/CONVERSATION/items?limit=9", None),
    "add to it": ("POST", "conversations/CONVERSATION/items", {"items": []}),
    "change it": ("POST", "conversations/CONVERSATION", {"metadata": {}}),
    "delete it": ("DELETE", "conversations/CONVERSATION", None),
}


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("other", ["bob", None])
@pytest.mark.usefixtures("provider")
def test_P6_what_was_made_for_one_user_is_not_there_for_another(ricordo: Ricordo, way: str, other: str | None):
    ids = {"RESPONSE": made(ricordo), "CONVERSATION": conversed(ricordo)}
    method, path, body = WAYS[way]
    for name, id_ in ids.items():
        path = path.replace(name, id_)
        body = None if body is None else json.loads(json.dumps(body).replace(name, id_))
    ricordo.upstream.requests.clear()

    # Who names nobody is this machine's own user, who is another one than those of X-Memory-User.
    assert is_refused(ricordo, ask(ricordo, method, path, body, user=other))
    ask(ricordo, method, path, body)
    assert ricordo.upstream.requests


@pytest.mark.parametrize("mode", ["off", "read", "write", "on"])
@pytest.mark.parametrize("stream", [False, True])
def test_P6_an_answer_without_memory_is_its_users_too(
    ricordo: Ricordo, provider: ScriptedProvider, mode: str, stream: bool
):
    body = {"model": "m", "input": "Hello!", "stream": stream}
    assert ask(ricordo, "POST", "responses", body, **{"X-Memory-Mode": mode}).status_code == 200
    id_ = list(provider.responses)[-1]

    assert ask(ricordo, "GET", f"responses/{id_}").status_code == 200
    assert ask(ricordo, "GET", f"responses/{id_}", **{"X-Memory-Mode": "off"}).status_code == 200
    assert ask(ricordo, "GET", f"responses/{id_}", user="bob").status_code == 404


@pytest.mark.parametrize(
    ("body", "headers", "status", "code"),
    [
        (b'{"model":"m","input":"x","previous_response_id":"a","previous_response_id":"ID"}', {}, 400, "duplicate_key"),
        (
            b'{"model":"m","input":"x","previous_response_id":"a","previous_respon\\u0073e_id":"ID"}',
            {},
            400,
            "duplicate_key",
        ),
        (
            b'{"model":"m","input":"x","previous_response_id":"ID","previous\\u005fresponse_id":"a"}',
            {},
            400,
            "duplicate_key",
        ),
        (b'{"model":"m","input":"x","conversation":{"id":"a","id":"ID"}}', {}, 400, "duplicate_key"),
        (b'{"model":"m","input":"x","conversation":{"id":"ID","i\\u0064":"a"}}', {}, 400, "duplicate_key"),
        (b"\x1f\x8b\x08", {"Content-Encoding": "gzip"}, 415, "unsupported_encoding"),
        ('{"previous_response_id":"ID"}'.encode("utf-16"), {}, 400, "invalid_json"),
    ],
)
@pytest.mark.parametrize("mode", ["on", "off"])
@pytest.mark.usefixtures("provider")
def test_P6_what_only_somebody_else_would_read_is_refused(
    ricordo: Ricordo,
    body: bytes,
    headers: dict[str, str],
    status: int,
    code: str,
    mode: str,
):
    id_ = made(ricordo)
    ricordo.upstream.requests.clear()

    answer = ask(
        ricordo,
        "POST",
        "responses",
        body.replace(b"ID", id_.encode()),
        user="bob",
        **headers,
        **{"X-Memory-Mode": mode},
    )

    assert (answer.status_code, answer.json()["error"]["code"]) == (status, code)
    assert not ricordo.upstream.requests


EVERYBODYS = [
    ("GET", "responses"),
    ("GET", "conversations?limit=100"),
    ("GET", "files"),
    ("GET", "Files/"),
    ("GET", "vector_stores"),
    ("GET", "chat/completions"),
    ("GET", "chat/completions/chatcmpl-1"),
    ("DELETE", "models/ft:gpt-5:acme"),
    ("GET", "batches"),
    ("POST", "batches"),
    ("POST", "uploads"),
    ("GET", "messages/batches/msgbatch_1/results"),
    ("GET", "organization/usage/completions"),
    ("GET", "what-a-provider-may-add"),
]


@pytest.mark.parametrize(("method", "path"), EVERYBODYS)
@pytest.mark.usefixtures("provider")
def test_P6_what_shows_or_changes_something_of_everybodys_is_refused(ricordo: Ricordo, method: str, path: str):
    made(ricordo)
    ricordo.upstream.requests.clear()

    answer = ask(ricordo, method, path, {} if method == "POST" else None)

    assert (answer.status_code, answer.json()["error"]["code"]) == (403, "shared_key")
    assert "identity.shared_ids" in answer.json()["error"]["message"]
    assert not ricordo.upstream.requests
    ask(ricordo, method, path, {} if method == "POST" else None, Authorization=f"Bearer {KEY}")
    assert ricordo.upstream.requests


@pytest.mark.parametrize("path", ["embeddings", "rerank", "moderations", "images/generations", "audio/speech"])
@pytest.mark.usefixtures("provider")
def test_calls_of_a_model_go_on_whoever_shares_the_key(ricordo: Ricordo, path: str):
    ask(ricordo, "POST", path, {"model": "m", "input": "x"})
    ask(ricordo, "GET", "models")

    assert [each.path for each in ricordo.upstream.requests[-2:]] == [f"/v1/{path}", "/v1/models"]


# ── What is in answers, and files ─────────────────────────────────────────────────────────────────────────────

Chosen = dict[str, Any]

NAMING: dict[str, tuple[str, Chosen]] = {
    "a reference": ("responses", {"model": "m", "input": [{"type": "item_reference", "id": "ITEM"}]}),
    "one that does not say so": ("responses", {"model": "m", "input": [{"id": "ITEM"}]}),
    "reasoning that stands at the provider": (
        "responses",
        {"model": "m", "input": [{"type": "reasoning", "id": "ITEM", "summary": []}]},
    ),
    "counted": ("responses/input_tokens", {"model": "m", "input": [{"type": "item_reference", "id": "ITEM"}]}),
    "added to a conversation": ("conversations", {"items": [{"type": "item_reference", "id": "ITEM"}]}),
    "a file": (
        "responses",
        {"model": "m", "input": [{"role": "user", "content": [{"type": "input_file", "file_id": "FILE"}]}]},
    ),
    "an image": (
        "responses",
        {"model": "m", "input": [{"role": "user", "content": [{"type": "input_image", "file_id": "FILE"}]}]},
    ),
    "a tool's store": (
        "responses",
        {"model": "m", "input": "x", "tools": [{"type": "file_search", "vector_store_ids": ["STORE"]}]},
    ),
    "a tool's files": (
        "responses",
        {
            "model": "m",
            "input": "x",
            "tools": [{"type": "code_interpreter", "container": {"type": "auto", "file_ids": ["FILE"]}}],
        },
    ),
    "a tool's container": (
        "responses",
        {"model": "m", "input": "x", "tools": [{"type": "code_interpreter", "container": "CONTAINER"}]},
    ),
    "a file of a store": ("vector_stores", {"file_ids": ["FILE"]}),
    "a file of a container": ("containers", {"name": "n", "file_ids": ["FILE"]}),
    "a file in a chat": (
        "chat/completions",
        {"model": "m", "messages": [{"role": "user", "content": [{"type": "file", "file": {"file_id": "FILE"}}]}]},
    ),
    "a file in a chat that is no turn": (
        "chat/completions/",
        {"model": "m", "messages": [{"role": "user", "content": [{"type": "file", "file": {"file_id": "FILE"}}]}]},
    ),
    "a file in a message": (
        "messages",
        {
            "model": "m",
            "max_tokens": 9,
            "messages": [
                {"role": "user", "content": [{"type": "document", "source": {"type": "file", "file_id": "FILE"}}]}
            ],
        },
    ),
    "a prompt that nobody has made": ("responses", {"model": "m", "input": "x", "prompt": {"id": "pmpt_1"}}),
}


def kept_of(ricordo: Ricordo, provider: ScriptedProvider) -> dict[str, str]:
    """Of ada's: an item of an answer, a file, a vector store and a container."""
    provider.says = lambda _: Chat("Noted.", reasoning="Hm.")
    made(ricordo)
    upload = b'--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nA\r\n--x--\r\n'
    form = {"Content-Type": "multipart/form-data; boundary=x"}
    return {
        "ITEM": provider.newest.envelope["output"][0]["id"],
        "FILE": ask(ricordo, "POST", "files", upload, **form).json()["id"],
        "STORE": ask(ricordo, "POST", "vector_stores", {"name": "n"}).json()["id"],
        "CONTAINER": ask(ricordo, "POST", "containers", {"name": "n"}).json()["id"],
    }


def with_ids(body: Chosen, ids: dict[str, str]) -> Chosen:
    text = json.dumps(body)
    for name, id_ in ids.items():
        text = text.replace(f'"{name}"', f'"{id_}"')
    return json.loads(text)


@pytest.mark.parametrize("naming", NAMING)
@pytest.mark.parametrize("mode", ["on", "off"])
def test_P6_what_is_in_an_answer_and_files_belong_to_the_user_for_whom_they_were_made(
    ricordo: Ricordo, provider: ScriptedProvider, naming: str, mode: str
):
    path, body = NAMING[naming]
    body = with_ids(body, kept_of(ricordo, provider))
    ricordo.upstream.requests.clear()
    headers = {"X-Memory-Mode": mode}

    for other in ("bob", None):
        answer = ask(ricordo, "POST", path, body, user=other, **headers)
        assert (answer.status_code, answer.json()["error"].get("code", "id_not_found")) == (404, "id_not_found")
    assert not ricordo.upstream.requests
    if "pmpt_1" not in json.dumps(body):
        ask(ricordo, "POST", path, body, **headers)
        assert ricordo.upstream.requests


@pytest.mark.parametrize("below", ["", "/content", "/files"])
def test_P6_files_stores_and_containers_are_not_there_for_others(
    ricordo: Ricordo, provider: ScriptedProvider, below: str
):
    ids = kept_of(ricordo, provider)
    paths = [f"files/{ids['FILE']}", f"vector_stores/{ids['STORE']}", f"containers/{ids['CONTAINER']}"]

    assert [ask(ricordo, "GET", path + below).status_code for path in paths] == [200] * 3
    refused = [ask(ricordo, "GET", path + below, user="bob") for path in paths]
    assert [each.json()["error"]["code"] for each in refused] == ["id_not_found"] * 3


@pytest.mark.parametrize("mode", ["on", "write", "read", "off"])
@pytest.mark.parametrize("stream", [False, True])
def test_P6_her_own_items_are_hers_whether_or_not_a_turn_was_kept(
    ricordo: Ricordo, provider: ScriptedProvider, mode: str, stream: bool
):
    provider.says = lambda _: Chat("Noted.", reasoning="Hm.", tool_calls=(ToolCall("look_up", "{}", "c"),))
    asked = {"model": "m", "input": "Hello!", "stream": stream}
    assert ask(ricordo, "POST", "responses", asked, **{"X-Memory-Mode": mode}).status_code == 200
    items = provider.newest.envelope["output"]
    assert len(items) == 3

    named = {"model": "m", "input": [{"type": "item_reference", "id": each["id"]} for each in items]}
    assert ask(ricordo, "POST", "responses", named).status_code == 200
    assert ask(ricordo, "POST", "responses", named, user="bob").status_code == 404


def test_items_that_say_all_they_have_to_say_are_no_ids_whoever_made_them(ricordo: Ricordo, provider: ScriptedProvider):
    provider.says = lambda _: Chat("Noted.")
    history: list[Any] = [
        {"type": "message", "role": "user", "content": "Hello!"},
        {"type": "reasoning", "id": "rs_elsewhere", "summary": [], "encrypted_content": "gAAAAAB"},
        {
            "type": "message",
            "role": "assistant",
            "id": "msg_elsewhere",
            "content": [{"type": "output_text", "text": "Hi!", "annotations": [{"file_id": "file-elsewhere"}]}],
        },
        {"type": "function_call", "id": "fc_elsewhere", "call_id": "c", "name": "f", "arguments": "{}"},
        {"type": "function_call_output", "call_id": "c", "output": "ok"},
        {"type": "message", "role": "user", "content": "And?"},
    ]

    answer = ask(ricordo, "POST", "responses", {"model": "m", "input": history, "metadata": {"file_id": "file-x"}})

    assert answer.status_code == 200
    assert answer.headers["x-memory-status"] in {"hit", "miss"}


def test_P6_what_is_compressed_is_looked_into_where_many_share_a_key(ricordo: Ricordo, provider: ScriptedProvider):
    ids = kept_of(ricordo, provider)
    coded = {"Content-Encoding": "gzip"}
    named = gzip.compress(json.dumps(with_ids(NAMING["a file"][1], ids)).encode())
    plain = gzip.compress(b'{"model": "m", "input": "Hello!"}')
    ricordo.upstream.requests.clear()

    assert ask(ricordo, "POST", "responses", named, user="bob", **coded).status_code == 404
    cut = ask(ricordo, "POST", "responses", named[:-9], user="ada", **coded)
    assert (cut.status_code, cut.json()["error"]["code"]) == (415, "unsupported_encoding")
    assert not ricordo.upstream.requests
    for body in (named, plain):
        ask(ricordo, "POST", "responses", body, **coded)
    assert [each.body for each in ricordo.upstream.requests] == [named, plain]


@pytest.mark.usefixtures("provider")
def test_P6_a_form_in_which_nobody_could_tell_what_is_named_is_refused(ricordo: Ricordo):
    form = b'--x\r\nContent-Disposition: form-data; name="file_id"\r\n\r\nfile-1\r\n--x--\r\n'
    own = ask(ricordo, "POST", "containers", {"name": "n"}).json()["id"]
    ricordo.upstream.requests.clear()

    for path in ("containers", f"containers/{own}/files", "vector_stores"):
        answer = ask(ricordo, "POST", path, form, **{"Content-Type": "multipart/form-data; boundary=x"})
        assert (answer.status_code, answer.json()["error"]["code"]) == (415, "unsupported_media_type")
    assert not ricordo.upstream.requests


def test_an_operator_says_what_all_may_name(tmp_path_factory: pytest.TempPathFactory):
    with ScriptedUpstream.in_thread() as upstream:
        provider = ScriptedProvider()
        provider.script(upstream)
        path = tmp_path_factory.mktemp("open") / "ricordo.db"
        shared = {"upstream__api_key": UPSTREAM_KEY, "identity__shared_ids": ["vs_ours", "pmpt_*"]}
        with ricordo_of(settings_for(path, upstream, **shared), upstream) as ricordo:
            search = {"type": "file_search", "vector_store_ids": ["vs_ours"]}
            asked = {"model": "m", "input": "x", "prompt": {"id": "pmpt_1"}, "tools": [search]}
            assert ask(ricordo, "POST", "responses", asked, user="bob").status_code == 200
            search["vector_store_ids"] = ["vs_ours", "vs_theirs"]
            answer = ask(ricordo, "POST", "responses", {**asked, "tools": [search]}, user="bob")
            assert (answer.status_code, answer.json()["error"]["param"]) == (404, "vector_store_ids")
            assert ask(ricordo, "GET", "files").status_code == 403

        shared["identity__shared_ids"] = ["*"]
        with ricordo_of(settings_for(path, upstream, **shared), upstream) as ricordo:
            id_ = made(ricordo)
            assert ask(ricordo, "GET", f"responses/{id_}", user="bob").status_code == 200
            assert ask(ricordo, "GET", "files").status_code == 200


def test_P6_whose_key_is_the_clients_own_the_provider_decides(ricordo: Ricordo, provider: ScriptedProvider):
    provider.responses["resp_elsewhere"] = provider.responses.get("resp_elsewhere") or _elsewhere()
    own = {"Authorization": f"Bearer {KEY}"}

    assert ask(ricordo, "GET", "responses/resp_elsewhere", **own).status_code == 200
    asked = {"model": "m", "input": "And?", "previous_response_id": "resp_elsewhere"}
    assert ask(ricordo, "POST", "responses", asked, **own).status_code == 200
    assert ask(ricordo, "GET", "responses/resp_unknown", **own).json()["error"]["code"] == "upstream_not_found"
    assert ask(ricordo, "GET", "responses/resp_elsewhere").status_code == 404


def _elsewhere() -> Any:
    there = ScriptedProvider()
    with ScriptedUpstream.in_thread() as upstream:
        there.script(upstream)
        httpx2.post(f"{upstream.base_url}/responses", json={"model": "m", "input": "Hello!"})
    return there.newest


def test_P6_ids_outlive_a_restart_and_go_with_their_user(tmp_path_factory: pytest.TempPathFactory):
    with ScriptedUpstream.in_thread() as upstream:
        provider = ScriptedProvider()
        provider.script(upstream)
        path = tmp_path_factory.mktemp("again") / "ricordo.db"
        settings = settings_for(path, upstream, upstream__api_key=UPSTREAM_KEY)
        with ricordo_of(settings, upstream) as ricordo:
            ids = [made(ricordo), made(ricordo, headers={"X-Memory-Mode": "off"})]
            kept_as = conversed(ricordo)
            kept = kept_of(ricordo, provider)
        paths = [*(f"responses/{id_}" for id_ in ids), f"conversations/{kept_as}", f"files/{kept['FILE']}"]
        reference = with_ids(NAMING["a reference"][1], kept)
        with ricordo_of(settings, upstream) as ricordo:
            assert [ask(ricordo, "GET", path).status_code for path in paths] == [200] * 4
            assert ask(ricordo, "POST", "responses", reference).status_code == 200

            async def erase() -> None:
                async with engine_of(settings) as engine:
                    await engine.memories.erase(Erasure(what="user", tenant="local", user="ada"), at=now())

            asyncio.run(erase())
            assert [ask(ricordo, "GET", path).status_code for path in paths] == [404] * 4
            assert ask(ricordo, "POST", "responses", reference).status_code == 404


# ── Several upstreams ─────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("key", ["ours", "theirs"])
def test_what_a_provider_keeps_is_asked_of_who_keeps_it(tmp_path_factory: pytest.TempPathFactory, key: str):
    with ScriptedUpstream.in_thread() as first, ScriptedUpstream.in_thread() as second:
        providers = {"first": ScriptedProvider(name="1"), "second": ScriptedProvider(name="2")}
        providers["first"].script(first)
        providers["second"].script(second)
        held = {"api_key": UPSTREAM_KEY} if key == "ours" else {}
        settings = settings_for(
            tmp_path_factory.mktemp("two") / "ricordo.db",
            first,
            upstreams={"second": {"base": second.base_url, "models": ["other-*"], **held}},
            **({"upstream__api_key": UPSTREAM_KEY} if key == "ours" else {}),
        )
        with ricordo_of(settings, first) as ricordo:
            auth = {} if key == "ours" else {"Authorization": f"Bearer {KEY}"}
            asked = {"model": "other-1", "input": "Hello!"}
            id_ = ask(ricordo, "POST", "responses", asked, **auth).json()["id"]
            assert id_ in providers["second"].responses

            shown = ask(ricordo, "GET", f"responses/{id_}", **auth)
            on = {"input": "And?", "previous_response_id": id_}
            went_on = ask(ricordo, "POST", "responses", on, **auth)
            off = ask(ricordo, "POST", "responses", on, **auth, **{"X-Memory-Mode": "off"})

            assert [each.headers["x-memory-upstream"] for each in (shown, went_on, off)] == ["second"] * 3
            assert shown.json()["id"] == id_
            assert not providers["first"].responses


# ── In the background ─────────────────────────────────────────────────────────────────────────────────────────


def entries(ricordo: Ricordo, session: str) -> list[str]:
    ricordo.ingested()
    answer = ask(ricordo, "GET", f"../memory/v1/sessions/{session}")
    assert answer.status_code == 200, answer.text
    return [each["content"] for each in answer.json()["entries"]]


def test_the_words_of_a_background_request_are_kept_at_once_and_its_answer_once_it_is_fetched(
    ricordo: Ricordo, provider: ScriptedProvider
):
    provider.says = lambda _: Chat("It is a long story, but here it is.")
    asked = {"model": "m", "input": "Tell me the story of the Andrea Doria.", "background": True}
    begun = ask(ricordo, "POST", "responses", asked)
    session, id_ = begun.headers["x-memory-session"], begun.json()["id"]
    assert begun.json()["status"] == "queued"
    assert entries(ricordo, session) == ["Tell me the story of the Andrea Doria."]

    seen = [ask(ricordo, "GET", f"responses/{id_}").json()["status"] for _ in range(4)]

    assert seen == ["queued", "completed", "completed", "completed"]
    told = ["Tell me the story of the Andrea Doria.", "It is a long story, but here it is."]
    assert entries(ricordo, session) == told
    on = ask(ricordo, "POST", "responses", {"model": "m", "input": "And then?", "previous_response_id": id_})
    assert on.headers["x-memory-session"] == session
    assert entries(ricordo, session)[:3] == [*told, "And then?"]


@pytest.mark.usefixtures("provider")
def test_nobody_else_fetches_an_answer_from_the_background(ricordo: Ricordo):
    begun = ask(ricordo, "POST", "responses", {"model": "m", "input": "Hello there!", "background": True})
    id_ = begun.json()["id"]
    for _ in range(3):
        assert ask(ricordo, "GET", f"responses/{id_}", user="bob").status_code == 404

    assert entries(ricordo, begun.headers["x-memory-session"]) == ["Hello there!"]


@contextlib.contextmanager
def streaming(ricordo: Ricordo, provider: ScriptedProvider) -> Generator[str]:
    """A response that is made in the background and streamed: its first event has come to ada, and no other."""
    goes_on = threading.Event()
    ricordo.upstream.once(provider, hold(before=1, until=goes_on))
    asked = {"model": "m", "input": "Tell me how the Rex was built.", "background": True, "stream": True}
    sent = {"Authorization": "Bearer placeholder", "X-Memory-User": "ada"}
    with httpx2.stream("POST", f"{ricordo.origin}/v1/responses", json=asked, headers=sent, timeout=30) as answer:
        pieces = answer.iter_text()
        first = next(pieces)
        assert "response.created" in first
        yield json.loads(first.partition("data: ")[2])["response"]["id"]
        goes_on.set()
        assert "response.completed" in "".join(pieces)


@pytest.mark.parametrize("method", ["GET", "POST"])
def test_a_stream_from_the_background_is_its_users_as_soon_as_its_id_is_known(
    ricordo: Ricordo, provider: ScriptedProvider, method: str
):
    with streaming(ricordo, provider) as id_:
        path = f"responses/{id_}" + ("/cancel" if method == "POST" else "")
        assert ask(ricordo, method, path).status_code == 200
        assert ask(ricordo, method, path, user="bob").status_code == 404

    assert ask(ricordo, "GET", f"responses/{id_}").status_code == 200
    on = ask(ricordo, "POST", "responses", {"model": "m", "input": "And then?", "previous_response_id": id_})
    assert entries(ricordo, on.headers["x-memory-session"])[:2] == ["Tell me how the Rex was built.", "Noted."]


def test_P6_it_is_the_same_with_a_store_in_memory():
    with ScriptedUpstream.in_thread() as upstream:
        provider = ScriptedProvider(name=f"{next(PROVIDERS)}-")
        provider.script(upstream)
        settings = settings_for(Path("memory:"), upstream, upstream__api_key=UPSTREAM_KEY)
        with ricordo_of(settings, upstream, worker=False) as ricordo:
            ids = kept_of(ricordo, provider)
            for naming in ("a reference", "a file", "a tool's container", "a file in a chat"):
                path, body = NAMING[naming]
                asked = with_ids(body, ids)
                assert ask(ricordo, "POST", path, asked).status_code == 200
                assert ask(ricordo, "POST", path, asked, user="bob").status_code == 404
            with streaming(ricordo, provider) as id_:
                assert ask(ricordo, "POST", f"responses/{id_}/cancel").status_code == 200
