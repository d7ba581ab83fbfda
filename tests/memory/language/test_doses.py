"""What dose a medicine has now, and that it is said of no other one."""

import pytest

from memory.language.sayings import corrections_in, said_by
from memory.language.values_of_medicines import drugs_in, read_medication


def doses(text: str) -> list[tuple[str, str]]:
    return [(value.value, value.instead) for value, _ in corrections_in(text, by_model=False)]


@pytest.mark.parametrize(
    ("text", "dose", "of"),
    [
        ("metformin is 1000 twice a day now", "metformin 1000 (twice daily)", "metformin"),
        ("the lisinopril went up to 20mg", "lisinopril 20mg", "lisinopril"),
        ("they upped the sertraline to 100", "sertraline 100", "sertraline"),
        ("L-Thyroxin jetzt 75", "L-Thyroxin 75", "L-Thyroxin"),
        ("Metformin hat der Arzt auf 1000 erhöht", "Metformin 1000", "Metformin"),
        ("la metformina ahora es de 850", "metformina 850", "metformina"),
        ("me han subido la metformina a 1000", "metformina 1000", "metformina"),
        ("la metformine est passée à 1000", "metformine 1000", "metformine"),
        ("Levothyrox 100 maintenant", "Levothyrox 100", "Levothyrox"),
        ("il ramipril adesso è da 10", "ramipril 10", "ramipril"),
        ("Eutirox adesso 100", "Eutirox 100", "Eutirox"),
        ("losartana 100 agora", "losartana 100", "losartana"),
        ("a metformina passou pra 850 duas vezes por dia", "metformina 850 (duas vezes por dia)", "metformina"),
    ],
)
def test_a_new_dose_is_one_of_a_medicine_that_is_known(text: str, dose: str, of: str):
    assert doses(text) == [(dose, of)]


@pytest.mark.parametrize(
    "text",
    [
        "metformin is 1000 now for my dad",
        "ibuprofen 20 minutes ago and now 2 coffees",
        "Ibuprofen jetzt 2 Tage lang",
        "metformin is 12 euros now",
        "is metformin 1000 now too much?",
        "aspirin was 75 back then",
    ],
)
def test_a_number_beside_a_medicine_may_be_no_new_dose(text: str):
    assert doses(text) == []


def test_ones_own_medicine_has_its_dose_without_being_known():
    said = [value.value for value, _ in said_by("My metformin is 1000 twice a day now.", by_model=False)]

    assert said[-1] == "metformin 1000 (twice daily)"


@pytest.mark.parametrize(
    ("text", "taken"),
    [
        ("Ich nehme L-Thyroxin 50.", "L-Thyroxin 50"),
        ("Prendo l'Eutirox 75", "Eutirox 75"),
        ("I take ibuprofen 400 daily", "ibuprofen 400 (daily)"),
        ("Ich nehme Ramipril 5 Tage die Woche", "Ramipril"),
        ("tomo paracetamol 2 veces al día", "paracetamol (2 veces al día)"),
    ],
)
def test_a_dose_may_have_no_unit(text: str, taken: str):
    assert [value.value for value, _ in said_by(text, by_model=False)] == [taken]
    assert str(read_medication(taken)) == taken


def test_a_medicine_has_one_name_in_all_languages():
    assert drugs_in("metformin") == drugs_in("la metformina") == drugs_in("Metformine")
