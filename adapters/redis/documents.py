"""How a memory is spelled in its Redis hash, which the search index reads, too.

Whom a memory belongs to stands there as keyed digests in hex: of fixed length and of sixteen letters, so that no id can
fold, split, trim or be cut into another's tag. A *view* is one digest for all that narrows a search (kind, tenant,
user, agent, run, session): a search is bound by one tag, and the server reads one list of its own for it instead of
cutting the lists of everybody. Terms are stemmed by our own analyzer and spelled as digests as well: the server's
tokenizer has nothing to interpret, and both engines search by the same terms. The vector is scaled by u/(u + 2), u
being the distinct stems of the text: its inner product with a question is then the dense score of
`memory.ports.search.Candidate`, and the server ranks by it. Its field is named after embedder, dimension and width, so
that a vector of another kind can neither be compared nor keep its memory from being indexed.
"""

import math
from collections.abc import Collection, Mapping
from enum import StrEnum
from functools import lru_cache
from itertools import product
from typing import Any

import numpy as np
from numpy.typing import NDArray

from memory.model.memory import Memory, MemoryType
from memory.model.moments import micros
from memory.model.scope import Digests, Scope
from memory.model.store_options import Width
from memory.model.types import Analyze, Vector
from memory.ports.search import RecallQuery, SearchQuery
from memory.retrieval.index import Ask
from memory.retrieval.lexical import asked_terms
from memory.retrieval.rows import terms_of
from memory.store.bodies import body_of
from memory.store.bodies import memory_of as memory_in

Fields = dict[str, bytes | str | int]
"""What HSET is given."""

Stored = Mapping[bytes, Any]
"""What HGETALL and a search give back: bytes by bytes, or whatever was planted there."""

DTYPES: dict[Width, np.dtype[np.floating]] = {"float32": np.dtype("<f4"), "float16": np.dtype("<f2")}

BODY, RETRIEVALS, RETRIEVED_AT = "body", "retrievals", "retrieved_at"
"""Not indexed: the memory, how often it was retrieved, and when last (microseconds). The counts may be absent, and are
renewed once a day; the exact ones stand beside (`scripts.RETRIEVED`)."""

OWNER = "owner"
"""Not indexed: the owner's digest. What is read is checked by it."""

TENANT, VIEWS = "tenant", "views"
"""Tags: the tenant's digest, and those of all views that see the memory."""

CREATED = "created"
"""A number: microseconds since 1970."""

TERMS = "terms"
"""Text: the terms of the dated text, each as its token, in order."""

EMBEDDER = "embedder"
"""Not indexed: the name of who made the vector; absent without one."""

SPACE = "space"
"""Tag: the name of the field in which the vector stands; absent without one."""

READ = (BODY, OWNER, RETRIEVALS, RETRIEVED_AT)
"""The fields that `Documents.memory` needs."""

MAX_TERMS = 2_048
"""Terms of one memory that are indexed: a fact has twenty, and nothing may fill the index (P5)."""

CACHED_VIEWS = 4_096
"""Scopes whose tags are kept: a digest costs microseconds, and a recall looks at sixty hits."""

WORDLESS = 1 / 64
"""What a text without a single stem ("🙂") is scaled by: its dense score is 0, but its direction is kept."""


class SearchView(StrEnum):
    """What is looked for among a scope's live memories."""

    ALL = "all"
    """Every one but answers: what new facts are compared with."""
    SEARCHED = "searched"
    """What a question may find."""
    CONCLUSIONS = "conclusions"
    """What assistants concluded: found by questions for that alone."""
    ANSWERS = "answers"
    """What they answered: the same."""
    STANDING = "standing"
    """Pinned and procedural ones: the stable block's."""
    WORKING = "working"
    """Those of any one session: processes of older releases ask whether there are any."""


