"""What a change comes to: plain operations, in order, which an engine carries out all together or not at all."""

from collections.abc import Mapping
from datetime import datetime
from typing import Any

import msgspec

from memory.model.memory import HistoryRecord, Memory, ProfileField
from memory.model.scope import Scope
from memory.model.session import SessionEntry, Summary
from memory.model.types import Vector

# ── Memories ──────────────────────────────────────────────────────────────────────────────────────────────────


class PutMemory(msgspec.Struct, frozen=True, kw_only=True):
    """A live memory, as it is from here on under its id.

    A new one takes its place (turn, fact index) among its owner's facts, and starts with the retrievals that it names.
    Of one that is there both stay: where it first came from, and what the store has counted.
    """

    memory: Memory
    vector: Vector | None = None
    keeps_vector: bool = False
    """Its text is what it was, and so is its vector. Else it has `vector`, or none until one is filled in."""
    is_new: bool = False
    is_corrected: bool = False
    """No block with an older text of it is replayed (P9)."""


class CloseMemory(msgspec.Struct, frozen=True, kw_only=True):
    """A memory is in no read any more. As it was last it is kept: for a reopening, and for an erasure."""

    memory: Memory
    is_new: bool = False
    """It was closed before it came here: from another store."""
    is_corrected: bool = False
    """As `PutMemory`'s."""


class DropMemory(msgspec.Struct, frozen=True, kw_only=True):
    """A memory goes with its history, and its place among the facts is free again."""

    memory: Memory


class WriteHistory(msgspec.Struct, frozen=True, kw_only=True):
    """A line is added to a memory's history."""

    line: HistoryRecord
    scope: Scope
    session: str | None
    """In which the line's new text was said: it goes with that (P9)."""


class CountRetrieval(msgspec.Struct, frozen=True, kw_only=True):
    """A live memory stood in a prompt once more."""

    memory: Memory


class PutField(msgspec.Struct, frozen=True, kw_only=True):
    """A field of a profile, with its new version; without values it was dropped, and only tells when."""

    owner: bytes
    tenant: bytes
    field: ProfileField
    is_corrected: bool
    """No block with an older state of it is replayed (P9)."""


# ── Sessions ──────────────────────────────────────────────────────────────────────────────────────────────────


class KeptEntry(msgspec.Struct, frozen=True, kw_only=True):
    """An entry of a session without its words."""

    id: str
    turn: str | None = None
    step: int = 0
    attempt: int = 0
    tokens: int = 0
    summary_id: str | None = None
    """What stands for it."""


class KeepSession(msgspec.Struct, frozen=True, kw_only=True):
    """The session is there from here on, and so is what is said here of it; None: as it was, or as of a new one."""

    updated_at: datetime | None = None
    version: int | None = None
    overrides: Mapping[str, Any] | None = None


class PutEntries(msgspec.Struct, frozen=True):
    """New entries behind all others, each under the summary that it names."""

    entries: tuple[SessionEntry, ...]


class DropEntries(msgspec.Struct, frozen=True):
    """Entries for which no summary stands go."""

    entries: tuple[KeptEntry, ...]


class MarkEntries(msgspec.Struct, frozen=True):
    """A summary stands for these entries."""

    entries: tuple[KeptEntry, ...]
    summary_id: str


class BlankEntries(msgspec.Struct, frozen=True):
    """Entries lose their words, in their places, under the summary that they had."""

    entries: tuple[SessionEntry, ...]
    freed_tokens: int
    """How many they had."""


class PutSummary(msgspec.Struct, frozen=True):
    """A new summary, the newest of all, which takes in the older ones that it names."""

    summary: Summary


class DropSummaries(msgspec.Struct, frozen=True):
    """All summaries go; what they stood for is active again."""


class DropSession(msgspec.Struct, frozen=True):
    """The session goes with all that is in it."""


SessionOperation = (
    KeepSession | PutEntries | DropEntries | MarkEntries | BlankEntries | PutSummary | DropSummaries | DropSession
)


class ChangeSession(msgspec.Struct, frozen=True):
    """Operations on one session, which the engine has named itself."""

    at: Any
    operations: tuple[SessionOperation, ...]


Operation = PutMemory | CloseMemory | DropMemory | WriteHistory | CountRetrieval | PutField | ChangeSession
