"""A batch of facts against what is known: what is to be done with each, one after the other.

The facts are put to the decider at once, within a bound, each with the memories that stand near it. Then they are taken
in order: one whose memories an earlier fact of the batch has touched is decided anew, with what that one left.
"""

import asyncio
from collections.abc import Mapping, Sequence
from datetime import datetime
from heapq import nlargest
from operator import attrgetter

import msgspec

from memory.ingestion.decide_by_model import Decider, RuleDecider, Ruling, Undecided, by_rules, retracting
from memory.ingestion.fact import Fact
from memory.language.comparison import Known, Verdict, compare
from memory.language.grounding import echoes
from memory.language.texts_read import ReadText, TextsRead
from memory.model.memory import Memory, Provenance, Source
from memory.model.one_by_one import one_by_one
from memory.model.scope import Scope
from memory.model.types import Vector, Vectors
from memory.model.where import Where
from memory.ports.changes import Add, Close, Update
from memory.ports.llm import ModelUnavailable
from memory.ports.memories import Neighbourhood
from memory.store.in_turn import WAIT_SECONDS
from memory.text.chunking import sentences

MOST_BEFORE = 64
"""So many facts of its own batch one is compared with: more than a message has."""

SHORTEST_ECHO = 12
"""Characters: what is shorter stands in many an answer by itself."""


class KeptFact(msgspec.Struct, frozen=True, kw_only=True):
    """A fact with the ids that its memory will have."""

    fact: Fact
    memory_id: str
    event_id: str


class FactOrigin(msgspec.Struct, frozen=True, kw_only=True):
    """Where a batch of facts comes from, and how it is treated."""

    scope: Scope
    provenance: Provenance
    at: datetime
    timezone: str = "UTC"
    project: str | None = None
    metadata: Mapping[str, object] = msgspec.field(default_factory=dict[str, object])
    """What a client keeps with each memory that comes of it."""
    tags: tuple[str, ...] = ()
    """The same of tags."""
    expires_at: datetime | None = None
    """Until when what comes of it holds."""
    injected: tuple[str, ...] = ()
    """The ids of the memories that stood in the prompt, and of what these rest on."""
    shown: tuple[str, ...] = ()
    """Memories that stood in the prompt: what was only inferred and repeats them is an echo."""
    last: bool = True
    """Nobody comes again: a model that is away is done without."""
    where: Where | None = None
    """Only memories for which this holds are compared with."""
    wait_seconds: float | None = WAIT_SECONDS
    """How long others who write for the user are waited for; None: as long as it takes."""


class Batch(msgspec.Struct, frozen=True, kw_only=True):
    """Facts, their vectors (None: the embedder is down), and what they are compared with."""

    facts: tuple[KeptFact, ...]
    vectors: Vectors | None
    near: Neighbourhood
    origin: FactOrigin
    answering: Mapping[str, Vector] = msgspec.field(default_factory=dict[str, Vector])
    """Memory id → the vector that it is kept with: of its text behind the question that it answers."""

    def vector(self, at: int) -> Vector | None:
        """That of fact number `at`, if there is one."""
        return None if self.vectors is None else self.vectors[at]


class Settled(msgspec.Struct, frozen=True, kw_only=True):
    """What is to be done with one fact, and what it was compared with."""

    kept: KeptFact
    vector: Vector | None
    rulings: tuple[Ruling, ...]
    known: tuple[Known, ...]


MemoryChange = Add | Update | Close


