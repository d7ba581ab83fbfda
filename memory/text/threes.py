"""Words that are looked for in a text at once: by three letters of each, which are compared with those of the text.

The threes of a text are the same for whoever looks: a turn has some thirty texts, each of which is asked for the words
of dozens of tables, and of expressions that have many.
"""

from collections import Counter
from collections.abc import Sequence

from memory.text.anchors import folded
from memory.text.reading import once

LETTERS = 3
"""By which a word is looked for: a sentence has a hundredth of all threes that are in use, of twos a tenth."""

_Three = tuple[str, str, str]


class WordIndex:
    """Folded words → the numbers of the rows that have them."""

    def __init__(self, words_of_rows: Sequence[Sequence[str]]) -> None:
        self.always = frozenset(at for at, words in enumerate(words_of_rows) if not words)
        """The rows that have none."""
        by_word: dict[str, list[int]] = {}
        for at, words in enumerate(words_of_rows):
            for word in words:
                by_word.setdefault(word, []).append(at)
        self.words = by_word.keys()
        self._short = [(word, rows) for word, rows in by_word.items() if len(word) < LETTERS]
        self._short_of_ascii = [(word, rows) for word, rows in self._short if word.isascii()]
        self._by_three: dict[_Three, list[tuple[str, list[int]]]] = {}
        uses = Counter(three for word in by_word for three in _threes(word))
        for word, rows in by_word.items():
            if len(word) >= LETTERS:
                rarest = min(_threes(word), key=lambda three: (uses[three], three))
                self._by_three.setdefault(rarest, []).append((word, rows))
        self._threes = frozenset(self._by_three)

    def rows_in(self, text: str) -> set[int]:
        """The rows of which a word stands in a text, and those that have none."""
        plain, threes = _looked_through(text)
        found = set(self.always)
        for word, rows in self._short_of_ascii if plain.isascii() else self._short:
            if word in plain:
                found.update(rows)
        for three in threes & self._threes:
            for word, rows in self._by_three[three]:
                if word in plain:
                    found.update(rows)
        return found

    def is_in(self, text: str) -> bool:
        """Whether a word of any row stands in a text."""
        plain, threes = _looked_through(text)
        for three in threes & self._threes:
            for word, _ in self._by_three[three]:
                if word in plain:
                    return True
        for word, _ in self._short_of_ascii if plain.isascii() else self._short:  # noqa: SIM110 - a comprehension takes twice the time
            if word in plain:
                return True
        return False


@once
def _looked_through(text: str) -> tuple[str, frozenset[_Three]]:
    """A text as its words are looked for, and the threes of its letters."""
    plain = folded(text)
    return plain, _threes_of(plain)


@once
def _threes_of(plain: str) -> frozenset[_Three]:
    return _threes(plain)  # a sentence is read as it was written, and in lower case


def _threes(plain: str) -> frozenset[_Three]:
    return frozenset(zip(plain, plain[1:], plain[2:], strict=False))
