"""Questions about the asker's own: her things, her people, what she did.

Most of such questions are answered by what she told, of questions about the world hardly any; so less similarity is
enough for them (docs/rules.md, The floor).
"""

import re
from collections.abc import Sequence
from typing import Literal

from memory.language.kin import elders_in
from memory.language.names import names_in
from memory.language.phrases import ADVISES, ASKER, ASKS_FACT, HOW, OF_OWN, QUESTION, REQUEST, TO_ASKER
from memory.language.typed import spelled
from memory.text.languages import DEFAULT, language_of_text

Subject = Literal["own", "told", "anything"]
"""`own`: it asks with "my", "our", "I" or "we" for anything but how something is done; `told`: it names somebody or
something that she told of, or orders something of her own ("Make me a plan for my race")."""

LONGEST_QUESTION = 80
"""Characters: who writes more gives a task, or tells a story, and says "I" or "my" somewhere in it."""

_WORD = re.compile(r"[^\W\d_][\w-]+")


def _asks(text: str) -> bool:
    """Whether it has a question's mark, or begins as one does: many who type leave the mark out."""
    return text.endswith("?") or QUESTION.match(text) is not None


def _asks_how(text: str) -> bool:
    return HOW.match(text.lstrip("¿ ")) is not None


def _says_asker(question: str) -> bool:
    """Whether it says "I" or "we", or a verb of theirs; "i" is an article in Italian."""
    said = {found[0].lower() for found in ASKER.finditer(question)}
    return bool(said - {"i"}) or ("i" in said and language_of_text(question) == DEFAULT)


def subject_of(question: str, told: Sequence[str]) -> Subject:
    """Of what a question asks; `told`: what is known that may answer it.

    An elder is named without a name, and without "my": "can gran come along?".
    """
    question = question.strip()
    if len(question) > LONGEST_QUESTION:
        return "anything"
    question = spelled(question)
    asks = _asks(question)
    is_asker = asks and _says_asker(question) and not _asks_how(question)
    if is_asker or OF_OWN.search(question) or (asks and ASKS_FACT.match(question) and TO_ASKER.search(question)):
        return "own" if asks and not REQUEST.match(question) else "told"
    names, elders = names_in(question), elders_in(question)
    if elders and any(not elders.isdisjoint(elders_in(text)) for text in told):
        return "told"
    # A text is taken apart only if it has the letters of a name.
    named = (text for text in told if any(map(text.__contains__, names))) if names else ()
    return "told" if any(not names.isdisjoint(_WORD.findall(text)) for text in named) else "anything"


def asks_fact(question: str) -> bool:
    """Whether it asks for a fact: neither for advice nor how something is done, which what answers may not resemble."""
    asked = spelled(question.strip())
    return len(asked) <= LONGEST_QUESTION and _asks(asked) and not _asks_how(asked) and not ADVISES.search(asked)
