"""Anthropic's Messages through a running Ricordo: the SDK's own calls, with a memory."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import anthropic
import httpx2
import pytest
from anthropic.types import MessageParam, TextBlock

from tests.e2e.conftest import KEY, Ricordo, ricordo_of, settings_for
from tests.e2e.test_replay import learn
from tests.messages_goldens import PING, called, events, said, start, stop
from tests.scripted_upstream import Answer, Received, Script, ScriptedUpstream, cut, reply

USAGE: dict[str, Any] = {
    "input_tokens": 6,
    "cache_read_input_tokens": 1900,
    "cache_creation_input_tokens": 100,
    "cache_creation": {"ephemeral_5m_input_tokens": 40, "ephemeral_1h_input_tokens": 60},
    "output_tokens": 1,
}


def text(said: str) -> dict[str, Any]:
    return {"type": "text", "text": said}


def message(*blocks: dict[str, Any], stop_reason: str = "end_turn") -> dict[str, Any]:
    """What an upstream says, whole."""
    return {
        "id": "msg_1",
        "type": "message",
        "role": "assistant",
        "model": "claude-sonnet-5",
        "content": [*blocks],
        "stop_reason": stop_reason,
        "stop_sequence": None,
        "usage": USAGE,
    }


def streamed(whole: dict[str, Any]) -> bytes:
    """The same as it is streamed."""
    blocks: list[dict[str, Any]] = []
    for index, each in enumerate(whole["content"]):
        blocks += (
            said(index, each["text"])
            if each["type"] == "text"
            else called(index, each["name"], json.dumps(each["input"]), kind=each["type"])
        )
    return events(start(**USAGE), PING, *blocks, *stop(whole["stop_reason"]))


def says(whole: dict[str, Any]) -> Script:
    """An upstream that says this, streamed or not."""

    def answer(request: Received) -> Answer:
        if request.json().get("stream"):
            return reply(streamed(whole), content_type=b"text/event-stream")
        return reply(json.dumps(whole).encode())

    return answer


@pytest.fixture(scope="module")
def _running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Ricordo]:
    with ScriptedUpstream.in_thread() as upstream:
        settings = settings_for(tmp_path_factory.mktemp("store") / "ricordo.db", upstream)
        with ricordo_of(settings, upstream) as ricordo:
            yield ricordo


@pytest.fixture
def ricordo(_running: Ricordo) -> Ricordo:
    _running.reset()
    _running.upstream.script(says(message(text("Noted."))))
    return _running


def client(ricordo: Ricordo, user: str | None = "ada", **options: Any) -> anthropic.Anthropic:
    headers = {"X-Memory-User": user} if user else {}
    return anthropic.Anthropic(base_url=ricordo.origin, api_key=KEY, max_retries=0, default_headers=headers, **options)


def ask(ricordo: Ricordo, *messages: MessageParam, user: str = "ada") -> anthropic.types.Message:
    return client(ricordo, user).messages.create(model="claude-sonnet-5", max_tokens=100, messages=messages)


def asked(ricordo: Ricordo) -> dict[str, Any]:
    """The last prompt."""
    body: dict[str, Any] = ricordo.upstream.requests[-1].json()
    return body


def user(said: Any) -> MessageParam:
    return {"role": "user", "content": said}


def test_what_was_told_is_in_the_next_prompt(ricordo: Ricordo):
    answer = ask(ricordo, user("My sister Zerbinetta lives in Naxos."), user="told")
    assert answer.content == [TextBlock(type="text", text="Noted.")]
    assert ricordo.remembered("told") == ["My sister Zerbinetta lives in Naxos."]

    ask(ricordo, user("Where does my sister live?"), user="told")

    (said,) = asked(ricordo)["messages"]
    assert "Zerbinetta" in said["content"]
    assert said["content"].endswith("Where does my sister live?")


# ── Streams and errors ────────────────────────────────────────────────────────────────────────────────────────


TOOL: Any = {"name": "look_up", "description": "The weather.", "input_schema": {"type": "object"}}
THINKING = {"type": "thinking", "thinking": "She asks.", "signature": "EqQB"}
CALL = {"type": "tool_use", "id": "toolu_1", "name": "look_up", "input": {"city": "Köln"}}


def test_a_stream_gives_the_sdk_the_same_message_as_directly(ricordo: Ricordo):
    ricordo.upstream.script(says(message(text("I look."), CALL, stop_reason="tool_use")))
    direct = anthropic.Anthropic(base_url=ricordo.upstream.origin, api_key=KEY, max_retries=0)

    def streamed_by(asking: anthropic.Anthropic) -> tuple[list[str], dict[str, Any]]:
        with asking.messages.stream(
            model="claude-sonnet-5", max_tokens=100, messages=[user("Hello?")], tools=[TOOL]
        ) as stream:
            return [event.type for event in stream], stream.get_final_message().model_dump()

    assert streamed_by(client(ricordo, "streams")) == streamed_by(direct)


def test_what_was_thought_and_called_reaches_the_upstream_as_it_was(ricordo: Ricordo):
    learn(ricordo, "loop", "I live in Naxos", pinned=True)
    history: list[Any] = [
        user("What is the weather at home?"),
        {"role": "assistant", "content": [THINKING, {"type": "redacted_thinking", "data": "Emw"}, CALL]},
        user([{"type": "tool_result", "tool_use_id": "toolu_1", "content": "21 degrees"}]),
    ]

    ask(ricordo, *history[:1], user="loop")
    first = asked(ricordo)
    ask(ricordo, *history, user="loop")

    assert asked(ricordo)["messages"][1:] == history[1:]
    assert asked(ricordo)["messages"][0] == first["messages"][0]
    assert asked(ricordo)["system"] == first["system"]


def test_an_error_of_ours_is_one_that_the_sdk_raises_by_its_status(ricordo: Ricordo):
    with pytest.raises(anthropic.BadRequestError) as refused:
        ask(ricordo, user("Hello?"), user="a|b")

    body: Any = refused.value.body
    assert body["type"] == "error"
    assert (body["error"]["type"], body["error"]["code"]) == ("invalid_request_error", "invalid_scope_value")
    assert body["request_id"] == refused.value.response.headers["x-request-id"]


def test_an_error_of_the_upstream_is_the_clients_as_it_came(ricordo: Ricordo):
    sent = b'{"type":"error","error":{"type":"overloaded_error","message":"Overloaded"},"request_id":"req_1"}'
    ricordo.upstream.script(reply(sent, status=529, headers=((b"request-id", b"req_1"),)))

    with pytest.raises(anthropic.APIStatusError) as refused:
        ask(ricordo, user("Hello?"))

    assert (refused.value.status_code, refused.value.request_id) == (529, "req_1")
    assert refused.value.response.content == sent


@pytest.mark.parametrize("missing", [200, 60, 1])
def test_the_sdk_raises_where_a_stream_breaks_off(ricordo: Ricordo, missing: int):
    body = events(start(), *said(0, "One ", "two ", "three."))
    ricordo.upstream.script(reply(body, content_type=b"text/event-stream"), cut(after=len(body) - missing))

    with (
        pytest.raises(anthropic.APIStatusError, match="upstream_truncated"),
        client(ricordo).messages.stream(model="claude-sonnet-5", max_tokens=100, messages=[user("Hello?")]) as stream,
    ):
        stream.until_done()


# ── What is relayed, and what travels on ──────────────────────────────────────────────────────────────────────


def test_counting_tokens_is_relayed_without_memory(ricordo: Ricordo):
    ricordo.upstream.script(reply(b'{"input_tokens": 7}'))

    raw = client(ricordo).messages.with_raw_response.count_tokens(model="m", messages=[user("Hello?")])

    assert raw.parse().input_tokens == 7
    assert (raw.headers["x-memory-status"], raw.headers["x-memory-reason"]) == ("off", "endpoint")


def test_the_apis_headers_travel_on_and_ours_do_not(ricordo: Ricordo):
    client(ricordo).beta.messages.create(
        model="claude-sonnet-5",
        max_tokens=9,
        messages=[{"role": "user", "content": "Hi?"}],
        betas=["effort-2025-11-24"],
    )
    request = ricordo.upstream.requests[-1]

    assert request.target == "/v1/messages"
    assert request.header("anthropic-beta") == "effort-2025-11-24"
    assert request.header("anthropic-version")
    assert request.header("authorization") == f"Bearer {KEY}"
    assert request.header("x-memory-user") is None


# ── Claude Code ───────────────────────────────────────────────────────────────────────────────────────────────

DEVICE, SESSION = "ab" * 32, "0b5e7d1c-5a7e-4c0a-9d4e-2f6f0d1c2b3a"
AS_TEXT = f"user_{DEVICE}_account__session_{SESSION}"
AS_JSON = json.dumps({"device_id": DEVICE, "account_uuid": "", "session_id": SESSION})
ENVIRONMENT = "# Environment\nYou have been invoked in:\n - Primary working directory: {}\n"
REMINDER = text("<system-reminder>\nI live in Nowhere.\n</system-reminder>")


def as_claude_code(
    ricordo: Ricordo,
    *messages: Any,
    directory: str = "/home/ada/shop",
    headers: dict[str, str] | None = None,
    **more: Any,
) -> httpx2.Response:
    body = {
        "model": "claude-opus-5-5",
        "max_tokens": 1000,
        "system": [text("You are a Claude agent."), text(ENVIRONMENT.format(directory))],
        "messages": messages,
        "stream": True,
        **more,
    }
    sent = {"x-api-key": KEY, "anthropic-version": "2023-06-01", **(headers or {})}
    return httpx2.post(f"{ricordo.origin}/v1/messages?beta=true", json=body, headers=sent, timeout=30)


def test_both_spellings_of_claude_codes_id_are_one_user_and_its_session_is_the_session(ricordo: Ricordo):
    said = [as_claude_code(ricordo, user("Hello?"), metadata={"user_id": each}) for each in (AS_TEXT, AS_JSON)]

    assert {each.headers["x-memory-session"] for each in said} == {SESSION}
    as_claude_code(ricordo, user("My boat is called Andrea Doria."), metadata={"user_id": AS_TEXT})
    ricordo.ingested()
    as_claude_code(ricordo, user("What is my boat called?"), metadata={"user_id": AS_JSON})
    assert "Andrea Doria" in json.dumps(asked(ricordo)["messages"])


def test_claude_codes_reminders_are_no_words_of_hers(ricordo: Ricordo):
    named = {"X-Memory-User": "reminded"}

    as_claude_code(ricordo, user([REMINDER, text("My cello is called Rosa."), REMINDER]), headers=named)

    assert ricordo.upstream.requests[-1].target == "/v1/messages?beta=true"
    assert ricordo.upstream.requests[-1].header("x-api-key") == KEY
    assert ricordo.remembered("reminded") == ["My cello is called Rosa."]


def test_a_reminder_behind_a_tools_result_is_a_step_of_the_turn(ricordo: Ricordo):
    named = {"X-Memory-User": "stepping"}
    learn(ricordo, "stepping", "The boat of Ada is called Andrea Doria")
    question = user([REMINDER, text("What is the boat of Ada called?")])
    result = {"type": "tool_result", "tool_use_id": "toolu_1", "content": "21 degrees"}

    first = as_claude_code(ricordo, question, headers=named)
    before = asked(ricordo)["messages"]
    step = as_claude_code(
        ricordo, question, {"role": "assistant", "content": [CALL]}, user([result, REMINDER]), headers=named
    )

    assert "Andrea Doria" in json.dumps(before)
    assert asked(ricordo)["messages"][:1] == before
    assert asked(ricordo)["messages"][2] == user([result, REMINDER])
    assert step.headers["x-memory-turn"] == first.headers["x-memory-turn"]


@pytest.mark.parametrize(
    ("sent", "headers"),
    [
        ({"max_tokens": 1}, {}),
        ({"system": [text("You are an agent for Claude Code, Anthropic's official CLI for Claude. Look.")]}, {}),
        ({}, {"X-Claude-Code-Agent-Id": "a1b2"}),
    ],
)
def test_claude_codes_own_calls_are_left_alone(ricordo: Ricordo, sent: dict[str, Any], headers: dict[str, str]):
    answer = as_claude_code(ricordo, user("quota"), headers={"X-Memory-User": "ada", **headers}, **sent)

    assert (answer.headers["x-memory-status"], answer.headers["x-memory-reason"]) == ("off", "utility")
    assert asked(ricordo)["messages"] == [user("quota")]


def test_what_is_said_of_the_work_in_one_directory_stays_there(ricordo: Ricordo):
    named = {"X-Memory-User": "working"}
    as_claude_code(ricordo, user("In this project we deploy with Nomad, never with Kubernetes."), headers=named)
    ricordo.ingested()

    as_claude_code(ricordo, user("What do we deploy with here?"), directory="/home/ada/blog", headers=named)
    elsewhere = json.dumps(asked(ricordo)["messages"])
    as_claude_code(ricordo, user("What do we deploy with here?"), headers=named)

    assert "Nomad" not in elsewhere
    assert "Nomad" in json.dumps(asked(ricordo))


def test_a_subscription_that_insists_on_its_system_blocks_gets_them_as_they_are(tmp_path: Path):
    with ScriptedUpstream.in_thread() as upstream:
        settings = settings_for(tmp_path / "ricordo.db", upstream, upstream__system="none")
        with ricordo_of(settings, upstream, worker=False) as ricordo:
            upstream.script(says(message(text("Noted."))))
            learn(ricordo, "ada", "I am allergic to penicillin", pinned=True)

            as_claude_code(ricordo, user([REMINDER, text("Write a poem.")]), headers={"X-Memory-User": "ada"})

            assert asked(ricordo)["system"] == [
                text("You are a Claude agent."),
                text(ENVIRONMENT.format("/home/ada/shop")),
            ]
            stable, *rest = asked(ricordo)["messages"][0]["content"]
            assert "penicillin" in stable["text"]
            assert rest == [REMINDER, text("Write a poem.")]


def test_a_long_conversation_has_a_summary_in_the_place_of_its_beginning(tmp_path: Path):
    with ScriptedUpstream.in_thread() as upstream:
        settings = settings_for(
            tmp_path / "ricordo.db",
            upstream,
            compression__windows=["claude=2500"],
            sessions__recent_window=4,
        )
        with ricordo_of(settings, upstream) as ricordo:
            upstream.script(says(message(text("I see."))))
            history: list[Any] = []
            for number in range(14):
                history.append(user(f"Chapter {number}: " + "The ship sailed on through the night. " * 25))
                ask(ricordo, *history, user="long")
                ricordo.ingested()
                history.append({"role": "assistant", "content": "I see."})

            told = asked(ricordo)["messages"]
            assert len(told) < len(history) - 1
            assert told[0]["role"] == "user"
            assert "Chapter 13" in told[-1]["content"]
