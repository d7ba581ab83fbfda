"""The English analyzer."""

from concurrent.futures import ThreadPoolExecutor

import pytest
from hypothesis import given
from hypothesis import strategies as st

from adapters.analyzers import EnglishAnalyzer
from memory.model.types import Analyze

analyze: Analyze = EnglishAnalyzer()


@pytest.mark.parametrize(
    ("text", "terms"),
    [
        ("The cats were RUNNING", ("cat", "run")),
        ("I don't; you’re", ()),
        ("John's café", ("john", "café")),
        ("My A1C was 7.4", ("a1c", "7.4")),
        ("500mg and 1,000 mg", ("500", "mg", "1000", "mg")),
        ("at 7:30, on 3.14.", ("7:30", "3.14")),
        ("ﬁne ①", ("fine", "1")),
        ("foo_bar-baz alice@example.org", ("foo", "bar", "baz", "alic", "exampl", "org")),
        ("a a b b", ("b", "b")),
    ],
)
def test_words_are_lowered_stemmed_and_stripped_of_what_says_nothing(text: str, terms: tuple[str, ...]):
    assert analyze(text) == terms


def test_a_stated_date_is_found_as_one_asks_for_it():
    assert analyze("7 May 2023") == ("7", "may", "2023")
    assert set(analyze("(mentioned 2023-05-07)")) == {"mention", "2023", "may", "7"}
    assert analyze("2023-13-45") == ("2023", "13", "45")


@pytest.mark.parametrize(
    ("text", "question"),
    [
        ("我喜欢吃苹果", "苹果"),
        ("猫が好きです", "猫が"),
        ("ฉันชอบแมว", "แมว"),
        ("люблю Москву", "москву"),
        ("मुझे हिन्दी पसंद है", "हिन्दी"),
        ("أحب القهوة", "القهوة"),
        ("나는 고양이를 좋아한다", "고양이를"),
        ("μου αρέσει η Αθήνα", "αθήνα"),
    ],
)
def test_other_scripts_give_terms_that_find_them(text: str, question: str):
    assert set(analyze(question)) & set(analyze(text))


@given(st.text())
def test_any_text_has_terms_without_white_space(text: str):
    assert all(term and not term.isspace() for term in analyze(text))


def test_long_words_and_texts_are_cut():
    assert analyze("x" * 1_000_000) == ("x" * 40,)
    assert len(analyze("word " * 1_000_000)) <= 4_000


def test_it_may_be_called_from_any_thread():
    words = [f"running{n} cats{n} nationalities{n}" for n in range(500)]
    fresh = EnglishAnalyzer()
    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(fresh, words)) == [analyze(text) for text in words]
