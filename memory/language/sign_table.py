"""What the table of a language is made of: the signs of change (`change.py`).

A module of the language's folder names its parts as the fields are called, in capitals.
"""

from collections.abc import Mapping
from typing import NamedTuple

ANY, OTHER, GONE, LEFT, VALUE, AGE = "any", "other", "gone", "left", "value", "age"


class ChangeSigns(NamedTuple):
    """The signs of one language."""

    parts: Mapping[str, str]
    """Patterns by the names that stand in braces in those of `touching`."""
    touching: Mapping[str, tuple[str, ...]]
    """What says that something, its only group, has changed, ended or begun, by what an older text has to name of it:
    `gone` and `left`: any telling word, of a person or an animal, or of a partner; `other`: what people have in the
    place of it; `any` telling word of anything: what a test has shown, and all of a language that has no other reader
    (`change_reader.py`)."""
    slots: Mapping[str, tuple[str, ...]]
    """What says that the state of a slot has changed, whatever it was."""
    states: Mapping[str, str]
    """What fills a slot that is no field of the profile."""
    beings: str
    """Who may own or do something beside the user: "my sister stopped …" touches nothing of the user's."""
    elders: tuple[tuple[str, ...], ...]
    """What grandparents, uncles and aunts are called: each group one of them. Nearer relatives: `Words.relatives`."""
    acting: str
    """Those of them who change what is the user's: "my doctor upped my dose"."""
    speaker: str
    """The user, where she does something herself."""
    aims: str
    """What tells of an aim: who looks for a job has found one (`change_signs.py`)."""
    alternatives: tuple[frozenset[str], ...]
    """What people have one of at a time: who switched to spaces has no tabs any more."""
    idle: frozenset[str]
    """Words that too many statements share."""
    dropped: str
    """How a sentence begins in which "I" is left out and the verb does not say so; empty: none does."""
    past: str
    """What tells of long ago: that is no news."""
    felt: str
    """How somebody feels about what she is or does: what ends with it is the feeling ("I used to hate being a …")."""
    days: str
    """The days of the week in their order, between `|`, each in all its forms."""
    numbered: str
    """Words: things of which there are several, told apart by the number behind them: "phase 2" is not "phase 1"."""
    corrects: str
    """Begins what takes the place of what was said, in front of a mark: "Correction: …"."""
    news: str
    """What says that a number or a day is new, where the sentence has one."""
    common: frozenset[str]
    """Some of its commonest words: a sentence with one may be of this language."""


class ChangeWords(NamedTuple):
    """The kinds of words by which a change is told where its form is none that is known: alternatives, as whole words.

    How much each kind says beside what two statements share is learned (`change_signs.py`, `change_reader.py`): whoever
    changes words here runs `python -m bench.changes --write`.
    """

    ends: str
    """Verbs of giving up and parting for good: "quit", "cancelled"."""
    loses: str
    """Verbs that may say the same, and what is lost, left or shut for a moment."""
    dies: str
    """Somebody, or an animal, is dead or gone."""
    begins: str
    """Verbs of joining, settling and what one becomes."""
    gets: str
    """Verbs of getting and starting, also of what matters for a day."""
    states: str
    """What one does or has as a rule, said of now: "we live", "I am with"."""
    turns: str
    """Verbs of changing, and what was preferred to something: "instead"."""
    nows: str
    """What says that something is new."""
    lasting: str
    """What says that it is so from some time on: "since", "as of", "these days"."""
    no_more: str
    """What says that something is over, beside verbs."""
    again: str
    """As it was before."""
    grows: str
    """More or less of it, older, higher."""
    passes: str
    """What was waited or worked for is there."""
    denied: str
    besides: str
    """One more: what was known holds, too."""
    whiles: str
    """For a while, or of one day."""
    pasts: str
    """Of long ago."""
    maybes: str
    """Wishes, plans and guesses."""
    stills: str
    """As ever."""
    others: str
    """Somebody else, beside those who are the user's own: "a friend of mine", "he"."""
    spoken_to: str
    """"You", thanks: what is said of a talk, and not of the user."""
    own: str
    """The user: "I", "me", and verbs that say so alone."""
    governors: Mapping[str, str]
    """Articles, possessives and prepositions by what they make of what follows: what happens at it, or of it, is not
    what happens to it, and what is "a" or "their" one may be another."""
    idle: frozenset[str]
    """Words that too many statements share, beside those of `ChangeSigns`: who tries hard says not what is hard."""
    things: Mapping[str, str]
    """Kinds of things of which a user has one at a time, or that take each other's place; by name, the same in every
    language, what names one of them or is done with it."""
