"""What is so for a while only is no value of the profile; what has been so for a while, or has begun, is."""

from datetime import date

import pytest

from memory.language.languages import LANGUAGES, SPANS
from memory.language.sayings import said_by
from memory.language.spans import end_of, is_for_a_while

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
    "While my parents visit I'm living in Bath.",
    "Solange der Umbau dauert, wohne ich in Fulda.",
    "Estoy viviendo en Bath mientras dura la obra.",
    "For Halloween I'm a doctor.",
    "Zu Fasching bin ich Arzt.",
    "Para Halloween soy médico.",
    "Pour Halloween je suis infirmière.",
    "Per carnevale sono un dottore.",
    "No Carnaval sou médico.",
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
    "I'm a nurse and this week I'm on nights.",
    "Soy enfermera y esta semana tengo noches.",
    "Je suis infirmière et cette semaine je suis de nuit.",
    "Sono infermiera e questa settimana faccio le notti.",
    "Sou enfermeira e esta semana faço noites.",
    "I've worked as a plumber for twenty years.",
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


@pytest.mark.parametrize(
    ("text", "end"),
    [
        ("No lifting for six weeks.", date(2026, 4, 13)),
        ("No driving for a few days.", date(2026, 3, 5)),
        ("I must not fly until the end of May.", date(2026, 5, 31)),
        ("I must not fly until May 3rd.", date(2026, 5, 3)),
        ("Bis Freitag darf ich nicht laufen.", date(2026, 3, 6)),
        ("Drei Monate lang kein Alkohol.", date(2026, 6, 3)),
        ("Ich darf zehn Tage nicht duschen.", date(2026, 3, 12)),
        ("No puedo conducir hasta el 12 de mayo.", date(2026, 5, 12)),
        ("Je ne peux pas courir jusqu'en janvier.", date(2027, 1, 31)),
        ("Non posso correre fino a lunedì.", date(2026, 3, 9)),
        ("Não posso correr até ao fim de junho.", date(2026, 6, 30)),
        ("I must not run until my knee is better.", None),
        ("I must not run.", None),
    ],
)
def test_the_last_day_is_read(text: str, end: date | None):
    assert end_of(text, date(2026, 3, 2)) == end


@pytest.mark.parametrize(
    "text", ["Since my surgery I can't lift anything until June.", "I'm in a wheelchair until June."]
)
def test_what_the_body_bears_again_is_no_condition(text: str):
    assert said_by(text, by_model=False) == ()


def test_a_sentence_without_a_clause_is_read():
    assert not is_for_a_while("", 0, 0)


def test_each_language_has_its_spans():
    assert len(SPANS) == len(LANGUAGES)
    assert all(len(each.months) == 12 and len(each.weekdays) == 7 and len(each.counts) == 12 for each in SPANS)
