"""The verbs of the memory API. Each stands here once; whoever is asked, Python, REST or a command, asks these.

A write names a full `Scope`, a read a `Reach`. *Close* takes a memory out of every read and prompt and can be undone;
*delete* leaves no byte of it (docs/rules.md, Deleting). docs/api.md.
"""

from collections.abc import AsyncGenerator, AsyncIterable, Iterable, Mapping, Sequence
from contextlib import aclosing
from datetime import datetime
from functools import partial
from hashlib import sha256
from typing import Any

import msgspec

from memory.ingestion.batch import FactOrigin
from memory.ingestion.beside import Beside
from memory.ingestion.pipeline import Ingestor
from memory.ingestion.report import MemoryEvent
from memory.language.comparison import Verdict
from memory.model.errors import Conflict, InvalidInput, NotFound
from memory.model.identity import NAME, check_timezone
from memory.model.ids import is_uuid
from memory.model.memory import HistoryRecord, Memory, MemoryType, Provenance
from memory.model.scope import Reach, Scope
from memory.model.types import Clock, MakeId
from memory.model.where import Where, holds
from memory.ports.changes import Change, Close, RedactSessions, SessionChange
from memory.ports.embedding import Embedder
from memory.ports.memories import Erased, Listing, MemoryStore
from memory.retrieval.searching import FoundMemory, Searcher, SearchRequest
from memory.sessions.limits import check_depth
from memory.store.in_turn import WAIT_SECONDS, InTurn
from memory.store.pages import Everybody, PageAsked, all_of, closed_page, everybody, pages_of
from memory.text.secrets import redact_beside, redact_within
from memory.turn.quotas import Quotas, UsageReport
from memory.turn.switches import Switches
from memory.upkeep.corrections import LONGEST_TEXT, Corrector, Undone, checked_date, checked_tags
from memory.upkeep.deletion import Deleter
from memory.upkeep.doubts import Doubts, doubts_of
from memory.upkeep.exchange import ImportReport, exported
from memory.upkeep.history import HistoryLine, told_history
from memory.upkeep.importing import Importer
from memory.upkeep.review import for_review

MESSAGES = 1_000
"""Most messages of one call: a longer conversation is added in pieces."""

MESSAGE_CHARS, CALL_CHARS = 100_000, 500_000
"""Of a message that is learned from, and of all of a call: prose of that length takes seconds to read, and nobody said
it. What is longer is a document."""

METADATA_BYTES = 16_384

BATCH = 200
"""Closed in one transaction: a worker's other writes wait for it."""

USERS = 1_000
"""Scopes, and memories, that are read at once."""

KEYED = "api/"
"""Of a turn that a caller's key stands for: no client's turn id has a slash in it."""


class NewMemories(msgspec.Struct, frozen=True, kw_only=True):
    """What is to be remembered."""

    scope: Scope
    messages: tuple[tuple[str, str], ...]
    """Role and text of each."""
    infer: bool = True
    """Whether it is learned from; else each message is kept as it is."""
    session: str | None = None
    timezone: str = "UTC"
    instructions: str = ""
    """A system prompt for the extraction, in the place of the configured one."""
    metadata: Mapping[str, Any] = msgspec.field(default_factory=dict[str, Any])
    tags: tuple[str, ...] = ()
    project: str | None = None
    app: str | None = None
    """The application to which it is told."""
    said_at: datetime | None = None
    """Aware; None: now."""
    expires_at: datetime | None = None
    where: Where | None = None
    """With which memories it is compared, if not with all."""
    key: str | None = None
    """What is added again under the same key is left out."""
    wait_seconds: float | None = WAIT_SECONDS
    """How long others who write for the user are waited for; None: as long as it takes."""


class NewDocument(msgspec.Struct, frozen=True, kw_only=True):
    """A text that is context, not something that the user said."""

    id: str
    scope: Scope
    text: str
    session: str | None = None
    """In which it was handed over."""
    type: MemoryType | None = None
    timezone: str = "UTC"
    metadata: Mapping[str, Any] = msgspec.field(default_factory=dict[str, Any])
    tags: tuple[str, ...] = ()
    project: str | None = None
    wait_seconds: float | None = WAIT_SECONDS
    """As `NewMemories` has it."""


class DocumentState(msgspec.Struct, frozen=True, kw_only=True):
    """A document as it is remembered."""

    id: str
    memories: tuple[Memory, ...]
    closed: int = 0
    """Memories of what it said before, and says no more."""


