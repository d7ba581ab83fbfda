"""Vectors for memories that lack them, in a real store."""

from collections.abc import Sequence
from datetime import UTC, datetime

import msgspec
import numpy as np
import pytest

from memory.ingestion.reembed import Reembedded, reembed
from memory.model.errors import EmbeddingError
from memory.model.ids import uuid7
from memory.model.memory import Memory
from memory.model.scope import Reach, Scope
from memory.model.types import Vectors
from memory.ports.changes import Add, Update
from memory.ports.embedding import Purpose
from memory.ports.memories import MemoryStore
from memory.retrieval.embedding_cache import CachedEmbedder
from tests.memory.in_memory import engine_in_memory

NOW = datetime(2026, 3, 5, 12, tzinfo=UTC)
EMBEDDER = "flaky/8"


class FlakyEmbedder:
    """Refuses texts with a word in them, and everything after so many calls."""

    name = EMBEDDER
    dimension = 8
    duplicate_cosine = 0.9

    def __init__(self, *, bad: str = "\0", dies_after: int = 1_000) -> None:
        self.batches: list[int] = []
        self._bad = bad
        self._dies_after = dies_after

    async def embed(self, texts: Sequence[str], *, purpose: Purpose = "document") -> Vectors:  # noqa: ARG002 - one vector for both
        self.batches.append(len(texts))
        if len(self.batches) > self._dies_after or any(self._bad in text for text in texts):
            raise EmbeddingError("refused")
        rows = np.zeros((len(texts), 8), dtype=np.float32)
        rows[:, 0] = 1
        return rows


@pytest.fixture
def store() -> MemoryStore:
    return engine_in_memory(embedder=EMBEDDER).memories


async def remember(store: MemoryStore, *texts: str) -> list[str]:
    memories = [
        Memory(
            id=uuid7(),
            scope=Scope("acme", "alice"),
            text=text,
            created_at=NOW,
            updated_at=NOW,
            mentioned_at=NOW.date(),
        )
        for text in texts
    ]
    adds = [Add(memory=memory, vector=None, event_id=uuid7()) for memory in memories]
    await store.apply(None, adds, at=NOW)
    return [memory.id for memory in memories]


async def left(store: MemoryStore) -> list[str]:
    return [memory.id for memory in await store.unembedded(EMBEDDER, limit=100)]


def ignore(_: int, __: int) -> None:
    pass


async def test_every_memory_gets_a_vector_a_batch_at_a_time(store: MemoryStore):
    await remember(store, "one", "two", "three", "four", "five")
    embedder, told = FlakyEmbedder(), list[tuple[int, int]]()

    result = await reembed(store, embedder, batch=2, progress=lambda done, total: told.append((done, total)))

    assert result == Reembedded(embedded=5)
    assert embedder.batches == [2, 2, 1]
    assert told == [(0, 5), (2, 5), (4, 5), (5, 5)]
    assert await left(store) == []


async def test_what_is_reworded_while_the_embedder_works_gets_the_vector_of_what_it_says_now(store: MemoryStore):
    (told,) = await remember(store, "I live in Graz")

    class Slow(FlakyEmbedder):
        texts: tuple[str, ...] = ()

        async def embed(self, texts: Sequence[str], *, purpose: Purpose = "document") -> Vectors:
            if not self.texts:
                (known,) = await store.get(Reach.of(Scope("acme", "alice")), [told])
                linz = msgspec.structs.replace(known, text="I live in Linz")
                await store.apply(None, [Update(memory=linz, vector=None, event_id=uuid7())], at=NOW)
            self.texts += tuple(texts)
            return await super().embed(texts, purpose=purpose)

    slow = Slow()
    done = await reembed(store, slow, batch=2, progress=ignore)

    assert [text.partition(" (")[0] for text in slow.texts] == ["I live in Graz", "I live in Linz"]
    assert done == Reembedded(embedded=1)
    assert await left(store) == []


async def test_nothing_to_do_asks_for_nothing(store: MemoryStore):
    embedder = FlakyEmbedder()

    assert await reembed(store, embedder, batch=2, progress=ignore) == Reembedded(embedded=0)
    assert embedder.batches == []


async def test_I09_what_was_done_before_the_embedder_failed_is_kept(store: MemoryStore):
    ids = await remember(store, "one", "two", "three", "four")
    with pytest.raises(EmbeddingError):
        await reembed(store, FlakyEmbedder(dies_after=1), batch=2, progress=ignore)
    assert await left(store) == ids[2:]

    again = FlakyEmbedder()
    assert (await reembed(store, again, batch=2, progress=ignore)).embedded == 2
    assert again.batches == [2]


async def test_one_text_that_is_refused_does_not_stop_the_others(store: MemoryStore):
    ids = await remember(store, "refused one", "two", "refused three", "four", "five")

    done = await reembed(store, FlakyEmbedder(bad="refused"), batch=2, progress=ignore)

    assert done == Reembedded(embedded=3, refused=(ids[0], ids[2]))
    assert await left(store) == [ids[0], ids[2]]


async def test_an_embedder_that_is_down_is_not_asked_for_each_text(store: MemoryStore):
    await remember(store, *(f"memory {number}" for number in range(20)))
    down = FlakyEmbedder(dies_after=0)

    with pytest.raises(EmbeddingError):
        await reembed(store, down, batch=20, progress=ignore)

    assert len(down.batches) == 2


async def test_a_cache_does_not_hide_that_the_embedder_is_down(store: MemoryStore):
    await remember(store, "refused one", "two")
    inner = FlakyEmbedder(bad="refused", dies_after=3)
    cached = CachedEmbedder(inner, capacity_bytes=1_000_000)
    await reembed(store, cached, batch=2, progress=ignore)

    with pytest.raises(EmbeddingError):
        await reembed(store, cached, batch=2, progress=ignore)
