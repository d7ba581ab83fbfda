"""Where a request gets cache breakpoints (docs/rules.md, Cache hints); the client's own always count.

Anthropic, and gateways to it, cache up to a breakpoint: one stands behind the stable block, which all conversations of
a user share, and one behind all that the next prompt begins with. A breakpoint is no part of what is cached: a message
that had one in the last prompt and has none in this one is found all the same.
"""

from collections.abc import Callable, Sequence
from typing import Literal

import msgspec

from memory.model.chat_request import AppendToMessage, Breakpoint, Conversation, Edit, InsertSystem, ReplacePrefix
from proxy.dialects.views import ESCAPED_IN_KEY

MOST_BREAKPOINTS = 4
"""Anthropic refuses a request with more."""

LOOKBACK_MESSAGES = 20
"""Anthropic looks for a cached beginning at most so many blocks in front of a breakpoint."""

End = Literal["text", "marked", "other"]
"""What a message ends in: text or whatever else a breakpoint can follow, anything if it has one of the client's,
anything else."""

CACHE_CONTROL = {"cache_control": {"type": "ephemeral"}}
"""A breakpoint in Anthropic's spelling; without a time to live the provider's own holds."""


def breakpoints_left(body: bytes) -> int:
    """How many breakpoints the client has left us. In a body with escapes that could hide some it is none."""
    if b"\\u00" in body and ESCAPED_IN_KEY.search(body):
        return 0
    return max(MOST_BREAKPOINTS - body.count(b'"cache_control"'), 0)


def with_breakpoints(
    conversation: Conversation,
    edits: tuple[Edit, ...],
    *,
    stable: InsertSystem | AppendToMessage | None,
    room: int,
    ends: Callable[[int], End],
    replays: bool,
) -> tuple[Edit, ...]:
    """`edits` with at most `room` breakpoints; where there is only one, it goes behind the history.

    `stable`: the one of them that puts in the stable block, if a breakpoint can follow it.
    """
    history = _behind_history(conversation, edits, ends, replays=replays)
    marks: tuple[Edit, ...] = () if history is None else (Breakpoint(history),)
    if stable is None or room == len(marks):
        return (*edits, *marks)
    marked = msgspec.structs.replace(stable, is_breakpoint=True)
    return (*(marked if edit is stable else edit for edit in edits), *marks)


def _behind_history(
    conversation: Conversation, edits: Sequence[Edit], ends: Callable[[int], End], *, replays: bool
) -> int | None:
    """The last message that the next prompt begins with; None where a breakpoint stands there, or can stand nowhere.

    Where blocks are put back it is the last of all; else the one in front of the newest user message, whose block will
    go, but in a tool loop the last of all: the block that the loop began with is put in as it was.
    """
    messages = conversation.messages
    taken = {edit.index for edit in edits if isinstance(edit, AppendToMessage)}
    dropped = {index for edit in edits if isinstance(edit, ReplacePrefix) for index in edit.dropped}
    whole = replays or conversation.awaits_answer_to_tools
    end = len(messages) if whole else conversation.newest_user or 0
    for index in range(end - 1, max(end - 1 - LOOKBACK_MESSAGES, -1), -1):
        if index in taken or ends(index) == "marked":
            return None
        if index not in dropped and ends(index) == "text":
            return index
    return None
