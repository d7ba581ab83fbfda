"""What somebody is to say for whom, or in whose name, a text is ordered becomes no fact of the user's."""

import pytest

from memory.language.whose import given_texts, not_written_on, reported_from
from tests.e2e.conftest import Ricordo
from tests.e2e.test_forgetting import profile
from tests.e2e.test_replay import Talk

ANOTHERS = [
    "Write to BA for Robert: I need an aisle seat and I am diabetic.",
    "Reply for Mr. Hill: I'm allergic to shellfish.",
    "Draft a mail in Ingrid's name. I'm vegetarian and I can't travel before 9.",
    "Please write to the clinic on behalf of my father: I have epilepsy.",
    "Can you answer the hotel for my boss? I am coeliac.",
    "Reply to Greg as Robert: I live in Boston now.",
    "Fill in the visa form for Robert: born 3 October 1969, diabetic.",
    "CV of the candidate, short please. I am an accountant and I love hiking.",
    "For Robert: I need a window seat, I'm diabetic.",
    "Schreib für Herrn Lindner an das Hotel: Ich bin Diabetiker.",
    "Entwirf eine Mail im Namen meines Chefs: Ich habe Diabetes.",
    "Für Ingrid: ich esse vegan.",
    "Réponds pour Mme Laurent : je suis végétarienne.",
    "Escribe al hotel en nombre del señor García: soy diabético.",
    "Scrivi all'hotel a nome del dottor Rossi: sono diabetico.",
    "Escreve ao hotel em nome do Sr. Silva: sou diabético.",
]
HER_OWN = [
    "Write to my landlord: I'm allergic to mould.",
    "Write to the hotel for me: I'm diabetic.",
    "Write to the hotel for Robert and me: I'm diabetic.",
    "Write to the school for my daughter: I'm a single mother.",
    "Write a card for Susan: I'm her neighbour and I live in Leeds.",
    "Write to Ana for Robert's party: I'm vegan.",
    "Help me to write an email for my professor. I have asthma and will miss the lab.",
    "Write to the hotel for Robert: he is diabetic. I'm his assistant.",
    "Write a mail to the team: I'm diabetic.",
    "For Christmas: I'm vegan.",
    "For Robert's birthday: I'm allergic to shellfish.",
    "Fill in the form for the gym: I have asthma.",
    "Schreib mir eine Liste als Tabelle: Ich bin Diabetiker.",
    "Für morgen: ich bin Vegetarierin.",
    "Para mí: soy alérgica a los cacahuetes.",
    "I wrote the minutes for Ingrid, now a recipe: I'm diabetic.",
]


@pytest.mark.parametrize("said", ANOTHERS)
def test_a_text_for_somebody_is_his(said: str) -> None:
    assert reported_from(said) is not None


@pytest.mark.parametrize("said", HER_OWN)
def test_what_she_writes_of_herself_is_hers(said: str) -> None:
    assert reported_from(said) is None


@pytest.mark.parametrize(
    ("message", "goes_on"),
    [
        ("add that I am vegetarian", True),
        ("Schreib noch dazu, dass ich Diabetiker bin", True),
        ("Ajoute que je suis végétarienne", True),
        ("By the way, I'm vegetarian.", False),
        ("Thanks! I'm vegetarian, what can I cook?", False),
    ],
)
def test_what_only_goes_on_with_it_is_his_too(message: str, goes_on: bool) -> None:
    *_, own = not_written_on(["Write to BA for Robert: I need an aisle seat.", message])

    assert (own == "") is goes_on


@pytest.mark.long
def test_what_is_written_for_somebody_is_nothing_of_hers_and_can_be_found(ricordo: Ricordo) -> None:
    talk = Talk(ricordo, "megan")
    talk.ask("Write to BA for Robert: I need an aisle seat and I am diabetic. I'm allergic to nuts myself.")
    ricordo.ingested()
    talk.ask("Add that I am vegetarian.")
    ricordo.ingested()

    assert set(profile(ricordo, "megan")) == {"allergies"}

    later = Talk(ricordo, "megan")
    later.ask("Which seat does Robert need on his flight with BA?")

    assert "Write to BA for Robert: I need an aisle seat" in str(later.prompt)


@pytest.mark.long
def test_who_is_known_from_work_is_neither_her_household_nor_her_employer(ricordo: Ricordo) -> None:
    talk = Talk(ricordo, "ea")
    talk.ask("I work for Robert Kane and Dr. Ingrid Sommer. Ingrid is allergic to peanuts. My son Leo is coeliac.")
    ricordo.ingested()

    assert "employer" not in profile(ricordo, "ea")

    later = Talk(ricordo, "ea")
    later.ask("What is a tongue twister?")

    assert "Household: son Leo: Coeliac disease" in str(later.prompt)
    assert "Others: Ingrid: allergic to peanuts" in str(later.prompt)


@pytest.mark.long
def test_what_goes_on_with_a_text_for_somebody_message_after_message_is_none_of_hers(ricordo: Ricordo) -> None:
    talk = Talk(ricordo, "goes-on")
    for said in (
        "Write to BA for Robert: I need an aisle seat.",
        "add that I am vegetarian",
        "and add that I am allergic to nuts",
        "By the way, I live in Graz.",
    ):
        talk.ask(said)
        ricordo.ingested()

    later = Talk(ricordo, "goes-on")
    later.ask("What is a tongue twister?")

    assert profile(ricordo, "goes-on") == {"home": ["Graz"]}
    assert "nuts" not in str(later.prompt)


@pytest.mark.long
def test_what_she_denies_of_herself_is_pinned_no_longer_whatever_word_she_had_for_it(ricordo: Ricordo) -> None:
    talk = Talk(ricordo, "kim")
    talk.ask("I need an aisle seat and I am diabetic.")
    ricordo.ingested()
    talk.ask("No, that's Robert, not me. I am not diabetic.")
    ricordo.ingested()

    later = Talk(ricordo, "kim")
    later.ask("Convert 3 miles to km")

    assert "diabetic" not in str(later.prompt)


@pytest.mark.parametrize(
    "asked",
    [
        'Can you translate this into English? "Vivo en Sevilla."',
        'Kannst du das ins Englische übersetzen? "Ich wohne in Ulm. Mein Sohn studiert."',
        'Wie heißt das auf Englisch? "Ich wohne in Ulm."',
        'Bitte ins Italienische: "Ich wohne in Graz."',
        "Peux-tu traduire ça en anglais ? « J'habite à Lyon. »",
        '¿Puedes traducir esto al inglés? "Vivo en Sevilla."',
        'Puoi tradurlo in inglese? "Abito a Torino."',
        'Podes traduzir isto para inglês? "Moro em Braga."',
    ],
)
def test_a_quotation_that_is_to_be_translated_is_a_text(asked: str) -> None:
    (given,) = given_texts(asked)

    assert (
        asked[slice(*given)]
        .strip(' "«»')
        .rstrip(".")
        .endswith(("Sevilla", "studiert", "Ulm", "Graz", "Lyon", "Torino", "Braga"))
    )
