"""What the index is made of, and how one that differs is noticed."""

from collections.abc import Callable
from typing import Any, cast

import msgspec
import pytest

from adapters.redis.schema import create_command, differences, fingerprint, info_of, schema_of
from memory.model.store_options import IndexOptions

PREFIXES = ("r:{s00}:m:", "r:{s01}:m:")
FIELD = "vector_e_8_float32"


def schema(**options: Any):
    return schema_of("i:1", PREFIXES, options=IndexOptions(**options), field=FIELD, dimension=8)


# As Redis 8.6 gave them.
def attribute_map(name: str, kind: str, *flags: str, **facts: Any) -> dict[bytes, Any]:
    spelled = {key.encode(): value.encode() if isinstance(value, str) else value for key, value in facts.items()}
    named = {b"identifier": name.encode(), b"attribute": name.encode(), b"type": kind.encode()}
    return named | spelled | {b"flags": [flag.encode() for flag in flags]}


ATTRIBUTES = [
    attribute_map("views", "TAG", "CASESENSITIVE", SEPARATOR=","),
    attribute_map("tenant", "TAG", "CASESENSITIVE", SEPARATOR=","),
    attribute_map("space", "TAG", "CASESENSITIVE", SEPARATOR=","),
    attribute_map("created", "NUMERIC", "SORTABLE"),
    attribute_map("terms", "TEXT", "NOSTEM", WEIGHT=1.0),
    attribute_map(FIELD, "VECTOR", algorithm="FLAT", data_type="FLOAT32", dim=8, distance_metric="IP"),
]
MAP: dict[bytes, Any] = {
    b"index_name": b"i:1",
    b"index_options": [],
    b"index_definition": {b"key_type": b"HASH", b"prefixes": [prefix.encode() for prefix in PREFIXES]},
    b"attributes": ATTRIBUTES,
    b"num_docs": 3,
    b"total_index_memory_sz_mb": 0.5,
    b"hash_indexing_failures": 1,
    b"indexing": 0,
    b"percent_indexed": 1.0,
}


def flat(value: Any) -> Any:
    """The same in RESP2: maps as flat lists, an attribute's flags at its end, numbers as text."""
    if isinstance(value, dict):
        pairs = cast("dict[bytes, Any]", value)
        words = [flat(word) for pair in pairs.items() if pair[0] != b"flags" for word in pair]
        return words + pairs.get(b"flags", [])
    if isinstance(value, list):
        return [flat(item) for item in cast("list[Any]", value)]
    return str(value).encode() if isinstance(value, float) else value


def test_only_what_is_asked_for_is_indexed_and_terms_are_not_stemmed_again():
    words = create_command(schema())
    assert words[:2] == ["FT.CREATE", "i:1"]

    said = " ".join(map(str, words))

    assert "PREFIX 2 r:{s00}:m: r:{s01}:m:" in said
    assert "STOPWORDS 0" in said
    assert "created NUMERIC SORTABLE" in said
    assert "views TAG SEPARATOR , CASESENSITIVE" in said
    assert "terms TEXT WEIGHT 1 NOSTEM" in said
    assert f"{FIELD} VECTOR FLAT 6 TYPE FLOAT32 DIM 8 DISTANCE_METRIC IP" in said


def test_a_graph_and_half_floats_are_settings():
    said = " ".join(map(str, create_command(schema(algorithm="hnsw", width="float16", m=8))))

    assert "VECTOR HNSW" in said
    assert "TYPE FLOAT16" in said
    assert "M 8" in said


def test_the_index_of_one_tenant_takes_that_ones_memories_only():
    words = create_command(schema(), tenant="ab" * 16)

    assert words[words.index("FILTER") + 1] == f"@tenant=='{'ab' * 16}'"


def test_without_an_embedder_there_is_no_vector_field():
    words = create_command(schema_of("i:1", PREFIXES, options=IndexOptions(), field=None, dimension=None))

    assert "VECTOR" not in words


