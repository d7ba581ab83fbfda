"""The JSON body of a request to the memory's API, or the error that says why there is none."""

import re
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Any, cast

import msgspec
from msgspec import inspect

from memory.text.cleaning import cut
from proxy.http.errors import ApiError

SAID_CHARS = 200
"""Of what is said to be wrong with a request: an unknown field's name may be as long as the body."""

NO_VALUE = "Invalid enum value"
"""What msgspec says of a text that is none of those that may stand there, without them."""

NO_TIME = "Invalid RFC3339 encoded datetime"
"""What msgspec says of a day, too: nobody would know from it what is wanted."""

_NAMED = re.compile(r"Object (?:contains unknown|missing required) field `(.*)`", re.DOTALL)


def check_headers(content_type: str, content_encoding: str) -> None:
    """Refuse what we would have to decode or guess at. Without a content type the body is taken for JSON."""
    if content_encoding.lower() not in {"", "identity"}:
        raise ApiError.of("unsupported_encoding")
    if content_type and not content_type.lower().startswith("application/json"):
        raise ApiError.of("unsupported_media_type")


def read_json(body: bytes) -> Any:  # noqa: ANN401 - any JSON
    """What a body says. Raises `ApiError`."""
    try:
        return msgspec.json.decode(body)
    except RecursionError:
        raise ApiError.of("json_too_deep", param="body") from None
    except UnicodeError:
        raise ApiError.of("invalid_json", "The body is not valid UTF-8.", param="body") from None
    except msgspec.DecodeError as error:
        raise ApiError.of("invalid_json", f"The body is not valid JSON: {error}.", param="body") from None


def typed(sent: object, wanted: Any) -> Any:  # noqa: ANN401 - a type, and what is of it
    """Decoded JSON as it is wanted. Raises `ApiError`, which names the place of what is wrong."""
    try:
        return converted(sent, wanted)
    except msgspec.ValidationError as error:
        said, _, where = str(error).partition(" - at `")
        said = said.replace(NO_TIME, "Expected a time, as 2026-01-31T12:00:00Z")
        where = where.rstrip("`")
        if said.startswith(NO_VALUE) and (values := _values_at(_described(wanted), where)):
            said = f"{said}: send {', '.join(values)}"
        param = _field(said, where.removeprefix("$").removeprefix("."))
        raise ApiError.of("invalid_input", cut(said, SAID_CHARS), param=param) from None


_STEP = re.compile(r"\.([^.\[]+)|\[")


def _values_at(wanted: inspect.Type, place: str) -> list[str]:
    """Which texts may stand at a place of what is wanted, as msgspec spells it (`$.operations[0].op`)."""
    kinds = [wanted]
    for step in _STEP.finditer(place):
        kinds = [inner for kind in kinds for inner in _within(kind, step[1])]
    return [str(value) for kind in kinds for each in _unwrapped(kind) for value in _texts_of(each)]


def _texts_of(kind: inspect.Type) -> Iterable[Any]:
    match kind:
        case inspect.LiteralType(values=values):
            return values
        case inspect.EnumType(cls=cls):
            return [each.value for each in cls]
        case _:
            return ()


def _within(kind: inspect.Type, name: str | None) -> Iterator[inspect.Type]:
    """What stands in a field of that name, or, without one, in a list."""
    for each in _unwrapped(kind):
        match each:
            case inspect.StructType(fields=fields) if name is not None:
                yield from (field.type for field in fields if field.encode_name == name)
            case inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item) if name is None:
                yield item
            case _:
                continue


def _unwrapped(kind: inspect.Type) -> Iterator[inspect.Type]:
    """A type without what is said of it beside, or each of a union."""
    match kind:
        case inspect.Metadata(type=inner):
            yield from _unwrapped(inner)
        case inspect.UnionType(types=types):
            yield from (each for one in types for each in _unwrapped(one))
        case _:
            yield kind


def _field(said: str, place: str) -> str:
    """Which field is wrong: where there is one too many, or one too few, msgspec's place is the object around it."""
    if (named := _NAMED.match(said)) is not None:
        place = f"{place}.{named[1]}".removeprefix(".")
    return cut(place, SAID_CHARS) or "body"


def converted(sent: object, wanted: Any) -> Any:  # noqa: ANN401 - a type, and what is of it
    """Decoded JSON as it is wanted: no text is a number, no 0 is false. Raises `msgspec.ValidationError`.

    JSON has one kind of number, and to JSON Schema 10.0 is an integer (2020-12 validation, 6.1.1): where an integer is
    wanted it is one. Values of type Any are left as they are.
    """
    try:
        return msgspec.convert(sent, wanted)
    except msgspec.ValidationError:
        return msgspec.convert(_with_integers(sent, _described(wanted)), wanted)


@lru_cache
def _described(wanted: Any) -> inspect.Type:  # noqa: ANN401 - a type
    return inspect.type_info(wanted)


def _with_integers(value: object, wanted: inspect.Type) -> object:
    """The same, with integers where they are wanted and numbers without a fraction stand."""
    match wanted, value:
        case inspect.IntType(), float() if value.is_integer():
            return int(value)
        case inspect.Metadata(type=inner), _:
            return _with_integers(value, inner)
        case inspect.UnionType(types=types), _ if not any(isinstance(each, inspect.FloatType) for each in types):
            for each in types:
                value = _with_integers(value, each)
            return value
        case inspect.StructType(fields=fields), dict():
            kinds = {field.encode_name: field.type for field in fields}
            named = cast("dict[str, object]", value)
            return {name: _with_integers(each, kinds[name]) if name in kinds else each for name, each in named.items()}
        case ((inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item)), list()):
            return [_with_integers(each, item) for each in cast("list[object]", value)]
        case _:
            return value
