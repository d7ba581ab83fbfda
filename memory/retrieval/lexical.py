"""BM25 over one owner's memories, with postings as sorted arrays.

A term is known by the CRC-32 of its stem: numpy sorts numbers, and two stems that share one would only share a weight.
A posting is a 64-bit key, term hash above, row below, and a frequency. All keys stand in one sorted array, so that the
postings of a term are found by binary search and no dictionary is built. New rows go to a small second array, which is
merged into the first as it grows: a turn's own memories cost microseconds, not a rebuild.
"""

import zlib
from collections.abc import Iterable, Iterator
from itertools import islice
from typing import NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

from memory.model.types import Analyze
from memory.text.reading import once

K1, B = 0.9, 0.4
"""Tuned for short texts (measured on LoCoMo): little saturation, little length normalisation."""

TAIL = 512
"""Rows in the second array before it is merged, or an eighth of the first's: sorting it anew stays below 0.2 ms."""

QUERY_TERMS = 64
"""Most distinct terms of a question: a pasted document is not searched for word by word (P5)."""

UNKNOWN, BLANK = 1_000, 8.0
"""What is not known of a language weighs on how much of a question is covered: so many texts in which no word stood, so
that a word of the only memory is rare, too, and so much rarity (that of a rare word) of what a question leaves unsaid,
so that one word alone is never all that was asked."""

BLOCK = 16_384
"""So many places of terms are weighed at once, which takes 4 MB."""

TERM = np.dtype("<u4")
"""A term's number."""

_ROW_BITS = np.uint64(32)
_ROW_MASK = np.uint64(0xFFFF_FFFF)


def hashed(terms: Iterable[str]) -> NDArray[np.uint32]:
    """The numbers of terms, in their order."""
    return np.fromiter((zlib.crc32(term.encode("utf-8", "surrogatepass")) for term in terms), TERM)


def asked_terms(text: str, analyze: Analyze) -> NDArray[np.uint32]:
    """The numbers of a question's first QUERY_TERMS distinct terms."""
    return hashed(islice(dict.fromkeys(analysed(text, analyze)), QUERY_TERMS)) if text else NO_TERMS


@once
def analysed(text: str, analyze: Analyze) -> tuple[str, ...]:
    """The terms of a text: of a new fact for the search of what is near it, and for the row that it becomes."""
    return tuple(analyze(text))


NO_TERMS = hashed(())
_SMALL_NUMBERS = frozenset(hashed(map(str, (*range(100), *(f"{number:02}" for number in range(10))))).tolist())
"""They stand in dates, whatever was asked: "What is 17 · 23?"."""


class Postings:
    """Term, row → frequency. Immutable."""

    __slots__ = ("bounds", "frequencies", "keys", "rows", "terms")

    def __init__(self, keys: NDArray[np.uint64], frequencies: NDArray[np.float32]) -> None:
        self.keys = keys
        self.rows = (keys & _ROW_MASK).astype(np.int32)
        self.frequencies = frequencies
        terms = (keys >> _ROW_BITS).astype(TERM)
        begins = np.flatnonzero(np.diff(terms, prepend=~terms[:1]))
        self.terms = terms[begins]
        self.bounds = np.append(begins, len(keys))
        """Where the postings of each of the terms begin; those of the last one end where the last number says."""

    @classmethod
    def of(cls, terms: NDArray[np.uint32], rows: NDArray[np.int64]) -> "Postings":
        """From parallel arrays of terms and the rows in which they stand, with repetitions."""
        keys, counts = np.unique(terms.astype(np.uint64) << _ROW_BITS | rows.astype(np.uint64), return_counts=True)
        return cls(keys, counts.astype(np.float32))

    def merged(self, other: "Postings") -> "Postings":
        """Both, where no row stands in both."""
        keys = np.concatenate((self.keys, other.keys))
        order = np.argsort(keys, kind="stable")  # two sorted runs: a merge
        return Postings(keys[order], np.concatenate((self.frequencies, other.frequencies))[order])

    def spans(self, terms: NDArray[np.uint32]) -> Iterator[tuple[int, slice]]:
        """Where the postings of terms stand, and of which of them."""
        at = self.terms.searchsorted(terms)
        known = (self.terms.take(at, mode="clip") == terms).nonzero()[0]
        begins = at[known]
        for number, start, stop in zip(
            known.tolist(), self.bounds[begins].tolist(), self.bounds[begins + 1].tolist(), strict=True
        ):
            yield number, slice(start, stop)

    @property
    def nbytes(self) -> int:
        arrays = (self.keys, self.rows, self.frequencies, self.terms, self.bounds[1:])
        return sum(array.nbytes for array in arrays)


