"""What the memory needs of the outside world, one small port per need.

All ports are asynchronous and speak in batches. The hot path of a chat request makes two calls, each of which an
engine can serve in one round trip: `Recollector.recollect` before the upstream is asked, `TurnJournal.append` before
the terminal event goes out. Everything else runs in the background or in a command.

A store stores as given: ids, times and texts are made by the logic that calls it. Every port raises
`StoreUnavailable` when its store is away, and nothing of a library's own.
"""

from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager
from datetime import datetime, timedelta
from enum import StrEnum
from typing import Any, Literal, Protocol

import msgspec
import numpy as np
from numpy.typing import NDArray

from memory.memories import HistoryRecord, Memory, Profile, ProfileField
from memory.scope import Scope
from memory.sessions import Session, SessionEntry, SessionHead, SessionInfo, Summary
from memory.turns import Added, Injection, TurnKey, TurnRecord, Usage

Vector = NDArray[np.float32]
"""One embedding: shape (dimension,), float32, of unit length."""

Vectors = NDArray[np.float32]
"""A batch of embeddings: shape (n, dimension), float32, each row of unit length."""

Analyze = Callable[[str], tuple[str, ...]]
"""Text → its lexical terms: lower-cased, stop words dropped, stemmed; with repetitions, in order."""

CountTokens = Callable[[str], int]
"""Text → its number of tokens. Never raises, never blocks for long, whatever the text."""

Clock = Callable[[], datetime]
"""The time now, aware, in UTC."""

MakeId = Callable[[], str]
"""A new uuid7."""


# ── Embeddings ────────────────────────────────────────────────────────────────────────────────────────────────


class Embedder(Protocol):
    """Turns texts into vectors."""

    name: str
    """What the vectors were made by, with all that changes them (model, version, dimension)."""
    dimension: int
    duplicate_cosine: float
    """At or above this cosine two texts of this embedder may say the same (DESIGN §4: calibrated per embedder)."""

    async def embed(self, texts: Sequence[str]) -> Vectors:
        """One vector a text, in order. Raises `EmbeddingError`."""
        ...


class Reranker(Protocol):
    """Reads a question and a text together: better than comparing their vectors, and far slower (spec 002 §2.5)."""

    async def scores(self, question: str, texts: Sequence[str]) -> Sequence[float]:
        """How well each text answers the question, 0…1, in order. Raises `EmbeddingError`."""
        ...


# ── The hot path: one read, one write ─────────────────────────────────────────────────────────────────────────


class Surroundings(msgspec.Struct, frozen=True, kw_only=True):
    """How much of a word's score a memory takes from its neighbours in the session when it lacks the word itself.

    In a conversation an answer lacks the words of its question. The share is that of the nearest neighbour; each
    further one counts half of the one before it.
    """

    previous: float = 0.0
    following: float = 0.0
    beside: float = 0.0
    """How much of the dense score of the nearer in meaning of its two neighbours a memory takes."""


class RecallQuery(msgspec.Struct, frozen=True, kw_only=True):
    """All that a chat request needs to know, asked at once."""

    scope: Scope
    session: str | None = None
    """The session that the client named; None: found by `chains`."""
    turn: str | None = None
    """The turn id that the client named."""
    chains: tuple[bytes, ...] = ()
    """Digests of the conversation's prefixes that end in a user message, longest (this turn's own) first."""
    pairs: tuple[bytes, ...] = ()
    """Digests of the last user messages before this one, each with its answer, newest first: `pairs[n]` belongs to
    `chains[n + 1]`. Of turns with the same chain the one with its pair counts; and they alone find a conversation
    whose beginning was cut off: the first `TELLING_PAIRS` of them."""
    ledger: bool = False
    """What was put in front of the past user messages is wanted."""
    shown: bool = False
    """Which turns stand in the history is wanted."""
    vector: Vector | None = None
    """The embedded question; None: nothing is searched densely."""
    text: str = ""
    """The question, for the lexical search; empty: nothing is searched lexically."""
    pool: int = 20
    """How many candidates of each kind of search are wanted."""
    surroundings: Surroundings | None = None
    """The lexical search also looks at what stands around a memory in its session; None: at its own words alone."""
    vectors: bool = False
    """The candidates' vectors are wanted, too."""
    summaries: bool = False
    """What stands for the beginning of this conversation is wanted."""


