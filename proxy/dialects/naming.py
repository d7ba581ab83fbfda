"""Which ids of a provider a request names, in its path and in its body, whoever reads it.

They are what a provider keeps for whoever has its key: responses and what is in them, conversations, files, vector
stores, containers. A key of a JSON body names an id wherever it stands, because providers put `file_id` into ever new
places. What only describes or repeats is left out: the schema of a tool, the application's own arguments, citations.

In the input of a response an item that says all it has to say stands for itself, whatever its id; any other one is
looked up by its id, whether or not it calls itself `item_reference`.
"""

import json
import re
from collections.abc import Iterator
from typing import Any, NamedTuple, cast

import msgspec

from proxy.dialects.responses.request import HISTORY, id_of_conversation
from proxy.dialects.views import (
    ESCAPED_IN_KEY,
    NOTHING,
    check_keys,
    named_in,
    open_body,
    text_or_none,
)
from proxy.http.errors import ApiError
from proxy.http.paths import decoded

ROOMS = {
    "responses": "response_not_found",
    "conversations": "conversation_not_found",
    "files": "id_not_found",
    "vector_stores": "id_not_found",
    "containers": "id_not_found",
}
"""The first part of the paths below which everything belongs to the id that follows, and what is answered where that is
not the user's."""

OPERATIONS = frozenset({"responses/compact", "responses/input_tokens"})
"""What has a name in the place of an id, of a POST."""

CALLS = frozenset(
    {
        *("chat/completions", "messages/count_tokens"),
        *("audio/speech", "audio/transcriptions", "audio/translations"),
        *("images/generations", "images/edits", "images/variations"),
        *("realtime/client_secrets", "realtime/sessions", "realtime/transcription_sessions"),
    }
)
"""POSTs to paths of more than one part that ask for something, and leave nothing behind that others could name."""

MINTED = re.compile(
    r"realtime/(?:client_secrets|(?:transcription_)?sessions)|chatkit/sessions|auth_?tokens|keys|organization/.+"
)
"""POSTs that ask a provider for a key of its own: for a browser that speaks with it, or for another application."""

KEEPERS = frozenset({"assistants", "batches", "chatkit", "evals", "skills", "threads", "uploads", "videos"})
"""Where something is made that nobody tells apart, or that names ids in a file. Other POSTs to one part, such as
`rerank`, are calls of a model."""

READ_BY_ALL = frozenset({"models", "audio/voices"})
"""What a GET may show to everybody."""

MOST_NAMES = 256
"""So many ids are looked for in a request: more than files may be attached to one."""

IDS = frozenset({"container", "container_id", "file_id", "file_ids", "skill_id", "vector_store_id", "vector_store_ids"})
"""Keys whose text is an id, or each text of their list, or the `id` of their object."""

OBJECTS = frozenset({"audio", "prompt", "voice"})
"""Keys whose object is named by its `id`; their text is none."""

_SAID: dict[str, type] = {"annotations": list, "results": list, "arguments": tuple, "input": tuple}
"""In what was said: citations and results repeat ids, and an object is what the application's own tools were called
with."""

PASSED_OVER: dict[str, dict[str, type]] = {
    **dict.fromkeys(("messages", "input", "items", "content", "output"), _SAID),
    "tools": {"input_schema": tuple, "parameters": tuple},
    "functions": {"parameters": tuple},
    **{key: {"schema": tuple} for key in ("response_format", "output_format", "output_config")},
    "text": {"schema": tuple, "annotations": list},
    "skills": {},
}
"""Parts of a body, by the nearest of these keys → keys below which nothing is looked up there, if a value is of this
shape (an object is a tuple). What stands elsewhere, as at the body's top, is the request's own: a provider may read it,
whatever it is called."""

TELLING = tuple(b'"%b"' % key.encode() for key in sorted(IDS | OBJECTS))

ITEMS = {"responses": "input", "conversations": "items"}
"""Where a body's items stand, of the rooms that have some."""

