"""The memory API under the names that clients of mem0 know: theirs work with their `host` changed. docs/api.md.

    POST /v1/memories/ · GET /v1/memories/ · GET /v1/memories/search/ · DELETE /v1/memories/
    GET, PUT, DELETE /v1/memories/{id}/ · GET /v1/memories/{id}/history/ · POST /v1/reset/
    POST /v1/entities/ · GET /v1/entities/ · GET /v1/entities/{name}/relations/ · DELETE /v2/entities/{type}/{name}/
    POST /v3/memories/add/ · POST /v3/memories/ · POST /v3/memories/search/
    GET /v1/ping/ · PUT, DELETE /v1/batch/ · POST /v1/feedback/

*Delete* here closes, as these clients read the history afterwards: gone from every read and prompt, deleted for good
after `retention.trash_days`. `DELETE /memory/v1/…` deletes at once.
"""

from datetime import UTC, datetime, time
from typing import Annotated, Any, ClassVar, Literal, cast

import msgspec
from litestar import Router, delete, get, post, put
from litestar.di import Provide
from litestar.params import JSONBody, PathParameter, QueryParameter
from msgspec import Meta

from memory.api import MemoryPatch
from memory.ingestion.report import MemoryEvent
from memory.model.errors import InvalidInput, NotFound
from memory.model.memory import Memory
from memory.model.scope import ANY, Reach
from memory.model.where import parse_where
from memory.ports.keys import Role
from memory.ports.memories import Listing
from memory.retrieval.searching import SearchRequest
from memory.upkeep.corrections import LONGEST_TEXT
from memory.upkeep.doubts import Doubts
from memory.upkeep.history import HistoryLine
from proxy.api.asking import (
    ADD_BYTES,
    AgentName,
    AnyRequest,
    MemoryId,
    MemoryParts,
    Needed,
    RunName,
    UserName,
    changer_of_one,
    named_otherwise,
)
from proxy.api.bodies import MOST_AT_ONCE, MOST_FOUND, NameText, NewMemory, SentMessage, new_memories
from proxy.api.memories import MOST_ASKED
from proxy.api.reports import doubt_of, entities_of
from proxy.api.schema_parts import NAME_PATTERN, SAID, Day, Filters, Metadata, Schema
from proxy.api.tenant import check_names_nobody
from proxy.identity.gate import Caller

PAGE = 100
"""Memories of a page, where nobody says how many."""

EVERYBODY = "*"

Json = dict[str, Any]

OWNERS = ("user_id", "agent_id", "run_id")


class OwnedBy(msgspec.Struct, frozen=True, kw_only=True):
    """What every one of these bodies may name; what a newer client sends beside it is not read."""

    user_id: NameText | None = None
    agent_id: NameText | None = None
    run_id: NameText | None = None
    filters: Filters = None


class AddedMessages(OwnedBy, frozen=True, kw_only=True):
    """A conversation."""

    messages: str | SentMessage | list[SentMessage]
    metadata: Metadata | None = None
    infer: bool | None = True
    prompt: str | None = None
    custom_instructions: str | None = None
    timestamp: int | None = None
    """When it was said: seconds since 1970."""
    expiration_date: Day | None = None
    RULES: ClassVar[Schema] = {"allOf": [{"properties": {"messages": {"minLength": 1, "minItems": 1}}}]}


class SoughtText(OwnedBy, frozen=True, kw_only=True):
    """A question."""

    query: Annotated[str, Meta(max_length=8_192)]
    top_k: Annotated[int, Meta(ge=1, le=MOST_FOUND)] | None = None
    limit: Annotated[int, Meta(ge=1, le=MOST_FOUND)] | None = None
    threshold: Annotated[float, Meta(ge=0, le=1)] | None = None
    rerank: bool | None = None


