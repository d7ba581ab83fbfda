"""The JSON body of a request to the memory's API, or the error that says why there is none."""

from typing import Any

import msgspec

from proxy.http.errors import ApiError


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
