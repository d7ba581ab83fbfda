"""What the memory puts into a request for a message: at the right place, and every other byte as it came."""

import json
from random import Random
from typing import Any

import pytest

from memory.model.chat_request import (
    AddField,
    AppendToMessage,
    Breakpoint,
    Edit,
    InsertSystem,
    PrependToMessage,
    ReplacePrefix,
)
from memory.model.prompt_options import PromptOptions
from memory.prompt.assembly import assemble
from proxy.dialects.messages.cache_hints import with_hints
from proxy.dialects.messages.request import MessagesRequest, read_request
from proxy.dialects.messages.splice import splice

MARK = {"cache_control": {"type": "ephemeral"}}
HOUR = {"cache_control": {"type": "ephemeral", "ttl": "1h"}}


def text(said: str, **more: Any) -> dict[str, Any]:
    return {"type": "text", "text": said, **more}


def result(said: str, **more: Any) -> dict[str, Any]:
    return {"type": "tool_result", "tool_use_id": "t", "content": said, **more}


def request(*messages: Any, **more: Any) -> MessagesRequest:
    return read_request(json.dumps({"model": "m", "messages": messages, **more}).encode())


def edited(opened: MessagesRequest, *edits: Edit) -> dict[str, Any]:
    """The body as the upstream gets it; no key may be there twice."""
    return json.loads(b"".join(splice(opened, edits)), object_pairs_hook=_unique)


def _unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    assert len(found) == len(pairs)
    return found


def injected(opened: MessagesRequest) -> tuple[Edit, ...]:
    return assemble(opened.conversation, "STABLE", "NEW", PromptOptions())


HELLO = {"role": "user", "content": "Hello."}


@pytest.mark.parametrize(
    ("system", "becomes"),
    [
        ("Be kind.", "Be kind.\n\nSTABLE"),
        ("", "STABLE"),
        ([text("Be kind.")], [text("Be kind."), text("STABLE")]),
        ([text("Be kind."), text("Be brief.", **MARK)], [text("Be kind."), text("Be brief.", **MARK), text("STABLE")]),
        ([], [text("STABLE")]),
    ],
)
def test_the_stable_block_is_the_last_of_the_instructions(system: Any, becomes: Any):
    opened = request(HELLO, system=system)

    assert edited(opened, *injected(opened))["system"] == becomes


def test_without_instructions_the_stable_block_is_all_of_them():
    opened = request(HELLO)

    assert edited(opened, *injected(opened)) == {
        "system": "STABLE",
        "model": "m",
        "messages": [{"role": "user", "content": "NEW\n\nHello."}],
    }


def test_where_no_instructions_can_be_put_the_stable_block_stands_in_front_of_what_she_said():
    opened = request(HELLO, system=None)

    assert edited(opened, *injected(opened))["messages"][0]["content"] == "STABLE\n\nNEW\n\nHello."


@pytest.mark.parametrize(
    ("system", "becomes"),
    [("Be kind.", "STABLE\n\nBe kind."), ([text("Be kind.")], [text("STABLE"), text("Be kind.")])],
)
def test_the_stable_block_may_stand_in_front_of_the_instructions(system: Any, becomes: Any):
    opened = request(HELLO, system=system)

    assert edited(opened, InsertSystem("STABLE"))["system"] == becomes


def test_an_upstream_without_instructions_has_the_stable_block_in_front_of_what_she_said_first():
    opened = request({"role": "user", "content": [text("Hello.")]}, system="Be kind.")
    edits = assemble(opened.conversation, "STABLE", "", PromptOptions(), system="none")

    assert edited(opened, *edits)["messages"] == [{"role": "user", "content": [text("STABLE"), text("Hello.")]}]
    assert edited(opened, *edits)["system"] == "Be kind."


def test_the_dynamic_block_stands_behind_the_results_of_tools_and_before_her_words():
    opened = request(
        HELLO,
        {"role": "assistant", "content": [{"type": "tool_use", "id": "t", "name": "f", "input": {}}]},
        {"role": "user", "content": [result("21"), text("And now?")]},
    )

    assert edited(opened, PrependToMessage(3, "NEW"))["messages"][2]["content"] == [
        result("21"),
        text("NEW"),
        text("And now?"),
    ]


def test_a_string_stays_a_string_and_its_escapes_stay():
    body = '{"messages": [{"role":"user", "content" : "caf\\u00e9 \\"x\\" 🎉"}], "max_tokens": 1e2 }'.encode()

    got = b"".join(splice(read_request(body), (PrependToMessage(0, 'a "quoted"\nline'),)))

    assert got == body.replace(b'"caf', b'"a \\"quoted\\"\\nline\\n\\ncaf')


