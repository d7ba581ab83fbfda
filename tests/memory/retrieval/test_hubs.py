"""What is near to everything else is told while memories come and go."""

import numpy as np
import pytest
from numpy.typing import NDArray

from memory.model.types import Vectors
from memory.retrieval.hubs import FEW, MOST, MOST_OTHERS, SHARE, SHARPNESS, Hubs


def drawn(count: int, *, dimension: int = 16, seed: int = 1) -> Vectors:
    """Unit vectors that lean one way, some more than others: as texts do."""
    dice = np.random.default_rng(seed)
    leaning = dice.random((count, 1)) * np.ones(dimension) / np.sqrt(dimension)
    vectors = dice.standard_normal((count, dimension)) / np.sqrt(dimension) + leaning
    return (vectors / np.linalg.norm(vectors, axis=1, keepdims=True)).astype(np.float32)


def crowding(*parts: Vectors, dead: list[int] | None = None) -> NDArray[np.float32]:
    """Of all rows, appended part by part; then some die."""
    hubs, stop, vectors = Hubs(), 0, np.concatenate(parts)
    for part in parts:
        stop += len(part)
        hubs.extend(vectors[:stop], np.arange(1, stop + 1))
    hubs.forget(vectors, np.array(dead or [], np.intp))
    return hubs.crowding(np.setdiff1d(np.flatnonzero(vectors.any(axis=1)), dead or []))


def by_the_rule(vectors: Vectors) -> NDArray[np.float64]:
    """As docs/rules.md has it, where all are compared with all others."""
    count = len(vectors)
    near = np.exp(SHARPNESS * (vectors @ vectors.T)[~np.eye(count, dtype=bool)].reshape(count, count - 1))
    nearness = np.log(near.mean(axis=1)) / SHARPNESS
    return np.minimum(SHARE * (nearness - nearness.mean()) * count / (count + FEW), MOST)


def test_what_is_near_to_all_others_is_crowded_and_what_is_near_to_none_is_the_opposite():
    vectors = np.eye(6, dtype=np.float32)
    vectors[0] = 1 / np.sqrt(6)

    found = crowding(vectors)

    assert found[0] > 0
    assert (found[1:] < 0).all()


def test_it_is_a_share_of_how_much_nearer_the_others_are_than_is_usual():
    vectors = drawn(40)

    assert crowding(vectors) == pytest.approx(by_the_rule(vectors), abs=1e-5)


@pytest.mark.parametrize("count", [50, MOST_OTHERS, MOST_OTHERS + 300])
def test_it_does_not_matter_whether_memories_came_one_by_one_or_at_once(count: int):
    vectors = drawn(count)

    assert crowding(*np.split(vectors, count)) == pytest.approx(crowding(vectors), abs=1e-6)


def test_the_order_in_which_memories_came_does_not_matter():
    vectors = drawn(MOST_OTHERS)

    assert crowding(vectors[::-1])[::-1] == pytest.approx(crowding(vectors), abs=1e-6)


def test_of_many_memories_a_part_tells_about_as_much_as_all():
    vectors = drawn(4 * MOST_OTHERS)

    assert np.corrcoef(crowding(vectors), by_the_rule(vectors))[0, 1] > 0.9


def test_a_memory_that_is_gone_counts_as_if_it_had_never_been():
    vectors = drawn(30)

    left = crowding(vectors, dead=[29, 28])

    assert left[:28] == pytest.approx(crowding(vectors[:28]), abs=1e-6)
    assert left[28:].tolist() == [0, 0]


def test_a_memory_without_a_vector_is_near_to_nothing_and_makes_nothing_near():
    vectors = drawn(30)
    bare = np.zeros((1, 16), np.float32)

    found = crowding(vectors[:10], bare, vectors[10:])

    assert found[10] == 0
    assert np.delete(found, 10) == pytest.approx(crowding(vectors), abs=1e-6)


@pytest.mark.parametrize("vectors", [drawn(1), np.zeros((3, 0), np.float32), np.zeros((2, 16), np.float32)])
def test_a_memory_that_has_no_others_is_not_crowded(vectors: Vectors):
    assert not crowding(vectors).any()


def test_what_is_said_again_and_again_loses_little_by_being_near_to_itself():
    vectors = np.concatenate((drawn(200), np.tile(drawn(1, seed=2), (100, 1))))

    found = crowding(vectors)

    assert found[200:] == pytest.approx(np.full(100, MOST))
    assert found.max() == pytest.approx(MOST)
