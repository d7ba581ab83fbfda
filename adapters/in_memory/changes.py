"""Carries out what the rulebook decides. Nothing is waited for in between, and what can fail has been tried before."""

from collections.abc import Callable, Sequence
from datetime import datetime
from typing import Any

import msgspec

from adapters.in_memory import sessions
from adapters.in_memory.data import Data
from adapters.in_memory.kept import InMemoryField, KeptMemory
from adapters.in_memory.known import InMemoryKnown
from memory.model.memory import ProfileField
from memory.model.moments import micros
from memory.model.scope import Digests, Scope
from memory.model.turn import TurnRecord
from memory.model.types import Analyze, Vector
from memory.ports.changes import Add, AppendEntries, Basis, Change, SessionChange, Update
from memory.retrieval.rows import row_of
from memory.store.bodies import body_of
from memory.store.changes import AnyChange, decide
from memory.store.erasing import SaidLine
from memory.store.known import FactPlace
from memory.store.plan import (
    ChangeSession,
    CloseMemory,
    CountRetrieval,
    DropMemory,
    Operation,
    PutEntries,
    PutField,
    PutMemory,
    WriteHistory,
)
from memory.store.vectors import unit

COMMIT_SECONDS = 1.0
"""How long ago a change may have been asked for when it is made: who asked meanwhile was given the old."""


class Changes:
    """Makes changes to memories, profiles and sessions."""

    def __init__(self, data: Data, *, digests: Digests, analyze: Analyze, embedder: str) -> None:
        self._data = data
        self._digests = digests
        self._analyze = analyze
        self._embedder = embedder

    def ready(self, change: Change | SessionChange) -> Change | SessionChange:
        """The change with a vector of unit length. Raises `EmbeddingError` and `InvalidInput`."""
        if isinstance(change, AppendEntries):
            sessions.check(change.session, [PutEntries(change.entries)])
        if not isinstance(change, Add | Update):
            return change
        body_of(change.memory)
        if change.vector is None:
            return change
        return msgspec.structs.replace(change, vector=self.unit(change.vector, self._embedder))

    def unit(self, vector: Vector, embedder: str) -> Vector:
        """The vector, of unit length and of the embedder's dimension. Raises `EmbeddingError`."""
        found = unit(vector, self._data.dimensions.get(embedder))
        self._data.dimensions[embedder] = found.size
        return found

    def make(
        self,
        changes: Sequence[AnyChange],
        *,
        job: Scope | None = None,
        retrieved: Sequence[str] = (),
        basis: Basis | None = None,
        holding: TurnRecord | None = None,
        at: datetime,
        corrected: datetime,
    ) -> None:
        """All of them as `decide` says, or none. Raises what it raises."""
        plan = decide(
            InMemoryKnown(self._data, self._digests),
            changes,
            digests=self._digests,
            job=job,
            retrieved=retrieved,
            basis=basis,
            holding=holding,
            at=at,
            corrected=corrected,
        )
        carrying = _InMemoryPlan(
            self._data,
            digests=self._digests,
            analyze=self._analyze,
            embedder=self._embedder,
            at=micros(at),
            corrected=micros(corrected),
        )
        carrying.carry_out(plan)


class _InMemoryPlan:
    """A plan that is being carried out; `at` and `corrected` in microseconds."""

    def __init__(
        self, data: Data, *, digests: Digests, analyze: Analyze, embedder: str, at: int, corrected: int
    ) -> None:
        self._data = data
        self._digests = digests
        self._analyze = analyze
        self._embedder = embedder
        self._at = at
        self._corrected = corrected
        self._ways: dict[type[Operation], Callable[[Any], None]] = {
            PutMemory: self._put,
            CloseMemory: self._put,
            DropMemory: lambda dropped: data.drop(dropped.memory.id),
            WriteHistory: lambda written: data.history.setdefault(written.line.memory_id, []).append(
                SaidLine(written.line, written.session or "")
            ),
            CountRetrieval: self._count,
            PutField: self._put_field,
            ChangeSession: lambda changed: sessions.carry_out(data, changed.at, changed.operations),
        }

    def carry_out(self, plan: Sequence[Operation]) -> None:
        for operation in plan:
            self._ways[type(operation)](operation)

    def _put(self, put: PutMemory | CloseMemory) -> None:
        memory, before = put.memory, self._data.memories.pop(put.memory.id, None)
        owner, tenant = self._digests.owner(memory.scope), self._digests.tenant(memory.scope.tenant)
        changed = self._data.next_change(owner, tenant)
        now = KeptMemory(
            number=changed,
            changed=changed,
            tenant=tenant,
            owner=owner,
            place=FactPlace.of(owner, memory),
            body=body_of(memory),
            is_closed=isinstance(put, CloseMemory),
            # A row whose vector is missing is known by that.
            search=row_of(memory, self._analyze, embedded=True),
            retrievals=memory.retrieval_count,
            retrieved_at=None if memory.last_retrieved_at is None else micros(memory.last_retrieved_at),
        )
        if isinstance(put, PutMemory) and put.vector is not None:
            now.vector, now.embedder = put.vector, self._embedder
        if before is not None:
            now.number, now.place, now.corrected = before.number, before.place, before.corrected
            now.retrievals, now.retrieved_at = before.retrievals, before.retrieved_at
            if isinstance(put, PutMemory) and put.keeps_vector:
                now.vector, now.embedder = before.vector, before.embedder
        if put.is_corrected:
            now.corrected = self._corrected
        if now.place is not None:
            self._data.places.add(now.place)
        self._data.memories[memory.id] = now

    def _count(self, counted: CountRetrieval) -> None:
        kept = self._data.memories[counted.memory.id]
        kept.retrievals += 1
        kept.retrieved_at = max(kept.retrieved_at or 0, self._at)

    def _put_field(self, put: PutField) -> None:
        self._data.next_change(put.owner, put.tenant)
        fields, name = self._data.fields(put.owner), put.field.name
        corrected = fields[name].corrected if name in fields else 0
        # Of a field that was dropped nothing stays but when, and how often it was written.
        field = put.field if put.field.is_kept else ProfileField(name=name, values=(), version=put.field.version)
        fields[name] = InMemoryField(field, self._corrected if put.is_corrected else corrected)
