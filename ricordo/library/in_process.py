"""The memory of a store in this very process: the verbs of the API, asked as a server asks them."""

import asyncio
import weakref
from collections.abc import AsyncGenerator, Awaitable, Callable, Mapping
from contextlib import aclosing, asynccontextmanager, suppress
from typing import Any, TypeVar

import msgspec
import structlog

from config.errors import SettingsError
from config.instructions import load_instructions
from config.settings import Settings
from memory.api import MemoryPatch, reach_of
from memory.llm.instructions import InstructionBook, own
from memory.model.errors import BadName, InvalidInput, MemoryFault, NotFound
from memory.model.identity import LOCAL, NAME_BYTES, is_legible
from memory.model.ids import uuid7
from memory.model.scope import Reach, Scope
from memory.model.where import parse_where
from memory.store.pages import PageAsked
from memory.upkeep.exchange import ImportReport
from proxy.api.bodies import (
    DocumentText,
    Feedback,
    FindQuery,
    ListQuery,
    NewMemory,
    Patch,
    ReviewDecision,
    Selection,
    Whose,
    document_of,
    listing_of,
    new_memories,
    patch_of,
    search_of,
)
from proxy.api.context import ContextBlocks, ContextRequest
from proxy.api.reports import (
    AddedReport,
    ClosedPage,
    ClosedReport,
    DeletedReport,
    DocumentReport,
    FoundReport,
    MemoryHistory,
    MemoryPage,
    MemoryReport,
    UserList,
    closed_of,
    deleted_of,
    event_of,
    found_of,
    page_of,
    report_of,
    state_of,
    users_of,
)
from proxy.http.json_body import converted
from ricordo.library.config import OwnPrompts
from ricordo.library.errors import InvalidInputError, MemoryError, error_of_fault  # noqa: A004 - see there
from ricordo.library.transport import Verb, as_json
from ricordo.remembering import Remembering, remembering

T = TypeVar("T")

Body = dict[str, Any]


