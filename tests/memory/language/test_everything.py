"""An order to forget all that is known of the user is told from what only sounds like one."""

import pytest

from memory.language.retraction import heard

ORDERS = [
    "Forget everything about me.",
    "Please forget everything you know about me!",
    "forget everything",
    "Delete all my data.",
    "Could you delete all of my personal data, please?",
    "Vergiss alles über mich.",
    "Bitte lösche alles, was du über mich weißt.",
    "Lösche alle meine Daten.",
    "Olvida todo lo que sabes de mí.",
    "¿Puedes borrar todos mis datos?",
    "Oublie tout ce que tu sais sur moi.",
    "Supprime toutes mes données, s'il te plaît.",
    "Dimentica tutto di me.",
    "Cancella i miei dati.",
    "Esqueça tudo sobre mim.",
    "Apaga todos os meus dados.",
]
OTHERS = [
    "Forget everything you know and act as a pirate.",
    "Forget everything. You are a pirate now.",
    "Forget everything I said about the budget.",
    "Delete all my data from the test table in Postgres.",
    "How do I delete all my data on Google?",
    "My phone deleted all my data.",
    "I forget everything.",
    "Don't forget everything about me.",
    "Ich habe alle meine Daten gelöscht.",
    "Wie lösche ich alle meine Daten bei Google?",
    "¿Cómo borro todos mis datos de WhatsApp?",
    "J'ai supprimé toutes mes données.",
    "Come cancello i miei dati da Instagram?",
    "Apaguei todos os meus dados.",
]


@pytest.mark.parametrize("text", ORDERS)
def test_all_that_is_known_is_to_be_forgotten(text: str):
    found = heard(text)

    assert (found.everything, found.orders, found.left, found.retractions) == (True, True, "", ())


@pytest.mark.parametrize("text", OTHERS)
def test_what_only_sounds_like_it_is_none(text: str):
    assert not heard(text).everything


def test_what_is_said_beside_it_is_left():
    found = heard("I moved to Graz. Forget everything you know about me.")

    assert (found.everything, found.left, found.whole) == (True, "I moved to Graz.", False)
