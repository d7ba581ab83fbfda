"""A pupil's text, an exercise or a sum in the first person says nothing of the user who hands it over."""

import pytest

from tests.e2e.conftest import Ricordo
from tests.e2e.test_forgetting import profile
from tests.e2e.test_replay import Talk

HANDED = [
    (
        "helen",
        "I'm Helen Hale, I live in York and I work as a teacher.",
        "Mark this pupil's essay please: I live in Leeds with my mum. I am 14 and I am allergic to eggs.",
    ),
    (
        "karim",
        "Je m'appelle Karim, j'habite à Tours et je travaille comme pharmacien.",
        "exercice 3 : je me présente. Je m'appelle Paul, j'habite à Lyon, je suis allergique aux noix. C'est correct ?",
    ),
    (
        "gianna",
        "Mi chiamo Gianna, vivo a Bari e lavoro come cuoca.",
        "ecco il tema di un mio alunno: Vivo a Prato con mio zio. Sono allergico alle noci. Che voto daresti?",
    ),
    (
        "otto",
        "Ich heiße Otto, ich wohne in Ulm und arbeite als Koch.",
        "Ist dieser Satz richtig? Ich wohne seit drei Jahren in Rom und bin Ärztin.",
    ),
    (
        "ines",
        "Me llamo Inés, vivo en Cádiz y trabajo de cocinera.",
        "Ejercicio 2: Me llamo Paco, vivo en Toledo y soy alérgico a las nueces. ¿Está bien?",
    ),
    (
        "joana",
        "Meu nome é Joana, moro em Recife e trabalho como cozinheira.",
        "Redação de um aluno meu: Moro em Natal com a minha avó. Tenho 12 anos e sou alérgico a leite.",
    ),
]


@pytest.mark.long
@pytest.mark.parametrize(("user", "hers", "handed"), HANDED)
def test_what_stands_in_a_text_of_a_school_leaves_the_profile_as_it_is(
    ricordo: Ricordo, user: str, hers: str, handed: str
):
    Talk(ricordo, user).ask(hers)
    ricordo.ingested()
    known = profile(ricordo, user)
    Talk(ricordo, user).ask(handed)
    ricordo.ingested()

    assert set(known) == {"name", "home", "job"}
    assert profile(ricordo, user) == known


def test_what_is_said_beside_a_text_of_a_school_is_hers(ricordo: Ricordo):
    Talk(ricordo, "zoe").ask("I'm writing an essay, I'm dyslexic by the way, and I live in Bath.")
    ricordo.ingested()
    Talk(ricordo, "zoe").ask("Problem: I am allergic to gluten and my flatmate bakes bread every day. What can I do?")
    ricordo.ingested()

    assert set(profile(ricordo, "zoe")) >= {"home", "allergies"}
