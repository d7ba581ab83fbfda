"""A user's own words are found again in the templates that applications fill with documents."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memory.turn.wrapping import own_words, without_notes, words_in
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


NOTE = "<system-reminder>\nI live in Nowhere.\n</system-reminder>"


@pytest.mark.parametrize(
    ("text", "left"),
    [
        (f"{NOTE}\n{WORDS}", f"\n{WORDS}"),
        (f"{WORDS}\n{NOTE}\n{NOTE}", f"{WORDS}\n\n"),
        (
            "<bash-input>ls</bash-input>\n<bash-stdout>a</bash-stdout><bash-stderr></bash-stderr>",
            "\n",
        ),
        ("<ide_opened_file>a.py</ide_opened_file>", ""),
        (f"What does {NOTE} mean?", f"What does {NOTE} mean?"),
        ("<system-reminder>\nnever closed", "<system-reminder>\nnever closed"),
        ("<my-element>\nx\n</my-element>", "<my-element>\nx\n</my-element>"),
    ],
)
def test_what_a_client_says_in_elements_of_its_own_is_taken_off(text: str, left: str):
    assert without_notes(text) == left


def test_of_a_chats_message_something_is_left():
    assert own_words(f"{NOTE}\n{WORDS}") == WORDS
    assert own_words(NOTE) == NOTE


def test_many_elements_that_are_never_closed_take_no_time():
    assert without_notes("<system-reminder>\n" * 20_000).count("<") == 20_000


@pytest.mark.parametrize(
    ("texts", "words"),
    [
        ([NOTE, WORDS], WORDS),
        ([NOTE], None),
        ([], None),
        ([""], ""),
        (["This session is being continued from a previous conversation. I live in Nowhere.", WORDS], WORDS),
        (["<command-name>/init</command-name>", "Analyze this."], ""),
        (["<command-name>/note</command-name>\n<command-args>I am vegan. </command-args>"], "I am vegan."),
        ([OPEN_WEBUI], OPEN_WEBUI),
    ],
)
def test_a_users_words_are_told_from_what_her_client_says_beside_them(texts: list[str], words: str | None):
    assert words_in(texts) == words


ENVIRONMENT = (
    "<environment_details>\n# Visual Studio Code Visible Files\nsrc/cart.ts\n\n"
    "# Current Working Directory (/home/ada/shop) Files\n.gitignore\nsrc/cart.ts\n</environment_details>"
)


@pytest.mark.parametrize(
    ("message", "words"),
    [
        ("<task>\nWhich queue do we use?\n</task>", "Which queue do we use?"),
        ("<user_message>\nWe use pnpm.\n</user_message>", "We use pnpm."),
        ("Which queue do we use?", "Which queue do we use?"),
        (
            "[attempt_completion] Result:\nThe user has given feedback.\n<feedback>\nNo, in tabs.\n</feedback>",
            "No, in tabs.",
        ),
        ("[ask_followup_question for 'Which?'] Result:\n\n<answer>\nThe second.\n</answer>", "The second."),
        (
            "<task>\nExplain 'a.md' (see below)\n</task>\n\n<file_content path=\"a.md\">\nI am Karl.\n</file_content>",
            "Explain 'a.md' (see below)",
        ),
        ("[read_file for 'a.md'] Result:\nI am Karl.", ""),
        ("[ERROR] You did not use a tool in your previous response!", ""),
        ("", ""),
    ],
)
def test_what_she_says_in_clines_frames_is_hers_and_results_and_surroundings_are_not(message: str, words: str):
    assert own_words(f"{message}\n\n{ENVIRONMENT}") == words
    assert words_in([message, ENVIRONMENT]) == (words or None)


def test_surroundings_that_she_pastes_into_her_message_are_a_part_of_it():
    text = f"<task>\nWhat is this?\n</task>\n{ENVIRONMENT}\nI found it in my logs."

    assert "I found it in my logs." in own_words(text)
    assert own_words("Why is it called </environment_details>") == "Why is it called </environment_details>"
