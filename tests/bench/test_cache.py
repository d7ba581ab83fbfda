"""The benchmark of prompt caches: providers' rules on made-up prompts, and a run through the real proxy."""

import json
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from bench.cache.__main__ import main
from bench.cache.dialogues import agent_loops, chats, long_chats, steps_of
from bench.cache.doors import DOORS
from bench.cache.figures import Arm, Price, break_of, breaks, dearer_percent, prices_of, row_of
from bench.cache.providers import Prompt, Usage, breakpoints_of, cache_of, common
from bench.cache.replaying import in_front
from bench.quality.data import Said

PRICES = Path("bench/cache/prices.toml")
HISTORY = tuple(f"user {number}" for number in range(40))
NOTES = "<ricordo-notes>\nnotes\n</ricordo-notes>"


def block_tokens(block: str) -> int:
    """Blocks of 100 tokens with their ends; a beginning of one counts by its share."""
    return 96 if block.startswith(("user", "system", "tool")) and len(block) < 12 else len(block)


def prompt(*blocks: str, system: int = 0) -> Prompt:
    return Prompt(blocks, system, len(blocks) - 1)


# ── OpenAI ────────────────────────────────────────────────────────────────────────────────────────────────────


def openai_cached(*prompts: Prompt) -> list[int]:
    cache = cache_of("openai", block_tokens)
    return [cache.ask(each, ()).cached for each in prompts]


def test_openai_caches_no_prefix_below_1024_tokens():
    assert openai_cached(prompt(*HISTORY[:10]), prompt(*HISTORY[:10])) == [0, 0]
    assert openai_cached(prompt(*HISTORY[:11]), prompt(*HISTORY[:11])) == [0, 1024]


@pytest.mark.parametrize(("blocks", "cached"), [(11, 1024), (12, 1152), (13, 1280), (20, 1920)])
def test_openai_caches_in_steps_of_128(blocks: int, cached: int):
    assert openai_cached(prompt(*HISTORY[:blocks]), prompt(*HISTORY[:blocks], "user last"))[1] == cached


def test_openai_counts_up_to_the_first_difference_even_within_a_block():
    long = "user " + "a" * 2000

    assert openai_cached(prompt(long + "b"), prompt(long + "c")) == [0, 1920]
    assert openai_cached(prompt("user x", *HISTORY), prompt("user y", *HISTORY)) == [0, 0]


def test_openai_finds_the_longest_prefix_of_all_earlier_prompts():
    one, other = prompt(*HISTORY[:30], "one"), prompt("user 0", *HISTORY[2:])

    assert openai_cached(one, other, prompt(*HISTORY))[2] == 2944


# ── Anthropic ─────────────────────────────────────────────────────────────────────────────────────────────────


def anthropic(*asked: tuple[Prompt, tuple[int, ...]]) -> list[Usage]:
    cache = cache_of("anthropic", block_tokens)
    return [cache.ask(each, marks) for each, marks in asked]


def test_anthropic_reads_what_was_written_at_a_breakpoint_and_nothing_else():
    first, second = prompt(*HISTORY[:20]), prompt(*HISTORY[:22])

    assert anthropic((first, (20,)), (second, (22,))) == [Usage(2000, 0, 2000), Usage(2200, 2000, 200)]
    assert anthropic((first, ()), (second, (22,))) == [Usage(2000, 0, 0), Usage(2200, 0, 2200)]
    assert anthropic((first, (15,)), (second, (22,)))[1] == Usage(2200, 1500, 700)


def test_anthropic_does_not_write_a_prefix_below_1024_tokens():
    assert anthropic((prompt(*HISTORY[:10]), (10,)), (prompt(*HISTORY[:10]), (10,)))[1] == Usage(1000, 0)


@pytest.mark.parametrize(("apart", "cached"), [(18, 1500), (19, 1500), (20, 0)])
def test_anthropic_looks_at_twenty_blocks_and_no_further(apart: int, cached: int):
    found = anthropic((prompt(*HISTORY[:15]), (15,)), (prompt(*HISTORY[: 15 + apart]), (15 + apart,)))

    assert found[1].cached == cached


def test_anthropic_takes_four_breakpoints():
    found = anthropic((prompt(*HISTORY), (12, 20, 25, 30, 40)), (prompt(*HISTORY[:13]), (12,)))

    assert found[1].cached == 0


def test_another_beginning_is_another_prefix():
    changed = prompt("user other", *HISTORY[1:20])

    assert anthropic((prompt(*HISTORY[:20]), (20,)), (changed, (20,)))[1].cached == 0


def test_a_block_that_will_be_gone_is_no_place_for_a_breakpoint_but_in_a_loop_of_tools():
    chat = Prompt(HISTORY[:5], system=1, newest=4)
    loop = Prompt(HISTORY[:7], system=1, newest=4)

    assert breakpoints_of(chat, replayed=True) == (1, 4, 5)
    assert breakpoints_of(chat, replayed=False) == (1, 4)
    assert breakpoints_of(loop, replayed=False) == (1, 4, 7)


