"""What an answer says: read beside the relay, for the memory alone. Nothing in it can stop or change the relay.

An answer is whatever an upstream sends, so nothing here raises: what cannot be read is flagged and left out. Fields
of the reasoning (`reasoning_content` and its like) are no part of the answer.
"""

from io import StringIO
from typing import Any, cast

import msgspec

from memory.model.turn import Answer, ToolTraffic
from proxy.dialects.reading import CAPTURED_PARTS, EventReader, ReadCall
from proxy.dialects.usage import counts_in, table


class _Function(msgspec.Struct, frozen=True, gc=False):
    name: Any = None
    arguments: Any = None
    input: Any = None
    """A custom tool's spelling of `arguments`."""


class _Call(msgspec.Struct, frozen=True, gc=False):
    index: Any = None
    id: Any = None
    function: _Function | None = None
    custom: _Function | None = None


class _Delta(msgspec.Struct, frozen=True, gc=False):
    content: Any = None
    refusal: Any = None
    audio: Any = None
    """A spoken answer; a later request may name it by its id."""
    tool_calls: list[_Call] | None = None
    function_call: _Function | None = None


class _Choice(msgspec.Struct, frozen=True, gc=False):
    index: Any = 0
    delta: _Delta | None = None
    message: _Delta | None = None
    finish_reason: Any = None


class _Chunk(msgspec.Struct, frozen=True, gc=False):
    choices: list[_Choice] | None = None
    usage: Any = None
    message: Any = None
    """Anthropic's `message_start` has the prompt's count in its message, and the answer's comes with the last event."""
    model: Any = None
    error: Any = None


_chunks = msgspec.json.Decoder(_Chunk)


class ReadChoice:
    """One choice, as far as it was read."""

    __slots__ = ("_open", "finish_reason", "refusal", "text", "tools")

    def __init__(self) -> None:
        self.text = StringIO()  # a list of a thousand little strings would take ten times the memory
        self.refusal = StringIO()
        self.tools: list[ReadCall] = []
        self.finish_reason: str | None = None
        self._open: dict[int, ReadCall] = {}

    def call(self, index: object, id_: object) -> ReadCall | None:
        """The call that a piece belongs to. Some servers number all calls 0, or none: a new id is a new call."""
        number = index if isinstance(index, int) else 0
        name = id_ if isinstance(id_, str) else ""
        known = self._open.get(number)
        if known is not None and (not name or name == known.id):
            return known
        if len(self.tools) == CAPTURED_PARTS:
            return None
        known = self._open[number] = ReadCall(name)
        self.tools.append(known)
        return known


class AnswerReader(EventReader):
    """Reads a streamed answer. Never raises. What it tells of is what was fed before the last `finish`."""

    def __init__(self) -> None:
        super().__init__()
        self.choices: dict[int, ReadChoice] = {}

    @property
    def seen(self) -> bool:
        """Anything of an answer has come."""
        return bool(self.choices)

    @property
    def finished(self) -> bool:
        """Every choice that was seen has its finish_reason, and there is one; or the plain answer is whole."""
        if self._whole:
            return self.seen
        return self.seen and all(choice.finish_reason is not None for choice in self.choices.values())

    def answer(self) -> Answer:
        """Choice 0 as the journal keeps it."""
        choice = self.choices.get(0) or ReadChoice()
        return Answer(
            text=choice.text.getvalue(),
            refusal=choice.refusal.getvalue(),
            tools=tuple(ToolTraffic(name=call.name, arguments=call.arguments.getvalue()) for call in choice.tools),
            finish_reason=choice.finish_reason,
            complete=self.finished,
            is_underway=bool(choice.tools),
        )

    def _event(self, data: bytes, name: bytes) -> None:
        if data.startswith(b"[DONE]"):
            self.done = True
            self._events += 1
        else:
            self.error |= name == b"error"
            self._body(data)

    def _body(self, data: bytes) -> None:
        chunk: _Chunk | None = self._decoded(_chunks, data)
        if chunk is None:
            return
        if chunk.choices:
            for choice in chunk.choices:
                self._choice(choice)
        if chunk.usage is not None or chunk.message is not None:
            self._counts |= counts_in(chunk.usage or table(chunk.message).get("usage"))
        if chunk.error is not None:
            self.error = True
        if not self.model and isinstance(chunk.model, str):
            self.model = chunk.model[:256]

    def _choice(self, read: _Choice) -> None:
        index = read.index if isinstance(read.index, int) else 0
        choice = self.choices.get(index)
        if choice is None:
            if len(self.choices) == CAPTURED_PARTS:
                self.overflowed = True
                return
            choice = self.choices[index] = ReadChoice()
        delta = read.delta or read.message
        if delta is not None:
            self._delta(choice, delta)
        if isinstance(read.finish_reason, str) and read.finish_reason:
            choice.finish_reason = read.finish_reason[:256]

    def _delta(self, choice: ReadChoice, delta: _Delta) -> None:
        if delta.content:
            self._capture(choice.text, _text(delta.content))
        if delta.audio is not None:
            self._has_part(table(delta.audio).get("id"))
        if delta.refusal:
            self._capture(choice.refusal, _text(delta.refusal))
        for call in delta.tool_calls or ():
            self._call(choice.call(call.index, call.id), call.function or call.custom)
        if delta.function_call is not None:
            self._call(choice.call(0, None), delta.function_call)

    def _call(self, call: ReadCall | None, read: _Function | None) -> None:
        if call is None:
            self.overflowed = True
        elif read is not None:
            if isinstance(read.name, str) and read.name != call.name:
                call.name = (call.name + read.name)[:256]
            arguments = read.arguments or read.input
            if arguments is not None and not isinstance(arguments, str):  # some servers send them as JSON
                arguments = msgspec.json.encode(arguments).decode()
            self._capture(call.arguments, arguments or "")


def _text(content: object) -> str:
    """A content's text: itself, or its text parts'."""
    if isinstance(content, str):
        return content
    if not isinstance(content, list):
        return ""
    parts = [cast("dict[str, Any]", part) for part in cast("list[Any]", content) if isinstance(part, dict)]
    return "".join(text for part in parts if isinstance(text := part.get("text"), str))
