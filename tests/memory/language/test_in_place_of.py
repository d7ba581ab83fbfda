"""What is in the place of something: that ends a list, is no value of it, and its dose is no other's."""

import pytest

from memory.language.sayings import corrections_in, said_by


def said(text: str, field: str, act: str = "say") -> list[str]:
    return [value.value for value, how in said_by(text, by_model=False) if value.field == field and how == act]


@pytest.mark.parametrize(
    ("text", "taken", "stopped"),
    [
        (
            "I take ramipril 10 mg and instead of Xarelto I get Eliquis twice a day.",
            ["ramipril 10mg", "Eliquis (twice daily)"],
            "Xarelto",
        ),
        (
            "Ich nehme Ramipril 10 mg und statt Xarelto bekomme ich Eliquis.",
            ["Ramipril 10mg", "Eliquis"],
            "Xarelto",
        ),
        (
            "nehme Metformin und anstelle von Ibuprofen gibt mir der arzt jetzt Paracetamol",
            ["Metformin", "Paracetamol"],
            "Ibuprofen",
        ),
        (
            "Tomo ramipril 10 mg y en vez de Xarelto me dan Eliquis 2 veces al día.",
            ["ramipril 10mg", "Eliquis (2 veces al día)"],
            "Xarelto",
        ),
        (
            "Je prends de la metformine et au lieu du Xarelto on me donne Eliquis.",
            ["metformine", "Eliquis"],
            "Xarelto",
        ),
        ("Prendo il ramipril e invece del Coumadin mi danno Eliquis.", ["ramipril", "Eliquis"], "Coumadin"),
        ("Tomo losartana 50 mg e em vez de Xarelto tomo Eliquis.", ["losartana 50mg", "Eliquis"], "Xarelto"),
    ],
)
def test_what_is_in_the_place_of_a_medicine_is_taken_and_that_is_not(text: str, taken: list[str], stopped: str):
    assert said(text, "medications") == taken
    assert said(text, "medications", "drop") == [stopped]


@pytest.mark.parametrize(
    "text",
    [
        "Mein Mann nimmt statt Xarelto jetzt Eliquis.",
        "Instead of Xarelto my father takes Eliquis.",
        "Statt Xarelto könnte ich Eliquis nehmen.",
        "Die Studie gab den Patienten statt Xarelto Eliquis.",
        "I take it instead of Xarelto, and Eliquis is for my father.",
    ],
)
def test_what_another_takes_or_might_be_taken_is_in_the_place_of_nothing(text: str):
    assert said(text, "medications", "drop") == []


def test_how_often_one_medicine_is_taken_says_nothing_of_another():
    text = "ramipril ist jetzt auf 10 mg raufgesetzt und statt dem xarelto krieg ich eliquis 2x am tag"

    assert [value.value for value, _ in corrections_in(text, by_model=False)] == ["ramipril 10mg"]
    assert said(text, "medications") == ["eliquis (2x am tag)"]


@pytest.mark.parametrize(
    ("text", "allergies"),
    [
        ("Soy alérgica al polen y en vez de Ebastel tomo Bilaxten.", ["polen"]),
        ("Ich bin allergisch gegen Pollen und statt Lorano nehme ich Cetirizin.", ["Pollen"]),
        ("Je suis allergique au pollen et au lieu d'Aerius je prends Bilaska.", ["pollen"]),
        ("Sono allergica al polline e invece della Aerius prendo Zirtec.", ["polline"]),
        ("Sou alérgica a pólen e em vez de Allegra tomo Ebastel.", ["pólen"]),
        ("I'm allergic to dust mites and in the evening take cetirizine.", ["dust mites"]),
        ("I'm allergic to nuts, eggs and penicillin.", ["nuts", "eggs", "penicillin"]),
        ("sou alergico a dipirona e o medico me passou ibuprofeno pro joelho", ["dipirona"]),
        ("soy alérgica a la penicilina y el médico me dio azitromicina", ["penicilina"]),
        ("I'm allergic to dipyrone and the doctor gave me ibuprofen for my knee", ["dipyrone"]),
        ("je suis allergique au pollen et le médecin m'a prescrit un antihistaminique", ["pollen"]),
        ("I'm allergic to iodine and x-ray contrast dye", ["iodine", "x-ray contrast dye"]),
    ],
)
def test_a_clause_about_what_is_taken_is_no_allergy(text: str, allergies: list[str]):
    assert said(text, "allergies") == allergies
