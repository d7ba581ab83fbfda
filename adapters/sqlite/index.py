"""What a search needs of an owner's memories, kept in the process as arrays and advanced by what changed.

An index holds no text: what it finds are row numbers, which are looked up and checked in the store.
"""

import sqlite3
import threading
from collections import OrderedDict
from collections.abc import Sequence
from typing import Any, NamedTuple, TypeVar

import msgspec
import numpy as np
from numpy.typing import NDArray

from adapters.sqlite.lexical import NO_MATCHES, Lexicon
from adapters.sqlite.rows import EMBEDDED, LIVE, STANDING, TERM, WORKING, code, dimension_of, headers_of, unpacked
from adapters.sqlite.surroundings import Around, Layout, around, beside, layout_of
from memory.model.errors import EmbeddingError
from memory.model.memory import Memory, Profile
from memory.model.scope import Scope
from memory.model.types import Vector, Vectors
from memory.ports.search import Surroundings

Scalar = TypeVar("Scalar", bound=np.generic)

AHEAD = 64
"""Most changes that are read on the event loop: they cost about 10 µs each; more go to a thread."""

VIEWS = 16
"""Most views whose rows are kept: a user's sessions of the moment."""

INDEX_BYTES = 4_000
"""What an index takes before it holds anything: a million users without memories are to be forgotten, too."""

MEMORY_BYTES = 1_500
"""What a decoded memory takes, about."""

STAMP = "SELECT changed, generation FROM owners WHERE owner = ?"
ENTRIES = """
    SELECT changed, memory, header, CASE WHEN embedder = ? THEN vector END, terms
    FROM entries WHERE owner = ? AND changed > ? ORDER BY changed
"""


class SearchScope(msgspec.Struct, frozen=True, kw_only=True):
    """Which of an owner's memories are searched."""

    scope: Scope
    session: str | None = None
    every: bool = False
    """Standing and working memories of any session, too: what new facts are compared with."""


class Ask(msgspec.Struct, frozen=True, kw_only=True):
    """What is searched: a unit vector (or none), the hashes of distinct terms, and how many of each kind."""

    vector: Vector | None
    terms: NDArray[np.uint32]
    pool: int
    weighted: bool = True
    """Dense scores are weighted by u/(u+2) (u: distinct stems of the memory): "Wow, thanks!" is near to everything."""
    surroundings: Surroundings | None = None
    vectors: bool = False
    """The hits' vectors are wanted."""


class Hits(NamedTuple):
    """Parallel lists: row numbers of the store with their raw scores, as in `memory.ports.search.Candidate`."""

    seqs: list[int]
    dense: list[float]
    lexical: list[float]
    context: list[float]
    session: list[float]
    vectors: Sequence[Vector | None]
    beside: list[float]


NO_HITS = Hits([], [], [], [], [], [], [])


class _Seen(NamedTuple):
    """What a view sees of an index: kept until the index changes."""

    searched: NDArray[np.bool_]
    embedded: NDArray[np.intp]
    standing: list[int]


