"""Notes of the user, in the third person, are read as what she says of herself where a text is one."""

import pytest

from memory.language.first_person import is_note
from memory.language.sayings import said_by

NOTES = [
    ("User is allergic to penicillin.", "allergies", "penicillin"),
    ("The user's name is Ada.", "name", "Ada"),
    ("Customer is allergic to nuts.", "allergies", "nuts"),
    ("The client lives in Graz.", "home", "Graz"),
    ("Der Nutzer ist gegen Penicillin allergisch.", "allergies", "Penicillin"),
    ("Die Kundin wohnt in Kiel.", "home", "Kiel"),
    ("El usuario es alérgico a los cacahuetes.", "allergies", "cacahuetes"),
    ("L'utilisateur est allergique aux arachides.", "allergies", "arachides"),
    ("L'utilisatrice habite à Lyon.", "home", "Lyon"),
    ("L'utente è allergico alle noci.", "allergies", "noci"),
    ("O usuário mora em Lisboa.", "home", "Lisboa"),
]
OTHERS = [
    "My customer is allergic to nuts.",
    "Mein Kunde ist gegen Nüsse allergisch.",
    "Mi cliente vive en Madrid.",
    "Mon client est allergique aux noix.",
    "A user is allergic to popups.",
    "Each user has one account.",
    "Der Nutzer meiner App wohnt in Kiel.",
]


@pytest.mark.parametrize(("text", "field", "value"), NOTES)
def test_a_note_says_it_of_the_user(text: str, field: str, value: str):
    assert is_note(text)
    assert [(said.field, said.value) for said, _ in said_by(text, by_model=True)] == [(field, value)]


@pytest.mark.parametrize("text", OTHERS)
def test_what_speaks_of_somebody_else_is_none(text: str):
    assert not is_note(text)
