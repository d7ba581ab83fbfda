"""The turns in memory as a worker sees them."""

import asyncio
from contextlib import suppress
from datetime import datetime, timedelta

from adapters.in_memory.data import Data
from adapters.in_memory.kept import KeptTurn
from memory.model.errors import NotFound
from memory.model.scope import Scope
from memory.model.turn import TurnKey
from memory.ports.jobs import Backlog, Job, JobInfo, JobState


class InMemoryQueue:
    """Implements `memory.ports.jobs.JobQueue`."""

    def __init__(self, data: Data, *, keep_turns: timedelta) -> None:
        self._data = data
        self._keep_turns = keep_turns
        self._seen = 0

    def recover(self) -> None:
        """What a dead worker had claimed waits again."""
        for turn in self._data.turns.in_state(JobState.RUNNING):
            self._data.turns.turn_to(turn, JobState.PENDING)

    async def claim(self, limit: int, *, now: datetime, rested: timedelta = timedelta(0)) -> tuple[Job, ...]:
        self._seen = self._data.news
        running = self._data.turns.in_state(JobState.RUNNING)
        keys, busy = {turn.record.key for turn in running}, {turn.owner for turn in running}
        jobs: list[Job] = []
        for turn, said_last in self._waiting(now, rested):
            # Two users may have named a turn alike: the second waits, so that a running job's key tells its owner.
            if len(jobs) == limit or turn.owner in busy or turn.record.key in keys:
                continue
            keys.add(turn.record.key)
            is_cut_off = turn.attempts > 0 and turn.retry_at is None
            self._data.turns.turn_to(turn, JobState.RUNNING)
            turn.retry_at, turn.attempts = None, turn.attempts + 1
            jobs.append(
                Job(
                    record=turn.record,
                    attempts=turn.attempts,
                    checkpoint=turn.checkpoint,
                    is_cut_off=is_cut_off,
                    session_at=said_last if rested else None,
                )
            )
        if jobs:
            await self.beat(now=now)
        return tuple(jobs)

    async def checkpoint(self, key: TurnKey, result: bytes) -> None:
        for turn in self._of(JobState.RUNNING, key):
            turn.checkpoint = result

    async def retry(self, key: TurnKey, *, error: str, at: datetime) -> None:
        for turn in self._of(JobState.RUNNING, key):
            self._data.turns.turn_to(turn, JobState.PENDING)
            turn.error, turn.retry_at = error, at
        self._data.tell()

    async def bury(self, key: TurnKey, *, error: str) -> None:
        for turn in self._of(JobState.RUNNING, key):
            self._data.turns.turn_to(turn, JobState.DEAD)
            turn.error, turn.retry_at = error, None
        self._data.tell()

    async def wait(self, timeout: timedelta) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(timeout.total_seconds()):
                await self._data.hear(since=self._seen)

    async def trim(self, *, now: datetime) -> int:
        trimmed, before = trim_finished(self._data), now - self._keep_turns
        for turn in list(self._data.turns):
            if turn.record.at >= before or turn.is_open:
                continue
            trimmed += turn.is_found
            turn.is_found = False
            if turn.state is None:
                self._data.turns.drop(turn)
        held = self._data.held
        self._data.held = {name: each for name, each in held.items() if each.at is None or each.at >= before}
        return trimmed

    async def backlog(self) -> Backlog:
        times = [turn.record.at for own in self._data.turns.waiting() for turn in own]
        return Backlog(len(times), len(self._data.turns.in_state(JobState.DEAD)), min(times, default=None))

    async def beat(self, *, now: datetime) -> None:
        self._data.beat = now

    async def stalled_since(self, *, now: datetime, rested: timedelta = timedelta(0)) -> datetime | None:
        since = [
            max(said_last + rested if rested else turn.record.at, turn.retry_at or turn.record.at)
            for turn, said_last in self._waiting(now, rested)
        ]
        return max(min(since), self._data.beat) if since else None

    async def jobs(self, *, state: JobState | None = None, limit: int = 100) -> tuple[JobInfo, ...]:
        states = JobState if state is None else (state,)
        turns = [turn for each in states for turn in self._data.turns.in_state(each)]
        return tuple(
            JobInfo(
                key=turn.record.key,
                tenant=turn.record.scope.tenant,
                user=turn.record.scope.user,
                state=turn.state,
                attempts=turn.attempts,
                queued_at=turn.record.at,
                retry_at=turn.retry_at,
                error=turn.error,
            )
            for turn in sorted(turns, key=lambda turn: turn.number)[:limit]
            if turn.state is not None
        )

    async def revive(self, whose: Scope, key: TurnKey) -> None:
        for turn in self._dead(whose, key):
            self._data.turns.turn_to(turn, JobState.PENDING)
            turn.attempts, turn.retry_at = 0, None
        self._data.tell()

    async def discard(self, whose: Scope, key: TurnKey) -> None:
        for turn in self._dead(whose, key):
            self._data.end(turn)

    # ── Which turns ───────────────────────────────────────────────────────────────────────────────────────────

    def _waiting(self, now: datetime, rested: timedelta) -> list[tuple[KeptTurn, datetime]]:
        """Each user's oldest turn that is not done, unless its retry is to come, and when its session's last turn was.

        With `rested`, the oldest in a session in which nothing was said for so long.
        """
        turns = self._data.turns
        first = [
            next((turn for turn in own if not rested or turns.said_last(turn) <= now - rested), None)
            for own in turns.waiting()
        ]
        due = [turn for turn in first if turn is not None and (turn.retry_at is None or turn.retry_at <= now)]
        return [(turn, turns.said_last(turn)) for turn in sorted(due, key=lambda turn: turn.number)]

    def _of(self, state: JobState, key: TurnKey) -> list[KeptTurn]:
        return [turn for turn in self._data.turns.in_state(state) if turn.record.key == key]

    def _dead(self, whose: Scope, key: TurnKey) -> list[KeptTurn]:
        dead = self._of(JobState.DEAD, key)
        own = (whose.tenant, whose.user)
        if found := [turn for turn in dead if (turn.record.scope.tenant, turn.record.scope.user) == own]:
            return found
        raise NotFound(f"no dead letter {key.turn}, step {key.step}, attempt {key.attempt}")


def trim_finished(data: Data) -> int:
    """The words of finished turns go; how many turns it were."""
    finished = [turn for turn in data.turns if turn.state is None and turn.has_words]
    for turn in finished:
        turn.trim()
    return len(finished)
