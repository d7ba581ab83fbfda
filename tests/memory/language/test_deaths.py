"""Who is said to be dead."""

import pytest

from memory.language.change import changes_in, touches_value
from memory.language.deaths import dead_in
from memory.language.sayings import said_by


@pytest.mark.parametrize(
    ("text", "who"),
    [
        ("my wife Carol passed 4 years ago", "wife carol"),
        ("my wife carol sadly passed last year", "wife carol"),
        ("I lost my husband Dan in March", "husband dan"),
        ("my mum Sheila is not with us any more", "mum sheila"),
        ("my late husband Ron loved fishing", "husband ron"),
        ("habe meinen mann vor zwei jahren verloren", "mann"),
        ("Mein Bruder Uwe ist letztes Jahr tödlich verunglückt", "bruder uwe"),
        ("Mein Vater Karl lebt seit 2019 nicht mehr", "vater karl"),
        ("Perdí a mi hermana Lucía hace un año", "hermana lucía"),
        ("Mi marido Paco nos dejó en abril", "marido paco"),
        ("J'ai perdu mon mari Alain l'an dernier", "mari alain"),
        ("Mon frère Luc s'est éteint en juin", "frère luc"),
        ("Ho perso mia moglie Rosa due anni fa", "moglie rosa"),
        ("Mio padre Enzo è venuto a mancare a marzo", "padre enzo"),
        ("Perdi meu pai José no ano passado", "pai josé"),
        ("Minha avó Dalva partiu faz dois anos", "avó dalva"),
    ],
)
def test_a_death_is_known_by_whom_and_when_it_is_said_of(text: str, who: str):
    assert [" ".join(each.words) for each in dead_in(text)] == [who]


@pytest.mark.parametrize(
    "text",
    [
        "My wife Carol passed her driving test 4 years ago",
        "My son passed on the offer",
        "My dad did not make it to the party",
        "My mum lost her battle with the wifi",
        "My brother died laughing",
        "My sister is dead tired",
        "I lost my daughter Mia in the supermarket for ten minutes",
        "I have lost my husband's keys",
        "My husband's brother has passed away",
        "My mother in law died in May",
        "Mein Bruder Uwe hat seinen Schlüssel verloren",
        "Mein Vater lebt nicht mehr in Kiel",
        "Habe meine Tochter aus den Augen verloren",
        "La madre de mi amigo murió",
        "Mi madre nos dejó la cena hecha",
        "J'ai perdu ma fille de vue au marché",
        "Ho perso mio figlio di vista",
        "Meu filho Caio partiu um copo",
        "Minha mãe partiu para Lisboa",
    ],
)
def test_what_only_sounds_like_a_death_of_theirs_is_none(text: str):
    assert dead_in(text) == ()


@pytest.mark.parametrize(
    "text",
    [
        "My wife Carol passed 4 years ago.",
        "Mein Bruder Uwe ist letztes Jahr tödlich verunglückt.",
        "Perdí a mi hermana Lucía hace un año.",
        "J'ai perdu mon mari Alain l'an dernier.",
        "Ho perso mia moglie Rosa due anni fa.",
        "Perdi meu pai José no ano passado.",
    ],
)
def test_whoever_is_dead_is_no_living_member_of_the_family(text: str):
    assert not [said for said, _ in said_by(text, by_model=False) if said.field.startswith("family.")]


def test_the_living_beside_them_are():
    said = said_by("I lost my husband Dan in March, my daughter Mia lives with me.", by_model=False)

    assert [value[:2] for value, _ in said if value.field.startswith("family.")] == [("family.daughter", "Mia")]


@pytest.mark.parametrize(
    ("text", "goes"),
    [
        ("My wife Carol passed 4 years ago.", True),
        ("I lost my wife four years ago.", True),
        ("Carol passed away.", True),
        ("My wife Carol passed her exam 4 years ago.", False),
        ("I lost my sister four years ago.", False),
    ],
)
def test_a_death_takes_whoever_was_known_from_the_family(text: str, goes: bool):
    found = [change for change in changes_in(text, by_model=False) if touches_value(change, "family.wife", "Carol")]

    assert bool(found) is goes
