"""Memories, profiles and their history, and how they are erased."""

from collections.abc import AsyncGenerator, Sequence
from datetime import datetime
from typing import Literal, Protocol

import msgspec

from memory.model.memory import HistoryRecord, Memory, Profile, Retention
from memory.model.scope import ANY, Reach, Scope
from memory.model.turn import TurnRecord
from memory.model.types import Vector, Vectors
from memory.model.where import Where, holds
from memory.ports.changes import Applied, Basis, Change, SessionChange
from memory.ports.search import Candidate


class Neighbourhood(msgspec.Struct, frozen=True):
    """What a batch of new facts is compared with, in one scope."""

    centroid: Vector | None
    """The mean of the scope's vectors, not normalised; None when there are none, or when it was not asked for."""
    nearest: tuple[Sequence[Candidate], ...]
    """For each fact the nearest memories, dense and lexical, pinned and procedural ones included."""
    basis: Basis | None = None
    """What `apply` is to be given with what is decided on this."""
    profile: Profile | None = None
    """The user's, as it was then; None where nothing was asked for."""


class Listing(msgspec.Struct, frozen=True, kw_only=True):
    """Which memories to list, oldest first."""

    reach: Reach
    limit: int = 100
    after: str | None = None
    """The id of the last memory of the page before."""
    types: tuple[str, ...] = ()
    pinned: bool | None = None
    include_compressed: bool = True
    project: str | None = None
    """Only what belongs to this one."""
    where: Where | None = None
    """Only what this holds for."""
    at: datetime | None = None
    """When: what was over by then is left out. None: what is not closed is listed."""

    def wants(self, memory: Memory) -> bool:
        """Whether a memory is listed, on whatever page."""
        return (
            self.reach.covers(memory.scope)
            and (not self.types or memory.type in self.types)
            and self.pinned in (None, memory.pinned)
            and (self.include_compressed or not memory.compressed)
            and self.project in (None, memory.project)
            and (self.where is None or holds(self.where, memory))
            and not (self.at is not None and memory.is_over(self.at))
        )


class Erasure(msgspec.Struct, frozen=True, kw_only=True):
    """What is to be erased without a trace: memories, a session, an agent or a run, a user or a whole tenant.

    Of memories that are `trash` only those that are closed go, and the words that they were said in stay. An agent, or
    a run, is what is kept of it: of one user, or, where none is named, of each of the tenant's.
    """

    what: Literal["memory", "trash", "session", "agent", "run", "user", "tenant"]
    tenant: str
    user: str | None = None
    agent: str | None = None
    run: str | None = None
    session: str | None = None
    memory_ids: tuple[str, ...] = ()

    @property
    def reach(self) -> Reach:
        """Where all lies that is erased."""
        return Reach(self.tenant, self.user or ANY, self.agent or ANY, self.run or ANY)


class Erased(msgspec.Struct, frozen=True, kw_only=True):
    """How much an erasure took."""

    memories: int
    turns: int
    """Journal records and dead letters."""
    sessions: int = 0
    """Sessions with what was said in them, entry by entry."""
    fields: int = 0
    """Of profiles, where they go as a whole: with a user or a tenant. What else goes, `Deleter` counts."""
    known: bool = True
    """False: nothing is known of this session, and it was never erased before. Of all else it is not told."""
    state: Literal["erased", "compacting"] = "erased"
    """`compacting`: nothing reads it any more, but its text is still in a file of the store, which is being rewritten.
    That goes on by itself; `Engine.compacted` waits for it."""

    @property
    def is_nothing(self) -> bool:
        """Whether there was nothing to erase."""
        return not (self.memories or self.turns or self.sessions or self.fields)


class Subjects(msgspec.Struct, frozen=True, kw_only=True):
    """Of whom a store keeps anything: memories, live or closed, sessions, turns, a profile."""

    scopes: tuple[Scope, ...] = ()
    """One of each user's, and of what belongs to no user."""
    closed: tuple[Scope, ...] = ()
    """The same of those of whom there is nothing but closed memories."""
    unnamed: int = 0
    """Users of whom there are sessions, or a profile, and neither a memory nor a turn that still has their name."""


class StoreCounts(msgspec.Struct, frozen=True, kw_only=True):
    """How much is in a store, and whose vectors they are."""

    tenants: int
    users: int
    memories: int
    vectors: dict[str, int]
    """Embedder name → how many vectors of it."""


class StoreUsage(msgspec.Struct, frozen=True, kw_only=True):
    """What a tenant's live memories take."""

    memories: int = 0
    bytes: int = 0
    """Of the memories as they are kept, without vectors, indexes and history."""


