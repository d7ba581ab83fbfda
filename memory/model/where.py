"""Filters: which memories are meant, by conditions on their fields and metadata (docs/rules.md, Filters).

`holds` is the definition. Whatever a store sorts out by itself is for speed, and is checked by it again.
"""

import operator
from collections.abc import Callable, Collection, Mapping, Sequence
from datetime import UTC, date, datetime
from functools import lru_cache, partial
from math import isfinite
from typing import Any, Literal, cast

import msgspec

from memory.model.errors import InvalidInput
from memory.model.memory import APP, Memory
from memory.model.views import view_of

MOST_LEVELS = 8
"""Of AND, OR and NOT within one another."""

MOST_CONDITIONS = 64

MOST_VALUES = 1_000
"""In the list of an `in` or `nin`: a page of ids."""

VALUE_CHARS = 8_192
"""The longest text that is compared: as long as a question may be."""

NAME_CHARS = 256
"""The longest name of a field, the dots with it."""

LARGEST_INT = 2**63
"""What is beyond is no number that a memory's metadata can hold."""

Scalar = str | int | float | bool

Values = frozenset[Scalar | tuple[bool]]
"""Each as `_key` has it."""

Join = Literal["AND", "OR", "NOT"]


class Condition(msgspec.Struct, frozen=True):
    """What must be so of one field: of any of its elements, if it is a list."""

    field: str
    test: str
    """One of `TESTS`."""
    value: Scalar | Values = ""
    """Values for `in`; for `icontains` case-folded; for `*` (it is there) nothing."""


class Group(msgspec.Struct, frozen=True):
    """All (AND), any (OR) or none (NOT) of these."""

    join: Join
    parts: "tuple[Condition | Group, ...]"


Where = Condition | Group

ALL_TAGS = ""
"""The field of all tags, Ricordo's own among them: no client can name it, as no name is empty."""

SAID_AT = "\0said_at"
"""When it was said, to the moment; the same holds of it: no name of a client's is this one."""

FIELDS: Mapping[str, Callable[[Memory], Any]] = {
    "id": lambda memory: memory.id,
    "memory": lambda memory: memory.text,
    "text": lambda memory: memory.text,
    "hash": lambda memory: memory.hash,
    "user_id": lambda memory: memory.scope.user,
    "agent_id": lambda memory: memory.scope.agent,
    "run_id": lambda memory: memory.scope.run,
    "session": lambda memory: memory.provenance.session,
    "session_id": lambda memory: memory.provenance.session,
    APP: lambda memory: memory.app,
    "document": lambda memory: memory.provenance.document,
    "project": lambda memory: memory.project,
    "type": lambda memory: memory.type,
    "source": lambda memory: memory.source,
    "pinned": lambda memory: memory.pinned,
    "importance": lambda memory: memory.importance,
    "tags": lambda memory: memory.given_tags,
    "categories": lambda memory: memory.given_tags,
    ALL_TAGS: lambda memory: memory.tags,
    "revision": lambda memory: memory.revision,
    "created_at": lambda memory: memory.created_at,
    "updated_at": lambda memory: memory.changed_at,
    "mentioned_at": lambda memory: memory.mentioned_at,
    "expires_at": lambda memory: memory.expires_at,
    "view": view_of,
    "doubt": lambda memory: memory.doubt and memory.doubt.day,
    SAID_AT: lambda memory: memory.said_at,
}
"""A memory's own; every other name is its metadata's."""

TIMES = frozenset({"created_at", "updated_at", "mentioned_at", "expires_at", "doubt"})
"""Compared with dates and times alone."""

METADATA = "metadata"
"""Before a dot, the metadata's whatever follows."""


# ── Whether it holds ──────────────────────────────────────────────────────────────────────────────────────────


def holds(where: Where, memory: Memory) -> bool:
    """Whether a memory is meant. Nothing but NOT holds of a field that is missing, or of another type."""
    if isinstance(where, Group):
        told = (holds(part, memory) for part in where.parts)
        if where.join == "AND":
            return all(told)
        return any(told) == (where.join == "OR")
    found = _found(where.field, memory)
    if isinstance(found, list | tuple):
        test = OF_LISTS.get(where.test) or TESTS[where.test]
        elements = cast("Sequence[object]", found)
        return any(test(element, where.value) for element in elements if element is not None)
    return found is not None and TESTS[where.test](found, where.value)


