"""A fact's sentences in the first person: what they are, and that a long text takes no longer than its length."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memory.language.first_person import own_sentences, plain

PIECES = st.sampled_from(
    ['"', "“", "”", "«", "»", "„", " ", "  ", "\n", " (mentioned May)", "(confirmed", ")", "(", "; ", ". ", "I am ill"]
)
QUOTED = re.compile(r"\"[^\"]*\"|“[^”]*”|«[^»]*»|„[^“”]*[“”]")
SUFFIX = re.compile(r"\s*\((?:mentioned|confirmed|inferred)\b[^()]*\)")
"""What is to be found, as simply as it can be said: quadratic in a text of marks that nothing closes."""


@given(st.lists(PIECES, max_size=25).map("".join))
def test_quotations_and_suffixes_are_found_as_the_simple_patterns_find_them(text: str):
    assert plain(text) == QUOTED.sub(" ", SUFFIX.sub("", text))


@pytest.mark.parametrize("marks", ["; ", "! ", "“", "«", "„", '"', " ", " \n", "(mentioned ", "。", "x" * 61 + "\nx\n"])
def test_a_megabyte_of_marks_is_read(marks: str):
    text = "I am allergic to nuts. " + marks * (1_000_000 // len(marks))

    assert own_sentences(text, by_model=False)[0] == "I am allergic to nuts"


def test_a_mark_that_nothing_closes_quotes_nothing():
    said = list(own_sentences("She said «I am ill» and “so on. I am allergic to nuts.", by_model=False))

    assert said == ["She said   and “so on", "I am allergic to nuts"]
