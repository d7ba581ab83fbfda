"""A request for a message, opened: its conversation as the memory sees it, and where each part of that stands.

The API has two places for what was not said by anybody: `system` stands beside the messages, and the results of tools
stand in the user's own messages, in front of what she says then. The memory knows messages of one role each. So what
is one message here may be several there: each block of `system`, the results of tools, and what the user says behind
them. A `BodyPlace` says where each stands in the body.

A client such as Claude Code puts notes of its own into the user's messages, too: what is not hers is no part of her
words (`memory.turn.wrapping`), and a message that has nothing of hers is no user's message but goes with the tools'.
"""

from collections.abc import Iterator, Sequence
from itertools import islice, takewhile

import msgspec

from memory.model.chat_request import Conversation, Message, Shape
from memory.text.tokens import estimate_tokens
from memory.turn.wrapping import words_in
from proxy.dialects.views import (
    NOTHING,
    SHAPES,
    bytes_of,
    check_keys,
    decode_or,
    decoded_list,
    has_elements,
    is_empty,
    named_in,
    open_body,
    raws_of,
    text_or_none,
)
from proxy.http.errors import ApiError

SYSTEM_TEXT_BYTES = 64 * 1024
"""Instructions up to this size are read: an application's own call may be told by them, and its working directory."""

ANSWERS = 16
"""So many of the last assistant messages are read: three turns, some of them with tools."""

SYSTEM = -1
"""The number of what stands in `system`, where messages have theirs."""

RESULT, TEXT = "tool_result", "text"

OPAQUE_BYTES = 8_192
"""Of what is no text, a picture or a document, so many bytes count as tokens: what some thousand words would take,
however large the file is."""


class _MessagesBody(msgspec.Struct):
    model: msgspec.Raw = NOTHING
    messages: msgspec.Raw = NOTHING
    system: msgspec.Raw = NOTHING
    metadata: msgspec.Raw = NOTHING
    tools: msgspec.Raw = NOTHING
    max_tokens: msgspec.Raw = NOTHING
    cache_control: msgspec.Raw = NOTHING


class _MessageOfRole(msgspec.Struct):
    role: str = ""
    content: msgspec.Raw = NOTHING


class _ContentBlock(msgspec.Struct):
    type: str = ""
    text: str = ""
    content: msgspec.Raw = NOTHING
    """Of a tool's result: a string, or parts again."""


_decode_body = msgspec.json.Decoder(_MessagesBody).decode
_decode_messages = msgspec.json.Decoder(list[_MessageOfRole]).decode
_decode_message = msgspec.json.Decoder(_MessageOfRole).decode
_decode_parts = msgspec.json.Decoder(list[_ContentBlock]).decode
_decode_text = msgspec.json.Decoder(str).decode
_decode_number = msgspec.json.Decoder(int).decode


class BodyPlace(msgspec.Struct, frozen=True):
    """Where a message of the conversation stands in the body."""

    message: int
    """Which of the body's messages it is in; `SYSTEM`: it stands in `system`."""
    parts: tuple[int, int] | None = None
    """From which part to which; None: its content is no list, or cannot be read."""


class MessagesRequest(msgspec.Struct, frozen=True, kw_only=True):
    """A request, opened: the body as it came, its conversation, and who the body says is asking."""

    body: bytes
    conversation: Conversation
    places: tuple[BodyPlace, ...]
    """Of each message of the conversation."""
    messages: msgspec.Raw
    """The list of messages, as it stands in `body`; empty where the request has none that we can read."""
    contents: tuple[msgspec.Raw, ...]
    """The content of each of them."""
    system: msgspec.Raw
    """As it stands in `body`; empty where the request has none."""
    caches_itself: msgspec.Raw
    """The client's own breakpoint at the end of all, `cache_control` of the request; empty: it set none there."""
    user: str | None = None
    safety_identifier: str | None = None
    metadata_user_id: str | None = None

    def content_at(self, place: BodyPlace) -> msgspec.Raw:
        """The content in which a place is."""
        return self.system if place.message == SYSTEM else self.contents[place.message]


def read_request(body: bytes) -> MessagesRequest:
    """Open a request.

    Raises `ApiError` 400 for what is not one JSON object in UTF-8. An object whose messages are of an unknown
    shape, or too many of them, is no error here: it comes back with an empty conversation and goes to the upstream as
    it is (FAULTS B09).
    """
    opened = open_body(body, _decode_body)
    if is_empty(body):
        raise ApiError.of(
            "invalid_json", "The body is an empty object: `model` and `messages` are missing.", param="messages"
        )
    check_keys(body, ("model", "messages", "system"), largest=opened.messages)
    read = decoded_list(opened.messages, _decode_messages, _decode_message, _MessageOfRole()) or []
    said = [*_instructions(opened.system), *_said(read)] if read else []
    return MessagesRequest(
        body=body,
        conversation=Conversation(
            tuple(message for message, _ in said),
            text_or_none(opened.model) or "",
            tools=has_elements(opened.tools),
            is_probe=decode_or(_decode_number, opened.max_tokens, 2) <= 1,
            writes_end=bool(read)
            and (bytes(bytes_of(opened.cache_control)[:1]) == b"{" or _is_marked(read[-1].content)),
        ),
        places=tuple(place for _, place in said),
        messages=opened.messages if read else NOTHING,
        contents=tuple(each.content for each in read),
        system=opened.system,
        caches_itself=opened.cache_control,
        metadata_user_id=named_in(opened.metadata),
    )