# ── Requests ──────────────────────────────────────────────────────────────────────────────────────────────────


def body(*messages: tuple[str, Any]) -> dict[str, Any]:
    return {"messages": [{"role": role, "content": content} for role, content in messages]}


def test_tools_come_first_and_each_part_and_call_is_a_block():
    call = {"id": "1", "type": "function", "function": {"name": "f", "arguments": "{}"}}
    asked = body(("system", "s"), ("user", [{"type": "text", "text": "a"}, {"type": "text", "text": "b"}]))
    asked["messages"].append({"role": "assistant", "content": None, "tool_calls": [call]})
    asked["tools"] = [{"type": "function"}]

    assert DOORS["chat"].prompt(asked) == Prompt(
        (
            'tool {"type":"function"}',
            "system s",
            "user a",
            "user b",
            'assistant {"name":"f","arguments":"{}"}',
        ),
        system=2,
        newest=2,
    )


def test_the_breakpoints_of_a_request_for_a_message_are_those_that_are_there():
    mark = {"cache_control": {"type": "ephemeral"}}
    asked = {
        "tools": [{"name": "f"}],
        "system": [{"type": "text", "text": "s", **mark}, {"type": "text", "text": "STABLE", **mark}],
        "messages": [
            {"role": "user", "content": "a"},
            {"role": "assistant", "content": [{"type": "text", "text": "b"}, {"type": "tool_use", "name": "f"}]},
            {"role": "user", "content": [{"type": "tool_result", "content": "c", **mark}]},
        ],
    }

    found = DOORS["messages"].prompt(asked)

    assert found.blocks[:5] == ('tool {"name":"f"}', "system s", "system STABLE", "user a", "assistant b")
    assert found.blocks[6] == 'user {"type":"tool_result","content":"c"}'
    assert (found.system, found.newest, found.marks) == (3, 3, (2, 3, 7))
    assert breakpoints_of(found, replayed=False) == (2, 3, 7)


def test_a_dialogue_is_said_as_anthropics_api_has_it():
    (dialogue,) = agent_loops(seed=1, dialogues=1, tasks=1)
    history = [{"role": "system", "content": "Be kind."}]
    for step in dialogue.steps[:2]:
        history += [*step.said, step.answer]

    asked = DOORS["messages"].request(history[:-1], dialogue.tools)

    assert asked["system"] == [{"type": "text", "text": "Be kind.", "cache_control": {"type": "ephemeral"}}]
    assert [each["role"] for each in asked["messages"]] == ["user", "assistant", "user"]
    assert asked["messages"][1]["content"][0]["type"] == "tool_use"
    assert asked["messages"][2]["content"][-1]["cache_control"] == {"type": "ephemeral"}
    assert set(asked["tools"][0]) == {"name", "description", "input_schema"}


def test_everything_that_the_memory_put_in_is_moved_to_the_front():
    asked = body(("system", f"s\n\n{NOTES}"), ("user", f"{NOTES}\n\nhi"))

    assert in_front(asked) == body(("system", f"{NOTES}\n\n{NOTES}"), ("system", "s"), ("user", "hi"))
    assert in_front(body(("user", "hi"))) == body(("user", "hi"))


@pytest.mark.parametrize(
    ("after", "cause"),
    [
        (("system s", f"user {NOTES} a", "user b"), ""),
        (("system t", f"user {NOTES} a", "user b"), "the system message or its block is another"),
        (("system s", "user a", "user b"), "a block is missing"),
        (("system s", f"user {NOTES} {NOTES} a", "user b"), "a block is another"),
        (("system s",), "the history is shorter"),
    ],
)
def test_a_break_is_told_by_its_first_difference(after: tuple[str, ...], cause: str):
    before = prompt("system s", f"user {NOTES} a", system=1)

    assert break_of(before, prompt(*after, system=1)) == cause
    both = (before, prompt(*after, system=1))
    assert sum(breaks(Arm("auto", (both, both), replayed=(True, False))).values()) == bool(cause), "tail drops blocks"


def test_blocks_in_common_are_those_before_the_first_difference():
    assert common("abc", "abd") == 2
    assert common(("a",), ("a", "b")) == 1


# ── Figures ───────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_prompt_costs_what_its_parts_do():
    price = Price(name="p", rules="anthropic", input=3.0, read=0.3, write=4.0)

    assert price.cost(Usage(prompt=1_000_000, cached=500_000, written=250_000)) == pytest.approx(0.15 + 1.0 + 0.75)


def test_the_cache_is_kept_from_dialogue_to_dialogue_unless_it_is_cold():
    same = Arm("no memory", ((prompt(*HISTORY[:20]),), (prompt(*HISTORY[:20]),)), replayed=(True, True))

    warm = row_of(same, "openai", prices_of(PRICES), count=block_tokens)
    cold = row_of(same, "openai", prices_of(PRICES), count=block_tokens, is_cold=True)

    assert (warm.cached_percent, cold.cached_percent) == (pytest.approx(100 * 1920 / 4000), 0)
    assert warm.costs["reads at a half"] == pytest.approx((2080 * 2.5 + 1920 * 1.25) / 2 / 1e3)


