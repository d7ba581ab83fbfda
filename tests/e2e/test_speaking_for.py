"""What somebody says of herself who is not whose account it is becomes no fact of the user's."""

import pytest

from memory.language.speaking_for import is_for_another, speaks_for_another
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

LENT = [
    "Now Mia is typing: hi its mia",
    "Mia is typing now",
    "handing the keyboard to my son: hi im leo",
    "Jetzt schreibt Mia: hallo",
    "Ahora escribe Mia: hola",
    "Maintenant c'est Mia qui écrit : salut",
    "Adesso scrive Mia: ciao",
    "Agora é a Mia a escrever: oi",
]
NOT_LENT = [
    "My daughter is typing an essay now.",
    "Mia is writing a book.",
    "I'm typing on my wife's phone.",
    "Mia écrit un livre.",
    "Meine Tochter schreibt jetzt einen Aufsatz.",
    "Mia escribe ahora su tesis.",
    "Mia scrive un tema.",
    "A Mia está a escrever um livro.",
    "Quem manda agora é a Paula.",
    "Jetzt ist Ferrante dran.",
    "Je ne sais pas lire, c'est ma petite-fille Sarah qui tape pour moi.",
]


@pytest.mark.parametrize("said", LENT)
def test_who_is_given_the_keyboard_writes_until_the_user_is_back(said: str) -> None:
    assert is_for_another([said, "i like horses"])
    assert not is_for_another([said, "i like horses", "ok, it's me again. I like tea."])


@pytest.mark.parametrize("said", NOT_LENT)
def test_who_tells_what_somebody_writes_goes_on_writing_herself(said: str) -> None:
    assert not is_for_another([said, "I like tea."])


def test_who_writes_from_anothers_account_is_not_its_owner_when_she_comes_back() -> None:
    assert is_for_another(["I'm not Mr Hughes, I'm his daughter Kate.", "it's me again. I have asthma."])


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


def test_what_a_child_says_at_the_keyboard_is_not_her_fathers(ricordo: Ricordo) -> None:
    talk = Talk(ricordo, "dan")
    talk.ask("Now Mia is typing: hi its mia. i like horses and i hate maths")
    ricordo.ingested()
    lent = profile(ricordo, "dan")
    talk.ask("It's me again. I live in Bristol.")
    ricordo.ingested()

    assert lent == {}
    assert set(profile(ricordo, "dan")) == {"home"}
