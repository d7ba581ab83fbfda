"""The search rows of owners, kept in the process and advanced by what changed in the store.

An index holds no text: what it finds are row numbers, which are looked up and checked in the store.
"""

import sqlite3
import threading
from collections import OrderedDict
from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from adapters.sqlite.rows import dimension_of, headers_of, unpacked
from memory.model.memory import Memory, Profile
from memory.retrieval.index import MemoryIndex
from memory.retrieval.lexical import TERM
from memory.retrieval.rows import LIVE, SearchColumns

AHEAD = 64
"""Most changes that are read on the event loop: they cost about 10 µs each; more go to a thread."""

INDEX_BYTES = 4_000
"""What an index takes before it holds anything: a million users without memories are to be forgotten, too."""

MEMORY_BYTES = 1_500
"""What a decoded memory takes, about."""

STAMP = "SELECT changed, generation FROM owners WHERE owner = ?"
ENTRIES = """
    SELECT changed, memory, header, CASE WHEN embedder = ? THEN vector END, terms
    FROM entries WHERE owner = ? AND changed > ? ORDER BY changed
"""


class OwnerIndex:
    """One owner's search rows, and how much of the store they know. Whoever uses it holds `lock`."""

    def __init__(self) -> None:
        self.lock = threading.Lock()
        self.rows = MemoryIndex()
        self.memories: dict[int, Memory] = {}
        """Memories by row number that were looked up and checked, until they change."""
        self.version = -1
        """The event loop's data_version at which the index was known to be up to date."""
        self.changed = 0
        self.generation: int = -1
        self.profile: tuple[tuple[int, int], Profile] | None = None
        """The owner's profile, and the state (generation, change number) of the index when it was read."""

    @property
    def nbytes(self) -> int:
        """Bytes held."""
        return INDEX_BYTES + self.rows.nbytes + MEMORY_BYTES * len(self.memories)

    def refresh(self, connection: sqlite3.Connection, owner: bytes, embedder: str | None) -> None:
        """Read what changed since the last time, or everything."""
        changed, generation = connection.execute(STAMP, (owner,)).fetchone() or (0, 0)
        if generation != self.generation or self.rows.worn:
            self.rows.clear()
            self.memories = {}
            self.changed, self.generation = 0, generation
        if changed > self.changed:
            entries = connection.execute(ENTRIES, (embedder, owner, self.changed)).fetchall()
            self.changed = max(changed, entries[-1][0] if entries else 0)
            if entries:
                self._advance(entries)

    def behind(self, connection: sqlite3.Connection, owner: bytes) -> bool:
        """Whether so much changed that it is not to be read on the event loop."""
        changed, generation = connection.execute(STAMP, (owner,)).fetchone() or (0, 0)
        return generation != self.generation or changed - self.changed > AHEAD or self.rows.worn

    def _advance(self, entries: Sequence[tuple[int, int, bytes, bytes | None, bytes]]) -> None:
        _, seqs, headers, vectors, terms = zip(*entries, strict=True)
        if self.memories:
            for seq in seqs:
                self.memories.pop(seq, None)
        header, numbers = headers_of(headers), np.array(seqs, np.int64)
        self.rows.forget(numbers)
        whole = np.fromiter(map(len, terms), np.int64, len(terms)) == TERM.itemsize * header["length"].astype(np.int64)
        live = np.flatnonzero(whole & ((header["flags"] & LIVE) != 0))
        if len(live) == len(entries):
            self._append(numbers, header, vectors, b"".join(terms))
        elif len(live):
            some = [(vectors[row], terms[row]) for row in live.tolist()]
            self._append(
                numbers[live],
                header[live],
                [vector for vector, _ in some],
                b"".join(words for _, words in some),
            )

    def _append(
        self, numbers: NDArray[np.int64], header: NDArray[Any], vectors: Sequence[bytes | None], terms: bytes
    ) -> None:
        # The first vector ever seen tells the dimension.
        dimension = self.rows.dimension or next((dimension_of(blob) for blob in vectors if blob), 0)
        columns = SearchColumns(
            numbers=numbers,
            agents=header["agent"],
            runs=header["run"],
            sessions=header["session"],
            flags=header["flags"],
            stems=header["stems"],
            lengths=header["length"].astype(np.int64),
            terms=np.frombuffer(terms, TERM),
            vectors=unpacked(vectors, dimension),
            projects=header["project"],
        )
        self.rows.extend(columns)


class IndexCache:
    """The indexes of the owners that were asked for last, up to a number of bytes."""

    def __init__(self, limit_bytes: int) -> None:
        self._limit_bytes = limit_bytes
        self._indexes: OrderedDict[bytes, OwnerIndex] = OrderedDict()
        self._sizes: dict[bytes, int] = {}
        self.nbytes = 0
        """Bytes held."""
        self._lock = threading.Lock()

    def peek(self, owner: bytes) -> OwnerIndex | None:
        """The owner's index if it is here."""
        with self._lock:
            if (index := self._indexes.get(owner)) is not None:
                self._indexes.move_to_end(owner)
            return index

    def take(self, owner: bytes) -> OwnerIndex:
        """The owner's index, empty if it is new: two that come at once load it once."""
        with self._lock:
            index = self._indexes.setdefault(owner, OwnerIndex())
            self._indexes.move_to_end(owner)
            return index

    def weigh(self, owner: bytes, index: OwnerIndex) -> None:
        """Account for an index that has grown; the longest unused ones go."""
        with self._lock:
            if self._indexes.get(owner) is not index:
                return
            self.nbytes += index.nbytes - self._sizes.get(owner, 0)
            self._sizes[owner] = index.nbytes
            while self.nbytes > self._limit_bytes and len(self._indexes) > 1:
                oldest, _ = self._indexes.popitem(last=False)
                self.nbytes -= self._sizes.pop(oldest, 0)

    def clear(self) -> None:
        """Drop all: what an erasure took is not to stay in this process either."""
        with self._lock:
            self._indexes.clear()
            self._sizes.clear()
            self.nbytes = 0
