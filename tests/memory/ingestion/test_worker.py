"""The worker's loop, with the embedded engine and an extractor that does what a test tells it to."""

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from itertools import count
from typing import Any

import pytest

from adapters.in_memory import Data, InMemoryEngine
from memory.ingestion import worker as worker_module
from memory.ingestion.fact import Fact
from memory.ingestion.pipeline import Ingestor
from memory.ingestion.rounds import UpkeepStep
from memory.ingestion.worker import Outcome, Upkeep, Worker, described, pause_before
from memory.model.errors import Contended, EmbeddingError, StoreLost, StoreUnavailable
from memory.model.ids import uuid7
from memory.model.options import WorkerOptions
from memory.model.scope import Reach, Scope
from memory.model.turn import Spoken, TurnKey, TurnRecord
from memory.ports.jobs import JobQueue, JobState
from memory.ports.llm import BudgetSpent, ModelUnavailable
from memory.ports.memories import Erasure, Listing
from memory.text.tokens import estimate_tokens
from tests.memory.hashed_embedder import HashedEmbedder
from tests.memory.in_memory import engine_in_memory

NOW = datetime(2025, 5, 7, 12, tzinfo=UTC)
QUICK = WorkerOptions(idle_seconds=0.05, store_seconds=0.01, upkeep_seconds=0.02, job_seconds=5, retry_seconds=10)


class Extractor:
    """Every turn's words are one fact; a turn that is named in `does` first does what stands there."""

    prompt_version: str | None = None

    def __init__(self) -> None:
        self.does: dict[str, Callable[[], Awaitable[object]]] = {}
        self.running: list[str] = []
        self.log: list[str] = []

    async def extract(self, spoken: Spoken) -> tuple[Fact, ...]:
        self.running.append(spoken.user)
        self.log.append(f"begin {spoken.user}")
        try:
            if does := self.does.get(spoken.user):
                await does()
        finally:
            self.running.remove(spoken.user)
        self.log.append(f"end {spoken.user}")
        return (Fact(text=spoken.user, importance=0.5, mentioned_at=spoken.mentioned_at),)


class Flaky:
    """A queue whose store is away at the next calls of some methods."""

    def __init__(self, inner: JobQueue) -> None:
        self._inner = inner
        self.away: dict[str, int] = {}
        self.error: Exception = StoreUnavailable("away")

    def __getattr__(self, name: str) -> Callable[..., Awaitable[Any]]:
        async def call(*args: Any, **kwargs: Any) -> Any:
            if self.away.get(name):
                self.away[name] -= 1
                raise self.error
            return await getattr(self._inner, name)(*args, **kwargs)

        return call


class World:
    def __init__(self, engine: InMemoryEngine, options: WorkerOptions) -> None:
        self.engine = engine
        self.queue = Flaky(engine.queue)
        self.store = Flaky(engine.memories)  # type: ignore[arg-type] - it stands in for any port
        self.embedder = HashedEmbedder()
        self.extractor = Extractor()
        self.now = NOW
        self.outcomes: list[Outcome] = []
        self.upkeeps: list[Upkeep] = []
        self.followed: list[TurnKey] = []
        self.may_end = asyncio.Event()
        self.steps: list[UpkeepStep] = []
        self._stop = asyncio.Event()
        self._turns = count()
        queue: Any = self.queue
        store: Any = self.store
        ingestor = Ingestor(
            store=store,
            queue=queue,
            embedder=self.embedder,
            extractor=self.extractor,
            count=estimate_tokens,
            clock=lambda: self.now,
            make_id=uuid7,
        )
        self.worker = Worker(
            queue=queue,
            ingestor=ingestor,
            clock=lambda: self.now,
            chance=lambda: 0.5,
            on_outcome=self.outcomes.append,
            on_upkeep=self.upkeeps.append,
            afterwards=self._follow,
            upkeep=self.steps,
            options=options,
        )

    async def _follow(self, record: TurnRecord) -> None:
        self.followed.append(record.key)
        if record.user_text == "what follows fails":
            await broken()
        if record.user_text == "what follows lasts":
            await self.may_end.wait()

    async def say(self, text: str, user: str = "alice") -> TurnKey:
        key = TurnKey(f"t{next(self._turns)}")
        record = TurnRecord(
            key=key, scope=Scope("acme", user), session="s", chain=b"c" * 16, epoch=0, at=NOW, user_text=text
        )
        await self.engine.journal.append(record)
        return key

    @asynccontextmanager
    async def working(self) -> AsyncGenerator[None]:
        task = asyncio.create_task(self.worker.run(self._stop))
        try:
            yield
        finally:
            self._stop.set()
            await task

    async def until(self, condition: Callable[[], bool]) -> None:
        async with asyncio.timeout(60):
            while not condition():  # noqa: ASYNC110 - what it waits for is in the store, or in the worker
                await asyncio.sleep(0.002)

    async def work(self, outcomes: int) -> list[Outcome]:
        """Let the worker run until so many deliveries are through."""
        self._stop.clear()
        async with self.working():
            await self.until(lambda: len(self.outcomes) >= outcomes)
        return self.outcomes

    async def texts(self, user: str = "alice") -> list[str]:
        found = await self.engine.memories.list(Listing(reach=Reach.of(Scope("acme", user))))
        return [memory.text for memory in found]


