"""What the table of a language is made of: how it says that somebody is dead."""

from typing import NamedTuple


class DeathWords(NamedTuple):
    """All of a language: alternatives of expressions that are matched without case, `|` between them."""

    own: str
    """My, our, in front of whom a sentence speaks of: in the nominative."""
    when: str
    """When, or of what: it tells a death from what else the same verb says ("passed 4 years ago")."""
    between: str
    """What may stand between somebody and what is said of them: "is", "sadly"; WHEN stands for the above."""
    dies: str
    """What is said behind whom it is said of; WHEN as above."""
    dead: tuple[str, ...]
    """Whole expressions in which WHO stands for somebody, and WHEN as above: "I lost WHO WHEN"."""
