"""A temporary chat neither reads nor writes."""

import pytest

from tests.e2e.asking import ask, sent, told
from tests.e2e.conftest import Ricordo
from tests.utility_calls import user

ALLERGY = "I'm allergic to penicillin."
QUESTION = "Is there anything about penicillin that my doctor should know?"
BOAT = "My boat is called Andrea Doria."


@pytest.mark.parametrize("chat", ["local:WJ4b_-3xUKN7AAAB", "temporary:WJ4b_-3xUKN7AAAB", "channel:2eab46ce"])
def test_a_temporary_chat_neither_reads_nor_writes(ricordo: Ricordo, chat: str):
    who = f"temporary-{chat[0]}"
    ask(ricordo, who, [user(ALLERGY)])
    ricordo.ingested()
    asked = [user(f"{QUESTION} {BOAT}")]

    answer = ask(ricordo, who, asked, **{"X-OpenWebUI-Chat-Id": chat})

    assert told(answer) == ("off", "temporary")
    assert sent(ricordo) == asked
    assert ricordo.remembered(who) == [ALLERGY]


def test_a_temporary_chat_is_one_under_our_own_header_too(ricordo: Ricordo):
    answer = ask(ricordo, "ours", [user(BOAT)], **{"X-Memory-Session": "temporary:WJ4b"})

    assert told(answer) == ("off", "temporary")


def test_a_lasting_chats_id_is_its_session(ricordo: Ricordo):
    chat = "c1a5e6f0-7b1e-4a57-9b38-2f6d2f5a1f10"

    answer = ask(ricordo, "lasting", [user(BOAT)], **{"X-OpenWebUI-Chat-Id": chat})

    assert answer.headers["x-memory-session"] == chat
    assert ricordo.remembered("lasting") == [BOAT]
