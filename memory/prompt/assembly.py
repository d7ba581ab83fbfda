"""Where the memory's blocks go: the stable one with the system messages, the dynamic one in front of the question.

Everything in front of the newest user message is the same in the next request, so that the provider's cache finds it
again (P8): the stable block is frozen for a session, past dynamic blocks are replayed (see `ledger`), and what was
learned meanwhile travels in the newest one.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence, Set
from datetime import datetime
from itertools import groupby, takewhile
from typing import Literal, TypeVar

import msgspec

from memory.model.chat_request import (
    SYSTEM,
    AppendToMessage,
    Conversation,
    Edit,
    InsertSystem,
    PrependToMessage,
    ReplacePrefix,
)
from memory.model.memory import Memory, Profile, ProfileValue, Retention
from memory.model.prompt_options import FormatOptions, PromptOptions, StableBudget
from memory.model.turn import Injection, RecalledMemory
from memory.ports.search import Recollection
from memory.prompt.formatting import (
    CustomFormatter,
    Formatted,
    MemoryContext,
    fields_shown,
    format_context,
    heading_of,
    profile_lines,
    renderer,
)
from memory.prompt.held_history import NO_HISTORY, HeldHistory
from memory.prompt.replay import Replayed, replay, turns_in_prompt
from memory.prompt.stable_block import Stable, budget_stable
from memory.retrieval.ranking import Ranking, Rendered
from memory.retrieval.recall import Order, Recalled
from memory.text.line_counts import LineCounts
from memory.text.markup import NOTICES, region
from memory.turn.chat_turn import ChatTurn

R = TypeVar("R", bound=Rendered)

STATEMENT_ENDS = ".!?…\n"

RECORDED: Mapping[Order, Literal["everything", "forget", "off_the_record"]] = {
    "everything": "everything",
    "forget": "forget",
    "forgets": "forget",
    "forgets_part": "forget",
    "forgets_nothing": "forget",
    "stays": "forget",
    "unclear": "forget",
    "off_the_record": "off_the_record",
    "nothing_kept": "off_the_record",
}
"""What a turn's record says of an order. Of what is only suspected nobody knows whether it is one."""

JOINABLE = frozenset({"string", "parts"})
"""The shapes of a content that a block can be put to."""

SystemRole = Literal["normal", "none"]
"""Whether an upstream takes system messages: `none` refuses them, as some chat templates do."""


