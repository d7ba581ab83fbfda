"""Dialogues through the real proxy, and what a provider's prompt cache would have made of the prompts.

    python -m bench.cache [--data FILE] [--door messages] [--json FILE] [--prices FILE] [--system-words N] [--cold]

The chats are those of a file in LoCoMo's form (left out without `--data`), the loops of an agent with tools are made
up with a seed. Each is held through a proxy on a real port, in front of an upstream that records what it is sent, with
the memories of the user's earlier sessions to be recalled. Through the door of chat completions breakpoints stand where
a client that knows Anthropic's rules would set them; through that of Anthropic's messages where they really are.
"""

import argparse
import asyncio
import json
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from adapters.tokens.tiktoken import VocabularyMissing, cached_encoding
from bench.cache.dialogues import Dialogue, agent_loops, chats, long_chats
from bench.cache.doors import DOORS, Door
from bench.cache.figures import AUTO, Arm, Price, Row, breaks, goals, prices_of, row_of, table
from bench.cache.providers import CountTokens, Rules
from bench.cache.replaying import Recorded, in_front, record, system_text
from memory.text.tokens import estimate_tokens
from proxy.ops.logs import configure_logs

MODES = ("off", "tail", "replay")
"""No memory at all, and what `prompt.mode` may be set to; `auto` is asked once for each price."""

Result = dict[str, Any]


def counter_of(cache_dir: Path | None, encoding: str) -> tuple[CountTokens, str]:
    """How tokens are counted, and what that is called."""
    if cache_dir is None:
        return estimate_tokens, "estimated (no vocabulary was given: --tokens)"
    try:
        found = cached_encoding(cache_dir, encoding)
    except VocabularyMissing as error:
        return estimate_tokens, f"estimated ({error})"
    return lambda text: len(found.encode_ordinary(text)), encoding


def arms_of(
    recorded: Mapping[str, Sequence[Recorded]], chosen: Mapping[str, Sequence[Recorded]], door: Door
) -> dict[str, Arm]:
    """What is compared; `chosen`: what `auto` did, by the price that it was told.

    Memory in front of the history is what `tail` gave chat completions, moved there.
    """

    def arm(name: str, recorded: Sequence[Recorded], told: str = "") -> Arm:
        prompts = tuple(tuple(map(door.prompt, each.bodies)) for each in recorded)
        return Arm(name, prompts, tuple(each.mode != "tail" for each in recorded), told)

    named = {"no memory": recorded["off"]}
    if door is DOORS["chat"]:
        named["in front"] = [Recorded(each.dialogue, tuple(map(in_front, each.bodies))) for each in recorded["tail"]]
    named |= {mode: recorded[mode] for mode in MODES[1:]}
    arms = [arm(name, each) for name, each in named.items()]
    arms += [arm(f"{AUTO}, told {told}", each, told) for told, each in chosen.items()]
    return {arm.name: arm for arm in arms}


async def workload(
    dialogues: Sequence[Dialogue],
    prices: Sequence[Price],
    *,
    count: CountTokens,
    system: str,
    is_cold: bool,
    door: Door = DOORS["chat"],
) -> Result:
    """All arms on some dialogues, under all rules."""
    recorded = {mode: await record(dialogues, mode=mode, system=system, door=door) for mode in MODES}
    asked = {price.told: price for price in prices if price.rules in door.rules}
    chosen = {
        told: await record(dialogues, mode="auto", system=system, price=price, door=door)
        for told, price in asked.items()
    }
    arms = arms_of(recorded, chosen, door)
    rows: dict[Rules, list[Row]] = {
        rules: [row_of(arm, rules, prices, count=count, is_cold=is_cold) for arm in arms.values()]
        for rules in door.rules
    }
    return {
        "dialogues": len(dialogues),
        "rows": rows,
        "goals": goals(rows) if "openai" in rows else {},
        "breaks": dict(sum((breaks(arm) for arm in arms.values() if arm.told or arm.name == "replay"), Counter[str]())),
        "replayed": {arm.name: sum(arm.replayed) for arm in arms.values() if arm.told},
    }


async def run(options: argparse.Namespace) -> Result:
    """All workloads."""
    count, counted = counter_of(options.tokens, options.encoding)
    system = system_text(options.system_words)
    wanted = {"agent loops": agent_loops(seed=options.seed, dialogues=options.agents)}
    if options.data:
        wanted = {"chats": chats(options.data), "long chats": long_chats(options.data)} | wanted
    prices, door = prices_of(options.prices), DOORS[options.door]
    measure = partial(workload, prices=prices, count=count, system=system, is_cold=options.cold, door=door)
    return {
        "tokens": counted,
        "system_tokens": count(system),
        "cold": options.cold,
        "workloads": {name: await measure(dialogues) for name, dialogues in wanted.items()},
    }


def report(result: Result) -> str:
    """The tables, the goals and the breaks."""
    begins = "empty for each dialogue" if result["cold"] else "kept from dialogue to dialogue"
    lines = [f"Tokens: {result['tokens']}. System message: {result['system_tokens']} tokens. Cache: {begins}.", ""]
    for name, found in result["workloads"].items():
        for rules, rows in found["rows"].items():
            lines += [f"**{name}**, {found['dialogues']} dialogues, {rows[0].requests} requests, rules of {rules}", ""]
            lines += [table(rows), ""]
        for goal, (value, is_met) in found["goals"].items():
            lines.append(f"- {goal}: {value} {'(met)' if is_met else '(MISSED)'}")
        lines += [
            f"- {arm}: replays {many} of {found['dialogues']} dialogues" for arm, many in found["replayed"].items()
        ]
        lines += [f"- replay, prompts that do not begin with the one before: {found['breaks'] or 'none'}", ""]
    return "\n".join(lines)


def main(arguments: Sequence[str] | None = None) -> None:
    """The command."""
    parser = argparse.ArgumentParser(prog="bench.cache", description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--data", type=Path, help="conversations in LoCoMo's form")
    parser.add_argument("--door", choices=sorted(DOORS), default="chat", help="what the application speaks")
    parser.add_argument("--json", type=Path, help="write all figures to this file")
    parser.add_argument(
        "--prices", type=Path, default=Path(__file__).with_name("prices.toml"), help="a table of prices"
    )
    parser.add_argument(
        "--tokens", type=Path, help="as in the setting tokens.cache_dir; without it tokens are estimated"
    )
    parser.add_argument("--encoding", default="o200k_base", help="as in the setting tokens.encoding")
    parser.add_argument("--system-words", type=int, default=900, help="length of the application's system message")
    parser.add_argument("--cold", action="store_true", help="each dialogue finds the provider's cache empty")
    parser.add_argument("--agents", type=int, default=6, help="how many dialogues of an agent")
    parser.add_argument("--seed", type=int, default=1, help="of what is made up")
    options = parser.parse_args(arguments)
    try:
        result = asyncio.run(run(options))
    except (OSError, ValueError) as error:
        parser.exit(1, f"{error}\n")
    print(report(result))
    if options.json:
        options.json.write_text(json.dumps(msgspec.to_builtins(result), indent=2) + "\n")


if __name__ == "__main__":
    configure_logs(level="error", form="console")
    main()
