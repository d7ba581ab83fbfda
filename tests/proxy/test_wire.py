"""Opening a chat request and splicing into it."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from memory.conversation import AppendToMessage, Edit, InsertSystem, PrependToMessage
from proxy.errors import ApiError
from proxy.wire import ANSWERS, read_chat, splice

SPACED = b"""{ "model" : "m-1",
  "temperature": 1.10000000000000000001, "messages": [
    {"role": "system", "content": "You are \\u00fcber helpful."},
    {"content": [ {"type":"text","text":"look"}, {"type":"image_url","image_url":{"url":"data:x"}} ], "role": "user"},
    {"role":"assistant","content":null,"tool_calls":[]},
    {"role": "user", "name": "ada", "content": "say \\"hi\\""}
  ], "stream": true, "user": "ada@example.org", "zz": {"messages": [1, 2]} }"""


def code_of(body: bytes) -> tuple[str, int, str | None]:
    with pytest.raises(ApiError) as caught:
        read_chat(body)
    return caught.value.code, caught.value.status, caught.value.param


def test_a_request_without_edits_is_the_very_same_bytes():
    assert splice(read_chat(SPACED), ()) is SPACED


def test_what_the_request_says_is_read():
    request = read_chat(SPACED)

    assert request.streamed
    assert request.user == "ada@example.org"
    assert request.conversation.model == "m-1"
    assert [(m.role, m.text, m.shape) for m in request.conversation.messages] == [
        ("system", "You are über helpful.", "string"),
        ("user", "look", "parts"),
        ("assistant", "", "none"),
        ("user", 'say "hi"', "string"),
    ]


def test_of_answers_the_last_ones_are_read_whatever_their_shape():
    def said(number: int) -> str:
        parts = [{"type": "text", "text": f"answer {number}"}, {"type": "refusal", "refusal": "no"}]
        content = json.dumps(parts if number % 2 else f"answer {number}")
        return f'{{"role":"user","content":"q"}},{{"role":"assistant","content":{content}}}'

    request = read_chat(f'{{"messages":[{",".join(map(said, range(40)))}]}}'.encode())

    texts = [message.text for message in request.conversation.messages if message.role == "assistant"]
    assert texts == [""] * (40 - ANSWERS) + [f"answer {number}" for number in range(40 - ANSWERS, 40)]


def without(edited: bytes, original: bytes) -> bytes:
    """`edited` less what was put in: a subsequence check that fails if any byte of `original` was touched."""
    position = 0
    for byte in edited:
        if position < len(original) and byte == original[position]:
            position += 1
    return original[:position]


@pytest.mark.parametrize(
    ("edit", "path", "expected"),
    [
        (PrependToMessage(3, 'a "note"\n'), (3, "content"), 'a "note"\n\n\nsay "hi"'),
        (AppendToMessage(0, "stable"), (0, "content"), "You are über helpful.\n\nstable"),
        (PrependToMessage(1, "note"), (1, "content", 0), {"type": "text", "text": "note"}),
        (AppendToMessage(1, "note"), (1, "content", 2), {"type": "text", "text": "note"}),
        (InsertSystem("stable"), (0,), {"role": "system", "content": "stable"}),
    ],
)
def test_an_edit_puts_in_its_text_and_touches_no_other_byte(edit: Edit, path: tuple[Any, ...], expected: object):
    edited = splice(read_chat(SPACED), [edit])

    found: Any = json.loads(edited)["messages"]
    for step in path:
        found = found[step]
    assert found == expected
    assert without(edited, SPACED) == SPACED


def test_several_edits_go_in_at_once():
    edits = [PrependToMessage(3, "D"), AppendToMessage(0, "S"), PrependToMessage(1, "P")]
    messages = json.loads(splice(read_chat(SPACED), edits))["messages"]

    assert messages[0]["content"].endswith("\n\nS")
    assert messages[1]["content"][0]["text"] == "P"
    assert messages[3]["content"] == 'D\n\nsay "hi"'


def test_a_part_goes_into_an_empty_list_of_parts():
    body = b'{"messages":[{"role":"user","content":[ ]}]}'

    edited = splice(read_chat(body), [PrependToMessage(0, "D")])

    assert json.loads(edited)["messages"][0]["content"] == [{"type": "text", "text": "D"}]


texts = st.text(st.characters(exclude_categories=("Cs",)), max_size=60)
contents = st.one_of(texts, st.lists(st.fixed_dictionaries({"type": st.just("text"), "text": texts}), max_size=3))


@settings(max_examples=300, deadline=None)
@given(
    st.lists(
        st.fixed_dictionaries({"role": st.sampled_from(["system", "user", "assistant"]), "content": contents}),
        min_size=1,
        max_size=5,
    ),
    texts,
    st.booleans(),
    st.integers(0, 4),
)
def test_any_text_goes_into_any_message(messages: list[dict[str, Any]], text: str, ascii_only: bool, indent: int):
    body = json.dumps({"messages": messages, "n": 1}, ensure_ascii=ascii_only, indent=indent or None).encode()
    last = len(messages) - 1

    edited = json.loads(splice(read_chat(body), [PrependToMessage(last, text)]))

    before, after = messages[last]["content"], edited["messages"][last]["content"]
    expected = f"{text}\n\n{before}" if isinstance(before, str) else [{"type": "text", "text": text}, *before]
    assert after == expected
    edited["messages"][last]["content"] = before
    assert edited == {"messages": messages, "n": 1}


@pytest.mark.parametrize(
    "body", [b"", b"null", b"[]", b"{}", b" { } ", b'{"model":"m"} x', b'\xef\xbb\xbf{"model":"m"}', b"5"]
)
def test_B01_what_is_not_one_json_object_is_refused(body: bytes):
    code, status, param = code_of(body)

    assert (code, status) == ("invalid_json", 400)
    assert param is not None


@pytest.mark.parametrize("depth", [1_000, 100_000, 1_000_000])
@pytest.mark.parametrize("opening", [b"[", b'{"a":'])
def test_B02_a_body_too_deep_is_refused(depth: int, opening: bytes):
    code, status, _ = code_of(b'{"messages":' + opening * depth)

    assert (code, status) == ("json_too_deep", 400)


@pytest.mark.parametrize(
    "body",
    [
        b'{"messages":[{"role":"user","content":"\xff"}]}',
        b'{"messages":[{"role":"user","content":"\\ud800"}]}',
        b'{"messages":[{"role":"user","content":"x"}],"metadata":{"a":"\\uDC00"}}',
    ],
)
def test_B03_text_that_is_no_utf8_is_refused(body: bytes):
    assert code_of(body)[:2] == ("invalid_json", 400)


def test_B04_numbers_are_passed_on_as_they_are_spelled():
    body = b'{"model":"m","messages":[{"role":"user","content":"x"}],"seed":' + b"9" * 5000 + b',"top_p":1e999}'

    edited = splice(read_chat(body), [PrependToMessage(0, "D")])

    assert edited == body.replace(b'"x"', b'"D\\n\\nx"')
    assert code_of(b'{"model":"m","top_p":NaN}')[:2] == ("invalid_json", 400)


@pytest.mark.parametrize("name", ["model", "messages"])
@pytest.mark.parametrize("spelling", ["{}", "\\u006d{}"])
def test_B05_a_key_twice_is_refused(name: str, spelling: str):
    second = spelling.format(name if spelling == "{}" else name[1:])
    body = f'{{"model":"m","messages":[],"{second}":[]}}'.encode()

    code, _, param = code_of(body)

    assert (code, param) == ("duplicate_key", name)


def test_B05_the_same_key_further_down_is_no_duplicate():
    body = b'{"model":"m","messages":[{"role":"user","content":"\\"model\\":1"}],"tools":[{"model":1,"messages":2}]}'

    assert read_chat(body).conversation.model == "m"


@pytest.mark.parametrize(
    "messages",
    [
        b'"x"',
        b"5",
        b"{}",
        b"[5]",
        b'["x"]',
        b'[{"role":5,"content":"x"}]',
        b'[{"role":"user","content":5}]',
        b"[]",
        b"[null]",
    ],
)
def test_B09_messages_of_an_unknown_shape_are_left_alone(messages: bytes):
    body = b'{"model":"m","messages":' + messages + b"}"
    request = read_chat(body)

    assert splice(request, ()) is body
    assert not any(m.text for m in request.conversation.messages)


def test_B10_stream_is_what_the_upstream_takes_it_for():
    assert not read_chat(b'{"model":"m","stream":"yes"}').streamed
    assert not read_chat(b'{"model":"m","stream":null}').streamed


def test_B14_special_tokens_in_the_text_are_text():
    body = b'{"model":"m","messages":[{"role":"user","content":"<|endoftext|><|im_start|>"}]}'

    assert read_chat(body).conversation.messages[0].text == "<|endoftext|><|im_start|>"