class Assembler:
    """Turns what was recalled into what is injected, and that into edits of the request."""

    def __init__(
        self,
        *,
        count_line: LineCounts,
        formats: FormatOptions,
        budget: StableBudget,
        prompt: PromptOptions,
        system: SystemRole = "normal",
        custom: CustomFormatter | None = None,
        on_failed: Callable[[Exception], None] = lambda _: None,
    ) -> None:
        """`on_failed` is told what `custom` raises."""
        self._count_line = count_line
        self._render = renderer(formats, count_line)
        self._formats = formats
        self._budget = budget
        self._prompt = prompt
        self._system: SystemRole = system
        self._custom = custom
        self._on_failed = on_failed

    def replay(
        self,
        asked: ChatTurn,
        found: Recollection,
        *,
        frozen: Injection | None,
        blocks: bool = True,
        dropped: Set[int] = frozenset(),
        before: HeldHistory = NO_HISTORY,
    ) -> Replayed:
        """What is in the prompt anyhow: past `blocks`, if wanted, the stable block that stays as it is, turns.

        `dropped`: messages that a summary stands for. `before`: what its provider's own history says.
        """
        replayed = replay(
            asked.conversation,
            asked.chains,
            found.ledger if blocks else (),
            frozen=frozen,
            dropped=dropped,
            most_tokens=self._prompt.ledger_of(asked.conversation),
            count=self._count_line.block,
        )
        return msgspec.structs.replace(
            replayed,
            turns=turns_in_prompt(asked, found.shown, dropped=dropped),
            again=frozenset(each.turn for each in found.shown if each.digest in asked.chains[:1]),
            before=before,
        )

    def inject(self, recalled: Recalled, replayed: Replayed | None = None) -> Injection:
        """The blocks for what was recalled, as they are put into the prompt and journalled.

        What is `replayed` in the same prompt is not said again.
        """
        given = replayed or Replayed()
        if recalled.status == "off":
            return Injection(status=recalled.status, reason=recalled.reason, before=given.before.digests)
        found = recalled.recollection
        stable = budget_stable(
            found.profile, found.always_on, self._budget, render=self._render, count_line=self._count_line
        )
        news = self._news(stable, recalled, given)
        formatted, reason = self._format(news, given)
        dynamic = region(formatted.dynamic, NOTICES.get(recalled.order, ""))
        always = tuple(each.id for each in (*news.pinned, *news.procedural))
        fields = tuple(field.name for field in news.profile.fields)
        said_always = given.frozen or Injection(
            stable=region(formatted.stable), memory_ids=always, stable_count=len(always), fields=fields
        )
        kept = said_always.memory_ids[: said_always.stable_count]
        added = [*(always if given.frozen else ()), *(match.id for match in news.retrieved)]
        shown = (*kept, *added)
        passing = {each.id for each in recalled.ranking.selected if each.memory.retention is Retention.TENTATIVE}
        is_said = bool(said_always.stable or dynamic or given.edits)
        return Injection(
            stable=said_always.stable,
            dynamic=dynamic,
            memory_ids=shown,
            stable_count=len(kept),
            fields=tuple(dict.fromkeys([*said_always.fields, *fields])),
            passing=tuple(each for each in shown if each in passing),
            tokens=self._count_line.block(said_always.stable) + self._count_line.block(dynamic),
            recalled=(*stable.explained, *_explained(recalled.ranking, news)),
            floor=recalled.ranking.floor,
            order=RECORDED.get(recalled.order, ""),
            status="degraded" if recalled.status == "degraded" else "hit" if is_said else "miss",
            reason=reason or recalled.reason,
            before=given.before.digests,
            until=_until(news, given.frozen),
        )

    def is_put_back(self, injection: Injection, replayed: Replayed) -> bool:
        """Whether the next prompt has the dynamic block of this one, too, if it replays: the ledger has room."""
        return not injection.dynamic or self._count_line.block(injection.dynamic) <= replayed.room

    def edits(
        self,
        conversation: Conversation,
        injection: Injection,
        replayed: Replayed | None = None,
        summaries: Sequence[ReplacePrefix] = (),
    ) -> tuple[Edit, ...]:
        """Where the blocks of `injection` go, afresh or as they were, those that are replayed, and the summaries."""
        dropped = frozenset(index for edit in summaries for index in edit.dropped)
        edits = assemble(
            conversation, injection.stable, injection.dynamic, self._prompt, system=self._system, dropped=dropped
        )
        return (*edits, *(replayed.edits if replayed else ()), *summaries)

    def _news(self, stable: Stable, recalled: Recalled, given: Replayed) -> MemoryContext:
        """What this prompt is to say, and does not say already."""
        frozen = given.frozen is not None
        known = (*recalled.recollection.always_on, *(each.memory for each in recalled.ranking.selected))
        return MemoryContext(
            profile=_unsaid(stable.profile, known, given) if frozen else stable.profile,
            pinned=tuple(self._unsaid(stable.pinned, given)) if frozen else stable.pinned,
            procedural=tuple(self._unsaid(stable.procedural, given)) if frozen else stable.procedural,
            retrieved=tuple(self._unsaid(recalled.ranking.selected, given)),
            query=recalled.question,
        )

    def _unsaid(self, found: Iterable[R], given: Replayed) -> Iterator[R]:
        """Those that the prompt does not say, in a line or in her own words; what replaces a text in it names that."""
        for each in found:
            if _is_in_history(each.memory, given):
                continue
            # How an operator's own formatter spells it nobody knows.
            if given.says(each.line) or (self._custom is not None and given.tells(each.id)):
                continue
            if not _former_text_stands(each.memory, given):
                yield each
                continue
            text = f"{each.memory.text} (no longer: {each.memory.replaces})"
            again = self._render(msgspec.structs.replace(each.memory, text=text))
            if not given.says(again.line):
                yield msgspec.structs.replace(each, memory=again.memory, line=again.line, tokens=again.tokens)

    def _format(self, context: MemoryContext, given: Replayed) -> tuple[Formatted, str]:
        # With a frozen stable block everything new goes into the dynamic one.
        formats = msgspec.structs.replace(self._formats, cacheable_context=False) if given.frozen else self._formats
        if self._custom is None:
            return format_context(context, formats), ""
        try:
            return format_context(context, formats, custom=self._custom), ""
        except Exception as error:  # noqa: BLE001 - an operator's own code must not break the chat (P4)
            self._on_failed(error)
            return format_context(context, formats), "formatter_failed"


