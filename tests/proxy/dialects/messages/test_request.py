"""What of a request for a message is whose, and where it stands."""

import json
from typing import Any

import pytest

from memory.model.chat_request import Message
from proxy.dialects.messages.request import OPAQUE_BYTES, SYSTEM, BodyPlace, read_request, tokens_of
from proxy.http.errors import ApiError

REMINDER = "<system-reminder>\nDo not mention this.\n</system-reminder>"


def body(*messages: Any, **more: Any) -> bytes:
    return json.dumps({"model": "claude-sonnet-5", "max_tokens": 9, "messages": messages, **more}).encode()


def user(*parts: Any) -> dict[str, Any]:
    return {"role": "user", "content": list(parts)}


def text(said: str, **more: Any) -> dict[str, Any]:
    return {"type": "text", "text": said, **more}


def result(said: Any) -> dict[str, Any]:
    return {"type": "tool_result", "tool_use_id": "t1", "content": said}


IMAGE = {"type": "image", "source": {"type": "base64", "media_type": "image/png", "data": "AAAA"}}


def read(*messages: Any, **more: Any) -> list[tuple[str, str, str]]:
    """Of each message its role, its text, and what is the user's own of it."""
    conversation = read_request(body(*messages, **more)).conversation
    return [(each.role, each.text, each.said) for each in conversation.messages]


def test_instructions_stand_in_front_each_block_a_message():
    request = read_request(body(user(text("Hello.")), system=[text("You are kind."), text("Be brief.")]))

    assert [(each.role, each.text) for each in request.conversation.messages] == [
        ("system", "You are kind."),
        ("system", "Be brief."),
        ("user", "Hello."),
    ]
    assert request.places == (BodyPlace(SYSTEM, (0, 1)), BodyPlace(SYSTEM, (1, 2)), BodyPlace(0, (0, 1)))


@pytest.mark.parametrize("system", ["You are kind.", ""])
def test_instructions_may_be_a_string(system: str):
    request = read_request(body({"role": "user", "content": "Hello."}, system=system))

    assert request.conversation.messages[0] == Message("system", system, "string")


@pytest.mark.parametrize("system", [None, [], 5])
def test_instructions_of_another_shape_are_none(system: Any):
    assert read({"role": "user", "content": "Hello."}, system=system) == [("user", "Hello.", "Hello.")]


def test_results_of_tools_are_no_words_of_the_user_who_speaks_behind_them():
    request = read_request(
        body(
            user(text("Look it up.")),
            {"role": "assistant", "content": [{"type": "tool_use", "id": "t1", "name": "f", "input": {}}]},
            user(result("21 degrees"), result([text("and"), text("rain")]), text("And tomorrow?")),
        )
    )

    assert [(each.role, each.text) for each in request.conversation.messages[2:]] == [
        ("tool", "21 degrees\nand\nrain"),
        ("user", "And tomorrow?"),
    ]
    assert request.places[2:] == (BodyPlace(2, (0, 2)), BodyPlace(2, (2, 3)))
    assert not request.conversation.awaits_answer_to_tools


def test_a_reminder_behind_the_results_of_tools_makes_nobody_speak():
    request = read_request(body(user(text("Look it up.")), user(result("21 degrees"), text(REMINDER))))

    assert [each.role for each in request.conversation.messages] == ["user", "tool"]
    assert request.places[1] == BodyPlace(1, (0, 2))
    assert request.conversation.awaits_answer_to_tools


def test_instructions_behind_the_results_of_tools_change_nothing_of_that():
    instructions = {"role": "system", "content": "These tools are there now."}

    conversation = read_request(body(user(text("Look it up.")), user(result("21")), instructions)).conversation

    assert [each.role for each in conversation.messages] == ["user", "tool", "system"]
    assert conversation.awaits_answer_to_tools


@pytest.mark.parametrize(
    ("said", "own"),
    [
        ([text(REMINDER), text("I have a cat.")], "I have a cat."),
        ([text(f"{REMINDER}\nI have a cat.")], "\nI have a cat."),
        ([text("I have a cat."), text(REMINDER), text(REMINDER)], "I have a cat."),
        ([text("[Request interrupted by user for tool use]"), text("I have a cat.")], "I have a cat."),
        (
            [
                text(
                    "<command-message>remember</command-message>\n<command-name>/remember</command-name>\n"
                    "<command-args>I have a cat.</command-args>"
                ),
                text("Write down what the user tells you."),
            ],
            "I have a cat.",
        ),
        ([text("<command-name>/init</command-name>"), text("Please analyze this codebase.")], ""),
        ([IMAGE], ""),
        ([IMAGE, text(REMINDER)], ""),
    ],
)
def test_what_a_client_puts_into_her_message_is_none_of_her_words(said: list[Any], own: str):
    ((role, _, words),) = read(user(*said))

    assert (role, words) == ("user", own)