class Documents:
    """Spells memories as hashes and reads them back."""

    def __init__(self, *, digests: Digests, analyze: Analyze, width: Width = "float32") -> None:
        self.foreign = 0
        """Hashes that were garbage or another's (FAULTS R14): skipped, and a reason to look at the store."""
        self.width: Width = width
        self._digests = digests
        self._analyze = analyze
        self._views_in = lru_cache(CACHED_VIEWS)(self._made_views)

    # ── Writing ───────────────────────────────────────────────────────────────────────────────────────────────

    def fields(
        self, memory: Memory, vector: Vector | None = None, *, embedder: str | None = None, keeps_words: bool = False
    ) -> Fields:
        """The whole hash of a live memory; `vector` as `unit` gives it, and by whom it was made.

        `keeps_words`: but for its terms, which stand there as they are.

        Raises `InvalidInput` if the memory's metadata cannot be stored.
        """
        written: Fields = {
            BODY: body_of(memory),
            OWNER: self._digests.owner(memory.scope).hex(),
            TENANT: self.tenant_tag(memory.scope.tenant),
            VIEWS: self.views(memory),
            CREATED: micros(memory.created_at),
        }
        if not keeps_words:
            written[TERMS] = self.terms(memory)
        if vector is not None and embedder is not None:
            written |= self.vector_fields(memory, vector, embedder=embedder)
        return written

    def views(self, memory: Memory) -> str:
        """What the index keeps of who sees a memory."""
        return ",".join(self.views_of(memory))

    def terms(self, memory: Memory) -> str:
        """What the index keeps of a memory's words."""
        return " ".join(tokens_of(terms_of(memory, self._analyze, most=MAX_TERMS)))

    def vector_fields(self, memory: Memory, vector: Vector, *, embedder: str) -> Fields:
        """The vector of a memory alone, for one that is filled in later."""
        scaled = vector * np.float32(self.scale(memory))
        field = self.vector_field(embedder, vector.size)
        return {EMBEDDER: embedder.encode(), SPACE: field, field: scaled.astype(DTYPES[self.width]).tobytes()}

    # ── Reading ───────────────────────────────────────────────────────────────────────────────────────────────

    def memory(self, stored: Stored) -> Memory | None:
        """The memory of a hash, or None, counted, if it is garbage or not the one's whose tag it has (FAULTS R14)."""
        memory = self.found(stored)
        if memory is None or stored.get(OWNER.encode()) == self._digests.owner(memory.scope).hex().encode():
            return memory
        self.foreign += 1
        return None

    def found(self, stored: Stored) -> Memory | None:
        """The memory of a hash whose tags were not asked for: `sees` must judge it. None, counted, if it is garbage."""
        memory = memory_of(stored)
        self.foreign += memory is None
        return memory

    def vector(self, stored: Stored, *, embedder: str, dimension: int) -> Vector | None:
        """The unit vector of a hash; None if it has none of this embedder and dimension."""
        return unscaled(stored.get(self.vector_field(embedder, dimension).encode()), dimension, self.width)

    # ── Names ─────────────────────────────────────────────────────────────────────────────────────────────────

    def tenant_tag(self, tenant: str) -> str:
        return self._digests.tenant(tenant).hex()

    def vector_field(self, embedder: str, dimension: int) -> str:
        """The field in which vectors of an embedder stand."""
        return f"vector_{self._digests.of('embedder', embedder).hex()[:16]}_{dimension}_{self.width}"

    def view(self, kind: SearchView, scope: Scope, session: str | None = None, *, project: str | None = None) -> str:
        """The tag of what a scope sees; with a session, or a project: of what is seen in that alone."""
        return self._view(kind, scope, scope.agent, session, project)

    def views_of(self, memory: Memory) -> tuple[str, ...]:
        """The tags of all views that see a memory: with and without its agent named."""
        # A working memory without a session is seen by no one but the worker.
        session = (memory.provenance.session or "") if memory.type is MemoryType.WORKING else None
        said = SearchView.CONCLUSIONS if memory.is_conclusion else SearchView.SEARCHED
        said = SearchView.ANSWERS if memory.is_answer else said
        kind = SearchView.STANDING if memory.is_standing else said
        return self._views_in(memory.scope, kind, session, memory.project)

    def sees(self, views: Collection[str], memory: Memory) -> bool:
        """Whether one of `views` sees a memory that a search found; one that none sees is counted (FAULTS R14)."""
        seen = not frozenset(views).isdisjoint(self.views_of(memory))
        self.foreign += not (seen or self._was_listed(views, memory))
        return seen

    def _was_listed(self, views: Collection[str], memory: Memory) -> bool:
        """Whether one of `views` saw a memory until its store is read anew: an older release listed it as standing."""
        if memory.provenance.document is None or memory.type is not MemoryType.PROCEDURAL:
            return False
        former = self._views_in(memory.scope, SearchView.STANDING, None, memory.project)
        return not frozenset(views).isdisjoint(former)

    def asked_terms(self, text: str) -> NDArray[np.uint32]:
        """The numbers of a question's distinct terms."""
        return asked_terms(text, self._analyze)

    def ask(self, query: RecallQuery | SearchQuery, vector: Vector | None) -> Ask:
        """What a query asks of a search; `vector`: its own, as it is searched by."""
        return Ask.of(query, vector, self._analyze)

    def compare(self, text: str, vector: Vector | None, *, limit: int) -> Ask:
        """What a new fact asks of a search."""
        return Ask.compare(text, vector, self._analyze, limit=limit)

    # ── Scores ────────────────────────────────────────────────────────────────────────────────────────────────

    def weight(self, memory: Memory) -> float:
        """u/(u + 2): short phrases are near to everything."""
        stems = len(set(self._analyze(memory.text)))
        return stems / (stems + 2)

    def scale(self, memory: Memory) -> float:
        """What the memory's vector was multiplied by before it was stored."""
        return self.weight(memory) or WORDLESS

    def _made_views(self, scope: Scope, kind: SearchView, session: str | None, project: str | None) -> tuple[str, ...]:
        kinds = [(kind, session)] if kind is SearchView.ANSWERS else [(SearchView.ALL, None), (kind, session)]
        if session is not None:
            kinds.append((SearchView.WORKING, None))
        agents = dict.fromkeys((None, scope.agent))
        return tuple(
            self._view(kind, scope, agent, within, project) for agent, (kind, within) in product(agents, kinds)
        )

    def _view(self, kind: SearchView, scope: Scope, agent: str | None, session: str | None, project: str | None) -> str:
        named = [scope.user, agent, scope.run, session, *(() if project is None else (project,))]
        # None and "" differ for the session: each part says whether it is there.
        parts = [part for name in named for part in (("1", name) if name is not None else ("0", ""))]
        return self._digests.of("view", kind, scope.tenant, *parts).hex()


