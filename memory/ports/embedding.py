"""Who makes vectors of texts, and who reads a question beside an answer."""

from collections.abc import Sequence
from typing import Protocol

from memory.model.types import Vectors


class Embedder(Protocol):
    """Turns texts into vectors."""

    name: str
    """What the vectors were made by, with all that changes them (model, version, dimension)."""
    dimension: int
    duplicate_cosine: float
    """At or above this cosine two texts of this embedder may say the same (docs/rules.md, Comparison)."""

    async def embed(self, texts: Sequence[str]) -> Vectors:
        """One vector a text, in order. Raises `EmbeddingError`."""
        ...


class Reranker(Protocol):
    """Reads a question and a text together: better than comparing their vectors, and far slower."""

    async def scores(self, question: str, texts: Sequence[str]) -> Sequence[float]:
        """How well each text answers the question, 0…1, in order. Raises `EmbeddingError`."""
        ...
