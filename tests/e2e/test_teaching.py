"""How somebody wants to be taught, or answered, stands in every later prompt, until she says otherwise."""

import pytest

from tests.e2e.conftest import Ricordo
from tests.e2e.test_forgetting import ask, told

pytestmark = pytest.mark.long

ELSEWHERE = "What is the capital of Peru?"
LASTING = [
    "can you keep your answers short please",
    "explain like I'm 12",
    "don't give me the answer straight away, give me hints",
    "no formulas first pls, i need the idea before the formula",
    "ne me donne pas la solution tout de suite, des indices d'abord",
    "un passo alla volta per favore, sono dislessica",
    "bitte nicht gleich die Lösung verraten, gib mir Tipps",
    "¿puedes hacer las respuestas más cortas?",
    "um passo de cada vez por favor",
]


@pytest.mark.parametrize("said", LASTING)
def test_how_somebody_wants_to_be_taught_stands_in_every_later_prompt(ricordo: Ricordo, said: str):
    user = f"taught-{LASTING.index(said)}"
    told(ricordo, user, said)

    assert said.partition(",")[0].strip("¿?").removeprefix("bitte ") in ask(ricordo, user, ELSEWHERE)


OF_ONE_THING = [
    "explain photosynthesis like I'm five",
    "give me a hint for question 3",
    "raccourcis ce texte",
    "schreib den Brief in kurzen Sätzen",
    "¿cómo se resuelve paso a paso?",
    "usa parole semplici in questa lettera",
]


@pytest.mark.parametrize("said", OF_ONE_THING)
def test_how_one_thing_is_to_be_explained_stands_in_no_later_prompt(ricordo: Ricordo, said: str):
    user = f"once-{OF_ONE_THING.index(said)}"
    told(ricordo, user, said)

    assert "ricordo-notes" not in ask(ricordo, user, ELSEWHERE)


CHANGED = [
    ("please always keep your answers short", "longer answers are fine now"),
    ("Réponds-moi toujours sous forme de tableau", "je ne veux plus de tableaux, des listes suffisent"),
    ("antworte immer kurz", "du kannst jetzt ausführlicher antworten"),
    ("responde siempre con tablas", "ya no quiero tablas"),
    ("niente analogie, mi confondono", "puoi usare anche analogie"),
    ("no formulas first pls", "you can use formulas now"),
]


@pytest.mark.parametrize(("before", "now"), CHANGED)
def test_what_answers_may_have_again_puts_the_older_wish_in_doubt(ricordo: Ricordo, before: str, now: str):
    user = f"changed-{CHANGED.index((before, now))}"
    told(ricordo, user, before)
    told(ricordo, user, now)

    shown = ask(ricordo, user, ELSEWHERE)
    (line,) = [each for each in shown.replace("\\n", "\n").split("\n") if before[-14:] in each]
    assert "may have changed" in line
    assert now in shown
