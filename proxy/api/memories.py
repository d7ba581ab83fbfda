"""The memory API over HTTP: what is remembered, added, found, changed, closed and deleted. docs/api.md.

    POST   /memory/v1/memories                 add a conversation, a text
    GET    /memory/v1/memories                 list        POST …/query       list with filters
    GET    /memory/v1/memories/search          search      POST …/search      search with filters
    GET    /memory/v1/memories/review          what waits for a person     GET …/closed       what was closed
    DELETE /memory/v1/memories                 delete all within reach     POST …/close   close them
    GET, PATCH, DELETE /memory/v1/memories/{id}
    POST   …/{id}/close | undo | pin | unpin | review | feedback             GET …/{id}/history
    POST   /memory/v1/context                  the blocks for a prompt
    GET    /memory/v1/history                  what happened to all

Whose they are, a header says as on the chat path, or `user_id`, `agent_id` and `run_id`. The others
stand in `batch.py`, `documents.py` and `tenant.py`, what is sent in `bodies.py`, what is answered in `reports.py`.
"""

from typing import Annotated

from litestar import Response, Router, delete, get, patch, post
from litestar.di import Provide
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, PathParameter, QueryParameter

from memory.api import MemoryPatch
from memory.model.errors import NotFound
from memory.model.where import parse_where
from memory.ports.keys import Role
from memory.store.pages import PageAsked
from proxy.api import retelling
from proxy.api.asking import (
    ADD_BYTES,
    AgentName,
    AnyRequest,
    IdempotencyKey,
    IfMatch,
    MemoryId,
    MemoryParts,
    Needed,
    RunName,
    UserName,
    changer_of_one,
    named,
    named_otherwise,
    once,
    one_named,
    reach_named,
    reach_of_one,
    seen_revision,
    tagged,
    tell_erased,
)
from proxy.api.batch import batch
from proxy.api.bodies import (
    MOST_FOUND,
    MOST_LISTED,
    Feedback,
    FindQuery,
    ListQuery,
    NewMemory,
    Patch,
    ReviewDecision,
    Selection,
    Whose,
    decoded,
    listing_of,
    new_memories,
    patch_of,
    search_of,
)
from proxy.api.context import ContextBlocks, ContextRequest
from proxy.api.documents import add_document, delete_document, documents, show_document
from proxy.api.jobs import JobReport
from proxy.api.repeats import WHOLE
from proxy.api.reports import (
    AddedReport,
    ClosedPage,
    ClosedReport,
    DeletedReport,
    FoundReport,
    HistoryPage,
    MemoryHistory,
    MemoryPage,
    MemoryReport,
    closed_of,
    event_of,
    found_of,
    page_of,
    report_of,
)
from proxy.api.schema_parts import (
    CURSOR_PATTERN,
)
from proxy.api.tenant import entities, export, reset, restore, usage, users

PageLimit = Annotated[int, QueryParameter(ge=1, le=MOST_LISTED)]
PageAfter = Annotated[str | None, QueryParameter(description="The last id of the page before.")]
FiltersText = Annotated[str | None, QueryParameter(description="Filters, as JSON.")]

MOST_ASKED = 800
"""Characters of a question in an address: with all of them escaped it fits, beside three names, into
`listener.header_bytes`. A longer one is posted."""


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
    new = new_memories(data, scope, key=key, is_waited_for=data.wait)

    async def work() -> AddedReport:
        return AddedReport(tuple(map(event_of, await parts.api.add(new))))

    again = retelling.added(parts.api, scope)

    async def begin() -> JobReport:
        return parts.jobs.start(scope, work, again)

    body = await request.body()
    if data.wait:
        done = await parts.repeats.once(scope, key, body, work, again)
        return Response(done if caller.reads else AddedReport(()))  # that a fact is known tells what is known
    await parts.api.check(new)
    return Response(await parts.repeats.once(scope, key, body, begin, WHOLE), status_code=202)


@get("/memory/v1/jobs/{job_id:str}", summary="What came of something that nobody waited for")
async def job(
    job_id: Annotated[str, PathParameter(description="Its id.")], request: AnyRequest, parts: Needed
) -> JobReport:
    caller = await parts.gate.caller(request.scope, role=Role.READ)
    return await parts.jobs.report(caller.anywhere(), job_id)