class Matches(NamedTuple):
    """Parallel arrays: rows, which of the query's terms stand there, their BM25, and their shares of its rarity."""

    rows: NDArray[np.int32]
    terms: NDArray[np.intp]
    scores: NDArray[np.float64]
    shares: NDArray[np.float64]

    def summed(self, count: int) -> NDArray[np.float32]:
        """The score of each of `count` rows."""
        return np.bincount(self.rows, self.scores, minlength=count).astype(np.float32)

    def covered(self, count: int) -> NDArray[np.float32]:
        """How much of the query's rarity stands in each of `count` rows: 0…1, whatever else is there."""
        return np.minimum(np.bincount(self.rows, self.shares, minlength=count), 1.0).astype(np.float32)

    def only(self, kept: NDArray[np.bool_]) -> "Matches":
        """Some of them."""
        return Matches(self.rows[kept], self.terms[kept], self.scores[kept], self.shares[kept])


class Statistics(msgspec.Struct, frozen=True):
    """What is known of all memories that are searched, where only some of their rows are at hand."""

    count: int
    frequencies: NDArray[np.float64]
    """For each of the question's terms: in how many of them it stands."""
    mean_length: float
    """Terms of one, on average."""


NO_MATCHES = Matches(np.empty(0, np.int32), np.empty(0, np.intp), np.empty(0), np.empty(0))


