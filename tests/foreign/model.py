"""The model that every foreign client talks to: what it says to each phrase of `phrases.json`, in each dialect.

It goes by the phrase that stands last in the request, so it says the same whether a memory stands in front or not.
"""

from itertools import count
from pathlib import Path
from typing import Any

import msgspec

from tests.scripted_upstream import (
    Answer,
    Chat,
    Content,
    Received,
    ToolCall,
    default,
    error,
    pace,
    render,
    reply,
    with_headers,
)

PHRASES: dict[str, str] = msgspec.json.decode((Path(__file__).parent / "phrases.json").read_bytes())

TEXTS = {
    "tell": "Noted.",
    "ask": "Tell her what you are allergic to.",
    "weather": "It is 21 degrees in Turin.",
    "both": "Turin has 21 degrees, Rome has 25.",
    "picture": "A red dot.",
    "person": "Ada Lovelace wrote it.",
    "two": "Hello – ciao \u2028 🎉",
    "busy": "I am back.",
    "count": " ".join(map(str, range(1, 201))),
}
PERSON = '{"name": "Ada", "age": 36}'
CITIES = {"weather": ("Turin",), "both": ("Turin", "Rome")}
USAGE = {"prompt_tokens": 11, "completion_tokens": 7, "total_tokens": 18}
"""The same with a memory and without, so that what clients make of it can be compared."""


class Model:
    """The script of an upstream. A new one is needed for each run: it is busy for the first time only."""

    def __init__(self) -> None:
        self._busy = count()
        self._given = count(1)
        self._kept: dict[str, str] = {}
        """The phrase of each response: a request may go on from it with nothing but what a tool gave."""

    def __call__(self, request: Received) -> Content:
        if request.method != "POST":
            return default(request)
        for ending, say in (
            ("/chat/completions", self._chat),
            ("/responses", self._respond),
            ("/messages", _messages),
        ):
            if request.path.endswith(ending):
                phrase = phrase_of(request.body)
                return self._trouble(phrase) or say(request, phrase)
        return default(request)

    def _respond(self, request: Received, phrase: str) -> Content:
        question = request.json()
        follows = question.get("previous_response_id")
        if follows and PHRASES[phrase] not in _json(question["input"]):
            phrase = self._kept[follows]
        name = f"resp_{next(self._given)}"
        self._kept[name] = phrase
        return _responses(request, phrase, name)

    def _trouble(self, phrase: str) -> Answer | None:
        match phrase:
            case "refused":
                return error(401, "Incorrect API key provided.", code="invalid_api_key")
            case "broken":
                return error(500, "The server had an error.")
            case "busy" if next(self._busy) == 0:
                return with_headers((b"retry-after-ms", b"5"), (b"retry-after", b"1"))(
                    error(429, "Rate limit reached.")
                )
            case _:
                return None

    def _chat(self, request: Received, phrase: str) -> Content:
        chat = msgspec.structs.replace(_said(request, phrase), usage=USAGE)
        return pace(0.01)(render(chat, request)) if phrase == "count" else chat


def phrase_of(body: bytes) -> str:
    """The phrase that was said last; what stands beside the messages, a memory too, was not said."""
    try:
        asked = msgspec.json.decode(body)
        text = _json(asked["messages"] if "messages" in asked else asked["input"])
    except (msgspec.DecodeError, KeyError, TypeError):
        text = body.decode()
    return max(PHRASES, key=lambda phrase: text.rfind(PHRASES[phrase]))


def _said(request: Received, phrase: str) -> Chat:
    question = request.json()
    tools = {tool["function"]["name"] for tool in question.get("tools") or ()}
    if "look_up" in tools and phrase in CITIES and not _is_answered(request):
        return Chat(tool_calls=_look_ups(phrase))
    if output := tools - {"look_up", "final_answer"}:  # a framework's way to ask for an object
        return Chat(tool_calls=(ToolCall(output.pop(), PERSON),))
    if "final_answer" in tools:
        return Chat(tool_calls=(ToolCall("final_answer", _json({"answer": TEXTS[phrase]})),))
    return Chat(_framed(request, phrase, question.get("response_format") or {}))


def _framed(request: Received, phrase: str, wanted: dict[str, Any]) -> str:
    """The text in the form that a framework has asked for."""
    if phrase == "person" and wanted:
        return PERSON
    if wanted.get("type") == "json_object":  # mem0 asks for facts
        return _json({"memory": [{"text": TEXTS[phrase]}]})
    if b"[[ ## completed ## ]]" in request.body:  # DSPy
        return f"[[ ## answer ## ]]\n{TEXTS[phrase]}\n\n[[ ## completed ## ]]"
    return TEXTS[phrase]


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _is_answered(request: Received) -> bool:
    """Whether a result of `look_up` is there, in whatever form."""
    return b"21 degrees" in request.body


def _look_ups(phrase: str) -> tuple[ToolCall, ...]:
    return tuple(
        ToolCall("look_up", _json({"city": city}), f"call_{number}") for number, city in enumerate(CITIES[phrase], 1)
    )


# ── The other dialects ─────────────────────────────────────────────────────────────────────────────


