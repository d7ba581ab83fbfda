"""Who makes vectors of texts, and who reads a question beside an answer."""

from collections.abc import Sequence
from typing import Literal, Protocol

from memory.model.types import Vectors

Purpose = Literal["document", "query"]
"""Whether a text is kept, or asks for what is kept: many models want to be told, and give each another vector."""


class Embedder(Protocol):
    """Turns texts into vectors."""

    name: str
    """What the vectors were made by, with all that changes them (model, version, dimension, words before a text)."""
    dimension: int
    duplicate_cosine: float
    """At or above this cosine two texts of this embedder may say the same (docs/rules.md, Comparison)."""

    async def embed(self, texts: Sequence[str], *, purpose: Purpose = "document") -> Vectors:
        """One vector a text, in order. Raises `EmbeddingError`.

        Facts are compared with facts as documents; what is asked for memories is a query.
        """
        ...


class Reranker(Protocol):
    """Reads a question and a text together: better than comparing their vectors, and far slower."""

    async def scores(self, question: str, texts: Sequence[str]) -> Sequence[float]:
        """How well each text answers the question, 0…1, in order. Raises `EmbeddingError`."""
        ...
