"""The search of one owner's memories: rows of numbers, kept in the process and fed by whoever has the memories.

This is how memories are scored, whatever the store: an engine brings rows (all of an owner's, or those that its server
chose with what stands around them), and looks the found ones up by their numbers.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import NamedTuple, TypeVar

import msgspec
import numpy as np
from numpy.typing import NDArray

from memory.model.errors import EmbeddingError
from memory.model.memory import Memory, undated
from memory.model.scope import ANY, NONE, Reach, Scope, Unnamed
from memory.model.types import Analyze, Vector, Vectors
from memory.ports.search import RecallQuery, SearchQuery, Surroundings
from memory.retrieval.candidates import (
    NO_CANDIDATES,
    NO_HITS,
    READ,
    SHOWN,
    Candidates,
    Hits,
    Scores,
    candidates_of,
    marks_of,
)
from memory.retrieval.hubs import Hubs
from memory.retrieval.lexical import NO_MATCHES, NO_TERMS, Lexicon, Statistics, asked_terms, hashed
from memory.retrieval.rows import (
    AFTER_GAP,
    ANSWER,
    CONCLUSION,
    EMBEDDED,
    LIVE,
    NEARBY,
    STANDING,
    WORKING,
    SearchColumns,
    code,
)
from memory.retrieval.slots import slots_touched
from memory.retrieval.surroundings import Layout, around, beside, layout_of
from memory.retrieval.threads import Threads
from memory.retrieval.topics import Topical, topics

Scalar = TypeVar("Scalar", bound=np.generic)

VIEWS = 16
"""Most views whose rows are kept: a user's sessions of the moment."""

SEEDS = 20
"""Of so many of the best of each kind of search it is looked what was said later: no more are shown."""

NEWEST = 8
"""So many memories are looked up before anybody asks: a turn brings one or two."""


class SearchScope(msgspec.Struct, frozen=True, kw_only=True):
    """Which of an owner's memories are searched."""

    reach: Reach
    session: str | None = None
    project: str | Unnamed = NONE
    """What belongs to another one is not searched; NONE: nor what belongs to any; ANY: whatever it belongs to."""
    conclusions: bool = False
    """What the assistant concluded, too."""
    answers: bool = True
    """What it answered, too, as far as its conclusions are."""
    every: bool = False
    """Standing and working memories of any session, too: what new facts are compared with."""

    @classmethod
    def of(cls, query: RecallQuery, session: str | None) -> "SearchScope":
        """What a chat's question may find. `session`: the one that the client named, or that was found."""
        return cls(
            reach=Reach.of(query.scope),
            session=session,
            project=query.project or NONE,
            conclusions=query.conclusions,
        )

    @classmethod
    def compared(cls, scope: Scope, project: str | None) -> "SearchScope":
        """What a new fact is compared with: answers, each of which has what was asked in it, would fill all places."""
        return cls(reach=Reach.of(scope), project=project or NONE, answers=False, every=True)

    def admits(self, memory: Memory) -> bool:
        """Whether a memory may be found, by its own words: the rows know codes of names alone."""
        is_of = self.project is ANY or memory.is_of(_name(self.project))
        return is_of and self.reach.covers(memory.scope)


