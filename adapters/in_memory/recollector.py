"""Recall in memory: the rulebook's links and the scorer's rows."""

from collections.abc import Sequence

from adapters.in_memory.data import Data
from adapters.in_memory.index import InMemoryIndex
from adapters.in_memory.journal import PastTurns
from adapters.in_memory.known import InMemoryKnown
from adapters.in_memory.sessions import covering
from memory.model.memory import Profile
from memory.model.one_by_one import one_by_one
from memory.model.scope import Digests, Scope
from memory.model.types import Analyze, Vector, Vectors
from memory.ports.changes import Basis
from memory.ports.memories import Neighbourhood
from memory.ports.search import RecallQuery, Recollection, SearchQuery
from memory.retrieval.candidates import Candidates
from memory.retrieval.index import Ask, SearchScope, compared, searched
from memory.store.vectors import unit


class InMemoryRecollector:
    """Implements `memory.ports.search.Recollector`, and the search behind `MemoryStore.neighbours`."""

    def __init__(self, data: Data, *, digests: Digests, analyze: Analyze, embedder: str) -> None:
        self._data = data
        self._digests = digests
        self._analyze = analyze
        self._embedder = embedder

    async def recollect(self, query: RecallQuery) -> Recollection:
        scope, turns = query.scope, PastTurns(self._data, query, self._digests)
        vector = None if query.vector is None else unit(query.vector, None)
        ask = Ask.of(query, vector, self._analyze)
        link = turns.previous()
        session = query.session or (link.session if link else None)
        view, index = SearchScope.of(query, session), self._index(self._digests.owner(scope))
        candidates, always_on = index.rows.recollected(view, ask, lambda numbers: index.memories(numbers, view.admits))
        ledger, shown = turns.past(link)
        return Recollection(
            epoch=self._data.epoch,
            candidates=candidates,
            always_on=always_on,
            profile=self.profile(scope),
            previous_turn=link,
            ledger=ledger,
            shown=shown,
            summaries=covering(self._data, self._digests, scope, query.chains) if query.summaries else (),
        )

    async def search(self, query: SearchQuery) -> Candidates:
        vector = None if query.vector is None else unit(query.vector, None)
        ask = Ask.of(query, vector, self._analyze)
        index = self._index(self._digests.reached(query.reach) or b"")  # it is of one owner, or not asked
        return searched(index.rows, query, ask, lambda numbers: index.memories(numbers, query.wants))

    def profile(self, scope: Scope) -> Profile:
        """The user's profile."""
        kept = self._data.fields(self._digests.owner(scope)).values()
        return Profile(tuple(each.field for each in kept if each.field.is_kept))

    async def neighbours(
        self,
        scope: Scope,
        *,
        vectors: Vectors,
        texts: Sequence[str],
        limit: int,
        project: str | None = None,
        centre: bool = False,
    ) -> Neighbourhood:
        """What `MemoryStore.neighbours` says."""

        def ask(text: str, vector: Vector) -> Ask:
            return Ask.compare(text, unit(vector, None), self._analyze, limit=limit)

        asks = await one_by_one(ask, texts, vectors)
        index = self._index(self._digests.owner(scope))
        view = SearchScope.compared(scope, project)
        return Neighbourhood(
            centroid=index.rows.centroid(view) if centre else None,
            nearest=compared(index.rows, view, asks, lambda numbers: index.memories(numbers, view.admits)),
            basis=Basis(scope, InMemoryKnown(self._data, self._digests).changes(self._digests.owner(scope))),
            profile=self.profile(scope),
        )

    def _index(self, owner: bytes) -> InMemoryIndex:
        """The rows of an owner, as they are now."""
        if (known := self._data.owners.get(owner)) is None:
            return InMemoryIndex()
        index = known.indexes.setdefault(self._embedder, InMemoryIndex())
        index.advance(reversed(self._data.memories.values()), owner=owner, embedder=self._embedder)
        return index
