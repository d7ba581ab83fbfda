from datetime import date, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memory.language.comparison import SLACK, Decision, Known, Verdict, compare, differ
from memory.language.wording import alike, is_among

DAY = date(2025, 5, 7)


def against(text: str, known: str, *, cosine: float = 0.95) -> Decision:
    return compare(text, [Known("m1", known, cosine, DAY)], duplicate_cosine=0.9, day=DAY)


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
        ("My parents reside near Graz", "My parents live near Graz"),
        ("My dog's name is Rex", "my dogs name is rex"),
        ("I don't eat meat", "I do not eat meat"),
        ("I get up at 6 am", "I get up at 6am"),
        ("I get up at 6 a.m.", "I get up at 6am"),
        ("My exam is on May 5th", "My exam is on 5 May"),
        ("My dog is called Bo", "my dog is called bo"),
        ("Ich esse jeden Tag ein Ei", "ich esse jeden tag ein ei"),
        ("I pay €700 rent", "I pay 700 € rent"),
        ("I love jazz 🎷", "I love jazz"),
        ("Every Sunday I go running", "I go running every Sunday"),
    ],
)
def test_the_same_in_other_words_is_a_duplicate(text: str, known: str):
    assert against(text, known).reason == "duplicate"
    assert against(known, text).reason == "duplicate"


@pytest.mark.parametrize(
    ("text", "known"),
    [
        ("I have a peanut allergy", "I'm allergic to peanuts"),
        ("I'm Anna", "My name is Anna"),
        ("My dog's name is Max", "I have a dog named Max"),
        ("I live in New York City", "I live in NYC"),
    ],
)
def test_what_says_the_same_of_the_user_is_a_duplicate(text: str, known: str):
    assert against(text, known, cosine=0.6).reason == "duplicate"


@pytest.mark.parametrize(
    ("text", "known"),
    [
        ("I have a severe peanut allergy and an EpiPen", "I'm allergic to peanuts"),
        ("My dog's name is Max and he is deaf", "I have a dog named Max"),
        ("I'm not Anna", "My name is Anna"),
    ],
)
def test_what_says_more_of_the_user_is_kept(text: str, known: str):
    assert against(text, known, cosine=0.6).verdict is Verdict.ADD


@pytest.mark.parametrize(
    ("text", "known"),
    [
        ("My A1C is 6.8", "My A1C is 6.5"),
        ("I have three kids", "I have two kids"),
        ("The meeting is on Friday", "The meeting is on Monday"),
        ("I take it in the morning", "I take it at night"),
        ("My dog is called Rex", "My dog is called Bello"),
        ("I'm allergic to amoxicillin", "I'm allergic to penicillin"),
        ("My brother is a doctor", "My sister is a doctor"),
        ("I teach German", "I teach in German"),
        ("I have a teacher", "I am a teacher"),
        ("私は大阪に住んでいます", "私は東京に住んでいます"),
        # A name, a letter, a unit or a sign is as short as glue.
        ("My friend Al likes tea", "My friend Bo likes tea"),
        ("My dog is called al", "My dog is called bo"),
        ("Mein Bruder heißt Jo", "Mein Bruder heißt Al"),
        ("My badge is a1", "My badge is b1"),
        ("My badge is 1b", "My badge is b1"),
        ("The code for the gate is 17a", "The code for the gate is 17b"),
        ("Mein Sohn ist in der 3a", "Mein Sohn ist in der 3b"),
        ("I chose plan b", "I chose plan c"),
        ("I get up at 6 am", "I get up at 6 pm"),
        ("I get up at 6am", "I get up at 6pm"),
        ("I weigh 70 kg", "I weigh 70 lb"),
        ("My rent is 700 €", "My rent is 700 $"),
        ("The temperature outside was 5", "The temperature outside was -5"),
        ("My blood type is A+", "My blood type is A-"),
        ("I program in C", "I program in C++"),
        ("My icon is 🦊", "My icon is 🐻"),
        ('My tattoo says "be"', 'My tattoo says "do"'),
        # What stands where, and what goes where.
        ("The key is in the box", "The key is on the box"),
        ("My commute is Leeds to York", "My commute is York to Leeds"),
        ("Voy de Lugo a Vigo", "Voy de Vigo a Lugo"),
        ("Vado da Roma a Pisa", "Vado da Pisa a Roma"),
        ("Vou de Braga a Faro", "Vou de Faro a Braga"),
        ("Traduzco del inglés al francés", "Traduzco del francés al inglés"),
    ],
)
def test_what_tells_two_near_texts_apart_makes_the_new_one_a_fact(text: str, known: str):
    assert against(text, known, cosine=0.999).verdict is Verdict.ADD
    assert against(known, text, cosine=0.999).verdict is Verdict.ADD


