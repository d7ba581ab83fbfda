"""What is known before a change, as far as its rule asks."""

from collections.abc import Collection, Mapping, Sequence, Set
from datetime import datetime
from typing import Any, NamedTuple, Protocol

import msgspec

from memory.model.memory import Memory, ProfileField
from memory.model.scope import Scope
from memory.model.session import Session, Summary
from memory.model.turn import TurnRecord
from memory.store.plan import KeptEntry


class FactPlace(NamedTuple):
    """The place of a memory among its owner's facts: taken once, by a memory or by the tombstone of an erased one."""

    owner: bytes
    tenant: str
    turn: str
    fact: int

    @classmethod
    def of(cls, owner: bytes, memory: Memory) -> "FactPlace | None":
        """The place of a memory that a turn said; None for one that no turn said."""
        turn = memory.provenance.turn
        return None if turn is None else cls(owner, memory.scope.tenant, turn, memory.provenance.fact_index)


class StoredMemory(msgspec.Struct, frozen=True):
    """A memory that a store has."""

    owner: bytes
    memory: Memory | None
    """None: its body is garbage, or lies where only its owner is known."""
    is_closed: bool = False


class KeptSummary(msgspec.Struct, frozen=True):
    """A summary, its number in the order of a session's summaries, and the number of the one that took it in."""

    number: int
    folded: int | None
    summary: Summary


class KeptHead(msgspec.Struct, frozen=True):
    """What is kept of a session beside its entries and summaries."""

    version: int
    updated_at: datetime
    overrides: Mapping[str, Any]


class KnownSession(msgspec.Struct, frozen=True, kw_only=True):
    """A session without its words."""

    at: Any
    """How the engine names it."""
    state: KeptHead | None
    """None: there is none of this name."""
    entries: Sequence[KeptEntry] = ()
    """Those that were asked about: by their ids, or by their turns."""
    summaries: Sequence[KeptSummary] = ()
    """All, oldest first; empty where only entries were asked about."""


class LoadedSession(msgspec.Struct, frozen=True):
    """A session with all its words, and also the summaries that others took in."""

    at: Any
    session: Session


class Knowledge(Protocol):
    """What a store has. A plan rests on whatever it asked for here."""

    def memory(self, memory_id: str) -> StoredMemory | None:
        """The memory of an id, live or closed, whosesoever it is."""
        ...

    def was_there(self, memory_id: str) -> bool:
        """Whether there is, or was, a memory of this id."""
        ...

    def is_taken(self, place: FactPlace) -> bool:
        """Whether a memory or a tombstone has this place."""
        ...

    def fields(self, owner: bytes) -> Mapping[str, ProfileField]:
        """The owner's profile by name, in the order in which the fields came; dropped ones have no values.

        One that is garbage has no values either.
        """
        ...

    def episodes(self, owner: bytes) -> Sequence[Memory]:
        """The owner's live memories that rest on others, and go with them.

        What sessions became (docs/rules.md, Old sessions), and what assistants concluded.
        """
        ...

    def changes(self, owner: bytes) -> int:
        """A number that rises with each change to the owner's memories and fields."""
        ...

    def holds(self, record: TurnRecord) -> bool:
        """Whether what was put into a turn's prompt still holds, as `MemoryStore.holds` says (P9)."""
        ...

    def entries(self, scope: Scope, session: str, *, ids: Collection[str], turns: Collection[str]) -> KnownSession:
        """A session with those of its entries that have one of these ids, or belong to one of these turns."""
        ...

    def sessions(self, owner: bytes) -> Sequence[LoadedSession]:
        """All sessions of an owner, of all agents and runs."""
        ...

    def turns_of(self, owner: bytes, memory_ids: Set[str]) -> Set[str]:
        """The turns that these memories come from, closed ones too, each as `turn_name` names it."""
        ...

    def turn_name(self, tenant: str, turn: str) -> str:
        """What stands for a turn in the store: its id, or a digest of that."""
        ...
