"""What people change by hand: a field of a profile, a pin, the text of a memory, whether it holds, and all that undone.

A correction wins over what is being ingested: it is made from the newest state, as often as somebody else is faster.
"""

from collections.abc import Awaitable, Callable, Sequence, Set
from typing import TypeVar

import msgspec

from memory.language.prompt_injection import check_by_hand
from memory.model.errors import Conflict, InvalidInput, NotFound
from memory.model.memory import HistoryEvent, HistoryRecord, Memory, Profile, ProfileField, Reason, Source
from memory.model.options import PinOptions
from memory.model.scope import Reach, Scope
from memory.model.types import Clock, MakeId
from memory.ports.changes import Close, RedactSessions, Reopen, SetField, Update
from memory.ports.embedding import Embedder
from memory.ports.memories import MemoryStore
from memory.profile.by_model import after_closing
from memory.profile.by_rules import statements_by_rules
from memory.profile.doubts import doubts
from memory.profile.fields import ProfileOptions, by_hand, merged
from memory.profile.pins import Pinner
from memory.text.markup import QUARANTINED
from memory.text.secrets import redact

T = TypeVar("T")

TRIES = 5
"""How often a correction is made because something else was written meanwhile: a worker writes a turn at a time."""

LONGEST_TEXT = 512
"""Characters of one memory: the bound of an extracted fact, so that an added one competes on equal terms."""


async def owned(store: MemoryStore, scope: Scope, memory_id: str) -> Memory:
    """A live memory that this scope may see: what is not listed for it is not changed for it. Raises `NotFound`."""
    found = await store.get(Reach.of(scope), [memory_id])
    if not found:
        named = " / ".join(name for name in (scope.user, scope.agent, scope.run) if name)
        raise NotFound(f"{named} has no memory {memory_id}")
    return found[0]


def checked_text(text: str) -> str:
    """The text of a memory that is given by hand. Raises `InvalidInput` for one out of its bounds, and for an order."""
    if not 0 < len(text.strip()) <= LONGEST_TEXT:
        raise InvalidInput(f"a memory has 1 to {LONGEST_TEXT} characters, this one has {len(text.strip())}")
    check_by_hand(text)
    check_no_secret(text)
    return text.strip()


def check_no_secret(text: str) -> None:
    """Raise `InvalidInput` for what is never kept, whoever writes it (FAULTS I16)."""
    if redact(text).count:
        raise InvalidInput("no password, key, code, card or account number is kept: leave it out of the text")


class Undone(msgspec.Struct, frozen=True, kw_only=True):
    """A memory as it is now, and the line of its history that was undone."""

    memory: Memory
    line: HistoryRecord


