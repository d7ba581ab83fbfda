"""The same changes come to the same on every engine: what is there, what is refused, what history and prompts tell.

One machine drives all engines side by side through writes by turns and by hand, closings, reopenings, corrections,
sessions, erasures, repetitions and restarts, and compares all that can be read after each step.
"""

import asyncio
import os
from collections.abc import Callable, Coroutine, Sequence
from contextlib import AsyncExitStack
from datetime import timedelta
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, ClassVar, TypeVar

import msgspec
import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    Bundle,
    RuleBasedStateMachine,
    consumes,
    invariant,
    rule,
    run_state_machine_as_test,
)

from memory.model.errors import MemoryFault
from memory.model.ids import uuid7
from memory.model.memory import Memory, MemoryType, ProfileField, ProfileValue
from memory.model.scope import Reach, Scope
from memory.model.session import SessionEntry, summarised
from memory.model.turn import Injection, TurnKey, TurnRecord
from memory.ports.changes import (
    AppendEntries,
    Change,
    Close,
    RedactSessions,
    Reopen,
    SessionChange,
    SetField,
)
from memory.ports.engine import Engine
from memory.ports.memories import Erasure, Listing
from memory.ports.search import RecallQuery, Surroundings
from tests.contract.conftest import InMemoryStore, RedisStore, SqliteStore, Store
from tests.contract.examples import NOW, add, memory, turn, update
from tests.redis_server import RedisServer

pytestmark = pytest.mark.long

T = TypeVar("T")

TEXTS = ("Has a cat", "Has two cats", "Lives in Rome", "Is allergic to nuts")
SESSIONS = ("s1", "s2")
FIELDS = ("home", "pets")
USERS = (("alice", None), ("alice", "coach"), ("bob", None))
EXAMPLES, STEPS = int(os.environ.get("RICORDO_RULEBOOK_EXAMPLES", "8")), 25
LATE = 1 << 40
"""An epoch behind every erasure."""

numbers = st.integers(0, 7)


class Engines:
    """All engines, open, on an event loop of their own."""

    def __init__(self, stores: dict[str, Store]) -> None:
        self.stores = stores
        self.open: dict[str, Engine] = {}
        self._runner = asyncio.Runner()
        self._stack = AsyncExitStack()

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        return self._runner.run(work)

    def start(self) -> None:
        async def start() -> None:
            for name, store in self.stores.items():
                self.open[name] = await self._stack.enter_async_context(store.opened())

        self.run(start())

    def stop(self) -> None:
        self.run(self._stack.aclose())
        self._stack = AsyncExitStack()

    def close(self) -> None:
        self.stop()
        self._runner.close()


