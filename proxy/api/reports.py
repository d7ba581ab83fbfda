"""What the memory API answers, as every face shows it."""

from collections.abc import Sequence
from datetime import date, datetime
from typing import Any, Literal

import msgspec

from memory.api import DocumentState
from memory.ingestion.report import MemoryEvent
from memory.model.memory import HistoryRecord, Memory, MemoryType, Source
from memory.model.turn import RecalledMemory
from memory.model.views import View, view_of
from memory.ports.memories import Erased, ScopeCount
from memory.retrieval.searching import FoundMemory
from memory.store.pages import Everybody
from memory.upkeep.doubts import Doubts
from memory.upkeep.history import HistoryLine
from memory.upkeep.views import why_kept
from proxy.api.bodies import FindQuery


class DoubtReport(msgspec.Struct, frozen=True, kw_only=True):
    """That something may not be so any more."""

    memory_id: str
    """Of the memory that says so."""
    day: date
    """On which that was said."""
    memory: str | None = None
    """What it says; none where it is not within reach, and in what a change answers."""


class MemoryReport(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=False):
    """A memory."""

    id: str
    memory: str
    """What it says."""
    hash: str
    """The md5 hex digest of that."""
    user_id: str | None
    agent_id: str | None
    run_id: str | None
    session_id: str | None
    project: str | None
    type: MemoryType
    source: Source
    pinned: bool
    importance: float
    tags: tuple[str, ...]
    metadata: dict[str, Any]
    app_id: str | None
    """The application to which a mem0 client has told it."""
    view: View
    """Where it stands for the person whose it is."""
    why: str
    """Why it is kept."""
    mentioned_at: date
    """The day on which it was said."""
    created_at: datetime
    updated_at: datetime
    expires_at: datetime | None
    revision: int
    doubt: DoubtReport | None = None
    """What says that it may have changed, as a prompt marks it; none: nothing does."""
    score: float | None = None
    """Of what was found: 0…1."""
    explained: RecalledMemory | None = None


class MemoryPage(msgspec.Struct, frozen=True, kw_only=True):
    """A page of memories, oldest first."""

    results: tuple[MemoryReport, ...]
    next: str | None = None
    """`after` of the next page; none: this is the last."""


class ClosedMemoryReport(MemoryReport, frozen=True, kw_only=True, omit_defaults=False):
    """A memory that was closed, as it was last."""

    closed_at: datetime | None
    closed_for: str
    """Why, as its history has it (`forgotten`, `ended`, `closed`, `expired`, …); empty: an older release closed it."""


class ClosedPage(msgspec.Struct, frozen=True, kw_only=True):
    """A page of what was closed, oldest first."""

    results: tuple[ClosedMemoryReport, ...]
    next: str | None = None
    """`after` of the next page; none: this is the last."""


class FoundReport(msgspec.Struct, frozen=True):
    """What was found, the best score first."""

    results: tuple[MemoryReport, ...]


class EventReport(msgspec.Struct, frozen=True, kw_only=True):
    """What became of something that was said."""

    event: str
    id: str | None
    old_memory: str | None = None
    new_memory: str | None = None
    reason: str = ""


class AddedReport(msgspec.Struct, frozen=True):
    """What became of what was added, fact by fact."""

    results: tuple[EventReport, ...]


class DocumentReport(msgspec.Struct, frozen=True, kw_only=True):
    """A document, and the memories that it is."""

    id: str
    memories: tuple[MemoryReport, ...]
    closed: int = 0
    """Memories of what it said before, and says no more: `undo` reopens each."""


class DocumentCount(msgspec.Struct, frozen=True, kw_only=True):
    """A document, and how many memories it is."""

    id: str
    memories: int


class DocumentList(msgspec.Struct, frozen=True):
    """Documents, by their ids."""

    results: tuple[DocumentCount, ...]


class MemoryHistory(msgspec.Struct, frozen=True):
    """What happened to a memory, oldest first."""

    lines: tuple[HistoryLine, ...]


class HistoryPage(msgspec.Struct, frozen=True, kw_only=True):
    """What happened, the newest first."""

    lines: tuple[HistoryRecord, ...]
    next: str | None = None


class DeletedReport(msgspec.Struct, frozen=True, kw_only=True):
    """How much was deleted, or would be."""

    memories: int
    sessions: int
    turns: int
    fields: int
    """Of the profile that say nothing any more."""
    state: Literal["erased", "compacting", "would_erase", "nothing_found"]
    """`compacting`: nothing reads it any more; its text leaves the store's file by itself. `would_erase`: nothing went.
    `nothing_found`: there was nothing to erase under this name."""
    dry_run: bool = False
    hint: str | None = None
    """Where nothing was found: under which name something is kept of whom bodies of chats call the same."""


class ClosedReport(msgspec.Struct, frozen=True, kw_only=True):
    """How much was closed, or would be."""

    memories: int
    state: Literal["closed"] = "closed"
    dry_run: bool = False