SAYING = {
    "message": "content",
    "function_call": "arguments",
    "custom_tool_call": "input",
    "mcp_call": "arguments",
    "mcp_approval_request": "arguments",
    "mcp_list_tools": "tools",
    "computer_call": "action",
    "shell_call": "action",
    "local_shell_call": "action",
    "apply_patch_call": "operation",
    "reasoning": "encrypted_content",
    "compaction": "encrypted_content",
}
"""Kinds of items that may say all they have to say, and where they do; so does an output, in `output`."""


class HeldName(NamedTuple):
    """An id that a request names, and the error if it is not the user's."""

    id: str
    code: str
    param: str | None


class NamedPath(NamedTuple):
    """What a path means, whoever reads it."""

    room: str
    name: HeldName | None = None
    makes: bool = False
    """The answer tells the id of what was made."""
    is_everybodys: bool = False
    """It shows or changes what all have who share a key, or what nobody tells apart."""
    mints: bool = False
    """The answer is a key of the provider's, or has one."""


class HeldRequest(NamedTuple):
    """What of a body tells whose it is, and of what."""

    names: tuple[HeldName, ...] = ()
    user: str | None = None
    safety_identifier: str | None = None
    metadata_user_id: str | None = None


NAMES_NOTHING = HeldRequest()


# ── Paths ─────────────────────────────────────────────────────────────────────────────────────────────────────


def read_path(method: str, path: str) -> NamedPath:
    """What a path below `/v1/` means."""
    parts = decoded(path.encode()).decode(errors="replace").split("/")[2:]
    room, *rest = [part.partition(";")[0] for part in parts if part] or [""]
    room, below = room.lower(), "/".join((room, *rest)).lower()
    code = ROOMS.get(room)
    if code is None:
        mints = method == "POST" and MINTED.fullmatch(below) is not None
        return NamedPath(room, is_everybodys=not _is_call(method, below), mints=mints)
    if not rest or (method == "POST" and below in OPERATIONS):
        return NamedPath(room, makes=method == "POST", is_everybodys=method != "POST")
    return NamedPath(room, HeldName(rest[0], code, None))


def _is_call(method: str, below: str) -> bool:
    if method == "POST":
        return below in CALLS or ("/" not in below and below not in KEEPERS)
    return method in {"GET", "HEAD"} and (below in READ_BY_ALL or below.startswith("models/"))


# ── Bodies ────────────────────────────────────────────────────────────────────────────────────────────────────


class _HeldFields(msgspec.Struct):
    previous_response_id: msgspec.Raw = NOTHING
    conversation: msgspec.Raw = NOTHING
    user: msgspec.Raw = NOTHING
    safety_identifier: msgspec.Raw = NOTHING
    metadata: msgspec.Raw = NOTHING


_decode_fields = msgspec.json.Decoder(_HeldFields).decode

Pairs = tuple[tuple[str, Any], ...]
"""A JSON object, with all of its pairs: a key may be there twice, and nobody knows which one counts."""


def read_body(body: bytes, room: str) -> HeldRequest:
    """What a JSON body names that is sent to a room. Raises `ApiError` 400 for what may be read in two ways."""
    tells = _tells(body) or (room in ITEMS and b'"id"' in body)
    if room not in ITEMS and not tells:
        return NAMES_NOTHING
    opened = open_body(body, _decode_fields)
    names = _of_history(body, opened)
    if tells:
        names += _of_json(body, room)
    if len(names) > MOST_NAMES:
        raise ApiError.of("invalid_request", f"The body names more than {MOST_NAMES} ids.")
    return HeldRequest(
        tuple(dict.fromkeys(names)),
        text_or_none(opened.user),
        text_or_none(opened.safety_identifier),
        named_in(opened.metadata),
    )


def _tells(body: bytes) -> bool:
    """Whether a key may be in it that names an id; it may be spelled with escapes."""
    return any(key in body for key in TELLING) or (b"\\u00" in body and ESCAPED_IN_KEY.search(body) is not None)