def _found(field: str, memory: Memory) -> object:
    """What stands in a field; None: it is missing."""
    if (own := FIELDS.get(field)) is not None:
        return own(memory)
    return _within(memory.metadata, field.removeprefix(f"{METADATA}."))


def _within(there: Mapping[str, Any], name: str) -> object:
    """What has a name, or what its first part has of the others."""
    if name in there:
        return there[name]
    first, _, others = name.partition(".")
    inner = there.get(first)
    return _within(cast("dict[str, Any]", inner), others) if others and isinstance(inner, dict) else None


def confined(where: Where | None, field: str) -> frozenset[str] | None:
    """To which texts filters confine a field; None: they leave it open."""
    if isinstance(where, Condition) and (where.field, where.test) == (field, "in"):
        return frozenset(value for value in cast("Values", where.value) if isinstance(value, str))
    if not isinstance(where, Group) or where.join == "NOT":
        return None
    parts = [confined(part, field) for part in where.parts]
    known = [part for part in parts if part is not None]
    if where.join == "OR":
        return frozenset[str]().union(*known) if len(known) == len(parts) else None
    return known[0].intersection(*known[1:]) if known else None


def renamed(where: Where | None, field: str, name: str) -> Where | None:
    """The same filters, which ask another field wherever they ask this one."""
    if where is None:
        return None
    if isinstance(where, Condition):
        return msgspec.structs.replace(where, field=name) if where.field == field else where
    parts = (renamed(part, field, name) for part in where.parts)
    return Group(where.join, tuple(part for part in parts if part is not None))


def always_names(where: Where | None, fields: Collection[str]) -> bool:
    """Whether filters ask one of these fields for a value in whatever way they may hold."""
    if isinstance(where, Condition):
        return where.field in fields and where.test in {"in", "*"}
    if where is None or where.join == "NOT":
        return False
    return (any if where.join == "AND" else all)(always_names(part, fields) for part in where.parts)


def _is_among(found: object, values: Values) -> bool:
    if isinstance(found, date):
        exact, days = _times_of(values)
        found = _as_time(found)
        return found in exact or (_day(found) in exact if isinstance(found, datetime) else found in days)
    return isinstance(found, Scalar) and _key(found) in values


def _compares(compare: Callable[[Any, Any], bool], found: object, value: Scalar) -> bool:
    """How two of one type compare: times, texts or numbers. Where either is a day, days are."""
    if isinstance(found, date):
        there, named = _as_time(found), _time_of(value) if isinstance(value, str) else None
        if isinstance(there, datetime) and isinstance(named, datetime):
            return compare(there, named)
        return named is not None and compare(_day(there), _day(named))
    both_texts = isinstance(found, str) and isinstance(value, str)
    return (both_texts or (_is_number(found) and _is_number(value))) and compare(found, value)


TESTS: Mapping[str, Callable[[Any, Any], bool]] = {
    "*": lambda _found, _value: True,
    "in": _is_among,
    "gt": partial(_compares, operator.gt),
    "gte": partial(_compares, operator.ge),
    "lt": partial(_compares, operator.lt),
    "lte": partial(_compares, operator.le),
    "contains": lambda found, value: isinstance(found, str) and value in found,
    "icontains": lambda found, value: isinstance(found, str) and value in found.casefold(),
}


OF_LISTS: Mapping[str, Callable[[Any, Any], bool]] = {
    "contains": lambda element, value: isinstance(element, str) and element == value,
    "icontains": lambda element, value: isinstance(element, str) and element.casefold() == value,
}
"""What a list contains are its elements, not parts of one."""


def _key(value: Scalar) -> Scalar | tuple[bool]:
    """What is equal for equal values of one type: to Python True is 1."""
    return (value,) if isinstance(value, bool) else value


def _is_number(value: object) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)


@lru_cache(maxsize=1_024)
def _time_of(text: str) -> date | None:
    """A day, or an aware time, as ISO 8601 spells it; None: it is neither. What names no zone is in UTC."""
    try:
        return date.fromisoformat(text)
    except ValueError:
        pass
    try:
        return _as_time(datetime.fromisoformat(text))
    except (ValueError, OverflowError):
        return None


