"""What somebody works in, and studies: it stands beside a job, and goes with the employer."""

import pytest

from memory.language.sayings import said_by


def told(text: str) -> list[str]:
    return [f"{said.field}={said.value}" for said, act in said_by(text, by_model=False) if act == "say"]


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("I work in insurance.", "in insurance"),
        ("I've worked in the wine industry for years.", "in the wine industry"),
        ("I'm studying civil engineering in Leeds.", "studying civil engineering"),
        ("I teach yoga part time.", "teach yoga"),
        ("I repair old clocks for a living.", "repair old clocks"),
        ("Ich arbeite in der Altenpflege.", "in der Altenpflege"),
        ("Seit Mai arbeite ich im Vertrieb.", "im Vertrieb"),
        ("Ich studiere Jura in Kassel.", "studiere Jura"),
        ("Trabajo en hostelería y vivo en Vigo.", "en hostelería"),
        ("Estudio derecho en Granada.", "estudio derecho"),
        ("Je travaille dans la restauration.", "dans la restauration"),
        ("J'étudie le droit à Lyon.", "étudie le droit"),
        ("Lavoro nella ristorazione.", "nella ristorazione"),
        ("Studio ingegneria a Pisa.", "studio ingegneria"),
        ("Trabalho em marketing.", "em marketing"),
        ("Faço faculdade de direito em Salvador.", "faculdade de direito"),
    ],
)
def test_what_somebody_works_in_or_studies_stands_beside_a_job(text: str, value: str):
    assert f"work={value}" in told(text)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("Penicillin vertrage ich nicht.", "allergies=penicillin (intolerance)"),
        ("Je ne supporte pas la pénicilline.", "allergies=pénicilline (intolerance)"),
        ("Não tolero ibuprofeno.", "allergies=ibuprofeno (intolerance)"),
        ("On est une famille de cinq à Toulouse.", "home=Toulouse"),
        ("Somos uma família de quatro no Porto.", "home=Porto"),
        ("Wir sind eine Familie mit drei Kindern aus Kassel.", "home=Kassel"),
    ],
)
def test_what_a_household_says_of_itself_is_the_users_too(text: str, said: str):
    assert said in told(text)


@pytest.mark.parametrize(
    "text",
    [
        "I study law books at night.",
        "My sister works in insurance.",
        "I don't work in insurance.",
        "How do I get to work in marketing?",
        "I teach my kids maths.",
        "Do I study physics or chemistry?",
        "Meine Schwester arbeitet in der Pflege.",
        "Estudio mucho.",
        "Mi hermano estudia derecho.",
        "Je ne travaille pas dans la restauration.",
        "Studio il problema di matematica.",
        "Não trabalho em marketing.",
    ],
)
def test_what_others_do_and_what_is_only_looked_at_is_nobodys_work(text: str):
    assert not [each for each in told(text) if each.startswith(("work=", "employer=", "job="))]