class MemoryPatch(msgspec.Struct, frozen=True, kw_only=True):
    """What of a memory is to be another; UNSET: it stays."""

    text: str | msgspec.UnsetType = msgspec.UNSET
    metadata: dict[str, Any] | msgspec.UnsetType = msgspec.UNSET
    """In the place of what is there."""
    tags: tuple[str, ...] | msgspec.UnsetType = msgspec.UNSET
    importance: float | msgspec.UnsetType = msgspec.UNSET
    expires_at: datetime | msgspec.UnsetType | None = msgspec.UNSET
    pinned: bool | msgspec.UnsetType = msgspec.UNSET


class MemoryApi:
    """All that may be done to what is remembered, and asked of it."""

    def __init__(  # noqa: PLR0913 - its parts are handed in
        self,
        *,
        store: MemoryStore,
        ingestor: Ingestor,
        searcher: Searcher,
        corrector: Corrector,
        deleter: Deleter,
        embedder: Embedder,
        switches: Switches,
        quotas: Quotas,
        clock: Clock,
        make_id: MakeId,
    ) -> None:
        self._store = store
        self._switches = switches
        self._quotas = quotas
        self._ingestor = ingestor
        self._searcher = searcher
        self._corrector = corrector
        self._deleter = deleter
        self._embedder = embedder
        self._clock = clock
        self._make_id = make_id
        self._beside = Beside()
        self._in_turn = InTurn()

    # ── Remembering ───────────────────────────────────────────────────────────────────────────────────────────

    async def add(self, new: NewMemories) -> tuple[MemoryEvent, ...]:
        """What became of a conversation, fact by fact. Empty if there is nothing to learn, or the model is away.

        Raises `InvalidInput`, `SavingOff`, `QuotaReached`, `Contended` and `StoreUnavailable`.
        """
        await self.check(new)
        await self._switches.check_saving(new.scope)
        turn = None if new.key is None else KEYED + sha256(new.key.encode()).hexdigest()
        origin = FactOrigin(
            scope=new.scope,
            provenance=Provenance(turn=turn, session=new.session, said_at=new.said_at, app=new.app),
            at=self._clock(),
            timezone=new.timezone,
            project=new.project,
            metadata=await self._safe(new.metadata),
            tags=new.tags,
            expires_at=new.expires_at,
            where=new.where,
            wait_seconds=new.wait_seconds,
        )
        if not new.infer:
            return await self._ingestor.keep_as_given(new.messages, origin)
        return await self._ingestor.add(new.messages, origin, instructions=new.instructions)

    async def check(self, new: NewMemories) -> None:
        """Raise `InvalidInput` for what is beyond its bounds, and for what is never kept."""
        _check_bounds(new, now=self._clock())
        if not new.infer:
            size = sum(len(text) for _, text in new.messages)
            await self._beside.read(size, _check_no_secrets, [text for _, text in new.messages])

    async def add_document(self, new: NewDocument) -> DocumentState:
        """A text in pieces, in the place of what was there under its id, which is closed. Raises as `add`."""
        if not NAME.fullmatch(new.id):
            raise InvalidInput(f"{new.id!r} cannot be a document's: 1 to 128 of A-Z a-z 0-9 . _ : @ -", field="id")
        check_metadata(new.metadata)
        checked_tags(new.tags)
        check_timezone(new.timezone)
        await self._switches.check_saving(new.scope)
        origin = FactOrigin(
            scope=new.scope,
            provenance=Provenance(session=new.session, document=new.id),
            at=self._clock(),
            timezone=new.timezone,
            project=new.project,
            metadata=await self._safe(new.metadata),
            tags=new.tags,
            wait_seconds=new.wait_seconds,
        )
        gone: set[str] = set()

        async def once() -> DocumentState:
            return await self._replace_document(new, origin, gone)

        whose = (new.scope, new.id)
        return await self._in_turn.write(whose, once, seconds=new.wait_seconds)

    async def _replace_document(self, new: NewDocument, origin: FactOrigin, gone: set[str]) -> DocumentState:
        """What a document is now; `gone` gets what is closed of what it was.

        Raises `Conflict`: another process gave it another text meanwhile. Of both some may be there, or gone.
        """
        reach = Reach.only(new.scope)
        before = await self._parts_of(reach, new.id)
        ingested = await self._ingestor.ingest_text(new.text, origin, hint=new.type)
        told = {event.id for event in ingested.events}
        old = [memory for memory in before if memory.id not in told]
        if old:
            await self._close_these([(memory.id, memory.scope) for memory in old])
            gone |= {memory.id for memory in old}
        after = await self._parts_of(reach, new.id)
        closed = {event.id for event in ingested.events if event.event is Verdict.DELETE}
        mine = (told & {memory.id for memory in (*before, *ingested.memories)}) - closed
        if not mine <= {memory.id for memory in after} <= told:
            raise Conflict(f"document {new.id} was given another text meanwhile")
        return DocumentState(id=new.id, memories=after, closed=len(gone))

    async def documents(self, reach: Reach) -> dict[str, int]:
        """The documents within reach by their ids, and how many memories each is."""
        counts: dict[str, int] = {}
        for memory in await self.all(Listing(reach=reach, limit=USERS)):
            if (document := memory.provenance.document) is not None:
                counts[document] = counts.get(document, 0) + 1
        return counts

    async def document(self, reach: Reach, document: str) -> tuple[Memory, ...]:
        """The memories of a document. Raises `NotFound`."""
        found = await self._parts_of(reach, document)
        if not found:
            raise NotFound(f"there is no document {document} here")
        return found

    async def delete_document(self, reach: Reach, document: str) -> Erased:
        """Delete a document, without a trace, with what it said before. Raises `NotFound` and `StoreUnavailable`."""
        erased = await self._deleter.delete(reach, where=lambda memory: memory.provenance.document == document)
        if erased.is_nothing:
            raise NotFound(f"there is no document {document} here")
        return erased

    async def _parts_of(self, reach: Reach, document: str) -> tuple[Memory, ...]:
        known = await self.all(Listing(reach=reach, limit=USERS))
        return tuple(memory for memory in known if memory.provenance.document == document)

    # ── Reading ───────────────────────────────────────────────────────────────────────────────────────────────

    async def search(self, request: SearchRequest, *, timezone: str = "UTC") -> tuple[FoundMemory, ...]:
        """What is known that bears on a question, the best score first. Raises `InvalidInput`, `StoreUnavailable`."""
        check_timezone(timezone)
        return await self._searcher.search(request, timezone=timezone)

    async def get(self, reach: Reach, memory_id: str) -> Memory | None:
        """A live memory within reach."""
        found = await self._store.get(reach, [memory_id])
        return next((memory for memory in found if not memory.is_over(self._clock())), None)

    async def last(self, reach: Reach, ids: Sequence[str]) -> tuple[Memory, ...]:
        """The memories within reach among these, live or closed, as each was last. Raises `StoreUnavailable`."""
        return await self._store.last(reach, ids)

    async def texts(self, reach: Reach, memory_id: str) -> frozenset[str]:
        """All that a memory says, or said; empty: it is not there. Raises `StoreUnavailable`."""
        lines = await self._store.history(reach, memory_id)
        said = {text for line in lines for text in (line.old_value, line.new_value) if text}
        return frozenset(said | {each.text for each in await self._store.last(reach, [memory_id])})

    async def page(self, listing: Listing) -> tuple[Memory, ...]:
        """A page of what is live within reach, oldest first. Raises `InvalidInput` for a cursor that is none.

        Behind an id that nobody could have been told a reader would find nothing, and believe that it has all.
        """
        after = listing.after
        if after and not is_uuid(after) and not await self._store.last(listing.reach, [after]):
            raise InvalidInput("that is no id of a memory: take it from the page before", field="after")
        return await self._store.list(msgspec.structs.replace(listing, at=self._clock()))

    async def all(self, listing: Listing) -> list[Memory]:
        """All that is live within reach, page by page of its `limit`."""
        return await all_of(self._store, msgspec.structs.replace(listing, at=self._clock()))

    async def doubts(self, reach: Reach, memories: Iterable[Memory]) -> Doubts:
        """What puts these memories in doubt, as it is now. Raises `StoreUnavailable`."""
        return await doubts_of(self._store, reach, memories)

    async def closed(self, reach: Reach, *, page: PageAsked) -> tuple[Memory, ...]:
        """A page of what was closed within reach, each as it was last. All of it is read. Raises `StoreUnavailable`."""
        return await closed_page(self._store, reach, page)

    async def for_review(self, reach: Reach, *, page: PageAsked) -> tuple[Memory, ...]:
        """A page of the memories within reach that wait for a person. All are read. Raises `StoreUnavailable`."""
        found = [each.memory for each in await for_review(self._store, reach, at=self._clock())]
        return page.of(found)

    async def history(self, reach: Reach, memory_id: str) -> tuple[HistoryLine, ...]:
        """What happened to a memory, closed or not, oldest first. Raises `NotFound`."""
        return await told_history(self._store, reach, memory_id)

    async def events(self, reach: Reach, *, after: str | None = None, limit: int = 100) -> tuple[HistoryRecord, ...]:
        """A page of what happened to all memories within reach, live and closed, newest first.

        `after`: the `cursor` of the last line of the page before. Raises `InvalidInput` and `StoreUnavailable`.
        """
        return await self._store.events(reach, after=after, limit=limit)

    async def everybody(self, tenant: str, *, closed: bool = True) -> Everybody:
        """Of whom anything is kept, if only what is `closed`, and how many memories. Raises `StoreUnavailable`."""
        return await everybody(self._store, tenant, closed=closed)

    async def usage(self, tenant: str) -> UsageReport:
        """How much a tenant keeps, and how much it may. Raises `StoreUnavailable`."""
        return await self._quotas.report(tenant)

    # ── All at once ───────────────────────────────────────────────────────────────────────────────────────────

    def export(self, reach: Reach) -> AsyncGenerator[bytes]:
        """All that is remembered within reach, with its history, as lines of JSON. Raises `StoreUnavailable`."""
        return exported(self._store, reach, at=self._clock())

    async def restore(self, reach: Reach, sent: AsyncIterable[bytes], *, trusts_reviews: bool = False) -> ImportReport:
        """Read in what was exported (`memory.upkeep.importing`)."""
        importer = Importer(
            store=self._store,
            embedder=self._embedder,
            switches=self._switches,
            quotas=self._quotas,
            clock=self._clock,
        )
        return await importer.read_in(reach, sent, trusts_reviews=trusts_reviews)

    # ── Changing ──────────────────────────────────────────────────────────────────────────────────────────────

    async def update(self, reach: Reach, memory_id: str, patch: MemoryPatch, *, seen: int | None = None) -> Memory:
        """Make a memory what it is to be. `seen`: the revision that it must still have.

        Raises `NotFound`, `InvalidInput`, `Conflict`, `EmbeddingError` and `StoreUnavailable`.
        """
        if patch.metadata is not msgspec.UNSET:
            check_metadata(patch.metadata)
            patch = msgspec.structs.replace(patch, metadata=await self._safe(patch.metadata))
        changed = {name: value for name, value in msgspec.structs.asdict(patch).items() if value is not msgspec.UNSET}
        return await self._corrector.update(reach, memory_id, **changed, embedder=self._embedder, seen=seen)

    async def close(self, reach: Reach, memory_id: str, *, seen: int | None = None) -> Memory:
        """Close a memory: `undo` reopens it. Raises `NotFound`, `Conflict` and `StoreUnavailable`."""
        return await self._corrector.close(reach, memory_id, seen=seen)

    async def close_all(self, reach: Reach, *, where: Where | None = None, dry_run: bool = False) -> int:
        """Close all that is within reach and for which `where` holds; how many that is. Raises `StoreUnavailable`.

        As with `close`, what was said with it leaves the sessions, and what was concluded from it goes.
        """
        listing = Listing(reach=reach, limit=BATCH, where=where)
        async with aclosing(pages_of(self._store, listing)) as pages:
            found = [(memory.id, memory.scope) async for page in pages for memory in page]
        if dry_run:
            return len(found)
        found.reverse()  # what rests on another is newer: it is closed as well, and not gone before it can be
        await self._close_these(found)
        return len(found)

    async def _close_these(self, found: Sequence[tuple[str, Scope]]) -> None:
        for start in range(0, len(found), BATCH):
            at, ids = self._clock(), dict[Scope, list[str]]()
            changes = list[Change | SessionChange]()
            for memory_id, scope in found[start : start + BATCH]:
                changes.append(Close(memory_id=memory_id, at=at, event_id=self._make_id()))
                ids.setdefault(scope, []).append(memory_id)
            changes += (RedactSessions(scope=scope, memory_ids=tuple(told)) for scope, told in ids.items())
            await self._store.apply(None, changes, at=at)

    async def undo(self, reach: Reach, memory_id: str) -> Undone:
        """Take back the last change of a memory, also that it was closed. Raises as `update`."""
        return await self._corrector.undo(reach, memory_id, embedder=self._embedder)

    async def review(self, reach: Reach, memory_id: str, *, accept: bool) -> Memory:
        """Keep a memory that waits for a person, or close it. Raises `NotFound`, `Conflict` and `StoreUnavailable`."""
        return await (self._corrector.keep if accept else self._corrector.close)(reach, memory_id)

    async def feedback(self, reach: Reach, memory_id: str, *, useful: bool | None) -> Memory:
        """Count that a memory was of use, or was not; None: forget what was counted. Raises as `update`."""
        return await self._corrector.rate(reach, memory_id, useful=useful)

    # ── Deleting ──────────────────────────────────────────────────────────────────────────────────────────────

    async def delete(self, reach: Reach, memory_id: str) -> Erased:
        """Delete a memory, live or closed, without a trace. Raises `NotFound` and `StoreUnavailable`."""
        found = await self._store.last(reach, [memory_id])
        if not found:
            raise NotFound(f"there is no memory {memory_id} here")
        return await self._deleter.delete_these(reach.tenant, found)

    async def delete_all(
        self, reach: Reach, *, where: Where | None = None, closed: bool = True, dry_run: bool = False
    ) -> Erased:
        """Delete all that is within reach and for which `where` holds, without a trace. Raises `StoreUnavailable`."""
        chosen = None if where is None else partial(holds, where)
        return await self._deleter.delete(reach, where=chosen, closed=closed, dry_run=dry_run)

    async def _safe(self, metadata: Mapping[str, Any]) -> dict[str, Any]:
        """Metadata without secrets."""
        return await self._beside.read(len(msgspec.json.encode(metadata)), redact_within, dict(metadata))


