"""The openai SDK's responses through Ricordo and directly: the same objects, the same errors."""

import asyncio
from typing import Any

import openai
import pytest
from pydantic import BaseModel

from tests.e2e.conftest import Ricordo
from tests.scripted_responses import responds
from tests.scripted_upstream import Chat, ToolCall, cut, error, reply, with_headers

TOOL: dict[str, Any] = {
    "type": "function",
    "name": "look_up",
    "parameters": {"type": "object", "properties": {}},
    "strict": False,
}
ITEMS: list[Any] = [
    {"role": "user", "content": "Hello"},
    {"type": "reasoning", "id": "rs_1", "summary": [], "encrypted_content": "gAAA"},
    {"type": "function_call", "call_id": "call_1", "name": "look_up", "arguments": "{}"},
    {"type": "function_call_output", "call_id": "call_1", "output": "21 degrees"},
]
IMAGE: list[Any] = [
    {"type": "input_text", "text": "What is this?"},
    {"type": "input_image", "image_url": "data:image/png;base64,iVBORw0KGgo=", "detail": "auto"},
]

REQUESTS: dict[str, dict[str, Any]] = {
    "a string": {"input": "Hello there"},
    "items": {"input": ITEMS, "instructions": "Be brief.", "store": False},
    "an image": {"input": [{"role": "user", "content": IMAGE}]},
    "tools": {"input": "Hello", "tools": [TOOL]},
    "options": {"input": "Hello", "reasoning": {"effort": "low"}, "metadata": {"a": "b"}, "user": "somebody"},
    "a refusal": {"input": "Hello"},
}
ANSWERS: dict[str, Chat] = {
    "tools": Chat("Let me see.", tool_calls=(ToolCall("look_up", '{"city": "Turin"}'), ToolCall("look_up", "{}", "2"))),
    "options": Chat("Yes.", reasoning="They greet me."),
    "a refusal": Chat(refusal="I can't help with that."),
}


def responses(client: openai.OpenAI | openai.AsyncOpenAI) -> Any:
    """The SDK's responses, untyped: what they are called with is a table."""
    return client.responses


@pytest.fixture(params=REQUESTS)
def asked(request: pytest.FixtureRequest, ricordo: Ricordo) -> dict[str, Any]:
    answer = ANSWERS.get(request.param, Chat('Zwölf Boxkämpfer… \u2028 🎉 said: "ok"'))
    ricordo.upstream.script(responds(answer))
    return {"model": "gpt-5", **REQUESTS[request.param]}


def test_a_plain_response_is_the_same_object(ricordo: Ricordo, asked: dict[str, Any]):
    through = responses(ricordo.client()).create(**asked)
    directly = responses(ricordo.direct()).create(**asked)

    assert through.model_dump() == directly.model_dump()


def test_a_streamed_response_is_the_same_objects(ricordo: Ricordo, asked: dict[str, Any]):
    through = [event.model_dump() for event in responses(ricordo.client()).create(**asked, stream=True)]
    directly = [event.model_dump() for event in responses(ricordo.direct()).create(**asked, stream=True)]

    assert through == directly
    assert through[-1]["type"] == "response.completed"


async def test_the_async_client_gets_the_same(ricordo: Ricordo, asked: dict[str, Any]):
    async with ricordo.async_client() as client:
        plain = await responses(client).create(**asked)
        streamed = [event.model_dump() async for event in await responses(client).create(**asked, stream=True)]

    def directly(**more: Any) -> Any:
        return responses(ricordo.direct()).create(**asked, **more)

    assert plain.model_dump() == (await asyncio.to_thread(directly)).model_dump()
    assert streamed == [event.model_dump() for event in await asyncio.to_thread(directly, stream=True)]


class Person(BaseModel):
    name: str
    age: int


def test_a_parsed_response_is_parsed(ricordo: Ricordo):
    ricordo.upstream.script(responds('{"name": "Ada", "age": 36}'))

    parsed = ricordo.client().responses.parse(model="m", input="Who?", text_format=Person)

    assert parsed.output_parsed == Person(name="Ada", age=36)


@pytest.mark.parametrize("stream", [False, True])
def test_U03_an_error_of_the_upstream_is_the_same_error(ricordo: Ricordo, stream: bool):
    ricordo.upstream.script(error(429, "slow down"), with_headers((b"retry-after", b"7")))

    with pytest.raises(openai.RateLimitError) as through:
        ricordo.client("u03").responses.create(model="m", input="Hello", stream=stream)

    with pytest.raises(openai.RateLimitError) as directly:
        ricordo.direct().responses.create(model="m", input="Hello", stream=stream)
    assert through.value.response.content == directly.value.response.content
    assert through.value.response.headers["retry-after"] == "7"


def test_U05_the_sdk_sees_the_cut(ricordo: Ricordo):
    event = b'event: response.output_text.delta\ndata: {"type":"response.output_text.delta","delta":"One"}\n\n'
    ricordo.upstream.script(reply(event, event, content_type=b"text/event-stream"), cut(after=len(event)))

    with pytest.raises(openai.APIError, match="broke off"):
        for _ in ricordo.client("u05").responses.create(model="m", input="Hello", stream=True):
            pass


def test_what_a_client_asks_of_a_kept_response_is_relayed(ricordo: Ricordo):
    ricordo.upstream.script(reply(b'{"id":"resp_1","object":"response","output":[]}'))
    client = ricordo.client()

    client.responses.retrieve("resp_1")
    client.responses.cancel("resp_1")
    client.responses.delete("resp_1")
    client.responses.input_items.list("resp_1")
    client.responses.input_tokens.count(model="m", input="Hello")
    client.conversations.create()

    assert [(request.method, request.target) for request in ricordo.upstream.requests] == [
        ("GET", "/v1/responses/resp_1"),
        ("POST", "/v1/responses/resp_1/cancel"),
        ("DELETE", "/v1/responses/resp_1"),
        ("GET", "/v1/responses/resp_1/input_items"),
        ("POST", "/v1/responses/input_tokens"),
        ("POST", "/v1/conversations"),
    ]


def test_the_words_of_a_response_in_the_background_are_kept_at_once(ricordo: Ricordo):
    queued = b'{"id":"resp_1","object":"response","status":"queued","background":true,"output":[]}'
    ricordo.upstream.script(reply(queued))

    told = ricordo.client("background").responses.create(model="m", input="My boat is called Argo.", background=True)

    assert told.status == "queued"
    assert ricordo.remembered("background") == ["My boat is called Argo."]
