"""Clauses that tell of an illness or an allergy without a verb say it in full; what is spoken of is nobody's."""

import pytest

from memory.language.ailments_named import is_topic, tells_alone, told_beside_question
from memory.language.first_person import own_sentences
from memory.language.material import parted

IN_FULL = [
    ("celiac", ("I have celiac disease",)),
    ("T1D", ("I have type 1 diabetes",)),
    ("type two diabetic", ("I have type 2 diabetes",)),
    ("I'm T1", ("I have type 1 diabetes",)),
    ("asthma", ("I have asthma",)),
    ("hi, asthma", ("I have asthma",)),
    ("severe asthma, 34", ("I have asthma", "I am 34")),
    ("dx crohns 2015", ("I have Crohn's disease",)),
    ("lupus, diagnosed 2019", ("I have lupus",)),
    ("celiac + type 1", ("I have celiac disease", "I have type 1 diabetes")),
    ("hypertension, ramipril 5 in the morning", ("I have hypertension", "ramipril 5 in the morning")),
    ("crohns here", ("I have Crohn's disease", "")),
    ("celiac, bakery in lisbon", ("I have celiac disease", "bakery in lisbon")),
    ("pcos, breakfast ideas", ("I have pcos", "breakfast ideas")),
    ("no gluten, celiac", ("no gluten", "I have celiac disease")),
    ("weekend in rome, celiac, where to eat", ("weekend in rome, where to eat", "I have celiac disease")),
    ("no gluten (crohn's)", ("no gluten", "I have Crohn's disease")),
    ("t1 dad of two, lunch ideas", ("I have type 1 diabetes", "lunch ideas")),
    ("eggs, allergic, brunch", ("eggs, brunch", "I am allergic to eggs")),
    ("penicillin = hives", ("I am allergic to penicillin",)),
    ("nuts, shellfish -> epipen", ("I am allergic to nuts, shellfish",)),
    ("no nuts pls, allergic", ("I am allergic to nuts",)),
    ("severe nut allergy", ("I am allergic to nut",)),
    ("lactose intolerance since birth", ("I am lactose intolerant",)),
    ("Hausstauballergie", ("ich bin allergisch gegen Hausstaub",)),
    ("Typ 1 seit ich 9 bin", ("ich habe Diabetes Typ 1",)),
    ("intolérante lactose", ("je suis intolérant à lactose",)),
    ("asmática", ("tengo asma",)),
    ("diabete 2", ("ho diabete di tipo 2",)),
    ("dipirona: rosto inchado", ("sou alérgico a dipirona",)),
]


@pytest.mark.parametrize(("said", "in_full"), IN_FULL)
def test_a_clause_that_says_no_more_than_an_illness_is_said_in_full(said: str, in_full: tuple[str, ...]):
    assert own_sentences(said, by_model=False) == in_full


AS_IT_STANDS = [
    "Asthma. Diabetes.",
    "celiac, the silent disease",
    "celiac: a guide",
    "asthmatic, epileptic and diabetic patients",
    "diabetes, kidney disease and diet",
    "diabetes, symptoms and advice",
    "my flatmate: nuts -> epipen",
    "nuts: 20 g",
    "penicillin: mechanism of action",
    "type 2 fun",
    "t1 dad jokes",
    "Anna is coming, coeliac",
    "I manage a nurse, allergic to penicillin.",
]


@pytest.mark.parametrize("said", AS_IT_STANDS)
def test_what_only_speaks_of_an_illness_stands_as_it_is(said: str):
    assert not any(each.startswith("I have") or "am allergic" in each for each in own_sentences(said, by_model=False))


def test_an_illness_alone_is_of_whom_the_sentence_before_is_about():
    told = own_sentences("My dad is 80. Diabetic since 2010. Grandma is here. Coeliac.", by_model=False)

    assert told == ("My dad is 80", "Grandma is here")


def test_it_is_hers_behind_what_she_says_of_herself():
    told = own_sentences("I live with my dad. Diabetic since 2010.", by_model=False)

    assert told == ("I live with my dad", "I have diabetes")


TOPICS = [
    ("celiac disease", "what is it?", True),
    ("celiac", "do I have it?", True),
    ("celiac", "what symptoms if I eat gluten?", False),
    ("type 2", "which charging cable fits?", True),
    ("type 2", "can I eat dates?", False),
    ("diabete", "quali sono i sintomi?", True),
    ("bakery", "what is it?", False),
]


@pytest.mark.parametrize(("told", "asked", "is_asked_about"), TOPICS)
def test_an_illness_that_is_asked_about_is_no_ones(told: str, asked: str, is_asked_about: bool):
    assert is_topic(told, asked) is is_asked_about


def test_since_when_is_told_of_an_illness_alone():
    told = own_sentences("Since I'm allergic to soy, I cook at home a lot.", by_model=False)

    assert told == ("Since I am allergic to soy, I cook at home a lot",)


def test_no_mark_needs_to_stand_between_an_illness_and_a_question():
    assert told_beside_question("celiac can i eat oats") == "celiac"
    assert told_beside_question("hotel in rome, asthma, which area?") == "asthma"
    assert told_beside_question("sou celíaca?") == ""
    assert told_beside_question("celiac disease which foods are bad") == ""
    assert told_beside_question("celiac disease what can i eat") == "celiac disease"


def test_an_allergen_with_what_it_does_is_no_code():
    assert tells_alone("penicillin = hives")
    assert parted("penicillin = hives").prose == "penicillin = hives"
    assert parted("latex = false").prose == ""
