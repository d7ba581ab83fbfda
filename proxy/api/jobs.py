"""Work that a caller does not wait for: it runs in this process, and what came of it is told for a while.

What was accepted is done: while the store is away, or others write there all the time, a job waits. A process that ends
in peace finishes what runs within its drain time, and what is left ends before the store is closed. One that is killed
loses it: who must not lose anything waits.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Coroutine
from datetime import datetime
from typing import Any, Literal, TypeVar

import msgspec
import structlog

from memory.model.errors import Contended, MemoryFault, NotFound, StoreLost, StoreUnavailable
from memory.model.scope import Reach, Scope
from memory.model.types import Clock, MakeId
from proxy.api.repeats import Retelling
from proxy.http.errors import ApiError, error_of_memory
from proxy.ops.logs import error_name

T = TypeVar("T")

log = structlog.get_logger()

RUNNING = 100
"""Jobs of one process at once: more would hold up its chats."""

FIRST_PAUSE_SECONDS, LONGEST_PAUSE_SECONDS = 1.0, 30.0
"""Before a job is tried again, as the clients of a store that is away are told to come again after a second."""

KEPT = 10_000
"""Finished jobs whose result is still told: the last ones."""


class JobReport(msgspec.Struct, frozen=True, kw_only=True):
    """A job, and what came of it."""

    id: str
    state: Literal["running", "done", "failed"]
    created_at: datetime
    finished_at: datetime | None = None
    results: Any = None
    """What would have been answered."""
    error: str | None = None
    """The code of what went wrong."""
    message: str | None = None


class ApiJobs:
    """The jobs of one process."""

    def __init__(self, *, clock: Clock, make_id: MakeId) -> None:
        self._clock = clock
        self._make_id = make_id
        self._reports: OrderedDict[str, tuple[Scope, JobReport, Retelling[Any]]] = OrderedDict()
        self._running: set[asyncio.Task[None]] = set()
        self._beside: set[asyncio.Task[Any]] = set()

    def start(self, scope: Scope, work: Callable[[], Awaitable[T]], again: Retelling[T]) -> JobReport:
        """Begin to do it for somebody, who is told `again` what came of it. Raises `ApiError` if too many run."""
        if len(self._running) >= RUNNING:
            raise ApiError.of("overloaded", "Too many jobs are running. Try again in a moment, or wait for the result.")
        report = JobReport(id=self._make_id(), state="running", created_at=self._clock())
        self._keep(scope, report, again)
        _held(self._running, self._run(scope, report, work, again))
        return report

    def beside(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Begin what nobody is told of as a job: its request does not wait for it, or may leave before it is done."""
        return _held(self._beside, work)

    async def report(self, reach: Reach, job_id: str) -> JobReport:
        """A job for somebody within reach. Raises `NotFound` and `StoreUnavailable`."""
        scope, report, again = self._reports.get(job_id, (None, None, None))
        if scope is None or report is None or again is None or not reach.covers(scope):
            raise NotFound(f"there is no job {job_id} here; a result is kept by the process that made it")
        if report.results is None:
            return report
        return msgspec.structs.replace(report, results=await again.told(report.results))

    async def finished(self, *, seconds: float) -> int:
        """Return once nothing runs any more; what does after so many seconds is cancelled: how many jobs that were."""
        loop = asyncio.get_running_loop()
        until = loop.time() + seconds
        # One may set off another.
        while (running := self._running | self._beside) and (left := until - loop.time()) > 0:
            await asyncio.wait(running, timeout=left)
        lost = len(self._running)
        while running := self._running | self._beside:
            for task in running:
                task.cancel()
            await asyncio.wait(running)
        return lost

    async def _run(
        self, scope: Scope, report: JobReport, work: Callable[[], Awaitable[T]], again: Retelling[T]
    ) -> None:
        try:
            told = msgspec.structs.replace(report, state="done", results=again.kept(await _patiently(work)))
        except MemoryFault as error:
            why = error_of_memory(error)
            told = msgspec.structs.replace(report, state="failed", error=why.code, message=why.message)
        except Exception as error:  # noqa: BLE001 - nobody waits for it: it stands in the report
            log.error("job_failed", job=report.id, error=error_name(error))  # noqa: TRY400 - without any content
            told = msgspec.structs.replace(report, state="failed", error="internal_error")
        self._keep(scope, msgspec.structs.replace(told, finished_at=self._clock()), again)

    def _keep(self, scope: Scope, report: JobReport, again: Retelling[Any]) -> None:
        self._reports[report.id] = scope, report, again
        while len(self._reports) > KEPT + RUNNING:
            self._reports.popitem(last=False)


def _held(tasks: set[asyncio.Task[T]], work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
    """A task that stands among others until it is done."""
    task = asyncio.create_task(work)
    tasks.add(task)
    task.add_done_callback(tasks.discard)
    return task


async def _patiently(work: Callable[[], Awaitable[T]]) -> T:
    """What `work` gives; while the store is away, or others write there all the time, it is tried again."""
    pause = FIRST_PAUSE_SECONDS
    while True:
        try:
            return await work()
        except StoreLost:
            raise
        except (StoreUnavailable, Contended):
            await asyncio.sleep(pause)
        pause = min(2 * pause, LONGEST_PAUSE_SECONDS)