@get("/memory/v1/memories", summary="What is remembered, a page of it")
async def list_memories(  # noqa: PLR0913 - each is a parameter of the route
    request: AnyRequest,
    parts: Needed,
    *,
    user_id: UserName = None,
    agent_id: AgentName = None,
    run_id: RunName = None,
    limit: PageLimit = 100,
    after: PageAfter = None,
    pinned: Annotated[bool | None, QueryParameter(description="Only pinned ones, or only others.")] = None,
    project: Annotated[
        str | None, QueryParameter(description="Only what belongs to this project.", min_length=1)
    ] = None,
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
    reach = await reach_named(request, parts, Role.READ, query)
    page = await parts.api.page(listing_of(query, reach))
    return page_of(page, query.limit, await parts.api.doubts(reach, page))


@get("/memory/v1/memories/review", summary="What waits for a person, a page of it")
async def list_review(
    request: AnyRequest,
    parts: Needed,
    *,
    user_id: UserName = None,
    agent_id: AgentName = None,
    run_id: RunName = None,
    limit: PageLimit = 100,
    after: PageAfter = None,
    filters: FiltersText = None,
) -> MemoryPage:
    """What gives orders to a model, what was inferred, and what may have changed, oldest first."""
    whose = Whose(user_id=user_id, agent_id=agent_id, run_id=run_id)
    reach = await reach_named(request, parts, Role.READ, whose)
    page = await parts.api.for_review(reach, page=PageAsked(limit, after, parse_where(decoded(filters))))
    return page_of(page, limit, await parts.api.doubts(reach, page))


@get("/memory/v1/memories/closed", summary="What was closed, a page of it")
async def list_closed(
    request: AnyRequest,
    parts: Needed,
    *,
    user_id: UserName = None,
    agent_id: AgentName = None,
    run_id: RunName = None,
    limit: PageLimit = 100,
    after: PageAfter = None,
    filters: FiltersText = None,
) -> ClosedPage:
    """Each as it was last, with when it was closed and why, oldest first."""
    whose = Whose(user_id=user_id, agent_id=agent_id, run_id=run_id)
    reach = await reach_named(request, parts, Role.READ, whose)
    page = await parts.api.closed(reach, page=PageAsked(limit, after, parse_where(decoded(filters))))
    return closed_of(page, limit)


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
    reach = await reach_named(request, parts, Role.READ, query)
    found = await parts.api.search(search_of(query, reach), timezone=query.timezone)
    return found_of(found, query, await parts.api.doubts(reach, [each.memory for each in found]))


@post("/memory/v1/memories/close", status_code=200, summary="Close all within reach: `undo` reopens each")
async def close_memories(data: JSONBody[Selection], request: AnyRequest, parts: Needed) -> ClosedReport:
    looks = data.dry_run or data.filters is not None
    caller, reach = await named(request, parts, Role.WRITE, data, looks=looks)
    closed = await parts.api.close_all(reach, where=parse_where(data.filters), dry_run=data.dry_run)
    if not data.dry_run:
        caller.did("closed", reach, memories=closed)
    return ClosedReport(memories=closed if caller.reads else 0, dry_run=data.dry_run)


@delete("/memory/v1/memories", status_code=200, summary="Delete all within reach, without a trace")
async def delete_memories(
    request: AnyRequest,
    parts: Needed,
    *,
    user_id: UserName = None,
    agent_id: AgentName = None,
    run_id: RunName = None,
    filters: FiltersText = None,
    dry_run: Annotated[bool, QueryParameter(description="Only say how much it is.")] = False,
) -> DeletedReport:
    whose = Whose(user_id=user_id, agent_id=agent_id, run_id=run_id)
    caller, reach = await named(request, parts, Role.DELETE, whose, looks=dry_run or filters is not None)
    erased = await parts.api.delete_all(reach, where=parse_where(decoded(filters)), dry_run=dry_run)
    hint = await named_otherwise(caller, parts, reach) if erased.is_nothing else None
    return tell_erased(caller, reach, erased, dry_run=dry_run, hint=hint)


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
    reach = await reach_of_one(request, parts, Role.READ, whose)
    memory = await parts.api.get(reach, memory_id)
    if memory is None:
        raise NotFound(f"there is no memory {memory_id} here")
    return tagged(report_of(memory, await parts.api.doubts(reach, [memory])))


@patch("/memory/v1/memories/{memory_id:str}", summary="Change a memory")
async def change(
    memory_id: MemoryId,
    data: JSONBody[Patch],
    request: AnyRequest,
    parts: Needed,
    user_id: UserName = None,
    if_match: IfMatch = None,
) -> Response[MemoryReport]:
    changer = await changer_of_one(request, parts, user_id)
    return changer.tagged(
        await parts.api.update(changer.reach, memory_id, patch_of(data), seen=seen_revision(if_match))
    )


@delete("/memory/v1/memories/{memory_id:str}", status_code=200, summary="Delete a memory, without a trace")
async def delete_memory(
    memory_id: MemoryId, request: AnyRequest, parts: Needed, user_id: UserName = None
) -> DeletedReport:
    caller, reach = await one_named(request, parts, Role.DELETE, Whose(user_id=user_id))
    return tell_erased(caller, reach, await parts.api.delete(reach, memory_id))


@post("/memory/v1/memories/{memory_id:str}/close", status_code=200, summary="Close a memory: `undo` reopens it")
async def close(
    memory_id: MemoryId,
    request: AnyRequest,
    parts: Needed,
    *,
    user_id: UserName = None,
    if_match: IfMatch = None,
    key: IdempotencyKey = None,
) -> MemoryReport:
    changer = await changer_of_one(request, parts, user_id)
    seen = seen_revision(if_match)

    async def close_it() -> MemoryReport:
        return changer.told(await parts.api.close(changer.reach, memory_id, seen=seen))

    return await once(request, parts.repeats, changer.reach, key, close_it, retelling.one_memory(parts.api, changer))


@post("/memory/v1/memories/{memory_id:str}/undo", status_code=200, summary="Take back its last change")
async def undo(
    memory_id: MemoryId,
    request: AnyRequest,
    parts: Needed,
    user_id: UserName = None,
    key: IdempotencyKey = None,
) -> Response[MemoryReport]:
    changer = await changer_of_one(request, parts, user_id)

    async def undo_it() -> MemoryReport:
        return changer.told((await parts.api.undo(changer.reach, memory_id)).memory)

    again = retelling.one_memory(parts.api, changer)
    return tagged(await once(request, parts.repeats, changer.reach, key, undo_it, again))


@post("/memory/v1/memories/{memory_id:str}/pin", status_code=200, summary="Put a memory into every prompt")
async def pin(
    memory_id: MemoryId, request: AnyRequest, parts: Needed, user_id: UserName = None, if_match: IfMatch = None
) -> Response[MemoryReport]:
    changer = await changer_of_one(request, parts, user_id)
    return changer.tagged(
        await parts.api.update(changer.reach, memory_id, MemoryPatch(pinned=True), seen=seen_revision(if_match))
    )


@post("/memory/v1/memories/{memory_id:str}/unpin", status_code=200, summary="Let a memory compete with the others")
async def unpin(
    memory_id: MemoryId, request: AnyRequest, parts: Needed, user_id: UserName = None, if_match: IfMatch = None
) -> Response[MemoryReport]:
    changer = await changer_of_one(request, parts, user_id)
    return changer.tagged(
        await parts.api.update(changer.reach, memory_id, MemoryPatch(pinned=False), seen=seen_revision(if_match))
    )


@post("/memory/v1/memories/{memory_id:str}/review", status_code=200, summary="Accept or reject what waits for a person")
async def review(
    memory_id: MemoryId,
    data: JSONBody[ReviewDecision],
    request: AnyRequest,
    parts: Needed,
    *,
    user_id: UserName = None,
    key: IdempotencyKey = None,
) -> MemoryReport:
    changer, accept = await changer_of_one(request, parts, user_id), data.decision == "accept"

    async def decide() -> MemoryReport:
        return changer.told(await parts.api.review(changer.reach, memory_id, accept=accept))

    return await once(request, parts.repeats, changer.reach, key, decide, retelling.one_memory(parts.api, changer))


@post("/memory/v1/memories/{memory_id:str}/feedback", status_code=200, summary="Say whether a memory was of use")
async def feedback(
    memory_id: MemoryId,
    data: JSONBody[Feedback],
    request: AnyRequest,
    parts: Needed,
    *,
    user_id: UserName = None,
    key: IdempotencyKey = None,
) -> Response[MemoryReport]:
    changer = await changer_of_one(request, parts, user_id)

    async def rate() -> MemoryReport:
        return changer.told(await parts.api.feedback(changer.reach, memory_id, useful=data.useful))

    again = retelling.one_memory(parts.api, changer)
    return tagged(await once(request, parts.repeats, changer.reach, key, rate, again))


@get("/memory/v1/memories/{memory_id:str}/history", summary="Who changed a memory, when and why")
async def show_history(
    memory_id: MemoryId, request: AnyRequest, parts: Needed, user_id: UserName = None
) -> MemoryHistory:
    reach = await reach_of_one(request, parts, Role.READ, Whose(user_id=user_id))
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
        str | None, QueryParameter(description="`next` of the page before.", schema_extra={"pattern": CURSOR_PATTERN})
    ] = None,
) -> HistoryPage:
    reach = await reach_named(request, parts, Role.READ, Whose(user_id=user_id, agent_id=agent_id, run_id=run_id))
    lines = await parts.api.events(reach, after=after, limit=limit)
    return HistoryPage(lines=lines, next=lines[-1].cursor if len(lines) == limit else None)


@post("/memory/v1/context", status_code=200, request_max_body_size=ADD_BYTES, summary="The blocks for a prompt")
async def make_context(data: JSONBody[ContextRequest], request: AnyRequest, parts: Needed) -> ContextBlocks:
    caller = await parts.gate.caller(request.scope, role=Role.READ)
    scope = caller.chatting(user=data.user_id, agent=data.agent_id)
    return await parts.context.blocks(scope, data, upstream=caller.upstream)


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
            list_review,
            list_closed,
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
