"""Recall on Redis: one round trip, and all that the owner has is scored here (`owned`).

Of an owner who has too many memories for that the server chooses the hits, in one more round trip, and another one
brings what stands around them. How they are scored is `memory.retrieval`'s in any case.

Epoch, link and profile are read first, so that an erasure while we read is later than what we say. Every hit is checked
through its own document before it is believed.
"""

import asyncio
from collections.abc import Mapping, Sequence
from functools import partial
from typing import NamedTuple

import msgspec
import numpy as np

from adapters.redis.brought import Brought, KeptHits
from adapters.redis.candidates import columns_of, statistics_of
from adapters.redis.connection import Command, RedisConnection
from adapters.redis.documents import READ, Documents, SearchView, Stored, unscaled
from adapters.redis.index import Indexes, IndexState, SearchIndex
from adapters.redis.keys import Keyspace
from adapters.redis.links import RedisLinks
from adapters.redis.owned import OwnedRows, number_of
from adapters.redis.profiles import profile_of
from adapters.redis.search import SearchResult, answer_of
from adapters.redis.stored import REV
from adapters.redis.surroundings import Surrounded, around, nothing_around, surrounded
from memory.model.errors import StoreUnavailable
from memory.model.memory import Memory
from memory.model.one_by_one import one_by_one
from memory.model.scope import ANY, NONE, Digests, Reach, Scope
from memory.model.types import Vector, Vectors
from memory.ports.changes import Basis
from memory.ports.memories import Neighbourhood
from memory.ports.search import RecallQuery, Recollection, SearchQuery
from memory.retrieval.candidates import NO_CANDIDATES, Candidates, candidates_of
from memory.retrieval.index import (
    Ask,
    MemoryIndex,
    SearchScope,
    compared,
    searched,
)
from memory.retrieval.rows import SearchColumns
from memory.store.vectors import unit

STANDING = 256
"""Most pinned and procedural memories that are read: the oldest. The stable block's budget holds fewer (P5)."""

SAMPLE = 256
"""Vectors by which a scope's mean is estimated: within a sixteenth of the spread of its memories, and a few hundred
kilobytes on the wire. Scopes of fewer memories have their exact mean."""

WIDER = 2
"""The server ranks words by everybody's statistics, we by the scope's own: so many times more are looked at. Where the
surroundings are looked at, they bring more than that."""

WIDER_PLAIN = 4
"""The worker compares by plain cosine, while the server ranks by the weighted one: so many times more are looked at."""


class _Want(NamedTuple):
    """What a recall or a comparison asks of the index."""

    scope: Scope
    ask: Ask
    session: str | None = None
    project: str | None = None
    conclusions: bool = False

    def admits(self, memory: Memory) -> bool:
        """Whether a memory may be found, by its own words."""
        return SearchScope(reach=Reach.of(self.scope), project=self.project or NONE).admits(memory)


class _Round(NamedTuple):
    """What one round trip said. Without an index all is empty, and not complete."""

    dense: SearchResult
    lexical: SearchResult
    standing: SearchResult
    newest: SearchResult
    size: int
    """How many memories can be found."""
    complete: bool


class _Searched(NamedTuple):
    """What a question finds."""

    candidates: Candidates
    always_on: tuple[Memory, ...]
    complete: bool = True


_NOTHING = SearchResult(0, ())
_SILENCE = _Round(_NOTHING, _NOTHING, _NOTHING, _NOTHING, 0, complete=False)


