"""What users said before, out of the sessions that still have it: `ricordo reingest`.

An older release kept single sentences and let others go; how material is told from prose changes, too. Entries of
sessions have whole messages, as long as they are kept. Each user message among them is read as a new one would be, and
what it says that is not known is added as a memory of its turn, of the day on which it was said. Nothing that is known
is changed, closed or asserted: neither the profile nor pins learn from it, and an order to forget closes nothing a
second time. Not added is

    what is known         in the memory's words or in others, also sentence by sentence of the same turn
    what has changed      a state of which a newer one is known
    what was closed       by its age, by a change, by hand
    what was forgotten    any later message of the user asked for that; what was erased has left the entries

What was answered to it is read, too, and kept as the worker would have, of steps of which nothing is: it is told by its
entry that it does not repeat what the application sent (P7). Entries of an older release do not tell that; whoever
wants their answers all the same has them compared with what the session has, in which instructions are not.

A run may be repeated, and goes on where an interrupted one stopped: a turn that was read leaves a mark, its memories
have places among their turn's facts, and an erasure in between makes both void.
"""

from collections import defaultdict
from collections.abc import AsyncGenerator, Callable, Iterator, Sequence
from contextlib import aclosing
from functools import partial
from itertools import groupby
from typing import NamedTuple

import msgspec

from memory.ingestion.answers import RECOVERED_FROM, announces, step_of
from memory.ingestion.batch import FactOrigin
from memory.ingestion.fact import Fact, day_of
from memory.ingestion.forgetting.leftover import what_is_left
from memory.ingestion.forgetting.meanings import meanings
from memory.ingestion.pipeline import Ingestor
from memory.ingestion.prompted import MemoriesShown, shown_in
from memory.ingestion.reading import Extracted
from memory.language.answered import as_stated
from memory.language.heard import Retraction
from memory.language.retraction import heard
from memory.model.memory import Memory, Provenance
from memory.model.scope import NONE, Reach, Scope
from memory.model.session import EntryType, SessionEntry
from memory.model.turn import Injection, TurnKey, TurnRecord
from memory.model.types import Clock
from memory.ports.engine import Engine
from memory.ports.memories import Listing
from memory.ports.search import RecallQuery
from memory.sessions.entries import NEWEST, all_is_there, answered_last
from memory.store.pages import all_closed, all_of
from memory.turn.record import repeats

PAGE = 500
"""Memories, scopes and sessions that are asked for at once."""

MATERIAL_FROM = 600_000
"""The place among its turn's facts of what was taken for material before: behind `RECOVERED_FROM`, where those of what
is added begin, and before what an assistant concluded."""

RECOVERED, MATERIAL, ANSWERED = "reingest/", "reingest-material/", "reingest-answers/"
"""Of the mark of a turn that was read again: no client's turn id has a slash in it."""


class Reingested(msgspec.Struct, frozen=True, kw_only=True):
    """What a run came to, or would."""

    users: int = 0
    sessions: int = 0
    messages: int = 0
    """Of users: those that are still kept."""
    added: int = 0
    """Memories."""


class Recovered(msgspec.Struct, frozen=True, kw_only=True):
    """One memory that is added, or would be."""

    tenant: str
    user: str | None
    session: str
    day: str
    text: str


class _UserMessage(NamedTuple):
    """A message of a user's."""

    scope: Scope
    session: str
    epoch: int
    entry: SessionEntry
    turn: TurnKey
    answers: "tuple[_AnsweredStep, ...]" = ()
    asked: str = ""
    """What the assistant had said before it."""


class _AnsweredStep(NamedTuple):
    """What was answered to it in one step."""

    entry: SessionEntry
    step: int
    gives_back: bool


