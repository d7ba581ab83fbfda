"""The JSON body of a request to the memory's API, or the error that says why there is none."""

from typing import Any

import msgspec

from memory.text.cleaning import cut
from proxy.http.errors import ApiError

SAID_CHARS = 200
"""Of what is said to be wrong with a request: an unknown field's name may be as long as the body."""


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
        return msgspec.convert(sent, wanted)
    except msgspec.ValidationError as error:
        said, _, where = str(error).partition(" - at `")
        param = where.rstrip("`").removeprefix("$").removeprefix(".") or "body"
        raise ApiError.of("invalid_input", cut(said, SAID_CHARS), param=param) from None
