"""A question that an application has wrapped in documents is its user's turn."""

from typing import Any

import httpx2
import pytest

from tests.e2e.asking import ask, told
from tests.e2e.conftest import KEY, Ricordo
from tests.framed import OPEN_WEBUI, TOLD_BY_THE_DOCUMENT, wrapped_by_open_webui
from tests.utility_calls import assistant, system, user

ALLERGY = "I'm allergic to penicillin."
QUESTION = "Is there anything about penicillin that my doctor should know?"
BOAT = "My boat is called Andrea Doria."


@pytest.mark.parametrize("wrap", wrapped_by_open_webui)
def test_a_question_about_documents_is_a_turn_like_any_other(ricordo: Ricordo, wrap: str):
    who = f"documents-{list(wrapped_by_open_webui).index(wrap)}"
    ask(ricordo, who, [user(ALLERGY)])
    ricordo.ingested()
    messages = wrapped_by_open_webui[wrap](f"{QUESTION} {BOAT}")

    answer = ask(ricordo, who, messages)

    assert told(answer)[0] == "hit"
    remembered = ricordo.remembered(who)
    assert any(BOAT in text for text in remembered)
    others = [text.replace(QUESTION, "") for text in remembered if text != ALLERGY]
    assert not [text for text in others for word in TOLD_BY_THE_DOCUMENT if word in text]


def test_the_journal_has_the_users_own_words_without_the_template(ricordo: Ricordo):
    answer = ask(ricordo, "journal", wrapped_by_open_webui["0.12, with the code interpreter"](BOAT))
    ricordo.ingested()

    turn: Any = httpx2.get(
        f"{ricordo.origin}/memory/v1/sessions/{answer.headers['x-memory-session']}",
        headers={"Authorization": f"Bearer {KEY}", "X-Memory-User": "journal"},
    ).json()

    assert [entry["content"] for entry in turn["entries"] if entry["role"] == "user"] == [BOAT]


def test_a_conversation_about_documents_stays_one_session_and_replays_its_blocks(ricordo: Ricordo):
    """The application wraps its newest message alone: the next request has the same words without documents."""
    ask(ricordo, "one-session", [user(ALLERGY)])
    ricordo.ingested()
    first = ask(ricordo, "one-session", wrapped_by_open_webui["0.12"](QUESTION))

    history = [user(QUESTION), assistant("Noted."), *wrapped_by_open_webui["0.12"](f"{BOAT} And penicillin?")]
    second = ask(ricordo, "one-session", history)

    assert first.headers["x-memory-session"] == second.headers["x-memory-session"]
    assert int(second.headers["x-memory-replayed-tokens"]) > 0


def test_memory_is_not_off_for_the_rest_of_a_chat_that_began_with_documents(ricordo: Ricordo):
    ask(ricordo, "rest", [user(ALLERGY)])
    ricordo.ingested()
    began = wrapped_by_open_webui["0.6.18, Ollama"]("Hello")

    answer = ask(ricordo, "rest", [*began, assistant("Hello!"), user(QUESTION)])

    assert told(answer)[0] == "hit"


def test_documents_in_a_system_message_do_not_turn_memory_off(ricordo: Ricordo):
    ask(ricordo, "system", [user(ALLERGY)])
    ricordo.ingested()

    answer = ask(ricordo, "system", [system(OPEN_WEBUI.format(document="I live in Oslo.")), user(QUESTION)])

    assert told(answer)[0] == "hit"


def test_the_same_question_of_another_document_is_another_turn(ricordo: Ricordo):
    [first] = wrapped_by_open_webui["0.12"]("Summarise this document.")
    [second] = [{**first, "content": first["content"].replace("<context>", "<context>\nOf the second one.")}]
    assert first != second

    turns = [ask(ricordo, "two-documents", [each]).headers["x-memory-turn"] for each in (first, second, second)]

    assert turns[0] != turns[1] == turns[2]  # the third is a regenerated answer


def test_what_a_document_says_does_not_hide_what_is_known_of_the_user(ricordo: Ricordo):
    ask(ricordo, "same-words", [user(BOAT)])
    ricordo.ingested()
    [message] = wrapped_by_open_webui["0.12"]("What is my boat called?")

    quoted = message["content"].replace("<context>", f"<context>\nFrom: Bob\n{BOAT}\nYours, Bob")
    answer = ask(ricordo, "same-words", [user(quoted)])

    assert BOAT in quoted
    assert told(answer)[0] == "hit"
