"""Names in a question, and what is left of it without them."""

import pytest

from memory.language.names import LONGEST_QUESTION, names_in, without_names


def test_a_name_is_a_capital_within_a_sentence():
    assert names_in("When did Ada, or Bob's sister, learn SQL? Nobody knows.") == {"Ada", "Bob"}


@pytest.mark.parametrize("question", ["¿quién leyó La Regenta?", "quem leu Os Maias?", "who read The Odyssey?"])
def test_the_article_of_a_title_is_no_name(question: str):
    assert len(names_in(question)) == 1


@pytest.mark.parametrize("name", ["Mia", "Ella", "Ben", "Will"])
def test_a_name_may_be_a_small_word_somewhere(name: str):
    assert names_in(f"When does {name} come home?") == {name}


@pytest.mark.parametrize(
    ("question", "left"),
    [
        ("When did Caroline paint a sunrise?", "When did paint a sunrise?"),
        ("What is Caroline's job?", "What is job?"),
        ("What does Caroline\u2019s sister do?", "What does sister do?"),
        ("Did Ada Byron call?", "Did call?"),
        ("¿Dónde trabaja Lucía?", "¿Dónde trabaja ?"),
        ("Где работает Анна?", "Где работает ?"),
    ],
)
def test_a_question_loses_its_names_and_nothing_else(question: str, left: str):
    assert without_names(question) == left


@pytest.mark.parametrize(
    "question",
    [
        "what did caroline say?",
        "Caroline?",
        "- Caroline",
        "Do I know SQL?",
        "What should I cook? Something light.",
        "Wie heißt die Schule von meiner Tochter?",
        "我女儿什么时候上学？",
        f"Did Ada call? {'It rains. ' * (LONGEST_QUESTION // 10)}",
    ],
)
def test_a_question_without_names_stays_as_it_is(question: str):
    assert without_names(question) == question