@pytest.mark.parametrize(
    "said",
    [
        REMINDER,
        "<local-command-stdout>Total cost: $1</local-command-stdout>",
        "This session is being continued from a previous conversation that ran out of context. I live in Rome.",
        "[Request interrupted by user]",
    ],
)
def test_a_message_of_the_clients_alone_is_nobodys(said: str):
    assert read(user(text("Hello.")), {"role": "user", "content": said})[1] == ("tool", "", "")
    assert read(user(text("Hello.")), user(text(said)))[1] == ("tool", "", "")


def test_answers_are_their_texts_without_what_was_thought_and_called():
    answer = [
        {"type": "thinking", "thinking": "She asks.", "signature": "x"},
        text("I look."),
        {"type": "tool_use", "id": "t1", "name": "f", "input": {"a": 1}},
    ]

    assert read(user(text("Hello.")), {"role": "assistant", "content": answer})[1] == (
        "assistant",
        "I look.",
        "I look.",
    )


MARK = {"cache_control": {"type": "ephemeral"}}


@pytest.mark.parametrize(
    ("messages", "more", "writes_end"),
    [
        ([{"role": "user", "content": [{"type": "text", "text": "one", **MARK}]}], {}, True),
        ([{"role": "user", "content": "one"}], MARK, True),
        ([{"role": "user", "content": "one"}], {"cache_control": None}, False),
        ([{"role": "user", "content": "one"}], {"system": [{"type": "text", "text": "s", **MARK}]}, False),
        (
            [
                {"role": "user", "content": [{"type": "text", "text": "one", **MARK}]},
                {"role": "user", "content": "two"},
            ],
            {},
            False,
        ),
        ([], MARK, False),
    ],
)
def test_a_breakpoint_in_the_newest_message_has_the_end_of_the_prompt_written(
    messages: list[Any], more: dict[str, Any], writes_end: bool
):
    assert read_request(body(*messages, **more)).conversation.writes_end == writes_end


@pytest.mark.parametrize(("tokens", "is_probe"), [(0, True), (1, True), (2, False), (None, False), ("1", False)])
def test_a_request_for_a_token_at_most_is_a_probe(tokens: Any, is_probe: bool):
    assert read_request(body({"role": "user", "content": "quota"}, max_tokens=tokens)).conversation.is_probe == is_probe


@pytest.mark.parametrize("tools", [[], None])
def test_tools_are_seen(tools: Any):
    assert read_request(body(user(text("a")), tools=[{"name": "f"}])).conversation.tools
    assert not read_request(body(user(text("a")), tools=tools)).conversation.tools


def test_who_is_named_in_the_metadata_is_told():
    assert read_request(body(user(text("a")), metadata={"user_id": "u1"})).metadata_user_id == "u1"
    assert read_request(body(user(text("a")), metadata={"user_id": None})).metadata_user_id is None
    assert read_request(body(user(text("a")), metadata=5)).metadata_user_id is None


@pytest.mark.parametrize("key", ["model", "messages", "system"])
def test_B05_a_key_that_is_there_twice_is_refused(key: str):
    twice = body(user(text("a")), system="Be kind.")[:-1] + b',"%b":"again"}' % key.encode()

    with pytest.raises(ApiError) as refused:
        read_request(twice)

    assert (refused.value.code, refused.value.param) == ("duplicate_key", key)


@pytest.mark.parametrize("sent", [b"", b"null", b"[]", b"{}", b'{"messages":[]} x', b"\xff", b'{"a":"\\ud800"}'])
def test_B01_what_is_no_request_is_refused(sent: bytes):
    with pytest.raises(ApiError) as refused:
        read_request(sent)

    assert refused.value.status == 400


@pytest.mark.parametrize("messages", [None, 5, "a", {}, [], [[]], [5], [{"role": 5}], [{"content": "a"}]])
def test_B09_an_unknown_shape_has_nothing_in_it_that_could_be_edited(messages: Any):
    conversation = read_request(json.dumps({"messages": messages}).encode()).conversation

    assert conversation.newest_user is None


@pytest.mark.parametrize("content", [None, 5, {}, [], [5], [{"type": 5}], [{"type": "text", "text": 5}]])
def test_B09_a_content_of_an_unknown_shape_is_left_alone(content: Any):
    assert read_request(body({"role": "user", "content": content})).conversation.newest_user is None


def test_tokens_are_those_of_texts_and_files_do_not_count_by_their_size():
    picture = {"type": "image", "source": {"type": "base64", "data": "A" * 1_000_000}}
    spoken, shown, called, found = tokens_of(
        read_request(
            body(
                user(text("one two three four five six seven eight")),
                user(picture),
                {"role": "assistant", "content": [{"type": "tool_use", "name": "f", "input": {"a": "b" * 400}}]},
                user(result("nine ten " * 100)),
            )
        )
    )

    assert 5 < spoken < 20
    assert shown == OPAQUE_BYTES // 4
    assert 100 < called < 130
    assert 150 < found < 500


def test_a_conversation_with_instructions_in_its_middle_is_never_too_long():
    system = {"role": "system", "content": "Behind her words."}

    assert set(tokens_of(read_request(body(user(text("a")), system, user(text("b")))))) == {0}
    assert set(tokens_of(read_request(body(user(text("a")), user(text("b")), system)))) != {0}