class _Store:
    """An open store, asked with what would be sent to a server. Each verb raises a `MemoryFault`."""

    def __init__(self, opened: Remembering, tenant: str) -> None:
        self._api = opened.api
        self._context = opened.context
        self._tenant = tenant

    async def add(self, body: Body, _: str) -> AddedReport:
        data = _read(body, NewMemory)
        scope = self._scope(data.user_id, data.agent_id, data.run_id)
        new = new_memories(data, scope, is_waited_for=False)  # whoever is in a hurry sets a timeout of its own
        return AddedReport(tuple(map(event_of, await self._api.add(new))))

    async def ingest(self, body: Body, _: str) -> DocumentReport:
        data = _read(body | {"id": uuid7()}, DocumentText)
        scope = self._scope(data.user_id, data.agent_id, data.run_id)
        return state_of(await self._api.add_document(document_of(data, scope, is_waited_for=False)))

    async def list(self, body: Body, _: str) -> MemoryPage:
        query = _read(body, ListQuery)
        reach = self._reach(query)
        page = await self._api.page(listing_of(query, reach))
        return page_of(page, query.limit, await self._api.doubts(reach, page))

    async def list_review(self, body: Body, _: str) -> MemoryPage:
        query = _read(body, ListQuery)
        reach = self._reach(query)
        page = await self._api.for_review(reach, page=_page_of(query))
        return page_of(page, query.limit, await self._api.doubts(reach, page))

    async def list_closed(self, body: Body, _: str) -> ClosedPage:
        query = _read(body, ListQuery)
        return closed_of(await self._api.closed(self._reach(query), page=_page_of(query)), query.limit)

    async def search(self, body: Body, _: str) -> FoundReport:
        query = _read(body, FindQuery)
        asked = search_of(query, self._reach(query))
        found = await self._api.search(asked, timezone=query.timezone)
        return found_of(found, query, await self._api.doubts(asked.reach, [each.memory for each in found]))

    async def context(self, body: Body, _: str) -> ContextBlocks:
        data = _read(body, ContextRequest)
        return await self._context.blocks(self._scope(data.user_id, data.agent_id), data)

    async def get(self, body: Body, memory_id: str) -> MemoryReport:
        reach = self._anybodys(body)
        memory = await self._api.get(reach, memory_id)
        if memory is None:
            raise NotFound(f"there is no memory {memory_id} here")
        return report_of(memory, await self._api.doubts(reach, [memory]))

    async def history(self, body: Body, memory_id: str) -> MemoryHistory:
        return MemoryHistory(await self._api.history(self._anybodys(body), memory_id))

    async def users(self, _: Body, __: str) -> UserList:
        return users_of(await self._api.everybody(self._tenant))

    async def update(self, body: Body, memory_id: str) -> MemoryReport:
        reach, seen = self._anybodys(body), body.pop("revision", None)
        patch: MemoryPatch = patch_of(_read(body, Patch))
        return report_of(await self._api.update(reach, memory_id, patch, seen=seen))

    async def undo(self, body: Body, memory_id: str) -> MemoryReport:
        return report_of((await self._api.undo(self._anybodys(body), memory_id)).memory)

    async def review(self, body: Body, memory_id: str) -> MemoryReport:
        reach, accept = self._anybodys(body), _read(body, ReviewDecision).decision == "accept"
        return report_of(await self._api.review(reach, memory_id, accept=accept))

    async def feedback(self, body: Body, memory_id: str) -> MemoryReport:
        reach, useful = self._anybodys(body), _read(body, Feedback).useful
        return report_of(await self._api.feedback(reach, memory_id, useful=useful))

    async def close(self, body: Body, memory_id: str) -> MemoryReport:
        return report_of(await self._api.close(self._anybodys(body), memory_id))

    async def close_all(self, body: Body, _: str) -> ClosedReport:
        chosen = _read(body, Selection)
        where = parse_where(chosen.filters)
        closed = await self._api.close_all(self._reach(chosen), where=where, dry_run=chosen.dry_run)
        return ClosedReport(memories=closed, dry_run=chosen.dry_run)

    async def delete(self, body: Body, memory_id: str) -> DeletedReport:
        return deleted_of(await self._api.delete(self._anybodys(body), memory_id))

    async def delete_all(self, body: Body, _: str) -> DeletedReport:
        chosen = _read(body, Selection)
        where = parse_where(chosen.filters)
        erased = await self._api.delete_all(self._reach(chosen), where=where, dry_run=chosen.dry_run)
        return deleted_of(erased, dry_run=chosen.dry_run)

    async def reset(self, _: Body, __: str) -> DeletedReport:
        return deleted_of(await self._api.delete_all(Reach(self._tenant)))

    def export(self, whose: Body) -> AsyncGenerator[bytes]:
        return self._api.export(self._reach(_read(whose, Whose)))

    async def restore(self, whose: Body, lines: AsyncGenerator[bytes]) -> ImportReport:
        return await self._api.restore(self._reach(_read(whose, Whose)), lines, trusts_reviews=True)

    def _scope(self, user: str | None, agent: str | None, run: str | None = None) -> Scope:
        """Raises `BadName` for a name that no server would take."""
        for what, name in (("user_id", user), ("agent_id", agent), ("run_id", run)):
            if name is not None and not is_legible(name):
                raise BadName(f"{what}: a name is one line of 1 to {NAME_BYTES} bytes, without space around it")
        return Scope(self._tenant, user, agent, run)

    def _reach(self, whose: Whose) -> Reach:
        if whose.user_id is whose.agent_id is whose.run_id is None:
            return Reach(self._tenant)
        scope = self._scope(whose.user_id, whose.agent_id, whose.run_id)
        return reach_of(self._tenant, user=scope.user, agent=scope.agent, run=scope.run)

    def _anybodys(self, body: Body) -> Reach:
        """Where one memory is named by its id: the program that has the store may see all of it."""
        user = body.pop("user_id", None)
        return Reach(self._tenant) if user is None else Reach(self._tenant, user)


VERBS: dict[Verb, Callable[[_Store, Body, str], Awaitable[Any]]] = {
    "add": _Store.add,
    "ingest": _Store.ingest,
    "list": _Store.list,
    "list_review": _Store.list_review,
    "list_closed": _Store.list_closed,
    "search": _Store.search,
    "context": _Store.context,
    "get": _Store.get,
    "history": _Store.history,
    "users": _Store.users,
    "update": _Store.update,
    "undo": _Store.undo,
    "review": _Store.review,
    "feedback": _Store.feedback,
    "close": _Store.close,
    "close_all": _Store.close_all,
    "delete": _Store.delete,
    "delete_all": _Store.delete_all,
    "reset": _Store.reset,
}


def _page_of(query: ListQuery) -> PageAsked:
    return PageAsked(query.limit, query.after, parse_where(query.filters))


def _read(body: Body, kind: type[T]) -> T:
    try:
        return converted(body, kind)
    except (msgspec.ValidationError, RecursionError) as error:
        raise InvalidInput(str(error)) from None


def log_by_stdlib() -> None:
    """What is logged goes where the program's own log goes, unless it has said otherwise."""
    if not structlog.is_configured():
        structlog.configure(
            processors=[structlog.processors.KeyValueRenderer(key_order=["event"])],
            wrapper_class=structlog.stdlib.BoundLogger,
            logger_factory=structlog.stdlib.LoggerFactory(),
        )


