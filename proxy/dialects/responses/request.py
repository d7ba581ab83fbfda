"""A request for a response: read just enough of it, as views of its bytes (proxy/dialects/views.py).

The first message of its conversation stands for `instructions`, there or not; behind it comes the input, an item a
message. A string is the user's only message.
"""

from itertools import islice

import msgspec

from memory.model.chat_request import SYSTEM, Conversation, Message, Shape
from memory.text.tokens import estimate_tokens
from memory.turn.wrapping import own_words
from proxy.dialects.views import (
    NOTHING,
    SHAPES,
    bytes_of,
    check_keys,
    decode_or,
    decoded_list,
    has_elements,
    is_empty,
    open_body,
    raws_of,
    text_or_none,
)
from proxy.http.errors import ApiError

SYSTEM_TEXT_BYTES = 64 * 1024
"""Instructions up to this size are read: an application's own call may be told by them."""

ANSWERS = 16
"""So many of the last assistant messages are read: some turns, some of them with tools."""

HISTORY = ("previous_response_id", "conversation")
"""The fields that name a history which the provider keeps."""

TEXT_PARTS = frozenset({"input_text", "output_text", "text"})

FROM_TOOLS = frozenset({"mcp_approval_response", "tool_search_output", "program_output"})
"""Items in which the application answers a call; so are all whose type ends in `_call_output`."""


class _ResponsesBody(msgspec.Struct):
    input: msgspec.Raw = NOTHING
    instructions: msgspec.Raw = NOTHING
    model: msgspec.Raw = NOTHING
    user: msgspec.Raw = NOTHING
    safety_identifier: msgspec.Raw = NOTHING
    metadata: msgspec.Raw = NOTHING
    prompt: msgspec.Raw = NOTHING
    prompt_cache_key: msgspec.Raw = NOTHING
    tools: msgspec.Raw = NOTHING
    previous_response_id: msgspec.Raw = NOTHING
    conversation: msgspec.Raw = NOTHING


class _InputItem(msgspec.Struct):
    type: str = "message"
    role: str = ""
    content: msgspec.Raw = NOTHING
    output: msgspec.Raw = NOTHING


class _InputPart(msgspec.Struct):
    type: str = ""
    text: str = ""


class _ResponsesMetadata(msgspec.Struct):
    user_id: str | None = None


class _KeptConversation(msgspec.Struct):
    id: str = ""


_decode_body = msgspec.json.Decoder(_ResponsesBody).decode
_decode_items = msgspec.json.Decoder(list[_InputItem]).decode
_decode_item = msgspec.json.Decoder(_InputItem).decode
_decode_parts = msgspec.json.Decoder(list[_InputPart]).decode
_decode_text = msgspec.json.Decoder(str).decode
_decode_kept = msgspec.json.Decoder(_KeptConversation).decode
_decode_user_id = msgspec.json.Decoder(_ResponsesMetadata).decode


class ResponsesRequest(msgspec.Struct, frozen=True, kw_only=True):
    """A request for a response, opened."""

    body: bytes
    conversation: Conversation
    instructions: msgspec.Raw
    input: msgspec.Raw
    """As it stands in `body`; empty where we cannot read it."""
    contents: tuple[msgspec.Raw, ...]
    """The content of each message, as it stands in `body`; the first is that of the instructions."""
    has_template: bool = False
    """It names a prompt that is kept at the provider, whose own instructions count unless others are given."""
    has_cache_key: bool = False
    user: str | None = None
    safety_identifier: str | None = None
    metadata_user_id: str | None = None


def shape_of(content: msgspec.Raw) -> Shape:
    """What a content is, by its first byte."""
    return SHAPES.get(bytes(bytes_of(content)[:1]), "other")


