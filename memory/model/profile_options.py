"""The settings of the profile, apart from what they govern: config names them, the profile obeys them."""

import re
from typing import Annotated, Literal, NamedTuple

import msgspec
from msgspec import Meta

Count = Annotated[int, Meta(ge=1)]
Preset = Literal["general", "health"]

FIELD_NAME = re.compile(r"[^\W\d_]\w{0,31}(?:\.\w[\w -]{0,46}\w)?")
"""A field's name: a word, and behind a dot a key of its own, as in `vitals.a1c`."""


class CustomField(NamedTuple):
    """A field of the operator's own."""

    name: str
    several: bool
    pattern: re.Pattern[str]


def parse_custom(entry: str) -> CustomField:
    """`name=regex` or `name[]=regex`. Raises `ValueError` for what is neither."""
    name, separator, pattern = entry.partition("=")
    several, name = name.endswith("[]"), name.removesuffix("[]").strip()
    if not separator or not FIELD_NAME.fullmatch(name):
        raise ValueError(f"custom: {entry!r} is not name=regular expression")
    try:
        compiled = re.compile(pattern, re.IGNORECASE)
    except re.error as error:
        raise ValueError(f"custom: {pattern!r} is no regular expression: {error}") from None
    if not compiled.groups:
        raise ValueError(f"custom: {pattern!r} has no group for the value")
    return CustomField(name, several, compiled)


class ProfileOptions(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Settings of the profile."""

    presets: tuple[Preset, ...] = ("general", "health")
    """Which fields are kept. `general`: name, home, family, work, tastes, languages, diet, allergies, what others of
    the household must not eat. `health`: conditions, medications, vitals, goals, emergency contacts. Empty: only what
    is set by hand."""
    custom: tuple[str, ...] = ()
    """Fields of one's own, each as `name=regular expression` whose first group is the value; `name[]=…` for a list."""
    fields: Count = 64
    """Most fields of a user: five times what people tell."""
    values: Count = 16
    """Most values of a list; the oldest goes. More than this is a collection, not a profile."""
    chars: Count = 120
    """Longer values are cut at a word: a value is a phrase."""

    def __post_init__(self) -> None:
        for entry in self.custom:
            parse_custom(entry)