@asynccontextmanager
async def opened(data: Data, options: WorkerOptions = QUICK) -> AsyncGenerator[World]:
    engine = engine_in_memory(data, embedder="hashed")
    async with engine.ingesting():
        yield World(engine, options)


@pytest.fixture
def data() -> Data:
    return Data()


def told(upkeep: Upkeep) -> str:
    """What failed in a round."""
    return ", ".join(described(fault.error) for fault in upkeep.faults)


async def no_news(_: timedelta) -> None:
    await asyncio.Event().wait()


async def broken() -> None:
    raise RuntimeError("it quotes: I live in Berlin")


# ── Good days ─────────────────────────────────────────────────────────────────────────────────────────────────


async def test_a_turn_becomes_a_memory(data: Data):
    async with opened(data) as world:
        key = await world.say("alice moved")

        (outcome,) = await world.work(1)

        assert await world.texts() == ["alice moved"]
        assert (outcome.key, outcome.result) == (key, "done")
        assert outcome.report is not None
        assert outcome.report.added == 1


async def test_a_turn_that_comes_while_the_worker_waits_is_taken_up(data: Data):
    async with opened(data) as world, world.working():
        await world.until(lambda: bool(world.upkeeps))
        await world.say("alice moved")
        await world.until(lambda: len(world.outcomes) == 1)


async def test_a_worker_that_took_all_there_is_asks_again_only_when_something_happened(data: Data):
    """Asking a server is a script for each part of its keyspace."""
    async with opened(data) as world:
        claims, before_rest, resting = list[int](), list[int](), asyncio.Event()

        async def claim(limit: int, **kwargs: Any) -> Any:
            claims.append(limit)
            return await world.engine.queue.claim(limit, **kwargs)

        async def wait(timeout: timedelta) -> None:
            before_rest.append(len(claims))
            resting.set()
            await no_news(timeout)

        vars(world.queue).update(claim=claim, wait=wait)
        world.extractor.does["I have a cat"] = resting.wait
        await world.say("I have a cat")

        await world.work(1)

        # One that begins asks for one first: it may be what the worker before died of.
        assert claims[: before_rest[0]] == [1, QUICK.concurrency - 1]


async def test_what_follows_a_turn_happens_after_it_and_fails_no_delivery(data: Data):
    async with opened(data) as world, world.working():
        first, second = await world.say("what follows fails"), await world.say("alice moved")
        await world.until(lambda: len(world.followed) == 2)
        await world.until(lambda: any(told(upkeep) == "RuntimeError" for upkeep in world.upkeeps))

    assert world.followed == [first, second]
    assert [(outcome.key, outcome.result) for outcome in world.outcomes] == [(first, "done"), (second, "done")]


