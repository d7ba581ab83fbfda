"""What is over is in no prompt from that moment on, though nobody has closed it yet."""

import time
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import Any

import httpx2
import pytest

from tests.e2e.conftest import Ricordo
from tests.scripted_upstream import Chat

pytestmark = pytest.mark.long

LIFE = timedelta(seconds=4)
"""Long enough to be told in a conversation before."""


class Talk:
    """A conversation of one user with a model, and what the memory API tells of her."""

    def __init__(self, ricordo: Ricordo, user: str) -> None:
        self.ricordo = ricordo
        self.messages: list[Any] = []
        self._user = user

    def api(self, method: str, path: str, body: Any = None) -> Any:
        answer = httpx2.request(
            method,
            f"{self.ricordo.origin}/memory/v1/{path}",
            json=body,
            headers={"X-Memory-User": self._user},
            timeout=30,
        )
        assert answer.status_code == 200, answer.text
        return answer.json()

    def say(self, text: str) -> str:
        """The prompt as the upstream saw it."""
        self.messages.append({"role": "user", "content": text})
        self.ricordo.upstream.script(Chat("Noted."))
        self.ricordo.client(self._user).chat.completions.create(model="m", messages=self.messages)
        self.messages.append({"role": "assistant", "content": "Noted."})
        return str(self.ricordo.upstream.requests[-1].json()["messages"])

    def fields(self) -> list[str]:
        return [value["text"] for field in self.api("GET", "profile")["fields"] for value in field["values"]]

    def has_passed(self, end: datetime) -> None:
        time.sleep(max(0.0, (end - datetime.now(UTC)).total_seconds()))  # it is the moment itself that is tested


def ends(talk: Talk) -> datetime:
    """When it is over what was told of an allergy and a home."""
    talk.api("POST", "memories", {"text": "I work as a welder."})  # what is read at first takes its time
    end = datetime.now(UTC) + LIFE
    for text in ("I am allergic to lupin.", "I live in Kiel."):
        talk.api("POST", "memories", {"text": text, "expires_at": end.isoformat()})
    return end


def context(talk: Talk) -> Any:
    return talk.api("POST", "context", {"query": "Plan my week"})


@pytest.mark.parametrize("ask", [Talk.fields, context])
def test_what_is_over_leaves_the_profile_at_once(ricordo: Ricordo, ask: Callable[[Talk], Any]):
    talk = Talk(ricordo, f"over-{ask is Talk.fields}")
    end = ends(talk)
    before = str(ask(talk))

    talk.has_passed(end)
    after = str(ask(talk))

    assert ("lupin" in before, "Kiel" in before, "welder" in before) == (True, True, True)
    assert ("lupin" in after, "Kiel" in after, "welder" in after) == (False, False, True)


def test_a_conversation_that_goes_on_tells_no_longer_what_is_over(ricordo: Ricordo):
    talk = Talk(ricordo, "goes-on")
    end = ends(talk)
    before = talk.say("Where do I live?")

    talk.has_passed(end)
    after = talk.say("And what may I not eat?")

    assert ("lupin" in before, "Kiel" in before) == (True, True)
    assert ("lupin" in after, "Kiel" in after) == (False, False)


def test_another_date_is_that_of_the_profile_too(ricordo: Ricordo):
    talk = Talk(ricordo, "another-date")
    end = ends(talk)
    for memory in talk.api("GET", "memories")["results"]:
        later = "2999-01-01T00:00:00Z" if "Kiel" in memory["memory"] else None
        talk.api("PATCH", f"memories/{memory['id']}", {"expires_at": later})

    talk.has_passed(end)

    assert sorted(talk.fields()) == ["Kiel", "lupin", "welder"]


def test_what_is_said_again_for_good_stays_in_the_profile(ricordo: Ricordo):
    talk = Talk(ricordo, "said-again")
    end = ends(talk)
    talk.api("POST", "memories", {"text": "I live in Kiel."})

    talk.has_passed(end)

    assert talk.fields() == ["Kiel", "welder"]
