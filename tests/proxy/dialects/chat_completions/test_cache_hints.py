"""Hints to the provider's cache: where they go, and that the client's own count."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from memory.model.chat_request import AppendToMessage, Edit, InsertSystem, PrependToMessage, ReplacePrefix
from memory.model.scope import Digests, Scope
from proxy.dialects.breakpoints import MOST_BREAKPOINTS
from proxy.dialects.chat_completions.cache_hints import CacheHints, HintForm
from proxy.dialects.chat_completions.splice import read_chat, splice

ADA = Scope("acme", "ada")
SYSTEM = {"role": "system", "content": "Be kind."}
QUESTION = {"role": "user", "content": "And my boat?"}
PAST = [{"role": "user", "content": "My dog?"}, {"role": "assistant", "content": "Rex."}]
CALL = {"role": "assistant", "content": None, "tool_calls": [{"id": "1"}]}
RESULT = {"role": "tool", "tool_call_id": "1", "content": "42"}
BLOCKS = (AppendToMessage(0, "STABLE"), PrependToMessage(3, "NEW"))


def hinted(
    form: HintForm,
    messages: list[Any],
    edits: tuple[Edit, ...] = (),
    scope: Scope = ADA,
    *,
    replays: bool = False,
    **fields: Any,
) -> dict[str, Any]:
    """The body as the upstream gets it; no key may be there twice."""
    request = read_chat(json.dumps({"messages": messages, **fields}).encode())
    hints = CacheHints(form=form, digests=Digests(b"k" * 32))
    return json.loads(
        b"".join(splice(request, hints(request, scope, edits, replays=replays))), object_pairs_hook=_unique
    )


def _unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    assert len(found) == len(pairs)
    return found


def marked(body: dict[str, Any]) -> list[int]:
    """The messages that have a breakpoint."""
    return [index for index, message in enumerate(body["messages"]) if "cache_control" in json.dumps(message)]


def part(text: str, *, is_marked: bool = False) -> dict[str, Any]:
    return {"type": "text", "text": text} | ({"cache_control": {"type": "ephemeral"}} if is_marked else {})


def test_where_blocks_are_put_back_the_whole_prompt_is_to_be_found_again():
    body = hinted("anthropic", [SYSTEM, *PAST, QUESTION], BLOCKS, replays=True)

    assert marked(body) == [0, 3]


def test_an_upstream_that_takes_no_hints_gets_none():
    messages = [SYSTEM, *PAST, QUESTION]

    assert hinted("none", messages) == {"messages": messages}


def test_a_cache_key_says_whose_memory_it_is_and_tells_nobody():
    def key(scope: Scope) -> str:
        return hinted("openai", [QUESTION], scope=scope)["prompt_cache_key"]

    keys = {key(scope) for scope in (ADA, Scope("acme", "bob"), Scope("other", "ada"), Scope("acme", "ada", "agent"))}

    assert len(keys) == 4
    assert key(ADA) == key(Scope("acme", "ada"))
    assert all(len(each) == 32 and "ada" not in each for each in keys)


@pytest.mark.parametrize("key", ["mine", None])
def test_a_cache_key_of_the_client_stays_as_it_is(key: str | None):
    assert hinted("openai", [QUESTION], prompt_cache_key=key)["prompt_cache_key"] == key


def test_breakpoints_stand_behind_the_stable_block_and_in_front_of_the_new_one():
    body = hinted("anthropic", [SYSTEM, *PAST, QUESTION], BLOCKS)

    assert body["messages"] == [
        {"role": "system", "content": [part("Be kind.\n\nSTABLE", is_marked=True)]},
        PAST[0],
        {"role": "assistant", "content": [part("Rex.", is_marked=True)]},
        {"role": "user", "content": "NEW\n\nAnd my boat?"},
    ]


def test_where_the_history_is_the_system_message_one_breakpoint_will_do():
    edits = (AppendToMessage(0, "STABLE"), PrependToMessage(1, "NEW"))

    assert marked(hinted("anthropic", [SYSTEM, QUESTION], edits)) == [0]
    assert marked(hinted("anthropic", [SYSTEM, QUESTION])) == [0]
    assert marked(hinted("anthropic", [QUESTION], (InsertSystem("STABLE"),))) == [0]
    assert marked(hinted("anthropic", [QUESTION])) == []


def test_in_a_tool_loop_the_breakpoint_moves_on_behind_the_results():
    messages = [SYSTEM, *PAST, QUESTION, CALL, RESULT]

    assert marked(hinted("anthropic", messages, BLOCKS)) == [0, 5]


def test_a_message_without_text_at_its_end_is_passed_over():
    image = {"role": "user", "content": [part("look"), {"type": "image_url", "image_url": {"url": "x"}}]}

    assert marked(hinted("anthropic", [SYSTEM, *PAST, image, CALL, QUESTION])) == [2]


def test_a_message_that_a_summary_stands_for_gets_no_breakpoint():
    edits = (ReplacePrefix((1, 2), 3, "SUMMARY"), AppendToMessage(0, "STABLE"))
    body = hinted("anthropic", [SYSTEM, *PAST, QUESTION], edits)

    assert marked(body) == [0]
    assert marked(hinted("anthropic", [SYSTEM, *PAST, QUESTION], edits[:1])) == [0]
    assert body["messages"][1]["content"] == "SUMMARY\n\nAnd my boat?"


def test_a_breakpoint_of_the_client_behind_the_history_is_enough():
    own = {"role": "assistant", "content": [part("Rex.", is_marked=True)]}
    messages = [SYSTEM, PAST[0], own, QUESTION]

    assert hinted("anthropic", messages) == {"messages": messages}


def test_a_system_message_with_a_breakpoint_of_the_client_gets_no_second_one():
    own = {"role": "system", "content": [part("Be kind.", is_marked=True)]}
    body = hinted("anthropic", [own, *PAST, QUESTION], BLOCKS)

    assert body["messages"][0]["content"] == [part("Be kind.", is_marked=True), part("STABLE")]
    assert marked(body) == [0, 2]


@pytest.mark.parametrize(("own", "ours"), [(2, [0, 2]), (3, [2]), (4, []), (5, [])])
def test_there_are_never_more_than_four_in_all(own: int, ours: list[int]):
    tools = [{"type": "function", "cache_control": {"type": "ephemeral"}}] * own

    assert marked(hinted("anthropic", [SYSTEM, *PAST, QUESTION], BLOCKS, tools=tools)) == ours


texts = st.sampled_from(["", " ", "a", 'say "cache_control"'])
parts = st.lists(st.one_of(st.builds(part, texts, is_marked=st.booleans()), st.just({"type": "image_url"})), max_size=2)
said = st.fixed_dictionaries(
    {"role": st.sampled_from(["user", "assistant", "tool"]), "content": st.one_of(texts, parts, st.none())}
)


@settings(max_examples=300)
@given(st.lists(said, max_size=8), st.booleans())
def test_whatever_the_client_sends_only_breakpoints_are_added(messages: list[dict[str, Any]], has_stable: bool):
    messages = [*messages, QUESTION]
    edits: tuple[Edit, ...] = (InsertSystem("STABLE"),) if has_stable else ()
    own = json.dumps(messages).count('"cache_control"')

    body = hinted("anthropic", messages, edits)

    ours = json.dumps(body).count('"cache_control"') - own
    assert 0 <= ours <= max(min(2, MOST_BREAKPOINTS - own), 0)
    stable = [{"role": "system", "content": "STABLE"}] if has_stable else []
    assert [_plain(message) for message in body["messages"]] == [_plain(message) for message in stable + messages]


def _plain(message: dict[str, Any]) -> dict[str, Any]:
    """A message as Anthropic caches it: a string is one text part, and breakpoints are none of it."""
    content = message["content"]
    listed = [part(content)] if isinstance(content, str) else content or []
    return message | {"content": [{k: v for k, v in each.items() if k != "cache_control"} for each in listed]}
