"""The memory's edits as bytes of a request for a message; every other byte stays as it came (P1, views.py)."""

import re
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import msgspec

from memory.model.chat_request import (
    AddField,
    AppendToMessage,
    Breakpoint,
    Edit,
    InsertSystem,
    PrependToMessage,
    ReplacePrefix,
)
from proxy.dialects.breakpoints import CACHE_CONTROL, End
from proxy.dialects.messages.request import SYSTEM, BodyPlace, MessagesRequest, shape_of
from proxy.dialects.views import Splice, bytes_of, encoded, inserted, offset, raws_of, spliced
from proxy.http.body import Pieces

HOUR = re.compile(rb'"ttl"\s*:\s*"1h"')
"""In a breakpoint that is to live for an hour."""

UNMARKABLE = frozenset({"thinking", "redacted_thinking"})
"""No breakpoint can follow these."""

_Edit = InsertSystem | AppendToMessage | PrependToMessage | Breakpoint | AddField


class _LastBlock(msgspec.Struct):
    type: str = ""
    text: str = ""


_decode_part = msgspec.json.Decoder(_LastBlock).decode
_decode_text = msgspec.json.Decoder(str).decode


# ── What can be marked ────────────────────────────────────────────────────────────────────────────────────────


def ends_of(request: MessagesRequest) -> Callable[[int], End]:
    """Tells what each message of the conversation ends in. An empty text takes no breakpoint."""

    def end(index: int) -> End:
        place = request.places[index]
        content = request.content_at(place)
        if place.parts is None:
            return "text" if shape_of(content) == "string" and _decode_text(content).strip() else "other"
        parts = raws_of(content)[place.parts[0] : place.parts[1]]
        if any(b'"cache_control"' in bytes(bytes_of(part)) for part in parts):
            return "marked"
        try:
            last = _decode_part(parts[-1])
        except msgspec.ValidationError:
            return "other"
        return "other" if last.type in UNMARKABLE or (last.type == "text" and not last.text.strip()) else "text"

    return end


def _breakpoint(request: MessagesRequest, message: int) -> dict[str, Any]:
    """A breakpoint in this message, or in `system`.

    One that lives for an hour must not stand behind one that lives for five minutes: where the client has the former
    further on, ours is like it.
    """
    behind = (*raws_of(request.messages)[message + 1 :], request.caches_itself)
    lives_long = any(HOUR.search(bytes_of(raw)) for raw in behind)
    return {"cache_control": {"type": "ephemeral", "ttl": "1h"}} if lives_long else CACHE_CONTROL


# ── Writing ───────────────────────────────────────────────────────────────────────────────────────────────────


def splice(request: MessagesRequest, edits: Sequence[Edit]) -> Pieces:
    """The request's body with `edits` applied; every other byte stays where it was, and is not copied."""
    if not edits:
        return (request.body,)
    gone = {index: edit.kept for edit in edits if isinstance(edit, ReplacePrefix) for index in edit.dropped}
    splices = [*_removed(request, gone)]
    for edit in _in_place(edits, gone):
        match edit:
            case AddField(name, value):
                splices.append(_field(request, name, value))
            case InsertSystem():
                splices += _instruct(request, edit, gone)
            case _:
                splices += _into(request, edit, request.places[edit.index])
    return spliced(request.body, splices)


def _in_place(edits: Sequence[Edit], gone: dict[int, int]) -> list[_Edit]:
    """The edits of what stays; a summary stands in front of a block."""
    summaries: list[_Edit] = []
    for edit in edits:
        if isinstance(edit, ReplacePrefix):
            kept = edit.kept
            while kept in gone:  # another edit drops it, too
                kept = gone[kept]
            summaries.append(PrependToMessage(kept, edit.text))
    others = [edit for edit in edits if not isinstance(edit, ReplacePrefix) and getattr(edit, "index", -1) not in gone]
    return [*summaries, *others]


