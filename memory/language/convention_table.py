"""What the table of a language is made of: what is done where software is made, said plainly (`conventions.py`)."""

from typing import NamedTuple

WORD = r"[\w@/.+#-]*\w"
"""A name: "vitest", "src/db"."""
NAME = rf"({WORD})"
ENDS = r"(?=\W*$|[,.;:!–—-] )"


class ConventionWords(NamedTuple):
    """A language's words: alternatives of an expression, with spaces."""

    we_use: str
    """Who works there does it, with its subject: "we use", "usamos"."""
    not_we: str
    """The same, denied: "we don't use"."""
    here: str
    """Ties what is said to where it is said: "here", "in this codebase"."""
    place: str
    """Is where it is said, as a subject: "this repo"."""
    place_uses: str
    """What such a place does: "uses"."""
    is_so: str
    """A state or a doing of things there: "is", "are stored"."""
    contrast: str
    """In front of what is not used: "never", "instead of", "not"."""
    only: str
    """Nothing else: "only"."""
    none: str
    """None of that: "no"."""
    orders: str
    """Orders to use something: "use", "prefer"."""
    forbids: str
    """Orders not to do something, with the verb: "don't add"."""
    determined: str
    """In front of one thing that is there, or is made once: "a", "the", "this"."""
    now: str
    """It is said of now: "yet", "this time"."""
    over: str
    """How what was used before is named, its name in a group."""
    may: str
    """In front of what is allowed: "you may", with whoever does it."""
    idle: str
    """Words of what is allowed that tell nothing of what: "again", "now", "yourself"."""
    leads: tuple[str, ...]
    """In front of what is done: "and", "please"."""
    purpose: str
    """In front of what something is used for."""
    passes: str
    """Says of what is used that it passes, or why it is there: "until"."""
    this: str
    """Means what was spoken of: "it"."""
    denied: str
    """Words of an order that forbids: "don't"."""
