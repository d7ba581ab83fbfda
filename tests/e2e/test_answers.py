"""What a message answers: it is found by who asks about that, and the question stands nowhere."""

from typing import Any

from tests.e2e.conftest import Ricordo
from tests.scripted_upstream import Chat

QUESTION = "Which language are you learning at the moment?"
ABOUT = "What language is learnt now?"


def say(ricordo: Ricordo, user: str, messages: list[dict[str, Any]], *, answer: str = "Noted.") -> str:
    ricordo.upstream.script(Chat(answer))
    ricordo.client(user).chat.completions.create(model="m", messages=messages)  # pyright: ignore[reportArgumentType, reportCallIssue]
    ricordo.ingested()
    return str(ricordo.upstream.requests[-1].json()["messages"])


def told(ricordo: Ricordo, user: str, *, asked: str) -> None:
    opening = {"role": "user", "content": "Hello, I would like some ideas."}
    say(ricordo, user, [opening], answer=f"Gladly. {asked}")
    reply = {"role": "assistant", "content": f"Gladly. {asked}"}
    say(
        ricordo,
        user,
        [
            opening,
            reply,
            {"role": "user", "content": "Mostly that of Akureyri, and it goes slowly."},
        ],
    )


def test_an_answer_is_found_by_what_was_asked(ricordo: Ricordo):
    told(ricordo, "learner", asked=QUESTION)
    told(ricordo, "unasked", asked="Noted so far.")

    assert "that of Akureyri" in say(ricordo, "learner", [{"role": "user", "content": ABOUT}])
    assert "that of Akureyri" not in say(ricordo, "unasked", [{"role": "user", "content": ABOUT}])
    assert not any("learning" in text for text in ricordo.remembered("learner"))