def test_two_texts_of_one_message_stand_in_their_order():
    opened = request(HELLO, {"role": "assistant", "content": "Hi."}, {"role": "user", "content": [text("More.")]})

    got = edited(opened, PrependToMessage(2, "NEW"), ReplacePrefix((0, 1), 2, "SUMMARY"))

    assert got["messages"] == [{"role": "user", "content": [text("SUMMARY"), text("NEW"), text("More.")]}]


def test_a_summary_takes_a_calls_result_with_the_call_and_leaves_her_words_behind_it():
    opened = request(
        HELLO,
        {"role": "assistant", "content": [{"type": "tool_use", "id": "t", "name": "f", "input": {}}]},
        {"role": "user", "content": [result("21"), text("And now?")]},
        {"role": "assistant", "content": "It rains."},
        {"role": "user", "content": "Thanks."},
    )

    got = edited(opened, ReplacePrefix((0, 1, 2), 3, "SUMMARY"))

    assert got["messages"][0] == {"role": "user", "content": [text("SUMMARY"), text("And now?")]}
    assert len(got["messages"]) == 3


def test_a_summary_that_begins_behind_a_result_leaves_the_result():
    opened = request(
        HELLO,
        {"role": "assistant", "content": [{"type": "tool_use", "id": "t", "name": "f", "input": {}}]},
        {"role": "user", "content": [result("21"), text("And now?")]},
        {"role": "assistant", "content": "It rains."},
        {"role": "user", "content": "Thanks."},
    )

    got = edited(opened, ReplacePrefix((3, 4), 5, "SUMMARY"))

    assert [each["content"] for each in got["messages"][2:]] == [[result("21")], "SUMMARY\n\nThanks."]


def test_a_field_is_put_in_front():
    assert list(edited(request(HELLO), AddField("a", "b"))) == ["a", "model", "messages"]


# ── Breakpoints ───────────────────────────────────────────────────────────────────────────────────────────────


def hinted(opened: MessagesRequest, *, replays: bool = True) -> dict[str, Any]:
    return edited(opened, *with_hints(opened, injected(opened), replays=replays))


def test_breakpoints_stand_behind_the_stable_block_and_behind_the_history():
    got = hinted(request({"role": "user", "content": [text("Hello.")]}, system=[text("Be kind.")]))

    assert got["system"] == [text("Be kind."), text("STABLE", **MARK)]
    assert got["messages"][0]["content"] == [text("NEW"), text("Hello.", **MARK)]


def test_a_string_becomes_a_text_block_where_a_breakpoint_is_to_stand():
    got = hinted(request(HELLO, system="Be kind."))

    assert got["system"] == [text("Be kind.\n\nSTABLE", **MARK)]
    assert got["messages"][0]["content"] == [text("NEW\n\nHello.", **MARK)]
    assert hinted(request(HELLO))["system"] == [text("STABLE", **MARK)]


def test_where_past_blocks_are_gone_the_history_ends_before_the_newest_words():
    got = hinted(
        request(HELLO, {"role": "assistant", "content": "Hi."}, {"role": "user", "content": "And?"}), replays=False
    )

    assert [each["content"] for each in got["messages"]] == ["Hello.", [text("Hi.", **MARK)], "NEW\n\nAnd?"]


def test_a_result_and_a_picture_take_a_breakpoint_and_thoughts_take_none():
    call: dict[str, Any] = {"type": "tool_use", "id": "t", "name": "f", "input": {"a": {}}}
    thought = {"type": "thinking", "thinking": "Hm.", "signature": "s"}
    loop = request(HELLO, {"role": "assistant", "content": [call]}, {"role": "user", "content": [result("21")]})
    thinking = request(HELLO, {"role": "assistant", "content": [thought]})

    assert hinted(loop)["messages"][2]["content"] == [result("21", **MARK)]
    assert hinted(thinking)["messages"][1]["content"] == [thought]
    assert hinted(thinking)["messages"][0]["content"] == [text("NEW\n\nHello.", **MARK)]


def test_there_are_never_more_than_four_and_the_clients_stay_where_they_are():
    parts = [text(str(number), **MARK) for number in range(3)]
    three = request({"role": "user", "content": parts}, system=[text("Be kind.")])
    four = request({"role": "user", "content": parts}, system=[text("Be kind.", **MARK)])

    assert hinted(three)["system"] == [text("Be kind."), text("STABLE", **MARK)]
    assert hinted(three)["messages"][0]["content"] == [text("NEW"), *parts]
    assert hinted(four)["system"] == [text("Be kind.", **MARK), text("STABLE")]


