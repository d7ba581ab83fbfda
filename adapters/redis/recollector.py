"""Recall on Redis: one round trip, or two where the session is found only on the way.

Epoch, link and profile are read first and in the same pipeline as the searches, so that an erasure while we read is
later than what we say (on a cluster, whose nodes answer side by side, as good as first). Every hit is checked through
its own document before it is believed.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from adapters.redis.connection import Command, RedisConnection
from adapters.redis.documents import READ, WORDLESS, Documents, SearchView, scaled_vector, unit, unscaled
from adapters.redis.index import Indexes, IndexState, SearchIndex
from adapters.redis.keys import Keyspace
from adapters.redis.lexical import bm25
from adapters.redis.links import Look, RedisLinks
from adapters.redis.search import Hit, SearchResult, answer_of, is_dense, similarity
from adapters.redis.surroundings import around
from memory.model.errors import StoreUnavailable
from memory.model.memory import Memory
from memory.model.scope import Digests, Scope
from memory.model.types import Vector, Vectors
from memory.ports.changes import Basis
from memory.ports.memories import Neighbourhood
from memory.ports.search import Candidate, RecallQuery, Recollection, Surroundings

QUERY_TERMS = 64
"""Most distinct terms of a question: a pasted document is not searched for word by word (P5)."""

STANDING = 256
"""Most pinned and procedural memories that are read: the oldest. The stable block's budget holds fewer (P5)."""

SAMPLE = 256
"""Vectors by which a scope's mean is estimated: within a sixteenth of the spread of its memories, and a few hundred
kilobytes on the wire. Scopes of fewer memories have their exact mean."""

WIDER = 4
"""The worker compares by plain cosine, while the server ranks by the weighted one: so many times more are looked at."""

WORDIER = 2
"""The server ranks words by everybody's statistics, we by the scope's own: so many times more are looked at."""


class _Want(NamedTuple):
    """What a recall or a comparison asks of the index."""

    scope: Scope
    vector: Vector | None
    tokens: Sequence[str]
    pool: int
    vectors: bool = False
    surroundings: Surroundings | None = None


class _Round(NamedTuple):
    """What one round trip said. Without an index all is empty, and not complete."""

    dense: SearchResult
    lexical: SearchResult
    standing: SearchResult
    size: int
    """How many memories can be found."""
    working: int
    """How many working memories the scope has in any session."""
    complete: bool


class _BelievedHit(NamedTuple):
    """A hit that is believed, and the score of its words."""

    hit: Hit
    memory: Memory
    lexical: float
    context: float
    session: float


