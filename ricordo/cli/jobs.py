"""`ricordo jobs`: the turns that wait to be ingested, and the dead letters."""

from collections.abc import Sequence
from datetime import datetime
from typing import Annotated, NamedTuple

import msgspec
import typer

from memory.model.errors import InvalidInput, NotFound
from memory.model.scope import Scope
from memory.ports.engine import Engine
from memory.ports.jobs import JobInfo, JobState
from ricordo.cli.commands import Commands
from ricordo.cli.engine import with_engine
from ricordo.cli.options import Config, Json, Store, Yes
from ricordo.cli.output import Output
from ricordo.cli.settings import settings_of

MOST = 100_000
"""How many dead letters one command handles: more than anybody has, and it keeps the answer bounded."""

COLUMNS = {
    "turn": "turn",
    "step": "step",
    "tenant": "tenant",
    "user": "user",
    "state": "state",
    "attempts": "attempts",
    "queued": "queued_at",
    "error": "error",
}

app = typer.Typer(cls=Commands, no_args_is_help=True, help="The turns that wait to be ingested, and the dead letters.")

Turns = Annotated[list[str] | None, typer.Argument(metavar="TURN", help="Ids of turns.", show_default=False)]
All = Annotated[bool, typer.Option("--all", help="All dead letters.")]
OfTenant = Annotated[str | None, typer.Option("--tenant", help="Only this tenant's.", show_default=False)]
OfUser = Annotated[str | None, typer.Option("--user", "-u", help="Only this user's.", show_default=False)]


class JobLine(msgspec.Struct, frozen=True, kw_only=True):
    """A job as the commands show it; the names are stable."""

    turn: str
    step: int
    attempt: int
    tenant: str
    user: str | None
    state: JobState
    attempts: int
    queued_at: datetime
    retry_at: datetime | None
    error: str


def line_of(job: JobInfo) -> JobLine:
    fields = {name: getattr(job, name) for name in JobInfo.__struct_fields__ if name != "key"}
    return JobLine(turn=job.key.turn, step=job.key.step, attempt=job.key.attempt, **fields)


class Chosen(NamedTuple):
    """Which dead letters are meant."""

    turns: Sequence[str] = ()
    """None are given: all."""
    tenant: str | None = None
    user: str | None = None

    def has(self, job: JobInfo) -> bool:
        """Whether a dead letter is meant."""
        is_theirs = self.tenant in (None, job.tenant) and self.user in (None, job.user)
        return is_theirs and (not self.turns or job.key.turn in self.turns)


async def dead_letters(engine: Engine, chosen: Chosen) -> tuple[JobInfo, ...]:
    """The dead letters that are meant.

    Raises `NotFound` for a turn that has none, and `InvalidInput` for one of which two users have one: applications may
    name turns.
    """
    dead = [job for job in await engine.queue.jobs(state=JobState.DEAD, limit=MOST) if chosen.has(job)]
    if missing := set(chosen.turns) - {job.key.turn for job in dead}:
        raise NotFound(f"no dead letter of turn {', '.join(sorted(missing))}; `ricordo jobs list` shows what there is")
    for turn in chosen.turns:
        if len({(job.tenant, job.user) for job in dead if job.key.turn == turn}) > 1:
            raise InvalidInput(f"several users have a turn {turn}: say whose with --tenant and --user")
    return tuple(dead)


async def retry_dead(engine: Engine, chosen: Chosen) -> int:
    """Put dead letters back into the queue; how many it was."""
    jobs = await dead_letters(engine, chosen)
    for job in jobs:
        await engine.queue.revive(Scope(job.tenant, job.user), job.key)
    return len(jobs)


async def discard_dead(engine: Engine, chosen: Chosen) -> int:
    """Drop dead letters for good; how many it was."""
    jobs = await dead_letters(engine, chosen)
    for job in jobs:
        await engine.queue.discard(Scope(job.tenant, job.user), job.key)
    return len(jobs)


@app.command("list")
def list_(
    *,
    state: Annotated[JobState | None, typer.Option("--state", help="Only these.", show_default=False)] = None,
    limit: Annotated[int, typer.Option("--limit", "-n", min=1, help="At most so many, the oldest first.")] = 100,
    config: Config = None,
    store: Store = None,
    as_json: Json = False,
) -> None:
    """List unfinished jobs and dead letters. No content is shown.

    Examples:
      ricordo jobs list
      ricordo jobs list --state dead --json
    """
    jobs = with_engine(
        settings_of(config, store), lambda engine: engine.queue.jobs(state=state, limit=limit), makes=False
    )
    Output(as_json=as_json).rows(COLUMNS, [line_of(job) for job in jobs], empty="Nothing waits.")


@app.command()
def retry(
    turns: Turns = None,
    *,
    every: All = False,
    tenant: OfTenant = None,
    user: OfUser = None,
    config: Config = None,
    store: Store = None,
    as_json: Json = False,
) -> None:
    """Put dead letters back into the queue.

    Examples:
      ricordo jobs retry 0193e0a2-7c1e-7d7a-9b1c-2f6a5d0c9e11
      ricordo jobs retry --all
    """
    chosen = _chosen(turns, every=every, tenant=tenant, user=user)
    count = with_engine(settings_of(config, store), lambda engine: retry_dead(engine, chosen))
    Output(as_json=as_json).result({"retried": count}, f"{count} jobs are back in the queue")


@app.command()
def discard(
    turns: Turns = None,
    *,
    every: All = False,
    tenant: OfTenant = None,
    user: OfUser = None,
    yes: Yes = False,
    config: Config = None,
    store: Store = None,
    as_json: Json = False,
) -> None:
    """Drop dead letters for good: what was said in them will not be remembered.

    Examples:
      ricordo jobs discard 0193e0a2-7c1e-7d7a-9b1c-2f6a5d0c9e11
      ricordo jobs discard --all --tenant acme --yes
    """
    chosen = _chosen(turns, every=every, tenant=tenant, user=user)
    if not yes:
        typer.confirm("Drop these turns for good?", abort=True, err=True)
    count = with_engine(settings_of(config, store), lambda engine: discard_dead(engine, chosen))
    Output(as_json=as_json).result({"discarded": count}, f"{count} jobs are dropped")


def _chosen(turns: list[str] | None, *, every: bool, tenant: str | None, user: str | None) -> Chosen:
    if bool(turns) == every:
        raise typer.BadParameter("name turns, or give --all")
    return Chosen(turns or (), tenant, user)
    return turns or None
