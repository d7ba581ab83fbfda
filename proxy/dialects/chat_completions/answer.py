"""What an answer says: read beside the relay, for the memory alone. Nothing in it can stop or change the relay.

An answer is whatever an upstream sends, so nothing here raises: what cannot be read is flagged and left out. Fields
of the reasoning (`reasoning_content` and its like) are no part of the answer.
"""

from io import StringIO
from typing import Any, Self, cast

import msgspec

from memory.model.turn import Answer, ToolTraffic, Usage
from proxy.relay.sse import SseDecoder

CAPTURE_CHARS = 1024 * 1024
"""How much is captured of one answer, over all choices (FAULTS U19): more than any model says in one turn."""

CAPTURED_PARTS = 128
"""How many choices, and how many tool calls of each, are told apart: the most that OpenAI's API grants."""


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


_read_chunk = msgspec.json.Decoder(_Chunk).decode


class ReadCall:
    """One tool call, as far as it was read."""

    __slots__ = ("arguments", "id", "name")

    def __init__(self, id_: str) -> None:
        self.id = id_
        self.name = ""
        self.arguments = StringIO()


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


UNREAD_BYTES = 16 * 1024
"""So much of a stream waits to be read: reading many events at once costs half, and a stream that nobody asks about
nothing. Some hundred chunks; an open stream is to take no more than 40 KB."""


class AnswerReader:
    """Reads a streamed answer. Never raises. What it tells of is what was fed before the last `finish`."""

    def __init__(self) -> None:
        self.choices: dict[int, ReadChoice] = {}
        self.model = ""
        self.done = False
        """The terminal event was seen."""
        self.error = False
        """An error came in the place of an answer, or in its middle (FAULTS U15)."""
        self.overflowed = False
        """More was said than is captured (FAULTS U19)."""
        self.unread = ""
        """Why what came could not be read, from somewhere on: nobody knows whether it was an answer, and which."""
        self._plain: bytes | None = None
        self._unread: list[bytes] = []
        self._unread_bytes = 0
        self._decoder = SseDecoder()
        self._budget = CAPTURE_CHARS
        self._usage: dict[str, Any] = {}
        self._whole = False
        self._fed = False
        self._events = 0
        self._unreadable = False

    @classmethod
    def of_plain(cls, body: bytes) -> Self:
        """A reader of the body of an answer that is not streamed: one JSON object."""
        reader = cls()
        reader._plain = body
        return reader

    def feed(self, piece: bytes) -> None:
        """Take the next piece of the stream; what follows the terminal event is nobody's (FAULTS U09)."""
        self._unread.append(piece)
        self._unread_bytes += len(piece)
        if self._unread_bytes > UNREAD_BYTES:
            self._read()

    def _read(self) -> None:
        if not self._unread:
            return
        self._fed = True
        for event in self._decoder.feed(b"".join(self._unread)):
            self._event(event.data, event.name)
        self._unread.clear()
        self._unread_bytes = 0

    def finish(self) -> Self:
        """Read all that was fed, and what the stream's end left open. May be called twice."""
        if self._plain is not None:
            plain, self._plain = self._plain, None
            self._fed = self._whole = True
            self._chunk(plain)
            return self
        self._read()
        for event in self._decoder.flush():
            self._event(event.data, event.name)
        self.overflowed |= self._decoder.overflowed
        return self

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

    @property
    def unparsed(self) -> bool:
        """Something could not be read, or nothing that was sent was an event (FAULTS U13)."""
        return self._unreadable or (self._fed and not self._events)

    @property
    def flaw(self) -> str:
        """Why something of it is missing (FAULTS U13, U19); empty: nothing is."""
        return "unparsed" if self.unparsed else "too_much_said" if self.overflowed else ""

    @property
    def usage(self) -> Usage | None:
        """The tokens that the upstream counted: of each kind the last count that was sent."""
        return _usage(self._usage) if self._usage else None

    def answer(self) -> Answer:
        """Choice 0 as the journal keeps it."""
        choice = self.choices.get(0) or ReadChoice()
        return Answer(
            text=choice.text.getvalue(),
            refusal=choice.refusal.getvalue(),
            tools=tuple(ToolTraffic(name=call.name, arguments=call.arguments.getvalue()) for call in choice.tools),
            finish_reason=choice.finish_reason,
            complete=self.finished,
        )

    def _event(self, data: bytes, name: bytes) -> None:
        if self.done:
            return
        if data.startswith(b"[DONE]"):
            self.done = True
            self._events += 1
        else:
            self.error |= name == b"error"
            self._chunk(data)

    def _chunk(self, data: bytes) -> None:
        try:
            chunk = _read_chunk(data)
        except (msgspec.MsgspecError, ValueError, RecursionError):
            self._unreadable = True
            return
        self._events += 1
        if chunk.choices:
            for choice in chunk.choices:
                self._choice(choice)
        if chunk.usage is not None or chunk.message is not None:
            told = _table(chunk.usage or _table(chunk.message).get("usage"))
            self._usage |= {name: told[name] for name in COUNTS if told.get(name) is not None}
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

    def _capture(self, captured: StringIO, text: str) -> None:
        if len(text) > self._budget:
            self.overflowed = True
            text = text[: self._budget]
        self._budget -= len(text)
        captured.write(text)


def _text(content: object) -> str:
    """A content's text: itself, or its text parts'."""
    if isinstance(content, str):
        return content
    if not isinstance(content, list):
        return ""
    parts = [cast("dict[str, Any]", part) for part in cast("list[Any]", content) if isinstance(part, dict)]
    return "".join(text for part in parts if isinstance(text := part.get("text"), str))


COUNTS = (
    "prompt_tokens",
    "completion_tokens",
    "prompt_tokens_details",
    "prompt_cache_hit_tokens",  # DeepSeek's
    "input_tokens",
    "output_tokens",
    "input_tokens_details",
    "cache_read_input_tokens",
    "cache_creation_input_tokens",
)
"""What is read of a `usage`: OpenAI's names of Chat Completions and of Responses, Anthropic's, and those of gateways
that mix them."""


def _usage(usage: dict[str, Any]) -> Usage:
    """One form of what providers tell. OpenAI's prompt has its cached tokens in it, Anthropic's input has not."""
    details = _table(usage.get("prompt_tokens_details")) | _table(usage.get("input_tokens_details"))
    cached = (
        _number(details.get("cached_tokens"))
        or _number(usage.get("cache_read_input_tokens"))
        or _number(usage.get("prompt_cache_hit_tokens"))
    )
    written = _number(usage.get("cache_creation_input_tokens")) or _number(details.get("cache_write_tokens"))
    total = _number(usage.get("prompt_tokens")) or _number(usage.get("input_tokens"))
    is_anthropic = "prompt_tokens" not in usage and "input_tokens_details" not in usage
    if is_anthropic or total < cached + written:
        total += cached + written
    return Usage(
        prompt_tokens=total,
        cached_tokens=cached,
        written_tokens=written,
        completion_tokens=_number(usage.get("completion_tokens")) or _number(usage.get("output_tokens")),
    )


def _table(value: object) -> dict[str, Any]:
    return cast("dict[str, Any]", value) if isinstance(value, dict) else {}


MOST_TOKENS = 1 << 40
"""No prompt has more; what is larger is no count, and would not fit into the stores."""


def _number(value: object) -> int:
    return value if isinstance(value, int) and 0 <= value < MOST_TOKENS else 0
