"""The name with which a message is signed is no word of it."""

import pytest

from memory.language.signatures import without_signature

SIGNED = [
    ("I still feel tired. Margaret", "I still feel tired."),
    ("What is the capital of Peru? Margaret", "What is the capital of Peru?"),
    ("I have a cat called Tilly. Margaret", "I have a cat called Tilly."),
    ("Who was prime minister in 1956? Margaret", "Who was prime minister in 1956?"),
    ("I like jazz.\nDave", "I like jazz."),
    ("The boiler is a Vaillant. - Dave", "The boiler is a Vaillant."),
    ("i play the cello. liam", "i play the cello."),
    ("I hate mondays. Jo x", "I hate mondays."),
    ("Was ist sieben mal acht? LG Inge", "Was ist sieben mal acht?"),
    ("Me duele la rodilla. Carmen", "Me duele la rodilla."),
    ("J'ai mal au genou. Odette", "J'ai mal au genou."),
]
UNSIGNED = [
    "What's my wife called? Margaret",
    "Best player ever. Federer",
    "My sister is Anna.",
    "My name is Margaret. I like tea.",
    "I have two cats. Tilly and Rex.",
    "Wie heißt meine Tochter? Lena",
    "Margaret",
]


@pytest.mark.parametrize(("message", "said"), SIGNED)
def test_a_message_is_read_without_its_signature(message: str, said: str):
    assert without_signature(message) == said


@pytest.mark.parametrize("message", UNSIGNED)
def test_a_name_that_may_be_what_is_told_is_no_signature(message: str):
    assert without_signature(message) == message
