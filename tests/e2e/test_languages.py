"""Questions in several languages, through the whole product, with the default embedder."""

import pytest

from tests.e2e.conftest import Ricordo
from tests.e2e.test_forgetting import ask, told

CASES = [
    ("de", "Die Hunde der Nachbarn haben die ganze Nacht gebellt.", "Wessen Hund bellt denn?", "Warum regnet es?"),
    ("it", "I cani dei vicini hanno abbaiato tutta la notte.", "Di chi è il cane che abbaia?", "Perché piove?"),
    ("ru", "Соседские собаки лаяли всю ночь.", "Чья собака лает ночью?", "Почему идёт дождь?"),
    ("zh", "牙医要拔掉我两颗智齿。", "牙医要拔我哪颗牙？是智齿吗？", "天空为什么是蓝色的？"),
]


@pytest.mark.parametrize(("language", "said", "question", "unrelated"), CASES, ids=[case[0] for case in CASES])
def test_what_was_said_is_found_in_other_forms_and_not_by_what_has_nothing_to_do_with_it(
    ricordo: Ricordo, language: str, said: str, question: str, unrelated: str
):
    user = f"speaker-{language}"
    assert told(ricordo, user, said) == [said]

    assert said in ask(ricordo, user, question)
    assert said not in ask(ricordo, user, unrelated)


def test_a_short_question_is_read_in_its_language(ricordo: Ricordo):
    coffee, drill = "Adesso bevo il caffè amaro.", "Il trapano è qui."
    told(ricordo, "short", coffee, drill)

    assert coffee in ask(ricordo, "short", "come prendo il caffè?")
    assert drill not in ask(ricordo, "short", "chi ha letto I Malavoglia?")
