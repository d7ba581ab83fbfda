r"""Tables of expressions: each is asked only of texts that have a word that it cannot do without (`anchors.py`).

    (?i)\bI (?:live|reside)s? in …        asked where "live" or "reside" stands

A table has hundreds of expressions, of which a sentence has the words of two or three. So the words of all are looked
for at once: by three letters of each, which are compared with those of the text before anything else is done.
"""

import re
from collections.abc import Callable, Iterable, Iterator
from functools import cached_property
from typing import Generic, TypeVar

from memory.text.anchors import all_anchors, folded
from memory.text.reading import once
from memory.text.threes import WordIndex
from memory.text.worked_out import Asked, worked_out

T = TypeVar("T")


def words_of(source: str) -> tuple[str, ...]:
    """The words of an expression of a table."""
    return worked_out(all_anchors, source, re.IGNORECASE)


class Expressions(Generic[T]):
    """Expressions that are asked of the same texts without regard to case, each with what it stands for.

    Their words are looked up when the first text is read, and each is compiled when a text has one of its words.
    Several threads may ask: what two of them find out at once is the same.
    """

    def __init__(
        self,
        rows: Iterable[tuple[str, T]],
        *,
        words: Callable[[str], Iterable[str]] = words_of,
        flags: int = re.IGNORECASE,
    ) -> None:
        """`words`: what has to stand in a text for an expression, if that is less than what it says itself.

        `flags`: 0 for expressions of texts in lower case, which are found sooner.
        """
        self._rows = tuple(rows)
        self._flags = flags
        self._patterns: list[re.Pattern[str] | None] = [None] * len(self._rows)
        self._words = words

    def possible(self, text: str) -> list[tuple[re.Pattern[str], T]]:
        """Those that may find something in a text, in the order of the table."""
        return [(self._compiled(at), self._rows[at][1]) for at in sorted(self._index.rows_in(text))]

    def may_find(self, text: str) -> bool:
        """Whether any of them may find something in a text, or in a part of it: one of their words stands there."""
        if self._index.always:
            return True
        plain = folded(text)
        for word in self._index.words:  # noqa: SIM110 - a comprehension takes twice the time
            if word in plain:
                return True
        return False

    @once
    def find(self, text: str) -> bool:
        """Whether any of them finds something in a text."""
        return any(pattern.search(text) for pattern, _ in self.possible(text))

    def asked(self) -> Iterator[Asked]:
        """What can be worked out of each."""
        if self._words is words_of:
            yield from ((all_anchors, source, int(re.IGNORECASE)) for source, _ in self._rows)

    def _compiled(self, at: int) -> re.Pattern[str]:
        pattern = self._patterns[at]
        if pattern is None:
            pattern = self._patterns[at] = re.compile(self._rows[at][0], self._flags)
        return pattern

    @cached_property
    def _index(self) -> WordIndex:
        return WordIndex([tuple(self._words(source)) for source, _ in self._rows])


class Replacements:
    """Expressions with what stands for what they find, done one after the other, each to what the last one left."""

    def __init__(self, pairs: Iterable[tuple[str, str]]) -> None:
        self._expressions = Expressions((source, (at, written)) for at, (source, written) in enumerate(pairs))

    def done(self, text: str) -> str:
        """The text with everything replaced."""
        after = -1
        while True:
            for pattern, (at, written) in self._expressions.possible(text):
                if at <= after:
                    continue
                left = pattern.sub(written, text)
                if left != text:  # others may find something now
                    text, after = left, at
                    break
            else:
                return text