@lru_cache(maxsize=64)
def _times_of(values: Values) -> tuple[frozenset[date], frozenset[date]]:
    """The days and times among values, and the days of all of them."""
    times = [found for value in values if isinstance(value, str) and (found := _time_of(value)) is not None]
    return frozenset(times), frozenset(map(_day, times))


def _as_time(at: date) -> date:
    """A time in UTC; a day as it is. Raises `OverflowError` at the ends of the calendar."""
    if not isinstance(at, datetime):
        return at
    return at.replace(tzinfo=UTC) if at.tzinfo is None else at.astimezone(UTC)


def _day(at: date) -> date:
    return at.date() if isinstance(at, datetime) else at


# ── What was given ────────────────────────────────────────────────────────────────────────────────────────────

_STATED = frozenset({"field", "operator", "value"})
_NEGATIONS = {"ne": "eq", "nin": "in"}
_CONTAINED = ("contains", "icontains")
OPERATORS = ("eq", "ne", "gt", "gte", "lt", "lte", "in", "nin", *_CONTAINED)
JOINS: tuple[Join, ...] = ("AND", "OR", "NOT")


def parse_where(given: object) -> Where | None:
    """Filters out of decoded JSON, in either form; None for none (None, or an empty object).

    `{"field": …, "operator": …, "value": …}`, or `{name: value}`, `{name: {operator: value, …}}` and `{name: "*"}`
    (it is there), several names in one object being ANDed; `{"AND": […]}`, `{"OR": […]}`, `{"NOT": …}` (one, or a list
    of which none may hold). Raises `InvalidInput`, which names the place of what is wrong.
    """
    if given is None or given == {}:
        return None
    where = _parsed(given, "filters", level=0)
    if (count := _conditions(where)) > MOST_CONDITIONS:
        raise InvalidInput(f"at most {MOST_CONDITIONS} conditions, these are {count}", field="filters")
    return where


def _parsed(given: object, path: str, *, level: int) -> Where:
    if not isinstance(given, dict) or not given:
        raise InvalidInput("a condition is an object that is not empty", field=path)
    named = cast("dict[object, object]", given)
    if len(_STATED & named.keys()) > 1:
        return _stated(named, path)
    parts = [part for name, value in named.items() for part in _named(name, value, path, level=level)]
    return parts[0] if len(parts) == 1 else Group("AND", tuple(parts))


def _stated(given: Mapping[object, object], path: str) -> Where:
    """`{"field": …, "operator": …, "value": …}`."""
    for name in sorted(_STATED - given.keys()):
        raise InvalidInput(f"missing beside {' and '.join(sorted(_STATED & given.keys()))}", field=f"{path}.{name}")
    for name in given.keys() - _STATED:
        raise InvalidInput(
            "a condition has field, operator and value, and nothing else", field=f"{path}.{_shown(name)}"
        )
    field = _checked_name(given["field"], f"{path}.field")
    return _condition(field, given["operator"], given["value"], f"{path}.operator", f"{path}.value")


def _named(name: object, value: object, path: str, *, level: int) -> list[Where]:
    """What a name of an object says: AND, OR, NOT, or conditions on a field."""
    at = f"{path}.{_shown(name)}"
    if name in JOINS:
        return [_group(name, value, at, level=level + 1)]
    if name in OPERATORS:
        raise InvalidInput('an operator stands below the name of a field: {"importance": {"gte": 0.5}}', field=at)
    if name == METADATA and isinstance(value, dict) and value:
        inner = cast("dict[object, object]", value)
        return [each for key, below in inner.items() for each in _of_metadata(key, below, at)]
    return _on_field(_checked_name(name, at), cast("object", value), at)


def _of_metadata(name: object, value: object, path: str) -> list[Where]:
    at = f"{path}.{_shown(name)}"
    if name in OPERATORS:
        raise InvalidInput("an operator compares a key of the metadata, not the whole of it", field=at)
    return _on_field(_checked_name(f"{METADATA}.{name}" if name and isinstance(name, str) else name, at), value, at)


