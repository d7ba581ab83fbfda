"""What facts change of that which is known: new memories, other texts of old ones, and what is closed.

An order to forget comes first. Then each fact is settled, after what the one before it has changed.
"""

import asyncio
from collections.abc import Sequence
from typing import TypeVar

import msgspec

from memory.ingestion.batch import (
    Batch,
    FactOrigin,
    KeptFact,
    KnownScope,
    MemoryChange,
    Reconciler,
    Settled,
    is_echo,
)
from memory.ingestion.decide_by_model import DOCUMENT, Ruling
from memory.ingestion.doubting import with_doubts
from memory.ingestion.fact import Fact
from memory.ingestion.forgetting.closing import closing
from memory.ingestion.forgetting.nearness import Nearness
from memory.ingestion.new_memory import going_on, new_memory, said_again, updated
from memory.ingestion.reading import Extracted
from memory.ingestion.report import Decided, MemoryEvent
from memory.ingestion.survey import Surveyor
from memory.language.comparison import Verdict
from memory.model.memory import Actor, Reason, Retention, Source
from memory.model.options import ImportanceOptions
from memory.model.types import CountTokens, MakeId
from memory.ports.changes import Add, Basis, Cause, Close, Update
from memory.ports.memories import MemoryStore

AnyChange = TypeVar("AnyChange", bound=MemoryChange)


class BatchDecider:
    """Decides what a batch of facts changes."""

    def __init__(
        self,
        store: MemoryStore,
        surveyor: Surveyor,
        reconciler: Reconciler,
        nearness: Nearness,
        *,
        count: CountTokens,
        make_id: MakeId,
        options: ImportanceOptions,
    ) -> None:
        self._store = store
        self._surveyor = surveyor
        self._reconciler = reconciler
        self._nearness = nearness
        self._count = count
        self._make_id = make_id
        self._options = options

    async def decided(self, learned: Extracted, origin: FactOrigin) -> Decided:
        """What facts and orders to forget come to, compared with what is known.

        Raises `StoreUnavailable`, and `ModelUnavailable` unless it is the last time.
        """
        if learned.as_given:
            return await self._as_given(learned.facts, origin)
        if not learned.facts and not learned.retractions:
            return Decided()
        return await self._compared(learned, origin)

    async def news(self, facts: tuple[KeptFact, ...], origin: FactOrigin) -> tuple[list[Add], Basis | None]:
        """The facts that are neither known nor, as far as rules can tell, states of which a newer one is known.

        With them what that rests on. Raises `StoreUnavailable`.
        """
        batch = await self._surveyor.batch(facts, origin, answering=False)
        view, adds = KnownScope(batch), list[Add]()
        for at, kept in enumerate(facts):
            await asyncio.sleep(0)
            asked = self._reconciler.question(batch, view, at)
            other = view.memory(asked.by_rules.memory_id or "")
            is_old = other is not None and other.mentioned_at >= kept.fact.mentioned_at
            is_known = not kept.fact.is_answer and (asked.by_rules.verdict is Verdict.NONE or is_old)
            if is_known or is_echo(kept.fact, origin):
                continue
            ruling = Ruling(verdict=Verdict.ADD, reason="new", text=kept.fact.text)
            settled = Settled(kept=kept, vector=batch.vector(at), rulings=(ruling,), known=asked.known)
            add = self._add(settled, batch, ruling.text)
            if add is not None:
                add = _resting(add, origin, ())
                adds.append(msgspec.structs.replace(add, cause=_cause(ruling, kept.fact, origin)))
        return adds, batch.near.basis

    async def _compared(self, learned: Extracted, origin: FactOrigin) -> Decided:
        changes, events = await self._taken_back(learned, origin)
        forgotten = tuple(change.memory_id for change in changes if isinstance(change, Close))
        facts = tuple(each for each in learned.facts if not (forgotten and each.fact.beside_order))
        batch = await self._surveyor.batch(facts, origin)
        view = KnownScope(batch)
        for change in changes:
            view.take(change)
        first = await self._reconciler.first_rulings(batch, view)
        beside: dict[str, tuple[str, ...]] = {}
        said: dict[str, None] = {}
        echoes = overruled = 0
        for at in range(len(facts)):
            await asyncio.sleep(0)  # a document is hundreds: others have the event loop meanwhile
            settled = await self._reconciler.settle(batch, view, at, first)
            for ruling in settled.rulings:
                echoes += ruling.reason == "echo"
                overruled += ruling.overruled
                change, event = self._carried_out(ruling, settled, view, batch)
                if change is not None:
                    change = _resting(change, origin, events)
                    change = msgspec.structs.replace(change, cause=_cause(ruling, settled.kept.fact, origin))
                    view.take(change)
                    changes.append(change)
                    if not isinstance(change, Close):
                        beside[change.memory.id] = tuple(each.id for each in settled.known)
                if event is not None:
                    if event.id is not None and event.event is not Verdict.DELETE and settled.kept.fact.role == "user":
                        said[event.id] = None
                    events.append(msgspec.structs.replace(event, reason=ruling.reason))
        changes = with_doubts(changes, beside, view, read=self._reconciler.read, make_id=self._make_id)
        return Decided(
            changes=tuple(await self._surveyor.with_vectors(changes, batch.near)),
            forgotten=forgotten,
            events=tuple(events),
            said=tuple(said),
            basis=batch.near.basis,
            profile=batch.near.profile,
            facts=len(facts),
            echoes=echoes,
            overruled=overruled,
        )

    async def _as_given(self, facts: tuple[KeptFact, ...], origin: FactOrigin) -> Decided:
        """Facts as they are, each a memory for good."""
        batch = await self._surveyor.alone(facts, origin)
        cause = Cause(actor=Actor.PERSON, reason=Reason.ADDED, said_at=origin.provenance.said_at)
        adds: list[Add] = []
        for at, kept in enumerate(facts):
            await asyncio.sleep(0)  # an import is hundreds
            settled = Settled(kept=kept, vector=batch.vector(at), rulings=(), known=())
            if (add := self._add(settled, batch, kept.fact.text)) is not None:
                memory = msgspec.structs.replace(add.memory, retention=Retention.LASTING)
                adds.append(msgspec.structs.replace(add, memory=memory, cause=cause))
        events = [msgspec.structs.replace(MemoryEvent.of_added(add.memory), reason="given") for add in adds]
        return Decided(changes=tuple(adds), events=tuple(events), facts=len(facts))

    async def _taken_back(self, learned: Extracted, origin: FactOrigin) -> tuple[list[MemoryChange], list[MemoryEvent]]:
        """What closes what the user wants forgotten: by the rules, else by whoever decides of what stands near it."""
        found = await closing(
            self._store,
            learned.retractions,
            origin,
            first_index=len(learned.facts),
            make_id=self._make_id,
            nearness=self._nearness,
        )
        texts = [each.what for each in found.unknown if each.kind != "said"]
        vectors, near = await self._surveyor.near(origin, texts)
        also = await self._reconciler.taken_back(texts, near, origin, compared=vectors is not None)
        closed = {memory.id: memory for memory in (*found.closed, *also)}.values()
        cause = Cause(actor=Actor.USER, reason=Reason.FORGOTTEN, said_at=origin.provenance.said_at)
        changes: list[MemoryChange] = [
            Close(memory_id=memory.id, at=origin.at, event_id=self._make_id(), seen=memory.revision, cause=cause)
            for memory in closed
        ]
        changes += (Add(memory=memory, vector=None, event_id=self._make_id(), cause=cause) for memory in found.left)
        return changes, [*map(MemoryEvent.of_closed, closed), *map(MemoryEvent.of_added, found.left)]

    def _carried_out(
        self, ruling: Ruling, settled: Settled, view: KnownScope, batch: Batch
    ) -> tuple[MemoryChange | None, MemoryEvent | None]:
        """What a ruling changes, and what is told of it; neither for a fact that is not worth keeping."""
        old = view.memory(ruling.memory_id) if ruling.memory_id else None
        kept, origin = settled.kept, batch.origin
        if ruling.verdict is Verdict.ADD:
            add = self._add(settled, batch, ruling.text)
            if add is None:
                return None, None
            known = filter(None, (view.memory(each.id) for each in settled.known))
            return msgspec.structs.replace(add, memory=going_on(add.memory, known)), MemoryEvent.of_added(add.memory)
        if old is None or ruling.verdict is Verdict.NONE:
            event = MemoryEvent.of_known(old)
            memory = None if old is None else said_again(old, kept.fact, origin)
            if memory is None or memory == old:
                return None, event
            return Update(memory=memory, vector=None, event_id=kept.event_id, seen=view.seen(memory)), event
        event_id, seen = self._make_id(), view.seen(old)
        if ruling.verdict is Verdict.DELETE:
            return Close(memory_id=old.id, at=origin.at, event_id=event_id, seen=seen), MemoryEvent.of_closed(old)
        memory = updated(old, kept.fact, ruling.text, origin, version=ruling.prompt_version)
        vector = settled.vector if ruling.text == kept.fact.text else None
        event = MemoryEvent(event=Verdict.UPDATE, id=old.id, old_memory=old.text, new_memory=memory.text)
        return Update(memory=memory, vector=vector, event_id=event_id, seen=seen), event

    def _add(self, settled: Settled, batch: Batch, text: str) -> Add | None:
        """A fact as a new memory with that text; None: it is not worth keeping."""
        memory = new_memory(settled, batch, text=text, count=self._count, options=self._options)
        if memory is None:
            return None
        vector = batch.answering.get(memory.id, settled.vector) if text == settled.kept.fact.text else None
        return Add(memory=memory, vector=vector, event_id=settled.kept.event_id)


