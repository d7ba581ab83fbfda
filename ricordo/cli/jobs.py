"""`ricordo jobs`: the turns that wait to be ingested, and the dead letters."""

from datetime import datetime
from typing import Annotated

import msgspec
import typer

from memory.model.errors import NotFound
from memory.model.turn import TurnKey
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


async def dead_letters(engine: Engine, turns: list[str] | None) -> tuple[TurnKey, ...]:
    """The keys of the dead letters of `turns` (None: all). Raises `NotFound` for a turn that has none."""
    dead = [job.key for job in await engine.queue.jobs(state=JobState.DEAD, limit=MOST)]
    missing = set(turns or ()) - {key.turn for key in dead}
    if missing:
        raise NotFound(f"no dead letter of turn {', '.join(sorted(missing))}; `ricordo jobs list` shows what there is")
    return tuple(key for key in dead if turns is None or key.turn in turns)


async def retry_dead(engine: Engine, turns: list[str] | None) -> int:
    """Put dead letters back into the queue; how many it was."""
    keys = await dead_letters(engine, turns)
    for key in keys:
        await engine.queue.revive(key)
    return len(keys)


async def discard_dead(engine: Engine, turns: list[str] | None) -> int:
    """Drop dead letters for good; how many it was."""
    keys = await dead_letters(engine, turns)
    for key in keys:
        await engine.queue.discard(key)
    return len(keys)


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
    turns: Turns = None, *, every: All = False, config: Config = None, store: Store = None, as_json: Json = False
) -> None:
    """Put dead letters back into the queue.

    Examples:
      ricordo jobs retry 0193e0a2-7c1e-7d7a-9b1c-2f6a5d0c9e11
      ricordo jobs retry --all
    """
    chosen = _chosen(turns, every=every)
    count = with_engine(settings_of(config, store), lambda engine: retry_dead(engine, chosen))
    Output(as_json=as_json).result({"retried": count}, f"{count} jobs are back in the queue")


@app.command()
def discard(
    turns: Turns = None,
    *,
    every: All = False,
    yes: Yes = False,
    config: Config = None,
    store: Store = None,
    as_json: Json = False,
) -> None:
    """Drop dead letters for good: what was said in them will not be remembered.

    Examples:
      ricordo jobs discard 0193e0a2-7c1e-7d7a-9b1c-2f6a5d0c9e11
      ricordo jobs discard --all --yes
    """
    chosen = _chosen(turns, every=every)
    if not yes:
        typer.confirm("Drop these turns for good?", abort=True, err=True)
    count = with_engine(settings_of(config, store), lambda engine: discard_dead(engine, chosen))
    Output(as_json=as_json).result({"discarded": count}, f"{count} jobs are dropped")


def _chosen(turns: list[str] | None, *, every: bool) -> list[str] | None:
    if bool(turns) == every:
        raise typer.BadParameter("name turns, or give --all")
    return turns or None
