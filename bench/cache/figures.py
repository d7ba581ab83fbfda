"""From recorded prompts to the table: shares, costs, and why a prompt did not begin with the one before."""

import tomllib
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import compress, pairwise
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from bench.cache.providers import CountTokens, Prompt, Rules, Usage, breakpoints_of, cache_of, common
from memory.text.markup import OPEN

AUTO = "auto"
"""How the arms begin in which Ricordo chooses."""


class Price(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a million tokens cost."""

    name: str
    rules: Rules
    input: float
    read: float
    write: float

    @property
    def told(self) -> str:
        """It as settings of an upstream have it: what reading and writing cost against what is neither."""
        return f"{self.read / self.input:g}, {self.write / self.input:g}"

    def cost(self, usage: Usage) -> float:
        """What one prompt costs."""
        plain = usage.prompt - usage.cached - usage.written
        return (plain * self.input + usage.cached * self.read + usage.written * self.write) / 1e6


class _Prices(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    price: tuple[Price, ...]


class Arm(NamedTuple):
    """One way to put memories into prompts: the prompts of each dialogue, in order."""

    name: str
    prompts: tuple[tuple[Prompt, ...], ...]
    replayed: tuple[bool, ...]
    """Of each dialogue: whether what stands in front of a user's words stands there in the next request, too."""
    told: str = ""
    """The price that Ricordo was told, at which alone its bill is reckoned; empty: what was sent depends on none."""


class Row(msgspec.Struct, frozen=True):
    """The figures of one arm under one provider's rules."""

    arm: str
    rules: Rules
    requests: int
    prompt_tokens: float
    """A request's, as all tokens here."""
    cached_percent: float
    uncached_tokens: float
    written_tokens: float
    costs: dict[str, float]
    """Of a thousand requests, by the price's name."""


def prices_of(path: Path) -> tuple[Price, ...]:
    """The prices in a TOML file. Raises `OSError` or `ValueError`."""
    try:
        return msgspec.convert(tomllib.loads(path.read_text()), _Prices).price
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise ValueError(f"{path}: {error}") from error


def row_of(arm: Arm, rules: Rules, prices: Iterable[Price], *, count: CountTokens, is_cold: bool = False) -> Row:
    """Send an arm's prompts through a provider's cache; with `is_cold` each dialogue finds it empty."""
    usages: list[Usage] = []
    cache = cache_of(rules, count)
    for prompts, replayed in zip(arm.prompts, arm.replayed, strict=True):
        if is_cold:
            cache = cache_of(rules, count)
        usages += [cache.ask(prompt, breakpoints_of(prompt, replayed=replayed)) for prompt in prompts]
    total = Usage(*map(sum, zip(*usages, strict=True)))
    each = len(usages)
    return Row(
        arm=arm.name,
        rules=rules,
        requests=each,
        prompt_tokens=total.prompt / each,
        cached_percent=100 * total.cached / total.prompt,
        uncached_tokens=(total.prompt - total.cached) / each,
        written_tokens=total.written / each,
        costs={
            price.name: 1000 * price.cost(total) / each
            for price in prices
            if price.rules == rules and arm.told in {"", price.told}
        },
    )


def breaks(arm: Arm) -> Counter[str]:
    """Why replayed prompts did not begin with the whole prompt before them, each counted by its first difference."""
    replayed = compress(arm.prompts, arm.replayed)
    causes = (break_of(before, after) for prompts in replayed for before, after in pairwise(prompts))
    return Counter(cause for cause in causes if cause)


def break_of(before: Prompt, after: Prompt) -> str:
    """Where a prompt first differs from the one before it; empty: it begins with all of it."""
    same = common(before.blocks, after.blocks)
    if same == len(before.blocks):
        return ""
    if same == len(after.blocks):
        return "the history is shorter"
    was, now = before.blocks[same], after.blocks[same]
    if same < before.system:
        return "the system message or its block is another"
    if OPEN not in was:
        return "another text, or a block where there was none"
    return "a block is another" if OPEN in now else "a block is missing"


# ── The table ─────────────────────────────────────────────────────────────────────────────────────────────────


def table(rows: Sequence[Row]) -> str:
    """The rows of one provider's rules as Markdown."""
    prices = list(dict.fromkeys(name for row in rows for name in row.costs))
    titles = ["arm", "prompt tokens", "cached %", "uncached tokens", *(f"cost of 1,000: {name}" for name in prices)]
    lines = [titles, ["---"] * len(titles), *(_cells(row, prices) for row in rows)]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in lines)


def _cells(row: Row, prices: Sequence[str]) -> list[str]:
    figures = [f"{row.prompt_tokens:,.0f}", f"{row.cached_percent:.1f}", f"{row.uncached_tokens:,.0f}"]
    return [row.arm, *figures, *(f"{row.costs[name]:.3f}" if name in row.costs else "" for name in prices)]


def goals(rows: Mapping[Rules, Sequence[Row]]) -> dict[str, Any]:
    """The goals beside what was reached: shares under OpenAI's rules, costs at each price."""
    share = {row.arm: row.cached_percent for row in rows["openai"]}
    behind = share["no memory"] - share["replay"]
    dearer = max(dearer_percent({row.arm: row.costs for row in each}) for each in rows.values())
    return {
        "replay ≥ 88 %": (round(share["replay"], 1), share["replay"] >= 88),
        "replay within 3 points of no memory": (round(behind, 1), behind <= 3),
        "tail ≥ 70 %": (round(share["tail"], 1), share["tail"] >= 70),
        "auto within 3 % of the cheaper": (round(dearer, 1), dearer <= 3),
    }


def dearer_percent(costs: Mapping[str, Mapping[str, float]]) -> float:
    """By how much `auto` is dearer than the cheaper of both modes, at the price at which that is most."""
    tail, replay = costs["tail"], costs["replay"]
    auto = {price: cost for arm, each in costs.items() if arm.startswith(AUTO) for price, cost in each.items()}
    return max(100 * (cost / min(tail[price], replay[price]) - 1) for price, cost in auto.items())
