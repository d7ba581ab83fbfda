"""What a message says: read beside the relay, for the memory alone (proxy/dialects/reading.py).

Thinking is no part of the answer, nor is what the provider's own tools found; their calls are kept as calls.
"""

from io import StringIO
from typing import Any

import msgspec

from memory.model.turn import Answer, ToolTraffic
from proxy.dialects.reading import CAPTURED_PARTS, EventReader, ReadCall
from proxy.dialects.usage import counts_in, table

CALLS = frozenset({"tool_use", "server_tool_use", "mcp_tool_use"})

UNDERWAY = frozenset({"tool_use", "pause_turn"})
"""Why a message stops that is not the turn's last: the application runs a tool, or lets the provider go on with one."""

STOP = "message_stop"


class _AnswerBlock(msgspec.Struct, frozen=True, gc=False):
    type: Any = None
    text: Any = None
    id: Any = None
    name: Any = None
    input: Any = None


class _BlockDelta(msgspec.Struct, frozen=True, gc=False):
    text: Any = None
    partial_json: Any = None
    container: Any = None
    stop_reason: Any = None


class _MessageEvent(msgspec.Struct, frozen=True, gc=False):
    """An event, or a message that came whole: no field of one means anything else in the other."""

    type: Any = None
    index: Any = None
    message: Any = None
    content_block: _AnswerBlock | None = None
    delta: _BlockDelta | None = None
    usage: Any = None
    error: Any = None
    model: Any = None
    content: list[_AnswerBlock] | None = None
    container: Any = None
    """In which the provider has run code; a later request may name it by its id."""
    stop_reason: Any = None


_events = msgspec.json.Decoder(_MessageEvent)


class MessageReader(EventReader):
    """Reads one answer. Never raises."""

    def __init__(self) -> None:
        super().__init__()
        self._begun = False
        self._text = StringIO()
        self._calls: dict[int, ReadCall] = {}
        self._stop_reason: str | None = None

    @property
    def seen(self) -> bool:
        """A message has begun."""
        return self._begun

    @property
    def finished(self) -> bool:
        """It is told why the message ended."""
        return self._begun and self._stop_reason is not None

    def answer(self) -> Answer:
        """The message as the journal keeps it."""
        return Answer(
            text=self._text.getvalue(),
            tools=tuple(
                ToolTraffic(name=call.name, arguments=call.arguments.getvalue()) for call in self._calls.values()
            ),
            finish_reason=self._stop_reason,
            complete=self.finished,
            is_underway=self._stop_reason in UNDERWAY,
        )

    def _event(self, data: bytes, name: bytes) -> None:
        event: _MessageEvent | None = self._decoded(_events, data)
        kind = name.decode("utf-8", "replace") or (event.type if event is not None else "")
        self.done = kind == STOP
        self.error |= kind == "error"
        if event is None:
            return
        match kind:
            case "message_start":
                message = table(event.message)
                self._begin(message.get("model"), message.get("usage"))
                self._has_part(table(message.get("container")).get("id"))
            case "content_block_start" if event.content_block is not None:
                self._block(event.index, event.content_block)
            case "content_block_delta" if event.delta is not None:
                self._delta(event.index, event.delta)
            case "message_delta":
                self._has_part(None if event.delta is None else table(event.delta.container).get("id"))
                self._counts |= counts_in(event.usage)
                self._end(None if event.delta is None else event.delta.stop_reason)
            case _:
                pass

    def _body(self, data: bytes) -> None:
        message: _MessageEvent | None = self._decoded(_events, data)
        if message is None:
            return
        self.error = message.error is not None or message.type == "error"
        if message.content is None:
            return
        self._begin(message.model, message.usage)
        self._has_part(table(message.container).get("id"))
        for index, block in enumerate(message.content):
            self._block(index, block)
        self._end(message.stop_reason)

    def _begin(self, model: object, usage: object) -> None:
        self._begun = True
        self.model = model[:256] if isinstance(model, str) else ""
        self._counts |= counts_in(usage)

    def _end(self, reason: object) -> None:
        if isinstance(reason, str) and reason:
            self._stop_reason = reason[:256]

    def _block(self, index: object, block: _AnswerBlock) -> None:
        """A block begins, or came whole: one that is streamed begins with an empty text and an empty input."""
        if block.type == "text" and isinstance(block.text, str):
            self._capture(self._text, block.text)
        if block.type not in CALLS:
            return
        if len(self._calls) == CAPTURED_PARTS or not isinstance(index, int):
            self.overflowed = True
            return
        call = self._calls[index] = ReadCall(str(block.id)[:256], str(block.name)[:256])
        if block.input:
            self._capture(call.arguments, msgspec.json.encode(block.input).decode())

    def _delta(self, index: object, delta: _BlockDelta) -> None:
        if isinstance(delta.text, str):
            self._capture(self._text, delta.text)
        call = self._calls.get(index) if isinstance(index, int) else None
        if call is not None and isinstance(delta.partial_json, str):
            self._capture(call.arguments, delta.partial_json)
