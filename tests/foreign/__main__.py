"""`python -m tests.foreign [CLIENT…]`: real clients, directly and through a running Ricordo, and what came of it.

Each client lives in an environment of its own, made from a lock with hashes. Exit code 1: something differed.
"""

import argparse
import sys
from collections.abc import Sequence

from tests.foreign.clients import CLIENTS, Client
from tests.foreign.environments import install
from tests.foreign.playing import Compared, compare

HEAD = ("client", "version", "cases", "the same", "hits", "off", "seconds")


def main() -> int:
    asked = _asked()
    rows = [_row(client) for client in asked]
    _table(rows)
    return int(any(row.differences for row in rows))


def _asked() -> Sequence[Client]:
    names = [client.name for client in CLIENTS]
    parser = argparse.ArgumentParser(prog="python -m tests.foreign", description=__doc__)
    parser.add_argument("clients", nargs="*", metavar="CLIENT", help=f"one of {', '.join(names)}; none: all of them")
    wanted = parser.parse_args().clients
    if unknown := set(wanted) - set(names):
        parser.error(f"no such client: {', '.join(sorted(unknown))}; there are {', '.join(names)}")
    return [client for client in CLIENTS if not wanted or client.name in wanted]


def _row(client: Client) -> Compared:
    row = compare(client, install(client))
    for difference in row.differences:
        print(f"{client.name}: {difference}", file=sys.stderr)
    print(f"{client.name} {row.version}: {'differs' if row.differences else 'the same'}", flush=True)
    return row


def _table(rows: list[Compared]) -> None:
    cells = [
        (
            row.client.name,
            row.version,
            str(row.cases),
            "no" if row.differences else "yes",
            str(row.hits),
            str(row.relayed),
            f"{row.seconds:.1f}",
        )
        for row in rows
    ]
    widths = [max(map(len, column)) for column in zip(HEAD, *cells, strict=True)]
    print()
    for line in (HEAD, *cells):
        print("  ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)).rstrip())


if __name__ == "__main__":
    sys.exit(main())
