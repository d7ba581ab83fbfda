"""Times in other languages."""

from datetime import UTC, datetime

import pytest

from memory.language.dates import periods, spelled

WEDNESDAY = datetime(2023, 5, 10, 12, 0, tzinfo=UTC)


@pytest.mark.parametrize(
    ("question", "first", "last"),
    [
        ("Was habe ich dir am 7. Mai gesagt?", "2023-05-07", "2023-05-07"),
        ("Was habe ich dir am 3. Januar 2022 gesagt?", "2022-01-03", "2022-01-03"),
        ("Was haben wir im März besprochen?", "2023-03-01", "2023-03-31"),
        ("Worüber haben wir gestern gesprochen?", "2023-05-09", "2023-05-09"),
        ("Was habe ich vorgestern gegessen?", "2023-05-08", "2023-05-08"),
        ("Was war in der letzten Woche?", "2023-05-01", "2023-05-07"),
        ("Was habe ich dir vor zwei Wochen erzählt?", "2023-04-24", "2023-04-30"),
        ("Was habe ich dir am Montag gesagt?", "2023-05-08", "2023-05-08"),
        ("De quoi avons-nous parlé hier ?", "2023-05-09", "2023-05-09"),
        ("Qu'est-ce que je t'ai dit le 1er mai ?", "2023-05-01", "2023-05-01"),
        ("Qu'est-ce que je t'ai dit il y a trois jours ?", "2023-05-07", "2023-05-07"),
        ("Qu'est-ce que je t'ai dit la semaine dernière ?", "2023-05-01", "2023-05-07"),
        ("¿De qué hablamos ayer?", "2023-05-09", "2023-05-09"),
        ("¿Qué te dije el 7 de mayo de 2022?", "2022-05-07", "2022-05-07"),
        ("¿Qué te dije el mes pasado?", "2023-04-01", "2023-04-30"),
        ("Di cosa abbiamo parlato ieri?", "2023-05-09", "2023-05-09"),
        ("Che cosa ti ho detto due settimane fa?", "2023-04-24", "2023-04-30"),
        ("Sobre o que é que falámos ontem?", "2023-05-09", "2023-05-09"),
        ("O que é que eu te disse na segunda-feira?", "2023-05-08", "2023-05-08"),
        ("O que eu te disse em março?", "2023-03-01", "2023-03-31"),
    ],
)
def test_a_time_is_understood_in_the_language_in_which_it_is_asked(question: str, first: str, last: str):
    found = periods(question, at=WEDNESDAY)

    assert [(str(each.first), str(each.last)) for each in found] == [(first, last)]
    assert spelled(found)  # no memory has these words: it has the day


@pytest.mark.parametrize(
    "text",
    [
        "Non ho mai mangiato il riso con questa salsa.",
        "Was gibt es hier zu sehen, und wie komme ich dahin?",
        "Qual é a segunda opção que está na lista?",
        "Ich weiß nicht, wie das geht.",
    ],
)
def test_what_only_looks_like_a_time_of_another_language_is_none(text: str):
    assert periods(text, at=WEDNESDAY) == ()
