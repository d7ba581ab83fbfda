"""What speaks for an order to forget, and how much of it makes one."""

import pytest

from memory.language.order_reader import NEVER, SURE, SUSPECTED, read, told


def signs_of(text: str) -> set[str]:
    heard = told(text)
    assert heard is not None
    return set(heard.signs.each())


@pytest.mark.parametrize(
    ("text", "has", "has_not"),
    [
        ("Can you lose what I said about Derek?", {"erases", "memory", "politely"}, {"somebody else", "question"}),
        ("I got rid of the notes on Derek.", {"erases", "somebody else"}, {"asked to drop"}),
        ("Don't ever delete my notes.", {"denies dropping"}, {"politely"}),
        ("Du musst meinen Lohn nicht behalten.", {"holds", "denied", "own"}, {"begins"}),
        ("¿Puedes borrar la carta?", {"erases", "works"}, {"memory"}),
    ],
)
def test_a_sentence_has_the_signs_of_its_words_and_of_how_they_stand(text: str, has: set[str], has_not: set[str]):
    signs = signs_of(text)

    assert has <= signs
    assert not has_not & signs


def test_two_signs_together_are_a_sign():
    assert "erases+memory" in signs_of("Scrub that from your memory.")


def test_what_has_no_verb_of_dropping_and_denies_no_keeping_is_not_weighed():
    assert told("My sister lives in Oslo.") is None


@pytest.mark.parametrize("sign", sorted(NEVER))
def test_some_signs_say_no_whatever_else_is_there(sign: str):
    heard = told("Please delete everything about my debts from your memory.")

    assert heard is not None
    assert heard.may_be_order
    assert not heard._replace(signs=heard.signs._replace(groups=(*heard.signs.groups, (sign,)))).may_be_order


def test_an_order_that_names_nothing_is_read_with_the_sentence_before_it():
    reading = read("Can that go away, please?", before="I told you about my therapist.")

    assert reading is not None
    assert (reading.topic, reading.before) == ("my therapist", "I told you about my therapist.")


def test_who_is_less_than_sure_is_suspected():
    reading = read("No need to keep the tattoo.")

    assert reading is not None
    assert SUSPECTED <= reading.likelihood < SURE
    assert not reading.is_sure


@pytest.mark.parametrize(
    "text",
    [
        "Please never share my address with anyone.",
        "Nobody needs to know about my debts.",
        "You know, losing my job was tough.",
        "I told my sister to forget about my debts.",
        "Take care and have a great day!",
        "Tu peux m'aider à organiser ma semaine ?",
        "Tu pourrais corriger ma lettre ?",
        "Tu puoi aiutarmi con il mio curriculum?",
        "Tu podes ver o meu texto?",
    ],
)
def test_what_is_no_order_is_read_as_none(text: str):
    assert read(text) is None
