"""Streams of responses as servers of several makes send them, and what is to be read in each."""

import json
from typing import Any

from tests.goldens import Golden

HEAD: dict[str, Any] = {"id": "resp_67cb71b351908190a308f3859487620d", "object": "response", "created_at": 1741386163}


def response(status: str, output: list[dict[str, Any]] | None = None, **more: Any) -> dict[str, Any]:
    told = {"status": status, "error": None, "incomplete_details": None, "model": "gpt-5-2025-08-07", "output": output}
    return {"response": {**HEAD, **told, "store": True, "usage": None, **more}}


def message(text: str, kind: str = "output_text", **more: Any) -> dict[str, Any]:
    field = "refusal" if kind == "refusal" else "text"
    content: list[dict[str, Any]] = [{"type": kind, field: text, **({"annotations": []} if field == "text" else {})}]
    return {"id": "msg_1", "type": "message", "status": "completed", "role": "assistant", "content": content, **more}


def events(*told: tuple[str, dict[str, Any]], end: str = "\n", named: bool = True) -> bytes:
    lines: list[str] = []
    for number, (kind, fields) in enumerate(told):
        data = json.dumps({"type": kind, "sequence_number": number, **fields}, ensure_ascii=False)
        lines.append(f"event: {kind}{end}data: {data}{end}{end}" if named else f"data: {data}{end}{end}")
    return "".join(lines).encode()


Told = tuple[str, dict[str, Any]]

BEGUN: tuple[Told, ...] = (
    ("response.created", response("in_progress", [])),
    ("response.in_progress", response("in_progress", [])),
)
USAGE = {
    "input_tokens": 2006,
    "input_tokens_details": {"cached_tokens": 1920},
    "output_tokens": 300,
    "output_tokens_details": {"reasoning_tokens": 128},
    "total_tokens": 2306,
}
GREETING = "Good morning, Jürgen 🌍"


def deltas(kind: str, *pieces: str, index: int = 0, **more: Any) -> tuple[Told, ...]:
    at = {"item_id": f"item_{index}", "output_index": index, "content_index": 0}
    return tuple((f"response.{kind}.delta", {**at, "delta": piece, "obfuscation": "x7", **more}) for piece in pieces)


def item(state: str, told: dict[str, Any], index: int = 0) -> Told:
    return f"response.output_item.{state}", {"output_index": index, "item": told}


TEXT: tuple[Told, ...] = (
    *BEGUN,
    item("added", {**message(""), "content": [], "status": "in_progress"}),
    ("response.content_part.added", {"item_id": "msg_1", "output_index": 0, "content_index": 0, "part": {}}),
    *deltas("output_text", "Good", " morning, ", "Jürgen 🌍", logprobs=[]),
    ("response.output_text.annotation.added", {"output_index": 0, "annotation": {"type": "url_citation"}}),
    ("response.output_text.done", {"output_index": 0, "content_index": 0, "text": GREETING}),
    ("response.content_part.done", {"output_index": 0, "content_index": 0, "part": {"text": GREETING}}),
    item("done", message(GREETING)),
)
WHOLE: Told = ("response.completed", response("completed", [message(GREETING)], usage=USAGE))

CALL = {"id": "fc_1", "type": "function_call", "call_id": "call_a", "name": "weather"}
CUSTOM = {"id": "ctc_1", "type": "custom_tool_call", "call_id": "call_b", "name": "apply_patch"}
CALLED = [{**CALL, "arguments": '{"city":"Köln"}'}, {**CUSTOM, "input": "*** Begin Patch"}]

TOOLS: tuple[Told, ...] = (
    *BEGUN,
    item("added", {**CALL, "arguments": "", "status": "in_progress"}),
    *deltas("function_call_arguments", '{"city":', '"Köln"}'),
    ("response.function_call_arguments.done", {"output_index": 0, "arguments": '{"city":"Köln"}'}),
    item("done", CALLED[0]),
    item("added", {**CUSTOM, "input": ""}, 1),
    *deltas("custom_tool_call_input", "*** Begin", " Patch", index=1),
    ("response.custom_tool_call_input.done", {"output_index": 1, "input": "*** Begin Patch"}),
    item("done", CALLED[1], 1),
    ("response.completed", response("completed", CALLED)),
)

