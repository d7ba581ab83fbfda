"""What the table of a language is made of: how a clause claims a state, what only speaks of one, and what is around it.

A pattern of `states` covers a whole clause, without case. Its groups: `who` is whose state it is, `value` (or `other`)
what it is, `of` of what ("metformin", "sister's"), `than` what it is preferred to, `rest` when and with what.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

WHO = r"(?P<who>[\w'.-]+(?: [\w'.-]+){0,4}?)"
NAME = (
    r"(?-i:(?P<value>[A-ZÀ-Þ][\w'’&.-]*"
    r"(?: (?:(?:de|del|la|le|of|am|an der|upon|and|&|du|von) )?[A-ZÀ-Þ0-9][\w'’&.-]*){0,4}))"
)
PLACE = rf"{NAME}(?:, [A-Z][\w .]+)?"
AMOUNT = r"(?P<value>\d[\d.,]* ?(?:mg|mcg|µg|ug|g|ml|units?|iu|ie|tablets?|pills?|drops|tropfen|gotas|gouttes))"

SLOTS = (
    "home",
    "employer",
    "occupation",
    "name",
    "contact",
    "age",
    "status",
    "diet",
    "regimen",
    "favourite",
    "preference",
    "role",
    "dose",
    "workplace",
)
"""Which state it is. A `workplace` is where somebody is, or where a job is: it names an employer only if the clause
says that it changed."""


class ClaimTable(NamedTuple):
    """All of a language; but for `states` each field is alternatives of an expression, empty where there are none."""

    states: Mapping[str, tuple[str, ...]] = MappingProxyType({})
    """Slot → the clauses that claim it."""
    speaker: str = ""
    """The user, as a whole subject."""
    own: str = ""
    """What says in front of a noun that it is the user's, or nobody's."""
    changed: str = ""
    """Adverbs that say that something changed."""
    idle: str = ""
    """Adverbs that say nothing."""
    joins: str = ""
    """What parts clauses."""
    countries: str = ""
    """Countries and regions that people commonly name: who lives in Germany may well live in Berlin."""
    readings: str = ""
    """What is measured again and again."""
    targets: str = ""
    """What says that a number is wanted, and no reading."""
    planned: str = ""
    """`of` takes place at `value`."""
    moved: str = ""
    """The same, and it was another time before."""
    when: str = ""
    """What a time has, beside digits."""
    switched: str = ""
    """`who` left `old` for `new`."""
    died: str = ""
    """`who` did."""
    kept: str = ""
    """The user has `what`, and its `name`."""
    spoken: Mapping[str, str] = MappingProxyType({})
    """State → what speaks of it, whatever its value: `home`, `work`, `diet`, `partner`; somebody's work "with Anna" or
    "out" is none."""
    asks_home: str = ""
    """How a user asks where she lives, or will."""
    moves: str = ""
    """What who moves says of it, with spaces: a question where somebody lives shares no word with that."""
    asks_work: str = ""
    """How a user asks what she does for a living, or where or for whom."""
    subject: str = ""
    """What begins what the user says of herself, or a model of her."""
    now: str = ""
    """Adverbs that may stand before it."""
    words_are_parted: bool = True
    """Whether white space stands between words."""
