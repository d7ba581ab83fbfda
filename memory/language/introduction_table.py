"""What the table of a language is made of: how its users introduce themselves without a verb (`introductions.py`)."""

from typing import NamedTuple


class IntroductionWords(NamedTuple):
    """All of a language: each alternatives of an expression that is matched without case, unless it is said otherwise.

    What ends in `{}` is how a part is said in full.
    """

    announces: str
    """In front of a colon behind which the user tells of herself: "about me"."""
    here: str
    """Behind what she is: "nurse here"."""
    as_one: str
    """In front of it: "as a"."""
    anybody: str
    """Somebody in general: what they do who are so is no question of the user's own."""
    at: str
    """Between what she is and where, or for whom: "in", "from"."""
    years: str
    """Behind a number: it is how old she is."""
    based: str
    """In front of where she lives: "based in"."""
    parents: str
    """Who has children: "single mum"."""
    of: str
    """Between that and the children, with a space: "of "."""
    numbers: str
    """How many children: two and more."""
    children: str
    """Her own, by whatever name."""
    states: str
    """What else is told of oneself: it is no value, and belongs to an introduction: "divorced"."""
    allergic: str
    """What she is allergic to, or cannot bear: "allergic to …", "lactose intolerant"."""
    former: str
    """In front of what she was: it is no value either: "former"."""
    moods: str
    """Says that she only would be what she names: "would"."""

    another: str
    """Somebody else who is spoken of: "she", "the patient"."""
    pronoun: str
    """How she points to herself, with no verb: "Ich, 24, Verkäuferin"."""
    calls: str
    """In front of her name, with the verb: "I am", "je m'appelle"."""
    goes_on: str = r"(?!)"
    """How she goes on without "I" behind a clause of hers: "been vegan", "cannot eat". No order begins so."""
    by_article: str = r"(?!)"
    """In front of a name where it has an article, which what somebody is may have as well: "ich bin die"."""
    without_subject: str = "(?!)"
    """How a clause begins that left out the pronoun with which it is read: "bin Tischler"."""
    verbs: str = r"(?!)"
    """Of what she does, without "I": only where a language does not leave that out."""

    turned: str = r"(?!)"
    """How she goes on behind `as_one` where the verb stands first: "muss ich". Not of the past, which is over."""

    behind: str = ""
    """Behind what somebody does for a living: an adjective, where it stands there."""
    has_capitals: bool = False
    """Nouns begin with a capital: else what does is no name within a sentence."""

    # What is the same in all languages at once: names are.
    ands: str = ""
    onward: str = ""
    """Between a comma and `goes_on`, with a space."""
    no_adjective: str = ""
    """In front of what somebody does, and says that it is not the user who does it."""
    articles: str = ""
    of_type: str = ""
    """Between an illness and its type, with a space: "de "."""
    since: str = ""
    """In front of how long something has been so."""
    asks: str = ""
    """Asks with a verb of the first person behind it: "¿cómo organizo …?"."""
    stays: str = ""
    """Where she is, and what she does there: nobody else is told of."""
    beside: str = ""
    """In a clause: somebody else may be spoken of in it."""
    concludes: str = ""
    """Between what she is and what that means: "so"."""

    does: str = "{}"
    is_one: str = "{}"
    is_so: str = "{}"
    is_old: str = "{}"
    is_called: str = "{}"
    lives: str = "{}"
    has: str = "{}"
