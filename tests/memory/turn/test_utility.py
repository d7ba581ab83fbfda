"""An application's own call is told by a whole prompt, and nothing that a user says is taken for one."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memory.text.cleaning import one_line
from memory.turn.utility import UtilityPrompts, check
from memory.turn.utility_prompts import KNOWN
from tests.utility_calls import CALLS, NEAR_MISSES

PROMPTS = UtilityPrompts(prompt.pattern for prompt in KNOWN)
NAMING = UtilityPrompts(["Name this chat:\n{{MESSAGES:END:2}}\nAnswer with the name only."])


@pytest.mark.parametrize("name", CALLS)
def test_one_message_of_an_applications_call_is_a_whole_prompt(name: str):
    assert any(PROMPTS.has(message["content"]) for message in CALLS[name])


@pytest.mark.parametrize("words", NEAR_MISSES)
def test_what_looks_like_a_prompt_is_none(words: str):
    assert not PROMPTS.has(words)


@pytest.mark.parametrize("prompt", KNOWN, ids=lambda prompt: f"{prompt.app}, {prompt.call}")
def test_a_known_prompt_is_found_by_its_own_text_and_stands_in_the_table_once(prompt: tuple[str, str, str]):
    pattern = prompt[2]

    check(pattern)
    assert UtilityPrompts([pattern]).has(pattern)
    assert [one_line(each.pattern) for each in KNOWN].count(one_line(pattern)) == 1


@pytest.mark.parametrize(
    "text",
    [
        "Name this chat:\nUSER: hi\nAnswer with the name only.",
        "  Name this chat: Answer with the name only.\r\n",
        "Name   this\n\tchat: hi Answer with the name only. or not. Answer with the name only.",
    ],
)
def test_white_space_does_not_count_and_a_gap_may_hold_anything(text: str):
    assert NAMING.has(text)


@pytest.mark.parametrize(
    "text",
    [
        "Name this chat:",
        "Answer with the name only.",
        "Please: Name this chat: hi Answer with the name only.",
        "Name this chat: hi Answer with the name only. Thanks!",
        "Answer with the name only. Name this chat:",
        "name this chat: hi answer with the name only.",
        "",
    ],
)
def test_a_prompt_is_there_from_its_beginning_to_its_end_or_not_at_all(text: str):
    assert not NAMING.has(text)


def test_a_prompt_that_begins_with_a_gap_is_told_by_its_end():
    titled = UtilityPrompts(["{{MESSAGES}} Give the talk above a title."])

    assert titled.has("I live in Oslo.\n\nGive the talk above a title.")
    assert not titled.has("Give the talk above a title. Thanks!")


@pytest.mark.parametrize("pattern", ["{{MESSAGES}}", "{{a}} title {{b}}", "", "  "])
def test_a_pattern_that_would_fit_everything_or_nothing_is_refused(pattern: str):
    with pytest.raises(ValueError, match="neither begins nor ends"):
        check(pattern)


@given(st.text(alphabet="ab {}\n", max_size=12), st.text(alphabet="ab {}\n", max_size=40))
def test_a_prompt_without_gaps_is_the_whole_message(pattern: str, text: str):
    if "{{" not in pattern and one_line(pattern):
        assert UtilityPrompts([pattern]).has(text) == (one_line(text) == one_line(pattern))
