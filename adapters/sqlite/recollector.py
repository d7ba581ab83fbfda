"""Recall on SQLite: warm owners are answered on the event loop, cold and very large ones in a thread."""

import asyncio
import json
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import TypeVar

from adapters.sqlite import epochs, sessions
from adapters.sqlite.index import IndexCache, OwnerIndex
from adapters.sqlite.known import profile_of
from adapters.sqlite.links import SqliteLinks
from adapters.sqlite.readers import Busy, Readers
from memory.model.errors import StoreUnavailable
from memory.model.memory import Memory, Profile
from memory.model.one_by_one import one_by_one
from memory.model.scope import Digests, Scope
from memory.model.types import Analyze, Vector, Vectors
from memory.ports.changes import Basis
from memory.ports.memories import Neighbourhood
from memory.ports.search import RecallQuery, Recollection, SearchQuery
from memory.retrieval.candidates import Candidates
from memory.retrieval.index import Ask, SearchScope, compared, searched
from memory.store.bodies import memory_of
from memory.store.vectors import unit

T = TypeVar("T")

INLINE_ROWS = 12_500
"""The largest index that is searched on the event loop (10,000 memories and a quarter of dead rows): about a
millisecond; a thread costs 50 µs and a switch."""

LOOKS_SECONDS = (0.25, 1.0, 4.0)
"""When it is looked what became of a turn that was kept: rules take a tenth of a second, a model takes some."""

LOOKED_AFTER = 1_024
"""Most users whose turns are looked after at once; the others' next question finds out for itself."""

LOOKUP = """
    SELECT seq, owner, body, retrievals, retrieved_at FROM memories
    WHERE closed = 0 AND seq IN (SELECT value FROM json_each(?))
"""


