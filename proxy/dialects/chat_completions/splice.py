"""The bytes of a chat request: read just enough of them, and splice into them just what the memory adds (views.py)."""

from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from typing import Any

import msgspec

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
)
from memory.text.tokens import estimate_tokens
from memory.turn.wrapping import own_words
from proxy.dialects.breakpoints import CACHE_CONTROL, End
from proxy.dialects.views import (
    EMPTY_LIST,
    NOTHING,
    SHAPES,
    Splice,
    bytes_of,
    check_keys,
    decode_or,
    decoded_list,
    encoded,
    has_elements,
    inserted,
    is_empty,
    named_in,
    offset,
    open_body,
    raws_of,
    spliced,
    text_or_none,
)
from proxy.http.body import Pieces
from proxy.http.errors import ApiError

SYSTEM_TEXT_BYTES = 64 * 1024
"""Leading system messages up to this size, and one at the end, are read: an application's own call may be told by them.
Open WebUI's for the choice of a tool has the schemas of all tools in it, a kilobyte each."""

ANSWERS = 16
"""So many of the last assistant messages are read: three turns, some of them with tools."""

TEXT_PARTS = frozenset({"text", "input_text", "output_text"})


class _Body(msgspec.Struct):
    messages: msgspec.Raw = NOTHING
    model: msgspec.Raw = NOTHING
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


_decode_body = msgspec.json.Decoder(_Body).decode
_decode_messages = msgspec.json.Decoder(list[_RawMessage]).decode
_decode_message = msgspec.json.Decoder(_RawMessage).decode
_decode_parts = msgspec.json.Decoder(list[_Part]).decode
_decode_text = msgspec.json.Decoder(str).decode


class ChatRequest(msgspec.Struct, frozen=True, kw_only=True):
    """A chat request, opened: the body as it came, its conversation, and who the body says is asking."""

    body: bytes
    conversation: Conversation
    contents: tuple[msgspec.Raw, ...]
    """The content of each message, as it stands in `body`."""
    messages: msgspec.Raw
    """The list of messages, as it stands in `body`; empty where the request has none that we can read."""
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
    opened = open_body(body, _decode_body)
    if not any(len(bytes_of(value)) for value in (opened.messages, opened.model)) and is_empty(body):
        raise ApiError.of(
            "invalid_json", "The body is an empty object: `model` and `messages` are missing.", param="messages"
        )
    check_keys(body, ("model", "messages"), largest=opened.messages)
    messages, contents = _read_messages(opened.messages)
    return ChatRequest(
        body=body,
        conversation=Conversation(messages, text_or_none(opened.model) or "", tools=_has_tools(opened)),
        contents=contents,
        messages=opened.messages if messages else NOTHING,
        has_cache_key=len(bytes_of(opened.prompt_cache_key)) > 0,
        user=text_or_none(opened.user),
        safety_identifier=text_or_none(opened.safety_identifier),
        metadata_user_id=named_in(opened.metadata),
    )


# ── Reading ───────────────────────────────────────────────────────────────────────────────────────────────────


def _has_tools(opened: _Body) -> bool:
    """Whether tools are offered, under their name of today or their first one."""
    return any(map(has_elements, (opened.tools, opened.functions)))


def _read_messages(raw: msgspec.Raw) -> tuple[tuple[Message, ...], tuple[msgspec.Raw, ...]]:
    opened = decoded_list(raw, _decode_messages, _decode_message, _RawMessage())
    if opened is None:
        return (), ()
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


def _read_message(message: _RawMessage, *, wanted: bool) -> Message:
    content = bytes_of(message.content)
    shape = SHAPES.get(bytes(content[:1]), "other")
    if not wanted or shape in {"none", "other"}:
        return Message(message.role, "", shape)
    name = text_or_none(message.name) or ""
    if shape == "string":
        text = _decode_text(content)
    else:
        parts = decode_or(_decode_parts, message.content, None)
        if parts is None:
            return Message(message.role, "", "other")
        text = "\n".join(part.text for part in parts if part.type in TEXT_PARTS)
    own = own_words(text) if message.role == "user" else text
    return Message(message.role, text, shape, name, None if own == text else own)


# ── Cache breakpoints ─────────────────────────────────────────────────────────────────────────────────────────


