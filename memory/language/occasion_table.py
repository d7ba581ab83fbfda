"""What the table of a language is made of: how it says on which occasions of a talk an order holds."""

from typing import NamedTuple


class OccasionWords(NamedTuple):
    """All of a language: each alternatives of an expression that is matched without case, `|` between them."""

    when: str
    """Begins a clause of what may happen once, or often: "when", "if"."""
    whenever: str
    """Begins one of what happens often: "whenever", "every time"."""
    asking: str
    """What the user asks or shows of the assistant, or the assistant does, behind these: "I ask", "you give"."""
    kinds: str
    """What answers are made of, with its preposition: "for recipes"."""
    passing: str
    """Behind "when": it is this one time ("this", "the", "my", "tomorrow")."""
    then: str
    """Begins an order, beside what begins any request: "please", "always", "use"."""
