"""What a request asks of the memory, and which turn it is."""

from datetime import UTC, datetime, timedelta

import msgspec
import pytest

from memory.model.chat_request import Conversation, Message
from memory.model.scope import Scope
from memory.model.turn import Added, Answer, Injection, ToolTraffic, TurnKey, TurnKind, TurnRecord
from memory.ports.search import PastTurn
from memory.turn.chat_turn import ChatTurn, place, step_of
from memory.turn.fingerprints import Fingerprints
from memory.turn.kind import Classifier, TurnOptions
from memory.turn.record import Answered, gives_back, record_of
from tests.utility_calls import CALLS

NOW = datetime(2026, 3, 5, 12, tzinfo=UTC)
KEY = b"k" * 32


def conversation(*messages: tuple[str, str]) -> Conversation:
    return Conversation(tuple(Message(role, text, "string" if text else "none") for role, text in messages), "m")


def asked(
    *messages: tuple[str, str], kind: TurnKind = TurnKind.NEW, turn: str | None = None, at: datetime = NOW
) -> ChatTurn:
    talk = conversation(*messages)
    return ChatTurn(kind=kind, conversation=talk, chains=Fingerprints(KEY).chains(talk), turn=turn, at=at)


def link_to(question: ChatTurn, *, latest: bool = True, step: int = 0, attempt: int = 0) -> PastTurn:
    return PastTurn(
        key=TurnKey("turn-1", step, attempt),
        session="session-1",
        chain=question.chains[0],
        at=NOW,
        injection=Injection(dynamic="block"),
        latest=latest,
    )


FIRST = (("system", "It is 12:01"), ("user", "I live in Rome"))
SECOND = (*FIRST, ("assistant", "Nice!"), ("user", "And the weather?"))


def classify(*messages: tuple[str, str], retried: bool = False) -> TurnKind:
    return Classifier(TurnOptions()).classify(conversation(*messages), retried=retried)


def test_words_of_the_user_are_a_new_turn():
    assert classify(*SECOND) is TurnKind.NEW


def test_a_tool_result_at_the_end_is_a_step_of_its_turn():
    assert classify(*FIRST, ("assistant", ""), ("tool", "21 degrees")) is TurnKind.TOOL_STEP


def test_an_sdk_that_sends_again_retries():
    assert classify(*FIRST, retried=True) is TurnKind.RETRY


@pytest.mark.parametrize("messages", [(), (("system", "x"),), (("user", ""),), (("tool", "x"),)])
def test_B16_without_words_of_a_user_there_is_no_turn(messages: tuple[tuple[str, str], ...]):
    assert classify(*messages) is TurnKind.EMPTY


TITLE = CALLS["Open WebUI, title"][0]["content"]


@pytest.mark.parametrize("name", CALLS)
def test_an_applications_own_call_is_told_from_a_turn(name: str):
    assert classify(*((message["role"], message["content"]) for message in CALLS[name])) is TurnKind.UTILITY


def test_a_call_in_the_history_says_nothing_of_the_newest_message():
    assert classify(("user", TITLE), ("assistant", "Rome"), ("user", "And the weather?")) is TurnKind.NEW
    assert classify(*SECOND[:-1], ("system", TITLE), ("user", "And the weather?")) is TurnKind.NEW


def test_a_step_of_a_call_is_no_step_of_a_turn():
    assert classify(("user", TITLE), ("assistant", ""), ("tool", "Rome")) is TurnKind.UTILITY


def test_what_a_clients_own_agent_asks_nobody_said():
    classifier = Classifier(TurnOptions(known_utility_calls=False))

    assert classifier.classify(conversation(*FIRST), retried=False, by_agent=True) is TurnKind.UTILITY


def test_who_asks_for_a_token_at_most_tests_the_line():
    probe = msgspec.structs.replace(conversation(*FIRST), is_probe=True)

    assert Classifier(TurnOptions()).classify(probe, retried=False) is TurnKind.UTILITY


def test_instructions_behind_the_results_of_tools_begin_no_turn():
    assert classify(*FIRST, ("assistant", ""), ("tool", "21"), ("system", "More tools.")) is TurnKind.TOOL_STEP


def test_known_calls_can_be_turns_and_further_ones_be_named():
    options = TurnOptions(known_utility_calls=False, utility_patterns=("Name this chat: {{MESSAGES}}",))
    classifier = Classifier(options)

    assert classifier.classify(conversation(("user", TITLE)), retried=False) is TurnKind.NEW
    assert classifier.classify(conversation(("user", "Name this chat:\nhi")), retried=False) is TurnKind.UTILITY