class Corrector:
    """Makes corrections of one store."""

    def __init__(
        self,
        store: MemoryStore,
        *,
        options: ProfileOptions,
        clock: Clock,
        make_id: MakeId,
        pins: PinOptions | None = None,
    ) -> None:
        """`pins`: what is pinned by itself once it is said again; None: as nobody has set."""
        self._store = store
        self._options = options
        self._pinner = Pinner(pins or PinOptions())
        self._clock = clock
        self._make_id = make_id

    async def write_field(
        self, scope: Scope, name: str, values: tuple[str, ...], *, unit: str | None = None
    ) -> ProfileField:
        """Write a field of the profile as its user wants it, over whatever it says; without values it is dropped.

        Raises `InvalidInput`, also for a secret, and `Conflict` if it is written by others all the time.
        """
        for text in (*values, unit or ""):
            check_no_secret(text)
            check_no_secret(f"{name}: {text}")

        async def once() -> ProfileField:
            at = self._clock()
            profile = await self._store.profile(scope)
            field = by_hand(profile, name, values, unit=unit, day=at.date(), options=self._options)
            await self._store.apply(None, [SetField(scope=scope, field=field)], at=at)
            written = (await self._store.profile(scope)).fields  # its version counts on from one that was dropped
            return next((each for each in written if each.name == field.name), field)

        return await _persistently(once)

    async def set_pin(self, scope: Scope, memory_id: str, *, pinned: bool) -> Memory:
        """Pin a memory of this user, or let go of it. Raises `NotFound` and `Conflict`."""

        async def once() -> Memory:
            memory, at = await owned(self._store, scope, memory_id), self._clock()
            if memory.pinned is pinned:
                return memory
            changed = msgspec.structs.replace(memory, pinned=pinned, updated_at=at)
            update = Update(memory=changed, vector=None, event_id=self._make_id(), seen=memory.revision)
            await self._store.apply(None, [update], at=at)
            return changed.rewritten(memory)

        return await _persistently(once)

    async def correct(self, scope: Scope, memory_id: str, text: str, *, embedder: Embedder) -> Memory:
        """Put another text in the place of a memory's, as the user's own words.

        Its old text leaves the sessions, their summaries and the profile, and no block with it is replayed (P9).
        Raises `NotFound`, `InvalidInput`, `EmbeddingError` and `Conflict`.
        """
        text = checked_text(text)

        async def once() -> Memory:
            memory = await owned(self._store, scope, memory_id)
            return memory if memory.text == text else await self._reword(memory, _reworded(memory, text), embedder)

        return await _persistently(once)

    async def _reword(self, memory: Memory, reworded: Memory, embedder: Embedder) -> Memory:
        changed, at = msgspec.structs.replace(reworded, updated_at=self._clock()), self._clock()
        vectors = await embedder.embed([changed.dated_text])
        update = Update(memory=changed, vector=vectors[0], event_id=self._make_id(), seen=memory.revision)
        forget = RedactSessions(scope=memory.scope, memory_ids=(memory.id,))
        fields = await self._fields(changed, forgotten=frozenset((memory.id,)))
        await self._store.apply(None, [forget, *fields, update], at=at)
        return changed.rewritten(memory)

    async def keep(self, scope: Scope, memory_id: str) -> Memory:
        """Confirm a memory that waits for a person: it is so, and may be shown.

        It is in doubt and in quarantine no more, what was inferred of the user is as if she had said it, and what the
        profile withdrew of it is back. Raises `NotFound` and `Conflict`.
        """

        async def once() -> Memory:
            memory, at = await owned(self._store, scope, memory_id), self._clock()
            kept = msgspec.structs.replace(
                memory,
                doubt=None,
                tags=tuple(tag for tag in memory.tags if tag != QUARANTINED),
                source=memory.source if memory.is_conclusion else Source.CONFIRMED,
            )
            if kept == memory:
                return memory
            kept = msgspec.structs.replace(kept, updated_at=at)
            update = Update(memory=kept, vector=None, event_id=self._make_id(), seen=memory.revision)
            user = Scope(scope.tenant, memory.scope.user)
            before = () if user.user is None else (await self._store.profile(user)).fields
            after = [field.confirmed(memory.id) for field in before]
            fields = [SetField(scope=user, field=field) for field in after if field not in before]
            await self._store.apply(None, [update, *fields], at=at)
            return kept.rewritten(memory)

        return await _persistently(once)

    async def close(self, scope: Scope, memory_id: str) -> Memory:
        """Close a memory that does not hold, or should not be known: it can be reopened. Raises as `keep` does."""

        async def once() -> Memory:
            memory, at = await owned(self._store, scope, memory_id), self._clock()
            close = Close(memory_id=memory_id, at=at, event_id=self._make_id(), seen=memory.revision)
            await self._store.apply(None, [close], at=at)
            return msgspec.structs.replace(memory, valid_to=at)

        return await _persistently(once)

    async def undo(self, scope: Scope, memory_id: str, *, embedder: Embedder) -> Undone:
        """Take back the last change of a memory: it is as its history says that it was before.

        An older text is put back as a correction is made, and pinned if what could harm stands in it. Raises as
        `correct` does, also `InvalidInput` where there is nothing to undo.
        """

        async def once() -> Undone:
            live = await self._store.get(Reach.of(scope), [memory_id])
            line = last_change(await self._store.history(Reach.of(scope), memory_id))
            if line is None:
                raise NotFound(f"{scope.user} has no memory {memory_id}")
            if line.is_deleted:
                return Undone(memory=await self.reopen(scope, memory_id), line=line)
            memory = live[0] if live else await owned(self._store, scope, memory_id)
            if line.reason == Reason.IN_DOUBT and memory.doubt is not None:
                return Undone(memory=await self.keep(scope, memory_id), line=line)
            if line.reason in {Reason.PINNED, Reason.UNPINNED}:
                pinned = line.reason == Reason.UNPINNED
                return Undone(memory=await self.set_pin(scope, memory_id, pinned=pinned), line=line)
            if line.event is HistoryEvent.UPDATE and line.new_value and line.old_value:
                former = _reworded(memory, checked_text(line.old_value))
                (former,) = self._pinner.pin([former], ()).memories
                return Undone(memory=await self._reword(memory, former, embedder), line=line)
            why = _NEW if line.event is HistoryEvent.ADD else _LASTING.get(line.reason, "what it said before is gone")
            raise InvalidInput(f"there is nothing to undo: {why}")

        return await _persistently(once)

    async def reopen(self, scope: Scope, memory_id: str) -> Memory:
        """Undo that a memory of this user was closed, as by an order to forget: it is as it was, in the profile, too.

        What was said with it stays out of the sessions. Raises `NotFound` and `Conflict`.
        """

        async def once() -> Memory:
            at, reach = self._clock(), Reach.of(scope)
            closed = {each.id: each for each in await self._store.closed(scope) if reach.covers(each.scope)}
            if memory_id not in closed:
                raise NotFound(f"no memory {memory_id} of {scope.user} was closed")
            memory = msgspec.structs.replace(closed[memory_id], valid_to=None)
            reopen = Reopen(memory_id=memory_id, at=at, event_id=self._make_id())
            await self._store.apply(None, [reopen, *await self._fields(memory)], at=at)
            return await owned(self._store, scope, memory_id)

        return await _persistently(once)

    async def _fields(self, memory: Memory, *, forgotten: Set[str] = frozenset()) -> list[SetField]:
        """What the profile says by a memory that was written by hand, in the place of what it said by the old text.

        To be applied behind what is taken back with those that are `forgotten`.
        """
        user = Scope(memory.scope.tenant, memory.scope.user)
        if user.user is None:
            return []
        before = after_closing(await self._store.profile(user), frozenset(), forgotten).fields
        own = frozenset((memory.id,))
        left = Profile(tuple(field.without(own, lifted=own) for field in before))
        told = statements_by_rules([memory], self._options)
        said = merged(left, (*told, *doubts(left, [memory], told)), self._options)
        now = {field.name: field for field in (*left.fields, *said)}
        return [SetField(scope=user, field=field) for field in now.values() if field not in before]


def last_change(lines: Sequence[HistoryRecord]) -> HistoryRecord | None:
    """The last line of a history that tells of more than that it was said again."""

    def is_said_again(line: HistoryRecord) -> bool:
        is_same = line.old_value is not None and line.old_value == line.new_value
        return line.event is HistoryEvent.UPDATE and (is_same or line.reason == Reason.SAID)

    return next((line for line in reversed(lines) if not is_said_again(line)), None)


_NEW = "it was not changed since it was remembered"
_LASTING: dict[str, str] = {
    Reason.CONFIRMED: "it was confirmed",
    Reason.IN_DOUBT: "it was in doubt, and is no more",
}
"""Why a change cannot be undone."""


def _reworded(memory: Memory, text: str) -> Memory:
    """The memory with another text, as the user's own words."""
    provenance = msgspec.structs.replace(memory.provenance, role="user", prompt_version=None, reworded_in=None)
    return msgspec.structs.replace(
        memory, text=text, source=Source.CONFIRMED, provenance=provenance, replaces=None, doubt=None
    )


async def _persistently(once: Callable[[], Awaitable[T]]) -> T:
    for _ in range(TRIES - 1):
        try:
            return await once()
        except Conflict:
            continue
    return await once()
