"""Of several values of one thing the newest stands in the prompt, though only the first one is what was asked for."""

import httpx2
import pytest

from bench.memory.data import Life, ours
from tests.e2e.conftest import KEY, Ricordo
from tests.e2e.test_forgetting import ask

pytestmark = pytest.mark.long

TOLD = [text for life in ours("questions", Life) if life.lang == "en" for talk in life.talks for text in talk]
VAN = (
    "we rent our van from a place called Hobson Hire, three days a week. how do I put that in the books?",
    "hobson hire put the price up again, we went to Vanguardia instead, since monday",
    "vanguardia let us down twice this month so we bought one: an old Transit, white",
)
ASKED = "What van do we use at the moment?"


def told(ricordo: Ricordo, user: str) -> None:
    """All of it, each in a conversation of its own."""
    for text in (VAN[0], *TOLD[:12], VAN[1], *TOLD[12:], VAN[2]):
        ask(ricordo, user, text)
        ricordo.ingested()


def test_what_was_said_last_of_a_thing_that_is_asked_for_stands_beside_the_first(ricordo: Ricordo):
    told(ricordo, "driver")

    prompt = ask(ricordo, "driver", ASKED)

    assert [prompt.find(text) > 0 for text in VAN] == [True, True, True]
    assert prompt.find(VAN[0]) < prompt.find(VAN[1]) < prompt.find(VAN[2])


def test_the_record_of_the_turn_tells_why_it_stands_there(ricordo: Ricordo):
    told(ricordo, "asker")
    answered = httpx2.post(
        f"{ricordo.origin}/v1/chat/completions",
        json={"model": "m", "messages": [{"role": "user", "content": ASKED}]},
        headers={"authorization": f"Bearer {KEY}", "x-memory-user": "asker"},
    )
    ricordo.ingested()

    url = f"{ricordo.origin}/memory/v1/turns/{answered.headers['x-memory-turn']}"
    (step,) = httpx2.get(url, headers={"authorization": f"Bearer {KEY}"}).json()["steps"]

    recalled = step["injection"]["recalled"]
    assert "sequel" in {each["reason"] for each in recalled if each["injected"]}


TRUCKS = (
    "truck's a 2019 cascadia, code spn 3216. what is it",
    "traded up!! company put me in a 2024 Kenworth T680 today",
)
MAMA = "Mama kommt am 19. aus Kiel und bleibt sechs Wochen."


@pytest.mark.parametrize(
    ("user", "said", "question"),
    [("hauler", TRUCKS, "what truck am i in right now?"), ("tochter", (MAMA,), "Wo wohnt meine Mutter?")],
)
def test_what_was_said_otherwise_or_last_is_found(ricordo: Ricordo, user: str, said: tuple[str, ...], question: str):
    for text in (said[0], *TOLD, *said[1:]):
        ask(ricordo, user, text)
        ricordo.ingested()

    assert said[-1] in ask(ricordo, user, question)
