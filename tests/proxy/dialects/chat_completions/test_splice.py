"""Opening a chat request and splicing into it."""

import json
import tracemalloc
from collections.abc import Sequence
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from memory.model.chat_request import (
    AddField,
    AppendToMessage,
    Breakpoint,
    Edit,
    InsertSystem,
    PrependToMessage,
    ReplacePrefix,
)
from proxy.dialects.breakpoints import breakpoints_left
from proxy.dialects.chat_completions.splice import ANSWERS, ChatRequest, ends_of, read_chat, splice
from proxy.http.errors import ApiError
from tests.framed import OPEN_WEBUI

SPACED = b"""{ "model" : "m-1",
  "temperature": 1.10000000000000000001, "messages": [
    {"role": "system", "content": "You are \\u00fcber helpful."},
    {"content": [ {"type":"text","text":"look"}, {"type":"image_url","image_url":{"url":"data:x"}} ], "role": "user"},
    {"role":"assistant","content":null,"tool_calls":[]},
    {"role": "user", "name": "ada", "content": "say \\"hi\\""}
  ], "stream": true, "user": "ada@example.org", "zz": {"messages": [1, 2]} }"""


MARKED_PART: dict[str, Any] = {"type": "text", "cache_control": {"type": "ephemeral"}}


def code_of(body: bytes) -> tuple[str, int, str | None]:
    with pytest.raises(ApiError) as caught:
        read_chat(body)
    return caught.value.code, caught.value.status, caught.value.param


def spliced(request: ChatRequest, edits: Sequence[Edit]) -> bytes:
    return b"".join(splice(request, edits))


def test_a_request_without_edits_is_the_very_same_bytes():
    assert splice(read_chat(SPACED), ())[0] is SPACED


def test_what_the_request_says_is_read():
    request = read_chat(SPACED)

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


def test_of_an_applications_own_messages_those_in_front_and_at_the_end_are_read():
    system = '{"role":"system","content":"%s"}'
    messages = (system % "front", '{"role":"user","content":"q"}', system % "middle", system % "end")

    request = read_chat(f'{{"messages":[{",".join(messages)}]}}'.encode())

    assert [message.text for message in request.conversation.messages] == ["front", "q", "", "end"]


def test_what_an_application_puts_around_a_users_words_is_told_from_them():
    wrapped = f"{OPEN_WEBUI}\nWhat does it cost?"
    parts = [{"type": "image_url", "image_url": {"url": "data:x"}}, {"type": "text", "text": wrapped}]
    body = {"messages": [{"role": role, "content": parts} for role in ("user", "tool")]}

    user, tool = read_chat(json.dumps(body).encode()).conversation.messages

    assert (user.text, user.said) == (wrapped, "What does it cost?")
    assert (tool.text, tool.said) == (wrapped, wrapped)


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
        (InsertSystem("stable", is_breakpoint=True), (0, "content"), [MARKED_PART | {"text": "stable"}]),
        (Breakpoint(3), (3, "content"), [MARKED_PART | {"text": 'say "hi"'}]),
        (AppendToMessage(1, "note", is_breakpoint=True), (1, "content", 2), MARKED_PART | {"text": "note"}),
        (
            AppendToMessage(0, "stable", is_breakpoint=True),
            (0, "content"),
            [MARKED_PART | {"text": "You are über helpful.\n\nstable"}],
        ),
    ],
)
def test_an_edit_puts_in_its_text_and_touches_no_other_byte(edit: Edit, path: tuple[Any, ...], expected: object):
    edited = spliced(read_chat(SPACED), [edit])

    found: Any = json.loads(edited)["messages"]
    for step in path:
        found = found[step]
    assert found == expected
    assert without(edited, SPACED) == SPACED


def test_several_edits_go_in_at_once():
    edits = [PrependToMessage(3, "D"), AppendToMessage(0, "S"), PrependToMessage(1, "P")]
    messages = json.loads(spliced(read_chat(SPACED), edits))["messages"]

    assert messages[0]["content"].endswith("\n\nS")
    assert messages[1]["content"][0]["text"] == "P"
    assert messages[3]["content"] == 'D\n\nsay "hi"'


