"""A turn: what a user said, what was answered, and what was put into the prompt for it."""

from datetime import datetime
from enum import StrEnum

import msgspec

from memory.scope import Scope


class TurnKind(StrEnum):
    """What a request asks of the memory."""

    NEW = "new"
    """A new user turn: recall, inject, remember."""
    TOOL_STEP = "tool_step"
    """The last message is a tool result: the turn's injection is reused, nothing is recalled anew."""
    UTILITY = "utility"
    """A title, tag or follow-up generator of a known chat client: relayed without memory."""
    RETRY = "retry"
    """The same turn again (SDK retry, same turn id, same chain): it replaces, it never doubles."""
    EMPTY = "empty"
    """No user words at all (only system messages, or an unknown shape): relayed without memory."""


class ToolTraffic(msgspec.Struct, frozen=True, kw_only=True):
    """One tool call of the assistant and what came back, capped before it is journalled."""

    name: str
    arguments: str = ""
    result: str = ""


class Answer(msgspec.Struct, frozen=True, kw_only=True):
    """The assistant's answer of choice 0, as far as it was seen."""

    text: str = ""
    refusal: str = ""
    tools: tuple[ToolTraffic, ...] = ()
    finish_reason: str | None = None
    complete: bool = False
    """Every seen choice had its finish_reason, or the plain answer was whole."""


class RecalledMemory(msgspec.Struct, frozen=True, kw_only=True):
    """Why a memory was, or was not, put into the prompt. Scores are 0…1; no text of the memory."""

    id: str
    score: float
    dense: float
    lexical: float
    importance: float
    tokens: int
    injected: bool
    reason: str
    """`selected`, `pinned`, `procedural`, `over_budget`, `below_top_k`, `low_importance`, `compressed`, …"""


class Injection(msgspec.Struct, frozen=True, kw_only=True):
    """What was put into the prompt: the stable and the dynamic block, as rendered, and whence they came."""

    stable: str = ""
    dynamic: str = ""
    memory_ids: tuple[str, ...] = ()
    tokens: int = 0
    recalled: tuple[RecalledMemory, ...] = ()
    status: str = "off"
    """`hit`, `miss`, `degraded` or `off`: the value of `X-Memory-Status`."""
    reason: str = ""


class TurnKey(msgspec.Struct, frozen=True, order=True):
    """A turn, the step of its tool loop (0 = the user's own words) and the attempt (0 = the first answer)."""

    turn: str
    step: int = 0
    attempt: int = 0


class TurnRecord(msgspec.Struct, frozen=True, kw_only=True):
    """What the journal keeps of one request, whole and in one commit. Secrets are redacted before."""

    key: TurnKey
    scope: Scope
    session: str
    chain: bytes
    """Digest of the conversation's user and tool messages up to and with this turn's (16 bytes)."""
    epoch: int
    """The scope's epoch when the turn was read: a delete since then voids the record (P9)."""
    at: datetime
    timezone: str = "UTC"
    kind: TurnKind = TurnKind.NEW
    model: str = ""
    user_text: str = ""
    """The user's own words of this turn; empty in a tool step, whose words belong to step 0."""
    answer: Answer = Answer()
    injection: Injection = Injection()
    partial: bool = False
    """The answer was cut: the user's words count, the answer is no source."""
