"""A user's own words are found again in the templates that applications fill with documents."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memory.turn.wrapping import own_words
from tests.framed import OPEN_WEBUI, wrapped_by_open_webui

WORDS = "I'm vegan: which of these suits me?\n\nAnd my sister?"


@pytest.mark.parametrize("wrap", wrapped_by_open_webui)
def test_what_she_said_is_all_that_is_left(wrap: str):
    [*_, message] = wrapped_by_open_webui[wrap](WORDS)

    assert own_words(message["content"]).strip() == WORDS


def test_a_list_of_files_behind_her_message_is_taken_off():
    files = (
        "<!-- SYSTEM CONTEXT (NOT PART OF USER QUERY) -->\n<files_info>a.md</files_info>\n<!-- END SYSTEM CONTEXT -->"
    )

    assert own_words(f"{WORDS}\n\n{files}").strip() == WORDS


@pytest.mark.parametrize(
    "text",
    [
        # such a message, pasted into another
        "<attached_files>\na.md\n</attached_files>\nMy name is Ada.\n<attached_files>\nb.md\n</attached_files>\nbye",
        "",
        "What is a </context>?",
        "I said </context> before <context>.",
        "### Task:\nRespond to the user query using the provided context, please.",
        "Why does it say: ### Task:\nRespond to the user query using the provided context <context></context>?",
        "<attached_files>",
        "</attached_files> <attached_files>\n",
        OPEN_WEBUI,
        f"<attached_files>\n{WORDS}",
        f"{WORDS}\n#### Code Interpreter\n\nYou have access to mine.",
        "<attached_files>\na.md\n</attached_files>\n",
    ],
)
def test_what_has_no_whole_template_or_no_words_beside_it_stays_as_it_is(text: str):
    assert own_words(text) == text


@given(
    st.lists(st.sampled_from(["<context>", "</context>", "<user_query>", "</user_query>", "### Task:\n", "a", "\n"]))
)
def test_something_is_always_left_of_a_message_that_says_something(pieces: list[str]):
    text = OPEN_WEBUI + "".join(pieces)

    assert own_words(text).strip()