class Ask(msgspec.Struct, frozen=True, kw_only=True):
    """What is searched: a unit vector (or none), the hashes of distinct terms, and how many of each kind."""

    vector: Vector | None
    terms: NDArray[np.uint32]
    pool: int
    asked: int | None = None
    """So many of the terms stand in the question; the others are what its words are called otherwise. None: all."""
    unrelated: float = 0.0
    """What the cosine of two texts is that have nothing to do with each other: it counts as nothing."""
    weighted: bool = True
    """Dense scores are weighted by u/(u+2) (u: distinct stems of the memory): "Wow, thanks!" is near to everything."""
    surroundings: Surroundings | None = None
    vectors: bool = False
    """The hits' vectors are wanted."""
    facets: NDArray[np.uint32] = NO_TERMS
    """What claims one of these is wanted, too, the newest first."""
    newest: int = 0
    """So many of the newest are wanted, whatever they say."""
    among: NDArray[np.int64] | None = None
    """Only rows of these numbers are found, by what is known of them elsewhere; None: all that the view shows."""
    bearing: Topical | None = None
    """What each topic of a memory is worth to the question; None: that is not asked for."""
    sequels: bool = False
    """What was said later of the same things as the best is wanted, too."""
    statistics: Statistics | None = None
    """Of all that could have been found, where the index has but some rows; None: it has all."""

    @classmethod
    def of(cls, query: RecallQuery | SearchQuery, vector: Vector | None, analyze: Analyze) -> "Ask":
        """What a chat's question, or the memory API, asks of a search."""
        asked = asked_terms(query.text, analyze)
        return cls(
            vector=vector,
            terms=asked_terms(f"{query.text} {query.meant}", analyze) if query.meant else asked,
            asked=len(asked),
            pool=query.pool,
            unrelated=query.unrelated,
            surroundings=query.surroundings,
            vectors=query.vectors,
            bearing=topics().borne_on(vector, asked) if query.bearing and vector is not None else None,
            newest=query.newest if isinstance(query, RecallQuery) else 0,
            sequels=isinstance(query, RecallQuery) and query.sequels,
        )

    @classmethod
    def compare(cls, text: str, vector: Vector | None, analyze: Analyze, *, limit: int) -> "Ask":
        """What a new fact asks of a search: the nearest, by words too, and what claims a state of the same thing.

        So does what fills a slot that it says has changed. That is read of it without its day, as all else is.
        """
        return cls(
            vector=vector,
            terms=asked_terms(text, analyze),
            facets=hashed(slots_touched(undated(text))),
            pool=limit,
            weighted=False,
        )


class _LookedUp:
    """Memories that were looked up, row by row: each is checked by its own words once, for the life of its row.

    For the same reach and project all sessions see the same, but for working memories, which the rows tell apart.
    """

    def __init__(self, size: int) -> None:
        self.memories = np.empty(size, np.object_)
        self.marks = np.zeros(size, np.uint8)
        """0: not looked up; without SHOWN: not to be found."""

    def read(self, rows: NDArray[np.intp], numbers: NDArray[np.int64], look_up: "LookUp") -> None:
        """Have the memories of those rows looked up that were not yet."""
        unread = rows[self.marks[rows] == 0]
        if not unread.size:
            return
        asked = numbers[unread].tolist()
        memories = look_up(asked)
        self.marks[unread] = READ
        for row, number in zip(unread.tolist(), asked, strict=True):
            if (memory := memories.get(number)) is not None:
                self.memories[row] = memory
                self.marks[row] = marks_of(memory)

    def extend(self, size: int) -> None:
        """Rows were appended: now there are so many."""
        more = size - len(self.marks)
        self.memories = np.concatenate((self.memories, np.empty(more, np.object_)))
        self.marks = np.concatenate((self.marks, np.zeros(more, np.uint8)))

    def forget(self, rows: NDArray[np.intp]) -> None:
        """Rows died: nothing of their memories stays."""
        self.memories[rows] = None
        self.marks[rows] = 0


class _Seen:
    """What a view sees of an index: kept until a row dies, and what does not rest on the rows that are appended."""

    def __init__(self, visible: "_Visible", shown: _LookedUp) -> None:
        self.searched, self.found, self.embedded = visible
        """What is found, and what stands around it; what is found; and which of that have a vector."""
        self.count = int(np.count_nonzero(self.found))
        self.shown = shown
        # What follows is there once it was asked for.
        self.layout: Layout | None = None
        self.newest: NDArray[np.intp] | None = None
        self.always_on: tuple[Memory, ...] | None = None

    def extend(self, start: int, visible: "_Visible", *, stands: bool) -> None:
        """Rows were appended from `start` on; `stands`: one of them is always on."""
        self.searched = np.concatenate((self.searched, visible.searched))
        self.found = np.concatenate((self.found, visible.found))
        if visible.searched.any():
            self.layout = None
        elif self.layout is not None:
            self.layout = self.layout.with_strangers(len(visible.searched))
        if visible.found.any():
            self.embedded = np.concatenate((self.embedded, start + visible.embedded))
            self.count += int(np.count_nonzero(visible.found))
            self.newest = None
        if stands:
            self.always_on = None