def test_every_setting_has_its_own_fingerprint_and_the_name_has_no_part_in_it():
    schemas = [schema(), schema(algorithm="hnsw"), schema(algorithm="hnsw", m=8), schema(width="float16")]
    other = schema_of("i:2", PREFIXES, options=IndexOptions(), field=FIELD, dimension=8)

    assert len({fingerprint(one) for one in schemas}) == len(schemas)
    assert fingerprint(other) == fingerprint(schema())


@pytest.mark.parametrize("reply", [MAP, flat(MAP)], ids=["RESP3", "RESP2"])
def test_what_the_server_says_of_an_index_is_read_in_both_protocols(reply: Any):
    info = info_of(reply)

    assert (info.name, info.documents, info.failures, info.megabytes) == ("i:1", 3, 1, 0.5)
    assert info.complete
    assert differences(info, schema(), tenant=None) == ()


@pytest.mark.parametrize("changed", [{b"percent_indexed": 0.99}, {b"indexing": 1}])
def test_R12_an_index_that_is_being_built_is_not_complete(changed: dict[bytes, Any]):
    assert not info_of(MAP | changed).complete


@pytest.mark.parametrize(
    ("attributes", "said"),
    [
        (ATTRIBUTES[1:], "field views is missing"),
        ([*ATTRIBUTES, attribute_map("more", "TAG")], "field more is unknown"),
        ([attribute_map("views", "TAG", SEPARATOR=","), *ATTRIBUTES[1:]], "field views lacks CASESENSITIVE"),
        ([*ATTRIBUTES[:4], attribute_map("terms", "TEXT", WEIGHT=1.0), ATTRIBUTES[5]], "field terms lacks NOSTEM"),
        (
            [
                *ATTRIBUTES[:5],
                attribute_map(FIELD, "VECTOR", algorithm="FLAT", data_type="FLOAT32", dim=4, distance_metric="IP"),
            ],
            f"field {FIELD} lacks 8",
        ),
    ],
)
def test_R11_an_index_that_somebody_altered_is_noticed(attributes: list[Any], said: str):
    info = info_of(MAP | {b"attributes": attributes})

    assert differences(info, schema(), tenant=None) == (said,)


def test_R11_an_index_over_other_keys_is_noticed():
    info = msgspec.structs.replace(info_of(MAP), prefixes=frozenset({"other:"}))

    assert differences(info, schema(), tenant=None) == ("other key prefixes",)


@pytest.mark.parametrize(("there", "wanted"), [(None, "ab" * 16), ("ab" * 16, None), ("ab" * 16, "cd" * 16)])
@pytest.mark.parametrize("spoken", [dict, flat], ids=["RESP3", "RESP2"])
def test_R11_the_index_of_one_tenant_is_not_taken_for_that_of_another_or_of_all(
    there: str | None, wanted: str | None, spoken: Callable[[Any], Any]
):
    filtered = {} if there is None else {b"filter": f"@tenant=='{there}'".encode()}
    info = info_of(spoken(MAP | {b"index_definition": MAP[b"index_definition"] | filtered}))

    assert differences(info, schema(), tenant=there) == ()
    assert differences(info, schema(), tenant=wanted) == ("another restriction to a tenant",)


def test_the_parameters_of_a_graph_are_compared():
    said = {
        "algorithm": "HNSW",
        "data_type": "FLOAT32",
        "dim": 8,
        "distance_metric": "IP",
        "M": 16,
        "ef_construction": 200,
    }
    info = info_of(MAP | {b"attributes": [*ATTRIBUTES[:5], attribute_map(FIELD, "VECTOR", **said)]})

    assert differences(info, schema(algorithm="hnsw"), tenant=None) == ()
    assert differences(info, schema(algorithm="hnsw", m=32), tenant=None) == (f"field {FIELD} lacks 32",)
