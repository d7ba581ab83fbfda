"""An application's own calls have no memory; the turns of its user do, before and after them."""

import pytest

from tests.e2e.asking import ask, sent, told
from tests.e2e.conftest import Ricordo
from tests.utility_calls import CALLS, NEAR_MISSES, assistant, user

pytestmark = pytest.mark.long

ALLERGY = "I'm allergic to penicillin."
QUESTION = "Is there anything about penicillin that my doctor should know?"
BOAT = "My boat is called Andrea Doria."
TITLE = CALLS["Open WebUI, title"]


@pytest.mark.parametrize("name", CALLS)
def test_an_applications_own_call_is_relayed_as_it_is_and_teaches_nothing(ricordo: Ricordo, name: str):
    who = f"utility-{list(CALLS).index(name)}"
    ask(ricordo, who, [user(ALLERGY)])

    answer = ask(ricordo, who, CALLS[name])

    assert told(answer) == ("off", "utility")
    assert sent(ricordo) == CALLS[name]
    assert "x-memory-turn" not in answer.headers
    assert ricordo.remembered(who) == [ALLERGY]


def test_what_a_user_says_is_a_turn_with_memory_however_much_it_looks_like_a_prompt(ricordo: Ricordo):
    """The same in one conversation, so that no earlier message counts, either."""
    ask(ricordo, "near", [user(ALLERGY)])
    ricordo.ingested()

    off = [words for words in NEAR_MISSES if told(ask(ricordo, "near", [user(words)]))[0] == "off"]

    assert off == []


def test_the_turn_after_a_utility_call_has_its_memory(ricordo: Ricordo):
    ask(ricordo, "after", [user(ALLERGY)])
    ricordo.ingested()
    ask(ricordo, "after", TITLE)

    answer = ask(ricordo, "after", [*TITLE, assistant("Allergies"), user(QUESTION)])

    assert told(answer)[0] == "hit"
    assert "penicillin" in str(sent(ricordo)).replace(QUESTION, "")


def test_a_prompt_in_the_middle_of_a_long_message_is_quoted(ricordo: Ricordo):
    quoted = f"{BOAT} What is this?\n\n{TITLE[0]['content']}\n\nIt stood in my log."

    answer = ask(ricordo, "quoted", [user(quoted)])

    assert told(answer)[0] != "off"
