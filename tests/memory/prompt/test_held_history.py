"""What is handed on of a conversation that its provider keeps."""

from datetime import UTC, datetime

from memory.model.chat_request import Conversation, Message
from memory.model.turn import Injection, TurnKey, TurnKind, withheld
from memory.ports.search import PastTurn
from memory.prompt.held_history import MOST_LINES, NO_HISTORY, HeldHistory, held_before, put_again
from memory.turn.chat_turn import ChatTurn, TurnPosition, place
from memory.turn.fingerprints import LINE_BYTES, Fingerprints

PRINTS = Fingerprints(b"key")
NOW = datetime(2026, 5, 1, tzinfo=UTC)
SAID = Injection(dynamic="<notes>\n- Rex is a dog\n</notes>", memory_ids=("always", "m1"), stable_count=1)


def conversation(*messages: Message, follows: str = "resp_1", kept_as: str = "") -> Conversation:
    return Conversation((Message("system", "", "none"), *messages), follows=follows, kept_as=kept_as)


def asked_by(told: Conversation, kind: TurnKind = TurnKind.NEW) -> ChatTurn:
    return ChatTurn(kind=kind, conversation=told, chains=PRINTS.chains(told), at=NOW)


def past(told: Conversation, injection: Injection = SAID, *, step: int = 0) -> PastTurn:
    chain = PRINTS.chains(told)[0]
    return PastTurn(key=TurnKey("t1", step), session="s1", chain=chain, at=NOW, injection=injection, latest=True)


def user(text: str) -> Message:
    return Message("user", text, "string")


TOOL = Message("tool", "21 degrees", "string")
BEFORE = past(conversation(user("Hello"), follows="resp_0"))


def before(told: Conversation, turn: PastTurn | None = BEFORE, kind: TurnKind = TurnKind.NEW) -> HeldHistory:
    asked = asked_by(told, kind)
    where = place(asked, turn, make_id=iter(("t2", "s2", "t3")).__next__)
    return held_before(asked, where, turn, prints=PRINTS)


def test_it_says_the_lines_the_memories_and_the_turn_before_and_nothing_else():
    history = before(conversation(user("What is my dog called?")))

    assert all(map(history.says, ("- Rex is a dog", "m1", "t1")))
    assert not any(map(history.says, ("always", "- Rex is a cat", "t2", "")))


def test_it_hands_on_all_that_was_said_before():
    first = before(conversation(user("What is my dog called?")))
    later = Injection(dynamic="- Ada plays the cello", before=first.digests)

    history = before(conversation(user("And?"), follows="resp_2"), past(conversation(user("x")), later))

    assert all(map(history.says, ("- Rex is a dog", "- Ada plays the cello")))


def test_of_a_request_that_brings_its_history_with_it_there_is_none():
    assert before(conversation(user("Hello"), follows="")) is NO_HISTORY
    assert before(conversation(user("Hello")), None) is NO_HISTORY
    assert not NO_HISTORY.says("")


def test_what_is_asked_again_goes_on_from_what_the_turn_itself_went_on_from():
    again = conversation(user("Hello"), follows="resp_0")

    assert before(again).digests == b""


def test_the_same_words_in_a_row_of_a_kept_conversation_are_two_turns():
    told = conversation(user("Yes."), follows="", kept_as="conv_1")
    asked = asked_by(told)

    where = place(asked, past(told), make_id=iter(("t2", "s2")).__next__)

    assert (where.key.turn, where.kind) == ("t2", TurnKind.NEW)
    assert held_before(asked, where, past(told), prints=PRINTS).says("- Rex is a dog")
    retried = asked_by(told, TurnKind.RETRY)
    assert place(retried, past(told), make_id=str).key == TurnKey("t1", 0, 1)


def test_the_newest_lines_are_kept_within_the_bound():
    injection = Injection(dynamic="\n".join(f"- line {n}" for n in range(MOST_LINES + 10)))

    history = before(conversation(user("And?")), past(conversation(user("x")), injection))

    assert len(history.digests) == MOST_LINES * LINE_BYTES
    assert history.says(f"- line {MOST_LINES + 9}")
    assert not history.says("- line 0")


def test_a_step_that_brings_no_words_has_nothing_in_front_and_is_the_next_of_its_turn():
    told = conversation(TOOL)
    asked = asked_by(told, TurnKind.TOOL_STEP)
    where = place(asked, BEFORE, make_id=str)
    history = held_before(asked, where, BEFORE, prints=PRINTS)

    assert where.key == TurnKey("t1", 1)
    assert where.reused is not None
    injection = put_again(where.reused, told, history)
    assert (injection.dynamic, injection.before) == ("", history.digests)
    assert put_again(SAID, conversation(user("Hello")), history).dynamic == SAID.dynamic


def test_the_same_step_again_is_another_attempt_at_it():
    told = conversation(TOOL)
    asked = asked_by(told, TurnKind.TOOL_STEP)

    assert place(asked, past(told, step=1), make_id=str).key == TurnKey("t1", 1, 1)


def test_what_is_withheld_from_a_prompt_hands_on_what_was_said_before():
    assert withheld(Injection(before=b"12345678"), "shadow").before == b"12345678"


def test_without_words_of_hers_there_is_one_chain_and_each_answer_has_its_own():
    chains = {PRINTS.chains(conversation(TOOL, follows=f"resp_{n}")) for n in range(3)}

    assert {len(each) for each in chains} == {1}
    assert len(chains) == 3


def test_where_no_turn_is_known_a_step_without_words_is_the_first_of_a_turn_of_its_own():
    where = place(asked_by(conversation(TOOL), TurnKind.TOOL_STEP), None, make_id=iter(("t2", "s2")).__next__)

    assert where == TurnPosition(key=TurnKey("t2", 1), session="s2", kind=TurnKind.TOOL_STEP)
