import pytest
from hypothesis import given
from hypothesis import strategies as st

from memory.comparison import Decision, Known, Verdict, compare, differ


def against(text: str, known: str, *, cosine: float = 0.95) -> Decision:
    return compare(text, [Known("m1", known, cosine)], duplicate_cosine=0.9)


def test_the_same_words_are_known_whatever_the_cosine():
    decision = against("I live in Berlin", "I live in Berlin", cosine=0.0)

    assert decision == Decision(verdict=Verdict.NONE, reason="same_text", memory_id="m1")


def test_nothing_known_is_new():
    assert compare("I live in Berlin", [], duplicate_cosine=0.9).verdict is Verdict.ADD


@pytest.mark.parametrize(
    ("text", "known"),
    [
        ("I'm allergic to penicillin", "I am allergic to penicillin."),
        ("I love hiking in the mountains", "I love to hike in the mountains"),
        ("I have 2 cats", "I have two cats"),
        ("My dog's name is Rex", "my dogs name is rex"),
        ("I don't eat meat", "I do not eat meat"),
    ],
)
def test_the_same_in_other_words_is_a_duplicate(text: str, known: str):
    assert against(text, known).reason == "duplicate"
    assert against(known, text).reason == "duplicate"


@pytest.mark.parametrize(
    ("text", "known"),
    [
        ("I take metformin 850 mg", "I take metformin 500 mg"),
        ("My A1C is 6.8", "My A1C is 6.5"),
        ("I have three kids", "I have two kids"),
        ("The meeting is on Friday", "The meeting is on Monday"),
        ("I take it in the morning", "I take it at night"),
        ("I eat meat", "I don't eat meat"),
        ("I no longer smoke", "I still smoke"),
        ("I live in Munich", "I live in Berlin"),
        ("My dog is called Rex", "My dog is called Bello"),
        ("I'm allergic to amoxicillin", "I'm allergic to penicillin"),
        ("My brother is a doctor", "My sister is a doctor"),
        ("I'm vegetarian", "I'm vegan"),
        ("Ich esse kein Fleisch", "Ich esse Fleisch"),
        ("Vivo en Madrid", "Vivo en Sevilla"),
        ("私は大阪に住んでいます", "私は東京に住んでいます"),
    ],
)
def test_what_tells_two_near_texts_apart_makes_the_new_one_a_fact(text: str, known: str):
    assert against(text, known, cosine=0.999).verdict is Verdict.ADD
    assert against(known, text, cosine=0.999).verdict is Verdict.ADD


def test_below_the_embedders_own_band_nothing_is_a_duplicate():
    assert against("I love to hike", "I love hiking", cosine=0.89).verdict is Verdict.ADD
    assert against("I love to hike", "I love hiking", cosine=0.9).verdict is Verdict.NONE


def test_the_same_words_are_found_behind_a_near_text():
    known = [Known("near", "I love to hike there", 0.95), Known("same", "I love hiking", 0.9)]

    assert compare("I love hiking", known, duplicate_cosine=0.9).memory_id == "same"


@given(st.text())
def test_no_text_differs_from_itself(text: str):
    assert not differ(text, text)


@given(st.text(), st.text())
def test_to_differ_is_mutual(one: str, other: str):
    assert differ(one, other) == differ(other, one)