def _events(*events: dict[str, Any]) -> Answer:
    body = (b"event: %b\ndata: %b\n\n" % (event["type"].encode(), msgspec.json.encode(event)) for event in events)
    return msgspec.structs.replace(reply(*body, content_type=b"text/event-stream"), framing="chunked")


def _responses(request: Received, phrase: str, name: str) -> Answer:
    """The Responses API: a text, or calls: of `look_up`, or to hand over to another agent."""
    question = request.json()
    tools = [str(tool.get("name")) for tool in question.get("tools") or ()]
    over = tuple(ToolCall(tool, "{}", "call_over") for tool in tools if tool.startswith("transfer_to_"))
    if phrase in CITIES and tools and not _is_answered(request):
        output: list[dict[str, Any]] = [
            {"type": "function_call", "id": f"fc_{call.id}", "call_id": call.id, "name": call.name}
            | {"arguments": call.arguments, "status": "completed"}
            for call in over or _look_ups(phrase)
        ]
    else:
        text = PERSON if phrase == "person" and question.get("text") else TEXTS[phrase]
        part: dict[str, Any] = {"type": "output_text", "text": text, "annotations": []}
        output = [{"type": "message", "id": "msg_1", "role": "assistant", "status": "completed", "content": [part]}]
    response: dict[str, Any] = {
        "id": name,
        "object": "response",
        "created_at": 1_700_000_000,
        "status": "completed",
        "model": question["model"],
        "output": output,
        "parallel_tool_calls": True,
        "tool_choice": "auto",
        "tools": question.get("tools") or [],
        "usage": {"input_tokens": 11, "output_tokens": 7, "total_tokens": 18}
        | {"input_tokens_details": {"cached_tokens": 0}, "output_tokens_details": {"reasoning_tokens": 0}},
    }
    if not question.get("stream"):
        return reply(msgspec.json.encode(response))
    events: list[dict[str, Any]] = [
        {"type": "response.created", "response": response | {"status": "in_progress", "output": []}}
    ]
    for index, item in enumerate(output):
        where: dict[str, Any] = {"output_index": index, "item_id": item["id"]}
        empty: dict[str, Any] = {"content": []} if item["type"] == "message" else {"arguments": ""}
        events.append({"type": "response.output_item.added", **where, "item": item | empty | {"status": "in_progress"}})
        if item["type"] == "message":
            where |= {"content_index": 0}
            (part,) = item["content"]
            events.append({"type": "response.content_part.added", **where, "part": part | {"text": ""}})
            events += [
                {"type": "response.output_text.delta", **where, "delta": piece, "logprobs": []}
                for piece in (part["text"][:4], part["text"][4:])
            ]
            events.append({"type": "response.output_text.done", **where, "text": part["text"], "logprobs": []})
            events.append({"type": "response.content_part.done", **where, "part": part})
        else:
            whole = {"arguments": item["arguments"]}
            events.append({"type": "response.function_call_arguments.delta", **where, "delta": item["arguments"]})
            events.append({"type": "response.function_call_arguments.done", **where, "name": item["name"], **whole})
        events.append({"type": "response.output_item.done", **where, "item": item})
    events.append({"type": "response.completed", "response": response})
    return _events(*(event | {"sequence_number": number} for number, event in enumerate(events)))


def _messages(request: Received, phrase: str) -> Answer:
    """Anthropic's Messages: a text, or calls of `look_up`."""
    question = request.json()
    if phrase in CITIES and question.get("tools") and not _is_answered(request):
        content: list[dict[str, Any]] = [
            {
                "type": "tool_use",
                "id": f"toolu_{call.id}",
                "name": call.name,
                "input": msgspec.json.decode(call.arguments),
            }
            for call in _look_ups(phrase)
        ]
    else:
        content = [{"type": "text", "text": TEXTS[phrase]}]
    reason = "end_turn" if content[0]["type"] == "text" else "tool_use"
    usage = {"input_tokens": 11, "output_tokens": 7}
    message: dict[str, Any] = {
        "id": "msg_1",
        "type": "message",
        "role": "assistant",
        "model": question["model"],
        "content": content,
        "stop_reason": reason,
        "stop_sequence": None,
        "usage": usage,
    }
    if not question.get("stream"):
        return reply(msgspec.json.encode(message))
    events: list[dict[str, Any]] = [
        {"type": "message_start", "message": message | {"content": [], "stop_reason": None}}
    ]
    for index, block in enumerate(content):
        empty: dict[str, Any]
        if block["type"] == "text":
            empty = {**block, "text": ""}
            delta = {"type": "text_delta", "text": block["text"]}
        else:
            arguments = _json(block["input"])
            empty = {**block, "input": {}}
            delta = {"type": "input_json_delta", "partial_json": arguments}
        events += [
            {"type": "content_block_start", "index": index, "content_block": empty},
            {"type": "content_block_delta", "index": index, "delta": delta},
            {"type": "content_block_stop", "index": index},
        ]
    events.append({"type": "message_delta", "delta": {"stop_reason": reason, "stop_sequence": None}, "usage": usage})
    return _events(*events, {"type": "message_stop"})
