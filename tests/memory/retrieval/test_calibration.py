"""An embedder is measured before its cosines are believed."""

import asyncio
from collections.abc import Sequence

import numpy as np
import pytest

from adapters.embedders.wordllama import WordLlamaEmbedder
from memory.model.errors import EmbeddingError
from memory.model.types import Vectors
from memory.ports.embedding import Purpose
from memory.retrieval.calibration import UNMEASURED, Calibration, CosineScale, measured, scale_of, scales_of
from memory.text.languages import DEFAULT


class Squashed(WordLlamaEmbedder):
    """The same directions, all of them near to one: cosines of 0.7 and more."""

    name = "squashed"
    away = 0

    async def embed(self, texts: Sequence[str], *, purpose: Purpose = "document") -> Vectors:
        if self.away:
            self.away -= 1
            raise EmbeddingError("away")
        rows = await super().embed(texts, purpose=purpose)
        common = np.zeros_like(rows)
        common[:, 0] = 1.6
        moved = rows + common
        return moved / np.linalg.norm(moved, axis=1, keepdims=True)


class Constant(WordLlamaEmbedder):
    async def embed(self, texts: Sequence[str], *, purpose: Purpose = "document") -> Vectors:  # noqa: ARG002 - one vector for both
        return np.tile(np.eye(1, self.dimension, dtype=np.float32), (len(texts), 1))


async def test_the_scales_of_the_default_embedder_are_known_as_they_are_measured():
    embedder = WordLlamaEmbedder()
    known, found = await scales_of(embedder), await measured(embedder)

    assert known.keys() == found.keys()
    for language, scale in found.items():
        assert known[language].unrelated == pytest.approx(scale.unrelated, abs=1e-6), language
        assert known[language].full == pytest.approx(scale.full, abs=1e-6), language


async def test_an_embedder_whose_scales_nobody_knows_is_measured():
    assert await scales_of(Squashed()) == await measured(Squashed())


async def test_the_default_embedder_puts_what_is_unrelated_near_zero():
    scale = (await measured(WordLlamaEmbedder()))[DEFAULT]

    assert scale.unrelated == pytest.approx(0.0, abs=0.05)
    assert scale.full == pytest.approx(1.0, abs=0.1)


async def test_where_it_puts_what_is_unrelated_differs_by_language_and_a_question_has_the_scale_of_its_own():
    scales = await measured(WordLlamaEmbedder())

    assert scales["german"].unrelated > scales[DEFAULT].unrelated + 0.05
    assert scale_of(scales, "Warum ist der Himmel blau?") is scales["german"]
    assert scale_of(scales, "¿De qué color es el coche de mi hermana?") is scales["spanish"]
    assert scale_of(scales, "Почему небо голубое?") is scales["cyrillic"]
    assert scale_of(scales, "Dlaczego niebo jest niebieskie?") is scales[DEFAULT], "there is none for Polish"


class Told(WordLlamaEmbedder):
    """Remembers what it was told that texts are for."""

    def __init__(self) -> None:
        super().__init__()
        self.told: dict[str, Purpose] = {}

    async def embed(self, texts: Sequence[str], *, purpose: Purpose = "document") -> Vectors:
        self.told |= dict.fromkeys(texts, purpose)
        return await super().embed(texts, purpose=purpose)


async def test_an_embedder_is_measured_as_it_is_asked():
    embedder = Told()

    await measured(embedder)

    assert embedder.told["What am I allergic to?"] == "query"
    assert embedder.told["I'm allergic to peanuts and carry an EpiPen."] == "document"


async def test_squashed_cosines_mean_what_plain_ones_do():
    plain = (await measured(WordLlamaEmbedder()))[DEFAULT]
    squashed = (await measured(Squashed()))[DEFAULT]
    rows: dict[type, list[float]] = {}
    for embedder, scale in ((WordLlamaEmbedder(), plain), (Squashed(), squashed)):
        asked, near, far = await embedder.embed(
            ["Where do I live?", "I live in Graz now.", "Beat the eggs until stiff."]
        )
        cosines = np.array([asked @ other for other in (near, far)], np.float64)
        rows[type(embedder)] = scale.meaning(cosines - scale.unrelated).tolist()

    assert squashed.unrelated > 0.5
    assert rows[Squashed] == pytest.approx(rows[WordLlamaEmbedder], abs=0.15)


async def test_an_embedder_that_tells_nothing_apart_is_no_measure():
    with pytest.raises(EmbeddingError, match="as near as"):
        await measured(Constant())


async def test_an_embedder_that_is_away_is_measured_when_it_is_back():
    embedder, calibration = Squashed(), Calibration()
    embedder.away = 2

    async with calibration.measuring(embedder, again_seconds=0.001), asyncio.timeout(50):
        before = calibration.scale_of("Where?")
        while calibration.scale_of("Where?") is before:  # noqa: ASYNC110 - nobody tells
            await asyncio.sleep(0.001)

    assert before is UNMEASURED == CosineScale()
    assert calibration.scale_of("Where?").unrelated > 0.5


@pytest.mark.parametrize(
    "question", ["Чья собака лает?", "谁家的狗？", "いつも吠えているのは誰の犬？", "누구의 개인가요?"]
)
async def test_what_an_embedder_makes_of_a_script_it_was_not_made_for_is_measured_for_that(question: str):
    calibration = Calibration()
    async with calibration.measuring(WordLlamaEmbedder()), asyncio.timeout(50):
        while calibration.scale_of(question) is UNMEASURED:  # noqa: ASYNC110 - nobody tells
            await asyncio.sleep(0.001)

    found, latin = calibration.scale_of(question), calibration.scale_of("Whose dog is it?")

    assert found.unrelated > 0.4 > latin.unrelated
    assert found.meaning(np.zeros(1)) == latin.meaning(np.zeros(1)) == 0.0


async def test_a_script_that_nothing_was_measured_for_gets_the_worst_there_is():
    calibration = Calibration()
    async with calibration.measuring(WordLlamaEmbedder()), asyncio.timeout(50):
        while calibration.scale_of("ខ្ញុំ") is UNMEASURED:  # noqa: ASYNC110 - nobody tells
            await asyncio.sleep(0.001)

    assert calibration.scale_of("தமிழ்").unrelated == max(scale.unrelated for scale in calibration.scales.values())
