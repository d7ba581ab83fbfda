"""Works out what the expressions of the rules ask of a text (`memory/text/worked_out.py`).

    python -m bench.expressions [--write]

Says whether the file that comes with the package has what they ask for; if not, it ends with 1. `--write` writes it
anew, which it needs after a change of an expression: until then a new one is worked out when it is first used. The same
expressions give the same file.
"""

import argparse
import asyncio
import gc
import pkgutil
import sys
from importlib import import_module

import memory
from bench.memory.data import Change, PinCase, ours
from memory.retrieval.rehearsal import rehearse
from memory.text.expressions import Expressions
from memory.text.regex import LateExpression
from memory.text.worked_out import END, FILE, key_of, line_of
from ricordo import AsyncMemory

MADE = (LateExpression, Expressions)
"""The kinds of expressions."""


async def told() -> None:
    """Have our own cases learned from: some expressions are made when they are first needed."""
    async with AsyncMemory("memory:") as learning:
        cases = [
            *((case.old, case.new) for case in ours("changes", Change)),
            *((case.text,) for case in ours("pins", PinCase)),
        ]
        for user, texts in enumerate(cases):
            for text in texts:
                await learning.add(text, user_id=f"{user}")


def lines() -> list[str]:
    """The lines of all expressions that there are by now, in their order."""
    for found in pkgutil.walk_packages(memory.__path__, "memory."):
        import_module(found.name)
    rehearse()
    gc.collect()
    asked = {one for each in gc.get_objects() if isinstance(each, MADE) for one in each.asked()}
    found = (line_of(key_of(asks, source, flags), asks(source, flags)) for asks, source, flags in asked)
    return sorted({line for line in found if line is not None})


def main() -> int:
    """Say whether the file is behind, or write it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--write", action="store_true", help="write the file anew, which takes a minute or two")
    if parser.parse_args().write:
        asyncio.run(told())
        FILE.write_text(END.join(lines()), "utf-8")
    wanted, there = set(lines()), set(FILE.read_text("utf-8").split(END))
    print(f"{len(there)} lines, {len(wanted - there)} missing")
    return 1 if wanted - there else 0


if __name__ == "__main__":
    sys.exit(main())
