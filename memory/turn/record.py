"""What of a request goes into the journal, and under which key."""

from collections.abc import Callable, Iterable, Iterator
from datetime import timedelta
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from memory.model.chat_request import SYSTEM
from memory.model.scope import Scope
from memory.model.timespans import Seconds
from memory.model.turn import Added, Answer, Injection, ToolTraffic, TurnKey, TurnRecord, Usage
from memory.ports.search import PastTurn
from memory.text.secret_replies import given_in, without_given
from memory.turn.chat_turn import ChatTurn, TurnPosition, said_before, words_of

USER_BYTES = 64 * 1024
"""The user's words of one turn, as far as they are kept: more is a document, which is ingested as such."""

ANSWER_BYTES = 64 * 1024
"""The assistant's words of one turn, as far as they are kept."""

TOOL_BYTES = 4 * 1024
"""Arguments and result of one tool call, as far as they are kept: never a source, only a record."""

SPEAKER_CHARS = 64
"""Of a speaker's name: OpenAI's bound."""

MOST_RESULTS = 64
"""Results of one step's tools that are kept: providers allow 128 tools, and few call ten at once."""

JUST_AFTER = timedelta(microseconds=1)
"""Between a turn and its answer that came later: when that was fetched says nothing, and it may be fetched twice."""

LONGEST_SECRET_BYTES = 8 * 1024
"""No secret that we detect is longer: a private key in PEM."""

Redact = Callable[[str], tuple[str, int]]
"""Text → the text without secrets, and how many there were."""

OffRecord = Callable[[str], bool]
"""Text → whether it wants something forgotten, or not kept: then nothing is kept of what answers it."""


