"""A session: what was said in one conversation, entry by entry, and the summaries that stand for its beginning.

Nothing is deleted when a session is compressed: the entries that a summary stands for are marked with its id. Which
entries those are is decided here. Four things are never taken: the newest entries (the recent window), the newest turn,
whatever is pinned or a system message, and half of a tool's call and result.

A summary of turns that came through the proxy knows the chain digests of those turns. The digest of the last one tells
that an incoming conversation begins with what the summary stands for (`prompt/shortening.py`).
"""

from collections import defaultdict, deque
from collections.abc import Mapping, Sequence
from datetime import datetime
from enum import StrEnum
from itertools import accumulate
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from memory.model.errors import InvalidInput
from memory.model.turn import Added, TurnKey, Usage

Role = Literal["user", "assistant", "system"]
Count = Annotated[int, Meta(ge=0)]
Share = Annotated[float, Meta(gt=0, le=1)]

MOST_SUMMARISED = 60_000
"""Tokens that one summary is made of, as far as the entries allow: half the window of a small model."""

ENTRIES, TOKENS = 1_000_000, 100_000_000
"""The most that an option of a session may say: more than any session and any window has. Without compression at all,
`auto_compress` is off."""


class EntryType(StrEnum):
    """docs/rules.md, Entries."""

    MESSAGE = "message"
    TOOL_CALL = "tool_call"
    TOOL_RESULT = "tool_result"
    CONTEXT = "context"
    SUMMARY = "summary"


