"""What the assistant recommended, through the whole product: answer, worker, prompt; and what goes with it."""

import pytest

from tests.e2e.conftest import Ricordo
from tests.e2e.test_forgetting import ask, told

QUESTION = "Which bike did you recommend to me?"
ADVICE = "Both are fine. I recommend the green Brompton for your trains."


def test_what_was_recommended_is_recalled_by_who_asks_for_it_alone(ricordo: Ricordo):
    ask(ricordo, "rider", "Which folding bike is good on trains?", answer=ADVICE)
    assert ricordo.remembered("rider") == ["I recommend the green Brompton for your trains."]

    asked = ask(ricordo, "rider", QUESTION)
    usual = ask(ricordo, "rider", "Is a Brompton good on trains, and which colour is best?")

    assert "the assistant said: I recommend the green Brompton for your trains." in asked
    assert "green Brompton" not in usual
    assert "green Brompton" not in ask(ricordo, "another", QUESTION)


@pytest.mark.parametrize("order", ["Forget that I commute by train every day.", "Forget everything about my commute."])
def test_P9_it_goes_with_what_it_rests_on(ricordo: Ricordo, order: str):
    user = f"commuter-{len(order)}"
    assert told(ricordo, user, "I commute by train every day.") == ["I commute by train every day."]
    prompt = ask(ricordo, user, "Which folding bike is good for the train that one commutes by?", answer=ADVICE)
    assert "I commute by train every day." in prompt
    assert len(ricordo.remembered(user)) == 2

    ask(ricordo, user, order, answer="Done.")

    assert ricordo.remembered(user) == []
    assert "Brompton" not in ask(ricordo, user, QUESTION)


def test_what_is_answered_off_the_record_is_not_kept(ricordo: Ricordo):
    ask(ricordo, "quiet", "Off the record: I was fired on Monday.", answer="I recommend that you call a lawyer.")

    assert ricordo.remembered("quiet") == []


HOTELS = (
    "Three places are quiet and close to the river:\n\n1. **Casa do Cais** – 80 euros a night, with a garden\n"
    "2. **Hotel Ribeira Alta** – 120 euros, breakfast until noon\n3. **Pensão Lua** – 55 euros, shared bathrooms\n\n"
    "All of them can be cancelled until the day before. In summer the rooms to the street are loud."
)


def test_what_was_answered_is_recalled_by_who_comes_back_to_it_alone(ricordo: Ricordo):
    ask(ricordo, "guest", "Where could we sleep in Porto?", answer=HOTELS)
    ricordo.ingested()

    asked = ask(ricordo, "guest", "What was the second hotel on your list for Porto?")
    again = ask(ricordo, "guest", "Did I already ask you where we could sleep in Porto?")
    usual = ask(ricordo, "guest", "Is a hotel in Porto dearer than one in Lisbon?")

    assert "the assistant answered: “Where could we sleep in Porto?” Three places" in asked
    assert "Hotel Ribeira Alta" in asked
    assert "Where could we sleep in Porto?" in again
    assert "Ribeira Alta" not in usual
    assert "Ribeira Alta" not in ask(ricordo, "another", "What was the second hotel on your list for Porto?")


def test_P9_an_answer_goes_with_what_its_user_wants_forgotten(ricordo: Ricordo):
    ask(ricordo, "ill", "I have psoriasis on my elbows. Which cream helps?", answer=f"Creams with urea. {HOTELS}")
    ricordo.ingested()
    assert any("urea" in text for text in ricordo.remembered("ill"))

    ask(ricordo, "ill", "Forget that I have psoriasis.", answer="Done.")
    ricordo.ingested()

    assert ricordo.remembered("ill") == []
