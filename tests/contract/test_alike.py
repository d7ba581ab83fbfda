"""Two engines that are told the same know the same: the one in memory tells what a file is to say."""

from collections.abc import Awaitable, Callable, Sequence
from datetime import timedelta
from itertools import permutations
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from memory.model.errors import MemoryFault
from memory.model.memory import Memory, MemoryType, ProfileField, ProfileValue, Provenance
from memory.model.scope import Reach, Scope
from memory.model.session import SessionEntry
from memory.model.turn import TurnKey, TurnRecord
from memory.ports.changes import (
    Add,
    AppendEntries,
    Change,
    Close,
    RedactSessions,
    Reopen,
    SessionChange,
    SetField,
    Update,
)
from memory.ports.engine import Engine
from memory.ports.jobs import Job
from memory.ports.memories import Erasure, Listing
from memory.ports.search import RecallQuery, Surroundings
from tests.contract.conftest import InMemoryStore, SqliteStore
from tests.contract.examples import NOW, injected, turn, vector

SCOPES = (Scope("acme", "alice"), Scope("acme", "alice", agent="coach"), Scope("acme", "bob"))
SESSIONS = ("s1", "s2")
TURNS = tuple(f"t{number}" for number in range(4))
WORDS = ("cat", "dog", "river", "piano", "bridge")
SMALL = st.integers(0, 4)

Step = tuple[str, int, int, int]
"""What is done, with whose, which and how: small numbers, whatever they mean there."""


def remembered(which: int, how: int, scope: Scope, at: Any) -> Memory:
    """A memory that was said in one of the turns; of a few ids, so that they meet again."""
    return Memory(
        id=f"m{which}",
        scope=scope,
        text=f"Likes the {WORDS[how]} number {which}",
        type=MemoryType.WORKING if which == 4 else MemoryType.EPISODIC,
        pinned=which == 3,
        created_at=NOW,
        updated_at=at,
        mentioned_at=NOW.date(),
        provenance=Provenance(turn=TURNS[which % 4], session=SESSIONS[how % 2], fact_index=which),
        replaces=f"Likes the {WORDS[which]}" if how == 3 else None,
        source_memory_ids=("m1",) if which == 2 else (),
    )


def by_the_hour(memory: Memory) -> Memory:
    """A correction is dated behind all that was asked while it was made: by how long that took."""
    return msgspec.structs.replace(memory, updated_at=memory.updated_at.replace(minute=0, second=0, microsecond=0))