class Rewritten(msgspec.Struct, frozen=True, kw_only=True):
    """What of a memory is to be another."""

    text: Annotated[str, Meta(extra_json_schema=SAID | {"maxLength": LONGEST_TEXT})] | None = None
    metadata: Metadata | None = None
    expiration_date: Day | msgspec.UnsetType | None = msgspec.UNSET


class OfBatch(Rewritten, frozen=True, kw_only=True):
    """A memory of a batch."""

    memory_id: str


class Several(msgspec.Struct, frozen=True, kw_only=True):
    """A batch."""

    memories: Annotated[list[OfBatch], Meta(max_length=MOST_AT_ONCE)]


class Opinion(msgspec.Struct, frozen=True, kw_only=True):
    """Whether a memory was of use."""

    memory_id: str
    feedback: Literal["POSITIVE", "NEGATIVE", "VERY_NEGATIVE"] | None = None


# ── Whose ─────────────────────────────────────────────────────────────────────────────────────────────────────


def owners_in(filters: object) -> dict[str, str]:
    """Whose memories filters ask for, where they say so for all: `{"user_id": "ada"}`, alone or in an outermost AND."""
    if not isinstance(filters, dict):
        return {}
    given = cast("dict[str, object]", filters)
    among = given.get("AND")
    found: dict[str, str] = {}
    for part in (given, *(cast("list[object]", among) if isinstance(among, list) else ())):
        if not isinstance(part, dict):
            continue
        named = cast("dict[str, object]", part)
        field, value = named.get("field"), named.get("value")
        if named.get("operator") == "eq" and field in OWNERS and isinstance(value, str):
            found[cast("str", field)] = value
        found |= {name: value for name in OWNERS if isinstance(value := named.get(name), str)}
    return found


def _told(named: OwnedBy) -> dict[str, str | None]:
    """Whose memories a body asks for, as it names them."""
    parse_where(named.filters)  # what is wrong with them is told, also where they only say whose
    told: dict[str, str | None] = {name: getattr(named, name) for name in OWNERS}
    return told | {name: value for name, value in owners_in(named.filters).items() if told[name] is None}


def _names(named: OwnedBy) -> dict[str, str | None]:
    """The same as arguments; what it names as `*` it names as any."""
    return {name.removesuffix("_id"): None if value == EVERYBODY else value for name, value in _told(named).items()}


async def _caller(request: AnyRequest, parts: MemoryParts, role: Role) -> Caller:
    """Whoever asks; on one's own machine, too, somebody must be named, as these clients know it."""
    caller: Caller = await parts.gate.caller(request.scope, role=role)
    if not caller.principal.local:
        return caller
    return msgspec.structs.replace(caller, principal=msgspec.structs.replace(caller.principal, default_user=None))


async def _reach(request: AnyRequest, parts: MemoryParts, role: Role, named: OwnedBy) -> Reach:
    caller = await _caller(request, parts, role)
    names = _told(named)
    if EVERYBODY not in names.values() or any(name not in (None, EVERYBODY) for name in names.values()):
        return caller.reach(**_names(named))
    if caller.user is None and not caller.principal.users:
        caller.check(Role.ADMIN)
    return caller.anywhere()


# ── What is answered ──────────────────────────────────────────────────────────────────────────────────────────


def item_of(memory: Memory, doubts: Doubts | None = None, score: float | None = None) -> Json:
    """A memory as these clients know it, and what puts it in doubt."""
    item: Json = {
        "id": memory.id,
        "memory": memory.text,
        "hash": memory.hash,
        "metadata": memory.metadata,
        "categories": memory.given_tags,
        "user_id": memory.scope.user,
        "agent_id": memory.scope.agent,
        "run_id": memory.scope.run,
        "created_at": memory.created_at,
        "updated_at": memory.updated_at,
        "expiration_date": None if memory.expires_at is None else memory.expires_at.date(),
        "doubt": doubt_of(memory, doubts),
    }
    return item if score is None else item | {"score": score}


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