class MemoryStore(Protocol):
    """The truth about memories. Writes are atomic; each lives or dies with its history line."""

    async def neighbours(
        self,
        scope: Scope,
        *,
        vectors: Vectors,
        texts: Sequence[str],
        limit: int,
        project: str | None = None,
        centre: bool = False,
    ) -> Neighbourhood:
        """What new facts that were said in a project are to be compared with; `centre`: and the middle of all that.

        What is near, `limit` by meaning and by words, and so many of what claims the state of the same thing.
        """
        ...

    async def apply(
        self,
        job: TurnRecord | None,
        changes: "Sequence[Change | SessionChange]",
        *,
        retrieved: Sequence[str] = (),
        basis: Basis | None = None,
        holding: bool = False,
        at: datetime,
    ) -> Applied:
        """All changes, the retrieval counts of `retrieved` and the job's done-mark in one transaction.

        A memory whose (turn, fact_index) is there already, or was deleted, is left out. `job` None: a command's.
        Raises `Conflict`, and changes nothing, if a field was written since the version that a `SetField` names, a
        memory since the revision that was `seen`, or anything of the user since the `basis`; if it is `holding`, also
        if what stood in the job's prompt holds no more, as `holds` says. Raises `ScopeError`, and changes nothing, if
        an `Update` names a live memory of another scope, or a turn's `Close` one of another user.
        On Redis a command's changes are atomic for each user.
        """
        ...

    async def get(self, reach: Reach, ids: Sequence[str]) -> tuple[Memory, ...]:
        """The live memories within reach among `ids`, in that order; others are left out."""
        ...

    async def last(self, reach: Reach, ids: Sequence[str]) -> tuple[Memory, ...]:
        """The memories within reach among `ids` as each was last, live or closed (then `valid_to` says since when).

        Left out is what is not there, what was erased, and what a release closed that kept no text of it.
        """
        ...

    async def of_others(self, reach: Reach, ids: Sequence[str]) -> frozenset[str]:
        """Which of these ids are those of memories, live or closed, of anybody but the one user that is reached.

        Of any tenant: an id is one memory's in the whole store.
        """
        ...

    async def list(self, listing: Listing) -> tuple[Memory, ...]:
        """One page of the live memories within reach. Of a whole tenant on Redis, each page asks for every user's."""
        ...

    def closed(self, reach: Reach, *, limit: int) -> AsyncGenerator[tuple[Memory, ...]]:
        """What was closed within reach, each as it was last, in pages of at most `limit`, none of them empty.

        One user's in the order of their ids; what an older release kept no text of is left out. To be closed with
        `aclosing`.
        """
        ...

    async def trash(self, *, before: datetime, limit: int) -> tuple[Memory, ...]:
        """Of anybody what is to be deleted (`Memory.is_trash`) and was closed before that, the longest ago first.

        What an older release kept no text of is left out.
        """
        ...

    async def trash_since(self, *, now: datetime) -> datetime:
        """Since when this store's trash is emptied: since it was first asked this, `now` if that is now."""
        ...

    async def profile(self, scope: Scope) -> Profile:
        """The user's profile."""
        ...

    async def history(self, reach: Reach, memory_id: str) -> tuple[HistoryRecord, ...]:
        """The history of a memory within reach, oldest first; of one that was closed, too, but not of an erased one."""
        ...

    async def events(self, reach: Reach, *, after: str | None = None, limit: int) -> tuple[HistoryRecord, ...]:
        """A page of the histories of all memories within reach, closed ones too, the newest line first.

        `after`: the `cursor` of the last line of the page before; raises `InvalidInput` for what is none. On Redis each
        page reads the histories of all that is within reach.
        """
        ...

    async def holds(self, record: TurnRecord) -> bool:
        """Whether what was put into a turn's prompt still holds (P9).

        Nothing of it was erased, and nothing was corrected by hand since the turn was asked. What the worker closed or
        superseded was true when it was said.
        """
        ...

    async def erase(self, erasure: Erasure, *, at: datetime) -> Erased:
        """Erase from memories, vectors, index, history, profile, journal, links and dead letters. Idempotent.

        The epoch is raised first, so that nothing in flight brings it back (P9). Memories that are named, a thousand as
        one, each leave a tombstone (no content) so that its turn's replay does not add it again, and their lines leave
        the kept injections. A session is its user's, whatever agents took part in it: the sessions of all of them that
        have its name go. With an agent or a run go its memories, sessions and turns.

        Files that take long to be rewritten are not waited for: the answer's `state` tells.
        """
        ...

    async def extent(self, erasure: Erasure) -> Erased:
        """How much `erase` would take as it stands, of an agent, a run, a user or a tenant: it counts by this, too."""
        ...

    async def unembedded(self, embedder: str, *, limit: int) -> tuple[Memory, ...]:
        """Memories without a vector of `embedder`, oldest first: for back-filling and `reembed`."""
        ...

    async def embed(self, embedder: str, vectors: Sequence[tuple[Memory, Vector]]) -> int:
        """Set vectors of memories as they were read; of how many it was done.

        What was closed, deleted or reworded meanwhile is left out (`memory.store.vectors.still_says`).
        """
        ...

    async def reindex(self, *, limit: int) -> int:
        """Read the next `limit` live memories for what the search keeps of them; how many were looked at.

        For stores that a release wrote which read words otherwise, or listed otherwise what stands in every prompt
        (`memory.retrieval.rows.ANALYSIS`). How far it came is kept in the store; 0: all have been looked at. What is
        found to differ is written anew, with its vector.
        """
        ...

    async def passing(self, kept_as: Retention, *, before: datetime, limit: int) -> tuple[Memory, ...]:
        """Live memories of any scope that are kept as this, neither written nor retrieved since `before`.

        Of those that are `EXPIRING` the ones whose date is before that, whatever was retrieved.
        """
        ...

    async def scopes(
        self, *, tenant: str | None = None, after: str | None = None, limit: int
    ) -> "tuple[ScopeCount, ...]":
        """A page of the exact scopes that have live memories, of one tenant or of all, in an order of the store's own.

        One user's follow one another.
        `after` is the `cursor` of the last one of the page before.
        """
        ...

    async def subjects(self, tenant: str | None = None) -> Subjects:
        """Of whom anything of a tenant, or of all, is kept. For a list of everybody: each is looked for by name.

        On Redis all are those of the tenants that have live memories.
        """
        ...

    async def usage(self, tenant: str) -> StoreUsage:
        """What a tenant's live memories take. Asked for with every write, so it is counted as they are written.

        On Redis the bytes of those users are added up anew whose memories were changed since this was last asked.
        """
        ...

    async def counts(self) -> "StoreCounts":
        """How much there is."""
        ...


class ScopeCount(msgspec.Struct, frozen=True, kw_only=True):
    """How many live memories a scope has."""

    scope: Scope
    memories: int
    cursor: str