def memory_of(stored: Stored) -> Memory | None:
    """The memory of a hash with its retrieval counts, or None if either is garbage."""
    try:
        count, last = int(stored.get(RETRIEVALS.encode()) or 0), int(stored.get(RETRIEVED_AT.encode()) or 0)
    except (ValueError, TypeError):
        return None
    body = stored.get(BODY.encode())
    return memory_in(body, max(count, 0), last or None) if isinstance(body, bytes) else None


def scaled_vector(stored: object, dimension: int, width: Width) -> Vector | None:
    """A vector as it is stored, or None if it is none of this dimension."""
    dtype = DTYPES[width]
    if not isinstance(stored, bytes) or len(stored) != dimension * dtype.itemsize:
        return None
    scaled: Vector = np.frombuffer(stored, dtype).astype(np.float32)
    return scaled if np.isfinite(scaled).all() else None


def unscaled(stored: object, dimension: int, width: Width) -> Vector | None:
    """A stored vector as a unit vector, or None if it is none of this dimension."""
    scaled = scaled_vector(stored, dimension, width)
    length = 0.0 if scaled is None else math.sqrt(float(np.dot(scaled, scaled)))
    return scaled / np.float32(length) if scaled is not None and length > 0 else None


def tokens_of(numbers: NDArray[np.uint32]) -> list[str]:
    """Terms as they are indexed."""
    return [f"t{number:08x}" for number in numbers.tolist()]