def _of_history(body: bytes, opened: _HeldFields) -> list[HeldName]:
    check_keys(body, HISTORY, largest=NOTHING)
    if (kept := bytes(opened.conversation)).startswith(b"{"):
        check_keys(kept, ("id",), largest=NOTHING)
    previous, kept_as = text_or_none(opened.previous_response_id), id_of_conversation(opened.conversation)
    names = [HeldName(previous, "response_not_found", HISTORY[0])] if previous else []
    return names + ([HeldName(kept_as, "conversation_not_found", HISTORY[1])] if kept_as else [])


def _of_json(body: bytes, room: str) -> list[HeldName]:
    try:  # `float`, because Python reads no whole number of more than 4,300 digits (FAULTS B04)
        pairs: Pairs = json.loads(body, object_pairs_hook=tuple, parse_int=float)
    except RecursionError:  # a little before msgspec
        raise ApiError.of("json_too_deep", param="body") from None
    names: list[HeldName] = []
    for key, value in pairs:
        if key == ITEMS.get(room) and isinstance(value, list):
            for item in cast("list[Any]", value):
                names += [HeldName(id_, "id_not_found", key) for id_ in _looked_up(item)]
    # Of `metadata` no provider reads anything.
    told = tuple(pair for pair in pairs if pair[0] != "metadata")
    return names + [HeldName(id_, "id_not_found", key) for key, id_ in _named_within(told)]


def _looked_up(item: object) -> list[str]:
    """The id by which an item is looked up, unless it says all that it has to say."""
    if not isinstance(item, tuple):
        return []
    pairs = cast("Pairs", item)
    ids = [value for key, value in pairs if key == "id" and isinstance(value, str) and value]
    if not ids:
        return []
    kinds = [value for key, value in pairs if key == "type"]
    kind = str(kinds[0]) if kinds else "message"
    where = "output" if kind.endswith("_output") else SAYING.get(kind, "")
    said = [value for key, value in pairs if key == where]
    has_role = kind != "message" or any(key == "role" and value for key, value in pairs)
    return [] if len(kinds) <= 1 and len(said) == 1 and said[0] and has_role else ids


class _Node(NamedTuple):
    """A value in a body, and where it stands."""

    value: object
    part: str = ""
    """The nearest key of `PASSED_OVER` above it."""
    is_listed: bool = False


def _named_within(top: Pairs) -> Iterator[tuple[str, str]]:
    """The ids that a body names by the key, and the keys."""
    waiting = [_Node(top)]
    while waiting:
        node = waiting.pop()
        if isinstance(node.value, list):
            waiting += [_Node(each, node.part, is_listed=True) for each in cast("list[object]", node.value)]
        elif isinstance(node.value, tuple):
            pairs = cast("Pairs", node.value)
            repeated, passed_over = _repeated(node, pairs), PASSED_OVER.get(node.part, {})
            for key, value in pairs:
                if key != repeated:
                    yield from ((key, id_) for id_ in _ids_at(key, value))
                if not isinstance(value, passed_over.get(key, ())):
                    waiting.append(_Node(value, key if key in PASSED_OVER else node.part))


def _repeated(node: _Node, pairs: Pairs) -> str:
    """The key of an object that repeats an id: of a file that a provider's own tool has made, of everybody's skill."""
    kinds = [value for key, value in pairs if key == "type"]
    if not (node.is_listed and kinds):
        return ""
    if node.part == "skills" and all(kind == "anthropic" for kind in kinds):
        return "skill_id"
    is_output = all(isinstance(kind, str) and kind.endswith("code_execution_output") for kind in kinds)
    return "file_id" if node.part == "content" and is_output else ""


def _ids_at(key: str, value: object) -> list[str]:
    found: list[object] = []
    if isinstance(value, tuple) and key in IDS | OBJECTS:
        found = [each for name, each in cast("Pairs", value) if name == "id"]
    elif key in IDS:
        found = cast("list[object]", value) if isinstance(value, list) else [value]
    return [id_ for id_ in found if isinstance(id_, str) and id_]
