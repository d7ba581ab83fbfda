"""What people change by hand: a field of a profile, a pin, a memory and what it carries, whether it holds, and undoing.

A correction wins over what is being ingested: it is made from the newest state, in turn with other corrections of the
memory and anew as often as a turn, or another process, is faster (`InTurn`); `Contended` where they always are.
Unless its caller says which revision of the memory has been `seen`: of another one nothing is changed (`Outdated`).
"""

from collections.abc import Awaitable, Callable, Mapping, Sequence, Set
from datetime import UTC, datetime
from typing import Any, TypeVar

import msgspec
from msgspec import UNSET, UnsetType

from memory.language.prompt_injection import check_by_hand
from memory.model.errors import InvalidInput, NotFound, Outdated
from memory.model.memory import (
    OWN_TAGS,
    QUARANTINED,
    HistoryEvent,
    HistoryRecord,
    Memory,
    Profile,
    ProfileField,
    Reason,
    Source,
)
from memory.model.options import PinOptions
from memory.model.profile_options import ProfileOptions
from memory.model.scope import Reach, Scope
from memory.model.types import Clock, MakeId
from memory.ports.changes import Close, RedactSessions, Reopen, SetField, Update
from memory.ports.embedding import Embedder
from memory.ports.memories import MemoryStore
from memory.profile.by_model import after_closing
from memory.profile.by_rules import statements_by_rules
from memory.profile.doubts import doubts
from memory.profile.merging import by_hand, merged
from memory.profile.pins import Pinner, ends_of
from memory.store.in_turn import WAIT_SECONDS, InTurn
from memory.text.cleaning import sanitise
from memory.text.secrets import check_no_secret

T = TypeVar("T")

LONGEST_TEXT = 8_000
"""Characters of a memory that is given as it is: some 2,000 tokens, all that a prompt has for memories."""


LONGEST_TAG, MOST_TAGS = 128, 50
"""Characters of a tag, and tags of a memory: they are read with it wherever it is, and say what a text does not."""


async def owned(store: MemoryStore, reach: Reach, memory_id: str, *, seen: int | None = None) -> Memory:
    """A live memory within reach: what is not listed is not changed. Raises `NotFound`.

    `seen`: the revision that its caller decided on; raises `Outdated` if it is another one now.
    """
    found = await store.get(reach, [memory_id])
    if not found:
        raise NotFound(f"{reach.whose} has no memory {memory_id}")
    if seen not in (None, found[0].revision):
        raise Outdated(f"memory {memory_id} was changed since: its revision is {found[0].revision}, not {seen}")
    return found[0]


def checked_text(text: str) -> str:
    """The text of a memory that is given by hand, without what hides in it (FAULTS B20).

    Raises `InvalidInput` for one out of its bounds, for an order, and for a secret.
    """
    text = sanitise(text).strip()
    if not 0 < len(text) <= LONGEST_TEXT:
        raise InvalidInput(f"a memory has 1 to {LONGEST_TEXT} characters, this one has {len(text)}", field="text")
    check_by_hand(text)
    check_no_secret(text, field="text")
    return text


def checked_date(expires_at: datetime, *, now: datetime) -> datetime:
    """Until when a memory is to hold, in UTC. Raises `InvalidInput` for a past time, and for one without a zone."""
    if expires_at.tzinfo is None:
        wrong = f"{expires_at.isoformat()} is no moment: say its distance from UTC, as in 2031-05-01T00:00Z"
        raise InvalidInput(wrong, field="expires_at")
    if expires_at <= now:
        raise InvalidInput(f"{expires_at.isoformat()} is past: close the memory, or delete it", field="expires_at")
    return expires_at.astimezone(UTC)


