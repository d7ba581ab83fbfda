"""The rows of an owner's memories: fed, forgotten, searched."""

import sys
from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from adapters.analyzers import SnowballAnalyzer
from memory.model.errors import EmbeddingError
from memory.model.memory import ANSWERS_FROM, Memory, MemoryType, Provenance, Source
from memory.model.scope import Reach
from memory.model.types import Vector
from memory.ports.search import Surroundings
from memory.retrieval.candidates import Scores
from memory.retrieval.index import Ask, MemoryIndex, SearchScope
from memory.retrieval.lexical import NO_TERMS, asked_terms, hashed
from memory.retrieval.rows import EMBEDDED, LIVE, STANDING, WORKING, SearchColumns, SearchRow, row_of
from tests.contract.examples import ALICE, memory, vector

ANALYZE = SnowballAnalyzer()
EVERYWHERE = SearchScope(reach=Reach.of(ALICE))


def index_of(*texts: str, vectors: list[Vector | None] | None = None, first: int = 0) -> MemoryIndex:
    index = MemoryIndex()
    feed(index, *texts, vectors=vectors, first=first)
    return index


def feed(index: MemoryIndex, *texts: str, vectors: list[Vector | None] | None = None, first: int = 0) -> None:
    given = vectors or [None] * len(texts)
    rows = [
        row_of(memory(text), ANALYZE, embedded=vector is not None) for text, vector in zip(texts, given, strict=True)
    ]
    index.extend(SearchColumns.of(range(first, first + len(texts)), rows, given))


def found(index: MemoryIndex, text: str = "", near: Vector | None = None, *, pool: int = 10) -> list[int]:
    ask = Ask(vector=near, terms=asked_terms(text, ANALYZE), pool=pool)
    return index.search(EVERYWHERE, ask).numbers


def test_what_has_a_word_of_the_question_is_found_by_the_number_that_it_was_given():
    assert found(index_of("the cat sleeps", "a dog", "two cats", first=7), "cat") == [7, 9]


def test_of_a_kind_of_search_the_best_are_taken_as_many_as_are_wanted():
    index = index_of("cat", "cat and dog and sister and brother", "tea")

    assert found(index, "cat", pool=1) == [0]


def test_a_memory_that_changed_is_found_by_its_new_row_alone():
    index = index_of("cat", "dog")

    index.forget(np.array([0, 5]))
    feed(index, "bird", first=0)

    assert found(index, "cat") == []
    assert found(index, "bird") == [0]


def test_what_was_looked_up_is_not_asked_for_again_until_it_changes():
    index, asked = index_of("cat", "cat and dog"), list[int]()

    def look_up(numbers: Sequence[int]) -> dict[int, Memory]:
        asked.extend(numbers)
        return {number: memory(f"cat number {number}") for number in numbers}

    def shown() -> list[str]:
        ask = Ask(vector=None, terms=asked_terms("cat", ANALYZE), pool=10)
        return [each.text for each in index.recollected(EVERYWHERE, ask, look_up)[0].memories]

    shown()
    feed(index, "a third cat", first=2)
    after_another = shown(), list(asked)
    index.forget(np.array([1]))
    feed(index, "the second cat", first=1)

    assert after_another == (["cat number 0", "cat number 1", "cat number 2"], [0, 1, 2])
    assert shown() == ["cat number 0", "cat number 2", "cat number 1"]
    assert asked == [0, 1, 2, 1]


def test_nothing_of_a_memory_stays_where_its_row_has_died():
    index = index_of("cat", "cat and dog")
    told = {0: memory("cat"), 1: memory("cat and dog")}
    before = sys.getrefcount(told[0])
    ask = Ask(vector=None, terms=asked_terms("cat", ANALYZE), pool=10)
    index.recollected(EVERYWHERE, ask, lambda _: told)
    looked_up = sys.getrefcount(told[0])
    index.forget(np.array([0]))
    left = sys.getrefcount(told[0])

    assert looked_up > before
    assert left == before


