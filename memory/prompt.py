"""Where the memory's blocks go: the stable one with the system messages, the dynamic one in front of the question.

Everything in front of the newest user message is the same in the next request, so that the provider's cache finds it
again (P8): the stable block changes only with what is known, and only the newest user message carries a dynamic one.
"""

from typing import Literal

import msgspec

from memory.conversation import AppendToMessage, Conversation, Edit, InsertSystem, PrependToMessage
from memory.formatting import CustomFormatter, FormatOptions, Formatted, MemoryContext, format_context, memory_line
from memory.memories import Memory
from memory.neutralise import region
from memory.ports import CountTokens
from memory.ranking import LineCounts
from memory.recall import Recalled
from memory.stable import Stable, StableBudget, budget_stable
from memory.turns import Injection, newest_user

SystemRole = Literal["normal", "none"]
"""Whether an upstream takes system messages: `none` refuses them, as some chat templates do."""


class PromptOptions(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Where the blocks go."""

    placement_stable: Literal["after_system", "before_system"] = "after_system"
    """Behind the application's system messages its users share a cached prompt; in front of them they do not."""


class Assembler:
    """Turns what was recalled into what is injected, and that into edits of the request."""

    def __init__(
        self,
        *,
        count_tokens: CountTokens,
        formats: FormatOptions,
        budget: StableBudget,
        prompt: PromptOptions,
        system: SystemRole = "normal",
        custom: CustomFormatter | None = None,
    ) -> None:
        self._count_line = LineCounts(count_tokens)
        self._formats = formats
        self._budget = budget
        self._prompt = prompt
        self._system: SystemRole = system
        self._custom = custom

    def inject(self, recalled: Recalled) -> Injection:
        """The blocks for what was recalled, as they are put into the prompt and journalled."""
        if recalled.status in {"off", "degraded"}:
            return Injection(status=recalled.status, reason=recalled.reason)
        found, ranking = recalled.recollection, recalled.ranking
        stable = budget_stable(
            found.profile, found.standing, self._budget, cost=self._cost, count_line=self._count_line
        )
        formatted, reason = self._format(stable, recalled)
        blocks = region(formatted.stable), region(formatted.dynamic)
        injected = (*stable.pinned, *stable.procedural, *(match.memory for match in ranking.selected))
        return Injection(
            stable=blocks[0],
            dynamic=blocks[1],
            memory_ids=tuple(memory.id for memory in injected),
            tokens=sum(self._count_line(line) for block in blocks if block for line in block.split("\n")),
            recalled=(*stable.explained, *ranking.explained),
            status="hit" if any(blocks) else "miss",
            reason=reason or recalled.reason,
        )

    def edits(self, conversation: Conversation, injection: Injection) -> tuple[Edit, ...]:
        """Where the blocks of `injection` go, afresh or as they were."""
        return assemble(conversation, injection.stable, injection.dynamic, self._prompt, system=self._system)

    def _format(self, stable: Stable, recalled: Recalled) -> tuple[Formatted, str]:
        context = MemoryContext(
            profile=stable.profile,
            pinned=stable.pinned,
            procedural=stable.procedural,
            retrieved=recalled.ranking.selected,
            query=recalled.question,
        )
        if self._custom is None:
            return format_context(context, self._formats), ""
        try:
            return format_context(context, self._formats, custom=self._custom), ""
        except Exception:  # noqa: BLE001 - an operator's own code must not break the chat (P4)
            return format_context(context, self._formats), "formatter_failed"

    def _cost(self, memory: Memory) -> int:
        return self._count_line(memory_line(memory, self._formats))


def assemble(
    conversation: Conversation, stable: str, dynamic: str, options: PromptOptions, *, system: SystemRole = "normal"
) -> tuple[Edit, ...]:
    """The edits that put the two blocks into `conversation`; an empty block, or one without a place, has none."""
    edits: list[Edit] = []
    if stable and (edit := _stable_edit(conversation, stable, options, system)):
        edits.append(edit)
    newest = newest_user(conversation)
    if dynamic and newest is not None:
        edits.append(PrependToMessage(newest, dynamic))
    return tuple(edits)


def _stable_edit(conversation: Conversation, stable: str, options: PromptOptions, system: SystemRole) -> Edit | None:
    if not conversation.messages:
        return None
    if system == "none":
        first = _first_user(conversation)
        return None if first is None else PrependToMessage(first, stable)
    last = _last_leading_system(conversation)
    if options.placement_stable == "before_system" or last is None:
        return InsertSystem(stable, _role(conversation))
    return AppendToMessage(last, stable)


def _first_user(conversation: Conversation) -> int | None:
    for index, message in enumerate(conversation.messages):
        if message.role == "user" and message.shape in {"string", "parts"}:
            return index
    return None


def _last_leading_system(conversation: Conversation) -> int | None:
    """The last of the leading system messages that has a content to join."""
    last = None
    for index, message in enumerate(conversation.messages):
        if message.role not in {"system", "developer"}:
            break
        if message.shape in {"string", "parts"}:
            last = index
    return last


def _role(conversation: Conversation) -> Literal["system", "developer"]:
    """As the application calls its own system messages."""
    return "developer" if conversation.messages[0].role == "developer" else "system"
