"""Filters: what they hold for, what they refuse, and that they never fail in another way."""

import json
import operator
from datetime import UTC, date, datetime, timedelta
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from memory.model.errors import InvalidInput
from memory.model.memory import AUTO_PINNED, QUARANTINED, Memory, MemoryType, Provenance
from memory.model.scope import Scope
from memory.model.where import (
    FIELDS,
    MOST_CONDITIONS,
    MOST_LEVELS,
    MOST_VALUES,
    NAME_CHARS,
    OPERATORS,
    VALUE_CHARS,
    holds,
    parse_where,
)

NOON = datetime(2026, 1, 31, 12, tzinfo=UTC)

METADATA: dict[str, Any] = {
    "category": "work",
    "priority": 3,
    "ratio": 0.5,
    "done": False,
    "one": 1,
    "labels": ["red", "dark green", 7],
    "none": None,
    "empty": [],
    "nested": {"deep": {"er": "x"}, "a.b": "dotted"},
    "dotted.name": "whole",
    "type": "a type of the client's",
    "metadata": {"x": "twice"},
    "due": "2026-02-01",
    "at": NOON,
}

MEMORY = Memory(
    id="id-1",
    scope=Scope("acme", "ada", "coach", "r1"),
    text="Ada likes Python and straßenbahnen",
    type=MemoryType.SEMANTIC,
    pinned=True,
    importance=0.7,
    tags=("work", "homework"),
    metadata=METADATA,
    created_at=NOON,
    updated_at=NOON + timedelta(hours=3),
    mentioned_at=date(2026, 1, 31),
    project="shop",
    provenance=Provenance(session="s1"),
)


def is_meant(filters: object, memory: Memory = MEMORY) -> bool:
    where = parse_where(filters)
    assert where is not None
    return holds(where, memory)


HOLD: list[Any] = [
    # one of each operator
    {"field": "category", "operator": "eq", "value": "work"},
    {"field": "category", "operator": "ne", "value": "home"},
    {"field": "priority", "operator": "gt", "value": 2},
    {"field": "priority", "operator": "gte", "value": 3.0},
    {"field": "ratio", "operator": "lt", "value": 1},
    {"field": "ratio", "operator": "lte", "value": 0.5},
    {"field": "category", "operator": "in", "value": ["work", "home"]},
    {"field": "category", "operator": "nin", "value": ["spam"]},
    {"field": "memory", "operator": "contains", "value": "Python"},
    {"field": "memory", "operator": "icontains", "value": "STRASSEN"},
    # the short form
    {"category": "work"},
    {"category": "work", "priority": 3},
    {"priority": {"gte": 1, "lt": 5}},
    {"priority": {"ne": 4}},
    {"category": "*"},
    {"done": False},
    {"field": "work"} | {"category": "work", "field": {"ne": "work"}},
    # AND, OR, NOT
    {"AND": [{"user_id": "ada"}, {"OR": [{"memory": {"contains": "Rust"}}, {"memory": {"contains": "Python"}}]}]},
    {"user_id": "ada", "OR": [{"agent_id": "coach"}, {"agent_id": "chef"}]},
    {"NOT": {"field": "category", "operator": "eq", "value": "home"}},
    {"NOT": [{"category": "home"}, {"priority": 4}]},
    {"NOT": {"NOT": {"category": "work"}}},
    # a memory's own fields
    {"id": "id-1", "agent_id": "coach", "run_id": "r1", "session": "s1", "session_id": "s1", "project": "shop"},
    {"text": {"contains": "likes"}, "hash": MEMORY.hash, "type": "semantic", "source": "confirmed", "revision": 1},
    {"pinned": True, "importance": {"gte": 0.5}, "tags": "work", "categories": {"in": ["work"]}},
    # metadata, also below names that are taken
    {"metadata.type": "a type of the client's"},
    {"metadata": {"type": {"contains": "client"}, "priority": 3}},
    {"nested.deep.er": "x"},
    {"metadata.nested.deep.er": "x"},
    {"nested.a.b": "dotted"},
    {"dotted.name": "whole"},
    {"metadata.metadata.x": "twice"},
    # any element of a list
    {"labels": "red"},
    {"labels": {"contains": "dark green"}},
    {"labels": {"gt": 6}},
    {"labels": {"in": [7, 8]}},
    {"tags": {"icontains": "HOMEWORK"}},
    {"categories": {"contains": "work"}},
    # what is missing, or null, or empty, or of another type
    {"missing": {"ne": "x"}, "none": {"ne": "x"}, "empty": {"nin": ["x"]}},
    {"priority": {"ne": "3"}, "one": {"ne": True}, "done": {"nin": [0]}},
    {"NOT": {"missing": "*"}},
    {"NOT": {"none": "*"}},
    {"nested": "*"},
    # times
    {"created_at": {"gte": "2026-01-31", "lte": "2026-01-31"}},
    {"created_at": "2026-01-31"},
    {"created_at": "2026-01-31T13:00:00+01:00"},
    {"created_at": {"in": ["2025-01-01", "2026-01-31T12:00:00Z"]}},
    {"created_at": {"gt": "2026-01-31T11:59:59Z", "lt": "2026-01-31T12:00:01"}},
    {"updated_at": {"gt": "2026-01-31T12:00:00Z"}},
    {"mentioned_at": {"gte": "2026-01-31T23:00:00Z", "lt": "2026-02-01"}},
    {"mentioned_at": {"in": ["2026-01-31T05:00:00Z"]}},
    {"due": {"gt": "2026-01-31"}},
    {"at": {"gte": "2026-01-31T12:00:00Z"}},
    {"at": "2026-01-31"},
]

