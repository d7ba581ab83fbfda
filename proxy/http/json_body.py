"""The JSON body of a request to the memory's API, or the error that says why there is none."""

import re
from functools import lru_cache
from typing import Any, cast

import msgspec
from msgspec import inspect

from memory.text.cleaning import cut
from proxy.http.errors import ApiError

SAID_CHARS = 200
"""Of what is said to be wrong with a request: an unknown field's name may be as long as the body."""

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
        param = _field(said, where.rstrip("`").removeprefix("$").removeprefix("."))
        raise ApiError.of("invalid_input", cut(said, SAID_CHARS), param=param) from None


def _field(said: str, place: str) -> str:
    """Which field is wrong: where there is one too many, or one too few, msgspec's place is the object around it."""
    if (named := _NAMED.match(said)) is not None:
        place = f"{place}.{named[1]}".removeprefix(".")
    return cut(place, SAID_CHARS) or "body"


def converted(sent: object, wanted: Any) -> Any:  # noqa: ANN401 - a type, and what is of it
    """Decoded JSON as it is wanted: no text is a number, no 0 is false. Raises `msgspec.ValidationError`.

    JSON has one kind of number, and to JSON Schema 10.0 is an integer (2020-12 validation, 6.1.1): where an integer is
    wanted it is one. Where anything may stand it stays what it is.
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
