"""Hints to the provider's cache, in the spelling that the upstream takes; the client's own always count.

docs/rules.md, Cache hints.

OpenAI sends requests of one `prompt_cache_key` to the same machine; Anthropic, and gateways to it, cache up to a
breakpoint (breakpoints.py).
"""

from dataclasses import dataclass
from typing import Literal

from memory.model.chat_request import AddField, AppendToMessage, Edit, InsertSystem
from memory.model.scope import Digests, Scope
from proxy.dialects.breakpoints import breakpoints_left, with_breakpoints
from proxy.dialects.chat_completions.splice import ChatRequest, ends_of

HintForm = Literal["none", "openai", "anthropic"]

KEY_PURPOSE = "prompt-cache"
"""Separates these digests, which the provider sees, from all others of the same secret."""


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
