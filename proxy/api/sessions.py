"""Sessions by hand (docs/sessions.md): the memory manager under `/memory/v1/sessions`.

    GET    /memory/v1/sessions                        the user's sessions
    GET    …/{session}            its export          PUT …/{session}      import      DELETE …/{session}   erase
    GET    …/{session}/entries    active entries      POST …/{session}/entries         add one
    GET    …/{session}/context    text for a model    GET …/{session}/stats        GET …/{session}/accounts
    POST   …/{session}/compress   POST …/{session}/clear   GET, PATCH …/{session}/config    its own options
    GET    …/{session}/events     server-sent events  entry:added, compressed, session:cleared

The user is the one of the chat path, and an agent's sessions are those of `X-Memory-Agent`: a chat's session can be
read, compressed, cleared and erased here, too. To erase is more than to clear: what was learned in the session goes
with it, and its name is then the user's, whatever agents took part.
"""

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Annotated, Any, ClassVar, Literal, NamedTuple, Self
from weakref import WeakSet

import msgspec
from litestar import Request, Response, Router, delete, get, patch, post, put
from litestar.di import NamedDependency, Provide
from litestar.openapi import ResponseSpec
from litestar.params import JSONBody, PathParameter, QueryParameter
from litestar.response import ServerSentEvent, ServerSentEventMessage
from msgspec import Meta

from memory.llm.instructions import Instructions
from memory.model.errors import NotFound, StoreUnavailable
from memory.model.scope import Scope
from memory.model.session import (
    ENTRIES,
    TOKENS,
    Session,
    SessionEntry,
    SessionInfo,
    SessionOptions,
    SessionTotals,
    Share,
    Summary,
)
from memory.model.types import Clock, CountTokens, MakeId
from memory.ports.keys import Role
from memory.ports.llm import ModelError
from memory.ports.memories import Erased, Erasure
from memory.ports.sessions import SessionHead, SessionStore
from memory.sessions.compressor import Compressor
from memory.sessions.events import CompressionResult, Listeners, after_event, cleared, events_between, payload
from memory.sessions.events import compressed as told_of
from memory.sessions.lifecycle import LifecycleOptions, SessionState, state_of
from memory.sessions.limits import ID_BYTES, MOST_STEPS, MOST_TOKENS, check_session_id
from memory.sessions.manager import SessionExport, Sessions
from memory.sessions.totals import Totals
from memory.turn.switches import Switches
from proxy.api import retelling
from proxy.api.asking import IdempotencyKey, once
from proxy.api.repeats import Repeats, RunsBeside
from proxy.api.schema_parts import OwnFields, Schema
from proxy.http.errors import ApiError
from proxy.identity.gate import Caller, Gate, is_still

AnyRequest = Request[Any, Any, Any]

ENTRY_BYTES = 2 * 1024 * 1024
"""Of a request that adds an entry: 1 MiB of content, with its escapes."""

IMPORT_BYTES = 4 * 1024 * 1024
"""Of an import: a million tokens. The body is decoded on the event loop, and more would hold up the chats; a longer
session is restored with the class (`memory.sessions.manager`)."""

LOOK_SECONDS = 0.5
"""How often a stream of events looks at its session: what a worker does is seen as soon as what is done here. So long
does it take at most to end when the process drains."""

ALIVE_SECONDS = 15.0
"""How often a silent stream says that it is alive; else proxies on the way close it."""

SOURCE_CHARS = 4_096
"""Of where a context comes from: a path or an address."""

MOST_STREAMS = 100
"""Streams of events in one process: each looks at the store twice a second."""

MOST_STREAMS_OF_ONE = 10
"""Of these, one user's: more windows nobody watches, and the others' are left for others."""


class OpenStream:
    """A place among the streams: free again when the stream has ended or was never begun, as nobody holds it then."""

    def __init__(self, tenant: str, user: str | None) -> None:
        self.owner = tenant, user


