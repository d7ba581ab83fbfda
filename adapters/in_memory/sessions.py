"""Sessions in memory."""

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any

import msgspec

from adapters.in_memory.data import Data
from adapters.in_memory.kept import KeptSession, KeptWords, SessionPlace
from adapters.in_memory.known import known_session, loaded
from memory.model.moments import EPOCH
from memory.model.scope import Digests, Scope
from memory.model.session import (
    Session,
    SessionEntry,
    SessionHead,
    SessionInfo,
    SessionTotals,
    Summary,
    tokens_of,
)
from memory.ports.search import CoveringSummary
from memory.store import sessions as rules
from memory.store.bodies import body_of, overrides_of
from memory.store.known import KeptSummary
from memory.store.plan import (
    BlankEntries,
    DropEntries,
    DropSession,
    DropSummaries,
    KeepSession,
    MarkEntries,
    PutEntries,
    PutSummary,
    SessionOperation,
)


class InMemorySessions:
    """Implements `memory.ports.sessions.SessionStore`."""

    def __init__(self, data: Data, *, digests: Digests) -> None:
        self._data = data
        self._digests = digests

    async def append(self, scope: Scope, session: str, entries: Sequence[SessionEntry]) -> None:
        place = self._place(scope, session)
        carry_out(self._data, place, rules.appended(known_session(self._data, place), entries))

    async def head(self, scope: Scope, session: str) -> SessionHead:
        known = known_session(self._data, self._place(scope, session))
        if known.state is None:
            return SessionHead()
        active = [entry for entry in known.entries if entry.summary_id is None]
        in_use = [each.summary for each in known.summaries if each.folded is None]
        totals = SessionTotals(
            total_entries=len(known.entries),
            active_entries=len(active),
            compressed_entries=len(known.entries) - len(active),
            summaries=len(in_use),
            total_tokens=sum(entry.tokens for entry in known.entries),
            active_tokens=sum(entry.tokens for entry in active) + tokens_of(in_use),
        )
        state = known.state
        return SessionHead(
            totals=totals, version=state.version, overrides=dict(state.overrides), updated_at=state.updated_at
        )

    async def load(self, scope: Scope, session: str, *, compressed: bool = True) -> Session:
        kept = self._data.sessions.get(self._place(scope, session))
        return Session(id=session) if kept is None else loaded(session, kept, compressed=compressed)

    async def newest(self, scope: Scope, session: str, *, limit: int) -> tuple[SessionEntry, ...]:
        return (await self.load(scope, session, compressed=False)).entries[-limit:]

    async def compress(self, scope: Scope, session: str, summary: Summary, *, version: int) -> None:
        place = self._place(scope, session)
        known = known_session(self._data, place)
        carry_out(self._data, place, rules.compressed(known, session, summary, version=version))

    async def override(self, scope: Scope, session: str, overrides: Mapping[str, Any]) -> None:
        place = self._place(scope, session)
        carry_out(self._data, place, rules.overridden(known_session(self._data, place), overrides, epoch=EPOCH))

    async def replace(self, scope: Scope, session: Session) -> None:
        carry_out(self._data, self._place(scope, session.id), rules.replaced(session, epoch=EPOCH))

    async def clear(self, scope: Scope, session: str) -> None:
        carry_out(self._data, self._place(scope, session), (DropSession(),))

    async def drop_idle(self, *, before: datetime) -> int:
        idle = [place for place, kept in self._data.sessions.items() if EPOCH < kept.updated_at < before]
        for place in idle:
            carry_out(self._data, place, (DropSession(),))
        return len(idle)

    async def sessions(self, scope: Scope, *, after: str | None = None, limit: int = 100) -> tuple[SessionInfo, ...]:
        found = sorted((place.name, kept) for place, kept in _of(self._data, self._digests, scope))
        infos: list[SessionInfo] = []
        for name, kept in [(name, kept) for name, kept in found if name > (after or "")][:limit]:
            session = self._digests.session(scope, name)
            said = self._data.turns.of_session(self._digests.owner(scope), session)
            times = [turn.record.at for turn in said if turn.is_open]
            waits = max(times, default=None)
            info = SessionInfo(id=name, entries=len(kept.entries), updated_at=kept.updated_at, unfinished_at=waits)
            infos.append(info)
        return tuple(infos)

    def _place(self, scope: Scope, session: str) -> SessionPlace:
        return SessionPlace.of(self._digests, scope, session)


