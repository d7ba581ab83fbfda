"""What the commands print: tables for people, tab-separated lines for pipes, JSON for programs."""

from collections.abc import Mapping, Sequence
from typing import Any, cast

import msgspec
import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from ricordo.cli.errors import printable

IDS = frozenset({"id", "turn", "public", "tenant", "user"})
"""Fields that are copied into the next command: shown whole, however narrow the terminal is."""

STYLES = {"ok": "green", "warn": "yellow", "fail": "bold red"}


class Output:
    """One command's standard output."""

    def __init__(self, *, as_json: bool = False) -> None:
        self.as_json = as_json
        self.console = Console(highlight=False, soft_wrap=False)

    def rows(self, columns: Mapping[str, str], rows: Sequence[object], *, empty: str) -> None:
        """Print `rows`. `columns` maps the heading of a column to the field that it shows; JSON has all fields."""
        plain: list[dict[str, Any]] = [msgspec.to_builtins(row) for row in rows]
        if self.as_json:
            self._json(plain)
            return
        if not self.console.is_terminal:
            for row in plain:
                typer.echo("\t".join(cell(row[field]) for field in columns.values()))
            return
        table = Table(box=None, header_style="bold", padding=(0, 2, 0, 0))
        for heading, field in columns.items():
            table.add_column(heading, no_wrap=field in IDS)
        for row in plain:
            styles = {"level": STYLES.get(str(row.get("level")), "")}
            table.add_row(*(Text(cell(row[field]), style=styles.get(field, "")) for field in columns.values()))
        self.console.print(table if plain else empty)

    def result(self, value: object, sentence: str) -> None:
        """Print what was done: a sentence, or `value` as JSON."""
        if self.as_json:
            self._json(value)
        else:
            typer.echo(printable(sentence))

    def _json(self, value: object) -> None:
        typer.echo(msgspec.json.format(msgspec.json.encode(value), indent=2).decode())


def cell(value: object) -> str:
    """A value as a cell of a table shows it: one line, nothing for None."""
    if value is None:
        return ""
    if isinstance(value, bool):
        return "true" if value else "false"  # as settings are written
    if isinstance(value, float):
        return f"{round(value, 3):g}"
    if isinstance(value, list | tuple):
        return printable(", ".join(map(str, cast("Sequence[object]", value))))
    return printable(str(value))


def counted(count: int, noun: str, plural: str = "") -> str:
    """`1 memory`, `2 memories`; the plural has an s unless it is given."""
    return f"{count} {noun if count == 1 else plural or f'{noun}s'}"
