"""Anthropic's Messages, as the suite for dialects is told of them."""

import json
import re
from collections.abc import Callable, Mapping, Sequence
from random import Random
from types import MappingProxyType
from typing import Any

import msgspec

from tests.e2e.dialects.chat_completions import BLOCK
from tests.e2e.dialects.door import Assistant, Called, Line, Message, Result, System, User
from tests.generated import (
    BETWEEN,
    DATA_URL,
    End,
    Number,
    Pairs,
    Stream,
    cut_up,
    key,
    number,
    pairs,
    space,
    spelled,
    text,
    value,
)
from tests.messages_goldens import MESSAGES_GOLDENS, PING, called, events, said, start, stop
from tests.scripted_upstream import Answer, Chat, Received, Script, reply

STOP = events({"type": "message_stop"})
STOPPED = rb'[\r\n]{0,4}event: message_stop\ndata: \{"type":"message_stop"\}\n\n'
ERROR = rb'[\r\n]{0,4}event: error\ndata: \{"type":"error",.*"code":"upstream_truncated".*\}\n\n'


class MessagesDoor:
    """Implements `Door`."""

    name = "messages"
    path = "/v1/messages"
    history = "messages"
    strange_histories: Sequence[object] = ("x", 5, [], [5], [{"role": "user", "content": 5}], None)
    users = re.compile(rb'\{"role":"user","content":(?!\[\{"type":"tool_result")')
    ours = re.compile(
        rb'"system":"BLOCK",|\{"type":"text","text":"BLOCK"\},|,?\{"type":"text","text":"BLOCK"\}'
        rb"|BLOCK\\n\\n|\\n\\nBLOCK|BLOCK".replace(b"BLOCK", BLOCK)
    )
    goldens = MESSAGES_GOLDENS
    late = events(PING)
    beginning = events(start())
    error_event = events({"type": "error", "error": {"type": "overloaded_error", "message": "Overloaded"}})
    plain = json.dumps({"type": "message", "content": [{"type": "text", "text": "plain"}], "stop_reason": "x"}).encode()
    counted: Mapping[str, Any] = MappingProxyType(
        {"input_tokens": 86, "cache_read_input_tokens": 1920, "output_tokens": 7}
    )
    added: Mapping[End, bytes] = MappingProxyType(
        {
            "whole": b"",
            "more": b"",
            "open": rb"[\r\n]{1,4}",
            "no_done": STOPPED,
            "error": b"",
            "cut": b"|".join((STOPPED, ERROR, rb"[\r\n]{0,4}")),
        }
    )

    @staticmethod
    def without_end(answer: Answer) -> Answer:
        return msgspec.structs.replace(answer, body=tuple(piece for piece in answer.body if piece != STOP))

    # ── The application's side ────────────────────────────────────────────────────────────────────────────────

    def body(self, *history: Message, stream: bool = False, tools: bool = False) -> dict[str, Any]:
        system = "\n".join(each.text for each in history if isinstance(each, System))
        offered = {"name": "look_up", "input_schema": {"type": "object"}}
        return {
            "model": "m",
            "max_tokens": 100,
            "stream": stream,
            **({"tools": [offered]} if tools else {}),
            **({"system": system} if system else {}),
            "messages": [_spelled(each) for each in history if not isinstance(each, System)],
        }

    def with_image(self, text: str, url: str) -> dict[str, Any]:
        parts = [{"type": "text", "text": text}, {"type": "image", "source": {"type": "url", "url": url}}]
        return {"model": "m", "max_tokens": 100, "messages": [{"role": "user", "content": parts}]}

    def random_body(self, dice: Random) -> bytes:
        messages = [_random_message(dice) for _ in range(dice.randrange(6))]
        if dice.random() < 0.9:  # nearly always the user has the last word
            messages.append(_random_message(dice, "user"))
        fields: list[tuple[str, Any]] = [("model", text(dice, most=2)), ("messages", messages)]
        fields += [(name, FIELDS[name](dice)) for name in dice.sample(sorted(FIELDS), dice.randrange(10))]
        if dice.random() < 0.5:  # SDKs write the messages first or last
            dice.shuffle(fields)
        return (space(dice) + spelled(Pairs(tuple(fields)), dice) + space(dice)).encode()

    def text_of(self, answer: Any) -> str:
        return "".join(block["text"] for block in answer["content"] if block["type"] == "text")

    def is_acknowledged(self, answer: bytes, *, stream: bool) -> bool:
        return STOP in answer if stream else answer.endswith(b"}")

    def code_of(self, error: Any) -> str:
        assert error["type"] == "error"
        assert error["request_id"]
        assert set(error["error"]) >= {"type", "message", "code"}
        return error["error"]["code"]

    def code_in_stream(self, answer: str) -> str:
        *_, name, data = answer.strip().splitlines()
        assert name == "event: error"
        return self.code_of(json.loads(data.removeprefix("data: ")))

    # ── The upstream's side ───────────────────────────────────────────────────────────────────────────────────

    def says(self, chat: Chat | str) -> Script:
        said = Chat(chat) if isinstance(chat, str) else chat
        return lambda request: _rendered(said, request)

    def lines(self, body: Any) -> list[Line]:
        system = _text_of(body.get("system") or [])
        spoken = [Line(each["role"], _text_of(each["content"])) for each in body["messages"]]
        return [Line("system", system), *spoken] if system else spoken

    def begun(self, body: bytes) -> bytes:
        found = msgspec.json.decode(body, type=dict[str, msgspec.Raw])
        return bytes(found.get("system", msgspec.Raw(b""))) + bytes(found["messages"])[:-1]

    def random_stream(self, dice: Random) -> Stream:
        return _random_stream(dice)


