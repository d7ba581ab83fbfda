"""The bytes of a chat request: read just enough of them, and splice into them just what the memory adds.

The body is never encoded anew. msgspec leaves each value that we do not read as a view of the original bytes
(`msgspec.Raw`); where a view begins in the body tells where to splice. All other bytes, white space, key order and
number spelling included, reach the upstream as they came (P1).
"""

import json
import re
from codecs import utf_8_decode
from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from typing import Any, Literal

import msgspec
import numpy as np

from memory.model.chat_request import (
    SYSTEM,
    AddField,
    AppendToMessage,
    Breakpoint,
    Conversation,
    Edit,
    InsertSystem,
    Message,
    PrependToMessage,
    ReplacePrefix,
    Shape,
)
from memory.text.tokens import estimate_tokens
from memory.turn.wrapping import own_words
from proxy.http.body import Pieces
from proxy.http.errors import ApiError

WINDOW_BYTES = 256 * 1024
"""So much of a body is looked at in one step, which is a few milliseconds at most: a step of C holds up the whole
process, whatever thread it runs in."""

WELL_FORMED = re.compile(
    rb"[^\\]*+(?:\\(?:[^u]|u(?:[^dD]|[dD](?:[^89a-fA-F]|[89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2})))[^\\]*+)*",
    re.DOTALL,
)
"""Text, escapes, and pairs of surrogates. The group is not possessive: before 3.11.5 Python goes wrong by one (CPython
issue 106052)."""

LONE_SURROGATE = re.compile(rb"\\u[dD][89a-fA-F]")
"""Where nothing `WELL_FORMED` goes on: half of a character, which no UTF-8 can spell."""

ESCAPED_ASCII_LETTER = re.compile(rb"\\u00[67]")
"""An ASCII letter that is spelled as an escape: the only way to hide a key from a search for its bytes."""

ESCAPED_IN_KEY = re.compile(rb"\\u00(?:5[fF]|[67])")
"""The same, for a key with underscores."""

MOST_MARKS = 400_000
"""So many objects are read of a body at most: each takes 200 bytes, however short it is. Photographs have none."""

SYSTEM_TEXT_BYTES = 64 * 1024
"""Leading system messages up to this size, and one at the end, are read: an application's own call may be told by them.
Open WebUI's for the choice of a tool has the schemas of all tools in it, a kilobyte each."""

ANSWERS = 16
"""So many of the last assistant messages are read: three turns, some of them with tools."""

EMPTY_LIST = re.compile(rb"\[[ \t\r\n]*\]")

TEXT_PARTS = frozenset({"text", "input_text", "output_text"})

NOTHING = msgspec.Raw(b"")


class _Body(msgspec.Struct):
    messages: msgspec.Raw = NOTHING
    model: msgspec.Raw = NOTHING
    stream: msgspec.Raw = NOTHING
    user: msgspec.Raw = NOTHING
    safety_identifier: msgspec.Raw = NOTHING
    metadata: msgspec.Raw = NOTHING
    prompt_cache_key: msgspec.Raw = NOTHING
    tools: msgspec.Raw = NOTHING
    functions: msgspec.Raw = NOTHING


class _RawMessage(msgspec.Struct):
    role: str = ""
    content: msgspec.Raw = NOTHING
    name: msgspec.Raw = NOTHING


class _Part(msgspec.Struct):
    type: str = ""
    text: str = ""


class _Metadata(msgspec.Struct):
    user_id: str | None = None


_decode_body = msgspec.json.Decoder(_Body).decode
_decode_raws = msgspec.json.Decoder(list[msgspec.Raw]).decode
_decode_messages = msgspec.json.Decoder(list[_RawMessage]).decode
_decode_message = msgspec.json.Decoder(_RawMessage).decode
_decode_parts = msgspec.json.Decoder(list[_Part]).decode
_decode_text = msgspec.json.Decoder(str).decode
_decode_metadata = msgspec.json.Decoder(_Metadata).decode
_encode_text = msgspec.json.Encoder().encode


class ChatRequest(msgspec.Struct, frozen=True, kw_only=True):
    """A chat request, opened: the body as it came, its conversation, and who the body says is asking."""

    body: bytes
    conversation: Conversation
    contents: tuple[msgspec.Raw, ...]
    """The content of each message, as it stands in `body`."""
    messages: msgspec.Raw
    """The list of messages, as it stands in `body`; empty where the request has none that we can read."""
    streamed: bool
    has_cache_key: bool = False
    """The client has set `prompt_cache_key` itself, to whatever."""
    user: str | None = None
    safety_identifier: str | None = None
    metadata_user_id: str | None = None


