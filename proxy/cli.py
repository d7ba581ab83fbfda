"""The command `ricordo`, put together."""

import asyncio
import sys
from contextlib import AbstractAsyncContextManager
from importlib.metadata import version
from pathlib import Path
from typing import Annotated
from urllib.parse import urlsplit

import structlog
import typer
from rich.console import Console
from rich.progress import Progress

from config.loading import SettingsError, load_settings
from config.settings import Settings
from memory import reembedding
from memory.ports import Engine
from proxy import cli_config, cli_jobs, cli_keys, cli_memories, cli_profile
from proxy.app import serve as serve_app
from proxy.cli_check import check
from proxy.cli_migrate import migrate
from proxy.cli_options import FAILED, Commands, Config, Json, Store, Upstream, settings_of, with_engine
from proxy.cli_output import Output, complain, counted
from proxy.demo import DemoFailed, play
from proxy.local import is_loopback
from proxy.parts import build_embedder_for
from proxy.stores import engine_of
from proxy.working import run_worker

BATCH = 256
"""Memories embedded and committed at once: what an interrupted `reembed` loses."""

app = typer.Typer(
    name="ricordo",
    cls=Commands,
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    rich_markup_mode="rich",
    context_settings={"help_option_names": ["-h", "--help"]},
    help="""A proxy that gives any OpenAI-compatible chat application a long-term memory.

    Try it:               ricordo demo
    Run it:               ricordo serve --upstream https://api.openai.com/v1
    Use it:               OpenAI(base_url="http://127.0.0.1:8000/v1")
    See what it knows:    ricordo memories list
    Something is wrong:   ricordo check
    Every setting:        ricordo config show
    Complete with TAB:    ricordo --install-completion

    Exit codes: 0 done; 1 could not be done, or a check failed; 2 wrong command line or settings; 3 the store is away,
    damaged or written under another secret; 130 interrupted.
    """,
)


def _show_version(wanted: bool) -> None:  # noqa: FBT001 - how the library calls it
    if wanted:
        typer.echo(f"ricordo {version('ricordo')}")
        raise typer.Exit


Version = Annotated[
    bool, typer.Option("--version", callback=_show_version, is_eager=True, help="Show the version and exit.")
]


@app.callback()
def main(*, version: Version = False) -> None:  # noqa: ARG001 - its callback has shown it
    """The commands do the work. What is logged meanwhile, as of a store at risk, stays out of what they print."""
    structlog.configure(logger_factory=lambda *_: structlog.PrintLogger(sys.stderr))


Host = Annotated[
    str | None, typer.Option("--host", help="Address to listen on; 127.0.0.1 if not set.", show_default=False)
]
Port = Annotated[
    int | None,
    typer.Option("--port", "-p", min=0, max=65_535, help="Port to listen on; 8000 if not set.", show_default=False),
]
NoWorker = Annotated[bool, typer.Option("--no-worker", help="Start no worker: one runs elsewhere (`ricordo worker`).")]
Workers = Annotated[
    int, typer.Option("--workers", "-w", min=1, max=64, help="Worker processes; more than one on Redis only.")
]
Supervised = Annotated[bool, typer.Option("--supervised", hidden=True, help="End when standard input ends.")]


@app.command()
def serve(
    *,
    host: Host = None,
    port: Port = None,
    upstream: Upstream = None,
    store: Store = None,
    config: Config = None,
    no_worker: NoWorker = False,
    workers: Workers = 1,
) -> None:
    """Run the proxy, and the worker that ingests turns in a process beside it.

    Examples:
      ricordo serve
      ricordo serve --upstream http://127.0.0.1:11434/v1 --port 9000
      ricordo serve --config ricordo.toml --store /var/lib/ricordo/ricordo.db
      ricordo serve --store redis://127.0.0.1:6379/0 --workers 2
    """
    settings = settings_of(config, store, server__host=host, server__port=port, upstream__base=upstream)
    _refuse_exposure(settings)
    _refuse_loop(settings)
    _refuse_crowd(settings, workers)
    worker = () if no_worker else _worker_command(store, config)
    raise typer.Exit(serve_app(settings, worker=worker, workers=workers))


