"""Which days a text speaks of, and which questions ask for such alone."""

from datetime import UTC, date, datetime

import pytest

from memory.language.agenda import agenda_of, days_named, meet

WEDNESDAY = datetime(2026, 6, 10, 9, 0, tzinfo=UTC)
MONDAY = date(2026, 6, 8)


def spelled(days: tuple[tuple[date, date], ...]) -> list[str]:
    return [f"{first:%m-%d}" if first == last else f"{first:%m-%d}…{last:%m-%d}" for first, last in days]


@pytest.mark.parametrize(
    ("text", "days"),
    [
        ("The test is on 12 June in Leeds.", ["06-12"]),
        ("The test is on July 3rd, 2026.", ["07-03"]),
        ("We got married on 30 December.", ["12-30"]),
        ("The tuner is coming on the 17th.", ["05-17", "06-17"]),
        ("I'm meeting the notary tomorrow at four.", ["06-09"]),
        ("I'm meeting the notary next Thursday.", ["06-11"]),
        ("The vet wants to see Pablo on Saturday.", ["06-06", "06-13"]),
        ("Ida arrives in three weeks.", ["06-27…07-01"]),
        ("The builders start next week.", ["06-15…06-21"]),
        ("They go next month.", ["07-01…07-31"]),
        ("I saw her two days ago.", ["06-06"]),
        ("Am 17. kommt der Klavierstimmer.", ["05-17", "06-17"]),
        ("Übermorgen bin ich beim Notar.", ["06-10"]),
        ("Ida kommt in drei Wochen.", ["06-27…07-01"]),
        ("La semana que viene empiezan los albañiles.", ["06-15…06-21"]),
        ("Je le revois samedi.", ["06-06", "06-13"]),
        ("Domani ho il notaio.", ["06-09"]),
        ("Na próxima quinta tenho notário.", ["06-04", "06-11"]),
        ("Na quinta vez consegui.", []),
        ("Mon mari est là, il a vu la mer.", []),
        ("I sat in the sun.", []),
        ("I may march to the second floor.", []),
        ("The meeting is on 31 June.", []),
        ("I have two cats.", []),
    ],
)
def test_the_days_that_a_text_names_are_reckoned_from_the_one_on_which_it_was_said(text: str, days: list[str]):
    assert spelled(days_named(text, MONDAY)) == days


@pytest.mark.parametrize(
    ("question", "days"),
    [
        ("What do I have tomorrow?", ["06-11"]),
        ("anything planned for the weekend", ["06-13…06-14", "06-06…06-07"]),
        ("What's happening next week?", ["06-15…06-21"]),
        ("Am I free on the 17th?", ["05-17", "06-17"]),
        ("What did I do last week?", ["06-01…06-07"]),
        ("What happened in April?", ["04-01…04-30"]),
        ("Was war im April?", ["04-01…04-30"]),
        ("Give me a summary of April", ["04-01…04-30"]),
        ("Fass mir den April zusammen", ["04-01…04-30"]),
        ("Hazme un resumen de abril", ["04-01…04-30"]),
        ("Résume-moi le mois d'avril", ["04-01…04-30"]),
        ("Fammi un riassunto di aprile", ["04-01…04-30"]),
        ("Faz-me um resumo de abril", ["04-01…04-30"]),
        ("¿Qué hice el lunes?", ["06-08"]),
        ("Was steht nächste Woche an?", ["06-15…06-21"]),
        ("Was habe ich morgen vor?", ["06-11"]),
        ("was mach ich morgen", ["06-11"]),
        ("¿Qué tengo pasado mañana?", ["06-12"]),
        ("Qu'est-ce que j'ai la semaine prochaine ?", ["06-15…06-21"]),
        ("Cosa ho in programma domani?", ["06-11"]),
        ("O que tenho na próxima semana?", ["06-15…06-21"]),
    ],
)
def test_who_names_a_time_and_nothing_else_asks_what_is_on(question: str, days: list[str]):
    agenda = agenda_of(question, at=WEDNESDAY, timezone="UTC")

    assert agenda is not None
    assert spelled(agenda.days) == days


@pytest.mark.parametrize(
    "question",
    [
        "What will the weather be like tomorrow?",
        "Which films come out in July?",
        "What day is it today?",
        "What happened in 1989?",
        "What's on?",
        "When do I see the notary next week?",
        "Welcher Tag ist heute?",
        "¿Qué día es hoy?",
        "Quel temps fera-t-il demain ?",
        "Che tempo fa domani?",
        "Que filmes saem em julho?",
    ],
)
def test_who_names_anything_else_or_no_time_does_not(question: str):
    assert agenda_of(question, at=WEDNESDAY, timezone="UTC") is None


def test_a_day_is_the_one_where_the_user_lives():
    late = datetime(2026, 6, 10, 23, 0, tzinfo=UTC)

    agenda = agenda_of("What do I have tomorrow?", at=late, timezone="Europe/Berlin")

    assert agenda is not None
    assert spelled(agenda.days) == ["06-12"]


def test_spans_meet_where_a_day_is_in_both():
    june, july = (date(2026, 6, 1), date(2026, 6, 30)), (date(2026, 7, 1), date(2026, 7, 31))

    assert meet([june], [(date(2026, 6, 30), date(2026, 7, 2))])
    assert not meet([june], [july])


@pytest.mark.parametrize(
    ("question", "is_over", "has_begun"),
    [
        ("What did I do last week?", True, True),
        ("What did I do this week?", True, True),
        ("What's on this week?", False, True),
        ("What do I have on Saturday?", False, True),
        ("What's on today?", False, False),
        ("Was ist am Freitag?", False, True),
        ("Qu'est-ce qu'on fait samedi ?", False, True),
        ("What do I have next week?", False, False),
    ],
)
def test_what_was_said_then_is_asked_for_where_the_time_is_over(question: str, is_over: bool, has_begun: bool):
    agenda = agenda_of(question, at=WEDNESDAY, timezone="UTC")

    assert agenda is not None
    assert (agenda.is_over, agenda.has_begun) == (is_over, has_begun)
