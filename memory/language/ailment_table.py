"""What the table of a language is made of: how clauses tell of illnesses and allergies without a verb (`ailments.py`).

Each field is alternatives of an expression that is matched without case, unless it is said otherwise.
"""

from typing import NamedTuple

Names = tuple[tuple[str, str], ...]
"""Expressions, and the name of the illness that each of them stands for."""


class AilmentWords(NamedTuple):
    """All of a language."""

    people: Names
    """Who has an illness, also as it is mistyped."""
    short: Names
    """Illnesses, as they are called for short or mistyped: in a clause that says no more."""
    states: Names
    """What else lasts of a body, with the sentence that says it in full: "pregnant", "I am pregnant"."""
    how_bad: str
    """In front of an illness, or behind it: "severe"."""
    since: str
    """Behind it: since when somebody has it."""
    allergic: tuple[str, ...]
    """Says what somebody is allergic to, which stands for `{}`."""
    allergies: tuple[str, ...]
    """The name of an allergy, with what it is of as `{}`."""
    lists: str
    """In front of several that somebody is allergic to: "allergies:"."""
    reactions: str
    """What an allergen does to somebody, or what she carries against it."""
    spread: str
    """Behind what it does: where and when."""
    harms: tuple[str, ...]
    """The same with a verb: "{} makes my mouth itch"."""
    caused_by: str
    """Between what it does and the allergen: "hives from penicillin"."""
    without: str
    """In front of an allergen that somebody cannot have: "no nuts, allergic"."""
    allergic_so: str
    """Behind it: why."""
    allergy_word: str
    """Behind an allergen that is out of the question, says why: "dairy - allergic"."""
    not_borne: str
    """What people are intolerant to."""
    intolerant: tuple[str, ...]
    """The same of who is intolerant to one of these, `{}`."""
    no_go: tuple[str, ...]
    """Says that it, `{}`, is not borne: "lactose no go"."""
    intolerances: tuple[str, ...]
    """The name of such an intolerance."""
    called: str
    """What allergens are called for short, or in front of "allergy"."""
    about_illness: str
    """Asks about an illness itself, and not about what who has it may do: "what is", "symptoms"."""
    suspects: str
    """Asks whether the user has it."""
    wants: str
    """Says behind an illness that something is wanted, which is no title: "breakfast ideas"."""
    others: str
    """Whom a text speaks of beside relatives: "grandma", "a guest"."""
    of_self: str
    """In front of an illness, says that it is the user's, or that it is of who has it: "with my", "as a", "moi"."""
    roles: str
    """What else she is who has it: "student"."""
    roles_first: bool
    """Whether that stands in front of the illness: "estudiante celíaco"."""
    own: str
    """In front of an illness, where it is called for short: "I am", "tengo"."""

    named_after: str
    """How an illness is said in full that is called by a name."""
    diabetes: str
    """How its type is said in full."""
    is_allergic: str
    is_intolerant: str
    # What is the same in all languages at once: names are.
    an: str = ""
    """In front of an illness, or who has it: "a"."""
    third_person: str = ""
    """Verbs of somebody else."""
    of_type: str = ""
    """Between diabetes and its type."""
    in_front_of_name: str = ""
    """An illness, in front of whose name it has: "morbus"."""
    behind_name: str = ""
    """The same behind it."""