async def test_the_next_turn_of_a_user_does_not_wait_for_what_follows_the_one_before(data: Data):
    async with opened(data, WorkerOptions(job_seconds=600)) as world:
        vars(world.queue).update(wait=no_news)
        first, second = await world.say("what follows lasts"), await world.say("alice moved")
        async with world.working():
            await world.until(lambda: len(world.outcomes) == 2)
            world.may_end.set()
            await world.until(lambda: len(world.followed) == 2)

    assert [outcome.key for outcome in world.outcomes] == [first, second]
    assert world.followed == [first, second]


async def test_one_wait_for_news_goes_on_while_turns_come_and_go(data: Data):
    async with opened(data) as world:
        waits = list[timedelta]()

        async def counted(timeout: timedelta) -> None:
            waits.append(timeout)
            await no_news(timeout)

        vars(world.queue).update(wait=counted)
        for number in range(5):
            await world.say(f"turn {number}")

        await world.work(5)

        assert len(waits) == 1


async def test_where_all_hands_were_full_the_next_turn_is_taken_when_one_is_free(data: Data):
    async with opened(data, WorkerOptions(concurrency=1)) as world:
        vars(world.queue).update(wait=no_news)
        await world.say("what follows lasts")
        await world.say("bob moved", user="bob")
        async with world.working():
            await world.until(lambda: len(world.followed) == 1)
            assert len(world.outcomes) == 1
            world.may_end.set()
            await world.until(lambda: len(world.followed) == 2)


async def test_P9_nothing_follows_a_turn_that_was_erased_while_it_was_under_way(data: Data):
    """Who listens would hear what was said in it."""
    async with opened(data) as world:

        async def erase() -> None:
            await world.engine.memories.erase(Erasure(what="session", tenant="acme", user="alice", session="s"), at=NOW)

        world.extractor.does["I have a cat"] = erase
        await world.say("I have a cat")
        other = await world.say("Bob's words", user="bob")
        async with world.working():
            await world.until(lambda: len(world.outcomes) == 2)

    assert world.followed == [other]


async def test_one_users_turns_run_one_after_the_other_and_in_order(data: Data):
    async with opened(data) as world:
        for number in range(5):
            await world.say(f"turn {number}")
            world.extractor.does[f"turn {number}"] = lambda: asyncio.sleep(0.01)

        await world.work(5)

        assert world.extractor.log == [line for at in range(5) for line in (f"begin turn {at}", f"end turn {at}")]


async def test_several_users_turns_run_at_once_up_to_the_bound(data: Data):
    async with opened(data) as world:
        most: list[int] = []
        gate = asyncio.Event()

        async def note() -> None:
            most.append(len(world.extractor.running))
            if len(most) == QUICK.concurrency:
                gate.set()
            await gate.wait()
            await asyncio.sleep(0.02)
            most.append(len(world.extractor.running))

        for number in range(8):
            await world.say(f"turn {number}", user=f"user{number}")
            world.extractor.does[f"turn {number}"] = note

        await world.work(8)

        assert max(most) == QUICK.concurrency


async def test_a_stop_lets_what_runs_finish(data: Data):
    async with opened(data) as world:
        await world.say("slow")
        await world.say("next")
        world.extractor.does["slow"] = lambda: asyncio.sleep(0.1)

        async with world.working():
            await world.until(lambda: world.extractor.running == ["slow"])

        assert [outcome.result for outcome in world.outcomes] == ["done"], "it is finished, the next is not begun"
        assert await world.texts() == ["slow"]


async def test_I1_a_worker_that_is_cancelled_loses_nothing(data: Data):
    async with opened(data) as world:
        await world.say("slow")
        world.extractor.does["slow"] = lambda: asyncio.sleep(60)
        task = asyncio.create_task(world.worker.run(asyncio.Event()))
        await world.until(lambda: world.extractor.running == ["slow"])
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task

    async with opened(data) as world:
        await world.work(1)
        assert await world.texts() == ["slow"]


# ── Failures ──────────────────────────────────────────────────────────────────────────────────────────────────