class Candidate(msgspec.Struct, frozen=True):
    """A memory that a search found, with both raw scores (an engine fills in the one its search lacked)."""

    memory: Memory
    dense: float
    """In a `Recollection` the cosine × u/(u + 2), u being the distinct stems of the memory's text: short phrases are
    near to everything. In a `Neighbourhood` the plain cosine. −1…1; 0 for a memory without a vector."""
    lexical: float
    """BM25, ≥ 0, comparable within one answer only."""
    context: float = 0.0
    """What its `Surroundings` add to `lexical`, on the same scale, less for long texts; 0 when they were not asked for.
    An engine that cannot see neighbours outside its candidates takes those among them."""
    session: float = 0.0
    """How many of the question's words the memory's session has, each by its rarity among sessions; ≥ 0, comparable
    within one answer only. 0 without a session, or when the `Surroundings` were not asked for."""
    vector: Vector | None = None
    """Only if it was asked for."""
    beside: float = 0.0
    """What its `Surroundings` add to `dense`, on the same scale; ≥ 0. 0 from an engine that cannot see neighbours
    outside its candidates."""


class CoveringSummary(msgspec.Struct, frozen=True, kw_only=True):
    """What stands for the turns of a session up to one of them: the summaries that were in use then, joined."""

    id: str
    """Of the newest of them."""
    chain: bytes
    """The digest of the last turn that they cover: one of the query's `chains`."""
    chains: tuple[bytes, ...]
    """Those of all turns that they cover."""
    text: str
    tokens: int
    by_model: bool
    """None of them is heuristic."""


class TurnLink(msgspec.Struct, frozen=True, kw_only=True):
    """The newest journalled turn of this conversation: its longest known prefix, or the turn that was named."""

    key: TurnKey
    session: str
    chain: bytes
    around: bytes = b""
    at: datetime
    injection: Injection
    latest: bool
    """No later turn of this session is journalled."""
    usage: Usage = Usage()
    added: Added = Added()


class LedgerEntry(msgspec.Struct, frozen=True, kw_only=True):
    """What was put in front of a past user message, to be put there again."""

    chain: bytes
    dynamic: str
    memory_ids: tuple[str, ...]


class ShownTurn(msgspec.Struct, frozen=True):
    """A journalled turn whose user message stands in the history that a request has sent."""

    digest: bytes
    """By what it was found: one of the query's `chains`, or of its `pairs` where that message's chain is not known."""
    turn: str


class Recollection(msgspec.Struct, frozen=True, kw_only=True):
    """The answer to a `RecallQuery`. Every memory in it was checked against the scope."""

    epoch: int = -1
    """Goes into the turn's record. −1 (nothing could be read): the journal takes the epoch of the append."""
    candidates: tuple[Candidate, ...] = ()
    """The union of both pools, unordered: live memories (valid_to is None) of the scope, without those of
    `standing`. `working` memories only of the query's session."""
    standing: tuple[Memory, ...] = ()
    """Pinned memories and procedural memories of the scope, oldest first: the stable block's."""
    profile: Profile = Profile()
    link: TurnLink | None = None
    ledger: tuple[LedgerEntry, ...] = ()
    """Of the past chains that are known and had a block, if it was asked for. Of several turns with one chain that of
    the link's session counts, else the one with its pair, else the newest. Blocks with a memory that was closed or
    erased since are left out (P9)."""
    shown: tuple[ShownTurn, ...] = ()
    """If it was asked for: for each chain the turn of the link's session, else the one with its pair, else the newest;
    for a pair whose chain is not known its newest turn."""
    summaries: tuple[CoveringSummary, ...] = ()
    """Those that cover one of the query's chains, in no order, if they were asked for."""
    complete: bool = True
    """False: the search index is being built or failed; there may be memories that were not found (FAULTS R12)."""


class Recollector(Protocol):
    """Reads what a request needs."""

    async def recollect(self, query: RecallQuery) -> Recollection:
        """Everything for one request in one round trip."""
        ...


