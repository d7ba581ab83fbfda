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