@pytest.mark.parametrize(
    ("text", "known"),
    [
        ("I live in Munich", "I live in Berlin"),
        ("I take metformin 850 mg", "I take metformin 500 mg"),
        ("I'm vegan", "I'm vegetarian"),
        ("Vivo en Sevilla", "Vivo en Madrid"),
        ("I don't eat meat", "I eat meat"),
        ("Ich esse kein Fleisch", "Ich esse Fleisch"),
        ("I no longer smoke", "I still smoke"),
    ],
)
def test_a_state_with_another_value_or_its_end_takes_the_place_of_the_old_one(text: str, known: str):
    assert against(text, known, cosine=0.0).verdict is Verdict.UPDATE
    assert against(text, known, cosine=0.999).verdict is Verdict.UPDATE


def test_a_text_that_says_more_than_a_state_is_not_replaced():
    assert against("I moved to Munich", "I live in Berlin with my two cats").verdict is Verdict.ADD


def test_what_says_more_than_a_known_text_is_a_fact():
    assert against("I love hiking with Ben", "I love hiking", cosine=0.999).verdict is Verdict.ADD


def test_a_reading_of_another_day_is_kept_though_it_is_equal():
    january = [Known("m1", "My A1C is 6.8", 1.0, date(2025, 1, 10))]

    assert compare("My A1C is 6.8", january, duplicate_cosine=0.9, day=DAY).reason == "reading"
    assert compare("My A1C is 6.8", january, duplicate_cosine=0.9, day=date(2025, 1, 10)).reason == "same_text"


def test_a_fact_that_is_no_reading_is_known_on_another_day_as_well():
    january = [Known("m1", "I have two cats", 1.0, date(2025, 1, 10))]

    assert compare("I have two cats", january, duplicate_cosine=0.9, day=DAY).reason == "same_text"


def test_far_below_the_embedders_own_band_nothing_is_a_duplicate():
    assert against("I love to hike", "I love hiking", cosine=0.9 - SLACK - 0.01).verdict is Verdict.ADD
    assert against("I love to hike", "I love hiking", cosine=0.9 - SLACK + 0.01).verdict is Verdict.NONE


def test_the_same_words_are_found_behind_a_near_text():
    known = [Known("near", "I love to hike there", 0.95), Known("same", "I love hiking", 0.9)]

    assert compare("I love hiking", known, duplicate_cosine=0.9).memory_id == "same"


def test_the_same_is_found_behind_what_it_would_replace():
    known = [Known("old", "I live in Berlin", 0.9), Known("same", "I live in Munich", 0.95)]

    assert compare("User lives in Munich", known, duplicate_cosine=0.9).memory_id == "same"


@given(st.text())
def test_no_text_differs_from_itself(text: str):
    assert not differ(text, text)


WORDS = st.text(st.sampled_from("abeéings-'1"), max_size=7)


@given(WORDS, st.lists(WORDS, max_size=5))
def test_a_word_is_among_others_if_it_is_like_one_of_them(word: str, others: list[str]):
    assert is_among(word, others) == any(alike(word, other) for other in others)


@given(st.text(), st.text())
def test_to_differ_is_mutual(one: str, other: str):
    assert differ(one, other) == differ(other, one)


@given(st.text(max_size=200), st.text(max_size=200))
def test_any_two_texts_are_compared(one: str, other: str):
    assert against(one, other).verdict in Verdict


def test_what_was_said_earlier_changes_nothing_that_was_said_later():
    known = [Known("m1", "I live in Berlin", 0.9, DAY)]

    assert compare("I live in Munich", known, duplicate_cosine=0.9, day=DAY - timedelta(days=1)).verdict is Verdict.ADD
    assert compare("I live in Munich", known, duplicate_cosine=0.9, day=DAY).verdict is Verdict.UPDATE
