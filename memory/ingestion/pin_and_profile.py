"""What of new memories goes into every prompt: those that are pinned by themselves, and what they say of the user."""

from collections.abc import Sequence

import msgspec

from memory.ingestion.batch import MemoryChange
from memory.model.memory import Actor, Profile
from memory.model.options import PinOptions
from memory.model.scope import Reach, Scope
from memory.model.types import MakeId
from memory.ports.changes import Add, Cause, Close, SetField, Update
from memory.ports.memories import Listing, MemoryStore
from memory.profile.by_model import Lost, Profiler
from memory.profile.pins import Pinner, denied_in, without_denied

_CAUSE = Cause(actor=Actor.UPKEEP)
"""Of a pin that lets go for a newer one."""


class PinAndProfile:
    """Looks at the changes of a batch before they are written."""

    def __init__(self, store: MemoryStore, *, profiler: Profiler, pins: PinOptions, make_id: MakeId) -> None:
        self._store = store
        self._profiler = profiler
        self._pinner = Pinner(pins)
        self._most = pins.most
        self._make_id = make_id

    async def pinned(self, scope: Scope, changes: Sequence[MemoryChange]) -> tuple[MemoryChange, ...]:
        """The changes with what is to be pinned, and with the older pins that let go for it, or are taken back by it.

        Raises `StoreUnavailable`.
        """
        written = [change for change in changes if not isinstance(change, Close)]
        denied = denied_in(change.memory for change in written)
        if scope.user is None or not (denied or any(self._pinner.reason(change.memory) for change in written)):
            return tuple(changes)
        touched = {change.memory_id if isinstance(change, Close) else change.memory.id for change in changes}
        user = Scope(scope.tenant, scope.user, run=scope.run)  # a run's pins stand among its own
        before = await self._store.list(Listing(reach=Reach.of(user), pinned=True, limit=2 * self._most + 1))
        old = [memory for memory in before if memory.id not in touched]
        pinning = self._pinner.pin([change.memory for change in written], old)
        marked = {memory.id: without_denied(memory, denied) for memory in pinning.memories}
        seen = {memory.id: memory.revision for memory in old}
        gone = {memory.id: left for memory in old if (left := without_denied(memory, denied)) is not memory}
        gone |= {memory.id: memory for memory in pinning.released}
        released = [
            Update(memory=each, vector=None, event_id=self._make_id(), seen=seen[each.id], cause=_CAUSE)
            for each in gone.values()
        ]
        kept = (
            change if isinstance(change, Close) else msgspec.structs.replace(change, memory=marked[change.memory.id])
            for change in changes
        )
        return (*kept, *released)

    async def fields(
        self,
        scope: Scope,
        changes: Sequence[MemoryChange],
        lost: Lost | None = None,
        *,
        forgotten: Sequence[str] = (),
        profile: Profile | None = None,
    ) -> tuple[SetField, ...]:
        """What the changes, and what is `lost` beside, make of the user's profile: to be written behind every `Close`.

        `profile`: as the decisions rest on it, if it is known. Raises `StoreUnavailable`.
        """
        written = [each.memory for each in changes if isinstance(each, Add | Update)]
        closed = frozenset(each.memory_id for each in changes if isinstance(each, Close))
        return await self._profiler.changes(
            scope, written, closed=closed, forgotten=frozenset(forgotten), lost=lost, profile=profile
        )