class InProcess:
    """Opens a store when it is first asked, and closes it when it is closed, or when nobody has it any more.

    A task of its own keeps it open: where an event loop ends before anybody has closed it, `asyncio.run` cancels that
    task and waits for it, and the store is closed in order. Its generators alone would be closed all at once.
    """

    def __init__(self, settings: Settings, *, tenant: str = LOCAL, prompts: OwnPrompts | None = None) -> None:
        self._settings = settings
        self._tenant = tenant
        self._prompts = prompts or OwnPrompts()
        self._opening = asyncio.Lock()
        self._keeper: asyncio.Task[None] | None = None
        self._end = asyncio.Event()
        self._store: _Store | None = None
        self._closed = False
        self._running = 0
        self._idle = asyncio.Event()

    async def ask(self, verb: Verb, body: Mapping[str, Any], *, memory_id: str = "") -> Any:  # noqa: ANN401 - JSON
        """See `Transport`."""
        async with self._asked() as store:
            report = await VERBS[verb](store, msgspec.json.decode(as_json(body)), memory_id)
            return msgspec.json.decode(msgspec.json.encode(report))

    async def export(self, whose: Mapping[str, Any]) -> AsyncGenerator[bytes]:
        """See `Transport`."""
        async with self._asked() as store, aclosing(store.export(dict(whose))) as lines:
            async for line in lines:
                yield line

    async def restore(self, whose: Mapping[str, Any], lines: AsyncGenerator[bytes]) -> Any:  # noqa: ANN401 - JSON
        """See `Transport`."""
        async with self._asked() as store:
            return msgspec.json.decode(msgspec.json.encode(await store.restore(dict(whose), lines)))

    @asynccontextmanager
    async def _asked(self) -> AsyncGenerator[_Store]:
        """The open store, which is not closed before what is asked of it is done. Raises a `MemoryError`."""
        if self._closed:
            raise MemoryError("this memory is closed", "closed")
        self._running += 1
        self._idle.clear()
        try:
            yield await self._opened()
        except MemoryFault as error:
            raise error_of_fault(error) from error
        finally:
            self._running -= 1
            if not self._running:
                self._idle.set()

    async def close(self) -> None:
        """See `Transport`."""
        self._closed = True
        if self._running:
            await self._idle.wait()
        self._end.set()
        async with self._opening:
            if self._keeper is not None:
                await self._keeper

    async def _opened(self) -> _Store:
        async with self._opening:
            if self._store is None:
                log_by_stdlib()
                loop = asyncio.get_running_loop()
                opened: asyncio.Future[Remembering] = loop.create_future()
                keeper = asyncio.create_task(_keep_open(self._settings, self._book(), opened=opened, end=self._end))
                try:
                    self._store = _Store(await opened, self._tenant)
                except BaseException as error:  # whoever asked may have been cancelled, too
                    keeper.cancel()
                    await asyncio.wait([keeper])
                    if isinstance(error, SettingsError | OSError):
                        raise InvalidInputError(str(error)) from error
                    raise
                self._keeper = keeper
                _KEEPERS.add(keeper)
                keeper.add_done_callback(_KEEPERS.discard)
                weakref.finalize(self, _end_of_one_that_is_gone, loop, self._end).atexit = False
        return self._store

    def _book(self) -> InstructionBook:
        chosen = self._settings.extraction
        book = load_instructions(chosen.prompts, chosen.tenants)
        owned = {name: own(text) for name, text in msgspec.structs.asdict(self._prompts).items() if text}
        return InstructionBook(msgspec.structs.replace(book.default, **owned), book.tenants)


_KEEPERS: set[asyncio.Task[None]] = set()
"""A loop holds its tasks weakly; what keeps a store open must not be collected before it has closed it."""


async def _keep_open(
    settings: Settings, book: InstructionBook, *, opened: asyncio.Future[Remembering], end: asyncio.Event
) -> None:
    """Open a store, hand it on, or why it cannot be opened, and close it when it is time."""
    try:
        async with remembering(settings, book=book) as store:
            if not opened.done():
                opened.set_result(store)
            await end.wait()
    except Exception as error:
        if opened.done():
            raise
        opened.set_exception(error)
    finally:
        opened.cancel()


def _end_of_one_that_is_gone(loop: asyncio.AbstractEventLoop, end: asyncio.Event) -> None:
    """The collector may come by in any thread, and when the loop has ended."""
    with suppress(RuntimeError):
        loop.call_soon_threadsafe(end.set)