def test_what_a_view_needs_can_be_made_before_anybody_asks():
    index, asked = index_of("cat", vectors=[vector(1)]), list[int]()

    def look_up(numbers: Sequence[int]) -> dict[int, Memory]:
        asked.extend(numbers)
        return {number: memory(f"cat number {number}") for number in numbers}

    index.prepare(EVERYWHERE, look_up)
    prepared = list(asked)
    found, _ = index.recollected(EVERYWHERE, Ask(vector=vector(1), terms=NO_TERMS, pool=10), look_up)

    assert index.viewed == EVERYWHERE
    assert [each.text for each in found.memories] == ["cat number 0"]
    assert asked == prepared == [0]


def test_an_index_is_worn_when_many_rows_are_dead_and_can_be_fed_anew():
    index = index_of(*(f"cat {n}" for n in range(100)))

    index.forget(np.arange(70))
    worn = index.worn
    index.clear()
    feed(index, "cat")

    assert worn
    assert not index.worn
    assert found(index, "cat") == [0]


def test_vectors_may_come_later_than_the_first_rows_and_be_missing_in_further_ones():
    index = index_of("cat")
    feed(index, "dog", vectors=[vector(1)], first=1)
    feed(index, "tea", first=2)

    mean = index.centroid(EVERYWHERE)

    assert found(index, near=vector(1)) == [1]
    assert mean is not None
    assert mean.tolist() == pytest.approx(vector(1).tolist())


def test_a_question_of_another_dimension_is_refused():
    with pytest.raises(EmbeddingError, match="3 dimensions"):
        found(index_of("cat", vectors=[vector(1)]), near=np.ones(3, np.float32))


def test_what_neighbours_say_makes_a_memory_found_that_lacks_the_word():
    index = index_of("where does your sister live", "in Porto")
    ask = Ask(
        vector=None,
        terms=asked_terms("sister", ANALYZE),
        pool=10,
        surroundings=Surroundings(previous=0.5, following=0.4),
    )

    hits = index.search(EVERYWHERE, ask)

    assert hits.numbers == [0, 1]
    assert hits.scores.lexical[1] == hits.scores.context[0] == 0
    assert hits.scores.context[1] == pytest.approx(hits.scores.lexical[0] / 2)


def test_a_row_says_what_kind_of_memory_it_is():
    pinned = row_of(memory("cat", pinned=True), ANALYZE, embedded=True)
    working = row_of(memory("a cat, two cats", type=MemoryType.WORKING), ANALYZE, embedded=False)

    assert pinned.flags == LIVE | STANDING | EMBEDDED
    assert working.flags == LIVE | WORKING
    assert working.stems == 2
    assert hashed(["cat"])[0] in working.terms


def test_standing_memories_are_listed_and_not_searched():
    index = MemoryIndex()
    index.extend(SearchColumns.of([3], [row_of(memory("cat", pinned=True), ANALYZE, embedded=False)], [None]))

    assert index.standing(EVERYWHERE) == [3]
    assert found(index, "cat") == []


AXES = np.eye(8)
NEAR_TO_ALL: list[Vector | None] = [vector(*weights) for weights in (np.ones(8), *(AXES[1:7] + 0.3), AXES[7])]
"""Of eight memories the first is near to all others, the last to none."""
WORDS = [f"cat {number}" for number in range(8)]
FIFTH = vector(*AXES[5])


def crowded(index: MemoryIndex, **asked: Any) -> dict[int, float]:
    hits = index.search(EVERYWHERE, Ask(vector=FIFTH, terms=NO_TERMS, pool=8, **asked))
    return dict(zip(hits.numbers, hits.scores.crowding.tolist(), strict=True))


def test_what_is_near_to_everything_is_told_with_its_scores_until_something_changes():
    index = index_of(*WORDS, vectors=NEAR_TO_ALL)

    before = crowded(index)
    index.forget(np.arange(1, 7))
    after = crowded(index)

    assert before[0] > 0 > before[7]
    assert after == {0: 0, 7: 0}


def test_it_is_the_same_whether_it_was_first_asked_for_before_or_behind_what_changed():
    early, late = (index_of(*WORDS, vectors=NEAR_TO_ALL) for _ in range(2))
    crowded(early)
    for index in (early, late):
        index.forget(np.array([2]))
        feed(index, "dog", "bird", vectors=[vector(*(AXES[2] + 0.5)), None], first=8)

    assert crowded(late) == pytest.approx(crowded(early), abs=1e-6)


