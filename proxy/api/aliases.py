"""The memory API under the names that clients of mem0 know: theirs work with their `host` changed. docs/api.md.

    POST /v1/memories/ · GET /v1/memories/ · GET /v1/memories/search/ · DELETE /v1/memories/
    GET, PUT, DELETE /v1/memories/{id}/ · GET /v1/memories/{id}/history/ · POST /v1/reset/
    POST /v1/entities/ · GET /v1/entities/ · GET /v1/entities/{name}/relations/ · DELETE /v2/entities/{type}/{name}/
    POST /v3/memories/add/ · POST /v3/memories/ · POST /v3/memories/search/
    GET /v1/ping/ · PUT, DELETE /v1/batch/ · POST /v1/feedback/

*Delete* here closes, as these clients read the history afterwards: gone from every read and prompt, deleted for good
after `retention.trash_days`. `DELETE /memory/v1/…` deletes at once.
"""

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Annotated, Any, Literal, NamedTuple

import msgspec
from litestar import Router, delete, get, post, put
from litestar.di import Provide
from litestar.params import JSONBody, PathParameter, QueryParameter

from memory.api import MemoryPatch
from memory.ingestion.report import MemoryEvent
from memory.model.errors import InvalidInput, NotFound
from memory.model.memory import APP, Memory
from memory.model.scope import ANY, Reach, Scope
from memory.ports.keys import Role
from memory.ports.memories import Listing
from memory.retrieval.searching import SearchRequest
from memory.upkeep.doubts import Doubts
from memory.upkeep.history import HistoryLine
from proxy.api.alias_bodies import (
    PASSED_ALONG,
    PROJECT,
    AddedMessages,
    FromClient,
    Opinion,
    OwnedBy,
    PageOfOwner,
    Rewritten,
    Several,
    SoughtText,
    app_of,
    check_only_names,
    end_of_day,
    of_app,
    owners_of,
    where_of,
)
from proxy.api.asking import (
    ADD_BYTES,
    BESIDE,
    AgentName,
    AnyRequest,
    Changer,
    MemoryId,
    MemoryParts,
    Needed,
    RunName,
    UserName,
    named_otherwise,
)
from proxy.api.bodies import MOST_FOUND, MOST_LISTED, NewMemory, SentMessage, Whose, decoded, new_memories
from proxy.api.memories import MOST_ASKED
from proxy.api.reports import doubt_of, entities_of
from proxy.api.schema_parts import NAME_PATTERN
from proxy.api.tenant import check_names_nobody
from proxy.http.errors import ApiError
from proxy.identity.gate import Caller

Json = dict[str, Any]

PAGE = 100
"""Memories of a page, where nobody says how many."""

AppName = Annotated[str | None, QueryParameter(description="Only what belongs to this application.", max_length=512)]


# ── Whose ─────────────────────────────────────────────────────────────────────────────────────────────────────


async def _caller(request: AnyRequest, parts: MemoryParts, role: Role, sent: FromClient | None = None) -> Caller:
    """Whoever asks. Raises `ApiError` for a project that is not theirs, in the body that was `sent` or the address."""
    caller: Caller = await parts.gate.caller(request.scope, role=role)
    for told in (sent.project_id if sent else None, request.query_params.get(PROJECT)):
        if told not in (None, caller.tenant):
            raise ApiError.of("scope_forbidden", f"This key is of {caller.tenant!r}, as /v1/ping says.", param=PROJECT)
    return caller


async def _namer(request: AnyRequest, parts: MemoryParts, role: Role, named: OwnedBy) -> Caller:
    """The same where somebody must be named, as these clients know it: on one's own machine, too."""
    caller = await _caller(request, parts, role, named)
    if not caller.principal.local:
        return caller
    return msgspec.structs.replace(caller, principal=msgspec.structs.replace(caller.principal, default_user=None))


async def _reaches(request: AnyRequest, parts: MemoryParts, role: Role, named: OwnedBy) -> list[Reach]:
    """Whose memories are meant: of several users each one's."""
    return _reaches_of(await _namer(request, parts, role, named), named)


def _reaches_of(caller: Caller, named: OwnedBy) -> list[Reach]:
    owners = owners_of(named)
    if owners.users is None and owners.agent is None and owners.run is None and owners.anybody:
        if caller.user is None and not caller.principal.users:
            caller.check(Role.ADMIN)
        return [caller.anywhere()]
    users = [None] if owners.users is None else sorted(owners.users)
    return [caller.reach(user=user, agent=owners.agent, run=owners.run) for user in users]


