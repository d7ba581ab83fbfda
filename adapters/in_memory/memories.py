"""The truth about memories, in memory."""

import time
from collections.abc import AsyncGenerator, Iterable, Sequence
from datetime import datetime
from heapq import nlargest

from adapters.in_memory.changes import COMMIT_SECONDS, Changes
from adapters.in_memory.data import Data
from adapters.in_memory.erase import erase, extent
from adapters.in_memory.journal import holds, kept_turn
from adapters.in_memory.kept import KeptMemory
from adapters.in_memory.recollector import InMemoryRecollector
from memory.model.memory import HistoryRecord, Memory, Profile, Retention, place_of_line
from memory.model.moments import micros
from memory.model.scope import Digests, Reach, Scope
from memory.model.turn import TurnRecord
from memory.model.types import Vector, Vectors
from memory.ports.changes import Applied, Basis, Change, SessionChange
from memory.ports.jobs import JobState
from memory.ports.memories import Erased, Erasure, Listing, Neighbourhood, ScopeCount, StoreCounts, StoreUsage, Subjects
from memory.store.correcting import corrected_at
from memory.store.vectors import still_says


class InMemoryMemories:
    """Implements `memory.ports.memories.MemoryStore`."""

    def __init__(self, data: Data, *, changes: Changes, recollector: InMemoryRecollector, digests: Digests) -> None:
        self._data = data
        self._changes = changes
        self._recollector = recollector
        self._digests = digests

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
        return await self._recollector.neighbours(
            scope, vectors=vectors, texts=texts, limit=limit, project=project, centre=centre
        )

    async def apply(
        self,
        job: TurnRecord | None,
        changes: Sequence[Change | SessionChange],
        *,
        retrieved: Sequence[str] = (),
        basis: Basis | None = None,
        holding: bool = False,
        at: datetime,
    ) -> Applied:
        ready = [self._changes.ready(change) for change in changes]
        turn = None if job is None else kept_turn(job, self._digests, number=self._data.next_number())
        if turn is not None:
            there = self._data.turns.get(turn.owner, turn.record.key)
            if there is not None and there.state is None:
                return Applied.ALREADY
            if self._data.epoch_of(*turn.digests) > turn.record.epoch:
                if there is not None and there.record.epoch <= turn.record.epoch:  # else it was said anew
                    self._data.turns.drop(there)
                return Applied.VOID
        self._changes.make(
            ready,
            job=None if job is None else job.scope,
            retrieved=retrieved,
            basis=basis,
            holding=job if holding else None,
            at=at,
            corrected=corrected_at(at, since=time.monotonic(), within=COMMIT_SECONDS),
        )
        if turn is not None:
            self._data.finish(turn)
        return Applied.APPLIED

    async def get(self, reach: Reach, ids: Sequence[str]) -> tuple[Memory, ...]:
        kept = (self._data.memories.get(memory_id) for memory_id in dict.fromkeys(ids))
        found = _read(each for each in kept if each is not None and not each.is_closed)
        return tuple(memory for memory in found if reach.covers(memory.scope))

    async def last(self, reach: Reach, ids: Sequence[str]) -> tuple[Memory, ...]:
        kept = (self._data.memories.get(memory_id) for memory_id in dict.fromkeys(ids))
        found = _read(each for each in kept if each is not None)
        return tuple(memory for memory in found if reach.covers(memory.scope))

    async def of_others(self, reach: Reach, ids: Sequence[str]) -> frozenset[str]:
        own, kept = self._digests.reached(reach), self._data.memories
        return frozenset(name for name in ids if name in kept and kept[name].owner != own)

    async def list(self, listing: Listing) -> tuple[Memory, ...]:
        page = [
            memory for memory in _read(self._data.live()) if memory.id > (listing.after or "") and listing.wants(memory)
        ]
        return tuple(sorted(page, key=lambda memory: memory.id)[: listing.limit])

    async def closed(self, reach: Reach, *, limit: int) -> AsyncGenerator[tuple[Memory, ...]]:
        found = _read(kept for kept in self._data.memories.values() if kept.is_closed)
        within = sorted((each for each in found if reach.covers(each.scope)), key=lambda memory: memory.id)
        for start in range(0, len(within), limit):
            yield tuple(within[start : start + limit])

    async def trash(self, *, before: datetime, limit: int) -> tuple[Memory, ...]:
        closed = _read(kept for kept in self._data.memories.values() if kept.is_closed)
        found = [(memory.valid_to, memory) for memory in closed if memory.is_trash and memory.valid_to is not None]
        oldest = sorted((at, memory.id, memory) for at, memory in found if at < before)
        return tuple(memory for _, _, memory in oldest[:limit])

    async def trash_since(self, *, now: datetime) -> datetime:
        self._data.trash_since = self._data.trash_since or now
        return self._data.trash_since

    async def profile(self, scope: Scope) -> Profile:
        return self._recollector.profile(scope)

    async def history(self, reach: Reach, memory_id: str) -> tuple[HistoryRecord, ...]:
        if not await self.last(reach, [memory_id]):
            return ()
        return tuple(said.line for said in self._data.history.get(memory_id, ()))

    async def events(self, reach: Reach, *, after: str | None = None, limit: int) -> tuple[HistoryRecord, ...]:
        before = None if after is None else place_of_line(after)
        ids = [memory.id for memory in _read(self._data.memories.values()) if reach.covers(memory.scope)]
        lines = (said.line for memory_id in ids for said in self._data.history.get(memory_id, ()))
        behind = (line for line in lines if before is None or line.place < before)
        return tuple(nlargest(limit, behind, key=lambda line: line.place))

    async def holds(self, record: TurnRecord) -> bool:
        return holds(self._data, self._digests.owner(record.scope), record.grounds, micros(record.at), closed=True)

    async def erase(self, erasure: Erasure, *, at: datetime) -> Erased:
        return erase(self._data, erasure, changes=self._changes, digests=self._digests, at=at)

    async def extent(self, erasure: Erasure) -> Erased:
        return extent(self._data, erasure, changes=self._changes, digests=self._digests)

    async def unembedded(self, embedder: str, *, limit: int) -> tuple[Memory, ...]:
        return _read(kept for kept in self._data.live() if kept.embedder != embedder)[:limit]

    async def embed(self, embedder: str, vectors: Sequence[tuple[Memory, Vector]]) -> int:
        units = [(read, self._changes.unit(vector, embedder)) for read, vector in vectors]
        done = 0
        for read, vector in units:
            kept = self._data.memories.get(read.id)
            if kept is None or kept.is_closed or not still_says(kept.read(), read):
                continue
            kept.vector, kept.embedder = vector, embedder
            kept.changed = self._data.next_change(kept.owner, kept.tenant)
            self._data.memories[read.id] = self._data.memories.pop(read.id)  # the last one changed
            done += 1
        return done

    async def reindex(self, *, limit: int) -> int:
        del limit
        return 0  # no other release has written here

    async def passing(self, kept_as: Retention, *, before: datetime, limit: int) -> tuple[Memory, ...]:
        dated = kept_as is Retention.EXPIRING
        return tuple(
            memory
            for memory in _read(
                kept for kept in self._data.live() if dated or (kept.retrieved_at or 0) < micros(before)
            )
            if memory.kept_as is kept_as and memory.passes_from < before
        )[:limit]

    async def scopes(
        self, *, tenant: str | None = None, after: str | None = None, limit: int
    ) -> tuple[ScopeCount, ...]:
        digest = None if tenant is None else self._digests.tenant(tenant)
        counts: dict[Scope, int] = {}
        for memory in _read(kept for kept in self._data.live() if digest in (None, kept.tenant)):
            counts[memory.scope] = counts.get(memory.scope, 0) + 1
        found: list[ScopeCount] = []
        for scope, count in counts.items():
            cursor = "\0".join(name or "" for name in (scope.tenant, scope.user, scope.agent, scope.run))
            found.append(ScopeCount(scope=scope, memories=count, cursor=cursor))
        return tuple(sorted((each for each in found if each.cursor > (after or "")), key=lambda each: each.cursor))[
            :limit
        ]

    async def subjects(self, tenant: str | None = None) -> Subjects:
        data, digest = self._data, None if tenant is None else self._digests.tenant(tenant)
        turns = [turn for turn in data.turns if turn.is_found or turn.state is JobState.DEAD]
        scopes = [*(turn.record.scope for turn in turns), *(memory.scope for memory in _read(data.memories.values()))]
        named = {self._digests.owner(scope): scope for scope in scopes}
        there = {turn.owner for turn in turns} | {kept.owner for kept in data.live()}
        there |= {place.owner for place in data.sessions} | {it for it in data.owners if data.kept_fields(it)}
        tenants = {place.owner: place.tenant for place in data.sessions}
        tenants |= {it: owner.tenant for it, owner in data.owners.items() if data.kept_fields(it)}
        tenants |= {it: self._digests.tenant(scope.tenant) for it, scope in named.items()}
        meant = [it for it, its in tenants.items() if digest in (None, its)]
        found, closed = (
            [named[it] for it in meant if it in named and (it in there) is is_there] for is_there in (True, False)
        )
        return Subjects(scopes=tuple(found), closed=tuple(closed), unnamed=len(meant) - len(found) - len(closed))

    async def usage(self, tenant: str) -> StoreUsage:
        digest = self._digests.tenant(tenant)
        bodies = [kept.body for kept in self._data.live() if kept.tenant == digest]
        return StoreUsage(memories=len(bodies), bytes=sum(map(len, bodies)))

    async def counts(self) -> StoreCounts:
        live = list(self._data.live())
        vectors: dict[str, int] = {}
        for kept in live:
            if kept.embedder is not None:
                vectors[kept.embedder] = vectors.get(kept.embedder, 0) + 1
        tenants, users = {kept.tenant for kept in live}, {kept.owner for kept in live}
        return StoreCounts(tenants=len(tenants), users=len(users), memories=len(live), vectors=vectors)


def _read(kept: Iterable[KeptMemory]) -> tuple[Memory, ...]:
    """Memories as they are read; garbage is left out."""
    found = (each.read() for each in kept)
    return tuple(memory for memory in found if memory is not None)
