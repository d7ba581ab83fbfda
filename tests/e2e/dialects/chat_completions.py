"""Chat completions, as the suite for dialects is told of them."""

import json
import re
from collections.abc import Mapping, Sequence
from random import Random
from types import MappingProxyType
from typing import Any, cast

from tests.e2e.dialects.door import Assistant, Called, Line, Message, Result, System, User
from tests.generated import End, Stream, chat_body, stream
from tests.goldens import GOLDENS
from tests.scripted_upstream import Chat, Script, without_done

BLOCK = rb"<ricordo-notes>(?:(?!</ricordo-notes>).)*</ricordo-notes>"

DONE = rb"[\r\n]{0,4}data: \[DONE\]\n\n"
ERROR = rb'[\r\n]{0,4}data: \{"error":.*"code":"upstream_truncated".*\}\n\n'


class ChatCompletionsDoor:
    """Implements `Door`."""

    name = "chat"
    path = "/v1/chat/completions"
    history = "messages"
    strange_histories: Sequence[object] = ("x", 5, [], [5], [{"role": "user", "content": 5}], None)
    users = re.compile(rb'\{"role":"user"')  # in a string the quotes would be escaped
    ours = re.compile(
        rb'\{"role":"(?:system|developer)","content":"BLOCK"\},'
        rb'|\{"type":"text","text":"BLOCK"\},|,?\{"type":"text","text":"BLOCK"\}'
        rb"|BLOCK\\n\\n|\\n\\nBLOCK".replace(b"BLOCK", BLOCK)
    )
    goldens = GOLDENS
    without_end = staticmethod(without_done())
    late = b'data: {"choices":[]}\n\n'
    beginning = b'data: {"choices":[{"index":0,"delta":{"content":"One"},"finish_reason":null}]}\n\n'
    error_event = b'data: {"error":{"message":"overloaded","code":"x"}}\n\n'
    plain = b'{"choices":[{"index":0,"message":{"role":"assistant","content":"plain"},"finish_reason":"stop"}]}'
    counted: Mapping[str, Any] = MappingProxyType(
        {"prompt_tokens": 2006, "completion_tokens": 7, "prompt_tokens_details": {"cached_tokens": 1920}}
    )
    added: Mapping[End, bytes] = MappingProxyType(
        {
            "whole": b"",
            "more": b"",
            "open": rb"[\r\n]{1,4}",
            "no_done": DONE,
            "error": b"",
            "cut": b"|".join((DONE, ERROR, rb"[\r\n]{0,4}")),
        }
    )

    # ── The application's side ────────────────────────────────────────────────────────────────────────────────

    def body(self, *history: Message, stream: bool = False, tools: bool = False) -> dict[str, Any]:
        offered = {"type": "function", "function": {"name": "look_up", "parameters": {"type": "object"}}}
        messages = [_spelled(each) for each in history]
        counted = {"stream_options": {"include_usage": True}} if stream else {}
        return {
            "model": "m",
            "stream": stream,
            **counted,
            **({"tools": [offered]} if tools else {}),
            "messages": messages,
        }

    def with_image(self, text: str, url: str) -> dict[str, Any]:
        parts = [{"type": "text", "text": text}, {"type": "image_url", "image_url": {"url": url}}]
        return {"model": "m", "messages": [{"role": "user", "content": parts}]}

    def random_body(self, dice: Random) -> bytes:
        return chat_body(dice)

    def text_of(self, answer: Any) -> str:
        return answer["choices"][0]["message"]["content"]

    def is_acknowledged(self, answer: bytes, *, stream: bool) -> bool:
        return b"data: [DONE]\n\n" in answer if stream else answer.endswith(b"}")

    def code_of(self, error: Any) -> str:
        assert set(error["error"]) >= {"message", "type", "param", "code"}
        return error["error"]["code"]

    def code_in_stream(self, answer: str) -> str:
        last = [line for line in answer.splitlines() if line.startswith("data: ")][-1]
        return self.code_of(json.loads(last.removeprefix("data: ")))

    # ── The upstream's side ───────────────────────────────────────────────────────────────────────────────────

    def says(self, chat: Chat | str) -> Script:
        return chat

    def lines(self, body: Any) -> list[Line]:
        return [Line(each["role"], _text_of(each.get("content"))) for each in body["messages"]]

    def begun(self, body: bytes) -> bytes:
        return body[body.index(b'"messages":') : body.rindex(b"]")]

    def random_stream(self, dice: Random) -> Stream:
        return stream(dice)


def _spelled(message: Message) -> dict[str, Any]:
    match message:
        case System(text):
            return {"role": "system", "content": text}
        case User(text, in_parts):
            return {"role": "user", "content": [{"type": "text", "text": text}] if in_parts else text}
        case Assistant(text):
            return {"role": "assistant", "content": text}
        case Called(call):
            function = {"name": call.name, "arguments": call.arguments}
            calls = [{"id": call.id, "type": "function", "function": function}]
            return {"role": "assistant", "content": None, "tool_calls": calls}
        case Result(call, text):
            return {"role": "tool", "tool_call_id": call.id, "content": text}


def _text_of(content: Any) -> str:
    if not isinstance(content, list):
        return content or ""
    return "\n".join(part.get("text", "") for part in cast("list[Any]", content))