async def _scope(request: AnyRequest, parts: MemoryParts, data: AddedMessages) -> tuple[Caller, Scope]:
    """Who adds, and to whom that belongs."""
    check_only_names(data.filters)
    caller = await _namer(request, parts, Role.WRITE, data)
    owners = owners_of(data)
    user = next(iter(owners.users or ()), None)
    return caller, caller.scope(user=user, agent=owners.agent, run=owners.run)


async def _one_named(
    request: AnyRequest, parts: MemoryParts, role: Role, whose: Whose, sent: FromClient | None = None
) -> Changer:
    """Who asks, and where a memory is looked for by its id: with the named, else wherever this caller may look."""
    caller = await _caller(request, parts, role, sent)
    if whose == Whose():
        return Changer(caller, caller.anywhere())
    return Changer(caller, caller.reach(user=whose.user_id, agent=whose.agent_id, run=whose.run_id))


# ── What is answered ──────────────────────────────────────────────────────────────────────────────────────────


def item_of(
    memory: Memory,
    doubts: Doubts | None = None,
    score: float | None = None,
    *,
    fields: Sequence[str] | None = None,
) -> Json:
    """A memory as these clients know it, and what puts it in doubt; or of it these `fields`."""
    item: Json = {
        "id": memory.id,
        "memory": memory.text,
        "hash": memory.hash,
        "metadata": {name: value for name, value in memory.metadata.items() if (name, value) != (APP, memory.app)},
        "categories": memory.given_tags,
        "user_id": memory.scope.user,
        "agent_id": memory.scope.agent,
        "run_id": memory.scope.run,
        APP: memory.app,
        "created_at": memory.said_at,
        "updated_at": memory.changed_at,
        "expiration_date": None if memory.expires_at is None else memory.expires_at.date(),
        "doubt": doubt_of(memory, doubts),
    }
    item = item if score is None else item | {"score": score}
    return item if fields is None else {name: value for name, value in item.items() if name in {"id", *fields}}


def event_item(event: MemoryEvent) -> Json:
    """What became of a fact."""
    told: Json = {"event": event.event.value, "id": event.id, "memory": event.new_memory or event.old_memory}
    texts = {"old_memory": event.old_memory, "new_memory": event.new_memory}
    return told | {name: text for name, text in texts.items() if text is not None}


def history_item(line: HistoryLine) -> Json:
    """A line of a history."""
    return {
        "id": line.id,
        "memory_id": line.memory_id,
        "event": line.event.value,
        "old_value": line.old_value,
        "new_value": line.new_value,
        "old_memory": line.old_value,
        "new_memory": line.new_value,
        "timestamp": line.timestamp,
        "created_at": line.timestamp,
        "is_deleted": line.is_deleted,
        "reason": line.reason,
        "sign": line.sign,
    }


def _patch(data: Rewritten) -> MemoryPatch:
    """What of a memory is to be another."""
    fields: Json = {name: value for name in ("text", "metadata") if (value := getattr(data, name)) is not None}
    if data.expiration_date is not msgspec.UNSET:
        fields["expires_at"] = end_of_day(data.expiration_date)
    return MemoryPatch(**fields)


# ── Routes ────────────────────────────────────────────────────────────────────────────────────────────────────


@post(["/v1/memories", "/v3/memories/add"], status_code=200, request_max_body_size=ADD_BYTES, summary="Add memories")
async def add_memories(data: JSONBody[AddedMessages], request: AnyRequest, parts: Needed) -> Json:
    caller, scope = await _scope(request, parts, data)
    messages = [data.messages] if isinstance(data.messages, SentMessage) else data.messages
    app = app_of(data)
    new = NewMemory(
        messages=messages,
        infer=data.infer is not False,
        metadata=data.metadata or {},
        prompt=data.prompt or data.custom_instructions or "",
        at=None if data.timestamp is None else _moment(data.timestamp),
        expires_at=end_of_day(data.expiration_date),
    )
    # What another application was told is not known to this one.
    events = await parts.api.add(msgspec.structs.replace(new_memories(new, scope), app=app, where=of_app(app)))
    return {"results": [event_item(event) for event in events] if caller.reads else []}


def _moment(seconds: int) -> datetime:
    """Raises `InvalidInput` for seconds that are no time."""
    try:
        return datetime.fromtimestamp(seconds, UTC)
    except (ValueError, OverflowError, OSError):
        raise InvalidInput("seconds since 1970", field="timestamp") from None


