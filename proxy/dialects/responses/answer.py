"""What a response says: read beside the relay, for the memory alone (proxy/dialects/reading.py).

Reasoning is no part of the answer. Calls are kept as calls, the provider's own tools among them.
"""

from io import StringIO
from typing import Any

import msgspec

from memory.model.turn import Answer, ToolTraffic
from proxy.dialects.reading import CAPTURED_PARTS, EventReader, ReadCall
from proxy.dialects.usage import counts_in, table

TERMINALS = ("response.completed", "response.incomplete", "response.failed", "error")
"""The events that end a stream, which wait for the journal."""

ENDED = frozenset({"completed", "incomplete", "cancelled"})
"""The states in which a response has said all that it will say. One that has `failed` is an error."""

SPOKEN = {"response.output_text.delta": "text", "response.refusal.delta": "refusal"}

CALL_DELTAS = (
    "_call_arguments.delta",
    "custom_tool_call_input.delta",
    "code_interpreter_call_code.delta",
    "shell_call_command.delta",
)
"""How events end that bring more of a call."""

WHAT_IS_CALLED = ("arguments", "input", "code", "action", "actions", "queries", "operation")
"""Where the different kinds of calls say what is wanted."""


class _OutputPart(msgspec.Struct, frozen=True, gc=False):
    type: Any = None
    text: Any = None
    refusal: Any = None


class _OutputItem(msgspec.Struct, frozen=True, gc=False):
    type: Any = None
    id: Any = None
    container_id: Any = None
    """Where the provider has run code, for which it made a container."""
    name: Any = None
    content: Any = None
    arguments: Any = None
    input: Any = None
    code: Any = None
    action: Any = None
    actions: Any = None
    queries: Any = None
    operation: Any = None


class _Response(msgspec.Struct, frozen=True, gc=False):
    id: Any = None
    status: Any = None
    model: Any = None
    background: Any = None
    usage: Any = None
    error: Any = None
    incomplete_details: Any = None
    output: Any = None


class _ResponseEvent(msgspec.Struct, frozen=True, gc=False):
    type: Any = None
    delta: Any = None
    output_index: Any = None
    item: _OutputItem | None = None
    response: _Response | None = None
    error: Any = None


_events = msgspec.json.Decoder(_ResponseEvent)
_responses = msgspec.json.Decoder(_Response)


class ResponseReader(EventReader):
    """Reads one response. Never raises."""

    def __init__(self) -> None:
        super().__init__()
        self.status = ""
        self._reason: str | None = None
        self._spoken = {"text": StringIO(), "refusal": StringIO()}
        self._calls: dict[int, ReadCall] = {}
        self._last_message = -1
        """The place of the last item that speaks: behind the calls of the provider's own tools stands the answer."""

    def feed(self, piece: bytes) -> None:
        """Take the next piece of the stream; its first event, which has the id, is read at once."""
        super().feed(piece)
        if not self.id:
            self._read()

    @property
    def seen(self) -> bool:
        """A response has begun."""
        return bool(self.id or self.status) or any(said.tell() for said in self._spoken.values())

    @property
    def finished(self) -> bool:
        """It has said all that it will say."""
        return self.status in ENDED

    def answer(self) -> Answer:
        """The response as the journal keeps it."""
        return Answer(
            text=self._spoken["text"].getvalue(),
            refusal=self._spoken["refusal"].getvalue(),
            tools=tuple(
                ToolTraffic(name=call.name, arguments=call.arguments.getvalue()) for call in self._calls.values()
            ),
            finish_reason=self._reason,
            complete=self.finished,
            is_underway=bool(self._calls) and max(self._calls) > self._last_message,
        )

    def _event(self, data: bytes, name: bytes) -> None:
        event: _ResponseEvent | None = self._decoded(_events, data)
        told = event.type if event is not None and isinstance(event.type, str) else ""
        kind = told or name.decode("utf-8", "replace")
        self.done = kind in TERMINALS
        if kind == "error" or (event is not None and event.error is not None):
            self.error = True
        if event is None:
            return
        if event.response is not None:
            self._response(event.response)
        if kind in SPOKEN and isinstance(event.delta, str):
            self._capture(self._spoken[SPOKEN[kind]], event.delta)
            self._speaks(event.output_index)
        elif kind.endswith(CALL_DELTAS) and isinstance(event.delta, str):
            call = self._calls.get(event.output_index)
            if call is not None:
                self._capture(call.arguments, event.delta)
        elif event.item is not None:
            self._item(event.output_index, event.item)

    def _body(self, data: bytes) -> None:
        response: _Response | None = self._decoded(_responses, data)
        if response is not None:
            self._response(response)

    def _response(self, response: _Response) -> None:
        """A response as it is at the moment: what was streamed of it already is not read again."""
        self.id = response.id[:256] if isinstance(response.id, str) else self.id
        self.status = response.status if isinstance(response.status, str) else self.status
        if not self.model and isinstance(response.model, str):
            self.model = response.model[:256]
        self._counts |= counts_in(response.usage)
        self.awaited = response.background is True and self.status not in ENDED | {"failed"}
        if response.error is not None or self.status == "failed":
            self.error = True
        if self.finished:
            reason = table(response.incomplete_details).get("reason")
            self._reason = reason[:256] if isinstance(reason, str) else self.status
        if not (self._calls or any(said.tell() for said in self._spoken.values())):
            self._output(response.output)

    def _output(self, output: object) -> None:
        """What a response that came whole has said."""
        try:
            items = msgspec.convert(output or [], list[_OutputItem])
        except msgspec.ValidationError:
            self._unreadable = True
            return
        for index, item in enumerate(items):
            self._item(index, item)
            if item.type == "message":
                self._message(item)

    def _message(self, item: _OutputItem) -> None:
        try:
            parts = msgspec.convert(item.content or [], list[_OutputPart])
        except msgspec.ValidationError:
            self._unreadable = True
            return
        for part in parts:
            for said in ("text", "refusal"):
                if isinstance(text := getattr(part, said), str):
                    self._capture(self._spoken[said], text)

    def _speaks(self, index: object) -> None:
        if isinstance(index, int):
            self._last_message = max(self._last_message, index)

    def _item(self, index: object, item: _OutputItem) -> None:
        """An item begins, or is whole: a call that was streamed is not read again."""
        self._has_part(item.id)
        self._has_part(item.container_id)
        if item.type == "message":
            self._speaks(index)
        if not (isinstance(item.type, str) and item.type.endswith("_call")):
            return
        place = index if isinstance(index, int) else len(self._calls)
        call = self._calls.get(place)
        if call is None:
            if len(self._calls) == CAPTURED_PARTS:
                self.overflowed = True
                return
            name = item.name if isinstance(item.name, str) else item.type.removesuffix("_call")
            call = self._calls[place] = ReadCall(str(item.id)[:256], name[:256])
        if call.arguments.tell():
            return
        wanted = next((value for field in WHAT_IS_CALLED if (value := getattr(item, field))), "")
        self._capture(call.arguments, wanted if isinstance(wanted, str) else msgspec.json.encode(wanted).decode())


class RetrievedReader(ResponseReader):
    """Reads a response that is asked for once more: a stream may begin in its middle, but its last event has it all."""

    def _event(self, data: bytes, name: bytes) -> None:
        event: _ResponseEvent | None = self._decoded(_events, data)
        kind = event.type if event is not None and isinstance(event.type, str) else name.decode("utf-8", "replace")
        self.done = kind in TERMINALS
        if event is not None and event.response is not None:
            self._response(event.response)