def _day(text: str | None) -> datetime | None:
    """The end of a day that is given as YYYY-MM-DD, or a time. Raises `InvalidInput`."""
    if text is None:
        return None
    try:
        at = datetime.fromisoformat(text)
    except ValueError:
        raise InvalidInput("give a day as YYYY-MM-DD", field="expiration_date") from None
    is_day = len(text) == len("2026-01-31")
    at = datetime.combine(at.date(), time.max) if is_day else at
    return at if at.tzinfo else at.replace(tzinfo=UTC)


def _patch(data: Rewritten) -> MemoryPatch:
    fields: Json = {name: value for name in ("text", "metadata") if (value := getattr(data, name)) is not None}
    if data.expiration_date is not msgspec.UNSET:
        fields["expires_at"] = _day(data.expiration_date)
    return MemoryPatch(**fields)


# ── Routes ────────────────────────────────────────────────────────────────────────────────────────────────────


@post(["/v1/memories", "/v3/memories/add"], status_code=200, request_max_body_size=ADD_BYTES, summary="Add memories")
async def add_memories(data: JSONBody[AddedMessages], request: AnyRequest, parts: Needed) -> Json:
    caller = await _caller(request, parts, Role.WRITE)
    scope = caller.scope(**_names(data))
    messages = [data.messages] if isinstance(data.messages, SentMessage) else data.messages
    new = NewMemory(
        messages=messages,
        infer=data.infer is not False,
        metadata=data.metadata or {},
        prompt=data.prompt or data.custom_instructions or "",
        at=None if data.timestamp is None else _moment(data.timestamp),
        expires_at=_day(data.expiration_date),
    )
    events = await parts.api.add(new_memories(new, scope))
    return {"results": [event_item(event) for event in events] if caller.reads else []}


def _moment(seconds: int) -> datetime:
    """Raises `InvalidInput` for seconds that are no time."""
    try:
        return datetime.fromtimestamp(seconds, UTC)
    except (ValueError, OverflowError, OSError):
        raise InvalidInput("seconds since 1970", field="timestamp") from None


@get("/v1/memories/search", summary="Search memories")
async def search(
    request: AnyRequest,
    parts: Needed,
    *,
    q: Annotated[str | None, QueryParameter(max_length=MOST_ASKED)] = None,
    text: Annotated[str | None, QueryParameter(name="query", max_length=MOST_ASKED)] = None,
    user_id: UserName = None,
    agent_id: AgentName = None,
    run_id: RunName = None,
    limit: Annotated[int, QueryParameter(ge=1, le=MOST_FOUND)] = 100,
) -> Json:
    sought = SoughtText(query=q or text or "", user_id=user_id, agent_id=agent_id, run_id=run_id, limit=limit)
    return await _found(sought, request, parts)


@post(["/v3/memories/search", "/v2/memories/search", "/v1/memories/search"], status_code=200, summary="Search memories")
async def find(data: JSONBody[SoughtText], request: AnyRequest, parts: Needed) -> Json:
    return await _found(data, request, parts)


async def _found(sought: SoughtText, request: AnyRequest, parts: MemoryParts) -> Json:
    reach = await _reach(request, parts, Role.READ, sought)
    asked = SearchRequest(
        reach=reach,
        text=sought.query,
        where=parse_where(sought.filters),
        limit=sought.top_k or sought.limit or 100,
        threshold=sought.threshold,
        rerank=bool(sought.rerank),
    )
    found = await parts.api.search(asked)
    doubts = await parts.api.doubts(reach, [each.memory for each in found])
    return {"results": [item_of(each.memory, doubts, each.score) for each in found]}


