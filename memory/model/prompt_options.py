"""The settings of what is put into a prompt, apart from what they govern: config names them, the prompt obeys them."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from memory.model.chat_request import Conversation

Tokens = Annotated[int, Meta(ge=0)]


class FormatOptions(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How memories are written down; names and defaults are Vitamem's."""

    style: Literal["compact", "sections", "memory_tags"] = "sections"
    """`sections` (docs/rules.md, Formatting), `compact`: the same with lines that take half of the tokens around their
    text, or a `<memory>` block (Memory tags). The proxy, which pays for them in each prompt, has `compact`."""
    priority_signaling: bool = True
    """`[CRITICAL]`, `[IMPORTANT]` or `[INFO]` before each line of `sections`."""
    chronological_retrieval: bool = True
    """Retrieved memories in the order of the days on which they were said, with these; `sections` by month, too."""
    cacheable_context: bool = False
    """Split into a stable and a dynamic part. Off as in the document; the proxy, which pays for it, has it on."""
    formatter: str = ""
    """A `CustomFormatter` as `package.module:name`, in the place of the dynamic part; empty: the style above."""


class StableBudget(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Most tokens of each section: the block is sent with every request, if mostly from the provider's cache."""

    profile: Tokens = 400
    """Some twenty lines of fields."""
    pinned: Tokens = 800
    """About forty memories: who pins more has stopped choosing."""
    procedural: Tokens = 400
    """About twenty preferences."""


class PromptOptions(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Where the blocks go."""

    mode: Literal["auto", "replay", "tail"] = "auto"
    """`replay`: past user messages get their blocks again, so that each prompt begins with the one before: a quarter to
    two thirds fewer uncached tokens; `tail`: only the newest message carries a block: fewest tokens; `auto`: each
    conversation has the one that is likely to cost less (docs/rules.md, Mode)."""
    ledger_tokens: Annotated[int, Meta(ge=0)] = 6_000
    """Most tokens of past blocks that are put back; once they are reached, later turns go on as in `tail`: some twenty
    turns. All of them are read with each request of a chat, however long it gets."""
    ledger_tokens_with_tools: Annotated[int, Meta(ge=0)] = 16_000
    """The same where the conversation has tools: what stands behind a block there is long, and sent again and again."""
    placement_stable: Literal["after_system", "before_system"] = "after_system"
    """Behind the application's system messages its users share a cached prompt; in front of them they do not."""

    def ledger_of(self, conversation: Conversation) -> int:
        """Most tokens of past blocks that are put back into this conversation."""
        return self.ledger_tokens_with_tools if conversation.has_tools else self.ledger_tokens
