"""How much nearer to all else a memory is than others are: what is near to everything answers nothing in particular.

Of vectors of many dimensions some are near to most others, and so to most questions (hubs: Radovanović, Nanopoulos,
Ivanović, JMLR 2010): "That sounds great!", or the sentence that has a little of everything. So half of how near a
memory is to its user's other memories, beyond what is usual among them, is taken off where it is ranked by meaning.
After the CSLS of Conneau et al. (ICLR 2018), who take the mean of the ten nearest; this is its smooth form, to which a
memory is added, and from which it is taken, without looking at all others again:

    nearness   ln(mean of e^(15 · cosine)) / 15, over at most 512 of the other memories
    crowding   0.5 · (nearness − its mean over all) · n / (n + 100), n memories; 0.02 at most

What a user tells again and again (thirty readings of her glucose among three hundred memories) is near to itself, and
is no hub: hence the bound, which costs nothing where people talk of many things. Who has told little has no usual
nearness yet, hence the last factor: without it seven in a hundred everyday questions lose their answers. Figures:
docs/quality.md.
"""

import numpy as np
from numpy.typing import NDArray

from memory.model.types import Vectors

SHARE = 0.5
"""So much of it is taken off: 0.4 to 0.6 are level."""

SHARPNESS = 15.0
"""How much more the nearest count than the others: 10 to 20 are level, and the mean of all (0) gains half as much."""

MOST_OTHERS = 512
"""Each is compared with so many: with 256 a user of 10,000 finds half a point less, with 1,000 no more."""

MOST = 0.02
"""More is never taken off: without it none of thirty readings of glucose was left among the best twenty for "Should I
call my diabetologist?", where 18 had been; with it 14 are."""

FEW = 100
"""Of so many memories half of it counts."""

SCATTER = np.uint64(0x9E3779B97F4A7C15)
"""A number times this, modulo 2^64, is as good as drawn (2^64 over the golden ratio)."""

BLOCK = 4096
"""So many rows are compared at once, which takes 4 MB."""

LEAST = np.exp(-2 * SHARPNESS)
"""Of what is opposite to all others, and of what is left of a sum when nothing is."""


class Hubs:
    """The crowding of rows of vectors, kept up while rows are appended and die.

    It depends on what rows there are, not on their order, as long as there are no more than `MOST_OTHERS`: of more, the
    others are drawn by their numbers.
    """

    def __init__(self) -> None:
        self._others = np.empty(0, np.intp)
        """Rows that all are compared with."""
        self._below = np.uint64(2**64 - 1)
        """They are those whose drawn numbers are below this one."""
        self._sums = np.empty(0)
        """Of each row, over the others but itself: e^(15 · (cosine − 1))."""

    @property
    def nbytes(self) -> int:
        """Bytes held."""
        return self._sums.nbytes

    def extend(self, vectors: Vectors, numbers: NDArray[np.int64], counted: NDArray[np.bool_] | None = None) -> None:
        """Take up the rows that were appended. Given are those of all rows; one without a vector has zeros.

        `counted`: which of the appended ones others are compared with (None: all).
        """
        start = len(self._sums)
        if counted is not None and not counted.any():
            self._sums = np.append(self._sums, np.zeros(len(vectors) - start))
            return
        joins = (_drawn(numbers[start:]) < self._below) & vectors[start:].any(axis=1)
        if counted is not None:
            joins &= counted
        if joins.any():
            others = self._chosen(np.concatenate((self._others, start + joins.nonzero()[0])), numbers)
            self._sums += _summed(vectors, others[others >= start], stop=start)
            self._sums -= _summed(vectors, np.setdiff1d(self._others, others), stop=start)
            self._others = others
        self._sums = np.concatenate((self._sums, _summed(vectors, self._others, start=start)))

    def _chosen(self, rows: NDArray[np.intp], numbers: NDArray[np.int64]) -> NDArray[np.intp]:
        """Of some rows those that all are compared with."""
        if len(rows) <= MOST_OTHERS:
            return rows
        drawn = _drawn(numbers[rows])
        order = drawn.argsort()
        self._below = drawn[order[MOST_OTHERS]]
        return rows[order[:MOST_OTHERS]]

    def forget(self, vectors: Vectors, rows: NDArray[np.intp]) -> None:
        """Take out the rows that died."""
        dead = np.isin(self._others, rows)
        self._sums -= _summed(vectors, self._others[dead])
        self._others = self._others[~dead]

    def crowding(self, embedded: NDArray[np.intp]) -> NDArray[np.float32]:
        """What is to be taken off each row's cosine; 0 but for `embedded`: live rows that have a vector and count."""
        crowding = np.zeros(len(self._sums), np.float32)
        compared = len(self._others) - np.isin(embedded, self._others)
        if compared.size and compared.all():
            nearness = np.log(np.maximum(self._sums[embedded] / compared, LEAST)) / SHARPNESS
            count = len(embedded)
            beyond = SHARE * (nearness - nearness.mean()) * count / (count + FEW)
            crowding[embedded] = np.minimum(beyond, MOST)
        return crowding


def _drawn(numbers: NDArray[np.int64]) -> NDArray[np.uint64]:
    return numbers.astype(np.uint64) * SCATTER


def _summed(
    vectors: Vectors, others: NDArray[np.intp], *, start: int = 0, stop: int | None = None
) -> NDArray[np.float64]:
    """What the rows from `start` to `stop` have in common with others."""
    stop = len(vectors) if stop is None else stop
    sums = np.zeros(stop - start)
    if not others.size:
        return sums
    columns = vectors[others].T
    for first in range(start, stop, BLOCK):
        last = min(first + BLOCK, stop)
        near = np.exp(np.float32(SHARPNESS) * (vectors[first:last] @ columns - np.float32(1)))
        own = (others >= first) & (others < last)
        near[others[own] - first, own.nonzero()[0]] = 0
        sums[first - start : last - start] = near.sum(axis=1, dtype=np.float64)
    return sums