def checked_tags(tags: Sequence[str]) -> tuple[str, ...]:
    """A memory's tags that are given by hand, each once. Raises `InvalidInput`, also for one of `OWN_TAGS`."""
    found = tuple(dict.fromkeys(tag.strip() for tag in tags))
    if len(found) > MOST_TAGS or not all(0 < len(tag) <= LONGEST_TAG for tag in found):
        raise InvalidInput(f"a memory has at most {MOST_TAGS} tags of 1 to {LONGEST_TAG} characters", field="tags")
    if ours := sorted(OWN_TAGS.intersection(found)):
        raise InvalidInput(
            f"nobody sets {', '.join(ours)} by hand: what is so tagged is kept, pinned or closed", field="tags"
        )
    for tag in found:
        check_no_secret(tag, field="tags")
    return found


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
        wait_seconds: float = WAIT_SECONDS,
    ) -> None:
        """`pins`: what is pinned by itself once it is said again; None: as nobody has set.

        `wait_seconds`: so long a correction waits for others of what it corrects.
        """
        self._store = store
        self._options = options
        self._pinner = Pinner(pins or PinOptions())
        self._clock = clock
        self._make_id = make_id
        self._wait_seconds = wait_seconds
        self._in_turn = InTurn()

    async def write_field(
        self, scope: Scope, name: str, values: tuple[str, ...], *, unit: str | None = None
    ) -> ProfileField:
        """Write a field of the profile as its user wants it, over whatever it says; without values it is dropped.

        Raises `InvalidInput`, also for a secret, and `Contended` if it is written by others all the time.
        """

        async def once() -> ProfileField:
            at = self._clock()
            profile = await self._store.profile(scope)
            field = by_hand(profile, name, values, unit=unit, day=at.date(), options=self._options)
            await self._store.apply(None, [SetField(scope=scope, field=field)], at=at)
            written = (await self._store.profile(scope)).fields  # its version counts on from one that was dropped
            return next((each for each in written if each.name == field.name), field)

        return await self._in_turn.write(scope, once, seconds=self._wait_seconds)

    async def set_pin(self, reach: Reach, memory_id: str, *, pinned: bool, seen: int | None = None) -> Memory:
        """Pin a memory within reach, or let go of it. Raises `NotFound`, `Contended` and `Outdated`."""

        async def once() -> Memory:
            memory = await owned(self._store, reach, memory_id, seen=seen)
            return await self._edit(memory, msgspec.structs.replace(memory, pinned=pinned))

        return await self._written(memory_id, once)

    async def correct(
        self, reach: Reach, memory_id: str, text: str, *, embedder: Embedder, seen: int | None = None
    ) -> Memory:
        """Put another text in the place of a memory's, as the user's own words. As `update` does."""
        return await self.update(reach, memory_id, text=text, embedder=embedder, seen=seen)

    async def update(  # noqa: PLR0913 - all that may be changed of a memory
        self,
        reach: Reach,
        memory_id: str,
        *,
        text: str | None = None,
        metadata: Mapping[str, Any] | None = None,
        tags: Sequence[str] | None = None,
        importance: float | None = None,
        expires_at: datetime | UnsetType | None = UNSET,
        pinned: bool | None = None,
        embedder: Embedder,
        seen: int | None = None,
    ) -> Memory:
        """Change what is named of a memory within reach, in one write; nothing named: as it is.

        Metadata and tags are replaced whole, but for `OWN_TAGS`.

        `expires_at`: until when it holds, pinned or not; None: it has no date any more.
        Another text is the user's own words: the old one leaves the sessions, their summaries and the profile, and no
        block with it is replayed (P9). Raises `NotFound`, `InvalidInput`, `EmbeddingError`, `Contended` and `Outdated`.
        """
        if importance is not None and not 0 <= importance <= 1:
            raise InvalidInput(f"a number from 0 to 1, not {importance}", field="importance")
        given: dict[str, Any] = {
            "importance": importance,
            "metadata": None if metadata is None else dict(metadata),
            "pinned": pinned,
            "tags": None if tags is None else checked_tags(tags),
        }
        fields = {name: value for name, value in given.items() if value is not None}
        if expires_at is not UNSET:
            fields["expires_at"] = None if expires_at is None else checked_date(expires_at, now=self._clock())
        said = None if text is None else checked_text(text)

        async def once() -> Memory:
            memory = await owned(self._store, reach, memory_id, seen=seen)
            changed = _changed(memory, fields)
            if said in (None, memory.text):
                return await self._edit(memory, changed)
            return await self._reword(memory, _reworded(changed, said), embedder)

        return await self._written(memory_id, once)

    async def rate(self, reach: Reach, memory_id: str, *, useful: bool | None) -> Memory:
        """Count that a memory was of use, or was not; None: forget what was counted. Raises `NotFound`, `Contended`."""

        async def once() -> Memory:
            memory = await owned(self._store, reach, memory_id)
            counted = 0 if useful is None else memory.feedback + (1 if useful else -1)
            return await self._edit(memory, msgspec.structs.replace(memory, feedback=counted))

        return await self._written(memory_id, once)

    async def keep(self, reach: Reach, memory_id: str, *, seen: int | None = None) -> Memory:
        """Confirm a memory that waits for a person: it is so, and may be shown.

        It is in doubt and in quarantine no more, what was inferred of the user is as if she had said it, and what the
        profile withdrew of it is back. Raises `NotFound`, `Contended` and `Outdated`.
        """

        async def once() -> Memory:
            return await self._keep(await owned(self._store, reach, memory_id, seen=seen))

        return await self._written(memory_id, once)

    async def close(self, reach: Reach, memory_id: str, *, seen: int | None = None) -> Memory:
        """Close a memory that does not hold, or should not be known: it can be reopened. Raises as `keep` does.

        What was said with it leaves the sessions and their summaries, as with an order to forget.
        """

        async def once() -> Memory:
            memory, at = await owned(self._store, reach, memory_id, seen=seen), self._clock()
            close = Close(memory_id=memory_id, at=at, event_id=self._make_id(), seen=memory.revision)
            forget = RedactSessions(scope=memory.scope, memory_ids=(memory.id,))
            await self._store.apply(None, [close, forget], at=at)
            return msgspec.structs.replace(memory, valid_to=at, closed_for=Reason.CLOSED).rewritten(memory)

        return await self._written(memory_id, once)

    async def undo(self, reach: Reach, memory_id: str, *, embedder: Embedder) -> Undone:
        """Take back the last change of a memory: it is as its history says that it was before.

        An older text is put back as a correction is made, and pinned if what could harm stands in it and the change
        did not pin. Raises as `update` does, also `Outdated` where there is nothing to undo.
        """

        async def once() -> Undone:
            live = await self._store.get(reach, [memory_id])
            line = last_change(await self._store.history(reach, memory_id))
            if line is None:
                raise NotFound(f"{reach.whose} has no memory {memory_id}")
            if line.is_deleted:
                return Undone(memory=await self._reopen(reach, memory_id), line=line)
            memory = live[0] if live else await owned(self._store, reach, memory_id)
            if line.reason == Reason.IN_DOUBT and memory.doubt is not None:
                return Undone(memory=await self._keep(memory), line=line)
            was = self._was(line)
            if line.event is HistoryEvent.UPDATE and line.new_value and line.old_value:
                former = _reworded(_changed(memory, was), checked_text(line.old_value))
                if "pinned" not in was:
                    (former,) = self._pinner.pin([former], ()).memories
                return Undone(memory=await self._reword(memory, former, embedder), line=line)
            if was and not line.new_value:
                return Undone(memory=await self._edit(memory, _changed(memory, was)), line=line)
            why = _NEW if line.event is HistoryEvent.ADD else _LASTING.get(line.reason, "what it said before is gone")
            raise Outdated(f"there is nothing to undo: {why}")

        return await self._written(memory_id, once)

    async def reopen(self, reach: Reach, memory_id: str) -> Memory:
        """Undo that a memory within reach was closed, as by an order to forget: it is as it was, in the profile, too.

        What was said with it stays out of the sessions. Raises `NotFound` and `Contended`.
        """

        async def once() -> Memory:
            return await self._reopen(reach, memory_id)

        return await self._written(memory_id, once)

    # ── One try of each ───────────────────────────────────────────────────────────────────────────────────────

    async def _written(self, memory_id: str, once: Callable[[], Awaitable[T]]) -> T:
        """What a correction of that memory gives, once it is its turn and nothing was written meanwhile."""
        return await self._in_turn.write(memory_id, once, seconds=self._wait_seconds)

    def _was(self, line: HistoryRecord) -> dict[str, Any]:
        """What a line says that a memory was before, but for its text. Raises `InvalidInput` for a past date."""
        if line.former is None:
            is_pin = line.reason in {Reason.PINNED, Reason.UNPINNED}
            return {"pinned": line.reason == Reason.UNPINNED} if is_pin else {}
        was = line.former.told
        if was.get("expires_at") is not None:
            was["expires_at"] = checked_date(was["expires_at"], now=self._clock())
        return was

    async def _edit(self, memory: Memory, edited: Memory) -> Memory:
        """Write a memory whose text stays, unless nothing is changed."""
        if edited == memory:
            return memory
        at = self._clock()
        edited = edited.edited(memory, at)
        update = Update(memory=edited, vector=None, event_id=self._make_id(), seen=memory.revision)
        await self._store.apply(None, [update, *await self._dated(memory, edited)], at=at)
        return edited.rewritten(memory)

    async def _reword(self, memory: Memory, reworded: Memory, embedder: Embedder) -> Memory:
        changed, at = msgspec.structs.replace(reworded, updated_at=self._clock()), self._clock()
        vectors = await embedder.embed([changed.dated_text])
        update = Update(memory=changed, vector=vectors[0], event_id=self._make_id(), seen=memory.revision)
        forget = RedactSessions(scope=memory.scope, memory_ids=(memory.id,))
        fields = await self._fields(changed, forgotten=frozenset((memory.id,)))
        # First: what stands for a summarised memory goes with its old text, which is a change to that, too.
        await self._store.apply(None, [update, forget, *fields], at=at)
        return changed.rewritten(memory)

    async def _keep(self, memory: Memory) -> Memory:
        kept = msgspec.structs.replace(
            memory,
            doubt=None,
            tags=tuple(tag for tag in memory.tags if tag != QUARANTINED),
            source=memory.source if memory.is_conclusion else Source.CONFIRMED,
        )
        if kept == memory:
            return memory
        at = self._clock()
        kept = kept.edited(memory, at)
        update = Update(memory=kept, vector=None, event_id=self._make_id(), seen=memory.revision)
        await self._store.apply(None, [update, *await self._confirmed(memory)], at=at)
        return kept.rewritten(memory)

    async def _reopen(self, reach: Reach, memory_id: str) -> Memory:
        at, last = self._clock(), next(iter(await self._store.last(reach, [memory_id])), None)
        if last is None or last.valid_to is None:
            raise NotFound(f"no memory {memory_id} of {reach.whose} was closed")
        memory = msgspec.structs.replace(last, valid_to=None)
        reopen = Reopen(memory_id=memory_id, at=at, event_id=self._make_id())
        await self._store.apply(None, [reopen, *await self._fields(memory)], at=at)
        return await owned(self._store, reach, memory_id)

    async def _dated(self, memory: Memory, edited: Memory) -> list[SetField]:
        """What the profile says by a memory, until its new date."""
        user = memory.scope.profiled
        if user is None or (ends := ends_of([edited])) == ends_of([memory]):
            return []
        before = (await self._store.profile(user)).fields
        after = [field.dated(ends) for field in before]
        return [SetField(scope=user, field=field) for field in after if field not in before]

    async def _confirmed(self, memory: Memory) -> list[SetField]:
        """What the profile says again of what it withdrew of a memory that is confirmed."""
        user = memory.scope.profiled
        if user is None:
            return []
        before = (await self._store.profile(user)).fields
        after = [field.confirmed(memory.id) for field in before]
        return [SetField(scope=user, field=field) for field in after if field not in before]

    async def _fields(self, memory: Memory, *, forgotten: Set[str] = frozenset()) -> list[SetField]:
        """What the profile says by a memory that was written by hand, in the place of what it said by the old text.

        To be applied behind what is taken back with those that are `forgotten`.
        """
        user = memory.scope.profiled
        if user is None:
            return []
        before = after_closing(await self._store.profile(user), frozenset(), forgotten).fields
        own = frozenset((memory.id,))
        left = Profile(tuple(field.without(own, lifted=own) for field in before))
        told = statements_by_rules([memory], self._options)
        said = merged(left, (*told, *doubts(left, [memory], told)), self._options)
        ends = ends_of([memory])
        now = {field.name: field.dated(ends) for field in (*left.fields, *said)}
        return [SetField(scope=user, field=field) for field in now.values() if field not in before]


