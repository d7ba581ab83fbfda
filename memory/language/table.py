"""What the table of a language is made of."""

import re
from collections.abc import Callable, Iterable
from typing import Literal, NamedTuple

Act = Literal["say", "drop"]


class ReadValue(NamedTuple):
    """A value as a reader found it."""

    field: str
    value: str
    unit: str | None = None


Reader = Callable[[str, re.Match[str]], Iterable[ReadValue]]
"""Makes values of a field of what a pattern found in a sentence."""


class Saying(NamedTuple):
    """What says something of a field, or (`drop`) that something of it no longer holds."""

    field: str
    read: Reader
    patterns: tuple[str, ...]
    act: Act = "say"
