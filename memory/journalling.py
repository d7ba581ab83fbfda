"""What of a request goes into the journal, and under which key."""

from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from memory.conversation import Conversation
from memory.ports import MakeId, TurnLink
from memory.scope import Scope
from memory.turns import (
    Added,
    Answer,
    Injection,
    ToolTraffic,
    TurnKey,
    TurnKind,
    TurnRecord,
    Usage,
    newest_user,
    repeats,
    step_of,
)

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

LONGEST_SECRET_BYTES = 8 * 1024
"""No secret that we detect is longer: a private key in PEM."""

Redact = Callable[[str], tuple[str, int]]
"""Text → the text without secrets, and how many there were."""


class JournalOptions(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Settings of what is acknowledged, and when."""

    durability: Literal["relaxed", "strict"] = "relaxed"
    """When a turn cannot be journalled in time: `relaxed` sends the terminal event all the same and counts the loss;
    `strict` withholds it with an error (P2)."""
    wait_seconds: Annotated[float, Meta(gt=0)] = 2.0
    """How long the terminal event waits for the journal: a disk that is slower than this is not coming back soon."""
    plain_wait_bytes: Annotated[int, Meta(ge=0)] = 1024 * 1024
    """A plain answer up to this size waits whole for the journal; of a larger one only the last piece does."""


class Place(msgspec.Struct, frozen=True, kw_only=True):
    """Where a request stands: which turn of which session, and what was put in front of it before."""

    key: TurnKey
    session: str
    kind: TurnKind
    reused: Injection | None = None
    """The injection of the same turn, to be put in again as it was; None: recall afresh."""


class Asked(msgspec.Struct, frozen=True, kw_only=True):
    """What a request tells of itself."""

    kind: TurnKind
    conversation: Conversation
    chains: tuple[bytes, ...]
    pairs: tuple[bytes, ...] = ()
    around: bytes = b""
    """Of the newest words; see `TurnRecord`."""
    session: str | None = None
    turn: str | None = None
    timezone: str = "UTC"
    speaker: str = ""
    """Who says the newest words, if that is not known to be the user."""
    at: datetime
    kept: bool = True
    """Whether the turn will be journalled: the client may forbid it (`X-Memory-Mode: read`)."""
    tokens: tuple[int, ...] = ()
    """An estimate of each message, where they may be too many."""
    long: bool = False
    """It may be too long for its model, so that a summary has to stand for its beginning."""


def place(asked: Asked, link: TurnLink | None, *, make_id: MakeId) -> Place:
    """Find a request's place, given the newest journalled turn of its conversation."""
    newest = newest_user(asked.conversation)
    step = step_of(asked.conversation, newest) if newest is not None else 0
    if link is None:
        return Place(key=TurnKey(asked.turn or make_id(), step), session=asked.session or make_id(), kind=asked.kind)
    if asked.kind is TurnKind.TOOL_STEP and link.chain == asked.chains[0]:
        return _next_step(asked, link, step)
    if _is_retry(asked, link):
        return _again(link, step)
    return Place(
        key=TurnKey(asked.turn or make_id(), step),
        session=asked.session or _session(asked, link) or make_id(),
        kind=asked.kind,
    )


def _next_step(asked: Asked, link: TurnLink, step: int) -> Place:
    session = asked.session or link.session
    return Place(key=_key(link, step), session=session, kind=TurnKind.TOOL_STEP, reused=link.injection)


def _again(link: TurnLink, step: int) -> Place:
    # No block is worth a fresh look: more may be known by now, or the store be back.
    reused = link.injection if link.injection.stable or link.injection.dynamic else None
    return Place(key=_key(link, step), session=link.session, kind=TurnKind.RETRY, reused=reused)


def _key(link: TurnLink, step: int) -> TurnKey:
    """A further request of the link's turn. Attempts only rise: after its tools a turn may begin anew."""
    last = link.key
    return TurnKey(last.turn, step, last.attempt + (step <= last.step))


def _is_retry(asked: Asked, link: TurnLink) -> bool:
    return repeats(
        (link.chain, link.around),
        (asked.chains[0], asked.around),  # the same question of other documents is another one
        latest=link.latest,
        since=max(asked.at - link.at, timedelta(0)),
        retried=asked.kind is TurnKind.RETRY,
        named=asked.turn is not None and asked.turn == link.key.turn,
    )


def _session(asked: Asked, link: TurnLink) -> str | None:
    """The session that a new turn continues: the link's, if the link is its newest turn and lies in our past.

    A link to our own chain is an old conversation that began alike, or a regenerated answer; one that has later
    turns is branched from: a branch is a new session.
    """
    return link.session if link.latest and link.chain != asked.chains[0] else None


def name_of(conversation: Conversation) -> str:
    """The name under which the newest words were said."""
    newest = newest_user(conversation)
    return conversation.messages[newest].name if newest is not None else ""


def words_of(asked: Asked) -> str:
    """What the user said in this turn."""
    newest = newest_user(asked.conversation)
    return asked.conversation.messages[newest].said if newest is not None else ""


def results_of(asked: Asked) -> list[str]:
    """What the tools gave since the assistant's last message."""
    results: list[str] = []
    for message in reversed(asked.conversation.messages):
        if message.role not in {"tool", "function"}:
            break
        results.append(message.text)
    return results[::-1][:MOST_RESULTS]


def length_of(asked: Asked, answer: Answer) -> int:
    """How many characters `record_of` goes through, about."""
    said = len(words_of(asked)) + len(answer.text) + len(answer.refusal) + sum(map(len, results_of(asked)))
    return said + sum(len(tool.arguments) for tool in answer.tools)


class Answered(msgspec.Struct, frozen=True, kw_only=True):
    """What came back for a request."""

    answer: Answer
    partial: bool
    """It was cut."""
    pair: bytes
    """The digest of the turn's words and this answer, made before anything was redacted."""
    usage: Usage = Usage()


def record_of(
    asked: Asked,
    where: Place,
    answered: Answered,
    *,
    scope: Scope,
    epoch: int,
    injection: Injection,
    redact: Redact,
    added: Added,
) -> tuple[TurnRecord, int]:
    """The record of a turn, its texts redacted and cut, and how many secrets were redacted."""
    words = words_of(asked) if where.key.step == 0 else ""
    user_text, in_words = _clean(words, USER_BYTES, redact)
    results = [_clean(text, TOOL_BYTES, redact) for text in results_of(asked)]
    kept, in_answer = _redacted(answered.answer, redact)
    record = TurnRecord(
        key=where.key,
        scope=scope,
        session=where.session,
        chain=asked.chains[0],
        pair=answered.pair,
        around=asked.around,
        epoch=epoch,
        at=asked.at,
        timezone=asked.timezone,
        kind=where.kind,
        model=asked.conversation.model[:256],
        user_text=user_text,
        speaker=redact(asked.speaker)[0][:SPEAKER_CHARS] if user_text else "",
        results=tuple(text for text, _ in results),
        answer=kept,
        injection=injection,
        usage=answered.usage,
        added=added,
        partial=answered.partial,
    )
    return record, in_words + in_answer + sum(found for _, found in results)


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
