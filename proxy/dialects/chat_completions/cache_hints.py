"""Hints to the provider's cache, in the spelling that the upstream takes; the client's own always count.

docs/rules.md, Cache hints.

OpenAI sends requests of one `prompt_cache_key` to the same machine. Anthropic, and gateways to it, cache up to a
breakpoint: one stands behind the stable block, which all conversations of a user share, and one behind all that the
next prompt begins with. A breakpoint is no part of what is cached: a message that had one in
the last prompt and has none in this one is found all the same.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal

import msgspec

from memory.model.chat_request import (
    AddField,
    AppendToMessage,
    Breakpoint,
    Conversation,
    Edit,
    InsertSystem,
    ReplacePrefix,
)
from memory.model.scope import Digests, Scope
from proxy.dialects.chat_completions.splice import ChatRequest, End, breakpoints_left, ends_of

HintForm = Literal["none", "openai", "anthropic"]

KEY_PURPOSE = "prompt-cache"
"""Separates these digests, which the provider sees, from all others of the same secret."""

LOOKBACK_MESSAGES = 20
"""Anthropic looks for a cached beginning at most so many blocks in front of a breakpoint."""


@dataclass(frozen=True, kw_only=True, slots=True)
class CacheHints:
    """Adds an upstream's kind of hints to the edits of a request."""

    form: HintForm
    digests: Digests

    def __call__(
        self, request: ChatRequest, scope: Scope, edits: tuple[Edit, ...], *, replays: bool
    ) -> tuple[Edit, ...]:
        """`edits` with hints. 32 hexadecimal digits stand for the scope: a provider takes 64 characters at most.

        `replays`: this turn's block is put back in later requests, so that all of this prompt is found again.
        """
        if self.form == "openai" and not request.has_cache_key:
            who = (scope.tenant, scope.user or "", scope.agent or "", scope.run or "")
            return (*edits, AddField("prompt_cache_key", self.digests.of(KEY_PURPOSE, *who).hex()))
        if self.form == "anthropic" and (room := breakpoints_left(request)):
            return with_breakpoints(request.conversation, edits, room=room, ends=ends_of(request), replays=replays)
        return edits


def with_breakpoints(
    conversation: Conversation, edits: tuple[Edit, ...], *, room: int, ends: Callable[[int], End], replays: bool
) -> tuple[Edit, ...]:
    """`edits` with at most `room` breakpoints; where there is only one, it goes behind the history."""
    # What puts in the stable block, unless the client has a breakpoint of its own on that message.
    stable = next(
        (
            edit
            for edit in edits
            if isinstance(edit, InsertSystem) or (isinstance(edit, AppendToMessage) and ends(edit.index) != "marked")
        ),
        None,
    )
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
    whole = replays or messages[-1].role in {"tool", "function"}
    end = len(messages) if whole else conversation.newest_user or 0
    for index in range(end - 1, max(end - 1 - LOOKBACK_MESSAGES, -1), -1):
        if index in taken or ends(index) == "marked":
            return None
        if index not in dropped and ends(index) == "text":
            return index
    return None