def test_of_two_that_are_about_as_near_the_one_is_found_that_is_not_near_to_everything():
    index = index_of(*WORDS, vectors=NEAR_TO_ALL)
    between = vector(*(AXES[5] * 0.35 + 0.3))
    first, fifth = NEAR_TO_ALL[0], NEAR_TO_ALL[5]
    assert first is not None
    assert fifth is not None

    assert 0 < between @ first - between @ fifth < 0.01
    assert found(index, near=between, pool=1) == [5]


def test_crowding_counts_neither_where_facts_are_compared_nor_where_not_all_memories_are_there():
    part = MemoryIndex(whole=False)
    feed(part, *WORDS, vectors=NEAR_TO_ALL)

    assert set(crowded(part).values()) == {0}
    assert set(crowded(index_of(*WORDS, vectors=NEAR_TO_ALL), weighted=False).values()) == {0}


KINDS: list[dict[str, Any]] = [
    {},
    {"pinned": True},
    {"type": MemoryType.WORKING},
    {"project": "atlas"},
    {"answered": True},
    {"bare": True},
]
"""What may be appended: a fact, one that is always on, a session's, a project's, an answer, one without a vector."""
VIEWS = [
    EVERYWHERE,
    SearchScope(reach=Reach.of(ALICE), session="s1"),
    SearchScope(reach=Reach.of(ALICE), project="atlas"),
    SearchScope(reach=Reach.of(ALICE), conclusions=True),
    SearchScope.compared(ALICE, None),
]
ASKED = Ask(
    vector=FIFTH,
    terms=asked_terms("cat dog", ANALYZE),
    pool=5,
    newest=2,
    surroundings=Surroundings(previous=0.5, following=0.5, beside=0.5),
)


def of_kind(number: int, kind: dict[str, Any], session: str) -> Memory:
    made = {key: value for key, value in kind.items() if key not in {"answered", "bare"}}
    fact_index = ANSWERS_FROM if "answered" in kind else 0
    provenance = Provenance(turn=f"t{number}", session=session, fact_index=fact_index)
    # Each as long as no other, and as near: which of two that rank alike is found is told by the rounding of a sum.
    text = f"{'cat' if number % 3 else 'dog'} {'sat ' * number}"
    source = Source.INFERRED if "answered" in kind else Source.CONFIRMED
    return memory(text, id=f"m{number}", provenance=provenance, source=source, **made)


def nearness(number: int) -> Vector:
    return vector(*np.random.default_rng(number).normal(size=len(FIFTH)))


def everything(index: MemoryIndex) -> list[tuple[list[int], list[int], int, list[int], Scores]]:
    """What each view finds, what it may find and what is always on, and last the scores."""
    found = [(view, index.search(view, ASKED)) for view in VIEWS]
    return [(hits.numbers, index.numbers(view), hits.among, index.standing(view), hits.scores) for view, hits in found]


@given(
    st.lists(
        st.lists(st.tuples(st.sampled_from(KINDS), st.sampled_from(["s1", "s2"])), min_size=1, max_size=4),
        min_size=1,
        max_size=5,
    )
)
def test_what_was_asked_between_two_writes_changes_nothing(batches: list[list[tuple[dict[str, Any], str]]]):
    asked, fed = MemoryIndex(), MemoryIndex()
    number = 0
    for batch in batches:
        rows: list[SearchRow] = []
        vectors: list[Vector | None] = []
        numbers: list[int] = []
        for kind, session in batch:
            near = None if "bare" in kind else nearness(number)
            rows.append(row_of(of_kind(number, kind, session), ANALYZE, embedded=near is not None))
            vectors.append(near)
            numbers.append(number)
            number += 1
        for index in (asked, fed):
            index.extend(SearchColumns.of(numbers, rows, vectors))
        everything(asked)

    for (*one, its_scores), (*other, other_scores) in zip(everything(asked), everything(fed), strict=True):
        assert one == other
        for some, same in zip(its_scores, other_scores, strict=True):
            np.testing.assert_allclose(some, same, atol=1e-5)
