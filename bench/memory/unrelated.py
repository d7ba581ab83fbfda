"""Prompts that have nothing to do with the user: what is retrieved for them all the same."""

from collections.abc import Sequence
from datetime import datetime

from bench.memory.house import House, Prompt
from bench.memory.report import Line, mean, share


async def ask_unrelated(house: House, user: str, prompts: Sequence[str], *, at: datetime) -> list[Prompt]:
    """Each as a first message, through the HTTP door; nothing of it is kept."""
    return [await house.ask(user, text, at=at) for text in prompts]


def unrelated_lines(of: str, prompts: Sequence[Prompt]) -> list[Line]:
    """How many of them got memories, and how much. What stands in every prompt anyhow is not counted."""
    got = [each for each in prompts if each.dynamic]
    return [
        share(f"unrelated prompts that get memories, {of}", [bool(each.dynamic) for each in prompts], "≤ 10"),
        Line(f"lines in each of these, {of}", mean([len(each.dynamic) for each in got]), "", len(got)),
        Line(f"tokens in each of these, {of}", mean([each.tokens for each in got]), "", len(got)),
    ]
