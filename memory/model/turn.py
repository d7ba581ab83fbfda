"""A turn: what a user said, what was answered, and what was put into the prompt for it."""

from datetime import date, datetime
from enum import StrEnum
from typing import Literal

import msgspec

from memory.model.scope import Scope


class TurnKind(StrEnum):
    """What a request asks of the memory."""

    NEW = "new"
    """A new user turn: recall, inject, remember."""
    TOOL_STEP = "tool_step"
    """The last message is a tool result: the turn's injection is reused, nothing is recalled anew."""
    UTILITY = "utility"
    """A call of the application's own, such as for a title: relayed without memory."""
    RETRY = "retry"
    """The same turn again (SDK retry, same turn id, same chain): it replaces, it never doubles."""
    EMPTY = "empty"
    """No user words at all (only system messages, for instance): relayed without memory."""
    UNKNOWN_SHAPE = "unknown_shape"
    """No user words, but something that may be meant as such: under another role, or spelled in an unknown way."""


class ToolTraffic(msgspec.Struct, frozen=True, kw_only=True):
    """One tool call of the assistant, capped before it is journalled."""

    name: str
    arguments: str = ""


class Answer(msgspec.Struct, frozen=True, kw_only=True):
    """The assistant's answer of choice 0, as far as it was seen."""

    text: str = ""
    refusal: str = ""
    tools: tuple[ToolTraffic, ...] = ()
    finish_reason: str | None = None
    complete: bool = False
    """Every seen choice had its finish_reason, or the plain answer was whole."""
    is_underway: bool = False
    """It ends with calls that the application is to run: the turn goes on with what they give."""


class RecalledMemory(msgspec.Struct, frozen=True, kw_only=True):
    """Why a memory was, or was not, put into the prompt. All figures are 0…1; no text of the memory."""

    id: str
    score: float
    """What it is worth whatever else was found (docs/rules.md, The floor)."""
    merit: float = 0.0
    """What it was ordered by, relative to the others: of the meaning and the words of the question, and the factors."""
    dense: float
    lexical: float
    importance: float
    tokens: int
    injected: bool
    reason: str
    """`selected`, `newer`, `sequel`, `pinned`, `procedural`, `over_budget`, `below_top_k`, `below_floor`, `far_behind`,
    …"""
    factors: dict[str, float] = msgspec.field(default_factory=dict[str, float])
    """What else made the merit: what was added for `session`, `time`, `speaker`, `importance` and `recency`, the share
    of `lexical` that came from `neighbours`, what was multiplied for `forgetting`, and a cross-encoder's `rerank`."""


class Withheld(msgspec.Struct, frozen=True, kw_only=True):
    """What would have been put into a prompt; which memories, `Injection.recalled` tells."""

    count: int = 0
    """Memories."""
    tokens: int = 0
    fields: tuple[str, ...] = ()


class Injection(msgspec.Struct, frozen=True, kw_only=True):
    """What was put into the prompt: the stable and the dynamic block, as rendered, and whence they came."""

    stable: str = ""
    dynamic: str = ""
    memory_ids: tuple[str, ...] = ()
    """The memories in both blocks, those of the stable one first."""
    stable_count: int = msgspec.field(default=0, name="standing")
    """How many of `memory_ids` are the stable block's."""
    fields: tuple[str, ...] = ()
    """The fields of the profile in both blocks."""
    summaries: tuple[str, ...] = ()
    """The summaries that stood for older turns."""
    passing: tuple[str, ...] | None = None
    """Of `memory_ids` those that were said in passing, of which some only ask; None: a release that did not say."""
    tokens: int = 0
    recalled: tuple[RecalledMemory, ...] = ()
    floor: float = 0.0
    """What the best of `recalled` had to come up to before any was shown; 0: there was none."""
    order: Literal["", "everything", "forget", "off_the_record"] = ""
    """What the user asked of the memory itself; the dynamic block tells the model that it is seen to, and of
    `everything` that is to be forgotten that nothing is closed by it, and how it is done."""
    status: str = "off"
    """`hit`, `miss`, `degraded` or `off`: the value of `X-Memory-Status`."""
    reason: str = ""
    is_blanked: bool = False
    """A memory in it was deleted since, or is over: its blocks were taken out (P9)."""
    withheld: Withheld | None = None
    """It was kept from the prompt, to see what memory would do (docs/switches.md); `reason` says why."""
    before: bytes = b""
    """What the provider's own history said before it (`memory.prompt.held_history`); empty: it keeps none."""
    until: datetime | None = None
    """When the first of what is in its blocks is over: from then on they stand in no prompt. None: nothing has a
    date."""

    def is_over(self, at: datetime) -> bool:
        """Whether something in its blocks is over."""
        return self.until is not None and self.until <= at

    @property
    def answering(self) -> tuple[str, ...]:
        """The memories in it that bear on the question by themselves; others were shown because little was known."""
        weak = {each.id for each in self.recalled if each.injected and 0 < each.score < BEARS}
        return tuple(each for each in self.memory_ids if each not in weak)


BEARS = 0.5
"""From this score on a memory would be shown if nothing else were known (docs/rules.md, The floor)."""


WITHHELD = "withheld"


def withheld(injection: Injection, reason: str) -> Injection:
    """The injection as it is written down where it is kept from the prompt: nothing rests on it, no text is in it."""
    return Injection(
        recalled=tuple(
            msgspec.structs.replace(each, injected=False, reason=WITHHELD) if each.injected else each
            for each in injection.recalled
        ),
        floor=injection.floor,
        order=injection.order,
        reason=reason,
        before=injection.before,
        withheld=Withheld(count=len(injection.memory_ids), tokens=injection.tokens, fields=injection.fields),
    )


