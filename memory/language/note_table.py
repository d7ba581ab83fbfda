"""The form of a language's table of notes: what somebody writes of the user, who is "the user" there."""

from typing import NamedTuple


class NoteWords(NamedTuple):
    """Of which words a note of the user is made. Each is an alternative of a regular expression, but for `verbs`."""

    subject: str
    """What the user is called, with its article, at the beginning of a sentence."""
    first: str
    """What stands in its place, in the first person."""
    verbs: tuple[tuple[str, str], ...]
    """A verb behind it, and the same in the first person."""
    before: str = "(?!)"
    """What may stand between them, and stays: that it is not so."""
    patient: str = ""
    """Whom somebody who treats others writes of, at the beginning of a sentence."""
    the: str = ""
    """In front of that."""