def test_a_part_goes_into_an_empty_list_of_parts():
    body = b'{"messages":[{"role":"user","content":[ ]}]}'

    edited = spliced(read_chat(body), [PrependToMessage(0, "D")])

    assert json.loads(edited)["messages"][0]["content"] == [{"type": "text", "text": "D"}]


texts = st.text(st.characters(exclude_categories=("Cs",)), max_size=60)
contents = st.one_of(texts, st.lists(st.fixed_dictionaries({"type": st.just("text"), "text": texts}), max_size=3))


@settings(max_examples=300)
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

    edited = json.loads(spliced(read_chat(body), [PrependToMessage(last, text)]))

    before, after = messages[last]["content"], edited["messages"][last]["content"]
    expected = f"{text}\n\n{before}" if isinstance(before, str) else [{"type": "text", "text": text}, *before]
    assert after == expected
    edited["messages"][last]["content"] = before
    assert edited == {"messages": messages, "n": 1}


@settings(max_examples=200)
@given(
    st.lists(st.tuples(st.sampled_from(["system", "user", "assistant"]), contents), min_size=1, max_size=5),
    texts,
    texts,
    st.data(),
)
def test_a_breakpoint_goes_behind_any_text_with_any_other_edit(
    said: list[tuple[str, Any]], before: str, after: str, data: st.DataObject
):
    messages = [{"role": role, "content": content} for role, content in said]
    indent = data.draw(st.sampled_from([None, 2]))
    body = json.dumps({"messages": messages, "n": 1}, indent=indent).encode()
    request = read_chat(body)
    index = data.draw(st.integers(0, len(messages) - 1))
    is_append = data.draw(st.booleans()) or ends_of(request)(index) == "other"
    mark = AppendToMessage(index, after, is_breakpoint=True) if is_append else Breakpoint(index)

    edited = spliced(request, [PrependToMessage(index, before), mark, AddField("k", after)])

    found = json.loads(edited)
    content, marked = messages[index]["content"], {"cache_control": {"type": "ephemeral"}}
    if isinstance(content, str):
        whole = f"{before}\n\n{content}\n\n{after}" if is_append else f"{before}\n\n{content}"
        expected = [{"type": "text", "text": whole, **marked}]
    else:
        last = [{"type": "text", "text": after}] if is_append else []
        expected: list[dict[str, Any]] = [{"type": "text", "text": before}, *content, *last]
        expected[-1] = expected[-1] | marked
    assert found["messages"][index]["content"] == expected
    found["messages"][index]["content"] = content
    assert found == {"k": after, "messages": messages, "n": 1}
    assert without(edited, body) == body


@pytest.mark.parametrize("body", [b'{"messages":[{"role":"user","content":"x"}]}', b' \n{ "model":"m","messages":[]}'])
def test_a_field_is_added_in_front_of_all_others(body: bytes):
    edited = spliced(read_chat(body), [AddField("prompt_cache_key", 'a"b')])

    assert edited == body.replace(b"{", b'{"prompt_cache_key":"a\\"b",', 1)


@pytest.mark.parametrize("key", [b'"prompt_cache_key"', b'"prompt_cache\\u005fkey"', b'"\\u0070rompt_cache_key"'])
@pytest.mark.parametrize("value", [b'"mine"', b"null", b"5", b'""'])
def test_a_cache_key_of_the_client_is_seen_however_it_is_spelled(key: bytes, value: bytes):
    body = b'{"messages":[{"role":"user","content":"\\"prompt_cache_key\\":1"}]%s}'

    assert read_chat(body % (b", %s: %s" % (key, value))).has_cache_key
    assert not read_chat(body % b"").has_cache_key