class SqliteRecollector:
    """Implements `memory.ports.search.Recollector`, and the search behind `MemoryStore.neighbours`."""

    def __init__(
        self,
        readers: Readers,
        *,
        links: SqliteLinks,
        cache: IndexCache,
        digests: Digests,
        analyze: Analyze,
        embedder: str | None,
    ) -> None:
        self.foreign = 0
        """Rows that were garbage or another owner's (FAULTS R14): skipped, and a reason to look at the store."""
        self._readers = readers
        self._links = links
        self._cache = cache
        self._digests = digests
        self._analyze = analyze
        self._embedder = embedder
        self._bringing: dict[bytes, asyncio.Future[None]] = {}
        """What is being read of users' indexes now."""
        self._looks: dict[bytes, asyncio.TimerHandle] = {}
        """When it is looked for what came of users' turns."""

    def look_after(self, scope: Scope) -> None:
        """A turn of this user is kept: what comes of it is taken up when it is there, not when the next one waits."""
        owner = self._digests.owner(scope)
        if (pending := self._looks.get(owner)) is not None:
            pending.cancel()
        if pending is not None or len(self._looks) < LOOKED_AFTER:
            self._look_later(owner, asyncio.get_running_loop(), LOOKS_SECONDS)

    def _look_later(self, owner: bytes, loop: asyncio.AbstractEventLoop, waits: Sequence[float]) -> None:
        """Look after each of these seconds, one behind the other, until something has changed."""
        self._looks.pop(owner, None)
        if not waits or (index := self._cache.peek(owner)) is None:
            return
        known = index.changed, index.generation

        def look() -> None:
            with suppress(StoreUnavailable):  # whoever asks next is told
                self._inline(owner, partial(self._prepare, owner=owner))
            self._look_later(owner, loop, waits[1:] if known == (index.changed, index.generation) else ())

        self._looks[owner] = loop.call_later(waits[0], look)

    def _prepare(self, connection: sqlite3.Connection, index: OwnerIndex, *, owner: bytes) -> None:
        """What a question would read of a user, but for what it asks."""
        if (view := index.rows.viewed) is not None:
            index.rows.prepare(view, partial(self._look_up, connection, index, owner=owner, admits=view.admits))
        self._profile(connection, index, owner)

    async def recollect(self, query: RecallQuery) -> Recollection:
        vector = None if query.vector is None else unit(query.vector, None)
        owner = self._digests.owner(query.scope)
        ask = Ask.of(query, vector, self._analyze)
        answer = partial(self._answer, query=query, owner=owner, ask=ask)
        return await self._answered(owner, answer, files=ask.bearing is not None)

    async def search(self, query: SearchQuery) -> Candidates:
        vector = None if query.vector is None else unit(query.vector, None)
        ask = Ask.of(query, vector, self._analyze)
        owner = self._digests.reached(query.reach) or b""  # it is of one owner, or not asked

        def found(connection: sqlite3.Connection, index: OwnerIndex) -> Candidates:
            look_up = partial(self._look_up, connection, index, owner=owner, admits=query.wants)
            return searched(index.rows, query, ask, look_up)

        return await self._answered(owner, found, at_once=query.is_quick)

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
        """What `MemoryStore.neighbours` says."""
        owner = self._digests.owner(scope)

        def ask(text: str, vector: Vector) -> Ask:
            return Ask.compare(text, unit(vector, None), self._analyze, limit=limit)

        asks = await one_by_one(ask, texts, vectors)

        def compare(connection: sqlite3.Connection, index: OwnerIndex) -> Neighbourhood:
            view = SearchScope.compared(scope, project)
            look_up = partial(self._look_up, connection, index, owner=owner, admits=view.admits)
            nearest = compared(index.rows, view, asks, look_up)
            centroid = index.rows.centroid(view) if centre else None
            return Neighbourhood(
                centroid, nearest, Basis(scope, index.changed), self._profile(connection, index, owner)
            )

        return await self._answered(owner, compare)

    async def _answered(
        self,
        owner: bytes,
        answer: Callable[[sqlite3.Connection, OwnerIndex], T],
        *,
        at_once: bool = True,
        files: bool = False,
    ) -> T:
        """What the index of a user answers: at once if it may and is at hand, or can be brought, else in a thread.

        `files`: what is brought is filed under topics there, as the answer will ask.
        """
        if at_once:
            if (found := self._inline(owner, answer)) is not None:
                return found
            if self._may_be_inline(owner):
                await asyncio.shield(self._brought(owner, files=files))
                if (found := self._inline(owner, answer)) is not None:
                    return found
        return await self._readers.run(
            lambda connection: self._patiently(connection, owner, lambda index: answer(connection, index))
        )

    def _may_be_inline(self, owner: bytes) -> bool:
        return (index := self._cache.peek(owner)) is None or index.rows.size <= INLINE_ROWS

    def _brought(self, owner: bytes, *, files: bool) -> asyncio.Future[None]:
        """A user's index is here, and up to date; all who ask meanwhile wait for the same reading.

        Who comes first after a pause is often many (the workers of one application), and threads take the loop's time.
        """
        if (bringing := self._bringing.get(owner)) is None:

            def ready(index: OwnerIndex) -> None:
                if files:
                    index.rows.file()

            work = self._readers.run(lambda connection: self._patiently(connection, owner, ready))
            bringing = self._bringing[owner] = asyncio.ensure_future(work)
            bringing.add_done_callback(partial(self._has_brought, owner))
        return bringing

    def _has_brought(self, owner: bytes, bringing: asyncio.Future[None]) -> None:
        del self._bringing[owner]
        if not bringing.cancelled():
            bringing.exception()  # whoever still waits is told; that nobody does is no error of its own

    def _inline(self, owner: bytes, answer: Callable[[sqlite3.Connection, OwnerIndex], T]) -> T | None:
        """The answer if it can be had without waiting, or None."""
        index = self._cache.peek(owner)
        if index is None or index.rows.size > INLINE_ROWS or not index.lock.acquire(blocking=False):
            return None

        def read(connection: sqlite3.Connection) -> T | None:
            version = connection.execute("PRAGMA main.data_version").fetchone()[0]
            if version != index.version:
                if index.behind(connection, owner):
                    return None
                index.refresh(connection, owner, self._embedder)
                index.version = version
                self._cache.weigh(owner, index)
            return answer(connection, index)

        try:
            return self._readers.inline(read)
        except Busy:
            return None
        finally:
            index.lock.release()

    def _patiently(self, connection: sqlite3.Connection, owner: bytes, use: Callable[[OwnerIndex], T]) -> T:
        index = self._cache.take(owner)
        with index.lock:
            index.refresh(connection, owner, self._embedder)
            answer = use(index)
            self._cache.weigh(owner, index)
            return answer

    def _answer(
        self, connection: sqlite3.Connection, index: OwnerIndex, *, query: RecallQuery, owner: bytes, ask: Ask
    ) -> Recollection:
        # The epoch first: an erasure while we read is then later than what we say.
        epoch = epochs.current(connection)
        journalled = self._links.journalled(connection, query)
        link = self._links.previous(journalled, query, epoch=epoch)
        session = query.session or (link.session if link else None)
        view = SearchScope.of(query, session)
        look_up = partial(self._look_up, connection, index, owner=owner, admits=view.admits)
        candidates, always_on = index.rows.recollected(view, ask, look_up)
        ledger, shown = self._links.past(journalled, query, link, epoch=epoch)
        return Recollection(
            epoch=epoch,
            candidates=candidates,
            always_on=always_on,
            basis=Basis(query.scope, index.changed),
            profile=self._profile(connection, index, owner),
            previous_turn=link,
            ledger=ledger,
            shown=shown,
            summaries=sessions.covering(connection, self._digests, query.scope, query.chains)
            if query.summaries
            else (),
        )

    def _profile(self, connection: sqlite3.Connection, index: OwnerIndex, owner: bytes) -> Profile:
        """A user's profile, read once for each state of the index: a write of it takes a change number, too."""
        state = (index.generation, index.changed)
        if index.profile is None or index.profile[0] != state:
            index.profile = (state, profile_of(connection, owner))
        return index.profile[1]

    def _look_up(
        self,
        connection: sqlite3.Connection,
        index: OwnerIndex,
        seqs: Sequence[int],
        *,
        owner: bytes,
        admits: Callable[[Memory], bool],
    ) -> dict[int, Memory]:
        """The memories of these rows that may be seen; all others are skipped.

        Each is read from the store once and then kept until it changes.
        """
        known = index.memories
        if unknown := [seq for seq in seqs if seq not in known]:
            rows = connection.execute(LOOKUP, (json.dumps(unknown),)).fetchall()
            for seq, owned_by, body, retrievals, retrieved_at in rows:
                memory = memory_of(body, retrievals, retrieved_at)
                if memory is None or owned_by != owner or self._digests.owner(memory.scope) != owner:
                    self.foreign += 1  # garbage, or another owner's (FAULTS R14)
                else:
                    known[seq] = memory
        return {seq: memory for seq in seqs if (memory := known.get(seq)) is not None and admits(memory)}
