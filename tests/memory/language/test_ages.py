"""How old somebody is, by name."""

import pytest

from memory.language.ages import ages_in
from memory.language.sayings import said_by


@pytest.mark.parametrize(
    ("text", "ages"),
    [
        ("My kids are Anya (7) and Rohan (10).", {"anya": 7, "rohan": 10}),
        ("Correction btw, Anya is 8", {"anya": 8}),
        ("My daughter Ella's 5 now", {"ella": 5}),
        ("Korrektur: Emil ist schon 5", {"emil": 5}),
        ("Mi hija Carla, que tiene 5 años, va al cole", {"carla": 5}),
        ("pardon, Zoé a 4 ans", {"zoé": 4}),
        ("correzione: Giulia ne ha 10", {"giulia": 10}),
        ("na verdade a Bia tem 6", {"bia": 6}),
    ],
)
def test_an_age_is_known_by_the_name(text: str, ages: dict[str, int]):
    assert ages_in(text) == ages


@pytest.mark.parametrize(
    "text",
    [
        "Anya is 8 minutes late",
        "Leo has 3 cats",
        "Python is 3.11",
        "my room is 12",
        "Zoé a 4 chats",
        "Leo tiene 7 gatos",
        "Bia tem 6 bonecas",
    ],
)
def test_a_number_of_something_else_is_no_age(text: str):
    assert ages_in(text) == {}


def test_a_day_of_the_week_is_nobodys_name():
    said = said_by("It's my mum, Lakshmi, Fridays she minds the kids", by_model=False)

    assert [value[:2] for value, _ in said] == [("family.mother", "Lakshmi")]