def _is_in_history(memory: Memory, given: Replayed) -> bool:
    """Whether the user's message that it comes from stands in the prompt, or her very words, and no older ones beside.

    Many applications, and people, begin each conversation with the same words: those of the first one are remembered.
    """
    if memory.doubt is not None or _former_text_stands(memory, given):  # a mark stands in no words of hers
        return False
    turn, is_hers = memory.worded_in, memory.provenance.role == "user"
    if given.shows(turn) and (is_hers or turn not in given.again):
        return True
    for words in given.words:
        if memory.text not in words:  # told for a third of what it costs to look where
            continue
        start = words.index(memory.text)
        # As a statement of its own, no part of another one.
        before, after = words[:start].rstrip(" \t"), words[start + len(memory.text) :]
        if (not before or before[-1] in STATEMENT_ENDS) and (not after or after[0] in ".!" or after[0].isspace()):
            return True
    return False


def _former_text_stands(memory: Memory, given: Replayed) -> bool:
    """Whether the text that it replaces stands in the prompt."""
    if memory.replaces is None:
        return False
    frozen = given.frozen
    return given.tells(memory.id) or (frozen is not None and memory.id in frozen.memory_ids[: frozen.stable_count])


def _unsaid(profile: Profile, known: Iterable[Memory], given: Replayed) -> Profile:
    """The fields of which neither the line is in the prompt, nor her words of all that it says.

    Fields of one heading share a line. What the frozen block says otherwise is said as it is now.
    """
    shown = {memory.id for memory in known if _is_in_history(memory, given)}
    shown_fields = fields_shown(profile)
    headings = {line.partition(":")[0] for line in given.lines}
    told = {
        heading
        for heading, fields in groupby(shown_fields, heading_of)
        if heading not in headings and all(_is_shown(value, shown) for field in fields for value in field.values)
    }
    said = {line.partition(":")[0] for line in profile_lines(profile) if given.says(line)} | told
    return Profile(tuple(field for field in shown_fields if heading_of(field) not in said))


def _is_shown(value: ProfileValue, shown: Set[str]) -> bool:
    """Whether a value is said by one of these memories; a mark stands in no words of hers."""
    return value.doubt is None and value.memory_id in shown


def _until(news: MemoryContext, frozen: Injection | None) -> datetime | None:
    """When the first of what stands in the blocks is over."""
    dated = [each.memory.expires_at for each in (*news.pinned, *news.procedural, *news.retrieved)]
    ends = (*dated, news.profile.until, None if frozen is None else frozen.until)
    return min((end for end in ends if end is not None), default=None)


def _explained(ranking: Ranking, news: MemoryContext) -> tuple[RecalledMemory, ...]:
    """Why what was selected is not injected after all: it stands in the prompt."""
    if len(news.retrieved) == len(ranking.selected):
        return ranking.explained
    injected = {match.memory.id for match in news.retrieved}
    return tuple(
        msgspec.structs.replace(each, injected=False, tokens=0, reason="in_prompt")
        if each.injected and each.id not in injected
        else each
        for each in ranking.explained
    )


def assemble(
    conversation: Conversation,
    stable: str,
    dynamic: str,
    options: PromptOptions,
    *,
    system: SystemRole = "normal",
    dropped: Set[int] = frozenset(),
) -> tuple[Edit, ...]:
    """The edits that put the two blocks into `conversation`; an empty block, or one without a place, has none.

    `dropped`: messages that a summary stands for.
    """
    edits: list[Edit] = []
    messages = conversation.messages
    if stable and system == "none":
        users = (index for index, each in enumerate(messages) if each.role == "user" and each.shape in JOINABLE)
        first = next((index for index in users if index not in dropped), None)
        if first is not None:
            edits.append(PrependToMessage(first, stable))
    elif stable and messages:
        leading = takewhile(lambda numbered: numbered[1].role in SYSTEM, enumerate(messages))
        joined = [index for index, each in leading if each.shape in JOINABLE]
        if options.placement_stable == "before_system" or not joined:
            # As the application calls its own system messages.
            edits.append(InsertSystem(stable, "developer" if messages[0].role == "developer" else "system"))
        else:
            edits.append(AppendToMessage(joined[-1], stable))
    newest = conversation.newest_user
    if dynamic and newest is not None:
        edits.append(PrependToMessage(newest, dynamic))
    return tuple(edits)
