"""What a server chose, as rows: against the rows that a store has of all its memories."""

from typing import Any

import numpy as np
import pytest

from adapters.analyzers import SnowballAnalyzer
from adapters.redis.candidates import columns_of, statistics_of
from adapters.redis.documents import Documents
from adapters.redis.surroundings import Surrounded, nothing_around, surrounded
from memory.model.memory import Memory
from memory.model.scope import Digests
from memory.model.store_options import Width
from memory.model.types import Vector
from memory.retrieval.lexical import hashed
from memory.retrieval.rows import AFTER_GAP, EMBEDDED, LIVE, NEARBY, SearchColumns, row_of
from memory.store.vectors import unit
from tests.contract.examples import memory, vector

ANALYZE = SnowballAnalyzer()
TOLD = [memory("The cat sleeps on two beds of mine"), memory("Plays the cello"), memory("🙂")]


def stored_of(told: Memory, its_vector: Vector | None, width: Width) -> dict[bytes, Any]:
    """What a search returns of a memory."""
    documents = Documents(digests=Digests(b"secret"), analyze=ANALYZE, width=width)
    fields = documents.fields(told, its_vector, embedder="e")
    return {name.encode(): it.encode() if isinstance(it, str) else it for name, it in fields.items()}


def rows_of(
    stored: list[dict[bytes, Any]], *, around: Surrounded | None = None, width: Width = "float32"
) -> SearchColumns:
    field = Documents(digests=Digests(b"secret"), analyze=ANALYZE, width=width).vector_field("e", 8)
    near = around or nothing_around(len(stored))
    return columns_of(stored, near, field=field, dimension=8, width=width)


@pytest.mark.parametrize("width", ["float32", "float16"])
def test_the_rows_of_a_search_are_those_that_a_store_makes_of_the_same_memories(width: Width):
    vectors = [unit(vector(3, 4)), unit(vector(1, 2)), unit(vector(5))]
    whole = SearchColumns.of([0, 1, 2], [row_of(told, ANALYZE, embedded=True) for told in TOLD], vectors)

    rows = rows_of([stored_of(*each, width) for each in zip(TOLD, vectors, strict=True)], width=width)

    for name in ("numbers", "agents", "runs", "flags", "stems", "lengths", "terms"):
        assert getattr(rows, name).tolist() == getattr(whole, name).tolist(), name
    assert rows.vectors == pytest.approx(whole.vectors, abs=0.002)


def test_a_memory_without_a_vector_has_the_stems_of_its_terms():
    rows = rows_of([stored_of(TOLD[0], None, "float32")])

    assert not rows.vectors.any()
    assert rows.stems.tolist() == [len(set(ANALYZE(TOLD[0].dated_text)))]


@pytest.mark.parametrize("planted", [b"t1", b"garbage", b"t0000000G ", "t0000000a", None])
def test_R14_terms_that_are_garbage_are_none_and_cost_nobody_else_his(planted: Any):
    sound = stored_of(TOLD[1], vector(1), "float32")

    rows = rows_of([sound | {b"terms": planted}, sound])

    assert rows.lengths.tolist() == [0, len(ANALYZE(TOLD[1].dated_text))]
    assert rows.terms.tolist() == hashed(ANALYZE(TOLD[1].dated_text)).tolist()


@pytest.mark.parametrize("planted", [b"short", b"\xff" * 32, 7, None])
def test_R14_a_vector_that_is_garbage_is_none(planted: Any):
    sound = stored_of(TOLD[1], unit(vector(1)), "float32")
    field = next(name for name in sound if name.startswith(b"vector_"))

    rows = rows_of([sound | {field: planted}, sound])

    assert rows.vectors.any(axis=1).tolist() == [False, True]


def test_what_stands_farther_off_is_not_to_be_found_itself():
    near = surrounded([[b"1 3 1 2"], [[b"t0000000a", b"body"], [b"t0000000b"]]], 1, field="v")

    rows = rows_of([{b"body": b"", b"terms": b""}, *map(dict, near.fields)], around=near)

    assert rows.flags.tolist() == [LIVE | EMBEDDED, LIVE | EMBEDDED, LIVE | NEARBY | AFTER_GAP]
    assert rows.terms.tolist() == [10, 11]


# ── The order of what was brought ─────────────────────────────────────────────────────────────────────────────


def test_runs_that_overlap_are_one_and_others_stand_apart():
    """Hits are 1 to 3: two of a session are near each other, the third is farther on in it; 4 to 6 stand between."""
    around = surrounded([[b"1 1 4 2", b"1 4 2 5", b"1 6 3"], [[b""]] * 3], 3, field=None)

    said = [number + 1 for number in np.argsort(around.order).tolist()]
    assert said == [1, 4, 2, 5, 6, 3]
    assert around.sessions == [1] * 6
    assert [number + 1 for number, gap in enumerate(around.gaps) if gap] == [1, 6]


def test_a_hit_of_no_session_stands_alone():
    around = surrounded([[b"1 2"], []], 2, field=None)

    assert around.sessions == [0, 1]
    assert around.gaps == [True, True]


# ── Statistics ────────────────────────────────────────────────────────────────────────────────────────────────


def statistics(*texts: str, question: str, matching: int, hits: int | None = None) -> list[float]:
    stored = [{b"terms": stored_of(memory(text), None, "float32")[b"terms"], b"body": b""} for text in texts]
    known = statistics_of(
        hashed(question.split()),
        rows_of(stored),
        hits=len(stored) if hits is None else hits,
        matching=matching,
        count=9,
    )
    return known.frequencies.tolist()


def test_where_all_that_match_were_found_the_frequencies_of_terms_are_exact():
    assert statistics("cat dog", "cat cat", "tea", question="cat dog sun", matching=2) == [2, 1, 0]


def test_what_was_not_found_is_shared_out_in_proportion():
    assert statistics("cat dog", "cat", question="cat dog", matching=5) == [4, 2]


def test_what_stands_around_the_hits_is_not_counted():
    assert statistics("cat", "cat", question="cat", matching=1, hits=1) == [1]