def _is_marked(content: msgspec.Raw) -> bool:
    """Whether the client has set a breakpoint in a message; one in the results of its tools counts as well."""
    return b'"cache_control"' in bytes(bytes_of(content))


def shape_of(content: msgspec.Raw) -> Shape:
    """What a content is."""
    return SHAPES.get(bytes(bytes_of(content)[:1]), "other")


# ── What was said ─────────────────────────────────────────────────────────────────────────────────────────────

Placed = tuple[Message, BodyPlace]


def _instructions(system: msgspec.Raw) -> Iterator[Placed]:
    """A message for each block of `system`, or one for a string."""
    is_read = len(bytes_of(system)) <= SYSTEM_TEXT_BYTES
    if shape_of(system) == "string":
        yield Message("system", _decode_text(system) if is_read else "", "string"), BodyPlace(SYSTEM)
    elif has_elements(system):
        parts: list[_ContentBlock] | None = decode_or(_decode_parts, system, None) if is_read else None
        for number in range(len(raws_of(system))):
            yield (
                Message("system", parts[number].text if parts else "", "parts"),
                BodyPlace(SYSTEM, (number, number + 1)),
            )


def _said(read: Sequence[_MessageOfRole]) -> Iterator[Placed]:
    """The messages of the conversation in the body's messages.

    The text of what users and tools say is asked for, that of small instructions, and that of the last few answers: by
    them a conversation is told from one that began alike.
    """
    backwards = range(len(read) - 1, -1, -1)
    answers = set(islice((index for index in backwards if read[index].role == "assistant"), ANSWERS))
    for index, each in enumerate(read):
        size = len(bytes_of(each.content))
        is_wanted = each.role == "user" or index in answers or (each.role == "system" and size <= SYSTEM_TEXT_BYTES)
        match shape_of(each.content):
            case "string" if each.role == "user":
                text = _decode_text(each.content)
                yield _spoken((text,), text, "string"), BodyPlace(index)
            case "string":
                yield Message(each.role, _decode_text(each.content) if is_wanted else "", "string"), BodyPlace(index)
            case "parts" if is_wanted:
                yield from _of_parts(each, index)
            case shape:
                yield Message(each.role, "", shape), BodyPlace(index)


def _of_parts(message: _MessageOfRole, index: int) -> Iterator[Placed]:
    parts: list[_ContentBlock] | None = decode_or(_decode_parts, message.content, None)
    if not parts:
        yield Message(message.role, "", "other"), BodyPlace(index)
        return
    if message.role != "user":
        yield Message(message.role, _text(parts), "parts"), BodyPlace(index, (0, len(parts)))
        return
    results = list(takewhile(lambda part: part.type == RESULT, parts))
    own = parts[len(results) :]
    spoken = _spoken([part.text for part in own if part.type == TEXT], _text(own), "parts")
    if own and spoken.role != "user" and any(part.type not in {TEXT, RESULT} for part in own):
        spoken = Message("user", spoken.text, "parts", own="")  # she shows something
    is_hers = bool(own) and spoken.role == "user"
    if results:
        last = len(results) if is_hers else len(parts)
        yield Message("tool", "\n".join(map(_result, results)), "parts"), BodyPlace(index, (0, last))
    if is_hers or not results:
        yield spoken, BodyPlace(index, (len(results), len(parts)))


def _spoken(texts: Sequence[str], text: str, shape: Shape) -> Message:
    """What a user says in these texts; nothing of hers is as good as a tool's."""
    words = words_in(texts)
    if words is None:
        return Message("tool", "", shape)
    return Message("user", text, shape, own=None if words == text else words)


def _text(parts: Sequence[_ContentBlock]) -> str:
    return "\n".join(part.text for part in parts if part.type == TEXT)


def _result(part: _ContentBlock) -> str:
    content = part.content
    return text_or_none(content) or _text(decode_or(_decode_parts, content, []))


# ── How much ──────────────────────────────────────────────────────────────────────────────────────────────────


def tokens_of(request: MessagesRequest) -> tuple[int, ...]:
    """About how many tokens each message takes: its texts, and a quarter of the bytes that are none.

    None at all where instructions stand between what was said: the API takes them behind a user's message alone, so
    nothing can take the place of such a conversation's beginning.
    """
    newest = request.conversation.newest_user or 0
    between = zip(request.conversation.messages[:newest], request.places, strict=False)
    if any(message.role == "system" and place.message != SYSTEM for message, place in between):
        return (0,) * len(request.places)
    return tuple(_tokens_at(request, place) for place in request.places)


def _tokens_at(request: MessagesRequest, place: BodyPlace) -> int:
    content = request.content_at(place)
    if shape_of(content) != "parts":
        return estimate_tokens(text_or_none(content) or "")
    raws = raws_of(content)
    parts: list[_ContentBlock | None] = decode_or(_decode_parts, content, None) or [None] * len(raws)
    first, last = place.parts or (0, len(raws))
    return sum(map(_tokens_in, raws[first:last], parts[first:last]))


def _tokens_in(raw: msgspec.Raw, part: _ContentBlock | None) -> int:
    text = "" if part is None else part.text or (_result(part) if part.type == RESULT else "")
    return estimate_tokens(text) if text else min(len(bytes_of(raw)), OPAQUE_BYTES) // 4
