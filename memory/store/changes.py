"""A change to memories, fields and sessions: what it comes to where this is what is known.

    Add        unless the memory was ever there, or its place among the facts is taken
    Restore    the same, with the history that it had elsewhere
    Update     of a live memory of the very scope, if it is still the one that was seen
    Close      of a live memory, if it is still the one that was seen, with all that the profile says by it
    Reopen     of a closed memory
    SetField   if the field still has the version that it was made from; the first one, if there never was any
    Append…, Redact…   see `sessions`

A job may change what is its own user's alone. Each write gives a memory its next revision, and a field its next
version; who decided on an older one decides anew (`Conflict`).
"""

from collections.abc import Callable, Iterable, Sequence, Set
from datetime import datetime
from typing import Any

import msgspec

from memory.model.errors import Conflict, ScopeError
from memory.model.memory import (
    QUARANTINED,
    Actor,
    Former,
    HistoryEvent,
    HistoryRecord,
    Memory,
    ProfileField,
    ProfileValue,
    Reason,
    Retention,
    Source,
)
from memory.model.scope import Digests, Scope, refuse_another
from memory.model.session import SessionEntry
from memory.model.turn import TurnRecord
from memory.model.types import Vector
from memory.ports.changes import (
    Add,
    AppendEntries,
    Basis,
    Cause,
    Change,
    Close,
    RedactSessions,
    Reopen,
    Restore,
    SessionChange,
    SetField,
    Update,
)
from memory.store import sessions
from memory.store.known import FactPlace, Knowledge, StoredMemory
from memory.store.plan import (
    ChangeSession,
    CloseMemory,
    CountRetrieval,
    DropMemory,
    Operation,
    PutField,
    PutMemory,
    SessionOperation,
    WriteHistory,
)
from memory.store.unlearning import without_former, without_texts


class RedactMemory(msgspec.Struct, frozen=True, kw_only=True):
    """A memory stays and no longer tells of these former texts (see `memory.store.unlearning`)."""

    memory_id: str
    texts: frozenset[str]


class RedactOwner(msgspec.Struct, frozen=True, kw_only=True):
    """What `RedactSessions` says, of an owner who is known by his digest alone."""

    owner: bytes
    tenant: str
    memory_ids: frozenset[str]
    staying: frozenset[str] = frozenset()
    """Memories of which an older text is erased: answers with them go, and summaries, but not what was said of them."""

    @classmethod
    def of(cls, change: RedactSessions, digests: Digests) -> "RedactOwner":
        """The same of the owner whom a change names."""
        owner, ids = digests.owner(change.scope), frozenset(change.memory_ids)
        return cls(owner=owner, tenant=change.scope.tenant, memory_ids=ids)


class ForgetFields(msgspec.Struct, frozen=True, kw_only=True):
    """What these memories said leaves their owner's profile."""

    owner: bytes
    tenant: bytes
    memory_ids: frozenset[str]


ErasingChange = RedactMemory | RedactOwner | ForgetFields
"""What an erasure changes of what stays."""

AnyChange = Change | SessionChange | ErasingChange


def decide(  # noqa: PLR0913 - all that a decision rests on
    known: Knowledge,
    changes: Sequence[AnyChange],
    *,
    digests: Digests,
    job: Scope | None = None,
    retrieved: Iterable[str] = (),
    basis: Basis | None = None,
    holding: TurnRecord | None = None,
    at: datetime,
    corrected: datetime,
) -> tuple[Operation, ...]:
    """What is to be done where this is `known`.

    `job`: whose turn it is; None: a command's, made by hand. `retrieved`: memories that stood in the turn's prompt.
    `basis`: what was decided on. `holding`: a turn whose prompt must still hold. `corrected`: blocks with what is
    corrected or dropped here are older than that.

    Raises `Conflict` and `ScopeError`: then nothing is to be done.
    """
    if basis is not None and known.changes(digests.owner(basis.scope)) != basis.changes:
        raise Conflict("what is known of the user was changed meanwhile")
    if holding is not None and not known.holds(holding):
        raise Conflict("what stood in the prompt was erased or corrected meanwhile")
    deciding = _Deciding(known, digests, job=job, at=at, corrected=corrected)
    for change in changes:
        deciding.take(change)
    for memory_id in retrieved:
        deciding.count_retrieval(memory_id)
    return deciding.plan


