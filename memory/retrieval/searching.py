"""The search of the memory API: what is known within reach that bears on a question (docs/rules.md, Searching)."""

import asyncio
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import NamedTuple

import msgspec

from memory.language.conclusions import asks_for_conclusions, asks_what_was_said
from memory.language.states import moves_meant
from memory.model.errors import EmbeddingError
from memory.model.memory import QUARANTINED, Memory, MemoryType
from memory.model.recall_options import RankingOptions
from memory.model.scope import NONE, Reach, Scope
from memory.model.turn import RecalledMemory
from memory.model.types import Analyze, Clock, Vector
from memory.model.where import ALL_TAGS, Condition, Group, Where
from memory.ports.embedding import Embedder, Reranker
from memory.ports.memories import MemoryStore
from memory.ports.search import Candidate, Recollector, SearchQuery
from memory.retrieval.calibration import Calibration
from memory.retrieval.candidates import Candidates
from memory.retrieval.embedding_cache import unit_vectors
from memory.retrieval.index import Ask, MemoryIndex, searched
from memory.retrieval.meant import names_meant
from memory.retrieval.past import known_then
from memory.retrieval.question_vectors import question_vectors
from memory.retrieval.ranking import Judged, Question, Ranked, explained, judge, reranked, search_of
from memory.retrieval.recall import RERANKED
from memory.retrieval.rows import EMBEDDED, SearchColumns, SearchRow, row_of

SCOPES = 1_000
"""Scopes that are read at once."""

EVERYTHING = 1_000_000
"""A pool that holds all that a user has."""


class SearchRequest(msgspec.Struct, frozen=True, kw_only=True):
    """What is looked for, and where."""

    reach: Reach
    """Without a user: of every user within reach."""
    text: str = ""
    """The question; empty: the newest are found."""
    where: Where | None = None
    """Only what this holds for."""
    types: tuple[MemoryType, ...] = ()
    project: str | None = None
    """Only what belongs to this one; None: whatever it belongs to."""
    as_of: datetime | None = None
    """What was known then, as it was worded then; None: now. Without a zone: in UTC."""
    limit: int = 10
    threshold: float | None = None
    """The least score; None: any."""
    rerank: bool = False
    """By a cross-encoder, if there is one."""


class FoundMemory(msgspec.Struct, frozen=True, kw_only=True):
    """A memory that bears on a question."""

    memory: Memory
    score: float
    """0…1, the same for every question, store and embedder; 0 without a question."""
    explained: RecalledMemory
    """What its place among the others is made of."""


class _Indexed(NamedTuple):
    """A memory with what an index has of it."""

    memory: Memory
    row: SearchRow
    vector: Vector | None


