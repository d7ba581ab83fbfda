"""What facts are compared with: their vectors, and the memories that stand near them."""

import asyncio
from collections.abc import Iterable, Mapping, Sequence

import msgspec
import numpy as np

from memory.ingestion.batch import Batch, FactOrigin, KeptFact, MemoryChange
from memory.ingestion.decide_by_model import DOCUMENT
from memory.model.errors import EmbeddingError
from memory.model.memory import MemoryType, dated
from memory.model.types import Vector, Vectors
from memory.model.where import Where, holds
from memory.ports.changes import Close
from memory.ports.embedding import Embedder
from memory.ports.memories import MemoryStore, Neighbourhood
from memory.ports.sessions import SessionStore
from memory.retrieval.embedding_cache import unit_vectors
from memory.sessions.entries import NEWEST, asked_last

FILTERED = 10
"""So many times as many neighbours are fetched where only some of them count."""


class Surveyor:
    """Looks at what is known near facts."""

    def __init__(
        self, store: MemoryStore, embedder: Embedder, *, sessions: SessionStore | None, neighbours: int
    ) -> None:
        """`neighbours`: of each fact. Without `sessions` nobody knows what a message answers."""
        self._store = store
        self._embedder = embedder
        self._sessions = sessions
        self._neighbours = neighbours

    async def batch(self, facts: tuple[KeptFact, ...], origin: FactOrigin, *, answering: bool = True) -> Batch:
        """Facts with what stands near them, and, where they are `answering` a question, their vectors behind that.

        Raises `StoreUnavailable`.
        """
        documents = any(kept.fact.role == DOCUMENT for kept in facts)
        # At once: a store that is asked over a network is asked in one round trip.
        (vectors, near), behind = await asyncio.gather(
            self.near(origin, _dated(facts), centre=documents), self._answering(facts if answering else (), origin)
        )
        return Batch(facts=facts, vectors=vectors, near=near, origin=origin, answering=behind)

    async def alone(self, facts: tuple[KeptFact, ...], origin: FactOrigin) -> Batch:
        """Facts that are compared with nothing."""
        vectors = await self._embed(_dated(facts)) if facts else None
        return Batch(facts=facts, vectors=vectors, near=Neighbourhood(None, ()), origin=origin)

    async def near(
        self, origin: FactOrigin, texts: Sequence[str], *, centre: bool = False
    ) -> tuple[Vectors | None, Neighbourhood]:
        """The texts' vectors (None: the embedder is down), and what stands near them. Raises `StoreUnavailable`."""
        if not texts:
            return None, Neighbourhood(None, ())
        vectors = await self._embed(texts)
        directions = vectors
        if directions is None:  # some direction, whose cosines nobody looks at
            directions = np.zeros((len(texts), self._embedder.dimension), dtype=np.float32)
            directions[:, 0] = 1.0
        near = await self._store.neighbours(
            origin.scope,
            vectors=directions,
            texts=texts,
            limit=self._neighbours if origin.where is None else self._neighbours * FILTERED,
            project=origin.project,
            centre=centre,
        )
        return vectors, near if origin.where is None else _only(near, origin.where)

    async def with_vectors(self, changes: Sequence[MemoryChange], near: Neighbourhood) -> Sequence[MemoryChange]:
        """The changes, with the vectors of texts that the model merged, or put in its own words.

        Without, if the embedder is down. What the store has with the very text keeps the vector that it has there.
        """
        written = [change.memory for change in changes if not isinstance(change, Close) and change.vector is None]
        if not written:
            return changes
        ids = {memory.id for memory in written}
        near_them = (each.memory for batch in near.nearest for each in batch if each.memory.id in ids)
        stored = {memory.id: memory.dated_text for memory in near_them}
        texts = [memory.dated_text for memory in written if stored.get(memory.id) != memory.dated_text]
        vectors = await self._embed(texts) if texts else None
        if vectors is None:
            return changes
        found = dict(zip(texts, vectors, strict=True))
        return [
            msgspec.structs.replace(change, vector=found[change.memory.dated_text])
            if not isinstance(change, Close) and change.vector is None and change.memory.dated_text in found
            else change
            for change in changes
        ]

    async def _answering(self, facts: Sequence[KeptFact], origin: FactOrigin) -> Mapping[str, Vector]:
        """The vectors of passages that answer what the assistant asked last, each behind that question.

        "The coast, mostly" is found by who asks about the holidays. The question is in no memory: an erasure that
        empties the answer in which it stood leaves no word of it.
        """
        passages = [kept for kept in facts if kept.fact.type is MemoryType.EPISODIC and kept.fact.role == "user"]
        if (
            self._sessions is None
            or origin.provenance.turn is None
            or origin.provenance.session is None
            or not passages
        ):
            return {}
        newest = await self._sessions.newest(origin.scope, origin.provenance.session, limit=NEWEST)
        question = asked_last(newest, before=origin.provenance.turn)
        if not question:
            return {}
        vectors = await self._embed([f"{question} {text}" for text in _dated(passages)])
        return {} if vectors is None else {kept.memory_id: row for kept, row in zip(passages, vectors, strict=True)}

    async def _embed(self, texts: Sequence[str]) -> Vectors | None:
        """One batch; None when the embedder is down, or gives what must not be stored (FAULTS I08, I09)."""
        try:
            rows = await self._embedder.embed(texts)
            return unit_vectors(rows, count=len(texts), dimension=self._embedder.dimension)
        except EmbeddingError:
            return None


def _dated(facts: Iterable[KeptFact]) -> list[str]:
    return [dated(kept.fact.text, kept.fact.mentioned_at) for kept in facts]


def _only(near: Neighbourhood, where: Where) -> Neighbourhood:
    """What is near, and for which that holds."""
    nearest = tuple(tuple(each for each in found if holds(where, each.memory)) for found in near.nearest)
    return msgspec.structs.replace(near, nearest=nearest)
