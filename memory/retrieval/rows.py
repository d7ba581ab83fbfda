"""What a search keeps of each memory: a row of numbers, beside its vector.

A row holds no text and no name: a name is a code, a term a number. They narrow what is searched; what is found is
checked by the memory's own scope.
"""

from collections.abc import Sequence
from hashlib import blake2b
from itertools import chain, islice
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from memory.model.memory import Memory, MemoryType
from memory.model.types import Analyze, Vector, Vectors
from memory.retrieval.lexical import TERM, analysed, hashed
from memory.retrieval.slots import slots_told

ANALYSIS = 8
"""To be raised with every change of what `terms_of` gives for a text, or of what stands in every prompt
(`Memory.is_standing`): stores are read anew then (`reindex`)."""

LIVE, STANDING, WORKING, EMBEDDED, NEARBY, AFTER_GAP, CONCLUSION, ANSWER = 1, 2, 4, 8, 16, 32, 64, 128
"""Flags of a row. STANDING: the stable block's. No flag: the memory was closed. Where not all
memories are brought: NEARBY is not found itself, but there for what it says to its neighbours; what was said right
before one AFTER_GAP in its session is not there. CONCLUSION: what the assistant said; ANSWER: a piece of an answer."""


class SearchRow(NamedTuple):
    """One memory."""

    agent: int
    run: int
    session: int
    """The codes of their names."""
    flags: int
    stems: int
    """Distinct stems of the bare text."""
    terms: NDArray[np.uint32]
    """The numbers of its slots, and of the dated text's terms, with repetitions."""
    project: int = 0
    """The code of its name."""


class SearchColumns(NamedTuple):
    """Several memories: parallel arrays, but for `terms`."""

    numbers: NDArray[np.int64]
    """The store's own row numbers: unique, greater for what was said later."""
    agents: NDArray[np.uint64]
    runs: NDArray[np.uint64]
    sessions: NDArray[np.uint64]
    flags: NDArray[np.uint32]
    stems: NDArray[np.uint32]
    lengths: NDArray[np.int64]
    """How many terms each has."""
    terms: NDArray[np.uint32]
    """The terms of all, one row's behind the other's; shape (sum of `lengths`,)."""
    vectors: Vectors
    """Unit vectors, zeros for a memory without one; shape (rows, dimension), (rows, 0) where none has one."""
    projects: NDArray[np.uint64]

    @classmethod
    def of(cls, numbers: Sequence[int], rows: Sequence[SearchRow], vectors: Sequence[Vector | None]) -> "SearchColumns":
        """From parallel sequences; at least one row. All vectors have one dimension."""
        dimension = next((vector.size for vector in vectors if vector is not None), 0)
        matrix = np.zeros((len(rows), dimension), np.float32)
        for row, vector in enumerate(vectors):
            if vector is not None:
                matrix[row] = vector
        agents, runs, sessions, flags, stems, terms, projects = zip(*rows, strict=True)
        return cls(
            np.array(numbers, np.int64),
            np.array(agents, np.uint64),
            np.array(runs, np.uint64),
            np.array(sessions, np.uint64),
            np.array(flags, np.uint32),
            np.array(stems, np.uint32),
            np.fromiter(map(len, terms), np.int64, len(terms)),
            np.concatenate(terms, dtype=TERM),
            matrix,
            np.array(projects, np.uint64),
        )

    def rows(self) -> list[SearchRow]:
        """The same one by one."""
        ends = self.lengths.cumsum()
        terms = (
            self.terms[start:end] for start, end in zip((ends - self.lengths).tolist(), ends.tolist(), strict=True)
        )
        columns = (self.agents, self.runs, self.sessions, self.flags, self.stems)
        named = zip(*(column.tolist() for column in columns), terms, self.projects.tolist(), strict=True)
        return [SearchRow(*row) for row in named]


def flags_of(memory: Memory, *, embedded: bool) -> int:
    """The flags of a live memory. `embedded`: it has a vector."""
    flags = LIVE
    if memory.is_standing:
        flags |= STANDING
    if memory.type is MemoryType.WORKING:
        flags |= WORKING
    if memory.is_conclusion:
        flags |= CONCLUSION | (ANSWER if memory.is_answer else 0)
    if embedded:
        flags |= EMBEDDED
    return flags


def row_of(memory: Memory, analyze: Analyze, *, embedded: bool) -> SearchRow:
    """The row of a live memory. `embedded`: it has a vector."""
    stems = len(set(analysed(memory.text, analyze)))
    return row_with(memory, stems=stems, terms=terms_of(memory, analyze), embedded=embedded)


def row_with(memory: Memory, *, stems: int, terms: NDArray[np.uint32], embedded: bool) -> SearchRow:
    """As `row_of`, with what is known already of its dated text."""
    return SearchRow(
        agent=code(memory.scope.agent),
        run=code(memory.scope.run),
        session=code(memory.provenance.session),
        flags=flags_of(memory, embedded=embedded),
        stems=stems,
        terms=terms,
        project=code(memory.project),
    )


def terms_of(memory: Memory, analyze: Analyze, *, most: int | None = None) -> NDArray[np.uint32]:
    """The numbers of a memory's slots and of its dated text's terms, `most` of them in all."""
    return hashed(islice(chain(slots_told(memory.text), analysed(memory.dated_text, analyze)), most))


def code(name: str | None) -> int:
    """A 64-bit code of a name; 0 for none."""
    return 0 if name is None else int.from_bytes(blake2b(name.encode(), digest_size=8).digest(), "little")