class TurnJournal(Protocol):
    """Keeps turns, durably, before they are acknowledged."""

    async def append(self, record: TurnRecord) -> None:
        """Returns once the record is fsynced; concurrent appends share a commit.

        What an erasure has voided since it was read is not kept (P9).

        The journal gives the attempt: a record whose key is taken by another request of the turn (another `at`) gets
        the next free one. Appending the same record again replaces nothing and raises nothing.
        """
        ...


# ── The worker ────────────────────────────────────────────────────────────────────────────────────────────────


class Job(msgspec.Struct, frozen=True, kw_only=True):
    """A journalled turn that waits to be ingested."""

    record: TurnRecord
    attempts: int
    """How often it was claimed, this time included; counted durably before the work begins."""
    checkpoint: bytes | None = None
    """The extraction's result of an earlier, interrupted run: used instead of extracting again."""
    session_at: datetime | None = None
    """When the session's last turn was: its date, where whole sessions are waited for (spec 001)."""


class JobState(StrEnum):
    """Where a job stands."""

    PENDING = "pending"
    RUNNING = "running"
    DEAD = "dead"


class JobInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A job as an operator sees it: no content."""

    key: TurnKey
    tenant: str
    user: str | None
    state: JobState
    attempts: int
    queued_at: datetime
    retry_at: datetime | None = None
    error: str = ""


class Backlog(msgspec.Struct, frozen=True):
    """How much waits to be ingested."""

    pending: int
    dead: int
    oldest: datetime | None = None
    lost: int = 0
    """Jobs whose record was gone before they were done: somebody else deleted it, or restored an older journal in its
    place (FAULTS R15)."""


class JobQueue(Protocol):
    """The journal as the worker sees it: delivered at least once, one job of a user at a time, in order."""

    async def claim(self, limit: int, *, now: datetime, rested: timedelta = timedelta(0)) -> tuple[Job, ...]:
        """Up to `limit` jobs, the oldest of each of as many users, but for those whose retry time is to come.

        The user of such a job waits with it. Jobs that a dead worker had claimed come again. With `rested`, only jobs
        of sessions in which nothing was said for so long, with their `session_at`: other sessions of the user need not
        wait for one that goes on.
        """
        ...

    async def checkpoint(self, key: TurnKey, result: bytes) -> None:
        """Keep the extraction's result, durably, before it is applied."""
        ...

    async def retry(self, key: TurnKey, *, error: str, at: datetime) -> None:
        """The job failed and is to be delivered again from `at` on."""
        ...

    async def bury(self, key: TurnKey, *, error: str) -> None:
        """The job goes to the dead letters, with its record; the user's next job is free."""
        ...

    async def wait(self, timeout: timedelta) -> None:
        """Returns when there may be new jobs, at the latest after `timeout`."""
        ...

    async def trim(self, *, now: datetime) -> int:
        """Erase the content of finished records and the links beyond their keeping time; how many it was."""
        ...

    async def backlog(self) -> Backlog:
        """How much waits."""
        ...

    async def beat(self, *, now: datetime) -> None:
        """A worker is at work: said from time to time as long as jobs run. `claim` says it with each job."""
        ...

    async def stalled_since(self, *, now: datetime, rested: timedelta = timedelta(0)) -> datetime | None:
        """Since when a job that could run has waited without a sign of any worker; None if there is no such job.

        One that waits for its retry, behind such a one of its user, or for its session to rest could not run.
        """
        ...

    async def jobs(self, *, state: JobState | None = None, limit: int = 100) -> tuple[JobInfo, ...]:
        """Unfinished jobs and dead letters, oldest first."""
        ...

    async def revive(self, key: TurnKey) -> None:
        """A dead letter back into the queue, attempts from zero. Raises `NotFound`."""
        ...

    async def discard(self, key: TurnKey) -> None:
        """Drop a dead letter for good. Raises `NotFound`."""
        ...


# ── Memories ──────────────────────────────────────────────────────────────────────────────────────────────────


