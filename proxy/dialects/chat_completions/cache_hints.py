"""Hints to the provider's cache, in the spelling that the upstream takes; the client's own always count.

docs/rules.md, Cache hints.

OpenAI takes a key (cache_key.py); Anthropic, and gateways to it, cache up to a breakpoint (breakpoints.py).
"""

from dataclasses import dataclass
from typing import Literal

from memory.model.chat_request import AppendToMessage, Edit, InsertSystem
from memory.model.scope import Digests, Scope
from proxy.dialects.breakpoints import breakpoints_left, with_breakpoints
from proxy.dialects.cache_key import cache_key
from proxy.dialects.chat_completions.splice import ChatRequest, ends_of

HintForm = Literal["none", "openai", "anthropic"]


@dataclass(frozen=True, kw_only=True, slots=True)
class CacheHints:
    """Adds an upstream's kind of hints to the edits of a request."""

    form: HintForm
    digests: Digests

    def __call__(
        self, request: ChatRequest, scope: Scope, edits: tuple[Edit, ...], *, replays: bool
    ) -> tuple[Edit, ...]:
        """`edits` with hints.

        `replays`: this turn's block is put back in later requests, so that all of this prompt is found again.
        """
        if self.form == "openai" and not request.has_cache_key:
            return (*edits, cache_key(self.digests, scope))
        if self.form != "anthropic" or not (room := breakpoints_left(request.body)):
            return edits
        ends = ends_of(request)
        # What puts in the stable block, unless the client has a breakpoint of its own on that message.
        unmarked = (
            edit
            for edit in edits
            if isinstance(edit, InsertSystem) or (isinstance(edit, AppendToMessage) and ends(edit.index) != "marked")
        )
        stable = next(unmarked, None)
        return with_breakpoints(request.conversation, edits, stable=stable, room=room, ends=ends, replays=replays)