class Reingester:
    """Reads sessions again."""

    def __init__(
        self, engine: Engine, ingestor: Ingestor, *, clock: Clock, material: bool = False, answers: bool = False
    ) -> None:
        """`material`: what was set aside as material (pasted text, mails, code) counts as the user's word, too.

        `answers`: those of an older release count, too, of which nobody knows whether they repeat instructions.
        """
        self._engine = engine
        self._ingestor = ingestor
        self._clock = clock
        self._material = material
        self._answers = answers

    async def run(
        self,
        *,
        tenant: str | None = None,
        user: str | None = None,
        session: str | None = None,
        keep: bool = True,
        most: int | None = None,
        tell: Callable[[Recovered], None] = lambda _: None,
        progress: Callable[[int], None] = lambda _: None,
    ) -> Reingested:
        """Read what is kept of all, or of a tenant, a user, a session. Not to `keep` it is to see what there is.

        Of `most` messages, the oldest of each user, an order to forget that comes later is not heard: a sample.
        `tell` is told each memory, `progress` how many messages were read. Users of whom nothing is remembered are
        read if they are named. Raises `StoreUnavailable`.
        """
        total = Reingested()
        async with aclosing(self._users(tenant, user)) as users:
            async for scopes in users:
                said = [each for scope in scopes async for each in self._said(scope, session)]
                said.sort(key=lambda each: each.entry.timestamp)
                if most is not None:
                    said = said[: most - total.messages]
                added, before = 0, total.messages
                async with aclosing(self._of_user(said, keep=keep)) as found:
                    async for read, memories in found:
                        added += len(memories)
                        for memory in memories:
                            tell(memory)
                        progress(before + read)
                total = Reingested(
                    users=total.users + bool(said),
                    sessions=total.sessions + len({(each.scope, each.session) for each in said}),
                    messages=total.messages + len(said),
                    added=total.added + added,
                )
                if most is not None and total.messages >= most:
                    break
        return total

    # ── What there is to read ─────────────────────────────────────────────────────────────────────────────────

    async def _users(self, tenant: str | None, user: str | None) -> AsyncGenerator[Sequence[Scope]]:
        """The exact scopes of each user."""
        named = Scope(tenant, user) if tenant is not None and user is not None else None
        after: str | None = None
        found: list[Scope] = []
        while page := await self._engine.memories.scopes(tenant=tenant, after=after, limit=PAGE):
            found += [each.scope for each in page if user in (None, each.scope.user)]
            after = page[-1].cursor
        if named is not None and named not in found:
            found.append(named)
        for _, scopes in groupby(found, key=lambda scope: (scope.tenant, scope.user)):
            yield tuple(scopes)

    async def _said(self, scope: Scope, session: str | None) -> AsyncGenerator[_UserMessage]:
        async with aclosing(self._names(scope)) as names:
            async for name in names:
                if session not in (None, name):
                    continue
                # The epoch first: an erasure while we read is then later.
                epoch = (await self._engine.recollector.recollect(RecallQuery(scope=scope, session=name))).epoch
                entries = (await self._engine.sessions.load(scope, name)).entries
                answers = self._answers_in(entries)
                for at, entry in enumerate(entries):
                    is_hers = entry.role == "user" and entry.type is EntryType.MESSAGE
                    if is_hers and entry.turn is not None and entry.content:
                        asked = answered_last(entries[max(at - NEWEST, 0) : at], before=entry.turn.turn)
                        told = answers.get(entry.turn.turn, ())
                        yield _UserMessage(scope, name, epoch, entry, entry.turn, told, asked)

    def _answers_in(self, entries: Sequence[SessionEntry]) -> dict[str, tuple[_AnsweredStep, ...]]:
        """Turn → what may be kept of its answers, of those of which all is there that was said in them."""
        turns: defaultdict[str, list[SessionEntry]] = defaultdict(list)
        for entry in entries:
            if entry.turn is not None:
                turns[entry.turn.turn].append(entry)
        found: dict[str, tuple[_AnsweredStep, ...]] = {}
        before: list[SessionEntry] = []
        for turn, said in turns.items():
            before += said
            if all_is_there(said) and heard(said[0].content).whole:
                found[turn] = tuple(self._answers_of(said, before))
        return found

    def _answers_of(self, said: Sequence[SessionEntry], before: Sequence[SessionEntry]) -> Iterator[_AnsweredStep]:
        """The answers of a turn; `before`: what the session has to its end."""
        last = max(entry.turn.step for entry in said if entry.turn is not None)
        calls = {entry.turn.step for entry in said if entry.turn is not None and entry.type is EntryType.TOOL_CALL}
        for entry in said:
            if entry.turn is None or entry.role != "assistant" or entry.type is not EntryType.MESSAGE:
                continue
            step = entry.turn.step
            is_announced = announces(entry.content, is_underway=step < last and step in calls)
            if is_announced or (entry.gives_back is None and not self._answers):
                continue
            gives_back = entry.gives_back
            if gives_back is None:
                others = [each for each in reversed(before) if each.role != "assistant" or each not in said]
                gives_back = repeats(
                    entry.content,
                    sent=[each.content for each in others if each.type is EntryType.MESSAGE],
                    found=[each.content for each in others if each.type is EntryType.TOOL_RESULT],
                )
            yield _AnsweredStep(entry, step, gives_back)

    async def _names(self, scope: Scope) -> AsyncGenerator[str]:
        after: str | None = None
        while page := await self._engine.sessions.sessions(scope, after=after, limit=PAGE):
            for info in page:
                yield info.id
            after = page[-1].id

    # ── One user ──────────────────────────────────────────────────────────────────────────────────────────────

    async def _of_user(
        self, said: list[_UserMessage], *, keep: bool
    ) -> AsyncGenerator[tuple[int, Sequence[Recovered]]]:
        """How many messages, in the order of their times, were read, and what came of the last one."""
        if not said:
            return
        known = await self._known(said[0].scope)
        read = [await self._read(each, known.texts[each.turn.turn]) for each in said]
        orders = [(each.entry.timestamp, it) for each, told in zip(said, read, strict=True) for it in told.retractions]
        for number, (each, told) in enumerate(zip(said, read, strict=True), 1):
            later = [order for at, order in orders if at >= each.entry.timestamp]
            facts = _still_wanted(told, later)
            first = MATERIAL_FROM if self._material else RECOVERED_FROM
            placed = [msgspec.structs.replace(fact, index=at) for at, fact in enumerate(facts, first)]
            project = known.projects.get(each.session)
            memories = await self._recovered(each, placed, MemoriesShown(), project=project, keep=keep)
            told_by = (*known.ids[each.turn.turn], *(memory.id for memory in memories))
            answered = await self._recovered_answers(each, later, known, told_by, project=project, keep=keep)
            yield number, [_as_told(each, memory) for memory in (*memories, *answered)]

    async def _recovered_answers(
        self,
        said: _UserMessage,
        orders: Sequence[Retraction],
        known: "_Remembered",
        told_by: Sequence[str],
        *,
        project: str | None,
        keep: bool,
    ) -> tuple[Memory, ...]:
        """The pieces of what was answered to a message. `told_by`: the memories that say what it says."""
        facts = [
            msgspec.structs.replace(fact, index=RECOVERED_FROM + fact.index)
            for each in said.answers
            if (said.turn.turn, each.step) not in known.answered
            for fact in self._ingestor.read_answer(
                said.entry.content,
                each.entry.content,
                step=each.step,
                day=day_of(each.entry.timestamp, "UTC"),
                gives_back=each.gives_back,
            )
        ]
        wanted = [meaning for order in orders for meaning in meanings(order)]
        facts = [fact for fact in facts if not wanted or what_is_left(fact.text, wanted) == fact.text]
        if not facts:
            return ()
        mark = self._mark(said, ANSWERED)
        prompted = tuple(dict.fromkeys(id_ for each in said.answers for id_ in each.entry.memory_ids))
        injection = Injection(memory_ids=prompted)
        shown = await shown_in(self._engine.memories, msgspec.structs.replace(mark, injection=injection))
        rests_on = MemoriesShown((*shown.ids, *told_by), shown.texts)
        return await self._recovered(said, facts, rests_on, project=project, keep=keep, mark=mark)

    async def _recovered(
        self,
        said: _UserMessage,
        facts: Sequence[Fact],
        shown: MemoriesShown,
        *,
        project: str | None,
        keep: bool,
        mark: TurnRecord | None = None,
    ) -> tuple[Memory, ...]:
        provenance = Provenance(turn=said.turn.turn, session=said.session)
        origin = FactOrigin(
            scope=said.scope,
            provenance=provenance,
            at=self._clock(),
            project=project,
            injected=tuple(dict.fromkeys(shown.ids)),
            shown=shown.texts,
        )
        mark = mark or self._mark(said, MATERIAL if self._material else RECOVERED)
        return await self._ingestor.recover(
            facts, origin, mark if keep else None, is_still_there=partial(self._stands, said)
        )

    async def _known(self, scope: Scope) -> "_Remembered":
        known = _Remembered(defaultdict(list), defaultdict(list), {}, set())
        reach = Reach.of(Scope(scope.tenant, scope.user))
        live = await all_of(self._engine.memories, Listing(reach=reach, limit=PAGE))
        whole = Reach(scope.tenant, scope.user or NONE)
        for memory in (*live, *await all_closed(self._engine.memories, whole)):
            came_from = memory.provenance
            if came_from.turn is not None and memory.is_conclusion:
                known.answered.add((came_from.turn, step_of(memory)))
            elif came_from.turn is not None:
                known.texts[came_from.turn] += filter(None, (memory.text, memory.replaces))
                known.ids[came_from.turn].append(memory.id)
            if came_from.session is not None and memory.project is not None:
                known.projects[came_from.session] = memory.project
        return known

    async def _stands(self, said: _UserMessage) -> bool:
        """Whether message and answers are kept as they were read: erasing, forgetting and correcting empty them."""
        session = await self._engine.sessions.load(said.scope, said.session)
        there = {entry.id: entry.content for entry in session.entries}
        return all(there.get(each.id) == each.content for each in (said.entry, *(it.entry for it in said.answers)))

    async def _read(self, said: _UserMessage, known: Sequence[str]) -> Extracted:
        return await self._ingestor.read(
            as_stated(said.asked, said.entry.content),
            day=day_of(said.entry.timestamp, "UTC"),
            tenant=said.scope.tenant,
            without=known,
            material=self._material,
        )

    def _mark(self, said: _UserMessage, mark: str) -> TurnRecord:
        """What a turn leaves that was read again: it goes with an erasure as any turn does."""
        return TurnRecord(
            key=TurnKey(f"{mark}{said.turn.turn}", said.turn.step, said.turn.attempt),
            scope=said.scope,
            session=said.session,
            chain=b"",
            epoch=said.epoch,
            at=said.entry.timestamp,
        )


class _Remembered(NamedTuple):
    """Of a user."""

    texts: defaultdict[str, list[str]]
    """Turn → what its memories say, those that were closed, too, and what they replaced."""
    ids: defaultdict[str, list[str]]
    """Turn → the ids of these."""
    projects: dict[str, str]
    """Session → the project in which it was."""
    answered: set[tuple[str, int]]
    """The steps of turns of which something is kept, or was, that was answered or concluded in them."""


def _as_told(said: _UserMessage, memory: Memory) -> Recovered:
    return Recovered(
        tenant=memory.scope.tenant,
        user=memory.scope.user,
        session=said.session,
        day=memory.mentioned_at.isoformat(),
        text=memory.text,
    )


def _still_wanted(told: Extracted, orders: Sequence[Retraction]) -> Iterator[Fact]:
    """What of a turn's facts nobody asked to forget afterwards."""
    wanted = [meaning for order in orders for meaning in meanings(order)]
    for fact in (kept.fact for kept in told.facts):
        left = what_is_left(fact.text, wanted) if wanted else fact.text
        if left:
            yield msgspec.structs.replace(fact, text=left)
