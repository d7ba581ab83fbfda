"""What our expressions ask of a text, worked out before: to read all of them takes a core ten seconds.

What `anchors` and `beginnings` say follows from an expression's source alone, so a file of it comes with the package
(`python -m bench.expressions --write`). What is not there, as a user's own expression or one that was changed since, is
worked out when it is first used.
"""

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from hashlib import blake2b
from pathlib import Path

FILE = Path(__file__).with_name("expressions.txt")
"""A line each: the key of an expression, and what it asks for, all with tabs between."""

BETWEEN, END = "\t", "\n"

Asks = Callable[[str, int], Iterable[str]]
"""What an expression, by its source and flags, asks for."""

Asked = tuple[Asks, str, int]
"""With the source and flags of an expression."""


def worked_out(asks: Asks, source: str, flags: int) -> tuple[str, ...]:
    """What `asks` says of an expression."""
    line = lines_written().get(key_of(asks, source, flags))
    if line is None:
        return tuple(asks(source, flags))
    return tuple(line.split(BETWEEN)) if line else ()


def key_of(asks: Asks, source: str, flags: int) -> str:
    """What tells an expression, and what is asked of it, from every other: 16 hex digits."""
    return blake2b(f"{asks.__name__} {int(flags)} {source}".encode(), digest_size=8).hexdigest()


def line_of(key: str, words: Iterable[str]) -> str | None:
    """The line of an expression; None if one of its words cannot stand in a line."""
    found = sorted(words, key=lambda word: (len(word), word))
    return None if any(BETWEEN in word or END in word for word in found) else BETWEEN.join((key, *found))


@cache
def lines_written() -> Mapping[str, str]:
    """What the file says of expressions, by their keys."""
    lines = (line.partition(BETWEEN) for line in FILE.read_text("utf-8").split(END))
    return {key: words for key, _, words in lines}
