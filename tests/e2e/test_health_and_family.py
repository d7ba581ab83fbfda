"""What every prompt says of the user's health and family is true, and what they said of it is there."""

import pytest

from tests.e2e.conftest import Ricordo
from tests.e2e.test_forgetting import ask, profile, told

pytestmark = pytest.mark.long

ELSEWHERE = "What is the capital of Peru?"

WITH_ASIDE = [
    ("My grandson Theo, he's four, can't have dairy.", "grandson Theo: no dairy"),
    ("Noah, my stepson, can't eat gluten.", "stepson Noah: no gluten"),
    ("Lea (mitbewohnerin) hat ne nussallergie", "Lea: allergic to nuss"),
    ("Mi hija Carla, que tiene 5 años, es alérgica al huevo.", "daughter Carla: allergic to huevo"),
    ("Ma colocataire, Inès, est allergique aux arachides.", "flatmate Inès: allergic to arachides"),
    ("Mio figlio Luca, che ha quattro anni, non può mangiare le uova.", "son Luca: niente uova"),
    ("Meu marido, o Rui, tem alergia a camarão.", "husband Rui: allergic to camarão"),
]


@pytest.mark.parametrize(("said", "known"), WITH_ASIDE)
def test_what_somebody_must_not_eat_stands_in_every_prompt_whatever_is_said_in_between(
    ricordo: Ricordo, said: str, known: str
):
    user = f"aside-{WITH_ASIDE.index((said, known))}"
    told(ricordo, user, said)

    assert known in ask(ricordo, user, ELSEWHERE)
    assert profile(ricordo, user).keys().isdisjoint({"diet", "allergies"})
