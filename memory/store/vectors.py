"""What a store takes for a vector, and of which memory."""

import math

import numpy as np

from memory.model.errors import EmbeddingError
from memory.model.memory import Memory
from memory.model.types import Vector


def unit(vector: Vector, dimension: int | None = None) -> Vector:
    """`vector` as float32 of unit length. Raises `EmbeddingError` for one that poisons (FAULTS I08)."""
    try:
        found = np.asarray(vector, np.float32)
    except (TypeError, ValueError) as error:
        raise EmbeddingError(f"not a vector: {error}") from error
    if found.ndim != 1 or not found.size or dimension not in (None, found.size):
        raise EmbeddingError(f"a vector of shape {found.shape} where the store keeps {dimension} dimensions")
    length = math.sqrt(float(np.dot(found, found)))
    if not 0 < length < math.inf:  # false for NaN, too
        raise EmbeddingError("a vector of NaN, infinity or zeros")
    return found / np.float32(length)


def still_says(stored: Memory | None, read: Memory) -> bool:
    """Whether a vector of what was `read` is one of what is `stored`: live, and of the text that it was made of.

    An embedder takes its time: what was reworded meanwhile has a vector of its own, or waits for one.
    """
    return stored is not None and stored.valid_to is None and stored.dated_text == read.dated_text
