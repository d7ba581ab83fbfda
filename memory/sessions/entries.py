"""What of a journalled turn is written into its session (docs/rules.md, Entries)."""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

import msgspec

from memory.language.retraction import heard
from memory.model.session import Account, EntryType, SessionEntry
from memory.model.turn import Added, TurnKey, TurnRecord, Usage, blanked
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


NEWEST = 8
"""So many of a session's newest entries are looked at for the last answer, which has calls of tools beside it."""


def answered_last(entries: Sequence[SessionEntry], *, before: str) -> str:
    """What the assistant said last before the turn `before`; empty: nothing, or it was taken out."""
    answers = (
        entry.content
        for entry in reversed(entries)
        if entry.role == "assistant"
        and entry.type is EntryType.MESSAGE
        and (entry.turn is None or entry.turn.turn != before)
    )
    return next(answers, "")


def asked_last(entries: Sequence[SessionEntry], *, before: str) -> str:
    """What the assistant asked at the end of the answer before the turn `before`; empty: it asked nothing."""
    last = answered_last(entries, before=before)[-QUESTION_CHARS:]
    said = [each for each in sentences(last) if any(map(str.isalpha, each))]
    return said[-1] if said and _ASKS.search(said[-1]) else ""


class TurnSoFar(NamedTuple):
    """What the steps of a turn before one of them have left in its session."""

    words: str
    """The user's."""
    memory_ids: tuple[str, ...]
    """What stood in the prompts of these steps, and what is known by the user's words: a later answer rests on it."""


def turn_so_far(entries: Iterable[SessionEntry], key: TurnKey) -> TurnSoFar | None:
    """What the earlier steps of a turn have left; None: not all that they said is there, or its beginning is not.

    Something of it was erased then, forgotten, or said off the record.
    """
    before = [each for each in entries if each.turn is not None and each.turn.turn == key.turn and each.turn < key]
    words = next((each.content for each in before if each.role == "user"), "")
    if not words or not all_is_there(before):
        return None
    return TurnSoFar(words, tuple(dict.fromkeys(id_ for each in before for id_ in each.memory_ids)))


def all_is_there(entries: Iterable[SessionEntry]) -> bool:
    """Whether nothing was taken out of these entries of a turn, or left out because it is off the record."""
    return not any(_is_emptied(each) for each in entries)


def _is_emptied(entry: SessionEntry) -> bool:
    match entry.type:
        case EntryType.TOOL_RESULT:
            return False  # a tool may give nothing
        case EntryType.TOOL_CALL:
            return not entry.arguments
        case _:
            return not entry.content


def entries_of(record: TurnRecord, *, count: CountTokens, learned: Sequence[str] = ()) -> AppendEntries:
    """The user's words, the answer, the tool calls and their results, in their order; each time with the same ids.

    `learned`: the memories that say what the user's words say; with these the words go, too.
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
        for n, entry in enumerate((*_said(record, learned), *_answered(record)))
    )
    return AppendEntries(scope=record.scope, session=record.session, entries=entries)


def _said(record: TurnRecord, learned: Sequence[str]) -> Iterator[SessionEntry]:
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
        yield SessionEntry(
            id="",
            role="user",
            content=text,
            timestamp=record.at,
            turn=record.key,
            chain=record.chain,
            memory_ids=tuple(learned),
        )


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
        yield msgspec.structs.replace(whole, content=text, gives_back=record.gives_back)
    for tool in record.answer.tools:
        arguments = "" if record.injection.is_blanked else tool.arguments
        yield msgspec.structs.replace(
            whole,
            type=EntryType.TOOL_CALL,
            content=call_text(tool.name, sanitise(arguments)),
            tool=tool.name,
            # Who calls a tool with nothing at all has an empty object in mind; what was taken out stays away.
            arguments=arguments if record.injection.is_blanked else arguments or "{}",
        )


def _own(text: str) -> str:
    """What was said, without what we had put there."""
    return strip_our_regions(sanitise(text)).strip()
