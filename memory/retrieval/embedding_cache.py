"""Embeddings as the memory keeps them: bounded texts go in, checked unit vectors come out, seen ones from a cache."""

import math
from collections import OrderedDict
from collections.abc import Iterator, Sequence
from hashlib import blake2b

import numpy as np
from numpy.typing import ArrayLike

from memory.model.errors import EmbeddingError
from memory.model.types import Vector, Vectors
from memory.ports.embedding import Embedder, Purpose

KEY_BYTES = 16
"""Length of a cached text's digest: the cache holds no text."""

ENTRY_BYTES = 350
"""What an entry takes beside its numbers: array, key and its place in the order."""


def embeddable(texts: Sequence[str], *, limit_bytes: int) -> list[str]:
    """The texts as they may be given to a model: valid Unicode, cut to `limit_bytes`.

    Of a text that is too long the beginning and the end stay: there people say what they want. Raises
    `EmbeddingError` when one is blank: a text without words has no direction, and callers have nothing to ask.
    """
    if any(not text or text.isspace() for text in texts):
        raise EmbeddingError("a blank text has no vector")
    return [_cut(text, limit_bytes) for text in texts]


def _cut(text: str, limit_bytes: int) -> str:
    if text.isascii() and len(text) <= limit_bytes:
        return text
    half = limit_bytes // 2
    if len(text) > limit_bytes:  # spares the encoding of what is dropped anyway
        text = text[:half] + text[-half:]
    data = text.encode("utf-8", "replace")  # a lone surrogate cannot be encoded, and no tokenizer takes it
    if len(data) > limit_bytes:
        data = data[:half] + data[-half:]
    return data.decode("utf-8", "ignore")


def batches(texts: Sequence[str], *, limit_texts: int, limit_bytes: int) -> Iterator[list[str]]:
    """`texts` in order, in batches within both limits; a text that is longer than `limit_bytes` goes alone."""
    batch: list[str] = []
    size = 0
    for text in texts:
        length = len(text.encode())
        if batch and (len(batch) == limit_texts or size + length > limit_bytes):
            yield batch
            batch, size = [], 0
        batch.append(text)
        size += length
    if batch:
        yield batch


def unit_vectors(rows: ArrayLike, *, count: int, dimension: int) -> Vectors:
    """`rows` scaled to unit length, shape (count, dimension).

    Raises `EmbeddingError` for another shape, NaN, infinity or zero: such a vector would be near to everything or to
    nothing (FAULTS I08).
    """
    try:
        vectors = np.asarray(rows, dtype=np.float32)
    except (ValueError, TypeError) as error:
        raise EmbeddingError("the vectors are not of one length, or not of numbers") from error
    if vectors.shape != (count, dimension):
        if count == 0:
            return np.empty((0, dimension), dtype=np.float32)
        raise EmbeddingError(f"vectors of shape {vectors.shape} came where {(count, dimension)} was expected")
    norms = np.sqrt(np.vecdot(vectors, vectors))
    if not all(0 < norm < math.inf for norm in norms.tolist()):  # NaN is neither
        raise EmbeddingError("a vector is zero or not finite")
    return vectors / norms[:, None]


class CachedEmbedder:
    """An embedder that is asked once for each text it was lately asked for.

    The vectors live in this process alone, under digests of embedder, text and what it is for, the least recently used
    ones going first. They are checked, whoever made them, and what failed is not kept.
    """

    def __init__(self, inner: Embedder, *, capacity_bytes: int) -> None:
        self.name = inner.name
        self.dimension = inner.dimension
        self.duplicate_cosine = inner.duplicate_cosine
        self._inner = inner
        self._room = capacity_bytes // (ENTRY_BYTES + 4 * inner.dimension)
        self._salt = blake2b(inner.name.encode(), digest_size=blake2b.SALT_SIZE).digest()
        self._vectors: OrderedDict[bytes, Vector] = OrderedDict()

    async def embed(self, texts: Sequence[str], *, purpose: Purpose = "document") -> Vectors:
        """One vector a text, in order; only those not known are asked for, in one batch, each once."""
        written = (text.encode("utf-8", "surrogatepass") for text in texts)
        person = purpose.encode()
        keys = [blake2b(text, digest_size=KEY_BYTES, salt=self._salt, person=person).digest() for text in written]
        found = {key: vector for key in keys if (vector := self._vectors.get(key)) is not None}
        missing = {key: text for key, text in zip(keys, texts, strict=True) if key not in found}
        if missing:
            rows = await self._inner.embed(list(missing.values()), purpose=purpose)
            vectors = unit_vectors(rows, count=len(missing), dimension=self.dimension)
            found.update(zip(missing, vectors, strict=True))
        for key, vector in found.items():
            if key in self._vectors:
                self._vectors.move_to_end(key)
            else:
                self._vectors[key] = vector.copy()  # a view would hold the whole batch
        while len(self._vectors) > self._room:
            self._vectors.popitem(last=False)
        return np.array([found[key] for key in keys]) if keys else np.empty((0, self.dimension), dtype=np.float32)
