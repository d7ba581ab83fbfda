"""What is said in the place of a word that slipped out is what is meant, and only that."""

import pytest

from memory.language.sayings import said_by
from memory.language.slips import corrected

SLIPS = [
    ("im allergic to shellfish no sorry not shellfish, just shrimp", "allergies", ["shrimp"]),
    ("im allergic to shrimp no wait i mean crab", "allergies", ["crab"]),
    ("I'm allergic to cats, scratch that, to dogs", "allergies", ["dogs"]),
    ("i'm allergic to peanuts, not peanuts sorry, almonds", "allergies", ["almonds"]),
    ("I'm allergic to nuts and eggs, no wait, shrimp", "allergies", ["nuts", "shrimp"]),
    ("HEY IM SAM AND IM 34 NO WAIT 35", "born", ["35"]),
    ("im 28 oops 29 and live in hull", "born", ["29"]),
    ("I live in Leeds, scratch that, York", "home", ["York"]),
    ("i work at costa, sorry i mean nero", "employer", ["nero"]),
    ("im vegan, well no, vegetarian", "diet", ["vegetarian"]),
    ("ich bin allergisch gegen Erdbeeren nee quatsch gegen Himbeeren", "allergies", ["Himbeeren"]),
    ("ich wohne in Köln, quatsch, in Bonn", "home", ["Bonn"]),
    ("nenn mich Tom, ach nee, lieber Thomas", "name", ["Thomas"]),
    ("soy alérgica al marisco no perdón quiero decir al pescado", "allergies", ["pescado"]),
    ("vivo en Sevilla, digo, en Cádiz", "home", ["Cádiz"]),
    ("je suis allergique aux noix non pardon je veux dire aux noisettes", "allergies", ["noisettes"]),
    ("j'ai 34 ans non attends 35 ans", "born", ["35"]),
    ("sono allergica alle noci no scusa volevo dire alle nocciole", "allergies", ["nocciole"]),
    ("abito a Pisa, anzi no, a Lucca", "home", ["Lucca"]),
    ("sou alérgica a camarão não espera quero dizer caranguejo", "allergies", ["caranguejo"]),
    ("tenho 34 anos não desculpa 35", "born", ["35"]),
]


@pytest.mark.parametrize(("text", "field", "values"), SLIPS)
def test_what_is_said_instead_is_the_value(text: str, field: str, values: list[str]):
    assert [said.value for said, _ in said_by(text, by_model=False) if said.field == field] == values


@pytest.mark.parametrize(
    "text",
    [
        "I'm allergic to peanuts, I mean really allergic",
        "I'm allergic to penicillin, oops gotta go",
        "I'm allergic to shellfish, no wait times please",
        "I'm allergic to shrimp, no, wait for the doctor",
        "I live in Leeds, I mean, it's fine",
        "soy vegana, digo yo",
        "anzi, sono vegetariana",
        "digo que soy vegana",
        "ich bin allergisch gegen Nüsse, nein, das ist kein Witz",
        "I'm allergic to nuts and, sorry, I mean it, also to eggs",
    ],
)
def test_what_only_sounds_like_a_slip_takes_nothing_back(text: str):
    assert corrected(text) == text


def test_what_stands_behind_a_number_and_its_unit_stays():
    assert corrected("I take 50 mg sertraline, no wait, 100 mg") == "I take 100 mg sertraline"
    assert corrected("I weigh 80 kilos no wait 82") == "I weigh 82 kilos"
