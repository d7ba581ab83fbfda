"""What of a request names an id, whoever reads it."""

import json

import pytest

from proxy.dialects.naming import MOST_NAMES, read_body, read_path
from proxy.http.errors import ApiError


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
        ("GET", "/v1/files/file-1/content", ["file-1"]),
        ("POST", "/v1/vector_stores/vs_1/files", ["vs_1"]),
        ("DELETE", "/v1/containers/cntr_1", ["cntr_1"]),
        ("GET", "/v1/responses", []),
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
    named = read_path(method, path)

    assert ([] if named.name is None else [named.name.id]) == found


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", "/v1/responses"),
        ("GET", "/v1/conversations/"),
        ("GET", "/v1/files?limit=5"),
        ("GET", "/v1/%66iles"),
        ("GET", "/v1/chat/completions"),
        ("GET", "/v1/chat/completions/chatcmpl-1/messages"),
        ("POST", "/v1/chat/completions/chatcmpl-1"),
        ("DELETE", "/v1/models/ft:gpt-5:acme"),
        ("POST", "/v1/batches"),
        ("POST", "/v1/messages/batches"),
        ("GET", "/v1/messages/batches/msgbatch_1/results"),
        ("POST", "/v1/fine_tuning/jobs"),
        ("POST", "/v1/evals"),
        ("GET", "/v1/organization/usage"),
        ("POST", "/v1/realtime/calls/rtc_1/hangup"),
        ("GET", "/v1/whatever"),
        ("GET", "/v1/"),
        ("PUT", "/v1/files"),
    ],
)
def test_paths_that_show_or_change_what_nobody_tells_apart(method: str, path: str):
    assert read_path(method, path.partition("?")[0]).is_everybodys


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("POST", "/v1/chat/completions"),
        ("POST", "/v1/chat/completions/"),
        ("POST", "/v1/embeddings"),
        ("POST", "/v1/rerank"),
        ("POST", "/v1/what-a-server-calls-its-own"),
        ("POST", "/v1/messages/count_tokens"),
        ("POST", "/v1/audio/transcriptions"),
        ("POST", "/v1/images/edits"),
        ("GET", "/v1/models"),
        ("GET", "/v1/models/meta-llama/Llama-3.1-8B"),
        ("POST", "/v1/files"),
        ("POST", "/v1/responses/compact"),
        ("GET", "/v1/files/file-1/content"),
    ],
)
def test_paths_that_ask_for_something_or_name_what_is_ones_own(method: str, path: str):
    assert not read_path(method, path).is_everybodys


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
    assert [name.id for name in read_body(body, "responses").names] == found


ITEM = b'{"input": [%b]}'


@pytest.mark.parametrize(
    ("item", "is_looked_up"),
    [
        (b'{"type": "item_reference", "id": "x"}', True),
        (b'{"type": "item\\u005freference", "\\u0069d": "x"}', True),
        (b'{"id": "x"}', True),
        (b'{"id": "x", "content": "Hello"}', True),
        (b'{"type": "item_reference", "id": "x", "content": "Hello"}', True),
        (b'{"type": "item_reference", "id": "x", "type": "message", "role": "user", "content": "Hello"}', True),
        (b'{"type": "message", "id": "x", "role": "assistant", "content": []}', True),
        (b'{"type": "message", "id": "x", "role": "user", "content": "", "content": "Hello"}', True),
        (b'{"type": "reasoning", "id": "x", "summary": []}', True),
        (b'{"type": "image_generation_call", "id": "x"}', True),
        (b'{"type": "web_search_call", "id": "x", "action": {}}', True),
        (b'{"type": "what comes next year", "id": "x", "content": "Hello"}', True),
        (b'{"type": "reasoning", "id": "x", "summary": [], "encrypted_content": "gAAA"}', False),
        (b'{"type": "message", "id": "x", "role": "assistant", "content": [{"type": "output_text"}]}', False),
        (b'{"id": "x", "role": "user", "content": "Hello"}', False),
        (b'{"type": "function_call", "id": "x", "call_id": "c", "name": "f", "arguments": "{}"}', False),
        (b'{"type": "function_call_output", "id": "x", "call_id": "c", "output": "ok"}', False),
        (b'{"type": "item_reference"}', False),
        (b'"x"', False),
    ],
)
def test_an_item_is_looked_up_by_its_id_unless_it_says_all_it_has_to_say(item: bytes, is_looked_up: bool):
    assert [name.id for name in read_body(ITEM % item, "responses").names] == (["x"] if is_looked_up else [])


