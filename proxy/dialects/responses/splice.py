"""The memory's edits as bytes of a request for a response; every other byte stays as it came (P1, views.py).

The stable block stands behind `instructions`, which are sent with every request because the provider carries them over
to none. Where they cannot be added to it is an item of its own, in front of the input.
"""

from collections.abc import Iterator, Sequence

from memory.model.chat_request import AddField, AppendToMessage, Edit, InsertSystem, PrependToMessage, ReplacePrefix
from proxy.dialects.responses.request import ResponsesRequest, shape_of
from proxy.dialects.views import EMPTY_LIST, Splice, bytes_of, encoded, inserted, offset, raws_of, spliced
from proxy.http.body import Pieces


def splice(request: ResponsesRequest, edits: Sequence[Edit]) -> Pieces:
    """The request's body with `edits` applied; every other byte stays where it was, and is not copied."""
    if not edits:
        return (request.body,)
    gone = {index: edit.kept for edit in edits if isinstance(edit, ReplacePrefix) for index in edit.dropped}
    splices: list[Splice] = []
    if gone:  # each item with the comma behind it: one that is kept follows
        starts = [offset(request.body, item) for item in raws_of(request.input)]
        splices += [(starts[index - 1], starts[index], b"") for index in gone]
    filled: set[int] = set()
    for edit in (*_summaries(edits, gone), *(each for each in edits if getattr(each, "index", -1) not in gone)):
        if isinstance(edit, PrependToMessage):
            splices.append(_prepended(request, edit, follows=edit.index in filled))
            filled.add(edit.index)
        else:
            splices += _aside(request, edit)
    return spliced(request.body, splices)


def _aside(request: ResponsesRequest, edit: Edit) -> Iterator[Splice]:
    """What goes beside the input. Who has Responses has no breakpoints; summaries have been seen to."""
    match edit:
        case AddField(name, value):
            yield _field(request, name, value)
        case InsertSystem(text=text) if shape_of(request.instructions) == "string":
            yield inserted(offset(request.body, request.instructions) + 1, encoded(f"{text}\n\n")[1:-1])
        case InsertSystem(text=text) | AppendToMessage(text=text):  # to the application's own: the stable block
            yield _behind_instructions(request, text)
        case _:
            pass


def _summaries(edits: Sequence[Edit], gone: dict[int, int]) -> Iterator[PrependToMessage]:
    """Summaries, each in front of what stays behind it; they come before the blocks."""
    for edit in edits:
        if isinstance(edit, ReplacePrefix):
            kept = edit.kept
            while kept in gone:  # another edit drops it, too
                kept = gone[kept]
            yield PrependToMessage(kept, edit.text)


def _behind_instructions(request: ResponsesRequest, text: str) -> Splice:
    instructions = request.instructions
    if shape_of(instructions) == "string":
        end = offset(request.body, instructions) + len(bytes_of(instructions))
        return inserted(end - 1, encoded(f"\n\n{text}")[1:-1])
    if not len(bytes_of(instructions)) and not request.has_template:
        return _field(request, "instructions", text)
    # A null, in whose place nothing can be put, or a template, whose instructions ours would take the place of.
    start = offset(request.body, request.input) + 1
    if shape_of(request.input) == "string":
        return inserted(start, encoded(f"{text}\n\n")[1:-1])
    item = encoded({"role": "developer", "content": text})
    return inserted(start, item if EMPTY_LIST.fullmatch(bytes_of(request.input)) else item + b",")


def _field(request: ResponsesRequest, name: str, value: str) -> Splice:
    return inserted(request.body.index(b"{") + 1, encoded({name: value})[1:-1] + b",")


def _prepended(request: ResponsesRequest, edit: PrependToMessage, *, follows: bool) -> Splice:
    """`follows`: it is not the first that is put in front of this message."""
    content = request.contents[edit.index]
    start = offset(request.body, content) + 1
    if shape_of(content) == "string":
        return inserted(start, encoded(f"{edit.text}\n\n")[1:-1])
    part = encoded({"type": "input_text", "text": edit.text})
    if EMPTY_LIST.fullmatch(bytes_of(content)):
        return inserted(start, b"," + part if follows else part)
    return inserted(start, part + b",")