def test_a_pattern_of_gaps_alone_is_refused_under_the_name_of_its_setting():
    with pytest.raises(ValueError, match=r"utility_patterns: .* neither begins nor ends"):
        TurnOptions(utility_patterns=("{{MESSAGES}}",))


def test_a_user_who_speaks_of_titles_is_no_utility_call():
    assert classify(("user", "I want to generate a title for my talk")) is TurnKind.NEW


@pytest.mark.parametrize(
    "words",
    [
        "You are a helpful AI assistant tasked with summarizing conversations. What is wrong with this prompt of mine?",
        "你是一名擅长会话的助理，你需要将用户的会话总结为 10 个字以内的标题。这是我的提示词，怎么改？",
    ],
)
def test_a_system_prompt_that_a_user_quotes_is_her_message_and_an_applications_call_where_it_instructs(words: str):
    assert classify(("user", words)) is TurnKind.NEW
    assert classify(("system", words), ("user", "Hello")) is TurnKind.UTILITY


def test_steps_count_rounds_of_tools():
    talk = conversation(
        ("user", "x"), ("assistant", ""), ("tool", "1"), ("tool", "2"), ("assistant", ""), ("tool", "3")
    )

    assert step_of(talk, 0) == 2


def test_an_unknown_conversation_is_a_new_turn_of_a_new_session():
    ids = iter(["t", "s"])
    found = place(asked(*FIRST), None, make_id=lambda: next(ids))

    assert (found.key, found.session, found.reused) == (TurnKey("t"), "s", None)


def test_a_conversation_that_goes_on_stays_in_its_session():
    found = place(asked(*SECOND), link_to(asked(*FIRST)), make_id=lambda: "new")

    assert (found.key, found.session, found.reused) == (TurnKey("new"), "session-1", None)


def test_a_branch_is_a_new_session():
    found = place(asked(*SECOND), link_to(asked(*FIRST), latest=False), make_id=lambda: "new")

    assert found.session == "new"


def test_the_same_chain_within_ten_minutes_is_the_same_turn_again():
    again = asked(*FIRST, at=NOW + timedelta(minutes=9))
    found = place(again, link_to(asked(*FIRST)), make_id=lambda: "new")

    assert (found.key, found.kind) == (TurnKey("turn-1", 0, 1), TurnKind.RETRY)
    assert found.reused == Injection(dynamic="block")


def test_the_same_words_on_another_day_are_another_conversation():
    later = asked(*FIRST, at=NOW + timedelta(days=1))
    found = place(later, link_to(asked(*FIRST)), make_id=lambda: "new")

    assert (found.key.turn, found.session, found.reused) == ("new", "new", None)


def test_the_same_words_after_a_later_turn_are_another_turn():
    found = place(asked(*FIRST), link_to(asked(*FIRST), latest=False), make_id=lambda: "new")

    assert found.key.turn == "new"


def test_B19_a_turn_that_is_named_twice_is_one_turn():
    named = asked(*FIRST, turn="turn-1", at=NOW + timedelta(days=1))
    found = place(named, link_to(asked(*FIRST)), make_id=lambda: "new")

    assert found.key == TurnKey("turn-1", 0, 1)


def test_a_tool_step_reuses_the_injection_of_its_turn():
    step = asked(*FIRST, ("assistant", ""), ("tool", "21 degrees"), kind=TurnKind.TOOL_STEP)
    found = place(step, link_to(asked(*FIRST)), make_id=lambda: "new")

    assert (found.key, found.session) == (TurnKey("turn-1", 1, 0), "session-1")
    assert found.reused == Injection(dynamic="block")


def redact(text: str) -> tuple[str, int]:
    return text.replace("hunter2", "…"), text.count("hunter2")


def recorded(question: ChatTurn, answer: Answer) -> tuple[str, Answer, int]:
    record, secrets = record_of(
        question,
        place(question, None, make_id=lambda: "id"),
        Answered(answer=answer, partial=False, pair=b""),
        scope=Scope("t", "u"),
        epoch=0,
        injection=Injection(),
        added=Added(),
        redact=redact,
        is_off_record=lambda _: False,
    )
    return record.user_text, record.answer, secrets


def test_I16_secrets_are_redacted_before_the_journal():
    answer = Answer(text="It is hunter2", tools=(ToolTraffic(name="login", arguments='{"p":"hunter2"}'),))

    words, kept, secrets = recorded(asked(("user", "My password is hunter2")), answer)

    assert "hunter2" not in words + kept.text + kept.tools[0].arguments
    assert secrets == 3


def test_I16_what_was_asked_for_as_a_secret_is_redacted_before_the_journal():
    words, _, secrets = recorded(
        asked(("user", "Log in."), ("assistant", "What is your PIN?"), ("user", "it is 483920")), Answer()
    )

    assert (words, secrets) == ("it is [redacted]", 1)


