"""Questions about the memory itself."""

import pytest

from memory.language.overview import asks_for_overview


@pytest.mark.parametrize(
    "text",
    [
        "What do you know about me?",
        "what did we decide last week?",
        "Remind me what we talked about",
        "Was weißt du über mich?",
        "¿Qué sabes de mí?",
        "Cosa sai di me?",
        "你知道我什么？",
        "Que sais-tu de moi ?",
    ],
)
def test_who_asks_what_is_known_asks_about_the_memory(text: str):
    assert asks_for_overview(text)


@pytest.mark.parametrize("text", ["What do penguins know?", "What is 17 * 23?", "Who painted it?", "Was ist das?"])
def test_other_questions_are_about_something(text: str):
    assert not asks_for_overview(text)
