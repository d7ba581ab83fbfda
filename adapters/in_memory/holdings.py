"""Ids that providers gave, in memory."""

from collections.abc import Sequence
from datetime import datetime

from adapters.in_memory.data import Data
from adapters.in_memory.kept import HeldId
from memory.model.errors import ScopeError
from memory.model.scope import Digests, Reach
from memory.ports.holdings import Holding
from memory.store.holding import held_with, holding_in


class InMemoryHoldings:
    """Implements `memory.ports.holdings.Holdings`."""

    def __init__(self, data: Data, *, digests: Digests) -> None:
        self._data = data
        self._digests = digests

    async def hold(self, reach: Reach, digests: Sequence[bytes], holding: Holding, *, at: datetime | None) -> None:
        for digest in digests:
            if await self.held(reach, digest) is None:
                self._data.held[self._owner(reach), digest] = HeldId(self._digests.tenant(reach.tenant), holding, at)

    async def held(self, reach: Reach, digest: bytes) -> Holding | None:
        owner = self._owner(reach)
        for turn in self._data.turns.holding(owner, digest):
            if turn.is_found:
                return holding_in(held_with(turn.record)[digest])
        there = self._data.held.get((owner, digest))
        return None if there is None else there.holding

    def _owner(self, reach: Reach) -> bytes:
        owner = self._digests.reached(reach)
        if owner is None:
            raise ScopeError("an id is one user's, or of those that name none")
        return owner