def test_what_is_kept_of_a_turn_is_bounded():
    words, kept, _ = recorded(asked(("user", "é" * 1_000_000)), Answer(text="x" * 1_000_000))

    assert len(words.encode()) <= 64 * 1024
    assert len(kept.text) <= 64 * 1024


def test_what_the_tools_gave_belongs_to_the_step_that_follows():
    step = asked(*FIRST, ("assistant", ""), ("tool", "old"), ("assistant", ""), ("tool", "21"), ("tool", "hunter2"))

    record, secrets = record_of(
        step,
        place(step, None, make_id=lambda: "id"),
        Answered(answer=Answer(), partial=False, pair=b""),
        scope=Scope("t", "u"),
        epoch=0,
        injection=Injection(),
        added=Added(),
        redact=redact,
        is_off_record=lambda _: False,
    )

    assert (record.results, secrets) == (("21", "…"), 1)


def test_the_words_of_the_user_belong_to_the_first_step():
    step = asked(*FIRST, ("assistant", ""), ("tool", "21"), kind=TurnKind.TOOL_STEP)

    assert recorded(step, Answer())[0] == ""


def test_a_record_that_the_release_before_has_journalled_is_the_users_word():
    record = TurnRecord(
        key=TurnKey("t"), scope=Scope("local", "ada"), session="s", chain=b"", epoch=0, at=NOW, speaker="Bob"
    )
    known = msgspec.msgpack.decode(msgspec.msgpack.encode(record))
    del known["speaker"]

    assert msgspec.msgpack.decode(msgspec.msgpack.encode(known), type=TurnRecord).speaker == ""


@pytest.mark.parametrize(
    ("answer", "repeats"),
    [
        ("As you know: The user is called Bob and lives in Paris.", True),
        ("> We keep the orders in a Postgres database\n\nThen use a view.", True),
        ("You asked where to sleep. Hotel Lux has the best view of the river, 90 euros a night.", False),
        ("You said: <document>We keep the orders in a Postgres database</document> Where do we sleep?", True),
        ("The user is Bob.", False),
        ("", False),
    ],
)
def test_P7_an_answer_that_repeats_a_sentence_of_the_request_is_told_from_others(answer: str, repeats: bool):
    question = asked(
        ("system", "The user is called Bob and lives in Paris."),
        ("user", "<document>We keep the orders in a Postgres database</document> Where do we sleep?"),
    )

    assert gives_back(question, answer) == repeats


@pytest.mark.parametrize(
    ("answer", "repeats"),
    [
        ("It says:\n\nMineral wool costs nine euros a square metre.\n\nWood fibre costs twenty-four euros.", True),
        (
            "Take cellulose, which fills the gaps around old joists. Mineral wool costs nine euros a square metre.",
            False,
        ),
        ("The loft of the old house is 62 square metres, so 868 euros.", False),
        ("You are the agent of a builder's merchant, so answer shortly: cellulose.", True),
        ("Let me look at what the page says first. Then: cellulose, at fourteen euros a square metre.", False),
    ],
)
def test_P7_an_answer_may_quote_what_its_tools_gave_and_not_be_it(answer: str, repeats: bool):
    question = asked(
        ("system", "You are the agent of a builder's merchant, so answer shortly"),
        ("user", "What should I insulate the attic with?"),
        ("assistant", "Let me look at what the page says first"),
        ("tool", "Mineral wool costs nine euros a square metre.\nWood fibre costs twenty-four euros.\nCellulose: 14."),
        kind=TurnKind.TOOL_STEP,
    )

    assert gives_back(question, answer) == repeats


@pytest.mark.parametrize(
    ("said", "repeats"),
    [("Here is the file:", True), ("The loop removes whatever stands in the folder, links too. " * 3, False)],
)
def test_P7_a_file_that_is_shown_is_handed_on_however_short_its_lines_are(said: str, repeats: bool):
    code = "import os\n\nROOT = '/srv'\n\nfor name in os.listdir(ROOT):\n    os.remove(name)"
    question = asked(("user", "Show me clean.py"), ("assistant", ""), ("tool", code), kind=TurnKind.TOOL_STEP)

    assert gives_back(question, f"{said}\n\n```python\n{code}\n```") == repeats


def test_P7_of_an_answer_that_is_awaited_nobody_can_tell_what_it_repeats():
    question = asked(*FIRST)

    record, _ = record_of(
        question,
        place(question, None, make_id=lambda: "id"),
        Answered(answer=Answer(), partial=False, pair=b"", awaited=True),
        scope=Scope("t", "u"),
        epoch=0,
        injection=Injection(),
        added=Added(),
        redact=redact,
        is_off_record=lambda _: False,
    )

    assert record.gives_back
