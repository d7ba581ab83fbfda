"""`ricordo reingest`."""

import sys
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress

from memory.ingestion.reingest import Recovered, Reingester
from ricordo.cli.engine import with_engine
from ricordo.cli.errors import complain
from ricordo.cli.options import Config, Json, Store
from ricordo.cli.output import Output, counted
from ricordo.cli.settings import settings_of
from ricordo.parts import build_embedder_for, now
from ricordo.working import ingestor_of

COLUMNS = {"day": "day", "user": "user", "session": "session", "what would be added": "text"}


def reingest(  # noqa: PLR0913 - one for each option
    *,
    tenant: Annotated[str | None, typer.Option("--tenant", help="Only this tenant.", show_default=False)] = None,
    user: Annotated[str | None, typer.Option("--user", "-u", help="Only this user.", show_default=False)] = None,
    session: Annotated[str | None, typer.Option("--session", help="Only this session.", show_default=False)] = None,
    material: Annotated[
        bool, typer.Option("--material", help="Take pasted text, mails and code for the user's word, too.")
    ] = False,
    answers: Annotated[
        bool, typer.Option("--answers", help="Take the answers of an older release, too, whatever they repeat.")
    ] = False,
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Show what would be added, and write nothing.")] = False,
    store: Store = None,
    config: Config = None,
    as_json: Json = False,
) -> None:
    """Add what users said before and no memory has, out of the sessions that still have it.

    For a store of an older release, which kept less of what was said; and with --material for what was wrongly set
    aside as pasted text. What was answered is kept as it is of every chat; of an older release with --answers alone,
    since nobody knows any more whether its answers repeat what the application told the model. Nothing that is known
    is changed: neither the profile nor what is always included learns from it, and what was erased or is to be
    forgotten stays away. It may run beside the proxy, and again: what was added once is not added a second time.
    Interrupted, it goes on where it stopped. No model is asked.

    A user of whom nothing is remembered is read if --tenant and --user name her.

    Examples:
      ricordo reingest --dry-run
      ricordo reingest --tenant acme --user alice --session s-17 --material
    """
    settings = settings_of(config, store, extraction__extractor="heuristic")
    embedder = build_embedder_for(settings)
    found: list[Recovered] = []
    with Progress(console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as progress:
        task = progress.add_task("reading messages", total=None)
        done = with_engine(
            settings,
            lambda engine: Reingester(
                engine,
                ingestor_of(settings, engine=engine, embedder=embedder, asking=None),
                clock=now,
                material=material,
                answers=answers,
            ).run(
                tenant=tenant,
                user=user,
                session=session,
                keep=not dry_run,
                tell=found.append if dry_run else lambda _: None,
                progress=lambda count: progress.update(task, completed=count),
            ),
            embedder=embedder,
            makes=False,
        )
    output = Output(as_json=as_json)
    read = (
        f"{counted(done.messages, 'message')} in {counted(done.sessions, 'session')} of {counted(done.users, 'user')}"
    )
    if dry_run:
        output.rows(COLUMNS, found, empty="Nothing would be added: what is still kept of the sessions is known.")
        complain(f"{read} were read, and {counted(len(found), 'memory', 'memories')} would be added")
        return
    output.result(done, f"{read} were read, and {counted(done.added, 'memory', 'memories')} added")