def last_change(lines: Sequence[HistoryRecord]) -> HistoryRecord | None:
    """The last line of a history that tells of what can be taken back; if none does, of another change, or the first.

    That it was said again is no change. Of feedback no former state is kept, nor did older releases keep one of tags,
    metadata and their like: what was changed before them is the last change.
    """

    def is_said_again(line: HistoryRecord) -> bool:
        is_same = line.old_value is not None and line.old_value == line.new_value
        return line.event is HistoryEvent.UPDATE and (is_same or line.reason == Reason.SAID)

    told = [line for line in reversed(lines) if not is_said_again(line)]
    last = next((line for line in told if line.reason != Reason.EDITED or line.former is not None), None)
    return last if last is not None and last.event is not HistoryEvent.ADD else next(iter(told), None)


_NEW = "it was not changed since it was remembered"
_LASTING: dict[str, str] = {
    Reason.CONFIRMED: "it was confirmed",
    Reason.EDITED: "feedback was given, or an older release changed its tags, metadata, importance or date: set these",
    Reason.IN_DOUBT: "it was in doubt, and is no more",
}
"""Why a change cannot be undone."""


def _changed(memory: Memory, fields: Mapping[str, Any]) -> Memory:
    """The memory with other fields; of its tags the `OWN_TAGS` stay."""
    if "tags" in fields:
        ours = (tag for tag in memory.tags if tag in OWN_TAGS)
        fields = {**fields, "tags": (*fields["tags"], *ours)}
    return msgspec.structs.replace(memory, **fields)


def _reworded(memory: Memory, text: str) -> Memory:
    """The memory with another text, as the user's own words."""
    provenance = msgspec.structs.replace(memory.provenance, role="user", prompt_version=None, reworded_in=None)
    return msgspec.structs.replace(
        memory, text=text, source=Source.CONFIRMED, provenance=provenance, replaces=None, doubt=None, compressed=False
    )
