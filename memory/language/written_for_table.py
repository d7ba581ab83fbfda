"""What the table of a language is made of: how a text is ordered that is another's (`written_for.py`)."""

from typing import NamedTuple


class WrittenFor(NamedTuple):
    """Words of a language, alternatives of expressions, with straight apostrophes."""

    answers: str
    """Orders that are about a text of somebody's whatever stands behind them: "reply", "fill in the visa form"."""
    writes: str
    """Those that are so with an addressee, or with a text that has a speaker: "write to", "draft a mail"."""
    spoken: str
    """Behind these: "to BA", "a mail". A card, a poem or a list is made for who gets it."""
    at_end: str
    """What ends an order whose verb is the last word."""
    in_name: str
    """In front of the one in whose name: "on behalf of". `{who}`: that one, within a form: "in {who}'s name"."""
    as_whom: str
    """The same in front of what may be no person, too: "as {who}", but not "as Markdown"."""
    whoever: str
    """In whose name it may be, beside who is named, known by a title or at work: a relative, a pronoun."""
    for_whom: str
    """In front of the one for whom: "for"."""
    titles: str
    """In front of a name: "Mr"."""
    at_work: str
    """Who is known by what he is at work, with an article: "my boss"."""
    not_alone: str
    """Behind the one for whom: it is not for him alone, or not for him but for something of his."""
    texts: str
    """Texts in which somebody speaks of himself: "CV", "intro post"."""
    of_whom: str
    """In front of the one whose text it is: "of", "by"."""
    owned: str
    """A text and whose it is in one, of `{who}` and `{text}`: "{who}'s (?:\\w+ )?{text}"; may be empty."""
    hands_over: str
    """Begins what hands over a text that stands behind it, or asks for something with it: "here's", "please"."""
    goes_on: str
    """Begins the next message, if that is about the same text: "add that"."""
    hers: str
    """Begins, or ends, what the user says of herself behind such a text: "by the way", "myself"."""