@get("/v1/memories/search", summary="Search memories")
async def search(  # noqa: PLR0913 - each is a parameter of the route
    request: AnyRequest,
    parts: Needed,
    *,
    q: Annotated[str | None, QueryParameter(max_length=MOST_ASKED)] = None,
    text: Annotated[str | None, QueryParameter(name="query", max_length=MOST_ASKED)] = None,
    user_id: UserName = None,
    agent_id: AgentName = None,
    run_id: RunName = None,
    app_id: AppName = None,
    limit: Annotated[int, QueryParameter(ge=1, le=MOST_FOUND)] = 100,
) -> Json:
    whose = OwnedBy(user_id=user_id, agent_id=agent_id, run_id=run_id, app_id=app_id)
    return await _found(SoughtText(query=q or text or "", limit=limit, **msgspec.structs.asdict(whose)), request, parts)


@post(["/v3/memories/search", "/v2/memories/search", "/v1/memories/search"], status_code=200, summary="Search memories")
async def find(data: JSONBody[SoughtText], request: AnyRequest, parts: Needed) -> Json:
    return await _found(data, request, parts)


async def _found(sought: SoughtText, request: AnyRequest, parts: MemoryParts) -> Json:
    limit, found = sought.top_k or sought.limit or PAGE, list[_FoundWithin]()
    where = where_of(sought)
    for reach in await _reaches(request, parts, Role.READ, sought):
        asked = SearchRequest(
            reach=reach,
            text=sought.query,
            where=where,
            limit=limit,
            threshold=sought.threshold,
            rerank=bool(sought.rerank),
        )
        found += [_FoundWithin(each.memory, reach, each.score) for each in await parts.api.search(asked)]
    found.sort(key=lambda each: each.score or 0.0, reverse=True)
    return {"results": await _items(found[:limit], parts, fields=sought.fields)}


class _FoundWithin(NamedTuple):
    """A memory, and within which reach it was found."""

    memory: Memory
    reach: Reach
    score: float | None = None


async def _items(
    found: Sequence[_FoundWithin], parts: MemoryParts, *, fields: Sequence[str] | None = None
) -> list[Json]:
    """What is told of memories, each with what puts it in doubt."""
    doubts = {
        reach: await parts.api.doubts(reach, [each.memory for each in found if each.reach == reach])
        for reach in dict.fromkeys(each.reach for each in found)
    }
    return [item_of(each.memory, doubts[each.reach], each.score, fields=fields) for each in found]


@get("/v1/memories", summary="All memories within reach")
async def get_all(
    request: AnyRequest,
    parts: Needed,
    *,
    user_id: UserName = None,
    agent_id: AgentName = None,
    run_id: RunName = None,
    app_id: AppName = None,
    limit: Annotated[int, QueryParameter(ge=1, le=MOST_LISTED)] = PAGE,
) -> Json:
    named = OwnedBy(user_id=user_id, agent_id=agent_id, run_id=run_id, app_id=app_id)
    return {"results": await _items((await _listed(named, request, parts))[:limit], parts)}


@post(["/v3/memories", "/v2/memories"], status_code=200, summary="All memories for which filters hold")
async def get_page(
    data: JSONBody[PageOfOwner],
    request: AnyRequest,
    parts: Needed,
    page: Annotated[int | None, QueryParameter(ge=1)] = None,
    page_size: Annotated[int | None, QueryParameter(ge=1, le=MOST_LISTED)] = None,
) -> Json:
    page, size = page or data.page or 1, page_size or data.page_size or data.top_k or PAGE
    found = await _listed(data, request, parts)
    start = (page - 1) * size
    return {
        "count": len(found),
        "next": f"?page={page + 1}&page_size={size}" if start + size < len(found) else None,
        "previous": f"?page={page - 1}&page_size={size}" if page > 1 else None,
        "results": await _items(found[start : start + size], parts, fields=data.fields),
    }


async def _listed(named: OwnedBy, request: AnyRequest, parts: MemoryParts) -> list[_FoundWithin]:
    """All that is meant, oldest first."""
    where, found = where_of(named), list[_FoundWithin]()
    for reach in await _reaches(request, parts, Role.READ, named):
        listing = Listing(reach=reach, where=where, limit=MOST_LISTED)
        found += [_FoundWithin(memory, reach) for memory in await parts.api.all(listing)]
    return sorted(found, key=lambda each: each.memory.id)