@pytest.mark.parametrize(
    ("body", "found"),
    [
        (b'{"messages": [{"role": "user", "content": [{"type": "file", "file": {"file_id": "x"}}]}]}', ["x"]),
        (b'{"messages": [{"role": "user", "content": [{"f\\u0069le_id": "x"}]}]}', ["x"]),
        (b'{"messages": [{"role": "user", "content": [{"file_id": "x", "file_id": "y"}]}]}', ["x", "y"]),
        (b'{"tools": [{"type": "file_search", "vector_store_ids": ["x", "y"]}]}', ["x", "y"]),
        (b'{"tools": [{"type": "code_interpreter", "container": {"type": "auto", "file_ids": ["x"]}}]}', ["x"]),
        (b'{"tools": [{"type": "code_interpreter", "container": "x"}]}', ["x"]),
        (b'{"container": {"id": "x", "skills": [{"type": "custom", "skill_id": "y"}]}}', ["x", "y"]),
        (b'{"messages": [{"role": "assistant", "audio": {"id": "x"}}]}', ["x"]),
        (b'{"prompt": {"id": "x", "variables": {"doc": {"type": "input_file", "file_id": "y"}}}}', ["x", "y"]),
        (b'{"voice": {"id": "x"}}', ["x"]),
        (b'{"content": [{"type": "tool_result", "content": [{"source": {"file_id": "x"}}]}]}', ["x"]),
        # What only calls itself an output, a skill, a result or a schema.
        (b'{"type": "x_output", "container": "x", "prompt": {"id": "y"}}', ["x", "y"]),
        (b'{"type": "anthropic", "container": {"type": "x_output", "id": "x"}}', ["x"]),
        (b'{"container": {"skills": {"type": "anthropic", "skill_id": "x"}}}', ["x"]),
        (b'{"container": {"skills": [{"type": "anthropic", "skill_id": "pptx", "file_id": "x"}]}}', ["x"]),
        (b'{"tools": [{"type": "code_execution_output", "container": "x"}]}', ["x"]),
        (b'{"tools": [{"type": "file_search", "results": {"vector_store_ids": ["x"]}}]}', ["x"]),
        (b'{"tools": [{"type": "file_search", "results": [{"vector_store_ids": ["x"]}]}]}', ["x"]),
        (b'{"tools": [{"type": "file_search", "input": {"vector_store_ids": ["x"]}}]}', ["x"]),
        (b'{"messages": [{"content": [{"type": "x_output", "file_id": "x"}]}]}', ["x"]),
        (b'{"content": [{"type": "code_execution_output", "container_id": "x"}]}', ["x"]),
        (b'{"schema": {"file_id": "x"}, "results": [{"file_id": "y"}], "input": {"file_id": "z"}}', ["x", "y", "z"]),
        # What is no id, or is not looked up.
        (b'{"voice": "alloy", "audio": {"voice": "alloy"}, "prompt": "A cat"}', []),
        (b'{"container": {"skills": [{"type": "anthropic", "skill_id": "pptx"}]}}', []),
        (b'{"metadata": {"file_id": "x"}}', []),
        (b'{"tools": [{"parameters": {"properties": {"file_id": {"enum": ["x"]}}, "file_ids": ["x"]}}]}', []),
        (b'{"content": [{"type": "tool_use", "id": "t", "input": {"file_id": "x"}}]}', []),
        (b'{"content": [{"annotations": [{"type": "file_citation", "file_id": "x"}]}]}', []),
        (b'{"content": [{"type": "bash_code_execution_output", "file_id": "x"}]}', []),
        (b'{"content": [{"content": {"content": [{"type": "code_execution_output", "file_id": "x"}]}}]}', []),
        (b'{"input": [{"type": "file_search_call", "id": "f", "results": [{"file_id": "x"}]}]}', []),
        (b'{"response_format": {"type": "json_schema", "json_schema": {"schema": {"file_id": "x"}}}}', []),
        (b'{"text": {"format": {"type": "json_schema", "schema": {"file_id": "x"}}}}', []),
        (b'{"session": {"tools": [{"type": "function", "parameters": {"file_id": "x"}}]}}', []),
        (b'{"tools": [{"type": "function", "function": {"name": "f", "parameters": {"file_id": "x"}}}]}', []),
        (b'{"messages": [{"content": "my \\"file_id\\" is x"}]}', []),
        (b'{"file_id": null, "file_ids": [5, null], "container": 5}', []),
    ],
)
def test_a_key_names_an_id_wherever_it_stands(body: bytes, found: list[str]):
    assert sorted(name.id for name in read_body(body, "chat").names) == found


@pytest.mark.parametrize("body", [b'{"file_id": "x"', b'["file_id"]', b'{"\xff": "file_id", "file_id": "x"}'])
def test_what_cannot_be_read_is_refused(body: bytes):
    with pytest.raises(ApiError):
        read_body(body, "chat")


def test_nobody_names_more_ids_than_are_looked_for():
    many = json.dumps({"file_ids": [str(n) for n in range(MOST_NAMES + 1)]}).encode()

    with pytest.raises(ApiError):
        read_body(many, "vector_stores")


def test_who_a_body_says_is_asking():
    held = read_body(b'{"user": "a", "safety_identifier": "b", "metadata": {"user_id": "c"}}', "responses")

    assert (held.user, held.safety_identifier, held.metadata_user_id) == ("a", "b", "c")
