"""What the table of a language is made of: where somebody who dictates goes on without a full stop."""

from typing import NamedTuple


class Dictation(NamedTuple):
    """All of a language: each alternatives of an expression that is matched without case, `|` between them."""

    joints: str
    """Between two clauses: "and", "so", "because"."""
    starts: str
    """What begins a clause behind a joint: a subject with what stands behind it, or a verb that says "I"."""
    bare: str
    """What begins a clause without a joint in front of it, and hardly anything else: "i am", "my name is"."""
    asks: str
    """What begins a question, or an order to the assistant, within a text: "what can i", "is there"."""
    holds: str
    """Words with spaces between them behind which no statement begins: "that", "where", "the"."""
    reports: str
    """The same for a question: "i know", "tell"."""
    names: str
    """The same in front of the word before: "the tablets i take" is one thing."""
    of_it: str
    """Begins what is said of a thing that a question was about: "it is one of those samsung ones"."""
    supposes: str
    """Begins a clause that holds the next ones, too: "if"."""