def ends_of(request: ChatRequest) -> Callable[[int], End]:
    """Tells what each message ends in. An empty text takes no breakpoint."""
    raws = raws_of(request.messages)

    def end(index: int) -> End:
        if b'"cache_control"' in bytes(bytes_of(raws[index])):
            return "marked"
        content = request.contents[index]
        text = text_or_none(content)
        if text is None:
            last = (decode_or(_decode_parts, content, None) or [_Part()])[-1]
            text = last.text if last.type in TEXT_PARTS else ""
        return "text" if text.strip() else "other"

    return end


def tokens_of(request: ChatRequest) -> tuple[int, ...]:
    """About how many tokens each message takes: its text, and a quarter of the bytes that are none (tool calls)."""
    raws = raws_of(request.messages)
    tokens: list[int] = []
    for message, content, raw in zip(request.conversation.messages, request.contents, raws, strict=True):
        text = message.text
        if not text and message.shape == "string":
            text = _decode_text(content)
        elif not text and message.shape == "parts":
            parts: list[_Part] = decode_or(_decode_parts, content, [])
            text = "\n".join(part.text for part in parts if part.type in TEXT_PARTS)
        tokens.append(estimate_tokens(text) + max(len(bytes_of(raw)) - len(bytes_of(content)), 0) // 4)
    return tuple(tokens)


# ── Writing ───────────────────────────────────────────────────────────────────────────────────────────────────

_InPlace = InsertSystem | AppendToMessage | PrependToMessage | Breakpoint | AddField

PART_OPENS = b'[{"type":"text","text":'
PART_CLOSES = b"," + encoded(CACHE_CONTROL)[1:] + b"]"
"""What makes a string the text of a part that a breakpoint follows."""


def splice(request: ChatRequest, edits: Sequence[Edit]) -> Pieces:
    """The request's body with `edits` applied; every other byte stays where it was, and is not copied."""
    if not edits:
        return (request.body,)
    gone = {index: edit.kept for edit in edits if isinstance(edit, ReplacePrefix) for index in edit.dropped}
    splices: list[Splice] = []
    if gone:  # each message with the comma behind it: one that is kept follows
        starts = [offset(request.body, message) for message in raws_of(request.messages)]
        splices += [(starts[index], starts[index + 1], b"") for index in gone]
    filled: set[int] = set()
    for edit in _in_place(edits, gone):
        index = getattr(edit, "index", -1)
        splices += _splices_of(request, edit, follows=index in filled)
        filled.add(index)
    return spliced(request.body, splices)


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
            yield inserted(request.body.index(b"{") + 1, encoded({edit.name: edit.value})[1:-1] + b",")
        case InsertSystem():
            content = [_part(edit.text, CACHE_CONTROL)] if edit.is_breakpoint else edit.text
            message = {"role": edit.role, "content": content}
            yield inserted(offset(request.body, request.messages) + 1, encoded(message) + b",")
        case _:
            start = offset(request.body, request.contents[edit.index])
            end = start + len(bytes_of(request.contents[edit.index]))
            if request.conversation.messages[edit.index].shape == "string":
                yield from _into_string(edit, start, end)
            else:
                yield _into_parts(request.body, edit, start, end, follows=follows)


def _into_string(edit: AppendToMessage | PrependToMessage | Breakpoint, start: int, end: int) -> Iterator[Splice]:
    if isinstance(edit, PrependToMessage):
        yield inserted(start + 1, encoded(f"{edit.text}\n\n")[1:-1])
        return
    if isinstance(edit, AppendToMessage):
        yield inserted(end - 1, encoded(f"\n\n{edit.text}")[1:-1])
    if isinstance(edit, Breakpoint) or edit.is_breakpoint:
        yield inserted(start, PART_OPENS)
        yield inserted(end, PART_CLOSES)


def _into_parts(
    body: bytes, edit: AppendToMessage | PrependToMessage | Breakpoint, start: int, end: int, *, follows: bool
) -> Splice:
    if isinstance(edit, Breakpoint):  # the last brace in there closes the last part
        return inserted(body.rindex(b"}", start, end), b"," + encoded(CACHE_CONTROL)[1:-1])
    is_marked = isinstance(edit, AppendToMessage) and edit.is_breakpoint
    part = encoded(_part(edit.text, CACHE_CONTROL if is_marked else {}))
    if EMPTY_LIST.match(body, start, end):
        return inserted(end - 1, b"," + part if follows else part)
    return inserted(start + 1, part + b",") if isinstance(edit, PrependToMessage) else inserted(end - 1, b"," + part)


def _part(text: str, more: dict[str, Any]) -> dict[str, Any]:
    return {"type": "text", "text": text, **more}
