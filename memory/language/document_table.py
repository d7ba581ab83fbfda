"""What the table of a language is made of that tells the documents of software from the user's own words.

Each field is an expression, alternatives with `|` between them, matched without case unless it is said otherwise.
"""

from typing import NamedTuple


class DocumentWords(NamedTuple):
    """All of a language."""

    headings: str
    """What a project's documents have as headings, to the end of a word."""
    users: str
    """For whom software is made, in a story of theirs."""
    story: str
    """How a story says what is wanted, where USER stands with what is said of it: "as a USER, I want"."""
    purpose: str
    """Says what for, as whole words."""
    criteria: str
    """A line of its own in front of what is to be fulfilled."""
    labels: str
    """What stands in front of a colon in a ticket: "title"."""
    given: str
    """Begins the steps of a scenario, in the letters that stand here: what is given."""
    when: str
    """The same: what is done then."""
    then: str
    """The same: what comes of it."""
    scenario: str
    """The same: the name of it, in front of a colon."""
    this: str
    """In front of a diff or a file that follows: "this", "the following"."""