@pytest.mark.parametrize("key", [b"tools", b"functions"])
@pytest.mark.parametrize(
    ("value", "is_offered"),
    [(b'[{"type":"function"}]', True), (b"[ ]", False), (b"null", False), (b'"[x]"', False), (b'{"a":[1]}', False)],
)
def test_tools_are_offered_by_a_list_with_something_in_it(key: bytes, value: bytes, is_offered: bool):
    body = b'{"messages":[{"role":"user","content":"\\"tools\\":[1]"}],"%s":%s}' % (key, value)

    assert read_chat(body).conversation.has_tools is is_offered


def test_a_tool_that_was_used_counts_as_one_that_is_offered():
    used = b'{"messages":[{"role":"user","content":"hi"},{"role":"tool","content":"42"}]}'

    assert read_chat(used).conversation.has_tools


@pytest.mark.parametrize(
    ("content", "end"),
    [
        (b'"x"', "text"),
        (b'" \\n"', "other"),
        (b"null", "other"),
        (b"[]", "other"),
        (b'[{"type":"image_url"},{"type":"text","text":"x"}]', "text"),
        (b'[{"type":"text","text":"x"},{"type":"image_url"}]', "other"),
        (b'[{"type":"text","text":" "}]', "other"),
        (b'[{"type":"text","text":"x","cache_control":null},{"type":"text","text":"x"}]', "marked"),
        (b'"x","cache_control":{"type":"ephemeral"}', "marked"),
        (b'"\\"cache_control\\""', "text"),
    ],
)
def test_a_breakpoint_follows_a_text_that_has_none(content: bytes, end: str):
    request = read_chat(b'{"messages":[{"role":"user","content":%s}]}' % content)

    assert ends_of(request)(0) == end
    assert breakpoints_left(request.body) == (3 if end == "marked" else 4)


def test_breakpoints_of_the_client_are_counted_wherever_they_stand():
    marked = b'{"type":"text","text":"x","cache_control":{"type":"ephemeral"}}'
    many = b'{"tools":[{"cache_control":{}}],"messages":[{"role":"user","content":[%s]}]}'

    assert breakpoints_left(many % b",".join([marked] * 2)) == 1
    assert breakpoints_left(many % b",".join([marked] * 5)) == 0
    assert breakpoints_left(many % marked.replace(b"cache_c", b"cache\\u005fc")) == 0


gaps = st.sampled_from(["", " ", "\n  "])


@settings(max_examples=200)
@given(st.lists(st.tuples(contents, gaps, gaps), min_size=1, max_size=7), texts, st.data())
def test_dropped_messages_go_with_a_comma_each_and_no_other_byte_is_touched(
    said: list[tuple[Any, str, str]], text: str, data: st.DataObject
):
    spelled = [json.dumps({"role": "user", "content": content}) for content, _, _ in said]
    last = len(said) - 1
    dropped = tuple(index for index in range(last) if data.draw(st.booleans()))
    kept = min(index for index in range(max(dropped, default=-1) + 1, len(said)))
    body = _listed(spelled, said, frozenset())
    edits: list[Edit] = [
        ReplacePrefix(dropped, kept, text),
        *(PrependToMessage(index, "B") for index in range(kept + 1)),
    ]

    edited = spliced(read_chat(body), edits)

    content = said[kept][0]
    put_in = (
        f"{text}\n\nB\n\n{content}"
        if isinstance(content, str)
        else [{"type": "text", "text": text}, {"type": "text", "text": "B"}, *content]
    )
    standing = [index for index in range(len(said)) if index not in dropped]
    messages = dict(zip(standing, json.loads(edited)["messages"], strict=True))
    assert messages[kept] == {"role": "user", "content": put_in}
    assert all(messages[index] == json.loads(spelled[index]) for index in standing if index > kept)
    unprefixed = spliced(read_chat(body), edits[:1])
    assert without(unprefixed, _listed(spelled, said, frozenset(dropped))) == _listed(spelled, said, frozenset(dropped))