class OwnerIndex:
    """One owner's search arrays. Whoever uses it holds `lock`."""

    def __init__(self) -> None:
        self.lock = threading.Lock()
        self.version = -1
        """The event loop's data_version at which the index was known to be up to date."""
        self.changed = 0
        self.generation = -1
        self.profile: tuple[tuple[int, int], Profile] | None = None
        """The owner's profile, and the state (generation, change number) of the index when it was read."""
        self._clear(0)

    @property
    def size(self) -> int:
        """Rows, dead ones included."""
        return self._size

    @property
    def nbytes(self) -> int:
        """Bytes held."""
        columns = (self._seqs, self._agents, self._runs, self._sessions, self._flags, self._weights, self._matrix)
        arrays = sum(column.nbytes for column in columns) + self._lexicon.nbytes
        return INDEX_BYTES + arrays + MEMORY_BYTES * len(self.memories)

    @property
    def worn(self) -> bool:
        """Whether so many rows are dead that reading all anew is better."""
        return self._dead > max(64, self._size // 4)

    def refresh(self, connection: sqlite3.Connection, owner: bytes, embedder: str | None) -> None:
        """Read what changed since the last time, or everything."""
        changed, generation = connection.execute(STAMP, (owner,)).fetchone() or (0, 0)
        if generation != self.generation or self.worn:
            self._clear(self._matrix.shape[1])
            self.changed, self.generation = 0, generation
        if changed > self.changed:
            rows = connection.execute(ENTRIES, (embedder, owner, self.changed)).fetchall()
            self.changed = max(changed, rows[-1][0] if rows else 0)
            self._extend(rows)

    def behind(self, connection: sqlite3.Connection, owner: bytes) -> bool:
        """Whether so much changed that it is not to be read on the event loop."""
        changed, generation = connection.execute(STAMP, (owner,)).fetchone() or (0, 0)
        return generation != self.generation or changed - self.changed > AHEAD or self.worn

    def search(self, view: SearchScope, ask: Ask) -> Hits:
        """The union of the nearest rows, dense and lexical (with what surrounds them), with all scores."""
        if not self._size:
            return NO_HITS
        view = self._distinct(view)
        seen = self._seen(view)
        dense = self._dense(ask)
        matches = self._lexicon.matches(ask.terms) if ask.terms.size else NO_MATCHES
        lexical = matches.summed(self._size)
        nothing = np.zeros(self._size, np.float32)
        near, shared = Around(nothing, nothing), nothing
        if ask.surroundings is not None and matches.rows.size:
            near = around(self._layout(view), matches, ask.surroundings, terms=len(ask.terms))
        if ask.surroundings is not None and ask.surroundings.beside and ask.vector is not None:
            shared = beside(self._layout(view), dense, ask.surroundings.beside)
        chosen: set[int] = set()
        if ask.vector is not None:
            chosen.update(_top(dense + shared, seen.embedded, ask.pool).tolist())
        if ask.terms.size:
            worded = lexical + near.context
            chosen.update(_top(worded, np.flatnonzero((worded > 0) & seen.searched), ask.pool).tolist())
        rows = np.array(sorted(chosen), np.intp)
        return Hits(
            self._seqs[rows].tolist(),
            dense[rows].tolist(),
            lexical[rows].tolist(),
            near.context[rows].tolist(),
            near.session[rows].tolist(),
            list(self._matrix[rows]) if ask.vectors else [None] * len(rows),
            shared[rows].tolist(),
        )

    def standing(self, view: SearchScope) -> list[int]:
        """The store's row numbers of pinned and procedural memories."""
        return self._seen(self._distinct(view)).standing

    def centroid(self, scope: Scope) -> tuple[int, Vector | None]:
        """How many memories of the scope have a vector, and their mean."""
        rows = self._seen(SearchScope(scope=scope, every=True)).embedded
        return len(rows), self._matrix[rows].mean(axis=0) if len(rows) else None

    def _layout(self, view: SearchScope) -> Layout:
        if (layout := self._layouts.get(view)) is None:
            rows, weights = np.flatnonzero(self._seen(view).searched), self._weights[: self._size]
            layout = self._layouts[view] = layout_of(
                rows,
                sessions=self._sessions[: self._size],
                seqs=self._seqs[: self._size],
                stems=2 * weights / (1 - weights),
            )
        return layout

    def _dense(self, ask: Ask) -> NDArray[np.float32]:
        if ask.vector is None or not self._matrix.shape[1]:
            return np.zeros(self._size, np.float32)
        if ask.vector.size != self._matrix.shape[1]:
            raise EmbeddingError(
                f"a question of {ask.vector.size} dimensions where the store has {self._matrix.shape[1]}"
            )
        cosines = self._matrix[: self._size] @ ask.vector
        return cosines * self._weights[: self._size] if ask.weighted else cosines

    def _distinct(self, view: SearchScope) -> SearchScope:
        """The view, without its session if all sessions see the same: then they share what is kept for it."""
        if view.session is None or self._working:
            return view
        return SearchScope(scope=view.scope, every=view.every)

    def _seen(self, view: SearchScope) -> _Seen:
        if (seen := self._views.get(view)) is not None:
            return seen
        visible, flags = self._visible(view), self._flags[: self._size]
        standing = visible & ((flags & STANDING) != 0)
        searched = visible if view.every else visible & ~standing
        embedded = np.flatnonzero(searched & ((flags & EMBEDDED) != 0))
        if len(self._views) == VIEWS:
            self._views.clear()
            self._layouts.clear()
        seen = self._views[view] = _Seen(searched, embedded, self._seqs[: self._size][standing].tolist())
        return seen

    def _visible(self, view: SearchScope) -> NDArray[np.bool_]:
        """A fresh mask over the rows; the codes only narrow, the scope itself is checked on each hit."""
        size = self._size
        visible = (self._flags[:size] & LIVE) != 0
        visible &= self._runs[:size] == code(view.scope.run)
        if view.scope.agent is not None:
            visible &= self._agents[:size] == code(view.scope.agent)
        if not view.every:
            own = self._sessions[:size] == code(view.session) if view.session is not None else False
            visible &= ((self._flags[:size] & WORKING) == 0) | own
        return visible

    def _clear(self, dimension: int) -> None:
        self._size = self._dead = self._newest = 0
        self._working = False
        """Whether there may be working memories, which are their session's alone."""
        self._seqs = np.empty(0, np.int64)
        self._agents = np.empty(0, np.uint64)
        self._runs = np.empty(0, np.uint64)
        self._sessions = np.empty(0, np.uint64)
        self._flags = np.empty(0, np.uint32)
        self._weights = np.empty(0, np.float32)
        self._matrix: Vectors = np.empty((0, dimension), np.float32)
        self._lexicon = Lexicon()
        self._views: dict[SearchScope, _Seen] = {}
        self._layouts: dict[SearchScope, Layout] = {}
        self.memories: dict[int, Memory] = {}
        """Memories by row number that were looked up and checked, until they change."""

    def _extend(self, rows: Sequence[tuple[int, int, bytes, bytes | None, bytes]]) -> None:
        if not rows:
            return
        _, seqs, headers, vectors, terms = zip(*rows, strict=True)
        header = headers_of(headers)
        self._views.clear()
        self._layouts.clear()
        if self.memories:
            for seq in seqs:
                self.memories.pop(seq, None)
        numbers = np.array(seqs, np.int64)
        if (known := numbers[numbers <= self._newest]).size:  # these memories' rows are out of date
            old = np.isin(self._seqs[: self._size], known) & (self._flags[: self._size] != 0)
            self._dead += int(np.count_nonzero(old))
            self._flags[: self._size][old] = 0
        whole = np.fromiter(map(len, terms), np.int64, len(terms)) == TERM.itemsize * header["length"].astype(np.int64)
        live = np.flatnonzero(whole & ((header["flags"] & LIVE) != 0))
        if len(live) == len(rows):
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
        self, seqs: NDArray[np.int64], header: NDArray[Any], vectors: Sequence[bytes | None], terms: bytes
    ) -> None:
        start, stop = self._size, self._size + len(seqs)
        if not self._matrix.shape[1]:  # the first vector ever seen tells the dimension
            dimension = next((dimension_of(blob) for blob in vectors if blob), 0)
            self._matrix = np.zeros((len(self._seqs), dimension), np.float32)
        matrix = unpacked(vectors, self._matrix.shape[1])
        self._reserve(stop)
        self._seqs[start:stop] = seqs
        self._agents[start:stop] = header["agent"]
        self._runs[start:stop] = header["run"]
        self._sessions[start:stop] = header["session"]
        self._flags[start:stop] = header["flags"]
        # A row whose vector is another embedder's counts as one without.
        self._flags[start:stop][~matrix.any(axis=1)] &= ~np.uint32(EMBEDDED)
        self._working = self._working or bool((header["flags"] & WORKING).any())
        self._weights[start:stop] = header["stems"] / (header["stems"] + 2.0)
        self._matrix[start:stop] = matrix
        self._lexicon.extend(np.frombuffer(terms, TERM), header["length"].astype(np.int64))
        self._size = stop
        self._newest = max(self._newest, int(seqs.max()))

    def _reserve(self, size: int) -> None:
        """Room for `size` rows, and for some that the next turns will add."""
        if size <= len(self._seqs):
            return
        room = size + size // 16 + 16
        self._seqs = _grown(self._seqs, room)
        self._agents = _grown(self._agents, room)
        self._runs = _grown(self._runs, room)
        self._sessions = _grown(self._sessions, room)
        self._flags = _grown(self._flags, room)
        self._weights = _grown(self._weights, room)
        self._matrix = _grown(self._matrix, room)


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


def _grown(column: NDArray[Scalar], room: int) -> NDArray[Scalar]:
    grown: NDArray[Scalar] = np.zeros((room, *column.shape[1:]), column.dtype)
    grown[: len(column)] = column
    return grown


def _top(scores: NDArray[np.float32], rows: NDArray[np.intp], count: int) -> NDArray[np.intp]:
    """The `count` best of some rows."""
    if len(rows) <= count:
        return rows
    return rows[np.argpartition(scores[rows], len(rows) - count)[len(rows) - count :]]
