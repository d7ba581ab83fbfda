"""`ricordo migrate`: from one store to another, and back."""

import asyncio
import sys
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskID, TextColumn, TimeRemainingColumn

from config.settings import Settings
from memory.model.errors import InvalidInput, SecretMismatch
from memory.model.ids import uuid7
from memory.upkeep.migrate import Migrated, Migration
from ricordo.cli.errors import FAILED, complain
from ricordo.cli.options import Config, Json, Store
from ricordo.cli.output import Output, counted
from ricordo.cli.settings import settings_of
from ricordo.parts import build_embedder_for
from ricordo.stores import check_there, engine_of, secret_of


def migrate(
    target: Annotated[str, typer.Argument(metavar="PATH-or-URL", help="The store to copy into.", show_default=False)],
    *,
    store: Store = None,
    config: Config = None,
    as_json: Json = False,
) -> None:
    """Copy all memories, profiles, sessions and proxy keys of the store into another one, and compare them.

    Stop the proxy and let the worker finish before. Interrupted, it goes on where it stopped. The store itself is left
    as it is: delete it when you are content, since what is erased in one is not erased in the other.

    Examples:
      ricordo migrate redis://cache.internal:6379/0
      ricordo migrate ./ricordo.db --store redis://cache.internal:6379/0
    """
    source = settings_of(config, store)
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not sys.stderr.isatty()) as bar:
        tasks: dict[str, TaskID] = {}

        def show(what: str, count: int, total: int) -> None:
            if what not in tasks:
                tasks[what] = bar.add_task(what)
            bar.update(tasks[what], completed=count, total=total)

        done = asyncio.run(migrated(source, settings_of(config, target), progress=show))
    Output(as_json=as_json).result(done, told(done))
    for different, one, several in (
        (done.different, "memory is", "memories are"),
        (done.different_sessions, "session is", "sessions are"),
    ):
        if different:
            complain(f"{counted(len(different), one, several)} not in both stores alike")
    if done.different or done.different_sessions:
        raise typer.Exit(FAILED)


async def migrated(source: Settings, target: Settings, *, progress: Callable[[str, int, int], None]) -> Migrated:
    """Copy one store into the other; one that is new gets its secret, too.

    Raises `InvalidInput` if they are the same, `SecretMismatch`, and `StoreUnavailable` where there is nothing to copy.
    """
    if source.store.path_or_url == target.store.path_or_url:
        raise InvalidInput("that is the store itself: name another one to copy into")
    check_there(source)
    secret = secret_of(source)
    if secret_of(target, new=secret) != secret:
        # Tenants of provider keys and the digests of proxy keys are made with it: they would not be found again.
        raise SecretMismatch(
            "the two stores have different secrets: give the other one the first one's (RICORDO_SECRET, or its file)"
        )
    embedder = build_embedder_for(target)
    async with engine_of(source) as old, engine_of(target, embedder=embedder) as new:
        migration = Migration(old, new, embedder=embedder, at=datetime.now(UTC), make_id=uuid7, progress=progress)
        return await migration.run()


def told(done: Migrated) -> str:
    """What was done, in a sentence."""
    dead = f"; {counted(done.dead, 'dead letter stays', 'dead letters stay')} behind" if done.dead else ""
    return (
        f"{done.copied} of {counted(done.memories, 'memory', 'memories')}, {done.fields} profile fields, "
        f"{counted(done.sessions, 'session', 'sessions')} and {counted(done.keys, 'key', 'keys')} were copied{dead}"
    )
