"""Names in a question, told by their capitals: of persons, places, things."""

import re

from memory.language import phrases
from memory.text.languages import language_of_text

LONGEST_QUESTION = 200
"""Characters: in a longer message a name weighs little among the other words."""

CAPITAL_NOUNS = "german"
"""The language in which a capital tells no name."""

_ARTICLES = frozenset(phrases.of_all("articles").split("|"))

_INNER = re.compile(r"(?<=[\w,] )(?P<word>[^\W\d_][\w-]+)(?:['’]s\b)?")
"""A word that does not begin a sentence."""


def names_in(question: str) -> frozenset[str]:
    """The words with a capital that do not begin a sentence; an article, or what is all capitals ("SQL"), is none."""
    return frozenset(found["word"] for found in _INNER.finditer(question) if _is_name(found["word"]))


def without_names(question: str) -> str:
    """The question without its names.

    As it is if it has none, if no word were left, or if its length or language does not let names be told.
    """
    if len(question) > LONGEST_QUESTION or not names_in(question) or language_of_text(question) == CAPITAL_NOUNS:
        return question
    left = " ".join(_INNER.sub(lambda found: "" if _is_name(found["word"]) else found[0], question).split())
    return left if any(map(str.isalnum, left)) else question


def _is_name(word: str) -> bool:
    return word[0].isupper() and not word.isupper() and word.lower() not in _ARTICLES
