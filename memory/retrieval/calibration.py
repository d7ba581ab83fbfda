"""What the cosines of an embedder mean, measured on sentences of ours (docs/rules.md, The floor).

One embedder puts texts that have nothing to do with each other at 0.05, another at 0.75, and one that was made for
English puts German ones at 0.2 and Chinese ones at 0.5. So a few statements of each language or script and the
questions that they answer are embedded once: across the pairs is what is unrelated, within them what is related.
"""

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager

import msgspec
import numpy as np
from numpy.typing import NDArray

from memory.model.errors import EmbeddingError
from memory.model.types import Vectors
from memory.ports.embedding import Embedder
from memory.retrieval.calibration_pairs import PAIRS
from memory.retrieval.embedding_cache import unit_vectors
from memory.retrieval.known_scales import KNOWN
from memory.retrieval.question_vectors import question_vectors
from memory.text.languages import DEFAULT, language_of_text
from memory.text.stop_words import OF_LATIN_SCRIPT

SPREAD = 2.0
"""So many times as far from `unrelated` as a question usually is from its answer counts as wholly the same subject."""


class CosineScale(msgspec.Struct, frozen=True, kw_only=True):
    """Where an embedder puts what is unrelated, and what counts as wholly the same subject."""

    unrelated: float = 0.0
    full: float = 1.0

    def meaning(self, dense: NDArray[np.float64]) -> NDArray[np.float64]:
        """Damped cosines, `unrelated` taken off, as shares of what counts in full: 0…1."""
        return (dense / (self.full - self.unrelated)).clip(0.0, 1.0)

    def between(self, other: "CosineScale") -> "CosineScale":
        """The middle of two."""
        return CosineScale(unrelated=(self.unrelated + other.unrelated) / 2, full=(self.full + other.full) / 2)


UNMEASURED = CosineScale()
"""What holds until an embedder is measured: 0 is unrelated, 1 the same subject."""


Scales = Mapping[str, CosineScale]
"""A scale for each language or script that was measured, English always among them."""


async def scales_of(embedder: Embedder) -> Scales:
    """The scales of an embedder, measured unless they are known. Raises `EmbeddingError`."""
    if known := KNOWN.get(embedder.name):
        return {language: CosineScale(unrelated=scale[0], full=scale[1]) for language, scale in known.items()}
    return await measured(embedder)


def scales_when_asked(embedder: Embedder) -> Callable[[], Awaitable[Scales]]:
    """What gives the scales of an embedder, measured when they are asked for first; it raises as `scales_of`."""
    found: Scales = {}

    async def scales() -> Scales:
        nonlocal found
        found = found or await scales_of(embedder)
        return found

    return scales


async def measured(embedder: Embedder) -> Scales:
    """The scales of an embedder, from some 140 statements and their questions. Raises `EmbeddingError`.

    That of a language of Latin script is half its own and half the English one: eight sentences are few, names and
    things are called alike in all of them, and many people write two. With its own alone a twentieth of what the
    memories answer fell below the floor.
    """
    kept, asked = zip(*(pair for pairs in PAIRS.values() for pair in pairs), strict=True)
    statements = unit_vectors(await embedder.embed(kept), count=len(kept), dimension=embedder.dimension)
    questions = await question_vectors(embedder, asked)
    scales: dict[str, CosineScale] = {}
    for language, pairs in PAIRS.items():
        scale = _measured(statements[: len(pairs)], questions[: len(pairs)])
        statements, questions = statements[len(pairs) :], questions[len(pairs) :]
        if scale is not None:
            scales[language] = scale
    english = scales.get(DEFAULT)
    if english is None:
        raise EmbeddingError(f"{embedder.name} finds what has nothing to do with each other as near as what has")
    return {
        language: scale.between(english) if language in OF_LATIN_SCRIPT else scale for language, scale in scales.items()
    }


def scale_of(scales: Scales, text: str) -> CosineScale:
    """The scale for a question, by its language, or by its script if that is not the Latin one.

    One that was not measured, or in which the embedder tells nothing apart, gets what is worst of all: where it does
    not read at all everything is near.
    """
    return scales.get(language_of_text(text)) or max(scales.values(), key=lambda scale: scale.unrelated)


def _measured(statements: Vectors, questions: Vectors) -> CosineScale | None:
    """The scale of statements and their questions, in the same order; None: they are not told apart."""
    cosines = statements @ questions.T
    related = float(np.median(np.diag(cosines)))
    unrelated = float(np.median(cosines[~np.eye(len(cosines), dtype=bool)]))
    if related <= unrelated:
        return None
    return CosineScale(unrelated=max(unrelated, 0.0), full=unrelated + SPREAD * (related - unrelated))


class Calibration:
    """The scales of the embedder in use, from when it is measured."""

    def __init__(self) -> None:
        self.scales: Scales = {}

    def scale_of(self, text: str) -> CosineScale:
        """The scale for a question; `UNMEASURED` before it is measured."""
        return scale_of(self.scales, text) if self.scales else UNMEASURED

    @asynccontextmanager
    async def measuring(self, embedder: Embedder, *, again_seconds: float = 30.0) -> AsyncGenerator[None]:
        """Measure it beside what is done within, as often as it takes: a remote embedder may be away at the start."""

        async def measure() -> None:
            while True:
                try:
                    self.scales = await scales_of(embedder)
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
