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

A run may be repeated, and goes on where an interrupted one stopped: a turn that was read leaves a mark, its memories
have places among their turn's facts, and an erasure in between makes both void.
"""

from collections import defaultdict
from collections.abc import AsyncGenerator, Callable, Iterable, Iterator, Sequence
from contextlib import aclosing
from functools import partial
from itertools import groupby
from typing import NamedTuple

import msgspec

from memory.ingestion.batch import FactOrigin
from memory.ingestion.closing import meanings, what_is_left
from memory.ingestion.fact import Fact, day_of
from memory.ingestion.pipeline import Ingestor
from memory.ingestion.reading import Extracted
from memory.language.retraction import Retraction
from memory.model.memory import Provenance
from memory.model.scope import NONE, Reach, Scope
from memory.model.session import EntryType, SessionEntry
from memory.model.turn import TurnKey, TurnRecord
from memory.model.types import Clock
from memory.ports.engine import Engine
from memory.ports.memories import Listing
from memory.ports.search import RecallQuery
from memory.store.pages import all_of

PAGE = 500
"""Memories, scopes and sessions that are asked for at once."""

RECOVERED_FROM, MATERIAL_FROM = 500_000, 600_000
"""The places among its turn's facts of what is added, and of what was taken for material before: behind those of any
turn, before what an assistant concluded."""

RECOVERED, MATERIAL = "reingest/", "reingest-material/"
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


class Reingester:
    """Reads sessions again."""

    def __init__(self, engine: Engine, ingestor: Ingestor, *, clock: Clock, material: bool = False) -> None:
        """`material`: what was set aside as material (pasted text, mails, code) counts as the user's word, too."""
        self._engine = engine
        self._ingestor = ingestor
        self._clock = clock
        self._material = material

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
                for entry in (await self._engine.sessions.load(scope, name)).entries:
                    is_hers = entry.role == "user" and entry.type is EntryType.MESSAGE
                    if is_hers and entry.turn is not None and entry.content:
                        yield _UserMessage(scope, name, epoch, entry, entry.turn)

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
            memories = await self._recovered(each, facts, project=known.projects.get(each.session), keep=keep)
            yield number, memories

    async def _recovered(
        self, said: _UserMessage, facts: Iterable[Fact], *, project: str | None, keep: bool
    ) -> list[Recovered]:
        first = MATERIAL_FROM if self._material else RECOVERED_FROM
        placed = [msgspec.structs.replace(fact, index=at) for at, fact in enumerate(facts, first)]
        provenance = Provenance(turn=said.turn.turn, session=said.session)
        memories = await self._ingestor.recover(
            placed,
            FactOrigin(scope=said.scope, provenance=provenance, at=self._clock(), project=project),
            self._mark(said) if keep else None,
            is_still_there=partial(self._stands, said),
        )
        return [
            Recovered(
                tenant=memory.scope.tenant,
                user=memory.scope.user,
                session=said.session,
                day=memory.mentioned_at.isoformat(),
                text=memory.text,
            )
            for memory in memories
        ]

    async def _known(self, scope: Scope) -> "_Remembered":
        known = _Remembered(defaultdict(list), {})
        reach = Reach.of(Scope(scope.tenant, scope.user))
        live = await all_of(self._engine.memories, Listing(reach=reach, limit=PAGE))
        whole = Reach(scope.tenant, scope.user or NONE)
        for memory in (*live, *await self._engine.memories.closed(whole)):
            came_from = memory.provenance
            if came_from.turn is not None:
                known.texts[came_from.turn] += filter(None, (memory.text, memory.replaces))
            if came_from.session is not None and memory.project is not None:
                known.projects[came_from.session] = memory.project
        return known

    async def _stands(self, said: _UserMessage) -> bool:
        """Whether the message is kept as it was read: an erasure, an order to forget and a correction empty it."""
        session = await self._engine.sessions.load(said.scope, said.session)
        return any(entry.id == said.entry.id and entry.content == said.entry.content for entry in session.entries)

    async def _read(self, said: _UserMessage, known: Sequence[str]) -> Extracted:
        return await self._ingestor.read(
            said.entry.content,
            day=day_of(said.entry.timestamp, "UTC"),
            tenant=said.scope.tenant,
            without=known,
            material=self._material,
        )

    def _mark(self, said: _UserMessage) -> TurnRecord:
        """What a turn leaves that was read again: it goes with an erasure as any turn does."""
        mark = MATERIAL if self._material else RECOVERED
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
    projects: dict[str, str]
    """Session → the project in which it was."""


def _still_wanted(told: Extracted, orders: Sequence[Retraction]) -> Iterator[Fact]:
    """What of a turn's facts nobody asked to forget afterwards."""
    wanted = [meaning for order in orders for meaning in meanings(order)]
    for fact in (kept.fact for kept in told.facts):
        left = what_is_left(fact.text, wanted) if wanted else fact.text
        if left:
            yield msgspec.structs.replace(fact, text=left)