async def test_a_job_that_fails_is_delivered_again_later_and_its_user_waits(data: Data):
    async with opened(data) as world:
        await world.say("bad")
        await world.say("good")
        world.extractor.does["bad"] = broken
        assert [outcome.result for outcome in await world.work(1)] == ["retry"]
        assert await world.texts() == []

        world.extractor.does.clear()
        world.now = NOW + timedelta(seconds=11)
        await world.work(3)

        assert await world.texts() == ["bad", "good"]


async def test_I02_after_five_deliveries_a_job_is_a_dead_letter_and_others_flow(data: Data):
    async with opened(data) as world:
        key = await world.say("bad")
        await world.say("good")
        world.extractor.does["bad"] = broken

        for delivery in range(1, 6):
            await world.work(delivery)
            world.now += timedelta(hours=1)
        await world.work(6)

        results = [outcome.result for outcome in world.outcomes]
        assert results == ["retry"] * 4 + ["buried", "done"]
        (dead,) = await world.engine.queue.jobs(state=JobState.DEAD)
        assert (dead.key, dead.attempts) == (key, 5)
        assert await world.texts() == ["good"]


async def test_a_kept_error_quotes_nothing_of_what_was_said(data: Data):
    async with opened(data) as world:
        await world.say("bad")
        world.extractor.does["bad"] = broken

        (outcome,) = await world.work(1)

        assert outcome.error == "RuntimeError"


def test_the_text_of_our_own_errors_is_kept_and_bounded():
    assert described(EmbeddingError("a vector is zero")) == "EmbeddingError: a vector is zero"
    assert len(described(EmbeddingError("x" * 10_000))) == 300


async def test_I07_a_job_that_killed_the_worker_five_times_is_buried_without_being_run(data: Data):
    for _ in range(5):
        async with opened(data) as world:
            if not (await world.engine.queue.backlog()).pending:
                await world.say("poison")
                await world.say("fine", user="bob")
            claimed = await world.engine.queue.claim(1, now=NOW)
            assert claimed[0].record.user_text == "poison"

    async with opened(data) as world:
        outcomes = await world.work(2)

        assert {outcome.result for outcome in outcomes} == {"buried", "done"}
        assert world.extractor.log == ["begin fine", "end fine"]
        assert await world.texts("bob") == ["fine"]


async def test_I07_only_what_kills_the_worker_is_buried_and_what_ran_beside_it_is_done(data: Data):
    others = ("bob", "carol", "dave")
    async with opened(data) as world:
        for user in ("alice", *others):
            await world.say(f"{user} moved", user=user)
    beside: list[int] = []
    outcomes: list[Outcome] = []

    async def live(world: World) -> None:
        """What a worker does until it dies of what alice said, the first time when all are at work, or all is done."""
        dies = asyncio.Event()

        async def kill() -> None:
            await world.until(lambda: bool(beside) or len(world.extractor.running) == 1 + len(others))
            beside.append(len(world.extractor.running) - 1)
            dies.set()
            await asyncio.Event().wait()

        async def last() -> None:
            await world.until(lambda: "alice moved" not in world.extractor.running)

        world.extractor.does = {"alice moved": kill}
        world.extractor.does |= {f"{each} moved": last for each in others}
        running = asyncio.create_task(world.worker.run(asyncio.Event()))
        await world.until(lambda: dies.is_set() or len(outcomes) + len(world.outcomes) == 1 + len(others))
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)
        outcomes.extend(world.outcomes)

    while len(outcomes) < 1 + len(others):
        async with opened(data) as world:
            await live(world)

    assert beside == [3, 0, 0, 0, 0]
    assert sorted(outcome.result for outcome in outcomes) == ["buried", "done", "done", "done"]
    async with opened(data) as world:
        assert [await world.texts(each) for each in others] == [[f"{each} moved"] for each in others]


