"""The errors of the memory, and who is to blame for each.

MemoryFault
├── ScopeError            the caller: nobody is named, or more than it may
│   └── BadName           the caller: nobody can be called so
├── SavingOff             the caller: nothing of this user is to be kept
├── QuotaReached          the caller: its tenant keeps as much as it may
├── InvalidInput          the caller: a value is out of its bounds
├── NotFound              the caller: no such memory, turn, job or key in this scope
├── Conflict              nobody: it was changed meanwhile; read it again and decide anew
│   ├── Outdated          the caller: it takes a memory for what it is not, and has to read it again
│   └── Contended         nobody: others write there all the time; sent again later it is done
├── StoreUnavailable      the store: away, locked, full; the chat goes on, ingestion waits
│   ├── StoreTaken        the operator: another process does what only one may do with it
│   └── StoreLost         the store: no waiting brings it back, only its operator
│       ├── StoreCorrupt  it is damaged; nothing is written any more
│       ├── StoreReadOnly its file system takes nothing any more
│       └── StoreGone     it was deleted or moved while it was open
├── StoreUnfit            the operator: the server refuses us, or would not keep what it is given
├── SecretMismatch        the operator: the store was written under another RICORDO_SECRET
├── EmbeddingError        the embedder: failed, or gave a vector that must not be stored
└── EmbedderChanged       the operator: the vectors were made by another embedder; `ricordo reembed`
"""


class MemoryFault(Exception):
    """Anything that goes wrong inside the memory."""


class ScopeError(MemoryFault, ValueError):
    """No user, agent or run is named, or one that may not be used."""


class BadName(ScopeError):
    """A user, an agent or a run cannot be called so."""


class SavingOff(MemoryFault):
    """Somebody switched off that anything of this user is kept."""


class QuotaReached(MemoryFault):
    """The tenant's memories are as many, or as large, as they may be."""


class InvalidInput(MemoryFault, ValueError):
    """A value is out of its bounds."""

    def __init__(self, problem: str, *, field: str | None = None) -> None:
        """`field`: where it was given, as `filters.AND[1].operator`; the message begins with it."""
        super().__init__(problem if field is None else f"{field}: {problem}")
        self.field = field


class NotFound(MemoryFault, LookupError):
    """There is no such thing in this scope."""


class Conflict(MemoryFault):
    """What was read to decide a write was changed before it."""


class Outdated(Conflict):
    """The caller has seen another revision than the one that is there, or a change that is not: no second try helps."""


class Contended(Conflict):
    """Others wrote there for as long as the caller waited. Nothing was changed."""


class StoreUnavailable(MemoryFault):
    """The store cannot be reached or written at the moment."""

    def __init__(self, problem: str = "", *, told: str = "") -> None:
        """`told`: what is amiss and what to do, as its clients may know it ("is full: …"): without path or address."""
        super().__init__(problem)
        self.told = told


class StoreTaken(StoreUnavailable):
    """Another process ingests into the store, which only one may."""


class StoreLost(StoreUnavailable):
    """The store is not coming back by itself."""


class StoreCorrupt(StoreLost):
    """The store's integrity check failed."""


class StoreReadOnly(StoreLost):
    """The store's file system is read-only."""


class StoreGone(StoreLost):
    """The store's files are no longer where they were opened."""


class StoreUnfit(MemoryFault):
    """The store's server refuses us, or is set up so that it may lose memories."""


class SecretMismatch(MemoryFault):
    """The store was written under another secret: its digests cannot be found again."""


class EmbeddingError(MemoryFault):
    """The embedder failed, or returned NaN, infinity, zero or a wrong dimension."""


class EmbedderChanged(MemoryFault):
    """The store's vectors were made by another embedder than the one that is configured."""
