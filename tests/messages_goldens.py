"""Streams of messages as upstreams send them, and what is to be read in each (see tests/goldens.py)."""

import json
from typing import Any

from tests.goldens import Golden


def events(*told: dict[str, Any], end: str = "\n", named: bool = True) -> bytes:
    """Events as they are streamed; `named`: each with the line that names it."""
    return "".join(
        (f"event: {each['type']}{end}" if named else "")
        + f"data: {json.dumps(each, ensure_ascii=False, separators=(',', ':'))}{end}{end}"
        for each in told
    ).encode()


def start(**usage: Any) -> dict[str, Any]:
    message: dict[str, Any] = {
        "id": "msg_1",
        "type": "message",
        "role": "assistant",
        "model": "claude-sonnet-5",
        "content": [],
    }
    counted = {"input_tokens": 6, "output_tokens": 1, **usage}
    return {"type": "message_start", "message": {**message, "stop_reason": None, "usage": counted}}


def block(index: int, begins: dict[str, Any], *deltas: dict[str, Any]) -> list[dict[str, Any]]:
    return [
        {"type": "content_block_start", "index": index, "content_block": begins},
        *({"type": "content_block_delta", "index": index, "delta": each} for each in deltas),
        {"type": "content_block_stop", "index": index},
    ]


def said(index: int, *pieces: str) -> list[dict[str, Any]]:
    return block(index, {"type": "text", "text": ""}, *({"type": "text_delta", "text": piece} for piece in pieces))


def called(index: int, name: str, *pieces: str, kind: str = "tool_use") -> list[dict[str, Any]]:
    begins: dict[str, Any] = {"type": kind, "id": f"t{index}", "name": name, "input": {}}
    return block(index, begins, *({"type": "input_json_delta", "partial_json": piece} for piece in pieces))


def stop(reason: str = "end_turn", **usage: Any) -> list[dict[str, Any]]:
    delta = {"stop_reason": reason, "stop_sequence": None}
    return [
        {"type": "message_delta", "delta": delta, "usage": {"output_tokens": 12, **usage}},
        {"type": "message_stop"},
    ]


PING = {"type": "ping"}
PLAIN = [start(), PING, *said(0, "Good", " morning, ", "Jürgen 🌍"), *stop()]
GREETING = "Good morning, Jürgen 🌍"
THOUGHT = block(
    0,
    {"type": "thinking", "thinking": "", "signature": ""},
    {"type": "thinking_delta", "thinking": "She greets."},
    {"type": "signature_delta", "signature": "EqQB"},
)
HIDDEN = block(1, {"type": "redacted_thinking", "data": "EmwKAhgB"})
FOUND = block(2, {"type": "web_search_tool_result", "tool_use_id": "t1", "content": [{"type": "web_search_result"}]})
CITED = block(
    3,
    {"type": "text", "text": "", "citations": []},
    {"type": "citations_delta", "citation": {"type": "web_search_result_location", "cited_text": "It rains."}},
    {"type": "text_delta", "text": "It rains."},
)

MESSAGES_GOLDENS = (
    Golden(name="plain", body=events(*PLAIN), text=GREETING, finish_reason="end_turn"),
    Golden(
        name="thinking",
        body=events(start(), *THOUGHT, *HIDDEN, *said(2, "Hi."), *stop()),
        text="Hi.",
        finish_reason="end_turn",
    ),
    Golden(
        name="tools",
        body=events(
            start(),
            *said(0, "I look."),
            *called(1, "weather", '{"ci', 'ty": "Köln"}'),
            *called(2, "time", ""),
            *stop("tool_use"),
        ),
        text="I look.",
        tools=(("weather", '{"city": "Köln"}'), ("time", "")),
        finish_reason="tool_use",
    ),
    Golden(
        name="server tools and citations",
        body=events(
            start(),
            *said(0, "I search."),
            *called(1, "web_search", "{}", kind="server_tool_use"),
            *FOUND,
            *CITED,
            *stop(),
        ),
        text="I search.It rains.",
        tools=(("web_search", "{}"),),
        finish_reason="end_turn",
    ),
    Golden(name="refusal", body=events(start(), *stop("refusal")), finish_reason="refusal"),
    Golden(
        name="paused",
        body=events(start(), *said(0, "Wait."), *stop("pause_turn")),
        text="Wait.",
        finish_reason="pause_turn",
    ),
    Golden(
        name="usage",
        body=events(start(cache_read_input_tokens=1900, cache_creation_input_tokens=100), *said(0, "Hi."), *stop()),
        text="Hi.",
        finish_reason="end_turn",
        cached_tokens=1900,
    ),
    Golden(
        name="separators",
        body=events(start(), *said(0, "a\u2028b\u0085c event: message_stop\n\ndata: "), *stop()),
        text="a\u2028b\u0085c event: message_stop\n\ndata: ",
        finish_reason="end_turn",
    ),
    Golden(name="crlf", body=events(*PLAIN, end="\r\n"), text=GREETING, finish_reason="end_turn"),
    Golden(name="cr", body=events(*PLAIN, end="\r"), text=GREETING, finish_reason="end_turn"),
    Golden(name="unnamed", body=events(*PLAIN, named=False), text=GREETING, finish_reason="end_turn"),
    Golden(name="a mark", body=b"\xef\xbb\xbf" + events(*PLAIN), text=GREETING, finish_reason="end_turn"),
    Golden(
        name="metrics in the last event",
        body=events(*PLAIN[:-1], {"type": "message_stop", "amazon-bedrock-invocationMetrics": {"inputTokenCount": 1}}),
        text=GREETING,
        finish_reason="end_turn",
    ),
    Golden(name="no stop", body=events(*PLAIN[:-1]), text=GREETING, finish_reason="end_turn", done=False),
    Golden(
        name="more behind it",
        body=events(*PLAIN, *PLAIN),
        text=GREETING,
        finish_reason="end_turn",
        beyond=events(*PLAIN),
    ),
)
"""Every stream that the relay must carry unchanged, and read right."""
