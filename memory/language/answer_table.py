"""What the table of a language is made of: the words of which orders about answers are made."""

from typing import NamedTuple


class AnswerWords(NamedTuple):
    """All of a language: each alternatives of an expression that is matched without case, `|` between them.

    Each is one word, without space, hyphen and apostrophe, unless it is said otherwise.
    """

    verbs: str
    """What an assistant does with an answer, as an order says it of any person: "answer", "antworten", "responda"."""
    ways: str
    """How an answer is to be, what is to be in it or not, and forms of address: "briefly", "emojis", "siezen"."""
    small: str
    """What may stand between them and says nothing of its own."""
    lasting: str
    """Says that it is for good, or of whom answers are for: with it a language is a way, too ("always in French")."""
    languages: str
    """What languages are called."""
    naming: str
    """In front of what the user is to be called: "address me as"; with spaces."""
    titles: str
    """Begin what somebody is called, also in small letters."""
    once: str
    """Anywhere in an order that is about one answer: "in one sentence"; with spaces."""
