"""What is made of a value again and again: made once for the life of that value, and gone with it (P9)."""

from collections.abc import Callable
from typing import Any, TypeVar, cast

import msgspec

T = TypeVar("T")
V = TypeVar("V", bound=msgspec.Struct)


def derived(value: V, name: str, make: Callable[[V], T]) -> T:
    """What `make` made of `value` under this name, once: the same for all who ask by it.

    The value is frozen and has room beside its fields (`dict=True`): what stands there is in no copy and no encoding.
    """
    kept: dict[str, Any] = value.__dict__  # pyright: ignore[reportAssignmentType] - `room`, without its call: each memory that is found comes here
    if name not in kept:
        kept[name] = make(value)
    return kept[name]


def room(value: msgspec.Struct) -> dict[str, Any]:
    """What is kept beside a value's fields."""
    return cast("dict[str, Any]", value.__dict__)