def covering(data: Data, digests: Digests, scope: Scope, chains: Sequence[bytes]) -> tuple[CoveringSummary, ...]:
    """What stands for one of these prefixes of a conversation."""
    return tuple(
        summary
        for _, kept in _of(data, digests, scope)
        for summary in rules.covering(
            kept.summaries, [each.number for each in kept.summaries if each.summary.chain in chains]
        )
    )


def _of(data: Data, digests: Digests, scope: Scope) -> list[tuple[SessionPlace, KeptSession]]:
    """The sessions of an exact scope."""
    return [
        (place, kept) for place, kept in data.sessions.items() if place == SessionPlace.of(digests, scope, place.name)
    ]


def carry_out(data: Data, place: SessionPlace, operations: Sequence[SessionOperation]) -> None:
    """Operations on one session, in order. Raises `InvalidInput`, and does nothing, for what cannot be stored."""
    check(place.name, operations)
    for operation in operations:
        match operation:
            case DropSession():
                data.sessions.pop(place, None)
            case KeepSession(updated_at=updated, version=version, overrides=overrides):
                kept = data.sessions.setdefault(place, KeptSession())
                kept.updated_at = kept.updated_at if updated is None else updated
                kept.version = kept.version if version is None else version
                kept.overrides = kept.overrides if overrides is None else overrides_of(place.name, overrides)
            case PutSummary(summary=summary):
                kept, number = data.sessions[place], data.next_number()
                taken_in = [
                    KeptSummary(each.number, number, each.summary)
                    if each.folded is None and each.summary.id in summary.folded
                    else each
                    for each in kept.summaries
                ]
                kept.summaries = [*taken_in, KeptSummary(number, None, summary)]
            case _:
                _change_entries(data.sessions[place], operation)


def check(session: str, operations: Sequence[SessionOperation]) -> None:
    """Raises `InvalidInput` for what cannot be stored."""
    for operation in operations:
        match operation:
            case KeepSession(overrides=overrides) if overrides is not None:
                overrides_of(session, overrides)
            case PutEntries(entries=entries):
                for entry in entries:
                    body_of(entry)
            case PutSummary(summary=summary):
                body_of(summary)
            case _:
                pass


def _change_entries(
    kept: KeptSession, operation: PutEntries | DropEntries | MarkEntries | BlankEntries | DropSummaries
) -> None:
    match operation:
        case PutEntries(entries=new):
            kept.entries |= {entry.id: KeptWords(rules.kept_entry(entry), body_of(entry)) for entry in new}
        case DropEntries(entries=old):
            for entry in old:
                del kept.entries[entry.id]
        case BlankEntries(entries=emptied):
            for entry in emptied:
                was = kept.entries[entry.id].entry
                tokens = msgspec.structs.replace(was, tokens=entry.token_count)
                kept.entries[entry.id] = KeptWords(tokens, body_of(entry))
        case MarkEntries(entries=marked, summary_id=summary_id):
            _mark(kept, [entry.id for entry in marked], summary_id)
        case DropSummaries():
            kept.summaries = []
            _mark(kept, list(kept.entries), None)


def _mark(kept: KeptSession, ids: Sequence[str], summary_id: str | None) -> None:
    for entry_id in ids:
        entry, body = kept.entries[entry_id]
        kept.entries[entry_id] = KeptWords(msgspec.structs.replace(entry, summary_id=summary_id), body)
