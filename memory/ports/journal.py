"""The one write of a chat request: the turn, kept before its answer ends."""

from typing import Protocol

from memory.model.scope import Reach
from memory.model.turn import TurnRecord
from memory.ports.changes import Basis
from memory.ports.search import PastTurn


class TurnJournal(Protocol):
    """Keeps turns, durably, before they are acknowledged."""

    async def append(self, record: TurnRecord, *, basis: Basis | None = None) -> None:
        """Returns once the record is fsynced; concurrent appends share a commit.

        What an erasure has voided since it was read is not kept (P9). `basis`: what the prompt rests on: where nothing
        of the user has changed since, nothing of that was erased, and a store need not look.

        The journal gives the attempt: a record whose key is taken by another request of the turn (another `at`) gets
        the next free one. Appending the same record again replaces nothing and raises nothing.
        """
        ...


class TurnArchive(Protocol):
    """What was recalled for a turn: `GET /memory/v1/turns/{turn}`."""

    async def turn(self, reach: Reach, turn: str) -> tuple[PastTurn, ...]:
        """All steps and attempts of a turn that are within reach, oldest first. Raises `NotFound`."""
        ...