def _removed(request: MessagesRequest, gone: dict[int, int]) -> Iterator[Splice]:
    """What a summary stands for: whole messages, or those parts of one that were said before what stays of it."""
    if not gone:
        return
    starts = [offset(request.body, message) for message in raws_of(request.messages)]
    stays = {place.message for index, place in enumerate(request.places) if index not in gone}
    for message in sorted({request.places[index].message for index in gone}):
        if message not in stays:  # with the comma behind it: one that is kept follows
            yield starts[message], starts[message + 1], b""
            continue
        for index in gone:
            place = request.places[index]
            if place.message == message and place.parts is not None:
                yield _parts_removed(request.body, request.contents[message], place.parts)


def _parts_removed(body: bytes, content: msgspec.Raw, parts: tuple[int, int]) -> Splice:
    """Some of a content's parts, with the comma between them and the others."""
    raws, (first, last) = raws_of(content), parts
    if last < len(raws):
        return offset(body, raws[first]), offset(body, raws[last]), b""
    return _end(body, raws[first - 1]), _end(body, raws[last - 1]), b""


def _end(body: bytes, raw: msgspec.Raw) -> int:
    return offset(body, raw) + len(bytes_of(raw))


def _field(request: MessagesRequest, name: str, value: Any) -> Splice:  # noqa: ANN401 - any JSON
    return inserted(request.body.index(b"{") + 1, encoded({name: value})[1:-1] + b",")


def _instruct(request: MessagesRequest, edit: InsertSystem, gone: dict[int, int]) -> Iterator[Splice]:
    """Instructions in front of all others."""
    mark = _breakpoint(request, SYSTEM) if edit.is_breakpoint else {}
    system, place = request.system, BodyPlace(SYSTEM)
    if not len(bytes_of(system)):
        yield _field(request, "system", [_part(edit.text, mark)] if mark else edit.text)
    elif shape_of(system) == "string":
        yield from _into(request, PrependToMessage(0, edit.text), place)
    elif shape_of(system) == "parts":
        start = offset(request.body, system) + 1
        yield inserted(start, encoded(_part(edit.text, mark)) + (b"," if raws_of(system) else b""))
    else:  # a null, in whose place nothing can be put: in front of what she said first
        users = reversed(request.conversation.user_indices)
        first = next((index for index in users if index not in gone), None)
        if first is not None:
            yield from _into(request, PrependToMessage(first, edit.text), request.places[first])


def _into(
    request: MessagesRequest, edit: AppendToMessage | PrependToMessage | Breakpoint, place: BodyPlace
) -> Iterator[Splice]:
    content = request.content_at(place)
    is_marked = isinstance(edit, Breakpoint) or (isinstance(edit, AppendToMessage) and edit.is_breakpoint)
    mark = _breakpoint(request, place.message) if is_marked else {}
    if place.parts is None:
        start, end = offset(request.body, content), _end(request.body, content)
        yield from _into_string(edit, start, end, mark)
    else:
        yield _into_parts(request.body, edit, raws_of(content)[place.parts[0] : place.parts[1]], mark)


def _into_string(
    edit: AppendToMessage | PrependToMessage | Breakpoint, start: int, end: int, mark: dict[str, Any]
) -> Iterator[Splice]:
    if isinstance(edit, PrependToMessage):
        yield inserted(start + 1, encoded(f"{edit.text}\n\n")[1:-1])
    if isinstance(edit, AppendToMessage):
        gap = "\n\n" if end - start > len(b'""') else ""
        yield inserted(end - 1, encoded(f"{gap}{edit.text}")[1:-1])
    if mark:  # only a text part can be followed by one
        yield inserted(start, b'[{"type":"text","text":')
        yield inserted(end, b"," + encoded(mark)[1:] + b"]")


def _into_parts(
    body: bytes,
    edit: AppendToMessage | PrependToMessage | Breakpoint,
    parts: Sequence[msgspec.Raw],
    mark: dict[str, Any],
) -> Splice:
    if isinstance(edit, PrependToMessage):
        return inserted(offset(body, parts[0]), encoded(_part(edit.text, {})) + b",")
    if isinstance(edit, AppendToMessage):
        return inserted(_end(body, parts[-1]), b"," + encoded(_part(edit.text, mark)))
    return inserted(_end(body, parts[-1]) - 1, b"," + encoded(mark)[1:-1])


def _part(text: str, more: dict[str, Any]) -> dict[str, Any]:
    return {"type": "text", "text": text, **more}
