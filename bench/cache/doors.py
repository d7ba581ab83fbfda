"""The two doors through which the dialogues are held, and what a provider's cache sees of a request at each.

A dialogue is kept in the form of chat completions. Through the door of Anthropic's messages it is the same, said as
that API says it, by an application that marks its instructions and its newest message, as Claude Code does.
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

import msgspec

from bench.cache.dialogues import Message
from bench.cache.providers import Prompt, Rules

MARK = {"cache_control": {"type": "ephemeral"}}


class Door(Protocol):
    """One way to hold a dialogue."""

    path: str
    rules: tuple[Rules, ...]
    """Of which providers."""
    hints: str
    """The setting `upstream.cache_hints`."""

    def request(self, history: Sequence[Message], tools: Sequence[Message]) -> Message:
        """The body of a request; its history begins with the system message."""
        ...

    def answer(self, message: Mapping[str, Any]) -> Message:
        """The body of an answer that says this."""
        ...

    def prompt(self, body: Message) -> Prompt:
        """A request as a provider's cache sees it, in the order in which providers count."""
        ...


class ChatDoor:
    """Implements `Door`: chat completions."""

    path = "/chat/completions"
    rules: tuple[Rules, ...] = ("openai", "anthropic")
    hints = "none"

    def request(self, history: Sequence[Message], tools: Sequence[Message]) -> Message:
        return {"model": "script", "messages": [*history], **({"tools": tools} if tools else {})}

    def answer(self, message: Mapping[str, Any]) -> Message:
        reason = "tool_calls" if message.get("tool_calls") else "stop"
        return {
            "id": "chatcmpl-script",
            "object": "chat.completion",
            "created": 0,
            "model": "script",
            "choices": [{"index": 0, "message": message, "finish_reason": reason}],
        }

    def prompt(self, body: Message) -> Prompt:
        blocks = [f"tool {msgspec.json.encode(tool).decode()}" for tool in body.get("tools", ())]
        system, newest, leading = len(blocks), 0, True
        for message in body["messages"]:
            if message["role"] == "user":
                newest = len(blocks)
            blocks += _chat_blocks(message)
            leading = leading and message["role"] in {"system", "developer"}
            system = len(blocks) if leading else system
        return Prompt(tuple(blocks), system, newest)


def _chat_blocks(message: Message) -> Iterator[str]:
    content: Any = message.get("content")
    parts = [content] if isinstance(content, str) else [part.get("text", str(part)) for part in content or ()]
    parts += [msgspec.json.encode(call["function"]).decode() for call in message.get("tool_calls") or ()]
    for part in parts:
        yield f"{message['role']} {part}"


class _Block(NamedTuple):
    """A content block, and whether a breakpoint follows it."""

    text: str
    is_marked: bool


class MessagesDoor:
    """Implements `Door`: Anthropic's messages, with the breakpoints that are really there."""

    path = "/messages"
    rules: tuple[Rules, ...] = ("anthropic",)
    hints = "anthropic"

    def request(self, history: Sequence[Message], tools: Sequence[Message]) -> Message:
        system, *said = history
        messages = [*_merged(map(_spelled, said))]
        content = messages[-1]["content"]
        messages[-1] = messages[-1] | {"content": [*content[:-1], content[-1] | MARK]}
        offered = [
            {"name": tool["function"]["name"], "description": tool["function"]["description"]}
            | {"input_schema": tool["function"]["parameters"]}
            for tool in tools
        ]
        return {
            "model": "script",
            "max_tokens": 1_000,
            "system": [{"type": "text", "text": system["content"]} | MARK],
            "messages": messages,
            **({"tools": offered} if offered else {}),
        }

    def answer(self, message: Mapping[str, Any]) -> Message:
        content = _spelled(message)["content"]
        reason = "tool_use" if message.get("tool_calls") else "end_turn"
        return {
            "id": "msg_script",
            "type": "message",
            "role": "assistant",
            "model": "script",
            "content": content,
            "stop_reason": reason,
            "stop_sequence": None,
            "usage": {"input_tokens": 1, "output_tokens": 1},
        }

    def prompt(self, body: Message) -> Prompt:
        blocks = [_Block(f"tool {_bare(tool)}", "cache_control" in tool) for tool in body.get("tools", ())]
        blocks += _blocks("system", body.get("system") or [])
        system, newest = len(blocks), 0
        for message in body["messages"]:
            content = message["content"]
            if message["role"] == "user" and (isinstance(content, str) or content[-1]["type"] != "tool_result"):
                newest = len(blocks)
            blocks += _blocks(message["role"], content)
        marks = tuple(number for number, block in enumerate(blocks, 1) if block.is_marked)
        return Prompt(tuple(block.text for block in blocks), system, newest, marks)


def _spelled(message: Mapping[str, Any]) -> Message:
    """A message of chat completions as Anthropic's API has it."""
    if message["role"] == "tool":
        result = {"type": "tool_result", "tool_use_id": message["tool_call_id"], "content": message["content"]}
        return {"role": "user", "content": [result]}
    content: list[Message] = [{"type": "text", "text": message["content"]}] if message.get("content") else []
    for call in message.get("tool_calls") or ():
        function = call["function"]
        arguments = json.loads(function["arguments"])
        content.append({"type": "tool_use", "id": call["id"], "name": function["name"], "input": arguments})
    return {"role": message["role"], "content": content}


def _merged(messages: Iterator[Message]) -> Iterator[Message]:
    """What one side says in a row is one message."""
    last: Message | None = None
    for message in messages:
        if last is not None and last["role"] == message["role"]:
            last = last | {"content": [*last["content"], *message["content"]]}
            continue
        if last is not None:
            yield last
        last = message
    if last is not None:
        yield last


def _blocks(role: str, content: Any) -> Iterator[_Block]:  # noqa: ANN401 - a string or blocks
    if isinstance(content, str):
        yield _Block(f"{role} {content}", is_marked=False)
        return
    for part in content:
        text = part["text"] if part["type"] == "text" else _bare(part)
        yield _Block(f"{role} {text}", is_marked="cache_control" in part)


def _bare(block: Message) -> str:
    """A block as JSON, without its breakpoint, which is no part of what is cached."""
    return msgspec.json.encode({name: value for name, value in block.items() if name != "cache_control"}).decode()


DOORS: dict[str, Door] = {"chat": ChatDoor(), "messages": MessagesDoor()}
