"""The memory manager (docs/rules.md, Sessions by hand), with what compresses them and tells of it.

sessions = Sessions(scope=…, store=…, compressor=…, listeners=…, prompt=…, …)
await sessions.add_user_message("s1", "Hello, how are you?")
await sessions.get_context_for_llm("s1")
"""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

import msgspec

from memory.llm.instructions import Instructions
from memory.model.errors import InvalidInput
from memory.model.scope import Scope
from memory.model.session import (
    EntryType,
    Session,
    SessionEntry,
    SessionHead,
    SessionOptions,
    SessionTotals,
    Summary,
    tokens_of,
    with_changes,
)
from memory.model.types import Clock, CountTokens, MakeId
from memory.ports.sessions import SessionStore
from memory.sessions.compressor import Compressed, Compressor
from memory.sessions.entries import accounts_of
from memory.sessions.events import EventName, Listener, Listeners, added, cleared
from memory.sessions.limits import check_content, check_depth, check_import, check_session_id
from memory.sessions.rendering import call_text, context_for_llm
from memory.sessions.summariser import CallbackSummariser, HeuristicSummariser, Summarize, load_summarizer
from memory.sessions.totals import Totals, totals
from memory.text.secrets import redact_beside

After = Callable[[Scope, str], Awaitable[object]]
"""What follows an entry: its session is compressed if it is due."""


class SessionExport(msgspec.Struct, frozen=True, kw_only=True):
    """A session to be stored elsewhere, and restored (docs/rules.md, Sessions by hand)."""

    session_id: str
    entries: tuple[SessionEntry, ...] = ()
    summaries: tuple[Summary, ...] = ()
    total_tokens: int = 0
    """Of all entries; an import counts anew."""


