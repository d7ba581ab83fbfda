"""Tells an application's own call from what its user says: by a whole prompt, never by a phrase of it.

A message is such a call if it has all the fixed parts of a prompt in their order, the first at its beginning and the
last at its end. Somebody who quotes one in a text of her own, asks about it, or begins like it ("### Task: help me
cook") is not taken for the application: a turn without memory is lost, a title that was remembered can be deleted.
"""

import re
from collections.abc import Iterable

from memory.text.cleaning import one_line

_GAP = re.compile(r"\{\{[^{}]*\}\}")
"""As the applications themselves mark what they fill in, so that a template can be copied from their settings."""

EDGE_CHARS = 80
"""So much of how a prompt begins, or ends, decides whether the whole of a message is looked at."""

GLANCED_CHARS = 3 * EDGE_CHARS
"""So much of a message is glanced at: white space does not count, and indented lines have some."""


MOST_CHARS = 1_000_000
"""More than any application puts into such a call, and what is looked at is held several times."""


class UtilityPrompts:
    """The whole prompts that are an application's own calls."""

    def __init__(self, patterns: Iterable[str]) -> None:
        self._prompts = [_fixed_parts(pattern) for pattern in patterns]
        self._beginnings = tuple({parts[0][:EDGE_CHARS] for parts in self._prompts if parts[0]})
        self._endings = tuple({parts[-1][-EDGE_CHARS:] for parts in self._prompts if not parts[0]})

    def has(self, text: str) -> bool:
        """Whether a message is one of them. A message that does not begin or end like one costs some microseconds."""
        if len(text) > MOST_CHARS:
            return False
        begins = one_line(text[:GLANCED_CHARS]).startswith(self._beginnings)
        if not begins and not one_line(text[-GLANCED_CHARS:]).endswith(self._endings):
            return False
        line = one_line(text)
        return any(_is_whole(line, parts) for parts in self._prompts)


def check(pattern: str) -> None:
    """Raises `ValueError` for a pattern that would be found in what users say, or never."""
    parts = _fixed_parts(pattern)
    if not parts[0] and not parts[-1]:
        raise ValueError(f"{pattern!r} neither begins nor ends with text of its own: quote how the prompt begins")


def _fixed_parts(pattern: str) -> tuple[str, ...]:
    """What stands around the gaps; the first and the last may be empty."""
    return tuple(map(one_line, _GAP.split(pattern)))


def _is_whole(line: str, parts: tuple[str, ...]) -> bool:
    first, *others = parts
    if not others:
        return line == first
    *middle, last = others
    at, end = len(first), len(line) - len(last)
    if end < at or not line.startswith(first) or not line.endswith(last):
        return False
    for part in middle:
        found = line.find(part, at, end)
        if found < 0:
            return False
        at = found + len(part)
    return True
