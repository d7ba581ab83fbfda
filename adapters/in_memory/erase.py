"""Erasing from the dictionaries, in the rulebook's order. Nobody reads or writes meanwhile."""

import time
from collections.abc import Callable
from datetime import datetime

import msgspec

from adapters.in_memory.changes import COMMIT_SECONDS, Changes
from adapters.in_memory.data import Data
from adapters.in_memory.journal import holds
from adapters.in_memory.kept import KeptMemory, KeptTurn, SessionPlace
from adapters.in_memory.queue import trim_finished
from memory.model.moments import EPOCH, micros
from memory.model.scope import Digests, Scope
from memory.model.turn import blanked
from memory.ports.jobs import JobState
from memory.ports.memories import Erased, Erasure
from memory.store.changes import AnyChange, ForgetFields, RedactMemory, RedactOwner
from memory.store.correcting import corrected_at
from memory.store.erasing import BY_ID, PARTS, STEPS, Step, named, unsaid


def erase(data: Data, erasure: Erasure, *, changes: Changes, digests: Digests, at: datetime) -> Erased:
    """What `memory.ports.memories.MemoryStore.erase` says. Raises `InvalidInput`."""
    corrected = corrected_at(at, since=time.monotonic(), within=COMMIT_SECONDS)
    return _InMemoryErasing(data, named(erasure), changes=changes, digests=digests, corrected=corrected).whole()


def extent(data: Data, erasure: Erasure, *, changes: Changes, digests: Digests) -> Erased:
    """What `memory.ports.memories.MemoryStore.extent` says. Raises `InvalidInput`."""
    return _InMemoryErasing(data, named(erasure), changes=changes, digests=digests, corrected=EPOCH).extent()