def test_the_clients_breakpoint_at_the_end_of_all_counts():
    opened = request({"role": "user", "content": [text("a", **MARK), text("b", **MARK)]}, system="Be.", **MARK)

    assert json.dumps(hinted(opened)).count("cache_control") == 4


def test_a_breakpoint_of_ours_lives_as_long_as_one_of_the_clients_behind_it():
    behind = request({"role": "user", "content": [text("Hello.", **HOUR)]}, system=[text("Be kind.", **HOUR)])
    before = request({"role": "user", "content": [text("Hello.")]}, system=[text("Be kind.", **HOUR)])
    at_the_end = request({"role": "user", "content": [text("Hello.")]}, system=[text("Be kind.")], **HOUR)

    assert hinted(behind)["system"][-1] == text("STABLE", **HOUR)
    assert hinted(before)["system"][-1] == text("STABLE", **MARK)
    assert hinted(at_the_end)["system"][-1] == text("STABLE", **HOUR)


# ── Any request ───────────────────────────────────────────────────────────────────────────────────────────────

WORDS = ("a", "", " ", 'quo"te', "🎉", "\\", "\n")
PARTS: tuple[dict[str, Any], ...] = (
    *map(text, WORDS),
    text("marked", **MARK),
    *map(result, WORDS),
    {"type": "image", "source": {"type": "base64", "data": "AAAA"}},
    {"type": "thinking", "thinking": "t", "signature": "s"},
    {"type": "tool_use", "id": "t", "name": "f", "input": {"a": [1.0, "}"]}},
)


def any_request(dice: Random) -> dict[str, Any]:
    """The fields of a request, whatever is in them."""

    def parts(most: int) -> list[dict[str, Any]]:
        return [dice.choice(PARTS) for _ in range(dice.randrange(most))]

    def content() -> Any:
        return dice.choice((dice.choice(WORDS), parts(4), parts(4), None))

    roles = ("user", "user", "assistant", "system")
    said = [{"role": dice.choice(roles), "content": content()} for _ in range(dice.randrange(6))]
    fields: list[tuple[str, Any]] = [("model", "m"), ("messages", said), ("max_tokens", 5)]
    if dice.random() < 0.8:  # mostly there are instructions
        blocks = [text(dice.choice(WORDS)) for _ in range(dice.randrange(3))]
        fields.append(("system", dice.choice((dice.choice(WORDS), None, blocks, blocks))))
    dice.shuffle(fields)
    return dict(fields)


@pytest.mark.parametrize("hints", [False, True])
def test_P1_every_byte_of_a_request_stays_in_its_order(hints: bool):
    for seed in range(1_000):
        dice = Random(seed)
        body = json.dumps(any_request(dice), ensure_ascii=dice.random() < 0.5, indent=dice.choice((None, 1))).encode()
        opened = read_request(body)
        edits = injected(opened)

        replays = dice.random() < 0.5
        got = b"".join(splice(opened, with_hints(opened, edits, replays=replays) if hints and edits else edits))

        rest = iter(got)
        assert all(byte in rest for byte in body), seed
        assert json.loads(got, object_pairs_hook=_unique)["model"] == "m", seed
        assert got.count(b"cache_control") <= max(4, body.count(b"cache_control")), seed


def test_in_a_loop_of_tools_all_is_asked_for_again_also_with_instructions_behind_the_results():
    call = {"role": "assistant", "content": [{"type": "tool_use", "id": "t", "name": "f", "input": 1}]}
    instructed = {"role": "system", "content": [text("More tools.")]}
    opened = request(HELLO, call, {"role": "user", "content": [result("21")]}, instructed)

    assert hinted(opened, replays=False)["messages"][3]["content"] == [text("More tools.", **MARK)]


def test_a_breakpoint_behind_nothing_but_white_space_is_none():
    opened = request({"role": "user", "content": [text("Hi.")]}, {"role": "assistant", "content": [text(" ")]})

    assert [edit for edit in with_hints(opened, (), replays=True) if isinstance(edit, Breakpoint)] == [Breakpoint(0)]


def test_an_appended_text_stands_behind_its_own_block():
    opened = request(HELLO, system=[text("one"), text("two")])

    assert edited(opened, AppendToMessage(0, "x"))["system"] == [text("one"), text("x"), text("two")]
