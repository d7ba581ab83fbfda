"""How memories are spelled in hashes, and what becomes of hashes that somebody else wrote."""

from itertools import product
from typing import Any

import msgspec
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from adapters.analyzers import SnowballAnalyzer
from adapters.redis.documents import Documents, SearchView, memory_of, tokens_of, unscaled
from memory.model.errors import EmbeddingError, InvalidInput
from memory.model.memory import Memory, MemoryType, Provenance
from memory.model.moments import moment
from memory.model.scope import Digests, Reach, Scope
from memory.model.store_options import Width
from memory.store.vectors import unit
from tests.contract.examples import ALICE, BOB, NOW, STRANGER, memory, vector

HOSTILE = (
    "alice",
    "Alice",
    "alice ",
    " alice",
    "ali,ce",
    "alice|bob",
    "*",
    "a*",
    "",
    "x}) | (@views:{*",
    "-@user:{a}",
    "\t",
)


@pytest.fixture
def documents() -> Documents:
    return Documents(digests=Digests(b"secret"), analyze=SnowballAnalyzer())


def stored(documents: Documents, told: Memory, **options: Any) -> dict[bytes, Any]:
    """A memory's hash as the server gives it back."""
    spelled = documents.fields(told, **options)
    return {key.encode(): value if isinstance(value, bytes) else str(value).encode() for key, value in spelled.items()}


def scopes() -> list[Scope]:
    """All scopes that can be made of these names."""
    names = [None, *(name for name in HOSTILE if name)]
    return [Scope("acme", *some) for some in product(names, repeat=3) if any(some)]


def test_R14_what_no_view_sees_is_counted_but_for_what_an_older_release_listed_of_a_document(documents: Documents):
    letter = Provenance(document="letter")
    listed = memory("Prefers cats", type=MemoryType.PROCEDURAL, provenance=letter)
    standing = documents.view(SearchView.STANDING, ALICE)

    assert not documents.sees((standing,), listed)
    assert documents.foreign == 0, "until its store is read anew it stands there"
    assert not documents.sees((standing,), memory("Has cats", provenance=letter))
    assert not documents.sees((standing,), msgspec.structs.replace(listed, scope=BOB))
    assert documents.foreign == 2


def test_a_memory_comes_back_as_it_was_written(documents: Documents):
    told = memory("Has two cats", metadata={"deep": [1, None, "x"]}, tags=("pet",), importance=0.7)

    assert documents.memory(stored(documents, told)) == told


def test_the_retrieval_counts_stand_beside_the_body(documents: Documents):
    fields = stored(documents, memory("Has two cats")) | {b"retrievals": b"3", b"retrieved_at": b"1000000"}

    found = documents.memory(fields)

    assert found is not None
    assert (found.retrieval_count, found.last_retrieved_at) == (3, moment(1_000_000))


@pytest.mark.parametrize(
    "planted",
    [
        {b"body": b"garbage"},
        {b"body": None},
        {b"body": b""},
        {b"retrievals": b"many"},
        {b"retrievals": b"1", b"retrieved_at": b"9" * 40},
        {b"owner": b"0" * 32},
        {b"owner": None},
    ],
)
def test_R14_garbage_in_a_hash_is_skipped_and_counted(documents: Documents, planted: dict[bytes, Any]):
    fields = stored(documents, memory("Has two cats")) | planted

    assert documents.memory(fields) is None
    assert documents.foreign == 1


@pytest.mark.parametrize("other", [BOB, STRANGER])
def test_R14_a_body_of_another_scope_is_skipped_and_counted(documents: Documents, other: Scope):
    planted = stored(documents, memory("Bob's cat", other))[b"body"]

    assert documents.memory(stored(documents, memory("Has two cats")) | {b"body": planted}) is None
    assert documents.foreign == 1


def test_metadata_that_cannot_be_stored_is_refused(documents: Documents):
    with pytest.raises(InvalidInput):
        documents.fields(memory("x", metadata={"object": object()}))


# ── Views ─────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_view_sees_a_memory_exactly_if_its_scope_admits_it(documents: Documents):
    every = scopes()
    views = {scope: documents.view(SearchView.SEARCHED, scope) for scope in every}
    # 1,727 scopes, so 3 million pairs: a scope's own tags against all views at once.
    tags = {view: scope for scope, view in views.items()}
    assert len(tags) == len(every)

    for owner in every:
        seen = {tags[tag] for tag in documents.views_of(memory("x", owner)) if tag in tags}
        admitting = {
            Scope(owner.tenant, owner.user, agent, owner.run) for agent in {None, owner.agent} if _named(owner, agent)
        }

        assert seen == admitting
        assert all(Reach.of(scope).covers(owner) for scope in seen)


def _named(owner: Scope, agent: str | None) -> bool:
    return bool(owner.user or agent or owner.run)


def test_S05_a_view_is_of_fixed_length_and_of_sixteen_letters_whatever_the_ids_are(documents: Documents):
    for name in (*HOSTILE[1:8], "x" * 5_000, "ü", "é", "e\u0301", "\u202e", "a\x00b"):
        scope = Scope(name, name, name, name)

        for view in (*documents.views_of(memory("x", scope)), documents.view(SearchView.ALL, scope, name)):
            assert len(view) == 32
            assert set(view) <= set("0123456789abcdef")


