"""Orders about answers in any person and mood, and what only sounds like one."""

import pytest

from memory.language.memory_type import is_standing_instruction
from memory.language.retraction import heard

ORDERS = [
    "Bitte siezen Sie mich und antworten Sie knapp.",
    "Fassen Sie sich bitte stets kurz und verzichten Sie auf Floskeln.",
    "Ich bitte Sie, Ihre Quellen stets anzugeben.",
    "Ich würde Sie bitten, mich künftig nicht zu duzen.",
    "Sprechen Sie mich bitte mit Frau Doktor Seidel an.",
    "I would ask you to use British spelling throughout.",
    "I should be grateful if you would keep your answers brief.",
    "Kindly address me as Dr Whitfield.",
    "May I ask you to give all figures in metric units?",
    "Veuillez me vouvoyer.",
    "Merci de ne pas utiliser d'émojis et de rester concis.",
    "Je souhaiterais que vous m'appeliez Madame Lenoir.",
    "Le ruego que me trate de usted.",
    "Le agradecería que citara siempre sus fuentes.",
    "Haga el favor de contestar en frases completas.",
    "Mi dia del Lei.",
    "La prego di rispondere in modo sintetico.",
    "Si rivolga a me come dottoressa Conti.",
    "Queira tratar-me por senhora.",
    "Agradeço que cite sempre as suas fontes.",
    "Por gentileza, evite termos técnicos nas respostas.",
]

NONE = [
    "Antworten Sie bitte auf die Mail von Petra.",
    "Schreiben Sie kurz an Petra.",
    "Answer the letter briefly.",
    "Give me a short answer.",
    "Answer in one sentence.",
    "Be brief about the merger.",
    "Use my name in the letter.",
    "I keep my answers short at work.",
    "Répondez à cette lettre brièvement.",
    "Soyez plus concis.",
    "Responda a la carta con brevedad.",
    "Sea más breve.",
    "Risponda alla mail in modo cortese.",
    "Usi il Lei nella lettera.",
    "Responda à carta com brevidade.",
]


@pytest.mark.parametrize("text", ORDERS)
def test_a_sentence_of_nothing_but_words_about_answers_is_a_standing_instruction(text: str) -> None:
    assert is_standing_instruction(text)


@pytest.mark.parametrize("text", NONE)
def test_one_word_about_something_else_makes_it_a_request_for_now(text: str) -> None:
    assert not is_standing_instruction(text)


def test_an_order_about_answers_takes_nothing_back() -> None:
    assert not heard("Merci de ne pas utiliser d'émojis et de rester concis.").retractions