NOT_HOLD: list[Any] = [
    {"category": "Work"},
    {"category": "work", "priority": 4},
    {"memory": {"contains": "python"}},
    {"category": {"in": []}},
    # of another type, or missing
    {"priority": "3"},
    {"one": True},
    {"done": 0},
    {"done": {"in": [0, ""]}},
    {"priority": {"gt": "2"}},
    {"category": {"gte": 0}},
    {"nested": "x"},
    {"nested": {"contains": "deep"}},
    {"missing": {"lt": 5}},
    {"missing": "*"},
    {"none": "*"},
    {"empty": "*"},
    {"missing.deeper": "*"},
    {"category.deeper": "*"},
    {"expires_at": {"gt": "2020-01-01"}},
    {"type": "a type of the client's"},
    {"labels": {"ne": "red"}},
    {"labels": {"contains": "green"}},
    {"tags": {"icontains": "HOME"}},
    {"categories": {"contains": "wor"}},
    {"labels": {"nin": [7]}},
    {"user_id": "eve"},
    {"AND": [{"category": "work"}, {"category": "home"}]},
    {"OR": [{"category": "home"}, {"missing": "x"}]},
    {"NOT": [{"category": "home"}, {"priority": 3}]},
    {"created_at": {"gt": "2026-01-31"}},
    {"created_at": {"lt": "2026-01-31T12:00:00Z"}},
    {"created_at": {"contains": "2026-01-31"}},
    {"at": {"gt": "no time"}},
    {"at": 5},
]


@pytest.mark.parametrize("filters", HOLD, ids=json.dumps)
def test_a_filter_holds(filters: object):
    assert is_meant(filters)
    assert not is_meant({"NOT": filters})


@pytest.mark.parametrize("filters", NOT_HOLD, ids=json.dumps)
def test_a_filter_does_not_hold(filters: object):
    assert not is_meant(filters)
    assert is_meant({"NOT": filters})


@pytest.mark.parametrize("given", [None, {}])
def test_no_filter_is_none(given: object):
    assert parse_where(given) is None


def test_a_memory_that_names_no_agent_has_none():
    alone = msgspec.structs.replace(MEMORY, scope=Scope("acme", "ada"))

    assert is_meant({"agent_id": {"ne": "coach"}}, alone)
    assert not is_meant({"agent_id": "*"}, alone)


def test_no_number_is_equal_to_what_is_no_number():
    odd = msgspec.structs.replace(MEMORY, metadata={"value": float("nan"), "huge": 10**400})

    assert is_meant({"value": {"ne": 1}}, odd)
    assert not is_meant({"value": {"gte": 0}}, odd)
    assert is_meant({"huge": {"gt": 1.5}}, odd)


