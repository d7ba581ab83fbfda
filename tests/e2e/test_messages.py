"""Anthropic's Messages through a running Ricordo: the SDK's own calls, with a memory."""

import json
from collections.abc import Iterator
from typing import Any

import anthropic
import pytest
from anthropic.types import MessageParam, TextBlock

from tests.e2e.conftest import KEY, Ricordo, ricordo_of, settings_for
from tests.messages_goldens import PING, called, events, said, start, stop
from tests.scripted_upstream import Answer, Received, Script, ScriptedUpstream, reply

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