class KnownScope:
    """What is known of a scope, as the changes of a batch leave it."""

    def __init__(self, batch: Batch) -> None:
        self._batch = batch
        self._memories = {each.memory.id: each.memory for near in batch.near.nearest for each in near}
        self._vectors: dict[str, Vector | None] = {}
        self._added: list[str] = []
        self._new: set[str] = set()
        self.touched: set[str] = set()

    def memory(self, memory_id: str) -> Memory | None:
        """The memory as it stands; None if it is unknown or was closed."""
        return self._memories.get(memory_id)

    def seen(self, memory: Memory) -> int | None:
        """What a change of this memory rests on; None for one of this batch: the store may leave it out."""
        return None if memory.id in self._new else memory.revision

    def known(self, at: int) -> tuple[Known, ...]:
        """What stands near fact number `at` in the store."""
        found: list[Known] = []
        for candidate in self._batch.near.nearest[at]:
            memory = self._memories.get(candidate.memory.id)
            # What the user says is never taken for the assistant's words, nor the other way round.
            if memory is None or memory.is_conclusion != self._batch.facts[at].fact.is_conclusion:
                continue
            cosine = 0.0 if self._batch.vectors is None else candidate.dense
            found.append(as_known(memory, self._cosine(at, memory.id) if memory.id in self._vectors else cosine))
        return tuple(found)

    def said_before(self, at: int) -> tuple[Known, ...]:
        """What the batch itself added before that fact: of a document the nearest, which is what could be the same."""
        memories = (self._memories[each] for each in self._added)
        known = [
            as_known(memory, self._cosine(at, memory.id))
            for memory in memories
            if memory.is_conclusion == self._batch.facts[at].fact.is_conclusion
        ]
        return tuple(known if len(known) <= MOST_BEFORE else nlargest(MOST_BEFORE, known, key=attrgetter("cosine")))

    def take(self, change: MemoryChange) -> None:
        """From here on the change is known."""
        if isinstance(change, Close):
            self._memories.pop(change.memory_id, None)
            self.touched.add(change.memory_id)
            self._added = [each for each in self._added if each != change.memory_id]
            return
        memory = change.memory if isinstance(change, Add) else change.memory.rewritten(change.memory)
        self._memories[memory.id] = memory
        self._vectors[change.memory.id] = change.vector
        if isinstance(change, Add):
            self._added.append(change.memory.id)
            self._new.add(change.memory.id)
        else:
            self.touched.add(change.memory.id)

    def _cosine(self, at: int, memory_id: str) -> float:
        vector = self._vectors.get(memory_id)
        return 0.0 if vector is None or self._batch.vectors is None else float(self._batch.vectors[at] @ vector)


