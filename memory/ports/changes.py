"""What may be done to what is known. A job's changes are applied in one transaction, or not at all."""

from datetime import datetime
from enum import StrEnum

import msgspec

from memory.model.memory import Actor, HistoryRecord, Memory, ProfileField, Reason
from memory.model.scope import Scope
from memory.model.session import SessionEntry
from memory.model.types import Vector


class Cause(msgspec.Struct, frozen=True, kw_only=True):
    """Who changes a memory, and why, as its history tells it. What is None is told by the change itself."""

    actor: Actor | None = None
    reason: Reason | None = None
    turn: str | None = None
    """In which the memory's new text was said."""
    said_at: datetime | None = None
    """When it was said, if it is imported."""


class Add(msgspec.Struct, frozen=True, kw_only=True):
    """A new memory with its vector (None: to be filled in later, FAULTS I09)."""

    memory: Memory
    vector: Vector | None
    event_id: str
    """The id of its history line."""
    cause: Cause = Cause()


class Restore(Add, frozen=True, kw_only=True):
    """A memory as it was elsewhere, live or closed, at its revision and with its history. Added as any other.

    One whose id is there, in whosever memory, is left out.
    """

    lines: tuple[HistoryRecord, ...] = ()
    """Oldest first; in the place of the one that says that it was added."""


class Update(msgspec.Struct, frozen=True, kw_only=True):
    """A memory's new state under its old id and in its old scope; its old text goes to the history if it changed.

    That it was said again, is in doubt or no more, is pinned or no more, stands there, too.
    """

    memory: Memory
    vector: Vector | None
    event_id: str
    seen: int | None = None
    """The `revision` that this was made from, and all of whose text may be in it: if the memory is gone or was written
    since, nothing is changed (`Conflict`). None: whatever is there."""
    cause: Cause = Cause()


class Close(msgspec.Struct, frozen=True, kw_only=True):
    """A memory is no longer valid: gone from every read, kept in the history."""

    memory_id: str
    at: datetime
    event_id: str
    seen: int | None = None
    """As an `Update`'s."""
    unused_since: datetime | None = None
    """It is closed for want of use: if it was of use after this, nothing is changed (`Conflict`)."""
    cause: Cause = Cause()


class Reopen(msgspec.Struct, frozen=True, kw_only=True):
    """A closed memory is valid again, under its id and as it was last; its vector is filled in later."""

    memory_id: str
    at: datetime
    event_id: str


class SetField(msgspec.Struct, frozen=True, kw_only=True):
    """A field of the user's profile (whatever the agent: a profile is the user's). Without values it is dropped.

    `field.version` is the version that the field had when this was decided, 0 if there was none.
    """

    scope: Scope
    field: ProfileField
    is_corrected: bool = False
    """No block with an older state of it is replayed: a value is gone that none may go on asserting."""
    is_first: bool = False
    """Only where there never was such a field: one that was dropped stays so. No block has an older state of it."""


Change = Add | Update | Close | Reopen | SetField


class Basis(msgspec.Struct, frozen=True):
    """What a decision, or a prompt, rests on: all that was known of a user when there had been so many changes."""

    scope: Scope
    changes: int


class AppendEntries(msgspec.Struct, frozen=True, kw_only=True):
    """What was said in a session. An entry that is there already (by its id) is left out.

    Entries of a turn replace what an earlier attempt left of the same and later steps, but for what is compressed.
    """

    scope: Scope
    session: str
    entries: tuple[SessionEntry, ...]


class RedactSessions(msgspec.Struct, frozen=True, kw_only=True):
    """What these memories said leaves the sessions, too (P9): for a correction or a deletion by hand.

    The entries of the turns that they come from, and the answers that were given with them in the prompt, lose their
    content; every summary of such a session goes, and what it stood for is active again.
    """

    scope: Scope
    memory_ids: tuple[str, ...]


SessionChange = AppendEntries | RedactSessions
"""What an engine with a `SessionStore` applies beside a `Change`, in the same transaction."""


class Applied(StrEnum):
    """What became of a job's changes."""

    APPLIED = "applied"
    ALREADY = "already"
    """The job was done before: nothing was changed."""
    VOID = "void"
    """The scope was erased since the turn was read: nothing was changed, the job is done."""
