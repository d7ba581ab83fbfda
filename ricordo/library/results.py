"""What comes back: dicts, as JSON has them, whose keys are attributes, too.

`found["results"][0]["memory"]` and `found.results[0].memory` are the same. Times are text in ISO 8601, ids are text.
"""

from typing import Any


class Fields(dict[str, Any]):
    """A dict whose keys are attributes, too. Its classes name the ones that are always there."""

    __slots__ = ()

    def __getattr__(self, name: str) -> Any:  # noqa: ANN401 - whatever JSON has there
        try:
            return self[name]
        except KeyError:
            raise AttributeError(f"{type(self).__name__} has no {name!r}: it has {', '.join(self)}") from None


class MemoryItem(Fields):
    """A memory."""

    __slots__ = ()

    id: str
    memory: str
    """What it says."""
    hash: str
    """The md5 hex digest of that."""
    metadata: dict[str, Any]
    user_id: str | None
    agent_id: str | None
    run_id: str | None
    session_id: str | None
    """In which it was said."""
    project: str | None
    """In which alone it is recalled; None: everywhere."""
    app_id: str | None
    """The application to which a mem0 client has told it."""
    type: str
    """`semantic`, `episodic`, `procedural` (always in the prompt) or `working`."""
    source: str
    """`confirmed`: the user's own words; `inferred`: anybody else's, or a document."""
    pinned: bool
    """In every prompt of its user."""
    importance: float
    """0…1."""
    tags: list[str]
    view: str
    """Where it stands for its user: `about`, `always`, `chats` or `review`."""
    why: str
    """Why it is kept, in words."""
    mentioned_at: str
    """The day on which it was said, as YYYY-MM-DD."""
    created_at: str
    updated_at: str
    expires_at: str | None
    """From then on it is gone from every read and prompt."""
    revision: int
    """Counts its changes from 1: `update` takes it, and refuses if it is another by now."""
    doubt: dict[str, Any] | None
    """What says that it may have changed: a `memory_id`, the `day` on which that was said, and `memory`, its words."""
    score: float | None
    """0…1, of what was found: from 0.5 on a chat would be shown it if it were all that is known."""


class ClosedItem(MemoryItem):
    """A memory that was closed, as it was last."""

    __slots__ = ()

    closed_at: str | None
    closed_for: str
    """Why: `forgotten`, `ended`, `closed`, `expired`, …; empty: an older release closed it."""


class EventItem(Fields):
    """What became of a fact: `ADD`, `UPDATE`, `DELETE` or `NONE`."""

    __slots__ = ()

    event: str
    id: str | None
    old_memory: str | None
    new_memory: str | None
    reason: str


class HistoryItem(Fields):
    """A line of a memory's history: `ADD`, `UPDATE` or `DELETE`."""

    __slots__ = ()

    id: str
    memory_id: str
    event: str
    old_value: str | None
    new_value: str | None
    timestamp: str
    is_deleted: bool
    actor: str
    reason: str


class UserItem(Fields):
    """Somebody who has memories."""

    __slots__ = ()

    user_id: str | None
    agent_id: str | None
    run_id: str | None
    memories: int


class AddResult(Fields):
    """What became of what was added, fact by fact."""

    __slots__ = ()

    results: list[EventItem]


class FoundResult(Fields):
    """Memories: those that were found, the best score first, or all of them, oldest first."""

    __slots__ = ()

    results: list[MemoryItem]


class ClosedResult(Fields):
    """Memories that were closed, oldest first."""

    __slots__ = ()

    results: list[ClosedItem]


class DeleteResult(Fields):
    """How much was closed or deleted, or would be."""

    __slots__ = ()

    memories: int
    state: str
    """`closed`; `erased`, or `compacting`: nothing reads it any more, its text leaves the store's file by itself."""
    dry_run: bool


class ImportResult(Fields):
    """What was read in."""

    __slots__ = ()

    memories: int
    fields: int
    """Of profiles."""
    known: int
    """Memories and fields that were left as they are: they were there."""
    left_out: int
    """Lines of which not everything is there; `left_out_lines` has the first of them, each a `line` and `why`."""
    left_out_lines: list[dict[str, Any]]
    complete: bool
    """Whether all is there: the last line came, none was missing, and none was left out."""


class RecallResult(Fields):
    """Memories for a prompt, within a budget."""

    __slots__ = ()

    memories: list[MemoryItem]
    total_tokens: int
    budget_used: float
    """The share of the budget, 0…1."""


class ContextResult(Fields):
    """What is known that bears on a question, as a model is to read it."""

    __slots__ = ()

    stable: str
    """For the system message: the same until what is always on changes."""
    dynamic: str
    """For the front of the newest user message."""
    tokens: int
    memory_ids: list[str]
    messages: list[dict[str, Any]]
    """Those that were given, with both blocks in their places: to be sent."""
    status: str
    """`hit`, `miss`, `degraded`: the memory could not be read in time; `off`: it is switched off, or only watched."""
    reason: str
    """Why, unless it is a `hit`."""
