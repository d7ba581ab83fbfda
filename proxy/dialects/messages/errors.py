"""Our errors in Anthropic's shape: `{"type": "error", "error": {type, message}, "request_id"}`.

The type is the one that the API has for the status; `code` and `param` say more, as in every error of ours.
"""

import msgspec

from proxy.http.errors import ApiError

TYPES = {
    400: "invalid_request_error",
    401: "authentication_error",
    403: "permission_error",
    404: "not_found_error",
    413: "request_too_large",
    429: "rate_limit_error",
    503: "overloaded_error",
    504: "timeout_error",
}
"""Of each status; that of any other one of the client's mistakes is as of 400, of ours `api_error`."""


class _AnthropicError(msgspec.Struct, frozen=True):
    type: str
    message: str
    code: str
    param: str | None


class _AnthropicErrorBody(msgspec.Struct, frozen=True):
    type: str
    error: _AnthropicError
    request_id: str


_encode = msgspec.json.Encoder().encode


def error_body(error: ApiError, request_id: str) -> bytes:
    """An error in the place of an answer."""
    of_others = TYPES[400] if error.status < 500 else "api_error"  # noqa: PLR2004 - where the server's errors begin
    kind = TYPES.get(error.status, of_others)
    return _encode(
        _AnthropicErrorBody("error", _AnthropicError(kind, error.message, error.code, error.param), request_id)
    )


def error_frame(error: ApiError, request_id: str) -> bytes:
    """An error in the middle of a stream; the SDKs raise on it."""
    return b"event: error\ndata: " + error_body(error, request_id) + b"\n\n"
