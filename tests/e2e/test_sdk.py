"""The openai SDK through Ricordo and directly: the same objects, the same errors, the same bytes."""

import asyncio
import json
import socket
from typing import Any

import httpx2
import openai
import pytest
from pydantic import BaseModel

from tests.e2e.conftest import Ricordo
from tests.scripted_upstream import Chat, ToolCall, cut, error, reply, with_headers

HELLO: list[Any] = [{"role": "user", "content": "Hello there"}]
IMAGE: list[Any] = [
    {
        "role": "user",
        "content": [
            {"type": "text", "text": "What is this?"},
            {"type": "image_url", "image_url": {"url": "data:image/png;base64,iVBORw0KGgo="}},
        ],
    }
]
TOOLS: list[Any] = [
    {"type": "function", "function": {"name": "look_up", "parameters": {"type": "object", "properties": {"city": {}}}}}
]

REQUESTS: dict[str, dict[str, Any]] = {
    "text": {"messages": HELLO},
    "two choices": {"messages": HELLO, "n": 2},
    "log probabilities": {"messages": HELLO, "logprobs": True, "top_logprobs": 2},
    "image parts": {"messages": IMAGE},
    "tools": {"messages": HELLO, "tools": TOOLS},
    "structured output": {"messages": HELLO, "response_format": {"type": "json_object"}},
    "options": {"messages": HELLO, "temperature": 0.1, "seed": 7, "user": "somebody", "metadata": {"a": "b"}},
}
ANSWERS: dict[str, Chat] = {
    "tools": Chat(
        tool_calls=(ToolCall("look_up", '{"city": "Turin"}'), ToolCall("look_up", '{"city": "Rome"}', "call_2"))
    ),
    "structured output": Chat('{"name": "Ada", "age": 36}'),
}


def completions(client: openai.OpenAI | openai.AsyncOpenAI) -> Any:
    """The SDK's completions, untyped: what they are called with is a table."""
    return client.chat.completions


@pytest.fixture(params=REQUESTS)
def request_body(request: pytest.FixtureRequest, ricordo: Ricordo) -> dict[str, Any]:
    ricordo.upstream.script(ANSWERS.get(request.param, Chat('Zwölf Boxkämpfer… \u2028 🎉 said: "ok"')))
    return {"model": "gpt-4o-mini", **REQUESTS[request.param]}


def test_a_plain_answer_is_the_same_object(ricordo: Ricordo, request_body: dict[str, Any]):
    through = completions(ricordo.client()).create(**request_body)
    directly = completions(ricordo.direct()).create(**request_body)

    assert through.model_dump() == directly.model_dump()


def test_a_streamed_answer_is_the_same_objects(ricordo: Ricordo, request_body: dict[str, Any]):
    request_body |= {"stream": True, "stream_options": {"include_usage": True}}

    through = [chunk.model_dump() for chunk in completions(ricordo.client()).create(**request_body)]
    directly = [chunk.model_dump() for chunk in completions(ricordo.direct()).create(**request_body)]

    assert through == directly
    assert through


async def test_the_async_client_gets_the_same(ricordo: Ricordo, request_body: dict[str, Any]):
    async with ricordo.async_client() as client:
        plain = await completions(client).create(**request_body)
        stream = await completions(client).create(**request_body, stream=True)
        chunks = [chunk.model_dump() async for chunk in stream]

    def directly(**more: Any) -> Any:
        return completions(ricordo.direct()).create(**request_body, **more)

    assert plain.model_dump() == (await asyncio.to_thread(directly)).model_dump()
    assert chunks == [chunk.model_dump() for chunk in await asyncio.to_thread(directly, stream=True)]


class Person(BaseModel):
    name: str
    age: int


def test_a_parsed_answer_is_parsed(ricordo: Ricordo):
    ricordo.upstream.script(Chat('{"name": "Ada", "age": 36}'))

    parsed = ricordo.client().chat.completions.parse(model="m", messages=HELLO, response_format=Person)

    assert parsed.choices[0].message.parsed == Person(name="Ada", age=36)


def test_a_refusal_is_a_refusal(ricordo: Ricordo):
    ricordo.upstream.script(Chat(refusal="I can't help with that."))

    through = ricordo.client().chat.completions.create(model="m", messages=HELLO)

    assert through.choices[0].message.refusal == "I can't help with that."


@pytest.mark.parametrize("stream", [False, True])
@pytest.mark.parametrize(
    ("status", "kind"),
    [
        (400, openai.BadRequestError),
        (401, openai.AuthenticationError),
        (403, openai.PermissionDeniedError),
        (429, openai.RateLimitError),
        (500, openai.InternalServerError),
    ],
)
def test_U03_an_error_of_the_upstream_is_the_same_error(
    ricordo: Ricordo, status: int, kind: type[openai.APIStatusError], stream: bool
):
    ricordo.upstream.script(error(status, "slow down"), with_headers((b"retry-after", b"7")))

    with pytest.raises(kind) as through:
        ricordo.client("u03").chat.completions.create(model="m", messages=HELLO, stream=stream)

    with pytest.raises(kind) as directly:
        ricordo.direct().chat.completions.create(model="m", messages=HELLO, stream=stream)
    assert through.value.body == directly.value.body
    assert through.value.response.headers["retry-after"] == "7"
    assert through.value.response.content == directly.value.response.content
    assert ricordo.remembered("u03") == []


