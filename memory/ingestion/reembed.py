"""Vectors for memories that have none of the present embedder: after a change of embedder, and after an outage."""

from collections.abc import Callable
from contextlib import suppress
from secrets import token_hex

import msgspec

from memory.model.errors import EmbeddingError
from memory.model.memory import Memory
from memory.model.types import Vector
from memory.ports.embedding import Embedder
from memory.ports.memories import MemoryStore


class Reembedded(msgspec.Struct, frozen=True, kw_only=True):
    """What a run came to."""

    embedded: int
    refused: tuple[str, ...] = ()
    """The ids of memories whose text the embedder would not take by itself either: their words alone find them."""


async def reembed(
    store: MemoryStore, embedder: Embedder, *, batch: int, progress: Callable[[int, int], None]
) -> Reembedded:
    """Give every memory a vector of `embedder`, `batch` at a time, each batch kept before the next.

    So it may be interrupted and called again: it goes on with what is left. `progress` is told how many are embedded
    and how many there were to embed. A text that the embedder refuses does not stop the others; raises
    `EmbeddingError` when it refuses a harmless one too, `StoreUnavailable` when the store is away.
    """
    counts = await store.counts()
    total = counts.memories - counts.vectors.get(embedder.name, 0)
    embedded = 0
    refused: dict[str, None] = {}
    progress(embedded, total)
    # The oldest ones without a vector; those that were refused stand before them.
    while memories := [
        memory
        for memory in await store.unembedded(embedder.name, limit=batch + len(refused))
        if memory.id not in refused
    ][:batch]:
        vectors: list[tuple[Memory, Vector]] = []
        try:
            rows = await embedder.embed([memory.dated_text for memory in memories])
            vectors += zip(memories, rows, strict=True)
        except EmbeddingError:
            # Is it the embedder or one of the texts? A harmless text tells, a new one: a cache must not answer for it.
            await embedder.embed([f"hello {token_hex(8)}"])
            for memory in memories:
                with suppress(EmbeddingError):
                    vectors.append((memory, (await embedder.embed([memory.dated_text]))[0]))
        embedded += await store.embed(embedder.name, vectors)
        done = {memory.id for memory, _ in vectors}
        refused.update((memory.id, None) for memory in memories if memory.id not in done)
        progress(embedded, max(total, embedded))
    return Reembedded(embedded=embedded, refused=tuple(refused))
