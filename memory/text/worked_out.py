"""What our expressions ask of a text, worked out before: to read all of them takes a core ten seconds.

What `anchors` and `beginnings` say follows from an expression's source alone, so a file of it comes with the package
(`python -m bench.expressions --write`). What is not there, as a user's own expression or one that was changed since, is
worked out when it is first used.
"""

from collections.abc import Callable, Iterable
from functools import cache
from hashlib import blake2b
from pathlib import Path
from sys import intern

FILE = Path(__file__).with_name("expressions.txt")
"""A line each, in their order: the key of an expression, and what it asks for, all with tabs between."""

BETWEEN, END = "\t", "\n"

Asks = Callable[[str, int], Iterable[str]]
"""What an expression, by its source and flags, asks for."""

Asked = tuple[Asks, str, int]
"""With the source and flags of an expression."""


def worked_out(asks: Asks, source: str, flags: int) -> tuple[str, ...]:
    """What `asks` says of an expression; a word that many ask for is one string."""
    words = _words_of(key_of(asks, source, flags), written())
    return tuple(map(intern, asks(source, flags) if words is None else words))


def key_of(asks: Asks, source: str, flags: int) -> str:
    """What tells an expression, and what is asked of it, from every other: 16 hex digits."""
    return blake2b(f"{asks.__name__} {int(flags)} {source}".encode(), digest_size=8).hexdigest()


def line_of(key: str, words: Iterable[str]) -> str | None:
    """The line of an expression; None if one of its words cannot stand in a line."""
    found = sorted(words, key=lambda word: (len(word), word))
    return None if any(BETWEEN in word or END in word for word in found) else BETWEEN.join((key, *found))


@cache
def written() -> bytes:
    """The file. It stays as it is: as a table it would take twice the memory, and a process asks for a third of it."""
    return FILE.read_bytes()


def _words_of(key: str, text: bytes) -> list[str] | None:
    """What the line of a key says, in a text of lines in the order of their keys; None if it has none."""
    wanted, low, high = key.encode(), 0, len(text)
    while low < high:
        begin = max(low, text.rfind(b"\n", low, (low + high) // 2) + 1)
        end = text.find(b"\n", begin, high)
        line = text[begin : high if end < 0 else end]
        if (found := line[: len(wanted)]) == wanted:
            return line.decode().split(BETWEEN)[1:]
        low, high = (begin + len(line) + 1, high) if found < wanted else (low, begin)
    return None
