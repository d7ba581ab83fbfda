"""Reading a body as what is wanted: strictly, but for the one kind of number that JSON has."""

from enum import StrEnum
from typing import Annotated, Any, Literal

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from proxy.http.errors import ApiError
from proxy.http.json_body import typed


class Inner(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    count: int = 0
    share: float = 0.0


class Kind(msgspec.Struct, frozen=True):
    kind: Literal["a", "b"]


class Color(StrEnum):
    RED = "red"
    GREEN = "green"


class Chosen(msgspec.Struct, frozen=True):
    kinds: list[Kind] = msgspec.field(default_factory=list[Kind])
    color: Color | None = None
    either: Literal["a", "b"] | int = 1


class Outer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    limit: Annotated[int, msgspec.Meta(ge=1, le=2**40)] | None = None
    either: int | float | None = None
    text: str | list[Inner] = ""
    each: tuple[Inner, ...] = ()
    metadata: dict[str, Any] = msgspec.field(default_factory=dict[str, Any])


@given(st.integers(1, 2**40))
def test_a_number_without_a_fraction_is_an_integer(number: int):
    read = typed({"limit": float(number), "each": [{"count": float(number)}], "text": [{"count": 1}]}, Outer)

    assert read == Outer(limit=number, each=(Inner(number),), text=[Inner(1)])
    assert type(read.limit) is int


def test_where_anything_may_stand_a_number_stays_what_it_is():
    read = typed({"limit": 3.0, "either": 2.0, "metadata": {"price": 10.0}, "each": [{"share": 1}]}, Outer)

    assert (repr(read.metadata), repr(read.either)) == ("{'price': 10.0}", "2.0")


@pytest.mark.parametrize(
    ("sent", "param"),
    [
        ({"limit": 10.5}, "limit"),
        ({"limit": "10"}, "limit"),
        ({"limit": True}, "limit"),
        ({"limit": 1e300}, "limit"),
        ({"limit": 0.0}, "limit"),
        ({"each": [{"count": 1.0}, {"count": 1.5}]}, "each[1].count"),
        ({"limit": 1.0, "text": 5.0}, "text"),
    ],
)
def test_what_is_no_integer_is_refused_and_its_place_named(sent: object, param: str):
    with pytest.raises(ApiError) as refused:
        typed(sent, Outer)

    assert (refused.value.code, refused.value.param) == ("invalid_input", param)


@pytest.mark.parametrize(
    ("sent", "values"),
    [({"kinds": [{"kind": "c"}]}, "a, b"), ({"color": "blue"}, "red, green"), ({"either": "c"}, "a, b")],
)
def test_of_a_text_that_may_not_stand_there_it_is_told_which_may(sent: object, values: str):
    with pytest.raises(ApiError, match=f"send {values}$"):
        typed(sent, Chosen)


class Named(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    inner: Inner = Inner()


@pytest.mark.parametrize(
    ("sent", "param"),
    [
        ({"name": "x", "more": 1}, "more"),
        ({"name": "x", "inner": {"total": 1}}, "inner.total"),
        ([{"name": "x"}, {}], "[1].name"),
        ({}, "name"),
        ({"name": "x", "a`b": 1}, "a`b"),
        ([], "body"),
    ],
)
def test_a_field_that_is_unknown_or_missing_is_named(sent: object, param: str):
    with pytest.raises(ApiError) as refused:
        typed(sent, list[Named] if sent and isinstance(sent, list) else Named)

    assert (refused.value.code, refused.value.param) == ("invalid_input", param)


def test_a_field_with_a_name_without_end_is_named_by_its_beginning():
    with pytest.raises(ApiError) as refused:
        typed({"name": "x", "y" * 9_999: 1}, Named)

    assert len(refused.value.param or "") == 200