def reach_of(tenant: str, *, user: str | None = None, agent: str | None = None, run: str | None = None) -> Reach:
    """What is read by names of which some may be missing: whatever stands there. Raises `ScopeError` without any."""
    scope = Scope(tenant, user, agent, run)
    return Reach(tenant, **{name: value for name in ("user", "agent", "run") if (value := getattr(scope, name))})


# ── What is given ─────────────────────────────────────────────────────────────────────────────────────────────


def _check_bounds(new: NewMemories, *, now: datetime) -> None:
    if not 0 < len(new.messages) <= MESSAGES:
        raise InvalidInput(f"1 to {MESSAGES} of them, these are {len(new.messages)}", field="messages")
    check_metadata(new.metadata)
    checked_tags(new.tags)
    check_timezone(new.timezone)
    if new.expires_at is not None:
        checked_date(new.expires_at, now=now)
    if new.said_at is not None and new.said_at > now:
        raise InvalidInput("it must not lie in the future", field="at")
    longest = MESSAGE_CHARS if new.infer else LONGEST_TEXT
    for at, (_, text) in enumerate(new.messages):
        if len(text) > longest:
            wrong = f"{len(text)} characters, and at most {longest} are "
            wrong += "learned from: " if new.infer else "kept as they are given; leave `infer` on, or "
            raise InvalidInput(wrong + "add it as a document", field=f"messages[{at}]")
    size = sum(len(text) for _, text in new.messages)
    if new.infer and size > CALL_CHARS:
        raise InvalidInput(f"{size} characters, and at most {CALL_CHARS} at once: add it in pieces", field="messages")


def _check_no_secrets(messages: Sequence[str]) -> None:
    for at, text in enumerate(messages):
        if redact_beside(text).count:
            raise InvalidInput(
                "no password, key, code, card or account number is kept: leave it out", field=f"messages[{at}]"
            )


def check_metadata(metadata: Mapping[str, Any]) -> None:
    """Raise `InvalidInput` for metadata that cannot be kept, or not be read in again."""
    check_depth(metadata)
    try:
        size = len(msgspec.json.encode(metadata))
        msgspec.msgpack.encode(metadata)  # as it is kept: an integer has 64 bits
    except (TypeError, ValueError, RecursionError, OverflowError):
        raise InvalidInput(
            "it must be an object that JSON can hold, its integers of 64 bits", field="metadata"
        ) from None
    if size > METADATA_BYTES:
        raise InvalidInput(f"at most {METADATA_BYTES} bytes as JSON, this is {size}", field="metadata")