def test_U05_the_sdk_sees_the_cut(ricordo: Ricordo):
    event = b'data: {"choices":[{"index":0,"delta":{"content":"One"},"finish_reason":null}]}\n\n'
    ricordo.upstream.script(reply(event, event, content_type=b"text/event-stream"), cut(after=len(event)))

    with pytest.raises(openai.APIError, match="broke off"):
        for _ in ricordo.client("u05").chat.completions.create(model="m", messages=HELLO, stream=True):
            pass


def test_P1_a_request_reaches_the_upstream_byte_for_byte(ricordo: Ricordo):
    body = b'{ "model":"m", "zz" : 1.10000000000000000001,\n"messages":[{"role":"user", "content":"\\u00e9"}],"a":[ ] }'
    headers = {"Content-Type": "application/json", "X-Memory-User": "bytes"}
    answer = httpx2.post(f"{ricordo.origin}/v1/chat/completions", content=body, headers=headers)

    assert answer.headers["x-memory-status"] == "miss"
    assert ricordo.upstream.requests[-1].body == body


def test_our_headers_do_not_reach_the_upstream(ricordo: Ricordo):
    ricordo.client("ada").chat.completions.create(model="m", messages=HELLO, extra_headers={"X-Memory-Turn": "t1"})

    names = {name.decode().lower() for name, _ in ricordo.upstream.requests[-1].headers}
    assert not {name for name in names if "memory" in name}
    assert ricordo.upstream.requests[-1].header("accept-encoding") == "identity"
    assert ricordo.upstream.requests[-1].header("host") == f"127.0.0.1:{ricordo.upstream.port}"


def test_everything_else_below_v1_is_relayed_untouched(ricordo: Ricordo):
    client = ricordo.client()

    assert [model.id for model in client.models.list()] == [model.id for model in ricordo.direct().models.list()]
    through = client.embeddings.create(model="text-embedding-3-small", input="hello")
    assert (
        through.model_dump()
        == ricordo.direct().embeddings.create(model="text-embedding-3-small", input="hello").model_dump()
    )


@pytest.mark.parametrize("method", ["GET", "POST", "PUT", "PATCH", "DELETE"])
def test_any_method_and_body_is_relayed(ricordo: Ricordo, method: str):
    body = bytes(range(256)) * 1_000 if method not in {"GET", "DELETE"} else b""
    lines = [f"{method} /v1/files/x?purpose=a%20b HTTP/1.1", "Host: x", "Connection: close"]
    head = "\r\n".join([*lines, f"Content-Length: {len(body)}", "", ""])

    with socket.create_connection(("127.0.0.1", ricordo.port), timeout=10) as connection:
        connection.sendall(head.encode() + body)
        while connection.recv(65536):
            pass

    seen = ricordo.upstream.requests[-1]
    assert (seen.method, seen.target, seen.body) == (method, "/v1/files/x?purpose=a%20b", body)


def test_a_chunked_upload_is_relayed(ricordo: Ricordo):
    with socket.create_connection(("127.0.0.1", ricordo.port), timeout=10) as connection:
        connection.sendall(
            b"POST /v1/audio HTTP/1.1\r\nHost: x\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n"
        )
        for _ in range(3):
            connection.sendall(b"5\r\nhello\r\n")
        connection.sendall(b"0\r\n\r\n")
        while connection.recv(65536):
            pass

    assert ricordo.upstream.requests[-1].body == b"hello" * 3


def test_a_stream_of_another_route_is_relayed(ricordo: Ricordo):
    events = b'data: {"id":"cmpl-1","choices":[]}\n\ndata: [DONE]\n\n'
    ricordo.upstream.script(reply(events, content_type=b"text/event-stream"), on="/completions")

    with ricordo.client().completions.with_streaming_response.create(model="m", prompt="x", stream=True) as answer:
        assert answer.read() == events


def test_the_anthropic_sdk_finds_its_route(ricordo: Ricordo):
    import anthropic  # noqa: PLC0415 - only this test needs it

    message = {
        "id": "msg_1",
        "type": "message",
        "role": "assistant",
        "model": "claude",
        "content": [{"type": "text", "text": "Hi"}],
        "stop_reason": "end_turn",
        "stop_sequence": None,
        "usage": {"input_tokens": 1, "output_tokens": 1},
    }
    ricordo.upstream.script(reply(json.dumps(message).encode()), on="/messages")
    key = "sk-ant-0123456789abcdef0123456789"

    with anthropic.Anthropic(base_url=ricordo.origin, api_key=key, max_retries=0) as client:
        answer = client.messages.create(model="claude", max_tokens=5, messages=[{"role": "user", "content": "Hi"}])

    assert answer.id == "msg_1"
