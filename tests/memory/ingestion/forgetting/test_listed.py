"""What stays of a statement that lists several things, of which an order names one."""

import pytest

from memory.ingestion.forgetting.leftover import left_of
from memory.ingestion.forgetting.meanings import meanings
from memory.language.retraction import heard
from tests.contract.examples import memory


def left(said: str, order: str) -> str | None:
    """What is left of a memory after an order, by the first of its meanings that the memory has."""
    (retraction,) = heard(order).retractions
    found = (left_of(memory(said), (meaning,)) for meaning in meanings(retraction))
    return next((each for each in found if each is not None), None)


@pytest.mark.parametrize(
    ("said", "order", "rest"),
    [
        ("I'm allergic to latex and to wasps.", "Forget my wasp allergy.", "I'm allergic to latex."),
        ("I'm allergic to latex and to wasps.", "Forget my latex allergy.", "I'm allergic to wasps."),
        ("I'm allergic to latex, wasps and kiwi.", "Forget my wasp allergy.", "I'm allergic to latex and kiwi."),
        ("I take ramipril and metformin.", "Forget that I take ramipril.", "I take metformin."),
        ("I have asthma and epilepsy.", "Forget my asthma.", "I have epilepsy."),
        ("I speak Polish and Dutch.", "Forget that I speak Dutch.", "I speak Polish."),
        (
            "Ich bin gegen Wespen und gegen Latex allergisch.",
            "Vergiss meine Wespenallergie.",
            "Ich bin gegen Latex allergisch.",
        ),
        ("Soy alérgica al látex y a las avispas.", "Olvida mi alergia al látex.", "Soy alérgica a las avispas."),
        (
            "Je prends du ramipril et de la metformine.",
            "Oublie que je prends de la metformine.",
            "Je prends du ramipril.",
        ),
        (
            "Sono allergico al lattice e alle vespe.",
            "Dimentica la mia allergia alle vespe.",
            "Sono allergico al lattice.",
        ),
        ("Sou alérgico a látex e a vespas.", "Esquece a minha alergia a látex.", "Sou alérgico a vespas."),
        (
            "I have a dog called Rex and a mortgage with ING.",
            "Forget the mortgage with ING.",
            "I have a dog called Rex.",
        ),
        (
            "I have a mortgage, a dog called Rex and a boat.",
            "Forget my mortgage.",
            "I have a dog called Rex and a boat.",
        ),
        ("I have a dog and a mortgage.", "Forget that I have a mortgage.", "I have a dog."),
        (
            "Ich habe einen Hund und einen Kredit bei der ING.",
            "Vergiss den Kredit bei der ING.",
            "Ich habe einen Hund.",
        ),
        ("Tengo un perro y una hipoteca.", "Olvida mi hipoteca.", "Tengo un perro."),
        ("J'ai un chien et une dette de jeu.", "Oublie ma dette de jeu.", "J'ai un chien."),
        ("Ho un cane e un mutuo.", "Dimentica il mio mutuo.", "Ho un cane."),
        ("Tenho um cão e uma dívida.", "Esquece a minha dívida.", "Tenho um cão."),
    ],
)
def test_what_is_listed_beside_what_is_named_stays(said: str, order: str, rest: str):
    assert left(said, order) == rest


@pytest.mark.parametrize(
    ("said", "order"),
    [
        ("I'm allergic to latex and to wasps.", "Forget my allergies."),
        ("I'm allergic to latex and wasps.", "Forget that I'm allergic to latex and wasps."),
        ("I'm allergic to latex.", "Forget my latex allergy."),
        ("I have a dog called Rex and a vet for Rex.", "Forget everything about Rex."),
        ("I have a mortgage.", "Forget my mortgage."),
        ("Tomo ramipril y metformina.", "Olvida que tomo ramipril y metformina."),
    ],
)
def test_where_all_is_named_nothing_stays(said: str, order: str):
    assert left(said, order) == ""