@dataclass(frozen=True, kw_only=True, slots=True)
class SessionParts:
    """What these routes need: the dependency `parts`, put together by the composition root."""

    store: SessionStore
    switches: Switches
    erase: Callable[[Erasure], Awaitable[Erased]]
    compressor: Compressor
    listeners: Listeners
    gate: Gate
    prompt: Instructions
    count: CountTokens
    clock: Clock
    make_id: MakeId
    lifecycle: LifecycleOptions
    beside: RunsBeside
    """Runs compressions that an entry set off: its request does not wait for them."""
    repeats: Repeats
    is_draining: Callable[[], bool] = lambda: False
    """Whether the process is about to end: streams of events then end, too, and do not hold it up."""
    sleep: Callable[[float], Awaitable[None]] = asyncio.sleep
    streams: WeakSet[OpenStream] = field(default_factory=WeakSet[OpenStream])

    def of(self, scope: Scope) -> Sessions:
        """The sessions of one scope."""

        async def later(scope: Scope, session: str) -> None:
            self.beside(self.compressor.quietly(scope, session))

        return Sessions(
            scope=scope,
            store=self.store,
            compressor=self.compressor,
            listeners=self.listeners,
            count=self.count,
            clock=self.clock,
            make_id=self.make_id,
            prompt=self.prompt,
            after=later,
        )

    async def writable(self, scope: Scope) -> Sessions:
        """The same, to keep something in. Raises `SavingOff`."""
        await self.switches.check_saving(scope)
        return self.of(scope)


Needed = NamedDependency[SessionParts]


