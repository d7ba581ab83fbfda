"""What of a journalled turn is written into its session (docs/rules.md, Entries)."""

from collections.abc import Iterable, Iterator, Sequence

import msgspec

from memory.language.retraction import heard
from memory.model.session import Account, EntryType, SessionEntry
from memory.model.turn import Added, TurnRecord, Usage, blanked
from memory.model.types import CountTokens
from memory.ports.changes import AppendEntries
from memory.sessions.rendering import call_text
from memory.text.chunking import sentences
from memory.text.cleaning import one_line, sanitise
from memory.text.markup import strip_our_regions
from memory.text.regex import regex

_ASKS = regex(r"[?？؟]\W*$")


def accounts_of(entries: Iterable[SessionEntry]) -> Iterator[tuple[Usage, Added]]:
    """What each journalled request of a session cost; entries that were added by hand tell nothing."""
    for entry in entries:
        if entry.account is not None:
            yield entry.account.usage, entry.account.added


QUESTION_CHARS = 240
"""A longer sentence with a question mark is no question that a person answers."""


def asked_last(entries: Sequence[SessionEntry], *, before: str) -> str:
    """What the assistant asked at the end of the answer before the turn `before`; empty: it asked nothing."""
    answers = (
        entry.content
        for entry in reversed(entries)
        if entry.role == "assistant"
        and entry.type is EntryType.MESSAGE
        and (entry.turn is None or entry.turn.turn != before)
    )
    said = [each for each in sentences(next(answers, "")[-QUESTION_CHARS:]) if any(map(str.isalpha, each))]
    return said[-1] if said and _ASKS.search(said[-1]) else ""


def entries_of(record: TurnRecord, *, count: CountTokens) -> AppendEntries:
    """The user's words, the answer, the tool calls and their results, in their order; each time with the same ids.

    An answer that was cut is left out, as are the blocks that we had put into what was said (P7). So are the words of
    an answer whose blocks were taken out meanwhile, because something in them was erased: it may repeat that (P9).
    Of a message that wants something forgotten what it says beside is kept, and nothing of what answers it: answers,
    and what tools are asked and give.
    """
    key, told = record.key, heard(_own(record.user_text))
    if record.off_record or not told.whole:
        record = msgspec.structs.replace(
            record,
            user_text=told.left,
            results=("",) * len(record.results),
            injection=blanked(record.injection),
        )
    account = Account(record.usage, record.added)
    entries = tuple(
        msgspec.structs.replace(
            entry,
            id=f"{key.turn}/{key.step}/{key.attempt}/{n}",
            token_count=count(entry.content),
            account=account if n == 0 and account != Account() else None,
        )
        for n, entry in enumerate((*_said(record), *_answered(record)))
    )
    return AppendEntries(scope=record.scope, session=record.session, entries=entries)


def _said(record: TurnRecord) -> Iterator[SessionEntry]:
    for result in record.results:
        yield SessionEntry(
            id="",
            type=EntryType.TOOL_RESULT,
            role="system",
            content=sanitise(result),
            timestamp=record.at,
            turn=record.key,
            chain=record.chain,
        )
    text = _own(record.user_text)
    if record.speaker and text:
        # As a transcript has the words of another speaker: under his name.
        text = f"{one_line(sanitise(record.speaker))}: {text}"
    if text or not record.key.step:
        yield SessionEntry(id="", role="user", content=text, timestamp=record.at, turn=record.key, chain=record.chain)


def _answered(record: TurnRecord) -> Iterator[SessionEntry]:
    if record.partial:
        return
    whole = SessionEntry(
        id="",
        role="assistant",
        content="",
        timestamp=record.at,
        turn=record.key,
        chain=record.chain,
        memory_ids=record.injection.memory_ids,
    )
    if text := "" if record.injection.is_blanked else _own(record.answer.text or record.answer.refusal):
        yield msgspec.structs.replace(whole, content=text)
    for tool in record.answer.tools:
        arguments = "" if record.injection.is_blanked else tool.arguments
        yield msgspec.structs.replace(
            whole,
            type=EntryType.TOOL_CALL,
            content=call_text(tool.name, sanitise(arguments)),
            tool=tool.name,
            arguments=arguments,
        )


def _own(text: str) -> str:
    """What was said, without what we had put there."""
    return strip_our_regions(sanitise(text)).strip()
