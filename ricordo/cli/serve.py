"""`ricordo serve` and `ricordo worker`: their options and their help. Most starts need neither (see `plain`)."""

from typing import Annotated

import typer

from ricordo.cli.options import Config, Store, Upstream
from ricordo.cli.starting import ServeCommand, WorkerCommand, work
from ricordo.cli.starting import serve as start_serving

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
Proxies = Annotated[
    int | None,
    typer.Option("--proxies", min=1, max=64, help="Proxy processes on this port; 1 if not set.", show_default=False),
]
OneOf = Annotated[str | None, typer.Option("--one-of", hidden=True, help="Its place among several proxies.")]
Supervised = Annotated[bool, typer.Option("--supervised", hidden=True, help="End when standard input ends.")]


def serve(  # noqa: PLR0913 - its options
    *,
    host: Host = None,
    port: Port = None,
    upstream: Upstream = None,
    store: Store = None,
    config: Config = None,
    no_worker: NoWorker = False,
    workers: Workers = 1,
    proxies: Proxies = None,
    one_of: OneOf = None,
) -> None:
    """Run the proxy, and the worker that ingests turns in a process beside it.

    One proxy keeps one core busy. With --proxies there are several on the same port, any of which may answer any
    request, the next one of a conversation too; each takes some 90 MB. What is deleted through one is deleted for all.

    Examples:
      ricordo serve
      ricordo serve --upstream http://127.0.0.1:11434/v1 --port 9000
      ricordo serve --config ricordo.toml --store /var/lib/ricordo/ricordo.db
      ricordo serve --proxies 2
      ricordo serve --store redis://127.0.0.1:6379/0 --workers 2

    To try it out, leaving no file: --store memory: keeps nothing after this one process ends, and has its worker in it.
      ricordo serve --store memory:
    """
    options = ServeCommand(
        host=host,
        port=port,
        upstream=upstream,
        store=store,
        config=config,
        no_worker=no_worker,
        workers=workers,
        proxies=proxies,
        one_of=one_of,
    )
    raise typer.Exit(start_serving(options))


def worker(*, store: Store = None, config: Config = None, supervised: Supervised = False) -> None:
    """Run only the worker, beside a proxy that was started with --no-worker on the same store.

    Example:
      ricordo worker --store /var/lib/ricordo/ricordo.db
    """
    raise typer.Exit(work(WorkerCommand(store=store, config=config, supervised=supervised)))
