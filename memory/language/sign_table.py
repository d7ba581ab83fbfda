"""What the table of a language is made of: the signs of change (`change.py`).

A module of the language's folder names its parts as the fields are called, in capitals.
"""

from collections.abc import Mapping
from typing import NamedTuple

ANY, AIM, OTHER, GONE, VALUE = "any", "aim", "other", "gone", "value"


class ChangeSigns(NamedTuple):
    """The signs of one language."""

    parts: Mapping[str, str]
    """Patterns by the names that stand in braces in those of `touching`."""
    touching: tuple[tuple[str, str], ...]
    """What says that something, its only group, has changed, ended or begun; before it, how much of that an older text
    has to name: `any` telling word, the `whole` of it, `aim`: the whole of it and that it is an aim, or `other`: what
    people have in the place of it; `gone`: any, of a person or an animal."""
    slots: Mapping[str, tuple[str, ...]]
    """What says that the state of a slot has changed, whatever it was."""
    states: Mapping[str, str]
    """What fills a slot that is no field of the profile."""
    beings: str
    """Who may own or do something beside the user: "my sister stopped …" touches nothing of the user's."""
    acting: str
    """Those of them who change what is the user's: "my doctor upped my dose"."""
    speaker: str
    """The user, where she does something herself."""
    aims: str
    """What tells of an aim: who looks for a job has found one."""
    alternatives: tuple[frozenset[str], ...]
    """What people have one of at a time: who switched to spaces has no tabs any more."""
    idle: frozenset[str]
    """Words that too many statements share."""
    dropped: str
    """How a sentence begins in which "I" is left out and the verb does not say so; empty: none does."""
    past: str
    """What tells of long ago: that is no news."""
    days: str
    """The days of the week in their order, between `|`, each in all its forms."""
    news: str
    """What says that a number or a day is new, where the sentence has one."""
    articles: str
    """What a phrase begins with that names something, and no name: "the", "my"."""
    head_is_last: bool
    """Of several words of such a phrase the last says what it is, else the first."""
    common: frozenset[str]
    """Some of its commonest words: a sentence with one may be of this language."""
