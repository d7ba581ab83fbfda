"""What the table of a language is made of: how what was said last is said to be of another (`misdirected.py`)."""

from typing import NamedTuple


class Misdirected(NamedTuple):
    """Words of a language, alternatives of expressions, in lower case and with straight apostrophes."""

    signs: str
    """Beginnings of words: a text without any of them says nothing of the kind."""
    opens: str
    """In front of it, and says nothing: "oops"."""
    elsewhere: str
    """A clause that says by itself that it was meant for another conversation: "wrong chat"."""
    that: str
    """What was said, with its verb: "that was"."""
    about: str
    """In front of whom it was about."""
    meant: str
    """In front of whom it was meant for: "meant for"."""
    aimed: str
    """In front of either, of a thing that was ordered, too: "for"."""
    strangers: str
    """Who is none of the user's: "another customer", "someone else"."""
    speaking: str
    """Says all up to whom it was about: "I was talking about"."""
    had: str
    """Behind whom it was about: "I meant", "has it"."""
    not_me: str
    """With the words in front of it: "not me"."""
    theirs: str
    """Behind whom it was about: "it's hers"."""