class NewEntry(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An entry to add. `role` says whose message it is; the other fields belong to the types that they name."""

    type: Literal["message", "tool_call", "tool_result", "context"] = "message"
    role: Literal["user", "assistant"] = "user"
    content: str = ""
    tool: Annotated[str, Meta(max_length=256)] = ""
    """Of tool_call and tool_result."""
    arguments: Any = None
    """Of tool_call: what it was called with."""
    call_id: Annotated[str, Meta(max_length=ID_BYTES)] | None = None
    """Of tool_call and tool_result: joins them; without it a result belongs to its tool's oldest open call."""
    error: bool | None = None
    """Of tool_result: whether the tool failed."""
    source: Annotated[str, Meta(max_length=SOURCE_CHARS)] | None = None
    """Of context: where it comes from."""
    pinned: bool = False
    """It is never compressed."""
    metadata: OwnFields = msgspec.field(default_factory=dict[str, Any])
    RULES: ClassVar[Schema] = {}
    """What each type of entry has, see `_FIELDS`."""


class ListedSession(SessionInfo, frozen=True, kw_only=True):
    """A session, and where its life stands."""

    state: SessionState


class SessionList(msgspec.Struct, frozen=True):
    """A page of sessions, by their ids."""

    sessions: tuple[ListedSession, ...]


class EntryList(msgspec.Struct, frozen=True):
    """Entries, oldest first."""

    entries: tuple[SessionEntry, ...]


class Context(msgspec.Struct, frozen=True):
    """Summaries and active entries as one text."""

    context: str


_ID: Schema = {"minLength": 1, "maxLength": 128}
_STEP: Schema = {"minimum": 0, "maximum": MOST_STEPS}
_TOKENS: Schema = {"maximum": MOST_TOKENS}
_TURN: Schema = {"properties": {"turn": _ID, "step": _STEP, "attempt": _STEP}}


class ImportedEntry(SessionEntry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An entry as it was exported. A store reads what a later version wrote; here nothing may get lost unsaid."""

    RULES: ClassVar[Schema] = {"allOf": [{"properties": {"id": _ID, "turn": _TURN, "token_count": _TOKENS}}]}


class ImportedSummary(Summary, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A summary as it was exported."""

    RULES: ClassVar[Schema] = {
        "allOf": [
            {
                "properties": {
                    "id": _ID,
                    "token_count": _TOKENS,
                    "original_token_count": _TOKENS,
                    "compression_ratio": {"minimum": 0},
                }
            }
        ]
    }


class Imported(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A session to restore, as it was exported."""

    entries: tuple[ImportedEntry, ...] = ()
    summaries: tuple[ImportedSummary, ...] = ()
    session_id: str = ""
    """Not read: the path names the session."""
    total_tokens: int = 0
    """Not read: they are counted."""


class OptionChanges(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Options of a session that are to be others; what is absent stays."""

    max_entries: Annotated[int, Meta(ge=1, le=ENTRIES)] | msgspec.UnsetType = msgspec.UNSET
    max_tokens: Annotated[int, Meta(ge=1, le=TOKENS)] | msgspec.UnsetType = msgspec.UNSET
    recent_window: Annotated[int, Meta(ge=0, le=ENTRIES)] | msgspec.UnsetType = msgspec.UNSET
    min_entries_to_compress: Annotated[int, Meta(ge=1, le=ENTRIES)] | msgspec.UnsetType = msgspec.UNSET
    auto_compress: bool | msgspec.UnsetType = msgspec.UNSET
    compression_ratio: Share | msgspec.UnsetType = msgspec.UNSET


class CompressionReport(msgspec.Struct, frozen=True, kw_only=True):
    """What came of it; `compressed` false: there are too few entries that may be, which is told to who may read."""

    compressed: bool
    result: CompressionResult | None = None
    """With the summary, for who may read."""


SessionId = Annotated[str, PathParameter(description="The session's id, from `X-Memory-Session`, or one of your own.")]


@get("/", summary="The user's sessions")
async def list_sessions(
    request: AnyRequest,
    parts: Needed,
    after: Annotated[str | None, QueryParameter(description="The last id of the page before.")] = None,
    limit: Annotated[int, QueryParameter(ge=1, le=1_000)] = 100,
) -> SessionList:
    scope = await parts.gate.user(request.scope)
    if after:
        check_session_id(after)
    now, page = parts.clock(), await parts.store.sessions(scope, after=after, limit=limit)
    states = [state_of(info, now=now, options=parts.lifecycle) for info in page]
    return SessionList(
        tuple(ListedSession(**msgspec.structs.asdict(it), state=state) for it, state in zip(page, states, strict=True))
    )


@post("/{session:str}/entries", request_max_body_size=ENTRY_BYTES, summary="Add an entry")
async def add_entry(
    session: SessionId, data: JSONBody[NewEntry], request: AnyRequest, parts: Needed, key: IdempotencyKey = None
) -> SessionEntry:
    # What the entry's type would not keep is refused, and a tool's entry without its tool.
    for name in _OF_TYPE:
        if name not in _FIELDS[data.type] and getattr(data, name) != getattr(_PLAIN, name):
            raise ApiError.of("invalid_input", f"An entry of type {data.type} has no `{name}`.", param=name)
    if "tool" in _FIELDS[data.type] and not data.tool:
        raise ApiError.of("invalid_input", "A tool's entry names its tool.", param="tool")
    caller: Caller = await parts.gate.caller(request.scope, role=Role.WRITE)
    scope = caller.scope()
    sessions = await parts.writable(scope)
    add = partial(_add, sessions, session, data)
    added = await once(request, parts.repeats, scope, key, add, retelling.entry(sessions, session))
    return added if caller.reads else msgspec.structs.replace(added, call_id=data.call_id)


async def _add(sessions: Sessions, session: str, data: NewEntry) -> SessionEntry:
    pinned, metadata = data.pinned, data.metadata
    match data.type:
        case "message":
            add = sessions.add_user_message if data.role == "user" else sessions.add_assistant_message
            return await add(session, data.content, pinned=pinned, metadata=metadata)
        case "tool_call":
            return await sessions.add_tool_call(
                session, data.tool, data.arguments, call_id=data.call_id, pinned=pinned, metadata=metadata
            )
        case "tool_result":
            tool, content, call_id, error = data.tool, data.content, data.call_id, data.error
            return await sessions.add_tool_result(
                session, tool, content, call_id=call_id, error=error, pinned=pinned, metadata=metadata
            )
        case "context":
            return await sessions.add_context(session, data.content, data.source, pinned=pinned, metadata=metadata)


@get("/{session:str}/entries", summary="Its active entries")
async def active_entries(session: SessionId, request: AnyRequest, parts: Needed) -> EntryList:
    return EntryList(await parts.of(await parts.gate.user(request.scope)).get_active_entries(session))


@get("/{session:str}/context", summary="Its summaries and active entries, as a text for a model")
async def context(session: SessionId, request: AnyRequest, parts: Needed) -> Context:
    return Context(await parts.of(await parts.gate.user(request.scope)).get_context_for_llm(session))


@get("/{session:str}/stats", summary="How much it holds")
async def stats(session: SessionId, request: AnyRequest, parts: Needed) -> SessionTotals:
    return await parts.of(await parts.gate.user(request.scope)).get_stats(session)


@get("/{session:str}/accounts", summary="What its requests cost, and what memory had to do with it")
async def accounts(session: SessionId, request: AnyRequest, parts: Needed) -> Totals:
    return await parts.of(await parts.gate.user(request.scope)).get_accounts(session)


@get("/{session:str}", summary="Export it")
async def export_session(session: SessionId, request: AnyRequest, parts: Needed) -> SessionExport:
    caller: Caller = await parts.gate.caller(request.scope, role=Role.EXPORT)
    exported = await parts.of(caller.scope()).export_session(session)
    caller.did("exported", caller.scope(), entries=len(exported.entries), summaries=len(exported.summaries))
    return exported


@put("/{session:str}", request_max_body_size=IMPORT_BYTES, summary="Import it, in the place of what is there")
async def import_session(
    session: SessionId, data: JSONBody[Imported], request: AnyRequest, parts: Needed
) -> SessionTotals:
    caller: Caller = await parts.gate.caller(request.scope, role=Role.WRITE)
    sessions = await parts.writable(caller.scope())
    state = SessionExport(session_id=session, entries=data.entries, summaries=data.summaries)
    await sessions.import_session(state)
    caller.did("imported", caller.scope(), entries=len(data.entries), summaries=len(data.summaries))
    return await sessions.get_stats(session)


class Compacting(msgspec.Struct, frozen=True):
    """Erased from all that is read; its text is still in a file of the store, which is being rewritten by itself."""

    state: Literal["compacting"] = "compacting"


@delete(
    "/{session:str}",
    status_code=202,
    summary="Erase it, and what was learned in it, without a trace",
    responses={204: ResponseSpec(data_container=None, description="Erased, from the store's files too")},
)
async def erase_session(session: SessionId, request: AnyRequest, parts: Needed) -> Response[Compacting | None]:
    caller: Caller = await parts.gate.caller(request.scope, role=Role.DELETE)
    scope = caller.scope()
    check_session_id(session)
    erased = await parts.erase(Erasure(what="session", tenant=scope.tenant, user=scope.user, session=session))
    if not erased.known and caller.reads:
        raise NotFound("this user has no such session; a turn of it that is under way is not kept")
    caller.did("erased", scope, memories=erased.memories, sessions=erased.sessions, turns=erased.turns)
    parts.listeners.tell(cleared(scope, session))
    if erased.state == "compacting" and caller.reads:
        return Response(Compacting(), status_code=202)
    return Response(None, status_code=204)


@post("/{session:str}/clear", status_code=204, summary="Drop what it holds; what was learned in it stays")
async def clear_session(session: SessionId, request: AnyRequest, parts: Needed) -> None:
    await parts.of(await parts.gate.user(request.scope, role=Role.WRITE)).clear_session(session)


@post("/{session:str}/compress", status_code=200, summary="Compress it now")
async def compress(session: SessionId, request: AnyRequest, parts: Needed) -> CompressionReport:
    caller: Caller = await parts.gate.caller(request.scope, role=Role.WRITE)
    try:
        done = await parts.of(caller.scope()).compress(session)
    except ModelError as error:
        raise ApiError.of("memory_unavailable", "No summary could be made. The session is as it was.") from error
    if not caller.reads:
        return CompressionReport(compressed=True)
    return CompressionReport(compressed=done is not None, result=told_of(done).result if done else None)


@get("/{session:str}/config", summary="Its options")
async def config(session: SessionId, request: AnyRequest, parts: Needed) -> SessionOptions:
    return await parts.of(await parts.gate.user(request.scope)).get_config(session)


@patch("/{session:str}/config", request_max_body_size=16 * 1024, summary="Change some of its options")
async def update_config(
    session: SessionId, data: JSONBody[OptionChanges], request: AnyRequest, parts: Needed
) -> SessionOptions:
    changes = {name: it for name, it in msgspec.structs.asdict(data).items() if it is not msgspec.UNSET}
    sessions = parts.of(await parts.gate.user(request.scope, role=Role.WRITE))
    return await sessions.update_config(changes, session_id=session)


@get("/{session:str}/events", summary="What happens in it, as server-sent events", media_type="text/event-stream")
async def events(session: SessionId, request: AnyRequest, parts: Needed) -> Response[Any]:
    scope = await parts.gate.user(request.scope)
    check_session_id(session)
    if len(parts.streams) >= MOST_STREAMS:
        raise ApiError.of("overloaded", "Too many streams of events are open. Try again in a moment.")
    stream = OpenStream(scope.tenant, scope.user)
    if sum(each.owner == stream.owner for each in parts.streams) >= MOST_STREAMS_OF_ONE:
        raise ApiError.of("too_many_streams")
    parts.streams.add(stream)
    seen = await _Glance.at(parts.store, scope, session)  # before the answer begins: that nothing can be read is a 503
    listener = _Listener(parts.gate, request.scope, scope)
    return ServerSentEvent(_events(parts, listener, seen, stream), headers={"cache-control": "no-store"})


def sessions_router(parts: SessionParts) -> Router:
    """All of these routes, for the application to register."""
    return Router(
        "/memory/v1/sessions",
        route_handlers=[
            list_sessions,
            add_entry,
            active_entries,
            context,
            stats,
            accounts,
            export_session,
            import_session,
            erase_session,
            clear_session,
            compress,
            config,
            update_config,
            events,
        ],
        dependencies={"parts": Provide(lambda: parts, sync_to_thread=False)},
    )


# ── Adding ────────────────────────────────────────────────────────────────────────────────────────────────────

_FIELDS: dict[str, frozenset[str]] = {
    "message": frozenset({"content"}),
    "tool_call": frozenset({"tool", "arguments", "call_id"}),
    "tool_result": frozenset({"tool", "content", "call_id", "error"}),
    "context": frozenset({"content", "source"}),
}
"""What each type of entry keeps; all may be pinned and have metadata, and only a message asks for its role."""

_OF_TYPE = [name for name in NewEntry.__struct_fields__ if name not in {"type", "role", "pinned", "metadata"}]
_PLAIN = NewEntry()


def _entry_rule(kind: str) -> Schema:
    """What an entry of a type may not say, and that a tool's names its tool."""
    given: Schema = {"type": {"const": kind}} | ({"tool": {"minLength": 1}} if "tool" in _FIELDS[kind] else {})
    nothing: Schema = {name: {"const": getattr(_PLAIN, name)} for name in _OF_TYPE if name not in _FIELDS[kind]}
    named = [name for name in ("type", "tool") if name in given and (name, kind) != ("type", "message")]
    return {"properties": given | nothing, "required": named}


NewEntry.RULES |= {"oneOf": [_entry_rule(kind) for kind in _FIELDS]}


# ── Events ────────────────────────────────────────────────────────────────────────────────────────────────────


class _Glance(NamedTuple):
    """A session as a stream saw it last."""

    head: SessionHead
    session: Session

    @classmethod
    async def at(cls, store: SessionStore, scope: Scope, session: str) -> Self:
        return cls(await store.head(scope, session), await store.load(scope, session))

    async def again(self, store: SessionStore, scope: Scope) -> Self:
        """The next look: this one where nothing happened, or the store does not answer and a later one tells of it."""
        try:
            changed = await store.head(scope, self.session.id) != self.head
            return await self.at(store, scope, self.session.id) if changed else self
        except StoreUnavailable:
            return self


class _Listener(NamedTuple):
    """Who listens to a session, and what she asked with."""

    gate: Gate
    asked: Any
    """The ASGI scope of her request."""
    scope: Scope

    async def may_go_on(self) -> bool:
        """Whether her key or token is still good for this."""
        return await is_still(self.scope, lambda: self.gate.user(self.asked))


async def _events(
    parts: SessionParts, listener: _Listener, seen: _Glance, stream: OpenStream
) -> AsyncGenerator[ServerSentEventMessage]:
    """What happens in a session from now on, until the client leaves or may not listen, or the process drains."""
    scope = listener.scope
    try:
        yield ServerSentEventMessage(data=None, comment="listening")
        silent, told = 0.0, seen.session
        while not parts.is_draining():
            await parts.sleep(LOOK_SECONDS)
            silent += LOOK_SECONDS
            seen = await seen.again(parts.store, scope)
            # A client reads as slowly as it likes, and what is erased meanwhile is not sent any more (P9).
            while (event := next(events_between(scope, told, seen.session), None)) is not None:
                if not await listener.may_go_on():
                    return
                yield ServerSentEventMessage(event=event.event, data=msgspec.json.encode(payload(event)))
                silent, told = 0.0, after_event(told, event)
                seen = await seen.again(parts.store, scope)
            told = seen.session
            if silent >= ALIVE_SECONDS:
                if not await listener.may_go_on():
                    return
                yield ServerSentEventMessage(data=None, comment="alive")
                silent = 0.0
    finally:
        parts.streams.discard(stream)