class RedisRecollector:
    """Implements `memory.ports.search.Recollector`, and the search behind `MemoryStore.neighbours`."""

    def __init__(
        self,
        connection: RedisConnection,
        *,
        keys: Keyspace,
        links: RedisLinks,
        indexes: Indexes,
        documents: Documents,
        owned: OwnedRows,
        digests: Digests,
    ) -> None:
        self._connection = connection
        self._keys = keys
        self._links = links
        self._indexes = indexes
        self._documents = documents
        self._digests = digests
        self._brought = KeptHits(connection, documents=documents, field=indexes.field)
        self._owned = owned

    async def search(self, query: SearchQuery) -> Candidates:
        """What `Recollector.search` says. Of whom nothing is kept all that there is is read, whatever it costs."""
        owner = self._digests.reached(query.reach) or b""  # it is of one owner, or not asked
        ask = self._documents.ask(query, self._asked_vector(query.vector))
        if query.is_quick:
            rows = await self._owned.at(owner, *await self._connection.read(self._owned.question(owner)))
            if rows is not None:
                return searched(rows.index, query, ask, partial(rows.memories, admits=query.wants))
        rows = await self._owned.read(owner)
        look_up = partial(rows.memories, admits=query.wants)
        return await asyncio.to_thread(searched, rows.index, query, ask, look_up)

    async def recollect(self, query: RecallQuery) -> Recollection:
        owner = self._digests.owner(query.scope)
        ask = self._documents.ask(query, self._asked_vector(query.vector))
        place, change, count = await self._connection.read([self._links.question(query), *self._owned.question(owner)])
        look = self._links.answer(place, query)
        session = query.session or (look.link.session if look.link else None)
        index = self._indexes.of(query.scope.tenant)
        rows = await self._owned.at(owner, change, count, waits=index.state is not IndexState.READY)
        if rows is None:
            found = await self._found_by_server(query, ask, session, index)
        else:
            view = SearchScope.of(query, session)
            found = _Searched(*rows.index.recollected(view, ask, partial(rows.memories, admits=view.admits)))
        return Recollection(
            epoch=look.epoch,
            candidates=found.candidates,
            always_on=found.always_on,
            profile=look.profile,
            previous_turn=look.link,
            ledger=look.ledger,
            shown=look.shown,
            summaries=look.summaries,
            complete=found.complete,
        )

    async def _found_by_server(
        self, query: RecallQuery, ask: Ask, session: str | None, index: SearchIndex
    ) -> _Searched:
        want = _Want(query.scope, ask, session, query.project, query.conclusions)
        found = await self._round(index, want)
        views = self._views(want, SearchView.STANDING)
        believed = [self._believed(hit.fields, want, views) for hit in found.standing.hits]
        standing = [memory for memory in believed if memory is not None]
        if index.state is not IndexState.READY:
            standing = await self._standing_without_index(want)
        return _Searched(
            candidates=await self._candidates(found, want, self._views(want, SearchView.SEARCHED)),
            always_on=tuple(sorted(standing, key=lambda memory: (memory.created_at, memory.id))),
            complete=found.complete,
        )

    def _asked_vector(self, vector: Vector | None) -> Vector | None:
        """A question's vector of unit length, as far as it can be compared."""
        checked = None if vector is None else unit(vector, self._indexes.dimension)
        return checked if self._indexes.field else None

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
        """What `MemoryStore.neighbours` says.

        Raises `StoreUnavailable` where the server would search without a complete index: a fact that is compared with
        half of a memory would be stored twice.
        """
        owner = self._digests.owner(scope)

        def ask(text: str, vector: Vector) -> Ask:
            return self._documents.compare(text, self._asked_vector(vector), limit=limit)

        asks = await one_by_one(ask, texts, vectors)
        # First how many changes there were: whatever is found then is at least as new.
        asked = [*self._owned.question(owner), ("HVALS", self._keys.profile(owner))]
        change, count, fields = await self._connection.read(asked)
        basis, profile = Basis(scope, int(number_of(change) or 0)), profile_of(fields)
        rows = await self._owned.at(owner, change, count)
        if rows is None:
            centroid, nearest = await self._near_by_server(scope, asks, project, centre=centre)
        else:
            view = SearchScope.compared(scope, project)
            nearest = compared(rows.index, view, asks, partial(rows.memories, admits=view.admits))
            centroid = rows.index.centroid(view) if centre else None
        return Neighbourhood(centroid, nearest, basis, profile)

    async def _near_by_server(
        self, scope: Scope, asks: Sequence[Ask], project: str | None, *, centre: bool
    ) -> tuple[Vector | None, tuple[Candidates, ...]]:
        """The mean of what is compared, by `SAMPLE` of the oldest vectors, and what is nearest to each."""
        index = self._indexes.of(scope.tenant)
        wants = [_Want(scope, ask, project=project) for ask in asks]
        views = [self._documents.view(SearchView.ALL, scope, project=each) for each in dict.fromkeys((None, project))]
        searches = [self._compared(index, want, views) for want in wants]
        sampled = [index.searches.sampled(views, SAMPLE)] if centre and self._indexes.field else []
        commands = [command for each in searches for command in each] + [index.searches.counted(views), *sampled]
        replies = await self._connection.ask([*commands, index.look])
        index.saw(replies.pop())
        answers = self._answers(index, replies)
        if answers is None or index.state is not IndexState.READY or not all(answer.whole for answer in answers):
            raise StoreUnavailable(f"the search index {index.alias} is {index.state}: ingestion waits for it")
        centroid = self._centre(answers.pop()) if sampled else None
        size, batches = answers.pop().total, iter(answers)
        own = [[next(batches) for _ in each] for each in searches]
        brought = await self._brought.of({hit.key: hit.fields.get(REV.encode()) for it in answers for hit in it.hits})
        # The last search of each is the one by words.
        matching = [batch[-1].total if want.ask.terms.size else 0 for want, batch in zip(wants, own, strict=True)]
        return centroid, self._nearest(wants, matching, brought, views, size)

    # ── Asking ────────────────────────────────────────────────────────────────────────────────────────────────

    async def _round(self, index: SearchIndex, want: _Want) -> _Round:
        """What the index finds, in one pipeline."""
        asked = self._asked(index, want)
        looks = [index.look] if index.due else []
        replies = await self._connection.ask([*asked.values(), *looks])
        if looks:
            index.saw(replies.pop())
        answers = self._answers(index, replies)
        if answers is None:
            return _SILENCE
        named = dict(zip(asked, answers, strict=True))
        return _Round(
            dense=named.get("dense", _NOTHING),
            lexical=named.get("lexical", _NOTHING),
            newest=named.get("newest", _NOTHING),
            standing=named["standing"],
            size=named.get("size", _NOTHING).total,
            complete=index.state is IndexState.READY and all(answer.whole for answer in answers),
        )

    def _asked(self, index: SearchIndex, want: _Want) -> dict[str, Command]:
        """The searches of a recall by their names in `_Round`."""
        searches = index.searches
        views = self._views(want, SearchView.SEARCHED)
        asked = {"standing": searches.listed(self._views(want, SearchView.STANDING), STANDING)}
        pool, wider = want.ask.pool, 1 if want.ask.surroundings is not None else WIDER
        if want.ask.vector is not None:
            asked["dense"] = searches.dense(views, want.ask.vector, pool)
        if want.ask.terms.size:
            asked["lexical"] = searches.lexical(views, want.ask.terms, wider * pool)
            asked["size"] = searches.counted(views)
        if want.ask.newest:
            asked["newest"] = searches.newest(views, want.ask.newest)
        return asked

    def _compared(self, index: SearchIndex, want: _Want, views: Sequence[str]) -> list[Command]:
        """The searches for one new fact: keys and revisions."""
        ask, searches, wanted = want.ask, index.searches, (REV,)
        commands: list[Command] = []
        if ask.facets.size:
            commands.append(searches.claiming(views, ask.facets, ask.pool, wanted=wanted))
        if ask.vector is not None:
            commands.append(searches.dense(views, ask.vector, WIDER_PLAIN * ask.pool, wanted=wanted))
        if ask.terms.size:
            commands.append(searches.lexical(views, ask.terms, WIDER * ask.pool, wanted=wanted))
        return commands

    def _views(self, want: _Want, kind: SearchView) -> list[str]:
        """The tags of what a request may see: its scope's, and its own session's and project's."""
        also = [SearchView.CONCLUSIONS, SearchView.ANSWERS] if kind is SearchView.SEARCHED and want.conclusions else []
        return [
            self._documents.view(each, want.scope, session, project=project)
            for each in (kind, *also)
            for project in dict.fromkeys((None, want.project))
            for session in dict.fromkeys((None, want.session))
        ]

    # ── Answers ───────────────────────────────────────────────────────────────────────────────────────────────

    def _answers(self, index: SearchIndex, replies: Sequence[object]) -> list[SearchResult] | None:
        """All answers, or None if the index failed."""
        error = next((reply for reply in replies if isinstance(reply, Exception)), None)
        if error is not None:
            index.troubled(error)
            return None
        return [answer_of(reply) for reply in replies]

    async def _candidates(self, found: _Round, want: _Want, views: Sequence[str]) -> Candidates:
        """The best of both searches, and of what stands around what they found."""
        hits = _distinct([found.dense, found.lexical, found.newest])
        near = nothing_around(len(hits))
        if hits and want.ask.surroundings is not None:
            owner, field = self._digests.owner(want.scope), self._indexes.field
            (reply,) = await self._connection.read([around(self._keys, owner, hits, views=views, field=field)])
            near = surrounded(reply, len(hits), field=field)
        return self._best(want, [*hits.values(), *near.fields], near, views, found.lexical.total, found.size)

    def _nearest(
        self,
        wants: Sequence[_Want],
        matching: Sequence[int],
        brought: Mapping[bytes, Brought],
        views: Sequence[str],
        size: int,
    ) -> tuple[Candidates, ...]:
        """The memories that new facts are compared with; what was found for one may be near to another."""
        if not brought:
            return (NO_CANDIDATES,) * len(wants)
        # By the time at which they were made, as their ids sort.
        hits = [brought[key] for key in sorted(brought, key=_memory_id)]
        stored = [hit.stored for hit in hits]
        rows, index = self._rows(stored, nothing_around(len(hits))), MemoryIndex(whole=False)
        index.extend(rows)
        nearest: list[Candidates] = []
        for want, count in zip(wants, matching, strict=True):
            statistics = statistics_of(want.ask.terms, rows, hits=len(hits), matching=count, count=size)
            found = index.search(_everything(want), msgspec.structs.replace(want.ask, statistics=statistics))
            seen = ((at, self._seen(hits[at].memory, want, views)) for at in found.numbers)
            nearest.append(candidates_of(found, {at: memory for at, memory in seen if memory is not None}))
        return tuple(nearest)

    def _best(
        self,
        want: _Want,
        stored: Sequence[Stored],
        near: Surrounded,
        views: Sequence[str],
        matching: int,
        size: int,
    ) -> Candidates:
        """The candidates among hits and what stands around them, as the scorer sees them."""
        if not stored:
            return NO_CANDIDATES
        ask, rows = want.ask, self._rows(stored, near)
        found = len(stored) - len(near.fields)
        statistics = statistics_of(ask.terms, rows, hits=found, matching=matching, count=size)
        index = MemoryIndex(whole=False)
        index.extend(rows)
        hits = index.search(_everything(want), msgspec.structs.replace(ask, statistics=statistics))
        by_number = dict(zip(near.order, stored, strict=True))
        believed = ((number, self._believed(by_number[number], want, views)) for number in hits.numbers)
        return candidates_of(hits, {number: memory for number, memory in believed if memory is not None})

    def _rows(self, stored: Sequence[Stored], near: Surrounded) -> SearchColumns:
        dimension, width = self._indexes.dimension or 0, self._documents.width
        return columns_of(stored, near, field=self._indexes.field, dimension=dimension, width=width)

    def _centre(self, answer: SearchResult) -> Vector | None:
        """The mean of the vectors that were sampled."""
        field, dimension, width = self._indexes.field or "", self._indexes.dimension or 0, self._documents.width
        vectors = [unscaled(hit.fields.get(field.encode()), dimension, width) for hit in answer.hits]
        known = [vector for vector in vectors if vector is not None]
        if not known:
            return None
        mean: Vector = np.stack(known).mean(axis=0)
        return mean

    def _believed(self, stored: Stored, want: _Want, views: Sequence[str]) -> Memory | None:
        """The memory of a hit, if by its own words it may be seen here; else it is counted (FAULTS R14)."""
        return self._seen(self._documents.found(stored), want, views)

    def _seen(self, memory: Memory | None, want: _Want, views: Sequence[str]) -> Memory | None:
        if memory is None or not self._documents.sees(views, memory):
            return None
        # The tags say so already; a scope says it without any digest.
        return memory if want.admits(memory) else None

    async def _standing_without_index(self, want: _Want) -> list[Memory]:
        """Pinned and procedural memories by the owner's own list: an allergy is not to be missed meanwhile."""
        owner = self._digests.owner(want.scope)
        (ids,) = await self._connection.read([("SMEMBERS", self._keys.standing(owner))])
        shard = self._keys.shard_of(owner)
        chosen = sorted(one.decode() for one in ids)[:STANDING]  # uuid7: the oldest first
        if not chosen:
            return []
        rows = await self._connection.read([("HMGET", self._keys.memory(shard, one), *READ) for one in chosen])
        names = [name.encode() for name in READ]
        views = set(self._views(want, SearchView.STANDING))
        memories = (self._documents.memory(dict(zip(names, row, strict=True))) for row in rows if row[0] is not None)
        return [one for one in memories if one is not None and not views.isdisjoint(self._documents.views_of(one))]


def _everything(want: _Want) -> SearchScope:
    """The server has searched what may be found alone."""
    return SearchScope(reach=Reach(want.scope.tenant), project=ANY)


def _distinct(answers: Sequence[SearchResult]) -> dict[str, Stored]:
    """What was found, each once, by the ids of the memories."""
    return {_memory_id(hit.key).decode(): hit.fields for answer in answers for hit in answer.hits}


def _memory_id(key: bytes) -> bytes:
    return key.rpartition(b":")[2]