def read_chat(body: bytes) -> ChatRequest:
    """Open a chat request.

    Raises `ApiError` 400 for what is not one JSON object in UTF-8. An object whose messages are of an unknown
    shape, or too many of them, is no error here: it comes back with an empty conversation and goes to the upstream as
    it is (FAULTS B09).
    """
    # Refused is what is not UTF-8, and escapes that no UTF-8 can spell (FAULTS B03); nothing of them is kept.
    if not _is_text(body):
        raise ApiError.of("invalid_json", "The body is not valid UTF-8.")
    opened = _open(body)
    _check_keys(body, opened.messages)
    messages, contents = _read_messages(bytes_of(opened.messages))
    raws = _decode_or(_decode_metadata, opened.metadata, _Metadata())
    return ChatRequest(
        body=body,
        conversation=Conversation(messages, _text_or_none(opened.model) or "", tools=_has_tools(opened)),
        contents=contents,
        messages=opened.messages if messages else NOTHING,
        streamed=bytes(bytes_of(opened.stream)) == b"true",
        has_cache_key=len(bytes_of(opened.prompt_cache_key)) > 0,
        user=_text_or_none(opened.user),
        safety_identifier=_text_or_none(opened.safety_identifier),
        metadata_user_id=raws.user_id,
    )


def bytes_of(raw: msgspec.Raw) -> memoryview:
    """The bytes of a view, without a copy."""
    return memoryview(raw)


# ── Reading ───────────────────────────────────────────────────────────────────────────────────────────────────


def _is_text(body: bytes) -> bool:
    """Whether it is UTF-8, and no escape is half of a character without the other. What is no JSON may be none."""
    view, read = memoryview(body), 0
    try:
        while read < len(body):
            end = read + WINDOW_BYTES
            read += utf_8_decode(view[read:end], "strict", end >= len(body))[1]
    except UnicodeError:
        return False
    windows = ((start, start + WINDOW_BYTES + 2) for start in range(0, len(body), WINDOW_BYTES))
    if not any(body.find(b"\\ud", *window) >= 0 or body.find(b"\\uD", *window) >= 0 for window in windows):
        return True
    at = 0
    while (found := WELL_FORMED.match(body, at, at + WINDOW_BYTES)) and found.end() > at:
        at = found.end()
    return LONE_SURROGATE.match(body, at) is None


def _open(body: bytes) -> _Body:
    try:
        opened = _decode_body(body)
    except RecursionError:
        raise ApiError.of("json_too_deep", param="body") from None
    except msgspec.ValidationError as error:
        raise ApiError.of("invalid_json", f"The body must be a JSON object: {error}.", param="body") from None
    except msgspec.DecodeError as error:
        raise ApiError.of("invalid_json", f"The body is not valid JSON: {error}.", param="body") from None
    if not any(len(bytes_of(value)) for value in (opened.messages, opened.model)) and body.strip()[1:-1].strip() == b"":
        raise ApiError.of(
            "invalid_json", "The body is an empty object: `model` and `messages` are missing.", param="messages"
        )
    return opened


def _has_tools(opened: _Body) -> bool:
    """Whether tools are offered, under their name of today or their first one."""
    offered = (bytes_of(each) for each in (opened.tools, opened.functions))
    return any(bytes(each[:1]) == b"[" and not EMPTY_LIST.fullmatch(each) for each in offered)


def _check_keys(body: bytes, messages: msgspec.Raw) -> None:
    """Refuse a body that names `messages` or `model` twice: we and the upstream might read different ones (B05)."""
    if length := len(bytes_of(messages)):  # they are nearly all of it: nothing is put in their place
        start = _offset(body, messages)
        body = body[:start] + b"null" + body[start + length :]
    suspicious = body.count(b'"messages"') > 1 or body.count(b'"model"') > 1
    if not suspicious and not (b"\\u00" in body and ESCAPED_ASCII_LETTER.search(body)):
        return
    try:  # `str`, because Python reads no number of more than 4,300 digits (B04)
        pairs: list[tuple[str, Any]] = json.loads(body, object_pairs_hook=list, parse_int=str)
    except RecursionError:  # a little before msgspec
        raise ApiError.of("json_too_deep", param="body") from None
    for name in ("model", "messages"):
        if sum(key == name for key, _ in pairs) > 1:
            raise ApiError.of("duplicate_key", f"The body has the key `{name}` more than once.", param=name)


