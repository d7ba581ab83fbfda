"""`ricordo serve` and `ricordo worker`."""

import os
import sys
from typing import Annotated
from urllib.parse import urlsplit

import typer

from config.errors import SettingsError
from config.loading import config_file
from config.settings import Settings
from proxy.identity.local import is_loopback
from ricordo.cli.options import Config, Store, Upstream, loaded, settings_of

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
    request, the next one of a conversation too; each takes some 130 MB. What is deleted through one is deleted for all.

    Examples:
      ricordo serve
      ricordo serve --upstream http://127.0.0.1:11434/v1 --port 9000
      ricordo serve --config ricordo.toml --store /var/lib/ricordo/ricordo.db
      ricordo serve --proxies 2
      ricordo serve --store redis://127.0.0.1:6379/0 --workers 2

    To try it out, leaving no file: --store memory: keeps nothing after this one process ends, and has its worker in it.
      ricordo serve --store memory:
    """
    flags = {"server__host": host, "server__port": port, "server__proxies": proxies, "upstream__base": upstream}
    settings = loaded(config, store__path_or_url=store, **flags).settings
    if one_of is None:
        _check_together(settings, workers, no_worker=no_worker)
    # What serves is loaded here: it is not needed for the help, nor for a setting that is wrong, nor to supervise.
    if settings.server.proxies > 1 and one_of is None:
        from ricordo.proxies import serve_several  # noqa: PLC0415 - see above

        file = config_file(config, os.environ)
        proxy = _command("serve", store=store, host=host, upstream=upstream)
        worker = () if no_worker else _command("worker", "--supervised", store=store)
        raise typer.Exit(serve_several(settings, config=file, proxy=proxy, worker=worker, workers=workers))
    from ricordo.proxies import seat_in  # noqa: PLC0415 - see above
    from ricordo.serving import serve as serve_app  # noqa: PLC0415 - see above
    from ricordo.serving import serve_one_of  # noqa: PLC0415 - see above

    if one_of is not None:
        raise typer.Exit(serve_one_of(settings, seat_in(one_of)))
    beside = not no_worker and not settings.store.is_in_memory
    worker = _command("worker", "--supervised", store=store, config=config) if beside else ()
    raise typer.Exit(serve_app(settings, worker=worker, workers=workers))


def _check_together(settings: Settings, workers: int, *, no_worker: bool) -> None:
    """Refuse settings each of which is right, but not beside the others. Raises `SettingsError`."""
    # A key that Ricordo holds is not for everybody on the network.
    host = settings.server.host
    for section, upstream in settings.every_upstream.items():
        if upstream.api_key and settings.identity.mode == "passthrough" and not is_loopback(host):
            raise SettingsError(
                f'{section}.api_key: everybody who reaches {host} could spend it; set identity.mode = "keys", or no key'
            )
        # An upstream that is Ricordo itself: an application's OPENAI_BASE_URL, most likely.
        base = urlsplit(upstream.base)
        if base.port == settings.server.port and base.hostname and is_loopback(base.hostname):
            raise SettingsError(
                f"{section}.base: {upstream.base} is where Ricordo itself listens; name the model's server"
                + (" with --upstream" if section == "upstream" else "")
            )
    if settings.store.is_in_memory and (no_worker or workers > 1):
        flag = "--no-worker" if no_worker else f"--workers {workers}"
        raise SettingsError(f"{flag}: a store in memory has its one worker in the proxy's own process")
    # A file is ingested by one process.
    if workers > 1 and not settings.store.is_remote:
        raise SettingsError(
            f"--workers {workers}: a store in a file has one worker; several need a server (--store redis://HOST:PORT/DB)"
        )


def _command(*command: str, **options: object) -> list[str]:
    """What starts a process beside this one; the same settings reach it by the same ways, as by the environment."""
    # -P: modules of the folder in which it is started are not Ricordo's, whatever their names.
    given = [part for name, value in options.items() if value is not None for part in (f"--{name}", str(value))]
    return [sys.executable, "-P", "-m", "ricordo", *command, *given]


def worker(*, store: Store = None, config: Config = None, supervised: Supervised = False) -> None:
    """Run only the worker, beside a proxy that was started with --no-worker on the same store.

    Example:
      ricordo worker --store /var/lib/ricordo/ricordo.db
    """
    from ricordo.working import run_worker  # noqa: PLC0415 - not for its help, nor for a setting that is wrong

    raise typer.Exit(run_worker(settings_of(config, store), supervised=supervised))