def _resting(change: AnyChange, origin: FactOrigin, events: Sequence[MemoryEvent]) -> AnyChange:
    """A change that adds what the assistant concluded names what that rests on, and goes with (P9).

    That is what stood in its prompt, and what the user said in the turn.
    """
    if not isinstance(change, Add) or not change.memory.is_conclusion:
        return change
    rests_on = dict.fromkeys((*origin.injected, *(event.id for event in events if event.id is not None)))
    return msgspec.structs.replace(
        change, memory=msgspec.structs.replace(change.memory, source_memory_ids=tuple(rests_on))
    )


def _cause(ruling: Ruling, fact: Fact, origin: FactOrigin) -> Cause:
    """Who changes a memory with a fact, and when and in which turn that was said; why, the change itself tells."""
    is_old_text = ruling.verdict in {Verdict.DELETE, Verdict.NONE}
    turn = None if is_old_text else origin.provenance.turn
    said_at = origin.provenance.said_at
    if fact.role == DOCUMENT:
        return Cause(actor=Actor.PERSON, turn=turn, said_at=said_at)
    is_decided = ruling.prompt_version is not None and ruling.verdict is not Verdict.ADD
    is_models = fact.source is Source.INFERRED or is_decided
    return Cause(actor=Actor.MODEL if is_models else Actor.USER, turn=turn, said_at=said_at)
