"""The memory API over HTTP: what is remembered, added, found, changed, closed and deleted. docs/api.md.

    POST   /memory/v1/memories                 add a conversation, a text
    GET    /memory/v1/memories                 list        POST …/query       list with filters
    GET    /memory/v1/memories/search          search      POST …/search      search with filters
    DELETE /memory/v1/memories                 delete all within reach     POST …/close   close them
    GET, PATCH, DELETE /memory/v1/memories/{id}
    POST   …/{id}/close | undo | pin | unpin | review | feedback             GET …/{id}/history
    POST   /memory/v1/memories/batch           several of these at once
    POST   /memory/v1/context                  the blocks for a prompt
    GET    /memory/v1/history                  what happened to all
    GET    /memory/v1/users                    who has memories
    GET    /memory/v1/usage                    how much the tenant keeps, and may keep
    GET    /memory/v1/export · POST /memory/v1/import     all at once, as lines of JSON
    POST   /memory/v1/reset                    delete a whole tenant

Whose they are, a header says as on the chat path, or `user_id`, `agent_id` and `run_id`.
"""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from datetime import UTC, date, datetime
from typing import Annotated, Any, ClassVar, Literal

import msgspec
from litestar import Request, Response, Router, delete, get, patch, post
from litestar.di import NamedDependency, Provide
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import HeaderParameter, JSONBody, PathParameter, QueryParameter
from litestar.response import Stream
from msgspec import Meta

from memory.api import DocumentState, MemoryApi, MemoryPatch, NewDocument, NewMemories, check_new
from memory.ingestion.pipeline import MemoryEvent
from memory.model.errors import InvalidInput, MemoryFault, NotFound
from memory.model.identity import NAME
from memory.model.memory import HistoryRecord, Memory, MemoryType, Source
from memory.model.scope import Reach, Scope
from memory.model.turn import RecalledMemory
from memory.model.types import Clock
from memory.model.where import parse_where
from memory.ports.keys import Role
from memory.ports.memories import Erased, Listing, ScopeCount
from memory.retrieval.searching import FoundMemory, SearchRequest
from memory.turn.quotas import UsageReport
from memory.upkeep.corrections import LONGEST_TEXT, OWN_TAGS
from memory.upkeep.exchange import ImportReport
from memory.upkeep.history import HistoryLine
from memory.upkeep.views import View, view_of, why_kept
from proxy.api.context import ContextBlocks, ContextMaker, ContextRequest
from proxy.api.jobs import ApiJobs, JobReport
from proxy.api.repeats import KEY_CHARS, Repeats
from proxy.api.schema_parts import (
    CURSOR_PATTERN,
    GIVEN_NAME,
    SAID,
    Filters,
    Metadata,
    OwnTags,
    Schema,
    TimeZone,
    either,
)
from proxy.http.errors import ApiError, error_of_memory
from proxy.identity.gate import Caller, Gate

AnyRequest = Request[Any, Any, Any]

MOST_LISTED = 1_000
MOST_FOUND = 1_000
MOST_AT_ONCE = 500
"""Operations of one batch."""

MOST_ASKED = 800
"""Characters of a question in an address: with all of them escaped it fits, beside three names, into
`listener.header_bytes`. A longer one is posted."""

ADD_BYTES = 4 * 1024 * 1024


@dataclass(frozen=True, kw_only=True, slots=True)
class MemoryParts:
    """What these routes need, put together by the composition root."""

    api: MemoryApi
    gate: Gate
    context: ContextMaker
    jobs: ApiJobs
    clock: Clock
    repeats: Repeats = field(default_factory=Repeats)


Needed = NamedDependency[MemoryParts]

# ── What is sent ──────────────────────────────────────────────────────────────────────────────────────────────

NameText = Annotated[str, Meta(min_length=1, max_length=512, extra_json_schema=GIVEN_NAME)]


class Whose(msgspec.Struct, frozen=True, kw_only=True):
    """Whose memories; what is not named stands for any, and the user and the agent of the headers for themselves."""

    user_id: NameText | None = None
    agent_id: NameText | None = None
    run_id: NameText | None = None


class SentMessage(msgspec.Struct, frozen=True, kw_only=True):
    """A message of a conversation; of parts, their texts count."""

    role: str
    content: str | list[dict[str, Any]] | None = None
    name: str | None = None

    @property
    def text(self) -> str:
        """What it says."""
        if self.content is None or isinstance(self.content, str):
            return self.content or ""
        parts = (part.get("text") for part in self.content)
        return "\n".join(part for part in parts if isinstance(part, str))