class Searcher:
    """Searches for the memory API: as a chat's recall weighs, without its floor and its budget."""

    def __init__(
        self,
        *,
        recollector: Recollector,
        store: MemoryStore,
        embedder: Embedder,
        options: RankingOptions,
        calibration: Calibration,
        analyze: Analyze,
        clock: Clock,
        reranker: Reranker | None = None,
    ) -> None:
        self._recollector = recollector
        self._store = store
        self._embedder = embedder
        self._options = options
        self._calibration = calibration
        self._analyze = analyze
        self._clock = clock
        self._reranker = reranker
        self._one_by_one = asyncio.Lock()

    async def search(self, request: SearchRequest, *, timezone: str = "UTC") -> tuple[FoundMemory, ...]:
        """The `limit` best of each user by all that a chat weighs, of these the best scores, in their order.

        What the assistant answered takes no place of another memory, unless it is asked for. Of what waits for a person
        in quarantine, and what is over, nothing is found. An embedder that fails costs the search by meaning alone.
        Raises `StoreUnavailable`.
        """
        if request.as_of is not None and request.as_of.tzinfo is None:
            request = msgspec.structs.replace(request, as_of=request.as_of.replace(tzinfo=UTC))
        question = Question.asked(request.text.strip(), at=request.as_of or self._clock(), timezone=timezone)
        vector = await self._vector(question.text)
        best: list[FoundMemory] = []
        for reach in await self._owners(request.reach):
            best += await self._best(msgspec.structs.replace(request, reach=reach), question, vector)
            best = sorted(best, key=_place, reverse=True)[: request.limit]
        return tuple(best)

    async def _best(self, request: SearchRequest, question: Question, vector: Vector | None) -> list[FoundMemory]:
        """The `limit` best of one owner."""
        measured = self._calibration.scale_of(question.text)
        options = msgspec.structs.replace(self._options, top_k=max(request.limit, 1))
        query = search_of(
            question,
            options,
            reach=request.reach,
            vector=vector,
            embedder=self._embedder.name,
            unrelated=measured.unrelated,
            where=request.where,
            types=request.types,
            project=request.project,
        )
        if meant := await self._meant(request.reach, question.text):
            query = msgspec.structs.replace(query, text=f"{query.text} {meant}")
        candidates = await self._candidates(query, request.as_of)
        judged = judge(candidates, options, scale=None if vector is None else measured, question=question)
        if request.rerank and self._reranker is not None and question.text:
            judged = await self._reranked(self._reranker, judged, question.text)
        if not question.text:
            judged = judged.sorted(_newness)
        chosen = [each for each in judged if request.threshold is None or each.score >= request.threshold]
        if not (asks_what_was_said(question.text) or asks_for_conclusions(question.text)):
            chosen.sort(key=lambda each: each.memory.is_answer)  # else what was answered takes the facts' places
        return [
            FoundMemory(memory=each.memory, score=each.score, explained=explained(each))
            for each in chosen[: request.limit]
        ]

    async def _meant(self, reach: Reach, question: str) -> str:
        """What a question of that user's means without a word of it."""
        if not question:
            return ""
        names: Sequence[str] = ()
        if reach.one_user:
            names = names_meant(question, await self._store.profile(Scope(reach.tenant, reach.one_user)))
        return " ".join(filter(None, (moves_meant(question), *names)))

    async def _candidates(self, query: SearchQuery, as_of: datetime | None) -> Sequence[Candidate]:
        """What may be shown. What may not takes a place of the pool away: then it is asked for all else."""
        if as_of is not None:
            return await self._candidates_then(query, as_of)
        now = self._clock()
        found = await self._recollector.search(query)
        if all(_may_be_shown(memory, now) for memory in Candidates.of(found).memories):
            return found
        return await self._recollector.search(msgspec.structs.replace(query, where=_shown(query.where, now)))

    async def _candidates_then(self, query: SearchQuery, at: datetime) -> Sequence[Candidate]:
        """The same of what was known at a time that is past.

        What the index has of memories that say the same now is taken from there: only of the others a text is read.
        One such search at a time: each reads all that is known of a user.
        """
        async with self._one_by_one:
            known = [each for each in await known_then(self._store, query.reach, at) if _may_be_shown(each, at)]
            if not known:
                return ()
            there = await self._recollector.search(SearchQuery(reach=query.reach, pool=EVERYTHING, rows=True))
            indexed = await asyncio.to_thread(self._indexed, known, Candidates.of(there))
            await self._embed_missing(indexed, query)

            def found() -> Sequence[Candidate]:
                index = MemoryIndex()
                _, rows, vectors = zip(*indexed, strict=True)
                index.extend(SearchColumns.of(range(len(known)), rows, vectors))
                ask = Ask.of(query, query.vector, self._analyze)
                return searched(
                    index, query, ask, lambda some: {it: known[it] for it in some if query.wants(known[it])}
                )

            return await asyncio.to_thread(found)

    def _indexed(self, known: Sequence[Memory], there: Candidates) -> list["_Indexed"]:
        """What is to be indexed of memories as they were known. `there`: those of now."""
        columns = there.columns
        rows = () if columns is None else columns.rows()
        places = {each.id: at for at, each in enumerate(there.memories)} if rows else {}
        indexed: list[_Indexed] = []
        for memory in known:
            at = places.get(memory.id)
            if at is None or columns is None or there.memories[at].dated_text != memory.dated_text:
                indexed.append(_Indexed(memory, row_of(memory, self._analyze, embedded=True), None))
            else:
                has_vector = rows[at].flags & EMBEDDED
                indexed.append(_Indexed(memory, rows[at], columns.vectors[at] if has_vector else None))
        return indexed

    async def _embed_missing(self, indexed: list["_Indexed"], query: SearchQuery) -> None:
        """Make the vectors that are not there, if it is asked by meaning."""
        missing = [at for at, each in enumerate(indexed) if each.vector is None]
        if query.vector is None or not missing:
            return
        try:
            made = await self._embedder.embed([indexed[at].memory.dated_text for at in missing])
            made = unit_vectors(made, count=len(missing), dimension=self._embedder.dimension)
        except EmbeddingError:  # they are found by their words
            return
        for at, vector in zip(missing, made, strict=True):
            row = indexed[at].row
            indexed[at] = _Indexed(indexed[at].memory, row._replace(flags=row.flags | EMBEDDED), vector)

    async def _reranked(self, reranker: Reranker, judged: Judged, question: str) -> Judged:
        """By the cross-encoder's scores (docs/rules.md, Cross-encoder), or as they were if it fails."""
        texts = [each.memory.dated_text for each in judged[:RERANKED]]
        try:
            return reranked(judged, await reranker.scores(question, texts)) if texts else judged
        except EmbeddingError:
            return judged

    async def _vector(self, question: str) -> Vector | None:
        """The question's vector; None if there is no question, or none is to be had."""
        if not question:
            return None
        try:
            return (await question_vectors(self._embedder, [question]))[0]
        except EmbeddingError:
            return None

    async def _owners(self, reach: Reach) -> list[Reach]:
        """What is within reach of each user who has memories there."""
        if reach.one_user is not None:
            return [reach]
        users: dict[str | None, None] = {}
        after: str | None = None
        while page := await self._store.scopes(tenant=reach.tenant, after=after, limit=SCOPES):
            users |= {each.scope.user: None for each in page if reach.covers(each.scope)}
            after = page[-1].cursor
        return [msgspec.structs.replace(reach, user=user or NONE) for user in users]


def _may_be_shown(memory: Memory, at: datetime) -> bool:
    return QUARANTINED not in memory.tags and not memory.is_over(at)


def _shown(where: Where | None, at: datetime) -> Where:
    """The same as a filter, beside another one."""
    quarantined = Condition(ALL_TAGS, "in", frozenset({QUARANTINED}))
    over = Condition("expires_at", "lte", at.isoformat())
    return Group("AND", (Group("NOT", (quarantined, over)), *(() if where is None else (where,))))


def _newness(each: Ranked) -> tuple[datetime, str]:
    return each.memory.created_at, each.memory.id


def _place(found: FoundMemory) -> tuple[float, float, datetime, str]:
    """By the score, and where that tells nothing apart as a chat weighs; without a question the newest first."""
    merit = found.explained.merit if found.explained.dense or found.explained.lexical else 0.0
    return found.score, merit, found.memory.created_at, found.memory.id