def _refuse_crowd(settings: Settings, workers: int) -> None:
    """A file is ingested by one process. Raises `SettingsError`."""
    if workers > 1 and not settings.store.is_remote:
        raise SettingsError(
            f"--workers {workers}: a store in a file has one worker; several need a server (--store redis://HOST:PORT/DB)"
        )


def _refuse_loop(settings: Settings) -> None:
    """An upstream that is Ricordo itself: an application's OPENAI_BASE_URL, most likely. Raises `SettingsError`."""
    base = urlsplit(settings.upstream.base)
    if base.port == settings.server.port and base.hostname and is_loopback(base.hostname):
        raise SettingsError(
            f"upstream.base: {settings.upstream.base} is where Ricordo itself listens; name the model's server with "
            "--upstream"
        )


def _refuse_exposure(settings: Settings) -> None:
    """A key that Ricordo holds is not for everybody on the network. Raises `SettingsError`."""
    host = settings.server.host
    if settings.upstream.api_key and settings.identity.mode == "passthrough" and not is_loopback(host):
        raise SettingsError(
            f'upstream.api_key: everybody who reaches {host} could spend it; set identity.mode = "keys", or no key'
        )


def _worker_command(store: str | None, config: Path | None) -> list[str]:
    """What starts the worker of this proxy: the same settings reach it by the same ways, the environment among them."""
    # -P: modules of the folder in which it is started are not Ricordo's, whatever their names.
    command = [sys.executable, "-P", "-m", "ricordo", "worker", "--supervised"]
    command += ["--store", store] if store else []
    return [*command, "--config", str(config)] if config else command


@app.command()
def worker(*, store: Store = None, config: Config = None, supervised: Supervised = False) -> None:
    """Run only the worker, beside a proxy that was started with --no-worker on the same store.

    Example:
      ricordo worker --store /var/lib/ricordo/ricordo.db
    """
    raise typer.Exit(run_worker(settings_of(config, store), supervised=supervised))


@app.command()
def demo(*, as_json: Json = False) -> None:
    """Play two conversations through a real Ricordo and a scripted stand-in for a model: no key, no network.

    Exit code 0 if the second conversation's prompt carried what only the first one said, else 1.

    Examples:
      ricordo demo
      ricordo demo --json
    """
    console = Console(stderr=as_json, highlight=False)
    try:
        report = asyncio.run(play(_store_at, console=console))
    except DemoFailed as error:
        complain(str(error))
        raise typer.Exit(FAILED) from None
    if as_json:
        Output(as_json=True).result(report, "")
    if not report.remembered:
        complain("the second prompt did not carry the memory")
        raise typer.Exit(FAILED)


def _store_at(path: Path) -> AbstractAsyncContextManager[Engine]:
    """The store of the demonstration, under no settings but its path."""
    return engine_of(load_settings(environ={}, flags={"store.path_or_url": str(path)}))


@app.command()
def reembed(*, store: Store = None, config: Config = None, as_json: Json = False) -> None:
    """Give every memory a vector of the embedder that is configured. Interrupted, it goes on where it stopped.

    Example:
      RICORDO_EMBEDDER__KIND=minilm ricordo reembed
    """
    settings = settings_of(config, store)
    with Progress(console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as progress:
        task = progress.add_task("embedding", total=None)
        done = with_engine(
            settings,
            lambda engine: reembedding.reembed(
                engine.memories,
                build_embedder_for(settings),
                batch=BATCH,
                progress=lambda count, total: progress.update(task, completed=count, total=total),
            ),
        )
    embedded = counted(done.embedded, "memory is", "memories are")
    refused = f"; {len(done.refused)} were refused and are found by their words only" if done.refused else ""
    Output(as_json=as_json).result(done, f"{embedded} embedded anew{refused}")


app.command()(check)
app.command()(migrate)
app.add_typer(cli_memories.app, name="memories")
app.add_typer(cli_profile.app, name="profile")
app.add_typer(cli_keys.app, name="keys")
app.add_typer(cli_jobs.app, name="jobs")
app.add_typer(cli_config.app, name="config")