def _on_field(field: str, value: object, at: str) -> list[Where]:
    """`{name: value}`, `{name: "*"}` and `{name: {operator: value, …}}`."""
    if isinstance(value, dict) and value:
        asked = cast("dict[object, object]", value)
        paths = {operator: f"{at}.{_shown(operator)}" for operator in asked}
        return [_condition(field, each, operand, paths[each], paths[each]) for each, operand in asked.items()]
    return [Condition(field, "*") if value == "*" else _condition(field, "eq", cast("object", value), at, at)]


def _group(join: Join, given: object, path: str, *, level: int) -> Where:
    if level > MOST_LEVELS:
        raise InvalidInput(f"AND, OR and NOT stand at most {MOST_LEVELS} levels deep", field=path)
    if join == "NOT" and isinstance(given, dict):
        return Group(join, (_parsed(cast("object", given), path, level=level),))
    if not isinstance(given, list | tuple) or not given:
        raise InvalidInput("a list of conditions that is not empty", field=path)
    parts = enumerate(cast("Sequence[object]", given))
    return Group(join, tuple(_parsed(part, f"{path}[{at}]", level=level) for at, part in parts))


def _condition(field: str, asked: object, value: object, path: str, value_path: str) -> Where:
    """One condition; what is not to be so is a NOT."""
    if not isinstance(asked, str) or asked not in OPERATORS:
        raise InvalidInput(f"{_shown(asked)} is no operator; there are {' '.join(OPERATORS)}", field=path)
    if field == METADATA:
        raise InvalidInput(f"name a key of the metadata: {METADATA}.key", field=path)
    if (negated := _NEGATIONS.get(asked)) is not None:
        return Group("NOT", (_condition(field, negated, value, path, value_path),))
    return Condition(field, "in" if asked == "eq" else asked, _operand(field, asked, value, value_path))


def _operand(field: str, asked: str, value: object, path: str) -> Scalar | Values:
    if asked == "in":
        if not isinstance(value, list | tuple) or len(cast("Sequence[object]", value)) > MOST_VALUES:
            raise InvalidInput(f"a list of at most {MOST_VALUES} values", field=path)
        listed = enumerate(cast("Sequence[object]", value))
        return frozenset(_key(_scalar(field, each, f"{path}[{at}]")) for at, each in listed)
    scalar = _scalar(field, value, path)
    if asked == "eq":
        return frozenset({_key(scalar)})
    if isinstance(scalar, bool) or (asked in _CONTAINED and not isinstance(scalar, str)):
        raise InvalidInput(
            f"{asked} compares {'texts' if asked in _CONTAINED else 'numbers, texts and times'}", field=path
        )
    return scalar.casefold() if asked == "icontains" and isinstance(scalar, str) else scalar


def _scalar(field: str, value: object, path: str) -> Scalar:
    """A value that can be compared with what stands in a field. Raises `InvalidInput`."""
    if field in TIMES and not (isinstance(value, str) and len(value) <= NAME_CHARS and _time_of(value)):
        raise InvalidInput("a day or a time as in 2026-01-31 or 2026-01-31T09:30:00Z", field=path)
    if isinstance(value, str):
        if len(value) > VALUE_CHARS:
            raise InvalidInput(f"at most {VALUE_CHARS} characters, these are {len(value)}", field=path)
        return value
    if isinstance(value, bool):
        return value
    if isinstance(value, int | float):
        if not isfinite(value) if isinstance(value, float) else not -LARGEST_INT <= value < 2 * LARGEST_INT:
            raise InvalidInput("a number that 64 bits can hold", field=path)
        return value
    raise InvalidInput("a text, a number, true or false", field=path)


def _checked_name(name: object, path: str) -> str:
    if not isinstance(name, str) or not 0 < len(name) <= NAME_CHARS:
        raise InvalidInput(f"the name of a field has 1 to {NAME_CHARS} characters", field=path)
    return name


def _shown(name: object) -> str:
    """A name as it may stand in a message."""
    return name if isinstance(name, str) and 0 < len(name) <= NAME_CHARS and name.isprintable() else "?"


def _conditions(where: Where) -> int:
    return sum(map(_conditions, where.parts)) if isinstance(where, Group) else 1
