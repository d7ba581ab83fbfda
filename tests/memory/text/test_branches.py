"""Expressions whose alternatives are tried by their first letter."""

import re
import sys
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memory.text import branches
from memory.text.branches import compile_by_letters
from tests.memory.text.test_anchors import every_expression, found
from tests.memory.text.test_expressions import tables

SOURCES = (
    r"(?i)(?<!\w)(?:kiss(?:es)?|keep|Kelvin|sold|ſold|stop|ist|İst|ıst|is|i|éa|ea|eb)(?!\w)",
    r"(?i)(?P<a>k|s)|(?:ki|kin|k(?P<b>e)|i(?P=a)?)+s",
    r"(?:ab|a|b|ac|\w|ad)(?:c|bc|)",
    r"(?>ab|a|b)c|(?i:Ab|aB)(?-i:C|c)",
    r"(?i)(?=ki|ke|s)\w(?<=k|s)(?:i|e|)(?!s|e)",
    r"(?ia)(?:kI|sI|is)\b",
    r"(?:a|(b)|c)(?(1)a|c)",
    r"(?i)(?:a|b|)*?(?:ab|abc|b)++",
)
LETTERS = st.sampled_from([*"abceikIKsS .", "ſ", "K", "İ", "ı", "é", "É", "ki", "is"])
TEXTS = st.lists(LETTERS, max_size=10).map("".join)


@given(st.sampled_from(SOURCES), TEXTS)
def test_they_find_what_they_find_as_they_are_written(source: str, text: str):
    plain, grouped = re.compile(source), compile_by_letters(source)

    for name in ("search", "match", "fullmatch"):
        assert found(getattr(grouped, name)(text)) == found(getattr(plain, name)(text))
    assert [*map(found, grouped.finditer(text))] == [*map(found, plain.finditer(text))]
    assert grouped.split(text) == plain.split(text)
    assert grouped.sub(r"<\g<0>>", text) == plain.sub(r"<\g<0>>", text)
    assert (grouped.groups, grouped.groupindex, grouped.flags) == (plain.groups, plain.groupindex, plain.flags)


def test_ours_find_in_sentences_of_their_own_words_what_they_find_as_they_are_written():
    dice, tried = Random(1), 0
    late = [(each._source, each._flags) for each in every_expression()]
    rows = [(source, table._flags) for table in tables() for source, _ in table._rows]
    for source, flags in {*late, *dice.sample(rows, 400)}:
        plain, grouped = re.compile(source, flags), compile_by_letters(source, flags)
        letters = re.findall(r"[^\W\d_]+|\W|\d", re.sub(r"\\.|\(\?[^)]{0,2}", " ", source)) or ["x"]
        for _ in range(6):
            text = " ".join(dice.choices(letters, k=8))
            for said in (text, text.upper()):
                expected = [*map(found, plain.finditer(said))]
                tried += bool(expected)
                assert [*map(found, grouped.finditer(said))] == expected, (source, said)
    assert tried > 1000


EVERY = "".join(f"{chr(code)}a" for code in range(sys.maxunicode + 1))


@pytest.mark.parametrize("letter", [*"abcdefghijklmnopqrstuvwxyz' -0"])
def test_all_that_python_takes_for_a_letter_is_taken_for_it(letter: str):
    source = rf"(?i){letter}a|\\b|{letter}c"

    assert compile_by_letters(source).findall(EVERY) == re.findall(source, EVERY)


def test_they_are_compiled_as_they_are_where_python_reads_them_in_another_form(monkeypatch: pytest.MonkeyPatch):
    def parse(*_: object) -> tuple[str, str]:
        return "a tree", "of another form"

    monkeypatch.setattr(branches, "_parse", parse)

    assert compile_by_letters("(?i)ab|ac").findall("xAC") == ["AC"]


def test_what_python_refuses_is_refused():
    with pytest.raises(re.error):
        compile_by_letters("(?:a|b")