def field_written(before: ProfileField | None, field: ProfileField) -> ProfileField | None:
    """A field as it is kept where `before` is kept now (without values: dropped); None: there is nothing to be kept.

    Raises `Conflict` unless what is kept has the version that `field` names.
    """
    is_there = before is not None and before.is_kept
    version = 0 if before is None else before.version
    if field.version != (version if is_there else 0):
        raise Conflict(f"the profile's field {field.name} was written meanwhile")
    if not field.is_kept and not is_there:
        return None
    return msgspec.structs.replace(field, version=version + 1)


_TOLD_WITH_TEXT = (Reason.CHANGED, Reason.CORRECTED, Reason.SAID)
_EDITED = ("tags", "metadata", "importance", "expires_at", "feedback")
"""What a person may change of a memory beside its text and its pin."""


def reason_of(former: Memory | None, memory: Memory, *, by_hand: bool) -> Reason | None:
    """Why a memory was written anew, as far as both states tell; None: for nothing that its history tells."""
    if former is None or former.text != memory.text:
        return Reason.CORRECTED if by_hand else Reason.CHANGED
    if former.mentioned_at != memory.mentioned_at:
        return Reason.SAID
    if memory.doubt not in (None, former.doubt):
        return Reason.IN_DOUBT
    was_waiting = former.doubt is not None or QUARANTINED in former.tags or former.source is Source.INFERRED
    is_waiting = memory.doubt is not None or QUARANTINED in memory.tags or memory.source is Source.INFERRED
    if was_waiting and not is_waiting:
        return Reason.CONFIRMED
    if former.pinned is not memory.pinned:
        return Reason.PINNED if memory.pinned else Reason.UNPINNED
    is_edited = any(getattr(former, name) != getattr(memory, name) for name in _EDITED)
    return Reason.EDITED if by_hand and is_edited else None


