"""What a user says was of somebody else, or meant for another conversation, is hers no longer."""

import pytest

from memory.language.retraction import heard
from tests.e2e.conftest import Ricordo
from tests.e2e.test_forgetting import profile
from tests.e2e.test_replay import Talk

OF_ANOTHER = [
    ("I am diabetic.", "sorry that was about my brother not me"),
    ("I have epilepsy.", "that's my wife I meant, not myself"),
    ("Ich nehme Ramipril.", "das bezog sich auf meine Mutter, nicht auf mich"),
    ("Soy celíaca.", "perdón, eso era de mi hermana, no mío"),
    ("Je suis allergique aux arachides.", "pardon, ça concernait mon frère, pas moi"),
    ("Sono diabetico.", "scusa, parlavo di mio padre, non di me"),
    ("Sou alérgica a amendoim.", "desculpa, isso era sobre a minha irmã, não sobre mim"),
]
ELSEWHERE = [
    ("I'm allergic to nuts. Where is my cake?", "no wait, wrong chat, that was for my other customer"),
    ("I live in Bristol.", "oops, that was meant for someone else"),
    ("Ich habe eine Nussallergie.", "falscher Chat, sorry, das war für einen anderen Kunden"),
    ("Soy alérgico a los mariscos.", "perdona, me equivoqué de chat, era para otro cliente"),
    ("J'habite à Lyon.", "désolé, mauvaise conversation, c'était pour un autre client"),
    ("Ho l'asma.", "scusate, chat sbagliata, era per un altro cliente"),
    ("Moro no Porto.", "desculpe, chat errado, era para outra pessoa"),
]
OF_THINGS = [
    "that was my brother on the phone earlier, not me",
    "the parcel was for my neighbour, not me",
    "wrong number on the invoice, that was for another customer's order",
    "your answer was about someone else, not me",
    "Das Paket war für meinen Bruder, nicht für mich",
    "el pedido era para mi hermana, no para mí",
    "la facture était pour un autre client",
    "la prenotazione era per mio padre, non per me",
    "a encomenda era para a minha irmã, não para mim",
]


@pytest.mark.long
@pytest.mark.parametrize(("said", "correction"), OF_ANOTHER[:3] + OF_ANOTHER[4:5])
def test_what_was_of_somebody_else_is_neither_profile_nor_pin_and_is_kept_beside_that(
    ricordo: Ricordo, said: str, correction: str
) -> None:
    user = f"misdirected-{len(said)}"
    talk = Talk(ricordo, user)

    talk.ask(said)
    ricordo.ingested()
    talk.ask(correction)
    ricordo.ingested()

    assert profile(ricordo, user) == {}
    assert ricordo.remembered(user) == [f"{said} {correction}"]


@pytest.mark.long
def test_what_was_meant_for_another_conversation_is_nowhere(ricordo: Ricordo) -> None:
    talk = Talk(ricordo, "wrong-chat")

    talk.ask("I'm allergic to nuts and live in Hull.")
    ricordo.ingested()
    talk.ask("no wait, wrong chat, that was for my other customer")
    ricordo.ingested()

    assert (profile(ricordo, "wrong-chat"), ricordo.remembered("wrong-chat")) == ({}, [])


@pytest.mark.parametrize(("said", "correction"), OF_ANOTHER)
def test_who_says_that_it_was_about_somebody_else_takes_it_back_with_that(said: str, correction: str) -> None:
    [taken_back] = heard(correction, before=("and what about my order?", said)).retractions

    assert (taken_back.what, taken_back.of_another) == (said, correction)


@pytest.mark.parametrize(("said", "correction"), ELSEWHERE)
def test_who_was_in_the_wrong_conversation_takes_back_all_of_the_message(said: str, correction: str) -> None:
    assert [each.what for each in heard(correction, before=(said, "I live in York.")).retractions] == [said]


@pytest.mark.parametrize("said", OF_THINGS)
def test_a_thing_that_was_for_somebody_else_takes_nothing_back(said: str) -> None:
    assert heard(said, before=("I am diabetic.",)).whole


def test_what_was_for_somebody_may_be_a_thing_where_one_was_spoken_of() -> None:
    assert heard("that was for my brother, not me", before=("I am diabetic. I ordered a cake.",)).whole
    assert not heard("that was for my brother, not me", before=("I am diabetic.",)).whole