class JournalOptions(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Settings of what is acknowledged, and when."""

    durability: Literal["relaxed", "strict"] = "relaxed"
    """When a turn cannot be journalled in time: `relaxed` sends the terminal event all the same and counts the loss;
    `strict` withholds it with an error (P2)."""
    wait_seconds: Seconds = 2.0
    """How long the terminal event waits for the journal: a disk that is slower than this is not coming back soon."""
    plain_wait_bytes: Annotated[int, Meta(ge=0)] = 1024 * 1024
    """A plain answer up to this size waits whole for the journal; of a larger one only the last piece does."""


def results_of(asked: ChatTurn) -> list[str]:
    """What the tools gave since the assistant's last message."""
    results: list[str] = []
    for message in reversed(asked.conversation.messages):
        if message.role in SYSTEM:  # an application may instruct the model behind them
            continue
        if message.role not in {"tool", "function"}:
            break
        results.append(message.text)
    return results[::-1][:MOST_RESULTS]


def length_of(asked: ChatTurn, answer: Answer) -> int:
    """How many characters `record_of` goes through, about."""
    said = len(words_of(asked)) + len(answer.text) + len(answer.refusal) + sum(map(len, results_of(asked)))
    return said + sum(len(tool.arguments) for tool in answer.tools)


REPEATED_CHARS = 24
"""A sentence of so many is not the same by chance."""

REPEATED_SENTENCES = 40
"""So many of an answer are looked for."""

REPEATED_SHARE = 0.5
"""An answer of which more than so much stands in what tools gave has been handed on, not answered: a file that is
shown, a page that is read out. One that quotes a line of it, or tells a table in words, is the assistant's."""

REQUEST_CHARS = 100_000
"""In so much of a request: looking takes up to a millisecond."""

_ENDS = dict.fromkeys(map(ord, ".!?:;|"), "\n")


def gives_back(asked: ChatTurn, answer: str) -> bool:
    """Whether an answer repeats what the application sent.

    What the assistant said between its tools is the beginning of its answer.
    """
    messages, newest = asked.conversation.messages, asked.conversation.newest_user
    by_tools = {"tool", "function"}
    sent = [message.text for message in messages if message.role in SYSTEM]
    sent += [
        message.text
        for index, message in reversed([*enumerate(messages)])
        if message.role not in SYSTEM | by_tools and not (newest is not None and index > newest)
    ]
    found = [message.text for message in reversed(messages) if message.role in by_tools]
    return repeats(answer, sent=sent, found=found)


def repeats(answer: str, *, sent: Iterable[str], found: Iterable[str]) -> bool:
    """Whether an answer repeats what was `sent`, or is what tools have `found`; what matters most stands first.

    A sentence of instructions, of documents or of what was said before is enough: nobody asked for that. What tools
    gave was looked up for this answer, which may quote it, but not be it.
    """
    said = list(_parts(answer))
    if not any(is_told for _, is_told in said):
        return False
    request, results = ("\n".join(texts)[:REQUEST_CHARS] for texts in (sent, found))
    whole = repeated = looked_for = 0
    for each, is_told in said:
        whole += len(each)
        if not is_told:
            continue
        if len(each) >= REPEATED_CHARS and each in request:
            return True
        repeated += len(each) if each in results else 0
        looked_for += 1
        if looked_for == REPEATED_SENTENCES:
            break
    return repeated > REPEATED_SHARE * whole


def _parts(answer: str) -> Iterator[tuple[str, bool]]:
    """The sentences of an answer and the lines of its code, and of each whether it can be told from any other.

    A line of code is short, and in a block that was copied none is there by chance.
    """
    for at, part in enumerate(answer.split("```")):
        for each in part.split("\n")[1:] if at % 2 else part.translate(_ENDS).split("\n"):
            if bare := each.strip(' \t>*_#-“”"'):
                yield bare, len(bare) >= REPEATED_CHARS or at % 2 == 1


class Answered(msgspec.Struct, frozen=True, kw_only=True):
    """What came back for a request."""

    answer: Answer
    partial: bool
    """It was cut."""
    pair: bytes
    """The digest of the turn's words and this answer, made before anything was redacted."""
    id: bytes = b""
    """The digest of the answer's id."""
    part_ids: tuple[bytes, ...] = ()
    """Those of what is in it."""
    awaited: bool = False
    """It is still to come."""
    usage: Usage = Usage()


def record_of(  # noqa: PLR0913 - all that goes into it is handed in
    asked: ChatTurn,
    where: TurnPosition,
    answered: Answered,
    *,
    scope: Scope,
    epoch: int,
    injection: Injection,
    redact: Redact,
    is_off_record: OffRecord,
    added: Added,
    past_ids: tuple[str, ...] = (),
) -> tuple[TurnRecord, int]:
    """The record of a turn, its texts redacted and cut, and how many secrets were redacted."""
    words = words_of(asked) if where.key.step == 0 else ""
    comes_later = answered.awaited or where.key.step > 0  # else the record has the words that tell
    redact = _also(given_in(words_of(asked), said_before(asked)), redact)
    user_text, in_words = _clean(words, USER_BYTES, redact)
    results = [_clean(text, TOOL_BYTES, redact) for text in results_of(asked)]
    kept, in_answer = _redacted(answered.answer, redact)
    record = TurnRecord(
        key=where.key,
        scope=scope,
        session=where.session,
        chain=asked.chains[0],
        pair=answered.pair,
        pair_before=asked.pairs[0] if asked.pairs else b"",
        around=asked.around,
        answer_id=answered.id,
        part_ids=answered.part_ids,
        is_awaited=answered.awaited,
        epoch=epoch,
        at=asked.at,
        timezone=asked.timezone,
        kind=where.kind,
        model=asked.conversation.model[:256],
        upstream=asked.upstream,
        user_text=user_text,
        project=asked.project,
        speaker=redact(asked.speaker)[0][:SPEAKER_CHARS] if words_of(asked) else "",
        results=tuple(text for text, _ in results),
        answer=kept,
        injection=injection,
        usage=answered.usage,
        added=added,
        partial=answered.partial,
        gives_back=answered.awaited or gives_back(asked, answered.answer.text),
        # Where the provider keeps the words, what was put in front of them tells.
        past_ids=past_ids,
        off_record=comes_later and (injection.order != "" or is_off_record(words_of(asked))),
    )
    return record, in_words + in_answer + sum(found for _, found in results)


def answered_later(
    awaited: TurnRecord, turn: PastTurn, answered: Answered, *, redact: Redact
) -> tuple[TurnRecord, int]:
    """The record of an answer that was `awaited`: a step more of its `turn`; and how many secrets were redacted.

    However often it is made it is the same record, so that it is kept once.
    """
    kept, found = _redacted(answered.answer, redact)
    record = msgspec.structs.replace(
        awaited,
        key=TurnKey(turn.key.turn, turn.key.step + 1),
        at=awaited.at + JUST_AFTER,
        answer=kept,
        part_ids=answered.part_ids,
        injection=turn.injection,
        usage=answered.usage,
        partial=answered.partial,
        is_awaited=False,
    )
    return record, found


def _also(given: str, redact: Redact) -> Redact:
    """Takes out what was given as a secret, too: an answer may repeat it."""

    def redacted(text: str) -> tuple[str, int]:
        left, found = without_given(text, given)
        clean, more = redact(left)
        return clean, found + more

    return redacted


def _redacted(answer: Answer, redact: Redact) -> tuple[Answer, int]:
    text, in_text = _clean(answer.text, ANSWER_BYTES, redact)
    found = in_text
    tools: list[ToolTraffic] = []
    for tool in answer.tools:
        arguments, count = _clean(tool.arguments, TOOL_BYTES, redact)
        found += count
        tools.append(ToolTraffic(name=cut(tool.name, 256), arguments=arguments))
    refusal, count = _clean(answer.refusal, ANSWER_BYTES, redact)
    return msgspec.structs.replace(answer, text=text, refusal=refusal, tools=tuple(tools)), found + count


def _clean(text: str, limit: int, redact: Redact) -> tuple[str, int]:
    """`text` without secrets and within `limit` bytes; one that lies across the cut is seen whole before it."""
    clean, found = redact(cut(text, limit + LONGEST_SECRET_BYTES))
    return cut(clean, limit), found


def cut(text: str, limit: int) -> str:
    """`text` cut to at most `limit` bytes of UTF-8, between characters."""
    if len(text) * 4 <= limit:
        return text
    raw = text[: limit + 1].encode("utf-8", "replace")
    return text if len(raw) <= limit else raw[:limit].decode("utf-8", "ignore")