def test_S13_a_session_lies_below_its_user(documents: Documents):
    views = {documents.view(SearchView.SEARCHED, scope, "s1") for scope in (ALICE, BOB, STRANGER)}

    assert len(views) == 3


def test_a_working_memory_is_searched_in_its_session_only(documents: Documents):
    seen = documents.views_of(memory("x", type=MemoryType.WORKING, session="s1"))

    assert documents.view(SearchView.SEARCHED, ALICE, "s1") in seen
    assert documents.view(SearchView.SEARCHED, ALICE) not in seen
    assert documents.view(SearchView.SEARCHED, ALICE, "s2") not in seen
    assert documents.view(SearchView.WORKING, ALICE) in seen


def test_a_working_memory_without_a_session_is_searched_in_none(documents: Documents):
    seen = documents.views_of(memory("x", type=MemoryType.WORKING, provenance=Provenance()))

    assert documents.view(SearchView.SEARCHED, ALICE) not in seen
    assert documents.view(SearchView.ALL, ALICE) in seen


@pytest.mark.parametrize("fields", [{"pinned": True}, {"type": MemoryType.PROCEDURAL}])
def test_a_standing_memory_is_not_searched(documents: Documents, fields: dict[str, Any]):
    seen = documents.views_of(memory("x", **fields))

    assert documents.view(SearchView.STANDING, ALICE) in seen
    assert documents.view(SearchView.SEARCHED, ALICE) not in seen
    assert documents.view(SearchView.ALL, ALICE) in seen


def test_no_text_of_a_scope_stands_in_a_hash_but_in_the_body(documents: Documents):
    told = memory("Has two cats", Scope("tenant-x", "user-x", "agent-x", "run-x"), session="session-x")

    fields = stored(documents, told, vector=vector(1), embedder="e")

    assert not any(b"-x" in value for name, value in fields.items() if name != b"body")


# ── Terms and vectors ─────────────────────────────────────────────────────────────────────────────────────────


@given(st.text(max_size=200))
def test_the_terms_of_any_text_are_tokens(text: str):
    documents = Documents(digests=Digests(b"secret"), analyze=SnowballAnalyzer())

    terms = str(documents.fields(memory(text.encode("utf-8", "ignore").decode()))["terms"]).split()

    assert all(len(term) == 9 and term[0] == "t" and int(term[1:], 16) >= 0 for term in terms)


def test_a_question_has_the_tokens_of_the_memory_that_answers_it(documents: Documents):
    terms = str(documents.fields(memory("Has two cats"))["terms"]).split()

    assert set(tokens_of(documents.asked_terms("My cat?"))) <= set(terms)
    assert documents.asked_terms("").tolist() == []


@pytest.mark.parametrize("width", ["float32", "float16"])
def test_the_inner_product_with_a_stored_vector_is_the_dense_score(width: Width):
    documents = Documents(digests=Digests(b"secret"), analyze=SnowballAnalyzer(), width=width)
    told = memory("Cats like warm cat beds")
    fields = documents.fields(told, unit(vector(3, 4)), embedder="e")
    raw = fields[documents.vector_field("e", 8)]
    assert isinstance(raw, bytes)

    product = np.frombuffer(raw, "<f4" if width == "float32" else "<f2").astype(np.float32) @ vector(1)

    assert len(raw) == (32 if width == "float32" else 16)
    assert product == pytest.approx(0.6 * 4 / (4 + 2), abs=0.001)


def test_a_text_without_words_keeps_the_direction_of_its_vector(documents: Documents):
    told = memory("🙂")

    found = documents.vector(stored(documents, told, vector=vector(3, 4), embedder="e"), embedder="e", dimension=8)

    assert documents.weight(told) == 0
    assert found is not None
    assert found == pytest.approx(vector(3, 4))


def test_a_vector_of_another_embedder_or_dimension_is_none(documents: Documents):
    fields = stored(documents, memory("x"), vector=vector(1), embedder="e")

    assert documents.vector(fields, embedder="e", dimension=8) is not None
    assert documents.vector(fields, embedder="f", dimension=8) is None
    assert documents.vector(fields, embedder="e", dimension=4) is None


@pytest.mark.parametrize("raw", [b"", b"short", np.full(8, np.nan, "<f4").tobytes(), bytes(32), "text", None])
def test_a_stored_vector_that_is_garbage_is_none(raw: object):
    assert unscaled(raw, 8, "float32") is None


@pytest.mark.parametrize("poison", [[np.nan] * 8, [np.inf] * 8, [0.0] * 8, [1.0] * 3, [[1.0] * 8], ["x"], []])
def test_I08_a_vector_that_poisons_is_refused(poison: Any):
    with pytest.raises(EmbeddingError):
        unit(poison, 8)


def test_a_body_written_by_a_newer_release_is_still_read(documents: Documents):
    fields = stored(documents, memory("Has two cats"))
    body = msgspec.msgpack.decode(fields[b"body"]) | {"field_of_tomorrow": 1}

    found = memory_of(fields | {b"body": msgspec.msgpack.encode(body)})

    assert found is not None
    assert found.created_at == NOW