@get("/v1/memories", summary="All memories within reach")
async def get_all(
    request: AnyRequest,
    parts: Needed,
    *,
    user_id: UserName = None,
    agent_id: AgentName = None,
    run_id: RunName = None,
    limit: Annotated[int, QueryParameter(ge=1, le=1_000)] = 100,
) -> Json:
    named = OwnedBy(user_id=user_id, agent_id=agent_id, run_id=run_id)
    listing = Listing(reach=await _reach(request, parts, Role.READ, named), limit=limit)
    page = await parts.api.page(listing)
    doubts = await parts.api.doubts(listing.reach, page)
    return {"results": [item_of(memory, doubts) for memory in page]}


@post(["/v3/memories", "/v2/memories"], status_code=200, summary="All memories for which filters hold")
async def get_page(
    data: JSONBody[OwnedBy],
    request: AnyRequest,
    parts: Needed,
    page: Annotated[int, QueryParameter(ge=1)] = 1,
    page_size: Annotated[int, QueryParameter(ge=1, le=1_000)] = PAGE,
) -> Json:
    reach = await _reach(request, parts, Role.READ, data)
    found = await parts.api.all(Listing(reach=reach, where=parse_where(data.filters), limit=1_000))
    start = (page - 1) * page_size
    shown = found[start : start + page_size]
    doubts = await parts.api.doubts(reach, shown)
    return {
        "count": len(found),
        "next": f"?page={page + 1}&page_size={page_size}" if start + page_size < len(found) else None,
        "previous": f"?page={page - 1}&page_size={page_size}" if page > 1 else None,
        "results": [item_of(memory, doubts) for memory in shown],
    }


@delete("/v1/memories", status_code=200, summary="Close all memories within reach")
async def close_all(
    request: AnyRequest,
    parts: Needed,
    *,
    user_id: UserName = None,
    agent_id: AgentName = None,
    run_id: RunName = None,
) -> Json:
    named = OwnedBy(user_id=user_id, agent_id=agent_id, run_id=run_id)
    closed = await parts.api.close_all(await _reach(request, parts, Role.DELETE, named))
    return {"message": "Memories deleted successfully!", "count": closed}


@get("/v1/memories/{memory_id:str}", summary="One memory")
async def get_one(memory_id: MemoryId, request: AnyRequest, parts: Needed) -> Json:
    reach = await _anybodys(request, parts, Role.READ)
    memory = await _one(memory_id, reach, parts)
    return item_of(memory, await parts.api.doubts(reach, [memory]))


@put("/v1/memories/{memory_id:str}", summary="Change a memory")
async def update(memory_id: MemoryId, data: JSONBody[Rewritten], request: AnyRequest, parts: Needed) -> Json:
    changer = await changer_of_one(request, parts, None)
    updated = await parts.api.update(changer.reach, memory_id, _patch(data))
    return item_of(updated) if changer.caller.reads else {"id": updated.id, "memory": ""}


@delete("/v1/memories/{memory_id:str}", status_code=200, summary="Close a memory")
async def close_one(memory_id: MemoryId, request: AnyRequest, parts: Needed) -> Json:
    await parts.api.close(await _anybodys(request, parts, Role.DELETE), memory_id)
    return {"message": "Memory deleted successfully!"}


@get("/v1/memories/{memory_id:str}/history", summary="What happened to a memory")
async def history(memory_id: MemoryId, request: AnyRequest, parts: Needed) -> list[Json]:
    reach = await _anybodys(request, parts, Role.READ)
    return [history_item(line) for line in await parts.api.history(reach, memory_id)]


async def _anybodys(request: AnyRequest, parts: MemoryParts, role: Role) -> Reach:
    """Where one memory is named by its id alone: whatever this caller may see."""
    caller: Caller = await parts.gate.caller(request.scope, role=role)
    return caller.anywhere()


async def _one(memory_id: str, reach: Reach, parts: MemoryParts) -> Memory:
    memory = await parts.api.get(reach, memory_id)
    if memory is None:
        raise NotFound(f"there is no memory {memory_id} here")
    return memory


