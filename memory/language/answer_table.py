"""What the table of a language is made of: what an assistant asks of the user, and what her short answer states."""

from collections.abc import Mapping
from typing import NamedTuple


class AskedSlot(NamedTuple):
    """A question, and the statement that an answer to it makes."""

    question: str
    """All of it, matched without case. VERB and MY stand for what `verbs` and `mine` have, X for words that name
    something, REST for such words behind a verb."""
    states: str
    """The same in the first person, with VALUE where the answer goes, and ONLY where she may say that that is all. Of
    what a "yes" affirms there is P, as the question has it, at the end."""
    at: str = ""
    """What begins an answer to it, alternatives with `|` between them: an answer without any of them gets the first."""
    common: bool = False
    """What answers is no name: its first letter is small within a sentence, but in German."""


class AnswerTable(NamedTuple):
    """All of a language: alternatives of expressions that are matched without case, `|` between them."""

    leads: str
    """What may stand in front of a question without a comma: "and", "so"."""
    yes: str
    """What begins an answer that affirms."""
    echoes: str
    """The same, if nothing is behind it: "I am", "I do"."""
    no: str
    """What begins an answer that denies, or gives none."""
    denies: str
    """What takes a "yes" back at the end of an answer: "yes and no"."""
    only: str
    """What begins an answer that is all there is."""
    anything: str
    """In a question that a "yes" alone does not answer: "any", "something"."""
    alternative: str
    """Between alternatives."""
    verbs: Mapping[str, str]
    """A verb behind a question word, with the user as its subject, and how she says it: "vives", "vivo"."""
    mine: Mapping[str, str]
    """Whose something is, and how she says it: "your", "my"."""
    word: str
    """A word of X: no name, where the language tells names by their letters."""
    no_thing: str
    """What X is not: what stands for what was spoken of ("one", "option"), and small words."""
    slots: tuple[AskedSlot, ...]
    """What an answer that names something says; the first that is asked counts."""
    polar: tuple[AskedSlot, ...]
    """What "yes" says, if rules read something of the user's in it."""
