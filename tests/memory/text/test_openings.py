"""Several expressions that are asked at the beginning of a text."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memory.text.openings import Openings
from memory.text.regex import regex

EXPRESSIONS = (r"(?i)a|b", r"I'?m? ", r"(?i)let's ", r"(?=I'm).*x", r"\s*b", r"(?i)s|k", r"(?i)ß", r"a*$", r"[^a]b")


@given(
    st.lists(st.sampled_from(EXPRESSIONS), max_size=6),
    st.lists(st.sampled_from((*"abIi .xſKß", "I'm ", "let's ")), max_size=6).map("".join),
)
def test_of_several_at_the_beginning_of_a_text_one_matches_as_they_do_one_by_one(sources: list[str], text: str):
    assert Openings(*map(regex, sources)).match(text) is any(re.match(source, text) for source in sources)


def test_of_several_only_those_are_compiled_of_which_an_opening_stands_there(monkeypatch: pytest.MonkeyPatch):
    compiled: list[str] = []
    compiles = re.compile
    asked = Openings(regex(r"(?i)forget it"), regex(r"(?i)for good"), regex(r"(?i)let's go"))

    def seen(source: str, flags: int) -> re.Pattern[str]:
        compiled.append(source)
        return compiles(source, flags)

    monkeypatch.setattr(re, "compile", seen)

    assert not asked.match("What is it for?")
    assert not compiled
    assert asked.match("Forget it.")
    assert compiled == ["(?i)forget it"]
