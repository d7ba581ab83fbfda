"""What goes into an embedder and what comes out of it."""

import math
from collections.abc import Sequence

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from memory.model.errors import EmbeddingError
from memory.model.types import Vectors
from memory.ports.embedding import Purpose
from memory.retrieval.embedding_cache import ENTRY_BYTES, CachedEmbedder, batches, embeddable, unit_vectors

DIMENSION = 4
ENTRY = ENTRY_BYTES + 4 * DIMENSION


class LengthEmbedder:
    """A text's vector is made of its length; remembers what it was asked, and answers what it is told to."""

    name = "length/4"
    dimension = DIMENSION
    duplicate_cosine = 0.9

    def __init__(self) -> None:
        self.asked: list[list[str]] = []
        self.purposes: list[Purpose] = []
        self.answers: list[object] = []

    async def embed(self, texts: Sequence[str], *, purpose: Purpose = "document") -> Vectors:
        self.asked.append(list(texts))
        self.purposes.append(purpose)
        if not self.answers:
            return np.array([[len(text), 1, 0, 0] for text in texts], dtype=np.float32)
        answer = self.answers.pop(0)
        if isinstance(answer, Exception):
            raise answer
        return np.asarray(answer, dtype=np.float32)


def cached(inner: LengthEmbedder, *, entries: int = 100) -> CachedEmbedder:
    return CachedEmbedder(inner, capacity_bytes=entries * ENTRY)


async def test_each_text_gets_its_own_vector_in_order():
    vectors = await cached(LengthEmbedder()).embed(["a", "four", "a"])

    assert vectors.dtype == np.float32
    assert np.allclose(vectors[1], np.array([4, 1, 0, 0]) / math.hypot(4, 1))
    assert (vectors[0] == vectors[2]).all()
    assert np.allclose(np.linalg.norm(vectors, axis=1), 1)


async def test_a_known_text_is_not_asked_for_again():
    inner = LengthEmbedder()
    embedder = cached(inner)

    first = await embedder.embed(["one"])
    again = await embedder.embed(["one", "three", "three"])

    assert inner.asked == [["one"], ["three"]]
    assert (again[0] == first[0]).all()


async def test_a_text_that_asks_has_another_vector_than_one_that_is_kept():
    inner = LengthEmbedder()
    embedder = cached(inner)

    for purpose in ("document", "query", "document", "query"):
        await embedder.embed(["one"], purpose=purpose)

    assert inner.purposes == ["document", "query"]


async def test_nothing_is_asked_for_when_everything_is_known():
    inner = LengthEmbedder()
    embedder = cached(inner)
    await embedder.embed(["one"])

    await embedder.embed(["one"])

    assert inner.asked == [["one"]]


async def test_the_text_used_longest_ago_makes_room():
    inner = LengthEmbedder()
    embedder = cached(inner, entries=2)

    for text in ("one", "two", "one", "three", "one", "two"):
        await embedder.embed([text])

    assert inner.asked == [["one"], ["two"], ["three"], ["two"]]


async def test_a_batch_larger_than_the_cache_is_answered_whole():
    assert (await cached(LengthEmbedder(), entries=1).embed(["a", "bb", "ccc"])).shape == (3, DIMENSION)


async def test_a_cache_without_room_is_no_cache():
    inner = LengthEmbedder()
    embedder = cached(inner, entries=0)

    assert np.allclose(np.linalg.norm(await embedder.embed(["a"]), axis=1), 1)
    await embedder.embed(["a"])

    assert inner.asked == [["a"], ["a"]]


async def test_the_cache_holds_no_text():
    embedder = cached(LengthEmbedder())

    await embedder.embed(["my password is swordfish"])

    assert all(len(key) == 16 for key in embedder._vectors)  # pyright: ignore[reportPrivateUsage]


async def test_a_kept_vector_does_not_hold_the_batch_that_it_came_with():
    embedder = cached(LengthEmbedder())

    await embedder.embed(["one", "two"])

    assert all(vector.base is None for vector in embedder._vectors.values())  # pyright: ignore[reportPrivateUsage]


async def test_what_a_caller_does_with_a_vector_does_not_reach_the_cache():
    embedder = cached(LengthEmbedder())
    (await embedder.embed(["one"]))[:] = 0

    assert np.allclose(np.linalg.norm(await embedder.embed(["one"]), axis=1), 1)


async def test_a_failure_is_not_kept():
    inner = LengthEmbedder()
    inner.answers = [EmbeddingError("down")]
    embedder = cached(inner)
    with pytest.raises(EmbeddingError):
        await embedder.embed(["one"])

    assert (await embedder.embed(["one"])).shape == (1, DIMENSION)


BAD = {
    "nan": [[math.nan, 1, 0, 0]],
    "infinite": [[math.inf, 1, 0, 0]],
    "too large": [[3e38, 3e38, 0, 0]],
    "zero": [[0, 0, 0, 0]],
    "too short": [[1, 0, 0]],
    "too many": [[1, 0, 0, 0], [1, 0, 0, 0]],
    "none": [],
    "flat": [1, 0, 0, 0],
}


@pytest.mark.filterwarnings("ignore:overflow encountered")
@pytest.mark.parametrize("rows", BAD.values(), ids=BAD.keys())
async def test_I08_a_vector_that_must_not_be_stored_is_refused_and_not_kept(rows: object):
    inner = LengthEmbedder()
    inner.answers = [rows]
    embedder = cached(inner)

    with pytest.raises(EmbeddingError):
        await embedder.embed(["one"])

    assert (await embedder.embed(["one"])).shape == (1, DIMENSION)


@pytest.mark.parametrize("rows", [[[1, 2], [3]], [["a", "b"]], [[None, 1]]])
def test_I08_what_is_no_table_of_numbers_is_refused(rows: list[list[float]]):
    with pytest.raises(EmbeddingError):
        unit_vectors(rows, count=len(rows), dimension=2)


async def test_no_texts_give_no_vectors():
    assert (await cached(LengthEmbedder()).embed([])).shape == (0, DIMENSION)
    assert unit_vectors([], count=0, dimension=3).shape == (0, 3)


@pytest.mark.parametrize("text", ["", "  \n\t", "\u3000"])
def test_a_blank_text_has_no_vector(text: str):
    with pytest.raises(EmbeddingError):
        embeddable(["words", text], limit_bytes=100)


def test_a_text_that_fits_stays_as_it_is():
    assert embeddable(["naïve 🦄", "plain"], limit_bytes=11) == ["naïve 🦄", "plain"]


def test_of_a_long_text_the_beginning_and_the_end_stay():
    assert embeddable(["a" * 999 + "b" * 999], limit_bytes=10) == ["aaaaabbbbb"]


@given(st.text(alphabet=st.characters(), min_size=1), st.integers(8, 40))
def test_whatever_the_text_it_is_cut_to_valid_unicode_within_the_limit(text: str, limit: int):
    if not text.isspace():
        assert len(embeddable([text], limit_bytes=limit)[0].encode()) <= limit


def test_a_lone_surrogate_is_replaced():
    assert embeddable(["a\ud800b"], limit_bytes=10) == ["a?b"]


@given(st.lists(st.text(max_size=30)))
def test_batches_hold_every_text_once_in_order_within_both_limits(texts: list[str]):
    found = list(batches(texts, limit_texts=3, limit_bytes=40))

    assert [text for batch in found for text in batch] == texts
    assert all(0 < len(batch) <= 3 for batch in found)
    assert all(len(batch) == 1 or sum(len(text.encode()) for text in batch) <= 40 for batch in found)
