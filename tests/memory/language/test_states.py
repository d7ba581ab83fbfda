"""Of which of the user's states a text speaks, however it is worded."""

import pytest

from memory.language.states import slots, states


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("User works in tech", {"work"}),
        ("User switched jobs and is now at BigTech Inc", {"work"}),
        ("User lives in Oslo with their wife", {"home"}),
        ("I moved out and live with friends for now", {"home"}),
        ("Nos mudamos a Sevilla", {"home"}),
        ("Ich bin nach München gezogen", {"home"}),
        ("J'ai déménagé à Lyon", {"home"}),
        ("Mi sono trasferita a Milano", {"home"}),
        ("Lavoro per la Fiat", {"work"}),
        ("Trabalho no Porto", {"work"}),
        ("我搬到了广州", {"home"}),
        ("User eats meat now", {"diet"}),
        ("User got divorced", {"partner"}),
        ("We live in Graz. I got a new job as a nurse.", {"home", "work"}),
        ("User's sister lives in Rome", set[str]()),
        ("Anna works at Google", set[str]()),
        ("My parents moved to Bonn", set[str]()),
        ("User works out at the gym", set[str]()),
        ("User likes jazz", set[str]()),
    ],
)
def test_a_state_is_the_users_own(text: str, found: set[str]):
    assert states(text) == found


def test_slots_are_words_that_no_text_has():
    assert all("\x1f" in slot for slot in slots("User works at Acme as a nurse"))
    assert len(slots("User works at Acme as a nurse")) == 2