def _spelled(message: User | Assistant | Called | Result) -> dict[str, Any]:
    match message:
        case User(text, in_parts):
            return {"role": "user", "content": [{"type": "text", "text": text}] if in_parts else text}
        case Assistant(text):
            return {"role": "assistant", "content": text}
        case Called(call):
            block = {"type": "tool_use", "id": call.id, "name": call.name, "input": json.loads(call.arguments)}
            return {"role": "assistant", "content": [block]}
        case Result(call, text):
            return {"role": "user", "content": [{"type": "tool_result", "tool_use_id": call.id, "content": text}]}


def _text_of(content: Any) -> str:
    return content if isinstance(content, str) else "\n".join(part.get("text", "") for part in content)


def _rendered(chat: Chat, request: Received) -> Answer:
    """The answer to a request, streamed if it asks for that; each event is a piece."""
    question = request.json()
    reason = chat.finish_reason or ("tool_use" if chat.tool_calls else "end_turn")
    usage = chat.usage or {"input_tokens": 11, "output_tokens": 7}
    if question.get("stream"):
        words = chat.deltas or tuple(re.findall(r"\S+\s*|\s+", chat.text))
        told = [start(**usage), *(said(0, *words) if words else [])]
        for index, call in enumerate(chat.tool_calls, 1):
            told += called(index, call.name, call.arguments)
        pieces = [events(each) for each in (*told, *stop(reason, **usage))]
        return msgspec.structs.replace(reply(*pieces, content_type=b"text/event-stream"), framing="chunked")
    content: list[dict[str, Any]] = [{"type": "text", "text": chat.text}] if chat.text else []
    content += [
        {"type": "tool_use", "id": call.id, "name": call.name, "input": json.loads(call.arguments)}
        for call in chat.tool_calls
    ]
    message = start(**usage)["message"] | {"model": question["model"], "content": content, "stop_reason": reason}
    return reply(json.dumps(message).encode())


# ── Any request, and any stream ───────────────────────────────────────────────────────────────────────────────

IMAGE = pairs(("type", "base64"), ("media_type", "image/png"), ("data", DATA_URL))
MARK = pairs(("type", "ephemeral"))

PARTS: tuple[Callable[[Random], Pairs], ...] = (
    lambda dice: pairs(("type", "text"), ("text", text(dice))),
    lambda dice: pairs(("text", text(dice)), ("type", "text")),
    lambda dice: pairs(("type", "text"), ("text", text(dice)), ("cache_control", MARK)),
    lambda dice: pairs(("type", "text"), ("text", f"<system-reminder>\n{text(dice)}\n</system-reminder>")),
    lambda _: pairs(("type", "image"), ("source", IMAGE)),
    lambda dice: pairs(("type", "document"), ("source", IMAGE), ("title", text(dice, most=2)), ("citations", pairs())),
    lambda dice: pairs(("type", "tool_result"), ("tool_use_id", "t"), ("content", text(dice))),
    lambda dice: pairs(("type", "tool_result"), ("content", [pairs(("type", "text"), ("text", text(dice)))])),
    lambda dice: pairs(("type", "thinking"), ("thinking", text(dice)), ("signature", "EqQB")),
    lambda _: pairs(("type", "redacted_thinking"), ("data", "EmwK")),
    lambda dice: pairs(("type", "tool_use"), ("id", "t"), ("name", "f"), ("input", value(dice))),
    lambda dice: pairs(("type", "server_tool_use"), ("name", "web_search"), ("input", value(dice))),
    lambda dice: pairs(("type", "web_search_tool_result"), ("content", value(dice))),
    lambda dice: pairs(("type", "later"), ("later", value(dice))),
)


