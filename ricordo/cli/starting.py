"""From the options of `ricordo serve` and `ricordo worker` to the processes that they are.

What is wrong with settings is refused before anything is loaded that serves. The worker starts first: it loads what it
consists of beside the proxy, and opens the store when the proxy has done so.
"""

import asyncio
import os
import sys
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Annotated
from urllib.parse import urlsplit

from msgspec import Meta, Struct

from config.errors import SettingsError
from config.loading import config_file
from config.settings import Settings
from proxy.identity.local import is_loopback
from proxy.ops.logs import configure_logs
from ricordo.cli.settings import loaded, settings_of
from ricordo.event_loop import run
from ricordo.supervisor import Supervisor


class ServeCommand(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What `ricordo serve` is given (see there); None: not given."""

    host: str | None = None
    port: Annotated[int, Meta(ge=0, le=65_535)] | None = None
    upstream: str | None = None
    store: str | None = None
    config: Path | None = None
    no_worker: bool = False
    workers: Annotated[int, Meta(ge=1, le=64)] = 1
    proxies: Annotated[int, Meta(ge=1, le=64)] | None = None
    one_of: str | None = None
    """Its place among several proxies."""


class WorkerCommand(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What `ricordo worker` is given."""

    store: str | None = None
    config: Path | None = None
    supervised: bool = False


def serve(options: ServeCommand) -> int:
    """Serve until a signal ends it; an exit code. Raises what `FORESEEN` names."""
    flags = {
        "server__host": options.host,
        "server__port": options.port,
        "server__proxies": options.proxies,
        "upstream__base": options.upstream,
        "store__path_or_url": options.store,
    }
    settings = loaded(options.config, **flags).settings
    # What serves is loaded here: it is not needed for a setting that is wrong, nor to supervise.
    if options.one_of is not None:
        from ricordo.proxies import seat_in  # noqa: PLC0415 - see above
        from ricordo.serving import serve_one_of  # noqa: PLC0415 - see above

        return serve_one_of(settings, seat_in(options.one_of))
    check_together(settings)
    _check_workers(settings, options.workers, no_worker=options.no_worker)
    if settings.server.proxies > 1:
        from ricordo.proxies import serve_several  # noqa: PLC0415 - see above

        file = config_file(options.config, os.environ)
        proxy = _command("serve", store=options.store, host=options.host, upstream=options.upstream)
        worker = () if options.no_worker else _command("worker", "--supervised", store=options.store)
        return serve_several(settings, config=file, proxy=proxy, worker=worker, workers=options.workers)
    beside = not options.no_worker and not settings.store.is_in_memory
    worker = _command("worker", "--supervised", store=options.store, config=options.config) if beside else ()
    return _serve_alone(settings, worker=worker, workers=options.workers)


def work(options: WorkerCommand) -> int:
    """Ingest until a signal ends it; an exit code. Raises what `FORESEEN` names."""
    settings = settings_of(options.config, options.store)
    from ricordo.working import run_worker  # noqa: PLC0415 - not needed for a setting that is wrong

    return run_worker(settings, supervised=options.supervised)


def _serve_alone(settings: Settings, *, worker: Sequence[str], workers: int) -> int:
    """Run one proxy; `worker` is the command of the processes beside it."""

    async def main() -> None:
        async with Supervisor("worker", lambda _: worker, processes=workers if worker else 0) as beside:
            beside.load()
            serve = await asyncio.to_thread(_what_serves)  # in a thread: the loop starts the workers meanwhile
            await serve(settings, beside)

    configure_logs(level=settings.logs.level, form=settings.logs.format)
    run(main)
    return 0


def _what_serves() -> Callable[[Settings, Supervisor], Awaitable[None]]:
    from ricordo.serving import serve  # noqa: PLC0415 - a third of a second

    return serve


def check_together(settings: Settings) -> None:
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


def _check_workers(settings: Settings, workers: int, *, no_worker: bool) -> None:
    """Refuse what is told of workers where the store allows it not. Raises `SettingsError`."""
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