def read_request(body: bytes) -> ResponsesRequest:
    """Open a request.

    Raises `ApiError` 400 for what is not one JSON object in UTF-8. An input of an unknown shape is no error here: it
    comes back with an empty conversation and goes to the upstream as it is (FAULTS B09).
    """
    opened = open_body(body, _decode_body)
    if not any(len(bytes_of(value)) for value in (opened.input, opened.model)) and is_empty(body):
        raise ApiError.of(
            "invalid_json", "The body is an empty object: `model` and `input` are missing.", param="input"
        )
    check_keys(body, ("model", "input", "instructions", *HISTORY), largest=opened.input)
    messages, contents = _read(opened)
    return ResponsesRequest(
        body=body,
        conversation=Conversation(
            messages,
            text_or_none(opened.model) or "",
            tools=has_elements(opened.tools),
            follows=text_or_none(opened.previous_response_id) or "",
            kept_as=id_of_conversation(opened.conversation),
        ),
        instructions=opened.instructions,
        input=opened.input if messages else NOTHING,
        contents=contents,
        has_template=shape_of(opened.prompt) != "none",
        has_cache_key=len(bytes_of(opened.prompt_cache_key)) > 0,
        user=text_or_none(opened.user),
        safety_identifier=text_or_none(opened.safety_identifier),
        metadata_user_id=decode_or(_decode_user_id, opened.metadata, _ResponsesMetadata()).user_id,
    )


def id_of_conversation(raw: msgspec.Raw) -> str:
    """The id of the conversation that the provider keeps; it may stand in an object. Empty: there is none."""
    return text_or_none(raw) or decode_or(_decode_kept, raw, _KeptConversation()).id


def _read(opened: _ResponsesBody) -> tuple[tuple[Message, ...], tuple[msgspec.Raw, ...]]:
    if shape_of(opened.input) == "string":
        items = [_InputItem(role="user", content=opened.input)]
    else:
        found = decoded_list(opened.input, _decode_items, _decode_item, _InputItem(type="other"))
        if found is None:
            return (), ()
        items = found
    instructions = _InputItem(role="system", content=opened.instructions)
    # The text of user and tool messages is asked for, that of small system ones that may instruct the model, and that
    # of the last few answers: by them a conversation is told from one that began alike.
    backwards = range(len(items) - 1, -1, -1)
    answers = set(islice((at for at in backwards if items[at].role == "assistant" and is_message(items[at])), ANSWERS))
    read = [_message(item, wanted=index in answers) for index, item in enumerate(items)]
    contents = [item.content if is_message(item) else item.output for item in items]
    return (_message(instructions), *read), (opened.instructions, *contents)


def is_message(item: _InputItem) -> bool:
    """Whether somebody says something in it; a type need not be given."""
    return item.type == "message"


def _message(item: _InputItem, *, wanted: bool = False) -> Message:
    if is_message(item):
        role, content = item.role, item.content
    elif item.type in FROM_TOOLS or item.type.endswith("_call_output"):
        role, content = "tool", item.output
    else:  # calls, reasoning, references to what the provider keeps: the model's own
        return Message("assistant" if item.type != "other" else "", "", "other")
    shape = shape_of(content)
    is_small = role in SYSTEM and len(bytes_of(content)) <= SYSTEM_TEXT_BYTES
    if shape in {"none", "other"} or not (wanted or is_small or role in {"user", "tool"}):
        return Message(role, "", shape)
    text = _text(content, shape)
    if text is None:
        return Message(role, "", "other")
    own = own_words(text) if role == "user" else text
    return Message(role, text, shape, own=None if own == text else own)


def _text(content: msgspec.Raw, shape: Shape) -> str | None:
    """The text of a content; None: its parts are of an unknown shape."""
    if shape == "string":
        return _decode_text(bytes_of(content))
    parts = decode_or(_decode_parts, content, None)
    return None if parts is None else "\n".join(part.text for part in parts if part.type in TEXT_PARTS)


def tokens_of(request: ResponsesRequest) -> tuple[int, ...]:
    """About how many tokens each message takes: its text, and a quarter of the bytes that are none (calls)."""
    items = [request.input] if shape_of(request.input) == "string" else raws_of(request.input)
    tokens: list[int] = []
    for message, content, raw in zip(
        request.conversation.messages, request.contents, (request.instructions, *items), strict=True
    ):
        text = message.text or (_text(content, message.shape) if message.shape in {"string", "parts"} else "") or ""
        rest = len(bytes_of(raw)) - len(bytes_of(content)) if text else len(bytes_of(raw))
        tokens.append(estimate_tokens(text) + max(rest, 0) // 4)
    return tuple(tokens)