def _content(dice: Random) -> Any:
    kind = dice.random()
    if kind < 0.4:
        return text(dice)
    return [dice.choice(PARTS)(dice) for _ in range(dice.randrange(4))] if kind < 0.95 else value(dice)


def _random_message(dice: Random, role: str = "") -> Pairs:
    fields: list[tuple[str, Any]] = [
        ("role", role or dice.choice(("user", "user", "assistant", "assistant", "system", "odd"))),
        ("content", _content(dice)),
    ]
    if dice.random() < 0.1:
        fields.append((key(dice), value(dice)))
    dice.shuffle(fields)
    return Pairs(tuple(fields))


def _random_system(dice: Random) -> Any:
    blocks = [dice.choice(PARTS[:3])(dice) for _ in range(dice.randrange(3))]
    return dice.choice((text(dice), blocks, blocks, None, value(dice)))


FIELDS: dict[str, Callable[[Random], Any]] = {
    "cache_control": lambda _: MARK,
    "container": lambda _: "container_1",
    "context_management": lambda dice: pairs(("edits", [value(dice)])),
    "max_tokens": lambda dice: dice.choice((Number("100"), Number("1e3"), number(dice))),
    "mcp_servers": lambda dice: [pairs(("type", "url"), ("name", text(dice, most=2)))],
    "metadata": lambda _: pairs(("user_id", "somebody")),
    "output_config": lambda _: pairs(("effort", "high")),
    "service_tier": lambda _: "auto",
    "stop_sequences": lambda dice: [text(dice, most=2)],
    "stream": lambda dice: dice.choice((True, False, None)),
    "system": _random_system,
    "temperature": number,
    "thinking": lambda _: pairs(("type", "enabled"), ("budget_tokens", Number("1024"))),
    "tool_choice": lambda _: pairs(("type", "auto")),
    "tools": lambda dice: [pairs(("name", "f"), ("input_schema", value(dice)), ("cache_control", MARK))],
    "top_k": number,
    "zz_future": value,
}


def _named(name: str, data: str, line_end: str) -> str:
    return f"event: {name}{line_end}data: {data}{2 * line_end}"


def _event(told: dict[str, Any], line_end: str) -> str:
    return _named(told["type"], json.dumps(told), line_end)


def _random_stream(dice: Random) -> Stream:
    """A stream of a message, and of all that may stand between its events."""
    end: End = dice.choice(("whole", "whole", "more", "open", "no_done", "error", "cut"))
    line_end = dice.choice(("\n", "\n", "\r\n", "\r"))
    blocks = [
        said(0, *(text(dice) for _ in range(dice.randrange(5)))),
        called(1, "f", *(text(dice) for _ in range(dice.randrange(3)))),
        [PING, {"type": "later", "later": text(dice)}],
    ]
    told = ["\ufeff" if dice.random() < 0.05 else "", _event(start(), line_end)]
    for each in (each for block in dice.sample(blocks, dice.randrange(4)) for each in block):
        told.append(dice.choice(BETWEEN)(dice, line_end) if dice.random() < 0.3 else "")
        told.append(_event(each, line_end))
    told += [_event(each, line_end) for each in _ending(end)]
    if end == "open":
        told[-1] = told[-1].removesuffix(2 * line_end)
    late = _event(PING, line_end).encode() if end == "more" else b""
    return cut_up("".join(told).encode(), dice, end=end, late=late)


def _ending(end: End) -> list[dict[str, Any]]:
    if end == "error":
        return [{"type": "error", "error": {"type": "overloaded_error", "message": "Overloaded"}}]
    return stop()[:1] if end == "no_done" else stop()
