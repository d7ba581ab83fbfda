"""What is remembered, end to end: what goes in through real ingestion, and what comes out of the real prompt.

    python -m bench.memory [--data FILE …] [--only NAME …] [--embedder KIND|FILE.toml] [--json FILE]

Default settings, no model: the proxy on a port, the worker, a SQLite file, in front of an upstream that records what it
is sent. A file's form is told by its content: labelled cases, LoCoMo's dialogues, long chats, PrefEval's pairs,
prompts as JSON lines (docs/quality.md). What needs data that are not given is left out, and said so on standard error.
"""

import argparse
import asyncio
import json
import sys
import time
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path

from bench.memory.changing import changes, forgetting, news, orders, withdrawal
from bench.memory.data import Data, read
from bench.memory.floor import floor
from bench.memory.keeping import dialogues, diaries, pins, telling
from bench.memory.locomo import locomo
from bench.memory.peer import mem0
from bench.memory.preferring import preferences
from bench.memory.ranking import chats, crowd, stored
from bench.memory.recalling import (
    everyday,
    helping,
    indirect,
    languages,
    newest,
    overview,
    projects,
    questions,
    requests,
)
from bench.memory.report import Line, Note, builtin, table
from bench.memory.tasks import tasks
from proxy.ops.logs import configure_logs

Family = Callable[[Data, str, Note], Awaitable[list[Line]]]

FAMILIES: dict[str, Family] = {
    "stored": stored,
    "locomo": locomo,
    "chats": chats,
    "forget": forgetting,
    "orders": orders,
    "changes": changes,
    "news": news,
    "withdrawal": withdrawal,
    "pins": pins,
    "telling": telling,
    "dialogues": dialogues,
    "diaries": diaries,
    "tasks": tasks,
    "overview": overview,
    "indirect": indirect,
    "everyday": everyday,
    "preferences": preferences,
    "questions": questions,
    "newest": newest,
    "requests": requests,
    "helping": helping,
    "projects": projects,
    "languages": languages,
    "mem0": mem0,
    "crowd": crowd,
    "floor": floor,
}
"""Lines that are measured together, by what `--only` calls them."""


async def run(data: Data, names: Sequence[str], *, embedder: str, note: Note) -> list[Line]:
    """The lines of some families, in the order of the report."""
    lines: list[Line] = []
    for name, family in FAMILIES.items():
        if name in names:
            lines += await family(data, embedder, note)
    return lines


def main(arguments: Sequence[str] | None = None) -> None:
    """The command."""
    parser = argparse.ArgumentParser(
        prog="bench.memory", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--data", type=Path, nargs="+", action="extend", default=[], metavar="FILE")
    parser.add_argument("--only", nargs="+", action="extend", choices=tuple(FAMILIES), metavar="NAME")
    parser.add_argument(
        "--embedder",
        default="wordllama",
        help="as in the setting embedder.kind, or a file of settings that has [embedder]",
    )
    parser.add_argument("--json", type=Path, help="write the lines to this file, as a list")
    options = parser.parse_args(arguments)
    configure_logs(level="error", form="console")
    began = time.monotonic()

    def note(text: str) -> None:
        print(f"{time.monotonic() - began:6.0f} s  {text}", file=sys.stderr)

    try:
        data = read(options.data)
        lines = asyncio.run(run(data, options.only or tuple(FAMILIES), embedder=options.embedder, note=note))
    except (OSError, ValueError) as error:
        parser.exit(1, f"{error}\n")
    print(table(lines))
    if options.json:
        options.json.write_text(json.dumps(builtin(lines), ensure_ascii=False, indent=2) + "\n")


if __name__ == "__main__":
    main()