class Account(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a request cost, and what memory had to do with it."""

    usage: Usage = Usage()
    added: Added = Added()


class SessionEntry(msgspec.Struct, frozen=True, kw_only=True):
    """One entry of a session (docs/rules.md, Entries)."""

    id: str
    type: EntryType = EntryType.MESSAGE
    role: Role
    content: str
    timestamp: datetime
    token_count: Count = 0
    compressed: bool = False
    summary_id: str | None = None
    tool: str = ""
    """Of a call or a result: the tool's name."""
    arguments: str = ""
    """Of a call: what the tool was called with, as JSON."""
    call_id: str | None = None
    """Of a call or a result: joins them."""
    error: bool | None = None
    """Of a result: whether the tool failed; None: its text tells."""
    source: str | None = None
    """Of a context: where it comes from."""
    pinned: bool = False
    """It is never compressed."""
    metadata: dict[str, Any] = msgspec.field(default_factory=dict[str, Any])
    """The client's own: kept and given back, and never read by us."""
    turn: TurnKey | None = None
    """The turn of the proxy that it comes from."""
    chain: bytes = b""
    """Digest of the conversation up to and with that turn's user message; empty for entries by hand."""
    memory_ids: tuple[str, ...] = ()
    """Of an answer that came through the proxy: the memories that stood in its prompt. Of a user's words: those that
    say what they say."""
    gives_back: bool | None = None
    """Of an answer that came through the proxy: whether it repeats what the application sent (`TurnRecord`). None: an
    older release did not tell."""
    account: Account | None = None
    """Of the first entry of a request that came through the proxy, if there is anything to tell."""

    @property
    def held(self) -> bool:
        """Whether it is never compressed."""
        return self.pinned or (self.type is EntryType.MESSAGE and self.role == "system")

    def emptied(self) -> "SessionEntry":
        """The entry without what was said: its place in the conversation stays, and what it cost (P9)."""
        return SessionEntry(
            id=self.id,
            type=self.type,
            role=self.role,
            content="",
            timestamp=self.timestamp,
            turn=self.turn,
            chain=self.chain,
            account=self.account,
        )


class TimeRange(msgspec.Struct, frozen=True):
    """From the first entry to the last."""

    start: datetime
    end: datetime


class Summary(msgspec.Struct, frozen=True, kw_only=True):
    """What stands for the beginning of a session (docs/rules.md, Compression)."""

    id: str
    content: str
    original_entry_ids: tuple[str, ...]
    """What it stands for, also by way of the summaries that it took in."""
    token_count: Count
    original_token_count: Count
    compression_ratio: float
    """Original tokens for one of the summary: 3.5 is "3.5x"."""
    created_at: datetime
    time_range: TimeRange
    chain: bytes = b""
    """The chain digest of the last turn that it covers; empty: it takes no prefix's place."""
    chains: tuple[bytes, ...] = ()
    """Those of all turns that it covers itself, in their order."""
    folded: tuple[str, ...] = ()
    """The ids of older summaries that it took in."""
    made_by: str = ""
    """The model, "callback", or empty: the heuristic."""


class SessionTotals(msgspec.Struct, frozen=True, kw_only=True):
    """How much a session holds (docs/rules.md, Sessions by hand)."""

    total_entries: Count = 0
    active_entries: Count = 0
    compressed_entries: Count = 0
    summaries: Count = 0
    """Those in use: what a later one took in does not count."""
    total_tokens: Count = 0
    """Of all entries."""
    active_tokens: Count = 0
    """Of active entries and the summaries in use: what a context for the model takes."""


class Session(msgspec.Struct, frozen=True, kw_only=True):
    """A session as it is kept: its entries oldest first, the summaries in use, and its own settings."""

    id: str
    entries: tuple[SessionEntry, ...] = ()
    summaries: tuple[Summary, ...] = ()
    version: int = 0
    """How often it was compressed."""
    overrides: dict[str, Any] = msgspec.field(default_factory=dict[str, Any])
    """Settings that differ from everybody's, by name."""
    created_at: datetime | None = None
    updated_at: datetime | None = None

    @property
    def active(self) -> tuple[SessionEntry, ...]:
        """The entries for which no summary stands."""
        return tuple(entry for entry in self.entries if not entry.compressed)


class SessionHead(msgspec.Struct, frozen=True, kw_only=True):
    """What is known of a session without its words."""

    totals: SessionTotals = SessionTotals()
    version: int = 0
    overrides: dict[str, Any] = msgspec.field(default_factory=dict[str, Any])
    updated_at: datetime | None = None
    """When the newest of its entries was said: a session that was cleared and goes on may be as long as before."""


class SessionInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A session in a list of sessions."""

    id: str
    entries: int
    updated_at: datetime
    """When the newest of its entries was said."""
    unfinished_at: datetime | None = None
    """When the newest turn of a session of this name was said that is not ingested yet; None: all are."""


class SessionOptions(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """When a session is compressed, and how far (docs/rules.md, Compression)."""

    max_entries: Annotated[int, Meta(ge=1, le=ENTRIES)] = 100
    """More active entries than these are compressed."""
    max_tokens: Annotated[int, Meta(ge=1, le=TOKENS)] = 50_000
    """More active tokens than these are compressed."""
    recent_window: Annotated[int, Meta(ge=0, le=ENTRIES)] = 10
    """The newest entries, which stay as they are."""
    min_entries_to_compress: Annotated[int, Meta(ge=1, le=ENTRIES)] = 5
    """Fewer are not worth a summary."""
    auto_compress: bool = True
    """Whether a session is compressed by itself."""
    compression_ratio: Share = 0.3
    """Of the tokens that are summarised: what the summary is to have."""


def with_changes(options: SessionOptions, changes: Mapping[str, Any]) -> SessionOptions:
    """`options` with some of them changed. Raises `InvalidInput` for an unknown name or a value out of its bounds."""
    try:
        return msgspec.convert({**msgspec.structs.asdict(options), **changes}, SessionOptions)
    except msgspec.ValidationError as error:
        raise InvalidInput(f"session options: {error}") from None


def tokens_of(parts: Sequence[SessionEntry] | Sequence[Summary]) -> int:
    """Their tokens together."""
    return sum(part.token_count for part in parts)


def active_tokens(session: Session) -> int:
    """What the session takes as a context: its active entries and its summaries."""
    return tokens_of(session.active) + tokens_of(session.summaries)


# ── When, and what ────────────────────────────────────────────────────────────────────────────────────────────


def is_due(totals: SessionTotals, options: SessionOptions, *, max_tokens: int, prompt_tokens: int = 0) -> bool:
    """Whether a session is over a threshold.

    `max_tokens`: the options' own, or a smaller share of the model's window. `prompt_tokens`: what its last request
    came to upstream, where that is known: it counts what the entries do not hold (system messages, long tool results).
    """
    return totals.active_entries > options.max_entries or max(totals.active_tokens, prompt_tokens) > max_tokens


def to_compress(entries: Sequence[SessionEntry], options: SessionOptions) -> tuple[SessionEntry, ...]:
    """The entries that a summary is to stand for; none if they are too few.

    `entries`: the active ones, oldest first. If they are too much for one summary, the oldest of them come first.
    """
    old = max(len(entries) - options.recent_window, 0)
    # So many of the entries can one summary be made of.
    readable = sum(total <= MOST_SUMMARISED for total in accumulate(entry.token_count for entry in entries))
    end = _whole(entries, min(old, readable))
    end = end or _whole(entries, old)
    chosen = tuple(entry for entry in entries[:end] if not entry.held)
    return chosen if len(chosen) >= options.min_entries_to_compress else ()


def _whole(entries: Sequence[SessionEntry], end: int) -> int:
    """`end` moved back so far that neither a turn nor a call and its result lie on both sides of it."""
    newest = next((entry.turn.turn for entry in reversed(entries) if entry.turn is not None), None)
    first = {entry.turn.turn: index for index, entry in reversed([*enumerate(entries)]) if entry.turn is not None}
    if newest is not None:
        end = min(end, first[newest])  # the newest turn may still be under way
    # For each index: where the earliest thing begins that an entry from there on belongs to, its turn or its call.
    begins = list(range(len(entries)))
    for index, call in _calls(entries).items():
        begins[index] = call
    for index, entry in enumerate(entries):
        if entry.turn is not None:
            begins[index] = min(begins[index], first[entry.turn.turn])
    earliest = [*accumulate(reversed(begins), min)][::-1]
    while end < len(entries) and earliest[end] < end:
        end = earliest[end]
    return end


def _calls(entries: Sequence[SessionEntry]) -> dict[int, int]:
    """For each result the index of its call: by the call's id, else the oldest open call of its tool.

    A proxy does not know whose result it is: calls are then answered in their order.
    """
    waiting: defaultdict[tuple[str, str], deque[int]] = defaultdict(deque)
    found: dict[int, int] = {}
    answered: set[int] = set()
    for index, entry in enumerate(entries):
        if entry.type is EntryType.TOOL_CALL:
            for key in _joints(entry):
                waiting[key].append(index)
        elif entry.type is EntryType.TOOL_RESULT:
            calls = waiting[_joints(entry)[0]]
            while calls and calls[0] in answered:
                calls.popleft()
            if calls:
                found[index] = calls.popleft()
                answered.add(found[index])
    return found


def _joints(entry: SessionEntry) -> Sequence[tuple[str, str]]:
    """What may join a call and its result, the surest first: a result of which nothing is known joins any call."""
    known = (("call", entry.call_id or ""), ("tool", entry.tool), ("any", ""))
    return [(name, value) for name, value in known if value or name == "any"]


def chains_of(session: Session, chosen: Sequence[SessionEntry]) -> tuple[bytes, ...]:
    """The chains of the turns that a summary of `chosen` covers, or none: it then takes no prefix's place.

    It does so only if it covers its turns whole, without gaps: what is held in between would be lost, and an entry by
    hand stands in no client's history.
    """
    if not chosen or not all(entry.chain for entry in chosen):
        return ()
    if any(not summary.chain for summary in session.summaries):
        return ()
    active = session.active
    if tuple(active[: len(chosen)]) != tuple(chosen):
        return ()
    return tuple(dict.fromkeys(entry.chain for entry in chosen))


# ── Folding ───────────────────────────────────────────────────────────────────────────────────────────────────


def to_fold(summaries: Sequence[Summary], *, target: int, most: int) -> tuple[Summary, ...]:
    """The older summaries that the next one is to take in: all of them, once they would be over `most` tokens."""
    return tuple(summaries) if tokens_of(summaries) + target > most else ()


def summarised(
    session: Session,
    chosen: Sequence[SessionEntry],
    folded: Sequence[Summary],
    *,
    summary_id: str,
    content: str,
    tokens: int,
    made_by: str,
    at: datetime,
) -> Summary:
    """The summary of these entries, and of the older summaries that it takes in."""
    original = tokens_of(chosen) + sum(summary.original_token_count for summary in folded)
    times = [entry.timestamp for entry in chosen]
    starts = [summary.time_range.start for summary in folded]
    ends = [summary.time_range.end for summary in folded]
    chains = chains_of(session, chosen)
    return Summary(
        id=summary_id,
        content=content,
        original_entry_ids=(
            *(entry_id for summary in folded for entry_id in summary.original_entry_ids),
            *(entry.id for entry in chosen),
        ),
        token_count=tokens,
        original_token_count=original,
        compression_ratio=round(original / max(tokens, 1), 2),
        created_at=at,
        time_range=TimeRange(min(times + starts), max(times + ends)),
        chain=chains[-1] if chains else b"",
        chains=chains,
        folded=tuple(summary.id for summary in folded),
        made_by=made_by,
    )
