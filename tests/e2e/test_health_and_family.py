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


DIED = [
    ("My wife is called Carol.", "my wife Carol passed 4 years ago", "Carol"),
    ("Mein Mann heißt Gerd.", "habe meinen mann vor zwei jahren verloren", "Gerd"),
    ("Mi hermana se llama Lucía.", "Perdí a mi hermana Lucía hace un año.", "Lucía"),
    ("Mon mari s'appelle Alain.", "J'ai perdu mon mari Alain l'an dernier.", "Alain"),
    ("Mia moglie si chiama Rosa.", "Ho perso mia moglie Rosa due anni fa.", "Rosa"),
    ("O meu pai chama-se José.", "Perdi meu pai José no ano passado.", "José"),
]


@pytest.mark.parametrize(("known", "died", "who"), DIED)
def test_whoever_died_is_no_member_of_the_family_whether_known_before_or_not(
    ricordo: Ricordo, known: str, died: str, who: str
):
    user = f"died-{DIED.index((known, died, who))}"
    told(ricordo, f"{user}-alone", died)
    told(ricordo, user, known)
    before = profile(ricordo, user)
    told(ricordo, user, died)

    assert who in str(before)
    assert who not in str(profile(ricordo, user))
    assert who not in str(profile(ricordo, f"{user}-alone"))
