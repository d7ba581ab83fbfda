"""The scripted upstream as it speaks OpenAI's Responses: a `Chat` becomes a response, streamed or plain."""

from collections.abc import Iterator
from functools import partial
from typing import Any

import msgspec

from tests.scripted_upstream import CREATED, MODELS, Answer, Chat, Received, Script, reply, words_of

ALWAYS = "resp_script"
"""The id of an answer that is to be the same, down to its items, whenever it is given."""


def responds(chat: Chat | str, *, id: str = ALWAYS) -> Script:  # noqa: A002 - what the API calls it
    """A script: the upstream says this, as the request asks for it."""
    return partial(_render, Chat(chat) if isinstance(chat, str) else chat, id)


def _render(chat: Chat, id_: str, request: Received) -> Answer:
    question = request.json()
    items = _items(chat, "1" if id_ == ALWAYS else id_.removeprefix("resp_"))
    status = "incomplete" if chat.finish_reason == "length" else "completed"
    if not question.get("stream"):
        return reply(msgspec.json.encode(envelope(id_, question, status, items, _usage(chat))))
    told = _events(id_, question, chat, status, items)
    events = tuple(event(number, kind, fields) for number, (kind, fields) in enumerate(told))
    headers = ((b"Content-Type", b"text/event-stream; charset=utf-8"),)
    return Answer(headers=headers, body=events, framing="chunked")


def event(number: int, kind: str, fields: dict[str, Any]) -> bytes:
    """One event of a stream."""
    told = msgspec.json.encode({"type": kind, "sequence_number": number, **fields})
    return b"event: %b\ndata: %b\n\n" % (kind.encode(), told)


def envelope(
    id_: str, question: dict[str, Any], status: str, items: list[dict[str, Any]], usage: dict[str, Any] | None
) -> dict[str, Any]:
    """A response as the API tells of it."""
    return {
        "id": id_,
        "object": "response",
        "created_at": CREATED,
        "status": status,
        "background": bool(question.get("background")),
        "error": None,
        "incomplete_details": {"reason": "max_output_tokens"} if status == "incomplete" else None,
        "instructions": question.get("instructions"),
        "metadata": question.get("metadata") or {},
        "model": question.get("model") or MODELS[0],
        "output": items,
        "parallel_tool_calls": True,
        "previous_response_id": question.get("previous_response_id"),
        "store": question.get("store", True),
        "temperature": 1.0,
        "text": {"format": {"type": "text"}},
        "tool_choice": "auto",
        "tools": question.get("tools") or [],
        "top_p": 1.0,
        "truncation": "disabled",
        "usage": usage,
    }


def _usage(chat: Chat) -> dict[str, Any]:
    counted = {"input_tokens": 9, "input_tokens_details": {"cached_tokens": 0, "cache_write_tokens": 0}}
    said = len(words_of(chat.text)) or 1
    answered = {"output_tokens": said, "output_tokens_details": {"reasoning_tokens": 0}, "total_tokens": 9 + said}
    return {**counted, **answered, **(chat.usage or {})}


def _items(chat: Chat, mark: str) -> list[dict[str, Any]]:
    """`mark`: what parts the ids of one answer's items from another's."""
    items: list[dict[str, Any]] = []
    if chat.reasoning is not None:
        summary = [{"type": "summary_text", "text": chat.reasoning}]
        items.append({"id": f"rs_{mark}", "type": "reasoning", "summary": summary, "encrypted_content": "gAAAAAB…"})
    if chat.text:
        said: dict[str, Any] = {"type": "output_text", "text": chat.text, "annotations": [], "logprobs": []}
        items.append(_message([said], mark))
    if chat.refusal is not None:
        items.append(_message([{"type": "refusal", "refusal": chat.refusal}], mark))
    for call in chat.tool_calls:
        called = {"call_id": call.id, "name": call.name, "arguments": call.arguments}
        items.append(
            {
                "id": f"fc_{call.id}" if mark == "1" else f"fc_{mark}_{call.id}",
                "type": "function_call",
                "status": "completed",
                **called,
            }
        )
    return items


def _message(content: list[dict[str, Any]], mark: str) -> dict[str, Any]:
    return {"id": f"msg_{mark}", "type": "message", "role": "assistant", "status": "completed", "content": content}


Told = Iterator[tuple[str, dict[str, Any]]]


def _events(id_: str, question: dict[str, Any], chat: Chat, status: str, items: list[dict[str, Any]]) -> Told:
    for kind in ("created", "in_progress"):
        yield f"response.{kind}", {"response": envelope(id_, question, "in_progress", [], None)}
    for index, item in enumerate(items):
        at = {"item_id": item["id"], "output_index": index}
        match item["type"]:
            case "message":
                yield "response.output_item.added", {"output_index": index, "item": {**item, "content": []}}
                for place, part in enumerate(item["content"]):
                    yield from _part(part, chat, {**at, "content_index": place})
            case "function_call":
                yield "response.output_item.added", {"output_index": index, "item": {**item, "arguments": ""}}
                for start in range(0, len(item["arguments"]), 8):
                    delta = item["arguments"][start : start + 8]
                    yield "response.function_call_arguments.delta", {**at, "delta": delta}
                yield "response.function_call_arguments.done", {**at, "arguments": item["arguments"]}
            case _:
                yield "response.output_item.added", {"output_index": index, "item": item}
                for word in words_of(chat.reasoning or ""):
                    yield "response.reasoning_summary_text.delta", {**at, "summary_index": 0, "delta": word}
        yield "response.output_item.done", {"output_index": index, "item": item}
    yield f"response.{status}", {"response": envelope(id_, question, status, items, _usage(chat))}


def _part(part: dict[str, Any], chat: Chat, at: dict[str, Any]) -> Told:
    kind = "refusal" if part["type"] == "refusal" else "text"
    name = "refusal" if kind == "refusal" else "output_text"
    empty = {**part, kind: ""}
    yield "response.content_part.added", {**at, "part": empty}
    pieces = chat.deltas if chat.deltas is not None and kind == "text" else words_of(part[kind])
    for piece in pieces:
        yield f"response.{name}.delta", {**at, "delta": piece, **({"logprobs": []} if kind == "text" else {})}
    yield f"response.{name}.done", {**at, kind: part[kind], **({"logprobs": []} if kind == "text" else {})}
    yield "response.content_part.done", {**at, "part": part}