REASONING: dict[str, Any] = {"id": "rs_1", "type": "reasoning", "encrypted_content": "gAAAAABo", "summary": []}
SEARCH = {"id": "ws_1", "type": "web_search_call", "status": "completed", "action": {"type": "search", "query": "x"}}
MCP = {"id": "mcp_1", "type": "mcp_call", "name": "ask", "server_label": "docs", "output": "42"}
HOSTED: tuple[Told, ...] = (
    *BEGUN,
    item("added", REASONING),
    *deltas("reasoning_summary_text", "**Looking", " it up**", summary_index=0),
    *deltas("reasoning_text", "secret thoughts"),
    item("done", REASONING),
    item("added", {**SEARCH, "status": "in_progress", "action": None}, 1),
    ("response.web_search_call.searching", {"output_index": 1, "item_id": "ws_1"}),
    ("response.web_search_call.completed", {"output_index": 1, "item_id": "ws_1"}),
    item("done", SEARCH, 1),
    item("added", {**MCP, "arguments": "", "output": None}, 2),
    *deltas("mcp_call_arguments", '{"q":1}', index=2),
    item("done", {**MCP, "arguments": '{"q":1}'}, 2),
    item("added", {**message(""), "content": []}, 3),
    *deltas("output_text", "Two.", index=3),
    item("done", message("Two."), 3),
    ("response.completed", response("completed", [REASONING, SEARCH, message("Two.")])),
)

REFUSED = "I cannot help with that."
REFUSAL: tuple[Told, ...] = (
    *BEGUN,
    item("added", {**message(""), "content": []}),
    *deltas("refusal", "I cannot", " help with that."),
    ("response.refusal.done", {"output_index": 0, "refusal": REFUSED}),
    ("response.completed", response("completed", [message(REFUSED, "refusal")])),
)

CUT_OFF: tuple[Told, ...] = (
    *BEGUN,
    *deltas("output_text", "One two"),
    (
        "response.incomplete",
        response("incomplete", [message("One two")], incomplete_details={"reason": "max_output_tokens"}),
    ),
)

TELLTALE = "a\u2028b\u2029c\u0085d\nevent: response.completed\n\ndata: [DONE]"
SEPARATORS: tuple[Told, ...] = (
    *BEGUN,
    *deltas("output_text", TELLTALE),
    ("response.completed", response("completed", [message(TELLTALE)])),
)

SPARSE: tuple[Told, ...] = (
    ("response.created", {"response": {"id": "resp_1", "object": "response", "status": "in_progress"}}),
    ("response.output_text.delta", {"delta": "Ciao"}),
    ("response.completed", {"response": {"id": "resp_1", "object": "response", "status": "completed"}}),
)
"""As servers send it that have only begun to speak it."""

AT_ONCE: tuple[Told, ...] = (("response.completed", response("completed", [message("Done.")])),)

GOLDENS = (
    Golden(name="openai", body=events(*TEXT, WHOLE), text=GREETING, finish_reason="completed", cached_tokens=1920),
    Golden(
        name="tools",
        body=events(*TOOLS),
        tools=(("weather", '{"city":"Köln"}'), ("apply_patch", "*** Begin Patch")),
        finish_reason="completed",
    ),
    Golden(
        name="hosted",
        body=events(*HOSTED),
        text="Two.",
        tools=(("web_search", '{"type":"search","query":"x"}'), ("ask", '{"q":1}')),
        finish_reason="completed",
    ),
    Golden(name="refusal", body=events(*REFUSAL), refusal=REFUSED, finish_reason="completed"),
    Golden(name="incomplete", body=events(*CUT_OFF), text="One two", finish_reason="max_output_tokens"),
    Golden(name="separators", body=events(*SEPARATORS), text=TELLTALE, finish_reason="completed"),
    Golden(name="sparse", body=events(*SPARSE), text="Ciao", finish_reason="completed"),
    Golden(name="at-once", body=events(*AT_ONCE), text="Done.", finish_reason="completed"),
    Golden(
        name="unnamed",
        body=events(*TEXT, WHOLE, named=False),
        text=GREETING,
        finish_reason="completed",
        cached_tokens=1920,
    ),
    Golden(
        name="crlf", body=events(*TEXT, WHOLE, end="\r\n"), text=GREETING, finish_reason="completed", cached_tokens=1920
    ),
    Golden(
        name="cr", body=events(*TEXT, WHOLE, end="\r"), text=GREETING, finish_reason="completed", cached_tokens=1920
    ),
    Golden(
        name="comments",
        body=b": OPENROUTER PROCESSING\n\n" + events(*TEXT, WHOLE).replace(b"event: ", b": keep-alive\n\nevent: ", 3),
        text=GREETING,
        finish_reason="completed",
        cached_tokens=1920,
    ),
    Golden(
        name="data-after-end",
        body=events(*TEXT, WHOLE) + b"data: [DONE]\n\n",
        text=GREETING,
        finish_reason="completed",
        cached_tokens=1920,
        beyond=b"data: [DONE]\n\n",
    ),
)
"""Every stream that the relay must carry unchanged, and read right."""