class _Visible(NamedTuple):
    """Which rows from some one on are searched, and found; of these which have a vector, counted from there."""

    searched: NDArray[np.bool_]
    found: NDArray[np.bool_]
    embedded: NDArray[np.intp]


class MemoryIndex:
    """The rows of one owner's memories. Whoever uses it lets nobody else in meanwhile."""

    def __init__(self, *, whole: bool = True) -> None:
        """`whole`: it has all of the owner's memories; of some of them nobody knows how near they are to the others."""
        self._whole = whole
        self._matrix: Vectors = np.empty((0, 0), np.float32)
        self.clear()

    @property
    def size(self) -> int:
        """Rows, dead ones included."""
        return self._size

    @property
    def dimension(self) -> int:
        """Of the vectors; 0 before the first one came."""
        return self._matrix.shape[1]

    @property
    def nbytes(self) -> int:
        """Bytes held."""
        columns = (self._numbers, self._agents, self._runs, self._sessions, self._projects, self._flags, self._weights)
        shown = sum(each.memories.nbytes + each.marks.nbytes for each in self._shown.values())
        return (
            sum(column.nbytes for column in columns)
            + self._matrix.nbytes
            + self._lexicon.nbytes
            + (0 if self._hubs is None else self._hubs.nbytes)
            + (0 if self._topics is None else self._topics.nbytes)
            + (0 if self._threads is None else self._threads.nbytes)
            + shown
        )

    @property
    def worn(self) -> bool:
        """Whether so many rows are dead that it is better cleared and fed anew."""
        return self._dead > max(64, self._size // 4)

    # ── Feeding ───────────────────────────────────────────────────────────────────────────────────────────────

    def clear(self) -> None:
        """Forget all rows, but not the dimension."""
        self._size = self._dead = self._newest = 0
        self._working = False
        """Whether there may be working memories, which are their session's alone."""
        self._gaps = False
        """Whether there may be rows after a gap."""
        self._bare = False
        """Whether there may be rows without a vector."""
        self._numbers = np.empty(0, np.int64)
        self._agents = np.empty(0, np.uint64)
        self._runs = np.empty(0, np.uint64)
        self._sessions = np.empty(0, np.uint64)
        self._projects = np.empty(0, np.uint64)
        self._flags = np.empty(0, np.uint32)
        self._weights = np.empty(0, np.float32)
        self._matrix = np.empty((0, self.dimension), np.float32)
        self._lexicon = Lexicon()
        self._hubs: Hubs | None = None
        """From when it was first asked for: what new facts are compared with is not ranked by it."""
        self._crowding: NDArray[np.float32] | None = None
        """What is taken off each row's dense score where it is ranked, from when it was first asked for."""
        self._topics: Topical | None = None
        """How likely each topic is, √ of it, of each row, from when it was first asked for."""
        self._threads: Threads | None = None
        """What was said later of the same things, from when it was first asked for, until that changes."""
        self._views: dict[SearchScope, _Seen] = {}
        self.viewed: SearchScope | None = None
        """The last view that was asked for."""
        self._shown: dict[tuple[Reach, str | Unnamed], _LookedUp] = {}

    def forget(self, numbers: NDArray[np.int64]) -> None:
        """Mark the rows of these numbers dead, as far as there are any: their memories changed, or are gone."""
        if not (known := numbers[numbers <= self._newest]).size:
            return
        old = np.flatnonzero(np.isin(self._numbers[: self._size], known) & (self._flags[: self._size] != 0))
        self._crowding = self._threads = None
        self._views.clear()
        self._dead += len(old)
        self._flags[old] = 0
        for shown in self._shown.values():
            shown.forget(old)
        self._lexicon.forget(old)
        if self._hubs is not None:
            self._hubs.forget(self._matrix[: self._size], old)

    def extend(self, rows: SearchColumns) -> None:
        """Append rows, at least one, none of whose numbers is a live row's. The vectors have the index's dimension."""
        start, stop = self._size, self._size + len(rows.numbers)
        if not self.dimension:  # the first vector ever seen tells the dimension
            self._matrix = np.zeros((len(self._numbers), rows.vectors.shape[1]), np.float32)
        self._reserve(stop)
        self._numbers[start:stop] = rows.numbers
        self._agents[start:stop] = rows.agents
        self._runs[start:stop] = rows.runs
        self._sessions[start:stop] = rows.sessions
        self._projects[start:stop] = rows.projects
        self._flags[start:stop] = rows.flags
        # A row whose vector is another embedder's counts as one without.
        self._flags[start:stop][~rows.vectors.any(axis=1)] &= ~np.uint32(EMBEDDED)
        self._working = self._working or bool((rows.flags & WORKING).any())
        self._gaps = self._gaps or bool((rows.flags & AFTER_GAP).any())
        self._bare = self._bare or not (self._flags[start:stop] & EMBEDDED).all()
        self._weights[start:stop] = rows.stems / (rows.stems + 2.0)
        if rows.vectors.shape[1]:  # else there is nothing but zeros
            self._matrix[start:stop] = rows.vectors
        # What the assistant said is searched for by few questions: it changes nothing for all others.
        counted = (rows.flags & CONCLUSION) == 0
        self._lexicon.extend(rows.terms, rows.lengths, counted)
        if self._hubs is not None:
            self._hubs.extend(self._matrix[:stop], self._numbers[:stop], counted)
        for shown in self._shown.values():
            shown.extend(stop)
        self._size = stop
        self._newest = max(self._newest, int(rows.numbers.max()))
        for view, seen in self._views.items():
            seen.extend(start, self._visible(view, start), stands=bool(self._standing(view, start).size))
        if counted.any():
            self._threads = None
        if self._crowding is not None:
            self._crowding = None if counted.any() else np.append(self._crowding, np.zeros(stop - start, np.float32))

    def columns(self, rows: NDArray[np.intp]) -> SearchColumns:
        """Some rows as they came, for another index."""
        weights = self._weights[rows].astype(np.float64)
        terms, lengths = self._lexicon.terms_of(rows)
        return SearchColumns(
            numbers=self._numbers[rows],
            agents=self._agents[rows],
            runs=self._runs[rows],
            sessions=self._sessions[rows],
            flags=self._flags[rows],
            stems=np.rint(2 * weights / (1 - weights)).astype(np.uint32),
            lengths=lengths,
            terms=terms,
            vectors=self._matrix[rows],
            projects=self._projects[rows],
        )

    # ── Searching ─────────────────────────────────────────────────────────────────────────────────────────────

    def search(self, view: SearchScope, ask: Ask) -> Hits:
        """The union of the nearest rows, dense and lexical (with what surrounds them), with all scores."""
        return self._found(self._seen(view), ask) if self._size else NO_HITS

    def recollected(self, view: SearchScope, ask: Ask, look_up: "LookUp") -> tuple[Candidates, tuple[Memory, ...]]:
        """What is found and may be, and what is always on, oldest first.

        `look_up` is asked once for each memory, until the index changes.
        """
        if not self._size:
            return NO_CANDIDATES, ()
        seen = self._seen(view)
        shown, hits = seen.shown, self._found(seen, ask)
        shown.read(hits.rows, self._numbers, look_up)
        marks = shown.marks[hits.rows]
        there = (marks & SHOWN) != 0
        if not there.all():
            hits, marks = hits.only(there.nonzero()[0]), marks[there]
        memories: list[Memory] = shown.memories[hits.rows].tolist()
        sequels = self._threaded().but_for(ask.terms).between(hits.rows, self._size) if self._follows(ask) else None
        found = Candidates(memories, hits.scores, vectors=hits.vectors, among=hits.among, marks=marks, sequels=sequels)
        return found, self._always_on(view, seen, look_up)

    def prepare(self, view: SearchScope, look_up: "LookUp") -> None:
        """Make what a view needs beside a question, as far as a change has taken it.

        So are its newest memories looked up: they are what a change brings.
        """
        if not self._size:
            return
        seen = self._seen(view)
        self._layout(seen)
        self._crowded()
        if self._whole:
            self._threaded()
        self._always_on(view, seen, look_up)
        seen.shown.read(seen.found.nonzero()[0][-NEWEST:], self._numbers, look_up)

    def file(self) -> None:
        """File what is not yet under topics: of ten thousand memories that takes longer than others may wait."""
        if self._size and self.dimension:
            self._filed()

    def standing(self, view: SearchScope) -> list[int]:
        """The numbers of pinned and procedural memories."""
        return self._numbers[self._standing(view)].tolist()

    def centroid(self, view: SearchScope) -> Vector | None:
        """The mean of the vectors of what is searched, if there are any."""
        rows = self._seen(view).embedded
        return self._matrix[rows].mean(axis=0) if len(rows) else None

    def numbers(self, view: SearchScope) -> list[int]:
        """The numbers of all that may be found."""
        return self._numbers[: self._size][self._seen(view).found].tolist()

    def _found(self, seen: _Seen, ask: Ask) -> Hits:
        size, asked = self._size, ask.surroundings
        dense = near = self._dense(ask)
        crowding = self._crowded() if ask.weighted and ask.vector is not None else None
        if crowding is not None:
            near = dense - crowding
        matches = self._lexicon.matches(ask.terms, ask.statistics, asked=ask.asked) if ask.terms.size else NO_MATCHES
        lexical = worded = matches.summed(size)
        context = session = beside_it = None
        if asked is not None:
            layout = self._layout(seen)
            if matches.rows.size:
                context, coverage = around(layout, matches, asked, terms=len(ask.terms))
                worded = lexical + context
                session = coverage[layout.sessions]
            if asked.beside and ask.vector is not None:
                beside_it = beside(layout, near, asked.beside)
                near = near + beside_it
        bearing = None
        nears: tuple[NDArray[np.float32], ...] = (near,)
        if ask.bearing is not None and self.dimension:
            bearing = self._filed() @ ask.bearing
            bearing -= bearing[seen.found].mean() if seen.count else 0
            # What is most similar is found as well: by that it is told whether the question has to do with the user.
            nears = (near, near + bearing)
        rows = self._chosen(seen, ask, nears, worded)
        if self._follows(ask):
            rows = self._followed(seen, ask, rows, (nears[-1], worded))
        columns = (dense, lexical, context, session, beside_it, matches.covered(size), crowding, bearing)
        scores = (np.zeros(len(rows)) if each is None else each[rows].astype(np.float64) for each in columns)
        return Hits(
            rows,
            self._numbers[rows].tolist(),
            Scores(*scores),
            list(self._matrix[rows]) if ask.vectors else None,
            ask.statistics.count if ask.statistics else seen.count,
        )

    def _chosen(
        self, seen: _Seen, ask: Ask, near: Sequence[NDArray[np.float32]], worded: NDArray[np.float32]
    ) -> NDArray[np.intp]:
        """The rows that are found, in their order: the best by what each kind of search says.

        `near`: by meaning alone, and with what the question bears on, if that is asked for.
        """
        found, embedded, numbers = seen.found, seen.embedded, self._numbers[: self._size]
        if ask.among is not None:
            found = found & np.isin(numbers, ask.among)
            embedded = embedded[found[embedded]]
        chosen = np.zeros(self._size, np.bool_)
        if ask.vector is not None:
            for scores in near:
                chosen[_top(scores, embedded, ask.pool)] = True
        if ask.terms.size:
            chosen[_top(worded, ((worded > 0) & found).nonzero()[0], ask.pool)] = True
        if ask.facets.size:
            claiming = self._lexicon.rows(ask.facets)
            chosen[_top(numbers, claiming[found[claiming]], ask.pool)] = True
        if ask.newest:
            chosen[self._newest_of(seen, found, ask)] = True
        return chosen.nonzero()[0]

    def _followed(
        self, seen: _Seen, ask: Ask, rows: NDArray[np.intp], searches: Iterable[NDArray[np.float32]]
    ) -> NDArray[np.intp]:
        """The rows that were chosen, and where what was said of the best of them by each search leads."""
        best, chosen = np.zeros((2, self._size), np.bool_)
        chosen[rows] = True
        for scores in searches:
            best[_top(scores, rows[scores[rows] > 0], SEEDS)] = True
        return (chosen | (self._threaded().but_for(ask.terms).followed(best) & seen.found)).nonzero()[0]

    def _follows(self, ask: Ask) -> bool:
        """Whether what was said later is wanted, and known: of some rows alone nobody knows how rare a word is."""
        return ask.sequels and self._whole

    def _threaded(self) -> Threads:
        if self._threads is None:
            self._threads = Threads.of(self._lexicon, self._numbers[: self._size])
        return self._threads

    def _newest_of(self, seen: _Seen, found: NDArray[np.bool_], ask: Ask) -> NDArray[np.intp]:
        """The newest of the rows that are found, as many as are asked for."""
        numbers = self._numbers[: self._size]
        if ask.among is not None:
            return _top(numbers, found.nonzero()[0], ask.newest)
        if seen.newest is None:
            rows = found.nonzero()[0]
            seen.newest = rows[(-numbers[rows]).argsort()]
        return seen.newest[: ask.newest]

    def _always_on(self, view: SearchScope, seen: _Seen, look_up: "LookUp") -> tuple[Memory, ...]:
        if seen.always_on is None:
            rows, shown = self._standing(view), seen.shown
            shown.read(rows, self._numbers, look_up)
            memories = [memory for memory in shown.memories[rows].tolist() if memory is not None]
            seen.always_on = tuple(sorted(memories, key=lambda memory: (memory.created_at, memory.id)))
        return seen.always_on

    def _layout(self, seen: _Seen) -> Layout:
        if seen.layout is None:
            rows, weights = np.flatnonzero(seen.searched), self._weights[: self._size]
            seen.layout = layout_of(
                rows,
                sessions=self._sessions[: self._size],
                seqs=self._numbers[: self._size],
                stems=2 * weights / (1 - weights),
                gaps=(self._flags[: self._size] & AFTER_GAP) != 0 if self._gaps else None,
            )
        return seen.layout

    def _dense(self, ask: Ask) -> NDArray[np.float32]:
        if ask.vector is None or not self.dimension:
            return np.zeros(self._size, np.float32)
        if ask.vector.size != self.dimension:
            raise EmbeddingError(f"a question of {ask.vector.size} dimensions where the store has {self.dimension}")
        cosines = self._matrix[: self._size] @ ask.vector
        if not ask.weighted:
            return cosines
        if ask.unrelated:
            unrelated = np.float32(ask.unrelated)
            cosines -= unrelated * ((self._flags[: self._size] & EMBEDDED) != 0) if self._bare else unrelated
        cosines *= self._weights[: self._size]
        return cosines

    def _crowded(self) -> NDArray[np.float32] | None:
        """How much nearer to all else each row is than others are, as dense scores are weighted; None: nobody knows."""
        if self._whole and self._crowding is None:
            vectors, flags = self._matrix[: self._size], self._flags[: self._size]
            if self._hubs is None:
                self._hubs = Hubs()
                self._hubs.extend(vectors, self._numbers[: self._size], (flags & (LIVE | CONCLUSION)) == LIVE)
            embedded = ((flags & (EMBEDDED | CONCLUSION)) == EMBEDDED).nonzero()[0]
            self._crowding = self._hubs.crowding(embedded) * self._weights[: self._size]
        return self._crowding

    def _filed(self) -> Topical:
        """How likely each topic is, √ of it, of each row."""
        done = 0 if self._topics is None else len(self._topics)
        if self._topics is None or done < self._size:
            told = topics().told
            weighed = self._lexicon.weighed(told.terms, told.weights, start=done)
            filed = told.likely(self._matrix[done : self._size], weighed)
            self._topics = filed if self._topics is None else np.concatenate((self._topics, filed))
        return self._topics

    def _distinct(self, view: SearchScope) -> SearchScope:
        """The view, without its session if all sessions see the same: then they share what is kept for it."""
        if view.session is None or self._working:
            return view
        return msgspec.structs.replace(view, session=None)

    def _seen(self, view: SearchScope) -> _Seen:
        view = self.viewed = self._distinct(view)
        if (seen := self._views.get(view)) is not None:
            return seen
        if len(self._views) == VIEWS:
            self._views.clear()
        seen = self._views[view] = _Seen(self._visible(view), self._shown_to(view))
        return seen

    def _visible(self, view: SearchScope, start: int = 0) -> _Visible:
        admitted, flags = self._admitted(view, start), self._flags[start : self._size]
        searched = admitted if view.every else admitted & ((flags & STANDING) == 0)
        found = searched & ((flags & NEARBY) == 0)
        return _Visible(searched, found, np.flatnonzero(found & ((flags & EMBEDDED) != 0)))

    def _standing(self, view: SearchScope, start: int = 0) -> NDArray[np.intp]:
        stands = (self._flags[start : self._size] & STANDING) != 0
        if stands.any():
            stands &= self._admitted(view, start)
        return start + np.flatnonzero(stands)

    def _shown_to(self, view: SearchScope) -> _LookedUp:
        key = view.reach, view.project
        if (shown := self._shown.get(key)) is None:
            if len(self._shown) == VIEWS:
                self._shown.clear()
            shown = self._shown[key] = _LookedUp(self._size)
        return shown

    def _admitted(self, view: SearchScope, start: int) -> NDArray[np.bool_]:
        """A fresh mask over the rows from `start` on; the codes only narrow, the scope is checked on each hit."""
        rows = slice(start, self._size)
        flags = self._flags[rows]
        admitted = (flags & LIVE) != 0
        for column, named in ((self._agents, view.reach.agent), (self._runs, view.reach.run)):
            if named is not ANY:
                admitted &= column[rows] == code(_name(named))
        if view.project is not ANY:
            projects = self._projects[rows]
            admitted &= (projects == 0) | (projects == code(_name(view.project)))
        if not view.every:
            own = self._sessions[rows] == code(view.session) if view.session is not None else False
            admitted &= ((flags & WORKING) == 0) | own
            if not view.conclusions:
                admitted &= (flags & CONCLUSION) == 0
        if not view.answers:
            admitted &= (flags & ANSWER) == 0
        return admitted

    def _reserve(self, size: int) -> None:
        """Room for `size` rows, and for some that the next turns will add."""
        if size <= len(self._numbers):
            return
        room = size + size // 16 + 16
        self._numbers = _grown(self._numbers, room)
        self._agents = _grown(self._agents, room)
        self._runs = _grown(self._runs, room)
        self._sessions = _grown(self._sessions, room)
        self._projects = _grown(self._projects, room)
        self._flags = _grown(self._flags, room)
        self._weights = _grown(self._weights, room)
        self._matrix = _grown(self._matrix, room)


LookUp = Callable[[Sequence[int]], Mapping[int, Memory]]
"""Gives the memories of these numbers that may be found, and no others."""


def compared(index: MemoryIndex, view: SearchScope, asks: Sequence[Ask], look_up: LookUp) -> tuple[Candidates, ...]:
    """What is nearest to each of some new facts among all of an owner's rows."""
    hits = [index.search(view, ask) for ask in asks]
    found = look_up(list({number for each in hits for number in each.numbers}))
    return tuple(candidates_of(each, found) for each in hits)


def searched(index: MemoryIndex, query: SearchQuery, ask: Ask, look_up: LookUp) -> Candidates:
    """What a search of the memory API finds among an owner's rows."""
    view = SearchScope(reach=query.reach, project=ANY, every=True)
    is_asked = query.vector is not None or bool(query.text)
    if query.is_narrow or not is_asked:
        meant = look_up(index.numbers(view))
        numbers = list(meant)
        if not is_asked:  # by their own times: what was imported later may have been said long ago
            numbers = sorted(meant, key=lambda number: (meant[number].created_at, meant[number].id))[-query.pool :]
            ask = msgspec.structs.replace(ask, newest=query.pool)
        ask = msgspec.structs.replace(ask, among=np.array(numbers, np.int64))
    hits = index.search(view, ask)
    there = look_up(hits.numbers)
    found = candidates_of(hits, there)
    if query.rows:
        found.columns = index.columns(hits.rows[[number in there for number in hits.numbers]])
    return found


def _name(named: str | Unnamed) -> str | None:
    return named if isinstance(named, str) else None


def _grown(column: NDArray[Scalar], room: int) -> NDArray[Scalar]:
    grown: NDArray[Scalar] = np.zeros((room, *column.shape[1:]), column.dtype)
    grown[: len(column)] = column
    return grown


def _top(scores: NDArray[np.float32] | NDArray[np.int64], rows: NDArray[np.intp], count: int) -> NDArray[np.intp]:
    """The `count` best of some rows."""
    if len(rows) <= count:
        return rows
    return rows[scores[rows].argpartition(len(rows) - count)[len(rows) - count :]]
