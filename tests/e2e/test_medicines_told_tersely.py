"""What people say that they take stands in every later prompt, however tersely they say it, and no one else's does."""

import pytest

from tests.e2e.conftest import Ricordo
from tests.e2e.test_forgetting import ask, profile, told

pytestmark = pytest.mark.long

ELSEWHERE = "What is the capital of Peru?"

TAKEN = [
    ("metformin with breakfast and with tea", "metformin (with breakfast and with tea)"),
    ("on 50 of sertraline", "sertraline 50"),
    ("levo 75 before breakfast", "levo 75 (before breakfast)"),
    ("insulin lantus 20 units nightly", "insulin lantus 20 units (nightly)"),
    ("Biktarvy, one a day", "Biktarvy (one a day)"),
    ("bisoprolol 5 in the morning, can i have grapefruit?", "bisoprolol 5 (in the morning)"),
    ("abends nehm ich noch Ramipril", "Ramipril (abends)"),
    ("Metformin 1-0-1", "Metformin (1-0-1)"),
    ("bin auf Sertralin 50", "Sertralin 50"),
    ("Bluthochdruck, Candesartan 8 mg einmal täglich", "Candesartan 8mg (einmal täglich)"),
    ("spritze Humira alle zwei Wochen", "Humira (alle zwei wochen)"),
    ("je suis sous Tégrétol, une saleté", "Tégrétol"),
    ("polyarthrite, méthotrexate une fois par semaine", "méthotrexate (une fois par semaine)"),
    ("Levothyrox 75 à jeun", "Levothyrox 75 (à jeun)"),
    ("je m'injecte Ozempic le dimanche", "Ozempic (le dimanche)"),
    ("estoy con sertralina 50", "sertralina 50"),
    ("enalapril 10 cada mañana", "enalapril 10 (cada mañana)"),
    ("asma, Symbicort dos inhalaciones mañana y noche", "Symbicort dos inhalaciones (mañana y noche)"),
    ("me pincho Humira cada quince días", "Humira (cada quince días)"),
    ("diabete 2, metformina a pranzo e a cena", "metformina (a pranzo e a cena)"),
    ("sono sotto Humira, ogni due settimane", "Humira (ogni due settimane)"),
    ("Prograf alle 8 e alle 20", "Prograf (alle 8 e alle 20)"),
    ("injeto Cosentyx", "Cosentyx"),
    ("lúpus, hidroxicloroquina todo dia", "hidroxicloroquina (todo dia)"),
    ("losartana 50 de manhã", "losartana 50 (de manhã)"),
]


@pytest.mark.parametrize(("said", "taken"), TAKEN)
def test_a_medicine_that_is_told_tersely_stands_in_every_prompt(ricordo: Ricordo, said: str, taken: str):
    user = f"tersely-{TAKEN.index((said, taken))}"
    told(ricordo, user, said)

    assert profile(ricordo, user)["medications"] == [taken]
    assert f"Medications: {taken}" in ask(ricordo, user, ELSEWHERE)


def test_each_of_several_stands_there_with_its_own_dose(ricordo: Ricordo):
    told(ricordo, "several", "Ramipril 5, Amlodipin 10, beides morgens")

    assert profile(ricordo, "several")["medications"] == ["Ramipril 5", "Amlodipin 10"]


NOT_TAKEN = [
    "my mum's metformin with breakfast",
    "My dad is 80. Metformin twice a day, ramipril 5 in the morning. Losartan 50.",
    "for my son: amoxicillin 250 three times a day",
    "Patient: 62F. Ramipril 5 mg twice daily.",
    "metformin with food or without?",
    "metformin with breakfast is what the leaflet says",
    "metformin 500 and grapefruit do not mix",
    "translate: metformin with breakfast",
    "the doctor wants to start me on ramipril 5 next month",
    "mein Mann: Metformin 1-0-1",
    "laut Packungsbeilage: Metformin zum Frühstück",
    "früher Ramipril 5 morgens",
    "ma mère est sous Tégrétol",
    "plus de Seresta le soir",
    "según el prospecto, metformina con la cena",
    "el perro: metformina una vez al día",
    "forse mi danno Humira ogni due settimane",
    "prima ero in cura con sertralina 50",
    "meu marido: Xarelto 20 por dia",
    "Meu pai tem 80 anos. Losartana 50 de manhã.",
]


@pytest.mark.parametrize("said", NOT_TAKEN)
def test_what_others_take_or_nobody_does_is_no_medicine_of_the_users(ricordo: Ricordo, said: str):
    user = f"not-taken-{NOT_TAKEN.index(said)}"
    told(ricordo, user, said, "metformin 850 at night, that one is mine")

    assert profile(ricordo, user)["medications"] == ["metformin 850 (at night)"]


