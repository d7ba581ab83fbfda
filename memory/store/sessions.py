"""A change to one session: what is appended, superseded, compressed, replaced and taken out again."""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence, Set
from datetime import datetime
from itertools import dropwhile
from typing import Any

from memory.model.errors import Conflict
from memory.model.session import Session, SessionEntry, Summary, tokens_of
from memory.ports.search import CoveringSummary
from memory.store.known import KeptSummary, KnownSession
from memory.store.plan import (
    BlankEntries,
    DropEntries,
    DropSession,
    DropSummaries,
    KeepSession,
    KeptEntry,
    MarkEntries,
    PutEntries,
    PutSummary,
    SessionOperation,
)

MOST_COVERING = 8
"""Of a session, so many of the newest summaries are considered: older ones would leave a longer history than fits."""


def kept_entry(entry: SessionEntry) -> KeptEntry:
    """An entry without its words."""
    turn, step, attempt = (None, 0, 0) if entry.turn is None else (entry.turn.turn, entry.turn.step, entry.turn.attempt)
    return KeptEntry(
        id=entry.id,
        turn=turn,
        step=step,
        attempt=attempt,
        tokens=entry.token_count,
        summary_id=entry.summary_id,
    )


def appended(known: KnownSession, entries: Sequence[SessionEntry]) -> tuple[SessionOperation, ...]:
    """What `AppendEntries` says: entries that are there are left out, those of earlier attempts are superseded.

    An attempt supersedes what earlier ones left of the same and later steps of its turn, but for what is compressed.
    """
    if not entries:
        return ()
    keys = {entry.turn for entry in entries if entry.turn is not None}
    old = tuple(
        kept
        for kept in known.entries
        if kept.summary_id is None
        and any(kept.turn == key.turn and kept.step >= key.step and kept.attempt < key.attempt for key in keys)
    )
    there = {kept.id for kept in known.entries} - {kept.id for kept in old}
    new: dict[str, SessionEntry] = {}
    for entry in entries:
        if entry.id not in there:
            new.setdefault(entry.id, entry)
    newest = max(entry.timestamp for entry in entries)
    before = known.state
    operations: list[SessionOperation] = [DropEntries(old)] if old else []
    operations.append(KeepSession(updated_at=newest if before is None else max(before.updated_at, newest)))
    return (*operations, PutEntries(tuple(new.values()))) if new else tuple(operations)


def compressed(known: KnownSession, name: str, summary: Summary, *, version: int) -> tuple[SessionOperation, ...]:
    """What `SessionStore.compress` says. `known`: with the entries that the summary stands for. Raises `Conflict`."""
    if known.state is None or known.state.version != version:
        raise Conflict(f"session {name} was compressed or cleared meanwhile")
    entries, taken_in = {kept.id: kept for kept in known.entries}, _taken_in(known.summaries, summary.folded)
    new: list[KeptEntry] = []
    for entry_id in dict.fromkeys(summary.original_entry_ids):
        kept = entries.get(entry_id)
        if kept is None or (kept.summary_id is not None and kept.summary_id not in taken_in):
            raise Conflict(f"session {name}: an entry is gone, or was compressed meanwhile")
        if kept.summary_id is None:
            new.append(kept)
    in_use = {kept.summary.id for kept in known.summaries if kept.folded is None}
    if not in_use.issuperset(summary.folded):
        raise Conflict(f"session {name}: an older summary is gone")
    return PutSummary(summary), MarkEntries(tuple(new), summary.id), KeepSession(version=version + 1)


def _taken_in(kept: Sequence[KeptSummary], folded: Sequence[str]) -> Collection[str]:
    """The ids of these summaries and, all the way down, of those that they took in."""
    by_id = {each.summary.id: each.summary for each in kept}
    found: list[str] = []
    waiting = list(folded)
    while waiting:
        found.append(waiting.pop())
        if summary := by_id.get(found[-1]):
            waiting += summary.folded
    return found


def replaced(session: Session, *, epoch: datetime) -> tuple[SessionOperation, ...]:
    """What `SessionStore.replace` says. `epoch`: the time of a session in which nothing has one."""
    times = [entry.timestamp for entry in session.entries]
    kept = KeepSession(
        updated_at=session.updated_at or max(times, default=epoch),
        version=session.version,
        overrides=session.overrides,
    )
    return DropSession(), kept, PutEntries(session.entries), *map(PutSummary, session.summaries)


def overridden(known: KnownSession, overrides: Mapping[str, Any], *, epoch: datetime) -> tuple[SessionOperation, ...]:
    """What `SessionStore.override` says."""
    return (KeepSession(updated_at=epoch if known.state is None else None, overrides=overrides),)


def redacted(session: Session, tells: Callable[[SessionEntry], bool]) -> tuple[SessionOperation, ...]:
    """What was said is taken out of a session's entries that `tells` chooses (P9); nothing if there are none.

    They stay, empty, and all summaries go: so what is summarised anew still covers its turns without a gap.
    """
    telling = [entry for entry in session.entries if tells(entry)]
    if not telling:
        return ()
    emptied = BlankEntries(tuple(entry.emptied() for entry in telling), tokens_of(telling))
    return emptied, DropSummaries(), KeepSession(version=session.version + 1)


def answers_with(entries: Iterable[SessionEntry], memory_ids: Set[str]) -> Iterator[SessionEntry]:
    """The answers of a session from the first on in whose prompt one of these memories stood.

    Past blocks stand in every later prompt of a conversation again, or what was answered to them does.
    """
    answers = (entry for entry in entries if entry.role == "assistant")
    return dropwhile(lambda entry: memory_ids.isdisjoint(entry.memory_ids), answers)


# ── What stands for a prefix ──────────────────────────────────────────────────────────────────────────────────


def covering(kept: Sequence[KeptSummary], numbers: Iterable[int]) -> tuple[CoveringSummary, ...]:
    """What stands for the prefixes that these summaries of a session end: with each, what was in use when it was made.

    `kept`: all of the session's, oldest first.
    """
    newest = sorted(numbers, reverse=True)[:MOST_COVERING]
    joined = (_joined([each for each in kept if each.number <= number]) for number in newest)
    return tuple(summary for summary in joined if summary is not None)


def _joined(kept: Sequence[KeptSummary]) -> CoveringSummary | None:
    """The last of these summaries with what it did not take in, if all of them cover turns."""
    if not kept or not all(each.summary.chain for each in kept):
        return None
    last = kept[-1]
    in_use = [each.summary for each in kept if each.folded is None or each.folded > last.number]
    return CoveringSummary(
        id=last.summary.id,
        chain=last.summary.chain,
        chains=tuple(chain for each in kept for chain in each.summary.chains),
        text="\n\n".join(summary.content for summary in in_use),
        tokens=sum(summary.token_count for summary in in_use),
        by_model=all(summary.made_by for summary in in_use),
    )