class Add(msgspec.Struct, frozen=True, kw_only=True):
    """A new memory with its vector (None: to be filled in later, FAULTS I09)."""

    memory: Memory
    vector: Vector | None
    event_id: str
    """The id of its history line."""


class Update(msgspec.Struct, frozen=True, kw_only=True):
    """A memory's new state under its old id and in its old scope; its old text goes to the history if it changed."""

    memory: Memory
    vector: Vector | None
    event_id: str
    seen: datetime | None = None
    """`updated_at` of the state that this was made from, and all of whose text may be in it: if the memory is gone or
    was written since, nothing is changed (`Conflict`). None: whatever is there."""


class Close(msgspec.Struct, frozen=True, kw_only=True):
    """A memory is no longer valid: gone from every read, kept in the history."""

    memory_id: str
    at: datetime
    event_id: str
    seen: datetime | None = None
    """As an `Update`'s."""


class SetField(msgspec.Struct, frozen=True, kw_only=True):
    """A field of the user's profile (whatever the agent: a profile is the user's). Without values it is dropped.

    `field.version` is the version that the field had when this was decided, 0 if there was none.
    """

    scope: Scope
    field: ProfileField


Change = Add | Update | Close | SetField


class AppendEntries(msgspec.Struct, frozen=True, kw_only=True):
    """What was said in a session. An entry that is there already (by its id) is left out.

    Entries of a turn replace what an earlier attempt left of the same and later steps, but for what is compressed.
    """

    scope: Scope
    session: str
    entries: tuple[SessionEntry, ...]


class ForgetSaid(msgspec.Struct, frozen=True, kw_only=True):
    """What these memories said leaves the sessions, too (P9): for a correction or a deletion by hand.

    The entries of the turns that they come from, and the answers that were given with them in the prompt, lose their
    content; every summary of such a session goes, and what it stood for is active again.
    """

    scope: Scope
    memory_ids: tuple[str, ...]


SessionChange = AppendEntries | ForgetSaid
"""What an engine with a `SessionStore` applies beside a `Change`, in the same transaction."""


class Applied(StrEnum):
    """What became of a job's changes."""

    APPLIED = "applied"
    ALREADY = "already"
    """The job was done before: nothing was changed."""
    VOID = "void"
    """The scope was erased since the turn was read: nothing was changed, the job is done."""


class Neighbourhood(msgspec.Struct, frozen=True):
    """What a batch of new facts is compared with, in one scope."""

    count: int
    """How many memories (with a vector) the scope has."""
    centroid: Vector | None
    """Their mean, not normalised; None when there are none."""
    nearest: tuple[tuple[Candidate, ...], ...]
    """For each fact the nearest memories, dense and lexical, pinned and procedural ones included."""


class Listing(msgspec.Struct, frozen=True, kw_only=True):
    """Which memories to list: of one scope, oldest first."""

    scope: Scope
    limit: int = 100
    after: str | None = None
    """The id of the last memory of the page before."""
    types: tuple[str, ...] = ()
    pinned: bool | None = None
    include_compressed: bool = True


class Erasure(msgspec.Struct, frozen=True, kw_only=True):
    """What is to be erased without a trace: a memory, a session, a user or a whole tenant."""

    what: Literal["memory", "session", "user", "tenant"]
    tenant: str
    user: str | None = None
    session: str | None = None
    memory_id: str | None = None


class Erased(msgspec.Struct, frozen=True, kw_only=True):
    """How much an erasure took."""

    memories: int
    turns: int
    """Journal records and dead letters."""
    sessions: int = 0
    """Sessions with what was said in them, entry by entry."""
    known: bool = True
    """False: nothing is known of this session, and it was never erased before. Of all else it is not told."""
    state: Literal["erased", "compacting"] = "erased"
    """`compacting`: nothing reads it any more, but its text is still in a file of the store, which is being rewritten.
    That goes on by itself; `Engine.compacted` waits for it."""