ENDED = [
    ("on warfarin", "no more warfarin!!"),
    ("Ramipril 5 morgens", "kein Ramipril mehr seit Montag"),
    ("sous Roaccutane depuis janvier", "Terminé le Roaccutane"),
    ("voy con prednisona 10", "última pastilla de prednisona el lunes"),
    ("Xanax la sera", "niente più Xanax"),
    ("Rivotril à noite", "chega de Rivotril"),
]


@pytest.mark.parametrize(("taken", "ended"), ENDED)
def test_a_medicine_of_which_somebody_says_tersely_that_it_is_over_is_taken_no_more(
    ricordo: Ricordo, taken: str, ended: str
):
    user = f"ended-{ENDED.index((taken, ended))}"
    told(ricordo, user, taken)
    before = profile(ricordo, user)
    told(ricordo, user, ended)

    assert "medications" in before
    assert "medications" not in profile(ricordo, user)


def test_what_came_in_the_place_of_a_medicine_stands_in_its_place(ricordo: Ricordo):
    told(
        ricordo,
        "exchanged",
        "nehme wegen dem herz das Xarelto und in der früh Ramipril 5mg",
        "ramipril ist jetzt auf 10 mg raufgesetzt und statt dem xarelto krieg ich eliquis 2x am tag",
    )

    assert profile(ricordo, "exchanged")["medications"] == ["ramipril 10mg", "eliquis (2x am tag)"]
    assert "Ramipril 5mg (may have changed on" in ask(ricordo, "exchanged", ELSEWHERE)


ADDED = [
    (
        "le cardiologue a remplacé le bisoprolol par du nébivolol et il m'a ajouté de l'eliquis",
        ["nébivolol", "eliquis"],
    ),
    ("minha médica acrescentou metformina à noite", ["metformina"]),
    ("il medico mi ha aggiunto il bisoprololo", ["bisoprololo"]),
    ("el médico me añadió enalapril", ["enalapril"]),
    ("der kardiologe hat mir noch ramipril dazugegeben", ["ramipril"]),
    ("my doctor added lisinopril", ["lisinopril"]),
    ("the doctor changed my inhaler to symbicort", ["symbicort"]),
]


@pytest.mark.parametrize(("said", "taken"), ADDED)
def test_a_medicine_that_was_added_or_came_in_the_place_of_one_stands_there(
    ricordo: Ricordo, said: str, taken: list[str]
):
    user = f"added-{ADDED.index((said, taken))}"
    told(ricordo, user, said)

    assert [each.partition(" (")[0] for each in profile(ricordo, user)["medications"]] == taken


def test_what_made_way_for_a_medicine_is_in_doubt_in_every_prompt(ricordo: Ricordo):
    told(ricordo, "inhaler", "tenho asma uso ventilan", "o médico trocou o ventilan por symbicort duas vezes ao dia")

    prompt = ask(ricordo, "inhaler", ELSEWHERE)
    assert "Medications: symbicort" in prompt
    assert "tenho asma uso ventilan (may have changed on" in prompt


NOT_ADDED = [
    "my doctor added melatonin for my son",
    "o médico trocou o remédio do meu pai por symbicort",
    "ma mère m'a ajouté du doliprane dans mon sac",
    "der arzt hat mir noch einen termin dazugegeben",
]


@pytest.mark.parametrize("said", NOT_ADDED)
def test_what_was_added_for_others_or_is_no_medicine_stands_not_there(ricordo: Ricordo, said: str):
    user = f"not-added-{NOT_ADDED.index(said)}"
    told(ricordo, user, said)

    assert "medications" not in profile(ricordo, user)


def test_what_is_taken_against_an_illness_is_no_sign_that_it_is_over(ricordo: Ricordo):
    illness = "hab Zucker typ 2 und hohen Blutdruck und seit heuer auch noch vorhofflimmern"
    told(ricordo, "listed", illness, "nehmen tu ich in der früh Metformin 1000 und Ramipril 5mg, am abend metformin")

    prompt = ask(ricordo, "listed", ELSEWHERE)
    assert illness in prompt
    assert "may have changed" not in prompt


REDOSED = [
    ("je prends de la paroxétine 20", "finalement on a baissé à 10 la paroxétine", "paroxétine 10"),
    ("insulina Lantus, 18 unidades ao deitar", "agora são 22 de Lantus", "Lantus 22 unidades"),
]


@pytest.mark.parametrize(("taken", "said", "now"), REDOSED)
def test_a_new_dose_may_stand_in_front_of_its_medicine(ricordo: Ricordo, taken: str, said: str, now: str):
    user = f"redosed-{REDOSED.index((taken, said, now))}"
    told(ricordo, user, taken, said)

    assert [each.partition(" (")[0] for each in profile(ricordo, user)["medications"]] == [now]
