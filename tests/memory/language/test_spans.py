"""What is so for a while only is no value of the profile; what has been so for a while, or has begun, is."""

import pytest

from memory.language.languages import LANGUAGES, SPANS
from memory.language.sayings import said_by
from memory.language.spans import is_for_a_while

FOR_A_WHILE = (
    "I'm vegan for January.",
    "I'm doing keto until the end of Lent.",
    "This month I'm vegan.",
    "Until Easter, I'm vegan.",
    "I'm living in Leeds until June.",
    "I'm working as a barista for the summer.",
    "I work from home this week.",
    "For three weeks I'm keto.",
    "Bis Ostern lebe ich vegan.",
    "Diesen Januar esse ich vegan.",
    "Ich lebe sechs Wochen lang vegan.",
    "Durante enero soy vegano.",
    "Hasta Pascua no como carne.",
    "Soy vegano por tres semanas.",
    "Je suis végétarien pendant le carême seulement.",
    "Ce mois-ci je mange végane.",
    "J'habite à Metz jusqu'en juin.",
    "Per questo mese sono vegano.",
    "Fino a Pasqua sono vegetariana.",
    "Este mês sou vegano por causa de um desafio.",
    "Até a Páscoa não como carne.",
    "Moro em Faro até junho.",
)
FOR_GOOD = (
    "I've been vegan for ten weeks.",
    "I moved to Leeds this week.",
    "This week I'm in Rome, but I live in Leeds.",
    "I was a cook until 2019 and now I work as a teacher.",
    "I went vegan this January.",
    "I'm vegan, and until Sunday my sister is here.",
    "I've lived in Leeds for six months.",
    "I work as a teacher and I'm free until September.",
    "Ich bin diese Woche nach Jena gezogen.",
    "Ich lebe seit drei Wochen vegan.",
    "Ich wohne in Ulm, bin aber bis Freitag in Jena.",
    "Me mudé a Vigo este mes.",
    "Vivo en León desde hace tres meses.",
    "J'ai déménagé à Metz ce mois-ci.",
    "Je suis végane depuis trois semaines.",
    "Mi sono trasferita a Lecce questo mese.",
    "Sono vegana da tre settimane.",
    "Mudei-me para Belém este mês.",
    "Até sou vegano.",
    "Moro em Faro, estou em Évora até domingo.",
)
LIVES = {"diet", "home", "job", "employer", "work"}


def told(text: str) -> list[str]:
    return [said.value for said, act in said_by(text, by_model=False) if act == "say" and said.field in LIVES]


@pytest.mark.parametrize("text", FOR_A_WHILE)
def test_what_has_an_end_is_not_how_somebody_lives(text: str):
    assert told(text) == []


@pytest.mark.parametrize("text", FOR_GOOD)
def test_what_has_been_so_or_has_begun_is(text: str):
    assert told(text)


@pytest.mark.parametrize("text", ["I'm allergic to nuts until proven otherwise.", "I take ramipril until Friday."])
def test_what_could_harm_is_said_with_its_end(text: str):
    assert said_by(text, by_model=False)


def test_a_sentence_without_a_clause_is_read():
    assert not is_for_a_while("", 0, 0)


def test_each_language_has_its_spans():
    assert len(SPANS) == len(LANGUAGES)
    assert all(len(each.months) == 12 and len(each.weekdays) == 7 and len(each.counts) == 12 for each in SPANS)
