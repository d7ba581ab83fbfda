"""The one read of a chat request: what is recalled, and where in which conversation it stands."""

from collections.abc import Sequence
from datetime import datetime
from itertools import chain
from typing import Protocol

import msgspec

from memory.model.errors import ScopeError
from memory.model.memory import Memory, MemoryType, Profile
from memory.model.scope import Reach, Scope
from memory.model.turn import Added, Injection, TurnKey, Usage
from memory.model.types import Vector
from memory.model.where import Where, holds
from memory.ports.changes import Basis

QUICK_POOL = 500
"""Of a search whose memories are looked up on the event loop: decoding one takes ten microseconds."""

TELLING_PAIRS = 3
"""So many pairs in a row are no coincidence; fewer may be small talk that begins many conversations."""


class Surroundings(msgspec.Struct, frozen=True, kw_only=True):
    """How much of a word's score a memory takes from its neighbours in the session when it lacks the word itself.

    In a conversation an answer lacks the words of its question. The share is that of the nearest neighbour; each
    further one counts half of the one before it.
    """

    previous: float = 0.0
    following: float = 0.0
    beside: float = 0.0
    """How much of the dense score of the nearer in meaning of its two neighbours a memory takes."""


class RecallQuery(msgspec.Struct, frozen=True, kw_only=True):
    """All that a chat request needs to know, asked at once."""

    scope: Scope
    session: str | None = None
    """The session that the client named; None: found by `chains`."""
    turn: str | None = None
    """The turn id that the client named."""
    project: str | None = None
    """In which the user works: memories of others are not found."""
    follows: bytes = b""
    """Digest of the id of the answer that it goes on from; empty: of none. Then its chains begin with that."""
    chains: tuple[bytes, ...] = ()
    """Digests of the conversation's prefixes that end in a user message, longest (this turn's own) first."""
    pairs: tuple[bytes, ...] = ()
    """Digests of the last user messages before this one, each with its answer, newest first: `pairs[n]` belongs to
    `chains[n + 1]`. Of turns with the same chain the one with its pair counts; and they alone find a conversation
    whose beginning was cut off: the first `TELLING_PAIRS` of them."""
    ledger: bool = False
    """What was put in front of the past user messages is wanted."""
    shown: bool = False
    """Which turns stand in the history is wanted."""
    vector: Vector | None = None
    """The embedded question; None: nothing is searched densely."""
    unrelated: float = 0.0
    """What the cosine of two texts of this embedder is that have nothing to do with each other."""
    text: str = ""
    """The question, for the lexical search; empty: nothing is searched lexically."""
    meant: str = ""
    """What its words are called otherwise: found as these are, but nothing that has to be there."""
    conclusions: bool = False
    """What the assistant concluded is searched, too."""
    newest: int = 0
    """So many of the newest memories are wanted besides, whatever they say."""
    pool: int = 20
    """How many candidates of each kind of search are wanted."""
    surroundings: Surroundings | None = None
    """The lexical search also looks at what stands around a memory in its session; None: at its own words alone."""
    vectors: bool = False
    """The candidates' vectors are wanted, too."""
    bearing: bool = False
    """What the question bears on is wanted, by topics (docs/rules.md, Topics)."""
    sequels: bool = False
    """What was said later of the same things as the best that is found is wanted, too."""
    summaries: bool = False
    """What stands for the beginning of this conversation is wanted."""


class SearchQuery(msgspec.Struct, frozen=True, kw_only=True):
    """What the memory API searches: all live memories of one owner within reach, whatever a chat would be shown.

    Those that stand in every prompt, working ones of any session, conclusions and what a summary stands for, too.
    Raises `ScopeError` for a reach of several owners.
    """

    reach: Reach
    vector: Vector | None = None
    """The embedded question; None: nothing is searched densely."""
    unrelated: float = 0.0
    """As in a `RecallQuery`."""
    text: str = ""
    """The question, for the lexical search. With neither of the two the newest are found, scored with nothing."""
    meant: str = ""
    """As in a `RecallQuery`."""
    where: Where | None = None
    """Only what this holds for."""
    types: tuple[MemoryType, ...] = ()
    """Only these; empty: all."""
    project: str | None = None
    """Only what belongs to this one, as in a `Listing`; None: whatever it belongs to."""
    pool: int = 100
    """How many candidates of each kind of search are wanted, of those that are meant."""
    vectors: bool = False
    """The candidates' vectors are wanted, too."""
    rows: bool = False
    """What an index has of the candidates is wanted, too."""
    surroundings: Surroundings | None = None
    """As in a `RecallQuery`; what stands around a memory is all that is within reach."""
    bearing: bool = False
    """As in a `RecallQuery`."""

    def __post_init__(self) -> None:
        if self.reach.one_user is None:
            raise ScopeError("a search is of one user's memories, or of those that name none")

    @property
    def is_narrow(self) -> bool:
        """Whether it is asked of the memories themselves, not of their scopes alone, if they are meant."""
        return self.where is not None or bool(self.types) or self.project is not None

    @property
    def is_quick(self) -> bool:
        """Whether few memories are looked up for it, so that it may be answered where other requests wait meanwhile."""
        is_asked = self.vector is not None or bool(self.text)
        return is_asked and not self.is_narrow and self.pool <= QUICK_POOL

    def wants(self, memory: Memory) -> bool:
        """Whether a memory may be found."""
        return (
            self.reach.covers(memory.scope)
            and (not self.types or memory.type in self.types)
            and self.project in (None, memory.project)
            and (self.where is None or holds(self.where, memory))
        )


