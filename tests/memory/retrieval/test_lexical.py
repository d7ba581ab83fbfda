"""BM25 against its formula, computed word by word."""

import math
from collections import Counter

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from memory.retrieval.lexical import K1, TAIL, B, Lexicon, hashed

texts = st.lists(st.lists(st.sampled_from("abcdefgh"), max_size=6), max_size=12)


def extended(lexicon: Lexicon, rows: list[list[str]]) -> None:
    lengths = np.array([len(row) for row in rows], np.int64)
    lexicon.extend(hashed(term for row in rows for term in row), lengths)


def bm25(rows: list[list[str]], query: list[str]) -> list[float]:
    average = max(sum(map(len, rows)) / len(rows), 1.0)
    scores = [0.0] * len(rows)
    for term in query:
        df = sum(term in row for row in rows)
        weight = math.log(1 + (len(rows) - df + 0.5) / (df + 0.5))
        for at, row in enumerate(rows):
            tf = Counter(row)[term]
            scores[at] += weight * tf * (K1 + 1) / (tf + K1 * (1 - B + B * len(row) / average)) if tf else 0
    return scores


@given(batches=st.lists(texts, min_size=1, max_size=4), query=st.sets(st.sampled_from("abcdefghxyz")))
def test_scores_are_those_of_the_formula_however_the_rows_came(batches: list[list[list[str]]], query: set[str]):
    lexicon = Lexicon()
    rows = [row for batch in batches for row in batch]
    for batch in batches:
        if batch:
            extended(lexicon, batch)

    scores = lexicon.scores(hashed(sorted(query)))

    assert scores.tolist() == pytest.approx(bm25(rows, sorted(query)) if rows else [], rel=1e-5)


def test_scores_stay_the_same_when_the_tail_is_merged():
    rows = [[f"w{n % 7}", f"w{n % 11}", "all"] for n in range(TAIL * 2)]
    lexicon = Lexicon()
    for start in range(0, len(rows), 100):
        extended(lexicon, rows[start : start + 100])

    assert lexicon.scores(hashed(["w3", "all"])).tolist() == pytest.approx(bm25(rows, ["w3", "all"]), rel=1e-5)


@given(rows=texts.filter(len), query=st.sets(st.sampled_from("abcdefgh")), data=st.data())
def test_what_is_forgotten_counts_nowhere(rows: list[list[str]], query: set[str], data: st.DataObject):
    dead = data.draw(st.sets(st.integers(0, len(rows) - 1)))
    lexicon, left = Lexicon(), [row for at, row in enumerate(rows) if at not in dead]
    extended(lexicon, rows)

    lexicon.forget(np.array(sorted(dead), np.intp))
    scores = lexicon.scores(hashed(sorted(query))).tolist()

    assert [score for at, score in enumerate(scores) if at not in dead] == pytest.approx(
        bm25(left, sorted(query)) if left else [], rel=1e-5
    )
    assert not any(scores[at] for at in dead)