class Sessions:
    """The sessions of one scope. Raises `StoreUnavailable`, and `InvalidInput` for what is out of its bounds."""

    def __init__(  # noqa: PLR0913 - the parts it is put together from
        self,
        *,
        scope: Scope,
        store: SessionStore,
        compressor: Compressor,
        listeners: Listeners,
        count: CountTokens,
        clock: Clock,
        make_id: MakeId,
        prompt: Instructions,
        after: After | None = None,
    ) -> None:
        """`prompt`: a summarize callback's. Without `after` a session is compressed before `add_…` returns."""
        self._scope = scope
        self._store = store
        self._compressor = compressor
        self._listeners = listeners
        self._count = count
        self._clock = clock
        self._make_id = make_id
        self._prompt = prompt
        self._after = after or compressor.quietly

    def on(self, event: EventName, listener: Listener) -> Callable[[], None]:
        """Tell `listener` of each such event; returns what takes it off again."""
        return self._listeners.on(event, listener)

    # ── Adding ────────────────────────────────────────────────────────────────────────────────────────────────

    async def add_user_message(
        self, session_id: str, content: str, *, pinned: bool = False, metadata: Mapping[str, Any] | None = None
    ) -> SessionEntry:
        """What the user said. `pinned`, here as below: it is never compressed."""
        said = SessionEntry(id="", role="user", content=content, timestamp=self._clock(), pinned=pinned)
        return await self._add(session_id, said, metadata)

    async def add_assistant_message(
        self, session_id: str, content: str, *, pinned: bool = False, metadata: Mapping[str, Any] | None = None
    ) -> SessionEntry:
        """What the assistant said."""
        said = SessionEntry(id="", role="assistant", content=content, timestamp=self._clock(), pinned=pinned)
        return await self._add(session_id, said, metadata)

    async def add_tool_call(
        self,
        session_id: str,
        tool: str,
        arguments: object = None,
        *,
        call_id: str | None = None,
        pinned: bool = False,
        metadata: Mapping[str, Any] | None = None,
    ) -> SessionEntry:
        """A tool that the assistant called. Without `call_id` a result belongs to its tool's oldest open call."""
        if isinstance(arguments, str):  # taken for JSON
            written = arguments
        else:
            try:
                written = msgspec.json.encode({} if arguments is None else arguments).decode()
            except RecursionError as error:
                raise InvalidInput("nested too deeply", field="arguments") from error
        called = SessionEntry(
            id="",
            type=EntryType.TOOL_CALL,
            role="assistant",
            content=call_text(tool, written),
            timestamp=self._clock(),
            tool=tool,
            arguments=written,
            call_id=call_id,
            pinned=pinned,
        )
        return await self._add(session_id, called, metadata)

    async def add_tool_result(
        self,
        session_id: str,
        tool: str,
        content: str,
        *,
        call_id: str | None = None,
        error: bool | None = None,
        pinned: bool = False,
        metadata: Mapping[str, Any] | None = None,
    ) -> SessionEntry:
        """What a tool gave back. `error`: whether it failed; None: its text tells."""
        given = SessionEntry(
            id="",
            type=EntryType.TOOL_RESULT,
            role="system",
            content=content,
            timestamp=self._clock(),
            tool=tool,
            call_id=call_id,
            error=error,
            pinned=pinned,
        )
        return await self._add(session_id, given, metadata)

    async def add_context(
        self,
        session_id: str,
        content: str,
        source: str | None = None,
        *,
        pinned: bool = False,
        metadata: Mapping[str, Any] | None = None,
    ) -> SessionEntry:
        """A file, or anything else that the model was given; `source`: where it comes from."""
        shown = SessionEntry(
            id="",
            type=EntryType.CONTEXT,
            role="system",
            content=content,
            timestamp=self._clock(),
            source=source,
            pinned=pinned,
        )
        return await self._add(session_id, shown, metadata)

    async def _add(self, session_id: str, said: SessionEntry, metadata: Mapping[str, Any] | None) -> SessionEntry:
        check_session_id(session_id)
        entry = await asyncio.to_thread(self._kept, said, metadata or {})
        await self._store.append(self._scope, session_id, [entry])
        self._listeners.tell(added(self._scope, session_id, entry))
        await self._after(self._scope, session_id)
        return entry

    def _kept(self, said: SessionEntry, metadata: Mapping[str, Any]) -> SessionEntry:
        """An entry as it is kept.

        In a thread: to look for secrets takes a tenth of a second of a megabyte of prose (FAULTS B12).
        """
        check_content(said.content)
        check_depth(metadata)
        text = redact_beside(said.content).text
        return msgspec.structs.replace(
            said,
            id=self._make_id(),
            content=text,
            token_count=self._count(text),
            arguments=redact_beside(said.arguments).text,
            metadata=dict(metadata),
        )

    # ── Reading ───────────────────────────────────────────────────────────────────────────────────────────────

    async def get_active_entries(self, session_id: str) -> tuple[SessionEntry, ...]:
        """The entries for which no summary stands, oldest first."""
        return (await self._load(session_id, compressed=False)).entries

    async def entry(self, session_id: str, entry_id: str) -> SessionEntry | None:
        """One of its entries, whether a summary stands for it or not; None: it is not there."""
        entries = (await self._load(session_id)).entries
        return next((each for each in entries if each.id == entry_id), None)

    async def get_context_for_llm(self, session_id: str) -> str:
        """Summaries and active entries as one text."""
        session = await self._load(session_id, compressed=False)
        return await asyncio.to_thread(context_for_llm, session.summaries, session.active)

    async def get_stats(self, session_id: str) -> SessionTotals:
        """How much the session holds."""
        return (await self._head(session_id)).totals

    async def get_accounts(self, session_id: str) -> Totals:
        """What the session's requests through the proxy cost, and what memory had to do with it."""
        return totals(accounts_of((await self._load(session_id)).entries))

    async def _head(self, session_id: str) -> SessionHead:
        check_session_id(session_id)
        return await self._store.head(self._scope, session_id)

    async def _load(self, session_id: str, *, compressed: bool = True) -> Session:
        check_session_id(session_id)
        return await self._store.load(self._scope, session_id, compressed=compressed)

    # ── All of a session ──────────────────────────────────────────────────────────────────────────────────────

    async def export_session(self, session_id: str) -> SessionExport:
        """Everything of a session, for `import_session`."""
        session = await self._load(session_id)
        return SessionExport(
            session_id=session_id,
            entries=session.entries,
            summaries=session.summaries,
            total_tokens=tokens_of(session.entries),
        )

    async def import_session(self, state: SessionExport) -> None:
        """Put a session in the place of what has its id. Raises `InvalidInput` for what could not be read again."""
        check_session_id(state.session_id)
        entries, summaries = await asyncio.to_thread(self._imported, state)
        head = await self._head(state.session_id)
        session = Session(
            id=state.session_id,
            entries=entries,
            summaries=summaries,
            # What is being compressed meanwhile was read before: it must not fit.
            version=head.version + 1,
            overrides=head.overrides,
        )
        await self._store.replace(self._scope, session)

    def _imported(self, state: SessionExport) -> tuple[tuple[SessionEntry, ...], tuple[Summary, ...]]:
        """The entries and summaries without secrets. In a thread, as `_kept`.

        An entry is active unless one of the summaries stands for it: nothing is lost between them.
        """
        check_import(state.entries, state.summaries)
        known = frozenset(each for summary in state.summaries for each in (summary.id, *summary.folded))
        entries: list[SessionEntry] = []
        for entry in state.entries:
            summary_id = entry.summary_id if entry.summary_id in known else None
            text = redact_beside(entry.content).text
            kept = msgspec.structs.replace(
                entry,
                content=text,
                token_count=entry.token_count or self._count(text),
                compressed=summary_id is not None,
                summary_id=summary_id,
                arguments=redact_beside(entry.arguments).text,
                # A request's cost is told once, where it was asked for; and only we say what it was.
                account=None,
            )
            entries.append(kept)
        summaries = tuple(
            msgspec.structs.replace(summary, content=redact_beside(summary.content).text) for summary in state.summaries
        )
        return tuple(entries), summaries

    async def clear_session(self, session_id: str) -> None:
        """Drop the entries, summaries and options of a session. What was learned from it stays: it is no erasure."""
        check_session_id(session_id)
        await self._store.clear(self._scope, session_id)
        self._listeners.tell(cleared(self._scope, session_id))

    async def compress(self, session_id: str) -> Compressed | None:
        """Compress a session now; None: it has too few entries that may be. Raises `ModelError` and `Conflict`."""
        check_session_id(session_id)
        return await self._compressor.compress(self._scope, session_id)

    # ── Settings ──────────────────────────────────────────────────────────────────────────────────────────────

    async def get_config(self, session_id: str | None = None) -> SessionOptions:
        """The options of a session, or everybody's."""
        overrides = {} if session_id is None else (await self._head(session_id)).overrides
        return with_changes(self._compressor.sessions, overrides)

    async def update_config(self, changes: Mapping[str, Any], *, session_id: str | None = None) -> SessionOptions:
        """Change options: of one session, durably; without `session_id` everybody's, in this process."""
        if session_id is None:
            self._compressor.sessions = with_changes(self._compressor.sessions, changes)
            return self._compressor.sessions
        overrides = (await self._head(session_id)).overrides | dict(changes)
        options = with_changes(self._compressor.sessions, overrides)
        await self._store.override(self._scope, session_id, overrides)
        return options

    def set_summarize_callback(self, callback: Summarize | str | None) -> None:
        """Summarise with an own function (or the one at an import path); None: with the heuristic.

        Raises `ValueError` for a path at which there is none.
        """
        if callback is None:
            self._compressor.summariser = HeuristicSummariser()
            return
        function = load_summarizer(callback) if isinstance(callback, str) else callback
        self._compressor.summariser = CallbackSummariser(function, prompt=self._prompt, count=self._count)
