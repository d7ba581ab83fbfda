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
        "Hi Anna lives in Rome now",
    ],
)
def test_whoever_says_or_asks_more_is_searched_for(text: str):
    assert not is_small_talk(text)
