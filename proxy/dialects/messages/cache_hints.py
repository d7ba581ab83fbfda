"""Breakpoints of the provider's cache, if it takes them; the client's own are counted, and never moved."""

from memory.model.chat_request import AppendToMessage, Edit, InsertSystem
from proxy.dialects.breakpoints import breakpoints_left, with_breakpoints
from proxy.dialects.messages.request import MessagesRequest
from proxy.dialects.messages.splice import ends_of


def with_hints(request: MessagesRequest, edits: tuple[Edit, ...], *, replays: bool) -> tuple[Edit, ...]:
    """`edits` with breakpoints behind the stable block and behind the history, as far as the client has left some.

    `replays`: this turn's block is put back in later requests, so that all of this prompt is found again.
    """
    room = breakpoints_left(request.body)
    if not room:
        return edits
    stable = next((edit for edit in edits if isinstance(edit, InsertSystem | AppendToMessage)), None)
    return with_breakpoints(
        request.conversation, edits, stable=stable, room=room, ends=ends_of(request), replays=replays
    )
