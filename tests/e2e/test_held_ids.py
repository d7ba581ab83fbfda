"""P6: where the provider's key is ours, what it keeps belongs to who made it; and it is asked of who made it."""

import asyncio
import json
from collections.abc import Iterator
from typing import Any

import httpx2
import pytest

from memory.ports.memories import Erasure
from ricordo.stores import engine_of
from tests.e2e.conftest import KEY, Ricordo, ricordo_of, settings_for
from tests.e2e.test_keys_mode import UPSTREAM_KEY
from tests.e2e.test_replay import now
from tests.scripted_provider import ScriptedProvider
from tests.scripted_upstream import Chat, ScriptedUpstream

NOT_FOUND = {"response_not_found", "conversation_not_found"}


@pytest.fixture(scope="module")
def _shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Ricordo]:
    """A Ricordo that holds a key."""
    with ScriptedUpstream.in_thread() as upstream:
        path = tmp_path_factory.mktemp("store") / "ricordo.db"
        with ricordo_of(settings_for(path, upstream, upstream__api_key=UPSTREAM_KEY), upstream) as ricordo:
            yield ricordo


@pytest.fixture
def provider(ricordo: Ricordo) -> ScriptedProvider:
    provider = ScriptedProvider()
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
    "encoded twice": ("GET", "responses%252FRESPONSE", None),
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


@pytest.mark.usefixtures("provider")
def test_P6_a_list_of_what_all_have_is_nobodys(ricordo: Ricordo):
    made(ricordo)
    ricordo.upstream.requests.clear()

    assert is_refused(ricordo, ask(ricordo, "GET", "responses"))
    assert is_refused(ricordo, ask(ricordo, "GET", "conversations?limit=100"))


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
        ScriptedProvider().script(upstream)
        path = tmp_path_factory.mktemp("again") / "ricordo.db"
        settings = settings_for(path, upstream, upstream__api_key=UPSTREAM_KEY)
        with ricordo_of(settings, upstream) as ricordo:
            ids = [made(ricordo), made(ricordo, headers={"X-Memory-Mode": "off"})]
            kept_as = conversed(ricordo)
        paths = [*(f"responses/{id_}" for id_ in ids), f"conversations/{kept_as}"]
        with ricordo_of(settings, upstream) as ricordo:
            assert [ask(ricordo, "GET", path).status_code for path in paths] == [200] * 3

            async def erase() -> None:
                async with engine_of(settings) as engine:
                    await engine.memories.erase(Erasure(what="user", tenant="local", user="ada"), at=now())

            asyncio.run(erase())
            assert [ask(ricordo, "GET", path).status_code for path in paths] == [404] * 3


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
