"""Questions of one's own, where little is known: what answers stands in the prompt, and few lines beside it."""

import pytest

from bench.memory.data import Life, ours
from tests.e2e.conftest import Ricordo
from tests.e2e.test_forgetting import ask

pytestmark = pytest.mark.long

SAID = {life.lang: [text for talk in life.talks for text in talk] for life in ours("questions", Life)}


def shown(ricordo: Ricordo, language: str, question: str) -> list[str]:
    """What stands in the prompt of a question of all that somebody said in 25 conversations."""
    for text in SAID[language]:
        ask(ricordo, language, text)
    ricordo.ingested()
    prompt = ask(ricordo, language, question)
    return [text for text in SAID[language] if f": {text}\\n" in prompt]


def test_beside_what_answers_for_sure_nothing_stands_that_is_only_the_next_best(ricordo: Ricordo):
    assert shown(ricordo, "en", "who has my tent?") == ["I lent Priya my tent, she has it until August."]


def test_who_asks_for_her_work_gets_what_she_told_of_it(ricordo: Ricordo):
    assert "Sou cozinheira num restaurante em Braga." in shown(ricordo, "pt", "onde trabalho?")


def test_an_elder_is_named_without_a_name(ricordo: Ricordo):
    gran = "meine oma hat ein neues knie und läuft noch am rollator"

    assert gran in shown(ricordo, "de", "kann oma mit auf die wanderung?")