class MemoryStore(Protocol):
    """The truth about memories. Writes are atomic; each lives or dies with its history line."""

    async def neighbours(self, scope: Scope, *, vectors: Vectors, texts: Sequence[str], limit: int) -> Neighbourhood:
        """What new facts are to be compared with."""
        ...

    async def apply(
        self,
        job: TurnRecord | None,
        changes: "Sequence[Change | SessionChange]",
        *,
        retrieved: Sequence[str] = (),
        at: datetime,
    ) -> Applied:
        """All changes, the retrieval counts of `retrieved` and the job's done-mark in one transaction.

        A memory whose (turn, fact_index) is there already, or was deleted, is left out. `job` None: a command's.
        Raises `Conflict`, and changes nothing, if a field was written since the version that a `SetField` names, or a
        memory since it was `seen`. Raises `ScopeError`, and changes nothing, if an `Update` names a live memory of
        another scope, or a turn's `Close` one of another user. On Redis a command's changes are atomic for each user.
        """
        ...

    async def get(self, tenant: str, ids: Sequence[str]) -> tuple[Memory, ...]:
        """The live memories among `ids`, in that order; others are left out."""
        ...

    async def list(self, listing: Listing) -> tuple[Memory, ...]:
        """One page of a scope's live memories."""
        ...

    async def profile(self, scope: Scope) -> Profile:
        """The user's profile."""
        ...

    async def history(self, tenant: str, memory_id: str) -> tuple[HistoryRecord, ...]:
        """A memory's history, oldest first; also of a memory that was deleted (but not of an erased one)."""
        ...

    async def holds(self, record: TurnRecord) -> bool:
        """Whether what was put into a turn's prompt still holds (P9).

        Nothing of it was erased, and nothing was corrected by hand since the turn was asked. What the worker closed or
        superseded was true when it was said.
        """
        ...

    async def erase(self, erasure: Erasure, *, at: datetime) -> Erased:
        """Erase from memories, vectors, index, history, profile, journal, links and dead letters. Idempotent.

        The epoch is raised first, so that nothing in flight brings it back (P9). A single memory leaves a tombstone
        (no content) so that its turn's replay does not add it again, and its lines leave the kept injections. A session
        is its user's, whatever agents took part in it: the sessions of all of them that have its name go.

        Files that take long to be rewritten are not waited for: the answer's `state` tells.
        """
        ...

    async def unembedded(self, embedder: str, *, limit: int) -> tuple[Memory, ...]:
        """Memories without a vector of `embedder`, oldest first: for back-filling and `reembed`."""
        ...

    async def embed(self, embedder: str, vectors: Sequence[tuple[str, Vector]]) -> None:
        """Set the vectors of memories by id; those deleted meanwhile are left out."""
        ...

    async def passing(self, *, before: datetime, limit: int) -> tuple[Memory, ...]:
        """Live, unpinned working memories of any scope, neither written nor retrieved since `before`, oldest first."""
        ...

    async def scopes(
        self, *, tenant: str | None = None, after: str | None = None, limit: int
    ) -> "tuple[ScopeCount, ...]":
        """A page of the exact scopes that have live memories, of one tenant or of all, in an order of the store's own.

        `after` is the `cursor` of the last one of the page before.
        """
        ...

    async def counts(self) -> "StoreCounts":
        """How much there is."""
        ...


class SessionStore(Protocol):
    """Sessions of a scope, each by its name. What is compressed is marked, never deleted.

    A session belongs to the exact scope: an agent's is another one than the user's of the same name.
    """

    async def append(self, scope: Scope, session: str, entries: Sequence[SessionEntry]) -> None:
        """As `AppendEntries`; the session is made if need be."""
        ...

    async def head(self, scope: Scope, session: str) -> SessionHead:
        """What is known of a session without its words; of one that is not there: nothing."""
        ...

    async def load(self, scope: Scope, session: str, *, compressed: bool = True) -> Session:
        """A session, without its compressed entries if they are not wanted; one that is not there is empty."""
        ...

    async def compress(self, scope: Scope, session: str, summary: Summary, *, version: int) -> None:
        """Keep a summary, mark its entries and the summaries that it took in, in one transaction.

        Raises `Conflict`, and changes nothing, if the session was compressed since `version`, or if an entry is gone or
        compressed already. Entries that came meanwhile are no conflict (FAULTS I15).
        """
        ...

    async def override(self, scope: Scope, session: str, overrides: Mapping[str, Any]) -> None:
        """Set the session's own settings, all of them; the session is made if need be."""
        ...

    async def replace(self, scope: Scope, session: Session) -> None:
        """Put `session` in the place of what has its name: an import."""
        ...

    async def clear(self, scope: Scope, session: str) -> None:
        """Drop a session with its entries, summaries and settings; one that is not there is no error.

        What was learned from it stays, and so do its turns in the journal: it is no erasure.
        """
        ...

    async def sessions(self, scope: Scope, *, after: str | None = None, limit: int = 100) -> tuple[SessionInfo, ...]:
        """A page of the scope's sessions, by their names. `after`: the last one of the page before."""
        ...


