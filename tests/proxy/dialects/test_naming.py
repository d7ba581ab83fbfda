"""What of a request names an id, whoever reads it."""

import pytest

from proxy.dialects.responses.ids import named_in_path, read_held


@pytest.mark.parametrize(
    ("method", "path", "found"),
    [
        ("GET", "/v1/responses/resp_1", ["resp_1"]),
        ("GET", "/v1/responses/resp_1/input_items", ["resp_1"]),
        ("DELETE", "/v1/conversations/conv_1/items/msg_1", ["conv_1"]),
        ("POST", "/v1/responses/resp_1/cancel", ["resp_1"]),
        ("POST", "/v1/responses/compact/cancel", ["compact"]),
        ("POST", "/v1/conversations/conv_1", ["conv_1"]),
        ("GET", "/v1/responses/compact", ["compact"]),
        ("GET", "/v1/Responses//resp_1", ["resp_1"]),
        ("GET", "/v1/responses;a=b/resp_1;c=d", ["resp_1"]),
        ("GET", "/v1/%72esponses/resp_1", ["resp_1"]),
        ("GET", "/v1/responses%252Fresp_1", ["resp_1"]),
        ("GET", "/v1/responses", [""]),
        ("GET", "/v1/conversations/", [""]),
        ("POST", "/v1/responses", []),
        ("POST", "/v1/responses/", []),
        ("POST", "/v1/responses/compact", []),
        ("POST", "/v1/responses/input_tokens", []),
        ("POST", "/v1/conversations", []),
        ("GET", "/v1/models/gpt-5", []),
        ("GET", "/v1/", []),
    ],
)
def test_the_id_in_a_path(method: str, path: str, found: list[str]):
    assert [name.id for name in named_in_path(method, path)] == found


@pytest.mark.parametrize(
    ("body", "found"),
    [
        (b'{"previous_response_id": "resp_1"}', ["resp_1"]),
        (b'{"previous\\u005fresponse\\u005fid": "resp_1"}', ["resp_1"]),
        (b'{"conversation": "conv_1"}', ["conv_1"]),
        (b'{"conversation": {"id": "conv_1", "x": {"id": "conv_2"}}}', ["conv_1"]),
        (b'{"conversation": "conv_1", "previous_response_id": "resp_1"}', ["resp_1", "conv_1"]),
        (b'{"previous_response_id": null, "conversation": null}', []),
        (b'{"previous_response_id": 5, "conversation": [5]}', []),
        (b'{"input": [{"previous_response_id": "resp_1"}], "metadata": 5}', []),
    ],
)
def test_the_ids_in_a_body(body: bytes, found: list[str]):
    assert [name.id for name in read_held(body).names] == found


def test_who_a_body_says_is_asking():
    held = read_held(b'{"user": "a", "safety_identifier": "b", "metadata": {"user_id": "c"}}')

    assert (held.user, held.safety_identifier, held.metadata_user_id) == ("a", "b", "c")
