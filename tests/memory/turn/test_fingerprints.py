"""How a conversation is found again when its client sends it once more."""

import pytest

from memory.model.chat_request import Conversation, Message
from memory.turn.fingerprints import ANSWER_KEPT, MOST_CHAINS, MOST_PAIRS, Fingerprints, circle_of

KEY = b"k" * 32
PRINTS = Fingerprints(KEY)
FIRST = (("system", "It is 12:01"), ("user", "I live in Rome"))
SECOND = (*FIRST, ("assistant", "Nice!"), ("user", "And the weather?"))


def conversation(*messages: tuple[str, str]) -> Conversation:
    return Conversation(tuple(Message(role, text, "string" if text else "none") for role, text in messages), "m")


def test_a_chain_does_not_depend_on_system_texts_answers_and_white_space():
    ours = PRINTS.chains(conversation(*SECOND))
    theirs = PRINTS.chains(
        conversation(
            ("system", "It is 12:02"), ("user", " I live in Rome\n"), ("assistant", ""), ("user", "And the weather?")
        )
    )

    assert ours == theirs


def test_a_chain_is_prefixed_by_those_of_its_past():
    assert PRINTS.chains(conversation(*SECOND))[1:] == PRINTS.chains(conversation(*FIRST))


def test_a_chain_depends_on_who_said_what_where():
    digests = {
        Fingerprints(key).chains(conversation(*messages))[0]
        for key in (KEY, b"z" * 32)
        for messages in (
            (("user", "a"), ("user", "b")),
            (("user", "ab"),),
            (("user", "a\0user\0b"),),
            (("tool", "a"), ("user", "b")),
            (("user", "b"), ("user", "a")),
        )
    }

    assert len(digests) == 10


def test_of_a_very_long_conversation_the_newest_chains_are_given():
    talk = conversation(*(("user", str(number)) for number in range(MOST_CHAINS + 10)))

    assert len(PRINTS.chains(talk)) == MOST_CHAINS
    assert PRINTS.chains(talk)[0] not in PRINTS.chains(conversation(*(("user", "x"),)))


def test_the_indices_of_user_messages_go_with_their_chains():
    assert conversation(*SECOND).user_indices == (3, 1)


def test_a_pair_is_a_past_user_message_with_its_answer_newest_first():
    talk = conversation(
        ("user", "a"),
        ("assistant", "A"),
        ("user", "b"),
        ("assistant", ""),
        ("tool", "t"),
        ("assistant", "B"),
        ("user", "c"),
    )

    assert PRINTS.pairs(talk) == (PRINTS.pair("b", "B"), PRINTS.pair("a", "A"))


def test_only_the_last_pairs_are_given():
    talk = conversation(*(("user", "u"), ("assistant", "a")) * 10, ("user", "new"))

    assert len(PRINTS.pairs(talk)) == MOST_PAIRS


@pytest.mark.parametrize(
    "spelling", [" It is\n\n21 degrees. ", "<think>Rome…\nsunny</think>\nIt is 21 degrees.", "It is 21  degrees."]
)
def test_reasoning_and_white_space_of_an_answer_do_not_count(spelling: str):
    assert PRINTS.pair("q", spelling) == PRINTS.pair("q", "It is 21 degrees.")


@pytest.mark.parametrize("gap", [" ", "\n" * 9, "\u3000\t" * 5, "\x1c"])
def test_of_an_answer_the_first_characters_that_are_not_white_count(gap: str):
    words = [f"w{number}" for number in range(300)]

    assert PRINTS.pair("q", gap.join(words)) == PRINTS.pair("q", "".join(words)[:ANSWER_KEPT])
    assert PRINTS.pair("q", gap.join(words[:10])) == PRINTS.pair("q", "".join(words[:10]))


def test_another_answer_or_another_circle_is_another_pair():
    pairs = {
        PRINTS.pair("q", "yes"),
        PRINTS.pair("q", "no"),
        PRINTS.pair("q", "yes", circle="x"),
        PRINTS.pair("p", "yes"),
    }

    assert len(pairs) == 4


def test_each_agent_and_each_project_has_conversations_of_its_own_and_without_any_all_is_as_it_was():
    circles = {circle_of(agent, project) for agent in (None, "coach") for project in (None, "shop", "blog")}

    assert len(circles) == 6
    assert (circle_of(None, None), circle_of("coach", None)) == ("", "coach")