def _read_messages(raw: memoryview) -> tuple[tuple[Message, ...], tuple[msgspec.Raw, ...]]:
    if bytes(raw[:1]) != b"[":
        return (), ()
    if _has_more(raw, b"{"):
        return (), ()
    try:
        opened = _decode_messages(raw)
    except msgspec.ValidationError:
        if _has_more(raw, b","):
            return (), ()
        opened = [_decode_or(_decode_message, each, _RawMessage()) for each in _decode_raws(raw)]
    # The text of user and tool messages is asked for, that of small system ones that may instruct the model, and that
    # of the last few answers: by them a conversation is told from one that began alike.
    backwards = range(len(opened) - 1, -1, -1)
    answers = set(islice((index for index in backwards if opened[index].role == "assistant"), ANSWERS))
    leading = True
    messages: list[Message] = []
    for index, each in enumerate(opened):
        leading = leading and each.role in SYSTEM
        wanted = each.role in {"user", "tool", "function"} or index in answers
        if not wanted and (leading or index == len(opened) - 1):
            wanted = len(bytes_of(each.content)) <= SYSTEM_TEXT_BYTES
        messages.append(_read_message(each, wanted=wanted))
    return tuple(messages), tuple(each.content for each in opened)


def _has_more(raw: memoryview, mark: bytes) -> bool:
    """Whether there are more marks than messages and parts of a conversation that somebody has had."""
    if len(raw) <= MOST_MARKS:
        return False
    windows = (bytes(raw[start : start + WINDOW_BYTES]) for start in range(0, len(raw), WINDOW_BYTES))
    return sum(window.count(mark) for window in windows) > MOST_MARKS


SHAPES: dict[bytes, Shape] = {b'"': "string", b"[": "parts", b"": "none", b"n": "none"}
"""What a content is, by its first byte."""


def _read_message(message: _RawMessage, *, wanted: bool) -> Message:
    content = bytes_of(message.content)
    shape = SHAPES.get(bytes(content[:1]), "other")
    if not wanted or shape in {"none", "other"}:
        return Message(message.role, "", shape)
    name = _text_or_none(message.name) or ""
    if shape == "string":
        text = _decode_text(content)
    else:
        parts = _decode_or(_decode_parts, message.content, None)
        if parts is None:
            return Message(message.role, "", "other")
        text = "\n".join(part.text for part in parts if part.type in TEXT_PARTS)
    own = own_words(text) if message.role == "user" else text
    return Message(message.role, text, shape, name, None if own == text else own)


def _decode_or(decode: Any, raw: msgspec.Raw, default: Any) -> Any:  # noqa: ANN401 - the decoder says what comes out
    """What `raw` decodes to, or `default` where it is of another type."""
    if not len(bytes_of(raw)):
        return default
    try:
        return decode(raw)
    except msgspec.ValidationError:
        return default


def _text_or_none(raw: msgspec.Raw) -> str | None:
    return _decode_or(_decode_text, raw, None)


# ── Cache breakpoints ─────────────────────────────────────────────────────────────────────────────────────────

MOST_BREAKPOINTS = 4
"""Anthropic refuses a request with more."""

End = Literal["text", "marked", "other"]
"""What a message ends in: text that a breakpoint can follow, anything if it has one of the client's, anything else."""


def breakpoints_left(request: ChatRequest) -> int:
    """How many breakpoints the client has left us. In a body with escapes that could hide some it is none."""
    if b"\\u00" in request.body and ESCAPED_IN_KEY.search(request.body):
        return 0
    return max(MOST_BREAKPOINTS - request.body.count(b'"cache_control"'), 0)


def ends_of(request: ChatRequest) -> Callable[[int], End]:
    """Tells what each message ends in. An empty text takes no breakpoint."""
    raws = _decode_raws(request.messages)

    def end(index: int) -> End:
        if b'"cache_control"' in bytes(bytes_of(raws[index])):
            return "marked"
        content = request.contents[index]
        text = _text_or_none(content)
        if text is None:
            last = (_decode_or(_decode_parts, content, None) or [_Part()])[-1]
            text = last.text if last.type in TEXT_PARTS else ""
        return "text" if text.strip() else "other"

    return end