@delete("/v1/memories", status_code=200, summary="Close all memories within reach")
async def close_all(
    request: AnyRequest,
    parts: Needed,
    *,
    user_id: UserName = None,
    agent_id: AgentName = None,
    run_id: RunName = None,
    app_id: AppName = None,
    filters: Annotated[str | None, QueryParameter(description="Filters, as JSON.")] = None,
) -> Json:
    named = OwnedBy(user_id=user_id, agent_id=agent_id, run_id=run_id, app_id=app_id, filters=decoded(filters))
    caller = await _namer(request, parts, Role.DELETE, named)
    where, closed = where_of(named), 0
    for reach in _reaches_of(caller, named):
        closed += (count := await parts.api.close_all(reach, where=where))
        caller.did("closed", reach, memories=count)
    return {"message": "Memories deleted successfully!", "count": closed if caller.reads else 0}


@get("/v1/memories/{memory_id:str}", summary="One memory")
async def get_one(
    memory_id: MemoryId,
    request: AnyRequest,
    parts: Needed,
    user_id: UserName = None,
    agent_id: AgentName = None,
    run_id: RunName = None,
) -> Json:
    whose = Whose(user_id=user_id, agent_id=agent_id, run_id=run_id)
    reach = (await _one_named(request, parts, Role.READ, whose)).reach
    memory = await _one(memory_id, reach, parts)
    return item_of(memory, await parts.api.doubts(reach, [memory]))


@put("/v1/memories/{memory_id:str}", summary="Change a memory")
async def update(
    memory_id: MemoryId,
    data: JSONBody[Rewritten],
    request: AnyRequest,
    parts: Needed,
    *,
    user_id: UserName = None,
    agent_id: AgentName = None,
    run_id: RunName = None,
) -> Json:
    whose = Whose(user_id=user_id, agent_id=agent_id, run_id=run_id)
    changer = await _one_named(request, parts, Role.WRITE, whose, data)
    updated = await parts.api.update(changer.reach, memory_id, _patch(data))
    return item_of(updated) if changer.caller.reads else {"id": updated.id, "memory": ""}


@delete("/v1/memories/{memory_id:str}", status_code=200, summary="Close a memory")
async def close_one(
    memory_id: MemoryId,
    request: AnyRequest,
    parts: Needed,
    *,
    user_id: UserName = None,
    agent_id: AgentName = None,
    run_id: RunName = None,
) -> Json:
    whose = Whose(user_id=user_id, agent_id=agent_id, run_id=run_id)
    await parts.api.close((await _one_named(request, parts, Role.DELETE, whose)).reach, memory_id)
    return {"message": "Memory deleted successfully!"}


@get("/v1/memories/{memory_id:str}/history", summary="What happened to a memory")
async def history(
    memory_id: MemoryId,
    request: AnyRequest,
    parts: Needed,
    user_id: UserName = None,
    agent_id: AgentName = None,
    run_id: RunName = None,
) -> list[Json]:
    whose = Whose(user_id=user_id, agent_id=agent_id, run_id=run_id)
    reach = (await _one_named(request, parts, Role.READ, whose)).reach
    return [history_item(line) for line in await parts.api.history(reach, memory_id)]


async def _one(memory_id: str, reach: Reach, parts: MemoryParts) -> Memory:
    memory = await parts.api.get(reach, memory_id)
    if memory is None:
        raise NotFound(f"there is no memory {memory_id} here")
    return memory


@put("/v1/batch", summary="Change several memories")
async def change_several(data: JSONBody[Several], request: AnyRequest, parts: Needed, user_id: UserName = None) -> Json:
    _, reach = await _one_named(request, parts, Role.WRITE, Whose(user_id=user_id), data)
    for each in data.memories:  # one that is unknown changes none
        await _one(each.memory_id, reach, parts)
    for each in data.memories:
        await parts.api.update(reach, each.memory_id, _patch(each))
    return {"message": f"Successfully updated {len(data.memories)} memories"}


@delete("/v1/batch", status_code=200, summary="Close several memories")
async def close_several(data: JSONBody[Several], request: AnyRequest, parts: Needed, user_id: UserName = None) -> Json:
    _, reach = await _one_named(request, parts, Role.DELETE, Whose(user_id=user_id), data)
    for each in data.memories:
        await _one(each.memory_id, reach, parts)
    for each in data.memories:
        await parts.api.close(reach, each.memory_id)
    return {"message": f"Successfully deleted {len(data.memories)} memories"}


