"""The worker's loop: claims jobs, runs several users' at once, and loses none.

A job that fails is delivered again after a pause that grows, and goes to the dead letters when its deliveries are used
up: also one that kills the worker, because deliveries are counted before the work begins. What a worker may have died
of runs alone: what ran beside it would be counted with it each time (FAULTS I07). When the store is away nothing is
delivered anew: what runs waits for it and goes on where it was. When it is lost the worker ends: whoever started it
opens what there is then.
"""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Mapping, Sequence, Set
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from functools import partial
from typing import Literal, TypeVar

import msgspec

from memory.ingestion.pipeline import Ingestor
from memory.ingestion.report import IngestReport
from memory.ingestion.rounds import FailedStep, UpkeepStep, tried
from memory.model.errors import Contended, MemoryFault, StoreLost, StoreUnavailable
from memory.model.options import WorkerOptions
from memory.model.turn import TurnKey, TurnRecord
from memory.model.types import Clock
from memory.ports.changes import Applied
from memory.ports.jobs import Job, JobQueue
from memory.ports.llm import BudgetSpent, ModelUnavailable
from memory.text.reading import reading_once

T = TypeVar("T")

ERROR_CHARS = 300
"""So much of an error's text is kept with a job."""


_EVER = datetime.min.replace(tzinfo=UTC)


LONGEST_PAUSE_SECONDS = 30 * 86_400.0
"""No delivery waits longer, however many there have been: beyond that it is given up rather than meant."""

BEAT_SECONDS = 10.0
"""How often a worker says that it is at work, as long as jobs run: a commit of a few bytes."""


class Outcome(msgspec.Struct, frozen=True, kw_only=True):
    """What became of a delivery. No content: it may be logged."""

    key: TurnKey
    result: Literal["done", "retry", "buried"]
    report: IngestReport | None = None
    error: str = ""


class Upkeep(msgspec.Struct, frozen=True, kw_only=True):
    """What a round of upkeep came to."""

    trimmed: int = 0
    embedded: int = 0
    faults: tuple[FailedStep, ...] = ()
    failures: int = 0
    """So many rounds in a row, this one included, a step failed."""


class _Stopped(Exception):
    """The worker is to stop while a job waits for the store: it stays claimed, and comes again at the next start."""


class _Hands:
    """Which jobs run: several at once, but alone each that a worker may have died of."""

    def __init__(self, most: int) -> None:
        self.running: set[asyncio.Task[None]] = set()
        self._most = most
        self._suspects: deque[Job] = deque()
        self._is_alone = False
        self._is_careful = True

    @property
    def free(self) -> int:
        """How many jobs may be claimed now.

        By a worker that begins one at a time, until one comes that no other had: of several that are claimed together
        each would be counted with the one that it dies of.
        """
        if self._suspects or self._is_alone:
            return 0
        free = self._most - len(self.running)
        return min(free, 1) if self._is_careful else free

    def given(self, jobs: Sequence[Job]) -> Sequence[Job]:
        """What is to be begun now, of these and of those that waited."""
        begun = [job for job in jobs if not job.is_cut_off]
        self._suspects += (job for job in jobs if job.is_cut_off)
        self._is_careful = self._is_careful and not begun
        if begun or self.running or not self._suspects:
            return begun
        self._is_alone = True
        return [self._suspects.popleft()]

    def let_go(self, done: asyncio.Task[None]) -> None:
        self.running.discard(done)
        self._is_alone = False


