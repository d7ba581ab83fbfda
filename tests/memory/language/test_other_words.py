"""What a short question calls otherwise than who told it."""

import pytest

from memory.language.other_words import asks_for_food, other_words

CALLED = [
    ("who's my boss?", "manager"),
    ("who's my family doctor?", "gp"),
    ("did I ever have a fracture?", "broke"),
    ("wer ist mein Hausarzt?", "doktor"),
    ("¿quién es mi jefa?", "supervisor"),
    ("comment s'appelle mon médecin traitant ?", "généraliste"),
    ("chi è il mio capo?", "responsabile"),
    ("quem é o meu chefe?", "gerente"),
    ("what's the name of my pet?", "dog"),
    ("Where does my mother live?", "mom"),
    ("what does dad do?", "father"),
    ("Wo wohnt meine Mutter?", "mama"),
    ("¿dónde vive mi abuela?", "yaya"),
    ("où habite ma mère ?", "maman"),
    ("dove abita mio padre?", "babbo"),
    ("onde mora a minha mãe?", "mamã"),
]


@pytest.mark.parametrize(("question", "word"), CALLED)
def test_a_thing_of_daily_life_has_other_words(question: str, word: str):
    assert word in other_words(question)


@pytest.mark.parametrize(
    "question",
    [
        "which instrument do I play?",
        "can my dog swim?",  # a dog is a pet, and no cat
        "who's the bossy one?",
        "what does the film of oil on my cello tell, and what should I do against it before the concert on Sunday?",
    ],
)
def test_what_is_asked_otherwise_brings_no_more(question: str):
    assert not {"cat", "manager", "movie"} & set(other_words(question))


def test_a_word_is_called_otherwise_in_the_language_of_the_question():
    assert "chefin" in other_words("wer ist mein Chef?")
    assert "patron" not in other_words("wer ist mein Chef?")


@pytest.mark.parametrize("question", ["Suggest a snack.", "was darf ich nicht essen?", "una receta para la cena"])
def test_a_question_for_food_is_told(question: str):
    assert asks_for_food(question)


def test_a_question_for_anything_else_is_none_for_food():
    assert not asks_for_food("where do I live?")
