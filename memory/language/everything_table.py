"""The form of a language's table of orders about all that is kept of the user: to forget it, and to keep no more."""

from typing import NamedTuple


class EverythingWords(NamedTuple):
    """Of which words such an order is made, in this order. It fills its sentence; each is a part of an expression."""

    asks: str
    """The order itself, a space behind it."""
    of_user: str
    """Alternatives: all of it, with whose it is."""
    bare: str
    """Alternatives: the same without: an order only where its message says nothing else, as a play begins with it."""
    joins: str
    """Alternatives: "and" between such an order and what is said beside it."""
    endings: str
    """Alternatives: what may end it, and says nothing."""
    stops: str
    """Alternatives: that nothing of what she says is kept any more."""
    since: str
    """Alternatives: what may stand behind these: "from now on"."""
    resumes: str
    """Alternatives: that it may be kept again."""