class Reconciler:
    """Decides a batch."""

    def __init__(self, *, decider: Decider, duplicate_cosine: float, concurrency: int, seconds: float) -> None:
        """`seconds`: how long the model may take for a batch in all."""
        self._decider = decider
        self._duplicate_cosine = duplicate_cosine
        self._concurrency = concurrency
        self._seconds = seconds
        self._texts = TextsRead()

    async def first_rulings(self, batch: Batch, view: KnownScope) -> tuple[tuple[Ruling, ...], ...]:
        """What the decider says to each fact when it sees only what is stored.

        Raises `ModelUnavailable` unless it is the last time.
        """
        facts = range(len(batch.facts))
        if isinstance(self._decider, RuleDecider):

            def ruled(at: int) -> tuple[Ruling, ...]:
                return () if batch.facts[at].fact.is_answer else by_rules(self.question(batch, view, at))

            return tuple(await one_by_one(ruled, facts))
        slots = asyncio.Semaphore(self._concurrency)

        async def decided(at: int) -> tuple[Ruling, ...]:
            if batch.facts[at].fact.is_conclusion or is_echo(batch.facts[at].fact, batch.origin):
                return ()  # it is settled without a model
            async with slots:
                return await self._decider.decide(self.question(batch, view, at))

        try:
            async with asyncio.timeout(self._seconds):
                try:
                    async with asyncio.TaskGroup() as group:
                        tasks = [group.create_task(decided(at)) for at in facts]
                except* ModelUnavailable as errors:
                    raise ModelUnavailable("the model is away") from errors
                return tuple(task.result() for task in tasks)
        except TimeoutError as error:
            if not batch.origin.last:
                raise ModelUnavailable(f"no decisions within {self._seconds:g} s") from error
        return tuple([by_rules(self.question(batch, view, at)) for at in facts])

    async def settle(self, batch: Batch, view: KnownScope, at: int, first: Sequence[tuple[Ruling, ...]]) -> Settled:
        """What becomes of fact number `at`, after the changes that `view` has taken."""
        kept = batch.facts[at]
        known, before = view.known(at), view.said_before(at)
        rulings = first[at]
        said = self._compared(kept.fact, before)
        if is_echo(kept.fact, batch.origin):
            rulings = (Ruling(verdict=Verdict.NONE, reason="echo"),)
        elif kept.fact.is_answer:
            rulings = (Ruling(verdict=Verdict.ADD, reason="new", text=kept.fact.text),)
        elif kept.fact.is_conclusion:
            (same,) = by_rules(self.question(batch, view, at))
            rulings = (
                same
                if same.verdict is Verdict.NONE
                else Ruling(verdict=Verdict.ADD, reason="new", text=kept.fact.text),
            )
        elif said.by_rules.verdict is not Verdict.ADD:
            rulings = by_rules(said)
        elif view.touched & {memory.id for memory in known}:
            rulings = await self._decider.decide(self.question(batch, view, at))
        return Settled(kept=kept, vector=batch.vector(at), rulings=rulings, known=(*known, *before))

    async def taken_back(
        self, texts: Sequence[str], near: Neighbourhood, origin: FactOrigin, *, compared: bool
    ) -> tuple[Memory, ...]:
        """The memories that the decider closes for what the user wants forgotten, and the rules did not find.

        `compared`: the cosines mean something. Raises `ModelUnavailable` unless it is the last time.
        """
        meant: list[Memory] = []
        for what, found in zip(texts, near.nearest, strict=True):
            memories = {each.memory.id: each.memory for each in found}
            known = [as_known(each.memory, each.dense if compared else 0.0) for each in found]
            tenant, day = origin.scope.tenant, origin.at.date()
            question = retracting(what, known, day=day, tenant=tenant, last=origin.last)
            rulings = await self._decider.decide(question)
            meant += [memories[each.memory_id] for each in rulings if each.verdict is Verdict.DELETE and each.memory_id]
        return tuple(meant)

    def read(self, text: str) -> ReadText:
        """What a text says that was mostly read to be compared."""
        return self._texts.read(text)

    def question(self, batch: Batch, view: KnownScope, at: int) -> Undecided:
        """Fact number `at` with what stands near it."""
        asked = self._compared(batch.facts[at].fact, view.known(at))
        origin = batch.origin
        return msgspec.structs.replace(asked, tenant=origin.scope.tenant, last=origin.last)

    def _compared(self, fact: Fact, known: Sequence[Known]) -> Undecided:
        day = fact.mentioned_at
        # A reading is counted when the user gives it, not whenever an assistant speaks of it.
        told = None if fact.source is Source.INFERRED else day
        by_rules = compare(fact.text, known, duplicate_cosine=self._duplicate_cosine, day=told, read=self._texts.read)
        return Undecided(fact=fact, known=tuple(known), by_rules=by_rules)


def as_known(memory: Memory, cosine: float) -> Known:
    """A memory as facts are compared with it."""
    return Known(memory.id, memory.text, cosine, memory.mentioned_at, memory.source)


def is_echo(fact: Fact, origin: FactOrigin) -> bool:
    """Whether a fact gives back what stood in the prompt, and the user did not say it.

    Of an answer, if any of it does so word by word, or each of its sentences in whatever words.
    """
    if fact.is_answer and origin.shown:
        _, _, said = fact.text.partition("” ")
        is_literal = any(len(text) >= SHORTEST_ECHO and text in fact.text for text in origin.shown)
        return is_literal or all(echoes(sentence, origin.shown) for sentence in sentences(said))
    return fact.source is Source.INFERRED and bool(origin.shown) and echoes(fact.text, origin.shown)
