"""Searches as they are spelled, and the server's answers in both shapes."""

import re
from itertools import product
from typing import Any

import numpy as np
import pytest

from adapters.analyzers import SnowballAnalyzer
from adapters.redis.documents import Documents, SearchView
from adapters.redis.search import Hit, Searches, answer_of, filter_of
from memory.model.errors import ScopeError
from memory.model.scope import Digests, Scope
from tests.contract.examples import vector

DIGEST = "0123456789abcdef" * 2
SEARCHES = Searches("alias", field="vector_e_8_float32", algorithm="flat", width="float32")
NAMES = (
    *(
        "alice",
        "Alice",
        "ALICE",
        "alice ",
        " alice",
        "ali ce",
        "ali,ce",
        "alice,bob",
        "alice|bob",
        "*",
        "a*",
        "*a",
        "?",
    ),
    *(
        "x}) | (@views:{*",
        "}",
        "{",
        "a\\",
        "\\*",
        "$p",
        "%a%",
        "-@user:{a}",
        "~x",
        "@views:{*}",
        "a\x00b",
        "a\tb",
        "\n",
    ),
    *(
        "é",
        "e\u0301",
        "\u0430lice",
        "\u202ealice",
        "\ufeffalice",
        "ß",
        "ss",
        "x" * 4_096,
        "x" * 4_097,
        "0",
        "None",
        "null",
    ),
    *(f"user{n}" for n in range(105)),
)


# ── The filter ────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_filter_names_its_views_and_nothing_else():
    assert str(filter_of([DIGEST])) == f"@views:{{{DIGEST}}}"
    assert str(filter_of([DIGEST, DIGEST[::-1]])) == f"@views:{{{DIGEST}|{DIGEST[::-1]}}}"


@pytest.mark.parametrize(
    "views",
    [[], [""], ["*"], [DIGEST, ""], [DIGEST, "*"], [DIGEST[:-1]], [DIGEST.upper()], ["alice|bob"], [f"{DIGEST}\n"]],
)
def test_S02_a_search_that_is_bound_to_nothing_is_refused(views: list[str]):
    with pytest.raises(ScopeError):
        filter_of(views)


@pytest.mark.parametrize("space", ["", "*", "a|b", "a}", "A"])
def test_a_space_that_could_be_syntax_is_refused(space: str):
    with pytest.raises(ScopeError):
        filter_of([DIGEST], space=space)


def test_S05_20000_hostile_id_pairs_have_filters_of_their_own():
    documents = Documents(digests=Digests(b"secret"), analyze=SnowballAnalyzer())
    pairs = list(product(NAMES, repeat=2))
    assert len(pairs) >= 20_000

    filters = {str(filter_of([documents.view(SearchView.SEARCHED, Scope(tenant, user))])) for tenant, user in pairs}

    assert len(filters) == len(pairs)
    assert all(re.fullmatch(r"@views:\{[0-9a-f]{32}\}", rendered) for rendered in filters)


def test_S12_the_same_user_of_another_tenant_or_secret_has_another_filter():
    views = {
        Documents(digests=Digests(secret), analyze=SnowballAnalyzer()).view(SearchView.SEARCHED, Scope(tenant, "alice"))
        for secret, tenant in product((b"one", b"two"), ("acme", "other"))
    }

    assert len(views) == 4


# ── Commands ──────────────────────────────────────────────────────────────────────────────────────────────────


def test_every_search_is_bound_and_ranks_by_words_alone():
    dense = SEARCHES.dense([DIGEST], vector(1), 5)
    lexical = SEARCHES.lexical([DIGEST], np.array([10, 11], np.uint32), 5)

    assert str(dense[2]).startswith(f"(@views:{{{DIGEST}}})=>[KNN $pool ")
    assert lexical[2] == f"(@views:{{{DIGEST}}})=>{{$weight: 0}} @terms:(t0000000a|t0000000b)"
    assert SEARCHES.listed([DIGEST], 5)[2] == SEARCHES.counted([DIGEST])[2] == f"@views:{{{DIGEST}}}"


def test_each_search_asks_for_what_both_scores_are_made_of():
    dense = SEARCHES.dense([DIGEST], vector(1), 5)
    lexical = SEARCHES.lexical([DIGEST], np.array([10], np.uint32), 5)

    assert {"terms", "session", "vector_e_8_float32"} <= {*dense[5:]} & {*lexical}
    assert vector(1).tobytes() in dense


def test_a_graph_decides_itself_and_a_flat_index_looks_at_the_scope_alone():
    graph = Searches("alias", field="v", algorithm="hnsw", width="float16").dense([DIGEST], vector(1), 5)

    assert "ADHOC_BF" not in str(graph[2])
    assert "ADHOC_BF" in str(SEARCHES.dense([DIGEST], vector(1), 5)[2])
    assert any(isinstance(word, bytes) and len(word) == 16 for word in graph)


# ── Answers: as Redis 8.6 gave them ───────────────────────────────────────────────────────────────────────────

LIST = [2, b"r:m:1", [b"body", b"B1", b"distance", b"0.25"], b"r:m:2", [b"body", b"\xff\x00"]]
MAP: dict[bytes, Any] = {
    b"attributes": [],
    b"warning": [],
    b"total_results": 2,
    b"format": b"STRING",
    b"results": [
        {b"id": b"r:m:1", b"extra_attributes": {b"body": b"B1", b"distance": b"0.25"}, b"values": []},
        {b"id": b"r:m:2", b"extra_attributes": {b"body": b"\xff\x00"}, b"values": []},
    ],
}


@pytest.mark.parametrize("reply", [LIST, MAP])
def test_an_answer_is_the_same_in_both_protocols(reply: Any):
    answer = answer_of(reply)

    assert answer.total == 2
    assert answer.whole
    assert answer.hits == (Hit(b"r:m:1", {b"body": b"B1", b"distance": b"0.25"}), Hit(b"r:m:2", {b"body": b"\xff\x00"}))


@pytest.mark.parametrize("reply", [[7], {b"total_results": 7, b"results": [], b"warning": []}])
def test_a_count_has_no_hits(reply: Any):
    assert (answer_of(reply).total, answer_of(reply).hits) == (7, ())


@pytest.mark.parametrize(
    "reply",
    [
        [1, b"r:m:1", None],
        {b"total_results": 1, b"results": [{b"id": b"r:m:1", b"extra_attributes": None}]},
    ],
)
def test_a_hit_that_was_deleted_meanwhile_is_left_out(reply: Any):
    assert answer_of(reply).hits == ()


def test_R12_an_answer_with_a_warning_is_not_whole():
    assert not answer_of(MAP | {b"warning": [b"Timeout limit was reached"]}).whole