def levels(count: int) -> object:
    filters: object = {"category": "work"}
    for at in range(count):
        filters = {"NOT": filters} if at % 2 else {"AND": [filters]}
    return filters


REFUSED: list[tuple[object, str]] = [
    ([], "filters: "),
    ("work", "filters: "),
    (5, "filters: "),
    ({"field": "a", "operator": "eq"}, "filters.value: "),
    ({"field": "a", "value": 1}, "filters.operator: "),
    ({"operator": "eq", "value": 1}, "filters.field: "),
    ({"field": "a", "operator": "eq", "value": 1, "more": 2}, "filters.more: "),
    ({"field": "", "operator": "eq", "value": 1}, "filters.field: "),
    ({"field": ["a"], "operator": "eq", "value": 1}, "filters.field: "),
    ({"field": "a", "operator": "like", "value": 1}, "filters.operator: like is no operator"),
    ({"field": "a", "operator": {"x": 1}, "value": 1}, "filters.operator: "),
    ({"field": "a", "operator": "*", "value": 1}, "filters.operator: "),
    ({"AND": [{"a": 1}, {"field": "b", "operator": "is", "value": 1}]}, "filters.AND[1].operator: "),
    ({"AND": [{"a": 1}, {"b": {"is": 1}}]}, "filters.AND[1].b.is: "),
    ({"OR": [{"a": 1}, {"NOT": [{"b": None}]}]}, "filters.OR[1].NOT[0].b: "),
    ({"AND": []}, "filters.AND: "),
    ({"AND": {"a": 1}}, "filters.AND: "),
    ({"OR": "a"}, "filters.OR: "),
    ({"NOT": {}}, "filters.NOT: "),
    ({"NOT": [1]}, "filters.NOT[0]: "),
    ({"AND": [{}]}, "filters.AND[0]: "),
    ({"and": [{"a": 1}]}, "filters.and: "),
    ({"gte": 5}, "filters.gte: "),
    ({"contains": "x"}, "filters.contains: "),
    ({"": 5}, "filters.?: "),
    ({5: 5}, "filters.?: "),
    ({"a" * (NAME_CHARS + 1): 5}, "filters.?: "),
    ({"\ud800": None}, "filters.?: "),
    ({"a": {}}, "filters.a: "),
    ({"a": {"": 1}}, "filters.a.?: "),
    ({"a": None}, "filters.a: "),
    ({"a": ["x"]}, "filters.a: "),
    ({"a": float("nan")}, "filters.a: "),
    ({"a": {"lt": float("inf")}}, "filters.a.lt: "),
    ({"a": 2**64}, "filters.a: "),
    ({"a": {"gt": -(10**400)}}, "filters.a.gt: "),
    ({"a": {"gt": True}}, "filters.a.gt: "),
    ({"a": {"contains": 5}}, "filters.a.contains: "),
    ({"a": {"icontains": ["x"]}}, "filters.a.icontains: "),
    ({"a": {"in": "x"}}, "filters.a.in: "),
    ({"a": {"in": [1, ["x"]]}}, "filters.a.in[1]: "),
    ({"a": {"nin": [1, None]}}, "filters.a.nin[1]: "),
    ({"a": {"in": ["x"] * (MOST_VALUES + 1)}}, "filters.a.in: "),
    ({"a": "x" * (VALUE_CHARS + 1)}, "filters.a: "),
    ({"created_at": {"gte": "yesterday"}}, "filters.created_at.gte: "),
    ({"created_at": 1_700_000_000}, "filters.created_at: "),
    ({"mentioned_at": {"in": ["2026-13-01"]}}, "filters.mentioned_at.in[0]: "),
    ({"updated_at": {"lt": "0001-01-01T00:00:00+23:00"}}, "filters.updated_at.lt: "),
    ({"metadata": "x"}, "filters.metadata: "),
    ({"metadata": {"eq": "x"}}, "filters.metadata.eq: "),
    ({"metadata": {"": "x"}}, "filters.metadata.?: "),
    ({"field": "metadata", "operator": "eq", "value": "x"}, "filters.operator: "),
    (levels(MOST_LEVELS + 1), "filters.AND[0].NOT.AND[0].NOT"),
    ({f"name{n}": n for n in range(MOST_CONDITIONS + 1)}, "filters: at most 64 conditions"),
]