class Told:
    """An engine that is told steps, and what it answered to each."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self.answers: list[object] = []
        self._claimed: list[Job] = []
        self._ways: dict[str, Callable[..., Awaitable[object]]] = {
            "change": self._change,
            "turn": self._turn,
            "claim": self._claim,
            "finish": self._finish,
            "fail": self._fail,
            "erase": self._erase,
            "trim": self._trim,
        }

    async def take(self, number: int, step: Step) -> None:
        what, whose, which, how = step
        try:
            answer = await self._ways[what](whose, which, how, at=NOW + timedelta(hours=number))
        except MemoryFault as fault:
            answer = type(fault)
        self.answers.append((step, answer))

    def _changes(self, whose: int, which: int, how: int, at: Any) -> Sequence[Change | SessionChange]:
        scope, event = SCOPES[whose % 3], f"{at}{which}{how}"
        told = remembered(which, how, scope, at)
        entry = SessionEntry(
            id=f"e{which}-{how}",
            role="user",
            content=f"I like the {WORDS[how]}",
            timestamp=at,
            token_count=3,
            turn=TurnKey(TURNS[which % 4], 0, how % 2),
            memory_ids=(f"m{how}",),
        )
        field = ProfileField(
            name=f"likes.{which % 2}", values=(ProfileValue(text=WORDS[how], memory_id=told.id),), version=how % 3
        )
        add = Add(memory=told, vector=vector(1, how), event_id=event)
        choices: list[Sequence[Change | SessionChange]] = [
            [add, SetField(scope=scope, field=field)],
            [
                Update(
                    memory=told,
                    vector=None if how % 2 else vector(how, 1),
                    event_id=event,
                    seen=1 if how == 4 else None,
                )
            ],
            [Close(memory_id=told.id, at=at, event_id=event)],
            [Reopen(memory_id=told.id, at=at, event_id=event)],
            [AppendEntries(scope=scope, session=SESSIONS[which % 2], entries=(entry,)), add],
            [RedactSessions(scope=scope, memory_ids=(told.id,))],
            [SetField(scope=scope, field=msgspec.structs.replace(field, values=()))],
        ]
        return choices[(which + how) % len(choices)]

    async def _change(self, whose: int, which: int, how: int, at: Any) -> object:
        return await self._engine.memories.apply(None, self._changes(whose, which, how, at), at=at)

    async def _turn(self, whose: int, which: int, how: int, at: Any) -> object:
        told = remembered(which, how, SCOPES[whose % 3], at)
        kept = await self._engine.memories.get(Reach("acme"), [told.id])
        if any(each.scope.user != told.scope.user for each in kept):
            return None  # what is another's stands in nobody's prompt
        blocks = msgspec.structs.replace(injected(told), fields=("likes.0",) if how % 2 else ())
        record = turn(TURNS[which % 4], SCOPES[whose % 3], session=SESSIONS[how % 2], injection=blocks)
        epoch = (await self._engine.recollector.recollect(RecallQuery(scope=record.scope))).epoch
        return await self._engine.journal.append(
            msgspec.structs.replace(
                record, at=at, epoch=epoch, pair=bytes([which + 1]) * 16, pair_before=bytes([how % 3 + 1]) * 16
            )
        )

    async def _claim(self, _whose: int, which: int, how: int, at: Any) -> object:
        rested = timedelta(hours=2) if how == 4 else timedelta(0)
        jobs = await self._engine.queue.claim(which, now=at, rested=rested)
        self._claimed += jobs
        return jobs

    def _running(self) -> TurnRecord | None:
        return self._claimed.pop(0).record if self._claimed else None

    async def _finish(self, whose: int, which: int, how: int, at: Any) -> object:
        if not self._claimed:
            await self._claim(whose, 4, 0, at)
        record = self._running()
        if record is None:
            return None
        # Some change what is another's.
        changes = self._changes(whose if how == 3 else SCOPES.index(record.scope), which, how, at)
        await self._engine.queue.checkpoint(record.key, b"found")
        shown = [f"m{number}" for number in range(5)]
        return await self._engine.memories.apply(record, changes, retrieved=shown, at=at)

    async def _fail(self, whose: int, which: int, how: int, at: Any) -> object:
        queue = self._engine.queue
        if how == 4:
            return await queue.revive(SCOPES[whose % 3], TurnKey(TURNS[which % 4]))
        if how == 3:
            return await queue.discard(SCOPES[whose % 3], TurnKey(TURNS[which % 4]))
        record = self._running()
        if record is None:
            return None
        if how == 2:
            return await queue.bury(record.key, error="poison")
        return await queue.retry(record.key, error="no model", at=at + timedelta(hours=whose))

    async def _erase(self, whose: int, which: int, how: int, at: Any) -> object:
        user = SCOPES[whose % 3].user
        erasure = [
            Erasure(what="memory", tenant="acme", memory_ids=(f"m{which}",)),
            Erasure(what="memory", tenant="acme", user=user, memory_ids=(f"m{which}",)),
            Erasure(what="session", tenant="acme", user=user, session=SESSIONS[which % 2]),
            Erasure(what="user", tenant="acme", user=user),
            Erasure(what="tenant", tenant="acme"),
        ][how]
        return await self._engine.memories.erase(erasure, at=at)

    async def _trim(self, *_: int, at: Any) -> object:
        await self._engine.queue.trim(now=at)
        return None

    async def whole(self) -> dict[str, object]:
        """All that can be read, but for the scores of what was found."""
        engine, told = self._engine, dict[str, object]()
        for scope in SCOPES:
            memories = await engine.memories.list(Listing(reach=Reach.of(scope)))
            told[f"memories of {scope}"] = tuple(map(by_the_hour, memories))
            told[f"profile of {scope}"] = await engine.memories.profile(scope)
            told[f"sessions of {scope}"] = [await engine.sessions.load(scope, name) for name in SESSIONS]
            told[f"heads of {scope}"] = [await engine.sessions.head(scope, name) for name in SESSIONS]
            for name, other in permutations(TURNS[:3], 2):
                query = RecallQuery(scope=scope, chains=(turn(name).chain, turn(other).chain))
                for number in (1, 2, 3):
                    asked = msgspec.structs.replace(query, pairs=(bytes([number]) * 16,))
                    followed = (await engine.recollector.recollect(asked)).previous_turn
                    told[f"followed by {name}, {other} and {number} of {scope}"] = followed and followed.key
            for name in TURNS:
                query = RecallQuery(
                    scope=scope,
                    turn=name,
                    chains=tuple(turn(each).chain for each in TURNS),
                    pairs=tuple(bytes([number]) * 16 for number in (1, 2, 3)),
                    ledger=True,
                    shown=True,
                    summaries=True,
                    text="cat river",
                    vector=vector(1, 1),
                    surroundings=Surroundings(previous=0.5, following=0.5, beside=0.5),
                )
                found = await engine.recollector.recollect(query)
                candidates = {
                    each.memory.id: round(each.dense + each.lexical + each.context, 1) for each in found.candidates
                }
                in_no_order = {"ledger": {each.chain: each for each in found.ledger}, "shown": {*found.shown}}
                # An engine may keep a memory that it has read until it is written: counting retrievals is no writing.
                always_on = tuple(
                    by_the_hour(msgspec.structs.replace(each, retrieval_count=0, last_retrieved_at=None))
                    for each in found.always_on
                )
                # Whether it tells what it rests on is each engine's own.
                rest = msgspec.structs.replace(
                    found, candidates=(), ledger=(), shown=(), always_on=always_on, basis=None
                )
                told[f"{name} of {scope}"] = (candidates, in_no_order, rest)
        told["history"] = [await engine.memories.history(Reach("acme"), f"m{which}") for which in range(5)]
        told["jobs"] = await engine.queue.jobs()
        told["backlog"] = await engine.queue.backlog()
        told["counts"] = await engine.memories.counts()
        told["unembedded"] = [each.id for each in await engine.memories.unembedded("test", limit=9)]
        told["scopes"] = {(each.scope, each.memories) for each in await engine.memories.scopes(limit=9)}
        return told


STEPS = st.tuples(
    st.sampled_from(
        ["change", "change", "change", "turn", "turn", "claim", "claim", "finish", "fail", "erase", "trim"]
    ),
    SMALL,
    SMALL,
    SMALL,
)


@settings(max_examples=30)
@given(steps=st.lists(STEPS, min_size=15, max_size=30))
async def test_whatever_they_are_told_two_engines_know_the_same(steps: list[Step]):
    with TemporaryDirectory() as folder:
        async with SqliteStore(Path(folder) / "ricordo.db").worker() as sqlite, InMemoryStore().worker() as in_memory:
            expected, found = Told(sqlite), Told(in_memory)
            for number, step in enumerate(steps):
                await expected.take(number, step)
                await found.take(number, step)

                assert found.answers[-1] == expected.answers[-1]
            assert await found.whole() == await expected.whole()


async def test_what_a_memory_was_before_does_not_weigh_on_others(tmp_path: Path):
    """One engine reads its rows anew after an erasure, the other keeps what it has: the scores are the same."""
    said: list[Step] = [("change", 0, 0, 0), ("change", 0, 0, 1), ("change", 0, 2, 2), ("erase", 0, 1, 0)]
    async with SqliteStore(tmp_path / "ricordo.db").worker() as sqlite, InMemoryStore().worker() as in_memory:
        told = [Told(sqlite), Told(in_memory)]
        for each in told:
            for number, step in enumerate(said):
                await each.take(number, step)
                await each.whole()

        assert await told[0].whole() == await told[1].whole()
