"""What was said later of the same thing, told by a word that hardly any other memory has.

"We're trying Stoates from next week" is found by "Who's our flour from?"; "stoates was lovely but couldn't do the
volume, so we're with Wildfarmed" has no word of it, and none but the name to tell that it goes on from there.
"""

from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from memory.retrieval.lexical import Lexicon, hashed
from memory.retrieval.slots import slots_in_general
from memory.retrieval.topics import topics

MOST_NAMING = 3
"""A word that more memories have leads nowhere in particular."""

STEPS = 2
"""From what changed twice the newest is so many steps away."""

NUMBERS = 10_000
"""Smaller ones are days, years and amounts, which are shared by chance; longer ones name an order, or a flight."""


class Threads(NamedTuple):
    """Pairs of rows that share a rare word, in parallel: the word, where it was said, and where it was said later."""

    terms: NDArray[np.uint32]
    earlier: NDArray[np.intp]
    later: NDArray[np.intp]

    @classmethod
    def of(cls, lexicon: Lexicon, numbers: NDArray[np.int64]) -> "Threads":
        """All pairs; `numbers` of the rows are greater for what was said later."""
        terms, rows = lexicon.shared(MOST_NAMING)
        rare = ~_among(terms, _ordinary())
        terms, rows = terms[rare], rows[rare]
        order = np.lexsort((numbers[rows], terms))
        terms, rows = terms[order], rows[order]
        steps = [(step, terms[:-step] == terms[step:]) for step in range(1, MOST_NAMING)]
        return cls(
            np.concatenate([terms[step:][same] for step, same in steps]),
            np.concatenate([rows[:-step][same] for step, same in steps]),
            np.concatenate([rows[step:][same] for step, same in steps]),
        )

    @property
    def nbytes(self) -> int:
        """Bytes held."""
        return sum(array.nbytes for array in self)

    def but_for(self, asked: NDArray[np.uint32]) -> "Threads":
        """Without the words of a question: what has these is found by them."""
        kept = ~_among(self.terms, np.sort(asked)) if asked.size else np.ones(len(self.terms), np.bool_)
        return Threads(self.terms[kept], self.earlier[kept], self.later[kept])

    def followed(self, chosen: NDArray[np.bool_]) -> NDArray[np.bool_]:
        """Whether each row is one of the chosen, or what some steps lead to from there."""
        reached = chosen.copy()
        for _ in range(STEPS):
            reached[self.later[reached[self.earlier]]] = True
        return reached

    def between(self, rows: NDArray[np.intp], size: int) -> Mapping[int, list[int]]:
        """Which of some rows leads to which of them, by their places, the one said first first."""
        places = np.full(size, -1, np.intp)
        places[rows] = np.arange(len(rows))
        earlier, later = places[self.earlier], places[self.later]
        found: dict[int, list[int]] = {}
        for at in ((earlier >= 0) & (later >= 0)).nonzero()[0].tolist():
            found.setdefault(int(earlier[at]), []).append(int(later[at]))
        return found


@cache
def _ordinary() -> NDArray[np.uint32]:
    """What names nothing, in order: the words by which topics are told, which many people say, numbers, and slots."""
    return np.union1d(topics().told.terms, hashed((*map(str, range(NUMBERS)), *slots_in_general())))


def _among(terms: NDArray[np.uint32], known: NDArray[np.uint32]) -> NDArray[np.bool_]:
    """Whether each term is among known ones, which are in order."""
    return known.take(known.searchsorted(terms), mode="clip") == terms
