"""Whether this process should get traffic: ready, degraded (it serves, but something is amiss), or draining."""

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from time import monotonic
from typing import NamedTuple

import structlog

from memory.model.errors import MemoryFault
from memory.model.types import Clock
from memory.ports.engine import Check, Engine
from memory.ports.jobs import Backlog
from memory.turn.quotas import LeftOut, all_left_out

log = structlog.get_logger()

DEGRADED_SECONDS = 60.0
"""For how long a turn that could not be journalled shows in the readiness."""

STORE_SECONDS = 1.0
"""How long readiness and metrics wait for the store: a probe that gives up first (Docker's waits 3 s) would take a
process that serves for a dead one."""


class StoreHealth(NamedTuple):
    """How the store is, and how much waits there, if it tells."""

    checks: tuple[Check, ...]
    backlog: Backlog | None = None
    oldest_seconds: float = 0.0
    """How long the oldest job there has waited."""
    left_out: int = 0
    """Facts of chats for which their tenants had no room."""


def joined(told: Mapping[int, Sequence[Check]]) -> tuple[Check, ...]:
    """What several proxies, by their numbers, say of one thing is one check: well if it is well in all of them."""
    names = dict.fromkeys(check.name for checks in told.values() for check in checks)
    joint: list[Check] = []
    for name in names:
        found = [(number, check) for number, checks in told.items() for check in checks if check.name == name]
        amiss = {number: check for number, check in found if not check.ok}
        if not amiss or (len(amiss) == len(found) and len({check.detail for check in amiss.values()}) == 1):
            joint.append(found[0][1])  # it is well, or all say the same of it
        else:
            detail = "; ".join(f"proxy {number}: {check.detail}" for number, check in amiss.items())
            joint.append(Check(name, ok=False, detail=detail))
    return tuple(joint)


@dataclass(frozen=True, kw_only=True, slots=True)
class StoreWatch:
    """Asks the store how it is, and whether somebody works on what waits there."""

    engine: Engine
    clock: Clock
    patience: timedelta
    """How long a job may wait without a sign of a worker."""
    late: timedelta
    """How long a job may wait while a worker is at work."""
    rested: timedelta = timedelta(0)
    """How long a session must have rested before it is ingested."""
    workers: Callable[[], Sequence[Check]] = tuple
    """How the processes are that this one supervises."""

    async def look(self) -> StoreHealth:
        """Within STORE_SECONDS, whatever the store does."""
        store = await self._store()
        return store._replace(checks=(*store.checks, *self.workers()))

    async def _store(self) -> StoreHealth:
        queue, now = self.engine.queue, self.clock()
        try:
            async with asyncio.timeout(STORE_SECONDS):
                await self.engine.ping()
                backlog = await queue.backlog()
                since = await queue.stalled_since(now=now, rested=self.rested)
                left_out = await all_left_out(self.engine.notes)
        except MemoryFault as error:
            return StoreHealth((Check("store", ok=False, detail=str(error)),))
        except TimeoutError:
            return StoreHealth((Check("store", ok=False, detail=f"does not answer within {STORE_SECONDS:g} s"),))
        lost = f", lost: {backlog.lost}" if backlog.lost else ""
        waiting = f"jobs that wait: {backlog.pending}, dead letters: {backlog.dead}{lost}"
        ingestion = Check("ingestion", ok=True, detail=self._behind(backlog, now))
        if since is not None and now - since > self.patience:
            detail = (
                f"turns wait since {since:%Y-%m-%d %H:%M:%S} UTC and no worker is at work: see that one runs (`ricordo "
                "serve`, or `ricordo worker` beside `serve --no-worker`) and does not stand still"
            )
            ingestion = Check("ingestion", ok=False, detail=detail)
        oldest = timedelta(0) if backlog.oldest is None else now - backlog.oldest
        quotas = Check("quotas", ok=True, detail=_full(left_out, now))
        return StoreHealth(
            (Check("store", ok=True, detail=waiting), ingestion, quotas),
            backlog,
            oldest.total_seconds(),
            sum(each.facts for each in left_out),
        )

    def _behind(self, backlog: Backlog, now: datetime) -> str:
        """What to do about a backlog that is worked on and grows all the same; empty if there is none.

        How old the oldest job is tells it whatever the number of jobs, and without a look before this one. Where whole
        sessions are waited for, jobs are as old as they are meant to be.
        """
        if self.rested or backlog.oldest is None or now - backlog.oldest <= self.late:
            return ""
        return (
            f"turns wait since {backlog.oldest:%Y-%m-%d %H:%M:%S} UTC, {backlog.pending} of them: more are said than "
            "are ingested, or one fails again and again (`ricordo jobs list`). Give the worker more of a core "
            "(`worker.nice`), on Redis more workers (`--workers`), with a language model a faster one or more "
            "`worker.concurrency`"
        )


