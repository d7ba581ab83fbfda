"""A person who answers in the place of the model, and how people are thanked: what of it is known later on."""

import pytest

from tests.e2e.conftest import Ricordo
from tests.e2e.test_deleting import call
from tests.e2e.test_forgetting import profile
from tests.e2e.test_replay import Talk

PROMISED = "Lisa (support): your refund of 30 pounds is approved."


@pytest.mark.long
def test_what_a_colleague_promised_is_known_in_later_conversations_and_gone_with_its_session(ricordo: Ricordo) -> None:
    Talk(ricordo, "mia", **{"X-Memory-Session": "ticket-88"}).ask("Where is my refund for the blue kettle?")
    ricordo.ingested()
    hers = {"X-Memory-User": "mia"}
    entries = "/memory/v1/sessions/ticket-88/entries"
    call(ricordo, "POST", entries, {"role": "assistant", "content": PROMISED}, hers)
    added = {"user_id": "mia", "session_id": "ticket-88", "infer": False}
    call(ricordo, "POST", "/memory/v1/memories", {**added, "messages": [{"role": "assistant", "content": PROMISED}]})

    transcript = call(ricordo, "GET", entries, None, hers).text
    later = Talk(ricordo, "mia")
    later.ask("Is my refund approved?")

    assert PROMISED in transcript
    assert f"{PROMISED} (inferred)" in str(later.prompt)
    assert profile(ricordo, "mia") == {}

    call(ricordo, "DELETE", "/memory/v1/sessions/ticket-88", None, hers)
    later.ask("And what did Lisa say of my refund?")

    assert "30 pounds" not in str(later.prompt)


@pytest.mark.long
def test_who_is_thanked_or_greeted_by_name_is_no_memory(ricordo: Ricordo) -> None:
    for said in ("thanks Lisa", "Danke Frau Huber!", "bonjour Madame Roux"):
        Talk(ricordo, "polite").ask(said)
    Talk(ricordo, "polite").ask("Thanks, Lisbon is my home airport.")
    ricordo.ingested()

    assert ricordo.remembered("polite") == ["Thanks, Lisbon is my home airport."]
