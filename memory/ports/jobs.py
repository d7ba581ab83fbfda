"""Turns that wait to be ingested, and those that could not be."""

from datetime import datetime, timedelta
from enum import StrEnum
from typing import Protocol

import msgspec

from memory.model.scope import Scope
from memory.model.turn import TurnKey, TurnRecord


class Job(msgspec.Struct, frozen=True, kw_only=True):
    """A journalled turn that waits to be ingested."""

    record: TurnRecord
    attempts: int
    """How often it was claimed, this time included; counted durably before the work begins."""
    checkpoint: bytes | None = None
    """The extraction's result of an earlier, interrupted run: used instead of extracting again."""
    is_cut_off: bool = False
    """It was claimed before, and nobody said what came of it: its worker may have died of it (FAULTS I07)."""
    session_at: datetime | None = None
    """When the session's last turn was: its date, where whole sessions are waited for."""


class JobState(StrEnum):
    """Where a job stands."""

    PENDING = "pending"
    RUNNING = "running"
    DEAD = "dead"


class JobInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A job as an operator sees it: no content."""

    key: TurnKey
    tenant: str
    user: str | None
    state: JobState
    attempts: int
    queued_at: datetime
    retry_at: datetime | None = None
    error: str = ""


class Backlog(msgspec.Struct, frozen=True):
    """How much waits to be ingested."""

    pending: int
    dead: int
    oldest: datetime | None = None
    lost: int = 0
    """Jobs whose record was gone before they were done: somebody else deleted it, or restored an older journal in its
    place (FAULTS R15)."""


class JobQueue(Protocol):
    """The journal as the worker sees it: delivered at least once, one job of a user at a time, in order."""

    async def claim(self, limit: int, *, now: datetime, rested: timedelta = timedelta(0)) -> tuple[Job, ...]:
        """Up to `limit` jobs, the oldest of each of as many users, but for those whose retry time is to come.

        The user of such a job waits with it. Jobs that a dead worker had claimed come again. With `rested`, only jobs
        of sessions in which nothing was said for so long, with their `session_at`: other sessions of the user need not
        wait for one that goes on.
        """
        ...

    async def checkpoint(self, key: TurnKey, result: bytes) -> None:
        """Keep the extraction's result, durably, before it is applied."""
        ...

    async def retry(self, key: TurnKey, *, error: str, at: datetime) -> None:
        """The job failed and is to be delivered again from `at` on."""
        ...

    async def bury(self, key: TurnKey, *, error: str) -> None:
        """The job goes to the dead letters, with its record; the user's next job is free."""
        ...

    async def wait(self, timeout: timedelta) -> None:
        """Returns when there may be new jobs, at the latest after `timeout`."""
        ...

    async def trim(self, *, now: datetime) -> int:
        """Erase the content of finished records and the links beyond their keeping time; how many it was."""
        ...

    async def backlog(self) -> Backlog:
        """How much waits."""
        ...

    async def beat(self, *, now: datetime) -> None:
        """A worker is at work: said from time to time as long as jobs run. `claim` says it with each job."""
        ...

    async def stalled_since(self, *, now: datetime, rested: timedelta = timedelta(0)) -> datetime | None:
        """Since when a job that could run has waited without a sign of any worker; None if there is no such job.

        One that waits for its retry, behind such a one of its user, or for its session to rest could not run.
        """
        ...

    async def jobs(self, *, state: JobState | None = None, limit: int = 100) -> tuple[JobInfo, ...]:
        """Unfinished jobs and dead letters, oldest first."""
        ...

    async def revive(self, whose: Scope, key: TurnKey) -> None:
        """A user's dead letter back into the queue, attempts from zero. Raises `NotFound`.

        Two users may have named a turn alike.
        """
        ...

    async def discard(self, whose: Scope, key: TurnKey) -> None:
        """Drop a user's dead letter for good. Raises `NotFound`."""
        ...