async def test_I04_a_job_that_hangs_is_given_up_after_its_time_and_delivered_again(data: Data):
    options = WorkerOptions(job_seconds=0.05, idle_seconds=0.05)
    async with opened(data, options) as world:
        await world.say("hangs")
        world.extractor.does["hangs"] = lambda: asyncio.sleep(60)

        (outcome,) = await world.work(1)

        assert (outcome.result, outcome.error) == ("retry", "TimeoutError")


@pytest.mark.parametrize("method", ["claim", "wait", "checkpoint"])
async def test_R02_a_queue_that_is_away_is_waited_for(data: Data, method: str):
    async with opened(data) as world:
        world.queue.away[method] = 3
        await world.say("alice moved")

        (outcome,) = await world.work(1)

        assert outcome.result == "done"
        assert await world.texts() == ["alice moved"]


@pytest.mark.parametrize("method", ["neighbours", "apply"])
async def test_R02_a_store_that_is_away_uses_up_no_delivery_and_no_second_extraction(data: Data, method: str):
    async with opened(data) as world:
        world.store.away[method] = 10
        await world.say("alice moved")

        (outcome,) = await world.work(1)

        assert outcome.result == "done"
        assert world.extractor.log == ["begin alice moved", "end alice moved"]
        assert await world.texts() == ["alice moved"]


async def test_a_turn_that_others_of_its_user_hold_up_uses_up_no_delivery_and_no_second_extraction(data: Data):
    async with opened(data) as world:
        world.store.away["apply"], world.store.error = 10, Contended("others write")
        await world.say("alice moved")

        (outcome,) = await world.work(1)

        assert outcome.result == "done"
        assert world.extractor.log == ["begin alice moved", "end alice moved"]
        assert await world.texts() == ["alice moved"]


async def test_a_retry_is_noted_even_if_the_store_is_away_for_a_while(data: Data):
    async with opened(data) as world:
        world.queue.away["retry"] = 3
        await world.say("bad")
        world.extractor.does["bad"] = broken

        await world.work(1)

        (job,) = await world.engine.queue.jobs()
        assert (job.state, job.retry_at) == (JobState.PENDING, NOW + timedelta(seconds=10))


async def test_a_stop_while_the_store_is_away_leaves_the_job_for_the_next_start(data: Data):
    async with opened(data) as world:
        world.store.away["apply"] = 10_000
        await world.say("alice moved")
        async with world.working():
            await world.until(lambda: world.store.away["apply"] < 9_998)
        assert world.outcomes == []

    async with opened(data) as world:
        await world.work(1)
        assert await world.texts() == ["alice moved"]
        assert world.extractor.log == [], "the checkpoint is used"


# ── Pauses ────────────────────────────────────────────────────────────────────────────────────────────────────


def test_I03_the_pauses_between_five_deliveries_bridge_ten_minutes():
    least = sum((pause_before(delivery, WorkerOptions(), chance=0.0) for delivery in range(2, 6)), timedelta())

    assert least >= timedelta(minutes=10)


def test_pauses_grow_and_vary_within_the_jitter():
    options = WorkerOptions(retry_seconds=10, retry_factor=4, jitter=0.25)

    assert pause_before(2, options, chance=0.5) == timedelta(seconds=10)
    assert pause_before(3, options, chance=0.5) == timedelta(seconds=40)
    assert pause_before(2, options, chance=0.0) == timedelta(seconds=7.5)
    assert pause_before(2, options, chance=1.0) == timedelta(seconds=12.5)


def test_no_pause_is_longer_than_a_month_however_often_a_job_failed():
    """The worker ended with one that no `timedelta` can say."""
    options = WorkerOptions(retry_seconds=60, retry_factor=100, deliveries=100)

    assert pause_before(100, options, chance=1.0) == timedelta(days=30)


# ── Upkeep ────────────────────────────────────────────────────────────────────────────────────────────────────


async def test_I09_vectors_are_filled_in_once_the_embedder_is_back(data: Data):
    async with opened(data) as world:
        world.embedder.away = True
        await world.say("alice moved")
        async with world.working():
            await world.until(lambda: len(world.outcomes) == 1)
            await world.until(lambda: any(told(each).startswith("EmbeddingError") for each in world.upkeeps))

            world.embedder.away = False
            await world.until(lambda: any(each.embedded == 1 for each in world.upkeeps))

        assert (await world.engine.memories.counts()).vectors == {"hashed": 1}