@pytest.mark.parametrize(("filters", "place"), REFUSED)
def test_a_filter_that_is_none_is_refused_with_its_place(filters: object, place: str):
    with pytest.raises(InvalidInput) as refused:
        parse_where(filters)

    assert str(refused.value).startswith(place)
    assert str(refused.value).encode()


def test_what_is_within_its_bounds_is_taken():
    parse_where(levels(MOST_LEVELS))
    parse_where({f"name{n}": n for n in range(MOST_CONDITIONS)})
    parse_where({"a": {"in": list(range(MOST_VALUES))}, "b": "x" * VALUE_CHARS, "c" * NAME_CHARS: 2**64 - 1})


# ── Whatever is given ─────────────────────────────────────────────────────────────────────────────────────────

NAMES = st.sampled_from(
    ["AND", "OR", "NOT", "field", "operator", "value", "metadata", "metadata.a", "a.b", "a", "", "*", *FIELDS]
) | st.sampled_from(OPERATORS)
LEAVES = (
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=5)
    | st.sampled_from(
        ["*", "2026-01-31", "2026-01-31T12:00:00Z", "0001-01-01T00:00:00+01:00", "9999-12-31", *OPERATORS]
    )
    | st.sampled_from([*FIELDS, "a", "work"])
)
GIVEN = st.recursive(
    LEAVES,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(NAMES | st.text(max_size=3), inner, max_size=4),
    max_leaves=25,
)
THERE = st.dictionaries(
    st.sampled_from(["a", "b", "a.b", "metadata"]),
    st.recursive(LEAVES | st.datetimes(timezones=st.just(UTC)), lambda it: st.lists(it) | st.dictionaries(NAMES, it)),
)


@given(filters=GIVEN, metadata=THERE)
def test_whatever_is_given_is_a_filter_or_refused_and_a_filter_holds_or_does_not(
    filters: object, metadata: dict[str, Any]
):
    try:
        where = parse_where(filters)
    except InvalidInput:
        return
    memory = msgspec.structs.replace(MEMORY, metadata=metadata)

    assert where is None or isinstance(holds(where, memory), bool)


VALUES = st.booleans() | st.integers(-3, 3) | st.sampled_from([0.5, 1.0]) | st.sampled_from(["", "a", "b", "ab"])


@given(asked=st.sampled_from(OPERATORS), value=VALUES, there=VALUES)
def test_both_forms_say_the_same(asked: str, value: object, there: object):
    memory = msgspec.structs.replace(MEMORY, metadata={"k": there})
    operand = [value] if asked in ("in", "nin") else value

    def told(filters: object) -> bool | None:
        try:
            return is_meant(filters, memory)
        except InvalidInput:
            return None

    assert told({"field": "k", "operator": asked, "value": operand}) == told({"k": {asked: operand}})


@given(value=VALUES, there=VALUES)
def test_what_is_ordered_is_of_one_type(value: Any, there: Any):
    """Of two values of one type exactly one of less, equal and greater holds; of others none."""
    memory = msgspec.structs.replace(MEMORY, metadata={"k": there})
    if isinstance(value, bool):
        return
    kind = str if isinstance(value, str) else (int, float)
    alike = isinstance(there, kind) and not isinstance(there, bool)

    told = [is_meant({"k": {each: value}}, memory) for each in ("lt", "eq", "gt")]

    assert told == [alike and compare(there, value) for compare in (operator.lt, operator.eq, operator.gt)]


def test_tags_of_ricordos_own_are_none_to_a_filter():
    pinned = msgspec.structs.replace(MEMORY, tags=("work", AUTO_PINNED))
    untagged = msgspec.structs.replace(MEMORY, tags=(QUARANTINED,))

    assert is_meant({"tags": "work"}, pinned)
    assert not is_meant({"categories": AUTO_PINNED}, pinned)
    assert is_meant({"NOT": {"tags": "*"}}, untagged)