class NewMemory(Whose, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is to be remembered: `messages`, or a `text` of the user's own."""

    messages: str | list[SentMessage] = ""
    text: str = ""
    infer: bool = True
    """Learn from it, by rules or with the configured model; false: keep each message as it is."""
    session_id: Annotated[str, Meta(max_length=128)] | None = None
    metadata: Metadata = msgspec.field(default_factory=dict[str, Any])
    tags: OwnTags = ()
    project: str | None = None
    prompt: Annotated[str, Meta(max_length=32_768)] = ""
    """A system prompt for the extraction, where a model extracts."""
    filters: Filters = None
    """With which memories it is compared; absent: with all."""
    at: datetime | None = None
    """When it was said; absent: now."""
    expires_at: datetime | None = None
    timezone: TimeZone = "UTC"
    wait: bool = True
    """False: answer at once with a job, and do it then."""
    RULES: ClassVar[Schema] = either("text", "messages")


class DocumentText(Whose, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A text that is context."""

    id: Annotated[str, Meta(extra_json_schema={"pattern": f"^{NAME.pattern}$"})]
    text: Annotated[str, Meta(min_length=1)]
    session_id: Annotated[str, Meta(max_length=128)] | None = None
    type: MemoryType | None = None
    metadata: Metadata = msgspec.field(default_factory=dict[str, Any])
    tags: OwnTags = ()
    project: str | None = None
    timezone: TimeZone = "UTC"


class ListQuery(Whose, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Which memories, a page of them."""

    filters: Filters = None
    types: tuple[MemoryType, ...] = ()
    pinned: bool | None = None
    project: str | None = None
    limit: Annotated[int, Meta(ge=1, le=MOST_LISTED)] = 100
    after: str | None = None
    """The last id of the page before."""


class FindQuery(Whose, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is looked for."""

    query: Annotated[str, Meta(max_length=8_192)]
    filters: Filters = None
    types: tuple[MemoryType, ...] = ()
    project: str | None = None
    as_of: datetime | None = None
    """What was known then."""
    limit: Annotated[int, Meta(ge=1, le=MOST_FOUND)] = 10
    threshold: Annotated[float, Meta(ge=0, le=1)] | None = None
    """The least score."""
    rerank: bool = False
    explain: bool = False
    timezone: TimeZone = "UTC"


class Patch(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What of a memory is to be another; what is absent stays."""

    text: Annotated[str, Meta(extra_json_schema=SAID | {"maxLength": LONGEST_TEXT})] | msgspec.UnsetType = msgspec.UNSET
    metadata: Metadata | msgspec.UnsetType = msgspec.UNSET
    tags: OwnTags | msgspec.UnsetType = msgspec.UNSET
    importance: Annotated[float, Meta(ge=0, le=1)] | msgspec.UnsetType = msgspec.UNSET
    expires_at: datetime | msgspec.UnsetType | None = msgspec.UNSET
    pinned: bool | msgspec.UnsetType = msgspec.UNSET


class Selection(Whose, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is to be closed, or deleted."""

    filters: Filters = None
    dry_run: bool = False
    """Only say how much it is."""


class ReviewDecision(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Whether what waits for a person is so."""

    decision: Literal["accept", "reject"]


class Feedback(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Whether a memory was of use."""

    useful: bool


class BatchOperation(Whose, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One of a batch."""

    op: Literal["update", "close", "undo", "delete", "pin", "unpin"]
    id: str
    revision: int | None = None
    """The memory must still have it."""
    patch: Patch = Patch()
    """Of an update."""
    RULES: ClassVar[Schema] = {
        "if": {"properties": {"op": {"const": "update"}}},
        "else": {"properties": {"patch": {"maxProperties": 0}}},
    }


class Operations(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Operations, done one after the other; each has its own result."""

    operations: Annotated[list[BatchOperation], Meta(min_length=1, max_length=MOST_AT_ONCE)]


# ── What is answered ──────────────────────────────────────────────────────────────────────────────────────────


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
    score: float | None = None
    """Of what was found: 0…1."""
    explained: RecalledMemory | None = None


class MemoryPage(msgspec.Struct, frozen=True, kw_only=True):
    """A page of memories, oldest first."""

    results: tuple[MemoryReport, ...]
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
    deleted: int = 0
    """Memories of what it said before."""


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
    state: Literal["erased", "compacting"]
    """`compacting`: nothing reads it any more; its text leaves the store's file by itself."""
    dry_run: bool = False


class ClosedReport(msgspec.Struct, frozen=True, kw_only=True):
    """How much was closed, or would be."""

    memories: int
    state: Literal["closed"] = "closed"
    dry_run: bool = False


class UserReport(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody who has memories."""

    user_id: str | None
    agent_id: str | None
    run_id: str | None
    memories: int


class UserList(msgspec.Struct, frozen=True):
    """Who has memories."""

    results: tuple[UserReport, ...]


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


def report_of(memory: Memory, *, score: float | None = None, explained: RecalledMemory | None = None) -> MemoryReport:
    """A memory as every face shows it."""
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
        tags=tuple(tag for tag in memory.tags if tag not in OWN_TAGS),
        metadata=memory.metadata,
        view=view_of(memory),
        why=why_kept(memory),
        mentioned_at=memory.mentioned_at,
        created_at=memory.created_at,
        updated_at=memory.updated_at,
        expires_at=memory.expires_at,
        revision=memory.revision,
        score=score,
        explained=explained,
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


def deleted_of(erased: Erased, *, dry_run: bool = False) -> DeletedReport:
    """How much was deleted, as every face shows it."""
    return DeletedReport(
        memories=erased.memories,
        sessions=erased.sessions,
        turns=erased.turns,
        state=erased.state,
        dry_run=dry_run,
    )


# ── Routes ────────────────────────────────────────────────────────────────────────────────────────────────────

MemoryId = Annotated[str, PathParameter(description="A memory's id.")]
UserName = Annotated[str | None, QueryParameter(description="Whose; else as the headers say.", max_length=512)]
AgentName = Annotated[str | None, QueryParameter(description="Only what belongs to this agent.", max_length=512)]
RunName = Annotated[str | None, QueryParameter(description="Only what belongs to this run.", max_length=512)]
IfMatch = Annotated[str | None, HeaderParameter(name="If-Match", description="The revision that was seen, an ETag.")]


IdempotencyKey = Annotated[
    Annotated[str, Meta(min_length=1, max_length=KEY_CHARS)] | None,
    HeaderParameter(name="Idempotency-Key", description="What is sent again under it is done once."),
]


async def _reach(request: AnyRequest, parts: MemoryParts, role: Role, whose: Whose | None = None) -> Reach:
    named = whose or Whose()
    caller: Caller = await parts.gate.caller(request.scope, role=role)
    return caller.reach(user=named.user_id, agent=named.agent_id, run=named.run_id)


async def _owner(request: AnyRequest, parts: MemoryParts, role: Role, whose: Whose) -> Reach:
    """Where a memory is looked for by its id: with the named, or, if nobody is, wherever this caller may look."""
    if whose != Whose():
        return await _reach(request, parts, role, whose)
    caller: Caller = await parts.gate.caller(request.scope, role=role)
    return caller.anywhere()


def _seen(if_match: str | None) -> int | None:
    """The revision that an ETag names. Raises `ApiError`."""
    if if_match is None or if_match.strip() == "*":
        return None
    tag = if_match.strip().removeprefix("W/").strip('"')
    if not tag.isascii() or not tag.isdecimal():
        raise ApiError.of("invalid_input", "If-Match: send the ETag of the memory as it was read.", param="If-Match")
    return int(tag)


def _tagged(memory: Memory) -> Response[MemoryReport]:
    return Response(report_of(memory), headers={"etag": f'"{memory.revision}"'})


@post(
    "/memory/v1/memories",
    status_code=200,
    request_max_body_size=ADD_BYTES,
    summary="Remember a conversation",
    responses={202: ResponseSpec(data_container=JobReport, description="Being done: `wait` was false")},
)
async def add(
    data: JSONBody[NewMemory], request: AnyRequest, parts: Needed, key: IdempotencyKey = None
) -> Response[AddedReport | JobReport]:
    caller = await parts.gate.caller(request.scope, role=Role.WRITE)
    scope = caller.scope(user=data.user_id, agent=data.agent_id, run=data.run_id)
    new = new_memories(data, scope, key=key)

    async def work() -> AddedReport:
        return AddedReport(tuple(map(event_of, await parts.api.add(new))))

    async def begin() -> JobReport:
        return parts.jobs.start(caller.tenant, work)

    body = await request.body()
    if data.wait:
        return Response(await parts.repeats.once(caller.tenant, key, body, work))
    check_new(new, now=parts.clock())
    return Response(await parts.repeats.once(caller.tenant, key, body, begin), status_code=202)


@get("/memory/v1/jobs/{job_id:str}", summary="What came of something that nobody waited for")
async def job(
    job_id: Annotated[str, PathParameter(description="Its id.")], request: AnyRequest, parts: Needed
) -> JobReport:
    caller = await parts.gate.caller(request.scope, role=Role.READ)
    return parts.jobs.report(caller.tenant, job_id)


@post("/memory/v1/documents", status_code=200, request_max_body_size=ADD_BYTES, summary="Remember a document")
async def add_document(
    data: JSONBody[DocumentText], request: AnyRequest, parts: Needed, key: IdempotencyKey = None
) -> DocumentReport:
    caller = await parts.gate.caller(request.scope, role=Role.WRITE)
    scope = caller.scope(user=data.user_id, agent=data.agent_id, run=data.run_id)
    new = document_of(data, scope)

    async def work() -> DocumentReport:
        return state_of(await parts.api.add_document(new))

    return await parts.repeats.once(caller.tenant, key, await request.body(), work)


def document_of(data: DocumentText, scope: Scope) -> NewDocument:
    """A document, as it was sent."""
    return NewDocument(
        id=data.id,
        scope=scope,
        text=data.text,
        session=data.session_id,
        type=data.type,
        timezone=data.timezone,
        metadata=data.metadata,
        tags=data.tags,
        project=data.project,
    )


def state_of(state: DocumentState) -> DocumentReport:
    """A document, as every face shows it."""
    return DocumentReport(id=state.id, memories=tuple(map(report_of, state.memories)), deleted=state.deleted)


@get("/memory/v1/documents", summary="What documents are remembered")
async def documents(
    request: AnyRequest,
    parts: Needed,
    *,
    user_id: UserName = None,
    agent_id: AgentName = None,
    run_id: RunName = None,
) -> DocumentList:
    reach = await _reach(request, parts, Role.READ, Whose(user_id=user_id, agent_id=agent_id, run_id=run_id))
    found = await parts.api.documents(reach)
    return DocumentList(tuple(DocumentCount(id=name, memories=count) for name, count in sorted(found.items())))


DocumentId = Annotated[str, PathParameter(description="The id that it was given.")]


@get("/memory/v1/documents/{document:str}", summary="A document, and the memories that it is")
async def show_document(
    document: DocumentId, request: AnyRequest, parts: Needed, user_id: UserName = None
) -> DocumentReport:
    reach = await _owner(request, parts, Role.READ, Whose(user_id=user_id))
    return DocumentReport(id=document, memories=tuple(map(report_of, await parts.api.document(reach, document))))


@delete("/memory/v1/documents/{document:str}", status_code=200, summary="Delete a document, without a trace")
async def delete_document(
    document: DocumentId, request: AnyRequest, parts: Needed, user_id: UserName = None
) -> DeletedReport:
    reach = await _owner(request, parts, Role.DELETE, Whose(user_id=user_id))
    return deleted_of(await parts.api.delete_document(reach, document))


def new_memories(data: NewMemory, scope: Scope, *, key: str | None = None) -> NewMemories:
    """What is to be remembered, as it was sent. Raises `InvalidInput`."""
    if bool(data.messages) == bool(data.text):
        raise InvalidInput("give either `messages` or `text`")
    told = data.text or data.messages
    messages = (("user", told),) if isinstance(told, str) else tuple((each.role, each.text) for each in told)
    return NewMemories(
        scope=scope,
        messages=messages,
        infer=data.infer,
        session=data.session_id,
        timezone=data.timezone,
        instructions=data.prompt,
        metadata=data.metadata,
        tags=data.tags,
        project=data.project,
        said_at=aware(data.at),
        expires_at=aware(data.expires_at),
        where=parse_where(data.filters),
        key=key,
    )


def aware(at: datetime | None) -> datetime | None:
    """A time that names no zone is in UTC."""
    return at.replace(tzinfo=UTC) if at is not None and at.tzinfo is None else at


@get("/memory/v1/memories", summary="What is remembered, a page of it")
async def list_memories(  # noqa: PLR0913 - each is a parameter of the route
    request: AnyRequest,
    parts: Needed,
    *,
    user_id: UserName = None,
    agent_id: AgentName = None,
    run_id: RunName = None,
    limit: Annotated[int, QueryParameter(ge=1, le=MOST_LISTED)] = 100,
    after: Annotated[str | None, QueryParameter(description="The last id of the page before.")] = None,
    pinned: Annotated[bool | None, QueryParameter(description="Only pinned ones, or only others.")] = None,
    project: Annotated[str | None, QueryParameter(description="Only what belongs to this project.")] = None,
) -> MemoryPage:
    query = ListQuery(
        user_id=user_id,
        agent_id=agent_id,
        run_id=run_id,
        limit=limit,
        after=after,
        pinned=pinned,
        project=project,
    )
    return await _listed(query, request, parts)


@post("/memory/v1/memories/query", status_code=200, summary="What is remembered, with filters")
async def query_memories(data: JSONBody[ListQuery], request: AnyRequest, parts: Needed) -> MemoryPage:
    return await _listed(data, request, parts)


async def _listed(query: ListQuery, request: AnyRequest, parts: MemoryParts) -> MemoryPage:
    page = await parts.api.page(listing_of(query, await _reach(request, parts, Role.READ, query)))
    return page_of(page, query)


def listing_of(query: ListQuery, reach: Reach) -> Listing:
    """What is to be listed, as it was asked. Raises `InvalidInput`."""
    return Listing(
        reach=reach,
        where=parse_where(query.filters),
        types=tuple(map(str, query.types)),
        pinned=query.pinned,
        project=query.project,
        limit=query.limit,
        after=query.after,
    )


def page_of(page: Sequence[Memory], query: ListQuery) -> MemoryPage:
    """A page, as every face shows it."""
    return MemoryPage(results=tuple(map(report_of, page)), next=page[-1].id if len(page) == query.limit else None)


@get("/memory/v1/memories/search", summary="What is known that bears on a question")
async def search_memories(
    request: AnyRequest,
    parts: Needed,
    *,
    q: Annotated[str, QueryParameter(description="The question.", max_length=MOST_ASKED)],
    user_id: UserName = None,
    agent_id: AgentName = None,
    run_id: RunName = None,
    limit: Annotated[int, QueryParameter(ge=1, le=MOST_FOUND)] = 10,
    threshold: Annotated[float | None, QueryParameter(ge=0, le=1, description="The least score.")] = None,
) -> FoundReport:
    query = FindQuery(query=q, user_id=user_id, agent_id=agent_id, run_id=run_id, limit=limit, threshold=threshold)
    return await _found(query, request, parts)


@post("/memory/v1/memories/search", status_code=200, summary="What is known that bears on a question, with filters")
async def find_memories(data: JSONBody[FindQuery], request: AnyRequest, parts: Needed) -> FoundReport:
    return await _found(data, request, parts)


async def _found(query: FindQuery, request: AnyRequest, parts: MemoryParts) -> FoundReport:
    asked = search_of(query, await _reach(request, parts, Role.READ, query))
    return found_of(await parts.api.search(asked, timezone=query.timezone), query)


def search_of(query: FindQuery, reach: Reach) -> SearchRequest:
    """What is to be searched for, as it was asked. Raises `InvalidInput`."""
    return SearchRequest(
        reach=reach,
        text=query.query,
        where=parse_where(query.filters),
        types=query.types,
        project=query.project,
        as_of=aware(query.as_of),
        limit=query.limit,
        threshold=query.threshold,
        rerank=query.rerank,
    )


def found_of(found: Sequence[FoundMemory], query: FindQuery) -> FoundReport:
    """What was found, as every face shows it."""
    return FoundReport(
        tuple(
            report_of(each.memory, score=each.score, explained=each.explained if query.explain else None)
            for each in found
        )
    )


@post("/memory/v1/memories/close", status_code=200, summary="Close all within reach: `undo` reopens each")
async def close_memories(data: JSONBody[Selection], request: AnyRequest, parts: Needed) -> ClosedReport:
    reach = await _reach(request, parts, Role.WRITE, data)
    closed = await parts.api.close_all(reach, where=parse_where(data.filters), dry_run=data.dry_run)
    return ClosedReport(memories=closed, dry_run=data.dry_run)


@delete("/memory/v1/memories", status_code=200, summary="Delete all within reach, without a trace")
async def delete_memories(
    request: AnyRequest,
    parts: Needed,
    *,
    user_id: UserName = None,
    agent_id: AgentName = None,
    run_id: RunName = None,
    filters: Annotated[str | None, QueryParameter(description="Filters, as JSON.")] = None,
    dry_run: Annotated[bool, QueryParameter(description="Only say how much it is.")] = False,
) -> DeletedReport:
    whose = Whose(user_id=user_id, agent_id=agent_id, run_id=run_id)
    reach = await _reach(request, parts, Role.DELETE, whose)
    erased = await parts.api.delete_all(reach, where=parse_where(decoded(filters)), dry_run=dry_run)
    return deleted_of(erased, dry_run=dry_run)


def decoded(filters: str | None) -> object:
    """Filters that stand in a query. Raises `InvalidInput`."""
    try:
        return None if filters is None else msgspec.json.decode(filters)
    except (msgspec.DecodeError, RecursionError):
        raise InvalidInput("filters: not JSON") from None


@get("/memory/v1/memories/{memory_id:str}", summary="One memory")
async def show(
    memory_id: MemoryId,
    request: AnyRequest,
    parts: Needed,
    user_id: UserName = None,
    agent_id: AgentName = None,
    run_id: RunName = None,
) -> Response[MemoryReport]:
    whose = Whose(user_id=user_id, agent_id=agent_id, run_id=run_id)
    memory = await parts.api.get(await _owner(request, parts, Role.READ, whose), memory_id)
    if memory is None:
        raise NotFound(f"there is no memory {memory_id} here")
    return _tagged(memory)


@patch("/memory/v1/memories/{memory_id:str}", summary="Change a memory")
async def change(
    memory_id: MemoryId,
    data: JSONBody[Patch],
    request: AnyRequest,
    parts: Needed,
    user_id: UserName = None,
    if_match: IfMatch = None,
) -> Response[MemoryReport]:
    reach = await _owner(request, parts, Role.WRITE, Whose(user_id=user_id))
    return _tagged(await parts.api.update(reach, memory_id, patch_of(data), seen=_seen(if_match)))


def patch_of(data: Patch) -> MemoryPatch:
    """What of a memory is to be another, as it was sent."""
    fields = msgspec.structs.asdict(data)
    if isinstance(data.expires_at, datetime):
        fields["expires_at"] = aware(data.expires_at)
    return MemoryPatch(**fields)


@delete("/memory/v1/memories/{memory_id:str}", status_code=200, summary="Delete a memory, without a trace")
async def delete_memory(
    memory_id: MemoryId, request: AnyRequest, parts: Needed, user_id: UserName = None
) -> DeletedReport:
    reach = await _owner(request, parts, Role.DELETE, Whose(user_id=user_id))
    return deleted_of(await parts.api.delete(reach, memory_id))


@post("/memory/v1/memories/{memory_id:str}/close", status_code=200, summary="Close a memory: `undo` reopens it")
async def close(
    memory_id: MemoryId, request: AnyRequest, parts: Needed, user_id: UserName = None, if_match: IfMatch = None
) -> MemoryReport:
    reach = await _owner(request, parts, Role.WRITE, Whose(user_id=user_id))
    return report_of(await parts.api.close(reach, memory_id, seen=_seen(if_match)))


@post("/memory/v1/memories/{memory_id:str}/undo", status_code=200, summary="Take back its last change")
async def undo(
    memory_id: MemoryId, request: AnyRequest, parts: Needed, user_id: UserName = None
) -> Response[MemoryReport]:
    reach = await _owner(request, parts, Role.WRITE, Whose(user_id=user_id))
    return _tagged((await parts.api.undo(reach, memory_id)).memory)


@post("/memory/v1/memories/{memory_id:str}/pin", status_code=200, summary="Put a memory into every prompt")
async def pin(
    memory_id: MemoryId, request: AnyRequest, parts: Needed, user_id: UserName = None, if_match: IfMatch = None
) -> Response[MemoryReport]:
    reach = await _owner(request, parts, Role.WRITE, Whose(user_id=user_id))
    return _tagged(await parts.api.update(reach, memory_id, MemoryPatch(pinned=True), seen=_seen(if_match)))


@post("/memory/v1/memories/{memory_id:str}/unpin", status_code=200, summary="Let a memory compete with the others")
async def unpin(
    memory_id: MemoryId, request: AnyRequest, parts: Needed, user_id: UserName = None, if_match: IfMatch = None
) -> Response[MemoryReport]:
    reach = await _owner(request, parts, Role.WRITE, Whose(user_id=user_id))
    return _tagged(await parts.api.update(reach, memory_id, MemoryPatch(pinned=False), seen=_seen(if_match)))


@post("/memory/v1/memories/{memory_id:str}/review", status_code=200, summary="Accept or reject what waits for a person")
async def review(
    memory_id: MemoryId, data: JSONBody[ReviewDecision], request: AnyRequest, parts: Needed, user_id: UserName = None
) -> MemoryReport:
    reach = await _owner(request, parts, Role.WRITE, Whose(user_id=user_id))
    return report_of(await parts.api.review(reach, memory_id, accept=data.decision == "accept"))


@post("/memory/v1/memories/{memory_id:str}/feedback", status_code=200, summary="Say whether a memory was of use")
async def feedback(
    memory_id: MemoryId, data: JSONBody[Feedback], request: AnyRequest, parts: Needed, user_id: UserName = None
) -> Response[MemoryReport]:
    reach = await _owner(request, parts, Role.WRITE, Whose(user_id=user_id))
    return _tagged(await parts.api.feedback(reach, memory_id, useful=data.useful))


@get("/memory/v1/memories/{memory_id:str}/history", summary="Who changed a memory, when and why")
async def show_history(
    memory_id: MemoryId, request: AnyRequest, parts: Needed, user_id: UserName = None
) -> MemoryHistory:
    reach = await _owner(request, parts, Role.READ, Whose(user_id=user_id))
    return MemoryHistory(await parts.api.history(reach, memory_id))


@get("/memory/v1/history", summary="What happened to all memories, the newest first")
async def all_history(
    request: AnyRequest,
    parts: Needed,
    *,
    user_id: UserName = None,
    agent_id: AgentName = None,
    run_id: RunName = None,
    limit: Annotated[int, QueryParameter(ge=1, le=MOST_LISTED)] = 100,
    after: Annotated[
        str | None, QueryParameter(description="`next` of the page before.", pattern=CURSOR_PATTERN)
    ] = None,
) -> HistoryPage:
    reach = await _reach(request, parts, Role.READ, Whose(user_id=user_id, agent_id=agent_id, run_id=run_id))
    lines = await parts.api.events(reach, after=after, limit=limit)
    return HistoryPage(lines=lines, next=lines[-1].cursor if len(lines) == limit else None)


@post("/memory/v1/context", status_code=200, request_max_body_size=ADD_BYTES, summary="The blocks for a prompt")
async def make_context(data: JSONBody[ContextRequest], request: AnyRequest, parts: Needed) -> ContextBlocks:
    caller = await parts.gate.caller(request.scope, role=Role.READ)
    scope = caller.scope(user=data.user_id, agent=data.agent_id)
    return await parts.context.blocks(scope, data, upstream=caller.upstream)


@post("/memory/v1/memories/batch", status_code=200, request_max_body_size=ADD_BYTES, summary="Several changes at once")
async def batch(
    data: JSONBody[Operations], request: AnyRequest, parts: Needed, key: IdempotencyKey = None
) -> BatchReport:
    reaches: list[Reach] = []
    for at, each in enumerate(data.operations):  # before anything is done: who may not do one of them does none
        if each.op != "update" and each.patch != Patch():
            raise ApiError.of("invalid_input", "An update alone has a patch.", param=f"operations[{at}].patch")
        role = Role.DELETE if each.op == "delete" else Role.WRITE
        reaches.append(await _reach(request, parts, role, each))

    async def work() -> BatchReport:
        told = zip(data.operations, reaches, strict=True)
        return BatchReport(tuple([await _done(each, reach, parts.api) for each, reach in told]))

    return await parts.repeats.once(reaches[0].tenant, key, await request.body(), work)


async def _done(operation: BatchOperation, reach: Reach, api: MemoryApi) -> BatchResult:
    """What came of one operation of a batch."""
    memory_id, seen = operation.id, operation.revision
    does: dict[str, Callable[[], Awaitable[Memory]]] = {
        "update": lambda: api.update(reach, memory_id, patch_of(operation.patch), seen=seen),
        "pin": lambda: api.update(reach, memory_id, MemoryPatch(pinned=True), seen=seen),
        "unpin": lambda: api.update(reach, memory_id, MemoryPatch(pinned=False), seen=seen),
        "close": lambda: api.close(reach, memory_id, seen=seen),
    }
    try:
        if operation.op == "delete":
            await api.delete(reach, memory_id)
            return BatchResult(id=memory_id, ok=True)
        done = (await api.undo(reach, memory_id)).memory if operation.op == "undo" else await does[operation.op]()
    except MemoryFault as error:
        told = error_of_memory(error)
        return BatchResult(id=memory_id, ok=False, error=told.code, message=told.message)
    return BatchResult(id=memory_id, ok=True, memory=report_of(done))


@get("/memory/v1/users", summary="Who has memories")
async def users(request: AnyRequest, parts: Needed) -> UserList:
    caller = await parts.gate.caller(request.scope, role=Role.ADMIN)
    return users_of(await parts.api.scopes(caller.tenant))


EntityType = Literal["user", "agent", "run"]


class EntityReport(msgspec.Struct, frozen=True, kw_only=True):
    """A user, an agent or a run that has memories."""

    type: EntityType
    name: str
    memories: int
    """That name it, whatever else they name."""


class EntityList(msgspec.Struct, frozen=True):
    """Who and what has memories."""

    results: tuple[EntityReport, ...]


@get("/memory/v1/entities", summary="Which users, agents and runs have memories")
async def entities(request: AnyRequest, parts: Needed) -> EntityList:
    caller = await parts.gate.caller(request.scope, role=Role.ADMIN)
    counts: dict[tuple[EntityType, str], int] = {}
    for each in await parts.api.scopes(caller.tenant):
        named: dict[EntityType, str | None] = {
            "user": each.scope.user,
            "agent": each.scope.agent,
            "run": each.scope.run,
        }
        for kind, name in named.items():
            if name is not None:
                counts[kind, name] = counts.get((kind, name), 0) + each.memories
    found = sorted(counts.items())
    return EntityList(tuple(EntityReport(type=kind, name=name, memories=count) for (kind, name), count in found))


def users_of(found: Sequence[ScopeCount]) -> UserList:
    """Who has memories, as every face shows it."""
    return UserList(
        tuple(
            UserReport(
                user_id=each.scope.user, agent_id=each.scope.agent, run_id=each.scope.run, memories=each.memories
            )
            for each in found
        )
    )


@get(
    "/memory/v1/export",
    media_type="application/x-ndjson",
    summary="All that is remembered within reach, with its history, as lines of JSON",
    responses={200: ResponseSpec(data_container=bytes, media_type="application/x-ndjson", description="The lines")},
)
async def export(
    request: AnyRequest,
    parts: Needed,
    *,
    user_id: UserName = None,
    agent_id: AgentName = None,
    run_id: RunName = None,
) -> Stream:
    """Without a user, and where the credential has none, it is all of the tenant's, for an administrator."""
    caller = await parts.gate.caller(request.scope, role=Role.EXPORT)
    reach = _whole(caller, Whose(user_id=user_id, agent_id=agent_id, run_id=run_id))
    return Stream(parts.api.export(reach), media_type="application/x-ndjson")


@post("/memory/v1/import", status_code=200, request_max_body_size=None, summary="Read in what was exported")
async def restore(request: AnyRequest, parts: Needed, user_id: UserName = None) -> ImportReport:
    """Lines as `export` gives them. What is there stays as it is; what stood before a line that is refused stays."""
    caller = await parts.gate.caller(request.scope, role=Role.WRITE)
    return await parts.api.restore(_whole(caller, Whose(user_id=user_id)), request.stream())


def _whole(caller: Caller, whose: Whose) -> Reach:
    """What is meant where nobody may be named: all that the caller may name. Raises `ApiError`."""
    if whose != Whose() or caller.user is not None or caller.principal.users:
        return caller.reach(user=whose.user_id, agent=whose.agent_id, run=whose.run_id)
    caller.check(Role.ADMIN)
    return Reach(caller.tenant)


@get("/memory/v1/usage", summary="How much the tenant keeps, and how much it may")
async def usage(request: AnyRequest, parts: Needed) -> UsageReport:
    caller = await parts.gate.caller(request.scope, role=Role.ADMIN)
    return await parts.api.usage(caller.tenant)


@post("/memory/v1/reset", status_code=200, summary="Delete everything of the tenant, without a trace")
async def reset(request: AnyRequest, parts: Needed) -> DeletedReport:
    caller = await parts.gate.caller(request.scope, role=Role.ADMIN)
    return deleted_of(await parts.api.delete_all(Reach(caller.tenant)))


def memories_router(parts: MemoryParts) -> Router:
    """All of these routes, for the application to register."""
    return Router(
        "/",
        route_handlers=[
            add,
            job,
            add_document,
            documents,
            show_document,
            delete_document,
            list_memories,
            query_memories,
            search_memories,
            find_memories,
            close_memories,
            delete_memories,
            show,
            change,
            delete_memory,
            close,
            undo,
            pin,
            unpin,
            review,
            feedback,
            show_history,
            all_history,
            make_context,
            batch,
            users,
            entities,
            usage,
            export,
            restore,
            reset,
        ],
        dependencies={"parts": Provide(lambda: parts, sync_to_thread=False)},
    )
