"""A journal in memory that goes away, hangs or refuses, as the real ones do."""

import asyncio

from memory.model.errors import InvalidInput, StoreUnavailable
from memory.model.turn import TurnRecord
from memory.ports.changes import Basis


class Store:
    """Implements `memory.ports.journal.TurnJournal`; the tests look at what it has."""

    def __init__(self) -> None:
        self.records: list[TurnRecord] = []
        self.appends = 0
        self.away = False
        self.hangs = False
        self.refuses = ""
        """The turn that it refuses for good."""
        self.fails = ""
        """The turn that it stumbles over."""
        self.breaks_at: int | None = None
        """It goes away when it has so many records."""

    @property
    def turns(self) -> list[str]:
        return [record.key.turn for record in self.records]

    async def append(self, record: TurnRecord, *, basis: Basis | None = None) -> None:  # noqa: ARG002 - the port's signature
        self.appends += 1
        if self.hangs:
            await asyncio.Event().wait()
        if self.away or len(self.records) == self.breaks_at:
            raise StoreUnavailable("away")
        if record.key.turn == self.refuses:
            raise InvalidInput("never")
        if record.key.turn == self.fails:
            raise ZeroDivisionError
        if record not in self.records:
            self.records.append(record)
