"""What somebody says of herself who is not whose account it is becomes no fact of the user's."""

import pytest

from memory.language.speaking_for import speaks_for_another
from tests.e2e.conftest import Ricordo
from tests.e2e.test_forgetting import profile
from tests.e2e.test_replay import Talk

OF_ANOTHER = [
    "this is Martin Hughes account. Actually I'm not Mr Hughes, I'm his daughter Kate.",
    "Hello, I'm Kate, I'm calling for my dad Martin Hughes, this is his account.",
    "This is Priya, Tom's wife, using his account.",
    "I'm his carer, not Mr Lowe himself.",
    "I'm writing on behalf of my father, the account is his.",
    "Ich bin nicht Herr Brandt, ich bin seine Tochter Lena.",
    "Ich schreibe für meine Mutter, es ist ihr Konto.",
    "No soy el señor Ruiz, soy su hija Marta.",
    "J'écris pour ma mère, c'est son compte.",
    "Non sono il signor Rossi, sono sua figlia Anna.",
    "Não sou o senhor Silva, sou a filha dele, Marta.",
]
OF_HERSELF = [
    "I'm not Mr Hughes, my name is Kate.",
    "I'm Kate, Martin's daughter, and I have asthma.",
    "I'm not Tom's wife, we're just friends.",
    "It's my account, not my husband's.",
    "I'm writing for my mother's birthday card.",
    "I'm asking for my husband: can he take ibuprofen?",
    "Ich schreibe für eine Zeitung.",
    "Mein Name ist Anna, ich bin die Frau von Peter.",
    "Non sono Anna, sono Maria.",
    "Je suis la fille d'un boulanger.",
]


@pytest.mark.parametrize("said", OF_ANOTHER)
def test_who_writes_for_another_is_told_by_what_she_says(said: str) -> None:
    assert speaks_for_another(said)


@pytest.mark.parametrize("said", OF_HERSELF)
def test_who_says_who_she_is_writes_for_herself(said: str) -> None:
    assert not speaks_for_another(said)


@pytest.mark.long
def test_what_she_says_of_herself_is_for_her_conversation_alone(ricordo: Ricordo) -> None:
    talk = Talk(ricordo, "martin")
    talk.ask("I'm not Mr Hughes, I'm his daughter Kate.")
    ricordo.ingested()
    talk.ask("I live in Bristol and I have asthma.")
    ricordo.ingested()

    assert profile(ricordo, "martin") == {}

    later = Talk(ricordo, "martin")
    later.ask("Where do I live, and what do I have?")

    assert "Bristol" not in str(later.prompt)
    assert "asthma" not in str(later.prompt)