class Worker:
    """Runs jobs until it is told to stop."""

    def __init__(  # noqa: PLR0913 - its parts are handed in
        self,
        *,
        queue: JobQueue,
        ingestor: Ingestor,
        clock: Clock,
        chance: Callable[[], float],
        on_outcome: Callable[[Outcome], None] = lambda _: None,
        on_upkeep: Callable[[Upkeep], None] = lambda _: None,
        afterwards: Callable[[TurnRecord], Awaitable[None]] | None = None,
        upkeep: Sequence[UpkeepStep] = (),
        rested: timedelta = timedelta(0),
        options: WorkerOptions | None = None,
    ) -> None:
        """`chance` gives numbers in 0…1, for the jitter. `afterwards` is called with each turn that was applied.

        `upkeep` is done beside the worker's own; `rested`: how long a session must have rested before it is ingested.
        """
        self._queue = queue
        self._ingestor = ingestor
        self._clock = clock
        self._chance = chance
        self._on_outcome = on_outcome
        self._on_upkeep = on_upkeep
        self._afterwards = afterwards
        self._more_upkeep = upkeep
        self._rested = rested
        self._options = options or WorkerOptions()

    async def run(self, stop: asyncio.Event) -> None:
        """Work until `stop` is set, then finish what runs. Cancelled, it drops what runs: that comes again.

        Raises `StoreLost`; what ran then comes again as well.
        """
        lost: StoreLost | None = None
        hands = _Hands(self._options.concurrency)
        woken = asyncio.Event()
        try:
            async with asyncio.TaskGroup() as group:
                group.create_task(self._keep_up(stop))
                group.create_task(self._keep_beating(hands.running, stop))
                group.create_task(_wake(woken, stop))
                news: asyncio.Task[None] | None = None
                while not stop.is_set():
                    woken.clear()
                    wanted = hands.free
                    for job in hands.given(await self._claim(wanted, stop)):
                        task = group.create_task(self._handle(job, stop, woken))
                        hands.running.add(task)
                        task.add_done_callback(partial(self._let_go, hands, woken))
                    if wanted < hands.free:
                        continue  # there may be more: it was only one that was asked for
                    # One wait for news goes on while jobs come and go.
                    if hands.free and (news is None or news.done()):
                        news = group.create_task(self._hear(woken, stop))
                    await woken.wait()
                if news is not None:
                    news.cancel()
        except* StoreLost as errors:
            lost = _first(errors)
        if lost is not None:
            raise lost

    async def _claim(self, limit: int, stop: asyncio.Event) -> tuple[Job, ...]:
        if not limit:
            return ()
        try:
            return await self._queue.claim(limit, now=self._clock(), rested=self._rested)
        except StoreLost:
            raise
        except StoreUnavailable:
            await _pause(self._options.store_seconds, stop)
            return ()

    async def _keep_beating(self, running: Set[asyncio.Task[None]], stop: asyncio.Event) -> None:
        while not stop.is_set():
            await _pause(BEAT_SECONDS, stop)
            if not running:
                continue
            try:
                await self._queue.beat(now=self._clock())
            except StoreLost:
                raise
            except StoreUnavailable:
                continue  # nobody can see then whether it is at work

    async def _hear(self, woken: asyncio.Event, stop: asyncio.Event) -> None:
        """Wake who claims when there may be new jobs."""
        try:
            await self._queue.wait(timedelta(seconds=self._options.idle_seconds))
        except StoreLost:
            raise
        except StoreUnavailable:
            await _pause(self._options.store_seconds, stop)
        woken.set()

    def _let_go(self, hands: _Hands, woken: asyncio.Event, done: asyncio.Task[None]) -> None:
        """A hand is free; who claims is woken if none was, or none might be used."""
        if not hands.free:
            woken.set()
        hands.let_go(done)

    # ── One job ───────────────────────────────────────────────────────────────────────────────────────────────

    async def _handle(self, job: Job, stop: asyncio.Event, woken: asyncio.Event) -> None:
        with suppress(_Stopped), reading_once():
            outcome = await self._outcome(job, stop)
            self._on_outcome(outcome)
            woken.set()  # the next turn of this user is claimed while this one is followed up
            is_void = outcome.report is not None and outcome.report.applied is Applied.VOID
            is_learned = outcome.result == "done" and not is_void
            if self._afterwards is None or not is_learned or stop.is_set():
                return
            # What follows a turn may be done at any later one as well: no delivery fails with it.
            try:
                await self._in_time(self._afterwards(job.record))
            except Exception as error:  # noqa: BLE001 - whatever it was, the next turn will tell
                self._on_upkeep(Upkeep(faults=(FailedStep("afterwards", error),)))

    async def _outcome(self, job: Job, stop: asyncio.Event) -> Outcome:
        if job.attempts > self._options.deliveries:
            return await self._given_up(job, "the worker did not survive it", stop)
        try:
            extracted = await self._patiently(lambda: self._in_time(self._ingestor.extract(job)), stop)
            report = await self._patiently(lambda: self._in_time(self._ingestor.apply(extracted)), stop)
        except (_Stopped, StoreLost):
            raise
        except Exception as error:  # noqa: BLE001 - whatever an extractor raises, the other jobs go on
            told = described(error)
            if job.attempts >= self._options.deliveries:
                return await self._given_up(job, told, stop)
            # It comes again after a pause, and not before whoever failed wants to be asked again.
            pause = pause_before(job.attempts + 1, self._options, chance=self._chance())
            not_before = error.retry_at if isinstance(error, ModelUnavailable | BudgetSpent) else None
            at = max(self._clock() + pause, not_before or _EVER)
            await self._patiently(lambda: self._queue.retry(job.record.key, error=told, at=at), stop)
            return Outcome(key=job.record.key, result="retry", error=told)
        return Outcome(key=job.record.key, result="done", report=report)

    async def _given_up(self, job: Job, error: str, stop: asyncio.Event) -> Outcome:
        key = job.record.key
        await self._patiently(lambda: self._queue.bury(key, error=error), stop)
        return Outcome(key=key, result="buried", error=error)

    async def _in_time(self, work: Awaitable[T]) -> T:
        async with asyncio.timeout(self._options.job_seconds):
            return await work

    async def _patiently(self, step: Callable[[], Awaitable[T]], stop: asyncio.Event) -> T:
        """The step's result; as long as the store is away, or others write there all the time, it is tried again.

        A delivery is not used up by that.
        """
        while True:
            try:
                return await step()
            except StoreLost:
                raise
            except (StoreUnavailable, Contended):
                await _pause(self._options.store_seconds, stop)
                if stop.is_set():
                    raise _Stopped from None

    # ── Upkeep ────────────────────────────────────────────────────────────────────────────────────────────────

    async def _keep_up(self, stop: asyncio.Event) -> None:
        failures = 0
        while not stop.is_set():
            counts, faults = await self._round()
            failures = failures + 1 if faults else 0
            self._on_upkeep(Upkeep(**counts, faults=faults, failures=failures))
            await _pause(self._options.upkeep_seconds, stop)

    async def _round(self) -> tuple[Mapping[str, int], tuple[FailedStep, ...]]:
        counts = dict[str, int]()

        async def trim() -> None:
            counts["trimmed"] = await self._queue.trim(now=self._clock())

        async def backfill() -> None:
            counts["embedded"] = await self._ingestor.backfill()

        return counts, await tried((UpkeepStep("trim", trim), *self._more_upkeep, UpkeepStep("backfill", backfill)))


def pause_before(delivery: int, options: WorkerOptions, *, chance: float) -> timedelta:
    """How long to wait before a job's second, third, … delivery; `chance`, 0…1, places it within the jitter."""
    seconds = options.retry_seconds * options.retry_factor ** (delivery - 2)
    varied = seconds * (1 + options.jitter * (2 * chance - 1))
    return timedelta(seconds=min(varied, LONGEST_PAUSE_SECONDS))


def described(error: Exception) -> str:
    """What may be kept and logged of an error: the text of our own, of others the kind (theirs may quote content)."""
    kind = type(error).__name__
    return f"{kind}: {error}"[:ERROR_CHARS] if isinstance(error, MemoryFault) else kind


def _first(group: BaseExceptionGroup[StoreLost]) -> StoreLost:
    """One of the errors of a group: they are of one store, and say the same."""
    error = group.exceptions[0]
    return _first(error) if isinstance(error, BaseExceptionGroup) else error


async def _wake(woken: asyncio.Event, at: asyncio.Event) -> None:
    await at.wait()
    woken.set()


async def _pause(seconds: float, stop: asyncio.Event) -> None:
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await stop.wait()
