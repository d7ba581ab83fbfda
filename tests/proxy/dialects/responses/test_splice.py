"""A request for a response is read as little as can be, and only what memory adds is added to its bytes."""

import json
from typing import Any

import pytest

from memory.model.chat_request import (
    AddField,
    AppendToMessage,
    Edit,
    InsertSystem,
    Message,
    PrependToMessage,
    ReplacePrefix,
)
from proxy.dialects.responses.request import read_request, tokens_of
from proxy.dialects.responses.splice import splice

ITEMS: list[dict[str, Any]] = [
    {"role": "developer", "content": "Be kind."},
    {"type": "message", "role": "user", "content": [{"type": "input_text", "text": "Hello"}, {"type": "input_image"}]},
    {"type": "reasoning", "id": "rs_1", "summary": [], "encrypted_content": "gAAA"},
    {"type": "function_call", "call_id": "c", "name": "f", "arguments": "{}"},
    {"type": "function_call_output", "call_id": "c", "output": "21 degrees"},
    {"type": "custom_tool_call_output", "call_id": "d", "output": [{"type": "input_text", "text": "ok"}]},
    {"type": "message", "role": "assistant", "content": [{"type": "output_text", "text": "Hi", "annotations": []}]},
    {"type": "item_reference", "id": "msg_1"},
    {"role": "user", "content": "And then?"},
]


def body(**fields: Any) -> bytes:
    return json.dumps({"model": "m", **fields}).encode()


def spliced(sent: bytes, *edits: Edit) -> Any:
    return json.loads(b"".join(bytes(piece) for piece in splice(read_request(sent), edits)))


def test_each_item_is_a_message_behind_the_instructions():
    read = read_request(body(instructions="Be brief.", input=ITEMS)).conversation.messages

    assert read == (
        Message("system", "Be brief.", "string"),
        Message("developer", "Be kind.", "string"),
        Message("user", "Hello", "parts"),
        Message("assistant", "", "other"),
        Message("assistant", "", "other"),
        Message("tool", "21 degrees", "string"),
        Message("tool", "ok", "parts"),
        Message("assistant", "Hi", "parts"),
        Message("assistant", "", "other"),
        Message("user", "And then?", "string"),
    )


def test_a_string_is_the_users_only_message():
    read = read_request(body(input="Hello")).conversation

    assert read.messages == (Message("system", "", "none"), Message("user", "Hello", "string"))
    assert read.newest_user == 1


@pytest.mark.parametrize("asked", [None, 5, {"a": 1}])
def test_B09_an_input_of_an_unknown_shape_has_no_messages(asked: object):
    assert read_request(body(input=asked)).conversation.messages == ()


def test_every_message_has_its_tokens():
    request = read_request(body(instructions="Be brief.", input=ITEMS))

    tokens = tokens_of(request)

    assert len(tokens) == len(request.conversation.messages)
    assert all(count > 0 for count in tokens)


@pytest.mark.parametrize("edit", [AppendToMessage(0, "S"), AppendToMessage(1, "S")])
def test_the_stable_block_stands_behind_the_instructions(edit: Edit):
    assert spliced(body(instructions="Be brief.", input=ITEMS), edit)["instructions"] == "Be brief.\n\nS"


def test_the_stable_block_becomes_the_instructions_where_there_are_none():
    told = spliced(body(input=ITEMS), AppendToMessage(1, "S"))

    assert (told["instructions"], told["input"]) == ("S", ITEMS)


def test_before_system_the_stable_block_stands_in_front_of_the_instructions():
    assert spliced(body(instructions="Be brief.", input="x"), InsertSystem("S"))["instructions"] == "S\n\nBe brief."


@pytest.mark.parametrize("fields", [{"instructions": None}, {"prompt": {"id": "pmpt_1"}}])
def test_where_instructions_cannot_be_added_the_stable_block_is_an_item(fields: dict[str, Any]):
    assert spliced(body(input=ITEMS, **fields), InsertSystem("S"))["input"] == [
        {"role": "developer", "content": "S"},
        *ITEMS,
    ]
    assert spliced(body(input="x", **fields), InsertSystem("S"))["input"] == "S\n\nx"
    assert "instructions" not in spliced(body(input="x", prompt={"id": "p"}), InsertSystem("S"))


def test_the_dynamic_block_stands_in_front_of_the_words():
    assert spliced(body(input="x"), PrependToMessage(1, "D"))["input"] == "D\n\nx"
    assert spliced(body(input=ITEMS), PrependToMessage(9, "D"))["input"][8]["content"] == "D\n\nAnd then?"
    parts = spliced(body(input=ITEMS), PrependToMessage(2, "D"))["input"][1]["content"]
    assert parts == [{"type": "input_text", "text": "D"}, *ITEMS[1]["content"]]


def test_two_texts_in_front_of_empty_parts_are_two_parts():
    told = spliced(
        body(input=[*ITEMS[:2], {"role": "user", "content": []}]),
        ReplacePrefix((2,), 3, "summary"),
        PrependToMessage(3, "D"),
    )

    assert told["input"][1]["content"] == [
        {"type": "input_text", "text": "summary"},
        {"type": "input_text", "text": "D"},
    ]


def test_a_summary_stands_for_the_items_that_it_covers():
    told = spliced(body(input=ITEMS), ReplacePrefix((2, 3, 4, 5, 6, 7, 8), 9, "summary"), PrependToMessage(9, "D"))

    assert told["input"] == [ITEMS[0], {"role": "user", "content": "summary\n\nD\n\nAnd then?"}]


def test_a_field_is_added_in_front():
    assert spliced(body(input="x"), AddField("prompt_cache_key", "k"))["prompt_cache_key"] == "k"
