"""What says and asks nothing."""

import pytest

from memory.language.small_talk import is_small_talk


@pytest.mark.parametrize(
    "text",
    [
        "hi",
        "Hello there!",
        "thanks, that's perfect",
        "Danke!",
        "ok great, thanks",
        "¡Gracias!",
        "Salut !",
        "Good morning",
        "good.",
        "LGTM, go ahead",
        "ok do it",
        "Sehr gut, weiter.",
        "très bien, vas-y",
        "muy bien, adelante",
        "va bene, fallo",
        "muito bem, continua",
        "thanks Lisa",
        "Thank you so much Dr. Meyer!",
        "Danke Frau Huber",
        "bonjour Madame Roux",
        "gracias doctora",
        "grazie mille Marco",
    ],
)
def test_a_greeting_or_thanks_asks_for_nothing(text: str):
    assert is_small_talk(text)


@pytest.mark.parametrize(
    "text",
    [
        "hi, what did I say about Rome?",
        "thanks, and my blood type?",
        "Thanks, I'm vegan",
        "My cat",
        "Okay, plan dinner",
        "42",
        "done with my degree",
        "go ahead with the second plan",
        "continue the story about Momo",
        "works at Siemens",
        "Hi Anna lives in Rome now",
        "Hi I'm Tom",
        "hola soy marta",
        "Thanks, Lisbon.",
        "thanks, vegetarian",
        "yes Lisbon",
        "hi diabetic here",
    ],
)
def test_whoever_says_or_asks_more_is_searched_for(text: str):
    assert not is_small_talk(text)