class UserReport(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody of whom anything is kept."""

    user_id: str | None
    agent_id: str | None
    run_id: str | None
    memories: int
    """0: of her there are sessions, turns, a profile or what is closed."""


class UserList(msgspec.Struct, frozen=True):
    """Of whom anything is kept."""

    results: tuple[UserReport, ...]
    unnamed: int = 0
    """Users beside them of whom there are sessions, or a profile, alone: nothing has their name any more."""
    next: str | None = None
    """`after` of the next page; none: this is the last."""


EntityType = Literal["user", "agent", "run"]


class EntityReport(msgspec.Struct, frozen=True, kw_only=True):
    """A user, an agent or a run of which anything is kept."""

    type: EntityType
    name: str
    memories: int
    """That name it, whatever else they name."""


class EntityList(msgspec.Struct, frozen=True):
    """Of whom and what anything is kept."""

    results: tuple[EntityReport, ...]
    next: str | None = None
    """`after` of the next page; none: this is the last."""


class BatchResult(msgspec.Struct, frozen=True, kw_only=True):
    """What came of one operation."""

    id: str
    ok: bool
    memory: MemoryReport | None = None
    error: str | None = None
    """The code of what went wrong."""
    message: str | None = None


class BatchReport(msgspec.Struct, frozen=True):
    """What came of each, in their order."""

    results: tuple[BatchResult, ...]


# ── As every face shows it ────────────────────────────────────────────────────────────────────────────────────


def report_of(
    memory: Memory,
    doubts: Doubts | None = None,
    *,
    score: float | None = None,
    explained: RecalledMemory | None = None,
) -> MemoryReport:
    """A memory as every face shows it. `doubts`: what puts it in doubt now; None: what last did."""
    return MemoryReport(
        id=memory.id,
        memory=memory.text,
        hash=memory.hash,
        user_id=memory.scope.user,
        agent_id=memory.scope.agent,
        run_id=memory.scope.run,
        session_id=memory.provenance.session,
        project=memory.project,
        type=memory.type,
        source=memory.source,
        pinned=memory.pinned,
        importance=memory.importance,
        tags=memory.given_tags,
        metadata=memory.metadata,
        app_id=memory.app,
        view=view_of(memory),
        why=why_kept(memory),
        mentioned_at=memory.mentioned_at,
        created_at=memory.created_at,
        updated_at=memory.changed_at,
        expires_at=memory.expires_at,
        revision=memory.revision,
        doubt=doubt_of(memory, doubts),
        score=score,
        explained=explained,
    )


def doubt_of(memory: Memory, doubts: Doubts | None) -> DoubtReport | None:
    """What puts a memory in doubt, as every face shows it."""
    doubt = memory.doubt if doubts is None else doubts.of(memory)
    if doubt is None:
        return None
    said = None if doubts is None else doubts.said(doubt)
    return DoubtReport(memory_id=doubt.memory_id, day=doubt.day, memory=said)


def closed_of(page: Sequence[Memory], limit: int) -> ClosedPage:
    """A page of what was closed, as every face shows it."""
    shown = (
        ClosedMemoryReport(
            **msgspec.structs.asdict(report_of(memory)), closed_at=memory.valid_to, closed_for=memory.closed_for
        )
        for memory in page
    )
    return ClosedPage(results=tuple(shown), next=page[-1].id if len(page) == limit else None)


def unread(report: MemoryReport) -> MemoryReport:
    """The same for who may not read: which memory it is, and nothing that tells what it says."""
    return msgspec.structs.replace(
        report,
        memory="",
        hash="",
        doubt=None,
        session_id=None,
        project=None,
        tags=(),
        metadata=dict[str, Any](),
        why="",
    )


def event_of(event: MemoryEvent) -> EventReport:
    """What became of a fact, as every face shows it."""
    return EventReport(
        event=event.event.value,
        id=event.id,
        old_memory=event.old_memory,
        new_memory=event.new_memory,
        reason=event.reason,
    )


def deleted_of(erased: Erased, *, dry_run: bool = False, hint: str | None = None) -> DeletedReport:
    """How much was deleted, as every face shows it."""
    # What was erased before may still be in a file that is being rewritten.
    is_nothing = erased.is_nothing and erased.state == "erased"
    return DeletedReport(
        memories=erased.memories,
        sessions=erased.sessions,
        turns=erased.turns,
        fields=erased.fields,
        state="nothing_found" if is_nothing else "would_erase" if dry_run else erased.state,
        dry_run=dry_run,
        hint=hint,
    )


def state_of(state: DocumentState) -> DocumentReport:
    """A document, as every face shows it."""
    return DocumentReport(id=state.id, memories=tuple(map(report_of, state.memories)), closed=state.closed)


def page_of(page: Sequence[Memory], limit: int, doubts: Doubts) -> MemoryPage:
    """A page, as every face shows it."""
    results = tuple(report_of(memory, doubts) for memory in page)
    return MemoryPage(results=results, next=page[-1].id if len(page) == limit else None)


def found_of(found: Sequence[FoundMemory], query: FindQuery, doubts: Doubts) -> FoundReport:
    """What was found, as every face shows it."""
    return FoundReport(
        tuple(
            report_of(each.memory, doubts, score=each.score, explained=each.explained if query.explain else None)
            for each in found
        )
    )


def users_of(found: Everybody) -> UserList:
    """Of whom anything is kept, as every face shows it."""
    return UserList(
        tuple(
            UserReport(
                user_id=each.scope.user, agent_id=each.scope.agent, run_id=each.scope.run, memories=each.memories
            )
            for each in found.counts
        ),
        found.unnamed,
    )


def entities_of(found: Sequence[ScopeCount]) -> EntityList:
    """Of which users, agents and runs anything is kept, as every face shows it."""
    counts: dict[tuple[EntityType, str], int] = {}
    for each in found:
        named: dict[EntityType, str | None] = {
            "user": each.scope.user,
            "agent": each.scope.agent,
            "run": each.scope.run,
        }
        for kind, name in named.items():
            if name is not None:
                counts[kind, name] = counts.get((kind, name), 0) + each.memories
    told = sorted(counts.items())
    return EntityList(tuple(EntityReport(type=kind, name=name, memories=count) for (kind, name), count in told))
