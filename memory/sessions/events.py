"""What happens in sessions, told to whoever listens (docs/rules.md, Sessions by hand)."""

from collections.abc import Callable, Iterator
from typing import Any, Literal

import msgspec

from memory.model.scope import Scope
from memory.model.session import Session, SessionEntry, Summary
from memory.sessions.compressor import Compressed

EventName = Literal["entry:added", "compressed", "session:cleared"]


class CompressionResult(msgspec.Struct, frozen=True, kw_only=True):
    """What a compression came to."""

    summary: Summary
    entries_compressed: int
    tokens_saved: int


class SessionEvent(msgspec.Struct, frozen=True, kw_only=True):
    """One event, with the entry or the result that it is about."""

    event: EventName
    scope: Scope
    session: str
    entry: SessionEntry | None = None
    result: CompressionResult | None = None


Listener = Callable[[SessionEvent], None]


class Listeners:
    """Hands events on. What a listener raises is its own affair: the others hear of the event all the same."""

    def __init__(self, on_error: Callable[[Exception], None] = lambda _: None) -> None:
        self._listeners: list[tuple[EventName | None, Listener]] = []
        self._on_error = on_error

    @property
    def listen(self) -> bool:
        """Whether there is anybody to tell."""
        return bool(self._listeners)

    def on(self, event: EventName | None, listener: Listener) -> Callable[[], None]:
        """Tell `listener` of each such event, None: of all; returns what takes it off again."""
        heard = (event, listener)
        self._listeners.append(heard)
        return lambda: self._listeners.remove(heard)

    def tell(self, event: SessionEvent) -> None:
        """Tell all who listen for it."""
        for name, listener in tuple(self._listeners):
            if name not in (None, event.event):
                continue
            try:
                listener(event)
            except Exception as error:  # noqa: BLE001 - a listener's own code must not break a session
                self._on_error(error)


def added(scope: Scope, session: str, entry: SessionEntry) -> SessionEvent:
    """An entry was added."""
    return SessionEvent(event="entry:added", scope=scope, session=session, entry=entry)


def compressed(done: Compressed) -> SessionEvent:
    """A session was compressed."""
    result = CompressionResult(summary=done.summary, entries_compressed=done.entries, tokens_saved=done.tokens_saved)
    return SessionEvent(event="compressed", scope=done.scope, session=done.session, result=result)


def cleared(scope: Scope, session: str) -> SessionEvent:
    """A session was cleared."""
    return SessionEvent(event="session:cleared", scope=scope, session=session)


def events_between(scope: Scope, before: Session, after: Session) -> Iterator[SessionEvent]:
    """What happened between two looks at a session, whichever process it happened in."""
    known = {entry.id: entry for entry in before.entries}
    present = {entry.id for entry in after.entries}
    if known and present.isdisjoint(known):
        yield cleared(scope, before.id)
        known = {}
    yield from (added(scope, after.id, entry) for entry in after.entries if entry.id not in known)
    old = {summary.id for summary in before.summaries}
    for summary in after.summaries:
        if summary.id not in old:
            marked = sum(entry.summary_id == summary.id for entry in after.entries)
            folded = sum(each.token_count for each in before.summaries if each.id in summary.folded)
            own = sum(entry.token_count for entry in after.entries if entry.summary_id == summary.id)
            result = CompressionResult(
                summary=summary, entries_compressed=marked, tokens_saved=own + folded - summary.token_count
            )
            yield SessionEvent(event="compressed", scope=scope, session=after.id, result=result)


def after_event(before: Session, event: SessionEvent) -> Session:
    """A session as far as it was told once this event of `events_between` was."""
    if event.result is not None:
        return msgspec.structs.replace(before, summaries=(*before.summaries, event.result.summary))
    if event.entry is not None:
        return msgspec.structs.replace(before, entries=(*before.entries, event.entry))
    return msgspec.structs.replace(before, entries=())


def payload(event: SessionEvent) -> dict[str, Any]:
    """What is told of an event: whose session, and the entry or the result."""
    scope = event.scope
    named = {"tenant": scope.tenant, "user": scope.user, "agent": scope.agent}
    told: dict[str, Any] = {"event": event.event, "scope": named, "session": event.session}
    if event.entry is not None:
        told["entry"] = event.entry
    if event.result is not None:
        told["result"] = event.result
    return told