class ScopeCount(msgspec.Struct, frozen=True, kw_only=True):
    """How many live memories a scope has."""

    scope: Scope
    memories: int
    cursor: str


class StoreCounts(msgspec.Struct, frozen=True, kw_only=True):
    """How much is in a store, and whose vectors they are."""

    tenants: int
    users: int
    memories: int
    vectors: dict[str, int]
    """Embedder name → how many vectors of it."""


class TurnArchive(Protocol):
    """What was recalled for a turn: `GET /memory/v1/turns/{turn}`."""

    async def turn(self, tenant: str, turn: str) -> tuple[TurnLink, ...]:
        """All steps and attempts of a turn, oldest first. Raises `NotFound`."""
        ...


# ── Keys ──────────────────────────────────────────────────────────────────────────────────────────────────────


class ProxyKey(msgspec.Struct, frozen=True, kw_only=True):
    """A proxy key `rk_<public>_<secret>`: only the secret's digest is kept."""

    public: str
    digest: bytes
    tenant: str
    name: str = ""
    default_user: str | None = None
    created_at: datetime
    revoked_at: datetime | None = None


class KeyRing(Protocol):
    """The proxy keys."""

    async def add(self, key: ProxyKey) -> None:
        """Keep a new key."""
        ...

    async def find(self, public: str) -> ProxyKey | None:
        """A key by its public part, revoked or not."""
        ...

    async def keys(self) -> tuple[ProxyKey, ...]:
        """All keys, oldest first."""
        ...

    async def revoke(self, public: str, *, at: datetime) -> None:
        """The key is no longer good. Raises `NotFound`."""
        ...


# ── The engine ────────────────────────────────────────────────────────────────────────────────────────────────


class Check(msgspec.Struct, frozen=True):
    """One thing that is well, or not: a line of the readiness report."""

    name: str
    ok: bool
    detail: str = ""


COMPACTION = "compaction"
"""The check that tells which erasures wait for a file of the store to be rewritten, since when, and how far it is."""


class Engine(Protocol):
    """One store with all its ports, as the composition root opens it. Whoever opens it closes it."""

    recollector: Recollector
    journal: TurnJournal
    queue: JobQueue
    memories: MemoryStore
    archive: TurnArchive
    keys: KeyRing
    sessions: "SessionStore"

    @property
    def foreign(self) -> int:
        """Records that were skipped since the start because they are garbage or another owner's (FAULTS R14)."""
        ...

    def checks(self) -> tuple[Check, ...]:
        """What is known of the store's parts without asking it; nothing where there is nothing to tell apart."""
        ...

    async def ping(self) -> None:
        """Returns when the store answers. Raises `StoreUnavailable`."""
        ...

    async def check_embedder(self, name: str, dimension: int) -> None:
        """Raises `EmbedderChanged` if there are vectors of another embedder, or of another dimension."""
        ...

    async def compacted(self) -> None:
        """Returns when the text of what was erased so far is in no file of the store any more, however long it takes.

        May be left at any time: whoever has the store open carries it on. Raises `StoreUnavailable`, and `StoreUnfit`
        for a server that does not let its file be rewritten.
        """
        ...

    def ingesting(self) -> AbstractAsyncContextManager[None]:
        """Be a process that claims jobs. Raises `StoreUnavailable` where there may be only one and another is it."""
        ...

    async def close(self) -> None:
        """Flush and close."""
        ...
