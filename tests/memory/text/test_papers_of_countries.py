"""Numbers of papers of Belgium, Portugal, Canada, France and their neighbours, as they are told on a phone."""

import pytest

from memory.text.secrets import REDACTED, redact


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("mon numéro national c'est 49.03.12-123.82", "mon numéro national c'est [redacted]"),
        ("mon numéro de registre national est 49031212382", "mon numéro de registre national est [redacted]"),
        ("mon niss est 49.03.12-123.82", "mon niss est [redacted]"),
        ("mijn rijksregisternummer is 85.07.30-033.28", "mijn rijksregisternummer is [redacted]"),
        ("85.07.30-033.28 voilà", "[redacted] voilà"),
        ("o meu niss é 11234567890", "o meu niss é [redacted]"),
        ("o meu cartão de cidadão é o 12345678", "o meu cartão de cidadão é o [redacted]"),
        ("a minha carta de condução é L-1234567", "a minha carta de condução é [redacted]"),
        ("mon NAS c'est 046 454 286", "mon NAS c'est [redacted]"),
        ("my SIN is 046 454 286", "my SIN is [redacted]"),
        ("mon numéro d'assurance sociale est le 046-454-286.", "mon numéro d'assurance sociale est le [redacted]."),
        ("mon passeport c'est 12AB34567", "mon passeport c'est [redacted]"),
        ("mon numéro de passeport est le 12AB34567", "mon numéro de passeport est le [redacted]"),
        ("ma carte d'identité c'est 592-1234567-84", "ma carte d'identité c'est [redacted]"),
        ("mon numéro de permis de conduire c'est 13AA00002", "mon numéro de permis de conduire c'est [redacted]"),
        ("la mia patente di guida è la RM1234567X", "la mia patente di guida è la [redacted]"),
        ("mi licencia de conducir es 12345678A", "mi licencia de conducir es [redacted]"),
        ("meine Ausweisnummer ist die L01X00T471", "meine Ausweisnummer ist die [redacted]"),
    ],
)
def test_a_number_of_a_paper_is_taken_out(text: str, left: str):
    assert redact(text).text == left


@pytest.mark.parametrize(
    "text",
    [
        "le numéro national d'urgence est le 0800 123 456",
        "mon passeport expire le 12.03.2027",
        "mon permis de conduire c'est depuis 2009",
        "la carte d'identité c'est 25 euros et 86 pour le passeport",
        "mon numéro c'est 06 12 34 56 78",
        "sin 600 123 456 no llega nadie",
        "o voo sai nas 120 000 horas",
        "rendez-vous du 14.11.26-15.11.26 pour le permis",
        "85.07.30-033.29 is a build",
    ],
)
def test_a_date_a_price_and_a_telephone_stay(text: str):
    assert REDACTED not in redact(text).text
