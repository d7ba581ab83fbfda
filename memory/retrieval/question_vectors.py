"""What is embedded of a question: half of it is the whole, half what is left without its names.

A name draws every text near in which it stands, whatever that is about; that a memory names it is told by its words
(docs/rules.md, Words and meaning).
"""

from collections.abc import Sequence

from memory.language.names import without_names
from memory.model.types import Vectors
from memory.ports.embedding import Embedder
from memory.retrieval.embedding_cache import unit_vectors


async def question_vectors(embedder: Embedder, questions: Sequence[str]) -> Vectors:
    """One unit vector a question, in order, shape (questions, dimension). Raises `EmbeddingError`."""
    bare = {at: left for at, each in enumerate(questions) if (left := without_names(each)) != each}
    texts = [*questions, *bare.values()]
    rows = await embedder.embed(texts, purpose="query")
    made = unit_vectors(rows, count=len(texts), dimension=embedder.dimension)
    if not bare:
        return made
    mixed = made[: len(questions)].copy()
    mixed[list(bare)] += made[len(questions) :]
    return unit_vectors(mixed, count=len(questions), dimension=embedder.dimension)
