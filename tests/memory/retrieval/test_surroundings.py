"""What neighbours and sessions add, against the definition, computed word by word."""

import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from memory.ports.search import Surroundings
from memory.retrieval.lexical import Lexicon, hashed
from memory.retrieval.surroundings import REACH, ROOMY_STEMS, SPREAD, around, beside, layout_of

AROUND = Surroundings(previous=0.5, following=0.25)
WORDS = "abc"

rows_of_sessions = st.lists(
    st.tuples(st.lists(st.sampled_from("abcde"), max_size=4), st.integers(0, 3)), min_size=1, max_size=24
)


def lexicon_of(rows: list[list[str]]) -> Lexicon:
    lexicon = Lexicon()
    lexicon.extend(hashed(word for row in rows for word in row), np.array([len(row) for row in rows], np.int64))
    return lexicon


def expected(rows: list[list[str]], sessions: list[int]) -> tuple[list[float], list[float]]:
    per_word = {word: lexicon_of(rows).scores(hashed([word])).tolist() for word in WORDS}
    numbers = set(sessions) - {0}
    context, coverage = [0.0] * len(rows), [0.0] * len(rows)
    for at, session in enumerate(sessions):
        if not session:
            continue
        siblings = [row for row, other in enumerate(sessions) if other == session]
        here = siblings.index(at)
        for word, scores in per_word.items():
            for other, row in enumerate(siblings):
                steps = abs(other - here)
                share = AROUND.previous if other < here else AROUND.following
                if 0 < steps <= REACH and not scores[at]:
                    context[at] += share * 0.5 ** (steps - 1) * scores[row]
            df = sum(any(word in rows[row] for row, s in enumerate(sessions) if s == number) for number in numbers)
            if any(word in rows[row] for row in siblings):
                coverage[at] += math.log(1 + (len(numbers) - df + 0.5) / (df + 0.5))
    return context, coverage


@given(rows_of_sessions)
def test_context_and_coverage_are_those_of_the_definition(said: list[tuple[list[str], int]]):
    rows, sessions = [row for row, _ in said], [session for _, session in said]
    layout = layout_of(
        np.arange(len(rows)),
        sessions=np.array(sessions, np.uint64),
        seqs=np.arange(len(rows)),
        stems=np.ones(len(rows), np.float32),
    )

    found = around(layout, lexicon_of(rows).matches(hashed(WORDS)), AROUND, terms=len(WORDS))

    context, coverage = expected(rows, sessions)
    assert found.context.tolist() == pytest.approx(context, rel=1e-4, abs=1e-6)
    assert found.coverage[layout.sessions].tolist() == pytest.approx(coverage, rel=1e-4, abs=1e-6)


def test_neighbours_are_those_of_the_store_however_the_rows_came():
    rows = [["late"], ["a"], ["b"]]
    layout = layout_of(
        np.array([0, 1, 2]),
        sessions=np.ones(3, np.uint64),
        seqs=np.array([9, 1, 2]),
        stems=np.ones(3, np.float32),
    )

    found = around(layout, lexicon_of(rows).matches(hashed(["a"])), AROUND, terms=1)

    assert found.context[2] == pytest.approx(2 * found.context[0])


def test_a_long_memory_takes_less_from_its_neighbours():
    layout = layout_of(
        np.arange(2),
        sessions=np.ones(2, np.uint64),
        seqs=np.arange(2),
        stems=np.array([1, 2 * ROOMY_STEMS], np.float32),
    )
    matches = lexicon_of([["a"], ["b"]]).matches(hashed(["a", "b"]))

    context = around(layout, matches, Surroundings(previous=0.5, following=0.5), terms=2).context

    assert context[1] == pytest.approx(context[0] / 4)


def test_of_too_many_matches_those_of_the_rarest_words_are_passed_on():
    rows = [["all"] if n % 2 else ["all", "rare"] if not n else ["none"] for n in range(2 * SPREAD + 4)]
    count = len(rows)
    layout = layout_of(
        np.arange(count),
        sessions=np.ones(count, np.uint64),
        seqs=np.arange(count),
        stems=np.ones(count, np.float32),
    )

    context = around(layout, lexicon_of(rows).matches(hashed(["all", "rare"])), AROUND, terms=2).context

    assert context[1] > 0
    assert not context[REACH + 1 :].any()


@given(st.lists(st.tuples(st.floats(-1, 1, width=32), st.integers(0, 3)), min_size=1, max_size=24))
def test_half_of_the_better_neighbours_meaning_is_added(said: list[tuple[float, int]]):
    scores, sessions = [score for score, _ in said], [session for _, session in said]
    rows = len(said)
    layout = layout_of(
        np.arange(rows),
        sessions=np.array(sessions, np.uint64),
        seqs=np.arange(rows),
        stems=np.ones(rows, np.float32),
    )

    found = beside(layout, np.array(scores, np.float32), 0.5)

    for at, session in enumerate(sessions):
        siblings = [row for row, other in enumerate(sessions) if other == session]
        here = siblings.index(at)
        near = siblings[max(here - 1, 0) : here] + siblings[here + 1 : here + 2] if session else []
        assert found[at] == pytest.approx(max([0.5 * scores[row] for row in near] + [0]))


def test_a_long_text_takes_less_of_its_neighbours_meaning_and_gives_all_of_its_own():
    stems = np.array([10, ROOMY_STEMS * 2, 10], np.float32)
    layout = layout_of(np.arange(3), sessions=np.ones(3, np.uint64), seqs=np.arange(3), stems=stems)

    assert beside(layout, np.array([0, 0.8, 0], np.float32), 0.5).tolist() == pytest.approx([0.4, 0, 0.4])
    assert beside(layout, np.array([0.8, 0, 0], np.float32), 0.5).tolist() == pytest.approx([0, 0.1, 0])