@post("/v1/feedback", status_code=200, summary="Say whether a memory was of use")
async def give_feedback(data: JSONBody[Opinion], request: AnyRequest, parts: Needed, user_id: UserName = None) -> Json:
    _, reach = await _one_named(request, parts, Role.WRITE, Whose(user_id=user_id), data)
    useful = None if data.feedback is None else data.feedback == "POSITIVE"
    await parts.api.feedback(reach, data.memory_id, useful=useful)
    return {"message": "Feedback saved", "feedback": data.feedback}


@get("/v1/ping", summary="Whether a key is good")
async def ping(request: AnyRequest, parts: Needed) -> Json:
    caller: Caller = await parts.gate.caller(request.scope, role=Role.READ)
    return {"status": "ok", "org_id": caller.tenant, "project_id": caller.tenant, "user_email": None}


@get("/v1/entities", summary="Who has memories")
async def entities(request: AnyRequest, parts: Needed) -> Json:
    caller = await _caller(request, parts, Role.ADMIN)
    results = [
        {"id": each.name, "name": each.name, "type": each.type, "total_memories": each.memories}
        for each in entities_of((await parts.api.everybody(caller.tenant, closed=False)).counts).results
    ]
    return {"count": len(results), "next": None, "previous": None, "results": results}


@post("/v1/entities", status_code=200, summary="Entities of a graph: none is kept")
async def graph_entities(data: JSONBody[OwnedBy], request: AnyRequest, parts: Needed) -> Json:
    await _reaches(request, parts, Role.READ, data)
    return {"results": []}


@get("/v1/entities/{name:str}/relations", summary="Relations of an entity of a graph: none is kept")
async def graph_relations(
    name: Annotated[str, PathParameter(description="An entity's name.")],
    request: AnyRequest,
    parts: Needed,
    user_id: UserName = None,
    agent_id: AgentName = None,
    run_id: RunName = None,
) -> Json:
    await _one_named(request, parts, Role.READ, Whose(user_id=user_id, agent_id=agent_id, run_id=run_id))
    return {"entity": name, "results": []}


EntityName = Annotated[
    str, PathParameter(description="Its name.", max_length=512, schema_extra={"pattern": NAME_PATTERN})
]


@delete(
    "/v2/entities/{kind:str}/{name:str}", status_code=200, summary="Close all memories of a user, an agent or a run"
)
async def close_entity(
    kind: Annotated[Literal["user", "agent", "run"], PathParameter(description="Whose memories.")],
    name: EntityName,
    request: AnyRequest,
    parts: Needed,
) -> Json:
    caller = await _namer(request, parts, Role.DELETE, OwnedBy())
    reach = caller.reach(**{kind: name})
    caller.did("closed", reach, memories=await parts.api.close_all(reach))
    left = await parts.api.delete_all(reach, dry_run=True)
    told = {"message": f"{kind.capitalize()} deleted successfully!"}
    if left.is_nothing and caller.reads:
        hint = await named_otherwise(caller, parts, reach)
        raise NotFound(f"there is no {kind} {name}{f'; {hint}' if hint else ''}")
    # A client that resets names each of those that it was told, of whom the one before may have had all memories.
    if left.memories:
        note = f"the memories are closed; DELETE /memory/v1/memories?{kind}_id= leaves nothing of them"
        return told | {"note": note} if caller.reads else told
    await parts.api.delete_all(reach)  # what is left cannot be closed
    return told


@post("/v1/reset", status_code=200, summary="Close everything of the tenant")
async def reset(request: AnyRequest, parts: Needed) -> Json:
    caller = await _caller(request, parts, Role.ADMIN)
    check_names_nobody(caller)
    closed = await parts.api.close_all(Reach(caller.tenant, ANY, ANY, ANY))
    caller.did("reset", Reach(caller.tenant), closed=closed)
    return {"message": "All memories deleted", "count": closed if caller.reads else 0}


def aliases_router(parts: MemoryParts) -> Router:
    """All of these routes, for the application to register."""
    return Router(
        "/",
        route_handlers=[
            add_memories,
            search,
            find,
            get_all,
            get_page,
            close_all,
            get_one,
            update,
            close_one,
            history,
            change_several,
            close_several,
            give_feedback,
            ping,
            entities,
            graph_entities,
            graph_relations,
            close_entity,
            reset,
        ],
        dependencies={"parts": Provide(lambda: parts, sync_to_thread=False)},
        opt={BESIDE: PASSED_ALONG},
    )
