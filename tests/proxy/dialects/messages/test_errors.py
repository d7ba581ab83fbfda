"""Our errors as Anthropic's SDK understands them."""

import json

import pytest
from anthropic.types import ErrorResponse

from proxy.dialects.messages.errors import error_body, error_frame
from proxy.http.errors import CODES, ApiError


@pytest.mark.parametrize("code", sorted(CODES.keys() - {"body_too_large"}))
def test_every_error_has_the_shape_and_a_type_that_the_sdk_knows(code: str):
    error = ApiError.of(code, param="messages")
    body = json.loads(error_body(error, "req_1"))

    assert ErrorResponse.model_validate(body).error.message == error.message
    assert (body["type"], body["request_id"]) == ("error", "req_1")
    assert (body["error"]["code"], body["error"]["param"]) == (code, "messages")


@pytest.mark.parametrize(
    ("code", "kind"),
    [
        ("invalid_json", "invalid_request_error"),
        ("unsupported_media_type", "invalid_request_error"),
        ("missing_api_key", "authentication_error"),
        ("scope_forbidden", "permission_error"),
        ("body_too_large", "request_too_large"),
        ("too_many_wrong_keys", "rate_limit_error"),
        ("upstream_unreachable", "api_error"),
        ("overloaded", "overloaded_error"),
        ("upstream_timeout", "timeout_error"),
        ("internal_error", "api_error"),
    ],
)
def test_the_type_is_that_of_the_status(code: str, kind: str):
    assert json.loads(error_body(ApiError.of(code), "r"))["error"]["type"] == kind


def test_an_error_in_the_middle_of_a_stream_is_an_event_of_that_name():
    frame = error_frame(ApiError.of("upstream_truncated"), "req_1")

    name, data, *rest = frame.split(b"\n")
    assert (name, rest) == (b"event: error", [b"", b""])
    assert json.loads(data.removeprefix(b"data: "))["error"]["code"] == "upstream_truncated"
