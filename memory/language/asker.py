"""Questions about the asker's own: her things, her people, what she did.

Most of such questions are answered by what she told, of questions about the world hardly any; so less similarity is
enough for them (docs/rules.md, The floor).
"""

import re
from collections.abc import Iterable

from memory.language.phrases import ASKER, HOW, OF_OWN

LONGEST_QUESTION = 80
"""Characters: who writes more gives a task, or tells a story, and says "I" or "my" somewhere in it."""

_WORD = re.compile(r"[^\W\d_][\w-]+")
_INNER = re.compile(rf"(?<=[\w,] ){_WORD.pattern}")
"""A word that does not begin a sentence."""


def asks_of_own(question: str, told: Iterable[str]) -> bool:
    """Whether it asks of something of the asker's, or names somebody or something that one of these texts names."""
    question = question.strip()
    if len(question) > LONGEST_QUESTION:
        return False
    if OF_OWN.search(question) or (question.endswith("?") and ASKER.search(question) and not HOW.match(question)):
        return True
    names = frozenset(word for word in _INNER.findall(question) if word[0].isupper() and not word.isupper())
    # A text is taken apart only if it has the letters of a name.
    named = (text for text in told if any(map(text.__contains__, names))) if names else ()
    return any(not names.isdisjoint(_WORD.findall(text)) for text in named)