class Lexicon:
    """The postings of an owner's memories, and their lengths."""

    def __init__(self) -> None:
        empty = Postings(np.empty(0, np.uint64), np.empty(0, np.float32))
        self._base = self._tail = empty
        self._base_rows = 0
        self._norms = np.empty(0, np.float32)
        self._lengths = np.empty(0, np.float32)
        self._live, self._count = np.empty(0, np.bool_), 0
        """Dead rows count nowhere: a score does not tell what was there before."""
        self._counted = np.empty(0, np.bool_)
        """By these rows it is told how rare a word is, and how long texts are: what is rarely searched has no say."""

    @property
    def nbytes(self) -> int:
        """Bytes held."""
        return self._base.nbytes + self._tail.nbytes + self._norms.nbytes + self._lengths.nbytes + 2 * self._live.nbytes

    def extend(
        self, terms: NDArray[np.uint32], lengths: NDArray[np.int64], counted: NDArray[np.bool_] | None = None
    ) -> None:
        """Append rows: their terms one behind the other, how many each has, and which of them count (None: all)."""
        start = len(self._lengths)
        rows = np.repeat(np.arange(start, start + len(lengths)), lengths)
        added = Postings.of(terms, rows)
        self._tail = self._tail.merged(added) if len(self._tail.keys) else added
        self._lengths = np.concatenate((self._lengths, lengths.astype(np.float32)))
        self._live = np.concatenate((self._live, np.ones(len(lengths), np.bool_)))
        more = np.ones(len(lengths), np.bool_) if counted is None else counted
        self._counted = np.concatenate((self._counted, more))
        self._weigh()
        if len(self._lengths) - self._base_rows > max(TAIL, self._base_rows // 8):
            self._base = self._base.merged(self._tail) if self._base_rows else self._tail
            self._tail = Postings(self._tail.keys[:0], self._tail.frequencies[:0])
            self._base_rows = len(self._lengths)

    def forget(self, dead: NDArray[np.intp]) -> None:
        """Rows that count no longer, by their places."""
        self._live[dead] = self._counted[dead] = False
        self._weigh()

    def scores(self, terms: NDArray[np.uint32]) -> NDArray[np.float32]:
        """BM25 of every row for distinct query terms; shape (rows,)."""
        return self.matches(terms).summed(len(self._lengths))

    def matches(
        self, terms: NDArray[np.uint32], known: Statistics | None = None, *, asked: int | None = None
    ) -> Matches:
        """Where distinct query terms stand, and what each place is worth; `known`: by the statistics of more rows.

        The first `asked` of them are what has to be covered (None: all); the others are what they are called otherwise.
        """
        spans = self._spans(terms)
        if not spans:
            return NO_MATCHES
        rows = np.concatenate([postings.rows[span] for postings, span, _ in spans])
        frequencies = np.concatenate([postings.frequencies[span] for postings, span, _ in spans])
        places = np.array([term for *_, term in spans]).repeat([span.stop - span.start for _, span, _ in spans])
        told = places
        if self._count < len(self._live):
            told = places[self._counted[rows]]
            live = self._live[rows]
            rows, frequencies, places = rows[live], frequencies[live], places[live]
        df = np.bincount(told, minlength=len(terms))
        count, norms = self._count, self._norms
        if known is not None:
            # A count may lag behind what was found.
            df = np.maximum(known.frequencies, df)
            count, norms = np.maximum(known.count, df), _norms(self._lengths, known.mean_length)
        weights = (K1 + 1) * np.log1p((count - df + 0.5) / (df + 0.5))
        tells = [term not in _SMALL_NUMBERS for term in terms.tolist()]
        rarities = np.log1p((count + UNKNOWN - df + 0.5) / (df + 0.5)) * tells
        shares = rarities / (rarities[:asked].sum() + BLANK)
        return Matches(rows, places, weights[places] * frequencies / (frequencies + norms[rows]), shares[places])

    def rows(self, terms: NDArray[np.uint32]) -> NDArray[np.intp]:
        """The rows in which any of some terms stands, each once and in order; the dead ones, too."""
        found = {row for postings, span, _ in self._spans(terms) for row in postings.rows[span].tolist()}
        return np.array(sorted(found), np.intp)

    def terms_of(self, rows: NDArray[np.intp]) -> tuple[NDArray[np.uint32], NDArray[np.int64]]:
        """The terms of some rows, one row's behind the other's, with repetitions, and how many each has."""
        place = np.full(len(self._lengths), -1, np.int64)
        place[rows] = np.arange(len(rows))
        keys = np.concatenate((self._base.keys, self._tail.keys))
        counts = np.concatenate((self._base.frequencies, self._tail.frequencies)).astype(np.int64)
        places = place[(keys & _ROW_MASK).astype(np.intp)]
        keys, counts, places = keys[places >= 0], counts[places >= 0], places[places >= 0]
        order = places.argsort(kind="stable")
        terms = (keys[order] >> _ROW_BITS).astype(TERM).repeat(counts[order])
        return terms, np.bincount(places, counts, minlength=len(rows)).astype(np.int64)

    def shared(self, most: int) -> tuple[NDArray[np.uint32], NDArray[np.intp]]:
        """The terms that more than one row has and no more than `most`, of those that count; and these rows."""
        keys = np.concatenate((self._base.keys, self._tail.keys))
        if self._count < len(self._counted):
            keys = keys[self._counted[(keys & _ROW_MASK).astype(np.intp)]]
        keys.sort(kind="stable")  # two sorted runs: a merge
        terms = (keys >> _ROW_BITS).astype(TERM)
        begins = np.flatnonzero(np.diff(terms, prepend=~terms[:1]))
        counts = np.diff(begins, append=len(terms))
        kept = ((counts > 1) & (counts <= most)).repeat(counts)
        return terms[kept], (keys[kept] & _ROW_MASK).astype(np.intp)

    def weighed(
        self, terms: NDArray[np.uint32], weights: NDArray[np.float32], *, start: int = 0
    ) -> NDArray[np.float32]:
        """What the terms of each row from `start` on weigh together, each once: shape (rows, columns of `weights`).

        `terms` are in order, `weights` has a row for each.
        """
        sums = np.zeros((len(self._lengths) - start, weights.shape[1]), np.float32)
        for postings in (self._base, self._tail):
            at = terms.searchsorted(postings.terms)
            known = terms.take(at, mode="clip") == postings.terms
            counts = np.diff(postings.bounds)
            rows, which = postings.rows[known.repeat(counts)], at[known].repeat(counts[known])
            if start:
                rows, which = rows[rows >= start], which[rows >= start]
            order = rows.argsort(kind="stable")
            for first in range(0, len(order), BLOCK):
                part = order[first : first + BLOCK]
                begins = np.flatnonzero(np.diff(rows[part], prepend=-1))
                sums[rows[part][begins] - start] += np.add.reduceat(weights[which[part]], begins)
        return sums

    def _spans(self, terms: NDArray[np.uint32]) -> list[tuple[Postings, slice, int]]:
        """Where the postings of terms stand, and of which of them."""
        return [
            (postings, span, term)
            for postings in (self._base, self._tail)
            if postings.keys.size
            for term, span in postings.spans(terms)
        ]

    def _weigh(self) -> None:
        self._count = int(np.count_nonzero(self._counted))
        mean = float(self._lengths[self._counted].mean()) if self._count else 0.0
        self._norms = _norms(self._lengths, mean)


def _norms(lengths: NDArray[np.float32], mean: float) -> NDArray[np.float32]:
    return K1 * (1 - B + B * lengths / max(mean, 1.0))