def _listed(spelled: list[str], said: list[tuple[Any, str, str]], dropped: frozenset[int]) -> bytes:
    """A body whose messages are spelled with these gaps; a dropped one goes with all up to the next."""
    last = len(spelled) - 1
    listed = "".join(
        message + ("" if index == last else f"{said[index][1]},{said[index][2]}")
        for index, message in enumerate(spelled)
        if index not in dropped
    )
    return f'{{"n": 1.0, "messages": [ {listed} ], "z": 1e0}}'.encode()


def test_a_summary_whose_place_another_one_takes_goes_to_the_next_message():
    body = b'{"messages":[{"role":"user","content":"a"},{"role":"user","content":"b"},{"role":"user","content":"c"}]}'

    edited = spliced(read_chat(body), [ReplacePrefix((0,), 1, "S1"), ReplacePrefix((1,), 2, "S2")])

    assert json.loads(edited)["messages"] == [{"role": "user", "content": "S1\n\nS2\n\nc"}]


def test_a_system_message_goes_in_front_of_a_dropped_prefix():
    body = b'{"messages":[{"role":"user","content":"a"}, {"role":"user","content":"b"}]}'

    edited = spliced(
        read_chat(body), [ReplacePrefix((0,), 1, "S"), InsertSystem("stable"), PrependToMessage(0, "gone")]
    )

    assert edited == b'{"messages":[{"role":"system","content":"stable"},{"role":"user","content":"S\\n\\nb"}]}'


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


@settings(max_examples=1_000)
@given(
    st.lists(st.sampled_from(["\\", "u", "d8", "dc", "D7ff", "\\ud83d", "\\ude00", "\\n", '"', "é", "😀", "x" * 7])),
    st.integers(12, 40),
)
def test_B03_an_escape_is_refused_if_it_is_half_a_character_wherever_a_window_ends(parts: list[str], window: int):
    body = f'{{"model":"m","z":"{"".join(parts)}"}}'.encode()
    try:
        json.dumps(json.loads(body), ensure_ascii=False).encode()
        refused = False
    except UnicodeError:
        refused = True
    except ValueError:
        return  # no JSON

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("proxy.dialects.views.WINDOW_BYTES", window)
        if refused:
            assert code_of(body)[:2] == ("invalid_json", 400)
        else:
            assert read_chat(body).conversation.model == "m"


@pytest.mark.parametrize(
    "text", ["What is on this photograph?", "Guess \U0001f600", "\\ud83d\\ude00", '"model" and "messages"']
)
def test_B06_reading_a_body_of_photographs_takes_little_memory_whatever_is_said_with_them(text: str):
    said = text if "\\u" in text else json.dumps(text, ensure_ascii=False)[1:-1]
    photograph = "QUJD" * (1024 * 1024)
    body = (
        f'{{"model":"m","messages":[{{"role":"user","content":[{{"type":"text","text":"{said}"}},'
        f'{{"type":"image_url","image_url":{{"url":"data:image/png;base64,{photograph}"}}}}]}}],'
        '"tools":[{"model":1}]}'
    ).encode()
    tracemalloc.start()
    try:
        pieces = splice(read_chat(body), [PrependToMessage(0, "D")])
        assert tracemalloc.get_traced_memory()[1] < len(body) // 2
    finally:
        tracemalloc.stop()

    assert len(b"".join(pieces)) == len(body) + len('{"type":"text","text":"D"},')


def test_B04_numbers_are_passed_on_as_they_are_spelled():
    body = b'{"model":"m","messages":[{"role":"user","content":"x"}],"seed":' + b"9" * 5000 + b',"top_p":1e999}'

    edited = spliced(read_chat(body), [PrependToMessage(0, "D")])

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

    assert splice(request, ())[0] is body
    assert not any(m.text for m in request.conversation.messages)


def test_B14_special_tokens_in_the_text_are_text():
    body = b'{"model":"m","messages":[{"role":"user","content":"<|endoftext|><|im_start|>"}]}'

    assert read_chat(body).conversation.messages[0].text == "<|endoftext|><|im_start|>"
