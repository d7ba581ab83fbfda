"""Numbers by which insurers and others know somebody are secrets; those of orders, parcels and tickets are none."""

import pytest

from memory.text.secrets import REDACTED, redact

NUMBERS = [
    ("My policy number is VH-8834-221907.", "8834-221907"),
    ("My health insurance number is QQ 12 34 56 C and my member ID is 883422190", "12 34 56"),
    ("My health insurance number is QQ 12 34 56 C and my member ID is 883422190", "883422190"),
    ("member no. 8834-221907-01", "221907"),
    ("my contract number is 4412-9981-77", "9981"),
    ("my customer no. is C-4412998", "4412998"),
    ("sort code 60-16-13 account 31926819", "31926819"),
    ("Versicherungsnummer: 65 170839 J 003", "170839"),
    ("Mitgliedsnummer 88342219", "88342219"),
    ("mi número de póliza es 8834-221907", "221907"),
    ("n.º de póliza AB-449912", "449912"),
    ("numéro d'adhérent 88342219", "88342219"),
    ("il mio numero di polizza è 8834-221907", "221907"),
    ("o número da apólice é 8834-221907", "221907"),
]
ORDINARY = [
    "My order number is CB-58211.",
    "tracking number JD014600003GB",
    "ticket 448812 is still open",
    "Invoice number INV-2024-8812",
    "Bestellnummer 44129981 kam nicht an",
    "numéro de commande 44129981",
    "customer number one is my mum",
    "the policy number is on page 12",
    "member since 2011, 24 visits in 2025",
    "the customer 1402 reviews are good",
    "policy 2026 renewal is due",
    "my account has 3192681 points",
]


@pytest.mark.parametrize(("said", "number"), NUMBERS)
def test_the_number_of_a_policy_or_a_membership_is_taken_out(said: str, number: str) -> None:
    told = redact(said).text

    assert number not in told
    assert REDACTED in told


@pytest.mark.parametrize("said", ORDINARY)
def test_what_is_no_such_number_stays(said: str) -> None:
    assert redact(said).text == said
