"""A small embedder without a model: words, hashed into vectors, so that shared words bring texts near."""

import re
from collections.abc import Sequence
from zlib import crc32

import numpy as np

from memory.model.errors import EmbeddingError
from memory.model.types import Vectors
from memory.ports.embedding import Purpose


class HashedEmbedder:
    """A `memory.ports.embedding.Embedder` whose every batch is kept, and which can be away or go mad."""

    name = "hashed"
    duplicate_cosine = 0.8

    def __init__(self, dimension: int = 64) -> None:
        self.dimension = dimension
        self.batches: list[list[str]] = []
        self.away = False
        self.poison: float | None = None

    async def embed(self, texts: Sequence[str], *, purpose: Purpose = "document") -> Vectors:  # noqa: ARG002 - one vector for both
        if self.away:
            raise EmbeddingError("away")
        self.batches.append(list(texts))
        vectors = np.zeros((len(texts), self.dimension), np.float32)
        for at, text in enumerate(texts):
            for word in re.findall(r"\w+", text.lower()):
                vectors[at, crc32(word.encode()) % self.dimension] += 1
        vectors /= np.linalg.norm(vectors, axis=1, keepdims=True)
        if self.poison is not None:
            vectors[0] = self.poison
        return vectors
