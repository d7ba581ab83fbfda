"""What a search found, in columns: memories beside their scores, and what is read of each memory once for its life.

Most of what is found is weighed and not shown, so that nothing of it becomes an object of its own.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from typing import NamedTuple, cast, overload

import numpy as np
from numpy.typing import NDArray

from memory.model.derived import derived
from memory.model.memory import QUARANTINED, Memory
from memory.model.types import Vector
from memory.ports.search import Candidate
from memory.retrieval.readings import measured
from memory.retrieval.rows import SearchColumns
from memory.retrieval.speakers import head_of

READ, SHOWN, HEADED, RATED, CONCLUDED, MEASURED, GUARDED = 1, 2, 4, 8, 16, 32, 64
"""Marks of a memory. READ: it was looked up; SHOWN: it may be found; HEADED: its text begins with what may be a
speaker's name; RATED: people said whether it was of use; CONCLUDED: the assistant did; MEASURED: it is a reading;
GUARDED: in quarantine, behind a summary, or of use until some day, so that it may have to be left out."""


def marks_of(memory: Memory) -> int:
    """The marks of a memory that may be found."""
    return derived(memory, "marks", _read)


def _read(memory: Memory) -> int:
    marks = READ | SHOWN
    if head_of(memory.text):
        marks |= HEADED
    if memory.feedback:
        marks |= RATED
    if memory.is_conclusion:
        marks |= CONCLUDED
    if measured(memory):
        marks |= MEASURED
    if QUARANTINED in memory.tags or memory.compressed or memory.expires_at is not None:
        marks |= GUARDED
    return marks


class Scores(NamedTuple):
    """Parallel columns: raw scores as in `memory.ports.search.Candidate`."""

    dense: NDArray[np.float64]
    lexical: NDArray[np.float64]
    context: NDArray[np.float64]
    session: NDArray[np.float64]
    beside: NDArray[np.float64]
    covered: NDArray[np.float64]
    crowding: NDArray[np.float64]
    bearing: NDArray[np.float64]


class Hits(NamedTuple):
    """What an index found, in parallel: rows, their numbers, scores and vectors."""

    rows: NDArray[np.intp]
    numbers: list[int]
    scores: Scores
    vectors: Sequence[Vector | None] | None = None
    """None: they were not asked for."""
    among: int = 1
    """How many memories were searched."""

    def only(self, kept: NDArray[np.intp]) -> "Hits":
        """Those at these places."""
        places = kept.tolist()
        return self._replace(
            rows=self.rows[kept],
            numbers=[self.numbers[at] for at in places],
            scores=Scores(*(column[kept] for column in self.scores)),
            vectors=None if self.vectors is None else [self.vectors[at] for at in places],
        )


NO_HITS = Hits(np.empty(0, np.intp), [], Scores(*[np.empty(0)] * len(Scores._fields)))


class Candidates(Sequence[Candidate]):  # noqa: PLW1641 - it is compared, and nobody's key
    """What was found: memories, and the column of each score. Each is a `Candidate` when it is looked at alone."""

    def __init__(
        self,
        memories: Sequence[Memory],
        scores: Scores,
        *,
        vectors: Sequence[Vector | None] | None = None,
        among: int = 1,
        marks: NDArray[np.uint8] | None = None,
        sequels: Mapping[int, Sequence[int]] | None = None,
    ) -> None:
        """All in parallel. `marks`: where somebody knows them already."""
        self.memories = memories
        self.scores = scores
        self.vectors = vectors
        self.among = among
        self.sequels = sequels or {}
        """Which goes on from which, by their places, where that was asked for."""
        self.columns: SearchColumns | None = None
        """What the index has of each, where that was asked for."""
        self._marks = marks

    @classmethod
    def of(cls, several: Sequence[Candidate]) -> "Candidates":
        """The columns of what may be objects."""
        if isinstance(several, Candidates):
            return several
        columns = (np.array([getattr(each, name) for each in several], np.float64) for name in Scores._fields)
        return cls(
            [each.memory for each in several],
            Scores(*columns),
            vectors=[each.vector for each in several],
            among=max((each.among for each in several), default=1),
        )

    @cached_property
    def marks(self) -> NDArray[np.uint8]:
        """The marks of each."""
        return np.fromiter(map(marks_of, self.memories), np.uint8) if self._marks is None else self._marks

    @cached_property
    def _any_marks(self) -> int:
        return int(np.bitwise_or.reduce(self.marks))

    def marked(self, mark: int) -> list[int]:
        """The places of those that have a mark."""
        return (self.marks & mark).nonzero()[0].tolist() if self._any_marks & mark else []

    @overload
    def __getitem__(self, at: int) -> Candidate: ...
    @overload
    def __getitem__(self, at: slice) -> list[Candidate]: ...
    def __getitem__(self, at: int | slice) -> Candidate | list[Candidate]:
        if isinstance(at, slice):
            return [self[each] for each in range(*at.indices(len(self)))]
        vector = None if self.vectors is None else self.vectors[at]
        scored = zip(Scores._fields, (float(column[at]) for column in self.scores), strict=True)
        return Candidate(self.memories[at], vector=vector, among=self.among, **dict(scored))

    def __len__(self) -> int:
        return len(self.memories)

    def __iter__(self) -> Iterator[Candidate]:
        return map(self.__getitem__, range(len(self)))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and list(self) == list(cast("Sequence[object]", other))


NO_CANDIDATES = Candidates((), NO_HITS.scores)


def candidates_of(hits: Hits, found: Mapping[int, Memory]) -> Candidates:
    """What was found with its scores, as far as there is a memory for its number."""
    there = [number in found for number in hits.numbers]
    if not all(there):
        hits = hits.only(np.flatnonzero(there))
    memories = [found[number] for number in hits.numbers]
    return Candidates(memories, hits.scores, vectors=hits.vectors, among=hits.among)