def test_auto_is_compared_with_the_cheaper_mode_at_the_price_at_which_it_is_dearest():
    chosen = {"auto, told 0.5, 1": {"a": 1.01}, "auto, told 0.1, 1": {"b": 2.2}}
    costs = {"tail": {"a": 1.0, "b": 4.0}, "replay": {"a": 2.0, "b": 2.0}, **chosen}

    assert dearer_percent(costs) == pytest.approx(10)


def test_who_was_told_a_price_is_reckoned_at_it_alone():
    told = Arm("auto", ((prompt(*HISTORY[:20]),),), replayed=(True,), told="0.5, 1")

    assert list(row_of(told, "openai", prices_of(PRICES), count=block_tokens).costs) == ["reads at a half"]


def test_a_table_of_prices_that_cannot_be_read_says_where(tmp_path: Path):
    path = tmp_path / "prices.toml"
    path.write_text('[[price]]\nname = "x"\n')

    with pytest.raises(ValueError, match=r"prices\.toml.*rules"):
        prices_of(path)


# ── Dialogues ─────────────────────────────────────────────────────────────────────────────────────────────────


def said(text: str, session: str = "1") -> Said:
    return Said(text, text, "user", session, datetime(2025, 1, 1, tzinfo=UTC))


def test_two_people_become_a_user_and_an_assistant():
    turns = [said(text) for text in ("B: hello", "A: one", "A: two", "B: three", "A: bye")]

    first, last = steps_of(turns, user="A")

    assert first.said == ({"role": "assistant", "content": "hello"}, {"role": "user", "content": "one\ntwo"})
    assert first.answer == {"role": "assistant", "content": "three"}
    assert last.said == ({"role": "user", "content": "bye"},)


def locomo(path: Path, *, sessions: int = 4) -> Path:
    """A small dialogue in LoCoMo's form."""
    talk: dict[str, Any] = {}
    for number in range(1, sessions + 1):
        talk[f"session_{number}_date_time"] = f"1:56 pm on {number} May, 2023"
        talk[f"session_{number}"] = [
            {
                "speaker": "Ada" if turn % 2 == 0 else "Bob",
                "dia_id": f"D{number}:{turn}",
                "text": f"garden {number}.{turn}?",
            }
            for turn in range(4)
        ]
    path.write_text(json.dumps([{"conversation": talk, "qa": [], "sample_id": "made-up"}]))
    return path


def test_what_was_said_before_a_dialogue_is_what_is_known_in_it(tmp_path: Path):
    data = locomo(tmp_path / "data.json")

    short, (long,) = chats(data), long_chats(data)

    assert [(len(each.steps), len(each.known)) for each in short] == [(2, 4)] * 3
    assert (len(long.steps), len(long.known)) == (4, 8)
    assert long.known[0].id == "D1:0"


def test_loops_are_the_same_for_the_same_seed_and_each_result_has_its_call():
    one, same, other = (agent_loops(seed=seed, dialogues=2) for seed in (1, 1, 2))
    calls = [call["id"] for each in one for step in each.steps for call in step.answer.get("tool_calls", ())]
    results = [
        said["tool_call_id"] for each in one for step in each.steps for said in step.said if said["role"] == "tool"
    ]

    assert one == same != other
    assert calls == results


# ── All of it ─────────────────────────────────────────────────────────────────────────────────────────────────


def test_the_command_replays_through_the_proxy_and_prints_all_arms(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    kept = tmp_path / "figures.json"
    data = locomo(tmp_path / "data.json")

    main(["--data", str(data), "--json", str(kept), "--system-words", "900", "--agents", "1"])

    found = json.loads(kept.read_text())["workloads"]["chats"]
    share = {row["arm"]: row["cached_percent"] for row in found["rows"]["openai"]}
    told = ["auto, told 0.5, 1", "auto, told 0.1, 1", "auto, told 0.1, 1.25"]
    assert list(share) == ["no memory", "in front", "tail", "replay", *told]
    assert share["in front"] < share["tail"] < share["no memory"]
    assert found["breaks"] == {}
    printed = capsys.readouterr().out
    assert "| replay |" in printed
    assert "Tokens: estimated" in printed


def test_the_command_holds_dialogues_through_the_door_of_messages(capsys: pytest.CaptureFixture[str]):
    main(["--door", "messages", "--agents", "1"])

    told = capsys.readouterr().out
    assert "rules of anthropic" in told
    assert "rules of openai" not in told
    assert "prompts that do not begin with the one before: none" in told


def test_data_of_another_form_ends_the_command_with_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    path = tmp_path / "data.json"
    path.write_text("[1]")

    with pytest.raises(SystemExit):
        main(["--data", str(path)])
    assert capsys.readouterr().err.count("\n") == 1
