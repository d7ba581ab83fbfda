"""What the cosines of an embedder mean, measured on sentences of ours (docs/rules.md, The floor).

One embedder puts texts that have nothing to do with each other at 0.05, another at 0.75. So a few statements and the
questions that they answer are embedded once: across the pairs is what is unrelated, within them what is related.
"""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

import msgspec
import numpy as np

from memory.model.errors import EmbeddingError
from memory.ports.embedding import Embedder
from memory.retrieval.embedding_cache import unit_vectors

SPREAD = 2.0
"""So many times as far from `unrelated` as a question usually is from its answer counts as wholly the same subject."""


class CosineScale(msgspec.Struct, frozen=True, kw_only=True):
    """Where an embedder puts what is unrelated, and what counts as wholly the same subject."""

    unrelated: float = 0.0
    full: float = 1.0

    def meaning(self, dense: float) -> float:
        """A damped cosine, `unrelated` taken off, as a share of what counts in full: 0…1."""
        return min(max(dense / (self.full - self.unrelated), 0.0), 1.0)


PAIRS = (
    ("I'm allergic to peanuts and carry an EpiPen.", "What am I allergic to?"),
    ("We moved to Denver last month because of my new job.", "Which city do I live in now?"),
    ("My daughter Emma starts school in September.", "When does Emma start school?"),
    ("I went to the dentist on Tuesday and need two fillings.", "What did the dentist say?"),
    ("Our staging database runs Postgres 16 on port 5433.", "Which port does the staging database use?"),
    ("I play the cello in a small orchestra on Thursdays.", "Which instrument do I play?"),
    ("My knee hurts again after the long run on Sunday.", "Since when does my knee hurt?"),
    ("We decided to use Stripe for the payments.", "What did we choose for payments?"),
    ("Grandma's recipe needs two cups of buttermilk.", "How much buttermilk goes into the recipe?"),
    ("My sister Nora is getting married in Lisbon in June.", "Where is Nora's wedding?"),
    ("I sold the old Golf and bought an electric car.", "Which car do I drive?"),
    ("The landlord wants 1,450 a month from January on.", "How much rent do I pay?"),
    ("I failed the driving test because of parallel parking.", "Why did I fail the driving test?"),
    ("My thesis is about coral reefs and warming water.", "What is the topic of my thesis?"),
    ("We adopted a grey cat called Mochi from the shelter.", "What is the name of our cat?"),
    ("I read three novels by Ishiguro this summer.", "Which author did I read this summer?"),
    ("Der Umzug nach Leipzig ist am 3. März.", "Wann ziehe ich um?"),
    ("Mi hermano trabaja como enfermero en Sevilla.", "¿Dónde trabaja mi hermano?"),
    ("My team lead Priya approves the releases.", "Who approves a release?"),
    ("I started learning Japanese with an evening class.", "Which language am I learning?"),
)
"""What somebody said, and a question that it answers."""


UNMEASURED = CosineScale()
"""What holds until an embedder is measured: 0 is unrelated, 1 the same subject."""


async def measured(embedder: Embedder) -> CosineScale:
    """The scale of an embedder, from one batch of 40 sentences. Raises `EmbeddingError`."""
    texts = [text for pair in PAIRS for text in pair]
    vectors = unit_vectors(await embedder.embed(texts), count=len(texts), dimension=embedder.dimension)
    cosines = vectors[::2] @ vectors[1::2].T
    related = float(np.median(np.diag(cosines)))
    unrelated = float(np.median(cosines[~np.eye(len(PAIRS), dtype=bool)]))
    if related <= unrelated:
        raise EmbeddingError(f"{embedder.name} finds what has nothing to do with each other as near as what has")
    return CosineScale(unrelated=max(unrelated, 0.0), full=unrelated + SPREAD * (related - unrelated))


class Calibration:
    """The scale of the embedder in use, from when it is measured."""

    def __init__(self) -> None:
        self.scale = UNMEASURED

    @asynccontextmanager
    async def measuring(self, embedder: Embedder, *, again_seconds: float = 30.0) -> AsyncGenerator[None]:
        """Measure it beside what is done within, as often as it takes: a remote embedder may be away at the start."""

        async def measure() -> None:
            while True:
                try:
                    self.scale = await measured(embedder)
                except EmbeddingError:
                    await asyncio.sleep(again_seconds)
                else:
                    return

        task = asyncio.create_task(measure())
        try:
            yield
        finally:
            task.cancel()
            await asyncio.wait([task])