def tokens_of(request: ChatRequest) -> tuple[int, ...]:
    """About how many tokens each message takes: its text, and a quarter of the bytes that are none (tool calls)."""
    raws = _decode_raws(request.messages)
    tokens: list[int] = []
    for message, content, raw in zip(request.conversation.messages, request.contents, raws, strict=True):
        text = message.text
        if not text and message.shape == "string":
            text = _decode_text(content)
        elif not text and message.shape == "parts":
            parts: list[_Part] = _decode_or(_decode_parts, content, [])
            text = "\n".join(part.text for part in parts if part.type in TEXT_PARTS)
        tokens.append(estimate_tokens(text) + max(len(bytes_of(raw)) - len(bytes_of(content)), 0) // 4)
    return tuple(tokens)


# ── Writing ───────────────────────────────────────────────────────────────────────────────────────────────────

_InPlace = InsertSystem | AppendToMessage | PrependToMessage | Breakpoint | AddField

Splice = tuple[int, int, bytes]
"""The bytes of the body from here to there go, and these come in their place."""

CACHE_CONTROL = {"cache_control": {"type": "ephemeral"}}
"""A breakpoint in Anthropic's spelling; without a time to live the provider's own holds."""

PART_OPENS = b'[{"type":"text","text":'
PART_CLOSES = b"," + _encode_text(CACHE_CONTROL)[1:] + b"]"
"""What makes a string the text of a part that a breakpoint follows."""


def splice(request: ChatRequest, edits: Sequence[Edit]) -> Pieces:
    """The request's body with `edits` applied; every other byte stays where it was, and is not copied."""
    if not edits:
        return (request.body,)
    gone = {index: edit.kept for edit in edits if isinstance(edit, ReplacePrefix) for index in edit.dropped}
    splices: list[Splice] = []
    if gone:  # each message with the comma behind it: one that is kept follows
        starts = [_offset(request.body, message) for message in _decode_raws(request.messages)]
        splices += [(starts[index], starts[index + 1], b"") for index in gone]
    filled: set[int] = set()
    for edit in _in_place(edits, gone):
        index = getattr(edit, "index", -1)
        splices += _splices_of(request, edit, follows=index in filled)
        filled.add(index)
    body = memoryview(request.body)
    pieces: list[bytes | memoryview] = []
    cursor = 0
    # What is put in goes before what is taken out at the same place.
    for start, end, text in sorted(splices, key=lambda each: each[:2]):
        pieces += (body[cursor:start], text)
        cursor = end
    return (*pieces, body[cursor:])


def _in_place(edits: Sequence[Edit], gone: dict[int, int]) -> list[_InPlace]:
    """The edits of what stays; a summary stands in front of a block."""
    summaries: list[_InPlace] = []
    for edit in edits:
        if isinstance(edit, ReplacePrefix):
            kept = edit.kept
            while kept in gone:  # another edit drops it, too
                kept = gone[kept]
            summaries.append(PrependToMessage(kept, edit.text))
    others = [edit for edit in edits if not isinstance(edit, ReplacePrefix) and getattr(edit, "index", -1) not in gone]
    return [*summaries, *others]


def _splices_of(request: ChatRequest, edit: _InPlace, *, follows: bool) -> Iterator[Splice]:
    """Where an edit goes in the body, and the bytes that go there; `follows`: it is not its message's first."""
    match edit:
        case AddField():
            yield _at(request.body.index(b"{") + 1, _encode_text({edit.name: edit.value})[1:-1] + b",")
        case InsertSystem():
            content = [_part(edit.text, CACHE_CONTROL)] if edit.is_breakpoint else edit.text
            message = {"role": edit.role, "content": content}
            yield _at(_offset(request.body, request.messages) + 1, _encode_text(message) + b",")
        case _:
            start = _offset(request.body, request.contents[edit.index])
            end = start + len(bytes_of(request.contents[edit.index]))
            if request.conversation.messages[edit.index].shape == "string":
                yield from _into_string(edit, start, end)
            else:
                yield _into_parts(request.body, edit, start, end, follows=follows)


def _at(offset: int, text: bytes) -> Splice:
    return offset, offset, text


def _into_string(edit: AppendToMessage | PrependToMessage | Breakpoint, start: int, end: int) -> Iterator[Splice]:
    if isinstance(edit, PrependToMessage):
        yield _at(start + 1, _encode_text(f"{edit.text}\n\n")[1:-1])
        return
    if isinstance(edit, AppendToMessage):
        yield _at(end - 1, _encode_text(f"\n\n{edit.text}")[1:-1])
    if isinstance(edit, Breakpoint) or edit.is_breakpoint:
        yield _at(start, PART_OPENS)
        yield _at(end, PART_CLOSES)


def _into_parts(
    body: bytes, edit: AppendToMessage | PrependToMessage | Breakpoint, start: int, end: int, *, follows: bool
) -> Splice:
    if isinstance(edit, Breakpoint):  # the last brace in there closes the last part
        return _at(body.rindex(b"}", start, end), b"," + _encode_text(CACHE_CONTROL)[1:-1])
    is_marked = isinstance(edit, AppendToMessage) and edit.is_breakpoint
    part = _encode_text(_part(edit.text, CACHE_CONTROL if is_marked else {}))
    if EMPTY_LIST.match(body, start, end):
        return _at(end - 1, b"," + part if follows else part)
    return _at(start + 1, part + b",") if isinstance(edit, PrependToMessage) else _at(end - 1, b"," + part)


def _part(text: str, more: dict[str, Any]) -> dict[str, Any]:
    return {"type": "text", "text": text, **more}


def _offset(body: bytes, view: msgspec.Raw) -> int:
    """Where in `body` a view of it begins."""
    return _address(view) - _address(body)


def _address(buffer: bytes | msgspec.Raw) -> int:
    return int(np.frombuffer(buffer, dtype=np.uint8).__array_interface__["data"][0])