class Candidate(msgspec.Struct, frozen=True):
    """A memory that a search found, with both raw scores (an engine fills in the one its search lacked)."""

    memory: Memory
    dense: float
    """In a `Recollection` (cosine − the query's `unrelated`) × u/(u + 2), u being the distinct stems of the memory's
    text: short phrases are near to everything. In a `Neighbourhood` the plain cosine. −1…1; 0 without a vector."""
    lexical: float
    """BM25, ≥ 0, comparable within one answer only."""
    context: float = 0.0
    """What its `Surroundings` add to `lexical`, on the same scale, less for long texts; 0 when not asked for."""
    session: float = 0.0
    """How many of the question's words the memory's session has, each by its rarity among sessions; ≥ 0, comparable
    within one answer only. 0 without a session, or when the `Surroundings` were not asked for."""
    vector: Vector | None = None
    """Only if it was asked for."""
    beside: float = 0.0
    """What its `Surroundings` add to `dense`, on the same scale; ≥ 0."""
    covered: float = 0.0
    """How much of the rarity of the question's words stands in it: 0…1, whatever else was found."""
    among: int = 1
    """How many memories were searched."""
    crowding: float = 0.0
    """How much nearer to all of the user's memories it is than others are, on the scale of `dense`: taken off that
    where it is ranked, not where it is told whether it has anything to do with the question. 0: nobody knows."""
    bearing: float = 0.0
    """How much what it is about bears on what is asked, on the scale of `dense`, and added to it as crowding is taken
    off; 0 when not asked for."""


class CoveringSummary(msgspec.Struct, frozen=True, kw_only=True):
    """What stands for the turns of a session up to one of them: the summaries that were in use then, joined."""

    id: str
    """Of the newest of them."""
    chain: bytes
    """The digest of the last turn that they cover: one of the query's `chains`."""
    chains: tuple[bytes, ...]
    """Those of all turns that they cover."""
    text: str
    tokens: int
    by_model: bool
    """None of them is heuristic."""


class PastTurn(msgspec.Struct, frozen=True, kw_only=True):
    """The newest journalled turn of this conversation: its longest known prefix, or the turn that was named."""

    key: TurnKey
    session: str
    chain: bytes
    around: bytes = b""
    at: datetime
    injection: Injection
    latest: bool
    """No later turn of this session is journalled."""
    usage: Usage = Usage()
    added: Added = Added()


class LedgerEntry(msgspec.Struct, frozen=True, kw_only=True):
    """What was put in front of a past user message, to be put there again."""

    chain: bytes
    dynamic: str
    memory_ids: tuple[str, ...]
    mode: str = ""
    """Of the prompt in which it was new: `Added.mode`."""
    until: datetime | None = None
    """`Injection.until`."""


class ShownTurn(msgspec.Struct, frozen=True):
    """A journalled turn whose user message stands in the history that a request has sent."""

    digest: bytes
    """By what it was found: one of the query's `chains`, or of its `pairs` where that message's chain is not known."""
    turn: str


class Recollection(msgspec.Struct, frozen=True, kw_only=True):
    """The answer to a `RecallQuery`. Every memory in it was checked against the scope."""

    epoch: int = -1
    """Goes into the turn's record. −1 (nothing could be read): the journal takes the epoch of the append."""
    candidates: Sequence[Candidate] = ()
    """The union of both pools, unordered: live memories (valid_to is None) of the scope, without those of
    `always_on`. `working` memories only of the query's session, and what belongs to a project only of the query's."""
    always_on: tuple[Memory, ...] = ()
    """Pinned memories and procedural memories of the scope and the project, oldest first: the stable block's."""
    profile: Profile = Profile()
    previous_turn: PastTurn | None = None
    ledger: tuple[LedgerEntry, ...] = ()
    """Of the past chains that are known and had a block, if it was asked for. Of several turns with one chain that of
    the link's session counts, else the one with its pair, else the newest. Blocks with a memory that was closed or
    erased since are left out (P9)."""
    shown: tuple[ShownTurn, ...] = ()
    """If it was asked for: for each chain the turn of the link's session, else the one with its pair, else the newest;
    for a pair whose chain is not known its newest turn."""
    summaries: tuple[CoveringSummary, ...] = ()
    """Those that cover one of the query's chains, in no order, if they were asked for."""
    basis: Basis | None = None
    """What it rests on; None: the store does not tell."""
    complete: bool = True
    """False: the search index is being built or failed; there may be memories that were not found (FAULTS R12)."""

    @property
    def past_ids(self) -> tuple[str, ...]:
        """The memories that were put into the conversation's prompts before, as far as is known."""
        before = () if self.previous_turn is None else self.previous_turn.injection.memory_ids
        return tuple(dict.fromkeys(chain(before, *(entry.memory_ids for entry in self.ledger))))


class Recollector(Protocol):
    """Reads what a request needs."""

    async def recollect(self, query: RecallQuery) -> Recollection:
        """Everything for one request in one round trip."""
        ...

    async def search(self, query: SearchQuery) -> Sequence[Candidate]:
        """The union of the `pool` nearest by meaning and by words of all that is meant, unordered, scored as a chat's.

        What is not meant takes no place in the pool. Raises `StoreUnavailable`.
        """
        ...