class Rulebook(RuleBasedStateMachine):
    """What is done to all of them at once."""

    engines: ClassVar[Engines]
    memories: Bundle[Memory] = Bundle("memories")
    turns: Bundle[TurnRecord] = Bundle("turns")

    def __init__(self) -> None:
        super().__init__()
        self.tenant = uuid7()
        self.scopes = [Scope(self.tenant, user, agent) for user, agent in USERS]
        self.hours = 0
        self.ids: list[str] = []
        self.records: list[TurnRecord] = []

    # ── Doing the same to all ─────────────────────────────────────────────────────────────────────────────────

    @property
    def now(self) -> Any:
        return NOW + timedelta(hours=self.hours)

    def everywhere(self, work: Callable[[Engine], Coroutine[Any, Any, object]]) -> object:
        """What came of it, the same on all engines: a value, or the kind of error."""

        async def outcome(engine: Engine) -> object:
            try:
                return await work(engine)
            except MemoryFault as error:
                return type(error).__name__

        async def outcomes() -> dict[str, object]:
            return {name: await outcome(engine) for name, engine in self.engines.open.items()}

        found = self.engines.run(outcomes())
        expected = found["in_memory"]
        assert found == dict.fromkeys(found, expected), found
        return expected

    def apply(self, job: TurnRecord | None, *changes: Change | SessionChange, retrieved: Sequence[str] = ()) -> object:
        self.hours += 1
        return self.everywhere(lambda engine: engine.memories.apply(job, changes, retrieved=retrieved, at=self.now))

    def job(self, name: str, scope: Scope, *, epoch: int = LATE) -> TurnRecord:
        """A turn that was read behind all erasures, or before the first."""
        return turn(f"{name}{self.hours}", scope, minutes=60 * self.hours, epoch=epoch)

    def latest(self, told: Memory) -> Memory:
        """A memory as it stands, or as it was given."""

        async def latest() -> Memory:
            found = await self.engines.open["in_memory"].memories.get(Reach(self.tenant), [told.id])
            return found[0] if found else told

        return self.engines.run(latest())

    # ── Memories ──────────────────────────────────────────────────────────────────────────────────────────────

    @rule(
        target=memories,
        text=st.sampled_from(TEXTS),
        scope=numbers,
        place=numbers,
        session=numbers,
        by_turn=st.booleans(),
    )
    def add(self, text: str, scope: int, place: int, session: int, by_turn: bool) -> Memory:
        of = self.scopes[scope % len(self.scopes)]
        told = memory(
            text,
            of,
            turn=f"t{place % 3}" if place else None,
            session=SESSIONS[session % 2],
            fact_index=place % 2,
            type=MemoryType.PROCEDURAL if place == 7 else MemoryType.EPISODIC,
        )
        self.ids.append(told.id)
        job = self.job("add", of, epoch=0 if place == 1 else LATE) if by_turn else None
        first = self.apply(job, add(told))
        if job is not None:
            again = self.apply(job, add(msgspec.structs.replace(told, id=uuid7())))
            assert again == ("already" if first == "applied" else first)
        return told

    @rule(told=memories, text=st.sampled_from(TEXTS), how=numbers)
    def update(self, told: Memory, text: str, how: int) -> None:
        now = self.latest(told)
        changed = msgspec.structs.replace(now, text=text, pinned=how % 2 == 0, updated_at=self.now)
        change = msgspec.structs.replace(update(changed), seen=(None, now.revision, now.revision + 1)[how % 3])
        job = self.job("update", told.scope) if how > 3 else None
        self.apply(job, change)

    @rule(told=memories, scope=numbers)
    def update_under_another_scope(self, told: Memory, scope: int) -> None:
        of = self.scopes[scope % len(self.scopes)]
        self.apply(None, update(msgspec.structs.replace(self.latest(told), scope=of, text="Has a wolf")))

    @rule(told=memories, scope=numbers, seen=st.booleans())
    def close(self, told: Memory, scope: int, seen: bool) -> None:
        of = self.scopes[scope % len(self.scopes)]
        job = self.job("close", of) if scope > 2 else None
        revision = self.latest(told).revision if seen else None
        self.apply(job, Close(memory_id=told.id, at=self.now, event_id=f"close{self.hours}", seen=revision))

    @rule(told=memories)
    def reopen(self, told: Memory) -> None:
        self.apply(None, Reopen(memory_id=told.id, at=self.now, event_id=f"reopen{self.hours}"))

    @rule(told=memories, others=st.lists(memories, max_size=2))
    def recall(self, told: Memory, others: list[Memory]) -> None:
        job = self.job("recall", told.scope)
        self.apply(job, retrieved=[each.id for each in (told, *others)])

    @rule(told=memories, others=st.lists(memories, min_size=1, max_size=2))
    def summarise_a_session(self, told: Memory, others: list[Memory]) -> None:
        """It becomes a memory, and what it stands for is marked."""
        originals = {each.id: self.latest(each) for each in (told, *others) if each.scope == told.scope}
        episode = memory(
            "In short", told.scope, turn=f"compression/{told.id}", source_memory_ids=tuple(originals), session="s1"
        )
        self.ids.append(episode.id)
        marks = [update(msgspec.structs.replace(each, compressed=True)) for each in originals.values()]
        self.apply(None, add(episode), *marks)

    # ── Profile ───────────────────────────────────────────────────────────────────────────────────────────────

    @rule(
        told=memories,
        name=st.sampled_from(FIELDS),
        values=st.integers(0, 2),
        stale=st.booleans(),
        by_turn=st.booleans(),
    )
    def set_field(self, told: Memory, name: str, values: int, stale: bool, by_turn: bool) -> None:
        user = Scope(self.tenant, told.scope.user)

        async def version() -> int:
            profile = await self.engines.open["in_memory"].memories.profile(user)
            return next((field.version for field in profile.fields if field.name == name), 0)

        field = ProfileField(
            name=name,
            values=tuple(ProfileValue(text=f"{told.text} {n}", memory_id=told.id) for n in range(values)),
            version=self.engines.run(version()) + stale,
        )
        job = self.job("field", told.scope) if by_turn else None
        self.apply(job, SetField(scope=user, field=field))

    # ── Sessions ──────────────────────────────────────────────────────────────────────────────────────────────

    @rule(scope=numbers, session=numbers, place=numbers, shown=st.lists(memories, max_size=1))
    def say(self, scope: int, session: int, place: int, shown: list[Memory]) -> None:
        of = self.scopes[scope % len(self.scopes)]
        key = TurnKey(f"t{place % 3}", place % 2, place // 4)
        entries = [
            SessionEntry(
                id=f"{key.turn}/{key.step}/{key.attempt}/{n}",
                role="user" if n == 0 else "assistant",
                content=f"words {self.hours} {n}",
                timestamp=self.now,
                token_count=n + 2,
                turn=key,
                chain=key.turn.encode().ljust(16, b"."),
                memory_ids=tuple(each.id for each in shown) if n else (),
            )
            for n in range(2)
        ]
        self.apply(None, AppendEntries(scope=of, session=SESSIONS[session % 2], entries=tuple(entries)))

    @rule(scope=numbers, session=numbers, most=st.integers(1, 3), stale=st.booleans(), fold=st.booleans())
    def compress(self, scope: int, session: int, most: int, stale: bool, fold: bool) -> None:
        of, name = self.scopes[scope % len(self.scopes)], SESSIONS[session % 2]
        self.hours += 1
        before = self.engines.run(self.engines.open["in_memory"].sessions.load(of, name))
        chosen = before.active[:most]
        if not chosen:
            return
        summary = summarised(
            before,
            chosen,
            before.summaries if fold else (),
            summary_id=f"summary{self.hours}",
            content="in short",
            tokens=1,
            made_by="",
            at=self.now,
        )
        version = before.version + stale
        self.everywhere(lambda engine: engine.sessions.compress(of, name, summary, version=version))

    @rule(told=memories)
    def redact(self, told: Memory) -> None:
        self.apply(None, RedactSessions(scope=told.scope, memory_ids=(told.id,)))

    # ── Recall ────────────────────────────────────────────────────────────────────────────────────────────────

    @rule(text=st.sampled_from(TEXTS), scope=numbers, session=numbers)
    def a_question_finds_the_same_everywhere(self, text: str, scope: int, session: int) -> None:
        query = RecallQuery(
            scope=self.scopes[scope % len(self.scopes)],
            text=text,
            session=SESSIONS[session % 2],
            pool=100,
            surroundings=Surroundings(previous=0.5, following=0.4),
        )

        async def found(engine: Engine) -> object:
            read = await engine.recollector.recollect(query)
            scores = {each.memory.id: (each.memory.text, round(each.lexical, 3)) for each in read.candidates}
            return scores, [each.id for each in read.always_on]

        self.everywhere(found)

    # ── Prompts ───────────────────────────────────────────────────────────────────────────────────────────────

    @rule(target=turns, told=memories, session=numbers, field=st.booleans())
    def journal(self, told: Memory, session: int, field: bool) -> TurnRecord:
        self.hours += 1
        injection = Injection(
            dynamic=told.text, memory_ids=(told.id,), fields=("home",) if field else (), tokens=3, status="hit"
        )
        record = turn(
            f"asked{self.hours}",
            told.scope,
            minutes=60 * self.hours,
            session=SESSIONS[session % 2],
            epoch=-1,
            injection=injection,
        )
        self.everywhere(lambda engine: engine.journal.append(record))
        self.records.append(record)
        return record

    @rule(record=turns)
    def what_stood_in_a_prompt_holds_everywhere_or_nowhere(self, record: TurnRecord) -> None:
        self.everywhere(lambda engine: engine.memories.holds(record))

        async def replayed(engine: Engine) -> object:
            query = RecallQuery(scope=record.scope, turn=record.key.turn, session=record.session)
            found = (await engine.recollector.recollect(query)).previous_turn
            return None if found is None else (found.injection.dynamic, found.injection.memory_ids, found.latest)

        self.everywhere(replayed)

    # ── Erasing ───────────────────────────────────────────────────────────────────────────────────────────────

    def erase(self, erasure: Erasure, *, times: int) -> None:
        for _ in range(times):
            self.hours += 1

            async def erased(engine: Engine) -> object:
                taken = await engine.memories.erase(erasure, at=self.now)
                return taken.memories, taken.turns, taken.sessions, taken.known

            self.everywhere(erased)

    @rule(told=consumes(memories), times=st.integers(1, 2))
    def erase_memory(self, told: Memory, times: int) -> None:
        self.erase(Erasure(what="memory", tenant=self.tenant, memory_ids=(told.id,)), times=times)

    @rule(session=numbers, user=numbers, times=st.integers(1, 2))
    def erase_session(self, session: int, user: int, times: int) -> None:
        name = self.scopes[user % len(self.scopes)].user
        erasure = Erasure(what="session", tenant=self.tenant, user=name, session=SESSIONS[session % 2])
        self.erase(erasure, times=times)

    @rule(user=numbers)
    def erase_user(self, user: int) -> None:
        name = self.scopes[user % len(self.scopes)].user
        self.erase(Erasure(what="user", tenant=self.tenant, user=name), times=1)

    @rule()
    def restart(self) -> None:
        """All processes end, and others open the stores."""
        self.engines.stop()
        self.engines.start()

    # ── Reading ───────────────────────────────────────────────────────────────────────────────────────────────

    @invariant()
    def all_tell_the_same(self) -> None:
        async def told(engine: Engine) -> object:
            listed = [await engine.memories.list(Listing(reach=Reach.of(scope), limit=100)) for scope in self.scopes]
            profiles = [await engine.memories.profile(scope) for scope in self.scopes]
            histories = [await engine.memories.history(Reach(self.tenant), memory_id) for memory_id in self.ids]
            sessions = [await engine.sessions.load(scope, name) for scope in self.scopes for name in SESSIONS]
            heads = [await engine.sessions.head(scope, name) for scope in self.scopes for name in SESSIONS]
            counts = await engine.memories.scopes(tenant=self.tenant, limit=100)
            scopes = sorted((each.scope.user, each.scope.agent or "", each.memories) for each in counts)
            # When exactly something was taken out depends on how long that took.
            memories = [[msgspec.structs.replace(each, updated_at=NOW) for each in page] for page in listed]
            return memories, profiles, histories, sessions, heads, scopes

        self.everywhere(told)


@pytest.fixture
def engines(request: pytest.FixtureRequest) -> Any:
    with TemporaryDirectory() as folder:
        stores: dict[str, Store] = {
            "in_memory": InMemoryStore(),
            "sqlite": SqliteStore(Path(folder) / "store" / "ricordo.db"),
        }
        if RedisServer.available():
            stores["redis"] = RedisStore(request.getfixturevalue("_redis_server").url, searches=False)
        engines = Engines(stores)
        engines.start()
        yield engines
        engines.close()


@pytest.mark.timeout(1800)
def test_the_same_changes_come_to_the_same_on_every_engine(engines: Engines):
    Rulebook.engines = engines
    run_state_machine_as_test(
        Rulebook,
        settings=settings(
            max_examples=EXAMPLES,
            stateful_step_count=STEPS,
            deadline=None,
            suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
        ),
    )