_NOTHING = SearchResult(0, ())
_SILENCE = _Round(_NOTHING, _NOTHING, _NOTHING, 0, 0, complete=False)


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
        digests: Digests,
    ) -> None:
        self._connection = connection
        self._keys = keys
        self._links = links
        self._indexes = indexes
        self._documents = documents
        self._digests = digests

    async def recollect(self, query: RecallQuery) -> Recollection:
        index, scope, session = self._indexes.of(query.scope.tenant), query.scope, query.session
        vector = None if query.vector is None else unit(query.vector, self._indexes.dimension)
        tokens = self._documents.query_tokens(query.text, QUERY_TERMS)
        want = _Want(
            scope, vector if self._indexes.field else None, tokens, query.pool, query.vectors, query.surroundings
        )
        look, found = await self._first_round(query, index, want)
        if session is None and look.link is not None and found.working:
            session = look.link.session
            asked = self._asked(index, want, session)
            found = self._round(index, asked, await self._connection.ask(list(asked.values())))
        views = self._views(scope, SearchView.STANDING, session)
        believed = [self._believed(hit, scope, views) for hit in found.standing.hits]
        standing = [memory for memory in believed if memory is not None]
        if index.state is not IndexState.READY:
            standing = await self._standing_without_index(scope, session)
        return Recollection(
            epoch=look.epoch,
            candidates=tuple(self._candidates(found, want, session)),
            always_on=tuple(sorted(standing, key=lambda memory: (memory.created_at, memory.id))),
            profile=look.profile,
            previous_turn=look.link,
            ledger=look.ledger,
            shown=look.shown,
            summaries=look.summaries,
            complete=found.complete,
        )

    async def neighbours(self, scope: Scope, *, vectors: Vectors, texts: Sequence[str], limit: int) -> Neighbourhood:
        """What `MemoryStore.neighbours` says, the mean estimated by `SAMPLE` of the scope's oldest vectors.

        Raises `StoreUnavailable` without a complete index: a fact that is compared with half of a memory would be
        stored twice.
        """
        index = self._indexes.of(scope.tenant)
        wants = [
            _Want(scope, unit(vector, self._indexes.dimension), self._documents.query_tokens(text, QUERY_TERMS), limit)
            for vector, text in zip(vectors, texts, strict=True)
        ]
        views = [self._documents.view(SearchView.ALL, scope)]
        compared = [self._compared(index, want, views) for want in wants]
        sampled = [index.searches.sampled(views, SAMPLE)] if self._indexes.field else []
        commands = [command for pair in compared for command in pair] + [index.searches.counted(views), *sampled]
        owner = self._digests.owner(scope)
        changes = self._keys.of_shard(self._keys.shard_of(owner), "changes")
        # First how many changes there were: whatever is found then is at least as new.
        count, *replies = await self._connection.ask([("HGET", changes, owner.hex()), *commands, index.look])
        if isinstance(count, Exception):
            raise count
        index.saw(replies.pop())
        answers = self._answers(index, replies)
        if answers is None or index.state is not IndexState.READY or not all(answer.whole for answer in answers):
            raise StoreUnavailable(f"the search index {index.alias} is {index.state}: ingestion waits for it")
        embedded, centroid = self._centre(answers.pop()) if sampled else (0, None)
        size, batches = answers.pop().total, iter(answers)
        own = [[next(batches) for _ in commands] for commands in compared]
        nearest = [self._nearest(want, batch, size) for want, batch in zip(wants, own, strict=True)]
        return Neighbourhood(embedded, centroid, tuple(nearest), Basis(scope, int(count or 0)))

    # ── Asking ────────────────────────────────────────────────────────────────────────────────────────────────

    async def _first_round(self, query: RecallQuery, index: SearchIndex, want: _Want) -> tuple[Look, _Round]:
        """The place of the request, and what the index finds, in one pipeline."""
        asked = self._asked(index, want, query.session)
        looks = [index.look] if index.due else []
        place, *replies = await self._connection.ask([self._links.question(query), *asked.values(), *looks])
        if isinstance(place, Exception):
            raise place
        if looks:
            index.saw(replies.pop())
        return self._links.answer(place, query), self._round(index, asked, replies)

    def _asked(self, index: SearchIndex, want: _Want, session: str | None) -> dict[str, Command]:
        """The searches of a recall by their names in `_Round`."""
        documents, searches, scope = self._documents, index.searches, want.scope
        views = self._views(scope, SearchView.SEARCHED, session)
        asked = {"standing": searches.listed(self._views(scope, SearchView.STANDING, session), STANDING)}
        if want.vector is not None:
            asked["dense"] = searches.dense(views, want.vector, want.pool, vectors=want.vectors)
        if want.tokens:
            vectors = want.vector is not None or want.vectors
            asked["lexical"] = searches.lexical(views, want.tokens, WORDIER * want.pool, vectors=vectors)
            asked["size"] = searches.counted(views)
        if session is None:
            asked["working"] = searches.counted([documents.view(SearchView.WORKING, scope)])
        return asked

    def _compared(self, index: SearchIndex, want: _Want, views: Sequence[str]) -> list[Command]:
        """The searches for one new fact."""
        commands: list[Command] = []
        if want.vector is not None and self._indexes.field:
            commands.append(index.searches.dense(views, want.vector, WIDER * want.pool))
        if want.tokens:
            commands.append(index.searches.lexical(views, want.tokens, WORDIER * want.pool, vectors=True))
        return commands

    def _views(self, scope: Scope, kind: SearchView, session: str | None) -> list[str]:
        """The tags of what a request may see: its scope's, and its own session's."""
        everywhere = self._documents.view(kind, scope)
        return [everywhere] if session is None else [everywhere, self._documents.view(kind, scope, session)]

    # ── Answers ───────────────────────────────────────────────────────────────────────────────────────────────

    def _round(self, index: SearchIndex, asked: dict[str, Command], replies: Sequence[object]) -> _Round:
        answers = self._answers(index, replies)
        if answers is None:
            return _SILENCE
        named = dict(zip(asked, answers, strict=True))
        return _Round(
            dense=named.get("dense", _NOTHING),
            lexical=named.get("lexical", _NOTHING),
            standing=named["standing"],
            size=named.get("size", _NOTHING).total,
            working=named.get("working", _NOTHING).total,
            complete=index.state is IndexState.READY and all(answer.whole for answer in answers),
        )

    def _answers(self, index: SearchIndex, replies: Sequence[object]) -> list[SearchResult] | None:
        """All answers, or None if the index failed."""
        error = next((reply for reply in replies if isinstance(reply, Exception)), None)
        if error is not None:
            index.troubled(error)
            return None
        return [answer_of(reply) for reply in replies]

    def _candidates(self, found: _Round, want: _Want, session: str | None) -> Iterable[Candidate]:
        """The best of both searches, each with both scores."""
        views = self._views(want.scope, SearchView.SEARCHED, session)
        hits = self._judged([found.dense, found.lexical], want, views, found.size)
        dense = [self._candidate(hit, want) for hit in hits if is_dense(hit.hit)]
        return {one.memory.id: one for one in (*dense, *self._wordiest(hits, want))}.values()

    def _nearest(self, want: _Want, answers: Sequence[SearchResult], size: int) -> tuple[Candidate, ...]:
        """The memories that a new fact is compared with, by plain cosine."""
        hits = self._judged(answers, want, [self._documents.view(SearchView.ALL, want.scope)], size)
        near = [self._candidate(hit, want, plain=True) for hit in hits if is_dense(hit.hit)]
        near = sorted(near, key=lambda one: one.dense, reverse=True)[: want.pool]
        worded = self._wordiest(hits, want, plain=True)
        return tuple({one.memory.id: one for one in (*near, *worded)}.values())

    def _judged(
        self, answers: Sequence[SearchResult], want: _Want, views: Sequence[str], size: int
    ) -> list[_BelievedHit]:
        """The hits that are believed, each once, with the score of their words."""
        believed: dict[str, tuple[Hit, Memory]] = {}
        for hit in (hit for answer in answers for hit in answer.hits):
            memory = self._believed(hit, want.scope, views)
            if memory is not None:
                believed.setdefault(memory.id, (hit, memory))
        hits, memories = [hit for hit, _ in believed.values()], [memory for _, memory in believed.values()]
        terms, matching = [hit.terms for hit in hits], answers[-1].total if want.tokens else 0
        cells = bm25(terms, want.tokens, matching=matching, count=size)
        lexical: NDArray[np.float64] = cells.sum(axis=1)
        context, session = np.zeros(len(hits)), np.zeros(len(hits))
        if want.surroundings is not None:
            context, session = around(memories, terms, cells, want.surroundings)
        columns = (lexical.tolist(), context.tolist(), session.tolist())
        return [_BelievedHit(*row) for row in zip(hits, memories, *columns, strict=True)]

    def _wordiest(self, hits: Sequence[_BelievedHit], want: _Want, *, plain: bool = False) -> list[Candidate]:
        worded = [hit for hit in hits if hit.lexical + hit.context > 0]
        worded.sort(key=lambda hit: hit.lexical + hit.context, reverse=True)
        return [self._candidate(hit, want, plain=plain) for hit in worded[: want.pool]]

    def _candidate(self, judged: _BelievedHit, want: _Want, *, plain: bool = False) -> Candidate:
        """With the weighted cosine, or the plain one."""
        hit, memory, lexical, context, session = judged
        product = similarity(hit) if is_dense(hit) else self._product(hit, want.vector)
        if plain:
            dense = float(np.clip(product / self._documents.scale(memory), -1.0, 1.0))
        else:
            dense = self._weighted(product, memory)
        return Candidate(memory, dense, lexical, context, session, self._unit(hit) if want.vectors else None)

    def _centre(self, answer: SearchResult) -> tuple[int, Vector | None]:
        """How many memories have a vector, and the mean of those that were sampled."""
        known = [vector for hit in answer.hits if (vector := self._unit(hit)) is not None]
        if not known:
            return answer.total, None
        mean: Vector = np.stack(known).mean(axis=0)
        return answer.total, mean

    def _believed(self, hit: Hit, scope: Scope, views: Sequence[str]) -> Memory | None:
        """The memory of a hit, if by its own words it may be seen here; else it is counted (FAULTS R14)."""
        memory = self._documents.found(hit.fields)
        if memory is None or not self._documents.sees(views, memory):
            return None
        # The tags say so already; a scope says it without any digest.
        return memory if scope.admits(memory.scope) else None

    def _stored(self, hit: Hit) -> object:
        """The stored vector that came with a hit."""
        return hit.fields.get((self._indexes.field or "").encode())

    def _product(self, hit: Hit, vector: Vector | None) -> float:
        """The inner product of the question and the stored vector that came with a lexical hit."""
        stored = None if vector is None else scaled_vector(self._stored(hit), vector.size, self._documents.width)
        return 0.0 if vector is None or stored is None else float(np.dot(stored, vector))

    def _unit(self, hit: Hit) -> Vector | None:
        return unscaled(self._stored(hit), self._indexes.dimension or 0, self._documents.width)

    def _weighted(self, product: float, memory: Memory) -> float:
        """The dense score: the product itself, but for a text without words, whose weight is 0."""
        if abs(product) <= WORDLESS and not self._documents.weight(memory):
            return 0.0
        return product

    async def _standing_without_index(self, scope: Scope, session: str | None) -> list[Memory]:
        """Pinned and procedural memories by the owner's own list: an allergy is not to be missed meanwhile."""
        owner = self._digests.owner(scope)
        (ids,) = await self._connection.read([("SMEMBERS", self._keys.standing(owner))])
        shard = self._keys.shard_of(owner)
        chosen = sorted(one.decode() for one in ids)[:STANDING]  # uuid7: the oldest first
        if not chosen:
            return []
        rows = await self._connection.read([("HMGET", self._keys.memory(shard, one), *READ) for one in chosen])
        names = [name.encode() for name in READ]
        views = set(self._views(scope, SearchView.STANDING, session))
        memories = (self._documents.memory(dict(zip(names, row, strict=True))) for row in rows if row[0] is not None)
        return [one for one in memories if one is not None and not views.isdisjoint(self._documents.views_of(one))]