class _InMemoryErasing:
    """An erasure under way."""

    def __init__(
        self, data: Data, erasure: Erasure, *, changes: Changes, digests: Digests, corrected: datetime
    ) -> None:
        named, what = erasure, erasure.what
        scope = None if named.user is None or what == "tenant" else Scope(named.tenant, named.user)
        self._data = data
        self._named = named
        self._changes = changes
        self._corrected = corrected
        self._tenant = digests.tenant(named.tenant)
        self._owner = None if scope is None else digests.owner(scope)
        self._session = named.session if what == "session" else None
        session = digests.session(scope, named.session) if scope and named.session else None
        part = digests.part(named.reach) if what in PARTS else None
        self._digest = {"tenant": self._tenant, "user": self._owner, "session": session}.get(what, part)
        self._memories = {name: kept for name, kept in data.memories.items() if self._is_erased(name, kept)}
        self._owners = {kept.owner for kept in self._memories.values()} | set(filter(None, [self._owner]))
        self._said: dict[str, frozenset[str]] = {}
        """Memories that stay, and the texts that an erased session said by them."""
        self._epoch = 0
        self._is_known = what != "session" or bool(self._memories) or self._digest in data.epochs
        self._ways: dict[Step, Callable[[], object]] = {
            Step.RAISE_EPOCH: self.raise_epoch,
            Step.DROP_SESSIONS: self.drop_sessions,
            Step.TRIM_FINISHED: lambda: trim_finished(data),
            Step.READ_HISTORIES: self.read_histories,
            Step.REDACT_MEMORIES: self.redact_memories,
            Step.REDACT_SESSIONS: self.redact_sessions,
            Step.FORGET_FIELDS: self.forget_fields,
            Step.BLANK_LINKS: self.blank_links,
            Step.FORGET_MEMORIES: self.forget_memories,
            Step.DROP_TURNS: self.drop_turns,
            Step.LEAVE_HISTORIES: self.leave_histories,
            Step.DROP_REST: self.drop_rest,
        }

    def whole(self) -> Erased:
        """All steps."""
        found = self.extent()
        for step in STEPS[self._named.what]:
            self._ways[step]()
        return msgspec.structs.replace(found, known=self._is_known or not found.is_nothing)

    def extent(self) -> Erased:
        """How much it is, before the first step."""
        steps = STEPS[self._named.what]
        owners = [it for it, owner in self._data.owners.items() if self._covers(owner.tenant, it, None)]
        # A mark alone tells of no turn.
        turns = [turn for turn in self._its_turns() if turn.is_found or turn.state is JobState.DEAD]
        return Erased(
            memories=len(self._memories),
            turns=len(turns) if Step.DROP_TURNS in steps else 0,
            sessions=len(self._its_sessions()) if Step.DROP_SESSIONS in steps else 0,
            fields=sum(map(self._data.kept_fields, owners)) if Step.DROP_REST in steps else 0,
        )

    def _its_turns(self) -> list[KeptTurn]:
        return [
            turn
            for turn in self._data.turns
            if self._covers(turn.tenant, turn.owner, turn.record.session)
            and self._is_of_part(turn.record.scope.agent, turn.record.scope.run)
        ]

    def _its_sessions(self) -> list[SessionPlace]:
        return [
            place
            for place in self._data.sessions
            if self._covers(place.tenant, place.owner, place.name) and self._is_of_part(place.agent, place.run)
        ]

    def _covers(self, tenant: bytes, owner: bytes, session: str | None) -> bool:
        return tenant == self._tenant and self._owner in (None, owner) and self._session in (None, session)

    def _is_of_part(self, agent: str | None, run: str | None) -> bool:
        return self._named.agent in (None, agent) and self._named.run in (None, run)

    def _is_erased(self, memory_id: str, kept: KeptMemory) -> bool:
        memory = kept.read()
        if not self._covers(kept.tenant, kept.owner, None if memory is None else memory.provenance.session):
            return False
        if self._named.what in BY_ID:
            return memory_id in self._named.memory_ids and (kept.is_closed or self._named.what == "memory")
        return memory is None or self._is_of_part(memory.scope.agent, memory.scope.run)

    # ── The steps ─────────────────────────────────────────────────────────────────────────────────────────────

    def raise_epoch(self) -> None:
        if self._digest is not None:
            self._epoch = self._data.epochs[self._digest] = self._data.epoch + 1

    def drop_sessions(self) -> None:
        for place in self._its_sessions():
            del self._data.sessions[place]

    def read_histories(self) -> None:
        for memory_id, lines in self._data.history.items():
            stays = memory_id not in self._memories and self._data.memories[memory_id].owner == self._owner
            if self._session is not None and stays and any(line.session == self._session for line in lines):
                _, self._said[memory_id] = unsaid(lines, self._session)
                self._is_known = True

    def redact_memories(self) -> None:
        self._redact(*(RedactMemory(memory_id=name, texts=texts) for name, texts in self._said.items()))

    def redact_sessions(self) -> None:
        gone, staying = frozenset(self._memories), frozenset(self._said)
        tenant = self._named.tenant
        self._redact(*(RedactOwner(owner=it, tenant=tenant, memory_ids=gone, staying=staying) for it in self._owners))

    def forget_fields(self) -> None:
        gone = frozenset(self._memories)
        self._redact(*(ForgetFields(owner=it, tenant=self._tenant, memory_ids=gone) for it in self._owners))

    def _redact(self, *changes: AnyChange) -> None:
        self._changes.make(changes, at=self._corrected, corrected=self._corrected)

    def blank_links(self) -> None:
        told = self._memories.keys() | self._said.keys()
        for turn in self._data.turns:
            record = turn.record
            if turn.owner not in self._owners:
                continue
            # What the worker closed was not erased.
            hold = holds(self._data, turn.owner, record.injection, micros(record.at), closed=True)
            if not hold or not told.isdisjoint(record.injection.memory_ids):
                turn.record = msgspec.structs.replace(record, injection=blanked(record.injection))

    def forget_memories(self) -> None:
        for memory_id, kept in self._memories.items():
            self._data.drop(memory_id)
            if self._named.what in BY_ID and kept.place is not None:
                self._data.places.add(kept.place)  # its turn does not bring it back

    def drop_turns(self) -> None:
        for turn in self._its_turns():
            if turn.record.epoch < self._epoch:
                self._data.turns.drop(turn)

    def leave_histories(self) -> None:
        for memory_id in self._said:
            left, _ = unsaid(self._data.history[memory_id], self._session or "")
            self._data.history[memory_id] = [line for line in left if line is not None]

    def drop_rest(self) -> None:
        held = self._data.held
        self._data.held = {it: each for it, each in held.items() if not self._covers(each.tenant, it[0], None)}
        for digest in [it for it, owner in self._data.owners.items() if self._covers(owner.tenant, it, None)]:
            del self._data.owners[digest]
            self._data.places = {place for place in self._data.places if place.owner != digest}
