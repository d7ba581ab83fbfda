"""An embedder is measured before its cosines are believed."""

import asyncio
from collections.abc import Sequence

import numpy as np
import pytest

from adapters.embedders.wordllama import WordLlamaEmbedder
from memory.model.errors import EmbeddingError
from memory.model.types import Vectors
from memory.retrieval.calibration import UNMEASURED, Calibration, CosineScale, measured


class Squashed(WordLlamaEmbedder):
    """The same directions, all of them near to one: cosines of 0.7 and more."""

    away = 0

    async def embed(self, texts: Sequence[str]) -> Vectors:
        if self.away:
            self.away -= 1
            raise EmbeddingError("away")
        rows = await super().embed(texts)
        common = np.zeros_like(rows)
        common[:, 0] = 1.6
        moved = rows + common
        return moved / np.linalg.norm(moved, axis=1, keepdims=True)


class Constant(WordLlamaEmbedder):
    async def embed(self, texts: Sequence[str]) -> Vectors:
        return np.tile(np.eye(1, self.dimension, dtype=np.float32), (len(texts), 1))


async def test_the_default_embedder_puts_what_is_unrelated_near_zero():
    scale = await measured(WordLlamaEmbedder())

    assert scale.unrelated == pytest.approx(0.0, abs=0.05)
    assert scale.full == pytest.approx(1.0, abs=0.1)


async def test_squashed_cosines_mean_what_plain_ones_do():
    plain, squashed = await measured(WordLlamaEmbedder()), await measured(Squashed())
    rows: dict[type, list[float]] = {}
    for embedder, scale in ((WordLlamaEmbedder(), plain), (Squashed(), squashed)):
        asked, near, far = await embedder.embed(
            ["Where do I live?", "I live in Graz now.", "Beat the eggs until stiff."]
        )
        rows[type(embedder)] = [scale.meaning(float(asked @ other) - scale.unrelated) for other in (near, far)]

    assert squashed.unrelated > 0.5
    assert rows[Squashed] == pytest.approx(rows[WordLlamaEmbedder], abs=0.15)


async def test_an_embedder_that_tells_nothing_apart_is_no_measure():
    with pytest.raises(EmbeddingError, match="as near as"):
        await measured(Constant())


async def test_an_embedder_that_is_away_is_measured_when_it_is_back():
    embedder, calibration = Squashed(), Calibration()
    embedder.away = 2

    async with calibration.measuring(embedder, again_seconds=0.001), asyncio.timeout(50):
        before = calibration.scale
        while calibration.scale is before:  # noqa: ASYNC110 - nobody tells
            await asyncio.sleep(0.001)

    assert before is UNMEASURED == CosineScale()
    assert calibration.scale.unrelated > 0.5