def _full(left_out: Iterable[LeftOut], now: datetime) -> str:
    """Of which tenants something was left out lately; empty if of none."""
    lately = sum(now - each.last < FULL for each in left_out)
    if not lately:
        return ""
    return (
        f"tenants that have reached their quota, so that their chats add nothing: {lately} (`ricordo memories usage "
        "--tenant NAME`). Raise `quotas`, or have them close or delete some"
    )


FULL = timedelta(hours=1)
"""So long a tenant is told of as one that has reached its quota."""

START_SECONDS = 5.0
"""How long store and processes may take to start without a word in the log."""


async def announce(look: Callable[[], Awaitable[Sequence[Check]]], **place: object) -> None:
    """Log that it is listening once all is well; before, what it is that is not."""
    patient_until, told = monotonic() + START_SECONDS, None
    while amiss := amiss_of(checks := await look()):
        if amiss != told and monotonic() > patient_until:
            log.warning("not_ready", **place, amiss=amiss)
            told = amiss
        await asyncio.sleep(0.1 if told is None else 1.0)
    log.info("listening", **place, ready=[check.name for check in checks])


CHANGE_SECONDS = 5.0
"""How often it is looked whether all is still well."""


async def tell_changes(
    look: Callable[[], Awaitable[Iterable[Check]]], *, sleep: Callable[[float], Awaitable[object]] = asyncio.sleep
) -> None:
    """Log, from when all was well on, each time that something else is amiss, or nothing any more. It never ends.

    Told is what two looks in a row have seen: a store that was slow once is no line in the log.
    """
    told = seen = frozenset[str]()
    while True:
        await sleep(CHANGE_SECONDS)
        amiss = amiss_of(await look())
        before, seen = seen, frozenset(amiss)
        if seen == told or seen != before:
            continue
        told = seen
        if amiss:
            log.warning("readiness", status="degraded", amiss=amiss)
        else:
            log.info("readiness", status="ok")


def amiss_of(checks: Iterable[Check]) -> dict[str, str]:
    """What is not well, and why."""
    return {check.name: check.detail for check in checks if not check.ok}


class Readiness:
    """What is known of this process's health between two requests."""

    def __init__(
        self,
        now: Callable[[], float],
        *,
        breakers: Mapping[str, Callable[[], bool]],
        watched: Callable[[], Iterable[Check]] = tuple,
    ) -> None:
        """`breakers`: what is left alone for a while when it fails too often, and whether it did lately.

        `watched`: what others know of themselves.
        """
        self._now = now
        self._breakers = breakers
        self._watched = watched
        self._lost_at: float | None = None
        self._lost_for = ""
        self.leaving = False
        """Nothing more is to be sent here: what comes all the same is served as long as the port is open."""
        self.draining = False
        """The port is closed: what goes on without end ends."""

    def journal_lost(self, why: str = "") -> None:
        """A turn could not be journalled. `why`: what the store said, without anything of the turn."""
        self._lost_at, self._lost_for = self._now(), why

    def journal_kept(self) -> None:
        """A turn was journalled: the journal works again."""
        self._lost_at = None

    def checks(self) -> tuple[Check, ...]:
        """What is known without asking anybody."""
        lost_lately = self._lost_at is not None and self._now() - self._lost_at < DEGRADED_SECONDS
        lost = ": ".join(filter(None, ("turns could not be journalled", self._lost_for))) if lost_lately else ""
        checks = [Check("journal", not lost_lately, lost)]
        for name, failed in self._breakers.items():
            fails = failed()
            why = "failed too often: it is left alone, and asked again every few seconds" if fails else ""
            checks.append(Check(name, not fails, why))
        return (*checks, *self._watched())
