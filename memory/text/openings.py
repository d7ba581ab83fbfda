"""Of several expressions, whether any matches where a text begins: their openings are looked up at once.

The rules on orders ask dozens of one sentence, a few for each language, and most sentences have the opening of none.
"""

import re
from functools import cached_property

from memory.text.beginnings import head_of
from memory.text.regex import openings_of


class Openings:
    """Expressions of which it is asked whether one of them matches at the beginning of a text."""

    def __init__(self, *expressions: re.Pattern[str]) -> None:
        """`expressions`: as `regex` makes them."""
        self._expressions = expressions

    def match(self, text: str) -> bool:
        """Whether one of them does."""
        always, by_opening, sizes = self._index
        for expression in always:
            if expression.match(text):
                return True
        head = head_of(text)
        for size in sizes:
            for expression in by_opening.get(head[:size], ()):
                if expression.match(text):
                    return True
        return False

    @cached_property
    def _index(self) -> tuple[list[re.Pattern[str]], dict[str, list[re.Pattern[str]]], list[int]]:
        """What may match in any text, what in one that begins so, and how many letters openings have."""
        always: list[re.Pattern[str]] = []
        by_opening: dict[str, list[re.Pattern[str]]] = {}
        for expression in self._expressions:
            openings = openings_of(expression)
            if not openings:
                always.append(expression)
            for opening in openings:
                by_opening.setdefault(opening, []).append(expression)
        return always, by_opening, sorted(set(map(len, by_opening)))
