"""The bytes of a chat request: read just enough of them, and splice into them just what the memory adds.

The body is never encoded anew. msgspec leaves each value that we do not read as a view of the original bytes
(`msgspec.Raw`); where a view begins in the body tells where to splice. All other bytes, white space, key order and
number spelling included, reach the upstream as they came (P1).
"""

import json
import re
from collections.abc import Sequence
from itertools import islice
from typing import Any

import msgspec
import numpy as np

from memory.conversation import AppendToMessage, Conversation, Edit, InsertSystem, Message, PrependToMessage, Shape
from proxy.errors import ApiError

ESCAPED_ASCII_LETTER = re.compile(rb"\\u00[67]")
"""An ASCII letter that is spelled as an escape: the only way to hide a key from a search for its bytes."""

SYSTEM_TEXT_BYTES = 16_384
"""Leading system messages up to this size are read, for the marks of utility calls; longer ones are no such call."""

ANSWERS = 16
"""So many of the last assistant messages are read: three turns, some of them with tools."""

TEXT_PARTS = frozenset({"text", "input_text", "output_text"})

NOTHING = msgspec.Raw(b"")


class _Body(msgspec.Struct):
    messages: msgspec.Raw = NOTHING
    model: msgspec.Raw = NOTHING
    stream: msgspec.Raw = NOTHING
    user: msgspec.Raw = NOTHING
    safety_identifier: msgspec.Raw = NOTHING
    metadata: msgspec.Raw = NOTHING


class _Message(msgspec.Struct):
    role: str = ""
    content: msgspec.Raw = NOTHING


class _Part(msgspec.Struct):
    type: str = ""
    text: str = ""


class _Metadata(msgspec.Struct):
    user_id: str | None = None


_decode_body = msgspec.json.Decoder(_Body).decode
_decode_raws = msgspec.json.Decoder(list[msgspec.Raw]).decode
_decode_messages = msgspec.json.Decoder(list[_Message]).decode
_decode_message = msgspec.json.Decoder(_Message).decode
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
    user: str | None = None
    safety_identifier: str | None = None
    metadata_user_id: str | None = None


def read_chat(body: bytes) -> ChatRequest:
    """Open a chat request.

    Raises `ApiError` 400 for what is not one JSON object in UTF-8. An object whose messages are of an unknown
    shape is no error here: it comes back with an empty conversation and goes to the upstream as it is (FAULTS B09).
    """
    _check_text(body)
    opened = _open(body)
    _check_keys(body)
    messages, contents = _read_messages(bytes_of(opened.messages))
    raws = _decode_or(_decode_metadata, opened.metadata, _Metadata())
    return ChatRequest(
        body=body,
        conversation=Conversation(messages, _text_or_none(opened.model) or ""),
        contents=contents,
        messages=opened.messages if messages else NOTHING,
        streamed=bytes(bytes_of(opened.stream)) == b"true",
        user=_text_or_none(opened.user),
        safety_identifier=_text_or_none(opened.safety_identifier),
        metadata_user_id=raws.user_id,
    )


def bytes_of(raw: msgspec.Raw) -> memoryview:
    """The bytes of a view, without a copy."""
    return memoryview(raw)


# ── Reading ───────────────────────────────────────────────────────────────────────────────────────────────────


def _check_text(body: bytes) -> None:
    """Refuse what is not UTF-8, and escapes that no UTF-8 can spell (FAULTS B03)."""
    try:
        body.decode()
        if b"\\ud" in body or b"\\uD" in body:
            json.dumps(json.loads(body, parse_int=str), ensure_ascii=False).encode()
    except UnicodeError:
        raise ApiError.of("invalid_json", "The body is not valid UTF-8.") from None
    except (ValueError, RecursionError):
        return  # not JSON at all: _open says so


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


