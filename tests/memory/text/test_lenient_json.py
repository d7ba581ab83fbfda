"""The JSON in a model's answer."""

from contextlib import suppress
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from memory.text.lenient_json import MOST_BYTES, MOST_DEPTH, NotJson, read_json

VALUES = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**53), 2**53) | st.text(st.characters(codec="utf-8")),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(st.characters(codec="utf-8")), inner, max_size=4)
    ),
    max_leaves=12,
)


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ('["a", "b"]', ["a", "b"]),
        (' \n{"facts": []}\n', {"facts": []}),
        ('Here it is:\n```json\n["a"]\n```\nAnything else?', ["a"]),
        ('```\n{"a": 1}\n```', {"a": 1}),
        ('As [1] says:\n```json\n["a"]\n```', ["a"]),
        ('Sure! ["a", "b"] is what I found.', ["a", "b"]),
        ('{"a": "}]"} and more', {"a": "}]"}),
        ('Keys are {name} and [sic]: {"name": "\\"Ada\\""}', {"name": '"Ada"'}),
        ('<think>Is it ["x"]? No.</think>\n["a"]', ["a"]),
        ("No facts: []", []),
        ('["a",] oh, rather ["a"]', ["a"]),
    ],
)
def test_the_json_is_found_however_it_is_wrapped(text: str, value: Any):
    assert read_json(text) == value


@pytest.mark.parametrize(
    "text",
    [
        "",
        "I cannot help with that.",
        '{"facts": [{"content": "a"}, {"content": "b',
        '[{"event": "UPDATE"}, {"event": "DEL',
        "{'a': 1}",
        "[1, NaN]",
        "{name}",
        '"\\ud800"',
        "[1e999]",
        "```json\n```",
    ],
)
def test_I02_what_is_no_json_or_only_a_piece_of_it_is_refused(text: str):
    with pytest.raises(NotJson):
        read_json(text)


@given(VALUES, st.text(st.characters(codec="utf-8", exclude_characters='[{`"<')))
def test_whatever_stands_around_it_a_list_is_found(value: Any, around: str):
    written = msgspec.json.encode([value]).decode()

    assert read_json(f"{around} {written} {around}") == [value]


@given(st.text('[]{}",:1a\\ \n`<>think/e-', max_size=60))
def test_I02_no_text_raises_anything_else(text: str):
    with suppress(NotJson):
        read_json(text)


@pytest.mark.parametrize(
    "text",
    [
        "[" * 100_000,
        "[" * 500 + "]" * 500,
        '{"a":' * 2_000 + "1" + "}" * 2_000,
        "[" * (MOST_DEPTH + 1) + "]" * (MOST_DEPTH + 1),
    ],
    ids=["open", "decoded", "objects", "just too deep"],
)
def test_I02_what_is_too_deep_is_refused(text: str):
    with pytest.raises(NotJson):
        read_json(text)


def test_I02_what_is_just_not_too_deep_is_read():
    assert read_json("[" * MOST_DEPTH + "]" * MOST_DEPTH)


def test_I02_ten_megabytes_are_refused_and_ten_thousand_facts_are_read():
    facts = msgspec.json.encode({"facts": ["User has a fact of some forty characters."] * 10_000}).decode()

    with pytest.raises(NotJson, match="bytes"):
        read_json("[" + "1," * MOST_BYTES + "1]")
    assert len(read_json(facts)["facts"]) == 10_000


@pytest.mark.parametrize("piece", ['["\\"', '{"', "[1 ", "[1} ", "```\n", '{"a":1', "<think>", '[ "'])
def test_B15_nothing_is_read_again_and_again(piece: str):
    """These take minutes when something quadratic gets in, and the test's time limit stops them."""
    with pytest.raises(NotJson):
        read_json(piece * (MOST_BYTES // len(piece) // 4))
    with pytest.raises(NotJson):
        read_json('["' + '\\"' * (MOST_BYTES // 4))


def test_a_lone_surrogate_does_not_stop_the_reading():
    assert read_json('["a\ud800"]') == ["a?"]
