"""The bytes of a request's body as views: found without a copy, and spliced into without an encoder.

The body is never encoded anew. msgspec leaves each value that we do not read as a view of the original bytes
(`msgspec.Raw`); where a view begins in the body tells where to splice. All other bytes, white space, key order and
number spelling included, reach the upstream as they came (P1). Every dialect reads its bodies with this.
"""

import json
import re
from codecs import utf_8_decode
from collections.abc import Callable, Collection, Iterable
from typing import Any, TypeVar

import msgspec
import numpy as np

from memory.model.chat_request import Shape
from proxy.http.body import Pieces
from proxy.http.errors import ApiError

T = TypeVar("T")

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

EMPTY_LIST = re.compile(rb"\[[ \t\r\n]*\]")

NOTHING = msgspec.Raw(b"")

SHAPES: dict[bytes, Shape] = {b'"': "string", b"[": "parts", b"": "none", b"n": "none"}
"""What a content is, by its first byte."""


class _Metadata(msgspec.Struct):
    user_id: str | None = None


_decode_metadata = msgspec.json.Decoder(_Metadata).decode
_decode_raws = msgspec.json.Decoder(list[msgspec.Raw]).decode
_decode_text = msgspec.json.Decoder(str).decode


# ── Reading ───────────────────────────────────────────────────────────────────────────────────────────────────


def open_body(body: bytes, decode: Callable[[bytes], T]) -> T:
    """The fields of a body that is one JSON object in UTF-8, as `decode` gives them. Raises `ApiError` 400."""
    # Refused is what is not UTF-8, and escapes that no UTF-8 can spell (FAULTS B03); nothing of them is kept.
    if not is_text(body):
        raise ApiError.of("invalid_json", "The body is not valid UTF-8.")
    try:
        return decode(body)
    except RecursionError:
        raise ApiError.of("json_too_deep", param="body") from None
    except msgspec.ValidationError as error:
        raise ApiError.of("invalid_json", f"The body must be a JSON object: {error}.", param="body") from None
    except msgspec.DecodeError as error:
        raise ApiError.of("invalid_json", f"The body is not valid JSON: {error}.", param="body") from None


def is_text(body: bytes) -> bool:
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


def is_empty(body: bytes) -> bool:
    """Whether an object has no field at all."""
    return body.strip()[1:-1].strip() == b""


def check_keys(body: bytes, names: Collection[str], *, largest: msgspec.Raw) -> None:
    """Refuse a body that has one of `names` twice: we and the upstream might read different ones (FAULTS B05).

    `largest`: the value of one of them, which is nearly all of the body and need not be searched.
    """
    if length := len(bytes_of(largest)):  # nothing is put in its place
        start = offset(body, largest)
        body = body[:start] + b"null" + body[start + length :]
    suspicious = any(body.count(b'"%b"' % name.encode()) > 1 for name in names)
    escaped = ESCAPED_IN_KEY if any("_" in name for name in names) else ESCAPED_ASCII_LETTER
    if not suspicious and not (b"\\u00" in body and escaped.search(body)):
        return
    try:  # `str`, because Python reads no number of more than 4,300 digits (B04)
        pairs: list[tuple[str, Any]] = json.loads(body, object_pairs_hook=list, parse_int=str)
    except RecursionError:  # a little before msgspec
        raise ApiError.of("json_too_deep", param="body") from None
    for name in names:
        if sum(key == name for key, _ in pairs) > 1:
            raise ApiError.of("duplicate_key", f"The body has the key `{name}` more than once.", param=name)


def is_crowded(raw: memoryview, mark: bytes) -> bool:
    """Whether there are more marks than messages and parts of a conversation that somebody has had."""
    if len(raw) <= MOST_MARKS:
        return False
    windows = (bytes(raw[start : start + WINDOW_BYTES]) for start in range(0, len(raw), WINDOW_BYTES))
    return sum(window.count(mark) for window in windows) > MOST_MARKS


def decoded_list(
    raw: msgspec.Raw, decode: Callable[[memoryview], list[T]], decode_one: Callable[[msgspec.Raw], T], default: T
) -> list[T] | None:
    """The elements of a list, `default` for each that is of another shape; None: it is no list, or a crowded one."""
    view = bytes_of(raw)
    if bytes(view[:1]) != b"[" or is_crowded(view, b"{"):
        return None
    try:
        return decode(view)
    except msgspec.ValidationError:
        if is_crowded(view, b","):
            return None
        return [decode_or(decode_one, each, default) for each in raws_of(raw)]


def decode_or(decode: Any, raw: msgspec.Raw, default: Any) -> Any:  # noqa: ANN401 - the decoder says what comes out
    """What `raw` decodes to, or `default` where it is of another type."""
    if not len(bytes_of(raw)):
        return default
    try:
        return decode(raw)
    except msgspec.ValidationError:
        return default


def text_or_none(raw: msgspec.Raw) -> str | None:
    """The string that `raw` is, if it is one."""
    return decode_or(_decode_text, raw, None)


def raws_of(raw: msgspec.Raw) -> list[msgspec.Raw]:
    """The elements of a list, as they stand in the body."""
    return _decode_raws(raw)


def named_in(metadata: msgspec.Raw) -> str | None:
    """The user whom a request's `metadata` names."""
    return decode_or(_decode_metadata, metadata, _Metadata()).user_id


def has_elements(raw: msgspec.Raw) -> bool:
    """Whether it is a list with something in it."""
    view = bytes_of(raw)
    return bytes(view[:1]) == b"[" and not EMPTY_LIST.fullmatch(view)


def bytes_of(raw: msgspec.Raw) -> memoryview:
    """The bytes of a view, without a copy."""
    return memoryview(raw)


# ── Writing ───────────────────────────────────────────────────────────────────────────────────────────────────

Splice = tuple[int, int, bytes]
"""The bytes of the body from here to there go, and these come in their place."""

encoded = msgspec.json.Encoder().encode


def inserted(start: int, text: bytes) -> Splice:
    """Bytes that are put in, where nothing goes."""
    return start, start, text


def spliced(body: bytes, splices: Iterable[Splice]) -> Pieces:
    """The body with `splices`; every other byte stays where it was, and is not copied."""
    view = memoryview(body)
    pieces: list[bytes | memoryview] = []
    cursor = 0
    # What is put in goes before what is taken out at the same place.
    for start, end, text in sorted(splices, key=lambda each: each[:2]):
        pieces += (view[cursor:start], text)
        cursor = end
    return (*pieces, view[cursor:])


class _BodyWithModel(msgspec.Struct):
    model: msgspec.Raw


_decode_modelled = msgspec.json.Decoder(_BodyWithModel).decode


def with_model(body: bytes, model: str) -> bytes:
    """A body that asks for another model, every other byte as it came; one that is of no such shape is as it was."""
    try:
        named = _decode_modelled(body).model
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        return body
    start = offset(body, named)
    return b"".join(spliced(body, [(start, start + len(bytes_of(named)), encoded(model))]))


def offset(body: bytes, view: msgspec.Raw) -> int:
    """Where in `body` a view of it begins."""
    return _address(view) - _address(body)


def _address(buffer: bytes | msgspec.Raw) -> int:
    return int(np.frombuffer(buffer, dtype=np.uint8).__array_interface__["data"][0])