def _check_keys(body: bytes) -> None:
    """Refuse a body that names `messages` or `model` twice: we and the upstream might read different ones (B05)."""
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
    try:
        opened = _decode_messages(raw)
    except msgspec.ValidationError:
        opened = [_decode_or(_decode_message, each, _Message()) for each in _decode_raws(raw)]
    leading = True
    answers = _last_answers(opened)
    messages: list[Message] = []
    for index, each in enumerate(opened):
        leading = leading and each.role in {"system", "developer"}
        messages.append(_read_message(each, wanted=index in answers or _is_wanted(each, leading=leading)))
    return tuple(messages), tuple(each.content for each in opened)


def _last_answers(messages: Sequence[_Message]) -> set[int]:
    """The indices of the last few answers: by them a conversation is told from one that began alike."""
    backwards = range(len(messages) - 1, -1, -1)
    return set(islice((index for index in backwards if messages[index].role == "assistant"), ANSWERS))


def _is_wanted(message: _Message, *, leading: bool) -> bool:
    """Whether somebody asks for its text: of user and tool messages, and of small leading system ones."""
    if message.role in {"user", "tool", "function"}:
        return True
    return leading and len(bytes_of(message.content)) <= SYSTEM_TEXT_BYTES


def _read_message(message: _Message, *, wanted: bool) -> Message:
    content = bytes_of(message.content)
    shape = _shape(content)
    if not wanted or shape in {"none", "other"}:
        return Message(message.role, "", shape)
    if shape == "string":
        return Message(message.role, _decode_text(content), shape)
    parts = _decode_or(_decode_parts, message.content, None)
    if parts is None:
        return Message(message.role, "", "other")
    return Message(message.role, "\n".join(part.text for part in parts if part.type in TEXT_PARTS), shape)


def _shape(content: memoryview) -> Shape:
    match bytes(content[:1]):
        case b'"':
            return "string"
        case b"[":
            return "parts"
        case b"" | b"n":
            return "none"
        case _:
            return "other"


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


# ── Writing ───────────────────────────────────────────────────────────────────────────────────────────────────


def splice(request: ChatRequest, edits: Sequence[Edit]) -> bytes:
    """The request's body with `edits` applied; every other byte stays where it was."""
    if not edits:
        return request.body
    pieces: list[bytes] = []
    cursor = 0
    for offset, text in sorted((_splice_of(request, edit) for edit in edits), key=lambda pair: pair[0]):
        pieces += (request.body[cursor:offset], text)
        cursor = offset
    pieces.append(request.body[cursor:])
    return b"".join(pieces)


def _splice_of(request: ChatRequest, edit: Edit) -> tuple[int, bytes]:
    """Where an edit goes in the body, and the bytes that go there."""
    if isinstance(edit, InsertSystem):
        message = {"role": edit.role, "content": edit.text}
        return _offset(request.body, request.messages) + 1, _encode_text(message) + b","
    content = request.contents[edit.index]
    start = _offset(request.body, content)
    end = start + len(bytes_of(content))
    if request.conversation.messages[edit.index].shape == "string":
        return _into_string(edit, start, end)
    return _into_parts(request.body, edit, start, end)


def _into_string(edit: AppendToMessage | PrependToMessage, start: int, end: int) -> tuple[int, bytes]:
    if isinstance(edit, PrependToMessage):
        return start + 1, _encode_text(f"{edit.text}\n\n")[1:-1]
    return end - 1, _encode_text(f"\n\n{edit.text}")[1:-1]


def _into_parts(body: bytes, edit: AppendToMessage | PrependToMessage, start: int, end: int) -> tuple[int, bytes]:
    part = _encode_text({"type": "text", "text": edit.text})
    empty = not body[start + 1 : end - 1].strip()
    if isinstance(edit, PrependToMessage):
        return start + 1, part if empty else part + b","
    return end - 1, part if empty else b"," + part


def _offset(body: bytes, view: msgspec.Raw) -> int:
    """Where in `body` a view of it begins."""
    return _address(view) - _address(body)


def _address(buffer: bytes | msgspec.Raw) -> int:
    return int(np.frombuffer(buffer, dtype=np.uint8).__array_interface__["data"][0])
