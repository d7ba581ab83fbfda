"""The lines of the report: what was measured beside what is wanted."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

Note = Callable[[str], None]
"""Tells of progress, and of what is left out."""


class Line(NamedTuple):
    """One figure: percent, unless its name says otherwise."""

    name: str
    value: float | None
    """None: it could not be measured; the name says why."""
    goal: str = ""
    """Empty: it is told for comparison alone."""
    n: int = 0
    """How many cases it rests on."""


def share(name: str, hits: Sequence[bool], goal: str = "") -> Line:
    """How many percent of the cases it holds for."""
    return Line(name, mean([100.0 * hit for hit in hits]), goal, len(hits))


def count(name: str, hits: Sequence[bool], goal: str = "") -> Line:
    """For how many of the cases it holds."""
    return Line(name, float(sum(hits)), goal, len(hits))


def mean(values: Sequence[float]) -> float | None:
    """Their mean; of none, none."""
    return round(sum(values) / len(values), 1) if values else None


def percentile(values: Sequence[float], percent: int) -> float | None:
    """The value below which so many percent of them lie (nearest rank); of none, none."""
    if not values:
        return None
    return sorted(values)[max(0, -(-len(values) * percent // 100) - 1)]


def table(lines: Sequence[Line]) -> str:
    """All lines, as Markdown."""
    head = ["| line | value | goal | n |", "|---|---|---|---|"]
    return "\n".join([*head, *(f"| {each.name} | {_cell(each.value)} | {each.goal} | {each.n} |" for each in lines)])


def _cell(value: float | None) -> str:
    return "–" if value is None else f"{value:g}"


def builtin(lines: Sequence[Line]) -> list[dict[str, Any]]:
    """The lines for a JSON file."""
    return [each._asdict() for each in lines]