def blanked(injection: Injection) -> Injection:
    """The injection without its blocks. Which of them held a memory cannot be told: they may hold its older text."""
    return msgspec.structs.replace(
        injection, stable="", dynamic="", memory_ids=(), stable_count=0, fields=(), tokens=0, is_blanked=True
    )


class Usage(msgspec.Struct, frozen=True, kw_only=True):
    """The tokens of one request as its upstream counted them. No tokens of a prompt: it has not told."""

    prompt_tokens: int = 0
    """All of the prompt, however they were come by."""
    cached_tokens: int = 0
    """How many of them came from the provider's cache."""
    written_tokens: int = 0
    """How many of them were written into it, where the provider tells and charges for that."""
    written_hour_tokens: int = 0
    """How many of those written stay there for an hour, which costs more than the usual five minutes."""
    completion_tokens: int = 0

    @property
    def uncached_tokens(self) -> int:
        """Those of the prompt that are paid in full."""
        return max(self.prompt_tokens - self.cached_tokens - self.written_tokens, 0)


class Added(msgspec.Struct, frozen=True, kw_only=True):
    """What memory put into one prompt, in our own count of tokens, and what that did to the provider's cache."""

    new_tokens: int = 0
    """Of blocks that stand in a prompt of this conversation for the first time."""
    replayed_tokens: int = 0
    """Of blocks that stood in the prompt before: past ones, the stable one while it is frozen, in a tool loop all."""
    blocks: int = 0
    """How many blocks stand in the prompt: the stable one, those of past turns, this turn's."""
    replaced: int = 0
    """How many messages a summary stands for."""
    mode: str = ""
    """How it was made: `replay`, past blocks stand in it again, or `tail`; empty: without memory."""
    lost: str = ""
    """Why the prompt does not begin with the one before, so that its cached tokens are lost (see
    `memory.prompt.cache_accounting`); empty: it does, or we cannot tell."""


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
    pair: bytes = b""
    """Digest of this turn's words and its answer: how it is found again in a history whose beginning was cut off."""
    pair_before: bytes = b""
    """That of the message before and its answer: tells the same words in another conversation; empty: not known."""
    around: bytes = b""
    """Digest of the message in which the application put documents around the words; empty: there were none."""
    answer_id: bytes = b""
    """Digest of the id by which a later request may go on from the answer; empty: by none."""
    part_ids: tuple[bytes, ...] = ()
    """Where it matters whose they are: digests of the ids of what is in the answer, by which it may be named later."""
    is_awaited: bool = False
    """The answer is still to come: its provider works at it in the background."""
    epoch: int
    """The scope's epoch when the turn was read: a delete since then voids the record (P9). −1: not known."""
    at: datetime
    timezone: str = "UTC"
    kind: TurnKind = TurnKind.NEW
    model: str = ""
    upstream: str = ""
    """By its name, which one was asked; empty: an older release did not tell."""
    user_text: str = ""
    """The user's own words of this turn; empty in a tool step, whose words belong to step 0."""
    project: str | None = None
    """In which the user works; None: in none that is known."""
    speaker: str = ""
    """The name under which the turn's words were said, if it is not known to be the user's; empty: the user did."""
    results: tuple[str, ...] = ()
    """What the tools gave that the step before had called: capped, never a source of memories."""
    answer: Answer = Answer()
    injection: Injection = Injection()
    usage: Usage = Usage()
    added: Added = Added()
    partial: bool = False
    """The answer was cut: the user's words count, the answer is no source."""
    gives_back: bool = False
    """The answer has sentences of the request in it, which are the application's (P7): no piece of it is kept."""
    off_record: bool = False
    """The words that a later step, or an answer that came later, is about want something forgotten, or not kept."""
    past_ids: tuple[str, ...] = ()
    """Memories that were put into the conversation's prompts before: what was answered with them stood in this one."""

    @property
    def grounds(self) -> Injection:
        """All that its answer may repeat, as if it had been put into its own prompt."""
        ids = dict.fromkeys((*self.injection.memory_ids, *self.past_ids))
        return msgspec.structs.replace(self.injection, memory_ids=tuple(ids))


class Spoken(msgspec.Struct, frozen=True, kw_only=True):
    """A turn's words, cleaned, without echoes, and the user's without material."""

    user: str
    assistant: str = ""
    """Empty when the answer was cut off: it is no source then."""
    asked: str = ""
    """What the assistant had asked before, where the user's words may begin with an answer to that."""
    gives_back: bool = False
    """As the turn's record says: no piece of the answer is kept."""
    is_underway: bool = False
    """As the answer says: the assistant turns to its tools for what is asked, and says more when they have spoken."""
    messages: tuple[tuple[str, str], ...] = ()
    """Role and text of each message, where there are more than one of each; else `user` and `assistant` say it all."""
    mentioned_at: date
    timezone: str = "UTC"
    tenant: str = ""
    """Whose instructions and whose budget it is."""
    attempt: int = 1
    """How often this turn was extracted, this time included."""
    instructions: str = ""
    """A system prompt for this call alone (docs/rules.md, Extraction by a model); empty: the tenant's."""

    @property
    def conversation(self) -> tuple[tuple[str, str], ...]:
        """Role and text of each message, in order."""
        told = (("assistant", self.asked), ("user", self.user), ("assistant", self.assistant))
        return self.messages or tuple((role, text) for role, text in told if text)
