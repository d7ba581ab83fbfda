"""Responses, as the suite for dialects is told of them."""

import json
import re
from collections.abc import Mapping, Sequence
from random import Random
from types import MappingProxyType
from typing import Any, cast

from tests.e2e.dialects.door import Assistant, Called, Line, Message, Result, System, User
from tests.generated import End, Stream
from tests.generated_responses import responses_body, responses_stream
from tests.goldens_responses import GOLDENS
from tests.scripted_responses import responds
from tests.scripted_upstream import Chat, Script

BLOCK = rb"<ricordo-notes>(?:(?!</ricordo-notes>).)*</ricordo-notes>"
TERMINALS = (b"event: response.completed", b"event: response.incomplete", b"event: response.failed")
ERROR = rb'[\r\n]{0,4}event: error\ndata: \{"type":"error".*"code":"upstream_truncated".*\}\n\n'


class ResponsesDoor:
    """Implements `Door`."""

    name = "responses"
    path = "/v1/responses"
    history = "input"
    strange_histories: Sequence[object] = (5, [], [5], [{"role": "user", "content": 5}], None, {"a": "b"})
    users = re.compile(rb'\{"role":"user"')  # in a string the quotes would be escaped
    ours = re.compile(
        rb'"instructions":"BLOCK",|\{"role":"developer","content":"BLOCK"\},?'
        rb'|\{"type":"input_text","text":"BLOCK"\},?'
        rb"|BLOCK\\n\\n|\\n\\nBLOCK".replace(b"BLOCK", BLOCK)
    )
    goldens = GOLDENS
    without_end = None
    late = b"data: [DONE]\n\n"
    beginning = b'event: response.output_text.delta\ndata: {"type":"response.output_text.delta","delta":"One"}\n\n'
    error_event = b'event: error\ndata: {"type":"error","code":"x","message":"overloaded","param":null}\n\n'
    plain = (
        b'{"id":"resp_1","object":"response","status":"completed","model":"m","output":[{"type":"message",'
        b'"role":"assistant","content":[{"type":"output_text","text":"plain","annotations":[]}]}]}'
    )
    counted: Mapping[str, Any] = MappingProxyType(
        {"input_tokens": 2006, "input_tokens_details": {"cached_tokens": 1920}, "output_tokens": 7}
    )
    added: Mapping[End, bytes] = MappingProxyType(
        {
            "whole": b"",
            "more": b"",
            "open": rb"[\r\n]{0,4}",
            "error": b"",
            "cut": ERROR + rb"|[\r\n]{0,4}",
        }
    )

    # ── The application's side ────────────────────────────────────────────────────────────────────────────────

    def body(self, *history: Message, stream: bool = False, tools: bool = False) -> dict[str, Any]:
        offered = {"type": "function", "name": "look_up", "parameters": {"type": "object"}}
        told: dict[str, Any] = {"model": "m", "stream": stream, **({"tools": [offered]} if tools else {})}
        match history:
            case (User(text, False),):
                return {**told, "input": text}
            case (System(text), *said):
                return {**told, "instructions": text, "input": [_spelled(each) for each in said]}
            case _:
                return {**told, "input": [_spelled(each) for each in history]}

    def with_image(self, text: str, url: str) -> dict[str, Any]:
        parts = [{"type": "input_text", "text": text}, {"type": "input_image", "image_url": url}]
        return {"model": "m", "input": [{"role": "user", "content": parts}]}

    def random_body(self, dice: Random) -> bytes:
        return responses_body(dice)

    def text_of(self, answer: Any) -> str:
        (message,) = [item for item in answer["output"] if item["type"] == "message"]
        return message["content"][0]["text"]

    def is_acknowledged(self, answer: bytes, *, stream: bool) -> bool:
        if not stream:
            return answer.endswith(b"}")
        return any(name in answer for name in TERMINALS) and answer.endswith(b"\n\n")

    def code_of(self, error: Any) -> str:
        assert set(error["error"]) >= {"message", "type", "param", "code"}
        return error["error"]["code"]

    def code_in_stream(self, answer: str) -> str:
        name, data = answer.rstrip().splitlines()[-2:]
        told = json.loads(data.removeprefix("data: "))
        assert (name, told["type"]) == ("event: error", "error")
        assert set(told) >= {"message", "param", "sequence_number"}
        return told["code"]

    # ── The upstream's side ───────────────────────────────────────────────────────────────────────────────────

    def says(self, chat: Chat | str) -> Script:
        return responds(chat)

    def lines(self, body: Any) -> list[Line]:
        asked = body["input"]
        items = [{"role": "user", "content": asked}] if isinstance(asked, str) else asked
        system = [Line("system", body["instructions"])] if body.get("instructions") else []
        return [*system, *(_line(each) for each in items)]

    def begun(self, body: bytes) -> bytes:
        instructions = json.dumps(json.loads(body).get("instructions")).encode()
        return instructions + body[body.index(b'"input":') : body.rindex(b"]")]

    def random_stream(self, dice: Random) -> Stream:
        return responses_stream(dice)


def _spelled(message: Message) -> dict[str, Any]:
    match message:
        case System(text):
            return {"role": "developer", "content": text}
        case User(text, in_parts):
            return {"role": "user", "content": [{"type": "input_text", "text": text}] if in_parts else text}
        case Assistant(text):
            content: list[dict[str, Any]] = [{"type": "output_text", "text": text, "annotations": []}]
            return {"type": "message", "role": "assistant", "id": "msg_1", "status": "completed", "content": content}
        case Called(call):
            return {"type": "function_call", "call_id": call.id, "name": call.name, "arguments": call.arguments}
        case Result(call, text):
            return {"type": "function_call_output", "call_id": call.id, "output": text}


def _line(item: dict[str, Any]) -> Line:
    content = item.get("content", item.get("output", item.get("arguments", "")))
    if isinstance(content, list):
        content = "\n".join(part.get("text", "") for part in cast("list[dict[str, Any]]", content))
    return Line(item.get("role", item.get("type", "")), content)