@put("/v1/batch", summary="Change several memories")
async def change_several(data: JSONBody[Several], request: AnyRequest, parts: Needed) -> Json:
    reach = await _anybodys(request, parts, Role.WRITE)
    for each in data.memories:
        await _one(each.memory_id, reach, parts)  # one that is unknown changes none
    for each in data.memories:
        await parts.api.update(reach, each.memory_id, _patch(each))
    return {"message": f"Successfully updated {len(data.memories)} memories"}


@delete("/v1/batch", status_code=200, summary="Close several memories")
async def close_several(data: JSONBody[Several], request: AnyRequest, parts: Needed) -> Json:
    reach = await _anybodys(request, parts, Role.DELETE)
    for each in data.memories:
        await _one(each.memory_id, reach, parts)
    for each in data.memories:
        await parts.api.close(reach, each.memory_id)
    return {"message": f"Successfully deleted {len(data.memories)} memories"}


@post("/v1/feedback", status_code=200, summary="Say whether a memory was of use")
async def give_feedback(data: JSONBody[Opinion], request: AnyRequest, parts: Needed) -> Json:
    reach = await _anybodys(request, parts, Role.WRITE)
    useful = None if data.feedback is None else data.feedback == "POSITIVE"
    await parts.api.feedback(reach, data.memory_id, useful=useful)
    return {"message": "Feedback saved", "feedback": data.feedback}


@get("/v1/ping", summary="Whether a key is good")
async def ping(request: AnyRequest, parts: Needed) -> Json:
    caller: Caller = await parts.gate.caller(request.scope, role=Role.READ)
    return {"status": "ok", "org_id": caller.tenant, "project_id": caller.tenant, "user_email": None}


@get("/v1/entities", summary="Who has memories")
async def entities(request: AnyRequest, parts: Needed) -> Json:
    caller: Caller = await parts.gate.caller(request.scope, role=Role.ADMIN)
    results = [
        {"id": each.name, "name": each.name, "type": each.type, "total_memories": each.memories}
        for each in entities_of((await parts.api.everybody(caller.tenant, closed=False)).counts).results
    ]
    return {"count": len(results), "next": None, "previous": None, "results": results}


@post("/v1/entities", status_code=200, summary="Entities of a graph: none is kept")
async def graph_entities(data: JSONBody[OwnedBy], request: AnyRequest, parts: Needed) -> Json:
    await _reach(request, parts, Role.READ, data)
    return {"results": []}


@get("/v1/entities/{name:str}/relations", summary="Relations of an entity of a graph: none is kept")
async def graph_relations(
    name: Annotated[str, PathParameter(description="An entity's name.")], request: AnyRequest, parts: Needed
) -> Json:
    await _anybodys(request, parts, Role.READ)
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
    caller = await _caller(request, parts, Role.DELETE)
    reach = caller.reach(**{kind: name})
    await parts.api.close_all(reach)
    left = await parts.api.delete_all(reach, dry_run=True)
    if left.is_nothing:
        hint = await named_otherwise(caller, parts, reach)
        raise NotFound(f"there is no {kind} {name}{f'; {hint}' if hint else ''}")
    # A client that resets names each of those that it was told, of whom the one before may have had all memories.
    told = {"message": f"{kind.capitalize()} deleted successfully!"}
    if left.memories:
        return told | {"note": f"the memories are closed; DELETE /memory/v1/memories?{kind}_id= leaves nothing of them"}
    await parts.api.delete_all(reach)  # what is left cannot be closed
    return told


@post("/v1/reset", status_code=200, summary="Close everything of the tenant")
async def reset(request: AnyRequest, parts: Needed) -> Json:
    caller: Caller = await parts.gate.caller(request.scope, role=Role.ADMIN)
    check_names_nobody(caller)
    closed = await parts.api.close_all(Reach(caller.tenant, ANY, ANY, ANY))
    caller.did("reset", Reach(caller.tenant), closed=closed)
    return {"message": "All memories deleted", "count": closed}


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
    )