class _Deciding:
    """A plan under way: each change adds its operations, and what they do is known to the next one."""

    def __init__(
        self, known: Knowledge, digests: Digests, *, job: Scope | None, at: datetime, corrected: datetime
    ) -> None:
        self._known = known
        self._digests = digests
        self._job = None if job is None else digests.owner(job)
        self._at = at
        self._corrected = corrected
        self._operations: list[Operation] = []
        self._memories: dict[str, StoredMemory | None] = {}
        self._places: set[FactPlace] = set()
        self._fields: dict[bytes, dict[str, ProfileField]] = {}
        self._sessions: dict[Any, list[SessionOperation]] = {}
        self._appended: dict[tuple[Scope, str], list[SessionEntry]] = {}
        self._rules: dict[type[AnyChange], Callable[[Any], None]] = {
            Add: self.add,
            Restore: self.restore,
            Update: self.update,
            Close: self.close,
            Reopen: self.reopen,
            SetField: self.set_field,
            AppendEntries: self.append,
            RedactSessions: self.redact_said,
            RedactOwner: self.redact_sessions,
            RedactMemory: self.redact_memory,
            ForgetFields: self.forget_fields,
        }

    @property
    def plan(self) -> tuple[Operation, ...]:
        for (scope, name), entries in self._appended.items():
            ids, turns = {entry.id for entry in entries}, {entry.turn.turn for entry in entries if entry.turn}
            session = self._known.entries(scope, name, ids=ids, turns=turns)
            self._sessions.setdefault(session.at, []).extend(sessions.appended(session, entries))
        changed = (ChangeSession(at, tuple(operations)) for at, operations in self._sessions.items() if operations)
        return (*self._operations, *changed)

    def take(self, change: AnyChange) -> None:
        scope = _scope_of(change)
        if self._job is not None and scope is not None and self._digests.owner(scope) != self._job:
            raise ScopeError("a turn may only change what is its own user's")
        self._rules[type(change)](change)

    def count_retrieval(self, memory_id: str) -> None:
        before = self._live(memory_id)
        if before is None or before.memory is None or self._job not in (None, before.owner):
            return
        memory = before.memory
        self._operations.append(CountRetrieval(memory=memory))
        last = memory.last_retrieved_at
        if memory.retention is Retention.TENTATIVE and last is not None and last.date() < self._at.date():
            # Of use on another day again: it was not said for once.
            self._rewrite(before, msgspec.structs.replace(memory, retention=Retention.PASSAGE))

    # ── Memories ──────────────────────────────────────────────────────────────────────────────────────────────

    def add(self, change: Add) -> None:
        memory = change.memory
        if not self._takes_place(memory):
            return
        self._put_new(change)
        reason = Reason.ADDED if self._is_by_hand(change.cause) else Reason.SAID
        line = self._line(memory, change.event_id, HistoryEvent.ADD, change.cause, reason, at=self._at)
        self._remember(memory, line, said_in=memory.provenance.session)

    def restore(self, change: Restore) -> None:
        if not self._takes_place(change.memory):
            return
        # In front: what is closed is kept with the newest line of its history.
        for line in change.lines:
            self._remember(change.memory, line, said_in=line.session)
        self._put_new(change)

    def _takes_place(self, memory: Memory) -> bool:
        """Whether a new memory may be written: neither it nor its fact was ever there."""
        place = FactPlace.of(self._digests.owner(memory.scope), memory)
        if memory.id in self._memories or self._known.was_there(memory.id):
            return False
        if place is not None and (place in self._places or self._known.is_taken(place)):
            return False
        if place is not None:
            self._places.add(place)
        return True

    def _put_new(self, change: Add) -> None:
        memory, owner = change.memory, self._digests.owner(change.memory.scope)
        is_closed = memory.valid_to is not None
        self._memories[memory.id] = StoredMemory(owner, memory, is_closed=is_closed)
        closes = CloseMemory(memory=memory, is_new=True)
        self._operations.append(closes if is_closed else PutMemory(memory=memory, vector=change.vector, is_new=True))

    def update(self, change: Update) -> None:
        memory, before = change.memory, self._live(change.memory.id)
        if before is not None and before.owner != self._digests.owner(memory.scope):
            refuse_another(memory.id, None, memory.scope)
        if before is not None and before.memory is not None:
            refuse_another(memory.id, before.memory.scope, memory.scope)
        _check_seen(memory.id, before, change.seen)
        if before is None:
            return
        by_hand, former = self._job is None, before.memory
        is_reworded = former is None or former.text != memory.text
        if reason := reason_of(former, memory, by_hand=self._is_by_hand(change.cause)):
            line = self._line(memory, change.event_id, HistoryEvent.UPDATE, change.cause, reason, at=self._at)
            if former is not None and self._is_by_hand(change.cause):
                line = msgspec.structs.replace(line, former=Former.of(former, memory))
            if reason in _TOLD_WITH_TEXT:
                line = msgspec.structs.replace(line, old_value=former and former.text)
                # By hand: nobody said it there.
                self._remember(memory, line, said_in=None if by_hand else memory.provenance.session)
            else:
                self._remember(memory, msgspec.structs.replace(line, new_value=None))
        self._rewrite(before, memory, vector=change.vector, is_corrected=by_hand and is_reworded)

    def close(self, change: Close) -> None:
        before = self._live(change.memory_id)
        if before is not None and self._job not in (None, before.owner):
            raise ScopeError(f"memory {change.memory_id} is not of this turn's user: nothing was changed")
        _check_seen(change.memory_id, before, change.seen)
        if before is None or before.memory is None:
            return
        memory, unused_since = before.memory, change.unused_since
        if unused_since is not None and memory.last_used_at > unused_since:
            raise Conflict(f"memory {memory.id} was of use meanwhile")
        reason = Reason.CLOSED if self._is_by_hand(change.cause) else Reason.ENDED
        line = self._line(memory, change.event_id, HistoryEvent.DELETE, change.cause, reason, at=change.at)
        line = msgspec.structs.replace(line, old_value=memory.text, new_value=None, is_deleted=True)
        self._remember(memory, line)
        self._rewrite(before, msgspec.structs.replace(memory, valid_to=change.at, closed_for=line.reason))

    def reopen(self, change: Reopen) -> None:
        before = self._stored(change.memory_id)
        if before is None or before.memory is None or not before.is_closed:
            return
        # Who wants it back wants it kept: for good, unless it has a date that is to come.
        memory = msgspec.structs.replace(
            before.memory,
            valid_to=None,
            closed_for="",
            updated_at=change.at,
            retention=Retention.LASTING,
            expires_at=None if before.memory.is_over(change.at) else before.memory.expires_at,
        )
        self._rewrite(before, memory)
        line = self._line(memory, change.event_id, HistoryEvent.ADD, Cause(), Reason.REOPENED, at=change.at)
        self._remember(memory, line, said_in=memory.provenance.session)

    def redact_memory(self, change: RedactMemory) -> None:
        before = self._stored(change.memory_id)
        if before is None or before.memory is None:
            return
        memory = before.memory
        # Whoever has read it before must not write back what is taken here: it is another revision now.
        left = msgspec.structs.replace(without_texts(memory, change.texts), updated_at=self._corrected)
        self._rewrite(before, left, is_corrected=True)
        tenant = self._digests.tenant(memory.scope.tenant)
        self._change_fields(before.owner, tenant, lambda field: without_former(field, memory))

    def _rewrite(
        self, before: StoredMemory, memory: Memory, *, vector: Vector | None = None, is_corrected: bool = False
    ) -> None:
        """The next revision of a memory that is there: live, or closed with all that the profile says by it."""
        old, is_closed = before.memory, memory.valid_to is not None
        if is_closed:
            # What it replaced stands in its history, which tells in which session that was said (P9).
            memory = msgspec.structs.replace(memory, replaces=None)
        memory = memory.rewritten(old)
        self._memories[memory.id] = StoredMemory(before.owner, memory, is_closed=is_closed)
        if not is_closed:
            is_same = old is not None and not before.is_closed and old.dated_text == memory.dated_text
            self._operations.append(
                PutMemory(
                    memory=memory,
                    vector=vector,
                    keeps_vector=vector is None and is_same,
                    is_corrected=is_corrected,
                )
            )
            return
        self._operations.append(CloseMemory(memory=memory, is_corrected=is_corrected))
        if not before.is_closed:
            tenant = self._digests.tenant(memory.scope.tenant)
            self._change_fields(before.owner, tenant, lambda field: field.without({memory.id}))

    def _stored(self, memory_id: str) -> StoredMemory | None:
        return self._memories[memory_id] if memory_id in self._memories else self._known.memory(memory_id)

    def _live(self, memory_id: str) -> StoredMemory | None:
        stored = self._stored(memory_id)
        return None if stored is None or stored.is_closed else stored

    def _line(
        self, memory: Memory, event_id: str, event: HistoryEvent, cause: Cause, reason: Reason, *, at: datetime
    ) -> HistoryRecord:
        """A line that tells the memory's text as what it says now. `reason`: why, unless the cause knows better."""
        return HistoryRecord(
            id=event_id,
            memory_id=memory.id,
            event=event,
            old_value=None,
            new_value=memory.text,
            timestamp=at,
            actor=self._actor(cause),
            reason=cause.reason or reason,
            turn=cause.turn,
            said_at=cause.said_at,
        )

    def _actor(self, cause: Cause) -> Actor:
        return cause.actor or (Actor.PERSON if self._job is None else Actor.USER)

    def _is_by_hand(self, cause: Cause) -> bool:
        return self._actor(cause) is Actor.PERSON

    def _remember(self, memory: Memory, line: HistoryRecord, *, said_in: str | None = None) -> None:
        """Write a line. `said_in`: the session with which it goes (P9); no other line names a turn."""
        told = msgspec.structs.replace(line, turn=None if said_in is None else line.turn, session=said_in)
        self._operations.append(WriteHistory(line=told, scope=memory.scope, session=said_in))

    # ── Fields ────────────────────────────────────────────────────────────────────────────────────────────────

    def set_field(self, change: SetField) -> None:
        if change.scope.profiled is None:
            raise ScopeError("a profile is a user's, and no run's: name a user")
        tenant, owner = self._digests.tenant(change.scope.tenant), self._digests.owner(change.scope)
        if change.is_first and change.field.name in self._fields_of(owner):
            return
        is_corrected = change.is_corrected or (self._job is None and not change.is_first)
        self._put_field(owner, tenant, change.field, is_corrected=is_corrected)

    def forget_fields(self, change: ForgetFields) -> None:
        self._change_fields(
            change.owner, change.tenant, lambda field: field.without(change.memory_ids, lifted=change.memory_ids)
        )

    def _put_field(self, owner: bytes, tenant: bytes, field: ProfileField, *, is_corrected: bool) -> None:
        fields = self._fields_of(owner)
        before = fields.get(field.name)
        written = field_written(before, field)
        if written is not None:
            fields[field.name] = written
            # What is withdrawn leaves the blocks in which it stands at once, and what is marked stands there anew.
            is_corrected = is_corrected or not written.values or not _in_doubt(written) <= _in_doubt(before)
            self._operations.append(PutField(owner=owner, tenant=tenant, field=written, is_corrected=is_corrected))

    def _change_fields(self, owner: bytes, tenant: bytes, change: Callable[[ProfileField], ProfileField]) -> None:
        for field in list(self._fields_of(owner).values()):
            if field.is_kept and (left := change(field)) != field:
                self._put_field(owner, tenant, left, is_corrected=True)

    def _fields_of(self, owner: bytes) -> dict[str, ProfileField]:
        if owner not in self._fields:
            self._fields[owner] = dict(self._known.fields(owner))
        return self._fields[owner]

    # ── Sessions ──────────────────────────────────────────────────────────────────────────────────────────────

    def append(self, change: AppendEntries) -> None:
        self._appended.setdefault((change.scope, change.session), []).extend(change.entries)

    def redact_said(self, change: RedactSessions) -> None:
        redacted = RedactOwner.of(change, self._digests)
        self.redact_sessions(redacted)
        # What is taken back puts nothing in doubt any more.
        tenant, taken_back = self._digests.tenant(redacted.tenant), redacted.memory_ids
        self._change_fields(redacted.owner, tenant, lambda field: field.without(frozenset(), lifted=taken_back))

    def redact_sessions(self, change: RedactOwner) -> None:
        """The words of the turns that the memories come from go, answers that were given with them, and later ones."""
        owner, told = change.owner, change.memory_ids | change.staying
        if not told:
            return
        turns = self._known.turns_of(owner, change.memory_ids)

        def tells(entry: SessionEntry) -> bool:
            said = entry.turn is not None and self._known.turn_name(change.tenant, entry.turn.turn) in turns
            return said or not told.isdisjoint(entry.memory_ids)

        answered = set[str]()
        for loaded in self._known.sessions(owner):
            derived = {each.id: each for each in sessions.answers_with(loaded.session.entries, told)}
            answered |= {each.turn.turn for each in derived.values() if each.turn is not None}
            gone = sessions.redacted(loaded.session, lambda entry, derived=derived: tells(entry) or entry.id in derived)
            self._sessions.setdefault(loaded.at, []).extend(gone)
        self._unsummarise(owner, told, answered)

    def _unsummarise(self, owner: bytes, told: Set[str], answered: Set[str]) -> None:
        """What sessions became, and what was concluded, goes with what it rests on, and with the answer that it was.

        What else a summary stands for is recalled again.
        """

        def rests(episode: Memory) -> bool:
            was_answered = episode.is_conclusion and episode.provenance.turn in answered
            return was_answered or not told.isdisjoint(episode.source_memory_ids)

        for episode in self._known.episodes(owner):
            if not rests(episode) or self._live(episode.id) is None:
                continue
            self._memories[episode.id] = None
            self._operations.append(DropMemory(memory=episode))
            tenant = self._digests.tenant(episode.scope.tenant)
            self._change_fields(owner, tenant, lambda field, gone=episode.id: field.without({gone}))
            for original in () if episode.is_conclusion else episode.source_memory_ids:
                before = self._live(original)
                if before is not None and before.memory is not None and before.memory.compressed:
                    self._rewrite(before, msgspec.structs.replace(before.memory, compressed=False))


def _in_doubt(field: ProfileField | None) -> set[ProfileValue]:
    values = () if field is None else (*field.values, *field.withdrawn)
    return {value for value in values if value.doubt is not None}


def _scope_of(change: AnyChange) -> Scope | None:
    """Whose a change says it is; None: it names a memory by its id, or is an erasure's."""
    match change:
        case Add() | Update():
            return change.memory.scope
        case SetField() | AppendEntries() | RedactSessions():
            return change.scope
        case _:
            return None


def _check_seen(memory_id: str, before: StoredMemory | None, seen: int | None) -> None:
    memory = None if before is None else before.memory
    if seen is not None and (memory is None or memory.revision != seen):
        raise Conflict(f"memory {memory_id} was written or erased meanwhile")