async def test_finished_records_are_trimmed(data: Data):
    async with opened(data) as world:
        await world.say("alice moved")
        async with world.working():
            await world.until(lambda: any(upkeep.trimmed for upkeep in world.upkeeps))


async def test_upkeep_goes_on_when_the_store_was_away(data: Data):
    async with opened(data) as world:
        world.queue.away["trim"] = 1
        async with world.working():
            await world.until(lambda: len(world.upkeeps) > 1)

        assert [told(upkeep) for upkeep in world.upkeeps[:2]] == ["StoreUnavailable: away", ""]


async def no_date() -> None:
    raise OverflowError("date value out of range")


async def test_a_step_of_the_upkeep_that_nobody_foresaw_to_fail_stops_neither_the_next_nor_the_worker(data: Data):
    async with opened(data) as world:
        rounds = list[int]()

        async def next_step() -> None:
            rounds.append(len(rounds))

        world.steps += [UpkeepStep("expiry", no_date), UpkeepStep("trash", next_step)]
        await world.say("alice moved")
        async with world.working():
            await world.until(lambda: len(world.upkeeps) > 2 and len(world.outcomes) == 1)

        assert len(rounds) > 2
        assert [(fault.step, type(fault.error)) for fault in world.upkeeps[0].faults] == [("expiry", OverflowError)]
        assert [upkeep.failures for upkeep in world.upkeeps[:3]] == [1, 2, 3]
        assert await world.texts() == ["alice moved"]


async def lost() -> None:
    raise StoreLost("gone")


@pytest.mark.parametrize("call", ["claim", "wait", "beat", "trim"])
async def test_a_worker_whose_store_is_lost_ends_whoever_notices_it(
    data: Data, monkeypatch: pytest.MonkeyPatch, call: str
):
    """With all hands at work nothing is claimed: nobody else would."""
    monkeypatch.setattr(worker_module, "BEAT_SECONDS", 0.01)
    async with opened(data) as world:
        world.queue.error, world.queue.away = StoreLost("gone"), {call: 1}
        world.extractor.does["slow"] = asyncio.Event().wait
        await world.say("slow")

        async with asyncio.timeout(60):
            with pytest.raises(StoreLost):
                await world.worker.run(asyncio.Event())


async def test_a_step_of_the_upkeep_that_finds_the_store_lost_ends_the_worker(data: Data):
    async with opened(data) as world:
        world.steps.append(UpkeepStep("expiry", lost))

        async with asyncio.timeout(60):
            with pytest.raises(StoreLost):
                await world.worker.run(asyncio.Event())


@pytest.mark.parametrize("kind", [ModelUnavailable, BudgetSpent])
async def test_I03_a_job_comes_again_no_sooner_than_the_model_may_be_asked(
    data: Data, kind: type[ModelUnavailable | BudgetSpent]
):
    async def asked_to_wait() -> None:
        raise kind("not now", retry_at=NOW + timedelta(minutes=3))

    async with opened(data) as world:
        await world.say("bad")
        world.extractor.does["bad"] = asked_to_wait
        await world.work(1)

        (job,) = await world.engine.queue.jobs(state=JobState.PENDING)

        assert job.retry_at == NOW + timedelta(minutes=3)


async def test_of_a_store_that_is_away_the_round_asks_nothing_more(data: Data):
    async with opened(data) as world:
        rounds = list[int]()

        async def next_step() -> None:
            rounds.append(len(world.upkeeps))

        world.queue.away["trim"] = 1
        world.steps.append(UpkeepStep("trash", next_step))
        async with world.working():
            await world.until(lambda: len(world.upkeeps) > 1)

        assert rounds[0] == 1
        assert [upkeep.failures for upkeep in world.upkeeps[:2]] == [1, 0]
